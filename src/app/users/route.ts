import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { parseUserSearch, usersQuery } from "./queries.ts";

export const usersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users",
  validateSearch: parseUserSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(usersQuery(deps)),
  component: lazyPage(() => import("./list-page.tsx"), "UsersPage"),
});
