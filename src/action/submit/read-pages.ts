import type { Client } from "../../client/client.ts";

/** The lists of a service, each as a reader of one page for `listAll` and `listPages`. */
export function createPageReaders(client: Client, signal: AbortSignal) {
  return {
    connections: async (next?: string) => {
      const page = await client.connections.list(asQuery(next), { signal });
      return { records: page.connections, nextPageToken: page.nextPageToken };
    },
    publications: async (next?: string) => {
      const page = await client.publications.list(asQuery(next), { signal });
      return { records: page.publications, nextPageToken: page.nextPageToken };
    },
    jobs: async (next?: string) => {
      const page = await client.jobs.list(asQuery(next), { signal });
      return { records: page.jobs, nextPageToken: page.nextPageToken };
    },
    conversations: async (next?: string) => {
      const page = await client.conversations.list(asQuery(next), { signal });
      return { records: page.conversations, nextPageToken: page.nextPageToken };
    },
  };
}

function asQuery(next: string | undefined): { next?: string } {
  return next === undefined ? {} : { next };
}
