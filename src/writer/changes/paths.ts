import { remember } from "../../shared/text.ts";

/** `product` reaches users; `manifest` names dependencies and versions. */
export type PathKind = "product" | "manifest" | "documentation" | "internal";

const LOCKS =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|Cargo\.lock|poetry\.lock|uv\.lock|Pipfile\.lock|go\.sum|Gemfile\.lock|composer\.lock|flake\.lock|\.terraform\.lock\.hcl)$/;

const INTERNAL: readonly RegExp[] = [
  /^\.(?:github|circleci|gitlab|husky|vscode|idea|devcontainer|changeset|buildkite|azure-pipelines|chloggen)\//,
  /^(?:\.travis|\.gitlab-ci|appveyor|\.appveyor|azure-pipelines|\.codecov|codecov|\.pre-commit-config|bitbucket-pipelines)\.ya?ml$/,
  /^(?:Jenkinsfile|CODEOWNERS|tox\.ini|noxfile\.py|codecov\.ya?ml|netlify\.toml|renovate\.json5?|\.?release-please[\w-]*\.json|\.readthedocs\.ya?ml)$/,
  /(?:^|\/)\.(?:eslint|prettier|stylelint|oxlint|oxfmt|editorconfig|gitignore|gitattributes|gitmodules|nvmrc|node-version|npmrc|flake8|pylint|coverage|golangci|rubocop|renovate|kodiak|mergify|cspell|markdownlint|git-blame-ignore-revs|mailmap|tool-versions)[^/]*$/,
  /(?:^|\/)(?:eslint|prettier|stylelint|biome|vitest|jest|cypress|playwright|commitlint|knip|lint-staged|cspell|mypy|pytest|ruff)(?:\.[\w-]+)*\.(?:js|cjs|mjs|ts|mts|cts|jsonc?|ya?ml|toml|ini)$/,
  LOCKS,
  /\.(?:asc|sig|minisig|sha256)$/,
  // Requirements of tests, linters and documents.
  /(?:^|\/)(?:(?:dev|tests?|testing|docs?|lint|ci|mypy)[-_]requirements|requirements[-_/.](?:dev|tests?|testing|docs?|lint|ci|mypy))\.(?:txt|in)$/,
  /^(?:hack|ci|\.ci)\//,
  /(?:^|\/)\.?(?:phpstan|psalm|phpunit|php[-_]cs|phpcs|infection|rector)[\w.-]*\.(?:neon|xml|dist|php|json)$/,
  /(?:^|\/)(?:tests?|Tests|regress|__tests__|__snapshots__|__mocks__|__fixtures__|spec|e2e|fixtures|testdata|playground|sandbox|fuzz(?:ing|ers?)?|oss-fuzz)\//,
  /^(?!(?:src|lib)\/)(?:[^/]+\/){0,3}(?:bench(?:e?s|marks?)?|examples?|samples?|demos?)\//,
  /^testing\//,
  // Scripts for developers; what is below may be a package.
  /^(?:tools?|devtools)\/(?:Dockerfile|[^/]+\.(?:sh|bash|ps1|bat|cmd|py|rb|pl|mk|ya?ml|toml|Dockerfile))$/,
  /^(?:scripts?\/)?(?:(?:mk|make|do|cut|prepare)[-_]?)?release\.(?:sh|bash|py|rb|pl|ps1|bat|cmd)$|^(?:scripts?\/)?(?:mk|make|do|cut|prepare)[-_]?release$/,
  /^scripts?\/(?:check|lint|format|fmt|tests?|ci|bench(?:mark)?)[-_.][\w.-]+$/,
  /(?:^|\/)[\w-]+[-_]tests?\.(?:sh|bash|ps1|bat)$/,
  // These are of tools; the hooks are for other repositories.
  /^\.(?!pre-commit-hooks\.)[\w-]+\.(?:ya?ml|toml|jsonc?|ini|cfg)$/,
  /^(?:Rakefile|Guardfile|Gruntfile\.js|gulpfile\.m?js|justfile)$/,
  /(?:^|\/)(?:test_[^/]*\.py|conftest\.py|[^/]*_test\.(?:py|go|rb|exs|dart)|[^/]*_spec\.rb|[^/]*\.(?:test|spec|bench)(?:-d)?\.[cm]?[jt]sx?|[^/]*\.snap)$/,
];

const DOCUMENT_NAME =
  /^(?:README|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|LICEN[CS]E|AUTHORS|MAINTAINERS|NOTICE|SUPPORT|GOVERNANCE|CHANGE(?:LOG|S)|HISTORY|NEWS|RELEASES?|AGENTS|CLAUDE|THANKS|CREDITS|ACKNOWLEDGE?MENTS|CONTRIBUTORS|COPYING|COPYRIGHT|PATENTS|CITATION)(?:[-_.]|$)/i;
/** `LICENSE.MIT`, `README.ja.md`, but not `security.go`. */
const DOCUMENT_END = /^[^.]+$|\.(?:md|mdx|rst|adoc|asciidoc|markdown|mkd|txt|html?|org|rdoc|textile|cff|[A-Z]+)$/;
const DOCUMENT_ROOTS = new Set(["docs", "doc", "documentation", "website", "site"]);
const PRODUCT_FOLDERS = new Set(["src", "lib", "template", "templates", "prompts", "assets", "content"]);
const MARKUP = /\.(?:md|mdx|rst|adoc|markdown)$/i;
const DRAWING = /\.(?:png|svg|jpe?g|gif)$/i;
const MANUAL = /^[\w-]+\.[1-9]$/;
const MAX_MANUAL_DEPTH = 2;

