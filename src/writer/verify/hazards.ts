import { isBuiltin } from "node:module";
import { decodeUri, trimTrailing } from "../../shared/text.ts";
import type { Claim } from "./lookup.ts";
import type { TextPart } from "./parts.ts";

const SCHEME = "(?:\\b(?:https?|s?ftp|wss?|ssh|git|rsync|telnet)://|(?<![\\w.@/-])(?=www\\.))";
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
const TEMPLATE = /\\?\{\\?\{(?:(?!\}\\?\}).){0,500}|\{%(?:(?!%\}).){0,500}/gs;

/** What a site generator replaces by a file or by the result of a program, in code too. */
export function* findCompiled(text: string): Generator<Claim> {
  for (const line of text.split(/\r?\n/)) if (INCLUDE.test(line)) yield { kind: "include", text: line.trim() };
  for (const [found] of text.matchAll(TEMPLATE)) yield { kind: "expression", text: found.trim() };
}

// What reaches other computers: their hosts need no scheme.
const REMOTE =
  /(?<![\w.$-])(?:curl|wget|aria2c|irm|iwr|invoke-(?:webrequest|restmethod)|nc|ncat|netcat|socat|telnet|ping|dig|nslookup|ssh|scp|sftp|rsync|git[ \t]+(?:(?:clone|remote|submodule)|(?:push|pull|fetch)(?=[^|;&]{0,200}@)))(?:\.exe)?(?=[ \t]+([^\s=|].*))/i;
