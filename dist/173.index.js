export const id = 173;
export const ids = [173,750];
export const modules = {

/***/ 2605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ readRelation),
/* harmony export */   Bx: () => (/* binding */ orderCommits),
/* harmony export */   Dz: () => (/* binding */ readRelatedTags),
/* harmony export */   pi: () => (/* binding */ readIndependent),
/* harmony export */   qq: () => (/* binding */ readNearestCommit),
/* harmony export */   vT: () => (/* binding */ readTagNames),
/* harmony export */   yY: () => (/* binding */ readRootCommit),
/* harmony export */   yr: () => (/* binding */ readMergeBase)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2893);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6855);


/** Both are full SHAs; `ancestor` means that `other` contains `commit`. */
async function readRelation(directory, commit, other) {
    if (commit === other)
        return "same";
    const base = await readMergeBase(directory, commit, other);
    if (base === undefined)
        return "unrelated";
    if (base === commit)
        return "ancestor";
    return base === other ? "descendant" : "diverged";
}
async function readMergeBase(directory, one, other) {
    try {
        return (await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["merge-base", "--end-of-options", one, other])).trim();
    }
    catch (error) {
        if (error instanceof _run_js__WEBPACK_IMPORTED_MODULE_0__/* .GitCommandError */ .iR && error.exitCode === 1)
            return undefined;
        throw error;
    }
}
/** The tags that share a root commit, and so some history, with the commit. */
async function readRelatedTags(directory, commit) {
    return readTagNames(directory, "contains", ...(await readRoots(directory, commit)));
}
/** The tags on any of the commits' ancestors (`merged`) or descendants (`contains`), and on the commits themselves. */
async function readTagNames(directory, relation, ...commits) {
    const filters = commits.map((commit) => `--${relation}=${commit}`);
    const names = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGitLines */ .fn)(directory, ["for-each-ref", ...filters, "--format=%(refname:strip=2)", "refs/tags"]);
    return new Set(names);
}
function readRoots(directory, commit) {
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGitLines */ .fn)(directory, ["rev-list", "--max-parents=0", "--end-of-options", commit]);
}
/** Those of the commits (some hundreds at most) that no other one contains. */
async function readIndependent(directory, commits) {
    if (commits.length === 0)
        return new Set();
    const args = ["merge-base", "--independent", "--end-of-options", ...new Set(commits)];
    return new Set(await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGitLines */ .fn)(directory, args));
}
async function readRootCommit(directory, commit) {
    return (await readRoots(directory, commit)).at(-1) ?? commit;
}
/** Each commit once, newest first, and none before one of its children. */
async function orderCommits(directory, commits) {
    const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
    const [oldest] = [...bySha.values()].sort((a, b) => (0,_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .compareValues */ .ck)(a.committedAt, b.committedAt));
    if (oldest === undefined || bySha.size === 1)
        return [...bySha.values()];
    const parents = new Set(commits.flatMap((commit) => commit.parents));
    const tips = [...bySha.keys()].filter((sha) => !parents.has(sha));
    // Nothing before the oldest commit needs to be walked, unless a wrong clock dated one of them later.
    const bounded = await readOrder(directory, [...tips, `^${oldest.sha}^@`], bySha);
    return bounded.length === bySha.size ? bounded : readOrder(directory, tips, bySha);
}
async function readOrder(directory, revisions, bySha) {
    const ordered = [];
    const input = `${revisions.join("\n")}\n`;
    for await (const lines of (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGitLines */ .WZ)(directory, ["rev-list", "--topo-order", "--stdin"], { input })) {
        ordered.push(...lines.flatMap((line) => bySha.get(line) ?? []));
    }
    return ordered;
}
async function readNearestCommit(directory, name) {
    if (!/^[0-9a-f]{4,64}$/i.test(name))
        return undefined;
    const wanted = name.toLowerCase();
    const objects = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["rev-parse", `--disambiguate=${wanted.slice(0, 4)}`]);
    const kinds = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["cat-file", "--batch-check=%(objecttype) %(objectname)"], { input: objects });
    const commits = [...kinds.matchAll(/^commit (.+)$/gm)].map(([, sha = ""]) => sha);
    const [nearest] = commits.sort((a, b) => countShared(b, wanted) - countShared(a, wanted));
    return nearest?.slice(0, Math.max(wanted.length, 10));
}
function countShared(sha, wanted) {
    const different = [...wanted].findIndex((digit, index) => digit !== sha[index]);
    return different === -1 ? wanted.length : different;
}


/***/ }),

/***/ 4958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ readCommits),
/* harmony export */   Ro: () => (/* binding */ readEarlierAuthors),
/* harmony export */   X2: () => (/* binding */ readAuthoredCommits)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2893);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6855);


