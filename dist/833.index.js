export const id = 833;
export const ids = [833];
export const modules = {

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

/***/ 4410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ Anchor),
/* harmony export */   nK: () => (/* binding */ comments),
/* harmony export */   vM: () => (/* binding */ CommentRequest)
/* harmony export */ });
/* unused harmony exports ShownAnchor, Comment */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8884);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8022);





const line = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr("a line is a whole number").check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._positive */ .NC("the first line is 1"));
const Anchor = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    filePath: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Path of the file from the repository's root.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .path */ .Ae),
    anchoredFileSha: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("SHA of the file's blob when the comment was written.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textUpTo */ .qx(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NAME_LENGTH */ .EM))),
    startLine: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The first line, from 1.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(line)),
    endLine: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The last line; by default the first line.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(line)),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(({ startLine, endLine }) => endLine === undefined || (startLine !== undefined && startLine <= endLine), "endLine needs startLine and is not before it"));
const ShownAnchor = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMaximums */ .iS(Anchor).shape);
const Comment = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the comment.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its conversation.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    connectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The conversation's source connection.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    authorId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The author; null for the service's own comments.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The text.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    workRequested: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether it requests work; false: discussion only.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    anchor: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The place in the draft that it is about.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(ShownAnchor)),
    batchItemIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Comments in this batch.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te),
    batchedIntoIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Batches that contain this comment.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te),
    replyIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Replies to it.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te),
    source: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its source: `api` or `service`; others may be added.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    externalId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its identifier at its source.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownTimes */ .uK,
});
const CommentRequest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The text.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS),
    relevantLinks: _jobs_js__WEBPACK_IMPORTED_MODULE_1__/* .relevantLinks */ .Hl,
    changes: _jobs_js__WEBPACK_IMPORTED_MODULE_1__/* .changes */ .Ao,
    labels: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .labels */ .WD,
    workRequested: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether it requests work; false: discussion only. True by default.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    anchor: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The place in the draft that it is about.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(Anchor)),
});
const CommentBatch = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The text of the batch.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textUpTo */ .qx(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PROSE_LENGTH */ .uj))),
    itemCommentIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Discussion-only comments of this conversation, at least one.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1)))),
});
const CommentUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, { message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The new text.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS) });
const CommentFilter = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    ids: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by ID; several are separated by commas.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryList */ .n_)),
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by conversation.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    connectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by the source connection of their conversations.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    workRequested: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by whether they request work.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryBoolean */ .zV)),
    source: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by source.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    externalId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by identifier at the source.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    filePath: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by file.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterAddress */ .hS)),
});
const comments = {
    create: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.comments.create, CommentRequest, {
        summary: "Comment on a conversation",
        description: `With \`workRequested\` false the comment is discussion only; otherwise it queues work. ${(0,_jobs_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSuspended */ .ZI)(" and `workRequested` is not false")}`,
    }).output(Comment),
    sendBatch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.comments.sendBatch, CommentBatch, {
        summary: "Request work on several comments",
        description: "Takes discussion-only comments of the same conversation and requests work on them together. A " +
            `comment that requests work itself is refused. ${(0,_jobs_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSuspended */ .ZI)()}`,
    }),
    list: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.comments.list, CommentFilter, {
        summary: "List comments, newest first",
        description: `With \`conversationId\` the caller needs to read the publication of that conversation. ${_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ}`,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ comments: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOf */ .ZZ(Comment), error: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listError */ .$h, ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB })),
    update: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.comments.update, CommentUpdate, {
        summary: "Edit a comment",
        description: "Only the author may edit a comment, and only one that is discussion only and not part of a batch. " +
            "The caller also needs the permission to update comments and to read the publication.",
    }).output(Comment),
    delete: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.comments.delete, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Delete a comment",
        description: "Only the author may delete a comment, and only one that is discussion only and not part of a " +
            "batch. The caller also needs to read the publication.",
    }),
};


/***/ }),

/***/ 6259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xk: () => (/* binding */ Health),
/* harmony export */   oQ: () => (/* binding */ connections),
/* harmony export */   x1: () => (/* binding */ SECRET_FIELDS),
/* harmony export */   zR: () => (/* binding */ MASKED_SECRET)
/* harmony export */ });
/* unused harmony exports CONNECTION_CONFIGS, CONNECTION_TYPES, ConnectionConfig, Connection, ConnectionUpdate */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8884);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8022);





