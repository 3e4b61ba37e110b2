import type { TestEnvironment } from "./environment.ts";
import type { Shown } from "./shown.ts";

/** Adds a comment that requests no work. */
export function say(env: TestEnvironment, id: string, body: string): Promise<Shown> {
  return env.admin.ok.post(`/conversations/${id}/comments`, { body, workRequested: false });
}
