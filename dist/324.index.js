export const id = 324;
export const ids = [324];
export const modules = {

/***/ 84324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubSource: () => (/* binding */ createGitHubSource)
});

// EXTERNAL MODULE: ./lib/git/nearest-names.js
var nearest_names = __webpack_require__(7427);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(54335);
// EXTERNAL MODULE: ./lib/action/github-api.js
var github_api = __webpack_require__(19818);
// EXTERNAL MODULE: ./lib/git/floating.js
var floating = __webpack_require__(61752);
// EXTERNAL MODULE: ./lib/git/previous-tag.js + 1 modules
var previous_tag = __webpack_require__(6309);
// EXTERNAL MODULE: ./lib/git/releases.js
var git_releases = __webpack_require__(39548);
// EXTERNAL MODULE: ./lib/git/version-order.js
var version_order = __webpack_require__(62593);
;// CONCATENATED MODULE: ./lib/action/changes/github-previous-tag.js




// One question to GitHub each; the nearest release is among the highest of its series.
const MOST_COMPARED = 20;
/** The release that marks `tag` has before it, by the rule of the previous tag (docs/design.md), asked of GitHub. */
async function findPreviousByApi(tags, current, currentDate, compare) {
    const releases = (0,git_releases/* buildReleases */.tu)(tags);
    const named = releases.find(({ tag }) => tag.name === current.name);
    if (named === undefined || (await floats(named, releases, compare))) {
        return findNearestByApi(tags, current.commit, compare, named?.series);
    }
    for (const candidate of (0,previous_tag/* selectCandidates */.NB)(named, releases)) {
        if (await floats(candidate, releases, compare))
            continue;
        if (candidate.tag.commit === current.commit)
            return { tag: candidate.tag, reason: "same-commit" };
        const comparison = await compare(candidate.tag.commit, current.commit);
        if (comparison === undefined)
            continue;
        const { relation, baseDate } = comparison;
        if (relation === "ancestor" || (relation === "diverged" && baseDate <= currentDate)) {
            return { tag: candidate.tag, reason: relation };
        }
    }
    return previous_tag/* FIRST_RELEASE */.BX;
}
/** The final release of the series with the fewest commits between it and `head`. */
async function findNearestByApi(tags, head, compare, series) {
    const releases = (0,git_releases/* buildReleases */.tu)(tags);
    const wanted = series ?? (0,git_releases/* selectSeries */.W0)(releases);
    const candidates = [];
    for (const release of releases) {
        if (release.series !== wanted || !(0,version_order/* isFinal */.dR)(release) || (await floats(release, releases, compare)))
            continue;
        if (release.tag.commit === head)
            return { tag: release.tag, reason: "same-commit" };
        if (candidates.length < MOST_COMPARED)
            candidates.push(release);
    }
    const compared = await Promise.all(candidates.map(async ({ tag }) => ({ tag, comparison: await compare(tag.commit, head) })));
    const before = compared.flatMap(({ tag, comparison }) => comparison !== undefined && (comparison.relation === "ancestor" || comparison.relation === "diverged")
        ? [{ tag, ahead: comparison.ahead, contained: comparison.relation === "ancestor" }]
        : []);
    // Equally near ones: first what the head contains, then the higher version, which is the order they came in.
    before.sort((a, b) => a.ahead - b.ahead || Number(b.contained) - Number(a.contained));
    return before[0] === undefined ? previous_tag/* FIRST_RELEASE */.BX : { tag: before[0].tag, reason: "nearest" };
}
function floats(release, releases, compare) {
    return (0,floating/* isFloatingBy */.o)(release, releases, async (commit, other) => {
        if (commit === other)
            return "same";
        return (await compare(commit, other))?.relation ?? "unrelated";
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
;// CONCATENATED MODULE: ./lib/action/changes/github-reader.js

const PAGE = 100;
// GitHub lists no more commits of a pull request.
const MOST_PULL_COMMITS = 250;
const TagList = schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }));
const ApiCommit = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() })),
    commit: schemas/* object */.Ikc({
        message: schemas/* string */.YjP(),
        author: schemas/* nullish */.cl6(schemas/* object */.Ikc({ date: schemas/* optional */.lqM(schemas/* string */.YjP()) })),
        committer: schemas/* nullish */.cl6(schemas/* object */.Ikc({ date: schemas/* optional */.lqM(schemas/* string */.YjP()) })),
    }),
});
const CommitList = schemas/* array */.YOg(ApiCommit);
const ApiComparison = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n(["identical", "ahead", "behind", "diverged"]),
    ahead_by: schemas/* int */.Whr(),
    base_commit: ApiCommit,
    merge_base_commit: schemas/* nullish */.cl6(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() })),
});
const RELATIONS = {
    identical: "same",
    ahead: "ancestor",
    behind: "descendant",
    diverged: "diverged",
};
/** Reads history through `ask`. */
function createGitHubReader(ask) {
    const readPages = async (path, parameters, schema) => {
        const items = [];
        for (let page = 1;; page += 1) {
            const answer = await ask(path, { ...parameters, per_page: PAGE, page }, schema);
            items.push(...(answer?.data ?? []));
            if ((answer?.data.length ?? 0) < PAGE)
                return items;
        }
    };
    return {
        readTags: async () => {
            const listed = await readPages("tags", {}, TagList);
            return listed.map(({ name, commit }) => ({ name, commit: commit.sha, committedAt: "", createdAt: "" }));
        },
        readCommit: async (ref) => {
            const answer = await ask("commits/{ref}", { ref }, ApiCommit);
            return answer && toCommit(answer.data);
        },
        readFirstCommit: async (head) => {
            const newest = await ask("commits", { sha: head, per_page: 1 }, CommitList);
            const page = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(newest?.link ?? "")?.[1];
            if (page === undefined)
                return newest?.data.at(-1)?.sha;
            const oldest = await ask("commits", { sha: head, per_page: 1, page: Number(page) }, CommitList);
            return oldest?.data.at(-1)?.sha;
        },
        readPullCommits: async (number) => {
            const listed = await readPages("pulls/{number}/commits", { number }, CommitList);
            if (listed.length === 0 || listed.length >= MOST_PULL_COMMITS)
                return undefined;
            return listed
                .map(toCommit)
                .filter(({ parents }) => parents.length < 2)
                .reverse();
        },
        compare: async (base, head) => {
            // The second page of one commit each: the first would bring every changed file along.
            const answer = await ask("compare/{basehead}", { basehead: `${base}...${head}`, per_page: 1, page: 2 }, ApiComparison);
            if (answer === undefined)
                return undefined;
            const { status, ahead_by: ahead, base_commit: first, merge_base_commit: fork } = answer.data;
            return { relation: RELATIONS[status], ahead, baseDate: toCommit(first).committedAt, fork: fork?.sha };
        },
    };
}
function toCommit({ sha, parents, commit }) {
    return {
        sha,
        parents: parents.map((parent) => parent.sha),
        authoredAt: commit.author?.date ?? "",
        committedAt: commit.committer?.date ?? "",
        message: commit.message.trim(),
    };
}

