export const id = 938;
export const ids = [938];
export const modules = {

/***/ 437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SB: () => (/* binding */ AuditLog),
/* harmony export */   tv: () => (/* binding */ auditLogs)
/* harmony export */ });
/* unused harmony export AUDIT_LOG_TYPES */
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9728);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8022);




/** What an audit log tells of (interface, "Events", 1). */
const AUDIT_LOG_TYPES = Object.freeze([
    "error",
    "assessment-pending",
    "assessment-generate-release-notes",
    "assessment-edit-documentation",
    "assessment-create-documentation",
    "assessment-general-updates",
    "assessment-combine-pr",
    "assessment-github-operations",
    "action-create",
    "action-delete",
    "action-update",
    "connection-sync",
    "connection-health-check",
    "publication-health-check",
]);
/** An audit log as answers show it (interface, "Audit log"). */
const AuditLog = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier with the prefix `adl-`.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Owning organization.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    requestId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The request that brought it about; empty where none did.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    userName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Who did it; null where nobody in person.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(`One of ${AUDIT_LOG_TYPES.join(", ")}; others may come.`, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    summary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("What happened, in short.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    delta: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("What changed.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Details, by type.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    adminUserName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The operator who did it, where one did.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    createdAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("When it was recorded.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    updatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("When it last changed, in UTC.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const AuditLogFilter = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    next: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Token of the page to read, or any RFC 3339 timestamp: that lists the logs created before it, itself not included. " +
        "Fractions finer than milliseconds, offsets such as `+02:00` and a lower-case `t` or `z` count. 400 for another text.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those of this type; without it those that start with `assessment-` are left out.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(AUDIT_LOG_TYPES))),
    summary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those with this summary, in upper or lower case; `%` stands for any text.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
});
const auditLogId = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the audit log.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^adl-[0-9a-f]{16}$/, "an audit log's ID is adl- and 16 hexadecimal digits"))),
});
const ORDER = "Ordered by `createdAt`; logs of one time by the order in which they were written.";
/** What was done in the organization (interface, "Audit logs"). */
const auditLogs = {
    list: _orpc_contract__WEBPACK_IMPORTED_MODULE_4__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.auditLogs.list,
        summary: "List audit logs, the newest first",
        description: `Without \`type\`, logs of the types that start with \`assessment-\` are left out. ${_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ} ${ORDER}`,
    })
        .input(AuditLogFilter)
        .output(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        auditLogs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The page.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(AuditLog)),
        ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB,
        nextPageToken: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A timestamp; give it as `next`, with the same filters, to read the logs after this page.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    })),
    get: _orpc_contract__WEBPACK_IMPORTED_MODULE_4__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.auditLogs.get,
        summary: "Read an audit log",
        description: "The permission is checked for each ID. A malformed ID is a 400.",
    })
        .input(auditLogId)
        .output(AuditLog),
};


/***/ }),

/***/ 1129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ BILLED_CREATE),
/* harmony export */   Z: () => (/* binding */ describeSuspended)
/* harmony export */ });
/** What creates of jobs and conversations say of billing checks (interface, "Conversations", rule 2). */
const BILLED_CREATE = "402 if the organization is suspended or has used its monthly job allowance (calendar months in UTC): nothing is " +
    "queued, and an audit log of the type `error` is written. A repeated call with the `Idempotency-Key` and body of an " +
    "earlier create still answers 201 with its record.";
/** What other calls that queue work say of them; `when` limits it to some of these calls. */
function describeSuspended(when = "") {
    return `402 if the organization is suspended${when}: nothing is queued, and an audit log of the type \`error\` is written.`;
}


/***/ }),

/***/ 9508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ ChangeSelector),
/* harmony export */   GW: () => (/* binding */ CHANGE_SELECTORS),
/* harmony export */   zB: () => (/* binding */ explainSelector)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);


const count = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("How many, at least one.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr("a count is a whole number of at least 1").check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC("a count is at least 1")));
const sha = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A commit, as 4 to 64 hexadecimal digits.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP("a commit is 4 to 64 hexadecimal digits")
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[0-9a-fA-F]{4,64}$/, "a commit is 4 to 64 hexadecimal digits")));
const tag = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The name of a tag.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP("a tag is a text").check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, "a tag is a text")));
const timestamp = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A point in time (RFC 3339).", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true, error: "a time is written as 2026-01-05T10:00:00Z" }));
const timeRange = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ start: timestamp, end: timestamp })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(({ start, end }) => !(Date.parse(start) >= Date.parse(end)), "start has to be before end"));
const commitRange = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    startSha: sha,
    endSha: sha,
    includeStartCommit: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether the start commit itself is meant; false unless told.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY())),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((range) => range.startSha !== range.endSha || range.includeStartCommit === true, "startSha and endSha are the same commit and it is not included: the range is empty"));
const tagRange = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ start: tag, end: tag })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(({ start, end }) => start !== end, "start and end are the same tag: the range is empty"));
const shas = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(sha, "shas is a list of commits").check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, "shas names at least one commit"));
const SHAPES = {
    releases: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ count }),
    timeRange,
    commits: {
        range: commitRange,
        list: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ shas: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The commits, at least one.", shas) }),
        count: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ count }),
        since: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ startSha: sha }),
    },
    tags: { range: tagRange, since: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ start: tag }) },
};
const TAKES = "takes exactly one of releases {count}, timeRange {start, end}, " +
    "commits ({count}, {startSha}, {shas} or {startSha, endSha, includeStartCommit}), tags ({start} or {start, end})";
/** The eight variants (interface, "Change selector"), by their names in the OpenAPI document. */
const CHANGE_SELECTORS = {
    ReleasesSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ releases: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The commits of the last N releases.", SHAPES.releases) }),
    TimeRangeSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ timeRange: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The commits in the window.", SHAPES.timeRange) }),
    CommitRangeSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        commits: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Exactly the commits of the range.", SHAPES.commits.range),
    }),
    CommitListSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commits: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Exactly these commits.", SHAPES.commits.list) }),
    CommitCountSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        commits: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The last N commits on the main branch.", SHAPES.commits.count),
    }),
    CommitsSinceSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        commits: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("From that commit up to the current head.", SHAPES.commits.since),
    }),
    TagRangeSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ tags: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Between two tags.", SHAPES.tags.range) }),
    TagsSinceSelector: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ tags: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("From the tag up to the current head.", SHAPES.tags.since) }),
};
/**
 * One item of `changes`: exactly one of the eight variants (interface, "Change selector").
 * Unknown keys, two variants in one item, half a range and an empty range are refused.
 */
const ChangeSelector = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ(Object.values(CHANGE_SELECTORS), {
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

/***/ 4410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ Comment),
/* harmony export */   Mz: () => (/* binding */ Anchor),
/* harmony export */   nK: () => (/* binding */ comments)
/* harmony export */ });
/* unused harmony export CommentRequest */
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9728);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
/* harmony import */ var _billing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1129);
/* harmony import */ var _change_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9508);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _relevant_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1757);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8022);







const line = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr("a line is a whole number").check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._positive */ .NC("lines count from 1"));
/** The place in a draft that a comment is about (interface, "Conversation comment"; names of the lines are ours). Unknown fields are kept. */
const Anchor = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    filePath: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The file, from the repository's root.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    anchoredFileSha: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The file's blob when the comment was written.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    startLine: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The first line, from 1.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(line)),
    endLine: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The last line; the first one unless given.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(line)),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .refine */ .YPB(({ startLine, endLine }) => endLine === undefined || (startLine !== undefined && startLine <= endLine), "endLine does not come before startLine, which has to be there"));
