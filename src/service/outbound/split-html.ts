/** A piece of HTML: text with its references resolved, or a tag; names are in lower case, `/p` closes `p`. */
export type HtmlToken = { text: string } | { tag: string; attributes: string };

// What stands in these is not markup; of `title` and `textarea` it is text.
const RAW: ReadonlySet<string> = new Set([
  "script",
  "style",
  "textarea",
  "title",
  "noscript",
  "template",
  "svg",
  "iframe",
]);
const NAME = /\/?[a-z][^\s/>]*/iy;
const QUOTE_OR_END = /["'>]/g;

/**
 * The tokens of a page, in order. It reads each character once, whatever the page holds: what is not closed (a tag, a
 * comment, a script) goes to the end of the page. It is no parser: nothing is nested or repaired.
 */
export function* splitHtml(html: string): Generator<HtmlToken> {
  // Folds the letters of ASCII alone: others can change the length.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let from = 0;
  while (from < html.length) {
    const open = html.indexOf("<", from);
    const end = open === -1 ? html.length : open;
    if (end > from) yield { text: decodeReferences(html.slice(from, end)) };
    if (open === -1) return;
    if (html.startsWith("<!--", open)) {
      from = after(html, "-->", open + 4);
      continue;
    }
    NAME.lastIndex = open + 1;
    const tag = NAME.exec(lower)?.[0];
    if (tag === undefined) {
      const isDeclaration = /^<[!?]/.test(html.slice(open, open + 2));
      if (!isDeclaration) yield { text: "<" };
      from = isDeclaration ? after(html, ">", open) : open + 1;
      continue;
    }
    from = endOfTag(html, open + 1 + tag.length);
    yield { tag, attributes: html.slice(open + 1 + tag.length, from - 1) };
    if (!RAW.has(tag)) continue;
    const close = lower.indexOf(`</${tag}`, from);
    const content = html.slice(from, close === -1 ? html.length : close);
    if (tag === "title" && close !== -1) yield { text: decodeReferences(content) };
    from = close === -1 ? html.length : close;
  }
}

// A name is taken whether a value follows or not, so that no character is looked at again from a later start.
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The value of an attribute, its references resolved; undefined where the tag has none of that name. */
export function selectAttribute(attributes: string, name: string): string | undefined {
  for (const [, key, double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    if (key?.toLowerCase() === name) return decodeReferences(double ?? single ?? bare ?? "");
  }
  return undefined;
}

function after(text: string, what: string, from: number): number {
  const found = text.indexOf(what, from);
  return found === -1 ? text.length : found + what.length;
}

/** Where the tag ends whose attributes begin at `from`; a `>` between quotes is none. */
function endOfTag(html: string, from: number): number {
  for (;;) {
    QUOTE_OR_END.lastIndex = from;
    const found = QUOTE_OR_END.exec(html);
    if (found === null) return html.length + 1;
    if (found[0] === ">") return found.index + 1;
    from = after(html, found[0], found.index + 1);
  }
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  middot: "·",
  bull: "•",
  copy: "©",
  reg: "®",
  trade: "™",
};

/** The text with its character references resolved; one that is not known stays as it is. */
function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : whole;
  });
}