// Overrides every user setting that changes names, files or format.
const MAILMAP = ["-c", "mailmap.file=/dev/null", "-c", "mailmap.blob=HEAD:.mailmap"];
const FIXED_LOG = [
    ...[...MAILMAP, "-c", "log.showRoot=true", "log", "--no-color", "--no-notes", "--no-decorate"],
    ...["--no-show-signature", "--no-ext-diff", "--no-textconv", "--no-renames", "--no-relative", "--no-graph"],
    ...["--ignore-submodules=none", "--encoding=UTF-8", "--diff-merges=first-parent"],
    ...["--name-only", "-z", "--topo-order"],
];
// Paths are never empty, so an empty field begins a commit.
const FORMAT = "--format=%x00%H%x00%P%x00%aN%x00%aE%x00%ct%x00%B";
const FIELDS_BEFORE_PATHS = 6;
/** Newest first in topological order. Throws {@link GitCommandError} for an unknown revision or one like an option. */
async function readCommits(directory, revisions, options = {}) {
    if (revisions.length === 0)
        return [];
    const args = [...FIXED_LOG, FORMAT, ...(options.noWalk ? ["--no-walk=unsorted"] : []), "--stdin"];
    const bad = revisions.find((revision) => /^-|^$|[\n\0]/.test(revision));
    if (bad !== undefined)
        throw new _run_js__WEBPACK_IMPORTED_MODULE_0__/* .GitCommandError */ .iR(args, 128, `bad revision ${JSON.stringify(bad)}`);
    const commits = [];
    const fields = [];
    const take = (field) => {
        if (field === "" && fields.length === 0)
            return;
        if (field !== "" || fields.length < FIELDS_BEFORE_PATHS)
            fields.push(field);
        else
            commits.push(parseCommit(fields.splice(0)));
    };
    let rest = Buffer.alloc(0);
    for await (const piece of (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t1)(directory, args, { input: `${revisions.join("\n")}\n` })) {
        rest = takeFields(rest.length === 0 ? piece : Buffer.concat([rest, piece]), take);
    }
    take("");
    return options.paths === undefined ? commits : selectCommitsTouching(commits, options.paths);
}
function takeFields(bytes, take) {
    let start = 0;
    for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
        take(bytes.toString("utf8", start, end));
        start = end + 1;
    }
    return bytes.subarray(start);
}
function parseCommit(fields) {
    const [sha = "", parents = "", name = "", email = "", seconds = "0", message = "", ...paths] = fields;
    const text = message.trim();
    const lineEnd = text.indexOf("\n");
    return {
        sha,
        parents: splitParents(parents),
        author: { name, email },
        committedAt: (0,_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDate */ .FM)(seconds),
        subject: lineEnd === -1 ? text : text.slice(0, lineEnd).trimEnd(),
        body: lineEnd === -1 ? "" : text.slice(lineEnd).trim().replaceAll("\r\n", "\n"),
        // The list of paths begins with a line feed.
        paths: paths.map((path, index) => (index === 0 ? path.slice(1) : path)).sort(),
    };
}
function splitParents(parents) {
    return parents === "" ? [] : parents.split(" ");
}
function selectCommitsTouching(commits, wanted) {
    const names = wanted.map((path) => path.replace(/^(\.\/)+|\/+$/g, "")).filter((path) => path !== "" && path !== ".");
    if (names.length < wanted.length)
        return [...commits];
    const isWanted = (path) => names.some((name) => path.startsWith(name) && (path.length === name.length || path[name.length] === "/"));
    const ancestors = new Map();
    const kept = [];
    for (const commit of commits.toReversed()) {
        const paths = commit.paths.filter(isWanted);
        const parents = [...new Set(commit.parents.flatMap((parent) => ancestors.get(parent) ?? [parent]))];
        ancestors.set(commit.sha, paths.length > 0 ? [commit.sha] : parents);
        if (paths.length > 0)
            kept.push({ ...commit, parents, paths });
    }
    return kept.toReversed();
}
/** In topological order, newest first; `tip` and `without` are full SHAs. */
async function readAuthoredCommits(directory, range) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, [
        ...["log", "-z", "--no-show-signature", "--encoding=UTF-8", "--topo-order", `--max-count=${range.count}`],
        range.walk === "first-parents" ? "--first-parent" : "--no-merges",
        ...["--format=%H%n%P%n%at%n%ct%n%B", "--end-of-options", range.tip],
        ...(range.without === undefined ? [] : [`^${range.without}`]),
        "--",
    ]);
    return listing.split("\0").flatMap((entry) => {
        const [sha = "", parents = "", authored = "0", committed = "0", ...message] = entry.split("\n");
        if (sha === "")
            return [];
        return {
            sha,
            parents: splitParents(parents),
            authoredAt: (0,_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDate */ .FM)(authored),
            committedAt: (0,_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDate */ .FM)(committed),
            message: message.join("\n").trim(),
        };
    });
}
/** In lower case, after `.mailmap`; undefined if nothing comes before `commits`. */
async function readEarlierAuthors(directory, commits) {
    const own = new Set(commits.map(({ sha }) => sha));
    const before = [...new Set(commits.flatMap(({ parents }) => parents.filter((parent) => !own.has(parent))))];
    if (before.length === 0)
        return undefined;
    const format = "--format=%aN <%aE>%n%(trailers:key=Co-authored-by,valueonly)";
    const args = [...MAILMAP, "log", "--no-show-signature", "--encoding=UTF-8", "--no-notes", format, "--stdin"];
    const distinct = new Set();
    for await (const lines of (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGitLines */ .WZ)(directory, args, { input: `${before.join("\n")}\n` })) {
        for (const line of lines)
            distinct.add(line);
    }
    const people = [...distinct].flatMap((line) => {
        const [, name = "", email = ""] = /^(.*) <([^<>]*)>$/.exec(line.trim().toLowerCase()) ?? [];
        return email === "" ? [] : [{ name, email }];
    });
    return { names: new Set(people.map(({ name }) => name)), emails: new Set(people.map(({ email }) => email)) };
}


/***/ }),

/***/ 12:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readShallow),
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8750);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2893);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6855);





