import type { ApiSend } from "./api-send.ts";

/** What Octokit needs of `fetch`. */
export type OctokitFetch = (
  url: string,
  init: { method: string; headers: Readonly<Record<string, string>>; body?: string },
) => Promise<Response>;

/** Lets Octokit send by `send`, so that it reaches no other places than that does. */
export function sendAsFetch(send: ApiSend): OctokitFetch {
  return async (url, { method, headers, body }) => {
    const answer = await send({ method, url, headers, ...(body === undefined ? {} : { body }) });
    const entries = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    // A Response refuses a body, even an empty one, with 204 and its like.
    return new Response(answer.body === "" ? null : answer.body, { status: answer.status, headers: entries });
  };
}
