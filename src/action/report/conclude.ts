import * as z from "zod/mini";
import { readPages } from "../../hosts/github/client.ts";
import { describeGitHubError, statusOf } from "../../hosts/github/errors.ts";
import { systemClock } from "../../shared/clock.ts";
import { type ErrorCode, ReleaseDocsError, renderCauses } from "../../shared/errors.ts";
import { cutMarkdown } from "../../shared/markdown/markdown.ts";
import { createSecrets } from "../../shared/redaction.ts";
import { hashInHex, joinParts, shorten } from "../../shared/text.ts";
import { type Environment, type RunEvent, type RunPages, selectSecrets } from "../environment.ts";
import { openForReport, parseAnswer } from "../github.ts";
import type { Inputs } from "../inputs.ts";
import { buildOutputs, entryOf, type Outcome, releaseNotesOf, UNKNOWN } from "../outcome.ts";
import { parseTrigger } from "../trigger.ts";
import { resultUrlOf } from "../wait.ts";
import { type Conclusion, describeFailure, type Reporter, renderFailure } from "./reporter.ts";
import { cutLines, renderHeadline, renderLink, renderReport, renderSummary } from "./summary.ts";

/** Returns the exit code. */
export async function conclude(outcome: Outcome, conclusion: Conclusion): Promise<number> {
  const { reporter, environment } = conclusion;
  const safe = prepare(outcome, conclusion);
  await reporter.outputs(buildOutputs(safe));
  await reporter.summary(renderSummary(safe, environment.pages));
  await postComment(safe, conclusion);
  await updateReleaseBody(safe, conclusion);
  return announce(safe, reporter, environment.pages);
}

/** The caller logs the error. Never throws, so that the error is not lost. */
export async function concludeFailure(error: unknown, known: Outcome | undefined, conclusion: Conclusion) {
  const { reporter, environment } = conclusion;
  const { code, message: failure } = describeFailure(error);
  const safe = prepare({ ...(known ?? UNKNOWN), failure, code, tolerated: false }, conclusion);
  const steps = [
    async () => known && reporter.outputs(buildOutputs(safe)),
    async () => reporter.summary(renderSummary(safe, environment.pages)),
    async () => postComment(safe, conclusion),
  ];
  for (const step of steps) await step().catch((fault: unknown) => reporter.debug(renderCauses(fault)));
}

/** Redacts before Markdown is escaped: an escaped secret would not be recognized. */
function prepare(outcome: Outcome, { environment, start }: Conclusion): Outcome {
  const { redact } = createSecrets(...selectSecrets(environment));
  return mapTexts({ ...outcome, duration: systemClock.now() - start }, redact);
}

const MAX_MESSAGE_LENGTH = 2000;
const MAX_LINES = 10;

/** At most one warning; returns the exit code. */
export async function announce(outcome: Outcome, reporter: Reporter, pages?: RunPages): Promise<number> {
  const { failure, code, tolerated, warnings = [] } = outcome;
  const render = (messages: readonly string[], of?: ErrorCode) =>
    renderFailure({ code: of, message: limit(messages) }, pages);
  const concerns = failure !== undefined && tolerated ? [...warnings, failure] : warnings;
  if (concerns.length > 0) await reporter.warning(render(concerns, tolerated ? code : undefined));
  if (failure === undefined) await reporter.notice(limit(describeResult(outcome)));
  else if (!tolerated) await reporter.error(render([failure], code));
  return failure === undefined || tolerated ? 0 : 1;
}

function describeResult(outcome: Outcome): string[] {
  if (outcome.skipped !== undefined) return [`Nothing was sent: ${outcome.skipped}.`];
  return [`${renderHeadline(outcome)}.`, ...describeResults(outcome)];
}

/** What was written, by conversation. */
export function describeResults({ conversations }: Outcome): string[] {
  const results = conversations.map((conversation) => {
    const { branch, summary } = conversation;
    const result = joinParts([resultUrlOf(conversation) ?? (branch && `Branch ${branch}`), summary], ": ");
    return joinParts([result, entryOf(conversation, "account")], "\n");
  });
  return results.filter((result) => result !== "");
}

function limit(messages: readonly string[]): string {
  const lines = messages.flatMap((message) => message.split("\n"));
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), "…"] : lines;
  return shorten(shown.join("\n"), MAX_MESSAGE_LENGTH);
}

