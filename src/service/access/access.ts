import { forbidden } from "../refusal.ts";
import type { Permission, Resource } from "./permissions.ts";

/** One permission on one record. */
export type Grant = { permission: Permission; recordId: string };

/** What a caller may do: the permissions of all roles on every record, and the grants on single ones. */
export type Access = {
  /** Whether the caller may do this: on the record with this ID, or without one on every record. */
  may: (permission: Permission, recordId?: string) => boolean;
  /** Throws 403 where {@link may} says no. */
  check: (permission: Permission, recordId?: string) => void;
  /**
   * The IDs that a list is narrowed to (interface, "Authentication", 3), none where nothing is granted; undefined where
   * it is not narrowed. Whoever may get a record sees it listed, by a grant as by a role.
   */
  narrow: (resource: Resource) => readonly string[] | undefined;
};

/** What `permissions` and `grants` allow. */
export function createAccess(permissions: ReadonlySet<string>, grants: readonly Grant[]): Access {
  const granted = new Set(grants.map(({ permission, recordId }) => `${permission}:${recordId}`));
  const may: Access["may"] = (permission, recordId) =>
    permissions.has(permission) || (recordId !== undefined && granted.has(`${permission}:${recordId}`));
  return {
    may,
    check: (permission, recordId) => {
      if (!may(permission, recordId)) throw forbidden(permission);
    },
    narrow: (resource) => {
      const listed = [`${resource}:list`, `${resource}:get`];
      if (listed.some((permission) => permissions.has(permission))) return undefined;
      const ids = grants.filter(({ permission }) => listed.includes(permission)).map(({ recordId }) => recordId);
      return [...new Set(ids)].sort();
    },
  };
}

/** As {@link Access.narrow}, for a list that is no list without any permission: 403 where nothing is granted. */
export function narrowOrRefuse(access: Access, resource: Resource): readonly string[] | undefined {
  const ids = access.narrow(resource);
  if (ids?.length === 0) throw forbidden(`${resource}:list`);
  return ids;
}
