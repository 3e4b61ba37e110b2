export const id = 193;
export const ids = [193];
export const modules = {

/***/ 5646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openBitbucketRest),
/* harmony export */   e: () => (/* binding */ createBitbucketApi)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2765);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8350);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6422);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1201);






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

/***/ 5574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createBitbucketPullRequests: () => (/* binding */ createBitbucketPullRequests)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5646);



const PullRequestAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    links: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ html: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ href: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) }),
    source: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        commit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ hash: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
        repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    }),
    destination: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ branch: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) }),
});
/** Bitbucket has no labels or assignees, and knows reviewers by account ID or `{UUID}` only: others are remarks. */
function createBitbucketPullRequests(access, { name, webUrl }) {
    const rest = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openBitbucketRest */ .Y)(access, name);
    return {
        find: async (place) => {
            const found = await findPullRequests(rest, place.branch);
            const merged = found.flatMap(({ state, source }) => (state === "MERGED" ? [source.commit?.hash ?? ""] : []));
            const open = selectOpen(found, place);
            return { open: open && asOpen(open), merged: merged.filter((hash) => hash !== "") };
        },
        readState: async (number) => {
            const expected = { doing: `look at pull request #${number}`, answer: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) };
            const { state } = await rest.call(`GET pullrequests/${number}`, expected);
            if (state === "MERGED")
                return "merged";
            return state === "OPEN" ? "open" : "closed";
        },
        create: (place, request) => createPullRequest(rest, place, request),
        update: async ({ number, title, body }, change) => {
            const expected = { doing: `update the text of pull request #${number}`, answer: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J() };
            // Bitbucket empties omitted fields.
            const text = { title: change.title ?? title, description: change.body ?? body };
            await rest.call(`PUT pullrequests/${number}`, expected, text);
        },
        compareUrl: ({ branch, base }) => `${webUrl}/branches/compare/${encodeURIComponent(branch)}%0D${encodeURIComponent(base)}`,
        // Bitbucket shows HTML as text.
        markForm: "link",
        maxTitle: 255,
    };
}
async function findPullRequests(rest, branch) {
    const query = new URLSearchParams([
        ["state", "OPEN"],
        ["state", "MERGED"],
        ["q", `source.branch.name = ${JSON.stringify(branch)}`],
        ["sort", "-created_on"],
        ["pagelen", "50"],
    ]);
    const answer = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ values: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PullRequestAnswer) });
    const expected = { doing: `look for the pull requests of ${branch}`, answer };
    const { values } = await rest.call(`GET pullrequests?${query}`, expected);
    // Forks may have a branch of the same name.
    const own = rest.repository.toLowerCase();
    return values.filter(({ source }) => source.repository?.full_name.toLowerCase() === own);
}
function selectOpen(found, { base }) {
    const open = found.filter(({ state }) => state === "OPEN");
    return open.find(({ destination }) => destination.branch.name === base) ?? open[0];
}
function asOpen({ id, title, description, links }) {
    return { url: links.html.href, number: id, title, body: description ?? "" };
}
async function createPullRequest(rest, place, { title, body, draft, reviewers, labels, assignees }) {
    const { branch, base } = place;
    const known = reviewers.flatMap(selectReviewer);
    const unknown = reviewers.filter((name) => selectReviewer(name).length === 0);
    const remarks = [];
    if (labels.length + assignees.length > 0)
        remarks.push("Bitbucket has no labels and no assignees on pull requests.");
    if (unknown.length > 0) {
        remarks.push(`Bitbucket knows reviewers by account ID or {UUID}, not as ${unknown.join(", ")}.`);
    }
    const look = async () => selectOpen(await findPullRequests(rest, branch), place);
    const expected = { doing: `open a pull request from ${branch} to ${base}`, answer: PullRequestAnswer, look };
    const ends = { source: { branch: { name: branch } }, destination: { branch: { name: base } } };
    const create = (people) => rest.call("POST pullrequests", expected, { title, description: body, ...ends, draft, reviewers: people });
    const made = await create(known).catch((error) => {
        const isRefused = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3 && error.code === "codehost/api-refused";
        if (!isRefused || known.length === 0 || !/review/i.test(error.message))
            throw error;
        remarks.push(`The pull request has no reviewers: ${error.message}`);
        return create([]);
    });
    return { url: made.links.html.href, number: made.id, remarks };
}
function selectReviewer(name) {
    if (/^\{[0-9a-f-]{36}\}$/i.test(name))
        return [{ uuid: name }];
    return /^(?:[0-9a-f]{24}|\d+:[0-9a-f-]{36})$/i.test(name) ? [{ account_id: name }] : [];
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