async function copyMissingRefs(source, directory) {
    const [wanted, existing] = await Promise.all([readRefs(source), readRefs(directory)]);
    const names = new Set(existing.map(({ name }) => name));
    const missing = wanted.filter(({ name }) => !names.has(name));
    const lines = missing.flatMap(({ name, object, target }) => (target === "" ? [`create ${name} ${object}\n`] : []));
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["update-ref", "--stdin"], { input: lines.join("") });
    for (const { name, target } of missing)
        if (target !== "")
            await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .execGit */ .Ix)(directory, ["symbolic-ref", name, target]);
}
async function readRefs(directory) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .execGit */ .Ix)(directory, ["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
    return [...listing.matchAll(/^([^ \n]+) ([^ \n]+) ([^ \n]*)$/gm)].map(([, name = "", object = "", target = ""]) => {
        return { name, object, target };
    });
}
const FETCH = [
    ...["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60", "-c", "fetch.writeCommitGraph=false"],
    ...["-c", "gc.auto=0", "-c", "maintenance.auto=false"],
    ...["fetch", "--unshallow", "--filter=blob:none", "--prune", "--force", "--quiet", "--no-recurse-submodules"],
];
// Addresses, tokens and certificates of a clone's remotes.
const TRANSPORT = "^(remote|url|http|credential|protocol|ssh)\\.|^core\\.(sshcommand|gitproxy)$";
/** Completes a shallow clone in a bare repository inside it; the clone is unchanged. Throws `git/shallow`. */
async function readHistoryDirectory(repository) {
    if (!repository.shallow)
        return repository.directory;
    const remotes = (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .execGit */ .Ix)(repository.directory, ["remote"])).split("\n").filter((name) => name !== "");
    const remote = remotes.includes("origin") ? "origin" : remotes.length === 1 ? remotes[0] : undefined;
    if (remote === undefined)
        throw buildShallowError("and it has no remote to fetch the other commits from");
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.gitDirectory, "release-docs");
    await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.initBorrowingRepository)(directory, repository, repository.head);
    try {
        await fetchHistory(directory, repository.directory, remote);
    }
    catch (error) {
        if (!(error instanceof _run_js__WEBPACK_IMPORTED_MODULE_3__/* .GitCommandError */ .iR))
            throw error;
        throw buildShallowError(`and fetching the other commits from ${remote} failed`, error);
    }
    if (await readShallow(directory))
        throw buildShallowError(`and ${remote} is shallow too`);
    await copyMissingRefs(repository.directory, directory);
    return directory;
}
async function readShallow(directory) {
    return (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .execGit */ .Ix)(directory, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}
async function fetchHistory(directory, clone, remote) {
    const settings = await readTransport(clone);
    // Set for this command only: git would write it into the configuration otherwise.
    const promisor = [
        [`remote.${remote}.promisor`, "true"],
        [`remote.${remote}.partialCloneFilter`, "blob:none"],
    ];
    const branches = settings.flatMap(([key, value]) => (key === `remote.${remote}.fetch` ? [value] : []));
    const args = [...FETCH, "--end-of-options", remote, ...branches, "+refs/tags/*:refs/tags/*"];
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .execGit */ .Ix)(directory, args, { ..._run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_PROMPTS */ ._7, ...(0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .buildSettings */ .E6)([...settings, ...promisor]) });
}
async function readTransport(clone) {
    const args = ["config", "--local", "--includes", "--null", "--get-regexp", TRANSPORT];
    const entries = (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .execGit */ .Ix)(clone, args)).split("\0").filter((entry) => entry !== "");
    return entries.map((entry) => {
        const [key = "", value = "true"] = entry.split("\n");
        // A path is relative to the clone, not to the repository inside it.
        const isPath = /^remote\..*\.url$/.test(key) && /^\.{0,2}\//.test(value) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(value);
        return [key, isPath ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(clone, value) : value];
    });
}
function buildShallowError(why, cause) {
    const message = `This is a shallow clone, ${why}. Ranges need all commits and tags.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D3("git/shallow", message, { cause });
}
/** `directory` of a shallow clone is the repository that completes it. Throws `git/no-commits` and `git/shallow`. */
async function readHistory(start) {
    const repository = await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.readRepository)(start);
    const { head } = repository;
    if (head === undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D3("git/no-commits", `The repository at ${repository.directory} has no commit yet.`);
    }
    const directory = await readHistoryDirectory({ ...repository, head });
    return { repository, directory, head, tags: await (0,_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .readTags */ .g$)(directory) };
}


/***/ }),

/***/ 6198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ FIRST_RELEASE),
/* harmony export */   Hf: () => (/* binding */ findPreviousTag),
/* harmony export */   NB: () => (/* binding */ selectCandidates),
/* harmony export */   TU: () => (/* binding */ describePreviousTag),
/* harmony export */   VT: () => (/* binding */ selectReleases),
/* harmony export */   kN: () => (/* binding */ findFixedTag),
/* harmony export */   og: () => (/* binding */ isFloatingBy),
/* harmony export */   vY: () => (/* binding */ isFloating)
/* harmony export */ });
/* harmony import */ var _ancestry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2605);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2893);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6855);



const FIRST_RELEASE = { tag: undefined, reason: "first-release" };
/** By docs/decisions/0007-which-commits.md. Needs all tags, and all commits: a missing ancestor looks unrelated. */
async function findPreviousTag(directory, tags, current, options = {}) {
    const releases = (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .buildReleases */ .tu)(tags);
    const named = "name" in current ? releases.find(({ tag }) => tag.name === current.name) : undefined;
    if (named !== undefined && !(await isFloating(directory, named, releases))) {
        return findBefore(directory, named, releases);
    }
    const candidates = selectReleases(releases, { ...(named && { series: named.series }), ...options });
    const nearest = await readNearestTag({ directory, commit: current.commit, releases }, candidates);
    if (nearest === undefined)
        return FIRST_RELEASE;
    return { tag: nearest, reason: nearest.commit === current.commit ? "same-commit" : "nearest" };
}
/** Those of the wanted series, highest first. */
function selectReleases(releases, { series = (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSeries */ .W0)(releases), prereleases = false }) {
    const wanted = series.toLowerCase();
    return releases.filter((release) => release.series === wanted && (prereleases || (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(release)));
}
const REASONS = {
    "same-commit": "which is on the same commit",
    ancestor: "the highest version before it in its history",
    diverged: "the highest version before it, on a branch that was never merged back",
    nearest: "the release with the fewest commits since",
};
/** Follows "since": `v1.0.0 (1a2b3c4), the …`. */
function describePreviousTag({ tag, reason }) {
    if (tag === undefined)
        return "the beginning, as no release comes before";
    return `${tag.name} (${tag.commit.slice(0, 7)}), ${REASONS[reason]}`;
}
async function findBefore(directory, current, releases) {
    const candidates = selectCandidates(current, releases);
    let merged;
    let related;
    for (const candidate of candidates) {
        const { tag } = candidate;
        if (related?.has(tag.name) === false || (await isFloating(directory, candidate, releases)))
            continue;
        if (tag.commit === current.tag.commit)
            return { tag, reason: "same-commit" };
        if (tag.committedAt > current.tag.committedAt) {
            // A later backport or a descendant, unless the clocks of two committers disagree.
            merged ??= await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagNames */ .vT)(directory, "merged", current.tag.commit);
            if (merged.has(tag.name))
                return { tag, reason: "ancestor" };
            continue;
        }
        const relation = await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readRelation */ .BS)(directory, tag.commit, current.tag.commit);
        if (relation === "ancestor" || relation === "diverged")
            return { tag, reason: relation };
        if (relation === "unrelated")
            related ??= await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readRelatedTags */ .Dz)(directory, current.tag.commit);
    }
    return FIRST_RELEASE;
}
function selectCandidates(current, releases) {
    return releases.filter((release) => {
        if (release.series !== current.series || (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .compareReleases */ .c0)(release, current) >= 0)
            return false;
        const isOtherSpelling = (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(release, current) === 0 && release.tag.commit === current.tag.commit;
        return !isOtherSpelling && ((0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(release) || !(0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(current));
    });
}
const MAX_CANDIDATES = 150;
const MAX_COUNTED = 40;
const MAX_PROCESSES = 4;
const CLOCK_SLACK = 24 * 3_600_000;
/** Of equally near tags a contained one wins, else an old version's branch would get the newest of the same fork. */
async function readNearestTag(search, candidates) {
    const { directory, commit } = search;
    const atCommit = candidates.filter(({ tag }) => tag.commit === commit);
    const own = await findFixedTag(search, atCommit);
    if (own !== undefined || candidates.length === 0)
        return own;
    const [containing, merged] = await Promise.all([
        (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagNames */ .vT)(directory, "contains", commit),
        (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagNames */ .vT)(directory, "merged", commit),
    ]);
    const before = candidates.filter(({ tag }) => !containing.has(tag.name));
    const contained = before.filter(({ tag }) => merged.has(tag.name)).slice(0, MAX_CANDIDATES);
    const others = before.filter(({ tag }) => !merged.has(tag.name)).slice(0, MAX_CANDIDATES);
    const [containedTips, otherTips] = await Promise.all([readTips(search, contained), readTips(search, others)]);
    const nearest = await readFewestCommits(search, containedTips, otherTips);
    if (nearest === undefined || merged.has(nearest.name))
        return nearest;
    // All commits are new since an unrelated tag, so if the nearest is one, all are.
    const fork = await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readMergeBase */ .yr)(directory, nearest.commit, commit);
    return fork === undefined ? undefined : readBestAfterFork(search, { fork, nearest }, others);
}
/** The highest that is not later than `commit`, else the lowest: an old branch does not get a much later release. */
async function readBestAfterFork(search, { fork, nearest }, others) {
    const [containing, [date = 0]] = await Promise.all([
        (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagNames */ .vT)(search.directory, "contains", fork),
        readNewestDates(search, 1),
    ]);
    const near = others.filter(({ tag }) => containing.has(tag.name));
    const earlier = near.filter(({ tag }) => Date.parse(tag.committedAt) <= date);
    const later = near.filter((release) => !earlier.includes(release)).toReversed();
    const best = await findFixedTag(search, [...earlier, ...later]);
    if (best === undefined)
        return nearest;
    // Branches that merged each other have several forks.
    const counts = await countCommits(search, [best, nearest]);
    return counts.get(best.commit) === counts.get(nearest.commit) ? best : nearest;
}
async function readTips({ directory, releases }, candidates) {
    let remaining = candidates;
    for (;;) {
        const commits = remaining.map(({ tag }) => tag.commit);
        const tips = await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readIndependent */ .pi)(directory, commits);
        const floating = new Set();
        for (const release of remaining) {
            if (tips.has(release.tag.commit) && (await isFloating(directory, release, releases)))
                floating.add(release);
        }
        remaining = remaining.filter((release) => !floating.has(release));
        if (floating.size === 0)
            return remaining.map(({ tag }) => tag).filter(({ commit }) => tips.has(commit));
    }
}
/** A tag on another branch must have one of the newest commits to be nearer than the `contained` ones. */
async function readFewestCommits(search, contained, others) {
    const counts = await countCommits(search, contained);
    const dates = counts.size === 0 ? [] : await readNewestDates(search, Math.min(...counts.values()));
    const oldest = dates.reduce((earliest, date) => Math.min(earliest, date), Number.POSITIVE_INFINITY) - CLOCK_SLACK;
    const close = others
        .filter((tag) => counts.size === 0 || Date.parse(tag.committedAt) >= oldest)
        .slice(0, MAX_COUNTED);
    for (const [sha, count] of await countCommits(search, close))
        counts.set(sha, count);
    const fewest = Math.min(...counts.values());
    return [...contained, ...close].find((tag) => counts.get(tag.commit) === fewest);
}
async function countCommits({ directory, commit }, tags) {
    const counts = new Map();
    const waiting = [...new Set(tags.map((tag) => tag.commit))];
    const countOneByOne = async () => {
        for (let tagged = waiting.pop(); tagged !== undefined; tagged = waiting.pop()) {
            const args = ["rev-list", "--count", "--end-of-options", commit, `^${tagged}`];
            counts.set(tagged, Number(await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(directory, args)));
        }
    };
    await Promise.all(Array.from({ length: MAX_PROCESSES }, countOneByOne));
    return counts;
}
/** In milliseconds; its own first. */
async function readNewestDates({ directory, commit }, count) {
    const args = ["rev-list", "--timestamp", `--max-count=${count}`, "--end-of-options", commit];
    return (await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runGitLines */ .fn)(directory, args)).map((line) => Number.parseInt(line, 10) * 1000);
}
/** The tag of the first candidate that does not move along. */
async function findFixedTag({ directory, releases }, candidates) {
    for (const release of candidates)
        if (!(await isFloating(directory, release, releases)))
            return release.tag;
    return undefined;
}
/** Whether the tag moves along, such as `v7` beside `v7.6.1`. Asks git only if names and commits leave it open. */
function isFloating(directory, release, releases) {
    return isFloatingBy(release, releases, (commit, other) => (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readRelation */ .BS)(directory, commit, other));
}
async function isFloatingBy(release, releases, readRelationOf) {
    if (release.numbers.length > 2)
        return false;
    const full = releases.filter((other) => isFullVersionOf(other, release));
    if (!(0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(release)) {
        // `v5-rc` moves; `v5-rc.1` does not.
        const isNumbered = release.suffix.parts.some((part) => typeof part !== "string");
        return release.numbers.length === 1 && !isNumbered && full.length > 0;
    }
    const finals = full.filter(_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR);
    const [lowest] = finals.toSorted(_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy);
    if (lowest === undefined)
        return false;
    if (finals.some((other) => (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(other, release) === 0 || other.tag.commit === release.tag.commit)) {
        return true;
    }
    return (await readRelationOf(release.tag.commit, lowest.tag.commit)) !== "ancestor";
}
function isFullVersionOf(full, short) {
    return (full.series === short.series &&
        full.numbers.length > 2 &&
        short.numbers.every((number, index) => number === full.numbers[index]));
}


/***/ }),

/***/ 9128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ readLastCommits),
/* harmony export */   Oi: () => (/* binding */ findReleases),
/* harmony export */   YK: () => (/* binding */ readInclusiveRange),
/* harmony export */   _M: () => (/* binding */ buildRange),
/* harmony export */   au: () => (/* binding */ readMainBranch),
/* harmony export */   jc: () => (/* binding */ readCommitsBetween),
/* harmony export */   k: () => (/* binding */ findLatestRange),
/* harmony export */   mg: () => (/* binding */ buildExplicitRange)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _ancestry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _previous_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6198);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2893);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6855);





function buildRange(end, start) {
    return { revisions: start === undefined ? [end] : [end, `^${start}`], noWalk: false, isOrdered: true };
}
function buildExplicitRange(shas) {
    return { revisions: shas, noWalk: true, isOrdered: false };
}
/** Includes START, but not the branch that START merged. Throws `git/start-not-in-end`. */
async function readInclusiveRange(directory, start, end) {
    const relation = await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_1__/* .readRelation */ .BS)(directory, start, end);
    if (relation === "same" || relation === "ancestor") {
        return { revisions: [end, `^${start}^@`], noWalk: false, isOrdered: true };
    }
    const reversed = relation === "descendant";
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("git/start-not-in-end", `The end commit ${end} does not contain the start commit ${start}.`, {
        hint: reversed
            ? "The end comes before the start: swap the two."
            : "Choose a start that the end contains, or leave out `includeStartCommit`.",
    });
}
async function readLastCommits(directory, head, count) {
    const args = ["rev-list", "--first-parent", `--max-count=${count}`, "--end-of-options", head];
    return { revisions: await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitLines */ .fn)(directory, args), noWalk: true, isOrdered: true };
}
/** Compares each commit's date, so that a wrong clock hides no others. */
async function readCommitsBetween(directory, head, window) {
    const start = Math.ceil((window.start?.getTime() ?? Number.NEGATIVE_INFINITY) / 1000);
    const end = Math.floor((window.end?.getTime() ?? Number.POSITIVE_INFINITY) / 1000);
    const shas = [];
    const args = ["rev-list", "--timestamp", "--topo-order", "--end-of-options", head];
    for await (const lines of (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .streamGitLines */ .WZ)(directory, args)) {
        for (const line of lines) {
            const space = line.indexOf(" ");
            const time = Number(line.slice(0, space));
            if (time >= start && time <= end)
                shas.push(line.slice(space + 1));
        }
    }
    return { revisions: shas, noWalk: true, isOrdered: true };
}
/** The release at the current head; without a tag, everything since the last release. */
async function findLatestRange({ directory, head, tags, }) {
    const nearest = await (0,_previous_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .findPreviousTag */ .Hf)(directory, tags, { commit: head });
    if (nearest.tag?.commit !== head)
        return { tag: undefined, previous: nearest };
    return { tag: nearest.tag, previous: await (0,_previous_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .findPreviousTag */ .Hf)(directory, tags, nearest.tag) };
}
/** Newest first. `tags` are all of the repository. */
async function findReleases(directory, tags, count, options = {}) {
    const releases = (0,_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .buildReleases */ .tu)(tags);
    let tag = await (0,_previous_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .findFixedTag */ .kN)({ directory, releases }, (0,_previous_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .selectReleases */ .VT)(releases, options));
    const pairs = [];
    while (tag !== undefined && pairs.length < count) {
        const previous = await (0,_previous_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .findPreviousTag */ .Hf)(directory, tags, tag);
        pairs.push({ tag, previous });
        tag = previous.tag;
    }
    return pairs;
}
/** The tip of the branch that `origin/HEAD` names, if another one is checked out; else the head. */
async function readMainBranch({ directory, repository: { branch }, head }) {
    const args = ["for-each-ref", "--format=%(symref) %(objectname)", "refs/remotes/origin/HEAD"];
    const [name = "", commit = ""] = (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, args)).trim().split(" ");
    return commit === "" || name === `refs/remotes/origin/${branch}` ? head : commit;
}


/***/ }),

/***/ 8750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initBorrowingRepository: () => (/* binding */ initBorrowingRepository),
/* harmony export */   nameRepository: () => (/* binding */ nameRepository),
/* harmony export */   parseRemote: () => (/* binding */ parseRemote),
/* harmony export */   readRepository: () => (/* binding */ readRepository),
/* harmony export */   readSourceName: () => (/* binding */ readSourceName),
/* harmony export */   withoutCredentials: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6422);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2893);





// With `--revs-only` a HEAD without a commit is no error.
const REV_PARSE = [
    ...["rev-parse", "--is-bare-repository", "--is-inside-work-tree", "--is-shallow-repository", "--git-common-dir"],
    ...["--show-cdup", "--revs-only", "HEAD", "--symbolic-full-name", "HEAD"],
];
/** `directory` may be a subfolder. Throws `git/not-a-repository` and `git/unsafe-directory`. */
async function readRepository(directory) {
    const [answer, remoteUrl] = await Promise.all([
        (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(directory, REV_PARSE).catch((error) => {
            throw explainNoRepository(directory, error);
        }),
        readRemoteUrl(directory),
    ]);
    const [bare, insideWorkTree, shallow, commonDirectory = "", ...rest] = answer.split("\n");
    // git prints no line for `--show-cdup` outside a work tree.
    const upwards = insideWorkTree === "true" ? rest.shift() : undefined;
    const [head = "", symbolicName = ""] = rest;
    // git prints paths relative to where it runs, with links resolved.
    const start = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
    const gitDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, commonDirectory);
    const branch = symbolicName.startsWith("refs/heads/") ? symbolicName.slice("refs/heads/".length) : undefined;
    return {
        directory: upwards === undefined ? gitDirectory : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, upwards),
        gitDirectory,
        head: head === "" ? undefined : head,
        ...(branch === undefined ? {} : { branch }),
        shallow: shallow === "true",
        ...(remoteUrl === undefined ? {} : { remoteUrl }),
        isBare: bare === "true",
    };
}
function explainNoRepository(directory, error) {
    if (!(error instanceof _run_js__WEBPACK_IMPORTED_MODULE_4__/* .GitCommandError */ .iR))
        return error;
    if (error.stderr.includes("dubious ownership") || error.stderr.includes("unsafe repository")) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/unsafe-directory", `git refuses to read ${directory}, because another user owns it.`, { hint: `Run \`git config --global --add safe.directory "${directory}"\` before this step.`, cause: error });
    }
    if (!error.stderr.includes("not a git repository"))
        return error;
    const message = `${directory} is not a git repository.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/not-a-repository", message, { cause: error });
}
async function readRemoteUrl(directory) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(directory, ["config", "--null", "--get-regexp", "^remote\\..*\\.url$"]).catch(() => "");
    const urls = new Map();
    for (const entry of listing.split("\0")) {
        const [key = "", url] = entry.split("\n", 2);
        const name = key.slice("remote.".length, -".url".length);
        if (url !== undefined && !urls.has(name))
            urls.set(name, url);
    }
    const url = urls.get("origin") ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
    return url === undefined ? undefined : withoutCredentials(url);
}
const SCP_LIKE = /^(?:[^@/:\s]+@)?(\[[^\]]+\]|[^/:\s]+):(?!\/\/)(.+)$/;
/** The port is kept for http(s) only. Undefined for a folder, `file://`, or a path without an owner. */
function parseRemote(url) {
    const trimmed = url.trim();
    if (/^[a-z]:[\\/]/i.test(trimmed))
        return undefined;
    const address = trimmed.includes("://") ? parseUrl(trimmed) : parseScpLike(trimmed);
    if (address === undefined)
        return undefined;
    const parts = address.path.split("/").filter((part) => part !== "" && part !== "~");
    const last = parts.at(-1)?.replace(/\.git$/i, "");
    if (parts.length < 2 || last === undefined || last === "")
        return undefined;
    const name = [...parts.slice(0, -1), last].join("/");
    return { host: address.host, name, webUrl: `${address.protocol}//${address.host}/${name}` };
}
/** Removes user name and password; scp-like `git@host:path` has no secret. */
function withoutCredentials(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}
function parseUrl(text) {
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const protocol = url.protocol.replace(/^git\+/, "");
    if (url.hostname === "")
        return undefined;
    if (protocol === "http:" || protocol === "https:")
        return { protocol, host: url.host, path: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeUri */ .z6)(url.pathname) };
    if (protocol === "ssh:" || protocol === "git:") {
        return { protocol: "https:", host: url.hostname.toLowerCase(), path: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeUri */ .z6)(url.pathname) };
    }
    return undefined;
}
function parseScpLike(text) {
    const [, host, path] = SCP_LIKE.exec(text) ?? [];
    if (host === undefined || path === undefined)
        return undefined;
    return { protocol: "https:", host: host.toLowerCase(), path };
}
function nameRepository(repository) {
    const remote = repository.remoteUrl === undefined ? undefined : parseRemote(repository.remoteUrl);
    return remote ?? { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(repository.directory).replace(/\.git$/, ""), webUrl: undefined };
}
/** Makes a bare repository at `head` (full SHA) that reads the objects of `repository`, and is as shallow. */
async function initBorrowingRepository(directory, repository, head) {
    const format = head.length === 64 ? ["--object-format=sha256"] : [];
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info"), { recursive: true });
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .execGit */ .Ix)(directory, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "objects").replaceAll("\\", "/");
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info", "alternates"), `${objects}\n`);
    // Without it git looks for the missing parents.
    if (repository.shallow)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "shallow"), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"));
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "HEAD"), `${head}\n`);
}
async function readSourceName(directory) {
    return nameRepository(await readRepository(directory)).name;
}


