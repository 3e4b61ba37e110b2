import { type Command, InvalidArgumentError } from "commander";
import * as z from "zod/mini";
import { quoteText } from "../../shared/text.ts";
import { type Billing, type BillingUse, changeBilling, readBilling } from "../domain/billing.ts";
import { type CommandIo, parseWith, printResult, type ServiceCommand, usageError } from "./command.ts";
import { addOperatorCommand, operate, type StoreOptions } from "./operated-store.ts";

const reasonText = z.string().check(z.maxLength(1_000), z.regex(/\S/, "A reason is more than spaces"));

/** `organization show`, `suspend`, `resume`, `allow`: billing of an organization. */
export const organizationCommand: ServiceCommand = (command, io) => {
  const add = (verb: string, description: string) => addOperatorCommand(command, `${verb} [id]`, description);
  act(add("show", "Show state, monthly limit and the jobs of this month."), io, () => ({}));
  act(
    add("suspend", "Refuse new work with status 402. Queued tasks still run; reads still work.").requiredOption(
      "--reason <text>",
      "Reason to show to callers.",
      parseWith(reasonText),
    ),
    io,
    ({ reason }: { reason: string }) => ({ state: "suspended", reason: reason.trim() }),
  );
  act(add("resume", "Accept new work again."), io, () => ({ state: "active", reason: null }));
  act(
    add("allow", "Set how many jobs the organization may create per calendar month (UTC).").requiredOption(
      "--jobs <number|unlimited>",
      "Maximum jobs per month.",
      parseJobs,
    ),
    io,
    ({ jobs }: { jobs: number | "unlimited" }) => ({ monthlyJobs: jobs === "unlimited" ? null : jobs }),
  );
};

function parseJobs(value: string): number | "unlimited" {
  if (value === "unlimited") return value;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("Expected a whole number of jobs per month, or unlimited.");
}

function act<Options>(command: Command, io: CommandIo, buildChange: (options: Options) => Partial<Billing>): void {
  command.action(async (id: string | undefined, options: StoreOptions & Options) => {
    const { organization = id } = options;
    if (id !== undefined && organization !== id) {
      throw usageError(`Two organizations are given: ${id} and --organization ${organization}.`);
    }
    const shown = await operate({ ...options, ...(organization && { organization }) }, async (within, actor) => {
      await changeBilling(within, actor, buildChange(options));
      return readBilling(within, actor.orgId);
    });
    printResult(io, options, shown, render);
  });
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
