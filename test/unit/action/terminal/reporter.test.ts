import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createTerminalReporter } from "../../../../src/action/terminal/reporter.ts";

function createStreams() {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  return { stdin, stdout, stderr, env: {} };
}

test("untrusted text can neither hide from a person nor control the terminal", async () => {
  const streams = createStreams();
  const reporter = createTerminalReporter(streams);
  await reporter.info("State: \u001b]0;title\u0007\u001b[2Kdone\r\tand\n\u009b1mso on");
  await reporter.debug("details");
  expect(String(streams.stderr.read())).toBe("State: ]0;title[2Kdone\tand\n1mso on\n");
});

test("documents are printed as they are, but for what is secret", () => {
  const streams = createStreams();
  const reporter = createTerminalReporter(streams);
  reporter.hide("hunter2");
  reporter.print("+\u001b[0m\r\n+password: hunter2\n");
  expect(String(streams.stdout.read())).toBe("+\u001b[0m\r\n+password: ***\n");
});
