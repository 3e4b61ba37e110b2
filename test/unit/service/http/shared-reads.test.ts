import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createSharedReads } from "../../../../src/service/http/shared-reads.ts";

describe("calls share a read", () => {
  test("of the last of them, with what that call may see", async () => {
    const share = createSharedReads<string>(setImmediate);
    const first = share("list", async () => expect.unreachable("The last call reads."));
    const second = share("list", async () => "after");
    expect(await Promise.all([first, second])).toEqual(["after", "after"]);
  });

  test("unless they ask for something else", async () => {
    const share = createSharedReads<string>(setImmediate);
    const answers = ["a", "b", "a"].map((name) => share(name, async () => `${name} of ${name}`));
    expect(await Promise.all(answers)).toEqual(["a of a", "b of b", "a of a"]);
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
