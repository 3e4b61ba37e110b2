import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { signedInRoute } from "../shell/root-route.tsx";
import { parseRequestSearch } from "./search.ts";

export const requestRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/requests/new",
  validateSearch: parseRequestSearch,
  component: lazyRouteComponent(() => import("./page.tsx"), "RequestPage"),
});