const address = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5("an address is written with its scheme, such as https://example.org")
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ADDRESS_LENGTH */ .fS));
const baseUrl = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Base address of its API, for a self-hosted product.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(address));
const CONNECTION_CONFIGS = {
    codehostRepo: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        codehostAppConnectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The connection to the code host's app, `codehostApp` or `codehostbApp`, by ID; only a `file:` address needs none.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)),
        repositoryUrl: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("URL of the repository, for browsers or git.", address),
    }),
    notesTool: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ integrationKey: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The secret.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ), baseUrl }),
    chatChannel: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        chatAppConnectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The connection to the chat app, `chatApp`, by ID.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir),
        channelId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The channel's ID in the chat app.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir),
    }),
    codehostApp: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ token: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The secret.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ), baseUrl }),
    codehostbApp: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        workspace: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The workspace of the repositories.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir),
        token: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The secret.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ),
        baseUrl,
    }),
    chatApp: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ token: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The secret.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ), baseUrl }),
    tracker: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        baseUrl: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("URL of the tracker's site.", address),
        email: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Email address of the owner of the token.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir),
        token: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The secret.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ),
    }),
};
/** Fields of a config that are stored encrypted and returned masked. */
const SECRET_FIELDS = new Set(["integrationKey", "token"]);
/** Replaces a secret in answers; in an update it keeps the stored secret. */
const MASKED_SECRET = "********";
const CONNECTION_TYPES = Object.keys(CONNECTION_CONFIGS);
const TAKES = `a config has exactly one of ${CONNECTION_TYPES.join(", ")}`;
const ConnectionConfig = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    codehostRepo: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A repository.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(CONNECTION_CONFIGS.codehostRepo)),
    notesTool: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A notes tool, such as Notion.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(CONNECTION_CONFIGS.notesTool)),
    chatChannel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A channel of a chat app.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(CONNECTION_CONFIGS.chatChannel)),
    codehostApp: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A code host: GitHub.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(CONNECTION_CONFIGS.codehostApp)),
    codehostbApp: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The second code host: Bitbucket.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(CONNECTION_CONFIGS.codehostbApp)),
    chatApp: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A chat app: Slack.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(CONNECTION_CONFIGS.chatApp)),
    tracker: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("An issue tracker: Jira.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(CONNECTION_CONFIGS.tracker)),
}, {
    error: (issue) => {
        if (issue.code === "unrecognized_keys")
            return `${issue.keys.join(", ")} is no connection type; ${TAKES}`;
        return issue.input === undefined ? `config is missing; ${TAKES}` : TAKES;
    },
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((config) => Object.values(config).filter((variant) => variant !== undefined).length === 1, {
    error: (issue) => explainCount(issue.input),
    abort: true,
}));
function explainCount(config) {
    const given = Object.keys(config ?? {});
    return given.length === 0 ? `${TAKES}; this one has none` : `${TAKES}; this one has ${given.join(" and ")}`;
}
const Connection = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the connection.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The organization that owns it.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its name, such as `owner/repo`.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Name of the one config variant that is set.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    allowedTriggerEvents: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Trigger events that it can emit.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()))),
    healthy: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether the last health check succeeded.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    paused: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether it is paused.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Exactly one variant, secrets masked.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()))),
    syncedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("When it was last synced.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    remainingRateLimitPercent: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The remaining percentage of its rate limit.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig())),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownTimes */ .uK,
    deletedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("When it was deleted.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
});
const Health = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The checked record.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("`healthy`, `unhealthy` or `paused`; others may be added.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The result, in a sentence.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    error: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The error, in the product's words.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
});
const Named = (what) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(`Identifier of the ${what}.`, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(`Name of the ${what}.`, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    fullName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("`workspace/slug`.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    slug: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The last part of its URL.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const CodehostbRepos = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    connectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A connection to the second code host; without the other fields.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)),
    workspace: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A workspace, together with a token.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)),
    token: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("A token for that workspace.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ)),
});
const ConnectionRequest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its name; for a repository preferably `owner/repo`.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh),
    config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Exactly one variant.", ConnectionConfig),
    paused: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether it is paused; false by default.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    sync: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether to start a first sync; false by default.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
});
const ConnectionUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its new name.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh)),
    paused: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether it is paused.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Exactly one variant; another variant changes the type. A masked secret is kept; with another type or " +
        "`baseUrl` it is a 400.", ConnectionConfig),
});
const ConnectionFilter = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by name.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by type.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(CONNECTION_TYPES, `type is one of ${CONNECTION_TYPES.join(", ")}`))),
    paused: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by whether they are paused.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryBoolean */ .zV)),
    healthy: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by health.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryBoolean */ .zV)),
    syncedAtBefore: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by last sync before this time (RFC 3339).", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE)),
    remainingRateLimitPercent: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by at most this remaining percentage of the rate limit, 0 to 100; the empty text is refused.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryNumber */ .m$(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig("it is a number from 0 to 100").check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm(100))))),
});
const preserveDependencies = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Keep the records that depend on it, which are deleted by default.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryBoolean */ .zV));
const ConnectionDelete = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    params: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Path parameters.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H),
    query: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Query parameters.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ preserveDependencies })),
});
const ConnectionSync = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    wait: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether to wait for its end.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
});
const MergeSummary = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    number: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Number of a merged pull request.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr("number is a whole number of at least 1").check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._positive */ .NC("number is at least 1"))),
});
const LISTER = "400 for a connection that is unknown, was deleted or is of another type.";
const CHANGED = "409 if the new type does not fit the publications and connections that use it, which the message names (`docsRepo`, " +
    "`sourceRepos`, `notifierConnection`, `inputTriggers`, app of a repository or channel). A connection of another type " +
    "starts as healthy and not synced, without the history of the old repository.";
