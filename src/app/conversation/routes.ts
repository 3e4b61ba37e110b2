import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../shell/lazy-page.ts";
import { signedInRoute } from "../shell/root-route.tsx";
import { conversationQuery } from "./queries.ts";
import { parseFilesSearch } from "./view.ts";

const conversationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/conversations/$id",
  // Not awaited: the page shows its own loading and error states.
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(conversationQuery(params.id)),
  component: lazyPage(() => import("./page.tsx"), "ConversationPage"),
});

const detailsRoute = createRoute({
  getParentRoute: () => conversationRoute,
  path: "/",
  component: lazyPage(() => import("./details.tsx"), "Details"),
});

const turnsRoute = createRoute({
  getParentRoute: () => conversationRoute,
  path: "/turns",
  component: lazyPage(() => import("./turns.tsx"), "Turns"),
});

const messagesRoute = createRoute({
  getParentRoute: () => conversationRoute,
  path: "/messages",
  component: lazyPage(() => import("./messages.tsx"), "Messages"),
});

const filesRoute = createRoute({
  getParentRoute: () => conversationRoute,
  path: "/files",
  validateSearch: parseFilesSearch,
  component: lazyPage(() => import("./files.tsx"), "Files"),
});

export const conversationRoutes = conversationRoute.addChildren([detailsRoute, turnsRoute, messagesRoute, filesRoute]);
