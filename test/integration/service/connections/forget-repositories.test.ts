import { existsSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCachedRepositories } from "../../../../src/service/connections/cached-repositories.ts";
import { forgetRepositories } from "../../../../src/service/program/serve.ts";
import { History } from "../../../support/history.ts";
import { create, TestOrganization } from "../../../support/service.ts";

test("the next start removes fetched repositories of deleted connections, and nothing else", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  await using organization = await TestOrganization.open(":memory:");
  const call = await organization.addCaller({ role: "admin" });
  const directory = mkdtempSync(join(tmpdir(), "repositories-"));
  const repositories = createCachedRepositories({
    directory,
    allowPrivate: true,
    checkRemote: async (url) => ({ url, curloptResolve: undefined }),
    send: () => expect.unreachable("a code host was called"),
    onFault: (error) => expect.unreachable(String(error)),
  });
  const repositoryUrl = `file://${history.directory}`;
  const open = async (name: string) => {
    const id = await create(call, "connections", { name, config: { codehostRepo: { repositoryUrl } } });
    await repositories.open({ id, name, repositoryUrl, app: undefined });
    return id;
  };
  const [gone, kept] = [await open("octo/gone"), await open("octo/kept")];
  await call("DELETE", `connections/${gone}`);
  await forgetRepositories(organization.store, repositories);
  expect([gone, kept].map((id) => existsSync(join(directory, id)))).toEqual([false, true]);
  await rm(directory, { recursive: true });
  await forgetRepositories(organization.store, repositories);
});
