export const id = 917;
export const ids = [917,806];
export const modules = {

/***/ 25806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keyOf: () => (/* binding */ keyOf),
/* harmony export */   markRequest: () => (/* binding */ markRequest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * Adds the run's marks to the labels: `run:<owner/repo>/<run id>`, the same in every attempt, and
 * `request:<12 hex digits>`, since the jobs of a matrix share a run and often a title.
 */
function markRequest(request, { run, repository = "" }) {
    if (run === undefined)
        return { request, marks: [] };
    const marks = [`run:${repository}/${run.id}`, `request:${digest(request).slice(0, 12)}`];
    return { request: { ...request, labels: [...new Set([...(request.labels ?? []), ...marks])] }, marks };
}
/** The `Idempotency-Key`: the same for the same request in the same attempt of a run, and for no other. */
function keyOf(request, { run, repository }) {
    const origin = run ?? { id: process.pid, attempt: process.hrtime.bigint().toString() };
    return digest([repository, origin.id, origin.attempt, request]).slice(0, 32);
}
function digest(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(value)).digest("hex");
}


/***/ }),

/***/ 67917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  submit: () => (/* binding */ submit_submit)
});

// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(54335);
// EXTERNAL MODULE: ./lib/client/api-error.js
var api_error = __webpack_require__(7148);
// EXTERNAL MODULE: ./lib/client/pace.js
var pace = __webpack_require__(37548);
// EXTERNAL MODULE: ./lib/client/send-until-taken.js
var send_until_taken = __webpack_require__(82190);
;// CONCATENATED MODULE: ./lib/client/create-once.js




// One second, then twice as long each time: half a minute in all for a create that is still on its way.
const LOOKS = 5;
// As long as the looks themselves may fail.
const LONGEST_BLINDNESS = 300_000;
const MOST_NAMED = 5;
/**
 * Creates one record. What cannot have been accepted is sent again (see `sendUntilTaken`), any other refusal is thrown
 * as it is. After a fault that tells nothing it looks before it acts: it takes the one record that is provably its own;
 * where nothing is new it sends again, once. Throws `submit/ambiguous` where something new cannot be told apart, and
 * `submit/unknown` where it stays open whether the create was accepted.
 */
