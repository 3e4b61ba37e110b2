import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ensureHistory } from "../../src/git/history.ts";
import { readTags } from "../../src/git/tags.ts";
import { History } from "../fixtures/history.ts";

function cloneShallow(history: History, ...options: string[]) {
  const directory = join(history.directory, "..", "clone");
  history.git("clone", "--quiet", "--depth=1", "--no-tags", ...options, `file://${history.directory}`, directory);
  const git = (...args: string[]) => history.git("-C", directory, ...args);
  return { directory, git };
}

function buildTagged(history: History): void {
  history.commit("One");
  history.git("tag", "--annotate", "--message", "One", "v1.0.0");
  history.commit("Two");
  history.git("tag", "--annotate", "--message", "Two", "v2.0.0");
  history.commit("Three");
}

test("a whole repository is complete, without asking its remote", async () => {
  using history = new History();
  history.commit("One");
  history.git("remote", "add", "origin", "https://invalid.invalid/a/b");
  expect(await ensureHistory(history.directory)).toBe("complete");
});

test("a shallow clone gets its history and tags, and nothing else of it changes", async () => {
  using history = new History();
  buildTagged(history);
  const clone = cloneShallow(history);
  const before = [clone.git("rev-parse", "HEAD"), readFileSync(join(clone.directory, ".git/index"), "hex")];
  expect(await ensureHistory(clone.directory)).toBe("fetched");
  expect(clone.git("rev-list", "--count", "HEAD")).toBe("3");
  expect((await readTags(clone.directory)).map(({ name }) => name)).toEqual(["v1.0.0", "v2.0.0"]);
  expect(clone.git("status", "--porcelain")).toBe("");
  expect([clone.git("rev-parse", "HEAD"), readFileSync(join(clone.directory, ".git/index"), "hex")]).toEqual(before);
  expect(await ensureHistory(clone.directory)).toBe("complete");
});

test("a tag that actions/checkout made lightweight does not stand in the way", async () => {
  using history = new History();
  buildTagged(history);
  const clone = cloneShallow(history);
  const head = clone.git("rev-parse", "HEAD");
  clone.git("tag", "v2.0.0");
  expect(await ensureHistory(clone.directory)).toBe("fetched");
  expect(clone.git("rev-parse", "v2.0.0")).toBe(head);
  expect(clone.git("rev-list", "--count", "HEAD")).toBe("3");
  expect((await readTags(clone.directory)).map(({ name }) => name)).toEqual(["v1.0.0", "v2.0.0"]);
});

test("without a remote that answers, the error names fetch-depth", async () => {
  using history = new History();
  buildTagged(history);
  const clone = cloneShallow(history);
  const failure = { code: "git/shallow", hint: expect.stringContaining("fetch-depth: 0") };
  clone.git("remote", "set-url", "origin", "file:///nowhere/at/all");
  await expect(ensureHistory(clone.directory)).rejects.toMatchObject(failure);
  clone.git("remote", "remove", "origin");
  await expect(ensureHistory(clone.directory)).rejects.toMatchObject(failure);
});

test("a remote that is shallow itself cannot complete a clone", async () => {
  using history = new History();
  buildTagged(history);
  const clone = cloneShallow(history);
  const second = join(history.directory, "..", "second");
  history.git("clone", "--quiet", "--depth=1", `file://${clone.directory}`, second);
  await expect(ensureHistory(second)).rejects.toMatchObject({ code: "git/shallow" });
});

test("a remote that asks for a password is not waited for", async () => {
  using history = new History();
  buildTagged(history);
  const clone = cloneShallow(history);
  const server = createServer((_request, response) => {
    response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  clone.git("remote", "set-url", "origin", `http://127.0.0.1:${port}/acme/widget.git`);
  await expect(ensureHistory(clone.directory)).rejects.toMatchObject({ code: "git/shallow" });
  server.close();
});
