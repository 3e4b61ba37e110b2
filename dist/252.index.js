export const id = 252;
export const ids = [252];
export const modules = {

/***/ 9508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ ChangeSelector),
/* harmony export */   z: () => (/* binding */ explainSelector)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1613);


const count = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("How many, at least one.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr("a count is a whole number of at least 1").check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC("a count is at least 1")));
const sha = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("A commit, as 4 to 64 hexadecimal digits.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP("a commit is 4 to 64 hexadecimal digits")
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[0-9a-f]{4,64}$/i, "a commit is 4 to 64 hexadecimal digits")));
const tag = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The name of a tag.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP("a tag is a text").check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, "a tag is a text")));
const timestamp = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("A point in time (RFC 3339).", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true, error: "a time is written as 2026-01-05T10:00:00Z" }));
const timeRange = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ start: timestamp, end: timestamp })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(({ start, end }) => !(Date.parse(start) >= Date.parse(end)), "start has to be before end"));
const commitRange = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    startSha: sha,
    endSha: sha,
    includeStartCommit: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether the start commit itself is meant; false unless told.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY())),
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
        list: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ shas: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The commits, at least one.", shas) }),
        count: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ count }),
        since: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ startSha: sha }),
    },
    tags: { range: tagRange, since: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ start: tag }) },
};
const TAKES = "takes exactly one of releases {count}, timeRange {start, end}, " +
    "commits ({count}, {startSha}, {shas} or {startSha, endSha, includeStartCommit}), tags ({start} or {start, end})";
/**
 * One item of `changes`: exactly one of the eight variants (interface, "Change selector").
 * Unknown keys, two variants in one item, half a range and an empty range are refused.
 */
const ChangeSelector = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ releases: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The commits of the last N releases.", SHAPES.releases) }),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ timeRange: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The commits in the window.", SHAPES.timeRange) }),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commits: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Exactly the commits of the range.", SHAPES.commits.range) }),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commits: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Exactly these commits.", SHAPES.commits.list) }),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commits: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The last N commits on the main branch.", SHAPES.commits.count) }),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commits: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("From that commit up to the current head.", SHAPES.commits.since) }),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ tags: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Between two tags.", SHAPES.tags.range) }),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ tags: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("From the tag up to the current head.", SHAPES.tags.since) }),
], { error: (issue) => explainSelector(issue.input) });
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

/***/ 9871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NN: () => (/* binding */ ConnectionConfig),
/* harmony export */   ZH: () => (/* binding */ CONNECTION_TYPES),
/* harmony export */   x1: () => (/* binding */ SECRET_FIELDS),
/* harmony export */   zR: () => (/* binding */ MASKED_SECRET)
/* harmony export */ });
/* unused harmony export CONNECTION_CONFIGS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1613);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);



const address = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .url */ .OZ5("an address is written with its scheme, such as https://example.org");
const baseUrl = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Where its API is, for one that you host yourself.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(address));
/**
 * The types of connections with their config (interface, "Connection"): the three of the document, and the apps that
 * these and its endpoints need.
 */
const CONNECTION_CONFIGS = {
    codehostRepo: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        codehostAppConnectionId: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The connection to the code host's app, `codehostApp` or `codehostbApp`, by ID; only a `file:` address needs none.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)),
        repositoryUrl: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Address of the repository, as a browser or git takes it.", address),
    }),
    notesTool: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ integrationKey: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Its secret.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), baseUrl }),
    chatChannel: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        chatAppConnectionId: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The connection to the chat app, `chatApp`, by ID.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        channelId: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The channel's ID in the chat app.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    }),
    codehostApp: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ token: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Its secret.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), baseUrl }),
    codehostbApp: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        workspace: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The workspace that holds the repositories.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        token: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Its secret.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        baseUrl,
    }),
    chatApp: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ token: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Its secret.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), baseUrl }),
    tracker: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        baseUrl: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Address of the tracker's site.", address),
        email: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whom the token belongs to.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        token: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Its secret.", _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
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
const ConnectionConfig = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    codehostRepo: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("A repository.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(CONNECTION_CONFIGS.codehostRepo)),
    notesTool: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("A notes tool, such as Notion.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(CONNECTION_CONFIGS.notesTool)),
    chatChannel: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("A channel of a chat app.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(CONNECTION_CONFIGS.chatChannel)),
    codehostApp: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("A code host: GitHub.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(CONNECTION_CONFIGS.codehostApp)),
    codehostbApp: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The second code host: Bitbucket.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(CONNECTION_CONFIGS.codehostbApp)),
    chatApp: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("A chat app: Slack.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(CONNECTION_CONFIGS.chatApp)),
    tracker: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("An issue tracker: Jira.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(CONNECTION_CONFIGS.tracker)),
}, {
    error: (issue) => {
        if (issue.code === "unrecognized_keys")
            return `${issue.keys.join(", ")} is no connection type; ${TAKES}`;
        return issue.input === undefined ? `config is missing; ${TAKES}` : TAKES;
    },
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((config) => Object.values(config).filter((variant) => variant !== undefined).length === 1, {
    error: (issue) => explainCount(issue.input),
    abort: true,
}));
function explainCount(config) {
    const given = Object.keys(config ?? {});
    return given.length === 0 ? `${TAKES}; this one has none` : `${TAKES}; this one has ${given.join(" and ")}`;
}


/***/ }),

/***/ 6915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ contract)
});

// EXTERNAL MODULE: ./node_modules/@orpc/contract/dist/index.mjs
var dist = __webpack_require__(9728);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./lib/contract/audit-log-types.js
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

// EXTERNAL MODULE: ./lib/contract/described.js
var described = __webpack_require__(1613);
// EXTERNAL MODULE: ./lib/contract/fields.js
var fields = __webpack_require__(401);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/coerce.js
var coerce = __webpack_require__(3846);
;// CONCATENATED MODULE: ./lib/contract/paging.js


