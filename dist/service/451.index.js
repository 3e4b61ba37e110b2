export const id = 451;
export const ids = [451];
export const modules = {

/***/ 5451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createNotion: () => (/* binding */ createNotion)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9146);
/* harmony import */ var _notion_page_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8357);
/* harmony import */ var _product_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3939);
/* harmony import */ var _tell_health_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4916);






const RichText = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ plain_text: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }));
const Identity = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    bot: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ workspace_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
});
const Properties = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()) }));
const Page = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ properties: Properties });
const Found = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ results: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), url: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), properties: Properties })) });
const Block = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), has_children: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()) });
const Blocks = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ results: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Block), has_more: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), next_cursor: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
const Content = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ rich_text: RichText });
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const LONGEST_TEXT = 20_000;
const MOST_REQUESTS = 20;
const MOST_FOUND = 50;
// What stands below these is a page of its own.
const OTHER_PAGES = new Set(["child_page", "child_database"]);
/** Notion with the secret of an integration, which sees the pages that were shared with it. */
function createNotion(access) {
    const { baseUrl = "https://api.notion.com/v1", integrationKey, send } = access;
    const api = (0,_product_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createProductApi */ .M)({
        product: "Notion",
        baseUrl,
        headers: { authorization: `Bearer ${integrationKey}`, "notion-version": "2022-06-28" },
        secrets: [integrationKey],
        words: (body) => Refusal.safeParse(body).data?.message,
        send,
    });
    return {
        readHealth: () => (0,_tell_health_js__WEBPACK_IMPORTED_MODULE_2__/* .tellHealth */ .I)(async () => {
            const { value } = await api.read({ doing: "tell whose key it is", path: "/users/me", answer: Identity });
            const workspace = value.bot?.workspace_name;
            return {
                message: `Notion knows the key as ${value.name ?? "an integration"}${workspace ? ` of ${workspace}` : ""}.`,
            };
        }),
        readPage: (address) => readPage(api, address),
        searchPages: (words) => searchPages(api, words),
        readStart: (id) => readText(api, id, 1),
    };
}
async function searchPages(api, words) {
    const filter = { property: "object", value: "page" };
    const body = { query: words, filter, page_size: MOST_FOUND };
    const { value } = await api.read({ doing: "search its pages", path: "/search", answer: Found, body });
    return value.results.map(({ id, url, properties }) => ({ id, url, title: readTitle(properties) }));
}
function readTitle(properties) {
    return joinText(Object.values(properties).find(({ type }) => type === "title")?.title);
}
async function readPage(api, address) {
    const id = (0,_notion_page_id_js__WEBPACK_IMPORTED_MODULE_4__/* .parseNotionPageId */ .j)(address);
    if (id === undefined) {
        throw new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "product/not-found",
            message: "The address that is given means no page of Notion.",
            hint: "Copy the link of a page in Notion: its last part ends with 32 digits.",
        });
    }
    const { value } = await api.read({ doing: "show a page", path: `/pages/${id}`, answer: Page });
    const text = await readText(api, id, MOST_REQUESTS);
    return { title: readTitle(value.properties), text };
}
/** The text of all blocks below one, in the order in which they stand, by `most` requests at most. */
async function readText(api, page, most) {
    const lines = [];
    let length = 0;
    let requests = 0;
    const readBelow = async (id) => {
        let cursor;
        do {
            if (requests === most || length >= LONGEST_TEXT)
                return;
            requests += 1;
            const start = cursor === undefined ? "" : `&start_cursor=${encodeURIComponent(cursor)}`;
            const path = `/blocks/${encodeURIComponent(id)}/children?page_size=100${start}`;
            const { value } = await api.read({ doing: "show what is on a page", path, answer: Blocks });
            for (const block of value.results) {
                const line = joinText(Content.safeParse(block[block.type]).data?.rich_text);
                if (line !== "")
                    lines.push(line);
                length += line.length + 1;
                if (block.has_children === true && !OTHER_PAGES.has(block.type))
                    await readBelow(block.id);
            }
            cursor = value.has_more ? (value.next_cursor ?? undefined) : undefined;
        } while (cursor !== undefined);
    };
    await readBelow(page);
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .m)(lines.join("\n"), LONGEST_TEXT);
}
function joinText(text) {
    return (RichText.safeParse(text).data ?? []).map(({ plain_text: piece }) => piece).join("");
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


/***/ })

};
