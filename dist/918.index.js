export const id = 918;
export const ids = [918,352];
export const modules = {

/***/ 6352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openGitHubApi),
/* harmony export */   createGitHubSource: () => (/* binding */ createGitHubSource)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4343);
/* harmony import */ var _git_previous_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6198);
/* harmony import */ var _git_tags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6855);
/* harmony import */ var _hosts_github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1368);
/* harmony import */ var _hosts_github_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8216);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6422);







async function createGitHubSource(event, token) {
    const reader = createGitHubReader(await openGitHubApi(event, token));
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
        countCommits: async () => undefined,
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
    const names = tags.map((tag) => tag.name);
    const near = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .selectNearestNames */ .fQ)(name, names);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ReleaseDocsError */ .D({
        code: "git/unknown-tag",
        message: `GitHub's API knows no tag ${JSON.stringify(name)} in this repository.`,
        hint: near.length === 0
            ? "Check the spelling, and that the tag was pushed."
            : `Did you mean ${near.map((tag) => JSON.stringify(tag)).join(", ")}?`,
    });
}
function buildUnknown(sha) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ReleaseDocsError */ .D({
        code: "git/unknown-revision",
        message: `GitHub's API knows no commit ${JSON.stringify(sha)} in this repository.`,
        hint: "Check that it was pushed, or add actions/checkout with `fetch-depth: 0` before this step.",
    });
}
// GitHub's maximum.
const MAX_PULL_COMMITS = 250;
const TagList = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), commit: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) }));
const ApiCommit = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    parents: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        message: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        author: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ date: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()) })),
        committer: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ date: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()) })),
    }),
});
const CommitList = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(ApiCommit);
const ApiComparison = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    status: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(["identical", "ahead", "behind", "diverged"]),
    ahead_by: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr(),
    base_commit: ApiCommit,
    merge_base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })),
});
const RELATIONS = {
    identical: "same",
    ahead: "ancestor",
    behind: "descendant",
    diverged: "diverged",
};
const NOT_THERE = new Set([404, 409, 422]);
/** Opens GitHub's API (`GITHUB_API_URL`). Its methods throw `github/refused` and `github/unexpected`. */
async function openGitHubApi(event, token) {
    const octokit = await (0,_hosts_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .openOctokit */ .Ov)({ apiUrl: event.apiUrl, token });
    const [owner = "", repo = ""] = (event.repository ?? "").split("/");
    const build = (path, parameters) => [`GET /repos/{owner}/{repo}/${path}`, { owner, repo, ...parameters }];
    const explain = (path, parameters) => (error) => {
        if (!NOT_THERE.has((0,_hosts_github_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(error) ?? 0))
            throw explainRefusal(error, path, parameters);
    };
    return {
        read: async (path, parameters, schema) => {
            const answer = await octokit.request(...build(path, parameters)).catch(explain(path, parameters));
            return answer && { data: parseAnswer(path, answer.data, schema), link: answer.headers.link ?? "" };
        },
        list: async (path, parameters, schema) => {
            const pages = [];
            try {
                const iterator = octokit.paginate.iterator(...build(path, { ...parameters, per_page: 100 }));
                for await (const { data } of iterator)
                    pages.push(data);
            }
            catch (error) {
                explain(path, parameters)(error);
            }
            return pages.flatMap((data) => parseAnswer(path, data, schema));
        },
    };
}
function explainRefusal(cause, path, parameters) {
    const what = path.replace(/\{(\w+)\}/g, (_, name) => String(parameters[name] ?? ""));
    const [kind = ""] = what.split("/");
    const needs = { actions: "actions: read", pulls: "pull-requests: read" }[kind] ?? "contents: read";
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ReleaseDocsError */ .D({
        code: "github/refused",
        message: `GitHub's API refused ${what}: ${(0,_hosts_github_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .describeGitHubError */ .dZ)(cause)}.`,
        hint: `Give the job the permission \`${needs}\`, or add actions/checkout with \`fetch-depth: 0\` before this step.`,
        cause,
    });
}
function parseAnswer(path, data, schema) {
    const parsed = schema.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join(".") || "the response";
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ReleaseDocsError */ .D({
        code: "github/unexpected",
        message: `GitHub sent an unexpected response for ${path}: ${field} is missing or has the wrong type.`,
        hint: "Check GITHUB_API_URL, or add actions/checkout with `fetch-depth: 0` before this step.",
    });
}
function createGitHubReader({ read, list }) {
    return {
        readTags: async () => {
            const listed = await list("tags", {}, TagList);
            return listed.map(({ name, commit }) => ({ name, commit: commit.sha, committedAt: "", createdAt: "" }));
        },
        readCommit: async (ref) => {
            const answer = await read("commits/{ref}", { ref }, ApiCommit);
            return answer && toCommit(answer.data);
        },
        readFirstCommit: async (head) => {
            const newest = await read("commits", { sha: head, per_page: 1 }, CommitList);
            const page = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(newest?.link ?? "")?.[1];
            if (page === undefined)
                return newest?.data.at(-1)?.sha;
            const oldest = await read("commits", { sha: head, per_page: 1, page: Number(page) }, CommitList);
            return oldest?.data.at(-1)?.sha;
        },
        /** Without merges, newest first; undefined if GitHub may not list all. */
        readPullCommits: async (number) => {
            const listed = await list("pulls/{number}/commits", { number }, CommitList);
            if (listed.length === 0 || listed.length >= MAX_PULL_COMMITS)
                return undefined;
            return listed
                .map(toCommit)
                .filter(({ parents }) => parents.length < 2)
                .reverse();
        },
        /** `ahead`: commits of `head` only; `baseDate`: the committer date of `base`; `fork`: their merge base. */
        compare: async (base, head) => {
            // The second page with one commit: the first page has every changed file.
            const parameters = { basehead: `${base}...${head}`, per_page: 1, page: 2 };
            const answer = await read("compare/{basehead}", parameters, ApiComparison);
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
// One request each; the nearest release is among the highest of its series.
const MAX_COMPARED = 20;
/** By the rules of docs/decisions/0007-which-commits.md. */
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
async function findNearestByApi(tags, head, compare, series) {
    const releases = (0,_git_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .buildReleases */ .tu)(tags);
    const wanted = series ?? (0,_git_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSeries */ .W0)(releases);
    const candidates = [];
    for (const release of releases) {
        if (release.series !== wanted || !(0,_git_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .isFinal */ .dR)(release) || (await floats(release, releases, compare)))
            continue;
        if (release.tag.commit === head)
            return { tag: release.tag, reason: "same-commit" };
        if (candidates.length < MAX_COMPARED)
            candidates.push(release);
    }
    const compared = await Promise.all(candidates.map(async ({ tag }) => ({ tag, comparison: await compare(tag.commit, head) })));
    const before = compared.flatMap(({ tag, comparison }) => comparison !== undefined && (comparison.relation === "ancestor" || comparison.relation === "diverged")
        ? [{ tag, ahead: comparison.ahead, contained: comparison.relation === "ancestor" }]
        : []);
    // On a tie: contained in the head first, then the higher version (the given order).
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

/***/ 8918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   selectSchedule: () => (/* binding */ selectSchedule)
/* harmony export */ });
/* unused harmony export findCronSlots */
/* harmony import */ var cron_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8628);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _github_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6352);




/** Since the last successful scheduled run, else between the schedule's last slots. Throws `event/no-schedule`. */
async function selectSchedule(cron, event, token, now) {
    const asked = await readLastRun(event, token);
    if (asked.start !== undefined && asked.start < (asked.end ?? now)) {
        return buildWindow(asked.start, asked.end ?? now, "since this workflow's last successful run (from GitHub's API)");
    }
    const slots = cron === undefined ? undefined : findCronSlots(cron, now);
    if (slots !== undefined) {
        return buildWindow(slots.before, slots.last, `between the last two slots of the schedule ${cron}; ${asked.why}`);
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
        code: "event/no-schedule",
        message: `Cannot determine the start of the scheduled run: ${asked.why}, and the event has no valid schedule.`,
        hint: "Give the job `actions: read`, or set the input `changes`.",
    });
}
async function readLastRun(event, token) {
    const workflow = /\/\.github\/workflows\/([^/@]+)@/.exec(event.workflowRef ?? "")?.[1];
    if (token === "" || event.repository === undefined || workflow === undefined) {
        return { why: "the last run is unknown without github-token" };
    }
    try {
        const { start, end } = await readLastSuccess(event, token, workflow);
        return { start, end, why: "no earlier scheduled run succeeded" };
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D))
            throw error;
        return { why: `GitHub's API failed: ${error.message.replace(/\.$/, "")}` };
    }
}
function buildWindow(start, end, why) {
    const [from, to] = [renderTime(start), renderTime(end)];
    return { changes: [{ timeRange: { start: from, end: to } }], source: `the commits from ${from} to ${to}, ${why}` };
}
function renderTime(date) {
    return `${date.toISOString().slice(0, 19)}Z`;
}
/** In UTC, up to `now`; undefined if the expression is invalid. */
function findCronSlots(cron, now) {
    // The parser also accepts seconds.
    if (cron.trim().split(/\s+/).length !== 5)
        return undefined;
    try {
        const slots = cron_parser__WEBPACK_IMPORTED_MODULE_0__.CronExpressionParser.parse(cron, { currentDate: new Date(now.getTime() + 1), tz: "UTC" });
        return { last: slots.prev().toDate(), before: slots.prev().toDate() };
    }
    catch {
        return undefined;
    }
}
const Run = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), created_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const Runs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ workflow_runs: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Run) });
/** When the last successful scheduled run was created, and when this one was. */
async function readLastSuccess(event, token, workflow) {
    const { read } = await (0,_github_source_js__WEBPACK_IMPORTED_MODULE_2__/* .openGitHubApi */ .I)(event, token);
    const branch = event.ref?.replace(/^refs\/heads\//, "");
    const filter = { event: "schedule", status: "success", per_page: 10, ...(branch === undefined ? {} : { branch }) };
    const runs = await read("actions/workflows/{workflow_id}/runs", { workflow_id: workflow, ...filter }, Runs);
    const self = event.run && (await read("actions/runs/{run_id}", { run_id: event.run.id }, Run));
    const end = parseDate(self?.data.created_at);
    const starts = (runs?.data.workflow_runs ?? [])
        .filter(({ id }) => String(id) !== event.run?.id)
        .flatMap(({ created_at }) => parseDate(created_at) ?? [])
        .filter((date) => end === undefined || date < end)
        .sort((a, b) => b.getTime() - a.getTime());
    return { start: starts[0], end };
}
function parseDate(text) {
    const date = new Date(text ?? "");
    return Number.isNaN(date.getTime()) ? undefined : date;
}


/***/ }),