const connections = {
    create: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.create, ConnectionRequest, {
        summary: "Connect an external system",
        description: "`config` has exactly one variant, which is the connection's type. Its token, or that of its app, is checked: one " +
            "that the product rejects makes the connection unhealthy. `sync` starts a first sync in the background.",
    }).output(Connection),
    list: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.list, ConnectionFilter, {
        summary: "List connections, newest first",
        description: `An invalid filter is a 400. ${_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ}`,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ connections: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOf */ .ZZ(Connection), ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB })),
    get: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.get, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Read a connection",
        description: "Secrets of the config are masked.",
    }).output(Connection),
    update: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.update, ConnectionUpdate, {
        summary: "Change a connection",
        description: "Changes the name, whether it is paused, or the config, which has exactly one variant. A masked " +
            `secret that is sent back is kept. The token is checked as on creation. ${CHANGED}`,
    }).output(Connection),
    delete: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.delete, ConnectionDelete, {
        summary: "Delete a connection",
        description: "Records that depend on the connection are deleted too unless `preserveDependencies` is true.",
    }),
    sync: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.sync, ConnectionSync, {
        summary: "Start a sync",
        description: "Starts a sync in the background. An invalid `wait` is a 400.",
    }),
    health: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.health, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Check the health of a connection",
        description: "Checks the connection now. An invalid ID is a 400.",
    }).output(Health),
    listChannels: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.listChannels, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "List the channels of a chat app",
        description: `Only chat apps and chat channels have channels. ${LISTER}`,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ channels: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("All channels.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Named("channel"))) })),
    listCodehostbRepos: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.listCodehostbRepos, CodehostbRepos, {
        summary: "List the repositories of the second code host",
        description: `Takes either \`connectionId\` alone, or \`workspace\` together with \`token\`; anything else is a 400. ${LISTER}`,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ repos: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("All repositories.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Repository)) })),
    listTrackerStatuses: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.listTrackerStatuses, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "List the statuses of a tracker",
        description: `Only trackers have statuses. An invalid ID is a 400. 404 for an unknown connection, 400 for one of another type.`,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ statuses: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("All statuses.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Named("status"))) })),
    summarizeMerge: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.connections.summarizeMerge, MergeSummary, {
        summary: "Summarize a merged pull request",
        description: `Queues the work. A missing or invalid \`number\` is a 400. ${(0,_jobs_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSuspended */ .ZI)()}`,
    }),
};


/***/ }),

/***/ 6833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ contract)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./lib/contract/fields.js
var fields = __webpack_require__(401);
// EXTERNAL MODULE: ./lib/contract/routes.js
var routes = __webpack_require__(8022);
;// CONCATENATED MODULE: ./lib/contract/audit-logs.js



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
const AuditLog = schemas/* looseObject */._H3({
    id: (0,fields/* described */.WY)("Identifier with the prefix `adl-`.", schemas/* string */.YjP()),
    orgId: (0,fields/* described */.WY)("The organization that owns it.", schemas/* string */.YjP()),
    requestId: (0,fields/* described */.WY)("The request that caused it; empty without one.", schemas/* string */.YjP()),
    userName: (0,fields/* described */.WY)("The user; null without one.", fields/* shownText */.f$),
    type: (0,fields/* described */.WY)(`One of ${AUDIT_LOG_TYPES.join(", ")}; others may be added.`, schemas/* string */.YjP()),
    summary: (0,fields/* described */.WY)("Summary of the action.", schemas/* string */.YjP()),
    delta: (0,fields/* described */.WY)("The changed fields.", schemas/* string */.YjP()),
    config: (0,fields/* described */.WY)("Details, by type.", schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    adminUserName: (0,fields/* described */.WY)("The operator; null without one.", fields/* shownText */.f$),
    createdAt: (0,fields/* described */.WY)("When it was recorded.", schemas/* string */.YjP()),
    updatedAt: (0,fields/* described */.WY)("When it last changed, in UTC.", schemas/* string */.YjP()),
});
const AuditLogFilter = schemas/* object */.Ikc({
    ...fields/* pageQuery */.SB,
    next: (0,fields/* described */.WY)("Token of the page to read, or any RFC 3339 timestamp: that lists the logs created before it. " +
        "Fractions finer than milliseconds, offsets such as `+02:00` and a lower-case `t` or `z` are valid. 400 for other text.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    type: (0,fields/* described */.WY)("Filter by type; without it, types that start with `assessment-` are omitted.", (0,fields/* optional */.lq)(schemas/* enum */.k5n(AUDIT_LOG_TYPES))),
    summary: (0,fields/* described */.WY)("Filter by summary, case-insensitive; `%` matches any text.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
});
const auditLogId = schemas/* object */.Ikc({
    id: (0,fields/* described */.WY)("Identifier of the audit log.", schemas/* string */.YjP().check(api/* _regex */.Fk(/^adl-[0-9a-f]{16}$/, "an audit log's ID is adl- and 16 hexadecimal digits"))),
});
const ORDER = "Ordered by `createdAt`, then by order of creation.";
const auditLogs = {
    list: (0,fields/* operation */.MQ)(routes/* routes */.J.auditLogs.list, AuditLogFilter, {
        summary: "List audit logs, newest first",
        description: `Without \`type\`, types that start with \`assessment-\` are omitted. ${fields/* LISTED */.CQ} ${ORDER}`,
    }).output(schemas/* looseObject */._H3({
        auditLogs: (0,fields/* pageOf */.ZZ)(AuditLog),
        ...fields/* pageTokens */.oB,
        nextPageToken: (0,fields/* described */.WY)("A timestamp to give as `next`, with the same filters, for the next page.", fields/* shownText */.f$),
    })),
    get: (0,fields/* operation */.MQ)(routes/* routes */.J.auditLogs.get, auditLogId, {
        summary: "Read an audit log",
        description: "The permission is checked for each ID. A malformed ID is a 400.",
    }).output(AuditLog),
};

// EXTERNAL MODULE: ./lib/contract/comments.js
var comments = __webpack_require__(4410);
// EXTERNAL MODULE: ./lib/contract/connections.js
var connections = __webpack_require__(6259);
// EXTERNAL MODULE: ./lib/contract/conversations.js
var conversations = __webpack_require__(6802);
// EXTERNAL MODULE: ./lib/contract/instructions.js
var instructions = __webpack_require__(5597);
// EXTERNAL MODULE: ./lib/contract/jobs.js
var jobs = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/contract/publications.js
var publications = __webpack_require__(3903);
;// CONCATENATED MODULE: ./lib/contract/users.js




const User = schemas/* looseObject */._H3({
    id: (0,fields/* described */.WY)("Identifier of the user.", schemas/* string */.YjP()),
    authId: (0,fields/* described */.WY)("Identifier at the sign-in provider.", schemas/* string */.YjP()),
    email: (0,fields/* described */.WY)("Email address.", schemas/* string */.YjP()),
    name: (0,fields/* described */.WY)("Name.", schemas/* string */.YjP()),
    sfsToken: (0,fields/* described */.WY)("May be empty.", schemas/* string */.YjP()),
    invitationAccepted: (0,fields/* described */.WY)("Whether the invitation was accepted.", schemas/* boolean */.zMY()),
    orgId: (0,fields/* described */.WY)("The organization of the user.", schemas/* string */.YjP()),
    createdAt: (0,fields/* described */.WY)("When it was created.", schemas/* string */.YjP()),
    updatedAt: (0,fields/* described */.WY)("When it last changed.", schemas/* string */.YjP()),
});
const UserFilter = schemas/* object */.Ikc({
    ...fields/* pageQuery */.SB,
    email: (0,fields/* described */.WY)("Filter by email address.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    name: (0,fields/* described */.WY)("Filter by name.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    authId: (0,fields/* described */.WY)("Filter by identifier at the sign-in provider.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    query: (0,fields/* described */.WY)("Filter by text in the name or email address.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    roleIds: (0,fields/* described */.WY)("Filter by role IDs, separated by commas.", (0,fields/* optional */.lq)(fields/* queryList */.n_)),
    noBuiltinRole: (0,fields/* described */.WY)("Filter by the absence of a built-in role.", (0,fields/* optional */.lq)(fields/* queryBoolean */.zV)),
    invitationAccepted: (0,fields/* described */.WY)("Filter by accepted invitation.", (0,fields/* optional */.lq)(fields/* queryBoolean */.zV)),
});
const users = {
    me: (0,fields/* operation */.MQ)(routes/* routes */.J.users.me, schemas/* unknown */.L5J(), {
        summary: "Read the authenticated user",
        description: "Returns the user of the API key.",
    }).output(User),
    list: (0,fields/* operation */.MQ)(routes/* routes */.J.users.list, UserFilter, {
        summary: "List users, newest first",
        description: fields/* LISTED */.CQ,
    }).output(schemas/* looseObject */._H3({ users: fields/* pageOf */.ZZ(User), ...fields/* pageTokens */.oB })),
    get: (0,fields/* operation */.MQ)(routes/* routes */.J.users.get, fields/* byId */.$H, {
        summary: "Read a user",
        description: "Returns one user of the organization.",
    }).output(User),
};

;// CONCATENATED MODULE: ./lib/contract/contract.js








const contract = {
    jobs: jobs/* jobs */.LR,
    connections: connections/* connections */.oQ,
    conversations: conversations/* conversations */.NP,
    comments: comments/* comments */.nK,
    turns: conversations/* turns */.ZL,
    publications: publications/* publications */.Mu,
    users: users,
    instructions: instructions/* instructions */.GA,
    instructionLinks: instructions/* instructionLinks */.UZ,
    auditLogs: auditLogs,
};


/***/ }),

/***/ 6802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ conversations),
/* harmony export */   ZL: () => (/* binding */ turns),
/* harmony export */   zn: () => (/* binding */ Notified)
/* harmony export */ });
/* unused harmony exports Entry, Conversation, ConversationRequest, ConversationFilter, Turn */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8884);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8022);





