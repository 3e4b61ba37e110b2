import type { TableDefinition } from "../databases/dialect.ts";

const org_id = ["organizations.id", "cascade"] as const;
const user_id = ["users.id", "cascade"] as const;

/** Organizations, who is in them, what they may do and how they sign in. */
export const PEOPLE_TABLES = {
  organizations: {
    texts: ["name"],
    added: {
      "2026-11-22-organization-billing": {
        defaulted: { state: ["active", "suspended"] },
        texts: ["state_reason?"],
        // Jobs it may create in a calendar month of UTC; null without a limit.
        integers: ["monthly_jobs?"],
      },
    },
  },
  users: {
    texts: ["auth_id", "email", "name"],
    integers: ["invitation_accepted"],
    references: { org_id },
    filters: ["email", "name", "auth_id"],
    added: { "2026-11-30-notifications": { texts: ["notifications_json?"] } },
  },
  roles: {
    texts: ["name", "permissions_json"],
    integers: ["builtin"],
    references: { org_id },
    unique: { columns: ["org_id", "name"] },
  },
  user_roles: {
    references: { user_id, role_id: ["roles.id", "cascade"] },
    primaryKey: ["user_id", "role_id"],
    indexes: [["role_id"]],
    // `claimed`: 1 if the sign-in provider named it.
    added: { "2026-11-29-own-credentials": { integers: ["claimed?"] } },
  },
  grants: {
    texts: ["resource", "verb", "record_id"],
    references: { user_id },
    primaryKey: ["user_id", "resource", "verb", "record_id"],
  },
  // `lookup` finds the key, `hash` decides; neither reveals it.
  keys: {
    texts: ["name", "lookup", "hash", "expires_at?", "revoked_at?"],
    references: { org_id, user_id },
    unique: { columns: ["lookup"] },
    filters: [],
    indexes: [["user_id"]],
    // `own`: 1 if nobody but its user and the operator could have made it; null if others could, or before this column.
    added: {
      "2026-11-25-sign-in": { texts: ["used_at?"] },
      "2026-11-29-own-credentials": { integers: ["own?", "manages_access?", "unconfirmed?"] },
    },
  },
  // Of browsers. `hash` is that of the cookie; a session that an API key began ends with the key.
  sessions: {
    created: "2026-11-25-sign-in",
    texts: ["hash", "user_agent", "used_at", "idle_at", "expires_at"],
    references: { org_id, user_id, "key_id?": ["keys.id", "cascade"] },
    unique: { columns: ["hash"] },
    filters: ["user_id"],
    indexes: [["key_id"], ["expires_at"]],
    added: { "2026-11-29-own-credentials": { integers: ["own?"], texts: ["provider_session?"] } },
  },
  // Of sign-in links. One that was used or replaced stays for a while, to say whom to ask: the user who made it.
  sign_in_codes: {
    created: "2026-11-25-sign-in",
    texts: ["hash", "expires_at"],
    references: { user_id },
    unique: { columns: ["hash"] },
    indexes: [["user_id"], ["expires_at"]],
    added: {
      "2026-11-29-own-credentials": { integers: ["own?"] },
      "2026-11-30-links": { texts: ["ended_at?", "creator?"] },
    },
  },
  // Who signed in by a session at the sign-in provider (`sid`), as long as what that began lasts.
  provider_sessions: {
    created: "2026-11-29-own-credentials",
    texts: ["hash", "expires_at"],
    references: { user_id },
    primaryKey: ["hash"],
    indexes: [["expires_at"]],
  },
} as const satisfies Record<string, TableDefinition>;
