import { beforeEach, describe, expect, test } from "vitest";
import { type Client, Shares } from "../../../src/shared/shares.ts";

const ALL = { name: "all", max: 4 };

describe("places", () => {
  let shares: Shares;
  let ended: string[];
  beforeEach(() => {
    shares = new Shares();
    ended = [];
  });
  type Given = Omit<Partial<Client>, "isSlow"> & { isSlow?: boolean; isBusy?: boolean };
  /** Of `a1` for the name `a`. */
  const create = (id: string, { isSlow = false, isBusy = false, ...more }: Given = {}): Client => {
    const yields = ({ hasFewer }: { hasFewer: boolean }) => !isBusy && hasFewer;
    return { name: id.charAt(0), limits: [ALL], isSlow: () => isSlow, yields, end: () => void ended.push(id), ...more };
  };
  const enter = (id: string, given?: Given) => shares.enter(create(id, given));

  test("go from the name with the most to the one that asks, the first one first", () => {
    for (const id of ["a1", "b1", "b2", "b3"]) expect(enter(id)).toBeUndefined();
    expect(enter("c1")).toBeUndefined();
    expect(enter("a2")).toBeUndefined();
    expect(ended).toEqual(["b1", "b2"]);
  });

  test("do not go to who has as many, unless one is slow", () => {
    for (const id of ["a1", "a2", "b1", "b2"]) enter(id);
    expect([enter("a3"), enter("b3")]).toEqual([ALL, ALL]);
    expect(ended).toEqual([]);
    shares = new Shares();
    enter("a1");
    enter("a2", { isSlow: true });
    enter("b1");
    enter("b2");
    expect(enter("b3")).toBeUndefined();
    expect(ended).toEqual(["a2"]);
  });

  test("go from a slow one first, also of a name with fewer", () => {
    for (const id of ["a1", "a2", "a3"]) enter(id);
    enter("b1", { isSlow: true });
    expect([enter("c1"), enter("c2")]).toEqual([undefined, undefined]);
    expect(ended).toEqual(["b1", "a1"]);
  });

  test("within a limit of several names go from the one with the most in it", () => {
    const own = { name: "of one", max: 3 };
    const enterOf = (id: string, of: string) => enter(id, { name: "one", limits: [ALL, { ...own, of }] });
    for (const id of ["a1", "a2", "a3"]) expect(enterOf(id, "ann")).toBeUndefined();
    expect(enterOf("a4", "ann")).toMatchObject(own);
    expect([enterOf("b1", "bob"), enter("c1"), enter("c2")]).toEqual([undefined, undefined, undefined]);
    expect(ended).toEqual(["a1", "a2"]);
  });

  test("of others are kept where the one that asks is refused", () => {
    const [own, large] = [
      { name: "of b", max: 1 },
      { name: "large", max: 1 },
    ];
    enter("a1", { limits: [large, ALL] });
    enter("b1", { limits: [ALL, own], isBusy: true });
    expect(enter("b2", { limits: [large, ALL, own] })).toBe(own);
    enter("a2", { isBusy: true });
    enter("a3", { isBusy: true });
    expect(enter("b2", { limits: [ALL, own] })).toBe(own);
    expect(ended).toEqual([]);
    // One that ends for a narrow limit makes space in the wider ones too.
    expect(enter("c1", { limits: [ALL, large] })).toBeUndefined();
    expect(ended).toEqual(["a1"]);
    // The widest of those that are reached.
    enter("c2", { isBusy: true });
    expect(enter("b3", { limits: [{ ...ALL, max: 0 }, own] })).toMatchObject({ max: 0 });
  });

  test("of those that work are kept, also where they are the most", () => {
    for (const id of ["a1", "a2", "a3"]) enter(id, { isBusy: true });
    enter("b1");
    expect(enter("c1")).toBeUndefined();
    expect(ended).toEqual(["b1"]);
    shares = new Shares();
    for (const id of ["a1", "a2", "a3", "a4"]) enter(id, { isBusy: true });
    expect(enter("b1")).toBe(ALL);
  });

  test("are free again once a client leaves, however often it says so", () => {
    const clients = ["a1", "a2", "a3", "a4"].map((id) => create(id, { isBusy: true }));
    for (const client of clients) shares.enter(client);
    for (let times = 0; times < 3; times += 1) if (clients[0]) shares.leave(clients[0]);
    expect(enter("b1", { isBusy: true })).toBeUndefined();
    expect(enter("b2")).toBe(ALL);
  });

  test("have several limits, each with its own space", () => {
    const own = { name: "of a", max: 2 };
    const given = { limits: [ALL, own] };
    expect([enter("a1", given), enter("a2", given), enter("a3", given)]).toEqual([undefined, undefined, own]);
    expect([enter("b1"), enter("b2"), enter("c1")]).toEqual([undefined, undefined, undefined]);
    expect(ended).toEqual(["a1"]);
    expect(enter("a4", given)).toBeUndefined();
    expect(ended).toEqual(["a1", "b1"]);
  });

  test("of a thousand names go round", () => {
    for (let index = 0; index < 1000; index += 1) expect(enter(`${index}`, { name: `${index}` })).toBeUndefined();
    expect(ended).toHaveLength(996);
    expect(ended.slice(0, 3)).toEqual(["0", "1", "2"]);
  });
});
