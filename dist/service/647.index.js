export const id = 647;
export const ids = [647];
export const modules = {

/***/ 3647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubCodeHost: () => (/* binding */ createGitHubCodeHost)
});

// EXTERNAL MODULE: ./lib/codehost/branch-name.js
var branch_name = __webpack_require__(8235);
// EXTERNAL MODULE: ./lib/codehost/github/github-answers.js
var github_answers = __webpack_require__(8082);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
// EXTERNAL MODULE: ./lib/codehost/draft-mark.js
var draft_mark = __webpack_require__(7584);
// EXTERNAL MODULE: ./lib/codehost/pull-request-mark.js
var pull_request_mark = __webpack_require__(6776);
// EXTERNAL MODULE: ./lib/codehost/renew-pull-request.js
var renew_pull_request = __webpack_require__(7072);
// EXTERNAL MODULE: ./lib/github-fault.js
var github_fault = __webpack_require__(2197);
;// CONCATENATED MODULE: ./lib/codehost/github/explain-github.js


const says = (words) => (fault) => words.test(fault.message);
const has = (status) => (fault) => fault.status === status;
/** GitHub's answers and what a person can do about them; the first that matches is told. */
const RULES = [
    {
        matches: github_fault/* isRateLimited */.Jz,
        explain: (asked) => ({
            code: "github/rate-limited",
            message: `GitHub wanted to be asked later, for longer than this step waits; it could not ${told(asked)}.`,
            hint: "Run the step again later. A token of a GitHub App has a rate limit of its own.",
        }),
    },
    {
        matches: says(/not permitted to create or approve pull requests/i),
        explain: (asked) => ({
            code: "github/pull-requests-not-allowed",
            message: `The workflow's own token may not open pull requests in ${asked.repository}.`,
            hint: "Allow it in Settings, Actions, General, Workflow permissions: “Allow GitHub Actions to create and approve " +
                "pull requests” (an organisation may hold that setting), or give github-token a token of a GitHub App.",
        }),
    },
    {
        matches: says(/resource not accessible by (?:integration|personal access token)/i),
        explain: (asked) => ({
            code: "github/permission-missing",
            message: `The token may not ${told(asked)}: it lacks a permission.`,
            hint: "Give the job `permissions: { contents: write, pull-requests: write }`, or the token those two rights. On an " +
                "event from a fork the workflow's own token only reads, whatever the workflow says: run on push to the default " +
                "branch instead, or on pull_request_target (closed) without checking out the fork's code.",
        }),
    },
    {
        matches: says(/SAML|single sign-on/i),
        explain: (asked, fault) => ({
            code: "github/permission-missing",
            message: `The token may not ${told(asked)}: ${fault.message}`,
            hint: "Authorise the token for the organisation's single sign-on, in the token's own settings.",
        }),
    },
    {
        matches: says(/protected|rule violation|through a pull request|not authorized to push|reference update failed/i),
        explain: (asked, fault) => ({
            code: "github/branch-protected",
            message: `A rule of ${asked.repository} does not let the token ${asked.doing}: ${fault.message}`,
            hint: "Leave branches named release-docs/** out of the rule, or let the token's owner bypass it.",
        }),
    },
    {
        matches: has(401),
        explain: (asked, fault) => ({
            code: "github/bad-token",
            message: `GitHub does not know the token and could not ${told(asked)}: ${fault.message}`,
            hint: "Check the input github-token: the secret may be empty, expired or of another server.",
        }),
    },
    {
        matches: says(/repository is empty/i),
        explain: ({ repository }) => ({
            code: "github/no-base",
            message: `The repository ${repository} is empty, so there is nothing that a draft can start from.`,
            hint: "Make its first commit, such as a README, and run the step again.",
        }),
    },
    {
        matches: has(404),
        explain: (asked) => ({
            code: "github/not-found",
            message: `GitHub could not ${told(asked)}: it is not there, or the token may not see it.`,
            hint: "Check the name. The workflow's own token reaches its own repository only: for another one give github-token a " +
                "token of a GitHub App that is installed there, or a personal one with `contents` and `pull requests` to write.",
        }),
    },
    {
        matches: github_fault/* isAmbiguous */.X2,
        explain: (asked, fault) => ({
            code: "github/unreachable",
            message: `GitHub did not answer and could not ${told(asked)}: ${fault.status ?? ""} ${fault.message}`.trim(),
            hint: "Run the step again; https://www.githubstatus.com says whether GitHub has trouble.",
        }),
    },
];
/** Turns GitHub's refusal into a {@link ReleaseDocsError} with the next step. */
function explainGitHub(asked, fault, cause) {
    const rule = RULES.find(({ matches }) => matches(fault));
    const explanation = rule?.explain(asked, fault) ?? {
        code: "github/refused",
        message: `GitHub would not ${told(asked)}: ${fault.status ?? ""} ${fault.message}`,
        hint: "Check the token's rights (`contents: write`, `pull-requests: write`) and the repository's rules.",
    };
    return new release_docs_error/* ReleaseDocsError */.D({ ...explanation, cause });
}
/** Whether GitHub refused in these words, where none of the rules above has more to say. */
function isRefusal(error, words) {
    return error instanceof release_docs_error/* ReleaseDocsError */.D && error.code === "github/refused" && words.test(error.message);
}
function told({ doing, repository }) {
    return `${doing} in ${repository}`;
}

