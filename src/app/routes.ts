import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { createRoute, type RouteComponent, redirect } from "@tanstack/react-router";
import { auditQuery, parseAuditSearch } from "./audit/queries.ts";
import { connectionQuery, connectionsQuery, parseConnectionSearch, parseNewConnection } from "./connections/queries.ts";
import { conversationQuery, parseFilesSearch } from "./conversation/queries.ts";
import { ListPage } from "./conversations/list-page.tsx";
import { listQuery, parseListSearch } from "./conversations/queries.ts";
import { HomePage } from "./home/page.tsx";
import { releasesQuery } from "./home/queries.ts";
import { instructionQuery, libraryQuery, parseLibrarySearch } from "./library/queries.ts";
import { parseReleaseSearch, publicationQuery, publicationsQuery } from "./publications/queries.ts";
import { parseRequestSearch } from "./request/search.ts";
import { rolesQuery } from "./roles/queries.ts";
import { keysQuery, sessionsQuery } from "./settings/queries.ts";
import { notificationsQuery } from "./shell/notifications.tsx";
import { lazyPage, rootRoute, signedInRoute } from "./shell/root-route.tsx";
import { createListParser, onlyParsed, parsePageSearch, type RawSearch, readText } from "./shell/search-text.ts";
import { parseSignInSearch } from "./sign-in/address.ts";
import { LINK, memberQuery, membersQuery, parseUserSearch } from "./users/queries.ts";

/** A page for people who are signed in. */
function page<Path extends string, Module extends Record<Name, RouteComponent>, Name extends string>(
  path: Path,
  load: () => Promise<Module>,
  name: Name,
) {
  return { getParentRoute: () => signedInRoute, path, component: lazyPage(load, name) };
}

type Context = { context: { queryClient: QueryClient } };
type Query<Read, Key extends QueryKey> = FetchQueryOptions<Read, Error, Read, Key>;

/** Begins to read a list as its URL says. Not awaited: the page shows its own loading and error states. */
function readsList<Search extends object, Read, Key extends QueryKey>(
  parse: (raw: RawSearch) => Search,
  query: (search: Search) => Query<Read, Key>,
) {
  return {
    validateSearch: onlyParsed(parse),
    loaderDeps: ({ search }: { search: Search }) => search,
    loader: ({ context, deps }: Context & { deps: Search }) => void context.queryClient.prefetchQuery(query(deps)),
  };
}

/** Begins to read the record that the URL names. */
function readsRecord<Read, Key extends QueryKey>(query: (id: string) => Query<Read, Key>) {
  return {
    loader: ({ context, params: { id } }: Context & { params: { id: string } }) =>
      void context.queryClient.prefetchQuery(query(id)),
  };
}

const READS_ROLES = { loader: ({ context }: Context) => void context.queryClient.prefetchQuery(rolesQuery) };

// Where people and links arrive, and so not loaded later.
const homeRoute = createRoute({
  ...{ getParentRoute: () => signedInRoute, path: "/", component: HomePage },
  ...readsList(parsePageSearch, releasesQuery),
});

const listRoute = createRoute({
  ...{ getParentRoute: () => signedInRoute, path: "/conversations", component: ListPage },
  ...readsList(parseListSearch, listQuery),
});

const requestRoute = createRoute({
  ...page("/requests/new", () => import("./request/page.tsx"), "RequestPage"),
  validateSearch: onlyParsed(parseRequestSearch),
});

const auditRoute = createRoute({
  ...page("/audit", () => import("./audit/list-page.tsx"), "AuditPage"),
  ...readsList(parseAuditSearch, auditQuery),
});

const conversationRoute = createRoute({
  ...page("/conversations/$id", () => import("./conversation/page.tsx"), "ConversationPage"),
  ...readsRecord(conversationQuery),
});

const TAB = { getParentRoute: () => conversationRoute };

const conversationTabs = [
  createRoute({ ...page("/", () => import("./conversation/notes/page.tsx"), "Notes"), ...TAB }),
  createRoute({ ...page("/turns", () => import("./conversation/turns/turns.tsx"), "Turns"), ...TAB }),
  createRoute({ ...page("/messages", () => import("./conversation/turns/messages.tsx"), "Messages"), ...TAB }),
  createRoute({
    ...page("/files", () => import("./conversation/files/files.tsx"), "Files"),
    ...TAB,
    validateSearch: onlyParsed(parseFilesSearch),
  }),
] as const;

const publicationRoutes = [
  createRoute({
    ...page("/publications", () => import("./publications/list-page.tsx"), "PublicationsPage"),
    ...readsList(parsePageSearch, publicationsQuery),
  }),
  createRoute({
    ...page("/publications/new", () => import("./publications/form-page.tsx"), "NewPublicationPage"),
    validateSearch: onlyParsed(createListParser({ repository: readText })),
  }),
  createRoute({
    ...page("/publications/$id", () => import("./publications/detail-page.tsx"), "PublicationPage"),
    ...readsRecord(publicationQuery),
  }),
  createRoute({
    ...page("/publications/$id/release", () => import("./release/page.tsx"), "ReleasePage"),
    ...readsRecord(publicationQuery),
    validateSearch: onlyParsed(parseReleaseSearch),
  }),
  createRoute({
    ...page("/publications/$id/edit", () => import("./publications/form-page.tsx"), "EditPublicationPage"),
    ...readsRecord(publicationQuery),
  }),
] as const;