/** Query fields that every list takes (interface, "Limits"; names and sizes from the design). */
const pageQuery = {
    next: (0,described/* described */.W)("Token of the page to read, from a page before or after it.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    pageSize: (0,described/* described */.W)("How many records a page holds: 50 unless told, 200 at most.", schemas/* optional */.lqM(coerce/* number */.ai().check(api/* _multipleOf */.Hi(1), api/* _gte */.qm(1), api/* _lte */.Zm(200)))),
};
/** Tokens that every list answers with when there is a page after or before it. */
const pageTokens = {
    nextPageToken: (0,described/* described */.W)("Give it as `next` to read the page after this one.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
    previousPageToken: (0,described/* described */.W)("Give it as `next` to read the page before this one.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
};

// EXTERNAL MODULE: ./lib/contract/routes.js
var routes = __webpack_require__(8022);
;// CONCATENATED MODULE: ./lib/contract/audit-logs.js







/** An audit log as answers show it (interface, "Audit log"). */
const AuditLog = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier with the prefix `adl-`.", schemas/* string */.YjP()),
    orgId: (0,described/* described */.W)("Owning organization.", schemas/* string */.YjP()),
    requestId: (0,described/* described */.W)("The request that brought it about; empty where none did.", schemas/* string */.YjP()),
    userName: (0,described/* described */.W)("Who did it; null where nobody in person.", fields/* shownText */.f$),
    type: (0,described/* described */.W)(`One of ${AUDIT_LOG_TYPES.join(", ")}; others may come.`, schemas/* string */.YjP()),
    summary: (0,described/* described */.W)("What happened, in short.", schemas/* string */.YjP()),
    delta: (0,described/* described */.W)("What changed.", schemas/* string */.YjP()),
    config: (0,described/* described */.W)("Details, by type.", schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    adminUserName: (0,described/* described */.W)("The operator who did it, where one did.", fields/* shownText */.f$),
    createdAt: (0,described/* described */.W)("When it was recorded.", schemas/* string */.YjP()),
    updatedAt: (0,described/* described */.W)("When it last changed, in UTC.", schemas/* string */.YjP()),
});
const AuditLogFilter = schemas/* object */.Ikc({
    ...pageQuery,
    type: (0,described/* described */.W)("Only those of this type; without it those that start with `assessment-` are left out.", schemas/* optional */.lqM(schemas/* enum */.k5n(AUDIT_LOG_TYPES))),
    summary: (0,described/* described */.W)("Only those with this summary, in upper or lower case; `%` stands for any text.", schemas/* optional */.lqM(schemas/* string */.YjP())),
});
const auditLogId = schemas/* object */.Ikc({
    id: (0,described/* described */.W)("Identifier of the audit log.", schemas/* string */.YjP().check(api/* _regex */.Fk(/^adl-[0-9a-f]{16}$/, "an audit log's ID is adl- and 16 hexadecimal digits"))),
});
/** What was done in the organization (interface, "Audit logs"). */
const auditLogs = {
    list: dist.oc
        .route({ ...routes/* routes */.J.auditLogs.list, summary: "List audit logs, the newest first" })
        .input(AuditLogFilter)
        .output(schemas/* looseObject */._H3({
        auditLogs: (0,described/* described */.W)("The page.", schemas/* array */.YOg(AuditLog)),
        ...pageTokens,
        nextPageToken: (0,described/* described */.W)("A timestamp; give it as `next` to read what is older.", fields/* shownText */.f$),
    })),
    get: dist.oc
        .route({ ...routes/* routes */.J.auditLogs.get, summary: "Read an audit log" })
        .input(auditLogId)
        .output(AuditLog),
};

// EXTERNAL MODULE: ./lib/contract/change-selector.js
var change_selector = __webpack_require__(9508);
;// CONCATENATED MODULE: ./lib/contract/comments.js







const line = schemas/* int */.Whr("a line is a whole number").check(api/* _positive */.NC("lines count from 1"));
/** The place in a draft that a comment is about (interface, "Conversation comment"; names of the lines are ours). */
const Anchor = schemas/* object */.Ikc({
    filePath: (0,described/* described */.W)("The file, from the repository's root.", fields/* text */.Qq),
    anchoredFileSha: (0,described/* described */.W)("The file's blob when the comment was written.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    startLine: (0,described/* described */.W)("The first line, from 1.", schemas/* optional */.lqM(line)),
    endLine: (0,described/* described */.W)("The last line; the first one unless given.", schemas/* optional */.lqM(line)),
})
    .check(schemas/* refine */.YPB(({ startLine, endLine }) => endLine === undefined || (startLine !== undefined && startLine <= endLine), "endLine does not come before startLine, which has to be there"));
/** A comment as answers show it (interface, "Conversation comment"). */
const Comment = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the comment.", schemas/* string */.YjP()),
    conversationId: (0,described/* described */.W)("The conversation that it belongs to.", fields/* shownText */.f$),
    connectionId: (0,described/* described */.W)("The connection whose commits that one is about.", fields/* shownText */.f$),
    authorId: (0,described/* described */.W)("The user who wrote it; null for the service's own.", fields/* shownText */.f$),
    message: (0,described/* described */.W)("The text.", schemas/* string */.YjP()),
    workRequested: (0,described/* described */.W)("Whether it asks for work; false: discussion only.", schemas/* boolean */.zMY()),
    anchor: (0,described/* described */.W)("The place that it is about.", schemas/* nullish */.cl6(schemas/* looseObject */._H3(Anchor.shape))),
    batchItemIds: (0,described/* described */.W)("Comments batched into this one.", fields/* texts */.Te),
    batchedIntoIds: (0,described/* described */.W)("Aggregates that this one was batched into.", fields/* texts */.Te),
    replyIds: (0,described/* described */.W)("Replies to it.", fields/* texts */.Te),
    source: (0,described/* described */.W)("Where it was written: `api` or `service`; others may come.", fields/* shownText */.f$),
    externalId: (0,described/* described */.W)("Its identifier where it was written.", fields/* shownText */.f$),
    ...fields/* shownTimes */.uK,
});
/** The body of a comment's creation (interface, "Conversations"). */
const CommentRequest = schemas/* extend */.X$i(fields/* byId */.$H, {
    body: (0,described/* described */.W)("The text.", fields/* text */.Qq),
    relevantLinks: (0,described/* described */.W)("Links to extra content.", schemas/* optional */.lqM(fields/* texts */.Te)),
    changes: (0,described/* described */.W)("Explicit change selectors.", schemas/* optional */.lqM(schemas/* array */.YOg(change_selector/* ChangeSelector */.E))),
    labels: (0,described/* described */.W)("Labels that it carries.", schemas/* optional */.lqM(fields/* texts */.Te)),
    workRequested: (0,described/* described */.W)("False: discussion only; true unless told.", schemas/* optional */.lqM(schemas/* boolean */.zMY())),
    anchor: (0,described/* described */.W)("The place that it is about.", schemas/* optional */.lqM(Anchor)),
});
const CommentBatch = schemas/* extend */.X$i(fields/* byId */.$H, {
    message: (0,described/* described */.W)("The text of the aggregate.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    itemCommentIds: (0,described/* described */.W)("Comments of this conversation that ask for no work themselves, at least one.", schemas/* array */.YOg(fields/* text */.Qq).check(api/* _minLength */.m9(1))),
});
const CommentFilter = schemas/* object */.Ikc({
    ...pageQuery,
    ids: (0,described/* described */.W)("Only these, as IDs separated by commas.", schemas/* optional */.lqM(fields/* queryList */.n_)),
    conversationId: (0,described/* described */.W)("Only those of this conversation.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    connectionId: (0,described/* described */.W)("Only those of conversations about this connection.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    workRequested: (0,described/* described */.W)("Only those that ask for work, or only others.", schemas/* optional */.lqM(fields/* queryBoolean */.zV)),
    source: (0,described/* described */.W)("Only those written there.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    externalId: (0,described/* described */.W)("Only the one with this identifier where it was written.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    filePath: (0,described/* described */.W)("Only those about this file.", schemas/* optional */.lqM(schemas/* string */.YjP())),
});
/** Comments of conversations (interface, "Conversations", rules 6, 7, 9 and 10). */
const comments = {
    create: dist.oc
        .route({ ...routes/* routes */.J.comments.create, summary: "Comment on a conversation" })
        .input(CommentRequest)
        .output(Comment),
    sendBatch: dist.oc
        .route({ ...routes/* routes */.J.comments.sendBatch, summary: "Ask for work on several comments at once" })
        .input(CommentBatch),
    list: dist.oc
        .route({ ...routes/* routes */.J.comments.list, summary: "List comments, the newest first" })
        .input(CommentFilter)
        .output(schemas/* looseObject */._H3({
        comments: (0,described/* described */.W)("The page.", schemas/* array */.YOg(Comment)),
        error: (0,described/* described */.W)("What kept the list from being whole.", fields/* shownText */.f$),
        ...pageTokens,
    })),
    update: dist.oc
        .route({ ...routes/* routes */.J.comments.update, summary: "Edit a comment" })
        .input(schemas/* extend */.X$i(fields/* byId */.$H, { message: (0,described/* described */.W)("The new text.", fields/* text */.Qq) }))
        .output(Comment),
    delete: dist.oc.route({ ...routes/* routes */.J.comments.delete, summary: "Delete a comment" }).input(fields/* byId */.$H),
};

// EXTERNAL MODULE: ./lib/contract/connection-config.js
var connection_config = __webpack_require__(9871);
;// CONCATENATED MODULE: ./lib/contract/connections.js







/** A connection as answers show it, with its config redacted (interface, "Connection"). */
const Connection = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the connection.", schemas/* string */.YjP()),
    orgId: (0,described/* described */.W)("Owning organization.", fields/* shownText */.f$),
    name: (0,described/* described */.W)("Its name, such as `owner/repo`.", schemas/* string */.YjP()),
    type: (0,described/* described */.W)("Name of the one config variant that is set.", fields/* shownText */.f$),
    allowedTriggerEvents: (0,described/* described */.W)("Trigger events that it can emit.", schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* string */.YjP()))),
    healthy: (0,described/* described */.W)("Whether it answered when last looked at.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    paused: (0,described/* described */.W)("Whether it is set aside.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    config: (0,described/* described */.W)("Exactly one variant, secrets masked.", schemas/* nullish */.cl6(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()))),
    syncedAt: (0,described/* described */.W)("When it was last synced.", fields/* shownText */.f$),
    remainingRateLimitPercent: (0,described/* described */.W)("The share of its rate limit that was left.", schemas/* nullish */.cl6(schemas/* number */.aig())),
    ...fields/* shownTimes */.uK,
    deletedAt: (0,described/* described */.W)("When it was deleted.", fields/* shownText */.f$),
});
const ConnectionRequest = schemas/* object */.Ikc({
    name: (0,described/* described */.W)("Its name; a repository's is best `owner/repo`.", fields/* nameText */.fh),
    config: (0,described/* described */.W)("Exactly one variant.", connection_config/* ConnectionConfig */.NN),
    paused: (0,described/* described */.W)("Whether it is set aside; false unless told.", schemas/* optional */.lqM(schemas/* boolean */.zMY())),
    sync: (0,described/* described */.W)("Whether a first sync is started; false unless told.", schemas/* optional */.lqM(schemas/* boolean */.zMY())),
});
const ConnectionUpdate = schemas/* extend */.X$i(fields/* byId */.$H, {
    name: (0,described/* described */.W)("Its new name.", schemas/* optional */.lqM(fields/* nameText */.fh)),
    paused: (0,described/* described */.W)("Whether it is set aside.", schemas/* optional */.lqM(schemas/* boolean */.zMY())),
    config: (0,described/* described */.W)("Exactly one variant, of the type that it has; a masked secret stays as it is.", connection_config/* ConnectionConfig */.NN),
});
const ConnectionFilter = schemas/* object */.Ikc({
    ...pageQuery,
    name: (0,described/* described */.W)("Only those with this name.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    type: (0,described/* described */.W)("Only those of this type.", schemas/* optional */.lqM(schemas/* enum */.k5n(connection_config/* CONNECTION_TYPES */.ZH, `type is one of ${connection_config/* CONNECTION_TYPES */.ZH.join(", ")}`))),
    paused: (0,described/* described */.W)("Only paused ones, or only others.", schemas/* optional */.lqM(fields/* queryBoolean */.zV)),
    healthy: (0,described/* described */.W)("Only healthy ones, or only others.", schemas/* optional */.lqM(fields/* queryBoolean */.zV)),
    syncedAtBefore: (0,described/* described */.W)("Only those last synced before this time (RFC 3339).", schemas/* optional */.lqM(fields/* timestamp */.vE)),
    remainingRateLimitPercent: (0,described/* described */.W)("Only those with at most this share of their rate limit left, 0 to 100.", schemas/* optional */.lqM(coerce/* number */.ai().check(api/* _gte */.qm(0), api/* _lte */.Zm(100)))),
});
/** How a connection or a publication stands. */
const Health = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("What was looked at.", schemas/* string */.YjP()),
    status: (0,described/* described */.W)("`healthy`, `unhealthy` or `paused`; others may come.", schemas/* string */.YjP()),
    message: (0,described/* described */.W)("What was found, in a sentence.", fields/* shownText */.f$),
    error: (0,described/* described */.W)("What is wrong, in the words of who refused.", fields/* shownText */.f$),
});
const Named = (what) => schemas/* looseObject */._H3({
    id: (0,described/* described */.W)(`Identifier of the ${what}.`, schemas/* string */.YjP()),
    name: (0,described/* described */.W)(`Name of the ${what}.`, schemas/* string */.YjP()),
});
const Repository = schemas/* looseObject */._H3({
    fullName: (0,described/* described */.W)("`workspace/slug`.", schemas/* string */.YjP()),
    slug: (0,described/* described */.W)("The last part of its address.", schemas/* string */.YjP()),
});
const ConnectionDelete = schemas/* object */.Ikc({
    params: (0,described/* described */.W)("The path's.", fields/* byId */.$H),
    query: (0,described/* described */.W)("The query's.", schemas/* object */.Ikc({
        preserveDependencies: (0,described/* described */.W)("Keeps the records that depend on it; they go with it unless told.", schemas/* optional */.lqM(fields/* queryBoolean */.zV)),
    })),
});
const CodehostbRepos = schemas/* object */.Ikc({
    connectionId: (0,described/* described */.W)("A connection to the second code host; alone.", schemas/* optional */.lqM(fields/* text */.Qq)),
    workspace: (0,described/* described */.W)("A workspace, together with a token.", schemas/* optional */.lqM(fields/* text */.Qq)),
    token: (0,described/* described */.W)("A token for that workspace.", schemas/* optional */.lqM(fields/* text */.Qq)),
});
/** Connections (interface, "Connections"). */
const connections = {
    create: dist.oc
        .route({ ...routes/* routes */.J.connections.create, summary: "Connect an external system" })
        .input(ConnectionRequest)
        .output(Connection),
    list: dist.oc
        .route({ ...routes/* routes */.J.connections.list, summary: "List connections, the newest first" })
        .input(ConnectionFilter)
        .output(schemas/* looseObject */._H3({ connections: (0,described/* described */.W)("The page.", schemas/* array */.YOg(Connection)), ...pageTokens })),
    get: dist.oc
        .route({ ...routes/* routes */.J.connections.get, summary: "Read a connection" })
        .input(fields/* byId */.$H)
        .output(Connection),
    update: dist.oc
        .route({ ...routes/* routes */.J.connections.update, summary: "Change a connection" })
        .input(ConnectionUpdate)
        .output(Connection),
    delete: dist.oc.route({ ...routes/* routes */.J.connections.delete, summary: "Delete a connection" }).input(ConnectionDelete),
    sync: dist.oc
        .route({ ...routes/* routes */.J.connections.sync, summary: "Start a sync" })
        .input(schemas/* extend */.X$i(fields/* byId */.$H, { wait: (0,described/* described */.W)("Whether the answer waits for its end.", schemas/* optional */.lqM(schemas/* boolean */.zMY())) })),
    health: dist.oc
        .route({ ...routes/* routes */.J.connections.health, summary: "Look whether a connection works" })
        .input(fields/* byId */.$H)
        .output(Health),
    listChannels: dist.oc
        .route({ ...routes/* routes */.J.connections.listChannels, summary: "List the channels of a chat app" })
        .input(fields/* byId */.$H)
        .output(schemas/* looseObject */._H3({ channels: (0,described/* described */.W)("All of them.", schemas/* array */.YOg(Named("channel"))) })),
    listCodehostbRepos: dist.oc
        .route({ ...routes/* routes */.J.connections.listCodehostbRepos, summary: "List the repositories of the second code host" })
        .input(CodehostbRepos)
        .output(schemas/* looseObject */._H3({ repos: (0,described/* described */.W)("All of them.", schemas/* array */.YOg(Repository)) })),
    listTrackerStatuses: dist.oc
        .route({ ...routes/* routes */.J.connections.listTrackerStatuses, summary: "List the statuses of a tracker" })
        .input(fields/* byId */.$H)
        .output(schemas/* looseObject */._H3({ statuses: (0,described/* described */.W)("All of them.", schemas/* array */.YOg(Named("status"))) })),
    summarizeMerge: dist.oc
        .route({ ...routes/* routes */.J.connections.summarizeMerge, summary: "Start the summary of a merged pull request" })
        .input(schemas/* extend */.X$i(fields/* byId */.$H, {
        number: (0,described/* described */.W)("Number of a merged pull request.", schemas/* int */.Whr("number is a whole number of at least 1").check(api/* _positive */.NC("number is at least 1"))),
    })),
};

