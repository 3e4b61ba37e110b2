import * as z from "zod/mini";
import { described, shownText } from "./fields.ts";

/** How a connection or a publication stands. */
export const Health = z.looseObject({
  id: described("What was looked at.", z.string()),
  status: described("`healthy`, `unhealthy` or `paused`; others may come.", z.string()),
  message: described("What was found, in a sentence.", shownText),
  error: described("What is wrong, in the words of who refused.", shownText),
});
export type Health = z.infer<typeof Health>;
