import { createRoute, redirect } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { parsePageSearch } from "../shell/search-text.ts";
import { keysQuery, sessionsQuery } from "./queries.ts";

const startRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/settings",
  beforeLoad: () => {
    throw redirect({ to: "/settings/keys", replace: true });
  },
});

const keysRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/settings/keys",
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(keysQuery(deps)),
  component: lazyPage(() => import("./keys-page.tsx"), "KeysPage"),
});

const newKeyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/settings/keys/new",
  component: lazyPage(() => import("./new-key-page.tsx"), "NewKeyPage"),
});

const sessionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/settings/sessions",
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(sessionsQuery(deps)),
  component: lazyPage(() => import("./sessions-page.tsx"), "SessionsPage"),
});

const webhooksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/settings/webhooks",
  component: lazyPage(() => import("./webhooks-page.tsx"), "WebhooksPage"),
});

const deliveriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/settings/webhooks/$id",
  validateSearch: parsePageSearch,
  component: lazyPage(() => import("./deliveries-page.tsx"), "DeliveriesPage"),
});

const modelRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/settings/model",
  component: lazyPage(() => import("./model-page.tsx"), "ModelPage"),
});

export const settingsRoutes = [
  startRoute,
  keysRoute,
  newKeyRoute,
  sessionsRoute,
  webhooksRoute,
  deliveriesRoute,
  modelRoute,
] as const;
