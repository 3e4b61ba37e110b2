export const id = 784;
export const ids = [784];
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

/***/ 6935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ contract)
});

// EXTERNAL MODULE: ./node_modules/@orpc/contract/dist/index.mjs
var dist = __webpack_require__(9728);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/iso.js
var iso = __webpack_require__(3102);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/coerce.js
var coerce = __webpack_require__(3846);
// EXTERNAL MODULE: ./lib/contract/described.js
var described = __webpack_require__(1613);
// EXTERNAL MODULE: ./lib/contract/paging.js
var paging = __webpack_require__(9660);
// EXTERNAL MODULE: ./lib/contract/routes.js
var routes = __webpack_require__(8022);
;// CONCATENATED MODULE: ./lib/contract/connections.js





/** A connection as answers show it, with its config redacted (interface, "Connection"). */
const Connection = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the connection.", schemas/* string */.YjP()),
    orgId: (0,described/* described */.W)("Owning organization.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
    name: (0,described/* described */.W)("Its name, such as `owner/repo`.", schemas/* string */.YjP()),
    type: (0,described/* described */.W)("Name of the one config variant that is set.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
    allowedTriggerEvents: (0,described/* described */.W)("Trigger events that it can emit.", schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* string */.YjP()))),
    healthy: (0,described/* described */.W)("Whether it answered when last looked at.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    paused: (0,described/* described */.W)("Whether it is set aside.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    config: (0,described/* described */.W)("Exactly one variant, secrets masked.", schemas/* nullish */.cl6(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()))),
    createdAt: (0,described/* described */.W)("When it was created.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
    updatedAt: (0,described/* described */.W)("When it last changed.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
    deletedAt: (0,described/* described */.W)("When it was deleted.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
});
const ConnectionFilter = schemas/* object */.Ikc({
    ...paging/* pageQuery */.SB,
    name: (0,described/* described */.W)("Only those with this name.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    type: (0,described/* described */.W)("Only those of this type.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    paused: (0,described/* described */.W)("Only paused ones, or only others.", schemas/* optional */.lqM(paging/* queryBoolean */.zV)),
    healthy: (0,described/* described */.W)("Only healthy ones, or only others.", schemas/* optional */.lqM(paging/* queryBoolean */.zV)),
    syncedAtBefore: (0,described/* described */.W)("Only those last synced before this time (RFC 3339).", schemas/* optional */.lqM(iso/* datetime */.w$({ offset: true }))),
    remainingRateLimitPercent: (0,described/* described */.W)("Only those with at most this share of their rate limit left.", schemas/* optional */.lqM(coerce/* number */.ai())),
});
/** Read and list connections (interface, "Connections"). */
const connections = {
    get: dist.oc
        .route({ ...routes/* routes */.J.connections.get, summary: "Read a connection" })
        .input(paging/* byId */.$H)
        .output(Connection),
    list: dist.oc
        .route({ ...routes/* routes */.J.connections.list, summary: "List connections" })
        .input(ConnectionFilter)
        .output(schemas/* looseObject */._H3({ connections: (0,described/* described */.W)("The page.", schemas/* array */.YOg(Connection)), ...paging/* pageTokens */.oB })),
};

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./lib/contract/change-selector.js
var change_selector = __webpack_require__(9508);
;// CONCATENATED MODULE: ./lib/contract/labels.js


/** The labels of a record, where a service shows them as texts; the interface does not say how it shows them. */
const shownLabels = (0,described/* described */.W)("Labels of the request.", schemas/* catch */.MfU(schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* string */.YjP())), undefined));

;// CONCATENATED MODULE: ./lib/contract/conversations.js







