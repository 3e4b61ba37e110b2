export const id = 513;
export const ids = [513];
export const modules = {

/***/ 90513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBitbucket: () => (/* binding */ createBitbucket)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(54335);
// EXTERNAL MODULE: ./lib/service/products/linked-page.js
var linked_page = __webpack_require__(65051);
// EXTERNAL MODULE: ./lib/service/products/repository-path.js
var repository_path = __webpack_require__(95820);
;// CONCATENATED MODULE: ./lib/service/products/bitbucket-page.js




const Repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), description: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
const PullRequest = schemas/* object */.Ikc({ title: schemas/* string */.YjP(), description: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
const Issue = schemas/* object */.Ikc({ title: schemas/* string */.YjP(), content: schemas/* nullish */.cl6(schemas/* object */.Ikc({ raw: schemas/* nullish */.cl6(schemas/* string */.YjP()) })) });
const Commit = schemas/* object */.Ikc({ message: schemas/* string */.YjP() });
const Meta = schemas/* object */.Ikc({ type: schemas/* string */.YjP() });
const Entries = schemas/* object */.Ikc({ values: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP() })) });
const Refs = schemas/* object */.Ikc({ values: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), target: schemas/* object */.Ikc({ hash: schemas/* string */.YjP() }) })) });
/** Reads a page of Bitbucket Cloud through its API. Throws what the API refuses, as `ReleaseDocsError` of `product/`. */
async function readBitbucketPage(api, link) {
    const { repository } = link;
    const at = `/repositories/${(0,repository_path/* repositoryPath */.S)("Bitbucket", repository)}`;
    switch (link.kind) {
        case "repository": {
            const question = { doing: `show the repository ${repository}`, path: at, answer: Repository };
            const { value } = await api.read(question);
            return { title: value.full_name, excerpt: (0,linked_page/* excerptText */.tE)(value.description ?? "") };
        }
        case "pullRequest": {
            const doing = `show pull request ${link.number} of ${repository}`;
            const { value } = await api.read({ doing, path: `${at}/pullrequests/${link.number}`, answer: PullRequest });
            return { title: value.title, excerpt: (0,linked_page/* excerptMarkdown */.Hq)(value.description ?? "") };
        }
        case "issue": {
            const doing = `show issue ${link.number} of ${repository}`;
            const { value } = await api.read({ doing, path: `${at}/issues/${link.number}`, answer: Issue });
            return { title: value.title, excerpt: (0,linked_page/* excerptMarkdown */.Hq)(value.content?.raw ?? "") };
        }
        case "commit": {
            const path = `${at}/commit/${encodeURIComponent(link.ref)}`;
            const { value } = await api.read({ doing: `show a commit of ${repository}`, path, answer: Commit });
            return (0,linked_page/* describeMessage */.Xc)(value.message);
        }
        default:
            return readSource(api, { repository, at }, link.refAndPath);
    }
}
async function readSource(api, place, refAndPath) {
    const [first = "", ...rest] = refAndPath;
    try {
        return await readAt(api, place, { commit: first, path: rest.join("/") });
    }
    catch (error) {
        const isMissing = error instanceof release_docs_error/* ReleaseDocsError */.D && error.code === "product/not-found";
        if (!isMissing || rest.length === 0)
            throw error;
        const refs = await listRefs(api, place, first);
        const source = (0,linked_page/* splitRef */.Mn)(refAndPath, [...refs.keys()]);
        const commit = source && refs.get(source.ref);
        // Its own words are the reason where no longer name of a branch fits.
        if (source === undefined || commit === undefined)
            throw error;
        return readAt(api, place, { commit, path: source.path });
    }
}
/** Reads what is at a path; `commit` is a hash, or the name of a branch or tag without a slash. */
async function readAt(api, { repository, at }, { commit, path }) {
    const doing = `show a file of ${repository}`;
    const source = `${at}/src/${encodeURIComponent(commit)}/${(0,linked_page/* encodePath */.O0)(path)}`;
    const { value: meta } = await api.read({ doing, path: `${source}?format=meta`, answer: Meta });
    if (meta.type === "commit_directory") {
        const { value } = await api.read({ doing, path: `${source}?pagelen=100`, answer: Entries });
        const names = value.values.map((entry) => entry.path.slice(path === "" ? 0 : path.length + 1)).join(", ");
        return { title: path || repository, excerpt: (0,linked_page/* excerptText */.tE)(names) };
    }
    return { title: path, excerpt: (0,linked_page/* excerptFile */.q0)(path, await api.readText({ doing, path: source, accept: "*/*" })) };
}
/** The commits of the branches and tags that are named so, or whose names go on with a slash. */
async function listRefs(api, { repository, at }, start) {
    const query = `name = ${JSON.stringify(start)} OR name ~ ${JSON.stringify(`${start}/`)}`;
    const path = `${at}/refs?q=${encodeURIComponent(query)}&pagelen=100`;
    const { value } = await api.read({ doing: `list the branches of ${repository}`, path, answer: Refs });
    return new Map(value.values.map(({ name, target }) => [name, target.hash]));
}

// EXTERNAL MODULE: ./lib/service/products/not-merged.js
var not_merged = __webpack_require__(1458);
// EXTERNAL MODULE: ./lib/service/products/product-api.js + 1 modules
var product_api = __webpack_require__(3939);
// EXTERNAL MODULE: ./lib/service/products/tell-health.js
var tell_health = __webpack_require__(24916);
;// CONCATENATED MODULE: ./lib/service/products/bitbucket.js






