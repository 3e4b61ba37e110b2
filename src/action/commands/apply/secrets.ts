import { SECRET_FIELDS } from "../../../contract/connection-fields.ts";
import { SECRET_VARIABLE } from "../../../contract/service-file.ts";
import type { FileContent } from "./file.ts";
import type { Problem } from "./problems.ts";

/** Variables of the runner, whose values no file of a repository may send away. */
const RESERVED = /^(?:ACTIONS|GITHUB|INPUT|RUNNER)_/i;

/** Secrets by their form in the file, `${NAME}`. */
export type SecretValues = ReadonlyMap<string, string>;

export function readSecrets(
  { connections, invalid }: Pick<FileContent, "connections" | "invalid">,
  variables: Readonly<Record<string, string | undefined>>,
): { secrets: SecretValues; problems: Problem[] } {
  const secrets = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { path, value } of [...connections, ...invalid.connections]) {
    for (const [type, fields] of Object.entries(value.config)) {
      for (const [field, reference] of Object.entries<unknown>(fields ?? {})) {
        const isSecret = typeof reference === "string" && SECRET_FIELDS.has(field);
        const name = isSecret ? SECRET_VARIABLE.exec(reference)?.[1] : undefined;
        if (name === undefined) continue;
        const refuse = (message: string) => problems.push({ path: [...path, "config", type, field], message });
        const secret = variables[name]?.trim();
        if (RESERVED.test(name)) refuse(`names ${name}, a variable of the runner; choose another name`);
        else if (secret) secrets.set(`\${${name}}`, secret);
        else refuse(`needs the variable ${name}, which is ${secret === undefined ? "not set" : "empty"}; ${SET}`);
      }
    }
  }
  return { secrets, problems };
}

const SET = "set it in the step's `env` from a secret of the repository";
