import type { Project } from "./project.ts";

/**
 * How documents name a version of a project: `before` is what has to stand directly before it. Sources of regular
 * expressions. A file's name goes on behind it, and says the version again.
 */
export type ReferenceForm = {
  before: string;
  /** Whether `v4` and `4.1` are meant here too. */
  floats: boolean;
  /** What belongs to it behind the version; the version in it is a whole one. */
  after?: string;
};

const ARCHIVE = String.raw`\.(?:tgz|tar\.\w+|zip|gz|xz|deb|rpm|jar|whl|exe|dmg|msi|AppImage|crate|gem|nupkg)\b`;
const LINK_REST = "[^\\s\"'`<>()\\[\\]]*";
const KEY = String.raw`(?:from|exact|tag|rev|ref|version)\s*(?:[:=]>?|\()\s*["']?`;

/** All forms for a project: by its address, by its packages, and as a badge of its own. */
export function buildReferenceForms(project: Project): ReferenceForm[] {
  return [...buildAddressForms(project), ...project.packages.flatMap(buildPackageForms), ...BADGES];
}

/** A line that ends with the project's address, below which `rev: v1.2.3` names a version of it. */
export function buildAddressLine(project: Project): RegExp {
  return new RegExp(
    String.raw`\b(?:repo|source|url|git)\s*[:=]\s*["']?[^\s"']*?${matchAddress(project)}["']?,?\s*$`,
    "i",
  );
}

/** `rev: `, `version = "`, as it stands below such a line. */
export const KEY_LINE = String.raw`^\s*(?:- )?(?:rev|ref|tag|version)\s*[:=]\s*["']?`;

function buildAddressForms(project: Project): ReferenceForm[] {
  const address = matchAddress(project);
  const { series } = project;
  const tag = series === "" ? "" : `(?:${quoteForm(series)}|${quoteForm(encodeURIComponent(series))})`;
  const folder = String.raw`(?:releases/(?:download|tag)|archive(?:/refs/tags)?|tarball|zipball|(?:tar\.gz|zip)(?:/refs/tags)?)`;
  const repository = quoteForm(project.repository);
  const floating = [
    String.raw`${address}(?:/[\w./-]*?)?@${tag}`,
    `${address}${LINK_REST}?[?&](?:ref|tag|version|rev)=(?:refs/tags/)?${tag}`,
    String.raw`${address}#(?:semver:[\^~]?)?${tag}`,
    String.raw`${address}["'\x60]?\s*,?\s*(?:\.\w+\(\s*)?${KEY}${tag}`,
    String.raw`\braw\.githubusercontent\.com/${repository}/(?:refs/tags/)?${tag}(?=[^\s/]+/)`,
    ...(series === "" ? [`${address}:`] : []),
  ];
  return [
    ...floating.map((before) => ({ before, floats: true })),
    { before: `${address}/${folder}/${tag}`, floats: false, after: LINK_REST },
    { before: String.raw`\bimg\.shields\.io/github/commits-since/${repository}/${tag}`, floats: false },
    {
      before: String.raw`(?<![\w@-])${quoteForm(project.repository.replace(/^.*\//, ""))}[-_]v?`,
      floats: false,
      after: String.raw`(?=[-_.]?[\w.-]*${ARCHIVE})`,
    },
  ];
}

function buildPackageForms(name: string): ReferenceForm[] {
  const text = quoteForm(name).replace(/(?:\\\.|[-_])/g, (mark) => (name.includes("/") ? mark : "[-_.]"));
  const registry = String.raw`(?<=(?:unpkg\.com|esm\.sh|skypack\.dev|/npm)/|\bnpm:|\bjsr:)`;
  const own = String.raw`(?:${registry}|(?<![\w./@-]))${text}(?![\w-])`;
  const pages = String.raw`(?:crates\.io/crates|docs\.rs|pypi\.org/project|rubygems\.org/gems|npmjs\.com/package)`;
  const floating = [
    String.raw`${own}@[\^~]?`,
    String.raw`${own}(?:\[[\w,. -]+\])?\s*(?:===?|~=)\s*`,
    String.raw`["']${own}["']\s*(?::|=>|,)\s*["'](?:[\^~]|~> )?`,
    String.raw`${own}["']?\s*=\s*["'][\^~=]?`,
    String.raw`${own}["']?\s*=\s*\{[^}]*?\bversion\s*=\s*["'][\^~=]?`,
    `${own}:`,
    String.raw`${own}\s+(?:-v|--version|--vers)[ =]["']?`,
  ].map((before) => ({ before, floats: true }));
  return [
    ...floating,
    { before: `${pages}/${text}/(?:v/|versions/)?`, floats: false },
    { before: String.raw`(?<![\w@-])${text}[-_]v?`, floats: false, after: String.raw`(?=[-_.]?[\w.-]*${ARCHIVE})` },
  ];
}

const BADGES: readonly ReferenceForm[] = [
  { before: String.raw`\bimg\.shields\.io/badge/(?:latest[_-]{0,2})?(?:version|release|stable)-`, floats: false },
];

/** The project's `owner/name`, by itself or behind a host that has it; not a part of another address. */
function matchAddress({ repository, host = "github.com" }: Project): string {
  const hosts = [
    quoteForm(host),
    ...["ghcr.io", "docker.io", "quay.io", "cdn.jsdelivr.net/gh", "codeload.github.com"].map(quoteForm),
  ].join("|");
  const behind = String.raw`(?<=(?<![\w.-])(?:(?:www\.|git@)?(?:${hosts})[/:]|(?:github|docker|oci|gh):(?://)?))`;
  return String.raw`(?:${behind}|(?<![\w./@:-]))${quoteForm(repository)}(?:\.git)?(?![\w-]|\.\w)`;
}

/** A text as the source of a regular expression that means just it. */
export function quoteForm(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
