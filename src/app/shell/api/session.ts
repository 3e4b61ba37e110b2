import { type QueryClient, queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Permission } from "../../../contract/permissions.ts";
import type { SessionState, SignIn } from "../../../contract/resources/sessions.ts";
import { claimTyped, forgetTyped } from "../typed-text.ts";
import { ApiError, api } from "./api.ts";
import { isAllowed, isAllowedOnAll, type May } from "./permissions.ts";

/** Whose the page is, since it was loaded or somebody signed in on it. */
let userId: string | undefined;

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ signal }) => {
    const session = await api.sessions.me({}, { signal });
    claimTyped(session.user.id);
    if (userId !== undefined && userId !== session.user.id) return reload();
    userId = session.user.id;
    return session;
  },
  staleTime: 5 * 60_000,
});

/** Another user signed in by another tab: what this one has read and typed is not for them. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/** Undefined without a session. Throws other failures. */
export async function readSession(client: QueryClient): Promise<SessionState | undefined> {
  try {
    return await client.ensureQueryData(sessionQuery);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** Throws {@link ApiError}, of status 401 for an unknown key or a used link. */
export async function signIn(client: QueryClient, proof: SignIn): Promise<void> {
  await api.sessions.create(proof);
  userId = undefined;
  forgetAnswers(client);
  await client.fetchQuery(sessionQuery);
}

/** What one person may have read is not for the next. The sign-in page keeps what it knows of the provider. */
export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "sign-in" });
  client.getMutationCache().clear();
}

export async function signOut({ sessionId }: SessionState): Promise<void> {
  if (sessionId) await api.sessions.delete({ id: sessionId });
  forgetTyped();
}

export function useSession(): SessionState {
  return useSuspenseQuery(sessionQuery).data;
}

/** Whether the service would accept a call, so that the app shows no control that it would refuse. */
export function useMay(): May {
  const session = useSession();
  return useCallback((permission, recordId) => isAllowed(session, permission, recordId), [session]);
}

/** As {@link useMay}, for calls that are about no record. */
export function useMayOnAll(): (permission: Permission) => boolean {
  const session = useSession();
  return (permission) => isAllowedOnAll(session, permission);
}