function isDocumentation(path: string): boolean {
  const folders = path.toLowerCase().split("/");
  const given = path.slice(path.lastIndexOf("/") + 1);
  const name = folders.pop() ?? "";
  if (folders[0] !== undefined && DOCUMENT_ROOTS.has(folders[0])) return true;
  if (DOCUMENT_NAME.test(given) && DOCUMENT_END.test(given)) return true;
  const isMarkup = MARKUP.test(name);
  if (isMarkup && !folders.some((folder) => PRODUCT_FOLDERS.has(folder))) return true;
  if (isMarkup || DRAWING.test(name)) return folders.includes("docs") || folders.includes("doc");
  return folders.length <= MAX_MANUAL_DEPTH && MANUAL.test(name);
}

// They change with every kind of work.
const CHANGELOG =
  /(?:^|\/)(?:CHANGES?(?:LOG)?|(?:VERSION[-_]?)?HISTORY|NEWS|RELEASES?|WHATS[-_]?NEW)(?:[-_][\w-]+)?(?:\.(?:md|rst|txt|adoc))?$|^(?:\.changeset|\.?changes(?:\/unreleased)?|changelog\.d|changelogs?\/(?:fragments|unreleased|next)|newsfragments|news|releasenotes\/notes|\.chloggen)\/[^/]+$/i;

/** File systems allow no more. */
const MAX_PATH_LENGTH = 4096;

const isChangelog = remember((path) => path.length <= MAX_PATH_LENGTH && CHANGELOG.test(path));

const judgePath = remember((path): PathKind => {
  if (path.length > MAX_PATH_LENGTH) return "product";
  if (isChangelog(path) || INTERNAL.some((form) => form.test(path))) return "internal";
  if (isDocumentation(path)) return "documentation";
  return isManifest(path) ? "manifest" : "product";
});

/** One product file makes all of them `product`; a changelog beside others is ignored. */
export function selectPathKind(paths: readonly string[]): PathKind | undefined {
  if (paths.length === 0) return undefined;
  const has = (kind: PathKind) => paths.some((path) => judgePath(path) === kind);
  if (has("product")) return "product";
  if (has("manifest")) return "manifest";
  return has("documentation") || paths.every(isChangelog) ? "documentation" : "internal";
}

/** `version.rb`, `__version__.py`, `configure.ac`: what a release commit changes besides manifests and changelogs. */
const VERSION_FILE =
  /(?:^|\/)(?:_*version(?:_?info)?_*(?:\.[\w.]+)?|configure\.ac|meson\.build|CMakeLists\.txt|README(?:\.\w+)?)$/i;

/** Whether a commit that only releases changes such files. */
export const isReleaseFile = remember(
  (path) => isManifest(path) || isChangelog(path) || (path.length <= MAX_PATH_LENGTH && VERSION_FILE.test(path)),
);

const BUILD_FILE =
  /(?:^|\/)(?:pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|gradle\.properties|libs\.versions\.toml|gradlew(?:\.bat)?|gradle-wrapper\.(?:properties|jar))$/;

/** Whether only build files of Java changed, and what never reaches users: others, such as `package.json`, say more. */
export function isBuildWork(paths: readonly string[]): boolean {
  const isBuildFile = (path: string) => path.length <= MAX_PATH_LENGTH && BUILD_FILE.test(path);
  return paths.some(isBuildFile) && paths.every((path) => isBuildFile(path) || !REACHES_USERS.has(judgePath(path)));
}

const REACHES_USERS: ReadonlySet<PathKind> = new Set(["product", "manifest"]);

const BUILT = /^(?!(?:src|lib)\/)(?:[^/]+\/){0,2}(?:dist|build)\//;

/** Whether a file is generated: a lock file, or in `dist/` or `build/`. */
export const isGenerated = remember((path) => path.length <= MAX_PATH_LENGTH && (BUILT.test(path) || LOCKS.test(path)));

/** Whether documentation for users, other than a changelog, is among the files. */
export function touchesDocumentation(paths: readonly string[]): boolean {
  return paths.some((path) => selectPathKind([path]) === "documentation" && !isChangelog(path));
}

/** Whether the project's people wrote about it in a changelog or a fragment. */
export function touchesChangelog(paths: readonly string[]): boolean {
  return paths.some(isChangelog);
}

export function isLock(path: string): boolean {
  return LOCKS.test(path);
}

const MANIFESTS =
  /^(?:package(?:-lock)?\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|(?:(?:dev|tests?|docs?|lint|ci)[-_])?requirements[\w.-]*\.(?:txt|in)|pyproject\.toml|(?:uv|poetry|Pipfile|Gemfile|Cargo|composer|flake)\.lock|Pipfile|setup\.(?:py|cfg)|go\.(?:mod|sum)|Cargo\.toml|Gemfile|[\w.-]+\.gemspec|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|[\w.-]+\.csproj|Dockerfile|docker-compose\.ya?ml|\.pre-commit-config\.yaml)$/;
const MANIFEST_FOLDERS = /^\.github\/|(?:^|\/)(?:dist|vendor)\/|^requirements\//;

/** Whether a file names dependencies or versions, or is generated from them. */
export const isManifest = remember(
  (path) => MANIFEST_FOLDERS.test(path) || MANIFESTS.test(path.slice(path.lastIndexOf("/") + 1)),
);