const Entry = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the entry.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    kind: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The kind of step, such as `selection`, `releaseNotes`, `notice` or `error`.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The status of the step: `running`, `success`, `error`.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    message: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("What happened.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    details: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The message as data; the fields depend on the kind.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()))),
    turnId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The turn of the step; empty without one.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    createdAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("When it was recorded.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
});
const Conversation = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the conversation.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The organization that owns it.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    jobId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The job that created it.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The publication.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    publicationName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Name of the publication.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    connectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The source connection; empty for all source repositories of the publication.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("`open`, `staged`, `running`, `closed`, `merged`, `cancelled` or `needsAttention`; others may be added.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    staged: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("True while the draft has no pull request.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    branch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The branch of the draft.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    outputUrl: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("URL of the pull request; empty without one. `compareUrl` in the details of the `draft` entry compares a staged branch.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    excludedFiles: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Files that the draft does not change, as a set.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)),
    triggerType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The trigger: `release`, `merge` or `manual`.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    operationType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The operation, such as `write`.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Title of the request.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    labels: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLabels */ .dU,
    summary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Summary of the result.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    originType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The kind of its origin, such as `job` or `conversation`.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    originURL: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("URL of its origin.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownTimes */ .uK,
    entries: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The steps, oldest first.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Entry))),
});
const ConversationRequest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The request, in prose.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS),
    publication: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("ID or name of the publication; by default the only one.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)),
    relevantLinks: _jobs_js__WEBPACK_IMPORTED_MODULE_1__/* .relevantLinks */ .Hl,
    changes: _jobs_js__WEBPACK_IMPORTED_MODULE_1__/* .changes */ .Ao,
    stage: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Create a staged draft instead of a pull request.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    labels: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .labels */ .WD,
});
const ConversationFilter = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    branch: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by branch.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    outputUrl: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by URL of the pull request.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterAddress */ .hS)),
    jobId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by job.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by publication.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    operationType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by operation.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by status.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    summary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by summary, case-insensitive; `%` matches any text.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    staged: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by whether the draft is staged; `null` is refused.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryBoolean */ .zV)),
    originType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by kind of origin.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    originURL: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by URL of the origin.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterAddress */ .hS)),
});
const MAX_EXCLUDED_FILES = 1_000;
const ConversationUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    staged: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("False opens a staged draft as a pull request.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    excludedFiles: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("All files that the draft does not change; replaces the earlier set.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .path */ .Ae), MAX_EXCLUDED_FILES))),
});
const Annotating = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The conversation.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("`scheduled`, or `skipped` if the conversation has no draft. Others may come.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const Notified = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The conversation.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    connectionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The publication's notifier connection.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    channelId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The channel of the message.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    messageId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("ID of the message in the chat app.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const conversations = {
    create: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.conversations.create, ConversationRequest, {
        summary: "Start a conversation",
        description: "Starts work on a publication, which is given by ID or name. Without one the only publication is used; if " +
            "there are several, the answer is a 400 that lists them. Commits come from every source repository of the " +
            "publication where `changes` or `body` makes sense; a notice names the others, and the notes name the " +
            "source of each part. The draft goes to the docs repository. " +
            `CI and coding agents can start work here. ${_jobs_js__WEBPACK_IMPORTED_MODULE_1__/* .BILLED_CREATE */ .AY}`,
    }).output(Conversation),
    get: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.conversations.get, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Read a conversation",
        description: "Returns the conversation with its entries, oldest first.",
    }).output(Conversation),
    list: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.conversations.list, ConversationFilter, {
        summary: "List conversations, newest first",
        description: `Without \`staged\` there is no filter on it; \`staged=null\` is a 400. ${_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ}`,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ conversations: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOf */ .ZZ(Conversation), error: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listError */ .$h, ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB })),
    update: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.conversations.update, ConversationUpdate, {
        summary: "Publish a staged draft, or exclude files from it",
        description: "Takes `staged` or `excludedFiles`; both in one request are a 400. When `staged` changes from true " +
            "to false, the draft is opened as a pull request. `excludedFiles` replaces the set: a file added to it is reset to the base on the working branch, " +
            "a file removed from it returns to the draft with its earlier content.",
    }).output(Conversation),
    annotate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.conversations.annotate, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Explain a draft's changes by their commits",
        description: "Queues the work and returns. Does nothing without a draft.",
    }).output(Annotating),
    notify: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.conversations.notify, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Notify the publication's channel of a conversation",
        description: "The publication needs a notifier connection, and the caller needs the permission to notify.",
    }).output(Notified),
};
const Turn = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the turn.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    conversationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its conversation.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("`running`, `success`, `skipped`, `error`, `no_changes`, `cancelRequested` or `cancelled`; others may be added.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    errorMessage: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The error, if any.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    retryCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("How many times a retry was requested.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
    request: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The request.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()))),
    triggeringCommentId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The comment that requested it.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownTimes */ .uK,
});
const turns = {
    retry: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.turns.retry, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Retry a failed turn",
        description: `Sets a failed turn to \`running\`, clears its error and queues the work again. ${(0,_jobs_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSuspended */ .ZI)()}`,
    }).output(Turn),
};


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

