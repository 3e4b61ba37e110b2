export const id = 307;
export const ids = [307,441];
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


/***/ }),

/***/ 8307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  submit: () => (/* binding */ submit_submit)
});

// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/text.js
var shared_text = __webpack_require__(6422);
// EXTERNAL MODULE: ./lib/client/http.js
var http = __webpack_require__(39);
// EXTERNAL MODULE: ./lib/client/retry.js
var retry = __webpack_require__(9701);
;// CONCATENATED MODULE: ./lib/client/create-once.js




// With backoff from 1 s, 31 s in all.
const MAX_LOOKS = 5;
const MAX_LOOK_TIME = 300_000;
/** After an ambiguous error, looks for the record, then sends again. Throws `submit/ambiguous` or `submit/unknown`. */
async function createOnce(creation, budget) {
    let first;
    for (;;) {
        try {
            return await (0,retry/* sendWithRetries */.HI)(creation.send, budget, () => findAfterRefusal(creation, budget));
        }
        catch (fault) {
            // A 409 to the second send: the first one with this key is still being processed.
            const isInProgress = first !== undefined && fault instanceof http/* ApiError */.hD && fault.status === 409;
            const isOpen = (0,retry/* isAmbiguous */.X2)(fault) || isInProgress;
            if (!isOpen && first === undefined)
                throw fault;
            const own = isOpen ? await lookForOwn(creation, budget, first ?? fault) : undefined;
            if (own !== undefined)
                return own;
            if (first !== undefined)
                throw unknown(creation, first, fault);
            first = fault;
        }
    }
}
/** A gateway can reject what the service behind it has accepted. */
async function findAfterRefusal(creation, budget) {
    const { own = [] } = (await lookAfter(0, creation, budget)) ?? {};
    return own.length === 1 ? own[0] : undefined;
}
async function lookForOwn(creation, budget, fault) {
    let unclear = [];
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
        const found = await lookAfter((0,retry/* backoffDelay */.EY)(looks, budget.minDelay), creation, budget);
        if (found === undefined && unclear.length === 0)
            throw unknown(creation, fault);
        if (found === undefined)
            break;
        if (found.own.length > 1)
            throw ambiguous(creation, found.own, fault);
        if (found.own.length === 1)
            return found.own[0];
        unclear = found.unclear;
    }
    if (unclear.length > 0)
        throw ambiguous(creation, unclear, fault);
    return undefined;
}
/** Undefined if there is no time or permission, or after a cancellation. */
async function lookAfter(delay, { look }, budget) {
    try {
        return (await (0,retry/* sleepBeforeDeadline */.b_)(budget, delay)) ? await lookUntilAnswered(look, budget) : undefined;
    }
    catch (fault) {
        const isExpected = fault instanceof http/* ApiError */.hD || fault instanceof http/* UnreachableError */.Jk || budget.signal.aborted;
        if (isExpected)
            return undefined;
        throw fault;
    }
}
async function lookUntilAnswered(look, budget) {
    const bounded = { ...budget, deadline: Math.min(budget.deadline, budget.clock.now() + MAX_LOOK_TIME) };
    for (let attempts = 0;; attempts += 1) {
        try {
            return await look();
        }
        catch (fault) {
            const delay = Math.max((0,retry/* retryAfter */.P9)(fault), (0,retry/* backoffDelay */.EY)(attempts, budget.minDelay));
            if (!(0,retry/* isRetryable */.r3)(fault) || !(await (0,retry/* sleepBeforeDeadline */.b_)(bounded, delay)))
                throw fault;
        }
    }
}
function unknown({ what, where }, fault, second) {
    const again = second === undefined ? "" : ` It was sent again with the same idempotency key: ${(0,errors/* messageOf */.bD)(second)}`;
    return new errors/* ReleaseDocsError */.D3("submit/unknown", `The ${what} may have been accepted. ${(0,errors/* messageOf */.bD)(fault)}${again}`, {
        hint: `Check ${where} for it before running again.`,
        cause: second ?? fault,
    });
}
function ambiguous(creation, items, fault) {
    const { what, where, addressOf } = creation;
    const named = (0,shared_text/* listSome */.XT)(items.map((item) => `${item.id} (${addressOf(item)})`));
    return new errors/* ReleaseDocsError */.D3("submit/ambiguous", `Several records could be the ${what}: ${named}. ${(0,errors/* messageOf */.bD)(fault)}`, { hint: `Check ${where} for it before running again.`, cause: fault });
}

