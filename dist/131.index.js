export const id = 131;
export const ids = [131];
export const modules = {

/***/ 131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseChangesList: () => (/* binding */ parseChangesList)
/* harmony export */ });
/* harmony import */ var _contract_change_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9508);
/* harmony import */ var _shared_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3374);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1413);



/** Throws `input/invalid`. */
function parseChangesList(value) {
    const list = readValues(value);
    const items = Array.isArray(list) ? list : [list];
    if (items.length === 0)
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputError */ .Xu)("changes", value, "is an empty list; use none to select nothing");
    return items.map((item, index) => {
        const parsed = _contract_change_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .ChangeSelector */ .EL.safeParse(item);
        if (parsed.success)
            return parsed.data;
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputError */ .Xu)("changes", value, `has an invalid item ${index + 1}: ${(0,_contract_change_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .explainSelector */ .zB)(item)}`);
    });
}
function readValues(value) {
    try {
        return (0,_shared_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .parseYaml */ .hN)(value).value;
    }
    catch (error) {
        if (!(error instanceof _shared_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidYamlError */ .DO))
            throw error;
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputError */ .Xu)("changes", value, `is not valid YAML: ${error.message}`);
    }
}


/***/ }),

/***/ 9508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ ChangeSelector),
/* harmony export */   zB: () => (/* binding */ explainSelector)
/* harmony export */ });
/* unused harmony export CHANGE_SELECTORS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);


const count = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The count, at least one.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr("a count is a whole number of at least 1").check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC("a count is at least 1")));
const sha = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A commit, as 4 to 64 hexadecimal digits.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP("a commit is 4 to 64 hexadecimal digits")
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[0-9a-fA-F]{4,64}$/, "a commit is 4 to 64 hexadecimal digits")));
const tag = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The name of a tag.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP("a tag is a text").check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, "a tag is a text"), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LINE_LENGTH */ .l6)));
const timestamp = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A point in time (RFC 3339).", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true, error: "a time is written as 2026-01-05T10:00:00Z" }));
const MAX_COMMITS = 5_000;
const shas = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The commits, at least one.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .limitItems */ .gt)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(sha, "shas is a list of commits").check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, "shas names at least one commit")), MAX_COMMITS));
const timeRange = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ start: timestamp, end: timestamp })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(({ start, end }) => !(Date.parse(start) >= Date.parse(end)), "start has to be before end"));
const commitRange = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    startSha: sha,
    endSha: sha,
    includeStartCommit: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether to include the start commit; false by default.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY())),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((range) => range.startSha !== range.endSha || range.includeStartCommit === true, "startSha and endSha are the same commit and it is not included: the range is empty"));
const tagRange = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ start: tag, end: tag })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(({ start, end }) => start !== end, "start and end are the same tag: the range is empty"));
const TAKES = "takes exactly one of releases {count}, timeRange {start, end}, " +
    "commits ({count}, {startSha}, {shas} or {startSha, endSha, includeStartCommit}), tags ({start} or {start, end})";
