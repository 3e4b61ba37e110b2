export const id = 173;
export const ids = [173,750];
export const modules = {

/***/ 2605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ readRelation),
/* harmony export */   Bx: () => (/* binding */ orderCommits),
/* harmony export */   Dz: () => (/* binding */ readRelatedTags),
/* harmony export */   _2: () => (/* binding */ readTagsContaining),
/* harmony export */   pi: () => (/* binding */ readIndependent),
/* harmony export */   qq: () => (/* binding */ readNearestCommit),
/* harmony export */   qr: () => (/* binding */ readTagsMergedInto),
/* harmony export */   yY: () => (/* binding */ readRootCommit),
/* harmony export */   yr: () => (/* binding */ readMergeBase)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2893);

/** How `commit` lies to `other`, both full SHAs: `ancestor` means that `other` contains `commit`. */
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
/** The best common ancestor of two commits (full SHAs), or undefined where they share none. */
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
/** Names of the tags whose commits `commit` (full SHA) contains, itself included. */
function readTagsMergedInto(directory, commit) {
    return readTagNames(directory, [`--merged=${commit}`]);
}
/** Names of the tags that contain `commit` (full SHA), the ones on it included. */
function readTagsContaining(directory, commit) {
    return readTagNames(directory, [`--contains=${commit}`]);
}
/** Names of the tags that share any history with `commit` (full SHA): two commits do when they share a root. */
async function readRelatedTags(directory, commit) {
    const roots = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["rev-list", "--max-parents=0", "--end-of-options", commit]);
    return readTagNames(directory, roots
        .trim()
        .split("\n")
        .map((root) => `--contains=${root}`));
}
async function readTagNames(directory, filters) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["for-each-ref", ...filters, "--format=%(refname)", "refs/tags"]);
    const names = listing.split("\n").filter((line) => line !== "");
    return new Set(names.map((refname) => refname.slice("refs/tags/".length)));
}
/** Those of the commits (full SHAs, some hundreds at most) that no other of them contains. */
async function readIndependent(directory, commits) {
    if (commits.length === 0)
        return new Set();
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["merge-base", "--independent", "--end-of-options", ...new Set(commits)]);
    return new Set(listing.trim().split("\n"));
}
/** Full SHA of the oldest commit without parents that `commit`, a full SHA, goes back to. */
async function readRootCommit(directory, commit) {
    const roots = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["rev-list", "--max-parents=0", "--end-of-options", commit]);
    return roots.trim().split("\n").at(-1) ?? commit;
}
/**
 * Commits of one repository as `git log --topo-order` would list them, each once: the newest first and none before one
 * of its children, also where what lies between two of them is left out.
 */
async function orderCommits(directory, commits) {
    const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
    const [oldest] = [...bySha.values()].sort((a, b) => compareTexts(a.committedAt, b.committedAt));
    if (oldest === undefined || bySha.size === 1)
        return [...bySha.values()];
    const parents = new Set(commits.flatMap((commit) => commit.parents));
    const tips = [...bySha.keys()].filter((sha) => !parents.has(sha));
    // What is before the oldest need not be walked; only a wrong clock can hide one of the commits there.
    const bounded = await readOrder(directory, [...tips, `^${oldest.sha}^@`], bySha);
    return bounded.length === bySha.size ? bounded : readOrder(directory, tips, bySha);
}
async function readOrder(directory, revisions, bySha) {
    const ordered = [];
    let rest = "";
    const input = `${revisions.join("\n")}\n`;
    for await (const piece of (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t1)(directory, ["rev-list", "--topo-order", "--stdin"], { input })) {
        const lines = (rest + piece.toString("latin1")).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
            const commit = bySha.get(line);
            if (commit !== undefined)
                ordered.push(commit);
        }
    }
    return ordered;
}
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}
const FEWEST_DIGITS = 4;
/**
 * The commit whose SHA begins most like `name`, of those that share four digits with it, cut to the digits that a
 * person would give; undefined where there is none or where `name` is no SHA.
 */
async function readNearestCommit(directory, name) {
    if (!/^[0-9a-f]{4,64}$/i.test(name))
        return undefined;
    const wanted = name.toLowerCase();
    const objects = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["rev-parse", `--disambiguate=${wanted.slice(0, FEWEST_DIGITS)}`]);
    const kinds = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["cat-file", "--batch-check=%(objecttype) %(objectname)"], { input: objects });
    const commits = kinds
        .split("\n")
        .flatMap((line) => (line.startsWith("commit ") ? [line.slice("commit ".length)] : []));
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

// What a user's own configuration could otherwise change: whose names, which files, how they are written.
const STEADY_LOG = [
    "-c",
    "mailmap.file=/dev/null",
    "-c",
    "mailmap.blob=HEAD:.mailmap",
    "-c",
    "log.showRoot=true",
    "log",
    "--no-color",
    "--no-notes",
    "--no-decorate",
    "--no-show-signature",
    "--no-ext-diff",
    "--no-textconv",
    "--no-renames",
    "--no-relative",
    "--no-graph",
    "--ignore-submodules=none",
    "--encoding=UTF-8",
    "--diff-merges=first-parent",
    "--name-only",
    "-z",
    "--topo-order",
];
// A path is never empty, so an empty field can only be the one that opens a commit.
const FORMAT = "--format=%x00%H%x00%P%x00%aN%x00%aE%x00%ct%x00%B";
const FIELDS_BEFORE_PATHS = 6;
/**
 * Reads commits with one `git log`, newest first in topological order (children before parents).
 * `revisions` are what `git rev-list` takes (`v1.2.0..v1.3.0`, `^v1.2.0`, a SHA), of any number, since they go
 * through standard input; none of them gives no commits. A merge's `paths` are those it changes
 * against its first parent, since they are read from trees alone: over whole histories of 9,600 commits no
 * slower than leaving them out. The result is the same under any user configuration, locale and time zone.
 * Throws {@link GitCommandError} for a revision that git does not know or that looks like an option.
 */
