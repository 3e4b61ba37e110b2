import type { Explained } from "./explained.ts";

/** What can go wrong with the database of a service that keeps its records. */
export const storeCodes = {
  "store/newer": {
    means: "The database was last used by a newer version of the program, whose tables this one does not know.",
    help: "Start the newer program, or give this one a database of its own. There is no way back for a database.",
  },
  "store/locked": {
    means: "Another process serves from the same folder of data, which only one may do.",
    help: "Stop that process first. To serve from several, let them share a PostgreSQL database with `--database`.",
  },
  "store/unreachable": {
    means: "The PostgreSQL server did not answer, or did not let the program in.",
    help: "Check the address given with `--database`, the server's own log, and its limit on connections.",
  },
  "store/no-secrets-key": {
    means:
      "`RELEASE_DOCS_SECRETS_KEY`, the key that secrets of connections are encrypted with, is missing or is no key.",
    help: "Make one with `openssl rand -base64 32`, keep it apart from the database, and give it to every process.",
  },
  "store/wrong-secrets-key": {
    means: "A stored secret cannot be read with the keys that the program was given, or was changed in the database.",
    help: "Give the key that it was stored with: as `RELEASE_DOCS_SECRETS_KEY`, or among `RELEASE_DOCS_OLD_SECRETS_KEYS`, separated by commas, beside a new one. Where the key is lost, delete the connection and make it anew.",
  },
} as const satisfies Record<string, Explained>;
