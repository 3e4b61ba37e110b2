import * as z from "zod/mini";
import type { ConversationRequest } from "../../../contract/conversations.ts";
import type { PublicationConfig } from "../../../contract/publications.ts";
import type { Service } from "../service.ts";

type Call = (method: "POST" | "PUT" | "GET", path: string, body?: object) => Promise<string>;

const Created = z.looseObject({ id: z.string() });

/** Calls the API of `service` as the owner of a key, and returns the ID of the answer. Throws what the API refuses. */
function createCall(service: Pick<Service, "fetch">, apiKey: string): Call {
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const request = new Request(`http://127.0.0.1/api/v1/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await service.fetch(request);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} of the demo got ${answer.status}: ${text}`);
    return Created.parse(JSON.parse(text)).id;
  };
}

/**
 * Creates what the demo shows: its records, and conversations that are ready for review, need attention and are
 * cancelled. When this returns, two of them run: one that a comment asked for, and a new one.
 */
export async function createDemoRecords(
  service: Pick<Service, "fetch" | "idle">,
  { apiKey, repositoryUrl }: { apiKey: string; repositoryUrl: string },
): Promise<void> {
  const call = createCall(service, apiKey);
  await createPublications(call, repositoryUrl);
  const converse = (request: ConversationRequest) => call("POST", "conversations/", { stage: true, ...request });
  await converse({ ...MISSING_RELEASE, publication: CHANGELOG });
  await converse({ ...FEATURE_RELEASE, publication: NOTES });
  const reviewed = await converse({ ...BREAKING_RELEASE, publication: NOTES });
  const cancelled = await converse({ ...WHOLE_HISTORY, publication: CHANGELOG });
  await call("POST", `conversations/${cancelled}/cancel`);
  await service.idle();
  for (const comment of COMMENTS) await call("POST", `conversations/${reviewed}/comments`, comment);
  await converse({ ...UNRELEASED, publication: CHANGELOG });
}

const NOTES = "Release notes";
const CHANGELOG = "Changelog";

async function createPublications(call: Call, repositoryUrl: string): Promise<void> {
  const docsRepo = await call("POST", "connections", {
    name: "ferrytime",
    config: { codehostRepo: { repositoryUrl } },
  });
  await call("GET", `connections/${docsRepo}/health`);
  const title = await call("POST", "instructions", {
    name: "Titles",
    type: "commit",
    content: 'Title pull requests "docs: {subject}"\nLabel pull requests documentation',
  });
  const scope = await call("POST", "instructions", {
    name: "No dependency updates",
    type: "releaseNotes",
    content: "Leave out dependency updates",
  });
  const create = (name: string, config: PublicationConfig, instructions: object[]) =>
    call("POST", "publications", { name, config: { docsRepo, ...config }, instructions });
  const commits = { slotType: "commit", instructionId: title };
  await create(CHANGELOG, { writeChangelogs: true }, [commits]);
  const triggers = { inputTriggers: { [docsRepo]: ["releases"] } };
  const all = { writeReleaseNotes: true, writeChangelogs: true, writeDocumentation: true };
  await create(NOTES, { sourceRepos: [docsRepo], ...all, ...triggers }, [
    { slotType: "releaseNotes", instructionId: scope },
    commits,
  ]);
}

type Asked = Pick<ConversationRequest, "body" | "changes">;

const between = (start: string, end: string): ConversationRequest["changes"] => [{ tags: { start, end } }];

const WHOLE_HISTORY: Asked = {
  body: "List everything since the first release in the changelog.",
  changes: [{ tags: { start: "v1.0.0" } }],
};
const MISSING_RELEASE: Asked = {
  body: "Add version 2.2.0 to the changelog.",
  changes: between("v2.1.0", "v2.2.0"),
};
const FEATURE_RELEASE: Asked = {
  body: "Write the release notes of version 2.1.0.",
  changes: between("v2.0.0", "v2.1.0"),
};
const BREAKING_RELEASE: Asked = {
  body: "Write the release notes of version 2.0.0, and update the install commands.",
  changes: between("v1.2.0", "v2.0.0"),
};
const UNRELEASED: Asked = {
  body: "Add what changed since version 2.1.0 to the changelog.",
  changes: [{ tags: { start: "v2.1.0" } }],
};

const COMMENTS: readonly object[] = [
  {
    body: "Should we also say how long the old field stays?",
    workRequested: false,
    anchor: { filePath: "CHANGELOG.md", startLine: 8 },
  },
  { body: "/reword #24 Ask for the departures of several piers in one request" },
];
