import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { parseRequestSearch } from "./search.ts";

export const requestRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/requests/new",
  validateSearch: parseRequestSearch,
  component: lazyPage(() => import("./page.tsx"), "RequestPage"),
});
