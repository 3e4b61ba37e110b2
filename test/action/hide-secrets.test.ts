import { expect, test } from "vitest";
import { hideSecrets } from "../../src/action/hide-secrets.ts";

test("secrets are taken out of every text, however deep, and nothing else changes", () => {
  const value = { a: "key-*1 and key-*1", b: [{ c: "x/token/y", d: 7, e: null, f: true }], g: undefined };
  expect(hideSecrets(value, ["key-*1", "token"])).toEqual({
    a: "*** and ***",
    b: [{ c: "x/***/y", d: 7, e: null, f: true }],
    g: undefined,
  });
  expect(value.a).toBe("key-*1 and key-*1");
});
