export const id = 814;
export const ids = [814];
export const modules = {

/***/ 6521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readAnswer: () => (/* binding */ readAnswer)
});

// EXTERNAL MODULE: ./lib/contract/contract.js + 4 modules
var contract = __webpack_require__(7257);
// EXTERNAL MODULE: ./lib/contract/explain-issues.js
var explain_issues = __webpack_require__(7814);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/client/api-error.js
var api_error = __webpack_require__(7148);
;// CONCATENATED MODULE: ./lib/client/decode-answer.js


const LONGEST_QUOTE = 200;
const ErrorBody = schemas/* looseObject */._H3({ error: schemas/* string */.YjP() });
/** The JSON of an answer that worked. Throws {@link ApiError} for every other, in the service's own words. */
function decodeAnswer(answer, call) {
    if (answer.status >= 200 && answer.status < 300) {
        if (answer.body === "")
            return undefined;
        const json = parseJson(answer.body);
        if (json !== undefined)
            return json;
    }
    throw refuse(answer, call);
}
/** What a schema has against an answer, as an error that names the call. */
function unreadableAnswer(call, status, fault) {
    return new api_error/* ApiError */.h({
        code: "api/unreadable",
        message: `${call} answered with what this client cannot read: ${fault}`,
        hint: "Check that base-url is the address of a Release-Documentation service.",
    }, status);
}
function refuse(answer, call) {
    const body = ErrorBody.safeParse(parseJson(answer.body));
    const told = body.success ? body.data.error : undefined;
    if (answer.status < 400) {
        const where = answer.headers.location === undefined ? "" : `, to ${answer.headers.location}`;
        return unreadableAnswer(call, answer.status, `status ${answer.status}${where}: ${quote(answer.body)}`);
    }
    return new api_error/* ApiError */.h({
        code: `api/${answer.status}`,
        message: `${call} answered ${answer.status}: ${told ?? quote(answer.body)}`,
        hint: HINTS[answer.status] ?? (answer.status < 500 ? "Correct the request." : "Try again later."),
    }, answer.status, parseRetryAfter(answer.headers["retry-after"]));
}
const HINTS = {
    401: "Check the input api-key: it has to be a key of this service that has not expired.",
    403: "Give the key's user the permission that is named, or use another key.",
    404: "Check base-url, and that what is named exists in this organization.",
    429: "The service limits how often it is asked; run again later.",
};
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function quote(body) {
    const text = body.replace(/\s+/g, " ").trim();
    return text === "" ? "(nothing)" : text.slice(0, LONGEST_QUOTE);
}
function parseRetryAfter(value) {
    if (value === undefined)
        return undefined;
    const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
    return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

;// CONCATENATED MODULE: ./lib/client/read-answer.js



const procedures = contract/* contract */.d;
/**
 * The record in an answer, as the contract describes it; unknown fields are kept.
 * Throws `ApiError` for an answer that is no success and for one that the contract does not allow.
 */
async function readAnswer(answer, resource, verb) {
    const call = `${resource} ${verb}`;
    const record = decodeAnswer(answer, call);
    const schema = procedures[resource]?.[verb]?.["~orpc"].outputSchema;
    if (schema === undefined)
        return record;
    const read = await schema["~standard"].validate(record);
    if (read.issues === undefined)
        return read.value;
    throw unreadableAnswer(call, answer.status, (0,explain_issues/* explainIssues */._)(read.issues));
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
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);


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
