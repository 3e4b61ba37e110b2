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
import type { Permission } from "../../contract/permissions.ts";

/** `permissions`: of one of them, on some record; without any for everyone. */
export type NavigationEntry = {
  label: string;
  to: LinkProps["to"];
  icon: Icon;
  permissions?: readonly Permission[];
};

/** What the side of every page links to, in this order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    label: "Work History",
    to: "/conversations",
    icon: HistoryIcon,
    permissions: ["conversation:list", "conversation:get"],
  },
  {
    label: "Publications",
    to: "/publications",
    icon: BookIcon,
    permissions: ["publication:list", "publication:get"],
  },
  {
    label: "Connections",
    to: "/connections",
    icon: PlugIcon,
    permissions: ["connection:list", "connection:get"],
  },
  {
    label: "Library",
    to: "/library",
    icon: NoteIcon,
    permissions: ["instruction:list", "instruction:get"],
  },
  { label: "Users", to: "/users", icon: PeopleIcon, permissions: ["user:list", "user:get"] },
  { label: "Audit log", to: "/audit", icon: LogIcon, permissions: ["auditLog:list", "auditLog:get"] },
  { label: "Settings", to: "/settings", icon: GearIcon },
];
