import { type PageSearch, parsePageSearch, readText } from "../shell/search-text.ts";

/** The states that a list can be filtered by. */
export const STATES = { active: "Active", invited: "Invited" } as const;
export type UserState = keyof typeof STATES;

function isUserState(text: unknown): text is UserState {
  return typeof text === "string" && Object.hasOwn(STATES, text);
}

/** `role` is the ID of one. */
export type UserSearch = PageSearch & { text?: string; role?: string; state?: UserState };

/** Takes what is understood of a URL; the rest counts as absent. */
export function parseUserSearch(search: Readonly<Record<string, unknown>>): UserSearch {
  const [text, role] = [readText(search.text), readText(search.role)];
  return {
    ...parsePageSearch(search),
    ...(text !== undefined && { text }),
    ...(role !== undefined && { role }),
    ...(isUserState(search.state) && { state: search.state }),
  };
}

export function buildListQuery({ text, role, state, next }: UserSearch) {
  return {
    pageSize: 25,
    next,
    query: text,
    ...(role !== undefined && { roleIds: [role] }),
    ...(state !== undefined && { invitationAccepted: state === "active" }),
  };
}
