export const id = 201;
export const ids = [201];
export const modules = {

/***/ 2942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ap: () => (/* binding */ openGitHubRest),
  Ov: () => (/* binding */ openOctokit)
});

// UNUSED EXPORTS: sendAsFetch

// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/hosts/github/errors.js
var github_errors = __webpack_require__(8216);
;// CONCATENATED MODULE: ./lib/hosts/retry.js

/** How long all waiting for one call may take, in milliseconds. */
const LONGEST_WAIT = 15 * 60_000;
/**
 * Makes a call, again where the server failed or wants to be asked later; `look` finds what a call that seemed to fail
 * has brought about, so that it is not made twice. `wait` resolves after so many milliseconds. Throws what `send` throws.
 */
async function persist({ parseFault, wait = sleep }, send, look) {
    let left = LONGEST_WAIT;
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            const fault = parseFault(error);
            const pause = fault === undefined ? undefined : (0,github_errors/* selectPause */.ZA)(fault, attempt, Date.now());
            if (fault === undefined || pause === undefined || pause > left)
                throw error;
            left -= pause;
            await wait(pause);
            const found = (0,github_errors/* isAmbiguous */.X2)(fault) ? await look?.() : undefined;
            if (found !== undefined)
                return found;
        }
    }
}
function sleep(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

;// CONCATENATED MODULE: ./lib/hosts/github/client.js



/** GitHub's own client at an API (`https://api.github.com`, `https://HOST/api/v3`); loaded here, and it logs nothing. It sends by `fetch`, else as its own. */
async function openOctokit({ apiUrl, token, fetch }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    return getOctokit(token, {
        baseUrl: apiUrl.replace(/\/+$/, ""),
        log: SILENT,
        ...(fetch === undefined ? {} : { request: { fetch } }),
    });
}
const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
/** Lets Octokit send by `send`, so that it reaches no other places than that does. */
function sendAsFetch(send) {
    return async (url, { method, headers, body }) => {
        const answer = await send({ method, url, headers, ...(body === undefined ? {} : { body }) });
        const entries = Object.entries(answer.headers).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
        // A Response refuses a body, even an empty one, with 204 and its like.
        return new Response(answer.body === "" ? null : answer.body, { status: answer.status, headers: entries });
    };
}
const ANSWER_TIME = 60_000;
/** Opens GitHub's API; Octokit is loaded here and not before. */
async function openGitHubRest(access, repository) {
    const octokit = await openOctokit(access);
    const apiUrl = access.apiUrl.replace(/\/+$/, "");
    const [owner = "", repo = ""] = repository.split("/");
    const send = async ({ route, parameters }) => {
        const request = { signal: AbortSignal.timeout(ANSWER_TIME) };
        // What the route does not name would be sent in the body.
        const place = route.includes("{owner}") ? { owner, repo } : {};
        return (await octokit.request(route, { ...place, ...parameters, request })).data;
    };
    const patience = { parseFault: github_errors/* parseGitHubFault */.$V, wait: access.wait };
    const call = async (asked, schema, look) => {
        const answer = await persist(patience, () => send(asked), look).catch((error) => {
            const fault = (0,github_errors/* parseGitHubFault */.$V)(error);
            throw fault === undefined ? error : (0,github_errors/* explainGitHub */.$2)({ repository, doing: asked.doing }, fault, error);
        });
        const parsed = schema.safeParse(answer);
        if (parsed.success)
            return parsed.data;
        throw buildUnexpected(asked, parsed.error.issues[0]?.path.join(".") ?? "");
    };
    return {
        repository,
        owner,
        graphqlUrl: `${apiUrl.replace(/\/api\/v3$/, "/api")}/graphql`,
        call,
        find: async (asked, schema) => {
            try {
                return await call(asked, schema);
            }
            catch (error) {
                if (error instanceof errors/* ReleaseDocsError */.D && error.code === "github/not-found")
                    return undefined;
                throw error;
            }
        },
    };
}
function buildUnexpected({ doing }, field) {
    return new errors/* ReleaseDocsError */.D({
        code: "github/unexpected",
        message: `GitHub's API answered in an unknown form when asked to ${doing}: ${field || "the answer"} is not as expected.`,
        hint: "Check GITHUB_API_URL; it has to be GitHub's API, such as https://api.github.com.",
    });
}


/***/ }),

