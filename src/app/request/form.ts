import { infiniteQueryOptions, type QueryClient, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { DocRequest } from "../../contract/doc-request.ts";
import type { Connection } from "../../contract/resources/connections/connections.ts";
import type { Publication } from "../../contract/resources/publications.ts";
import type { SelectionRequest } from "../../contract/resources/selections.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { publicationQuery } from "../publications/queries.ts";
import { ApiError, api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import type { RequestSearch } from "./search.ts";

const route = getRouteApi("/signed-in/requests/new");

export type Repository = Pick<Connection, "id" | "name">;

/** What is written in the form, which is too long for a URL. */
export type RequestTexts = { body?: string; title?: string; relevantLinks?: string[] };

/** The name that they are kept under until they are sent: each form has its own. */
export const nameKept = (again = "") => `request.${again}`;

/** What the URL says of the form, with what it is about. */
export type RequestForm = ReturnType<typeof useRequestForm>;

export function useRequestForm() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(publicationChoices);
  const connections = useQuery(repositoryChoices);
  const { publication: id = "" } = search;
  const isOlder = data !== undefined && id !== "" && !data.publications.some((one) => one.id === id);
  const older = useQuery({ ...publicationQuery(id), enabled: isOlder });
  const publications = data && [...data.publications, ...(isOlder && older.data ? [older.data] : [])];
  return {
    search,
    publications,
    error,
    isLoading: data === undefined || connections.isPending || (isOlder && older.isPending),
    refetch: () => void refetch(),
    ...resolveForm(search, publications ?? [], connections.data?.connections ?? []),
    /** The form has no value any more for what is undefined. */
    change: (patch: Partial<RequestSearch>) => {
      void navigate({ search: { ...search, ...patch }, replace: true, resetScroll: false });
    },
  };
}

/** `source`: the one repository that the request is about; undefined for all. Only a job is about one, and has a title. */
export function resolveForm(
  { publication: id, source: wanted, what = "last", opens }: RequestSearch,
  publications: readonly Publication[],
  known: readonly Repository[],
) {
  const [only, ...others] = publications;
  const publication = publications.find((one) => one.id === id) ?? (others.length === 0 ? only : undefined);
  const repositories = listRepositories(publication, known);
  const [first] = repositories;
  const chosen = repositories.find((one) => one.id === wanted) ?? (repositories.length === 1 ? first : undefined);
  const picking = chosen ?? first;
  const source = opens === true ? (what === "last" ? chosen : picking) : undefined;
  return { publication, repositories, chosen, picking, source };
}

/** Without a repository among its sources: the one of its documents. */
function listRepositories(publication: Publication | undefined, known: readonly Repository[]): Repository[] {
  const { sourceRepos = [], docsRepo } = publication?.config ?? {};
  const find = (ids: readonly (string | null | undefined)[]) =>
    ids.flatMap((id) => known.find((one) => one.id === id) ?? []);
  const sources = find(sourceRepos ?? []);
  return sources.length > 0 ? sources : find([docsRepo]);
}

/** The API needs a text; this one selects nothing. */
export const DEFAULT_BODY = "Document these changes.";

type Wanted = Pick<RequestForm, "publication" | "source" | "search">;

/** What a preview of the form asks; undefined without a publication. */
export function buildPreviewRequest(
  { publication, source }: Pick<Wanted, "publication" | "source">,
  changes: readonly ChangeSelector[],
  body = "",
): SelectionRequest | undefined {
  if (publication === undefined) return undefined;
  return {
    publication: publication.id,
    ...(source !== undefined && { sourceConnection: source.id }),
    body: body.trim() || DEFAULT_BODY,
    changes: [...changes],
  };
}

export function nameRequest({ publication }: Pick<Wanted, "publication">): string {
  return publication === undefined ? "" : `Update ${publication.name}`;
}

/** Starts the work; the ID of its conversation. */
export async function sendRequest(
  { publication, source, search }: Wanted,
  changes: readonly ChangeSelector[],
  { body = "", title = "", relevantLinks }: RequestTexts,
): Promise<string> {
  const id = publication?.id ?? "";
  const asked = { body: body.trim() || DEFAULT_BODY, changes: [...changes], relevantLinks };
  if (source === undefined) {
    const conversation = await api.conversations.create({ ...asked, publication: id, stage: search.opens !== true });
    return conversation.id;
  }
  const name = title.trim() || nameRequest({ publication });
  return startJob({ ...asked, title: name, sourceConnection: source.id, publications: [id] });
}

/** Starts the first draft of a new publication, of its last release or of all changes; the ID of its conversation. */
export async function writeLast(client: QueryClient, { id, config }: Publication): Promise<string> {
  const { tags } = await client.fetchQuery({ ...tagsQuery(config?.docsRepo ?? "", ""), staleTime: 60_000 });
  const changes: ChangeSelector[] = tags.length === 0 ? [] : [{ releases: { count: 1 } }];
  return (await api.conversations.create({ body: DEFAULT_BODY, publication: id, stage: true, changes })).id;
}

/** The ID of the conversation of a job for one publication. */
export async function startJob(docRequest: DocRequest): Promise<string> {
  const job = await api.jobs.create({ docRequest });
  const { conversations } = await api.conversations.list({ jobId: job.id });
  const [conversation] = conversations;
  if (conversation === undefined) throw new Error("The work was started, but you may not see it.");
  return conversation.id;
}

const MAX_CHOICES = 200;
const PAGE_SIZE = 30;

/** The service answers 503 while it fetches a repository: for two minutes at most, each call waits for some seconds. */
const MAX_FETCHING_RETRIES = 12;
const whileFetching = {
  retry: (failures: number, error: Error) =>
    error instanceof ApiError && error.status === 503 && failures < MAX_FETCHING_RETRIES,
  retryDelay: 1_000,
};

/** The repositories that the caller may see. */
export const repositoryChoices = {
  ...readQuery(["connections", "list", { type: "codehostRepo" }], api.connections.list, {
    type: "codehostRepo",
    pageSize: MAX_CHOICES,
  }),
  staleTime: 5 * 60_000,
};

export const tagsQuery = (id: string, text: string) => ({
  ...readQuery(["connections", "one", id, "tags", text], api.selections.listTags, { id, text, pageSize: PAGE_SIZE }),
  ...whileFetching,
});

export const commitsQuery = (id: string, filter: { text: string; pullRequests: boolean }) =>
  infiniteQueryOptions({
    queryKey: ["connections", "one", id, "commits", filter],
    queryFn: ({ signal, pageParam: next }) =>
      api.selections.listCommits({ id, ...filter, pageSize: PAGE_SIZE, ...(next && { next }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextPageToken }) => nextPageToken ?? undefined,
    ...whileFetching,
  });

export const previewQuery = (request: SelectionRequest | undefined) =>
  queryOptions({
    queryKey: ["selections", "preview", request],
    queryFn: request === undefined ? skipToken : ({ signal }) => api.selections.preview(request, { signal }),
    ...whileFetching,
  });