async function readCommits(directory, revisions, options = {}) {
    if (revisions.length === 0)
        return [];
    const args = [...STEADY_LOG, FORMAT, ...(options.noWalk ? ["--no-walk=unsorted"] : []), "--stdin"];
    for (const revision of revisions) {
        if (!/^-|^$|[\n\0]/.test(revision))
            continue;
        throw new _run_js__WEBPACK_IMPORTED_MODULE_0__/* .GitCommandError */ .iR(args, 128, `bad revision ${JSON.stringify(revision)}`);
    }
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
/** Hands over every field that ends in NUL and returns what is left after the last of them. */
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
        parents: parents === "" ? [] : parents.split(" "),
        author: { name, email },
        committedAt: new Date(Number(seconds) * 1000).toISOString().replace(".000Z", "Z"),
        subject: lineEnd === -1 ? text : text.slice(0, lineEnd).trimEnd(),
        body: lineEnd === -1 ? "" : text.slice(lineEnd).trim().replaceAll("\r\n", "\n"),
        // git opens the list of paths with a line feed.
        paths: paths.map((path, index) => (index === 0 ? path.slice(1) : path)).sort(),
    };
}
/** Keeps the commits that touch `wanted`, each with its nearest kept ancestors as parents. */
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
/**
 * The newest `count` commits that `tip` contains and `without` does not, both full SHAs, in topological order, the
 * newest first. `walk`: along first parents only, or everything but merges.
 */
async function readAuthoredCommits(directory, range) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, [
        ...["log", "-z", "--no-show-signature", "--encoding=UTF-8", "--topo-order", `--max-count=${range.count}`],
        range.walk === "first-parents" ? "--first-parent" : "--no-merges",
        "--format=%H%n%P%n%at%n%ct%n%B",
        "--end-of-options",
        range.tip,
        ...(range.without === undefined ? [] : [`^${range.without}`]),
        "--",
    ]);
    return listing
        .split("\0")
        .filter((entry) => entry !== "")
        .map((entry) => {
        const [sha = "", parents = "", authored, committed, ...message] = entry.split("\n");
        return {
            sha,
            parents: parents.split(" ").filter((parent) => parent !== ""),
            authoredAt: renderDate(authored),
            committedAt: renderDate(committed),
            message: message.join("\n").trim(),
        };
    });
}
function renderDate(unixSeconds) {
    const date = new Date(Number(unixSeconds) * 1000);
    return Number.isNaN(date.getTime()) ? "" : `${date.toISOString().slice(0, 19)}Z`;
}
/**
 * Who wrote, or is named as a co-author of, what `commits` build on; undefined where they start the history. One
 * `git log` over everything before them.
 */
async function readEarlierAuthors(directory, commits) {
    const own = new Set(commits.map(({ sha }) => sha));
    const before = [...new Set(commits.flatMap(({ parents }) => parents.filter((parent) => !own.has(parent))))];
    if (before.length === 0)
        return undefined;
    const args = [
        ...["-c", "mailmap.file=/dev/null", "-c", "mailmap.blob=HEAD:.mailmap"],
        ...["log", "--no-show-signature", "--encoding=UTF-8", "--no-notes"],
        "--format=%aN <%aE>%n%(trailers:key=Co-authored-by,valueonly)",
        "--stdin",
    ];
    const lines = new Set();
    let rest = "";
    const decoder = new TextDecoder();
    for await (const piece of (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t1)(directory, args, { input: `${before.join("\n")}\n` })) {
        const pieces = (rest + decoder.decode(piece, { stream: true })).split("\n");
        rest = pieces.pop() ?? "";
        for (const line of pieces)
            lines.add(line);
    }
    const people = [...lines, rest].flatMap((line) => {
        const [, name = "", email = ""] = /^(.*) <([^<>]*)>$/.exec(line.trim().toLowerCase()) ?? [];
        return email === "" ? [] : [{ name, email }];
    });
    return { names: new Set(people.map(({ name }) => name)), emails: new Set(people.map(({ email }) => email)) };
}


/***/ }),

/***/ 12:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ readShallow),
/* harmony export */   Lu: () => (/* binding */ readHistory)
/* harmony export */ });
/* unused harmony exports copyMissingRefs, readHistoryDirectory */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8750);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2893);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6855);





/** Gives `directory` the refs that `source` has and it lacks; it has to be able to read their objects. */
async function copyMissingRefs(source, directory) {
    const [wanted, there] = await Promise.all([readRefs(source), readRefs(directory)]);
    const names = new Set(there.map(({ name }) => name));
    const missing = wanted.filter(({ name }) => !names.has(name));
    const lines = missing.flatMap(({ name, object, leadsTo }) => (leadsTo === "" ? [`create ${name} ${object}\n`] : []));
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["update-ref", "--stdin"], { input: lines.join("") });
    for (const { name, leadsTo } of missing)
        if (leadsTo !== "")
            await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["symbolic-ref", name, leadsTo]);
}
async function readRefs(directory) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
    return listing
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => {
        const [name = "", object = "", leadsTo = ""] = line.split(" ");
        return { name, object, leadsTo };
    });
}
const FETCH = [
    ...["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60", "-c", "fetch.writeCommitGraph=false"],
    ...["-c", "gc.auto=0", "-c", "maintenance.auto=false"],
    ...["fetch", "--unshallow", "--filter=blob:none", "--prune", "--force", "--quiet", "--no-recurse-submodules"],
];
// What a clone's own configuration says of its remotes and how they are reached: addresses, tokens, certificates.
const TRANSPORT = "^(remote|url|http|credential|protocol|ssh)\\.|^core\\.(sshcommand|gitproxy)$";
/**
 * The repository to read the whole history and its tags from: `repository` itself or, where that is a shallow clone
 * (the default of actions/checkout), a bare one inside its git directory. That one borrows the clone's objects and
 * fetches from `origin`, or from the only remote, what the clone lacks but the contents of files; nothing of the clone
 * itself changes. A tag that the remote has is taken from there. Throws `git/shallow` where that is not possible.
 */
