export const id = 472;
export const ids = [472];
export const modules = {

/***/ 7472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readLastSuccess: () => (/* binding */ readLastSuccess)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9818);


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

/***/ 9818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openGitHubApi),
/* harmony export */   c: () => (/* binding */ statusOf)
/* harmony export */ });
/* harmony import */ var _open_octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9819);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4335);


const NOT_THERE = new Set([404, 409, 422]);
/** Opens GitHub's API (`GITHUB_API_URL`) with the token. What it throws is `github/refused` or `github/unexpected`. */
async function openGitHubApi(event, token) {
    const octokit = await (0,_open_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .openOctokit */ .O)({ apiUrl: event.apiUrl, token });
    const [owner = "", repo = ""] = (event.repository ?? "").split("/");
    return async (path, parameters, schema) => {
        const route = `GET /repos/{owner}/{repo}/${path}`;
        const answer = await octokit.request(route, { owner, repo, ...parameters }).catch((error) => {
            if (NOT_THERE.has(statusOf(error) ?? 0))
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
/** The status of GitHub's answer that an error tells of; undefined where there was none. */
function statusOf(error) {
    return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : undefined;
}
function explain(cause, path, parameters) {
    const status = statusOf(cause);
    const what = path.replace(/\{(\w+)\}/g, (_, name) => String(parameters[name] ?? ""));
    const needs = what.startsWith("actions/")
        ? "actions: read"
        : what.startsWith("pulls/")
            ? "pull-requests: read"
            : "contents: read";
    const reason = cause instanceof Error ? (cause.message.split("\n", 1)[0] ?? "") : String(cause);
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
        code: "github/refused",
        message: `GitHub's API did not answer ${what}: ${status === undefined ? reason : `${status} ${reason}`}.`,
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

/***/ 9819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openOctokit)
/* harmony export */ });
/** GitHub's own client at an API (`https://api.github.com`, `https://HOST/api/v3`); loaded here, and it logs nothing. */
async function openOctokit({ apiUrl, token }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    return getOctokit(token, { baseUrl: apiUrl.replace(/\/+$/, ""), log: SILENT });
}
const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };


/***/ })

};