/** The keys are the names in the OpenAPI document. */
const CHANGE_SELECTORS = {
    ReleasesSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        releases: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The commits of the last N releases.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ count })),
    }),
    TimeRangeSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ timeRange: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The commits in the window.", timeRange) }),
    CommitRangeSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commits: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Exactly the commits of the range.", commitRange) }),
    CommitListSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commits: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Exactly these commits.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ shas })) }),
    CommitCountSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        commits: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The last N commits on the main branch.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ count })),
    }),
    CommitsSinceSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        commits: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("From that commit up to the current head.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ startSha: sha })),
    }),
    TagRangeSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ tags: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Between two tags.", tagRange) }),
    TagsSinceSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        tags: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("From the tag up to the current head.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ start: tag })),
    }),
};
const ChangeSelector = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ(Object.values(CHANGE_SELECTORS), {
    error: (issue) => explainSelector(issue.input),
});
/** Explains the variant that is most likely meant; zod reports all eight. */
function explainSelector(input) {
    if (typeof input !== "object" || input === null || Array.isArray(input))
        return `a change selector ${TAKES}`;
    const variants = Object.keys(input);
    const [variant] = variants;
    if (variants.length !== 1 || variant === undefined) {
        return `a change selector ${TAKES}; this one has ${variants.join(" and ") || "none"}`;
    }
    const value = input[variant];
    const selector = meantSelector(variant, value);
    if (selector === undefined)
        return `a change selector ${TAKES}; this one has ${variant}`;
    const missing = findMissingEnd(variant, value);
    if (missing !== undefined)
        return `${variant} is half a range: ${missing} is missing`;
    const [issue] = selector.safeParse(input).error?.issues ?? [];
    if (issue === undefined)
        return `a change selector ${TAKES}; this one has ${variant}`;
    const path = issue.path.join(".");
    if (issue.code === "unrecognized_keys")
        return `${path} does not take ${issue.keys.join(", ")} here`;
    return issue.path.length === 1 && issue.code === "invalid_type"
        ? `${variant}: a change selector ${TAKES}`
        : `${path}: ${issue.message}`;
}
function findMissingEnd(variant, value) {
    if (typeof value !== "object" || value === null)
        return undefined;
    const [start, end] = variant === "commits" ? ["startSha", "endSha"] : ["start", "end"];
    if (end in value && !(start in value))
        return start;
    // A start alone means "up to the current head", except in a time range or with includeStartCommit.
    const needsEnd = variant === "timeRange" || "includeStartCommit" in value;
    return start in value && !(end in value) && needsEnd ? end : undefined;
}
function meantSelector(variant, value) {
    const keys = new Set(typeof value === "object" && value !== null ? Object.keys(value) : []);
    if (variant === "releases")
        return CHANGE_SELECTORS.ReleasesSelector;
    if (variant === "timeRange")
        return CHANGE_SELECTORS.TimeRangeSelector;
    if (variant === "tags")
        return CHANGE_SELECTORS[keys.has("end") ? "TagRangeSelector" : "TagsSinceSelector"];
    if (variant !== "commits")
        return undefined;
    if (keys.has("shas"))
        return CHANGE_SELECTORS.CommitListSelector;
    if (keys.has("count"))
        return CHANGE_SELECTORS.CommitCountSelector;
    const isRange = keys.has("endSha") || keys.has("includeStartCommit");
    return CHANGE_SELECTORS[isRange ? "CommitRangeSelector" : "CommitsSinceSelector"];
}


/***/ }),

/***/ 401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ byId),
/* harmony export */   $h: () => (/* binding */ listError),
/* harmony export */   Ae: () => (/* binding */ path),
/* harmony export */   CQ: () => (/* binding */ LISTED),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   CU: () => (/* binding */ listOfTexts),
/* harmony export */   EM: () => (/* binding */ MAX_NAME_LENGTH),
/* harmony export */   MQ: () => (/* binding */ operation),
/* harmony export */   SB: () => (/* binding */ pageQuery),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   WD: () => (/* binding */ labels),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   Yf: () => (/* binding */ filterText),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   dU: () => (/* binding */ shownLabels),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fS: () => (/* binding */ MAX_ADDRESS_LENGTH),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   gt: () => (/* binding */ limitItems),
/* harmony export */   hS: () => (/* binding */ filterAddress),
/* harmony export */   iS: () => (/* binding */ withoutMaximums),
/* harmony export */   ir: () => (/* binding */ reference),
/* harmony export */   l6: () => (/* binding */ MAX_LINE_LENGTH),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   m$: () => (/* binding */ queryNumber),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   n_: () => (/* binding */ queryList),
/* harmony export */   oB: () => (/* binding */ pageTokens),
/* harmony export */   qx: () => (/* binding */ textUpTo),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   uK: () => (/* binding */ shownTimes),
/* harmony export */   uj: () => (/* binding */ MAX_PROSE_LENGTH),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   zV: () => (/* binding */ queryBoolean)
/* harmony export */ });
/* unused harmony export MAX_ITEMS */
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9728);
/* harmony import */ var zod_locales__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(252);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4723);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1041);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3102);