/***/ }),

/***/ 6095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ resolveRevisions),
/* harmony export */   eZ: () => (/* binding */ resolveRevision),
/* harmony export */   fn: () => (/* binding */ resolveTag),
/* harmony export */   p2: () => (/* binding */ readRevisions)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);
/* harmony import */ var _ancestry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2605);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2893);





/** `name`: a SHA (also shortened), a tag, or a branch, also one that only `origin` has. Returns the full SHA. */
async function resolveRevision(directory, name) {
    const [sha = ""] = await resolveRevisions(directory, [name]);
    return sha;
}
/** Uses one git process. Throws `git/unknown-revision` or `git/ambiguous-revision` for the first name that fails. */
async function resolveRevisions(directory, names) {
    const found = await readRevisions(directory, names);
    const failed = found.findIndex((sha) => sha === "unknown" || sha === "ambiguous");
    if (failed !== -1)
        throw await explainUnknown(directory, names[failed] ?? "", found[failed] === "ambiguous");
    return found;
}
async function readRevisions(directory, names) {
    if (names.length === 0)
        return [];
    const queries = names.flatMap(buildQueries);
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(directory, ["cat-file", "--batch-check=%(objectname) %(objecttype)"], {
        input: `${queries.join("\n")}\n`,
    });
    const answers = listing.split("\n");
    return names.map((_, index) => {
        const own = answers.slice(index * 3, index * 3 + 3);
        const found = own.find((answer) => /^[0-9a-f]{40,64} commit$/.test(answer));
        if (found !== undefined)
            return found.slice(0, found.indexOf(" "));
        return own.some((answer) => answer.endsWith(" ambiguous")) ? "ambiguous" : "unknown";
    });
}
/** Accepts `v1.2.0`, `refs/tags/v1.2.0`, or another leading `v` (`1.2.0`). Throws `git/unknown-tag`. */
async function resolveTag(directory, tags, name) {
    const plain = name.replace(/^refs\/tags\//, "");
    const exact = tags.find((tag) => tag.name === plain);
    if (exact !== undefined)
        return exact;
    const names = tags.map((tag) => tag.name);
    const [spelled, ...others] = tags.filter((tag) => withoutV(tag.name) === withoutV(plain));
    if (spelled !== undefined && others.length === 0)
        return spelled;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("git/unknown-tag", `The tag ${JSON.stringify(plain)} does not exist in this repository.`, {
        hint: await buildHint(directory, (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .selectNearestNames */ .fQ)(plain, names)),
    });
}
function withoutV(name) {
    return name.replace(/^v(?=\d)/i, "");
}
// Three queries for each name; a line break in it would begin another one.
function buildQueries(name) {
    if (name === "" || /[\n\r\0]/.test(name))
        return ["", "", ""];
    return [`${name}^{commit}`, `refs/tags/${name}^{commit}`, `refs/remotes/origin/${name}^{commit}`];
}
async function explainUnknown(directory, name, ambiguous) {
    if (ambiguous) {
        const message = `${JSON.stringify(name)} is ambiguous: several SHAs begin with it.`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("git/ambiguous-revision", message);
    }
    const [listing, near] = await Promise.all([
        (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(directory, ["for-each-ref", "--format=%(refname:strip=2)", "refs/tags", "refs/heads"]),
        (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_2__/* .readNearestCommit */ .qq)(directory, name),
    ]);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("git/unknown-revision", `The commit, tag or branch ${JSON.stringify(name)} does not exist in this repository.`, { hint: await buildHint(directory, [...(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .selectNearestNames */ .fQ)(name, listing.split("\n")), ...(near ? [near] : [])]) });
}
async function buildHint(directory, near) {
    if (await (0,_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readShallow */ .J)(directory)) {
        return "This clone is shallow and can lack it: set `fetch-depth: 0` for actions/checkout.";
    }
    if (near.length > 0)
        return `Did you mean ${near.map((other) => JSON.stringify(other)).join(", ")}?`;
    return "Check the spelling, and that the tag or branch is pushed and fetched (`git tag --list`).";
}


/***/ }),

