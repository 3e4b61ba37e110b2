import { readRepository } from "../git/repository.ts";
import { nameRepository } from "../git/repository-name.ts";

/** The name of the connection that stands for the repository at `directory`, where no event says it. */
export async function readSourceName(directory: string): Promise<string> {
  return nameRepository(await readRepository(directory)).name;
}