/** A comment as answers show it (interface, "Conversation comment"). */
const Comment = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Identifier of the comment.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The conversation that it belongs to.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    connectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The connection whose commits that one is about.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    authorId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The user who wrote it; null for the service's own.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The text.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    workRequested: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Whether it asks for work; false: discussion only.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()),
    anchor: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The place that it is about.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3(Anchor.shape))),
    batchItemIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Comments batched into this one.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te),
    batchedIntoIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Aggregates that this one was batched into.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te),
    replyIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Replies to it.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te),
    source: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Where it was written: `api` or `service`; others may come.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    externalId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Its identifier where it was written.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownTimes */ .uK,
});
/** The body of a comment's creation (interface, "Conversations"). */
const CommentRequest = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, {
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The text.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    relevantLinks: _relevant_links_js__WEBPACK_IMPORTED_MODULE_2__/* .relevantLinks */ .H,
    changes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Explicit change selectors.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_change_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .ChangeSelector */ .EL))),
    labels: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Labels that it carries.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te)),
    workRequested: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("False: discussion only; true unless told.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    anchor: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The place that it is about.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(Anchor)),
});
const CommentBatch = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, {
    message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The text of the aggregate.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    itemCommentIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Comments of this conversation that ask for no work themselves, at least one.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1))),
});
const CommentFilter = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageQuery */ .SB,
    ids: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only these, as IDs separated by commas.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .queryList */ .n_)),
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those of this conversation.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    connectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those of conversations about this connection.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    workRequested: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those that ask for work, or only others.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .queryBoolean */ .zV)),
    source: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those written there.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    externalId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only the one with this identifier where it was written.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    filePath: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those about this file.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
});
/** Comments of conversations (interface, "Conversations", rules 6, 7, 9 and 10). */
const comments = {
    create: _orpc_contract__WEBPACK_IMPORTED_MODULE_6__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.comments.create,
        summary: "Comment on a conversation",
        description: `With \`workRequested\` false the comment is discussion only; otherwise it queues work. ${(0,_billing_js__WEBPACK_IMPORTED_MODULE_7__/* .describeSuspended */ .Z)(" and `workRequested` is not false")}`,
    })
        .input(CommentRequest)
        .output(Comment),
    sendBatch: _orpc_contract__WEBPACK_IMPORTED_MODULE_6__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.comments.sendBatch,
        summary: "Ask for work on several comments at once",
        description: "Takes discussion-only comments of the same conversation and requests work on them together. A " +
            `comment that requests work itself is refused. ${(0,_billing_js__WEBPACK_IMPORTED_MODULE_7__/* .describeSuspended */ .Z)()}`,
    })
        .input(CommentBatch),
    list: _orpc_contract__WEBPACK_IMPORTED_MODULE_6__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.comments.list,
        summary: "List comments, the newest first",
        description: `With \`conversationId\` the caller needs to read the publication of that conversation. ${_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .LISTED */ .CQ}`,
    })
        .input(CommentFilter)
        .output(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        comments: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The page.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Comment)),
        error: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What kept the list from being whole.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
        ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTokens */ .oB,
    })),
    update: _orpc_contract__WEBPACK_IMPORTED_MODULE_6__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.comments.update,
        summary: "Edit a comment",
        description: "Only the author may edit a comment, and only one that is discussion only and not part of a batch. " +
            "The caller also needs the permission to update comments and to read the publication.",
    })
        .input(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, { message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The new text.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) }))
        .output(Comment),
    delete: _orpc_contract__WEBPACK_IMPORTED_MODULE_6__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.comments.delete,
        summary: "Delete a comment",
        description: "Only the author may delete a comment, and only one that is discussion only and not part of a " +
            "batch. The caller also needs to read the publication.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H),
};


/***/ }),

/***/ 4924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n$: () => (/* binding */ CONNECTION_CONFIGS),
  ZH: () => (/* binding */ CONNECTION_TYPES),
  Ng: () => (/* binding */ Connection),
  NN: () => (/* binding */ ConnectionConfig),
  zR: () => (/* binding */ MASKED_SECRET),
  x1: () => (/* binding */ SECRET_FIELDS),
  oQ: () => (/* binding */ connections)
});

// EXTERNAL MODULE: ./node_modules/@orpc/contract/dist/index.mjs
var dist = __webpack_require__(9728);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./lib/contract/billing.js
var billing = __webpack_require__(1129);
// EXTERNAL MODULE: ./lib/contract/fields.js
var fields = __webpack_require__(401);
// EXTERNAL MODULE: ./lib/contract/health.js
var health = __webpack_require__(4170);
;// CONCATENATED MODULE: ./lib/contract/product-lists.js


/** A channel or a status of a connected product, as answers show it. */
const Named = (what) => schemas/* looseObject */._H3({
    id: (0,fields/* described */.WY)(`Identifier of the ${what}.`, schemas/* string */.YjP()),
    name: (0,fields/* described */.WY)(`Name of the ${what}.`, schemas/* string */.YjP()),
});
/** A repository of the second code host, as answers show it. */
const Repository = schemas/* looseObject */._H3({
    fullName: (0,fields/* described */.WY)("`workspace/slug`.", schemas/* string */.YjP()),
    slug: (0,fields/* described */.WY)("The last part of its address.", schemas/* string */.YjP()),
});
/** Whose repositories to list: a connection's, or those of a workspace and its token. */
const CodehostbRepos = schemas/* object */.Ikc({
    connectionId: (0,fields/* described */.WY)("A connection to the second code host; alone.", (0,fields/* optional */.lq)(fields/* text */.Qq)),
    workspace: (0,fields/* described */.WY)("A workspace, together with a token.", (0,fields/* optional */.lq)(fields/* text */.Qq)),
    token: (0,fields/* described */.WY)("A token for that workspace.", (0,fields/* optional */.lq)(fields/* text */.Qq)),
});

// EXTERNAL MODULE: ./lib/contract/routes.js
var routes = __webpack_require__(8022);
;// CONCATENATED MODULE: ./lib/contract/connections.js







const address = schemas/* url */.OZ5("an address is written with its scheme, such as https://example.org");
const baseUrl = (0,fields/* described */.WY)("Where its API is, for one that you host yourself.", (0,fields/* optional */.lq)(address));
/**
 * The types of connections with their config (interface, "Connection"): the three of the document, and the apps that
 * these and its endpoints need.
 */
