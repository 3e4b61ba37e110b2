import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import { createListParser, readKey, readText } from "../shell/search-text.ts";

/** The states that a list can be filtered by. */
export const STATES = { active: "Active", invited: "Invited" } as const;

/** `role` is the ID of one. */
export const parseUserSearch = createListParser({
  text: readText,
  role: readText,
  state: (state) => readKey(state, STATES),
});
type UserSearch = ReturnType<typeof parseUserSearch>;

export function buildListQuery({ text, role, state, next }: UserSearch) {
  return {
    pageSize: 25,
    next,
    query: text,
    roleIds: role === undefined ? undefined : [role],
    invitationAccepted: state === undefined ? undefined : state === "active",
  };
}

/** A page of users with their roles. */
export const membersQuery = (search: UserSearch) =>
  readQuery(["users", "list", search], api.members.list, buildListQuery(search));

export const memberQuery = (id: string) => readQuery(["users", "one", id, "member"], api.members.get, { id });

/** A sign-in link, by the ID of its user. Forgotten once the user's page is left. */
export const LINK = ["sign-in-link"];
