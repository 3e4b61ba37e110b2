export const id = 874;
export const ids = [874];
export const modules = {

/***/ 84874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseChangesList: () => (/* binding */ parseChangesList)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _contract_change_selector_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89508);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21413);



/** Parses a YAML list of the service's own change selectors. Throws `input/invalid` with the number of the wrong item. */
function parseChangesList(value) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(value, { prettyErrors: false });
    const [fault] = document.errors;
    if (fault !== undefined)
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputError */ .Xu)("changes", value, `cannot be read as YAML: ${fault.message}`);
    const list = readValues(document, value);
    const items = Array.isArray(list) ? list : [list];
    if (items.length === 0)
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputError */ .Xu)("changes", value, "is an empty list; give none to select nothing");
    return items.map((item, index) => {
        const parsed = _contract_change_selector_js__WEBPACK_IMPORTED_MODULE_1__/* .ChangeSelector */ .EL.safeParse(item);
        if (parsed.success)
            return parsed.data;
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputError */ .Xu)("changes", value, `has a wrong item ${index + 1}: ${(0,_contract_change_selector_js__WEBPACK_IMPORTED_MODULE_1__/* .explainSelector */ .zB)(item)}`);
    });
}
function readValues(document, value) {
    try {
        return document.toJS();
    }
    catch (cause) {
        // Aliases that would unfold without end.
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputError */ .Xu)("changes", value, `cannot be read as YAML: ${reason}`);
    }
}


/***/ }),

/***/ 89508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ ChangeSelector),
/* harmony export */   GW: () => (/* binding */ CHANGE_SELECTORS),
/* harmony export */   zB: () => (/* binding */ explainSelector)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73102);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61613);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90401);



const count = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("How many, at least one.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr("a count is a whole number of at least 1").check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC("a count is at least 1")));
const sha = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("A commit, as 4 to 64 hexadecimal digits.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP("a commit is 4 to 64 hexadecimal digits")
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[0-9a-fA-F]{4,64}$/, "a commit is 4 to 64 hexadecimal digits")));
const tag = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The name of a tag.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP("a tag is a text").check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1, "a tag is a text")));
const timestamp = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("A point in time (RFC 3339).", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$({ offset: true, error: "a time is written as 2026-01-05T10:00:00Z" }));
const timeRange = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ start: timestamp, end: timestamp })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB(({ start, end }) => !(Date.parse(start) >= Date.parse(end)), "start has to be before end"));
const commitRange = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    startSha: sha,
    endSha: sha,
    includeStartCommit: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether the start commit itself is meant; false unless told.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((range) => range.startSha !== range.endSha || range.includeStartCommit === true, "startSha and endSha are the same commit and it is not included: the range is empty"));
const tagRange = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ start: tag, end: tag })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB(({ start, end }) => start !== end, "start and end are the same tag: the range is empty"));
const shas = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(sha, "shas is a list of commits").check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1, "shas names at least one commit"));
const SHAPES = {
    releases: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ count }),
    timeRange,
    commits: {
        range: commitRange,
        list: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ shas: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The commits, at least one.", shas) }),
        count: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ count }),
        since: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ startSha: sha }),
    },
    tags: { range: tagRange, since: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ start: tag }) },
};
const TAKES = "takes exactly one of releases {count}, timeRange {start, end}, " +
    "commits ({count}, {startSha}, {shas} or {startSha, endSha, includeStartCommit}), tags ({start} or {start, end})";
/** The eight variants (interface, "Change selector"), by their names in the OpenAPI document. */
const CHANGE_SELECTORS = {
    ReleasesSelector: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ releases: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The commits of the last N releases.", SHAPES.releases) }),
    TimeRangeSelector: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ timeRange: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The commits in the window.", SHAPES.timeRange) }),
    CommitRangeSelector: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        commits: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Exactly the commits of the range.", SHAPES.commits.range),
    }),
    CommitListSelector: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ commits: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Exactly these commits.", SHAPES.commits.list) }),
    CommitCountSelector: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        commits: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The last N commits on the main branch.", SHAPES.commits.count),
    }),
    CommitsSinceSelector: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        commits: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("From that commit up to the current head.", SHAPES.commits.since),
    }),
    TagRangeSelector: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ tags: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Between two tags.", SHAPES.tags.range) }),
    TagsSinceSelector: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ tags: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("From the tag up to the current head.", SHAPES.tags.since) }),
};
/**
 * One item of `changes`: exactly one of the eight variants (interface, "Change selector").
 * Unknown keys, two variants in one item, half a range and an empty range are refused.
 */
const ChangeSelector = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ(Object.values(CHANGE_SELECTORS), {
    error: (issue) => explainSelector(issue.input),
});
/**
 * Says what is wrong with an item in the words of its own variant, where it can be told which one was meant. The schema
 * says it itself, except where a key is all that is wrong: then it answers for one of the variants that share the name.
 */
