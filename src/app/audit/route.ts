import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { auditQuery } from "./queries.ts";
import { parseAuditSearch } from "./search.ts";

export const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/audit",
  validateSearch: parseAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(auditQuery(deps)),
  component: lazyPage(() => import("./list-page.tsx"), "AuditPage"),
});
