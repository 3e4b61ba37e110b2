/** One HTTP request, whatever carries it; `path` is relative to the service's base address. */
export type HttpRequest = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
};

/** The whole answer to one request. */
export type HttpAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string };

/**
 * Carries one request to the service and brings its answer, whatever its status: over the network,
 * or to a service in this process. Rejects only when there is no answer.
 */
export type Send = (request: HttpRequest) => Promise<HttpAnswer>;
