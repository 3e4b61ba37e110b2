/** A code of a failure, for a person who looks it up: what it means, and what to do. */
export type Explained = { means: string; help: string };

/** What can go wrong around the step itself: its inputs, the runner, the event, GitHub, the run as a whole. */
export const actionCodes = {
  "input/invalid": {
    means: "An input has a value that it does not take. Nothing was sent.",
    help: "Correct the input that is named; the README lists what each one takes. A key or token is never quoted.",
  },
  "command/flags": {
    means: "The command was given a flag that is no input of the action.",
    help: "Call it with `--help`, which lists the flags.",
  },
  "runtime/node": {
    means: "The program was started by a version of Node that is too old for it.",
    help: "On a self-hosted runner, update the runner; in a terminal, use the version that is named.",
  },
  "runner/unwritable": {
    means: "The runner's file for outputs or for the summary could not be written.",
    help: "Look for a step that changed the variable that is named, and for a disk that is full.",
  },
  "event/unreadable": {
    means: "The file that holds the event is missing or is no JSON.",
    help: "Look for a step that changed `GITHUB_EVENT_PATH`.",
  },
  "event/malformed": {
    means: "The event lacks a field that GitHub always sends.",
    help: "Run on GitHub's own events. A tool that imitates a runner has to give the whole payload.",
  },
  "event/unsupported": {
    means: "The event that started the run does not say which commits are meant.",
    help: "Say it with the input `changes`, or start the workflow on another event.",
  },
  "event/no-history": {
    means: "Neither a checkout nor GitHub's API was there to tell which commits are meant.",
    help: "Check out the repository before this step, or let the step ask GitHub with `github-token`.",
  },
  "event/no-schedule": {
    means: "A scheduled run found no earlier run to continue from, and no schedule that it could read.",
    help: "Let it read the workflow's runs (`actions: read`), or say what is meant with the input `changes`.",
  },
  "github/refused": {
    means: "GitHub's API refused a request, or could not be reached.",
    help: "Give the job the permission that is named, or check out the repository, so that nothing has to be asked.",
  },
  "github/unexpected": {
    means: "An answer of GitHub's API is not as GitHub documents it.",
    help: "Check `GITHUB_API_URL` and any proxy in between.",
  },
  "run/errored": {
    means: "The service took the request and failed at it. What it said about that is quoted.",
    help: "Do what the quoted words say, then run again. The service's own activity log may tell more.",
  },
  "run/timeout": {
    means: "The request was sent, but was not settled within the input `timeout`. Its work goes on.",
    help: "Look at the job or conversation that the outputs name, raise `timeout`, or set `wait` to `false`.",
  },
  "run/cancelled": {
    means: "The run was told to stop. What it had sent may go on at the service.",
    help: "Look at the job or conversation that the log names; where it names none, look at the service for a new one.",
  },
  internal: {
    means: "Something happened that release-docs does not foresee: a fault of its own.",
    help: "Run again in debug mode and report it with the log. Keys and tokens are hidden in it.",
  },
} as const satisfies Record<string, Explained>;

/** What can go wrong while the service is to accept a request. */
export const submitCodes = {
  "submit/unknown": {
    means:
      "No answer said whether the service accepted the request, and it could not be looked up: the list is refused, the time was up, or the answer was lost twice.",
    help: "Look at the service for it before you run again. Where the service shows labels, it bears the label `run:owner/repo/<run id>`, and starting the same run again finds it by that.",
  },
  "submit/ambiguous": {
    means:
      "No answer said whether the service accepted the request, and what is there shows too little to tell whether it is it.",
    help: "Look at the records that are named. If one of them is the request, there is nothing to do; if none is, run again.",
  },
  "submit/unknown-connection": {
    means:
      "No connection that the key can see has this ID or name, and only the source connection could select the publications of a conversation. Nothing was sent.",
    help: "Correct `source-connection`, or name the `publications`. Without `source-connection`, the connection has to have the repository's name, `owner/repo`.",
  },
  "submit/paused-connection": {
    means: "The connection that is to be read from or written to is paused. Nothing was sent.",
    help: "Resume it in the service, or leave the step out until then.",
  },
  "submit/unknown-publication": {
    means: "No publication that the key can see has this ID or name. Nothing was sent.",
    help: "Correct `publications`, or create the publication in the service.",
  },
  "submit/ambiguous-publication": {
    means: "Several publications bear this name. Nothing was sent.",
    help: "Give the ID of the one that is meant; the message names them.",
  },
  "submit/no-publication": {
    means: "Which publications belong to the source connection could not be seen, or none does. Nothing was sent.",
    help: "Name them in `publications`.",
  },
} as const satisfies Record<string, Explained>;

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
