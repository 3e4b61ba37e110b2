export const id = 441;
export const ids = [441];
export const modules = {

/***/ 7441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findEarlierConversation: () => (/* binding */ findEarlierConversation),
/* harmony export */   findEarlierJob: () => (/* binding */ findEarlierJob),
/* harmony export */   findNewConversations: () => (/* binding */ findNewConversations),
/* harmony export */   findNewJobs: () => (/* binding */ findNewJobs),
/* harmony export */   isSameText: () => (/* binding */ isSameText),
/* harmony export */   keyOf: () => (/* binding */ keyOf),
/* harmony export */   markRequest: () => (/* binding */ markRequest),
/* harmony export */   matchRecord: () => (/* binding */ matchRecord)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1700);
/* harmony import */ var _client_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39);
/* harmony import */ var _client_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9701);
/* harmony import */ var _look_ahead_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(124);





/** `run:<owner/repo>/<run id>` is equal in every attempt; `request:<hash>`, since jobs of a matrix share the run. */
function markRequest(request, { run, repository = "" }) {
    if (run === undefined)
        return { request, marks: [] };
    const marks = [`run:${repository}/${run.id}`, `request:${digest(request).slice(0, 12)}`];
    return { request: { ...request, labels: [...new Set([...(request.labels ?? []), ...marks])] }, marks };
}
/** The idempotency key: unique per request and attempt of a run. */
function keyOf(request, { run, repository }) {
    const origin = run ?? { id: process.pid, attempt: process.hrtime.bigint().toString() };
    return digest([repository, origin.id, origin.attempt, request]).slice(0, 32);
}
function digest(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(value)).digest("hex");
}
/** Labels decide if present; else title and body, or an entry with one of them, must match and no field differ. */
function matchRecord(record, evidence) {
    const { marks, texts, fields } = evidence;
    if (isForOther(record, evidence))
        return "foreign";
    if (marks.length > 0 && record.labels?.length)
        return hasMarks(record, marks) ? "own" : "foreign";
    const compared = Object.entries(texts).filter(([name]) => isShown(record[name]));
    if (compared.some(([name, text]) => !isSameText(record[name], text)))
        return "foreign";
    const differs = Object.entries(fields).some(([name, value]) => isShown(value) && isShown(record[name]) && JSON.stringify(record[name]) !== JSON.stringify(value));
    const isOneOf = (message) => Object.values(texts).some((text) => isSameText(message, text));
    const hasText = compared.length > 0 || entriesOf(record).some(({ message }) => isOneOf(message));
    return hasText && !differs ? "own" : "unclear";
}
function hasMarks(record, marks) {
    const labels = new Set(record.labels?.map((label) => label.toLowerCase()));
    return marks.length > 0 && marks.every((mark) => labels.has(mark.toLowerCase()));
}
function isForOther(record, { publication }) {
    if (publication === undefined)
        return false;
    const { publicationId: id, publicationName: name } = record;
    return (isShown(id) && id !== publication.id) || (isShown(name) && name !== publication.name);
}
/** Whether the texts are equal, or `shown` is a prefix that ends in an ellipsis. */
function isSameText(shown, sent) {
    const [text, full] = [plain(String(shown)), plain(sent)];
    const cut = text.replace(/(?:…|\.\.\.)$/, "");
    return text === full || (cut !== "" && cut !== text && full.startsWith(cut.trimEnd()));
}
/** The interface gives a job none, so nothing has checked a job's. */
function entriesOf({ entries }) {
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry === "object" && entry !== null) : [];
}
function isShown(value) {
    return value !== undefined && value !== null && value !== "";
}
function plain(text) {
    return text.replace(/\s+/g, " ").trim();
}
const MAX_PAGES = 5;
// A job without title and labels is matched by its conversations: one request each.
const MAX_BARE_JOBS = 10;
async function findNewJobs(search) {
    const fresh = await readNew(search, (0,_look_ahead_js__WEBPACK_IMPORTED_MODULE_4__/* .createPageReaders */ .gA)(search.client, search.signal).jobs);
    let bare = 0;
    return groupByMatch(fresh, async (job) => {
        const match = matchNew(search, job);
        return match !== "unclear" || ++bare > MAX_BARE_JOBS ? match : matchByConversations(search, job);
    });
}
async function findNewConversations(search) {
    const fresh = await readNew(search, (0,_look_ahead_js__WEBPACK_IMPORTED_MODULE_4__/* .createPageReaders */ .gA)(search.client, search.signal).conversations);
    return groupByMatch(fresh, async (conversation) => matchNew(search, conversation));
}
/** The records before the first known one: lists have the newest first. */
async function readNew({ known = new Set() }, read) {
    const { records } = await (0,_client_client_js__WEBPACK_IMPORTED_MODULE_1__/* .listPages */ .pN)(async (next) => {
        const page = await read(next);
        return page.records.some(({ id }) => known.has(id)) ? { records: page.records } : page;
    }, MAX_PAGES);
    const fresh = records.filter(({ id }) => !known.has(id));
    return [...new Map(fresh.map((record) => [record.id, record])).values()];
}
async function groupByMatch(items, matchOne) {
    const groups = { own: [], foreign: [], unclear: [] };
    for (const item of items)
        groups[await matchOne(item)].push(item);
    return groups;
}
function matchNew({ known, evidence }, record) {
    const match = matchRecord(record, evidence);
    // Without the known IDs, an older request with the same title would match.
    const isProven = known !== undefined || hasMarks(record, evidence.marks);
    return match === "own" && !isProven ? "unclear" : match;
}
async function matchByConversations(search, job) {
    const conversations = await readConversations(search, job.id);
    const matches = conversations.map((conversation) => {
        // A service may choose the title, so another title proves nothing.
        const { title = "", ...texts } = search.evidence.texts;
        const match = matchNew({ ...search, evidence: { ...search.evidence, texts } }, conversation);
        const isNamed = search.known !== undefined && isSameText(conversation.title ?? "", title);
        return match === "unclear" && isNamed ? "own" : match;
    });
    if (matches.includes("own"))
        return "own";
    return matches.length > 0 && matches.every((match) => match === "foreign") ? "foreign" : "unclear";
}
async function readConversations({ client, signal }, jobId) {
    try {
        return (await client.conversations.list({ jobId }, { signal })).conversations;
    }
    catch (fault) {
        if (fault instanceof _client_http_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && !(0,_client_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .isRetryable */ .r3)(fault))
            return [];
        throw fault;
    }
}
async function findEarlierJob(rerun) {
    const { marked, event, existing } = rerun;
    if (!(0,_look_ahead_js__WEBPACK_IMPORTED_MODULE_4__/* .isRerun */ .tc)(event))
        return undefined;
    const showsLabels = existing.jobs?.some(({ labels }) => labels?.length) ?? false;
    const jobs = showsLabels
        ? (existing.jobs ?? []).filter((job) => hasMarks(job, marked.marks))
        : await readJobsOfConversations(rerun);
    return jobs.find(({ state }) => state !== "errored" && state !== "cancelled");
}
/** For services with labels on conversations only: the jobs of the run's conversations. */
async function readJobsOfConversations({ client, marked, budget }) {
    const { signal } = budget;
    const { conversations } = (0,_look_ahead_js__WEBPACK_IMPORTED_MODULE_4__/* .createPageReaders */ .gA)(client, signal);
    const listed = await (0,_look_ahead_js__WEBPACK_IMPORTED_MODULE_4__/* .readIfListed */ .f2)(() => (0,_client_client_js__WEBPACK_IMPORTED_MODULE_1__/* .listPages */ .pN)(conversations, _look_ahead_js__WEBPACK_IMPORTED_MODULE_4__/* .RERUN_PAGES */ .m3), budget);
    const own = listed?.records.filter((conversation) => hasMarks(conversation, marked.marks)) ?? [];
    const ids = new Set(own.flatMap(({ jobId }) => jobId || []));
    const jobs = await Promise.all([...ids].map((id) => (0,_look_ahead_js__WEBPACK_IMPORTED_MODULE_4__/* .readIfListed */ .f2)(() => client.jobs.get({ id }, { signal }), budget)));
    return jobs.filter((job) => job !== undefined);
}
/** The same for a conversation of this publication, except `taken` ones. */
async function findEarlierConversation({ client, marked, event, existing, budget }, publication, taken) {
    if (!(0,_look_ahead_js__WEBPACK_IMPORTED_MODULE_4__/* .isRerun */ .tc)(event))
        return undefined;
    const own = (existing.conversations ?? []).filter((conversation) => hasMarks(conversation, marked.marks) &&
        !isForOther(conversation, { publication }) &&
        !taken.some(({ id }) => id === conversation.id));
    const { signal } = budget;
    for (const { id } of own) {
        // A list may omit the entries.
        const conversation = await (0,_look_ahead_js__WEBPACK_IMPORTED_MODULE_4__/* .readIfListed */ .f2)(() => client.conversations.get({ id }, { signal }), budget);
        if (conversation !== undefined && !hasFailed(conversation))
            return conversation;
    }
    return undefined;
}
function hasFailed({ status, entries }) {
    const isFailure = status === "cancelled" || status === "errored";
    return isFailure || (status === "needsAttention" && entries?.at(-1)?.status === "error");
}


/***/ })

};
