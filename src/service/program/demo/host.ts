import { gunzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import { csrf } from "hono/csrf";
import { html, raw } from "hono/html";
import * as z from "zod/mini";
import { GitCommandError, streamGit } from "../../../git/run.ts";
import { onError } from "../../../shared/errors.ts";
import { BASE, type DemoPulls, type Pull, PullText, REPOSITORY } from "./pulls.ts";

const API = `/2.0/repositories/${REPOSITORY}`;
const PULLS = `${API}/pullrequests`;
const PAGES = `/${REPOSITORY}`;
const GIT = `${PAGES}.git`;
const originOf = ({ req }: Context) => new URL(req.url).origin;

/** The code host of the demo: git, what the service needs of Bitbucket's API, and a page of each pull request. */
export function createDemoHost(pulls: DemoPulls): Hono {
  const accepted = [`Bearer ${pulls.token}`, `Basic ${Buffer.from(`x-token-auth:${pulls.token}`).toString("base64")}`];
  const app = new Hono().use(csrf());
  app.on(["GET", "POST", "PUT"], ["/2.0/*", `${GIT}/*`], async (context, next) =>
    accepted.includes(context.req.header("authorization") ?? "") ? next() : context.body(null, 401),
  );
  routeGit(app, pulls);
  routeApi(app, pulls);
  routePages(app, pulls);
  return app;
}

/** By git's own servers, in version 0 of its protocol. */
function routeGit(app: Hono, { directory }: DemoPulls): void {
  const answer = async (context: Context, service: string, args: string[], start: string, input?: Uint8Array) => {
    const command = [service.replace("git-", ""), "--stateless-rpc", ...args, "."];
    const chunks: Uint8Array[] = [Buffer.from(start)];
    for await (const chunk of streamGit(directory, command, input && { input })) chunks.push(chunk);
    const kind = input === undefined ? "advertisement" : "result";
    return context.body(Buffer.concat(chunks), 200, { "content-type": `application/x-${service}-${kind}` });
  };
  app.get(`${GIT}/info/refs`, (context) => {
    const service = context.req.query("service") ?? "";
    const line = `# service=${service}\n`;
    const length = (line.length + 4).toString(16).padStart(4, "0");
    return answer(context, service, ["--advertise-refs"], `${length}${line}0000`);
  });
  app.post(`${GIT}/:service{git-(?:upload|receive)-pack}`, async (context) => {
    const sent = Buffer.from(await context.req.arrayBuffer());
    const body = context.req.header("content-encoding") === "gzip" ? gunzipSync(sent) : sent;
    return answer(context, context.req.param("service"), [], "", body);
  });
}

const NewPull = z.extend(PullText, { source: z.object({ branch: z.object({ name: z.string() }) }) });
const NewComment = z.object({ content: z.object({ raw: z.string() }) });

function routeApi(app: Hono, pulls: DemoPulls): void {
  const repository = { full_name: REPOSITORY, slug: "ferrytime", mainbranch: { name: BASE } };
  app.on("GET", [API, "/2.0/repositories/:workspace"], (context) =>
    context.json({ ...repository, values: [repository] }),
  );
  app.get("/2.0/workspaces/*", (context) => {
    const uuid = context.req.query("q")?.split('"')[1];
    return context.json({ values: [{ permission: "write", user: { uuid } }] });
  });
  app.get(PULLS, async (context) => {
    const query = context.req.query("q");
    const asked = pulls.all.filter((one) => one.state !== "DECLINED" && query?.endsWith(JSON.stringify(one.branch)));
    const shown = asked.toReversed().map((pull) => pulls.show(pull, originOf(context)));
    return context.json({ values: await Promise.all(shown) });
  });
  app.post(PULLS, async (context) => {
    const { source, ...text } = NewPull.parse(await context.req.json());
    return context.json(await pulls.show(pulls.add(text, source.branch.name), originOf(context)), 201);
  });
  app.on(["GET", "POST", "PUT"], [`${PULLS}/:id`, `${PULLS}/:id/:part`], async (context) => {
    const call = `${context.req.method} ${context.req.param("part") ?? ""}`;
    const pull = pulls.find(context.req.param("id"));
    if (pull === undefined) return context.json({ error: { message: "There is no such pull request." } }, 404);
    if (call === "GET comments") return context.json({ values: pull.comments });
    const sent: unknown = context.req.method === "GET" ? undefined : await context.req.json();
    if (call === "POST comments") {
      return context.json(pulls.comment(pull, NewComment.parse(sent).content.raw, "release-docs", "app_user"), 201);
    }
    if (call === "POST decline") pull.state = "DECLINED";
    if (call === "PUT ") Object.assign(pull, PullText.parse(sent));
    return context.json(await pulls.show(pull, originOf(context)));
  });
}

const Form = z.record(z.string(), z.string());

function routePages(app: Hono, pulls: DemoPulls): void {
  const show = async (context: Context, title: string, ...args: readonly string[]) =>
    context.html(renderChange({ title, description: "", diff: await pulls.git(args) }));
  const showCommit = async (context: Context, commit: string) =>
    show(context, await pulls.git(["show", "--no-patch", "--format=%s", commit]), "show", "--format=%b", commit);
  // Bitbucket names the end first.
  app.on("GET", [`${PAGES}/compare/:ends`, `${PAGES}/branches/compare/:ends`], (context) => {
    const range = context.req.param("ends").replace(/^(.*)\r(.*)$/, "$2...$1");
    return show(context, range, "diff", "--end-of-options", range, "--");
  });
  app.get(`${PAGES}/commit/:sha{[0-9a-f]+}`, (context) => showCommit(context, context.req.param("sha")));
  app.get(`${PAGES}/pull/:id`, async (context) => {
    const id = context.req.param("id");
    const pull = pulls.find(id);
    if (pull !== undefined) {
      await pulls.show(pull, originOf(context));
      const range = pull.merge === undefined ? `${BASE}...${pull.commit}` : `${pull.merge}^!`;
      return context.html(renderChange({ ...pull, diff: await pulls.git(["diff", range]) }));
    }
    const commit = await pulls.git(["log", "-1", "--format=%H", "--fixed-strings", `--grep=(#${id})`, BASE]);
    return commit === "" ? context.notFound() : showCommit(context, commit);
  });
  app.post(`${PAGES}/pull/:id`, async (context) => {
    const pull = pulls.find(context.req.param("id"));
    const { action, text, by = "captain", date } = Form.parse(await context.req.parseBody());
    if (pull?.state !== "OPEN") return context.text("The pull request is not open.", 409);
    const origin = originOf(context);
    if (action === "comment" && text) {
      await pulls.report(pull, origin, "comment_created", pulls.comment(pull, text, by));
    }
    if (action === "close") await pulls.end(pull, origin, "DECLINED");
    if (action !== "merge") return context.redirect(context.req.path, 303);
    const isMerged = await pulls.merge(pull, date).then(
      () => true,
      onError(GitCommandError, () => false),
    );
    if (!isMerged) return context.text("It conflicts with main: close it and start again.", 409);
    await pulls.end(pull, origin, "MERGED");
    return context.redirect(context.req.path, 303);
  });
}

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
