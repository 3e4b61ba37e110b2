import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { memberQuery, membersQuery } from "./queries.ts";
import { parseUserSearch } from "./search.ts";

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users",
  validateSearch: parseUserSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(membersQuery(deps)),
  component: lazyPage(() => import("./list-page.tsx"), "UsersPage"),
});

const inviteRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users/new",
  component: lazyPage(() => import("./invite-page.tsx"), "InvitePage"),
});

const detailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users/$id",
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(memberQuery(params.id)),
  component: lazyPage(() => import("./detail-page.tsx"), "UserPage"),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users/$id/edit",
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(memberQuery(params.id)),
  component: lazyPage(() => import("./edit-page.tsx"), "EditUserPage"),
});

export const userRoutes = [listRoute, inviteRoute, detailRoute, editRoute] as const;
