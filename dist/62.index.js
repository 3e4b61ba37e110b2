export const id = 62;
export const ids = [62];
export const modules = {

/***/ 5062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createJira: () => (/* binding */ createJira)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
;// CONCATENATED MODULE: ./lib/service/products/atlassian-document.js

const Node = schemas/* object */.Ikc({
    type: schemas/* optional */.lqM(schemas/* string */.YjP()),
    text: schemas/* optional */.lqM(schemas/* string */.YjP()),
    attrs: schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    content: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* unknown */.L5J())),
});
// Whatever is behind these is no first word any more.
const LONGEST = 5000;
const DEEPEST = 50;
const INLINE = new Set(["text", "mention", "emoji", "date", "status", "inlineCard"]);
/** The text of an Atlassian Document (API v3 of Jira), a line for each block; empty for what is none. */
function renderAtlassianDocument(document) {
    let text = "";
    const add = (value, depth) => {
        const node = Node.safeParse(value).data;
        if (node === undefined || depth > DEEPEST || text.length > LONGEST)
            return;
        const { type = "", attrs = {} } = node;
        text += node.text ?? (INLINE.has(type) ? readShown(attrs) : "");
        for (const child of node.content ?? [])
            add(child, depth + 1);
        if (!INLINE.has(type))
            text += "\n";
    };
    add(document, 0);
    return text.replace(/\n{2,}/g, "\n").trim();
}
/** What stands in the place of a mention, an emoji, a status or a link. */
function readShown({ text, shortName, url }) {
    return [text, shortName, url].find((shown) => typeof shown === "string") ?? "";
}

// EXTERNAL MODULE: ./lib/service/products/linked-page.js
var linked_page = __webpack_require__(65051);
// EXTERNAL MODULE: ./lib/service/products/product-api.js + 1 modules
var product_api = __webpack_require__(3939);
// EXTERNAL MODULE: ./lib/service/products/tell-health.js
var tell_health = __webpack_require__(24916);
;// CONCATENATED MODULE: ./lib/service/products/jira.js





const Issue = schemas/* object */.Ikc({
    key: schemas/* string */.YjP(),
    fields: schemas/* object */.Ikc({ summary: schemas/* nullish */.cl6(schemas/* string */.YjP()), description: schemas/* optional */.lqM(schemas/* unknown */.L5J()) }),
});
const FIELDS = ["summary", "description"];
const Refusal = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ errorMessages: schemas/* array */.YOg(schemas/* string */.YjP()), errors: schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())) }),
    // Gateways of Atlassian speak for themselves.
    schemas/* object */.Ikc({ message: schemas/* string */.YjP() }),
]);
/** Jira Cloud at its site (`https://NAME.atlassian.net`), with somebody's e-mail address and API token. */
function createJira(access) {
    const { baseUrl, email, token, send } = access;
    const basic = Buffer.from(`${email}:${token}`).toString("base64");
    const api = (0,product_api/* createProductApi */.M)({
        product: "Jira",
        baseUrl,
        headers: { authorization: `Basic ${basic}` },
        secrets: [token, basic],
        words: parseWords,
        send,
    });
    return {
        readHealth: () => (0,tell_health/* tellHealth */.I)(async () => {
            const { value, headers } = await api.read({
                doing: "tell whose token it is",
                path: "/rest/api/3/myself",
                answer: schemas/* object */.Ikc({ displayName: schemas/* string */.YjP() }),
            });
            return { message: `Jira knows the token as ${value.displayName}.`, ...(0,product_api/* selectRateLimit */.E)(headers) };
        }),
        listStatuses: async () => {
            const { value } = await api.read({
                doing: "list its statuses",
                path: "/rest/api/3/status",
                answer: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() })),
            });
            return value;
        },
        readPage: async (key) => {
            const path = `/rest/api/3/issue/${encodeURIComponent(key)}?fields=${FIELDS.join(",")}`;
            const { value } = await api.read({ doing: `show ${key}`, path, answer: Issue });
            return describeIssue(value);
        },
        readItems: async (keys) => {
            const { value } = await api.read({
                doing: "show the items that commits name",
                path: "/rest/api/3/issue/bulkfetch",
                answer: schemas/* object */.Ikc({ issues: schemas/* array */.YOg(Issue) }),
                body: { issueIdsOrKeys: keys, fields: FIELDS },
            });
            const site = baseUrl.replace(/\/+$/, "");
            return value.issues.map((issue) => ({
                ...describeIssue(issue),
                key: issue.key,
                url: `${site}/browse/${encodeURIComponent(issue.key)}`,
            }));
        },
    };
}
function describeIssue({ key, fields }) {
    return { title: fields.summary ?? key, excerpt: (0,linked_page/* excerptText */.tE)(renderAtlassianDocument(fields.description)) };
}
function parseWords(body) {
    const refusal = Refusal.safeParse(body).data;
    if (refusal === undefined)
        return undefined;
    if ("message" in refusal)
        return refusal.message;
    return [...refusal.errorMessages, ...Object.values(refusal.errors ?? {})].join("; ");
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


/***/ })

};
