import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { quoteText } from "../../shared/text.ts";
import { type Billing, type BillingUse, changeBilling, readBilling } from "../domain/billing.ts";
import { type Command, type CommandIo, parseFlag, runCommand, usageFault } from "./command.ts";
import { operate, STORE_FLAGS, STORE_USAGE } from "./operated-store.ts";

const USAGE = `organization show [ID]
                      shows state, allowance and the jobs of this month
organization suspend [ID] --reason TEXT
                      refuses new work with 402 and the reason; queued work is done, reads and discussion stay
organization resume [ID]
                      accepts work again
organization allow [ID] --jobs NUMBER|unlimited
                      sets how many jobs it may create in a calendar month (UTC)

  --organization ID     the organization, where there are several; ID means the same
${STORE_USAGE}`;

/** `organization show`, `suspend`, `resume`, `allow`: what an operator decides about an organization. */
export const organization: Command = ([verb = "", ...args], io) =>
  runCommand(USAGE, [verb, ...args], io, async () => {
    const parse = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (parse === undefined) {
      const known = "organization show, suspend, resume or allow";
      throw usageFault(`organization does not know ${JSON.stringify(verb)}: it is ${known}.`);
    }
    await run(verb, args, io, parse);
  });

type Given = { reason?: string | undefined; jobs?: string | undefined };

const reasonText = z.string().check(z.maxLength(1_000), z.regex(/\S/, "a reason is more than spaces"));
const jobsText = z
  .string()
  .check(z.regex(/^(\d{1,9}|unlimited)$/, "it is a whole number of jobs a month, or unlimited"));

/** What each command changes. */
const VERBS: Readonly<Record<string, (given: Given) => Partial<Billing>>> = {
  show: () => ({}),
  suspend: ({ reason }) => ({ state: "suspended", reason: parseFlag("--reason", reasonText, reason).trim() }),
  resume: () => ({ state: "active", reason: null }),
  allow: ({ jobs }) => {
    const given = parseFlag("--jobs", jobsText, jobs);
    return { monthlyJobs: given === "unlimited" ? null : Number(given) };
  },
};

const OWN_FLAGS = { suspend: { reason: { type: "string" } }, allow: { jobs: { type: "string" } } } as const;

async function run(
  verb: string,
  args: string[],
  io: CommandIo,
  parse: (given: Given) => Partial<Billing>,
): Promise<void> {
  const options = { ...STORE_FLAGS, ...(Object.hasOwn(OWN_FLAGS, verb) && OWN_FLAGS[verb as keyof typeof OWN_FLAGS]) };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [id, more] = positionals;
  if (more !== undefined) throw usageFault(`organization ${verb} takes the ID of one organization.`);
  const named = values.organization;
  if (id !== undefined && named !== undefined && id !== named) {
    throw usageFault(`Name one organization: ${id}, or --organization ${named}.`);
  }
  const change = parse(values as Given);
  const shown = await operate({ ...values, organization: id ?? named }, io, async (within, actor) => {
    await changeBilling(within, actor, change);
    return readBilling(within, actor.orgId);
  });
  io.out(values.json ? `${JSON.stringify(shown)}\n` : render(shown));
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
