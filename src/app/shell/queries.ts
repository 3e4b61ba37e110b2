import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, isSignedOut } from "./api.ts";

const MAX_RETRIES = 2;

/** Only reads are retried. `onSignedOut` is called where the service does not know the caller any more. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey, state }) => {
        // Who asks for a session for the first time decides.
        const isFirst = queryKey[0] === "session" && state.data === undefined;
        if (!isFirst && isSignedOut(error)) onSignedOut();
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => isSignedOut(error) && onSignedOut() }),
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
