import { expect, test } from "vitest";
import { createJira } from "../../../src/integrations/jira.ts";
import { checkHealth } from "../../../src/shared/outbound/json-api.ts";
import { inside } from "../../support/inside.ts";
import { startJira } from "../../support/products.ts";

const statuses = [
  { id: "10000", name: "To Do" },
  { id: "10001", name: "Done" },
];

const open = ({ url, email, token }: Awaited<ReturnType<typeof startJira>>) =>
  createJira({ baseUrl: `${url}/`, email, token, send: inside });

test("a token that Jira knows, and one that it does not", async () => {
  await using server = await startJira();
  const message = expect.stringMatching(/Jira .*Ada Writer/);
  expect(await checkHealth(open(server).readHealth)).toEqual({ healthy: true, message });
  expect(await checkHealth(open({ ...server, token: "another" }).readHealth)).toMatchObject({
    healthy: false,
    error: "Jira did not tell whose token it is: status 401, Client must be authenticated to access this resource.",
  });
});

test("its statuses", async () => {
  await using server = await startJira({ statuses });
  expect(await open(server).listStatuses()).toEqual(statuses);
});

test("an item by its key, and items by many, of which some are not there", async () => {
  const issues = [
    { key: "PROJ-2", summary: "It stops", description: "At the end." },
    { key: "PROJ-1", summary: "Stream answers" },
  ];
  await using server = await startJira({ issues });
  const { url } = server;
  const { readItems, readPage } = open(server);
  expect(await readPage("PROJ-2")).toEqual({ title: "It stops", excerpt: "At the end." });
  expect(await readItems(["PROJ-2", "UTF-8", "PROJ-1"])).toEqual([
    { key: "PROJ-1", url: `${url}/browse/PROJ-1`, title: "Stream answers", excerpt: undefined },
    { key: "PROJ-2", url: `${url}/browse/PROJ-2`, title: "It stops", excerpt: "At the end." },
  ]);
  await expect(readPage("PROJ-9")).rejects.toMatchObject({
    code: "product/not-found",
    message: "Jira did not show PROJ-9: status 404, Issue does not exist or you do not have permission to see it.",
  });
  expect(server.received[0]?.url).toBe("/rest/api/3/issue/PROJ-2?fields=summary,description");
});

test.each([
  [403, { errorMessages: ["You may not."], errors: { a: "b" } }, "product/forbidden", "You may not.; b"],
  [401, { code: 401, message: "Unauthorized; scope does not match" }, "product/bad-token", "scope does not match"],
  [429, "", "product/rate-limited", "status 429"],
  [200, { values: [] }, "product/unreadable", "list its statuses"],
])("%d %o has the code %s", async (status, body, code, words) => {
  await using server = await startJira({ statuses });
  server.answerNext({ status, body });
  await expect(open(server).listStatuses()).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
});

test("no message contains the token or its encoding", async () => {
  await using server = await startJira();
  const basic = Buffer.from(`${server.email}:${server.token}`).toString("base64");
  server.answerNext({ status: 400, body: { errorMessages: [`Basic ${basic} and ${server.token}`] } });
  await expect(open(server).listStatuses()).rejects.toThrow("Basic *** and ***");
});
