import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { parsePageSearch } from "../shell/search-text.ts";
import { publicationQuery, publicationsQuery } from "./queries.ts";

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/publications",
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(publicationsQuery(deps)),
  component: lazyPage(() => import("./list-page.tsx"), "PublicationsPage"),
});

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/publications/new",
  component: lazyPage(() => import("./new-page.tsx"), "NewPublicationPage"),
});

const detailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/publications/$id",
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(publicationQuery(params.id)),
  component: lazyPage(() => import("./detail-page.tsx"), "PublicationPage"),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/publications/$id/edit",
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(publicationQuery(params.id)),
  component: lazyPage(() => import("./edit-page.tsx"), "EditPublicationPage"),
});

export const publicationRoutes = [listRoute, newRoute, detailRoute, editRoute] as const;
