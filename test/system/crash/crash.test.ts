import { test } from "vitest";
import { draws } from "../../support/search.ts";
import { KilledRuns, seedsOf, TIMEOUT } from "./killed-runs.ts";

const runs = KilledRuns.use();

test.concurrent.each(seedsOf(draws(2, 50)))(
  "a service killed at any instant loses and duplicates no record (TEST_SEED=%i)",
  (drawn) => runs.check(drawn, { flags: ["--attempts", "100"] }),
  TIMEOUT,
);
