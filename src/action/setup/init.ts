import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { stringify } from "yaml";
import { readCheckoutFile, writeCheckoutFile } from "../../git/repository.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { joinParts, listSome } from "../../shared/text.ts";
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

/** What `init` chooses for a project. */
type Plan = {
  /** What was found, as lines of name and text. */
  found: readonly (readonly [name: string, text: string])[];
  files: readonly { path: string; content: string }[];
  remarks: readonly string[];
};

const NEW_CHANGELOG = "CHANGELOG.md";
const WORKFLOW_PATH = `${WORKFLOWS}/release-docs.yml`;

function planSetup(project: Project): Plan {
  const { packages, workflows, configuration, hosted } = project;
  const { trigger, why, remarks } = selectTrigger(project);
  const existing = workflows.find(({ runsAction, path }) => runsAction && path !== WORKFLOW_PATH);
  const rendered = renderConfiguration(project);
  // A configuration of the project's own has other publications.
  const isOwn = configuration.text !== undefined && configuration.text !== rendered;
  const inputs = packages.length > 0 && !isOwn ? { publications: renderPackageChoice(packages) } : {};
  const workflow = { path: WORKFLOW_PATH, content: renderWorkflow(trigger, inputs) };
  return {
    found: [
      [
        "Starts on",
        `${trigger === "release" ? "a published release" : `a pushed tag (${trigger.tags.join(", ")})`}: ${why}`,
      ],
      ["Branch", project.defaultBranch ?? "none yet"],
      ["Changelog", describeChangelogs(project)],
      ["Labels", describeLabels(project)],
    ],
    files: [
      ...(existing === undefined ? [workflow] : []),
      ...(isOwn ? [] : [{ path: configuration.path, content: rendered }]),
    ],
    remarks: [
      ...remarks,
      ...(existing === undefined ? [] : [`${existing.path} runs the action already.`]),
      ...(hosted?.fault === undefined ? [] : [`Releases and labels are unknown: ${hosted.fault}`]),
      ...(isOwn ? [`${configuration.path} stays as it is.`] : []),
    ],
  };
}

type Choice = { trigger: WorkflowTrigger; why: string; remarks: readonly string[] };

/** GitHub starts no workflow for what a workflow's own token does: a release that a workflow makes starts none. */
function selectTrigger({ latest, packages, workflows, hosted }: Project): Choice {
  const patterns = packages.length > 0 ? packages.map(({ pattern }) => pattern) : [latest?.pattern ?? "v*.*.*"];
  const tags = { tags: patterns };
  const tagging = workflows.find((file) => file.tags);
  if (tagging !== undefined) {
    const remark = `${tagging.path} releases by itself. If it uses \`GITHUB_TOKEN\`, its releases and tags start no other workflow: give it the token of a GitHub App.`;
    return { trigger: "release", why: `${tagging.path} makes the releases`, remarks: [remark] };
  }
  const publishing = workflows.find((file) => file.publishes);
  if (publishing !== undefined) {
    return { trigger: tags, why: `the releases that ${publishing.path} makes start no other workflow`, remarks: [] };
  }
  const released = workflows.find(({ events, runsAction }) => events.includes("release") && !runsAction);
  if (released !== undefined) return { trigger: "release", why: `${released.path} runs on releases too`, remarks: [] };
  if (hosted?.latestReleaseBy === "person")
    return { trigger: "release", why: "people publish the releases", remarks: [] };
  if (latest === undefined) return { trigger: "release", why: "there is no tag yet", remarks: [] };
  const why = hosted?.latestReleaseBy === "workflow" ? "a workflow makes the releases" : `the newest is ${latest.tag}`;
  return { trigger: tags, why, remarks: [] };
}

function describeChangelogs({ packages, changelog }: Project): string {
  const named = packages.length > 0 ? packages.map((one) => one.changelog ?? NEW_CHANGELOG) : [changelog];
  return listSome(named.map((path) => path ?? `none yet: the first run creates ${NEW_CHANGELOG}`));
}

function describeLabels({ labelRules, hosted }: Project): string {
  const [drafter] = labelRules.filter((path) => path.includes("drafter"));
  const rules = labelRules.find((path) => path !== drafter);
  return joinParts(
    [
      rules === undefined ? "by their usual names" : `${rules} groups the notes`,
      drafter && `the rules of ${drafter} are not read: docs/migrating.md says where they go`,
      hosted?.hasDocumentationLabel ? 'pull requests get "documentation"' : undefined,
    ],
    "; ",
  );
}

/** Also where the defaults say the same: who looks for settings finds them, with the schema for the editor. */
function renderConfiguration({ packages, changelog, hosted }: Project): string {
  const labels = hosted?.hasDocumentationLabel ? { pullRequest: { labels: ["documentation"] } } : {};
  // As without a configuration: notes in the output and the pull request, not in files.
  const build = (name: string, path: string | undefined, paths: object) => ({
    name,
    config: {
      writeReleaseNotes: true,
      writeChangelogs: true,
      ...paths,
      styleGuide: { ...(path !== undefined && { changelogs: { path } }), releaseNotes: { createFile: false } },
      ...labels,
    },
  });
  const publications = packages.map(({ name, folder, changelog: path }) =>
    build(name, path, folder === undefined ? {} : { paths: [folder] }),
  );
  const all = publications.length > 0 ? publications : [build("changelog", changelog, {})];
  return `# yaml-language-server: $schema=${SCHEMA_URL}\n${stringify({ publications: all })}`;
}