async function readHistoryDirectory(repository) {
    if (!repository.shallow)
        return repository.directory;
    const remotes = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitLines */ .fn)(repository.directory, ["remote"]);
    const remote = remotes.includes("origin") ? "origin" : remotes.length === 1 ? remotes[0] : undefined;
    if (remote === undefined)
        throw buildShallowError("and it has no remote to fetch the rest from");
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.gitDirectory, "release-docs");
    await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.initBorrowingRepository)(directory, repository, repository.head);
    try {
        await fetchHistory(directory, repository.directory, remote);
    }
    catch (error) {
        if (!(error instanceof _run_js__WEBPACK_IMPORTED_MODULE_3__/* .GitCommandError */ .iR))
            throw error;
        throw buildShallowError(`and the rest could not be fetched from ${remote}`, error);
    }
    if (await readShallow(directory))
        throw buildShallowError(`and ${remote} is one itself`);
    await copyMissingRefs(repository.directory, directory);
    return directory;
}
/** Whether history was cut off when the repository was cloned. */
async function readShallow(directory) {
    return (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}
async function fetchHistory(directory, clone, remote) {
    const settings = await readTransport(clone);
    // Called a promisor for this one command, since git would write that into the configuration otherwise.
    const promisor = [
        [`remote.${remote}.promisor`, "true"],
        [`remote.${remote}.partialCloneFilter`, "blob:none"],
    ];
    const branches = settings.flatMap(([key, value]) => (key === `remote.${remote}.fetch` ? [value] : []));
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, [...FETCH, "--end-of-options", remote, ...branches, "+refs/tags/*:refs/tags/*"], {
        env: { ..._run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_QUESTIONS */ .Yj, ...(0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .buildSettings */ .E6)([...settings, ...promisor]) },
    });
}
async function readTransport(clone) {
    const args = ["config", "--local", "--includes", "--null", "--get-regexp", TRANSPORT];
    const entries = (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(clone, args)).split("\0").filter((entry) => entry !== "");
    return entries.map((entry) => {
        const [key = "", value = "true"] = entry.split("\n");
        // A path is relative to the clone, not to the repository inside it.
        const isPath = /^remote\..*\.url$/.test(key) && /^\.{0,2}\//.test(value) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(value);
        return [key, isPath ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(clone, value) : value];
    });
}
function buildShallowError(why, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
        code: "git/shallow",
        message: `This is a shallow clone, ${why}; without all commits and tags no range can be told.`,
        hint: "Set `fetch-depth: 0` for actions/checkout, so that it brings the whole history and its tags.",
        cause,
    });
}
/**
 * Opens the repository that `start` belongs to, fetches what a shallow clone lacks, and reads the tags.
 * Throws what `readRepository` and `readHistoryDirectory` throw, and `git/no-commits` before the first commit.
 */
async function readHistory(start) {
    const repository = await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.readRepository)(start);
    const { head } = repository;
    if (head === undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
            code: "git/no-commits",
            message: `The repository at ${repository.directory} has no commit yet.`,
            hint: "Commit something first: there is no history to write from.",
        });
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
/* harmony export */   og: () => (/* binding */ isFloatingBy),
/* harmony export */   vY: () => (/* binding */ isFloating)
/* harmony export */ });
/* unused harmony export readNearestTag */
/* harmony import */ var _ancestry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2605);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2893);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6855);



/** Nothing comes before. */
const FIRST_RELEASE = { tag: undefined, reason: "first-release" };
/**
 * Finds the tag that came before `current` among `tags`, all of the repository ({@link readTags}). The result depends
 * on nothing but the history. Not for a shallow clone, where a missing ancestor would pass for an unrelated history.
 */
