import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

const MAX_RETRIES = 2;

/** Reads only: a change is sent once. `onSignedOut` is called where the service does not know the caller any more. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        // The caller that asks for the session decides.
        if (queryKey[0] !== "session" && error instanceof ApiError && error.status === 401) onSignedOut();
      },
    }),
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
