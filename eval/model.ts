export type ModelChoice = {
  model?: string | undefined;
  "model-url"?: string | undefined;
  /** The name of the variable that has the key. */
  "model-key-env"?: string | undefined;
};

/** The bundle's flags for a model; none without one. Throws if the key's variable is empty, or without a name. */
export function buildModelFlags(given: ModelChoice, environment: NodeJS.ProcessEnv = process.env): string[] {
  const { model, "model-url": url, "model-key-env": variable } = given;
  if (model === undefined) {
    if (url === undefined && variable === undefined) return [];
    throw new Error("--model-url and --model-key-env need --model.");
  }
  const key = variable === undefined ? undefined : environment[variable];
  if (variable !== undefined && !key) throw new Error(`The variable ${variable} of --model-key-env is empty.`);
  return [
    ...["--model", model],
    ...(url === undefined ? [] : ["--model-url", url]),
    ...(key === undefined ? [] : ["--model-key", key]),
  ];
}