;// CONCATENATED MODULE: ./lib/contract/labels.js


/** The labels of a record, where a service shows them as texts; the interface does not say how it shows them. */
const shownLabels = (0,described/* described */.W)("Labels of the request.", schemas/* catch */.MfU(schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* string */.YjP())), undefined));

;// CONCATENATED MODULE: ./lib/contract/conversations.js








/** One line of what was done in a conversation. */
const Entry = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the entry.", schemas/* string */.YjP()),
    kind: (0,described/* described */.W)("What the message is, such as `selection`, `releaseNotes`, `notice` or `error`.", fields/* shownText */.f$),
    status: (0,described/* described */.W)("How that step stands: `running`, `success`, `error`.", fields/* shownText */.f$),
    message: (0,described/* described */.W)("What happened, for a person to read.", fields/* shownText */.f$),
    details: (0,described/* described */.W)("What the message says, for programs; its fields depend on the kind.", schemas/* nullish */.cl6(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()))),
    turnId: (0,described/* described */.W)("The turn that did it; none where no turn did.", fields/* shownText */.f$),
    createdAt: (0,described/* described */.W)("When it was recorded.", fields/* shownText */.f$),
});
/** A conversation as answers show it (interface, "Conversation"; further fields from the design). */
const Conversation = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the conversation.", schemas/* string */.YjP()),
    orgId: (0,described/* described */.W)("Owning organization.", fields/* shownText */.f$),
    jobId: (0,described/* described */.W)("The job that it came from.", fields/* shownText */.f$),
    publicationId: (0,described/* described */.W)("The publication that is written.", fields/* shownText */.f$),
    publicationName: (0,described/* described */.W)("Name of that publication.", fields/* shownText */.f$),
    connectionId: (0,described/* described */.W)("The connection whose commits are meant.", fields/* shownText */.f$),
    status: (0,described/* described */.W)("`open`, `staged`, `running`, `closed`, `merged`, `cancelled` or `needsAttention`; others may come.", schemas/* string */.YjP()),
    staged: (0,described/* described */.W)("True while the draft waits without a pull request.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    branch: (0,described/* described */.W)("The branch that holds the draft.", fields/* shownText */.f$),
    outputUrl: (0,described/* described */.W)("Address of the pull request; of a staged draft, the page that compares its branch.", fields/* shownText */.f$),
    excludedFiles: (0,described/* described */.W)("Files that the draft leaves as they are.", schemas/* nullish */.cl6(fields/* texts */.Te)),
    triggerType: (0,described/* described */.W)("What started it: `release`, `merge` or `manual`.", fields/* shownText */.f$),
    operationType: (0,described/* described */.W)("What is done, such as `write`.", fields/* shownText */.f$),
    title: (0,described/* described */.W)("Title of the request.", fields/* shownText */.f$),
    labels: shownLabels,
    summary: (0,described/* described */.W)("What came out of it, in a sentence.", fields/* shownText */.f$),
    originType: (0,described/* described */.W)("What kind of thing asked for it, such as `job` or `conversation`.", fields/* shownText */.f$),
    originURL: (0,described/* described */.W)("Address of what asked for it.", fields/* shownText */.f$),
    ...fields/* shownTimes */.uK,
    entries: (0,described/* described */.W)("What was done, the oldest first.", schemas/* nullish */.cl6(schemas/* array */.YOg(Entry))),
});
/** The body of a conversation's creation (interface, "Conversations"). */
const ConversationRequest = schemas/* object */.Ikc({
    body: (0,described/* described */.W)("What is to be written.", fields/* text */.Qq),
    publication: (0,described/* described */.W)("ID or name of the publication.", fields/* text */.Qq),
    relevantLinks: (0,described/* described */.W)("Links to extra content.", schemas/* optional */.lqM(fields/* texts */.Te)),
    changes: (0,described/* described */.W)("Explicit change selectors.", schemas/* optional */.lqM(schemas/* array */.YOg(change_selector/* ChangeSelector */.E))),
    stage: (0,described/* described */.W)("Leave a staged draft instead of a pull request.", schemas/* optional */.lqM(schemas/* boolean */.zMY())),
    labels: (0,described/* described */.W)("Labels that the request carries.", schemas/* optional */.lqM(fields/* texts */.Te)),
});
const ConversationFilter = schemas/* object */.Ikc({
    ...pageQuery,
    branch: (0,described/* described */.W)("Only drafts on this branch.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    outputUrl: (0,described/* described */.W)("Only the one with this pull request.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    jobId: (0,described/* described */.W)("Only those of this job.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    publicationId: (0,described/* described */.W)("Only those of this publication.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    operationType: (0,described/* described */.W)("Only this kind of work.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    status: (0,described/* described */.W)("Only those in this status.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    summary: (0,described/* described */.W)("Only those with this summary, in upper or lower case; `%` stands for any text.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    staged: (0,described/* described */.W)("Only staged drafts, or only others; `null` is refused.", schemas/* optional */.lqM(fields/* queryBoolean */.zV)),
    originType: (0,described/* described */.W)("Only those from this kind of origin.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    originURL: (0,described/* described */.W)("Only those from this address.", schemas/* optional */.lqM(schemas/* string */.YjP())),
});
const ConversationUpdate = schemas/* extend */.X$i(fields/* byId */.$H, {
    staged: (0,described/* described */.W)("False opens a staged draft as a pull request.", schemas/* optional */.lqM(schemas/* boolean */.zMY())),
    excludedFiles: (0,described/* described */.W)("Files to take back on the draft's branch.", schemas/* optional */.lqM(fields/* texts */.Te)),
});
const Annotating = schemas/* looseObject */._H3({
    conversationId: (0,described/* described */.W)("The conversation.", schemas/* string */.YjP()),
    status: (0,described/* described */.W)("`scheduled`.", schemas/* string */.YjP()),
});
const Notified = schemas/* looseObject */._H3({
    conversationId: (0,described/* described */.W)("The conversation.", schemas/* string */.YjP()),
    connectionId: (0,described/* described */.W)("The publication's notifier connection.", schemas/* string */.YjP()),
    channelId: (0,described/* described */.W)("The channel that was told.", schemas/* string */.YjP()),
    messageId: (0,described/* described */.W)("The message, as the chat app knows it.", schemas/* string */.YjP()),
});
/** Conversations (interface, "Conversations", rules 1 to 5 and 8). */
const conversations = {
    create: dist.oc
        .route({ ...routes/* routes */.J.conversations.create, summary: "Start a conversation" })
        .input(ConversationRequest)
        .output(Conversation),
    get: dist.oc
        .route({ ...routes/* routes */.J.conversations.get, summary: "Read a conversation" })
        .input(fields/* byId */.$H)
        .output(Conversation),
    list: dist.oc
        .route({ ...routes/* routes */.J.conversations.list, summary: "List conversations, the newest first" })
        .input(ConversationFilter)
        .output(schemas/* looseObject */._H3({
        conversations: (0,described/* described */.W)("The page.", schemas/* array */.YOg(Conversation)),
        error: (0,described/* described */.W)("What kept the list from being whole.", fields/* shownText */.f$),
        ...pageTokens,
    })),
    update: dist.oc
        .route({ ...routes/* routes */.J.conversations.update, summary: "Publish a staged draft, or exclude files from it" })
        .input(ConversationUpdate)
        .output(Conversation),
    annotate: dist.oc
        .route({ ...routes/* routes */.J.conversations.annotate, summary: "Explain a draft's changes by their commits" })
        .input(fields/* byId */.$H)
        .output(Annotating),
    notify: dist.oc
        .route({ ...routes/* routes */.J.conversations.notify, summary: "Tell the publication's channel of a conversation" })
        .input(fields/* byId */.$H)
        .output(Notified),
};

// EXTERNAL MODULE: ./lib/contract/instruction-types.js
var instruction_types = __webpack_require__(7562);
;// CONCATENATED MODULE: ./lib/contract/instruction-links.js







/** A link of an instruction to a slot, as answers show it (interface, "Instruction link"). */
const InstructionLink = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the link.", schemas/* string */.YjP()),
    orgId: (0,described/* described */.W)("Owning organization.", fields/* shownText */.f$),
    instructionId: (0,described/* described */.W)("The instruction.", schemas/* string */.YjP()),
    publicationId: (0,described/* described */.W)("The publication.", schemas/* string */.YjP()),
    slotType: (0,described/* described */.W)("The slot.", schemas/* string */.YjP()),
    position: (0,described/* described */.W)("Its place in the slot, from 0.", schemas/* number */.aig()),
    ...fields/* shownTimes */.uK,
});
const InstructionLinkRequest = schemas/* extend */.X$i(fields/* byId */.$H, {
    publicationId: (0,described/* described */.W)("The publication.", fields/* text */.Qq),
    slotType: (0,described/* described */.W)("The slot.", instruction_types/* SlotType */.nT),
});
const InstructionLinkFilter = schemas/* object */.Ikc({
    ...pageQuery,
    instructionId: (0,described/* described */.W)("Only those of this instruction.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    publicationId: (0,described/* described */.W)("Only those of this publication.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    slotType: (0,described/* described */.W)("Only those in this slot.", schemas/* optional */.lqM(schemas/* string */.YjP())),
});
// Keeps one call from asking for more links than a transaction should make.
const MOST = 1_000;
const InstructionLinkBulk = schemas/* extend */.X$i(fields/* byId */.$H, {
    publicationIds: (0,described/* described */.W)("The publications, 1 to 1,000; one that is named twice counts once.", schemas/* array */.YOg(fields/* text */.Qq).check(api/* _minLength */.m9(1), api/* _maxLength */.Eb(MOST))),
    slotTypes: (0,described/* described */.W)("The slots, at least one; one that is named twice counts once.", schemas/* array */.YOg(instruction_types/* SlotType */.nT).check(api/* _minLength */.m9(1), api/* _maxLength */.Eb(MOST))),
});
const InstructionLinkBulkDelete = schemas/* object */.Ikc({
    ids: (0,described/* described */.W)("The links, 1,000 at most; those that are not there are passed over.", schemas/* array */.YOg(schemas/* string */.YjP()).check(api/* _maxLength */.Eb(MOST))),
});
/** Links of instructions to the slots of publications (interface, "Instructions"). */
const instructionLinks = {
    create: dist.oc
        .route({ ...routes/* routes */.J.instructionLinks.create, summary: "Link an instruction to a slot" })
        .input(InstructionLinkRequest)
        .output(InstructionLink),
    list: dist.oc
        .route({ ...routes/* routes */.J.instructionLinks.list, summary: "List instruction links, the newest first" })
        .input(InstructionLinkFilter)
        .output(schemas/* looseObject */._H3({ instructionLinks: (0,described/* described */.W)("The page.", schemas/* array */.YOg(InstructionLink)), ...pageTokens })),
    get: dist.oc
        .route({ ...routes/* routes */.J.instructionLinks.get, summary: "Read an instruction link" })
        .input(fields/* byId */.$H)
        .output(InstructionLink),
    delete: dist.oc.route({ ...routes/* routes */.J.instructionLinks.delete, summary: "Delete an instruction link" }).input(fields/* byId */.$H),
    bulkCreate: dist.oc
        .route({ ...routes/* routes */.J.instructionLinks.bulkCreate, summary: "Link an instruction to several slots and publications" })
        .input(InstructionLinkBulk),
    bulkDelete: dist.oc
        .route({ ...routes/* routes */.J.instructionLinks.bulkDelete, summary: "Delete several instruction links" })
        .input(InstructionLinkBulkDelete),
};

;// CONCATENATED MODULE: ./lib/contract/instructions.js







/** An instruction as answers show it (interface, "Instruction"). */
const Instruction = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the instruction.", schemas/* string */.YjP()),
    orgId: (0,described/* described */.W)("Owning organization.", fields/* shownText */.f$),
    name: (0,described/* described */.W)("Its name, unique among those of its type.", schemas/* string */.YjP()),
    type: (0,described/* described */.W)("What it is for.", schemas/* string */.YjP()),
    content: (0,described/* described */.W)("The text.", schemas/* string */.YjP()),
    global: (0,described/* described */.W)("Whether it belongs to the library, not to one publication alone.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    ...fields/* shownTimes */.uK,
});
const written = {
    name: (0,described/* described */.W)("Its name, unique among those of its type.", fields/* nameText */.fh),
    type: (0,described/* described */.W)("What it is for.", instruction_types/* InstructionType */.lp),
    content: (0,described/* described */.W)("The text.", fields/* text */.Qq),
};
const InstructionFilter = schemas/* object */.Ikc({
    ...pageQuery,
    type: (0,described/* described */.W)("Only those of this type.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    global: (0,described/* described */.W)("Only those of the library, or only those of single publications.", schemas/* optional */.lqM(fields/* queryBoolean */.zV)),
});
/** The instruction library (interface, "Instructions"). */
const instructions = {
    list: dist.oc
        .route({ ...routes/* routes */.J.instructions.list, summary: "List instructions, the newest first" })
        .input(InstructionFilter)
        .output(schemas/* looseObject */._H3({ instructions: (0,described/* described */.W)("The page.", schemas/* array */.YOg(Instruction)), ...pageTokens })),
    get: dist.oc
        .route({ ...routes/* routes */.J.instructions.get, summary: "Read an instruction" })
        .input(fields/* byId */.$H)
        .output(Instruction),
    create: dist.oc
        .route({ ...routes/* routes */.J.instructions.create, summary: "Create an instruction" })
        .input(schemas/* object */.Ikc(written))
        .output(Instruction),
    update: dist.oc
        .route({ ...routes/* routes */.J.instructions.update, summary: "Replace an instruction" })
        .input(schemas/* extend */.X$i(fields/* byId */.$H, written))
        .output(Instruction),
    delete: dist.oc.route({ ...routes/* routes */.J.instructions.delete, summary: "Delete an instruction and its links" }).input(fields/* byId */.$H),
};

// EXTERNAL MODULE: ./lib/contract/job-states.js
var job_states = __webpack_require__(2496);
;// CONCATENATED MODULE: ./lib/contract/jobs.js









/** The body of a job (interface, "Job request object"). */
const DocRequest = schemas/* object */.Ikc({
    title: (0,described/* described */.W)("Names pull requests and commits.", fields/* text */.Qq),
    body: (0,described/* described */.W)("What is to be written.", fields/* text */.Qq),
    sourceConnection: (0,described/* described */.W)("ID or name of the connection whose commits are meant.", fields/* text */.Qq),
    comments: (0,described/* described */.W)("Additional requests.", schemas/* optional */.lqM(fields/* texts */.Te)),
    labels: (0,described/* described */.W)("Labels that the request carries.", schemas/* optional */.lqM(fields/* texts */.Te)),
    time: (0,described/* described */.W)("When the request was made (RFC 3339).", schemas/* optional */.lqM(fields/* timestamp */.vE)),
    publications: (0,described/* described */.W)("IDs or names of publications; none: all of the source connection.", schemas/* optional */.lqM(fields/* texts */.Te)),
    relevantLinks: (0,described/* described */.W)("Links to extra content.", schemas/* optional */.lqM(fields/* texts */.Te)),
    eventType: (0,described/* described */.W)("Forces release notes and documentation work.", schemas/* optional */.lqM(schemas/* enum */.k5n(["release", "merge"]))),
    changes: (0,described/* described */.W)("Explicit change selectors; they override changes described in `body`.", schemas/* optional */.lqM(schemas/* array */.YOg(change_selector/* ChangeSelector */.E))),
});
/** A job as answers show it; unknown fields are kept and an unknown state is only a string. */
const Job = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the job.", schemas/* string */.YjP()),
    orgId: (0,described/* described */.W)("Owning organization.", schemas/* string */.YjP()),
    type: (0,described/* described */.W)("The kind of job; `doc-request` for one that was created here.", schemas/* string */.YjP()),
    state: (0,described/* described */.W)(`One of ${job_states/* JOB_STATES */.R.join(", ")}; others may come.`, schemas/* string */.YjP()),
    title: (0,described/* described */.W)("Title of the request.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
    labels: shownLabels,
    ...fields/* shownTimes */.uK,
});
/** Create, read and list jobs (interface, "Jobs"). */
const jobs = {
    create: dist.oc
        .route({ ...routes/* routes */.J.jobs.create, summary: "Create a job" })
        .input(DocRequest)
        .output(Job),
    get: dist.oc
        .route({ ...routes/* routes */.J.jobs.get, summary: "Read a job" })
        .input(fields/* byId */.$H)
        .output(Job),
    list: dist.oc
        .route({ ...routes/* routes */.J.jobs.list, summary: "List jobs, the newest first" })
        .input(schemas/* object */.Ikc(pageQuery))
        .output(schemas/* looseObject */._H3({ jobs: (0,described/* described */.W)("The page.", schemas/* array */.YOg(Job)), ...pageTokens })),
};

// EXTERNAL MODULE: ./lib/contract/publication-config.js
var publication_config = __webpack_require__(8659);
;// CONCATENATED MODULE: ./lib/contract/publications.js









/** An instruction in a slot of a publication, as answers show it; in the order of slots and positions. */
const ResolvedInstruction = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the link.", schemas/* string */.YjP()),
    instructionId: (0,described/* described */.W)("The instruction.", schemas/* string */.YjP()),
    slotType: (0,described/* described */.W)("The slot that it is in.", schemas/* string */.YjP()),
    position: (0,described/* described */.W)("Its place in the slot, from 0.", schemas/* number */.aig()),
    name: (0,described/* described */.W)("Name of the instruction.", schemas/* string */.YjP()),
    type: (0,described/* described */.W)("Type of the instruction.", schemas/* string */.YjP()),
    content: (0,described/* described */.W)("Its text.", schemas/* string */.YjP()),
    global: (0,described/* described */.W)("Whether it belongs to the library, not to this publication alone.", schemas/* boolean */.zMY()),
});
/** A publication as answers show it (interface, "Publication"). */
const Publication = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the publication.", schemas/* string */.YjP()),
    orgId: (0,described/* described */.W)("Owning organization.", fields/* shownText */.f$),
    name: (0,described/* described */.W)("Its name, unique in the organization.", schemas/* string */.YjP()),
    config: (0,described/* described */.W)("How it is written.", schemas/* nullish */.cl6(schemas/* looseObject */._H3(publication_config/* PublicationConfig */.Nb.shape))),
    instructions: (0,described/* described */.W)("Resolved instructions.", schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* unknown */.L5J()))),
    healthy: (0,described/* described */.W)("Whether its connections answered when last looked at.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    healthMessage: (0,described/* described */.W)("What is wrong with them, where something is.", fields/* shownText */.f$),
    syncedAt: (0,described/* described */.W)("When it was last synced.", fields/* shownText */.f$),
    ...fields/* shownTimes */.uK,
});
/** An instruction for a slot: one of the library by ID, or a text of the publication's own. */
const SlottedInstruction = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({
        slotType: (0,described/* described */.W)("The slot.", instruction_types/* SlotType */.nT),
        instructionId: (0,described/* described */.W)("An instruction of the library.", fields/* text */.Qq),
    }),
    schemas/* strictObject */.rej({
        slotType: (0,described/* described */.W)("The slot.", instruction_types/* SlotType */.nT),
        content: (0,described/* described */.W)("The text.", fields/* text */.Qq),
        name: (0,described/* described */.W)("Its name; made from the slot unless given.", schemas/* optional */.lqM(fields/* nameText */.fh)),
        type: (0,described/* described */.W)("Its type; the slot's unless given.", schemas/* optional */.lqM(instruction_types/* InstructionType */.lp)),
    }),
], "an instruction is {slotType, instructionId} or {slotType, content, name?, type?}");
const publications_written = {
    name: (0,described/* described */.W)("Its name, unique in the organization.", fields/* nameText */.fh),
    config: (0,described/* described */.W)("How it is written; `docsRepo` has to be there.", schemas/* optional */.lqM(publication_config/* PublicationConfig */.Nb)),
    instructions: (0,described/* described */.W)("Its instructions, in order within each slot; 200 at most.", schemas/* optional */.lqM(schemas/* array */.YOg(SlottedInstruction).check(api/* _maxLength */.Eb(200)))),
};
const PublicationRequest = schemas/* object */.Ikc(publications_written);
const PublicationUpdate = schemas/* extend */.X$i(fields/* byId */.$H, {
    ...publications_written,
    updatedAt: (0,described/* described */.W)("The `updatedAt` that was read: another change since then is a clash.", schemas/* optional */.lqM(fields/* timestamp */.vE)),
});
const PublicationFilter = schemas/* object */.Ikc({
    ...pageQuery,
    name: (0,described/* described */.W)("Only those with this name.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    syncedAtBefore: (0,described/* described */.W)("Only those last synced before this time (RFC 3339).", schemas/* optional */.lqM(fields/* timestamp */.vE)),
    ids: (0,described/* described */.W)("Only these, as IDs separated by commas.", schemas/* optional */.lqM(fields/* queryList */.n_)),
});
const PublicationSync = schemas/* extend */.X$i(fields/* byId */.$H, {
    wait: (0,described/* described */.W)("Whether the answer waits for its end.", schemas/* optional */.lqM(schemas/* boolean */.zMY())),
    timeout: (0,described/* described */.W)("How long it waits at most, in nanoseconds; 60 seconds unless told, 10 minutes at most.", schemas/* optional */.lqM(schemas/* int */.Whr("timeout is a whole number of nanoseconds").check(api/* _positive */.NC("timeout is at least 1")))),
});
const PublicationHealth = schemas/* extend */.X$i(Health, {
    connections: (0,described/* described */.W)("How each of its connections stands.", schemas/* nullish */.cl6(schemas/* array */.YOg(Health))),
});
/** Publications (interface, "Publications"). */
const publications = {
    create: dist.oc
        .route({ ...routes/* routes */.J.publications.create, summary: "Create a publication" })
        .input(PublicationRequest)
        .output(Publication),
    get: dist.oc
        .route({ ...routes/* routes */.J.publications.get, summary: "Read a publication" })
        .input(fields/* byId */.$H)
        .output(Publication),
    list: dist.oc
        .route({ ...routes/* routes */.J.publications.list, summary: "List publications, the newest first" })
        .input(PublicationFilter)
        .output(schemas/* looseObject */._H3({ publications: (0,described/* described */.W)("The page.", schemas/* array */.YOg(Publication)), ...pageTokens })),
    update: dist.oc
        .route({ ...routes/* routes */.J.publications.update, summary: "Replace a publication's configuration and instructions" })
        .input(PublicationUpdate)
        .output(Publication),
    delete: dist.oc.route({ ...routes/* routes */.J.publications.delete, summary: "Delete a publication" }).input(fields/* byId */.$H),
    health: dist.oc
        .route({ ...routes/* routes */.J.publications.health, summary: "Look whether a publication's connections work" })
        .input(fields/* byId */.$H)
        .output(PublicationHealth),
    sync: dist.oc.route({ ...routes/* routes */.J.publications.sync, summary: "Sync a publication's connections" }).input(PublicationSync),
};

;// CONCATENATED MODULE: ./lib/contract/turns.js





/** A turn as answers show it (interface, "Conversation turn"). */
const Turn = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the turn.", schemas/* string */.YjP()),
    conversationId: (0,described/* described */.W)("The conversation that it belongs to.", fields/* shownText */.f$),
    status: (0,described/* described */.W)("`running`, `success`, `skipped`, `error`, `no_changes`, `cancelRequested` or `cancelled`; others may come.", schemas/* string */.YjP()),
    errorMessage: (0,described/* described */.W)("What went wrong, where something did.", fields/* shownText */.f$),
    retryCount: (0,described/* described */.W)("How often it was asked to be tried again.", schemas/* number */.aig()),
    request: (0,described/* described */.W)("What was asked.", schemas/* nullish */.cl6(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()))),
    triggeringCommentId: (0,described/* described */.W)("The comment that asked for it.", fields/* shownText */.f$),
    ...fields/* shownTimes */.uK,
});
/** Turns of conversations (interface, "Conversations", rule 11). */
const turns = {
    retry: dist.oc
        .route({ ...routes/* routes */.J.turns.retry, summary: "Try a failed turn again" })
        .input(fields/* byId */.$H)
        .output(Turn),
};

