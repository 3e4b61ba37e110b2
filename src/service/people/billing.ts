import { DomainError, notFound, paymentRequired } from "../../contract/refusals.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { prepare } from "../store/prepared.ts";
import { lockOrganization, type Store } from "../store/store.ts";

export type Billing = {
  state: "active" | "suspended";
  reason: string | null;
  /** Maximum jobs in a calendar month of UTC; null without a limit. */
  monthlyJobs: number | null;
};

export type BillingUse = Billing & { id: string; name: string; month: string; usedJobs: number };

/** 402 for a suspended organization. Queued work still runs. */
export async function refuseSuspended(within: Store, orgId: string): Promise<Billing> {
  const billing = await readRow(within, orgId);
  if (billing.state !== "suspended") return billing;
  throw paymentRequired(`This organization is suspended: ${(billing.reason ?? "").replace(/\.$/, "")}.`);
}

/** 402 for a suspended or exceeded organization. Locks it, so that two concurrent creates cannot exceed the limit. */
export async function checkJobAllowance(within: Store, orgId: string, { more }: { more: number }): Promise<void> {
  const { monthlyJobs } = await refuseSuspended(within, orgId);
  if (monthlyJobs === null) return;
  await lockOrganization(within, orgId);
  if ((await countJobs(within, orgId)) + more <= monthlyJobs) return;
  const { month, next } = monthsAt(within.now());
  const jobs = `${monthlyJobs} ${monthlyJobs === 1 ? "job" : "jobs"}`;
  const name = new Date(month).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
  throw paymentRequired(`This organization has used its ${jobs} of ${name}; the next month begins on ${next}-01.`);
}

export function isBillingRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === "payment-required";
}

export async function readBilling(store: Store, orgId: string): Promise<BillingUse> {
  const { month } = monthsAt(store.now());
  return { ...(await readRow(store, orgId)), month, usedJobs: await countJobs(store, orgId) };
}

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

const selectBilling = prepare((database, orgId: string) =>
  database
    .selectFrom("organizations")
    .select(["id", "name", "state", "state_reason as reason", "monthly_jobs as monthlyJobs"])
    .where("id", "=", orgId),
);

async function readRow(store: Store, orgId: string): Promise<Billing & { id: string; name: string }> {
  const [row] = await selectBilling(store, orgId);
  if (row === undefined) throw notFound("organization", orgId);
  return row;
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

function monthsAt(time: string): { month: string; next: string } {
  const date = new Date(time);
  const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
  return { month: time.slice(0, 7), next: next.toISOString().slice(0, 7) };
}
