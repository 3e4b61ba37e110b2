export const id = 859;
export const ids = [859];
export const modules = {

/***/ 6859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ openGitHubApi),
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   cS: () => (/* binding */ openForReport)
/* harmony export */ });
/* harmony import */ var _hosts_github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1368);
/* harmony import */ var _hosts_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8216);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3383);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2730);




/** GitHub's API (`GITHUB_API_URL`); `place` completes the routes of the run's repository. */
async function openRunRepository({ apiUrl, repository = "" }, token, signal) {
    const octokit = await (0,_hosts_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openOctokit */ .Ov)({ apiUrl, token, ...(signal && { signal }) });
    return { octokit, place: (0,_hosts_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .splitRepository */ .T8)(repository) };
}
/** For all calls of a report, in milliseconds: in all, and beyond the step's timeout. */
const MAX_REPORT_TIME = 30_000;
const MAX_LATE_REPORT = 1000;
function openForReport({ inputs, event }, { signal, start }) {
    const left = start + inputs.timeout + MAX_LATE_REPORT - _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m.now();
    const timeout = AbortSignal.timeout(Math.max(Math.min(left, MAX_REPORT_TIME), 0));
    return openRunRepository(event, inputs["github-token"], AbortSignal.any([signal, timeout]));
}
const NOT_THERE = new Set([404, 409, 422]);
/** Paths are below the repository. The methods throw `github/refused`, `github/unexpected` and `github/too-many-pages`. */
async function openGitHubApi(event, token) {
    const { octokit, place } = await openRunRepository(event, token);
    const build = (path, parameters) => [`GET /repos/{owner}/{repo}/${path}`, { ...place, ...parameters }];
    const explain = (path, parameters) => (error) => {
        if (!NOT_THERE.has((0,_hosts_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) ?? 0))
            throw explainRefusal(error, path, parameters);
    };
    return {
        /** Undefined for 404, 409 and 422, as an empty list is for `list`. `link` is the header `Link`. */
        read: async (path, parameters, schema) => {
            const answer = await octokit.request(...build(path, parameters)).catch(explain(path, parameters));
            return answer && { data: parseAnswer(path, answer.data, schema), link: answer.headers.link ?? "" };
        },
        list: async (path, parameters, schema) => {
            const pages = [];
            try {
                for await (const data of (0,_hosts_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .readPages */ .n4)(octokit, ...build(path, parameters)))
                    pages.push(data);
            }
            catch (error) {
                if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ReleaseDocsError */ .D3)
                    throw error;
                explain(path, parameters)(error);
            }
            return pages.flatMap((data) => parseAnswer(path, data, schema));
        },
    };
}
function explainRefusal(cause, path, parameters) {
    const what = path.replace(/\{(\w+)\}/g, (_, name) => String(parameters[name] ?? ""));
    const [kind = ""] = what.split("/");
    const needs = { actions: "actions: read", pulls: "pull-requests: read" }[kind] ?? "contents: read";
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ReleaseDocsError */ .D3("github/refused", `GitHub's API refused ${what}: ${(0,_hosts_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(cause)}.`, {
        hint: `Give the job the permission \`${needs}\`, or add actions/checkout with \`fetch-depth: 0\` before this step.`,
        cause,
    });
}
function parseAnswer(path, data, schema) {
    const parsed = schema.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join(".") || "the response";
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ReleaseDocsError */ .D3("github/unexpected", `GitHub's API sent an unexpected response for ${path}: ${field} is missing or has the wrong type.`);
}


/***/ }),

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


/***/ }),

/***/ 8350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ MAX_TEXT_BYTES),
/* harmony export */   Cw: () => (/* binding */ isTokenRejected),
/* harmony export */   E: () => (/* binding */ selectRateLimit),
/* harmony export */   M9: () => (/* binding */ createProductApi),
/* harmony export */   Ns: () => (/* binding */ checkHealth),
/* harmony export */   Wn: () => (/* binding */ describeStatus),
/* harmony export */   gB: () => (/* binding */ MAX_ANSWER_BYTES),
/* harmony export */   lW: () => (/* binding */ createProductRefusals)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4028);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);



