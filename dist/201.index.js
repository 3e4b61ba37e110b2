export const id = 201;
export const ids = [201];
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

/***/ 6201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubCommitReader: () => (/* binding */ createGitHubCommitReader)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1368);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8216);



const COMMITS_PER_QUERY = 100;
// A first release can be the whole history; older commits are described from git alone.
const MAX_COMMITS = 1000;
// Milliseconds for all queries of one range: the notes wait for them.
const TIMEOUT = 30_000;
const NOT_ALLOWED = /^40[13] (?!.*rate limit)|not accessible by/i;
// GitHub stops a query after ten seconds; half of it may be fast enough.
const TOO_HEAVY = new Set([500, 502, 503, 504]);
/** Reads commits of `owner/name` by GraphQL, 100 per request, each once. `onFault` gets every failed request. */
function createGitHubCommitReader(access, repository, onFault) {
    const known = new Map();
    return {
        /** `missing` says in one sentence what GitHub did not give, and why. Never throws. */
        async readFacts(shas) {
            const wanted = shas.slice(0, MAX_COMMITS);
            const ask = await openGraphQl(access, repository);
            let fault;
            const unknown = wanted.filter((sha) => !known.has(sha));
            for (let start = 0; start < unknown.length; start += COMMITS_PER_QUERY) {
                const answer = await readSome(ask, unknown.slice(start, start + COMMITS_PER_QUERY), onFault);
                for (const [sha, facts] of answer.facts)
                    known.set(sha, facts);
                fault ??= answer.fault;
                // No permission, a rate limit or no time left: the next query would fail too.
                if (answer.fault !== undefined && answer.facts.size === 0)
                    break;
            }
            const asked = new Set(wanted);
            const facts = new Map([...known].filter(([sha]) => asked.has(sha)));
            return { facts, missing: describeMissing(shas.length, wanted.length, facts.size, fault) };
        },
    };
}
async function openGraphQl(access, repository) {
    const octokit = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openOctokit */ .Ov)(access);
    const { owner, repo: name } = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .splitRepository */ .T8)(repository);
    const request = { signal: AbortSignal.timeout(TIMEOUT) };
    return (query) => octokit.graphql(query, { owner, name, request });
}
async function readSome(ask, shas, onFault, mayHalve = true) {
    try {
        return { facts: parseCommitFacts(await ask(buildCommitsQuery(shas)), shas), fault: undefined };
    }
    catch (error) {
        onFault(error);
        const { status, data, message } = readFault(error);
        if (mayHalve && shas.length > 1 && status !== undefined && TOO_HEAVY.has(status)) {
            const half = Math.ceil(shas.length / 2);
            const first = await readSome(ask, shas.slice(0, half), onFault, false);
            if (first.fault !== undefined)
                return first;
            const second = await readSome(ask, shas.slice(half), onFault, false);
            return { facts: new Map([...first.facts, ...second.facts]), fault: second.fault };
        }
        // An answer with errors has the rest of the data.
        return { facts: parseCommitFacts(data, shas), fault: message };
    }
}
function readFault(error) {
    const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .parseServerFault */ .Hx)(error);
    if (fault)
        return { status: fault.status, data: undefined, message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(error) };
    const { data, errors } = (error ?? {});
    const [first] = Array.isArray(errors) ? errors : [];
    const [line = ""] = String(first?.message ?? (error instanceof Error ? error.message : error)).split("\n", 1);
    return { status: undefined, data, message: line.slice(0, 200) };
}
function describeMissing(all, asked, given, fault) {
    if (given === all && fault === undefined)
        return undefined;
    const reason = fault?.replace(/\.$/, "");
    if (given === all)
        return `GitHub did not give all facts about the commits (${reason}).`;
    const why = [
        ...(reason === undefined ? [] : [reason]),
        ...(asked < all ? [`only the newest ${asked} were requested`] : []),
    ].join("; ");
    return (`GitHub gave the pull requests of ${given} of ${all} commits` +
        `${why === "" ? "" : ` (${why})`}; the rest is described from git alone.` +
        (NOT_ALLOWED.test(reason ?? "") ? " Give the job the permission `pull-requests: read`." : ""));
}
// A pull request has at most 100 labels. GitHub allows 500,000 nodes per query; 100 commits take 50,000.
const FACTS = `fragment facts on Commit {
  author { user { login } }
  associatedPullRequests(first: 5) {
    nodes {
      number title mergedAt
      mergeCommit { oid }
      baseRepository { nameWithOwner }
      author { login __typename }
      labels(first: 100) { nodes { name } }
      timelineItems(last: 1, itemTypes: [RENAMED_TITLE_EVENT]) { nodes { ... on RenamedTitleEvent { createdAt } } }
    }
  }
}`;
function buildCommitsQuery(shas) {
    for (const sha of shas)
        if (!/^[0-9a-f]{40,64}$/.test(sha))
            throw new TypeError(`${sha} is not a full SHA.`);
    const commits = shas.map((sha, index) => `c${index}: object(oid: "${sha}") { ...facts }`);
    return `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    nameWithOwner
    ${commits.join("\n    ")}
  }
}
${FACTS}`;
}
const nodes = (item) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(item)) }));
const Login = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[\w-]{1,100}$/)) });
const PullRequestNode = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mergedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    mergeCommit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ oid: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    baseRepository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nameWithOwner: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    author: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(Login, { __typename: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })), undefined),
    labels: nodes(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    timelineItems: nodes(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
});
const CommitNode = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    author: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ user: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(Login) })), undefined),
    // Null only where the token may not see pull requests.
    associatedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(PullRequestNode)) }),
});
const Answer = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ nameWithOwner: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) });
function parseCommitFacts(answer, shas) {
    const facts = new Map();
    const parsed = Answer.safeParse(answer);
    if (!parsed.success)
        return facts;
    const { repository } = parsed.data;
    shas.forEach((sha, index) => {
        const commit = CommitNode.safeParse(repository[`c${index}`]);
        if (commit.success)
            facts.set(sha, buildFacts(sha, commit.data, repository.nameWithOwner));
    });
    return facts;
}
function buildFacts(sha, commit, repository) {
    const all = present(commit.associatedPullRequests);
    const isHere = ({ baseRepository }) => baseRepository?.nameWithOwner === repository;
    const merged = all.filter((pull) => isHere(pull) && pull.mergedAt != null);
    // Later pull requests (a release branch, a backport) only contain the commit.
    const own = merged.find(({ mergeCommit }) => mergeCommit?.oid === sha) ??
        merged.toSorted((a, b) => String(a.mergedAt).localeCompare(String(b.mergedAt)))[0];
    return {
        pullRequest: own && buildPullRequestFacts(own),
        isMerge: own?.mergeCommit?.oid === sha,
        elsewhere: all.filter((pull) => pull.baseRepository != null && !isHere(pull)).map(({ number }) => number),
        login: commit.author?.user?.login,
    };
}
function buildPullRequestFacts(pull) {
    const [rename] = present(pull.timelineItems);
    return {
        number: pull.number,
        title: pull.title.replace(/\s+/g, " ").trim(),
        renamed: rename?.createdAt !== undefined && Date.parse(rename.createdAt) > Date.parse(pull.mergedAt ?? ""),
        labels: present(pull.labels).map(({ name }) => name),
        author: buildAccount(pull.author),
    };
}
/** A person or a bot; an imported account (a mannequin) cannot be mentioned. */
function buildAccount(author) {
    if (author == null || !/^(?:User|Bot|EnterpriseUserAccount)$/.test(author.__typename))
        return undefined;
    return { login: author.login, isBot: author.__typename === "Bot" };
}
function present(list) {
    return (list?.nodes ?? []).filter((item) => item != null);
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