// EXTERNAL MODULE: ./lib/action/wait.js
var wait = __webpack_require__(481);
// EXTERNAL MODULE: ./lib/action/submit/find-created.js
var find_created = __webpack_require__(7441);
;// CONCATENATED MODULE: ./lib/action/submit/names.js


/** Throws for a paused connection and an unknown or ambiguous publication; returns warnings. */
function checkNames(request, creates, { connections = [], publications: known = [] }) {
    const name = request.sourceConnection;
    const publications = (request.publications ?? []).flatMap((publication) => findPublication(publication, known) ?? []);
    // A conversation has no source connection; its publication does.
    const [source] = creates === "jobs" ? matchesOf(name, connections) : [];
    const destinations = publications.map(({ config }) => connections.find(({ id }) => id === config?.docsRepo));
    const used = new Set([source, ...destinations].filter((connection) => connection !== undefined));
    const warnings = [...used].flatMap(checkConnection);
    if (creates !== "jobs" || !isUnlisted(name, connections))
        return warnings;
    const unlisted = describeUnlisted("connection", name, connections);
    return [`${unlisted} If the service rejects the request, correct source-connection.`, ...warnings];
}
/** An empty list may be a missing permission. */
function isUnlisted(idOrName, known) {
    return known.length > 0 && matchesOf(idOrName, known).length === 0 && !matchesIgnoringCase(idOrName, known);
}
function findPublication(idOrName, known) {
    if (known.length === 0)
        return undefined;
    const found = matchesOf(idOrName, known);
    if (found.length > 1) {
        throw new errors/* ReleaseDocsError */.D3("submit/ambiguous-publication", `${found.length} publications are named ${JSON.stringify(idOrName)}: ${found.map(({ id }) => id).join(", ")}.`);
    }
    if (found.length === 1 || matchesIgnoringCase(idOrName, known))
        return found[0];
    throw unknownName("publication", idOrName, known);
}
function matchesOf(idOrName, known) {
    const exact = known.filter(({ id }) => id === idOrName);
    return exact.length > 0 ? exact : known.filter(({ name }) => name === idOrName);
}
function matchesIgnoringCase(name, known) {
    return known.some((other) => other.name.toLowerCase() === name.toLowerCase());
}
function unknownName(kind, name, known) {
    const code = kind === "connection" ? "submit/unknown-connection" : "submit/unknown-publication";
    return new errors/* ReleaseDocsError */.D3(code, describeUnlisted(kind, name, known));
}
function describeUnlisted(kind, name, known) {
    const names = [...new Set(known.map((other) => (0,shared_text/* quoteText */.ol)(other.name)))];
    const nearest = (0,shared_text/* selectNearestNames */.fQ)(name, names);
    const shown = nearest.length > 0 ? `nearest: ${nearest.join(", ")}` : `known: ${(0,shared_text/* listSome */.XT)(names)}`;
    return `The key sees no ${kind} ${JSON.stringify(name)}; ${shown}.`;
}
function checkConnection({ name, paused, healthy }) {
    // Paused on purpose: a request would wait.
    if (paused === true) {
        throw new errors/* ReleaseDocsError */.D3("submit/paused-connection", `The connection ${(0,shared_text/* quoteText */.ol)(name)} is paused.`);
    }
    return healthy === false
        ? [`The connection ${(0,shared_text/* quoteText */.ol)(name)} was unhealthy at the service's last check. Continuing.`]
        : [];
}
/** Those it names, else all of its source connection (operation create-job), else the only one. */
function selectPublications(request, { connections = [], publications = [] }) {
    if (request.publications !== undefined)
        return request.publications;
    const name = request.sourceConnection;
    const [source] = matchesOf(name, connections);
    const sourceId = source?.id ?? name;
    const associated = publications.filter(({ config }) => config?.sourceRepos?.includes(sourceId));
    if (associated.length > 0)
        return associated.map(({ id }) => id);
    const [only, ...others] = publications;
    const isHidden = (id) => !connections.some((connection) => connection.id === id);
    const mayBeOfSource = ({ config }) => !config?.sourceRepos ||
        (source === undefined && (!isUnlisted(name, connections) || config.sourceRepos.some(isHidden)));
    if (only !== undefined && others.length === 0 && mayBeOfSource(only))
        return [only.id];
    if (isUnlisted(name, connections))
        throw unknownName("connection", name, connections);
    throw new errors/* ReleaseDocsError */.D3("submit/no-publication", `Cannot determine the publications of ${name}.`);
}

