export const id = 651;
export const ids = [651];
export const modules = {

/***/ 349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAnswer: () => (/* binding */ readAnswer)
/* harmony export */ });
/* unused harmony exports decodeAnswer, unreadableAnswer */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3938);
/* harmony import */ var _shared_redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4028);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6422);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39);





// What the service itself says is longer than a quote of something unknown: it lists what is wrong with a request.
const NOTHING = "(nothing)";
const LONGEST_WORDS = 1000;
const ErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const CHECK_BASE_URL = "Check that base-url is the address of a Release-Documentation service.";
/**
 * The JSON of an answer that worked. Throws {@link ApiError} for every other, in the service's own words, but without
 * the key: a service that repeats it must not bring it into a log.
 */
function decodeAnswer(answer, call, apiKey) {
    if (answer.status >= 200 && answer.status < 300 && !isCompressed(answer)) {
        if (answer.body === "")
            return undefined;
        const json = parseJson(answer.body);
        if (json !== undefined)
            return json;
    }
    // Before anything is cut: half a key would no longer be found.
    throw explainAnswer(hideKey(answer, apiKey), call);
}
/** What there is against an answer, as an error that names the call. */
function unreadableAnswer(call, status, fault) {
    return new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD({
        code: "api/unreadable",
        message: `${call} was answered by something that this client cannot read: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(fault, LONGEST_WORDS)}`,
        hint: CHECK_BASE_URL,
    }, status);
}
function isCompressed({ headers }) {
    return (headers["content-encoding"] ?? "identity") !== "identity";
}
function hideKey({ status, headers, body }, apiKey) {
    const { redact } = (0,_shared_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .createSecrets */ .g)(apiKey);
    const safe = Object.entries(headers).map(([name, value]) => [name, redact(value)]);
    return { status, headers: Object.fromEntries(safe), body: redact(body) };
}
function explainAnswer(answer, call) {
    const { status, headers } = answer;
    if (status >= 400)
        return refuse(answer, call);
    if (status >= 300)
        return explainRedirect(answer, call);
    const fault = isCompressed(answer)
        ? `it is compressed (${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(headers["content-encoding"] ?? "")}), which was not asked for`
        : `status ${status}, ${describeBody(answer)}`;
    return unreadableAnswer(call, status, fault);
}
function explainRedirect({ status, headers }, call) {
    const target = headers.location === undefined ? "nowhere" : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(withoutQuery(headers.location));
    return new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD({
        code: "api/redirected",
        message: `${call} was redirected (status ${status}) to ${target}; the key is for base-url alone, so it was not sent there.`,
        hint: "If that is the service's address, set base-url to it; a sign-in page means that base-url is no service.",
    }, status);
}
/** Users and queries of an address can be secrets of whoever sent it. */
function withoutQuery(location) {
    return location.replace(/[?#].*$/s, "").replace(/\/\/[^/]*@/, "//");
}
function refuse(answer, call) {
    const { status } = answer;
    const body = ErrorBody.safeParse(parseJson(answer.body));
    const told = body.success ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(body.data.error, LONGEST_WORDS) || NOTHING : describeBody(answer);
    const retryAfter = parseRetryAfter(answer.headers["retry-after"]);
    const hint = hintFor(status, call, retryAfter);
    return new _http_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD({
        code: CODES[status] ?? (status < 500 ? "api/4xx" : "api/5xx"),
        message: `${call} answered ${status}: ${told}`,
        // A page in place of the service's own words comes from a gateway, or from another program.
        hint: body.success || status >= 500 ? hint : `${CHECK_BASE_URL} ${hint}`,
    }, status, retryAfter);
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
function hintFor(status, call, retryAfter) {
    const soon = retryAfter === undefined ? "later" : `in ${Math.ceil(retryAfter / 1000)} s, as the service asks`;
    const hints = {
        401: "Check the input api-key: it has to be a key of this service that has not expired. " +
            "Keys are made in its app: Settings, API Keys, Add API Key.",
        403: `The key is known, but its user may not do this (${call}): give that user the permission, or use another api-key.`,
        404: "Check base-url, and that what is named exists in the key's organization.",
        413: "Shorten body, comments or changes.",
        429: `The service limits how often it is asked; run again ${soon}.`,
    };
    return hints[status] ?? (status < 500 ? "Correct the request." : `Run again ${soon}.`);
}
function describeBody({ headers, body }) {
    const type = headers["content-type"]?.split(";", 1)[0];
    const said = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(body) || NOTHING;
    return type === undefined || body === "" ? said : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(type)}: ${said}`;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parseRetryAfter(value) {
    if (value === undefined)
        return undefined;
    const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
    return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
const procedures = _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .contract */ .d;
/**
 * The record in an answer, as the contract describes it; unknown fields are kept.
 * Throws `ApiError` for an answer that is no success and for one that the contract does not allow; what it quotes of
 * the answer is without the key.
 */
async function readAnswer(answer, resource, verb, apiKey = "") {
    const call = `${resource} ${verb}`;
    const record = decodeAnswer(answer, call, apiKey);
    const schema = procedures[resource]?.[verb]?.["~orpc"].outputSchema;
    if (schema === undefined)
        return record;
    const read = await schema["~standard"].validate(record);
    if (read.issues === undefined)
        return read.value;
    throw unreadableAnswer(call, answer.status, (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .explainIssues */ ._u)(read.issues));
}


/***/ }),

/***/ 252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4723);

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .parsedType */ .GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyPrimitive */ .B7(issue.values[0])}`;
                return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__() {
    return {
        localeError: error(),
    };
}


/***/ }),

/***/ 3102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1041);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