async function findPreviousTag(directory, tags, current, options = {}) {
    const releases = (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .buildReleases */ .tu)(tags);
    const named = "name" in current ? releases.find(({ tag }) => tag.name === current.name) : undefined;
    if (named !== undefined && !(await isFloating(directory, named, releases))) {
        return findBefore(directory, named, releases);
    }
    const series = options.series?.toLowerCase() ?? named?.series ?? (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSeries */ .W0)(releases);
    const candidates = releases.filter((release) => release.series === series && (options.prereleases === true || (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(release)));
    const nearest = await readNearestTag(directory, current.commit, candidates, (release) => isFloating(directory, release, releases));
    if (nearest === undefined)
        return FIRST_RELEASE;
    return { tag: nearest, reason: nearest.commit === current.commit ? "same-commit" : "nearest" };
}
/** The previous tag, its commit and why it is that one, in words that go on from "since": `v1.0.0 (1a2b3c4), the …`. */
function describePreviousTag({ tag, reason }) {
    const named = tag === undefined ? "" : `${tag.name} (${tag.commit.slice(0, 7)})`;
    switch (reason) {
        case "first-release":
            return "the beginning, as no release comes before";
        case "same-commit":
            return `${named}, which is on the same commit`;
        case "ancestor":
            return `${named}, the highest version before it in its history`;
        case "diverged":
            return `${named}, the highest version before it, on a branch that was never merged back`;
        case "nearest":
            return `${named}, the release with the fewest commits since`;
    }
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
            // Later by date: a later backport or a descendant, unless the clocks of two committers disagreed.
            merged ??= await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagsMergedInto */ .qr)(directory, current.tag.commit);
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
/** The releases, highest first as `releases`, that may come before `current` as far as their names tell. */
function selectCandidates(current, releases) {
    return releases.filter((release) => isCandidate(release, current));
}
function isCandidate(release, current) {
    if (release.series !== current.series || (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .compareReleases */ .c0)(release, current) >= 0)
        return false;
    const isOtherSpelling = (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(release, current) === 0 && release.tag.commit === current.tag.commit;
    return !isOtherSpelling && ((0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(release) || !(0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(current));
}
const MOST_OF_A_KIND = 150;
const MOST_COUNTED = 40;
const AT_ONCE = 4;
const CLOCK_SLACK = 24 * 3_600_000;
/**
 * The tag with the fewest commits between it and `commit` (full SHA) among `candidates` (highest first), of those that
 * share history with it and do not come after it. Where two are as near, one that `commit` contains goes first (else a
 * branch of an old version would get the newest one, which has the same fork), then the higher version of those that
 * are not later than `commit`. Looks at the 150 highest that `commit` contains and the 150 highest others.
 */
async function readNearestTag(directory, commit, candidates, isFloating) {
    for (const release of candidates) {
        if (release.tag.commit === commit && !(await isFloating(release)))
            return release.tag;
    }
    if (candidates.length === 0)
        return undefined;
    const [containing, merged] = await Promise.all([
        (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagsContaining */ ._2)(directory, commit),
        (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagsMergedInto */ .qr)(directory, commit),
    ]);
    const before = candidates.filter(({ tag }) => !containing.has(tag.name));
    const contained = before.filter(({ tag }) => merged.has(tag.name)).slice(0, MOST_OF_A_KIND);
    const others = before.filter(({ tag }) => !merged.has(tag.name)).slice(0, MOST_OF_A_KIND);
    const [containedTips, otherTips] = await Promise.all([
        readTips(directory, contained, isFloating),
        readTips(directory, others, isFloating),
    ]);
    const nearest = await readFewestCommits(directory, commit, containedTips, otherTips);
    if (nearest === undefined || merged.has(nearest.name))
        return nearest;
    // Everything counts as new since an unrelated tag, so if the nearest is one, all are.
    const fork = await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readMergeBase */ .yr)(directory, nearest.commit, commit);
    return fork === undefined ? undefined : readBestAfterFork(directory, { commit, fork, nearest }, others, isFloating);
}
/**
 * Of the `others` (highest first) that contain the fork, and so are as near as `nearest`, the one to name: the highest
 * that is not later than `commit`, else the lowest, so that an old branch does not get a release made long after it.
 */
async function readBestAfterFork(directory, { commit, fork, nearest }, others, isFloating) {
    const [containing, [date = 0]] = await Promise.all([
        (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagsContaining */ ._2)(directory, fork),
        readNewestDates(directory, commit, 1),
    ]);
    const near = others.filter(({ tag }) => containing.has(tag.name));
    const earlier = near.filter(({ tag }) => Date.parse(tag.committedAt) <= date);
    const later = near.filter((release) => !earlier.includes(release)).toReversed();
    for (const release of [...earlier, ...later]) {
        if (await isFloating(release))
            continue;
        // Two branches that merged each other have more than one fork.
        const counts = await countCommits(directory, commit, [release.tag, nearest]);
        return counts.get(release.tag.commit) === counts.get(nearest.commit) ? release.tag : nearest;
    }
    return nearest;
}
/** The real releases that no other real one contains: the nearest is one of them. Highest first, as `releases`. */
async function readTips(directory, releases, isFloating) {
    let remaining = releases;
    for (;;) {
        const tips = await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readIndependent */ .pi)(directory, remaining.map(({ tag }) => tag.commit));
        const floating = new Set();
        for (const release of remaining) {
            if (tips.has(release.tag.commit) && (await isFloating(release)))
                floating.add(release);
        }
        remaining = remaining.filter((release) => !floating.has(release));
        if (floating.size === 0)
            return remaining.map(({ tag }) => tag).filter(({ commit }) => tips.has(commit));
    }
}
/**
 * The tag with the fewest commits in TAG..COMMIT. Another branch's can only be nearer than the `contained` if it has
 * one of the newest commits, so those that are older than all of these need not be counted.
 */
async function readFewestCommits(directory, commit, contained, others) {
    const counts = await countCommits(directory, commit, contained);
    const dates = counts.size === 0 ? [] : await readNewestDates(directory, commit, Math.min(...counts.values()));
    const oldest = dates.reduce((earliest, date) => Math.min(earliest, date), Number.POSITIVE_INFINITY) - CLOCK_SLACK;
    const close = others
        .filter((tag) => counts.size === 0 || Date.parse(tag.committedAt) >= oldest)
        .slice(0, MOST_COUNTED);
    for (const [sha, count] of await countCommits(directory, commit, close))
        counts.set(sha, count);
    const fewest = Math.min(...counts.values());
    return [...contained, ...close].find((tag) => counts.get(tag.commit) === fewest);
}
/** SHA of each tag → commits in TAG..COMMIT; a few processes run side by side. */
async function countCommits(directory, commit, tags) {
    const counts = new Map();
    const waiting = [...new Set(tags.map((tag) => tag.commit))];
    const countOneByOne = async () => {
        for (let tagged = waiting.pop(); tagged !== undefined; tagged = waiting.pop()) {
            const args = ["rev-list", "--count", "--end-of-options", commit, `^${tagged}`];
            counts.set(tagged, Number(await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(directory, args)));
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, countOneByOne));
    return counts;
}
/** Dates, in milliseconds, of the `count` newest commits that `commit` contains; its own first. */
async function readNewestDates(directory, commit, count) {
    const args = ["rev-list", "--timestamp", `--max-count=${count}`, "--end-of-options", commit];
    const lines = (await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(directory, args)).trim().split("\n");
    return lines.map((line) => Number.parseInt(line, 10) * 1000);
}
/**
 * Whether a release's tag is a name that moves along, such as `v7` or `v7.6` beside `v7.6.1`, and so marks no release.
 * `releases` are all of the repository. Asks git only where the names and commits leave it open (`4.2` and `4.2.1`
 * without `4.2.0`): the tag is real if the lowest full version after it contains it.
 */
function isFloating(directory, release, releases) {
    return isFloatingBy(release, releases, (commit, other) => (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_0__/* .readRelation */ .BS)(directory, commit, other));
}
/** {@link isFloating}, with the one question that names and commits may leave open put to `readRelationOf`. */
async function isFloatingBy(release, releases, readRelationOf) {
    if (release.numbers.length > 2)
        return false;
    const full = releases.filter((other) => isFullVersionOf(other, release));
    if (!(0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR)(release))
        return release.numbers.length === 1 && isUnnumbered(release) && full.length > 0;
    const finals = full.filter(_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .isFinal */ .dR);
    const [lowest] = finals.toSorted(_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy);
    if (lowest === undefined)
        return false;
    if (finals.some((other) => (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(other, release) === 0 || other.tag.commit === release.tag.commit)) {
        return true;
    }
    return (await readRelationOf(release.tag.commit, lowest.tag.commit)) !== "ancestor";
}
/** `v5-rc` moves; `v5-rc.1` does not. */
function isUnnumbered({ suffix }) {
    return suffix.parts.every((part) => typeof part === "string");
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





/** The two-dot range START..END of full SHAs: reachable from END and not from START; without START everything up to END. */
function buildRange(end, start) {
    return { revisions: start === undefined ? [end] : [end, `^${start}`], noWalk: false, isOrdered: true };
}
/** The commits that are given by their full SHAs, and no others. */
function buildExplicitRange(shas) {
    return { revisions: shas, noWalk: true, isOrdered: false };
}
/**
 * START..END and START itself, full SHAs both; a merge as START brings only itself, not the branch that it merged.
 * Throws a {@link ReleaseDocsError} (`git/start-not-in-end`) where END does not contain START.
 */
async function readInclusiveRange(directory, start, end) {
    const relation = await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_1__/* .readRelation */ .BS)(directory, start, end);
    if (relation === "same" || relation === "ancestor") {
        return { revisions: [end, `^${start}^@`], noWalk: false, isOrdered: true };
    }
    const reversed = relation === "descendant";
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "git/start-not-in-end",
        message: `The start commit ${start} is not part of the history of the end commit ${end}.`,
        hint: reversed
            ? "The end comes before the start: swap the two."
            : "Choose a start that the end contains, or leave out `includeStartCommit`.",
    });
}
/** The newest `count` commits of `head` (full SHA) along first parents: what was committed or merged on its own branch. */
async function readLastCommits(directory, head, count) {
    const args = ["rev-list", "--first-parent", `--max-count=${count}`, "--end-of-options", head];
    return { revisions: await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitLines */ .fn)(directory, args), noWalk: true, isOrdered: true };
}
/**
 * The commits that `head` (full SHA) contains with a committer date from `start` to `end`, both included and either
 * left out. Each commit is looked at by itself, so that a wrong clock hides no others.
 */
