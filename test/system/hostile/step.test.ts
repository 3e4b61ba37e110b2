import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveGitHub } from "../../support/github-schema/serve.ts";
import { NumberedHistory } from "../../support/histories.ts";
import { Marks } from "../../support/marking-checkout.ts";
import { isList, serveScripted, takeJobs } from "../../support/scripted-server.ts";
import { runStep, type StepSetup } from "../e2e/run-step.ts";

/** Milliseconds after the timeout in which the step had a processor, or waited for something else. */
const MAX_LATE_MS = 2000;
const MAX_RSS_MB = 400;

const bomb = [..."abcdefghij"].map(
  (name, index, all) => `${name}: &${name} [${(index === 0 ? "x," : `*${all[index - 1]},`).repeat(9)}]`,
);
const link = (target: string) => (path: string) => symlinkSync(target, path);
const file = (text: string) => (path: string) => writeFileSync(path, text);
const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}:`).join("\n");
const CONFIGURATIONS: [name: string, create: (path: string) => void, code: string][] = [
  ["a link to an endless device", link("/dev/zero"), "checkout/file-refused"],
  ["a FIFO", (path) => execFileSync("mkfifo", [path]), "checkout/file-refused"],
  ["20 MB", file(`publications:\n${"  - name: Notes\n".repeat(1_300_000)}`), "checkout/file-refused"],
  ["an alias bomb", file(bomb.join("\n")), "config/invalid"],
  ["one map of many keys", file(keys), "config/invalid"],
];

/** Seconds: long enough for the step to reach what hangs, on this machine at this time. */
let timeout = 0;

const folder = mkdtempSync(join(tmpdir(), "hostile-step-"));
const empty = join(folder, "empty");
const git = join(folder, "git");
beforeAll(async () => {
  mkdirSync(empty);
  mkdirSync(git);
  writeFileSync(join(git, "git"), "#!/bin/sh\nexec sleep 600\n");
  chmodSync(join(git, "git"), 0o755);
  using history = new NumberedHistory();
  for (const [name, create] of CONFIGURATIONS) {
    cpSync(history.directory, join(folder, name), { recursive: true });
    mkdirSync(join(folder, name, ".github"), { recursive: true });
    create(join(folder, name, ".github", "release-docs.yml"));
  }
  const begin = performance.now();
  const inputs = { "dry-run": "true", changes: "last 1 commit" };
  await runStep({ workspace: empty, inputs });
  // A file's steps run at once, beside those of other files.
  timeout = Math.max(4, Math.ceil((performance.now() - begin) / 100));
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Says how much memory the step needed, and for how many milliseconds it lived without those in which it had no processor;
 * and blocks its event loop at a signal.
 */
const PRELOAD = `--import=data:text/javascript,${encodeURIComponent(
  `import { existsSync, readFileSync } from "node:fs";
   const readWait = () => existsSync("/proc/self/schedstat") ? readFileSync("/proc/self/schedstat", "utf8").split(" ")[1] / 1e6 : 0;
   process.on("exit", () => {
     console.log("RSS " + process.resourceUsage().maxRSS / 1024);
     console.log("LIVED " + (process.uptime() * 1000 - readWait()));
   });
   process.on("SIGUSR2", () => { for (;;); });`,
)}`;

/** Runs the step, and asserts that it ended in time and with little memory. */
async function attack(setup: Partial<StepSetup>) {
  const inputs = { timeout: `${timeout}s`, ...setup.inputs };
  const environment = { NODE_OPTIONS: PRELOAD, GITHUB_API_URL: "http://127.0.0.1:9", ...setup.environment };
  const place = { workspace: empty };
  const result = await runStep({ ...place, ...setup, inputs, environment });
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(result.log)?.[1] ?? 0);
  expect(read("LIVED")).toBeLessThan(Number.parseInt(inputs.timeout, 10) * 1000 + MAX_LATE_MS);
  expect(read("RSS")).toBeLessThan(MAX_RSS_MB);
  return result;
}

const remote = (url: string, inputs: Record<string, string> = {}) => ({
  inputs: { "base-url": url, "api-key": "key-of-a-test", changes: "last 1 commit", ...inputs },
});
const codesOf = (log: string) => [...log.matchAll(/Code ([\w/-]+)/g)].map(([, code]) => code);
const ALL = { changes: "auto", "github-token": "token-of-a-test" };
const RELEASE = { event: "release", payload: { action: "published", release: { tag_name: "v1.1.0" } } };
const PULL = {
  event: "pull_request",
  payload: {
    action: "closed",
    pull_request: { number: 1, title: "T", body: "", merged: true, merge_commit_sha: "1".repeat(40), commits: 1 },
  },
};

async function serveSockets(onConnect: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    onConnect(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.dispose]: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** One byte of the text every 50 ms, then spaces without end. */
function drip(stream: Socket | ServerResponse, text = ""): void {
  let sent = 0;
  const timer = setInterval(() => stream.write(text[sent++] ?? " "), 50);
  stream.once("close", () => clearInterval(timer)).on("error", () => undefined);
}

const dripBody = (response: ServerResponse) =>
  drip(response.writeHead(200, { "content-type": "application/json" }), "{");
const hang = () => undefined;

describe.concurrent("a service that", () => {
  test.each<[string, string, (socket: Socket) => void]>([
    ["accepts and is silent, with TLS", "https", hang],
    ["accepts and is silent", "http", hang],
    ["drips bytes, with TLS", "https", (socket) => drip(socket, "\u0016\u0003\u0003\u0040\u0000")],
    ["drips headers", "http", (socket) => drip(socket, `HTTP/1.1 200 OK\r\nx: ${"y".repeat(1000)}`)],
  ])("%s", async (_, protocol, onConnect) => {
    using server = await serveSockets(onConnect);
    const { code, log, outputs } = await attack(remote(`${protocol}://127.0.0.1:${server.port}`));
    expect({ code, codes: codesOf(log) }).toEqual({ code: 1, codes: ["run/timeout"] });
    expect(log).toContain("while reading from");
    expect(outputs).toHaveProperty("job-state", "");
  });

  const RUNNING = { id: "job-1", orgId: "org-1", type: "doc-request", state: "running" };
  const running: RequestListener = (request, response) => {
    if (request.method === "POST" || isList(request)) takeJobs(request, response);
    else response.writeHead(200).end(JSON.stringify(RUNNING));
  };

  test.each<[string, RequestListener, string]>([
    ["drips its lists", (_, response) => dripBody(response), "run/timeout"],
    [
      "drips the created job",
      (request, response) => (isList(request) ? takeJobs(request, response) : dripBody(response)),
      "submit/unknown",
    ],
    [
      "drips the job",
      (request, response) =>
        request.method === "POST" || isList(request) ? takeJobs(request, response) : dripBody(response),
      "run/timeout",
    ],
  ])("%s", async (_, listener, expected) => {
    await using service = await serveScripted(listener);
    const { code, log } = await attack(remote(service.url));
    expect({ code, codes: codesOf(log) }).toEqual({ code: 1, codes: [expected] });
  });

  test("has endless pages", async () => {
    const conversation = { id: "cnv-1", status: "done", staged: false, entries: [] };
    let page = 0;
    await using service = await serveScripted((request, response) => {
      const list = /^\/api\/v1\/(\w+)(?:\?|$)/.exec(request.url ?? "")?.[1];
      if (request.method === "POST") return takeJobs(request, response);
      page += 1;
      const records = Array.from({ length: 100 }, () => ({ ...conversation, summary: "x".repeat(20_000) }));
      const answer =
        list === undefined
          ? { ...RUNNING, state: "done" }
          : { [list]: list === "conversations" ? records : [], nextPageToken: `${page}` };
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
    const { code, log, outputs } = await attack(remote(service.url));
    expect({ code, codes: codesOf(log) }).toEqual({
      code: 1,
      codes: [expect.stringMatching(/^(api\/too-large|run\/timeout)$/)],
    });
    expect(outputs).toHaveProperty("job-id", "job-1");
  });

  test("makes the step block its event loop", async () => {
    await using service = await serveScripted(running);
    const interruption = { after: /Job job-1: running/, signals: ["SIGUSR2" as const] };
    const { log, outputs } = await attack({ ...remote(service.url), interruption });
    expect(codesOf(log)).toEqual(["run/timeout"]);
    expect(log).toMatch(/^::error title=Release docs failed::.*it was killed/m);
    expect(outputs).toMatchObject({ "job-id": "job-1", "job-state": "running" });
  });
});

