import { type AnySchema, oc } from "@orpc/contract";
import type { Route } from "./routes.ts";

/** The texts are for the OpenAPI document. */
export const operation = <Input extends AnySchema>(
  route: Route,
  input: Input,
  texts: { summary: string; description: string },
) => oc.route({ ...route, ...texts }).input(input);
