import type { Comment } from "../../src/contract/comments.ts";
import type { World } from "./world.ts";

/** A comment that asks for no work. */
export function say(world: World, id: string, body: string): Promise<Comment> {
  return world.admin.comments.create({ id, body, workRequested: false });
}
