/** A node of the document: a JSON schema, or an object that holds some. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object of the document, not a list. */
export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The copy of a node with every object in it replaced, the innermost first. */
export function mapObjects(node: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(node)) return node.map((item) => mapObjects(item, change));
  if (!isJson(node)) return node;
  return change(Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapObjects(value, change)])));
}

/** A reference to a named schema. */
export function refTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** `text` with a capital letter in front, as names of components have it. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
