import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildOutputs } from "../../../src/action/outcome.ts";
import { AppliedService } from "../../support/applied-service.ts";
import { createTickingClock } from "../../support/clock.ts";
import { startStep } from "../../support/step.ts";

const clock = createTickingClock(20);
afterAll(() => clock[Symbol.dispose]());

let service: AppliedService;
beforeEach(async () => {
  service = await AppliedService.open();
});
afterEach(() => service[Symbol.asyncDispose]());

const SECRETS = { HOST_TOKEN: "token-of-the-host", TRACKER_TOKEN: "token-of-the-tracker" };

/** Everything, in an order in which nothing is there when it is named. */
const FILE = `publications:
  - name: notes
    config:
      docsRepo: octo/widget
      sourceRepos: [octo/widget, jira]
      inputTriggers: { octo/widget: [releases] }
      writeReleaseNotes: true
      styleGuide: { releaseNotes: { path: "docs/{version}.md" } }
    instructions:
      - { slotType: releaseNotes, instructionId: Tone }
      - { slotType: releaseNotes, content: Name the version. }
      - { slotType: changelog, instructionId: Length }
connections:
  - name: octo/widget
    config:
      codehostRepo: { codehostAppConnectionId: github, repositoryUrl: "https://github.com/octo/widget" }
  - name: github
    config: { codehostApp: { token: "\${HOST_TOKEN}" } }
  - name: jira
    config: { tracker: { baseUrl: "https://octo.atlassian.net", email: ada@example.org, token: "\${TRACKER_TOKEN}" } }
instructions:
  - { name: Tone, type: releaseNotes, content: Be friendly. }
  - { name: Length, type: changelog, content: Be short. }
`;

type Given = { inputs?: Record<string, string>; variables?: Record<string, string>; key?: string };

/** Runs a step that applies the file. */
async function apply({ inputs = {}, variables = SECRETS, key = service.admin.apiKey }: Given = {}) {
  const given = { command: "apply", "base-url": service.url, "api-key": key, ...inputs };
  const runner = { ...variables, GITHUB_WORKSPACE: service.directory };
  const { outcome: ending, reporter } = startStep(given, { clock, variables: runner });
  const outcome = await ending.finally(markHealthy);
  return { outcome, outputs: buildOutputs(outcome), log: reporter.said.map(([, text]) => text).join("\n") };
}

/** Writes the file, and applies it. */
function applyFile(text = FILE, given: Given = {}) {
  service.writeFile(text);
  return apply(given);
}

/** As the first health checks would: these products cannot be reached here. */
async function markHealthy() {
  await service.organization.store.database.updateTable("connections").set({ healthy: 1 }).execute();
}

const ALL = ["connections", "instructions", "publications"] as const;
/** With the instruction of the publication only. */
const count = async () => Promise.all(ALL.map(async (kind) => (await service.list(kind)).length));

test("creates everything in the order of references; a second run writes nothing", async () => {
  const { outputs, log } = await applyFile();
  expect(outputs).toMatchObject({ changed: "true", created: "6", updated: "0", deleted: "0" });
  expect(log).toContain("+ publication notes\n    config.sourceRepos: [octo/widget, jira]");
  expect(service.takeWrites()).toEqual([
    ...["connections", "connections", "connections", "instructions", "instructions"].map(
      (kind) => `POST /api/v1/${kind}`,
    ),
    "POST /api/v1/publications",
  ]);
  const again = await apply({ inputs: { prune: "true" } });
  expect(again.outputs).toMatchObject({ changed: "false", created: "0", updated: "0", deleted: "0" });
  expect(again.log).toMatch(/: nothing to change\.$/);
  expect(service.takeWrites()).toEqual([]);
  const [notes] = await service.list("publications");
  expect(notes?.instructions).toMatchObject([
    { slotType: "releaseNotes", name: "Tone", global: true },
    { slotType: "releaseNotes", name: "releaseNotes 2", content: "Name the version.", global: false },
    { slotType: "changelog", name: "Length", global: true },
  ]);
});

