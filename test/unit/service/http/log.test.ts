import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLog, gatherWrites } from "../../../../src/service/http/log.ts";

const SECRET = "b64+key/of=the=vault";

function open(format: "json" | "text") {
  const lines: string[] = [];
  const now = () => new Date("2026-01-02T03:04:05.678Z");
  return { lines, log: createLog({ format, write: (line) => lines.push(line), secrets: [SECRET], now }) };
}

test("a line is one JSON object without empty fields", () => {
  const { lines, log } = open("json");
  log.info("request", { requestId: "req-1", status: 200, keyId: undefined, conversation: null });
  expect(lines).toEqual([expect.stringMatching(/^[^\n]+\n$/)]);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: "2026-01-02T03:04:05.678Z",
    level: "info",
    event: "request",
    requestId: "req-1",
    status: 200,
  });
});

test("a text line has no line break, whatever it quotes", () => {
  const { lines, log } = open("text");
  log.warn("request", { path: "/a\nerror forged\u2028x", status: 404 });
  expect(lines).toEqual(["2026-01-02T03:04:05.678Z warn  request path=/a error forged x status=404\n"]);
});

test.each(["json", "text"] as const)("%s contains no secret and no API key, and is limited in length", (format) => {
  const { lines, log } = open(format);
  log.info("request", { path: `/api/v1/jobs/rdk_abc-DEF_123/${SECRET}` });
  log.fault(new Error(`postgres://u:${SECRET}@h`, { cause: Object.assign(new Error("inner"), { token: "hunter2" }) }));
  log.info("request", { path: `/${"x".repeat(495)}${SECRET}` });
  const text = lines.join("");
  for (const secret of [SECRET, encodeURIComponent(SECRET), "rdk_abc", "hunter2", "b64"])
    expect(text).not.toContain(secret);
  expect(text).toContain("inner");
  expect(lines[0]).toContain("/api/v1/jobs/rdk_***/***");
  expect(lines[2]?.length).toBeLessThan(700);
});

test("fields that are named like secrets are redacted", () => {
  const { lines, log } = open("json");
  log.info("request", { token: "unknown-1", authorization: "unknown-2", apiKey: "unknown-3" });
  expect(lines.join("")).not.toContain("unknown");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ token: "***", authorization: "***", apiKey: "***" });
});

test("the lines of one turn are written at once, in their order", async () => {
  const written: string[] = [];
  const write = gatherWrites((text) => written.push(text));
  for (const line of ["a\n", "b\n"]) write(line);
  expect(written).toEqual([]);
  await setImmediate();
  write("c\n");
  await setImmediate();
  expect(written).toEqual(["a\nb\n", "c\n"]);
});
