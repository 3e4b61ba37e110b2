import { type PageSearch, readKey, readText } from "../shell/search-text.ts";

/** The states that a list can be filtered by. */
export const STATES = { active: "Active", invited: "Invited" } as const;

/** `role` is the ID of one. */
export type UserSearch = PageSearch & {
  text?: string | undefined;
  role?: string | undefined;
  state?: keyof typeof STATES | undefined;
};

/** Takes what is understood of a URL; the rest counts as absent. */
export function parseUserSearch({ text, role, state, next }: Readonly<Record<string, unknown>>): UserSearch {
  return {
    text: readText(text),
    role: readText(role),
    state: readKey(state, STATES),
    next: readText(next),
  };
}

export function buildListQuery({ text, role, state, next }: UserSearch) {
  return {
    pageSize: 25,
    next,
    query: text,
    roleIds: role === undefined ? undefined : [role],
    invitationAccepted: state === undefined ? undefined : state === "active",
  };
}
