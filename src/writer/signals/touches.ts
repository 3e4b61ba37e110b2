import { type Change, selectPaths } from "../change.ts";

/** By path, the changes that touch it, newest first. */
export type Touches = ReadonlyMap<string, readonly Change[]>;

export function listTouches(changes: readonly Change[]): Touches {
  const touches = new Map<string, Change[]>();
  for (const change of changes) {
    for (const path of selectPaths(change)) {
      const others = touches.get(path);
      if (others === undefined) touches.set(path, [change]);
      else others.push(change);
    }
  }
  return touches;
}