/***/ 1368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ openGitHubRest),
/* harmony export */   Ov: () => (/* binding */ openOctokit),
/* harmony export */   _j: () => (/* binding */ createGitHubApi)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8350);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6422);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1201);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8216);





/** Opens Octokit without log and retries; loaded late, since it is large. */
async function openOctokit({ apiUrl, token, send, signal }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(758)]).then(__webpack_require__.bind(__webpack_require__, 9377));
    const baseUrl = apiUrl.replace(/\/+$/, "");
    const octokit = getOctokit(token, {
        baseUrl,
        log: SILENT,
        ...(send === undefined ? {} : { request: { fetch: sendAsFetch(send) } }),
    });
    // The plugin for pages passes no signal on, and follows the server's links wherever they lead.
    octokit.hook.before("request", (options) => {
        if (signal !== undefined)
            options.request.signal = signal;
        const { origin } = new URL(options.url, baseUrl);
        if (origin === new URL(baseUrl).origin)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "github/unexpected",
            message: `GitHub's next page is on another host, ${origin}; it was not requested.`,
            hint: "Check GITHUB_API_URL: it must be GitHub's API, such as https://api.github.com.",
        });
    });
    return octokit;
}
const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
// Milliseconds.
const ATTEMPT_TIMEOUT = 60_000;
const MAX_RETRIES = 100;
// Switches the plugin's own rule off.
const EVERY_FAILURE = Array.from({ length: 200 }, (_, index) => 400 + index);
/** Octokit with our retries. `request.look` finds what a failed attempt created. See docs/decisions/0013. */
async function openRetryingOctokit(access) {
    const [octokit, { retry }] = await Promise.all([openOctokit(access), __webpack_require__.e(/* import() */ 735).then(__webpack_require__.bind(__webpack_require__, 9735))]);
    // Before the plugin's hooks, so that it runs inside them, once per attempt.
    octokit.hook.wrap("request", async (request, options) => {
        const state = options.request;
        const found = state.mayBeDone === true ? await state.look?.() : undefined;
        if (found !== undefined)
            return { status: 200, url: options.url, headers: {}, data: found };
        state.signal = AbortSignal.timeout(ATTEMPT_TIMEOUT);
        try {
            return await request(options);
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServerFault */ .Hx)(error);
            const delay = fault && (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .selectRetryDelay */ .K8)(fault, (state.retryCount ?? 0) + 1, Date.now());
            if (fault === undefined || delay === undefined)
                throw error;
            state.mayBeDone = (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .isServerFailure */ .Ab)(fault);
            state.waited = (state.waited ?? 0) + delay;
            if (state.waited > _retry_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_WAIT */ .nC)
                throw error;
            // A failure while the body was read has no request.
            const failed = Object.assign(error, { request: { ...options } });
            throw retryRequest(failed, MAX_RETRIES, delay);
        }
    });
    const { retryRequest } = retry(octokit, {
        retry: { doNotRetry: EVERY_FAILURE, retryAfterBaseValue: access.second ?? 1000 },
    }).retry;
    return octokit;
}
/** `fetch` for Octokit over `send`. */
function sendAsFetch(send, limits = {}) {
    return async (input, { method = "GET", headers, body, signal } = {}) => {
        const answer = await send(String(input), {
            method,
            // Not by Headers, which throws its own error for a token that no header can have.
            headers: Object.fromEntries(headers instanceof Headers ? headers : Object.entries({ ...headers })),
            ...(typeof body === "string" ? { body } : {}),
            ...(signal ? { signal } : {}),
            ...limits,
        });
        // Response rejects any body with status 204.
        const content = answer.body.length === 0 ? null : new Uint8Array(answer.body);
        return new Response(content, { status: answer.status, headers: { ...answer.headers } });
    };
}
async function openGitHubRest(access, repository) {
    const octokit = await openRetryingOctokit(access);
    const [owner = "", repo = ""] = repository.split("/");
    const call = async (route, parameters, { doing, answer, look }) => {
        // What the route does not name would be sent in the body.
        const place = route.includes(" /") ? { owner, repo } : {};
        const { data } = await octokit
            .request(route.replace(/ \/$| (?=\/)/, " /repos/{owner}/{repo}"), { ...place, ...parameters, request: { look } })
            .catch((error) => {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServerFault */ .Hx)(error);
            throw fault === undefined ? error : (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .explainGitHub */ .$2)({ repository, doing }, fault, error);
        });
        const parsed = answer.safeParse(data);
        if (parsed.success)
            return parsed.data;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "github/unexpected",
            message: `GitHub's answer has an unknown form (${doing}): ${parsed.error.issues[0]?.path.join(".") || "the answer"} is not as expected.`,
            hint: "Check GITHUB_API_URL: it must be GitHub's API, such as https://api.github.com.",
        });
    };
    return {
        repository,
        owner,
        graphqlUrl: `${access.apiUrl.replace(/\/+$/, "").replace(/\/api\/v3$/, "/api")}/graphql`,
        call,
        find: (route, parameters, expected) => call(route, parameters, expected).catch((error) => {
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "github/not-found")
                return undefined;
            throw error;
        }),
    };
}
/** A client without retries, for callers who wait for the answer. Throws `product/…`. */
function createGitHubApi(access) {
    const { refuse, unreadable } = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createProductRefusals */ .lW)("GitHub", [access.token]);
    let opened;
    const request = async (doing, path, options) => {
        opened ??= openOctokit(access);
        const { accept, ...limits } = options;
        const parameters = {
            headers: { accept, "x-github-api-version": "2022-11-28" },
            request: { fetch: sendAsFetch(access.send, limits), parseSuccessResponseBody: !limits.cut },
        };
        const octokit = await opened;
        const answered = await octokit.request(`GET ${path}`, parameters).catch((error) => {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServerFault */ .Hx)(error);
            if (!(error instanceof Error) || fault?.status === undefined)
                throw error instanceof Error ? (error.cause ?? error) : error;
            const words = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStatus */ .Wn)(fault.status, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutDocumentation */ .n8)(error.message));
            throw refuse(doing, fault.status, words, fault.headers);
        });
        // Octokit accepts a redirect that was not followed.
        if (answered.status >= 300)
            throw refuse(doing, answered.status, (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStatus */ .Wn)(answered.status, ""), {});
        return answered;
    };
    return {
        refuse,
        read: async ({ doing, path, answer }) => {
            const accept = "application/vnd.github+json";
            const { data, headers } = await request(doing, path, { accept, longest: _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ANSWER_BYTES */ .gB });
            const parsed = answer.safeParse(data);
            if (parsed.success)
                return { value: parsed.data, headers };
            throw unreadable(doing, typeof data === "string" ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(data, 100) : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .explainIssues */ ._u)(parsed.error.issues));
        },
        readText: async ({ doing, path, accept }) => {
            const { data } = await request(doing, path, { accept, longest: _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_BYTES */ .$D, cut: true });
            return new Response(data).text();
        },
    };
}


