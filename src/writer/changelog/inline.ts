import type { Format } from "./version-heading.ts";

const TOKEN =
  /(?<code>`{1,3}[^`]+`{1,3})|\[(?<label>[^\]\n]*)\]\((?<url>[^()\s]*)\)|\\(?<escaped>[!-/:-@[-`{-~])|(?<plain>[\s\S])/g;
export const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** Markdown in the markup of the file: in RST code in double backticks, `` `label <url>`__ `` and escapes of its own. */
export function renderInline(markdown: string, format: Format): string {
  if (format === "markdown") return markdown;
  const text = markdown.replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity).replaceAll("\u200B", "");
  return text.replace(TOKEN, (token, code?: string, label?: string, url?: string, escaped?: string) => {
    if (code !== undefined) {
      const ticks = /^`+/.exec(code)?.[0].length ?? 0;
      const inner = code.slice(ticks, -ticks).trim();
      return format === "rst" ? `\`\`${inner}\`\`` : inner;
    }
    if (url !== undefined) return format === "rst" ? `\`${label} <${url}>\`__` : `${label} (${url})`;
    if (escaped !== undefined) return format === "rst" && /[*`|_\\]/.test(escaped) ? `\\${escaped}` : escaped;
    return token;
  });
}

/** What no line may end in: code and links. */
const WHOLE = /`{1,2}[^`\n]+`{1,2}_{0,2}|\[[^[\]\n]*\]\([^()\s]*\)/g;
const GLUE = "\u0000";

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
    if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line].join("\n").replaceAll(GLUE, " ");
}
