import { createRoute, createRouter, redirect } from "@tanstack/react-router";
import { auditRoute } from "./audit/route.ts";
import { connectionRoutes } from "./connections/routes.ts";
import { conversationRoutes } from "./conversation/routes.ts";
import { listRoute } from "./conversations/list-route.ts";
import { libraryRoutes } from "./library/routes.ts";
import { publicationRoutes } from "./publications/routes.ts";
import { requestRoute } from "./request/route.ts";
import { roleRoutes } from "./roles/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { createQueryClient } from "./shell/queries.ts";
import { rootRoute, signedInRoute } from "./shell/root-route.tsx";
import { RouteError } from "./shell/route-states.tsx";
import { forgetAnswers } from "./shell/session.ts";
import { signInRoute } from "./sign-in/route.ts";
import { userRoutes } from "./users/routes.ts";

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/conversations", replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  startRoute,
  signInRoute,
  signedInRoute.addChildren([
    listRoute,
    conversationRoutes,
    requestRoute,
    ...publicationRoutes,
    ...connectionRoutes,
    ...libraryRoutes,
    ...userRoutes,
    ...roleRoutes,
    auditRoute,
    ...settingsRoutes,
  ]),
]);

export const queryClient = createQueryClient(() => {
  const { href, pathname } = router.state.location;
  if (pathname === "/sign-in") return;
  // Not before: the page would read again what it shows.
  void router.navigate({ to: "/sign-in", search: { to: href, ended: true } }).then(() => forgetAnswers(queryClient));
});

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: "intent",
  // In place of the page, beside the navigation.
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
  notFoundMode: "root",
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