async function readCommitsBetween(directory, head, window) {
    const start = Math.ceil((window.start?.getTime() ?? Number.NEGATIVE_INFINITY) / 1000);
    const end = Math.floor((window.end?.getTime() ?? Number.POSITIVE_INFINITY) / 1000);
    const shas = [];
    const args = ["rev-list", "--timestamp", "--topo-order", "--end-of-options", head];
    let rest = "";
    for await (const piece of (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .streamGit */ .t1)(directory, args)) {
        const lines = (rest + piece.toString("latin1")).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
            const space = line.indexOf(" ");
            const time = Number(line.slice(0, space));
            if (time >= start && time <= end)
                shas.push(line.slice(space + 1));
        }
    }
    return { revisions: shas, noWalk: true, isOrdered: true };
}
/** The release that the current head is; else what came since the last one; else everything. */
async function findLatestRange({ directory, head, tags }) {
    const nearest = await (0,_previous_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .findPreviousTag */ .Hf)(directory, tags, { commit: head });
    if (nearest.tag?.commit !== head)
        return { tag: undefined, previous: nearest };
    return { tag: nearest.tag, previous: await (0,_previous_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .findPreviousTag */ .Hf)(directory, tags, nearest.tag) };
}
/**
 * The last `count` releases of a series, newest first: from its highest version (finals only unless
 * `prereleases`), each time the tag before. Fewer where the series has no more. `tags` are all of the repository.
 */
async function findReleases(directory, tags, count, options = {}) {
    const releases = (0,_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .buildReleases */ .tu)(tags);
    const series = options.series?.toLowerCase() ?? (0,_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .selectSeries */ .W0)(releases);
    let tag;
    for (const release of releases) {
        if (release.series !== series || (options.prereleases !== true && !(0,_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .isFinal */ .dR)(release)))
            continue;
        if (await (0,_previous_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .isFloating */ .vY)(directory, release, releases))
            continue;
        tag = release.tag;
        break;
    }
    const pairs = [];
    while (tag !== undefined && pairs.length < count) {
        const previous = await (0,_previous_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .findPreviousTag */ .Hf)(directory, tags, tag);
        pairs.push({ tag, previous });
        tag = previous.tag;
    }
    return pairs;
}
/**
 * Full SHA of the newest commit of the main branch: the one that `origin` calls its own (`origin/HEAD`), where the
 * clone knows it and something else is checked out; else the head.
 */
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
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2893);




// `--revs-only` makes a HEAD without a commit print nothing, where it would be an error otherwise.
const ASK = [
    "rev-parse",
    "--is-bare-repository",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--git-common-dir",
    "--show-cdup",
    "--revs-only",
    "HEAD",
    "--symbolic-full-name",
    "HEAD",
];
/**
 * Reads what repository `directory` (any folder of a checkout, or a bare git directory) belongs to.
 * Throws a {@link ReleaseDocsError}: `git/no-such-directory`, `git/not-installed`, `git/not-a-repository`, or
 * `git/unsafe-directory` where git refuses a folder that another user owns.
 */
async function readRepository(directory) {
    const [answer, remoteUrl] = await Promise.all([readAnswer(directory), readRemoteUrl(directory)]);
    const [bare, insideWorkTree, shallow, commonDirectory = "", ...rest] = answer.split("\n");
    // Where there are no files checked out, git prints no line for the way up to them.
    const upwards = insideWorkTree === "true" ? rest.shift() : undefined;
    const [head = "", symbolicName = ""] = rest;
    // git names the folders relative to where it ran, with links followed.
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
async function readAnswer(directory) {
    try {
        return await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ASK);
    }
    catch (error) {
        throw explainRefusal(directory, error);
    }
}
function explainRefusal(directory, error) {
    if (!(error instanceof _run_js__WEBPACK_IMPORTED_MODULE_3__/* .GitCommandError */ .iR))
        return error;
    if (error.stderr.includes("dubious ownership") || error.stderr.includes("unsafe repository")) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
            code: "git/unsafe-directory",
            message: `git refuses to read ${directory}, because it belongs to another user than the one who runs this step.`,
            hint: `Run \`git config --global --add safe.directory "${directory}"\` before this step.`,
            cause: error,
        });
    }
    if (!error.stderr.includes("not a git repository"))
        return error;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
        code: "git/not-a-repository",
        message: `${directory} is not in a git repository.`,
        hint: "Run actions/checkout before this step, or set `working-directory` to the folder of the checkout.",
        cause: error,
    });
}
async function readRemoteUrl(directory) {
    const urls = await readRemoteUrls(directory);
    const url = urls.get("origin") ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
    return url === undefined ? undefined : withoutCredentials(url);
}
/** Name → URL as configured, first one each; empty where there is no remote or no repository. */
async function readRemoteUrls(directory) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["config", "--null", "--get-regexp", "^remote\\..*\\.url$"]).catch(() => "");
    const urls = new Map();
    for (const entry of listing.split("\0")) {
        const [key = "", url] = entry.split("\n", 2);
        const name = key.slice("remote.".length, -".url".length);
        if (url !== undefined && !urls.has(name))
            urls.set(name, url);
    }
    return urls;
}
const SCP_LIKE = /^(?:[^@/:\s]+@)?(\[[^\]]+\]|[^/:\s]+):(?!\/\/)(.+)$/;
/**
 * Reads host, name and page address from a remote's URL: `https://`, `http://`, `ssh://`, `git://` and
 * `git@host:owner/repo.git`. Credentials never survive. A port is kept for http(s) only, since a page is not
 * served on the port of ssh. Undefined for a folder, `file://`, or a path without an owner.
 */
