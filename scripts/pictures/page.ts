import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { marked } from "marked";

export type Theme = "light" | "dark";

const css = (theme: Theme): string =>
  readFileSync(fileURLToPath(import.meta.resolve(`github-markdown-css/github-markdown-${theme}.css`)), "utf8");

/** A page that shows `markdown` in a box with `heading`, as GitHub shows a pull request or a run's summary. */
export async function renderPage(theme: Theme, heading: string, markdown: string): Promise<string> {
  const body = await marked(markdown, { gfm: true });
  const [border, head] = theme === "dark" ? ["#3d444d", "#151b23"] : ["#d1d9e0", "#f6f8fa"];
  return `<!doctype html><meta charset="utf-8"><style>${css(theme)}
    body { margin: 0; width: 880px; }
    main { padding: 16px; }
    .box { border: 1px solid ${border}; border-radius: 6px; overflow: hidden; }
    .box > header { background: ${head}; border-bottom: 1px solid ${border}; padding: 8px 16px; font-weight: 600; }
    .box > div { padding: 16px; }
    li:has(> input[type="checkbox"]) { list-style: none; margin-left: -1.5em; }
    .box > div > :first-child { margin-top: 0; }
  </style><main class="markdown-body"><div class="box"><header>${heading}</header><div>${body}</div></div></main>`;
}