/***/ }),

/***/ 8216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   Hx: () => (/* binding */ parseServerFault),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   n8: () => (/* binding */ withoutDocumentation),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1201);



function parseServerFault(error) {
    if (!(error instanceof Error))
        return undefined;
    if (error.name === "AbortError" || error.name === "TimeoutError") {
        return { status: undefined, message: "no answer in time", headers: {} };
    }
    if (!("status" in error) || typeof error.status !== "number")
        return undefined;
    const { response } = error;
    return {
        // Octokit reports 500 for no answer.
        status: response === undefined ? undefined : error.status,
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(withoutDocumentation(error.message)),
        headers: response?.headers ?? {},
    };
}
function withoutDocumentation(message) {
    return message.replace(/ - https?:\/\/\S+$/, "");
}
function statusOf(error) {
    return parseServerFault(error)?.status;
}
/** GitHub's status and words, or why there was no answer, on one line. */
function describeGitHubError(error) {
    const { status, message } = parseServerFault(error) ?? {
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(error instanceof Error ? error.message : String(error)),
    };
    return status === undefined ? message : `${status} ${message}`;
}
const says = (words) => (fault) => words.test(fault.message);
const has = (status) => (fault) => fault.status === status;
/** The first rule that matches is used. */
const RULES = [
    {
        matches: _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimited */ .Jz,
        code: "github/rate-limited",
        message: (call) => `GitHub's rate limit is exceeded, so GitHub could not ${call}; it resets later than this step can wait.`,
        hint: "Run the step again later. A token of a GitHub App has a rate limit of its own.",
    },
    {
        matches: says(/not permitted to create or approve pull requests/i),
        code: "github/pull-requests-not-allowed",
        message: (_, __, repository) => `The workflow's own token may not open pull requests in ${repository}.`,
        hint: "Allow it in Settings, Actions, General, Workflow permissions: “Allow GitHub Actions to create and approve " +
            "pull requests” (an organisation may lock that setting), or give github-token a token of a GitHub App.",
    },
    {
        matches: says(/resource not accessible by (?:integration|personal access token)/i),
        code: "github/permission-missing",
        message: (call) => `The token may not ${call}: it lacks a permission.`,
        hint: "Give the job `permissions: { contents: write, pull-requests: write }`, or the token those two rights. On an " +
            "event from a fork the workflow's own token only reads: run on push to the default branch instead, or on " +
            "pull_request_target (closed) without checking out the fork's code.",
    },
    {
        matches: says(/SAML|single sign-on/i),
        code: "github/permission-missing",
        message: (call, { message }) => `The token may not ${call}: ${message}`,
        hint: "Authorise the token for the organisation's single sign-on, in the token's own settings.",
    },
    {
        matches: says(/protected|rule violation|through a pull request|not authorized to push|reference update failed/i),
        code: "github/branch-protected",
        message: (call, { message }) => `A rule of the repository does not let the token ${call}: ${message}`,
        hint: "Leave branches named release-docs/** out of the rule, or let the token's owner bypass it.",
    },
    {
        matches: has(401),
        code: "github/bad-token",
        message: (call, { message }) => `GitHub does not accept the token and could not ${call}: ${message}`,
        hint: "Check the input github-token: the secret may be empty, expired or of another server.",
    },
    {
        matches: says(/repository is empty/i),
        code: "github/no-base",
        message: (_, __, repository) => `The repository ${repository} is empty: a draft has no commit to start from.`,
        hint: "Make its first commit, such as a README, and run the step again.",
    },
    {
        matches: has(404),
        code: "github/not-found",
        message: (call) => `GitHub could not ${call}: it does not exist, or the token may not see it.`,
        hint: "Check the name. The workflow's own token reaches its own repository only: for another one give github-token a " +
            "token of a GitHub App that is installed there, or a personal one with `contents` and `pull requests` to write.",
    },
    {
        matches: _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isServerFailure */ .Ab,
        code: "github/unreachable",
        message: (call, { status = "", message }) => `GitHub failed or did not answer, and could not ${call}: ${status} ${message}`.trim(),
        hint: "Run the step again; https://www.githubstatus.com says whether GitHub has trouble.",
    },
];
const REFUSED = {
    matches: () => true,
    code: "github/refused",
    message: (call, { status, message }) => `GitHub would not ${call}: ${status ?? ""} ${message}`,
    hint: "Check the token's rights (`contents: write`, `pull-requests: write`) and the repository's rules.",
};
function explainGitHub({ repository, doing }, fault, cause) {
    const { code, message, hint } = RULES.find(({ matches }) => matches(fault)) ?? REFUSED;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ code, message: message(`${doing} in ${repository}`, fault, repository), hint, cause });
}
/** Whether GitHub refused with these words and no rule above matched. */
function isRefusal(error, words) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "github/refused" && words.test(error.message);
}


