import { isIP, type NetConnectOpts, Socket } from "node:net";
import { afterAll, afterEach, expect, inject } from "vitest";
import { recordIn } from "./github-schema/exercised.ts";
import { takeViolations } from "./github-schema/serve.ts";
import { beginFile } from "./phases.ts";

/** Tests never use the internet: a socket connects to this machine, or by a lookup that the test brings. */
const { connect } = Socket.prototype;

Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const options = parseOptions(args);
  if (isLocal(options)) return Reflect.apply(connect, this, args);
  const error = new Error(`Tests do not connect to ${"host" in options ? options.host : "this address"}.`);
  process.nextTick(() => this.destroy(Object.assign(error, { code: "ENETUNREACH", syscall: "connect" })));
  return this;
};

/** The options of `connect(options)`, `connect(port, host)`, `connect(path)`, or as Node passes them on. */
function parseOptions([first, second]: unknown[]): NetConnectOpts {
  if (Array.isArray(first)) return parseOptions(first);
  if (typeof first === "object") return first as NetConnectOpts;
  if (typeof first === "string") return { path: first };
  return { port: Number(first), ...(typeof second === "string" && { host: second }) };
}

function isLocal(options: NetConnectOpts): boolean {
  if ("path" in options && typeof options.path === "string") return true;
  const { host = "localhost", lookup } = options as { host?: string | null; lookup?: unknown };
  if (host === null) return true;
  if (isIP(host) !== 0) return host.startsWith("127.") || host === "::1";
  return host === "localhost" || host.endsWith(".invalid") || lookup !== undefined;
}

afterAll(beginFile(expect.getState().testPath ?? ""));
recordIn(inject("exercisedCalls"));

afterEach(() => {
  const violations = [...new Set(takeViolations())];
  if (violations.length > 0) throw new Error(`Against GitHub's own schemas:\n${violations.join("\n")}`);
});
