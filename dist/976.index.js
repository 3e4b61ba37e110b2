export const id = 976;
export const ids = [976];
export const modules = {

/***/ 205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseBitbucketLink),
/* harmony export */   u: () => (/* binding */ readBitbucketPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8998);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7913);




/** What an address at Bitbucket's web origin shows; undefined for a page of another kind. */
function parseBitbucketLink(url) {
    const [workspace, slug, ...rest] = (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .splitPath */ .Uf)(url) ?? [];
    if (workspace === undefined || slug === undefined)
        return undefined;
    const shown = parseShown(rest);
    return shown && { repository: `${workspace}/${slug.replace(/\.git$/, "")}`, ...shown };
}
function parseShown([kind, ...rest]) {
    const [first = ""] = rest;
    const number = /^[1-9]\d{0,9}$/.test(first) ? Number(first) : undefined;
    switch (kind) {
        case undefined:
            return { kind: "repository" };
        case "issues":
            return number === undefined ? undefined : { kind: "issue", number };
        case "pull-requests":
            return number === undefined ? undefined : { kind: "pullRequest", number };
        case "src":
            return first === "" ? { kind: "repository" } : { kind: "source", refAndPath: rest };
        case "commits":
            return /^[\da-f]{7,64}$/i.test(first) ? { kind: "commit", ref: first } : undefined;
        default:
            return undefined;
    }
}
const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), description: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
const PullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), description: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
const Issue = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), content: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ raw: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })) });
const Commit = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const Meta = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const Entries = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ values: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })) });
const Refs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ values: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), target: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ hash: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) })) });
/** Reads a page of Bitbucket Cloud through its API. Throws what the API refuses, as `ReleaseDocsError` of `product/`. */
async function readBitbucketPage(api, link) {
    const { repository } = link;
    const at = `/repositories/${(0,_code_host_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)("Bitbucket", repository)}`;
    switch (link.kind) {
        case "repository": {
            const question = { doing: `show the repository ${repository}`, path: at, answer: Repository };
            const { value } = await api.read(question);
            return { title: value.full_name, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptText */ .tE)(value.description ?? "") };
        }
        case "pullRequest": {
            const doing = `show pull request ${link.number} of ${repository}`;
            const { value } = await api.read({ doing, path: `${at}/pullrequests/${link.number}`, answer: PullRequest });
            return { title: value.title, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptMarkdown */ .Hq)(value.description ?? "") };
        }
        case "issue": {
            const doing = `show issue ${link.number} of ${repository}`;
            const { value } = await api.read({ doing, path: `${at}/issues/${link.number}`, answer: Issue });
            return { title: value.title, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptMarkdown */ .Hq)(value.content?.raw ?? "") };
        }
        case "commit": {
            const path = `${at}/commit/${encodeURIComponent(link.ref)}`;
            const { value } = await api.read({ doing: `show a commit of ${repository}`, path, answer: Commit });
            return (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMessage */ .Xc)(value.message);
        }
        default:
            return readSource(api, { repository, at }, link.refAndPath);
    }
}
async function readSource(api, place, refAndPath) {
    const [first = "", ...rest] = refAndPath;
    try {
        return await readAt(api, place, { commit: first, path: rest.join("/") });
    }
    catch (error) {
        const isMissing = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "product/not-found";
        if (!isMissing || rest.length === 0)
            throw error;
        const refs = await listRefs(api, place, first);
        const source = (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRef */ .Mn)(refAndPath, [...refs.keys()]);
        const commit = source && refs.get(source.ref);
        // Its own words are the reason where no longer name of a branch fits.
        if (source === undefined || commit === undefined)
            throw error;
        return readAt(api, place, { commit, path: source.path });
    }
}
/** Reads what is at a path; `commit` is a hash, or the name of a branch or tag without a slash. */
async function readAt(api, { repository, at }, { commit, path }) {
    const doing = `show a file of ${repository}`;
    const source = `${at}/src/${encodeURIComponent(commit)}/${(0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(path)}`;
    const { value: meta } = await api.read({ doing, path: `${source}?format=meta`, answer: Meta });
    if (meta.type === "commit_directory") {
        const { value } = await api.read({ doing, path: `${source}?pagelen=100`, answer: Entries });
        const names = value.values.map((entry) => entry.path.slice(path === "" ? 0 : path.length + 1)).join(", ");
        return { title: path || repository, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptText */ .tE)(names) };
    }
    return { title: path, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptFile */ .q0)(path, await api.readText({ doing, path: source, accept: "*/*" })) };
}
/** The commits of the branches and tags that are named so, or whose names go on with a slash. */
async function listRefs(api, { repository, at }, start) {
    const query = `name = ${JSON.stringify(start)} OR name ~ ${JSON.stringify(`${start}/`)}`;
    const path = `${at}/refs?q=${encodeURIComponent(query)}&pagelen=100`;
    const { value } = await api.read({ doing: `list the branches of ${repository}`, path, answer: Refs });
    return new Map(value.values.map(({ name, target }) => [name, target.hash]));
}


/***/ }),

/***/ 7913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ checkBranchName),
/* harmony export */   P9: () => (/* binding */ buildDraftMoved),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   ar: () => (/* binding */ notMerged),
/* harmony export */   uv: () => (/* binding */ isOwnCommit),
/* harmony export */   xL: () => (/* binding */ markMessage)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);

/** The failure for a pull request that was not merged. */
function notMerged(fullName, number) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "product/not-merged",
        message: `Pull request ${number} of ${fullName} was not merged.`,
        hint: "Name one that was merged.",
    });
}
/** Owner and name of a repository as parts of a path. Throws `product/not-found` for what no repository is called. */
function repositoryPath(product, fullName) {
    const parts = fullName.split("/");
    const isName = parts.length === 2 && parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
    if (isName)
        return fullName;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "product/not-found",
        message: `No repository of ${product} can bear the name that is given.`,
        hint: "Give it as owner/name.",
    });
}
/**
 * Refuses what git would not take as a branch's name (git-check-ref-format), and `HEAD`.
 * Throws a {@link ReleaseDocsError} (`codehost/bad-branch`).
 */
function checkBranchName(branch) {
    const isPlain = branch !== "HEAD" &&
        branch !== "@" &&
        !branch.startsWith("-") &&
        !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\.$/u.test(branch) &&
        branch.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
    if (isPlain)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "codehost/bad-branch",
        message: `${JSON.stringify(branch)} is no name for a branch.`,
        hint: "Use letters, digits, `-` and `/`, such as `release-docs/v1.2.0`.",
    });
}
const TRAILER = "Release-Docs-Tree";
/**
 * A commit's message with the mark that it is ours. An `@name` of it pings nobody. The mark names the tree that we wrote, so that a commit that a
 * person amended, or made with our words, does not count as ours.
 */
function markMessage({ title, body }, tree) {
    return [title, body, `${TRAILER}: ${tree}`]
        .map((part) => part.trim().replace(/(?<!\w)@(?=\w)/g, "@\u200B"))
        .filter((part) => part !== "")
        .join("\n\n");
}
/** Whether a commit is one of ours, as we left it. */
function isOwnCommit({ message, tree }) {
    return message.trimEnd().split("\n").at(-1) === `${TRAILER}: ${tree}`;
}
/** Somebody moved a draft's branch between reading and writing it (`codehost/draft-moved`). */
function buildDraftMoved(branch, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "codehost/draft-moved",
        message: `Somebody committed to the branch ${branch} at the same time.`,
        hint: "Do it again once that is over; nothing of theirs was overwritten.",
        cause,
    });
}


/***/ }),

/***/ 6826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ checkPlainPath),
/* harmony export */   H8: () => (/* binding */ readTreeEntries),
/* harmony export */   Pi: () => (/* binding */ checkPathInTree),
/* harmony export */   VU: () => (/* binding */ checkDraftPath),
/* harmony export */   Zc: () => (/* binding */ readTree),
/* harmony export */   _T: () => (/* binding */ readFileAt),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   lM: () => (/* binding */ acceptsPath),
/* harmony export */   p6: () => (/* binding */ listPrefixes)
/* harmony export */ });
/* unused harmony export readText */
/* harmony import */ var _git_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2893);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);


/**
 * Refuses a path that a draft must not write, whoever asked for it: what {@link checkPlainPath} refuses, and workflows,
 * which would run with the repository's secrets. Throws a {@link ReleaseDocsError} (`codehost/path-refused`).
 */
function checkDraftPath(path) {
    checkPlainPath(path);
    const [top = "", folder = ""] = path.split("/");
    if (foldName(top) === ".github" && foldName(folder) === "workflows")
        throw refusePath(path, "it is a workflow");
}
/**
 * Refuses what is no path of a file from the top of a repository, or one of git's own files.
 * Throws a {@link ReleaseDocsError} (`codehost/path-refused`).
 */
function checkPlainPath(path) {
    const segments = path.split("/");
    const folded = segments.map((segment) => foldName(segment));
    if (path.startsWith("/") || /^[a-z]:/i.test(path))
        throw refusePath(path, "it is absolute");
    if (path.includes("\\") || hasControl(path))
        throw refusePath(path, "it has a character that paths here do not have");
    if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
        throw refusePath(path, "it is not a plain path from the top of the repository");
    }
    if (folded.includes(".git") || folded.includes("git~1"))
        throw refusePath(path, "it belongs to git itself");
}
/**
 * Refuses a path that leads through a link or a submodule, is one, or is a folder, or has a file for a folder.
 * `entries` are those of the tree at the path and at the folders above it, where they are no folders themselves.
 * Throws a {@link ReleaseDocsError} (`codehost/path-refused`).
 */
function checkPathInTree(path, entries) {
    const segments = path.split("/");
    for (let length = 1; length <= segments.length; length += 1) {
        const entry = entries.get(segments.slice(0, length).join("/"));
        const place = length === segments.length ? "it is" : "it leads through";
        if (entry?.mode === "120000")
            throw refusePath(path, `${place} a symbolic link`);
        if (entry?.mode === "160000")
            throw refusePath(path, `${place} a submodule`);
        if (entry?.type === "tree" && length === segments.length)
            throw refusePath(path, "it is a folder");
        if (entry?.type === "blob" && length < segments.length)
            throw refusePath(path, `${entry.path} is a file`);
    }
}
function refusePath(path, reason) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
        code: "codehost/path-refused",
        message: `The path ${JSON.stringify(path)} is refused: ${reason}.`,
        hint: "Name a file by its path from the top of the repository, such as `docs/releases.md`.",
    });
}
// File systems of Windows and macOS take these for the same name; code points that HFS+ ignores are dropped.
function foldName(segment) {
    return segment
        .replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, "")
        .replace(/:.*$|[. ]+$/g, "")
        .toLowerCase();
}
function hasControl(path) {
    return [...path].some((character) => character < " " || character === "\u007f");
}
/** Whether one of the checks of paths (`checkPlainPath`, `checkDraftPath`) takes a path. */
function acceptsPath(check, path) {
    try {
        check(path);
        return true;
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D)
            return false;
        throw error;
    }
}
/**
 * The entries of `commit` (full SHA) at `paths`, and at the folders above them where these are no folders, by path.
 */
async function readTreeEntries(directory, commit, paths) {
    if (paths.length === 0)
        return new Map();
    const wanted = new Set(paths.flatMap(listPrefixes));
    const args = ["--literal-pathspecs", "ls-tree", "-z", "--full-tree", commit, "--", ...wanted];
    const entries = parseTree(await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, args));
    return new Map(entries.filter(({ path }) => wanted.has(path)).map((entry) => [entry.path, entry]));
}
/** All that is below `folder` (no slash at its end; `""`: everything) in `commit` (full SHA), without the folders, sorted by path. */
async function readTree(directory, commit, folder) {
    const args = [
        "--literal-pathspecs",
        "ls-tree",
        "-r",
        "-z",
        "--full-tree",
        commit,
        ...(folder === "" ? [] : ["--", `${folder}/`]),
    ];
    const entries = parseTree(await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, args));
    return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}
/** The text of a blob, byte for byte. Throws what `decodeText` throws. */
async function readText(directory, entry) {
    const pieces = [];
    for await (const piece of (0,_git_run_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t1)(directory, ["cat-file", "blob", entry.sha]))
        pieces.push(piece);
    return decodeText(entry.path, Buffer.concat(pieces));
}
function parseTree(listing) {
    return listing.split("\0").flatMap((line) => {
        const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
        if (mode === undefined || sha === undefined || path === undefined)
            return [];
        return type === "blob" || type === "tree" || type === "commit" ? [{ path, mode, type, sha }] : [];
    });
}
/** The path and the folders above it, the topmost first: `a`, `a/b`, `a/b/c`. */
function listPrefixes(path) {
    const segments = path.split("/");
    return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
/**
 * The text of a file's bytes, byte for byte. Throws a {@link ReleaseDocsError} (`codehost/not-text`) where it is not
 * UTF-8, since writing it back would destroy it.
 */
function decodeText(path, bytes) {
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D({
            code: "codehost/not-text",
            message: `${path} is not a UTF-8 text file.`,
            hint: "Convert it to UTF-8, or name another file.",
            cause,
        });
    }
}
/**
 * The text of a file in `commit` (full SHA) of the repository at `directory`; undefined where there is none. Throws
 * `codehost/path-refused` for a path that leads through a link, and what {@link readText} throws.
 */
async function readFileAt(directory, commit, path) {
    checkPlainPath(path);
    const entries = await readTreeEntries(directory, commit, [path]);
    const entry = entries.get(path);
    if (entry?.type !== "blob")
        return undefined;
    checkPathInTree(path, entries);
    return readText(directory, entry);
}


/***/ }),

/***/ 4683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UD: () => (/* binding */ compare),
/* harmony export */   iH: () => (/* binding */ readGitHubBranch),
/* harmony export */   lY: () => (/* binding */ createBranch),
/* harmony export */   v6: () => (/* binding */ replaceBranch),
/* harmony export */   xq: () => (/* binding */ advanceBranch)
/* harmony export */ });
/* unused harmony export readTip */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7913);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8216);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9123);





/** Reads how a draft's branch stands: two requests where it is not there, four to five where it is. */
async function readGitHubBranch(rest, name, base) {
    const [from, tip] = await Promise.all([readBase(rest, base), readTip(rest, name)]);
    const start = { commit: from.commit, tree: from.tree };
    const missing = { contained: true, shared: false, changed: new Map(), pullRequests: { open: undefined, merged: [] } };
    if (tip === undefined)
        return { name, base: from, tip, start, ...missing };
    const [comparison, pullRequests] = await Promise.all([
        compare(rest, from.commit, tip, name),
        (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .findPullRequests */ .JV)(rest, name, base),
    ]);
    const { merge_base_commit: fork, commits, total_commits: total, files = [] } = comparison;
    const isOwn = commits.every(({ commit }) => (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnCommit */ .uv)({ message: commit.message, tree: commit.tree.sha }));
    const isMerged = pullRequests.merged.includes(tip);
    const known = commits.find(({ sha }) => sha === tip)?.commit.tree.sha;
    return {
        name,
        base: from,
        tip: { commit: tip, tree: known ?? (await readTreeOf(rest, tip)) },
        start: { commit: fork.sha, tree: fork.commit.tree.sha },
        contained: total === 0,
        shared: !isMerged && (commits.length < total || !isOwn),
        changed: readChanged(files),
        pullRequests,
    };
}
/** The newest commit of a branch, or undefined where the branch is not there. */
async function readTip(rest, name) {
    const call = {
        route: "GET /repos/{owner}/{repo}/git/ref/{ref}",
        parameters: { ref: `heads/${name}` },
        doing: `look for the branch ${name}`,
    };
    return (await rest.find(call, _pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .RefAnswer */ .y_))?.object.sha;
}
/** What lies between two commits; `branch` is named where they have nothing in common. */
async function compare(rest, base, head, branch) {
    const call = {
        route: "GET /repos/{owner}/{repo}/compare/{range}",
        parameters: { range: `${base}...${head}` },
        doing: `compare the branch ${branch} with its base`,
    };
    const found = await rest.find(call, _pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .CompareAnswer */ .Iq);
    if (found !== undefined)
        return found;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "github/no-base",
        message: `The branch ${branch} of ${rest.repository} shares no history with its base, so a draft cannot go on it.`,
        hint: `Delete or rename the branch ${branch}, and run the step again.`,
    });
}
async function readBase(rest, name) {
    const call = {
        route: "GET /repos/{owner}/{repo}/commits",
        parameters: { sha: name, per_page: 1 },
        doing: `read the branch ${name}`,
    };
    const [newest] = (await rest.find(call, zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .ListedCommit */ .Nu))) ?? [];
    if (newest !== undefined)
        return { name, commit: newest.sha, tree: newest.commit.tree.sha };
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "github/no-base",
        message: `There is no branch ${name} in ${rest.repository} that a draft could start from.`,
        hint: "Name one that is there as pullRequest.base in .github/release-docs.yml, or make the repository's first commit.",
    });
}
async function readTreeOf(rest, commit) {
    const route = "GET /repos/{owner}/{repo}/git/commits/{commit}";
    return (await rest.call({ route, parameters: { commit }, doing: "read a commit" }, _pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .CommitAnswer */ .ur)).tree.sha;
}
function readChanged(files) {
    const changed = new Map();
    for (const { filename, status, previous_filename: before, sha } of files) {
        if (status === "renamed" && before !== undefined)
            changed.set(before, undefined);
        changed.set(filename, status === "removed" ? undefined : (sha ?? undefined));
    }
    return changed;
}
// REST forces a ref wherever it is by then; only this looks at where it was.
const REPLACE = `mutation ($repository: ID!, $refs: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $refs }) { clientMutationId }
}`;
/** Makes a branch at `commit` (full SHA). Throws `codehost/draft-moved` where somebody has made it in the meantime. */
async function createBranch(rest, branch, commit) {
    const call = {
        route: "POST /repos/{owner}/{repo}/git/refs",
        parameters: { ref: `refs/heads/${branch}`, sha: commit },
        doing: `make the branch ${branch}`,
    };
    const look = async () => ((await readTip(rest, branch)) === commit ? {} : undefined);
    await rest.call(call, _pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .AnyAnswer */ .Hg, look).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, /already exists/i))
            throw (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .buildDraftMoved */ .P9)(branch, error);
        throw error;
    });
}
/** Moves a branch on to `commit`, which contains it. Throws `codehost/draft-moved` where it does not any more. */
async function advanceBranch(rest, branch, commit) {
    const call = {
        route: "PATCH /repos/{owner}/{repo}/git/refs/{ref}",
        parameters: { ref: `heads/${branch}`, sha: commit, force: false },
        doing: `move the branch ${branch}`,
    };
    await rest.call(call, _pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .AnyAnswer */ .Hg).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, /fast.?forward|does not exist/i))
            throw (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .buildDraftMoved */ .P9)(branch, error);
        throw error;
    });
}
/**
 * Moves a branch from `before` to `after`, which need not contain it, only if it is still at `before` (full SHAs).
 * False where GitHub does not do that; throws `codehost/draft-moved` where the branch has moved.
 */
async function replaceBranch(rest, branch, { before, after }) {
    const doing = `replace the branch ${branch}`;
    const repository = await rest.call({ route: "GET /repos/{owner}/{repo}", doing }, _pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .RepositoryAnswer */ .Nz);
    const update = { name: `refs/heads/${branch}`, beforeOid: before, afterOid: after, force: true };
    const variables = { repository: repository.node_id, refs: [update] };
    try {
        await rest.call({ route: `POST ${rest.graphqlUrl}`, parameters: { query: REPLACE, variables }, doing }, _pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .AnyAnswer */ .Hg);
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D))
            throw error;
    }
    // Whatever it answered, where the branch is now tells what happened.
    const tip = await readTip(rest, branch);
    if (tip === after)
        return true;
    if (tip === before)
        return false;
    throw (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .buildDraftMoved */ .P9)(branch);
}


/***/ }),

/***/ 8852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qm: () => (/* binding */ hashBlob),
/* harmony export */   XH: () => (/* binding */ openGitHubDraft)
/* harmony export */ });
/* unused harmony exports createGitHubTree, createTree, createCommit, renderDiff */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7913);
/* harmony import */ var _draft_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6826);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4683);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9123);





/** Opens a draft on a branch as it stands; `webUrl` is the repository's page. */
function openGitHubDraft(rest, branch, webUrl) {
    const read = branch.shared ? (branch.tip ?? branch.base) : branch.base;
    const opened = { rest, branch, source: createGitHubTree(rest, read.tree) };
    const { open } = branch.pullRequests;
    let tip = branch.tip?.commit;
    return {
        branch: branch.name,
        readFile: (path) => readFile(opened.source, path),
        listFiles: (folder) => listFiles(opened.source, folder),
        write: async (request) => {
            const draft = await writeDraft(opened, request);
            tip = draft?.commit ?? tip;
            return draft;
        },
        restoreFiles: (paths) => restoreFiles(opened, paths),
        readDrafted: async (path) => (branch.tip ? readFile(createGitHubTree(rest, branch.tip.tree), path) : undefined),
        putFiles: (edits) => putFiles(opened, edits),
        diff: async () => (tip === undefined ? "" : readDiff(opened, tip)),
        pullRequests: {
            openUrl: open?.html_url,
            compareUrl: `${webUrl}/compare/${encodeRef(branch.base.name)}...${encodeRef(branch.name)}`,
            publish: (request) => (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .publishPullRequest */ .gB)(rest, { branch: branch.name, base: branch.base.name }, open, request),
        },
    };
}
async function readFile(source, path) {
    (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPlainPath */ .Ei)(path);
    const entries = await source.readEntries([path]);
    const entry = entries.get(path);
    if (entry?.type !== "blob")
        return undefined;
    (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPathInTree */ .Pi)(path, entries);
    return source.readText(entry);
}
async function listFiles(source, folder) {
    const below = folder.replace(/\/+$/, "");
    if (below !== "")
        (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPlainPath */ .Ei)(below);
    return (await source.listFiles(below)).map(({ path }) => path);
}
async function writeDraft(opened, { title, body, edits }) {
    const { rest, branch, source } = opened;
    const changes = await selectChanges(opened, edits);
    const left = branch.shared ? [...branch.changed.keys()] : [];
    const files = [...new Set([...left, ...changes.map(({ path }) => path)])].sort();
    if (files.length === 0)
        return undefined;
    const { tip } = branch;
    const says = tip !== undefined && (changes.length === 0 || (!branch.shared && saysAlready(branch, changes)));
    if (says)
        return { branch: branch.name, commit: tip.commit, files };
    const tree = await createTree(rest, source.sha, changes.map(({ path, mode, content }) => ({ path, mode, content })));
    return { branch: branch.name, commit: await leaveTree(opened, tree, { title, body }), files };
}
/** What of the edits differs, with its object name and the mode that it has or gets. */
async function selectChanges({ source }, edits) {
    for (const { path } of edits)
        (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkDraftPath */ .VU)(path);
    const entries = await source.readEntries(edits.map(({ path }) => path));
    return edits.flatMap(({ path, content }) => {
        (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPathInTree */ .Pi)(path, entries);
        const entry = entries.get(path);
        const sha = hashBlob(content);
        return entry?.sha === sha ? [] : [{ path, content, sha, mode: entry?.mode ?? "100644" }];
    });
}
/** Whether the branch changes just that, so that it can stay where it is, even if the base has moved on. */
function saysAlready({ changed }, changes) {
    return changed.size === changes.length && changes.every(({ path, sha }) => changed.get(path) === sha);
}
/** Commits a tree and moves the branch there: on top of what people left, else in the place of what we left. */
async function leaveTree({ rest, branch }, tree, message) {
    const { name, base, tip } = branch;
    if (tip !== undefined && branch.shared)
        return addCommit(rest, name, { tree, parents: [tip.commit], message });
    const commit = await createCommit(rest, { tree, parents: [base.commit], message });
    if (tip === undefined)
        await (0,_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .createBranch */ .lY)(rest, name, commit);
    else if (branch.contained)
        await (0,_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .advanceBranch */ .xq)(rest, name, commit);
    else if (!(await (0,_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceBranch */ .v6)(rest, name, { before: tip.commit, after: commit }))) {
        // A branch that must not be rewritten takes the base in by a merge instead.
        const parents = branch.start.commit === base.commit ? [tip.commit] : [tip.commit, base.commit];
        return addCommit(rest, name, { tree, parents, message });
    }
    return commit;
}
async function addCommit(rest, branch, commit) {
    const sha = await createCommit(rest, commit);
    await (0,_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .advanceBranch */ .xq)(rest, branch, sha);
    return sha;
}
async function putFiles({ rest, branch }, edits) {
    const { name, tip } = branch;
    if (tip === undefined)
        return;
    const source = createGitHubTree(rest, tip.tree);
    const changes = await selectChanges({ source }, edits);
    if (changes.length === 0)
        return;
    const tree = await createTree(rest, tip.tree, changes.map(({ path, mode, content }) => ({ path, mode, content })));
    const message = { title: `Take in ${edits.map(({ path }) => path).join(", ")}`, body: "" };
    await addCommit(rest, name, { tree, parents: [tip.commit], message });
}
async function restoreFiles({ rest, branch }, paths) {
    for (const path of paths)
        (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPlainPath */ .Ei)(path);
    const { tip, start } = branch;
    if (tip === undefined)
        return;
    const there = await createGitHubTree(rest, start.tree).readEntries(paths);
    const changes = paths
        .filter((path) => branch.changed.has(path))
        .map((path) => {
        const entry = there.get(path);
        return { path, mode: entry?.mode ?? "100644", sha: entry?.type === "blob" ? entry.sha : null };
    });
    if (changes.length === 0)
        return;
    const tree = await createTree(rest, tip.tree, changes);
    const message = { title: `Leave out ${paths.join(", ")}`, body: "" };
    await addCommit(rest, branch.name, { tree, parents: [tip.commit], message });
}
async function readDiff({ rest, branch }, tip) {
    return renderDiff((await (0,_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD)(rest, branch.base.commit, tip, branch.name)).files ?? []);
}
function encodeRef(ref) {
    return encodeURIComponent(ref).replaceAll("%2F", "/");
}
/** Reads a tree (full SHA) by one request for all of its names, made when they are first asked for. */
function createGitHubTree(rest, sha) {
    const folders = new Map();
    const readFolder = (folder, recursive) => {
        const key = `${folder} ${recursive}`;
        const known = folders.get(key) ?? readTreeAnswer(rest, folder, recursive);
        folders.set(key, known);
        return known;
    };
    return {
        sha,
        readEntries: async (paths) => {
            const whole = await readFolder(sha, true);
            const wanted = new Set(paths.flatMap(_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listPrefixes */ .p6));
            const entries = new Map();
            for (const entry of whole.tree)
                if (wanted.has(entry.path))
                    entries.set(entry.path, entry);
            if (whole.truncated)
                await walk(wanted, entries, (folder) => readFolder(folder, false), sha);
            return entries;
        },
        listFiles: async (folder) => {
            const { tree } = await readFolder(sha, true);
            const isBelow = (path) => folder === "" || path.startsWith(`${folder}/`);
            return tree
                .filter(({ path, mode }) => mode.startsWith("100") && isBelow(path))
                .sort((a, b) => (a.path < b.path ? -1 : 1));
        },
        readText: async ({ path, sha: blob }) => {
            const { content, encoding } = await rest.call({
                route: "GET /repos/{owner}/{repo}/git/blobs/{blob}",
                parameters: { blob },
                doing: `read ${path}`,
            }, _pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .BlobAnswer */ .qM);
            return (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(path, Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
        },
    };
}
/** Object name that git gives to a file of this content. */
function hashBlob(content) {
    const bytes = Buffer.from(content, "utf8");
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function readTreeAnswer(rest, tree, recursive) {
    return rest.call({
        route: "GET /repos/{owner}/{repo}/git/trees/{tree}",
        parameters: recursive ? { tree, recursive: "1" } : { tree },
        doing: "list the files",
    }, _pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeAnswer */ .dp);
}
/** Adds what a cut listing may lack, folder by folder; `wanted` holds every folder before what is in it. */
async function walk(wanted, entries, readFolder, root) {
    for (const path of wanted) {
        const cut = path.lastIndexOf("/");
        const folder = cut < 0 ? root : entries.get(path.slice(0, cut));
        if (folder === undefined || (typeof folder !== "string" && folder.type !== "tree"))
            continue;
        const { tree } = await readFolder(typeof folder === "string" ? folder : folder.sha);
        const entry = tree.find((one) => one.path === path.slice(cut + 1));
        if (entry !== undefined)
            entries.set(path, { ...entry, path });
    }
}
/** Makes the tree of `from` (full SHA) with the changes made to it, and returns its full SHA. */
async function createTree(rest, from, changes) {
    const tree = changes.map((change) => ({ type: "blob", ...change }));
    const call = {
        route: "POST /repos/{owner}/{repo}/git/trees",
        parameters: { base_tree: from, tree },
        doing: `store ${changes.map(({ path }) => path).join(", ")}`,
    };
    return (await rest.call(call, _pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .MadeAnswer */ .GP)).sha;
}
/**
 * Makes a commit that no branch holds yet, and returns its full SHA. It names no author: only then does GitHub sign it,
 * where the token is an App's or the workflow's own.
 */
async function createCommit(rest, { tree, parents, message }) {
    const call = {
        route: "POST /repos/{owner}/{repo}/git/commits",
        parameters: { message: (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .markMessage */ .xL)(message, tree), tree, parents },
        doing: "make a commit",
    };
    return (await rest.call(call, _pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .MadeAnswer */ .GP)).sha;
}
/** The files of a comparison on GitHub as a unified diff; what GitHub does not show is named. */
function renderDiff(files) {
    return files
        .map(({ filename, status, previous_filename: before = filename, patch }) => {
        const head = `diff --git a/${before} b/${filename}\n`;
        if (patch === undefined)
            return `${head}(GitHub does not show this change)\n`;
        const from = status === "added" ? "/dev/null" : `a/${before}`;
        const to = status === "removed" ? "/dev/null" : `b/${filename}`;
        return `${head}--- ${from}\n+++ ${to}\n${patch}\n`;
    })
        .join("");
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


/***/ }),

/***/ 6339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ parseGitHubLink),
/* harmony export */   p: () => (/* binding */ readGitHubPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8998);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7913);




/** What an address at GitHub's web origin shows; undefined for a page of another kind. */
function parseGitHubLink(url) {
    const [owner, name, ...rest] = (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .splitPath */ .Uf)(url) ?? [];
    if (owner === undefined || name === undefined)
        return undefined;
    const shown = parseShown(rest);
    return shown && { repository: `${owner}/${name.replace(/\.git$/, "")}`, ...shown };
}
function parseShown([kind, ...rest]) {
    const [first = "", second] = rest;
    const number = /^[1-9]\d{0,9}$/.test(first) ? Number(first) : undefined;
    switch (kind) {
        case undefined:
            return { kind: "repository" };
        case "issues":
            return number === undefined ? undefined : { kind: "issue", number };
        case "pull":
            return number === undefined ? undefined : { kind: "pullRequest", number };
        case "blob":
        case "blame":
        case "raw":
            return second === undefined ? undefined : { kind: "file", refAndPath: rest };
        case "tree":
            return first === "" ? undefined : { kind: "directory", refAndPath: rest };
        case "commit":
            return first === "" ? undefined : { kind: "commit", ref: first };
        case "releases":
            if (first === "latest")
                return { kind: "release", tag: undefined };
            return first === "tag" && second !== undefined ? { kind: "release", tag: rest.slice(1).join("/") } : undefined;
        default:
            return undefined;
    }
}
const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), description: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
const Titled = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), body: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
const Commit = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) });
const Release = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), body: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
const Entries = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }));
const Refs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }));
const RAW = "application/vnd.github.raw+json";
/** Reads a page of GitHub through its API. Throws what the API refuses, as `ReleaseDocsError` of `product/`. */
async function readGitHubPage(api, link) {
    const { repository } = link;
    const place = { repository, at: `/repos/${(0,_code_host_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)("GitHub", repository)}` };
    switch (link.kind) {
        case "repository": {
            const question = { doing: `show the repository ${repository}`, path: place.at, answer: Repository };
            const { value } = await api.read(question);
            return { title: value.full_name, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptText */ .tE)(value.description ?? "") };
        }
        case "issue":
        case "pullRequest":
            return readTitled(api, place, link);
        case "commit":
            return readCommit(api, place, link.ref);
        case "release":
            return readRelease(api, place, link.tag);
        default:
            return readSource(api, place, link);
    }
}
async function readTitled(api, { repository, at }, { kind, number }) {
    const [spoken, path] = kind === "issue" ? ["issue", "issues"] : ["pull request", "pulls"];
    const doing = `show ${spoken} ${number} of ${repository}`;
    const { value } = await api.read({ doing, path: `${at}/${path}/${number}`, answer: Titled });
    return { title: value.title, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptMarkdown */ .Hq)(value.body ?? "") };
}
async function readCommit(api, { repository, at }, ref) {
    const doing = `show a commit of ${repository}`;
    const { value } = await api.read({ doing, path: `${at}/commits/${(0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(ref)}`, answer: Commit });
    return (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMessage */ .Xc)(value.commit.message);
}
async function readRelease(api, place, tag) {
    const path = tag === undefined ? "latest" : `tags/${(0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(tag)}`;
    const doing = `show a release of ${place.repository}`;
    try {
        const { value } = await api.read({ doing, path: `${place.at}/releases/${path}`, answer: Release });
        return { title: value.name || value.tag_name, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptMarkdown */ .Hq)(value.body ?? "") };
    }
    catch (error) {
        if (!isMissing(error) || tag === undefined)
            throw error;
        // A tag has a page there too, with its commit and without a release.
        const { title } = await readCommit(api, place, `tags/${tag}`);
        return { title: tag, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptText */ .tE)(title) };
    }
}
async function readSource(api, place, { kind, refAndPath }) {
    const [first = "", ...rest] = refAndPath;
    const read = kind === "file" ? readFile : readDirectory;
    try {
        return await read(api, place, { ref: first, path: rest.join("/") });
    }
    catch (error) {
        if (!isMissing(error) || rest.length === 0)
            throw error;
        const source = (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRef */ .Mn)(refAndPath, await listRefs(api, place, refAndPath));
        // Its own words are the reason where no longer name of a branch fits.
        if (source === undefined || source.ref === first)
            throw error;
        return read(api, place, source);
    }
}
async function readFile(api, { repository, at }, { ref, path }) {
    const doing = `show a file of ${repository}`;
    const content = await api.readText({ doing, path: buildContentsPath(at, { ref, path }), accept: RAW });
    return { title: path, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptFile */ .q0)(path, content) };
}
async function readDirectory(api, { repository, at }, source) {
    const doing = `show a directory of ${repository}`;
    const { value } = await api.read({ doing, path: buildContentsPath(at, source), answer: Entries });
    const names = value.map(({ name }) => name).join(", ");
    return { title: source.path || `${repository} at ${source.ref}`, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptText */ .tE)(names) };
}
function buildContentsPath(at, { ref, path }) {
    const below = path === "" ? "" : `/${(0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(path)}`;
    return `${at}/contents${below}?ref=${encodeURIComponent(ref)}`;
}
/** The branches and tags whose names begin as the address does. */
async function listRefs(api, { repository, at }, [first = ""]) {
    const lists = await Promise.all(["heads", "tags"].map(async (kind) => {
        const path = `${at}/git/matching-refs/${kind}/${encodeURIComponent(first)}`;
        const { value } = await api.read({ doing: `list the branches of ${repository}`, path, answer: Refs });
        return value.map(({ ref }) => ref.slice(`refs/${kind}/`.length));
    }));
    return lists.flat();
}
function isMissing(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "product/not-found";
}


/***/ }),

/***/ 9123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ MadeAnswer),
/* harmony export */   Hg: () => (/* binding */ AnyAnswer),
/* harmony export */   Iq: () => (/* binding */ CompareAnswer),
/* harmony export */   JV: () => (/* binding */ findPullRequests),
/* harmony export */   Nu: () => (/* binding */ ListedCommit),
/* harmony export */   Nz: () => (/* binding */ RepositoryAnswer),
/* harmony export */   dp: () => (/* binding */ TreeAnswer),
/* harmony export */   gB: () => (/* binding */ publishPullRequest),
/* harmony export */   qM: () => (/* binding */ BlobAnswer),
/* harmony export */   ur: () => (/* binding */ CommitAnswer),
/* harmony export */   wj: () => (/* binding */ readPullRequestState),
/* harmony export */   y_: () => (/* binding */ RefAnswer)
/* harmony export */ });
/* unused harmony export PullRequestAnswer */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6860);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8216);




const sha = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(40));
/** A repository: what is its base unless another is configured. */
const RepositoryAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ node_id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), html_url: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/** A ref. */
const RefAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ object: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha }) });
/** A commit as lists show it. */
const ListedCommit = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha, commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), tree: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha }) }) });
/** Two commits compared: how the second came from where they part. */
const CompareAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    merge_base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha, commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ tree: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha }) }) }),
    total_commits: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    commits: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(ListedCommit),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        filename: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        /** `added`, `modified`, `removed`, `renamed`, … */
        status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        /** Object name of the content; of what was there, where it was removed. */
        sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        /** Absent where the content is binary or too long. */
        patch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    }))),
});
/** A tree; `truncated` where GitHub did not list all of it. */
const TreeAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    sha,
    truncated: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    tree: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), mode: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["blob", "tree", "commit"]), sha })),
});
/** A file's content. */
const BlobAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), encoding: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/** A commit of the git data API. */
const CommitAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha, tree: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha }) });
/** What was made and has an object name. */
const MadeAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha });
/** A pull request. */
const PullRequestAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
});
/** An answer that nobody reads. */
const AnyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J();
const LONGEST_TITLE = 256;
const WORKFLOW_BOT = "github-actions[bot]";
/** Looks for the pull requests of a branch, open and done. */
async function findPullRequests(rest, branch, base) {
    const call = {
        route: "GET /repos/{owner}/{repo}/pulls",
        parameters: {
            head: `${rest.owner}:${branch}`,
            state: "all",
            sort: "created",
            direction: "desc",
            per_page: 100,
        },
        doing: `look for the pull requests of ${branch}`,
    };
    const found = await rest.call(call, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(PullRequestAnswer));
    const open = found.filter(({ state }) => state === "open");
    return {
        open: open.find((pull) => pull.base.ref === base) ?? open[0],
        merged: found.filter(({ merged_at: at }) => Boolean(at)).map(({ head }) => head.sha),
    };
}
/** What became of a pull request. */
async function readPullRequestState(rest, number) {
    const { state, merged_at: mergedAt } = await rest.call({
        route: "GET /repos/{owner}/{repo}/pulls/{number}",
        parameters: { number },
        doing: `look at pull request #${number}`,
    }, PullRequestAnswer);
    if (mergedAt)
        return "merged";
    return state === "open" ? "open" : "closed";
}
/** Opens a pull request for the branch, or renews the text of `known`, the one that is open. */
async function publishPullRequest(rest, place, known, request) {
    const wanted = { ...request, title: (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanTitle */ .cr)(request.title, LONGEST_TITLE) };
    if (known !== undefined) {
        const { remarks, ...renewed } = await renew(rest, known, wanted);
        return { ...renewed, remarks: [...(request.isOurs === true ? await finish(rest, known, wanted) : []), ...remarks] };
    }
    const look = async () => (await findPullRequests(rest, place.branch, place.base)).open;
    try {
        return await open(rest, place, wanted, look);
    }
    catch (error) {
        // GitHub's 422 for a branch that has one already, which somebody was faster to open.
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, /already exists/i))
            throw error;
        const found = await look();
        if (found === undefined)
            throw error;
        return renew(rest, found, wanted);
    }
}
async function open(rest, { branch, base }, request, look) {
    const remarks = [];
    const create = (draft) => rest.call({
        route: "POST /repos/{owner}/{repo}/pulls",
        parameters: { title: request.title, body: (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .markBody */ .SS)(request), head: branch, base, draft },
        doing: `open a pull request from ${branch} to ${base}`,
    }, PullRequestAnswer, look);
    const made = await create(request.draft).catch(async (error) => {
        if (!request.draft || !(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error, /draft pull requests/i))
            throw error;
        remarks.push("The repository has no draft pull requests, so it is an ordinary one.");
        return create(false);
    });
    remarks.push(...(await finish(rest, made, request)));
    return { url: made.html_url, number: made.number, remarks };
}
/** What is left to do and to tell once a pull request was opened. */
async function finish(rest, made, request) {
    const remarks = await equip(rest, made.number, request);
    if (made.user?.login !== WORKFLOW_BOT)
        return remarks;
    const started = "It was opened with the workflow's own token, so GitHub starts no workflows for it: close and reopen it to run " +
        "its checks, or give github-token a token of a GitHub App.";
    return [...remarks, started];
}
async function renew(rest, known, wanted) {
    const { html_url: url, number, title, body } = known;
    return (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .renewPullRequest */ .gK)({ url, number, title, body: body ?? "" }, wanted, async (change) => {
        const call = {
            route: "PATCH /repos/{owner}/{repo}/pulls/{number}",
            parameters: { number, ...change },
            doing: `renew the text of pull request #${number}`,
        };
        await rest.call(call, AnyAnswer);
    });
}
/** Gives a new pull request its labels and people; what GitHub refuses of that is told, the pull request stands. */
async function equip(rest, number, request) {
    const { labels, assignees } = request;
    const teams = request.reviewers.filter((name) => name.includes("/")).map((name) => name.replace(/^.*\//, ""));
    const reviewers = request.reviewers.filter((name) => !name.includes("/"));
    const asked = [
        ["labels", "issues/{number}/labels", { labels }, labels],
        ["assignees", "issues/{number}/assignees", { assignees }, assignees],
        ["reviewers", "pulls/{number}/requested_reviewers", { reviewers, team_reviewers: teams }, request.reviewers],
    ];
    const remarks = [];
    for (const [what, path, parameters, names] of asked) {
        if (names.length === 0)
            continue;
        const call = {
            route: `POST /repos/{owner}/{repo}/${path}`,
            parameters: { number, ...parameters },
            doing: `give pull request #${number} its ${what}`,
        };
        await rest.call(call, AnyAnswer).catch((error) => {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D))
                throw error;
            remarks.push(`${error.message} ${error.hint}`);
        });
    }
    return remarks;
}


/***/ }),

/***/ 6860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ markBody),
/* harmony export */   cr: () => (/* binding */ cleanTitle),
/* harmony export */   gK: () => (/* binding */ renewPullRequest)
/* harmony export */ });
/* unused harmony export renewText */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

// At the end of the body, where it does not show.
const MARK = /\n*(?:<!--|\[\/\/\]: # \()\s*release-docs (?<title>[0-9a-f]{16}) (?<body>[0-9a-f]{16})\s*(?:-->|\))\s*$/;
/** A body with the hidden mark that says what we wrote, so that it shows later what a person has edited. */
function markBody({ title, body }, form = "comment") {
    const mark = `release-docs ${hash(title)} ${hash(body)}`;
    return `${body.trimEnd()}\n\n${form === "comment" ? `<!-- ${mark} -->` : `[//]: # (${mark})`}\n`;
}
/**
 * What of `current` to renew as `wanted`: only what is still as we wrote it, and differs. `kept` says what a person has
 * edited. Without our mark everything counts as edited.
 */
function renewText(current, wanted, form = "comment") {
    const match = MARK.exec(normalize(current.body));
    const body = normalize(current.body).replace(MARK, "");
    const isOwnTitle = match?.groups?.title === hash(current.title);
    const isOwnBody = match?.groups?.body === hash(body);
    const title = isOwnTitle ? wanted.title : current.title;
    const kept = [...(isOwnTitle ? [] : ["title"]), ...(isOwnBody ? [] : ["body"])];
    const change = {};
    if (title !== current.title)
        change.title = title;
    if (isOwnBody) {
        // The mark keeps the hash of our title also where a person's stands now.
        const marked = markBody({ title, body: wanted.body }, form);
        const next = isOwnTitle ? marked : marked.replace(hash(title), match?.groups?.title ?? "");
        if (next.trimEnd() !== normalize(current.body).trimEnd())
            change.body = next;
    }
    else if (change.title !== undefined) {
        change.body = current.body.replace(match?.groups?.title ?? "", hash(title));
    }
    return { change, kept };
}
function normalize(text) {
    return text.replace(/\r\n?/g, "\n");
}
function hash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(normalize(text).trim()).digest("hex").slice(0, 16);
}
/** A title on one line, cut at so many characters. */
function cleanTitle(title, longest) {
    return title
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim()
        .slice(0, longest);
}
/** Renews the text of an open pull request by `update`, where nobody has edited it and it differs. */
async function renewPullRequest({ url, number, ...current }, wanted, update, form) {
    const { change, kept } = renewText(current, wanted, form);
    if (Object.keys(change).length > 0)
        await update(change);
    if (kept.length === 0)
        return { url, number, remarks: [] };
    return { url, number, remarks: [`A person has edited its ${kept.join(" and ")}; that was left alone.`] };
}


/***/ }),

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ parseJiraKey),
/* harmony export */   createJira: () => (/* binding */ createJira)
/* harmony export */ });
/* unused harmony export renderAtlassianDocument */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8350);
/* harmony import */ var _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8998);



const Issue = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    key: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    fields: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ summary: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), description: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()) }),
});
const FIELDS = ["summary", "description"];
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ errorMessages: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), errors: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())) }),
    // Gateways of Atlassian speak for themselves.
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
]);
/** Jira Cloud at its site (`https://NAME.atlassian.net`), with somebody's e-mail address and API token. */
function createJira(access) {
    const { baseUrl, email, token, send } = access;
    const basic = Buffer.from(`${email}:${token}`).toString("base64");
    const api = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .createProductApi */ .M9)({
        product: "Jira",
        baseUrl,
        headers: { authorization: `Basic ${basic}` },
        secrets: [token, basic],
        words: parseWords,
        send,
    });
    return {
        readHealth: () => (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .tellHealth */ .IP)(async () => {
            const { value, headers } = await api.read({
                doing: "tell whose token it is",
                path: "/rest/api/3/myself",
                answer: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ displayName: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
            });
            return { message: `Jira knows the token as ${value.displayName}.`, ...(0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .selectRateLimit */ .E)(headers) };
        }),
        listStatuses: async () => {
            const { value } = await api.read({
                doing: "list its statuses",
                path: "/rest/api/3/status",
                answer: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
            });
            return value;
        },
        readPage: async (key) => {
            const path = `/rest/api/3/issue/${encodeURIComponent(key)}?fields=${FIELDS.join(",")}`;
            const { value } = await api.read({ doing: `show ${key}`, path, answer: Issue });
            return describeIssue(value);
        },
        readItems: async (keys) => {
            const { value } = await api.read({
                doing: "show the items that commits name",
                path: "/rest/api/3/issue/bulkfetch",
                answer: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ issues: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Issue) }),
                body: { issueIdsOrKeys: keys, fields: FIELDS },
            });
            const site = baseUrl.replace(/\/+$/, "");
            return value.issues.map((issue) => ({
                ...describeIssue(issue),
                key: issue.key,
                url: `${site}/browse/${encodeURIComponent(issue.key)}`,
            }));
        },
    };
}
function describeIssue({ key, fields }) {
    return { title: fields.summary ?? key, excerpt: (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptText */ .tE)(renderAtlassianDocument(fields.description)) };
}
function parseWords(body) {
    const refusal = Refusal.safeParse(body).data;
    if (refusal === undefined)
        return undefined;
    if ("message" in refusal)
        return refusal.message;
    return [...refusal.errorMessages, ...Object.values(refusal.errors ?? {})].join("; ");
}
const Node = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    text: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    attrs: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
});
// Whatever is behind these is no first word any more.
const LONGEST = 5000;
const DEEPEST = 50;
const INLINE = new Set(["text", "mention", "emoji", "date", "status", "inlineCard"]);
/** The text of an Atlassian Document (API v3 of Jira), a line for each block; empty for what is none. */
function renderAtlassianDocument(document) {
    let text = "";
    const add = (value, depth) => {
        const node = Node.safeParse(value).data;
        if (node === undefined || depth > DEEPEST || text.length > LONGEST)
            return;
        const { type = "", attrs = {} } = node;
        text += node.text ?? (INLINE.has(type) ? readShown(attrs) : "");
        for (const child of node.content ?? [])
            add(child, depth + 1);
        if (!INLINE.has(type))
            text += "\n";
    };
    add(document, 0);
    return text.replace(/\n{2,}/g, "\n").trim();
}
/** What stands in the place of a mention, an emoji, a status or a link. */
function readShown({ text, shortName, url }) {
    return [text, shortName, url].find((shown) => typeof shown === "string") ?? "";
}
const KEY = /^[a-z][a-z0-9_]+-[1-9]\d*$/i;
/**
 * The key of the item that an address of a Jira site shows: `BASE/browse/KEY-1`, or the item that is selected on a board
 * or in a list (`?selectedIssue=KEY-1`). Undefined for any other page.
 */
function parseJiraKey(url) {
    const [first, second] = ((0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .splitPath */ .Uf)(url) ?? []).slice(-2);
    const key = url.searchParams.get("selectedIssue") ?? (first === "browse" ? second : undefined);
    return key !== undefined && KEY.test(key) ? key.toUpperCase() : undefined;
}


/***/ }),

/***/ 870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createNotion: () => (/* binding */ createNotion),
/* harmony export */   j: () => (/* binding */ parseNotionPageId)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8350);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6422);




const RichText = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ plain_text: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }));
const Identity = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    bot: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ workspace_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
});
const Properties = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), title: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()) }));
const Page = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ properties: Properties });
const Found = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ results: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), url: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), properties: Properties })) });
const Block = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), has_children: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()) });
const Blocks = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ results: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Block), has_more: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), next_cursor: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
const Content = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ rich_text: RichText });
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const LONGEST_TEXT = 20_000;
const MOST_REQUESTS = 20;
const MOST_FOUND = 50;
// What stands below these is a page of its own.
const OTHER_PAGES = new Set(["child_page", "child_database"]);
/** Notion with the secret of an integration, which sees the pages that were shared with it. */
function createNotion(access) {
    const { baseUrl = "https://api.notion.com/v1", integrationKey, send } = access;
    const api = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createProductApi */ .M9)({
        product: "Notion",
        baseUrl,
        headers: { authorization: `Bearer ${integrationKey}`, "notion-version": "2022-06-28" },
        secrets: [integrationKey],
        words: (body) => Refusal.safeParse(body).data?.message,
        send,
    });
    return {
        readHealth: () => (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .tellHealth */ .IP)(async () => {
            const { value } = await api.read({ doing: "tell whose key it is", path: "/users/me", answer: Identity });
            const workspace = value.bot?.workspace_name;
            return {
                message: `Notion knows the key as ${value.name ?? "an integration"}${workspace ? ` of ${workspace}` : ""}.`,
            };
        }),
        readPage: (address) => readPage(api, address),
        searchPages: (words) => searchPages(api, words),
        readStart: (id) => readText(api, id, 1),
    };
}
async function searchPages(api, words) {
    const filter = { property: "object", value: "page" };
    const body = { query: words, filter, page_size: MOST_FOUND };
    const { value } = await api.read({ doing: "search its pages", path: "/search", answer: Found, body });
    return value.results.map(({ id, url, properties }) => ({ id, url, title: readTitle(properties) }));
}
function readTitle(properties) {
    return joinText(Object.values(properties).find(({ type }) => type === "title")?.title);
}
async function readPage(api, address) {
    const id = parseNotionPageId(address);
    if (id === undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "product/not-found",
            message: "The address that is given means no page of Notion.",
            hint: "Copy the link of a page in Notion: its last part ends with 32 digits.",
        });
    }
    const { value } = await api.read({ doing: "show a page", path: `/pages/${id}`, answer: Page });
    const text = await readText(api, id, MOST_REQUESTS);
    return { title: readTitle(value.properties), text };
}
/** The text of all blocks below one, in the order in which they stand, by `most` requests at most. */
async function readText(api, page, most) {
    const lines = [];
    let length = 0;
    let requests = 0;
    const readBelow = async (id) => {
        let cursor;
        do {
            if (requests === most || length >= LONGEST_TEXT)
                return;
            requests += 1;
            const start = cursor === undefined ? "" : `&start_cursor=${encodeURIComponent(cursor)}`;
            const path = `/blocks/${encodeURIComponent(id)}/children?page_size=100${start}`;
            const { value } = await api.read({ doing: "show what is on a page", path, answer: Blocks });
            for (const block of value.results) {
                const line = joinText(Content.safeParse(block[block.type]).data?.rich_text);
                if (line !== "")
                    lines.push(line);
                length += line.length + 1;
                if (block.has_children === true && !OTHER_PAGES.has(block.type))
                    await readBelow(block.id);
            }
            cursor = value.has_more ? (value.next_cursor ?? undefined) : undefined;
        } while (cursor !== undefined);
    };
    await readBelow(page);
    return (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(lines.join("\n"), LONGEST_TEXT);
}
function joinText(text) {
    return (RichText.safeParse(text).data ?? []).map(({ plain_text: piece }) => piece).join("");
}
/**
 * The page that an address of Notion means, as its API has it (with dashes); undefined for any other address. A page
 * that is opened beside another one is the one that is meant (`?p=`).
 */
function parseNotionPageId(address) {
    const url = URL.parse(address);
    if (url === null || !/(^|\.)notion\.(so|site|com)$/.test(url.hostname))
        return undefined;
    const last = url.pathname.split("/").at(-1) ?? "";
    const digits = /(?:^|-)([\da-f]{32})$/i;
    const [, id] = digits.exec(url.searchParams.get("p") ?? "") ?? digits.exec(last) ?? [];
    return id?.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}


/***/ }),

/***/ 4976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBuiltInService: () => (/* binding */ createBuiltInService),
  seedBuiltIn: () => (/* binding */ seedBuiltIn)
});

// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/contract/instructions.js
var contract_instructions = __webpack_require__(5597);
// EXTERNAL MODULE: ./lib/service/store/errors.js
var store_errors = __webpack_require__(9938);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/plugin/handle-empty-in-lists/handle-empty-in-lists-plugin.js + 1 modules
var handle_empty_in_lists_plugin = __webpack_require__(7477);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/plugin/handle-empty-in-lists/handle-empty-in-lists.js
var handle_empty_in_lists = __webpack_require__(230);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/kysely.js + 65 modules
var kysely = __webpack_require__(1980);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/migration/migrator.js + 1 modules
var migration_migrator = __webpack_require__(7611);
// EXTERNAL MODULE: ./lib/service/store/dialect.js
var store_dialect = __webpack_require__(1439);
;// CONCATENATED MODULE: ./lib/service/store/migrations.js

const FILTERS = [[], ["type"], ["substr(lower(summary), 1, 200)"]];
/** Replaces the indexes of audit logs: lists page by time, then by `seq`, since any timestamp can be a page token. */
async function indexAuditLogsByTime(schema) {
    await (0,store_dialect/* defineIndexes */.ej)(schema, "audit_logs", FILTERS.map((filter) => ["org_id", ...filter, "created_at", "seq"]));
    for (const middle of ["", "type_", "substr_lower_summary_1_200__"]) {
        await schema.database.schema.dropIndex(`audit_logs_by_org_id_${middle}seq`).execute();
    }
}
/**
 * What excluded files would say and when the set of them was last given; what the lines of a comment were, apart from
 * its anchor; staged drafts with the page that compares them in their entry, since `output_url` is a pull request's.
 */
async function addDraftSets({ database, dialect: { text } }) {
    await database.schema.alterTable("conversations").addColumn("withheld_json", text).execute();
    await database.schema.alterTable("conversations").addColumn("excluded_at", text).execute();
    await database.schema.alterTable("comments").addColumn("anchored_lines", text).execute();
    const before = database.withTables();
    await moveLines(before);
    await moveCompareUrls(before);
}
async function moveLines(database) {
    const rows = await database
        .selectFrom("comments")
        .select(["id", "anchor_json"])
        .where("anchor_json", "like", '%"lines"%')
        .execute();
    for (const { id, anchor_json } of rows) {
        const { lines, ...anchor } = JSON.parse(anchor_json ?? "{}");
        if (lines === undefined)
            continue;
        const moved = { anchor_json: JSON.stringify(anchor), anchored_lines: lines };
        await database.updateTable("comments").set(moved).where("id", "=", id).execute();
    }
}
async function moveCompareUrls(database) {
    const rows = await database
        .selectFrom("conversations")
        .select(["id", "output_url"])
        .where("staged", "=", 1)
        .where("output_url", "is not", null)
        .execute();
    for (const { id, output_url: compareUrl } of rows) {
        const draft = await database
            .selectFrom("entries")
            .select(["seq", "details_json"])
            .where("conversation_id", "=", id)
            .where("kind", "=", "draft")
            .orderBy("seq", "desc")
            .limit(1)
            .executeTakeFirst();
        if (draft !== undefined) {
            const details_json = JSON.stringify({ ...JSON.parse(draft.details_json ?? "{}"), compareUrl });
            await database.updateTable("entries").set({ details_json }).where("seq", "=", draft.seq).execute();
        }
        await database.updateTable("conversations").set({ output_url: null }).where("id", "=", id).execute();
    }
}
/** Adds what billing checks read: the state of an organization, its monthly allowance, and an index to count jobs by. */
async function addOrganizationBilling(schema) {
    const { database, dialect } = schema;
    await database.schema
        .alterTable("organizations")
        .addColumn("state", dialect.text, (column) => column.notNull().defaultTo("active"))
        .execute();
    await database.schema.alterTable("organizations").addColumn("state_reason", dialect.text).execute();
    await database.schema.alterTable("organizations").addColumn("monthly_jobs", "integer").execute();
    await (0,store_dialect/* defineIndexes */.ej)(schema, "jobs", [["org_id", "type", "created_at"]]);
}

;// CONCATENATED MODULE: ./lib/service/store/schema.js

/** Organizations, their users, and what each user may do and with which keys. */
async function createAccountTables(schema) {
    const org_id = ["organizations.id", "cascade"];
    const user_id = ["users.id", "cascade"];
    await (0,store_dialect/* defineTable */.aZ)(schema, "organizations", { isRecord: true, texts: ["name"] });
    await (0,store_dialect/* defineTable */.aZ)(schema, "users", {
        isRecord: true,
        texts: ["auth_id", "email", "name"],
        integers: ["invitation_accepted"],
        references: { org_id },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "users", [
        ["org_id", "seq"],
        ["org_id", "email", "seq"],
        ["org_id", "name", "seq"],
        ["org_id", "auth_id", "seq"],
    ]);
    await (0,store_dialect/* defineTable */.aZ)(schema, "roles", {
        isRecord: true,
        texts: ["name", "permissions_json"],
        integers: ["builtin"],
        references: { org_id },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "roles", [["org_id", "name"]], { unique: true });
    await (0,store_dialect/* defineTable */.aZ)(schema, "user_roles", {
        references: { user_id, role_id: ["roles.id", "cascade"] },
        primaryKey: ["user_id", "role_id"],
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "user_roles", [["role_id"]]);
    await (0,store_dialect/* defineTable */.aZ)(schema, "grants", {
        texts: ["resource", "verb", "record_id"],
        references: { user_id },
        primaryKey: ["user_id", "resource", "verb", "record_id"],
    });
    await (0,store_dialect/* defineTable */.aZ)(schema, "keys", {
        isRecord: true,
        texts: ["name", "lookup", "hash", "expires_at?", "revoked_at?"],
        references: { org_id, user_id },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "keys", [["lookup"]], { unique: true });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "keys", [["org_id", "seq"], ["user_id"]]);
}
const org_id = ["organizations.id", "cascade"];
/** Connections, the publications that are made of them, and the instructions that publications follow. */
async function createPublicationTables(schema) {
    await (0,store_dialect/* defineTable */.aZ)(schema, "connections", {
        isRecord: true,
        texts: ["name", "type", "config_json", "secrets?", "health_message?", "health_error?", "synced_at?", "deleted_at?"],
        integers: ["paused", "healthy", "remaining_rate_limit_percent?"],
        references: { org_id },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "connections", [
        ["org_id", "seq"],
        ["org_id", "name", "seq"],
        ["org_id", "type", "seq"],
    ]);
    await (0,store_dialect/* defineTable */.aZ)(schema, "connection_histories", {
        texts: ["head", "tags_json"],
        references: { connection_id: ["connections.id", "cascade"] },
        primaryKey: ["connection_id"],
    });
    await (0,store_dialect/* defineTable */.aZ)(schema, "publications", {
        isRecord: true,
        texts: ["name", "branch_name?", "config_json", "synced_at?", "health_message?"],
        integers: ["healthy"],
        references: { org_id },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "publications", [["org_id", "name"]], { unique: true });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "publications", [["org_id", "seq"]]);
    await (0,store_dialect/* defineTable */.aZ)(schema, "publication_connections", {
        texts: ["role"],
        references: { publication_id: ["publications.id", "cascade"], connection_id: ["connections.id", "cascade"] },
        primaryKey: ["publication_id", "connection_id", "role"],
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "publication_connections", [["connection_id", "role"]]);
    await createInstructionTables(schema);
}
async function createInstructionTables(schema) {
    await (0,store_dialect/* defineTable */.aZ)(schema, "instructions", {
        isRecord: true,
        texts: ["name", "type", "content"],
        integers: ["global"],
        references: { org_id, "publication_id?": ["publications.id", "cascade"] },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "instructions", [["org_id", "name", "type"]], { unique: true, where: "global = 1" });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "instructions", [
        ["org_id", "seq"],
        ["org_id", "type", "seq"],
        ["org_id", "global", "seq"],
        ["publication_id"],
    ]);
    await (0,store_dialect/* defineTable */.aZ)(schema, "instruction_links", {
        isRecord: true,
        texts: ["slot_type"],
        integers: ["position"],
        references: {
            org_id,
            instruction_id: ["instructions.id", "cascade"],
            publication_id: ["publications.id", "cascade"],
        },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "instruction_links", [
        ["org_id", "seq"],
        ["org_id", "slot_type", "seq"],
        ["instruction_id", "seq"],
        ["publication_id", "seq"],
        ["publication_id", "slot_type", "position"],
    ]);
}
const conversation_id = ["conversations.id", "cascade"];
// PostgreSQL takes no more than 2.7 kB into an index; what is longer is told apart by the row itself.
const SUMMARY = "substr(lower(summary), 1, 200)";
/** Jobs, the conversations that they lead to, and what was said and done in those. */
async function createWorkTables(schema) {
    await (0,store_dialect/* defineTable */.aZ)(schema, "jobs", {
        isRecord: true,
        texts: ["type", "state", "title", "request_json", "publication_ids_json"],
        references: {
            org_id,
            connection_id: ["connections.id", "no action"],
            "user_id?": ["users.id", "set null"],
        },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "jobs", [["org_id", "seq"]]);
    await createConversations(schema);
    await createComments(schema);
    await (0,store_dialect/* defineTable */.aZ)(schema, "turns", {
        isRecord: true,
        texts: ["status", "error_message?", "request_json"],
        integers: ["retry_count"],
        references: { org_id, conversation_id, "triggering_comment_id?": ["comments.id", "set null"] },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "turns", [["conversation_id", "seq"], ["triggering_comment_id"]]);
    await (0,store_dialect/* defineTable */.aZ)(schema, "entries", {
        isRecord: true,
        texts: ["kind", "status", "message", "details_json?"],
        references: { conversation_id, "turn_id?": ["turns.id", "set null"] },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "entries", [["conversation_id", "seq"], ["turn_id"]]);
}
async function createConversations(schema) {
    await (0,store_dialect/* defineTable */.aZ)(schema, "conversations", {
        isRecord: true,
        texts: [
            ...["publication_name?", "status", "branch?", "output_url?", "excluded_files_json", "trigger_type"],
            ...["operation_type", "title", "labels_json", "summary?", "request_json", "origin_type", "origin_url?"],
        ],
        integers: ["staged"],
        references: {
            org_id,
            "job_id?": ["jobs.id", "set null"],
            "publication_id?": ["publications.id", "set null"],
            "connection_id?": ["connections.id", "set null"],
        },
    });
    const filters = [
        ...["job_id", "publication_id", "status", "staged", "branch", "output_url"],
        ...["operation_type", "origin_type", "origin_url", SUMMARY],
    ];
    await (0,store_dialect/* defineIndexes */.ej)(schema, "conversations", [
        ["org_id", "seq"],
        ...filters.map((column) => ["org_id", column, "seq"]),
        // For what the database does itself when a job, publication or connection goes.
        ["job_id"],
        ["publication_id"],
        ["connection_id"],
    ]);
}
async function createComments(schema) {
    await (0,store_dialect/* defineTable */.aZ)(schema, "comments", {
        isRecord: true,
        texts: ["message", "anchor_json?", "file_path?", "source", "external_id?", "request_json"],
        integers: ["work_requested"],
        references: {
            org_id,
            conversation_id,
            "connection_id?": ["connections.id", "set null"],
            "author_id?": ["users.id", "set null"],
            "reply_to_id?": ["comments.id", "set null"],
        },
    });
    const filters = ["conversation_id", "connection_id", "work_requested", "source", "external_id", "file_path"];
    await (0,store_dialect/* defineIndexes */.ej)(schema, "comments", [
        ["org_id", "seq"],
        ...filters.map((column) => ["org_id", column, "seq"]),
        ["conversation_id", "seq"],
        ["reply_to_id"],
    ]);
    await (0,store_dialect/* defineTable */.aZ)(schema, "comment_batches", {
        references: { aggregate_id: ["comments.id", "cascade"], item_id: ["comments.id", "cascade"] },
        primaryKey: ["aggregate_id", "item_id"],
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "comment_batches", [["item_id"]]);
}
/** What the service runs by: work to do, creates that are made once, and what was changed by whom. */
async function createRunningTables(schema) {
    const org_id = ["organizations.id", "cascade"];
    await (0,store_dialect/* defineTable */.aZ)(schema, "tasks", {
        isRecord: true,
        texts: [
            ...["kind", "subject_id", "payload_json", "request_id?", "user_name?"],
            ...["run_after", "lease_token?", "lease_until?"],
        ],
        integers: ["attempts"],
        references: {
            org_id,
            "conversation_id?": ["conversations.id", "cascade"],
        },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "tasks", [["run_after", "seq"], ["conversation_id", "seq"], ["subject_id"]]);
    await (0,store_dialect/* defineTable */.aZ)(schema, "idempotency_keys", {
        texts: ["key", "body_hash", "record_id", "created_at"],
        references: { org_id },
        primaryKey: ["org_id", "key"],
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "idempotency_keys", [["created_at"]]);
    await (0,store_dialect/* defineTable */.aZ)(schema, "audit_logs", {
        isRecord: true,
        texts: ["request_id?", "user_name?", "admin_user_name?", "type", "summary", "delta", "config_json"],
        references: { org_id },
    });
    await (0,store_dialect/* defineIndexes */.ej)(schema, "audit_logs", [
        ["org_id", "seq"],
        ["org_id", "type", "seq"],
        ["org_id", "substr(lower(summary), 1, 200)", "seq"],
    ]);
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-dialect.js + 2 modules
var sqlite_dialect = __webpack_require__(1523);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-driver.js
var sqlite_driver = __webpack_require__(8112);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(6560);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-adapter.js
var sqlite_adapter = __webpack_require__(4655);
;// CONCATENATED MODULE: ./lib/service/store/sqlite.js



/**
 * The store on Node's own SQLite: `:memory:` or a file's path. There is one connection, so that a transaction keeps
 * every other query waiting. `synchronous = NORMAL`: what was committed is with the operating system, and outlives
 * any kill of this process; a loss of power can take the last commits, but breaks nothing.
 */
function createSqliteDialect(location) {
    return {
        kind: "sqlite",
        kysely: new ImmediateSqliteDialect({ database: async () => asKyselyDatabase(openDatabase(location)) }),
        text: "text",
        addSequence: (table) => table.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement()),
        isPassing: () => false,
    };
}
function openDatabase(location) {
    const database = new external_node_sqlite_.DatabaseSync(location, { timeout: 10_000 });
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON");
    return database;
}
class ImmediateSqliteDialect extends sqlite_dialect/* SqliteDialect */.P {
    #config;
    constructor(config) {
        super(config);
        this.#config = config;
    }
    createDriver() {
        return new ImmediateSqliteDriver(this.#config);
    }
    createAdapter() {
        return new TransactionalSqliteAdapter();
    }
}
class ImmediateSqliteDriver extends sqlite_driver/* SqliteDriver */.F {
    // A transaction that begins by reading and then writes would fail, without waiting, where another process wrote.
    async beginTransaction(connection) {
        await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw("begin immediate"));
    }
}
class TransactionalSqliteAdapter extends sqlite_adapter/* SqliteAdapter */.U {
    // Kysely leaves it off; with it a migration is all or nothing, and a second process waits for it.
    get supportsTransactionalDdl() {
        return true;
    }
}
const KEPT_STATEMENTS = 200;
function asKyselyDatabase(database) {
    const kept = new Map();
    return {
        close: () => database.close(),
        prepare(sql) {
            const known = kept.get(sql);
            if (known !== undefined)
                return known;
            const [oldest] = kept.keys();
            if (oldest !== undefined && kept.size >= KEPT_STATEMENTS)
                kept.delete(oldest);
            const statement = asKyselyStatement(database.prepare(sql));
            kept.set(sql, statement);
            return statement;
        },
    };
}
function asKyselyStatement(statement) {
    const bind = (parameters) => (0,store_dialect/* refuseNul */.SU)(parameters);
    return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
    };
}

;// CONCATENATED MODULE: ./lib/service/store/store.js






/**
 * Opens the store at `location` (`:memory:`, a file's path or a `postgres://` address) and brings its tables up to
 * date. Throws `store/newer` and `store/unreachable`.
 */
async function openStore(location, clock = () => new Date(), options = {}) {
    const dialect = await openDialect(location, options);
    // `in ()` finds nothing, `not in ()` everything: PostgreSQL does not take the empty list that SQLite takes.
    const emptyLists = new handle_empty_in_lists_plugin/* HandleEmptyInListsPlugin */.H({ strategy: handle_empty_in_lists/* replaceWithNoncontingentExpression */.D });
    const database = new kysely/* Kysely */._$({ dialect: dialect.kysely, plugins: [emptyLists] });
    try {
        await migrate(database, dialect);
    }
    catch (error) {
        await database.destroy();
        throw error;
    }
    const base = {
        kind: dialect.kind,
        createId: (prefix) => `${prefix}-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`,
        now: () => clock().toISOString(),
    };
    return {
        ...base,
        database,
        transaction: (work) => transact(database, dialect, (within) => {
            const joined = { ...base, database: within, transaction: (more) => more(joined), close: failToClose };
            return work(joined);
        }),
        close: () => database.destroy(),
    };
}
const POSTGRES = /^postgres(ql)?:\/\//;
async function openDialect(location, { poolSize = 10, onFault = () => undefined }) {
    if (!POSTGRES.test(location))
        return createSqliteDialect(location);
    // Loaded only where it is used.
    const { createPostgresDialect } = await Promise.all(/* import() */[__webpack_require__.e(512), __webpack_require__.e(346)]).then(__webpack_require__.bind(__webpack_require__, 2346));
    return createPostgresDialect(location, { poolSize, onFault });
}
const ATTEMPTS = 6;
async function transact(database, { isPassing }, work) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await database.transaction().execute(work);
        }
        catch (error) {
            if (attempt >= ATTEMPTS || !isPassing(error))
                throw error;
            await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
        }
    }
}
async function failToClose() {
    throw new Error("A store cannot be closed from within its transaction.");
}
/** The columns that every new row starts with. */
function newRow(store, prefix) {
    const now = store.now();
    return { id: store.createId(prefix), created_at: now, updated_at: now };
}
/** What was done to databases so far, in order. A step that was released is never changed again. */
function listMigrations(dialect) {
    return {
        "2026-11-21-first-tables": {
            async up(database) {
                const schema = { database, dialect };
                await createAccountTables(schema);
                await createPublicationTables(schema);
                await createWorkTables(schema);
                await createRunningTables(schema);
            },
        },
        "2026-11-22-audit-log-times": { up: (database) => indexAuditLogsByTime({ database, dialect }) },
        "2026-11-22-draft-sets": { up: (database) => addDraftSets({ database, dialect }) },
        "2026-11-22-organization-billing": {
            up: (database) => addOrganizationBilling({ database, dialect }),
        },
    };
}
/**
 * Brings the database up to date, forward only, all of it or nothing; of two processes one does it and the other waits.
 * Throws `store/newer` where a later program was here before, else what the first failing step threw.
 */
async function migrate(database, dialect) {
    const known = listMigrations(dialect);
    const migrator = new migration_migrator/* Migrator */.aR({ db: database.withTables(), provider: { getMigrations: async () => known } });
    const { error } = await migrator.migrateToLatest();
    if (error === undefined)
        return;
    const newer = await findUnknown(database.withTables(), known).catch(() => undefined);
    if (newer === undefined)
        throw error;
    throw new errors/* ReleaseDocsError */.D({
        code: "store/newer",
        message: `The database was brought up to ${newer} by a newer release-docs; this one does not know it.`,
        hint: "Start the newer program, or give this one a database of its own.",
        cause: error,
    });
}
async function findUnknown(database, known) {
    const done = await database.selectFrom("kysely_migration").select("name").execute();
    return done.map(({ name }) => name).findLast((name) => known[name] === undefined);
}
/**
 * Holds an organization until the transaction `within` is over: for what has to be unique in it or still there, and is
 * looked for before something else is stored. On SQLite a transaction has the whole database to itself.
 */
async function store_lockOrganization(within, orgId) {
    if (within.kind === "sqlite")
        return;
    await within.database
        .selectFrom("organizations")
        .select("id")
        .where("id", "=", orgId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
}

// EXTERNAL MODULE: ./lib/contract/connections.js + 1 modules
var connections = __webpack_require__(4924);
;// CONCATENATED MODULE: ./lib/service/store/audit.js

/** Records what was done. `within` is the transaction of the change that it tells of, so that neither is without the other. */
async function audit_writeAudit(within, actor, note) {
    await within.database
        .insertInto("audit_logs")
        .values({
        ...newRow(within, "adl"),
        org_id: actor.orgId,
        request_id: actor.requestId,
        user_name: actor.userName,
        admin_user_name: actor.adminUserName ?? null,
        type: note.type,
        summary: note.summary,
        delta: note.delta ?? "",
        config_json: JSON.stringify(note.config ?? {}),
    })
        .execute();
}
/** The fields that differ, as an audit log shows them; `hidden` ones are named without their values. */
function audit_describeDelta(before, after, hidden = new Set()) {
    const shown = (value) => (value === undefined ? "nothing" : JSON.stringify(value));
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
        .map((field) => hidden.has(field) ? `${field}: changed` : `${field}: ${shown(before[field])} → ${shown(after[field])}`)
        .join("; ");
}

;// CONCATENATED MODULE: ./lib/service/domain/connections/connections.js




/** The one variant of a config that is set: its type, and its fields without those that were left out. */
function selectVariant(config) {
    for (const [type, variant] of Object.entries(config)) {
        if (variant !== undefined)
            return { type: type, fields: JSON.parse(JSON.stringify(variant)) };
    }
    throw new Error("A config without a variant came past its schema.");
}
/**
 * A config as it is kept: what is secret of it encrypted for the connection with this ID. Secrets that are those of
 * `before` stay as they were kept.
 */
function keepConfig(vault, id, fields, before) {
    const plain = Object.entries(fields).filter(([field]) => !connections/* SECRET_FIELDS */.x1.has(field));
    const secret = Object.entries(fields).filter(([field]) => connections/* SECRET_FIELDS */.x1.has(field));
    const config_json = JSON.stringify(Object.fromEntries(plain));
    if (before !== undefined && secret.every(([field, value]) => before.fields[field] === value)) {
        return { config_json, secrets: before.secrets };
    }
    const sealed = secret.map(([field, value]) => [field, vault.seal(value, { id, field })]);
    return {
        config_json,
        secrets: sealed.length === 0 ? null : JSON.stringify(Object.fromEntries(sealed)),
    };
}
/** A kept config with its secrets in the clear: for requests to the product and nothing else. */
function openConfig(vault, { id, config_json, secrets }) {
    const plain = JSON.parse(config_json);
    const opened = sealedOf(secrets).map(([field, sealed]) => [field, vault.open(sealed, { id, field })]);
    return { ...plain, ...Object.fromEntries(opened) };
}
/** A kept config as answers show it. */
function maskConfig({ config_json, secrets }) {
    const plain = JSON.parse(config_json);
    return { ...plain, ...Object.fromEntries(sealedOf(secrets).map(([field]) => [field, connections/* MASKED_SECRET */.zR])) };
}
/**
 * Opens every secret in the store, so that a key that does not fit is known at the start, and seals those anew that are
 * sealed with an old key, which is then needed no more. Throws `store/wrong-secrets-key`.
 */
async function renewSecrets(store, vault) {
    const rows = await store.database
        .selectFrom("connections")
        .select(["id", "config_json", "secrets"])
        .where("secrets", "is not", null)
        .execute();
    for (const row of rows) {
        const fields = openConfig(vault, row);
        if (sealedOf(row.secrets).every(([, sealed]) => vault.isCurrent(sealed)))
            continue;
        await store.database
            .updateTable("connections")
            .set({ secrets: keepConfig(vault, row.id, fields).secrets })
            .where("id", "=", row.id)
            // Somebody may just have given it another secret.
            .where("secrets", "=", row.secrets)
            .execute();
    }
}
function sealedOf(secrets) {
    const sealed = secrets === null ? {} : JSON.parse(secrets);
    return Object.entries(sealed);
}
/** Trigger events that a connection can emit, by its type (interface, "Events", 2); no other type emits any. */
const TRIGGER_EVENTS = {
    codehostRepo: ["pullRequests", "newIssues", "issueComments", "releases"],
};
/** The trigger events that connections of a type can emit. */
function selectTriggerEvents(type) {
    return TRIGGER_EVENTS[type] ?? [];
}
/** Selects the connections of an organization that are not deleted. */
function connectionsOf({ database }, orgId) {
    return database.selectFrom("connections").selectAll().where("org_id", "=", orgId).where("deleted_at", "is", null);
}
/**
 * The connection with this ID in the organization. 400 for what is no ID of a connection (interface, "Errors"), 404 when
 * there is none or it was deleted.
 */
async function readConnection(store, orgId, id) {
    if (!/^cnn-[0-9a-f]{16}$/.test(id)) {
        throw (0,store_errors/* badRequest */.li)(`${JSON.stringify(id)} is no ID of a connection: that is cnn- and 16 hexadecimal digits.`);
    }
    const row = await connectionsOf(store, orgId).where("id", "=", id).executeTakeFirst();
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("connection", id);
    return row;
}
/** Stores a connection, taken for healthy until somebody looks. Its ID is made before, since secrets are sealed with it. */
async function insertConnection(within, actor, given) {
    const row = {
        ...newRow(within, "cnn"),
        ...given,
        org_id: actor.orgId,
        paused: Number(given.paused),
        healthy: 1,
    };
    await within.database.insertInto("connections").values(row).execute();
    const config = { connectionId: given.id, name: given.name, type: given.type };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created a connection", config });
}
// Nothing is known yet of what a connection became.
const UNSEEN = {
    healthy: 1,
    health_message: null,
    health_error: null,
    synced_at: null,
    remaining_rate_limit_percent: null,
};
/**
 * Changes a connection, and tells what changed; of secrets only that they did. One of another type counts as healthy and
 * never synced.
 */
async function updateConnection(within, actor, before, to) {
    const known = { ...describe(before), ...JSON.parse(before.config_json) };
    const parts = [
        audit_describeDelta(known, { ...describe({ ...before, ...to }), ...JSON.parse(to.config_json) }),
        ...(before.secrets === to.secrets ? [] : ["its secret: changed"]),
    ];
    const delta = parts.filter((part) => part !== "").join("; ");
    if (delta === "")
        return;
    const after = { ...to, ...(to.type !== before.type && UNSEEN), updated_at: within.now() };
    await within.database.updateTable("connections").set(after).where("id", "=", before.id).execute();
    const config = { connectionId: before.id };
    await audit_writeAudit(within, actor, { type: "action-update", summary: "Updated a connection", delta, config });
}
function describe({ name, type, paused }) {
    return { name, type, paused: paused === 1 };
}
/** A connection as answers show it, with its config redacted (interface, "Connection"). */
function asConnection(row) {
    return {
        id: row.id,
        orgId: row.org_id,
        name: row.name,
        type: row.type,
        allowedTriggerEvents: [...selectTriggerEvents(row.type)],
        healthy: row.healthy === 1,
        paused: row.paused === 1,
        config: { [row.type]: maskConfig(row) },
        syncedAt: row.synced_at,
        remainingRateLimitPercent: row.remaining_rate_limit_percent,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        deletedAt: row.deleted_at,
    };
}

;// CONCATENATED MODULE: ./lib/service/domain/connections/open.js



/** The product that a connection speaks to, or that its app does. */
async function openProduct(parts, row) {
    if (row.type === "codehostApp" || row.type === "codehostbApp")
        return openCodeHost(parts, row);
    if (row.type === "notesTool")
        return openNotes(parts, row);
    return row.type === "tracker" ? openTracker(parts, row) : (await openChat(parts, row)).slack;
}
/** The code host behind an app, `codehostApp` or `codehostbApp`. */
function openCodeHost(parts, row) {
    return row.type === "codehostbApp" ? openBitbucketApp(parts, row) : openGitHubApp(parts, row);
}
/** The code host behind a `codehostApp`. */
async function openGitHubApp({ vault, outside }, row) {
    const { token = "", baseUrl } = openConfig(vault, row);
    // Each product is loaded only where it is asked.
    const { createGitHub } = await __webpack_require__.e(/* import() */ 241).then(__webpack_require__.bind(__webpack_require__, 8241));
    return createGitHub({ baseUrl, token, send: outside.send });
}
/** The code host behind a `codehostbApp`. */
async function openBitbucketApp(parts, row) {
    const { token = "", workspace = "", baseUrl } = openConfig(parts.vault, row);
    return openBitbucket(parts, { workspace, token, baseUrl });
}
/** The second code host, as a workspace of it. */
async function openBitbucket({ outside }, access) {
    const { createBitbucket } = await __webpack_require__.e(/* import() */ 172).then(__webpack_require__.bind(__webpack_require__, 2172));
    return createBitbucket({ ...access, baseUrl: access.baseUrl ?? outside.codehostbUrl, send: outside.send });
}
/** The chat app of a `chatApp` or a `chatChannel`, with the channel that the latter is. 400 for another connection. */
async function openChat(parts, row) {
    const { channelId } = openConfig(parts.vault, row);
    const app = row.type === "chatChannel" ? await readApp(parts, row) : row;
    if (app?.type !== "chatApp") {
        const fault = row.type === "chatChannel" ? "its chat app is gone" : `it is a ${row.type}`;
        throw (0,store_errors/* badRequest */.li)(`The connection ${row.name} has no channels: ${fault}. Give a chatApp or a chatChannel.`);
    }
    const { token = "", baseUrl } = openConfig(parts.vault, app);
    const { createSlack } = await __webpack_require__.e(/* import() */ 979).then(__webpack_require__.bind(__webpack_require__, 9979));
    return { slack: createSlack({ baseUrl, token, send: parts.outside.send }), channelId };
}
/** The tracker of a connection. 400 for one of another type. */
async function openTracker({ vault, outside }, row) {
    if (row.type !== "tracker") {
        throw (0,store_errors/* badRequest */.li)(`The connection ${row.name} has no statuses: it is a ${row.type}. Give a tracker.`);
    }
    const { baseUrl = "", email = "", token = "" } = openConfig(vault, row);
    const { createJira } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5503));
    return createJira({ baseUrl, email, token, send: outside.send });
}
/** The notes tool of a connection of the type `notesTool`. */
async function openNotes({ vault, outside }, row) {
    const { integrationKey = "", baseUrl } = openConfig(vault, row);
    const { createNotion } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 870));
    return createNotion({ baseUrl, integrationKey, send: outside.send });
}
/** The app that a repository or channel names; undefined where it names none, or where that was deleted. */
async function readApp({ store }, { org_id, config_json }) {
    const fields = JSON.parse(config_json);
    const id = fields.codehostAppConnectionId ?? fields.chatAppConnectionId ?? "";
    return connectionsOf(store, org_id).where("id", "=", id).executeTakeFirst();
}
const GITHUB_URL = "https://api.github.com";
const BITBUCKET_URL = "https://api.bitbucket.org/2.0";
/**
 * The repository of the `codehostRepo` connection with this ID, with its app unless it is a folder of this machine.
 * Throws `codehost/connection-deleted` where it is gone, `codehost/not-a-repository` where it became something else.
 */
async function readConnectedRepository(parts, id) {
    const row = await parts.store.database.selectFrom("connections").selectAll().where("id", "=", id).executeTakeFirst();
    if (row === undefined || row.deleted_at !== null) {
        throw new errors/* ReleaseDocsError */.D({
            code: "codehost/connection-deleted",
            message: `The connection ${row?.name ?? id} was deleted.`,
            hint: "Name another connection in the publication.",
        });
    }
    if (row.type !== "codehostRepo") {
        throw new errors/* ReleaseDocsError */.D({
            code: "codehost/not-a-repository",
            message: `The connection ${row.name} is a ${row.type}, not a repository.`,
            hint: "Name a codehostRepo connection in the publication, or change this one back.",
        });
    }
    const { repositoryUrl = "" } = JSON.parse(row.config_json);
    const app = repositoryUrl.startsWith("file:") ? undefined : await readApp(parts, row);
    return { id, name: row.name, repositoryUrl, app: app && asCodeHostApp(parts, app) };
}
/** Where the API of a code host's app is: as it says, else the public one of its product. */
function selectApiUrl({ codehostbUrl }, app) {
    const { baseUrl } = JSON.parse(app.config_json);
    return baseUrl ?? (app.type === "codehostbApp" ? (codehostbUrl ?? BITBUCKET_URL) : GITHUB_URL);
}
function asCodeHostApp({ vault, outside }, app) {
    const { token = "" } = openConfig(vault, app);
    const kind = app.type === "codehostbApp" ? "bitbucket" : "github";
    return { kind, baseUrl: selectApiUrl(outside, app), token };
}

;// CONCATENATED MODULE: ./lib/service/domain/publications/publications.js




/** Selects the publications of an organization. */
function publicationsOf({ database }, orgId) {
    return database.selectFrom("publications").selectAll().where("org_id", "=", orgId);
}
/** The publication with this ID in the organization; 404 when there is none. */
async function findPublication(store, orgId, id) {
    const row = await publicationsOf(store, orgId).where("id", "=", id).executeTakeFirst();
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("publication", id);
    return row;
}
/** Keeps which connections a publication is made with in step with its config. */
async function linkConnections(within, publicationId, config) {
    const { sourceRepos = [], docsRepo, notifierConnection } = config;
    const links = [
        ...[...new Set(sourceRepos)].map((id) => [id, "source"]),
        ...(docsRepo === undefined ? [] : [[docsRepo, "docs"]]),
        ...(notifierConnection === undefined ? [] : [[notifierConnection, "notifier"]]),
    ];
    await within.database.deleteFrom("publication_connections").where("publication_id", "=", publicationId).execute();
    if (links.length === 0)
        return;
    const rows = links.map(([connection_id, role]) => ({ publication_id: publicationId, connection_id, role }));
    await within.database.insertInto("publication_connections").values(rows).execute();
}
/** Publications as answers show them, each with its resolved instructions (interface, "Publication"). */
async function asPublications(store, rows) {
    const instructions = await readInstructions(store, rows.map(({ id }) => id));
    return rows.map((row) => {
        const config = JSON.parse(row.config_json);
        return {
            id: row.id,
            orgId: row.org_id,
            name: row.name,
            config,
            instructions: instructions.get(row.id) ?? [],
            healthy: row.healthy === 1,
            healthMessage: row.health_message,
            syncedAt: row.synced_at,
            createdAt: row.created_at,
            updatedAt: row.updated_at,
        };
    });
}
const SLOTS = contract_instructions/* PUBLICATION_SLOTS */.Vp;
/** The instructions of publications, by publication, in the order of slots and positions (interface, "Publication"). */
async function readInstructions({ database }, publicationIds) {
    const rows = await database
        .selectFrom("instruction_links as link")
        .innerJoin("instructions", "instructions.id", "link.instruction_id")
        .select(["link.id", "link.publication_id", "link.slot_type", "link.position", "link.instruction_id"])
        .select(["instructions.name", "instructions.type", "instructions.content", "instructions.global"])
        .where("link.publication_id", "in", publicationIds)
        .where("link.slot_type", "in", SLOTS)
        .orderBy("link.position")
        .orderBy("link.seq")
        .execute();
    const inOrder = rows.toSorted((one, other) => SLOTS.indexOf(one.slot_type) - SLOTS.indexOf(other.slot_type));
    const grouped = Map.groupBy(inOrder, (row) => row.publication_id);
    return new Map([...grouped].map(([id, links]) => [id, links.map(asResolved)]));
}
function asResolved({ id, instruction_id, slot_type, position, name, type, content, global }) {
    return {
        id,
        instructionId: instruction_id,
        slotType: slot_type,
        position,
        name,
        type,
        content,
        global: global === 1,
    };
}
/**
 * Gives a publication exactly these instructions, which have to be checked, in this order within each slot; its own that
 * are not among them go. Whether that changes anything: where it would not, all stay as they are.
 */
async function replaceInstructions(within, { orgId, publicationId }, given) {
    const present = (await readInstructions(within, [publicationId])).get(publicationId) ?? [];
    const wanted = placeInstructions(given);
    if (isSame(present, wanted))
        return false;
    const named = wanted.flatMap(({ instructionId = [] }) => instructionId);
    await within.database.deleteFrom("instruction_links").where("publication_id", "=", publicationId).execute();
    await releaseOwnInstructions(within, publicationId);
    await within.database
        .deleteFrom("instructions")
        .where("publication_id", "=", publicationId)
        .where("id", "not in", named)
        .execute();
    for (const { slotType, position, instructionId, own } of wanted) {
        const instruction_id = instructionId ?? (await insertOwn(within, { orgId, publicationId }, own));
        const link = { org_id: orgId, instruction_id, publication_id: publicationId, slot_type: slotType, position };
        await within.database
            .insertInto("instruction_links")
            .values({ ...newRow(within, "inl"), ...link })
            .execute();
    }
    return true;
}
/** Hands instructions of a publication's own that others link to as well to the first of those, before it lets them go. */
async function releaseOwnInstructions({ database }, publicationId) {
    const shared = await database
        .selectFrom("instructions")
        .innerJoin("instruction_links as link", "link.instruction_id", "instructions.id")
        .select(["instructions.id", "link.publication_id"])
        .where("instructions.publication_id", "=", publicationId)
        .where("link.publication_id", "!=", publicationId)
        .orderBy("link.seq", "desc")
        .execute();
    for (const { id, publication_id } of shared) {
        await database.updateTable("instructions").set({ publication_id }).where("id", "=", id).execute();
    }
}
/** Instructions with their positions, in the order in which they are resolved. */
function placeInstructions(given) {
    const next = new Map();
    const placed = given.map((one) => {
        const { slotType } = one;
        const position = next.get(slotType) ?? 0;
        next.set(slotType, position + 1);
        if ("instructionId" in one)
            return { slotType, position, instructionId: one.instructionId };
        const { content, name = `${slotType} ${position + 1}`, type = slotType } = one;
        return { slotType, position, own: { name, type, content } };
    });
    return placed.sort((one, other) => SLOTS.indexOf(one.slotType) - SLOTS.indexOf(other.slotType));
}
function isSame(present, wanted) {
    return (present.length === wanted.length &&
        wanted.every(({ slotType, instructionId, own }, index) => {
            const one = present[index];
            if (one?.slotType !== slotType)
                return false;
            if (own === undefined)
                return one.instructionId === instructionId;
            return !one.global && one.name === own.name && one.type === own.type && one.content === own.content;
        }));
}
async function insertOwn(within, { orgId, publicationId }, own) {
    const row = { ...newRow(within, "ins"), org_id: orgId, publication_id: publicationId, ...own, global: 0 };
    await within.database.insertInto("instructions").values(row).execute();
    return row.id;
}
/** The publication with this ID. Throws where it, or the connection of its docs repository, is gone. */
async function readPublication(parts, id) {
    const { name, branch_name, config_json, org_id } = await parts.store.database
        .selectFrom("publications")
        .select(["name", "branch_name", "config_json", "org_id"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const config = JSON.parse(config_json);
    const docs = await readConnectedRepository(parts, config.docsRepo ?? "");
    const resolved = (await readInstructions(parts.store, [id])).get(id) ?? [];
    const sources = await readSources(parts.store, org_id, config);
    return { name, sources, branchName: branch_name ?? undefined, config, docs, instructions: groupBySlot(resolved) };
}
function groupBySlot(resolved) {
    const slots = Map.groupBy(resolved, ({ slotType }) => slotType);
    return Object.fromEntries([...slots].map(([slot, all]) => [slot, all.map(({ content }) => content)]));
}
/**
 * Reads the sources of a publication in their order; where none of them is a repository, its docs repository is one. A
 * deleted repository is among them, so that what needs it can say so; deleted others are not.
 */
async function readSources({ database }, orgId, { sourceRepos = [], docsRepo }) {
    const connections = database.selectFrom("connections").selectAll().where("org_id", "=", orgId);
    const found = await connections.where("id", "in", sourceRepos).execute();
    const rows = sourceRepos.flatMap((id) => found.find((row) => row.id === id) ?? []);
    const repositories = rows.filter(({ type }) => type === "codehostRepo").map(({ id }) => id);
    const isContext = ({ type, deleted_at }) => type !== "codehostRepo" && deleted_at === null;
    return {
        repositories: repositories.length === 0 && docsRepo !== undefined ? [docsRepo] : repositories,
        context: rows.filter(isContext),
    };
}

// EXTERNAL MODULE: ./lib/shared/markdown.js
var markdown = __webpack_require__(2504);
;// CONCATENATED MODULE: ./lib/writer/entries.js

const LEAST_OF_A_SCOPE = 4;
/**
 * One list item: `- **css:** Minify the style tag ([#12](…))`, below it what its breaking footers say,
 * indented so that it stays in the item. Ends without a line feed.
 */
function renderEntry(entry, repository) {
    const link = entry.pullRequest === undefined
        ? renderCommitLink(repository, entry.shas[0])
        : renderPullRequestLink(repository, entry.pullRequest);
    const scope = entry.scope === undefined ? "" : `**${(0,markdown/* escapeMarkdown */.FV)(entry.scope)}:** `;
    const line = `- ${scope}${(0,markdown/* escapeMarkdown */.FV)(entry.text)} (${link})`;
    if (entry.breaking === "" || entries_isSame(entry.breaking, entry.text))
        return line;
    const note = (0,markdown/* escapeMarkdownText */.m4)(entry.breaking).replace(/^(?=.)/gm, "  ");
    return `${line}\n\n${note}`;
}
/** The entries as one list, each on its own line; items with text below stand apart. */
function renderEntries(entries, repository) {
    return joinItems(entries.map((entry) => renderEntry(entry, repository)));
}
/** Items with text below stand apart. */
function joinItems(items) {
    return items.join(items.some((item) => item.includes("\n\n")) ? "\n\n" : "\n");
}
/**
 * The entries as one list in which those of a scope that has four or more stand together below it, where the first of
 * them was. For text that is written anew each time: what is added to a list later would not find its scope.
 */
function renderGroupedEntries(entries, repository) {
    const groups = new Map();
    for (const entry of entries) {
        const key = entry.scope?.toLowerCase() ?? entry.shas[0];
        groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
    const items = entries.flatMap((entry) => {
        const group = groups.get(entry.scope?.toLowerCase() ?? "") ?? [];
        if (group.length < LEAST_OF_A_SCOPE)
            return renderEntry(entry, repository);
        if (entry !== group[0])
            return [];
        const inner = group.map((own) => renderEntry({ ...own, scope: undefined }, repository));
        return `- **${(0,markdown/* escapeMarkdown */.FV)(entry.scope ?? "")}:**\n${joinItems(inner).replace(/^(?=.)/gm, "  ")}`;
    });
    return joinItems(items);
}
/** `12 dependency updates, among them `left-pad` 1.3.0 → 2.0.0 (major)`; undefined where there are none. */
function renderDependencyLine(dependencies) {
    if (dependencies.count === 0)
        return undefined;
    const updates = countWords(dependencies.count, ["dependency update", "dependency updates"]);
    const named = dependencies.notable.map((update) => {
        const why = [...(update.security ? ["security"] : []), ...(update.major ? ["major"] : [])].join(", ");
        return `${renderPackage(update)} (${why})`;
    });
    if (named.length === 0)
        return updates;
    return `${updates}${dependencies.count === named.length ? ": " : ", among them "}${named.join(", ")}`;
}
/** `` `left-pad` 1.3.0 → 2.0.0 ``. */
function renderPackage({ name, from, to }) {
    const versions = [from, to].filter((version) => version !== undefined).map(markdown/* escapeMarkdown */.FV);
    return [`\`${name}\``, versions.join(" → ")].filter((part) => part !== "").join(" ");
}
function entries_isSame(one, other) {
    const plain = (text) => text.trim().replace(/\.$/, "").toLowerCase();
    return plain(one) === plain(other);
}
const GITHUB = { mark: "#", pull: "pull", commit: "commit", compare: (from, to) => `compare/${from}...${to}` };
const GITLAB = {
    mark: "!",
    pull: "-/merge_requests",
    commit: "-/commit",
    compare: (from, to) => `-/compare/${from}...${to}`,
};
const BITBUCKET = {
    mark: "#",
    pull: "pull-requests",
    commit: "commits",
    compare: (from, to) => `branches/compare/${to}%0D${from}`,
};
/** `[#12](…/pull/12)`, or `#12` where the repository's address is not known; `owner/repo#12` where that is wanted. */
function renderPullRequestLink(repository, number) {
    const { mark, pull } = selectPages(repository);
    return linkTo(repository, (0,markdown/* escapeMarkdown */.FV)(qualifyReference(repository, `${mark}${number}`)), `${pull}/${number}`);
}
/** `[1a2b3c4](…/commit/1a2b…)`, or the seven digits where the repository's address is not known. */
function renderCommitLink(repository, sha) {
    const text = (0,markdown/* escapeMarkdown */.FV)(qualifyReference(repository, sha.slice(0, 7)));
    return linkTo(repository, text, `${selectPages(repository).commit}/${sha}`);
}
/** A reference (`#12`, a commit's seven digits) with its repository's name where that is wanted. */
function qualifyReference({ name, isQualified = false }, reference) {
    if (!isQualified)
        return reference;
    return /^[#!]/.test(reference) ? `${name}${reference}` : `${name}@${reference}`;
}
/** The page that compares two tags or branches; undefined where the repository's address is not known. */
function buildCompareUrl(repository, from, to) {
    if (repository.webUrl === undefined)
        return undefined;
    return `${repository.webUrl}/${selectPages(repository).compare(encodeRef(from), encodeRef(to))}`;
}
/** The page of one tag; undefined where the repository's address is not known. */
function buildTagUrl(repository, tag) {
    return repository.webUrl === undefined ? undefined : `${repository.webUrl}/releases/tag/${encodeRef(tag)}`;
}
/** `[v1.2.0...v1.3.0](…)`; undefined where the address or one of the tags is not known. */
function renderCompareLink(repository, from, to) {
    if (from === undefined || to === undefined)
        return undefined;
    const url = buildCompareUrl(repository, from, to);
    return url === undefined ? undefined : `[${(0,markdown/* escapeMarkdown */.FV)(`${from}...${to}`)}](${url})`;
}
function linkTo(repository, text, path) {
    return repository.webUrl === undefined ? text : `[${text}](${repository.webUrl}/${path})`;
}
function selectPages(repository) {
    const host = /^https?:\/\/([^/]+)/.exec(repository.webUrl ?? "")?.[1] ?? "";
    if (host.includes("gitlab"))
        return GITLAB;
    return host.includes("bitbucket") ? BITBUCKET : GITHUB;
}
function encodeRef(ref) {
    return encodeURIComponent(ref)
        .replaceAll("%2F", "/")
        .replaceAll("%40", "@")
        .replaceAll("(", "%28")
        .replaceAll(")", "%29");
}
const REASONS = {
    merge: ["branch merge", "branch merges"],
    carrier: ["merge that only carries other changes", "merges that only carry other changes"],
    release: ["release chore", "release chores"],
    fixup: ["fixup", "fixups"],
    skipped: ["commit that asks to be skipped", "commits that ask to be skipped"],
    reverted: ["commit that was reverted or reverts one", "commits that were reverted or revert one"],
    backport: ["backport of a listed change", "backports of listed changes"],
    leftOut: ["commit left out on request", "commits left out on request"],
    kindLeftOut: ["commit of a kind that is left out", "commits of kinds that are left out"],
};
/** Counts where the commits went, each of them once. */
function countCommits(notes) {
    const listed = countEntries(notes.sections.flatMap((section) => section.entries));
    const entries = countEntries([...notes.internal, ...notes.documentation]);
    const { changes, shas } = notes.dependencies;
    const folded = { changes: entries.changes + changes, commits: entries.commits + shas.length };
    const notShown = notes.notShown.map(({ reason, shas }) => ({ reason, commits: shas.length }));
    const commits = notShown.reduce((sum, item) => sum + item.commits, listed.commits + folded.commits);
    return { commits, listed, folded, notShown };
}
/**
 * One sentence without a full stop, whose commits add up: `57 commits: 21 changes (40 commits) listed, 12 folded,
 * 5 branch merges not shown`. A change of one commit counts as itself.
 */
function renderCommitCount(count) {
    const parts = [
        `${countWords(count.listed.changes, ["change", "changes"])}${renderCommits(count.listed)} listed`,
        ...(count.folded.changes > 0 ? [`${count.folded.changes}${renderCommits(count.folded)} folded`] : []),
        ...count.notShown.map(({ reason, commits }) => `${countWords(commits, REASONS[reason])} not shown`),
    ];
    return `${countWords(count.commits, ["commit", "commits"])}: ${parts.join(", ")}`;
}
function renderCommits({ changes, commits }) {
    return commits === changes ? "" : ` (${countWords(commits, ["commit", "commits"])})`;
}
/** `1 change`, `2 changes`. */
function countWords(count, [one, many]) {
    return `${count} ${count === 1 ? one : many}`;
}
function countEntries(entries) {
    return { changes: entries.length, commits: entries.reduce((sum, entry) => sum + entry.shas.length, 0) };
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./lib/git/commits.js
var git_commits = __webpack_require__(4958);
// EXTERNAL MODULE: ./lib/shared/text.js
var shared_text = __webpack_require__(6422);
;// CONCATENATED MODULE: ./lib/writer/change.js

/** The commits of a change, set aside for a reason. */
function setAside(change, reason) {
    return { reason, shas: change.commits.map((commit) => commit.sha) };
}
/**
 * Sets aside the changes for which `reasonFor` gives a reason and keeps the others in their order.
 */
function siftChanges(sifted, reasonFor) {
    const changes = [];
    const notShown = [...sifted.notShown];
    for (const change of sifted.changes) {
        const reason = reasonFor(change);
        if (reason === undefined)
            changes.push(change);
        else
            notShown.push(setAside(change, reason));
    }
    return { changes, notShown };
}
/** The commits of a change that is more than one: those that its merge carried, or all of a rebase. */
function selectWork(change) {
    return change.commits.length < 2 ? [] : change.commits.filter((commit) => commit.parents.length < 2);
}
/** Whether the commit that starts with `sha` is the whole change, and not only a part of it. */
function standsFor(change, sha) {
    const [lead, ...carried] = change.commits;
    if (lead.sha.startsWith(sha))
        return carried.length === 0 || lead.parents.length > 1;
    const work = selectWork(change);
    return work.length === 1 && work[0]?.sha.startsWith(sha) === true;
}
/** The files that a change touches: those of the commits it carries, or of its merge where none is known. */
function selectPaths(change) {
    const work = selectWork(change);
    if (work.length === 0)
        return change.commits[0].paths;
    return [...new Set(work.flatMap((commit) => commit.paths))];
}
/** What can be left out of notes as a kind. */
const OMITTABLE_KINDS = (/* unused pure expression or super */ null && (["dependencies", "internal", "documentation"]));
/** Whether a person who names this means all of the change, and not a part of it. */
function isNamedBy(change, reference) {
    return "pullRequest" in reference
        ? change.pullRequest === reference.pullRequest
        : standsFor(change, reference.sha.toLowerCase());
}
/** Sets the named changes aside; they are given back beside the others. */
function leaveOutChanges(sifted, references) {
    const isLeftOut = (change) => references.some((reference) => isNamedBy(change, reference));
    const leftOut = sifted.changes.filter(isLeftOut);
    const gone = leftOut.map((change) => setAside(change, "leftOut"));
    return {
        changes: sifted.changes.filter((change) => !isLeftOut(change)),
        notShown: [...sifted.notShown, ...gone],
        leftOut,
    };
}
/** What is wished for a change's text, the oldest wish first. */
function selectRewordings(change, { reword }) {
    return reword.filter(({ reference }) => isNamedBy(change, reference)).map(({ text }) => text);
}
/** Longest title, in characters: code hosts allow 255, and more than this is read by no one. */
const MAX_TITLE_LENGTH = 500;
/** A title as the writer matches and shows it. */
function cutTitle(title) {
    return (0,shared_text/* shorten */.ml)(title, MAX_TITLE_LENGTH);
}
/** The commit with its subject cut; the same object where the subject is short enough. */
function cutSubject(commit) {
    return commit.subject.length <= MAX_TITLE_LENGTH ? commit : { ...commit, subject: cutTitle(commit.subject) };
}

;// CONCATENATED MODULE: ./lib/writer/labels.js
/** The sections that users read, in the order they read them. */
const SECTION_NAMES = ["breaking", "added", "changed", "deprecated", "removed", "fixed", "security"];
/** What each section is called where it is read, in a release and in a changelog alike. */
const SECTION_HEADINGS = {
    added: "Added",
    changed: "Changed",
    deprecated: "Deprecated",
    removed: "Removed",
    fixed: "Fixed",
    security: "Security",
};
/** A login as it is compared: `Dependabot[bot]` and `dependabot` are one. */
function normaliseLogin(login) {
    return login.toLowerCase().replace(/\[bot\]$/, "");
}
const MEANINGS = mapNames({
    skip: "skip changelog|no changelog|changelog skip|changelog none|changelog ignore|ignore changelog|ignore for release|" +
        "ignore for release notes|skip release notes|skip release note|no release notes|no release note|release note none|" +
        "release notes none|exclude from changelog|exclude from release notes|skip news|no news|skip notes",
    breaking: "breaking|breaking change|breaking changes|semver major|bc break|incompatible|backwards incompatible|" +
        "backward incompatible",
    security: "security|security fix|vulnerability|cve",
    added: "feature|features|feat|new feature|enhancement|enhancements|added|semver minor",
    fixed: "bug|bugs|bugfix|bug fix|fix|fixes|fixed|hotfix|regression",
    removed: "removal|removed",
    deprecated: "deprecation|deprecated",
    changed: "performance|perf|improvement|improvements|changed|optimization",
    dependencies: "dependencies|dependency|deps|dependency update|dependency updates",
    internal: "internal|chore|chores|maintenance|refactor|refactoring|housekeeping|cleanup|tech debt|technical debt",
});
const HINTS = mapNames({
    documentation: "documentation|docs|doc",
    internal: "ci|build|infra|infrastructure|test|tests|testing|tooling|workflow|workflows|github actions",
});
// In the order in which they are looked for in a category's title.
const TITLE_WORDS = [
    [/\bbreaking|incompatib/i, "breaking"],
    [/\bsecurit|\bvulnerab/i, "security"],
    [/\bdeprecat/i, "deprecated"],
    [/\bremov/i, "removed"],
    [/\bdependenc|\bdeps\b/i, "dependencies"],
    [/\bbugs?\b|\bbug-?fix|\bfix/i, "fixed"],
    [/\bfeature|\benhance|\badded\b|\badditions?\b/i, "added"],
    [/\bimprove|\bperformance|\bchanged\b/i, "changed"],
    [/\bdoc(?:s|umentation)?\b/i, "documentation"],
    [/\binternal|\bmaintenance|\bchores?\b|\bci\b|\btest|\brefactor|\bhousekeeping|\btooling|\binfra/i, "internal"],
];
const MOST_VISIBLE = ["security", "added", "fixed", "removed", "deprecated", "changed", "internal"];
/** Reads labels by their usual names, and by the repository's own rules, which come first. */
function selectLabelVerdict({ labels, author }, rules) {
    const own = { labels: labels.map((label) => label.toLowerCase()), authors: [normaliseLogin(author?.login ?? "")] };
    const names = labels.map(normaliseLabel);
    const category = rules?.categories.find(({ labels: wanted, exclude }) => {
        return (wanted.includes("*") || meets(own, { labels: wanted, authors: [] })) && !meets(own, exclude);
    });
    const [, titled] = TITLE_WORDS.find(([words]) => words.test(category?.title ?? "")) ?? [];
    const said = [...(titled === undefined ? [] : [titled]), ...names.flatMap((name) => MEANINGS.get(name) ?? [])];
    return {
        skip: said.includes("skip") || (rules !== undefined && meets(own, rules.exclude)),
        breaking: said.includes("breaking"),
        dependencies: said.includes("dependencies"),
        class: isClass(titled) ? titled : MOST_VISIBLE.find((name) => said.includes(name)),
        hint: names.map((name) => HINTS.get(name)).find((meaning) => meaning !== undefined),
    };
}
function isClass(meaning) {
    return meaning !== undefined && meaning !== "breaking" && meaning !== "dependencies" && meaning !== "skip";
}
function meets(own, wanted) {
    return (wanted.labels.some((label) => own.labels.includes(label.toLowerCase())) ||
        wanted.authors.some((author) => own.authors.includes(normaliseLogin(author))));
}
/** `type: New Feature ✨` → `new feature`, `kind/bug` → `bug`, `semver-major` → `semver major`. */
function normaliseLabel(label) {
    return label
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim()
        .replace(/^(?:type|kind|category|cat|c|pr|impact|changelog|change)s? (?=\S)(?!(?:skip|none|ignore)$)/, "");
}
function mapNames(names) {
    return new Map(Object.entries(names).flatMap(([meaning, list]) => list.split("|").map((name) => [name, meaning])));
}

;// CONCATENATED MODULE: ./lib/writer/classify.js

const DOCUMENTS = /^(?:\w+ )(?:[\w-]+ ){0,2}(?:docs|documentation|docstrings?|readme|doc fix(?:es)?)\b|\b(?:in|the|and|of) (?:docs|documentation|docstrings?|readme|doc fix(?:es)?)$/i;
const BY_TYPE = {
    ...classAll("added", "feat feature features add added"),
    ...classAll("fixed", "fix fixes bugfix hotfix bug"),
    ...classAll("changed", "perf performance change changed improve improvement enhance enhancement update revert"),
    ...classAll("deprecated", "deprecate deprecated"),
    ...classAll("removed", "remove removed"),
    ...classAll("security", "security sec"),
    ...classAll("documentation", "docs doc documentation"),
    ...classAll("internal", "refactor refact style test tests testing ci build chore internal wip workflow lint release tooling infra cleanup deps dep"),
};
const BY_VERB = {
    ...classAll("added", "add adds added adding support supports introduce introduces implement implements implemented allow allows enable create expose exposes new provide offer accept"),
    ...classAll("fixed", "fix fixes fixed fixing bugfix hotfix correct corrects corrected repair resolve resolves resolved prevent prevents avoid avoids stop don't dont"),
    ...classAll("removed", "remove removes removed removing drop drops dropped delete deletes deleted"),
    ...classAll("deprecated", "deprecate deprecates deprecated deprecating"),
    ...classAll("internal", "refactor refactors refactored refactoring lint cleanup reformat test tests wip"),
    ...classAll("documentation", "document documents documented"),
};
const classify_MOST_VISIBLE = [
    ...["security", "added", "fixed", "removed", "deprecated", "changed"].map((name) => name),
    "documentation",
    "internal",
];
/**
 * Decides where a change belongs: breaking where a `!`, a footer or a label says so; else folded away where all of its
 * files are documentation or internal; else by its conventional type, by the types of the commits that its
 * pull request carries, by its labels, by its first verb; else `changed`. A label shows what a type would fold away,
 * and never the other way round.
 */
function classifyChange(change) {
    const title = parseTitle(change.title);
    const work = selectWork(change);
    const verdict = change.told?.verdict;
    const carried = work.map((commit) => parseTitle(commit.subject));
    const footers = [change.body, ...work.map((commit) => commit.body)].map(parseBreakingChange);
    const breaking = [...new Set(footers.filter((text) => text !== undefined))].join("\n\n");
    const classified = { change, title, breaking };
    if (verdict?.breaking ||
        title.breaking ||
        breaking !== "" ||
        carried.some((own) => own.type !== undefined && own.breaking)) {
        return { ...classified, class: "breaking" };
    }
    const kind = selectPathKind(selectPaths(change));
    if (kind === "internal" || kind === "documentation")
        return { ...classified, class: kind };
    if (kind === "manifest" && /\bCI\b|\bworkflows?\b|\blint(?:er|ing)?\b/.test(title.text))
        return { ...classified, class: "internal" };
    return { ...classified, class: classifyWords(title, carried, verdict) };
}
function classifyWords(title, carried, verdict) {
    const typed = classifyTitle(title) ?? classifyCarried(carried);
    const labelled = verdict?.class;
    if (labelled === "security")
        return labelled;
    if (typed !== undefined && !isFolded(typed))
        return typed;
    if (labelled !== undefined && !isFolded(labelled))
        return labelled;
    const said = typed ?? labelled ?? classifyText(title.text);
    return said === "changed" ? (verdict?.hint ?? said) : said;
}
function isFolded(name) {
    return name === "internal" || name === "documentation";
}
function classifyTitle(title) {
    if (title.type === undefined)
        return undefined;
    const byType = BY_TYPE[title.type];
    const isWork = byType !== "internal" && byType !== "documentation";
    return isWork && isSecurity(title.text) ? "security" : byType;
}
function classifyCarried(carried) {
    const classes = carried.map(classifyTitle);
    const best = classify_MOST_VISIBLE.find((candidate) => classes.includes(candidate));
    // A chore beside work that has no type says nothing about that work.
    return (best === "internal" || best === "documentation") && classes.includes(undefined) ? undefined : best;
}
function classifyText(text) {
    const again = /^(?:re-?apply|re-?land)\b[\s:"'“]*(.+)$/i.exec(text)?.[1];
    if (again !== undefined) {
        const inner = parseTitle(again);
        return classifyTitle(inner) ?? classifyText(inner.text);
    }
    if (isSecurity(text))
        return "security";
    if (/^(?:fix(?:es|ed)? )?(?:a |some |more |minor |small )*typos?\b(?!.*\b(?:option|flag|message|error|output)\b)/i.test(text))
        return "documentation";
    if (DOCUMENTS.test(text.replace(/`[^`]*`/g, "x")))
        return "documentation";
    if (/^(?:code )?clean(?:s|ed|ing)?[ -]?up\b/i.test(text))
        return "internal";
    const verb = /^[\w'’]+/.exec(text)?.[0].toLowerCase().replace("’", "'") ?? "";
    return (Object.hasOwn(BY_VERB, verb) ? BY_VERB[verb] : undefined) ?? "changed";
}
function isSecurity(text) {
    return /\b(?:CVE-\d{4}-\d+|GHSA(?:-[\w]{4}){3}|vulnerabilit(?:y|ies))\b|^security\b/i.test(text);
}
function classAll(name, words) {
    return Object.fromEntries(words.split(" ").map((word) => [word, name]));
}
const TYPES = new Set(("feat feature features fix fixes bugfix hotfix bug perf performance refactor style test tests testing ci build chore " +
    "docs doc documentation revert deps dep security sec deprecate deprecated remove removed add added change changed " +
    "improve improvement enhance enhancement update internal wip workflow lint release refact tooling infra cleanup").split(" "));
const TOKENS = /\s*\[(?:[\w -]*\b)?(?:skip|no|ignore)[ -][\w -]+\]|\s*\[[\w-]+ skip\]|\s*\*{3}NO_CI\*{3}/gi;
const DRAFT = /^(?:\[?(?:wip|draft|rfc)\]?:? +(?=\S+ ))/i;
const EMOJI = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|:[a-z_]+:)\s*)+/u;
const PREFIX = /^(?<type>[\w./@-]+(?:, ?[\w./@-]+)*)(?:\((?<scope>[^)]*)\))?(?<breaking>!)?: +(?<text>\S.*)$/;
const BRACKETS = /^\[(?<scope>[\w ./@:-]{1,30})\]:? +(?<text>\S.*)$/;
/**
 * Takes a title apart. A known type counts in any capitals; an unknown `area(sub): text` is a scope, as is a leading
 * `[area]`. Tokens for machines (`[skip ci]`), leading emoji, `WIP:` and a full stop are dropped. Never throws.
 */
function parseTitle(title) {
    const plain = title.replace(TOKENS, "").trim().replace(EMOJI, "").replace(DRAFT, "");
    const text = (plain || title.trim()).replace(/(?<![.…])\.$/, "");
    const prefix = PREFIX.exec(text)?.groups;
    if (prefix === undefined) {
        const brackets = BRACKETS.exec(text)?.groups;
        if (brackets === undefined)
            return { type: undefined, scope: undefined, breaking: false, text };
        const inner = parseTitle(brackets.text ?? "");
        if (TYPES.has((brackets.scope ?? "").toLowerCase()))
            return { ...inner, type: brackets.scope?.toLowerCase() };
        return { ...inner, scope: inner.scope ?? brackets.scope };
    }
    const word = prefix.type ?? "";
    const type = word.toLowerCase();
    const breaking = prefix.breaking !== undefined;
    const inner = prefix.text ?? "";
    if (TYPES.has(type))
        return { type, scope: prefix.scope?.trim() || undefined, breaking, text: inner };
    const scope = prefix.scope === undefined ? word : `${word}(${prefix.scope})`;
    return { type: undefined, scope, breaking, text: inner };
}
const OPENING = /^(?:[*-] +|#+ *)?BREAKING[ -]CHANGES?(?: *\([^)]*\))?(?: *!)?(?: *: *(.*)|)$/;
const FOOTER = /^(?:[A-Za-z][\w-]*-(?:by|on|to|from|with|id|url|pr|issue)|(?:closes|fixes|fix|resolves|refs?|see|part of|cc|issue|pr|link|review|signed-off-by|change-id|release-as|source-link))(?:: | #|:? https?:)/i;
const NOTHING = /^(?:none|no|nope|n\/?a|-|nil|not applicable|nothing)?[.!]?$/i;
/**
 * Reads what a message says under `BREAKING CHANGE:` or `BREAKING-CHANGE:`, with its lists and blank
 * lines, up to the next footer, heading or squashed commit; several are joined by a blank line.
 * Undefined where there is none or it says that there is none.
 */
function parseBreakingChange(body) {
    const found = [];
    const isSquash = /^\* /.test(body);
    let note;
    let lineBefore = "";
    const close = () => {
        const text = note?.join("\n").replace(/^\n+|\s+$/g, "");
        if (text !== undefined && !NOTHING.test(text.trim()))
            found.push(text);
        note = undefined;
    };
    for (const line of body.split("\n")) {
        const opening = OPENING.exec(line.trim());
        if (opening !== null && (opening[1] !== undefined || /^#/.test(line) || line === line.trimEnd())) {
            close();
            note = [opening[1] ?? ""];
        }
        else if (note !== undefined) {
            const isNext = /^\* (?:\w+(?:\([^)]*\))?!?: )/.test(line) || (isSquash && lineBefore === "" && /^\* /.test(line));
            if (FOOTER.test(line) || isNext || /^(?:#{1,6} |-{3,}\s*$|={3,}\s*$)/.test(line))
                close();
            else
                note.push(line.trimEnd());
        }
        lineBefore = line.trim();
    }
    close();
    return found.length === 0 ? undefined : found.map(unindent).join("\n\n");
}
/** Takes away the indentation that the lines after the first share. */
function unindent(text) {
    const [first = "", ...rest] = text.split("\n");
    const indents = rest.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
    const shared = Math.min(...indents);
    return Number.isFinite(shared) ? [first, ...rest.map((line) => line.slice(shared))].join("\n") : text;
}
const INTERNAL = [
    /^\.(?:github|circleci|gitlab|husky|vscode|idea|devcontainer|changeset|buildkite|azure-pipelines|chloggen)\//,
    /^(?:\.travis|\.gitlab-ci|appveyor|\.appveyor|azure-pipelines|\.codecov|codecov|\.pre-commit-config|bitbucket-pipelines)\.ya?ml$/,
    /^(?:Jenkinsfile|CODEOWNERS|tox\.ini|noxfile\.py|codecov\.ya?ml|netlify\.toml|renovate\.json5?|\.?release-please[\w-]*\.json|\.readthedocs\.ya?ml)$/,
    /(?:^|\/)\.(?:eslint|prettier|stylelint|oxlint|oxfmt|editorconfig|gitignore|gitattributes|gitmodules|nvmrc|node-version|npmrc|flake8|pylint|coverage|golangci|rubocop|renovate|kodiak|mergify|cspell|markdownlint|git-blame-ignore-revs|mailmap|tool-versions)[^/]*$/,
    /(?:^|\/)(?:eslint|prettier|stylelint|biome|vitest|jest|cypress|playwright|commitlint|knip|lint-staged|cspell|mypy|pytest|ruff)(?:\.[\w-]+)*\.(?:js|cjs|mjs|ts|mts|cts|jsonc?|ya?ml|toml|ini)$/,
    /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|Cargo\.lock|poetry\.lock|uv\.lock|Pipfile\.lock|go\.sum|Gemfile\.lock|composer\.lock|flake\.lock|\.terraform\.lock\.hcl)$/,
    /(?:^|\/)(?:tests?|__tests__|__snapshots__|__mocks__|__fixtures__|spec|e2e|fixtures|testdata|playground|bench(?:marks?)?)\//,
    /(?:^|\/)(?:test_[^/]*\.py|conftest\.py|[^/]*_test\.(?:py|go|rb|exs|dart)|[^/]*_spec\.rb|[^/]*\.(?:test|spec|bench)(?:-d)?\.[cm]?[jt]sx?|[^/]*\.snap)$/,
];
const DOCUMENTATION = [
    /^(?:docs?|documentation|website|site|examples?)\//i,
    /^(?:[^/]+\/)*(?:README|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|LICEN[CS]E|AUTHORS|MAINTAINERS|NOTICE|SUPPORT|GOVERNANCE|CHANGE(?:LOG|S)|HISTORY|NEWS|RELEASES?|AGENTS|CLAUDE)(?:[-_.][^/]*)?$/i,
    /^(?!.*(?:^|\/)(?:src|lib|templates?|prompts|assets|content)\/).*\.(?:md|mdx|rst|adoc|markdown)$/i,
    /(?:^|\/)docs?\/.*\.(?:md|mdx|rst|adoc|png|svg|jpe?g|gif)$/i,
];
// They change with the work that they describe, so they tell nothing about it.
const CHANGELOG = /(?:^|\/)(?:CHANGES?(?:LOG)?|HISTORY|NEWS|RELEASES?)(?:[-_][\w-]+)?(?:\.(?:md|rst|txt|adoc))?$|^(?:\.changeset|changes|changelog\.d|newsfragments|news)\/[^/]+$/i;
/**
 * What all of these files are for together. One product file makes it product work; a changelog beside
 * others is passed over. Undefined where no file is known.
 */
function selectPathKind(paths) {
    if (paths.length === 0)
        return undefined;
    let documented = false;
    let declared = false;
    for (const path of paths) {
        if (INTERNAL.some((form) => form.test(path)) || CHANGELOG.test(path))
            continue;
        if (DOCUMENTATION.some((form) => form.test(path)))
            documented = true;
        else if (isManifest(path))
            declared = true;
        else
            return "product";
    }
    if (declared)
        return "manifest";
    return documented || paths.every((path) => CHANGELOG.test(path)) ? "documentation" : "internal";
}
/** Whether a file names dependencies or versions, or holds what is made from them. */
function isManifest(path) {
    return /(?:^|\/)(?:package(?:-lock)?\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|requirements[\w.-]*\.(?:txt|in)|pyproject\.toml|(?:uv|poetry|Pipfile|Gemfile|Cargo|composer|flake)\.lock|Pipfile|setup\.(?:py|cfg)|go\.(?:mod|sum)|Cargo\.toml|Gemfile|[\w.-]+\.gemspec|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|[\w.-]+\.csproj|Dockerfile|docker-compose\.ya?ml|\.pre-commit-config\.yaml)$|^\.github\/|(?:^|\/)dist\/|(?:^|\/)vendor\/|^requirements\//.test(path);
}

;// CONCATENATED MODULE: ./lib/writer/pull-request.js


// GitHub, Azure, bors and Bitbucket name the number in the subject, GitLab in the last line of the body.
const MERGE_FORMS = [
    { subject: /^Merge pull request #(?<number>\d+) (?:from|in) (?<branch>\S+)/ },
    { subject: /^Merged PR (?<number>\d+): (?<title>.+)$/ },
    { subject: /^(?:Auto merge of|Merge) #(?<number>\d+)(?: - |:|$)/ },
    { subject: /^Merged in (?<branch>\S+) \(pull request #(?<number>\d+)\)/ },
    { subject: /^Merge branch '(?<branch>[^']+)'/, body: /^See merge request \S*!(?<number>\d+)\s*$/m },
];
const COLLECTS = /^(?:next|dev(?:elop(?:ment)?)?|staging|main|master|stable)$|->|→|^\S+ (?:in)?to \S+$|^(?:update|pull) from\b/i;
const PLAIN_MERGE = /^Merge (?:branch|remote|tag|commit|pull request)\b/;
// Cut off, as GitHub ends a subject that is too long, or a single word.
const POOR_TITLE = /(?:…|\.\.\.)$|^\S*$/;
const OWN_NUMBER = /\s*\((?:#|!)(\d+)\)\s*$/;
/**
 * Reads the pull request off a merge or squash commit. The last `(#12)` of a subject is the number, earlier ones
 * belong to other repositories or changes and stay in the title. A code host's merge has its title on the
 * first line of the body; where there is none the branch names it. Undefined for a commit without one.
 */
function parsePullRequest(whole) {
    const commit = cutSubject(whole);
    for (const form of MERGE_FORMS) {
        const inSubject = form.subject.exec(commit.subject)?.groups;
        if (inSubject === undefined)
            continue;
        const inBody = form.body?.exec(commit.body)?.groups;
        if (form.body !== undefined && inBody === undefined)
            continue;
        const [firstLine = "", ...rest] = commit.body.split("\n");
        const isTitle = firstLine !== "" && !/^(See merge request|Approved-by:|Related work items)/.test(firstLine);
        const title = inSubject.title ?? (isTitle ? trimNumber(cutTitle(firstLine).replace(/^\d+: | r=\S+( a=\S+)?$/g, "")) : "");
        return {
            number: Number(inSubject.number ?? inBody?.number),
            title: title === "" ? nameFromBranch(inSubject.branch ?? "") : title,
            body: rest.join("\n").trim(),
            isTitled: title !== "",
        };
    }
    const number = OWN_NUMBER.exec(commit.subject)?.[1];
    if (number === undefined)
        return undefined;
    return { number: Number(number), title: trimNumber(commit.subject), body: commit.body, isTitled: true };
}
/**
 * The pull request that a commit came with, by its message and by what the code host knows. A number in the message
 * wins: where the code host names another one, that only carried the commit on. Of two titles the last word wins: what
 * was written at the merge, unless the pull request was renamed after it; words that tell nothing give way at once.
 */
function selectPullRequest(commit, known) {
    const said = parsePullRequest(commit);
    const { pullRequest, isMerge = false, elsewhere = [] } = known?.get(commit.sha) ?? {};
    const facts = pullRequest && { ...pullRequest, title: cutTitle(pullRequest.title) };
    const isPlainMerge = said === undefined && (commit.parents.length > 1 || PLAIN_MERGE.test(commit.subject));
    const isMeant = said === undefined ? isMerge || !isPlainMerge : said.number === facts?.number;
    if (facts === undefined || !isMeant || (said === undefined && collects(facts.title))) {
        const number = said !== undefined && elsewhere.includes(said.number) ? undefined : said?.number;
        return said && { number, title: said.title, body: said.body, facts: undefined };
    }
    const title = said?.title ?? commit.subject;
    const isPoor = isPlainMerge || said?.isTitled === false || POOR_TITLE.test(title);
    return {
        number: facts.number,
        title: facts.title !== "" && (isPoor || facts.renamed) ? facts.title : title,
        body: said?.body ?? commit.body,
        facts,
    };
}
/** Whether a title says that its pull request only carries others (`dev -> main`, `Next`) or makes a release. */
function collects(title) {
    return COLLECTS.test(title) || isReleaseTitle(title);
}
function trimNumber(title) {
    return title.replace(OWN_NUMBER, "").trim() || title.trim();
}
function nameFromBranch(branch) {
    return branch.replace(/^.*\//, "").replace(/[-_]+/g, " ").trim() || branch;
}
// Every pattern here takes time in proportion to the title (checked with recheck): what two neighbours could both match,
// only one of them may. So a version begins after the last `-` that can begin one, and its tail ends before that.
const NAME = String.raw `(?:[\w.]*[@/-])*`;
const NO_NEW_START = String.raw `-(?!v?\d+\.\d)`;
const VERSION = String.raw `${NAME}v?\d+\.\d\w*(?:(?:\.|${NO_NEW_START})\w+)*(?:\+\w+(?:[-.+]\w+)*)?`;
const NEXT_VERSION = String.raw `${NAME}v?\d+\.\d(?:[\w.]|${NO_NEW_START})*(?:\+[\w.+-]*)?`;
const VERSIONS = String.raw `${VERSION}(?:(?:\s*[,&]\s*|\s+and\s*|and\s+)${NEXT_VERSION})*`;
const TYPE_WORD = String.raw `(?:chore|build|ci|release|misc|meta|maint|deploy|pkg)(?:\([^)]*\))?:`;
const TYPE = `(?:${TYPE_WORD} *)?`;
const RELEASE = "(?:release[sd]?|version) *:?";
const RELEASE_TITLES = [
    new RegExp(`^(?:${TYPE_WORD})?(?: *(?:release[sd]?|publish|version|tag|prep(?:are)?))?[ :-]*(?![ :-])(?:(?:for|the) +(?::|${RELEASE})?|${RELEASE})?${VERSIONS}(?: +release)?$`, "i"),
    new RegExp(`^${TYPE}(?:bump|set|update|change|increase|increment|start|begin)(?: the)?(?: package| project| app| crate| module| library| dev| next| snapshot)? (?:version|development)(?: number)?(?:(?: of(?: \\S+(?!\\S))?)?(?: (?:from \\S+ )?to)? *${VERSIONS}$| of \\S+$(?<=\\d\\.\\d[\\w.+-]*))`, "i"),
    new RegExp(`^${TYPE}bump(?: to)? v?\\d+\\.\\d+\\.\\d[\\w.+-]*$`, "i"),
    new RegExp(`^${TYPE}(?:start|begin) (?:version )?${VERSIONS}(?: development)?$`, "i"),
    new RegExp(`^${TYPE}(?:prepare|prep|get ready|ready)(?: for)?(?: the| a| next| new)* (?:release|version)s?(?: (?:for )?${VERSIONS})?$`, "i"),
    new RegExp(`^${TYPE}(?:release|releasing)(?: version)? ${NAME}v?\\d+\\.\\d`, "i"),
    new RegExp(`^${TYPE}(?:\\w+: *)?(?:version packages|new release|release|publish|version bump|bump(?: the)? versions?)(?: \\([^)]*\\))?$`, "i"),
    /^(?:chore|build|ci)\((?:main|master|(?=[\w./-]*release)[\w./-]*)\)!?: *(?:release|publish|v?\d)/i,
    /^(?:chore\(release\)|release(?:\([^)]*\))?)!?:/i,
    /^\[(?:maven-release-plugin|release|gradle release plugin)\]/i,
    /^(?:back to|begin|start) (?:next )?(?:dev(?:elopment)?(?: version| iteration)?|snapshot)/i,
];
// Too plain to trust without a look at the files: nothing but manifests.
const VERSIONING = /^(?!.*\bdep(?:s|endenc))(?:versioning\b|(?:update|bump|set) [\w-]+ versions? for (?:the )?release|[\w-]+ v?\d+\.\d+\.\d+ release$)/i;
// In the subject, or as a line of its own: a body that only talks about a token does not use it.
const SKIP_TOKEN = /\[(?:(?:skip|no|ignore)[ -](?:change-?log|release(?:[ -]notes?)?|notes?|news|docs)|(?:change-?log|release(?:[ -]notes?)?|notes?|news)[ -](?:skip|ignore))\]/i;
// A draft of ours that was merged: its commit, a squash of it, or the merge of its branch.
const OWN_DRAFT = /^Release-Docs-Tree: [0-9a-f]{40,64}$|^<!-- release-docs [0-9a-f]{16} [0-9a-f]{16} -->$/m;
const OWN_MERGE = /^Merge pull request #\d+ from [^/\s]+\/release-docs\//;
/** Whether a title says that its commit makes a release (`v1.2.3`, `chore(main): release 1.2.3`, `Version Packages`). */
function isReleaseTitle(title) {
    return RELEASE_TITLES.some((form) => form.test(title.trim()));
}
/** Whether a commit brought a draft of ours in. */
function isOwnDraft({ subject, body }) {
    return OWN_MERGE.test(subject) || OWN_DRAFT.test(body);
}
/** Sets aside what makes a release, mends another commit of the same change, or asks not to be mentioned. */
function removeChores(sifted) {
    return siftChanges(sifted, selectChoreReason);
}
function selectChoreReason(change) {
    const [lead] = change.commits;
    if (change.told?.verdict.skip)
        return "skipped";
    if (/^(?:fixup|squash|amend)! /.test(change.title))
        return "fixup";
    const lines = [
        change.title,
        lead.subject,
        ...lead.body.split("\n").filter((line) => /^\s*\[[^\]]*\]\s*$/.test(line)),
    ];
    if (lines.some((line) => SKIP_TOKEN.test(line)))
        return "skipped";
    if (isOwnDraft(lead))
        return "release";
    const paths = selectPaths(change);
    if (VERSIONING.test(change.title) && paths.length > 0 && paths.every(isManifest))
        return "release";
    return isReleaseTitle(change.title) ? "release" : undefined;
}

;// CONCATENATED MODULE: ./lib/writer/changes.js



// `Merge branch 'main'`, `chore: merge main into next`, `back merge`, `master sync`.
const JOINS_BRANCHES = /^(?:\w+(?:\([^)]*\))?: *)?(?:back[- ]?)?(?:merge[ds]?|merging|sync(?:ed|s|ing)?)\b|\bsync$/i;
/**
 * Groups commits, newest first, into changes: along the first parents each commit is one change, and a merge
 * of a pull request (or one with a title of its own) is one change with the commits of its side that no
 * older merge brought in. A merge that only joins branches, makes a release or carries other pull requests is
 * set aside, and what it brought in is told on its own. Where the code host tells of pull requests, the commits of one
 * that was rebased are one change too. Titles are cut to `MAX_TITLE_LENGTH`.
 */
function buildChanges(given, metadata) {
    const commits = given.map(cutSubject);
    const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
    const walk = { bySha, metadata, claimed: new Set(), changes: [], notShown: [] };
    const parents = new Set(commits.flatMap((commit) => commit.parents));
    for (const commit of commits)
        if (!parents.has(commit.sha))
            walkLine(walk, commit.sha);
    const position = new Map(commits.map((commit, index) => [commit.sha, index]));
    const placeOf = (change) => position.get(change.commits[0].sha) ?? 0;
    return { changes: walk.changes.sort((a, b) => placeOf(a) - placeOf(b)), notShown: walk.notShown };
}
function walkLine(walk, start) {
    const line = [];
    for (let sha = start; sha !== undefined;) {
        const commit = walk.bySha.get(sha);
        if (commit === undefined || walk.claimed.has(sha))
            break;
        walk.claimed.add(sha);
        line.push(commit);
        sha = commit.parents[0];
    }
    // Oldest first: what an older merge brought in is that merge's, even where a newer one reaches it too.
    for (const commit of line.reverse())
        takeCommit(walk, commit);
}
function takeCommit(walk, commit) {
    const pullRequest = selectPullRequest(commit, walk.metadata?.facts);
    if (joinRebased(walk, commit, pullRequest))
        return;
    const title = pullRequest?.title ?? commit.subject;
    const side = collectSide(walk, commit);
    const own = selectOwnCommits(side, title, pullRequest?.number);
    const joins = JOINS_BRANCHES.test(title) && (commit.parents.length > 1 || /^Merge (branch|remote)/.test(title));
    if (own === undefined ||
        (joins && (pullRequest === undefined || own.every((carried) => carried.parents.length > 1)))) {
        const reason = isReleaseTitle(title) ? "release" : pullRequest === undefined ? "merge" : "carrier";
        walk.notShown.push({ reason, shas: [commit.sha] });
        for (const parent of commit.parents.slice(1))
            walkLine(walk, parent);
        return;
    }
    for (const carried of own)
        walk.claimed.add(carried.sha);
    const only = own.length === 1 ? own[0] : undefined;
    const body = pullRequest?.body ?? commit.body;
    walk.changes.push({
        title,
        body: body || (only?.body ?? ""),
        pullRequest: pullRequest?.number,
        commits: [commit, ...own],
        told: tell(walk, pullRequest),
    });
    for (const parent of commit.parents.slice(1))
        walkLine(walk, parent);
}
function tell({ metadata }, pullRequest) {
    const facts = pullRequest?.facts;
    return facts && { author: facts.author, verdict: selectLabelVerdict(facts, metadata?.rules) };
}
/** Adds a commit to the change before it where both are of one pull request that was rebased, and says so. */
function joinRebased(walk, commit, pullRequest) {
    const before = walk.changes.at(-1);
    if (before === undefined || pullRequest?.facts === undefined || before.pullRequest !== pullRequest.number)
        return false;
    const [newest] = before.commits;
    const isRebased = (own) => own.parents.length < 2 && parsePullRequest(own) === undefined;
    if (commit.parents[0] !== newest.sha || !isRebased(commit) || !isRebased(newest))
        return false;
    const title = pullRequest.facts.title || before.title;
    walk.changes[walk.changes.length - 1] = { ...before, title, body: commit.body, commits: [commit, ...before.commits] };
    return true;
}
/** The unclaimed commits that a merge reaches through its other parents, in the order they are found. */
function collectSide(walk, merge) {
    const found = new Map();
    const open = merge.parents.slice(1);
    for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
        const commit = walk.bySha.get(sha);
        if (commit === undefined || walk.claimed.has(sha) || found.has(sha))
            continue;
        found.set(sha, commit);
        open.push(...commit.parents);
    }
    return [...found.values()];
}
/**
 * What of its side a merge speaks for: all of it, or undefined where it gives way to other pull requests or
 * makes a release. One `(#12)` among other commits is more likely an issue than a pull request.
 */
function selectOwnCommits(side, title, number) {
    if (side.length === 0)
        return [];
    if (collects(title))
        return undefined;
    const others = side.filter((commit) => (parsePullRequest(commit)?.number ?? number) !== number);
    const merged = others.some((commit) => commit.parents.length > 1);
    const work = side.filter((commit) => commit.parents.length < 2);
    const squashed = others.length > 1 && others.length * 2 >= work.length;
    return merged || squashed || (others.length > 0 && JOINS_BRANCHES.test(title)) ? undefined : [...side];
}

;// CONCATENATED MODULE: ./lib/writer/dependencies.js


/** Folds the dependency updates among the changes, newest first, and gives back the other changes. */
function foldDependencies(classified) {
    const others = [];
    const packages = new Map();
    const shas = [];
    let changes = 0;
    let unnamed = 0;
    for (const item of classified) {
        const updates = parseDependencyUpdate(item.change);
        if (updates === undefined) {
            others.push(item);
            continue;
        }
        changes += 1;
        shas.push(...item.change.commits.map((commit) => commit.sha));
        if (updates.length === 0)
            unnamed += 1;
        for (const update of updates)
            packages.set(update.name, joinUpdates(packages.get(update.name), update));
    }
    const sorted = [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    const notable = sorted.filter((update) => update.security || (update.major && update.runtime));
    return {
        dependencies: { count: sorted.length + unnamed, packages: sorted, notable, changes, shas },
        others,
    };
}
function joinUpdates(newer, older) {
    if (newer === undefined)
        return older;
    const from = older.from ?? newer.from;
    const to = newer.to ?? older.to;
    return {
        name: newer.name,
        from,
        to,
        runtime: newer.runtime || older.runtime,
        major: newer.major || older.major || isMajor(from, to),
        security: newer.security || older.security,
    };
}
const BUMP = /^(?:bump|update|upgrade)s?(?: dependency)? (?:\[)?`?(?<name>@?[\w./-]+)`?(?:\]\([^)]*\))?(?: requirement)?(?: from [`v]?(?<from>[^\s`]+?)`?)? to [`v]?(?<to>\d[^\s`]*?)`?(?: in \S.*| across \S.*| \[security\]| \(.*\)|[,;].*)?\.?$/i;
const WHOLESALE = /^(?:\[?security\]?:? )?(?:(?:bump|update|upgrade)s? (?:the |all |some )*(?:\S+ )?(?:non-major |minor |patch )*(?:dep|deps|dependenc(?:y|ies)|group|packages|lock ?files?|github.actions|actions)\b|lock file maintenance|versioning(?:,| and|,? deps,)+ deps?\b|dep(?:endency)? (?:updates?|bumps?)\b|pre-commit autoupdate|deps\b|dependency updates?\b)/i;
const GROUPED = /^(?:Updates|Bumps) (?:\[)?`?(?<name>@?[\w./-]+)`?(?:\]\([^)]*\))? (?:requirement )?from [`v]?(?<from>[^\s`]+)`? to [`v]?(?<to>\d\S*?)`?\.?$/gm;
/**
 * The packages that a change updates: empty where it updates dependencies without saying which, undefined where
 * it is something else. Names and versions are taken from Dependabot's and Renovate's titles and messages.
 */
function parseDependencyUpdate(change) {
    const { type, scope, breaking, text } = parseTitle(change.title);
    const { author, verdict } = change.told ?? {};
    // On its own pull requests a bot sets `semver-major` for the package that it updates.
    if (breaking || (verdict?.breaking === true && author?.isBot !== true))
        return undefined;
    const scoped = type === "deps" || type === "dep" || /^(?:deps?|dependencies|deps-dev|dev-deps)$/i.test(scope ?? "");
    const bump = BUMP.exec(text)?.groups;
    const paths = selectPaths(change);
    const isLabelled = verdict?.dependencies === true && paths.length > 0 && paths.every(isManifest);
    const isUnnamed = /^(?:bump|upgrade)s? (?!.*\b(?:minimum|min|requires?d?|node|node\.?js|python|ruby|go|php|java|rust|engines?|peer)\b)/i.test(text);
    if (isUnnamed && bump === undefined && paths.length > 0 && paths.every(isManifest))
        return [];
    if (!scoped && !isLabelled && !WHOLESALE.test(text) && (bump === undefined || !paths.every(isManifest)))
        return undefined;
    const bodies = change.commits.map((commit) => commit.body).join("\n");
    const security = /\bsecurity\b|\bCVE-|\bGHSA-|vulnerab|Dependabot alert/i.test(change.title);
    const isDevelopment = scope?.includes("dev") === true || (paths.length > 0 && paths.every((path) => path.startsWith(".github/")));
    const build = (found) => {
        const name = found.name ?? "";
        const from = found.from?.replace(/[.,]$/, "");
        const to = found.to?.replace(/[.,]$/, "");
        const details = selectDetails(bodies, name);
        const runtime = !isDevelopment && !details.includes("direct:development") && !details.includes("indirect");
        return { name, from, to, runtime, major: isMajor(from, to) || details.includes("semver-major"), security };
    };
    const grouped = [...bodies.matchAll(GROUPED)].map((match) => build(match.groups ?? {}));
    if (bump !== undefined && grouped.length < 2)
        return [build(bump)];
    return grouped;
}
/** What Dependabot writes about one package in the message's last part. */
function selectDetails(bodies, name) {
    const start = bodies.indexOf(`- dependency-name: ${name.startsWith("@") ? `"${name}"` : name}\n`);
    if (start === -1)
        return "";
    const end = bodies.indexOf("- dependency-name:", start + 1);
    return bodies.slice(start, end === -1 ? start + 400 : end);
}
/** Whether a package moves to another major version. */
function isMajor(from, to) {
    const [before, after] = [from, to].map((version) => /^[v^~>=<]*(\d+)(?=\.|$)/.exec(version ?? "")?.[1]);
    if (after === undefined)
        return false;
    // Renovate writes a whole number for a new major and nothing else.
    return before === undefined ? from === undefined && /^\d+$/.test(to ?? "") : Number(after) > Number(before);
}

;// CONCATENATED MODULE: ./lib/writer/notes.js






const NO_EDITS = { leaveOut: [], reword: [], kinds: [] };
/**
 * Builds notes from commits, newest first in topological order, and from what is known of them beyond git. Pure: the
 * same commits, metadata and wishes give the same notes.
 * Each commit is accounted for exactly once: in an entry, in the dependency updates or in `notShown`.
 */
function buildNotes(commits, metadata, edits = NO_EDITS) {
    const sifted = removeBackports(cancelReverts(removeChores(buildChanges(commits, metadata))));
    const { leftOut, ...named } = leaveOutChanges(sifted, edits.leaveOut);
    const { classified, kindLeftOut } = leaveOutKinds(named.changes.map(classifyChange), edits);
    const { dependencies, others } = foldDependencies(classified);
    const select = (name) => others.filter((item) => item.class === name).map((item) => buildEntry(item, edits));
    return {
        sections: SECTION_NAMES.map((name) => ({ name, entries: select(name) })),
        dependencies,
        internal: select("internal"),
        documentation: select("documentation"),
        notShown: joinReasons([...named.notShown, ...kindLeftOut.map((change) => setAside(change, "kindLeftOut"))]),
        changes: classified.map(({ change }) => change),
        leftOut,
        kindLeftOut,
    };
}
function leaveOutKinds(classified, { kinds }) {
    if (kinds.length === 0)
        return { classified, kindLeftOut: [] };
    const isWanted = (item) => {
        const kind = parseDependencyUpdate(item.change) === undefined ? item.class : "dependencies";
        return !kinds.some((name) => name === kind);
    };
    const kindLeftOut = classified.filter((item) => !isWanted(item)).map(({ change }) => change);
    return { classified: classified.filter(isWanted), kindLeftOut };
}
function buildEntry({ change, title, breaking }, edits) {
    const [lead, ...carried] = change.commits;
    const texts = [startSentence(title.text), ...selectRewordings(change, edits)];
    return {
        text: texts.at(-1) ?? "",
        formerTexts: texts.slice(0, -1),
        scope: title.scope,
        pullRequest: change.pullRequest,
        shas: [lead.sha, ...carried.map((commit) => commit.sha)],
        breaking,
    };
}
/** Opens with a capital, unless the first word is code, a name (`npm`, `isFile`) or not a plain word. */
function startSentence(text) {
    const word = /^[a-z]+(?:['’-][a-z]+)*(?=[\s,]|$)/.exec(text)?.[0];
    if (word === undefined ||
        /^(?:npm|npx|pnpm|yarn|git|node|deno|bun|curl|vite|sass|esbuild|rollup|webpack)$/.test(word))
        return text;
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function joinReasons(notShown) {
    const shas = new Map();
    for (const item of notShown)
        shas.set(item.reason, [...(shas.get(item.reason) ?? []), ...item.shas]);
    return [...shas].map(([reason, all]) => ({ reason, shas: all })).sort((a, b) => b.shas.length - a.shas.length);
}
/**
 * Takes out a revert together with what it reverts, newest first, so that taking a revert back brings the change
 * back. A revert names its target by SHA, by pull request or by title; one whose target is not among
 * the changes (it was released before) stays, and so does one that takes back only a part of a pull request.
 */
function cancelReverts(sifted) {
    const cancelled = new Set();
    const titles = new Map();
    const titlesOf = (change) => {
        const known = titles.get(change) ?? selectTitles(change);
        titles.set(change, known);
        return known;
    };
    const notShown = [...sifted.notShown];
    sifted.changes.forEach((change, index) => {
        if (cancelled.has(change))
            return;
        const revert = parseRevert(change);
        if (revert === undefined)
            return;
        const older = sifted.changes.slice(index + 1).filter((candidate) => !cancelled.has(candidate));
        const targets = selectTargets(revert, older, titlesOf);
        if (targets.length === 0)
            return;
        for (const gone of [change, ...targets]) {
            cancelled.add(gone);
            notShown.push(setAside(gone, "reverted"));
        }
    });
    return { changes: sifted.changes.filter((change) => !cancelled.has(change)), notShown };
}
/** Reads what a change reverts; undefined where its title does not say that it is a revert. */
function parseRevert(change) {
    const { type, text } = parseTitle(change.title);
    const named = /^(revert(?:s|ed)?|re-?apply|re-?land|unrevert|restore(?=[,:]? *["“]))\b[\s:,]*(.*)$/i.exec(text);
    if (type !== "revert" && named === null)
        return undefined;
    const again = named !== null && !/^revert/i.test(named[1] ?? "");
    const rest = type === "revert" && named === null ? text : (named?.[2] ?? "");
    const bodies = [change.body, ...change.commits.filter(isRevertCommit).map((commit) => commit.body)].join("\n");
    const numbers = [
        ...bodies.matchAll(/^Reverts (?:[\w.-]+\/[\w.-]+)?#(\d+)/gm),
        ...(/^(?:pull request |PR )?#(\d+)$/i.exec(rest) ? [/#(\d+)/.exec(rest)] : []),
    ];
    return {
        shas: [...bodies.matchAll(/\bThis reverts (?:commits? )?([0-9a-f]{7,64})/g)].map((match) => match[1] ?? ""),
        numbers: numbers.map((match) => Number(match[1])),
        title: again ? normalise(`Revert "${rest}"`) : normalise(rest),
    };
}
function isRevertCommit(commit) {
    return /^(?:\w+(?:\([^)]*\))?!?: *)?(?:revert|re-?apply|re-?land)/i.test(commit.subject);
}
function selectTargets(revert, older, titlesOf) {
    const bySha = older.filter((change) => revert.shas.some((sha) => standsFor(change, sha)));
    if (bySha.length > 0)
        return bySha;
    const byNumber = older.filter((change) => revert.numbers.includes(change.pullRequest ?? -1));
    if (byNumber.length > 0)
        return byNumber;
    const byTitle = older.find((change) => revert.title !== "" && titlesOf(change).includes(revert.title));
    return byTitle === undefined ? [] : [byTitle];
}
/** What a revert may call a change: all of its title, or only the sentence without its conventional type. */
function selectTitles(change) {
    return [normalise(change.title), normalise(parseTitle(change.title).text)];
}
/** A title without numbers, quotes and capitals, so that `Revert "Revert "x" (#1)" (#2)` meets `Revert "x" (#1)`. */
function normalise(title) {
    return title
        .replace(/\s*\(#\d+\)/g, "")
        .replace(/["'“”`]/g, "")
        .replace(/^reverts?[:,]* /i, "revert ")
        .replace(/\s+/g, " ")
        .trim()
        .toLowerCase();
}
/**
 * Sets aside the copies of a change that was picked onto more than one branch: one that names its source
 * (`cherry picked from commit`, `Backport #12`, a second `(#12)`) where the source or another copy of it is
 * listed, and one with the pull request and the title of a change that is listed.
 */
function removeBackports(sifted) {
    const byNumber = new Map();
    const bySha = new Map();
    for (const change of sifted.changes) {
        if (change.pullRequest !== undefined && !byNumber.has(change.pullRequest))
            byNumber.set(change.pullRequest, change);
        for (const commit of change.commits)
            bySha.set(commit.sha, change);
    }
    const seen = new Set();
    const copies = new Set();
    for (const change of sifted.changes) {
        const sources = selectSources(change);
        const numbers = selectSourceNumbers(change);
        const twin = change.pullRequest === undefined ? undefined : byNumber.get(change.pullRequest);
        const listed = [...sources.map((sha) => bySha.get(sha)), ...numbers.map((number) => byNumber.get(number)), twin];
        const isCopy = listed.some((other, index) => other !== undefined &&
            other !== change &&
            !copies.has(other) &&
            (index < sources.length || isSameTitle(other, change)));
        if (isCopy || sources.some((sha) => seen.has(sha)))
            copies.add(change);
        for (const sha of sources)
            seen.add(sha);
    }
    return siftChanges(sifted, (change) => (copies.has(change) ? "backport" : undefined));
}
/** The commits that a change says it was picked from, where it was picked as a whole. */
function selectSources(change) {
    const work = selectWork(change);
    const bodies = work.length === 0 ? [change.commits[0].body] : work.map((commit) => commit.body);
    const sources = bodies.map((body) => /\(cherry[- ]picked from commit ([0-9a-f]{40,64})\)/.exec(body)?.[1]);
    return sources.every((sha) => sha !== undefined) ? sources : [];
}
function selectSourceNumbers(change) {
    const inTitle = [
        ...change.title.matchAll(/\(#(\d+)\)/g),
        ...change.title.matchAll(/\bbackport(?:s|ed)?\b[^#]*#(\d+)/gi),
    ];
    const inBody = change.body.matchAll(/^(?:manual |automated )?(?:backport|cherry-pick) of (?:[\w.-]+\/[\w.-]+)?#(\d+)/gim);
    return [...inTitle, ...inBody].map((match) => Number(match[1]));
}
function isSameTitle(one, other) {
    const names = [one, other].map((change) => plainTitle(change.title));
    return names[0] === names[1] || names.includes("");
}
function plainTitle(title) {
    return title
        .replace(/\(#\d+\)/g, "")
        .replace(/^\[[^\]]*\]\s*/, "")
        .replace(/^(?:automated |manual )?backport(?:s|ed)?(?: of)? #\d+(?: (?:from|to|into|onto|on) \S+)*(?: branch)?[ :-]*/i, "")
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim()
        .toLowerCase();
}

;// CONCATENATED MODULE: ./lib/writer/release-notes.js




const HEADINGS = { ...SECTION_HEADINGS, breaking: "Breaking changes" };
/**
 * The text of a release in GitHub markdown, without a title, ending with a line feed: a section for each kind
 * of change, one line about dependencies, a folded block with everything else and where every commit went, who is
 * thanked, and the page that compares the tags. Empty for a span without commits.
 */
function renderReleaseNotes(span, notes, repository, credits) {
    if (span.commits.length === 0)
        return "";
    const sections = notes.sections
        .filter((section) => section.entries.length > 0)
        .map((section) => `### ${HEADINGS[section.name]}\n\n${renderGroupedEntries(section.entries, repository)}`);
    const compare = renderCompareLink(repository, span.previousTag, span.tag);
    const parts = [
        ...(sections.length === 0 ? ["No user-facing changes."] : sections),
        toSentence(renderDependencyLine(notes.dependencies)),
        renderFolded(notes, repository),
        ...(credits === undefined ? [] : renderCredits(credits, repository)),
        compare === undefined ? undefined : `**Full changelog**: ${compare}`,
    ];
    return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
}
function toSentence(line) {
    return line === undefined ? undefined : `${line}.`;
}
function renderFolded(notes, repository) {
    const count = countCommits(notes);
    const packages = notes.dependencies.packages.map((update) => `- ${renderPackage(update)}`).join("\n");
    const blocks = [
        ["Documentation", renderGroupedEntries(notes.documentation, repository)],
        ["Internal", renderGroupedEntries(notes.internal, repository)],
        ["Dependencies", packages],
    ]
        .filter(([, list]) => list !== "")
        .map(([heading, list]) => `**${heading}**\n\n${list}`);
    const summary = [
        countPart(notes.documentation.length, ["documentation change", "documentation changes"]),
        countPart(notes.internal.length, ["internal change", "internal changes"]),
        countPart(notes.dependencies.packages.length, ["updated package", "updated packages"]),
    ].filter((part) => part !== undefined);
    const title = summary.length === 0 ? "Where the commits went" : joinWords(summary);
    return ["<details>", `<summary>${title}</summary>`, ...blocks, `${renderCommitCount(count)}.`, "</details>"]
        .join("\n\n")
        .replace("<details>\n\n", "<details>\n");
}
function countPart(count, words) {
    return count === 0 ? undefined : countWords(count, words);
}
function joinWords(parts) {
    return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
/** A line for each list, `**Contributors**: [ada](…) and Bob Builder`; no `@`, so that nobody is pinged. */
function renderCredits({ contributors, newcomers }, repository) {
    const lines = [];
    if (contributors.length > 0) {
        lines.push(`**Contributors**: ${joinNames(contributors.map((person) => renderPerson(person, repository)))}`);
    }
    if (newcomers.length > 0) {
        const named = newcomers.map((person) => {
            const { pullRequest, sha } = person.first;
            const link = pullRequest === undefined ? renderCommitLink(repository, sha) : renderPullRequestLink(repository, pullRequest);
            return `${renderPerson(person, repository)} (${link})`;
        });
        lines.push(`**New contributors**: ${joinNames(named)}`);
    }
    return lines;
}
function renderPerson(person, { webUrl }) {
    const host = /^https:\/\/[^/]+/.exec(webUrl ?? "")?.[0];
    if (person.login === undefined || host === undefined)
        return (0,markdown/* escapeMarkdown */.FV)(labelOf(person));
    return `[${(0,markdown/* escapeMarkdown */.FV)(person.login)}](${host}/${encodeURIComponent(person.login)})`;
}
function joinNames(names) {
    return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
const NOREPLY = /^(?:\d+\+)?([a-z\d](?:[\w-]*[a-z\d])?)@users\.noreply\./i;
const CO_AUTHOR = /^co-authored-by: *([^<\n]*?) *<([^<>\s]+@[^<>\s]+)> *$/gim;
const MACHINE_LOGIN = /\[bot\]$|(?:^|[-_])(?:ro)?bot$/i;
const MACHINE_EMAIL = /\[bot\]@|^(?:no-?reply|actions?|bot)@/i;
/**
 * The people behind changes, newest first, each once and without bots: the author of a pull request where the code
 * host tells it, else the authors of the commits; and who is named as a co-author. Sorted by login or name.
 */
function selectPeople(changes, facts) {
    const byKey = new Map();
    for (const change of changes) {
        const first = { pullRequest: change.pullRequest, sha: change.commits[0].sha };
        for (const seen of selectSightings(change, facts)) {
            if (isMachine(seen))
                continue;
            const keys = selectKeys(seen);
            const near = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
            const same = [...near].filter(({ person }) => release_notes_isSame(person, seen));
            const known = {
                person: joinPeople(same.map(({ person }) => person), seen, first),
                keys: [...new Set([...same.flatMap((other) => other.keys), ...keys])],
            };
            for (const key of known.keys)
                byKey.set(key, known);
        }
    }
    const people = new Set([...byKey.values()].map(({ person }) => person));
    return [...people].sort((a, b) => compareText(labelOf(a), labelOf(b)));
}
/** By what somebody is met again. */
function selectKeys({ name, login, emails }) {
    const named = [...(login === undefined ? [] : [`login ${login}`]), ...(name === undefined ? [] : [`name ${name}`])];
    return [...named.map((key) => key.toLowerCase()), ...emails.map((email) => `mail ${email}`)];
}
function selectSightings(change, facts) {
    const work = selectWork(change);
    const [lead] = change.commits;
    const authored = work.length > 0 ? work : lead.parents.length < 2 ? [lead] : [];
    const authors = authored.map((commit) => seeAuthor(commit, facts));
    const account = change.told?.author;
    const bodies = [change.body, ...authored.map(({ body }) => body)].join("\n");
    const others = [...bodies.matchAll(CO_AUTHOR)].map((match) => see(match[1] ?? "", match[2] ?? "", undefined));
    if (account === undefined || account.isBot)
        return [...authors, ...others];
    // Who opened a pull request wrote it, where nobody else did.
    const isOnlyOne = new Set(authors.flatMap(({ emails }) => emails)).size === 1;
    const opener = { name: isOnlyOne ? authors[0]?.name : undefined, login: account.login };
    return [{ ...opener, emails: isOnlyOne ? (authors[0]?.emails ?? []) : [] }, ...(isOnlyOne ? [] : authors), ...others];
}
function seeAuthor({ sha, author }, facts) {
    return see(author.name, author.email, facts?.get(sha)?.login);
}
function see(name, email, login) {
    return { name: name.trim() || undefined, emails: [email.toLowerCase()], login: login ?? selectNoreplyLogin(email) };
}
/** `bo` of `7+bo@users.noreply.github.com`, which GitHub makes for those who hide their address. */
function selectNoreplyLogin(email) {
    return NOREPLY.exec(email)?.[1];
}
function isMachine({ name, emails, login }) {
    const isNamed = /\[bot\]$/i.test(name ?? "") || MACHINE_LOGIN.test(login ?? "");
    return isNamed || emails.some((email) => MACHINE_EMAIL.test(email));
}
function release_notes_isSame(person, seen) {
    if (person.login !== undefined && seen.login !== undefined)
        return same(person.login, seen.login);
    return seen.emails.some((email) => person.emails.includes(email)) || same(person.name, seen.name ?? "");
}
function joinPeople(known, seen, first) {
    const login = known.find((person) => person.login !== undefined)?.login ?? seen.login;
    return {
        name: known[0]?.name ?? seen.name ?? login ?? "",
        login,
        emails: [...new Set([...known.flatMap(({ emails }) => emails), ...seen.emails])],
        first,
    };
}
/** What a person is called where they are thanked. */
function labelOf({ login, name }) {
    return login ?? name;
}
function same(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function compareText(one, other) {
    const [a, b] = [one.toLowerCase(), other.toLowerCase()];
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./lib/service/domain/span-notes.js






/** Writes the notes of a span, as the publication wants them and with what people ask to be different. */
async function writeSpan({ history, repository }, span, config = {}, edits) {
    const notes = buildNotes(span.commits, span.metadata, edits);
    const credits = await readCredits(history, span, notes, config.styleGuide?.releaseNotes ?? {});
    return { span, notes, releaseNotes: renderReleaseNotes(span, notes, repository, credits), source: repository };
}
/** A span as a heading: `v1.2.0`, `Unreleased`; with the repository's name where several are written about. */
function nameSpan({ span, source }, areSeveral) {
    const name = span.tag ?? "Unreleased";
    return areSeveral ? `${source.name} ${name}` : name;
}
/** The written spans of each repository, in the order of the first of each. */
function groupBySource(written) {
    return Map.groupBy(written, ({ source }) => source.name);
}
/** Asks the code host about the commits of all spans at once. Without one to ask the spans stay as they are. */
async function readMetadata({ commits, readFile }, spans) {
    const shas = new Set(commits === undefined ? [] : spans.flatMap((span) => selectLeads(span.commits)));
    if (commits === undefined || shas.size === 0)
        return { spans, remarks: [] };
    const [{ facts, missing }, { rules, fault }] = await Promise.all([
        commits.readFacts([...shas]),
        readReleaseRules(readFile),
    ]);
    const remarks = [missing, facts.size === 0 ? undefined : fault].filter((remark) => remark !== undefined);
    if (facts.size === 0)
        return { spans, remarks };
    const metadata = { facts, rules };
    return { spans: spans.map((span) => ({ ...span, metadata })), remarks };
}
/** The commits that a change is told by: what a merge carried came with the merge's own pull request. */
function selectLeads(commits) {
    const { changes, notShown } = buildChanges(commits);
    return [...changes.map((change) => change.commits[0].sha), ...notShown.flatMap(({ shas }) => shas)];
}
const PATHS = [".github/release.yml", ".github/release.yaml"];
const NONE = { rules: undefined, fault: undefined };
const names = schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* array */.YOg(schemas/* string */.YjP())), null);
const Choice = schemas/* nullish */.cl6(schemas/* object */.Ikc({ labels: names, authors: names }));
const ReleaseFile = schemas/* object */.Ikc({
    changelog: schemas/* object */.Ikc({
        exclude: Choice,
        categories: schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* object */.Ikc({ title: schemas/* string */.YjP(), labels: names, exclude: Choice }))),
    }),
});
/**
 * Reads how a repository sorts pull requests for GitHub's own release notes (`.github/release.yml`).
 * Never throws for what the file says.
 */
async function readReleaseRules(readFile) {
    for (const path of PATHS) {
        const text = await readFile(path);
        if (text !== undefined)
            return parseReleaseRules(path, text);
    }
    return NONE;
}
function parseReleaseRules(path, text) {
    const refuse = (why) => ({
        rules: undefined,
        fault: `${path} could not be used (${why}); labels are read by their usual names.`,
    });
    let content;
    try {
        content = (0,dist/* parse */.qg)(text);
    }
    catch (error) {
        return refuse(error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error));
    }
    if (content === null)
        return NONE;
    const parsed = ReleaseFile.safeParse(content);
    if (!parsed.success)
        return refuse(`${core_errors/* toDotPath */.sR(parsed.error.issues[0]?.path ?? [])} is not as GitHub has it`);
    const { exclude, categories } = parsed.data.changelog;
    return {
        rules: {
            exclude: toChoice(exclude),
            categories: (categories ?? []).map((category) => ({
                title: category.title,
                labels: category.labels ?? [],
                exclude: toChoice(category.exclude),
            })),
        },
        fault: undefined,
    };
}
function toChoice(choice) {
    return { labels: choice?.labels ?? [], authors: choice?.authors ?? [] };
}
/** Whom the release notes of a span name, as the publication wants it. */
async function readCredits({ directory }, span, { changes }, { contributors, newContributors = false }) {
    const isWanted = newContributors || (contributors ?? span.metadata !== undefined);
    const people = isWanted ? selectPeople(changes, span.metadata?.facts) : [];
    const isNamed = contributors ?? (span.metadata !== undefined && people.length > 1);
    return {
        contributors: isNamed ? people : [],
        newcomers: newContributors ? await selectNewcomers(directory, span, people) : [],
    };
}
/**
 * Who had no part in anything that the span builds on, by e-mail, name and login. Nobody in a first release, where
 * everybody is new, and nobody whose e-mail is not known: a welcome to somebody who was there before is worse than none.
 */
async function selectNewcomers(directory, { commits }, people) {
    const earlier = await (0,git_commits/* readEarlierAuthors */.Ro)(directory, commits);
    if (earlier === undefined)
        return [];
    const logins = new Set([...earlier.emails].flatMap((email) => selectNoreplyLogin(email) ?? []));
    return people.filter(({ name, login, emails }) => emails.length > 0 &&
        !emails.some((email) => earlier.emails.has(email)) &&
        !earlier.names.has(name.toLowerCase()) &&
        !logins.has(login?.toLowerCase() ?? ""));
}

;// CONCATENATED MODULE: ./lib/service/domain/pull-request.js




/** GitHub takes 65,536 characters; what the code host adds needs some. */
const LONGEST_BODY = 64_000;
const MOST_FILES = 100;
/**
 * The title of a pull request or a commit: `{title}` becomes the request's (interface, "Job request object"), where it
 * has none `Document {subject}`, and `{subject}` what it is about (`v1.2.0`).
 */
function buildTitle(template, { subject, asked }) {
    const title = template
        .replaceAll("{title}", () => asked ?? "Document {subject}")
        .replaceAll("{subject}", () => subject);
    return title.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
/** What to open a pull request with, from a publication's settings. */
function buildPullRequest({ pullRequest }, title, body) {
    const { draft = false, labels = [], reviewers = [], assignees = [] } = pullRequest ?? {};
    const plain = (name) => name.replace(/^@/, "");
    return { title, body, draft, labels, reviewers: reviewers.map(plain), assignees: assignees.map(plain) };
}
/**
 * The text of a pull request in GitHub markdown: what is in it, which commits, which files and why, what needs a human
 * eye, and the release notes. Nothing in it pings, closes an issue or leads to another repository's issues.
 */
function renderPullRequestBody(content) {
    const { written, hasReleaseNotes, links } = content;
    const releaseNotes = hasReleaseNotes ? renderAll(written, (notes, source) => tame(notes, source, content)) : "";
    const above = [
        pull_request_renderCommits(content),
        `## Files\n\n${renderFiles(content)}`,
        `## Please check\n\n${renderChecklist(content)}`,
        ...(links === "" ? [] : [`## Links\n\n${links}`]),
        "Edit what you like on this branch: a later run goes on top of it and takes nothing back.",
    ].join("\n\n");
    const [source] = groupBySource(written).size > 1 ? [] : written.map((one) => one.source);
    if (releaseNotes === "")
        return tame(above, source, content);
    const opening = tame(`${above}\n\n## Release notes\n\n`, source, content);
    const notes = releaseNotes.trim();
    const rest = "… cut here, since GitHub takes no longer text: the output `release-notes` of the run has it whole.";
    return `${opening}${(0,markdown/* cutMarkdown */.G$)(notes, LONGEST_BODY - opening.length, rest)}`;
}
/** A text made before some files were taken out of the draft, without them. */
function leaveOutFiles(body, paths) {
    const isOut = (line) => paths.some((path) => line.startsWith(`- ${nameFile(path)}: `));
    return body
        .split("\n")
        .filter((line) => !isOut(line))
        .join("\n");
}
/**
 * The notes of every span, below its name where there are several; `change` alters each, as the repository that it is
 * about needs.
 */
function renderAll(written, change = (notes, _) => notes) {
    const [only, second] = written;
    if (second === undefined)
        return only === undefined ? "" : change(only.releaseNotes, only.source);
    const areSeveral = groupBySource(written).size > 1;
    return written
        .filter(({ releaseNotes }) => releaseNotes !== "")
        .map((one) => `## ${nameSpan(one, areSeveral)}\n\n${change(one.releaseNotes, one.source).trim()}\n`)
        .join("\n");
}
/** The same with files that were taken into the draft again. */
function takeInFiles(body, files) {
    const lines = files.map(({ path, why }) => `- ${nameFile(path)}: ${(0,markdown/* escapeMarkdown */.FV)(why)}`);
    const missing = lines.filter((line) => !body.split("\n").includes(line));
    return missing.length === 0 ? body : body.replace(/^## Files\n\n/m, (heading) => `${heading}${missing.join("\n")}\n`);
}
function pull_request_renderCommits({ subject, sentence, account, written, hasReleaseNotes }) {
    const [only, second] = written;
    const link = only === undefined || second !== undefined ? undefined : renderRange(only);
    const parts = [
        `The documents for ${(0,markdown/* escapeMarkdown */.FV)(subject)}, written by release-docs from the git history.`,
        (0,markdown/* escapeMarkdown */.FV)(sentence),
        link === undefined ? "" : `Commits: ${link}.`,
        // The notes end with it.
        hasReleaseNotes ? "" : (0,markdown/* escapeMarkdown */.FV)(account),
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function renderRange({ span, source }) {
    const [newest, oldest] = [span.commits[0], span.commits.at(-1)];
    if (newest === undefined || oldest === undefined || source.webUrl === undefined)
        return undefined;
    if (newest === oldest)
        return renderCommitLink(source, newest.sha);
    const [before] = oldest.parents;
    return (renderCompareLink(source, span.previousTag, span.tag) ??
        renderCompareLink(source, before?.slice(0, 12), newest.sha.slice(0, 12)));
}
function renderFiles({ files, edits }) {
    const lines = files.slice(0, MOST_FILES).map((path) => renderFile(path, edits));
    return [...lines, ...(files.length > MOST_FILES ? [`- and ${files.length - MOST_FILES} more`] : [])].join("\n");
}
function renderFile(path, edits) {
    const why = edits.find((edit) => edit.path === path)?.why ?? "changed on this branch by somebody else";
    return `- ${nameFile(path)}: ${(0,markdown/* escapeMarkdown */.FV)(why)}`;
}
function nameFile(path) {
    return path.includes("`") ? (0,markdown/* escapeMarkdown */.FV)(path) : `\`${path}\``;
}
function renderChecklist({ written, edits, files }) {
    const entries = (name) => written
        .flatMap(({ notes }) => notes.sections)
        .filter((section) => section.name === name)
        .flatMap((section) => section.entries).length;
    const breaking = entries("breaking");
    const security = entries("security");
    const renewed = edits.filter(({ path, renewed }) => renewed === true && files.includes(path)).length;
    const folded = written.reduce((sum, { notes }) => sum + notes.internal.length, 0);
    return [
        "Does every line say what a reader gets, in words that a reader knows?",
        breaking === 0
            ? "No breaking change was found. Is that so?"
            : `${countWords(breaking, ["breaking change", "breaking changes"])}: is it said what to do?`,
        ...(security === 0 ? [] : [`${countWords(security, ["security fix", "security fixes"])}: may it be told yet?`]),
        ...(folded === 0
            ? []
            : [`${countWords(folded, ["internal change", "internal changes"])} folded away: will a reader miss any?`]),
        ...(renewed === 0
            ? []
            : [
                `${countWords(renewed, ["document names", "documents name"])} the new version: do the examples work with it?`,
            ]),
    ]
        .map((line) => `- [ ] ${line}`)
        .join("\n");
}
const CLOSING = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=:?\s+(?:\[?#\d|\[?[\w.-]+\/[\w.-]+#\d|\[?https?:\/\/))/gi;
/**
 * Keeps GitHub from closing issues when the pull request is merged, and from reading numbers of another repository,
 * `source`, as those of the pull request's own.
 */
function tame(text, source, { home }) {
    const harmless = text.replace(CLOSING, "$1\u200B");
    if (source === undefined || source.name === home)
        return harmless;
    return harmless.replace(/(?<![\w/[&`#])#(?=\d+\b)/g, `${source.name}#`);
}
/**
 * Opens a draft's pull request, or renews the one that is open, tells what is to be known of it, and returns its address.
 * `isOurs`: one that is open was opened by an attempt at the same, which may not have come further than that.
 */
async function publishDraft({ publish }, config, { title, body, isOurs }, tell) {
    const { url, remarks } = await publish({ ...buildPullRequest(config, title, body), isOurs });
    for (const remark of remarks)
        await tell("notice", remark);
    return url;
}
/**
 * The newest release that is documented; else the pull request, after a merge; else what is not released yet. Of several
 * repositories each is named, where something of them is released.
 */
function nameSubject(written, eventType) {
    const groups = groupBySource(written);
    if (groups.size > 1 && written.some(({ span }) => span.tag !== undefined)) {
        return joinSubjects([...groups].map(([name, own]) => ({ name, subject: nameSubject(own, eventType) })));
    }
    const [newest] = written;
    const tag = newest?.span.tag;
    if (tag !== undefined)
        return { spoken: tag, branch: tag };
    const numbers = new Set(written.flatMap(({ notes }) => pullRequestsOf(notes)));
    const [number] = numbers;
    if (eventType === "merge" && numbers.size === 1 && number !== undefined) {
        return { spoken: `#${number}`, branch: `pr-${number}` };
    }
    return { spoken: "unreleased changes", branch: "unreleased" };
}
const MAX_NAMED = 3;
function joinSubjects(subjects) {
    const named = subjects.slice(0, MAX_NAMED);
    const rest = subjects.slice(MAX_NAMED);
    const spoken = named.map(({ name, subject }) => `${name} ${subject.spoken}`);
    const branch = named.map(({ name, subject }) => `${slugOf(name.split("/").at(-1) ?? "")}-${subject.branch}`);
    if (rest.length === 0)
        return { spoken: spoken.join(" and "), branch: branch.join("-") };
    const mark = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(rest)).digest("hex").slice(0, 7);
    return { spoken: `${spoken.join(", ")} and ${rest.length} more`, branch: `${branch.join("-")}-${mark}` };
}
/** Those that are left out too: a comment that leaves one out must not move the draft to another branch. */
function pullRequestsOf({ changes, leftOut, kindLeftOut }) {
    return [...changes, ...leftOut, ...kindLeftOut].map(({ pullRequest }) => pullRequest);
}
/** A subject as it is spoken of in another repository than its own, named `owner/name`: `octo/widget v1.3.0`. */
function speakElsewhere({ spoken }, repository) {
    return spoken.startsWith("#") ? `${repository}${spoken}` : `${repository} ${spoken}`;
}
/**
 * The branch of a publication's draft on this subject. Two publications of a repository get a branch each, and a
 * repository whose drafts go to another one has its name in them, since others may send theirs there too.
 */
function nameBranch({ sources: [only, second] }, { branchName }, subject) {
    const source = only?.isElsewhere && second === undefined ? [slugOf(only.repository.name)] : [];
    const own = branchName === undefined ? [] : [branchName];
    return ["release-docs", ...source, ...own, subject.branch].join("/");
}
/** What the branches of a publication bear to be told from those of the others in `all`; nothing where it is the only one. */
function selectBranchName(publication, all) {
    if (all.length === 1)
        return undefined;
    const slugs = all.map(slugOf);
    const slug = slugOf(publication);
    if (slug !== "" && slugs.filter((other) => other === slug).length === 1)
        return slug;
    const mark = (0,external_node_crypto_.createHash)("sha256").update(publication).digest("hex").slice(0, 7);
    return [slug, mark].filter((part) => part !== "").join("-");
}
/** A name as a part of a branch: small letters, digits and hyphens; empty where it has none of these. */
function slugOf(name) {
    return name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-+|-+$/g, "");
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./lib/contract/publications.js
var publications = __webpack_require__(3903);
// EXTERNAL MODULE: ./lib/git/history.js
var git_history = __webpack_require__(12);
// EXTERNAL MODULE: ./lib/git/repository.js
var git_repository = __webpack_require__(8750);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/git/run.js
var run = __webpack_require__(2893);
;// CONCATENATED MODULE: ./lib/git/remote.js




/** How long one command may take, and how slow it may be, in milliseconds, bytes a second and seconds. */
const LONGEST = (/* unused pure expression or super */ null && (15 * 60_000));
const SLOWEST = (/* unused pure expression or super */ null && ([
    ["http.lowSpeedLimit", "1000"],
    ["http.lowSpeedTime", "30"],
]));
/** Nothing of the machine's user has a say: no credentials, no hooks; and no address but the one that is named. */
const ALONE = (/* unused pure expression or super */ null && ([
    ["credential.helper", ""],
    ["core.hooksPath", "/dev/null"],
    ["http.followRedirects", "false"],
    ["fetch.writeCommitGraph", "false"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
]));
/**
 * Runs a git command of `directory` that talks to a remote, and returns its standard output. What authorizes it is
 * given to this one command by its environment, is not stored and does not show in an error.
 * Throws a {@link ReleaseDocsError}: `git/remote-refused`, `git/remote-moved` or `git/remote-unreachable`.
 */
async function remote_runRemoteGit(directory, remote, { command, args, doing }) {
    const { url, authorization, resolve } = remote;
    const settings = [...ALONE, ...SLOWEST];
    if (resolve !== undefined)
        settings.push(["http.curloptResolve", resolve]);
    if (authorization !== undefined && /^https?:/.test(url)) {
        settings.push([`http.${new URL(url).origin}/.extraHeader`, `Authorization: ${authorization}`]);
    }
    const env = {
        ...NO_QUESTIONS,
        ...buildSettings(settings),
        GIT_ALLOW_PROTOCOL: remote.anyProtocol ? "http:https:file:ssh:git" : "http:https",
        // A user's own configuration and .netrc hold what others are not to go by.
        HOME: directory,
        XDG_CONFIG_HOME: directory,
    };
    try {
        return await runGit(directory, [...command, "--end-of-options", url, ...args], { env, timeout: LONGEST });
    }
    catch (error) {
        if (!(error instanceof GitCommandError))
            throw error;
        throw explainRemote({ url, doing }, hideAuthorization(error, authorization));
    }
}
function hideAuthorization(error, authorization = "") {
    const [, credentials = ""] = authorization.split(" ");
    const decoded = Buffer.from(credentials, "base64").toString("utf8");
    const { redact } = createSecrets(credentials, decoded, decoded.slice(decoded.indexOf(":") + 1));
    return error.withText(redact);
}
/** What git says of a remote and what a person can do about it; the first that matches is told. */
const RULES = [
    {
        says: /transport '[\w+-]*' not allowed/,
        code: "git/remote-refused",
        hint: "Give the repository's address as https://…; anything else needs a service that was started with --allow-private.",
    },
    {
        says: /returned error: 30\d|unable to update url base from redirection/,
        code: "git/remote-moved",
        hint: "The repository was renamed or moved: give the connection its new address.",
    },
    {
        says: /\[remote rejected\]|pre-receive hook declined|refusing to update checked out branch/,
        code: "git/push-refused",
        hint: "Leave branches named release-docs/** out of the rule that refuses it, or let the token's owner bypass it.",
    },
    {
        says: /could not read (?:Username|Password)|Authentication failed|returned error: 40[134]|not found|Permission denied|not appear to be a git repository/i,
        code: "git/remote-refused",
        hint: "Check the address, and that the token is valid and may read the repository, and write to it where drafts go.",
    },
];
const UNREACHABLE = {
    code: "git/remote-unreachable",
    hint: "Try again later; if it stays so, check the connection's address and that the service can reach it.",
};
/** Turns a failed command on a remote into a {@link ReleaseDocsError}; `doing` stands after "could not". */
function explainRemote(asked, error) {
    const { code, hint } = RULES.find(({ says }) => says.test(error.stderr)) ?? UNREACHABLE;
    return new ReleaseDocsError({
        code,
        message: `git could not ${asked.doing} (${asked.url}): ${quoteText(error.stderr)}`,
        hint,
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/git/remote-cache.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





/** File in the cache that holds when it was last known to be as the remote is, as text. */
const SYNCED = "release-docs-synced";
/**
 * Brings the cache to where the remote is: every branch and tag with all they contain, and HEAD at the default branch.
 * Nothing is asked where that was done less than `olderThan` milliseconds ago. Any number of processes may do it at
 * once: one works, and the others wait and take what it brought. It may be killed at any instant.
 * Throws a {@link ReleaseDocsError}: `git/no-commits` for an empty repository, and what {@link runRemoteGit} throws.
 */
async function remote_cache_syncRepositoryCache(cache, { olderThan = 0 } = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { directory } = cache;
        const oldest = Date.now() - olderThan;
        if ((await readSyncedAt(directory)) > oldest)
            return;
        await mkdir(dirname(directory), { recursive: true });
        const _ = __addDisposableResource(env_1, await waitForLock(`${directory}.lock`), false);
        if ((await readSyncedAt(directory)) > oldest)
            return;
        const started = new Date().toISOString();
        const head = await readRemoteHead(cache);
        await makeRepository(directory, head.commit.length === 64 ? ["--object-format=sha256"] : []);
        await pastStaleLocks(directory, async () => {
            await runRemoteGit(directory, cache.remote, FETCH);
            await runGit(directory, ["symbolic-ref", "HEAD", head.ref]);
            await runGit(directory, ["-c", "gc.autoDetach=false", "gc", "--auto", "--quiet"]);
        });
        await writeFile(join(directory, SYNCED), started);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** When the cache was last known to be as the remote is, in milliseconds since 1970; 0 where it never was. */
async function readSyncedAt(directory) {
    const text = await readFile(join(directory, SYNCED), "utf8").catch(() => "");
    return Date.parse(text) || 0;
}
const FETCH = {
    command: ["fetch", "--prune", "--force", "--no-tags", "--quiet", "--no-recurse-submodules", "--no-write-fetch-head"],
    args: ["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"],
    doing: "fetch the repository",
};
/** The branch that the remote calls its own, and its newest commit. */
async function readRemoteHead({ directory, remote }) {
    const look = { command: ["ls-remote", "--symref"], args: ["HEAD"], doing: "read the repository" };
    const listing = await runRemoteGit(dirname(directory), remote, look);
    const ref = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(listing)?.[1];
    const commit = /^([0-9a-f]{40,64})\tHEAD$/m.exec(listing)?.[1];
    if (ref !== undefined && commit !== undefined)
        return { ref, commit };
    throw new ReleaseDocsError({
        code: "git/no-commits",
        message: `The repository ${remote.url} has no commit on a default branch.`,
        hint: "Make its first commit, or give it a default branch that is there.",
    });
}
/** Makes the bare repository where there is none, or one that was left half made. */
async function makeRepository(directory, format) {
    const isThere = await runGit(directory, ["--git-dir=.", "rev-parse", "--is-bare-repository"]).catch((error) => {
        const isMissing = error instanceof ReleaseDocsError && error.code === "git/no-such-directory";
        if (isMissing || error instanceof GitCommandError)
            return "";
        throw error;
    });
    if (isThere.trim() === "true")
        return;
    const unfinished = `${directory}.new`;
    for (const folder of [directory, unfinished])
        await rm(folder, { recursive: true, force: true });
    await mkdir(unfinished);
    await runGit(unfinished, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
    await rename(unfinished, directory);
}
/** Milliseconds. No command holds a lock for so long: one that is older is of a process that was killed. */
const STALE = 10_000;
const PAUSES = (/* unused pure expression or super */ null && ([500, 1500, 4000, 6000]));
/**
 * Does `work` on the bare repository at `directory`, and again where it meets locks of git: those of killed processes
 * are removed, others waited for. Nobody else may have work there, but a git that outlived who started it.
 */
async function pastStaleLocks(directory, work) {
    for (const pause of PAUSES) {
        try {
            return await work();
        }
        catch (error) {
            const cause = error instanceof ReleaseDocsError ? error.cause : error;
            const isLocked = cause instanceof GitCommandError && /\.lock': File exists/.test(cause.stderr);
            if (!isLocked)
                throw error;
        }
        if (!(await removeStaleLocks(directory)))
            await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return work();
}
/** Whether there was any to remove. */
async function removeStaleLocks(directory) {
    const names = await readdir(join(directory, "refs"), { recursive: true });
    const tops = await readdir(directory);
    const paths = [...tops, ...names.map((name) => join("refs", name))].filter((name) => name.endsWith(".lock"));
    let removed = false;
    for (const path of paths.map((name) => join(directory, name))) {
        const { mtimeMs = Number.NaN } = (await stat(path).catch(() => undefined)) ?? {};
        if (!(Date.now() - mtimeMs > STALE))
            continue;
        await rm(path, { force: true });
        removed = true;
    }
    return removed;
}
/**
 * Waits until no other process and nobody in this one holds the lock that `file` stands for, and holds it until it is
 * disposed of. A process that is killed lets go of it: the lock is the operating system's, on an empty SQLite file.
 */
async function waitForLock(file) {
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 99, 19));
    for (;;) {
        const database = new DatabaseSync(file, { timeout: 0 });
        try {
            database.exec("BEGIN EXCLUSIVE");
            return { [Symbol.dispose]: () => database.close() };
        }
        catch (error) {
            database.close();
            if (!isBusy(error))
                throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
}
/** Milliseconds. */
const LOOK_AGAIN = 50;
const SQLITE_BUSY = 5;
function isBusy(error) {
    return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
/**
 * Moves a branch of the remote from `before` to `after`, a commit of the cache (full SHAs; undefined: it must not be
 * there); what is pushed already stays. False where somebody else has moved it. Throws `git/push-refused` where a rule
 * of the remote is against it, and what {@link runRemoteGit} throws.
 */
async function remote_cache_pushBranch({ directory, remote }, { branch, before, after }) {
    const ref = `refs/heads/${branch}`;
    const lease = `--force-with-lease=${ref}:${before ?? ""}`;
    const quiet = ["--quiet", "--no-verify", "--no-signed", "--no-follow-tags", "--no-recurse-submodules"];
    const push = { command: ["push", ...quiet, lease], args: [`${after}:${ref}`], doing: `push the branch ${branch}` };
    try {
        await runRemoteGit(directory, remote, push);
        return true;
    }
    catch (error) {
        // Where the branch is now tells what happened, whatever was answered.
        const look = { command: ["ls-remote"], args: [ref], doing: `look for the branch ${branch}` };
        const [tip] = (await runRemoteGit(directory, remote, look)).split("\t");
        if (tip === after)
            return true;
        if ((tip || undefined) === before)
            throw error;
        return false;
    }
}

// EXTERNAL MODULE: ./lib/git/revision.js
var revision = __webpack_require__(6095);
// EXTERNAL MODULE: ./lib/hosts/code-host.js
var code_host = __webpack_require__(7913);
// EXTERNAL MODULE: ./lib/hosts/pull-request.js
var pull_request = __webpack_require__(6860);
// EXTERNAL MODULE: ./lib/git/ancestry.js
var ancestry = __webpack_require__(2605);
;// CONCATENATED MODULE: ./lib/hosts/local/branch.js







/**
 * Reads a draft's branch in the repository `store`; where it is not there yet, it starts at `base`. One that was merged
 * as it stands, at one of the commits `merged`, is no longer anybody's. All by full SHAs; `merged` may be their beginnings.
 */
async function readDraftBranch(store, branch, { base, merged }) {
    const tip = await readTip(store, branch);
    if (tip === undefined)
        return { tip, start: base, shared: false };
    const start = (await (0,ancestry/* readMergeBase */.yr)(store, base, tip)) ?? base;
    const listing = await (0,run/* runGit */.EO)(store, ["log", "-z", "--format=%T%n%B", `${start}..${tip}`, "--"]);
    const commits = listing.split("\0").filter((text) => text.trim() !== "");
    const isOwn = (text) => (0,code_host/* isOwnCommit */.uv)({ tree: text.slice(0, text.indexOf("\n")), message: text });
    return { tip, start, shared: !merged.some((sha) => tip.startsWith(sha)) && !commits.every(isOwn) };
}
/**
 * Refuses to write a branch that somebody has checked out, whose files would then seem changed.
 * Throws a {@link ReleaseDocsError} (`codehost/branch-in-use`).
 */
async function checkNotCheckedOut(directory, branch) {
    const listing = await (0,run/* runGit */.EO)(directory, ["worktree", "list", "--porcelain"]);
    if (!listing.split("\n").includes(`branch refs/heads/${branch}`))
        return;
    throw new errors/* ReleaseDocsError */.D({
        code: "codehost/branch-in-use",
        message: `The branch ${branch} is checked out, so a draft cannot be written to it.`,
        hint: "Check out another branch, or choose another name for the draft.",
    });
}
/**
 * Turns git's refusal to move a branch into a {@link ReleaseDocsError}: `codehost/draft-moved` where the branch is no
 * longer at `before` (full SHA; undefined: not there), else `codehost/branch-not-moved`.
 */
async function explainMove(store, { branch, before }, error) {
    if (!(error instanceof run/* GitCommandError */.iR))
        return error;
    if ((await readTip(store, branch)) !== before)
        return (0,code_host/* buildDraftMoved */.P9)(branch, error);
    return new errors/* ReleaseDocsError */.D({
        code: "codehost/branch-not-moved",
        message: `git would not move the branch ${branch}: ${error.stderr.trim()}`,
        hint: "Another branch may have a part of its name; delete or rename that one, and run the step again.",
        cause: error,
    });
}
async function readTip(store, branch) {
    try {
        return (await (0,run/* runGit */.EO)(store, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`])).trim();
    }
    catch (error) {
        if (error instanceof run/* GitCommandError */.iR && error.exitCode === 1)
            return undefined;
        throw error;
    }
}
// The index is a temporary file, but settings of the user could still make git write beside it or run a hook.
const branch_ALONE = [
    ...["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "core.splitIndex=false"],
    ...["-c", "core.sparseCheckout=false", "-c", "index.sparse=false", "-c", "i18n.commitEncoding=UTF-8"],
];
/** Stores a file's content, exactly as it is, in the repository `store`, and returns its object name. */
async function writeBlob(store, content) {
    return (await (0,run/* runGit */.EO)(store, ["hash-object", "-w", "--stdin"], { input: content })).trim();
}
/** Writes the tree of `commit` (full SHA) with `changes` made to it, and returns its object name. */
async function writeTree(store, commit, changes) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "release-docs-index-"));
    try {
        const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(folder, "index") };
        await (0,run/* runGit */.EO)(store, [...branch_ALONE, "read-tree", commit], { env });
        const removed = "0".repeat(commit.length);
        const input = changes
            .map(({ path, ...entry }) => `${entry.sha === undefined ? `0 ${removed}` : `${entry.mode} ${entry.sha}`}\t${path}\0`)
            .join("");
        await (0,run/* runGit */.EO)(store, [...branch_ALONE, "update-index", "-z", "--index-info"], { env, input });
        return (await (0,run/* runGit */.EO)(store, [...branch_ALONE, "write-tree"], { env })).trim();
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** Makes a commit of `tree` on `parent` (full SHAs) that no branch holds yet, and returns its full SHA. */
async function writeCommit(store, commit) {
    const args = [...branch_ALONE, "commit-tree", commit.tree, "-p", commit.parent, "-F", "-"];
    const env = buildIdentity(commit.signature);
    return (await (0,run/* runGit */.EO)(store, args, { env, input: `${commit.message.trim()}\n` })).trim();
}
/** Moves a branch from `before` (full SHA; undefined: it must not be there) to `after`; git refuses if it has moved. */
async function moveBranch(store, branch, move) {
    const before = move.before ?? "0".repeat(move.after.length);
    const args = [...branch_ALONE, "update-ref", "-m", "release-docs: draft", `refs/heads/${branch}`, move.after, before];
    await (0,run/* runGit */.EO)(store, args, { env: buildIdentity(move.signature) });
}
function buildIdentity({ name, email, date }) {
    return {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
        GIT_COMMITTER_DATE: date,
    };
}

// EXTERNAL MODULE: ./lib/hosts/draft-files.js
var draft_files = __webpack_require__(6826);
;// CONCATENATED MODULE: ./lib/hosts/local/draft.js





/** Opens a draft by git plumbing alone. `merged` are SHAs that a branch with this name was merged at, or their beginnings. */
async function draft_openLocalDraft(place, branch, merged = []) {
    (0,code_host/* checkBranchName */.I$)(branch);
    const state = await readDraftBranch(place.store, branch, { base: place.base, merged });
    const opened = { ...place, ...state, branch, source: state.shared ? (state.tip ?? place.base) : place.base };
    let { tip } = state;
    return {
        branch,
        readFile: (path) => (0,draft_files/* readFileAt */._T)(opened.store, opened.source, path),
        listFiles: (folder) => listFilesAt(opened, folder),
        write: async (request) => {
            const draft = await writeDraft(opened, request);
            tip = draft?.commit ?? tip;
            return draft;
        },
        restoreFiles: async (paths) => {
            tip = (await restoreFiles(opened, paths)) ?? tip;
        },
        readDrafted: async (path) => (tip === undefined ? undefined : (0,draft_files/* readFileAt */._T)(opened.store, tip, path)),
        putFiles: async (edits) => {
            tip = (await putFiles(opened, edits)) ?? tip;
        },
        diff: async () => (tip === undefined ? "" : readDiff(opened, tip)),
    };
}
async function listFilesAt({ store, source }, folder) {
    const below = folder.replace(/\/+$/, "");
    if (below !== "")
        (0,draft_files/* checkPlainPath */.Ei)(below);
    const entries = await (0,draft_files/* readTree */.Zc)(store, source, below);
    return entries.filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path);
}
async function writeDraft(opened, { title, body, edits }) {
    const { store, base, branch, source, start } = opened;
    const changes = await draft_buildChanges(store, source, edits);
    const commit = await commitChanges(opened, { parent: source, changes, message: { title, body } });
    if (commit === undefined)
        return undefined;
    const files = await readChangedPaths(store, source === base ? base : start, commit);
    return files.length === 0 ? undefined : { branch, commit, files };
}
async function putFiles(opened, edits) {
    const { tip: parent } = opened;
    if (parent === undefined)
        return undefined;
    const paths = edits.map(({ path }) => path);
    const changes = await draft_buildChanges(opened.store, parent, edits);
    return commitChanges(opened, { parent, changes, message: { title: `Take in ${paths.join(", ")}`, body: "" } });
}
/** Edits as changes of the tree at a commit. Refuses paths that no draft may write. */
async function draft_buildChanges(store, commit, edits) {
    for (const { path } of edits)
        (0,draft_files/* checkDraftPath */.VU)(path);
    const entries = await (0,draft_files/* readTreeEntries */.H8)(store, commit, edits.map(({ path }) => path));
    const changes = [];
    for (const { path, content } of edits) {
        (0,draft_files/* checkPathInTree */.Pi)(path, entries);
        changes.push({ path, mode: entries.get(path)?.mode ?? "100644", sha: await writeBlob(store, content) });
    }
    return changes;
}
async function restoreFiles(opened, paths) {
    const { store, tip, start } = opened;
    for (const path of paths)
        (0,draft_files/* checkPlainPath */.Ei)(path);
    if (tip === undefined)
        return undefined;
    const entries = await (0,draft_files/* readTreeEntries */.H8)(store, start, paths);
    const changes = paths.map((path) => {
        const entry = entries.get(path);
        return entry?.type === "blob" ? { path, mode: entry.mode, sha: entry.sha } : { path, sha: undefined };
    });
    return commitChanges(opened, {
        parent: tip,
        changes,
        message: { title: `Leave out ${paths.join(", ")}`, body: "" },
    });
}
/**
 * Commits changes to `parent` and moves the branch there from where it was opened. The branch's newest commit, which
 * stays where it says the same already; undefined where nothing differs from the base.
 */
async function commitChanges({ store, base, branch, tip, signature, move }, asked) {
    const { parent, changes } = asked;
    const tree = await writeTree(store, parent, changes);
    if (tree === (await readTreeOf(store, parent)))
        return parent === base ? undefined : parent;
    if (tip !== undefined && tree === (await readTreeOf(store, tip)))
        return tip;
    const after = await writeCommit(store, { tree, parent, message: (0,code_host/* markMessage */.xL)(asked.message, tree), signature });
    await move(branch, { before: tip, after });
    return after;
}
async function readTreeOf(store, commit) {
    return (await (0,run/* runGit */.EO)(store, ["rev-parse", "--verify", `${commit}^{tree}`])).trim();
}
async function readDiff({ store, base }, tip) {
    const start = (await (0,ancestry/* readMergeBase */.yr)(store, base, tip)) ?? base;
    const steady = [
        "--no-color",
        "--no-ext-diff",
        "--no-textconv",
        "--src-prefix=a/",
        "--dst-prefix=b/",
        "--no-relative",
    ];
    const shape = ["--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers", "--no-renames", "--full-index"];
    return (0,run/* runGit */.EO)(store, [
        "-c",
        "diff.suppressBlankEmpty=false",
        "diff-tree",
        "-r",
        "-p",
        ...steady,
        ...shape,
        start,
        tip,
    ]);
}
async function readChangedPaths(store, start, commit) {
    const listing = await (0,run/* runGit */.EO)(store, ["diff-tree", "-r", "-z", "--name-only", "--no-renames", start, commit]);
    return listing
        .split("\0")
        .filter((path) => path !== "")
        .sort();
}
/** Committer date of a commit (full SHA), as a {@link Signature} has it. */
async function draft_readCommitDate(directory, commit) {
    const seconds = Number(await (0,run/* runGit */.EO)(directory, ["log", "--no-walk", "--format=%ct", commit, "--"]));
    return new Date(seconds * 1000).toISOString();
}

;// CONCATENATED MODULE: ./lib/hosts/local/repository.js











/**
 * Opens a repository as a {@link CodeHost}. The checkout, the index, HEAD and the configuration are never touched.
 * Throws a {@link ReleaseDocsError} for a base that is not there.
 */
async function createLocalCodeHost(options) {
    const { repository } = options;
    const home = repository.directory;
    const base = await (0,revision/* resolveRevision */.eZ)(home, options.base);
    const date = options.date ?? (await draft_readCommitDate(home, base));
    const signature = { ...options.author, date };
    const scratch = options.drafts === "scratch" ? await createScratchRepository(repository, base) : undefined;
    const store = scratch?.directory ?? home;
    const move = async (branch, { before, after }) => {
        if (store === home)
            await checkNotCheckedOut(home, branch);
        try {
            await moveBranch(store, branch, { before, after, signature });
        }
        catch (error) {
            throw await explainMove(store, { branch, before }, error);
        }
    };
    const close = async () => scratch?.close();
    return {
        openDraft: async (branch, { base: other } = {}) => {
            const start = other === undefined ? base : await (0,revision/* resolveRevision */.eZ)(home, other);
            return draft_openLocalDraft({ store, base: start, signature, move }, branch);
        },
        close,
        [Symbol.asyncDispose]: close,
    };
}
/**
 * Makes a temporary bare repository that reads the objects of `repository` and writes to none but its own folder.
 * `base` is the full SHA of one of its commits. `close` removes it.
 */
async function createScratchRepository(repository, base) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "release-docs-scratch-"));
    const close = () => (0,promises_.rm)(directory, { recursive: true, force: true });
    try {
        await (0,git_repository.initBorrowingRepository)(directory, repository, base);
        return { directory, close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/**
 * A repository somewhere else as a {@link CodeHost}: drafts are written in its cache on this machine and pushed, never
 * over what was not seen there. The base is the default branch unless given. All is found again before it is made, so
 * doing the same again after a kill changes nothing.
 */
function createPushedCodeHost({ cache, author, pullRequests }) {
    const { directory: store } = cache;
    const move = async (branch, to) => {
        if (!(await pushBranch(cache, { branch, ...to })))
            throw buildDraftMoved(branch);
    };
    return {
        openDraft: async (branch, { base: asked } = {}) => {
            await syncRepositoryCache(cache);
            const place = { branch, base: asked ?? (await readDefaultBranch(store)) };
            const base = await resolveRevision(store, `refs/heads/${place.base}`);
            const signature = { ...author, date: await readCommitDate(store, base) };
            const found = await pullRequests?.find(place);
            const draft = await openLocalDraft({ store, base, signature, move }, branch, found?.merged);
            if (pullRequests === undefined)
                return draft;
            return { ...draft, pullRequests: offerPullRequests(pullRequests, place, found?.open) };
        },
        readPullRequestState: pullRequests && ((number) => pullRequests.readState(number)),
    };
}
async function readDefaultBranch(directory) {
    return (await runGit(directory, ["symbolic-ref", "HEAD"])).trim().replace("refs/heads/", "");
}
function offerPullRequests(api, place, known) {
    return {
        openUrl: known?.url,
        compareUrl: api.compareUrl(place),
        publish: async (request) => {
            const wanted = { ...request, title: cleanTitle(request.title, api.longestTitle) };
            if (known !== undefined) {
                return renewPullRequest(known, wanted, (change) => api.update(known, change), api.markForm);
            }
            return api.open(place, { ...wanted, body: markBody(wanted, api.markForm) });
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/domain/repositories/repositories.js

/** What a connected repository is called on its code host, and its page: from its address, else its connection's name. */
function nameConnected({ name, repositoryUrl }) {
    const remote = (0,git_repository.parseRemote)(repositoryUrl);
    return remote === undefined ? { name, webUrl: undefined } : { name: remote.name, webUrl: remote.webUrl };
}
/** Whether two connections lead to one repository, however its address is written. */
function isSameRepository(one, other) {
    const placeOf = ({ repositoryUrl }) => (0,git_repository.parseRemote)(repositoryUrl)?.webUrl.toLowerCase() ?? repositoryUrl.replace(/\/+$/, "");
    return one.id === other.id || placeOf(one) === placeOf(other);
}
/** Where a code host's pages and repositories are: beside its API, or at the domain that the API is below of. */
function selectWebOrigin({ baseUrl }) {
    const { protocol, host } = new URL(baseUrl);
    return `${protocol}//${host.replace(/^api\./, "")}`;
}
/**
 * What git sends as `Authorization` to the repository. The app's token goes to no other origin than the one its API
 * belongs to: whoever may make connections could have it sent to themselves otherwise.
 */
function selectAuthorization({ repositoryUrl, app }) {
    if (app === undefined || !URL.canParse(repositoryUrl))
        return undefined;
    if (new URL(repositoryUrl).origin !== selectWebOrigin(app))
        return undefined;
    return `Basic ${Buffer.from(buildCredentials(app)).toString("base64")}`;
}
function buildCredentials({ kind, token }) {
    if (!token.includes(":"))
        return `${kind === "github" ? "x-access-token" : "x-token-auth"}:${token}`;
    // Bitbucket's API takes a person's token with the e-mail address, its git does not.
    return kind === "bitbucket" ? token.replace(/^[^:]*@[^:]*(?=:)/, "x-bitbucket-api-token-auth") : token;
}
/**
 * Opens the sources, each repository once, and the docs repository once it is asked for. `isOneOfSeveral`: the
 * publication has other sources too, so that references name their repository. Throws what {@link Places.open} throws.
 */
async function openWorkspace(places, sources, docs, { isOneOfSeveral = sources.length > 1 } = {}) {
    const distinct = sources.filter((source, index) => sources.findIndex((other) => isSameRepository(source, other)) === index);
    const open = async (source) => {
        const place = await places.open(source);
        const repository = { ...place.repository, isQualified: isOneOfSeveral };
        return { ...place, repository, isElsewhere: !isSameRepository(source, docs) };
    };
    return { sources: await Promise.all(distinct.map(open)), openCodeHost: () => places.openCodeHost(docs) };
}
/** Opens what GitHub knows of a repository's commits; undefined where the access is not to the repository's own GitHub. */
async function openCommitReader(github, { name, webUrl }, onFault) {
    if (github === undefined || webUrl === undefined)
        return undefined;
    // A token of github.com is no business of another host, and another host's is none of github.com's.
    if (github.apiUrl === "https://api.github.com" && !webUrl.startsWith("https://github.com/"))
        return undefined;
    // Loaded only where it is used.
    const { createGitHubCommitReader } = await __webpack_require__.e(/* import() */ 201).then(__webpack_require__.bind(__webpack_require__, 6201));
    return createGitHubCommitReader(github, name, onFault);
}

;// CONCATENATED MODULE: ./lib/service/domain/repositories/checkout.js










// Whom GitHub shows for commits that a workflow makes; an address of our own could be anybody's.
const WORKFLOW_BOT = {
    name: "github-actions[bot]",
    email: "41898282+github-actions[bot]@users.noreply.github.com",
};
/**
 * Opens the repository at `directory`. Throws what a person can mend: no repository, no commit,
 * a clone without the history, a broken configuration. `onFault` hears of what the code host did not tell.
 */
async function openCheckout(options, onFault = () => undefined) {
    const history = await (0,git_history/* readHistory */.Lu)(options.directory);
    const { directory } = history.repository;
    const configuration = await readConfiguration(directory);
    const repository = options.repository ?? (0,git_repository.nameRepository)(history.repository);
    const commits = await openCommitReader(options.github, repository, onFault);
    const place = {
        history,
        repository,
        commits,
        readFile: (path) => (0,promises_.readFile)((0,external_node_path_.join)(directory, path), "utf8").catch(() => undefined),
    };
    const checkout = { place, configuration, open: async () => place };
    if (options.drafts === "pullRequests") {
        const { github } = options;
        // Loaded only where it is used: a draft on disk needs nothing of GitHub.
        const { createGitHubCodeHost } = await __webpack_require__.e(/* import() */ 241).then(__webpack_require__.bind(__webpack_require__, 8241));
        const hosts = new Map();
        const openCodeHost = ({ name }) => {
            const host = hosts.get(name) ?? createGitHubCodeHost(github, name);
            hosts.set(name, host);
            return host;
        };
        return { ...checkout, reachesOthers: true, openCodeHost, close: async () => undefined };
    }
    const codeHost = await createLocalCodeHost({
        repository: history.repository,
        base: history.head,
        drafts: options.drafts,
        author: WORKFLOW_BOT,
    });
    return { ...checkout, reachesOthers: false, openCodeHost: async () => codeHost, close: () => codeHost.close() };
}
/** Where a repository says what is to be written, from its root. */
const CONFIGURATION_PATH = ".github/release-docs.yml";
// As the interface has it, only that a typing error is refused and connections may be given by name.
const { styleGuide, pullRequest: _, ...settings } = publications/* PublicationConfig */.Nb.shape;
const FilePlace = schemas/* strictObject */.rej({ path: schemas/* optional */.lqM(schemas/* string */.YjP().check(api/* _minLength */.m9(1))) });
const ConfiguredPublication = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    config: schemas/* optional */.lqM(schemas/* strictObject */.rej({
        ...settings,
        pullRequest: schemas/* optional */.lqM(schemas/* strictObject */.rej(publications/* PullRequestStyle */.Wc.shape)),
        styleGuide: schemas/* optional */.lqM(schemas/* strictObject */.rej({
            documentation: schemas/* optional */.lqM(FilePlace),
            releaseNotes: schemas/* optional */.lqM(schemas/* strictObject */.rej(publications/* ReleaseNotesStyle */.c7.shape)),
            changelogs: schemas/* optional */.lqM(FilePlace),
        })),
    })),
});
/** The schema of `.github/release-docs.yml`. */
const Configuration = schemas/* strictObject */.rej({
    publications: schemas/* array */.YOg(ConfiguredPublication).check(api/* _minLength */.m9(1), schemas/* refine */.YPB((all) => new Set(all.map(({ name }) => name)).size === all.length, "two publications bear the same name")),
});
/** What a repository without a configuration gets: a changelog section, and release notes as an output. */
const DEFAULT_CONFIGURATION = {
    publications: [
        {
            name: "release-docs",
            config: {
                writeReleaseNotes: true,
                writeChangelogs: true,
                styleGuide: { releaseNotes: { createFile: false } },
            },
        },
    ],
};
/** Reads the configuration of the checkout at `directory`; the default where the file is not there. */
async function readConfiguration(directory) {
    try {
        return parseConfiguration(await (0,promises_.readFile)((0,external_node_path_.join)(directory, CONFIGURATION_PATH), "utf8"));
    }
    catch (error) {
        if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) {
            return DEFAULT_CONFIGURATION;
        }
        throw error;
    }
}
/** Parses the text of a configuration. Throws `config/invalid` with the line and the field of the first fault. */
function parseConfiguration(text) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines, prettyErrors: false });
    const [fault] = document.errors;
    if (fault !== undefined)
        throw broken(lines.linePos(fault.pos[0]).line, fault.message);
    (0,dist/* visit */.YR)(document, {
        Alias(_, alias) {
            if (alias.resolve(document) !== undefined)
                return;
            throw broken(lines.linePos(alias.range?.[0] ?? 0).line, `*${alias.source} refers to nothing in this file`);
        },
    });
    const parsed = Configuration.safeParse(document.toJS());
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const path = issue?.path ?? [];
    const [unknownKey] = issue?.code === "unrecognized_keys" ? issue.keys : [];
    const field = unknownKey === undefined ? path : [...path, unknownKey];
    const start = (unknownKey === undefined ? undefined : startOfKey(document, path, unknownKey)) ?? startOf(document, path);
    const fieldName = core_errors/* toDotPath */.sR(field) || "the file";
    throw broken(lines.linePos(start).line, `${fieldName}: ${issue?.message ?? "is not valid"}`);
}
function startOf(document, path) {
    for (let depth = path.length; depth > 0; depth -= 1) {
        const node = document.getIn(path.slice(0, depth), true);
        if ((0,dist/* isNode */.Ll)(node) && node.range)
            return node.range[0];
    }
    return 0;
}
function startOfKey(document, path, key) {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = (0,dist/* isMap */.jh)(map) ? map.items.find((item) => (0,dist/* isScalar */.jn)(item.key) && item.key.value === key) : undefined;
    return (0,dist/* isScalar */.jn)(pair?.key) ? pair.key.range?.[0] : undefined;
}
function broken(line, fault) {
    return new errors/* ReleaseDocsError */.D({
        code: "config/invalid",
        message: `${CONFIGURATION_PATH}, line ${line}: ${fault}`,
        hint: `Correct the field, or delete ${CONFIGURATION_PATH} to get the defaults: a changelog section and release notes.`,
    });
}

;// CONCATENATED MODULE: ./lib/service/security/access.js


/** What there is to have permissions on. */
const RESOURCES = [
    "job",
    "connection",
    "conversation",
    "comment",
    "turn",
    "publication",
    "user",
    "instruction",
    "instructionLink",
    "auditLog",
];
/** What there is to do with them (interface, "Authentication", 3). A sync, a retry and an annotation are updates, a look at the health is a get. */
const VERBS = ["list", "get", "create", "update", "delete", "notify", "bulkCreate", "bulkDelete"];
const each = (resources, verbs) => resources.flatMap((resource) => verbs.map((verb) => `${resource}:${verb}`));
/** Every permission that there is. */
const PERMISSIONS = each(RESOURCES, VERBS);
const written = RESOURCES.filter((resource) => !["connection", "user", "auditLog"].includes(resource));
/** The roles that every organization has: all of it, all of the writing, and reading. */
const BUILTIN_ROLES = {
    admin: PERMISSIONS,
    editor: [...each(written, VERBS), ...each(["connection", "user"], ["list", "get"])],
    viewer: each(RESOURCES.filter((resource) => resource !== "auditLog"), ["list", "get"]),
};
/** Whether a text is a permission, spelled as here. */
function isPermission(text) {
    return PERMISSIONS.includes(text);
}
/** What `permissions` and `grants` allow. */
function createAccess(permissions, grants) {
    const granted = new Set(grants.map(({ permission, recordId }) => `${permission}:${recordId}`));
    const may = (permission, recordId) => permissions.has(permission) || (recordId !== undefined && granted.has(`${permission}:${recordId}`));
    return {
        may,
        check: (permission, recordId) => {
            if (!may(permission, recordId))
                throw (0,store_errors/* forbidden */.o0)(permission);
        },
        narrow: (resource) => {
            const listed = [`${resource}:list`, `${resource}:get`];
            if (listed.some((permission) => permissions.has(permission)))
                return undefined;
            const ids = grants.filter(({ permission }) => listed.includes(permission)).map(({ recordId }) => recordId);
            return [...new Set(ids)].sort();
        },
    };
}
/** As {@link Access.narrow}, for a list that is no list without any permission: 403 where nothing is granted. */
function narrowOrRefuse(access, resource) {
    const ids = access.narrow(resource);
    if (ids?.length === 0)
        throw (0,store_errors/* forbidden */.o0)(`${resource}:list`);
    return ids;
}
/** What a user may do, from roles and grants as they stand now. */
async function readAccess(store, userId) {
    const [roles, granted] = await Promise.all([
        store.database
            .selectFrom("user_roles")
            .innerJoin("roles", "roles.id", "user_roles.role_id")
            .select("roles.permissions_json")
            .where("user_roles.user_id", "=", userId)
            .execute(),
        store.database
            .selectFrom("grants")
            .select(["resource", "verb", "record_id"])
            .where("user_id", "=", userId)
            .execute(),
    ]);
    const permissions = new Set(roles.flatMap(({ permissions_json }) => JSON.parse(permissions_json)));
    const grants = granted.flatMap(({ resource, verb, record_id: recordId }) => {
        const permission = `${resource}:${verb}`;
        return isPermission(permission) ? [{ permission, recordId }] : [];
    });
    return createAccess(permissions, grants);
}
/** Stores an organization with its built-in roles; its ID. */
async function insertOrganization(within, name) {
    const organization = { ...newRow(within, "org"), name };
    await within.database.insertInto("organizations").values(organization).execute();
    for (const [role, permissions] of Object.entries(BUILTIN_ROLES)) {
        await insertRole(within, organization.id, { name: role, permissions, isBuiltin: true });
    }
    return organization.id;
}
/** Stores a role of an organization, where no other bears its name; its ID. */
async function insertRole(within, orgId, { name, permissions, isBuiltin = false }) {
    const row = {
        ...newRow(within, "rol"),
        org_id: orgId,
        name,
        builtin: Number(isBuiltin),
        permissions_json: JSON.stringify(permissions),
    };
    await within.database.insertInto("roles").values(row).execute();
    return row.id;
}
/** Stores a user, with a role of the organization where one is named. Throws where there is no such role. */
async function insertUser(within, orgId, { name, email, role }) {
    const base = newRow(within, "usr");
    const row = { ...base, org_id: orgId, auth_id: base.id, name, email, invitation_accepted: 1 };
    await within.database.insertInto("users").values(row).execute();
    if (role !== undefined)
        await giveRole(within, row, await readRoleId(within, orgId, role));
    return row;
}
async function readRoleId({ database }, orgId, name) {
    const role = await database
        .selectFrom("roles")
        .select("id")
        .where("org_id", "=", orgId)
        .where("name", "=", name)
        .executeTakeFirstOrThrow();
    return role.id;
}
/** Gives a role to a user of its organization; a role that is held already stays. */
async function giveRole({ database }, { id: user_id }, role_id) {
    await database
        .insertInto("user_roles")
        .values({ user_id, role_id })
        .onConflict((held) => held.doNothing())
        .execute();
}
/** Takes a role from a user, if it is held. */
async function takeRole({ database }, { id }, roleId) {
    await database.deleteFrom("user_roles").where("user_id", "=", id).where("role_id", "=", roleId).execute();
}
/** Grants a permission on one record to a user. */
async function giveGrant({ database }, user, grant) {
    await database
        .insertInto("grants")
        .values({ user_id: user.id, ...asColumns(grant) })
        .onConflict((held) => held.doNothing())
        .execute();
}
/** Takes a grant from a user, if it is held. */
async function takeGrant({ database }, user, grant) {
    const { resource, verb, record_id } = asColumns(grant);
    await database
        .deleteFrom("grants")
        .where("user_id", "=", user.id)
        .where("resource", "=", resource)
        .where("verb", "=", verb)
        .where("record_id", "=", record_id)
        .execute();
}
function asColumns({ permission, recordId }) {
    const [resource = "", verb = ""] = permission.split(":");
    return { resource, verb, record_id: recordId };
}

;// CONCATENATED MODULE: ./lib/service/security/keys.js



/** A new key: 32 random bytes behind a prefix by which a leak is recognised. */
function createApiKey() {
    return `rdk_${randomBytes(32).toString("base64url")}`;
}
/** Stores a key as its hash. `expiresAt` is RFC 3339; never unless given. */
async function insertKey(store, owner, apiKey, { name, expiresAt }) {
    const row = {
        ...newRow(store, "key"),
        org_id: owner.org_id,
        user_id: owner.id,
        name,
        lookup: digest("lookup", apiKey).slice(0, 32),
        hash: digest("hash", apiKey),
        expires_at: expiresAt ?? null,
        revoked_at: null,
    };
    await store.database.insertInto("keys").values(row).execute();
    return row.id;
}
/** Ends a key from now on; when that was. */
async function revokeKey(within, id) {
    const now = within.now();
    await within.database.updateTable("keys").set({ revoked_at: now, updated_at: now }).where("id", "=", id).execute();
    return now;
}
/** Whether a key is stored, revoked and expired ones among them. */
async function isKnownKey(store, apiKey) {
    const found = await store.database
        .selectFrom("keys")
        .select("hash")
        .where("lookup", "=", digest("lookup", apiKey).slice(0, 32))
        .executeTakeFirst();
    return found !== undefined && keys_isSame(found.hash, digest("hash", apiKey));
}
/** The key of an `Authorization` header; undefined where it has none. */
function parseBearer(authorization) {
    return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
/**
 * The user of the bearer key in `authorization` (interface, "Authentication"). The row is found by one digest and the
 * key held against another in constant time. 401 without a key and with one that is unknown, revoked or expired.
 */
async function authenticate(store, authorization) {
    const apiKey = parseBearer(authorization);
    if (apiKey === undefined)
        throw (0,store_errors/* unauthorized */.nc)("Give an API key: Authorization: Bearer <API_KEY>.");
    const found = await store.database
        .selectFrom("keys")
        .innerJoin("users", "users.id", "keys.user_id")
        .select(["keys.id", "keys.hash", "keys.expires_at", "keys.revoked_at"])
        .select(["users.id as user_id", "users.name as user_name", "users.org_id"])
        .where("keys.lookup", "=", digest("lookup", apiKey).slice(0, 32))
        .executeTakeFirst();
    if (found === undefined || !keys_isSame(found.hash, digest("hash", apiKey))) {
        throw (0,store_errors/* unauthorized */.nc)("This API key is not known here.");
    }
    if (found.revoked_at !== null)
        throw (0,store_errors/* unauthorized */.nc)("This API key was revoked.");
    if (found.expires_at !== null && Date.parse(found.expires_at) <= Date.parse(store.now())) {
        throw (0,store_errors/* unauthorized */.nc)("This API key has expired.");
    }
    return { keyId: found.id, userId: found.user_id, userName: found.user_name, orgId: found.org_id };
}
function digest(purpose, apiKey) {
    return (0,external_node_crypto_.createHash)("sha256").update(`${purpose}:${apiKey}`).digest("hex");
}
function keys_isSame(left, right) {
    return (0,external_node_crypto_.timingSafeEqual)(Buffer.from(left), Buffer.from(right));
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
var external_node_http_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_http_, 2);
// EXTERNAL MODULE: ./lib/shared/proxy.js
var shared_proxy = __webpack_require__(5837);
// EXTERNAL MODULE: external "node:dns/promises"
var external_node_dns_promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./lib/service/security/addresses.js




/**
 * Parses an address that the service may ask: of http or https, without user or password. Odd spellings of a host
 * (`http://2130706433/`, `http://0x7f.1/`) come out as the address that they stand for. Throws `outbound/bad-address`.
 */
function parseWebAddress(address, base) {
    const url = URL.parse(address, base?.href);
    if (url === null)
        throw badAddress("It is no address", "What was given for an address is none.");
    if (!/^https?:$/.test(url.protocol)) {
        throw badAddress("Only http and https are asked", `An address that begins with ${(0,shared_text/* quoteText */.ol)(url.protocol, 40)} is not asked.`);
    }
    if (url.username !== "" || url.password !== "") {
        throw badAddress("Take user and password out of it", `The address ${nameAddress(url)} has a user or a password in it.`);
    }
    return url;
}
/** An address as a sentence names it: without user, password, query and fragment, which can be secret. */
function nameAddress({ origin, protocol, pathname }) {
    return (0,shared_text/* quoteText */.ol)(origin === "null" ? protocol : `${origin}${pathname === "/" ? "" : pathname}`);
}
function badAddress(reason, message) {
    return new errors/* ReleaseDocsError */.D({
        code: "outbound/bad-address",
        message,
        hint: `${reason}: give one like https://docs.example.com/page.`,
    });
}
const IPV4 = {
    "an unspecified address": ["0.0.0.0/8"],
    "a loopback address": ["127.0.0.0/8"],
    "a link-local address": ["169.254.0.0/16"],
    "a private address": ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"],
    "an address behind a carrier's NAT": ["100.64.0.0/10"],
    "a multicast address": ["224.0.0.0/4"],
    "a benchmark address": ["198.18.0.0/15"],
    "a documentation address": ["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24"],
    // 168.63.129.16 is public by its number, and answers the machines of one cloud with what they are told in secret.
    "a reserved address": ["192.0.0.0/24", "192.88.99.0/24", "240.0.0.0/4", "168.63.129.16/32"],
};
const IPV6 = {
    "an unspecified address": ["::/128"],
    "a loopback address": ["::1/128"],
    "a link-local address": ["fe80::/10", "fec0::/10"],
    "a private address": ["fc00::/7", "64:ff9b:1::/48"],
    "a multicast address": ["ff00::/8"],
    "a benchmark address": ["2001:2::/48"],
    "a documentation address": ["2001:db8::/32", "3fff::/20"],
    // Whom they lead to stands inside, disguised in Teredo's; nobody serves anything at one.
    "an address of a tunnel": ["2002::/16", "2001::/32", "::/96"],
    "a reserved address": ["2001::/23", "100::/64"],
};
// IPv4-mapped, IPv4-translated and NAT64: what the last 32 bits lead to decides.
const EMBEDDING = ["::ffff:", "::ffff:0:", "64:ff9b::"];
// IPv6 first: its tunnels are a part of what is reserved there.
const KINDS = [...new Set([...Object.keys(IPV6), ...Object.keys(IPV4)])].map((kind) => {
    const subnets = IPV4[kind] ?? [];
    const embedded = subnets.flatMap((subnet) => EMBEDDING.map((prefix) => addresses_embed(prefix, subnet)));
    return { kind, addresses: listSubnets([...subnets, ...embedded, ...(IPV6[kind] ?? [])]) };
});
// Of IPv6 only this is given to anybody; what is not known to be public is none of ours.
const PUBLIC = listSubnets(["0.0.0.0/0", "2000::/3", ...EMBEDDING.map((prefix) => addresses_embed(prefix, "0.0.0.0/0"))]);
/**
 * Says what keeps an address of IPv4 or IPv6 (no name, no brackets) from being a public one: `a loopback address`.
 * Undefined for a public address. A NAT64 prefix that a network chose for itself cannot be told from a public address.
 */
function addressKind(address) {
    const plain = address.replace(/%.*$/, "");
    const version = (0,external_node_net_.isIP)(plain);
    if (version === 0)
        return "no address of the internet";
    const family = version === 4 ? "ipv4" : "ipv6";
    const found = KINDS.find(({ addresses }) => addresses.check(plain, family));
    return found?.kind ?? (PUBLIC.check(plain, family) ? undefined : "a reserved address");
}
function listSubnets(subnets) {
    const list = new external_node_net_.BlockList();
    for (const subnet of subnets) {
        const [address = "", bits] = subnet.split("/");
        list.addSubnet(address, Number(bits), (0,external_node_net_.isIP)(address) === 4 ? "ipv4" : "ipv6");
    }
    return list;
}
function addresses_embed(prefix, subnet) {
    const [address, bits] = subnet.split("/");
    return `${prefix}${address}/${96 + Number(bits)}`;
}
const lookupAll = (host) => (0,external_node_dns_promises_.lookup)(host, { all: true });
/**
 * The addresses of a URL's host, asked for once, so that what was checked is what can be connected to. Throws
 * `outbound/private-address` where one of them is not public, `outbound/unknown-host` where there is none. Which
 * address a name has is not told: that is the business of the network that it is in.
 */
async function readAddresses(url, { allowPrivate, lookup = lookupAll }) {
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    const family = (0,external_node_net_.isIP)(host);
    const addresses = family === 0
        ? await lookup(host).catch((cause) => refuseUnknown(url, cause))
        : [{ address: host, family }];
    if (addresses.length === 0)
        return refuseUnknown(url, undefined);
    const [kind] = allowPrivate ? [] : addresses.flatMap(({ address }) => addressKind(address) ?? []);
    if (kind === undefined)
        return addresses;
    throw new errors/* ReleaseDocsError */.D({
        code: "outbound/private-address",
        message: `${url.host} ${family === 0 ? "leads to" : "is"} ${kind}, which this service does not ask for anybody.`,
        hint: "Give a public address. An operator who trusts all callers can start the service with --allow-private.",
    });
}
function refuseUnknown(url, cause) {
    throw new errors/* ReleaseDocsError */.D({
        code: "outbound/unknown-host",
        message: `No address is known for ${url.hostname}.`,
        hint: "Check its spelling, and that the service can ask a name server.",
        cause,
    });
}
const LOCAL_NAME = /(^|\.)(localhost|localhost\.localdomain)\.?$/;
/**
 * Refuses an address as far as it is plain to see, without asking where its name leads: that is checked each time it is
 * asked. What `createOutbound` and, for a repository, `checkRemote` would refuse is refused here already. Throws
 * `outbound/bad-address` and `outbound/private-address`.
 */
function checkPlainAddress(address, { allowPrivate, isRepository }) {
    const other = URL.parse(address);
    const isOther = other !== null && isRepository && allowPrivate && /^(ssh|git|file):$/.test(other.protocol);
    if (isOther && other.password === "")
        return;
    const url = parseWebAddress(address);
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    const named = LOCAL_NAME.test(host) ? "a name of this machine" : undefined;
    const kind = (0,external_node_net_.isIP)(host) === 0 ? named : addressKind(host);
    if (kind === undefined || allowPrivate)
        return;
    throw new errors/* ReleaseDocsError */.D({
        code: "outbound/private-address",
        message: `${nameAddress(url)} is at ${kind}, which this service does not ask for anybody.`,
        hint: "Give a public address. An operator who trusts all callers can start the service with --allow-private.",
    });
}
// Never `ext::`, which is a command.
const OTHER_SCHEMES = new Set(["ssh:", "git:", "file:"]);
const LONGEST_LOOKUP = 10_000;
/**
 * Checks a remote before git asks it, as `createOutbound` checks an address: https and http to public addresses; with
 * `allowPrivate` anywhere, also by `ssh:`, `git:` and `file:`. Whoever starts git sets `http.followRedirects=false` too,
 * since git checks nothing, and gives credentials apart: none may stand in the address. Through a proxy git leaves the
 * names to the proxy, whatever `curloptResolve` says.
 */
async function checkRemote(address, guard) {
    const other = URL.parse(address);
    if (guard.allowPrivate && other !== null && OTHER_SCHEMES.has(other.protocol)) {
        return { url: other.href, curloptResolve: undefined };
    }
    const url = parseWebAddress(address);
    if (guard.allowPrivate)
        return { url: url.href, curloptResolve: undefined };
    const late = AbortSignal.timeout(LONGEST_LOOKUP);
    const addresses = await untilAborted(late, readAddresses(url, guard)).catch((cause) => {
        throw cause === late.reason ? noAnswer(url) : cause;
    });
    const port = url.port || (url.protocol === "https:" ? "443" : "80");
    const targets = addresses.map(({ address: target, family }) => (family === 6 ? `[${target}]` : target));
    return { url: url.href, curloptResolve: `${url.hostname}:${port}:${targets.join(",")}` };
}
function noAnswer(url) {
    return new ReleaseDocsError({
        code: "outbound/timeout",
        message: `No name server said in ${LONGEST_LOOKUP / 1000} s where ${nameAddress(url)} is.`,
        hint: "Try again later.",
    });
}
/** What the work gives, or a rejection with the signal's reason as soon as it is aborted. */
function untilAborted(signal, work) {
    return new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason);
        if (signal.aborted)
            stop();
        signal.addEventListener("abort", stop, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
    });
}

;// CONCATENATED MODULE: ./lib/service/security/outbound.js





const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/**
 * The one way by which the service asks an address that a caller gave (a link, the base address of a connection).
 * Unless `allowPrivate`, it reaches public addresses only: all addresses of a name are checked, and the connection goes
 * to one that was checked, so that a name that changes in between leads nowhere else. Each redirect is checked anew.
 * Where `environment` names a proxy, the proxy looks names up by itself: the check is made before, but a name that tells
 * the proxy something else, or a private network that only the proxy sees, has to be held back there.
 * Throws a `ReleaseDocsError` of `outbound/`, and the reason of `signal` where that ends it.
 */
function createOutbound(options) {
    return async (address, request = {}) => {
        const url = parseWebAddress(address);
        const timeout = request.timeout ?? 10_000;
        const late = AbortSignal.timeout(timeout);
        const signal = request.signal === undefined ? late : AbortSignal.any([late, request.signal]);
        try {
            return await follow(url, request, signal, options);
        }
        catch (cause) {
            if (request.signal?.aborted === true)
                throw request.signal.reason;
            if (cause instanceof errors/* ReleaseDocsError */.D)
                throw cause;
            throw late.aborted ? tooSlow(url, timeout) : unreachable(url, (0,shared_proxy/* readProxy */.n)(url, options.environment), cause);
        }
    };
}
async function follow(start, { method = "GET", headers: given = {}, body, longest = 1024 * 1024, cut = false }, signal, options) {
    let url = start;
    let headers = given;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const proxy = (0,shared_proxy/* readProxy */.n)(url, options.environment);
        // A network behind a proxy need not have a name server.
        const allowPrivate = options.allowPrivate || url.origin === options.trustedOrigin;
        const isChecked = proxy === undefined || !allowPrivate;
        const guard = { ...options, allowPrivate };
        const addresses = isChecked ? await untilAborted(signal, readAddresses(url, guard)) : [];
        const answer = await exchange({ url, addresses, proxy }, { method, headers, body, longest, cut }, signal);
        const { location } = answer.headers;
        const isFollowed = REDIRECTS.has(answer.status) && /^(GET|HEAD)$/.test(method);
        if (!isFollowed || location === undefined)
            return answer;
        const next = parseWebAddress(location, url);
        if (next.origin !== url.origin)
            headers = headers.accept === undefined ? {} : { accept: headers.accept };
        url = next;
    }
    throw new errors/* ReleaseDocsError */.D({
        code: "outbound/redirected",
        message: `${nameAddress(start)} redirects more than ${MOST_REDIRECTS} times.`,
        hint: "Give the address that it leads to in the end.",
    });
}
function tooSlow(url, timeout) {
    return new errors/* ReleaseDocsError */.D({
        code: "outbound/timeout",
        message: `${nameAddress(url)} gave no whole answer within ${timeout / 1000} s.`,
        hint: "Try again later, or give another address.",
    });
}
function unreachable(url, proxy, cause) {
    const sign = cause instanceof Error && "code" in cause ? cause.code : undefined;
    // The words of a system name the address that a name has.
    const reason = typeof sign === "string" ? sign : (0,shared_text/* quoteText */.ol)(cause instanceof Error ? cause.message : String(cause));
    const through = proxy === undefined ? "" : ` through the proxy ${proxy.url.origin} (${proxy.variable})`;
    return new errors/* ReleaseDocsError */.D({
        code: "outbound/unreachable",
        message: `${nameAddress(url)} could not be asked${through}: ${reason}.`,
        hint: "Check the address and its certificate, and that the service's network lets it connect.",
        cause,
    });
}
/** Sends one request over a connection of its own and reads the answer; follows nothing. */
async function exchange(way, request, signal) {
    const { url, addresses, proxy } = way;
    const { Agent, request: start } = url.protocol === "https:" ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : external_node_http_namespaceObject;
    const agent = new Agent({ proxyEnv: proxy === undefined ? {} : { [proxy.variable]: proxy.url.href } });
    const options = {
        method: request.method,
        headers: { ...request.headers, "accept-encoding": "identity", "user-agent": "release-docs" },
        agent,
        signal,
        // With a proxy the name to look up is the proxy's own.
        ...(proxy === undefined ? { lookup: lookUpAmong(addresses) } : {}),
    };
    try {
        // Raced, since a request that waits for a tunnel does not tell of its end.
        return await untilAborted(signal, new Promise((resolve, reject) => {
            const outgoing = start(url, options, (incoming) => readAnswer(url, incoming, request).then(resolve, reject));
            outgoing.on("error", reject);
            outgoing.end(request.body);
        }));
    }
    finally {
        agent.destroy();
    }
}
function lookUpAmong(addresses) {
    const [first] = addresses;
    return (_, { all }, answer) => {
        if (all === true)
            answer(null, [...addresses]);
        else
            answer(null, first?.address ?? "", first?.family);
    };
}
async function readAnswer(url, incoming, { longest, cut }) {
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    const encoding = headers["content-encoding"] ?? "identity";
    // Unpacked, a small answer can be of any size.
    if (encoding !== "identity")
        throw notTaken("outbound/compressed", url, "is compressed, which was not asked for");
    const pieces = [];
    let size = 0;
    for await (const piece of incoming) {
        size += piece.length;
        pieces.push(piece);
        if (size <= longest)
            continue;
        if (cut)
            break;
        throw notTaken("outbound/too-large", url, `is longer than ${longest} bytes`);
    }
    return { url, status: incoming.statusCode ?? 0, headers, body: Buffer.concat(pieces).subarray(0, longest) };
}
function notTaken(code, url, why) {
    return new errors/* ReleaseDocsError */.D({
        code,
        message: `The answer of ${nameAddress(url)} was not taken: it ${why}.`,
        hint: "Check that this is the address that is meant.",
    });
}

;// CONCATENATED MODULE: ./lib/service/security/vault.js


const KEY = "RELEASE_DOCS_SECRETS_KEY";
const OLD_KEYS = "RELEASE_DOCS_OLD_SECRETS_KEYS";
const KEY_BYTES = 32;
// A sealed secret: version, which key, nonce, tag, and the encrypted text.
const vault_VERSION = 1;
const MARK_END = 5;
const NONCE_END = MARK_END + 12;
const TAG_END = NONCE_END + 16;
/** A vault with keys of 32 bytes: seals with the first, opens with each. */
function createVault([current, ...old]) {
    const keys = [current, ...old].map((key) => ({ key, mark: markOf(key) }));
    return {
        seal: (secret, place) => {
            const nonce = (0,external_node_crypto_.randomBytes)(NONCE_END - MARK_END);
            const cipher = (0,external_node_crypto_.createCipheriv)("aes-256-gcm", current, nonce).setAAD(nameOf(place));
            const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
            return Buffer.concat([markOf(current), nonce, cipher.getAuthTag(), encrypted]).toString("base64");
        },
        open: (sealed, place) => {
            const bytes = Buffer.from(sealed, "base64");
            const mark = bytes.subarray(0, MARK_END);
            for (const { key } of keys.filter((known) => known.mark.equals(mark))) {
                const opened = decrypt(key, bytes, place);
                if (opened !== undefined)
                    return opened;
            }
            throw wrongKey(place);
        },
        isCurrent: (sealed) => Buffer.from(sealed, "base64").subarray(0, MARK_END).equals(markOf(current)),
    };
}
/** A vault whose key nobody knows: what it seals is lost with the process. */
function createPassingVault() {
    return createVault([(0,external_node_crypto_.randomBytes)(KEY_BYTES)]);
}
/**
 * The vault of a service that keeps its store: the key in `RELEASE_DOCS_SECRETS_KEY`, 32 bytes in base64, and those
 * that were used before it in `RELEASE_DOCS_OLD_SECRETS_KEYS`, separated by commas. Throws `store/no-secrets-key`.
 */
function readVault(environment) {
    const old = (environment[OLD_KEYS] ?? "").split(",").filter((text) => text.trim() !== "");
    return createVault([parseKey(environment[KEY] ?? "", KEY), ...old.map((text) => parseKey(text, OLD_KEYS))]);
}
function parseKey(text, variable) {
    const key = Buffer.from(text.trim(), "base64");
    if (key.length === KEY_BYTES)
        return key;
    const fault = text === "" ? "is not set" : `holds ${key.length} bytes of base64 instead of ${KEY_BYTES}`;
    throw new ReleaseDocsError({
        code: "store/no-secrets-key",
        message: `${variable} ${fault}; the secrets of connections are encrypted with it.`,
        hint: "Make a key once with `openssl rand -base64 32`, and give the same to every process and at every start.",
    });
}
function decrypt(key, bytes, place) {
    try {
        const nonce = bytes.subarray(MARK_END, NONCE_END);
        const decipher = (0,external_node_crypto_.createDecipheriv)("aes-256-gcm", key, nonce, { authTagLength: TAG_END - NONCE_END });
        decipher.setAAD(nameOf(place)).setAuthTag(bytes.subarray(NONCE_END, TAG_END));
        return Buffer.concat([decipher.update(bytes.subarray(TAG_END)), decipher.final()]).toString("utf8");
    }
    catch {
        return undefined;
    }
}
function markOf(key) {
    const digest = (0,external_node_crypto_.createHash)("sha256").update("release-docs secrets key").update(key).digest();
    return Buffer.concat([Buffer.of(vault_VERSION), digest.subarray(0, MARK_END - 1)]);
}
function nameOf({ id, field }) {
    return Buffer.from(JSON.stringify([id, field]));
}
function wrongKey({ id, field }) {
    return new errors/* ReleaseDocsError */.D({
        code: "store/wrong-secrets-key",
        message: `The ${field} of the connection ${id} was not stored with the secrets key that is given, or was changed.`,
        hint: `Start with the ${KEY} that was used before, or name it in ${OLD_KEYS} beside the new one.`,
    });
}

// EXTERNAL MODULE: ./node_modules/@orpc/openapi/dist/adapters/fetch/index.mjs + 6 modules
var fetch = __webpack_require__(8902);
// EXTERNAL MODULE: ./node_modules/@orpc/shared/dist/index.mjs
var shared_dist = __webpack_require__(1963);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(8956);
;// CONCATENATED MODULE: ./lib/service/store/page.js



const DEFAULT_PAGE_SIZE = 50;
const NO_TIMESTAMP = "next is no RFC 3339 timestamp: give a page's token, or a time such as 2026-01-05T10:00:00Z.";
/**
 * Reads one page of what `query` selects, the newest row first: by `seq`, or by time where `tokens` say so. The query
 * brings its own conditions, no order and no limit, and has one table, so that `seq` means one column. A token is good
 * for the same query with the same parameters only, and refused with 400 for any other. Rows that are added meanwhile
 * come before the first page: the previous page of the second is the first as it was, and going back from there yields
 * what came later.
 */
async function readPage({ next, pageSize = DEFAULT_PAGE_SIZE }, query, tokens = opaqueTokens) {
    const mark = page_markOf(query);
    const position = next === undefined ? undefined : parseToken(next, mark, tokens);
    const found = await selectRows(query, position, tokens.isByTime)
        .limit(pageSize + 1)
        .execute();
    const rows = found.slice(0, pageSize);
    if (position?.direction === "newer")
        rows.reverse();
    const hasMore = found.length > pageSize;
    const [hasOlder, hasNewer] = position?.direction === "newer" ? [true, hasMore] : [hasMore, position !== undefined];
    const render = (direction, row, beside) => {
        const bound = row?.seq ?? (position?.bound ?? 0) + beside;
        return tokens.render({ direction, mark, bound, time: row?.created_at ?? position?.time });
    };
    return {
        rows,
        ...(hasOlder && { nextPageToken: render("older", rows.at(-1), 1) }),
        ...(hasNewer && { previousPageToken: render("newer", rows.at(0), -1) }),
    };
}
/** The rows of `query` beyond a position, or from the newest on, in the order of the list. */
function selectRows(query, position, isByTime) {
    const [seq, time] = [sql/* sql */.l.ref("seq"), sql/* sql */.l.ref("created_at")];
    const order = position?.direction === "newer" ? "asc" : "desc";
    const ordered = isByTime ? query.orderBy(time, order).orderBy(seq, order) : query.orderBy(seq, order);
    if (position === undefined)
        return ordered;
    const beyond = sql/* sql */.l.raw(order === "asc" ? ">" : "<");
    return isByTime
        ? ordered.where((0,sql/* sql */.l) `(${time}, ${seq}) ${beyond} (${position.time}, ${position.bound})`)
        : ordered.where((0,sql/* sql */.l) `${seq} ${beyond} ${position.bound}`);
}
/** Tells a list with its filters from every other. */
function page_markOf(query) {
    const { sql: text, parameters } = query.compile();
    const hash = (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([text, parameters]))
        .digest();
    return String(hash.readUInt32BE()).padStart(10, "0");
}
function parseToken(token, mark, tokens) {
    const parsed = tokens.parse(token);
    if (parsed === undefined)
        throw (0,store_errors/* badRequest */.li)(tokens.isByTime ? NO_TIMESTAMP : "next is not a token that a page of a list gave.");
    if (parsed.mark !== undefined && parsed.mark !== mark)
        throw (0,store_errors/* badRequest */.li)("next is a token of another list, or of this one with other filters.");
    return parsed;
}
const FIELDS = /^([on])(\d{10})(-?\d{1,15})$/;
function parseFields(text) {
    const [, letter, mark = "", bound] = FIELDS.exec(text) ?? [];
    return letter === undefined
        ? undefined
        : { direction: letter === "o" ? "older" : "newer", mark, bound: Number(bound) };
}
/** Tokens that mean nothing to a caller. */
const opaqueTokens = {
    isByTime: false,
    render: ({ direction, mark, bound }) => Buffer.from(`${direction === "older" ? "o" : "n"}${mark}${bound}`).toString("base64url"),
    parse: (token) => {
        const fields = Buffer.from(token, "base64url");
        // Decoding passes over what is not of the alphabet.
        return fields.toString("base64url") === token ? parseFields(fields.toString()) : undefined;
    },
};
const OWN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})([01])(\d{10})(\d{16})Z$/;
const EPOCH = "1970-01-01T00:00:00.000Z";
/**
 * Tokens that are timestamps (interface, "Audit logs"): the time of a row in RFC 3339, whose further decimals say the
 * direction, the list and the `seq`, since several rows can have one time. Any other timestamp means the rows that were
 * created before it.
 */
const timestampTokens = {
    isByTime: true,
    render: ({ direction, mark, bound, time = EPOCH }) => time.replace(/Z$/, `${direction === "older" ? 0 : 1}${mark}${String(Math.max(bound, 0)).padStart(16, "0")}Z`),
    parse: (token) => {
        const [, seconds = "", digit, mark, bound] = OWN.exec(token) ?? [];
        // No row has the seq 0, so that none of this time comes before it.
        if (digit === undefined)
            return before(parseTimestamp(token));
        const time = parseTimestamp(`${seconds}Z`);
        return time === undefined
            ? undefined
            : { direction: digit === "0" ? "older" : "newer", mark, bound: Number(bound), time };
    },
};
function before(time) {
    return time === undefined ? undefined : { direction: "older", mark: undefined, bound: 0, time };
}
const LONGEST_PATTERN = 1_000;
/**
 * The condition that the column `summary` is `pattern`, of any case, where `%` stands for anything (interface, "Audit
 * logs"); every other character is itself. The 26 letters are told without case, all others with it: what both
 * databases know alike. Without `%` the index finds the rows. 400 for a pattern of more than 1,000 characters.
 */
function matchesSummary(pattern) {
    if (pattern.length > LONGEST_PATTERN)
        throw (0,store_errors/* badRequest */.li)("summary has at most 1,000 characters.");
    const folded = foldCase(pattern);
    if (!folded.includes("%")) {
        const start = [...folded].slice(0, 200).join("");
        return (0,sql/* sql */.l) `(substr(lower(summary), 1, 200) = ${start} and lower(summary) = ${folded})`;
    }
    return (0,sql/* sql */.l) `lower(summary) like ${folded.replaceAll(/[\\_]/g, "\\$&")} escape '\\'`;
}
/** The condition that one of the columns holds `text`, of any case as above; here `%` is a character like others. */
function containsText(columns, text) {
    if (text.length > LONGEST_PATTERN)
        throw (0,store_errors/* badRequest */.li)("query has at most 1,000 characters.");
    const pattern = `%${foldCase(text).replaceAll(/[\\_%]/g, "\\$&")}%`;
    const conditions = columns.map((column) => (0,sql/* sql */.l) `lower(${sql/* sql */.l.ref(column)}) like ${pattern} escape '\\'`);
    return (0,sql/* sql */.l) `(${sql/* sql */.l.join(conditions, (0,sql/* sql */.l) ` or `)})`;
}
/** A text with the letters A to Z in lower case. */
function foldCase(text) {
    return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
// A form that is not encoded turns the + of an offset into a space, so the space counts as one.
const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+ -])(\d\d):(\d\d))$/i;
const MINUTE = 60_000;
const EARLIEST = Date.parse("0000-01-01T00:00:00.000Z");
const LATEST = Date.parse("9999-12-31T23:59:59.999Z");
/**
 * The first whole millisecond that is not before an RFC 3339 timestamp, as the store writes times: what was created
 * before the one was created before the other. Undefined for anything else, such as the 30th of February.
 */
function parseTimestamp(text) {
    const [, ...fields] = RFC_3339.exec(text) ?? [];
    if (fields.length === 0)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields.slice(0, 6).map(Number);
    const [fraction = "", sign = "+", offsetHour = "0", offsetMinute = "0"] = fields.slice(6);
    const date = new Date(0);
    // Date.UTC takes years below 100 for those of the last century.
    date.setUTCFullYear(year, month - 1, day);
    const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    if (!isDate || hour > 23 || minute > 59 || Number(offsetHour) > 23 || Number(offsetMinute) > 59)
        return undefined;
    const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === "-" ? -1 : 1);
    const minutes = date.getTime() + (hour * 60 + minute - offset) * MINUTE;
    if (second > 59 && !isLeapSecond(minutes, second))
        return undefined;
    const milliseconds = Number(fraction.padEnd(3, "0").slice(0, 3)) + (/[1-9]/.test(fraction.slice(3)) ? 1 : 0);
    const time = minutes + second * 1000 + milliseconds;
    return new Date(Math.min(Math.max(time, EARLIEST), LATEST)).toISOString();
}
/** A minute has 61 seconds at the end of a UTC day alone. */
function isLeapSecond(minutes, second) {
    return second === 60 && (minutes + MINUTE) % (24 * 60 * MINUTE) === 0;
}

// EXTERNAL MODULE: ./node_modules/@orpc/server/dist/index.mjs
var server_dist = __webpack_require__(1885);
// EXTERNAL MODULE: ./node_modules/@orpc/contract/dist/shared/contract.D_dZrO__.mjs
var contract_D_dZrO_ = __webpack_require__(2500);
// EXTERNAL MODULE: ./node_modules/@orpc/client/dist/shared/client.D_0j2fRr.mjs
var client_D_0j2fRr = __webpack_require__(6881);
// EXTERNAL MODULE: ./lib/contract/contract.js
var contract = __webpack_require__(3938);
// EXTERNAL MODULE: ./lib/contract/routes.js
var routes = __webpack_require__(8022);
;// CONCATENATED MODULE: ./lib/service/api/procedures.js






/** The contract's routes, each waiting for its handler. */
const procedures = (0,server_dist/* implement */.yx)(contract/* contract */.d).$context();
/** What the handlers of every resource work with. */
/** How the service reaches what callers name. */
/** The body of every error: `{"error": "…"}` (design, "What the interface document leaves open"). */
function buildErrorBody(error) {
    // A 500 has a cause of this kind too, when an answer breaks its own schema: that is nobody's business outside.
    const { status, cause, message } = error;
    return { error: status === 400 && cause instanceof contract_D_dZrO_.V ? (0,shared_text/* explainIssues */._u)(cause.issues) : message };
}
/** An error as a whole answer, for what is refused before a route is found. */
function buildErrorAnswer(error, headers = {}) {
    return Response.json(buildErrorBody(error), { status: error.status, headers });
}
/** What was thrown as an error with a status. `onFault` hears of one that is not meant for a caller. */
function asAnswerable(error, onFault) {
    const answerable = error instanceof client_D_0j2fRr.c
        ? error
        : new client_D_0j2fRr.c("INTERNAL_SERVER_ERROR", { message: "The service failed on this request.", cause: error });
    if (answerable.status >= 500)
        onFault(error);
    return answerable;
}
/** Where the interface's OpenAPI document is, for everybody. */
const OPENAPI_PATH = "/api/v1/openapi.yaml";
const known = [
    ...Object.values(routes/* routes */.J).flatMap((resource) => Object.values(resource)),
    { method: "GET", path: OPENAPI_PATH },
].map(({ method, path }) => {
    const pattern = path.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "[^/]+");
    return { method, isLiteral: !path.includes("{"), pattern: new RegExp(`^${pattern}/?$`) };
});
/**
 * The answer to a call that no route takes: 405 with `Allow` where the path takes other methods, else 404; undefined
 * where a route takes it. A path that is written out in the interface is never the `{id}` of another.
 */
function refuseRoute(method, path) {
    const matching = known.filter(({ pattern }) => pattern.test(path));
    const literal = matching.filter(({ isLiteral }) => isLiteral);
    const methods = (literal.length > 0 ? literal : matching).map((route) => route.method);
    if (methods.length === 0)
        return buildErrorAnswer((0,store_errors/* notFound */.mX)("route", `${method} ${path}`));
    if (methods.includes(method))
        return undefined;
    const allow = [...new Set(methods)].sort().join(", ");
    return buildErrorAnswer((0,store_errors/* wrongMethod */.BX)(method, allow), { allow });
}
/** A new ID of a request, which its answer, its log lines and its audit logs bear. */
function createRequestId() {
    return `req-${(0,external_node_crypto_.randomBytes)(8).toString("hex")}`;
}

;// CONCATENATED MODULE: ./lib/service/api/audit-logs.js



/** What was done in the organization (interface, "Audit logs"). */
function implementAuditLogs({ store }) {
    const logsOf = (orgId) => store.database.selectFrom("audit_logs").selectAll().where("org_id", "=", orgId);
    return {
        list: procedures.auditLogs.list.handler(async ({ input, context }) => {
            const { type, summary } = input;
            const ids = context.access.narrow("auditLog");
            const { rows, ...tokens } = await readPage(input, logsOf(context.orgId)
                .$if(ids !== undefined, (some) => some.where("id", "in", ids ?? []))
                .$if(type !== undefined, (some) => some.where("type", "=", type ?? ""))
                .$if(type === undefined, (some) => some.where("type", "not like", "assessment-%"))
                .$if(summary !== undefined, (some) => some.where(matchesSummary(summary ?? ""))), timestampTokens);
            return { auditLogs: rows.map(asAuditLog), ...tokens };
        }),
        get: procedures.auditLogs.get.handler(async ({ input, context }) => {
            context.access.check("auditLog:get", input.id);
            const row = await logsOf(context.orgId).where("id", "=", input.id).executeTakeFirst();
            if (row === undefined)
                throw (0,store_errors/* notFound */.mX)("audit log", input.id);
            return asAuditLog(row);
        }),
    };
}
function asAuditLog(row) {
    const config = JSON.parse(row.config_json);
    return {
        id: row.id,
        orgId: row.org_id,
        requestId: row.request_id ?? "",
        userName: row.user_name,
        type: row.type,
        summary: row.summary,
        delta: row.delta,
        config,
        adminUserName: row.admin_user_name,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}

;// CONCATENATED MODULE: ./lib/service/domain/billing.js




/** Throws 402 where the organization is suspended: it queues no more work, and what was queued before is done. */
async function refuseSuspended(within, orgId) {
    refuseState(await readRow(within, orgId));
}
/**
 * The billing checks before a job is queued (interface, "Conversations", rule 2): 402 where the organization is
 * suspended or has used its allowance. With an allowance, the organization is held until `within` is over, so that two
 * creates never exceed it together.
 */
async function checkJobAllowance(within, orgId) {
    const { monthlyJobs, ...billing } = await readRow(within, orgId);
    refuseState(billing);
    if (monthlyJobs === null)
        return;
    await store_lockOrganization(within, orgId);
    if ((await countJobs(within, orgId)) < monthlyJobs)
        return;
    const { month, next } = monthsAt(within.now());
    const jobs = `${monthlyJobs} ${monthlyJobs === 1 ? "job" : "jobs"}`;
    const name = new Date(month).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
    throw (0,store_errors/* paymentRequired */.ey)(`This organization has used its ${jobs} of ${name}; the next month begins on ${next}-01.`);
}
/** Whether a call or an event was refused by a billing check. */
function isBillingRefusal(error) {
    return error instanceof client_D_0j2fRr.c && error.status === 402;
}
/** The billing of an organization, and how many jobs it created this month. */
async function readBilling(store, orgId) {
    const { month } = monthsAt(store.now());
    return { ...(await readRow(store, orgId)), month, usedJobs: await countJobs(store, orgId) };
}
/** Changes the billing of an organization; what stays as it was leaves no audit log. */
async function changeBilling(within, actor, change) {
    await lockOrganization(within, actor.orgId);
    const { id, name: _, ...before } = await readRow(within, actor.orgId);
    const after = { ...before, ...change };
    const delta = describeDelta(before, after);
    if (delta === "")
        return;
    await within.database
        .updateTable("organizations")
        .set({ state: after.state, state_reason: after.reason, monthly_jobs: after.monthlyJobs, updated_at: within.now() })
        .where("id", "=", id)
        .execute();
    const note = { type: "action-update", summary: "Changed the billing of the organization", delta };
    await writeAudit(within, actor, { ...note, config: { organizationId: id } });
}
function refuseState({ state, reason }) {
    if (state !== "suspended")
        return;
    throw (0,store_errors/* paymentRequired */.ey)(`This organization is suspended: ${(reason ?? "").replace(/\.$/, "")}.`);
}
async function readRow({ database }, orgId) {
    return database
        .selectFrom("organizations")
        .select(["id", "name", "state", "state_reason as reason", "monthly_jobs as monthlyJobs"])
        .where("id", "=", orgId)
        .executeTakeFirstOrThrow();
}
async function countJobs({ database, now }, orgId) {
    const { count } = await database
        .selectFrom("jobs")
        .select(({ fn }) => fn.countAll().as("count"))
        .where("org_id", "=", orgId)
        .where("type", "=", "doc-request")
        .where("created_at", ">=", `${monthsAt(now()).month}-01T00:00:00.000Z`)
        .executeTakeFirstOrThrow();
    return count;
}
/** The calendar month in UTC of a time, and the one after it. */
function monthsAt(time) {
    const date = new Date(time);
    const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
    return { month: time.slice(0, 7), next: next.toISOString().slice(0, 7) };
}

;// CONCATENATED MODULE: ./lib/service/domain/comments/comments.js



/** Stores a comment; its ID. */
async function insertComment(within, actor, asked) {
    const { conversation, authorId, anchor } = asked;
    const row = {
        ...newRow(within, "cmt"),
        org_id: actor.orgId,
        conversation_id: conversation.id,
        connection_id: conversation.connection_id,
        author_id: authorId,
        message: asked.message,
        work_requested: Number(asked.workRequested),
        anchor_json: anchor === undefined ? null : JSON.stringify(anchor),
        anchored_lines: asked.anchoredLines ?? null,
        file_path: anchor?.filePath ?? null,
        source: authorId === null ? "service" : "api",
        external_id: null,
        request_json: JSON.stringify(asked.request ?? {}),
        reply_to_id: asked.replyToId ?? null,
    };
    await within.database.insertInto("comments").values(row).execute();
    const config = { commentId: row.id, conversationId: conversation.id };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created a comment", config });
    return row.id;
}
/** The comment with this ID in the organization; 404 when there is none. */
async function readComment({ database }, orgId, id) {
    const row = await database
        .selectFrom("comments")
        .selectAll()
        .where("id", "=", id)
        .where("org_id", "=", orgId)
        .executeTakeFirst();
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("comment", id);
    return row;
}
/** Comments as answers show them, by three queries however many they are. */
async function asComments({ database }, rows) {
    if (rows.length === 0)
        return [];
    const ids = rows.map(({ id }) => id);
    const [items, aggregates, replies] = await Promise.all([
        database
            .selectFrom("comment_batches")
            .innerJoin("comments", "comments.id", "comment_batches.item_id")
            .select(["item_id", "aggregate_id"])
            .where("aggregate_id", "in", ids)
            .orderBy("comments.seq")
            .execute(),
        database.selectFrom("comment_batches").selectAll().where("item_id", "in", ids).execute(),
        database
            .selectFrom("comments")
            .select(["id", "reply_to_id"])
            .where("reply_to_id", "in", ids)
            .orderBy("seq")
            .execute(),
    ]);
    const itemsOf = Map.groupBy(items, ({ aggregate_id: id }) => id);
    const aggregatesOf = Map.groupBy(aggregates, ({ item_id: id }) => id);
    const repliesOf = Map.groupBy(replies, ({ reply_to_id: id }) => id);
    return rows.map((row) => ({
        ...asPlainComment(row),
        batchItemIds: (itemsOf.get(row.id) ?? []).map(({ item_id: id }) => id),
        batchedIntoIds: (aggregatesOf.get(row.id) ?? []).map(({ aggregate_id: id }) => id),
        replyIds: (repliesOf.get(row.id) ?? []).map(({ id }) => id),
    }));
}
function asPlainComment(row) {
    const anchor = JSON.parse(row.anchor_json ?? "null");
    return {
        id: row.id,
        conversationId: row.conversation_id,
        connectionId: row.connection_id,
        authorId: row.author_id,
        message: row.message,
        workRequested: row.work_requested === 1,
        anchor,
        source: row.source,
        externalId: row.external_id,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}
/**
 * The comments that a turn is written from, the oldest first: all that asked for work up to the one that asked for this
 * turn, or up to that of a later turn which has ended well, so that to retry an old turn takes nothing back. A batch is
 * its comments, then its own message.
 */
async function readWorkComments(store, turn) {
    const last = await readLastComment(store, turn);
    if (last === undefined)
        return { comments: [], relevantLinks: [] };
    const asking = await store.database
        .selectFrom("comments")
        .selectAll()
        .where("conversation_id", "=", turn.conversation_id)
        .where("work_requested", "=", 1)
        .where("seq", "<=", last)
        .orderBy("seq")
        .execute();
    const items = await readBatchItems(store, asking);
    const askedAt = new Map(asking.flatMap((row) => (items.get(row.id) ?? []).map(({ id }) => [id, row.created_at])));
    const rows = asking.flatMap((row) => [...(items.get(row.id) ?? []), row]);
    const requests = rows.map((row) => JSON.parse(row.request_json));
    return {
        comments: rows.flatMap((row, index) => asWorkComment(row, requests[index] ?? {}, askedAt.get(row.id))),
        relevantLinks: rows.flatMap(({ author_id: askedBy }, index) => (requests[index]?.relevantLinks ?? []).map((url) => ({ url, askedBy }))),
    };
}
/** The `seq` of the newest comment that counts. */
async function readLastComment({ database }, turn) {
    const last = await database
        .selectFrom("turns")
        .innerJoin("comments", "comments.id", "turns.triggering_comment_id")
        .select("comments.seq")
        .where("turns.conversation_id", "=", turn.conversation_id)
        .where((where) => where.or([where("turns.id", "=", turn.id), where("turns.status", "in", ["success", "no_changes"])]))
        .orderBy("comments.seq", "desc")
        .limit(1)
        .executeTakeFirst();
    return last?.seq;
}
async function readBatchItems({ database }, rows) {
    if (rows.length === 0)
        return new Map();
    const ids = rows.map(({ id }) => id);
    const items = await database
        .selectFrom("comment_batches")
        .innerJoin("comments", "comments.id", "comment_batches.item_id")
        .selectAll("comments")
        .select("comment_batches.aggregate_id")
        .where("comment_batches.aggregate_id", "in", ids)
        .orderBy("comments.seq")
        .execute();
    return Map.groupBy(items, ({ aggregate_id: id }) => id);
}
/** None for a batch without a message of its own. */
function asWorkComment(row, { body, changes }, askedAt) {
    if (body === undefined)
        return [];
    const anchor = JSON.parse(row.anchor_json ?? "null");
    const lines = row.anchored_lines ?? undefined;
    return [
        {
            body: row.message,
            createdAt: new Date(row.created_at),
            ...(askedAt === undefined ? {} : { askedAt: new Date(askedAt) }),
            ...(changes === undefined ? {} : { changes }),
            ...(anchor === null ? {} : { anchor: { ...anchor, lines } }),
        },
    ];
}

// EXTERNAL MODULE: ./lib/hosts/github/draft.js
var draft = __webpack_require__(8852);
// EXTERNAL MODULE: ./lib/git/tags.js
var git_tags = __webpack_require__(6855);
;// CONCATENATED MODULE: ./lib/writer/changelog/text.js

/**
 * Takes a changelog apart at the headings of its versions, outside fenced code and comments. A section also ends
 * at a heading of the versions' own level or above that names no version. Never throws: text without
 * versions is one part.
 */
function parseChangelog(text) {
    const lines = splitLines(text);
    const tailStart = findTail(lines);
    const headings = findHeadings(lines.slice(0, tailStart));
    const base = Math.min(...headings.map(({ heading }) => heading?.level ?? Number.POSITIVE_INFINITY));
    const parts = [];
    let start = 0;
    let current = { heading: undefined, headingText: "" };
    for (const { index, level, heading } of headings) {
        const opensOther = heading === undefined && level <= base && parts.length > 0;
        if (heading === undefined && !opensOther)
            continue;
        parts.push({ ...current, body: lines.slice(start, index).join("") });
        start = index + (heading?.underline === undefined ? 1 : 2);
        current = { heading, headingText: lines.slice(index, start).join("") };
    }
    parts.push({ ...current, body: lines.slice(start, tailStart).join("") });
    const crlf = lines.filter((line) => line.endsWith("\r\n")).length;
    return { parts, tail: lines.slice(tailStart).join(""), eol: crlf * 2 > lines.length ? "\r\n" : "\n" };
}
/** The lines of a text, each with its end. */
function splitLines(text) {
    return text === "" ? [] : text.split(/(?<=\n)/);
}
/** For each line whether it is plain markdown: false inside fenced code and comments. */
function findPlainLines(lines) {
    let fence;
    let inComment = false;
    return lines.map((line) => {
        const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence !== undefined) {
            if (marker?.startsWith(fence) && line.trim() === marker)
                fence = undefined;
            return false;
        }
        if (inComment || /^ {0,3}<!--/.test(line)) {
            inComment = !line.slice(inComment ? 0 : line.indexOf("<!--") + 4).includes("-->");
            return false;
        }
        fence = marker;
        return marker === undefined;
    });
}
function findHeadings(lines) {
    const plain = findPlainLines(lines);
    return lines.flatMap((line, index) => {
        if (!plain[index])
            return [];
        const heading = parseVersionHeading(line, plain[index + 1] ? lines[index + 1] : undefined);
        const level = heading?.level ?? /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length;
        return level === undefined ? [] : [{ index, level, heading }];
    });
}
function findTail(lines) {
    let start = lines.length;
    for (let index = lines.length - 1; index >= 0; index -= 1) {
        const line = lines[index] ?? "";
        if (/^\[[^\]]+\]:\s*\S/.test(line))
            start = index;
        else if (line.trim() !== "")
            break;
    }
    return start;
}
const text_VERSION = String.raw `\d+(?:\.\d+)+(?:[-+.]?[0-9A-Za-z]+(?:[-+.][0-9A-Za-z]+)*)?`;
const RELEASED = new RegExp(String.raw `^(?<small><small>)?(?<open>\[)?(?<prefix>(?:(?:version|release)\s+)?(?:@?[\w./-]+@)?v?)(?<version>${text_VERSION})(?<close>\])?(?<link>\([^)]*\))?(?<rest>.*)$`, "i");
const UNRELEASED = /^(?<open>\[)?(?:unreleased|upcoming|next(?: release)?)(?:\])?(?:\([^)]*\))?(?:\s*[-–—(].*)?$/i;
/**
 * Reads a heading line (`## [1.3.0] - 2026-01-05`, `## v1.3.0 (2026-01-05)`, `1.3.0` above an underline, which is
 * then `next`). Undefined for any other line.
 */
function parseVersionHeading(line, next) {
    const marked = /^ {0,3}(#{1,4})\s+(.*?)(?:\s+#+)?\s*$/.exec(line);
    const underlined = marked === null && next !== undefined && /^ {0,3}(?:-{3,}|={3,})\s*$/.test(next);
    if (marked === null && !underlined)
        return undefined;
    const title = marked?.[2] ?? line.trim();
    const heading = { level: marked?.[1]?.length ?? 2, underline: underlined ? next : undefined };
    const unreleased = UNRELEASED.exec(title)?.groups;
    if (unreleased !== undefined) {
        const brackets = unreleased.open !== undefined;
        return { ...heading, version: undefined, prefix: "", brackets, linked: false, date: undefined };
    }
    const released = RELEASED.exec(title)?.groups;
    const rest = released?.rest?.replace(/<\/small>$/, "") ?? "";
    if (released === undefined || !/^\s*(?:$|[-–—:(,/|[]|released\b|yanked\b|\d{4}-)/i.test(rest))
        return undefined;
    const date = /^(?<before>[^\d]*)\d{4}-\d{2}-\d{2}(?<after>.*)$/.exec(rest)?.groups;
    return {
        ...heading,
        version: released.version,
        prefix: released.prefix ?? "",
        brackets: released.open !== undefined,
        linked: released.link !== undefined,
        date: date === undefined ? undefined : { before: date.before ?? "", after: /^\)/.test(date.after ?? "") ? ")" : "" },
    };
}
/** Writes a heading for another version in the manner of `like`, ending with a line feed. */
function renderVersionHeading(like, release) {
    const name = `${like.prefix}${release.version}`;
    const link = like.linked && release.compareUrl !== undefined ? `(${release.compareUrl})` : "";
    const title = like.brackets && (!like.linked || link !== "") ? `[${name}]${link}` : name;
    const date = like.date === undefined ? "" : `${like.date.before}${release.date}${like.date.after}`;
    return renderHeading(like, `${title}${date}`);
}
/** Writes a heading for what is not released yet in the manner of `like`, ending with a line feed. */
function renderUnreleasedHeading(like) {
    return renderHeading(like, like.brackets && !like.linked ? "[Unreleased]" : "Unreleased");
}
function renderHeading(like, title) {
    if (like.underline === undefined)
        return `${"#".repeat(like.level)} ${title}\n`;
    return `${title}\n${like.underline.trim().charAt(0).repeat(title.length)}\n`;
}
const REFERENCE = /^\[(?<label>unreleased|(?:@?[\w./-]+@)?v?\d+(?:\.\d+)+[^\]]*)\]:\s*(?<url>\S+)/i;
/** Whether a changelog's versions are link references (`[1.3.0]: https://…`). */
function usesLinkReferences(text) {
    const lines = splitLines(text);
    const plain = findPlainLines(lines);
    return lines.some((line, index) => plain[index] && REFERENCE.test(line));
}
/**
 * Points a link reference at its page: in its place where it is there, else above the first one of an older
 * version, else at the end. The other lines stay byte for byte.
 */
function placeLinkReference(text, { label, url }, eol) {
    const lines = splitLines(text);
    const plain = findPlainLines(lines);
    const labels = lines.map((line, index) => (plain[index] ? REFERENCE.exec(line)?.groups?.label : undefined));
    const at = labels.findIndex((other) => other !== undefined && text_normalise(other) === text_normalise(label));
    if (at !== -1) {
        const line = lines[at] ?? "";
        lines[at] = line.replace(/^(\[[^\]]+\]:\s*)\S+/, (_, start) => `${start}${url}`);
        return lines.join("");
    }
    const older = labels.findIndex((other) => other !== undefined && isOlder(other, label));
    const last = labels.findLastIndex((other) => other !== undefined);
    const reference = `[${label}]: ${url}${eol}`;
    if (older !== -1)
        lines.splice(older, 0, reference);
    else if (last !== -1)
        lines.splice(last, 1, closeLine(lines[last] ?? "", eol), reference);
    else
        return `${text.trimEnd()}${eol}${eol}${reference}`;
    return lines.join("");
}
function text_normalise(label) {
    return label.toLowerCase().replace(/^v(?=\d)/, "");
}
function isOlder(other, label) {
    if (/^unreleased$/i.test(other))
        return false;
    return /^unreleased$/i.test(label) || (0,git_tags/* compareVersionNames */.G8)(other, label) < 0;
}
function closeLine(line, eol) {
    return line.endsWith("\n") ? line : `${line}${eol}`;
}

;// CONCATENATED MODULE: ./lib/service/domain/comments/suggestions.js






/** Puts what comments suggest into the files as they are to be in a draft, and tells of what it could not. */
async function writeSuggestions(draft, edits, suggestions) {
    const files = new Map(edits.map((edit) => [edit.path, edit]));
    const remarks = [];
    for (const [path, own] of Map.groupBy(suggestions, ({ anchor }) => anchor.filePath)) {
        const edit = files.get(path);
        const read = await readDocument(draft, path, edit);
        if ("refused" in read) {
            remarks.push(read.refused);
            continue;
        }
        const { content, applied, lost } = applySuggestions(read.content, own);
        remarks.push(...lost.map(explainLost));
        if (applied === 0)
            continue;
        const suggested = countWords(applied, ["suggestion from the comments", "suggestions from the comments"]);
        files.set(path, { ...edit, path, content, why: edit === undefined ? suggested : `${edit.why}; ${suggested}` });
    }
    return { edits: [...files.values()], remarks };
}
async function readDocument(draft, path, edit) {
    try {
        (0,draft_files/* checkDraftPath */.VU)(path);
        const content = edit?.content ?? (await draft.readFile(path));
        return content === undefined
            ? { refused: `A suggestion for ${(0,shared_text/* quoteText */.ol)(path, 100)} was not followed: there is no such file.` }
            : { content };
    }
    catch (error) {
        if (!(error instanceof errors/* ReleaseDocsError */.D))
            throw error;
        return { refused: `A suggestion was not followed. ${error.message}` };
    }
}
function explainLost({ anchor, text }) {
    const { startLine, endLine = startLine } = anchor;
    const lines = startLine === undefined ? "its lines" : `lines ${startLine} to ${endLine}`;
    return `The suggestion "${(0,shared_text/* quoteText */.ol)(text, 60)}" was not followed: ${lines} of ${(0,shared_text/* quoteText */.ol)(anchor.filePath, 100)} are no longer what they were.`;
}
/**
 * Puts suggestions into a file as it was written, each in the place of its lines. They are found by number where the
 * comment saw the file as it is, before or after another suggestion; else by what they were. Doing it again to the same
 * text gives the same text. Of two for the very same lines the later one counts.
 */
function applySuggestions(content, suggestions) {
    const replacements = [];
    // What the file was after so many replacements.
    const versions = [(0,draft/* hashBlob */.Qm)(content)];
    const lost = [];
    let text = content;
    let applied = 0;
    for (const suggestion of suggestions) {
        const lines = splitLines(text);
        const eol = lines.some((line) => line.endsWith("\r\n")) ? "\r\n" : "\n";
        const fresh = splitLines(suggestion.text).map((line) => `${line.replace(/\r?\n$/, "")}${eol}`);
        const place = findByNumber(suggestion, versions, replacements) ?? findByText(suggestion, lines);
        if (place === undefined || place.start < 1 || place.end > lines.length) {
            if (isThere(fresh, lines))
                applied += 1;
            else
                lost.push(suggestion);
            continue;
        }
        text = [...lines.slice(0, place.start - 1), ...fresh, ...lines.slice(place.end)].join("");
        replacements.push({ ...place, count: fresh.length });
        versions.push((0,draft/* hashBlob */.Qm)(text));
        applied += 1;
    }
    return { content: text, applied, lost };
}
function findByNumber({ anchor }, versions, replacements) {
    const { anchoredFileSha, startLine, endLine = startLine } = anchor;
    const version = versions.lastIndexOf(anchoredFileSha?.toLowerCase() ?? "");
    if (version === -1 || startLine === undefined || endLine === undefined || endLine < startLine)
        return undefined;
    let place = { start: startLine, end: endLine };
    for (const replacement of replacements.slice(version))
        place = place && movePlace(place, replacement);
    return place;
}
/** Where lines are after others were replaced; undefined where they are among them. */
function movePlace({ start, end }, by) {
    const shift = by.count - (by.end - by.start + 1);
    if (end < by.start)
        return { start, end };
    if (start > by.end)
        return { start: start + shift, end: end + shift };
    return start === by.start && end === by.end && by.count > 0 ? { start, end: end + shift } : undefined;
}
/** The lines that say what the comment saw; of several places the one that is nearest to where it saw them. */
function findByText({ anchor }, lines) {
    const wanted = anchor.lines?.split(/\r?\n/);
    if (wanted === undefined || wanted.every((line) => line.trim() === ""))
        return undefined;
    const plain = lines.map((line) => line.replace(/\r?\n$/, ""));
    const starts = plain.flatMap((_, index) => wanted.every((line, at) => plain[index + at] === line) ? [index + 1] : []);
    const distance = (start) => Math.abs(start - (anchor.startLine ?? 1));
    const [start] = starts.sort((a, b) => distance(a) - distance(b));
    return start === undefined ? undefined : { start, end: start + wanted.length - 1 };
}
/** Whether a branch that others work on holds the suggestion from an earlier turn. */
function isThere(fresh, lines) {
    const isTold = fresh.some((line) => line.trim() !== "");
    return isTold && lines.some((_, index) => fresh.every((line, at) => lines[index + at] === line));
}
/**
 * Lines of a file as it is after a unified diff, `start` to `end` counted from 1, without the end of the last one;
 * undefined where the diff does not show every one of them.
 */
function selectDiffLines(diff, path, { start, end }) {
    const found = [];
    let isFile = false;
    let line = Number.NaN;
    // How many lines of a hunk are left, by which a line that says `--- a` is told from a header.
    let left = 0;
    for (const text of diff.split("\n")) {
        if (left === 0) {
            if (text.startsWith("diff --git "))
                isFile = text.endsWith(` b/${path}`);
            const [, from, count = "1"] = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(text) ?? [];
            if (from === undefined)
                continue;
            line = Number(from);
            left = Number(count);
            continue;
        }
        if (!/^[ +]/.test(text))
            continue;
        if (isFile && line >= start && line <= end)
            found.push(text.slice(1));
        line += 1;
        left -= 1;
    }
    return found.length === end - start + 1 ? found.join("\n") : undefined;
}

;// CONCATENATED MODULE: ./lib/service/domain/entries.js

/** Adds what was done to a conversation, in order; `turnId` is null where no turn did it. Their IDs. */
async function insertEntries(within, place, entries) {
    if (entries.length === 0)
        return [];
    const rows = entries.map(({ details, ...entry }) => ({
        ...newRow(within, "ent"),
        conversation_id: place.conversationId,
        turn_id: place.turnId,
        details_json: details === undefined ? null : JSON.stringify(details),
        ...entry,
    }));
    await within.database.insertInto("entries").values(rows).execute();
    return rows.map(({ id }) => id);
}
/** The entries of conversations, the oldest first. */
async function readEntries({ database }, conversationIds) {
    return database
        .selectFrom("entries")
        .selectAll()
        .where("conversation_id", "in", conversationIds)
        .orderBy("seq")
        .execute();
}
/** The entry with this ID. */
async function readEntry({ database }, id) {
    return database.selectFrom("entries").selectAll().where("id", "=", id).executeTakeFirst();
}
/** Changes an entry, where its status is `from` if that is given; whether it did. */
async function updateEntry(within, id, { details, ...to }, from) {
    const updated = await within.database
        .updateTable("entries")
        .set({ ...to, details_json: details === undefined ? null : JSON.stringify(details), updated_at: within.now() })
        .where("id", "=", id)
        .$if(from !== undefined, (some) => some.where("status", "=", from ?? ""))
        .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
}
/** Removes the entries of a kind from a conversation. */
async function deleteEntries(within, conversationId, kind) {
    await within.database
        .deleteFrom("entries")
        .where("conversation_id", "=", conversationId)
        .where("kind", "=", kind)
        .execute();
}
/** The newest entry of a kind in a conversation. */
async function readLastEntry({ database }, conversationId, kind) {
    return database
        .selectFrom("entries")
        .selectAll()
        .where("conversation_id", "=", conversationId)
        .where("kind", "=", kind)
        .orderBy("seq", "desc")
        .limit(1)
        .executeTakeFirst();
}
/** What was last told of each kind, by turns that ended well and by callers. */
async function readLastTold({ database }, conversationId, kinds) {
    const rows = await database
        .selectFrom("entries")
        .leftJoin("turns", "turns.id", "entries.turn_id")
        .select(["entries.kind", "entries.message"])
        .where("entries.conversation_id", "=", conversationId)
        .where("entries.kind", "in", kinds)
        .where((where) => where.or([where("entries.turn_id", "is", null), where("turns.status", "=", "success")]))
        .orderBy("entries.seq")
        .execute();
    return new Map(rows.map(({ kind, message }) => [kind, message]));
}
/** An entry as answers show it. */
function asEntry(row) {
    const details = row.details_json === null ? undefined : JSON.parse(row.details_json);
    return {
        id: row.id,
        kind: row.kind,
        status: row.status,
        message: row.message,
        ...(details === undefined ? {} : { details }),
        turnId: row.turn_id,
        createdAt: row.created_at,
    };
}
/** The draft of a conversation as it was last recorded; without files where there is none. */
async function readRecordedDraft(store, conversationId) {
    const entry = await readLastEntry(store, conversationId, "draft");
    const { files = [], compareUrl } = JSON.parse(entry?.details_json ?? "{}");
    return { files, compareUrl };
}
/** The files of a conversation's draft as they were last recorded; none where there is no draft. */
async function readDraftedFiles(store, conversationId) {
    return (await readRecordedDraft(store, conversationId)).files;
}

;// CONCATENATED MODULE: ./lib/service/domain/conversations.js




/** Stores the conversation of one publication of a job; `running` until its first turn is over. Its ID. */
async function insertConversation(within, actor, asked) {
    const { request, publication, origin } = asked;
    const row = {
        ...newRow(within, "cnv"),
        org_id: actor.orgId,
        job_id: asked.jobId,
        publication_id: publication.id,
        publication_name: publication.name,
        connection_id: asked.fromAllSources === true ? null : asked.connectionId,
        status: "running",
        staged: Number(origin.staged),
        branch: null,
        output_url: null,
        excluded_files_json: "[]",
        trigger_type: request.eventType ?? "manual",
        operation_type: "write",
        title: request.title,
        labels_json: JSON.stringify(request.labels ?? []),
        request_json: JSON.stringify(request),
        summary: null,
        origin_type: origin.type,
        origin_url: null,
    };
    await within.database.insertInto("conversations").values(row).execute();
    const config = { conversationId: row.id, jobId: asked.jobId, publicationId: publication.id };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created a conversation", config });
    return row.id;
}
/** The conversation with this ID in the organization; 404 when there is none. */
async function readConversation(store, orgId, id) {
    const row = await store.database
        .selectFrom("conversations")
        .selectAll()
        .where("id", "=", id)
        .where("org_id", "=", orgId)
        .executeTakeFirst();
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("conversation", id);
    return row;
}
/** Changes a conversation. */
async function updateConversation(within, id, to) {
    await within.database
        .updateTable("conversations")
        .set({ ...to, updated_at: within.now() })
        .where("id", "=", id)
        .execute();
}
/** Conversations as answers show them, each with its entries, the oldest first. */
async function asConversations(store, rows) {
    if (rows.length === 0)
        return [];
    const ids = rows.map(({ id }) => id);
    const entries = await readEntries(store, ids);
    const grouped = Map.groupBy(entries, (entry) => entry.conversation_id);
    return rows.map((row) => asConversation(row, grouped.get(row.id) ?? []));
}
function asConversation(row, entries) {
    const excludedFiles = JSON.parse(row.excluded_files_json);
    const labels = JSON.parse(row.labels_json);
    return {
        id: row.id,
        orgId: row.org_id,
        jobId: row.job_id,
        publicationId: row.publication_id,
        publicationName: row.publication_name,
        connectionId: row.connection_id,
        status: row.status,
        staged: row.staged === 1,
        branch: row.branch,
        outputUrl: row.output_url,
        excludedFiles,
        triggerType: row.trigger_type,
        operationType: row.operation_type,
        title: row.title,
        labels,
        summary: row.summary,
        originType: row.origin_type,
        originURL: row.origin_url,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        entries: entries.map(asEntry),
    };
}
const MOST_DRAFTS = 100;
const NUMBER = /\/(?:pull|pull-requests|pulls)\/(\d+)$/;
/** The newest 100 conversations with an open pull request in the repository of a docs connection. */
async function readOpenDrafts({ database }, connection) {
    return database
        .selectFrom("conversations")
        .select(["id", "output_url"])
        .where("org_id", "=", connection.org_id)
        .where("status", "=", "open")
        .where("output_url", "is not", null)
        .where("publication_id", "in", (documented) => documented
        .selectFrom("publication_connections")
        .select("publication_id")
        .where("connection_id", "=", connection.id)
        .where("role", "=", "docs"))
        .orderBy("seq", "desc")
        .limit(MOST_DRAFTS)
        .execute();
}
/** The number at the end of a pull request's address. */
function selectPullRequestNumber(url) {
    const [, number] = NUMBER.exec(url ?? "") ?? [];
    return number === undefined ? undefined : Number(number);
}
/** Gives conversations the status of their pull requests, unless something else happened to them meanwhile. */
async function recordDraftFates(within, actor, fates) {
    for (const { conversationId, state } of fates) {
        const moved = await within.database
            .updateTable("conversations")
            .set({ status: state, updated_at: within.now() })
            .where("id", "=", conversationId)
            .where("status", "=", "open")
            .executeTakeFirst();
        if (moved.numUpdatedRows === 0n)
            continue;
        const entry = { kind: "pullRequestState", status: "success", message: `The pull request was ${state}.` };
        await insertEntries(within, { conversationId, turnId: null }, [entry]);
        const note = { type: "action-update", summary: "Saw what became of a pull request" };
        const delta = `status: "open" → "${state}"`;
        await audit_writeAudit(within, actor, { ...note, delta, config: { conversationId } });
    }
}
/** A conversation that closed since there was nothing to write has no draft, and may get one. */
function checkOpenForWork({ status, branch, publication_id: publicationId }) {
    if (publicationId === null)
        throw (0,store_errors/* conflict */.hj)("This conversation has no publication, so no work can be done in it.");
    const isOver = status === "merged" || status === "cancelled" || (status === "closed" && branch !== null);
    if (!isOver)
        return;
    throw (0,store_errors/* conflict */.hj)(`This conversation is ${status}, so no more work is done in it: start another one, or comment with workRequested false.`);
}

;// CONCATENATED MODULE: ./lib/service/worker/tasks.js


/** Somebody else has the task by now, so what was done for it is not recorded. */
class LeaseLostError extends Error {
    constructor(task) {
        super(`The lease of the task ${task.id} (${task.kind}) went to another worker.`);
        this.name = "LeaseLostError";
    }
}
/** Stores a task in the transaction of what asked for it; the worker is woken once that has ended. Its ID. */
async function insertTask(within, actor, task) {
    const row = {
        ...newRow(within, "tsk"),
        org_id: actor.orgId,
        kind: task.kind,
        subject_id: task.subjectId,
        conversation_id: task.conversationId ?? null,
        payload_json: JSON.stringify(task.payload ?? {}),
        request_id: actor.requestId,
        user_name: actor.userName,
        attempts: 0,
        run_after: within.now(),
        lease_token: null,
        lease_until: null,
    };
    await within.database.insertInto("tasks").values(row).execute();
    return row.id;
}
/** Who asked for a task, for the audit logs that its work writes. */
function actorOf(task) {
    return { orgId: task.org_id, requestId: task.request_id, userName: task.user_name };
}
/** So many processes may have ended during a task: whoever gives one back takes the token away. */
const SUSPECT = 2;
/**
 * Leases the oldest task that is due, that nobody has, and before which its conversation has no other; undefined where
 * there is none. Two workers never get the same one. One during which process after process ended waits until it can be
 * `alone`: whatever else is under way then would be counted as begun with it, and given up with it in the end.
 */
async function takeTask(store, token, leaseMs, { alone = false } = {}) {
    const now = store.now();
    const due = store.database
        .selectFrom("tasks as task")
        .select("task.id")
        .where("task.run_after", "<=", now)
        .where((where) => where.or([where("task.lease_until", "is", null), where("task.lease_until", "<", now)]))
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom("tasks as earlier")
        .select("earlier.id")
        .whereRef("earlier.conversation_id", "=", "task.conversation_id")
        .whereRef("earlier.seq", "<", "task.seq"))))
        .orderBy("task.run_after")
        .orderBy("task.seq")
        .limit(1)
        .$if(store.kind === "postgres", (query) => query.forUpdate().skipLocked());
    return store.database
        .updateTable("tasks")
        .set({ lease_token: token, lease_until: later(store, leaseMs), updated_at: now })
        .set("attempts", (0,sql/* sql */.l) `attempts + 1`)
        .where("id", "=", due)
        .$if(!alone, (all) => all.where((where) => where.or([where("lease_token", "is", null), where("attempts", "<", SUSPECT)])))
        .returningAll()
        .executeTakeFirst();
}
/** Ends all leases, for who knows that no other process works on the store: whoever had them was killed. */
async function endLeases({ database }) {
    await database.updateTable("tasks").set({ lease_until: null }).execute();
}
/** Has the lease go on for `leaseMs` from now; false where somebody else has the task. */
async function renewLease(store, task, leaseMs) {
    const renewed = await heldBy(store, task)
        .set({ lease_until: later(store, leaseMs) })
        .executeTakeFirst();
    return renewed.numUpdatedRows > 0n;
}
/** Gives a task back: to be done after `delayMs`, and as if it had not been begun where `isUndone`. */
async function releaseTask(store, task, delayMs, isUndone) {
    await heldBy(store, task)
        .set({ lease_token: null, lease_until: null, run_after: later(store, delayMs) })
        .$if(isUndone, (update) => update.set("attempts", (0,sql/* sql */.l) `attempts - 1`))
        .executeTakeFirst();
}
/**
 * Keeps what a first attempt saw for every later one: what was kept already wins. Throws {@link LeaseLostError}, so that
 * nobody goes on whose lease was lost.
 */
async function keepInTask(store, task, seen) {
    const kept = JSON.parse(task.payload_json);
    const all = { ...seen, ...kept };
    const held = await heldBy(store, task)
        .set({ payload_json: JSON.stringify(all) })
        .executeTakeFirst();
    if (held.numUpdatedRows === 0n)
        throw new LeaseLostError(task);
    return all;
}
/** Ends a task in the transaction of its outcome. Throws {@link LeaseLostError}, which undoes that transaction. */
async function finishTask(within, task) {
    const done = await within.database
        .deleteFrom("tasks")
        .where("id", "=", task.id)
        .where("lease_token", "=", task.lease_token)
        .executeTakeFirst();
    if (done.numDeletedRows === 0n)
        throw new LeaseLostError(task);
}
function heldBy({ database }, task) {
    return database.updateTable("tasks").where("id", "=", task.id).where("lease_token", "=", task.lease_token);
}
function later(store, milliseconds) {
    return new Date(Date.parse(store.now()) + milliseconds).toISOString();
}
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;
/**
 * Resolves once a task is over, whichever process does it, or after `timeoutMs`; whether it is over. Looks soon, then
 * ever slower. Rejects with the reason of `signal` where the caller is gone.
 */
async function waitForTask({ database }, id, { timeoutMs, signal }) {
    const deadline = performance.now() + timeoutMs;
    for (let pause = FIRST_PAUSE;; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
        signal?.throwIfAborted();
        const task = await database.selectFrom("tasks").select("id").where("id", "=", id).executeTakeFirst();
        if (task === undefined)
            return true;
        const left = deadline - performance.now();
        if (left <= 0)
            return false;
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
    }
}

;// CONCATENATED MODULE: ./lib/service/domain/turns.js



/** Stores a turn of a conversation and the task to do it; a comment's, where one asked for it. */
async function insertTurn(within, actor, conversationId, { request, commentId = null }) {
    const turn = {
        ...newRow(within, "trn"),
        org_id: actor.orgId,
        conversation_id: conversationId,
        status: "running",
        error_message: null,
        retry_count: 0,
        request_json: JSON.stringify(request),
        triggering_comment_id: commentId,
    };
    await within.database.insertInto("turns").values(turn).execute();
    await insertTask(within, actor, { kind: "turn", subjectId: turn.id, conversationId });
    return turn.id;
}
/** Has a turn that failed done once more (interface, "Conversation turn"): running, its error cleared, its task queued. */
async function restartTurn(within, actor, turn) {
    await within.database
        .updateTable("turns")
        .set({ status: "running", error_message: null, retry_count: turn.retry_count + 1, updated_at: within.now() })
        .where("id", "=", turn.id)
        .execute();
    await insertTask(within, actor, { kind: "turn", subjectId: turn.id, conversationId: turn.conversation_id });
}
/** Ends a turn, in the transaction of its outcome. */
async function endTurn(within, id, status, errorMessage) {
    await within.database
        .updateTable("turns")
        .set({ status, error_message: errorMessage, updated_at: within.now() })
        .where("id", "=", id)
        .execute();
}
/** The turn with this ID in the organization; 404 when there is none. */
async function readTurn({ database }, orgId, id) {
    const row = await database
        .selectFrom("turns")
        .selectAll()
        .where("id", "=", id)
        .where("org_id", "=", orgId)
        .executeTakeFirst();
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("turn", id);
    return row;
}
/** A turn as answers show it. */
function asTurn(row) {
    const request = JSON.parse(row.request_json);
    return {
        id: row.id,
        conversationId: row.conversation_id,
        status: row.status,
        errorMessage: row.error_message,
        retryCount: row.retry_count,
        request,
        triggeringCommentId: row.triggering_comment_id,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}

;// CONCATENATED MODULE: ./lib/service/store/idempotency.js


const KEPT = 24 * 3_600_000;
const LONGEST_KEY = 255;
/** The `Idempotency-Key` of a call, where it has one. 400 for one of more than 255 characters. */
function readIdempotencyKey(headers) {
    const key = headers.get("idempotency-key") || undefined;
    if (key !== undefined && key.length > LONGEST_KEY)
        throw (0,store_errors/* badRequest */.li)("An Idempotency-Key has at most 255 characters.");
    return key;
}
/**
 * Creates a record, or finds the one that a call with the same key and the same input created in the last 24 hours;
 * key and record are stored together or not at all. A call with the key of one that is not over yet waits for it, in
 * another process too. The same key with another input is a 422. `create` is run in a transaction, see `Store`.
 */
async function keepOnce(store, { orgId, idempotencyKey: key }, asked, create) {
    return store.transaction(async (within) => {
        if (key === undefined)
            return { id: (await create(within)).id, isNew: true };
        const body_hash = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(asked)).digest("hex");
        const slot = { org_id: orgId, key, body_hash };
        if (!(await claimKey(within, slot)))
            return { id: await readKept(within, slot), isNew: false };
        const { id } = await create(within);
        await keysOf(within, slot).set({ record_id: id }).execute();
        return { id, isNew: true };
    });
}
const keysOf = ({ database }, { org_id, key }) => database.updateTable("idempotency_keys").where("org_id", "=", org_id).where("key", "=", key);
/** Takes a key that nobody has, or whose time is over; false where somebody has it. Waits for who is just taking it. */
async function claimKey(within, slot) {
    const now = within.now();
    const oldest = new Date(Date.parse(now) - KEPT).toISOString();
    await within.database.deleteFrom("idempotency_keys").where("created_at", "<", oldest).execute();
    const claimed = await within.database
        .insertInto("idempotency_keys")
        .values({ ...slot, record_id: "", created_at: now })
        .onConflict((conflict) => conflict.columns(["org_id", "key"]).doNothing())
        .returning("key")
        .execute();
    return claimed.length > 0;
}
async function readKept({ database }, { org_id, key, body_hash }) {
    const kept = await database
        .selectFrom("idempotency_keys")
        .selectAll()
        .where("org_id", "=", org_id)
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
    if (kept.body_hash !== body_hash)
        throw (0,store_errors/* unprocessable */.Pq)("This Idempotency-Key was used for another request.");
    return kept.record_id;
}

;// CONCATENATED MODULE: ./lib/service/api/comments.js











/** Comment on conversations (interface, "Conversations", rules 6, 7, 9 and 10). */
function implementComments(parts) {
    const { store, worker } = parts;
    const show = async (context, id) => {
        const row = await readComment(store, context.orgId, id);
        const [shown] = await asComments(store, [row]);
        return (shown ?? { id, message: row.message, workRequested: false, batchItemIds: [], batchedIntoIds: [], replyIds: [] });
    };
    return {
        create: procedures.comments.create.handler(async ({ input, context }) => {
            checkCommenting(context, input.id);
            const { id, isNew } = await keepOnce(store, context, { create: "comment", input }, (within) => insertAsked(within, context, input));
            const answer = await show(context, id);
            if (isNew)
                worker.wake();
            return answer;
        }),
        sendBatch: procedures.comments.sendBatch.handler(async ({ input, context }) => {
            checkCommenting(context, input.id);
            await keepOnce(store, context, { create: "batch", input }, (within) => sendBatch(within, context, input));
            worker.wake();
        }),
        list: procedures.comments.list.handler(({ input, context }) => listComments(store, context, input)),
        update: procedures.comments.update.handler(async ({ input, context }) => {
            context.access.check("comment:update", input.id);
            await store.transaction((within) => editComment(within, context, input));
            return show(context, input.id);
        }),
        delete: procedures.comments.delete.handler(async ({ input, context }) => {
            context.access.check("comment:delete", input.id);
            context.access.check("comment:update", input.id);
            await store.transaction((within) => deleteComment(within, context, input.id));
        }),
    };
}
/** To comment takes the permission to create comments, everywhere or in this conversation, and to read it. */
function checkCommenting({ access }, conversationId) {
    access.check("comment:create", conversationId);
    access.check("conversation:get", conversationId);
}
/** Stores a comment, and has its work done where it asks for some (rule 6). */
async function insertAsked(within, context, { id: conversationId, workRequested = true, anchor, ...request }) {
    const conversation = await readConversation(within, context.orgId, conversationId);
    const id = await insertComment(within, context.actor, {
        conversation,
        authorId: context.userId,
        message: request.body,
        workRequested,
        anchor,
        anchoredLines: anchor && (await readAnchoredLines(within, conversationId, anchor)),
        request,
    });
    if (workRequested) {
        const asked = { ...request, ...(anchor === undefined ? {} : { anchor }) };
        await askForWork(within, context.actor, { conversationId, commentId: id, request: asked });
    }
    return { id };
}
const FILTER_COLUMNS = {
    conversationId: "conversation_id",
    source: "source",
    externalId: "external_id",
    filePath: "file_path",
};
/** One page of comments, the newest first (interface, "Conversations", rule 9). */
async function listComments(store, context, filter) {
    if (filter.conversationId !== undefined)
        await checkReading(store, context, filter.conversationId);
    const { rows, ...tokens } = await readPage(filter, selectComments(store, context, filter));
    return { comments: await asComments(store, rows), ...tokens };
}
/** 403 without read access to the conversation or to its publication, 404 where there is no such conversation. */
async function checkReading(store, { orgId, access }, conversationId) {
    access.check("conversation:get", conversationId);
    const { publication_id: publicationId } = await readConversation(store, orgId, conversationId);
    if (publicationId !== null)
        access.check("publication:get", publicationId);
}
function selectComments({ database }, { orgId, access }, filter) {
    let query = database.selectFrom("comments").selectAll().where("org_id", "=", orgId);
    const permitted = access.narrow("comment");
    if (permitted !== undefined)
        query = query.where("id", "in", permitted);
    if (filter.ids !== undefined)
        query = query.where("id", "in", filter.ids);
    for (const [name, column] of Object.entries(FILTER_COLUMNS)) {
        const value = filter[name];
        if (value !== undefined)
            query = query.where(column, "=", value);
    }
    if (filter.connectionId !== undefined)
        query = query.where(isAbout(filter.connectionId));
    if (filter.workRequested !== undefined)
        query = query.where("work_requested", "=", Number(filter.workRequested));
    return query;
}
/** Whether a comment's conversation is about a connection: about it alone, or about all sources of its publication. */
function isAbout(connectionId) {
    return ({ or, eb, selectFrom }) => {
        const publications = selectFrom("publication_connections")
            .select("publication_id")
            .where("connection_id", "=", connectionId)
            .where("role", "=", "source");
        const conversations = selectFrom("conversations")
            .select("id")
            .where("connection_id", "is", null)
            .where("publication_id", "in", publications);
        return or([eb("connection_id", "=", connectionId), eb("conversation_id", "in", conversations)]);
    };
}
/** Gives a comment another text (interface, "Conversations", rule 10). */
async function editComment(within, context, { id, message }) {
    const row = await readEditable(within, context, id);
    if (row.message === message)
        return;
    await within.database
        .updateTable("comments")
        .set({ message, updated_at: within.now() })
        .where("id", "=", id)
        .execute();
    const delta = audit_describeDelta({ message: row.message }, { message });
    const note = { type: "action-update", summary: "Edited a comment", delta };
    await audit_writeAudit(within, context.actor, { ...note, config: configOf(row) });
}
/** Deletes a comment (interface, "Conversations", rule 10). */
async function deleteComment(within, context, id) {
    const row = await readEditable(within, context, id);
    await within.database.deleteFrom("comments").where("id", "=", id).execute();
    const note = { type: "action-delete", summary: "Deleted a comment" };
    await audit_writeAudit(within, context.actor, { ...note, config: configOf(row) });
}
/**
 * The comment, where the caller may change it: 403 for another author's, or without read access to the publication; 409
 * for one that asked for work or is in a batch, since that work was written from it.
 */
async function readEditable(within, context, id) {
    const row = await readComment(within, context.orgId, id);
    const { publication_id: publicationId } = await readConversation(within, context.orgId, row.conversation_id);
    if (publicationId !== null)
        context.access.check("publication:get", publicationId);
    if (row.author_id !== context.userId)
        throw (0,store_errors/* notTheirs */.vm)("Only its author changes a comment.");
    if (row.work_requested === 1)
        throw (0,store_errors/* conflict */.hj)("This comment asked for work, which is written from it: it stays.");
    const batched = await within.database
        .selectFrom("comment_batches")
        .select("aggregate_id")
        .where("item_id", "=", id)
        .executeTakeFirst();
    if (batched !== undefined)
        throw (0,store_errors/* conflict */.hj)(`This comment was sent in the batch ${batched.aggregate_id}: it stays.`);
    return row;
}
const configOf = (row) => ({ commentId: row.id, conversationId: row.conversation_id });
const MOST_ITEMS = 200;
/**
 * Makes one comment of several that asks for their work (interface, "Conversations", rule 7). 400 that names those which
 * cannot be in it: of another conversation, the service's own, asking for work themselves, or in a batch already.
 */
async function sendBatch(within, context, asked) {
    const conversation = await readConversation(within, context.orgId, asked.id);
    const itemIds = [...new Set(asked.itemCommentIds)];
    if (itemIds.length > MOST_ITEMS)
        throw (0,store_errors/* badRequest */.li)(`A batch holds at most ${MOST_ITEMS} comments.`);
    await checkItems(within, conversation.id, itemIds);
    const message = asked.message || undefined;
    const id = await insertComment(within, context.actor, {
        conversation,
        authorId: context.userId,
        message: message ?? "Work on these comments.",
        workRequested: true,
        // Without words of its own, a batch asks for what its comments do and nothing else.
        request: message === undefined ? {} : { body: message },
    });
    const rows = itemIds.map((item_id) => ({ aggregate_id: id, item_id }));
    await within.database.insertInto("comment_batches").values(rows).execute();
    const request = { ...(message === undefined ? {} : { body: message }), itemCommentIds: itemIds };
    await askForWork(within, context.actor, { conversationId: conversation.id, commentId: id, request });
    return { id };
}
async function checkItems({ database }, conversationId, itemIds) {
    const found = await database
        .selectFrom("comments")
        .leftJoin("comment_batches", "comment_batches.item_id", "comments.id")
        .select(["comments.id", "comments.work_requested", "comments.source", "comment_batches.aggregate_id"])
        .where("comments.conversation_id", "=", conversationId)
        .where("comments.id", "in", itemIds)
        .execute();
    const comments = new Map(found.map((row) => [row.id, row]));
    const refused = {
        "are no comments of this conversation": itemIds.filter((id) => !comments.has(id)),
        "ask for work themselves": found.filter((row) => row.work_requested === 1).map(({ id }) => id),
        "are the service's own": found.filter(({ source }) => source === "service").map(({ id }) => id),
        "are in a batch already": found.filter((row) => row.aggregate_id !== null).map(({ id }) => id),
    };
    const reasons = Object.entries(refused).filter(([, ids]) => ids.length > 0);
    if (reasons.length === 0)
        return;
    const sentences = reasons.map(([reason, ids]) => `These ${reason}: ${ids.map((id) => JSON.stringify(id)).join(", ")}.`);
    throw (0,store_errors/* badRequest */.li)(`A batch takes discussion-only comments of its conversation. ${sentences.join(" ")}`);
}
/**
 * Has a comment's work done: a new turn with its task, and a conversation that is `running`, in the transaction that
 * stores the comment. 402 where the organization is suspended; 409 where there is nothing left to work on: the draft was
 * merged, closed or cancelled.
 */
async function askForWork(within, actor, asked) {
    const { conversationId, commentId, request } = asked;
    await refuseSuspended(within, actor.orgId);
    const conversation = await readConversation(within, actor.orgId, conversationId);
    checkOpenForWork(conversation);
    await insertTurn(within, actor, conversationId, { request, commentId });
    await updateConversation(within, conversationId, { status: "running" });
}
const LONGEST_LINES = 10_000;
/** What the lines of an anchor say; undefined where the draft's diff as it was last recorded does not show them. */
async function readAnchoredLines(store, conversationId, { filePath, startLine, endLine = startLine }) {
    if (startLine === undefined || endLine === undefined)
        return undefined;
    const diff = await readLastEntry(store, conversationId, "diff");
    const lines = selectDiffLines(diff?.message ?? "", filePath, { start: startLine, end: endLine });
    return lines === undefined || lines.length > LONGEST_LINES ? undefined : lines;
}

;// CONCATENATED MODULE: ./lib/service/domain/connections/places.js
/** Which types of connections fit which place, in the config of a publication and in that of another connection. */
const PLACE_TYPES = {
    docsRepo: ["codehostRepo"],
    sourceRepos: ["codehostRepo", "notesTool", "tracker"],
    notifierConnection: ["chatChannel"],
    codehostAppConnectionId: ["codehostApp", "codehostbApp"],
    chatAppConnectionId: ["chatApp"],
};
/** Whether a connection of this type fits a place. */
function fitsPlace(place, type) {
    return PLACE_TYPES[place].includes(type);
}
/** The types that fit a place, for a sentence: `a codehostRepo, notesTool or tracker`. */
function nameFitting(place) {
    const types = PLACE_TYPES[place];
    return `a ${[types.slice(0, -1).join(", "), types.at(-1)].filter((part) => part !== "").join(" or ")}`;
}
/** What is wrong with a connection in a place; undefined where its type fits. */
function explainMisfit(place, { name, type }) {
    return fitsPlace(place, type) ? undefined : `${name} is a ${type}; give ${nameFitting(place)}.`;
}

;// CONCATENATED MODULE: ./lib/service/domain/publications/change.js









/**
 * A config that can be worked by, with each source once; the docs repository is one where none of them is a repository
 * (interface, "Publications", rule 2). 400 for one without `docsRepo`, for a connection that is not there, that the caller may not
 * read or that is of the wrong type for its place, and for trigger events that a source does not emit.
 */
async function checkPublicationConfig(store, caller, config = {}) {
    const { docsRepo = "", notifierConnection, inputTriggers = {} } = config;
    if (docsRepo === "")
        throw (0,store_errors/* badRequest */.li)("config.docsRepo is missing: give the connection that drafts go to.");
    const given = [...new Set(config.sourceRepos)];
    const places = [
        ["docsRepo", docsRepo],
        ...given.map((id) => ["sourceRepos", id]),
        ...(notifierConnection === undefined ? [] : [["notifierConnection", notifierConnection]]),
    ];
    const known = await readKnown(store, caller, [...new Set(places.map(([, id]) => id))]);
    for (const [place, id] of places) {
        const row = known.get(id);
        if (row === undefined)
            throw (0,store_errors/* badRequest */.li)(`config.${place}: there is no connection ${JSON.stringify(id)}.`);
        const misfit = explainMisfit(place, row);
        if (misfit !== undefined)
            throw (0,store_errors/* badRequest */.li)(`config.${place}: ${misfit}`);
    }
    const hasRepository = given.some((id) => known.get(id)?.type === "codehostRepo");
    const sourceRepos = hasRepository ? given : [docsRepo, ...given];
    for (const [id, events] of Object.entries(inputTriggers)) {
        if (!sourceRepos.includes(id)) {
            throw (0,store_errors/* badRequest */.li)(`config.inputTriggers: ${JSON.stringify(id)} is not one of sourceRepos.`);
        }
        checkEvents(known.get(id), events);
    }
    return { ...config, docsRepo, sourceRepos };
}
/**
 * Refuses with 400 instructions for a slot that publications have not, and such as are neither in the library, as far as
 * the caller may read it, nor linked to or owned by the publication with this ID.
 */
async function checkInstructions(store, { orgId, access }, given, publicationId) {
    const slots = contract_instructions/* PUBLICATION_SLOTS */.Vp;
    const misplaced = given.find(({ slotType }) => !slots.includes(slotType));
    if (misplaced !== undefined) {
        throw (0,store_errors/* badRequest */.li)(`instructions: ${misplaced.slotType} is no slot of a publication; these are ${slots.join(", ")}.`);
    }
    const ids = given.flatMap((one) => ("instructionId" in one ? [one.instructionId] : []));
    const rows = await store.database
        .selectFrom("instructions")
        .select(["id", "global", "publication_id"])
        .where("org_id", "=", orgId)
        .where("id", "in", ids)
        .execute();
    const linked = publicationId === null ? undefined : await readInstructions(store, [publicationId]);
    const shown = new Set(linked?.get(publicationId ?? "")?.map(({ instructionId }) => instructionId));
    const known = rows.filter(({ id, global, publication_id }) => shown.has(id) || (global === 1 ? access.may("instruction:get", id) : publication_id === publicationId));
    const missing = ids.find((id) => !known.some((row) => row.id === id));
    if (missing !== undefined)
        throw (0,store_errors/* badRequest */.li)(`instructions: there is no instruction ${JSON.stringify(missing)}.`);
}
function checkEvents(row, events) {
    const emitted = selectTriggerEvents(row?.type ?? "");
    const unknown = events.find((event) => !emitted.includes(event));
    if (unknown === undefined)
        return;
    throw (0,store_errors/* badRequest */.li)(`config.inputTriggers: ${row?.name} is a ${row?.type}, which emits ${emitted.join(", ") || "no events"}, not ${JSON.stringify(unknown)}.`);
}
async function readKnown(store, { orgId, access }, ids) {
    const rows = await connectionsOf(store, orgId).where("id", "in", ids).execute();
    return new Map(rows.filter(({ id }) => access.may("connection:get", id)).map((row) => [row.id, row]));
}
/**
 * Stores a publication and the name that its branches bear from now on; the organization is held. 409 where the name is
 * taken. Its ID.
 */
async function insertPublication(within, actor, { name, config, instructions }) {
    const others = await readNames(within, actor.orgId);
    refuseTaken(name, others);
    const base = newRow(within, "pub");
    const branch_name = chooseBranchName({ id: base.id, name }, others.map((other) => other.branch_name));
    const row = { ...base, org_id: actor.orgId, name, branch_name, config_json: JSON.stringify(config), healthy: 1 };
    await within.database.insertInto("publications").values(row).execute();
    await linkConnections(within, row.id, config);
    await replaceInstructions(within, { orgId: actor.orgId, publicationId: row.id }, instructions);
    const told = { publicationId: row.id, name };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created a publication", config: told });
    return row;
}
/** Replaces name, config and instructions; the organization is held. 409 where the name is taken by another. */
async function replacePublication(within, actor, row, { name, config, instructions }) {
    const others = await readNames(within, actor.orgId);
    refuseTaken(name, others.filter(({ id }) => id !== row.id));
    const place = { orgId: actor.orgId, publicationId: row.id };
    const isInstructed = await replaceInstructions(within, place, instructions);
    await changePublication(within, actor, row, { name, config }, isInstructed ? ["instructions: changed"] : []);
}
/** Replaces the config alone. */
async function replacePublicationConfig(within, actor, row, config) {
    await changePublication(within, actor, row, { name: row.name, config });
}
/**
 * Deletes a publication with its links and the instructions that only it had; what was written for it stays (interface,
 * "Publications", rule 6).
 */
async function deletePublication(within, actor, { id, name }) {
    await releaseOwnInstructions(within, id);
    await within.database.deleteFrom("publications").where("id", "=", id).execute();
    const config = { publicationId: id, name };
    await audit_writeAudit(within, actor, { type: "action-delete", summary: "Deleted a publication", config });
}
// Texts as long as anybody likes; an audit log says that they changed.
const PROSE = new Set(["planningInstructions", "prCommitInstructions"]);
async function changePublication(within, actor, row, { name, config }, changed = []) {
    const config_json = JSON.stringify(config);
    const before = { name: row.name, ...JSON.parse(row.config_json) };
    const described = audit_describeDelta(before, { name, ...JSON.parse(config_json) }, PROSE);
    const delta = [described, ...changed].filter((part) => part !== "").join("; ");
    if (delta === "")
        return;
    const updated_at = laterThan(row.updated_at, within.now());
    await within.database
        .updateTable("publications")
        .set({ name, config_json, updated_at })
        .where("id", "=", row.id)
        .execute();
    await linkConnections(within, row.id, config);
    const told = { publicationId: row.id };
    await audit_writeAudit(within, actor, { type: "action-update", summary: "Updated a publication", delta, config: told });
}
async function readNames(within, orgId) {
    return publicationsOf(within, orgId).clearSelect().select(["id", "name", "branch_name"]).execute();
}
function refuseTaken(name, others) {
    const taken = others.find((other) => other.name === name);
    if (taken !== undefined)
        throw (0,store_errors/* conflict */.hj)(`There is a publication ${JSON.stringify(name)} already: ${taken.id}.`);
}
/** The slug of the name; with a mark where another publication has that one, or where it is empty. */
function chooseBranchName({ id, name }, taken) {
    const slug = slugOf(name);
    if (slug !== "" && !taken.includes(slug))
        return slug;
    const mark = (0,external_node_crypto_.createHash)("sha256").update(id).digest("hex").slice(0, 7);
    return [slug, mark].filter((part) => part !== "").join("-");
}
/** Two changes never have one time, by which the later would overwrite the earlier unseen. */
function laterThan(before, now) {
    return now > before ? now : new Date(Date.parse(before) + 1).toISOString();
}

;// CONCATENATED MODULE: ./lib/service/domain/connections/change.js









// Which field names another connection.
const APP_FIELDS = {
    codehostRepo: "codehostAppConnectionId",
    chatChannel: "chatAppConnectionId",
};
/** The field by which connections of a type name their app; undefined where they have none. */
function selectAppField(type) {
    return APP_FIELDS[type];
}
/** Types of connections that cannot be without one of this type. */
function selectDependentTypes(type) {
    return Object.entries(APP_FIELDS).flatMap(([dependent, field]) => field !== undefined && fitsPlace(field, type) ? [dependent] : []);
}
/** Whether a connection with these fields hangs on the one with this ID. */
function dependsOn(type, fields, id) {
    const field = selectAppField(type);
    return field !== undefined && fields[field] === id;
}
/**
 * Refuses with 400 what a config may not say: an app that is not there or of another type, an address that the service
 * may not ask as far as that is plain to see, a mask where a secret belongs.
 */
async function checkConfig(store, caller, { type, fields, allowPrivate }) {
    for (const field of connections/* SECRET_FIELDS */.x1) {
        if (fields[field] === connections/* MASKED_SECRET */.zR)
            throw (0,store_errors/* badRequest */.li)(`config.${type}.${field} is a mask, not a secret.`);
    }
    for (const field of ["baseUrl", "repositoryUrl"]) {
        const address = fields[field];
        if (address === undefined)
            continue;
        try {
            checkPlainAddress(address, { allowPrivate, isRepository: field === "repositoryUrl" });
        }
        catch (error) {
            if (!(error instanceof errors/* ReleaseDocsError */.D))
                throw error;
            throw (0,store_errors/* badRequest */.li)(`config.${type}.${field}: ${error.message} ${error.hint}`);
        }
    }
    await checkApp(store, caller, { type, fields });
}
async function checkApp(store, { orgId, access }, { type, fields }) {
    const field = selectAppField(type);
    if (field === undefined)
        return;
    const id = fields[field] ?? "";
    // A folder on the service's own machine has no code host that could be asked.
    if (id === "" && fields.repositoryUrl?.startsWith("file:"))
        return;
    const row = await connectionsOf(store, orgId).where("id", "=", id).executeTakeFirst();
    if (row === undefined || !access.may("connection:get", id)) {
        throw (0,store_errors/* badRequest */.li)(`config.${type}.${field}: there is no connection ${JSON.stringify(id)}; give ${nameFitting(field)}.`);
    }
    const misfit = explainMisfit(field, row);
    if (misfit !== undefined)
        throw (0,store_errors/* badRequest */.li)(`config.${type}.${field}: ${misfit}`);
}
/**
 * The fields of an update, with the stored secret where a mask was given back. 400 where the secret would then go to
 * another address or another product: whoever may point a connection elsewhere need not know it.
 */
function unmaskFields(type, given, { type: storedType, fields: stored }) {
    if (type !== storedType)
        return refuseMasks(given, { type, storedType });
    const masked = [...connections/* SECRET_FIELDS */.x1].filter((field) => given[field] === connections/* MASKED_SECRET */.zR && stored[field] !== undefined);
    const [field] = masked;
    if (field === undefined)
        return given;
    if (given.baseUrl !== stored.baseUrl) {
        throw (0,store_errors/* badRequest */.li)(`config.${type}.${field}: give the secret again, since baseUrl changes.`);
    }
    return { ...given, ...Object.fromEntries(masked.map((name) => [name, stored[name] ?? ""])) };
}
function refuseMasks(given, { type, storedType }) {
    const masked = [...connections/* SECRET_FIELDS */.x1].find((field) => given[field] === connections/* MASKED_SECRET */.zR);
    if (masked === undefined)
        return given;
    throw (0,store_errors/* badRequest */.li)(`config.${type}.${masked}: give the secret, since the stored one is that of a ${storedType}.`);
}
/**
 * Deletes a connection: it stays as a row that past work refers to, without its secrets. What cannot be without it goes
 * too, and what can loses the reference, unless `preserveDependencies` keeps all that as it is (interface,
 * "Connections"). Where it was deleted meanwhile, nothing happens.
 */
async function deleteConnection(within, actor, row, { preserveDependencies }) {
    const deleted = await within.database
        .updateTable("connections")
        .set({ deleted_at: within.now(), updated_at: within.now(), secrets: null })
        .where("id", "=", row.id)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
    if (deleted.numUpdatedRows === 0n)
        return;
    const config = { connectionId: row.id, name: row.name, preserveDependencies };
    await audit_writeAudit(within, actor, { type: "action-delete", summary: "Deleted a connection", config });
    if (preserveDependencies)
        return;
    const types = selectDependentTypes(row.type);
    const others = await connectionsOf(within, actor.orgId).where("type", "in", types).orderBy("seq").execute();
    for (const other of others) {
        if (dependsOn(other.type, JSON.parse(other.config_json), row.id)) {
            await deleteConnection(within, actor, other, { preserveDependencies });
        }
    }
    for (const publication of await readUsers(within, row.id))
        await letGo(within, actor, publication, row);
}
async function readUsers({ database }, connectionId) {
    return database
        .selectFrom("publications")
        .selectAll()
        .where("id", "in", (users) => users.selectFrom("publication_connections").select("publication_id").where("connection_id", "=", connectionId))
        .orderBy("seq")
        .execute();
}
async function letGo(within, actor, row, { id, type }) {
    const config = JSON.parse(row.config_json);
    const { docsRepo = "" } = config;
    const left = config.sourceRepos?.filter((source) => source !== id) ?? [];
    const { repositories } = await readSources(within, actor.orgId, { sourceRepos: left });
    const isBare = type === "codehostRepo" && repositories.length === 0;
    if (docsRepo === id || isBare)
        return deletePublication(within, actor, row);
    const sourceRepos = left.length === 0 ? [docsRepo] : left;
    const { notifierConnection, inputTriggers = {}, ...kept } = config;
    const { [id]: _, ...triggers } = inputTriggers;
    await replacePublicationConfig(within, actor, row, {
        ...kept,
        sourceRepos,
        ...(Object.keys(triggers).length === 0 ? {} : { inputTriggers: triggers }),
        ...(notifierConnection === undefined || notifierConnection === id ? {} : { notifierConnection }),
    });
}

;// CONCATENATED MODULE: ./lib/service/domain/connections/variant.js




const PLACES = { docs: "docsRepo", source: "sourceRepos", notifier: "notifierConnection" };
const MOST_NAMED = 5;
/**
 * Checks that a connection may get another type; the organization is held. 409 that names the publications and
 * connections that use it in a place where the new type does not fit, 400 where it would be its own app.
 */
async function checkNewType(within, caller, row, { type, fields }) {
    if (dependsOn(type, fields, row.id)) {
        throw (0,store_errors/* badRequest */.li)(`config.${type}.${selectAppField(type)}: a connection cannot name itself.`);
    }
    const uses = [...(await listPublicationUses(within, caller, row, type)), ...(await listAppUses(within, row, type))];
    if (uses.length === 0)
        return;
    const more = uses.length > MOST_NAMED ? ` and ${uses.length - MOST_NAMED} more` : "";
    throw (0,store_errors/* conflict */.hj)(`The connection ${row.name} is a ${row.type} and cannot become a ${type}: ${uses.slice(0, MOST_NAMED).join("; ")}` +
        `${more}. Change these first.`);
}
/** The uses in publications that a connection of the new type could not have; names as far as the caller may read them. */
async function listPublicationUses({ database }, { access }, row, type) {
    const used = await database
        .selectFrom("publication_connections")
        .innerJoin("publications", "publications.id", "publication_connections.publication_id")
        .select(["publications.id", "publications.name", "publications.config_json", "publication_connections.role"])
        .where("publication_connections.connection_id", "=", row.id)
        .orderBy("publications.seq")
        .orderBy("publication_connections.role")
        .execute();
    return used.flatMap(({ id, name, config_json, role }) => {
        const publication = `the publication ${access.may("publication:get", id) ? name : id}`;
        const place = PLACES[role];
        if (!fitsPlace(place, type))
            return [describeUse(publication, place)];
        const { inputTriggers } = JSON.parse(config_json);
        const lost = (inputTriggers?.[row.id] ?? []).filter((event) => !selectTriggerEvents(type).includes(event));
        return role === "source" && lost.length > 0 ? [`${publication} is triggered by its ${lost.join(", ")}`] : [];
    });
}
/** The connections that name it as their app, and could not name one of the new type. */
async function listAppUses(store, row, type) {
    const others = await connectionsOf(store, row.org_id)
        .where("type", "in", selectDependentTypes(row.type))
        .orderBy("seq")
        .execute();
    return others.flatMap((other) => {
        const field = selectAppField(other.type);
        const isUsed = field !== undefined && dependsOn(other.type, JSON.parse(other.config_json), row.id);
        return isUsed && !fitsPlace(field, type) ? [describeUse(`the connection ${other.name}`, field)] : [];
    });
}
function describeUse(user, place) {
    return `${user} names it as ${place}, which takes ${nameFitting(place)}`;
}

// EXTERNAL MODULE: ./lib/git/previous-tag.js
var previous_tag = __webpack_require__(6198);
;// CONCATENATED MODULE: ./lib/service/domain/jobs.js







/**
 * Stores a job in its first state, `requested`, with a conversation and a first turn for each publication, and the
 * tasks to do them. IDs of the job and of its conversations, in the order of the publications. 402, with nothing
 * stored, where a billing check refuses.
 */
async function insertJob(within, actor, resolved) {
    await checkJobAllowance(within, actor.orgId);
    const { request, connectionId, publications } = resolved;
    const id = await insertRow(within, actor, {
        type: "doc-request",
        title: request.title,
        request_json: JSON.stringify(request),
        connection_id: connectionId,
        publication_ids_json: JSON.stringify(publications.map((publication) => publication.id)),
    });
    const conversationIds = [];
    for (const publication of publications) {
        const conversationId = await insertConversation(within, actor, { ...resolved, jobId: id, publication });
        await insertTurn(within, actor, conversationId, { request });
        conversationIds.push(conversationId);
    }
    return { id, conversationIds };
}
/** Stores the job of a publication's sync, without conversations; the docs connection stands for its connections. Its ID. */
async function insertSyncJob(within, actor, publication) {
    return insertRow(within, actor, {
        type: "publication-sync",
        title: `Sync ${publication.name}`,
        request_json: "{}",
        connection_id: publication.connectionId,
        publication_ids_json: JSON.stringify([publication.id]),
    });
}
async function insertRow(within, actor, given) {
    const row = { ...newRow(within, "job"), ...given, org_id: actor.orgId, state: "requested", user_id: actor.userId };
    await within.database.insertInto("jobs").values(row).execute();
    const note = { type: "action-create", config: { jobId: row.id, title: given.title } };
    await audit_writeAudit(within, actor, { ...note, summary: "Created a job" });
    return row.id;
}
/** The job with this ID in the organization; 404 when there is none. */
async function readJob(store, orgId, id) {
    const row = await store.database
        .selectFrom("jobs")
        .selectAll()
        .where("id", "=", id)
        .where("org_id", "=", orgId)
        .executeTakeFirst();
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("job", id);
    return row;
}
/** Moves a job from `requested` to `running` (interface, "States and transitions"). */
async function startJob(store, id) {
    await store.database
        .updateTable("jobs")
        .set({ state: "running", updated_at: store.now() })
        .where("id", "=", id)
        .where("state", "=", "requested")
        .execute();
}
/** Ends a job that has no turns, in the transaction that ends its task. */
async function endJob(within, id, state) {
    await within.database.updateTable("jobs").set({ state, updated_at: within.now() }).where("id", "=", id).execute();
}
/**
 * Moves a job to `done` or `errored` once the first turn of each of its conversations is over, in the transaction that
 * ends such a turn. A turn that failed does not keep the others from being done.
 */
async function settleJob(within, id) {
    // Holds the job's row, so that of two turns that end at once the later one sees the earlier.
    const { numUpdatedRows } = await within.database
        .updateTable("jobs")
        .set({ updated_at: within.now() })
        .where("id", "=", id)
        .where("state", "in", ["requested", "running"])
        .executeTakeFirst();
    if (numUpdatedRows === 0n)
        return;
    const turns = await within.database
        .selectFrom("turns")
        .innerJoin("conversations", "conversations.id", "turns.conversation_id")
        .select("turns.status")
        .where("conversations.job_id", "=", id)
        .where("turns.triggering_comment_id", "is", null)
        .execute();
    if (turns.some(({ status }) => status === "running"))
        return;
    const state = turns.some(({ status }) => status === "error") ? "errored" : "done";
    await within.database.updateTable("jobs").set({ state }).where("id", "=", id).execute();
}
/** A job as answers show it. */
function asJob(row) {
    const { labels = [] } = JSON.parse(row.request_json);
    return {
        id: row.id,
        orgId: row.org_id,
        type: row.type,
        state: row.state,
        title: row.title,
        labels,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}
/**
 * The connection or publication that `idOrName` means in an organization: its ID, else its name.
 * 400 when there is none that the caller may read, or when several bear the name (interface, "Jobs", rules 2 and 3).
 */
async function resolveRecord(store, table, { orgId, access }, idOrName) {
    const resource = table === "connections" ? "connection" : "publication";
    const known = (await namedIn(store, table, orgId, idOrName)).filter(({ id }) => access.may(`${resource}:get`, id));
    const [first, second] = known;
    const exact = known.find((row) => row.id === idOrName);
    if (exact !== undefined)
        return exact;
    if (first === undefined) {
        const others = access.may(`${resource}:list`) ? await knownNames(store, table, orgId) : "";
        throw (0,store_errors/* badRequest */.li)(`There is no ${resource} ${JSON.stringify(idOrName)}${others}.`);
    }
    if (second !== undefined) {
        const ids = known.map((row) => row.id).join(", ");
        throw (0,store_errors/* badRequest */.li)(`Several ${table} are named ${JSON.stringify(idOrName)}: give one of the IDs ${ids}.`);
    }
    return first;
}
const MAX_LISTED = 10;
/**
 * The only publication that the caller may read (operation `conversations.create` without `publication`). 400 where
 * there is none, and where there are several, which it lists.
 */
async function resolveOnlyPublication({ database }, { orgId, access }) {
    const rows = await database
        .selectFrom("publications")
        .select(["id", "name", "config_json"])
        .where("org_id", "=", orgId)
        .orderBy("seq")
        .execute();
    const permitted = rows.filter(({ id }) => access.may("publication:get", id));
    const [only, second] = permitted;
    if (only === undefined)
        throw (0,store_errors/* badRequest */.li)("There is no publication yet: create one first.");
    if (second === undefined)
        return only;
    const names = permitted.slice(0, MAX_LISTED).map(({ id, name }) => `${JSON.stringify(name)} (${id})`);
    const more = permitted.length > MAX_LISTED ? ` and ${permitted.length - MAX_LISTED} more` : "";
    throw (0,store_errors/* badRequest */.li)(`Name the publication: there are ${names.join(", ")}${more}.`);
}
async function namedIn({ database }, table, orgId, idOrName) {
    return database
        .selectFrom(table)
        .select(["id", "name", "config_json"])
        .where("org_id", "=", orgId)
        .where((where) => where.or([where("id", "=", idOrName), where("name", "=", idOrName)]))
        .$if(table === "connections", (query) => query.where(sql/* sql */.l.ref("deleted_at"), "is", null))
        .execute();
}
async function knownNames({ database }, table, orgId) {
    const rows = await database
        .selectFrom(table)
        .select("name")
        .where("org_id", "=", orgId)
        .$if(table === "connections", (query) => query.where(sql/* sql */.l.ref("deleted_at"), "is", null))
        .limit(5)
        .execute();
    return rows.length === 0 ? "" : `; known here: ${rows.map((row) => row.name).join(", ")}`;
}

;// CONCATENATED MODULE: ./lib/service/domain/events.js










/** What happened in a repository since its last sync; the first one only looks. */
async function readNews(store, row, history) {
    const before = await readSeen(store, row.id);
    const events = before === undefined ? [] : await findEvents(history, before);
    return { before, after: markSeen(history, before), events };
}
/**
 * Creates the jobs that publications asked for by `inputTriggers`, in the transaction that records what was seen, so that
 * each event leads to one job, also after a kill. Where another sync was faster, its news stand and these are dropped:
 * what it has not seen is new to the next one. A job that a billing check refuses is an audit log of the type `error`,
 * and its event is not new again.
 */
async function recordNews(within, actor, row, { before, after, events }) {
    await store_lockOrganization(within, actor.orgId);
    const present = await readSeen(within, row.id);
    if (JSON.stringify(present) !== JSON.stringify(before))
        return;
    const seen = { head: after.head, tags_json: JSON.stringify(after.tags) };
    await within.database
        .insertInto("connection_histories")
        .values({ connection_id: row.id, ...seen })
        .onConflict((conflict) => conflict.column("connection_id").doUpdateSet(seen))
        .execute();
    if (events.length === 0)
        return;
    const publications = await readTriggered(within, row.id);
    for (const event of events) {
        for (const publication of publications) {
            const { inputTriggers } = JSON.parse(publication.config_json);
            if (inputTriggers?.[row.id]?.includes(event.event))
                await insertTriggered(within, actor, row, { event, publication });
        }
    }
}
/** Has the next sync of a connection only look, as the first one did. */
async function forgetHistory({ database }, connectionId) {
    await database.deleteFrom("connection_histories").where("connection_id", "=", connectionId).execute();
}
async function insertTriggered(within, actor, row, { event: { event, eventType, title, changes }, publication }) {
    const request = {
        title,
        body: `${row.name} has something new.`,
        labels: [`trigger:${event}`],
        publications: [publication.id],
        sourceConnection: row.id,
        eventType,
        changes,
    };
    const origin = { type: "job", staged: false };
    const resolved = { request, connectionId: row.id, publications: [publication], origin };
    try {
        await insertJob(within, { ...actor, userId: null }, resolved);
    }
    catch (error) {
        // A billing check stores nothing, so the transaction of the sync goes on.
        if (!isBillingRefusal(error))
            throw error;
        const note = { type: "error", summary: "A job was not created", delta: error.message };
        const config = { connectionId: row.id, publicationId: publication.id, event, title };
        await audit_writeAudit(within, actor, { ...note, config });
    }
}
async function readTriggered({ database }, connectionId) {
    return database
        .selectFrom("publications")
        .selectAll()
        .where("id", "in", (sources) => sources
        .selectFrom("publication_connections")
        .select("publication_id")
        .where("connection_id", "=", connectionId)
        .where("role", "=", "source"))
        .orderBy("seq")
        .execute();
}
async function readSeen({ database }, connectionId) {
    const row = await database
        .selectFrom("connection_histories")
        .select(["head", "tags_json"])
        .where("connection_id", "=", connectionId)
        .executeTakeFirst();
    return row && { head: row.head, tags: JSON.parse(row.tags_json) };
}
const MOST_EVENTS = 20;
/** What is seen of a history from now on; a tag that was seen once is not new when it comes again. */
function markSeen({ head, tags }, seen) {
    return { head, tags: [...new Set([...(seen?.tags ?? []), ...tags.map(({ name }) => name)])] };
}
/**
 * What came since a repository was last seen, the oldest first, of each kind the newest 20: tags that name a release,
 * and merges of pull requests on the default branch, by what their commits say. A branch that was rewritten tells of no
 * merges, and drafts of our own that were merged tell of nothing.
 */
async function findEvents(history, seen) {
    return [...(await findMerges(history, seen)), ...(await findReleased(history, seen))];
}
async function findReleased(history, seen) {
    const { directory, tags } = history;
    const known = new Set(seen.tags);
    const releases = (0,git_tags/* buildReleases */.tu)(tags);
    const events = [];
    for (const release of releases.filter(({ tag }) => !known.has(tag.name)).slice(0, MOST_EVENTS)) {
        if (await (0,previous_tag/* isFloating */.vY)(directory, release, releases))
            continue;
        const title = `Document ${release.tag.name}`;
        events.unshift({
            event: "releases",
            eventType: "release",
            title,
            changes: [await selectRelease(history, release.tag)],
        });
    }
    return events;
}
async function selectRelease({ directory, tags }, tag) {
    const previous = await (0,previous_tag/* findPreviousTag */.Hf)(directory, tags, tag);
    if (previous.tag !== undefined)
        return { tags: { start: previous.tag.name, end: tag.name } };
    // A first release is everything up to it, which no selector says.
    const startSha = await (0,ancestry/* readRootCommit */.yY)(directory, tag.commit);
    return { commits: { startSha, endSha: tag.commit, includeStartCommit: true } };
}
async function findMerges({ directory, head }, seen) {
    const range = ["--first-parent", `--max-count=${MOST_EVENTS}`, "--end-of-options", head, `^${seen.head}`];
    if (!(await contains(directory, head, seen.head)))
        return [];
    const shas = await (0,run/* runGitLines */.fn)(directory, ["rev-list", ...range]);
    const commits = await (0,git_commits/* readCommits */.Fe)(directory, shas, { noWalk: true });
    return commits.toReversed().flatMap(asMerge);
}
function asMerge(commit) {
    const pullRequest = parsePullRequest(commit);
    const [startSha] = commit.parents;
    if (pullRequest === undefined || startSha === undefined || isOwnDraft(commit))
        return [];
    const changes = { commits: { startSha, endSha: commit.sha, includeStartCommit: false } };
    const title = `Document #${pullRequest.number}`;
    return [{ event: "pullRequests", eventType: "merge", title, changes: [changes] }];
}
async function contains(directory, head, commit) {
    try {
        return (await (0,ancestry/* readRelation */.BS)(directory, commit, head)) === "ancestor";
    }
    catch (error) {
        // It is not there any more.
        if (error instanceof run/* GitCommandError */.iR)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/shared/json-api.js
var json_api = __webpack_require__(8350);
;// CONCATENATED MODULE: ./lib/service/domain/health.js






/** Asks the product behind a connection how it stands; whatever that answers is told. A paused one is not asked. */
async function lookAtConnection(parts, row) {
    if (row.paused === 1) {
        return { healthy: row.healthy === 1, isPaused: true, message: `${row.name} is paused, so it is not asked.` };
    }
    return (0,json_api/* tellHealth */.IP)(() => askProduct(parts, row));
}
/** A look as an answer shows it (interface, "Connection", health result). */
function asHealth(id, { healthy, isPaused = false, message, error }) {
    const status = isPaused ? "paused" : healthy ? "healthy" : "unhealthy";
    return { id, status, ...(message === undefined ? {} : { message }), ...(error === undefined ? {} : { error }) };
}
/**
 * Keeps how a connection was found; what an audit log tells of the difference. `updated_at` stays: the connection itself
 * is as it was, and who updates a record they read before has not missed anything.
 */
async function recordFound(within, row, found, synced_at = row.synced_at) {
    if (found.isPaused)
        return "";
    const to = {
        healthy: Number(found.healthy),
        health_message: found.message ?? null,
        health_error: found.error ?? null,
        remaining_rate_limit_percent: found.remainingRateLimitPercent ?? row.remaining_rate_limit_percent,
        synced_at,
    };
    await within.database.updateTable("connections").set(to).where("id", "=", row.id).execute();
    const told = (from) => ({
        healthy: from.healthy === 1,
        error: from.health_error,
        remainingRateLimitPercent: from.remaining_rate_limit_percent,
        syncedAt: from.synced_at,
    });
    return audit_describeDelta(told(row), told(to));
}
async function askProduct(parts, row) {
    if (row.type === "codehostRepo")
        return askForRepository(parts, row);
    if (row.type === "chatChannel")
        return askForChannel(parts, row);
    const product = await openProduct(parts, row);
    return product.readHealth();
}
async function askForRepository(parts, row) {
    const connected = await readConnectedRepository(parts, row.id);
    const app = connected.app && (await readApp(parts, row));
    if (app === undefined) {
        // Without a code host to ask, the repository itself tells how it stands.
        const { repository, history } = await openRepository(parts, row);
        return { healthy: true, message: `${repository.name} stands at ${history.head.slice(0, 7)}.` };
    }
    const codeHost = await openCodeHost(parts, app);
    const health = await codeHost.readHealth();
    if (!health.healthy)
        return health;
    const { fullName, defaultBranch } = await codeHost.readRepository(nameConnected(connected).name);
    const branch = defaultBranch === undefined ? "it has no commit yet" : `its default branch is ${defaultBranch}`;
    return { ...health, message: `The code host shows ${fullName}; ${branch}.` };
}
/** Fetches what the repository of a connection has that is not here yet. */
async function openRepository(parts, { id }) {
    return parts.places.open(await readConnectedRepository(parts, id), { olderThan: 0 });
}
async function askForChannel(parts, row) {
    if ((await readApp(parts, row)) === undefined) {
        return { healthy: false, error: "The chat app of this channel was deleted.", message: "Name another chat app." };
    }
    const { slack, channelId } = await openChat(parts, row);
    const health = await slack.readHealth();
    if (!health.healthy)
        return health;
    const channel = (await slack.listChannels()).find(({ id }) => id === channelId);
    if (channel !== undefined)
        return { ...health, message: `${health.message} It sees the channel #${channel.name}.` };
    const error = `The chat app does not see the channel ${channelId}.`;
    return { ...health, healthy: false, error, message: "Check the channel's ID, and invite the app to the channel." };
}
const LONGEST_MESSAGE = 1000;
/** The connections of a publication, each once: its docs destination, then its sources, then its notifier. */
async function readUsedConnections(store, publication) {
    const { docsRepo = "", sourceRepos = [], notifierConnection, } = JSON.parse(publication.config_json);
    const ids = [
        ...new Set([docsRepo, ...sourceRepos, ...(notifierConnection === undefined ? [] : [notifierConnection])]),
    ];
    const rows = await connectionsOf(store, publication.org_id).where("id", "in", ids).execute();
    return ids.map((id) => ({ id, row: rows.find((row) => row.id === id) }));
}
/** What is said of a connection that is not there to be looked at. */
const GONE = { healthy: false, error: "The connection was deleted." };
/**
 * A publication stands well where its docs destination, every source and its notifier do; a paused one does nothing for
 * it, so that is said too (interface, "Publications", rule 4).
 */
function joinHealth(found) {
    const failed = found.filter((one) => !one.found.healthy || one.found.isPaused);
    const faults = failed.map(({ id, row, found: { isPaused, error, message } }) => {
        return `${row?.name ?? id}: ${(isPaused ? message : (error ?? message)) ?? "not healthy"}`;
    });
    return {
        healthy: failed.length === 0,
        message: (0,shared_text/* shorten */.ml)(faults.join(" "), LONGEST_MESSAGE),
        connections: found.map((one) => asHealth(one.id, one.found)),
    };
}
/** Keeps how a publication was found; what an audit log tells of the difference. `updated_at` stays as it is. */
async function recordPublicationHealth(within, row, health, synced_at = row.synced_at) {
    const to = { healthy: Number(health.healthy), health_message: health.message || null, synced_at };
    await within.database.updateTable("publications").set(to).where("id", "=", row.id).execute();
    const told = (from) => ({
        healthy: from.healthy === 1,
        message: from.health_message,
        syncedAt: from.synced_at,
    });
    return audit_describeDelta(told(row), told(to));
}

;// CONCATENATED MODULE: ./lib/service/api/connections.js
















/** Connections (interface, "Connections"). */
function implementConnections(parts) {
    const { store, vault, worker, outside } = parts;
    const show = async (orgId, id) => asConnection(await readConnection(store, orgId, id));
    return {
        ...implementConnectionQuestions(parts),
        ...implementConnectionWork(parts),
        create: procedures.connections.create.handler(async ({ input, context }) => {
            context.access.check("connection:create");
            const { name, paused = false, sync = false } = input;
            if (paused && sync)
                throw (0,store_errors/* badRequest */.li)("A paused connection is not synced: give paused or sync, not both.");
            const { type, fields } = selectVariant(input.config);
            const { id } = await keepOnce(store, context, { create: "connection", input }, async (within) => {
                await store_lockOrganization(within, context.orgId);
                await checkConfig(within, context, { type, fields, allowPrivate: outside.allowPrivate });
                const newId = within.createId("cnn");
                const kept = keepConfig(vault, newId, fields);
                await insertConnection(within, context.actor, { id: newId, name, type, paused, ...kept });
                if (sync)
                    await insertTask(within, context.actor, { kind: "connection-sync", subjectId: newId });
                return { id: newId };
            });
            const answer = await show(context.orgId, id);
            if (sync)
                worker.wake();
            return answer;
        }),
        get: procedures.connections.get.handler(async ({ input, context }) => {
            context.access.check("connection:get", input.id);
            return show(context.orgId, input.id);
        }),
        list: procedures.connections.list.handler(async ({ input, context }) => {
            const { rows, ...tokens } = await readPage(input, filtered(store, context, input));
            return { connections: rows.map(asConnection), ...tokens };
        }),
        update: procedures.connections.update.handler(async ({ input, context }) => {
            context.access.check("connection:update", input.id);
            await store.transaction((within) => change(within, parts, context, input));
            return show(context.orgId, input.id);
        }),
        delete: procedures.connections.delete.handler(async ({ input, context }) => {
            const { params, query } = input;
            context.access.check("connection:delete", params.id);
            await store.transaction(async (within) => {
                await store_lockOrganization(within, context.orgId);
                const row = await readConnection(within, context.orgId, params.id);
                const { preserveDependencies = false } = query;
                await deleteConnection(within, context.actor, row, { preserveDependencies });
            });
        }),
    };
}
async function change(within, { vault, outside }, context, { id, name, paused, config }) {
    await store_lockOrganization(within, context.orgId);
    const row = await readConnection(within, context.orgId, id);
    const { type, fields: given } = selectVariant(config);
    const stored = openConfig(vault, row);
    const fields = unmaskFields(type, given, { type: row.type, fields: stored });
    await checkConfig(within, context, { type, fields, allowPrivate: outside.allowPrivate });
    const isOther = type !== row.type;
    if (isOther)
        await checkNewType(within, context, row, { type, fields });
    const before = isOther ? undefined : { secrets: row.secrets, fields: stored };
    const kept = keepConfig(vault, row.id, fields, before);
    const to = { ...kept, type, name: name ?? row.name, paused: paused === undefined ? row.paused : Number(paused) };
    await updateConnection(within, context.actor, row, to);
    // What was seen in one repository says nothing of what is new in another.
    if (fields.repositoryUrl !== stored.repositoryUrl)
        await forgetHistory(within, row.id);
}
function filtered(store, { orgId, access }, filter) {
    const { name, type, paused, healthy, syncedAtBefore, remainingRateLimitPercent: percent } = filter;
    const ids = access.narrow("connection");
    let query = connectionsOf(store, orgId);
    if (ids !== undefined)
        query = query.where("id", "in", ids);
    if (name !== undefined)
        query = query.where("name", "=", name);
    if (type !== undefined)
        query = query.where("type", "=", type);
    if (paused !== undefined)
        query = query.where("paused", "=", Number(paused));
    if (healthy !== undefined)
        query = query.where("healthy", "=", Number(healthy));
    if (syncedAtBefore !== undefined)
        query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
    // Whole percents are stored, and PostgreSQL compares them with nothing else.
    if (percent !== undefined)
        query = query.where("remaining_rate_limit_percent", "<=", Math.floor(percent));
    return query;
}
/** What connections' products are asked while a caller waits (interface, "Connections"). */
function implementConnectionQuestions(parts) {
    const { store } = parts;
    const readPermitted = async (context, id) => {
        context.access.check("connection:get", id);
        return readConnection(store, context.orgId, id);
    };
    const readLister = (context, id) => readPermitted(context, id).catch(asBadRequest);
    return {
        health: procedures.connections.health.handler(async ({ input, context }) => {
            const row = await readPermitted(context, input.id);
            const found = await lookAtConnection(parts, row);
            const health = asHealth(row.id, found);
            await store.transaction(async (within) => {
                const delta = await recordFound(within, row, found);
                const config = { connectionId: row.id, status: health.status };
                const summary = `A connection is ${health.status}`;
                await audit_writeAudit(within, context.actor, { type: "connection-health-check", summary, delta, config });
            });
            return health;
        }),
        listChannels: procedures.connections.listChannels.handler(async ({ input, context }) => {
            const { slack } = await openChat(parts, await readLister(context, input.id));
            return { channels: await tellRefusal(slack.listChannels()) };
        }),
        listTrackerStatuses: procedures.connections.listTrackerStatuses.handler(async ({ input, context }) => {
            const tracker = await openTracker(parts, await readPermitted(context, input.id));
            return { statuses: await tellRefusal(tracker.listStatuses()) };
        }),
        listCodehostbRepos: procedures.connections.listCodehostbRepos.handler(async ({ input, context }) => {
            const { connectionId, workspace, token } = input;
            if (connectionId === undefined ? !workspace || !token : workspace !== undefined || token !== undefined) {
                throw (0,store_errors/* badRequest */.li)("Give connectionId alone, or workspace together with token.");
            }
            if (workspace !== undefined && token !== undefined) {
                context.access.check("connection:get");
                const bitbucket = await openBitbucket(parts, { workspace, token });
                return { repos: await tellRefusal(bitbucket.listRepositories()) };
            }
            const row = await readLister(context, connectionId ?? "");
            if (row.type !== "codehostbApp") {
                throw (0,store_errors/* badRequest */.li)(`The connection ${row.name} lists no repositories: it is a ${row.type}. Give a codehostbApp.`);
            }
            const { workspace: own = "", token: secret = "", baseUrl } = openConfig(parts.vault, row);
            const bitbucket = await openBitbucket(parts, { workspace: own, token: secret, baseUrl });
            return { repos: await tellRefusal(bitbucket.listRepositories()) };
        }),
    };
}
/** To list something of an unknown connection is an invalid request (interface, "Errors", channels and repositories). */
function asBadRequest(error) {
    throw error instanceof client_D_0j2fRr.c && error.status === 404 ? (0,store_errors/* badRequest */.li)(error.message) : error;
}
/** What a product refuses is told to the caller, who can mend it: 409, since the request is as it should be. */
async function tellRefusal(asked) {
    return asked.catch((error) => {
        throw error instanceof errors/* ReleaseDocsError */.D ? (0,store_errors/* conflict */.hj)(`${error.message} ${error.hint}`) : error;
    });
}
const LONGEST_WAIT = 10 * 60_000;
/** What is done for connections in the background (interface, "Connections"). */
function implementConnectionWork({ store, worker }) {
    return {
        sync: procedures.connections.sync.handler(async ({ input, context, signal }) => {
            context.access.check("connection:update", input.id);
            const row = await readConnection(store, context.orgId, input.id);
            if (row.paused === 1)
                throw (0,store_errors/* conflict */.hj)(`The connection ${row.name} is paused: it is not synced until it is not.`);
            const task = { kind: "connection-sync", subjectId: row.id };
            const taskId = await store.transaction((within) => insertTask(within, context.actor, task));
            worker.wake();
            if (input.wait === true)
                await waitForTask(store, taskId, { timeoutMs: LONGEST_WAIT, signal });
        }),
        summarizeMerge: procedures.connections.summarizeMerge.handler(async ({ input, context }) => {
            context.access.check("connection:update", input.id);
            const row = await readConnection(store, context.orgId, input.id);
            if (row.type !== "codehostRepo") {
                throw (0,store_errors/* badRequest */.li)(`The connection ${row.name} has no pull requests: it is a ${row.type}. Give a codehostRepo.`);
            }
            if (row.paused === 1)
                throw (0,store_errors/* conflict */.hj)(`The connection ${row.name} is paused: nothing is read from it.`);
            const task = { kind: "merge-summary", subjectId: row.id, payload: { number: input.number } };
            await store.transaction(async (within) => {
                await refuseSuspended(within, context.orgId);
                await insertTask(within, context.actor, task);
            });
            worker.wake();
        }),
    };
}

;// CONCATENATED MODULE: ./lib/writer/version-references.js


const LONGEST_LINE = 5000;
// What tells of the past, or of how to leave it behind, goes on naming old versions.
const HISTORY_HEADING = /change ?log|release notes|\bhistory\b|what['’]s new|\bmigrat|\bupgrad|\bbreaking\b|\bdeprecat|\bcompatib|\bnews\b|\bsupported versions\b/i;
const HISTORY_WORDS = /\b(?:since|before|until|prior to|(?:old|new|earli|lat)er than|introduced|added|removed|deprecated|changed|fixed|broken?|as of|starting (?:with|from|in|at)|(?:upgrad|updat|migrat|mov|com)\w* from|regression|up to|between|earlier)\b[^.!?;]{0,25}$/i;
const FROM_HERE = /(?:^|\s)from\s+[`*]{0,2}(?:https?:\S*)?$/;
const UNFINISHED = String.raw `[-.+~]*(?:alpha|beta|a|b|rc|pre|preview|dev|next|canary|snapshot|nightly|post)[-.]?\d*\b`;
/**
 * Makes references to earlier versions of a project name the new one, where a text says clearly that they are its own:
 * next to its address or to the name of one of its packages, as in `uses: owner/repo@v1.2.0`, `package@1.2.0`,
 * `releases/download/v1.2.0`, an image's tag or a badge. Sections about the past, sentences about it (`since …`) and
 * tables stay. Undefined where nothing changes.
 */
function updateReferences(text, project, move) {
    const change = createLineChange(project, move);
    const lines = splitLines(text);
    const plain = findPlainLines(lines);
    const changed = [];
    let above = "";
    let historyLevel;
    const result = lines.map((line, index) => {
        const level = plain[index] ? /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length : undefined;
        if (level !== undefined && level <= (historyLevel ?? level)) {
            historyLevel = HISTORY_HEADING.test(line) ? level : undefined;
        }
        const stays = historyLevel !== undefined || line.length > LONGEST_LINE || /^\s*\|/.test(line);
        const after = stays ? line : change(line, above);
        if (after !== line)
            changed.push(index + 1);
        if (line.trim() !== "")
            above = line;
        return after;
    });
    return changed.length === 0 ? undefined : { text: result.join(""), lines: changed };
}
function createLineChange(project, move) {
    const { exact, floating } = selectRenames(move);
    const renames = new Map([...exact, ...floating]);
    const whole = `(?:${joinTexts(exact)})(?![A-Za-z0-9]|\\.\\d|${UNFINISHED})`;
    const parts = `(?:${joinTexts(floating)})(?!\\w|[-.][\\w*])`;
    const build = (before, floats, after = "") => new RegExp(`(?<before>${before})(?<v>v?)(?<version>${floats && floating.size > 0 ? `${whole}|${parts}` : whole})(?<after>${after})`, "gi");
    const forms = buildReferenceForms(project).map(({ before, floats, after }) => build(before, floats, after));
    const addressLine = buildAddressLine(project);
    const keyLine = build(KEY_LINE, true);
    const inFileName = new RegExp(`(?:(?<=%40|%2F)|(?<![A-Za-z0-9.]))(?<v>v?)(?<version>${whole})`, "gi");
    const rename = (version) => renames.get(version) ?? version;
    const replace = (line, form) => line.replace(form, (...found) => {
        const { before = "", v = "", version = "", after = "" } = found.at(-1);
        const start = line.slice(0, found.at(-3));
        const isPast = HISTORY_WORDS.test(start.replace(/\S*$/, "")) || FROM_HERE.test(start);
        // A Go module's path names its major version too, as all the imports of its code do.
        const isHalf = /\/v\d+@$/.test(before) && changesMajor(move);
        if (isHalf || isPast)
            return found[0];
        const rest = after.replace(inFileName, (...parts) => {
            const own = parts.at(-1);
            return `${own.v}${rename(own.version ?? "")}`;
        });
        return `${before}${v}${rename(version)}${rest}`;
    });
    return (line, above) => {
        if (![...renames.keys()].some((version) => line.includes(version)))
            return line;
        const own = forms.reduce(replace, line);
        return addressLine.test(above.trimEnd()) ? replace(own, keyLine) : own;
    };
}
function joinTexts(renames) {
    const texts = [...renames.keys()].sort((a, b) => b.length - a.length);
    return texts.map(quoteForm).join("|");
}
/** The files at the top of a project that say what its package is called. */
const MANIFESTS = ["package.json", "pyproject.toml", "Cargo.toml", "go.mod"];
/** The name of the package that a manifest describes; undefined where it has none or cannot be read. */
function parsePackageName(manifest, text) {
    if (manifest === "package.json")
        return readJsonName(text);
    if (manifest === "go.mod")
        return keepName(/^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1]);
    const tables = manifest === "Cargo.toml" ? ["package"] : ["project", "tool.poetry"];
    for (const table of tables) {
        const start = text.search(new RegExp(`^\\[${table.replace(".", "\\.")}\\][ \\t]*(?:#.*)?$`, "m"));
        const [, ...lines] = start === -1 ? [] : text.slice(start).split("\n");
        const end = lines.findIndex((line) => /^\s*\[/.test(line));
        const own = lines.slice(0, end === -1 ? undefined : end).join("\n");
        const name = keepName(/^name\s*=\s*["']([^"']+)["']/m.exec(own)?.[1]);
        if (name !== undefined)
            return name;
    }
    return undefined;
}
/** The packages that tags of a series count for: those that bear its name, or all where it has none. */
function selectPackages(packages, series) {
    const own = nameWithoutScope(series.replace(/[-@/_.]+$/, ""));
    return packages.filter((name) => series === "" || nameWithoutScope(name) === own);
}
function nameWithoutScope(name) {
    return name.toLowerCase().replace(/^.*\//, "");
}
function readJsonName(text) {
    try {
        const content = JSON.parse(text);
        if (typeof content !== "object" || content === null || !("name" in content))
            return undefined;
        return typeof content.name === "string" ? keepName(content.name) : undefined;
    }
    catch {
        // A manifest that cannot be read names nothing.
        return undefined;
    }
}
function keepName(name) {
    return name !== undefined && /^@?[\w./-]{2,214}$/.test(name) ? name : undefined;
}
const ARCHIVE = String.raw `\.(?:tgz|tar\.\w+|zip|gz|xz|deb|rpm|jar|whl|exe|dmg|msi|AppImage|crate|gem|nupkg)\b`;
const LINK_REST = "[^\\s\"'`<>()\\[\\]]*";
const version_references_KEY = String.raw `(?:from|exact|tag|rev|ref|version)\s*(?:[:=]>?|\()\s*["']?`;
/** All forms for a project: by its address, by its packages, and as a badge of its own. */
function buildReferenceForms(project) {
    return [...buildAddressForms(project), ...project.packages.flatMap(buildPackageForms), ...BADGES];
}
/** A line that ends with the project's address, below which `rev: v1.2.3` names a version of it. */
function buildAddressLine(project) {
    return new RegExp(String.raw `\b(?:repo|source|url|git)\s*[:=]\s*["']?[^\s"']*?${matchAddress(project)}["']?,?\s*$`, "i");
}
/** `rev: `, `version = "`, as it stands below such a line. */
const KEY_LINE = String.raw `^\s*(?:- )?(?:rev|ref|tag|version)\s*[:=]\s*["']?`;
function buildAddressForms(project) {
    const address = matchAddress(project);
    const { series } = project;
    const tag = series === "" ? "" : `(?:${quoteForm(series)}|${quoteForm(encodeURIComponent(series))})`;
    const folder = String.raw `(?:releases/(?:download|tag)|archive(?:/refs/tags)?|tarball|zipball|(?:tar\.gz|zip)(?:/refs/tags)?)`;
    const repository = quoteForm(project.repository);
    const floating = [
        String.raw `${address}(?:/[\w./-]*?)?@${tag}`,
        `${address}${LINK_REST}?[?&](?:ref|tag|version|rev)=(?:refs/tags/)?${tag}`,
        String.raw `${address}#(?:semver:[\^~]?)?${tag}`,
        String.raw `${address}["'\x60]?\s*,?\s*(?:\.\w+\(\s*)?${version_references_KEY}${tag}`,
        String.raw `\braw\.githubusercontent\.com/${repository}/(?:refs/tags/)?${tag}(?=[^\s/]+/)`,
        ...(series === "" ? [`${address}:`] : []),
    ];
    return [
        ...floating.map((before) => ({ before, floats: true })),
        { before: `${address}/${folder}/${tag}`, floats: false, after: LINK_REST },
        { before: String.raw `\bimg\.shields\.io/github/commits-since/${repository}/${tag}`, floats: false },
        {
            before: String.raw `(?<![\w@-])${quoteForm(project.repository.replace(/^.*\//, ""))}[-_]v?`,
            floats: false,
            after: String.raw `(?=[-_.]?[\w.-]*${ARCHIVE})`,
        },
    ];
}
function buildPackageForms(name) {
    const text = quoteForm(name).replace(/(?:\\\.|[-_])/g, (mark) => (name.includes("/") ? mark : "[-_.]"));
    const registry = String.raw `(?<=(?:unpkg\.com|esm\.sh|skypack\.dev|/npm)/|\bnpm:|\bjsr:)`;
    const own = String.raw `(?:${registry}|(?<![\w./@-]))${text}(?![\w-])`;
    const pages = String.raw `(?:crates\.io/crates|docs\.rs|pypi\.org/project|rubygems\.org/gems|npmjs\.com/package)`;
    const floating = [
        String.raw `${own}@[\^~]?`,
        String.raw `${own}(?:\[[\w,. -]+\])?\s*(?:===?|~=)\s*`,
        String.raw `["']${own}["']\s*(?::|=>|,)\s*["'](?:[\^~]|~> )?`,
        String.raw `${own}["']?\s*=\s*["'][\^~=]?`,
        String.raw `${own}["']?\s*=\s*\{[^}]*?\bversion\s*=\s*["'][\^~=]?`,
        `${own}:`,
        String.raw `${own}\s+(?:-v|--version|--vers)[ =]["']?`,
    ].map((before) => ({ before, floats: true }));
    return [
        ...floating,
        { before: `${pages}/${text}/(?:v/|versions/)?`, floats: false },
        { before: String.raw `(?<![\w@-])${text}[-_]v?`, floats: false, after: String.raw `(?=[-_.]?[\w.-]*${ARCHIVE})` },
    ];
}
const BADGES = [
    { before: String.raw `\bimg\.shields\.io/badge/(?:latest[_-]{0,2})?(?:version|release|stable)-`, floats: false },
];
/** The project's `owner/name`, by itself or behind a host that has it; not a part of another address. */
function matchAddress({ repository, host = "github.com" }) {
    const hosts = [
        quoteForm(host),
        ...["ghcr.io", "docker.io", "quay.io", "cdn.jsdelivr.net/gh", "codeload.github.com"].map(quoteForm),
    ].join("|");
    const behind = String.raw `(?<=(?<![\w.-])(?:(?:www\.|git@)?(?:${hosts})[/:]|(?:github|docker|oci|gh):(?://)?))`;
    return String.raw `(?:${behind}|(?<![\w./@:-]))${quoteForm(repository)}(?:\.git)?(?![\w-]|\.\w)`;
}
/** A text as the source of a regular expression that means just it. */
function quoteForm(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
/**
 * The step from earlier versions to a new one; undefined where none of them is older. Documents of a final release do
 * not come to name a prerelease.
 */
function buildVersionMove(earlier, to) {
    const from = earlier.filter((version) => (0,git_tags/* compareVersionNames */.G8)(version, to) < 0 && (isFinalVersion(to) || !isFinalVersion(version)));
    return from.length === 0 ? undefined : { from, to };
}
/** Whether the step is one to another major version. */
function changesMajor({ from, to }) {
    return from.some((version) => cutVersion(version, 1) !== cutVersion(to, 1));
}
/**
 * What each text that names an earlier version becomes: the whole version, and its first one or two numbers (`v4`,
 * `4.1`), which float over several releases and so change only where the new one is not among them.
 */
function selectRenames(move) {
    const exact = new Map(move.from.map((version) => [version, move.to]));
    const floating = new Map();
    for (const version of [...move.from, move.to].every(isPlain) ? move.from : []) {
        for (const length of [1, 2]) {
            const [before, after] = [cutVersion(version, length), cutVersion(move.to, length)];
            if (before !== version && before !== after && !exact.has(before))
                floating.set(before, after);
        }
    }
    return { exact, floating };
}
function isFinalVersion(version) {
    const parsed = (0,git_tags/* parseTagName */.fe)(version);
    return parsed !== undefined && (0,git_tags/* isFinal */.dR)(parsed);
}
function isPlain(version) {
    return /^\d+(?:\.\d+)*$/.test(version);
}
function cutVersion(version, length) {
    return version.split(".").slice(0, length).join(".");
}

;// CONCATENATED MODULE: ./lib/service/domain/documentation.js





const MOST_DOCUMENTS = 200;
const MOST_LINES = 10;
/**
 * Makes the documents of a draft name the version that is released now where they name the one before it. Nothing where
 * nothing is released.
 */
async function updateDocumentation(draft, { repository, readFile }, config, written) {
    const released = documentation_selectRelease(written);
    if (released === undefined)
        return { edits: [], remarks: [] };
    const { series, move } = released;
    const project = {
        repository: repository.name,
        host: /^https?:\/\/([^/]+)/.exec(repository.webUrl ?? "")?.[1],
        series,
        packages: selectPackages(await readPackages(readFile, config.paths), series),
    };
    const place = { paths: config.paths, documentation: config.styleGuide?.documentation?.path };
    const documents = selectDocuments(await draft.listFiles(""), place);
    const remarks = [];
    if (documents.length > MOST_DOCUMENTS) {
        remarks.push(`Of ${documents.length} documents the first ${MOST_DOCUMENTS} were looked at for references.`);
    }
    const edits = [];
    for (const path of documents.slice(0, MOST_DOCUMENTS)) {
        const text = await draft.readFile(path).catch((error) => {
            if (!(error instanceof errors/* ReleaseDocsError */.D))
                throw error;
            remarks.push(`${path} was not looked at for references. ${error.message}`);
            return undefined;
        });
        const updated = text === undefined ? undefined : updateReferences(text, project, move);
        if (updated !== undefined)
            edits.push({ path, content: updated.text, why: explain(updated.lines, move), renewed: true });
    }
    return { edits, remarks };
}
/** The newest release that is written about, and the step to it from the ones before. */
function documentation_selectRelease(written) {
    const [newest] = written;
    const name = (0,git_tags/* parseTagName */.fe)(newest?.span.tag ?? "");
    if (name === undefined)
        return undefined;
    const earlier = written.flatMap(({ span }) => (0,git_tags/* parseTagName */.fe)(span.previousTag ?? "")?.version ?? []);
    const move = buildVersionMove(earlier, name.version);
    return move && { series: name.series, move };
}
function explain(lines, { from, to }) {
    const named = lines.slice(0, MOST_LINES).join(", ");
    const where = `${lines.length === 1 ? "line" : "lines"} ${named}${lines.length > MOST_LINES ? " …" : ""}`;
    return `${countWords(lines.length, ["line names", "lines name"])} ${to} instead of ${from.join(" or ")} (${where})`;
}
const README = /^readme(?:[-_.][\w-]+)*$/i;
const DOCUMENT = /\.(?:md|mdx|markdown)$/i;
// They tell of the past, or of one version for good.
const ABOUT_THE_PAST = /^(?:change(?:log|s)|history|news|release(?:s|[-_]?notes)?|whats[-_]?new|migrat\w*|upgrad\w*|breaking\w*|deprecat\w*|blog|posts|announcements|adrs?|rfcs?|archive|archived|versioned_\w+|version-.*)(?=$|[-_.])/i;
const documentation_VERSION = /^(?:v?\d+(?:[._]\d+)*|[\w.-]*[a-z]-v?\d+(?:\.\d+)+)(?:\.x)?$/i;
/**
 * The documents among all files of a repository in which references to versions are kept up: README, what is below
 * `docs`, and what the publication names; the README first, then the shallower. Never changelogs, release notes, guides
 * for migration and documents of one version.
 */
function selectDocuments(files, { paths, documentation }) {
    const homes = ["", ...(paths ?? []).map((path) => `${path.replace(/\/$/, "")}/`)];
    const own = documentation?.replace(/\/$/, "");
    const isReadme = (path) => homes.some((home) => path.startsWith(home) && README.test(path.slice(home.length)));
    const isDocument = (path) => DOCUMENT.test(path) && (/^docs?\//i.test(path) || (own !== undefined && path.startsWith(`${own}/`)));
    const rank = (path) => (isReadme(path) ? 0 : path.split("/").length);
    return files
        .filter((path) => path === own || ((isReadme(path) || isDocument(path)) && !tellsOfThePast(path, own)))
        .map((path) => ({ path, rank: rank(path) }))
        .sort((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1))
        .map(({ path }) => path);
}
function tellsOfThePast(path, own) {
    const below = own !== undefined && path.startsWith(`${own}/`) ? path.slice(own.length + 1) : path;
    return below.split("/").some((part) => ABOUT_THE_PAST.test(part) || documentation_VERSION.test(part.replace(DOCUMENT, "")));
}
const MOST_FOLDERS = 10;
/**
 * The names of the packages at the top of a repository, or of the folders that a publication is about. A folder that is
 * no plain path in the repository has none.
 */
async function readPackages(readFile, folders = [""]) {
    const names = new Set();
    for (const folder of folders.slice(0, MOST_FOLDERS)) {
        const home = folder === "" ? "" : `${folder.replace(/^\.\//, "").replace(/\/$/, "")}/`;
        for (const manifest of MANIFESTS) {
            const path = `${home}${manifest}`;
            const text = (0,draft_files/* acceptsPath */.lM)(draft_files/* checkPlainPath */.Ei, path) ? await readFile(path) : undefined;
            const name = text === undefined ? undefined : parsePackageName(manifest, text);
            if (name !== undefined)
                names.add(name);
        }
    }
    return [...names];
}

;// CONCATENATED MODULE: ./lib/writer/changelog/section.js






const section_HEADINGS = { ...SECTION_HEADINGS, breaking: "Breaking" };
/**
 * Writes the section of a changelog in the manner of Keep a Changelog: breaking changes first, then its six
 * headings; one line counts the dependency updates below Changed, internal and documentation work is left out.
 */
function renderChangelogSection(span, notes, repository) {
    const source = repository.isQualified === true ? repository.name : undefined;
    const updates = renderDependencyLine(notes.dependencies);
    const dependencies = updates && source !== undefined ? `${updates} (${(0,markdown/* escapeMarkdown */.FV)(source)})` : updates;
    const parts = notes.sections.flatMap(({ name, entries }) => {
        const line = name === "changed" && dependencies !== undefined ? `- ${dependencies}` : "";
        const list = [renderEntries(entries, repository), line].filter((part) => part !== "").join("\n");
        return list === "" ? [] : `### ${section_HEADINGS[name]}\n\n${list}`;
    });
    const { tag, previousTag } = span;
    const newest = tag ?? previousTag;
    return {
        version: span.version,
        source,
        series: (0,git_tags/* parseTagName */.fe)(span.tag ?? "")?.series ?? "",
        date: span.date,
        body: parts.join("\n\n"),
        compareUrl: tag && (previousTag ? buildCompareUrl(repository, previousTag, tag) : buildTagUrl(repository, tag)),
        unreleasedUrl: newest === undefined ? undefined : buildCompareUrl(repository, newest, "HEAD"),
        withdrawn: [...selectWithdrawn(span, notes), ...notes.leftOut.map(nameChange)].map((name) => qualifyReference(repository, name)),
        reworded: notes.sections.flatMap(({ entries }) => entries.flatMap((entry) => selectFormer(entry, repository))),
    };
}
function nameChange({ pullRequest, commits }) {
    return pullRequest === undefined ? commits[0].sha.slice(0, 7) : `#${pullRequest}`;
}
/** The keys of an entry's former texts; one that it bears again is none. */
function selectFormer(entry, repository) {
    const keyOf = (text) => selectEntryKeys(renderEntry({ ...entry, text, breaking: "" }, repository)).at(-1) ?? "";
    return entry.formerTexts.map(keyOf).filter((key) => key !== keyOf(entry.text));
}
function selectWithdrawn(span, notes) {
    const shas = new Set(notes.notShown.filter(({ reason }) => reason === "reverted").flatMap((item) => item.shas));
    return span.commits
        .filter((commit) => shas.has(commit.sha))
        .flatMap((commit) => [`#${selectPullRequest(commit, span.metadata?.facts)?.number}`, commit.sha.slice(0, 7)])
        .filter((key) => key !== "#undefined");
}
/** Takes the body of a section apart. The first group has no heading and is often empty. */
function parseEntries(body) {
    const lines = splitLines(body);
    const plain = findPlainLines(lines);
    const groups = [{ heading: "", lead: "", items: [] }];
    lines.forEach((line, index) => {
        const group = groups.at(-1);
        if (group === undefined)
            return;
        if (plain[index] && /^ {0,3}#{1,6}\s/.test(line))
            groups.push({ heading: line.trim(), lead: "", items: [] });
        else if (plain[index] && /^[-*+]\s+\S/.test(line))
            group.items.push(line);
        else if (group.items.length === 0)
            group.lead += line;
        else
            group.items[group.items.length - 1] += line;
    });
    return groups.map(({ heading, lead, items }) => ({
        heading,
        lead: trimLines(lead),
        items: items.map(trimLines),
        loose: items.slice(0, -1).some((item) => /\n\s*\n$/.test(item)),
    }));
}
/** Writes groups, one blank line between their parts, without blank lines around them. */
function renderEntryGroups(groups) {
    const texts = groups.map(({ heading, lead, items, loose }) => {
        const isLoose = loose || items.some((item) => /\n\s*\n/.test(item));
        return [heading, lead, items.join(isLoose ? "\n\n" : "\n")].filter((part) => part !== "").join("\n\n");
    });
    return texts.filter((text) => text !== "").join("\n\n");
}
/** Takes the blank lines off both ends. */
function trimLines(text) {
    return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}
/**
 * What makes two entries the same one, whoever wrote them: `#12` for each pull request that an entry names in
 * the parentheses at its end (anywhere, where there are none), its commit, its text without references. A reference
 * that names its repository counts with the name.
 */
function selectEntryKeys(item) {
    const [first = ""] = item.replace(/^[-*+]\s+/, "").split(/\n\s*\n|\n\s+[-*+]\s/);
    const text = first.replace(/\s+/g, " ").trim();
    if (/^\d+ dependency updates?\b/.test(text)) {
        const source = /\(([\w.-]+\/[\w.-]+)\)$/.exec(text)?.[1];
        return [source === undefined ? DEPENDENCIES_KEY : `${DEPENDENCIES_KEY}/${source}`];
    }
    const end = TRAILING_REFERENCES.exec(text)?.[0] ?? "";
    const references = selectReferences(end);
    const words = references.length > 0 ? text.slice(0, text.length - end.length) : text;
    const plain = words
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim()
        .toLowerCase();
    const named = references.length > 0 ? references : selectReferences(text);
    // Two repositories may say the same of a change of their own.
    const [source] = named.flatMap((name) => /^(.+\/.+)[#!@]/.exec(name)?.[1] ?? []);
    const sourced = source === undefined ? plain : `${source} ${plain}`;
    return [...named, ...(plain === "" ? [] : [sourced])];
}
/** The key of the line that counts the dependency updates. */
const DEPENDENCIES_KEY = "dependencies";
const TRAILING_REFERENCES = /(?:[\s,]*(?:\((?:[^()]|\([^()]*\))*\)|\{\w+\}`\d+`|\[#\d+\](?:\([^()]*\))?)\.?)+$/;
// `[octo/widget#12](…)` and `[octo/widget@1a2b3c4](…)`: of one repository among several.
const QUALIFIED = /\[([\w.-]+\/[\w.-]+(?:[#!]\d+|@[0-9a-f]{7}))\](?:\([^()\s]*\))?/g;
function selectReferences(written) {
    const whole = written.replaceAll("\\", "");
    const qualified = [...whole.matchAll(QUALIFIED)].map(([, name = ""]) => name);
    const text = whole.replace(QUALIFIED, "");
    const numbers = text.matchAll(/(?<![\w&])[#!](\d+)\b|\/(?:pull|merge_requests|pull-requests)\/(\d+)|\{pr\}`(\d+)`/g);
    const commits = text.matchAll(/[([]([0-9a-f]{7,40})[)\]]/g);
    return [
        ...qualified,
        ...[...numbers].map((match) => `#${match[1] ?? match[2] ?? match[3]}`),
        ...[...commits].map((match) => (match[1] ?? "").slice(0, 7)),
    ];
}
const ORDER = ["breaking", "added", "changed", "deprecated", "removed", "fixed", "security"];
/** Said where a release holds nothing for users. */
const NOTHING_TO_TELL = "No user-facing changes.";
/**
 * Adds to the body of a section what it does not say yet, each entry below its own heading; merging the
 * same text again gives the same bytes. Entries are the same when they name the same pull request or say the
 * same; the one that stands there wins, but the line about dependencies is replaced, and so is what an entry said
 * before it was reworded. `withdrawn` are keys of changes that were taken back: their entries go. The result has no
 * blank lines around it.
 */
function mergeEntries(existing, added, { withdrawn, reworded } = { withdrawn: [], reworded: [] }) {
    const before = parseEntries(existing);
    const fresh = parseEntries(added);
    const freshItems = fresh.flatMap((group) => group.items);
    const renew = (item) => {
        const keys = selectEntryKeys(item);
        if (!reworded.includes(keys.at(-1) ?? ""))
            return item;
        return freshItems.find((other) => selectEntryKeys(other)[0] === keys[0]) ?? item;
    };
    const groups = before.map((group) => ({
        ...group,
        lead: group.lead === NOTHING_TO_TELL && fresh.some(({ items }) => items.length > 0) ? "" : group.lead,
        items: group.items
            .filter((item) => !withdrawn.includes(selectEntryKeys(item)[0] ?? ""))
            .map((item) => (isDependencyLine(item) ? (freshItems.find(isSameLine(item)) ?? item) : renew(item))),
    }));
    const known = new Set(groups.flatMap((group) => group.items.flatMap(selectEntryKeys)));
    for (const group of fresh) {
        const items = group.items.filter((item) => !selectEntryKeys(item).some((key) => known.has(key)));
        const lead = group.lead !== "" && !existing.includes(group.lead) ? group.lead : "";
        if (items.length > 0 || lead !== "")
            addGroup(groups, { ...group, lead, items });
    }
    const kept = groups.filter((group, index) => group.items.length > 0 || group.lead !== "" || before[index]?.items.length === 0);
    return section_isSame(before, kept) ? trimLines(existing) : renderEntryGroups(kept);
}
function isDependencyLine(item) {
    return selectEntryKeys(item)[0]?.split("/")[0] === DEPENDENCIES_KEY;
}
function isSameLine(item) {
    const [key] = selectEntryKeys(item);
    return (other) => selectEntryKeys(other)[0] === key;
}
function section_isSame(before, after) {
    return JSON.stringify(before) === JSON.stringify(after);
}
function addGroup(groups, group) {
    const at = groups.findIndex((other) => section_nameOf(other) === section_nameOf(group));
    const same = groups[at];
    if (same !== undefined) {
        const lead = [same.lead, group.lead].filter((part) => part !== "").join("\n\n");
        groups[at] = { ...same, lead, items: [...same.items, ...group.items] };
        return;
    }
    const rank = ORDER.indexOf(section_nameOf(group));
    const later = groups.findIndex((other) => rank >= 0 && ORDER.indexOf(section_nameOf(other)) > rank);
    groups.splice(later === -1 ? groups.length : later, 0, group);
}
function section_nameOf(group) {
    const name = group.heading
        .replace(/^#+|#+$/g, "")
        .trim()
        .toLowerCase();
    return /^(?:⚠ *)?breaking(?: changes)?$/.test(name) ? "breaking" : name;
}

;// CONCATENATED MODULE: ./lib/writer/changelog/changelog.js




const NEW_CHANGELOG = `# Changelog

What changed for the people who use this project, newest release first, in the form of
[Keep a Changelog 1.1.0](https://keepachangelog.com/en/1.1.0/).

## [Unreleased]
`;
const KEEP_A_CHANGELOG = {
    version: undefined,
    level: 2,
    prefix: "",
    brackets: true,
    linked: false,
    date: { before: " - ", after: "" },
    underline: undefined,
};
/**
 * Puts a section into a changelog and returns the whole file; undefined or blank text starts a new one. A release
 * goes to its place among the versions, takes in what stands below Unreleased, and joins the section of its
 * version where there is one already; what is not released joins Unreleased. Entries that are there stay as
 * they were written, and everything else stays byte for byte. Placing the same section again changes nothing.
 */
function placeInChangelog(existing, section) {
    const isNew = existing === undefined || existing.trim() === "";
    const text = isNew ? NEW_CHANGELOG : existing;
    const changelog = parseChangelog(text);
    const newest = selectLike(changelog);
    const like = isOfSource(newest, section) ? newest : { ...newest, prefix: "" };
    const { version } = section;
    const parts = version === undefined
        ? placeUnreleased(changelog, section, like)
        : placeRelease(changelog, { ...section, version }, like);
    const placed = `${parts.map((part) => `${part.headingText}${part.body}`).join("")}${changelog.tail}`;
    return isNew || usesLinkReferences(text) ? placeReferences(placed, section) : placed;
}
/** The heading after which new ones are made: the newest version's, or what Unreleased shows. */
function selectLike({ parts }) {
    const headings = parts.flatMap((part) => part.heading ?? []);
    const level = Math.min(...headings.map((heading) => heading.level));
    const newest = headings.find((heading) => heading.version !== undefined);
    if (newest !== undefined)
        return { ...newest, level };
    const [unreleased] = headings;
    if (unreleased === undefined)
        return { ...KEEP_A_CHANGELOG, brackets: false };
    return { ...unreleased, date: KEEP_A_CHANGELOG.date };
}
/** Points the references of the section's version and of Unreleased at their pages, where headings use them. */
function placeReferences(text, section) {
    const changelog = parseChangelog(text);
    const { parts, eol } = changelog;
    const bracketed = parts.flatMap((part) => (part.heading?.brackets && !part.heading.linked ? part.heading : []));
    const versions = parts.flatMap((part) => part.heading?.version ?? []);
    const { version, compareUrl } = section;
    // Of several repositories no page shows what is unreleased.
    const isShared = section.source !== undefined || isSharedChangelog(changelog, section);
    const unreleasedUrl = isShared ? undefined : section.unreleasedUrl;
    let result = text;
    const own = bracketed.find((heading) => heading.version !== undefined && heading.version === version && isOfSource(heading, section));
    if (own !== undefined && compareUrl !== undefined) {
        result = placeLinkReference(result, { label: `${own.prefix}${own.version}`, url: compareUrl }, eol);
    }
    const isNewest = version === undefined || versions.every((other) => (0,git_tags/* compareVersionNames */.G8)(other, version) <= 0);
    if (isNewest && unreleasedUrl !== undefined && bracketed.some((heading) => heading.version === undefined)) {
        result = placeLinkReference(result, { label: "unreleased", url: unreleasedUrl }, eol);
    }
    return result;
}
/**
 * Puts a release among a changelog's parts: into the section of its version, or into a new one in version
 * order with a heading like `like`. The newest release takes in what stands below Unreleased. Of several repositories
 * each has its own versions, with its name in their headings.
 */
function placeRelease(changelog, section, like) {
    const { parts, eol } = changelog;
    const isShared = isSharedChangelog(changelog, section);
    const versions = parts.map(({ heading }) => (isOfSource(heading, section) ? heading?.version : undefined));
    const at = versions.findIndex((version) => version !== undefined && (0,git_tags/* compareVersionNames */.G8)(version, section.version) === 0);
    const isNewest = versions.every((version) => version === undefined || (0,git_tags/* compareVersionNames */.G8)(version, section.version) <= 0);
    const unreleasedAt = parts.findIndex(isUnreleased);
    const unreleased = isNewest ? parts[unreleasedAt] : undefined;
    const { taken, left } = takeUnreleased(toLineFeeds(unreleased?.body ?? ""), { source: section.source, isShared });
    const existing = parts[at];
    const base = mergeEntries(toLineFeeds(existing?.body ?? ""), taken);
    const body = mergeEntries(base, adaptFor(changelog, section, like), section) || NOTHING_TO_TELL;
    const result = [...parts];
    if (unreleased !== undefined && taken !== "")
        result[unreleasedAt] = withBody(unreleased, left, eol);
    if (existing !== undefined) {
        const headingText = existing.headingText.replace(/\d{4}-\d{2}-\d{2}/, section.date);
        result[at] = withBody({ ...existing, headingText }, body, eol);
        return result;
    }
    const older = versions.findIndex((version) => version !== undefined && (0,git_tags/* compareVersionNames */.G8)(version, section.version) < 0);
    const last = versions.findLastIndex((version) => version !== undefined);
    const place = older !== -1 ? older : Math.max(last, unreleasedAt, 0) + 1;
    const heading = section.source === undefined ? like : { ...like, prefix: prefixOf(section.source) };
    const headingText = toLineEnds(renderVersionHeading(heading, section), eol);
    return insertPart(result, place, withBody({ heading, headingText, body: "" }, body, eol), eol);
}
/** Whether a heading stands for a version of what a section is about: of one repository among several by its name. */
function isOfSource(heading, { source, series }) {
    const prefix = heading?.prefix.replace(/v$/, "") ?? "";
    if (source !== undefined)
        return prefix === prefixOf(source);
    return prefix.toLowerCase() === series || !/^[\w.-]+\/[\w.-]+@$/.test(prefix);
}
/** Whether a changelog has versions of other repositories than the one that a section is about. */
function isSharedChangelog({ parts }, section) {
    return parts.some(({ heading }) => heading?.version !== undefined && !isOfSource(heading, section));
}
/** The name of a repository before a version, as headings are read. */
function prefixOf(source) {
    return `${source.replace(/[^\w./-]+/g, "-")}@`;
}
/** Merges what is not released into Unreleased, above the newest version; nothing to say changes nothing. */
function placeUnreleased(changelog, section, like) {
    const { parts, eol } = changelog;
    const at = parts.findIndex(isUnreleased);
    const existing = parts[at];
    const added = adaptFor(changelog, section, like);
    if (existing !== undefined) {
        const body = mergeEntries(toLineFeeds(existing.body), added, section);
        return parts.with(at, withBody(existing, body, eol));
    }
    if (added === "")
        return [...parts];
    const newest = parts.findIndex((part) => part.heading !== undefined);
    const heading = { ...like, version: undefined };
    const part = withBody({ heading, headingText: toLineEnds(renderUnreleasedHeading(like), eol), body: "" }, added, eol);
    return insertPart([...parts], newest === -1 ? 1 : newest, part, eol);
}
function isUnreleased(part) {
    return part.heading !== undefined && part.heading.version === undefined;
}
function adaptFor({ parts }, section, like) {
    return adaptBody(section.body, like.level, selectMarker(parts.map((part) => part.body).join("")));
}
/** The part with another body; the very same where nothing but blank lines would change. */
function withBody(part, body, eol) {
    if (part.body !== "" && trimLines(toLineFeeds(part.body)) === body)
        return part;
    const end = /(?:\r?\n)+$/.exec(part.body)?.[0] ?? eol;
    return {
        ...part,
        body: body === "" ? (part.body.endsWith("\n") ? `${eol}` : "") : `${eol}${toLineEnds(body, eol)}${end}`,
    };
}
function insertPart(parts, place, part, eol) {
    const before = parts[place - 1];
    if (before !== undefined) {
        const text = `${before.headingText}${before.body}`;
        const gap = text === "" || /\n\r?\n$/.test(text) ? "" : /\n$/.test(text) ? eol : `${eol}${eol}`;
        parts[place - 1] = { ...before, body: `${before.body}${gap}` };
    }
    const isLast = place >= parts.length;
    parts.splice(place, 0, isLast ? part : { ...part, body: `${part.body.replace(/(?:\r?\n)+$/, "")}${eol}${eol}` });
    return parts;
}
function toLineFeeds(text) {
    return text.replaceAll("\r\n", "\n");
}
function toLineEnds(text, eol) {
    return eol === "\n" ? text : text.replace(/\r?\n/g, eol);
}
const COMMENT = /<!--[\s\S]*?-->/g;
/**
 * Splits what stands below Unreleased into what a release takes with it and what stays: comments and the headings
 * they explain are a form to fill in, and stay. Where several repositories share the changelog (`isShared`), the release
 * of `source` takes the entries that name it, and one without a name those that name none. Neither has blank lines
 * around it.
 */
function takeUnreleased(body, { source, isShared = false } = {}) {
    if (source !== undefined)
        return takeOwn(body, (item) => changelog_names(item, source));
    if (isShared)
        return takeOwn(body, (item) => !NAMES_A_REPOSITORY.test(item.replaceAll("\\", "")));
    const groups = parseEntries(body);
    const taken = groups
        .map((group) => ({ ...group, lead: group.lead.replace(COMMENT, "").trim() }))
        .filter((group) => group.items.length > 0 || group.lead !== "");
    const left = groups
        .map((group) => ({ ...group, lead: (group.lead.match(COMMENT) ?? []).join("\n\n"), items: [] }))
        .filter((group) => group.lead !== "");
    return { taken: renderEntryGroups(taken), left: renderEntryGroups(left) };
}
const NAMES_A_REPOSITORY = /[[(][\w.-]+\/[\w.-]+(?:[#!]\d|@[0-9a-f]{7}|\)$)/;
function takeOwn(body, isTaken) {
    const groups = parseEntries(body);
    const select = (isOwn) => groups
        .map(({ lead, items, ...group }) => {
        const kept = items.filter((item) => isTaken(item) === isOwn);
        return { ...group, lead: isOwn ? "" : lead, items: kept, before: items.length };
    })
        .filter(({ lead, items, before }) => lead !== "" || items.length > 0 || (!isOwn && before === 0));
    return { taken: renderEntryGroups(select(true)), left: renderEntryGroups(select(false)) };
}
/** Whether an entry refers to something of a repository: `octo/widget#12`, `octo/widget@1a2b3c4`, `(octo/widget)`. */
function changelog_names(item, source) {
    const text = item.replaceAll("\\", "");
    return ["#", "!", "@"].some((mark) => text.includes(`${source}${mark}`)) || text.includes(`(${source})`);
}
/** Makes `###` headings and `-` entries fit a file whose versions have another level or whose entries start with `*`. */
function adaptBody(body, versionLevel, marker) {
    const lines = splitLines(body);
    const plain = findPlainLines(lines);
    return lines
        .map((line, index) => {
        if (!plain[index])
            return line;
        if (line.startsWith("### "))
            return `${"#".repeat(versionLevel + 1)} ${line.slice(4)}`;
        return line.startsWith("- ") ? `${marker}${line.slice(1)}` : line;
    })
        .join("");
}
/** The mark that most entries of a changelog start with. */
function selectMarker(text) {
    const count = (form) => text.match(form)?.length ?? 0;
    return count(/^\* /gm) > count(/^- /gm) ? "*" : "-";
}

;// CONCATENATED MODULE: ./lib/service/domain/files.js




const files_CHANGELOG = "CHANGELOG.md";
const CHANGELOG_NAMES = /^(changelog|changes|history)\.md$/i;
/**
 * The files that a publication keeps, as they are to be in a draft: the changelog, and release notes where there is a
 * place. `subject` is what names the notes of what has no version: `unreleased`, `pr-7`.
 */
async function writeFiles(draft, config, written, subject = "unreleased") {
    const edits = [];
    const files = await draft.listFiles("");
    const { writeChangelogs, writeReleaseNotes } = (0,publications/* selectKinds */.GK)(config);
    if (writeChangelogs) {
        const path = config.styleGuide?.changelogs?.path ?? selectChangelog(files);
        let content = await draft.readFile(path);
        // The newest release first: what stands below Unreleased is its own.
        for (const { span, notes, source } of written) {
            content = placeInChangelog(content, renderChangelogSection(span, notes, source));
        }
        const named = written.map(({ span }) => span.tag ?? "what is not released yet").join(", ");
        if (content !== undefined) {
            edits.push({ path, content, why: `the changelog, with ${named}`, kind: "changelog", spans: written });
        }
    }
    if (writeReleaseNotes) {
        const place = selectReleaseNotesPlace(files, config.styleGuide?.releaseNotes);
        // What has no version yet stands in the changelog, if there is one.
        const wanted = written.filter(({ span }) => span.version !== undefined || !writeChangelogs);
        if (place !== undefined)
            edits.push(...buildReleaseNotes(place, wanted, subject));
    }
    return edits;
}
function selectChangelog(files) {
    const known = files.filter((path) => CHANGELOG_NAMES.test(path));
    return known.find((path) => path.toLowerCase() === files_CHANGELOG.toLowerCase()) ?? known[0] ?? files_CHANGELOG;
}
function buildReleaseNotes(place, written, subject) {
    const areSeveral = groupBySource(written).size > 1;
    const edits = new Map();
    for (const one of written) {
        if (one.releaseNotes === "")
            continue;
        const path = nameReleaseNotesFile(place, one, subject);
        const before = edits.get(path);
        // A place without the version holds one release, the newest, of each repository.
        if (before?.spans?.some(({ source }) => source.name === one.source.name))
            continue;
        const title = one.span.tag ?? "what is not released yet";
        const text = areSeveral ? `# ${nameSpan(one, areSeveral)}\n\n${one.releaseNotes}` : one.releaseNotes;
        edits.set(path, {
            path,
            content: before === undefined ? text : `${before.content}\n${text}`,
            why: before === undefined ? `the release notes of ${title}` : `${before.why} and ${title}`,
            kind: "releaseNotes",
            spans: [...(before?.spans ?? []), one],
        });
    }
    return [...edits.values()];
}
const NOTES_FOLDER = /^(?:.*\/)?(?:releases?|release[-_]?notes)\/$/i;
const files_VERSION = "{version}";
// The version, behind the package where a tag names one: packages of a repository may have the same versions.
const files_RELEASE = "{release}";
/**
 * Where a repository keeps release notes, by path with `{version}` for the version: where the publication says, else
 * where it keeps a file for each version already (`docs/releases/v{version}.md`), else in `docs/release-notes/`, or in
 * `release-notes/` without a `docs/`; undefined where none is to be created. `files` are all paths of the repository.
 */
function selectReleaseNotesPlace(files, { path, createFile = true } = {}) {
    const kept = path ?? selectKeptPlace(files);
    if (kept !== undefined || !createFile)
        return kept;
    const docs = files.some((file) => file.startsWith("docs/")) ? "docs/" : "";
    return `${docs}release-notes/${files_RELEASE}.md`;
}
function selectKeptPlace(files) {
    const places = files.flatMap((path) => {
        const [, folder = "", v = "", version = ""] = /^(.*\/)(v?)(\d[^/]*)\.md$/i.exec(path) ?? [];
        return NOTES_FOLDER.test(folder) && (0,git_tags/* parseTagName */.fe)(version) !== undefined ? `${folder}${v}${files_VERSION}.md` : [];
    });
    return places.at(-1);
}
/**
 * The file of a span's notes at a place: named by its version, or by `subject` while it has none; with the name of the
 * repository where references name that too.
 */
function nameReleaseNotesFile(place, { span, source }, subject) {
    const owner = source.isQualified === true ? `${source.name.split("/").at(-1)}-` : "";
    const { version, tag = "" } = span;
    if (version === undefined)
        return place.replaceAll(/v?\{version\}|\{release\}/g, `${owner}${subject}`);
    const series = ((0,git_tags/* parseTagName */.fe)(tag)?.series ?? "").replace(/[^\w.]+/g, "-").replace(/^-+/, "");
    const named = place.replaceAll(/(v?)\{version\}/gi, (_, v) => `${owner}${v}${version}`);
    return named.replaceAll(files_RELEASE, `${owner}${series}${version}`);
}
const MOST_SOURCES = 200;
/** The files of a draft, with where their changes come from. `diff` is what the branch changes against the base. */
function describeFiles(files, { edits, written, diff }) {
    const added = new Set([...diff.matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.+)$/gm)].map(([, path = ""]) => path));
    return files.map((path) => {
        const edit = edits.find((one) => one.path === path);
        return { ...describeFile(path, edit, written), isNew: added.has(path) };
    });
}
/** A file that is there already, with where its changes come from; without an edit of ours somebody else changed it. */
function describeFile(path, edit, written) {
    const sources = edit === undefined ? [] : files_selectSources(edit, written);
    return {
        path,
        kind: edit === undefined ? "other" : (edit.kind ?? "documentation"),
        isNew: false,
        why: edit?.why ?? "changed on this branch by somebody else",
        sources: sources.slice(0, MOST_SOURCES),
        moreSources: Math.max(0, sources.length - MOST_SOURCES),
    };
}
/** A document that names a new version comes from that release, every other file from the changes that it tells of. */
function files_selectSources({ renewed, spans = [] }, written) {
    if (renewed === true) {
        const commit = written[0]?.span.commits[0];
        return commit === undefined ? [] : [{ sha: commit.sha, title: commit.subject }];
    }
    return spans.flatMap(({ notes }) => notes.changes.map(({ title, pullRequest, commits: [lead] }) => ({ sha: lead.sha, title, pullRequest })));
}

;// CONCATENATED MODULE: ./lib/service/domain/draft.js






const MOST_TRIES = 4;
/** Reads and writes the draft; again from the start where somebody commits to its branch in between. */
async function leaveDraft(host, branch, parts) {
    const base = parts.config.pullRequest?.base;
    for (let tries = MOST_TRIES - 1;; tries -= 1) {
        const open = await host.openDraft(branch, { base });
        const left = await writeEdits(open, parts);
        try {
            const draft = await open.write({ ...parts.commit, edits: left.edits });
            if (draft === undefined)
                await open.restoreFiles(parts.formerFiles);
            return await takeBack(host, { open, draft, ...left }, parts);
        }
        catch (error) {
            const moved = error instanceof errors/* ReleaseDocsError */.D && error.code === "codehost/draft-moved";
            if (!moved || tries === 0)
                throw error;
        }
    }
}
/** The changelog, the release notes, the documents and what comments suggest, without the files that are excluded. */
async function writeEdits(open, { sources, config, written, subject, suggestions, excludedFiles }) {
    const files = await writeFiles(open, config, written, subject);
    const documents = (0,publications/* selectKinds */.GK)(config).writeDocumentation
        ? await updateDocuments(open, sources, config, written)
        : { edits: [], remarks: [] };
    const taken = new Set(files.map(({ path }) => path));
    const all = [...files, ...documents.edits.filter(({ path }) => !taken.has(path))];
    const suggested = await writeSuggestions(open, all, suggestions);
    const excluded = suggested.edits.filter(({ path }) => excludedFiles.includes(path));
    const withheld = await Promise.all(excluded.map((edit) => withhold(open, edit, written)));
    return {
        edits: suggested.edits.filter((edit) => !excluded.includes(edit)),
        withheld,
        remarks: [...documents.remarks, ...suggested.remarks],
    };
}
async function withhold(open, edit, written) {
    const isNew = (await open.readFile(edit.path)) === undefined;
    return { content: edit.content, file: { ...describeFile(edit.path, edit, written), isNew } };
}
/** The documents that name a version of any of the sources, each source's on top of those before it. */
async function updateDocuments(open, sources, config, written) {
    const edits = new Map();
    const remarks = new Set();
    const readFile = async (path) => edits.get(path)?.content ?? open.readFile(path);
    const draft = { readFile, listFiles: open.listFiles };
    const groups = groupBySource(written);
    for (const source of sources) {
        const updated = await updateDocumentation(draft, source, config, groups.get(source.repository.name) ?? []);
        for (const edit of updated.edits) {
            const before = edits.get(edit.path)?.why;
            edits.set(edit.path, { ...edit, why: before === undefined ? edit.why : `${before}; ${edit.why}` });
        }
        for (const remark of updated.remarks)
            remarks.add(remark);
    }
    return { edits: [...edits.values()], remarks: [...remarks] };
}
/** Takes excluded files back that a branch which others work on holds from before. */
async function takeBack(host, left, { config, excludedFiles, written }) {
    const { open, draft, withheld } = left;
    const back = draft?.files.filter((path) => excludedFiles.includes(path)) ?? [];
    if (draft === undefined || back.length === 0)
        return left;
    const reopen = () => host.openDraft(open.branch, { base: config.pullRequest?.base });
    const held = await reopen();
    const added = await readDrafted(held, back.filter((path) => !withheld.some(({ file }) => file.path === path)));
    await held.restoreFiles(back);
    const files = draft.files.filter((path) => !back.includes(path));
    return {
        ...left,
        open: await reopen(),
        draft: files.length === 0 ? undefined : { ...draft, files },
        withheld: [
            ...withheld,
            ...added.map(({ path, content }) => ({ content, file: describeFile(path, undefined, written) })),
        ],
    };
}
/** Files of a draft's branch with their texts; without those that have none. */
async function readDrafted(open, paths) {
    const read = async (path) => {
        try {
            const content = await open.readDrafted(path);
            return content === undefined ? [] : [{ path, content }];
        }
        catch (error) {
            // A link, or no text: nothing that a draft could write again.
            if (error instanceof errors/* ReleaseDocsError */.D)
                return [];
            throw error;
        }
    };
    return (await Promise.all(paths.map(read))).flat();
}
/** Tells what the branch changes, and of each document why. */
async function tellFiles(tell, open, { branch, files, edits, written }) {
    const diff = await open.diff();
    const described = describeFiles(files, { edits, written, diff });
    const compareUrl = open.pullRequests?.compareUrl;
    const details = { branch, files: described, ...(compareUrl === undefined ? {} : { compareUrl }) };
    await tell("draft", `The branch ${branch} changes ${files.join(", ")}.`, details);
    const documents = edits.filter(({ path, renewed }) => renewed === true && files.includes(path));
    if (documents.length > 0)
        await tell("documentation", documents.map(({ path, why }) => `${path}: ${why}.`).join("\n"));
    await tell("diff", diff);
}
/** Tells that nothing is left of a draft. */
async function tellEmptied(tell, branch) {
    await tell("draft", `The branch ${branch} changes nothing any more.`, { branch, files: [] });
    await tell("diff", "");
}

;// CONCATENATED MODULE: ./lib/service/domain/guidance/rules.js

/** Makes a rule; `source` is a regular expression for the whole sentence, in any capitals. */
function createRule(example, source, read) {
    return { example, form: new RegExp(`^(?:${source})$`, "i"), read };
}
/** A text in quotes or as code. */
const QUOTED = "(?:\"[^\"]+\"|`[^`]+`|'[^']+')";
/** A path in quotes, as code or bare. */
const PATH = `(?:${QUOTED}|[\\w@.{}/+-]+)`;
/** Names joined by commas and `and`. */
const LIST = `(?:${QUOTED}|@?[\\w.:/-]+)(?:(?:,? and |, ?)(?:${QUOTED}|@?[\\w.:/-]+))*`;
/** A text without its quotes. */
function unquote(text) {
    return text.replace(/^(["`'])(.*)\1$/, "$2").trim();
}
/** A path that a draft may write, without its quotes; undefined for a bare word and for what drafts refuse. */
function parsePath(text = "") {
    const path = unquote(text).replace(/^\.\//, "");
    const isBare = text.trim() === unquote(text);
    if (isBare && !path.includes("/") && !/\w\.[a-z]\w{0,9}$/i.test(path))
        return undefined;
    return (0,draft_files/* acceptsPath */.lM)(draft_files/* checkDraftPath */.VU, path.replace(/\/$/, "")) ? path : undefined;
}
/** The names of a list, each once. */
function parseNames(text = "") {
    const names = text.match(new RegExp(`${QUOTED}|[^\\s,]+`, "g")) ?? [];
    return [...new Set(names.filter((name) => name.toLowerCase() !== "and").map(unquote))];
}
const ABOUT = "(?:the |our |all )?(?<about>change ?logs?|release notes|documentation|docs)(?: files?| folder)?";
const INTO = "(?:in|into|to|at|under)(?: the (?:file|folder))?";
const EACH = "(?: for (?:each|every|a) (?:release|version)|, (?:a|one) file (?:a|per|for each) (?:release|version))?";
/** Where documents go. */
const PLACE_RULES = [
    createRule("Keep the changelog in docs/CHANGES.md", `(?:keep|put|write|place|store|save|maintain) ${ABOUT} ${INTO} (?<path>${PATH})${EACH}`, readPlace),
    createRule("Release notes go to docs/releases/{version}.md", `${ABOUT} (?:go(?:es)?|belongs?|lives?|(?:is|are)(?: (?:kept|written|stored))?|(?:should|must) (?:go|be(?: (?:kept|written))?)) ${INTO} (?<path>${PATH})${EACH}`, readPlace),
    createRule("Changelog: docs/CHANGES.md", `${ABOUT}(?: path)?: ?(?<path>${PATH})`, readPlace),
    createRule("Use docs/CHANGES.md for the changelog", `use (?<path>${PATH}) (?:for|as) ${ABOUT}`, readPlace),
];
function readPlace({ about = "", path: written }) {
    const path = parsePath(written);
    if (path === undefined)
        return undefined;
    const isFolder = path.endsWith("/");
    if (/^release/i.test(about)) {
        const isFile = !isFolder && /\.\w+$/.test(path.replaceAll("{version}", ""));
        const place = isFile ? path : `${path.replace(/\/$/, "")}/{version}.md`;
        return hasPlaceholders(place.replaceAll("{version}", "")) ? undefined : { releaseNotesPath: place };
    }
    if (hasPlaceholders(path))
        return undefined;
    if (/^change/i.test(about))
        return { changelogPath: isFolder ? `${path}CHANGELOG.md` : path };
    return { documentationPath: path };
}
function hasPlaceholders(path) {
    return /[{}]/.test(path);
}
const ABOUT_TITLES = "(?:the |all |every |our |your )?(?<about>(?:pull requests?|PRs?|commits?)(?:,? and (?:pull requests?|PRs?|commits?))?)";
const THING = "(?: titles?| messages?| subjects?)?";
const IS = "(?: (?:is|are|should (?:be|read|look like)|must (?:be|read)|reads?|as|like))?:?";
const CONVENTIONAL = "(?:the )?conventional[- ]commits?(?: (?:messages?|titles?|style|format|convention|specification))?";
const CONVENTIONAL_TITLE = "docs: document {subject}";
const rules_LONGEST = 150;
/** How pull requests and commits are titled. */
const TITLE_RULES = [
    createRule('Title pull requests "docs: {subject}"', `(?:title|name|call) ${ABOUT_TITLES}${THING}(?: (?:as|like|with))?:? (?<text>${QUOTED})`, readTitle),
    createRule("Commit message: docs for {subject}", `${ABOUT_TITLES} (?:titles?|messages?|subjects?): (?<text>.+)`, readTitle),
    createRule('Commit messages should be "docs: {subject}"', `${ABOUT_TITLES}${THING}${IS} (?<text>${QUOTED})`, readTitle),
    createRule("Prefix commit messages with `docs:`", `(?:prefix|start|begin) ${ABOUT_TITLES}${THING} with (?<text>${QUOTED}|\\S+)`, readPrefix),
    createRule("Commit messages start with `docs:`", `${ABOUT_TITLES}${THING} (?:should |must )?(?:starts?|begins?) with (?<text>${QUOTED}|\\S+)`, readPrefix),
    createRule("Use the prefix `docs:` for commits", `use (?:the )?prefix (?<text>${QUOTED}|\\S+) (?:for|in|on) ${ABOUT_TITLES}${THING}`, readPrefix),
    createRule("Use conventional commits", `(?:use|follow|write) ${CONVENTIONAL}(?: (?:for|in) ${ABOUT_TITLES}${THING})?`, readConventional),
    createRule("Commit messages follow conventional commits", `${ABOUT_TITLES}${THING} (?:should |must )?(?:follow|use|are) ${CONVENTIONAL}`, readConventional),
];
function readTitle({ about, text }) {
    const title = unquote(text ?? "").replace(/\{(?:version|tag|release)\}/g, "{subject}");
    const isPlain = !/[{}]/.test(title.replaceAll("{subject}", "")) && /[\p{L}\p{N}]/u.test(title);
    if (!isPlain || title.length > rules_LONGEST)
        return undefined;
    return build(about, { pullRequestTitle: title }, { commitTitle: title });
}
function readPrefix({ about, text }) {
    const prefix = unquote(text ?? "");
    if (prefix === "" || prefix.length > rules_LONGEST || /[{}]/.test(prefix) || !/[^\w\s]$/.test(prefix))
        return undefined;
    return build(about, { pullRequestPrefix: prefix }, { commitPrefix: prefix });
}
function readConventional({ about }) {
    return build(about ?? "commits", { pullRequestTitle: CONVENTIONAL_TITLE }, { commitTitle: CONVENTIONAL_TITLE });
}
/** The settings of what a sentence is about: pull requests, commits or both. */
function build(about = "", pullRequest, commit) {
    return { ...(/pull|PR/i.test(about) ? pullRequest : {}), ...(/commit/i.test(about) ? commit : {}) };
}
const PULLS = "(?:the |all |every |our )?(?:pull requests?|PRs?)";
const BRANCH = `(?:${QUOTED}|[\\w./-]+)`;
const OPEN = "(?:open|create|make|raise)";
/** How pull requests are opened. */
const PULL_REQUEST_RULES = [
    createRule("Open pull requests as drafts", `${OPEN} ${PULLS} as (?:a )?drafts?|(?:open|create|make|use|raise) (?:only )?draft (?:pull requests?|PRs?)|${PULLS} (?:are|should be|must be) (?:opened as )?drafts?`, () => ({ draft: true })),
    createRule("Do not open pull requests as drafts", `(?:do not|don't|never) (?:${OPEN} ${PULLS} as (?:a )?drafts?|(?:open|create|make|use|raise) draft (?:pull requests?|PRs?))`, () => ({ draft: false })),
    createRule("Label pull requests docs, release", `(?:label|tag) ${PULLS}(?: with| as)?:? (?<names>${LIST})`, readLabels),
    createRule("Add the label docs to pull requests", `(?:add|set|apply|use|put) (?:the )?labels? (?<names>${LIST}) (?:to|on|for) ${PULLS}`, readLabels),
    createRule("Labels: docs, release", `(?:pull request |PR )?labels?: (?<names>${LIST})`, readLabels),
    createRule("Open pull requests against the develop branch", `(?:${OPEN}|send|target) ${PULLS} (?:against|into|onto|to the branch) (?:the )?(?:branch )?(?<branch>${BRANCH})(?: branch)?`, readBase),
    createRule("The base branch is develop", `(?:the )?base branch(?: of ${PULLS})?(?: is|:) (?<branch>${BRANCH})|use (?<other>${BRANCH}) as (?:the )?base(?: branch)?`, readBase),
    createRule("Request reviews from octo/docs", `(?:request|ask for) (?:a )?reviews? from (?<names>${LIST})|ask (?<others>${LIST}) (?:to|for a) review`, ({ names, others }) => readPeople(names ?? others, (reviewers) => ({ reviewers }))),
    createRule("Assign pull requests to ada", `assign ${PULLS} to (?<names>${LIST})`, ({ names }) => readPeople(names, (assignees) => ({ assignees }))),
];
function readLabels({ names }) {
    const labels = parseNames(names);
    // An adverb tells how: "label pull requests carefully".
    const isHow = labels.length === 1 && /^\w+ly$/i.test(names ?? "");
    return isHow || labels.some((label) => label.length > 50) ? undefined : { labels };
}
function readBase({ branch, other }) {
    const base = unquote(branch ?? other ?? "");
    return /^(?:the|a|an|it|each|every)$/i.test(base) || !/^[\w][\w./-]*$/.test(base) ? undefined : { base };
}
function readPeople(names, build) {
    const logins = parseNames(names).map((name) => name.replace(/^@/, ""));
    const isLogin = (name) => /^[\w-]{1,39}(?:\/[\w.-]+)?$/.test(name) && !/^(?:the|a|an|us|me|it)$/i.test(name);
    return logins.every(isLogin) ? build(logins) : undefined;
}
const KIND = "(?:(?:dependency|dependencies) (?:updates?|bumps?|changes?|upgrades?)|dependencies|internal (?:changes?|work)|chores|doc(?:s|umentation) (?:changes?|work|updates?))";
const rules_KINDS = `${KIND}(?:(?:,? and |, ?)${KIND})*`;
const LEAVE = "(?:leave out|omit|skip|exclude|hide|drop|(?:do not|don't|never) (?:list|mention|include|show|name))";
const rules_NAME = "(?:name|list|thank|mention|credit|include|show|welcome)";
const NOT = "(?:do not|don't|never)";
/** What is told and what is not. */
const CONTENT_RULES = [
    createRule("Leave out dependency updates", `${LEAVE} (?:all )?(?<kinds>${rules_KINDS})(?: (?:from|in) (?:the )?(?:notes|documents))?`, ({ kinds = "" }) => ({ leaveOut: parseKinds(kinds) })),
    createRule("Name contributors", `${rules_NAME} (?:the |all )?contributors`, () => ({ contributors: true })),
    createRule("Do not name contributors", `(?:${NOT} ${rules_NAME}|leave out|omit) (?:the |any )?contributors`, () => ({
        contributors: false,
    })),
    createRule("Name new contributors", `${rules_NAME} (?:the |all )?(?:new|first-time) contributors`, () => ({
        newContributors: true,
    })),
    createRule("Do not name new contributors", `(?:${NOT} ${rules_NAME}|leave out|omit) (?:the |any )?(?:new|first-time) contributors`, () => ({ newContributors: false })),
];
function parseKinds(text) {
    const kinds = [];
    if (/dependenc/i.test(text))
        kinds.push("dependencies");
    if (/internal|chores/i.test(text))
        kinds.push("internal");
    if (/\bdoc/i.test(text))
        kinds.push("documentation");
    return kinds;
}

;// CONCATENATED MODULE: ./lib/service/domain/guidance/guidance.js




const DEFAULT_TITLE = "{title}";
/**
 * Follows what a publication's texts say: a setting of the configuration wins over a sentence, a comment's sentence over
 * an instruction's, an instruction's over one of `planningInstructions` and `prCommitInstructions`. What is not
 * understood is told and changes nothing.
 */
function followGuidance(config, instructions = {}, comments = []) {
    const own = [config.planningInstructions, config.prCommitInstructions].filter((text) => text !== undefined);
    const slots = contract_instructions/* PUBLICATION_SLOTS */.Vp.flatMap((slot) => instructions[slot] ?? []);
    const guidance = parseGuidance([...own, ...slots, ...comments]);
    const { settings, notUnderstood } = guidance;
    const pullRequest = config.pullRequest?.title ?? addPrefix(settings.pullRequestTitle, settings.pullRequestPrefix);
    return {
        config: fillConfig(config, settings),
        titles: { pullRequest, commit: addPrefix(settings.commitTitle ?? pullRequest, settings.commitPrefix) },
        leaveOut: settings.leaveOut ?? [],
        remarks: [
            ...(0,shared_text/* tellTexts */.M_)("What the settings say wins over this in the instructions", selectOverruled(config, guidance)),
            ...(0,shared_text/* tellTexts */.M_)("Not understood in the instructions, and so not followed", notUnderstood),
        ],
    };
}
function addPrefix(title = DEFAULT_TITLE, prefix = "") {
    return prefix === "" || title.startsWith(prefix) ? title : `${prefix} ${title}`;
}
function fillConfig(config, settings) {
    const { styleGuide = {}, pullRequest = {} } = config;
    const { changelogPath, releaseNotesPath, documentationPath, contributors, newContributors } = settings;
    const { base, draft, labels, reviewers, assignees } = settings;
    const lists = {
        ...(labels === undefined ? {} : { labels: [...labels] }),
        ...(reviewers === undefined ? {} : { reviewers: [...reviewers] }),
        ...(assignees === undefined ? {} : { assignees: [...assignees] }),
    };
    return {
        ...config,
        ...(0,publications/* selectKinds */.GK)(config),
        styleGuide: {
            ...styleGuide,
            changelogs: { path: changelogPath, ...keepGiven(styleGuide.changelogs) },
            releaseNotes: { path: releaseNotesPath, contributors, newContributors, ...keepGiven(styleGuide.releaseNotes) },
            documentation: { path: documentationPath, ...keepGiven(styleGuide.documentation) },
        },
        pullRequest: { base, draft, ...lists, ...keepGiven(pullRequest) },
    };
}
/** Without what is undefined, which would hide what it is spread over. */
function keepGiven(settings) {
    const given = Object.entries(settings ?? {}).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given);
}
/** The sentences that say something else than the configuration does. */
function selectOverruled({ styleGuide, pullRequest }, { settings, sentences }) {
    const given = {
        changelogPath: styleGuide?.changelogs?.path,
        releaseNotesPath: styleGuide?.releaseNotes?.path,
        documentationPath: styleGuide?.documentation?.path,
        contributors: styleGuide?.releaseNotes?.contributors,
        newContributors: styleGuide?.releaseNotes?.newContributors,
        pullRequestTitle: pullRequest?.title,
        pullRequestPrefix: pullRequest?.title,
        base: pullRequest?.base,
        draft: pullRequest?.draft,
        labels: pullRequest?.labels,
        reviewers: pullRequest?.reviewers,
        assignees: pullRequest?.assignees,
    };
    const names = [...sentences.keys()].filter((name) => given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(settings[name]));
    return [...new Set(names.map((name) => sentences.get(name) ?? ""))];
}
/** Every form of a sentence that is understood, each with an example. */
const GUIDANCE_RULES = [
    ...PLACE_RULES,
    ...TITLE_RULES,
    ...PULL_REQUEST_RULES,
    ...CONTENT_RULES,
];
/**
 * Reads guidance in plain sentences, a line or an item of a list each: a sentence is understood whole or not at all
 * ({@link GUIDANCE_RULES}). Later sentences win over earlier ones, of this text and of the texts before; kinds of changes
 * to leave out add up.
 */
function parseGuidance(texts) {
    const read = texts.map((text) => readSentences(text, parseGuidanceSentence));
    const understood = read.flatMap((one) => one.understood);
    const settings = understood.reduce((all, { meaning }) => joinSettings(all, meaning), {});
    const sentences = new Map(understood.flatMap(({ meaning, sentence }) => Object.keys(meaning).map((name) => [name, sentence])));
    return { settings, sentences, notUnderstood: read.flatMap(({ others }) => others) };
}
/** What one sentence sets; undefined where it is not understood. */
function parseGuidanceSentence(sentence) {
    for (const { form, read } of GUIDANCE_RULES) {
        const found = form.exec(sentence);
        const settings = found === null ? undefined : read(found.groups ?? {});
        if (settings !== undefined)
            return settings;
    }
    return undefined;
}
function joinSettings(all, more) {
    const leaveOut = [...new Set([...(all.leaveOut ?? []), ...(more.leaveOut ?? [])])];
    return { ...all, ...more, ...(leaveOut.length === 0 ? {} : { leaveOut }) };
}
const guidance_LONGEST_LINE = 1000;
const POLITENESS = /^(?:please|kindly|also|and|then|always|we|let['’]s|you (?:should|must|can)|(?:make|be) sure (?:to|you)|remember to|could you|can you),?\s+/i;
/**
 * Reads a text sentence by sentence: a line or an item of a list is tried whole, then in its sentences. `read` gets a
 * sentence without list mark, polite opening and full stop. Headings, blank lines and fenced code are no sentences.
 */
function readSentences(text, read) {
    const understood = [];
    const others = [];
    for (const line of selectLines(text)) {
        const whole = line.length > guidance_LONGEST_LINE ? undefined : read(trimSentence(line));
        if (whole !== undefined) {
            understood.push({ meaning: whole, sentence: line });
            continue;
        }
        for (const sentence of splitLine(line)) {
            const meaning = sentence.length > guidance_LONGEST_LINE ? undefined : read(trimSentence(sentence));
            if (meaning === undefined)
                others.push(sentence);
            else
                understood.push({ meaning, sentence });
        }
    }
    return { understood, others };
}
/** The lines that say something, without list marks; a line that goes on below, indented, is one with it. */
function selectLines(text) {
    const lines = [];
    let isItem = false;
    const prose = text
        .replace(/\r\n?/g, "\n")
        .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|(?![\s\S]))/gm, "");
    for (const line of prose.split("\n")) {
        const goesOn = isItem && /^\s+(?![-*+]\s|\d+[.)]\s)\S/.test(line);
        if (goesOn)
            lines.push(`${lines.pop() ?? ""} ${line.trim()}`);
        else if (!/^\s*(?:#{1,6}\s|>|$)/.test(line)) {
            isItem = /^\s*(?:[-*+]|\d+[.)])\s/.test(line);
            lines.push(line.replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/i, "").trim());
        }
        else
            isItem = false;
    }
    return lines.filter((line) => line !== "");
}
/** Splits where a sentence ends and no quotes hold the end; after a full stop a capital, a quote or a number sign follows. */
function splitLine(line) {
    const masked = line.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, (quoted) => "x".repeat(quoted.length));
    const ends = [...masked.matchAll(/(?<=[!?;])\s+|(?<=\.)\s+(?=[A-Zx#])/g)].map((match) => match.index);
    const starts = [0, ...ends];
    return starts.map((start, index) => line.slice(start, ends[index]).trim()).filter((sentence) => sentence !== "");
}
function trimSentence(sentence) {
    let text = sentence
        .replace(/[“”]/g, '"')
        .replace(/[‘’]/g, "'")
        .replace(/\s+/g, " ")
        .replace(/\s*[.!;]+$/, "")
        .trim();
    while (POLITENESS.test(text))
        text = text.replace(POLITENESS, "");
    return text;
}

;// CONCATENATED MODULE: ./lib/service/domain/withheld-files.js
/** What the excluded files of a conversation would say, by path. */
function readWithheld({ withheld_json }) {
    const files = JSON.parse(withheld_json ?? "[]");
    return new Map(files.map((one) => [one.file.path, one]));
}
/** The same as it is stored, of those files only that are excluded. */
function renderWithheld(files, excludedFiles) {
    const kept = excludedFiles.flatMap((path) => files.get(path) ?? []);
    return { withheld_json: kept.length === 0 ? null : JSON.stringify(kept) };
}
/** Keeps what files say before they are excluded on the branch: a call that is made again finds it here, not there. */
async function keepWithheld({ database }, conversationId, files) {
    const withheld_json = JSON.stringify([...files.values()]);
    await database.updateTable("conversations").set({ withheld_json }).where("id", "=", conversationId).execute();
}

;// CONCATENATED MODULE: ./lib/service/domain/update-draft.js











/**
 * Opens a staged draft as a pull request, or makes its excluded files a set (interface, "Conversations", rule 4). 400
 * for both at once and for neither; 409 where the draft is not there to be changed, or its code host refuses.
 */
async function updateDraft(parts, actor, id, { staged, excludedFiles }) {
    if (staged !== undefined && excludedFiles !== undefined) {
        throw (0,store_errors/* badRequest */.li)("Give staged or excludedFiles, not both in one update.");
    }
    if (staged === undefined && excludedFiles === undefined)
        throw (0,store_errors/* badRequest */.li)("Give staged or excludedFiles.");
    const row = await readConversation(parts.store, actor.orgId, id);
    if (row.status === "running")
        throw (0,store_errors/* conflict */.hj)("This conversation is being written: wait until it is not running.");
    const change = await (staged === undefined
        ? setExcluded(parts, row, excludedFiles ?? [])
        : setStaged(parts, row, staged)).catch((error) => {
        // What the code host refuses is told to the caller, who can mend it.
        if (!(error instanceof errors/* ReleaseDocsError */.D))
            throw error;
        const words = `${error.message} ${error.hint}`;
        throw error.code === "codehost/path-refused" ? (0,store_errors/* badRequest */.li)(words) : (0,store_errors/* conflict */.hj)(words);
    });
    if (change === undefined)
        return;
    await parts.store.transaction(async (within) => {
        await insertEntries(within, { conversationId: row.id, turnId: null }, change.entries);
        const { status } = await readConversation(within, actor.orgId, row.id);
        // A comment may have asked for work in between.
        const to = { ...change.to, ...(status === "running" ? { status } : {}) };
        await updateConversation(within, row.id, to);
        const delta = audit_describeDelta(selectAudited(row), selectAudited({ ...row, ...to }));
        const config = { conversationId: row.id };
        await audit_writeAudit(within, actor, { type: "action-update", summary: "Updated a conversation", delta, config });
    });
}
/** Without what files say. */
function selectAudited({ withheld_json: _, excluded_at: __, ...row }) {
    return row;
}
async function setStaged(parts, row, staged) {
    if (staged === (row.staged === 1))
        return undefined;
    if (staged)
        throw (0,store_errors/* conflict */.hj)("A draft that is not staged cannot be staged again.");
    if (row.branch === null)
        throw (0,store_errors/* conflict */.hj)("This conversation has no draft to publish yet.");
    const { open, config } = await openDraft(parts, row, row.branch);
    const { pullRequests } = await open();
    if (pullRequests === undefined) {
        throw (0,store_errors/* conflict */.hj)(`This code host has no pull requests: the draft stays on the branch ${row.branch}.`);
    }
    const told = await readLastEntry(parts.store, row.id, "pullRequest");
    const text = { title: row.title, body: told?.message ?? "", isOurs: false };
    const entries = [];
    const tell = async (kind, message) => void entries.push({ kind, message, status: "success" });
    const output_url = await publishDraft(pullRequests, config, text, tell);
    return { to: { status: "open", staged: 0, output_url }, entries };
}
/**
 * Makes the files that the draft leaves as they are at the base those of the set: new ones go back to the base, those
 * that are in it no more return with what they said.
 */
async function setExcluded(parts, row, given) {
    if (row.branch === null)
        throw (0,store_errors/* conflict */.hj)("This conversation has no draft to exclude files from.");
    checkOpenForWork(row);
    const files = [...new Set(given)];
    const before = JSON.parse(row.excluded_files_json);
    const { open } = await openDraft(parts, row, row.branch);
    const drafted = await readDraftedFiles(parts.store, row.id);
    const known = readWithheld(row);
    const added = files.filter((path) => !before.includes(path));
    for (const { path, content } of await readChanged(await open(), added)) {
        known.set(path, { content, file: drafted.find((file) => file.path === path) ?? describeFile(path, undefined, []) });
    }
    // Before the branch changes: a call that is made again would not find it there.
    await keepWithheld(parts.store, row.id, known);
    if (added.length > 0)
        await (await open()).restoreFiles(added);
    const returned = before.flatMap((path) => (files.includes(path) ? [] : (known.get(path) ?? [])));
    const edits = returned.map(({ content, file: { path } }) => ({ path, content }));
    if (edits.length > 0)
        await (await open()).putFiles(edits);
    const left = [...drafted.filter(({ path }) => !files.includes(path)), ...returned.map(({ file }) => file)];
    const missing = before.filter((path) => !files.includes(path) && !known.has(path));
    const rest = { files, left, returned: returned.map(({ file }) => file), missing };
    const entries = await describeRest(parts, row, rest, await open());
    const to = { excluded_files_json: JSON.stringify(files), excluded_at: parts.store.now() };
    return { to: { ...to, ...renderWithheld(known, files) }, entries };
}
/** What the branch changes of these files, with their texts. */
async function readChanged(open, paths) {
    if (paths.length === 0)
        return [];
    const changed = new Set([...(await open.diff()).matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path));
    return readDrafted(open, paths.filter((path) => changed.has(path)));
}
async function describeRest({ store }, row, { files, left, returned, missing }, open) {
    const pullRequest = await readLastEntry(store, row.id, "pullRequest");
    const rest = [...new Map(left.map((file) => [file.path, file])).values()];
    const changes = rest.length === 0 ? "nothing" : rest.map(({ path }) => path).join(", ");
    const compareUrl = open.pullRequests?.compareUrl;
    const details = { branch: row.branch, files: rest, ...(compareUrl === undefined ? {} : { compareUrl }) };
    const message = `Without excluded files, the branch ${row.branch} changes ${changes}.`;
    const body = pullRequest && takeInFiles(leaveOutFiles(pullRequest.message, files), returned);
    const notice = `The draft has nothing to say in ${missing.join(", ")}; what is written next may have.`;
    const told = [
        ...(missing.length === 0 ? [] : [{ kind: "notice", message: notice }]),
        { kind: "draft", message, details },
        { kind: "diff", message: await open.diff() },
        ...(body === undefined ? [] : [{ kind: "pullRequest", message: body }]),
    ];
    return told.map((entry) => ({ ...entry, status: "success" }));
}
/** The draft, to be opened as often as its branch moves, and the publication's settings for its pull request. */
async function openDraft(parts, row, branch) {
    if (row.publication_id === null)
        throw (0,store_errors/* conflict */.hj)("The publication of this conversation is gone.");
    const publication = await readPublication(parts, row.publication_id);
    const { config } = followGuidance(publication.config, publication.instructions);
    const host = await parts.places.openCodeHost(publication.docs);
    return { config, open: () => host.openDraft(branch, { base: config.pullRequest?.base }) };
}

;// CONCATENATED MODULE: ./lib/service/api/conversations.js
















/** Start, read, list and update conversations (interface, "Conversations", rules 1 to 4). */
function implementConversations(parts) {
    const { store, worker } = parts;
    const show = async (context, id) => {
        const row = await readConversation(store, context.orgId, id);
        const [shown] = await asConversations(store, [row]);
        return shown ?? { id, status: row.status };
    };
    return {
        create: procedures.conversations.create.handler(async ({ input, context }) => {
            context.access.check("conversation:create");
            const { id, isNew } = await keepOnce(store, context, { create: "conversation", input }, (within) => conversations_insertAsked(within, context, input));
            const answer = await show(context, id);
            if (isNew)
                worker.wake();
            return answer;
        }),
        get: procedures.conversations.get.handler(async ({ input, context }) => {
            context.access.check("conversation:get", input.id);
            return show(context, input.id);
        }),
        list: procedures.conversations.list.handler(async ({ input, context }) => {
            const { rows, ...tokens } = await readPage(input, conversations_filtered(store, context, input));
            return { conversations: await asConversations(store, rows), ...tokens };
        }),
        update: procedures.conversations.update.handler(async ({ input, context }) => {
            context.access.check("conversation:update", input.id);
            await updateDraft(parts, context.actor, input.id, input);
            return show(context, input.id);
        }),
        annotate: procedures.conversations.annotate.handler(async ({ input, context }) => {
            context.access.check("conversation:update", input.id);
            const status = await store.transaction((within) => scheduleAnnotation(within, context, input.id));
            worker.wake();
            return { conversationId: input.id, status };
        }),
        notify: procedures.conversations.notify.handler(async ({ input, context }) => {
            context.access.check("conversation:notify", input.id);
            return notify(parts, context, input.id);
        }),
    };
}
/** Stores what a conversation's creation asks for: the job that does the work, and the conversation. Its ID. */
async function conversations_insertAsked(within, context, input) {
    const { publication: named, stage = false, ...asked } = input;
    const publication = await (named === undefined
        ? resolveOnlyPublication(within, context)
        : resolveRecord(within, "publications", context, named));
    const config = JSON.parse(publication.config_json);
    const { repositories } = await readSources(within, context.orgId, config);
    const [connectionId] = repositories;
    if (connectionId === undefined)
        throw (0,store_errors/* badRequest */.li)(`The publication ${publication.name} has no source repository.`);
    const request = { ...asked, title: `Update ${publication.name}`, sourceConnection: connectionId };
    const origin = { type: "conversation", staged: stage };
    const actor = { ...context.actor, userId: context.userId };
    const { conversationIds } = await insertJob(within, actor, {
        request,
        connectionId,
        fromAllSources: repositories.length > 1,
        publications: [publication],
        origin,
    });
    return { id: conversationIds.join() };
}
const conversations_FILTER_COLUMNS = {
    branch: "branch",
    outputUrl: "output_url",
    jobId: "job_id",
    publicationId: "publication_id",
    operationType: "operation_type",
    status: "status",
    originType: "origin_type",
    originURL: "origin_url",
};
function conversations_filtered(store, { orgId, access }, filter) {
    let query = store.database.selectFrom("conversations").selectAll().where("org_id", "=", orgId);
    const ids = access.narrow("conversation");
    if (ids !== undefined)
        query = query.where("id", "in", ids);
    for (const [name, column] of Object.entries(conversations_FILTER_COLUMNS)) {
        const value = filter[name];
        if (value !== undefined)
            query = query.where(column, "=", value);
    }
    if (filter.staged !== undefined)
        query = query.where("staged", "=", Number(filter.staged));
    if (filter.summary !== undefined)
        query = query.where(matchesSummary(filter.summary));
    return query;
}
/** Schedules the annotation of a draft (interface, "Conversations", rule 5); `skipped` where there is no draft. */
async function scheduleAnnotation(within, { orgId, actor }, id) {
    await readConversation(within, orgId, id);
    const draft = await readLastEntry(within, id, "draft");
    if (draft === undefined)
        return "skipped";
    await insertTask(within, actor, { kind: "annotate", subjectId: id, conversationId: id });
    const note = { type: "action-update", summary: "Asked for a draft's annotations" };
    await audit_writeAudit(within, actor, { ...note, config: { conversationId: id } });
    return "scheduled";
}
const conversations_KIND = "notification";
/**
 * Tells the publication's channel of a conversation (interface, "Conversations", rule 8). 409 without a channel, and
 * where the chat app refuses. An entry records it, from before the message is posted: with an `Idempotency-Key` that was
 * used before nothing is posted again, unless the first time is known to have failed.
 */
async function notify(parts, context, id) {
    const { store } = parts;
    const conversation = await readConversation(store, context.orgId, id);
    const connection = await readNotifier(store, conversation);
    const { slack, channelId } = await openChat(parts, connection);
    if (channelId === undefined)
        throw (0,store_errors/* conflict */.hj)(`The connection ${connection.name} names no channel.`);
    const { id: entryId, isNew } = await keepOnce(store, context, { create: conversations_KIND, input: { id } }, (within) => insertStarted(within, id, connection.name));
    if (!isNew) {
        const before = await readNotified(store, entryId);
        if (before !== undefined)
            return before;
    }
    const { compareUrl } = await readRecordedDraft(store, id);
    const message = await slack
        .postMessage({ channelId, text: renderMessage(conversation, compareUrl) })
        .catch(async (error) => {
        const fault = error instanceof errors/* ReleaseDocsError */.D ? `${error.message} ${error.hint}` : String(error);
        const failed = `The channel of ${connection.name} was not told. ${fault}`;
        await updateEntry(store, entryId, { status: "error", message: failed });
        throw error instanceof errors/* ReleaseDocsError */.D ? (0,store_errors/* conflict */.hj)(fault) : error;
    });
    const notified = { conversationId: id, connectionId: connection.id, channelId, messageId: message.ts };
    await store.transaction(async (within) => {
        const told = `Told the channel of ${connection.name}.`;
        await updateEntry(within, entryId, { status: "success", message: told, details: notified });
        const note = { type: "action-update", summary: "Told a channel of a conversation", config: notified };
        await audit_writeAudit(within, context.actor, note);
    });
    return notified;
}
async function insertStarted(within, conversationId, name) {
    const entry = { kind: conversations_KIND, status: "running", message: `Telling the channel of ${name}.` };
    const [id = ""] = await insertEntries(within, { conversationId, turnId: null }, [entry]);
    return { id };
}
/** What the call with the same key has posted; undefined where it failed, so that it is posted now. */
async function readNotified(store, entryId) {
    const entry = await readEntry(store, entryId);
    if (entry?.status === "success" && entry.details_json !== null)
        return JSON.parse(entry.details_json);
    const isTaken = await updateEntry(store, entryId, { status: "running", message: entry?.message ?? "" }, "error");
    if (isTaken)
        return undefined;
    throw (0,store_errors/* conflict */.hj)("The call with this Idempotency-Key is under way, or ended before it was known whether its message was posted: look in the channel, and use another key to post again.");
}
/** The channel of the conversation's publication; 409 where there is none. */
async function readNotifier(store, conversation) {
    const { publication_id: publicationId, org_id: orgId } = conversation;
    if (publicationId === null)
        throw (0,store_errors/* conflict */.hj)("The publication of this conversation is gone.");
    const { name, config_json } = await findPublication(store, orgId, publicationId);
    const { notifierConnection } = JSON.parse(config_json);
    if (notifierConnection === undefined)
        throw (0,store_errors/* conflict */.hj)(`The publication ${name} has no notifierConnection.`);
    const connection = await connectionsOf(store, orgId).where("id", "=", notifierConnection).executeTakeFirst();
    if (connection === undefined)
        throw (0,store_errors/* conflict */.hj)(`The notifierConnection of the publication ${name} was deleted.`);
    if (connection.paused === 1)
        throw (0,store_errors/* conflict */.hj)(`The connection ${connection.name} is paused.`);
    return connection;
}
/** Plain text: what was written and where. */
function renderMessage(row, compareUrl) {
    const first = [row.publication_name, row.title].filter((part) => part !== null).join(": ");
    const staged = row.status === "staged" && compareUrl !== undefined ? `Staged draft: ${compareUrl}` : undefined;
    const where = row.output_url === null ? staged : `Pull request: ${row.output_url}`;
    const state = row.status === "running" ? "This is still being written." : undefined;
    return [first, row.summary, where, state].filter((line) => line !== undefined && line !== null).join("\n");
}
/** Retry turns (interface, "Conversations", rule 11). */
function implementTurns({ store, worker }) {
    return {
        retry: procedures.turns.retry.handler(async ({ input, context }) => {
            context.access.check("turn:update", input.id);
            await store.transaction((within) => retryTurn(within, context, input.id));
            const turn = asTurn(await readTurn(store, context.orgId, input.id));
            worker.wake();
            return turn;
        }),
    };
}
/** 402 where the organization is suspended, 409 for a turn that did not fail. The job of the conversation stays as it settled. */
async function retryTurn(within, { orgId, actor }, id) {
    const turn = await readTurn(within, orgId, id);
    if (turn.status !== "error")
        throw (0,store_errors/* conflict */.hj)(`Only a turn that failed can be retried; this one is ${turn.status}.`);
    await refuseSuspended(within, orgId);
    await restartTurn(within, actor, turn);
    await updateConversation(within, turn.conversation_id, { status: "running" });
    const delta = `status: "error" → "running"; retryCount: ${turn.retry_count} → ${turn.retry_count + 1}`;
    const config = { turnId: id, conversationId: turn.conversation_id };
    await audit_writeAudit(within, actor, { type: "action-update", summary: "Retried a turn", delta, config });
}

;// CONCATENATED MODULE: ./lib/service/domain/instructions.js



/** Stores an instruction of the library; its ID. 409 where it has one of this name and type (interface, "Errors"). */
async function insertInstruction(within, actor, { name, type, content }) {
    await store_lockOrganization(within, actor.orgId);
    await refuseDuplicate(within, actor.orgId, { name, type });
    const row = {
        ...newRow(within, "ins"),
        org_id: actor.orgId,
        name,
        type,
        content,
        global: 1,
        publication_id: null,
    };
    await within.database.insertInto("instructions").values(row).execute();
    const config = { instructionId: row.id, name, type };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created an instruction", config });
    return row.id;
}
/** The instruction with this ID in the organization; 404 when there is none (interface, "Errors"). */
async function readInstruction(store, orgId, id) {
    const row = await findInstruction(store, orgId, id);
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("instruction", id);
    return row;
}
async function findInstruction({ database }, orgId, id) {
    return database
        .selectFrom("instructions")
        .selectAll()
        .where("org_id", "=", orgId)
        .where("id", "=", id)
        .executeTakeFirst();
}
/**
 * Replaces what an instruction says; 404 where it is not there, 409 as for a new one. A publication's own may have any
 * name. A change that changes nothing leaves no audit log.
 */
async function replaceInstruction(within, actor, id, { name, type, content }) {
    await store_lockOrganization(within, actor.orgId);
    const row = await readInstruction(within, actor.orgId, id);
    if (row.global === 1)
        await refuseDuplicate(within, actor.orgId, { name, type }, id);
    const before = { name: row.name, type: row.type, content: row.content };
    const after = { name, type, content };
    const delta = audit_describeDelta(before, after, new Set(["content"]));
    if (delta === "")
        return;
    await within.database
        .updateTable("instructions")
        .set({ ...after, updated_at: within.now() })
        .where("id", "=", id)
        .execute();
    const config = { instructionId: id, name, type };
    await audit_writeAudit(within, actor, { type: "action-update", summary: "Updated an instruction", delta, config });
}
/** Removes an instruction with its links; nothing where it is not there. */
async function deleteInstruction(within, actor, id) {
    await store_lockOrganization(within, actor.orgId);
    const row = await findInstruction(within, actor.orgId, id);
    if (row === undefined)
        return;
    const links = await removeLinks(within, actor.orgId, (link) => link.where("instruction_id", "=", id));
    await within.database.deleteFrom("instructions").where("id", "=", id).execute();
    const config = { instructionId: id, name: row.name, type: row.type, instructionLinkIds: links };
    await audit_writeAudit(within, actor, { type: "action-delete", summary: "Deleted an instruction", config });
}
async function refuseDuplicate(within, orgId, { name, type }, exceptId = "") {
    const found = await within.database
        .selectFrom("instructions")
        .select("id")
        .where("org_id", "=", orgId)
        .where("name", "=", name)
        .where("type", "=", type)
        .where("global", "=", 1)
        .where("id", "!=", exceptId)
        .executeTakeFirst();
    if (found !== undefined) {
        throw (0,store_errors/* conflict */.hj)(`The instruction ${found.id} has the name ${JSON.stringify(name)} and the type ${type} already.`);
    }
}
/** An instruction as answers show it. */
function asInstruction(row) {
    return {
        id: row.id,
        orgId: row.org_id,
        name: row.name,
        type: row.type,
        content: row.content,
        global: row.global === 1,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}
// A statement of PostgreSQL takes 65,535 values, one of SQLite 32,766.
const ROWS_AT_ONCE = 1_000;
/**
 * Links an instruction to slots, in each at the next position: one behind the last, the first is 0. Positions are not
 * closed up when links go. The organization is held, so that nobody else takes the same positions. IDs of the links, in the order of the slots.
 */
async function appendLinks(within, orgId, instructionId, slots) {
    const publicationIds = [...new Set(slots.map(({ publicationId }) => publicationId))];
    const nextPosition = await readNextPositions(within, publicationIds);
    const rows = slots.map((slot) => ({
        ...newRow(within, "inl"),
        org_id: orgId,
        instruction_id: instructionId,
        publication_id: slot.publicationId,
        slot_type: slot.slotType,
        position: nextPosition(slot),
    }));
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        const some = rows.slice(start, start + ROWS_AT_ONCE);
        await within.database.insertInto("instruction_links").values(some).execute();
    }
    await touchPublications(within, publicationIds);
    return rows.map(({ id }) => id);
}
async function readNextPositions(within, publicationIds) {
    const taken = await within.database
        .selectFrom("instruction_links")
        .select(["publication_id", "slot_type"])
        .select(({ fn }) => fn.max("position").as("last"))
        .where("publication_id", "in", publicationIds)
        .groupBy(["publication_id", "slot_type"])
        .execute();
    const next = new Map(taken.map((slot) => [`${slot.publication_id} ${slot.slot_type}`, slot.last + 1]));
    return ({ publicationId, slotType }) => {
        const slot = `${publicationId} ${slotType}`;
        const position = next.get(slot) ?? 0;
        next.set(slot, position + 1);
        return position;
    };
}
/** Removes the links of an organization that `where` chooses; the IDs of those that were there. */
async function removeLinks(within, orgId, where) {
    const gone = await where(within.database.deleteFrom("instruction_links").where("org_id", "=", orgId))
        .returning(["id", "publication_id"])
        .execute();
    await touchPublications(within, [...new Set(gone.map((link) => link.publication_id))]);
    return gone.map(({ id }) => id);
}
/** The instructions in its slots are a part of a publication: who replaces it has to have seen them (`updatedAt`). */
async function touchPublications(within, ids) {
    await within.database.updateTable("publications").set({ updated_at: within.now() }).where("id", "in", ids).execute();
}
/** The link with this ID in the organization; 404 when there is none (interface, "Errors"). */
async function readInstructionLink(store, orgId, id) {
    const row = await store.database
        .selectFrom("instruction_links")
        .selectAll()
        .where("org_id", "=", orgId)
        .where("id", "=", id)
        .executeTakeFirst();
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("instruction link", id);
    return row;
}
/** A link as answers show it. */
function asInstructionLink(row) {
    return {
        id: row.id,
        orgId: row.org_id,
        instructionId: row.instruction_id,
        publicationId: row.publication_id,
        slotType: row.slot_type,
        position: row.position,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}

;// CONCATENATED MODULE: ./lib/service/api/instructions.js








/** The instruction library (interface, "Instructions"). */
function implementInstructions({ store }) {
    const show = async ({ orgId }, id) => asInstruction(await readInstruction(store, orgId, id));
    return {
        list: procedures.instructions.list.handler(async ({ input, context }) => {
            const { type, global } = input;
            const ids = narrowOrRefuse(context.access, "instruction");
            const { rows, ...tokens } = await readPage(input, store.database
                .selectFrom("instructions")
                .selectAll()
                .where("org_id", "=", context.orgId)
                .$if(ids !== undefined, (some) => some.where("id", "in", ids ?? []))
                .$if(type !== undefined, (some) => some.where("type", "=", type ?? ""))
                .$if(global !== undefined, (some) => some.where("global", "=", Number(global))));
            return { instructions: rows.map(asInstruction), ...tokens };
        }),
        get: procedures.instructions.get.handler(async ({ input, context }) => {
            context.access.check("instruction:get", input.id);
            return show(context, input.id);
        }),
        create: procedures.instructions.create.handler(async ({ input, context }) => {
            context.access.check("instruction:create");
            const { id } = await keepOnce(store, context, { create: "instruction", input }, async (within) => ({
                id: await insertInstruction(within, context.actor, input),
            }));
            return show(context, id);
        }),
        update: procedures.instructions.update.handler(async ({ input: { id, ...written }, context }) => {
            context.access.check("instruction:update", id);
            await store.transaction((within) => replaceInstruction(within, context.actor, id, written));
            return show(context, id);
        }),
        delete: procedures.instructions.delete.handler(async ({ input, context }) => {
            context.access.check("instruction:delete", input.id);
            await store.transaction((within) => deleteInstruction(within, context.actor, input.id));
        }),
    };
}
/** Links of instructions to the slots of publications (interface, "Instructions"). */
function implementInstructionLinks({ store }) {
    const show = async (orgId, id) => asInstructionLink(await readInstructionLink(store, orgId, id));
    return {
        create: procedures.instructionLinks.create.handler(async ({ input, context }) => {
            context.access.check("instructionLink:create");
            const linking = { instructionId: input.id, publicationIds: [input.publicationId], slotTypes: [input.slotType] };
            checkLinking(context, linking);
            const asked = { create: "instruction link", input };
            const { id } = await keepOnce(store, context, asked, async (within) => ({
                id: (await linkInstruction(within, context, linking)).join(),
            }));
            return show(context.orgId, id);
        }),
        bulkCreate: procedures.instructionLinks.bulkCreate.handler(async ({ input, context }) => {
            context.access.check("instructionLink:bulkCreate");
            const linking = { ...input, instructionId: input.id };
            checkLinking(context, linking);
            await keepOnce(store, context, { create: "instruction links", input }, async (within) => {
                await linkInstruction(within, context, linking);
                return { id: input.id };
            });
        }),
        list: procedures.instructionLinks.list.handler(async ({ input, context }) => {
            const { rows, ...tokens } = await readPage(input, instructions_filtered(store, context, input));
            return { instructionLinks: rows.map(asInstructionLink), ...tokens };
        }),
        get: procedures.instructionLinks.get.handler(async ({ input, context }) => {
            context.access.check("instructionLink:get", input.id);
            return show(context.orgId, input.id);
        }),
        delete: procedures.instructionLinks.delete.handler(async ({ input, context }) => {
            context.access.check("instructionLink:delete", input.id);
            await deleteLinks(store, context, [input.id]);
        }),
        bulkDelete: procedures.instructionLinks.bulkDelete.handler(async ({ input, context }) => {
            context.access.check("instructionLink:bulkDelete");
            await deleteLinks(store, context, input.ids);
        }),
    };
}
function instructions_filtered({ database }, { orgId, access }, { instructionId, publicationId, slotType }) {
    const ids = narrowOrRefuse(access, "instructionLink");
    return database
        .selectFrom("instruction_links")
        .selectAll()
        .where("org_id", "=", orgId)
        .$if(ids !== undefined, (some) => some.where("id", "in", ids ?? []))
        .$if(instructionId !== undefined, (some) => some.where("instruction_id", "=", instructionId ?? ""))
        .$if(publicationId !== undefined, (some) => some.where("publication_id", "=", publicationId ?? ""))
        .$if(slotType !== undefined, (some) => some.where("slot_type", "=", slotType ?? ""));
}
/** Removes those of these links that are there. */
async function deleteLinks(store, { orgId, actor }, ids) {
    await store.transaction(async (within) => {
        const gone = await removeLinks(within, orgId, (links) => links.where("id", "in", ids));
        if (gone.length === 0)
            return;
        const note = { type: "action-delete", summary: "Unlinked an instruction" };
        await audit_writeAudit(within, actor, { ...note, config: { instructionLinkIds: gone } });
    });
}
/**
 * Throws 403 where the caller may not read what is to be linked: a publication shows the text of its instructions, so
 * that a link would tell of both to who reads one.
 */
function checkLinking({ access }, { instructionId, publicationIds }) {
    access.check("instruction:get", instructionId);
    for (const id of publicationIds)
        access.check("publication:get", id);
}
/**
 * Links an instruction to slots, all or none (interface, "Instructions"); what is named twice counts once. IDs of the
 * links. 404 where the instruction is not there; 400 where a publication is not, or where the instruction is another's.
 */
async function linkInstruction(within, { actor }, linking) {
    const { instructionId } = linking;
    const [publicationIds, slotTypes] = [[...new Set(linking.publicationIds)], [...new Set(linking.slotTypes)]];
    await store_lockOrganization(within, actor.orgId);
    const { publication_id: owner } = await readInstruction(within, actor.orgId, instructionId);
    const known = await lockPublications(within, actor.orgId, publicationIds);
    const unknown = publicationIds.find((id) => !known.has(id));
    if (unknown !== undefined)
        throw (0,store_errors/* badRequest */.li)(`There is no publication ${JSON.stringify(unknown)}.`);
    if (owner !== null && publicationIds.some((id) => id !== owner)) {
        throw (0,store_errors/* badRequest */.li)(`The instruction ${instructionId} belongs to the publication ${owner} alone.`);
    }
    const slots = publicationIds.flatMap((publicationId) => slotTypes.map((slotType) => ({ publicationId, slotType })));
    const ids = await appendLinks(within, actor.orgId, instructionId, slots);
    const config = { instructionId, publicationIds, slotTypes, instructionLinkIds: ids };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Linked an instruction", config });
    return ids;
}
/** Those of the publications that are there, and stay until the transaction is over. */
async function lockPublications(within, orgId, ids) {
    const rows = await within.database
        .selectFrom("publications")
        .select("id")
        .where("org_id", "=", orgId)
        .where("id", "in", ids)
        .orderBy("id")
        .$if(within.kind === "postgres", (query) => query.forNoKeyUpdate())
        .execute();
    return new Set(rows.map(({ id }) => id));
}

;// CONCATENATED MODULE: ./lib/service/api/jobs.js






/** Create, read and list jobs (interface, "Jobs", rules 1 to 7). */
function implementJobs({ store, worker }) {
    return {
        create: procedures.jobs.create.handler(async ({ input: { docRequest: input }, context }) => {
            context.access.check("job:create");
            const { id, isNew } = await keepOnce(store, context, { create: "job", input }, async (within) => {
                const connection = await resolveRecord(within, "connections", context, input.sourceConnection);
                const { type } = await readConnection(within, context.orgId, connection.id);
                if (type !== "codehostRepo") {
                    throw (0,store_errors/* badRequest */.li)(`The connection ${connection.name} has no commits: it is a ${type}. Give a codehostRepo.`);
                }
                const publications = await resolvePublications(within, context, connection, input);
                const origin = { type: "job", staged: false };
                const actor = { ...context.actor, userId: context.userId };
                return insertJob(within, actor, { request: input, connectionId: connection.id, publications, origin });
            });
            const job = await readJob(store, context.orgId, id);
            if (isNew)
                worker.wake();
            return asJob(job);
        }),
        get: procedures.jobs.get.handler(async ({ input, context }) => {
            context.access.check("job:get", input.id);
            return asJob(await readJob(store, context.orgId, input.id));
        }),
        list: procedures.jobs.list.handler(async ({ input, context }) => {
            const ids = context.access.narrow("job");
            const { rows, ...tokens } = await readPage(input, store.database
                .selectFrom("jobs")
                .selectAll()
                .where("org_id", "=", context.orgId)
                .$if(ids !== undefined, (some) => some.where("id", "in", ids ?? [])));
            return { jobs: rows.map(asJob), ...tokens };
        }),
    };
}
/**
 * Those that the request names, whether or not they list the connection, which provides the commits; without any, all
 * that list it (rules 2 and 4).
 */
async function resolvePublications(store, context, connection, { publications: names = [] }) {
    if (names.length === 0) {
        const associated = await readAssociated(store, connection.id);
        const permitted = associated.filter(({ id }) => context.access.may("publication:get", id));
        if (permitted.length === 0)
            throw (0,store_errors/* badRequest */.li)(`No publication uses the connection ${connection.name}.`);
        return permitted;
    }
    const named = new Map();
    for (const name of names) {
        const publication = await resolveRecord(store, "publications", context, name);
        named.set(publication.id, publication);
    }
    return [...named.values()];
}
async function readAssociated({ database }, connectionId) {
    return database
        .selectFrom("publication_connections")
        .innerJoin("publications", "publications.id", "publication_connections.publication_id")
        .select(["publications.id", "publications.name", "publications.config_json"])
        .where("publication_connections.connection_id", "=", connectionId)
        .where("publication_connections.role", "=", "source")
        .orderBy("publications.seq")
        .execute();
}

;// CONCATENATED MODULE: ./lib/service/api/publications.js












/** Publications (interface, "Publications", rules 1 to 6). */
function implementPublications(parts) {
    const { store } = parts;
    const show = async (orgId, id) => {
        const [shown] = await asPublications(store, [await findPublication(store, orgId, id)]);
        return shown ?? { id, name: "" };
    };
    return {
        ...implementPublicationWork(parts),
        create: procedures.publications.create.handler(async ({ input, context }) => {
            context.access.check("publication:create");
            const { id } = await keepOnce(store, context, { create: "publication", input }, async (within) => {
                await store_lockOrganization(within, context.orgId);
                const config = await checkPublicationConfig(within, context, input.config);
                const { name, instructions = [] } = input;
                await checkInstructions(within, context, instructions, null);
                return insertPublication(within, context.actor, { name, config, instructions });
            });
            return show(context.orgId, id);
        }),
        get: procedures.publications.get.handler(async ({ input, context }) => {
            context.access.check("publication:get", input.id);
            return show(context.orgId, input.id);
        }),
        list: procedures.publications.list.handler(async ({ input, context }) => {
            const { name, ids, syncedAtBefore } = input;
            const permitted = context.access.narrow("publication");
            let query = publicationsOf(store, context.orgId);
            if (permitted !== undefined)
                query = query.where("id", "in", permitted);
            if (name !== undefined)
                query = query.where("name", "=", name);
            if (ids !== undefined)
                query = query.where("id", "in", ids);
            if (syncedAtBefore !== undefined)
                query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
            const { rows, ...tokens } = await readPage(input, query);
            return { publications: await asPublications(store, rows), ...tokens };
        }),
        update: procedures.publications.update.handler(async ({ input, context }) => {
            context.access.check("publication:update", input.id);
            await store.transaction(async (within) => {
                await store_lockOrganization(within, context.orgId);
                const row = await findPublication(within, context.orgId, input.id);
                if (input.updatedAt !== undefined && Date.parse(input.updatedAt) !== Date.parse(row.updated_at)) {
                    throw (0,store_errors/* conflict */.hj)(`The publication was changed at ${row.updated_at}, after what this update is about. Read it again.`);
                }
                const config = await checkPublicationConfig(within, context, input.config);
                const { name, instructions = [] } = input;
                await checkInstructions(within, context, instructions, row.id);
                await replacePublication(within, context.actor, row, { name, config, instructions });
            });
            return show(context.orgId, input.id);
        }),
        delete: procedures.publications.delete.handler(async ({ input, context }) => {
            context.access.check("publication:delete", input.id);
            await store.transaction(async (within) => {
                await store_lockOrganization(within, context.orgId);
                await deletePublication(within, context.actor, await findPublication(within, context.orgId, input.id));
            });
        }),
    };
}
const NANOSECONDS = 1_000_000;
const USUAL_WAIT = 60_000;
const publications_LONGEST_WAIT = 10 * 60_000;
/** Health and sync of publications (interface, "Publications", rules 4 and 5). */
function implementPublicationWork(parts) {
    const { store, worker } = parts;
    return {
        health: procedures.publications.health.handler(async ({ input, context }) => {
            context.access.check("publication:get", input.id);
            const row = await findPublication(store, context.orgId, input.id);
            const used = await readUsedConnections(store, row);
            const found = await Promise.all(used.map(async (one) => {
                return { ...one, found: one.row === undefined ? GONE : await lookAtConnection(parts, one.row) };
            }));
            const health = joinHealth(found);
            await store.transaction(async (within) => {
                for (const one of found)
                    if (one.row !== undefined)
                        await recordFound(within, one.row, one.found);
                const delta = await recordPublicationHealth(within, row, health);
                const summary = health.healthy ? "A publication is healthy" : "A publication is not healthy";
                const config = { publicationId: row.id, connections: health.connections };
                await audit_writeAudit(within, context.actor, { type: "publication-health-check", summary, delta, config });
            });
            const { healthy, message, connections } = health;
            const status = healthy ? "healthy" : "unhealthy";
            return { id: row.id, status, ...(message === "" ? {} : { message }), connections: [...connections] };
        }),
        sync: procedures.publications.sync.handler(async ({ input, context, signal }) => {
            context.access.check("publication:update", input.id);
            const taskId = await store.transaction((within) => queueSync(within, context, input.id));
            worker.wake();
            if (input.wait !== true)
                return;
            const asked = input.timeout === undefined ? USUAL_WAIT : input.timeout / NANOSECONDS;
            await waitForTask(store, taskId, { timeoutMs: Math.min(asked, publications_LONGEST_WAIT), signal });
        }),
    };
}
/** Stores the job of a sync and its task, whose ID is returned. 402 where the organization is suspended. */
async function queueSync(within, { orgId, userId, actor }, id) {
    const { name, config_json } = await findPublication(within, orgId, id);
    await refuseSuspended(within, orgId);
    const { docsRepo } = JSON.parse(config_json);
    if (docsRepo === undefined)
        throw (0,store_errors/* conflict */.hj)(`The publication ${name} has no docsRepo, so there is nothing to sync.`);
    const jobId = await insertSyncJob(within, { ...actor, userId }, { id, name, connectionId: docsRepo });
    return insertTask(within, actor, { kind: "publication-sync", subjectId: id, payload: { jobId } });
}

;// CONCATENATED MODULE: ./lib/service/api/users.js



/** The users of the caller's organization (interface, "Users"). */
function implementUsers({ store }) {
    const show = async ({ orgId }, id) => {
        const row = await usersOf(store, orgId).where("id", "=", id).executeTakeFirst();
        if (row === undefined)
            throw (0,store_errors/* notFound */.mX)("user", id);
        return asUser(row);
    };
    return {
        me: procedures.users.me.handler(async ({ context }) => show(context, context.userId)),
        list: procedures.users.list.handler(async ({ input, context }) => {
            const { rows, ...tokens } = await readPage(input, users_filtered(store, context, input));
            return { users: rows.map(asUser), ...tokens };
        }),
        get: procedures.users.get.handler(async ({ input, context }) => {
            context.access.check("user:get", input.id);
            return show(context, input.id);
        }),
    };
}
function usersOf({ database }, orgId) {
    return database.selectFrom("users").selectAll().where("org_id", "=", orgId);
}
function users_filtered(store, { orgId, access }, filter) {
    const { email, name, authId, query: text, roleIds, noBuiltinRole, invitationAccepted } = filter;
    const ids = access.narrow("user");
    const holders = store.database.selectFrom("user_roles").select("user_id");
    const builtIn = store.database.selectFrom("roles").select("id").where("org_id", "=", orgId).where("builtin", "=", 1);
    return usersOf(store, orgId)
        .$if(ids !== undefined, (some) => some.where("id", "in", ids ?? []))
        .$if(email !== undefined, (some) => some.where("email", "=", email ?? ""))
        .$if(name !== undefined, (some) => some.where("name", "=", name ?? ""))
        .$if(authId !== undefined, (some) => some.where("auth_id", "=", authId ?? ""))
        .$if(text !== undefined, (some) => some.where(containsText(["name", "email"], text ?? "")))
        .$if(roleIds !== undefined, (some) => some.where("id", "in", holders.where("role_id", "in", roleIds ?? [])))
        .$if(noBuiltinRole !== undefined, (some) => some.where("id", noBuiltinRole ? "not in" : "in", holders.where("role_id", "in", builtIn)))
        .$if(invitationAccepted !== undefined, (some) => some.where("invitation_accepted", "=", Number(invitationAccepted)));
}
function asUser(row) {
    return {
        id: row.id,
        authId: row.auth_id,
        email: row.email,
        name: row.name,
        // Of a sign-in provider that this service does not have.
        sfsToken: "",
        invitationAccepted: row.invitation_accepted === 1,
        orgId: row.org_id,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}

;// CONCATENATED MODULE: ./lib/service/domain/annotate.js





const annotate_MOST_NAMED = 50;
/**
 * Annotates drafts (interface, "Conversations", rule 5): an entry for each file says which commits and pull requests its
 * changes come from, as the last turn recorded them. The entries of an earlier run give way.
 */
function createAnnotator({ store }) {
    const record = ({ task, finish }, entries, error) => store.transaction(async (within) => {
        const conversationId = task.subject_id;
        await deleteEntries(within, conversationId, "annotation");
        await insertEntries(within, { conversationId, turnId: null }, entries);
        if (error !== undefined) {
            const note = { type: "error", summary: "Annotating failed", delta: error };
            await audit_writeAudit(within, actorOf(task), { ...note, config: { conversationId } });
        }
        await finish(within);
    });
    return {
        perform: async (work) => {
            const files = await readDraftedFiles(store, work.task.subject_id);
            await record(work, files.map(buildAnnotation));
        },
        giveUp: async (work, error) => {
            const message = `The draft could not be annotated: ${String(error)}`;
            await record(work, [{ kind: "annotation", status: "error", message }], message);
        },
    };
}
/** What is said of a file: why it changed, and where that comes from. */
function buildAnnotation({ path, why, kind, sources, moreSources }) {
    const named = sources.slice(0, annotate_MOST_NAMED).map(nameSource).join("; ");
    const count = sources.length + moreSources;
    const more = count > annotate_MOST_NAMED ? `; and ${count - annotate_MOST_NAMED} more` : "";
    const from = count === 0 ? "" : ` From ${countWords(count, ["change", "changes"])}: ${named}${more}.`;
    const details = { filePath: path, kind, sources, moreSources };
    return { kind: "annotation", status: "success", message: `${path}: ${why}.${from}`, details };
}
function nameSource({ sha, title, pullRequest }) {
    const where = pullRequest === undefined ? sha.slice(0, 12) : `#${pullRequest}, ${sha.slice(0, 12)}`;
    return `${(0,shared_text/* quoteText */.ol)(title, 100)} (${where})`;
}

;// CONCATENATED MODULE: ./lib/writer/merge-summary.js




/** A pull request that was merged, as its code host tells of it. */
const WORDS = {
    breaking: "a breaking change",
    added: "a new feature",
    changed: "a change",
    deprecated: "a deprecation",
    removed: "a removal",
    fixed: "a fix",
    security: "a security fix",
    documentation: "a change of the documentation alone",
    internal: "internal work that users do not notice",
};
const LONGEST_TITLE = 150;
const LONGEST_EXCERPT = 300;
const MOST_AREAS = 4;
/**
 * Says in a few sentences of plain text what a merged pull request means to readers of release notes: what kind of
 * change it is, what it says of itself, where its files are, and who wrote it. The same work gives the same text.
 */
function summarizeMerge(work) {
    const { title, class: kind, breaking } = classifyChange(asChange(work));
    const name = (0,shared_text/* quoteText */.ol)(title.text, LONGEST_TITLE);
    const sentences = [
        `#${work.number} is ${WORDS[kind]}: ${asSentence(name)}`,
        asSentence((0,shared_text/* quoteText */.ol)(selectOpening(work.body), LONGEST_EXCERPT)),
        breaking === "" ? "" : `What breaks: ${asSentence((0,shared_text/* quoteText */.ol)(breaking, LONGEST_EXCERPT))}`,
        merge_summary_describeFiles(work),
        work.author === undefined ? "" : `Written by ${asSentence((0,shared_text/* quoteText */.ol)(work.author, LONGEST_TITLE))}`,
    ];
    return { title: `Summary of #${work.number}: ${name}`, summary: sentences.filter((text) => text !== "").join(" ") };
}
function asChange({ number, title: whole, body, author, labels, mergeCommit, mergedAt, files }) {
    const title = cutTitle(whole);
    const account = author === undefined ? undefined : { login: author, isBot: author.endsWith("[bot]") };
    const verdict = selectLabelVerdict({ number, title, renamed: false, labels, author: account });
    const commit = { sha: mergeCommit, parents: [], committedAt: mergedAt, subject: title, body, paths: files };
    return {
        title,
        body,
        pullRequest: number,
        commits: [{ ...commit, author: { name: author ?? "", email: "" } }],
        told: { author: account, verdict },
    };
}
/** The first paragraph that is prose: no heading, list, quote, table, code or comment of a template. */
function selectOpening(body) {
    const paragraphs = body
        .replaceAll("\r\n", "\n")
        .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
        .replace(/^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))/gm, "")
        .split(/\n\s*\n/);
    return paragraphs.find((text) => /^\s*[^\s#>|<*+\-[\d]/.test(text) && !/^BREAKING[ -]CHANGE/.test(text.trim())) ?? "";
}
function merge_summary_describeFiles({ files, moreFiles }) {
    if (files.length === 0)
        return "";
    const byArea = Map.groupBy(files, areaOf);
    const areas = [...byArea].sort(([, one], [, other]) => other.length - one.length);
    const shown = areas.slice(0, MOST_AREAS).map(([area, paths]) => `${paths.length} ${area}`);
    const others = areas.slice(MOST_AREAS).reduce((sum, [, paths]) => sum + paths.length, 0);
    if (others > 0)
        shown.push(`${others} elsewhere`);
    const count = `${moreFiles ? "more than " : ""}${files.length} ${files.length === 1 ? "file" : "files"}`;
    return `It changes ${count}: ${shown.join(", ")}.`;
}
/** The two topmost folders that a file is in. */
function areaOf(path) {
    const folders = path.split("/").slice(0, -1).slice(0, 2);
    return folders.length === 0 ? "at the top" : `in ${(0,shared_text/* quoteText */.ol)(folders.join("/"), 60)}`;
}
function asSentence(text) {
    return text === "" || /[.!?…:]$/.test(text) ? text : `${text}.`;
}

;// CONCATENATED MODULE: ./lib/service/domain/summarize-merge.js










/**
 * Summarizes merged pull requests (interface, "Connections", merges/summarize). One that is summarized again, or whose
 * summary is begun again, is found by its address. What keeps it from being done is an audit log of the type `error`.
 */
function createMergeSummaryPerformer(parts) {
    const { store } = parts;
    return {
        perform: async (work) => {
            const { task, finish } = work;
            const row = await connectionsOf(store, task.org_id).where("id", "=", task.subject_id).executeTakeFirst();
            const summary = row && (await summarize(parts, row, numberOf(task)).catch(asRefusal));
            if (summary instanceof errors/* ReleaseDocsError */.D)
                return fail(parts, work, `${summary.message} ${summary.hint}`);
            await store.transaction(async (within) => {
                await store_lockOrganization(within, task.org_id);
                if (summary !== undefined)
                    await keepMergeSummary(within, actorOf(task), task.subject_id, summary);
                await finish(within);
            });
        },
        giveUp: (work, error) => fail(parts, work, `The service failed: ${String(error)}`),
    };
}
async function summarize(parts, row, number) {
    const connected = await readConnectedRepository(parts, row.id);
    const app = connected.app && (await readApp(parts, row));
    if (app === undefined) {
        throw new errors/* ReleaseDocsError */.D({
            code: "codehost/no-app",
            message: `The connection ${row.name} names no code-host app, so there are no pull requests to be read.`,
            hint: "Make a connection with the code host's token, and name it as codehostAppConnectionId.",
        });
    }
    const codeHost = await openCodeHost(parts, app);
    const merged = await codeHost.readMergedPullRequest(nameConnected(connected).name, number);
    return { ...summarizeMerge(merged), originUrl: merged.webUrl, number };
}
// What a person has to mend is not mended by another attempt.
function asRefusal(error) {
    if (error instanceof errors/* ReleaseDocsError */.D)
        return error;
    throw error;
}
async function fail({ store }, { task, finish }, delta) {
    const config = { connectionId: task.subject_id, number: numberOf(task) };
    await store.transaction(async (within) => {
        const summary = "A merged pull request was not summarized";
        await audit_writeAudit(within, actorOf(task), { type: "error", summary, delta, config });
        await finish(within);
    });
}
function numberOf({ payload_json }) {
    const { number } = JSON.parse(payload_json);
    return number;
}
const summarize_merge_KIND = { operation_type: "summarize", origin_type: "merge" };
/**
 * Keeps the summary of a merged pull request as a closed conversation of no publication, one for each address of a pull
 * request: a later summary that says something else takes the place of the earlier.
 */
async function keepMergeSummary(within, actor, connectionId, { title, summary, originUrl, number }) {
    const known = await within.database
        .selectFrom("conversations")
        .select(["id", "summary"])
        .where("org_id", "=", actor.orgId)
        .where("operation_type", "=", summarize_merge_KIND.operation_type)
        .where("origin_type", "=", summarize_merge_KIND.origin_type)
        .where("origin_url", "=", originUrl)
        .executeTakeFirst();
    if (known?.summary === summary)
        return;
    const id = known?.id ?? (await insert(within, actor, connectionId, { title, originUrl, number }));
    await updateConversation(within, id, { title, summary });
    const entry = { kind: "summary", status: "success", message: summary };
    await insertEntries(within, { conversationId: id, turnId: null }, [entry]);
    const done = known === undefined ? "create" : "update";
    const config = { conversationId: id, connectionId, number };
    await audit_writeAudit(within, actor, { type: `action-${done}`, summary: "Summarized a merged pull request", config });
}
async function insert(within, { orgId }, connectionId, { title, originUrl, number }) {
    const row = {
        ...newRow(within, "cnv"),
        ...summarize_merge_KIND,
        org_id: orgId,
        connection_id: connectionId,
        status: "closed",
        staged: 0,
        excluded_files_json: "[]",
        trigger_type: "merge",
        title,
        labels_json: "[]",
        request_json: JSON.stringify({ number }),
        origin_url: originUrl,
    };
    await within.database.insertInto("conversations").values(row).execute();
    return row.id;
}

;// CONCATENATED MODULE: ./lib/service/domain/sync.js












/**
 * Syncs connections (interface, "Connections", sync): a repository is fetched into its cache, of others the health and
 * the rate limit are read. What the product refuses is an outcome like any other; a deleted or paused connection is
 * left alone.
 */
function createConnectionSyncPerformer(parts) {
    const { store } = parts;
    return {
        perform: async ({ task, finish }) => {
            const row = await readSubject(store, task);
            const synced = row && (await syncConnection(parts, row));
            await store.transaction(async (within) => {
                if (synced !== undefined)
                    await recordSync(within, actorOf(task), synced);
                await finish(within);
            });
        },
        giveUp: async ({ task, finish }, error) => {
            const row = await readSubject(store, task);
            await store.transaction(async (within) => {
                if (row !== undefined)
                    await recordSync(within, actorOf(task), failSync(within, row, error));
                await finish(within);
            });
        },
    };
}
/** Brings a connection up to date; nothing of it is recorded yet. */
async function syncConnection(parts, row) {
    const at = parts.store.now();
    const looked = await lookAtConnection(parts, row);
    if (looked.isPaused || !looked.healthy || row.type !== "codehostRepo")
        return { row, found: looked, at };
    const fetched = {};
    const found = await (0,json_api/* tellHealth */.IP)(async () => {
        const { history } = await openRepository(parts, row);
        fetched.news = await readNews(parts.store, row, history);
        fetched.fates = await readDraftFates(parts, row);
        return looked;
    });
    return { row, found, at, ...fetched };
}
/** A sync that ended with a fault of the service's own. */
function failSync({ now }, row, error) {
    return { row, found: { healthy: false, error: `The service failed: ${String(error)}` }, at: now() };
}
/** Records a sync in the transaction that ends its task, unless the connection became another meanwhile. */
async function recordSync(within, actor, synced) {
    const { row, found, at, news, fates = [] } = synced;
    if (found.isPaused)
        return;
    await store_lockOrganization(within, actor.orgId);
    const present = await connectionsOf(within, actor.orgId).where("id", "=", row.id).executeTakeFirst();
    if (present !== undefined && (present.type !== row.type || present.config_json !== row.config_json))
        return;
    if (news !== undefined)
        await recordNews(within, actor, row, news);
    await recordDraftFates(within, actor, fates);
    const delta = await recordFound(within, row, found, found.healthy ? at : row.synced_at);
    const summary = found.healthy ? "Synced a connection" : "Could not sync a connection";
    const config = { connectionId: row.id, healthy: found.healthy };
    await audit_writeAudit(within, actor, { type: "connection-sync", summary, delta, config });
}
async function readSubject(store, { org_id, subject_id }) {
    return connectionsOf(store, org_id).where("id", "=", subject_id).executeTakeFirst();
}
/**
 * Syncs publications: each of their connections in turn (interface, "Publications", rule 5). All is recorded at once with
 * the end of the job, so that a sync that is begun again tells nothing twice. A publication that is gone is left alone,
 * and its job is `errored`.
 */
function createPublicationSyncPerformer(parts) {
    const readSubject = ({ org_id, subject_id }) => publicationsOf(parts.store, org_id).where("id", "=", subject_id).executeTakeFirst();
    return {
        perform: async (work) => {
            const { jobId } = jobOf(work.task);
            if (jobId !== undefined)
                await startJob(parts.store, jobId);
            const publication = await readSubject(work.task);
            const done = [];
            for (const { id, row } of publication ? await readUsedConnections(parts.store, publication) : []) {
                done.push({ id, synced: row && (await syncConnection(parts, row)) });
            }
            await record(parts, work, { publication, done, isDone: publication !== undefined && done.every(isSynced) });
        },
        giveUp: async (work, error) => {
            const publication = await readSubject(work.task);
            const used = publication ? await readUsedConnections(parts.store, publication) : [];
            const failed = used.map(({ id, row }) => ({ id, synced: row && failSync(parts.store, row, error) }));
            await record(parts, work, { publication, done: failed, isDone: false });
        },
    };
}
/** A paused connection is left alone on purpose, a deleted one cannot be synced. */
function isSynced({ synced }) {
    return synced !== undefined && (synced.found.isPaused === true || synced.found.healthy);
}
/** Tasks that an earlier program stored have no job. */
function jobOf({ payload_json }) {
    return JSON.parse(payload_json);
}
async function record({ store }, { task, finish }, { publication, done, isDone }) {
    const { jobId } = jobOf(task);
    await store.transaction(async (within) => {
        if (publication !== undefined) {
            const actor = actorOf(task);
            for (const { synced } of done)
                if (synced !== undefined)
                    await recordSync(within, actor, synced);
            const health = joinHealth(done.map(({ id, synced }) => ({ id, row: synced?.row, found: synced?.found ?? GONE })));
            const at = done.map(({ synced }) => synced?.at ?? "").findLast((time) => time !== "") ?? publication.synced_at;
            const delta = await recordPublicationHealth(within, publication, health, at);
            const config = { publicationId: publication.id, healthy: health.healthy };
            await audit_writeAudit(within, actor, { type: "action-update", summary: "Synced a publication", delta, config });
        }
        if (jobId !== undefined)
            await endJob(within, jobId, isDone ? "done" : "errored");
        await finish(within);
    });
}
/**
 * Asks a docs repository, one request each, what became of the pull requests that conversations have open there. One that
 * it does not tell of is taken for open, since a sync has more to do than this.
 */
async function readDraftFates(parts, row) {
    const drafts = await readOpenDrafts(parts.store, row);
    if (drafts.length === 0)
        return [];
    const host = await parts.places.openCodeHost(await readConnectedRepository(parts, row.id));
    const fates = [];
    for (const { id, output_url } of drafts) {
        const number = selectPullRequestNumber(output_url);
        if (number === undefined || host.readPullRequestState === undefined)
            continue;
        const state = await host.readPullRequestState(number).catch((error) => {
            if (error instanceof errors/* ReleaseDocsError */.D)
                return "open";
            throw error;
        });
        if (state !== "open")
            fates.push({ conversationId: id, state });
    }
    return fates;
}

;// CONCATENATED MODULE: ./lib/service/domain/commits/phrases.js

const LONGEST_WORD = 200;
/** Splits a body into its words, in one pass; a longer word than any name or date is kept as a gap between phrases. */
function splitWords(body) {
    const words = [];
    for (const [written] of body.matchAll(/\S+/g)) {
        if (written.length > LONGEST_WORD) {
            words.push({ text: "", closes: true });
            continue;
        }
        const opened = written.replace(/^["'`([{<*_“‘]+/, "");
        const text = opened.replace(/["'`)\]}>*_”’.,;:!?]+$/, "");
        words.push({ text, closes: /[.;!?)\]}]/.test(opened.slice(text.length)) });
    }
    return words;
}
const phrases_KINDS = new Map([
    ...["tag", "release", "version"].map((word) => [word, "tag"]),
    ...["commit", "commits", "revision", "sha"].map((word) => [word, "commit"]),
]);
/**
 * Reads the tag or the commit that is named at `index`, behind an article and its kind ("the tag v1.2.0"). A name
 * counts as a tag if there is one, if it is written like a version, or if the body calls it a tag.
 */
function parseReference(words, index, tags) {
    let at = index;
    if (words[at]?.text.toLowerCase() === "the")
        at += 1;
    const kind = phrases_KINDS.get(words[at]?.text.toLowerCase() ?? "");
    if (kind !== undefined)
        at += 1;
    const name = words[at]?.text ?? "";
    const taken = at + 1 - index;
    const tag = kind === "commit" ? undefined : selectTagName(name, tags, kind === "tag");
    if (tag !== undefined)
        return { kind: "tag", name: tag, words: taken };
    const isCommit = kind === "commit" ? /^[0-9a-f]{4,64}$/i.test(name) : looksLikeSha(name);
    return isCommit ? { kind: "commit", name, words: taken } : undefined;
}
/** Whether a word by itself can only be a commit: 7 to 64 hexadecimal digits, letters and figures among them. */
function looksLikeSha(word) {
    return /^[0-9a-f]{7,64}$/i.test(word) && /\d/.test(word) && /[a-f]/i.test(word);
}
/** A tag's name for a word: the tag itself, the release that a short version means (v1.2 → v1.2.0), or as written. */
function selectTagName(word, tags, isCalledTag) {
    if (word === "")
        return undefined;
    if (tags.some(({ name }) => name === word) && (isCalledTag || /\d/.test(word)))
        return word;
    const version = (0,git_tags/* parseTagName */.fe)(word);
    if (version === undefined || (!isCalledTag && !isWrittenAsVersion(word)))
        return undefined;
    const same = tags.filter(({ name }) => {
        const other = (0,git_tags/* parseTagName */.fe)(name);
        return other?.series === version.series && (0,git_tags/* isFinal */.dR)(other) && (0,git_tags/* compareVersions */.Zy)(other, version) === 0;
    });
    return same.length === 1 ? same[0]?.name : word;
}
function isWrittenAsVersion(word) {
    return !/^\d{4}[-.]\d\d[-.]\d\d/.test(word) && /(?:^|[-_/@])(?:v\d|\d+\.\d)/i.test(word);
}
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * Loads the library that does the arithmetic of dates, which nothing else needs, and returns a reader of phrases such
 * as "7 days ago", "last month" and "March 3". A day, a month or a quarter is read as the whole of it, in UTC; a day or
 * a month that could be ahead of the clock is the one before.
 */
async function loadParseTime(now) {
    const { casual } = await __webpack_require__.e(/* import() */ 307).then(__webpack_require__.bind(__webpack_require__, 9307));
    return (text) => {
        const [found] = casual.parse(text, { instant: now, timezone: 0 });
        if (found === undefined || found.index !== 0 || found.start.date().getTime() > now.getTime() + 366 * DAY)
            return;
        const point = found.start;
        const date = point.date();
        const unit = /^last (week|month|quarter|year)$/i.exec(found.text)?.[1]?.toLowerCase();
        if (unit !== undefined)
            return { ...buildUnit(date, unit), text: found.text };
        const start = new Date(date);
        if (start > now && point.isCertain("weekday") && !point.isCertain("day"))
            start.setTime(start.getTime() - 7 * DAY);
        if (start > now && point.isCertain("month") && !point.isCertain("year"))
            start.setUTCFullYear(start.getUTCFullYear() - 1);
        if (point.isCertain("hour") || / ago$/i.test(found.text))
            return { start, end: start, text: found.text };
        const isMonth = point.isCertain("month") && !point.isCertain("day");
        return { ...buildUnit(start, isMonth ? "month" : "day"), text: found.text };
    };
}
/** The day, week (from Monday), month, quarter or year that a date lies in, in UTC, to its last second. */
function buildUnit(date, unit) {
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    const midnight = Math.floor(date.getTime() / DAY) * DAY;
    const monday = midnight - ((date.getUTCDay() + 6) % 7) * DAY;
    const quarter = month - (month % 3);
    const [start, next] = unit === "year"
        ? [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
        : unit === "quarter"
            ? [Date.UTC(year, quarter), Date.UTC(year, quarter + 3)]
            : unit === "month"
                ? [Date.UTC(year, month), Date.UTC(year, month + 1)]
                : unit === "week"
                    ? [monday, monday + 7 * DAY]
                    : [midnight, midnight + DAY];
    return { start: new Date(start), end: new Date(next - 1000) };
}

;// CONCATENATED MODULE: ./lib/service/domain/commits/body.js


const MOST_TIMES = 50;
const MOST_QUOTED = 3;
const LONGEST_QUOTE = 100;
const MAY_SELECT = /\b(?:since|after|from|between|last|past|latest|previous|newest|recent|this|commits?|revision|sha)\b|[0-9a-f]{7}|\.\./i;
/**
 * Reads which commits a body asks for (interface, "Within `body` …", and rule 7: only where `changes` is silent).
 * Words that mean different commits are not guessed between: the latest changes are taken, and that is said.
 */
async function selectFromBody(history, body, now) {
    const found = MAY_SELECT.test(body)
        ? findPhrases(splitWords(body), { tags: history.tags, now, parseTime: limit(await loadParseTime(now)) })
        : [];
    const phrases = await keepCommits(history, found);
    const distinct = [...new Map(phrases.map((phrase) => [JSON.stringify(phrase.meant), phrase])).values()];
    const [only, second] = distinct;
    const quoted = distinct
        .slice(0, MOST_QUOTED)
        .map(({ quote }) => `"${quote}"`)
        .join(" and ");
    if (only === undefined)
        return { changes: [], origin: describeNothing(found), isClear: false };
    if (second !== undefined) {
        return { changes: [], origin: `\`body\` names more than one selection: ${quoted}`, isClear: false };
    }
    return { changes: await body_buildChanges(history, only.meant), origin: `read from ${quoted} in \`body\``, isClear: true };
}
/** Leaves out what looks like a commit, is called none, and is none of this history: a digest, a colour, an id. */
async function keepCommits({ directory }, phrases) {
    const kept = [];
    for (const phrase of phrases) {
        const { looksLike } = phrase;
        if (looksLike === undefined) {
            kept.push(phrase);
            continue;
        }
        const known = await (0,revision/* readRevisions */.p2)(directory, looksLike);
        const commits = looksLike.filter((_, index) => known[index] !== "unknown");
        if (commits.length > 0)
            kept.push(buildNamed(commits, true));
    }
    return kept;
}
function describeNothing(found) {
    const nothing = "neither `changes` nor `body` names any commits";
    const quotes = found.slice(0, MOST_QUOTED).map(({ quote }) => quote.slice(0, LONGEST_QUOTE));
    return quotes.length === 0 ? nothing : `${nothing}: there is no commit ${quotes.join(" or ")}`;
}
async function body_buildChanges({ directory, tags }, meant) {
    if (meant === "latest")
        return [];
    if (!("start" in meant))
        return [meant];
    const [startSha = "", endSha = ""] = await Promise.all([meant.start, meant.end].map(async ({ kind, name }) => kind === "tag" ? (await (0,revision/* resolveTag */.fn)(directory, tags, name)).commit : name));
    return [{ commits: { startSha, endSha } }];
}
/** The same reader, which gives up after so many different texts that no person wrote them. */
function limit(parseTime) {
    const known = new Map();
    return (text) => {
        if (!known.has(text) && known.size < MOST_TIMES)
            known.set(text, parseTime(text));
        return known.get(text);
    };
}
const MOST_WORDS = 12;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const RECENT = /^(?:last|past|latest|previous|newest|recent)$/;
const OF_TIME = /^(hour|day|week|month|quarter|year)s?$/;
const OF_RELEASE = /^(?:release|version|tag)s?$/;
const TIME_BEGINS = /^(?:\d|an?$|last$|today|yesterday|one$|two$|three$|four$|five$|six$|seven$|eight$|nine$|ten$|jan|feb|mar|apr|may$|june?$|july?$|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)/i;
const DELTA = /^(.+?)\.{2,3}(.+)$/;
const READERS = [readSince, readBetween, readDelta, readRecent, readThis];
/** Finds every phrase that selects commits (interface, "Within `body` …"): each place looks at a dozen words at most. */
function findPhrases(words, context) {
    const phrases = [];
    const shas = new Set();
    let isCalled = false;
    for (let index = 0; index < words.length;) {
        const clause = selectClause(words, index);
        const reading = READERS.reduce((found, read) => found ?? read(clause, 0, context), undefined);
        const named = reading ? undefined : readCommit(clause, context);
        if (reading !== undefined)
            phrases.push({ quote: quoteWords(clause, reading.words), meant: reading.meant });
        if (named !== undefined) {
            shas.add(named.name);
            isCalled ||= clause[0]?.text !== named.name;
        }
        index += reading?.words ?? named?.words ?? 1;
    }
    if (shas.size > 0)
        phrases.push(buildNamed([...shas], isCalled));
    return phrases;
}
/** Commits that are named one by one. */
function buildNamed(shas, isCalled) {
    return { quote: shas.join(", "), meant: { commits: { shas } }, ...(isCalled ? {} : { looksLike: shas }) };
}
function selectClause(words, index) {
    const clause = words.slice(index, index + MOST_WORDS);
    const end = clause.findIndex(({ closes }) => closes);
    return end === -1 ? clause : clause.slice(0, end + 1);
}
function quoteWords(clause, count) {
    return clause
        .slice(0, count)
        .map(({ text }) => text)
        .join(" ");
}
function wordAt(words, index) {
    return words[index]?.text.toLowerCase() ?? "";
}
/** "since v1.2", "after commit abc1234", "since the last release", "since last month". */
function readSince(words, index, context) {
    if (!/^(?:since|after)$/.test(wordAt(words, index)))
        return undefined;
    const at = index + 1;
    const article = Number(wordAt(words, at) === "the");
    if (RECENT.test(wordAt(words, at + article)) && /^(?:release|version|tag)$/.test(wordAt(words, at + article + 1))) {
        return { words: article + 3, meant: "latest" };
    }
    const start = parseReference(words, at, context.tags);
    if (start !== undefined)
        return { words: start.words + 1, meant: buildSince(start) };
    const time = readTime(words, at, words.length, context);
    if (time === undefined || time.start > context.now)
        return undefined;
    return { words: time.words + 1, meant: buildTimeRange(time.start, context.now) };
}
/** "from abc1234 to def5678", "between v1.2 and v1.3", "from 1 May to 3 June". */
function readBetween(words, index, context) {
    const opening = wordAt(words, index);
    if (opening !== "from" && opening !== "between")
        return undefined;
    const joins = opening === "from" ? /^(?:to|until|till|through|up)$/ : /^and$/;
    const join = words.findIndex((_, at) => at > index + 1 && joins.test(wordAt(words, at)));
    if (join === -1)
        return undefined;
    const second = join + 1 + Number(wordAt(words, join) === "up");
    const start = parseReference(words, index + 1, context.tags);
    if (start !== undefined && start.words === join - index - 1) {
        if (/^(?:head|now|today|main|master)$/.test(wordAt(words, second))) {
            return { words: second + 1 - index, meant: buildSince(start) };
        }
        const end = parseReference(words, second, context.tags);
        return end && { words: second + end.words - index, meant: buildBetween(start, end) };
    }
    const first = readTime(words, index + 1, join, context);
    const last = first && readTime(words, second, words.length, context);
    if (first === undefined || last === undefined || first.start >= last.end)
        return undefined;
    return { words: second + last.words - index, meant: buildTimeRange(first.start, last.end) };
}
/** "abc1234..def5678", "v1.2.0...v1.3.0". */
function readDelta(words, index, { tags }) {
    const [, from = "", to = ""] = DELTA.exec(words[index]?.text ?? "") ?? [];
    const [start, end] = [from, to].map((text) => parseReference([{ text, closes: true }], 0, tags));
    return start && end && { words: 1, meant: buildBetween(start, end) };
}
/** "last five commits", "the 3 most recent releases", "the latest release", "the past week", "last quarter". */
function readRecent(words, index, context) {
    let at = index + Number(wordAt(words, index) === "the");
    const isDefinite = at > index || wordAt(words, at) === "past";
    let count = parseCount(wordAt(words, at));
    if (count !== undefined)
        at += 1;
    if (wordAt(words, at) === "most" && wordAt(words, at + 1) === "recent")
        at += 1;
    if (!RECENT.test(wordAt(words, at)))
        return undefined;
    at += 1;
    const after = count === undefined ? parseCount(wordAt(words, at)) : undefined;
    if (after !== undefined)
        at += 1;
    count ??= after;
    const thing = wordAt(words, at);
    const taken = at + 1 - index;
    if (/^commits?$/.test(thing))
        return { words: taken, meant: { commits: { count: count ?? 1 } } };
    if (OF_RELEASE.test(thing))
        return { words: taken, meant: { releases: { count: count ?? 1 } } };
    const unit = OF_TIME.exec(thing)?.[1];
    if (unit === undefined || (count === undefined && /^(?:latest|newest|recent)$/.test(wordAt(words, at - 1))))
        return;
    const isRolling = isDefinite || count !== undefined || unit === "hour" || unit === "day";
    const time = context.parseTime(isRolling ? `${count ?? 1} ${unit}s ago` : `last ${unit}`);
    return time && { words: taken, meant: buildTimeRange(time.start, isRolling ? context.now : time.end) };
}
/** "this month": from its beginning to now. */
function readThis(words, index, { now }) {
    const [, unit] = OF_TIME.exec(wordAt(words, index + 1)) ?? [];
    if (wordAt(words, index) !== "this" || unit === undefined || unit === "hour")
        return undefined;
    return { words: 2, meant: buildTimeRange(buildUnit(now, unit).start, now) };
}
function readCommit(words, { tags }) {
    const text = words[0]?.text ?? "";
    const linked = /\/commit\/([0-9a-f]{7,64})$/i.exec(text)?.[1];
    if (linked !== undefined)
        return { kind: "commit", name: linked, words: 1 };
    if (looksLikeSha(text))
        return { kind: "commit", name: text, words: 1 };
    if (!/^(?:commits?|revision|sha)$/i.test(text) || !looksLikeNumber(words[1]?.text ?? ""))
        return undefined;
    return parseReference(words, 0, tags);
}
function looksLikeNumber(word) {
    return /^[0-9a-f]{7,64}$/i.test(word);
}
function readTime(words, index, end, { parseTime }) {
    const text = words.slice(index, end).map((word) => word.text);
    const article = Number(text[0]?.toLowerCase() === "the");
    if (!TIME_BEGINS.test(text[article] ?? ""))
        return undefined;
    const time = parseTime(text.slice(article).join(" "));
    return time && { ...time, words: article + time.text.split(" ").length };
}
function parseCount(word) {
    if (/^[1-9]\d{0,5}$/.test(word))
        return Number(word);
    const index = NUMBERS.indexOf(word);
    return index === -1 ? undefined : index + 1;
}
function buildSince({ kind, name }) {
    return kind === "tag" ? { tags: { start: name } } : { commits: { startSha: name } };
}
function buildBetween(start, end) {
    if (start.kind !== end.kind)
        return { start, end };
    if (start.kind === "tag")
        return { tags: { start: start.name, end: end.name } };
    return { commits: { startSha: start.name, endSha: end.name } };
}
function buildTimeRange(start, end) {
    return { timeRange: { start: renderTime(start), end: renderTime(end) } };
}
function renderTime(date) {
    return date.toISOString().replace(".000Z", "Z");
}

;// CONCATENATED MODULE: ./lib/service/domain/comments/commands.js





const MOST_SENTENCES = 100;
/**
 * Makes one request of a conversation's request and its comments, the oldest first; the texts in `comments` of the
 * request come before them. The last one that selects commits decides which are meant: by its own `changes`, else by its
 * words. With an event type the request's own texts are context only (interface, rules 6 and 7 of create-job). Files
 * that comments excluded before `excludedAt` are not among those that are excluded.
 */
async function readAsked({ history, repository }, request, { comments, now, excludedAt }) {
    const own = request.eventType === undefined ? (request.comments ?? []) : [];
    const all = [...own.map((body) => ({ body, createdAt: now, askedAt: new Date(0) })), ...comments];
    let selection = await readSelection(history, request, now);
    const others = [];
    const parsed = all.map((comment) => ({ comment, parts: parseComment(comment, repository) }));
    for (const { comment, parts } of parsed) {
        const read = await selectFromComment(history, comment, parts.others);
        selection = read.selection ?? selection;
        others.push(...read.others);
    }
    const parts = parsed.map((one) => one.parts);
    const counts = ({ createdAt, askedAt = createdAt }) => excludedAt === undefined || askedAt > excludedAt;
    const commands = parsed.flatMap(({ comment, parts: { commands } }) => commands.filter(({ kind }) => kind !== "exclude" || counts(comment)));
    const { remarks, ...joined } = joinCommands(commands);
    return {
        selection,
        ...joined,
        guidance: parts.flatMap(({ guidance }) => guidance),
        suggestions: parts.flatMap(({ suggestion }) => suggestion ?? []),
        notUnderstood: others,
        remarks,
    };
}
/** `changes` before `body`; with an event type `body` is context only. */
async function readSelection(history, request, now) {
    if (request.changes !== undefined && request.changes.length > 0) {
        return { changes: request.changes, origin: "from `changes`", isClear: true };
    }
    if (request.eventType !== undefined) {
        const origin = "`changes` names none, and `body` is only read without `eventType`";
        return { changes: [], origin, isClear: false };
    }
    return selectFromBody(history, request.body, now);
}
/** What a comment selects, and its sentences that select nothing; where it names several selections, none is taken. */
async function selectFromComment(history, { changes, createdAt }, sentences) {
    if (changes !== undefined && changes.length > 0) {
        return { selection: { changes, origin: "from `changes` of a comment", isClear: true }, others: sentences };
    }
    const looked = sentences.slice(0, MOST_SENTENCES);
    const read = await Promise.all(looked.map((sentence) => selectFromBody(history, sentence, createdAt)));
    const others = sentences.filter((_, index) => read[index]?.isClear !== true);
    const selecting = sentences.filter((_, index) => read[index]?.isClear === true);
    if (selecting.length === 0)
        return { selection: undefined, others };
    const selection = await selectFromBody(history, selecting.join("\n"), createdAt);
    if (!selection.isClear)
        return { selection: undefined, others: sentences };
    return { selection: { ...selection, origin: selection.origin.replace(/ in `body`$/, " in a comment") }, others };
}
function joinCommands(commands) {
    const leftOut = new Map();
    const strangers = [];
    for (const command of commands) {
        if (command.kind !== "leaveOut" && command.kind !== "bringBack")
            continue;
        for (const reference of command.references) {
            const name = nameReference(reference);
            if (command.kind === "leaveOut")
                leftOut.set(name, reference);
            else if (!leftOut.delete(name))
                strangers.push(name);
        }
    }
    const reword = commands.flatMap((command) => (command.kind === "reword" ? [command] : []));
    const excluded = commands.flatMap((command) => (command.kind === "exclude" ? [command.path] : []));
    return {
        edits: { leaveOut: [...leftOut.values()], reword },
        excludedFiles: [...new Set(excluded)],
        remarks: (0,shared_text/* tellTexts */.M_)("Asked to be brought back, but never left out by a comment", strangers),
    };
}
// "Thanks!", and "Like this:" above a suggestion.
const SMALL_TALK = /^[^`"#]{0,60}:$|^(?:thanks|thank you|thx|cheers|hi|hello|hey|lgtm|looks? good|great|nice|good|perfect|awesome)\b[\w ,']{0,40}$/i;
/** Takes a comment apart, sentence by sentence. `repository` is the one that is written about: its `octo/widget#12` is `#12`. */
function parseComment({ body, anchor }, repository) {
    const text = body.replace(/\r\n?/g, "\n").replaceAll(`${repository}#`, "#");
    const { suggested, prose } = takeSuggestion(text);
    const { understood, others } = readSentences(prose, (sentence) => {
        if (SMALL_TALK.test(sentence))
            return { kind: "smallTalk" };
        const command = parseCommentCommand(sentence, anchor?.filePath);
        return command ?? (parseGuidanceSentence(sentence) === undefined ? undefined : { kind: "guidance" });
    });
    const commands = understood.flatMap(({ meaning }) => meaning.kind === "guidance" || meaning.kind === "smallTalk" ? [] : [meaning]);
    const guidance = understood.flatMap(({ meaning, sentence }) => (meaning.kind === "guidance" ? [sentence] : []));
    if (suggested === undefined)
        return { commands, guidance, suggestion: undefined, others };
    const isPlaced = anchor !== undefined;
    return {
        commands,
        guidance,
        suggestion: isPlaced ? { anchor, text: suggested } : undefined,
        others: isPlaced ? others : [...others, "a suggestion that is not about any lines"],
    };
}
/** The first closed block of code that is called a suggestion, and the text around it. */
function takeSuggestion(text) {
    const lines = text.split("\n");
    const start = lines.findIndex((line) => /^ {0,3}(?:`{3,}|~{3,})suggestion\s*$/.test(line));
    const fence = /[`~]+/.exec(lines[start] ?? "")?.[0] ?? "";
    const end = lines.findIndex((line, index) => index > start && line.trim().startsWith(fence) && /^ {0,3}[`~]+\s*$/.test(line));
    if (start === -1 || end === -1)
        return { suggested: undefined, prose: text };
    const suggested = lines.slice(start + 1, end).map((line) => `${line}\n`);
    return { suggested: suggested.join(""), prose: [...lines.slice(0, start), ...lines.slice(end + 1)].join("\n") };
}
const LONGEST_TEXT = 300;
const commands_REFERENCE = "(?:(?:the )?(?:pull request |PR |entry |change )?#\\d+|(?:the )?commit [0-9a-f]{4,64}|[0-9a-f]{7,64})";
const REFERENCES = `(?<references>${commands_REFERENCE}(?:(?:,? and |, ?)${commands_REFERENCE})*)`;
const NOTES = "(?: (?:from|of|in|to) (?:the )?(?:notes|release notes|changelog|draft|documents))?";
const commands_form = (source) => new RegExp(`^(?:${source})$`, "is");
const LEAVE_OUT = commands_form(`(?:leave out|drop|omit|skip|remove|take out|exclude|delete) ${REFERENCES}${NOTES}`);
const BRING_BACK = commands_form(`(?:bring back|bring|take in|restore|include|list|keep|re-?add|add) ${REFERENCES}(?: again| back)?${NOTES}`);
const REWORD = commands_form(`(?:reword|rephrase|rename|retitle|change) (?<references>${commands_REFERENCE})(?:(?: (?:to|as))?: ?| (?:to|as)\\s|(?= ${QUOTED}$))(?<text>.+)`);
const EXCLUDE = commands_form(`(?:exclude|leave out|drop|omit|skip|remove) (?:the file )?(?<path>${PATH})(?: from the (?:draft|pull request))?`);
const EXCLUDE_THIS = /^(?:exclude|leave out|drop|omit|skip|remove) this file$/i;
/**
 * Reads what a sentence of a comment asks for: "leave out #12", "bring back #12", "reword #12: New text" (up to the
 * end), "exclude docs/guide.md", and "exclude this file" in a comment on one. Undefined for anything else.
 */
function parseCommentCommand(sentence, filePath) {
    const leaveOut = LEAVE_OUT.exec(sentence)?.groups;
    if (leaveOut !== undefined)
        return { kind: "leaveOut", references: parseReferences(leaveOut.references) };
    const bringBack = BRING_BACK.exec(sentence)?.groups;
    if (bringBack !== undefined)
        return { kind: "bringBack", references: parseReferences(bringBack.references) };
    const reword = REWORD.exec(sentence)?.groups;
    if (reword !== undefined)
        return readReword(reword.references, reword.text);
    const path = parsePath(EXCLUDE.exec(sentence)?.groups?.path);
    if (path !== undefined && !path.endsWith("/"))
        return { kind: "exclude", path };
    return filePath !== undefined && EXCLUDE_THIS.test(sentence) ? { kind: "exclude", path: filePath } : undefined;
}
function readReword(references, written = "") {
    const [reference] = parseReferences(references);
    const isQuoted = new RegExp(`^${QUOTED}$`).test(written.trim());
    const text = (0,shared_text/* quoteText */.ol)(isQuoted ? unquote(written.trim()) : written, LONGEST_TEXT);
    return reference === undefined || !/[\p{L}\p{N}]/u.test(text) ? undefined : { kind: "reword", reference, text };
}
function parseReferences(text = "") {
    return [...text.matchAll(/#(?<number>\d+)|\b(?<sha>[0-9a-f]{4,64})\b/gi)].map(({ groups }) => groups?.number === undefined ? { sha: (groups?.sha ?? "").toLowerCase() } : { pullRequest: Number(groups.number) });
}
/** A reference as a person wrote it. */
function nameReference(reference) {
    return "sha" in reference ? reference.sha : `#${reference.pullRequest}`;
}
/**
 * Tells of wishes for changes that are not among those that are written about, or have no line of their own, in any
 * source; and of those that several sources have a change for.
 */
function selectUnmatched(parts) {
    const leaveOut = countMatches(parts, ({ edits }) => edits.leaveOut, selectLeftOut);
    const reword = countMatches(parts, ({ edits }) => edits.reword.map(({ reference }) => reference), selectListed);
    const named = (matches, isMeant) => [...matches].flatMap(([name, count]) => (isMeant(count) ? [name] : []));
    const isMissing = (count) => count === 0;
    const isAmbiguous = (count) => count > 1;
    const ambiguous = new Set([...named(leaveOut, isAmbiguous), ...named(reword, isAmbiguous)]);
    return [
        ...(0,shared_text/* tellTexts */.M_)("Asked to be left out, but no change that would be listed", named(leaveOut, isMissing)),
        ...(0,shared_text/* tellTexts */.M_)("Asked to be reworded, but no change with a line of its own", named(reword, isMissing)),
        ...(0,shared_text/* tellTexts */.M_)("Followed in several repositories; write owner/name#12 to mean one", [...ambiguous]),
    ];
}
/** In how many parts a reference names a change, by the reference as a person wrote it. */
function countMatches(parts, select, changesOf) {
    const matches = new Map();
    for (const part of parts) {
        const changes = changesOf(part);
        const references = new Map(select(part).map((reference) => [nameReference(reference), reference]));
        for (const [name, reference] of references) {
            const isThere = changes.some((change) => isNamedBy(change, reference));
            matches.set(name, (matches.get(name) ?? 0) + Number(isThere));
        }
    }
    return matches;
}
function selectLeftOut({ written }) {
    return written.flatMap(({ notes }) => notes.leftOut);
}
function selectListed({ written }) {
    return written.flatMap(({ notes: { changes, dependencies } }) => {
        const folded = new Set(dependencies.shas);
        return changes.filter(({ commits }) => !folded.has(commits[0].sha));
    });
}

// EXTERNAL MODULE: ./lib/integrations/notion.js
var notion = __webpack_require__(870);
// EXTERNAL MODULE: ./lib/shared/linked-page.js
var linked_page = __webpack_require__(8998);
// EXTERNAL MODULE: ./lib/hosts/bitbucket/pages.js
var pages = __webpack_require__(205);
// EXTERNAL MODULE: ./lib/hosts/github/pages.js
var github_pages = __webpack_require__(6339);
// EXTERNAL MODULE: ./lib/integrations/jira.js
var jira = __webpack_require__(5503);
;// CONCATENATED MODULE: ./lib/service/domain/link-readers.js










/**
 * The ways to read a link through connections (contract, `relevantLinks`), in the order in which they are tried: the
 * repository that the link is in, then the code host's apps, the tracker of the link's site, the notes tools; last the
 * process's own GitHub. A token is asked for nothing but pages of the origin that its API belongs to, and once.
 */
function selectReaders(parts, address, { connections, apps }) {
    const url = URL.parse(address);
    if (url === null)
        return [];
    const readers = new Map();
    for (const type of link_readers_ORDER) {
        for (const row of connections.filter((connection) => connection.type === type)) {
            const { id, read } = selectReader(parts, url, { row, apps });
            if (read !== undefined && !readers.has(id))
                readers.set(id, read);
        }
    }
    const own = selectOwn(parts, url);
    return [...readers.values(), ...(own === undefined ? [] : [own])];
}
const link_readers_ORDER = ["codehostRepo", "codehostApp", "codehostbApp", "tracker", "notesTool"];
/** The way through one connection, and the ID of the connection that has the token. */
function selectReader(parts, url, { row, apps }) {
    const { id, type } = row;
    if (type === "tracker")
        return { id, read: selectByTracker(parts, url, row) };
    if (type === "notesTool")
        return { id, read: selectByNotes(parts, url, row) };
    if (type !== "codehostRepo")
        return { id, read: selectByApp(parts, url, row)?.read };
    const { repositoryUrl = "", codehostAppConnectionId = "" } = JSON.parse(row.config_json);
    const app = apps.get(codehostAppConnectionId);
    return { id: codehostAppConnectionId, read: app && selectByRepository(parts, url, { app, repositoryUrl }) };
}
/** The app's token, for pages of this repository only: the app itself need not be readable. */
function selectByRepository(parts, url, { app, repositoryUrl }) {
    const found = selectByApp({ ...parts, outside: { ...parts.outside, send: stayAt(parts.outside.send) } }, url, app);
    const page = `${url.origin}/${found?.repository}`;
    return (0,git_repository.parseRemote)(repositoryUrl)?.webUrl.toLowerCase() === page.toLowerCase() ? found?.read : undefined;
}
/** Refuses what the API has elsewhere by now: a transferred issue is in another repository. */
function stayAt(send) {
    return async (address, request) => {
        const answer = await send(address, request);
        if (answer.url.pathname === new URL(address).pathname)
            return answer;
        throw new errors/* ReleaseDocsError */.D({
            code: "outbound/redirected",
            message: `${new URL(address).host} has the page elsewhere by now.`,
            hint: "Give the address that it leads to in the end.",
        });
    };
}
function selectByApp(parts, url, app) {
    if (url.origin !== selectWebOrigin({ baseUrl: selectApiUrl(parts.outside, app) }))
        return undefined;
    if (app.type === "codehostApp") {
        const link = (0,github_pages/* parseGitHubLink */.T)(url);
        return link && { repository: link.repository, read: async () => (await openGitHubApp(parts, app)).readPage(link) };
    }
    const link = (0,pages/* parseBitbucketLink */.b)(url);
    const { workspace = "" } = JSON.parse(app.config_json);
    if (!link?.repository.toLowerCase().startsWith(`${workspace.toLowerCase()}/`))
        return undefined;
    return { repository: link.repository, read: async () => (await openBitbucketApp(parts, app)).readPage(link) };
}
function selectByTracker(parts, url, row) {
    const { baseUrl = "" } = JSON.parse(row.config_json);
    const key = url.origin === URL.parse(baseUrl)?.origin ? (0,jira/* parseJiraKey */.J)(url) : undefined;
    return key === undefined ? undefined : async () => (await openTracker(parts, row)).readPage(key);
}
function selectByNotes(parts, url, row) {
    if ((0,notion/* parseNotionPageId */.j)(url.href) === undefined)
        return undefined;
    return async () => {
        const { title, text } = await (await openNotes(parts, row)).readPage(url.href);
        return { title: title || "A page without a title", excerpt: text };
    };
}
function selectOwn({ outside: { ownGitHub } }, url) {
    if (ownGitHub === undefined || url.origin !== selectWebOrigin({ baseUrl: ownGitHub.apiUrl }))
        return undefined;
    const { apiUrl: baseUrl, token, send } = ownGitHub;
    const link = (0,github_pages/* parseGitHubLink */.T)(url);
    if (link === undefined)
        return undefined;
    return async () => (await __webpack_require__.e(/* import() */ 241).then(__webpack_require__.bind(__webpack_require__, 8241))).createGitHub({ baseUrl, token, send }).readPage(link);
}
const link_readers_NONE = { connections: [], apps: new Map() };
/** The connections that a user may read links through; none where that user is gone. */
async function readReadableConnections(store, orgId, userId) {
    if (userId === null)
        return link_readers_NONE;
    const [access, rows] = await Promise.all([
        readAccess(store, userId),
        connectionsOf(store, orgId)
            .where("type", "in", ["codehostRepo", "codehostApp", "codehostbApp", "tracker", "notesTool"])
            .where("paused", "=", 0)
            .orderBy("seq")
            .execute(),
    ]);
    const apps = rows.filter(({ type }) => type === "codehostApp" || type === "codehostbApp");
    return {
        connections: rows.filter(({ id }) => access.may("connection:get", id)),
        apps: new Map(apps.map((row) => [row.id, row])),
    };
}
/** Joins what several users may read. */
function joinReadable(all) {
    const connections = new Map(all.flatMap((one) => one.connections.map((row) => [row.id, row])));
    return {
        connections: [...connections.values()].sort((one, other) => one.seq - other.seq),
        apps: new Map(all.flatMap(({ apps }) => [...apps])),
    };
}
/** The user who asked for a job; null where that user or the job is gone. */
async function readRequester({ database }, jobId) {
    if (jobId === null)
        return null;
    const job = await database.selectFrom("jobs").select("user_id").where("id", "=", jobId).executeTakeFirst();
    return job?.user_id ?? null;
}

;// CONCATENATED MODULE: ./lib/service/domain/links.js








const MAX_LINKS_READ = 20;
const LONGEST_READING = 30_000;
/**
 * Reads `relevantLinks` (interface, "Job request object"): through the connections that match them and that who gave the
 * link may read (`through`), all others as the public does. At most 20 of them, in 30 s together. Throws the reason of
 * `stop` only.
 */
async function readLinks(parts, links, { through, stop }) {
    const all = [...Map.groupBy(links, ({ url }) => url)];
    if (all.length === 0)
        return { links: [], remarks: [] };
    const users = [...new Set(links.map(({ askedBy }) => askedBy))];
    const readable = new Map(await Promise.all(users.map(async (user) => [user, await through(user)])));
    const readableBy = (given) => joinReadable(given.flatMap(({ askedBy }) => readable.get(askedBy) ?? []));
    const late = AbortSignal.timeout(LONGEST_READING);
    const bound = bindSignal(parts, AbortSignal.any([late, stop]));
    const read = await Promise.all(all.slice(0, MAX_LINKS_READ).map(([url, given]) => readOne(bound, url, readableBy(given)).catch((error) => {
        if (late.aborted && !stop.aborted)
            return { url, fault: `A link was not read within ${LONGEST_READING / 1000} s.` };
        throw error;
    })));
    const rest = all.length - MAX_LINKS_READ;
    const more = rest > 0 ? [`${countWords(rest, ["link was", "links were"])} not read: ${MAX_LINKS_READ} are at most.`] : [];
    return {
        links: read.filter((one) => "title" in one),
        remarks: [...read.flatMap((one) => ("fault" in one ? [describeUnread(one)] : [])), ...more],
    };
}
const LONGEST_ADDRESS = 200;
/** Without what an address may hold of secrets: a user, a query. */
function describeUnread({ url, fault }) {
    const address = url.replace(/[?#].*$/s, "").replace(/\/\/[^/@]*@/, "//");
    return `The link ${(0,shared_text/* quoteText */.ol)(address, LONGEST_ADDRESS)} could not be read. ${fault}`;
}
/** The same parts, whose requests end with `signal`. */
function bindSignal(parts, signal) {
    const bind = (send) => (address, request) => {
        signal.throwIfAborted();
        return send(address, { ...request, signal });
    };
    const { outside } = parts;
    const own = outside.ownGitHub;
    const ownGitHub = own && { ...own, send: bind(own.send) };
    return { ...parts, outside: { ...outside, send: bind(outside.send), ownGitHub } };
}
async function readOne(parts, url, connections) {
    let reason;
    for (const read of selectReaders(parts, url, connections)) {
        try {
            const { title, excerpt = "" } = await read();
            return { url, title: (0,shared_text/* quoteText */.ol)(title, 150), excerpt: (0,shared_text/* quoteText */.ol)(excerpt, 300) || undefined };
        }
        catch (error) {
            if (!(error instanceof errors/* ReleaseDocsError */.D))
                throw error;
            reason ??= error.message;
        }
    }
    if (reason === undefined)
        return readLink(url, parts.outside.send);
    return (await readPublicly(parts, url)) ?? { url, fault: reason };
}
/** A page that no connection could read, as the public reads it; undefined where that shows something else or nothing. */
async function readPublicly({ outside }, url) {
    // Pages of Notion are programs: without a connection each is titled Notion.
    if ((0,notion/* parseNotionPageId */.j)(url) !== undefined)
        return undefined;
    let origin;
    const reading = await readLink(url, async (address, request) => {
        const answer = await outside.send(address, request);
        ({ origin } = answer.url);
        return answer;
    });
    // Who may not see a page is led to a sign-in page, mostly of another host.
    return "title" in reading && origin === URL.parse(url)?.origin ? reading : undefined;
}
const MAX_LINKS_SHOWN = 50;
const links_LONGEST_TITLE = 150;
const links_LONGEST_EXCERPT = 300;
/** A list of links in Markdown, escaped; only addresses of http and https. Empty where there is none. */
function renderLinks(links) {
    const lines = links.flatMap(({ url, title, excerpt = "" }) => {
        const address = buildAddress(url);
        if (address === undefined)
            return [];
        const name = (0,markdown/* escapeMarkdown */.FV)((0,shared_text/* quoteText */.ol)(title, links_LONGEST_TITLE)).replace(/https?:\/\//gi, "");
        const words = (0,markdown/* escapeMarkdown */.FV)((0,shared_text/* quoteText */.ol)(excerpt, links_LONGEST_EXCERPT));
        return [`- [${name || new URL(address).host}](${address})${words === "" ? "" : `: ${words}`}`];
    });
    const more = lines.length > MAX_LINKS_SHOWN ? [`- and ${lines.length - MAX_LINKS_SHOWN} more`] : [];
    return [...lines.slice(0, MAX_LINKS_SHOWN), ...more].join("\n");
}
/** The address as it may stand in a link of Markdown, without a name or password in it. */
function buildAddress(text) {
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== "https:" && url.protocol !== "http:")
        return undefined;
    url.username = "";
    url.password = "";
    return url.href.replace(/[()`\\<>\s]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
const ACCEPT = "text/html, text/markdown, text/plain;q=0.9, application/xhtml+xml;q=0.8";
const HTML = /^(text\/html|application\/xhtml\+xml)$/;
/**
 * Reads one of the `relevantLinks` of a request (interface, "Job request object"): a page in HTML, Markdown or plain
 * text, its first MiB. Never throws for what is at the link, only with the reason of `signal`.
 */
async function readLink(url, send, signal) {
    try {
        const request = { headers: { accept: ACCEPT }, cut: true, ...(signal === undefined ? {} : { signal }) };
        const answer = await send(url, request);
        return { url, ...describeAnswer(answer) };
    }
    catch (cause) {
        if (!(cause instanceof errors/* ReleaseDocsError */.D))
            throw cause;
        return { url, fault: cause.message };
    }
}
function describeAnswer({ url, status, headers, body, }) {
    const name = nameAddress(url);
    if (status !== 200)
        return { fault: `${name} answered ${status}.` };
    const [type = "", ...parameters] = (headers["content-type"] ?? "text/plain").split(";").map((part) => part.trim());
    const kind = type.toLowerCase();
    if (!HTML.test(kind) && !/^text\/(plain|markdown|x-markdown)$/.test(kind)) {
        return { fault: `${name} is ${(0,shared_text/* quoteText */.ol)(type, 60)}, which is not read.` };
    }
    const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice("charset=".length);
    const text = decodeBody(body, charset?.replaceAll('"', ""));
    const { title, excerpt } = HTML.test(kind) ? (0,linked_page/* parseHtmlPage */.CB)(text) : (0,linked_page/* parseTextPage */.W)(text);
    return { title: title ?? name, excerpt };
}
function decodeBody(body, charset = "utf-8") {
    try {
        return new TextDecoder(charset).decode(body);
    }
    catch {
        // A name that nobody knows; most of any text is ASCII.
        return new TextDecoder().decode(body);
    }
}

;// CONCATENATED MODULE: ./lib/service/domain/context.js






const context_MOST_ITEMS = 20;
const MOST_PAGES = 5;
// One search each.
const MOST_VERSIONS = 5;
// As many as one request may name.
const MOST_KEYS = 100;
const context_LONGEST_READING = 30_000;
/**
 * Reads the sources of a publication that are no repositories (contract, `sourceRepos`), as links: of a tracker the items
 * that the commits name, 20 at most; of a notes tool the pages whose title names the version, 5 at most. Other types of
 * connections give nothing. What cannot be read is a remark. Throws the reason of `stop` only.
 */
async function readContext(parts, sources, about, stop) {
    const late = AbortSignal.timeout(context_LONGEST_READING);
    const bound = bindSignal(parts, AbortSignal.any([late, stop]));
    const read = await Promise.all(sources.map(async (source) => {
        if (source.type !== "tracker" && source.type !== "notesTool")
            return { links: [], remarks: [] };
        if (source.paused === 1)
            return context_fail(source, "It is paused.");
        try {
            return await (source.type === "tracker" ? readItems(bound, source, about) : readPages(bound, source, about));
        }
        catch (error) {
            if (error instanceof errors/* ReleaseDocsError */.D)
                return context_fail(source, error.message);
            if (late.aborted && !stop.aborted)
                return context_fail(source, `It did not answer within ${context_LONGEST_READING / 1000} s.`);
            throw error;
        }
    }));
    return { links: read.flatMap(({ links }) => links), remarks: read.flatMap(({ remarks }) => remarks) };
}
function context_fail({ name }, reason) {
    return { links: [], remarks: [`The source ${(0,shared_text/* quoteText */.ol)(name)} could not be read. ${reason}`] };
}
async function readItems(parts, source, { messages }) {
    // More than are wanted, since UTF-8 looks like a key too: only the tracker knows which projects it has.
    const keys = findItemKeys(messages).slice(0, MOST_KEYS);
    if (keys.length === 0)
        return { links: [], remarks: [] };
    const items = await (await openTracker(parts, source)).readItems(keys);
    const order = new Map(keys.map((key, index) => [key, index]));
    // An item that was moved has another key by now.
    const placeOf = ({ key }) => order.get(key) ?? keys.length;
    const sorted = items.toSorted((one, other) => placeOf(one) - placeOf(other));
    const more = items.length - context_MOST_ITEMS;
    return {
        links: sorted.slice(0, context_MOST_ITEMS).map(({ url, title, excerpt }) => ({ url, title, excerpt })),
        remarks: more > 0 ? [context_describeRest(source, more)] : [],
    };
}
function context_describeRest({ name }, count) {
    const source = (0,shared_text/* quoteText */.ol)(name);
    const rest = countWords(count, [`item of ${source} was`, `items of ${source} were`]);
    return `${rest} not read: ${context_MOST_ITEMS} are at most.`;
}
async function readPages(parts, source, { tags }) {
    const versions = [...new Set(tags.flatMap((tag) => selectVersion(tag) ?? []))].slice(0, MOST_VERSIONS);
    if (versions.length === 0)
        return { links: [], remarks: [] };
    const notes = await openNotes(parts, source);
    const found = [];
    for (const version of versions) {
        found.push(...(await notes.searchPages(version)).filter(({ title }) => namesVersion(title, version)));
    }
    const distinct = [...new Map(found.map((page) => [page.id, page])).values()];
    const links = distinct.slice(0, MOST_PAGES).map(async ({ id, url, title }) => {
        return { url, title, excerpt: (0,shared_text/* quoteText */.ol)(await notes.readStart(id), 300) || undefined };
    });
    return { links: await Promise.all(links), remarks: [] };
}
// Titles and tags are short; messages are not, and nobody names an item behind so much of one.
const LONGEST_NAME = 250;
const context_LONGEST_MESSAGE = 10_000;
const ITEM_KEY = /(?<![A-Za-z\d_])[A-Z][A-Z\d_]{1,19}-[1-9]\d{0,8}(?![\w]|-\d)/g;
const WORD = /[^\s/()[\]"'“”«»,:;!?|]+/g;
/**
 * What looks like keys of a tracker's items (`PROJ-123`) in messages, each once, in the order in which they come. Also
 * `UTF-8`: only the tracker knows which projects it has.
 */
function findItemKeys(messages) {
    const keys = messages.flatMap((message) => message.slice(0, context_LONGEST_MESSAGE).match(ITEM_KEY) ?? []);
    return [...new Set(keys)];
}
/** The version in what a draft is about: `1.2.0` of `v1.2.0` and `widget@1.2.0`; undefined where there is none. */
function selectVersion(subject) {
    const name = subject.slice(0, LONGEST_NAME);
    const parsed = (0,git_tags/* parseTagName */.fe)(name);
    // A single number is in too many titles.
    return parsed !== undefined && parsed.numbers.length > 1 ? parsed.version : undefined;
}
/** Whether a title names exactly this version: `Plan of v1.2.0`, not `1.2.0-rc.1` and not `11.2.0`. */
function namesVersion(title, version) {
    const words = title.slice(0, LONGEST_NAME).match(WORD) ?? [];
    return words.some((word) => word === version || selectVersion(word.replace(/\.$/, "")) === version);
}

// EXTERNAL MODULE: ./lib/git/ranges.js
var ranges = __webpack_require__(9128);
;// CONCATENATED MODULE: ./lib/service/domain/commits/spans.js







/**
 * Turns the change selectors of a request into stretches of history: one a release, else one for all of them together.
 * `origin` tells where the selectors come from, and ends the sentence. With `paths` only commits count that change one
 * of these files, or something in one of these folders.
 */
async function selectSpans(history, changes, origin = changes === undefined || changes.length === 0 ? "nothing else was named" : "from `changes`", paths) {
    const selected = await selectRanges(history, changes ?? []);
    const spans = [];
    for (const range of selected)
        spans.push(await readSpan(history, range, paths));
    const where = paths === undefined ? "" : ` in ${paths.join(" or ")}`;
    const spoken = ((changes ?? []).map(describeSelector).join(" and ") || "the latest changes") + where;
    return { spans, sentence: describeSpans(spoken, spans, origin) };
}
async function selectRanges(history, changes) {
    if (changes.length === 0)
        return [[await selectLatest(history)]];
    const releases = [];
    const others = [];
    for (const selector of changes) {
        if ("releases" in selector)
            releases.push(...(await selectReleases(history, selector.releases.count)));
        else
            others.push(await selectRange(history, selector));
    }
    const distinct = [...new Map(releases.map((release) => [release[0]?.tag?.name, release])).values()];
    return others.length === 0 ? distinct : [[...distinct.flat(), ...others]];
}
async function selectReleases({ directory, tags }, count) {
    const pairs = await (0,ranges/* findReleases */.Oi)(directory, tags, count);
    if (pairs.length === 0) {
        throw new errors/* ReleaseDocsError */.D({
            code: "git/no-releases",
            message: "This repository has no tag that names a version, so there is no last release.",
            hint: "Tag a release first (v1.0.0), or give a range of commits as changes.",
        });
    }
    return pairs.map(({ tag, previous }) => [
        {
            range: (0,ranges/* buildRange */._M)(tag.commit, previous.tag?.commit),
            tag,
            ...(previous.tag === undefined ? {} : { previousTag: previous.tag }),
        },
    ]);
}
async function readSpan({ directory, tags }, selected, paths) {
    const commits = await readUnion(directory, selected, paths);
    const [only] = selected.length === 1 ? selected : [];
    const [newest] = commits;
    // A range of SHAs that ends in a tagged commit is that release.
    const tag = only?.tag ?? (only?.range.noWalk === false ? tagOn(newest?.sha, tags) : undefined);
    return {
        version: tag === undefined ? undefined : ((0,git_tags/* parseTagName */.fe)(tag.name)?.version ?? tag.name),
        tag: tag?.name,
        previousTag: only?.previousTag?.name,
        date: (tag?.createdAt ?? newest?.committedAt ?? "").slice(0, 10),
        commits,
    };
}
function tagOn(sha, tags) {
    return (0,git_tags/* buildReleases */.tu)(tags.filter(({ commit }) => commit === sha))[0]?.tag;
}
/** Every commit of the ranges once, the newest first. */
async function readUnion(directory, selected, paths) {
    const within = paths === undefined ? {} : { paths };
    const [only] = selected.length === 1 ? selected : [];
    if (only?.range.isOrdered)
        return (0,git_commits/* readCommits */.Fe)(directory, only.range.revisions, { ...only.range, ...within });
    const bySha = new Map();
    for (const { range } of selected) {
        const commits = await (0,git_commits/* readCommits */.Fe)(directory, range.revisions, { ...range, ...within });
        for (const commit of commits)
            bySha.set(commit.sha, commit);
    }
    return (0,ancestry/* orderCommits */.Bx)(directory, [...bySha.values()]);
}
function describeSpans(spoken, spans, origin) {
    const commits = spans.flatMap((span) => span.commits);
    const [newest, oldest] = [commits[0], commits.at(-1)];
    if (newest === undefined || oldest === undefined)
        return `No commits: ${spoken} selects nothing (${origin}).`;
    const name = ({ sha, committedAt }) => `${sha.slice(0, 7)} (${committedAt.slice(0, 10)})`;
    const bounds = newest === oldest ? name(newest) : `from ${name(oldest)} to ${name(newest)}`;
    return `${countWords(commits.length, ["commit", "commits"])}: ${spoken}, ${bounds} (${origin}).`;
}
/**
 * The commits that a selector means (interface, "Change selector"); the start of a range is left out unless included.
 * Throws `git/unknown-tag` or `git/unknown-revision`, with the nearest names, for what does not exist.
 */
async function selectRange(history, selector) {
    if ("timeRange" in selector)
        return selectTimeRange(history, selector.timeRange);
    if ("tags" in selector)
        return selectTags(history, selector.tags);
    return selectCommits(history, selector.commits);
}
/** What is meant where no selector says it: the release at the head, else what came since the last one. */
async function selectLatest(history) {
    const { tag, previous } = await (0,ranges/* findLatestRange */.k)(history);
    const range = (0,ranges/* buildRange */._M)(tag?.commit ?? history.head, previous.tag?.commit);
    return {
        range,
        ...(tag === undefined ? {} : { tag }),
        ...(previous.tag === undefined ? {} : { previousTag: previous.tag }),
    };
}
async function selectTimeRange({ directory, head }, { start, end }) {
    return { range: await (0,ranges/* readCommitsBetween */.jc)(directory, head, { start: new Date(start), end: new Date(end) }) };
}
async function selectTags({ directory, head, tags }, selector) {
    const previousTag = await (0,revision/* resolveTag */.fn)(directory, tags, selector.start);
    if (selector.end === undefined)
        return { range: (0,ranges/* buildRange */._M)(head, previousTag.commit), previousTag };
    const tag = await (0,revision/* resolveTag */.fn)(directory, tags, selector.end);
    return { range: (0,ranges/* buildRange */._M)(tag.commit, previousTag.commit), previousTag, tag };
}
async function selectCommits(history, selector) {
    const { directory, head } = history;
    if ("count" in selector) {
        return { range: await (0,ranges/* readLastCommits */.Hh)(directory, await (0,ranges/* readMainBranch */.au)(history), selector.count) };
    }
    if ("shas" in selector)
        return { range: (0,ranges/* buildExplicitRange */.mg)(await (0,revision/* resolveRevisions */.Zz)(directory, selector.shas)) };
    const named = "endSha" in selector ? [selector.startSha, selector.endSha] : [selector.startSha];
    const [start = "", end = head] = await (0,revision/* resolveRevisions */.Zz)(directory, named);
    const includesStart = "includeStartCommit" in selector && selector.includeStartCommit === true;
    return { range: includesStart ? await (0,ranges/* readInclusiveRange */.YK)(directory, start, end) : (0,ranges/* buildRange */._M)(end, start) };
}
/** A change selector in words, as a part of a sentence: `v1.2.0..v1.3.0`, `the last 5 commits`. */
function describeSelector(selector) {
    if ("releases" in selector)
        return `the last ${countWords(selector.releases.count, ["release", "releases"])}`;
    if ("timeRange" in selector)
        return `${selector.timeRange.start} to ${selector.timeRange.end}`;
    if ("tags" in selector)
        return `${selector.tags.start}..${"end" in selector.tags ? selector.tags.end : "HEAD"}`;
    const { commits } = selector;
    if ("shas" in commits)
        return countWords(commits.shas.length, ["named commit", "named commits"]);
    if ("count" in commits)
        return `the last ${countWords(commits.count, ["commit", "commits"])}`;
    const end = "endSha" in commits ? shorten(commits.endSha) : "HEAD";
    const included = "includeStartCommit" in commits && commits.includeStartCommit ? ", with its start" : "";
    return `${shorten(commits.startSha)}..${end}${included}`;
}
function shorten(sha) {
    return sha.slice(0, 7);
}

;// CONCATENATED MODULE: ./lib/service/domain/source-parts.js





/** What a selector that is meant for another repository fails with. */
const NOT_HERE = new Set([
    "git/unknown-tag",
    "git/unknown-revision",
    "git/ambiguous-revision",
    "git/start-not-in-end",
    "git/no-releases",
]);
/**
 * Resolves a request in every source where its selectors make sense; a remark names each of the others. Throws what the
 * first source threw where they make sense in none.
 */
async function readParts(sources, request, given) {
    const read = await Promise.all(sources.map((source) => readPart(source, request, given).catch(asNotHere)));
    const parts = read.filter((one) => "source" in one);
    const failed = read.find((one) => one instanceof errors/* ReleaseDocsError */.D);
    if (parts.length === 0 && failed !== undefined)
        throw failed;
    const missing = read.flatMap((one, index) => one instanceof errors/* ReleaseDocsError */.D ? [`Nothing of ${sources[index]?.repository.name} is in it: ${one.message}`] : []);
    const sentence = parts
        .map((part) => (sources.length === 1 ? part.sentence : `${part.source.repository.name}: ${part.sentence}`))
        .join("\n");
    const remarks = parts.flatMap((part) => part.remarks);
    return { parts, sentence, remarks: [...new Set([...missing, ...remarks, ...selectNotUnderstood(parts)])] };
}
function asNotHere(error) {
    if (error instanceof errors/* ReleaseDocsError */.D && NOT_HERE.has(error.code))
        return error;
    throw error;
}
async function readPart(source, request, { paths, ...given }) {
    const { history, repository } = source;
    const asked = await readAsked({ history, repository: repository.name }, request, given);
    const { changes, origin } = asked.selection;
    const selected = await selectSpans(history, changes, origin, paths);
    const { spans, remarks } = await readMetadata(source, selected.spans);
    return { source, asked, spans, sentence: selected.sentence, remarks: [...remarks, ...asked.remarks] };
}
/** Sentences of comments that were understood in no source: one may name a change of another repository. */
function selectNotUnderstood([first, ...others]) {
    const isForeign = (sentence) => others.every(({ asked }) => asked.notUnderstood.includes(sentence));
    const sentences = first?.asked.notUnderstood.filter(isForeign) ?? [];
    return (0,shared_text/* tellTexts */.M_)("Not understood in the comments, and so not followed", sentences);
}

;// CONCATENATED MODULE: ./lib/service/domain/turn-outcome.js



/** Of a turn that changed nothing. */
const NOTHING_ASSESSED = { files: [], hasReleaseNotes: false, isPublished: false, isJoined: false };
/** How a turn ends whose publication or connection is gone. */
function buildCancelled(message) {
    return {
        status: "cancelled",
        error: message,
        conversation: { status: "cancelled", summary: message },
        entries: [{ kind: "error", status: "error", message }],
        reply: message,
        assessed: NOTHING_ASSESSED,
    };
}
/** A failure as an outcome. A draft that was left before it stays known; whether and where it is published does not change. */
function buildFailure(error, told) {
    const message = error instanceof errors/* ReleaseDocsError */.D
        ? `${error.message} ${error.hint} (${error.code})`
        : `The service failed: ${String(error)}`;
    const { staged: _, output_url: __, ...left } = told.left;
    return {
        status: "error",
        error: message,
        conversation: { ...left, status: "needsAttention", summary: message },
        entries: [...told.entries, { kind: "error", status: "error", message }],
        reply: `This failed. ${message}`,
        assessed: NOTHING_ASSESSED,
    };
}
/** How a turn ended that was written and published without a failure. */
async function settleTurn(store, { turn, conversation }, did) {
    const { draft, entries, published } = did;
    const excluded = renderExcluded(conversation, draft);
    const notices = entries.filter(({ kind }) => kind === "notice").map(({ message }) => message);
    const summary = [draft.summary, ...notices].join(" ");
    const isWritten = draft.branch !== undefined;
    // A conversation that has a draft keeps it, also where a further turn finds nothing.
    const hasDraft = turn.triggering_comment_id !== null && conversation.branch !== null;
    if (hasDraft && !isWritten)
        return { ...settleKept(conversation, draft, summary), entries };
    if (hasDraft && (await isToldAlready(store, conversation.id, entries))) {
        const reply = ["Nothing to change: the draft says it already.", ...notices].join(" ");
        const { summary: _, ...ended } = published.ended;
        return { ...UNCHANGED, conversation: { ...ended, ...excluded }, entries, reply };
    }
    const { isPublished, isJoined, ended } = published;
    const hasReleaseNotes = entries.some(({ kind, message }) => kind === "releaseNotes" && message !== "");
    return {
        status: isWritten ? "success" : "no_changes",
        error: null,
        conversation: { ...ended, summary, ...excluded },
        entries,
        reply: isPublished ? `${summary} ${ended.output_url}` : summary,
        assessed: isWritten ? { files: selectFiles(entries), hasReleaseNotes, isPublished, isJoined } : NOTHING_ASSESSED,
    };
}
const UNCHANGED = { status: "no_changes", error: null, assessed: NOTHING_ASSESSED };
/** A draft that stays, or of which nothing is left but its branch. */
function settleKept(before, draft, summary) {
    const { isEmptied } = draft;
    const conversation = { status: before.staged === 1 ? "staged" : "open", ...renderExcluded(before, draft) };
    if (!isEmptied)
        return { ...UNCHANGED, conversation, reply: summary };
    return { ...UNCHANGED, status: "success", conversation: { ...conversation, summary }, reply: summary };
}
/** The excluded files, and what they would say by now; what this turn did not write stays as it was known. */
function renderExcluded(before, { excludedFiles, withheld }) {
    const known = readWithheld(before);
    for (const one of withheld)
        known.set(one.file.path, one);
    return { excluded_files_json: JSON.stringify(excludedFiles), ...renderWithheld(known, excludedFiles) };
}
const TOLD_OF_A_DRAFT = ["releaseNotes", "diff", "pullRequest"];
/** Whether what the turn tells of its draft is what was told before. */
async function isToldAlready(store, conversationId, entries) {
    const before = await readLastTold(store, conversationId, TOLD_OF_A_DRAFT);
    const told = entries.filter(({ kind }) => TOLD_OF_A_DRAFT.includes(kind));
    return told.every(({ kind, message }) => before.get(kind) === message);
}
function selectFiles(entries) {
    const draft = entries.findLast(({ kind }) => kind === "draft");
    return draft?.details?.files ?? [];
}
/**
 * The audit logs of what a turn assessed (interface, "Events", 1), in the order of the work; `isWaiting`: the draft is
 * staged, so that a person has to look at it.
 */
function selectAssessments({ files, hasReleaseNotes, isPublished, isJoined }, isWaiting) {
    const pathsOf = (is) => files.filter(is).map(({ path }) => path);
    const about = (paths, type, summary) => paths.length === 0 ? [] : [{ type, summary, config: { files: paths } }];
    const isSo = (condition, type, summary) => (condition ? [{ type, summary }] : []);
    return [
        ...isSo(hasReleaseNotes, "assessment-generate-release-notes", "Wrote release notes"),
        ...about(pathsOf(({ kind, isNew }) => kind === "documentation" && !isNew), "assessment-edit-documentation", "Edited documentation"),
        ...about(pathsOf(({ kind, isNew }) => kind !== "other" && isNew), "assessment-create-documentation", "Created documents"),
        ...about(pathsOf(({ kind }) => kind === "changelog"), "assessment-general-updates", "Updated the changelog"),
        ...isSo(isJoined, "assessment-combine-pr", "Joined the pull request that was open"),
        ...isSo(isPublished, "assessment-github-operations", "Opened or renewed the pull request"),
        ...isSo(isWaiting, "assessment-pending", "A staged draft waits for a person"),
    ];
}

;// CONCATENATED MODULE: ./lib/service/domain/turn.js



















/** What may pass by itself, and what a git says that was ended beside its service; GitHub's is waited for where it is asked. */
const PASSING = new Set(["git/remote-unreachable"]);
/**
 * Writes the draft of a turn from the request of its conversation and all comments that asked for work, and publishes
 * it where it is not staged. All of it may be done again: the same is found, and nothing is made twice.
 */
async function writeTurn(parts, { task, signal }, subject) {
    const { conversation } = subject;
    const entries = [];
    const tell = async (kind, message, details) => void entries.push({ kind, message, status: "success", ...(details === undefined ? {} : { details }) });
    let left = {};
    try {
        if (conversation.publication_id === null) {
            return buildCancelled("The publication was deleted before this was written.");
        }
        const draft = await writeAsked(parts, { ...subject, signal }, conversation.publication_id, tell);
        if (draft.branch !== undefined)
            left = describeDraft(draft);
        const published = await publishTurn(parts.store, { task, conversation, draft, tell });
        return await settleTurn(parts.store, subject, { draft, entries, published });
    }
    catch (error) {
        // What a person has to mend is not mended by another attempt.
        if (!(error instanceof errors/* ReleaseDocsError */.D) || PASSING.has(error.code))
            throw error;
        if (error.code === "codehost/connection-deleted")
            return buildCancelled(error.message);
        return buildFailure(error, { entries, left });
    }
}
async function writeAsked(parts, { turn, conversation, signal }, publicationId, tell) {
    const { store } = parts;
    const request = JSON.parse(conversation.request_json);
    const publication = await readPublication(parts, publicationId);
    const workspace = await openSources(parts, conversation, publication);
    const { comments, relevantLinks } = await readWorkComments(store, turn);
    const askedBy = await readRequester(store, conversation.job_id);
    const links = [...(request.relevantLinks ?? []).map((url) => ({ url, askedBy })), ...relevantLinks];
    const through = (userId) => readReadableConnections(store, conversation.org_id, userId);
    const read = await readLinks(parts, links, { through, stop: signal });
    for (const remark of read.remarks)
        await tell("notice", remark);
    return turn_writeDraft(workspace, publication, {
        request,
        // A conversation is asked for without a title.
        title: conversation.origin_type === "job" ? request.title : undefined,
        // Times such as "since yesterday" count from when it was asked, whenever the turn is done.
        now: new Date(request.time ?? conversation.created_at),
        tell,
        comments,
        excludedFiles: JSON.parse(conversation.excluded_files_json),
        excludedAt: conversation.excluded_at === null ? undefined : new Date(conversation.excluded_at),
        links: read.links,
        readContext: (about) => readContext(parts, publication.sources.context, about, signal),
        former: await readFormerDraft(store, conversation),
    });
}
/** The repository of the conversation; without one all of the publication's. */
async function openSources(parts, { connection_id: connectionId }, { docs, sources }) {
    const ids = connectionId === null ? sources.repositories : [connectionId];
    const connected = await Promise.all(ids.map((id) => readConnectedRepository(parts, id)));
    const isOneOfSeveral = new Set([...ids, ...sources.repositories]).size > 1;
    return openWorkspace(parts.places, connected, docs, { isOneOfSeveral });
}
/** The draft as an earlier turn, or a caller who excluded files, has left it. */
async function readFormerDraft(store, { id, branch }) {
    if (branch === null)
        return undefined;
    return { branch, files: (await readDraftedFiles(store, id)).map(({ path }) => path) };
}
/** What a turn brought about: a branch, unless there is nothing to change, and what is told of it. */
const NOT_WRITTEN = { branch: undefined, isEmptied: false, body: "", pullRequests: undefined, withheld: [] };
/** Does the work of one publication: commits → notes → files → draft. Throws what a person has to mend. */
async function turn_writeDraft(workspace, publication, order) {
    const { sources } = workspace;
    const { request, now, tell, comments = [], former } = order;
    const { paths } = publication.config;
    const read = await readParts(sources, request, { comments, now, paths, excludedAt: order.excludedAt });
    const asked = read.parts[0]?.asked;
    const guided = followGuidance(publication.config, publication.instructions, asked?.guidance);
    const { config, titles } = guided;
    const parts = await Promise.all(read.parts.map((part) => writePart(part, guided)));
    const written = selectWritten(parts);
    const subject = nameSubject(written, request.eventType);
    const names = nameTitles(workspace, subject, order.title);
    const title = buildTitle(titles.pullRequest, names);
    await tell("selection", read.sentence);
    for (const remark of [...guided.remarks, ...read.remarks])
        await tell("notice", remark);
    const excludedFiles = [...new Set([...(order.excludedFiles ?? []), ...(asked?.excludedFiles ?? [])])];
    const commits = written.reduce((sum, { span }) => sum + span.commits.length, 0);
    const ended = { ...NOT_WRITTEN, title, config, excludedFiles };
    if (commits === 0)
        return { ...ended, summary: read.sentence };
    for (const remark of selectUnmatched(parts))
        await tell("notice", remark);
    const told = { ...(await tellNotes(written, config, order)), sentence: read.sentence };
    const { open, draft, ...left } = await leaveDraft(await workspace.openCodeHost(), former?.branch ?? nameBranch(workspace, publication, subject), {
        sources,
        config,
        written,
        subject: subject.branch,
        suggestions: asked?.suggestions ?? [],
        excludedFiles,
        formerFiles: former?.files ?? [],
        commit: { title: buildTitle(titles.commit, names), body: read.sentence },
    });
    for (const remark of left.remarks)
        await tell("notice", remark);
    const { pullRequests } = open;
    const all = { ...ended, withheld: left.withheld, pullRequests };
    if (draft === undefined) {
        const isEmptied = former !== undefined && former.files.length > 0;
        if (isEmptied)
            await tellEmptied(tell, former.branch);
        const rest = isEmptied ? "nothing is left of the draft" : "the documents are already up to date";
        return { ...all, isEmptied, summary: `Nothing to change for ${subject.spoken}: ${rest}.` };
    }
    const { branch, files } = draft;
    await tellFiles(tell, open, { branch, files, edits: left.edits, written });
    const home = sources.find(({ isElsewhere }) => !isElsewhere)?.repository.name;
    const content = { ...told, subject: names.subject, written, edits: left.edits, files, home };
    const summary = `Wrote ${files.join(", ")} for ${subject.spoken}, from ${countWords(commits, ["commit", "commits"])}.`;
    return { ...all, branch, summary, body: renderPullRequestBody(content) };
}
/** Writes what is asked of one source, with what people want to be different there. */
async function writePart({ source, asked, spans }, { config, leaveOut }) {
    const edits = { ...asked.edits, kinds: leaveOut };
    return { written: await Promise.all(spans.map((span) => writeSpan(source, span, config, edits))), edits };
}
/** What is written of all sources; of several those that have any of the commits. */
function selectWritten(parts) {
    const all = parts.flatMap(({ written }) => written);
    const some = all.filter(({ span }) => span.commits.length > 0);
    return parts.length > 1 && some.length > 0 ? some : all;
}
/** The subject as titles have it, and the request's title; in another repository both with the source's name. */
function nameTitles({ sources }, subject, title) {
    const [only, second] = sources;
    if (only?.isElsewhere !== true || second !== undefined)
        return { subject: subject.spoken, asked: title };
    const { name } = only.repository;
    const asked = title === undefined || title.includes(name) ? title : `${title} (${name})`;
    return { subject: speakElsewhere(subject, name), asked };
}
/** Tells where the commits went, the release notes and the links, and gives them back. */
async function tellNotes(written, config, { tell, links: read = [], readContext }) {
    const account = written.map((one) => renderAccount(one, groupBySource(written).size > 1)).join(" ");
    await tell("account", account);
    const hasReleaseNotes = (0,publications/* selectKinds */.GK)(config).writeReleaseNotes;
    if (hasReleaseNotes)
        await tell("releaseNotes", renderAll(written));
    const messages = written.flatMap(({ span }) => span.commits.map(({ subject, body }) => `${subject}\n\n${body}`));
    const context = await readContext?.({ tags: written.flatMap(({ span }) => span.tag ?? []), messages });
    for (const remark of context?.remarks ?? [])
        await tell("notice", remark);
    const distinct = new Map([...read, ...(context?.links ?? [])].map((link) => [link.url, link]));
    const links = renderLinks([...distinct.values()]);
    if (links !== "")
        await tell("links", links);
    return { account, hasReleaseNotes, links };
}
function renderAccount({ notes, source }, areSeveral) {
    return `${areSeveral ? `${source.name}: ` : ""}${renderCommitCount(countCommits(notes))}.`;
}
/** How the conversation stands after a draft was, or was not, published. */
/** Opens or renews the pull request of a draft, unless it is staged and has none. */
async function publishTurn(store, turn) {
    const { task, conversation, draft, tell } = turn;
    const ended = describeDraft(draft);
    const { pullRequests } = draft;
    if (draft.branch === undefined || pullRequests === undefined)
        return { ended, isPublished: false, isJoined: false };
    await tell("pullRequest", draft.body);
    // Kept before anything is opened, so that an attempt after a kill does not take this turn's own for an older one.
    const { openUrl = null } = await keepInTask(store, task, { openUrl: pullRequests.openUrl ?? null });
    // A draft that has a pull request already is staged no more.
    if (conversation.staged === 1 && pullRequests.openUrl === undefined) {
        return { ended, isPublished: false, isJoined: false };
    }
    const output_url = await publishDraft(pullRequests, draft.config, { ...draft, isOurs: openUrl === null }, tell);
    const isJoined = openUrl !== null && openUrl !== conversation.output_url;
    return { ended: { ...ended, status: "open", staged: 0, output_url }, isPublished: true, isJoined };
}
/** How the conversation stands with a draft that has no pull request yet, or with nothing to change. */
function describeDraft({ branch, title, summary, pullRequests }) {
    if (branch === undefined) {
        return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
    }
    return { status: "staged", staged: 1, branch, output_url: null, title, summary };
}

;// CONCATENATED MODULE: ./lib/service/domain/turn-task.js









/**
 * Does turns: a draft is written, and published where it is not staged. What was told and how it ended are recorded
 * at once, so that a turn that is begun again tells nothing twice; branch and pull request are found again.
 */
function createTurnPerformer(parts) {
    const { store } = parts;
    const read = async ({ task }) => {
        const turn = await readTurn(store, task.org_id, task.subject_id);
        return { turn, conversation: await readConversation(store, task.org_id, turn.conversation_id) };
    };
    return {
        perform: async (work) => {
            const subject = await read(work);
            const { job_id: jobId } = subject.conversation;
            if (jobId !== null)
                await startJob(store, jobId);
            await recordTurn(store, work, subject, await writeTurn(parts, work, subject));
        },
        giveUp: async (work, error) => {
            await recordTurn(store, work, await read(work), buildFailure(error, { entries: [], left: {} }));
        },
    };
}
async function recordTurn(store, { task, finish }, { turn, conversation }, outcome) {
    const actor = actorOf(task);
    await store.transaction(async (within) => {
        await insertEntries(within, { conversationId: conversation.id, turnId: turn.id }, outcome.entries);
        const now = await readConversation(within, task.org_id, conversation.id);
        await updateConversation(within, conversation.id, keepPublished(conversation, now, outcome.conversation));
        await endTurn(within, turn.id, outcome.status, outcome.error);
        await auditTurn(within, actor, { turn, conversation }, outcome);
        if (turn.triggering_comment_id !== null) {
            const replyToId = turn.triggering_comment_id;
            const reply = { conversation, authorId: null, message: outcome.reply, workRequested: false, replyToId };
            await insertComment(within, actor, reply);
        }
        if (conversation.job_id !== null)
            await settleJob(within, conversation.job_id);
        await finish(within);
    });
}
/** Where somebody published the staged draft while the turn was done, it stays published. */
function keepPublished(before, now, ended) {
    const isPublished = before.staged === 1 && now.staged === 0 && ended.staged === 1;
    return isPublished ? { ...ended, status: "open", staged: 0, output_url: now.output_url } : ended;
}
async function auditTurn(within, actor, { turn, conversation }, { status, error, conversation: ended, assessed }) {
    const { id: conversationId, publication_id: publicationId, job_id: jobId } = conversation;
    const about = { conversationId, turnId: turn.id, publicationId, jobId };
    if (status === "error") {
        const note = { type: "error", summary: "A turn failed", delta: error ?? "" };
        await audit_writeAudit(within, actor, { ...note, config: about });
    }
    const isWaiting = status === "success" && ended.status === "staged";
    for (const { config, ...note } of selectAssessments(assessed, isWaiting)) {
        await audit_writeAudit(within, actor, { ...note, config: { ...about, ...config } });
    }
}

;// CONCATENATED MODULE: ./lib/service/worker/worker.js


/** Starts a worker; tasks that an earlier process left are found by its first look. */
function createWorker(options) {
    const { store, concurrency, pollMs, onFault } = options;
    const running = new Map();
    let isStopped = false;
    let looking;
    let isWoken = false;
    let isAlone = false;
    const look = async () => {
        do {
            isWoken = false;
            while (!isStopped && !isAlone && running.size < concurrency) {
                const { task, alone } = await takeNext(options, running.size === 0);
                if (task === undefined)
                    break;
                isAlone = alone;
                const run = startRun(options, task);
                const ended = run.ended.finally(() => {
                    running.delete(ended);
                    isAlone = false;
                    wake();
                });
                running.set(ended, run);
            }
        } while (isWoken && !isStopped);
    };
    const wake = () => {
        isWoken = true;
        looking ??= look()
            .catch(onFault)
            .finally(() => {
            looking = undefined;
            // Woken after the last look, before it was over.
            if (isWoken && !isStopped)
                wake();
        });
    };
    const timer = setInterval(wake, pollMs).unref();
    wake();
    return {
        wake,
        idle: async () => {
            while (await hasTasks(store)) {
                wake();
                await looking;
                const [first] = running.keys();
                await (first ?? new Promise((resolve) => setTimeout(resolve, 5)));
            }
        },
        stop: async (graceMs) => {
            isStopped = true;
            clearInterval(timer);
            await looking;
            await within(graceMs, Promise.all(running.keys()));
            await Promise.all([...running.values()].map((run) => run.release()));
        },
    };
}
/** The next task that may be done beside what is under way, or else, where nothing is, one that has to be done alone. */
async function takeNext({ store, leaseMs }, isIdle) {
    const token = (0,external_node_crypto_.randomUUID)();
    const task = await takeTask(store, token, leaseMs);
    if (task !== undefined || !isIdle)
        return { task, alone: false };
    return { task: await takeTask(store, token, leaseMs, { alone: true }), alone: true };
}
function startRun(options, task) {
    const { store, leaseMs } = options;
    const abort = new AbortController();
    const work = { task, signal: abort.signal, finish: (inside) => finishTask(inside, task) };
    const renewal = setInterval(() => {
        renewLease(store, task, leaseMs).then((isHeld) => {
            if (!isHeld)
                abort.abort(new LeaseLostError(task));
        }, options.onFault);
    }, leaseMs / 3).unref();
    const ended = perform(options, work).finally(() => clearInterval(renewal));
    const release = async () => {
        abort.abort(new LeaseLostError(task));
        clearInterval(renewal);
        await releaseTask(store, task, 0, true);
    };
    return { ended, release };
}
async function perform(options, work) {
    const { task } = work;
    const performer = options.performers[task.kind];
    // Stored by a later program: it stays for one that knows it.
    if (performer === undefined)
        return options.onFault(new Error(`Nobody here knows how to do ${task.kind}.`));
    const began = performance.now();
    const outcome = await attempt(options, performer, work);
    options.onTaskEnd?.({ task, outcome, milliseconds: Math.round(performance.now() - began) });
}
async function attempt({ store, onFault, ...terms }, performer, work) {
    const { task, signal } = work;
    const tell = (error) => onFault(error, { taskId: task.id });
    try {
        // It was begun often enough, and each time the process ended before it did.
        if (task.attempts > terms.mostAttempts)
            throw new Error(`It was begun ${terms.mostAttempts} times and never ended.`);
        await performer.perform(work);
        return "done";
    }
    catch (error) {
        if (error instanceof LeaseLostError || signal.aborted)
            return "lost";
        tell(error);
        const isLast = task.attempts >= terms.mostAttempts;
        const delayMs = terms.retryDelayMs * 2 ** (task.attempts - 1);
        await (isLast ? performer.giveUp(work, error) : releaseTask(store, task, delayMs, false)).catch(tell);
        return isLast ? "gaveUp" : "retry";
    }
}
async function hasTasks({ database }) {
    return (await database.selectFrom("tasks").select("id").limit(1).executeTakeFirst()) !== undefined;
}
async function within(milliseconds, work) {
    const { promise, resolve } = Promise.withResolvers();
    const timer = setTimeout(resolve, milliseconds);
    await Promise.race([work, promise]);
    clearTimeout(timer);
}

;// CONCATENATED MODULE: ./lib/service/server/service.js






















const WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, mostAttempts: 5, retryDelayMs: 1000 };
const MIB = 2 ** 20;
/** Serves the interface on a store, and does the work that it finds there. */
function createService(options) {
    const { store, work, onFault, onTaskEnd, mostBodyBytes = MIB } = options;
    const performers = createPerformers(options);
    const worker = createWorker({ ...WORK, ...work, store, onFault, performers, ...(onTaskEnd && { onTaskEnd }) });
    const handle = createHandler({ ...options, worker }, onFault);
    const answerCall = async (call, requestId, { onCaller }) => {
        if (call.method === "GET" && new URL(call.url).pathname === OPENAPI_PATH)
            return answerOpenApi();
        const caller = await authenticate(store, call.headers.get("authorization"));
        onCaller?.(caller);
        const access = await readAccess(store, caller.userId);
        const actor = { orgId: caller.orgId, requestId, userName: caller.userName };
        const context = { ...caller, access, actor, idempotencyKey: readIdempotencyKey(call.headers) };
        return handle(await readBody(call, mostBodyBytes), context);
    };
    return {
        fetch: async (request, notes = {}) => {
            const { requestId = createRequestId() } = notes;
            const answer = await answerCall(request, requestId, notes).catch((error) => {
                const answerable = asAnswerable(error, (fault) => onFault(fault, { requestId }));
                return buildErrorAnswer(answerable, answerable.status === 401 ? { "www-authenticate": "Bearer" } : {});
            });
            answer.headers.set("x-request-id", requestId);
            return answer;
        },
        idle: worker.idle,
        stop: worker.stop,
    };
}
let openApi;
/** The OpenAPI document, rendered once; what renders it is loaded only for that. */
async function answerOpenApi() {
    openApi ??= Promise.all(/* import() */[__webpack_require__.e(835), __webpack_require__.e(472)]).then(__webpack_require__.bind(__webpack_require__, 2472)).then(({ renderOpenApi }) => renderOpenApi());
    return new Response(await openApi, { headers: { "content-type": "application/yaml" } });
}
function createHandler(parts, onFault) {
    const router = procedures.router({
        jobs: implementJobs(parts),
        conversations: implementConversations(parts),
        comments: implementComments(parts),
        turns: implementTurns(parts),
        publications: implementPublications(parts),
        connections: implementConnections(parts),
        users: implementUsers(parts),
        instructions: implementInstructions(parts),
        instructionLinks: implementInstructionLinks(parts),
        auditLogs: implementAuditLogs(parts),
    });
    const handler = new fetch/* OpenAPIHandler */.R(router, {
        customErrorResponseBodyEncoder: buildErrorBody,
        clientInterceptors: [
            (0,shared_dist/* onError */.S5)(async (error, { context, path }) => {
                if (!isBillingRefusal(error))
                    return;
                // The refused transaction was rolled back, so that the audit log needs one of its own.
                const note = { type: "error", summary: "A billing check refused work", delta: error.message };
                await audit_writeAudit(parts.store, context.actor, { ...note, config: { operation: path.join(".") } });
            }),
            (0,shared_dist/* onError */.S5)((error, { context, signal }) => {
                // A caller who went away ends what waits for him; nobody failed.
                if (signal?.aborted === true)
                    return;
                asAnswerable(error, (fault) => onFault(fault, { requestId: context.actor.requestId }));
            }),
        ],
    });
    return async (request, context) => {
        const url = withPresentName(request.url);
        const refusal = refuseRoute(request.method, url.pathname);
        if (refusal !== undefined)
            return refusal;
        const present = url.href === request.url ? request : new Request(url, request);
        const { matched, response } = await handler.handle(present, { context });
        return matched ? response : buildErrorAnswer((0,store_errors/* notFound */.mX)("route", `${request.method} ${url.pathname}`));
    };
}
/** Publications were called automations once (interface, "Versioning", 2). */
function withPresentName(address) {
    const url = new URL(address);
    url.pathname = url.pathname.replace(/^\/api\/v1\/automations(?=\/|$)/, "/api/v1/publications");
    return url;
}
/** How each kind of task is done. */
function createPerformers(parts) {
    return {
        turn: createTurnPerformer(parts),
        annotate: createAnnotator(parts),
        "connection-sync": createConnectionSyncPerformer(parts),
        "publication-sync": createPublicationSyncPerformer(parts),
        "merge-summary": createMergeSummaryPerformer(parts),
    };
}
// As JSON escapes it. The store refuses it too, but not within what it keeps as JSON, from where work would take it up.
const NUL = /(?:^|[^\\])(?:\\\\)*\\u0000/;
const BODIED = new Set(["POST", "PUT", "PATCH", "DELETE"]);
// Every body of the interface is an object. Whatever is not would count as none where every field is optional.
const OBJECT = /^\s*\{/;
/**
 * The call with its body read, at most `mostBytes` of it; counted while it is read where its length is not declared.
 * 413 for more, 415 for what is no JSON by its content type, 400 where it is no object, where a text holds U+0000, or
 * where the caller went away before the end.
 */
async function readBody(request, mostBytes) {
    if (!BODIED.has(request.method))
        return request;
    const { url, method, signal } = request;
    const body = await readBytes(request, mostBytes);
    if (body.length === 0)
        return new Request(url, { method, signal });
    const { headers } = request;
    if (headers.has("content-encoding"))
        throw (0,store_errors/* unsupportedMediaType */.W_)("Send the body as it is, without Content-Encoding.");
    if (!/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) {
        throw (0,store_errors/* unsupportedMediaType */.W_)("Send the body as JSON, with Content-Type: application/json.");
    }
    const written = Buffer.from(body).toString("latin1");
    if (!OBJECT.test(written))
        throw (0,store_errors/* badRequest */.li)("The body has to be a JSON object.");
    if (NUL.test(written))
        throw (0,store_errors/* badRequest */.li)("A text may not hold the character U+0000.");
    // Of the headers only this one says how the body is read.
    return new Request(url, { method, signal, body, headers: { "content-type": "application/json" } });
}
async function readBytes(request, mostBytes) {
    const declared = request.headers.get("content-length");
    if (Number(declared) > mostBytes)
        throw (0,store_errors/* tooLarge */.g$)(mostBytes);
    try {
        // Nobody can send more than was declared: HTTP's own parser sees to that.
        if (declared !== null)
            return new Uint8Array(await request.arrayBuffer());
        return await countBytes(request.body, mostBytes);
    }
    catch (cause) {
        throw cause instanceof TooLong ? (0,store_errors/* tooLarge */.g$)(mostBytes) : (0,store_errors/* badRequest */.li)("The body ended before it was complete.");
    }
}
class TooLong extends Error {
}
async function countBytes(body, mostBytes) {
    const pieces = [];
    let length = 0;
    for await (const piece of body ?? []) {
        length += piece.length;
        if (length > mostBytes)
            throw new TooLong();
        pieces.push(piece);
    }
    return Buffer.concat(pieces);
}

;// CONCATENATED MODULE: ./lib/service/server/built-in.js
var built_in_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var built_in_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










/**
 * Opens the repository and a store with its one publication or those that it configures, takes up unfinished work and
 * serves. Throws what `openCheckout` throws.
 */
async function createBuiltInService(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const opened = built_in_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const checkout = await openCheckout(options.workspace, options.onFault);
        opened.defer(checkout.close);
        const store = await openStore(options.database ?? ":memory:", options.clock);
        opened.defer(store.close);
        await seedBuiltIn(store, checkout, options.apiKey);
        const service = createService({
            store,
            // Nothing of a step is kept, so neither is its key.
            vault: createPassingVault(),
            places: checkout,
            outside: createOutside(options.workspace.github),
            work: { retryDelayMs: 0 },
            onFault: options.onFault,
        });
        opened.defer(async () => {
            await service.idle();
            await service.stop(0);
        });
        const held = opened.move();
        return {
            fetch: (request) => service.fetch(request),
            idle: service.idle,
            close: () => held.disposeAsync(),
            abandon: checkout.close,
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = built_in_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What the step reads beside its repository: public addresses, and GitHub's API where the runner says that it is. */
function createOutside(github) {
    const guard = { allowPrivate: false, environment: process.env };
    const outside = { send: createOutbound(guard), allowPrivate: false };
    const trustedOrigin = URL.parse(github?.apiUrl ?? "")?.origin;
    if (github === undefined || trustedOrigin === undefined)
        return outside;
    const { apiUrl, token } = github;
    return { ...outside, ownGitHub: { apiUrl, token, send: createOutbound({ ...guard, trustedOrigin }) } };
}
/**
 * Puts the organization of one into an empty store: its user and key, the repository and those that drafts go to as
 * connections, and the publications of the configuration. A store that has them already is left as it is.
 */
async function seedBuiltIn(store, checkout, apiKey) {
    if (await isKnownKey(store, apiKey))
        return;
    await store.transaction(async (within) => {
        const orgId = await insertOrganization(within, "release-docs");
        const user = await insertUser(within, orgId, { name: "release-docs", email: "", role: "admin" });
        await insertKey(within, user, apiKey, { name: "step" });
        await seedPublications(within, orgId, checkout);
    });
}
async function seedPublications(within, orgId, checkout) {
    const { configuration, reachesOthers } = checkout;
    const { repository, history } = checkout.place;
    const address = repository.webUrl ?? `file://${history.repository.directory}`;
    const source = await seedConnection(within, orgId, repository.name, address);
    const known = new Map([[repository.name, source]]);
    const names = configuration.publications.map(({ name }) => name);
    for (const { name, config = {} } of configuration.publications) {
        const { docsRepo } = config;
        if (docsRepo !== undefined && !known.has(docsRepo) && reachesOthers && REPOSITORY.test(docsRepo)) {
            const page = address.replace(/[^/]+\/[^/]+$/, docsRepo);
            known.set(docsRepo, await seedConnection(within, orgId, docsRepo, page));
        }
        const resolved = resolveConfig(name, config, { id: source, known });
        const branch_name = selectBranchName(name, names) ?? null;
        const row = { org_id: orgId, name, branch_name, config_json: JSON.stringify(resolved), healthy: 1 };
        const publication = { ...newRow(within, "pub"), ...row };
        await within.database.insertInto("publications").values(publication).execute();
        await linkConnections(within, publication.id, resolved);
    }
}
async function seedConnection(store, organization, name, address) {
    const config = { codehostAppConnectionId: "", repositoryUrl: address };
    const connection = {
        ...newRow(store, "cnn"),
        org_id: organization,
        name,
        type: "codehostRepo",
        config_json: JSON.stringify(config),
        paused: 0,
        healthy: 1,
    };
    await store.database.insertInto("connections").values(connection).execute();
    return connection.id;
}
// As GitHub writes a repository.
const REPOSITORY = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;
function resolveConfig(publication, config, source) {
    const [[own = ""] = []] = source.known;
    const resolve = (idOrName, known) => {
        const id = known.get(idOrName);
        if (id !== undefined)
            return id;
        throw new errors/* ReleaseDocsError */.D({
            code: "config/unknown-connection",
            message: `${CONFIGURATION_PATH}: the publication ${publication} names the connection ${idOrName}, which is not known here.`,
            hint: `The built-in service reads ${own} only; leave the field out to use it. As docsRepo it takes any owner/name ` +
                "on GitHub, in a step that has a github-token.",
        });
    };
    const sources = new Map([[own, source.id]]);
    return {
        ...config,
        sourceRepos: (config.sourceRepos ?? [own]).map((name) => resolve(name, sources)),
        docsRepo: resolve(config.docsRepo ?? own, source.known),
    };
}


/***/ }),

/***/ 1439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SU: () => (/* binding */ refuseNul),
/* harmony export */   aZ: () => (/* binding */ defineTable),
/* harmony export */   ej: () => (/* binding */ defineIndexes)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8956);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9938);


/** Creates a table, the same on both databases but for the dialect's types. */
async function defineTable({ database, dialect }, name, columns) {
    const created = database.schema.createTable(name);
    let table = columns.isRecord ? withRecord(dialect.addSequence(created), dialect) : created;
    for (const given of columns.texts ?? [])
        table = addColumn(table, given, dialect.text);
    for (const given of columns.integers ?? [])
        table = addColumn(table, given, "integer");
    for (const [given, [target, deleted]] of Object.entries(columns.references ?? {})) {
        const column = given.replace(/\?$/, "");
        table = table.addColumn(column, dialect.text, (built) => {
            const referring = built.references(target).onDelete(deleted);
            return column === given ? referring.notNull() : referring;
        });
    }
    if (columns.primaryKey !== undefined) {
        table = table.addPrimaryKeyConstraint(`${name}_primary`, [...columns.primaryKey]);
    }
    await table.execute();
}
function withRecord(table, { text }) {
    return table
        .addColumn("id", text, (column) => column.notNull().unique())
        .addColumn("created_at", text, (column) => column.notNull())
        .addColumn("updated_at", text, (column) => column.notNull());
}
function addColumn(table, given, type) {
    const column = given.replace(/\?$/, "");
    return table.addColumn(column, type, (built) => (column === given ? built.notNull() : built));
}
/** Creates an index for each list of columns or expressions, `where` a condition holds if it is given. */
async function defineIndexes({ database }, table, indexes, options = {}) {
    for (const columns of indexes) {
        const name = `${table}_by_${columns.map((column) => column.replaceAll(/\W+/g, "_")).join("_")}`;
        await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `create ${kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l.raw(options.unique ? "unique index" : "index")} ${kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l.id(name)}
      on ${kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l.table(table)} (${kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l.raw(columns.join(", "))})
      ${kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l.raw(options.where === undefined ? "" : `where ${options.where}`)}`.execute(database);
    }
}
/** The parameters of a query as they are; 400 where a text holds U+0000, which PostgreSQL cannot keep. */
function refuseNul(parameters) {
    if (parameters.some((value) => typeof value === "string" && value.includes("\0"))) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .badRequest */ .li)("A text may not hold the character U+0000.");
    }
    return [...parameters];
}


/***/ }),

/***/ 9938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ wrongMethod),
/* harmony export */   Pq: () => (/* binding */ unprocessable),
/* harmony export */   W_: () => (/* binding */ unsupportedMediaType),
/* harmony export */   ey: () => (/* binding */ paymentRequired),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hj: () => (/* binding */ conflict),
/* harmony export */   li: () => (/* binding */ badRequest),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   nc: () => (/* binding */ unauthorized),
/* harmony export */   o0: () => (/* binding */ forbidden),
/* harmony export */   vm: () => (/* binding */ notTheirs)
/* harmony export */ });
/* unused harmony exports tooManyCalls, unavailable */
/* harmony import */ var _orpc_server__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);

/** 400: the request says something that cannot be done. */
const badRequest = (message) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("BAD_REQUEST", { message });
/** 401: no key, or not one of ours. */
const unauthorized = (message) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("UNAUTHORIZED", { message });
/** 404: there is no such record. */
const notFound = (what, id) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("NOT_FOUND", { message: `There is no ${what} ${JSON.stringify(id)}.` });
/** 409: the request clashes with how things stand. */
const conflict = (message) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("CONFLICT", { message });
/** 422: the request is understood and cannot be meant. */
const unprocessable = (message) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("UNPROCESSABLE_CONTENT", { message });
/** 402: a billing check refuses to queue work. */
const paymentRequired = (message) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("PAYMENT_REQUIRED", { status: 402, message });
/** 403: the key is known, and its user may not do this. */
const forbidden = (permission) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("FORBIDDEN", { message: `This needs the permission ${permission}, which your user does not have.` });
/** 403: it is somebody else's, whatever one is permitted. */
const notTheirs = (message) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("FORBIDDEN", { message });
/** 405: the path takes other methods. */
const wrongMethod = (method, allowed) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("METHOD_NOT_SUPPORTED", { message: `${method} is not possible here; ${allowed} is.` });
/** 413: the body is longer than what is read. */
const tooLarge = (mostBytes) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("PAYLOAD_TOO_LARGE", { message: `A body has at most ${mostBytes} bytes.` });
/** 415: the body is not JSON as it stands. */
const unsupportedMediaType = (message) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("UNSUPPORTED_MEDIA_TYPE", { message });
/** 429: more calls than a caller has. */
const tooManyCalls = (message) => new ORPCError("TOO_MANY_REQUESTS", { message });
/** 503: not now. */
const unavailable = (message) => new ORPCError("SERVICE_UNAVAILABLE", { message });


/***/ }),

/***/ 8350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ selectRateLimit),
/* harmony export */   IP: () => (/* binding */ tellHealth),
/* harmony export */   M9: () => (/* binding */ createProductApi)
/* harmony export */ });
/* unused harmony export createProductRefusals */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4028);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);



// A page of a hundred things with everything that belongs to them.
const LONGEST_ANSWER = 8 * 1024 * 1024;
const LONGEST_TEXT = 64 * 1024;
/**
 * Opens the API of a product. What it answers is checked against the question's schema; refusals become
 * `ReleaseDocsError`s of `product/`, with what was asked and the product's own words, without the token.
 */
function createProductApi({ product, baseUrl, headers, secrets, words, send }) {
    const base = baseUrl.replace(/\/+$/, "");
    const refusals = createProductRefusals(product, secrets);
    const ask = async (doing, path, request) => {
        const url = path.startsWith("/") ? base + path : path;
        if (URL.parse(url)?.origin !== URL.parse(base)?.origin) {
            throw refusals.unreadable(doing, "it names a next page on another host");
        }
        const answer = await send(url, request);
        if (answer.status >= 200 && answer.status < 300)
            return answer;
        const text = answer.body.toString("utf8");
        const said = [`status ${answer.status}`, words(parseJson(text)) ?? text].filter((part) => part !== "").join(", ");
        throw refusals.refuse(doing, answer.status, said, answer.headers);
    };
    return {
        refuse: refusals.refuse,
        read: async ({ doing, path, answer: schema, body }) => {
            const asked = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
            const type = body === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
            const answer = await ask(doing, path, {
                ...asked,
                headers: { accept: "application/json", ...type, ...headers },
                longest: LONGEST_ANSWER,
            });
            const text = answer.body.toString("utf8");
            const value = parseJson(text);
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return { value: parsed.data, headers: answer.headers };
            throw refusals.unreadable(doing, value === undefined ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text, 100) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .explainIssues */ ._u)(parsed.error.issues));
        },
        readText: async ({ doing, path, accept }) => {
            const answer = await ask(doing, path, { headers: { ...headers, accept }, longest: LONGEST_TEXT, cut: true });
            return answer.body.toString("utf8");
        },
    };
}
/** What the headers of an answer say of the rate limit: percent left, as GitHub and Atlassian send them. */
function selectRateLimit(headers) {
    const limit = Number(headers["x-ratelimit-limit"] ?? Number.NaN);
    const remaining = Number(headers["x-ratelimit-remaining"] ?? Number.NaN);
    if (!(limit > 0) || !(remaining >= 0))
        return {};
    return { remainingRateLimitPercent: Math.min(100, Math.round((remaining / limit) * 100)) };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Makes sentences of what a product refuses; what is secret is taken out of its words before they are cut. */
function createProductRefusals(product, secrets) {
    const { redact } = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .createSecrets */ .g)(...secrets);
    return {
        /** `status` is what the refusal means, as HTTP has it. */
        refuse: (doing, status, words, headers) => {
            const said = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(redact(words));
            const message = `${product} did not ${doing}: ${said}`;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ message, ...judge(product, status, said, headers) });
        },
        unreadable: (doing, fault) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "product/unreadable",
            message: `What should be ${product} was asked to ${doing} and answered something else: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(redact(fault))}`,
            hint: `Check the base address of the connection: a sign-in page or another program may answer in place of ${product}.`,
        }),
    };
}
// GitHub's limits and Slack's are known by words, beside the statuses that everybody uses.
const LIMITED = /rate.?limit|abuse detection|too many requests/i;
function judge(product, status, said, headers) {
    const isUsedUp = headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined || LIMITED.test(said);
    if (status === 429 || (isUsedUp && status < 500 && status !== 401 && status !== 404)) {
        return {
            code: "product/rate-limited",
            hint: `${product} limits how often it is asked: try again ${whenToAsk(headers)}.`,
        };
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
        return { code: "product/failed", hint: `Try again ${whenToAsk(headers)}.` };
    return { code: "product/refused", hint: "Correct what the quoted words are about." };
}
function whenToAsk(headers) {
    const wait = headers["retry-after"] ?? "";
    if (/^\d{1,9}$/.test(wait))
        return `in ${wait} s`;
    // Seconds since 1970 at GitHub, a time in words at Atlassian.
    const reset = headers["x-ratelimit-reset"] ?? "";
    const time = new Date(/^\d{1,12}$/.test(reset) ? Number(reset) * 1000 : reset);
    return Number.isNaN(time.getTime()) ? "later" : `after ${time.toISOString()}`;
}
/** The health that `look` finds; what the product, or the way to it, refuses is told instead of being thrown. */
async function tellHealth(look) {
    try {
        return { healthy: true, ...(await look()) };
    }
    catch (cause) {
        if (!(cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D))
            throw cause;
        return { healthy: false, message: cause.hint, error: cause.message };
    }
}


/***/ }),

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ parseHtmlPage),
/* harmony export */   Hq: () => (/* binding */ excerptMarkdown),
/* harmony export */   Mn: () => (/* binding */ splitRef),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   Uf: () => (/* binding */ splitPath),
/* harmony export */   W: () => (/* binding */ parseTextPage),
/* harmony export */   Xc: () => (/* binding */ describeMessage),
/* harmony export */   q0: () => (/* binding */ excerptFile),
/* harmony export */   tE: () => (/* binding */ excerptText)
/* harmony export */ });
/* unused harmony exports splitHtml, selectAttribute */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6422);

const MAX_EXCERPT = 300;
// What is cleaned of marks before it is cut: links in it can be long.
const MAX_MARKED_START = 5000;
const PROSE = /(^|\/)[^./]*$|\.(md|mdx|markdown|txt|rst|adoc)$/i;
/** The first sentence of a text in Markdown, without its marks; undefined where there is none. */
function excerptMarkdown(markdown) {
    // Templates of issues begin with comments for the author.
    const shown = markdown
        .replace(/<!--[\s\S]*?(-->|$)/g, "")
        .slice(0, MAX_MARKED_START)
        .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,1000}\)/g, "")
        .replace(/\[([^\]\n]{0,300})\]\([^)\n]{0,1000}\)/g, "$1")
        .replace(/<\/?[a-z][^<>\n]{0,300}>/gi, "")
        .replace(/\*\*|__|`/g, "");
    return parseTextPage(shown).excerpt;
}
/** A plain text on one line, cut; undefined where there is none. */
function excerptText(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(text, MAX_EXCERPT) || undefined;
}
/** The first words of a file; undefined of one that is no text. */
function excerptFile(path, content) {
    if (content.includes("\0"))
        return undefined;
    return PROSE.test(path) ? excerptMarkdown(content) : excerptText(content.slice(0, MAX_MARKED_START));
}
/** A commit, or a tag that has nothing but its commit: the first line is the title. */
function describeMessage(message) {
    const [title = "", ...body] = message.split("\n");
    return { title, excerpt: excerptText(body.join("\n")) };
}
/** The ref that begins the names between slashes, of those that the host has; undefined where none does. */
function splitRef(refAndPath, refs) {
    const whole = refAndPath.join("/");
    const ref = refs
        .filter((name) => whole === name || whole.startsWith(`${name}/`))
        .sort((a, b) => b.length - a.length)[0];
    return ref === undefined ? undefined : { ref, path: whole.slice(ref.length + 1) };
}
/** Names between slashes, as a path of an API has them. */
function encodePath(path) {
    return path.split("/").map(encodeURIComponent).join("/");
}
/**
 * The names between the slashes of an address, decoded; undefined for an address that cannot be decoded, or that would
 * climb to another place of an API once it is decoded (`%2F..%2F`).
 */
function splitPath({ pathname }) {
    try {
        const parts = decodeURIComponent(pathname).split("/");
        return parts.some((part) => /^\.{1,2}$/.test(part)) ? undefined : parts.filter((part) => part !== "");
    }
    catch {
        return undefined;
    }
}
const LONGEST_TITLE = 150;
const LONGEST_EXCERPT = 300;
// What is collected before it is cut: enough for a sentence, and no more of a page without an end.
const LONGEST_FIELD = 5000;
const LONGEST_START = 50_000;
/** Of HTML: `<title>` or the first `<h1>`; the page's description, or the first sentence of its first paragraph. */
function parseHtmlPage(html) {
    const found = { title: "", h1: "", p: "" };
    let description;
    let field;
    for (const token of splitHtml(html)) {
        if ("text" in token) {
            if (field !== undefined && found[field].length < LONGEST_FIELD)
                found[field] += token.text.slice(0, LONGEST_FIELD);
            continue;
        }
        const { tag, attributes } = token;
        if (tag === "meta")
            description ??= selectDescription(attributes);
        // A paragraph of an icon, or of nothing, is not the first one; and a heading ends what is open.
        if (field !== undefined && (tag === `/${field}` || isField(tag)))
            field = undefined;
        if (isField(tag) && found[tag].trim() === "")
            field = tag;
    }
    return {
        title: firstTold([found.title, found.h1], LONGEST_TITLE),
        excerpt: firstTold([description, firstSentence(found.p)], LONGEST_EXCERPT),
    };
}
/** Of Markdown or plain text: the first heading, else nothing; the first sentence of the first paragraph. */
function parseTextPage(text) {
    const start = text.slice(0, LONGEST_START).replaceAll("\r", "");
    const lines = start.replace(/^\uFEFF?---\n[\s\S]*?\n---\n/, "").split("\n");
    let title;
    const paragraph = [];
    for (const [index, line] of lines.entries()) {
        const isUnderlined = /^(=+|-+)\s*$/.test(lines[index + 1] ?? "") && /^[^\s#>|*-]/.test(line);
        const heading = /^#{1,6}\s+(.*?)[\s#]*$/.exec(line.slice(0, 300))?.[1] ?? (isUnderlined ? line : undefined);
        // Neither HTML, quotes, tables, badges, code nor a rule.
        const isText = heading === undefined && !/^\s*([<>|!`~]|\[!|[-=]+\s*$|$)/.test(line);
        if (isText)
            paragraph.push(line);
        else if (paragraph.length > 0)
            break;
        title ??= heading;
    }
    return {
        title: firstTold([title], LONGEST_TITLE),
        excerpt: firstTold([firstSentence(paragraph.join(" "))], LONGEST_EXCERPT),
    };
}
function isField(tag) {
    return tag === "title" || tag === "h1" || tag === "p";
}
function selectDescription(attributes) {
    const name = selectAttribute(attributes, "name") ?? selectAttribute(attributes, "property");
    return name !== undefined && /^(og:)?description$/i.test(name) ? selectAttribute(attributes, "content") : undefined;
}
function firstSentence(text) {
    const plain = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(text, LONGEST_FIELD);
    return /^.*?[.!?…](?=\s)/u.exec(plain)?.[0] ?? plain;
}
function firstTold(texts, longest) {
    return texts.map((text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(text ?? "", longest)).find((text) => text !== "");
}
// What stands in these is not markup; of `title` and `textarea` it is text.
const RAW = new Set([
    "script",
    "style",
    "textarea",
    "title",
    "noscript",
    "template",
    "svg",
    "iframe",
]);
const NAME = /\/?[a-z][^\s/>]*/iy;
const QUOTE_OR_END = /["'>]/g;
/**
 * The tokens of a page, in order. It reads each character once, whatever the page holds: what is not closed (a tag, a
 * comment, a script) goes to the end of the page. It is no parser: nothing is nested or repaired.
 */
function* splitHtml(html) {
    // Folds the letters of ASCII alone: others can change the length.
    const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    let from = 0;
    while (from < html.length) {
        const open = html.indexOf("<", from);
        const end = open === -1 ? html.length : open;
        if (end > from)
            yield { text: decodeReferences(html.slice(from, end)) };
        if (open === -1)
            return;
        if (html.startsWith("<!--", open)) {
            from = after(html, "-->", open + 4);
            continue;
        }
        NAME.lastIndex = open + 1;
        const tag = NAME.exec(lower)?.[0];
        if (tag === undefined) {
            const isDeclaration = /^<[!?]/.test(html.slice(open, open + 2));
            if (!isDeclaration)
                yield { text: "<" };
            from = isDeclaration ? after(html, ">", open) : open + 1;
            continue;
        }
        from = endOfTag(html, open + 1 + tag.length);
        yield { tag, attributes: html.slice(open + 1 + tag.length, from - 1) };
        if (!RAW.has(tag))
            continue;
        const close = lower.indexOf(`</${tag}`, from);
        const content = html.slice(from, close === -1 ? html.length : close);
        if (tag === "title" && close !== -1)
            yield { text: decodeReferences(content) };
        from = close === -1 ? html.length : close;
    }
}
// A name is taken whether a value follows or not, so that no character is looked at again from a later start.
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** The value of an attribute, its references resolved; undefined where the tag has none of that name. */
function selectAttribute(attributes, name) {
    for (const [, key, double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
        if (key?.toLowerCase() === name)
            return decodeReferences(double ?? single ?? bare ?? "");
    }
    return undefined;
}
function after(text, what, from) {
    const found = text.indexOf(what, from);
    return found === -1 ? text.length : found + what.length;
}
/** Where the tag ends whose attributes begin at `from`; a `>` between quotes is none. */
function endOfTag(html, from) {
    for (;;) {
        QUOTE_OR_END.lastIndex = from;
        const found = QUOTE_OR_END.exec(html);
        if (found === null)
            return html.length + 1;
        if (found[0] === ">")
            return found.index + 1;
        from = after(html, found[0], found.index + 1);
    }
}
const NAMED = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    ndash: "–",
    mdash: "—",
    hellip: "…",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
    laquo: "«",
    raquo: "»",
    middot: "·",
    bull: "•",
    copy: "©",
    reg: "®",
    trade: "™",
};
/** The text with its character references resolved; one that is not known stays as it is. */
function decodeReferences(text) {
    return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
        if (name !== undefined)
            return NAMED[name] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : whole;
    });
}


/***/ }),

/***/ 2504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   G$: () => (/* binding */ cutMarkdown),
/* harmony export */   m4: () => (/* binding */ escapeMarkdownText),
/* harmony export */   yN: () => (/* binding */ containMarkdown)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6422);

const ESCAPE_TOKENS = /(?<!`)(?<ticks>`+)(?!`)(?<code>[^`]|[^`][\s\S]*?[^`])\k<ticks>(?!`)|(?<url>https?:\/\/[^\s<>`|*]+)|(?<mention>(?<![\w`/.@-])@[a-z\d](?:[\w./-]*[\w])?)/gi;
/**
 * Makes one line of somebody else's text safe to stand in GitHub markdown: it shows as it was written, code
 * spans stay code, an `@name` becomes code (no ping, and most are decorators or packages anyway), and nothing in it
 * opens HTML, links, images, emphasis, tables or another block.
 */
function escapeMarkdown(line) {
    const text = line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
    let escaped = "";
    let end = 0;
    for (const match of text.matchAll(ESCAPE_TOKENS)) {
        escaped += escapePlain(text.slice(end, match.index));
        const { mention } = match.groups ?? {};
        escaped += mention === undefined ? match[0] : `\`${mention}\``;
        end = match.index + match[0].length;
    }
    return escapeBlock(escaped + escapePlain(text.slice(end)));
}
function escapePlain(text) {
    return (text
        .replace(/\\(?=[!-/:-@[-`{-~])/g, "\\\\")
        .replace(/[*~|`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
        .replace(/&(?=#?\w+;)/g, "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        // What is left is no mention in this text, but could become one beside what stands before it.
        .replace(/@(?=\w)(?<![\w.]@)/g, "@\u200B"));
}
/** Keeps a line from opening a heading, a list or a rule where it stands first in an entry. */
function escapeBlock(text) {
    return text.replace(/^(?:#{1,6}(?=\s|$)|[-+=](?=[\s-=]|$))/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
/**
 * Makes a longer text safe in the same way: its lists, quotes of code and blank lines stay what they are, and
 * fenced code is left as it is and always closed.
 */
function escapeMarkdownText(text) {
    const lines = [];
    let fence;
    for (const line of text.split("\n")) {
        const marker = /^\s*(`{3,}|~{3,})([^`]*)$/.exec(line)?.[1];
        if (fence !== undefined) {
            lines.push(line);
            if (marker?.startsWith(fence) && line.trim() === marker)
                fence = undefined;
        }
        else if (marker !== undefined) {
            fence = marker;
            lines.push(line);
        }
        else {
            const item = /^(\s*)([-*+]|\d{1,9}[.)])(\s+)(?=\S)/.exec(line)?.[0] ?? /^\s*/.exec(line)?.[0] ?? "";
            lines.push(`${item.replaceAll("\t", "  ")}${escapeMarkdown(line.slice(item.length))}`.trimEnd());
        }
    }
    if (fence !== undefined)
        lines.push(fence);
    return lines.join("\n");
}
/**
 * The start of a Markdown text that fits into `longest` characters together with `pointer`, which says where the rest is.
 * It ends between two items; what is open there (code, a folded block) is closed. A text that fits stays as it is.
 */
function cutMarkdown(text, longest, pointer) {
    if (text.length <= longest)
        return text;
    const lines = text.split("\n");
    let fence = "";
    let folds = 0;
    let length = pointer.length + 2;
    let kept = 0;
    let closing = "";
    for (const [index, line] of lines.entries()) {
        const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
        if (fence === "")
            fence = mark;
        else if (mark.startsWith(fence) && line.trim() === mark)
            fence = "";
        if (fence === "")
            folds = Math.max(folds + count(line, /<details[\s>]/gi) - count(line, /<\/details>/gi), 0);
        const open = `${fence === "" ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}`;
        length += line.length + 1;
        if (length + open.length > longest)
            break;
        if (goesOn(lines, index + 1))
            continue;
        kept = index + 1;
        closing = open;
    }
    const start = `${lines.slice(0, kept).join("\n").trimEnd()}${closing}`;
    return start === "" ? pointer : `${start}\n\n${pointer}`;
}
/** Whether what comes next belongs to the item above: it is indented, also after a blank line. */
function goesOn(lines, from) {
    let next = from;
    while (next < lines.length && lines[next]?.trim() === "")
        next += 1;
    return /^\s/.test(lines[next] ?? "");
}
function count(line, form) {
    return line.match(form)?.length ?? 0;
}
const LONGEST_LINE = 20_000;
const UNSEEN = /(?!\t)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const OPENING = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^( *)(`{3,}|~{3,})\s*$/;
const FOLD = /^ {0,3}<\/?details(?: open)?>\s*$/i;
const FOLD_TITLE = /^ {0,3}(?:<details(?: open)?>)?\s*<summary>(.*?)<\/summary>\s*$/i;
const CONTAIN_TOKENS = new RegExp([
    /(?<kept>\\[!-/:;=-@[-`{-~]|<https?:\/\/[^\s<>`]*>|https?:\/\/[^\s<>`|*()[\]]+)/,
    /(?<code>(?<!`)(?<ticks>`+)(?!`)(?:[^`]|[^`].*?[^`])\k<ticks>(?!`))/,
    /(?<lone>`{3,}|~{3,})/,
    /(?<link>\][(:])(?=\s*<?[a-z][a-z\d+.-]*:)(?!\s*<?(?:https?|mailto):)/,
    /(?<tag>\\?<)(?=[a-z/!?])/,
    /(?<mention>(?<!\w)@)(?=[a-z\d])/,
]
    .map(({ source }) => source)
    .join("|"), "gi");
/**
 * Keeps a document that a service wrote in Markdown as it is, but for what could leave the block that it is put into
 * or reach a person: HTML becomes text (a fold becomes a bold line), an `@name` is no mention, links lead to web and
 * mail addresses only, and code is always closed. At most four times as long.
 */
function containMarkdown(text) {
    const contained = [];
    let fence;
    const lines = text.trim().split(/\r\n?|\n/);
    for (const line of lines.map(prepareLine)) {
        // A list item that ends takes its fence with it, the top of the document would not: closed, all readers agree.
        if (fence !== undefined && line.trim() !== "" && !line.startsWith(fence.indent)) {
            contained.push(fence.indent + fence.mark);
            fence = undefined;
        }
        if (fence === undefined) {
            fence = openFence(line);
            const kept = fence === undefined ? containLine(line) : [line];
            // Where a fold was, one blank line is enough.
            for (const piece of kept)
                if (piece !== "" || contained.at(-1) !== "")
                    contained.push(piece);
        }
        else if (closes(line, fence)) {
            contained.push(fence.indent + fence.mark);
            fence = undefined;
        }
        else
            contained.push(line);
    }
    if (fence !== undefined)
        contained.push(fence.indent + fence.mark);
    return contained.join("\n").trim();
}
/** Spaces for what leads a line, since how far a tab reaches depends on what it stands in. */
function prepareLine(raw) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(raw.replace(UNSEEN, " "), LONGEST_LINE);
    return line.replace(/^[ \t]+/, (lead) => lead.replaceAll("\t", "    "));
}
/** Deeper, in a quote or behind a list's mark, readers may differ about what is code: there it becomes text. */
function openFence(line) {
    const [, indent, mark] = OPENING.exec(line) ?? [];
    return indent === undefined || mark === undefined ? undefined : { indent, mark };
}
function closes(line, { indent, mark }) {
    const [, lead = "", closing = ""] = CLOSING.exec(line) ?? [];
    return closing.startsWith(mark) && lead.length <= indent.length + 3;
}
function containLine(line) {
    if (FOLD.test(line))
        return [];
    const title = FOLD_TITLE.exec(line)?.[1];
    return title === undefined ? [containPieces(line)] : ["", `**${containPieces(title)}**`, ""];
}
function containPieces(line) {
    return line.replace(CONTAIN_TOKENS, (piece, ...rest) => {
        const { code, lone, link, tag, mention } = rest.at(-1);
        // An entity would show as such in code. Whether it is code all over is another question: a table cuts it, a link too.
        if (code !== undefined)
            return code.replace(/<(?=[a-z/!?])/gi, "<\u200B");
        if (lone !== undefined)
            return lone.replace(/[`~]/g, "\\$&");
        if (link !== undefined)
            return `]\\${link.slice(1)}`;
        if (tag !== undefined)
            return "&lt;";
        return mention === undefined ? piece : "@\u200B";
    });
}


/***/ })

};
