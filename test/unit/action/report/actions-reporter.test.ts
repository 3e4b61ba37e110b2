import { afterEach, expect, test, vi } from "vitest";
import { createActionsReporter } from "../../../../src/action/report/reporter.ts";

afterEach(() => vi.restoreAllMocks());

/** What a runner would read of `say`. */
async function listen(say: (reporter: ReturnType<typeof createActionsReporter>) => Promise<void>): Promise<string> {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((piece) => written.push(String(piece)) > 0);
  await say(createActionsReporter());
  vi.restoreAllMocks();
  return written.join("");
}

test("a group folds its detail under its title", async () => {
  const log = await listen((reporter) => reporter.group("The request", '{\n  "title": "T"\n}'));
  expect(log.split(/\r?\n/)).toEqual(["::group::The request", "{", '  "title": "T"', "}", "::endgroup::", ""]);
});

test.each(["::stop-commands::x", "one\n  ::add-mask::two", "see ##[add-mask]two", "\t::error::x"])(
  "%j is text in the log, and no command to the runner",
  async (text) => {
    for (const log of [
      await listen((reporter) => reporter.info(text)),
      await listen((reporter) => reporter.group("T", text)),
    ]) {
      const said = log.replace(/^::(group::T|endgroup::)$/gm, "");
      expect(said).not.toMatch(/^\s*::/m);
      expect(said).not.toContain("##[");
    }
  },
);