const CONNECTION_CONFIGS = {
    codehostRepo: schemas/* strictObject */.rej({
        codehostAppConnectionId: (0,fields/* described */.WY)("The connection to the code host's app, `codehostApp` or `codehostbApp`, by ID; only a `file:` address needs none.", (0,fields/* optional */.lq)(fields/* text */.Qq)),
        repositoryUrl: (0,fields/* described */.WY)("Address of the repository, as a browser or git takes it.", address),
    }),
    notesTool: schemas/* strictObject */.rej({ integrationKey: (0,fields/* described */.WY)("Its secret.", fields/* text */.Qq), baseUrl }),
    chatChannel: schemas/* strictObject */.rej({
        chatAppConnectionId: (0,fields/* described */.WY)("The connection to the chat app, `chatApp`, by ID.", fields/* text */.Qq),
        channelId: (0,fields/* described */.WY)("The channel's ID in the chat app.", fields/* text */.Qq),
    }),
    codehostApp: schemas/* strictObject */.rej({ token: (0,fields/* described */.WY)("Its secret.", fields/* text */.Qq), baseUrl }),
    codehostbApp: schemas/* strictObject */.rej({
        workspace: (0,fields/* described */.WY)("The workspace that holds the repositories.", fields/* text */.Qq),
        token: (0,fields/* described */.WY)("Its secret.", fields/* text */.Qq),
        baseUrl,
    }),
    chatApp: schemas/* strictObject */.rej({ token: (0,fields/* described */.WY)("Its secret.", fields/* text */.Qq), baseUrl }),
    tracker: schemas/* strictObject */.rej({
        baseUrl: (0,fields/* described */.WY)("Address of the tracker's site.", address),
        email: (0,fields/* described */.WY)("Whom the token belongs to.", fields/* text */.Qq),
        token: (0,fields/* described */.WY)("Its secret.", fields/* text */.Qq),
    }),
};
/** Fields of a config that are kept encrypted and answered masked. */
const SECRET_FIELDS = new Set(["integrationKey", "token"]);
/** What stands in an answer for a secret; given back in an update it leaves the secret as it is. */
const MASKED_SECRET = "********";
/** Every type of connection. */
const CONNECTION_TYPES = Object.keys(CONNECTION_CONFIGS);
const TAKES = `a config has exactly one of ${CONNECTION_TYPES.join(", ")}`;
/** Exactly one variant of a connection's config. Another key, none and two are refused, each by its name. */
const ConnectionConfig = schemas/* strictObject */.rej({
    codehostRepo: (0,fields/* described */.WY)("A repository.", (0,fields/* optional */.lq)(CONNECTION_CONFIGS.codehostRepo)),
    notesTool: (0,fields/* described */.WY)("A notes tool, such as Notion.", (0,fields/* optional */.lq)(CONNECTION_CONFIGS.notesTool)),
    chatChannel: (0,fields/* described */.WY)("A channel of a chat app.", (0,fields/* optional */.lq)(CONNECTION_CONFIGS.chatChannel)),
    codehostApp: (0,fields/* described */.WY)("A code host: GitHub.", (0,fields/* optional */.lq)(CONNECTION_CONFIGS.codehostApp)),
    codehostbApp: (0,fields/* described */.WY)("The second code host: Bitbucket.", (0,fields/* optional */.lq)(CONNECTION_CONFIGS.codehostbApp)),
    chatApp: (0,fields/* described */.WY)("A chat app: Slack.", (0,fields/* optional */.lq)(CONNECTION_CONFIGS.chatApp)),
    tracker: (0,fields/* described */.WY)("An issue tracker: Jira.", (0,fields/* optional */.lq)(CONNECTION_CONFIGS.tracker)),
}, {
    error: (issue) => {
        if (issue.code === "unrecognized_keys")
            return `${issue.keys.join(", ")} is no connection type; ${TAKES}`;
        return issue.input === undefined ? `config is missing; ${TAKES}` : TAKES;
    },
})
    .check(schemas/* refine */.YPB((config) => Object.values(config).filter((variant) => variant !== undefined).length === 1, {
    error: (issue) => explainCount(issue.input),
    abort: true,
}));
function explainCount(config) {
    const given = Object.keys(config ?? {});
    return given.length === 0 ? `${TAKES}; this one has none` : `${TAKES}; this one has ${given.join(" and ")}`;
}
/** A connection as answers show it, with its config redacted (interface, "Connection"). */
const Connection = schemas/* looseObject */._H3({
    id: (0,fields/* described */.WY)("Identifier of the connection.", schemas/* string */.YjP()),
    orgId: (0,fields/* described */.WY)("Owning organization.", fields/* shownText */.f$),
    name: (0,fields/* described */.WY)("Its name, such as `owner/repo`.", schemas/* string */.YjP()),
    type: (0,fields/* described */.WY)("Name of the one config variant that is set.", fields/* shownText */.f$),
    allowedTriggerEvents: (0,fields/* described */.WY)("Trigger events that it can emit.", schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* string */.YjP()))),
    healthy: (0,fields/* described */.WY)("Whether it answered when last looked at.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    paused: (0,fields/* described */.WY)("Whether it is set aside.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    config: (0,fields/* described */.WY)("Exactly one variant, secrets masked.", schemas/* nullish */.cl6(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()))),
    syncedAt: (0,fields/* described */.WY)("When it was last synced.", fields/* shownText */.f$),
    remainingRateLimitPercent: (0,fields/* described */.WY)("The share of its rate limit that was left.", schemas/* nullish */.cl6(schemas/* number */.aig())),
    ...fields/* shownTimes */.uK,
    deletedAt: (0,fields/* described */.WY)("When it was deleted.", fields/* shownText */.f$),
});
const ConnectionRequest = schemas/* object */.Ikc({
    name: (0,fields/* described */.WY)("Its name; a repository's is best `owner/repo`.", fields/* nameText */.fh),
    config: (0,fields/* described */.WY)("Exactly one variant.", ConnectionConfig),
    paused: (0,fields/* described */.WY)("Whether it is set aside; false unless told.", (0,fields/* optional */.lq)(schemas/* boolean */.zMY())),
    sync: (0,fields/* described */.WY)("Whether a first sync is started; false unless told.", (0,fields/* optional */.lq)(schemas/* boolean */.zMY())),
});
const ConnectionUpdate = schemas/* extend */.X$i(fields/* byId */.$H, {
    name: (0,fields/* described */.WY)("Its new name.", (0,fields/* optional */.lq)(fields/* nameText */.fh)),
    paused: (0,fields/* described */.WY)("Whether it is set aside.", (0,fields/* optional */.lq)(schemas/* boolean */.zMY())),
    config: (0,fields/* described */.WY)("Exactly one variant; another one than before gives the connection another type. A masked secret stays as it is; " +
        "with another type or `baseUrl` it is refused with 400.", ConnectionConfig),
});
const ConnectionFilter = schemas/* object */.Ikc({
    ...fields/* pageQuery */.SB,
    name: (0,fields/* described */.WY)("Only those with this name.", (0,fields/* optional */.lq)(schemas/* string */.YjP())),
    type: (0,fields/* described */.WY)("Only those of this type.", (0,fields/* optional */.lq)(schemas/* enum */.k5n(CONNECTION_TYPES, `type is one of ${CONNECTION_TYPES.join(", ")}`))),
    paused: (0,fields/* described */.WY)("Only paused ones, or only others.", (0,fields/* optional */.lq)(fields/* queryBoolean */.zV)),
    healthy: (0,fields/* described */.WY)("Only healthy ones, or only others.", (0,fields/* optional */.lq)(fields/* queryBoolean */.zV)),
    syncedAtBefore: (0,fields/* described */.WY)("Only those last synced before this time (RFC 3339).", (0,fields/* optional */.lq)(fields/* timestamp */.vE)),
    remainingRateLimitPercent: (0,fields/* described */.WY)("Only those with at most this percentage of their rate limit left, 0 to 100; the empty text is refused.", schemas/* optional */.lqM((0,fields/* queryNumber */.m$)(schemas/* number */.aig("it is a number from 0 to 100").check(api/* _gte */.qm(0), api/* _lte */.Zm(100))))),
});
const ConnectionDelete = schemas/* object */.Ikc({
    params: (0,fields/* described */.WY)("The path's.", fields/* byId */.$H),
    query: (0,fields/* described */.WY)("The query's.", schemas/* object */.Ikc({
        preserveDependencies: (0,fields/* described */.WY)("Keeps the records that depend on it; they go with it unless told.", (0,fields/* optional */.lq)(fields/* queryBoolean */.zV)),
    })),
});
const LISTER = "400 for a connection that is unknown, was deleted or is of another type.";
const CHANGED = "409 that names the publications and connections that use it, if its new type does not fit there (`docsRepo`, " +
    "`sourceRepos`, `notifierConnection`, `inputTriggers`, app of a repository or channel). A connection of another type " +
    "starts as healthy and not synced, and what was seen of the old repository is forgotten.";
