import { createRule, type GuidanceRule, type GuidanceSettings, PATH, parsePath } from "./guidance-rule.ts";

const ABOUT = "(?:the |our |all )?(?<about>change ?logs?|release notes|documentation|docs)(?: files?| folder)?";
const INTO = "(?:in|into|to|at|under)(?: the (?:file|folder))?";
const EACH = "(?: for (?:each|every|a) (?:release|version)|, (?:a|one) file (?:a|per|for each) (?:release|version))?";

/** Where documents go. */
export const PLACE_RULES: readonly GuidanceRule[] = [
  createRule(
    "Keep the changelog in docs/CHANGES.md",
    `(?:keep|put|write|place|store|save|maintain) ${ABOUT} ${INTO} (?<path>${PATH})${EACH}`,
    readPlace,
  ),
  createRule(
    "Release notes go to docs/releases/{version}.md",
    `${ABOUT} (?:go(?:es)?|belongs?|lives?|(?:is|are)(?: (?:kept|written|stored))?|(?:should|must) (?:go|be(?: (?:kept|written))?)) ${INTO} (?<path>${PATH})${EACH}`,
    readPlace,
  ),
  createRule("Changelog: docs/CHANGES.md", `${ABOUT}(?: path)?: ?(?<path>${PATH})`, readPlace),
  createRule("Use docs/CHANGES.md for the changelog", `use (?<path>${PATH}) (?:for|as) ${ABOUT}`, readPlace),
];

function readPlace({ about = "", path: written }: Record<string, string | undefined>): GuidanceSettings | undefined {
  const path = parsePath(written);
  if (path === undefined) return undefined;
  const isFolder = path.endsWith("/");
  if (/^release/i.test(about)) {
    const isFile = !isFolder && /\.\w+$/.test(path.replaceAll("{version}", ""));
    const place = isFile ? path : `${path.replace(/\/$/, "")}/{version}.md`;
    return hasPlaceholders(place.replaceAll("{version}", "")) ? undefined : { releaseNotesPath: place };
  }
  if (hasPlaceholders(path)) return undefined;
  if (/^change/i.test(about)) return { changelogPath: isFolder ? `${path}CHANGELOG.md` : path };
  return { documentationPath: path };
}

function hasPlaceholders(path: string): boolean {
  return /[{}]/.test(path);
}
