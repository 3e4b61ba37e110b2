import { readEnvironment } from "../environment.ts";
import { createTerminalReporter } from "../terminal/reporter.ts";
import { readOptions, type Subcommand } from "../terminal/subcommand.ts";
import { runChecks } from "./checks.ts";
import { type Finding, renderFindings } from "./findings.ts";
import { addSetupOptions, type SetupOptions, selectToken } from "./options.ts";

type CheckOptions = SetupOptions & { json?: boolean };

/** Prints what works and what does not, and changes nothing. 1 if there is a problem. */
export const runCheck: Subcommand = async (command, args, streams) => {
  addSetupOptions(command).option("--json", "Print the result as JSON.");
  const options = readOptions<CheckOptions>(command, args);
  const token = selectToken(options, streams);
  using reporter = createTerminalReporter(streams);
  if (token !== "") reporter.hide(token);
  const environment = readEnvironment(streams.env);
  const findings = await runChecks(options.workingDirectory ?? process.cwd(), environment, token);
  const isOk = findings.every(({ state }) => state !== "problem");
  reporter.print(options.json ? renderJson(isOk, findings) : renderFindings(findings));
  return isOk ? 0 : 1;
};

function renderJson(ok: boolean, findings: readonly Finding[]): string {
  return `${JSON.stringify({ ok, checks: findings }, undefined, 2)}\n`;
}