function parseRemote(url) {
    const trimmed = url.trim();
    if (/^[a-z]:[\\/]/i.test(trimmed))
        return undefined;
    const place = trimmed.includes("://") ? parseUrl(trimmed) : parseScpLike(trimmed);
    if (place === undefined)
        return undefined;
    const parts = place.path.split("/").filter((part) => part !== "" && part !== "~");
    const last = parts.at(-1)?.replace(/\.git$/i, "");
    if (parts.length < 2 || last === undefined || last === "")
        return undefined;
    const name = [...parts.slice(0, -1), last].join("/");
    return { host: place.host, name, webUrl: `${place.protocol}//${place.host}/${name}` };
}
/** The URL without user name and password; a scp-like `git@host:path` holds no secret and stays as it is. */
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
        return { protocol, host: url.host, path: decodePath(url.pathname) };
    if (protocol === "ssh:" || protocol === "git:") {
        return { protocol: "https:", host: url.hostname.toLowerCase(), path: decodePath(url.pathname) };
    }
    return undefined;
}
function parseScpLike(text) {
    const match = SCP_LIKE.exec(text);
    const [, host, path] = match ?? [];
    if (host === undefined || path === undefined)
        return undefined;
    return { protocol: "https:", host: host.toLowerCase(), path };
}
function decodePath(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** What a repository is called, and the address of its page: from its remote, else its folder's name alone. */
function nameRepository(repository) {
    const remote = repository.remoteUrl === undefined ? undefined : parseRemote(repository.remoteUrl);
    return remote ?? { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(repository.directory).replace(/\.git$/, ""), webUrl: undefined };
}
/**
 * Makes `directory`, which may be one already, a bare repository at the commit `head` (full SHA) that reads the objects
 * of `repository` and writes to none but its own folder. Where history is cut off in `repository` it is cut off here.
 */
async function initBorrowingRepository(directory, repository, head) {
    const format = head.length === 64 ? ["--object-format=sha256"] : [];
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info"), { recursive: true });
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "objects").replaceAll("\\", "/");
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info", "alternates"), `${objects}\n`);
    // git would look for the commits beyond the cut otherwise.
    if (repository.shallow)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "shallow"), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"));
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "HEAD"), `${head}\n`);
}
/** The name of the connection that stands for the repository at `directory`, where no event says it. */
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
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6422);
/* harmony import */ var _ancestry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2893);





/**
 * The full SHA of the commit that a person named by a SHA (also shortened), a tag or a branch; a branch that only
 * `origin` has counts too. Throws a {@link ReleaseDocsError} as {@link resolveRevisions} does.
 */
async function resolveRevision(directory, name) {
    const [sha = ""] = await resolveRevisions(directory, [name]);
    return sha;
}
/**
 * {@link resolveRevision} for any number of names in one git process, in their order. Throws a
 * {@link ReleaseDocsError} for the first that is not there (`git/unknown-revision`, with the nearest tag names)
 * or that fits several commits (`git/ambiguous-revision`).
 */
async function resolveRevisions(directory, names) {
    const found = await readRevisions(directory, names);
    const shas = [];
    for (const [index, name] of names.entries()) {
        const sha = found[index] ?? "unknown";
        if (sha === "unknown" || sha === "ambiguous")
            throw await explainUnknown(directory, name, sha === "ambiguous");
        shas.push(sha);
    }
    return shas;
}
/** Full SHAs of the commits that are meant, in one git process; `unknown` or `ambiguous` where there is no one commit. */
async function readRevisions(directory, names) {
    if (names.length === 0)
        return [];
    const questions = names.flatMap((name) => (isPossible(name) ? buildQuestions(name) : ["", "", ""]));
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["cat-file", "--batch-check=%(objectname) %(objecttype)"], {
        input: `${questions.join("\n")}\n`,
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
/**
 * The tag that a person named among `tags`: `v1.2.0`, `refs/tags/v1.2.0`, and where that is not there, the one tag
 * that differs by a leading `v` alone (`1.2.0`). Throws a {@link ReleaseDocsError} (`git/unknown-tag`) that names
 * the nearest tags.
 */
async function resolveTag(directory, tags, name) {
    const plain = name.replace(/^refs\/tags\//, "");
    const exact = tags.find((tag) => tag.name === plain);
    if (exact !== undefined)
        return exact;
    const [spelled, ...others] = tags.filter((tag) => withoutV(tag.name) === withoutV(plain));
    if (spelled !== undefined && others.length === 0)
        return spelled;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "git/unknown-tag",
        message: `There is no tag ${quote(plain)} in this repository.`,
        hint: await buildHint(directory, plain, tags.map((tag) => tag.name)),
    });
}
function withoutV(name) {
    return name.replace(/^v(?=\d)/i, "");
}
// A line break would be read as a second question, and an empty name means nothing.
function isPossible(name) {
    return name !== "" && !/[\n\r\0]/.test(name);
}
function buildQuestions(name) {
    return [`${name}^{commit}`, `refs/tags/${name}^{commit}`, `refs/remotes/origin/${name}^{commit}`];
}
async function explainUnknown(directory, name, ambiguous) {
    if (ambiguous) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "git/ambiguous-revision",
            message: `${quote(name)} is the beginning of more than one commit's SHA.`,
            hint: "Give more of its digits, or all 40.",
        });
    }
    const [listing, near] = await Promise.all([
        (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["for-each-ref", "--format=%(refname:strip=2)", "refs/tags", "refs/heads"]),
        (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_1__/* .readNearestCommit */ .qq)(directory, name),
    ]);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "git/unknown-revision",
        message: `There is no commit, tag or branch ${quote(name)} in this repository.`,
        hint: await buildHint(directory, name, listing.split("\n"), near),
    });
}
async function buildHint(directory, name, known, nearestCommit) {
    if (await (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readShallow */ .J5)(directory)) {
        return "This is a shallow clone, so it may only be missing here: set `fetch-depth: 0` for actions/checkout.";
    }
    const near = [...(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .selectNearestNames */ .fQ)(name, known), ...(nearestCommit === undefined ? [] : [nearestCommit])];
    if (near.length > 0)
        return `Did you mean ${near.map(quote).join(", ")}?`;
    return "Check the spelling, and that the tag or branch was pushed and fetched (`git tag --list`).";
}
function quote(name) {
    return JSON.stringify(name);
}


/***/ }),

/***/ 2893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ buildSettings),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Yj: () => (/* binding */ NO_QUESTIONS),
/* harmony export */   fn: () => (/* binding */ runGitLines),
/* harmony export */   iR: () => (/* binding */ GitCommandError),
/* harmony export */   t1: () => (/* binding */ streamGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);



