export type Project = {
  repository: string;
  host: string | undefined;
  /** Prefix of its tags without `v`: `core@`; empty for `v1.2.3`. */
  series: string;
  packages: readonly string[];
};

/** One way to name a version: behind `subject`, at the start of what follows, `version` matches. */
export type ReferenceForm = {
  subject: RegExp;
  /** Groups: `before`, `v` and `version`. */
  version: RegExp;
  /** What follows the version has to match; it may contain the version again. */
  after: RegExp;
};

type ReferenceParts = Record<"before" | "v" | "version" | "after", string>;

const ARCHIVE = /^(?=[\w.-]*\.(?:tgz|tar\.\w+|zip|gz|xz|deb|rpm|jar|whl|exe|dmg|msi|AppImage|crate|gem|nupkg)\b)/i;
const LINK = "[^\\s\"'`<>()\\[\\]]*";
const LINK_REST = new RegExp(`^${LINK}`);
const UNFINISHED = String.raw`[-.+~]*(?:alpha|beta|a|b|rc|pre|preview|dev|next|canary|snapshot|nightly|post)[-.]?\d*\b`;
const KEY = String.raw`(?:from|exact|tag|rev|ref|version)\s*(?:[:=]>?|\()\s*["']?`;
const KEY_LINE = /^\s*(?:- )?(?:rev|ref|tag|version)\s*[:=]\s*["']?/gi;
const BADGE = /\bimg\.shields\.io\/badge\/(?:latest[_-]{0,2})?(?:version|release|stable)-/gi;
const FOLDER = String.raw`(?:releases/(?:download|tag)|archive(?:/refs/tags)?|tarball|zipball|(?:tar\.gz|zip)(?:/refs/tags)?)`;
const PAGES = String.raw`(?:crates\.io/crates|docs\.rs|pypi\.org/project|rubygems\.org/gems|npmjs\.com/package)`;
const MIRRORS = ["ghcr.io", "docker.io", "quay.io", "cdn.jsdelivr.net/gh", "codeload.github.com"];

/** How many characters behind a name are read. */
const MAX_REFERENCE = 500;

/** `exact` are full versions, `floating` the first numbers of some, such as `4` and `4.1`. */
export function buildVersionForms(project: Project, exact: readonly string[], floating: readonly string[]) {
  const exactNames = sortLongestFirst(exact).map((version) => RegExp.escape(version));
  const floatingNames = sortLongestFirst(floating).map((version) => RegExp.escape(version));
  const whole = `(?:${exactNames.join("|")})(?![A-Za-z0-9]|\\.\\d|${UNFINISHED})`;
  const any = floating.length > 0 ? `${whole}|(?:${floatingNames.join("|")})(?!\\w|[-.][\\w*])` : whole;
  return {
    forms: [
      ...buildAddressForms(project, whole, any),
      ...project.packages.flatMap((name) => buildPackageForms(name, whole, any)),
      ...buildForms(BADGE, [""], whole),
    ],
    /** Those of `rev: v1.2.3`, below a line that ends with the address. */
    keyForms: buildForms(KEY_LINE, [""], any),
    /** Finds versions in what follows one. */
    inFileName: new RegExp(`(?:(?<=%40|%2F)|(?<![A-Za-z0-9.]))(?<v>v?)(?<version>${whole})`, "gi"),
  };
}

function sortLongestFirst(versions: readonly string[]): string[] {
  return versions.toSorted((a, b) => b.length - a.length);
}

/** Replaces each reference of a form with what `rename` returns for its parts and the text before it. */
export function replaceReferences(
  line: string,
  form: ReferenceForm,
  rename: (parts: ReferenceParts, before: string) => string | undefined,
): string {
  let result = "";
  let end = 0;
  for (const { 0: name, index } of line.matchAll(form.subject)) {
    const start = index + name.length;
    const text = line.slice(start, start + MAX_REFERENCE);
    const match = form.version.exec(text);
    const after = match && form.after.exec(text.slice(match[0].length));
    if (!match || !after || index < end) continue;
    const { before = "", v = "", version = "" } = match.groups ?? {};
    const renamed = rename({ before: name + before, v, version, after: after[0] }, line.slice(0, index));
    if (renamed === undefined) continue;
    result += line.slice(end, index) + renamed;
    end = start + match[0].length + after[0].length;
  }
  return result + line.slice(end);
}

/** The repository itself, not as a part of another address. */
export function matchAddress({ repository, host = "github.com" }: Project): RegExp {
  const hosts = [host, ...MIRRORS].map((one) => RegExp.escape(one)).join("|");
  const behind = String.raw`(?<=(?<![\w.-])(?:(?:www\.|git@)?(?:${hosts})[/:]|(?:github|docker|oci|gh):(?://)?))`;
  const name = RegExp.escape(repository);
  return new RegExp(String.raw`(?:${behind}|(?<![\w./@:-]))${name}(?:\.git)?(?![\w-]|\.\w)`, "gi");
}

/** The forms with the repository's address. `whole` and `any` are sources: full versions, and also parts of them. */
function buildAddressForms(project: Project, whole: string, any: string): ReferenceForm[] {
  const { series } = project;
  const tag = series === "" ? "" : `(?:${RegExp.escape(series)}|${RegExp.escape(encodeURIComponent(series))})`;
  const repository = RegExp.escape(project.repository);
  const name = RegExp.escape(project.repository.replace(/^.*\//, ""));
  const raw = new RegExp(String.raw`\braw\.githubusercontent\.com/${repository}/`, "gi");
  const badge = new RegExp(String.raw`\bimg\.shields\.io/github/commits-since/${repository}/`, "gi");
  const address = matchAddress(project);
  return [
    ...buildForms(
      address,
      [
        String.raw`(?:/[\w./-]*)?@${tag}`,
        `${LINK}?[?&](?:ref|tag|version|rev)=(?:refs/tags/)?${tag}`,
        String.raw`#(?:semver:[\^~]?)?${tag}`,
        String.raw`["'\x60]?\s*(?:,\s*)?(?:\.\w+\(\s*)?${KEY}${tag}`,
        series === "" ? ":" : "(?!)",
      ],
      any,
    ),
    ...buildForms(raw, [String.raw`(?:refs/tags/)?${tag}(?=[^\s/]+/)`], any),
    ...buildForms(address, [`/${FOLDER}/${tag}`], whole, LINK_REST),
    ...buildForms(badge, [tag], whole),
    ...buildForms(new RegExp(String.raw`(?<![\w@-])${name}[-_]`, "gi"), [""], whole, ARCHIVE),
  ];
}

/** The forms with the name of a package. */
function buildPackageForms(name: string, whole: string, any: string): ReferenceForm[] {
  const parts = name.split(/[-_.]/).map((part) => RegExp.escape(part));
  const text = name.includes("/") ? RegExp.escape(name) : parts.join("[-_.]");
  const registry = String.raw`(?<=(?:unpkg\.com|esm\.sh|skypack\.dev|/npm)/|\bnpm:|\bjsr:)`;
  const own = String.raw`(?:${registry}|(?<![\w./@-]))${text}`;
  return [
    ...buildForms(
      new RegExp(String.raw`${own}(?![\w-])`, "gi"),
      [
        String.raw`@[\^~]?`,
        String.raw`(?:\[[\w,. -]+\])?\s*(?:===?|~=)\s*`,
        String.raw`["']?\s*=\s*["'][\^~=]?`,
        String.raw`["']?\s*=\s*\{[^}]*?\bversion\s*=\s*["'][\^~=]?`,
        ":",
        String.raw`\s+(?:-v|--version|--vers)[ =]["']?`,
      ],
      any,
    ),
    ...buildForms(new RegExp(`["']${own}["']`, "gi"), [String.raw`\s*(?::|=>|,)\s*["'](?:[\^~]|~> )?`], any),
    ...buildForms(new RegExp(`${PAGES}/${text}/`, "gi"), ["(?:v/|versions/)?"], whole),
    ...buildForms(new RegExp(String.raw`(?<![\w@-])${text}[-_]`, "gi"), [""], whole, ARCHIVE),
  ];
}

function buildForms(subject: RegExp, befores: readonly string[], version: string, after = /^/): ReferenceForm[] {
  return befores.map((before) => ({
    subject,
    version: new RegExp(`^(?<before>${before})(?<v>v?)(?<version>${version})`, "i"),
    after,
  }));
}