;// CONCATENATED MODULE: ./lib/action/submit/submit.js





/** Creates one job, or one conversation per publication, unless an earlier attempt of this run did. See `createOnce`. */
async function submit_submit(options) {
    const { plan, marked, existing, reporter, onAccepted } = options;
    for (const warning of checkNames(marked.request, plan.creates, existing))
        await reporter.warning(warning);
    if (plan.creates === "conversations")
        return submitConversations(options);
    const submission = { job: await submitJob(options), conversations: [] };
    await onAccepted(submission);
    return submission;
}
async function submitJob(options) {
    const { client, where, marked, event, existing, budget, reporter } = options;
    const { request, marks } = marked;
    const earlier = await (0,find_created.findEarlierJob)(options);
    if (earlier !== undefined) {
        await reporter.info(`An earlier attempt of this run created job ${earlier.id}. Waiting for it.`);
        return earlier;
    }
    const { title, body, eventType, publications, changes } = request;
    const evidence = { marks, texts: { title, body }, fields: { eventType, publications, changes } };
    const { signal } = budget;
    const known = existing.jobs && new Set(existing.jobs.map(({ id }) => id));
    const callOptions = { signal, idempotencyKey: (0,find_created.keyOf)(request, event) };
    return createOnce({
        what: `job ${JSON.stringify(title)}`,
        where,
        send: () => client.jobs.create({ docRequest: request }, callOptions),
        look: () => (0,find_created.findNewJobs)({ client, signal, known, evidence }),
        addressOf: ({ id }) => `${where}/api/v1/jobs/${id}`,
    }, budget);
}
async function submitConversations(options) {
    const { marked, existing, onAccepted } = options;
    const conversations = [];
    for (const publication of selectPublications(marked.request, existing)) {
        try {
            conversations.push(await submitConversation(options, publication, conversations));
        }
        catch (error) {
            throw conversations.length === 0 ? error : partlySubmitted(error, conversations);
        }
        await onAccepted({ job: undefined, conversations: [...conversations] });
    }
    return { job: undefined, conversations };
}
async function submitConversation(options, idOrName, created) {
    const { client, where, marked, plan, event, existing, budget, reporter } = options;
    const publication = existing.publications?.find(({ id, name }) => id === idOrName || name === idOrName);
    const { title, comments = [], changes, labels, relevantLinks } = marked.request;
    // A conversation has no fields for title and comments.
    const body = [title, marked.request.body, ...comments].join("\n\n");
    const request = { body, publication: idOrName, stage: plan.stage, changes, labels, relevantLinks };
    const earlier = await (0,find_created.findEarlierConversation)(options, publication, created);
    if (earlier !== undefined) {
        await reporter.info(`An earlier attempt of this run created conversation ${earlier.id}. Waiting for it.`);
        return earlier;
    }
    const evidence = { marks: marked.marks, publication, texts: { body }, fields: {} };
    const { signal } = budget;
    const known = existing.conversations && new Set([...existing.conversations, ...created].map(({ id }) => id));
    const callOptions = { signal, idempotencyKey: (0,find_created.keyOf)(request, event) };
    return createOnce({
        what: `conversation for ${publication?.name ?? idOrName}`,
        where,
        send: () => client.conversations.create(request, callOptions),
        look: () => (0,find_created.findNewConversations)({ client, signal, known, evidence }),
        addressOf: (conversation) => (0,wait/* resultUrlOf */.s1)(conversation) ?? `${where}/api/v1/conversations/${conversation.id}`,
    }, budget);
}
function partlySubmitted(error, conversations) {
    if (!(error instanceof errors/* ReleaseDocsError */.D3))
        return error;
    const ids = conversations.map(({ id, publicationName }) => (publicationName ? `${id} (${publicationName})` : id));
    return new errors/* ReleaseDocsError */.D3(error.code, `${error.message}\nThese were accepted and are running: ${ids.join(", ")}.`, {
        hint: error.hint,
        cause: error,
    });
}


/***/ })

};
