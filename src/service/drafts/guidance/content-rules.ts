import type { OmittableKind } from "../../../writer/note-edits.ts";
import { createRule, type GuidanceRule } from "./guidance-rule.ts";

const KIND =
  "(?:(?:dependency|dependencies) (?:updates?|bumps?|changes?|upgrades?)|dependencies|internal (?:changes?|work)|chores|doc(?:s|umentation) (?:changes?|work|updates?))";
const KINDS = `${KIND}(?:(?:,? and |, ?)${KIND})*`;
const LEAVE = "(?:leave out|omit|skip|exclude|hide|drop|(?:do not|don't|never) (?:list|mention|include|show|name))";
const NAME = "(?:name|list|thank|mention|credit|include|show|welcome)";
const NOT = "(?:do not|don't|never)";

/** What is told and what is not. */
export const CONTENT_RULES: readonly GuidanceRule[] = [
  createRule(
    "Leave out dependency updates",
    `${LEAVE} (?:all )?(?<kinds>${KINDS})(?: (?:from|in) (?:the )?(?:notes|documents))?`,
    ({ kinds = "" }) => ({ leaveOut: parseKinds(kinds) }),
  ),
  createRule("Name contributors", `${NAME} (?:the |all )?contributors`, () => ({ contributors: true })),
  createRule("Do not name contributors", `(?:${NOT} ${NAME}|leave out|omit) (?:the |any )?contributors`, () => ({
    contributors: false,
  })),
  createRule("Name new contributors", `${NAME} (?:the |all )?(?:new|first-time) contributors`, () => ({
    newContributors: true,
  })),
  createRule(
    "Do not name new contributors",
    `(?:${NOT} ${NAME}|leave out|omit) (?:the |any )?(?:new|first-time) contributors`,
    () => ({ newContributors: false }),
  ),
];

function parseKinds(text: string): OmittableKind[] {
  const kinds: OmittableKind[] = [];
  if (/dependenc/i.test(text)) kinds.push("dependencies");
  if (/internal|chores/i.test(text)) kinds.push("internal");
  if (/\bdoc/i.test(text)) kinds.push("documentation");
  return kinds;
}