const optionalText = schemas/* nullish */.cl6(schemas/* string */.YjP());
/** One line of what was done in a conversation. */
const Entry = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the entry.", schemas/* string */.YjP()),
    kind: (0,described/* described */.W)("What the message is, such as `selection`, `releaseNotes`, `notice` or `error`.", optionalText),
    status: (0,described/* described */.W)("How that step stands: `running`, `success`, `error`.", optionalText),
    message: (0,described/* described */.W)("What happened, for a person to read.", optionalText),
    createdAt: (0,described/* described */.W)("When it was recorded.", optionalText),
});
/** A conversation as answers show it (interface, "Conversation"; further fields from the design). */
const Conversation = schemas/* looseObject */._H3({
    id: (0,described/* described */.W)("Identifier of the conversation.", schemas/* string */.YjP()),
    orgId: (0,described/* described */.W)("Owning organization.", optionalText),
    jobId: (0,described/* described */.W)("The job that it came from.", optionalText),
    publicationId: (0,described/* described */.W)("The publication that is written.", optionalText),
    publicationName: (0,described/* described */.W)("Name of that publication.", optionalText),
    connectionId: (0,described/* described */.W)("The connection whose commits are meant.", optionalText),
    status: (0,described/* described */.W)("`open`, `staged`, `running`, `closed`, `merged`, `cancelled` or `needsAttention`; others may come.", schemas/* string */.YjP()),
    staged: (0,described/* described */.W)("True while the draft waits without a pull request.", schemas/* nullish */.cl6(schemas/* boolean */.zMY())),
    branch: (0,described/* described */.W)("The branch that holds the draft.", optionalText),
    outputUrl: (0,described/* described */.W)("Address of the pull request; of a staged draft, the page that compares its branch.", optionalText),
    excludedFiles: (0,described/* described */.W)("Files that the draft leaves as they are.", schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* string */.YjP()))),
    triggerType: (0,described/* described */.W)("What started it: `release`, `merge` or `manual`.", optionalText),
    operationType: (0,described/* described */.W)("What is done, such as `write`.", optionalText),
    title: (0,described/* described */.W)("Title of the request.", optionalText),
    labels: shownLabels,
    summary: (0,described/* described */.W)("What came out of it, in a sentence.", optionalText),
    originType: (0,described/* described */.W)("What kind of thing asked for it, such as `job` or `conversation`.", optionalText),
    originURL: (0,described/* described */.W)("Address of what asked for it.", optionalText),
    createdAt: (0,described/* described */.W)("When it was created.", optionalText),
    updatedAt: (0,described/* described */.W)("When it last changed.", optionalText),
    entries: (0,described/* described */.W)("What was done, the oldest first.", schemas/* nullish */.cl6(schemas/* array */.YOg(Entry))),
});
/** The body of a conversation's creation (interface, "Conversations"). */
const ConversationRequest = schemas/* object */.Ikc({
    body: (0,described/* described */.W)("What is to be written.", schemas/* string */.YjP().check(api/* _minLength */.m9(1))),
    publication: (0,described/* described */.W)("ID or name of the publication.", schemas/* string */.YjP().check(api/* _minLength */.m9(1))),
    relevantLinks: (0,described/* described */.W)("Links to extra content.", schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP()))),
    changes: (0,described/* described */.W)("Explicit change selectors.", schemas/* optional */.lqM(schemas/* array */.YOg(change_selector/* ChangeSelector */.E))),
    stage: (0,described/* described */.W)("Leave a staged draft instead of a pull request.", schemas/* optional */.lqM(schemas/* boolean */.zMY())),
    labels: (0,described/* described */.W)("Labels that the request carries.", schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP()))),
});
const ConversationFilter = schemas/* object */.Ikc({
    ...paging/* pageQuery */.SB,
    branch: (0,described/* described */.W)("Only drafts on this branch.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    outputUrl: (0,described/* described */.W)("Only the one with this pull request.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    jobId: (0,described/* described */.W)("Only those of this job.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    publicationId: (0,described/* described */.W)("Only those of this publication.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    operationType: (0,described/* described */.W)("Only this kind of work.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    status: (0,described/* described */.W)("Only those in this status.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    summary: (0,described/* described */.W)("Only those whose summary contains this.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    staged: (0,described/* described */.W)("Only staged drafts, or only others; `null` is refused.", schemas/* optional */.lqM(paging/* queryBoolean */.zV)),
    originType: (0,described/* described */.W)("Only those from this kind of origin.", schemas/* optional */.lqM(schemas/* string */.YjP())),
    originURL: (0,described/* described */.W)("Only those from this address.", schemas/* optional */.lqM(schemas/* string */.YjP())),
});
const ConversationUpdate = schemas/* extend */.X$i(paging/* byId */.$H, {
    staged: (0,described/* described */.W)("False opens a staged draft as a pull request.", schemas/* optional */.lqM(schemas/* boolean */.zMY())),
    excludedFiles: (0,described/* described */.W)("Files to take back on the draft's branch.", schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP()))),
});
/** Create, read, list and update conversations (interface, "Conversations", rules 1 to 4). */
const conversations = {
    create: dist.oc
        .route({ ...routes/* routes */.J.conversations.create, summary: "Start a conversation" })
        .input(ConversationRequest)
        .output(Conversation),
    get: dist.oc
        .route({ ...routes/* routes */.J.conversations.get, summary: "Read a conversation" })
        .input(paging/* byId */.$H)
        .output(Conversation),
    list: dist.oc
        .route({ ...routes/* routes */.J.conversations.list, summary: "List conversations, the newest first" })
        .input(ConversationFilter)
        .output(schemas/* looseObject */._H3({
        conversations: (0,described/* described */.W)("The page.", schemas/* array */.YOg(Conversation)),
        error: (0,described/* described */.W)("What kept the list from being whole.", optionalText),
        ...paging/* pageTokens */.oB,
    })),
    update: dist.oc
        .route({ ...routes/* routes */.J.conversations.update, summary: "Publish a staged draft, or exclude files from it" })
        .input(ConversationUpdate)
        .output(Conversation),
};

// EXTERNAL MODULE: ./lib/contract/job-states.js
var job_states = __webpack_require__(2496);
;// CONCATENATED MODULE: ./lib/contract/jobs.js








const jobs_text = schemas/* string */.YjP().check(api/* _minLength */.m9(1));
const texts = schemas/* array */.YOg(schemas/* string */.YjP());
/** The body of a job (interface, "Job request object"). */
const DocRequest = schemas/* object */.Ikc({
    title: (0,described/* described */.W)("Names pull requests and commits.", jobs_text),
    body: (0,described/* described */.W)("What is to be written.", jobs_text),
    sourceConnection: (0,described/* described */.W)("ID or name of the connection whose commits are meant.", jobs_text),
    comments: (0,described/* described */.W)("Additional requests.", schemas/* optional */.lqM(texts)),
    labels: (0,described/* described */.W)("Labels that the request carries.", schemas/* optional */.lqM(texts)),
    time: (0,described/* described */.W)("When the request was made (RFC 3339).", schemas/* optional */.lqM(iso/* datetime */.w$({ offset: true }))),
    publications: (0,described/* described */.W)("IDs or names of publications; none: all of the source connection.", schemas/* optional */.lqM(texts)),
    relevantLinks: (0,described/* described */.W)("Links to extra content.", schemas/* optional */.lqM(texts)),
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
    createdAt: (0,described/* described */.W)("When it was created.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
    updatedAt: (0,described/* described */.W)("When it last changed.", schemas/* nullish */.cl6(schemas/* string */.YjP())),
});
/** Create, read and list jobs (interface, "Jobs"). */
const jobs = {
    create: dist.oc
        .route({ ...routes/* routes */.J.jobs.create, summary: "Create a job" })
        .input(DocRequest)
        .output(Job),
    get: dist.oc
        .route({ ...routes/* routes */.J.jobs.get, summary: "Read a job" })
        .input(paging/* byId */.$H)
        .output(Job),
    list: dist.oc
        .route({ ...routes/* routes */.J.jobs.list, summary: "List jobs, the newest first" })
        .input(schemas/* object */.Ikc(paging/* pageQuery */.SB))
        .output(schemas/* looseObject */._H3({ jobs: (0,described/* described */.W)("The page.", schemas/* array */.YOg(Job)), ...paging/* pageTokens */.oB })),
};

// EXTERNAL MODULE: ./lib/contract/publications.js
var publications = __webpack_require__(3903);
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
/** The authenticated user (interface, "Users"). */
const users = {
    me: dist.oc.route({ ...routes/* routes */.J.users.me, summary: "Read the authenticated user" }).output(User),
};

;// CONCATENATED MODULE: ./lib/contract/contract.js





/** The HTTP interface as data: what the service implements and the client speaks. */
const contract = { jobs: jobs, conversations: conversations, publications: publications/* publications */.Mu, connections: connections, users: users };


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

/***/ 9660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ byId),
/* harmony export */   SB: () => (/* binding */ pageQuery),
/* harmony export */   oB: () => (/* binding */ pageTokens),
/* harmony export */   zV: () => (/* binding */ queryBoolean)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3846);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1613);


