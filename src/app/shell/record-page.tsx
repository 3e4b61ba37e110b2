import { LockIcon, PencilIcon } from "@primer/octicons-react";
import { Breadcrumbs, Stack } from "@primer/react";
import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { createLink, type LinkProps, useLocation, useParams } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import type { Permission } from "../../contract/permissions.ts";
import { useMay, useMayOnAll } from "./api/session.ts";
import { EmptyState, LinkButton, Page, type PageProps } from "./controls/controls.tsx";
import { Loaded } from "./controls/section.tsx";
import styles from "./record-page.module.css";

const LISTS = {
  "/conversations/": "Inbox",
  "/publications/": "Publications",
  "/connections/": "Connections",
  "/library/": "Library",
  "/users/roles/": "Roles",
  "/users/": "Users",
};
const Crumb = createLink(Breadcrumbs.Item);

/** Links to the list above a page, and to the record whose page is above it. */
export function Trail({ name }: { name?: string | undefined }) {
  const { pathname } = useLocation();
  const [list, label] = Object.entries(LISTS).find(([path]) => pathname.startsWith(path)) ?? ["/"];
  const [id, below] = pathname.slice(list.length).split("/");
  const above = [[list, label] as const, ...(name && below ? [[`${list}${id}`, name] as const] : [])];
  return (
    <Breadcrumbs className={styles.trail}>
      {above.map(([to, text]) => (
        <Crumb key={to} to={to} activeOptions={{ exact: true }}>
          {text}
        </Crumb>
      ))}
    </Breadcrumbs>
  );
}

type FactsProps = { of: Readonly<Record<string, ReactNode>>; isAside?: boolean };

/** Labels with their values; what has no value is left out. `isAside`: in a column beside the page's content. */
export function Facts({ of, isAside }: FactsProps) {
  const shown = Object.entries(of).filter(([, value]) => value || value === 0);
  return (
    <dl className={styles.facts} data-aside={isAside}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Buttons beside a page's title. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <Stack direction="horizontal" wrap="wrap" gap="condensed">
      {children}
    </Stack>
  );
}

type PermittedProps = {
  permission: Permission;
  /** What the form changes. Without it the permission is needed on all records, with `onSome` on one of them. */
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

/** A page with a form for those who may send it. */
export function FormPage({ permission, recordId, children, ...page }: PageProps & PermittedProps) {
  return (
    <Page {...page}>
      <Permitted {...{ permission, recordId }}>{children}</Permitted>
    </Page>
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

type EditLinkProps = { to: Extract<LinkProps["to"], `${string}/$id/edit`>; id: string };

/** Leads to the form that changes a record. */
export function EditLink({ to, id }: EditLinkProps) {
  return (
    <LinkButton to={to} params={{ id }} leadingVisual={PencilIcon}>
      Edit
    </LinkButton>
  );
}

type RecordPageProps<Read, Data, Key extends QueryKey> = {
  /** The title while the name is not known. */
  kind: string;
  /** Reads the record whose ID the URL has. */
  query: (id: string) => UseQueryOptions<Read, Error, Data, Key>;
  isWide?: boolean;
  children: (record: Data) => ReactNode;
};

/** The page of a record, under its name. */
export function RecordPage<Read, Data extends { name: string }, Key extends QueryKey>({
  kind,
  query,
  actions,
  isWide,
  children,
}: RecordPageProps<Read, Data, Key> & { actions: (record: Data) => ReactNode }) {
  const { id = "" } = useParams({ strict: false });
  const { data } = useQuery(query(id));
  const shown = data && <Fragment key={id}>{actions(data)}</Fragment>;
  return (
    <Page title={data?.name ?? kind} trail={<Trail />} actions={shown} isWide={isWide}>
      <Loaded key={id} query={query(id)}>
        {children}
      </Loaded>
    </Page>
  );
}

/** A page with the form that changes a record. `onAll`: the permission is needed on all records. */
export function EditPage<Read, Data extends { name: string }, Key extends QueryKey>({
  kind,
  query,
  permission,
  onAll = false,
  isWide,
  children,
}: RecordPageProps<Read, Data, Key> & { permission: Permission; onAll?: boolean }) {
  const { id = "" } = useParams({ strict: false });
  const { data } = useQuery(query(id));
  const title = data === undefined ? kind : `Edit ${data.name}`;
  return (
    <FormPage {...{ title, isWide, permission }} trail={<Trail name={data?.name} />} recordId={onAll ? undefined : id}>
      <Loaded key={id} query={query(id)}>
        {children}
      </Loaded>
    </FormPage>
  );
}
