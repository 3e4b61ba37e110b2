/**
 * Every text of a call in the modules that call GitHub, and what it calls: operations of GitHub's description, or fields
 * of GraphQL's root types. A test compares this with the sources, and a run of the integration tests must call each.
 */
export const CALLS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "src/action/report/github.ts": {
    "POST /repos/{owner}/{repo}/issues/{issue_number}/comments": ["issues/create-comment"],
    "GET /repos/{owner}/{repo}/issues/{issue_number}/comments": ["issues/list-comments"],
    "GET /user": ["users/get-authenticated"],
    "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}": ["issues/update-comment"],
    "PATCH /repos/{owner}/{repo}/releases/{release_id}": ["repos/update-release"],
    "GET /repos/{owner}/{repo}/releases/tags/{tag}": ["repos/get-release-by-tag"],
    "GET /repos/{owner}/{repo}/releases": ["repos/list-releases"],
  },
  "src/action/select/github-source.ts": {
    "pulls/{number}/commits": ["pulls/list-commits"],
    tags: ["repos/list-tags"],
    "commits/{ref}": ["repos/get-commit"],
    commits: ["repos/list-commits"],
    "compare/{basehead}": ["repos/compare-commits-with-basehead"],
  },
  "src/action/select/schedule.ts": {
    "actions/workflows/{workflow_id}/runs": ["actions/list-workflow-runs"],
    "actions/runs/{run_id}": ["actions/get-workflow-run"],
  },
  "src/action/setup/project.ts": {
    releases: ["repos/list-releases"],
    "labels/{name}": ["issues/get-label"],
  },
  "src/action/setup/check.ts": {
    "POST /repos/{owner}/{repo}/git/refs": ["git/create-ref"],
    "POST /repos/{owner}/{repo}/pulls": ["pulls/create"],
    "GET /repos/{owner}/{repo}": ["repos/get"],
    "GET /repos/{owner}/{repo}/actions/permissions/workflow": [
      "actions/get-github-actions-default-workflow-permissions-repository",
    ],
  },
  "src/hosts/github/app.ts": {
    "GET /app": ["apps/get-authenticated"],
    "GET /app/installations/{id}": ["apps/get-installation"],
    "GET /repos/{owner}/{repo}/installation": ["apps/get-repo-installation"],
    "POST /app/installations/{installation}/access_tokens": ["apps/create-installation-access-token"],
  },
  "src/hosts/github/branch.ts": {
    "GET /git/ref/{ref}": ["git/get-ref"],
    "GET /compare/{range}": ["repos/compare-commits-with-basehead"],
    "GET /commits": ["repos/list-commits"],
    "GET /git/commits/{commit}": ["git/get-commit"],
    "POST /git/refs": ["git/create-ref"],
    "PATCH /git/refs/{ref}": ["git/update-ref"],
    "mutation ($repository: ID!, $refs: [RefUpdate!]!)": ["Mutation.updateRefs"],
    "GET /": ["repos/get"],
  },
  "src/hosts/github/commits.ts": {
    "query ($owner: String!, $name: String!)": ["Query.repository"],
  },
  "src/hosts/github/draft.ts": {
    "GET /git/trees/{tree}": ["git/get-tree"],
    "GET /git/blobs/{blob}": ["git/get-blob"],
    "POST /git/trees": ["git/create-tree"],
    "POST /git/commits": ["git/create-commit"],
  },
  "src/hosts/github/host.ts": {
    "GET /": ["repos/get"],
    "/rate_limit": ["rate-limit/get"],
    "/meta": ["meta/get"],
    "/pulls/${number}": ["pulls/get"],
    "/pulls/${number}/files": ["pulls/list-files"],
    "/repos": ["repos/get"],
    "/${path}/${link.number}": ["issues/get", "pulls/get"],
    "/commits/${encodePath(ref)}": ["repos/get-commit"],
    "/releases/${path}": ["repos/get-latest-release", "repos/get-release-by-tag"],
    "/contents/${encodePath(path)}": ["repos/get-content"],
    "/git/matching-refs/${kind}/${encodeURIComponent(start)}": ["git/list-matching-refs"],
  },
  "src/hosts/github/missed.ts": {
    "/app/hook": ["apps/list-webhook-deliveries", "apps/get-webhook-delivery"],
    "/repos/${repository}/hooks": ["repos/list-webhooks"],
    "/repos/${repository}/hooks/${id}": ["repos/list-webhook-deliveries", "repos/get-webhook-delivery"],
    "/repos/${repository}/${kind}": [
      "issues/list-for-repo",
      "issues/list-comments-for-repo",
      "pulls/list-review-comments-for-repo",
    ],
    "/repos/${repository}/pulls/${issue.number}/reviews": ["pulls/list-reviews"],
  },
  "src/hosts/github/pull-requests.ts": {
    "PATCH /pulls/{number}": ["pulls/update"],
    "GET /pulls": ["pulls/list"],
    "GET /pulls/{number}": ["pulls/get"],
    "POST /pulls": ["pulls/create"],
    "/issues/{number}/labels": ["issues/add-labels"],
    "/issues/{number}/assignees": ["issues/add-assignees"],
    "/pulls/{number}/requested_reviewers": ["pulls/request-reviewers"],
    "GET /collaborators/{login}/permission": ["repos/get-collaborator-permission-level"],
    "/issues/{number}/comments": ["issues/create-comment"],
    "/pulls/{number}/comments/{commentId}/replies": ["pulls/create-reply-for-review-comment"],
    "GET /${kind}/{number}/comments": ["issues/list-comments", "pulls/list-review-comments"],
    "query ($owner: String!, $name: String!, $number: Int!, $after: String)": ["Query.repository"],
  },
};