/** A git command that exited with another status than 0. */
class GitCommandError extends Error {
    exitCode;
    stderr;
    #args;
    constructor(args, exitCode, stderr) {
        super(`git ${args.join(" ")} exited with ${exitCode}: ${stderr.trim()}`);
        this.name = "GitCommandError";
        this.exitCode = exitCode;
        this.stderr = stderr;
        this.#args = args;
    }
    /** The same with another text for what git said. */
    withText(change) {
        return new GitCommandError(this.#args, this.exitCode, change(this.stderr));
    }
}
// The same history has to give the same bytes whatever the user's configuration, language or time zone.
const STEADY_CONFIG = [
    "-c",
    "core.quotePath=false",
    "-c",
    "log.showSignature=false",
    "-c",
    "log.follow=false",
    "-c",
    "diff.orderFile=/dev/null",
];
const STEADY_ENV = { LC_ALL: "C", TZ: "UTC", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_PAGER: "cat" };
// What a git hook exports to its children would send every command to the hook's own repository or index.
const HOOK_ENV = [
    "GIT_DIR",
    "GIT_COMMON_DIR",
    "GIT_WORK_TREE",
    "GIT_INDEX_FILE",
    "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_NAMESPACE",
    "GIT_PREFIX",
    "GIT_SHALLOW_FILE",
    "GIT_CONFIG",
];
function buildEnvironment(added) {
    const inherited = { ...process.env };
    for (const name of HOOK_ENV)
        delete inherited[name];
    return { ...inherited, ...STEADY_ENV, ...added };
}
async function startGit(directory, args, { env, timeout }) {
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", [...STEADY_CONFIG, ...args], {
            cwd: directory,
            env: buildEnvironment(env),
            stdio: ["pipe", "pipe", "pipe"],
            // A group of its own can be ended as a whole: what git has started would hold its output open.
            detached: timeout !== undefined,
        });
        if (timeout !== undefined)
            endInTime(child, timeout);
        return child;
    }
    catch (error) {
        throw await buildStartFailure(directory, error);
    }
}
function endInTime(child, timeout) {
    const timer = setTimeout(() => {
        try {
            if (child.pid !== undefined)
                process.kill(-child.pid);
        }
        catch (error) {
            // It has ended this very moment.
            if (!(error instanceof Error && "code" in error && error.code === "ESRCH"))
                throw error;
        }
    }, timeout);
    child.once("close", () => clearTimeout(timer));
}
/** Why git could not even be started: the folder is not there, or git is not. */
async function buildStartFailure(directory, cause) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory()) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
            code: "git/not-installed",
            message: "The program git could not be started.",
            hint: "Install git 2.31 or newer and make sure that it is on the PATH of this step.",
            cause,
        });
    }
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
        code: "git/no-such-directory",
        message: found ? `${directory} is a file, not a folder.` : `There is no folder ${directory}.`,
        hint: "Set `working-directory` to the folder of the checkout, and run actions/checkout before this step.",
        cause,
    });
}
/**
 * Starts git in `directory`, never through a shell, and yields its standard output piece by piece.
 * Throws {@link GitCommandError} when git exits with another status than 0, and a {@link ReleaseDocsError}
 * (`git/not-installed`, `git/no-such-directory`) when it cannot be started.
 */
async function* streamGit(directory, args, options = {}) {
    const child = await startGit(directory, args, options);
    const stderr = [];
    child.stderr.on("data", (piece) => stderr.push(piece));
    const exit = new Promise((resolve) => {
        child.once("error", resolve);
        child.once("close", (code, signal) => {
            if (signal !== null)
                stderr.push(Buffer.from(`ended by ${signal}`));
            resolve(code ?? 1);
        });
    });
    // A reader that stops early closes the pipe; git's own exit status tells whether that mattered.
    child.stdin.on("error", () => undefined);
    child.stdin.end(options.input);
    try {
        yield* child.stdout;
        const exitCode = await exit;
        if (exitCode instanceof Error)
            throw await buildStartFailure(directory, exitCode);
        if (exitCode !== 0)
            throw new GitCommandError(args, exitCode, Buffer.concat(stderr).toString("utf8"));
    }
    finally {
        child.kill();
    }
}
/** Runs git in `directory` and returns its whole standard output as text. Throws as {@link streamGit} does. */
async function runGit(directory, args, options = {}) {
    const pieces = [];
    for await (const piece of streamGit(directory, args, options))
        pieces.push(piece);
    return Buffer.concat(pieces).toString("utf8");
}
/** {@link runGit}, as the lines that hold something. */
async function runGitLines(directory, args) {
    return (await runGit(directory, args)).split("\n").filter((line) => line !== "");
}
/** Nobody is there to answer: whatever would ask for a password or a host key fails at once instead. */
const NO_QUESTIONS = {
    GIT_ASKPASS: "",
    SSH_ASKPASS: "false",
    SSH_ASKPASS_REQUIRE: "force",
    GCM_INTERACTIVE: "never",
};
/** Configuration for one command by its environment, where a list of processes does not show the tokens in it. */
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
/* harmony export */   G8: () => (/* binding */ compareVersionNames),
/* harmony export */   W0: () => (/* binding */ selectSeries),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   c0: () => (/* binding */ compareReleases),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   fe: () => (/* binding */ parseTagName),
/* harmony export */   g$: () => (/* binding */ readTags),
/* harmony export */   tu: () => (/* binding */ buildReleases)
/* harmony export */ });
/* unused harmony exports parseSuffix, isKnownWord, compareSuffixParts */
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2893);

