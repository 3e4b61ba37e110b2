import { expect, test } from "vitest";
import { ObjectReader } from "../../../src/git/objects.ts";
import { History } from "../../support/history.ts";

test("reads objects of any kind, and says which do not exist", async () => {
  using history = new History();
  const commit = history.commit("Start", { "a.txt": "one\ntwo" });
  const objects = new ObjectReader(history.directory);
  const names = [`${commit}:a.txt`, `${commit}:b.txt`, commit, `${commit}^{tree}`, "refs/heads/missing^{commit}"];
  const read = await Promise.all(names.map((name) => objects.read(name)));
  await objects.close();
  expect(read.map((object) => object?.type)).toEqual(["blob", undefined, "commit", "tree", undefined]);
  expect(read[0]?.content.toString()).toBe("one\ntwo");
  expect(read[2]?.sha).toBe(commit);
});

test("sees what is committed while it reads, also after it was closed", async () => {
  using history = new History();
  history.commit("Start", { "a.txt": "1" });
  const objects = new ObjectReader(history.directory);
  await objects.read("HEAD:a.txt");
  history.commit("Next", { "a.txt": "2" });
  expect((await objects.read("HEAD:a.txt"))?.content.toString()).toBe("2");
  await objects.close();
  history.commit("Last", { "a.txt": "3" });
  expect((await objects.read("HEAD:a.txt"))?.content.toString()).toBe("3");
  await objects.close();
});

test("a refused object ends its process and not the reader", async () => {
  using history = new History();
  history.commit("Start", { "large.txt": "x".repeat(200_000), "small.txt": "x" });
  const objects = new ObjectReader(history.directory);
  const refusal = new Error("too large");
  const refused = objects.read("HEAD:large.txt", () => {
    throw refusal;
  });
  const next = objects.read("HEAD:small.txt");
  await expect(refused).rejects.toBe(refusal);
  expect((await next)?.content.toString()).toBe("x");
  await objects.close();
});
