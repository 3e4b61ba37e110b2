export const id = 472;
export const ids = [472];
export const modules = {

/***/ 57472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readLastSuccess: () => (/* binding */ readLastSuccess)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19818);


const Run = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const Runs = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ workflow_runs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Run) });
/** When the last scheduled run of `workflow` (file name) that succeeded was created, and when this one was. */
async function readLastSuccess(event, token, workflow) {
    const ask = await (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .openGitHubApi */ .I)(event, token);
    const branch = event.ref?.replace(/^refs\/heads\//, "");
    const filter = { event: "schedule", status: "success", per_page: 10, ...(branch === undefined ? {} : { branch }) };
    const runs = await ask("actions/workflows/{workflow_id}/runs", { workflow_id: workflow, ...filter }, Runs);
    const self = event.run && (await ask("actions/runs/{run_id}", { run_id: event.run.id }, Run));
    const end = parseDate(self?.data.created_at);
    const starts = (runs?.data.workflow_runs ?? [])
        .filter(({ id }) => String(id) !== event.run?.id)
        .flatMap(({ created_at }) => parseDate(created_at) ?? [])
        .filter((date) => end === undefined || date < end)
        .sort((a, b) => b.getTime() - a.getTime());
    return { start: starts[0], end };
}
function parseDate(text) {
    const date = new Date(text ?? "");
    return Number.isNaN(date.getTime()) ? undefined : date;
}


/***/ }),

/***/ 19818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openGitHubApi)
/* harmony export */ });
/* harmony import */ var _github_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72197);
/* harmony import */ var _open_octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9819);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54335);



const NOT_THERE = new Set([404, 409, 422]);
/** Opens GitHub's API (`GITHUB_API_URL`) with the token. What it throws is `github/refused` or `github/unexpected`. */
async function openGitHubApi(event, token) {
    const octokit = await (0,_open_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .openOctokit */ .O)({ apiUrl: event.apiUrl, token });
    const [owner = "", repo = ""] = (event.repository ?? "").split("/");
    return async (path, parameters, schema) => {
        const route = `GET /repos/{owner}/{repo}/${path}`;
        const answer = await octokit.request(route, { owner, repo, ...parameters }).catch((error) => {
            if (NOT_THERE.has((0,_github_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) ?? 0))
                return undefined;
            throw explain(error, path, parameters);
        });
        if (answer === undefined)
            return undefined;
        const parsed = schema.safeParse(answer.data);
        if (!parsed.success)
            throw buildUnexpected(path, parsed.error.issues[0]?.path.join(".") ?? "");
        return { data: parsed.data, link: answer.headers.link ?? "" };
    };
}
function explain(cause, path, parameters) {
    const what = path.replace(/\{(\w+)\}/g, (_, name) => String(parameters[name] ?? ""));
    const needs = what.startsWith("actions/")
        ? "actions: read"
        : what.startsWith("pulls/")
            ? "pull-requests: read"
            : "contents: read";
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
        code: "github/refused",
        message: `GitHub's API did not answer ${what}: ${(0,_github_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .describeGitHubError */ .dZ)(cause)}.`,
        hint: `Give the job the permission \`${needs}\`, or add actions/checkout with \`fetch-depth: 0\` before this step.`,
        cause,
    });
}
function buildUnexpected(path, field) {
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
        code: "github/unexpected",
        message: `GitHub's API answered ${path} in an unknown form: ${field || "the answer"} is missing or of another type.`,
        hint: "Check GITHUB_API_URL, or add actions/checkout with `fetch-depth: 0` before this step.",
    });
}


/***/ }),

/***/ 72197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ parseGitHubFault),
/* harmony export */   Jz: () => (/* binding */ isRateLimited),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZA: () => (/* binding */ selectPause),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError)
/* harmony export */ });
/* harmony import */ var _quote_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90203);

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
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 92413));
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