;// CONCATENATED MODULE: ./lib/contract/users.js






/** A user as answers show it (interface, "User"). */
const User = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the user.", schemas/* string */.YjP()),
    authId: (0,described/* described */.W)("Identifier at the sign-in provider.", schemas/* string */.YjP()),
    email: (0,described/* described */.W)("E-mail address.", schemas/* string */.YjP()),
    name: (0,described/* described */.W)("Name.", schemas/* string */.YjP()),
    sfsToken: (0,described/* described */.W)("May be empty.", schemas/* string */.YjP()),
    invitationAccepted: (0,described/* described */.W)("Whether the invitation was accepted.", schemas/* boolean */.zMY()),
    orgId: (0,described/* described */.W)("The organization that it belongs to.", schemas/* string */.YjP()),
    createdAt: (0,described/* described */.W)("When it was created.", schemas/* string */.YjP()),
    updatedAt: (0,described/* described */.W)("When it last changed.", schemas/* string */.YjP()),
});
const UserFilter = schemas/* object */.Ikc({
    ...pageQuery,
    email: (0,described/* described */.W)("Only those with this address.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    name: (0,described/* described */.W)("Only those with this name.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    authId: (0,described/* described */.W)("Only the one with this identifier at the sign-in provider.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    query: (0,described/* described */.W)("Only those whose name or address contains this.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    roleIds: (0,described/* described */.W)("Only those with one of these roles, as IDs separated by commas.", schemas/* optional */.lqM(fields/* queryList */.n_)),
    noBuiltinRole: (0,described/* described */.W)("Only those without a built-in role, or only others.", schemas/* optional */.lqM(fields/* queryBoolean */.zV)),
    invitationAccepted: (0,described/* described */.W)("Only those who accepted their invitation, or only others.", schemas/* optional */.lqM(fields/* queryBoolean */.zV)),
});
/** Users of the organization (interface, "Users"). */
const users = {
    me: dist.oc.route({ ...routes/* routes */.J.users.me, summary: "Read the authenticated user" }).output(User),
    list: dist.oc
        .route({ ...routes/* routes */.J.users.list, summary: "List users, the newest first" })
        .input(UserFilter)
        .output(schemas/* looseObject */._H3({ users: (0,described/* described */.W)("The page.", schemas/* array */.YOg(User)), ...pageTokens })),
    get: dist.oc
        .route({ ...routes/* routes */.J.users.get, summary: "Read a user" })
        .input(fields/* byId */.$H)
        .output(User),
};

;// CONCATENATED MODULE: ./lib/contract/contract.js










/** The HTTP interface as data: what the service implements and the client speaks. */
const contract = {
    jobs: jobs,
    connections: connections,
    conversations: conversations,
    comments: comments,
    turns: turns,
    publications: publications,
    users: users,
    instructions: instructions,
    instructionLinks: instructionLinks,
    auditLogs: auditLogs,
};


/***/ }),

