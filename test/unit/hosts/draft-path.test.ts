import { describe, expect, test } from "vitest";
import { acceptsPath, checkDraftPath, checkPathInTree, excludes } from "../../../src/hosts/draft-files.ts";
import { findSlowPieces } from "../../support/growth.ts";

/** The words of a text, as the table of a test. */
const listWords = (text: string) => text.trim().split(/\s+/);

test.each([
  ...listWords(`/etc/passwd C:/Windows/x c:x ../outside.md docs/../../outside.md docs/./a.md docs//a.md docs/ . .git/config
    docs/.GIT/hooks/post-commit .git::$INDEX_ALLOCATION/config GIT~1/config .GitHub/Workflows/release.yml`),
  ...["", "docs/.git. /config", ".g\u200cit/config", "docs\\a.md", "docs/a\n.md"],
  // Devices of Windows.
  ...listWords("docs/CON.md docs/con nul.md docs/Aux.tar.md docs/COM1.md docs/lpt9.txt docs/CONIN$.md con/a.md"),
  ...["docs/prn .md", "docs/COM\u00B9.md", "docs/\uFF23\uFF2F\uFF2E.md", "docs/nu\u00ADl.md"],
  // Names that a file system or a terminal shows or keeps as others.
  ...["docs/a.md ", "docs/a.md.", "docs /a.md", "docs./a.md", " docs/a.md", "docs/a.md\u00A0", "docs/a.md\u3000"],
  ...["docs/a\u202Edm.md", "docs/a\u200B.md", "docs/\u{E0041}a.md", "docs/a\u2028.md", "docs/a\u0085.md", "a\u00AD.md"],
  ...["docs/\u{1f680}\u200d.md", ...listWords('docs/a?.md docs/a*.md docs/"a".md docs/<a>.md docs/a|b.md docs/a:b.md')],
  // What shells obey, and blanks.
  ...["docs/`a`.md", "docs/$a.md", "docs/a;b.md", "docs/\u2800.md", "docs/a .md", "docs/a\u00A0.md"],
  // Options of programs.
  ...["\uFF0D-a.md", "docs/\uFE63a.md", "docs/\u2010a.md", "docs/\u2013a.md", "docs/\u2212a.md"],
  ...["--output=notes.md", "-x.md", "docs/-rf.md", "docs/--output=/a.md", "-/a.md"],
  `docs/${"é".repeat(127)}.md`,
])("%j is refused", (path) => {
  expect(() => checkDraftPath(path)).toThrow(expect.objectContaining({ code: "codehost/path-refused" }));
});

const DOCUMENTS = listWords(`
  CHANGELOG.md changelog ChangeLog CHANGES HISTORY NEWS NEWS.md RELEASE_NOTES release-notes README README.rst
  README.zh-CN.md INSTALL HISTORY.rst CHANGES.txt News.adoc notes.org docs/workflows/a.md docs/é.md docs/x-.md
  docs/👩‍💻.md docs/console.md docs/com.md docs/guide.mdx src/main/asciidoc/index.adoc docs/use.markdown
  packages/core/README.md docs/requirements.md docs/releases/v1.2.0.md docs/agents/use.md docs/version.md
  fastlane/changelogs/12.txt TODO.txt`);

test.each([...DOCUMENTS, "docs/a b.md"])("%j is accepted", (path) => expect(() => checkDraftPath(path)).not.toThrow());

const OBEYED = listWords(`
  .gitlab-ci.yml .circleci/config.yml .travis.yml Jenkinsfile azure-pipelines.yml .drone.yml bitbucket-pipelines.yml
  .buildkite/pipeline.yml action.yml appveyor.yml .github/dependabot.yml .github/workflows/notes.md
  .github/actions/x/action.yaml .woodpecker/a.yml cloudbuild.yaml ci/NEWS .husky/pre-commit .githooks/commit-msg
  hooks/pre-commit .pre-commit-config.yaml lefthook.yml package.json package-lock.json .npmrc .yarnrc.yml
  pnpm-workspace.yaml requirements.txt requirements-dev.txt docs/requirements.txt requirements/base.txt constraints.txt
  dev_requirements.txt Pipfile pyproject.toml setup.py setup.cfg conanfile.txt Gemfile Rakefile Cargo.toml build.rs
  go.mod vendor/modules.txt pom.xml build.gradle.kts composer.json .changeset/odd-cats-sing.md debian/changelog
  debian/rules version.txt apt.txt runtime.txt x.egg-info/entry_points.txt CODEOWNERS .github/CODEOWNERS docs/CODEOWNERS
  .gitlab/CODEOWNERS OWNERS Makefile GNUmakefile CMakeLists.txt src/CMakeLists.txt meson.build meson_options.txt BUILD
  WORKSPACE Dockerfile compose.yaml Procfile Vagrantfile Taskfile.yml justfile tox.ini conf.py docs/conf.py mkdocs.yml
  _config.yml docusaurus.config.js antora.yml netlify.toml _redirects CNAME .envrc .env .vscode/tasks.json
  .idea/workspace.xml .editorconfig .vimrc .gitattributes .gitmodules .gitignore .mailmap .git-blame-ignore-revs
  x/.gitattributes CLAUDE.md AGENTS.md docs/AGENTS.md GEMINI.md CLAUDE.local.md skills/x/SKILL.md .cursorrules
  .github/copilot-instructions.md a.instructions.md x.prompt.md .claude/commands/a.md .cursor/rules/a.mdc
  script/changelog bin/release-notes tools/NEWS install.sh README.py CHANGELOG.md.erb notes.ipynb
  .github/release-docs.yml LICENSE a.html a.md:x.sh REQUIR~1.TXT PACKAG~1.JSO`);

