export const id = 444;
export const ids = [444];
export const modules = {

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

/***/ 444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createSlack: () => (/* binding */ createSlack)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9146);
/* harmony import */ var _product_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3939);
/* harmony import */ var _tell_health_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4916);





// Slack answers 200 whatever becomes of a call.
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ok: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), error: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), needed: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
const Identity = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ team: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), user: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const Channels = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    channels: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    response_metadata: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ next_cursor: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
});
const Posted = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ channel: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const PUBLIC = "public_channel";
const MOST_PAGES = 20;
const LONGEST_MESSAGE = 4000;
// What the words of Slack would be as a status, so that one rule tells what they mean.
const STATUSES = {
    invalid_auth: 401,
    not_authed: 401,
    account_inactive: 401,
    token_expired: 401,
    token_revoked: 401,
    missing_scope: 403,
    no_permission: 403,
    not_in_channel: 403,
    ekm_access_denied: 403,
    restricted_action: 403,
    channel_not_found: 404,
    ratelimited: 429,
    internal_error: 500,
    fatal_error: 500,
    service_unavailable: 503,
};
/** Slack with the token of a bot; it needs `channels:read`, `groups:read` for private channels, and `chat:write`. */
function createSlack(access) {
    const { baseUrl = "https://slack.com/api", token, send } = access;
    const api = (0,_product_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createProductApi */ .M)({
        product: "Slack",
        baseUrl,
        headers: { authorization: `Bearer ${token}` },
        secrets: [token],
        words: (body) => Refusal.safeParse(body).data?.error,
        send,
    });
    return {
        readHealth: () => (0,_tell_health_js__WEBPACK_IMPORTED_MODULE_2__/* .tellHealth */ .I)(async () => {
            const { team, user } = await call(api, {
                doing: "tell whose token it is",
                path: "/auth.test",
                answer: Identity,
                body: {},
            });
            return { message: `Slack knows the token as ${user} of ${team}.` };
        }),
        listChannels: () => readChannels(api, `${PUBLIC},private_channel`).catch((error) => {
            // Without the right to see private channels Slack shows none at all where they are asked for.
            if (error instanceof _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "product/forbidden")
                return readChannels(api, PUBLIC);
            throw error;
        }),
        postMessage: ({ channelId, text }) => call(api, {
            doing: `post to the channel ${channelId}`,
            path: "/chat.postMessage",
            answer: Posted,
            body: { channel: channelId, text: escapeText((0,_shorten_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .m)(text, LONGEST_MESSAGE)) },
        }),
    };
}
async function readChannels(api, types) {
    const channels = [];
    let cursor = "";
    for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = new URLSearchParams({ types, exclude_archived: "true", limit: "200", ...(cursor && { cursor }) });
        const question = { doing: "list its channels", path: `/conversations.list?${query}`, answer: Channels };
        const answer = await call(api, question);
        channels.push(...answer.channels.map(({ id, name }) => ({ id, name })));
        cursor = answer.response_metadata?.next_cursor ?? "";
        if (cursor === "")
            break;
    }
    return channels;
}
async function call(api, question) {
    const { value, headers } = await api.read({ ...question, answer: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([Refusal, question.answer]) });
    if (!isRefusal(value))
        return value;
    const { error, needed } = value;
    const words = needed === undefined ? error : `${error} (it needs ${needed})`;
    throw api.refuse(question.doing, STATUSES[error] ?? 400, words, headers);
}
function isRefusal(value) {
    return Refusal.safeParse(value).success;
}
/** Plain text for Slack, which reads calls (`<!channel>`) and links between angle brackets. */
function escapeText(text) {
    return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}


/***/ })

};
