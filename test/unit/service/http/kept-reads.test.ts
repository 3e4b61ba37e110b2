import { expect, test, vi } from "vitest";
import { createKeptReads } from "../../../../src/service/http/kept-reads.ts";

const LENGTH = (text: string) => text.length;

test("a result is kept for its name while the version stays the same", async () => {
  const keep = createKeptReads(100, LENGTH);
  const read = vi.fn(async () => "one");
  const names = ["a", "a", "b"];
  for (const name of names) expect(await keep("1", name, read)).toBe("one");
  expect(read).toHaveBeenCalledTimes(2);
  expect(await keep("2", "a", async () => "two")).toBe("two");
  // What an earlier version said is forgotten.
  expect(await keep("1", "a", async () => "again")).toBe("again");
});

test("a read that ends after a change is not kept for the new version", async () => {
  const keep = createKeptReads(100, LENGTH);
  const running = Promise.withResolvers<string>();
  const old = keep("1", "a", () => running.promise);
  expect(await keep("2", "b", async () => "new")).toBe("new");
  running.resolve("old");
  expect(await old).toBe("old");
  expect(await keep("2", "a", async () => "current")).toBe("current");
});

test("results beyond the maximum size are read each time", async () => {
  const keep = createKeptReads(5, LENGTH);
  const read = vi.fn(async () => "four");
  for (const name of ["a", "b", "a", "b"]) await keep("1", name, read);
  expect(read).toHaveBeenCalledTimes(3);
  for (let count = 0; count < 2; count += 1) await keep("2", "b", read);
  expect(read).toHaveBeenCalledTimes(4);
});

test("a failed read is not kept", async () => {
  const keep = createKeptReads(100, LENGTH);
  await expect(keep("1", "a", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await keep("1", "a", async () => "again")).toBe("again");
});