/** Connections (interface, "Connections"). */
const connections = {
    create: dist.oc
        .route({
        ...routes/* routes */.J.connections.create,
        summary: "Connect an external system",
        description: "`config` has exactly one variant, which is the connection's type. `sync` starts a first sync in " +
            "the background.",
    })
        .input(ConnectionRequest)
        .output(Connection),
    list: dist.oc
        .route({
        ...routes/* routes */.J.connections.list,
        summary: "List connections, the newest first",
        description: `An invalid filter is a 400. ${fields/* LISTED */.CQ}`,
    })
        .input(ConnectionFilter)
        .output(schemas/* looseObject */._H3({ connections: (0,fields/* described */.WY)("The page.", schemas/* array */.YOg(Connection)), ...fields/* pageTokens */.oB })),
    get: dist.oc
        .route({
        ...routes/* routes */.J.connections.get,
        summary: "Read a connection",
        description: "The config is redacted: its secrets are masked.",
    })
        .input(fields/* byId */.$H)
        .output(Connection),
    update: dist.oc
        .route({
        ...routes/* routes */.J.connections.update,
        summary: "Change a connection",
        description: "Changes the name, whether it is paused, or the config, which has exactly one variant. A masked " +
            `secret that is sent back stays as it is. ${CHANGED}`,
    })
        .input(ConnectionUpdate)
        .output(Connection),
    delete: dist.oc
        .route({
        ...routes/* routes */.J.connections.delete,
        summary: "Delete a connection",
        description: "Records that depend on the connection go with it unless `preserveDependencies` is true.",
    })
        .input(ConnectionDelete),
    sync: dist.oc
        .route({
        ...routes/* routes */.J.connections.sync,
        summary: "Start a sync",
        description: "Starts a sync in the background. An invalid `wait` is a 400.",
    })
        .input(schemas/* extend */.X$i(fields/* byId */.$H, { wait: (0,fields/* described */.WY)("Whether the answer waits for its end.", (0,fields/* optional */.lq)(schemas/* boolean */.zMY())) })),
    health: dist.oc
        .route({
        ...routes/* routes */.J.connections.health,
        summary: "Look whether a connection works",
        description: "Checks the connection now. An invalid ID is a 400.",
    })
        .input(fields/* byId */.$H)
        .output(health/* Health */.X),
    listChannels: dist.oc
        .route({
        ...routes/* routes */.J.connections.listChannels,
        summary: "List the channels of a chat app",
        description: `Only chat apps and chat channels have channels. ${LISTER}`,
    })
        .input(fields/* byId */.$H)
        .output(schemas/* looseObject */._H3({ channels: (0,fields/* described */.WY)("All of them.", schemas/* array */.YOg(Named("channel"))) })),
    listCodehostbRepos: dist.oc
        .route({
        ...routes/* routes */.J.connections.listCodehostbRepos,
        summary: "List the repositories of the second code host",
        description: `Takes either \`connectionId\` alone, or \`workspace\` together with \`token\`; anything else is a 400. ${LISTER}`,
    })
        .input(CodehostbRepos)
        .output(schemas/* looseObject */._H3({ repos: (0,fields/* described */.WY)("All of them.", schemas/* array */.YOg(Repository)) })),
    listTrackerStatuses: dist.oc
        .route({
        ...routes/* routes */.J.connections.listTrackerStatuses,
        summary: "List the statuses of a tracker",
        description: `Only trackers have statuses. An invalid ID is a 400. ${"404 for an unknown connection, 400 for one of another type."}`,
    })
        .input(fields/* byId */.$H)
        .output(schemas/* looseObject */._H3({ statuses: (0,fields/* described */.WY)("All of them.", schemas/* array */.YOg(Named("status"))) })),
    summarizeMerge: dist.oc
        .route({
        ...routes/* routes */.J.connections.summarizeMerge,
        summary: "Start the summary of a merged pull request",
        description: `Summarizes a merged pull request in the background. A missing or invalid \`number\` is a 400. ${(0,billing/* describeSuspended */.Z)()}`,
    })
        .input(schemas/* extend */.X$i(fields/* byId */.$H, {
        number: (0,fields/* described */.WY)("Number of a merged pull request.", schemas/* int */.Whr("number is a whole number of at least 1").check(api/* _positive */.NC("number is at least 1"))),
    })),
};


/***/ }),

/***/ 3938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ contract)
/* harmony export */ });
/* harmony import */ var _audit_logs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(437);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4410);
/* harmony import */ var _connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4924);
/* harmony import */ var _conversations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6802);
/* harmony import */ var _instructions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5597);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8884);
/* harmony import */ var _publications_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3903);
/* harmony import */ var _users_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9094);








/** The HTTP interface as data: what the service implements and the client speaks. */
const contract = {
    jobs: _jobs_js__WEBPACK_IMPORTED_MODULE_5__/* .jobs */ .LR,
    connections: _connections_js__WEBPACK_IMPORTED_MODULE_2__/* .connections */ .oQ,
    conversations: _conversations_js__WEBPACK_IMPORTED_MODULE_3__/* .conversations */ .NP,
    comments: _comments_js__WEBPACK_IMPORTED_MODULE_1__/* .comments */ .nK,
    turns: _conversations_js__WEBPACK_IMPORTED_MODULE_3__/* .turns */ .ZL,
    publications: _publications_js__WEBPACK_IMPORTED_MODULE_6__/* .publications */ .Mu,
    users: _users_js__WEBPACK_IMPORTED_MODULE_7__/* .users */ .V,
    instructions: _instructions_js__WEBPACK_IMPORTED_MODULE_4__/* .instructions */ .GA,
    instructionLinks: _instructions_js__WEBPACK_IMPORTED_MODULE_4__/* .instructionLinks */ .UZ,
    auditLogs: _audit_logs_js__WEBPACK_IMPORTED_MODULE_0__/* .auditLogs */ .tv,
};


/***/ }),

/***/ 6802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ Entry),
/* harmony export */   NP: () => (/* binding */ conversations),
/* harmony export */   ZL: () => (/* binding */ turns),
/* harmony export */   sy: () => (/* binding */ Conversation),
/* harmony export */   uF: () => (/* binding */ Turn)
/* harmony export */ });
/* unused harmony export ConversationRequest */
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9728);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
/* harmony import */ var _billing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1129);
/* harmony import */ var _change_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9508);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _relevant_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1757);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8022);