const Link = schemas/* object */.Ikc({ href: schemas/* string */.YjP() });
const bitbucket_Repository = schemas/* object */.Ikc({
    full_name: schemas/* string */.YjP(),
    mainbranch: schemas/* nullish */.cl6(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    links: schemas/* object */.Ikc({ html: Link, clone: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), href: schemas/* string */.YjP() })) }),
});
const RepositoryItem = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), slug: schemas/* string */.YjP() });
const bitbucket_PullRequest = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    description: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    /** `OPEN`, `MERGED`, `DECLINED`, `SUPERSEDED`. */
    state: schemas/* string */.YjP(),
    author: schemas/* nullish */.cl6(schemas/* object */.Ikc({ nickname: schemas/* nullish */.cl6(schemas/* string */.YjP()), display_name: schemas/* nullish */.cl6(schemas/* string */.YjP()) })),
    merge_commit: schemas/* nullish */.cl6(schemas/* object */.Ikc({ hash: schemas/* string */.YjP() })),
    links: schemas/* object */.Ikc({ html: Link }),
});
const bitbucket_Commit = schemas/* object */.Ikc({ hash: schemas/* string */.YjP(), date: schemas/* string */.YjP() });
const ChangedFile = schemas/* object */.Ikc({
    old: schemas/* nullish */.cl6(schemas/* object */.Ikc({ path: schemas/* string */.YjP() })),
    new: schemas/* nullish */.cl6(schemas/* object */.Ikc({ path: schemas/* string */.YjP() })),
});
const Refusal = schemas/* object */.Ikc({ error: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) });
const MOST_PAGES = 10;
/**
 * Bitbucket Cloud with an access token of a workspace, project or repository, or, as `email:token`, with somebody's own
 * API token, which it takes as user and password only.
 */
function createBitbucket(access) {
    const { baseUrl = "https://api.bitbucket.org/2.0", workspace, token, send } = access;
    const basic = Buffer.from(token).toString("base64");
    const api = (0,product_api/* createProductApi */.M)({
        product: "Bitbucket",
        baseUrl,
        headers: { authorization: token.includes(":") ? `Basic ${basic}` : `Bearer ${token}` },
        secrets: [token, token.replace(/^[^:]*:/, "")],
        words: (body) => Refusal.safeParse(body).data?.error.message,
        send,
    });
    const repositories = {
        doing: `list the repositories of the workspace ${workspace}`,
        path: `/repositories/${encodeURIComponent(workspace.toWellFormed())}?pagelen=100`,
        answer: RepositoryItem,
    };
    return {
        readHealth: () => (0,tell_health/* tellHealth */.I)(async () => {
            // What a token of a workspace may ask without further rights: more about it is its user's business.
            const path = repositories.path.replace("pagelen=100", "pagelen=1");
            const { headers } = await api.read({
                ...repositories,
                path,
                answer: schemas/* object */.Ikc({ values: schemas/* array */.YOg(schemas/* unknown */.L5J()) }),
            });
            return { message: `Bitbucket knows the token in the workspace ${workspace}.`, ...(0,product_api/* selectRateLimit */.E)(headers) };
        }),
        listRepositories: async () => {
            const { values } = await readPages(api, repositories);
            return values.map(({ full_name: fullName, slug }) => ({ fullName, slug }));
        },
        readRepository: (fullName) => readRepository(api, fullName),
        readMergedPullRequest: (fullName, number) => readMergedPullRequest(api, fullName, number),
        readPage: (link) => readBitbucketPage(api, link),
    };
}
async function readPages(api, { doing, path, answer }) {
    const page = schemas/* object */.Ikc({ values: schemas/* array */.YOg(answer), next: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
    const values = [];
    let next = path;
    for (let pages = 0; pages < MOST_PAGES && next !== undefined; pages += 1) {
        const { value } = await api.read({ doing, path: next, answer: page });
        values.push(...value.values);
        next = value.next ?? undefined;
    }
    return { values, more: next !== undefined };
}
async function readRepository(api, fullName) {
    const { value } = await api.read({
        doing: `show the repository ${fullName}`,
        path: `/repositories/${(0,repository_path/* repositoryPath */.S)("Bitbucket", fullName)}`,
        answer: bitbucket_Repository,
    });
    const { links } = value;
    // It puts the name of whoever asks into the address.
    const clone = URL.parse(links.clone.find(({ name }) => name === "https")?.href ?? `${links.html.href}.git`);
    if (clone !== null)
        clone.username = "";
    return {
        fullName: value.full_name,
        defaultBranch: value.mainbranch?.name,
        cloneUrl: clone?.href ?? "",
        webUrl: links.html.href,
    };
}
async function readMergedPullRequest(api, fullName, number) {
    const doing = `show pull request ${number} of ${fullName}`;
    const repository = `/repositories/${(0,repository_path/* repositoryPath */.S)("Bitbucket", fullName)}`;
    const path = `${repository}/pullrequests/${number}`;
    const { value } = await api.read({ doing, path, answer: bitbucket_PullRequest });
    if (value.state !== "MERGED" || !value.merge_commit)
        throw (0,not_merged/* notMerged */.a)(fullName, number);
    // A pull request tells a shortened hash, and when it last changed instead of when it was merged.
    const commit = `${repository}/commit/${encodeURIComponent(value.merge_commit.hash)}`;
    const { value: merge } = await api.read({ doing, path: commit, answer: bitbucket_Commit });
    const changed = await readPages(api, { doing, path: `${path}/diffstat?pagelen=100`, answer: ChangedFile });
    return {
        number: value.id,
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

/***/ 1458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ notMerged)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54335);

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
var explain_issues = __webpack_require__(77814);
// EXTERNAL MODULE: ./lib/quote-text.js
var quote_text = __webpack_require__(90203);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(54335);
// EXTERNAL MODULE: ./lib/secrets.js
var lib_secrets = __webpack_require__(80150);
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

/***/ 95820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ repositoryPath)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54335);

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
