import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { signedInRoute } from "../shell/root-route.tsx";
import { conversationQuery } from "./queries.ts";
import { parseFilesSearch } from "./view.ts";

const conversationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/conversations/$id",
  // Not awaited: the page shows its own loading and error states.
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(conversationQuery(params.id)),
  component: lazyRouteComponent(() => import("./page.tsx"), "ConversationPage"),
});

const detailsRoute = createRoute({
  getParentRoute: () => conversationRoute,
  path: "/",
  component: lazyRouteComponent(() => import("./details.tsx"), "Details"),
});

const turnsRoute = createRoute({
  getParentRoute: () => conversationRoute,
  path: "/turns",
  component: lazyRouteComponent(() => import("./turns.tsx"), "Turns"),
});

const messagesRoute = createRoute({
  getParentRoute: () => conversationRoute,
  path: "/messages",
  component: lazyRouteComponent(() => import("./messages.tsx"), "Messages"),
});

const filesRoute = createRoute({
  getParentRoute: () => conversationRoute,
  path: "/files",
  validateSearch: parseFilesSearch,
  component: lazyRouteComponent(() => import("./files.tsx"), "Files"),
});

export const conversationRoutes = conversationRoute.addChildren([detailsRoute, turnsRoute, messagesRoute, filesRoute]);
