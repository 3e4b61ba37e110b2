import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CANARY, type Compile } from "./compilers.ts";

/** Compilers that are no packages of npm: their Debian packages are those of `.ci/run`. Text comes on standard input. */
type Native = {
  check: readonly string[];
  command: readonly string[];
  files: Readonly<Record<string, string>>;
  page?: string;
};

const JEKYLL = `
require "liquid"; require "kramdown"; require "kramdown-parser-gfm"
Liquid::Template.file_system = Liquid::LocalFileSystem.new(".", "%s")
text = Liquid::Template.parse(STDIN.read, error_mode: :strict).render("canary" => "${CANARY}")
puts Kramdown::Document.new(text, input: "GFM", hard_wrap: false).to_html`;

// The plugin "macros" renders a page with Jinja.
const MKDOCS = `
import sys, jinja2, markdown
text = jinja2.Environment(undefined=jinja2.DebugUndefined).from_string(sys.stdin.read()).render(canary="${CANARY}")
names = ["toc", "tables", "attr_list", "md_in_html", "def_list", "footnotes", "abbr", "admonition"]
more = ["snippets", "superfences", "details", "tabbed", "critic", "tilde", "caret", "mark", "inlinehilite"]
print(markdown.markdown(text, extensions=names + ["pymdownx." + name for name in more]))`;

const SPHINX = `
import sys, docutils.core
options = {"output_encoding": "unicode", "halt_level": 2, "report_level": 2}
html = docutils.core.publish_string(sys.stdin.read(), writer_name="html5", settings_overrides=options)
print(html[html.index("<body"):])`;

const CANARIES = { "canary.txt": CANARY, "canary.html": CANARY };

const NATIVES: Readonly<Record<string, Native>> = {
  Hugo: {
    check: ["hugo", "version"],
    command: ["hugo", "--quiet"],
    files: {
      "config.toml": 'baseURL = "https://example.com"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n',
      "layouts/_default/single.html": "{{ .Content }}",
      "layouts/shortcodes/canary.html": CANARY,
    },
    page: "content/page.md",
  },
  "Jekyll by Ruby": {
    check: ["/usr/bin/ruby", "-e", 'require "liquid"; require "kramdown-parser-gfm"'],
    command: ["/usr/bin/ruby", "-e", JEKYLL],
    files: CANARIES,
  },
  MkDocs: {
    check: ["/usr/bin/python3", "-c", "import jinja2, markdown, pymdownx"],
    command: ["/usr/bin/python3", "-c", MKDOCS],
    files: CANARIES,
  },
};

const DOCUTILS: Native = {
  check: ["/usr/bin/python3", "-c", "import docutils"],
  command: ["/usr/bin/python3", "-c", SPHINX],
  files: CANARIES,
};

/** Undefined where the program is not installed, which is said. */
function openNative(
  name: string,
  { check: [program = "", ...args], command, files, page }: Native,
): Compile | undefined {
  try {
    execFileSync(program, args, { stdio: "ignore" });
  } catch {
    console.warn(`${name} is skipped: ${program} or one of its packages (.ci/run) is not installed.`);
    return undefined;
  }
  return async (text) => {
    const folder = mkdtempSync(join(tmpdir(), "compiler-"));
    const write = (path: string, content: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    };
    try {
      for (const [path, content] of Object.entries(files)) write(path, content);
      if (page !== undefined) write(page, `---\ntitle: Page\n---\n${text}`);
      const [compiler = "", ...options] = command;
      const env = { ...process.env, LANG: "C.UTF-8", CANARY };
      const printed = execFileSync(compiler, options, { cwd: folder, input: text, encoding: "utf8", env });
      return page === undefined ? printed : readFileSync(join(folder, "public/page/index.html"), "utf8");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

export const NATIVE_COMPILERS: readonly (readonly [name: string, compile: Compile])[] = Object.entries(NATIVES).flatMap(
  ([name, native]) => {
    const compile = openNative(name, native);
    return compile === undefined ? [] : [[name, compile] as const];
  },
);

/** For reStructuredText; a warning fails, as it does with Sphinx's `-W`. */
export const docutils = openNative("docutils", DOCUTILS);
