import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { stringify } from "yaml";
import { readCheckoutFile, writeCheckoutFile } from "../../git/repository.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { listSome } from "../../shared/text.ts";
import { readEnvironment } from "../environment.ts";
import {
  addSetupOptions,
  readOptions,
  type SetupOptions,
  type Streams,
  type Subcommand,
  selectToken,
} from "../terminal/options.ts";
import { createTerminalReporter } from "../terminal/reporter.ts";
import type { Converted } from "./converted.ts";
import { type Project, readProject } from "./project.ts";
import { renderPackageChoice, renderWorkflow, SCHEMA_URL, WORKFLOWS, type WorkflowTrigger } from "./workflow.ts";

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
  const { directory } = project.repository;
  const { convertTools } = await import("./converted.ts");
  const plan = planSetup(project, await convertTools(directory, project.paths, project.packages.length > 0));
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

/** What `init` chooses for a project. */
type Plan = {
  /** What was found, as lines of name and text. */
  found: readonly (readonly [name: string, text: string])[];
  files: readonly { path: string; content: string }[];
  remarks: readonly string[];
};

const NEW_CHANGELOG = "CHANGELOG.md";
const WORKFLOW_PATH = `${WORKFLOWS}/release-docs.yml`;

function planSetup(project: Project, converted: Converted): Plan {
  const { packages, workflows, configuration, hosted } = project;
  const { inputs, rules } = converted;
  const [, trigger, why, ...remarks] = selectTrigger(project, converted);
  const existing = workflows.find(({ runsAction, path }) => runsAction && path !== WORKFLOW_PATH);
  const rendered = renderConfiguration(project, converted);
  // A configuration of the project's own has other publications.
  const isOwn = configuration.text !== undefined && configuration.text !== rendered;
  const choice = packages.length > 0 && !isOwn && !inputs?.release && { publications: renderPackageChoice(packages) };
  const workflow = { path: WORKFLOW_PATH, content: renderWorkflow(trigger, { ...choice, ...inputs }) };
  return {
    found: [
      ["Starts on", `${trigger === "release" ? "a published release" : `a push of ${Object.values(trigger)}`}: ${why}`],
      ["Branch", project.defaultBranch ?? "none yet"],
      ["Changelog", describeChangelogs(project, converted)],
      ["Labels", describeLabels(project)],
    ],
    files: [
      ...(existing === undefined ? [workflow] : []),
      ...(isOwn ? [] : [{ path: configuration.path, content: rendered }]),
      ...(rules === undefined || isOwn ? [] : [{ path: ".github/release.yml", content: rules }]),
    ],
    remarks: [
      ...remarks,
      ...(isOwn ? [] : converted.remarks),
      ...(existing === undefined ? [] : [`${existing.path} runs the action already.`]),
      ...(hosted?.fault === undefined ? [] : [`Releases and labels are unknown: ${hosted.fault}`]),
      ...(isOwn ? [`${configuration.path} stays as it is.`] : []),
    ],
  };
}

type Choice = readonly [isMet: unknown, trigger: WorkflowTrigger, why: string, ...remarks: string[]];

/** The first that is met. GitHub starts no workflow for what a workflow's own token does, such as a release. */
function selectTrigger(project: Project, { inputs, branch }: Converted): Choice {
  const { latest, packages, workflows, hosted, defaultBranch = "main" } = project;
  const tags = { tags: packages.length > 0 ? packages.map(({ pattern }) => pattern) : [latest?.pattern ?? "v*.*.*"] };
  const tagging = workflows.find((file) => file.tags)?.path;
  const publishing = workflows.find((file) => file.publishes)?.path;
  const released = workflows.find(({ events, runsAction }) => events.includes("release") && !runsAction)?.path;
  const remark = `${tagging} releases by itself. If it uses \`GITHUB_TOKEN\`, its releases and tags start no other workflow: give it the token of a GitHub App.`;
  const choices: readonly Choice[] = [
    [inputs?.release, { branches: [branch ?? defaultBranch] }, "remove the workflow that made releases so far"],
    [inputs, "release", "people publish the drafts"],
    [tagging, "release", `${tagging} makes the releases`, remark],
    [publishing, tags, `the releases that ${publishing} makes start no other workflow`],
    [released, "release", `${released} runs on releases too`],
    [hosted?.latestReleaseBy === "person", "release", "people publish the releases"],
    [latest === undefined, "release", "there is no tag yet"],
    [hosted?.latestReleaseBy === "workflow", tags, "a workflow makes the releases"],
  ];
  return choices.find(([isMet]) => isMet) ?? [true, tags, `the newest is ${latest?.tag}`];
}

function describeChangelogs({ packages, changelog }: Project, { fill }: Converted): string {
  const all = fill({}).styleGuide?.changelogs?.path ?? changelog;
  const named = packages.length > 0 ? packages.map((one) => one.changelog ?? NEW_CHANGELOG) : [all];
  return listSome(named.map((path) => path ?? `none yet: the first run creates ${NEW_CHANGELOG}`));
}

function describeLabels({ labelRules, hosted }: Project): string {
  const rules = labelRules === undefined ? "by their usual names" : `${labelRules} groups the notes`;
  return hosted?.hasDocumentationLabel ? `${rules}; pull requests get "documentation"` : rules;
}

/** Also where the defaults say the same: who looks for settings finds them, with the schema for the editor. */
function renderConfiguration({ packages, changelog, hosted }: Project, converted: Converted): string {
  const labels = hosted?.hasDocumentationLabel ? { pullRequest: { labels: ["documentation"] } } : {};
  // As without a configuration: notes in the output and the pull request, not in files.
  const build = (name: string, path: string | undefined, paths: object) => ({
    name,
    config: converted.fill({
      writeReleaseNotes: true,
      writeChangelogs: true,
      ...paths,
      styleGuide: { ...(path !== undefined && { changelogs: { path } }), releaseNotes: { createFile: false } },
      ...labels,
    }),
  });
  const publications = packages.map(({ name, folder, changelog: path }) =>
    build(name, path, folder === undefined ? {} : { paths: [folder] }),
  );
  const all = publications.length > 0 ? publications : [build("changelog", changelog, {})];
  return `# yaml-language-server: $schema=${SCHEMA_URL}\n${stringify({ publications: all })}`;
}
