import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createProgram } from "../../../../src/service/operator/command.ts";
import { VERSION } from "../../../../src/service/program/command-line.ts";
import {
  addServeOptions,
  readServeSettings,
  type ServeSettings,
} from "../../../../src/service/program/configuration.ts";

function createServe(env: NodeJS.ProcessEnv) {
  const program = createProgram({ out: () => undefined, err: () => undefined, env });
  return { program, serve: addServeOptions(program.command("serve")) };
}

function parseServeFlags(args: readonly string[], env: NodeJS.ProcessEnv): ServeSettings {
  const { program, serve } = createServe(env);
  let settings: ServeSettings | undefined;
  serve.action(() => {
    settings = readServeSettings(serve, {});
  });
  program.parse(["serve", ...args], { from: "user" });
  return settings ?? expect.unreachable();
}

describe("a sign-in provider", () => {
  const provider = [
    "--oidc-issuer",
    "https://login.example.org",
    "--oidc-client-id",
    "x",
    "--oidc-domain",
    "a.example",
  ];
  const parse =
    (...args: string[]) =>
    () =>
      parseServeFlags(["--data", "d", ...provider, ...args], {});

  test.each(["::", "docs.example.org"])("needs --url on %s", (host) => {
    expect(parse("--host", host)).toThrow(/--oidc-issuer needs --url/);
    expect(parse("--host", host, "--url", "https://docs.example.org")).not.toThrow();
  });

  test.each(["127.0.0.2", "::1"])("needs none on %s", (host) => {
    expect(parse("--host", host)).not.toThrow();
  });
});

describe("a mail server", () => {
  const parse =
    (...args: string[]) =>
    () =>
      parseServeFlags(["--data", "d", ...args], {});
  const [from, url] = [
    ["--mail-from", "docs@example.org"],
    ["--url", "https://docs.example.org"],
  ] as const;

  test("needs a sender, and the address of the app for links", () => {
    const server = ["--smtp-url", "smtp://ada:p%40ss@mail.example.org:587"];
    expect(parse(...server, ...from)).toThrow(/--smtp-url needs --mail-from and --url/);
    expect(parse(...server, ...url)).toThrow(/--smtp-url needs/);
    expect(parse(...server, ...from, ...url)()).toMatchObject({ smtpUrl: server[1], mailFrom: from[1] });
    expect(parse("--smtp-url", "")).not.toThrow();
  });

  test.each([
    "https://a:secret@mail.example.org",
    "smtp://",
    "smtp://a:secret@mail.example.org/?logger=true",
    "smtp://a:secret%@b",
  ])("is not %s, and the error does not have its password", (server) => {
    expect(parse("--smtp-url", server, ...from, ...url)).toThrow(/^(?!.*secret).*--smtp-url is smtp:/);
  });
});

describe("a flag", () => {
  test("is its default where it is empty", () => {
    expect(parseServeFlags(["--data", "d", "--codehostb-url", ""], {})).not.toHaveProperty("codehostbUrl");
  });

  test.each<[string, string[], NodeJS.ProcessEnv, object]>([
    ["as given", ["--port", "0", "--data", "d"], {}, { port: 0, data: "d" }],
    [
      "from the environment",
      [],
      { RELEASE_DOCS_DATA: "d", RELEASE_DOCS_MAX_BODY: "2048" },
      { data: "d", maxBody: 2048 },
    ],
    ["before the environment", ["--data", "d"], { RELEASE_DOCS_DATA: "e" }, { data: "d" }],
    ["empty in the environment", ["--data", "d"], { RELEASE_DOCS_PORT: "" }, { port: 8080, host: "127.0.0.1" }],
    ["without a value", ["--data", "d", "--allow-private"], {}, { allowPrivate: true }],
    ["of work", ["--data", "d", "--lease", "5"], { RELEASE_DOCS_ATTEMPTS: "3" }, { lease: 5, attempts: 3 }],
    ["of an interval", ["--data", "d", "--sync-every", "30m"], {}, { syncEvery: 1_800_000 }],
    ["of who is mentioned", ["--data", "d", "--name", "@scribe-1"], {}, { name: "scribe-1" }],
    ["of a label", ["--data", "d", "--issue-label", " docs: please "], {}, { issueLabel: "docs: please" }],
    ["of no interval", ["--data", "d"], { RELEASE_DOCS_SYNC_EVERY: "0" }, { syncEvery: 0 }],
    ["of no in the environment", ["--data", "d"], { RELEASE_DOCS_ALLOW_PRIVATE: "false" }, { allowPrivate: false }],
    [
      "of proxies, repeated and with commas",
      ["--data", "d", "--trusted-proxy", "loopback, 10.0.0.0/8", "--trusted-proxy", "2001:db8::/32"],
      {},
      { trustedProxy: ["loopback", "10.0.0.0/8", "2001:db8::/32"] },
    ],
    ["left out", ["--database", "postgres://h/d"], {}, { allowPrivate: false, name: "release-docs", trustedProxy: [] }],
  ])("%s", (_, args, environment, settings) => {
    expect(parseServeFlags(args, environment)).toMatchObject(settings);
  });

  test.each<[string, string[], NodeJS.ProcessEnv, RegExp]>([
    ["that is no flag", ["--data", "d", "8080"], {}, /8080/],
    ["out of range", ["--data", "d", "--port", "65536"], {}, /--port .*'65536'.*0 to 65535/],
    [
      "no name",
      ["--data", "d", "--name", "the writer"],
      {},
      /--name.*'the writer'.*letters, digits and single hyphens/,
    ],
    ["no label", ["--data", "d", "--issue-label", " "], {}, /--issue-label.*up to 50 characters/],
    ["no interval", ["--data", "d", "--sync-every", "2 hours"], {}, /--sync-every.*'2 hours'.*90s, 30m or 2h/],
    ["no number", ["--data", "d"], { RELEASE_DOCS_CONCURRENCY: "1e3" }, /RELEASE_DOCS_CONCURRENCY.*'1e3'/],
    ["too small", ["--data", "d", "--lease", "0"], {}, /--lease .*1 to 3600/],
    ["neither", ["--data", "d"], { RELEASE_DOCS_ALLOW_PRIVATE: "yes" }, /_PRIVATE.*'yes'.*true or false/],
    ["of another format", ["--data", "d", "--log", "xml"], {}, /'xml'.*json, text/],
    ["no address", ["--data", "d", "--codehostb-url", "file:///x"], {}, /http or https/],
    ["no proxy", ["--data", "d"], { RELEASE_DOCS_TRUSTED_PROXY: "nginx" }, /RELEASE_DOCS_TRUSTED_PROXY.*nginx/],
    ["missing", [], {}, /--data .*--database /],
  ])("%s is refused by name", (_, args, environment, words) => {
    expect(() => parseServeFlags(args, environment)).toThrow(
      expect.objectContaining({ code: "program/usage", message: expect.stringMatching(words) }),
    );
  });

  test("with a password is not quoted", () => {
    expect(() => parseServeFlags(["--database", "mysql://u:hunter2@h/d"], {})).toThrow(/^(?!.*hunter2)/);
  });
});

test("--help lists every flag with its environment variable", () => {
  const { serve } = createServe({});
  const help = serve.helpInformation().replaceAll(/\s+/g, " ");
  expect(serve.options.length).toBeGreaterThan(15);
  for (const option of serve.options) {
    expect(help).toContain(`${option.long} `);
    expect(help).toContain(`[RELEASE_DOCS_${option.name().toUpperCase().replaceAll("-", "_")}]`);
  }
});

test("the version comes from package.json", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(VERSION).toBe(version);
});
