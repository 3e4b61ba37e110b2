const PIECES =
  /(?<!`)(?<ticks>`+)(?!`)(?<code>[^`]|[^`][\s\S]*?[^`])\k<ticks>(?!`)|(?<url>https?:\/\/[^\s<>`|*]+)|(?<mention>(?<![\w`/.@-])@[a-z\d](?:[\w./-]*[\w])?)/gi;

/**
 * Makes one line of somebody else's text safe to stand in GitHub markdown: it shows as it was written, code
 * spans stay code, an `@name` becomes code (no ping, and most are decorators or packages anyway), and nothing in it
 * opens HTML, links, images, emphasis, tables or another block.
 */
export function escapeMarkdown(line: string): string {
  const text = line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
  let escaped = "";
  let end = 0;
  for (const match of text.matchAll(PIECES)) {
    escaped += escapePlain(text.slice(end, match.index));
    const { mention } = match.groups ?? {};
    escaped += mention === undefined ? match[0] : `\`${mention}\``;
    end = match.index + match[0].length;
  }
  return escapeBlock(escaped + escapePlain(text.slice(end)));
}

function escapePlain(text: string): string {
  return (
    text
      .replace(/\\(?=[!-/:-@[-`{-~])/g, "\\\\")
      .replace(/[*~|`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
      .replace(/&(?=#?\w+;)/g, "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      // What is left is no mention in this text, but could become one beside what stands before it.
      .replace(/@(?=\w)(?<![\w.]@)/g, "@\u200B")
  );
}

/** Keeps a line from opening a heading, a list or a rule where it stands first in an entry. */
function escapeBlock(text: string): string {
  return text.replace(/^(?:#{1,6}(?=\s|$)|[-+=](?=[\s-=]|$))/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

/**
 * Makes a longer text safe in the same way: its lists, quotes of code and blank lines stay what they are, and
 * fenced code is left as it is and always closed.
 */
export function escapeMarkdownText(text: string): string {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of text.split("\n")) {
    const marker = /^\s*(`{3,}|~{3,})([^`]*)$/.exec(line)?.[1];
    if (fence !== undefined) {
      lines.push(line);
      if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
    } else if (marker !== undefined) {
      fence = marker;
      lines.push(line);
    } else {
      const item = /^(\s*)([-*+]|\d{1,9}[.)])(\s+)(?=\S)/.exec(line)?.[0] ?? /^\s*/.exec(line)?.[0] ?? "";
      lines.push(`${item.replaceAll("\t", "  ")}${escapeMarkdown(line.slice(item.length))}`.trimEnd());
    }
  }
  if (fence !== undefined) lines.push(fence);
  return lines.join("\n");
}
