import { FileIcon } from "@primer/octicons-react";
import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
  redirect,
  useRouter,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { isUnreachable, readUnreachable } from "./api/api.ts";
import { readSession } from "./api/session.ts";
import styles from "./controls/controls.module.css";
import { EmptyState, ErrorState, LinkButton } from "./controls/controls.tsx";
import { Layout } from "./layout.tsx";

/**
 * A page that is loaded when it is first needed. Where the service does not respond this fails as a call does; the router
 * would reload the app, which loses it. With a new version of the app the old page is gone, and a reload is right.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch(async (error: unknown) => {
        throw (await readUnreachable()) ?? error;
      }),
    name,
  );

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  errorComponent: LonelyError,
  notFoundComponent: NotFound,
});

/** The parent of every page for people who are signed in. Others are sent to sign in, and back afterwards. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  beforeLoad: async ({ context, location }) => {
    const session = await readSession(context.queryClient);
    if (session === undefined) throw redirect({ to: "/sign-in", search: { to: location.href } });
    return { session };
  },
  component: Layout,
  errorComponent: LonelyError,
});

/** Milliseconds. */
const PROBE = 1_000;

/** In place of a page that failed, until it is loaded: by hand, or once the service responds again. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const shown = error instanceof Error ? error : new Error(String(error));
  useEffect(() => {
    if (!isUnreachable(error)) return;
    const probe = async () => (await readUnreachable()) ?? router.invalidate();
    const timer = setInterval(() => void probe(), PROBE);
    return () => clearInterval(timer);
  }, [error, router]);
  return (
    <div className={styles.alone}>
      <title>Error · release-docs</title>
      <ErrorState error={shown} heading="h1" onRetry={() => void router.invalidate()} />
    </div>
  );
}

/** Without the layout, whose main part pages are. */
function LonelyError(props: ErrorComponentProps) {
  return (
    <main>
      <RouteError {...props} />
    </main>
  );
}

export function NotFound() {
  return (
    <main className={styles.alone}>
      <title>Page not found · release-docs</title>
      <EmptyState
        icon={FileIcon}
        title="Page not found"
        heading="h1"
        action={<LinkButton to="/">Go to the inbox</LinkButton>}
      >
        Nothing is at this address. It may have been deleted, or the link is incomplete.
      </EmptyState>
    </main>
  );
}