/***/ 5597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ instructions),
/* harmony export */   PH: () => (/* binding */ MAX_LINKED_INSTRUCTIONS),
/* harmony export */   UZ: () => (/* binding */ instructionLinks),
/* harmony export */   Vp: () => (/* binding */ PUBLICATION_SLOTS),
/* harmony export */   jg: () => (/* binding */ MAX_LINKED_BYTES),
/* harmony export */   lp: () => (/* binding */ InstructionType),
/* harmony export */   nT: () => (/* binding */ SlotType)
/* harmony export */ });
/* unused harmony exports Instruction, InstructionLink */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8022);




const PUBLICATION_SLOTS = ["documentation", "releaseNotes", "changelog", "commit", "planning"];
const SLOT_TYPES = [...PUBLICATION_SLOTS, "styleGuide"];
const refuse = (what) => `${what} is one of ${SLOT_TYPES.join(", ")}`;
/** Of one publication: links, and bytes of their instructions' content in UTF-8. */
const MAX_LINKED_INSTRUCTIONS = 200;
const MAX_LINKED_BYTES = 2 ** 20;
const LINKED = "400 if a publication would have more than 200 linked instructions, or more than 1 MiB of their content.";
const SlotType = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(SLOT_TYPES, refuse("slotType"));
const InstructionType = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(SLOT_TYPES, refuse("type"));
const Instruction = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The organization that owns it.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its name, unique among those of its type.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its slot type.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    content: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The text.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    global: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Whether it is in the library; false: in one publication only.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownTimes */ .uK,
});
const written = {
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its name, unique among those of its type.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its slot type.", InstructionType),
    content: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The text.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS),
};
const InstructionFilter = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by type.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    global: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by whether they are in the library.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .queryBoolean */ .zV)),
});
const instructions = {
    list: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.list, InstructionFilter, {
        summary: "List instructions, newest first",
        description: `${_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ} 403 without any.`,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ instructions: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOf */ .ZZ(Instruction), ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB })),
    get: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.get, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Read an instruction",
        description: "Returns the instruction; 404 if it does not exist.",
    }).output(Instruction),
    create: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.create, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(written), {
        summary: "Create an instruction",
        description: "An unknown `type` is refused. 409 if another instruction of the type has the name.",
    }).output(Instruction),
    update: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.update, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, written), {
        summary: "Replace an instruction",
        description: `Replaces the instruction and validates \`type\` again. 409 if another instruction of the type has the name. ${LINKED}`,
    }).output(Instruction),
    delete: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructions.delete, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Delete an instruction and its links",
        description: "Deletes the instruction and its links. 204 also if the instruction does not exist.",
    }),
};
const InstructionLink = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Identifier of the link.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The organization that owns it.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$),
    instructionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The publication.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The slot.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    position: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Its position in the slot, from 0.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownTimes */ .uK,
});
const InstructionLinkRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The publication.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir),
    slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The slot.", SlotType),
});
const InstructionLinkFilter = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageQuery */ .SB,
    instructionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by instruction.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    publicationId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by publication.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
    slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("Filter by slot.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .filterText */ .Yf)),
});
// Limits the size of one transaction.
const MAX_IDS = 1_000;
const InstructionLinkBulk = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
    publicationIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The publications, 1 to 1,000; duplicates count once.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1)), MAX_IDS)),
    slotTypes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The slots, at least one; duplicates count once.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(SlotType).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1)), MAX_IDS)),
});
const InstructionLinkBulkDelete = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ids: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)("The links, 1,000 at most; unknown ones are skipped.", _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .limitItems */ .gt(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te, MAX_IDS)),
});
const instructionLinks = {
    create: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.create, InstructionLinkRequest, {
        summary: "Link an instruction to a slot",
        description: "Appends the link at the next position of the slot. A second link with the same instruction, " +
            `publication and slot is accepted. ${LINKED}`,
    }).output(InstructionLink),
    list: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.list, InstructionLinkFilter, {
        summary: "List instruction links, newest first",
        description: `Filters by instruction, publication and slot, in any combination. ${_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED */ .CQ} 403 without any.`,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ instructionLinks: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOf */ .ZZ(InstructionLink), ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pageTokens */ .oB })),
    get: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.get, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Read an instruction link",
        description: "Returns the link; 404 if it does not exist.",
    }).output(InstructionLink),
    delete: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.delete, _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .byId */ .$H, {
        summary: "Delete an instruction link",
        description: "204 also if the link does not exist.",
    }),
    bulkCreate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.bulkCreate, InstructionLinkBulk, {
        summary: "Link an instruction to several slots and publications",
        description: "Links the instruction to every slot of every publication. Links are appended, not replaced. Every " +
            `slot and publication is validated first, and nothing is linked if one is refused. ${LINKED}`,
    }),
    bulkDelete: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .J.instructionLinks.bulkDelete, InstructionLinkBulkDelete, {
        summary: "Delete several instruction links",
        description: "Deletes the links. IDs that do not exist are skipped.",
    }),
};


