/** One line of git's configuration. */
export type Setting = readonly [key: string, value: string];

/** Nobody is there to answer: whatever would ask for a password or a host key fails at once instead. */
export const NO_QUESTIONS = {
  GIT_ASKPASS: "",
  SSH_ASKPASS: "false",
  SSH_ASKPASS_REQUIRE: "force",
  GCM_INTERACTIVE: "never",
};

/** Configuration for one command by its environment, where a list of processes does not show the tokens in it. */
export function buildSettings(settings: readonly Setting[]): Record<string, string> {
  const first = Number(process.env.GIT_CONFIG_COUNT ?? 0);
  const pairs = settings.flatMap(([key, value], index): [string, string][] => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + settings.length) };
}