;// CONCATENATED MODULE: ./lib/action/changes/github-source.js





/** Asks GitHub's API, for a run without a checkout. */
async function createGitHubSource(event, token) {
    const reader = createGitHubReader(await (0,github_api/* openGitHubApi */.I)(event, token));
    return {
        name: "GitHub's API",
        readRelease: async (name) => {
            const tags = await reader.readTags();
            const tag = findTag(tags, name);
            return { tag: tag.name, previous: await readPrevious(reader, tags, tag), head: tag.commit };
        },
        readLatest: async (head = event.sha) => {
            if (head === undefined)
                throw buildUnknown("GITHUB_SHA");
            const tags = await reader.readTags();
            const nearest = await findNearestByApi(tags, head, reader.compare);
            if (nearest.tag?.commit !== head)
                return { tag: undefined, previous: nearest, head };
            return { tag: nearest.tag.name, previous: await readPrevious(reader, tags, nearest.tag), head };
        },
        readFirstCommit: async (head) => (await reader.readFirstCommit(head)) ?? head,
        readCommits: async (sha, count) => {
            const commits = [];
            let next = sha;
            while (next !== undefined && commits.length < count) {
                const commit = await reader.readCommit(next);
                if (commit === undefined)
                    throw buildUnknown(next);
                commits.push(commit);
                next = commit.parents[0];
            }
            return commits;
        },
        readPullCommits: async ({ number }) => {
            const commits = await reader.readPullCommits(number);
            return commits === undefined ? { missing: "GitHub does not list all of its commits" } : { commits };
        },
        readFork: async (commit, other) => {
            if (commit === other)
                return { relation: "same", base: commit };
            const comparison = await reader.compare(commit, other);
            if (comparison === undefined)
                return { missing: "GitHub cannot compare the two" };
            return { relation: comparison.relation, base: comparison.fork };
        },
        readBranch: async (name) => (await reader.readCommit(`heads/${name}`))?.sha,
    };
}
async function readPrevious(reader, tags, tag) {
    const commit = await reader.readCommit(tag.commit);
    return findPreviousByApi(tags, tag, commit?.committedAt ?? "", reader.compare);
}
function findTag(tags, name) {
    const found = tags.find((tag) => tag.name === name);
    if (found !== undefined)
        return found;
    const near = (0,nearest_names/* selectNearestNames */.f)(name, tags.map((tag) => tag.name));
    throw new release_docs_error/* ReleaseDocsError */.D({
        code: "git/unknown-tag",
        message: `There is no tag ${JSON.stringify(name)} in this repository, GitHub's API says.`,
        hint: near.length === 0
            ? "Check the spelling, and that the tag was pushed."
            : `Did you mean ${near.map((tag) => JSON.stringify(tag)).join(", ")}?`,
    });
}
function buildUnknown(sha) {
    return new release_docs_error/* ReleaseDocsError */.D({
        code: "git/unknown-revision",
        message: `GitHub's API knows no commit ${JSON.stringify(sha)} in this repository.`,
        hint: "Check that it was pushed, or add actions/checkout with `fetch-depth: 0` before this step.",
    });
}