async function createOnce(creation, patience) {
    let first;
    for (;;) {
        try {
            return await (0,send_until_taken/* sendUntilTaken */.cR)(creation.send, patience, () => findAfterRefusal(creation, patience));
        }
        catch (fault) {
            const isOpen = (0,send_until_taken/* tellsNothing */.K0)(fault) || (first !== undefined && isStillInWork(fault));
            if (!isOpen && first === undefined)
                throw fault;
            const own = isOpen ? await lookForOwn(creation, patience, first ?? fault) : undefined;
            if (own !== undefined)
                return own;
            if (first !== undefined)
                throw unknown(creation, first, fault);
            first = fault;
        }
    }
}
/** A 409 to the second send: the service holds the first one under the same key. */
function isStillInWork(fault) {
    return fault instanceof api_error/* ApiError */.h && fault.status === 409;
}
/** A gateway can refuse what the service behind it has accepted; where a look is possible, it costs little. */
async function findAfterRefusal(creation, patience) {
    const { own = [] } = (await lookAfter(0, creation, patience)) ?? {};
    return own.length === 1 ? own[0] : undefined;
}
/** Looks until the record is there; undefined when nothing new is there after all looks. */
async function lookForOwn(creation, patience, fault) {
    let unclear = [];
    for (let looks = 0; looks < LOOKS; looks += 1) {
        const found = await lookAfter((0,pace/* backOff */.fu)(looks, patience.shortest), creation, patience);
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
/** One look after a delay; undefined when there is no time for it, when it is not permitted or when the run is stopped. */
async function lookAfter(delay, { look }, patience) {
    try {
        return (await (0,pace/* sleepWithin */.jo)(patience, delay)) ? await lookUntilAnswered(look, patience) : undefined;
    }
    catch (fault) {
        const isExpected = fault instanceof api_error/* ApiError */.h || fault instanceof api_error/* UnreachableError */.J || patience.signal.aborted;
        if (isExpected)
            return undefined;
        throw fault;
    }
}
/** Looks again after every fault that passes, for five minutes at most. */
async function lookUntilAnswered(look, patience) {
    const bounded = { ...patience, deadline: Math.min(patience.deadline, patience.clock.now() + LONGEST_BLINDNESS) };
    for (let tries = 0;; tries += 1) {
        try {
            return await look();
        }
        catch (fault) {
            const delay = Math.max((0,send_until_taken/* retryAfter */.P9)(fault), (0,pace/* backOff */.fu)(tries, patience.shortest));
            if (!(0,send_until_taken/* passes */.WE)(fault) || !(await (0,pace/* sleepWithin */.jo)(bounded, delay)))
                throw fault;
        }
    }
}
function unknown(creation, fault, second) {
    const again = second === undefined ? "" : ` It was sent a second time, with the same key: ${wordsOf(second)}`;
    return new release_docs_error/* ReleaseDocsError */.D({
        code: "submit/unknown",
        message: `Whether the ${creation.what} was accepted is not known. ${wordsOf(fault)}${again}`,
        hint: `Look for it at ${creation.where} before you run again.`,
        cause: second ?? fault,
    });
}
function ambiguous(creation, items, fault) {
    const named = items.slice(0, MOST_NAMED).map((item) => `${item.id} (${creation.addressOf(item)})`);
    const more = items.length > MOST_NAMED ? ` and ${items.length - MOST_NAMED} more` : "";
    return new release_docs_error/* ReleaseDocsError */.D({
        code: "submit/ambiguous",
        message: `Whether the ${creation.what} was accepted cannot be told: this may be it or not: ${named.join(", ")}${more}. ${wordsOf(fault)}`,
        hint: `Look at ${creation.where} whether it is there before you run again.`,
        cause: fault,
    });
}
function wordsOf(fault) {
    return fault instanceof Error ? fault.message : String(fault);
}

// EXTERNAL MODULE: ./lib/action/result-url.js
var result_url = __webpack_require__(87165);
// EXTERNAL MODULE: ./lib/git/nearest-names.js
var nearest_names = __webpack_require__(7427);
// EXTERNAL MODULE: ./lib/quote-text.js
var quote_text = __webpack_require__(90203);
;// CONCATENATED MODULE: ./lib/action/submit/check-names.js



const UNSENT = "nothing was sent.";
/**
 * Throws for what cannot work before anything is created: a paused connection, an unknown or ambiguous publication.
 * Returns what may not work, as sentences: an unhealthy source or destination, and a source that the list does not
 * contain, since permissions can filter the list. Does not judge what could not be listed.
 */
function checkNames(request, creates, seen) {
    const name = request.sourceConnection;
    const publications = (request.publications ?? []).flatMap((name) => findPublication(name, seen.publications) ?? []);
    // A conversation does not name its source (interface, "Conversations"): only its publication decides.
    const source = creates === "jobs" ? findConnection(name, seen.connections) : undefined;
    const isUnlisted = creates === "jobs" && isUnlistedConnection(name, seen.connections);
    const destinations = publications.map(({ config }) => seen.connections?.find(({ id }) => id === config?.docsRepo));
    const used = new Set([source, ...destinations].filter((connection) => connection !== undefined));
    const unlisted = isUnlisted ? [describeUnlisted("connection", name, seen.connections ?? [])] : [];
    return [
        ...unlisted.map((sentence) => `${sentence} The service decides; if it refuses, correct source-connection.`),
        ...[...used].flatMap(checkConnection),
    ];
}
/** The connection that an ID or a name means; undefined where the list does not contain it. */
function findConnection(idOrName, known) {
    return matchesOf(idOrName, known ?? [])[0];
}
/** Whether there is a list of connections, and none in it has this ID or name. */
function isUnlistedConnection(idOrName, known) {
    // An empty list may be one that the key is shown nothing of.
    if (known === undefined || known.length === 0)
        return false;
    return findConnection(idOrName, known) === undefined && !mayMean(idOrName, known);
}
function findPublication(idOrName, known) {
    if (known === undefined || known.length === 0)
        return undefined;
    const found = matchesOf(idOrName, known);
    if (found.length > 1) {
        throw new release_docs_error/* ReleaseDocsError */.D({
            code: "submit/ambiguous-publication",
            message: `${found.length} publications are named ${JSON.stringify(idOrName)}: ${found.map(({ id }) => id).join(", ")}.`,
            hint: `Give the ID of the one that is meant in the input publications; ${UNSENT}`,
        });
    }
    if (found.length === 1 || mayMean(idOrName, known))
        return found[0];
    throw unknownName("publication", idOrName, known);
}
function matchesOf(idOrName, known) {
    const exact = known.filter(({ id }) => id === idOrName);
    return exact.length > 0 ? exact : known.filter(({ name }) => name === idOrName);
}
/** Whether a service that does not mind upper and lower case would find it. */
function mayMean(name, known) {
    return known.some((other) => other.name.toLowerCase() === name.toLowerCase());
}
/** The error for a name that the request needs and the list does not contain. */
function unknownName(what, name, known) {
    const isConnection = what === "connection";
    const input = isConnection ? "source-connection" : "publications";
    return new release_docs_error/* ReleaseDocsError */.D({
        code: isConnection ? "submit/unknown-connection" : "submit/unknown-publication",
        message: describeUnlisted(what, name, known),
        hint: `Correct the input ${input}, or create the ${what} in the service; ${UNSENT}`,
    });
}
function describeUnlisted(what, name, known) {
    const names = [...new Set(known.map((other) => (0,quote_text/* quoteText */.o)(other.name)))];
    const nearest = (0,nearest_names/* selectNearestNames */.f)(name, names);
    const shown = nearest.length > 0 ? `nearest: ${nearest.join(", ")}` : `known: ${shorten(names)}`;
    return `There is no ${what} ${JSON.stringify(name)} among those that the key can see; ${shown}.`;
}
function shorten(names) {
    const most = 5;
    const more = names.length > most ? ` and ${names.length - most} more` : "";
    return names.slice(0, most).join(", ") + more;
}
function checkConnection({ name, paused, healthy }) {
    // Somebody set it aside on purpose; a request would wait for them or go against them.
    if (paused === true) {
        throw new release_docs_error/* ReleaseDocsError */.D({
            code: "submit/paused-connection",
            message: `The connection ${(0,quote_text/* quoteText */.o)(name)} is paused.`,
            hint: `Resume it in the service, or leave this step out until then; ${UNSENT}`,
        });
    }
    return healthy === false
        ? [`The connection ${(0,quote_text/* quoteText */.o)(name)} was unhealthy when the service last looked; trying all the same.`]
        : [];
}

// EXTERNAL MODULE: ./lib/client/list-all.js
var list_all = __webpack_require__(26333);
;// CONCATENATED MODULE: ./lib/action/submit/judge-record.js
/**
 * Judges a record by what it shows. Labels decide alone where they are shown; else title and body have to be those of
 * the request, or an entry has to repeat one of them, and nothing else may differ.
 */
function judgeRecord(record, evidence) {
    const { marks, texts, fields } = evidence;
    if (isForOther(record, evidence))
        return "foreign";
    if (marks.length > 0 && labelsOf(record).length > 0)
        return bearsMarks(record, marks) ? "own" : "foreign";
    const compared = Object.entries(texts).filter(([name]) => isShown(record[name]));
    if (compared.some(([name, text]) => !isSameText(record[name], text)))
        return "foreign";
    const differs = Object.entries(fields).some(([name, value]) => isShown(value) && isShown(record[name]) && !isSame(record[name], value));
    const isTold = compared.length > 0 || entriesOf(record).some((entry) => isOneOf(entry.message, texts));
    return isTold && !differs ? "own" : "unclear";
}
/** Whether a record shows all of these labels. */
function bearsMarks(record, marks) {
    const labels = new Set(labelsOf(record).map((label) => label.toLowerCase()));
    return marks.length > 0 && marks.every((mark) => labels.has(mark.toLowerCase()));
}
/** Whether a record shows another publication than the one that is meant. */
function isForOther(record, { publication }) {
    if (publication === undefined)
        return false;
    const { publicationId: id, publicationName: name } = record;
    return (isShown(id) && id !== publication.id) || (isShown(name) && name !== publication.name);
}
/** Whether a shown text is the one that was sent, or its beginning, cut with an ellipsis. */
function isSameText(shown, sent) {
    const [text, whole] = [plain(String(shown)), plain(sent)];
    const cut = /^(.+?)\s*(?:…|\.\.\.)$/.exec(text)?.[1];
    return text === whole || (cut !== undefined && whole.startsWith(cut));
}
/** Whether an entry repeats what was asked. */
function isOneOf(message, texts) {
    return Object.values(texts).some((text) => isSameText(message, text));
}
function entriesOf({ entries }) {
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry === "object" && entry !== null) : [];
}
function labelsOf({ labels }) {
    return Array.isArray(labels) ? labels.filter((label) => typeof label === "string") : [];
}
function isShown(value) {
    return value !== undefined && value !== null && value !== "";
}
function plain(text) {
    return text.replace(/\s+/g, " ").trim();
}
function isSame(shown, sent) {
    return JSON.stringify(shown) === JSON.stringify(sent);
}

// EXTERNAL MODULE: ./lib/action/submit/look-ahead.js
var look_ahead = __webpack_require__(20124);
// EXTERNAL MODULE: ./lib/action/submit/read-pages.js
var read_pages = __webpack_require__(5994);
;// CONCATENATED MODULE: ./lib/action/submit/earlier-attempt.js




/** The job that an earlier attempt of this run created for the same request, unless it failed. */
async function findEarlierJob(asked) {
    const { marked, event, seen } = asked;
    if (!(0,look_ahead/* isRerun */.tc)(event))
        return undefined;
    const showsLabels = seen.jobs?.some(({ labels }) => labels?.length) ?? false;
    const jobs = showsLabels
        ? (seen.jobs ?? []).filter((job) => bearsMarks(job, marked.marks))
        : await readJobsOfConversations(asked);
    return jobs.find(({ state }) => state !== "errored" && state !== "cancelled");
}
/** For a service that shows labels on conversations alone: the jobs that the run's conversations belong to. */
async function readJobsOfConversations({ client, marked, patience }) {
    const { signal } = patience;
    const { conversations } = (0,read_pages/* createPageReaders */.g)(client, signal);
    const listed = await (0,look_ahead/* readIfListed */.f2)(() => (0,list_all/* listPages */.p)(conversations, look_ahead/* RERUN_PAGES */.m3), patience);
    const own = listed?.records.filter((conversation) => bearsMarks(conversation, marked.marks)) ?? [];
    const ids = new Set(own.flatMap(({ jobId }) => jobId || []));
    const jobs = await Promise.all([...ids].map((id) => (0,look_ahead/* readIfListed */.f2)(() => client.jobs.get({ id }, { signal }), patience)));
    return jobs.filter((job) => job !== undefined);
}
/** The same for a conversation of this publication; one that is taken already counts no more. */
async function findEarlierConversation({ client, marked, event, seen, patience }, publication, taken) {
    if (!(0,look_ahead/* isRerun */.tc)(event))
        return undefined;
    const own = (seen.conversations ?? []).filter((conversation) => bearsMarks(conversation, marked.marks) &&
        !isForOther(conversation, { publication }) &&
        !taken.some(({ id }) => id === conversation.id));
    const { signal } = patience;
    for (const { id } of own) {
        // A list may leave the entries out.
        const whole = await (0,look_ahead/* readIfListed */.f2)(() => client.conversations.get({ id }, { signal }), patience);
        if (whole !== undefined && !hasFailed(whole))
            return whole;
    }
    return undefined;
}
function hasFailed({ status, entries }) {
    const isFailure = status === "cancelled" || status === "errored";
    return isFailure || (status === "needsAttention" && entries?.at(-1)?.status === "error");
}

;// CONCATENATED MODULE: ./lib/action/submit/find-new.js





const MOST_PAGES = 5;
// A job that shows nothing of its request is judged by its conversations: one more request each.
const MOST_BARE_JOBS = 10;
/** The jobs that were not there before. */
async function findNewJobs(search) {
    const fresh = await readFresh(search, (0,read_pages/* createPageReaders */.g)(search.client, search.signal).jobs);
    let bare = 0;
    return sortOut(fresh, async (job) => {
        const judgement = judge(search, job);
        if (judgement !== "unclear" || ++bare > MOST_BARE_JOBS)
            return judgement;
        return judgeByConversations(search, job);
    });
}
/** The conversations that were not there before. */
async function findNewConversations(search) {
    const fresh = await readFresh(search, (0,read_pages/* createPageReaders */.g)(search.client, search.signal).conversations);
    return sortOut(fresh, async (conversation) => judge(search, conversation));
}
/** What is listed before the first known record: lists have the newest first. */
async function readFresh({ known = new Set() }, read) {
    const { records } = await (0,list_all/* listPages */.p)(async (next) => {
        const page = await read(next);
        return page.records.some(({ id }) => known.has(id)) ? { records: page.records } : page;
    }, MOST_PAGES);
    const fresh = records.filter(({ id }) => !known.has(id));
    return [...new Map(fresh.map((record) => [record.id, record])).values()];
}
async function sortOut(items, judgeOne) {
    const judged = [];
    for (const item of items)
        judged.push({ item, judgement: await judgeOne(item) });
    const those = (wanted) => judged.filter(({ judgement }) => judgement === wanted).map(({ item }) => item);
    return { own: those("own"), unclear: those("unclear") };
}
function judge({ known, evidence }, record) {
    const judgement = judgeRecord(record, evidence);
    // Without what was there before, an older request of the same title would pass for this one.
    const isProven = known !== undefined || bearsMarks(record, evidence.marks);
    return judgement === "own" && !isProven ? "unclear" : judgement;
}
async function judgeByConversations(search, job) {
    const conversations = await readConversations(search, job.id);
    const judgements = conversations.map((conversation) => {
        // A service may name a conversation itself, so its title can only speak for it.
        const { title = "", ...texts } = search.evidence.texts;
        const judgement = judge({ ...search, evidence: { ...search.evidence, texts } }, conversation);
        const isNamed = search.known !== undefined && isSameText(conversation.title ?? "", title);
        return judgement === "unclear" && isNamed ? "own" : judgement;
    });
    if (judgements.includes("own"))
        return "own";
    return judgements.length > 0 && judgements.every((judgement) => judgement === "foreign") ? "foreign" : "unclear";
}
async function readConversations({ client, signal }, jobId) {
    try {
        return (await client.conversations.list({ jobId }, { signal })).conversations;
    }
    catch (fault) {
        if (fault instanceof api_error/* ApiError */.h && !(0,send_until_taken/* passes */.WE)(fault))
            return [];
        throw fault;
    }
}

// EXTERNAL MODULE: ./lib/action/submit/mark-request.js
var mark_request = __webpack_require__(25806);
;// CONCATENATED MODULE: ./lib/action/submit/select-publications.js


/**
 * The publications that a request is for, by ID or name: those it names, else all that are written from its source
 * connection, as for a job (interface, "Jobs", rule 4), else the only one if that may be written from it. Throws
 * `submit/unknown-connection` or `submit/no-publication` where that cannot be told.
 */
function selectPublications(request, { connections, publications = [] }) {
    if (request.publications !== undefined)
        return request.publications;
    const name = request.sourceConnection;
    const source = findConnection(name, connections);
    const isUnlisted = isUnlistedConnection(name, connections);
    const sourceId = source?.id ?? name;
    const associated = publications.filter(({ config }) => config?.sourceRepos?.includes(sourceId));
    if (associated.length > 0)
        return associated.map(({ id }) => id);
    const [only, ...others] = publications;
    const isHidden = (id) => connections?.some((connection) => connection.id === id) !== true;
    const mayBeOfSource = ({ config }) => !config?.sourceRepos || (source === undefined && (!isUnlisted || config.sourceRepos.some(isHidden)));
    if (only !== undefined && others.length === 0 && mayBeOfSource(only))
        return [only.id];
    if (isUnlisted)
        throw unknownName("connection", name, connections ?? []);
    throw new release_docs_error/* ReleaseDocsError */.D({
        code: "submit/no-publication",
        message: `Which publications are written from ${name} cannot be told.`,
        hint: "Name them in the input publications; nothing was sent.",
    });
}

;// CONCATENATED MODULE: ./lib/action/submit/submit.js








/**
 * Has the service accept the request, as one job or as one conversation for each publication, and each of them once
 * (see `createOnce`). What an earlier attempt of this run created is taken instead, unless it failed.
 */
async function submit_submit(submitting) {
    const { plan, marked, seen, reporter, onAccepted } = submitting;
    for (const warning of checkNames(marked.request, plan.creates, seen))
        await reporter.warning(warning);
    if (plan.creates === "conversations")
        return submitConversations(submitting);
    const submission = { job: await submitJob(submitting), conversations: [] };
    await onAccepted(submission);
    return submission;
}
async function submitJob(submitting) {
    const { client, where, marked, event, seen, patience, reporter } = submitting;
    const { request, marks } = marked;
    const earlier = await findEarlierJob(submitting);
    if (earlier !== undefined) {
        await reporter.info(`An earlier attempt of this run created the job ${earlier.id}; waiting for that one.`);
        return earlier;
    }
    const { title, body, eventType, publications, changes } = request;
    const evidence = { marks, texts: { title, body }, fields: { eventType, publications, changes } };
    const { signal } = patience;
    const known = seen.jobs && new Set(seen.jobs.map(({ id }) => id));
    const options = { signal, idempotencyKey: (0,mark_request.keyOf)(request, event) };
    return createOnce({
        what: `job ${JSON.stringify(title)}`,
        where,
        send: () => client.jobs.create({ docRequest: request }, options),
        look: () => findNewJobs({ client, signal, known, evidence }),
        addressOf: ({ id }) => `${where}/api/v1/jobs/${id}`,
    }, patience);
}
async function submitConversations(submitting) {
    const { marked, seen, onAccepted } = submitting;
    const conversations = [];
    for (const publication of selectPublications(marked.request, seen)) {
        try {
            conversations.push(await submitConversation(submitting, publication, conversations));
        }
        catch (error) {
            throw conversations.length === 0 ? error : partlySubmitted(error, conversations);
        }
        await onAccepted({ job: undefined, conversations: [...conversations] });
    }
    return { job: undefined, conversations };
}
async function submitConversation(submitting, idOrName, created) {
    const { client, where, marked, stage, event, seen, patience, reporter } = submitting;
    const publication = seen.publications?.find(({ id, name }) => id === idOrName || name === idOrName);
    const request = buildConversationRequest(marked.request, idOrName, stage);
    const earlier = await findEarlierConversation(submitting, publication, created);
    if (earlier !== undefined) {
        await reporter.info(`An earlier attempt of this run created the conversation ${earlier.id}; waiting for that one.`);
        return earlier;
    }
    const evidence = { marks: marked.marks, publication, texts: { body: request.body }, fields: {} };
    const { signal } = patience;
    const known = seen.conversations && new Set([...seen.conversations, ...created].map(({ id }) => id));
    const options = { signal, idempotencyKey: (0,mark_request.keyOf)(request, event) };
    return createOnce({
        what: `conversation for ${publication?.name ?? idOrName}`,
        where,
        send: () => client.conversations.create(request, options),
        look: () => findNewConversations({ client, signal, known, evidence }),
        addressOf: (conversation) => (0,result_url/* resultUrlOf */.s)(conversation) ?? `${where}/api/v1/conversations/${conversation.id}`,
    }, patience);
}
function buildConversationRequest(request, publication, stage) {
    return {
        // A conversation has no title and no comments of its own (interface, "Conversations"): its body carries them.
        body: [request.title, request.body, ...(request.comments ?? [])].join("\n\n"),
        publication,
        stage,
        ...(request.changes === undefined ? {} : { changes: request.changes }),
        ...(request.labels === undefined ? {} : { labels: request.labels }),
        ...(request.relevantLinks === undefined ? {} : { relevantLinks: request.relevantLinks }),
    };
}
/** A failure that leaves conversations behind: it names them, since their work goes on. */
function partlySubmitted(error, conversations) {
    if (!(error instanceof release_docs_error/* ReleaseDocsError */.D))
        return error;
    const ids = conversations.map(({ id, publicationName }) => (publicationName ? `${id} (${publicationName})` : id));
    return new release_docs_error/* ReleaseDocsError */.D({
        code: error.code,
        message: `${error.message}\nAccepted before that, and going on: ${ids.join(", ")}.`,
        hint: error.hint,
        cause: error,
    });
}


/***/ }),

