import type { Json } from "./json-schema.ts";

type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
} & Readonly<Partial<Record<(typeof LIMITS)[number], string | number>>>;
type Field = { name: string; required: boolean; description?: string | undefined; schema: Schema };
type Content = {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: Readonly<Record<string, { schema: Schema }>>;
};
type Operation = Readonly<Record<"operationId" | "summary" | "description", string>> & {
  tags: readonly string[];
  deprecated?: boolean;
  parameters?: readonly (Field & { in: string })[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
  "x-permissions"?: readonly string[];
};
type OpenApi = {
  info: { title: string; description: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { responses: Readonly<Record<string, Content>>; schemas: Readonly<Record<string, Schema>> };
};

const LIMITS = ["format", "pattern", "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"] as const;

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;background:Canvas}body{max-width:64rem;margin:auto;padding:1rem;
overflow-wrap:anywhere}table{width:100%;border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.25rem;
border-bottom:1px solid GrayText}thead th{width:30%}h3{margin-top:3rem}`;

/** A page with every operation and schema. It loads nothing and runs nothing; its one style is allowed by its hash. */
export function renderReference(document: Json): string {
  const { info, tags, paths, components } = document as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, route: `${method.toUpperCase()} ${path}` })),
  );
  const groups = tags.map((tag) => ({ ...tag, own: operations.filter((one) => one.tags.includes(tag.name)) }));
  const links = groups.map(({ name, own }) => {
    const items = own.map(({ operationId: id, summary }) => `<li><a href="#${id}">${format(summary)}</a></li>`);
    return `<li>${format(name)}<ul>${items.join("")}</ul></li>`;
  });
  const sections = groups.map(({ name, description, own }) => {
    const articles = own.map((operation) => renderOperation(operation, operation.route, components.responses));
    return `<section><h2>${format(name)}</h2><p>${format(description)}</p>
${articles.join("\n")}</section>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="schema-${name}">${name}</h3>${renderSchema(schema)}`,
  );
  return `<!doctype html>
<!-- Made by npm run generate from src/contract. -->
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${format(info.title)}</title><style>${STYLE}</style><body><main><h1>${format(info.title)}</h1>
<p>${format(info.description)}</p><nav aria-label="Operations"><ul>${links.join("")}<li><a href="#schemas">Schemas</a></li></ul></nav>
${sections.join("\n")}
<h2 id="schemas">Schemas</h2>
${schemas.join("\n")}
</main></body></html>
`;
}

function renderOperation(operation: Operation, route: string, shared: OpenApi["components"]["responses"]): string {
  const { operationId, summary, description, deprecated, parameters = [], requestBody, responses } = operation;
  const unnamed = operation["x-permissions"]?.filter((one) => !description.includes(one)) ?? [];
  const permissions = unnamed.map((one) => ` Needs the permission \`${one}\`.`);
  const fields = parameters.map((one) => ({ ...one, name: `${one.name} (${one.in})` }));
  const answers = Object.entries(responses).map(([status, { $ref, ...own }]) => {
    const answer = $ref === undefined ? own : (shared[$ref.split("/").at(-1) ?? ""] ?? own);
    const headers = Object.keys(answer.headers ?? {}).map((name) => ` \`${name}\``);
    const given = headers.length > 0 ? `Headers:${headers.join()}. ` : "";
    return `<dt>${status}</dt><dd>${format(`${answer.description} ${given}`)}${renderContent(answer)}</dd>`;
  });
  return [
    `<article id="${operationId}"><h3>${format(summary)}</h3><p><code>${route}</code>${deprecated ? " Deprecated." : ""}</p>`,
    `<p>${format(`${description}${permissions.join("")}`)}</p>`,
    fields.length > 0 ? `<h4>Parameters</h4>${renderFields(fields)}` : "",
    requestBody === undefined ? "" : `<h4>Body</h4>${renderContent(requestBody)}`,
    `<h4>Answers</h4><dl>${answers.join("")}</dl></article>`,
  ].join("");
}

function renderContent({ content = {} }: Content): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `<code>${type}</code>: ${renderSchema(schema)}`)
    .join("");
}

function renderFields(fields: readonly Field[]): string {
  const rows = fields.map(({ name, required, description, schema }) => {
    const head = `<th scope="row"><code>${format(name)}</code>${required ? " required" : ""}</th>`;
    return `<tr>${head}<td>${description === undefined ? "" : `${format(description)} `}${renderSchema(schema)}</td></tr>`;
  });
  const head = '<thead><tr><th scope="col">Name</th><th scope="col">Meaning and type</th></tr></thead>';
  return `<table>${head}<tbody>${rows.join("")}</tbody></table>`;
}

function renderSchema(schema: Schema): string {
  const { description, properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, one]) => ({
    ...{ name, schema: one },
    required: required.includes(name),
  }));
  const limits = LIMITS.flatMap((name) => (schema[name] === undefined ? [] : [`, ${name} \`${schema[name]}\``]));
  return `${format(description)} ${renderType(schema)}${format(limits.join(""))}${fields.length > 0 ? renderFields(fields) : ""}`;
}

function renderType({ $ref, type, items, oneOf, anyOf, enum: values, additionalProperties: rest }: Schema): string {
  const name = $ref?.split("/").at(-1);
  if (name !== undefined) return `<a href="#schema-${name}">${name}</a>`;
  const variants = (oneOf ?? anyOf)?.map(renderSchema) ?? values?.map((value) => format(`\`${value}\``));
  const inner = items ?? (typeof rest === "object" ? rest : undefined);
  return `<em>${variants?.join(" or ") ?? [type ?? "any"].flat().join(" or ")}</em>${inner ? ` of ${renderSchema(inner)}` : ""}`;
}

/** Text of the document, in which backticks mark code. */
function format(text = ""): string {
  return text
    .replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/`([^`]*)`/g, (_, code: string) => `<code>${code}</code>`);
}
