import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { DomainError, paymentRequired } from "../store/errors.ts";
import { lockOrganization, type Store } from "../store/store.ts";

/** What an operator decides about an organization. */
export type Billing = {
  state: "active" | "suspended";
  /** Why it is suspended; null while it is active. */
  reason: string | null;
  /** Jobs in a calendar month of UTC; null without a limit. */
  monthlyJobs: number | null;
};

/** The billing of an organization with its use in the current month, such as `2026-11`. */
export type BillingUse = Billing & { id: string; name: string; month: string; usedJobs: number };

/** Throws 402 where the organization is suspended: it queues no more work, and what was queued before is done. */
export async function refuseSuspended(within: Store, orgId: string): Promise<void> {
  refuseState(await readRow(within, orgId));
}

/**
 * The billing checks before a job is queued (interface, "Conversations", rule 2): 402 where the organization is
 * suspended or has used its allowance. With an allowance, the organization is held until `within` is over, so that two
 * creates never exceed it together.
 */
export async function checkJobAllowance(within: Store, orgId: string): Promise<void> {
  const { monthlyJobs, ...billing } = await readRow(within, orgId);
  refuseState(billing);
  if (monthlyJobs === null) return;
  await lockOrganization(within, orgId);
  if ((await countJobs(within, orgId)) < monthlyJobs) return;
  const { month, next } = monthsAt(within.now());
  const jobs = `${monthlyJobs} ${monthlyJobs === 1 ? "job" : "jobs"}`;
  const name = new Date(month).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
  throw paymentRequired(`This organization has used its ${jobs} of ${name}; the next month begins on ${next}-01.`);
}

/** Whether a call or an event was refused by a billing check. */
export function isBillingRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === "payment-required";
}

/** The billing of an organization, and how many jobs it created this month. */
export async function readBilling(store: Store, orgId: string): Promise<BillingUse> {
  const { month } = monthsAt(store.now());
  return { ...(await readRow(store, orgId)), month, usedJobs: await countJobs(store, orgId) };
}

/** Changes the billing of an organization; what stays as it was leaves no audit log. */
export async function changeBilling(within: Store, actor: Actor, change: Partial<Billing>): Promise<void> {
  await lockOrganization(within, actor.orgId);
  const { id, name: _, ...before } = await readRow(within, actor.orgId);
  const after = { ...before, ...change };
  const delta = describeDelta(before, after);
  if (delta === "") return;
  await within.database
    .updateTable("organizations")
    .set({ state: after.state, state_reason: after.reason, monthly_jobs: after.monthlyJobs, updated_at: within.now() })
    .where("id", "=", id)
    .execute();
  const note = { type: "action-update", summary: "Changed the billing of the organization", delta } as const;
  await writeAudit(within, actor, { ...note, config: { organizationId: id } });
}

function refuseState({ state, reason }: Pick<Billing, "state" | "reason">): void {
  if (state !== "suspended") return;
  throw paymentRequired(`This organization is suspended: ${(reason ?? "").replace(/\.$/, "")}.`);
}

async function readRow({ database }: Store, orgId: string): Promise<Billing & { id: string; name: string }> {
  return database
    .selectFrom("organizations")
    .select(["id", "name", "state", "state_reason as reason", "monthly_jobs as monthlyJobs"])
    .where("id", "=", orgId)
    .executeTakeFirstOrThrow();
}

async function countJobs({ database, now }: Store, orgId: string): Promise<number> {
  const { count } = await database
    .selectFrom("jobs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("org_id", "=", orgId)
    .where("type", "=", "doc-request")
    .where("created_at", ">=", `${monthsAt(now()).month}-01T00:00:00.000Z`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The calendar month in UTC of a time, and the one after it. */
function monthsAt(time: string): { month: string; next: string } {
  const date = new Date(time);
  const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
  return { month: time.slice(0, 7), next: next.toISOString().slice(0, 7) };
}
