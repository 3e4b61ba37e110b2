import {
  BookIcon,
  GearIcon,
  HistoryIcon,
  type Icon,
  LogIcon,
  NoteIcon,
  PeopleIcon,
  PlugIcon,
} from "@primer/octicons-react";
import type { LinkProps } from "@tanstack/react-router";
import type { Resource } from "../../contract/permissions.ts";

/** `resource`: what its page lists; without one it is for everyone. */
export type NavigationEntry = { label: string; to: LinkProps["to"]; icon: Icon; resource?: Resource };

/** What the side of every page links to, in this order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { label: "Work History", to: "/conversations", icon: HistoryIcon, resource: "conversation" },
  { label: "Publications", to: "/publications", icon: BookIcon, resource: "publication" },
  { label: "Connections", to: "/connections", icon: PlugIcon, resource: "connection" },
  { label: "Library", to: "/library", icon: NoteIcon, resource: "instruction" },
  { label: "Users", to: "/users", icon: PeopleIcon, resource: "user" },
  { label: "Audit log", to: "/audit", icon: LogIcon, resource: "auditLog" },
  { label: "Settings", to: "/settings", icon: GearIcon },
];