// 9999-12-31T23:59:59Z: broken commits hold later dates, which have no such form.
const LAST_SECOND = 253_402_300_799;
const FIELDS = ["refname", "objecttype", "objectname", "committerdate:unix", "creatordate:unix"];
const PEELED_FIELDS = ["*objecttype", "*objectname", "*committerdate:unix"];
const FORMAT = [...FIELDS, ...PEELED_FIELDS].map((field) => `%(${field})`).join("%00");
/** Reads all tags of the repository, by name in byte order. A tag of a file, a tree or another tag's blob is left out. */
async function readTags(directory) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, ["for-each-ref", "--sort=refname", `--format=${FORMAT}`, "refs/tags"]);
    const tags = [];
    for (const line of listing.split("\n")) {
        const [refname = "", type, sha = "", date = "", created = "", peeledType, peeledSha = "", peeledDate = ""] = line.split("\0");
        const name = refname.slice("refs/tags/".length);
        // Tags from the first years of git may have no date of their own.
        const createdAt = renderDate(created || date || peeledDate);
        if (type === "commit")
            tags.push({ name, commit: sha, committedAt: renderDate(date), createdAt });
        if (type === "tag" && peeledType === "commit") {
            tags.push({ name, commit: peeledSha, committedAt: renderDate(peeledDate), createdAt });
        }
        if (type === "tag" && peeledType === "tag") {
            const commit = await readInnermostCommit(directory, peeledSha);
            if (commit !== undefined)
                tags.push({ name, ...commit, createdAt });
        }
    }
    return tags;
}
/** The commit under a tag of a tag, which git before 2.45 peels only once in a listing. */
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
/**
 * Reads a tag's name as series + optional `v` + version, or undefined for names such as `latest` and `v2.x`.
 * The series is the shortest text that leaves a version, where a single number counts as one only if nothing
 * longer does (`python-3-client-1.2.0` is 1.2.0 of `python-3-client-`).
 */
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
/** Where a version may begin: at the start and after each separator that is not inside a version itself. */
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
const WORDS_OF_A_FINAL = new Set(["final", "ga", "release", "stable"]);
const WORDS_OF_A_LATER_FINAL = new Set(["post", "patch", "p", "pl", "sp"]);
const WORDS_OF_A_MOVING_NAME = new Set(["x", "latest"]);
// Words of one rank compare by themselves; those that mean the same get one spelling.
const SPELLINGS = {
    a: "alpha",
    b: "beta",
    m: "milestone",
    preview: "pre",
    next: "pre",
    c: "rc",
    cr: "rc",
};
const EARLY_WORDS = new Set(["snapshot", "nightly", "canary", "experimental"]);
const LATE_WORDS = ["alpha", "beta", "milestone", "pre", "rc"];
/**
 * Reads the rest of a version after its numbers: `-rc.1`, `rc1`, `.post1`, `-multi`, `+build.5` (ignored).
 * Undefined where the whole is no version after all: `.x`, `-latest`, or a character that no version has.
 */
function parseSuffix(rest) {
    const [text = ""] = rest.split("+", 1);
    if (text === "")
        return NONE;
    if (!/^[-._]?[0-9a-z][-._0-9a-z]*$/i.test(text))
        return undefined;
    const parts = [...text.toLowerCase().matchAll(/\d+|[a-z]+/g)].map(([part]) => /^\d/.test(part) ? BigInt(part) : (SPELLINGS[part] ?? part));
    const [first, ...others] = parts;
    if (typeof first === "string" && WORDS_OF_A_MOVING_NAME.has(first))
        return undefined;
    if (typeof first === "string" && WORDS_OF_A_FINAL.has(first) && others.length === 0)
        return NONE;
    if (typeof first === "string" && WORDS_OF_A_LATER_FINAL.has(first))
        return { kind: "later", parts: others };
    const known = parts.some((part) => typeof part === "bigint" || isKnownWord(part));
    return { kind: known ? "prerelease" : "word", parts };
}
const OTHER_RANK = 2;
/** Whether a part of a suffix is a word that only prereleases have, such as `rc` or `nightly`. */
function isKnownWord(part) {
    return typeof part === "string" && rankWord(part) !== OTHER_RANK;
}
/** Rank of a prerelease word: dev, then snapshots, then words that say nothing, then alpha to release candidate. */
function rankWord(word) {
    if (word === "dev")
        return 0;
    if (EARLY_WORDS.has(word))
        return 1;
    const late = LATE_WORDS.indexOf(word);
    return late === -1 ? OTHER_RANK : OTHER_RANK + 1 + late;
}
/** Orders the parts of two suffixes from left to right: numbers before words, and the shorter one first. */
function compareSuffixParts(a, b) {
    for (const [index, left] of a.entries()) {
        const right = b[index];
        if (right === undefined)
            return 1;
        const order = comparePart(left, right);
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
function comparePart(a, b) {
    if (typeof a === "bigint" && typeof b === "bigint")
        return compare(a, b);
    if (typeof a === "bigint")
        return -1;
    if (typeof b === "bigint")
        return 1;
    const rank = rankWord(a) - rankWord(b);
    return rank === 0 && rankWord(a) === OTHER_RANK ? compare(a, b) : rank;
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}
/** Negative where `a` comes before `b`: by numbers, missing ones 0, then prereleases, the final, and what comes after it. */
function compareVersions(a, b) {
    const length = Math.max(a.numbers.length, b.numbers.length);
    for (let index = 0; index < length; index += 1) {
        const difference = (a.numbers[index] ?? 0n) - (b.numbers[index] ?? 0n);
        if (difference !== 0n)
            return difference < 0n ? -1 : 1;
    }
    return rankKind(a) - rankKind(b) || compareSuffixParts(a.suffix.parts, b.suffix.parts);
}
/** The order of two versions as people write them (`1.10.0`, `v2.0.0-rc.1`); 0 where either is none. */
function compareVersionNames(one, other) {
    const [a, b] = [parseTagName(one), parseTagName(other)];
    return a === undefined || b === undefined ? 0 : compareVersions(a, b);
}
/** Whether the version is no prerelease. */
function isFinal(version) {
    return rankKind(version) > 0;
}
function rankKind({ suffix }) {
    if (suffix.kind === "later")
        return 2;
    return suffix.kind === "none" ? 1 : 0;
}
// Walking back through releases asks for the same tags again at each of them.
const known = new WeakMap();
/**
 * The tags that name a version, highest first within the order of versions; equal versions by later creation,
 * then by name. A suffix such as `-multi` beside the bare version makes a series of its own, called `*-multi`.
 */
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
/** The order of {@link compareVersions}, with ties by creation date and name, so that no two releases are equal. */
function compareReleases(a, b) {
    return (compareVersions(a, b) || compareTexts(a.tag.createdAt, b.tag.createdAt) || compareTexts(a.tag.name, b.tag.name));
}
/**
 * The series that is meant where none is named: the one without a name if it has releases, else the one with the
 * latest tag; `""` where there is no release.
 */
function selectSeries(releases) {
    if (releases.some(({ series }) => series === ""))
        return "";
    const [latest] = [...releases].sort((a, b) => compareTexts(b.tag.createdAt, a.tag.createdAt) || compareReleases(b, a));
    return latest?.series ?? "";
}
function withVariant(release, finals) {
    if (release.suffix.kind !== "word" || !finals.has(renderKey(release)))
        return release;
    const series = `${release.series}*-${release.suffix.parts.join("-")}`;
    return { ...release, series, suffix: { kind: "none", parts: [] } };
}
function renderKey({ series, numbers }) {
    return `${series} ${numbers.join(".").replace(/(?:\.0)+$/, "")}`;
}
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ })

};
