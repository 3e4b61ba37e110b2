import { createRouter } from "@tanstack/react-router";
import { routeTree } from "./routes.ts";
import { ApiError } from "./shell/api/api.ts";
import { createQueryClient } from "./shell/api/queries.ts";
import { forgetAnswers } from "./shell/api/session.ts";
import { RouteError } from "./shell/root-route.tsx";
import { LEFT } from "./sign-in/address.ts";

export const queryClient = createQueryClient((error) => {
  const { href, pathname } = router.state.location;
  if (pathname === "/sign-in") return;
  localStorage.setItem(LEFT, href);
  const ended = error instanceof ApiError && error.status !== 401 ? "stale" : "session";
  // Not before: the page would read again what it shows.
  void router
    .navigate({ to: "/sign-in", search: { to: href, ended }, ignoreBlocker: true })
    .then(() => forgetAnswers(queryClient));
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
