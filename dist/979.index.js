export const id = 979;
export const ids = [979];
export const modules = {

/***/ 9979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createSlack: () => (/* binding */ createSlack)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8350);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6422);




// Slack answers failed calls with 200, too.
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ok: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), error: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), needed: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
const Identity = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ team: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), user: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const Channel = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const Channels = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    channels: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Channel),
    response_metadata: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ next_cursor: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
});
const Posted = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ channel: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const PUBLIC = "public_channel";
const MAX_PAGES = 20;
const MAX_MESSAGE_LENGTH = 4000;
const STATUSES = {
    invalid_auth: 401,
    not_authed: 401,
    account_inactive: 401,
    token_expired: 401,
    token_revoked: 401,
    org_login_required: 401,
    access_denied: 403,
    accesslimited: 403,
    enterprise_is_restricted: 403,
    not_allowed_token_type: 403,
    team_access_not_granted: 403,
    two_factor_setup_required: 403,
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
/** The token needs `channels:read`, `groups:read` for private channels, and `chat:write`. */
function createSlack(access) {
    const { baseUrl = "https://slack.com/api", token, send } = access;
    const api = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createProductApi */ .M9)({
        product: "Slack",
        baseUrl,
        headers: { authorization: `Bearer ${token}` },
        secrets: [token],
        words: (body) => Refusal.safeParse(body).data?.error,
        send,
    });
    return {
        readHealth: async () => {
            const question = { doing: "tell whose token it is", path: "/auth.test", answer: Identity, body: {} };
            const { team, user } = await call(api, question);
            return { message: `Slack accepts the token of ${user} in ${team}.` };
        },
        /** 4,000 at most, without archived ones. */
        listChannels: () => readChannels(api, `${PUBLIC},private_channel`).catch((error) => {
            // Without the scope for private channels Slack refuses the whole list.
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3 && error.code === "product/forbidden")
                return readChannels(api, PUBLIC);
            throw error;
        }),
        /** Posts plain text, truncated at 4,000 characters; nothing in it notifies anybody. */
        postMessage: ({ channelId, text }) => call(api, {
            doing: `post to the channel ${channelId}`,
            path: "/chat.postMessage",
            answer: Posted,
            body: { channel: channelId, text: escapeText((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, MAX_MESSAGE_LENGTH)) },
        }),
    };
}
async function readChannels(api, types) {
    const channels = [];
    let cursor = "";
    for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = new URLSearchParams({ types, exclude_archived: "true", limit: "200", ...(cursor && { cursor }) });
        const question = { doing: "list its channels", path: `/conversations.list?${query}`, answer: Channels };
        const answer = await call(api, question);
        channels.push(...answer.channels);
        cursor = answer.response_metadata?.next_cursor ?? "";
        if (cursor === "")
            break;
    }
    return channels;
}
async function call(api, question) {
    const granted = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((answer) => ({ ok: true, answer }));
    const answer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([Refusal, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(question.answer, granted)]);
    const { value, headers } = await api.read({ ...question, answer });
    if (value.ok)
        return value.answer;
    const { error, needed } = value;
    const words = needed === undefined ? error : `${error} (it needs ${needed})`;
    throw api.refuse(question.doing, STATUSES[error] ?? 400, words, headers);
}
/** Slack reads mentions (`<!channel>`) and links between angle brackets. */
function escapeText(text) {
    return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}


/***/ })

};
