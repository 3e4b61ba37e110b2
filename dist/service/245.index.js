export const id = 245;
export const ids = [245];
export const modules = {

/***/ 245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHub: () => (/* binding */ createGitHub)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2765);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);
/* harmony import */ var _not_merged_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1458);
/* harmony import */ var _product_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3939);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5820);
/* harmony import */ var _tell_health_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4916);






const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    full_name: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    clone_url: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
const PullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
    labels: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
    merge_commit_sha: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
});
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() });
const PER_PAGE = 100;
const MOST_PAGES = 3;
/**
 * GitHub, or GitHub Enterprise Server at `https://HOST/api/v3`, with a token of a GitHub App, a personal one or a
 * workflow's.
 */
function createGitHub(access) {
    const { baseUrl = "https://api.github.com", token, send } = access;
    const api = (0,_product_api_js__WEBPACK_IMPORTED_MODULE_2__/* .createProductApi */ .M)({
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
        readHealth: () => (0,_tell_health_js__WEBPACK_IMPORTED_MODULE_4__/* .tellHealth */ .I)(() => readLimits(api)),
        readRepository: (fullName) => readRepository(api, fullName),
        readMergedPullRequest: (fullName, number) => readMergedPullRequest(api, fullName, number),
    };
}
/** Asks the one thing that every kind of token may ask, and that costs nothing of the limit. */
async function readLimits(api) {
    const { headers } = await api
        .read({ doing: "tell its limits", path: "/rate_limit", answer: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J() })
        .catch((error) => {
        // A server of one's own has no limits unless they are set up, and says so to tokens that it knows.
        if (error instanceof _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "product/not-found")
            return { headers: {} };
        throw error;
    });
    return { message: "GitHub knows the token.", ...(0,_product_api_js__WEBPACK_IMPORTED_MODULE_2__/* .selectRateLimit */ .E)(headers) };
}
async function readRepository(api, fullName) {
    const { value } = await api.read({
        doing: `show the repository ${fullName}`,
        path: `/repos/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .S)("GitHub", fullName)}`,
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
    const path = `/repos/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .S)("GitHub", fullName)}/pulls/${number}`;
    const { value } = await api.read({ doing, path, answer: PullRequest });
    const { merged_at: mergedAt, merge_commit_sha: mergeCommit } = value;
    if (!mergedAt || !mergeCommit)
        throw (0,_not_merged_js__WEBPACK_IMPORTED_MODULE_1__/* .notMerged */ .a)(fullName, number);
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
            answer: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ filename: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
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
/**
 * Opens the API of a product. What it answers is checked against the question's schema; refusals become
 * `ReleaseDocsError`s of `product/`, with what was asked and the product's own words, without the token.
 */
function createProductApi({ product, baseUrl, headers, secrets, words, send }) {
    const base = baseUrl.replace(/\/+$/, "");
    const refusals = createProductRefusals(product, secrets);
    return {
        refuse: refusals.refuse,
        read: async ({ doing, path, answer: schema, body }) => {
            const url = path.startsWith("/") ? base + path : path;
            if (URL.parse(url)?.origin !== URL.parse(base)?.origin) {
                throw refusals.unreadable(doing, "it names a next page on another host");
            }
            const asked = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
            const type = body === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
            const answer = await send(url, {
                ...asked,
                headers: { accept: "application/json", ...type, ...headers },
                longest: LONGEST_ANSWER,
            });
            const text = answer.body.toString("utf8");
            const value = parseJson(text);
            if (answer.status < 200 || answer.status >= 300) {
                const said = [`status ${answer.status}`, words(value) ?? text].filter((part) => part !== "").join(", ");
                throw refusals.refuse(doing, answer.status, said, answer.headers);
            }
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return { value: parsed.data, headers: answer.headers };
            throw refusals.unreadable(doing, value === undefined ? (0,quote_text/* quoteText */.o)(text, 100) : (0,explain_issues/* explainIssues */._)(parsed.error.issues));
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