/***/ 6201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubCommitReader: () => (/* binding */ createGitHubCommitReader)
/* harmony export */ });
/* unused harmony exports buildCommitsQuery, parseCommitFacts */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2942);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8216);



const COMMITS_A_QUERY = 100;
// A first release can be the whole history: what it holds beyond these is told from git alone.
const MOST_COMMITS = 1000;
// How long all questions about one span may take, in milliseconds: the notes wait for them.
const LONGEST = 30_000;
const NOT_ALLOWED = /^40[13] (?!.*rate limit)|not accessible by/i;
// GitHub gives up on a query after ten seconds; half of it may still be answered.
const TOO_HEAVY = new Set([500, 502, 503, 504]);
/**
 * Asks GitHub about commits of the repository `owner/name` by GraphQL, 100 a request, one request after the other, each
 * commit once: what was told is kept. `onFault` hears of every request that failed, in full.
 */
function createGitHubCommitReader(access, repository, onFault) {
    const known = new Map();
    return {
        async readFacts(shas) {
            const wanted = shas.slice(0, MOST_COMMITS);
            const ask = await openGraphQl(access, repository);
            const signal = AbortSignal.timeout(LONGEST);
            let fault;
            const unknown = wanted.filter((sha) => !known.has(sha));
            for (let start = 0; start < unknown.length; start += COMMITS_A_QUERY) {
                const answer = await readSome(ask, unknown.slice(start, start + COMMITS_A_QUERY), signal, onFault);
                for (const [sha, facts] of answer.facts)
                    known.set(sha, facts);
                fault ??= answer.fault;
                // Refused as a whole (no permission, a rate limit, no time left): the next would be too.
                if (answer.fault !== undefined && answer.facts.size === 0)
                    break;
            }
            const facts = new Map(wanted.flatMap((sha) => pairOf(sha, known)));
            return { facts, missing: describeMissing(shas.length, wanted.length, facts.size, fault) };
        },
    };
}
function pairOf(sha, known) {
    const facts = known.get(sha);
    return facts === undefined ? [] : [[sha, facts]];
}
async function openGraphQl(access, repository) {
    const octokit = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openOctokit */ .Ov)(access);
    const [owner = "", name = ""] = repository.split("/");
    return (query, signal) => octokit.graphql(query, { owner, name, request: { signal } });
}
/** Asks about some commits in one query, or in two halves where it was too heavy. */
async function readSome(ask, shas, signal, onFault, mayHalve = true) {
    try {
        return { facts: parseCommitFacts(await ask(buildCommitsQuery(shas), signal), shas), fault: undefined };
    }
    catch (error) {
        onFault(error);
        const { status, data, message } = readFault(error);
        if (mayHalve && shas.length > 1 && status !== undefined && TOO_HEAVY.has(status)) {
            const half = Math.ceil(shas.length / 2);
            const first = await readSome(ask, shas.slice(0, half), signal, onFault, false);
            if (first.fault !== undefined)
                return first;
            const second = await readSome(ask, shas.slice(half), signal, onFault, false);
            return { facts: new Map([...first.facts, ...second.facts]), fault: second.fault };
        }
        // An answer with errors still holds what GitHub could tell.
        return { facts: parseCommitFacts(data, shas), fault: message };
    }
}
function readFault(error) {
    const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitHubFault */ .$V)(error);
    if (fault !== undefined) {
        const { status, message } = fault;
        return { status, data: undefined, message: status === undefined ? message : `${status} ${message}` };
    }
    const { data, errors } = (error ?? {});
    const [first] = Array.isArray(errors) ? errors : [];
    const [line = ""] = String(first?.message ?? (error instanceof Error ? error.message : error)).split("\n", 1);
    return { status: undefined, data, message: line.slice(0, 200) };
}
function describeMissing(all, asked, told, fault) {
    if (told === all && fault === undefined)
        return undefined;
    const reason = fault?.replace(/\.$/, "");
    if (told === all)
        return `GitHub told only a part of what it knows of the commits (${reason}).`;
    const why = [
        ...(reason === undefined ? [] : [reason]),
        ...(asked < all ? [`only the newest ${asked} were asked about`] : []),
    ].join("; ");
    return (`GitHub told the pull requests of ${told} of ${all} commits` +
        `${why === "" ? "" : ` (${why})`}; the rest is written from git alone.` +
        (NOT_ALLOWED.test(reason ?? "") ? " Give the job the permission `pull-requests: read`." : ""));
}
// A pull request has at most 100 labels, a commit rarely more than one pull request. GitHub counts 500,000 nodes a
// query at most: 100 commits make 50,000 of these.
const FACTS = `fragment facts on Commit {
  author { user { login } }
  associatedPullRequests(first: 5) {
    nodes {
      number title mergedAt
      mergeCommit { oid }
      baseRepository { nameWithOwner }
      author { login __typename }
      labels(first: 100) { nodes { name } }
      timelineItems(last: 1, itemTypes: [RENAMED_TITLE_EVENT]) { nodes { ... on RenamedTitleEvent { createdAt } } }
    }
  }
}`;
/** Asks about commits by their full SHAs, each under a name of its own (`c0`, `c1`, …). */
function buildCommitsQuery(shas) {
    for (const sha of shas)
        if (!/^[0-9a-f]{40,64}$/.test(sha))
            throw new TypeError(`${sha} is no full SHA.`);
    const commits = shas.map((sha, index) => `c${index}: object(oid: "${sha}") { ...facts }`);
    return `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    nameWithOwner
    ${commits.join("\n    ")}
  }
}
${FACTS}`;
}
const nodes = (item) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(item)) }));
const Login = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[\w-]{1,100}$/)) });
const PullRequestNode = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mergedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    mergeCommit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ oid: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    baseRepository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nameWithOwner: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    author: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(Login, { __typename: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })), undefined),
    labels: nodes(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    timelineItems: nodes(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
});
const CommitNode = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    author: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ user: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(Login) })), undefined),
    // Null only where the token may not see pull requests, which is another thing than none.
    associatedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(PullRequestNode)) }),
});
const Answer = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ nameWithOwner: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) });
/**
 * Reads what GitHub answered about `shas`, the commits that {@link buildCommitsQuery} asked about, in that order. A
 * commit that GitHub does not know, or tells in an unknown form, is left out.
 */
