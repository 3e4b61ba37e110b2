import { beforeEach, expect, test } from "vitest";
import { ConversationFixture, lastOf, type ShownConversation } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type GitHubServer, startBitbucket, startGitHub, startJira } from "../../../support/products.ts";
import { type Scripted, serveScripted } from "../../../support/scripted-server.ts";
import { type Call, create } from "../../../support/service.ts";

const PUBLIC = "/octo/widget/issues/4";

let github: GitHubServer;
let other: Scripted;
let place: ConversationFixture;
beforeEach(async () => {
  github = ofTest(await startGitHub({ pages: { [PUBLIC]: "<title>As everybody sees it</title>" } }));
  await github.call("PATCH", "", { private: true });
  await github.call("POST", "/issues", { title: "It stops", body: "At the end." });
  other = ofTest(
    await serveScripted((_, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end("<title>Sign in</title>");
    }),
  );
  place = ofTest(await ConversationFixture.open({ location: ":memory:" }));
});
const addApp = (more = {}): Promise<string> => {
  const codehostApp = { token: github.token, baseUrl: github.url };
  return create(place.call, "connections", { name: "app", config: { codehostApp }, ...more });
};

const addRepository = (app: string, repositoryUrl: string): Promise<string> =>
  create(place.call, "connections", {
    name: repositoryUrl,
    config: { codehostRepo: { codehostAppConnectionId: app, repositoryUrl } },
  });

/** The links that were read for a caller, and the notices about others. */
async function readFor(call: Call, ...relevantLinks: string[]) {
  const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
  const id = await create(call, "conversations/", { body: "Write.", publication: "Widget", changes, relevantLinks });
  await place.organization.service.idle();
  const shown: ShownConversation = await place.read(id);
  return {
    links: lastOf(shown, "links"),
    notices: shown.entries.flatMap(({ kind, message }) => (kind === "notice" ? [message] : [])),
  };
}

/** A caller who may write, and read the connections with these IDs. */
function addWriter(...connections: string[]): Promise<Call> {
  const read = connections.map((recordId) => ({ permission: "connection:get", recordId }) as const);
  const publication = { permission: "publication:get", recordId: place.publicationId } as const;
  return place.organization.addCaller({ permissions: ["conversation:create"], grants: [publication, ...read] });
}

const authorizations = (path: string) =>
  github.received.flatMap(({ url = "", headers }) => (url.startsWith(path) ? [headers.authorization ?? null] : []));

test("the token of an app is used only for repositories that the requester may read", async () => {
  const app = await addApp();
  const widget = await addRepository(app, `${github.url}/octo/Widget.git`);
  const another = await addRepository(app, `${github.url}/octo/gadget`);
  const url = `${github.url}/octo/widget/issues/3`;
  expect((await readFor(await addWriter(widget), url)).links).toContain("It stops");
  github.received.length = 0;
  const { links, notices } = await readFor(await addWriter(another), url);
  expect(links).toBeUndefined();
  expect(notices).toEqual([
    expect.stringMatching(/^The link http\S+ could not be read: .*\/octo\/widget\/issues\/3 answered 404\.$/),
  ]);
  expect(github.received).toMatchObject([{ url: "/octo/widget/issues/3" }]);
  expect(authorizations("/")).toEqual([null]);
});

test("a link is read without a token if the requester may read no connection, and while they are paused", async () => {
  await addApp({ paused: true });
  const url = `${github.url}${PUBLIC}`;
  for (const call of [await addWriter(), place.call]) {
    expect((await readFor(call, url)).links).toContain("As everybody sees it");
  }
  expect(authorizations("/")).toEqual([null, null]);
});

test("apps are tried in turn, then the public page; the last error is reported", async () => {
  // The check of the new connection: the token was good then.
  github.answerNext({ body: { resources: {}, rate: { limit: 60, remaining: 60 } } });
  const bad = { codehostApp: { token: "gone", baseUrl: github.url } };
  await create(place.call, "connections", { name: "bad", config: bad });
  const missing = `${github.url}/octo/widget/issues/9`;
  expect((await readFor(place.call, `${github.url}${PUBLIC}`)).links).toContain("As everybody sees it");
  expect((await readFor(place.call, missing)).notices).toEqual([
    `The link ${missing} could not be read: GitHub did not show issue 9 of octo/widget: status 401, Bad credentials`,
  ]);
  await addRepository(await addApp(), `${github.url}/octo/widget`);
  expect((await readFor(place.call, `${github.url}/octo/widget/issues/3`)).links).toContain("It stops");
  github.received.length = 0;
  expect((await readFor(place.call, missing)).notices).toHaveLength(1);
  expect(authorizations("/repos/")).toEqual([`token ${github.token}`, "token gone"]);
});

test("no token goes to another origin, whatever a link or a redirect says", async () => {
  await addApp();
  github.answerNext({
    status: 301,
    headers: { location: `${other.url}/stolen` },
    body: { message: "Moved Permanently" },
  });
  const host = new URL(other.url).host;
  const spelled = [`${other.url}/octo/widget/issues/3`, `${github.url}@${host}/octo/widget/issues/3`];
  await readFor(place.call, `${github.url}/octo/widget/issues/3`, ...spelled);
  expect(other.received.map(({ url }) => url).sort()).toEqual(["/octo/widget/issues/3", "/stolen"]);
  expect(other.received.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  expect(authorizations("/repos/octo/widget/issues/3")).toEqual([`token ${github.token}`]);
});

test("items of a tracker, and an error in place of its sign-in page", async () => {
  const issues = [{ key: "PROJ-1", summary: "Stream answers", description: "Piece by piece." }];
  await using jira = await startJira({ issues, signIn: other.url });
  const { email, token, url } = jira;
  await create(place.call, "connections", { name: "t", config: { tracker: { baseUrl: url, email, token } } });
  const { links, notices } = await readFor(place.call, `${url}/browse/PROJ-1`, `${url}/browse/PROJ-2`);
  expect(links).toBe(`- [Stream answers](${url}/browse/PROJ-1): Piece by piece.`);
  const reason = "Issue does not exist or you do not have permission to see it.";
  expect(notices).toEqual([
    `The link ${url}/browse/PROJ-2 could not be read: Jira did not show PROJ-2: status 404, ${reason}`,
  ]);
  expect(other.received).toMatchObject([{ url: "/" }]);
});

test("pages of Bitbucket through the app of their workspace", async () => {
  const issues = [{ id: 3, title: "It stops", content: "At the end." }];
  await using bitbucket = await startBitbucket({ repositories: [{ slug: "widget", issues }] });
  const { token, url: baseUrl } = bitbucket;
  const codehostbApp = { workspace: "Octo", token, baseUrl };
  await create(place.call, "connections", { name: "b", config: { codehostbApp } });
  // The check of the token.
  bitbucket.received.length = 0;
  const { links } = await readFor(place.call, `${baseUrl}/octo/widget/issues/3`, `${baseUrl}/ada/widget/issues/3`);
  expect(links).toBe(`- [It stops](${baseUrl}/octo/widget/issues/3): At the end.`);
  expect(bitbucket.received.filter(({ headers }) => headers.authorization !== undefined)).toHaveLength(1);
});
