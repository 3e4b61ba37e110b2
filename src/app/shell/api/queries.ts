import { MutationCache, QueryCache, QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiError, type CallOptions, isSignedOut } from "./api.ts";

const MAX_RETRIES = 2;

/** Only reads are retried. `onSignedOut` is called where the service does not know the caller any more. */
export function createQueryClient(onSignedOut: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey, state }) => {
        // Who asks for a session for the first time decides.
        const isFirst = queryKey[0] === "session" && state.data === undefined;
        if (!isFirst && isSignedOut(error)) onSignedOut(error);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => isSignedOut(error) && onSignedOut(error) }),
    defaultOptions: {
      queries: {
        // Events say when something changed.
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
      },
    },
  });
}

function isTransient(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** What a call answers, under a key as `isAffected` reads it. */
export function readQuery<Key extends readonly unknown[], Input, Answer>(
  queryKey: Key,
  call: (input: Input, options: CallOptions) => Promise<Answer>,
  input: NoInfer<Input>,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => call(input, { signal }) });
}

const PAGE_SIZE = 200;
const MAX_PAGES = 10;

type Listed<Name extends string> = Record<Name, readonly unknown[]> & { nextPageToken?: string | null | undefined };

/** The rows of a list's first pages, which an answer has under `name`; `hasMore` where there are further ones. */
export async function readPages<Name extends string, Page extends Listed<Name>>(
  name: Name,
  readPage: (page: { pageSize: number; next: string | undefined }) => Promise<Page>,
): Promise<{ rows: Page[Name][number][]; hasMore: boolean }> {
  const rows: Page[Name][number][] = [];
  let next: string | undefined;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const page = await readPage({ pageSize: PAGE_SIZE, next });
    rows.push(...page[name]);
    next = page.nextPageToken || undefined;
    if (next === undefined) break;
  }
  return { rows, hasMore: next !== undefined };
}
