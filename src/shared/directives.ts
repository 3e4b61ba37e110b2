// Breaks what products read as a directive; readers do not see it.
const BREAK = "\u200B";

const KEYWORD =
  /\b(?:clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|reopen(?:s|ed|ing)?|hold(?:s|ing)?|wontfix|invalidat(?:e[sd]?|ing))(?=[:\s])/gi;
const KIND = /(?:the|issues?|bugs?|tickets?|tasks?|story|stories|prs?|pull|merge|requests?|work|items?)[:\s]\s*/iy;
const MAX_KINDS = 4;
const GAP = /:?\s*/y;
// `#1`, `!1`, `owner/repo#1`, `AB#1`, addresses, and `GH-1` and `PROJ-1`, maybe in brackets, quotes or emphasis.
const REFERENCE = /[[("'<*~`\\]*(?:[#!]\d|[\w./-]+[#!]\d|https?:|www\.|[a-z][a-z\d_]*-\d)/iy;

const GITHUB_NUMBER = /\bGH-(?=\d)/gi;
// Jira: `PROJ-1 #close #time 2h` on one line.
const ISSUE_KEY = /\b[a-z][a-z\d_]*-\d/i;
const SMART_COMMAND = /(?<![^\s\p{P}])#(?=\p{L})/gu;
const SKIP =
  /\[(?!\u200B)(?=[^[\]\n]{0,40}(?<![a-z])(?:skip|no|ignore|only|force|run|trigger|deploy|ci|cd)(?![a-z])[^[\]\n]{0,40}\])|\*{3}(?=no_ci\*{3})/gi;
const TRAILER =
  /^[ \t>*-]*(?:(?:[a-z]+-)+by|skip-[a-z]+|change-id|release-as|release-docs-tree|breaking[ -]change|cc|bug)(?=[ \t]*:)/gim;
// Quick actions of GitLab and bots: `/close`, `/tag v1`. A path has another slash.
const QUICK_ACTION = /^[ \t]*\/(?=[a-z][\w-]*(?:\s|$))/gim;
const AUTOSQUASH = /^(?:fixup|squash|amend)(?=!)/i;
const MENTION = /(?<![a-z\d])@(?=[\w{["])/gi;
const BIDI = /[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Text of a pull request that does nothing when it is merged: no closing keyword before a reference, no smart commit,
 * no trailer, no quick action, and nothing that skips CI. Mentions stay: Markdown is escaped where it is rendered.
 */
export function neutralizeDirectives(text: string): string {
  return text
    .replace(KEYWORD, (keyword, at: number) => (closes(text, at + keyword.length) ? keyword + BREAK : keyword))
    .replace(GITHUB_NUMBER, `$&${BREAK}`)
    .replace(SKIP, `$&${BREAK}`)
    .replace(TRAILER, `$&${BREAK}`)
    .replace(QUICK_ACTION, `$&${BREAK}`)
    .split("\n")
    .map((line) => (ISSUE_KEY.test(line) ? line.replace(SMART_COMMAND, `$&${BREAK}`) : line))
    .join("\n");
}

/** Whether a reference follows the keyword that ends at `end`. */
function closes(text: string, end: number): boolean {
  const skip = (form: RegExp, at: number) => {
    form.lastIndex = at;
    return form.test(text) ? form.lastIndex : at;
  };
  let at = skip(GAP, end);
  for (let kinds = 0; kinds < MAX_KINDS; kinds += 1) at = skip(KIND, at);
  return skip(REFERENCE, at) > at;
}

/** As {@link neutralizeDirectives}, for the body of a commit: it mentions no one either. */
export function neutralizeMessage(text: string): string {
  const plain = text.replace(/(?![\n\t])\p{Cc}/gu, " ").replace(BIDI, " ");
  return neutralizeDirectives(plain).replace(MENTION, `$&${BREAK}`);
}

/** As {@link neutralizeMessage}, for a commit's subject or a pull request's title: one line, and nothing to squash. */
export function neutralizeTitle(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(BIDI, " ")
    .trim();
  return neutralizeMessage(line).replace(AUTOSQUASH, `$&${BREAK}`).replace(/^!/, `${BREAK}!`);
}
