export const id = 772;
export const ids = [772];
export const modules = {

/***/ 9772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBitbucketPullRequests: () => (/* binding */ createBitbucketPullRequests)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
// EXTERNAL MODULE: ./lib/quote-text.js
var quote_text = __webpack_require__(203);
// EXTERNAL MODULE: ./lib/codehost/persist.js
var persist = __webpack_require__(887);
;// CONCATENATED MODULE: ./lib/codehost/bitbucket/bitbucket-rest.js



/** What Bitbucket answered where it was no success. */
class BitbucketRefusal extends Error {
    fault;
    constructor(fault) {
        super(fault.message);
        this.name = "BitbucketRefusal";
        this.fault = fault;
    }
}
const parseFault = (error) => (error instanceof BitbucketRefusal ? error.fault : undefined);
/** Opens the API on the repository `workspace/slug`. */
function openBitbucketRest(access, repository) {
    const [workspace = "", slug = ""] = repository.split("/").map(encodeURIComponent);
    const root = `${access.apiUrl.replace(/\/+$/, "")}/repositories/${workspace}/${slug}`;
    return {
        repository,
        call: async (asked, schema, look) => {
            const attempt = async () => parseJson(await send(access, root, asked));
            const answer = await (0,persist/* persist */.Z)({ parseFault, wait: access.wait }, attempt, look).catch((error) => {
                throw error instanceof BitbucketRefusal ? explain(asked, repository, error) : error;
            });
            const parsed = schema.safeParse(answer);
            if (parsed.success)
                return parsed.data;
            throw buildUnexpected(asked, parsed.error.issues[0]?.path.join(".") || "the answer");
        },
    };
}
/** What `Authorization` says to Bitbucket's API. */
function buildAuthorization(token) {
    return token.includes(":") ? `Basic ${Buffer.from(token).toString("base64")}` : `Bearer ${token}`;
}
async function send({ token, send }, root, { method, path, body }) {
    const headers = {
        accept: "application/json",
        authorization: buildAuthorization(token),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await send({ method, url: `${root}/${path}`, headers, ...json });
    if (answer.status >= 200 && answer.status < 300)
        return answer.body;
    const told = parseJson(answer.body);
    throw new BitbucketRefusal({
        status: answer.status,
        message: (0,quote_text/* quoteText */.o)(readMessage(told) ?? answer.body),
        headers: answer.headers,
    });
}
/** Bitbucket's own words: `{"type": "error", "error": {"message": "…"}}`. */
function readMessage(told) {
    if (typeof told !== "object" || told === null || !("error" in told))
        return undefined;
    const { error } = told;
    if (typeof error !== "object" || error === null || !("message" in error))
        return undefined;
    return String(error.message);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function explain({ doing }, repository, refusal) {
    const { status = 0, message } = refusal.fault;
    const isPassing = status === 429 || status >= 500;
    return new release_docs_error/* ReleaseDocsError */.D({
        code: isPassing ? "codehost/api-unreachable" : "codehost/api-refused",
        message: `Bitbucket would not ${doing} in ${repository}: ${status} ${message}`.trimEnd(),
        hint: isPassing
            ? "Try again later; https://bitbucket.status.atlassian.com says whether Bitbucket has trouble."
            : "Check the repository's name, and that the token has the scopes to write to repositories and pull requests.",
        cause: refusal,
    });
}
function buildUnexpected({ doing }, field) {
    return new release_docs_error/* ReleaseDocsError */.D({
        code: "codehost/api-unexpected",
        message: `Bitbucket's API answered in an unknown form when asked to ${doing}: ${field} is not as expected.`,
        hint: "Check the base address of the code-host app; it has to be Bitbucket's API, such as https://api.bitbucket.org/2.0.",
    });
}

;// CONCATENATED MODULE: ./lib/codehost/bitbucket/bitbucket-pull-requests.js



const PullRequestAnswer = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    description: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    state: schemas/* string */.YjP(),
    links: schemas/* object */.Ikc({ html: schemas/* object */.Ikc({ href: schemas/* string */.YjP() }) }),
    source: schemas/* object */.Ikc({
        commit: schemas/* nullish */.cl6(schemas/* object */.Ikc({ hash: schemas/* string */.YjP() })),
        repository: schemas/* nullish */.cl6(schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() })),
    }),
    destination: schemas/* object */.Ikc({ branch: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }) }),
});
/**
 * The pull requests of the repository `workspace/slug` on Bitbucket Cloud; `webUrl` is its page. Bitbucket has no labels
 * and no assignees, and knows reviewers by account ID or `{UUID}` alone; who cannot be asked is told.
 */