test("a secret that the service quotes is hidden", async () => {
  service.writeFile(FILE);
  service.before = async (request) =>
    request.method === "POST"
      ? Response.json({ error: `Refused ${await request.text()}` }, { status: 400 })
      : undefined;
  const fault = String(await apply().catch((error: unknown) => error));
  expect(fault).toContain("***");
  expect(fault).not.toContain(SECRETS.HOST_TOKEN);
});

test("a dry run shows the plan and writes nothing", async () => {
  const { outputs, log } = await applyFile(FILE, { inputs: { "dry-run": "true" } });
  expect(outputs).toMatchObject({ changed: "true", created: "6" });
  expect(JSON.parse(outputs.plan)).toHaveLength(6);
  expect(log).toContain("6 to create");
  expect(service.takeWrites()).toEqual([]);
});

test("faults of the file are found before anything is written, those that only the service knows too", async () => {
  service.writeFile(`${FILE.replace("[octo/widget, jira]", "[octo/widget, jirra]")}  - { name: a, type: planning }\n`);
  const fault = await apply().catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: "apply/invalid" });
  expect(String(fault)).toMatch(
    /:5:\d+: .*names the connection "jirra".*\n.*:24:\d+: instructions\[2\]\.content: is missing/,
  );
  expect(service.takeWrites()).toEqual([]);
});

test("faults of the file are named even if the service does not answer", async () => {
  await expect(applyFile(FILE.replace("docsRepo", "docRepo"), { key: "unknown" })).rejects.toMatchObject({
    code: "apply/invalid",
  });
  await expect(applyFile(FILE, { key: "unknown" })).rejects.toMatchObject({ code: "api/401" });
});

test("a section with a wrong name is the only fault, not each name that it has", async () => {
  await expect(applyFile(FILE.replace("connections:", "connection:"))).rejects.toMatchObject({
    message: expect.not.stringContaining("names the connection"),
  });
});

test("a file that is missing is a failure with a code, before any request", async () => {
  await expect(apply()).rejects.toMatchObject({ code: "apply/no-file" });
  expect(service.requests).toEqual([]);
});

