export const id = 673;
export const ids = [673];
export const modules = {

/***/ 42054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubCommitReader: () => (/* binding */ createGitHubCommitReader)
});

// EXTERNAL MODULE: ./lib/github-fault.js
var github_fault = __webpack_require__(72197);
// EXTERNAL MODULE: ./lib/open-octokit.js
var open_octokit = __webpack_require__(9819);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./lib/codehost/github/github-commits-query.js

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
const nodes = (item) => schemas/* nullish */.cl6(schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* nullish */.cl6(item)) }));
const Login = schemas/* object */.Ikc({ login: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[\w-]{1,100}$/)) });
const PullRequestNode = schemas/* object */.Ikc({
    number: schemas/* int */.Whr(),
    title: schemas/* string */.YjP(),
    mergedAt: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    mergeCommit: schemas/* nullish */.cl6(schemas/* object */.Ikc({ oid: schemas/* string */.YjP() })),
    baseRepository: schemas/* nullish */.cl6(schemas/* object */.Ikc({ nameWithOwner: schemas/* string */.YjP() })),
    author: schemas/* catch */.MfU(schemas/* nullish */.cl6(schemas/* extend */.X$i(Login, { __typename: schemas/* string */.YjP() })), undefined),
    labels: nodes(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    timelineItems: nodes(schemas/* object */.Ikc({ createdAt: schemas/* optional */.lqM(schemas/* string */.YjP()) })),
});
const CommitNode = schemas/* object */.Ikc({
    author: schemas/* catch */.MfU(schemas/* nullish */.cl6(schemas/* object */.Ikc({ user: schemas/* nullish */.cl6(Login) })), undefined),
    // Null only where the token may not see pull requests, which is another thing than none.
    associatedPullRequests: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* nullish */.cl6(PullRequestNode)) }),
});
const Answer = schemas/* object */.Ikc({ repository: schemas/* looseObject */._H3({ nameWithOwner: schemas/* string */.YjP() }) });
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

;// CONCATENATED MODULE: ./lib/codehost/github/github-commits.js



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
    const octokit = await (0,open_octokit/* openOctokit */.O)(access);
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
    const fault = (0,github_fault/* parseGitHubFault */.$V)(error);
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


/***/ }),

/***/ 72197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ parseGitHubFault),
/* harmony export */   Jz: () => (/* binding */ isRateLimited),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZA: () => (/* binding */ selectPause),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError)
/* harmony export */ });
/* harmony import */ var _quote_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90203);

/** Reads an error of Octokit; undefined for any other, which is no fault of GitHub's. */
function parseGitHubFault(error) {
    if (!(error instanceof Error))
        return undefined;
    if (error.name === "AbortError" || error.name === "TimeoutError") {
        return { status: undefined, message: "no answer in time", headers: {} };
    }
    if (!("status" in error) || typeof error.status !== "number")
        return undefined;
    const response = "response" in error && typeof error.response === "object" ? error.response : undefined;
    const headers = response !== null && response !== undefined && "headers" in response ? response.headers : {};
    return {
        // Octokit says 500 where no answer came at all.
        status: response === undefined ? undefined : error.status,
        message: quote(error.message),
        headers: (headers ?? {}),
    };
}
/** The status of GitHub's answer that an error tells of; undefined where there was none. */
function statusOf(error) {
    return parseGitHubFault(error)?.status;
}
/** What GitHub said, with its status, or why there was no answer: one line for a person. */
function describeGitHubError(error) {
    const fault = parseGitHubFault(error);
    const { status, message } = fault ?? {
        status: undefined,
        message: quote(error instanceof Error ? error.message : String(error)),
    };
    return status === undefined ? message : `${status} ${message}`;
}
/** Whether what was asked may have been done all the same. */
function isAmbiguous({ status }) {
    return status === undefined || status >= 500;
}
/** Whether GitHub wants to be asked later; nothing was done then. */
function isRateLimited({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return headers["retry-after"] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
}
/**
 * How long to wait before the same is asked again, in milliseconds; undefined where that is of no use. `attempt`
 * counts from 1, `now` is in milliseconds since 1970.
 */
function selectPause(fault, attempt, now) {
    if (isRateLimited(fault)) {
        const { headers } = fault;
        const told = Number(headers["retry-after"] ?? Number.NaN);
        if (told >= 0)
            return told * 1000;
        const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
        if (isUsedUp(headers) && reset > 0)
            return Math.max(reset * 1000 - now, 0) + 1000;
        return 60_000 * attempt;
    }
    return isAmbiguous(fault) && attempt <= 3 ? 1000 * 2 ** (attempt - 1) : undefined;
}
function isUsedUp(headers) {
    return String(headers["x-ratelimit-remaining"] ?? "") === "0";
}
function quote(text) {
    // Octokit adds the page that documents the call.
    return (0,_quote_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(text.replace(/ - https?:\/\/\S+$/, ""));
}


/***/ }),

/***/ 9819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openOctokit)
/* harmony export */ });
/** GitHub's own client at an API (`https://api.github.com`, `https://HOST/api/v3`); loaded here, and it logs nothing. It sends by `fetch`, else as its own. */
async function openOctokit({ apiUrl, token, fetch }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 92413));
    return getOctokit(token, {
        baseUrl: apiUrl.replace(/\/+$/, ""),
        log: SILENT,
        ...(fetch === undefined ? {} : { request: { fetch } }),
    });
}
const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };


/***/ })

};
