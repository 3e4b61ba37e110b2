import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { describeSuspended } from "./billing.ts";
import { described } from "./described.ts";
import { byId, shownText, shownTimes } from "./fields.ts";
import { routes } from "./routes.ts";

/** A turn as answers show it (interface, "Conversation turn"). */
export const Turn = z.looseObject({
  id: described("Identifier of the turn.", z.string()),
  conversationId: described("The conversation that it belongs to.", shownText),
  status: described(
    "`running`, `success`, `skipped`, `error`, `no_changes`, `cancelRequested` or `cancelled`; others may come.",
    z.string(),
  ),
  errorMessage: described("What went wrong, where something did.", shownText),
  retryCount: described("How often it was asked to be tried again.", z.int()),
  request: described("What was asked.", z.nullish(z.record(z.string(), z.unknown()))),
  triggeringCommentId: described("The comment that asked for it.", shownText),
  ...shownTimes,
});
export type Turn = z.infer<typeof Turn>;

/** Turns of conversations (interface, "Conversations", rule 11). */
export const turns = {
  retry: oc
    .route({
      ...routes.turns.retry,
      summary: "Try a failed turn again",
      description: `Sets a failed turn to \`running\`, clears its error and queues the work again. ${describeSuspended()}`,
    })
    .input(byId)
    .output(Turn),
};