test("a change is one request, with what the file says and nothing else", async () => {
  await applyFile();
  const before = await service.list("connections");
  service.takeWrites();
  service.writeFile(
    FILE.replace("Be short.", "Be brief.").replace("writeReleaseNotes", "writeChangelogs").replace("ada@", "bob@"),
  );
  const { outputs, log } = await apply();
  expect(outputs).toMatchObject({ changed: "true", created: "0", updated: "3", deleted: "0" });
  expect(log).toContain('config.tracker.email: "ada@example.org" → "bob@example.org"');
  expect(service.takeWrites().map((line) => line.replace(/[^/]+$/, ""))).toEqual([
    "PUT /api/v1/connections/",
    "PUT /api/v1/instructions/",
    "PUT /api/v1/publications/",
  ]);
  expect((await service.list("publications"))[0]?.config).toMatchObject({ writeChangelogs: true });
  expect((await service.list("connections")).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test("a rename keeps the record and what refers to it", async () => {
  await applyFile();
  const [before] = await service.list("publications");
  const renamed = FILE.replaceAll("octo/widget]", "octo/gadget]")
    .replace("[octo/widget, jira]", "[octo/gadget, jira]")
    .replace("docsRepo: octo/widget", "docsRepo: octo/gadget")
    .replace("{ octo/widget:", "{ octo/gadget:")
    .replace("- name: octo/widget", "- name: octo/gadget\n    renamedFrom: octo/widget");
  service.writeFile(renamed);
  expect((await apply({ inputs: { prune: "true" } })).outputs).toMatchObject({ updated: "1", deleted: "0" });
  expect((await service.list("publications"))[0]?.config).toEqual(before?.config);
  expect((await apply()).outputs.changed).toBe("false");
});

describe("what is not in the file", () => {
  test("stays without prune, and is deleted with it in an order that no reference breaks", async () => {
    await applyFile();
    service.writeFile("connections: []\ninstructions: []\npublications: []\n");
    service.takeWrites();
    expect((await apply()).log).toContain("? connection jira (tracker): not in the file");
    expect(service.takeWrites()).toEqual([]);
    expect((await apply({ inputs: { prune: "true" } })).outputs).toMatchObject({ changed: "true", deleted: "6" });
    expect(service.takeWrites().map((line) => line.split("/")[3])).toEqual([
      "publications",
      ...["instructions", "instructions", "connections", "connections", "connections"],
    ]);
    expect(await count()).toEqual([0, 0, 0]);
    expect((await applyFile()).outputs.created).toBe("6");
  });
});

test("links of style guides, which no publication shows, stay with their instruction", async () => {
  await applyFile();
  const { call } = service.admin;
  const { body: guide } = await call("POST", "instructions", {
    name: "House",
    type: "styleGuide",
    content: "Say you.",
  });
  const [notes] = await service.list("publications");
  await call("POST", `instructions/${guide.id}/links`, { publicationId: notes?.id, slotType: "styleGuide" });
  expect(
    (await applyFile(FILE.replace("Name the version.", "Name no version."), { inputs: { prune: "true" } })).outputs,
  ).toMatchObject({ updated: "1", deleted: "0" });
  const { body } = await call("GET", "instruction-links?slotType=styleGuide");
  expect(body.instructionLinks).toMatchObject([{ instructionId: guide.id }]);
});

describe("secrets", () => {
  const readTokens = () => service.organization.readAll();

  test("are sent again on request only, and count as a change only if they differ", async () => {
    await applyFile();
    const variables = { ...SECRETS, HOST_TOKEN: "another-token" };
    const before = await readTokens();
    expect((await apply({ variables })).outputs.changed).toBe("false");
    expect(await readTokens()).toBe(before);
    const sent = await apply({ variables, inputs: { "update-secrets": "true" } });
    expect(sent.outputs).toMatchObject({ changed: "true", updated: "1" });
    expect(await readTokens()).not.toBe(before);
    expect((await apply({ variables, inputs: { "update-secrets": "true" } })).outputs.changed).toBe("false");
  });

  test("are sent again to a connection that the service found unhealthy, with a warning while it is", async () => {
    await applyFile();
    const { database } = service.organization.store;
    const fail = () => database.updateTable("connections").set({ healthy: 0 }).where("name", "=", "github").execute();
    await fail();
    const same = await apply();
    expect(same.log).toContain(
      "config.codehostApp.token: (secret) → (secret, sent again: the connection is unhealthy)",
    );
    expect(same.outputs.changed).toBe("false");
    expect(same.outcome.warnings).toEqual([expect.stringMatching(/^The connection github is unhealthy/)]);
    await fail();
    const replaced = await apply({ variables: { ...SECRETS, HOST_TOKEN: "another-token" } });
    expect(replaced.outputs).toMatchObject({ changed: "true", updated: "1" });
  });
});

describe("converges and doubles nothing", () => {
  const isCreate = ({ method, url }: Request) => method === "POST" && url.includes("/connections");

  test("if a run ends after each number of writes", async () => {
    service.writeFile(FILE);
    for (let writes = 0; writes < 6; writes += 1) {
      let left = 1;
      service.before = async ({ method }) =>
        method === "POST" && left-- <= 0 ? Response.json({ error: "Stopped." }, { status: 400 }) : undefined;
      if (writes < 5)
        await expect(apply()).rejects.toMatchObject({
          code: "api/400",
          message: expect.stringMatching(/^Cannot create the .* 1 of \d changes are done\.$/),
        });
      else await apply();
    }
    service.before = async () => undefined;
    expect(await count()).toEqual([3, 3, 1]);
    expect((await apply()).outputs.changed).toBe("false");
  });

  test("if the answers to creates are lost", async () => {
    service.writeFile(FILE);
    const lost = new Set<string>();
    service.before = async (request) => {
      const path = new URL(request.url).pathname;
      if (request.method !== "POST" || lost.has(path)) return undefined;
      lost.add(path);
      await service.organization.service.fetch(request);
      return new Response("<html>", { status: 502 });
    };
    expect((await apply()).outputs).toMatchObject({ created: "6" });
    expect(await count()).toEqual([3, 3, 1]);
  });

  test("if the answer to a change is lost", async () => {
    await applyFile();
    service.writeFile(FILE.replace("writeReleaseNotes", "writeChangelogs"));
    let left = 1;
    service.before = async (request) => {
      if (request.method !== "PUT" || left-- <= 0) return undefined;
      await service.organization.service.fetch(request);
      return new Response("<html>", { status: 502 });
    };
    expect((await apply()).outputs).toMatchObject({ updated: "1" });
  });

  test("if two runs create at the same time", async () => {
    service.writeFile(FILE);
    const both = Promise.withResolvers<undefined>();
    let waiting = 0;
    service.before = async (request) => {
      if (!isCreate(request) || waiting >= 2) return undefined;
      waiting += 1;
      if (waiting === 2) both.resolve(undefined);
      return both.promise;
    };
    await Promise.all([apply(), apply()]);
    expect(await count()).toEqual([3, 3, 1]);
  });
});

describe("what changes between plan and write is a conflict", () => {
  /** Runs once before the first request with the method. */
  function interfere(method: string, change: () => Promise<unknown>) {
    let left = 1;
    service.before = async (request) => {
      if (request.method === method && left-- > 0) await change();
      return undefined;
    };
  }

  beforeEach(async () => {
    await applyFile();
  });

  test("of a publication that somebody else changes, and overwrites nothing", async () => {
    const [notes] = await service.list("publications");
    service.writeFile(FILE.replace("writeReleaseNotes", "writeChangelogs"));
    const config = { ...notes?.config, planningInstructions: "Theirs." };
    interfere("PUT", () => service.admin.call("PUT", `publications/${notes?.id}`, { ...notes, config }));
    await expect(apply()).rejects.toMatchObject({
      code: "apply/conflict",
      message: expect.stringMatching(/^Cannot change the publication "notes": .* 0 of 1 changes are done\.$/),
    });
    expect((await service.list("publications"))[0]?.config).toMatchObject({ planningInstructions: "Theirs." });
    expect((await apply()).outputs.changed).toBe("true");
  });

  test("of an instruction that somebody else deletes", async () => {
    const [tone] = await service.list("instructions");
    service.writeFile(FILE.replace("Be friendly.", "Be kind."));
    interfere("PUT", () => service.admin.call("DELETE", `instructions/${tone?.id}`));
    await expect(apply()).rejects.toMatchObject({ code: "apply/conflict" });
  });

  test("but a publication that uses a connection only since the plan is not deleted with it", async () => {
    const jira = (await service.list("connections")).find(({ name }) => name === "jira");
    const widget = (await service.list("connections")).find(({ name }) => name === "octo/widget");
    const config = { docsRepo: widget?.id, sourceRepos: [widget?.id, jira?.id], writeReleaseNotes: true };
    service.writeFile("connections: []\npublications: []\n");
    interfere("DELETE", () => service.admin.call("POST", "publications", { name: "late", config }));
    expect((await apply({ inputs: { prune: "true" } })).outputs.deleted).toBe("4");
    expect((await service.list("publications")).map(({ name }) => name)).toEqual(["late"]);
  });

  test("but not if it is deleted, which the run wants too", async () => {
    const [notes] = await service.list("publications");
    service.writeFile("publications: []\n");
    interfere("DELETE", () => service.admin.call("DELETE", `publications/${notes?.id}`));
    expect((await apply({ inputs: { prune: "true" } })).outputs.deleted).toBe("1");
  });
});

describe("a key without a permission", () => {
  const READ = ["connection", "instruction", "publication"].flatMap((kind) => [`${kind}:list`, `${kind}:get`]);

  async function refusal(permissions: readonly string[]) {
    const { apiKey } = await service.organization.addKeyed({ permissions: permissions as never });
    return apply({ key: apiKey }).catch((error: unknown) => error);
  }

  test.each([
    ["instruction:list", READ.filter((one) => !one.startsWith("instruction"))],
    ["publication:create", [...READ, "connection:create", "instruction:create"]],
  ])("gets the permission that it lacks: %s", async (missing, permissions) => {
    service.writeFile(FILE);
    expect(await refusal(permissions)).toMatchObject({ code: "api/403", message: expect.stringContaining(missing) });
  });
});
