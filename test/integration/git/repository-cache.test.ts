import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  fetchWithinQuota,
  pushBranch,
  type RepositoryCache,
  syncRepositoryCache,
  waitForLock,
} from "../../../src/git/remote-cache.ts";
import { readHistory } from "../../../src/git/repository.ts";
import { runGit } from "../../../src/git/run.ts";
import { BitbucketRepository } from "../../support/bitbucket-repository.ts";
import { History } from "../../support/history.ts";
import { serveScripted } from "../../support/scripted-server.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const BASIC = `Basic ${Buffer.from("x-token-auth:token-of-a-test").toString("base64")}`;

function createRemote(): History {
  const history = new History();
  history.commit("feat: answer (#1)", { "README.md": "Widget\n" });
  history.tag("v1.0.0");
  history.commit("fix: keep the last line (#2)");
  return history;
}

function cacheOf(history: { directory: string }): RepositoryCache {
  return { directory: join(folder, "widget.git"), remote: { url: `file://${history.directory}`, anyProtocol: true } };
}

async function sync(cache: RepositoryCache) {
  await syncRepositoryCache(cache);
  return readHistory(cache.directory);
}

describe("a cache matches its remote", () => {
  test("after commits, a tag that moved, branches that are gone, and one whose name was a folder's", async () => {
    using remote = createRemote();
    remote.git("branch", "old");
    remote.git("branch", "part");
    await sync(cacheOf(remote));
    remote.git("branch", "--delete", "--force", "old", "part");
    remote.git("branch", "part/one");
    remote.git("checkout", "--quiet", "--orphan", "trunk");
    const head = remote.commit("Start again");
    remote.git("tag", "--force", "v1.0.0");
    const cached = await sync(cacheOf(remote));
    expect([cached.head, cached.tags[0]?.commit]).toEqual([head, head]);
    expect(cached.repository).toMatchObject({ branch: "trunk", isBare: true, shallow: false });
    const refs = remote.git("-C", cached.directory, "for-each-ref", "--format=%(refname:strip=2)", "refs/heads");
    expect(refs.split("\n")).toEqual(["main", "part/one", "trunk"]);
  });

  test("at each call: a commit, a tag, a tag that moved, and another default branch", async () => {
    using remote = createRemote();
    const cache = cacheOf(remote);
    const { head } = await sync(cache);
    const newer = remote.commit("feat: more");
    expect((await sync(cache)).head).toBe(newer);
    remote.tag("v1.1.0");
    expect((await sync(cache)).tags.map(({ name }) => name)).toEqual(["v1.0.0", "v1.1.0"]);
    remote.git("tag", "--force", "--annotate", "--message=Moved", "v1.1.0", head);
    expect((await sync(cache)).tags.map(({ commit }) => commit)).toContain(head);
    remote.git("checkout", "--quiet", "-b", "next", head);
    expect((await sync(cache)).repository.branch).toBe("next");
  });

  test("also where the clock was set back since the last call", async () => {
    using remote = createRemote();
    const cache = cacheOf(remote);
    await sync(cache);
    writeFileSync(join(cache.directory, "release-docs-synced"), String(Date.now() + 3_600_000));
    expect(remote.commit("feat: more")).toBe((await sync(cache)).head);
  });

  test("unless the remote is empty", async () => {
    using remote = new History();
    await expect(sync(cacheOf(remote))).rejects.toMatchObject({ code: "git/no-commits" });
  });
});