// Without a locale, zod/mini reports only "Invalid input".
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W((0,zod_locales__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)());
function described(text, schema) {
    return schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y(text));
}
const MAX_NAME_LENGTH = 255;
const MAX_LINE_LENGTH = 1_000;
/** Of paths and URLs; a path of Linux has as many bytes. */
const MAX_ADDRESS_LENGTH = 4_096;
const MAX_SECRET_LENGTH = 10_000;
const MAX_PROSE_LENGTH = 100_000;
const MAX_ITEMS = 200;
/** Characters as JavaScript counts them, in UTF-16. */
const textUpTo = (length) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(length));
const writtenUpTo = (length) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(length));
/** An ID or a name; see `nameText` for a name that is given. */
const reference = writtenUpTo(MAX_NAME_LENGTH);
/** A title, or the value of a filter. */
const line = writtenUpTo(MAX_LINE_LENGTH);
const path = writtenUpTo(MAX_ADDRESS_LENGTH);
const secret = writtenUpTo(MAX_SECRET_LENGTH);
const prose = writtenUpTo(MAX_PROSE_LENGTH);
const nameText = reference.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/\S/, "a name is more than spaces"));
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
/** zod refuses a longer list before it looks at an item. */
function limitItems(list, max = MAX_ITEMS) {
    return list.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(max));
}
/** The schema without maximum lengths, for what is stored and shown: an earlier version may have accepted more. */
function withoutMaximums(schema) {
    const { checks = [], ...def } = schema._zod.def;
    const kept = checks.filter((check) => check._zod.def.check !== "max_length");
    return zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .clone */ .o8(schema, { ...mapSchemas(def), type: def.type, checks: kept });
}
function mapSchemas(parts) {
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, mapPart(name, part)]));
}
function mapPart(name, part) {
    if (part instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .$ZodType */ .W4)
        return withoutMaximums(part);
    if (Array.isArray(part))
        return part.map((item) => mapPart("", item));
    return name === "shape" ? mapSchemas(Object(part)) : part;
}
/** Up to 200 texts of a request. */
const listOfTexts = (maxLength) => limitItems(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(textUpTo(maxLength)));
const labels = described("Labels of the request.", optional(listOfTexts(MAX_LINE_LENGTH)));
/** Values of filters. */
const filterText = textUpTo(MAX_LINE_LENGTH);
const filterAddress = textUpTo(MAX_ADDRESS_LENGTH);
/** A text of an answer; some services omit it. */
const shownText = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$({ offset: true });
/** The texts are for the OpenAPI document. */
const operation = (route, input, texts) => _orpc_contract__WEBPACK_IMPORTED_MODULE_7__.oc.route({ ...route, ...texts }).input(input);
/** An optional field of a body or query: `null` and the empty text count as absent. */
function optional(schema) {
    const absent = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (value === null || value === "" ? undefined : value));
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(absent, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(schema)));
}
const queryBoolean = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (value === "true" || value === "false" ? value === "true" : value)), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY("it is true or false"));
/** A JSON number in a query string (`0.5`, `5e-324`). */
function queryNumber(schema) {
    const read = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => typeof value === "string" && /^-?\d{1,400}(?:\.\d{1,400})?(?:e[-+]?\d{1,3})?$/i.test(value) ? Number(value) : value);
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(read, schema);
}
/** Separated by commas, or in repeated parameters. */
const queryList = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (Array.isArray(value) ? value : [value]).flatMap((one) => typeof one === "string" ? one.split(",").filter((part) => part !== "") : [one])), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()));
const byId = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: described("Identifier of the record.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
const shownTimes = {
    createdAt: described("When it was created.", shownText),
    updatedAt: described("When it last changed.", shownText),
};
const MAX_PAGE_SIZE = 200;
const pageSize = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(queryNumber(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig("pageSize is a whole number of at least 1")
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._multipleOf */ .Hi(1, "pageSize is a whole number of at least 1"), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1, "pageSize is at least 1"))), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((size) => Math.min(size, MAX_PAGE_SIZE)));
const pageQuery = {
    next: described("Token of the page to read, from another page; by default the first page.", optional(filterText)),
    pageSize: described(`Records per page: 50 by default, ${MAX_PAGE_SIZE} at most; fewer if they are large.`, optional(pageSize)),
};
const LISTED = "Lists every record that the caller may list or get, by a role or by a grant; no others.";
function pageOf(schema) {
    return described("The records of the page.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(schema));
}
const pageTokens = {
    nextPageToken: described("Give it as `next` to read the page after this one.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    previousPageToken: described("Give it as `next` to read the page before this one.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
};
const listError = described("Why the list is incomplete.", shownText);
/** Labels in answers. The interface does not define their form, so other forms count as absent. */
const shownLabels = described("Labels of the request.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())), undefined));


/***/ }),

/***/ 3374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ InvalidYamlError),
/* harmony export */   hN: () => (/* binding */ parseYaml)
/* harmony export */ });
/* unused harmony exports MAX_YAML_LENGTH, MAX_YAML_DEPTH, MAX_YAML_TOKENS, MAX_YAML_ALIASES */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);


