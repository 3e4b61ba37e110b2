import { LockIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import { EmptyState } from "./controls.tsx";
import type { Permission } from "./permissions.ts";
import { useMay } from "./session.ts";

type PermittedProps = { permission: Permission; recordId?: string; children: ReactNode };

/** A form for those who may send it; others may have its URL too. */
export function Permitted({ permission, recordId, children }: PermittedProps) {
  const may = useMay();
  if (may(permission, recordId)) return children;
  return (
    <EmptyState icon={LockIcon} title="You may not change this">
      Ask an administrator of your organization for the permission {permission}.
    </EmptyState>
  );
}
