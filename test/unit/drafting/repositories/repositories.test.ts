import { describe, expect, test } from "vitest";
import {
  type CodeHostApp,
  isSameRepository,
  nameConnectedRepository,
  readAuthorization,
} from "../../../../src/drafting/repositories/repositories.ts";

const GITHUB: CodeHostApp = { kind: "github", baseUrl: "https://api.github.com", token: "secret" };
const BITBUCKET: CodeHostApp = { kind: "bitbucket", baseUrl: "https://api.bitbucket.org/2.0", token: "secret" };
const OWN_SERVER: CodeHostApp = { kind: "github", baseUrl: "https://git.example.com/api/v3", token: "secret" };

function connect(repositoryUrl: string, app?: CodeHostApp, id = "cnn-1") {
  return { id, name: "widget", repositoryUrl, app };
}

describe("git sends the app's token", () => {
  test.each([
    ["https://github.com/octo/widget", GITHUB, "x-access-token:secret"],
    ["https://github.com/octo/widget.git", { ...GITHUB, token: "ada:secret" }, "ada:secret"],
    ["https://bitbucket.org/octo/widget.git", BITBUCKET, "x-token-auth:secret"],
    ["https://bitbucket.org/octo/widget.git", { ...BITBUCKET, token: "ada:secret" }, "ada:secret"],
    [
      "https://bitbucket.org/octo/widget.git",
      { ...BITBUCKET, token: "ada@example.com:secret" },
      "x-bitbucket-api-token-auth:secret",
    ],
    ["https://git.example.com/octo/widget", OWN_SERVER, "x-access-token:secret"],
  ])("for %s", async (url, app, credentials) => {
    const expected = `Basic ${Buffer.from(credentials).toString("base64")}`;
    expect(await readAuthorization(connect(url, app))).toBe(expected);
  });

  const installation: CodeHostApp["token"] = {
    readToken: async () => "ghs_installed",
    authStrategy: () => expect.unreachable(),
    check: async () => expect.unreachable(),
    isSomewhere: true,
    own: { read: () => expect.unreachable() },
  };

  test("of an installation, but nothing asks for one for another host", async () => {
    const app: CodeHostApp = { ...OWN_SERVER, kind: "github", token: installation };
    const expected = Buffer.from("x-access-token:ghs_installed").toString("base64");
    expect(await readAuthorization(connect("https://git.example.com/octo/widget", app))).toBe(`Basic ${expected}`);
    const unasked = { ...app, token: { ...installation, readToken: () => expect.unreachable() } };
    expect(await readAuthorization(connect("https://evil.example/octo/widget", unasked))).toBeUndefined();
  });

  test.each([
    ["https://evil.example/octo/widget", GITHUB],
    ["https://github.com.evil.example/octo/widget", GITHUB],
    ["https://github.com:8443/octo/widget", GITHUB],
    ["http://github.com/octo/widget", GITHUB],
    ["https://bitbucket.org/octo/widget", GITHUB],
    ["https://github.com/octo/widget", BITBUCKET],
    ["https://github.com/octo/widget", OWN_SERVER],
    ["git@github.com:octo/widget.git", GITHUB],
    ["file:///srv/widget", GITHUB],
    ["https://github.com/octo/widget", undefined],
  ])("but not for %s", async (url, app) => {
    expect(await readAuthorization(connect(url, app))).toBeUndefined();
  });
});

test.each<[string, string, boolean]>([
  ["https://github.com/octo/widget", "https://github.com/Octo/Widget.git", true],
  ["https://github.com/octo/widget", "git@github.com:octo/widget.git", true],
  ["file:///srv/widget", "file:///srv/widget/", true],
  ["https://github.com/octo/widget", "https://github.com/octo/docs", false],
  ["https://github.com/octo/widget", "https://bitbucket.org/octo/widget", false],
  ["file:///srv/widget", "file:///srv/docs", false],
])("%s and %s are one repository: %s", (one, other, expected) => {
  expect(isSameRepository(connect(one), connect(other, undefined, "cnn-2"))).toBe(expected);
});

test("a repository without a page has its connection's name", () => {
  expect(nameConnectedRepository(connect("file:///srv/x"))).toEqual({ name: "widget", webUrl: undefined });
  expect(nameConnectedRepository(connect("https://bitbucket.org/octo/tools.git"))).toEqual({
    name: "octo/tools",
    webUrl: "https://bitbucket.org/octo/tools",
  });
});
