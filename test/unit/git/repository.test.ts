import { expect, test } from "vitest";
import { parseRemote, withoutCredentials } from "../../../src/git/repository.ts";

test.each([
  ["github.com:acme/widget", "github.com/acme/widget"],
  ["git+ssh://git@github.com/acme/widget.git", "github.com/acme/widget"],
  ["git://example.com/acme/widget.git", "example.com/acme/widget"],
  ["https://github.com/acme/.github", "github.com/acme/.github"],
])("%s", (url, page) => {
  const [host, ...names] = page.split("/");
  expect(parseRemote(url)).toEqual({ host, name: names.join("/"), webUrl: `https://${page}` });
});

test("the scheme and port of http stay", () => {
  const webUrl = "http://git.example.com:8080/acme/widget";
  expect(parseRemote(webUrl)).toEqual({ host: "git.example.com:8080", name: "acme/widget", webUrl });
});

const FOLDERS = ["", "/srv/git/widget.git", "../widget", "file:///srv/widget.git", "C:\\git\\widget"];
test.each([...FOLDERS, "https://github.com/widget", "https://"])("%j leads to no page", (url) =>
  expect(parseRemote(url)).toBeUndefined(),
);

test("removes credentials from a URL", () => {
  expect(withoutCredentials("https://user:p@ss@github.com/a/b")).toBe("https://github.com/a/b");
  expect(withoutCredentials("ssh://git@github.com/a/b")).toBe("ssh://github.com/a/b");
  expect(withoutCredentials("git@github.com:a/b")).toBe("git@github.com:a/b");
});
