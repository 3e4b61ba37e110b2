import { explain } from "./action.ts";

/** Of calls of the service's API. */
export const requestCodes = explain({
  "request/invalid": `The request is not valid HTTP or JSON, did not arrive in time, or a field, a filter or a header
      of it is refused.
    → Correct what the message names, or each field in \`issues\`; the same request fails again.`,
  "request/unauthenticated": `The call has no key or session, or the service does not accept it: it is unknown,
      revoked or expired.
    → Send \`Authorization: Bearer <key>\` with a valid API key, or sign in again.`,
  "request/payment-required": `The organization is suspended, or has used its monthly job allowance. Nothing was
      queued.
    → Ask the operator of the service.`,
  "request/forbidden": `The user of the key or session may not do this.
    → Ask an administrator for the permission that the message names.`,
  "request/stale-sign-in": `The call creates users or changes what they may do, and its sign-in is too old, or its key
      may not do that.
    → Sign in again by a link or your sign-in provider, or use a key of \`keys add\`, or one created with
      \`managesAccess\`.`,
  "request/not-found": `There is no such record in the organization, or no such path.
    → Check the ID and the path. A record may have been deleted.`,
  "request/method-not-allowed": `The path does not have this method.
    → Use one of the methods in the header \`Allow\`.`,
  "request/conflict": `The request conflicts with the present state of a record.
    → Read the record again. Repeat the request once the reason in the message is gone.`,
  "request/too-large": `The body or the headers are too large, or the organization stores as much as it may.
    → Send less, or ask the operator to raise the limit that the message names.`,
  "request/unsupported-media-type": `The body is not sent as plain JSON.
    → Send \`Content-Type: application/json\`, without \`Content-Encoding\`.`,
  "request/key-reused": `The \`Idempotency-Key\` was used for another request.
    → Use a new key for each create, and the same key only to repeat it.`,
  "request/rate-limited": `Too many calls, or too much queued work.
    → Repeat the call after the seconds in the header \`Retry-After\`.`,
  "request/unavailable": `The service cannot answer now: it is busy, starting or stopping.
    → Repeat the call after the seconds in the header \`Retry-After\`.`,
  "request/failed": `The service failed unexpectedly. Its log has the cause.
    → Give the operator the \`requestId\`, by which the log has the cause.`,
});

export const productCodes = explain({
  "outbound/bad-address": `An address is not an http or https URL, or contains a user or password. No request was
      made.
    → Give an http or https address such as \`https://docs.example.com/page\`. Keys and passwords have their own
      fields.`,
  "outbound/private-address": `An address, or one it redirects to, is in a private network or on the service's own
      machine.
    → Give a public address. An operator who trusts all callers can start the service with \`--allow-private\`.`,
  "outbound/unknown-host": `DNS lookup failed for the host of an address.
    → Check its spelling, and that the service can reach a DNS server.`,
  "outbound/unreachable": `The connection to an address failed or was reset; the message contains the system's error
      code.
    → Check the address, its certificate, and the network of the service.`,
  "outbound/timeout": `An address did not send a complete response in time.
    → Try again later. If it persists, check the server at that address.`,
  "outbound/too-large": `A response is larger than the maximum.
    → Check that this is the right address.`,
  "outbound/compressed": `A response is compressed, although the request forbids it.
    → Look for a gateway that compresses responses.`,
  "outbound/redirected": `An address redirects too many times.
    → Give the address at the end of the redirects.`,
  "product/bad-token": `The product behind a connection rejects the token: it is unknown, revoked or expired.
    → Create a new token in the product and store it in the connection.`,
  "product/forbidden": `The token lacks a permission in the product.
    → Give the token the permission that the message names.`,
  "product/not-found": `The product does not have the requested object, or the token cannot see it.
    → Check the names and base address of the connection, and the permissions of its token.`,
  "product/not-merged": `The named pull request is not merged.
    → Name a merged pull request, or merge it first.`,
  "product/rate-limited": `The product's rate limit is exceeded.
    → Try again after the time in the message.`,
  "product/refused": `The product refused a request; the message quotes the reason.
    → Correct what the quoted reason names.`,
  "product/failed": `The product, or a gateway before it, failed.
    → Try again later. If it persists, check the product's status page.`,
  "product/unreadable": `The response from the base address of a connection does not match the product's
      documentation.
    → Check the base address; a sign-in page or another program may respond there.`,
});

