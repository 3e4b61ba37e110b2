/** What differs from GitHub's description, and why that is right. */
const EXCEPTIONS: readonly { operation: string; problem: RegExp; reason: string }[] = [
  {
    operation: "git/create-ref",
    problem: /^body \{"ref":""\}: .*'sha'$/,
    reason: "the subcommand `check` sends invalid content, which GitHub refuses as such only where the token may write",
  },
  {
    operation: "pulls/create",
    problem: /^body \{"title":""\}: .*'(?:head|base)'$/,
    reason: "the same",
  },
  {
    operation: "pulls/list",
    problem: /\/labels\/\d+\/description must be string$/,
    reason: "GitHub's description of this list omits that a label's description is null where it has none",
  },
  {
    operation: "meta/get",
    problem: /installed_version/,
    reason: "only GitHub Enterprise Server's description has this field",
  },
];

export function isException(operations: readonly string[], problem: string): boolean {
  return EXCEPTIONS.some((one) => operations.includes(one.operation) && one.problem.test(problem));
}
