import { request } from "node:http";
import type { Answer } from "./service.ts";

type Answered = Answer & { cookies: string[]; location: string };

/** Calls a service as a page of it does in a browser: with its origin and the cookies that it set. */
export class Browser {
  readonly url: string;
  readonly #jar = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  /** The cookies that it sends. */
  get cookie(): string {
    const kept = [...this.#jar].filter(([, value]) => value !== "");
    return kept.map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Follows a link from a page of another site. */
  navigate(path: string): Promise<Answered> {
    return this.call("GET", path, undefined, { "sec-fetch-site": "cross-site" });
  }

  /** `headers` replace those of the page; null leaves one out. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string | null> = {},
  ): Promise<Answered> {
    const text = body === undefined ? "" : JSON.stringify(body);
    const own = {
      origin: method === "GET" ? null : this.url,
      cookie: this.cookie || null,
      "content-type": text === "" ? null : "application/json",
      "content-length": String(Buffer.byteLength(text)),
      ...headers,
    };
    const sent = Object.fromEntries(
      Object.entries(own).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    );
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const sending = request(`${this.url}${path}`, { method, headers: sent }, async (answer) => {
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(piece);
      const shown = Buffer.concat(pieces).toString();
      const cookies = answer.headers["set-cookie"] ?? [];
      const { location = "" } = answer.headers;
      resolve({
        status: answer.statusCode ?? 0,
        body: shown === "" ? undefined : JSON.parse(shown),
        cookies,
        location,
      });
    });
    sending.on("error", reject).end(text);
    const answered = await promise;
    for (const one of answered.cookies) {
      const [name = "", value = ""] = (one.split(";")[0] ?? "").split("=");
      this.#jar.set(name, value);
    }
    return answered;
  }

  api(method: string, path: string, body?: unknown, headers: Record<string, string | null> = {}): Promise<Answered> {
    return this.call(method, `/api/v1/${path}`, body, headers);
  }
}