/** A process that syncs, and can be killed. */
function startSync(cache: RepositoryCache): ChildProcess & { done: Promise<number | null> } {
  const program = `
    import { syncRepositoryCache } from ${JSON.stringify(join(import.meta.dirname, "../../../src/git/remote-cache.ts"))};
    await syncRepositoryCache(${JSON.stringify(cache)});
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "inherit" });
  return Object.assign(child, { done: new Promise<number | null>((resolve) => child.once("close", resolve)) });
}

const randomText = () => randomBytes(50_000).toString("base64");

function listPacks(directory: string): string[] {
  const folder = join(directory, "objects/pack");
  return existsSync(folder) ? readdirSync(folder) : [];
}

describe("several processes, and killed ones", () => {
  test("many concurrent syncs all succeed", async () => {
    using remote = createRemote();
    for (let branch = 0; branch < 30; branch += 1) remote.git("branch", `topic-${branch}`);
    const cache = cacheOf(remote);
    const children = [1, 2, 3].map(() => startSync(cache));
    await Promise.all([sync(cache), sync(cache), sync(cache)]);
    expect(await Promise.all(children.map(({ done }) => done))).toEqual([0, 0, 0]);
    expect((await sync(cache)).head).toBe(remote.git("rev-parse", "HEAD"));
  });

  test.each<[string, (directory: string) => boolean]>([
    ["waits for the lock", (directory) => existsSync(`${directory}.lock`)],
    ["has made the repository", (directory) => existsSync(directory)],
    ["has begun to fetch", (directory) => listPacks(directory).length > 0],
    ["sets HEAD", (directory) => existsSync(join(directory, "refs/heads/main"))],
  ])("killed once it %s, the next one does it", async (_, isMoment) => {
    using remote = createRemote();
    for (let commit = 0; commit < 20; commit += 1) remote.commit(`feat: ${commit}`, { "big.txt": randomText() });
    const cache = cacheOf(remote);
    const child = startSync(cache);
    while (!isMoment(cache.directory)) await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill("SIGKILL");
    await child.done;
    const { head, directory } = await sync(cache);
    expect(head).toBe(remote.git("rev-parse", "HEAD"));
    expect(remote.git("-C", directory, "fsck", "--connectivity-only")).toBe("");
  });

  test("an incomplete folder is recreated", async () => {
    using remote = createRemote();
    const cache = cacheOf(remote);
    mkdirSync(join(cache.directory, "objects"), { recursive: true });
    mkdirSync(`${cache.directory}.new`);
    expect((await sync(cache)).head).toBe(remote.git("rev-parse", "HEAD"));
    expect(readdirSync(folder)).toEqual(["widget.git", "widget.git.lock"]);
  });

  test.each([
    ["a while ago are removed", 60_000, ["refs/heads/main.lock", "HEAD.lock", "packed-refs.lock"]],
    ["just now are removed once they are old", 9_700, ["refs/heads/main.lock"]],
  ])("locks of a git that was killed %s", async (_, age, names) => {
    using remote = createRemote();
    const cache = cacheOf(remote);
    await sync(cache);
    const head = remote.commit("feat: more");
    const killed = new Date(Date.now() - age);
    for (const lock of names.map((name) => join(cache.directory, name))) {
      writeFileSync(lock, "");
      utimesSync(lock, killed, killed);
    }
    expect((await sync(cache)).head).toBe(head);
    expect(existsSync(join(cache.directory, "refs/heads/main.lock"))).toBe(false);
  });

  test("the lock is held by one at a time", async () => {
    const file = join(folder, "lock");
    const order: string[] = [];
    const first = await waitForLock(file);
    const second = waitForLock(file).then((lock) => {
      order.push("second");
      lock[Symbol.dispose]();
    });
    using _ = await waitForLock(join(folder, "another"));
    order.push("first");
    first[Symbol.dispose]();
    await second;
    expect(order).toEqual(["first", "second"]);
  });
});

describe("a remote over HTTP", () => {
  const open = async (history: History) => {
    const bitbucket = await BitbucketRepository.open(history);
    const remote = { url: bitbucket.repositoryUrl, authorization: BASIC };
    return { bitbucket, cache: { directory: join(folder, "widget.git"), remote } };
  };

  test("gets the token, which is not stored", async () => {
    using history = createRemote();
    const { bitbucket, cache } = await open(history);
    await using _ = bitbucket;
    expect((await sync(cache)).head).toBe(history.git("rev-parse", "HEAD"));
    expect(readFileSync(join(cache.directory, "config"), "utf8")).not.toMatch(/url|extraheader|token/i);
  });

  test("sends no objects where nothing changed, and those of a push once for many callers", async () => {
    using history = createRemote();
    const { bitbucket, cache } = await open(history);
    await using _ = bitbucket;
    await sync(cache);
    // Each conversation with git begins with its references; only a fetch asks for more than their names.
    let listed = 0;
    bitbucket.script = (method, path) => {
      if (method === "GET" && path.startsWith("/octo/widget.git/info/refs")) listed += 1;
      return undefined;
    };
    const packs = listPacks(cache.directory);
    await sync(cache);
    expect([listed, listPacks(cache.directory)]).toEqual([1, packs]);
    const head = history.commit("feat: more");
    history.git("push", "--quiet", bitbucket.directory, "main");
    listed = 0;
    const heads = await Promise.all(Array.from({ length: 8 }, () => sync(cache)));
    expect(new Set(heads.map((one) => one.head))).toEqual(new Set([head]));
    // The first one looks and fetches; those that came before it are content, and the others share one more look.
    expect([2, 3]).toContain(listed);
  });

  test.each([
    [401, "git/remote-refused"],
    [403, "git/remote-refused"],
    [404, "git/remote-refused"],
    [500, "git/remote-unreachable"],
  ])("an answer %d is reported without the token", async (status, code) => {
    using history = createRemote();
    const { bitbucket, cache } = await open(history);
    await using _ = bitbucket;
    bitbucket.script = () => ({ status, body: `said ${BASIC} token-of-a-test` });
    const failure = await sync(cache).catch((error: Error) => error as Error & { cause: Error });
    expect(failure).toMatchObject({ code });
    expect(`${failure} ${"cause" in failure ? failure.cause : ""}`).not.toContain("token-of-a-test");
    expect(`${failure}`).not.toContain(BASIC.slice(6));
  });

  test("that leads elsewhere is not followed", async () => {
    using history = createRemote();
    const { bitbucket, cache } = await open(history);
    await using _ = bitbucket;
    await using elsewhere = await serveScripted((_, response) => void response.end());
    const location = `${elsewhere.url}/octo/widget.git/info/refs`;
    await using moved = await serveScripted((_, response) => void response.writeHead(301, { location }).end());
    const remote = { ...cache.remote, url: `${moved.url}/octo/widget.git` };
    await expect(sync({ ...cache, remote })).rejects.toMatchObject({ code: "git/remote-moved" });
    expect(elsewhere.received).toEqual([]);
  });

  test("is reached at the checked address, whatever its name resolves to", async () => {
    using history = createRemote();
    const { bitbucket, cache } = await open(history);
    await using _ = bitbucket;
    const { port } = new URL(bitbucket.url);
    const remote = {
      url: `http://code-host.invalid:${port}/octo/widget.git`,
      authorization: BASIC,
      resolve: `code-host.invalid:${port}:127.0.0.1`,
    };
    expect((await sync({ ...cache, remote })).head).toBe(history.git("rev-parse", "HEAD"));
    expect(existsSync(join(cache.directory, "release-docs-synced"))).toBe(true);
  });
});