/***/ }),

/***/ 1201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ isServerFailure),
/* harmony export */   Jz: () => (/* binding */ isRateLimited),
/* harmony export */   K8: () => (/* binding */ selectRetryDelay),
/* harmony export */   nC: () => (/* binding */ MAX_WAIT)
/* harmony export */ });
/** Seconds; of all waits for one call. */
const MAX_WAIT = 15 * 60;
/** No answer, or a server error: the call may have been carried out. */
function isServerFailure({ status }) {
    return status === undefined || status >= 500;
}
function isRateLimited({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return headers["retry-after"] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
}
/** Seconds until the next attempt (counted from 1); undefined for no retry. `now` is in milliseconds since 1970. */
function selectRetryDelay(fault, attempt, now) {
    if (!isRateLimited(fault))
        return isServerFailure(fault) && attempt <= 3 ? 2 ** (attempt - 1) : undefined;
    const { headers } = fault;
    const retryAfter = Number(headers["retry-after"] ?? Number.NaN);
    if (retryAfter >= 0)
        return retryAfter;
    const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
    // Clocks differ: wait one second more, also after the reset.
    return isUsedUp(headers) && reset > 0 ? Math.max(Math.ceil(reset - now / 1000), 0) + 1 : 60 * attempt;
}
function isUsedUp(headers) {
    return String(headers["x-ratelimit-remaining"] ?? "") === "0";
}


/***/ }),

