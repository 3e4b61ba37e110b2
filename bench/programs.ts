import { spawn } from "node:child_process";
import { Agent, request as httpRequest } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export type Program = Disposable & { url: string; pid: number };

/** Starts a program whose first line of output is its address. */
export async function startProgram(path: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Program> {
  const script = fileURLToPath(new URL(path, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ["ignore", "pipe", "ignore"] });
  for await (const url of createInterface(child.stdout)) {
    return { url, pid: child.pid ?? 0, [Symbol.dispose]: () => void child.kill("SIGKILL") };
  }
  throw new Error(`${path} ${args.join(" ")} exited before it printed its address.`);
}

export type Timed = { status: number; body: string; time: number };

export function createCaller(url: string, apiKey: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (method: string, path: string, body?: string): Promise<Timed> =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const headers = { authorization: `Bearer ${apiKey}`, ...(body && { "content-type": "application/json" }) };
      const call = httpRequest(url + path, { method, agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const time = performance.now() - start;
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString(), time });
        });
      });
      call.on("error", reject);
      call.end(body);
    });
}
