import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readEnvironment } from "../../../../src/action/environment.ts";
import { openGitHubApi } from "../../../../src/action/github.ts";
import { MAX_GITHUB_PAGES } from "../../../../src/hosts/github/client.ts";
import { serveScripted } from "../../../support/scripted-server.ts";

async function listTags(pages: number) {
  await using github = await serveScripted((request, response) => {
    const url = new URL(request.url ?? "", `http://${request.headers.host}`);
    const page = Number(url.searchParams.get("page") ?? 1);
    url.searchParams.set("page", `${page + 1}`);
    const link = page < pages ? { link: `<${url}>; rel="next"` } : {};
    response.writeHead(200, { "content-type": "application/json", ...link }).end(JSON.stringify([page]));
  });
  const environment = readEnvironment({ GITHUB_REPOSITORY: "octo/widget", GITHUB_API_URL: github.url });
  const api = await openGitHubApi({ ...environment.context, payload: {} }, "token-of-a-test");
  return { listed: await api.list("tags", {}, z.array(z.number())).catch((error: unknown) => error), github };
}

test("a list of GitHub without an end is refused", async () => {
  const { listed, github } = await listTags(Number.POSITIVE_INFINITY);
  expect(listed).toMatchObject({ code: "github/too-many-pages" });
  expect(github.received).toHaveLength(MAX_GITHUB_PAGES + 1);
});

test("a list of GitHub is read up to the maximum", async () => {
  const { listed } = await listTags(MAX_GITHUB_PAGES);
  expect(listed).toHaveLength(MAX_GITHUB_PAGES);
});