function createBitbucketPullRequests(access, { name, webUrl }) {
    const rest = openBitbucketRest(access, name);
    return {
        find: async (place) => {
            const found = await findPullRequests(rest, place.branch);
            const merged = found.flatMap(({ state, source }) => (state === "MERGED" ? [source.commit?.hash ?? ""] : []));
            const open = selectOpen(found, place);
            return { open: open && asOpen(open), merged: merged.filter((hash) => hash !== "") };
        },
        readState: async (number) => {
            const call = { method: "GET", path: `pullrequests/${number}`, doing: `look at pull request #${number}` };
            const { state } = await rest.call(call, schemas/* object */.Ikc({ state: schemas/* string */.YjP() }));
            if (state === "MERGED")
                return "merged";
            return state === "OPEN" ? "open" : "closed";
        },
        open: (place, request) => openPullRequest(rest, place, request),
        update: async ({ number, title, body }, change) => {
            const call = {
                method: "PUT",
                path: `pullrequests/${number}`,
                // What it takes for missing is what is left out.
                body: { title: change.title ?? title, description: change.body ?? body },
                doing: `renew the text of pull request #${number}`,
            };
            await rest.call(call, schemas/* unknown */.L5J());
        },
        compareUrl: ({ branch, base }) => `${webUrl}/branches/compare/${encodeURIComponent(branch)}%0D${encodeURIComponent(base)}`,
        // HTML is shown as text there.
        markForm: "link",
        longestTitle: 255,
    };
}
/** The branch's pull requests that are open or were merged, the newest 50. */
async function findPullRequests(rest, branch) {
    const query = new URLSearchParams([
        ["state", "OPEN"],
        ["state", "MERGED"],
        ["q", `source.branch.name = ${JSON.stringify(branch)}`],
        ["sort", "-created_on"],
        ["pagelen", "50"],
    ]);
    const doing = `look for the pull requests of ${branch}`;
    const call = { method: "GET", path: `pullrequests?${query}`, doing };
    const { values } = await rest.call(call, schemas/* object */.Ikc({ values: schemas/* array */.YOg(PullRequestAnswer) }));
    // Those of forks may have a branch of the same name.
    const own = rest.repository.toLowerCase();
    return values.filter(({ source }) => source.repository?.full_name.toLowerCase() === own);
}
/** The one that is open, to the wanted base before others. */
function selectOpen(found, { base }) {
    const open = found.filter(({ state }) => state === "OPEN");
    return open.find(({ destination }) => destination.branch.name === base) ?? open[0];
}
function asOpen({ id, title, description, links }) {
    return { url: links.html.href, number: id, title, body: description ?? "" };
}
async function openPullRequest(rest, place, { title, body, draft, reviewers, labels, assignees }) {
    const { branch, base } = place;
    const known = reviewers.flatMap(selectReviewer);
    const unknown = reviewers.filter((name) => selectReviewer(name).length === 0);
    const remarks = [];
    if (labels.length + assignees.length > 0)
        remarks.push("Bitbucket has no labels and no assignees on pull requests.");
    if (unknown.length > 0)
        remarks.push(`Bitbucket knows reviewers by account ID or {UUID}, not as ${unknown.join(", ")}.`);
    const create = (asked) => rest.call({
        method: "POST",
        path: "pullrequests",
        body: {
            title,
            description: body,
            source: { branch: { name: branch } },
            destination: { branch: { name: base } },
            draft,
            reviewers: asked,
        },
        doing: `open a pull request from ${branch} to ${base}`,
    }, PullRequestAnswer, async () => selectOpen(await findPullRequests(rest, branch), place));
    const made = await create(known).catch((error) => {
        const isRefused = error instanceof release_docs_error/* ReleaseDocsError */.D && error.code === "codehost/api-refused";
        if (!isRefused || known.length === 0 || !/review/i.test(error.message))
            throw error;
        remarks.push(`It has no reviewers. ${error.message}`);
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


/***/ })

};
