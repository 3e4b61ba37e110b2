import { beforeEach, describe, expect, test, vi } from "vitest";
import { createLateWork } from "../../../../src/service/selections/routes.ts";

const terms = { maxMs: 1_000, keepMs: 10_000, maxRunning: 2 };
const LATE = { code: "unavailable", message: expect.stringContaining("still being fetched") };

describe("late work", () => {
  let begun: PromiseWithResolvers<string>[];
  let wait: (name?: string, orgId?: string) => Promise<string>;
  beforeEach(() => {
    vi.useFakeTimers();
    begun = [];
    const waitFor = createLateWork<string>(terms);
    wait = (name = "one", orgId = "org") =>
      waitFor(orgId, name, () => {
        const started = Promise.withResolvers<string>();
        begun.push(started);
        return started.promise;
      });
    return () => void vi.useRealTimers();
  });

  test("in time is answered, shared by who asks meanwhile, and begins again for who asks later", async () => {
    const [first, second] = [wait(), wait()];
    begun[0]?.resolve("found");
    expect(await Promise.all([first, second])).toEqual(["found", "found"]);
    expect(begun).toHaveLength(1);
    void wait();
    expect(begun).toHaveLength(2);
  });

  test("goes on after a refusal, and the next call gets its result once", async () => {
    const refused = expect(wait()).rejects.toMatchObject(LATE);
    await vi.advanceTimersByTimeAsync(terms.maxMs);
    await refused;
    begun[0]?.resolve("found");
    await vi.advanceTimersByTimeAsync(terms.keepMs - 1);
    expect(await wait()).toBe("found");
    void wait();
    expect(begun).toHaveLength(2);
  });

  test("that failed late tells the next call, and nobody after the time that it is kept", async () => {
    for (const isKept of [true, false]) {
      const refused = expect(wait()).rejects.toMatchObject(LATE);
      await vi.advanceTimersByTimeAsync(terms.maxMs);
      await refused;
      begun.at(-1)?.reject(new Error("unreachable"));
      await vi.advanceTimersByTimeAsync(isKept ? 0 : terms.keepMs);
      const count = begun.length;
      const next = wait();
      expect(begun).toHaveLength(isKept ? count : count + 1);
      begun.at(-1)?.reject(new Error("unreachable"));
      await expect(next).rejects.toThrow("unreachable");
    }
  });

  test("is refused beyond the maximum of an organization, not of others", async () => {
    for (const name of ["one", "two"]) void wait(name);
    await expect(wait("three")).rejects.toMatchObject({ code: "unavailable", message: /several repositories/ });
    void wait("three", "other");
    expect(begun).toHaveLength(3);
    begun[0]?.resolve("found");
    await vi.advanceTimersByTimeAsync(0);
    void wait("three");
    expect(begun).toHaveLength(4);
  });
});
