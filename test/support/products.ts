import { createHash } from "node:crypto";
import { createEmulator } from "emulate";
import { answerPushQuestion, asGitUser, isPushQuestion } from "./git-server.ts";
import { askEmulator, type GitHubAnswer, serveGitHub } from "./github-schema/serve.ts";
import { type Received, type Scripted, serveScripted } from "./scripted-server.ts";

/** An answer of a product; the default status is 200, and a string is sent unchanged. */
export type ProductAnswer = { status?: number; headers?: Record<string, string>; body: unknown };

/** A fake product behind a connection: its base URL, the recorded requests, and a scripted next answer. */
export type ProductServer = AsyncDisposable & {
  url: string;
  token: string;
  received: Scripted["received"];
  /** Answers the next request in place of the product. */
  answerNext: (answer: ProductAnswer) => void;
};

type ProductRequest = Received & { path: string; query: URLSearchParams };

async function serveProduct(
  token: string,
  answer: (request: ProductRequest) => ProductAnswer | Promise<ProductAnswer>,
): Promise<ProductServer> {
  const next: ProductAnswer[] = [];
  const server = await serveScripted(async (_, response) => {
    const received = server.received.at(-1) as Received;
    const { pathname: path, searchParams: query } = new URL(received.url ?? "", server.url);
    const { status = 200, headers, body } = next.shift() ?? (await answer({ ...received, path, query }));
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  return { ...server, token, answerNext: (given) => void next.push(given) };
}

const bearer = ({ headers }: Received) => headers.authorization?.replace(/^(?:Bearer|token) /, "");

/** Slack's Web API with these channels, two a page; private ones need the scope `groups:read`. */
export function startSlack(
  options: { channels?: { id: string; name: string; isPrivate?: boolean }[]; scopes?: string[]; token?: string } = {},
): Promise<ProductServer> {
  const { channels = [], scopes = ["channels:read", "groups:read", "chat:write"], token = "xoxb-of-a-test" } = options;
  const refuse = (error: string, more = {}) => ({ body: { ok: false, error, ...more } });
  return serveProduct(token, (request) => {
    if (bearer(request) !== token)
      return refuse(request.headers.authorization === undefined ? "not_authed" : "invalid_auth");
    if (request.path === "/auth.test") {
      const who = { team: "Widgets", user: "release-bot", team_id: "T1", user_id: "U1", bot_id: "B1" };
      return { body: { ok: true, url: "https://widgets.slack.com/", ...who } };
    }
    if (request.path === "/conversations.list") {
      const types = (request.query.get("types") ?? "public_channel").split(",");
      const needed = types.includes("private_channel") ? "groups:read" : "channels:read";
      if (!scopes.includes(needed)) return refuse("missing_scope", { needed, provided: scopes.join(",") });
      const shown = channels.filter(({ isPrivate = false }) =>
        types.includes(isPrivate ? "private_channel" : "public_channel"),
      );
      const start = Number(request.query.get("cursor") ?? 0);
      const page = shown
        .slice(start, start + 2)
        .map(({ id, name }) => ({ id, name, is_channel: true, is_archived: false }));
      const cursor = start + 2 < shown.length ? String(start + 2) : "";
      return { body: { ok: true, channels: page, response_metadata: { next_cursor: cursor } } };
    }
    if (request.path === "/chat.postMessage") {
      const { channel, text } = JSON.parse(request.body) as { channel: string; text: string };
      if (!channels.some(({ id }) => id === channel)) return refuse("channel_not_found");
      return { body: { ok: true, channel, ts: "1503435956.000247", message: { text, type: "message" } } };
    }
    return refuse("unknown_method");
  });
}

/** A repository of {@link startBitbucket}; pull requests are merged by default. */
export type BitbucketRepository = {
  slug: string;
  /** Null for one without a commit. */
  branch?: string | null;
  pullRequests?: { id: number; title: string; description?: string; state?: string; files?: string[] }[];
  issues?: { id: number; title: string; content: string }[];
  /** Contents by path, by branch. */
  source?: Record<string, Record<string, string>>;
};

const MERGE = "0123456789abcdef0123456789abcdef01234567";

/** Bitbucket Cloud's API 2.0 (`url` is its base) with one workspace, two things a page. */
export async function startBitbucket(
  options: { workspace?: string; repositories?: BitbucketRepository[]; token?: string } = {},
): Promise<ProductServer> {
  const { workspace = "octo", repositories = [], token = "ATCT-of-a-test" } = options;
  const refuse = (status: number, message: string) => ({ status, body: { type: "error", error: { message } } });
  const server = await serveProduct(token, (request) => {
    const { authorization } = request.headers;
    if (isPushQuestion(request.url)) {
      return answerPushQuestion({ isKnown: authorization === asGitUser("x-token-auth", token) });
    }
    if (bearer(request) !== token) return refuse(401, "Token is invalid or not supported for this endpoint.");
    const page = (values: unknown[]) => {
      const number = Number(request.query.get("page") ?? 1);
      const next = `${server.url}${request.path}?page=${number + 1}`;
      const shown = values.slice(number * 2 - 2, number * 2);
      const more = number * 2 < values.length ? { next } : {};
      return { body: { pagelen: 2, page: number, size: values.length, values: shown, ...more } };
    };
    const [, , owner, slug, kind, id, part] = request.path.split("/");
    if (owner?.toLowerCase() !== workspace) return refuse(404, `No workspace with identifier '${owner}'.`);
    if (slug === undefined) return page(repositories.map((one) => showRepository(workspace, one)));
    const repository = repositories.find((one) => one.slug === slug);
    if (repository === undefined) return refuse(404, `Repository ${owner}/${slug} not found`);
    if (kind === undefined) return { body: showRepository(workspace, repository) };
    if (kind === "commit") {
      const message = "Merge it\n\nSince it works.\n";
      return { body: { type: "commit", hash: MERGE, date: "2026-01-02T03:04:05+00:00", message } };
    }
    if (kind === "src" || kind === "refs") return answerSource(request, repository) ?? refuse(404, "Commit not found");
    const issue = repository.issues?.find((one) => String(one.id) === id);
    if (kind === "issues" && issue !== undefined) {
      return { body: { type: "issue", id: issue.id, title: issue.title, content: { raw: issue.content } } };
    }
    const pull = (repository.pullRequests ?? []).find((one) => String(one.id) === id);
    if (kind !== "pullrequests" || pull === undefined) return refuse(404, "Resource not found");
    // It leads from the pull request to the commits that are compared.
    if (part === "diffstat" && request.query.get("page") === null) {
      return { status: 302, headers: { location: `${request.path}?page=1` }, body: "" };
    }
    if (part === "diffstat") return page((pull.files ?? []).map(showFile));
    const { state = "MERGED", description = "", title } = pull;
    const links = { html: { href: `https://bitbucket.org/${workspace}/${slug}/pull-requests/${pull.id}` } };
    const merge = state === "MERGED" ? { type: "commit", hash: MERGE.slice(0, 12) } : null;
    const author = { type: "user", nickname: "ada", display_name: "Ada Writer" };
    return {
      body: { type: "pullrequest", id: pull.id, title, description, state, author, merge_commit: merge, links },
    };
  });
  return server;
}

/** Contents at a path of a branch or commit; a branch with a slash must be found among the refs first. */
function answerSource(
  { path: requestedPath, query }: ProductRequest,
  { source = {} }: BitbucketRepository,
): ProductAnswer | undefined {
  const hashOf = (branch: string) => createHash("sha1").update(branch).digest("hex");
  const [, , , , kind, commit = "", ...rest] = requestedPath.split("/").map(decodeURIComponent);
  const [, whole = "", part = ""] = /^name = "(.*)" OR name ~ "(.*)"$/.exec(query.get("q") ?? "") ?? [];
  if (kind === "refs") {
    const named = Object.keys(source).filter((name) => name === whole || name.includes(part));
    return { body: { values: named.map((name) => ({ type: "branch", name, target: { hash: hashOf(name) } })) } };
  }
  const branch = Object.keys(source).find((name) => name === commit || hashOf(name) === commit);
  const files = source[branch ?? ""] ?? {};
  const path = rest.join("/");
  const isMeta = query.get("format") === "meta";
  const content = files[path];
  if (content !== undefined) {
    return isMeta
      ? { body: { type: "commit_file", path, commit: { hash: hashOf(branch ?? "") } } }
      : { headers: { "content-type": "text/plain" }, body: content };
  }
  const below = Object.keys(files).filter((file) => path === "" || file.startsWith(`${path}/`));
  if (below.length === 0) return undefined;
  const values = below.map((file) => ({ type: "commit_file", path: file }));
  return { body: isMeta ? { type: "commit_directory", path } : { pagelen: 100, page: 1, values } };
}

function showRepository(workspace: string, { slug, branch = "main" }: BitbucketRepository) {
  const name = `${workspace}/${slug}`;
  const clone = [
    { name: "https", href: `https://a-user@bitbucket.org/${name}.git` },
    { name: "ssh", href: `git@bitbucket.org:${name}.git` },
  ];
  const mainbranch = branch === null ? null : { type: "branch", name: branch };
  return {
    type: "repository",
    full_name: name,
    slug,
    mainbranch,
    links: { html: { href: `https://bitbucket.org/${name}` }, clone },
  };
}

function showFile(path: string) {
  return path.startsWith("-")
    ? { type: "diffstat", status: "removed", old: { path: path.slice(1) }, new: null }
    : { type: "diffstat", status: "modified", old: { path: `old/${path}` }, new: { path } };
}

/** A block of a page of {@link startNotion}; with `children` it has blocks below it. */
export type NotionBlock = { type?: string; text: string; children?: NotionBlock[] };

/** Notion's API (`url` is its base) with these pages, two blocks a page of an answer. */
export function startNotion(
  options: { pages?: { id: string; title: string; blocks: NotionBlock[] }[]; token?: string } = {},
): Promise<ProductServer> {
  const { pages = [], token = "ntn_of-a-test" } = options;
  const below = new Map<string, { id: string; block: NotionBlock }[]>();
  const place = (id: string, blocks: NotionBlock[]): void => {
    const placed = blocks.map((block, index) => ({ id: `${id}.${index}`, block }));
    below.set(id, placed);
    for (const { id: own, block } of placed) place(own, block.children ?? []);
  };
  for (const page of pages) place(page.id, page.blocks);
  const refuse = (status: number, code: string, message: string) => ({
    status,
    body: { object: "error", status, code, message },
  });
  return serveProduct(token, (request) => {
    if (bearer(request) !== token) return refuse(401, "unauthorized", "API token is invalid.");
    if (request.headers["notion-version"] === undefined)
      return refuse(400, "missing_version", "Notion-Version header failed validation");
    if (request.path === "/users/me") {
      return {
        body: { object: "user", id: "1", name: "Release notes", type: "bot", bot: { workspace_name: "Widgets" } },
      };
    }
    if (request.path === "/search") return { body: searchNotion(pages, JSON.parse(request.body)) };
    const [, kind, id = ""] = request.path.split("/");
    const missing = refuse(
      404,
      "object_not_found",
      `Could not find ${kind === "pages" ? "page" : "block"} with ID: ${id}.`,
    );
    if (kind === "pages") {
      const page = pages.find((one) => one.id === id);
      if (page === undefined) return missing;
      const title = { id: "title", type: "title", title: richText(page.title) };
      return {
        body: { object: "page", id, properties: { Done: { id: "x", type: "checkbox", checkbox: true }, Name: title } },
      };
    }
    const blocks = below.get(id);
    if (blocks === undefined) return missing;
    const start = Number(request.query.get("start_cursor") ?? 0);
    const results = blocks.slice(start, start + 2).map(({ id: own, block: { type = "paragraph", text, children } }) => {
      const content = type === "divider" ? {} : { rich_text: richText(text) };
      return { object: "block", id: own, type, has_children: children !== undefined, [type]: content };
    });
    const more = start + 2 < blocks.length;
    return {
      body: { object: "list", results, has_more: more, next_cursor: more ? String(start + 2) : null, type: "block" },
    };
  });
}

function richText(text: string) {
  return [{ type: "text", text: { content: text, link: null }, plain_text: text }];
}

/** Pages with a word of the query in their titles, since Notion's search is not exact. */
function searchNotion(
  pages: readonly { id: string; title: string }[],
  {
    query,
    filter,
    page_size: size,
  }: { query: string; filter?: { property: string; value: string }; page_size: number },
) {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z\d]+/);
  const words = wordsOf(query);
  const found = pages.filter(({ title }) => wordsOf(title).some((word) => words.includes(word)));
  const results = found.slice(0, size).map(({ id, title }) => ({
    object: "page",
    id,
    url: `https://www.notion.so/${wordsOf(title).join("-")}-${id.replaceAll("-", "")}`,
    properties: { Name: { id: "title", type: "title", title: richText(title) } },
  }));
  return { object: "list", results: filter?.value === "page" ? results : [], has_more: found.length > size };
}