;// CONCATENATED MODULE: ./lib/codehost/github/github-pull-request.js






const LONGEST_TITLE = 256;
const WORKFLOW_BOT = "github-actions[bot]";
/** Looks for the pull requests of a branch, open and done. */
async function findPullRequests(rest, branch, base) {
    const call = {
        route: "GET /repos/{owner}/{repo}/pulls",
        parameters: {
            head: `${rest.owner}:${branch}`,
            state: "all",
            sort: "created",
            direction: "desc",
            per_page: 100,
        },
        doing: `look for the pull requests of ${branch}`,
    };
    const found = await rest.call(call, schemas/* array */.YOg(github_answers/* PullRequestAnswer */.Zs));
    const open = found.filter(({ state }) => state === "open");
    return {
        open: open.find((pull) => pull.base.ref === base) ?? open[0],
        merged: found.filter(({ merged_at: at }) => Boolean(at)).map(({ head }) => head.sha),
    };
}
/** What became of a pull request. */
async function readPullRequestState(rest, number) {
    const { state, merged_at: mergedAt } = await rest.call({
        route: "GET /repos/{owner}/{repo}/pulls/{number}",
        parameters: { number },
        doing: `look at pull request #${number}`,
    }, github_answers/* PullRequestAnswer */.Zs);
    if (mergedAt)
        return "merged";
    return state === "open" ? "open" : "closed";
}
/** Opens a pull request for the branch, or renews the text of `known`, the one that is open. */
async function publishPullRequest(rest, place, known, request) {
    const wanted = { ...request, title: (0,renew_pull_request/* cleanTitle */.c)(request.title, LONGEST_TITLE) };
    if (known !== undefined) {
        const { remarks, ...renewed } = await renew(rest, known, wanted);
        return { ...renewed, remarks: [...(request.isOurs === true ? await finish(rest, known, wanted) : []), ...remarks] };
    }
    const look = async () => (await findPullRequests(rest, place.branch, place.base)).open;
    try {
        return await github_pull_request_open(rest, place, wanted, look);
    }
    catch (error) {
        // GitHub's 422 for a branch that has one already, which somebody was faster to open.
        if (!isRefusal(error, /already exists/i))
            throw error;
        const found = await look();
        if (found === undefined)
            throw error;
        return renew(rest, found, wanted);
    }
}
async function github_pull_request_open(rest, { branch, base }, request, look) {
    const remarks = [];
    const create = (draft) => rest.call({
        route: "POST /repos/{owner}/{repo}/pulls",
        parameters: { title: request.title, body: (0,pull_request_mark/* markBody */.S)(request), head: branch, base, draft },
        doing: `open a pull request from ${branch} to ${base}`,
    }, github_answers/* PullRequestAnswer */.Zs, look);
    const made = await create(request.draft).catch(async (error) => {
        if (!request.draft || !isRefusal(error, /draft pull requests/i))
            throw error;
        remarks.push("The repository has no draft pull requests, so it is an ordinary one.");
        return create(false);
    });
    remarks.push(...(await finish(rest, made, request)));
    return { url: made.html_url, number: made.number, remarks };
}
/** What is left to do and to tell once a pull request was opened. */
async function finish(rest, made, request) {
    const remarks = await equip(rest, made.number, request);
    if (made.user?.login !== WORKFLOW_BOT)
        return remarks;
    const started = "It was opened with the workflow's own token, so GitHub starts no workflows for it: close and reopen it to run " +
        "its checks, or give github-token a token of a GitHub App.";
    return [...remarks, started];
}
async function renew(rest, known, wanted) {
    const { html_url: url, number, title, body } = known;
    return (0,renew_pull_request/* renewPullRequest */.g)({ url, number, title, body: body ?? "" }, wanted, async (change) => {
        const call = {
            route: "PATCH /repos/{owner}/{repo}/pulls/{number}",
            parameters: { number, ...change },
            doing: `renew the text of pull request #${number}`,
        };
        await rest.call(call, github_answers/* AnyAnswer */.Hg);
    });
}
/** Gives a new pull request its labels and people; what GitHub refuses of that is told, the pull request stands. */
async function equip(rest, number, request) {
    const { labels, assignees } = request;
    const teams = request.reviewers.filter((name) => name.includes("/")).map((name) => name.replace(/^.*\//, ""));
    const reviewers = request.reviewers.filter((name) => !name.includes("/"));
    const asked = [
        ["labels", "issues/{number}/labels", { labels }, labels],
        ["assignees", "issues/{number}/assignees", { assignees }, assignees],
        ["reviewers", "pulls/{number}/requested_reviewers", { reviewers, team_reviewers: teams }, request.reviewers],
    ];
    const remarks = [];
    for (const [what, path, parameters, names] of asked) {
        if (names.length === 0)
            continue;
        const call = {
            route: `POST /repos/{owner}/{repo}/${path}`,
            parameters: { number, ...parameters },
            doing: `give pull request #${number} its ${what}`,
        };
        await rest.call(call, github_answers/* AnyAnswer */.Hg).catch((error) => {
            if (!(error instanceof release_docs_error/* ReleaseDocsError */.D))
                throw error;
            remarks.push(`${error.message} ${error.hint}`);
        });
    }
    return remarks;
}

;// CONCATENATED MODULE: ./lib/codehost/github/github-branch.js





/** Reads how a draft's branch stands: two requests where it is not there, four to five where it is. */
async function readGitHubBranch(rest, name, base) {
    const [from, tip] = await Promise.all([readBase(rest, base), readTip(rest, name)]);
    const start = { commit: from.commit, tree: from.tree };
    const missing = { contained: true, shared: false, changed: new Map(), pullRequests: { open: undefined, merged: [] } };
    if (tip === undefined)
        return { name, base: from, tip, start, ...missing };
    const [comparison, pullRequests] = await Promise.all([
        compare(rest, from.commit, tip, name),
        findPullRequests(rest, name, base),
    ]);
    const { merge_base_commit: fork, commits, total_commits: total, files = [] } = comparison;
    const isOwn = commits.every(({ commit }) => (0,draft_mark/* isOwnCommit */.u)({ message: commit.message, tree: commit.tree.sha }));
    const isMerged = pullRequests.merged.includes(tip);
    const known = commits.find(({ sha }) => sha === tip)?.commit.tree.sha;
    return {
        name,
        base: from,
        tip: { commit: tip, tree: known ?? (await readTreeOf(rest, tip)) },
        start: { commit: fork.sha, tree: fork.commit.tree.sha },
        contained: total === 0,
        shared: !isMerged && (commits.length < total || !isOwn),
        changed: readChanged(files),
        pullRequests,
    };
}
/** The newest commit of a branch, or undefined where the branch is not there. */
async function readTip(rest, name) {
    const call = {
        route: "GET /repos/{owner}/{repo}/git/ref/{ref}",
        parameters: { ref: `heads/${name}` },
        doing: `look for the branch ${name}`,
    };
    return (await rest.find(call, github_answers/* RefAnswer */.y_))?.object.sha;
}
/** What lies between two commits; `branch` is named where they have nothing in common. */
async function compare(rest, base, head, branch) {
    const call = {
        route: "GET /repos/{owner}/{repo}/compare/{range}",
        parameters: { range: `${base}...${head}` },
        doing: `compare the branch ${branch} with its base`,
    };
    const found = await rest.find(call, github_answers/* CompareAnswer */.Iq);
    if (found !== undefined)
        return found;
    throw new release_docs_error/* ReleaseDocsError */.D({
        code: "github/no-base",
        message: `The branch ${branch} of ${rest.repository} shares no history with its base, so a draft cannot go on it.`,
        hint: `Delete or rename the branch ${branch}, and run the step again.`,
    });
}
async function readBase(rest, name) {
    const call = {
        route: "GET /repos/{owner}/{repo}/commits",
        parameters: { sha: name, per_page: 1 },
        doing: `read the branch ${name}`,
    };
    const [newest] = (await rest.find(call, schemas/* array */.YOg(github_answers/* ListedCommit */.Nu))) ?? [];
    if (newest !== undefined)
        return { name, commit: newest.sha, tree: newest.commit.tree.sha };
    throw new release_docs_error/* ReleaseDocsError */.D({
        code: "github/no-base",
        message: `There is no branch ${name} in ${rest.repository} that a draft could start from.`,
        hint: "Name one that is there as pullRequest.base in .github/release-docs.yml, or make the repository's first commit.",
    });
}
async function readTreeOf(rest, commit) {
    const route = "GET /repos/{owner}/{repo}/git/commits/{commit}";
    return (await rest.call({ route, parameters: { commit }, doing: "read a commit" }, github_answers/* CommitAnswer */.ur)).tree.sha;
}
function readChanged(files) {
    const changed = new Map();
    for (const { filename, status, previous_filename: before, sha } of files) {
        if (status === "renamed" && before !== undefined)
            changed.set(before, undefined);
        changed.set(filename, status === "removed" ? undefined : (sha ?? undefined));
    }
    return changed;
}

// EXTERNAL MODULE: ./lib/codehost/draft-path.js
var draft_path = __webpack_require__(9978);
;// CONCATENATED MODULE: ./lib/codehost/render-diff.js
/** The files of a comparison on GitHub as a unified diff; what GitHub does not show is named. */
function renderDiff(files) {
    return files
        .map(({ filename, status, previous_filename: before = filename, patch }) => {
        const head = `diff --git a/${before} b/${filename}\n`;
        if (patch === undefined)
            return `${head}(GitHub does not show this change)\n`;
        const from = status === "added" ? "/dev/null" : `a/${before}`;
        const to = status === "removed" ? "/dev/null" : `b/${filename}`;
        return `${head}--- ${from}\n+++ ${to}\n${patch}\n`;
    })
        .join("");
}

;// CONCATENATED MODULE: ./lib/codehost/github/github-commit.js


/** Makes the tree of `from` (full SHA) with the changes made to it, and returns its full SHA. */
async function createTree(rest, from, changes) {
    const tree = changes.map((change) => ({ type: "blob", ...change }));
    const call = {
        route: "POST /repos/{owner}/{repo}/git/trees",
        parameters: { base_tree: from, tree },
        doing: `store ${changes.map(({ path }) => path).join(", ")}`,
    };
    return (await rest.call(call, github_answers/* MadeAnswer */.GP)).sha;
}
/**
 * Makes a commit that no branch holds yet, and returns its full SHA. It names no author: only then does GitHub sign it,
 * where the token is an App's or the workflow's own.
 */
async function createCommit(rest, { tree, parents, message }) {
    const call = {
        route: "POST /repos/{owner}/{repo}/git/commits",
        parameters: { message: (0,draft_mark/* markMessage */.x)(message, tree), tree, parents },
        doing: "make a commit",
    };
    return (await rest.call(call, github_answers/* MadeAnswer */.GP)).sha;
}

// EXTERNAL MODULE: ./lib/codehost/draft-moved.js
var draft_moved = __webpack_require__(7378);
;// CONCATENATED MODULE: ./lib/codehost/github/github-ref.js





// REST forces a ref wherever it is by then; only this looks at where it was.
const REPLACE = `mutation ($repository: ID!, $refs: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $refs }) { clientMutationId }
}`;
/** Makes a branch at `commit` (full SHA). Throws `codehost/draft-moved` where somebody has made it in the meantime. */
async function createBranch(rest, branch, commit) {
    const call = {
        route: "POST /repos/{owner}/{repo}/git/refs",
        parameters: { ref: `refs/heads/${branch}`, sha: commit },
        doing: `make the branch ${branch}`,
    };
    const look = async () => ((await readTip(rest, branch)) === commit ? {} : undefined);
    await rest.call(call, github_answers/* AnyAnswer */.Hg, look).catch((error) => {
        if (isRefusal(error, /already exists/i))
            throw (0,draft_moved/* buildDraftMoved */.P)(branch, error);
        throw error;
    });
}
/** Moves a branch on to `commit`, which contains it. Throws `codehost/draft-moved` where it does not any more. */
async function advanceBranch(rest, branch, commit) {
    const call = {
        route: "PATCH /repos/{owner}/{repo}/git/refs/{ref}",
        parameters: { ref: `heads/${branch}`, sha: commit, force: false },
        doing: `move the branch ${branch}`,
    };
    await rest.call(call, github_answers/* AnyAnswer */.Hg).catch((error) => {
        if (isRefusal(error, /fast.?forward|does not exist/i))
            throw (0,draft_moved/* buildDraftMoved */.P)(branch, error);
        throw error;
    });
}
/**
 * Moves a branch from `before` to `after`, which need not contain it, only if it is still at `before` (full SHAs).
 * False where GitHub does not do that; throws `codehost/draft-moved` where the branch has moved.
 */
async function replaceBranch(rest, branch, { before, after }) {
    const doing = `replace the branch ${branch}`;
    const repository = await rest.call({ route: "GET /repos/{owner}/{repo}", doing }, github_answers/* RepositoryAnswer */.Nz);
    const update = { name: `refs/heads/${branch}`, beforeOid: before, afterOid: after, force: true };
    const variables = { repository: repository.node_id, refs: [update] };
    try {
        await rest.call({ route: `POST ${rest.graphqlUrl}`, parameters: { query: REPLACE, variables }, doing }, github_answers/* AnyAnswer */.Hg);
    }
    catch (error) {
        if (!(error instanceof release_docs_error/* ReleaseDocsError */.D))
            throw error;
    }
    // Whatever it answered, where the branch is now tells what happened.
    const tip = await readTip(rest, branch);
    if (tip === after)
        return true;
    if (tip === before)
        return false;
    throw (0,draft_moved/* buildDraftMoved */.P)(branch);
}

// EXTERNAL MODULE: ./lib/codehost/github/github-tree.js
var github_tree = __webpack_require__(2629);
;// CONCATENATED MODULE: ./lib/codehost/github/github-draft.js







/** Opens a draft on a branch as it stands; `webUrl` is the repository's page. */
function openGitHubDraft(rest, branch, webUrl) {
    const read = branch.shared ? (branch.tip ?? branch.base) : branch.base;
    const opened = { rest, branch, source: (0,github_tree/* createGitHubTree */.c)(rest, read.tree) };
    const { open } = branch.pullRequests;
    let tip = branch.tip?.commit;
    return {
        branch: branch.name,
        readFile: (path) => readFile(opened.source, path),
        listFiles: (folder) => listFiles(opened.source, folder),
        write: async (request) => {
            const draft = await writeDraft(opened, request);
            tip = draft?.commit ?? tip;
            return draft;
        },
        restoreFiles: (paths) => restoreFiles(opened, paths),
        readDrafted: async (path) => (branch.tip ? readFile((0,github_tree/* createGitHubTree */.c)(rest, branch.tip.tree), path) : undefined),
        putFiles: (edits) => putFiles(opened, edits),
        diff: async () => (tip === undefined ? "" : readDiff(opened, tip)),
        pullRequests: {
            openUrl: open?.html_url,
            compareUrl: `${webUrl}/compare/${encodeRef(branch.base.name)}...${encodeRef(branch.name)}`,
            publish: (request) => publishPullRequest(rest, { branch: branch.name, base: branch.base.name }, open, request),
        },
    };
}
async function readFile(source, path) {
    (0,draft_path/* checkPlainPath */.Ei)(path);
    const entries = await source.readEntries([path]);
    const entry = entries.get(path);
    if (entry?.type !== "blob")
        return undefined;
    (0,draft_path/* checkPathInTree */.Pi)(path, entries);
    return source.readText(entry);
}
async function listFiles(source, folder) {
    const below = folder.replace(/\/+$/, "");
    if (below !== "")
        (0,draft_path/* checkPlainPath */.Ei)(below);
    return (await source.listFiles(below)).map(({ path }) => path);
}
async function writeDraft(opened, { title, body, edits }) {
    const { rest, branch, source } = opened;
    const changes = await selectChanges(opened, edits);
    const left = branch.shared ? [...branch.changed.keys()] : [];
    const files = [...new Set([...left, ...changes.map(({ path }) => path)])].sort();
    if (files.length === 0)
        return undefined;
    const { tip } = branch;
    const says = tip !== undefined && (changes.length === 0 || (!branch.shared && saysAlready(branch, changes)));
    if (says)
        return { branch: branch.name, commit: tip.commit, files };
    const tree = await createTree(rest, source.sha, changes.map(({ path, mode, content }) => ({ path, mode, content })));
    return { branch: branch.name, commit: await leaveTree(opened, tree, { title, body }), files };
}
/** What of the edits differs, with its object name and the mode that it has or gets. */
async function selectChanges({ source }, edits) {
    for (const { path } of edits)
        (0,draft_path/* checkDraftPath */.VU)(path);
    const entries = await source.readEntries(edits.map(({ path }) => path));
    return edits.flatMap(({ path, content }) => {
        (0,draft_path/* checkPathInTree */.Pi)(path, entries);
        const entry = entries.get(path);
        const sha = (0,github_tree/* hashBlob */.Q)(content);
        return entry?.sha === sha ? [] : [{ path, content, sha, mode: entry?.mode ?? "100644" }];
    });
}
/** Whether the branch changes just that, so that it can stay where it is, even if the base has moved on. */
function saysAlready({ changed }, changes) {
    return changed.size === changes.length && changes.every(({ path, sha }) => changed.get(path) === sha);
}
/** Commits a tree and moves the branch there: on top of what people left, else in the place of what we left. */
async function leaveTree({ rest, branch }, tree, message) {
    const { name, base, tip } = branch;
    if (tip !== undefined && branch.shared)
        return addCommit(rest, name, { tree, parents: [tip.commit], message });
    const commit = await createCommit(rest, { tree, parents: [base.commit], message });
    if (tip === undefined)
        await createBranch(rest, name, commit);
    else if (branch.contained)
        await advanceBranch(rest, name, commit);
    else if (!(await replaceBranch(rest, name, { before: tip.commit, after: commit }))) {
        // A branch that must not be rewritten takes the base in by a merge instead.
        const parents = branch.start.commit === base.commit ? [tip.commit] : [tip.commit, base.commit];
        return addCommit(rest, name, { tree, parents, message });
    }
    return commit;
}
async function addCommit(rest, branch, commit) {
    const sha = await createCommit(rest, commit);
    await advanceBranch(rest, branch, sha);
    return sha;
}
async function putFiles({ rest, branch }, edits) {
    const { name, tip } = branch;
    if (tip === undefined)
        return;
    const source = (0,github_tree/* createGitHubTree */.c)(rest, tip.tree);
    const changes = await selectChanges({ source }, edits);
    if (changes.length === 0)
        return;
    const tree = await createTree(rest, tip.tree, changes.map(({ path, mode, content }) => ({ path, mode, content })));
    const message = { title: `Take in ${edits.map(({ path }) => path).join(", ")}`, body: "" };
    await addCommit(rest, name, { tree, parents: [tip.commit], message });
}
async function restoreFiles({ rest, branch }, paths) {
    for (const path of paths)
        (0,draft_path/* checkPlainPath */.Ei)(path);
    const { tip, start } = branch;
    if (tip === undefined)
        return;
    const there = await (0,github_tree/* createGitHubTree */.c)(rest, start.tree).readEntries(paths);
    const changes = paths
        .filter((path) => branch.changed.has(path))
        .map((path) => {
        const entry = there.get(path);
        return { path, mode: entry?.mode ?? "100644", sha: entry?.type === "blob" ? entry.sha : null };
    });
    if (changes.length === 0)
        return;
    const tree = await createTree(rest, tip.tree, changes);
    const message = { title: `Leave out ${paths.join(", ")}`, body: "" };
    await addCommit(rest, branch.name, { tree, parents: [tip.commit], message });
}
async function readDiff({ rest, branch }, tip) {
    return renderDiff((await compare(rest, branch.base.commit, tip, branch.name)).files ?? []);
}
function encodeRef(ref) {
    return encodeURIComponent(ref).replaceAll("%2F", "/");
}

// EXTERNAL MODULE: ./lib/open-octokit.js
var open_octokit = __webpack_require__(9819);
// EXTERNAL MODULE: ./lib/codehost/persist.js
var persist = __webpack_require__(887);
;// CONCATENATED MODULE: ./lib/codehost/github/github-rest.js





const ANSWER_TIME = 60_000;
/** Opens GitHub's API; Octokit is loaded here and not before. */
async function openGitHubRest(access, repository) {
    const octokit = await (0,open_octokit/* openOctokit */.O)(access);
    const apiUrl = access.apiUrl.replace(/\/+$/, "");
    const [owner = "", repo = ""] = repository.split("/");
    const send = async ({ route, parameters }) => {
        const request = { signal: AbortSignal.timeout(ANSWER_TIME) };
        // What the route does not name would be sent in the body.
        const place = route.includes("{owner}") ? { owner, repo } : {};
        return (await octokit.request(route, { ...place, ...parameters, request })).data;
    };
    const patience = { parseFault: github_fault/* parseGitHubFault */.$V, wait: access.wait };
    const call = async (asked, schema, look) => {
        const answer = await (0,persist/* persist */.Z)(patience, () => send(asked), look).catch((error) => {
            const fault = (0,github_fault/* parseGitHubFault */.$V)(error);
            throw fault === undefined ? error : explainGitHub({ repository, doing: asked.doing }, fault, error);
        });
        const parsed = schema.safeParse(answer);
        if (parsed.success)
            return parsed.data;
        throw buildUnexpected(asked, parsed.error.issues[0]?.path.join(".") ?? "");
    };
    return {
        repository,
        owner,
        graphqlUrl: `${apiUrl.replace(/\/api\/v3$/, "/api")}/graphql`,
        call,
        find: async (asked, schema) => {
            try {
                return await call(asked, schema);
            }
            catch (error) {
                if (error instanceof release_docs_error/* ReleaseDocsError */.D && error.code === "github/not-found")
                    return undefined;
                throw error;
            }
        },
    };
}
function buildUnexpected({ doing }, field) {
    return new release_docs_error/* ReleaseDocsError */.D({
        code: "github/unexpected",
        message: `GitHub's API answered in an unknown form when asked to ${doing}: ${field || "the answer"} is not as expected.`,
        hint: "Check GITHUB_API_URL; it has to be GitHub's API, such as https://api.github.com.",
    });
}

;// CONCATENATED MODULE: ./lib/codehost/github/github-host.js






/**
 * The repository `owner/name` on GitHub as a {@link CodeHost}: drafts are branches that the git data API makes, so no
 * checkout is touched, and GitHub signs their commits where it can. The base is the default branch unless given.
 */
async function createGitHubCodeHost(access, repository) {
    const rest = await openGitHubRest(access, repository);
    const readRepository = () => rest.call({ route: "GET /repos/{owner}/{repo}", doing: "read the repository" }, github_answers/* RepositoryAnswer */.Nz);
    let known;
    return {
        openDraft: async (branch, { base } = {}) => {
            (0,branch_name/* checkBranchName */.I)(branch);
            known ??= await readRepository();
            const { default_branch: usual, html_url: webUrl } = known;
            return openGitHubDraft(rest, await readGitHubBranch(rest, branch, base ?? usual), webUrl);
        },
        readPullRequestState: (number) => readPullRequestState(rest, number),
    };
}


/***/ }),

