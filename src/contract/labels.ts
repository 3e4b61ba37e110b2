import * as z from "zod/mini";
import { described } from "./described.ts";

/** The labels of a record, where a service shows them as texts; the interface does not say how it shows them. */
export const shownLabels = described("Labels of the request.", z.catch(z.nullish(z.array(z.string())), undefined));
