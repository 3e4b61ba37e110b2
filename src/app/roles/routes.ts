import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { rolesQuery } from "./queries.ts";

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users/roles",
  loader: ({ context }) => void context.queryClient.prefetchQuery(rolesQuery),
  component: lazyPage(() => import("./list-page.tsx"), "RolesPage"),
});

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users/roles/new",
  component: lazyPage(() => import("./form-page.tsx"), "NewRolePage"),
});

const detailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users/roles/$id",
  loader: ({ context }) => void context.queryClient.prefetchQuery(rolesQuery),
  component: lazyPage(() => import("./detail-page.tsx"), "RolePage"),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/users/roles/$id/edit",
  component: lazyPage(() => import("./form-page.tsx"), "EditRolePage"),
});

export const roleRoutes = [listRoute, newRoute, detailRoute, editRoute] as const;
