import { html, raw } from "hono/html";
import type { Pull } from "./pulls.ts";

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); }
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px auto; max-width: 860px; overflow-wrap: anywhere; padding: 0 16px; }
h1 { font-size: 26px; font-weight: 400; } b { border-radius: 2em; color: #fff; padding: 5px 12px; }
.OPEN, [value="merge"] { background: #1a7f37; color: #fff; } .MERGED { background: #8250df; } .DECLINED { background: #cf222e; }
section { border: 1px solid var(--line); border-radius: 6px; margin: 16px 0; overflow: hidden; }
h2 { background: var(--soft); border-bottom: 1px solid var(--line); font-size: 14px; margin: 0; padding: 8px 16px; }
section p { margin: 0; padding: 16px; white-space: pre-wrap; } pre { margin: 0; overflow-x: auto; }
pre > * { display: block; font-size: 12px; line-height: 20px; min-width: max-content; padding: 0 16px; text-decoration: none; }
ins { background: light-dark(#dafbe1, #12361e); } del { background: light-dark(#ffebe9, #45171c); }
textarea, button { border: 1px solid var(--line); border-radius: 6px; box-sizing: border-box; font: inherit; padding: 5px 16px; }
textarea { display: block; margin: 4px 0 12px; width: 100%; } button { margin: 0 8px 8px 0; }`;
const FORM = `<form method="post"><label for="text">Comment (@release-docs asks the writer for changes)</label>
<textarea id="text" name="text" rows="3"></textarea><button name="action" value="comment">Comment</button>
<button name="action" value="merge">Merge pull request</button><button name="action" value="close">Close</button></form>`;
const STATES = { OPEN: "Open", MERGED: "Merged", DECLINED: "Closed" };

/** A pull request, or a commit without number and state. `diff` is unified. */
export function renderChange(change: Pick<Pull, "title" | "description"> & Partial<Pull> & { diff: string }) {
  const { title, description, diff, id, state, comments = [] } = change;
  const lines = diff.split("\n").map((line) => {
    if (/^\+(?!\+\+)/.test(line)) return html`<ins>${line}</ins>`;
    return /^-(?!--)/.test(line) ? html`<del>${line}</del>` : html`<span>${line || " "}</span>`;
  });
  const said = comments.map(({ user, content }) => renderText(user.nickname, content.raw));
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title} · Ferrytime</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${raw(STYLE)}</style>
<main><p>ferrytime / ferrytime, on the code host of the demo</p><h1>${title} ${id && `#${id}`}</h1>
${state && html`<b class="${state}">${STATES[state]}</b>`} ${description && renderText("Description", description)}
<section><h2>Changes</h2><pre tabindex="0" aria-label="Diff" role="region">${lines}</pre></section> ${said}
${state === "OPEN" && raw(FORM)}</main></html>`;
}

/** Without the mark of the program. */
function renderText(heading: string, text: string) {
  return html`<section><h2>${heading}</h2><p>${text.replace(/\n\[\/\/\]: # \(release-docs .*/, "").trim()}</p></section>`;
}