/***/ }),

/***/ 8884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ BILLED_CREATE),
/* harmony export */   Ao: () => (/* binding */ changes),
/* harmony export */   GX: () => (/* binding */ DocRequest),
/* harmony export */   Hl: () => (/* binding */ relevantLinks),
/* harmony export */   LR: () => (/* binding */ jobs),
/* harmony export */   ZI: () => (/* binding */ describeSuspended)
/* harmony export */ });
/* unused harmony exports EventType, Job */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var _change_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9508);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8022);





const ENVELOPE = 'the body is {"docRequest": {"title": "…", "body": "…", "sourceConnection": "…"}}';
const BILLED_CREATE = "402 if the organization is suspended or has used its monthly job allowance (calendar months in UTC): nothing is " +
    "queued, and an audit log of the type `error` is written. A repeated call with the `Idempotency-Key` and body of an " +
    "earlier create still returns 201 with its record.";
function describeSuspended(when = "") {
    return `402 if the organization is suspended${when}: nothing is queued, and an audit log of the type \`error\` is written.`;
}
const relevantLinks = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Links to extra content; the first 20 are read, within 30 s. Links to files, directories, commits, releases, issues " +
    "and pull requests of a code host, items of a tracker and pages of a notes tool are read through the first " +
    "matching connection that answers, is not paused and that the caller may read (`connection:get`). A match is a " +
    "`codehostRepo` of the link's repository (its app's token is used for this repository only), an app of the link's " +
    "code host and workspace, a `tracker` of the link's site, or a `notesTool` for any page of it. If none answers, and " +
    "for all other links, the public page is fetched. Links that cannot be read give a `notice` with the reason.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listOfTexts */ .CU(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ADDRESS_LENGTH */ .fS)));
