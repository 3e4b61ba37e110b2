import { describe, expect, test } from "vitest";
import { draws } from "../../support/search.ts";
import { stores } from "../../support/stores.ts";
import { KilledRuns, seedsOf, TIMEOUT } from "./killed-runs.ts";

const postgres = stores.find(({ kind }) => kind === "postgres");

describe.runIf(postgres)("on PostgreSQL", () => {
  const runs = KilledRuns.use();

  test.concurrent.each(seedsOf(draws(1, 10)))(
    "two processes take over from each other (TEST_SEED=%i)",
    async (drawn) => {
      await using database = (await postgres?.createLocation()) ?? expect.unreachable("PostgreSQL is not installed.");
      const flags = ["--attempts", "100", "--lease", "1"];
      await runs.check(drawn, { database: database.location, programs: 2, flags });
    },
    TIMEOUT,
  );
});