const REMOTE_HOST =
  /^(?:--[\w-]+=)?["'(]?(?:[\w.+-]+@)?((?:[\w-]+\.)+(?!(?:json|ya?ml|toml|txt|ini|cfg|conf|lock|xml|html?|log|[jt]s|t?gz|deb|rpm|pem|key|csv|env|tar|exe|jar|whl|png|tool)\b)[a-z]{2,24}|\d{1,3}(?:\.\d{1,3}){3}|0x[\da-f]{5,}|\d{8,10})(?![\w-]|\.\w|:<|\()/i;
const SHELLS = "(?:(?:ba|z|da|k|fi)?sh|python[\\d.]*|node|perl|ruby|php|pwsh|powershell)";
const RUN = new RegExp(
  `\\|[ \\t]*(?:sudo[ \\t]+)?(?:[\\w/]*/)?(?:${SHELLS}|iex)(?![\\w-]|[ \\t]+-m[ \\t]+json\\.tool)|(?<![\\w-])${SHELLS}[ \\t]+-\\w?[ce](?!\\w)|(?<![\\w-])(?:eval|source)[ \\t]+[<"$\`]|<\\(|(?<![\\w-])(?:iex|php[ \\t]+-r)(?!\\w)|/dev/(?:tcp|udp)/`,
  "i",
);
// What installs or runs a package, and what follows it. Words between are options and parts of the command.
const INSTALL =
  /(?<![\w.@-])(?:(?:p?npm|yarn|bun|pip[\d.]*|pipx|uv|poetry|pdm|pipenv|conda|mamba|cargo|gem|bundler?|brew|apt(?:-get|itude)?|apk|dnf|yum|zypper|pacman|snap|flatpak|choco|scoop|winget|composer|luarocks|cabal|stack|opam|mix|pkg|vcpkg|conan|helm|asdf|gh|dotnet|nuget|dart|flutter|nix-env|code|deno)(?:[ \t]+[\w./:=@-]+){0,4}?[ \t]+(?:i|install|add|exec|x|dlx|create|init|get|require|tap|inject|-S\w*|-i\w*|--install-extension)|(?<once>npx|pnpx|bunx|uvx|cpanm?|easy_install|install-(?:module|package)|(?:nix|pipx|deno|uv)[ \t]+run)|(?<slashed>(?:docker|podman|go)[ \t]+(?:get|install|run|pull|create)))(?<given>(?:[ \t]+[^\s;&|`()]+)+)/gi;
// In a sentence only a name directly behind the command: many of these words are plain English.
const SAID_INSTALL =
  /^["'(*_]{0,3}(?:(?:p?npm|yarn|bun|pip[\d.]{0,5}|pipx|uv|poetry|pdm|pipenv|conda|mamba|cargo|gem|bundler?|brew|apt|apt-get|aptitude|apk|dnf|yum|zypper|flatpak|choco|scoop|winget|composer|luarocks|cabal|opam|vcpkg|conan|helm|asdf|dotnet|nuget|dart|flutter|deno) (?:i|install|add|exec|dlx|tap|inject)|npx|pnpx|bunx|uvx|cpanm?|easy_install|[Ii]nstall-(?:[Mm]odule|[Pp]ackage)|(?:nix|pipx|deno|uv) run|(?:go|docker|podman) (?:get|install|run|pull|create)(?= [^\s/]+\/)) (\S+)/;
const USED = /^[ \t]{0,40}(?:- )?(?:uses|image):[ \t]*["']?(?:docker:\/\/)?([^\s"'@#:]+)|^[ \t]*FROM[ \t]+([^\s:@]+)/gm;
// Of file names, only those that could be hosts.
const OUTPUT = /[ \t]-\w*o[ \t]+[\w-]+\.(?:sh|py|zip)(?=\s|$)/;
const SAID =
  /^(?:the|an?|is|its?|and|or|to|with|in|for|on|from|again|fail(?:s|ed|ing|ures?)?|runs?|as|at|by|will|can|of|then|this|that|now|no|not|you|your|we|when|where|which|if|but|so|after|before|instead|once|twice|only|also|still|works?|finish(?:es|ed)|hooks?|errors?|commands?|scripts?|steps?|support|instructions|users|calls?|output|times?|was|were|has|have|does|did|needs?|may|must|should|without|via|inside|first|than|nothing)$/i;
const LOADED =
  /(?:(?:\}\s{0,9}from|\b(?:im|ex)port\s[^"'`;]{0,200}?\bfrom|\bimport|\brequire[ \t]*\(|\bpackage[ \t]*=)\s{0,9}\(?\s{0,9}["'`]|["'](?=(?:npm|jsr|github|gitlab):))([^"'`\s]+)/g;
// Of JSON and TOML: the name of a table, or all of an object, an array or a table.
const DEPENDENCIES =
  /(?:dependenc(?:ies|y-groups)|\brequire(?:s|-dev)?)["']?[ \t]*(?:\.["']?([\w-]+)["']?\]|[:=]\s*\{((?:"[^"]*"|\{[^{}]{0,500}\}|[^}"])*)|[:=]\s*\[((?:"[^"]*"|'[^']*'|[^\]"'])*)|\](.*(?:\n(?![ \t]*\[).*)*))/gi;
const VALUE = /[:=][ \t]*(?:"[^"\n]*"|'[^'\n]*'|\{[^{}\n]*\})/g;
const DEPENDENCY = /(?<![\w./@-])(?:["']([@\w][\w./@-]*)|([@\w][\w./@-]*)[ \t]*=>)/g;

/** Programs that a reader would run: what they load, install and start. */
export function* findCommands(part: TextPart): Generator<Claim> {
  const isProse = part.kind === "prose";
  for (const line of part.text.replace(/\\\r?\n/g, " ").split(/\r?\n/)) {
    const remote = REMOTE.exec(line);
    // A sentence names programs, and a row of a table has pipes.
    const run = isProse ? line.slice(remote?.index ?? line.length) : line.replace(/^\s*[$>%] /, "");
    const given = (remote?.[1] ?? "").replace(OUTPUT, "").split(/[ \t]+/);
    const hosts = isProse && !given[0]?.startsWith("-") ? given.slice(0, 1) : given;
    if (RUN.test(run) || hosts.some(isRemoteHost)) yield { kind: "command", text: run.trim() };
  }
  const names = isProse ? findSaidPackages(part.text) : findCodePackages(part);
  for (const name of names) yield { kind: "package", text: name };
}

function isRemoteHost(word: string): boolean {
  const host = REMOTE_HOST.exec(word)?.[1];
  return host !== undefined && !OWN_HOST.test(host.toLowerCase());
}

/** What code installs or imports, and what manifests depend on. */
function findCodePackages({ kind, text, language }: TextPart): string[] {
  const used = kind === "block" ? [...text.matchAll(USED)].flatMap(([, step, base = step]) => base ?? []) : [];
  return [...findInstalled(text), ...used, ...findLoaded(text, language), ...findRequired(text)];
}

function findLoaded(text: string, language: string): string[] {
  return [...text.matchAll(LOADED)].flatMap(([, found = ""]) => {
    // Go names folders of its own library.
    const name = language === "go" ? found : found.replace(/^((?:npm:|jsr:)?(?:@[^/]+\/)?[^/:@]+)\/.*/, "$1");
    return isBuiltin(name) ? [] : parsePackage(name);
  });
}

function findRequired(text: string): string[] {
  return [...text.matchAll(DEPENDENCIES)].flatMap(([, table, object, array, lines]) => {
    const keys = (object ?? array ?? lines ?? "").replace(VALUE, "=>");
    const named = [...keys.matchAll(DEPENDENCY)].flatMap(([, quoted = "", name = quoted]) => parsePackage(name));
    return table === undefined ? named : [table, ...named];
  });
}

function findSaidPackages(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => !/^(?:-[-\w]|(?:global|tool|pub)$)/.test(word));
  const said = words.map((_, index) => SAID_INSTALL.exec(words.slice(index, index + 3).join(" "))?.[1] ?? "");
  return said.flatMap(parsePackage).filter((name) => !SAID.test(name));
}

function findInstalled(text: string): string[] {
  return [...text.replace(/\\\r?\n/g, " ").matchAll(INSTALL)].flatMap(({ groups = {} }) => {
    const { given = "", once, slashed } = groups;
    const names = given
      .trim()
      .split(/[ \t]+/)
      .flatMap(parsePackage);
    const isNamed = (name: string) => (slashed === undefined || name.includes("/")) && !SAID.test(name);
    return names.filter(isNamed).slice(0, once === undefined ? undefined : 1);
  });
}

/** Without its version; none for options, paths, placeholders and what the language itself has. */
function parsePackage(word: string): string[] {
  const name = word.replace(/^["']|["',.:;!?*_]{1,9}$/g, "").replace(/^.*npm:|^(?:jsr|github|gitlab|git|gem):/, "");
  if (!/^@?[a-z_]/i.test(name) || /^(?:https?|node|bun|dart|package):|^(?:python|php|ext-.*)$/.test(name)) return [];
  return [/^@?[^@=<>~!:[\],^]+/.exec(name)?.[0] ?? name];
}
