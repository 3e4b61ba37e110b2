import * as z from "zod/mini";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { trimTrailing } from "../../shared/text.ts";
import type { OpenPullRequest, PullRequestRequest } from "../code-host.ts";
import type { GitHubRest } from "./client.ts";

const WORKFLOW_BOT = "github-actions[bot]";

/** Sets all but the text of a new pull request, and says what its readers must know. What GitHub refuses is a remark. */
export async function finish(rest: GitHubRest, made: OpenPullRequest, request: PullRequestRequest): Promise<string[]> {
  const { labels, assignees, reviewers: people, milestone, autoMerge } = request;
  const { number, nodeId } = made;
  const teams = people.filter((name) => name.includes("/")).map((name) => name.replace(/^.*\//, ""));
  const reviewers = people.filter((name) => !name.includes("/"));
  const set = async (what: string, path: string, parameters: object): Promise<string[]> => {
    const expected = { doing: `set the ${what} of pull request #${number}`, answer: z.unknown() };
    await rest.call(`POST ${path}`, { number, ...parameters }, expected);
    return [];
  };
  const steps = [
    labels.length > 0 && (() => set("labels", "/issues/{number}/labels", { labels })),
    assignees.length > 0 && (() => set("assignees", "/issues/{number}/assignees", { assignees })),
    people.length > 0 &&
      (() => set("reviewers", "/pulls/{number}/requested_reviewers", { reviewers, team_reviewers: teams })),
    milestone !== undefined && (() => setMilestone(rest, number, milestone)),
    autoMerge !== undefined && nodeId !== undefined && (() => enableAutoMerge(rest, { number, nodeId }, autoMerge)),
  ];
  const remarks: string[] = [];
  for (const step of steps.filter((one) => one !== false)) {
    remarks.push(...(await step().catch(onError(ReleaseDocsError, ({ explanation }) => [explanation]))));
  }
  if (made.author !== WORKFLOW_BOT) return remarks;
  const needed =
    "Pull requests opened with the workflow's own token don't trigger workflows: close and reopen this one to run its " +
    "checks, or give github-token a token of a GitHub App.";
  return [...remarks, needed];
}

const Milestones = z.array(z.object({ number: z.int(), title: z.string() }));

async function setMilestone(rest: GitHubRest, number: number, wanted: string): Promise<string[]> {
  const listing = { doing: "look for the milestone", answer: Milestones };
  const open = await rest.call("GET /milestones", { state: "open", per_page: 100 }, listing);
  const found = open.find(({ title }) => title === wanted) ?? open.find((one) => String(one.number) === wanted);
  if (found === undefined) {
    return [`The pull request has no milestone: ${JSON.stringify(wanted)} is none of the open ones. Create it first.`];
  }
  const expected = { doing: `set the milestone of pull request #${number}`, answer: z.unknown() };
  await rest.call("PATCH /issues/{number}", { number, milestone: found.number }, expected);
  return [];
}

// Only GraphQL can.
const ENABLE_AUTO_MERGE = `mutation ($id: ID!, $method: PullRequestMergeMethod!) {
  enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: $method }) { clientMutationId }
}`;
const Enabled = z.object({ errors: z.optional(z.array(z.object({ message: z.string() }))) });

const NOTHING_TO_WAIT_FOR =
  "Merge it yourself: GitHub waits only where a rule of the base branch requires checks or reviews.";

/** By what GitHub says. */
const REMEDIES: readonly [words: RegExp, remedy: string][] = [
  [/auto.?merge is not allowed/i, "Allow auto-merge in the settings of the repository, under General."],
  [/(?:clean|unstable) status|rules not configured/i, NOTHING_TO_WAIT_FOR],
  [/commits? (?:is|are) not allowed|merging is not allowed/i, "Choose a way to merge that the repository allows."],
  [/draft/i, "Mark it as ready for review, and enable auto-merge there."],
];

async function enableAutoMerge(
  rest: GitHubRest,
  { number, nodeId }: { number: number; nodeId: string },
  method: string,
): Promise<string[]> {
  const asked = { query: ENABLE_AUTO_MERGE, variables: { id: nodeId, method: method.toUpperCase() } };
  const expected = { doing: `enable auto-merge of pull request #${number}`, answer: Enabled };
  const { errors } = await rest.call(`POST ${rest.graphqlUrl}`, asked, expected);
  const why = errors?.[0]?.message;
  if (why === undefined) return [];
  const remedy = REMEDIES.find(([words]) => words.test(why))?.[1];
  const words = trimTrailing(why.replace(/^Pull request (?=Pull request |Auto merge )/i, ""), /\./);
  return [`Auto-merge is not on: ${words}.${remedy === undefined ? "" : ` ${remedy}`}`];
}