function parseCommitFacts(answer, shas) {
    const facts = new Map();
    const parsed = Answer.safeParse(answer);
    if (!parsed.success)
        return facts;
    const { repository } = parsed.data;
    shas.forEach((sha, index) => {
        const commit = CommitNode.safeParse(repository[`c${index}`]);
        if (commit.success)
            facts.set(sha, buildFacts(sha, commit.data, repository.nameWithOwner));
    });
    return facts;
}
function buildFacts(sha, commit, repository) {
    const all = present(commit.associatedPullRequests);
    const isHere = ({ baseRepository }) => baseRepository?.nameWithOwner === repository;
    const merged = all.filter((pull) => isHere(pull) && pull.mergedAt != null);
    // Of several, the one that this commit is the merge of; else the first that was merged, since the others
    // (a release branch that is merged, a backport) only carried what was there already.
    const own = merged.find(({ mergeCommit }) => mergeCommit?.oid === sha) ??
        merged.toSorted((a, b) => String(a.mergedAt).localeCompare(String(b.mergedAt)))[0];
    return {
        pullRequest: own && buildPullRequestFacts(own),
        isMerge: own?.mergeCommit?.oid === sha,
        elsewhere: all.filter((pull) => pull.baseRepository != null && !isHere(pull)).map(({ number }) => number),
        login: commit.author?.user?.login,
    };
}
function buildPullRequestFacts(pull) {
    const [rename] = present(pull.timelineItems);
    return {
        number: pull.number,
        title: pull.title.replace(/\s+/g, " ").trim(),
        renamed: rename?.createdAt !== undefined && Date.parse(rename.createdAt) > Date.parse(pull.mergedAt ?? ""),
        labels: present(pull.labels).map(({ name }) => name),
        author: buildAccount(pull.author),
    };
}
/** A person or a bot; what was imported from elsewhere (a mannequin) is nobody that can be named. */
function buildAccount(author) {
    if (author == null || !/^(?:User|Bot|EnterpriseUserAccount)$/.test(author.__typename))
        return undefined;
    return { login: author.login, isBot: author.__typename === "Bot" };
}
function present(list) {
    return (list?.nodes ?? []).filter((item) => item != null);
}


/***/ })

};
