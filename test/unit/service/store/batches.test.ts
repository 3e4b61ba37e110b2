import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBatches } from "../../../../src/service/store/batches.ts";
import { buildOutage } from "../../../../src/service/store/outage.ts";

/** Records the calls of each run; a call that is in `failing` fails its run. */
function record(failing: Readonly<Record<string, Error>> = {}) {
  const runs: string[][] = [];
  const add = createBatches(async (calls: readonly string[]) => {
    runs.push([...calls]);
    // Longer than any test needs to add its calls.
    for (let turn = 0; turn < 200; turn += 1) await setImmediate();
    for (const call of calls) if (failing[call] !== undefined) throw failing[call];
    return calls.map((call) => `did ${call}`);
  });
  const all = (calls: readonly string[], bytes = 1, name = "org") =>
    Promise.allSettled(calls.map((call) => add(name, call, bytes)));
  return { runs, all, add };
}

const list = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
const ends = (settled: PromiseSettledResult<string>[]) =>
  settled.map((end) => (end.status === "fulfilled" ? end.value : end.reason.message));

test("waiting calls of one name run together, at most 32, and each gets its own result", async () => {
  const { runs, all } = record();
  expect(ends(await all(list(40)))).toEqual(list(40).map((call) => `did ${call}`));
  expect(runs.map(({ length }) => length)).toEqual([32, 8]);
});

test("calls of other names run apart", async () => {
  const { runs, all } = record();
  await Promise.all([all(["a", "b"], 1, "one"), all(["c"], 1, "other")]);
  expect(runs.toSorted()).toEqual([["a", "b"], ["c"]]);
});

test("large calls run alone", async () => {
  const { runs, all } = record();
  await all(["a", "b"], 2 ** 20);
  expect(runs).toEqual([["a"], ["b"]]);
});

test("a second batch begins once eight calls wait, and never a third", async () => {
  const { runs, add } = record();
  const added: Promise<string>[] = [];
  for (const call of list(20)) {
    added.push(add("org", call, 1));
    for (let turns = 0; turns < 2; turns += 1) await setImmediate();
  }
  await Promise.all(added);
  expect(runs).toEqual([["0"], list(9).slice(1), list(20).slice(9)]);
});

test("a failure is that of one call alone", async () => {
  const { runs, all } = record({ 2: new Error("refused") });
  expect(ends(await all(list(4)))).toEqual(["did 0", "did 1", "refused", "did 3"]);
  expect(runs).toEqual([list(4), ["0"], ["1"], ["2"], ["3"]]);
});

test("nothing runs again after an outage, since it may have been stored", async () => {
  const { runs, all } = record({ 2: buildOutage("store/unreachable", "The connection failed.") });
  expect(ends(await all(list(4)))).toEqual(list(4).map(() => "The connection failed."));
  expect(runs).toEqual([list(4)]);
});
