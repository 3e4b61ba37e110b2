import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Permission } from "../../contract/permissions.ts";
import { Page } from "./controls.tsx";
import { Loaded } from "./facts.tsx";
import { Permitted } from "./permitted.tsx";

type RecordPageProps<Read, Data, Key extends QueryKey> = {
  /** The title while the name is not known. */
  kind: string;
  query: UseQueryOptions<Read, Error, Data, Key>;
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
  const { data } = useQuery(query);
  return (
    <Page title={data?.name ?? kind} actions={data && actions(data)} isWide={isWide}>
      <Loaded query={query}>{children}</Loaded>
    </Page>
  );
}

/** A page with the form that changes a record. */
export function EditPage<Read, Data extends { name: string }, Key extends QueryKey>({
  kind,
  query,
  permission,
  recordId,
  isWide,
  children,
}: RecordPageProps<Read, Data, Key> & { permission: Permission; recordId?: string }) {
  const { data } = useQuery(query);
  return (
    <Page title={data === undefined ? kind : `Edit ${data.name}`} isWide={isWide}>
      <Permitted permission={permission} recordId={recordId}>
        <Loaded query={query}>{children}</Loaded>
      </Permitted>
    </Page>
  );
}
