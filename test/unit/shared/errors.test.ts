import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { STATUSES } from "../../../src/contract/refusals.ts";
import { errorCodes, onCode, ReleaseDocsError, renderCauses } from "../../../src/shared/errors.ts";

describe("rendered causes", () => {
  test("is every fault of several, and no more of any than its words", () => {
    const request = { headers: { authorization: "Bearer hunter2" } };
    const faults = [new Error("one"), Object.assign(new Error("two"), { code: "ETWO", request, cause: request })];
    const details = renderCauses(new Error("outer", { cause: new AggregateError(faults, "both") }));
    expect(details).toMatch(/Error: outer[\s\S]+AggregateError: both[\s\S]+Error: one[\s\S]+\[ETWO\] Error: two/);
    expect(details).not.toContain("hunter2");
  });

  test("ends where causes go round", () => {
    const [first, second] = [new Error("first"), new Error("second")];
    first.cause = second;
    second.cause = first;
    expect(renderCauses(first).match(/caused by/g)).toHaveLength(9);
  });
});

describe("error codes", () => {
  const root = new URL("../../../src/", import.meta.url);

  // The compiler checks that only these codes are thrown.
  test("every code of the catalogue is used by some file", () => {
    const files = globSync("**/*.ts", { cwd: root, exclude: ["shared/error-codes/**"] });
    const source = files.map((file) => readFileSync(new URL(file, root), "utf8")).join("\n");
    const refusals = new Set(Object.keys(STATUSES).map((code) => `request/${code}`));
    // The client looks up those of statuses.
    const isOfStatus = (code: string) => refusals.has(code) || /^api\/\d{3}$/.test(code);
    const unused = Object.keys(errorCodes).filter((code) => !source.includes(`"${code}"`) && !isOfStatus(code));
    expect(unused).toEqual([]);
  });

  test("says what to do about an error that does not say so itself", () => {
    const { explanation } = new ReleaseDocsError("git/ambiguous-revision", "Two SHAs begin with abc.");
    expect(explanation).toBe(`Two SHAs begin with abc. ${errorCodes["git/ambiguous-revision"].help}`);
    const own = new ReleaseDocsError("git/ambiguous-revision", "Two SHAs begin with abc.", { hint: "Use abc1." });
    expect(own.explanation).toBe("Two SHAs begin with abc. Use abc1.");
  });

  test("is handled where its code is meant, and thrown on where it is not", () => {
    const handle = onCode("git/no-commits", () => "empty");
    expect(handle(new ReleaseDocsError("git/no-commits", "None."))).toBe("empty");
    for (const other of [new ReleaseDocsError("git/shallow", "Shallow."), new Error("git/no-commits")]) {
      expect(() => handle(other)).toThrow(other);
    }
  });
});
