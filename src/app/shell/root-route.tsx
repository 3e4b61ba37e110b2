import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, Outlet, redirect } from "@tanstack/react-router";
import { lazyPage } from "./lazy-page.ts";
import { NotFound, RouteError } from "./route-states.tsx";
import { readSession } from "./session.ts";

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  errorComponent: RouteError,
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
  component: lazyPage(() => import("./layout.tsx"), "Layout"),
  errorComponent: RouteError,
  notFoundComponent: NotFound,
});