const changes = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Explicit change selectors.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_change_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .ChangeSelector */ .EL))));
const EventType = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["release", "merge"]);
const DocRequest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Title for pull requests and commits.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The request, in prose.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS),
    sourceConnection: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("ID or name of the connection that provides the commits: a repository.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reference */ .ir),
    comments: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Additional requests.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listOfTexts */ .CU(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PROSE_LENGTH */ .uj))),
    labels: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .labels */ .WD,
    time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("When the request was made (RFC 3339); now by default. Phrases in `body` such as `the past week` are relative to it.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE)),
    publications: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("IDs or names of publications, which need not list the source connection; by default all that list it.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listOfTexts */ .CU(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_NAME_LENGTH */ .EM))),
    relevantLinks,
    eventType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Limits the work to release notes and documentation.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(EventType)),
    changes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Explicit change selectors; they override changes described in `body`.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_change_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .ChangeSelector */ .EL)))),
}, { error: ENVELOPE });
const Job = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Identifier of the job.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The organization that owns it.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("`doc-request`, or `publication-sync` for a sync of a publication, which has no conversations;" +
        " others may be added.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(`One of ${_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .JOB_STATES */ .R.join(", ")}; others may be added.`, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Title of the request.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    labels: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownLabels */ .dU,
    ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownTimes */ .uK,
});
const jobs = {
    create: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.jobs.create, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ docRequest: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("What to document.", DocRequest) }), {
        summary: "Create a job",
        description: "Queues a job in the state `requested`. `publications` and " +
            "`sourceConnection` take IDs or names; an ambiguous name is refused. Without " +
            "`publications` the job runs for every publication that lists the source connection; a named " +
            "publication need not list it. The source connection must be a repository. With " +
            "`eventType` it writes only release notes and documentation updates, and `body` is context only. " +
            `\`changes\` overrides changes that \`body\` describes. ${BILLED_CREATE}`,
    }).output(Job),
    get: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.jobs.get, _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, {
        summary: "Read a job",
        description: "Poll this until `state` is `done` or `errored`. The results are in the conversations with its `jobId`.",
    }).output(Job),
    list: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.jobs.list, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageQuery */ .SB), {
        summary: "List jobs, newest first",
        description: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .LISTED */ .CQ,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ jobs: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageOf */ .ZZ(Job), ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTokens */ .oB })),
};


/***/ }),

/***/ 3903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ selectKinds),
/* harmony export */   Mu: () => (/* binding */ publications),
/* harmony export */   Nb: () => (/* binding */ PublicationConfig),
/* harmony export */   Wc: () => (/* binding */ PullRequestStyle),
/* harmony export */   c7: () => (/* binding */ ReleaseNotesStyle),
/* harmony export */   uu: () => (/* binding */ MAX_SOURCES)
/* harmony export */ });
/* unused harmony exports ResolvedInstruction, ShownPublicationConfig, Publication, SlottedInstruction */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
/* harmony import */ var _connections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6259);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _instructions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5597);
/* harmony import */ var _jobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8884);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8022);







const FileStyle = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    path: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Path of the document, from the repository's root; `{version}` is a placeholder for the version.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .path */ .Ae)),
});
const ReleaseNotesStyle = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(FileStyle, {
    contributors: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Whether they name the contributors; by default if the code host reports more than one.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())),
    createFile: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Whether to create a file if `path` is not set and the repository has no files of release notes: one per version in `docs/release-notes/`, or in `release-notes/` without a `docs/`. True by default.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())),
    newContributors: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Whether they name new contributors; false by default.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())),
});
const MAX_SOURCES = 200;
const names = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reference */ .ir)));
const PullRequestStyle = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Title of pull requests and commits; the placeholders are `{title}` of the request and `{subject}`: the release, pull request or changes.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)),
    base: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The base branch; by default the default branch.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reference */ .ir)),
    draft: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Whether to open them as drafts.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())),
    labels: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Labels of new pull requests.", names),
    reviewers: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Reviewers of new pull requests: logins, or `organization/team`.", names),
    assignees: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Assignees of new pull requests, as logins.", names),
});
const FLAGS = "if one of the three flags is true, those not given are false; if none is, those not given are true.";
const PublicationConfig = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    sourceRepos: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Source connections, by ID; 200 at most. By default `docsRepo`. Repositories provide commits; notes tools and trackers provide context, like relevant links.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textUpTo */ .qx(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_NAME_LENGTH */ .EM)), MAX_SOURCES))),
    docsRepo: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The connection that drafts go to; a publication must have one.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textUpTo */ .qx(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_NAME_LENGTH */ .EM))),
    inputTriggers: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Events that start work, by the ID of a source; the connection's type decides which events it can emit.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listOfTexts */ .CU(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_NAME_LENGTH */ .EM)))),
    writeDocumentation: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(`Whether to write documentation; ${FLAGS}`, (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())),
    writeReleaseNotes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(`Whether to write release notes, as a file of the docs repository; ${FLAGS}`, (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())),
    writeChangelogs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(`Whether to write changelogs; ${FLAGS}`, (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())),
    styleGuide: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Settings by kind of document; unknown fields are kept and returned.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        documentation: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("For documentation.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(FileStyle)),
        releaseNotes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("For release notes.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(ReleaseNotesStyle)),
        changelogs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("For changelogs.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(FileStyle)),
    }))),
    paths: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Files and folders, from the root: only commits that change one of them count. An addition to the interface.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .path */ .Ae).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1))))),
    planningInstructions: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Guidance for planning.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textUpTo */ .qx(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PROSE_LENGTH */ .uj))),
    pullRequest: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Settings of pull requests.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(PullRequestStyle)),
    prCommitInstructions: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Guidance for pull requests and commits.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textUpTo */ .qx(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PROSE_LENGTH */ .uj))),
    notifierConnection: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The publication's notifier connection.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textUpTo */ .qx(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_NAME_LENGTH */ .EM))),
});
function selectKinds(config) {
    const { writeDocumentation, writeReleaseNotes, writeChangelogs } = config;
    const byDefault = ![writeDocumentation, writeReleaseNotes, writeChangelogs].includes(true);
    return {
        writeDocumentation: writeDocumentation ?? byDefault,
        writeReleaseNotes: writeReleaseNotes ?? byDefault,
        writeChangelogs: writeChangelogs ?? byDefault,
    };
}
const ResolvedInstruction = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Identifier of the link.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    instructionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Its slot.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    position: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Its position in the slot, from 0.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr()),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Name of the instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Type of the instruction.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    content: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Its text.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    global: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Whether it is in the library; false: in this publication only.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
});
const ShownPublicationConfig = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMaximums */ .iS(PublicationConfig).shape);
const Publication = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Identifier of the publication.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    orgId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The organization that owns it.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Its name, unique in the organization.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The configuration.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(ShownPublicationConfig)),
    instructions: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Resolved instructions.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J()))),
    healthy: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Whether the last health check succeeded.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())),
    healthMessage: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The result of the last health check, if it failed.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    syncedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("When it was last synced.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownTimes */ .uK,
});
const SlottedInstruction = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The slot.", _instructions_js__WEBPACK_IMPORTED_MODULE_2__/* .SlotType */ .nT),
        instructionId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("An instruction of the library or of the publication. All other fields are ignored, so that an answer can be sent back; to change the text, update the instruction.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reference */ .ir),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        slotType: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The slot.", _instructions_js__WEBPACK_IMPORTED_MODULE_2__/* .SlotType */ .nT),
        content: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The text.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS),
        name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Its name; by default made from the slot.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh)),
        type: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Its type; by default the slot's.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_instructions_js__WEBPACK_IMPORTED_MODULE_2__/* .InstructionType */ .lp)),
    }),
], "an instruction is {slotType, instructionId} or {slotType, content, name?, type?}");
const written = {
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Its name, unique in the organization.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh),
    config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The configuration; `docsRepo` is required.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(PublicationConfig)),
    instructions: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Its instructions, in order within each slot; 200 at most, with 1 MiB of content in all.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .limitItems */ .gt(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(SlottedInstruction)))),
};
const WRITTEN_KINDS = "If one of `writeDocumentation`, `writeReleaseNotes` and `writeChangelogs` is true, those not given are false; if " +
    "none is, those not given are true. Release notes are a file of the docs repository: at " +
    "`styleGuide.releaseNotes.path` if set, else where the repository has such files, else one per version in " +
    "`docs/release-notes/`, or in `release-notes/` without a `docs/`. Without `sourceRepos`, `docsRepo` is the source.";
const PublicationUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, {
    ...written,
    updatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The `updatedAt` that was read: 409 after another change.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE)),
});
const PublicationFilter = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageQuery */ .SB,
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Filter by name.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .filterText */ .Yf)),
    syncedAtBefore: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Filter by last sync before this time (RFC 3339).", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE)),
    ids: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Filter by ID; several are separated by commas.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .queryList */ .n_)),
});
const PublicationSync = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, {
    wait: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Whether to wait for its end.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())),
    timeout: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("Maximum time to wait, in nanoseconds; 60 seconds by default, 10 minutes at most.", (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr("timeout is a whole number of nanoseconds").check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._positive */ .NC("timeout is at least 1")))),
});
const PublicationHealth = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(_connections_js__WEBPACK_IMPORTED_MODULE_0__/* .Health */ .Xk, {
    connections: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)("The health of each of its connections.", zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_connections_js__WEBPACK_IMPORTED_MODULE_0__/* .Health */ .Xk))),
});
const SYNCED = "Queues a job of the type `publication-sync`, which `GET /jobs` lists. It ends `done`, or `errored` if a connection " +
    `could not be synced; a paused connection is skipped. ${(0,_jobs_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSuspended */ .ZI)()}`;
const publications = {
    create: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_4__/* .routes */ .J.publications.create, zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc(written), {
        summary: "Create a publication",
        description: `Validates the config before it is saved. 409 if another publication has the name. ${WRITTEN_KINDS}`,
    }).output(Publication),
    get: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_4__/* .routes */ .J.publications.get, _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, {
        summary: "Read a publication",
        description: "Returns the publication with its config, health, sync time and resolved instructions. Access is " +
            "checked before the lookup.",
    }).output(Publication),
    list: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_4__/* .routes */ .J.publications.list, PublicationFilter, {
        summary: "List publications, newest first",
        description: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .LISTED */ .CQ,
    }).output(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ publications: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageOf */ .ZZ(Publication), ..._fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTokens */ .oB })),
    update: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_4__/* .routes */ .J.publications.update, PublicationUpdate, {
        summary: "Replace a publication's configuration and instructions",
        description: "Validates and replaces the configuration and all instructions. 409 if another publication has the name, or if " +
            "`updatedAt` is out of date. The answer of a GET is a valid body: of a resolved instruction only " +
            "`instructionId` and `slotType` are read.",
    }).output(Publication),
    delete: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_4__/* .routes */ .J.publications.delete, _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, {
        summary: "Delete a publication",
        description: "Also deletes its instruction links and its own instructions.",
    }),
    health: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_4__/* .routes */ .J.publications.health, _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H, {
        summary: "Check the health of a publication's connections",
        description: "Checks the docs destination and every source connection. If one fails, the publication is " +
            "unhealthy and `message` says why.",
    }).output(PublicationHealth),
    sync: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .operation */ .MQ)(_routes_js__WEBPACK_IMPORTED_MODULE_4__/* .routes */ .J.publications.sync, PublicationSync, {
        summary: "Sync a publication's connections",
        description: `With \`wait\` it returns after the sync, or after \`timeout\`. ${SYNCED}`,
    }),
};


/***/ })

};
