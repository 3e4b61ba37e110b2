import type { ServerResponse } from "node:http";
import { type Received, type Scripted, serveScripted } from "../scripted-server.ts";
import { checkCall } from "./check.ts";
import { isException } from "./exceptions.ts";
import { recordCalls } from "./exercised.ts";

/**
 * An answer as GitHub's: of JSON only what matters to a test, since what GitHub always sends is added. A fault is on
 * purpose no answer that GitHub describes; one without a body closes the connection.
 */
export type GitHubAnswer = {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
  origin?: "emulate" | "fault";
};
type AnswerTo = (received: Received) => GitHubAnswer | Promise<GitHubAnswer>;

const violations: string[] = [];

/** What was wrong with calls and answers since the last time. */
export const takeViolations = (): string[] => violations.splice(0);

/** A server that plays GitHub: every call and every answer is checked by GitHub's own schemas, except web pages. */
export async function serveGitHub(answer: AnswerTo, isPage = (_path: string) => false): Promise<Scripted> {
  const server: Scripted = await serveScripted((_, response) => {
    const received = server.received.at(-1) as Received;
    const done = isPage(received.url ?? "")
      ? showPage(received, answer, response)
      : respond(received, answer, response);
    done.catch((error: unknown) => {
      // A caller that is gone needs no answer.
      if (response.destroyed) return;
      violations.push(`${received.method} ${received.url}: ${error instanceof Error ? error.stack : error}`);
      response.destroy();
    });
  });
  return server;
}

async function showPage(received: Received, answer: AnswerTo, response: ServerResponse): Promise<void> {
  const { status = 200, headers, body } = await answer(received);
  response.writeHead(status, { "content-type": "text/html", ...headers }).end(body);
}

async function respond(received: Received, answer: AnswerTo, response: ServerResponse): Promise<void> {
  const call = await checkCall(received);
  const name = `${received.method} ${received.url}`;
  const report = (problems: string[]) => {
    const found = problems.filter((problem) => !isException(call.operations, problem));
    violations.push(...found.map((problem) => `${name}: ${problem}`));
  };
  report([...call.problems, ...recordCalls(call.operations)]);
  if (response.destroyed) return;
  const { status = 200, headers: given, body, origin } = await answer(received);
  if (origin === "fault" && body === undefined) return void response.destroy();
  const headers = { "content-type": "application/json", ...given };
  const isJson = typeof body !== "string" && origin !== "fault";
  const { value, problems } = isJson
    ? call.complete(status, body, origin === "emulate")
    : { value: body, problems: [] };
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (origin !== "fault" && !isJson) problems.push(...call.checkText(status, headers["content-type"], text));
  report(problems.map((problem) => `${origin ?? "our"} answer ${status}: ${problem}`));
  response.writeHead(status, headers).end(text);
}

const PASSED_ON = /^(?:link|x-ratelimit-.*)$/;

/** Emulate's answer. Its links lead to this server instead. */
export async function askEmulator(emulator: string, received: Received): Promise<GitHubAnswer> {
  const { method = "GET", url = "", headers, body } = received;
  const { authorization = "", accept = "*/*", host } = headers;
  const answer = await fetchAgain(`${emulator}${url}`, {
    method,
    headers: { authorization, accept, "content-type": "application/json" },
    ...(body === "" ? {} : { body }),
  });
  const passed = [...answer.headers].filter(([name]) => PASSED_ON.test(name));
  const links = passed.map(([name, value]) => [name, value.replaceAll(emulator, `http://${host}`)]);
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") && text !== "";
  const own = { status: answer.status, headers: Object.fromEntries(links), origin: "emulate" as const };
  return { ...own, body: isJson ? JSON.parse(text) : text };
}

/** Again where the connection was kept from an earlier emulator on the same port, which has ended. */
export async function fetchAgain(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, init).catch((error: unknown) => {
    const { cause } = error instanceof Error ? error : {};
    const isReset = cause instanceof Error && "code" in cause && cause.code === "ECONNRESET";
    return isReset ? fetch(url, init) : Promise.reject(error);
  });
}
