export const id = 398;
export const ids = [398];
export const modules = {

/***/ 398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
// EXTERNAL MODULE: ./lib/service/products/linked-page.js
var linked_page = __webpack_require__(5051);
// EXTERNAL MODULE: ./lib/service/products/repository-path.js
var repository_path = __webpack_require__(5820);
;// CONCATENATED MODULE: ./lib/service/products/github-page.js




const Repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), description: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
const Titled = schemas/* object */.Ikc({ title: schemas/* string */.YjP(), body: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
const Commit = schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) });
const Release = schemas/* object */.Ikc({ name: schemas/* nullish */.cl6(schemas/* string */.YjP()), tag_name: schemas/* string */.YjP(), body: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
const Entries = schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() }));
const Refs = schemas/* array */.YOg(schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }));
const RAW = "application/vnd.github.raw+json";
/** Reads a page of GitHub through its API. Throws what the API refuses, as `ReleaseDocsError` of `product/`. */
async function readGitHubPage(api, link) {
    const { repository } = link;
    const place = { repository, at: `/repos/${(0,repository_path/* repositoryPath */.S)("GitHub", repository)}` };
    switch (link.kind) {
        case "repository": {
            const question = { doing: `show the repository ${repository}`, path: place.at, answer: Repository };
            const { value } = await api.read(question);
            return { title: value.full_name, excerpt: (0,linked_page/* excerptText */.tE)(value.description ?? "") };
        }
        case "issue":
        case "pullRequest":
            return readTitled(api, place, link);
        case "commit":
            return readCommit(api, place, link.ref);
        case "release":
            return readRelease(api, place, link.tag);
        default:
            return readSource(api, place, link);
    }
}
async function readTitled(api, { repository, at }, { kind, number }) {
    const [spoken, path] = kind === "issue" ? ["issue", "issues"] : ["pull request", "pulls"];
    const doing = `show ${spoken} ${number} of ${repository}`;
    const { value } = await api.read({ doing, path: `${at}/${path}/${number}`, answer: Titled });
    return { title: value.title, excerpt: (0,linked_page/* excerptMarkdown */.Hq)(value.body ?? "") };
}
async function readCommit(api, { repository, at }, ref) {
    const doing = `show a commit of ${repository}`;
    const { value } = await api.read({ doing, path: `${at}/commits/${(0,linked_page/* encodePath */.O0)(ref)}`, answer: Commit });
    return (0,linked_page/* describeMessage */.Xc)(value.commit.message);
}
async function readRelease(api, place, tag) {
    const path = tag === undefined ? "latest" : `tags/${(0,linked_page/* encodePath */.O0)(tag)}`;
    const doing = `show a release of ${place.repository}`;
    try {
        const { value } = await api.read({ doing, path: `${place.at}/releases/${path}`, answer: Release });
        return { title: value.name || value.tag_name, excerpt: (0,linked_page/* excerptMarkdown */.Hq)(value.body ?? "") };
    }
    catch (error) {
        if (!isMissing(error) || tag === undefined)
            throw error;
        // A tag has a page there too, with its commit and without a release.
        const { title } = await readCommit(api, place, `tags/${tag}`);
        return { title: tag, excerpt: (0,linked_page/* excerptText */.tE)(title) };
    }
}
async function readSource(api, place, { kind, refAndPath }) {
    const [first = "", ...rest] = refAndPath;
    const read = kind === "file" ? readFile : readDirectory;
    try {
        return await read(api, place, { ref: first, path: rest.join("/") });
    }
    catch (error) {
        if (!isMissing(error) || rest.length === 0)
            throw error;
        const source = (0,linked_page/* splitRef */.Mn)(refAndPath, await listRefs(api, place, refAndPath));
        // Its own words are the reason where no longer name of a branch fits.
        if (source === undefined || source.ref === first)
            throw error;
        return read(api, place, source);
    }
}
async function readFile(api, { repository, at }, { ref, path }) {
    const doing = `show a file of ${repository}`;
    const content = await api.readText({ doing, path: buildContentsPath(at, { ref, path }), accept: RAW });
    return { title: path, excerpt: (0,linked_page/* excerptFile */.q0)(path, content) };
}
async function readDirectory(api, { repository, at }, source) {
    const doing = `show a directory of ${repository}`;
    const { value } = await api.read({ doing, path: buildContentsPath(at, source), answer: Entries });
    const names = value.map(({ name }) => name).join(", ");
    return { title: source.path || `${repository} at ${source.ref}`, excerpt: (0,linked_page/* excerptText */.tE)(names) };
}
function buildContentsPath(at, { ref, path }) {
    const below = path === "" ? "" : `/${(0,linked_page/* encodePath */.O0)(path)}`;
    return `${at}/contents${below}?ref=${encodeURIComponent(ref)}`;
}
/** The branches and tags whose names begin as the address does. */
async function listRefs(api, { repository, at }, [first = ""]) {
    const lists = await Promise.all(["heads", "tags"].map(async (kind) => {
        const path = `${at}/git/matching-refs/${kind}/${encodeURIComponent(first)}`;
        const { value } = await api.read({ doing: `list the branches of ${repository}`, path, answer: Refs });
        return value.map(({ ref }) => ref.slice(`refs/${kind}/`.length));
    }));
    return lists.flat();
}
function isMissing(error) {
    return error instanceof release_docs_error/* ReleaseDocsError */.D && error.code === "product/not-found";
}

