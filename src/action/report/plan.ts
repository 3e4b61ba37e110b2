import { escapeMarkdown } from "../../shared/markdown.ts";
import { quoteText, shorten } from "../../shared/text.ts";
import type { Difference } from "../commands/apply/differences.ts";
import type { Action, PlannedChange } from "../commands/apply/plan.ts";
import type { Outputs } from "./reporter.ts";

/** What `command: apply` changed, or would change. */
export type AppliedPlan = {
  changes: readonly PlannedChange[];
  isDryRun: boolean;
  outputs: Pick<Outputs, "changed" | "created" | "updated" | "deleted" | "plan">;
};

const MARKS = { create: "+", update: "~", delete: "-", keep: "?", none: "=" } as const satisfies Record<Action, string>;
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
    .flatMap((change) => [
      `${MARKS[change.action]} ${nameOf(change)}${change.reason === undefined ? "" : `: ${change.reason}`}`,
      ...change.differences.map((difference) => `    ${renderDifference(difference)}`),
    ]);
  const more = shown.length > MAX_CHANGES ? [`… and ${shown.length - MAX_CHANGES} more`] : [];
  const head = `Plan of ${file} for ${where}: ${describePlan(changes, "to ")}.`;
  return [head, ...[...lines, ...more].map((line) => quoteLine(line))].join("\n");
}

function quoteLine(line: string): string {
  return (/^ */.exec(line)?.[0] ?? "") + quoteText(line, MAX_LINE_LENGTH);
}

/** Changes first: what is cut is what stays. */
function orderChanges(changes: readonly PlannedChange[]): PlannedChange[] {
  return [...changes.filter(isChange), ...changes.filter((change) => !isChange(change))];
}

function isChange({ action }: PlannedChange): boolean {
  return action === "create" || action === "update" || action === "delete";
}

function nameOf({ kind, name, type }: PlannedChange): string {
  return `${kind} ${name}${type === undefined ? "" : ` (${type})`}`;
}

function renderDifference({ field, before, after }: Difference): string {
  if (before === undefined) return `${field}: ${after}`;
  return after === undefined ? `${field}: ${before} → removed` : `${field}: ${before} → ${after}`;
}

/** Of a dry run what would change, else what is done. */
function countPlan({
  changes,
  isDryRun,
}: Pick<AppliedPlan, "changes" | "isDryRun">): Record<"create" | "update" | "delete", number> {
  const count = (action: Action) =>
    changes.filter((change) => change.action === action && (isDryRun || change.done)).length;
  return { create: count("create"), update: count("update"), delete: count("delete") };
}

/** `2 to create, 1 to change` or `2 created, 1 changed`. */
function describePlan(changes: readonly PlannedChange[], mode: "to " | "done"): string {
  const counts = countPlan({ changes, isDryRun: mode === "to " });
  const kept = changes.filter(({ action }) => action === "keep").length;
  const verbs =
    mode === "to "
      ? { create: "to create", update: "to change", delete: "to delete" }
      : { create: "created", update: "changed", delete: "deleted" };
  const parts = (["create", "update", "delete"] as const).flatMap((action) =>
    counts[action] === 0 ? [] : [`${counts[action]} ${verbs[action]}`],
  );
  const rest = kept === 0 ? [] : [`${kept} not in the file`];
  return [...(parts.length === 0 ? ["nothing to change"] : parts), ...rest].join(", ");
}

/** For people: `dry run, 2 to create`, or what was done. */
export function describeApplied({ changes, isDryRun }: AppliedPlan): string {
  return isDryRun ? `dry run, ${describePlan(changes, "to ")}` : describePlan(changes, "done");
}

const LABELS = {
  create: "create",
  update: "change",
  delete: "delete",
  keep: "not in the file",
  none: "unchanged",
} as const;
const DONE = { create: "created", update: "changed", delete: "deleted" } as const;
const MAX_FIELDS_LENGTH = 1_000;

/** Rows of a table, one for each record. */
export function renderPlanRows({ changes, isDryRun }: AppliedPlan): string[] {
  return orderChanges(changes).map((change) => {
    const { action, done, kind, type, name, reason, differences } = change;
    const label =
      action === "keep" || action === "none"
        ? LABELS[action]
        : done
          ? DONE[action]
          : `${LABELS[action]}${isDryRun ? "" : " (not done)"}`;
    const fields = reason ?? differences.map(renderDifference).join("; ");
    const cells = [label, type === undefined ? kind : `${kind} (${type})`, name, shorten(fields, MAX_FIELDS_LENGTH)];
    return `| ${cells.map((cell) => escapeMarkdown(cell).replace(/(?<!\\)\|/g, "\\|")).join(" | ")} |`;
  });
}

/** With its outputs here: what the first request needs does not load this file. */
export function buildApplied(changes: readonly PlannedChange[], isDryRun: boolean): AppliedPlan {
  const counts = countPlan({ changes, isDryRun });
  const outputs = {
    changed: String(counts.create + counts.update + counts.delete > 0),
    created: String(counts.create),
    updated: String(counts.update),
    deleted: String(counts.delete),
    plan: JSON.stringify(orderChanges(changes).slice(0, MAX_CHANGES)),
  };
  return { changes, isDryRun, outputs };
}
