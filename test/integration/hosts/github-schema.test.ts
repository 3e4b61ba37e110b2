import { afterAll, beforeAll, expect, test } from "vitest";
import { type GitHubAnswer, serveGitHub, takeViolations } from "../../support/github-schema/serve.ts";
import type { Scripted } from "../../support/scripted-server.ts";

const COMMENTS = "/repos/octo/widget/issues/1/comments";
const NAME = 'query ($owner: String!) { repository(owner: $owner, name: "widget") { name } }';
const ME = 'query { repository(owner: "octo", name: "widget") { me } }';
const OID = "0".repeat(40);
const PULL = `query { repository(owner: "octo", name: "widget") { object(oid: "${OID}") { ... on Commit { oid } } } }`;

let answer: GitHubAnswer;
let github: Scripted;
beforeAll(async () => {
  github = await serveGitHub(() => answer);
});
afterAll(() => github[Symbol.asyncDispose]());

/** Sends a request (`GET /path`), and returns GitHub's answer and what was wrong. */
async function send(request: string, body: unknown, given: GitHubAnswer) {
  answer = given;
  const [method = "", path = ""] = request.split(" ");
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await fetch(github.url + path, init);
  const problems = takeViolations().map((violation) => violation.replace(`${request}: `, ""));
  return { text: await response.text(), problems };
}

test("an answer has the fields of GitHub's, with those of the test", async () => {
  const { text, problems } = await send(`GET ${COMMENTS}?per_page=100`, undefined, {
    body: [{ body: "A." }, { body: "B.", user: { login: "ada" } }],
  });
  expect(problems).toEqual([]);
  expect(JSON.parse(text)).toMatchObject([
    { body: "A.", html_url: expect.stringContaining("https://github.com/"), user: { type: "User" } },
    { body: "B.", user: { login: "ada", type: "User" } },
  ]);
});

test("an emulator's answer loses what GitHub does not send", async () => {
  const body = { message: "Not Found", more: true };
  const { text, problems } = await send(`GET ${COMMENTS}`, undefined, { status: 404, body, origin: "emulate" });
  expect({ text, problems }).toEqual({ text: '{"message":"Not Found"}', problems: [] });
});

test("a fault may be anything", async () => {
  expect(await send(`GET ${COMMENTS}`, undefined, { status: 502, body: "<p>", origin: "fault" })).toMatchObject({
    problems: [],
  });
});

test.each<[string, string, unknown, GitHubAnswer, RegExp]>([
  ["a path", "GET /repos/octo/widget/comment", undefined, { body: {} }, /GitHub has no GET/],
  ["a parameter", `GET ${COMMENTS}?perPage=100`, undefined, { body: [] }, /query .*"perPage"/],
  ["a body", `POST ${COMMENTS}`, { body: "A.", draft: true }, { status: 201, body: {} }, /body .*"draft"/],
  ["an answer", `GET ${COMMENTS}`, undefined, { body: [{ text: "A." }] }, /our answer 200: \/0 .*"text"/],
  ["a call", "GET /user/keys", undefined, { body: [] }, /is no call of/],
  ["a status", `GET ${COMMENTS}`, undefined, { status: 202, body: {} }, /no such answer/],
  ["an error", `GET ${COMMENTS}`, undefined, { status: 403, body: { error: "No." } }, /"error"/],
  ["a GraphQL field", "POST /graphql", { query: ME }, { body: { data: {} } }, /Cannot query field "me"/],
  ["a GraphQL variable", "POST /graphql", { query: NAME }, { body: { data: {} } }, /"\$owner" of required/],
])("%s that GitHub does not have is found", async (_, request, body, given, expected) => {
  expect((await send(request, body, given)).problems).toEqual([expect.stringMatching(expected)]);
});

test.each<[string, object, RegExp?]>([
  ["the commit", { object: { oid: OID } }],
  ["another type", { object: { oid: 7 } }, /^our answer 200: repository\.object\.oid: 7 is no GitObjectID/],
  ["a field too many", { object: { oid: OID, url: "" } }, /other fields than the query/],
])("GraphQL's data has %s", async (_, repository, expected) => {
  const { problems } = await send("POST /api/graphql", { query: PULL }, { body: { data: { repository } } });
  expect(problems).toEqual(expected === undefined ? [] : [expect.stringMatching(expected)]);
});