// EXTERNAL MODULE: ./lib/service/products/not-merged.js
var not_merged = __webpack_require__(1458);
// EXTERNAL MODULE: ./lib/service/products/product-api.js + 1 modules
var product_api = __webpack_require__(3939);
// EXTERNAL MODULE: ./lib/service/products/tell-health.js
var tell_health = __webpack_require__(4916);
;// CONCATENATED MODULE: ./lib/service/products/github.js







const github_Repository = schemas/* object */.Ikc({
    full_name: schemas/* string */.YjP(),
    default_branch: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    clone_url: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
});
const PullRequest = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    user: schemas/* nullish */.cl6(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    merge_commit_sha: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    merged_at: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    html_url: schemas/* string */.YjP(),
});
const Refusal = schemas/* object */.Ikc({ message: schemas/* string */.YjP() });
const PER_PAGE = 100;
const MOST_PAGES = 3;
/**
 * GitHub, or GitHub Enterprise Server at `https://HOST/api/v3`, with a token of a GitHub App, a personal one or a
 * workflow's.
 */
function createGitHub(access) {
    const { baseUrl = "https://api.github.com", token, send } = access;
    const api = (0,product_api/* createProductApi */.M)({
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
        readHealth: () => (0,tell_health/* tellHealth */.I)(() => readLimits(api)),
        readRepository: (fullName) => readRepository(api, fullName),
        readMergedPullRequest: (fullName, number) => readMergedPullRequest(api, fullName, number),
        readPage: (link) => readGitHubPage(api, link),
    };
}
/** Asks the one thing that every kind of token may ask, and that costs nothing of the limit. */
async function readLimits(api) {
    const { headers } = await api
        .read({ doing: "tell its limits", path: "/rate_limit", answer: schemas/* unknown */.L5J() })
        .catch((error) => {
        // A server of one's own has no limits unless they are set up, and says so to tokens that it knows.
        if (error instanceof release_docs_error/* ReleaseDocsError */.D && error.code === "product/not-found")
            return { headers: {} };
        throw error;
    });
    return { message: "GitHub knows the token.", ...(0,product_api/* selectRateLimit */.E)(headers) };
}
async function readRepository(api, fullName) {
    const { value } = await api.read({
        doing: `show the repository ${fullName}`,
        path: `/repos/${(0,repository_path/* repositoryPath */.S)("GitHub", fullName)}`,
        answer: github_Repository,
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
    const path = `/repos/${(0,repository_path/* repositoryPath */.S)("GitHub", fullName)}/pulls/${number}`;
    const { value } = await api.read({ doing, path, answer: PullRequest });
    const { merged_at: mergedAt, merge_commit_sha: mergeCommit } = value;
    if (!mergedAt || !mergeCommit)
        throw (0,not_merged/* notMerged */.a)(fullName, number);
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
            answer: schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP() })),
        });
        files.push(...value.map(({ filename }) => filename));
        if (value.length < PER_PAGE)
            return { files, moreFiles: false };
    }
    return { files, moreFiles: true };
}


/***/ }),

/***/ 1458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ notMerged)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);

/** The failure for a pull request that was not merged. */
function notMerged(fullName, number) {
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "product/not-merged",
        message: `Pull request ${number} of ${fullName} was not merged.`,
        hint: "Name one that was merged.",
    });
}


/***/ }),

/***/ 3939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ createProductApi),
  E: () => (/* binding */ selectRateLimit)
});

// EXTERNAL MODULE: ./lib/contract/explain-issues.js
var explain_issues = __webpack_require__(7814);
// EXTERNAL MODULE: ./lib/quote-text.js
var quote_text = __webpack_require__(203);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
// EXTERNAL MODULE: ./lib/secrets.js
var lib_secrets = __webpack_require__(150);
;// CONCATENATED MODULE: ./lib/service/products/product-refusal.js



