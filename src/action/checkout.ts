import type { History } from "../git/repository.ts";
import type { BuiltInPlace } from "./connect.ts";
import { webUrlOf } from "./environment.ts";
import type { Run } from "./outcome.ts";
import { selectStyle } from "./pull-request-inputs.ts";

/** Loads git when it is needed, and reads the history of a checkout once. */
export function createCheckoutReader(directory: string) {
  let history: Promise<History> | undefined;
  const readHistory = (): Promise<History> => {
    history ??= import("../git/repository.ts").then((git) => git.readHistory(directory));
    return history;
  };
  /** `isBare`: without the history of a shallow clone. */
  const readName = async (isBare: boolean): Promise<string> => {
    const { nameRepository, readRepository } = await import("../git/repository.ts");
    return nameRepository(isBare ? await readRepository(directory) : (await readHistory()).repository).name;
  };
  const use = (read: History) => {
    history = Promise.resolve(read);
  };
  return { readHistory, readName, use };
}

export function placeOf({ task, drafts, history }: Run & { history?: Promise<History> }): BuiltInPlace {
  const { inputs, event, directory } = task;
  const { repository: name, apiUrl } = event;
  const [token, webUrl] = [inputs["github-token"], webUrlOf(event)];
  return {
    directory,
    drafts,
    history,
    pullRequest: selectStyle(inputs),
    ...(name === undefined || webUrl === undefined ? {} : { repository: { name, webUrl } }),
    ...(token === "" ? {} : { github: { apiUrl, token } }),
  };
}
