import { escapeMarkdown } from "../../shared/markdown/escape.ts";
import { quoteText, shorten } from "../../shared/text.ts";
import type { Action, Difference, PlannedChange } from "../commands/apply/plan.ts";

/** What `command: apply` changed, or would change. */
export type AppliedPlan = ReturnType<typeof buildApplied>;

/** How each action is shown: in the log, before it is done and after. */
export const SHOWN = {
  create: { mark: "+", verb: "create", done: "created" },
  update: { mark: "~", verb: "change", done: "changed" },
  delete: { mark: "-", verb: "delete", done: "deleted" },
  keep: { mark: "?", verb: "not in the file", done: "" },
  none: { mark: "=", verb: "unchanged", done: "" },
} as const satisfies Record<Action, Record<"mark" | "verb" | "done", string>>;
const CHANGING = ["create", "update", "delete"] as const;
const MAX_CHANGES = 1_000;
const MAX_LINE_LENGTH = 400;

/** For the log: a line for each record and each field that changes. */
export function renderPlan(
  changes: readonly PlannedChange[],
  { file, where }: { file: string; where: string },
): string {
  const shown = orderChanges(changes).filter(({ action }) => action !== "none");
  const lines = shown
    .slice(0, MAX_CHANGES)
    .flatMap(({ kind, name, type, action, reason, differences }) => [
      `${SHOWN[action].mark} ${kind} ${name}${type === undefined ? "" : ` (${type})`}${reason === undefined ? "" : `: ${reason}`}`,
      ...differences.map((difference) => `    ${renderDifference(difference)}`),
    ]);
  const more = shown.length > MAX_CHANGES ? [`… and ${shown.length - MAX_CHANGES} more`] : [];
  const head = `Plan of ${file} for ${where}: ${describePlan({ changes, isDryRun: true })}.`;
  const quote = (line: string) => (/^ */.exec(line)?.[0] ?? "") + quoteText(line, MAX_LINE_LENGTH);
  return [head, ...[...lines, ...more].map(quote)].join("\n");
}

/** Changes first: what is cut is what stays. */
function orderChanges(changes: readonly PlannedChange[]): PlannedChange[] {
  return [...changes.filter(isChange), ...changes.filter((change) => !isChange(change))];
}

function isChange({ action }: PlannedChange): boolean {
  return action !== "keep" && action !== "none";
}

function renderDifference({ field, before, after }: Difference): string {
  if (before === undefined) return `${field}: ${after}`;
  return after === undefined ? `${field}: ${before} → removed` : `${field}: ${before} → ${after}`;
}

type Changes = { changes: readonly PlannedChange[]; isDryRun: boolean };

/** In a dry run what would change, else what is done. */
function countPlan({ changes, isDryRun }: Changes, action: Action): number {
  return changes.filter((change) => change.action === action && (isDryRun || change.done)).length;
}

/** `2 to create, 1 to change` or `2 created, 1 changed`. */
function describePlan(plan: Changes): string {
  const kept = plan.changes.filter(({ action }) => action === "keep").length;
  const parts = CHANGING.flatMap((action) => {
    const { verb, done } = SHOWN[action];
    const count = countPlan(plan, action);
    return count === 0 ? [] : [`${count} ${plan.isDryRun ? `to ${verb}` : done}`];
  });
  const rest = kept === 0 ? [] : [`${kept} not in the file`];
  return [...(parts.length === 0 ? ["nothing to change"] : parts), ...rest].join(", ");
}

/** For people: `dry run, 2 to create`, or what was done. */
export function describeApplied(applied: AppliedPlan): string {
  return `${applied.isDryRun ? "dry run, " : ""}${describePlan(applied)}`;
}

const MAX_FIELDS_LENGTH = 1_000;

/** Rows of a table, one for each record. */
export function listPlanCells({ changes, isDryRun }: AppliedPlan): string[][] {
  return orderChanges(changes).map((change) => {
    const { action, kind, type, name, reason, differences } = change;
    const { verb, done } = SHOWN[action];
    const isMissed = isChange(change) && !isDryRun;
    const label = change.done ? done : `${verb}${isMissed ? " (not done)" : ""}`;
    const fields = reason ?? differences.map(renderDifference).join("; ");
    const cells = [label, type === undefined ? kind : `${kind} (${type})`, name, shorten(fields, MAX_FIELDS_LENGTH)];
    return cells.map(escapeMarkdown);
  });
}

/** With its outputs here: what the first request needs does not load this file. */
export function buildApplied(changes: readonly PlannedChange[], isDryRun: boolean) {
  const [created = 0, updated = 0, deleted = 0] = CHANGING.map((action) => countPlan({ changes, isDryRun }, action));
  const outputs = {
    changed: String(created + updated + deleted > 0),
    created: String(created),
    updated: String(updated),
    deleted: String(deleted),
    plan: JSON.stringify(orderChanges(changes).slice(0, MAX_CHANGES)),
  };
  return { changes, isDryRun, outputs };
}
