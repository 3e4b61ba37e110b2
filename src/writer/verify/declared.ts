import type { TextPart } from "./parts.ts";

const DECLARATION =
  /(?<![\w$.-])(?:const|let|var|val|def|fn|func|fun|function|class|interface|struct|enum|trait|module|type|record|namespace|for|as|catch|local|impl|protocol|defmodule|defp|mod)\s+(?:async\s+|mut\s+|\*\s*)?([A-Za-z_$][\w$]*)/g;
const ASSIGNED =
  /^[ \t]{0,40}(?:\$|export |local |@)?([A-Za-z_$][\w$]{0,80})(?: {0,5}: {0,5}[\w<>[\], |.&*]{1,80})? {0,9}:?=(?![=>])/gm;
const LISTED =
  /\b(?:const|let|var|for|function(?: [\w$]{0,80})?|def \w{1,80}|func(?: \([^()\n]{0,80}\))?(?: \w{1,80})?|fn \w{1,80}|fun \w{1,80}|import) {0,2}[({[]([^(){}[\]]{0,500})[)}\]]/g;
const PARAMETERS = /\(([^()\r\n]*)\) {0,2}(?:: {0,2}[\w<>[\].]{1,80} {0,2})?=>/g;
const PARAMETER = /(?<![\w$])([A-Za-z_$][\w$]*) {0,2}=>|\|([^|\r\n]*)\|/g;
const PAIR = /^[ \t]{0,40}([A-Za-z_$][\w$]{0,80}(?:, {0,2}[A-Za-z_$][\w$]{0,80}){1,9}) {0,2}:?=(?!=)/gm;
/** Where a line `name = value` sets an option. */
const SETTINGS = /^(?:toml|ini|cfg|conf|properties|env|dotenv|yaml|yml)$/;

/** The names that code samples of a text declare themselves. */
export function collectDeclared(parts: readonly TextPart[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { kind, text, language } of parts) {
    if (kind !== "block" || SETTINGS.test(language)) continue;
    for (const [, name = ""] of text.matchAll(DECLARATION)) names.add(name);
    for (const [, name = ""] of text.matchAll(ASSIGNED)) names.add(name);
    for (const form of [LISTED, PARAMETERS, PARAMETER, PAIR]) {
      for (const [, ...lists] of text.matchAll(form)) {
        for (const name of lists.join(",").match(/[A-Za-z_$][\w$]*/g) ?? []) names.add(name);
      }
    }
  }
  return names;
}