/** Other spellings that a file system or a tool may treat as the same name. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path) => path.replace(/[a-z]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  (path) => path.replaceAll("s", "\u017f").replaceAll("k", "\u212a"),
  (path) => path.replaceAll(".", "\uff0e"),
  (path) => path.replace(/(?<=.)/, "\u200d"),
  (path) => path.replace(/(?=.$)/, "\ufe0f"),
  (path) => `${path}.`,
  (path) => `${path} . .`,
  (path) => `${path}::$DATA`,
  (path) => `packages/core/${path}`,
];

describe("what tools obey", () => {
  test.each(OBEYED)("%j is refused, in any spelling, also where the draft changes it", (path) => {
    for (const spell of [(same: string) => same, ...SPELLINGS]) {
      for (const isDrafted of [false, ...(path.endsWith(".html") ? [] : [true])]) {
        const check = () => checkDraftPath(spell(path), isDrafted);
        expect(check, spell(path)).toThrow(expect.objectContaining({ code: "codehost/path-refused" }));
      }
    }
  });

  test("made-up names are refused unless they have the type of a document", () => {
    const types = ["", ".yml", ".json", ".toml", ".sh", ".js", ".lock", ".config", ".d", ".mdc", ".md.tmpl", ".txt.in"];
    for (const stem of ["next-ci", "Frobfile", "tool.config", "notes", "x"]) {
      for (const type of types) {
        expect(() => checkDraftPath(`${stem}${type}`, true), stem + type).toThrow("is not allowed");
      }
    }
  });
});

test("a page is accepted only where the draft changes it", () => {
  for (const path of ["docs/index.html", "a.csv", "man.texi"]) {
    expect(() => checkDraftPath(path, true)).not.toThrow();
    expect(() => checkDraftPath(path, false)).toThrow("no document that this draft changes");
  }
});

test.each([
  ["docs/Guide.md", "docs/guide.md"],
  ["docs/guide.md", "Docs/GUIDE.md"],
  ["docs/caf\u00E9.md", "docs/cafe\u0301.md"],
  ["docs/\u03C3.md", "docs/\u03C2.md"],
  ["docs/stra\u00DFe.md", "docs/STRASSE.md"],
  ["docs/a", "docs/A/b.md"],
  ["docs/a/b.md", "docs/a"],
])("%j and %j exclude each other", (path, other) => expect(excludes(path, other)).toBe(true));

test.each([
  ["docs/a.md", "docs/a.md"],
  ["docs/a.md", "docs/ab.md"],
  ["docs/a/b.md", "docs/A/c.md"],
])("%j and %j can be beside each other", (path, other) => expect(excludes(path, other)).toBe(false));

test("an endless path takes linear time", async () => {
  const read = (text: string) => [text, `${text}.txt`].map((path) => acceptsPath(checkDraftPath, path));
  expect(await findSlowPieces(read, [". ", "a~1", "-"])).toEqual([]);
});

test.each([
  ["a symbolic link", "120000", "blob"],
  ["a submodule", "160000", "commit"],
] as const)("a path that is or leads through %s is refused", (_, mode, type) => {
  const entries = new Map([["docs", { path: "docs", mode, type, sha: "0".repeat(40) }]]);
  for (const path of ["docs", "docs/a.md"]) {
    expect(() => checkPathInTree(path, entries)).toThrow(expect.objectContaining({ code: "codehost/path-refused" }));
  }
});