/***/ 1613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ described)
/* harmony export */ });
/* harmony import */ var zod_locales__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(252);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);


// The small build of zod says only "Invalid input" until it is given a language.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W((0,zod_locales__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)());
/** The schema with the sentence that the OpenAPI document and a reader of the contract see beside it. */
function described(text, schema) {
    return schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y(text));
}


/***/ }),

/***/ 7814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ explainIssues)
/* harmony export */ });
/** The faults in one line, each with the field that it is about: `changes.0.commits: …; title: …`. */
function explainIssues(issues) {
    return issues
        .map(({ path = [], message }) => {
        const field = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".");
        return field === "" ? message : `${field}: ${message}`;
    })
        .join("; ");
}


/***/ }),

/***/ 401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ byId),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   n_: () => (/* binding */ queryList),
/* harmony export */   uK: () => (/* binding */ shownTimes),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   zV: () => (/* binding */ queryBoolean)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1613);


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
/** A yes or no in a query string: `true` or `false`, nothing else. */
const queryBoolean = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["true", "false"])]), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value === true || value === "true"));
/** Several values in a query string, separated by commas. */
const queryList = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value.split(",").filter((part) => part !== "")));
/** The path parameter of a single record. */
const byId = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Identifier of the record.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) });
/** When a record was made and last changed. */
const shownTimes = {
    createdAt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("When it was created.", shownText),
    updatedAt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("When it last changed.", shownText),
};