/***/ 8350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ MAX_TEXT_BYTES),
/* harmony export */   E: () => (/* binding */ selectRateLimit),
/* harmony export */   M9: () => (/* binding */ createProductApi),
/* harmony export */   Ns: () => (/* binding */ checkHealth),
/* harmony export */   Wn: () => (/* binding */ describeStatus),
/* harmony export */   gB: () => (/* binding */ MAX_ANSWER_BYTES),
/* harmony export */   lW: () => (/* binding */ createProductRefusals)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4028);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);



/** 100 items with all of their fields. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const MAX_TEXT_BYTES = 64 * 1024;
/** Throws `product/…`, and what `send` throws. */
function createProductApi({ product, baseUrl, headers, secrets, words, send }) {
    const base = baseUrl.replace(/\/+$/, "");
    const { refuse, unreadable } = createProductRefusals(product, secrets);
    const ask = async (doing, path, request) => {
        const url = path.startsWith("/") ? base + path : path;
        if (URL.parse(url)?.origin !== URL.parse(base)?.origin)
            throw unreadable(doing, "the next page is on another host");
        const answer = await send(url, request);
        if (answer.status >= 200 && answer.status < 300)
            return answer;
        const text = answer.body.toString("utf8");
        throw refuse(doing, answer.status, describeStatus(answer.status, words((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text)) ?? text), answer.headers);
    };
    return {
        refuse,
        read: async ({ doing, path, answer: schema, body }) => {
            const type = { "content-type": "application/json; charset=utf-8" };
            const answer = await ask(doing, path, {
                ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
                headers: { accept: "application/json", ...(body === undefined ? {} : type), ...headers },
                longest: MAX_ANSWER_BYTES,
            });
            const text = answer.body.toString("utf8");
            const value = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return { value: parsed.data, headers: answer.headers };
            throw unreadable(doing, value === undefined ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text, 100) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .explainIssues */ ._u)(parsed.error.issues));
        },
        readText: async ({ doing, path, accept }) => {
            const request = { headers: { ...headers, accept }, longest: MAX_TEXT_BYTES, cut: true };
            return (await ask(doing, path, request)).body.toString("utf8");
        },
    };
}
function selectRateLimit(headers) {
    const limit = Number(headers["x-ratelimit-limit"] ?? Number.NaN);
    const remaining = Number(headers["x-ratelimit-remaining"] ?? Number.NaN);
    if (!(limit > 0) || !(remaining >= 0))
        return {};
    return { remainingRateLimitPercent: Math.min(100, Math.round((remaining / limit) * 100)) };
}
async function checkHealth(look) {
    try {
        return { healthy: true, ...(await look()) };
    }
    catch (cause) {
        if (!(cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D))
            throw cause;
        return { healthy: false, message: cause.hint, error: cause.message };
    }
}
function describeStatus(status, words) {
    return words === "" ? `status ${status}` : `status ${status}, ${words}`;
}
/** Secrets are removed before texts are truncated. */
function createProductRefusals(product, secrets) {
    const { redact } = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .createSecrets */ .g)(...secrets);
    return {
        refuse: (doing, status, words, headers) => {
            const said = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(redact(words));
            const message = `${product} did not ${doing}: ${said}`;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ message, ...judge(product, status, said, headers) });
        },
        unreadable: (doing, fault) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "product/unreadable",
            message: `${product} gave no valid answer (${doing}): ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(redact(fault))}`,
            hint: `Check the base address of the connection: a sign-in page or another program may answer in place of ${product}.`,
        }),
    };
}
// Limits that GitHub and Slack name in words, beside the usual statuses.
const LIMITED = /rate.?limit|abuse detection|too many requests/i;
function judge(product, status, said, headers) {
    const isUsedUp = String(headers["x-ratelimit-remaining"]) === "0" || headers["retry-after"] !== undefined || LIMITED.test(said);
    if (status === 429 || (isUsedUp && status < 500 && status !== 401 && status !== 404)) {
        return { code: "product/rate-limited", hint: `${product}'s rate limit is exceeded: try again ${when(headers)}.` };
    }
    if (status === 401) {
        return { code: "product/bad-token", hint: `Make a new token in ${product} and store it in the connection.` };
    }
    if (status === 403) {
        return { code: "product/forbidden", hint: `Give the token of the connection the right to do that in ${product}.` };
    }
    if (status === 404 || status === 410) {
        return { code: "product/not-found", hint: "Check its name, and that the token of the connection may see it." };
    }
    if (status >= 500)
        return { code: "product/failed", hint: `Try again ${when(headers)}.` };
    return { code: "product/refused", hint: "Correct what the quoted words are about." };
}
function when(headers) {
    const wait = String(headers["retry-after"] ?? "");
    if (/^\d{1,9}$/.test(wait))
        return `in ${wait} s`;
    // Seconds since 1970 at GitHub, a date at Atlassian.
    const reset = String(headers["x-ratelimit-reset"] ?? "");
    const time = new Date(/^\d{1,12}$/.test(reset) ? Number(reset) * 1000 : reset);
    return Number.isNaN(time.getTime()) ? "later" : `after ${time.toISOString()}`;
}


/***/ })

};