/** One line of what was done in a conversation. */
const Entry = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Identifier of the entry.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    kind: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What the message is, such as `selection`, `releaseNotes`, `notice` or `error`.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("How that step stands: `running`, `success`, `error`.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What happened, for a person to read.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    details: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What the message says, for programs; its fields depend on the kind.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()))),
    turnId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The turn that did it; none where no turn did.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    createdAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("When it was recorded.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
});
/** A conversation as answers show it (interface, "Conversation"; further fields from the design). */
const Conversation = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Identifier of the conversation.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Owning organization.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    jobId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The job that it came from.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The publication that is written.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    publicationName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Name of that publication.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    connectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The connection whose commits are meant; empty where all repositories of the publication are.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("`open`, `staged`, `running`, `closed`, `merged`, `cancelled` or `needsAttention`; others may come.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    staged: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("True while the draft waits without a pull request.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    branch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The branch that holds the draft.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    outputUrl: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Address of the pull request; empty without one. The page that compares a staged branch is `compareUrl` in the details of the `draft` entry.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    excludedFiles: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Files that the draft leaves as they are at the base; a set.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te)),
    triggerType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What started it: `release`, `merge` or `manual`.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    operationType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What is done, such as `write`.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Title of the request.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    labels: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLabels */ .dU,
    summary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What came out of it, in a sentence.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    originType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What kind of thing asked for it, such as `job` or `conversation`.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    originURL: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Address of what asked for it.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownTimes */ .uK,
    entries: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What was done, the oldest first.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Entry))),
});
/** The body of a conversation's creation (interface, "Conversations"). */
const ConversationRequest = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What is to be written.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    publication: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("ID or name of the publication; without it the only one that there is.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)),
    relevantLinks: _relevant_links_js__WEBPACK_IMPORTED_MODULE_2__/* .relevantLinks */ .H,
    changes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Explicit change selectors.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_change_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .ChangeSelector */ .EL))),
    stage: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Leave a staged draft instead of a pull request.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    labels: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Labels that the request carries.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te)),
});
const ConversationFilter = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageQuery */ .SB,
    branch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only drafts on this branch.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    outputUrl: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only the one with this pull request.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    jobId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those of this job.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those of this publication.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    operationType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only this kind of work.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those in this status.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    summary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those with this summary, in upper or lower case; `%` stands for any text.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    staged: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only staged drafts, or only others; `null` is refused.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .queryBoolean */ .zV)),
    originType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those from this kind of origin.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    originURL: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Only those from this address.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
});
const ConversationUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, {
    staged: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("False opens a staged draft as a pull request.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    excludedFiles: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The whole set of files that the draft leaves as they are at the base.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te)),
});
const Annotating = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The conversation.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("`scheduled`, or `skipped` if the conversation has no draft: nothing is done then. Others may come.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
const Notified = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The conversation.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    connectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The publication's notifier connection.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    channelId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The channel that was told.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    messageId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The message, as the chat app knows it.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
/** Conversations (interface, "Conversations", rules 1 to 5 and 8). */
const conversations = {
    create: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.conversations.create,
        summary: "Start a conversation",
        description: "Starts work on a publication, which is given by ID or name. Without one the only publication is used; if " +
            "there are several, the answer is a 400 that lists them. Commits come from every source repository of the " +
            "publication where `changes` or `body` makes sense; a notice names the others, and the notes say which " +
            "part is from which source. The draft goes to the docs repository. After the checks of permission and " +
            `billing the job is queued. CI and coding agents hand work over here. ${_billing_js__WEBPACK_IMPORTED_MODULE_6__/* .BILLED_CREATE */ .A}`,
    })
        .input(ConversationRequest)
        .output(Conversation),
    get: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.conversations.get,
        summary: "Read a conversation",
        description: "Returns the full record with its entries, the oldest first.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H)
        .output(Conversation),
    list: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.conversations.list,
        summary: "List conversations, the newest first",
        description: `Without \`staged\` there is no filter on it; \`staged=null\` is a 400. ${_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .LISTED */ .CQ}`,
    })
        .input(ConversationFilter)
        .output(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        conversations: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The page.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Conversation)),
        error: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What kept the list from being whole.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
        ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTokens */ .oB,
    })),
    update: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.conversations.update,
        summary: "Publish a staged draft, or exclude files from it",
        description: "Takes `staged` or `excludedFiles`; both in one request are a 400. When `staged` changes from true " +
            "to false, the draft is opened as a pull request. `excludedFiles` is synchronized on the working " +
            "branch as a set: a file that is new in it goes back to what it is at the base, a file that is no longer " +
            "in it returns to the draft with what it said.",
    })
        .input(ConversationUpdate)
        .output(Conversation),
    annotate: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.conversations.annotate,
        summary: "Explain a draft's changes by their commits",
        description: "Schedules the work in the background and returns at once. Without a draft nothing is done.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H)
        .output(Annotating),
    notify: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.conversations.notify,
        summary: "Tell the publication's channel of a conversation",
        description: "The publication needs a notifier connection, and the caller the permission to notify.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H)
        .output(Notified),
};
/** A turn as answers show it (interface, "Conversation turn"). */
const Turn = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Identifier of the turn.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The conversation that it belongs to.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("`running`, `success`, `skipped`, `error`, `no_changes`, `cancelRequested` or `cancelled`; others may come.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    errorMessage: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What went wrong, where something did.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    retryCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("How often it was asked to be tried again.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()),
    request: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What was asked.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()))),
    triggeringCommentId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The comment that asked for it.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownTimes */ .uK,
});
/** Turns of conversations (interface, "Conversations", rule 11). */
const turns = {
    retry: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.turns.retry,
        summary: "Try a failed turn again",
        description: `Sets a failed turn to \`running\`, clears its error and queues the work again. ${(0,_billing_js__WEBPACK_IMPORTED_MODULE_6__/* .describeSuspended */ .Z)()}`,
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H)
        .output(Turn),
};


/***/ }),

/***/ 401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ byId),
/* harmony export */   CQ: () => (/* binding */ LISTED),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SB: () => (/* binding */ pageQuery),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   dU: () => (/* binding */ shownLabels),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   m$: () => (/* binding */ queryNumber),
/* harmony export */   n_: () => (/* binding */ queryList),
/* harmony export */   oB: () => (/* binding */ pageTokens),
/* harmony export */   uK: () => (/* binding */ shownTimes),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   zV: () => (/* binding */ queryBoolean)
/* harmony export */ });
/* harmony import */ var zod_locales__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(252);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3102);


// The small build of zod says only "Invalid input" until it is given a language.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W((0,zod_locales__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)());
/** The schema with the sentence that the OpenAPI document and a reader of the contract see beside it. */
function described(text, schema) {
    return schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y(text));
}
/** Text that has to say something, as long as a body may be. */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1));
/** A name: 1 to 255 characters, not only spaces. */
const nameText = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(255), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/\S/, "a name is more than spaces"));
/** Texts, such as labels or links. */
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
/** A text of an answer that some services leave out or empty. */
const shownText = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
/** A point in time of a request (RFC 3339). */
const timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$({ offset: true });
/**
 * An optional field of a request: `null` and the empty text count as absent, in a body as in a query. In the OpenAPI
 * document it is the field's own schema, not required.
 */
