import { LockIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import type { Permission } from "../../contract/permissions.ts";
import { EmptyState } from "./controls.tsx";
import { useMay, useMayOnAll } from "./session.ts";

/** `recordId`: of what the form changes; without it the permission is needed on all records. */
type PermittedProps = { permission: Permission; recordId?: string; children: ReactNode };

/** A form for those who may send it; others may have its URL too. */
export function Permitted({ permission, recordId, children }: PermittedProps) {
  const [may, mayOnAll] = [useMay(), useMayOnAll()];
  if (recordId === undefined ? mayOnAll(permission) : may(permission, recordId)) return children;
  return (
    <EmptyState icon={LockIcon} title="You may not change this">
      Ask an administrator of your organization for the permission {permission}.
    </EmptyState>
  );
}
