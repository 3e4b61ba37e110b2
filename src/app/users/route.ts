import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { signedInRoute } from "../shell/root-route.tsx";
import { parseUserSearch, usersQuery } from "./queries.ts";

export const usersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users",
  validateSearch: parseUserSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(usersQuery(deps)),
  component: lazyRouteComponent(() => import("./list-page.tsx"), "UsersPage"),
});
