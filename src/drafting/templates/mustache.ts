import Mustache from "mustache";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { selectNearestNames } from "../../shared/text.ts";

/** `change` is for each value, and for nothing else of the template. */
export type Template = (view: object, change?: (value: string) => string) => string;
/** Lists are those of objects, whose fields the first has. */
export type Fields = Readonly<Record<string, unknown>>;

/** More than any page of a code host takes. */
const MAX_OUTPUT = 1_000_000;

class BoundedWriter extends Mustache.Writer {
  #length = 0;

  override renderTokens(...given: Parameters<Mustache.Writer["renderTokens"]>): string {
    const text = super.renderTokens(...given);
    this.#length += text.length;
    if (this.#length <= MAX_OUTPUT) return text;
    throw new ReleaseDocsError("config/invalid", "The template writes too much.");
  }
}

/** Throws `config/invalid` for a template that cannot be used, and for a result that is too long. */
export function compileTemplate(text: string, fields: Fields): Template {
  const problem = explainTemplate(text, fields);
  if (problem !== undefined) throw new ReleaseDocsError("config/invalid", `The template ${problem}`);
  return (view, change = (value) => value) =>
    new BoundedWriter().render(text, view, undefined, { escape: (value) => change(String(value)) });
}

type Token = readonly [kind: string, name: string, start: number, end: number, inner?: readonly Token[]];

/** What is wrong with it: `has no field …`. */
function explainTemplate(text: string, fields: Fields): string | undefined {
  try {
    return explainTokens(new Mustache.Writer().parse(text), [fields]);
  } catch (error) {
    // `Unclosed tag at 12`
    return `cannot be read: ${error instanceof Error ? error.message.replace(/ at (\d+)$/, " at character $1") : error}.`;
  }
}

const REFUSED: Readonly<Record<string, string>> = {
  // `{{> footer}}`
  ">": "has a partial, of which there are none.",
  // `{{=<% %>=}}`
  "=": "changes its delimiters, which stay `{{` and `}}`.",
  // `{{{text}}}`
  "&": "has three braces or `&`: write two braces, nothing is escaped for HTML.",
};

/** `scopes`: the fields at this place, then those of the places around it. */
function explainTokens(tokens: readonly Token[], scopes: readonly Fields[]): string | undefined {
  const named = tokens.filter(([kind]) => kind !== "text" && kind !== "!");
  return named.map((token) => REFUSED[token[0]] ?? explainField(token, scopes)).find((one) => one !== undefined);
}

function explainField([kind, name, , , inner]: Token, scopes: readonly Fields[]): string | undefined {
  const [own = {}, ...outer] = scopes;
  const known = listFields(own, outer);
  const field = known.get(name);
  if (!known.has(name)) {
    const names = [...known.keys()].filter((one) => !/\./.test(one));
    const [nearest] = selectNearestNames(name, names);
    const hint = nearest === undefined ? "" : ` Did you mean \`${nearest}\`?`;
    return `has no field \`${name}\` at this place.${hint} The fields are ${names.join(", ")}.`;
  }
  if (inner === undefined) return Array.isArray(field) ? `has the list \`${name}\` without {{#${name}}}.` : undefined;
  if (!Array.isArray(field)) return explainTokens(inner, [{ ...own, ".": field }, ...outer]);
  return explainTokens(inner, kind === "^" ? scopes : [field[0], ...scopes]);
}

/** Lists around a place are none of its fields: a list in itself would grow without end. */
function listFields(own: Fields, outer: readonly Fields[]): ReadonlyMap<string, unknown> {
  const isShared = ([name, field]: readonly [string, unknown]) => !Array.isArray(field) && name !== ".";
  const lists = Object.keys(own).filter((name) => Array.isArray(own[name]));
  return new Map([
    ...outer.flatMap((scope) => Object.entries(scope).filter(isShared)),
    ...lists.map((name) => [`${name}.length`, 0] as const),
    ...Object.entries(own),
  ]);
}
