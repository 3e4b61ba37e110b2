import { expect, test } from "vitest";
import { parseLink, renderLink } from "../../../../src/action/report/summary.ts";

test.each<[string, string, string]>([
  ["#12", "https://github.com/octo/widget/pull/12", "[#12](https://github.com/octo/widget/pull/12)"],
  ["a|b]", "https://x.example/a|b(c)`d`?q=*#[1]", "[a\\|b\\]](https://x.example/a%7Cb%28c%29%60d%60?q=%2A#[1])"],
  ["x", "https://ada:secret@x.example/", "[x](https://x.example/)"],
  ["x", "http://[::1]:8080/a b", "[x](http://[::1]:8080/a%20b)"],
  ["x", "https://x.example/?a=1&copy;=2", "[x](https://x.example/?a=1&amp;copy;=2)"],
  ["x", "https://x.example/</details><b>", "[x](https://x.example/%3C/details%3E%3Cb%3E)"],
])("%j to %j is a link that stays one", (label, address, link) => {
  expect(renderLink(label, address)).toBe(link);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://x.example/",
  "/pull/1",
  "",
  `https://x.example/${"a".repeat(2000)}`,
])("%j is no address of the web", (address) => {
  expect(parseLink(address)).toBeUndefined();
  expect(renderLink("*x*", address)).toBe("\\*x\\*");
});
