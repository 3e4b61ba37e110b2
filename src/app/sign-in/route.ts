import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { rootRoute } from "../shell/root-route.tsx";
import { parseTarget } from "./target.ts";

/** `ended`: a session ended while the app was open. */
type SignInSearch = { to?: string; ended?: true };

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: ({ to, ended }): SignInSearch => {
    const target = parseTarget(to);
    return { ...(target !== undefined && { to: target }), ...(ended === true && { ended }) };
  },
  component: lazyPage(() => import("./page.tsx"), "SignInPage"),
});
