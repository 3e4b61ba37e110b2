import { stringify } from "yaml";
import { joinParts, listSome } from "../../shared/text.ts";
import type { Project } from "./project.ts";
import { renderPackageChoice, renderWorkflow, SCHEMA_URL, type WorkflowTrigger } from "./workflow.ts";
import { WORKFLOWS } from "./workflow-files.ts";

/** What `init` chooses for a project. */
export type Plan = {
  /** What was found, as lines of name and text. */
  found: readonly (readonly [name: string, text: string])[];
  files: readonly { path: string; content: string }[];
  remarks: readonly string[];
};

const NEW_CHANGELOG = "CHANGELOG.md";
const WORKFLOW_PATH = `${WORKFLOWS}/release-docs.yml`;

export function planSetup(project: Project): Plan {
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