export const storeCodes = explain({
  "store/newer": `A newer version of the program migrated the database, so this version cannot use it.
    → Start the newer program, or use another database. To downgrade, restore a backup.`,
  "store/locked": `Another process uses the same data folder, which allows only one.
    → Stop that process first. To run several, let them share a PostgreSQL database with \`--database\`.`,
  "store/unreachable": `The PostgreSQL server did not respond, or rejected the connection.
    → Check the address given with \`--database\`, that the server runs and accepts this user, and its connection
      limit.`,
  "store/busy": `Another process held the write lock of the SQLite database for too long.
    → Find the process that has the database open, such as a backup or a shell, and end its transaction.`,
  "store/full": `The disk, or its quota, has no space left for the database or the fetched repositories.
    → Free space or enlarge the disk. Calls that write are answered with 503 until then.`,
  "store/read-only": `The database or its folder cannot be written.
    → Let the user of the service write the data folder and every file in it; check how the disk is mounted. A
      PostgreSQL server that is a replica cannot be used.`,
  "store/disk": `The system cannot read or write the files of the SQLite database; the message contains SQLite's
      reason.
    → Check the disk and the system's log.`,
  "store/damaged": `The database is damaged, incomplete, or that of another program: a file was cut, replaced or
      copied without its log, or a disk failed. Nothing was changed.
    → Stop what uses it, copy the last file of \`backup\` to \`service.db\` in a new folder, and start on that folder
      (docs/operating.md#backups). Keep the damaged files.`,
  "store/no-secrets-key": `\`RELEASE_DOCS_SECRETS_KEY\`, the key that encrypts secrets of connections, is missing or
      invalid.
    → Create one with \`openssl rand -base64 32\`, keep it apart from the database, and give it to every process.`,
  "store/wrong-secrets-key": `A stored secret cannot be decrypted with the given keys, or was changed in the database.
    → Give the key that encrypted it: as \`RELEASE_DOCS_SECRETS_KEY\`, or in \`RELEASE_DOCS_OLD_SECRETS_KEYS\`,
      separated by commas, beside a new one. If the key is lost, delete the connection and create it again.`,
  "task/timeout": `The work on a request took too long and was ended. It is not tried again.
    → Select fewer commits, or smaller documents. An operator can raise \`--task-timeout\`.`,
  "task/memory": `The work on a request needed too much memory and was ended. It is not tried again.
    → Select fewer commits, or smaller documents. An operator can raise \`--task-memory\`.`,
});

export const adminCodes = explain({
  "admin/no-store": `The named folder or database contains no service yet.
    → Create one with \`init\`, or correct \`--data\` or \`--database\`.`,
  "admin/exists": `The object to create already exists. Nothing was changed.
    → Use or update the existing one, or choose another name or address.`,
  "admin/backup": `The backup could not be written. There is no file.
    → Choose a file in an existing folder that this user can write to, with space for the database.`,
  "admin/key": `The key of the language model cannot be read, or is none. Nothing was changed.
    → Give a file with the key alone by \`--key-file\`, \`--key-file /dev/stdin\`, or the variable
      \`RELEASE_DOCS_MODEL_KEY\`.`,
  "admin/not-found": `The named object does not exist, or the name is ambiguous. Nothing was changed.
    → Give the ID or name of an existing one; \`keys list\`, \`users list\` and \`roles list\` show them.`,
});

export const programCodes = explain({
  "program/usage": `The program does not have this command or flag, or the flag does not accept the value.
    → Run the command with \`--help\` for its usage.`,
  "program/data": `The data folder cannot be created or used.
    → Choose another folder with \`--data\`, or allow this user to write there.`,
  "program/address": `The program cannot listen on the given address.
    → Choose another \`--port\` (0 picks a free one), or a \`--host\` that is an address of this machine.`,
});

export const modelCodes = explain({
  "model/unreachable": `The model's server could not be reached, or failed, also when asked again.
    → Check the model's URL and its server, then retry. What needs no model was written.`,
  "model/refused": `The model's server refused the request; the message quotes it.
    → Check the model's name, the key, and whether the model supports tools. For GitHub Models the job needs
      \`permissions: models: read\`.`,
  "model/rate-limited": `The model's server limits requests or tokens, and the limit ends too late to wait for it.
    → Retry later, use a smaller range of changes, or choose a model with a higher limit.`,
  "model/unusable": `The response of the model is not what was asked for: no JSON, cut off, too long, or no work at
      all.
    → Retry, or choose a model that supports tools better.`,
  "model/timeout": `The model did not finish in time.
    → Retry; responses that arrived are kept. Choose a faster model if it persists.`,
});