/** An item of {@link startJira}; its description is a document of one paragraph. */
type JiraIssue = { key: string; summary: string; description?: string };

/** Jira Cloud's API, as the site at `url`, for one user. */
export function startJira(
  options: {
    statuses?: { id: string; name: string }[];
    issues?: JiraIssue[];
    email?: string;
    token?: string;
    /** The sign-in page to which the site redirects unauthenticated requests. */
    signIn?: string;
  } = {},
): Promise<ProductServer & { email: string }> {
  const { statuses = [], issues = [], email = "ada@example.com", token = "ATATT-of-a-test", signIn = "" } = options;
  const basic = `Basic ${Buffer.from(`${email}:${token}`).toString("base64")}`;
  const refuse = (status: number, message: string) => ({ status, body: { errorMessages: [message], errors: {} } });
  const server = serveProduct(token, (request) => {
    if (request.path.startsWith("/browse/")) return { status: 302, headers: { location: signIn }, body: "" };
    if (request.headers.authorization !== basic) {
      return {
        status: 401,
        headers: { "content-type": "text/plain" },
        body: "Client must be authenticated to access this resource.",
      };
    }
    if (request.path === "/rest/api/3/myself") {
      return { body: { accountId: "1", accountType: "atlassian", displayName: "Ada Writer", active: true } };
    }
    if (request.path === "/rest/api/3/status") {
      const statusCategory = { id: 2, key: "new", name: "To Do" };
      return { body: statuses.map((status) => ({ ...status, description: "", statusCategory })) };
    }
    if (request.path === "/rest/api/3/issue/bulkfetch") {
      const { issueIdsOrKeys: keys } = JSON.parse(request.body) as { issueIdsOrKeys: string[] };
      if (keys.length === 0 || keys.length > 100) return refuse(400, "Between 1 and 100 issues can be requested.");
      // Missing items are left out, the others are sorted by ID.
      const found = issues.filter(({ key }) => keys.includes(key)).map(showIssue);
      const sorted = found.toSorted((one, other) => Number(one.id) - Number(other.id));
      return { body: { expand: "names", issueErrors: [], issues: sorted } };
    }
    const key = /^\/rest\/api\/3\/issue\/([^/]+)$/.exec(request.path)?.[1];
    const issue = issues.find((one) => one.key === key);
    if (issue !== undefined) return { body: showIssue(issue) };
    return refuse(404, "Issue does not exist or you do not have permission to see it.");
  });
  return server.then((started) => ({ ...started, email }));
}

