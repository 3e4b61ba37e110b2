export const id = 352;
export const ids = [352];
export const modules = {

/***/ 6352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubSource: () => (/* binding */ createGitHubSource)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2765);
/* harmony import */ var _git_previous_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6198);
/* harmony import */ var _git_tags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6855);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6422);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6859);






async function createGitHubSource(event, token) {
    const api = await (0,_github_js__WEBPACK_IMPORTED_MODULE_4__/* .openGitHubApi */ .II)(event, token);
    const reader = createGitHubReader(api);
    return {
        name: "GitHub's API",
        readRelease: async (name) => {
            const tags = await reader.readTags();
            const tag = findTag(tags, name);
            return { tag: tag.name, previous: await findPreviousByApi(reader, tags, tag), head: tag.commit };
        },
        readLatest: async (head = event.sha) => {
            if (head === undefined)
                throw buildUnknown("GITHUB_SHA");
            const tags = await reader.readTags();
            const nearest = await findNearestByApi(reader, tags, head);
            if (nearest.tag?.commit !== head)
                return { tag: undefined, previous: nearest, head };
            return { tag: nearest.tag.name, previous: await findPreviousByApi(reader, tags, nearest.tag), head };
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
            const listed = await api.list("pulls/{number}/commits", { number }, CommitList);
            const isWhole = listed.length > 0 && listed.length < MAX_PULL_COMMITS;
            if (!isWhole)
                return { missing: "GitHub does not list all of its commits" };
            const commits = listed.map(toCommit).filter(({ parents }) => parents.length < 2);
            return { commits: commits.reverse() };
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
function findTag(tags, name) {
    const found = tags.find((tag) => tag.name === name);
    if (found !== undefined)
        return found;
    const names = tags.map((tag) => tag.name);
    const near = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .selectNearestNames */ .fQ)(name, names).map((tag) => JSON.stringify(tag));
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/unknown-tag", `GitHub's API knows no tag ${JSON.stringify(name)} in this repository.`, { hint: near.length > 0 ? `Did you mean ${near.join(", ")}?` : "Check the spelling, and that the tag was pushed." });
}
function buildUnknown(sha) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/unknown-revision", `GitHub's API knows no commit ${JSON.stringify(sha)} in this repository.`, { hint: "Check that it was pushed, or add actions/checkout with `fetch-depth: 0` before this step." });
}
// GitHub's maximum.
const MAX_PULL_COMMITS = 250;
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
            const last = newest?.link?.split(",").find((link) => link.endsWith('rel="last"'));
            const page = /[?&]page=(\d+)/.exec(last ?? "")?.[1];
            if (page === undefined)
                return newest?.data.at(-1)?.sha;
            const oldest = await read("commits", { sha: head, per_page: 1, page: Number(page) }, CommitList);
            return oldest?.data.at(-1)?.sha;
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
async function findPreviousByApi(reader, tags, current) {
    const { compare } = reader;
    const currentDate = (await reader.readCommit(current.commit))?.committedAt ?? "";
    const releases = (0,_git_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .buildReleases */ .tu)(tags);
    const named = releases.find(({ tag }) => tag.name === current.name);
    if (named === undefined || (await floats(named, releases, compare))) {
        return findNearestByApi(reader, tags, current.commit, named?.series);
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
async function findNearestByApi({ compare }, tags, head, series) {
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


/***/ })

};
