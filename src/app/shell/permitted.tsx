import { LockIcon } from "@primer/octicons-react";
import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Permission } from "../../contract/permissions.ts";
import { EmptyState } from "./controls.tsx";
import { LinkButton } from "./links.ts";
import { useMay, useMayOnAll } from "./session.ts";

type PermittedProps = {
  permission: Permission;
  /** Of what the form changes; without it the permission is needed on all records, with `onSome` on one of them. */
  recordId?: string;
  onSome?: boolean;
  children: ReactNode;
};

/** A form for those who may send it; others may have its URL too. */
export function Permitted({ permission, recordId, onSome = false, children }: PermittedProps) {
  const [may, mayOnAll] = [useMay(), useMayOnAll()];
  if (recordId === undefined && !onSome ? mayOnAll(permission) : may(permission, recordId)) return children;
  return (
    <EmptyState icon={LockIcon} title="You may not change this">
      Ask an administrator of your organization for the permission {permission}.
    </EmptyState>
  );
}

type NewLinkProps = { permission: Permission; to: LinkProps["to"]; children: string };

/** Leads to the form of a new record; nothing for those who may not send it. */
export function NewLink({ permission, to, children }: NewLinkProps) {
  const mayOnAll = useMayOnAll();
  if (!mayOnAll(permission)) return null;
  return (
    <LinkButton to={to} variant="primary">
      {children}
    </LinkButton>
  );
}