/***/ 2893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ buildSettings),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Ix: () => (/* binding */ execGit),
/* harmony export */   WZ: () => (/* binding */ streamGitLines),
/* harmony export */   _7: () => (/* binding */ NO_PROMPTS),
/* harmony export */   fn: () => (/* binding */ runGitLines),
/* harmony export */   iR: () => (/* binding */ GitCommandError),
/* harmony export */   t1: () => (/* binding */ streamGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);



class GitCommandError extends Error {
    exitCode;
    stderr;
    args;
    constructor(args, exitCode, stderr) {
        super(`git ${args.join(" ")} exited with ${exitCode}: ${stderr.trim()}`);
        this.name = "GitCommandError";
        this.exitCode = exitCode;
        this.stderr = stderr;
        this.args = args;
    }
}
// The output must not depend on the user's configuration, language or time zone.
const FIXED_CONFIG = [
    ...["-c", "core.quotePath=false", "-c", "log.showSignature=false"],
    ...["-c", "log.follow=false", "-c", "diff.orderFile=/dev/null"],
];
const FIXED_ENV = { LC_ALL: "C", TZ: "UTC", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_PAGER: "cat" };
// Set inside a git hook, these would point every command at the hook's repository or index.
const HOOK_ENV = new Set([
    ...["GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_NAMESPACE"],
    ...["GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_CONFIG"],
]);
function buildEnvironment(added) {
    const inherited = Object.entries(process.env).flatMap(([name, value]) => value === undefined || HOOK_ENV.has(name) ? [] : [[name, value]]);
    return { ...Object.fromEntries(inherited), ...FIXED_ENV, ...added };
}
async function startGit(directory, args, { env, timeout }) {
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", [...FIXED_CONFIG, ...args], {
            cwd: directory,
            env: buildEnvironment(env),
            stdio: ["pipe", "pipe", "pipe"],
            // Its own process group, so that the processes git starts are killed with it.
            detached: timeout !== undefined,
        });
        if (timeout !== undefined)
            killAfter(child, timeout);
        return child;
    }
    catch (error) {
        throw await buildStartError(directory, error);
    }
}
function killAfter(child, timeout) {
    const timer = setTimeout(() => {
        try {
            if (child.pid !== undefined)
                process.kill(-child.pid);
        }
        catch (error) {
            // ESRCH: it has exited meanwhile.
            if (!(error instanceof Error && "code" in error && error.code === "ESRCH"))
                throw error;
        }
    }, timeout);
    child.once("close", () => clearTimeout(timer));
}
async function buildStartError(directory, cause) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory()) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/not-installed", "git could not be started.", { cause });
    }
    const message = found ? `${directory} is a file, not a folder.` : `The folder ${directory} does not exist.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/no-such-directory", message, { cause });
}
/** Throws {@link GitCommandError}, and `git/not-installed` or `git/no-such-directory` if git does not start. */
async function* streamGit(directory, args, options = {}) {
    const child = await startGit(directory, args, options);
    const stderr = [];
    child.stderr.on("data", (chunk) => stderr.push(chunk));
    const exit = new Promise((resolve) => {
        child.once("error", resolve);
        child.once("close", (code, signal) => {
            if (signal !== null)
                stderr.push(Buffer.from(`ended by ${signal}`));
            resolve(code ?? 1);
        });
    });
    // EPIPE when git exits before it has read everything; its exit status says whether that matters.
    child.stdin.on("error", () => undefined);
    child.stdin.end(options.input);
    try {
        yield* child.stdout;
        const exitCode = await exit;
        if (exitCode instanceof Error)
            throw await buildStartError(directory, exitCode);
        if (exitCode !== 0)
            throw new GitCommandError(args, exitCode, Buffer.concat(stderr).toString("utf8"));
    }
    finally {
        child.kill();
    }
}
/** Yields the complete lines of each chunk. */
async function* streamGitLines(directory, args, options = {}) {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of streamGit(directory, args, options)) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        yield lines;
    }
    if (rest !== "")
        yield [rest];
}
async function runGit(directory, args, options = {}) {
    const chunks = [];
    for await (const chunk of streamGit(directory, args, options))
        chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
}
async function runGitLines(directory, args) {
    return (await runGit(directory, args)).split("\n").filter((line) => line !== "");
}
/** For commands without input or timeout that write few NULs (docs/decisions/0005-starting-git.md). */
async function execGit(directory, args, env) {
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 1260));
    const options = { cwd: directory, env: buildEnvironment(env), silent: true, ignoreReturnCode: true };
    const result = await getExecOutput("git", [...FIXED_CONFIG, ...args], options).catch(async (error) => {
        throw await buildStartError(directory, error);
    });
    if (result.exitCode !== 0)
        throw new GitCommandError(args, result.exitCode ?? 1, result.stderr);
    return result.stdout;
}
/** Makes git fail where it would ask for a password or a host key. */
const NO_PROMPTS = {
    GIT_ASKPASS: "",
    SSH_ASKPASS: "false",
    SSH_ASKPASS_REQUIRE: "force",
    GCM_INTERACTIVE: "never",
};
/** Configuration for one command, passed in the environment: arguments would show tokens in the process list. */
function buildSettings(settings) {
    const first = Number(process.env.GIT_CONFIG_COUNT ?? 0);
    const pairs = settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${first + index}`, key],
        [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]);
    return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + settings.length) };
}


