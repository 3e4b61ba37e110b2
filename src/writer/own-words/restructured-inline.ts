export type InlineLinks = {
  /** By the name of a target, in lower case. */
  targets: ReadonlyMap<string, string>;
  /** The Markdown of an issue or a pull request of this repository. */
  linkNumber: (kind: "issue" | "pull", number: string) => string;
};

const TOKENS = new RegExp(
  [
    /``(?<literal>(?:[^`]|`(?!`))+)``/.source,
    /:(?<role>[A-Za-z][\w+-]{0,30}(?::[A-Za-z][\w+-]{0,30})?):`(?<content>[^`]*)`/.source,
    /`(?<quoted>[^`]+)`(?<reference>__?)?/.source,
    /(?<![\w`.-])(?<name>[A-Za-z][\w.-]*)_(?![\w`.-])/.source,
    /\|(?<substitution>[\w-]+)\|/.source,
    /\\(?<escaped>[\s\S])/.source,
  ].join("|"),
  "g",
);

/** The Markdown of one paragraph without line breaks. */
export function renderInline(text: string, links: InlineLinks): string {
  return text.replace(TOKENS, (token: string, ...found: unknown[]) => {
    const { literal, role, content, quoted, reference, name, substitution, escaped } = found.at(-1) as Readonly<
      Record<string, string | undefined>
    >;
    if (literal !== undefined) return renderCode(literal);
    if (role !== undefined) return renderRole(role, content ?? "", links);
    if (quoted !== undefined) return reference === undefined ? renderCode(quoted) : renderReference(quoted, links);
    if (name !== undefined) return links.targets.has(normaliseName(name)) ? renderReference(name, links) : token;
    if (substitution !== undefined) return substitution;
    return escaped === undefined || escaped.trim() === "" ? "" : `\\${escaped}`;
  });
}

function renderCode(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** `text <target>`: the text, and what it leads to. */
function splitTarget(text: string): { label: string; target: string | undefined } {
  const start = text.lastIndexOf("<");
  if (start === -1 || !text.endsWith(">")) return { label: text.trim(), target: undefined };
  const target = text.slice(start + 1, -1);
  return { label: text.slice(0, start).trim() || target, target };
}

function renderReference(text: string, { targets }: InlineLinks): string {
  const { label, target = label } = splitTarget(text);
  const url = targets.get(normaliseName(target.replace(/_$/, ""))) ?? target;
  return /^(?:https?:|mailto:)/.test(url) ? `[${label}](${url.replaceAll(" ", "")})` : label;
}

export function normaliseName(name: string): string {
  return name.replaceAll("`", "").replace(/\s+/g, " ").trim().toLowerCase();
}

const NUMBERS = /^(?:issue|issues|gh|gh-issue|ticket|bug)$/;
const PULLS = /^(?:pr|pull|pull-request|mr|merge)$/;
const WORDS = /^(?:ref|doc|term|user|ghuser|github-user|commit|abbr|any|title|sub|sup|emphasis|pep|rfc|download)$/;

const CODES =
  /^(?:class|func|function|meth|method|mod|module|attr|exc|data|const|obj|option|envvar|program|file|code|literal|kbd)$/;

/** Whether a role between braces, as Markdown for Sphinx has it, is known: other programs use braces for other things. */
export function isKnownRole(role: string): boolean {
  const name = role.split(":").at(-1)?.toLowerCase() ?? "";
  return [NUMBERS, PULLS, WORDS, CODES, /^(?:ghsa|cve|strong)$/].some((names) => names.test(name));
}

export function renderRole(role: string, content: string, links: Pick<InlineLinks, "linkNumber">): string {
  const name = role.split(":").at(-1)?.toLowerCase() ?? "";
  const { label } = splitTarget(content);
  if ((NUMBERS.test(name) || PULLS.test(name)) && /^[#!]?\d+(?:\s*,\s*[#!]?\d+)*$/.test(label)) {
    const kind = PULLS.test(name) ? "pull" : "issue";
    return label.replace(/[#!]?(\d+)/g, (_, number: string) => links.linkNumber(kind, number));
  }
  if (name === "ghsa" || name === "cve") {
    return label.toLowerCase().startsWith(`${name}-`) ? label : `${name.toUpperCase()}-${label}`;
  }
  if (name === "pep" || name === "rfc") return `${name.toUpperCase()} ${label}`;
  if (name === "strong") return `**${label}**`;
  if (WORDS.test(name)) return label;
  // `~package.Name` shows the last part only.
  return renderCode(
    label.startsWith("~") ? (label.split(".").at(-1)?.replace(/^~/, "") ?? label) : label.replace(/^!/, ""),
  );
}
