import type { Explained } from "./action.ts";

/** What can go wrong where the service asks an address that a caller gave, or a product behind a connection. */
export const productCodes = {
  "outbound/bad-address": {
    means: "An address is none, is not of http or https, or has a user or password in it. Nothing was asked.",
    help: "Give an address that begins with `https://`; keys and passwords have fields of their own.",
  },
  "outbound/private-address": {
    means: "An address, or one that it redirects to, leads into a private network or to the service's own machine.",
    help: "Give a public address. An operator who trusts all callers can start the service with `--allow-private`.",
  },
  "outbound/unknown-host": {
    means: "No name server knows the host of an address.",
    help: "Check its spelling, and that the service can ask a name server.",
  },
  "outbound/unreachable": {
    means: "No connection to an address was made, or it broke off. The sign of the system is quoted.",
    help: "Check the address and its certificate, and that the service's network lets it connect.",
  },
  "outbound/timeout": {
    means: "An address did not give a whole answer in time.",
    help: "Try again later; if it stays so, look at what answers there.",
  },
  "outbound/too-large": {
    means: "What an address answered is longer than what is read of one.",
    help: "Check that this is the address that is meant.",
  },
  "outbound/compressed": {
    means: "An answer came compressed, which was not asked for.",
    help: "Look for a gateway that compresses whatever it passes on.",
  },
  "outbound/redirected": {
    means: "An address redirects again and again.",
    help: "Give the address that it leads to in the end.",
  },
  "product/bad-token": {
    means: "The product behind a connection does not know the token, or not any more.",
    help: "Make a new token in the product and store it in the connection.",
  },
  "product/forbidden": {
    means: "The product knows the token, but does not let it do what was asked.",
    help: "Give the token the right that is named in the product.",
  },
  "product/not-found": {
    means: "What was asked for is not there, or the token may not see it.",
    help: "Check names and base address of the connection, and that its token may see what is named.",
  },
  "product/not-merged": {
    means: "The pull request that is named was not merged.",
    help: "Name one that was, or merge it first.",
  },
  "product/rate-limited": {
    means: "The product wants to be asked later.",
    help: "Try again after the time that is named.",
  },
  "product/refused": {
    means: "The product refused a request, for the reason that is quoted.",
    help: "Correct what the quoted words are about.",
  },
  "product/failed": {
    means: "The product, or a gateway before it, failed.",
    help: "Try again later; if it stays so, look at the product's own page about its state.",
  },
  "product/unreadable": {
    means: "What answered at the base address of a connection does not speak as the product documents it.",
    help: "Check the base address; a sign-in page or another program may answer there.",
  },
} as const satisfies Record<string, Explained>;

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

/** What can go wrong with the commands that an operator gives a service: `init`, `keys`, `users`, `roles`, `organization`. */
export const adminCodes = {
  "admin/no-store": {
    means: "The folder or database that was named holds no service yet.",
    help: "Make one with `init`, or correct `--data` or `--database`.",
  },
  "admin/exists": {
    means: "What the command is to make is there already. Nothing was changed.",
    help: "Use what is there, or choose another name.",
  },
  "admin/not-found": {
    means: "What the command names is not there, or is not told apart from others. Nothing was changed.",
    help: "Look it up with `keys list`, `users list` or `roles list`, and give its ID.",
  },
} as const satisfies Record<string, Explained>;

/** What can go wrong when the service is started as a program of its own. */
export const programCodes = {
  "program/usage": {
    means: "The program was given a command or flag that it does not have, or a value that the flag does not take.",
    help: "Call it with `--help`, or `serve --help`, which lists the flags and the variables they can come from.",
  },
  "program/data": {
    means: "The folder of data cannot be made or used.",
    help: "Give `--data` a folder that belongs to the user whom the program runs as.",
  },
  "program/address": {
    means: "The program cannot listen where it was told to.",
    help: "Choose another `--port` (0 takes a free one), or a `--host` that is one of this machine's addresses.",
  },
} as const satisfies Record<string, Explained>;