/** In characters. */
const MAX_YAML_LENGTH = 128 * 1024;
const MAX_YAML_DEPTH = 50;
/** The library compares each key of a map with all others. */
const MAX_YAML_TOKENS = 20_000;
const MAX_YAML_ALIASES = 50;
/** `line` counts from 1. */
class InvalidYamlError extends Error {
    line;
    constructor(line, message) {
        super(message);
        this.line = line;
    }
}
/** Throws {@link InvalidYamlError}, also for a text that exceeds a limit above. */
function parseYaml(text) {
    if (text.length > MAX_YAML_LENGTH) {
        throw new InvalidYamlError(1, `the text is longer than ${MAX_YAML_LENGTH} characters`);
    }
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const lineOf = (offset) => lineCounter.linePos(offset).line;
    checkNesting(text);
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter, prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined)
        throw new InvalidYamlError(lineOf(error.pos[0]), error.message);
    checkAliases(document, lineOf);
    try {
        return { document, value: document.toJS({ maxAliasCount: MAX_YAML_ALIASES }), lineOf };
    }
    catch (cause) {
        throw new InvalidYamlError(1, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause));
    }
}
/** By the parser, which is not recursive; what comes after it is. */
function checkNesting(text) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    let [offset, tokens] = [0, 0];
    const refuse = (fault) => {
        throw new InvalidYamlError(text.slice(0, offset).split("\n").length, fault);
    };
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        for (const _ of parser.next(lexeme))
            ;
        offset += lexeme.length;
        tokens += 1;
        if (tokens > MAX_YAML_TOKENS)
            refuse(`the text has more than ${MAX_YAML_TOKENS} tokens`);
        if (parser.stack.length > MAX_YAML_DEPTH)
            refuse(`the text is nested more than ${MAX_YAML_DEPTH} levels deep`);
    }
}
function checkAliases(document, lineOf) {
    let count = 0;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, alias) {
            const line = lineOf(alias.range?.[0] ?? 0);
            count += 1;
            if (count > MAX_YAML_ALIASES)
                throw new InvalidYamlError(line, `there are more than ${MAX_YAML_ALIASES} aliases`);
            if (alias.resolve(document) !== undefined)
                return;
            throw new InvalidYamlError(line, `the alias *${alias.source} has no anchor`);
        },
    });
}


/***/ })

};
