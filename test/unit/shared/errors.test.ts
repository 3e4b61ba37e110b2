import { describe, expect, test } from "vitest";
import { renderCauses } from "../../../src/shared/errors.ts";

describe("what is told of causes", () => {
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
