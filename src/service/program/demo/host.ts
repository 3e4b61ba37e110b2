import { gunzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import { csrf } from "hono/csrf";
import * as z from "zod/mini";
import { GitCommandError, streamGit } from "../../../git/run.ts";
import { onError } from "../../../shared/errors.ts";
import { renderChange } from "./page.ts";
import { BASE, type DemoPulls, PullText, REPOSITORY } from "./pulls.ts";

const API = `/2.0/repositories/${REPOSITORY}`;
const PULLS = `${API}/pullrequests`;
const PULL = `/${REPOSITORY}/pull/:id`;
const GIT = `/${REPOSITORY}.git`;

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

/** By the processes of git's own servers, in version 0 of its protocol. */
function routeGit(app: Hono, { directory }: DemoPulls): void {
  const run = async (service: string, args: readonly string[], input?: Uint8Array) => {
    const command = [service.replace(/^git-/, ""), "--stateless-rpc", ...args, "."];
    const chunks: Buffer[] = [];
    for await (const chunk of streamGit(directory, command, input && { input })) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  app.get(`${GIT}/info/refs`, async (context) => {
    const service = context.req.query("service") ?? "";
    const line = `# service=${service}\n`;
    const start = Buffer.from(`${(line.length + 4).toString(16).padStart(4, "0")}${line}0000`);
    const refs = await run(service, ["--advertise-refs"]);
    return context.body(Buffer.concat([start, refs]), 200, {
      "content-type": `application/x-${service}-advertisement`,
    });
  });
  app.post(`${GIT}/:service{git-(?:upload|receive)-pack}`, async (context) => {
    const service = context.req.param("service");
    const sent = Buffer.from(await context.req.arrayBuffer());
    const body = context.req.header("content-encoding") === "gzip" ? gunzipSync(sent) : sent;
    return context.body(await run(service, [], body), 200, { "content-type": `application/x-${service}-result` });
  });
}

const NewPull = z.extend(PullText, { source: z.object({ branch: z.object({ name: z.string() }) }) });
const NewComment = z.object({ content: z.object({ raw: z.string() }) });
const originOf = ({ req }: Context) => new URL(req.url).origin;

function routeApi(app: Hono, pulls: DemoPulls): void {
  const repository = { full_name: REPOSITORY, slug: "ferrytime", mainbranch: { name: BASE } };
  app.get(API, (context) => context.json(repository));
  app.get(API.replace(/\/[^/]+$/, ""), (context) => context.json({ values: [repository] }));
  app.get("/2.0/workspaces/*", (context) => {
    const [, uuid] = /"(.*)"/.exec(context.req.query("q") ?? "") ?? [];
    return context.json({ values: [{ permission: "write", user: { uuid } }] });
  });
  app.get(PULLS, async (context) => {
    const asked = pulls.all.filter(
      ({ branch, state }) => state !== "DECLINED" && context.req.query("q")?.endsWith(JSON.stringify(branch)),
    );
    const shown = asked.toReversed().map((pull) => pulls.show(pull, originOf(context)));
    return context.json({ values: await Promise.all(shown) });
  });
  app.post(PULLS, async (context) => {
    const { source, ...text } = NewPull.parse(await context.req.json());
    return context.json(await pulls.show(pulls.add(text, source.branch.name), originOf(context)), 201);
  });
  app.on(["GET", "POST", "PUT"], [`${PULLS}/:id`, `${PULLS}/:id/:part`], async (context) => {
    const { method } = context.req;
    const part = context.req.param("part");
    const pull = pulls.find(context.req.param("id"));
    if (pull === undefined) return context.json({ error: { message: "There is no such pull request." } }, 404);
    if (part === "comments" && method === "GET") return context.json({ values: pull.comments });
    if (part === "comments") {
      const { content } = NewComment.parse(await context.req.json());
      return context.json(await pulls.comment(pull, content.raw, originOf(context)), 201);
    }
    if (part === "decline") pull.state = "DECLINED";
    if (method === "PUT") Object.assign(pull, PullText.parse(await context.req.json()));
    return context.json(await pulls.show(pull, originOf(context)));
  });
}

function routePages(app: Hono, pulls: DemoPulls): void {
  const showCommit = async (context: Context, commit: string) => {
    const [title = "", ...text] = (await pulls.git(["show", "--no-patch", "--format=%B", commit])).split("\n");
    const diff = await pulls.git(["show", "--format=", commit]);
    return context.html(renderChange({ title, description: text.join("\n"), diff }));
  };
  const showRange = async (context: Context, from = BASE, to = BASE) => {
    const diff = await pulls.git(["diff", `${from}...${to}`, "--"]);
    return context.html(renderChange({ title: `${from}...${to}`, description: "", diff }));
  };
  app.get(`/${REPOSITORY}/compare/:ends`, (context) => showRange(context, ...context.req.param("ends").split("...")));
  app.get(`/${REPOSITORY}/branches/compare/:ends`, (context) =>
    showRange(context, ...context.req.param("ends").split("\r").toReversed()),
  );
  app.get(`/${REPOSITORY}/commit/:sha{[0-9a-f]+}`, (context) => showCommit(context, context.req.param("sha")));
  app.get(PULL, async (context) => {
    const id = context.req.param("id");
    const pull = pulls.find(id);
    if (pull !== undefined) {
      const diff = await pulls.git(["diff", `${pull.merge ?? BASE}${pull.merge ? "^!" : `...${pull.commit}`}`]);
      return context.html(renderChange({ ...pull, diff }));
    }
    const commit = await pulls.git(["log", "-1", "--format=%H", "--fixed-strings", `--grep=(#${id})`, BASE]);
    return commit === "" ? context.notFound() : showCommit(context, commit);
  });
  app.post(PULL, async (context) => {
    const pull = pulls.find(context.req.param("id"));
    if (pull?.state !== "OPEN") return context.text("The pull request is not open.", 409);
    const { action, text, by, date } = z.record(z.string(), z.string()).parse(await context.req.parseBody());
    const origin = originOf(context);
    if (action === "comment" && text) await pulls.comment(pull, text, origin, by ?? "captain");
    if (action === "close") await pulls.close(pull, origin);
    const conflict = onError(GitCommandError, () =>
      context.text("It conflicts with main: ask @release-docs to update it.", 409),
    );
    const refused = action === "merge" ? await pulls.merge(pull, origin, date).catch(conflict) : undefined;
    return refused ?? context.redirect(context.req.path, 303);
  });
}