/***/ 7427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ selectNearestNames)
/* harmony export */ });
const MOST = 3;
/**
 * The up to three `known` names that a person may have meant by `name`: nearest by edit distance first, where at most
 * a third of the name differs or one begins with the other.
 */
function selectNearestNames(name, known) {
    const wanted = name.toLowerCase();
    const limit = Math.max(1, Math.floor(wanted.length / 3));
    return known
        .filter((other) => other !== "")
        .map((other) => ({ other, distance: measureDistance(wanted, other.toLowerCase(), limit) }))
        .filter(({ distance }) => distance <= limit)
        .sort((a, b) => a.distance - b.distance || compareNatural(b.other, a.other))
        .slice(0, MOST)
        .map(({ other }) => other);
}
function measureDistance(a, b, limit) {
    if (a.length > 2 && (b.startsWith(a) || a.startsWith(b)))
        return Math.min(limit, Math.abs(a.length - b.length));
    return Math.abs(a.length - b.length) > limit ? limit + 1 : measureEdits(a, b);
}
/** Levenshtein distance, one row at a time. */
function measureEdits(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (const [i, letter] of [...a].entries()) {
        const next = [i + 1];
        for (const [j, other] of [...b].entries()) {
            const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
            next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}
function compareNatural(a, b) {
    return new Intl.Collator("en", { numeric: true }).compare(a, b);
}


/***/ })

};
