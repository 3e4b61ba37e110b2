import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { readCheckoutFile, writeCheckoutFile } from "../../shared/checkout-file.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { readEnvironment } from "../environment.ts";
import { createTerminalReporter } from "../terminal/reporter.ts";
import { readOptions, type Streams, type Subcommand } from "../terminal/subcommand.ts";
import { addSetupOptions, type SetupOptions, selectToken } from "./options.ts";
import { type Plan, planSetup } from "./plan.ts";
import { type Project, readProject } from "./project.ts";

type InitOptions = SetupOptions & { yes?: boolean; force?: boolean };

type PlannedFile = Plan["files"][number] & { state: "new" | "same" | "different" };

/** Shows the workflow and the configuration for this project, and writes them after a yes or with `--yes`. */
export const runInit: Subcommand = async (command, args, streams) => {
  addSetupOptions(command)
    .option("--yes", "Write without asking.")
    .option("--force", "Replace files that are different.");
  const options = readOptions<InitOptions>(command, args);
  const token = selectToken(options, streams);
  using reporter = createTerminalReporter(streams);
  if (token !== "") reporter.hide(token);
  const project = await readProject(options.workingDirectory ?? process.cwd(), readEnvironment(streams.env), token);
  if (project.repository.isBare) {
    throw new ReleaseDocsError("setup/bare", `${project.repository.directory} is a bare repository without files.`);
  }
  const plan = planSetup(project);
  const { directory } = project.repository;
  const files = await Promise.all(plan.files.map((file) => compareFile(directory, file)));
  await reporter.info(renderFound(plan));
  const changed = files.filter(({ state }) => state !== "same");
  for (const { path, content, state } of files) {
    await reporter.info(
      `${path} (${state === "same" ? "is there already" : state === "new" ? "new" : "is different"}):`,
    );
    if (state !== "same") reporter.print(`${content}\n`);
  }
  if (changed.length === 0) {
    await reporter.info("There is nothing to write.");
    return 0;
  }
  if (!(await isAgreed(options, changed, streams))) return 0;
  checkReplaced(changed, options);
  for (const { path, content } of changed) await writeCheckoutFile(directory, path, content);
  await reporter.info(renderNext(project, changed));
  return 0;
};

async function compareFile(directory: string, file: Plan["files"][number]): Promise<PlannedFile> {
  const present = await readCheckoutFile(directory, file.path);
  return { ...file, state: present === undefined ? "new" : present === file.content ? "same" : "different" };
}

function renderFound({ found, remarks }: Plan): string {
  const lines = found.map(([name, text]) => `${name.padEnd(10)} ${text}`);
  return `${[...lines, ...remarks].join("\n")}\n`;
}

async function isAgreed(
  { yes, force }: InitOptions,
  changed: readonly PlannedFile[],
  { stdin, stderr }: Streams,
): Promise<boolean> {
  if (yes) return true;
  const replaced = changed.some(({ state }) => state === "different");
  if (!stdin.isTTY || !stderr.isTTY) {
    stderr.write(`Nothing was written. To write, run it with --yes${replaced ? " --force" : ""}.\n`);
    return false;
  }
  if (replaced && !force) return true;
  const lines = createInterface({ input: stdin, output: stderr });
  try {
    const question = `Write ${changed.length === 1 ? "this file" : "these files"}? [y/N] `;
    // At the end of the input `question` waits for ever, or throws after Ctrl+C and Ctrl+D on a terminal.
    const ended = once(lines, "close").then(() => "");
    const answer = await Promise.race([lines.question(question).catch(() => ended), ended]);
    if (/^\s*y(?:es)?\s*$/i.test(answer)) return true;
    stderr.write("Nothing was written.\n");
    return false;
  } finally {
    lines.close();
  }
}

/** All or nothing. */
function checkReplaced(changed: readonly PlannedFile[], { force }: InitOptions): void {
  const different = changed.filter(({ state }) => state === "different").map(({ path }) => path);
  if (different.length === 0 || force) return;
  throw new ReleaseDocsError("setup/different", `Nothing was written: ${different.join(" and ")} is different.`);
}

function renderNext({ defaultBranch }: Project, written: readonly PlannedFile[]): string {
  const on = defaultBranch === undefined ? "" : ` to ${defaultBranch}`;
  return [
    `Written: ${written.map(({ path }) => path).join(", ")}.`,
    `Commit ${written.length === 1 ? "it" : "them"}${on}, and enable "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General).`,
    "`release-docs check` shows what the next run would select.",
  ].join("\n");
}
