import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readEnvironment } from "../../../../src/action/environment.ts";
import { openGitHubApi } from "../../../../src/action/github.ts";
import { MAX_GITHUB_PAGES } from "../../../../src/hosts/github/client.ts";
import { serveGitHub } from "../../../support/github-schema/serve.ts";

async function listTags(pages: number) {
  await using github = await serveGitHub((received) => {
    const url = new URL(received.url ?? "", `http://${received.headers.host}`);
    const page = Number(url.searchParams.get("page") ?? 1);
    url.searchParams.set("page", `${page + 1}`);
    const headers = page < pages ? { link: `<${url}>; rel="next"` } : {};
    return { headers, body: [{ name: `v${page}.0.0` }] };
  });
  const environment = readEnvironment({ GITHUB_REPOSITORY: "octo/widget", GITHUB_API_URL: github.url });
  const api = await openGitHubApi({ ...environment.context, payload: {} }, "token-of-a-test");
  return {
    listed: await api.list("tags", {}, z.array(z.object({ name: z.string() }))).catch((error: unknown) => error),
    github,
  };
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
