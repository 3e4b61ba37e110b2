import { forbidden } from "../refusal.ts";
import type { Permission } from "./permissions.ts";

/** One permission on one record. */
export type Grant = { permission: Permission; recordId: string };

/** What a caller may do: the permissions of all roles on every record, and the grants on single ones. */
export type Access = {
  /** Whether the caller may do this: on the record with this ID, or without one on every record. */
  may: (permission: Permission, recordId?: string) => boolean;
  /** Throws 403 where {@link may} says no. */
  check: (permission: Permission, recordId?: string) => void;
  /**
   * The IDs that a list is narrowed to (interface, "Authentication", 3); undefined where it is not. A record that
   * may be read by itself may be listed.
   */
  narrow: (resource: ListedResource) => readonly string[] | undefined;
};
type ListedResource = Permission extends `${infer Resource}:${string}` ? Resource : never;

/** What `permissions` and `grants` allow. */
export function createAccess(permissions: ReadonlySet<string>, grants: readonly Grant[]): Access {
  const may: Access["may"] = (permission, recordId) =>
    permissions.has(permission) ||
    (recordId !== undefined && grants.some((grant) => grant.permission === permission && grant.recordId === recordId));
  return {
    may,
    check: (permission, recordId) => {
      if (!may(permission, recordId)) throw forbidden(permission);
    },
    narrow: (resource) => {
      if (permissions.has(`${resource}:list`)) return undefined;
      const listed = [`${resource}:list`, `${resource}:get`];
      return grants.filter(({ permission }) => listed.includes(permission)).map(({ recordId }) => recordId);
    },
  };
}
