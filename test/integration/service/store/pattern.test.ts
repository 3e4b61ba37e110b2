import { describe, expect, test } from "vitest";
import { matchesSummary } from "../../../../src/service/store/page.ts";
import { openStore } from "../../../../src/service/store/store.ts";
import { insertConversations, insertOrganization } from "../../../support/rows.ts";
import { stores } from "../../../support/stores.ts";

const LONG = `${"x".repeat(250)} and more`;
const SUMMARIES = ["Wrote notes", "wrote", "100% done", "100 done", "a_b", "aXb", "a\\b", "Ärger", "", null, LONG];

const CASES: [pattern: string, found: (string | null)[]][] = [
  ["WROTE NOTES", ["Wrote notes"]],
  ["wrote%", ["Wrote notes", "wrote"]],
  ["%NOTES", ["Wrote notes"]],
  ["%rote%", ["Wrote notes", "wrote"]],
  ["w%e%s", ["Wrote notes"]],
  ["rote", []],
  ["100% done", ["100% done", "100 done"]],
  ["a_b", ["a_b"]],
  ["a_%", ["a_b"]],
  ["a\\b", ["a\\b"]],
  ["a\\%", ["a\\b"]],
  ["%", SUMMARIES.filter((summary) => summary !== null)],
  ["", [""]],
  ["Ärger", ["Ärger"]],
  ["ärger", []],
  ["ÄRGER", ["Ärger"]],
  [LONG.toUpperCase(), [LONG]],
  [`${"x".repeat(250)} and less`, []],
];

describe.each(stores)("on $name", ({ createLocation }) => {
  test("a pattern matches the complete summary, ignoring case, with % for anything", async () => {
    await using place = await createLocation();
    const store = await openStore(place.location);
    const org_id = await insertOrganization(store, "one");
    await insertConversations(
      store,
      SUMMARIES.map((summary) => ({ org_id, summary })),
    );
    for (const [pattern, found] of CASES) {
      const query = store.database.selectFrom("conversations").select("summary").where(matchesSummary(pattern));
      const rows = await query.orderBy("seq").execute();
      expect(
        rows.map(({ summary }) => summary),
        pattern,
      ).toEqual(found);
    }
    await store.close();
  });
});
