export const id = 312;
export const ids = [312];
export const modules = {

/***/ 1368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ openGitHubRest),
/* harmony export */   Ov: () => (/* binding */ openOctokit),
/* harmony export */   T8: () => (/* binding */ splitRepository),
/* harmony export */   _j: () => (/* binding */ createGitHubApi),
/* harmony export */   n4: () => (/* binding */ readPages)
/* harmony export */ });
/* unused harmony export MAX_GITHUB_PAGES */
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8350);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6422);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1201);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8216);





/** Opens Octokit without log and retries; loaded late, since it is large. */
async function openOctokit({ apiUrl, token, send, signal }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(758)]).then(__webpack_require__.bind(__webpack_require__, 9377));
    const baseUrl = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimTrailing */ .ly)(apiUrl, /\//);
    const octokit = getOctokit(token, {
        baseUrl,
        log: SILENT,
        ...(send === undefined ? {} : { request: { fetch: sendAsFetch(send) } }),
    });
    // The plugin for pages passes no signal on, and follows the server's links wherever they lead.
    octokit.hook.before("request", (options) => {
        if (signal !== undefined)
            options.request.signal = signal;
        const { origin } = new URL(options.url, baseUrl);
        if (origin === new URL(baseUrl).origin)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("github/unexpected", `GitHub's next page is on another host (${origin}).`);
    });
    return octokit;
}
const MAX_GITHUB_PAGES = 100;
/** The data of each page of 100. Throws `github/too-many-pages` after 100 pages. */
async function* readPages(octokit, route, parameters) {
    let pages = 0;
    for await (const { data } of octokit.paginate.iterator(route, { ...parameters, per_page: 100 })) {
        pages += 1;
        if (pages > MAX_GITHUB_PAGES) {
            const message = `GitHub's API has more than ${MAX_GITHUB_PAGES} pages for ${route.split("{repo}/").at(-1)}.`;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("github/too-many-pages", message);
        }
        yield data;
    }
}
function splitRepository(repository) {
    const [owner = "", repo = ""] = repository.split("/");
    return { owner, repo };
}
const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
// Milliseconds.
const ATTEMPT_TIMEOUT = 60_000;
const MAX_RETRIES = 100;
// Switches the plugin's own rule off.
const EVERY_FAILURE = Array.from({ length: 200 }, (_, index) => 400 + index);
/** Octokit with our retries. `request.look` finds what a failed attempt created. See docs/decisions/0013. */
async function openRetryingOctokit(access) {
    const [octokit, { retry }] = await Promise.all([openOctokit(access), __webpack_require__.e(/* import() */ 735).then(__webpack_require__.bind(__webpack_require__, 9735))]);
    // Before the plugin's hooks, so that it runs inside them, once per attempt.
    octokit.hook.wrap("request", async (request, options) => {
        const state = options.request;
        const found = state.mayBeDone === true ? await state.look?.() : undefined;
        if (found !== undefined)
            return { status: 200, url: options.url, headers: {}, data: found };
        state.signal = AbortSignal.timeout(ATTEMPT_TIMEOUT);
        try {
            return await request(options);
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .parseServerFault */ .Hx)(error);
            const delay = fault && (0,_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .selectRetryDelay */ .K8)(fault, (state.retryCount ?? 0) + 1, Date.now());
            if (fault === undefined || delay === undefined)
                throw error;
            state.mayBeDone = (0,_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .isServerFailure */ .Ab)(fault);
            state.waited = (state.waited ?? 0) + delay;
            if (state.waited > _retry_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_WAIT */ .nC)
                throw error;
            // A failure while the body was read has no request.
            const failed = Object.assign(error, { request: { ...options } });
            throw retryRequest(failed, MAX_RETRIES, delay);
        }
    });
    const { retryRequest } = retry(octokit, {
        retry: { doNotRetry: EVERY_FAILURE, retryAfterBaseValue: access.second ?? 1000 },
    }).retry;
    return octokit;
}
function sendAsFetch(send, limits = {}) {
    return async (input, { method = "GET", headers, body, signal } = {}) => {
        const answer = await send(String(input), {
            method,
            // Not by Headers, which throws its own error for a token that no header can have.
            headers: Object.fromEntries(headers instanceof Headers ? headers : Object.entries({ ...headers })),
            ...(typeof body === "string" ? { body } : {}),
            ...(signal ? { signal } : {}),
            ...limits,
        });
        // Response rejects any body with status 204.
        const content = answer.body.length === 0 ? null : new Uint8Array(answer.body);
        return new Response(content, { status: answer.status, headers: { ...answer.headers } });
    };
}
/** A client of one repository (`owner/name`), with retries. Throws `github/…`. */
async function openGitHubRest(access, repository) {
    const octokit = await openRetryingOctokit(access);
    const name = splitRepository(repository);
    const call = async (route, parameters, { doing, answer, look }) => {
        // What the route does not name would be sent in the body.
        const place = route.includes(" /") ? name : {};
        const { data } = await octokit
            .request(route.replace(/ \/$| (?=\/)/, " /repos/{owner}/{repo}"), { ...place, ...parameters, request: { look } })
            .catch((error) => {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .parseServerFault */ .Hx)(error);
            throw fault === undefined ? error : (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explainGitHub */ .$2)({ repository, doing }, fault, error);
        });
        const parsed = answer.safeParse(data);
        if (parsed.success)
            return parsed.data;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("github/unexpected", `GitHub's answer has an unknown form (${doing}): ${parsed.error.issues[0]?.path.join(".") || "the answer"} is not as expected.`);
    };
    return {
        repository,
        owner: name.owner,
        graphqlUrl: `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimTrailing */ .ly)(access.apiUrl, /\//).replace(/\/api\/v3$/, "/api")}/graphql`,
        /** `route` is below the repository (`GET /pulls/{number}`), or a full URL. */
        call,
        /** The same; undefined for 404. */
        find: (route, parameters, expected) => call(route, parameters, expected).catch((error) => {
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3 && error.code === "github/not-found")
                return undefined;
            throw error;
        }),
    };
}
/** A client without retries, for callers who wait for the answer. Throws `product/…`. */
function createGitHubApi(access) {
    const { refuse, unreadable } = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createProductRefusals */ .lW)("GitHub", [access.token]);
    let opened;
    const request = async (doing, path, options) => {
        opened ??= openOctokit(access);
        const { accept, ...limits } = options;
        const parameters = {
            headers: { accept, "x-github-api-version": "2022-11-28" },
            request: { fetch: sendAsFetch(access.send, limits), parseSuccessResponseBody: !limits.cut },
        };
        const octokit = await opened;
        const answered = await octokit.request(`GET ${path}`, parameters).catch((error) => {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .parseServerFault */ .Hx)(error);
            if (!(error instanceof Error) || fault?.status === undefined)
                throw error instanceof Error ? (error.cause ?? error) : error;
            const words = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStatus */ .Wn)(fault.status, (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutDocumentation */ .n8)(error.message));
            throw refuse(doing, fault.status, words, fault.headers);
        });
        // Octokit accepts a redirect that was not followed.
        if (answered.status >= 300)
            throw refuse(doing, answered.status, (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStatus */ .Wn)(answered.status, ""), {});
        return answered;
    };
    return {
        refuse,
        read: async ({ doing, path, answer }) => {
            const accept = "application/vnd.github+json";
            const { data, headers } = await request(doing, path, { accept, longest: _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ANSWER_BYTES */ .gB });
            const parsed = answer.safeParse(data);
            if (parsed.success)
                return { value: parsed.data, headers };
            throw unreadable(doing, typeof data === "string" ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(data, 100) : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .explainIssues */ ._u)(parsed.error.issues));
        },
        readText: async ({ doing, path, accept }) => {
            const { data } = await request(doing, path, { accept, longest: _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_BYTES */ .$D, cut: true });
            return new Response(data).text();
        },
    };
}