/***/ }),

/***/ 19818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openGitHubApi)
/* harmony export */ });
/* harmony import */ var _github_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72197);
/* harmony import */ var _open_octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9819);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54335);



const NOT_THERE = new Set([404, 409, 422]);
/** Opens GitHub's API (`GITHUB_API_URL`) with the token. What it throws is `github/refused` or `github/unexpected`. */
async function openGitHubApi(event, token) {
    const octokit = await (0,_open_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .openOctokit */ .O)({ apiUrl: event.apiUrl, token });
    const [owner = "", repo = ""] = (event.repository ?? "").split("/");
    return async (path, parameters, schema) => {
        const route = `GET /repos/{owner}/{repo}/${path}`;
        const answer = await octokit.request(route, { owner, repo, ...parameters }).catch((error) => {
            if (NOT_THERE.has((0,_github_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) ?? 0))
                return undefined;
            throw explain(error, path, parameters);
        });
        if (answer === undefined)
            return undefined;
        const parsed = schema.safeParse(answer.data);
        if (!parsed.success)
            throw buildUnexpected(path, parsed.error.issues[0]?.path.join(".") ?? "");
        return { data: parsed.data, link: answer.headers.link ?? "" };
    };
}
function explain(cause, path, parameters) {
    const what = path.replace(/\{(\w+)\}/g, (_, name) => String(parameters[name] ?? ""));
    const needs = what.startsWith("actions/")
        ? "actions: read"
        : what.startsWith("pulls/")
            ? "pull-requests: read"
            : "contents: read";
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
        code: "github/refused",
        message: `GitHub's API did not answer ${what}: ${(0,_github_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .describeGitHubError */ .dZ)(cause)}.`,
        hint: `Give the job the permission \`${needs}\`, or add actions/checkout with \`fetch-depth: 0\` before this step.`,
        cause,
    });
}
function buildUnexpected(path, field) {
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
        code: "github/unexpected",
        message: `GitHub's API answered ${path} in an unknown form: ${field || "the answer"} is missing or of another type.`,
        hint: "Check GITHUB_API_URL, or add actions/checkout with `fetch-depth: 0` before this step.",
    });
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
