import { breakTemplates } from "../../shared/escape.ts";
import { replaceTokens, type Token } from "../../shared/markdown.ts";
import { decodeEntities } from "../../shared/text.ts";
import type { Format } from "./version-heading.ts";

const TOKEN = /(?<ticks>`+)|\[(?<label>[^[\]\n]*)\]\((?<url>[^()\s]*)\)|\\(?<escaped>[!-/:-@[-`{-~])/g;
// Directives, comments, fields, tests and enumerations, also in an item of a list.
const RST_OPENING =
  /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?=\.\.(?:\s|$)|:\w|>>>|__\s|\(?(?:[a-z]|[ivxlcdm]{1,9}|#|(?<=\()\d{1,9})[.)]\s)/gim;

/** Markdown in the markup of the file: in RST code in double backticks, `` `label <url>`__ `` and escapes of its own. */
export function renderInline(markdown: string, format: Format): string {
  if (format === "markdown") return breakTemplates(markdown);
  const isRst = format === "rst";
  const renderPlain = (text: string) => {
    const plain = decodeEntities(text).replaceAll("\u200B", "");
    return isRst ? plain.replaceAll("\\", "\\\\") : plain;
  };
  const replace = (_: string, { code, label = "", url, escaped }: Token) => {
    if (code !== undefined) return renderCode(code, isRst);
    if (url !== undefined) return isRst ? `\`${renderPlain(label)} <${url}>\`__` : `${renderPlain(label)} (${url})`;
    return isRst && escaped !== undefined && /[*`|_\\+\-=#>.)]/.test(escaped) ? `\\${escaped}` : escaped;
  };
  const text = replaceTokens(markdown, TOKEN, replace, renderPlain);
  if (!isRst) return text;
  // An escaped space, which nobody sees, between code and what would be a part of it.
  const apart = text.replace(/(?<![^\s'"([{</:-])\uFDD0|\uFDD1(?![^\s'")\]}>/\\:.,;!?-])/g, "");
  return apart
    .replace(/[\uFDD0\uFDD1]/g, "\\ ")
    .replace(RST_OPENING, "$1\\")
    .replace(/::$/, ":\\:");
}

/** In reStructuredText no backtick escapes another one. */
function renderCode(code: string, isRst: boolean): string {
  const ticks = /^`+/.exec(code)?.[0].length ?? 0;
  const inner = code.slice(ticks, -ticks).trim();
  if (!isRst) return inner;
  return /``|^`|[`\\]$|^$/.test(inner) ? inner.replace(/[*`|_\\]/g, "\\$&") : `\uFDD0\`\`${inner}\`\`\uFDD1`;
}

/** What no line may end in: code and links. */
const WHOLE = /`{1,2}[^`\n]+`{1,2}_{0,2}|\[[^[\]\n]*\]\([^()\s]*\)/g;
const GLUE = "\u0000";
/** What no line may begin with. */
const OPENS_BLOCK = /^(?:[-+*=#>:.|~_^]|\w{1,9}[.)]$|[!?/]{3})/;

/** Lines of at most `width` characters where words allow it, the first after `lead`, the others after `indent`. */
export function wrapText(
  text: string,
  { lead, indent, width }: { lead: string; indent: string; width: number | undefined },
): string {
  if (width === undefined) return `${lead}${text}`;
  const words = text.replace(WHOLE, (token) => token.replaceAll(" ", GLUE)).split(" ");
  const lines: string[] = [];
  let line = `${lead}${words[0] ?? ""}`;
  for (const word of words.slice(1)) {
    if (line.length + 1 + word.length <= width || OPENS_BLOCK.test(word)) line += ` ${word}`;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line].join("\n").replaceAll(GLUE, " ");
}