/***/ }),

/***/ 8216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   Hx: () => (/* binding */ parseServerFault),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   n8: () => (/* binding */ withoutDocumentation),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1201);



function parseServerFault(error) {
    if (!(error instanceof Error))
        return undefined;
    if (error.name === "AbortError" || error.name === "TimeoutError") {
        return { status: undefined, message: "no answer in time", headers: {} };
    }
    if (!("status" in error) || typeof error.status !== "number")
        return undefined;
    const { response } = error;
    return {
        // Octokit reports 500 for no answer.
        status: response === undefined ? undefined : error.status,
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(withoutDocumentation(error.message)),
        headers: response?.headers ?? {},
    };
}
function withoutDocumentation(message) {
    return message.replace(/ - https?:\/\/\S+$/, "");
}
function statusOf(error) {
    return parseServerFault(error)?.status;
}
/** GitHub's status and words, or why there was no answer, on one line without a full stop. */
function describeGitHubError(error) {
    const { status, message } = parseServerFault(error) ?? {
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)),
    };
    return `${status ?? ""} ${message}`.trim().replace(/\.$/, "");
}
const says = (words) => (fault) => words.test(fault.message);
const has = (status) => (fault) => fault.status === status;
const RULES = [
    {
        matches: _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimited */ .Jz,
        code: "github/rate-limited",
        message: (call) => `GitHub's rate limit is exceeded, so GitHub could not ${call}; it resets later than this step can wait.`,
    },
    {
        matches: says(/not permitted to create or approve pull requests/i),
        code: "github/pull-requests-not-allowed",
        message: (_, __, repository) => `The workflow's own token may not open pull requests in ${repository}.`,
    },
    {
        matches: says(/resource not accessible by (?:integration|personal access token)/i),
        code: "github/permission-missing",
        message: (call) => `The token may not ${call}: it lacks a permission.`,
    },
    {
        matches: says(/SAML|single sign-on/i),
        code: "github/permission-missing",
        message: (call, { message }) => `The token may not ${call}: ${message}`,
        hint: "Authorise the token for the organisation's single sign-on, in the token's own settings.",
    },
    {
        matches: says(/protected|rule violation|through a pull request|not authorized to push|reference update failed/i),
        code: "github/branch-protected",
        message: (call, { message }) => `A rule of the repository does not let the token ${call}: ${message}`,
    },
    {
        matches: has(401),
        code: "github/bad-token",
        message: (call, { message }) => `GitHub does not accept the token and could not ${call}: ${message}`,
    },
    {
        matches: says(/repository is empty/i),
        code: "github/no-base",
        message: (_, __, repository) => `The repository ${repository} is empty: a draft has no commit to start from.`,
        hint: "Make its first commit, such as a README, and run the step again.",
    },
    {
        matches: has(404),
        code: "github/not-found",
        message: (call) => `GitHub could not ${call}: it does not exist, or the token may not see it.`,
    },
    {
        matches: _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isServerFailure */ .Ab,
        code: "github/unreachable",
        message: (call, { status = "", message }) => `GitHub failed or did not answer, and could not ${call}: ${status} ${message}`.trim(),
    },
];
const REFUSED = {
    matches: () => true,
    code: "github/refused",
    message: (call, { status, message }) => `GitHub would not ${call}: ${status ?? ""} ${message}`,
    hint: "Check the token's rights (`contents: write`, `pull-requests: write`) and the repository's rules.",
};
function explainGitHub({ repository, doing }, fault, cause) {
    const { code, message, hint } = RULES.find(({ matches }) => matches(fault)) ?? REFUSED;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3(code, message(`${doing} in ${repository}`, fault, repository), { hint, cause });
}
/** Whether GitHub refused with these words and no rule above matched. */
function isRefusal(error, words) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3 && error.code === "github/refused" && words.test(error.message);
}


