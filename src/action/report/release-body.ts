import * as z from "zod/mini";
import { describeGitHubError, statusOf } from "../../hosts/github/errors.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { cutMarkdown } from "../../shared/markdown.ts";
import { openForReport, parseAnswer } from "../github.ts";
import { type Outcome, releaseNotesOf } from "../outcome.ts";
import { parseTrigger } from "../trigger.ts";
import type { Conclusion } from "./reporter.ts";

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
