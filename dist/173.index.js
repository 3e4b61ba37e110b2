export const id = 173;
export const ids = [173];
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
/* harmony import */ var _shared_git_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2802);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2893);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6855);




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
const MAX_MESSAGE_BYTES = 4 * 2 ** 20;
// All are held in memory.
const MAX_COMMITS_BYTES = 512 * 2 ** 20;
/**
 * Newest first in topological order. Throws {@link GitCommandError} for an unknown revision or one like an option, and
 * `limit/paths`.
 */
async function readCommits(directory, revisions, options = {}) {
    if (revisions.length === 0)
        return [];
    const args = [...FIXED_LOG, FORMAT, ...(options.noWalk ? ["--no-walk=unsorted"] : []), "--stdin"];
    const bad = revisions.find((revision) => /^-|^$|[\n\0]/.test(revision));
    if (bad !== undefined)
        throw new _run_js__WEBPACK_IMPORTED_MODULE_2__/* .GitCommandError */ .iR(args, 128, `bad revision ${JSON.stringify(bad)}`);
    const commits = [];
    const fields = [];
    let count = 0;
    const take = (field) => {
        if (field === "" && fields.length === 0)
            return;
        if (fields.length > FIELDS_BEFORE_PATHS)
            count += 1;
        const { commitPaths, rangePaths } = _shared_git_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .gitLimits */ .hr;
        if (fields.length - FIELDS_BEFORE_PATHS > commitPaths) {
            throw (0,_shared_git_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .buildLimitError */ .i)("limit/paths", `The commit ${fields[0]} changes more than ${commitPaths} files.`);
        }
        if (count > rangePaths)
            throw (0,_shared_git_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .buildLimitError */ .i)("limit/paths", `The commits change more than ${rangePaths} files.`);
        if (field !== "" || fields.length < FIELDS_BEFORE_PATHS)
            fields.push(field);
        else
            commits.push(parseCommit(fields.splice(0)));
    };
    let rest = Buffer.alloc(0);
    const input = `${revisions.join("\n")}\n`;
    for await (const piece of (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .streamGit */ .t1)(directory, args, { input, isolated: true, maxOutput: MAX_COMMITS_BYTES })) {
        if (rest.length > MAX_MESSAGE_BYTES) {
            throw (0,_shared_git_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .buildLimitError */ .i)("limit/git-output", `A commit message has more than ${MAX_MESSAGE_BYTES} bytes.`);
        }
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
        committedAt: (0,_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .renderDate */ .FM)(seconds),
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
    const names = wanted
        .map((path) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimTrailing */ .ly)(path.replace(/^(\.\/)+/, ""), /\//))
        .filter((path) => path !== "" && path !== ".");
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
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(directory, [
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
            authoredAt: (0,_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .renderDate */ .FM)(authored),
            committedAt: (0,_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .renderDate */ .FM)(committed),
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
    for await (const lines of (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .streamGitLines */ .WZ)(directory, args, { input: `${before.join("\n")}\n` })) {
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

/***/ 353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ readHistory),
  J: () => (/* binding */ readShallow)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/git/isolation.js
var isolation = __webpack_require__(4812);
// EXTERNAL MODULE: ./lib/git/repository.js
var git_repository = __webpack_require__(8750);
// EXTERNAL MODULE: ./lib/git/run.js
var run = __webpack_require__(2893);
// EXTERNAL MODULE: ./lib/git/tags.js
var tags = __webpack_require__(6855);
;// CONCATENATED MODULE: ./lib/git/transport.js


// Addresses, tokens and certificates of a clone's remotes, and nothing that names a program, but for the two below.
const TRANSPORT = [
    String.raw `^(remote\..*\.(url|fetch|proxy|proxyauthmethod)|url\..*\.insteadof|protocol\.version|ssh\.variant`,
    String.raw `http\..*|credential\.(.*\.)?(helper|username|usehttppath)|core\.sshcommand)$`,
].join("|");
/** The settings with which `clone` reaches its remotes, for another repository. */
async function readTransport(clone) {
    const args = ["config", "--local", "--includes", "--null", "--get-regexp", TRANSPORT];
    const entries = (await (0,run/* runGit */.EO)(clone, args)).split("\0").filter((entry) => entry !== "");
    return entries.flatMap((entry) => {
        const [key = "", value = "true"] = entry.split("\n");
        if (key === "core.sshcommand") {
            const command = buildSshCommand(value);
            return command === undefined ? [] : [[key, command]];
        }
        // Anything but the name of a helper would be a command.
        if (/^credential\..*helper$/.test(key) && !/^[a-z][\w-]*$|^$/i.test(value))
            return [];
        if (/^http\..*(cookiefile|savecookies)$/.test(key))
            return [];
        // A path is relative to the clone, not to the repository inside it.
        const isPath = /^remote\..*\.url$/.test(key) && /^\.{0,2}\//.test(value) && !(0,external_node_path_.isAbsolute)(value);
        return [[key, isPath ? (0,external_node_path_.resolve)(clone, value) : value]];
    });
}
const SSH_OPTION = /^(?:StrictHostKeyChecking|CheckHostIP|IdentitiesOnly|BatchMode|UserKnownHostsFile)=/i;
/** What actions/checkout writes for `ssh-key`, with the `ssh` of the PATH; undefined for any other command. */
function buildSshCommand(value) {
    const words = [...value.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
    const [program = "", ...args] = words;
    if (!/^ssh(?:\.exe)?$/.test((0,external_node_path_.basename)(program.replaceAll("\\", "/"))) || args.length % 2 !== 0)
        return undefined;
    let command = "ssh";
    for (let index = 0; index < args.length; index += 2) {
        const [flag, text = ""] = [args[index], args[index + 1]];
        // The folder of the key is the only variable that the shell may expand.
        const isPlain = !/["`$\n]|\\$/.test(text.replace(/(^|=)\$RUNNER_TEMP(?=[\\/])/, "$1"));
        if (!isPlain || (flag !== "-i" && !(flag === "-o" && SSH_OPTION.test(text))))
            return undefined;
        command += ` ${flag} "${text}"`;
    }
    return command;
}

;// CONCATENATED MODULE: ./lib/git/history.js







async function copyMissingRefs(source, directory) {
    const [wanted, existing] = await Promise.all([readRefs(source), readRefs(directory)]);
    const names = new Set(existing.map(({ name }) => name));
    const missing = wanted.filter(({ name }) => !names.has(name));
    const lines = missing.flatMap(({ name, object, target }) => (target === "" ? [`create ${name} ${object}\n`] : []));
    await (0,run/* runGit */.EO)(directory, ["update-ref", "--stdin"], { input: lines.join("") });
    for (const { name, target } of missing)
        if (target !== "")
            await (0,run/* runGit */.EO)(directory, ["symbolic-ref", name, target]);
}
async function readRefs(directory) {
    const listing = await (0,run/* runGit */.EO)(directory, ["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
    const lines = listing.split("\n").filter((line) => line !== "");
    return lines.map((line) => {
        const [name = "", object = "", target = ""] = line.split(" ");
        return { name, object, target };
    });
}
const FETCH = [
    ...["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60", "-c", "fetch.writeCommitGraph=false"],
    ...["-c", "gc.auto=0", "-c", "maintenance.auto=false"],
    ...["fetch", "--unshallow", "--filter=blob:none", "--prune", "--force", "--quiet", "--no-recurse-submodules"],
];
/** Completes a shallow clone in a bare repository inside it; the clone is unchanged. Throws `git/shallow`. */
async function readHistoryDirectory(repository) {
    if (!repository.shallow)
        return repository.directory;
    const remotes = (await (0,run/* runGit */.EO)(repository.directory, ["remote"])).split("\n").filter((name) => name !== "");
    const remote = remotes.includes("origin") ? "origin" : remotes.length === 1 ? remotes[0] : undefined;
    if (remote === undefined)
        throw buildShallowError("and it has no remote to fetch the other commits from");
    const directory = (0,external_node_path_.join)(repository.gitDirectory, "release-docs");
    await (0,git_repository.initBorrowingRepository)(directory, repository, repository.head);
    try {
        await fetchHistory(directory, repository.directory, remote);
    }
    catch (error) {
        if (!(error instanceof run/* GitCommandError */.iR))
            throw error;
        throw buildShallowError(`and fetching the other commits from ${remote} failed`, error);
    }
    if (await readShallow(directory))
        throw buildShallowError(`and ${remote} is shallow too`);
    await copyMissingRefs(repository.directory, directory);
    return directory;
}
async function readShallow(directory) {
    return (await (0,run/* runGit */.EO)(directory, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
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
    const env = {
        ...run/* NO_PROMPTS */._7,
        ...(0,run/* buildSettings */.E6)([...settings, ...promisor]),
        GIT_ALLOW_PROTOCOL: process.env.GIT_ALLOW_PROTOCOL ?? "http:https:ssh:git:file",
    };
    await (0,run/* runGit */.EO)(directory, args, { env, timeout: isolation/* MAX_REMOTE_GIT_MS */.Q5, isolated: true });
}
function buildShallowError(why, cause) {
    const message = `This is a shallow clone, ${why}. Ranges need all commits and tags.`;
    return new errors/* ReleaseDocsError */.D3("git/shallow", message, { cause });
}
/** `directory` of a shallow clone is the repository that completes it. Throws `git/no-commits` and `git/shallow`. */
async function readHistory(start) {
    const repository = await (0,git_repository.readRepository)(start);
    const { head } = repository;
    if (head === undefined) {
        throw new errors/* ReleaseDocsError */.D3("git/no-commits", `The repository at ${repository.directory} has no commit yet.`);
    }
    const directory = await readHistoryDirectory({ ...repository, head });
    return { repository, directory, head, tags: await (0,tags/* readTags */.g$)(directory) };
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
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(353);
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
/* harmony export */   kB: () => (/* binding */ renderKey),
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
/** The series and the numbers without zeros at the end. */
function renderKey({ series, numbers }) {
    const last = numbers.findLastIndex((number) => number !== 0n);
    return `${series} ${numbers.slice(0, Math.max(last, 0) + 1).join(".")}`;
}


/***/ })

};
