import { type Command, InvalidArgumentError } from "commander";
import * as z from "zod/mini";
import { usageError } from "../../../shared/command-line.ts";
import { quoteText } from "../../../shared/text.ts";
import { parseWith, type ServiceCommand } from "../../operator/command.ts";
import { addOperatorCommand, addStoreAction, type StoreOptions } from "../../operator/operated-store.ts";
import type { Actor } from "../../store/audit.ts";
import type { Store } from "../../store/store.ts";
import { type Billing, type BillingUse, changeBilling, readBilling } from "../billing.ts";

const reasonText = z.string().check(z.trim(), z.minLength(1, "A reason is more than spaces"), z.maxLength(1_000));

type Options = { reason: string; jobs: number | "unlimited" };

export const organizationCommand: ServiceCommand = (command, io) => {
  const add = (verb: string, description: string, buildChange: (options: Options) => Partial<Billing>): Command => {
    const added = addOperatorCommand(command, `${verb} [id]`, description).hook("preAction", selectOrganization);
    const change = async (within: Store, actor: Actor, options: Options) => {
      await changeBilling(within, actor, buildChange(options));
      return readBilling(within, actor.orgId);
    };
    addStoreAction(added, io, change, render);
    return added;
  };
  add("show", "Show state, monthly limit and the jobs of this month.", () => ({}));
  const refuses = "Refuse new work with status 402. Queued tasks still run; reads still work.";
  const suspend = add("suspend", refuses, ({ reason }) => ({ state: "suspended", reason }));
  suspend.requiredOption("--reason <text>", "Reason to show to callers.", parseWith(reasonText));
  add("resume", "Accept new work again.", () => ({ state: "active", reason: null }));
  const allows = "Set how many jobs the organization may create per calendar month (UTC).";
  const allow = add("allow", allows, ({ jobs }) => ({ monthlyJobs: jobs === "unlimited" ? null : jobs }));
  allow.requiredOption("--jobs <number|unlimited>", "Maximum jobs per month.", parseJobs);
};

function parseJobs(value: string): number | "unlimited" {
  if (value === "unlimited") return value;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("Expected a whole number of jobs per month, or unlimited.");
}

/** Takes the argument `[id]` for `--organization`. */
function selectOrganization(command: Command): void {
  const [id] = command.args;
  const { organization = id } = command.opts<StoreOptions>();
  if (id !== undefined && organization !== id) {
    throw usageError(`Two organizations are given: ${id} and --organization ${organization}.`);
  }
  command.setOptionValue("organization", organization);
}

function render({ id, name, state, reason, monthlyJobs, month, usedJobs }: BillingUse): string {
  const lines = {
    Organization: `${id} (${name})`,
    State: state,
    ...(reason === null ? {} : { Reason: reason }),
    Allowance: monthlyJobs === null ? "unlimited" : `${monthlyJobs} jobs a month`,
    Used: `${usedJobs} in ${month}`,
  };
  return Object.entries(lines)
    .map(([label, text]) => `${label.padEnd(14)}${quoteText(text, 1_000)}\n`)
    .join("");
}