const connectionRoutes = [
  createRoute({
    ...page("/connections", () => import("./connections/list-page.tsx"), "ConnectionsPage"),
    ...readsList(parseConnectionSearch, connectionsQuery),
  }),
  createRoute({
    ...page("/connections/new", () => import("./connections/form-page.tsx"), "NewConnectionPage"),
    validateSearch: onlyParsed(parseNewConnection),
  }),
  createRoute({
    ...page("/connections/$id", () => import("./connections/detail-page.tsx"), "ConnectionPage"),
    ...readsRecord(connectionQuery),
  }),
  createRoute({
    ...page("/connections/$id/repositories", () => import("./connections/repositories-page.tsx"), "RepositoriesPage"),
    ...readsRecord(connectionQuery),
    validateSearch: onlyParsed(createListParser({ text: readText })),
  }),
  createRoute({
    ...page("/connections/$id/edit", () => import("./connections/form-page.tsx"), "EditConnectionPage"),
    ...readsRecord(connectionQuery),
  }),
] as const;

const libraryRoutes = [
  createRoute({
    ...page("/library", () => import("./library/list-page.tsx"), "LibraryPage"),
    ...readsList(parseLibrarySearch, libraryQuery),
  }),
  createRoute(page("/library/new", () => import("./library/form-page.tsx"), "NewInstructionPage")),
  createRoute({
    ...page("/library/$id", () => import("./library/detail-page.tsx"), "InstructionPage"),
    ...readsRecord(instructionQuery),
    validateSearch: onlyParsed(parsePageSearch),
  }),
  createRoute(page("/library/$id/edit", () => import("./library/form-page.tsx"), "EditInstructionPage")),
] as const;

const userRoutes = [
  createRoute({
    ...page("/users", () => import("./users/pages.tsx"), "UsersPage"),
    ...readsList(parseUserSearch, membersQuery),
  }),
  createRoute(page("/users/new", () => import("./users/form-page.tsx"), "InvitePage")),
  createRoute({
    ...page("/users/$id", () => import("./users/pages.tsx"), "UserPage"),
    ...readsRecord(memberQuery),
    onLeave: ({ context }: Context) => context.queryClient.removeQueries({ queryKey: LINK }),
  }),
  createRoute({
    ...page("/users/$id/edit", () => import("./users/form-page.tsx"), "EditUserPage"),
    ...readsRecord(memberQuery),
  }),
] as const;

const roleRoutes = [
  createRoute({
    ...page("/users/roles", () => import("./roles/pages.tsx"), "RolesPage"),
    ...READS_ROLES,
  }),
  createRoute(page("/users/roles/new", () => import("./roles/form-page.tsx"), "NewRolePage")),
  createRoute({
    ...page("/users/roles/$id", () => import("./roles/pages.tsx"), "RolePage"),
    ...READS_ROLES,
  }),
  createRoute(page("/users/roles/$id/edit", () => import("./roles/form-page.tsx"), "EditRolePage")),
] as const;

const settingsRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: "/settings",
    beforeLoad: () => {
      throw redirect({ to: "/settings/keys", replace: true });
    },
  }),
  createRoute({
    ...page("/settings/keys", () => import("./settings/keys-page.tsx"), "KeysPage"),
    ...readsList(parsePageSearch, keysQuery),
  }),
  createRoute(page("/settings/keys/new", () => import("./settings/keys-page.tsx"), "NewKeyPage")),
  createRoute({
    ...page("/settings/sessions", () => import("./settings/sessions-page.tsx"), "SessionsPage"),
    ...readsList(parsePageSearch, sessionsQuery),
  }),
  createRoute(page("/settings/notifications", () => import("./settings/notifications-page.tsx"), "NotificationsPage")),
  createRoute(page("/settings/webhooks", () => import("./settings/webhooks-page.tsx"), "WebhooksPage")),
  createRoute({
    ...page("/settings/webhooks/$id", () => import("./settings/webhooks-page.tsx"), "DeliveriesPage"),
    validateSearch: onlyParsed(parsePageSearch),
  }),
  createRoute(page("/settings/model", () => import("./settings/model-page.tsx"), "ModelPage")),
] as const;

const notificationsRoute = createRoute({
  ...page("/notifications", () => import("./notifications/list-page.tsx"), "NotificationsPage"),
  ...readsList(parsePageSearch, notificationsQuery),
});

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: onlyParsed(parseSignInSearch),
  component: lazyPage(() => import("./sign-in/page.tsx"), "SignInPage"),
});

export const routeTree = rootRoute.addChildren([
  signInRoute,
  signedInRoute.addChildren([
    homeRoute,
    listRoute,
    conversationRoute.addChildren(conversationTabs),
    requestRoute,
    ...publicationRoutes,
    ...connectionRoutes,
    ...libraryRoutes,
    ...userRoutes,
    ...roleRoutes,
    auditRoute,
    notificationsRoute,
    ...settingsRoutes,
  ]),
]);
