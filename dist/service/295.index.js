export const id = 295;
export const ids = [295];
export const modules = {

/***/ 85646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openBitbucketRest),
/* harmony export */   e: () => (/* binding */ createBitbucketApi)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92765);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46756);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48350);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26422);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81201);






const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ error: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) });
const readWords = (body) => Refusal.safeParse(body).data?.error.message;
/** Bitbucket accepts a user's API token as user and password only. */
function buildAuthorization(token) {
    return token.includes(":") ? `Basic ${Buffer.from(token).toString("base64")}` : `Bearer ${token}`;
}
function createBitbucketApi({ apiUrl, token, send }) {
    return (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_2__/* .createProductApi */ .M9)({
        product: "Bitbucket",
        baseUrl: apiUrl,
        headers: { authorization: buildAuthorization(token) },
        secrets: [token, token.replace(/^[^:]*:/, "")],
        words: readWords,
        send,
    });
}
/** A client of one repository (`workspace/slug`), with retries. Throws `codehost/api-…`. */
function openBitbucketRest(access, repository) {
    const [workspace = "", slug = ""] = repository.split("/").map(encodeURIComponent);
    const root = `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .trimTrailing */ .ly)(access.apiUrl, /\//)}/repositories/${workspace}/${slug}`;
    /** `route` is below the repository: `GET pullrequests/1`. */
    const call = async (route, { doing, answer, look }, content) => {
        const [method = "", path = ""] = route.split(" ");
        let waited = 0;
        for (let attempt = 1;; attempt += 1) {
            const received = await send(access, method, `${root}/${path}`, content);
            if (received.status >= 200 && received.status < 300)
                return parseAnswer(received.body, answer, doing);
            const fault = parseFault(received);
            const delay = (0,_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .selectRetryDelay */ .K8)(fault, attempt, Date.now());
            waited += delay ?? 0;
            if (delay === undefined || waited > _retry_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_WAIT */ .nC)
                throw explainRefusal(doing, repository, fault);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delay * (access.second ?? 1000));
            const found = (0,_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .isServerFailure */ .Ab)(fault) ? await look?.() : undefined;
            if (found !== undefined)
                return found;
        }
    };
    return { repository, call };
}
function send({ token, send }, method, url, content) {
    const headers = { accept: "application/json", authorization: buildAuthorization(token) };
    if (content === undefined)
        return send(url, { method, headers });
    const body = JSON.stringify(content);
    return send(url, { method, headers: { ...headers, "content-type": "application/json" }, body });
}
function parseAnswer(body, schema, doing) {
    const parsed = schema.safeParse((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(body.toString()));
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join(".") || "the answer";
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D3("codehost/api-unexpected", `Bitbucket's answer has an unknown form (${doing}): ${field} is not as expected.`);
}
function parseFault({ status, headers, body }) {
    const text = body.toString();
    return { status, headers, message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(readWords((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text)) ?? text) };
}
function explainRefusal(doing, repository, { status = 0, message }) {
    const isTemporary = status === 429 || status >= 500;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D3(isTemporary ? "codehost/api-unreachable" : "codehost/api-refused", `Bitbucket would not ${doing} in ${repository}: ${status} ${message}`.trimEnd());
}


/***/ }),

/***/ 84295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createBitbucket: () => (/* binding */ createBitbucket)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92765);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48350);
/* harmony import */ var _repository_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68951);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85646);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10205);





const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), mainbranch: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })) });
const RepositoryItem = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), slug: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const PullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    title: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    author: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nickname: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()), display_name: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) })),
    merge_commit: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ hash: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    links: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ html: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ href: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) }),
});
const Commit = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ hash: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), date: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const ChangedFile = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    old: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    new: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
});
const MAX_PAGES = 10;
function createBitbucket(access) {
    const { baseUrl = "https://api.bitbucket.org/2.0", workspace, token, send } = access;
    const api = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createBitbucketApi */ .e)({ apiUrl: baseUrl, token, send });
    const repositories = {
        doing: `list the repositories of the workspace ${workspace}`,
        path: `/repositories/${encodeURIComponent(workspace.toWellFormed())}?pagelen=100`,
        answer: RepositoryItem,
    };
    return {
        readHealth: async () => {
            // Every token of a workspace may read this.
            const path = repositories.path.replace("pagelen=100", "pagelen=1");
            const answer = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ values: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()) });
            const { headers } = await api.read({ ...repositories, path, answer });
            return { message: `Bitbucket accepts the token in the workspace ${workspace}.`, ...(0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .selectRateLimit */ .E)(headers) };
        },
        /** The visible repositories of the workspace, 1,000 at most. */
        listRepositories: async () => {
            const { values } = await readPages(api, repositories);
            return values.map(({ full_name: fullName, slug }) => ({ fullName, slug }));
        },
        /** `defaultBranch` is undefined for a repository without commits. */
        readRepository: async (fullName) => {
            const value = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .openBitbucketReader */ .d6)(api, fullName).readRepository(Repository);
            return { fullName: value.full_name, defaultBranch: value.mainbranch?.name };
        },
        readMergedPullRequest: (fullName, number) => readMergedPullRequest(api, fullName, number),
        readPage: (link) => (0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readBitbucketPage */ .bn)(api, link),
    };
}
async function readPages(api, { doing, path, answer }) {
    const page = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ values: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(answer), next: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) });
    const values = [];
    let next = path;
    for (let pages = 0; pages < MAX_PAGES && next !== undefined; pages += 1) {
        const { value } = await api.read({ doing, path: next, answer: page });
        values.push(...value.values);
        next = value.next ?? undefined;
    }
    return { values, more: next !== undefined };
}
async function readMergedPullRequest(api, fullName, number) {
    const reader = (0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .openBitbucketReader */ .d6)(api, fullName);
    const doing = `show pull request ${number}`;
    const path = `/pullrequests/${number}`;
    const value = await reader.read(doing, path, PullRequest);
    if (value.state !== "MERGED" || !value.merge_commit)
        throw (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .notMerged */ .ar)(fullName, number);
    // A pull request has a shortened hash and no time of its merge.
    const merge = await reader.read(doing, `/commit/${encodeURIComponent(value.merge_commit.hash)}`, Commit);
    const changed = await readPages(api, { ...reader.at(doing, `${path}/diffstat?pagelen=100`), answer: ChangedFile });
    return {
        number,
        title: value.title,
        body: value.description ?? "",
        author: value.author?.nickname ?? value.author?.display_name ?? undefined,
        labels: [],
        mergeCommit: merge.hash,
        mergedAt: merge.date,
        webUrl: value.links.html.href,
        files: changed.values.flatMap((file) => file.new?.path ?? file.old?.path ?? []),
        moreFiles: changed.more,
    };
}


/***/ }),

/***/ 81201:
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
