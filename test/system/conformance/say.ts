import type { Shown } from "./shown.ts";
import type { World } from "./world.ts";

/** A comment that asks for no work. */
export function say(world: World, id: string, body: string): Promise<Shown> {
  return world.admin.ok.post(`/conversations/${id}/comments`, { body, workRequested: false });
}
