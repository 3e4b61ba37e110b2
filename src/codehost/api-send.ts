/** One request to a code host's API; `body` is JSON. */
export type ApiRequest = {
  method: "GET" | "POST" | "PUT";
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
};

/** What came back, whatever the status; names of headers in lower case. */
export type ApiAnswer = { status: number; headers: Readonly<Record<string, string | undefined>>; body: string };

/** Sends a request where it may go: it follows no redirect, and throws where it gets no answer. */
export type ApiSend = (request: ApiRequest) => Promise<ApiAnswer>;
