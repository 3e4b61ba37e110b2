import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { parsePageSearch } from "../shell/search-text.ts";
import { instructionQuery, libraryQuery } from "./queries.ts";
import { parseLibrarySearch } from "./search.ts";

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/library",
  validateSearch: parseLibrarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(libraryQuery(deps)),
  component: lazyPage(() => import("./list-page.tsx"), "LibraryPage"),
});

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/library/new",
  component: lazyPage(() => import("./form-page.tsx"), "NewInstructionPage"),
});

const detailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/library/$id",
  validateSearch: parsePageSearch,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(instructionQuery(params.id)),
  component: lazyPage(() => import("./detail-page.tsx"), "InstructionPage"),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/library/$id/edit",
  component: lazyPage(() => import("./form-page.tsx"), "EditInstructionPage"),
});

export const libraryRoutes = [listRoute, newRoute, detailRoute, editRoute] as const;