function showIssue({ key, summary, description }: JiraIssue) {
  const content = [{ type: "paragraph", content: [{ type: "text", text: description }] }];
  const document = description === undefined ? null : { type: "doc", version: 1, content };
  return { id: key.replace(/\D/g, ""), key, fields: { summary, description: document } };
}

/** GitHub with a way to add what a test needs to its repository, by the API's path below that. */
export type GitHubServer = Omit<ProductServer, "answerNext"> & {
  answerNext: (answer: GitHubAnswer) => void;
  /** Whether the token may write to the repository; its owner may. */
  mayPush: boolean;
  call: (method: string, path: string, body?: unknown) => Promise<{ sha: string; commit: { tree: { sha: string } } }>;
};

/**
 * emulate's GitHub with the repository `octo/widget` and its pull request 1, which is merged, and 2, which is open.
 * This server adds what emulate lacks: 401 for an unknown token, and the files of the first.
 */
export async function startGitHub(
  options: {
    files?: string[];
    token?: string;
    /** Public pages by path; others are not found. */
    pages?: Record<string, string>;
  } = {},
): Promise<GitHubServer> {
  const { files = ["README.md"], token = "ghs-of-a-test", pages = {} } = options;
  const emulator = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      tokens: { [token]: { login: "octo", scopes: ["repo"] } },
      github: {
        users: [{ login: "octo" }],
        repos: ["widget", "gadget"].map((name) => ({ owner: "octo", name, auto_init: true })),
      },
    },
  });
  const call: GitHubServer["call"] = async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return (await fetch(`${emulator.url}/repos/octo/widget${path}`, sent)).json() as ReturnType<typeof call>;
  };
  const base = await call("GET", "/commits/main");
  for (const [index, head] of ["first", "second"].entries()) {
    const commit = { message: `Add the ${head}`, tree: base.commit.tree.sha, parents: [base.sha] };
    const { sha } = await call("POST", "/git/commits", commit);
    await call("POST", "/git/refs", { ref: `refs/heads/${head}`, sha });
    await call("POST", "/pulls", { title: commit.message, body: "It is needed.", head, base: "main" });
    await call("POST", `/issues/${index + 1}/labels`, { labels: ["enhancement"] });
  }
  await call("PUT", "/pulls/1/merge", {});
  const next: GitHubAnswer[] = [];
  // Also the API of a wrong base URL.
  const isPage = (path: string) => /^\/(?:octo|nothing)\//.test(path);
  const server = await serveGitHub(async (received) => {
    const answer = next.shift();
    if (answer !== undefined) return answer;
    const { pathname: path, searchParams: query } = new URL(received.url ?? "", "http://github");
    if (isPushQuestion(received.url)) {
      const isKnown = received.headers.authorization === asGitUser("x-access-token", token);
      return answerPushQuestion({ isKnown, mayPush: github.mayPush });
    }
    if (isPage(path)) return { status: pages[path] === undefined ? 404 : 200, body: pages[path] ?? "" };
    if (bearer(received) !== token) return { status: 401, body: { message: "Bad credentials", status: "401" } };
    if (path === "/repos/octo/widget/pulls/1/files") {
      const [size, page] = [Number(query.get("per_page") ?? 30), Number(query.get("page") ?? 1)];
      return {
        body: files.slice((page - 1) * size, page * size).map((filename) => ({ filename, status: "modified" })),
      };
    }
    // GitHub's names have no case.
    const url = received.url?.replace(/^\/repos\/[^/?]+\/[^/?]+/, (place) => place.toLowerCase());
    return askEmulator(emulator.url, { ...received, url });
  }, isPage);
  const github: GitHubServer = {
    ...server,
    token,
    mayPush: true,
    answerNext: (answer) => void next.push(answer),
    call,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await emulator.close();
    },
  };
  return github;
}