/***/ }),

/***/ 6312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub),
  createGitHubCodeHost: () => (/* binding */ createGitHubCodeHost)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/shared/json-api.js
var json_api = __webpack_require__(8350);
// EXTERNAL MODULE: ./lib/hosts/draft.js
var draft = __webpack_require__(9636);
// EXTERNAL MODULE: ./lib/hosts/pull-request.js
var pull_request = __webpack_require__(6860);
// EXTERNAL MODULE: ./lib/hosts/repository-reader.js
var repository_reader = __webpack_require__(8951);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/hosts/github/errors.js
var github_errors = __webpack_require__(8216);
;// CONCATENATED MODULE: ./lib/hosts/github/branch.js




const sha = schemas/* string */.YjP().check(api/* _minLength */.m9(40));
const Ref = schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha }) });
const ListedCommit = schemas/* object */.Ikc({ sha, commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP(), tree: schemas/* object */.Ikc({ sha }) }) });
const Comparison = schemas/* object */.Ikc({
    merge_base_commit: schemas/* object */.Ikc({ sha, commit: schemas/* object */.Ikc({ tree: schemas/* object */.Ikc({ sha }) }) }),
    total_commits: schemas/* number */.aig(),
    commits: schemas/* array */.YOg(ListedCommit),
    files: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* object */.Ikc({
        filename: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        previous_filename: schemas/* optional */.lqM(schemas/* string */.YjP()),
        /** Object name of the content; of a removed file, the old one. */
        sha: schemas/* nullish */.cl6(schemas/* string */.YjP()),
        patch: schemas/* optional */.lqM(schemas/* string */.YjP()),
    }))),
});
/** Reads a draft's branch: two requests for one that does not exist, else four or five. */
async function readGitHubBranch(rest, { find }, { branch: name, base: from }) {
    const [base, tip] = await Promise.all([readBase(rest, from), readTip(rest, name)]);
    if (tip === undefined)
        return { ...NEW_BRANCH, name, base, tip, start: base };
    const [comparison, pullRequests] = await Promise.all([
        compare(rest, base.commit, tip, name),
        find({ branch: name, base: from }),
    ]);
    const { merge_base_commit: fork, commits, total_commits: total, files = [] } = comparison;
    const isOwn = commits.every(({ commit }) => (0,draft/* isOwnCommit */.uv)({ message: commit.message, tree: commit.tree.sha }));
    const isMerged = pullRequests.merged.includes(tip);
    const known = commits.find((commit) => commit.sha === tip)?.commit.tree.sha;
    return {
        name,
        base,
        tip: { commit: tip, tree: known ?? (await readTreeOf(rest, tip)) },
        start: { commit: fork.sha, tree: fork.commit.tree.sha },
        /** Whether the base contains the branch, so that it can be fast-forwarded. */
        contained: total === 0,
        /** Whether other people have committed to it, so that it is not rebuilt. */
        shared: !isMerged && (commits.length < total || !isOwn),
        /** Names of changed blobs by path; undefined for removed files. */
        changed: listChanged(files),
        pullRequests,
    };
}
const NEW_BRANCH = {
    contained: true,
    shared: false,
    changed: listChanged([]),
    pullRequests: { open: undefined, merged: [] },
};
async function readTip(rest, name) {
    const expected = { doing: `look for the branch ${name}`, answer: Ref };
    return (await rest.find("GET /git/ref/{ref}", { ref: `heads/${name}` }, expected))?.object.sha;
}
async function compare(rest, base, head, branch) {
    const expected = { doing: `compare the branch ${branch} with its base`, answer: Comparison };
    const found = await rest.find("GET /compare/{range}", { range: `${base}...${head}` }, expected);
    if (found !== undefined)
        return found;
    throw new errors/* ReleaseDocsError */.D3("github/no-base", `The branch ${branch} of ${rest.repository} shares no history with its base, so it cannot hold a draft.`, { hint: `Delete or rename the branch ${branch}, and run the step again.` });
}
async function readBase(rest, name) {
    const expected = { doing: `read the branch ${name}`, answer: schemas/* array */.YOg(ListedCommit) };
    const [newest] = (await rest.find("GET /commits", { sha: name, per_page: 1 }, expected)) ?? [];
    if (newest !== undefined)
        return { commit: newest.sha, tree: newest.commit.tree.sha };
    throw new errors/* ReleaseDocsError */.D3("github/no-base", `There is no branch ${name} in ${rest.repository} to start a draft from.`, {
        hint: "Name an existing one as pullRequest.base in .github/release-docs.yml, or make the repository's first commit.",
    });
}
async function readTreeOf(rest, commit) {
    const answer = schemas/* object */.Ikc({ tree: schemas/* object */.Ikc({ sha }) });
    return (await rest.call("GET /git/commits/{commit}", { commit }, { doing: "read a commit", answer })).tree.sha;
}
function listChanged(files) {
    const changed = new Map();
    for (const { filename, status, previous_filename: before, sha: content } of files) {
        if (status === "renamed" && before !== undefined)
            changed.set(before, undefined);
        changed.set(filename, status === "removed" ? undefined : (content ?? undefined));
    }
    return changed;
}
async function createBranch(rest, branch, commit) {
    const look = async () => ((await readTip(rest, branch)) === commit ? {} : undefined);
    const expected = { doing: `create the branch ${branch}`, answer: schemas/* unknown */.L5J(), look };
    await rest.call("POST /git/refs", { ref: `refs/heads/${branch}`, sha: commit }, expected).catch((error) => {
        throw (0,github_errors/* isRefusal */.vu)(error, /already exists/i) ? (0,draft/* buildDraftMoved */.P9)(branch, error) : error;
    });
}
async function advanceBranch(rest, branch, commit) {
    const expected = { doing: `move the branch ${branch}`, answer: schemas/* unknown */.L5J() };
    await rest
        .call("PATCH /git/refs/{ref}", { ref: `heads/${branch}`, sha: commit, force: false }, expected)
        .catch((error) => {
        throw (0,github_errors/* isRefusal */.vu)(error, /fast.?forward|does not exist/i) ? (0,draft/* buildDraftMoved */.P9)(branch, error) : error;
    });
}
// REST would force a ref wherever it is by then; only this checks where it was.
const UPDATE_REFS = `mutation ($repository: ID!, $refs: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $refs }) { clientMutationId }
}`;
/** Replaces a branch that is still at `before`; false if GitHub refuses. Throws `codehost/draft-moved`. */
async function replaceBranch(rest, branch, { before, after }) {
    const doing = `replace the branch ${branch}`;
    const repository = await rest.call("GET /", {}, { doing, answer: schemas/* object */.Ikc({ node_id: schemas/* string */.YjP() }) });
    const update = { name: `refs/heads/${branch}`, beforeOid: before, afterOid: after, force: true };
    const mutation = { query: UPDATE_REFS, variables: { repository: repository.node_id, refs: [update] } };
    try {
        await rest.call(`POST ${rest.graphqlUrl}`, mutation, { doing, answer: schemas/* unknown */.L5J() });
    }
    catch (error) {
        if (!(error instanceof errors/* ReleaseDocsError */.D3))
            throw error;
    }
    // The answer does not matter: where the branch is now shows what happened.
    const tip = await readTip(rest, branch);
    if (tip === after)
        return true;
    if (tip === before)
        return false;
    throw (0,draft/* buildDraftMoved */.P9)(branch);
}

