import type { TextPart } from "./parts.ts";

const DECLARATION =
  /(?<![\w$.-])(?:const|let|var|val|def|fn|func|fun|function|class|interface|struct|enum|trait|module|type|record|namespace|for|as|catch|local|impl|protocol|defmodule|defp|mod)\s+(?:async\s+|mut\s+|\*\s*)?([A-Za-z_$][\w$]*)/g;
const ASSIGNED = /^\s*(?:\$|export\s+|local\s+|@)?([A-Za-z_$][\w$]*)(?:\s*:\s*[\w<>[\], |.&*]+)?\s*:?=(?![=>])/gm;
const LISTED =
  /(?:^|[^\w$.])(?:const|let|var|for|function\s*[\w$]*|def\s+\w+|func(?:\s*\([^()\n]*\))?\s*\w*|fn\s+\w+|fun\s+\w+|import)\s*[({[]([^(){}[\]\n]*)[)}\]]/gm;
const ARROW = /\(([^()\n]*)\)\s*(?::\s*[\w<>[\].]+\s*)?=>|([A-Za-z_$][\w$]*)\s*=>|\|([^|\n]*)\|/g;
const PAIR = /^\s*([A-Za-z_$][\w$]*(?:\s*,\s*[A-Za-z_$][\w$]*)+)\s*:?=(?!=)/gm;
/** Where a line `name = value` sets an option. */
const SETTINGS: ReadonlySet<string> = new Set([
  "toml",
  "ini",
  "cfg",
  "conf",
  "properties",
  "env",
  "dotenv",
  "yaml",
  "yml",
]);

/** The names that code samples of a text declare themselves. */
export function collectDeclared(parts: readonly TextPart[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { kind, text, language } of parts) {
    if (kind !== "block" || SETTINGS.has(language)) continue;
    for (const [, name = ""] of text.matchAll(DECLARATION)) names.add(name);
    for (const [, name = ""] of text.matchAll(ASSIGNED)) names.add(name);
    for (const form of [LISTED, ARROW, PAIR]) {
      for (const [, ...lists] of text.matchAll(form)) {
        for (const name of lists.join(",").match(/[A-Za-z_$][\w$]*/g) ?? []) names.add(name);
      }
    }
  }
  return names;
}
