import { expect, test } from "vitest";
import { parseFragment, parseSignInSearch } from "../../../../src/app/sign-in/address.ts";
import { SIGN_IN_FAILURES } from "../../../../src/contract/kinds.ts";

test.each([
  ["/conversations?status=open#x", "/conversations?status=open#x"],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/.//evil.example", undefined],
  ["/x/..//evil.example", undefined],
  ["/%2e//evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["https://evil.example/", undefined],
  ["javascript:alert(1)", undefined],
  ["/sign-in?to=/", undefined],
  ["", undefined],
  [12, undefined],
])("after sign-in %j leads to %j", (value, target) => {
  expect(parseSignInSearch({ to: value }).to).toBe(target);
});

test.each([
  ["#code=abc-123_x", { code: "abc-123_x", error: undefined }],
  ["#error=domain", { code: undefined, error: SIGN_IN_FAILURES.domain }],
  ["#error=Too%20late.", { code: undefined, error: SIGN_IN_FAILURES.failed }],
  ["#error=__proto__", { code: undefined, error: SIGN_IN_FAILURES.failed }],
  ["#error=toString&error=domain", { code: undefined, error: SIGN_IN_FAILURES.failed }],
  ["#code=", { code: undefined, error: undefined }],
])("the fragment %j brings %j", (hash, brought) => {
  expect(parseFragment(hash)).toEqual(brought);
});