function optional(schema) {
    const absent = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (value === null || value === "" ? undefined : value));
    // What it accepts beyond the schema counts as absent, so for callers it is the optional schema.
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(absent, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(schema)));
}
/** A boolean in a query string: `true` or `false`, nothing else. */
const queryBoolean = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (value === "true" || value === "false" ? value === "true" : value)), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY("it is true or false"));
/** A number in a query string, as JSON writes it (`0.5`, `5e-324`); the empty text is none. */
function queryNumber(schema) {
    const read = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => typeof value === "string" && /^-?\d{1,400}(?:\.\d{1,400})?(?:e[-+]?\d{1,3})?$/i.test(value) ? Number(value) : value);
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(read, schema);
}
/** Several values in a query string: separated by commas, or the parameter several times. */
const queryList = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (Array.isArray(value) ? value : [value]).flatMap((one) => typeof one === "string" ? one.split(",").filter((part) => part !== "") : [one])), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()));
/** The path parameter of a single record. */
const byId = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: described("Identifier of the record.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
/** When a record was made and last changed. */
const shownTimes = {
    createdAt: described("When it was created.", shownText),
    updatedAt: described("When it last changed.", shownText),
};
const MAX_PAGE_SIZE = 200;
const pageSize = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(queryNumber(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig("pageSize is a whole number of at least 1")
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._multipleOf */ .Hi(1, "pageSize is a whole number of at least 1"), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1, "pageSize is at least 1"))), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((size) => Math.min(size, MAX_PAGE_SIZE)));
/** Query fields that every list takes (interface, "Limits"; names and sizes from the design). */
const pageQuery = {
    next: described("Token of the page to read, from a page before or after it; the first page without one.", optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    pageSize: described(`How many records a page holds: 50 unless told; more than ${MAX_PAGE_SIZE} are ${MAX_PAGE_SIZE}.`, optional(pageSize)),
};
/** What a list holds (interface, "Authentication", 3). */
const LISTED = "Lists every record that the caller may list or get, by a role or by a grant; no others.";
/** Tokens that every list answers with when there is a page after or before it. */
const pageTokens = {
    nextPageToken: described("Give it as `next` to read the page after this one.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    previousPageToken: described("Give it as `next` to read the page before this one.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
};
/** The labels of a record, where a service shows them as texts; the interface does not say how it shows them. */
const shownLabels = described("Labels of the request.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())), undefined));


/***/ }),

/***/ 4170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ Health)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);


/** How a connection or a publication stands. */
const Health = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("What was looked at.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("`healthy`, `unhealthy` or `paused`; others may come.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("What was found, in a sentence.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    error: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("What is wrong, in the words of who refused.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
});


/***/ }),

/***/ 5597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ instructions),
/* harmony export */   UZ: () => (/* binding */ instructionLinks),
/* harmony export */   Vp: () => (/* binding */ PUBLICATION_SLOTS),
/* harmony export */   bQ: () => (/* binding */ Instruction),
/* harmony export */   lp: () => (/* binding */ InstructionType),
/* harmony export */   nT: () => (/* binding */ SlotType),
/* harmony export */   r8: () => (/* binding */ InstructionLink)
/* harmony export */ });
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9728);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8022);




/** Slots of a publication in their order (interface, "Instruction"). */
const PUBLICATION_SLOTS = ["documentation", "releaseNotes", "changelog", "commit", "planning"];
const SLOT_TYPES = [...PUBLICATION_SLOTS, "styleGuide"];
const refuse = (what) => `${what} is one of ${SLOT_TYPES.join(", ")}`;
/** The slot types; `styleGuide` is taken like the others but is no slot of a publication. */
const SlotType = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(SLOT_TYPES, refuse("slotType"));
/** What an instruction is for: the slot types; the interface names no others. */
const InstructionType = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(SLOT_TYPES, refuse("type"));
/** An instruction as answers show it (interface, "Instruction"). */
const Instruction = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Owning organization.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its name, unique among those of its type.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("What it is for.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    content: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The text.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    global: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether it belongs to the library, not to one publication alone.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownTimes */ .uK,
});
const written = {
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its name, unique among those of its type.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("What it is for.", InstructionType),
    content: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The text.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
};
const InstructionFilter = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those of this type.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    global: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those of the library, or only those of single publications.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryBoolean */ .zV)),
});
/** The instruction library (interface, "Instructions"). */
const instructions = {
    list: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.list,
        summary: "List instructions, the newest first",
        description: `${_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ} 403 where that is none.`,
    })
        .input(InstructionFilter)
        .output(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ instructions: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The page.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Instruction)), ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB })),
    get: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.get,
        summary: "Read an instruction",
        description: "Returns the instruction; 404 if it does not exist.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H)
        .output(Instruction),
    create: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.create,
        summary: "Create an instruction",
        description: "An unknown `type` is refused. A name that another instruction of the type has is a 409.",
    })
        .input(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(written))
        .output(Instruction),
    update: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.update,
        summary: "Replace an instruction",
        description: "Replaces the instruction and validates `type` again. A name that another instruction of the type " +
            "has is a 409.",
    })
        .input(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, written))
        .output(Instruction),
    delete: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.delete,
        summary: "Delete an instruction and its links",
        description: "Deletes the instruction and its links. 204 also if the instruction does not exist.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H),
};
/** A link of an instruction to a slot, as answers show it (interface, "Instruction link"). */
const InstructionLink = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the link.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Owning organization.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    instructionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The publication.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The slot.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    position: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its place in the slot, from 0.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownTimes */ .uK,
});
const InstructionLinkRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The publication.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The slot.", SlotType),
});
const InstructionLinkFilter = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    instructionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those of this instruction.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those of this publication.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those in this slot.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
});
// Keeps one call from asking for more links than a transaction should make.
const MOST = 1_000;
const InstructionLinkBulk = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    publicationIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The publications, 1 to 1,000; one that is named twice counts once.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(MOST))),
    slotTypes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The slots, at least one; one that is named twice counts once.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(SlotType).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(MOST))),
});
const InstructionLinkBulkDelete = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ids: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The links, 1,000 at most; those that are not there are passed over.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(MOST))),
});
/** Links of instructions to the slots of publications (interface, "Instructions"). */
const instructionLinks = {
    create: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.create,
        summary: "Link an instruction to a slot",
        description: "Appends the link at the next position of the slot. A second link with the same instruction, " +
            "publication and slot is accepted.",
    })
        .input(InstructionLinkRequest)
        .output(InstructionLink),
    list: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.list,
        summary: "List instruction links, the newest first",
        description: `Filters by instruction, publication and slot, in any combination. ${_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ} 403 where that is none.`,
    })
        .input(InstructionLinkFilter)
        .output(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ instructionLinks: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The page.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(InstructionLink)), ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB })),
    get: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.get,
        summary: "Read an instruction link",
        description: "Returns the link; 404 if it does not exist.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H)
        .output(InstructionLink),
    delete: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.delete,
        summary: "Delete an instruction link",
        description: "204 also if the link does not exist.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H),
    bulkCreate: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.bulkCreate,
        summary: "Link an instruction to several slots and publications",
        description: "Links the instruction to every slot of every publication. Links are appended, not replaced. Every " +
            "slot and publication is validated first, and nothing is linked if one is refused.",
    })
        .input(InstructionLinkBulk),
    bulkDelete: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.bulkDelete,
        summary: "Delete several instruction links",
        description: "Deletes the links. IDs that do not exist are skipped.",
    })
        .input(InstructionLinkBulkDelete),
};


/***/ }),

/***/ 8884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ EventType),
/* harmony export */   GX: () => (/* binding */ DocRequest),
/* harmony export */   LR: () => (/* binding */ jobs),
/* harmony export */   _O: () => (/* binding */ Job)
/* harmony export */ });
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9728);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
/* harmony import */ var _billing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1129);
/* harmony import */ var _change_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9508);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _relevant_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1757);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8022);







