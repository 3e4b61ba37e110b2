import { readCheckoutFile } from "../../../git/repository.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import { createSecrets } from "../../../shared/redaction.ts";
import { openRemote } from "../../connect.ts";
import { type Limits, type Outcome, type Run, UNKNOWN } from "../../outcome.ts";
import { buildApplied, renderPlan } from "../../report/plan.ts";
import {
  describeProblems,
  type FileContent,
  type Problem,
  parseServiceFile,
  readSecrets,
  type SecretValues,
} from "./file.ts";
import { buildPlan, type Step } from "./plan.ts";
import { checkReadsAll, readState } from "./records.ts";
import { executePlan } from "./send.ts";
import { resolveTargets } from "./targets.ts";

/** `command: apply`: makes a service like the file. Throws `apply/…` before anything changes if the file has faults. */
export async function applyFile(run: Run, limits: Limits): Promise<Outcome> {
  const { task, reporter } = run;
  const { file } = task.inputs;
  limits.onStart(`reading ${file}`);
  const text = await readCheckoutFile(task.directory, file);
  if (text === undefined) throw new ReleaseDocsError("apply/no-file", `There is no file ${file} in ${task.directory}.`);
  const { content, parsed } = parseServiceFile(file, text);
  const { secrets, problems: unset } = readSecrets(content, task.variables);
  for (const secret of secrets.values()) reporter.hide(secret);
  const found = [...content.problems, ...unset];
  const refuse: Prepared["refuse"] = (problems) => describeProblems(file, parsed, problems);
  return applyContent(run, limits, { content, secrets, found, refuse }).catch((error: unknown) => {
    throw hideSecrets(error, secrets);
  });
}

type Prepared = {
  content: FileContent;
  secrets: SecretValues;
  found: readonly Problem[];
  refuse: (problems: readonly Problem[]) => ReleaseDocsError;
};

async function applyContent(run: Run, limits: Limits, { content, secrets, found, refuse }: Prepared): Promise<Outcome> {
  const { task, clock, reporter } = run;
  const { file, prune, "update-secrets": updateSecrets, "dry-run": isDryRun } = task.inputs;
  const { deadline, signal, onStart } = limits;
  onStart("connecting to the service");
  await using connection = await openRemote(task.inputs, task.proxies, clock);
  const { client, where, minDelay } = connection;
  const session = { client, where, budget: { clock, signal, deadline, minDelay } };
  onStart(`reading from ${where}`);
  const { managed } = content;
  const state = await readState(session, managed, prune).catch((error: unknown) => {
    throw found.length > 0 ? refuse(found) : error;
  });
  const { targets, problems: unresolved } = resolveTargets(content, state);
  // An unknown section has the names that others refer to.
  const problems = found.some(({ path }) => path.length === 0) ? [] : unresolved;
  if (found.length + problems.length > 0) throw refuse([...found, ...problems]);
  const steps = buildPlan(targets, state, { managed, prune, updateSecrets });
  const created = steps.filter(({ shown }) => shown.action === "create");
  await checkReadsAll(session, new Set(created.map(({ kind }) => kind)));
  const show = (): Outcome => ({ ...UNKNOWN, applied: buildApplied(listChanges(steps), isDryRun) });
  await reporter.info(renderPlan(listChanges(steps), { file, where }));
  if (isDryRun) return show();
  onStart(`changing ${where}`);
  const onChange = () => run.onOutcome?.(show());
  onChange();
  const warnings = await executePlan({ ...session, reporter, state, secrets, onChange }, steps);
  return warnings.length === 0 ? show() : { ...show(), warnings };
}

function listChanges(steps: readonly Step[]) {
  return steps.map(({ shown }) => shown);
}

/** A service may quote what it was sent. */
function hideSecrets(error: unknown, secrets: SecretValues): unknown {
  if (!(error instanceof ReleaseDocsError)) return error;
  const { redact } = createSecrets(...secrets.values());
  const message = redact(error.message);
  if (message === error.message) return error;
  return new ReleaseDocsError(error.code, message, { hint: redact(error.hint), cause: error });
}
