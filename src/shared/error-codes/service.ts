import type { Explained } from "./action.ts";

/** Of calls of the service's API. */
export const requestCodes = {
  "request/invalid": {
    means:
      "The request is not valid HTTP or JSON, did not arrive in time, or a field, a filter or a header of it is refused.",
    help: "Correct what the message names, or each field in `issues`; the same request fails again.",
  },
  "request/unauthenticated": {
    means: "The call has no key or session, or the service does not accept it: it is unknown, revoked or expired.",
    help: "Send `Authorization: Bearer <key>` with a valid API key, or sign in again.",
  },
  "request/payment-required": {
    means: "The organization is suspended, or has used its monthly job allowance. Nothing was queued.",
    help: "Ask the operator of the service.",
  },
  "request/forbidden": {
    means: "The user of the key or session may not do this.",
    help: "Ask an administrator for the permission that the message names.",
  },
  "request/stale-sign-in": {
    means:
      "The call creates users or changes what they may do, and its sign-in is too old, or its key may not do that.",
    help: "Sign in again by a link or your sign-in provider, or use a key of `keys add`, or one created with `managesAccess`.",
  },
  "request/not-found": {
    means: "There is no such record in the organization, or no such path.",
    help: "Check the ID and the path. A record may have been deleted.",
  },
  "request/method-not-allowed": {
    means: "The path does not have this method.",
    help: "Use one of the methods in the header `Allow`.",
  },
  "request/conflict": {
    means: "The request conflicts with the present state of a record.",
    help: "Read the record again. Repeat the request once the reason in the message is gone.",
  },
  "request/too-large": {
    means: "The body or the headers are too large, or the organization stores as much as it may.",
    help: "Send less, or ask the operator to raise the limit that the message names.",
  },
  "request/unsupported-media-type": {
    means: "The body is not sent as plain JSON.",
    help: "Send `Content-Type: application/json`, without `Content-Encoding`.",
  },
  "request/key-reused": {
    means: "The `Idempotency-Key` was used for another request.",
    help: "Use a new key for each create, and the same key only to repeat it.",
  },
  "request/rate-limited": {
    means: "Too many calls, or too much queued work.",
    help: "Repeat the call after the seconds in the header `Retry-After`.",
  },
  "request/unavailable": {
    means: "The service cannot answer now: it is busy, starting or stopping.",
    help: "Repeat the call after the seconds in the header `Retry-After`.",
  },
  "request/failed": {
    means: "The service failed unexpectedly. Its log has the cause.",
    help: "Give the operator the `requestId`, by which the log has the cause.",
  },
} as const satisfies Record<string, Explained>;

export const productCodes = {
  "outbound/bad-address": {
    means: "An address is not an http or https URL, or contains a user or password. No request was made.",
    help: "Give an http or https address such as `https://docs.example.com/page`. Keys and passwords have their own fields.",
  },
  "outbound/private-address": {
    means: "An address, or one it redirects to, is in a private network or on the service's own machine.",
    help: "Give a public address. An operator who trusts all callers can start the service with `--allow-private`.",
  },
  "outbound/unknown-host": {
    means: "DNS lookup failed for the host of an address.",
    help: "Check its spelling, and that the service can reach a DNS server.",
  },
  "outbound/unreachable": {
    means: "The connection to an address failed or was reset; the message contains the system's error code.",
    help: "Check the address, its certificate, and the network of the service.",
  },
  "outbound/timeout": {
    means: "An address did not send a complete response in time.",
    help: "Try again later. If it persists, check the server at that address.",
  },
  "outbound/too-large": {
    means: "A response is larger than the maximum.",
    help: "Check that this is the right address.",
  },
  "outbound/compressed": {
    means: "A response is compressed, although the request forbids it.",
    help: "Look for a gateway that compresses responses.",
  },
  "outbound/redirected": {
    means: "An address redirects too many times.",
    help: "Give the address at the end of the redirects.",
  },
  "product/bad-token": {
    means: "The product behind a connection rejects the token: it is unknown, revoked or expired.",
    help: "Create a new token in the product and store it in the connection.",
  },
  "product/forbidden": {
    means: "The token lacks a permission in the product.",
    help: "Give the token the permission that the message names.",
  },
  "product/not-found": {
    means: "The product does not have the requested object, or the token cannot see it.",
    help: "Check the names and base address of the connection, and the permissions of its token.",
  },
  "product/not-merged": {
    means: "The named pull request is not merged.",
    help: "Name a merged pull request, or merge it first.",
  },
  "product/rate-limited": {
    means: "The product's rate limit is exceeded.",
    help: "Try again after the time in the message.",
  },
  "product/refused": {
    means: "The product refused a request; the message quotes the reason.",
    help: "Correct what the quoted reason names.",
  },
  "product/failed": {
    means: "The product, or a gateway before it, failed.",
    help: "Try again later. If it persists, check the product's status page.",
  },
  "product/unreadable": {
    means: "The response from the base address of a connection does not match the product's documentation.",
    help: "Check the base address; a sign-in page or another program may respond there.",
  },
} as const satisfies Record<string, Explained>;