/** Makes sentences of what a product refuses; what is secret is taken out of its words before they are cut. */
function createProductRefusals(product, secrets) {
    const { redact } = (0,lib_secrets/* createSecrets */.g)(...secrets);
    return {
        /** `status` is what the refusal means, as HTTP has it. */
        refuse: (doing, status, words, headers) => {
            const said = (0,quote_text/* quoteText */.o)(redact(words));
            const message = `${product} did not ${doing}: ${said}`;
            return new release_docs_error/* ReleaseDocsError */.D({ message, ...judge(product, status, said, headers) });
        },
        unreadable: (doing, fault) => new release_docs_error/* ReleaseDocsError */.D({
            code: "product/unreadable",
            message: `What should be ${product} was asked to ${doing} and answered something else: ${(0,quote_text/* quoteText */.o)(redact(fault))}`,
            hint: `Check the base address of the connection: a sign-in page or another program may answer in place of ${product}.`,
        }),
    };
}
// GitHub's limits and Slack's are known by words, beside the statuses that everybody uses.
const LIMITED = /rate.?limit|abuse detection|too many requests/i;
function judge(product, status, said, headers) {
    const isUsedUp = headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined || LIMITED.test(said);
    if (status === 429 || (isUsedUp && status < 500 && status !== 401 && status !== 404)) {
        return {
            code: "product/rate-limited",
            hint: `${product} limits how often it is asked: try again ${whenToAsk(headers)}.`,
        };
    }
    if (status === 401) {
        return { code: "product/bad-token", hint: `Make a new token in ${product} and store it in the connection.` };
    }
    if (status === 403) {
        return { code: "product/forbidden", hint: `Give the token of the connection the right to do that in ${product}.` };
    }
    if (status === 404 || status === 410) {
        return { code: "product/not-found", hint: "Check its name, and that the token of the connection may see it." };
    }
    if (status >= 500)
        return { code: "product/failed", hint: `Try again ${whenToAsk(headers)}.` };
    return { code: "product/refused", hint: "Correct what the quoted words are about." };
}
function whenToAsk(headers) {
    const wait = headers["retry-after"] ?? "";
    if (/^\d{1,9}$/.test(wait))
        return `in ${wait} s`;
    // Seconds since 1970 at GitHub, a time in words at Atlassian.
    const reset = headers["x-ratelimit-reset"] ?? "";
    const time = new Date(/^\d{1,12}$/.test(reset) ? Number(reset) * 1000 : reset);
    return Number.isNaN(time.getTime()) ? "later" : `after ${time.toISOString()}`;
}

;// CONCATENATED MODULE: ./lib/service/products/product-api.js



// A page of a hundred things with everything that belongs to them.
const LONGEST_ANSWER = 8 * 1024 * 1024;
const LONGEST_TEXT = 64 * 1024;
/**
 * Opens the API of a product. What it answers is checked against the question's schema; refusals become
 * `ReleaseDocsError`s of `product/`, with what was asked and the product's own words, without the token.
 */
function createProductApi({ product, baseUrl, headers, secrets, words, send }) {
    const base = baseUrl.replace(/\/+$/, "");
    const refusals = createProductRefusals(product, secrets);
    const ask = async (doing, path, request) => {
        const url = path.startsWith("/") ? base + path : path;
        if (URL.parse(url)?.origin !== URL.parse(base)?.origin) {
            throw refusals.unreadable(doing, "it names a next page on another host");
        }
        const answer = await send(url, request);
        if (answer.status >= 200 && answer.status < 300)
            return answer;
        const text = answer.body.toString("utf8");
        const said = [`status ${answer.status}`, words(parseJson(text)) ?? text].filter((part) => part !== "").join(", ");
        throw refusals.refuse(doing, answer.status, said, answer.headers);
    };
    return {
        refuse: refusals.refuse,
        read: async ({ doing, path, answer: schema, body }) => {
            const asked = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
            const type = body === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
            const answer = await ask(doing, path, {
                ...asked,
                headers: { accept: "application/json", ...type, ...headers },
                longest: LONGEST_ANSWER,
            });
            const text = answer.body.toString("utf8");
            const value = parseJson(text);
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return { value: parsed.data, headers: answer.headers };
            throw refusals.unreadable(doing, value === undefined ? (0,quote_text/* quoteText */.o)(text, 100) : (0,explain_issues/* explainIssues */._)(parsed.error.issues));
        },
        readText: async ({ doing, path, accept }) => {
            const answer = await ask(doing, path, { headers: { ...headers, accept }, longest: LONGEST_TEXT, cut: true });
            return answer.body.toString("utf8");
        },
    };
}
/** What the headers of an answer say of the rate limit: percent left, as GitHub and Atlassian send them. */
function selectRateLimit(headers) {
    const limit = Number(headers["x-ratelimit-limit"] ?? Number.NaN);
    const remaining = Number(headers["x-ratelimit-remaining"] ?? Number.NaN);
    if (!(limit > 0) || !(remaining >= 0))
        return {};
    return { remainingRateLimitPercent: Math.min(100, Math.round((remaining / limit) * 100)) };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ repositoryPath)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);

/** Owner and name of a repository as parts of a path. Throws `product/not-found` for what no repository is called. */
function repositoryPath(product, fullName) {
    const parts = fullName.split("/");
    const isName = parts.length === 2 && parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
    if (isName)
        return fullName;
    throw new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "product/not-found",
        message: `No repository of ${product} can bear the name that is given.`,
        hint: "Give it as owner/name.",
    });
}


/***/ })

};
