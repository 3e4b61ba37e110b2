import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { connectionQuery, connectionsQuery } from "./queries.ts";
import { parseConnectionSearch } from "./search.ts";

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/connections",
  validateSearch: parseConnectionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(connectionsQuery(deps)),
  component: lazyPage(() => import("./list-page.tsx"), "ConnectionsPage"),
});

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/connections/new",
  validateSearch: (search: Readonly<Record<string, unknown>>) => {
    const { type } = parseConnectionSearch(search);
    return type === undefined ? {} : { type };
  },
  component: lazyPage(() => import("./new-page.tsx"), "NewConnectionPage"),
});

const detailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/connections/$id",
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(connectionQuery(params.id)),
  component: lazyPage(() => import("./detail-page.tsx"), "ConnectionPage"),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/connections/$id/edit",
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(connectionQuery(params.id)),
  component: lazyPage(() => import("./edit-page.tsx"), "EditConnectionPage"),
});

export const connectionRoutes = [listRoute, newRoute, detailRoute, editRoute] as const;
