import { createRule, type GuidanceRule, LIST, parseNames, QUOTED, unquote } from "./guidance-rule.ts";

const PULLS = "(?:the |all |every |our )?(?:pull requests?|PRs?)";
const BRANCH = `(?:${QUOTED}|[\\w./-]+)`;
const OPEN = "(?:open|create|make|raise)";

/** How pull requests are opened. */
export const PULL_REQUEST_RULES: readonly GuidanceRule[] = [
  createRule(
    "Open pull requests as drafts",
    `${OPEN} ${PULLS} as (?:a )?drafts?|(?:open|create|make|use|raise) (?:only )?draft (?:pull requests?|PRs?)|${PULLS} (?:are|should be|must be) (?:opened as )?drafts?`,
    () => ({ draft: true }),
  ),
  createRule(
    "Do not open pull requests as drafts",
    `(?:do not|don't|never) (?:${OPEN} ${PULLS} as (?:a )?drafts?|(?:open|create|make|use|raise) draft (?:pull requests?|PRs?))`,
    () => ({ draft: false }),
  ),
  createRule(
    "Label pull requests docs, release",
    `(?:label|tag) ${PULLS}(?: with| as)?:? (?<names>${LIST})`,
    readLabels,
  ),
  createRule(
    "Add the label docs to pull requests",
    `(?:add|set|apply|use|put) (?:the )?labels? (?<names>${LIST}) (?:to|on|for) ${PULLS}`,
    readLabels,
  ),
  createRule("Labels: docs, release", `(?:pull request |PR )?labels?: (?<names>${LIST})`, readLabels),
  createRule(
    "Open pull requests against the develop branch",
    `(?:${OPEN}|send|target) ${PULLS} (?:against|into|onto|to the branch) (?:the )?(?:branch )?(?<branch>${BRANCH})(?: branch)?`,
    readBase,
  ),
  createRule(
    "The base branch is develop",
    `(?:the )?base branch(?: of ${PULLS})?(?: is|:) (?<branch>${BRANCH})|use (?<other>${BRANCH}) as (?:the )?base(?: branch)?`,
    readBase,
  ),
  createRule(
    "Request reviews from octo/docs",
    `(?:request|ask for) (?:a )?reviews? from (?<names>${LIST})|ask (?<others>${LIST}) (?:to|for a) review`,
    ({ names, others }) => readPeople(names ?? others, (reviewers) => ({ reviewers })),
  ),
  createRule("Assign pull requests to ada", `assign ${PULLS} to (?<names>${LIST})`, ({ names }) =>
    readPeople(names, (assignees) => ({ assignees })),
  ),
];

type Groups = Readonly<Record<string, string | undefined>>;

function readLabels({ names }: Groups) {
  const labels = parseNames(names);
  // An adverb tells how: "label pull requests carefully".
  const isHow = labels.length === 1 && /^\w+ly$/i.test(names ?? "");
  return isHow || labels.some((label) => label.length > 50) ? undefined : { labels };
}

function readBase({ branch, other }: Groups) {
  const base = unquote(branch ?? other ?? "");
  return /^(?:the|a|an|it|each|every)$/i.test(base) || !/^[\w][\w./-]*$/.test(base) ? undefined : { base };
}

function readPeople<Settings>(names: string | undefined, build: (logins: string[]) => Settings): Settings | undefined {
  const logins = parseNames(names).map((name) => name.replace(/^@/, ""));
  const isLogin = (name: string) => /^[\w-]{1,39}(?:\/[\w.-]+)?$/.test(name) && !/^(?:the|a|an|us|me|it)$/i.test(name);
  return logins.every(isLogin) ? build(logins) : undefined;
}
