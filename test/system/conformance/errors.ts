import { expect } from "vitest";
import { refused } from "./refused.ts";
import { say } from "./say.ts";
import type { Section } from "./section.ts";
import { NAME, type World } from "./world.ts";

const NO_IDS = ["nothing", "pub-0123456789abcdef", "cnn-0123", "%00", "%F0%9F%A6%8A", ".."];

/** The interface, "Errors". */
export const errors: Section = {
  title: "Errors",
  rows: {
    "400 › Create or update connection: config missing": async (world) => {
      await refusesConfig(world, undefined, /config/);
    },
    "400 › Create or update connection: more than one variant set": async (world) => {
      const notesTool = { integrationKey: "k" };
      await refusesConfig(world, { notesTool, codehostApp: { token: "t" } }, /exactly one/);
      await refusesConfig(world, {}, /exactly one/);
    },
    "400 › Create or update connection: config invalid": async (world) => {
      await refusesConfig(world, { notesTool: {} }, /integrationKey/);
      await refusesConfig(
        world,
        { codehostRepo: { ...world.repository, repositoryUrl: "no address" } },
        /repositoryUrl/,
      );
      const chatChannel = { chatAppConnectionId: world.connections.jira, channelId: "C1" };
      await refusesConfig(world, { chatChannel }, /chatAppConnectionId|cannot become/);
      await refusesConfig(world, { faxMachine: { number: "1" } }, /faxMachine/);
    },
    "400 › List connections: invalid filters": async (world) => {
      const bad = ["paused=maybe", "healthy=1", "syncedAtBefore=yesterday", "remainingRateLimitPercent=101", "next=x"];
      for (const query of [...bad, "remainingRateLimitPercent=many", "pageSize=0", "pageSize=1.5"]) {
        await refuses400(world, "GET", `/connections?${query}`, new RegExp(query.split("=")[0] ?? ""));
      }
    },
    "400 › Get of a connection: invalid or missing id": async (world) => {
      for (const id of NO_IDS)
        expect((await world.admin.get(`/connections/${id}`)).status).toBe(id === ".." ? 404 : 400);
    },
    "400 › Health of a connection: invalid or missing id": async (world) => {
      for (const id of NO_IDS.slice(0, 5)) await refuses400(world, "GET", `/connections/${id}/health`);
    },
    "400 › Tracker statuses of a connection: invalid or missing id": async (world) => {
      for (const id of NO_IDS.slice(0, 5)) await refuses400(world, "GET", `/connections/${id}/tracker/statuses`);
      const { source } = world.connections;
      await refuses400(world, "GET", `/connections/${source}/tracker/statuses`, /is a codehostRepo.*tracker/);
    },
    "400 › Connection sync: invalid wait": async (world) => {
      for (const wait of ["yes", 1, "true", []]) {
        const body = { wait };
        await refuses400(world, "POST", `/connections/${world.connections.source}/sync`, /wait/, body);
      }
    },
    "400 › Merge summarize: missing or invalid number": async (world) => {
      const path = `/connections/${world.connections.source}/merges/summarize`;
      for (const number of [undefined, 0, -1, 1.5, "1", null]) {
        await refuses400(world, "POST", path, /number/, { number });
      }
    },
    "400 › Channels: invalid or unsupported connection": async (world) => {
      const { source, jira, notion } = world.connections;
      for (const id of [source, jira, notion])
        await refuses400(world, "GET", `/connections/${id}/channels`, /chatApp or a chatChannel/);
      await refuses400(world, "GET", "/connections/nothing/channels");
    },
    "400 › Code host repository listing: invalid parameters (use connectionId alone or workspace with token)": async (
      world,
    ) => {
      const { bitbucket, jira } = world.connections;
      const bad = [
        "",
        "?workspace=octo",
        "?token=t",
        "?connectionId=",
        `?connectionId=${bitbucket}&workspace=octo&token=t`,
      ];
      for (const query of [...bad, `?connectionId=${bitbucket}&token=t`, `?connectionId=${jira}`, "?connectionId=x"]) {
        await refuses400(world, "GET", `/codehostb/repos${query}`, /connectionId|codehostb|no ID/);
      }
      await refuses400(world, "GET", `/codehostb/repos?connectionId=${jira}`, /it is a tracker/);
    },
    "400 › List conversations: staged=null": async (world) => {
      await refuses400(world, "GET", "/conversations?staged=null", /staged/);
    },
    "400 › Update conversation: staged and excludedFiles set together (rejected)": async (world) => {
      const { id } = await world.draft();
      const body = { staged: true, excludedFiles: [] };
      await refuses400(world, "PUT", `/conversations/${id}`, /staged.*excludedFiles/, body);
    },
    "400, 500 › Users endpoints: common errors": async (world) => {
      for (const query of [
        "invitationAccepted=maybe",
        "invitationAccepted=1",
        "noBuiltinRole=null",
        "noBuiltinRole=maybe",
        "pageSize=0",
        "next=x",
      ]) {
        await refuses400(world, "GET", `/users?${query}`, new RegExp(query.split("=")[0] ?? ""));
      }
      await refuses400(world, "GET", `/users?query=${"x".repeat(1_001)}`, /query/);
    },
    "404 › Get instruction when missing": async (world) => {
      await refused(world.admin.get("/instructions/ins-ffffffffffffffff"), 404, /instruction/);
    },
    "404 › Get instruction link when missing": async (world) => {
      await refused(world.admin.get("/instruction-links/inl-ffffffffffffffff"), 404, /link/);
    },
    "409 › Create or replace an instruction with a duplicate name and type": async (world) => {
      const name = world.unique("instruction");
      const written = { name, type: "planning", content: "Plan." } as const;
      const { id } = await world.admin.ok.post("/instructions", written);
      await refused(world.admin.post("/instructions", written), 409, new RegExp(name));
      const other = await world.admin.ok.post("/instructions", { ...written, type: "commit" });
      await refused(world.admin.put(`/instructions/${other.id}`, written), 409);
      expect((await world.admin.ok.put(`/instructions/${id}`, { ...written, content: "Replan." })).content).toBe(
        "Replan.",
      );
    },
    "4xx › Malformed audit log ID": async (world) => {
      await refuses400(world, "GET", "/audit_logs/adl-1");
    },
    "other rules › create-job fails on an ambiguous publication name": async (world) => {
      const { name } = await world.addPublication();
      await refused(world.askPublication({}, name), 409);
    },
    "other rules › create-job fails when a multi-source publication has no sourceConnection": async (world) => {
      const { id: second } = await world.addRepository();
      const { id } = await world.addPublication({ sourceRepos: [world.connections.source, second] });
      const body = { docRequest: { title: "T", body: "B", publications: [id] } };
      await refuses400(world, "POST", "/jobs", /sourceConnection/, body);
    },
    "other rules › publication create and update reject invalid configs": async (world) => {
      const config = { sourceRepos: [world.connections.source], docsRepo: "cnn-0123456789abcdef" };
      await refused(
        world.admin.post("/publications", { name: world.unique("bad"), config }),
        400,
        /cnn-0123456789abcdef/,
      );
      const { id, name } = await world.addPublication();
      await refused(world.admin.put(`/publications/${id}`, { name, config }), 400, /cnn-0123456789abcdef/);
    },
    "other rules › publication create and update reject duplicate names": async (world) => {
      const [one, other] = [await world.addPublication(), await world.addPublication()];
      await refused(world.askPublication({}, one.name), 409);
      const config = { sourceRepos: [world.connections.source], docsRepo: world.connections.source };
      await refused(world.admin.put(`/publications/${other.id}`, { name: one.name, config }), 409);
    },
    "other rules › invalid or missing publication IDs fail": async (world) => {
      for (const id of NO_IDS.slice(0, 5))
        expect([400, 404]).toContain((await world.admin.get(`/publications/${id}`)).status);
    },
    "other rules › unknown instruction types are rejected": async (world) => {
      const body = { name: "Ours", type: "poetry", content: "Rhyme." };
      await refuses400(world, "POST", "/instructions", /type/, body);
    },
    "other rules › send-batch rejects work-requesting comments": async (world) => {
      const { id } = await world.stage();
      const asked = await world.admin.ok.post(`/conversations/${id}/comments`, { body: "Leave out #3." });
      await world.settle(id);
      const itemCommentIds = [(await say(world, id, "One.")).id, asked.id];
      await refused(
        world.admin.post(`/conversations/${id}/comments/sendBatch`, { itemCommentIds }),
        400,
        new RegExp(asked.id),
      );
    },
    "design › an error body is {error}": async (world) => {
      for (const [method, path] of [
        ["GET", "/nowhere"],
        ["GET", "/jobs/none"],
        ["POST", "/jobs"],
      ] as const) {
        const { status, json } = await world.raw(method, path, method === "POST" ? { body: "[]" } : {});
        expect({ path, status, json }).toEqual({ path, status, json: { error: expect.stringMatching(/./) } });
        expect(status).toBeGreaterThanOrEqual(400);
      }
      expect((await world.admin.delete("/jobs")).status).toBe(405);
    },
    "design › no text holds U+0000, which a database cannot keep": async (world) => {
      const asked = { body: "Write.", publication: world.publication.id, stage: true };
      for (const more of [{ body: "a\0b" }, { labels: ["\0"] }, { relevantLinks: ["\\\0"] }]) {
        await refuses400(world, "POST", "/conversations", /U\+0000/, { ...asked, ...more });
      }
      const spelled = { ...asked, labels: ["\\u0000", "\\\\u0000"] };
      const { id, labels } = await world.admin.ok.post("/conversations/", spelled);
      expect(labels).toEqual(spelled.labels);
      await world.settle(id);
      expect((await world.admin.get("/connections?name=%00")).status).toBe(400);
    },
    "design › every answer bears its request ID": async (world) => {
      for (const path of ["/me", "/nowhere"]) {
        expect((await world.admin.get(path)).headers["x-request-id"]).toMatch(/^req-[0-9a-f]{16}$/);
      }
    },
  },
};

async function refuses400(world: World, method: string, path: string, says = /./, body?: unknown): Promise<void> {
  const { status, json } = await world.raw(method, path, body === undefined ? {} : { body: JSON.stringify(body) });
  expect({ method, path, status, error: json.error }).toMatchObject({
    status: 400,
    error: expect.stringMatching(says),
  });
}

async function refusesConfig(world: World, config: unknown, says: RegExp): Promise<void> {
  const { id } = await world.admin.ok.get(`/connections/${world.connections.source}`);
  const body = { name: NAME, config };
  await refuses400(world, "POST", "/connections", says, body);
  await refuses400(world, "PUT", `/connections/${id}`, says, body);
}