/***/ }),

/***/ 7562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vp: () => (/* binding */ PUBLICATION_SLOTS),
/* harmony export */   lp: () => (/* binding */ InstructionType),
/* harmony export */   nT: () => (/* binding */ SlotType)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4343);

/** Slots of a publication in their order (interface, "Instruction"). */
const PUBLICATION_SLOTS = ["documentation", "releaseNotes", "changelog", "commit", "planning"];
const SLOT_TYPES = [...PUBLICATION_SLOTS, "styleGuide"];
const refuse = (what) => `${what} is one of ${SLOT_TYPES.join(", ")}`;
/** The slot types; `styleGuide` is taken like the others but is no slot of a publication. */
const SlotType = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(SLOT_TYPES, refuse("slotType"));
/** What an instruction is for: the slot types; the interface names no others. */
const InstructionType = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(SLOT_TYPES, refuse("type"));


/***/ }),

/***/ 8659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ PublicationConfig),
/* harmony export */   Wc: () => (/* binding */ PullRequestStyle),
/* harmony export */   c7: () => (/* binding */ ReleaseNotesStyle)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1613);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);



const FileStyle = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Where the document is kept, from the repository's root; `{version}` stands for the version.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)),
});
/** How release notes are written, beside where they are kept. */
const ReleaseNotesStyle = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(FileStyle, {
    contributors: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether they name who took part; by default where the code host tells of more than one person.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())),
    newContributors: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether they name who took part for the first time; not unless asked for.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())),
});
const names = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq));
/** How the pull requests of a publication are opened; no part of the interface, but ours. */
const PullRequestStyle = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    title: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Title of pull requests and commits; `{title}` stands for the request's, `{subject}` for the release, pull request or changes.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)),
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The branch that they go to; the default branch unless given.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)),
    draft: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether they are opened as drafts.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())),
    labels: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Labels of a new one.", names),
    reviewers: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Who is asked to review a new one: logins, or `organization/team`.", names),
    assignees: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Logins of a new one's assignees.", names),
});
/** How a publication is written (interface, "ModelsPublicationConfig"; the layout of `styleGuide`, `pullRequest` and `paths` are ours). */
const PublicationConfig = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    sourceRepos: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Source connections, by ID; 200 at most.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(200)))),
    docsRepo: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The connection that drafts go to.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    inputTriggers: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Events that start work, by connection ID.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te))),
    writeDocumentation: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether documentation is written.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())),
    writeReleaseNotes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether release notes are written.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())),
    writeChangelogs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether changelogs are written.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())),
    styleGuide: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Settings by kind of document.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        documentation: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Of documentation.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(FileStyle)),
        releaseNotes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Of release notes.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(ReleaseNotesStyle)),
        changelogs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Of changelogs.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(FileStyle)),
    }))),
    paths: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Files and folders that it is about, from the root: only commits that change one of them count; ours.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1)))),
    planningInstructions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Guidance for planning.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    pullRequest: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("How pull requests are opened.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(PullRequestStyle)),
    prCommitInstructions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Guidance for pull requests and commits.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    notifierConnection: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The publication's notifier connection.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
});


/***/ })

};