/** Query fields that every list takes (interface, "Limits"; names and sizes from the design). */
const pageQuery = {
    next: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Token of the page to read, from a previous page.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())),
    pageSize: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("How many records a page holds: 50 unless told, 200 at most.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._multipleOf */ .Hi(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(200)))),
};
/** Tokens that every list answers with when there is a page after or before it. */
const pageTokens = {
    nextPageToken: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Give it as `next` to read the page after this one.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())),
    previousPageToken: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Give it as `next` to read the page before this one.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())),
};
/** A yes or no in a query string: `true` or `false`, nothing else. */
const queryBoolean = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["true", "false"])]), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value === true || value === "true"));
/** The path parameter of a single record. */
const byId = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Identifier of the record.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) });


/***/ }),

/***/ 3903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mu: () => (/* binding */ publications),
/* harmony export */   Nb: () => (/* binding */ PublicationConfig),
/* harmony export */   Wc: () => (/* binding */ PullRequestStyle),
/* harmony export */   c7: () => (/* binding */ ReleaseNotesStyle)
/* harmony export */ });
/* unused harmony export Publication */
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9728);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3102);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1613);
/* harmony import */ var _paging_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9660);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8022);





const FileStyle = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Where the document is kept, from the repository's root; `{version}` stands for the version.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1)))),
});
/** How release notes are written, beside where they are kept. */
const ReleaseNotesStyle = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .extend */ .X$i(FileStyle, {
    contributors: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether they name who took part; by default where the code host tells of more than one person.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    newContributors: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether they name who took part for the first time; not unless asked for.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
});
const names = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1))));
/** How the pull requests of a publication are opened; no part of the interface, but ours. */
const PullRequestStyle = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    title: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Title of pull requests and commits; `{subject}` stands for the release, pull request or changes.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1)))),
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The branch that they go to; the default branch unless given.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1)))),
    draft: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether they are opened as drafts.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    labels: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Labels of a new one.", names),
    reviewers: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Who is asked to review a new one: logins, or `organization/team`.", names),
    assignees: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Logins of a new one's assignees.", names),
});
/** How a publication is written (interface, "ModelsPublicationConfig"; the layout of `styleGuide`, `pullRequest` and `paths` are ours). */
const PublicationConfig = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    sourceRepos: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Source connections, by ID.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()))),
    docsRepo: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The connection that drafts go to.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    inputTriggers: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Events that start work, by connection ID.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())))),
    writeDocumentation: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether documentation is written.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    writeReleaseNotes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether release notes are written.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    writeChangelogs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Whether changelogs are written.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY())),
    styleGuide: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Settings by kind of document.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        documentation: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Of documentation.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(FileStyle)),
        releaseNotes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Of release notes.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(ReleaseNotesStyle)),
        changelogs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Of changelogs.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(FileStyle)),
    }))),
    paths: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Files and folders that it is about, from the root: only commits that change one of them count; ours.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1))).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1)))),
    planningInstructions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Guidance for planning.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    pullRequest: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("How pull requests are opened.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(PullRequestStyle)),
    prCommitInstructions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Guidance for pull requests and commits.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    notifierConnection: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The publication's notifier connection.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
});
/** A publication as answers show it (interface, "Publication"). */
const Publication = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Identifier of the publication.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    orgId: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Owning organization.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Its name, unique in the organization.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    config: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("How it is written.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(PublicationConfig.shape))),
    instructions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Resolved instructions.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()))),
    createdAt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("When it was created.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    updatedAt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("When it last changed.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
});
const PublicationFilter = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._paging_js__WEBPACK_IMPORTED_MODULE_1__/* .pageQuery */ .SB,
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Only those with this name.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    syncedAtBefore: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Only those last synced before this time (RFC 3339).", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$({ offset: true }))),
    ids: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Only these, as IDs separated by commas.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
});
/** Read and list publications (interface, "Publications"). */
const publications = {
    get: _orpc_contract__WEBPACK_IMPORTED_MODULE_6__.oc
        .route({ ..._routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.publications.get, summary: "Read a publication" })
        .input(_paging_js__WEBPACK_IMPORTED_MODULE_1__/* .byId */ .$H)
        .output(Publication),
    list: _orpc_contract__WEBPACK_IMPORTED_MODULE_6__.oc
        .route({ ..._routes_js__WEBPACK_IMPORTED_MODULE_2__/* .routes */ .J.publications.list, summary: "List publications" })
        .input(PublicationFilter)
        .output(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ publications: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("The page.", zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Publication)), ..._paging_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTokens */ .oB })),
};


/***/ })

};
