import { sql } from "kysely";
import type { Week } from "../../contract/resources/insight.ts";
import type { CallContext } from "../http/procedures.ts";
import { readModelRow } from "../models/models.ts";
import { filterBy } from "../store/page.ts";
import type { Store } from "../store/store.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEKS = 12;

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of an ISO week in UTC, of a time or date in it. */
export function startOfWeek(time: string): string {
  const day = Date.parse(time.slice(0, 10));
  return dateOf(day - ((new Date(day).getUTCDay() + 6) % 7) * DAY);
}

/** The ISO week, such as `2026-W48`, of its Monday: that of the year that has its Thursday. */
export function nameWeek(start: string): string {
  const thursday = Date.parse(start) + 3 * DAY;
  const year = new Date(thursday).getUTCFullYear();
  return `${year}-W${String(Math.floor((thursday - Date.UTC(year, 0)) / DAY / 7) + 1).padStart(2, "0")}`;
}

/** The values below which a quarter, a half and three quarters are; undefined without values. */
export function selectQuartiles(values: readonly number[]): (number | undefined)[] {
  const sorted = values.toSorted((one, other) => one - other);
  return [0.25, 0.5, 0.75].map((part) => {
    const place = part * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low === undefined || high === undefined ? undefined : low + (high - low) * (place % 1);
  });
}

const OUTCOMES = {
  ...{ merged: ["merged"], open: ["running", "staged", "open"] },
  ...{ closed: ["closed", "cancelled"], failed: ["needsAttention"] },
};
// What ended without a draft is none of them.
const STATUS = sql<string>`case when status = 'closed' and branch is null and dismissed_at is null then 'unchanged'
  else status end`;

/** The last 12 weeks, oldest first. */
export async function readWeeks(store: Store, { orgId, access }: Pick<CallContext, "orgId" | "access">) {
  const first = Date.parse(startOfWeek(store.now())) - (WEEKS - 1) * 7 * DAY;
  const starts = Array.from({ length: WEEKS }, (_, index) => dateOf(first + index * 7 * DAY));
  const since = dateOf(first);
  const own = { org_id: orgId, id: access.narrow("conversation"), operation_type: "write" };
  const readable = filterBy(store.database.selectFrom("conversations"), own);
  const begun = await readable
    .where("created_at", ">=", since)
    .select([sql<string>`substr(created_at, 1, 10)`.as("day"), STATUS.as("outcome")])
    .select(({ fn }) => [fn.countAll().as("count"), fn.sum("model_cost").as("cost")])
    .groupBy([sql`1`, sql`2`])
    .execute();
  const merged = await readable
    .where("merged_at", ">=", since)
    .where("drafted_at", "is not", null)
    .select(["drafted_at as from", "merged_at as to"])
    .$castTo<Record<"from" | "to", string>>()
    .execute();
  const mergedIn = Map.groupBy(merged, ({ to }) => startOfWeek(to));
  const hasModel = (await readModelRow(store, orgId)) !== undefined;
  const weeks = starts.map((start): Week => {
    const own = begun.filter(({ day }) => startOfWeek(day) === start);
    const total = (outcome: keyof typeof OUTCOMES) =>
      own.reduce((sum, one) => sum + (OUTCOMES[outcome].includes(one.outcome) ? Number(one.count) : 0), 0);
    const hours = (mergedIn.get(start) ?? []).map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / HOUR);
    const [lowerHours, medianHours, upperHours] = selectQuartiles(hours);
    return {
      ...{ week: nameWeek(start), start, merged: total("merged"), open: total("open") },
      ...{ closed: total("closed"), failed: total("failed"), lowerHours, medianHours, upperHours },
      cost: hasModel ? own.reduce((sum, one) => sum + Number(one.cost ?? 0), 0) / 1e6 : undefined,
    };
  });
  return { weeks, hasModel };
}
