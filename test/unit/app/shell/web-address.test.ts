import { expect, test } from "vitest";
import { namePullRequest, parseWebAddress } from "../../../../src/app/shell/web-address.ts";

test.each([
  ["https://github.com/acme/widget/pull/12", "https://github.com/acme/widget/pull/12"],
  ["javascript:alert(1)", undefined],
  [" javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["/relative", undefined],
  [null, undefined],
])("a link to %j leads to %j", (text, address) => {
  expect(parseWebAddress(text)).toBe(address);
});

test.each([
  ["https://bitbucket.org/acme/widget/pull-requests/7/", "#7"],
  ["https://git.example/merge/x", "Pull request"],
])("the pull request %s is %s", (url, name) => {
  expect(namePullRequest(url)).toBe(name);
});
