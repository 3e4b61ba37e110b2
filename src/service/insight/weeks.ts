import { sql } from "kysely";
import type { Week } from "../../contract/resources/insight.ts";
import type { CallContext } from "../http/procedures.ts";
import { readModelRow } from "../models/models.ts";
import { filterBy } from "../store/page.ts";
import type { Store } from "../store/store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEKS = 12;

/** The Monday of an ISO week in UTC, of a time or date in it, some weeks before. */
export function startOfWeek(time: string, before = 0): string {
  const day = Date.parse(time.slice(0, 10));
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - (weekday + 7 * before) * DAY).toISOString().slice(0, 10);
}

/** The whole numbers below which a quarter, a half and three quarters of the values are; none without values. */
export function selectQuartiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return [0.25, 0.5, 0.75].flatMap((part) => {
    const place = part * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low === undefined || high === undefined ? [] : Math.round(low + (high - low) * (place % 1));
  });
}

// What ended without a draft is no outcome.
const OUTCOME = sql<string>`case when status in ('running', 'staged') then 'open' when status = 'needsAttention' then 'failed'
  when status = 'closed' and branch is null and dismissed_at is null then 'unchanged'
  when status = 'cancelled' then 'closed' else status end`;

/** The last 12 weeks, oldest first. */
export async function readWeeks(store: Store, { orgId, access }: Pick<CallContext, "orgId" | "access">) {
  const starts = Array.from({ length: WEEKS }, (_, before) => startOfWeek(store.now(), WEEKS - 1 - before));
  const [since = ""] = starts;
  const own = { org_id: orgId, id: access.narrow("conversation"), operation_type: "write" };
  const readable = filterBy(store.database.selectFrom("conversations"), own);
  const days = await readable
    .where("created_at", ">=", since)
    .select([sql<string>`substr(created_at, 1, 10)`.as("day"), OUTCOME.as("outcome")])
    .select(({ fn }) => [fn.countAll().as("count"), fn.sum("model_cost").as("cost")])
    .groupBy([sql`1`, sql`2`])
    .execute();
  const merged = await readable.where("merged_at", ">=", since).select(["drafted_at", "merged_at"]).execute();
  const begunIn = Map.groupBy(days, ({ day }) => startOfWeek(day));
  const mergedIn = Map.groupBy(merged, ({ merged_at }) => startOfWeek(merged_at ?? ""));
  const hasModel = (await readModelRow(store, orgId)) !== undefined;
  return starts.map((start): Week => {
    const begun = begunIn.get(start) ?? [];
    const sum = (of: "count" | "cost", outcome?: string) =>
      begun.reduce(
        (all, one) => all + (outcome === undefined || one.outcome === outcome ? Number(one[of] ?? 0) : 0),
        0,
      );
    const count = (outcome: string) => sum("count", outcome);
    const minutes = (mergedIn.get(start) ?? []).flatMap(({ drafted_at: from, merged_at: to }) =>
      from && to ? (Date.parse(to) - Date.parse(from)) / MINUTE : [],
    );
    const counts = { merged: count("merged"), open: count("open"), closed: count("closed"), failed: count("failed") };
    return { start, ...counts, minutes: selectQuartiles(minutes), cost: hasModel ? sum("cost") : undefined };
  });
}
