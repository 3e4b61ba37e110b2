import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type {
  OpenPullRequest,
  PullRequest,
  PullRequestApi,
  PullRequestPlace,
  PullRequestRequest,
} from "../code-host.ts";
import { type BitbucketAccess, type BitbucketRest, openBitbucketRest } from "./client.ts";

const PullRequestAnswer = z.object({
  id: z.number(),
  title: z.string(),
  description: z.nullish(z.string()),
  state: z.string(),
  links: z.object({ html: z.object({ href: z.string() }) }),
  source: z.object({
    commit: z.nullish(z.object({ hash: z.string() })),
    repository: z.nullish(z.object({ full_name: z.string() })),
  }),
  destination: z.object({ branch: z.object({ name: z.string() }) }),
});
type PullRequestAnswer = z.infer<typeof PullRequestAnswer>;

/** Bitbucket has no labels or assignees, and knows reviewers by account ID or `{UUID}` only: others are remarks. */
export function createBitbucketPullRequests(
  access: BitbucketAccess,
  { name, webUrl }: { name: string; webUrl: string },
): PullRequestApi {
  const rest = openBitbucketRest(access, name);
  return {
    find: async (place) => {
      const found = await findPullRequests(rest, place.branch);
      const merged = found.flatMap(({ state, source }) => (state === "MERGED" ? [source.commit?.hash ?? ""] : []));
      const open = selectOpen(found, place);
      return { open: open && asOpen(open), merged: merged.filter((hash) => hash !== "") };
    },
    readState: async (number) => {
      const expected = { doing: `look at pull request #${number}`, answer: z.object({ state: z.string() }) };
      const { state } = await rest.call(`GET pullrequests/${number}`, expected);
      if (state === "MERGED") return "merged";
      return state === "OPEN" ? "open" : "closed";
    },
    create: (place, request) => createPullRequest(rest, place, request),
    update: async ({ number, title, body }, change) => {
      const expected = { doing: `update the text of pull request #${number}`, answer: z.unknown() };
      // Bitbucket empties omitted fields.
      const text = { title: change.title ?? title, description: change.body ?? body };
      await rest.call(`PUT pullrequests/${number}`, expected, text);
    },
    compareUrl: ({ branch, base }) =>
      `${webUrl}/branches/compare/${encodeURIComponent(branch)}%0D${encodeURIComponent(base)}`,
    // Bitbucket shows HTML as text.
    markForm: "link",
    maxTitle: 255,
  };
}

async function findPullRequests(rest: BitbucketRest, branch: string): Promise<PullRequestAnswer[]> {
  const query = new URLSearchParams([
    ["state", "OPEN"],
    ["state", "MERGED"],
    ["q", `source.branch.name = ${JSON.stringify(branch)}`],
    ["sort", "-created_on"],
    ["pagelen", "50"],
  ]);
  const answer = z.object({ values: z.array(PullRequestAnswer) });
  const expected = { doing: `look for the pull requests of ${branch}`, answer };
  const { values } = await rest.call(`GET pullrequests?${query}`, expected);
  // Forks may have a branch of the same name.
  const own = rest.repository.toLowerCase();
  return values.filter(({ source }) => source.repository?.full_name.toLowerCase() === own);
}

function selectOpen(found: readonly PullRequestAnswer[], { base }: PullRequestPlace): PullRequestAnswer | undefined {
  const open = found.filter(({ state }) => state === "OPEN");
  return open.find(({ destination }) => destination.branch.name === base) ?? open[0];
}

function asOpen({ id, title, description, links }: PullRequestAnswer): OpenPullRequest {
  return { url: links.html.href, number: id, title, body: description ?? "" };
}

async function createPullRequest(
  rest: BitbucketRest,
  place: PullRequestPlace,
  { title, body, draft, reviewers, labels, assignees }: PullRequestRequest,
): Promise<PullRequest> {
  const { branch, base } = place;
  const known = reviewers.flatMap(selectReviewer);
  const unknown = reviewers.filter((name) => selectReviewer(name).length === 0);
  const remarks: string[] = [];
  if (labels.length + assignees.length > 0) remarks.push("Bitbucket has no labels and no assignees on pull requests.");
  if (unknown.length > 0) {
    remarks.push(`Bitbucket knows reviewers by account ID or {UUID}, not as ${unknown.join(", ")}.`);
  }
  const look = async () => selectOpen(await findPullRequests(rest, branch), place);
  const expected = { doing: `open a pull request from ${branch} to ${base}`, answer: PullRequestAnswer, look };
  const ends = { source: { branch: { name: branch } }, destination: { branch: { name: base } } };
  const create = (people: readonly object[]) =>
    rest.call("POST pullrequests", expected, { title, description: body, ...ends, draft, reviewers: people });
  const made = await create(known).catch((error: unknown) => {
    const isRefused = error instanceof ReleaseDocsError && error.code === "codehost/api-refused";
    if (!isRefused || known.length === 0 || !/review/i.test(error.message)) throw error;
    remarks.push(`The pull request has no reviewers: ${error.message}`);
    return create([]);
  });
  return { url: made.links.html.href, number: made.id, remarks };
}

function selectReviewer(name: string): ({ uuid: string } | { account_id: string })[] {
  if (/^\{[0-9a-f-]{36}\}$/i.test(name)) return [{ uuid: name }];
  return /^(?:[0-9a-f]{24}|\d+:[0-9a-f-]{36})$/i.test(name) ? [{ account_id: name }] : [];
}
