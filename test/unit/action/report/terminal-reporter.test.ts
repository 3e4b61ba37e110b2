import { afterEach, expect, test, vi } from "vitest";
import { createTerminalReporter } from "../../../../src/action/command-line.ts";

afterEach(() => vi.restoreAllMocks());

function listen(stream: NodeJS.WriteStream): string[] {
  const written: string[] = [];
  vi.spyOn(stream, "write").mockImplementation((text) => written.push(String(text)) > 0);
  return written;
}

test("what comes from outside can neither hide from a person nor tell the terminal what to do", async () => {
  const written = listen(process.stderr);
  const reporter = createTerminalReporter(false);
  await reporter.info("State: \u001b]0;title\u0007\u001b[2Kdone\r\tand\n\u009b1mso on");
  await reporter.debug("details");
  expect(written).toEqual(["State: ]0;title[2Kdone\tand\n1mso on\n"]);
});

test("documents are printed as they are, but for what is secret", () => {
  const written = listen(process.stdout);
  const reporter = createTerminalReporter(false);
  reporter.hide("hunter2");
  reporter.print("+\u001b[0m\r\n+password: hunter2\n");
  expect(written).toEqual(["+\u001b[0m\r\n+password: ***\n"]);
});