export const storeCodes = {
  "store/newer": {
    means: "A newer version of the program migrated the database, so this version cannot use it.",
    help: "Start the newer program, or use another database. To downgrade, restore a backup.",
  },
  "store/locked": {
    means: "Another process uses the same data folder, which allows only one.",
    help: "Stop that process first. To run several, let them share a PostgreSQL database with `--database`.",
  },
  "store/unreachable": {
    means: "The PostgreSQL server did not respond, or rejected the connection.",
    help: "Check the address given with `--database`, that the server runs and accepts this user, and its connection limit.",
  },
  "store/busy": {
    means: "Another process held the write lock of the SQLite database for too long.",
    help: "Find the process that has the database open, such as a backup or a shell, and end its transaction.",
  },
  "store/full": {
    means: "The disk, or its quota, has no space left for the database or the fetched repositories.",
    help: "Free space or enlarge the disk. Calls that write are answered with 503 until then.",
  },
  "store/read-only": {
    means: "The database or its folder cannot be written.",
    help: "Let the user of the service write the data folder and every file in it; check how the disk is mounted. A PostgreSQL server that is a replica cannot be used.",
  },
  "store/disk": {
    means: "The system cannot read or write the files of the SQLite database; the message contains SQLite's reason.",
    help: "Check the disk and the system's log.",
  },
  "store/damaged": {
    means:
      "The database is damaged, incomplete, or that of another program: a file was cut, replaced or copied without its log, or a disk failed. Nothing was changed.",
    help: "Stop what uses it, copy the last file of `backup` to `service.db` in a new folder, and start on that folder (docs/operating.md#backups). Keep the damaged files.",
  },
  "store/no-secrets-key": {
    means: "`RELEASE_DOCS_SECRETS_KEY`, the key that encrypts secrets of connections, is missing or invalid.",
    help: "Create one with `openssl rand -base64 32`, keep it apart from the database, and give it to every process.",
  },
  "store/wrong-secrets-key": {
    means: "A stored secret cannot be decrypted with the given keys, or was changed in the database.",
    help: "Give the key that encrypted it: as `RELEASE_DOCS_SECRETS_KEY`, or in `RELEASE_DOCS_OLD_SECRETS_KEYS`, separated by commas, beside a new one. If the key is lost, delete the connection and create it again.",
  },
  "task/timeout": {
    means: "The work on a request took too long and was ended. It is not tried again.",
    help: "Select fewer commits, or smaller documents. An operator can raise `--task-timeout`.",
  },
  "task/memory": {
    means: "The work on a request needed too much memory and was ended. It is not tried again.",
    help: "Select fewer commits, or smaller documents. An operator can raise `--task-memory`.",
  },
} as const satisfies Record<string, Explained>;

export const adminCodes = {
  "admin/no-store": {
    means: "The named folder or database contains no service yet.",
    help: "Create one with `init`, or correct `--data` or `--database`.",
  },
  "admin/exists": {
    means: "The object to create already exists. Nothing was changed.",
    help: "Use or update the existing one, or choose another name or address.",
  },
  "admin/backup": {
    means: "The backup could not be written. There is no file.",
    help: "Choose a file in an existing folder that this user can write to, with space for the database.",
  },
  "admin/key": {
    means: "The key of the language model cannot be read, or is none. Nothing was changed.",
    help: "Give a file with the key alone by `--key-file`, `--key-file /dev/stdin`, or the variable `RELEASE_DOCS_MODEL_KEY`.",
  },
  "admin/not-found": {
    means: "The named object does not exist, or the name is ambiguous. Nothing was changed.",
    help: "Give the ID or name of an existing one; `keys list`, `users list` and `roles list` show them.",
  },
} as const satisfies Record<string, Explained>;

export const programCodes = {
  "program/usage": {
    means: "The program does not have this command or flag, or the flag does not accept the value.",
    help: "Run the command with `--help` for its usage.",
  },
  "program/data": {
    means: "The data folder cannot be created or used.",
    help: "Choose another folder with `--data`, or allow this user to write there.",
  },
  "program/address": {
    means: "The program cannot listen on the given address.",
    help: "Choose another `--port` (0 picks a free one), or a `--host` that is an address of this machine.",
  },
} as const satisfies Record<string, Explained>;

export const modelCodes = {
  "model/unreachable": {
    means: "The model's server could not be reached, or failed, also when asked again.",
    help: "Check the model's URL and its server, then retry. What needs no model was written.",
  },
  "model/refused": {
    means: "The model's server refused the request; the message quotes it.",
    help: "Check the model's name, the key, and whether the model supports tools. For GitHub Models the job needs `permissions: models: read`.",
  },
  "model/rate-limited": {
    means: "The model's server limits requests or tokens, and the limit ends too late to wait for it.",
    help: "Retry later, use a smaller range of changes, or choose a model with a higher limit.",
  },
  "model/unusable": {
    means: "The response of the model is not what was asked for: no JSON, cut off, too long, or no work at all.",
    help: "Retry, or choose a model that supports tools better.",
  },
  "model/timeout": {
    means: "The model did not finish in time.",
    help: "Retry; responses that arrived are kept. Choose a faster model if it persists.",
  },
} as const satisfies Record<string, Explained>;
