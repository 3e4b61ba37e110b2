import { removeInvisible } from "../shared/invisible.ts";

/** Light markup and plain text, as documentation repositories hold them. */
const DOCUMENT_TYPES: ReadonlySet<string> = new Set([
  ...["md", "markdown", "mdown", "mdwn", "mkd", "mkdn", "mdx", "rst", "adoc", "asciidoc", "txt", "text", "org"],
  ...["textile", "rdoc", "pod", "wiki", "mediawiki", "creole"],
]);

/** Formats that generators write more often than people: only where the draft already changes the file. */
const PAGE_TYPES: ReadonlySet<string> = new Set(["html", "htm", "xhtml", "csv", "tsv", "tex", "texi", "texinfo", "po"]);

const BARE_NAMES =
  /^(?:readme|change[-_ ]?log|changes|history|news|releases|release[-_ ]?notes|what[-_ ]?s[-_ ]?new|upgrading|authors|contributing|install)$/;

/** Folders whose files without a type are programs, or Debian's, which its build tools obey. */
const PROGRAM_FOLDERS: ReadonlySet<string> = new Set([
  ...["bin", "sbin", "libexec", "script", "scripts", "tool", "tools", "hooks", "ci", "debian"],
]);

/** Instructions that coding agents follow, wherever in a repository they are. */
const AGENT_NAMES =
  /^(?:(?:agents?|claude|gemini|qwen|warp|crush|codex|opencode|amazonq|replit)(?:\.(?:local|override))?|skill|copilot-instructions|.*\.(?:agent|chatmode|instructions|prompt))$/;

/** Text files that build tools and package managers obey. */
const TOOL_NAMES: ReadonlySet<string> = new Set([
  ...["cmakelists", "cmakecache", "meson_options", "conanfile", "conanbuildinfo", "entry_points", "top_level"],
  ...["modules", "apt", "aptfile", "runtime", "environment", "version", "manifest"],
]);
const DEPENDENCIES = /(?:^|[-_. ])(?:requirements?|constraints?|dependencies|deps|packages)(?:$|[-_. ])/;

/**
 * Why no draft may write to a plain path, in words that follow a colon; undefined for a document. `isDrafted`: whether
 * the draft already changes the file.
 */
export function explainNoDocument(path: string, isDrafted: boolean): string | undefined {
  const names = path.split("/").map(foldName);
  if (names.some((name) => name.startsWith("."))) return "tools read files and folders that begin with a dot";
  const [odd] = path.split("/").flatMap((name) => explainOddName(name) ?? []);
  if (odd !== undefined) return odd;
  if (names.some((name) => /~\d+(?:\.|$)/.test(name))) return "Windows reads it as the short name of another file";
  const name = names.at(-1) ?? "";
  const folders = names.slice(0, -1);
  const dot = name.lastIndexOf(".");
  if (dot === -1) {
    const isDocument = BARE_NAMES.test(name) && !folders.some((folder) => PROGRAM_FOLDERS.has(folder));
    return isDocument ? undefined : "it is no document";
  }
  const [stem, type] = [name.slice(0, dot), name.slice(dot + 1)];
  if (AGENT_NAMES.test(stem)) return "coding agents follow it";
  if (TOOL_NAMES.has(stem) || [stem, folders.at(-1) ?? ""].some((part) => DEPENDENCIES.test(part))) {
    if (type === "txt" || type === "text") return "build tools and package managers read it";
  }
  if (DOCUMENT_TYPES.has(type) || (isDrafted && PAGE_TYPES.has(type))) return undefined;
  return PAGE_TYPES.has(type) ? "it is no document that this draft changes" : "it is no document";
}

const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$) *(?:\.|$)/;

/** Why people, programs or file systems take a name for another one. */
function explainOddName(name: string): string | undefined {
  if (/^[\p{Pd}\u2212]/u.test(name.normalize("NFKC"))) return "programs read names that begin with a hyphen as options";
  if (/[:<>"|?*]/.test(name)) return 'Windows has no names with any of : < > " | ? *';
  if (/[\\`$;]/.test(name)) return "shells obey names with any of \\ ` $ ;";
  if (/^\s|\s\.|[\s.]$/.test(name)) return "names with a space at an end, or with a dot at theirs, are shown as others";
  if (removeInvisible(name) !== name || name.includes("\u2800")) return "it has characters that nobody sees";
  if (DEVICE.test(foldName(name))) return "it is the name of a device on Windows";
  return Buffer.byteLength(name) > 255 ? "it has a name that is too long for a file system" : undefined;
}

/** Of two paths that are the same to a file system that ignores case or the form of letters. */
export function foldPath(path: string): string {
  return path.normalize("NFKC").toUpperCase().normalize("NFKC");
}

/** What Windows, macOS and Unicode treat as the same name: without invisible characters, in lower case. */
export function foldName(segment: string): string {
  const [plain = ""] = segment
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    // On Windows `.git::$INDEX_ALLOCATION` is `.git`.
    .split(":");
  let end = plain.length;
  while (end > 0 && (plain[end - 1] === "." || plain[end - 1] === " ")) end -= 1;
  return plain.slice(0, end);
}
