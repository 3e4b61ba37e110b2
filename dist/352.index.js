export const id = 352;
export const ids = [352];
export const modules = {

/***/ 9818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openGitHubApi)
/* harmony export */ });
/* harmony import */ var _hosts_github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2942);
/* harmony import */ var _hosts_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8216);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);



const NOT_THERE = new Set([404, 409, 422]);
/** Opens GitHub's API (`GITHUB_API_URL`) with the token. What it throws is `github/refused` or `github/unexpected`. */
async function openGitHubApi(event, token) {
    const octokit = await (0,_hosts_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openOctokit */ .Ov)({ apiUrl: event.apiUrl, token });
    const [owner = "", repo = ""] = (event.repository ?? "").split("/");
    return async (path, parameters, schema) => {
        const route = `GET /repos/{owner}/{repo}/${path}`;
        const answer = await octokit.request(route, { owner, repo, ...parameters }).catch((error) => {
            if (NOT_THERE.has((0,_hosts_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) ?? 0))
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
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
        code: "github/refused",
        message: `GitHub's API did not answer ${what}: ${(0,_hosts_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(cause)}.`,
        hint: `Give the job the permission \`${needs}\`, or add actions/checkout with \`fetch-depth: 0\` before this step.`,
        cause,
    });
}
function buildUnexpected(path, field) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
        code: "github/unexpected",
        message: `GitHub's API answered ${path} in an unknown form: ${field || "the answer"} is missing or of another type.`,
        hint: "Check GITHUB_API_URL, or add actions/checkout with `fetch-depth: 0` before this step.",
    });
}


/***/ }),

/***/ 6352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubReader: () => (/* binding */ createGitHubReader),
/* harmony export */   createGitHubSource: () => (/* binding */ createGitHubSource),
/* harmony export */   findNearestByApi: () => (/* binding */ findNearestByApi),
/* harmony export */   findPreviousByApi: () => (/* binding */ findPreviousByApi)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4343);
/* harmony import */ var _git_previous_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6198);
/* harmony import */ var _git_tags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6855);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6422);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9818);






/** Asks GitHub's API, for a run without a checkout. */
async function createGitHubSource(event, token) {
    const reader = createGitHubReader(await (0,_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .openGitHubApi */ .I)(event, token));
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
    const near = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .selectNearestNames */ .fQ)(name, tags.map((tag) => tag.name));
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
        code: "git/unknown-tag",
        message: `There is no tag ${JSON.stringify(name)} in this repository, GitHub's API says.`,
        hint: near.length === 0
            ? "Check the spelling, and that the tag was pushed."
            : `Did you mean ${near.map((tag) => JSON.stringify(tag)).join(", ")}?`,
    });
}
function buildUnknown(sha) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
        code: "git/unknown-revision",
        message: `GitHub's API knows no commit ${JSON.stringify(sha)} in this repository.`,
        hint: "Check that it was pushed, or add actions/checkout with `fetch-depth: 0` before this step.",
    });
}
const PAGE = 100;
// GitHub lists no more commits of a pull request.
const MOST_PULL_COMMITS = 250;
const TagList = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), commit: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }) }));
const ApiCommit = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    parents: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        message: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        author: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ date: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()) })),
        committer: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ date: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()) })),
    }),
});
const CommitList = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(ApiCommit);
const ApiComparison = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    status: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(["identical", "ahead", "behind", "diverged"]),
    ahead_by: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(),
    base_commit: ApiCommit,
    merge_base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
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
// One question to GitHub each; the nearest release is among the highest of its series.
const MOST_COMPARED = 20;
/** The release that marks `tag` has before it, by the rule of the previous tag (docs/design.md), asked of GitHub. */
async function findPreviousByApi(tags, current, currentDate, compare) {
    const releases = (0,_git_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .buildReleases */ .tu)(tags);
    const named = releases.find(({ tag }) => tag.name === current.name);
    if (named === undefined || (await floats(named, releases, compare))) {
        return findNearestByApi(tags, current.commit, compare, named?.series);
    }
    for (const candidate of (0,_git_previous_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .selectCandidates */ .NB)(named, releases)) {
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
    return _git_previous_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_RELEASE */ .BX;
}
/** The final release of the series with the fewest commits between it and `head`. */
async function findNearestByApi(tags, head, compare, series) {
    const releases = (0,_git_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .buildReleases */ .tu)(tags);
    const wanted = series ?? (0,_git_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSeries */ .W0)(releases);
    const candidates = [];
    for (const release of releases) {
        if (release.series !== wanted || !(0,_git_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .isFinal */ .dR)(release) || (await floats(release, releases, compare)))
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
    return before[0] === undefined ? _git_previous_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_RELEASE */ .BX : { tag: before[0].tag, reason: "nearest" };
}
function floats(release, releases, compare) {
    return (0,_git_previous_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .isFloatingBy */ .og)(release, releases, async (commit, other) => {
        if (commit === other)
            return "same";
        return (await compare(commit, other))?.relation ?? "unrelated";
    });
}


/***/ }),

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

