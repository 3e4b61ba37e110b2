import type { Explained } from "./explained.ts";

/** What can go wrong on the wire: no connection, no answer, an answer that is no success. */
export const apiCodes = {
  "api/unreachable": {
    means: "No connection to the service was made: its name is unknown, it refused, or no route leads there.",
    help: "Check host and port of `base-url`, and that the network of this runner lets it connect.",
  },
  "api/proxy": {
    means: "The proxy that the environment names could not be used, could not be reached, or refused the connection.",
    help:
      "Correct `https_proxy` (an `http://` or `https://` address, with user and password where it wants them), or " +
      "name the service's host in `no_proxy`.",
  },
  "api/tls": {
    means: "No safe connection was made: the certificate has expired, is not trusted or is for another host.",
    help:
      "For an authority of your own set `NODE_EXTRA_CA_CERTS` to a PEM file with its certificate. For the rest, the " +
      "certificate of the service has to be renewed or `base-url` has to name the host that it is for.",
  },
  "api/broken-off": {
    means: "The connection ended before the whole answer was there. The request may have been accepted.",
    help: "Look whether the service did the work before you run again; if it happens often, look at what stands between.",
  },
  "api/timeout": {
    means: "The service did not give a whole answer to one request in time. The request may have been accepted.",
    help: "Look whether the service is overloaded, then run again. The input `timeout` has nothing to do with this one.",
  },
  "api/too-large": {
    means: "An answer was larger than 10 MB and was refused.",
    help: "Check that `base-url` is the address of a Release-Documentation service.",
  },
  "api/unreadable": {
    means:
      "What answered is no Release-Documentation service, or speaks another version: no HTTP, no JSON, no known record.",
    help: "Check `base-url`; a sign-in page, a gateway or another program may answer there. What it said is quoted.",
  },
  "api/redirected": {
    means: "The service sent the request elsewhere. It was not followed, since the key belongs to `base-url` alone.",
    help: "Where the new address is right, set `base-url` to it.",
  },
  "api/400": {
    means: "The service does not take the request, for the reason that is quoted.",
    help: "Correct the inputs that the quoted words are about. The same request will be refused again.",
  },
  "api/401": {
    means: "The service does not know the key, or it has expired.",
    help: "Make a key in the service's app (Settings, API Keys, Add API Key), store it as a secret, give it as `api-key`.",
  },
  "api/403": {
    means: "The key is known, but its user may not do what was asked.",
    help: "Give that user the permission in the service's app, or use the key of another user.",
  },
  "api/404": {
    means: "There is no such record, or no such route at this address.",
    help: "Check `base-url` (without `/api/v1`), and that what is named exists in the key's organization.",
  },
  "api/409": {
    means: "The request clashes with how things stand on the service.",
    help: "Look at what is quoted; another run may be at the same work.",
  },
  "api/413": {
    means: "The request is larger than the service takes.",
    help: "Shorten `body`, `comments` or the list of `changes`.",
  },
  "api/429": {
    means: "The service limits how often it is asked, and the limit is reached.",
    help: "Run again after the time that is named. Fewer runs at once help, by `concurrency` in the workflow.",
  },
  "api/4xx": {
    means: "The service refuses the request with another status, for the reason that is quoted.",
    help: "Correct what the quoted words are about.",
  },
  "api/5xx": {
    means: "The service, or a gateway before it, failed. The request may have been accepted.",
    help: "Look whether the service did the work, then run again; tell its operator if it stays so.",
  },
} as const satisfies Record<string, Explained>;
