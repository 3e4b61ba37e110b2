import * as z from "zod/mini";
import type { PublicationConfig } from "../../../contract/resources/publications.ts";
import type { Service } from "../../service.ts";

export type Post = (path: string, body?: object) => Promise<string>;
export type Api = { post: Post; get: (path: string) => Promise<unknown> };

const Created = z.looseObject({ id: z.optional(z.string()) });

/** Calls the API of `service` as the owner of a key. Throws where it refuses; `post` returns the ID in the answer. */
export function createApi(service: Pick<Service, "fetch">, apiKey: string): Api {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const request = new Request(`http://127.0.0.1/api/v1/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await service.fetch(request);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} of the demo got ${answer.status}: ${text}`);
    return text === "" ? {} : JSON.parse(text);
  };
  return {
    post: async (path, body) => Created.parse(await call("POST", path, body)).id ?? "",
    get: (path) => call("GET", path),
  };
}

export const NOTES = "Release notes";
export const CHANGELOG = "Changelog";

type Host = { url: string; token: string; secret: string; repository: string };

/** Returns the ID of the publication that writes everything. */
export async function createPublications(post: Post, { url, token, secret, repository }: Host): Promise<string> {
  const [workspace = ""] = repository.split("/");
  const access = { workspace, token, baseUrl: `${url}/2.0`, webhookSecret: secret };
  const codehostAppConnectionId = await post("connections", { name: "Code host", config: { codehostbApp: access } });
  const docsRepo = await post("connections", {
    name: "ferrytime",
    config: { codehostRepo: { codehostAppConnectionId, repositoryUrl: `${url}/${repository}.git` } },
  });
  const title = await post("instructions", {
    name: "Titles",
    type: "commit",
    content: 'Title pull requests "docs: {subject}"',
  });
  const scope = await post("instructions", {
    name: "No dependency updates",
    type: "releaseNotes",
    content: "Leave out dependency updates",
  });
  const create = (name: string, config: PublicationConfig, instructions: object[]) =>
    post("publications", { name, config: { docsRepo, ...config }, instructions });
  const commits = { slotType: "commit", instructionId: title };
  const changelogs = { path: "CHANGELOG.md" };
  await create(
    CHANGELOG,
    {
      ...{ writeChangelogs: true, styleGuide: { changelogs }, release: { version: "auto" } },
      inputTriggers: { [docsRepo]: ["issueComments"] },
    },
    [commits],
  );
  const triggers = { inputTriggers: { [docsRepo]: ["releases", "issueComments"] }, styleGuide: { changelogs } };
  const all = { writeReleaseNotes: true, writeChangelogs: true, writeDocumentation: true };
  return create(NOTES, { sourceRepos: [docsRepo], ...all, ...triggers }, [
    { slotType: "releaseNotes", instructionId: scope },
    commits,
  ]);
}