const ENVELOPE = 'the body is {"docRequest": {"title": "…", "body": "…", "sourceConnection": "…"}}';
/** The events that force release notes and documentation work (interface, "Jobs", rule 6). */
const EventType = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["release", "merge"]);
/** What a job is asked to document (interface, "Job request object"). */
const DocRequest = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Names pull requests and commits.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What is to be written.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    sourceConnection: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("ID or name of the connection that provides the commits: a repository.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    comments: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Additional requests.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te)),
    labels: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Labels that the request carries.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te)),
    time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("When the request was made (RFC 3339); now by default. Phrases in `body` such as `the past week` are relative to it.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE)),
    publications: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("IDs or names of publications, which need not list the source connection; without any, all that list it.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te)),
    relevantLinks: _relevant_links_js__WEBPACK_IMPORTED_MODULE_2__/* .relevantLinks */ .H,
    eventType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Forces release notes and documentation work.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(EventType)),
    changes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Explicit change selectors; they override changes described in `body`.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_change_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .ChangeSelector */ .EL))),
}, { error: ENVELOPE });
/** A job as answers show it; unknown fields are kept and an unknown state is only a string. */
const Job = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Identifier of the job.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Owning organization.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The kind of job: `doc-request` for one that this route or a conversation created, `publication-sync` for a sync of a " +
        "publication, which has no conversations; others may come.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(`One of ${_routes_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATES */ .R.join(", ")}; others may come.`, zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Title of the request.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    labels: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLabels */ .dU,
    ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownTimes */ .uK,
});
/** The body of a create: the request in its envelope (interface, "Jobs", create job). */
const JobRequest = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ docRequest: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What to document.", DocRequest) });
/** Create, read and list jobs (interface, "Jobs"). */
const jobs = {
    create: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.jobs.create,
        summary: "Create a job",
        description: "Starts a job in the background; it begins in the state `requested`. `publications` and " +
            "`sourceConnection` take IDs or names, and a name that several records have is refused. Without " +
            "`publications` the job runs for every publication that lists the source connection; a publication that " +
            "is named need not list it. The source connection must be a repository. With " +
            "`eventType` only release notes and documentation updates are written, and `body` is context only. " +
            `\`changes\` overrides changes that \`body\` describes. ${_billing_js__WEBPACK_IMPORTED_MODULE_6__/* .BILLED_CREATE */ .A}`,
    })
        .input(JobRequest)
        .output(Job),
    get: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.jobs.get,
        summary: "Read a job",
        description: "Poll this until `state` is `done` or `errored`. What the job wrote is in the conversations with " +
            "its `jobId`.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H)
        .output(Job),
    list: _orpc_contract__WEBPACK_IMPORTED_MODULE_5__.oc
        .route({ ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.jobs.list, summary: "List jobs, the newest first", description: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .LISTED */ .CQ })
        .input(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageQuery */ .SB))
        .output(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ jobs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The page.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Job)), ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTokens */ .oB })),
};


/***/ }),

/***/ 3903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ selectKinds),
/* harmony export */   Le: () => (/* binding */ ResolvedInstruction),
/* harmony export */   MW: () => (/* binding */ SlottedInstruction),
/* harmony export */   Mu: () => (/* binding */ publications),
/* harmony export */   N: () => (/* binding */ Publication),
/* harmony export */   Nb: () => (/* binding */ PublicationConfig),
/* harmony export */   Wc: () => (/* binding */ PullRequestStyle),
/* harmony export */   c7: () => (/* binding */ ReleaseNotesStyle)
/* harmony export */ });
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9728);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
/* harmony import */ var _billing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1129);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
/* harmony import */ var _health_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4170);
/* harmony import */ var _instructions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5597);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8022);







const FileStyle = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    path: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Path of the document, from the repository's root; `{version}` is a placeholder for the version.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)),
});
/** How release notes are written, beside where they are kept. */
const ReleaseNotesStyle = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .extend */ .X$i(FileStyle, {
    contributors: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether they name who took part; by default where the code host tells of more than one person.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    createFile: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether to create a file where neither `path` is set nor the repository keeps files of release notes: one per version in `docs/release-notes/`, or in `release-notes/` without a `docs/`. True by default.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    newContributors: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether they name who took part for the first time; not unless asked for.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
});
const names = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq));
/** How the pull requests of a publication are opened; no part of the interface, but ours. */
const PullRequestStyle = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Title of pull requests and commits; `{title}` stands for the request's, `{subject}` for the release, pull request or changes.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)),
    base: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The branch that they go to; the default branch unless given.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)),
    draft: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether they are opened as drafts.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    labels: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Labels of a new one.", names),
    reviewers: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Who is asked to review a new one: logins, or `organization/team`.", names),
    assignees: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Logins of a new one's assignees.", names),
});
const FLAGS = "if one of the three flags is true, those not given are false; if none is, those not given are true.";
/** How a publication is written (interface, "ModelsPublicationConfig"; the layout of `styleGuide`, `pullRequest` and `paths` are ours). */
const PublicationConfig = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    sourceRepos: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Source connections, by ID; 200 at most. Without any, `docsRepo` is its own source. Commits come from the repositories among them; notes tools and trackers are context, as relevant links are.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te.check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(200)))),
    docsRepo: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The connection that drafts go to; a publication must have one.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    inputTriggers: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Events that start work, by the ID of a source; the connection's type decides which events it can emit.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te))),
    writeDocumentation: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(`Whether documentation is written; ${FLAGS}`, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    writeReleaseNotes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(`Whether release notes are written, as a document of the docs repository; ${FLAGS}`, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    writeChangelogs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(`Whether changelogs are written; ${FLAGS}`, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    styleGuide: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Settings by kind of document; unknown fields are kept and returned.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        documentation: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Of documentation.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(FileStyle)),
        releaseNotes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Of release notes.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(ReleaseNotesStyle)),
        changelogs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Of changelogs.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(FileStyle)),
    }))),
    paths: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Files and folders that it is about, from the root: only commits that change one of them count; ours.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1)))),
    planningInstructions: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Guidance for planning.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    pullRequest: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("How pull requests are opened.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(PullRequestStyle)),
    prCommitInstructions: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Guidance for pull requests and commits.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    notifierConnection: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The publication's notifier connection.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
});
/**
 * Which kinds of documents a config asks for: if one of the three flags is true, those not given are false; if none is,
 * those not given are true (operation `publications.create`).
 */
