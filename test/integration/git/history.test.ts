import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { readHistory } from "../../../src/git/repository.ts";
import { History } from "../../support/history.ts";
import { serveScripted } from "../../support/scripted-server.ts";

function cloneShallow(history: History) {
  const directory = join(history.directory, "..", "clone");
  history.git("clone", "--quiet", "--depth=1", "--no-tags", `file://${history.directory}`, directory);
  const git = (...args: string[]) => history.git("-C", directory, ...args);
  return { directory, git };
}

function createTagged(): History {
  const history = new History();
  history.commit("One");
  history.git("tag", "--annotate", "--message", "One", "v1.0.0");
  history.commit("Two");
  history.git("tag", "--annotate", "--message", "Two", "v2.0.0");
  history.commit("Three");
  return history;
}

/** The state of a clone that must not change. */
function snapshot({ directory, git }: ReturnType<typeof cloneShallow>) {
  const files = ["config", "index", "shallow", "HEAD"].map((name) =>
    readFileSync(join(directory, ".git", name), "hex"),
  );
  return [...files, git("for-each-ref"), git("count-objects", "-v"), git("status", "--porcelain")];
}

test("completes a shallow clone with its tags, and leaves the clone unchanged", async () => {
  using history = createTagged();
  const clone = cloneShallow(history);
  const before = snapshot(clone);
  for (const time of ["first", "second"]) {
    const { directory, tags } = await readHistory(clone.directory);
    expect(history.git("-C", directory, "rev-list", "--count", "HEAD"), time).toBe("3");
    expect(tags.map(({ name }) => name)).toEqual(["v1.0.0", "v2.0.0"]);
    expect(snapshot(clone)).toEqual(before);
  }
  clone.git("gc", "--quiet");
  clone.git("fsck");
});

test("fetches no file contents, and removes what the remote deleted", async () => {
  using history = new History();
  history.git("config", "uploadpack.allowFilter", "true");
  history.commit("One", { "big.txt": "first" });
  const old = history.git("rev-parse", "HEAD:big.txt");
  history.git("tag", "v1.0.0");
  history.commit("Two", { "big.txt": "second" });
  const clone = cloneShallow(history);
  const first = await readHistory(clone.directory);
  expect(history.git("-C", first.directory, "cat-file", "--batch-check", "--batch-all-objects")).not.toContain(old);
  expect(history.git("-C", first.directory, "log", "--format=%s", "--name-only")).toBe(
    "Two\n\nbig.txt\nOne\n\nbig.txt",
  );
  history.git("tag", "--delete", "v1.0.0");
  history.git("tag", "v1.1.0");
  clone.git("tag", "v9.0.0-local");
  const { tags } = await readHistory(clone.directory);
  expect(tags.map(({ name }) => name)).toEqual(["v1.1.0", "v9.0.0-local"]);
});

test("a newer commit in a clone that was completed before is completed again", async () => {
  using history = createTagged();
  const clone = cloneShallow(history);
  await readHistory(clone.directory);
  history.commit("Four");
  history.commit("Five");
  clone.git("fetch", "--quiet", "--depth=1", "origin", "main");
  clone.git("checkout", "--quiet", "--detach", "FETCH_HEAD");
  const { directory, head } = await readHistory(clone.directory);
  expect(history.git("-C", directory, "rev-list", "--count", head)).toBe("5");
});

test("a tag that actions/checkout made lightweight is read as the remote has it, and stays", async () => {
  using history = createTagged();
  history.git("tag", "--annotate", "--force", "--message", "Two", "v2.0.0", "HEAD");
  const clone = cloneShallow(history);
  const head = clone.git("rev-parse", "HEAD");
  clone.git("tag", "v2.0.0");
  const { directory } = await readHistory(clone.directory);
  expect(clone.git("rev-parse", "v2.0.0")).toBe(head);
  expect(history.git("-C", directory, "cat-file", "-t", "v2.0.0")).toBe("tag");
});

test("a remote by a relative path is found from the clone, and a branch of the clone alone is known", async () => {
  using history = createTagged();
  const clone = cloneShallow(history);
  clone.git("remote", "set-url", "origin", `../${basename(history.directory)}`);
  clone.git("branch", "mine");
  const { directory } = await readHistory(clone.directory);
  expect(history.git("-C", directory, "rev-list", "--count", "mine")).toBe("3");
});

test("without a remote that answers, the error names fetch-depth", async () => {
  using history = createTagged();
  const clone = cloneShallow(history);
  const failure = { code: "git/shallow", hint: expect.stringContaining("fetch-depth: 0") };
  clone.git("remote", "set-url", "origin", "file:///nowhere/at/all");
  await expect(readHistory(clone.directory)).rejects.toMatchObject(failure);
  clone.git("remote", "remove", "origin");
  await expect(readHistory(clone.directory)).rejects.toMatchObject(failure);
});

test("a remote that is shallow itself cannot complete a clone", async () => {
  using history = createTagged();
  const clone = cloneShallow(history);
  const second = join(history.directory, "..", "second");
  history.git("clone", "--quiet", "--depth=1", `file://${clone.directory}`, second);
  await expect(readHistory(second)).rejects.toMatchObject({ code: "git/shallow" });
});

test("uses the clone's own token, and does not wait for a remote that requires a password", async () => {
  using history = createTagged();
  const clone = cloneShallow(history);
  await using server = await serveScripted((_, response) => {
    response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end();
  });
  const origin = `${server.url}/`;
  clone.git("remote", "set-url", "origin", `${origin}acme/widget.git`);
  // As actions/checkout keeps its token: in a file that counts for this git directory alone.
  const file = join(history.directory, "..", "credentials.config");
  clone.git("config", "--file", file, `http.${origin}.extraheader`, "AUTHORIZATION: basic dG9rZW4=");
  clone.git("config", `includeIf.gitdir:${clone.git("rev-parse", "--absolute-git-dir")}.path`, file);
  await expect(readHistory(clone.directory)).rejects.toMatchObject({ code: "git/shallow" });
  expect(new Set(server.received.map(({ headers }) => headers.authorization))).toEqual(new Set(["basic dG9rZW4="]));
});
