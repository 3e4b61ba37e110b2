export const id = 241;
export const ids = [241];
export const modules = {

/***/ 2942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ap: () => (/* binding */ openGitHubRest),
  Ov: () => (/* binding */ openOctokit)
});

// UNUSED EXPORTS: sendAsFetch

// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/hosts/github/errors.js
var github_errors = __webpack_require__(8216);
;// CONCATENATED MODULE: ./lib/hosts/retry.js

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
            const pause = fault === undefined ? undefined : (0,github_errors/* selectPause */.ZA)(fault, attempt, Date.now());
            if (fault === undefined || pause === undefined || pause > left)
                throw error;
            left -= pause;
            await wait(pause);
            const found = (0,github_errors/* isAmbiguous */.X2)(fault) ? await look?.() : undefined;
            if (found !== undefined)
                return found;
        }
    }
}
function sleep(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

;// CONCATENATED MODULE: ./lib/hosts/github/client.js



/** GitHub's own client at an API (`https://api.github.com`, `https://HOST/api/v3`); loaded here, and it logs nothing. It sends by `fetch`, else as its own. */
async function openOctokit({ apiUrl, token, fetch }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    return getOctokit(token, {
        baseUrl: apiUrl.replace(/\/+$/, ""),
        log: SILENT,
        ...(fetch === undefined ? {} : { request: { fetch } }),
    });
}
const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
/** Lets Octokit send by `send`, so that it reaches no other places than that does. */
function sendAsFetch(send) {
    return async (url, { method, headers, body }) => {
        const answer = await send({ method, url, headers, ...(body === undefined ? {} : { body }) });
        const entries = Object.entries(answer.headers).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
        // A Response refuses a body, even an empty one, with 204 and its like.
        return new Response(answer.body === "" ? null : answer.body, { status: answer.status, headers: entries });
    };
}
const ANSWER_TIME = 60_000;
/** Opens GitHub's API; Octokit is loaded here and not before. */
async function openGitHubRest(access, repository) {
    const octokit = await openOctokit(access);
    const apiUrl = access.apiUrl.replace(/\/+$/, "");
    const [owner = "", repo = ""] = repository.split("/");
    const send = async ({ route, parameters }) => {
        const request = { signal: AbortSignal.timeout(ANSWER_TIME) };
        // What the route does not name would be sent in the body.
        const place = route.includes("{owner}") ? { owner, repo } : {};
        return (await octokit.request(route, { ...place, ...parameters, request })).data;
    };
    const patience = { parseFault: github_errors/* parseGitHubFault */.$V, wait: access.wait };
    const call = async (asked, schema, look) => {
        const answer = await persist(patience, () => send(asked), look).catch((error) => {
            const fault = (0,github_errors/* parseGitHubFault */.$V)(error);
            throw fault === undefined ? error : (0,github_errors/* explainGitHub */.$2)({ repository, doing: asked.doing }, fault, error);
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
                if (error instanceof errors/* ReleaseDocsError */.D && error.code === "github/not-found")
                    return undefined;
                throw error;
            }
        },
    };
}
function buildUnexpected({ doing }, field) {
    return new errors/* ReleaseDocsError */.D({
        code: "github/unexpected",
        message: `GitHub's API answered in an unknown form when asked to ${doing}: ${field || "the answer"} is not as expected.`,
        hint: "Check GITHUB_API_URL; it has to be GitHub's API, such as https://api.github.com.",
    });
}


/***/ }),

/***/ 8241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHub: () => (/* binding */ createGitHub),
/* harmony export */   createGitHubCodeHost: () => (/* binding */ createGitHubCodeHost)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4343);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8350);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7913);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4683);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2942);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8852);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6339);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9123);









/**
 * The repository `owner/name` on GitHub as a {@link CodeHost}: drafts are branches that the git data API makes, so no
 * checkout is touched, and GitHub signs their commits where it can. The base is the default branch unless given.
 */