/** Changes the texts of data as JSON has it. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? change(part) : part));
}

export async function postComment(outcome: Outcome, conclusion: Conclusion) {
  const { environment, task, reporter, signal } = conclusion;
  if (!task?.inputs.comment || outcome.skipped !== undefined || signal.aborted) return;
  const { inputs, event } = task;
  const number = parsePullRequestNumber(event);
  if (number === undefined) return reporter.notice("No comment was posted: this run has no pull request.");
  if (inputs["github-token"] === "") return reporter.warning(describeFault(number, "the input github-token is empty"));
  const mark = buildCommentMark(environment, inputs);
  const body = renderComment(mark, outcome, environment.pages);
  try {
    const github = await openForReport(task, conclusion);
    const own = await findOwnComment(github, number, mark);
    // A comment that cannot be changed is not ours, or was deleted.
    if (own !== undefined && (await updateComment(github, own, body))) return;
    const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
    await github.octokit.request(route, { ...github.place, issue_number: number, body });
  } catch (error) {
    await reporter.warning(describeFault(number, describeGitHubError(error)));
  }
}

function describeFault(number: number, reason: string): string {
  return (
    `Cannot comment on pull request #${number}: ${reason}.\n` +
    "Give the job `pull-requests: write` and the step a `github-token`. Runs for pull requests from forks cannot comment."
  );
}

/** Hidden, and the same in every run of a job that writes the same publications and folder. */
export function buildCommentMark(
  { workflow, job }: Pick<Environment, "workflow" | "job">,
  inputs: Pick<Inputs, "publications" | "working-directory">,
): string {
  const key = [workflow, job, inputs["working-directory"], [...inputs.publications].sort()];
  const hash = hashInHex("sha256", JSON.stringify(key)).slice(0, 16);
  return `<!-- release-docs ${hash} -->`;
}

// GitHub allows 65,536 characters.
const MAX_REPORT_LENGTH = 50_000;

export function renderComment(mark: string, outcome: Outcome, pages: RunPages): string {
  const report = cutLines(renderReport(outcome, pages), MAX_REPORT_LENGTH);
  const details = pages.run && `Details are in the summary of ${renderLink("this run", pages.run)}.`;
  return `${joinParts([mark, `### ${renderHeadline(outcome)}`, report, details])}\n`;
}

const numbered = z.catch(z.optional(z.object({ number: z.int(), pull_request: z.optional(z.unknown()) })), undefined);
const AboutPullRequest = z.object({ pull_request: numbered, issue: numbered });

/** The event's pull request, also for a comment on it. */
function parsePullRequestNumber({ payload }: RunEvent): number | undefined {
  const { pull_request: pull, issue } = AboutPullRequest.safeParse(payload).data ?? {};
  return pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
}

const NOT_OURS = new Set([403, 404]);

const Author = z.object({ login: z.string(), type: z.optional(z.string()) });
const CommentList = z.array(z.object({ id: z.int(), body: z.nullish(z.string()), user: z.nullish(Author) }));

type RunRepository = Awaited<ReturnType<typeof openForReport>>;

/** The ID of the first comment with the mark that may be ours. */
async function findOwnComment({ octokit, place }: RunRepository, number: number, mark: string) {
  const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
  const marked: z.infer<typeof CommentList> = [];
  for await (const data of readPages(octokit, route, { ...place, issue_number: number })) {
    marked.push(...parseAnswer("the comments", data, CommentList).filter(({ body }) => body?.startsWith(mark)));
  }
  if (marked.length === 0) return undefined;
  // GITHUB_TOKEN and app tokens may not read /user; their comments are a bot's.
  const answer = await octokit.request("GET /user").catch((error: unknown) => {
    if (statusOf(error) === undefined) throw error;
  });
  const login = answer?.data.login;
  return marked.find(({ user }) => (login === undefined ? user?.type === "Bot" : user?.login === login))?.id;
}

async function updateComment({ octokit, place }: RunRepository, id: number, body: string): Promise<boolean> {
  const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
  const answer = await octokit.request(route, { ...place, comment_id: id, body }).catch((error: unknown) => {
    if (!NOT_OURS.has(statusOf(error) ?? 0)) throw error;
  });
  return answer !== undefined;
}

const NOT_ALLOWED = new Set([401, 403, 404]);

const Release = z.object({
  id: z.int(),
  tag_name: z.string(),
  draft: z.optional(z.boolean()),
  body: z.nullish(z.string()),
  html_url: z.optional(z.string()),
});

