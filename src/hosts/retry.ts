import { type GitHubFault, isAmbiguous, selectPause } from "./github/errors.ts";

/** One request to a code host's API; `method` is in capitals, `body` is JSON. */
export type ApiRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
};

/** What came back, whatever the status; names of headers in lower case. */
export type ApiAnswer = { status: number; headers: Readonly<Record<string, string | undefined>>; body: string };

/** Sends a request where it may go: what authorizes it follows no redirect elsewhere. Throws where it gets no answer. */
export type ApiSend = (request: ApiRequest) => Promise<ApiAnswer>;

/** What a server answered where it refused, or that it did not; GitHub's rules for waiting are everybody's. */
export type ServerFault = GitHubFault;

/** How long all waiting for one call may take, in milliseconds. */
const LONGEST_WAIT = 15 * 60_000;

/**
 * Makes a call, again where the server failed or wants to be asked later; `look` finds what a call that seemed to fail
 * has brought about, so that it is not made twice. `wait` resolves after so many milliseconds. Throws what `send` throws.
 */
export async function persist(
  { parseFault, wait = sleep }: Patience,
  send: () => Promise<unknown>,
  look: (() => Promise<unknown>) | undefined,
): Promise<unknown> {
  let left = LONGEST_WAIT;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const fault = parseFault(error);
      const pause = fault === undefined ? undefined : selectPause(fault, attempt, Date.now());
      if (fault === undefined || pause === undefined || pause > left) throw error;
      left -= pause;
      await wait(pause);
      const found = isAmbiguous(fault) ? await look?.() : undefined;
      if (found !== undefined) return found;
    }
  }
}

/** How an error is told to be the server's, and how to wait. */
export type Patience = {
  parseFault: (error: unknown) => ServerFault | undefined;
  wait?: ((milliseconds: number) => Promise<void>) | undefined;
};

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