function selectKinds(config) {
    const { writeDocumentation, writeReleaseNotes, writeChangelogs } = config;
    const byDefault = ![writeDocumentation, writeReleaseNotes, writeChangelogs].includes(true);
    return {
        writeDocumentation: writeDocumentation ?? byDefault,
        writeReleaseNotes: writeReleaseNotes ?? byDefault,
        writeChangelogs: writeChangelogs ?? byDefault,
    };
}
/** An instruction in a slot of a publication, as answers show it; in the order of slots and positions. */
const ResolvedInstruction = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the link.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    instructionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The slot that it is in.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    position: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its place in the slot, from 0.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Name of the instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Type of the instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    content: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its text.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    global: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether it belongs to the library, not to this publication alone.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()),
});
/** A publication as answers show it (interface, "Publication"). */
const Publication = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the publication.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Owning organization.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its name, unique in the organization.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("How it is written.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3(PublicationConfig.shape))),
    instructions: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Resolved instructions.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()))),
    healthy: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether its connections answered when last looked at.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    healthMessage: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("What is wrong with them, where something is.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    syncedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("When it was last synced.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownTimes */ .uK,
});
/** An instruction for a slot: one of the library by ID, or a text of the publication's own. */
const SlottedInstruction = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The slot.", _instructions_js__WEBPACK_IMPORTED_MODULE_2__/* .SlotType */ .nT),
        instructionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("An instruction of the library, or one of the publication's own. All other fields are ignored, so that what an answer shows can be sent back; to change its text, update the instruction.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The slot.", _instructions_js__WEBPACK_IMPORTED_MODULE_2__/* .SlotType */ .nT),
        content: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The text.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its name; made from the slot unless given.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh)),
        type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its type; the slot's unless given.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_instructions_js__WEBPACK_IMPORTED_MODULE_2__/* .InstructionType */ .lp)),
    }),
], "an instruction is {slotType, instructionId} or {slotType, content, name?, type?}");
const written = {
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its name, unique in the organization.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh),
    config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("How it is written; `docsRepo` has to be there.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(PublicationConfig)),
    instructions: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its instructions, in order within each slot; 200 at most.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(SlottedInstruction).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(200)))),
};
const WRITTEN_KINDS = "If one of `writeDocumentation`, `writeReleaseNotes` and `writeChangelogs` is true, those not given are false; if " +
    "none is, those not given are true. Release notes are a file of the docs repository: at " +
    "`styleGuide.releaseNotes.path` if set, else where the repository keeps such files, else one per version in " +
    "`docs/release-notes/`, or in `release-notes/` without a `docs/`. A `docsRepo` alone is its own source.";
const PublicationRequest = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc(written);
const PublicationUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    ...written,
    updatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The `updatedAt` that was read: another change since then is a clash.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE)),
});
const PublicationFilter = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those with this name.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    syncedAtBefore: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those last synced before this time (RFC 3339).", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE)),
    ids: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only these, as IDs separated by commas.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryList */ .n_)),
});
const PublicationSync = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    wait: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether the answer waits for its end.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY())),
    timeout: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("How long it waits at most, in nanoseconds; 60 seconds unless told, 10 minutes at most.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr("timeout is a whole number of nanoseconds").check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._positive */ .NC("timeout is at least 1")))),
});
const PublicationHealth = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .extend */ .X$i(_health_js__WEBPACK_IMPORTED_MODULE_1__/* .Health */ .X, {
    connections: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("How each of its connections stands.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_health_js__WEBPACK_IMPORTED_MODULE_1__/* .Health */ .X))),
});
const SYNCED = "Queues a job of the type `publication-sync`, which `GET /jobs` lists. It ends `done`, or `errored` if a connection " +
    `could not be synced; a paused connection is skipped and is no failure. ${(0,_billing_js__WEBPACK_IMPORTED_MODULE_6__/* .describeSuspended */ .Z)()}`;
/** Publications (interface, "Publications"). */
const publications = {
    create: _orpc_contract__WEBPACK_IMPORTED_MODULE_7__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.publications.create,
        summary: "Create a publication",
        description: `Validates the config before it is saved. A name that another publication has is a 409. ${WRITTEN_KINDS}`,
    })
        .input(PublicationRequest)
        .output(Publication),
    get: _orpc_contract__WEBPACK_IMPORTED_MODULE_7__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.publications.get,
        summary: "Read a publication",
        description: "Returns the publication with its config, health, sync time and resolved instructions. Access is " +
            "checked before the lookup.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H)
        .output(Publication),
    list: _orpc_contract__WEBPACK_IMPORTED_MODULE_7__.oc
        .route({ ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.publications.list, summary: "List publications, the newest first", description: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ })
        .input(PublicationFilter)
        .output(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ publications: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The page.", zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Publication)), ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB })),
    update: _orpc_contract__WEBPACK_IMPORTED_MODULE_7__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.publications.update,
        summary: "Replace a publication's configuration and instructions",
        description: "Replaces the whole configuration and instruction set. Validates the config first; a name that " +
            "another publication has is a 409, and so is an `updatedAt` that is out of date. What a GET answers is a " +
            "valid body: resolved instructions are accepted, and of one with an `instructionId` only that and the slot count.",
    })
        .input(PublicationUpdate)
        .output(Publication),
    delete: _orpc_contract__WEBPACK_IMPORTED_MODULE_7__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.publications.delete,
        summary: "Delete a publication",
        description: "Also deletes its instruction links, and the instructions that only it has.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H),
    health: _orpc_contract__WEBPACK_IMPORTED_MODULE_7__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.publications.health,
        summary: "Look whether a publication's connections work",
        description: "Checks the docs destination and every source connection. When one fails, the publication is marked " +
            "unhealthy, and `message` says why.",
    })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H)
        .output(PublicationHealth),
    sync: _orpc_contract__WEBPACK_IMPORTED_MODULE_7__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .J.publications.sync,
        summary: "Sync a publication's connections",
        description: `With \`wait\` the answer waits until the sync ends or \`timeout\` is over. ${SYNCED}`,
    })
        .input(PublicationSync),
};


/***/ }),

/***/ 1757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ relevantLinks)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);

/** `relevantLinks` of a request (interface, "Job request object"); the same in jobs, conversations and comments. */
const relevantLinks = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Links to extra content; the first 20 are read, within 30 s. Links to files, directories, commits, releases, issues " +
    "and pull requests of a code host, items of a tracker and pages of a notes tool are read through each matching " +
    "connection that the caller may read (`connection:get`) and that is not paused, until one answers. A match is a " +
    "`codehostRepo` of the link's repository (its app's token is used for this repository only), an app of the link's " +
    "code host and workspace, a `tracker` of the link's site, or a `notesTool` for any page of it. If none answers, and " +
    "for all other links, the public page is fetched. What cannot be read is a `notice` with the reason.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te));


/***/ }),

/***/ 9094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ User),
/* harmony export */   V: () => (/* binding */ users)
/* harmony export */ });
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9728);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8022);




/** A user as answers show it (interface, "User"). */
const User = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the user.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    authId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier at the sign-in provider.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    email: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("E-mail address.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Name.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    sfsToken: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("May be empty.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    invitationAccepted: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether the invitation was accepted.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The organization that it belongs to.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    createdAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("When it was created.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    updatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("When it last changed.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const UserFilter = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    email: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those with this address.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those with this name.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    authId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only the one with this identifier at the sign-in provider.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    query: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those whose name or address contains this.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    roleIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those with one of these roles, as IDs separated by commas.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryList */ .n_)),
    noBuiltinRole: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those without a built-in role, or only others.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryBoolean */ .zV)),
    invitationAccepted: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Only those who accepted their invitation, or only others.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryBoolean */ .zV)),
});
/** Users of the organization (interface, "Users"). */
const users = {
    me: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({
        ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.users.me,
        summary: "Read the authenticated user",
        description: "The user whom the API key belongs to.",
    })
        .output(User),
    list: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({ ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.users.list, summary: "List users, the newest first", description: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ })
        .input(UserFilter)
        .output(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ users: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The page.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(User)), ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB })),
    get: _orpc_contract__WEBPACK_IMPORTED_MODULE_3__.oc
        .route({ ..._routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.users.get, summary: "Read a user", description: "Returns one user of the organization." })
        .input(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H)
        .output(User),
};


/***/ })

};
