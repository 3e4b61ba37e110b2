import { expect } from "vitest";
import { HOSTED } from "../../../support/github-host.ts";
import { compareUrlOf } from "../compare-url-of.ts";
import type { TestEnvironment } from "../environment.ts";
import type { Section } from "../section.ts";
import { waitUntil } from "../wait-until.ts";

const [CHANGELOG, DOCUMENT] = ["CHANGELOG.md", "docs/install.md"];

/** What a conversation's draft contains and shows (interface, "Conversations", rules 4 and 5). */
export const drafts: Section = {
  title: "Rules › drafts",
  rows: {
    "excludedFiles is a set: a file that leaves the list returns with what it said": async (env) => {
      const { id, branch } = await env.stage({ writeReleaseNotes: false, writeDocumentation: true });
      const read = () => env.history.changes(branch).files;
      const before = read();
      expect([...before.keys()].sort()).toEqual([CHANGELOG, DOCUMENT]);
      const exclude = async (excludedFiles: string[]) =>
        (await env.admin.ok.put(`/conversations/${id}`, { excludedFiles })).excludedFiles;
      expect(await exclude([CHANGELOG])).toEqual([CHANGELOG]);
      expect([...read().keys()]).toEqual([DOCUMENT]);
      expect(await exclude([DOCUMENT])).toEqual([DOCUMENT]);
      expect([...read()]).toEqual([[CHANGELOG, before.get(CHANGELOG)]]);
      expect(await exclude([CHANGELOG, DOCUMENT])).toEqual([CHANGELOG, DOCUMENT]);
      expect([...read()]).toEqual([]);
      expect(await exclude([])).toEqual([]);
      expect(read()).toEqual(before);
      expect((await env.admin.ok.get(`/conversations/${id}`)).excludedFiles).toEqual([]);
    },
    "a file that returned is in the pull request that opens then": async (env) => {
      const draft = await env.stage({ ...env.onGitHub, writeReleaseNotes: false });
      await env.admin.ok.put(`/conversations/${draft.id}`, { excludedFiles: [CHANGELOG] });
      await env.admin.ok.put(`/conversations/${draft.id}`, { excludedFiles: [] });
      const { outputUrl } = await env.admin.ok.put(`/conversations/${draft.id}`, { staged: false });
      expect(outputUrl).toBe((await env.findPull(draft))?.html_url);
      const { files } = await env.github.api.changes(HOSTED, draft.branch);
      expect(files.get(CHANGELOG)).toContain("Stream answers");
    },
    "outputUrl of a staged draft is empty; its draft entry has the compare address": async (env) => {
      const staged = await env.stage(env.onGitHub);
      expect(staged.outputUrl ?? "").toBe("");
      expect(compareUrlOf(staged)).toContain(`/${HOSTED}/compare/`);
      expect(decodeURIComponent(String(compareUrlOf(staged)))).toContain(staged.branch);
      const listed = await env.admin.ok.get("/conversations", { branch: staged.branch });
      expect(listed.conversations[0]?.outputUrl ?? "").toBe("");
      const compared = await env.admin.ok.get("/conversations", { outputUrl: String(compareUrlOf(staged)) });
      expect(compared.conversations).toEqual([]);
    },
    "annotating a conversation without a draft is 202, and adds nothing": async (env) => {
      const empty = await env.write();
      expect(empty.branch ?? "").toBe("");
      const answer = await env.admin.post(`/conversations/${empty.id}/annotate`);
      expect(answer).toMatchObject({ status: 202, json: { conversationId: empty.id } });
      await annotated(env);
      const after = await env.admin.ok.get(`/conversations/${empty.id}`);
      expect([after.status, after.entries]).toEqual([empty.status, empty.entries]);
    },
  },
};

/** Waits until an annotation that was scheduled later is written. */
async function annotated(env: TestEnvironment): Promise<void> {
  const { id } = await env.stage();
  await env.admin.ok.post(`/conversations/${id}/annotate`);
  await waitUntil(
    () => env.admin.ok.get(`/conversations/${id}`),
    ({ entries }) => entries.some(({ kind }) => kind === "annotation"),
  );
}
