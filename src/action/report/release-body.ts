import * as z from "zod/mini";
import { openOctokit } from "../../hosts/github/client.ts";
import { describeGitHubError, statusOf } from "../../hosts/github/errors.ts";
import { cutMarkdown } from "../../shared/markdown.ts";
import { readEvent } from "../event.ts";
import { readInputs } from "../inputs.ts";
import { type Outcome, releaseNotesOf } from "../outcome.ts";
import { parseTrigger } from "../trigger.ts";
import type { Conclusion } from "./reporter.ts";

type Place = { owner: string; repo: string; request: { signal: AbortSignal } };
type Octokit = Awaited<ReturnType<typeof openOctokit>>;

/** How long all of it may take, in milliseconds: the documents are written, and only the release lacks its text. */
const LONGEST = 30_000;
/** Statuses that GitHub answers with where the token may not write. */
const NOT_ALLOWED = new Set([401, 403, 404]);

const Release = z.object({
  id: z.int(),
  tag_name: z.string(),
  draft: z.optional(z.boolean()),
  body: z.nullish(z.string()),
  html_url: z.optional(z.string()),
});
type Release = z.infer<typeof Release>;

/**
 * Puts the release notes of a settled run into the text of the release that it is about, as the input `release-body`
 * says. Whatever keeps that from being done is a warning or a notice: the documents are written.
 */
export async function updateReleaseBody(
  outcome: Outcome,
  { environment, reporter, signal }: Conclusion,
): Promise<void> {
  const inputs = readInputs(environment);
  const mode = inputs["release-body"];
  if (mode === "none" || outcome.state !== "done" || signal.aborted) return;
  const notes = releaseNotesOf(outcome.conversations);
  const event = readEvent(environment);
  const trigger = parseTrigger(event);
  const tag = "tag" in trigger ? trigger.tag : undefined;
  if (tag === undefined) return reporter.notice("No release was updated: this run is not about a release or a tag.");
  const left = `The release ${tag} was left as it is: `;
  if (notes === "") return reporter.notice(`${left}there are no release notes.`);
  if (inputs["github-token"] === "") return reporter.warning(`${left}the input github-token is empty.`);
  try {
    const octokit = await openOctokit({ apiUrl: event.apiUrl, token: inputs["github-token"] });
    const [owner = "", repo = ""] = (event.repository ?? "").split("/");
    const place = { owner, repo, request: { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]) } };
    const release = await findRelease(octokit, place, tag);
    if (release === undefined) return reporter.notice(`No release was updated: there is none for the tag ${tag}.`);
    const existing = release.body ?? "";
    const placed = placeInRelease(existing, notes, mode, "The rest is in the changelog and in the run's summary.");
    if ("refused" in placed) return reporter.warning(`${left}${placed.refused}.`);
    if (toLineFeeds(placed.body) === toLineFeeds(existing)) return reporter.info(`The release ${tag} says it already.`);
    const change = { ...place, release_id: release.id, body: placed.body };
    await octokit.request("PATCH /repos/{owner}/{repo}/releases/{release_id}", change);
    await reporter.info(`The release ${tag} holds the notes${release.html_url ? `: ${release.html_url}` : ""}.`);
  } catch (error) {
    await reporter.warning(`${left}${explain(error)}`);
  }
}

/** The release of a tag; a draft too, which GitHub only lists, and only for those who may write. */
async function findRelease(octokit: Octokit, place: Place, tag: string): Promise<Release | undefined> {
  const route = "GET /repos/{owner}/{repo}/releases/tags/{tag}";
  const answer = await octokit.request(route, { ...place, tag }).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
  if (answer !== undefined) return z.parse(Release, answer.data);
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/releases", { ...place, per_page: 100 });
  return z.parse(z.array(Release), data).find((release) => release.tag_name === tag);
}

function explain(error: unknown): string {
  if (error instanceof z.core.$ZodError) return "GitHub's API answered in an unknown form. Check GITHUB_API_URL.";
  const status = statusOf(error);
  const reason = `${describeGitHubError(error)}.`;
  if (status === undefined || !NOT_ALLOWED.has(status)) return reason;
  return `${reason}\nGive the job the permission \`contents: write\`, or the step a token that may edit releases.`;
}

function toLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

const MARK = "<!-- release-docs: notes";
const BEGIN = `${MARK} begin -->`;
const END = `${MARK} end -->`;

// GitHub takes no longer body for a release, in characters.
const LONGEST_BODY = 125_000;
// Less than this of the notes is not worth a place.
const LEAST_ROOM = 500;

/** The new text of a release, or why it has to stay as it is. */
export type PlacedNotes = { body: string } | { refused: string };

/**
 * Puts notes into the text of a release between hidden marks: `append` below what is there, or where the marks are
 * already; `replace` as the whole text. What stands outside of the marks stays byte for byte, and where one mark is lost
 * everything does. Notes that do not fit are cut, with `pointer` below them.
 */
export function placeInRelease(
  existing: string,
  notes: string,
  mode: "append" | "replace",
  pointer: string,
): PlacedNotes {
  const place = mode === "replace" ? { before: "", after: "" } : findPlace(existing);
  if (place === undefined) {
    return {
      refused:
        "one of the hidden marks around the notes is lost or doubled, so what we wrote cannot be told from what " +
        "somebody else did; delete the old notes together with the marks that are left, or use `replace`",
    };
  }
  const frame = (text: string): string => `${place.before}${BEGIN}\n\n${text}\n\n${END}${place.after}`;
  const room = LONGEST_BODY - frame("").length;
  if (room < LEAST_ROOM) return { refused: "its own text leaves no room for the notes" };
  const text = notes.replaceAll(MARK, MARK.replace(" ", "  ")).trim();
  return { body: frame(cutMarkdown(text, room, pointer)) };
}

/** What is to stand before and after the notes; undefined where the marks do not tell. */
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
