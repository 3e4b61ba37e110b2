import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../shell/root-route.tsx";
import { parseTarget } from "./target.ts";

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: ({ to }): { to?: string } => {
    const target = parseTarget(to);
    return target === undefined ? {} : { to: target };
  },
  component: lazyRouteComponent(() => import("./page.tsx"), "SignInPage"),
});