test("a command that exceeds its timeout is killed with its children", async () => {
  await using mute = await serveScripted(() => undefined);
  const env = { GIT_ALLOW_PROTOCOL: "http" };
  const running = runGit(folder, ["ls-remote", `${mute.url}/octo/widget.git`], { timeout: 100, env });
  await expect(running).rejects.toMatchObject({ code: "limit/git-time" });
});

test.each([
  ["a folder", (directory: string) => `file://${directory}`],
  ["a folder by its path", (directory: string) => directory],
  ["a program", () => "ext::sh -c true"],
])("%s is refused unless other protocols are allowed", async (_, urlOf) => {
  using remote = createRemote();
  const cache = { directory: join(folder, "widget.git"), remote: { url: urlOf(remote.directory) } };
  await expect(sync(cache)).rejects.toMatchObject({ code: "git/remote-refused" });
});

describe("a branch is pushed", () => {
  test("from where it was seen, and once", async () => {
    using remote = createRemote();
    const cache = cacheOf(remote);
    const { head } = await sync(cache);
    const first = remote.git("rev-parse", "v1.0.0");
    expect(await pushBranch(cache, { branch: "draft", before: undefined, after: first })).toBe(true);
    expect(await pushBranch(cache, { branch: "draft", before: undefined, after: first })).toBe(true);
    expect(await pushBranch(cache, { branch: "draft", before: undefined, after: head })).toBe(false);
    expect(await pushBranch(cache, { branch: "draft", before: head, after: head })).toBe(false);
    expect(remote.git("rev-parse", "draft")).toBe(first);
    expect(await pushBranch(cache, { branch: "draft", before: first, after: head })).toBe(true);
    expect(remote.git("rev-parse", "draft")).toBe(head);
  });

  test("unless a rule of the remote is against it", async () => {
    using remote = createRemote();
    const cache = cacheOf(remote);
    const { head } = await sync(cache);
    const hook = join(remote.directory, ".git/hooks/pre-receive");
    mkdirSync(join(remote.directory, ".git/hooks"), { recursive: true });
    writeFileSync(hook, "#!/bin/sh\necho no drafts here\nexit 1\n", { mode: 0o755 });
    const pushed = pushBranch(cache, { branch: "draft", before: undefined, after: head });
    await expect(pushed).rejects.toMatchObject({ code: "git/push-refused" });
  });
});

// As git does that writes to the repository meanwhile, such as that of a draft.
const WRITE_AND_MOVE = `
while :; do
  mkdir -p objects/tmp_objdir/ab objects/pack && : > objects/tmp_objdir/ab/cd && : > objects/pack/tmp_pack
  mv objects/pack/tmp_pack objects/pack/one.pack
  rm -rf objects/tmp_objdir
done`;

test("a repository is measured while others write to it", async () => {
  mkdirSync(join(folder, "objects"));
  const writer = spawn("sh", ["-c", WRITE_AND_MOVE], { cwd: folder, stdio: "ignore" });
  try {
    await expect.poll(() => readdirSync(join(folder, "objects"))).not.toEqual([]);
    for (let count = 0; count < 100; count += 1) await fetchWithinQuota({ directory: folder }, async () => undefined);
  } finally {
    writer.kill("SIGKILL");
    await new Promise((resolve) => writer.once("exit", resolve));
  }
  expect(writer.signalCode).toBe("SIGKILL");
});
