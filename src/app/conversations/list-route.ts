import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { parseListSearch } from "./filters.ts";
import { listQuery } from "./queries.ts";

export const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/conversations",
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own loading and error states.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(listQuery(deps)),
  component: lazyPage(() => import("./list-page.tsx"), "ListPage"),
});
