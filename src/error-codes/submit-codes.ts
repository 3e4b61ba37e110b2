import type { Explained } from "./explained.ts";

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
