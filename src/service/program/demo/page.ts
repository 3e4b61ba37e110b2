import { html, raw } from "hono/html";
import { splitMark } from "../../../hosts/pull-request.ts";
import type { Pull } from "./pulls.ts";

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#59636e, #9198a1); }
body { background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); font: 14px/1.5 system-ui, sans-serif; margin: 0; }
main { margin: 0 auto; max-width: 860px; padding: 24px 16px; }
h1 { font-size: 26px; font-weight: 400; line-height: 1.25; margin: 0 0 12px; overflow-wrap: anywhere; }
h1 span, .soft { color: var(--soft); }
.state { border-radius: 2em; color: #fff; font-weight: 500; padding: 5px 12px; }
.OPEN { background: #1a7f37; } .MERGED { background: #8250df; } .DECLINED { background: #cf222e; }
section { border: 1px solid var(--line); border-radius: 6px; margin: 16px 0; overflow: hidden; }
section h2 { background: light-dark(#f6f8fa, #151b23); border-bottom: 1px solid var(--line); font-size: 14px; margin: 0; padding: 8px 16px; }
section p { margin: 0; overflow-wrap: anywhere; padding: 16px; white-space: pre-wrap; }
pre { font: 12px/20px ui-monospace, monospace; margin: 0; overflow-x: auto; }
pre > * { display: block; min-width: max-content; padding: 0 16px; text-decoration: none; }
ins { background: light-dark(#dafbe1, #12261e); } del { background: light-dark(#ffebe9, #25171c); }
textarea { box-sizing: border-box; font: inherit; margin: 4px 0 12px; padding: 8px 12px; width: 100%; }
button { border: 1px solid var(--line); border-radius: 6px; font: inherit; font-weight: 500; margin-right: 8px; padding: 5px 16px; }
button[value="merge"] { background: #1f883d; color: #fff; }
`;
const STATES = { OPEN: "Open", MERGED: "Merged", DECLINED: "Closed" };

/** A pull request, or a commit without number and state. `diff` is unified. */
export function renderChange(change: Pick<Pull, "title" | "description"> & Partial<Pull> & { diff: string }) {
  const { title, description, diff, id, state, comments = [] } = change;
  const lines = diff.split("\n").map((line) => {
    if (/^\+(?!\+\+)/.test(line)) return html`<ins>${line}</ins>`;
    return /^-(?!--)/.test(line) ? html`<del>${line}</del>` : html`<span>${line || " "}</span>`;
  });
  const name = id === undefined ? title : `${title} · #${id}`;
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${name} · Ferrytime</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${raw(STYLE)}</style>
<main><p class="soft">ferrytime / ferrytime · the code host of the demo</p>
<h1>${title} ${id && html`<span>#${id}</span>`}</h1>
${state && html`<span class="state ${state}">${STATES[state]}</span>`}
${description && html`<section><h2>Description</h2><p>${splitMark(description).body.trim()}</p></section>`}
<section><h2>Changes</h2><pre tabindex="0" aria-label="Diff">${lines}</pre></section>
${comments.map(
  ({ user, content }) =>
    html`<section><h2>${user.nickname}</h2><p>${content.raw.replace(/\n\[\/\/\]: # \(.*\)\s*$/, "").trim()}</p></section>`,
)}
${
  state === "OPEN" &&
  html`<form method="post"><label for="text">Comment; @release-docs asks the writer for changes</label>
<textarea id="text" name="text" rows="3"></textarea><button name="action" value="comment">Comment</button>
<button name="action" value="merge">Merge pull request</button><button name="action" value="close">Close</button></form>`
}
</main></html>`;
}
