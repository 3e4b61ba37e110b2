import * as z from "zod/mini";
import type { PublicationConfig } from "../../../contract/resources/publications.ts";
import type { Service } from "../../service.ts";

type Call = (method: "GET" | "POST", path: string, body?: object) => Promise<unknown>;
type Post = (path: string, body: object) => Promise<string>;

/** Calls the API of `service` as the owner of a key. Throws where it refuses. */
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
    return text === "" ? undefined : JSON.parse(text);
  };
}

const Created = z.looseObject({ id: z.string() });
const Diff = z.object({ files: z.array(z.looseObject({ filePath: z.string(), sha: z.nullish(z.string()) })) });

/**
 * Creates what the demo shows: its records, and conversations that are ready for review, need attention and are
 * cancelled. When this returns, two of them run: one that a comment asked for, and a new one.
 */
export async function createDemoRecords(
  service: Pick<Service, "fetch" | "idle">,
  { apiKey, repositoryUrl }: { apiKey: string; repositoryUrl: string },
): Promise<void> {
  const call = createCall(service, apiKey);
  const post: Post = async (path, body) => Created.parse(await call("POST", path, body)).id;
  await post("users", { name: "Reviewer", email: "reviewer@example.com", roles: ["reviewer"] });
  const publication = await createPublications(post, repositoryUrl);
  const converse = (publication: string, body: string, tags: { start: string; end?: string }) =>
    post("conversations/", { stage: true, publication, body, changes: [{ tags }] });
  await converse(CHANGELOG, "Add version 2.2.0 to the changelog.", { start: "v2.1.0", end: "v2.2.0" });
  await converse(NOTES, "Write the release notes of version 2.1.0.", { start: "v2.0.0", end: "v2.1.0" });
  const update = "Write the release notes of version 2.0.0, and update the install commands.";
  const reviewed = await converse(NOTES, update, { start: "v1.2.0", end: "v2.0.0" });
  const history = "List everything since the first release in the changelog.";
  const cancelled = await converse(CHANGELOG, history, { start: "v1.0.0" });
  await call("POST", `conversations/${cancelled}/cancel`);
  await service.idle();
  const { files } = Diff.parse(await call("GET", `conversations/${reviewed}/diff`));
  await post(`conversations/${reviewed}/comments`, commentOnReadme(files));
  await post(`conversations/${reviewed}/comments`, {
    body: "/reword #24 Ask for the departures of several piers at once",
  });
  await converse(CHANGELOG, "Add what changed since version 2.1.0 to the changelog.", { start: "v2.1.0" });
  await call("POST", `publications/${publication}/sync`);
}

const NOTES = "Release notes";
const CHANGELOG = "Changelog";

/** Returns the ID of the one that writes everything. */
async function createPublications(post: Post, repositoryUrl: string): Promise<string> {
  const docsRepo = await post("connections", {
    name: "ferrytime",
    config: { codehostRepo: { repositoryUrl } },
  });
  const title = await post("instructions", {
    name: "Titles",
    type: "commit",
    content: 'Title pull requests "docs: {subject}"\nLabel pull requests documentation',
  });
  const scope = await post("instructions", {
    name: "No dependency updates",
    type: "releaseNotes",
    content: "Leave out dependency updates",
  });
  const create = (name: string, config: PublicationConfig, instructions: object[]) =>
    post("publications", { name, config: { docsRepo, ...config }, instructions });
  const commits = { slotType: "commit", instructionId: title };
  await create(CHANGELOG, { writeChangelogs: true }, [commits]);
  const triggers = { inputTriggers: { [docsRepo]: ["releases"] } };
  const all = { writeReleaseNotes: true, writeChangelogs: true, writeDocumentation: true };
  return create(NOTES, { sourceRepos: [docsRepo], ...all, ...triggers }, [
    { slotType: "releaseNotes", instructionId: scope },
    commits,
  ]);
}

function commentOnReadme(files: z.infer<typeof Diff>["files"]): object {
  const filePath = "README.md";
  const anchoredFileSha = files.find((file) => file.filePath === filePath)?.sha ?? undefined;
  const body = "Do we still recommend a global installation?";
  return { body, workRequested: false, anchor: { filePath, anchoredFileSha, startLine: 8 } };
}
