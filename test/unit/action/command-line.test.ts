import { afterEach, describe, expect, test, vi } from "vitest";
import { createTerminalReporter, parseFlags, renderHelp } from "../../../src/action/command-line.ts";
import { inputNames, inputTable, parseInputs } from "../../../src/action/inputs.ts";

describe("flags become inputs", () => {
  test.each<[string[], Record<string, string>]>([
    [[], {}],
    [["--title", "Two words"], { title: "Two words" }],
    [["--title=a=b"], { title: "a=b" }],
    [["--title="], { title: "" }],
    [["--base-url", "https://docs.example.com"], { "base-url": "https://docs.example.com" }],
    [["--changes=- tags: { start: v1 }"], { changes: "- tags: { start: v1 }" }],
    [["--dry-run"], { "dry-run": "true" }],
    [["--dry-run", "--title", "T"], { "dry-run": "true", title: "T" }],
    [["--stage", "--wait", "false"], { stage: "true", wait: "false" }],
    [["--stage=false", "--wait", "true"], { stage: "false", wait: "true" }],
  ])("%j", (args, inputs) => {
    expect(parseFlags(args)).toEqual({ help: false, inputs });
  });

  test("every input is a flag", () => {
    const args = inputNames.map((name) => `--${name}=${inputTable[name].default}`);
    expect(Object.keys(parseFlags(args).inputs)).toHaveLength(inputNames.length);
    expect(parseInputs(parseFlags(["--timeout", "90s", "--labels", "a,b", "--dry-run"]).inputs)).toMatchObject({
      timeout: 90_000,
      labels: ["a", "b"],
      "dry-run": true,
    });
  });
});

test.each([[["--help"]], [["-h"]], [["--title", "T", "-h"]]])("%j prints the help", (args) => {
  expect(parseFlags(args).help).toBe(true);
});

test.each<[string, string[], RegExp]>([
  ["a flag that is no input", ["--verbose"], /--verbose/],
  ["a short flag", ["-v"], /-v/],
  ["a text without a flag", ["v1.0.0..v1.1.0"], /v1\.0\.0\.\.v1\.1\.0/],
  ["a flag without its value", ["--title"], /--title/],
  ["a flag whose value looks like one", ["--title", "--body"], /--title/],
])("%s is refused", (_, args, words) => {
  expect(() => parseFlags(args)).toThrow(
    expect.objectContaining({
      code: "command/flags",
      message: expect.stringMatching(words),
      hint: expect.stringContaining("--help"),
    }),
  );
});

test("a repeated flag is joined or refused, never dropped", () => {
  const parse = () => parseFlags(["--labels", "first", "--labels", "second"]).inputs.labels;
  expect(resultOrError(parse)).toMatch(/first[\s\S]*second|--labels/);
});

test("the help shows every flag with its default, unless that is an expression", () => {
  const lines = renderHelp().split("\n");
  for (const name of inputNames) expect(lines.filter((line) => line.startsWith(`  --${name} `))).toHaveLength(1);
  expect(lines.find((line) => line.includes("--timeout"))).toMatch(/\[30m\]$/);
  expect(lines.find((line) => line.includes("--title "))).not.toMatch(/\[\]$/);
  expect(renderHelp()).not.toContain("github.token");
});

function resultOrError(parse: () => string | undefined): string {
  try {
    return String(parse());
  } catch (error) {
    return String(error);
  }
}

describe("the reporter of a terminal", () => {
  afterEach(() => vi.restoreAllMocks());

  function listen(stream: NodeJS.WriteStream): string[] {
    const written: string[] = [];
    vi.spyOn(stream, "write").mockImplementation((text) => written.push(String(text)) > 0);
    return written;
  }

  test("untrusted text can neither hide from a person nor control the terminal", async () => {
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
});
