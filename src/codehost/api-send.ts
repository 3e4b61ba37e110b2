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