/** Errors are warnings. */
export async function updateReleaseBody(outcome: Outcome, conclusion: Conclusion): Promise<void> {
  const { task, reporter, signal } = conclusion;
  if (task === undefined) return;
  const { inputs, event } = task;
  const mode = inputs["release-body"];
  if (mode === "none" || outcome.state !== "done" || signal.aborted) return;
  const notes = releaseNotesOf(outcome.conversations);
  const trigger = parseTrigger(event);
  const tag = "tag" in trigger ? trigger.tag : undefined;
  if (tag === undefined) return reporter.notice("No release was updated: this run has no release or tag.");
  const left = `The release ${tag} was not updated: `;
  if (notes === "") return reporter.notice(`${left}there are no release notes.`);
  if (inputs["github-token"] === "") return reporter.warning(`${left}the input github-token is empty.`);
  try {
    const opened = await openForReport(task, conclusion);
    const release = await findRelease(opened, tag);
    if (release === undefined) return reporter.notice(`No release was updated: the tag ${tag} has no release.`);
    const existing = release.body ?? "";
    const placed = placeInRelease(existing, notes, mode, "The rest is in the changelog and in the run's summary.");
    if ("refused" in placed) return reporter.warning(`${left}${placed.refused}.`);
    if (toLineFeeds(placed.body) === toLineFeeds(existing))
      return reporter.info(`The release ${tag} is already up to date.`);
    const change = { ...opened.place, release_id: release.id, body: placed.body };
    await opened.octokit.request("PATCH /repos/{owner}/{repo}/releases/{release_id}", change);
    await reporter.info(`Added the notes to the release ${tag}${release.html_url ? `: ${release.html_url}` : ""}.`);
  } catch (error) {
    await reporter.warning(`${left}${describeRefusal(error)}`);
  }
}

/** The release of a tag. Drafts are only listed, for tokens that may write. */
async function findRelease({ octokit, place }: Awaited<ReturnType<typeof openForReport>>, tag: string) {
  const route = "GET /repos/{owner}/{repo}/releases/tags/{tag}";
  const answer = await octokit.request(route, { ...place, tag }).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
  if (answer !== undefined) return parseAnswer("the release", answer.data, Release);
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/releases", { ...place, per_page: 100 });
  return parseAnswer("the releases", data, z.array(Release)).find((release) => release.tag_name === tag);
}

function describeRefusal(error: unknown): string {
  if (error instanceof ReleaseDocsError) return error.explanation;
  const status = statusOf(error);
  const reason = `${describeGitHubError(error)}.`;
  if (status === undefined || !NOT_ALLOWED.has(status)) return reason;
  return `${reason}\nGive the job the permission \`contents: write\`, or a token that may edit releases.`;
}

function toLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

const MARK = "<!-- release-docs: notes";
const BEGIN = `${MARK} begin -->`;
const END = `${MARK} end -->`;

// GitHub's limit, in characters.
const MAX_BODY_LENGTH = 125_000;
const MIN_NOTES_LENGTH = 500;

/** Puts the notes between hidden marks and keeps all other text. Notes that do not fit end with `pointer`. */
export function placeInRelease(
  existing: string,
  notes: string,
  mode: "append" | "replace",
  pointer: string,
): { body: string } | { refused: string } {
  const place = mode === "replace" ? { before: "", after: "" } : findPlace(existing);
  if (place === undefined) {
    return {
      refused:
        "a hidden mark around the notes is missing or duplicated. Delete the old notes with the remaining marks, or use " +
        "`replace`",
    };
  }
  const frame = (text: string): string => `${place.before}${BEGIN}\n\n${text}\n\n${END}${place.after}`;
  const room = MAX_BODY_LENGTH - frame("").length;
  if (room < MIN_NOTES_LENGTH) return { refused: "its text is too long to add notes" };
  const text = notes.replaceAll(MARK, MARK.replace(" ", "  ")).trim();
  return { body: frame(cutMarkdown(text, room, pointer)) };
}

function findPlace(existing: string): { before: string; after: string } | undefined {
  const [begins, ends] = [BEGIN, END].map((mark) => existing.split(mark).length - 1);
  if (begins === 0 && ends === 0) {
    if (existing.trim() === "") return { before: "", after: "" };
    const gap = /\n\r?\n$/.test(existing) ? "" : existing.endsWith("\n") ? "\n" : "\n\n";
    return { before: `${existing}${gap}`, after: "" };
  }
  const start = existing.indexOf(BEGIN);
  const end = existing.indexOf(END);
  if (begins !== 1 || ends !== 1 || end < start) return undefined;
  return { before: existing.slice(0, start), after: existing.slice(end + END.length) };
}