function explainSelector(input) {
    if (typeof input !== "object" || input === null || Array.isArray(input))
        return `a change selector ${TAKES}`;
    const variants = Object.keys(input);
    const [variant] = variants;
    if (variants.length !== 1 || variant === undefined) {
        return `a change selector ${TAKES}; this one has ${variants.join(" and ") || "none"}`;
    }
    const value = input[variant];
    const shape = meantShape(variant, value);
    if (shape === undefined)
        return `a change selector ${TAKES}; this one has ${variant}`;
    const missing = findMissingEnd(variant, value);
    if (missing !== undefined)
        return `${variant} is half a range: ${missing} is missing`;
    const [issue] = shape.safeParse(value).error?.issues ?? [];
    if (issue === undefined)
        return `a change selector ${TAKES}; this one has ${variant}`;
    const path = [variant, ...issue.path].join(".");
    if (issue.code === "unrecognized_keys")
        return `${path} does not take ${issue.keys.join(", ")} here`;
    return issue.path.length === 0 && issue.code === "invalid_type"
        ? `${variant}: a change selector ${TAKES}`
        : `${path}: ${issue.message}`;
}
/** The end of a range that is not given where the other one is. */
function findMissingEnd(variant, value) {
    if (typeof value !== "object" || value === null)
        return undefined;
    const [start, end] = variant === "commits" ? ["startSha", "endSha"] : ["start", "end"];
    if (end in value && !(start in value))
        return start;
    // A start alone means "up to the current head", but neither for a window nor where its own commit is spoken of.
    const needsEnd = variant === "timeRange" || "includeStartCommit" in value;
    return start in value && !(end in value) && needsEnd ? end : undefined;
}
function meantShape(variant, value) {
    const keys = new Set(typeof value === "object" && value !== null ? Object.keys(value) : []);
    if (variant === "releases")
        return SHAPES.releases;
    if (variant === "timeRange")
        return SHAPES.timeRange;
    if (variant === "tags")
        return keys.has("end") ? SHAPES.tags.range : SHAPES.tags.since;
    if (variant !== "commits")
        return undefined;
    if (keys.has("shas"))
        return SHAPES.commits.list;
    if (keys.has("count"))
        return SHAPES.commits.count;
    return keys.has("endSha") || keys.has("includeStartCommit") ? SHAPES.commits.range : SHAPES.commits.since;
}


/***/ }),

/***/ 61613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ described)
/* harmony export */ });
/* harmony import */ var zod_locales__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30252);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);


// The small build of zod says only "Invalid input" until it is given a language.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W((0,zod_locales__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)());
/** The schema with the sentence that the OpenAPI document and a reader of the contract see beside it. */
function described(text, schema) {
    return schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y(text));
}


/***/ }),

/***/ 90401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ byId),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   m$: () => (/* binding */ queryNumber),
/* harmony export */   n_: () => (/* binding */ queryList),
/* harmony export */   uK: () => (/* binding */ shownTimes),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   zV: () => (/* binding */ queryBoolean)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73102);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61613);


/** Text that has to say something, as long as a body may be. */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1));
/** A name: 1 to 255 characters, not only spaces. */
const nameText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(255), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/\S/, "a name is more than spaces"));
/** Texts, such as labels or links. */
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
/** A text of an answer that some services leave out or empty. */
const shownText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
/** A point in time of a request (RFC 3339). */
const timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true });
/**
 * An optional field of a request: `null` and the empty text count as absent, in a body as in a query. In the OpenAPI
 * document it is the field's own schema, not required.
 */
function optional(schema) {
    const absent = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (value === null || value === "" ? undefined : value));
    // What it accepts beyond the schema counts as absent, so for callers it is the optional schema.
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(absent, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(schema)));
}
/** A boolean in a query string: `true` or `false`, nothing else. */
const queryBoolean = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (value === "true" || value === "false" ? value === "true" : value)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY("it is true or false"));
/** A number in a query string, as JSON writes it (`0.5`, `5e-324`); the empty text is none. */
function queryNumber(schema) {
    const read = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => typeof value === "string" && /^-?\d{1,400}(?:\.\d{1,400})?(?:e[-+]?\d{1,3})?$/i.test(value) ? Number(value) : value);
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(read, schema);
}
/** Several values in a query string: separated by commas, or the parameter several times. */
const queryList = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (Array.isArray(value) ? value : [value]).flatMap((one) => typeof one === "string" ? one.split(",").filter((part) => part !== "") : [one])), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()));
/** The path parameter of a single record. */
const byId = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Identifier of the record.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) });
/** When a record was made and last changed. */
const shownTimes = {
    createdAt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("When it was created.", shownText),
    updatedAt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("When it last changed.", shownText),
};


/***/ })

};
