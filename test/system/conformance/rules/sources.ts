import { expect } from "vitest";
import { NAME } from "../environment.ts";
import { messageOf, messagesOf } from "../message-of.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import { waitUntil } from "../wait-until.ts";

/** A publication's sources, and which of them a conversation or a job uses (and 7). */
export const sources: Section = {
  title: "Rules › sources of a publication",
  rows: {
    "a conversation on a publication with two repositories writes from both, and names them": async (env) => {
      const { history, source: other, name } = await env.addHistory();
      history.commit("feat: count answers (#9)");
      const { id: publication } = await env.addPublication({ sourceRepos: [env.connections.source, other] });
      const conversation = await env.write({ publication, changes: [{ commits: { count: 1 } }] });
      expect(conversation.status).toBe("staged");
      const notes = messageOf(conversation, "releaseNotes") ?? "";
      for (const part of ["Count answers", "Close the stream", NAME, name]) expect(notes).toContain(part);
      const changelog = env.history.changes(conversation.branch).files.get("CHANGELOG.md");
      for (const part of ["Count answers", "Close the stream"]) expect(changelog).toContain(part);
    },
    "a selector that makes no sense in one source adds a notice for it; the other one is written": async (env) => {
      const { history, source: other } = await env.addHistory();
      history.add("feat: count answers (#9)", "v1.5.0");
      const { id: publication } = await env.addPublication({ sourceRepos: [env.connections.source, other] });
      const changes = [{ tags: { start: "v1.1.0", end: "v1.5.0" } }];
      const conversation = await env.write({ publication, changes });
      expect(conversation.status).toBe("staged");
      expect(messageOf(conversation, "releaseNotes")).toContain("Count answers");
      expect(messagesOf(conversation, "notice").join("\n")).toContain(NAME);
    },
    "phrases in body count in every source": async (env) => {
      const { history, source: other } = await env.addHistory();
      history.commit("feat: count answers (#9)");
      const { id: publication } = await env.addPublication({ sourceRepos: [env.connections.source, other] });
      const conversation = await env.write({ publication, body: "Write about the last 1 commit.", changes: [] });
      const notes = messageOf(conversation, "releaseNotes") ?? "";
      for (const part of ["Count answers", "Close the stream"]) expect(notes).toContain(part);
    },
    "a job on a publication with several sources still names one": async (env) => {
      const { history, source: other } = await env.addHistory();
      history.commit("feat: count answers (#9)");
      const { id } = await env.addPublication({ sourceRepos: [env.connections.source, other] });
      const docRequest = { title: "T", body: "B", publications: [id], changes: [{ commits: { count: 1 } }] };
      await refused(env.admin.post("/jobs", { docRequest }), 400, /sourceConnection/);
      const [output] = await env.work({ ...docRequest, sourceConnection: other });
      const notes = messageOf(output, "releaseNotes") ?? "";
      expect(notes).toContain("Count answers");
      expect(notes).not.toContain("Close the stream");
    },
    "a conversation without publication uses the only one; with several, 400 lists them": async (env) => {
      const { owner } = await env.addOrganization();
      const docsRepo = await env.connectFor(owner);
      const request = { body: "Write.", stage: true, changes: [{ commits: { count: 1 } }] };
      await refused(owner.post("/conversations/", request), 400, /publication/);
      const config = { sourceRepos: [docsRepo], docsRepo };
      const only = await owner.ok.post("/publications", { name: "Our notes", config });
      for (const more of [{}, { publication: null }, { publication: "" }]) {
        const { id, publicationId } = await owner.ok.post("/conversations/", { ...request, ...more });
        expect(publicationId).toBe(only.id);
        await waitUntil(
          () => owner.ok.get(`/conversations/${id}`),
          ({ status }) => status !== "running",
        );
      }
      await owner.ok.post("/publications", { name: "Their notes", config });
      const error = await refused(owner.post("/conversations/", request), 400);
      for (const name of ["Our notes", "Their notes"]) expect(error).toContain(name);
    },
    "sources can have any readable type: a notes tool and a tracker are context": async (env) => {
      const { source, notion, jira } = env.connections;
      const made = await env.addPublication({ sourceRepos: [source, notion, jira] });
      expect(made.config.sourceRepos).toEqual([source, notion, jira]);
      const { id: publication } = made;
      const written = await env.write({ publication });
      expect(written).toMatchObject({ status: "staged", connectionId: source });
      expect(messageOf(written, "releaseNotes")).toContain("Stream answers");
      const docRequest = { title: "T", body: "B", sourceConnection: source, publications: [publication] };
      const { state } = await env.admin.ok.post("/jobs", { docRequest });
      expect(state).toBe("requested");
      expect(await env.admin.ok.get(`/publications/${publication}/health`)).toMatchObject({ status: "healthy" });
    },
    "inputTriggers may name any source; the event is one of its connection's": async (env) => {
      const { source, notion, jira } = env.connections;
      const sourceRepos = [source, notion, jira];
      const allowed = async (id: string) => (await env.admin.ok.get(`/connections/${id}`)).allowedTriggerEvents;
      const inputTriggers = Object.fromEntries(
        await Promise.all(sourceRepos.map(async (id) => [id, await allowed(id)])),
      );
      const { config } = await env.addPublication({ sourceRepos, inputTriggers });
      expect(config.inputTriggers).toEqual(inputTriggers);
      for (const id of sourceRepos) {
        const bad = { sourceRepos, inputTriggers: { [id]: ["fullMoon"] } };
        await refused(env.postPublication(bad), 400, /fullMoon/);
      }
      await refused(
        env.postPublication({ sourceRepos, inputTriggers: { [jira]: ["pullRequests"] } }),
        400,
        /pullRequests/,
      );
    },
    "a named publication need not list the job's sourceConnection, which provides the commits": async (env) => {
      const { history, source: other } = await env.addHistory();
      history.commit("feat: count answers (#9)");
      const config = { sourceRepos: [other], docsRepo: other };
      const { id, name } = await env.addPublication(config);
      for (const publication of [id, name]) {
        const docRequest = {
          title: "The newest commit",
          body: "Write.",
          sourceConnection: NAME,
          publications: [publication],
          changes: [{ commits: { count: 1 } }],
        };
        const settled = await env.work(docRequest);
        expect(settled).toMatchObject([{ publicationId: id, connectionId: env.connections.source }]);
        expect(messageOf(settled[0], "releaseNotes")).toContain("Close the stream");
        expect(messageOf(settled[0], "releaseNotes")).not.toContain("Count answers");
        expect(history.changes(settled[0]?.branch ?? "").files.get("CHANGELOG.md")).toContain("Close the stream");
      }
    },
    "a job that names no publication still takes those that list its sourceConnection": async (env) => {
      const { source } = await env.addHistory();
      const docRequest = { title: "T", body: "B", sourceConnection: source };
      await refused(env.admin.post("/jobs", { docRequest }), 400, /publication/);
    },
  },
};
