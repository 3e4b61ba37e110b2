import { type AnySchema, type Route as OpenApiRoute, oc } from "@orpc/contract";
import type { Route } from "./routes.ts";

/** The texts are for the OpenAPI document. */
export const operation = <Input extends AnySchema>(
  { isExtension, ...route }: Route,
  input: Input,
  { summary, description }: { summary: string; description: string },
) => oc.route({ ...route, summary, ...(isExtension ? extend(description) : { description }) }).input(input);

function extend(text: string): Pick<OpenApiRoute, "description" | "spec"> {
  const description = `${text} An extension: not part of the interface document.`;
  return { description, spec: (current) => Object.assign(current, { "x-extension": true }) };
}