async function createGitHubCodeHost(access, repository) {
    const rest = await (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .openGitHubRest */ .Ap)(access, repository);
    const readRepository = () => rest.call({ route: "GET /repos/{owner}/{repo}", doing: "read the repository" }, _pull_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .RepositoryAnswer */ .Nz);
    let known;
    return {
        openDraft: async (branch, { base } = {}) => {
            (0,_code_host_js__WEBPACK_IMPORTED_MODULE_2__/* .checkBranchName */ .I$)(branch);
            known ??= await readRepository();
            const { default_branch: usual, html_url: webUrl } = known;
            return (0,_draft_js__WEBPACK_IMPORTED_MODULE_5__/* .openGitHubDraft */ .XH)(rest, await (0,_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitHubBranch */ .iH)(rest, branch, base ?? usual), webUrl);
        },
        readPullRequestState: (number) => (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .readPullRequestState */ .wj)(rest, number),
    };
}
const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    full_name: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()),
    clone_url: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
});
const PullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })),
    labels: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })),
    merge_commit_sha: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()),
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
});
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() });
const PER_PAGE = 100;
const MOST_PAGES = 3;
/**
 * GitHub, or GitHub Enterprise Server at `https://HOST/api/v3`, with a token of a GitHub App, a personal one or a
 * workflow's.
 */
function createGitHub(access) {
    const { baseUrl = "https://api.github.com", token, send } = access;
    const api = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createProductApi */ .M9)({
        product: "GitHub",
        baseUrl,
        headers: {
            authorization: `Bearer ${token}`,
            accept: "application/vnd.github+json",
            "x-github-api-version": "2022-11-28",
        },
        secrets: [token],
        words: (body) => Refusal.safeParse(body).data?.message,
        send,
    });
    return {
        readHealth: () => (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .tellHealth */ .IP)(() => readLimits(api)),
        readRepository: (fullName) => readRepository(api, fullName),
        readMergedPullRequest: (fullName, number) => readMergedPullRequest(api, fullName, number),
        readPage: (link) => (0,_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .readGitHubPage */ .p)(api, link),
    };
}
/** Asks the one thing that every kind of token may ask, and that costs nothing of the limit. */
async function readLimits(api) {
    const { headers } = await api
        .read({ doing: "tell its limits", path: "/rate_limit", answer: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .unknown */ .L5J() })
        .catch((error) => {
        // A server of one's own has no limits unless they are set up, and says so to tokens that it knows.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "product/not-found")
            return { headers: {} };
        throw error;
    });
    return { message: "GitHub knows the token.", ...(0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .selectRateLimit */ .E)(headers) };
}
async function readRepository(api, fullName) {
    const { value } = await api.read({
        doing: `show the repository ${fullName}`,
        path: `/repos/${(0,_code_host_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)("GitHub", fullName)}`,
        answer: Repository,
    });
    return {
        fullName: value.full_name,
        defaultBranch: value.default_branch ?? undefined,
        cloneUrl: value.clone_url,
        webUrl: value.html_url,
    };
}
async function readMergedPullRequest(api, fullName, number) {
    const doing = `show pull request ${number} of ${fullName}`;
    const path = `/repos/${(0,_code_host_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)("GitHub", fullName)}/pulls/${number}`;
    const { value } = await api.read({ doing, path, answer: PullRequest });
    const { merged_at: mergedAt, merge_commit_sha: mergeCommit } = value;
    if (!mergedAt || !mergeCommit)
        throw (0,_code_host_js__WEBPACK_IMPORTED_MODULE_2__/* .notMerged */ .ar)(fullName, number);
    return {
        number: value.number,
        title: value.title,
        body: value.body ?? "",
        author: value.user?.login,
        labels: value.labels.map(({ name }) => name),
        mergeCommit,
        mergedAt,
        webUrl: value.html_url,
        ...(await readFiles(api, doing, path)),
    };
}
async function readFiles(api, doing, path) {
    const files = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
        const { value } = await api.read({
            doing,
            path: `${path}/files?per_page=${PER_PAGE}&page=${page}`,
            answer: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ filename: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() })),
        });
        files.push(...value.map(({ filename }) => filename));
        if (value.length < PER_PAGE)
            return { files, moreFiles: false };
    }
    return { files, moreFiles: true };
}


/***/ })

};
