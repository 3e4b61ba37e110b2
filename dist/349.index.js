export const id = 349;
export const ids = [349];
export const modules = {

/***/ 349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseAnswer: () => (/* binding */ parseAnswer)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2765);
/* harmony import */ var _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6833);
/* harmony import */ var _shared_error_codes_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(321);
/* harmony import */ var _shared_redaction_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4028);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6422);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39);






const EMPTY = "(empty)";
// Longer than other quotes: the service lists what is wrong with a request.
const MAX_ERROR_LENGTH = 1000;
const ErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const CHECK_BASE_URL = "Check that base-url is the URL of a Release-Documentation service.";
/** Throws {@link ApiError} without the key: a service may echo it. */
function decodeAnswer(answer, call, apiKey) {
    if (answer.status >= 200 && answer.status < 300 && !isCompressed(answer)) {
        if (answer.body === "")
            return undefined;
        const json = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(answer.body);
        if (json !== undefined)
            return json;
    }
    // Redacted before anything is cut: half a key would not be found.
    throw explainAnswer(hideKey(answer, apiKey), call);
}
function unreadableAnswer(call, status, fault) {
    return new _http_js__WEBPACK_IMPORTED_MODULE_3__/* .ApiError */ .hD({ code: "api/unreadable", message: `${call} got an invalid response: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(fault, MAX_ERROR_LENGTH)}` }, status);
}
function isCompressed({ headers }) {
    return (headers["content-encoding"] ?? "identity") !== "identity";
}
function hideKey({ status, headers, body }, apiKey) {
    const { redact } = (0,_shared_redaction_js__WEBPACK_IMPORTED_MODULE_5__/* .createSecrets */ .g)(apiKey);
    const safe = Object.entries(headers).map(([name, value]) => [name, redact(value)]);
    return { status, headers: Object.fromEntries(safe), body: redact(body) };
}
function explainAnswer(answer, call) {
    const { status, headers } = answer;
    if (status >= 400)
        return explainError(answer, call);
    if (status >= 300)
        return explainRedirect(answer, call);
    const fault = isCompressed(answer)
        ? `unexpected compression (${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(headers["content-encoding"] ?? "")})`
        : `status ${status}, ${describeBody(answer)}`;
    return unreadableAnswer(call, status, fault);
}
function explainRedirect({ status, headers }, call) {
    // User and query of a URL can be secrets.
    const target = headers.location?.replace(/[?#].*$/s, "").replace(/\/\/[^/]*@/, "//");
    return new _http_js__WEBPACK_IMPORTED_MODULE_3__/* .ApiError */ .hD({
        code: "api/redirected",
        message: `${call} was redirected (status ${status}) to ${target === undefined ? "no URL" : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(target)}. The redirect was not followed: the key is for base-url only.`,
    }, status);
}
function explainError(answer, call) {
    const { status } = answer;
    const body = ErrorBody.safeParse((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(answer.body));
    const reason = body.success ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(body.data.error, MAX_ERROR_LENGTH) || EMPTY : describeBody(answer);
    const retryAfter = parseRetryAfter(answer.headers["retry-after"]);
    const code = CODES[status] ?? (status < 500 ? "api/4xx" : "api/5xx");
    const advice = adviceFor(status, call, retryAfter) ?? _shared_error_codes_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCodes */ .f[code].help;
    // Without an error in JSON, a gateway or another program responded.
    const hint = body.success || status >= 500 ? advice : `${CHECK_BASE_URL} ${advice}`;
    return new _http_js__WEBPACK_IMPORTED_MODULE_3__/* .ApiError */ .hD({ code, message: `${call} answered ${status}: ${reason}`, hint }, status, retryAfter);
}
const CODES = {
    400: "api/400",
    401: "api/401",
    403: "api/403",
    404: "api/404",
    409: "api/409",
    413: "api/413",
    429: "api/429",
};
/** What the catalogue cannot say: the permission, and when to retry. */
function adviceFor(status, call, retryAfter) {
    if (status === 403)
        return `The key's user lacks the permission for ${call}. Grant it, or use another api-key.`;
    if (status !== 429 && status < 500)
        return undefined;
    return retryAfter === undefined ? "Run again later." : `Run again in ${Math.ceil(retryAfter / 1000)} s.`;
}
function describeBody({ headers, body }) {
    const type = headers["content-type"]?.split(";", 1)[0];
    const text = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(body) || EMPTY;
    return type === undefined || body === "" ? text : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(type)}: ${text}`;
}
function parseRetryAfter(value) {
    if (value === undefined)
        return undefined;
    const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
    return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
const procedures = _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .contract */ .d;
async function parseAnswer(answer, resource, verb, apiKey = "") {
    const call = `${resource} ${verb}`;
    const record = decodeAnswer(answer, call, apiKey);
    const schema = procedures[resource]?.[verb]?.["~orpc"].outputSchema;
    if (schema === undefined)
        return record;
    const parsed = await schema["~standard"].validate(record);
    if (parsed.issues === undefined)
        return parsed.value;
    throw unreadableAnswer(call, answer.status, (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .explainIssues */ ._u)(parsed.issues));
}


/***/ })

};