describe.concurrent("GitHub's API, if it", () => {
  const DONE: RequestListener = (request, response) => {
    if (request.method === "POST" || isList(request)) return takeJobs(request, response);
    response.writeHead(200).end(JSON.stringify({ id: "job-1", orgId: "org-1", type: "doc-request", state: "done" }));
  };

  test.each<[string, RequestListener]>([
    ["hangs", hang],
    ["drips", (_, response) => dripBody(response)],
  ])("%s while commits are selected", async (_, listener) => {
    await using github = await serveScripted(listener);
    await using service = await serveScripted(DONE);
    const { code, log } = await attack({
      ...RELEASE,
      ...remote(service.url, ALL),
      environment: { GITHUB_API_URL: github.url },
    });
    expect({ code, codes: codesOf(log) }).toEqual({ code: 1, codes: ["run/timeout"] });
    expect(log).toContain("while selecting the commits");
    expect(service.received).toEqual([]);
  });

  test("hangs while the result is reported", async () => {
    await using github = await serveScripted(hang);
    await using service = await serveScripted(DONE);
    const { code, log, outputs } = await attack({
      ...PULL,
      ...remote(service.url, { comment: "true", "github-token": "token-of-a-test" }),
      environment: { GITHUB_API_URL: github.url },
    });
    expect({ code, state: outputs["job-state"] }).toEqual({ code: 0, state: "done" });
    expect(log).toMatch(/^::warning::Cannot comment on pull request #1/m);
    expect(github.received).toHaveLength(1);
  });

  test("has endless pages of tags", async () => {
    let page = 1;
    await using github = await serveGitHub(({ headers }) => {
      page += 1;
      const tags = Array.from({ length: 100 }, (_, index) => ({
        name: `v${page}.${index}.0`,
        commit: { sha: `${page}`.padStart(40, "0") },
      }));
      const link = `<http://${headers.host}/repos/octo/widget/tags?page=${page}>; rel="next"`;
      return { headers: { link }, body: tags };
    });
    await using service = await serveScripted(DONE);
    const { code, log } = await attack({
      ...RELEASE,
      ...remote(service.url, ALL),
      environment: { GITHUB_API_URL: github.url },
    });
    expect({ code, codes: codesOf(log) }).toEqual({
      code: 1,
      codes: [expect.stringMatching(/^(github\/too-many-pages|run\/timeout)$/)],
    });
    expect(page).toBeLessThan(110);
    expect(service.received).toEqual([]);
  });
});

describe.concurrent("a checkout whose configuration is", () => {
  test.each(CONFIGURATIONS)("%s", async (name, _, expected) => {
    const inputs = { changes: "v1.0.0..v1.1.0", "github-token": "", timeout: "25s" };
    const { code, log } = await attack({ workspace: join(folder, name), inputs });
    expect({ code, codes: codesOf(log) }).toEqual({ code: 1, codes: [expected] });
  });
});

test.concurrent("a checkout whose git configuration names programs that hang runs none of them", async () => {
  using history = new NumberedHistory();
  using marks = new Marks("exec sleep 600");
  history.git("update-index", "--fsmonitor");
  marks.plant(history);
  const inputs = { changes: "v1.0.0..v1.1.0", stage: "true", timeout: "25s" };
  const { code, log } = await attack({ workspace: history.directory, inputs });
  expect({ code, codes: codesOf(log), marks: marks.read() }).toEqual({ code: 0, codes: [], marks: [] });
});

test.concurrent.each([
  ["commits are selected", { ...RELEASE, inputs: {} }, "while selecting the commits"],
  [
    "the built-in service starts",
    {
      inputs: {
        changes: JSON.stringify([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]),
        "source-connection": "octo/widget",
      },
    },
    "while connecting to the service",
  ],
])("git that hangs while %s", async (_, setup, doing) => {
  const { code, log } = await attack({ ...setup, environment: { PATH: `${git}:${process.env.PATH}` } });
  expect({ code, codes: codesOf(log) }).toEqual({ code: 1, codes: ["run/timeout"] });
  expect(log).toContain(doing);
});