// EXTERNAL MODULE: ./lib/hosts/github/client.js
var client = __webpack_require__(1368);
// EXTERNAL MODULE: ./lib/hosts/draft-files.js + 1 modules
var draft_files = __webpack_require__(4932);
;// CONCATENATED MODULE: ./lib/hosts/github/draft.js




const draft_sha = schemas/* string */.YjP();
const Made = schemas/* object */.Ikc({ sha: draft_sha });
const Blob = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* string */.YjP() });
const Tree = schemas/* object */.Ikc({
    truncated: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), mode: schemas/* string */.YjP(), type: schemas/* enum */.k5n(["blob", "tree", "commit"]), sha: draft_sha })),
});
function openGitHubDraft(rest, branch) {
    const { name, base, tip, start, changed } = branch;
    let newest = tip?.commit;
    return (0,draft/* createDraft */.mq)({
        name,
        source: createGitHubTree(rest, selectSource(branch)),
        start: createGitHubTree(rest, start.tree),
        openTip: () => tip && createGitHubTree(rest, tip.tree),
        write: async (changes, message) => {
            const draft = await writeDraft(rest, branch, changes, message);
            newest = draft?.commit ?? newest;
            return draft;
        },
        add: async (all, message) => {
            // Restoring a file that the branch does not change needs no commit.
            const changes = all.filter(({ path, content }) => content !== undefined || changed.has(path));
            if (tip === undefined || changes.length === 0)
                return;
            const tree = await createTree(rest, tip.tree, changes);
            await addCommit(rest, name, { tree, parents: [tip.commit], message });
        },
        diff: async () => newest === undefined ? "" : renderDiff((await compare(rest, base.commit, newest, name)).files ?? []),
    });
}
function selectSource({ shared, tip, base }) {
    return shared && tip !== undefined ? tip.tree : base.tree;
}
async function writeDraft(rest, branch, changes, message) {
    const { name, shared, tip, changed } = branch;
    const kept = shared ? changed.keys() : [];
    const files = [...new Set([...kept, ...changes.map(({ path }) => path)])].sort();
    if (files.length === 0)
        return undefined;
    const isUpToDate = changes.length === 0 || (!shared && hasChanges(branch, changes));
    if (tip !== undefined && isUpToDate)
        return { branch: name, commit: tip.commit, files };
    const tree = await createTree(rest, selectSource(branch), changes);
    return { branch: name, commit: await commitTree(rest, branch, tree, message), files };
}
function hasChanges({ changed }, changes) {
    return changed.size === changes.length && changes.every((change) => changed.get(change.path) === change.sha);
}
/** Commits a tree and moves the branch there: on top of other people's commits, else in place of our own. */
async function commitTree(rest, branch, tree, message) {
    const { name, base, tip } = branch;
    if (tip !== undefined && branch.shared)
        return addCommit(rest, name, { tree, parents: [tip.commit], message });
    const commit = await createCommit(rest, { tree, parents: [base.commit], message });
    if (tip === undefined)
        await createBranch(rest, name, commit);
    else if (branch.contained)
        await advanceBranch(rest, name, commit);
    else if (!(await replaceBranch(rest, name, { before: tip.commit, after: commit }))) {
        // A branch that must not be rewritten gets a merge of the base instead.
        const parents = branch.start.commit === base.commit ? [tip.commit] : [tip.commit, base.commit];
        return addCommit(rest, name, { tree, parents, message });
    }
    return commit;
}
async function addCommit(rest, branch, commit) {
    const made = await createCommit(rest, commit);
    await advanceBranch(rest, branch, made);
    return made;
}
/** Reads a tree with all names in one request, on first use. */
function createGitHubTree(rest, root) {
    const read = new Map();
    const readTree = (tree, recursive = {}) => {
        const key = `${tree} ${recursive.recursive}`;
        const known = read.get(key);
        if (known !== undefined)
            return known;
        const expected = { doing: "list the files", answer: Tree };
        const asked = rest.call("GET /git/trees/{tree}", { tree, ...recursive }, expected);
        read.set(key, asked);
        return asked;
    };
    return {
        readEntries: async (paths) => {
            const { tree, truncated } = await readTree(root, { recursive: "1" });
            const wanted = new Set(paths.flatMap(draft_files/* listPrefixes */.p6));
            const entries = new Map(tree.filter(({ path }) => wanted.has(path)).map((entry) => [entry.path, entry]));
            if (truncated)
                await addMissing(wanted, entries, readTree, root);
            return entries;
        },
        listFiles: async (folder) => {
            const { tree } = await readTree(root, { recursive: "1" });
            const isBelow = (path) => folder === "" || path.startsWith(`${folder}/`);
            const files = tree.filter(({ path, mode }) => mode.startsWith("100") && isBelow(path));
            return files.map(({ path }) => path).sort();
        },
        readText: async ({ path, sha: blob }) => {
            const expected = { doing: `read ${path}`, answer: Blob };
            const { content, encoding } = await rest.call("GET /git/blobs/{blob}", { blob }, expected);
            return (0,draft_files/* decodeText */.g7)(path, Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
        },
    };
}
/** Adds the entries that a truncated tree lacks, folder by folder; `wanted` has each folder before its content. */
async function addMissing(wanted, entries, readTree, root) {
    for (const path of wanted) {
        const slash = path.lastIndexOf("/");
        const folder = slash < 0 ? { type: "tree", sha: root } : entries.get(path.slice(0, slash));
        if (folder?.type !== "tree")
            continue;
        const entry = (await readTree(folder.sha)).tree.find((one) => one.path === path.slice(slash + 1));
        if (entry !== undefined)
            entries.set(path, { ...entry, path });
    }
}
async function createTree(rest, from, changes) {
    const tree = changes.map(({ sha: blob, content, ...change }) => ({
        type: "blob",
        ...change,
        ...(content === undefined ? { sha: blob } : { content }),
    }));
    const expected = { doing: `store ${changes.map(({ path }) => path).join(", ")}`, answer: Made };
    return (await rest.call("POST /git/trees", { base_tree: from, tree }, expected)).sha;
}
/** Without an author, so that GitHub signs commits of an App or of the workflow's own token. */
async function createCommit(rest, { tree, parents, message }) {
    const commit = { message: (0,draft/* markMessage */.xL)(message, tree), tree, parents };
    return (await rest.call("POST /git/commits", commit, { doing: "make a commit", answer: Made })).sha;
}
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

// EXTERNAL MODULE: ./lib/hosts/github/pages.js
var pages = __webpack_require__(6339);
;// CONCATENATED MODULE: ./lib/hosts/github/pull-requests.js



const PullRequestAnswer = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    html_url: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    merged_at: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    user: schemas/* nullish */.cl6(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
});
const WORKFLOW_BOT = "github-actions[bot]";
function createGitHubPullRequests(rest, webUrl) {
    return {
        find: async (place) => {
            const found = await findPullRequests(rest, place.branch);
            const open = selectOpen(found, place);
            return {
                open: open && readOpen(open),
                merged: found.filter(({ merged_at: at }) => Boolean(at)).map(({ head }) => head.sha),
            };
        },
        readState: (number) => readPullRequestState(rest, number),
        create: (place, request) => createPullRequest(rest, place, request),
        update: async ({ number }, change) => {
            const expected = { doing: `update the text of pull request #${number}`, answer: schemas/* unknown */.L5J() };
            await rest.call("PATCH /pulls/{number}", { number, ...change }, expected);
        },
        finish: (known, request) => finish(rest, known, request),
        isDuplicate: (error) => (0,github_errors/* isRefusal */.vu)(error, /already exists/i),
        compareUrl: ({ branch, base }) => `${webUrl}/compare/${encodeRef(base)}...${encodeRef(branch)}`,
        markForm: "comment",
        maxTitle: 256,
    };
}
async function findPullRequests(rest, branch) {
    return rest.call("GET /pulls", { head: `${rest.owner}:${branch}`, state: "all", sort: "created", direction: "desc", per_page: 100 }, { doing: `look for the pull requests of ${branch}`, answer: schemas/* array */.YOg(PullRequestAnswer) });
}
/** The open one; one to the wanted base goes first. */
function selectOpen(found, { base }) {
    const open = found.filter(({ state }) => state === "open");
    return open.find((pull) => pull.base.ref === base) ?? open[0];
}
function readOpen({ html_url: url, number, title, body, user }) {
    return { url, number, title, body: body ?? "", author: user?.login };
}
async function readPullRequestState(rest, number) {
    const expected = { doing: `look at pull request #${number}`, answer: PullRequestAnswer };
    const { state, merged_at: mergedAt } = await rest.call("GET /pulls/{number}", { number }, expected);
    if (mergedAt)
        return "merged";
    return state === "open" ? "open" : "closed";
}
async function createPullRequest(rest, place, request) {
    const { title, body } = request;
    const { branch, base } = place;
    const remarks = [];
    const look = async () => selectOpen(await findPullRequests(rest, branch), place);
    const expected = { doing: `open a pull request from ${branch} to ${base}`, answer: PullRequestAnswer, look };
    const create = (draft) => rest.call("POST /pulls", { title, body, head: branch, base, draft }, expected);
    const made = await create(request.draft).catch(async (error) => {
        if (!request.draft || !(0,github_errors/* isRefusal */.vu)(error, /draft pull requests/i))
            throw error;
        remarks.push("The repository does not allow draft pull requests, so this one is ready for review.");
        return create(false);
    });
    remarks.push(...(await finish(rest, readOpen(made), request)));
    return { url: made.html_url, number: made.number, remarks };
}
/** Sets labels and people, and says what a reader must know of a new pull request. */
async function finish(rest, made, request) {
    const remarks = await setLabelsAndPeople(rest, made.number, request);
    if (made.author !== WORKFLOW_BOT)
        return remarks;
    const needed = "Pull requests opened with the workflow's own token don't trigger workflows: close and reopen this one to run its " +
        "checks, or give github-token a token of a GitHub App.";
    return [...remarks, needed];
}
/** What GitHub refuses here is a remark. */
async function setLabelsAndPeople(rest, number, request) {
    const { labels, assignees } = request;
    const teams = request.reviewers.filter((name) => name.includes("/")).map((name) => name.replace(/^.*\//, ""));
    const reviewers = request.reviewers.filter((name) => !name.includes("/"));
    const wanted = [
        ["labels", "/issues/{number}/labels", { labels }, labels],
        ["assignees", "/issues/{number}/assignees", { assignees }, assignees],
        ["reviewers", "/pulls/{number}/requested_reviewers", { reviewers, team_reviewers: teams }, request.reviewers],
    ];
    const remarks = [];
    for (const [what, path, parameters, names] of wanted) {
        if (names.length === 0)
            continue;
        const expected = { doing: `set the ${what} of pull request #${number}`, answer: schemas/* unknown */.L5J() };
        await rest.call(`POST ${path}`, { number, ...parameters }, expected).catch((error) => {
            if (!(error instanceof errors/* ReleaseDocsError */.D3))
                throw error;
            remarks.push(error.explanation);
        });
    }
    return remarks;
}
function encodeRef(ref) {
    return encodeURIComponent(ref).replaceAll("%2F", "/");
}

;// CONCATENATED MODULE: ./lib/hosts/github/host.js










async function createGitHubCodeHost(access, repository) {
    const rest = await (0,client/* openGitHubRest */.Ap)(access, repository);
    const answer = schemas/* object */.Ikc({ default_branch: schemas/* string */.YjP(), html_url: schemas/* string */.YjP() });
    let known;
    return {
        openDraft: async (branch, { base } = {}) => {
            (0,draft/* checkBranchName */.I$)(branch);
            known ??= await rest.call("GET /", {}, { doing: "read the repository", answer });
            const place = { branch, base: base ?? known.default_branch };
            const api = createGitHubPullRequests(rest, known.html_url);
            const read = await readGitHubBranch(rest, api, place);
            return { ...openGitHubDraft(rest, read), pullRequests: (0,pull_request/* offerPullRequests */.u)(api, place, read.pullRequests.open) };
        },
        readPullRequestState: (number) => readPullRequestState(rest, number),
    };
}
const Repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), default_branch: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
const PullRequest = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    user: schemas/* nullish */.cl6(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    merge_commit_sha: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    merged_at: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    html_url: schemas/* string */.YjP(),
});
const ChangedFiles = schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP() }));
const PER_PAGE = 100;
const MAX_PAGES = 3;
/** GitHub, or GitHub Enterprise Server at `https://HOST/api/v3`, with any kind of token. */
function createGitHub(access) {
    const { baseUrl = "https://api.github.com", token, send } = access;
    const api = (0,client/* createGitHubApi */._j)({ apiUrl: baseUrl, token, send });
    return {
        readHealth: async () => {
            // Every kind of token may ask this, and it does not count against the rate limit.
            const limits = { doing: "show its rate limits", path: "/rate_limit", answer: schemas/* unknown */.L5J() };
            const { headers } = await api.read(limits).catch((error) => {
                // GitHub Enterprise Server without rate limits answers 404, and so does a server that is no GitHub.
                if (!(0,repository_reader/* isMissing */.b2)(error))
                    throw error;
                return api.read({ doing: "describe itself", path: "/meta", answer: schemas/* looseObject */._H3({}) });
            });
            return { message: "GitHub accepts the token.", ...(0,json_api/* selectRateLimit */.E)(headers) };
        },
        /** `defaultBranch` is undefined for a repository without commits. */
        readRepository: async (fullName) => {
            const value = await (0,pages/* openGitHubReader */.$1)(api, fullName).readRepository(Repository);
            return { fullName: value.full_name, defaultBranch: value.default_branch ?? undefined };
        },
        readMergedPullRequest: (fullName, number) => readMergedPullRequest(api, fullName, number),
        readPage: (link) => (0,pages/* readGitHubPage */.pk)(api, link),
    };
}
async function readMergedPullRequest(api, fullName, number) {
    const reader = (0,pages/* openGitHubReader */.$1)(api, fullName);
    const value = await reader.read(`show pull request ${number}`, `/pulls/${number}`, PullRequest);
    const { merged_at: mergedAt, merge_commit_sha: mergeCommit } = value;
    if (!mergedAt || !mergeCommit)
        throw (0,repository_reader/* notMerged */.ar)(fullName, number);
    return {
        number,
        title: value.title,
        body: value.body ?? "",
        author: value.user?.login,
        labels: value.labels.map(({ name }) => name),
        mergeCommit,
        mergedAt,
        webUrl: value.html_url,
        ...(await readFiles(reader, number)),
    };
}
async function readFiles(reader, number) {
    const files = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const path = `/pulls/${number}/files?per_page=${PER_PAGE}&page=${page}`;
        const some = await reader.read(`show pull request ${number}`, path, ChangedFiles);
        files.push(...some.map(({ filename }) => filename));
        if (some.length < PER_PAGE)
            return { files, moreFiles: false };
    }
    return { files, moreFiles: true };
}