/***/ 8216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   $V: () => (/* binding */ parseGitHubFault),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZA: () => (/* binding */ selectPause),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* unused harmony export isRateLimited */
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);


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
    return (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text.replace(/ - https?:\/\/\S+$/, ""));
}
const says = (words) => (fault) => words.test(fault.message);
const has = (status) => (fault) => fault.status === status;
/** GitHub's answers and what a person can do about them; the first that matches is told. */
const RULES = [
    {
        matches: isRateLimited,
        explain: (asked) => ({
            code: "github/rate-limited",
            message: `GitHub wanted to be asked later, for longer than this step waits; it could not ${told(asked)}.`,
            hint: "Run the step again later. A token of a GitHub App has a rate limit of its own.",
        }),
    },
    {
        matches: says(/not permitted to create or approve pull requests/i),
        explain: (asked) => ({
            code: "github/pull-requests-not-allowed",
            message: `The workflow's own token may not open pull requests in ${asked.repository}.`,
            hint: "Allow it in Settings, Actions, General, Workflow permissions: “Allow GitHub Actions to create and approve " +
                "pull requests” (an organisation may hold that setting), or give github-token a token of a GitHub App.",
        }),
    },
    {
        matches: says(/resource not accessible by (?:integration|personal access token)/i),
        explain: (asked) => ({
            code: "github/permission-missing",
            message: `The token may not ${told(asked)}: it lacks a permission.`,
            hint: "Give the job `permissions: { contents: write, pull-requests: write }`, or the token those two rights. On an " +
                "event from a fork the workflow's own token only reads, whatever the workflow says: run on push to the default " +
                "branch instead, or on pull_request_target (closed) without checking out the fork's code.",
        }),
    },
    {
        matches: says(/SAML|single sign-on/i),
        explain: (asked, fault) => ({
            code: "github/permission-missing",
            message: `The token may not ${told(asked)}: ${fault.message}`,
            hint: "Authorise the token for the organisation's single sign-on, in the token's own settings.",
        }),
    },
    {
        matches: says(/protected|rule violation|through a pull request|not authorized to push|reference update failed/i),
        explain: (asked, fault) => ({
            code: "github/branch-protected",
            message: `A rule of ${asked.repository} does not let the token ${asked.doing}: ${fault.message}`,
            hint: "Leave branches named release-docs/** out of the rule, or let the token's owner bypass it.",
        }),
    },
    {
        matches: has(401),
        explain: (asked, fault) => ({
            code: "github/bad-token",
            message: `GitHub does not know the token and could not ${told(asked)}: ${fault.message}`,
            hint: "Check the input github-token: the secret may be empty, expired or of another server.",
        }),
    },
    {
        matches: says(/repository is empty/i),
        explain: ({ repository }) => ({
            code: "github/no-base",
            message: `The repository ${repository} is empty, so there is nothing that a draft can start from.`,
            hint: "Make its first commit, such as a README, and run the step again.",
        }),
    },
    {
        matches: has(404),
        explain: (asked) => ({
            code: "github/not-found",
            message: `GitHub could not ${told(asked)}: it is not there, or the token may not see it.`,
            hint: "Check the name. The workflow's own token reaches its own repository only: for another one give github-token a " +
                "token of a GitHub App that is installed there, or a personal one with `contents` and `pull requests` to write.",
        }),
    },
    {
        matches: isAmbiguous,
        explain: (asked, fault) => ({
            code: "github/unreachable",
            message: `GitHub did not answer and could not ${told(asked)}: ${fault.status ?? ""} ${fault.message}`.trim(),
            hint: "Run the step again; https://www.githubstatus.com says whether GitHub has trouble.",
        }),
    },
];
/** Turns GitHub's refusal into a {@link ReleaseDocsError} with the next step. */
function explainGitHub(asked, fault, cause) {
    const rule = RULES.find(({ matches }) => matches(fault));
    const explanation = rule?.explain(asked, fault) ?? {
        code: "github/refused",
        message: `GitHub would not ${told(asked)}: ${fault.status ?? ""} ${fault.message}`,
        hint: "Check the token's rights (`contents: write`, `pull-requests: write`) and the repository's rules.",
    };
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ ...explanation, cause });
}
/** Whether GitHub refused in these words, where none of the rules above has more to say. */
function isRefusal(error, words) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "github/refused" && words.test(error.message);
}
function told({ doing, repository }) {
    return `${doing} in ${repository}`;
}


/***/ })

};
