import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Resource } from "../../contract/permissions.ts";
import { api, type CallOptions } from "../shell/api.ts";
import { useMay } from "../shell/session.ts";

type PageOf = {
  to: "/connections/$id" | "/conversations/$id" | "/publications/$id" | "/users/$id" | "/library/$id";
  /** What a record is called. */
  readName: (id: string, options: CallOptions) => Promise<string>;
};

const PAGES: Partial<Record<Resource, PageOf>> = {
  connection: {
    to: "/connections/$id",
    readName: async (id, options) => (await api.connections.get({ id }, options)).name,
  },
  publication: {
    to: "/publications/$id",
    readName: async (id, options) => (await api.publications.get({ id }, options)).name,
  },
  instruction: {
    to: "/library/$id",
    readName: async (id, options) => (await api.instructions.get({ id }, options)).name,
  },
  user: { to: "/users/$id", readName: async (id, options) => (await api.users.get({ id }, options)).name },
  conversation: {
    to: "/conversations/$id",
    readName: async (id, options) => {
      const { summary, publicationName } = await api.conversations.get({ id }, options);
      return summary || publicationName || id;
    },
  },
};

const nameQuery = (resource: Resource, id: string) =>
  queryOptions({
    queryKey: [`${resource}s`, "one", id, "name"],
    queryFn: ({ signal }) => PAGES[resource]?.readName(id, { signal }) ?? id,
  });

/** A record by its name, with a link to its page; by its ID where it has neither, or the caller may not read it. */
export function RecordLink({ resource, id }: { resource: Resource; id: string }) {
  const may = useMay();
  const page = may(`${resource}:get`, id) ? PAGES[resource] : undefined;
  const { data } = useQuery({ ...nameQuery(resource, id), enabled: page !== undefined });
  if (page === undefined) return <code>{id}</code>;
  return (
    <Link to={page.to} params={{ id }}>
      {data ?? id}
    </Link>
  );
}
