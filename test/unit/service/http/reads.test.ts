import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createKeptReads, createSharedReads } from "../../../../src/service/http/reads.ts";

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

describe("calls share a read", () => {
  test("of the last of them, with what that call may see", async () => {
    const share = createSharedReads<string>(setImmediate);
    const first = share("list", async () => expect.unreachable("The last call reads."));
    const second = share("list", async () => "after");
    expect(await Promise.all([first, second])).toEqual(["after", "after"]);
  });

  test("that has not begun: later calls wait for the next, and get what is new", async () => {
    const share = createSharedReads<number>(setImmediate);
    const running = Promise.withResolvers<number>();
    let reads = 0;
    const read = () => {
      reads += 1;
      return reads === 1 ? running.promise : Promise.resolve(reads);
    };
    const first = share("list", read);
    await turn();
    const later = [share("list", read), share("list", read)];
    await turn();
    expect(reads).toBe(1);
    running.resolve(1);
    expect(await Promise.all([first, ...later])).toEqual([1, 2, 2]);
  });

  test("also a failed one, and the next call reads again", async () => {
    const share = createSharedReads<string>(setImmediate);
    const fail = () => Promise.reject(new Error("no database"));
    const failed = await Promise.allSettled([share("list", fail), share("list", fail)]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await share("list", async () => "again")).toBe("again");
  });
});
