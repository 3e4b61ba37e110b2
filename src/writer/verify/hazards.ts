import { decodeUri, trimTrailing } from "../../shared/text.ts";
import type { Claim } from "./lookup.ts";
import type { TextPart } from "./parts.ts";

const SCHEME = "(?:\\b(?:https?|ftp|wss?)://|(?<![\\w.@/-])(?=www\\.))";
// As far as any reader goes on: to what closes a bracket or a quote before it, else to a space.
const ADDRESS = new RegExp(
  `(?<=\\()${SCHEME}[^\\s)]*|(?<=")${SCHEME}[^\\s"]*|(?<=')${SCHEME}[^\\s']*|(?<=<)${SCHEME}[^\\s>]*|(?<=\\[)${SCHEME}[^\\s\\]]*|${SCHEME}(?:[^\\s<>"'\`]|[<>"'\`](?=[\\p{L}\\p{N}%]))*`,
  "giu",
);
const PICTURE = /(?:\]:|\b(?:image|figure)::?)\s{0,15}<?$/i;
const PICTURE_FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)(?:[?#]|$)/i;
// Without a dot and no number, a placeholder, of this machine or network, or reserved for examples.
const OWN_HOST =
  /^(?!\d+$|0x)[^.[]+$|^\$?\{[^}]*\}?$|^(?:127|10)(?:\.\d{1,3}){3}$|^192\.168(?:\.\d{1,3}){2}$|^0\.0\.0\.0$|(?:^|\.)(?:example(?:\.(?:com|org|net))?|test|invalid|localhost|local|internal)$/;

/** Addresses, and pictures of hosts: both could carry what a model has read. */
export function* findAddressClaims({ text }: TextPart): Generator<Claim> {
  const pictures = text.indexOf("![");
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const isAfter = pictures !== -1 && pictures < index;
    const isPicture = isAfter || PICTURE.test(text.slice(Math.max(0, index - 20), index)) || PICTURE_FILE.test(found);
    yield* claimAddress(found, isPicture);
  }
}

/** Text without addresses. */
export function removeAddresses(text: string, replacement: string): string {
  return text.replace(ADDRESS, replacement);
}

export function* claimAddress(written: string, isPicture = false): Generator<Claim> {
  const text = trimTrailing(written, /[.,:;!?*_~()[\]{}|\\]/);
  const [, name = "", rest = ""] = /^(?:\w+:\/\/)?((?:[^/?#@]*@)?(?:[^/?#:]*))(.*)$/s.exec(text) ?? [];
  // As a browser reads it.
  const bare = name.slice(name.lastIndexOf("@") + 1);
  const host = decodeUri(bare).normalize("NFKC").replaceAll("。", ".").toLowerCase().replace(/\.$/, "");
  if (OWN_HOST.test(host) || (host === "" && rest === "")) return;
  if (host !== "") yield { kind: "host", text: host };
  if (host !== "" && isPicture) yield { kind: "picture", text: host };
  if (rest.length > 1 || name !== bare || host === "") yield { kind: "address", text };
}

const INCLUDE =
  /8<-|\{!|<<<|<<\[|!!! ?include|#\+include|include::|:(?:file|url|include):|@include|@\[code|\[!(?:include|code)|\[\[include|!\[\[|!include|\{(?:literal)?include\}|:include\b|^[ \t]*(?:`{3}|~{3}).*\b(?:file|exec)=|^[ \t]*(?:`{3}|~{3})[ \t]*\{(?![.#])|\bembedme\b|\.\. (?:program-output|command-output|exec|jupyter-execute|ipython|plot)::/i;
const TEMPLATE = /\\?\{\\?\{[^{}\n]*|\{%[^{}%\n]*/g;

/** What a site generator replaces by a file or by the result of a program, in code too. */
export function* findCompiled(text: string): Generator<Claim> {
  for (const line of text.split(/\r?\n/)) if (INCLUDE.test(line)) yield { kind: "include", text: line.trim() };
  for (const [found] of text.matchAll(TEMPLATE)) yield { kind: "expression", text: found.trim() };
}

const FETCHER = /(?<![\w-])(?:curl|wget|aria2c|irm|iwr|invoke-(?:webrequest|restmethod))(?![\w-])/i;
const SHELLS = "(?:(?:ba|z|da|k|fi)?sh|python[\\d.]*|node|perl|ruby|php|pwsh|powershell)";
const RUN = new RegExp(
  `\\|[ \\t]*(?:sudo[ \\t]+)?(?:[\\w/]*/)?(?:${SHELLS}|iex)(?![\\w-])|(?<![\\w-])${SHELLS}[ \\t]+-\\w?[ce](?!\\w)|(?<![\\w-])(?:eval|source)[ \\t]+[<"$\`]|<\\(|(?<![\\w-])iex(?!\\w)`,
  "i",
);
// What installs or runs a package, and what follows it. Words between are options and parts of the command.
const INSTALL =
  /(?<![\w.@-])(?:(?:p?npm|yarn|bun|pip[\d.]*|pipx|uv|poetry|pdm|pipenv|conda|mamba|cargo|gem|bundler?|brew|apt(?:-get|itude)?|apk|dnf|yum|zypper|pacman|snap|flatpak|choco|scoop|winget|composer|luarocks|cabal|stack|opam|mix|pkg|vcpkg|conan|helm|asdf|gh|dotnet|nuget|dart|flutter|nix-env|code|deno)(?:[ \t]+[\w./:=@-]+){0,4}?[ \t]+(?:i|install|add|exec|x|dlx|create|init|get|require|tap|inject|-S\w*|-i\w*|--install-extension)|(?<once>npx|pnpx|bunx|uvx|cpanm?|easy_install|install-(?:module|package)|(?:nix|pipx|deno|uv)[ \t]+run)|(?<slashed>(?:docker|podman|go)[ \t]+(?:get|install|run|pull|create)))(?<given>(?:[ \t]+[^\s;&|`()]+)+)/gi;
const USED = /^[ \t]{0,40}(?:- )?(?:uses|image):[ \t]*["']?(?:docker:\/\/)?([^\s"'@#:]+)|^[ \t]*FROM[ \t]+([^\s:@]+)/;
const SAID = /^(?:the|a|an|is|it|and|or|to|with|in|for|on|from|again|fails|runs|as|will|can|of|then|this|that)$/i;

/** Programs that a reader would run: what they load, install and start. */
export function* findCommands({ kind, text }: TextPart): Generator<Claim> {
  for (const line of text.replace(/\\\r?\n/g, " ").split(/\r?\n/)) {
    // A sentence names programs, and a row of a table has pipes.
    const run =
      kind === "prose" ? line.slice(FETCHER.exec(line)?.index ?? line.length) : line.replace(/^\s*[$>%] /, "");
    const isHost = FETCHER.test(run) && /\s[\w-]+\.\w/.test(removeAddresses(run, ""));
    if (RUN.test(run) || isHost) yield { kind: "command", text: run.trim() };
    const [, used, base = used] = USED.exec(kind === "block" ? line : "") ?? [];
    if (base !== undefined) yield { kind: "package", text: base };
    for (const { groups = {} } of line.matchAll(INSTALL)) {
      const given = (groups.given ?? "").trim().split(/[ \t]+/);
      const names = given.slice(0, kind === "prose" ? 1 : undefined).flatMap(readPackage);
      const isNamed = (name: string) => (groups.slashed === undefined || name.includes("/")) && !SAID.test(name);
      const all = names.filter(isNamed).slice(0, groups.once === undefined ? undefined : 1);
      yield* all.map((name): Claim => ({ kind: "package", text: name }));
    }
  }
}

/** Without its version; none for options, paths and placeholders. */
function readPackage(word: string): string[] {
  const name = word.replace(/^["']|["',.:;!?*_]{1,9}$/g, "").replace(/^.*npm:|^(?:jsr|github|git|gem):/, "");
  if (/^(?:$|[-+.~/$<{*%\d[]|https?:)/.test(name)) return [];
  return [/^@?[^@=<>~!:[\],^]+/.exec(name)?.[0] ?? name];
}