/** 100 items with all of their fields. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const MAX_TEXT_BYTES = 64 * 1024;
/** Throws `product/…`, and what `send` throws. */
function createProductApi({ product, baseUrl, headers, secrets, words, send }) {
    const base = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimTrailing */ .ly)(baseUrl, /\//);
    const { refuse, unreadable } = createProductRefusals(product, secrets);
    const ask = async (doing, path, request) => {
        const url = path.startsWith("/") ? base + path : path;
        if (URL.parse(url)?.origin !== URL.parse(base)?.origin)
            throw unreadable(doing, "the next page is on another host");
        const answer = await send(url, request);
        if (answer.status >= 200 && answer.status < 300)
            return answer;
        const text = answer.body.toString("utf8");
        throw refuse(doing, answer.status, describeStatus(answer.status, words((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text)) ?? text), answer.headers);
    };
    return {
        refuse,
        read: async ({ doing, path, answer: schema, body }) => {
            const type = { "content-type": "application/json; charset=utf-8" };
            const answer = await ask(doing, path, {
                ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
                headers: { accept: "application/json", ...(body === undefined ? {} : type), ...headers },
                longest: MAX_ANSWER_BYTES,
            });
            const text = answer.body.toString("utf8");
            const value = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return { value: parsed.data, headers: answer.headers };
            throw unreadable(doing, value === undefined ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text, 100) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .explainIssues */ ._u)(parsed.error.issues));
        },
        readText: async ({ doing, path, accept }) => {
            const request = { headers: { ...headers, accept }, longest: MAX_TEXT_BYTES, cut: true };
            return (await ask(doing, path, request)).body.toString("utf8");
        },
    };
}
function selectRateLimit(headers) {
    const limit = Number(headers["x-ratelimit-limit"] ?? Number.NaN);
    const remaining = Number(headers["x-ratelimit-remaining"] ?? Number.NaN);
    if (!(limit > 0) || !(remaining >= 0))
        return {};
    return { remainingRateLimitPercent: Math.min(100, Math.round((remaining / limit) * 100)) };
}
async function checkHealth(look) {
    try {
        return { healthy: true, ...(await look()) };
    }
    catch (cause) {
        if (!(cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3))
            throw cause;
        return { healthy: false, message: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinParts */ .nn)([judgeToken(cause), cause.hint], " "), error: cause.message };
    }
}
const REJECTED = new Set(["product/bad-token", "product/forbidden"]);
const UNCHECKED = /^(?:outbound\/|product\/(?:failed|rate-limited|unreadable)$)/;
/** Whether the product refused the token itself, or what it was used for. */
function isTokenRejected(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3 && REJECTED.has(error.code);
}
function judgeToken(error) {
    if (isTokenRejected(error))
        return "The token is rejected.";
    return UNCHECKED.test(error.code) ? "The token was not checked." : "";
}
function describeStatus(status, words) {
    return words === "" ? `status ${status}` : `status ${status}, ${words}`;
}
/** Secrets are removed before texts are truncated. */
function createProductRefusals(product, secrets) {
    const { redact } = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .createSecrets */ .g)(...secrets);
    return {
        refuse: (doing, status, words, headers) => {
            const said = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(redact(words));
            const code = selectCode(status, said, headers);
            const hints = {
                "product/bad-token": `Make a new token in ${product} and store it in the connection.`,
                "product/forbidden": `Give the token of the connection the right to do that in ${product}.`,
                "product/rate-limited": `${product}'s rate limit is exceeded: try again ${when(headers)}.`,
                "product/failed": `Try again ${when(headers)}.`,
            };
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3(code, `${product} did not ${doing}: ${said}`, { hint: hints[code] });
        },
        unreadable: (doing, fault) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("product/unreadable", `${product} gave no valid answer (${doing}): ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(redact(fault))}`),
    };
}
// Limits that GitHub and Slack name in words, beside the usual statuses.
const LIMITED = /rate.?limit|abuse detection|too many requests/i;
const CODES = {
    401: "product/bad-token",
    403: "product/forbidden",
    404: "product/not-found",
    410: "product/not-found",
    429: "product/rate-limited",
};
function selectCode(status, said, headers) {
    const isUsedUp = String(headers["x-ratelimit-remaining"]) === "0" || headers["retry-after"] !== undefined || LIMITED.test(said);
    if (isUsedUp && status < 500 && status !== 401 && status !== 404)
        return "product/rate-limited";
    return CODES[status] ?? (status < 500 ? "product/refused" : "product/failed");
}
function when(headers) {
    const wait = String(headers["retry-after"] ?? "");
    if (/^\d{1,9}$/.test(wait))
        return `in ${wait} s`;
    // Seconds since 1970 at GitHub, a date at Atlassian.
    const reset = String(headers["x-ratelimit-reset"] ?? "");
    const time = new Date(/^\d{1,12}$/.test(reset) ? Number(reset) * 1000 : reset);
    return Number.isNaN(time.getTime()) ? "later" : `after ${time.toISOString()}`;
}


/***/ })

};