/***/ }),

/***/ 1201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ isServerFailure),
/* harmony export */   Jz: () => (/* binding */ isRateLimited),
/* harmony export */   K8: () => (/* binding */ selectRetryDelay),
/* harmony export */   nC: () => (/* binding */ MAX_WAIT)
/* harmony export */ });
/** Seconds; of all waits for one call. */
const MAX_WAIT = 15 * 60;
/** No answer, or a server error: the call may have been carried out. */
function isServerFailure({ status }) {
    return status === undefined || status >= 500;
}
function isRateLimited({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return headers["retry-after"] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
}
/** Seconds until the next attempt (counted from 1); undefined for no retry. `now` is in milliseconds since 1970. */
function selectRetryDelay(fault, attempt, now) {
    if (!isRateLimited(fault))
        return isServerFailure(fault) && attempt <= 3 ? 2 ** (attempt - 1) : undefined;
    const { headers } = fault;
    const retryAfter = Number(headers["retry-after"] ?? Number.NaN);
    if (retryAfter >= 0)
        return retryAfter;
    const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
    // Clocks differ: wait one second more, also after the reset.
    return isUsedUp(headers) && reset > 0 ? Math.max(Math.ceil(reset - now / 1000), 0) + 1 : 60 * attempt;
}
function isUsedUp(headers) {
    return String(headers["x-ratelimit-remaining"] ?? "") === "0";
}


/***/ })

};