/***/ 887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ persist)
/* harmony export */ });
/* harmony import */ var _github_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2197);

/** How long all waiting for one call may take, in milliseconds. */
const LONGEST_WAIT = 15 * 60_000;
/**
 * Makes a call, again where the server failed or wants to be asked later; `look` finds what a call that seemed to fail
 * has brought about, so that it is not made twice. `wait` resolves after so many milliseconds. Throws what `send` throws.
 */
async function persist({ parseFault, wait = sleep }, send, look) {
    let left = LONGEST_WAIT;
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            const fault = parseFault(error);
            const pause = fault === undefined ? undefined : (0,_github_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .selectPause */ .ZA)(fault, attempt, Date.now());
            if (fault === undefined || pause === undefined || pause > left)
                throw error;
            left -= pause;
            await wait(pause);
            const found = (0,_github_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(fault) ? await look?.() : undefined;
            if (found !== undefined)
                return found;
        }
    }
}
function sleep(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}


/***/ }),

/***/ 2197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ parseGitHubFault),
/* harmony export */   Jz: () => (/* binding */ isRateLimited),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZA: () => (/* binding */ selectPause)
/* harmony export */ });
/* unused harmony exports statusOf, describeGitHubError */
/* harmony import */ var _quote_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(203);

/** Reads an error of Octokit; undefined for any other, which is no fault of GitHub's. */
function parseGitHubFault(error) {
    if (!(error instanceof Error))
        return undefined;
    if (error.name === "AbortError" || error.name === "TimeoutError") {
        return { status: undefined, message: "no answer in time", headers: {} };
    }
    if (!("status" in error) || typeof error.status !== "number")
        return undefined;
    const response = "response" in error && typeof error.response === "object" ? error.response : undefined;
    const headers = response !== null && response !== undefined && "headers" in response ? response.headers : {};
    return {
        // Octokit says 500 where no answer came at all.
        status: response === undefined ? undefined : error.status,
        message: quote(error.message),
        headers: (headers ?? {}),
    };
}
/** The status of GitHub's answer that an error tells of; undefined where there was none. */
function statusOf(error) {
    return parseGitHubFault(error)?.status;
}
/** What GitHub said, with its status, or why there was no answer: one line for a person. */
function describeGitHubError(error) {
    const fault = parseGitHubFault(error);
    const { status, message } = fault ?? {
        status: undefined,
        message: quote(error instanceof Error ? error.message : String(error)),
    };
    return status === undefined ? message : `${status} ${message}`;
}
/** Whether what was asked may have been done all the same. */
function isAmbiguous({ status }) {
    return status === undefined || status >= 500;
}
/** Whether GitHub wants to be asked later; nothing was done then. */
function isRateLimited({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return headers["retry-after"] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
}
/**
 * How long to wait before the same is asked again, in milliseconds; undefined where that is of no use. `attempt`
 * counts from 1, `now` is in milliseconds since 1970.
 */
function selectPause(fault, attempt, now) {
    if (isRateLimited(fault)) {
        const { headers } = fault;
        const told = Number(headers["retry-after"] ?? Number.NaN);
        if (told >= 0)
            return told * 1000;
        const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
        if (isUsedUp(headers) && reset > 0)
            return Math.max(reset * 1000 - now, 0) + 1000;
        return 60_000 * attempt;
    }
    return isAmbiguous(fault) && attempt <= 3 ? 1000 * 2 ** (attempt - 1) : undefined;
}
function isUsedUp(headers) {
    return String(headers["x-ratelimit-remaining"] ?? "") === "0";
}
function quote(text) {
    // Octokit adds the page that documents the call.
    return (0,_quote_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(text.replace(/ - https?:\/\/\S+$/, ""));
}


/***/ }),

/***/ 9819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openOctokit)
/* harmony export */ });
/** GitHub's own client at an API (`https://api.github.com`, `https://HOST/api/v3`); loaded here, and it logs nothing. It sends by `fetch`, else as its own. */
async function openOctokit({ apiUrl, token, fetch }) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    return getOctokit(token, {
        baseUrl: apiUrl.replace(/\/+$/, ""),
        log: SILENT,
        ...(fetch === undefined ? {} : { request: { fetch } }),
    });
}
const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };


/***/ })

};