/***/ }),

/***/ 6855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ renderDate),
/* harmony export */   G8: () => (/* binding */ compareVersionNames),
/* harmony export */   W0: () => (/* binding */ selectSeries),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   c0: () => (/* binding */ compareReleases),
/* harmony export */   ck: () => (/* binding */ compareValues),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   fe: () => (/* binding */ parseTagName),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   tu: () => (/* binding */ buildReleases)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2893);

// 9999-12-31T23:59:59Z: broken commits have later dates.
const LAST_SECOND = 253_402_300_799;
const FIELDS = ["refname", "objecttype", "objectname", "committerdate:unix", "creatordate:unix"];
const PEELED_FIELDS = ["*objecttype", "*objectname", "*committerdate:unix"];
const FORMAT = [...FIELDS, ...PEELED_FIELDS].map((field) => `%(${field})`).join("%00");
/** By name in byte order. */
async function readTags(directory) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["for-each-ref", "--sort=refname", `--format=${FORMAT}`, "refs/tags"]);
    const tags = [];
    for (const line of listing.split("\n")) {
        const [refname = "", type, sha = "", date = "", created = "", peeledType, peeledSha = "", peeledDate = ""] = line.split("\0");
        const name = refname.slice("refs/tags/".length);
        // The oldest tags of git have no date.
        const createdAt = renderDate(created || date || peeledDate);
        const [kind, commit, committed] = type === "tag" ? [peeledType, peeledSha, peeledDate] : [type, sha, date];
        if (kind === "commit")
            tags.push({ name, commit, committedAt: renderDate(committed), createdAt });
        if (kind === "tag") {
            const innermost = await readInnermostCommit(directory, commit);
            if (innermost !== undefined)
                tags.push({ name, ...innermost, createdAt });
        }
    }
    return tags;
}
/** The commit under a tag of a tag: git before 2.45 peels only once. */
async function readInnermostCommit(directory, sha) {
    const args = ["log", "--no-walk", "-1", "--format=%H %ct", `${sha}^{commit}`, "--"];
    const [commit, date] = (await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, args).catch(() => "")).trim().split(" ");
    if (commit === undefined || date === undefined)
        return undefined;
    return { commit, committedAt: renderDate(date) };
}
function renderDate(unixSeconds) {
    const seconds = Math.min(Math.max(Number(unixSeconds), 0), LAST_SECOND);
    return `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
}
const DATE = /^(\d{4})([-.])(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[-.](\d+))?(?![\d.]|[-_]\d)(.*)$/;
const DAY = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:[-.](\d+))?(?![\d.]|[-_]\d)(.*)$/;
const DOTTED = /^(\d+(?:\.\d+){0,3})(?!\d|\.\d)(.*)$/;
const UNDERSCORED = /^(\d+(?:_\d+){0,3})(?!\d|_\d)(.*)$/;
/** Undefined for `latest` and `v2.x`. A single number counts only if nothing longer is a version. */
function parseTagName(name) {
    let fallback;
    for (const start of readStarts(name)) {
        const text = name.slice(start).replace(/^[vV]+/, "");
        const version = parseVersion(text, !name.includes("."));
        if (version === undefined)
            continue;
        const parsed = { series: name.slice(0, start).toLowerCase(), version: text, ...version };
        if (version.numbers.length > 1 || version.suffix.kind === "later" || isKnownWord(version.suffix.parts[0])) {
            return parsed;
        }
        fallback ??= parsed;
    }
    return fallback;
}
/** A version begins at the start or after a separator that is not inside another version. */
function readStarts(name) {
    return [0, ...[...name.matchAll(/(?:[-/@]|(?<!\d)[_.])(?=[vV]*\d)/g)].map((match) => match.index + 1)];
}
function parseVersion(text, underscored) {
    const date = DATE.exec(text);
    if (date)
        return buildVersion([date[1], date[3], date[4], date[5]], date[6]);
    const day = DAY.exec(text);
    if (day)
        return buildVersion([day[1], day[2], day[3], day[4]], day[5]);
    const plain = (underscored ? UNDERSCORED : DOTTED).exec(text);
    return plain ? buildVersion(plain[1]?.split(/[._]/) ?? [], plain[2]) : undefined;
}
function buildVersion(parts, rest = "") {
    const suffix = parseSuffix(rest);
    const numbers = parts.filter((part) => part !== undefined).map((part) => BigInt(part));
    return suffix && { numbers, suffix };
}
const NONE = { kind: "none", parts: [] };
const FINAL_WORDS = new Set(["final", "ga", "release", "stable"]);
const LATER_FINAL_WORDS = new Set(["post", "patch", "p", "pl", "sp"]);
const MOVING_WORDS = new Set(["x", "latest"]);
// Words of prereleases in order, those of one rank together. All others have the rank of the empty text.
const RANKED_WORDS = "dev|snapshot nightly canary experimental||alpha a|beta b|milestone m|pre preview next|rc c cr".split("|");
const RANKS = new Map(RANKED_WORDS.flatMap((words, rank) => words.split(" ").map((word) => [word, rank])));
const OTHER_RANK = RANKED_WORDS.indexOf("");
/** Ignores `+build.5`. Undefined if the name is no version: `.x`, `-latest`. */
function parseSuffix(rest) {
    const [text = ""] = rest.split("+", 1);
    if (text === "")
        return NONE;
    if (!/^[-._]?[0-9a-z][-._0-9a-z]*$/i.test(text))
        return undefined;
    const parts = [...text.toLowerCase().matchAll(/\d+|[a-z]+/g)].map(([part]) => /^\d/.test(part) ? BigInt(part) : part);
    const [first, ...others] = parts;
    if (typeof first === "string" && MOVING_WORDS.has(first))
        return undefined;
    if (typeof first === "string" && FINAL_WORDS.has(first) && others.length === 0)
        return NONE;
    if (typeof first === "string" && LATER_FINAL_WORDS.has(first))
        return { kind: "later", parts: others };
    const known = parts.some((part) => typeof part === "bigint" || isKnownWord(part));
    return { kind: known ? "prerelease" : "word", parts };
}
function isKnownWord(part) {
    return typeof part === "string" && RANKS.has(part);
}
/** Numbers come before words, the shorter one first. */
function compareSuffixParts(a, b) {
    const orders = a.map((left, index) => (b[index] === undefined ? 1 : comparePart(left, b[index])));
    return orders.find((order) => order !== 0) ?? a.length - b.length;
}
function comparePart(a, b) {
    if (typeof a === "bigint" && typeof b === "bigint")
        return compareValues(a, b);
    if (typeof a === "bigint")
        return -1;
    if (typeof b === "bigint")
        return 1;
    if (!isKnownWord(a) && !isKnownWord(b))
        return compareValues(a, b);
    return (RANKS.get(a) ?? OTHER_RANK) - (RANKS.get(b) ?? OTHER_RANK);
}
function compareValues(a, b) {
    return a < b ? -1 : Number(a > b);
}
/** Missing numbers are 0; then prereleases, the final, later finals. */
function compareVersions(a, b) {
    const length = Math.max(a.numbers.length, b.numbers.length);
    for (let index = 0; index < length; index += 1) {
        const difference = (a.numbers[index] ?? 0n) - (b.numbers[index] ?? 0n);
        if (difference !== 0n)
            return difference < 0n ? -1 : 1;
    }
    return rankKind(a) - rankKind(b) || compareSuffixParts(a.suffix.parts, b.suffix.parts);
}
/** 0 if either is no version. */
function compareVersionNames(one, other) {
    const [a, b] = [parseTagName(one), parseTagName(other)];
    return a === undefined || b === undefined ? 0 : compareVersions(a, b);
}
function isFinal(version) {
    return rankKind(version) > 0;
}
function rankKind({ suffix }) {
    if (suffix.kind === "later")
        return 2;
    return suffix.kind === "none" ? 1 : 0;
}
// Walking back through releases needs the same tags at each of them.
const known = new WeakMap();
/** Highest first; a suffix such as `-multi` beside the bare version makes a series of its own, `*-multi`. */
function buildReleases(tags) {
    const built = known.get(tags) ?? orderReleases(tags);
    known.set(tags, built);
    return built;
}
function orderReleases(tags) {
    const releases = [];
    for (const tag of tags) {
        const name = parseTagName(tag.name);
        if (name !== undefined)
            releases.push({ ...name, tag });
    }
    const finals = new Set(releases.filter(({ suffix }) => suffix.kind === "none").map(renderKey));
    return releases.map((release) => withVariant(release, finals)).sort((a, b) => compareReleases(b, a));
}
function compareReleases(a, b) {
    return (compareVersions(a, b) || compareValues(a.tag.createdAt, b.tag.createdAt) || compareValues(a.tag.name, b.tag.name));
}
/** The series without a name if it has releases, else that of the latest tag. */
function selectSeries(releases) {
    if (releases.some(({ series }) => series === ""))
        return "";
    const [latest] = [...releases].sort((a, b) => compareValues(b.tag.createdAt, a.tag.createdAt) || compareReleases(b, a));
    return latest?.series ?? "";
}
function withVariant(release, finals) {
    if (release.suffix.kind !== "word" || !finals.has(renderKey(release)))
        return release;
    const series = `${release.series}*-${release.suffix.parts.join("-")}`;
    return { ...release, series, suffix: NONE };
}
function renderKey({ series, numbers }) {
    return `${series} ${numbers.join(".").replace(/(?:\.0)+$/, "")}`;
}


/***/ })

};
