export const id = 635;
export const ids = [635];
export const modules = {

/***/ 7282:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "8ee42688113daa3d022a.yaml";

/***/ }),

/***/ 205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bF: () => (/* binding */ parseBitbucketLink),
/* harmony export */   bn: () => (/* binding */ readBitbucketPage),
/* harmony export */   d6: () => (/* binding */ openBitbucketReader)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8998);
/* harmony import */ var _repository_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8951);



const parseBitbucketLink = (url) => (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryLink */ .AX)(url, parsePage);
function parsePage([kind, ...rest]) {
    const [first = ""] = rest;
    switch (kind) {
        case undefined:
            return { kind: "repository" };
        case "issues":
            return (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .parseNumbered */ .GQ)("issue", first);
        case "pull-requests":
            return (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .parseNumbered */ .GQ)("pullRequest", first);
        case "src":
            return first === "" ? { kind: "repository" } : { kind: "source", refAndPath: rest };
        case "commits":
            return /^[\da-f]{7,64}$/i.test(first) ? { kind: "commit", ref: first } : undefined;
        default:
            return undefined;
    }
}
const PullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ title: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), description: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
const Issue = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ title: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), content: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ raw: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })) });
const Commit = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const Meta = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const Entries = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ values: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })) });
const Refs = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ values: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), target: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ hash: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) })) });
const openBitbucketReader = (api, repository) => (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .createRepositoryReader */ .yl)(api, "Bitbucket", "/repositories", repository);
async function readBitbucketPage(api, link) {
    const reader = openBitbucketReader(api, link.repository);
    switch (link.kind) {
        case "repository":
            return reader.readOverview();
        case "pullRequest": {
            const path = `/pullrequests/${link.number}`;
            const { title, description } = await reader.read(`show pull request ${link.number}`, path, PullRequest);
            return { title, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .zU.markdown(description ?? "") };
        }
        case "issue": {
            const { title, content } = await reader.read(`show issue ${link.number}`, `/issues/${link.number}`, Issue);
            return { title, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .zU.markdown(content?.raw ?? "") };
        }
        case "commit": {
            const { message } = await reader.read("show a commit", `/commit/${encodeURIComponent(link.ref)}`, Commit);
            return (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMessage */ .Xc)(message);
        }
        default:
            return (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readByRef */ .fH)(reader, link.refAndPath, readAt, listRefs);
    }
}
/** Reads a file or folder; `commit` is a hash, or the name of a branch or tag without a slash. */
async function readAt(reader, commit, path) {
    const doing = "show a file";
    const source = `/src/${encodeURIComponent(commit)}/${(0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(path)}`;
    const meta = await reader.read(doing, `${source}?format=meta`, Meta);
    if (meta.type === "commit_directory") {
        const { values } = await reader.read(doing, `${source}?pagelen=100`, Entries);
        const names = values.map((entry) => entry.path.slice(path === "" ? 0 : path.length + 1)).join(", ");
        return { title: path || reader.repository, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .zU.text(names) };
    }
    return { title: path, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .zU.file(path, await reader.readText(doing, source, "*/*")) };
}
/** The commits of the branches and tags `start` and `start/…`, by name. */
async function listRefs(reader, start) {
    const query = `name = ${JSON.stringify(start)} OR name ~ ${JSON.stringify(`${start}/`)}`;
    const { values } = await reader.read("list the branches", `/refs?q=${encodeURIComponent(query)}&pagelen=100`, Refs);
    return new Map(values.map(({ name, target }) => [name, target.hash]));
}


/***/ }),

/***/ 4932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lM: () => (/* binding */ acceptsPath),
  VU: () => (/* binding */ checkDraftPath),
  yi: () => (/* binding */ checkNoProgram),
  Pi: () => (/* binding */ checkPathInTree),
  Ei: () => (/* binding */ checkPlainPath),
  g7: () => (/* binding */ decodeText),
  Qm: () => (/* binding */ hashBlob),
  p6: () => (/* binding */ listPrefixes),
  YY: () => (/* binding */ readDraftFile)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/git-limits.js
var git_limits = __webpack_require__(2802);
// EXTERNAL MODULE: ./lib/shared/text.js
var shared_text = __webpack_require__(6422);
;// CONCATENATED MODULE: ./lib/hosts/document-path.js
/** Light markup and plain text, as documentation repositories hold them. */
const DOCUMENT_TYPES = new Set([
    ...["md", "markdown", "mdown", "mdwn", "mkd", "mkdn", "mdx", "rst", "adoc", "asciidoc", "txt", "text", "org"],
    ...["textile", "rdoc", "pod", "wiki", "mediawiki", "creole"],
]);
/** Formats that generators write more often than people: only where the draft already changes the file. */
const PAGE_TYPES = new Set(["html", "htm", "xhtml", "csv", "tsv", "tex", "texi", "texinfo", "po"]);
const BARE_NAMES = /^(?:readme|change[-_ ]?log|changes|history|news|releases|release[-_ ]?notes|what[-_ ]?s[-_ ]?new|upgrading|authors|contributing|install)$/;
/** Folders whose files without a type are programs, or Debian's, which its build tools obey. */
const PROGRAM_FOLDERS = new Set([
    ...["bin", "sbin", "libexec", "script", "scripts", "tool", "tools", "hooks", "ci", "debian"],
]);
/** Instructions that coding agents follow, wherever in a repository they are. */
const AGENT_NAMES = /^(?:(?:agents?|claude|gemini|qwen|warp|crush|codex|opencode|amazonq|replit)(?:\.(?:local|override))?|skill|copilot-instructions|.*\.(?:agent|chatmode|instructions|prompt))$/;
/** Text files that build tools and package managers obey. */
const TOOL_NAMES = new Set([
    ...["cmakelists", "cmakecache", "meson_options", "conanfile", "conanbuildinfo", "entry_points", "top_level"],
    ...["modules", "apt", "aptfile", "runtime", "environment", "version", "manifest"],
]);
const DEPENDENCIES = /(?:^|[-_. ])(?:requirements?|constraints?|dependencies|deps|packages)(?:$|[-_. ])/;
/**
 * Why no draft may write to a plain path, in words that follow a colon; undefined for a document. `isDrafted`: whether
 * the draft already changes the file.
 */
function explainNoDocument(path, isDrafted) {
    const names = path.split("/").map(foldName);
    if (names.some((name) => name.startsWith(".")))
        return "tools read files and folders that begin with a dot";
    if (path.includes(":"))
        return "Windows reads what follows a colon as part of another file";
    if (names.some((name) => /~\d+(?:\.|$)/.test(name)))
        return "Windows reads it as the short name of another file";
    const name = names.at(-1) ?? "";
    const folders = names.slice(0, -1);
    const dot = name.lastIndexOf(".");
    if (dot === -1) {
        const isDocument = BARE_NAMES.test(name) && !folders.some((folder) => PROGRAM_FOLDERS.has(folder));
        return isDocument ? undefined : "it is no document";
    }
    const [stem, type] = [name.slice(0, dot), name.slice(dot + 1)];
    if (AGENT_NAMES.test(stem))
        return "coding agents follow it";
    if (TOOL_NAMES.has(stem) || [stem, folders.at(-1) ?? ""].some((part) => DEPENDENCIES.test(part))) {
        if (type === "txt" || type === "text")
            return "build tools and package managers read it";
    }
    if (DOCUMENT_TYPES.has(type) || (isDrafted && PAGE_TYPES.has(type)))
        return undefined;
    return PAGE_TYPES.has(type) ? "it is no document that this draft changes" : "it is no document";
}
/** What Windows, macOS and Unicode treat as the same name: without invisible characters, in lower case. */
function foldName(segment) {
    const [plain = ""] = segment
        .normalize("NFKC")
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
        .toLowerCase()
        // On Windows `.git::$INDEX_ALLOCATION` is `.git`.
        .split(":");
    let end = plain.length;
    while (end > 0 && (plain[end - 1] === "." || plain[end - 1] === " "))
        end -= 1;
    return plain.slice(0, end);
}

;// CONCATENATED MODULE: ./lib/hosts/draft-files.js





/** As {@link checkPlainPath}, and refuses everything but documents. `isDrafted`: the draft already changes the file. */
function checkDraftPath(path, isDrafted = false) {
    checkPlainPath(path);
    const reason = explainNoDocument(path, isDrafted);
    if (reason !== undefined)
        throw refusePath(path, reason);
}
/** The longest path that Linux opens. */
const MAX_PATH_LENGTH = 4096;
/** Throws `codehost/path-refused` for a path that is not plain from the repository's root, and for git's own files. */
function checkPlainPath(path) {
    if (path.length > MAX_PATH_LENGTH) {
        throw refusePath((0,shared_text/* shorten */.ml)(path, 100), `it is longer than ${MAX_PATH_LENGTH} characters`);
    }
    const segments = path.split("/");
    const folded = segments.map((segment) => foldName(segment));
    if (path.startsWith("/") || /^[a-z]:/i.test(path))
        throw refusePath(path, "it is absolute");
    if (path.includes("\\") || hasControl(path))
        throw refusePath(path, "it has a backslash or a control character");
    if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
        throw refusePath(path, "it is not a plain path from the top of the repository");
    }
    if (folded.includes(".git") || folded.includes("git~1"))
        throw refusePath(path, "it belongs to git itself");
}
/** Throws `codehost/path-refused` for a path that is a folder, or leads through a link, submodule or file. */
function checkPathInTree(path, entries) {
    const prefixes = listPrefixes(path);
    for (const prefix of prefixes) {
        const entry = entries.get(prefix);
        const place = prefix === path ? "it is" : "it leads through";
        if (entry?.mode === "120000")
            throw refusePath(path, `${place} a symbolic link`);
        if (entry?.mode === "160000")
            throw refusePath(path, `${place} a submodule`);
        if (entry?.type === "tree" && prefix === path)
            throw refusePath(path, "it is a folder");
        if (entry?.type === "blob" && prefix !== path)
            throw refusePath(path, `${entry.path} is a file`);
    }
}
/** Throws `codehost/path-refused` for an executable file without a type, such as a script called `changelog`. */
function checkNoProgram(path, entry) {
    const hasType = path.slice(path.lastIndexOf("/") + 1).includes(".");
    if (entry?.mode === "100755" && !hasType)
        throw refusePath(path, "it is a program");
}
function refusePath(path, reason) {
    return new errors/* ReleaseDocsError */.D3("codehost/path-refused", `The path ${JSON.stringify(path)} is not allowed: ${reason}.`);
}
function hasControl(path) {
    return [...path].some((character) => character < " " || character === "\u007f");
}
function acceptsPath(check, path) {
    try {
        check(path);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* ReleaseDocsError */.D3)
            return false;
        throw error;
    }
}
/** Undefined for a file that does not exist. Throws `codehost/path-refused` and `codehost/not-text`. */
async function readDraftFile(tree, path) {
    checkPlainPath(path);
    const entries = await tree.readEntries([path]);
    const entry = entries.get(path);
    if (entry?.type !== "blob")
        return undefined;
    checkPathInTree(path, entries);
    return tree.readText(entry);
}
/** The path and the folders above it, the topmost first: `a`, `a/b`, `a/b/c`. */
function listPrefixes(path) {
    const segments = path.split("/");
    return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
/** Throws `codehost/not-text` for anything but UTF-8, which writing would destroy, and `limit/file`. */
function decodeText(path, bytes) {
    (0,git_limits/* checkFileSize */.cz)(path, bytes.length);
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (cause) {
        throw new errors/* ReleaseDocsError */.D3("codehost/not-text", `${path} is not a UTF-8 text file.`, { cause });
    }
}
function hashBlob(content) {
    const bytes = Buffer.from(content, "utf8");
    return (0,external_node_crypto_.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}


/***/ }),

/***/ 9636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ checkBranchName),
/* harmony export */   P9: () => (/* binding */ buildDraftMoved),
/* harmony export */   mq: () => (/* binding */ createDraft),
/* harmony export */   uv: () => (/* binding */ isOwnCommit),
/* harmony export */   xL: () => (/* binding */ markMessage)
/* harmony export */ });
/* harmony import */ var _shared_directives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);
/* harmony import */ var _draft_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4932);




function createDraft(branch) {
    const { name, source, start } = branch;
    const checkPath = async (path) => {
        if (!(0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptsPath */ .lM)(_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkDraftPath */ .VU, path))
            (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkDraftPath */ .VU)(path, await isDrafted(branch, path));
    };
    return {
        branch: name,
        checkPath,
        readFile: (path) => (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readDraftFile */ .YY)(source, path),
        listFiles: async (folder) => {
            const below = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimTrailing */ .ly)(folder, /\//);
            if (below !== "")
                (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPlainPath */ .Ei)(below);
            return source.listFiles(below);
        },
        write: async ({ edits, ...message }) => {
            for (const { path } of edits)
                await checkPath(path);
            return branch.write(await selectChanges(source, edits), message);
        },
        restoreFiles: async (paths) => {
            for (const path of paths)
                (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPlainPath */ .Ei)(path);
            if (branch.openTip() === undefined)
                return;
            const entries = await start.readEntries(paths);
            const changes = paths.map((path) => {
                const entry = entries.get(path);
                return entry?.type === "blob"
                    ? { path, mode: entry.mode, sha: entry.sha }
                    : { path, mode: "100644", sha: null };
            });
            await branch.add(changes, { title: `Leave out ${paths.join(", ")}`, body: "" });
        },
        readDrafted: async (path) => {
            const tip = branch.openTip();
            return tip && (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readDraftFile */ .YY)(tip, path);
        },
        putFiles: async (edits) => {
            // The draft changed these until they were excluded.
            for (const { path } of edits)
                (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkDraftPath */ .VU)(path, true);
            const tip = branch.openTip();
            if (tip === undefined)
                return;
            const changes = await selectChanges(tip, edits);
            if (changes.length === 0)
                return;
            await branch.add(changes, { title: `Take in ${edits.map(({ path }) => path).join(", ")}`, body: "" });
        },
        diff: () => branch.diff(),
    };
}
async function isDrafted({ start, openTip }, path) {
    const paths = [path].filter((one) => (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptsPath */ .lM)(_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPlainPath */ .Ei, one));
    const [before, now] = await Promise.all([start.readEntries(paths), openTip()?.readEntries(paths)]);
    const entry = now?.get(path);
    return entry !== undefined && entry.sha !== before.get(path)?.sha;
}
async function selectChanges(tree, edits) {
    const entries = await tree.readEntries(edits.map(({ path }) => path));
    return edits.flatMap(({ path, content }) => {
        (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPathInTree */ .Pi)(path, entries);
        const entry = entries.get(path);
        (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNoProgram */ .yi)(path, entry);
        const sha = (0,_draft_files_js__WEBPACK_IMPORTED_MODULE_2__/* .hashBlob */ .Qm)(content);
        return entry?.sha === sha ? [] : [{ path, content, sha, mode: entry?.mode ?? "100644" }];
    });
}
/** Throws `codehost/bad-branch` for `HEAD`, and for what git-check-ref-format refuses. */
function checkBranchName(branch) {
    const isValid = branch !== "HEAD" &&
        branch !== "@" &&
        !branch.startsWith("-") &&
        !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\.$/u.test(branch) &&
        branch.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
    if (isValid)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("codehost/bad-branch", `${JSON.stringify(branch)} is not a valid name of a branch.`);
}
const TRAILER = "Release-Docs-Tree";
/** A commit message that no product obeys, marked with its tree: an amended commit is not ours. */
function markMessage({ title, body }, tree) {
    return [(0,_shared_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeTitle */ ._)(title), (0,_shared_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeMessage */ .LD)(body).trim(), `${TRAILER}: ${tree}`]
        .filter((part) => part !== "")
        .join("\n\n");
}
function isOwnCommit({ message, tree }) {
    return message.trimEnd().split("\n").at(-1) === `${TRAILER}: ${tree}`;
}
function buildDraftMoved(branch, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("codehost/draft-moved", `The branch ${branch} moved while the draft was written.`, {
        cause,
    });
}


/***/ }),

/***/ 6339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ openGitHubReader),
/* harmony export */   T8: () => (/* binding */ parseGitHubLink),
/* harmony export */   pk: () => (/* binding */ readGitHubPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8998);
/* harmony import */ var _repository_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8951);



const parseGitHubLink = (url) => (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryLink */ .AX)(url, parsePage);
function parsePage([kind, ...rest]) {
    const [first = "", second] = rest;
    switch (kind) {
        case undefined:
            return { kind: "repository" };
        case "issues":
            return (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .parseNumbered */ .GQ)("issue", first);
        case "pull":
            return (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .parseNumbered */ .GQ)("pullRequest", first);
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
const Titled = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ title: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
const Commit = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) });
const Release = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
const Entries = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }));
const Refs = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }));
const openGitHubReader = (api, repository) => (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .createRepositoryReader */ .yl)(api, "GitHub", "/repos", repository);
async function readGitHubPage(api, link) {
    const reader = openGitHubReader(api, link.repository);
    switch (link.kind) {
        case "repository":
            return reader.readOverview();
        case "issue":
        case "pullRequest": {
            const [what, path] = link.kind === "issue" ? ["issue", "issues"] : ["pull request", "pulls"];
            const { title, body } = await reader.read(`show ${what} ${link.number}`, `/${path}/${link.number}`, Titled);
            return { title, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .zU.markdown(body ?? "") };
        }
        case "commit":
            return readCommit(reader, link.ref);
        case "release":
            return readRelease(reader, link.tag);
        default:
            return (0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readByRef */ .fH)(reader, link.refAndPath, link.kind === "file" ? readFile : readDirectory, listRefs);
    }
}
async function readCommit(reader, ref) {
    const { commit } = await reader.read("show a commit", `/commits/${(0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(ref)}`, Commit);
    return (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMessage */ .Xc)(commit.message);
}
async function readRelease(reader, tag) {
    const path = tag === undefined ? "latest" : `tags/${(0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(tag)}`;
    try {
        const { name, tag_name: tagName, body } = await reader.read("show a release", `/releases/${path}`, Release);
        return { title: name || tagName, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .zU.markdown(body ?? "") };
    }
    catch (error) {
        if (!(0,_repository_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissing */ .b2)(error) || tag === undefined)
            throw error;
        // The page of a tag without a release shows its commit.
        const { title } = await readCommit(reader, `tags/${tag}`);
        return { title: tag, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .zU.text(title) };
    }
}
async function readFile(reader, ref, path) {
    const content = await reader.readText("show a file", buildContentsPath(ref, path), "application/vnd.github.raw+json");
    return { title: path, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .zU.file(path, content) };
}
async function readDirectory(reader, ref, path) {
    const entries = await reader.read("show a directory", buildContentsPath(ref, path), Entries);
    const names = entries.map(({ name }) => name).join(", ");
    return { title: path || `${reader.repository} at ${ref}`, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .zU.text(names) };
}
function buildContentsPath(ref, path) {
    return `/contents${path === "" ? "" : `/${(0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(path)}`}?ref=${encodeURIComponent(ref)}`;
}
/** The branches and tags whose names begin with `start`, by name. */
async function listRefs(reader, start) {
    const lists = await Promise.all(["heads", "tags"].map(async (kind) => {
        const path = `/git/matching-refs/${kind}/${encodeURIComponent(start)}`;
        const refs = await reader.read("list the branches", path, Refs);
        return refs.map(({ ref }) => ref.slice(`refs/${kind}/`.length));
    }));
    return new Map(lists.flat().map((name) => [name, name]));
}


/***/ }),

/***/ 6860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ offerPullRequests)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _shared_directives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8455);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);



function offerPullRequests(api, place, known) {
    return {
        openUrl: known?.url,
        compareUrl: api.compareUrl(place),
        publish: async (request) => {
            const title = (0,_shared_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeTitle */ ._)(request.title).slice(0, api.maxTitle);
            const wanted = { ...request, title, body: (0,_shared_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeDirectives */ .I$)(request.body) };
            if (known === undefined)
                return createPullRequest(api, place, wanted);
            const { remarks, ...updated } = await updateText(api, known, wanted);
            const ours = request.isOurs === true ? await api.finish?.(known, wanted) : undefined;
            return { ...updated, remarks: [...(ours ?? []), ...remarks] };
        },
    };
}
async function createPullRequest(api, place, wanted) {
    try {
        return await api.create(place, { ...wanted, body: markBody(wanted, api.markForm) });
    }
    catch (error) {
        if (api.isDuplicate?.(error) !== true)
            throw error;
        const { open } = await api.find(place);
        if (open === undefined)
            throw error;
        return updateText(api, open, wanted);
    }
}
async function updateText(api, known, wanted) {
    const { url, number } = known;
    const { change, kept } = selectTextChange(known, wanted, api.markForm);
    if (Object.keys(change).length > 0)
        await api.update(known, change);
    const remarks = kept.length === 0 ? [] : [`A person has edited its ${kept.join(" and ")}, which stays as it is.`];
    return { url, number, remarks };
}
const MARK = /^(?:<!--|\[\/\/\]: # \()\s*release-docs (?<title>[0-9a-f]{16}) (?<body>[0-9a-f]{16})\s*(?:-->|\))$/;
function splitMark(text) {
    const trimmed = text.trimEnd();
    const start = Math.max(trimmed.lastIndexOf("<!--"), trimmed.lastIndexOf("[//]: # ("), 0);
    const mark = MARK.exec(trimmed.slice(start))?.groups;
    const body = mark === undefined ? text : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimTrailing */ .ly)(trimmed.slice(0, start), /\n/);
    return { body, title: mark?.title, hash: mark?.body };
}
/** Marks a body, hidden at its end, with hashes that show later what a person has edited. */
function markBody({ title, body }, form) {
    const mark = `release-docs ${hash(title)} ${hash(body)}`;
    return `${body.trimEnd()}\n\n${form === "comment" ? `<!-- ${mark} -->` : `[//]: # (${mark})`}\n`;
}
/** The texts that differ and are still as we wrote them; `kept` are those that a person edited. */
function selectTextChange(current, wanted, form) {
    const mark = splitMark(normalize(current.body));
    const isOwnTitle = mark.title === hash(current.title);
    const isOwnBody = mark.hash === hash(mark.body);
    const title = isOwnTitle ? wanted.title : current.title;
    const kept = [...(isOwnTitle ? [] : ["title"]), ...(isOwnBody ? [] : ["body"])];
    const change = {};
    if (title !== current.title)
        change.title = title;
    if (isOwnBody) {
        // The mark keeps the hash of our title beside a person's title.
        const marked = markBody({ title, body: wanted.body }, form);
        const next = isOwnTitle ? marked : marked.replace(hash(title), mark.title ?? "");
        if (next.trimEnd() !== normalize(current.body).trimEnd())
            change.body = next;
    }
    else if (change.title !== undefined) {
        change.body = current.body.replace(mark.title ?? "", hash(title));
    }
    return { change, kept };
}
function normalize(text) {
    return text.replace(/\r\n?/g, "\n");
}
function hash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(normalize(text).trim()).digest("hex").slice(0, 16);
}


/***/ }),

/***/ 8951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ parseRepositoryLink),
/* harmony export */   GQ: () => (/* binding */ parseNumbered),
/* harmony export */   ar: () => (/* binding */ notMerged),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   fH: () => (/* binding */ readByRef),
/* harmony export */   yl: () => (/* binding */ createRepositoryReader)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8998);



const Overview = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), description: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
/**
 * Reads below a repository (`owner/name`), which is below `folder` of the API. `doing` is followed by "of owner/name" in
 * errors. Throws `product/not-found` for an impossible name.
 */
function createRepositoryReader(api, product, folder, repository) {
    const root = `${folder}/${checkName(product, repository)}`;
    const at = (doing, path) => ({ doing: `${doing} of ${repository}`, path: root + path });
    const readRepository = async (answer) => (await api.read({ doing: `show the repository ${repository}`, path: root, answer })).value;
    return {
        repository,
        at,
        readRepository,
        read: async (doing, path, answer) => (await api.read({ ...at(doing, path), answer })).value,
        readText: (doing, path, accept) => api.readText({ ...at(doing, path), accept }),
        readOverview: async () => {
            const { full_name: title, description } = await readRepository(Overview);
            return { title, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptOf */ .zU.text(description ?? "") };
        },
    };
}
function checkName(product, fullName) {
    const parts = fullName.split("/");
    if (parts.length === 2 && parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part)))
        return fullName;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("product/not-found", `The name is not one of a repository of ${product}.`, {
        hint: "Give it as owner/name.",
    });
}
function notMerged(fullName, number) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("product/not-merged", `Pull request ${number} of ${fullName} is not merged.`);
}
/** `parsePage` gets what follows `owner/name` in the path. */
function parseRepositoryLink(url, parsePage) {
    const [owner, name, ...rest] = (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .splitPath */ .Uf)(url) ?? [];
    if (owner === undefined || name === undefined)
        return undefined;
    const page = parsePage(rest);
    return page && { repository: `${owner}/${name.replace(/\.git$/, "")}`, ...page };
}
function parseNumbered(kind, number) {
    return /^[1-9]\d{0,9}$/.test(number) ? { kind, number: Number(number) } : undefined;
}
/** Reads a file or folder, first as if its ref had no slash, then with the longest ref that fits. */
async function readByRef(reader, refAndPath, read, listRefs) {
    const [first = "", ...rest] = refAndPath;
    try {
        return await read(reader, first, rest.join("/"));
    }
    catch (error) {
        if (!isMissing(error) || rest.length === 0)
            throw error;
        const refs = await listRefs(reader, first);
        const source = (0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRef */ .Mn)(refAndPath, [...refs.keys()]);
        const ref = source && refs.get(source.ref);
        if (source === undefined || ref === undefined || ref === first)
            throw error;
        return read(reader, ref, source.path);
    }
}
function isMissing(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3 && error.code === "product/not-found";
}


/***/ }),

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ parseJiraKey),
/* harmony export */   createJira: () => (/* binding */ createJira)
/* harmony export */ });
/* unused harmony export renderAtlassianDocument */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8350);
/* harmony import */ var _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8998);



const Issue = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    key: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    fields: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ summary: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), description: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()) }),
});
const FIELDS = ["summary", "description"];
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ errorMessages: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), errors: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())) }),
    // Atlassian's gateways.
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
]);
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
        readHealth: async () => {
            const { value, headers } = await api.read({
                doing: "tell whose token it is",
                path: "/rest/api/3/myself",
                answer: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ displayName: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
            });
            return { message: `Jira accepts the token of ${value.displayName}.`, ...(0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .selectRateLimit */ .E)(headers) };
        },
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
        /** Reads up to 100 items by one request, without those that the token does not see. */
        readItems: async (keys) => {
            const { value } = await api.read({
                doing: "show the items that commits name",
                path: "/rest/api/3/issue/bulkfetch",
                answer: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ issues: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Issue) }),
                body: { issueIdsOrKeys: keys, fields: FIELDS },
            });
            const site = baseUrl.replace(/(?<!\/)\/+$/, "");
            return value.issues.map((issue) => ({
                ...describeIssue(issue),
                key: issue.key,
                url: `${site}/browse/${encodeURIComponent(issue.key)}`,
            }));
        },
    };
}
function describeIssue({ key, fields }) {
    return { title: fields.summary ?? key, excerpt: _shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptOf */ .zU.text(renderAtlassianDocument(fields.description)) };
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
const MAX_LENGTH = 5000;
const MAX_DEPTH = 50;
const INLINE = new Set(["text", "mention", "emoji", "date", "status", "inlineCard"]);
/** A line for each block (Jira's API v3); empty for anything else. */
function renderAtlassianDocument(document) {
    let text = "";
    const add = (value, depth) => {
        const node = Node.safeParse(value).data;
        if (node === undefined || depth > MAX_DEPTH || text.length > MAX_LENGTH)
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
function readShown({ text, shortName, url }) {
    return [text, shortName, url].find((shown) => typeof shown === "string") ?? "";
}
const KEY = /^[a-z][a-z0-9_]+-[1-9]\d*$/i;
/** The key of the item at `BASE/browse/KEY-1`, or selected on a board or list (`?selectedIssue=KEY-1`). */
function parseJiraKey(url) {
    const [first, second] = ((0,_shared_linked_page_js__WEBPACK_IMPORTED_MODULE_1__/* .splitPath */ .Uf)(url) ?? []).slice(-2);
    const key = url.searchParams.get("selectedIssue") ?? (first === "browse" ? second : undefined);
    return key !== undefined && KEY.test(key) ? key.toUpperCase() : undefined;
}


/***/ }),

/***/ 6635:
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
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(8956);
// EXTERNAL MODULE: ./lib/contract/instructions.js
var contract_instructions = __webpack_require__(5597);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/contract/comments.js
var comments = __webpack_require__(4410);
// EXTERNAL MODULE: ./lib/contract/conversations.js
var conversations = __webpack_require__(6802);
// EXTERNAL MODULE: ./lib/contract/fields.js
var fields = __webpack_require__(401);
// EXTERNAL MODULE: ./lib/contract/jobs.js
var jobs = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/contract/publications.js
var publications = __webpack_require__(3903);
;// CONCATENATED MODULE: ./lib/service/store/columns.js






function parseColumn(schema) {
    const stored = (0,fields/* withoutMaximums */.iS)(schema);
    return (json) => stored.parse(JSON.parse(json));
}
const parseTexts = parseColumn(schemas/* array */.YOg(schemas/* string */.YjP()));
const parseDetails = parseColumn(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()));
const parseConnectionFields = parseColumn(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()));
const parsePublicationConfig = parseColumn(publications/* PublicationConfig */.Nb);
const parseDocRequest = parseColumn(jobs/* DocRequest */.GX);
const parseAnchor = parseColumn(comments/* Anchor */.Mz);
const { body, relevantLinks, changes, labels } = comments/* CommentRequest */.vM.shape;
/** The request of a comment; a batch without a message has no body. */
const parseCommentRequest = parseColumn(schemas/* object */.Ikc({ body: schemas/* optional */.lqM(body), relevantLinks, changes, labels }));
/** The labels of a job's request; jobs of a sync have none. */
const parseJobLabels = parseColumn(schemas/* object */.Ikc({ labels: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP())) }));
const parseNotified = parseColumn(conversations/* Notified */.zn);
const FileSource = schemas/* object */.Ikc({
    /** Full SHA; of a pull request its merge, squash or only commit. */
    sha: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    pullRequest: schemas/* optional */.lqM(schemas/* int */.Whr()),
});
/** Earlier versions stored less. */
const DraftedFile = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    /** `other`: a commit on the branch that is not ours. */
    kind: schemas/* enum */.k5n(["changelog", "releaseNotes", "documentation", "other"]),
    isNew: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false),
    why: schemas/* _default */.Rvf(schemas/* string */.YjP(), ""),
    sources: schemas/* _default */.Rvf(schemas/* array */.YOg(FileSource), []),
    moreSources: schemas/* _default */.Rvf(schemas/* int */.Whr(), 0),
});
/** The details of a `draft` entry. */
const parseDraftDetails = parseColumn(schemas/* object */.Ikc({ files: schemas/* _default */.Rvf(schemas/* array */.YOg(DraftedFile), []), compareUrl: schemas/* optional */.lqM(schemas/* string */.YjP()) }));
const WithheldFile = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), file: DraftedFile });
const parseWithheld = parseColumn(schemas/* array */.YOg(WithheldFile));
/** Payloads of tasks. Sync tasks of an earlier version have no job. */
const parseMergeTask = parseColumn(schemas/* object */.Ikc({ number: schemas/* int */.Whr() }));
/** `openUrl`: the pull request that was open before the turn. */
const TurnTask = schemas/* object */.Ikc({ openUrl: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP())) });
const parseTurnTask = parseColumn(TurnTask);
const parseSyncTask = parseColumn(schemas/* object */.Ikc({ jobId: schemas/* optional */.lqM(schemas/* string */.YjP()) }));

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/service/store/errors.js
var store_errors = __webpack_require__(9938);
;// CONCATENATED MODULE: ./lib/service/store/page.js



const DEFAULT_PAGE_SIZE = 50;
/** Of the rows of a page and what is shown with them, as stored. A single row can have more. */
const MAX_PAGE_BYTES = 2 ** 20;
const NO_TIMESTAMP = "next is not an RFC 3339 timestamp: give a page's token, or a time such as 2026-01-05T10:00:00Z.";
/**
 * Rows added meanwhile come before the first page. A page ends early where the next row exceeds its maximum of bytes.
 * `query` has conditions and one table, but no order and no limit.
 */
async function readPage({ next, pageSize: wanted = DEFAULT_PAGE_SIZE }, query, { tokens = opaqueTokens, bytes } = {}) {
    const mark = markOf(query);
    const position = next === undefined ? undefined : parseToken(next, mark, tokens);
    const ordered = selectRows(query, position, tokens.isByTime);
    const pageSize = bytes === undefined ? wanted : await fitPage(ordered.limit(wanted), bytes);
    const found = await ordered.limit(pageSize + 1).execute();
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
/** How many of the rows fit into a page. */
async function fitPage(query, bytes) {
    const sizes = query.clearSelect().select(bytes.as("bytes")).$castTo();
    return countFitting(await sizes.execute(), MAX_PAGE_BYTES);
}
/** How many of the first rows have at most `maxBytes` together; at least one. */
function countFitting(rows, maxBytes) {
    let total = 0;
    const excess = rows.findIndex(({ bytes }) => {
        total += bytes;
        return total > maxBytes;
    });
    return Math.max(1, excess === -1 ? rows.length : excess);
}
/** The bytes of texts in UTF-8, which neither database has to read for it. */
function bytesOf(...columns) {
    const lengths = columns.map((column) => (0,sql/* sql */.l) `coalesce(octet_length(${sql/* sql */.l.ref(column)}), 0)`);
    return (0,sql/* sql */.l) `(${sql/* sql */.l.join(lengths, (0,sql/* sql */.l) ` + `)})`;
}
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
function filterBy(query, filters) {
    let filtered = query;
    for (const [column, value] of Object.entries(filters)) {
        if (value === undefined)
            continue;
        const wanted = typeof value === "boolean" ? Number(value) : value;
        filtered = filtered.where(sql/* sql */.l.ref(column), Array.isArray(value) ? "in" : "=", wanted);
    }
    return filtered;
}
function markOf(query) {
    const { sql: text, parameters } = query.compile();
    const digest = (0,external_node_crypto_.hash)("sha256", JSON.stringify([text, parameters]), "buffer");
    return String(digest.readUInt32BE()).padStart(10, "0");
}
function parseToken(token, mark, tokens) {
    const parsed = tokens.parse(token);
    if (parsed === undefined)
        throw (0,store_errors/* badRequest */.li)(tokens.isByTime ? NO_TIMESTAMP : "next is not a page token.");
    if (parsed.mark !== undefined && parsed.mark !== mark)
        throw (0,store_errors/* badRequest */.li)("next is a page token of another list or of other filters.");
    return parsed;
}
const FIELDS = /^([on])(\d{10})(-?\d{1,15})$/;
const opaqueTokens = {
    isByTime: false,
    render: ({ direction, mark, bound }) => Buffer.from(`${direction === "older" ? "o" : "n"}${mark}${bound}`).toString("base64url"),
    parse: (token) => {
        const fields = Buffer.from(token, "base64url");
        const [, letter, mark, bound] = FIELDS.exec(fields.toString()) ?? [];
        // Decoding skips invalid characters.
        if (letter === undefined || fields.toString("base64url") !== token)
            return undefined;
        return { direction: letter === "o" ? "older" : "newer", mark, bound: Number(bound) };
    },
};
const OWN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})([01])(\d{10})(\d{16})Z$/;
const EPOCH = "1970-01-01T00:00:00.000Z";
/** Rows can share a time, so the decimals after the milliseconds contain direction, mark and `seq`. */
const timestampTokens = {
    isByTime: true,
    render: ({ direction, mark, bound, time = EPOCH }) => time.replace(/Z$/, `${direction === "older" ? 0 : 1}${mark}${String(Math.max(bound, 0)).padStart(16, "0")}Z`),
    parse: (token) => {
        // Of any other timestamp, the page begins before all rows of that time: no row has seq 0.
        const [, seconds, digit, mark, bound = 0] = OWN.exec(token) ?? [];
        const time = parseTimestamp(seconds === undefined ? token : `${seconds}Z`);
        if (time === undefined)
            return undefined;
        return { direction: digit === "1" ? "newer" : "older", mark, bound: Number(bound), time };
    },
};
/** `%` is the only wildcard; only ASCII letters fold, as in both databases. A pattern without `%` uses the index. */
function matchesSummary(pattern) {
    const folded = foldCase(pattern);
    if (!folded.includes("%")) {
        const start = [...folded].slice(0, 200).join("");
        return (0,sql/* sql */.l) `(substr(lower(summary), 1, 200) = ${start} and lower(summary) = ${folded})`;
    }
    return (0,sql/* sql */.l) `lower(summary) like ${folded.replaceAll(/[\\_]/g, "\\$&")} escape '\\'`;
}
/** Whether a column contains `text`, in which `%` is no wildcard. */
function containsText(columns, text) {
    const pattern = `%${foldCase(text).replaceAll(/[\\_%]/g, "\\$&")}%`;
    const conditions = columns.map((column) => (0,sql/* sql */.l) `lower(${sql/* sql */.l.ref(column)}) like ${pattern} escape '\\'`);
    return (0,sql/* sql */.l) `(${sql/* sql */.l.join(conditions, (0,sql/* sql */.l) ` or `)})`;
}
function foldCase(text) {
    return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
// A form that is not encoded turns the + of an offset into a space.
const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):(\d\d)(?:\.(\d+))?(Z|[+ -]\d\d:\d\d)$/i;
const MINUTE = 60_000;
const EARLIEST = Date.parse("0000-01-01T00:00:00.000Z");
const LATEST = Date.parse("9999-12-31T23:59:59.999Z");
/** The time rounded up to a millisecond; undefined for invalid dates such as February 30. */
function parseTimestamp(text) {
    const [, local = "", second, fraction = "", zone = ""] = RFC_3339.exec(text) ?? [];
    // Date takes February 30 as a day in March, and 24:00 as the next day.
    const isDate = new Date(`${local}Z`).toJSON()?.startsWith(local.toUpperCase());
    const minutes = Date.parse(`${local}${zone.replace(" ", "+")}`);
    if (!isDate || Number.isNaN(minutes))
        return undefined;
    // Leap seconds are at the end of a UTC day only.
    const isLastMinute = (minutes + MINUTE) % (24 * 60 * MINUTE) === 0;
    if (Number(second) > (isLastMinute ? 60 : 59))
        return undefined;
    const milliseconds = Number(fraction.padEnd(3, "0").slice(0, 3)) + (/[1-9]/.test(fraction.slice(3)) ? 1 : 0);
    const time = minutes + Number(second) * 1000 + milliseconds;
    return new Date(Math.min(Math.max(time, EARLIEST), LATEST)).toISOString();
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(6560);
;// CONCATENATED MODULE: ./lib/service/store/prepared.js

/** Stands for a parameter while a query is compiled. */
class Placeholder {
    index;
    constructor(index) {
        this.index = index;
    }
}
/**
 * A query that is compiled once, as compiling costs more than running one that finds a single row. `build` is called once
 * per kind of database, so its parameters may become values of the query only, never decide what it is.
 */
function prepare(build) {
    const compiled = {};
    return async ({ kind, database }, ...given) => {
        compiled[kind] ??= compile(build, database, given.length);
        const { text, parameters } = compiled[kind];
        const values = parameters.map((value) => (value instanceof Placeholder ? given[value.index] : value));
        const { rows } = await database.executeQuery(compiled_query/* CompiledQuery */.E.raw(text, values));
        return rows;
    };
}
/** As {@link prepare}, one query per table. */
function prepareEach(build) {
    const queries = new Map();
    return (store, table, ...given) => {
        const query = queries.get(table) ?? prepare((database, ...values) => build(database, table, ...values));
        queries.set(table, query);
        return query(store, ...given);
    };
}
function compile(build, database, count) {
    const placeholders = Array.from({ length: count }, (_, index) => new Placeholder(index));
    const { sql: text, parameters } = build(database.withoutPlugins(), ...placeholders).compile();
    return { text, parameters };
}
const inserts = new Map();
/** Inserts one row, with a statement that is compiled once per table and set of columns. */
async function insertRecord(store, table, row) {
    const compile = () => store.database.withoutPlugins().insertInto(table).values(row).compile();
    await insert(store, [table, ...Object.keys(row)].join(), row, compile);
}
/** As {@link insertRecord}; returns the value of an expression without parameters, the same one in every call for a table. */
async function insertRecordReturning(store, table, row, expression) {
    const compile = () => store.database.withoutPlugins().insertInto(table).values(row).returning(expression.as("value")).compile();
    const [inserted] = await insert(store, ["returning", table, ...Object.keys(row)].join(), row, compile);
    if (inserted === undefined)
        throw new Error(`An insert into ${table} returned nothing.`);
    return inserted.value;
}
async function insert({ kind, database }, name, row, compile) {
    const key = `${kind} ${name}`;
    const text = inserts.get(key) ?? compile().sql;
    inserts.set(key, text);
    const { rows } = await database.executeQuery(compiled_query/* CompiledQuery */.E.raw(text, Object.values(row)));
    return rows;
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/kysely.js + 65 modules
var kysely = __webpack_require__(1980);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/migration/migrator.js + 1 modules
var migration_migrator = __webpack_require__(7611);
;// CONCATENATED MODULE: ./lib/service/store/group-commit.js

const MAX_GROUP = 32;
/**
 * Runs transactions that were asked for in the same turn of the event loop as savepoints of one: a commit of SQLite costs
 * as much as the rest of a small transaction. Each fails alone, unless the commit fails. The result has been committed.
 */
function createGroupCommit(database) {
    const waiting = [];
    let isScheduled = false;
    const runAll = async () => {
        while (waiting.length > 0)
            await runGroup(database, waiting.splice(0, MAX_GROUP));
        isScheduled = false;
    };
    return (work) => new Promise((resolve, reject) => {
        waiting.push({ work, resolve: resolve, reject });
        if (isScheduled)
            return;
        isScheduled = true;
        setImmediate(runAll);
    });
}
async function runGroup(database, group) {
    try {
        const ends = await database.transaction().execute(async (within) => {
            const settled = [];
            for (const one of group)
                settled.push(await runOne(within, one, group.length === 1));
            return settled;
        });
        for (const end of ends)
            end();
    }
    catch (error) {
        for (const { reject } of group)
            reject(error);
    }
}
/** Returns what tells the caller, once the group is committed. */
async function runOne(within, { work, resolve, reject }, isAlone) {
    if (isAlone) {
        const result = await work(within);
        return () => resolve(result);
    }
    await (0,sql/* sql */.l) `savepoint one`.execute(within);
    try {
        const result = await work(within);
        await (0,sql/* sql */.l) `release one`.execute(within);
        return () => resolve(result);
    }
    catch (error) {
        // Where SQLite itself has rolled back everything, this fails with the error of the cause.
        await (0,sql/* sql */.l) `rollback to one`.execute(within).catch(() => Promise.reject(error));
        await (0,sql/* sql */.l) `release one`.execute(within);
        return () => reject(error);
    }
}

// EXTERNAL MODULE: ./lib/service/store/dialect.js
var dialect = __webpack_require__(1439);
;// CONCATENATED MODULE: ./lib/service/store/schema.js

const org_id = ["organizations.id", "cascade"];
const user_id = ["users.id", "cascade"];
const connection_id = ["connections.id", "cascade"];
const publication_id = ["publications.id", "cascade"];
const conversation_id = ["conversations.id", "cascade"];
// PostgreSQL indexes at most 2.7 kB; the query compares the rest of a longer text.
const SUMMARY = "substr(lower(summary), 1, 200)";
/** Released definitions never change: new columns and indexes go into `added`. Booleans are 1 and 0. */
const TABLES = {
    organizations: {
        texts: ["name"],
        added: {
            "2026-11-22-organization-billing": {
                defaulted: { state: ["active", "suspended"] },
                texts: ["state_reason?"],
                // Jobs it may create in a calendar month of UTC; null without a limit.
                integers: ["monthly_jobs?"],
            },
        },
    },
    users: {
        texts: ["auth_id", "email", "name"],
        integers: ["invitation_accepted"],
        references: { org_id },
        filters: ["email", "name", "auth_id"],
    },
    roles: {
        texts: ["name", "permissions_json"],
        integers: ["builtin"],
        references: { org_id },
        unique: { columns: ["org_id", "name"] },
    },
    user_roles: {
        references: { user_id, role_id: ["roles.id", "cascade"] },
        primaryKey: ["user_id", "role_id"],
        indexes: [["role_id"]],
    },
    grants: {
        texts: ["resource", "verb", "record_id"],
        references: { user_id },
        primaryKey: ["user_id", "resource", "verb", "record_id"],
    },
    // `lookup` finds the key, `hash` decides; neither reveals it.
    keys: {
        texts: ["name", "lookup", "hash", "expires_at?", "revoked_at?"],
        references: { org_id, user_id },
        unique: { columns: ["lookup"] },
        filters: [],
        indexes: [["user_id"]],
    },
    // `secrets` is the secret part of the configuration, encrypted. A deleted row stays, since other records name it.
    connections: {
        texts: ["name", "type", "config_json", "secrets?", "health_message?", "health_error?", "synced_at?", "deleted_at?"],
        integers: ["paused", "healthy", "remaining_rate_limit_percent?"],
        references: { org_id },
        filters: ["name", "type"],
    },
    connection_histories: {
        texts: ["head", "tags_json"],
        references: { connection_id },
        primaryKey: ["connection_id"],
    },
    publications: {
        texts: ["name", "branch_name?", "config_json", "synced_at?", "health_message?"],
        integers: ["healthy"],
        references: { org_id },
        unique: { columns: ["org_id", "name"] },
        filters: [],
    },
    publication_connections: {
        choices: { role: ["source", "docs", "notifier"] },
        references: { publication_id, connection_id },
        primaryKey: ["publication_id", "connection_id", "role"],
        indexes: [["connection_id", "role"]],
    },
    instructions: {
        texts: ["name", "type", "content"],
        integers: ["global"],
        references: { org_id, "publication_id?": publication_id },
        unique: { columns: ["org_id", "name", "type"], where: "global = 1" },
        filters: ["type", "global"],
        indexes: [["publication_id"]],
    },
    instruction_links: {
        texts: ["slot_type"],
        integers: ["position"],
        references: { org_id, instruction_id: ["instructions.id", "cascade"], publication_id },
        filters: ["slot_type"],
        indexes: [
            ["instruction_id", "seq"],
            ["publication_id", "seq"],
            ["publication_id", "slot_type", "position"],
        ],
    },
    jobs: {
        texts: ["type", "state", "title", "request_json", "publication_ids_json"],
        references: { org_id, connection_id: ["connections.id", "no action"], "user_id?": ["users.id", "set null"] },
        filters: [],
        added: { "2026-11-22-organization-billing": { indexes: [["org_id", "type", "created_at"]] } },
    },
    // `publication_name` outlives the publication.
    conversations: {
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
        filters: [
            ...["job_id", "publication_id", "status", "staged", "branch", "output_url"],
            ...["operation_type", "origin_type", "origin_url", SUMMARY],
        ],
        indexes: [["job_id"], ["publication_id"], ["connection_id"]],
        added: {
            // Comments before `excluded_at` do not change the excluded files.
            "2026-11-22-draft-sets": { texts: ["withheld_json?", "excluded_at?"] },
        },
    },
    comments: {
        texts: ["message", "anchor_json?", "file_path?", "source", "external_id?", "request_json"],
        integers: ["work_requested"],
        references: {
            org_id,
            conversation_id,
            "connection_id?": ["connections.id", "set null"],
            "author_id?": ["users.id", "set null"],
            "reply_to_id?": ["comments.id", "set null"],
        },
        filters: ["conversation_id", "connection_id", "work_requested", "source", "external_id", "file_path"],
        indexes: [["conversation_id", "seq"], ["reply_to_id"]],
        added: { "2026-11-22-draft-sets": { texts: ["anchored_lines?"] } },
    },
    comment_batches: {
        references: { aggregate_id: ["comments.id", "cascade"], item_id: ["comments.id", "cascade"] },
        primaryKey: ["aggregate_id", "item_id"],
        indexes: [["item_id"]],
    },
    turns: {
        texts: ["status", "error_message?", "request_json"],
        integers: ["retry_count"],
        references: { org_id, conversation_id, "triggering_comment_id?": ["comments.id", "set null"] },
        indexes: [["conversation_id", "seq"], ["triggering_comment_id"]],
    },
    entries: {
        texts: ["kind", "status", "message", "details_json?"],
        references: { conversation_id, "turn_id?": ["turns.id", "set null"] },
        indexes: [["conversation_id", "seq"], ["turn_id"]],
    },
    tasks: {
        texts: [
            ...["kind", "subject_id", "payload_json", "request_id?", "user_name?"],
            ...["run_after", "lease_token?", "lease_until?"],
        ],
        integers: ["attempts"],
        references: { org_id, "conversation_id?": conversation_id },
        indexes: [["run_after", "seq"], ["conversation_id", "seq"], ["subject_id"]],
        added: {
            "2026-11-22-fairness": {
                indexes: [
                    ["org_id", "run_after", "seq"],
                    ["org_id", "lease_until"],
                ],
            },
        },
    },
    idempotency_keys: {
        texts: ["key", "body_hash", "record_id", "created_at"],
        references: { org_id },
        primaryKey: ["org_id", "key"],
        indexes: [["created_at"]],
    },
    audit_logs: {
        texts: ["request_id?", "user_name?", "admin_user_name?", "type", "summary", "delta", "config_json"],
        references: { org_id },
        // Their indexes are dropped by the migration that adds those below.
        filters: ["type", SUMMARY],
        added: {
            "2026-11-22-audit-log-times": {
                indexes: [
                    ["org_id", "created_at", "seq"],
                    ["org_id", "type", "created_at", "seq"],
                    ["org_id", SUMMARY, "created_at", "seq"],
                ],
            },
        },
    },
};
async function createTables(schema) {
    for (const [name, definition] of Object.entries(TABLES))
        await (0,dialect/* createTable */.ZR)(schema, name, definition);
}
async function extendTables(schema, migration) {
    for (const [name, { added }] of Object.entries(TABLES)) {
        if (added?.[migration] !== undefined)
            await (0,dialect/* extendTable */.ZH)(schema, name, added[migration]);
    }
}

;// CONCATENATED MODULE: ./lib/service/store/storage.js


/** What an organization can grow: tables with their long texts, counted by triggers. A change needs a migration. */
const COUNTED = {
    audit_logs: ["summary", "delta", "config_json"],
    comments: ["message", "anchor_json", "anchored_lines", "request_json"],
    connections: ["config_json", "secrets"],
    conversations: ["title", "labels_json", "request_json", "withheld_json"],
    entries: ["message", "details_json"],
    instruction_links: [],
    instructions: ["name", "content"],
    jobs: ["title", "request_json", "publication_ids_json"],
    publications: ["name", "config_json"],
    turns: ["request_json", "error_message"],
};
/** Short columns and indexes of a row, about. */
const ROW_BYTES = 256;
/**
 * The bytes of each organization are the sum of its parts. On PostgreSQL a connection changes one part, so that
 * concurrent transactions do not wait for one counter.
 */
const PARTS = { sqlite: 1, postgres: 16 };
async function addStoredBytes(schema) {
    const { database, dialect } = schema;
    const cascade = (column) => column.notNull().references("organizations.id").onDelete("cascade");
    await database.schema
        .createTable("stored_bytes")
        .addColumn("org_id", dialect.text, cascade)
        .addColumn("part", "integer", (column) => column.notNull())
        .addColumn("bytes", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("stored_bytes_primary", ["org_id", "part"])
        .execute();
    const tables = Object.keys(COUNTED);
    const triggers = dialect.kind === "sqlite" ? tables.flatMap(describeSqliteTriggers) : tables.flatMap(describePostgresTrigger);
    const begin = dialect.kind === "sqlite" ? SQLITE_BEGIN : POSTGRES_BEGIN;
    for (const statement of [...triggers, ...begin, addParts(dialect.kind, "organizations"), ...tables.map(countRows)]) {
        await sql/* sql */.l.raw(statement).execute(database);
    }
}
const bytesIn = (table, row) => ["0", ...(COUNTED[table] ?? []).map((column) => `coalesce(octet_length(${row}.${column}), 0)`)].join(" + ");
/** The organization of a row; null for entries of a deleted conversation. */
const ownerOf = (table, row) => table === "entries" ? `(select org_id from conversations where id = ${row}.conversation_id)` : `${row}.org_id`;
const addParts = (kind, organizations) => `insert into stored_bytes (org_id, part, bytes)
    with recursive parts(part) as (select 0 union all select part + 1 from parts where part < ${PARTS[kind] - 1})
    select id, part, 0 from ${organizations}, parts`;
const SQLITE_BEGIN = [
    `create trigger stored_organizations after insert on organizations begin
    ${addParts("sqlite", "(select new.id as id)")};
  end`,
];
const POSTGRES_BEGIN = [
    `create function count_stored_organizations() returns trigger language plpgsql as $$
  begin
    ${addParts("postgres", "(select new.id as id) as added")};
    return null;
  end $$`,
    `create trigger stored_organizations after insert on organizations
    for each row execute function count_stored_organizations()`,
];
function countRows(table) {
    return `update stored_bytes set bytes = stored_bytes.bytes + counted.bytes
    from (select ${ownerOf(table, table)} as owner, sum(${bytesIn(table, table)} + ${ROW_BYTES}) as bytes from ${table} group by 1)
    as counted where stored_bytes.org_id = counted.owner and stored_bytes.part = 0`;
}
function describeSqliteTriggers(table) {
    const columns = COUNTED[table] ?? [];
    const trigger = (event, row, bytes) => `create trigger stored_${table}_${event.slice(0, 6)} after ${event} on ${table} begin
      update stored_bytes set bytes = bytes + ${bytes} where org_id = ${ownerOf(table, row)} and part = 0;
    end`;
    const update = `update of ${columns.join(", ")}`;
    return [
        trigger("insert", "new", `${bytesIn(table, "new")} + ${ROW_BYTES}`),
        trigger("delete", "old", `-(${bytesIn(table, "old")} + ${ROW_BYTES})`),
        ...(columns.length === 0 ? [] : [trigger(update, "new", `${bytesIn(table, "new")} - (${bytesIn(table, "old")})`)]),
    ];
}
function describePostgresTrigger(table) {
    const columns = COUNTED[table] ?? [];
    const update = columns.length === 0 ? "" : `or update of ${columns.join(", ")}`;
    // All fields of `old` are null on insert, those of `new` on delete.
    return [
        `create function count_stored_${table}() returns trigger language plpgsql as $$
    begin
      update stored_bytes set bytes = bytes + ${bytesIn(table, "new")} - (${bytesIn(table, "old")})
        + case tg_op when 'INSERT' then ${ROW_BYTES} when 'DELETE' then -${ROW_BYTES} else 0 end
        where part = pg_backend_pid() % ${PARTS.postgres}
        and org_id = coalesce(${ownerOf(table, "new")}, ${ownerOf(table, "old")});
      return null;
    end $$`,
        `create trigger stored_${table} after insert or delete ${update} on ${table}
      for each row execute function count_stored_${table}()`,
    ];
}
/** What the organization of an audit log stores, its own transaction's changes included. */
const STORED_BYTES = (0,sql/* sql */.l) `(
  select cast(coalesce(sum(bytes), 0) as bigint) from stored_bytes where org_id = audit_logs.org_id)`;
/** 413 if an organization with `bytes` exceeds what it may store. */
function checkStoredBytes({ maxStoredBytes }, bytes) {
    if (maxStoredBytes === 0 || bytes <= maxStoredBytes)
        return;
    const message = `This organization may store ${maxStoredBytes} bytes and would have ${bytes}. Delete instructions, publications or ` +
        "comments, or let the operator raise --organization-storage.";
    throw new store_errors/* DomainError */.Jk("too-large", message);
}

;// CONCATENATED MODULE: ./lib/service/store/migrations.js


/** The migrations, in order. A released one never changes. */
function listMigrations(dialect) {
    const migrate = (run) => ({
        up: (database) => run({ database, dialect }),
    });
    return {
        "2026-11-21-first-tables": migrate(createTables),
        "2026-11-22-audit-log-times": migrate(indexAuditLogsByTime),
        "2026-11-22-draft-sets": migrate(addDraftSets),
        "2026-11-22-organization-billing": migrate((schema) => extendTables(schema, "2026-11-22-organization-billing")),
        "2026-11-22-fairness": migrate((schema) => extendTables(schema, "2026-11-22-fairness")),
        "2026-11-22-stored-bytes": migrate(addStoredBytes),
    };
}
/** Audit logs are listed by time, then by `seq`, since any timestamp can be a page token. */
async function indexAuditLogsByTime(schema) {
    await extendTables(schema, "2026-11-22-audit-log-times");
    for (const middle of ["", "type_", "substr_lower_summary_1_200__"]) {
        await schema.database.schema.dropIndex(`audit_logs_by_org_id_${middle}seq`).execute();
    }
}
/** Since this version, `output_url` is a pull request's only. */
async function addDraftSets(schema) {
    await extendTables(schema, "2026-11-22-draft-sets");
    const before = schema.database.withTables();
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-query-compiler.js
var sqlite_query_compiler = __webpack_require__(2940);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-introspector.js
var sqlite_introspector = __webpack_require__(1632);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-driver.js
var sqlite_driver = __webpack_require__(8112);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-adapter.js
var sqlite_adapter = __webpack_require__(4655);
// EXTERNAL MODULE: ./lib/service/store/outage.js
var store_outage = __webpack_require__(1134);
;// CONCATENATED MODULE: ./lib/service/store/sqlite.js







/** Queries wait for a running transaction. With `synchronous = NORMAL`, power loss can lose the last commits. */
function createSqliteDialect(location) {
    return {
        kind: "sqlite",
        kysely: {
            createDriver: () => new PatientSqliteDriver(openDatabase(location)),
            createAdapter: () => new TransactionalSqliteAdapter(),
            createQueryCompiler: () => new sqlite_query_compiler/* SqliteQueryCompiler */.s(),
            createIntrospector: (database) => new sqlite_introspector/* SqliteIntrospector */.D(database),
        },
        text: "text",
        addSequence: (table) => table.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement()),
        tryWriting: async (database) => {
            if (location !== ":memory:")
                await tryWritingBeside(location);
            await (0,sql/* sql */.l) `pragma user_version = 0`.execute(database);
        },
    };
}
// More than a transaction needs: after a failed one, the log of SQLite still has space for some pages.
const MIN_FREE_BYTES = 2 ** 20;
async function tryWritingBeside(location) {
    const path = `${location}.probe`;
    try {
        await (0,promises_.writeFile)(path, Buffer.alloc(MIN_FREE_BYTES), { flush: true });
    }
    catch (error) {
        throw (0,store_outage/* explainDiskError */.FG)(error);
    }
    finally {
        await (0,promises_.rm)(path, { force: true });
    }
}
/** Milliseconds, at the start: later ones wait in {@link PatientConnection}. */
const OPEN_TIMEOUT_MS = 10_000;
function openDatabase(location) {
    return explained(() => {
        const database = new external_node_sqlite_.DatabaseSync(location, { timeout: OPEN_TIMEOUT_MS });
        database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON");
        // 16 MB of log before it is copied to the database, and 32 MB of memory: each page is written less often.
        database.exec("PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -32768");
        // Each insert with a trigger opens a journal of its own, by default in a file.
        database.exec("PRAGMA temp_store = MEMORY; PRAGMA busy_timeout = 0");
        return database;
    });
}
/** Milliseconds that a statement waits for the write lock of another process. */
const MAX_LOCK_WAIT_MS = 10_000;
const MAX_LOCK_PAUSE_MS = 25;
class PatientSqliteDriver extends sqlite_driver/* SqliteDriver */.F {
    #database;
    #connection;
    constructor(database) {
        super({ database: asKyselyDatabase(database) });
        this.#database = database;
    }
    async acquireConnection() {
        const connection = await super.acquireConnection();
        this.#connection ??= {
            executeQuery: (query) => this.#executeQuery(connection, query),
            streamQuery: (query, size) => connection.streamQuery(query, size),
        };
        return this.#connection;
    }
    // A transaction that reads before it writes would fail at once after a write of another process.
    async beginTransaction(connection) {
        await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw("begin immediate"));
    }
    async rollbackTransaction(connection) {
        // SQLite itself rolls back when its disk is full.
        if (this.#database.isTransaction)
            await super.rollbackTransaction(connection);
    }
    /** Waits for the lock without blocking the event loop, nor other queries on the connection. */
    async #executeQuery(connection, query) {
        const began = performance.now();
        for (let pause = 1;; pause = Math.min(pause * 2, MAX_LOCK_PAUSE_MS)) {
            try {
                return await connection.executeQuery(query);
            }
            catch (error) {
                const isLocked = (0,store_outage/* isOutage */.uD)(error) && error.code === "store/busy" && !this.#database.isTransaction;
                if (!isLocked || performance.now() - began > MAX_LOCK_WAIT_MS)
                    throw error;
            }
            await super.releaseConnection();
            await (0,external_node_timers_promises_.setTimeout)(pause * (0.5 + Math.random()));
            await super.acquireConnection();
        }
    }
}
class TransactionalSqliteAdapter extends sqlite_adapter/* SqliteAdapter */.U {
    // Off in Kysely; with it, a migration is one transaction.
    get supportsTransactionalDdl() {
        return true;
    }
}
const MAX_STATEMENTS = 200;
function asKyselyDatabase(database) {
    const kept = new Map();
    return {
        close: () => database.close(),
        prepare(sql) {
            const known = kept.get(sql);
            if (known !== undefined)
                return known;
            const [oldest] = kept.keys();
            if (oldest !== undefined && kept.size >= MAX_STATEMENTS)
                kept.delete(oldest);
            const statement = asKyselyStatement(explained(() => database.prepare(sql)));
            kept.set(sql, statement);
            return statement;
        },
    };
}
function asKyselyStatement(statement) {
    const bind = (parameters) => (0,dialect/* refuseNul */.SU)(parameters);
    const names = statement.columns().map(({ name }) => name);
    // The objects that node:sqlite returns are hash tables, several times slower to read and copy than others.
    statement.setReturnArrays(true);
    const asRow = (values) => {
        const row = {};
        for (const [index, value] of values.entries())
            row[names[index] ?? ""] = value;
        return row;
    };
    return {
        reader: names.length > 0,
        all: (parameters) => explained(() => statement.all(...bind(parameters)).map(asRow)),
        run: (parameters) => explained(() => statement.run(...bind(parameters))),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
    };
}
// SQLite's primary result codes.
const OUTAGES = {
    5: { code: "store/busy", message: "Another process holds the write lock of the database" },
    8: { code: "store/read-only", message: "The database cannot be written" },
    10: { code: "store/disk", message: "The files of the database cannot be read or written" },
    13: { code: "store/full", message: "No space is left for the database" },
    14: { code: "store/read-only", message: "The files of the database cannot be opened for writing" },
};
/** Throws what SQLite throws; outages as those. */
function explained(work) {
    try {
        return work();
    }
    catch (error) {
        const outage = OUTAGES[readSqliteCode(error)];
        throw outage === undefined ? error : (0,store_outage/* buildOutage */.qM)(outage.code, `${outage.message}: ${(0,errors/* messageOf */.bD)(error)}.`, error);
    }
}
const SQLITE_BUSY = 5;
/** The primary result code of an error of `node:sqlite`; 0 of others. */
function readSqliteCode(error) {
    return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

;// CONCATENATED MODULE: ./lib/service/store/store.js








/** Longer than any query of a call takes. */
const QUERY_TIMEOUT_MS = 20_000;
/** `location` is `:memory:`, a path or a `postgres://` address. Throws `store/newer` and outages (`store/outage.ts`). */
async function store_openStore(location, clock = () => new Date(), options = {}) {
    const dialect = await openDialect(location, options);
    const database = new kysely/* Kysely */._$({
        dialect: dialect.kysely,
        ...(dialect.plugins && { plugins: dialect.plugins }),
    });
    try {
        await migrate(database, dialect);
        dialect.limitQueries?.();
    }
    catch (error) {
        await database.destroy();
        throw error;
    }
    const base = {
        kind: dialect.kind,
        createId,
        now: () => clock().toISOString(),
        tryWriting: () => dialect.tryWriting(database),
        maxQueuedTasks: options.maxQueuedTasks ?? 0,
        maxStoredBytes: options.maxStoredBytes ?? 0,
    };
    const commit = dialect.isConflict ? retryConflicts(database, dialect.isConflict) : createGroupCommit(database);
    return {
        ...base,
        database,
        transaction: (work) => commit((within) => {
            const close = () => Promise.reject(new Error("A store cannot be closed from within its transaction."));
            const joined = { ...base, database: within, transaction: (more) => more(joined), close };
            return work(joined);
        }),
        close: () => database.destroy(),
    };
}
const POSTGRES = /^postgres(ql)?:\/\//;
async function openDialect(location, options) {
    const { poolSize = 10, queryTimeout = QUERY_TIMEOUT_MS, onFault = () => undefined } = options;
    if (!POSTGRES.test(location))
        return createSqliteDialect(location);
    const { createPostgresDialect } = await Promise.all(/* import() */[__webpack_require__.e(561), __webpack_require__.e(346)]).then(__webpack_require__.bind(__webpack_require__, 2346));
    return createPostgresDialect(location, { poolSize, queryTimeout, onFault });
}
const ATTEMPTS = 6;
function retryConflicts(database, isConflict) {
    return async (work) => {
        for (let attempt = 1;; attempt += 1) {
            try {
                return await database.transaction().execute(work);
            }
            catch (error) {
                if (attempt >= ATTEMPTS || !isConflict(error))
                    throw error;
                await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
            }
        }
    };
}
const PROCESS = (0,external_node_crypto_.randomBytes)(2).toString("hex");
let count = (0,external_node_crypto_.randomInt)(2 ** 24);
/** By minute, process and count, so that the indexes of new records grow at one end: that halves what a create writes. */
function createId(prefix) {
    count += 1;
    const minute = Math.floor(Date.now() / 60_000);
    return `${prefix}-${renderBits(minute)}${PROCESS}${renderBits(count)}`;
}
/** The lowest 24 bits. */
function renderBits(value) {
    return (value % 2 ** 24).toString(16).padStart(6, "0");
}
function newRow(store, prefix) {
    const now = store.now();
    return { id: store.createId(prefix), created_at: now, updated_at: now };
}
/** The fields that every record shows. */
function asRecord(row) {
    return { id: row.id, orgId: row.org_id, createdAt: row.created_at, updatedAt: row.updated_at };
}
/** One transaction; a second process waits. */
async function migrate(database, dialect) {
    const known = listMigrations(dialect);
    const migrator = new migration_migrator/* Migrator */.aR({ db: database.withTables(), provider: { getMigrations: async () => known } });
    const { error } = await migrator.migrateToLatest();
    if (error === undefined)
        return;
    const applied = database.withTables().selectFrom("kysely_migration");
    const names = await applied
        .select("name")
        .execute()
        .catch(() => []);
    const newer = names.map(({ name }) => name).findLast((name) => known[name] === undefined);
    if (newer === undefined)
        throw error;
    const message = `A newer release-docs migrated the database to ${newer}, which this version does not support.`;
    throw new errors/* ReleaseDocsError */.D3("store/newer", message, { cause: error });
}
/** Until the transaction ends. SQLite locks the whole database anyway. */
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
const RECORD_NAMES = {
    comments: "comment",
    conversations: "conversation",
    instructions: "instruction",
    instruction_links: "instruction link",
    jobs: "job",
    publications: "publication",
    turns: "turn",
    users: "user",
};
const selectRecord = prepareEach((database, table, orgId, id) => database.selectFrom(table).selectAll().where("org_id", "=", orgId).where("id", "=", id));
async function readRecord(store, table, orgId, id) {
    const [row] = await selectRecord(store, table, orgId, id);
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)(RECORD_NAMES[table], id);
    return row;
}
async function updateRecord(within, table, id, to) {
    await within.database
        .updateTable(table)
        .set({ ...to, updated_at: within.now() })
        .where("id", "=", id)
        .execute();
}

// EXTERNAL MODULE: ./lib/contract/connections.js
var connections = __webpack_require__(6259);
// EXTERNAL MODULE: ./lib/shared/text.js
var shared_text = __webpack_require__(6422);
;// CONCATENATED MODULE: ./lib/service/store/audit.js



/** 413 for a caller's change that stores more, if the organization then exceeds what it may store. */
async function audit_writeAudit(within, actor, note) {
    const row = {
        ...newRow(within, "adl"),
        org_id: actor.orgId,
        request_id: actor.requestId,
        user_name: actor.userName,
        admin_user_name: actor.adminUserName ?? null,
        type: note.type,
        summary: note.summary,
        delta: note.delta ?? "",
        config_json: JSON.stringify(note.config ?? {}),
    };
    const isLimited = actor.userId !== undefined && (note.type === "action-create" || note.grows === true);
    if (!isLimited)
        return insertRecord(within, "audit_logs", row);
    checkStoredBytes(within, await insertRecordReturning(within, "audit_logs", row, STORED_BYTES));
}
/** The fields that differ, for an audit log; `hidden` ones without values. */
function audit_describeDelta(before, after, hidden = new Set()) {
    const shown = (value) => (value === undefined ? "nothing" : JSON.stringify(value));
    return Object.keys({ ...before, ...after })
        .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
        .map((field) => hidden.has(field) ? `${field}: changed` : `${field}: ${shown(before[field])} → ${shown(after[field])}`)
        .join("; ");
}

;// CONCATENATED MODULE: ./lib/service/domain/connections/connections.js







function selectVariant(config) {
    for (const [type, variant] of Object.entries(config)) {
        if (variant !== undefined)
            return { type: type, fields: JSON.parse(JSON.stringify(variant)) };
    }
    throw new Error("The schema let a config without a variant pass.");
}
/** Encrypts secrets; those that equal `before` stay as stored. */
function sealConfig(vault, id, fields, before) {
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
function openConfig(vault, { id, config_json, secrets }) {
    const plain = parseConnectionFields(config_json);
    const opened = sealedOf(secrets).map(([field, sealed]) => [field, vault.open(sealed, { id, field })]);
    return { ...plain, ...Object.fromEntries(opened) };
}
function maskConfig({ config_json, secrets }) {
    // Not with zod: the answer's schema checks it too.
    const plain = JSON.parse(config_json);
    const fields = Object.keys(JSON.parse(secrets ?? "{}"));
    return { ...plain, ...Object.fromEntries(fields.map((field) => [field, connections/* MASKED_SECRET */.zR])) };
}
/** Re-encrypts the secrets of an old key. Throws `store/wrong-secrets-key`. */
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
            .set({ secrets: sealConfig(vault, row.id, fields).secrets })
            .where("id", "=", row.id)
            // Unless a caller changed the secret meanwhile.
            .where("secrets", "=", row.secrets)
            .execute();
    }
}
function sealedOf(secrets) {
    return Object.entries(parseConnectionFields(secrets ?? "{}"));
}
function selectTriggerEvents(type) {
    return type === "codehostRepo" ? ["pullRequests", "newIssues", "issueComments", "releases"] : [];
}
function connectionsOf({ database }, orgId) {
    return database.selectFrom("connections").selectAll().where("org_id", "=", orgId).where("deleted_at", "is", null);
}
/** 400 for a malformed ID (`connections.get`), 404 where the organization has no such connection or it was deleted. */
async function readConnection(store, orgId, id) {
    if (!/^cnn-[0-9a-f]{16}$/.test(id)) {
        throw (0,store_errors/* badRequest */.li)(`${JSON.stringify(id)} is not the ID of a connection: cnn- and 16 hexadecimal digits.`);
    }
    const [row] = await selectConnection(store, orgId, id);
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("connection", id);
    return row;
}
const selectConnection = prepare((database, orgId, id) => connectionsOf({ database }, orgId).where("id", "=", id));
/** `lack` is what other types lack, as in `has no commits`. */
function checkConnectionType({ name, type }, wanted, lack) {
    if (type !== wanted)
        throw (0,store_errors/* badRequest */.li)(`The connection ${name} ${lack}, because its type is ${type}. Give a ${wanted}.`);
}
async function insertConnection(within, actor, given) {
    const base = { ...newRow(within, "cnn"), org_id: actor.orgId, healthy: 1 };
    const row = { ...base, ...given, paused: Number(given.paused) };
    await insertRecord(within, "connections", row);
    const config = { connectionId: given.id, name: given.name, type: given.type };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created a connection", config });
}
const UNCHECKED = {
    healthy: 1,
    health_message: null,
    health_error: null,
    synced_at: null,
    remaining_rate_limit_percent: null,
};
/** A connection whose type changes counts as healthy and never synced. */
async function updateConnection(within, actor, before, to) {
    const secret = before.secrets === to.secrets ? "" : "its secret: changed";
    const delta = (0,shared_text/* joinParts */.nn)([audit_describeDelta(describe(before), describe(to)), secret], "; ");
    if (delta === "")
        return;
    const after = { ...to, ...(to.type !== before.type && UNCHECKED), updated_at: within.now() };
    await within.database.updateTable("connections").set(after).where("id", "=", before.id).execute();
    const config = { connectionId: before.id };
    const note = { type: "action-update", summary: "Updated a connection", delta, grows: true };
    await audit_writeAudit(within, actor, { ...note, config });
}
function describe(row) {
    const shown = { name: row.name, type: row.type, paused: row.paused === 1 };
    return { ...shown, ...parseConnectionFields(row.config_json) };
}
function asConnection(row) {
    return {
        ...asRecord(row),
        name: row.name,
        type: row.type,
        allowedTriggerEvents: [...selectTriggerEvents(row.type)],
        healthy: row.healthy === 1,
        paused: row.paused === 1,
        config: { [row.type]: maskConfig(row) },
        syncedAt: row.synced_at,
        remainingRateLimitPercent: row.remaining_rate_limit_percent,
        deletedAt: row.deleted_at,
    };
}
const FIELD_TYPES = {
    docsRepo: ["codehostRepo"],
    sourceRepos: ["codehostRepo", "notesTool", "tracker"],
    notifierConnection: ["chatChannel"],
    codehostAppConnectionId: ["codehostApp", "codehostbApp"],
    chatAppConnectionId: ["chatApp"],
};
function fitsField(field, type) {
    return FIELD_TYPES[field].includes(type);
}
/** The types that fit a field: `a codehostRepo, notesTool or tracker`. */
function nameFieldTypes(field) {
    return `a ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(FIELD_TYPES[field])}`;
}
/** 400 where a field names no connection, or one that does not fit; `path` is the field in the request. */
function checkField(path, field, id, row) {
    if (row !== undefined && fitsField(field, row.type))
        return;
    const problem = row === undefined ? `there is no connection ${JSON.stringify(id)}` : `${row.name} is a ${row.type}`;
    throw (0,store_errors/* badRequest */.li)(`${path}: ${problem}; give ${nameFieldTypes(field)}.`);
}

;// CONCATENATED MODULE: ./lib/service/domain/connections/open.js




async function openProduct(parts, row) {
    if (row.type === "codehostApp" || row.type === "codehostbApp")
        return openCodeHost(parts, row);
    if (row.type === "notesTool")
        return openNotes(parts, row);
    return row.type === "tracker" ? openTracker(parts, row) : (await openChat(parts, row)).slack;
}
function openCodeHost(parts, row) {
    return row.type === "codehostbApp" ? openBitbucketApp(parts, row) : openGitHubApp(parts, row);
}
async function openGitHubApp({ vault, outbound }, row) {
    const { token = "", baseUrl } = openConfig(vault, row);
    // Each client is loaded on first use.
    const { createGitHub } = await __webpack_require__.e(/* import() */ 312).then(__webpack_require__.bind(__webpack_require__, 6312));
    return createGitHub({ baseUrl, token, send: outbound.send });
}
async function openBitbucketApp(parts, row) {
    const { token = "", workspace = "", baseUrl } = openConfig(parts.vault, row);
    return openBitbucket(parts, { workspace, token, baseUrl });
}
async function openBitbucket({ outbound }, access) {
    const { createBitbucket } = await __webpack_require__.e(/* import() */ 295).then(__webpack_require__.bind(__webpack_require__, 4295));
    return createBitbucket({ ...access, baseUrl: access.baseUrl ?? outbound.codehostbUrl, send: outbound.send });
}
/** 400 unless the connection is a `chatApp` or a `chatChannel`. */
async function openChat(parts, row) {
    const { channelId } = openConfig(parts.vault, row);
    const app = row.type === "chatChannel" ? await readApp(parts, row) : row;
    if (app?.type !== "chatApp") {
        const why = row.type === "chatChannel" ? "its chat app was deleted" : `it is a ${row.type}`;
        throw (0,store_errors/* badRequest */.li)(`The connection ${row.name} has no channels: ${why}. Give a chatApp or a chatChannel.`);
    }
    const { token = "", baseUrl } = openConfig(parts.vault, app);
    const { createSlack } = await __webpack_require__.e(/* import() */ 979).then(__webpack_require__.bind(__webpack_require__, 9979));
    return { slack: createSlack({ baseUrl, token, send: parts.outbound.send }), channelId };
}
/** 400 unless the connection is a `tracker`. */
async function openTracker({ vault, outbound }, row) {
    checkConnectionType(row, "tracker", "has no statuses");
    const { baseUrl = "", email = "", token = "" } = openConfig(vault, row);
    const { createJira } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5503));
    return createJira({ baseUrl, email, token, send: outbound.send });
}
async function openNotes({ vault, outbound }, row) {
    const { integrationKey = "", baseUrl } = openConfig(vault, row);
    const { createNotion } = await __webpack_require__.e(/* import() */ 870).then(__webpack_require__.bind(__webpack_require__, 870));
    return createNotion({ baseUrl, integrationKey, send: outbound.send });
}
/** Undefined without an app, or if it was deleted. */
async function readApp({ store }, { org_id, config_json }) {
    const fields = parseConnectionFields(config_json);
    const id = fields.codehostAppConnectionId ?? fields.chatAppConnectionId ?? "";
    return connectionsOf(store, org_id).where("id", "=", id).executeTakeFirst();
}
const GITHUB_URL = "https://api.github.com";
const BITBUCKET_URL = "https://api.bitbucket.org/2.0";
/** Throws `codehost/connection-deleted` and `codehost/not-a-repository`. */
async function readConnectedRepository(parts, id) {
    const row = await parts.store.database.selectFrom("connections").selectAll().where("id", "=", id).executeTakeFirst();
    if (row === undefined || row.deleted_at !== null) {
        throw new errors/* ReleaseDocsError */.D3("codehost/connection-deleted", `The connection ${row?.name ?? id} was deleted.`);
    }
    if (row.type !== "codehostRepo") {
        throw new errors/* ReleaseDocsError */.D3("codehost/not-a-repository", `The connection ${row.name} is a ${row.type}, not a repository.`);
    }
    const { repositoryUrl = "" } = parseConnectionFields(row.config_json);
    const app = repositoryUrl.startsWith("file:") ? undefined : await readApp(parts, row);
    return { id, name: row.name, repositoryUrl, app: app && asCodeHostApp(parts, app) };
}
function selectApiUrl({ codehostbUrl }, app) {
    const { baseUrl } = parseConnectionFields(app.config_json);
    return baseUrl ?? (app.type === "codehostbApp" ? (codehostbUrl ?? BITBUCKET_URL) : GITHUB_URL);
}
function asCodeHostApp({ vault, outbound }, app) {
    const { token = "" } = openConfig(vault, app);
    const kind = app.type === "codehostbApp" ? "bitbucket" : "github";
    return { kind, baseUrl: selectApiUrl(outbound, app), token };
}

;// CONCATENATED MODULE: ./lib/service/domain/instructions.js






/** 409 for a second instruction of this name and type. */
async function insertInstruction(within, actor, { name, type, content }) {
    await store_lockOrganization(within, actor.orgId);
    await refuseDuplicate(within, actor.orgId, { name, type });
    const id = await insertInstructionRow(within, actor.orgId, { name, type, content });
    const config = { instructionId: id, name, type };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created an instruction", config });
    return id;
}
/** In the library, or a publication's own. */
async function insertInstructionRow(within, org_id, written, publication_id = null) {
    const row = { ...newRow(within, "ins"), org_id, ...written, publication_id, global: Number(publication_id === null) };
    await insertRecord(within, "instructions", row);
    return row.id;
}
/** 409 as for a new one; a publication's own can have any name. */
async function replaceInstruction(within, actor, id, { name, type, content }) {
    await store_lockOrganization(within, actor.orgId);
    const row = await readRecord(within, "instructions", actor.orgId, id);
    if (row.global === 1)
        await refuseDuplicate(within, actor.orgId, { name, type }, id);
    const before = { name: row.name, type: row.type, content: row.content };
    const after = { name, type, content };
    const delta = audit_describeDelta(before, after, new Set(["content"]));
    if (delta === "")
        return;
    await updateRecord(within, "instructions", id, after);
    const grows = Buffer.byteLength(content) > Buffer.byteLength(row.content);
    if (grows) {
        const links = within.database.selectFrom("instruction_links").where("instruction_id", "=", id);
        const linking = await links.select("publication_id").distinct().execute();
        await checkLinked(within, linking.map(({ publication_id }) => publication_id));
    }
    const config = { instructionId: id, name, type };
    await audit_writeAudit(within, actor, { type: "action-update", summary: "Updated an instruction", delta, config, grows });
}
async function deleteInstruction(within, actor, id) {
    await store_lockOrganization(within, actor.orgId);
    const links = await removeLinks(within, actor.orgId, "instruction_id", [id]);
    const row = await within.database
        .deleteFrom("instructions")
        .where("org_id", "=", actor.orgId)
        .where("id", "=", id)
        .returning(["name", "type"])
        .executeTakeFirst();
    if (row === undefined)
        return;
    const config = { instructionId: id, ...row, instructionLinkIds: links };
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
function asInstruction(row) {
    return {
        ...asRecord(row),
        name: row.name,
        type: row.type,
        content: row.content,
        global: row.global === 1,
    };
}
// A statement of PostgreSQL takes 65,535 values, one of SQLite 32,766.
const MAX_ROWS = 1_000;
/** Each link gets the position after the last. Needs the organization's lock, so that positions are unique. */
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
    for (let start = 0; start < rows.length; start += MAX_ROWS) {
        const some = rows.slice(start, start + MAX_ROWS);
        await within.database.insertInto("instruction_links").values(some).execute();
    }
    await checkLinked(within, publicationIds);
    await touchPublications(within, publicationIds);
    return rows.map(({ id }) => id);
}
/** 400 if a publication has too many linked instructions, or too much content in them. */
async function checkLinked({ database }, publicationIds) {
    for (let start = 0; start < publicationIds.length; start += MAX_ROWS) {
        const bytes = (0,sql/* sql */.l) `sum(octet_length(instructions.content))`;
        const exceeding = await database
            .selectFrom("instruction_links as link")
            .innerJoin("instructions", "instructions.id", "link.instruction_id")
            .select(["link.publication_id", ({ fn }) => fn.countAll().as("count"), bytes.as("bytes")])
            .where("link.publication_id", "in", publicationIds.slice(start, start + MAX_ROWS))
            .groupBy("link.publication_id")
            .having(({ fn, or, eb }) => or([eb(fn.countAll(), ">", contract_instructions/* MAX_LINKED_INSTRUCTIONS */.PH), eb(bytes, ">", contract_instructions/* MAX_LINKED_BYTES */.jg)]))
            .limit(1)
            .executeTakeFirst();
        if (exceeding === undefined)
            continue;
        const { publication_id: id, count } = exceeding;
        throw (0,store_errors/* badRequest */.li)(`The publication ${id} would have ${count} linked instructions with ${exceeding.bytes} bytes of content; at most ` +
            `${contract_instructions/* MAX_LINKED_INSTRUCTIONS */.PH} with ${contract_instructions/* MAX_LINKED_BYTES */.jg} bytes are allowed.`);
    }
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
async function removeLinks(within, orgId, column, values) {
    const gone = await within.database
        .deleteFrom("instruction_links")
        .where("org_id", "=", orgId)
        .where(column, "in", values)
        .returning(["id", "publication_id"])
        .execute();
    await touchPublications(within, [...new Set(gone.map((link) => link.publication_id))]);
    return gone.map(({ id }) => id);
}
/** Instructions in slots are part of a publication: `updatedAt` changes with them. */
async function touchPublications(within, ids) {
    await within.database.updateTable("publications").set({ updated_at: within.now() }).where("id", "in", ids).execute();
}
function asInstructionLink(row) {
    return {
        ...asRecord(row),
        instructionId: row.instruction_id,
        publicationId: row.publication_id,
        slotType: row.slot_type,
        position: row.position,
    };
}

;// CONCATENATED MODULE: ./lib/service/domain/publications/publications.js








function publicationsOf({ database }, orgId) {
    return database.selectFrom("publications").selectAll().where("org_id", "=", orgId);
}
const ROLE_FIELDS = { docs: "docsRepo", source: "sourceRepos", notifier: "notifierConnection" };
/** In order: docs repository, sources, notifier. */
function listUses({ docsRepo, sourceRepos, notifierConnection }) {
    const ids = { docs: [docsRepo], source: [...new Set(sourceRepos)], notifier: [notifierConnection] };
    const roles = ["docs", "source", "notifier"];
    return roles.flatMap((role) => ids[role].flatMap((id) => (id === undefined ? [] : { role, field: ROLE_FIELDS[role], id })));
}
function selectUsers({ database }, connectionId, roles) {
    return database
        .selectFrom("publication_connections")
        .select("publication_id")
        .where("connection_id", "=", connectionId)
        .where("role", "in", roles);
}
const selectUsing = prepare((database, connectionId, ...roles) => database
    .selectFrom("publications")
    .selectAll()
    .where("id", "in", selectUsers({ database }, connectionId, roles))
    .orderBy("seq"));
async function readUsingPublications(store, connectionId, roles = ["docs", "source", "notifier"]) {
    const [first, second = first, third = first] = roles;
    return selectUsing(store, connectionId, first, second, third);
}
async function linkConnections(within, publication_id, config) {
    const rows = listUses(config).map(({ role, id }) => ({ publication_id, connection_id: id, role }));
    await within.database.deleteFrom("publication_connections").where("publication_id", "=", publication_id).execute();
    if (rows.length > 0)
        await within.database.insertInto("publication_connections").values(rows).execute();
}
/** Of its configuration and its linked instructions. */
const PUBLICATION_BYTES = (0,sql/* sql */.l) `${bytesOf("config_json")} + (
  select coalesce(sum(octet_length(instructions.content)), 0) from instruction_links as link
  inner join instructions on instructions.id = link.instruction_id where link.publication_id = publications.id)`;
async function asPublications(store, rows) {
    const ids = rows.map(({ id }) => id);
    const instructions = await readInstructions(store, ids);
    return rows.map((row) => {
        // Not with zod: the answer's schema checks it too, and both together take 40 % longer for a page of 50.
        const config = JSON.parse(row.config_json);
        return {
            ...asRecord(row),
            name: row.name,
            config,
            instructions: instructions.get(row.id) ?? [],
            healthy: row.healthy === 1,
            healthMessage: row.health_message,
            syncedAt: row.synced_at,
        };
    });
}
const SLOTS = contract_instructions/* PUBLICATION_SLOTS */.Vp;
/** In the order of slots and positions. Of what earlier versions linked beyond the maximum, content is left out. */
async function readInstructions({ database }, publicationIds) {
    const linked = database
        .selectFrom("instruction_links as link")
        .innerJoin("instructions", "instructions.id", "link.instruction_id")
        .where("link.publication_id", "in", publicationIds)
        .where("link.slot_type", "in", SLOTS);
    const preceding = (0,sql/* sql */.l) `over (partition by link.publication_id order by link.seq rows unbounded preceding)`;
    const sizes = linked
        .select("link.seq")
        .select((0,sql/* sql */.l) `sum(octet_length(instructions.content)) ${preceding}`.as("bytes"))
        .select((0,sql/* sql */.l) `row_number() ${preceding}`.as("count"));
    const rows = await linked
        .innerJoin(sizes.as("size"), "size.seq", "link.seq")
        .select(["link.id", "link.publication_id", "link.position"])
        .select(["link.slot_type as slotType", "link.instruction_id as instructionId"])
        .select(["instructions.name", "instructions.type", "instructions.global"])
        .select((0,sql/* sql */.l) `case when size.bytes <= ${contract_instructions/* MAX_LINKED_BYTES */.jg} then instructions.content else '' end`.as("content"))
        .where("size.count", "<=", contract_instructions/* MAX_LINKED_INSTRUCTIONS */.PH)
        .orderBy("link.position")
        .orderBy("link.seq")
        .execute();
    const resolved = new Map(publicationIds.map((id) => [id, []]));
    const ordered = rows.sort((one, other) => SLOTS.indexOf(one.slotType) - SLOTS.indexOf(other.slotType));
    for (const { publication_id, global, ...link } of ordered) {
        resolved.get(publication_id)?.push({ ...link, global: global === 1 });
    }
    return resolved;
}
/** Returns whether anything changes. */
async function replaceInstructions(within, { orgId, publicationId }, given) {
    const present = (await readInstructions(within, [publicationId])).get(publicationId) ?? [];
    const wanted = placeInstructions(given);
    if (isSameInstructions(present, wanted))
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
        const instruction_id = instructionId ?? (await insertInstructionRow(within, orgId, own, publicationId));
        const link = { org_id: orgId, instruction_id, publication_id: publicationId, slot_type: slotType, position };
        await within.database
            .insertInto("instruction_links")
            .values({ ...newRow(within, "inl"), ...link })
            .execute();
    }
    await checkLinked(within, [publicationId]);
    return true;
}
/** Own instructions that other publications link to go to the first of these, instead of being deleted. */
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
function placeInstructions(given) {
    const slots = Map.groupBy(given, ({ slotType }) => slotType);
    return contract_instructions/* PUBLICATION_SLOTS */.Vp.flatMap((slotType) => (slots.get(slotType) ?? []).map((one, position) => {
        if ("instructionId" in one)
            return { slotType, position, instructionId: one.instructionId };
        const { content, name = `${slotType} ${position + 1}`, type = slotType } = one;
        return { slotType, position, own: { name, type, content } };
    }));
}
function isSameInstructions(present, wanted) {
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
/** Throws where the publication or the connection of its docs repository was deleted. */
async function readPublication(parts, id) {
    const { name, branch_name, config_json, org_id } = await parts.store.database
        .selectFrom("publications")
        .select(["name", "branch_name", "config_json", "org_id"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const config = parsePublicationConfig(config_json);
    const docs = await readConnectedRepository(parts, config.docsRepo ?? "");
    const resolved = (await readInstructions(parts.store, [id])).get(id) ?? [];
    const sources = await readSources(parts.store, org_id, config);
    return { name, sources, branchName: branch_name ?? undefined, config, docs, instructions: groupBySlot(resolved) };
}
function groupBySlot(resolved) {
    const slots = Map.groupBy(resolved, ({ slotType }) => slotType);
    return Object.fromEntries([...slots].map(([slot, all]) => [slot, all.map(({ content }) => content)]));
}
/** Without a repository: the docs repository. Includes deleted ones, so that a turn's error can name them. */
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

// EXTERNAL MODULE: ./lib/shared/directives.js
var directives = __webpack_require__(8455);
// EXTERNAL MODULE: ./lib/shared/markdown.js
var markdown = __webpack_require__(2504);
;// CONCATENATED MODULE: ./lib/writer/change.js

/** Why a commit has no entry; the words are for one commit and for several. */
const NOT_SHOWN_REASONS = {
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
function setAside(change, reason) {
    return { reason, shas: change.commits.map((commit) => commit.sha) };
}
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
/** The commits without merges of a change that has several; else none. */
function selectWork(change) {
    return change.commits.length < 2 ? [] : change.commits.filter((commit) => commit.parents.length < 2);
}
function isWholeChange(change, sha) {
    const [lead, ...carried] = change.commits;
    if (lead.sha.startsWith(sha))
        return carried.length === 0 || lead.parents.length > 1;
    const work = selectWork(change);
    return work.length === 1 && work[0]?.sha.startsWith(sha) === true;
}
function selectPaths(change) {
    const work = selectWork(change);
    if (work.length === 0)
        return change.commits[0].paths;
    return [...new Set(work.flatMap((commit) => commit.paths))];
}
const OMITTABLE_KINDS = ["dependencies", "internal", "documentation"];
function isNamedBy(change, reference) {
    return "pullRequest" in reference
        ? change.pullRequest === reference.pullRequest
        : isWholeChange(change, reference.sha.toLowerCase());
}
/** In characters; code hosts allow 255. */
const MAX_TITLE_LENGTH = 500;
function cutTitle(title) {
    return (0,shared_text/* shorten */.ml)(title, MAX_TITLE_LENGTH);
}
function cutSubject(commit) {
    return commit.subject.length <= MAX_TITLE_LENGTH ? commit : { ...commit, subject: cutTitle(commit.subject) };
}

;// CONCATENATED MODULE: ./lib/writer/entries.js


const MIN_GROUP_SIZE = 4;
/** `- **css:** Minify the style tag ([#12](…))`, with the text of breaking footers indented below. */
function renderEntry(entry, repository) {
    const link = renderChangeLink(repository, entry.pullRequest, entry.shas[0]);
    const scope = entry.scope === undefined ? "" : `**${(0,markdown/* escapeMarkdown */.FV)(entry.scope)}:** `;
    const line = `- ${scope}${(0,markdown/* escapeMarkdown */.FV)(entry.text)} (${link})`;
    if (entry.breaking === "" || isSameText(entry.breaking, entry.text))
        return line;
    const note = (0,markdown/* escapeMarkdownText */.m4)(entry.breaking).replace(/^(?=.)/gm, "  ");
    return `${line}\n\n${note}`;
}
function renderEntries(entries, repository) {
    return joinItems(entries.map((entry) => renderEntry(entry, repository)));
}
function joinItems(items) {
    return items.join(items.some((item) => item.includes("\n\n")) ? "\n\n" : "\n");
}
/** Groups four or more entries of a scope. Not for lists that grow: new entries would miss their group. */
function renderGroupedEntries(entries, repository) {
    const keyOf = ({ scope, shas }) => scope?.toLowerCase() ?? shas[0];
    const groups = Map.groupBy(entries, keyOf);
    const items = entries.flatMap((entry) => {
        const group = groups.get(keyOf(entry)) ?? [];
        if (group.length < MIN_GROUP_SIZE)
            return renderEntry(entry, repository);
        if (entry !== group[0])
            return [];
        const inner = group.map((own) => renderEntry({ ...own, scope: undefined }, repository));
        return `- **${(0,markdown/* escapeMarkdown */.FV)(entry.scope ?? "")}:**\n${joinItems(inner).replace(/^(?=.)/gm, "  ")}`;
    });
    return joinItems(items);
}
/** `12 dependency updates, among them `left-pad` 1.3.0 → 2.0.0 (major)`; undefined without any. */
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
function renderPackage({ name, from, to }) {
    const versions = [from, to].filter((version) => version !== undefined).map(markdown/* escapeMarkdown */.FV);
    return [`\`${name}\``, versions.join(" → ")].filter((part) => part !== "").join(" ");
}
function isSameText(one, other) {
    const plain = (text) => text.trim().replace(/\.$/, "").toLowerCase();
    return plain(one) === plain(other);
}
const GITHUB = { mark: "#", pull: "pull", commit: "commit", compare: "compare/FROM...TO" };
const GITLAB = { mark: "!", pull: "-/merge_requests", commit: "-/commit", compare: "-/compare/FROM...TO" };
const BITBUCKET = { mark: "#", pull: "pull-requests", commit: "commits", compare: "branches/compare/TO%0DFROM" };
function renderChangeLink(repository, pullRequest, sha) {
    if (pullRequest === undefined)
        return renderCommitLink(repository, sha);
    const { mark, pull } = selectPages(repository);
    return linkTo(repository, `${mark}${pullRequest}`, `${pull}/${pullRequest}`);
}
function renderCommitLink(repository, sha) {
    return linkTo(repository, sha.slice(0, 7), `${selectPages(repository).commit}/${sha}`);
}
function qualifyReference({ name, isQualified = false }, reference) {
    if (!isQualified)
        return reference;
    return /^[#!]/.test(reference) ? `${name}${reference}` : `${name}@${reference}`;
}
function buildCompareUrl(repository, from, to) {
    if (repository.webUrl === undefined)
        return undefined;
    const refs = { FROM: encodeRef(from), TO: encodeRef(to) };
    return `${repository.webUrl}/${selectPages(repository).compare.replace(/FROM|TO/g, (name) => refs[name] ?? "")}`;
}
function buildTagUrl(repository, tag) {
    return repository.webUrl === undefined ? undefined : `${repository.webUrl}/releases/tag/${encodeRef(tag)}`;
}
function renderCompareLink(repository, from, to) {
    if (from === undefined || to === undefined)
        return undefined;
    const url = buildCompareUrl(repository, from, to);
    return url === undefined ? undefined : `[${(0,markdown/* escapeMarkdown */.FV)(`${from}...${to}`)}](${url})`;
}
function linkTo(repository, reference, path) {
    const text = (0,markdown/* escapeMarkdown */.FV)(qualifyReference(repository, reference));
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
/** `commits` is the sum of the others. */
function countCommits(notes) {
    const listed = countEntries(notes.sections.flatMap((section) => section.entries));
    const entries = countEntries([...notes.internal, ...notes.documentation]);
    const { changes, shas } = notes.dependencies;
    const folded = { changes: entries.changes + changes, commits: entries.commits + shas.length };
    const notShown = notes.notShown.map(({ reason, shas }) => ({ reason, commits: shas.length }));
    const commits = notShown.reduce((sum, item) => sum + item.commits, listed.commits + folded.commits);
    return { commits, listed, folded, notShown };
}
/** `57 commits: 21 changes (40 commits) listed, 12 folded, 5 branch merges not shown`. */
function renderCommitCount(notes) {
    const { commits: all, listed, folded, notShown } = countCommits(notes);
    const parts = [
        `${countWords(listed.changes, ["change", "changes"])}${renderCommits(listed)} listed`,
        ...(folded.changes > 0 ? [`${folded.changes}${renderCommits(folded)} folded`] : []),
        ...notShown.map(({ reason, commits }) => `${countWords(commits, NOT_SHOWN_REASONS[reason])} not shown`),
    ];
    return `${countWords(all, ["commit", "commits"])}: ${parts.join(", ")}`;
}
function renderCommits({ changes, commits }) {
    return commits === changes ? "" : ` (${countWords(commits, ["commit", "commits"])})`;
}
function countWords(count, [one, many]) {
    return `${count} ${count === 1 ? one : many}`;
}
function countEntries(entries) {
    return { changes: entries.length, commits: entries.reduce((sum, entry) => sum + entry.shas.length, 0) };
}

;// CONCATENATED MODULE: ./lib/service/worker/tasks.js


class tasks_LeaseLostError extends Error {
    constructor(task) {
        super(`The lease of the task ${task.id} (${task.kind}) went to another worker.`);
        this.name = "LeaseLostError";
    }
}
function actorOf(task) {
    return { orgId: task.org_id, requestId: task.request_id, userName: task.user_name };
}
/** Attempts of a task during which a process ended, if it has a lease's token but no lease. */
const SUSPECT = 2;
/** How long such a task waits for a moment when no other runs. */
const MAX_SUSPECT_WAIT_MS = 10_000;
/** Of the delay before the next attempt. */
const MAX_RETRY_DELAY_MS = 30_000;
/** The oldest due task, first in its conversation, of the next organization in turn that has one. */
async function takeTask(store, token, leaseMs, { alone = false, ...terms } = {}) {
    for (const orgId of await listWaiting(store, terms)) {
        const task = await takeTaskOf(store, orgId, { token, leaseMs, alone });
        if (task !== undefined)
            return task;
    }
    return undefined;
}
/** Organizations with due tasks: those with the fewest running tasks first, else in turn after `after`. */
async function listWaiting(store, { after = "", full = [] }) {
    const now = store.now();
    const { rows } = await (0,sql/* sql */.l) `
    with recursive queue(org_id) as (
      select min(org_id) from tasks
      union all
      select (select min(tasks.org_id) from tasks where tasks.org_id > queue.org_id) from queue where org_id is not null
    )
    select org_id from queue
    where exists (
      select 1 from tasks
      where tasks.org_id = queue.org_id and run_after <= ${now} and (lease_until is null or lease_until < ${now})
    )
    order by
      (select count(*) from tasks where tasks.org_id = queue.org_id and lease_until >= ${now}),
      case when org_id > ${after} then 0 else 1 end,
      org_id`.execute(store.database);
    const waiting = rows.map(({ org_id }) => org_id);
    if (full.length === 0 || (await isOnlyOrganization(store)))
        return waiting;
    return waiting.filter((orgId) => !full.includes(orgId));
}
async function isOnlyOrganization({ database }) {
    return (await database.selectFrom("organizations").select("id").limit(2).execute()).length === 1;
}
async function takeTaskOf(store, orgId, { token, leaseMs, alone }) {
    const now = store.now();
    const due = store.database
        .selectFrom("tasks as task")
        .select("task.id")
        .where("task.org_id", "=", orgId)
        .where("task.run_after", "<=", now)
        .where((where) => where.or([where("task.lease_until", "is", null), where("task.lease_until", "<", now)]))
        .where(({ eb, and, not }) => {
        const isSuspect = and([eb("task.lease_token", "is not", null), eb("task.attempts", ">=", SUSPECT)]);
        return alone ? isSuspect : not(isSuspect);
    })
        .where(({ eb, or }) => or([
        eb("task.conversation_id", "is", null),
        // Not "exists": PostgreSQL would join all tasks of a conversation with each other.
        eb("task.seq", "=", (all) => all
            .selectFrom("tasks as first")
            .select(({ fn }) => fn.min("first.seq").as("seq"))
            .whereRef("first.conversation_id", "=", "task.conversation_id")),
    ]))
        .orderBy("task.run_after")
        .orderBy("task.seq")
        .limit(1)
        .$if(store.kind === "postgres", (query) => query.forUpdate().skipLocked());
    return store.database
        .updateTable("tasks")
        .set({ lease_token: token, lease_until: later(store, leaseMs), updated_at: now })
        .set("attempts", (0,sql/* sql */.l) `attempts + 1`)
        .where("id", "=", due)
        .returningAll()
        .executeTakeFirst();
}
/** Whether a task that runs only alone waits for too long already. */
async function isSuspectOverdue(store) {
    const { rows } = await (0,sql/* sql */.l) `
    select 1 from tasks where run_after <= ${later(store, -MAX_SUSPECT_WAIT_MS)} and attempts >= ${SUSPECT}
      and lease_token is not null and (lease_until is null or lease_until < ${store.now()}) limit 1`.execute(store.database);
    return rows.length > 0;
}
/** Ends all leases, for a process that has the store alone: their workers were killed. */
async function endLeases({ database }) {
    await database.updateTable("tasks").set({ lease_until: null }).execute();
}
/** Makes tasks due that are further ahead than a task is ever delayed: the clock was set back since. */
async function makeDistantTasksDue(store) {
    const latest = later(store, MAX_RETRY_DELAY_MS);
    const distant = store.database.selectFrom("tasks").select("id").where("run_after", ">", latest).limit(1);
    if ((await distant.executeTakeFirst()) === undefined)
        return;
    await store.database.updateTable("tasks").set({ run_after: store.now() }).where("run_after", ">", latest).execute();
}
/** `termMs`: how long each lasts from its last heartbeat, whatever the time is now. */
async function listLeases({ database }) {
    const rows = await database
        .selectFrom("tasks")
        .select(["id", "lease_token", "lease_until", "updated_at"])
        .where("lease_until", "is not", null)
        .execute();
    return rows.flatMap(({ id, lease_token, lease_until, updated_at }) => {
        if (lease_token === null || lease_until === null)
            return [];
        return { id, lease_token, lease_until, termMs: Date.parse(lease_until) - Date.parse(updated_at) };
    });
}
/** Lets another worker lease the task, unless there was a heartbeat since `lease` was read. */
async function endLease({ database }, { id, lease_token, lease_until }) {
    await database
        .updateTable("tasks")
        .set({ lease_until: null })
        .where("id", "=", id)
        .where("lease_token", "=", lease_token)
        .where("lease_until", "=", lease_until)
        .execute();
}
/** False if another worker has the task. */
async function renewLease(store, task, leaseMs) {
    const renewed = await heldBy(store, task)
        .set({ lease_until: later(store, leaseMs), updated_at: store.now() })
        .executeTakeFirst();
    return renewed.numUpdatedRows > 0n;
}
/** `isUndone`: the attempt does not count. `isSuspect`: the attempt ended its process, so the next runs alone. */
async function releaseTask(store, task, delayMs, { isUndone = false, isSuspect = false }) {
    await heldBy(store, task)
        .set({ lease_until: null, run_after: later(store, delayMs) })
        .$if(!isSuspect, (update) => update.set({ lease_token: null }))
        .$if(isUndone, (update) => update.set("attempts", (0,sql/* sql */.l) `attempts - 1`))
        .executeTakeFirst();
}
/** Stores what the first attempt read, for later ones; earlier values win. Throws {@link LeaseLostError}. */
async function keepInTask(store, task, seen) {
    const all = { ...seen, ...parseTurnTask(task.payload_json) };
    const held = await heldBy(store, task)
        .set({ payload_json: JSON.stringify(all) })
        .executeTakeFirst();
    if (held.numUpdatedRows === 0n)
        throw new tasks_LeaseLostError(task);
    return all;
}
/** Ends a task in the transaction of its outcome. Throws {@link LeaseLostError}, which rolls it back. */
async function tasks_finishTask(within, task) {
    const done = await within.database
        .deleteFrom("tasks")
        .where("id", "=", task.id)
        .where("lease_token", "=", task.lease_token)
        .executeTakeFirst();
    if (done.numDeletedRows === 0n)
        throw new tasks_LeaseLostError(task);
}
function heldBy({ database }, task) {
    return database.updateTable("tasks").where("id", "=", task.id).where("lease_token", "=", task.lease_token);
}
function later(store, milliseconds) {
    return new Date(Date.parse(store.now()) + milliseconds).toISOString();
}
const MIN_POLL_MS = 10;
const MAX_POLL_MS = 500;
/** False after `timeoutMs`. Rejects if `signal` aborts. */
async function waitForTask({ database }, id, { timeoutMs, signal }) {
    const deadline = performance.now() + timeoutMs;
    for (let pause = MIN_POLL_MS;; pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
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

;// CONCATENATED MODULE: ./lib/service/domain/entries.js







function collectEntries(entries) {
    return (kind, message, details) => entries.push({ kind, message, status: "success", details });
}
function addNotices(addEntry, remarks) {
    for (const remark of remarks)
        addEntry("notice", remark);
}
/** `turnId` is null for entries that no turn wrote. */
async function insertEntries(within, { conversationId, turnId }, entries) {
    if (entries.length === 0)
        return [];
    const rows = entries.map((entry) => ({
        ...newRow(within, "ent"),
        conversation_id: conversationId,
        turn_id: turnId,
        ...asColumns(entry),
    }));
    await within.database.insertInto("entries").values(rows).execute();
    return rows.map(({ id }) => id);
}
function asColumns({ details, ...entry }) {
    return { ...entry, details_json: details === undefined ? null : JSON.stringify(details) };
}
const ENTRY_BYTES = bytesOf("message", "details_json");
const MAX_ENTRIES = 2_000;
const MAX_ENTRIES_BYTES = 2 * 2 ** 20;
const MAX_MESSAGE_LENGTH = 2 ** 20;
/** In their order; of a single conversation that exceeds the limits, the newest. Pages of several are limited already. */
async function readEntries({ database }, conversationIds) {
    const entries = database.selectFrom("entries").where("conversation_id", "in", conversationIds);
    if (conversationIds.length > 1)
        return entries.selectAll().orderBy("seq").execute();
    const newest = entries.orderBy("seq", "desc");
    const sizes = await newest.select(ENTRY_BYTES.as("bytes")).limit(MAX_ENTRIES).execute();
    const rows = await newest.selectAll().limit(countFitting(sizes, MAX_ENTRIES_BYTES)).execute();
    return rows.reverse();
}
async function readEntry({ database }, id) {
    return database.selectFrom("entries").selectAll().where("id", "=", id).executeTakeFirst();
}
/** Updates an entry, with `from` only if that is its status. Returns whether it did. */
async function updateEntry(within, id, to, from) {
    const updated = await within.database
        .updateTable("entries")
        .set({ ...asColumns(to), updated_at: within.now() })
        .where("id", "=", id)
        .$if(from !== undefined, (some) => some.where("status", "=", from ?? ""))
        .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
}
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
/** Ignores turns that did not succeed. */
async function readLastMessages({ database }, conversationId, kinds) {
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
function asEntry(row) {
    return {
        id: row.id,
        kind: row.kind,
        status: row.status,
        message: (0,shared_text/* shorten */.ml)(row.message, MAX_MESSAGE_LENGTH),
        details: row.details_json === null ? undefined : parseDetails(row.details_json),
        turnId: row.turn_id,
        createdAt: row.created_at,
    };
}
async function readRecordedDraft(store, conversationId) {
    const entry = await readLastEntry(store, conversationId, "draft");
    return parseDraftDetails(entry?.details_json ?? "{}");
}
const MAX_SOURCES_SHOWN = 50;
/** Replaces the annotations of an earlier run (operation `conversations.annotate`). */
function createAnnotationHandler({ store }) {
    const record = ({ task, finish }, entries, error) => store.transaction(async (within) => {
        const conversationId = task.subject_id;
        await within.database
            .deleteFrom("entries")
            .where("conversation_id", "=", conversationId)
            .where("kind", "=", "annotation")
            .execute();
        await insertEntries(within, { conversationId, turnId: null }, entries);
        if (error !== undefined) {
            const note = { type: "error", summary: "Annotating failed", delta: error };
            await audit_writeAudit(within, actorOf(task), { ...note, config: { conversationId } });
        }
        await finish(within);
    });
    return {
        run: async (work) => {
            const { files } = await readRecordedDraft(store, work.task.subject_id);
            await record(work, files.map(buildAnnotation));
        },
        onExhausted: async (work, error) => {
            const message = `The draft could not be annotated: ${String(error)}`;
            await record(work, [{ kind: "annotation", status: "error", message }], message);
        },
    };
}
function buildAnnotation({ path, why, kind, sources, moreSources }) {
    const named = sources.slice(0, MAX_SOURCES_SHOWN).map(nameSource).join("; ");
    const count = sources.length + moreSources;
    const more = count > MAX_SOURCES_SHOWN ? `; and ${count - MAX_SOURCES_SHOWN} more` : "";
    const from = count === 0 ? "" : ` From ${countWords(count, ["change", "changes"])}: ${named}${more}.`;
    const details = { filePath: path, kind, sources, moreSources };
    return { kind: "annotation", status: "success", message: `${path}: ${why}.${from}`, details };
}
function nameSource({ sha, title, pullRequest }) {
    const where = pullRequest === undefined ? sha.slice(0, 12) : `#${pullRequest}, ${sha.slice(0, 12)}`;
    return `${(0,shared_text/* quoteText */.ol)(title, 100)} (${where})`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./lib/git/commits.js
var git_commits = __webpack_require__(4958);
// EXTERNAL MODULE: ./lib/shared/git-limits.js
var git_limits = __webpack_require__(2802);
// EXTERNAL MODULE: ./lib/shared/yaml.js
var yaml = __webpack_require__(3374);
;// CONCATENATED MODULE: ./lib/writer/labels.js

const SECTION_NAMES = ["breaking", "added", "changed", "deprecated", "removed", "fixed", "security"];
function normaliseLogin(login) {
    return login.toLowerCase().replace(/\[bot\]$/, "");
}
const MEANINGS = mapNames("|", {
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
const HINTS = mapNames("|", {
    documentation: "documentation|docs|doc",
    internal: "ci|build|infra|infrastructure|test|tests|testing|tooling|workflow|workflows|github actions",
});
// In the order of matching.
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
const MOST_VISIBLE = [
    "security",
    "added",
    "fixed",
    "removed",
    "deprecated",
    "changed",
    "documentation",
    "internal",
];
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
        class: MOST_VISIBLE.find((name) => name === titled) ?? MOST_VISIBLE.find((name) => said.includes(name)),
        hint: names.flatMap((name) => HINTS.get(name) ?? [])[0],
    };
}
function meets(own, wanted) {
    return (wanted.labels.some((label) => own.labels.includes(label.toLowerCase())) ||
        wanted.authors.some((author) => own.authors.includes(normaliseLogin(author))));
}
/** `type: New Feature ✨` → `new feature`, `kind/bug` → `bug`, `semver-major` → `semver major`. */
function normaliseLabel(label) {
    const words = (0,shared_text/* toPlainWords */.VY)(label);
    return words.replace(/^(?:type|kind|category|cat|c|pr|impact|changelog|change)s? (?=\S)(?!(?:skip|none|ignore)$)/, "");
}
function mapNames(separator, lists) {
    const pairs = Object.entries(lists);
    return new Map(pairs.flatMap(([meaning, list]) => list.split(separator).map((name) => [name, meaning])));
}

;// CONCATENATED MODULE: ./lib/writer/classify.js



const DOCUMENTS = /^(?:\w+ )(?:[\w-]+ ){0,2}(?:docs|documentation|docstrings?|readme|doc fix(?:es)?)\b|\b(?:in|the|and|of) (?:docs|documentation|docstrings?|readme|doc fix(?:es)?)$/i;
const TYPOS = /^(?:fix(?:es|ed)? )?(?:a |some |more |minor |small )*typos?\b(?!.*\b(?:option|flag|message|error|output)\b)/i;
const BY_TYPE = mapNames(" ", {
    added: "feat feature features add added",
    fixed: "fix fixes bugfix hotfix bug",
    changed: "perf performance change changed improve improvement enhance enhancement update revert",
    deprecated: "deprecate deprecated",
    removed: "remove removed",
    security: "security sec",
    documentation: "docs doc documentation",
    internal: "refactor refact style test tests testing ci build chore internal wip workflow lint release tooling infra cleanup " +
        "deps dep",
});
const BY_VERB = mapNames(" ", {
    added: "add adds added adding support supports introduce introduces implement implements implemented allow allows enable " +
        "create expose exposes new provide offer accept",
    fixed: "fix fixes fixed fixing bugfix hotfix correct corrects corrected repair resolve resolves resolved prevent prevents " +
        "avoid avoids stop don't dont",
    removed: "remove removes removed removing drop drops dropped delete deletes deleted",
    deprecated: "deprecate deprecates deprecated deprecating",
    internal: "refactor refactors refactored refactoring lint cleanup reformat test tests wip",
    documentation: "document documents documented",
});
/** A label can show what a conventional type would fold, never the other way round. */
function classifyChange(change) {
    const title = parseTitle(change.title);
    const work = selectWork(change);
    const verdict = change.hosted?.verdict;
    const carried = work.map((commit) => parseTitle(commit.subject));
    const footers = new Set([change.body, ...work.map((commit) => commit.body)].map(parseBreakingChange));
    const breaking = [...footers].filter((text) => text !== "").join("\n\n");
    const classified = { change, title, breaking };
    const isMarked = title.breaking || carried.some((own) => own.type !== undefined && own.breaking);
    if (isMarked || breaking !== "" || verdict?.breaking)
        return { ...classified, class: "breaking" };
    const kind = selectPathKind(selectPaths(change));
    const isTooling = kind === "manifest" && /\bCI\b|\bworkflows?\b|\blint(?:er|ing)?\b/.test(title.text);
    if (isTooling)
        return { ...classified, class: "internal" };
    return { ...classified, class: isFolded(kind) ? kind : classifyWords(title, carried, verdict) };
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
    const byType = BY_TYPE.get(title.type);
    return !isFolded(byType) && isSecurity(title.text) ? "security" : byType;
}
function classifyCarried(carried) {
    const classes = carried.map(classifyTitle);
    const best = MOST_VISIBLE.find((candidate) => classes.includes(candidate));
    // A chore does not classify the commits without a type beside it.
    return isFolded(best) && classes.includes(undefined) ? undefined : best;
}
function classifyText(text) {
    const again = /^(?:re-?apply|re-?land)\b[\s:"'“]*(.+)$/is.exec(text)?.[1];
    if (again !== undefined) {
        const inner = parseTitle(again);
        return classifyTitle(inner) ?? classifyText(inner.text);
    }
    if (isSecurity(text))
        return "security";
    if (TYPOS.test(text) || DOCUMENTS.test((0,markdown/* maskInlineCode */.pu)(text)))
        return "documentation";
    if (/^(?:code )?clean(?:s|ed|ing)?[ -]?up\b/i.test(text))
        return "internal";
    const verb = /^[\w'’]+/.exec(text)?.[0].toLowerCase().replace("’", "'") ?? "";
    return BY_VERB.get(verb) ?? "changed";
}
function isSecurity(text) {
    return /\b(?:CVE-\d{4}-\d+|GHSA(?:-[\w]{4}){3}|vulnerabilit(?:y|ies))\b|^security\b/i.test(text);
}
const TOKEN = /\[[\w -]+\]|\*{3}NO_CI\*{3}/gi;
const SKIPS = /\b(?:skip|no|ignore)[ -][\w -]|^\[[\w-]+ skip\]$|NO_CI\*/i;
const DRAFT = /^(?:\[?(?:wip|draft|rfc)\]?:? +(?=\S+ ))/i;
const EMOJI = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|:[a-z_]+:)\s*)+/u;
const PREFIX = /^(?<type>[\w./@-]+(?:, ?[\w./@-]+)*)(?:\((?<scope>[^)]*)\))?(?<breaking>!)?: +(?<text>\S.*)$/;
const BRACKETS = /^\[([\w ./@:-]{1,30})\]:? +(\S.*)$/;
/** Without `[skip ci]` and the like, and the space before them. */
function removeTokens(title) {
    let kept = "";
    let end = 0;
    for (const { 0: token, index } of title.matchAll(TOKEN)) {
        if (!SKIPS.test(token))
            continue;
        kept += title.slice(end, index).trimEnd();
        end = index + token.length;
    }
    return kept + title.slice(end);
}
/** An unknown `area: text` and a leading `[area]` are scopes. `[skip ci]`, emoji, `WIP:` and full stops are removed. */
function parseTitle(title) {
    const plain = removeTokens(title).trim().replace(EMOJI, "").replace(DRAFT, "");
    const text = (plain || title.trim()).replace(/(?<![.…])\.$/, "");
    const prefix = PREFIX.exec(text)?.groups;
    if (prefix === undefined) {
        const [, area, rest = ""] = BRACKETS.exec(text) ?? [];
        if (area === undefined)
            return { type: undefined, scope: undefined, breaking: false, text };
        const inner = parseTitle(rest);
        const type = area.toLowerCase();
        return BY_TYPE.has(type) ? { ...inner, type } : { ...inner, scope: inner.scope ?? area };
    }
    const { type: word = "", scope } = prefix;
    const type = word.toLowerCase();
    const rest = { breaking: prefix.breaking !== undefined, text: prefix.text ?? "" };
    if (BY_TYPE.has(type))
        return { ...rest, type, scope: scope?.trim() || undefined };
    return { ...rest, type: undefined, scope: scope === undefined ? word : `${word}(${scope})` };
}
const OPENING = /^(?:[*-] +|#+ *)?BREAKING[ -]CHANGES?(?: *\([^)]*\))?(?: *!)?(?: *: *(.*)|)$/s;
const FOOTER = /^(?:[A-Za-z][\w-]*-(?:by|on|to|from|with|id|url|pr|issue)|(?:closes|fixes|fix|resolves|refs?|see|part of|cc|issue|pr|link|review|signed-off-by|change-id|release-as|source-link))(?:: | #|:? https?:)/i;
const NOTHING = /^(?:none|no|nope|n\/?a|-|nil|not applicable|nothing)?[.!]?$/i;
/** Up to the next footer, heading or squashed commit. Empty without a text, or if it is `none`. */
function parseBreakingChange(body) {
    const notes = [];
    const isSquash = /^\* /.test(body);
    let note;
    let lineBefore = "";
    for (const line of body.split("\n")) {
        const opening = OPENING.exec(line.trim());
        if (opening !== null && (opening[1] !== undefined || /^#/.test(line) || line === line.trimEnd())) {
            note = [opening[1] ?? ""];
            notes.push(note);
        }
        else if (note !== undefined) {
            const isNext = /^\* (?:\w+(?:\([^)]*\))?!?: )/.test(line) || (isSquash && lineBefore === "" && /^\* /.test(line));
            if (FOOTER.test(line) || isNext || /^(?:#{1,6} |-{3,}\s*$|={3,}\s*$)/.test(line))
                note = undefined;
            else
                note.push(line.trimEnd());
        }
        lineBefore = line.trim();
    }
    const texts = notes.map((lines) => lines.join("\n").replace(/^\n+/, "").trimEnd());
    const said = texts.filter((text) => !NOTHING.test(text.trim()));
    return said.map(unindent).join("\n\n");
}
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
    /^(?=(?:.*\/)?docs?\/).*\.(?:md|mdx|rst|adoc|png|svg|jpe?g|gif)$/i,
];
// They change with every kind of work.
const CHANGELOG = /(?:^|\/)(?:CHANGES?(?:LOG)?|HISTORY|NEWS|RELEASES?)(?:[-_][\w-]+)?(?:\.(?:md|rst|txt|adoc))?$|^(?:\.changeset|changes|changelog\.d|newsfragments|news)\/[^/]+$/i;
/** File systems allow no more. */
const MAX_PATH_LENGTH = 4096;
/** One product file makes all of them `product`; a changelog beside others is ignored. */
function selectPathKind(paths) {
    if (paths.length === 0)
        return undefined;
    let documented = false;
    let declared = false;
    for (const path of paths) {
        if (path.length > MAX_PATH_LENGTH)
            return "product";
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
/** Whether a file names dependencies or versions, or is generated from them. */
function isManifest(path) {
    return MANIFEST_FOLDERS.test(path) || MANIFESTS.test(path.slice(path.lastIndexOf("/") + 1));
}
const MANIFESTS = /^(?:package(?:-lock)?\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|requirements[\w.-]*\.(?:txt|in)|pyproject\.toml|(?:uv|poetry|Pipfile|Gemfile|Cargo|composer|flake)\.lock|Pipfile|setup\.(?:py|cfg)|go\.(?:mod|sum)|Cargo\.toml|Gemfile|[\w.-]+\.gemspec|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|[\w.-]+\.csproj|Dockerfile|docker-compose\.ya?ml|\.pre-commit-config\.yaml)$/;
const MANIFEST_FOLDERS = /^\.github\/|(?:^|\/)(?:dist|vendor)\/|^requirements\//;

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
// Shortened by GitHub, or a single word.
const POOR_TITLE = /(?:…|\.\.\.)$|^\S*$/;
const OWN_NUMBER = /\([#!](\d+)\)$/;
/** The last `(#12)` of a subject is the number. `isTitled`: the title was written, not derived from the branch. */
function parsePullRequest(original) {
    const commit = cutSubject(original);
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
    const number = OWN_NUMBER.exec(commit.subject.trimEnd())?.[1];
    if (number === undefined)
        return undefined;
    return { number: Number(number), title: trimNumber(commit.subject), body: commit.body, isTitled: true };
}
/** A number in the message wins, and so does the title at the merge, unless it was renamed later or says nothing. */
function selectPullRequest(commit, known) {
    const said = parsePullRequest(commit);
    const { pullRequest, isMerge = false, elsewhere = [] } = known?.get(commit.sha) ?? {};
    const facts = pullRequest && { ...pullRequest, title: cutTitle(pullRequest.title) };
    const isPlainMerge = said === undefined && (commit.parents.length > 1 || PLAIN_MERGE.test(commit.subject));
    const isMeant = said === undefined ? isMerge || !isPlainMerge : said.number === facts?.number;
    if (facts === undefined || !isMeant || (said === undefined && isCollection(facts.title))) {
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
/** Whether a title only carries other pull requests (`dev -> main`, `Next`) or makes a release. */
function isCollection(title) {
    return COLLECTS.test(title) || isReleaseTitle(title);
}
function trimNumber(title) {
    return title.trimEnd().replace(OWN_NUMBER, "").trim() || title.trim();
}
function nameFromBranch(branch) {
    return branch.replace(/^.*\//, "").replace(/[-_]+/g, " ").trim() || branch;
}
// All patterns take linear time (checked with recheck): no two neighbours can match the same text. So a version begins
// after the last `-` that can begin one, and its tail ends before that.
const NAME = String.raw `(?:[\w.]*[@/-])*`;
const NO_NEW_START = String.raw `-(?!v?\d+\.\d)`;
const VERSION = String.raw `${NAME}v?\d+\.\d\w*(?:(?:\.|${NO_NEW_START})\w+)*(?:\+\w+(?:[-.+]\w+)*)?`;
const NEXT_VERSION = String.raw `${NAME}v?\d+\.\d(?:[\w.]|${NO_NEW_START})*(?:\+[\w.+-]*)?`;
const VERSIONS = String.raw `${VERSION}(?:(?:\s*[,&]\s*|\s+and\s*|and\s+)${NEXT_VERSION})*`;
const TYPE_WORD = String.raw `(?:chore|build|ci|release|misc|meta|maint|deploy|pkg)(?:\([^)]*\))?:`;
const TYPE = `(?:${TYPE_WORD} *)?`;
const RELEASE = "(?:release[sd]?|version) *:?";
const RELEASE_TITLES = [
    /^(?:chore|build|ci)\((?:main|master|(?=[\w./-]*release)[\w./-]*)\)!?: *(?:release|publish|v?\d)/i,
    /^(?:chore\(release\)|release(?:\([^)]*\))?)!?:/i,
    /^\[(?:maven-release-plugin|release|gradle release plugin)\]/i,
    /^(?:back to|begin|start) (?:next )?(?:dev(?:elopment)?(?: version| iteration)?|snapshot)/i,
    ...[
        `^(?:${TYPE_WORD})?(?: *(?:release[sd]?|publish|version|tag|prep(?:are)?))?[ :-]*(?![ :-])(?:(?:for|the) +(?::|${RELEASE})?|${RELEASE})?${VERSIONS}(?: +release)?$`,
        `^${TYPE}(?:bump|set|update|change|increase|increment|start|begin)(?: the)?(?: package| project| app| crate| module| library| dev| next| snapshot)? (?:version|development)(?: number)?(?:(?: of(?: \\S+(?!\\S))?)?(?: (?:from \\S+ )?to)? *${VERSIONS}$| of \\S+$(?<=\\d\\.\\d[\\w.+-]*))`,
        `^${TYPE}bump(?: to)? v?\\d+\\.\\d+\\.\\d[\\w.+-]*$`,
        `^${TYPE}(?:start|begin) (?:version )?${VERSIONS}(?: development)?$`,
        `^${TYPE}(?:prepare|prep|get ready|ready)(?: for)?(?: the| a| next| new)* (?:release|version)s?(?: (?:for )?${VERSIONS})?$`,
        `^${TYPE}(?:release|releasing)(?: version)? ${NAME}v?\\d+\\.\\d`,
        `^${TYPE}(?:\\w+: *)?(?:version packages|new release|release|publish|version bump|bump(?: the)? versions?)(?: \\([^)]*\\))?$`,
    ].map((form) => new RegExp(form, "i")),
];
// Counts only if all files are manifests.
const VERSIONING = /^(?!.*\bdep(?:s|endenc))(?:versioning\b|(?:update|bump|set) [\w-]+ versions? for (?:the )?release|[\w-]+ v?\d+\.\d+\.\d+ release$)/i;
// In the subject or on a line of its own; elsewhere a body only mentions it.
const SKIP_TOKEN = /\[(?:(?:skip|no|ignore)[ -](?:change-?log|release(?:[ -]notes?)?|notes?|news|docs)|(?:change-?log|release(?:[ -]notes?)?|notes?|news)[ -](?:skip|ignore))\]/i;
// A merged draft of this program: its commit, a squash of it, or the merge of its branch.
const OWN_DRAFT = /^Release-Docs-Tree: [0-9a-f]{40,64}$|^<!-- release-docs [0-9a-f]{16} [0-9a-f]{16} -->$/m;
const OWN_MERGE = /^Merge pull request #\d+ from [^/\s]+\/release-docs\//;
/** `v1.2.3`, `chore(main): release 1.2.3`, `Version Packages`. */
function isReleaseTitle(title) {
    return RELEASE_TITLES.some((form) => form.test(title.trim()));
}
function isOwnDraft({ subject, body }) {
    return OWN_MERGE.test(subject) || OWN_DRAFT.test(body);
}
function selectChoreReason(change) {
    const [lead] = change.commits;
    if (change.hosted?.verdict.skip)
        return "skipped";
    if (/^(?:fixup|squash|amend)! /.test(change.title))
        return "fixup";
    const bracketed = lead.body.split("\n").filter((line) => /^\s*\[[^\]]*\]\s*$/.test(line));
    if ([change.title, lead.subject, ...bracketed].some((line) => SKIP_TOKEN.test(line)))
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
/** Newest first. A merge that only joins branches, releases or carries pull requests has its commits listed instead. */
function buildChanges(given, metadata) {
    const commits = given.map(cutSubject);
    const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
    const walk = { bySha, metadata, claimed: new Set(), changes: [], notShown: [] };
    const parents = new Set(commits.flatMap((commit) => commit.parents));
    for (const commit of commits)
        if (!parents.has(commit.sha))
            walkLine(walk, commit.sha);
    const byLead = new Map(walk.changes.map((change) => [change.commits[0].sha, change]));
    return { changes: [...bySha.keys()].flatMap((sha) => byLead.get(sha) ?? []), notShown: walk.notShown };
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
    // Oldest first: commits belong to the oldest merge that reaches them.
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
    const [only] = own.length === 1 ? own : [];
    const facts = pullRequest?.facts;
    walk.changes.push({
        title,
        body: (pullRequest?.body ?? commit.body) || (only?.body ?? ""),
        pullRequest: pullRequest?.number,
        commits: [commit, ...own],
        hosted: facts && { author: facts.author, verdict: selectLabelVerdict(facts, walk.metadata?.rules) },
    });
    for (const parent of commit.parents.slice(1))
        walkLine(walk, parent);
}
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
/** Undefined if the merge gives way to other pull requests. One `(#12)` among other commits is more likely an issue. */
function selectOwnCommits(side, title, number) {
    if (side.length === 0)
        return [];
    if (isCollection(title))
        return undefined;
    const others = side.filter((commit) => (parsePullRequest(commit)?.number ?? number) !== number);
    const merged = others.some((commit) => commit.parents.length > 1);
    const work = side.filter((commit) => commit.parents.length < 2);
    const squashed = others.length > 1 && others.length * 2 >= work.length;
    return merged || squashed || (others.length > 0 && JOINS_BRANCHES.test(title)) ? undefined : [...side];
}

;// CONCATENATED MODULE: ./lib/writer/dependencies.js


/** Of changes without `updates` nothing is folded. */
function foldDependencies(classified) {
    const folded = classified.flatMap(({ change, updates }) => (updates === undefined ? [] : [{ change, updates }]));
    const byName = new Map();
    for (const update of folded.flatMap(({ updates }) => updates)) {
        byName.set(update.name, joinUpdates(byName.get(update.name), update));
    }
    const packages = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
        /** Distinct packages, and updates without a package name. */
        count: packages.length + folded.filter(({ updates }) => updates.length === 0).length,
        packages,
        /** New majors of what users get, and security updates. */
        notable: packages.filter((update) => update.security || (update.major && update.runtime)),
        changes: folded.length,
        shas: folded.flatMap(({ change }) => change.commits.map(({ sha }) => sha)),
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
const BUMP = /^(?:bump|update|upgrade)s?(?: dependency)? (?:\[)?`?(?<name>@?[\w./-]+)`?(?:\]\([^)]*\))?(?: requirement)?(?: from [`v]?(?<from>[^\s`]+?)`?)? to [`v]?(?<to>\d[^\s`]*?)`?(?: in \S.*| across \S.*| \[security\]| \(.*\)|[,;].*)?\.?$/is;
const UNNAMED = /^(?:bump|upgrade)s? (?!.*\b(?:minimum|min|requires?d?|node|node\.?js|python|ruby|go|php|java|rust|engines?|peer)\b)/i;
const WHOLESALE = /^(?:\[?security\]?:? )?(?:(?:bump|update|upgrade)s? (?:the |all |some )*(?:\S+ )?(?:non-major |minor |patch )*(?:dep|deps|dependenc(?:y|ies)|group|packages|lock ?files?|github.actions|actions)\b|lock file maintenance|versioning(?:,| and|,? deps,)+ deps?\b|dep(?:endency)? (?:updates?|bumps?)\b|pre-commit autoupdate|deps\b|dependency updates?\b)/i;
const GROUPED = /^(?:Updates|Bumps) (?:\[)?`?(?<name>@?[\w./-]+)`?(?:\]\([^)]*\))? (?:requirement )?from [`v]?(?<from>[^\s`]+)`? to [`v]?(?<to>\d\S*?)`?\.?$/;
/** Empty for an update without names, undefined for another change. Reads messages of Dependabot and Renovate. */
function parseDependencyUpdate(change) {
    const { type, scope, breaking, text } = parseTitle(change.title);
    const { author, verdict } = change.hosted ?? {};
    // A bot's label `semver-major` is about the package that it updates.
    if (breaking || (verdict?.breaking === true && author?.isBot !== true))
        return undefined;
    const scoped = type === "deps" || type === "dep" || /^(?:deps?|dependencies|deps-dev|dev-deps)$/i.test(scope ?? "");
    const bump = BUMP.exec(text)?.groups;
    const paths = selectPaths(change);
    const changesManifests = paths.length > 0 && paths.every(isManifest);
    const isLabelled = verdict?.dependencies === true && changesManifests;
    if (UNNAMED.test(text) && bump === undefined && changesManifests)
        return [];
    const isNamed = bump !== undefined && paths.every(isManifest);
    if (!scoped && !isLabelled && !isNamed && !WHOLESALE.test(text))
        return undefined;
    const bodies = change.commits.map((commit) => commit.body).join("\n");
    const security = /\bsecurity\b|\bCVE-|\bGHSA-|vulnerab|Dependabot alert/i.test(change.title);
    const isDevelopment = scope?.includes("dev") === true || (paths.length > 0 && paths.every((path) => path.startsWith(".github/")));
    const build = ({ name = "", ...versions }) => {
        const [from, to] = [versions.from, versions.to].map((version) => version?.replace(/[.,]$/, ""));
        const details = selectDetails(bodies, name);
        const runtime = !isDevelopment && !details.includes("direct:development") && !details.includes("indirect");
        return { name, from, to, runtime, major: isMajor(from, to) || details.includes("semver-major"), security };
    };
    const grouped = bodies.split("\n").flatMap((line) => {
        const groups = GROUPED.exec(line)?.groups;
        return groups === undefined ? [] : [build(groups)];
    });
    return bump !== undefined && grouped.length < 2 ? [build(bump)] : grouped;
}
function selectDetails(bodies, name) {
    const start = bodies.indexOf(`- dependency-name: ${name.startsWith("@") ? `"${name}"` : name}\n`);
    if (start === -1)
        return "";
    const end = bodies.indexOf("- dependency-name:", start + 1);
    return bodies.slice(start, end === -1 ? start + 400 : end);
}
function isMajor(from, to) {
    const [before, after] = [from, to].map((version) => /^[v^~>=<]*(\d+)(?=\.|$)/.exec(version ?? "")?.[1]);
    if (after === undefined)
        return false;
    // Renovate writes a single number only for a new major.
    return before === undefined ? from === undefined && /^\d+$/.test(to ?? "") : Number(after) > Number(before);
}

;// CONCATENATED MODULE: ./lib/writer/notes.js







const NO_EDITS = { leaveOut: [], reword: [], kinds: [] };
/** Newest first in topological order. Each commit counts once: in an entry, a dependency update or `notShown`. */
function buildNotes(commits, metadata, edits = NO_EDITS) {
    const listed = siftChanges(buildChanges(commits, metadata), selectChoreReason);
    const sifted = removeBackports(cancelReverts(listed));
    const isLeftOut = (change) => edits.leaveOut.some((reference) => isNamedBy(change, reference));
    const { changes, notShown } = siftChanges(sifted, (change) => (isLeftOut(change) ? "leftOut" : undefined));
    const all = changes.map((change) => ({ ...classifyChange(change), updates: parseDependencyUpdate(change) }));
    const isOmitted = ({ class: kind, updates }) => edits.kinds.some((name) => name === (updates === undefined ? kind : "dependencies"));
    const classified = all.filter((item) => !isOmitted(item));
    const kindLeftOut = all.filter(isOmitted).map(({ change }) => change);
    const select = (name) => classified
        .filter((item) => item.class === name && item.updates === undefined)
        .map((item) => buildEntry(item, edits));
    return {
        sections: SECTION_NAMES.map((name) => ({ name, entries: select(name) })),
        dependencies: foldDependencies(classified),
        internal: select("internal"),
        documentation: select("documentation"),
        notShown: joinReasons([...notShown, ...kindLeftOut.map((change) => setAside(change, "kindLeftOut"))]),
        changes: classified.map(({ change }) => change),
        leftOut: sifted.changes.filter(isLeftOut),
        kindLeftOut,
    };
}
function buildEntry({ change, title, breaking }, { reword }) {
    const [lead, ...carried] = change.commits;
    const rewordings = reword.filter(({ reference }) => isNamedBy(change, reference));
    const texts = [startSentence(title.text), ...rewordings.map(({ text }) => text)];
    return {
        text: texts.at(-1) ?? "",
        formerTexts: texts.slice(0, -1),
        scope: title.scope,
        pullRequest: change.pullRequest,
        shas: [lead.sha, ...carried.map((commit) => commit.sha)],
        breaking,
    };
}
const TOOLS = /^(?:npm|npx|pnpm|yarn|git|node|deno|bun|curl|vite|sass|esbuild|rollup|webpack)$/;
/** Unless the first word is code, a name (`npm`, `isFile`) or not a plain word. */
function startSentence(text) {
    const word = /^[a-z]+(?:['’-][a-z]+)*(?=[\s,]|$)/.exec(text)?.[0];
    if (word === undefined || TOOLS.test(word))
        return text;
    return (0,shared_text/* capitalize */.ZH)(text);
}
function joinReasons(notShown) {
    const byReason = Map.groupBy(notShown, ({ reason }) => reason);
    const joined = [...byReason].map(([reason, items]) => ({ reason, shas: items.flatMap(({ shas }) => shas) }));
    return joined.sort((a, b) => b.shas.length - a.shas.length);
}
/** Newest first, so that a reverted revert brings the change back. A revert of a released change stays. */
function cancelReverts(sifted) {
    const cancelled = new Set();
    let candidates;
    for (const [index, change] of sifted.changes.entries()) {
        const revert = cancelled.has(change) ? undefined : parseRevert(change);
        if (revert === undefined)
            continue;
        candidates ??= listCandidates(sifted.changes);
        const isOpen = (other) => other.index > index && !cancelled.has(other.change);
        const targets = selectTargets(revert, candidates, isOpen);
        if (targets.length > 0)
            cancelled.add(change);
        for (const target of targets)
            cancelled.add(target);
    }
    return siftChanges(sifted, (change) => (cancelled.has(change) ? "reverted" : undefined));
}
function parseRevert(change) {
    const { type, text } = parseTitle(change.title);
    const named = /^(revert(?:s|ed)?|re-?apply|re-?land|unrevert|restore(?=[,:]? *["“]))\b[\s:,]*(.*)$/is.exec(text);
    if (type !== "revert" && named === null)
        return undefined;
    const [, verb = "revert", rest = text] = named ?? [];
    const bodies = [change.body, ...change.commits.filter(isRevertCommit).map((commit) => commit.body)].join("\n");
    const numbers = [
        ...bodies.matchAll(/^Reverts (?:[\w.-]+\/[\w.-]+)?#(\d+)/gm),
        ...rest.matchAll(/^(?:pull request |PR )?#(\d+)$/gi),
    ];
    return {
        shas: [...bodies.matchAll(/\bThis reverts (?:commits? )?([0-9a-f]{7,64})/g)].map((match) => match[1] ?? ""),
        numbers: numbers.map((match) => Number(match[1])),
        title: normaliseTitle(/^revert/i.test(verb) ? rest : `Revert "${rest}"`),
    };
}
function isRevertCommit(commit) {
    return /^(?:\w+(?:\([^)]*\))?!?: *)?(?:revert|re-?apply|re-?land)/i.test(commit.subject);
}
const SHA_START = 7;
const titleKey = (title) => `title ${title}`;
function listCandidates(changes) {
    const candidates = new Map();
    for (const [index, change] of [...changes.entries()].reverse()) {
        const shas = [change.commits[0], ...selectWork(change)].map(({ sha }) => sha.slice(0, SHA_START));
        for (const key of new Set([...shas, `#${change.pullRequest}`, ...selectTitles(change).map(titleKey)])) {
            const known = candidates.get(key);
            if (known === undefined)
                candidates.set(key, [{ change, index }]);
            else
                known.push({ change, index });
        }
    }
    return candidates;
}
function selectTargets(revert, candidates, isOpen) {
    const find = (key) => {
        const found = candidates.get(key) ?? [];
        // What is newer or cancelled stays so: without it many reverts take linear time.
        for (let last = found.at(-1); last !== undefined && !isOpen(last); last = found.at(-1))
            found.pop();
        return found;
    };
    const findAll = (key) => find(key).flatMap((one) => (isOpen(one) ? one.change : []));
    const bySha = revert.shas.flatMap((sha) => findAll(sha.slice(0, SHA_START)).filter((change) => isWholeChange(change, sha)));
    if (bySha.length > 0)
        return bySha;
    const byNumber = revert.numbers.flatMap((number) => findAll(`#${number}`));
    if (byNumber.length > 0)
        return byNumber;
    const byTitle = revert.title === "" ? undefined : find(titleKey(revert.title)).at(-1);
    return byTitle === undefined ? [] : [byTitle.change];
}
function selectTitles(change) {
    return [normaliseTitle(change.title), normaliseTitle(parseTitle(change.title).text)];
}
/** `Revert "Revert "x" (#1)" (#2)` matches `Revert "x" (#1)`. */
function normaliseTitle(title) {
    return title
        .replace(/\s+/g, " ")
        .replace(/ ?\(#\d+\)/g, "")
        .replace(/["'“”`]/g, "")
        .replace(/^reverts?[:,]* /i, "revert ")
        .replace(/\s+/g, " ")
        .trim()
        .toLowerCase();
}
/** Sets aside copies that name a listed source, or share the pull request and title of a listed change. */
function removeBackports(sifted) {
    // The newest one of a number.
    const byNumber = new Map(sifted.changes.toReversed().map((change) => [change.pullRequest, change]));
    const bySha = new Map(sifted.changes.flatMap((change) => change.commits.map(({ sha }) => [sha, change])));
    const seen = new Set();
    const copies = new Set();
    for (const change of sifted.changes) {
        const sources = selectSources(change);
        const numbers = [...selectSourceNumbers(change), change.pullRequest ?? []].flat();
        const isListed = (other) => other !== undefined && other !== change && !copies.has(other);
        const isCopy = sources.some((sha) => seen.has(sha) || isListed(bySha.get(sha))) ||
            numbers.some((number) => {
                const other = byNumber.get(number);
                return isListed(other) && isSameTitle(other, change);
            });
        if (isCopy)
            copies.add(change);
        for (const sha of sources)
            seen.add(sha);
    }
    return siftChanges(sifted, (change) => (copies.has(change) ? "backport" : undefined));
}
function selectSources(change) {
    const work = selectWork(change);
    const bodies = work.length === 0 ? [change.commits[0].body] : work.map((commit) => commit.body);
    const sources = bodies.map((body) => /\(cherry[- ]picked from commit ([0-9a-f]{40,64})\)/.exec(body)?.[1]);
    return sources.every((sha) => sha !== undefined) ? sources : [];
}
function selectSourceNumbers(change) {
    const inTitle = [
        ...[...change.title.matchAll(/\(#(\d+)\)/g)].map((match) => match[1]),
        ...change.title.split("#").flatMap((part, index, parts) => {
            const isBackport = /\bbackport(?:s|ed)?\b/i.test(parts[index - 1] ?? "");
            return (isBackport && /^\d+/.exec(part)?.[0]) || [];
        }),
    ];
    const inBody = change.body.matchAll(/^(?:manual |automated )?(?:backport|cherry-pick) of (?:[\w.-]+\/[\w.-]+)?#(\d+)/gim);
    return [...inTitle, ...[...inBody].map((match) => match[1])].map(Number);
}
function isSameTitle(one, other) {
    const names = [one, other].map((change) => plainTitle(change.title));
    return names[0] === names[1] || names.includes("");
}
const BACKPORT_WORDS = /^(?:automated |manual )?backport(?:s|ed)?(?: of)? #\d+(?: (?:from|to|into|onto|on) \S+)*(?: branch)?[ :-]*/i;
function plainTitle(title) {
    const own = title.replace(/\(#\d+\)/g, "").replace(/^\[[^\]]*\]\s*/, "");
    return (0,shared_text/* toPlainWords */.VY)(own.replace(BACKPORT_WORDS, ""));
}

// EXTERNAL MODULE: ./lib/git/tags.js
var git_tags = __webpack_require__(6855);
;// CONCATENATED MODULE: ./lib/writer/release-notes.js





/** GitHub markdown without a title; empty for a span without commits. */
function renderReleaseNotes(span, notes, repository, credits) {
    if (span.commits.length === 0)
        return "";
    const sections = notes.sections
        .filter((section) => section.entries.length > 0)
        .map(({ name, entries }) => {
        const heading = name === "breaking" ? "Breaking changes" : (0,shared_text/* capitalize */.ZH)(name);
        return `### ${heading}\n\n${renderGroupedEntries(entries, repository)}`;
    });
    const updates = renderDependencyLine(notes.dependencies);
    const compare = renderCompareLink(repository, span.previousTag, span.tag);
    const parts = [
        ...(sections.length === 0 ? ["No user-facing changes."] : sections),
        updates === undefined ? undefined : `${updates}.`,
        renderFolded(notes, repository),
        ...(credits === undefined ? [] : renderCredits(credits, repository)),
        compare === undefined ? undefined : `**Full changelog**: ${compare}`,
    ];
    return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
}
function renderFolded(notes, repository) {
    const { documentation, internal } = notes;
    const { packages } = notes.dependencies;
    const folded = [
        {
            heading: "Documentation",
            list: renderGroupedEntries(documentation, repository),
            count: countWords(documentation.length, ["documentation change", "documentation changes"]),
        },
        {
            heading: "Internal",
            list: renderGroupedEntries(internal, repository),
            count: countWords(internal.length, ["internal change", "internal changes"]),
        },
        {
            heading: "Dependencies",
            list: packages.map((update) => `- ${renderPackage(update)}`).join("\n"),
            count: countWords(packages.length, ["updated package", "updated packages"]),
        },
    ].filter(({ list }) => list !== "");
    const title = joinNames(folded.map(({ count }) => count)) || "Commit breakdown";
    return [
        `<details>\n<summary>${title}</summary>`,
        ...folded.map(({ heading, list }) => `**${heading}**\n\n${list}`),
        `${renderCommitCount(notes)}.`,
        "</details>",
    ].join("\n\n");
}
/** Without `@`, which would notify people. */
function renderCredits({ contributors, newcomers }, repository) {
    const known = contributors.map((person) => renderPerson(person, repository));
    const fresh = newcomers.map((person) => {
        const { pullRequest, sha } = person.first;
        return `${renderPerson(person, repository)} (${renderChangeLink(repository, pullRequest, sha)})`;
    });
    return [
        ...(known.length > 0 ? [`**Contributors**: ${joinNames(known)}`] : []),
        ...(fresh.length > 0 ? [`**New contributors**: ${joinNames(fresh)}`] : []),
    ];
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
const CO_AUTHOR = /^co-authored-by:([^<]*)<([^<>\s]*)> *$/i;
const MACHINE_LOGIN = /\[bot\]$|(?:^|[-_])(?:ro)?bot$/i;
const MACHINE_EMAIL = /\[bot\]@|^(?:no-?reply|actions?|bot)@/i;
/** Without bots. The code host's author of a pull request counts, else those of its commits. */
function selectPeople(changes, facts) {
    const byKey = new Map();
    for (const change of changes) {
        const first = { pullRequest: change.pullRequest, sha: change.commits[0].sha };
        for (const seen of selectSightings(change, facts)) {
            if (isMachine(seen))
                continue;
            const keys = selectKeys(seen);
            const near = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
            const same = [...near].filter(({ person }) => isSamePerson(person, seen));
            const people = same.map(({ person }) => person);
            const all = new Set([...same.flatMap((other) => other.keys), ...keys]);
            const known = { person: joinPeople(people, seen, first), keys: [...all] };
            for (const key of known.keys)
                byKey.set(key, known);
        }
    }
    const people = new Set([...byKey.values()].map(({ person }) => person));
    return [...people].sort((a, b) => (0,git_tags/* compareValues */.ck)(labelOf(a).toLowerCase(), labelOf(b).toLowerCase()));
}
function selectKeys({ name, login, emails }) {
    const named = [...(login === undefined ? [] : [`login ${login}`]), ...(name === undefined ? [] : [`name ${name}`])];
    return [...named.map((key) => key.toLowerCase()), ...emails.map((email) => `mail ${email}`)];
}
function selectSightings(change, facts) {
    const work = selectWork(change);
    const [lead] = change.commits;
    const authored = work.length > 0 ? work : lead.parents.length < 2 ? [lead] : [];
    const authors = authored.map(({ sha, author }) => see(author.name, author.email, facts?.get(sha)?.login));
    const account = change.hosted?.author;
    const bodies = [change.body, ...authored.map(({ body }) => body)].join("\n");
    const others = bodies.split("\n").flatMap((line) => {
        const [, name = "", email = ""] = CO_AUTHOR.exec(line) ?? [];
        return email.slice(1, -1).includes("@") ? [see(name, email, undefined)] : [];
    });
    if (account === undefined || account.isBot)
        return [...authors, ...others];
    // With one author, the person who opened the pull request is that author.
    const isOnlyOne = new Set(authors.flatMap(({ emails }) => emails)).size === 1;
    const opener = { name: isOnlyOne ? authors[0]?.name : undefined, login: account.login };
    return [{ ...opener, emails: isOnlyOne ? (authors[0]?.emails ?? []) : [] }, ...(isOnlyOne ? [] : authors), ...others];
}
function see(name, email, login) {
    return { name: name.trim() || undefined, emails: [email.toLowerCase()], login: login ?? selectNoreplyLogin(email) };
}
/** `bo` of `7+bo@users.noreply.github.com`. */
function selectNoreplyLogin(email) {
    return NOREPLY.exec(email)?.[1];
}
function isMachine({ name, emails, login }) {
    const isNamed = /\[bot\]$/i.test(name ?? "") || MACHINE_LOGIN.test(login ?? "");
    return isNamed || emails.some((email) => MACHINE_EMAIL.test(email));
}
function isSamePerson(person, seen) {
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
function labelOf({ login, name }) {
    return login ?? name;
}
function same(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/service/domain/span-notes.js







async function writeSpan({ history, repository }, span, config = {}, edits) {
    const notes = buildNotes(span.commits, span.metadata, edits);
    const credits = await readCredits(history, span, notes, config.styleGuide?.releaseNotes ?? {});
    return { span, notes, releaseNotes: renderReleaseNotes(span, notes, repository, credits), source: repository };
}
/** A heading: `v1.2.0`, `Unreleased`; with the repository where there are several. */
function nameSpan({ span, source }, areSeveral) {
    const name = span.tag ?? "Unreleased";
    return areSeveral ? `${source.name} ${name}` : name;
}
function groupBySource(written) {
    return Map.groupBy(written, ({ source }) => source.name);
}
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
/** One commit per change: commits of a merge belong to the pull request of the merge. */
function selectLeads(commits) {
    const { changes, notShown } = buildChanges(commits);
    return [...changes.map((change) => change.commits[0].sha), ...notShown.flatMap(({ shas }) => shas)];
}
const PATHS = [".github/release.yml", ".github/release.yaml"];
function withDefault(schema, value) {
    return schemas/* pipe */.FsL(schemas/* nullish */.cl6(schema), schemas/* transform */.pdi((given) => given ?? value));
}
const names = withDefault(schemas/* array */.YOg(schemas/* string */.YjP()), []);
const choice = withDefault(schemas/* object */.Ikc({ labels: names, authors: names }), { labels: [], authors: [] });
const category = schemas/* object */.Ikc({ title: schemas/* string */.YjP(), labels: names, exclude: choice });
const ReleaseFile = schemas/* object */.Ikc({
    changelog: schemas/* object */.Ikc({ exclude: choice, categories: withDefault(schemas/* array */.YOg(category), []) }),
});
/** GitHub's own rules for release notes. An invalid file is a `fault`, not an error. */
async function readReleaseRules(readFile) {
    for (const path of PATHS) {
        try {
            const text = await readFile(path);
            if (text !== undefined)
                return parseReleaseRules(path, text);
        }
        catch (error) {
            if (!(0,git_limits/* isLimitError */.g)(error))
                throw error;
            return { fault: `${error.message} Labels count by their usual names.` };
        }
    }
    return {};
}
function parseReleaseRules(path, text) {
    const refuse = (why) => ({ fault: `${path} is invalid (${why}); labels count by their usual names.` });
    let content;
    try {
        content = (0,yaml/* parseYaml */.hN)(text).value;
    }
    catch (error) {
        if (!(error instanceof yaml/* InvalidYamlError */.DO))
            throw error;
        return refuse(`line ${error.line}: ${error.message}`);
    }
    if (content === null)
        return {};
    const parsed = ReleaseFile.safeParse(content);
    if (!parsed.success)
        return refuse(`${core_errors/* toDotPath */.sR(parsed.error.issues[0]?.path ?? [])} has the wrong type`);
    return { rules: parsed.data.changelog };
}
async function readCredits({ directory }, span, { changes }, { contributors, newContributors = false }) {
    const isWanted = newContributors || (contributors ?? span.metadata !== undefined);
    const people = isWanted ? selectPeople(changes, span.metadata?.facts) : [];
    const isNamed = contributors ?? (span.metadata !== undefined && people.length > 1);
    return {
        contributors: isNamed ? people : [],
        newcomers: newContributors ? await selectNewcomers(directory, span, people) : [],
    };
}
/** None in a first release, and none without a known e-mail: a wrong welcome is worse than none. */
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






/** GitHub takes 65,536 characters; the code host adds a few. */
const MAX_BODY = 64_000;
const MAX_FILES = 100;
/** Fills the placeholders of a title: `{title}` (the request's, else `Document {subject}`) and `{subject}`. */
function buildTitle(template, { subject, asked }) {
    const title = template
        .replaceAll("{title}", () => asked ?? "Document {subject}")
        .replaceAll("{subject}", () => subject);
    return title.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
function buildPullRequest({ pullRequest }, title, body) {
    const { draft = false, labels = [], reviewers = [], assignees = [] } = pullRequest ?? {};
    const asLogin = (name) => name.replace(/^@/, "");
    return { title, body, draft, labels, reviewers: reviewers.map(asLogin), assignees: assignees.map(asLogin) };
}
/** Nothing in it pings people, closes issues or links to another repository's issues. */
function renderPullRequestBody(content) {
    const { written, hasReleaseNotes, links } = content;
    const releaseNotes = hasReleaseNotes ? renderAll(written, (notes, source) => tame(notes, source, content)) : "";
    const above = [
        pull_request_renderCommits(content),
        `## Files\n\n${renderFiles(content)}`,
        `## Please check\n\n${renderChecklist(content)}`,
        ...(links === "" ? [] : [`## Links\n\n${links}`]),
        "You can edit this branch: later runs keep your commits and add to them.",
    ].join("\n\n");
    const [source] = groupBySource(written).size > 1 ? [] : written.map((one) => one.source);
    if (releaseNotes === "")
        return tame(above, source, content);
    const opening = tame(`${above}\n\n## Release notes\n\n`, source, content);
    const rest = "… truncated at GitHub's limit. The output `release-notes` of the run has the full text.";
    return `${opening}${(0,markdown/* cutMarkdown */.G$)(releaseNotes.trim(), MAX_BODY - opening.length, rest)}`;
}
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
/** Takes the lines of `removed` files out of a body, and adds those of `added`. */
function updateFileLines(body, removed, added) {
    const prefixes = removed.map((path) => `- ${renderPath(path)}: `);
    const lines = body.split("\n").filter((line) => !prefixes.some((prefix) => line.startsWith(prefix)));
    const present = new Set(lines);
    const missing = added.map(renderFileLine).filter((line) => !present.has(line));
    return lines.join("\n").replace(/^## Files\n\n/m, (heading) => heading + missing.map((line) => `${line}\n`).join(""));
}
function pull_request_renderCommits({ subject, sentence, account, written, hasReleaseNotes }) {
    const [only, second] = written;
    const link = only === undefined || second !== undefined ? undefined : renderRange(only);
    const parts = [
        `Documentation for ${(0,markdown/* escapeMarkdown */.FV)(subject)}, written by release-docs from the git history.`,
        (0,markdown/* escapeMarkdown */.FV)(sentence),
        link === undefined ? "" : `Commits: ${link}.`,
        // The release notes end with the account.
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
function renderFiles({ files }) {
    const more = files.length > MAX_FILES ? [`- and ${files.length - MAX_FILES} more`] : [];
    return [...files.slice(0, MAX_FILES).map(renderFileLine), ...more].join("\n");
}
function renderFileLine({ path, why }) {
    return `- ${renderPath(path)}: ${(0,markdown/* escapeMarkdown */.FV)(why)}`;
}
function renderPath(path) {
    return path.includes("`") ? (0,markdown/* escapeMarkdown */.FV)(path) : `\`${path}\``;
}
function renderChecklist({ written, renewed }) {
    const sections = written.flatMap(({ notes }) => notes.sections);
    const count = (name) => sections.filter((section) => section.name === name).flatMap((section) => section.entries).length;
    const breaking = count("breaking");
    const security = count("security");
    const folded = written.reduce((sum, { notes }) => sum + notes.internal.length, 0);
    const ask = (number, words, question) => number === 0 ? [] : [`${countWords(number, words)}${question}`];
    return [
        "Is every entry written for users, not contributors?",
        ...(breaking === 0 ? ["No breaking changes were found. Is that correct?"] : []),
        ...ask(breaking, ["breaking change", "breaking changes"], ": do the notes say how to upgrade?"),
        ...ask(security, ["security fix", "security fixes"], ": can they be disclosed now?"),
        ...ask(folded, ["internal change", "internal changes"], " folded away: does any of them affect users?"),
        ...ask(renewed, ["document names", "documents name"], " the new version: do the examples work with it?"),
    ]
        .map((line) => `- [ ] ${line}`)
        .join("\n");
}
/** Keeps products from closing issues on merge, and from linking numbers of `source` in another repository. */
function tame(text, source, { home }) {
    const harmless = (0,directives/* neutralizeDirectives */.I$)(text);
    if (source === undefined || source.name === home)
        return harmless;
    return harmless.replace(/(?<![\w/[&`#])#(?=\d+\b)/g, `${source.name}#`);
}
/** Returns the address. `isOurs`: an open pull request can come from an earlier attempt that was killed. */
async function publishDraft({ publish }, config, { title, body, isOurs }, addEntry) {
    const { url, remarks } = await publish({ ...buildPullRequest(config, title, body), isOurs });
    addNotices(addEntry, remarks);
    return url;
}
/** The newest release, else the merged pull request, else unreleased changes; of each repository with a release. */
function nameSubject(written, eventType) {
    const groups = groupBySource(written);
    if (groups.size > 1 && written.some(({ span }) => span.tag !== undefined)) {
        return joinSubjects([...groups].map(([name, own]) => ({ name, subject: nameSubject(own, eventType) })));
    }
    const tag = written[0]?.span.tag;
    if (tag !== undefined)
        return { spoken: tag, branch: tag };
    // Also of changes that are left out: a comment that leaves one out must not move the draft to another branch.
    const all = written.flatMap(({ notes: { changes, leftOut, kindLeftOut } }) => [changes, leftOut, kindLeftOut].flat());
    const numbers = new Set(all.map(({ pullRequest }) => pullRequest));
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
    const mark = hashShort(JSON.stringify(rest));
    return { spoken: `${spoken.join(", ")} and ${rest.length} more`, branch: `${branch.join("-")}-${mark}` };
}
function nameTitles({ sources: [only, second] }, { spoken }, title) {
    if (only?.isElsewhere !== true || second !== undefined)
        return { subject: spoken, asked: title };
    const { name } = only.repository;
    const asked = title === undefined || title.includes(name) ? title : `${title} (${name})`;
    return { subject: spoken.startsWith("#") ? `${name}${spoken}` : `${name} ${spoken}`, asked };
}
function nameBranch({ sources: [only, second] }, { branchName }, subject) {
    const source = only?.isElsewhere && second === undefined ? [slugOf(only.repository.name)] : [];
    const own = branchName === undefined ? [] : [branchName];
    // Merge commits quote the branch, and tags may have spaces and invisible characters of Unicode.
    return ["release-docs", ...source, ...own, subject.branch.replace(/[\s\p{Cf}]+/gu, "-")].join("/");
}
/** Undefined for the only publication. */
function selectBranchName(publication, all) {
    if (all.length === 1)
        return undefined;
    const slug = slugOf(publication);
    const isTaken = all.filter((other) => slugOf(other) === slug).length > 1;
    return buildBranchName(slug, isTaken, publication);
}
function buildBranchName(slug, isTaken, id) {
    if (slug !== "" && !isTaken)
        return slug;
    return [slug, hashShort(id)].filter((part) => part !== "").join("-");
}
function hashShort(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 7);
}
function slugOf(name) {
    return name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./lib/git/history.js + 1 modules
var git_history = __webpack_require__(353);
// EXTERNAL MODULE: ./lib/git/repository.js
var git_repository = __webpack_require__(8750);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/git/disk-quota.js



const MB = (/* unused pure expression or super */ null && (2 ** 20));
/**
 * Runs `fetch` with the bytes it may write. Whatever it leaves unfinished is removed. Throws `limit/repository` and
 * `limit/repositories`.
 */
async function disk_quota_fetchWithinQuota({ directory, root }, fetch) {
    await removeUnfinished(directory);
    const before = await measureObjects(directory);
    const ownLeft = gitLimits.repository * MB - before;
    const left = Math.min(ownLeft, await readTotalLeft({ directory, root }, before));
    const exceeds = (cause) => left === ownLeft
        ? buildLimitError("limit/repository", `The repository has more than ${gitLimits.repository} MB.`, cause)
        : buildLimitError("limit/repositories", `All repositories have more than ${gitLimits.repositories} MB.`, cause);
    if (left <= 0)
        throw exceeds();
    try {
        await fetch(left);
    }
    catch (error) {
        throw (await measureObjects(directory)) - before >= left ? exceeds(error) : error;
    }
    finally {
        await removeUnfinished(directory);
        await writeFile(join(directory, SIZE), String(await measureObjects(directory)));
    }
}
// What the repository had after the last fetch.
const SIZE = "release-docs-size";
async function readTotalLeft({ directory, root }, own) {
    if (root === undefined)
        return Number.POSITIVE_INFINITY;
    let left = gitLimits.repositories * MB - own;
    for await (const name of glob(`*/*/${SIZE}`, { cwd: root })) {
        const path = join(root, name);
        if (path !== join(directory, SIZE))
            left -= Number(await readFile(path, "utf8").catch(() => "0"));
    }
    return left;
}
async function measureObjects(directory) {
    const objects = join(directory, "objects");
    await mkdir(objects, { recursive: true });
    let bytes = 0;
    for (const name of await readdir(objects, { recursive: true })) {
        const { size = 0 } = (await stat(join(objects, name)).catch(() => undefined)) ?? {};
        bytes += size;
    }
    return bytes;
}
/** git leaves what a killed process received. The caller holds the lock of the repository. */
async function removeUnfinished(directory) {
    for await (const name of glob("objects/pack/tmp_*", { cwd: directory }))
        await rm(join(directory, name));
}

// EXTERNAL MODULE: ./lib/git/isolation.js
var isolation = __webpack_require__(4812);
// EXTERNAL MODULE: ./lib/git/run.js
var run = __webpack_require__(2893);
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









const SYNCED = "release-docs-synced";
/** `olderThan`: milliseconds. Safe for processes that run at the same time or are killed. Throws `git/no-commits`. */
async function remote_cache_syncRepositoryCache(cache, { olderThan = 0 } = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { directory } = cache;
        if ((await readAge(directory)) < olderThan)
            return;
        await mkdir(dirname(directory), { recursive: true });
        const _ = __addDisposableResource(env_1, await waitForLock(`${directory}.lock`), false);
        if ((await readAge(directory)) < olderThan)
            return;
        const started = new Date().toISOString();
        const head = await readRemoteHead(cache);
        await makeRepository(directory, head.commit.length === 64 ? ["--object-format=sha256"] : []);
        await retryPastLocks(directory, async () => {
            await fetchWithinQuota(cache, (maxWritten) => runRemoteGit(directory, cache.remote, { ...FETCH, maxWritten }));
            await runGit(directory, ["symbolic-ref", "HEAD", head.ref]);
            await tidy(directory);
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
// Unreachable objects become one pack: on their own they can take a thousand times the space.
const TIDY = (/* unused pure expression or super */ null && (["-c", "gc.autoDetach=false", "-c", "gc.cruftPacks=true", "gc", "--auto", "--quiet"]));
/** A repository too large for it works as well. */
async function tidy(directory) {
    await runGit(directory, TIDY, { timeout: MAX_REMOTE_GIT_MS, isolated: true }).catch((error) => {
        if (!isLimitError(error))
            throw error;
    });
}
/** Milliseconds since the last sync, if there was one. */
async function readAge(directory) {
    const text = await readFile(join(directory, SYNCED), "utf8").catch(() => "");
    const age = Date.now() - Date.parse(text);
    // Negative after the clock was set back.
    return age >= 0 ? age : Number.POSITIVE_INFINITY;
}
const FETCH = {
    command: ["fetch", "--prune", "--force", "--no-tags", "--quiet", "--no-recurse-submodules", "--no-write-fetch-head"],
    args: ["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"],
    doing: "fetch the repository",
};
async function readRemoteHead({ directory, remote }) {
    const look = { command: ["ls-remote", "--symref"], args: ["HEAD"], doing: "read the repository" };
    const listing = await runRemoteGit(dirname(directory), remote, look);
    const ref = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(listing)?.[1];
    const commit = /^([0-9a-f]{40,64})\tHEAD$/m.exec(listing)?.[1];
    if (ref !== undefined && commit !== undefined)
        return { ref, commit };
    throw new ReleaseDocsError("git/no-commits", `The repository ${remote.url} has no commit on a default branch.`);
}
async function makeRepository(directory, format) {
    const isBare = await runGit(directory, ["--git-dir=.", "rev-parse", "--is-bare-repository"]).catch((error) => {
        const isMissing = error instanceof ReleaseDocsError && error.code === "git/no-such-directory";
        if (isMissing || error instanceof GitCommandError)
            return "";
        throw error;
    });
    if (isBare.trim() === "true")
        return;
    const unfinished = `${directory}.new`;
    for (const folder of [directory, unfinished])
        await rm(folder, { recursive: true, force: true });
    await mkdir(unfinished);
    await runGit(unfinished, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
    await rename(unfinished, directory);
}
/** In milliseconds. git holds no lock that long, so an older one is from a killed process. */
const STALE_AGE = 10_000;
const PAUSES = (/* unused pure expression or super */ null && ([500, 1500, 4000, 6000]));
/** The other writer can only be a git that outlived its parent. */
async function retryPastLocks(directory, work) {
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
async function removeStaleLocks(directory) {
    let removed = false;
    for await (const name of glob(["*.lock", "refs/**/*.lock"], { cwd: directory })) {
        const path = join(directory, name);
        const { mtimeMs = Number.NaN } = (await stat(path).catch(() => undefined)) ?? {};
        // The clock can be set back.
        if (!(Math.abs(Date.now() - mtimeMs) > STALE_AGE))
            continue;
        await rm(path, { force: true });
        removed = true;
    }
    return removed;
}
/** The operating system's lock on an empty SQLite file: a killed process releases it. */
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
            const isBusy = error instanceof Error && "errcode" in error && error.errcode === remote_cache_SQLITE_BUSY;
            if (!isBusy)
                throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_INTERVAL));
    }
}
const LOCK_POLL_INTERVAL = 50;
const remote_cache_SQLITE_BUSY = 5;
// In a folder the receiving git is a process of this machine, with the settings of that folder.
const FOLDER_RECEIVER = "--receive-pack=git -c core.alternateRefsCommand=true -c receive.autoGC=false receive-pack";
/** False if someone else moved the branch; true if it is at `after` already. SHAs are full. */
async function remote_cache_pushBranch({ directory, remote }, { branch, before, after }) {
    const ref = `refs/heads/${branch}`;
    const lease = `--force-with-lease=${ref}:${before ?? ""}`;
    const quiet = ["--quiet", "--no-verify", "--no-signed", "--no-follow-tags", "--no-recurse-submodules"];
    const receiver = /^(?:file:|\/)/.test(remote.url) ? [FOLDER_RECEIVER] : [];
    const push = {
        command: ["push", ...quiet, lease, ...receiver],
        args: [`${after}:${ref}`],
        doing: `push the branch ${branch}`,
    };
    try {
        await runRemoteGit(directory, remote, push);
        return true;
    }
    catch (error) {
        // The branch itself shows whether the push arrived.
        const look = { command: ["ls-remote"], args: [ref], doing: `look for the branch ${branch}` };
        const [tip] = (await runRemoteGit(directory, remote, look)).split("\t");
        if (tip === after)
            return true;
        if ((tip || undefined) === before)
            throw error;
        return false;
    }
}
/** Ignores the user's credentials and hooks, and any address but the given one. */
const SETTINGS = (/* unused pure expression or super */ null && ([
    ["credential.helper", ""],
    ["core.hooksPath", "/dev/null"],
    ["http.followRedirects", "false"],
    ["fetch.writeCommitGraph", "false"],
    // What is fetched becomes one file, whose size is limited.
    ["fetch.unpackLimit", "1"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
    // Bytes a second, seconds.
    ["http.lowSpeedLimit", "1000"],
    ["http.lowSpeedTime", "30"],
]));
/** The token is only in the environment: not stored, and in no error. Throws `git/remote-…` and `git/push-refused`. */
async function runRemoteGit(directory, remote, asked) {
    const { command, args, doing, maxWritten } = asked;
    const { url, authorization, resolve } = remote;
    const settings = [...SETTINGS];
    if (resolve !== undefined)
        await checkPinning(dirname(directory));
    if (resolve !== undefined)
        settings.push(["http.curloptResolve", resolve]);
    if (authorization !== undefined && /^https?:/.test(url)) {
        settings.push([`http.${new URL(url).origin}/.extraHeader`, `Authorization: ${authorization}`]);
    }
    const env = {
        ...NO_PROMPTS,
        ...buildSettings(settings),
        GIT_ALLOW_PROTOCOL: remote.anyProtocol ? "http:https:file:ssh:git" : "http:https",
        // Keeps the user's configuration and .netrc out.
        HOME: directory,
        XDG_CONFIG_HOME: directory,
    };
    const isolated = maxWritten === undefined ? true : { maxWritten };
    try {
        const complete = [...command, "--end-of-options", url, ...args];
        return await runGit(directory, complete, { env, timeout: MAX_REMOTE_GIT_MS, isolated });
    }
    catch (error) {
        if (!(error instanceof GitCommandError))
            throw error;
        throw explainRemote({ url, doing }, hideAuthorization(error, authorization));
    }
}
const PINNING_VERSION = (/* unused pure expression or super */ null && ([2, 37]));
/** An older git ignores the setting, and would do a DNS lookup of its own. Throws `git/too-old`. */
async function checkPinning(directory) {
    const version = (await runGit(directory, ["version"])).trim();
    const [, major, minor] = (/^git version (\d{1,4})\.(\d{1,4})/.exec(version) ?? []).map(Number);
    const [least, then] = PINNING_VERSION;
    if (major !== undefined && minor !== undefined && (major > least || (major === least && minor >= then)))
        return;
    throw new ReleaseDocsError("git/too-old", `${version} cannot connect to a checked address only.`);
}
function hideAuthorization(error, authorization = "") {
    const [, credentials = ""] = authorization.split(" ");
    const decoded = Buffer.from(credentials, "base64").toString("utf8");
    const { redact } = createSecrets(credentials, decoded, decoded.slice(decoded.indexOf(":") + 1));
    return new GitCommandError(error.args, error.exitCode, redact(error.stderr));
}
const RULES = (/* unused pure expression or super */ null && ([
    [/transport '[\w+-]*' not allowed/, "git/remote-refused"],
    [/returned error: 30\d|unable to update url base from redirection/, "git/remote-moved"],
    [/\[remote rejected\]|pre-receive hook declined|refusing to update checked out branch/, "git/push-refused"],
    [
        /could not read (?:Username|Password)|Authentication failed|returned error: 40[134]|not found|Permission denied|not appear to be a git repository/i,
        "git/remote-refused",
    ],
]));
function explainRemote({ url, doing }, cause) {
    const [, code = "git/remote-unreachable"] = RULES.find(([says]) => says.test(cause.stderr)) ?? [];
    const message = `git could not ${doing} (${url}): ${quoteText(cause.stderr)}`;
    return new ReleaseDocsError(code, message, { cause });
}

// EXTERNAL MODULE: ./lib/git/revision.js
var revision = __webpack_require__(6095);
// EXTERNAL MODULE: ./lib/hosts/draft.js
var draft = __webpack_require__(9636);
// EXTERNAL MODULE: ./lib/hosts/pull-request.js
var pull_request = __webpack_require__(6860);
// EXTERNAL MODULE: ./lib/git/ancestry.js
var ancestry = __webpack_require__(2605);
// EXTERNAL MODULE: ./lib/hosts/draft-files.js + 1 modules
var draft_files = __webpack_require__(4932);
;// CONCATENATED MODULE: ./lib/hosts/local/draft.js









/** `merged` are the SHAs of the branch's earlier merges, or their beginnings. */
async function draft_openLocalDraft({ store, base, signature, move }, branch, merged = []) {
    (0,draft/* checkBranchName */.I$)(branch);
    const opened = await readDraftBranch(store, branch, { base, merged });
    const { start, shared } = opened;
    let { tip } = opened;
    const source = shared && tip !== undefined ? tip : base;
    /** Commits and moves the branch. Its tip, old or new; undefined if nothing differs from the base. */
    const commit = async (parent, changes, message) => {
        const tree = await writeTree(store, parent, changes);
        if (tree === (await readTreeOf(store, parent)))
            return parent === base ? undefined : parent;
        if (tip !== undefined && tree === (await readTreeOf(store, tip)))
            return tip;
        const after = await writeCommit(store, { tree, parent, message: (0,draft/* markMessage */.xL)(message, tree), signature });
        await move(branch, { before: tip, after });
        tip = after;
        return after;
    };
    return (0,draft/* createDraft */.mq)({
        name: branch,
        source: createLocalTree(store, source),
        start: createLocalTree(store, start),
        openTip: () => (tip === undefined ? undefined : createLocalTree(store, tip)),
        write: async (changes, message) => {
            const made = await commit(source, changes, message);
            const files = made === undefined ? [] : await readChangedPaths(store, shared ? start : base, made);
            return made === undefined || files.length === 0 ? undefined : { branch, commit: made, files };
        },
        add: async (changes, message) => {
            if (tip !== undefined)
                await commit(tip, changes, message);
        },
        diff: async () => (tip === undefined ? "" : readDiff(store, base, tip)),
    });
}
/** `start` is the merge base. At one of the commits `merged` (SHAs, or their beginnings) the branch is ours again. */
async function readDraftBranch(store, branch, { base, merged }) {
    const tip = await readTip(store, branch);
    if (tip === undefined)
        return { tip, start: base, shared: false };
    const start = (await (0,ancestry/* readMergeBase */.yr)(store, base, tip)) ?? base;
    const listing = await (0,run/* runGit */.EO)(store, ["log", "-z", "--format=%T%n%B", `${start}..${tip}`, "--"], { isolated: true });
    const commits = listing.split("\0").filter((text) => text.trim() !== "");
    const isOwn = (text) => (0,draft/* isOwnCommit */.uv)({ tree: text.slice(0, text.indexOf("\n")), message: text });
    return { tip, start, shared: !merged.some((sha) => tip.startsWith(sha)) && !commits.every(isOwn) };
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
async function readTreeOf(store, commit) {
    return (await (0,run/* runGit */.EO)(store, ["rev-parse", "--verify", `${commit}^{tree}`])).trim();
}
// Independent of the user's settings.
const DIFF_FORM = [
    ...["--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--no-relative"],
    ...["--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers", "--no-renames", "--full-index"],
];
async function readDiff(store, base, tip) {
    const start = (await (0,ancestry/* readMergeBase */.yr)(store, base, tip)) ?? base;
    const args = ["-c", "diff.suppressBlankEmpty=false", "diff-tree", "-r", "-p", ...DIFF_FORM, start, tip];
    return (0,run/* runGit */.EO)(store, args, { isolated: true });
}
async function readChangedPaths(store, start, commit) {
    const listing = await (0,run/* runGit */.EO)(store, ["diff-tree", "-r", "-z", "--name-only", "--no-renames", start, commit], {
        isolated: true,
    });
    return listing
        .split("\0")
        .filter((path) => path !== "")
        .sort();
}
async function draft_readCommitDate(directory, commit) {
    const seconds = Number(await (0,run/* runGit */.EO)(directory, ["log", "--no-walk", "--format=%ct", commit, "--"]));
    return new Date(seconds * 1000).toISOString();
}
/** `commit` is a full SHA. */
function draft_readFileAt(directory, commit, path) {
    return readDraftFile(createLocalTree(directory, commit), path);
}
function createLocalTree(directory, commit) {
    return {
        readEntries: async (paths) => {
            if (paths.length === 0)
                return new Map();
            const wanted = new Set(paths.flatMap(draft_files/* listPrefixes */.p6));
            const entries = await listTree(directory, [commit, "--", ...wanted]);
            return new Map(entries.filter(({ path }) => wanted.has(path)).map((entry) => [entry.path, entry]));
        },
        listFiles: async (folder) => {
            const entries = await listTree(directory, ["-r", commit, ...(folder === "" ? [] : ["--", `${folder}/`])]);
            const files = entries.filter(({ mode }) => mode.startsWith("100"));
            return files.map(({ path }) => path).sort();
        },
        readText: ({ path, sha }) => readBlob(directory, path, sha),
    };
}
/** Throws `limit/file`, before the content is read. */
async function readBlob(directory, path, sha) {
    const args = ["cat-file", "--batch"];
    const pieces = [];
    for await (const piece of (0,run/* streamGit */.t1)(directory, args, { input: `${sha}\n`, isolated: true })) {
        // git writes this line at once, before the content.
        const size = /^\S+ blob (\d+)\n/.exec(piece.toString("latin1", 0, MAX_HEADER_LENGTH))?.[1];
        if (pieces.length === 0 && size === undefined)
            throw new run/* GitCommandError */.iR(args, 1, piece.toString("utf8"));
        if (pieces.length === 0)
            (0,git_limits/* checkFileSize */.cz)(path, Number(size));
        pieces.push(piece);
    }
    const answer = Buffer.concat(pieces);
    return (0,draft_files/* decodeText */.g7)(path, answer.subarray(answer.indexOf("\n") + 1, -1));
}
const MAX_HEADER_LENGTH = 100;
async function listTree(directory, args) {
    const listing = await (0,run/* runGit */.EO)(directory, ["--literal-pathspecs", "ls-tree", "-z", "--full-tree", ...args], {
        isolated: true,
    });
    return listing.split("\0").flatMap((line) => {
        const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
        if (mode === undefined || sha === undefined || path === undefined)
            return [];
        return type === "blob" || type === "tree" || type === "commit" ? [{ path, mode, type, sha }] : [];
    });
}
// With the user's settings git could write beside the temporary index.
const OWN_INDEX = [
    ...[
        "-c",
        "core.splitIndex=false",
        "-c",
        "core.sparseCheckout=false",
        "-c",
        "index.sparse=false",
        "-c",
        "i18n.commitEncoding=UTF-8",
    ],
];
/** Stores the tree of `commit` with changes and returns its name. */
async function writeTree(store, commit, changes) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "release-docs-index-"));
    try {
        const options = { env: { GIT_INDEX_FILE: (0,external_node_path_.join)(folder, "index") }, isolated: true };
        await (0,run/* runGit */.EO)(store, [...OWN_INDEX, "read-tree", commit], options);
        const removed = "0".repeat(commit.length);
        let lines = "";
        for (const { path, mode, sha, content } of changes) {
            const blob = content === undefined ? sha : await writeBlob(store, content);
            lines += blob === null ? `0 ${removed}\t${path}\0` : `${mode} ${blob}\t${path}\0`;
        }
        await (0,run/* runGit */.EO)(store, [...OWN_INDEX, "update-index", "-z", "--index-info"], { ...options, input: lines });
        return (await (0,run/* runGit */.EO)(store, [...OWN_INDEX, "write-tree"], options)).trim();
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function writeBlob(store, content) {
    return (await (0,run/* runGit */.EO)(store, ["hash-object", "-w", "--stdin"], { input: content })).trim();
}
async function writeCommit(store, commit) {
    const args = [...OWN_INDEX, "commit-tree", commit.tree, "-p", commit.parent, "-F", "-"];
    const env = buildIdentity(commit.signature);
    return (await (0,run/* runGit */.EO)(store, args, { env, input: `${commit.message.trim()}\n` })).trim();
}
/** Throws `codehost/branch-in-use`: the files of a checked-out branch would seem changed. */
async function checkNotCheckedOut(directory, branch) {
    const listing = await (0,run/* runGit */.EO)(directory, ["worktree", "list", "--porcelain"]);
    if (!listing.split("\n").includes(`branch refs/heads/${branch}`))
        return;
    throw new errors/* ReleaseDocsError */.D3("codehost/branch-in-use", `The branch ${branch} is checked out, so a draft cannot be written to it.`);
}
/**
 * Moves a branch from `before` (undefined: a new branch) to `after`. Throws `codehost/draft-moved` if it has moved, and
 * `codehost/branch-not-moved`.
 */
async function moveBranch(store, branch, { before, after, signature }) {
    const from = before ?? "0".repeat(after.length);
    const args = [...OWN_INDEX, "update-ref", "-m", "release-docs: draft", `refs/heads/${branch}`, after, from];
    try {
        await (0,run/* runGit */.EO)(store, args, { env: buildIdentity(signature) });
    }
    catch (error) {
        if (!(error instanceof run/* GitCommandError */.iR))
            throw error;
        if ((await readTip(store, branch)) !== before)
            throw (0,draft/* buildDraftMoved */.P9)(branch, error);
        throw new errors/* ReleaseDocsError */.D3("codehost/branch-not-moved", `git did not move the branch ${branch}: ${error.stderr.trim()}`, { cause: error });
    }
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

;// CONCATENATED MODULE: ./lib/hosts/local/repository.js
var repository_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var repository_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










/** Never changes checkout, index, HEAD or configuration. Disposal removes a scratch repository with its drafts. */
async function createLocalCodeHost(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { repository } = options;
        const home = repository.directory;
        const base = await (0,revision/* resolveRevision */.eZ)(home, options.base);
        const date = options.date ?? (await draft_readCommitDate(home, base));
        const signature = { ...options.author, date };
        const scratch = repository_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const store = options.drafts === "scratch" ? await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "release-docs-scratch-")) : home;
        if (store !== home) {
            scratch.defer(() => (0,promises_.rm)(store, { recursive: true, force: true }));
            await (0,git_repository.initBorrowingRepository)(store, repository, base);
        }
        const move = async (branch, to) => {
            if (store === home)
                await checkNotCheckedOut(home, branch);
            await moveBranch(store, branch, { ...to, signature });
        };
        const opened = scratch.move();
        return {
            openDraft: async (branch, { base: other } = {}) => {
                const start = other === undefined ? base : await (0,revision/* resolveRevision */.eZ)(home, other);
                return draft_openLocalDraft({ store, base: start, signature, move }, branch);
            },
            [Symbol.asyncDispose]: () => opened.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = repository_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Commits in a cache and pushes, never over unseen commits. Without `pullRequests` drafts stay branches. */
function repository_createPushedCodeHost(cache, author, pullRequests) {
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
        readPullRequestState: pullRequests?.readState,
    };
}
async function readDefaultBranch(directory) {
    return (await runGit(directory, ["symbolic-ref", "HEAD"])).trim().replace("refs/heads/", "");
}

;// CONCATENATED MODULE: ./lib/shared/checkout-file.js
var checkout_file_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var checkout_file_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



const MAX_CHECKOUT_FILE_BYTES = 1024 * 1024;
const MISSING = new Set(["ENOENT", "ENOTDIR"]);
// Opening a FIFO would wait for a writer. Windows has neither flag.
const FLAGS = promises_.constants.O_RDONLY | (promises_.constants.O_NONBLOCK ?? 0) | (promises_.constants.O_NOFOLLOW ?? 0);
/** Undefined if there is none. Throws `checkout/file-refused` unless a regular file of at most 1 MiB inside `directory`. */
async function readCheckoutFile(directory, path) {
    const refuse = (fault, cause) => new errors/* ReleaseDocsError */.D3("checkout/file-refused", `Cannot read ${path}: ${fault}.`, { cause });
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const root = await (0,promises_.realpath)(directory);
            const target = await (0,promises_.realpath)((0,external_node_path_.join)(root, path));
            const inside = (0,external_node_path_.relative)(root, target);
            if ((0,external_node_path_.isAbsolute)(inside) || /^\.\.(?![^\\/])/.test(inside))
                throw refuse("it leads outside the checkout");
            const file = checkout_file_addDisposableResource(env_1, await (0,promises_.open)(target, FLAGS), true);
            const status = await file.stat();
            if (!status.isFile())
                throw refuse("it is not a regular file");
            if (status.size > MAX_CHECKOUT_FILE_BYTES)
                throw refuse(`it is larger than ${MAX_CHECKOUT_FILE_BYTES} bytes`);
            return await file.readFile("utf8");
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = checkout_file_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        if (error instanceof errors/* ReleaseDocsError */.D3)
            throw error;
        if (error instanceof Error && "code" in error && MISSING.has(String(error.code)))
            return undefined;
        throw refuse((0,errors/* messageOf */.bD)(error), error);
    }
}

;// CONCATENATED MODULE: ./lib/service/domain/repositories/repositories.js



function repositories_nameConnectedRepository({ name, repositoryUrl }) {
    const remote = (0,git_repository.parseRemote)(repositoryUrl);
    return remote === undefined ? { name, webUrl: undefined } : { name: remote.name, webUrl: remote.webUrl };
}
function isSameRepository(one, other) {
    const urlOf = ({ repositoryUrl }) => (0,git_repository.parseRemote)(repositoryUrl)?.webUrl.toLowerCase() ?? repositoryUrl.replace(/(?<!\/)\/+$/, "");
    return one.id === other.id || urlOf(one) === urlOf(other);
}
/** The origin of its API without `api.`. */
function repositories_webOriginOf({ baseUrl }) {
    const { protocol, host } = new URL(baseUrl);
    return `${protocol}//${host.replace(/^api\./, "")}`;
}
/** The app's token is sent to its own code host only: callers choose the URL. */
function repositories_selectAuthorization({ repositoryUrl, app }) {
    if (app === undefined || URL.parse(repositoryUrl)?.origin !== repositories_webOriginOf(app))
        return undefined;
    return `Basic ${Buffer.from(buildCredentials(app)).toString("base64")}`;
}
function buildCredentials({ kind, token }) {
    if (!token.includes(":"))
        return `${kind === "github" ? "x-access-token" : "x-token-auth"}:${token}`;
    // Bitbucket's API takes a person's token with the e-mail address; its git server does not.
    return kind === "bitbucket" ? token.replace(/^[^:@]*@[^:]*/, "x-bitbucket-api-token-auth") : token;
}
/** `isOneOfSeveral`: references name their repository. */
async function openWorkspace(repositories, sources, docs, { isOneOfSeveral = sources.length > 1 } = {}) {
    const distinct = sources.filter((source, index) => sources.findIndex((other) => isSameRepository(source, other)) === index);
    const open = async (source) => {
        const opened = await repositories.open(source);
        const repository = { ...opened.repository, isQualified: isOneOfSeveral };
        return { ...opened, repository, isElsewhere: !isSameRepository(source, docs) };
    };
    return { sources: await Promise.all(distinct.map(open)), openCodeHost: () => repositories.openCodeHost(docs) };
}
async function repositories_openCommitReader(github, { name, webUrl }, onFault) {
    if (github === undefined || webUrl === undefined)
        return undefined;
    // A token of github.com must not reach another host, nor the other way round.
    if (github.apiUrl === "https://api.github.com" && !webUrl.startsWith("https://github.com/"))
        return undefined;
    const { createGitHubCommitReader } = await __webpack_require__.e(/* import() */ 201).then(__webpack_require__.bind(__webpack_require__, 6201));
    return createGitHubCommitReader(github, name, onFault);
}
/** Links, binary files and, in a checkout, files that are too large count as missing. */
function repositories_refusedAsMissing(error) {
    if (!(error instanceof errors/* ReleaseDocsError */.D3) || (0,git_limits/* isLimitError */.g)(error))
        throw error;
}

;// CONCATENATED MODULE: ./lib/service/domain/repositories/checkout.js










// The author that GitHub shows for commits of workflows.
const WORKFLOW_BOT = {
    name: "github-actions[bot]",
    email: "41898282+github-actions[bot]@users.noreply.github.com",
};
/** Throws without a repository or commit, and for a shallow clone or an invalid configuration. */
async function openCheckout(options, onFault = () => undefined) {
    const history = await (0,git_history/* readHistory */.L)(options.directory);
    const { directory } = history.repository;
    const configuration = await readConfiguration(directory);
    const repository = options.repository ?? (0,git_repository.nameRepository)(history.repository);
    const commits = await repositories_openCommitReader(options.github, repository, onFault);
    const source = {
        history,
        repository,
        commits,
        readFile: (path) => readCheckoutFile(directory, path).catch(repositories_refusedAsMissing),
    };
    const checkout = { source, configuration, open: async () => source };
    if (options.drafts === "pullRequests") {
        const { github } = options;
        const { createGitHubCodeHost } = await __webpack_require__.e(/* import() */ 312).then(__webpack_require__.bind(__webpack_require__, 6312));
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
    return {
        ...checkout,
        reachesOthers: false,
        openCodeHost: async () => codeHost,
        close: async () => codeHost[Symbol.asyncDispose](),
    };
}
const CONFIGURATION_PATH = ".github/release-docs.yml";
// The publications of the interface, but unknown keys are errors and connections may be given by name.
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
const Configuration = schemas/* strictObject */.rej({
    publications: schemas/* array */.YOg(ConfiguredPublication).check(api/* _minLength */.m9(1), schemas/* refine */.YPB((all) => new Set(all.map(({ name }) => name)).size === all.length, "two publications have the same name")),
});
const DEFAULTS = {
    writeReleaseNotes: true,
    writeChangelogs: true,
    styleGuide: { releaseNotes: { createFile: false } },
};
const DEFAULT_CONFIGURATION = { publications: [{ name: "release-docs", config: DEFAULTS }] };
/** Throws `config/invalid`, and `checkout/file-refused` as {@link readCheckoutFile} does. */
async function readConfiguration(directory) {
    const text = await readCheckoutFile(directory, CONFIGURATION_PATH);
    return text === undefined ? DEFAULT_CONFIGURATION : parseConfiguration(text);
}
/** Throws `config/invalid` with the line and the field of the first error. */
function parseConfiguration(text) {
    const { document, value, lineOf } = parseLines(text);
    const parsed = Configuration.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const path = issue?.path ?? [];
    const unknownKeys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const start = startOfKey(document, path, unknownKeys) ?? startOf(document, path);
    const fieldName = core_errors/* toDotPath */.sR([...path, ...unknownKeys]) || "the file";
    throw invalid(lineOf(start), `${fieldName}: ${issue?.message ?? "is not valid"}`);
}
function parseLines(text) {
    try {
        return (0,yaml/* parseYaml */.hN)(text);
    }
    catch (error) {
        throw error instanceof yaml/* InvalidYamlError */.DO ? invalid(error.line, error.message) : error;
    }
}
function startOf(document, path) {
    for (let depth = path.length; depth > 0; depth -= 1) {
        const node = document.getIn(path.slice(0, depth), true);
        if ((0,dist/* isNode */.Ll)(node) && node.range)
            return node.range[0];
    }
    return 0;
}
function startOfKey(document, path, keys) {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = (0,dist/* isMap */.jh)(map) ? map.items.find((item) => (0,dist/* isScalar */.jn)(item.key) && item.key.value === keys[0]) : undefined;
    return (0,dist/* isScalar */.jn)(pair?.key) ? pair.key.range?.[0] : undefined;
}
function invalid(line, message) {
    return new errors/* ReleaseDocsError */.D3("config/invalid", `${CONFIGURATION_PATH}, line ${line}: ${message}`);
}

;// CONCATENATED MODULE: ./lib/service/security/access.js




/** The table of each resource. */
const RESOURCE_TABLES = {
    job: "jobs",
    connection: "connections",
    conversation: "conversations",
    comment: "comments",
    turn: "turns",
    publication: "publications",
    user: "users",
    instruction: "instructions",
    instructionLink: "instruction_links",
    auditLog: "audit_logs",
};
const RESOURCES = Object.keys(RESOURCE_TABLES);
/** A sync, a retry and an annotation are updates; a health check is a get. */
const VERBS = ["list", "get", "create", "update", "delete", "notify", "bulkCreate", "bulkDelete"];
const each = (resources, verbs) => resources.flatMap((resource) => verbs.map((verb) => `${resource}:${verb}`));
const PERMISSIONS = each(RESOURCES, VERBS);
const allBut = (...excluded) => RESOURCES.filter((resource) => !excluded.includes(resource));
const BUILTIN_ROLES = {
    admin: PERMISSIONS,
    editor: [...each(allBut("connection", "user", "auditLog"), VERBS), ...each(["connection", "user"], ["list", "get"])],
    viewer: each(allBut("auditLog"), ["list", "get"]),
};
function isPermission(text) {
    return PERMISSIONS.includes(text);
}
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
function narrowOrRefuse(access, resource) {
    const ids = access.narrow(resource);
    if (ids?.length === 0)
        throw (0,store_errors/* forbidden */.o0)(`${resource}:list`);
    return ids;
}
const selectRoles = prepare((database, userId) => database
    .selectFrom("user_roles")
    .innerJoin("roles", "roles.id", "user_roles.role_id")
    .select("roles.permissions_json")
    .where("user_roles.user_id", "=", userId));
const selectGrants = prepare((database, userId) => database.selectFrom("grants").select(["resource", "verb", "record_id"]).where("user_id", "=", userId));
async function readAccess(store, userId) {
    const [roles, granted] = await Promise.all([selectRoles(store, userId), selectGrants(store, userId)]);
    const permissions = new Set(roles.flatMap(({ permissions_json }) => parseTexts(permissions_json)));
    const grants = granted.map((grant) => ({ permission: `${grant.resource}:${grant.verb}`, recordId: grant.record_id }));
    return createAccess(permissions, grants);
}
async function insertOrganization(within, name) {
    const organization = { ...newRow(within, "org"), name };
    await within.database.insertInto("organizations").values(organization).execute();
    for (const [role, permissions] of Object.entries(BUILTIN_ROLES)) {
        await insertRole(within, organization.id, { name: role, permissions, isBuiltin: true });
    }
    return organization.id;
}
async function insertRole(within, orgId, { name, permissions, isBuiltin = false }) {
    const row = {
        ...newRow(within, "rol"),
        org_id: orgId,
        name,
        builtin: Number(isBuiltin),
        permissions_json: JSON.stringify(permissions),
    };
    await insertRecord(within, "roles", row);
    return row.id;
}
async function insertUser(within, orgId, { name, email, role }) {
    const base = newRow(within, "usr");
    const row = { ...base, org_id: orgId, auth_id: base.id, name, email, invitation_accepted: 1 };
    await insertRecord(within, "users", row);
    if (role !== undefined) {
        const roles = within.database.selectFrom("roles").select("id").where("org_id", "=", orgId).where("name", "=", role);
        await giveRole(within, row, (await roles.executeTakeFirstOrThrow()).id);
    }
    return row;
}
async function giveRole({ database }, { id: user_id }, role_id) {
    await database
        .insertInto("user_roles")
        .values({ user_id, role_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}
async function takeRole({ database }, { id }, roleId) {
    await database.deleteFrom("user_roles").where("user_id", "=", id).where("role_id", "=", roleId).execute();
}
async function giveGrant({ database }, user, grant) {
    await database
        .insertInto("grants")
        .values({ user_id: user.id, ...access_asColumns(grant) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}
async function takeGrant({ database }, user, grant) {
    const row = { user_id: user.id, ...access_asColumns(grant) };
    await database
        .deleteFrom("grants")
        .where((where) => where.and(row))
        .execute();
}
function access_asColumns({ permission, recordId: record_id }) {
    const [resource, verb] = permission.split(":");
    return { resource, verb, record_id };
}

;// CONCATENATED MODULE: ./lib/service/security/keys.js




/** The prefix is for secret scanners. */
function createApiKey() {
    return `rdk_${randomBytes(32).toString("base64url")}`;
}
/** `expiresAt` is RFC 3339; by default the key does not expire. */
async function insertKey(store, owner, apiKey, { name, expiresAt }) {
    const row = {
        ...newRow(store, "key"),
        org_id: owner.org_id,
        user_id: owner.id,
        name,
        lookup: digest("lookup", apiKey).slice(0, 32),
        hash: digest("hash", apiKey),
        expires_at: expiresAt ?? null,
    };
    await insertRecord(store, "keys", row);
    return row.id;
}
async function revokeKey(within, id) {
    const now = within.now();
    await within.database.updateTable("keys").set({ revoked_at: now, updated_at: now }).where("id", "=", id).execute();
    return now;
}
/** Including revoked and expired keys. */
async function isKnownKey(store, apiKey) {
    return (await findKey(store, apiKey)) !== undefined;
}
const selectKey = prepare((database, lookup) => database
    .selectFrom("keys")
    .innerJoin("users", "users.id", "keys.user_id")
    .select(["keys.id", "keys.hash", "keys.expires_at", "keys.revoked_at"])
    .select(["users.id as user_id", "users.name as user_name", "users.org_id"])
    .where("keys.lookup", "=", lookup));
/** One digest finds the row, another is compared in constant time. */
async function findKey(store, apiKey) {
    const [found] = await selectKey(store, digest("lookup", apiKey).slice(0, 32));
    const isEqual = found && (0,external_node_crypto_.timingSafeEqual)(Buffer.from(found.hash), Buffer.from(digest("hash", apiKey)));
    return isEqual ? found : undefined;
}
function parseBearer(authorization) {
    return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
/** Throws `unauthenticated`. */
async function authenticate(store, authorization) {
    const apiKey = parseBearer(authorization);
    if (apiKey === undefined)
        throw (0,store_errors/* unauthenticated */.JK)("Give an API key: Authorization: Bearer <API_KEY>.");
    const found = await findKey(store, apiKey);
    if (found === undefined)
        throw (0,store_errors/* unauthenticated */.JK)("Unknown API key.");
    if (found.revoked_at !== null)
        throw (0,store_errors/* unauthenticated */.JK)("This API key was revoked.");
    if (found.expires_at !== null && Date.parse(found.expires_at) <= Date.parse(store.now())) {
        throw (0,store_errors/* unauthenticated */.JK)("This API key has expired.");
    }
    return { keyId: found.id, userId: found.user_id, userName: found.user_name, orgId: found.org_id };
}
function digest(purpose, apiKey) {
    return (0,external_node_crypto_.hash)("sha256", `${purpose}:${apiKey}`);
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
// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(8280);
;// CONCATENATED MODULE: ./lib/service/security/addresses.js





/** Normalizes spellings of an IPv4 address such as `http://0x7f.1/`. Throws `outbound/bad-address`. */
function parseWebAddress(address, base) {
    const url = URL.parse(address, base?.href);
    if (url === null)
        throw badAddress("The address is not a URL.");
    if (!/^https?:$/.test(url.protocol)) {
        throw badAddress(`Addresses that begin with ${(0,shared_text/* quoteText */.ol)(url.protocol, 40)} are not supported.`);
    }
    if (url.username !== "" || url.password !== "") {
        throw badAddress(`The address ${nameAddress(url)} contains a user or a password.`);
    }
    return url;
}
/** An address for messages: without user, password, query and fragment, which can be secret. */
function nameAddress({ origin, protocol, pathname }) {
    return (0,shared_text/* quoteText */.ol)(origin === "null" ? protocol : `${origin}${pathname === "/" ? "" : pathname}`);
}
const badAddress = (message) => new errors/* ReleaseDocsError */.D3("outbound/bad-address", message);
const KINDS = {
    unspecified: "an unspecified address",
    loopback: "a loopback address",
    linkLocal: "a link-local address",
    deprecatedSiteLocal: "a link-local address",
    private: "a private address",
    uniqueLocal: "a private address",
    // Of these only 64:ff9b:1::/48 remains here, which is NAT64 inside a network.
    rfc6052: "a private address",
    carrierGradeNat: "a carrier-grade NAT address",
    multicast: "a multicast address",
    "6to4": "a tunnel address",
    teredo: "a tunnel address",
};
// IPv4-mapped, IPv4-translated and NAT64: the last 32 bits are the IPv4 address that is reached.
const EMBEDDING = ["::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96"].map((range) => ipaddr.IPv6.parseCIDR(range));
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
// Public by its number, but gives the machines of one cloud their secrets.
const CLOUD_METADATA = "168.63.129.16";
/** Undefined for a public address. Does not recognize a NAT64 prefix that a network chose for itself. */
function addressKind(address) {
    const [plain = ""] = address.split("%", 1);
    const version = (0,external_node_net_.isIP)(plain);
    if (version === 0)
        return "not an IP address";
    // In hexadecimal, since ipaddr.js parses `::8.8.8.8` as IPv4-mapped.
    const parsed = ipaddr.parse(version === 4 ? plain : new URL(`http://[${plain}]/`).hostname.slice(1, -1));
    const isEmbedding = parsed.kind() === "ipv6" && EMBEDDING.some((range) => parsed.match(range));
    const target = isEmbedding ? new ipaddr.IPv4(parsed.toByteArray().slice(12)) : parsed;
    const isGlobal = target.kind() === "ipv4" ? target.toString() !== CLOUD_METADATA : target.match(GLOBAL_IPV6);
    const range = target.range();
    return range === "unicast" && isGlobal ? undefined : (KINDS[range] ?? "a reserved address");
}
const lookupAll = (host) => (0,external_node_dns_promises_.lookup)(host, { all: true });
/** Looks up once, for a connection to the checked addresses. Errors do not name private addresses. */
async function readAddresses(url, { allowPrivate, lookup = lookupAll }) {
    const host = hostOf(url);
    const family = (0,external_node_net_.isIP)(host);
    const addresses = family === 0 ? await lookUpHost(host, lookup) : [{ address: host, family }];
    const [kind] = allowPrivate ? [] : addresses.flatMap(({ address }) => addressKind(address) ?? []);
    if (kind === undefined)
        return addresses;
    throw privateAddress(`${url.host} ${family === 0 ? "resolves to" : "is"} ${kind}`);
}
/** Without the brackets of an IPv6 address. */
const hostOf = (url) => url.hostname.replace(/^\[(.*)\]$/, "$1");
async function lookUpHost(host, lookup) {
    try {
        const addresses = await lookup(host);
        if (addresses.length > 0)
            return addresses;
    }
    catch (cause) {
        throw new errors/* ReleaseDocsError */.D3("outbound/unknown-host", `DNS lookup failed for ${host}.`, { cause });
    }
    // Without a checked address, git and others would do a lookup of their own.
    throw new errors/* ReleaseDocsError */.D3("outbound/unknown-host", `${host} has no address.`);
}
function privateAddress(found) {
    return new errors/* ReleaseDocsError */.D3("outbound/private-address", `${found}, which this service does not request.`);
}
// Never `ext::`, which runs a command.
const isOtherScheme = ({ protocol }) => /^(ssh|git|file):$/.test(protocol);
const LOCAL_NAME = /(^|\.)(localhost|localhost\.localdomain)\.?$/;
/** Checks without a DNS lookup. Throws `outbound/bad-address` and `outbound/private-address`. */
function checkPlainAddress(address, { allowPrivate, isRepository }) {
    const other = URL.parse(address);
    const isOther = other !== null && isRepository && allowPrivate && isOtherScheme(other);
    if (isOther && other.password === "")
        return;
    const url = parseWebAddress(address);
    const host = hostOf(url);
    const named = LOCAL_NAME.test(host) ? "a name of this machine" : undefined;
    const kind = (0,external_node_net_.isIP)(host) === 0 ? named : addressKind(host);
    if (kind !== undefined && !allowPrivate)
        throw privateAddress(`${nameAddress(url)} is at ${kind}`);
}
const MAX_LOOKUP_MS = 10_000;
/**
 * The normalized `url`, since git may read another host from another spelling, and git's `http.curloptResolve` unless
 * private addresses are allowed. The caller sets `http.followRedirects=false`, since git does not check redirects.
 */
async function addresses_checkRemote(address, guard) {
    const other = URL.parse(address);
    const url = guard.allowPrivate && other !== null && isOtherScheme(other) ? other : parseWebAddress(address);
    if (guard.allowPrivate)
        return { url: url.href, curloptResolve: undefined };
    const late = AbortSignal.timeout(MAX_LOOKUP_MS);
    const addresses = await untilAborted(late, readAddresses(url, guard)).catch((cause) => {
        if (cause !== late.reason)
            throw cause;
        const message = `DNS lookup for ${nameAddress(url)} timed out after ${MAX_LOOKUP_MS / 1000} s.`;
        throw new ReleaseDocsError("outbound/timeout", message);
    });
    const port = url.port || (url.protocol === "https:" ? "443" : "80");
    const targets = addresses.map(({ address: target, family }) => (family === 6 ? `[${target}]` : target));
    return { url: url.href, curloptResolve: `${url.hostname}:${port}:${targets.join(",")}` };
}
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





const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Connects only to checked addresses, against DNS rebinding. A proxy has to block private addresses itself. */
function outbound_createOutbound(options) {
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
            if (cause instanceof errors/* ReleaseDocsError */.D3)
                throw cause;
            if (!late.aborted)
                throw unreachable(url, (0,shared_proxy/* readProxy */.n)(url, options.environment), cause);
            const message = `${nameAddress(url)} did not send a complete response within ${timeout / 1000} s.`;
            throw new errors/* ReleaseDocsError */.D3("outbound/timeout", message);
        }
    };
}
async function follow(start, { method = "GET", headers: given = {}, body, longest = 1024 * 1024, cut = false }, signal, options) {
    let url = start;
    let headers = given;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const proxy = (0,shared_proxy/* readProxy */.n)(url, options.environment);
        // A network behind a proxy may have no DNS server.
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
    const message = `${nameAddress(start)} redirects more than ${MAX_REDIRECTS} times.`;
    throw new errors/* ReleaseDocsError */.D3("outbound/redirected", message);
}
function unreachable(url, proxy, cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
    // The message of a system error contains the IP address.
    const reason = typeof code === "string" ? code : (0,shared_text/* quoteText */.ol)(cause instanceof Error ? cause.message : String(cause));
    const through = proxy === undefined ? "" : ` through the proxy ${proxy.url.origin} (${proxy.variable})`;
    const message = `The request to ${nameAddress(url)}${through} failed: ${reason}.`;
    return new errors/* ReleaseDocsError */.D3("outbound/unreachable", message, { cause });
}
async function exchange(way, request, signal) {
    const { url, addresses, proxy } = way;
    const { Agent, request: start } = url.protocol === "https:" ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : external_node_http_namespaceObject;
    const agent = new Agent({ proxyEnv: proxy === undefined ? {} : { [proxy.variable]: proxy.url.href } });
    const options = {
        method: request.method,
        headers: { ...request.headers, "accept-encoding": "identity", "user-agent": "release-docs" },
        agent,
        signal,
        ...(proxy === undefined ? { lookup: lookUpAmong(addresses) } : {}),
    };
    try {
        // destroy() emits nothing while the CONNECT tunnel is pending, so reject explicitly.
        return await untilAborted(signal, new Promise((resolve, reject) => {
            const outgoing = start(url, options, (incoming) => readOutboundBody(url, incoming, request).then(resolve, reject));
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
async function readOutboundBody(url, incoming, { longest, cut }) {
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    const encoding = headers["content-encoding"] ?? "identity";
    // A small compressed body can decompress to any size.
    if (encoding !== "identity")
        throw unusable("outbound/compressed", url, "is compressed, although the request forbids it");
    const pieces = [];
    let size = 0;
    for await (const piece of incoming) {
        size += piece.length;
        pieces.push(piece);
        if (size <= longest)
            continue;
        if (cut)
            break;
        throw unusable("outbound/too-large", url, `is longer than ${longest} bytes`);
    }
    return { url, status: incoming.statusCode ?? 0, headers, body: Buffer.concat(pieces).subarray(0, longest) };
}
function unusable(code, url, why) {
    return new errors/* ReleaseDocsError */.D3(code, `The response of ${nameAddress(url)} ${why}.`);
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
/** Keys of 32 bytes: encrypts with the first, decrypts with any. */
function createVault([current, ...old]) {
    const keys = [current, ...old].map((key) => ({ key, mark: vault_markOf(key) }));
    return {
        seal: (secret, place) => {
            const nonce = (0,external_node_crypto_.randomBytes)(NONCE_END - MARK_END);
            const cipher = (0,external_node_crypto_.createCipheriv)("aes-256-gcm", current, nonce).setAAD(nameOf(place));
            const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
            return Buffer.concat([vault_markOf(current), nonce, cipher.getAuthTag(), encrypted]).toString("base64");
        },
        /** Throws `store/wrong-secrets-key`. */
        open: (sealed, place) => {
            const bytes = Buffer.from(sealed, "base64");
            const mark = bytes.subarray(0, MARK_END);
            for (const { key } of keys.filter((known) => known.mark.equals(mark))) {
                const opened = decrypt(key, bytes, place);
                if (opened !== undefined)
                    return opened;
            }
            const message = `The ${place.field} of the connection ${place.id} cannot be decrypted with the given secrets keys.`;
            throw new errors/* ReleaseDocsError */.D3("store/wrong-secrets-key", message);
        },
        isCurrent: (sealed) => Buffer.from(sealed, "base64").subarray(0, MARK_END).equals(vault_markOf(current)),
    };
}
/** Its secrets are lost when the process ends. */
function createEphemeralVault() {
    return createVault([(0,external_node_crypto_.randomBytes)(KEY_BYTES)]);
}
/** Keys are 32 bytes in base64, old ones separated by commas. Throws `store/no-secrets-key`. */
function vault_readVault(environment) {
    const old = (environment[OLD_KEYS] ?? "").split(",").filter((text) => text.trim() !== "");
    return createVault([parseKey(environment[KEY] ?? "", KEY), ...old.map((text) => parseKey(text, OLD_KEYS))]);
}
function parseKey(text, variable) {
    const key = Buffer.from(text.trim(), "base64");
    if (key.length === KEY_BYTES)
        return key;
    const fault = text === "" ? "is not set" : `is ${key.length} bytes of base64 instead of ${KEY_BYTES}`;
    const message = `${variable} ${fault}; the secrets of connections are encrypted with it.`;
    throw new ReleaseDocsError("store/no-secrets-key", message);
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
function vault_markOf(key) {
    const digest = (0,external_node_crypto_.createHash)("sha256").update("release-docs secrets key").update(key).digest();
    return Buffer.concat([Buffer.of(vault_VERSION), digest.subarray(0, MARK_END - 1)]);
}
function nameOf({ id, field }) {
    return Buffer.from(JSON.stringify([id, field]));
}

// EXTERNAL MODULE: ./node_modules/@orpc/openapi/dist/adapters/fetch/index.mjs + 10 modules
var fetch = __webpack_require__(106);
// EXTERNAL MODULE: ./node_modules/@orpc/shared/dist/index.mjs
var shared_dist = __webpack_require__(1963);
// EXTERNAL MODULE: ./node_modules/@orpc/server/dist/index.mjs
var server_dist = __webpack_require__(1885);
// EXTERNAL MODULE: ./node_modules/@orpc/client/dist/shared/client.D_0j2fRr.mjs
var client_D_0j2fRr = __webpack_require__(6881);
// EXTERNAL MODULE: ./node_modules/@orpc/contract/dist/shared/contract.D_dZrO__.mjs
var contract_D_dZrO_ = __webpack_require__(2500);
// EXTERNAL MODULE: ./lib/contract/contract.js + 2 modules
var contract = __webpack_require__(6833);
// EXTERNAL MODULE: ./lib/contract/routes.js
var routes = __webpack_require__(8022);
;// CONCATENATED MODULE: ./lib/service/api/procedures.js







const procedures = (0,server_dist/* implement */.yx)(contract/* contract */.d).$context();
/** Refuses callers without the permission for every record. */
const needs = (permission) => procedures.middleware(({ context, next }) => {
    context.access.check(permission);
    return next();
});
/** Refuses callers without the permissions for the record whose `id` is in the input. */
const needsFor = (...permissions) => procedures.middleware(({ context, next }, { id }) => {
    for (const permission of permissions)
        context.access.check(permission, id);
    return next();
});
const STATUSES = {
    invalid: 400,
    unauthenticated: 401,
    "payment-required": 402,
    forbidden: 403,
    "not-found": 404,
    "method-not-allowed": 405,
    conflict: 409,
    "too-large": 413,
    "unsupported-media-type": 415,
    "key-reused": 422,
    "rate-limited": 429,
    unavailable: 503,
};
/** Other errors become a 500 without details. */
function toHttpError(error) {
    if (error instanceof client_D_0j2fRr.c)
        return error;
    if ((0,store_outage/* isOutage */.uD)(error))
        return new client_D_0j2fRr.c("unavailable", { status: STATUSES.unavailable, message: error.message, cause: error });
    if (!(error instanceof store_errors/* DomainError */.Jk)) {
        return new client_D_0j2fRr.c("INTERNAL_SERVER_ERROR", { message: "The service failed on this request.", cause: error });
    }
    return new client_D_0j2fRr.c(error.code, { status: STATUSES[error.code], message: error.message, cause: error });
}
const MAX_ISSUES = 20;
function buildErrorBody({ status, cause, message }) {
    // A 500 has a ValidationError too if an answer does not match its schema; that stays internal.
    return {
        error: status === 400 && cause instanceof contract_D_dZrO_.V ? (0,shared_text/* explainIssues */._u)(cause.issues.slice(0, MAX_ISSUES)) : message,
    };
}
function buildErrorAnswer(error, headers = {}) {
    const httpError = toHttpError(error);
    return Response.json(buildErrorBody(httpError), { status: httpError.status, headers });
}
const OPENAPI_PATH = "/api/v1/openapi.yaml";
const known = [
    ...Object.values(routes/* routes */.J).flatMap((resource) => Object.values(resource)),
    { method: "GET", path: OPENAPI_PATH },
].map(({ method, path }) => ({ method, isLiteral: !path.includes("{"), segments: splitRoute(path) }));
/** A slash at the end does not count. */
function splitRoute(path) {
    return path.replace(/\/$/, "").split("/");
}
/** Undefined if there is a route. A literal path is never the `{id}` of another route. */
function refuseRoute(method, path) {
    const given = splitRoute(path);
    const matching = known.filter(({ segments }) => segments.length === given.length &&
        segments.every((segment, index) => (segment.startsWith("{") ? given[index] !== "" : segment === given[index])));
    const literal = matching.filter(({ isLiteral }) => isLiteral);
    const methods = (literal.length > 0 ? literal : matching).map((route) => route.method);
    if (methods.length === 0)
        return buildErrorAnswer((0,store_errors/* notFound */.mX)("route", `${method} ${path}`));
    return refuseMethod(method, [...new Set(methods)].sort());
}
/** Undefined if the method is among those allowed. */
function refuseMethod(method, allowed) {
    if (allowed.includes(method))
        return undefined;
    const allow = allowed.join(", ");
    const message = `Method ${method} not allowed; use ${allow}.`;
    return buildErrorAnswer(new store_errors/* DomainError */.Jk("method-not-allowed", message), { allow });
}
const createRequestId = () => createId("req");

;// CONCATENATED MODULE: ./lib/service/api/audit-logs.js





function implementAuditLogs({ store }) {
    const { auditLogs } = procedures;
    const logsOf = (orgId) => store.database.selectFrom("audit_logs").selectAll().where("org_id", "=", orgId);
    return {
        list: auditLogs.list.handler(async ({ input, context }) => {
            const { type, summary } = input;
            let query = filterBy(logsOf(context.orgId), { id: context.access.narrow("auditLog"), type });
            if (type === undefined)
                query = query.where("type", "not like", "assessment-%");
            if (summary !== undefined)
                query = query.where(matchesSummary(summary));
            const { rows, ...tokens } = await readPage(input, query, {
                tokens: timestampTokens,
                bytes: bytesOf("delta", "config_json"),
            });
            return { auditLogs: rows.map(asAuditLog), ...tokens };
        }),
        get: auditLogs.get.use(needsFor("auditLog:get")).handler(async ({ input, context }) => {
            const row = await logsOf(context.orgId).where("id", "=", input.id).executeTakeFirst();
            if (row === undefined)
                throw (0,store_errors/* notFound */.mX)("audit log", input.id);
            return asAuditLog(row);
        }),
    };
}
function asAuditLog(row) {
    return {
        ...asRecord(row),
        requestId: row.request_id ?? "",
        userName: row.user_name,
        type: row.type,
        summary: row.summary,
        delta: row.delta,
        config: parseDetails(row.config_json),
        adminUserName: row.admin_user_name,
    };
}

;// CONCATENATED MODULE: ./lib/service/domain/billing.js




/** 402 for a suspended organization. Queued work still runs. */
async function refuseSuspended(within, orgId) {
    const billing = await readRow(within, orgId);
    if (billing.state !== "suspended")
        return billing;
    throw (0,store_errors/* paymentRequired */.ey)(`This organization is suspended: ${(billing.reason ?? "").replace(/\.$/, "")}.`);
}
/** 402 for a suspended or exceeded organization. Locks it, so that two concurrent creates cannot exceed the limit. */
async function checkJobAllowance(within, orgId) {
    const { monthlyJobs } = await refuseSuspended(within, orgId);
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
function isBillingRefusal(error) {
    return error instanceof store_errors/* DomainError */.Jk && error.code === "payment-required";
}
async function readBilling(store, orgId) {
    const { month } = monthsAt(store.now());
    return { ...(await readRow(store, orgId)), month, usedJobs: await countJobs(store, orgId) };
}
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
const selectBilling = prepare((database, orgId) => database
    .selectFrom("organizations")
    .select(["id", "name", "state", "state_reason as reason", "monthly_jobs as monthlyJobs"])
    .where("id", "=", orgId));
async function readRow(store, orgId) {
    const [row] = await selectBilling(store, orgId);
    if (row === undefined)
        throw (0,store_errors/* notFound */.mX)("organization", orgId);
    return row;
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
function monthsAt(time) {
    const date = new Date(time);
    const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
    return { month: time.slice(0, 7), next: next.toISOString().slice(0, 7) };
}

;// CONCATENATED MODULE: ./lib/service/domain/comments/comments.js





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
        request_json: JSON.stringify(asked.request ?? {}),
        reply_to_id: asked.replyToId ?? null,
    };
    await insertRecord(within, "comments", row);
    const config = { commentId: row.id, conversationId: conversation.id };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created a comment", config });
    return row.id;
}
const COMMENT_BYTES = bytesOf("message", "anchor_json", "anchored_lines", "request_json");
async function asComments(store, rows) {
    const { database } = store;
    const ids = rows.map(({ id }) => id);
    const [items, aggregates, replies] = await Promise.all([
        selectBatchItems(store, rows).select(["comments.id", "comment_batches.aggregate_id"]).execute(),
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
        id: row.id,
        conversationId: row.conversation_id,
        connectionId: row.connection_id,
        authorId: row.author_id,
        message: row.message,
        workRequested: row.work_requested === 1,
        // Not with zod: the answer's schema checks it too.
        anchor: JSON.parse(row.anchor_json ?? "null"),
        batchItemIds: (itemsOf.get(row.id) ?? []).map(({ id }) => id),
        batchedIntoIds: (aggregatesOf.get(row.id) ?? []).map(({ aggregate_id: id }) => id),
        replyIds: (repliesOf.get(row.id) ?? []).map(({ id }) => id),
        source: row.source,
        externalId: row.external_id,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    }));
}
/** Ends with this turn's comment, or that of a later successful turn: retrying an old turn reverts nothing. */
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
    const items = selectBatchItems(store, asking).selectAll("comments").select("comment_batches.aggregate_id");
    const itemsOf = Map.groupBy(await items.execute(), ({ aggregate_id: id }) => id);
    const requesting = asking.flatMap((row) => [
        ...(itemsOf.get(row.id) ?? []).map((item) => ({ row: item, askedAt: new Date(row.created_at) })),
        { row, askedAt: undefined },
    ]);
    const all = requesting.map((one) => ({ ...one, request: parseCommentRequest(one.row.request_json) }));
    return {
        comments: all.flatMap(asWorkComment),
        relevantLinks: all.flatMap(({ row: { author_id: askedBy }, request: { relevantLinks = [] } }) => relevantLinks.map((url) => ({ url, askedBy }))),
    };
}
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
function selectBatchItems({ database }, rows) {
    const ids = rows.map(({ id }) => id);
    return database
        .selectFrom("comment_batches")
        .innerJoin("comments", "comments.id", "comment_batches.item_id")
        .where("comment_batches.aggregate_id", "in", ids)
        .orderBy("comments.seq");
}
/** Empty for a batch without a message of its own. */
function asWorkComment({ row, request: { body, changes }, askedAt }) {
    if (body === undefined)
        return [];
    const lines = row.anchored_lines ?? undefined;
    return [
        {
            body: row.message,
            createdAt: new Date(row.created_at),
            askedAt,
            changes,
            anchor: row.anchor_json === null ? undefined : { ...parseAnchor(row.anchor_json), lines },
        },
    ];
}

;// CONCATENATED MODULE: ./lib/service/domain/comments/suggestions.js





// For one file: each of them reads all of it.
const MAX_SUGGESTIONS = 200;
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
        if (own.length > MAX_SUGGESTIONS) {
            remarks.push(`Only the last ${MAX_SUGGESTIONS} of ${own.length} suggestions for ${(0,shared_text/* quoteText */.ol)(path, 100)} were read.`);
        }
        const { content, applied, lost } = applySuggestions(read.content, own.slice(-MAX_SUGGESTIONS));
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
        await draft.checkPath(path);
        const content = edit?.content ?? (await draft.readFile(path));
        return content === undefined
            ? { refused: `A suggestion does not apply: the file ${(0,shared_text/* quoteText */.ol)(path, 100)} does not exist.` }
            : { content };
    }
    catch (error) {
        if (!(error instanceof errors/* ReleaseDocsError */.D3))
            throw error;
        return { refused: `A suggestion does not apply. ${error.message}` };
    }
}
function explainLost({ anchor, text }) {
    const { startLine, endLine = startLine } = anchor;
    const lines = startLine === undefined ? "its lines" : `lines ${startLine} to ${endLine}`;
    return `The suggestion "${(0,shared_text/* quoteText */.ol)(text, 60)}" does not apply: ${lines} of ${(0,shared_text/* quoteText */.ol)(anchor.filePath, 100)} have changed.`;
}
/** Finds lines by number if the comment saw this content, else by text. The later of two for the same lines wins. */
function applySuggestions(content, suggestions) {
    const replacements = [];
    // The blob SHA after each replacement.
    const versions = [(0,draft_files/* hashBlob */.Qm)(content)];
    const lost = [];
    let text = content;
    let applied = 0;
    for (const suggestion of suggestions) {
        const lines = (0,markdown/* splitLines */.uz)(text);
        const eol = lines.some((line) => line.endsWith("\r\n")) ? "\r\n" : "\n";
        const fresh = (0,markdown/* splitLines */.uz)(suggestion.text).map((line) => `${line.replace(/\r?\n$/, "")}${eol}`);
        const place = findByNumber(suggestion, versions, replacements) ?? findByText(suggestion, lines);
        if (place === undefined || place.start < 1 || place.end > lines.length) {
            if (isApplied(fresh, lines))
                applied += 1;
            else
                lost.push(suggestion);
            continue;
        }
        text = [...lines.slice(0, place.start - 1), ...fresh, ...lines.slice(place.end)].join("");
        replacements.push({ ...place, count: fresh.length });
        versions.push((0,draft_files/* hashBlob */.Qm)(text));
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
/** Undefined if they overlap. */
function movePlace({ start, end }, by) {
    const shift = by.count - (by.end - by.start + 1);
    if (end < by.start)
        return { start, end };
    if (start > by.end)
        return { start: start + shift, end: end + shift };
    return start === by.start && end === by.end && by.count > 0 ? { start, end: end + shift } : undefined;
}
function findByText({ anchor }, lines) {
    const wanted = anchor.lines?.split(/\r?\n/);
    if (wanted === undefined || wanted.every((line) => line.trim() === ""))
        return undefined;
    const plain = lines.map((line) => line.replace(/\r?\n$/, ""));
    const distance = (start) => Math.abs(start + 1 - (anchor.startLine ?? 1));
    const [start] = findRuns(plain, wanted).sort((a, b) => distance(a) - distance(b));
    return start === undefined ? undefined : { start: start + 1, end: start + wanted.length };
}
/** Whether an earlier turn applied the suggestion on this branch. */
function isApplied(fresh, lines) {
    const hasText = fresh.some((line) => line.trim() !== "");
    return hasText && findRuns(lines, fresh).length > 0;
}
/** Indexes of `lines` where all of `wanted` follow, in linear time (Knuth, Morris and Pratt). */
function findRuns(lines, wanted) {
    const all = [...wanted, undefined, ...lines];
    // How many lines of `wanted` end at each line.
    const matched = [];
    for (const [index, line] of all.entries()) {
        let count = matched[index - 1] ?? 0;
        while (count > 0 && all[count] !== line)
            count = matched[count - 1] ?? 0;
        matched.push(index > 0 && all[count] === line ? count + 1 : 0);
    }
    return matched.flatMap((count, index) => (count === wanted.length ? [index - 2 * count] : []));
}
/** Lines `start` to `end`, from 1; undefined if the diff lacks one of them. */
function selectDiffLines(diff, path, { start, end }) {
    const found = [];
    let isFile = false;
    let line = Number.NaN;
    // Lines that are left of a hunk: in a hunk, `--- a` is no header.
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

;// CONCATENATED MODULE: ./lib/service/worker/queue.js



const QUEUE_FULL = "rate-limited";
const countUnfinished = prepare((database, orgId, limit) => database
    .selectFrom(database.selectFrom("tasks").select("id").where("org_id", "=", orgId).limit(limit).as("unfinished"))
    .select(({ fn }) => fn.countAll().as("count")));
/** 429 if `more` tasks exceed what one organization may have unfinished. */
async function checkQueue(store, orgId, { more }) {
    const { maxQueuedTasks } = store;
    if (maxQueuedTasks === 0)
        return;
    const [{ count } = { count: 0 }] = await countUnfinished(store, orgId, maxQueuedTasks);
    if (count + more <= maxQueuedTasks)
        return;
    const message = `This organization may have ${maxQueuedTasks} unfinished tasks and has ${count}. Retry when some are done.`;
    throw new store_errors/* DomainError */.Jk(QUEUE_FULL, message);
}
function isQueueRefusal(error) {
    return error instanceof store_errors/* DomainError */.Jk && error.code === QUEUE_FULL;
}
/** Wake the worker after the transaction. Throws what {@link checkQueue} throws. */
async function insertTask(within, actor, task) {
    await checkQueue(within, actor.orgId, { more: 1 });
    return insertCheckedTask(within, actor, task);
}
/** After {@link checkQueue}, for several tasks at once. */
async function insertCheckedTask(within, actor, task) {
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
    };
    await insertRecord(within, "tasks", row);
    return row.id;
}

;// CONCATENATED MODULE: ./lib/service/domain/conversations.js










/** `running` until its first turn ends. */
async function insertConversation(within, actor, resolved) {
    const { jobId, request, publication } = resolved;
    const row = {
        ...newRow(within, "cnv"),
        org_id: actor.orgId,
        job_id: jobId,
        publication_id: publication.id,
        publication_name: publication.name,
        connection_id: resolved.fromAllSources ? null : resolved.connectionId,
        status: "running",
        staged: Number(resolved.staged ?? false),
        excluded_files_json: "[]",
        trigger_type: request.eventType ?? "manual",
        operation_type: "write",
        title: request.title,
        labels_json: JSON.stringify(request.labels ?? []),
        request_json: JSON.stringify(request),
        origin_type: resolved.originType ?? "job",
    };
    await insertRecord(within, "conversations", row);
    const config = { conversationId: row.id, jobId, publicationId: publication.id };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created a conversation", config });
    return row.id;
}
/** Of its texts and its entries. */
const CONVERSATION_BYTES = (0,sql/* sql */.l) `${bytesOf("title", "labels_json", "request_json", "withheld_json")} + (
  select coalesce(sum(${ENTRY_BYTES}), 0) from entries where entries.conversation_id = conversations.id)`;
async function asConversations(store, rows) {
    const ids = rows.map(({ id }) => id);
    const entries = await readEntries(store, ids);
    const entriesOf = Map.groupBy(entries, ({ conversation_id: id }) => id);
    return rows.map((row) => ({
        ...asRecord(row),
        jobId: row.job_id,
        publicationId: row.publication_id,
        publicationName: row.publication_name,
        connectionId: row.connection_id,
        status: row.status,
        staged: row.staged === 1,
        branch: row.branch,
        outputUrl: row.output_url,
        excludedFiles: parseTexts(row.excluded_files_json),
        triggerType: row.trigger_type,
        operationType: row.operation_type,
        title: row.title,
        labels: parseTexts(row.labels_json),
        summary: row.summary,
        originType: row.origin_type,
        originURL: row.origin_url,
        entries: (entriesOf.get(row.id) ?? []).map(asEntry),
    }));
}
const MAX_DRAFTS = 100;
async function readOpenDrafts(store, connection) {
    return store.database
        .selectFrom("conversations")
        .select(["id", "output_url"])
        .where("org_id", "=", connection.org_id)
        .where("status", "=", "open")
        .where("output_url", "is not", null)
        .where("publication_id", "in", selectUsers(store, connection.id, ["docs"]))
        .orderBy("seq", "desc")
        .limit(MAX_DRAFTS)
        .execute();
}
async function recordPullRequestStatus(within, actor, status) {
    const { conversationId, state } = status;
    const updated = await within.database
        .updateTable("conversations")
        .set({ status: state, updated_at: within.now() })
        .where("id", "=", conversationId)
        .where("status", "=", "open")
        .executeTakeFirst();
    if (updated.numUpdatedRows === 0n)
        return;
    const entry = { kind: "pullRequestState", status: "success", message: `The pull request was ${state}.` };
    await insertEntries(within, { conversationId, turnId: null }, [entry]);
    const note = { type: "action-update", summary: "Updated a conversation from its pull request" };
    const delta = `status: "open" → "${state}"`;
    await audit_writeAudit(within, actor, { ...note, delta, config: { conversationId } });
}
/** 409 if no work is possible. A conversation that closed without a draft can still get one. */
function checkOpenForWork({ status, branch, publication_id: publicationId }) {
    if (publicationId === null)
        throw (0,store_errors/* conflict */.hj)("This conversation has no publication, so no work can be done in it.");
    const isOver = status === "merged" || status === "cancelled" || (status === "closed" && branch !== null);
    if (!isOver)
        return;
    throw (0,store_errors/* conflict */.hj)(`This conversation is ${status} and takes no more work. Start another one, or comment with workRequested false.`);
}
function readWithheld({ withheld_json }) {
    return new Map(parseWithheld(withheld_json ?? "[]").map((one) => [one.file.path, one]));
}
function renderWithheld(files, excludedFiles) {
    const kept = excludedFiles.flatMap((path) => files.get(path) ?? []);
    return { withheld_json: kept.length === 0 ? null : JSON.stringify(kept) };
}
/** Stores contents before the files are excluded on the branch, where a repeated call would not find them. */
async function storeWithheld({ database }, conversationId, files) {
    const withheld_json = JSON.stringify([...files.values()]);
    await database.updateTable("conversations").set({ withheld_json }).where("id", "=", conversationId).execute();
}
/** After `checkQueue`. `commentId`: the comment that requested the turn. */
async function insertTurn(within, actor, conversationId, { request, commentId = null }) {
    const turn = {
        ...newRow(within, "trn"),
        org_id: actor.orgId,
        conversation_id: conversationId,
        status: "running",
        retry_count: 0,
        request_json: JSON.stringify(request),
        triggering_comment_id: commentId,
    };
    await insertRecord(within, "turns", turn);
    await insertCheckedTask(within, actor, { kind: "turn", subjectId: turn.id, conversationId });
}
function asTurn(row) {
    return {
        id: row.id,
        conversationId: row.conversation_id,
        status: row.status,
        errorMessage: row.error_message,
        retryCount: row.retry_count,
        request: parseDetails(row.request_json),
        triggeringCommentId: row.triggering_comment_id,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}

;// CONCATENATED MODULE: ./lib/service/store/idempotency.js


const LIFETIME_MS = 24 * 3_600_000;
const MAX_KEY_LENGTH = 255;
function readIdempotencyKey(headers) {
    const key = headers.get("idempotency-key") || undefined;
    if (key !== undefined && key.length > MAX_KEY_LENGTH)
        throw (0,store_errors/* badRequest */.li)("An Idempotency-Key has at most 255 characters.");
    return key;
}
/** Creates one record per key in 24 hours; waits for a running call. Throws `key-reused` for another input. */
async function withIdempotencyKey(store, { orgId, idempotencyKey: key }, asked, create) {
    return store.transaction(async (within) => {
        if (key === undefined)
            return { id: (await create(within)).id, isNew: true };
        const body_hash = (0,external_node_crypto_.hash)("sha256", JSON.stringify(asked));
        const slot = { org_id: orgId, key, body_hash };
        if (!(await claimKey(within, slot)))
            return { id: await readKept(within, slot), isNew: false };
        const { id } = await create(within);
        await keysOf(within, slot).set({ record_id: id }).execute();
        return { id, isNew: true };
    });
}
const keysOf = ({ database }, { org_id, key }) => database.updateTable("idempotency_keys").where("org_id", "=", org_id).where("key", "=", key);
/** False if the key is used. Waits for a running claim. */
async function claimKey(within, slot) {
    const now = within.now();
    const oldest = new Date(Date.parse(now) - LIFETIME_MS).toISOString();
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
        throw new store_errors/* DomainError */.Jk("key-reused", "This Idempotency-Key was used for another request.");
    return kept.record_id;
}

;// CONCATENATED MODULE: ./lib/service/api/comments.js













function implementComments(parts) {
    const { store, worker } = parts;
    const { comments } = procedures;
    const commenting = needsFor("comment:create", "conversation:get");
    const show = async (context, id) => {
        const row = await readRecord(store, "comments", context.orgId, id);
        const [shown] = await asComments(store, [row]);
        return (shown ?? { id, message: row.message, workRequested: false, batchItemIds: [], batchedIntoIds: [], replyIds: [] });
    };
    return {
        create: comments.create.use(commenting).handler(async ({ input, context }) => {
            const { id, isNew } = await withIdempotencyKey(store, context, { create: "comment", input }, (within) => createComment(within, context, input));
            const answer = await show(context, id);
            if (isNew)
                worker.wake();
            return answer;
        }),
        sendBatch: comments.sendBatch.use(commenting).handler(async ({ input, context }) => {
            await withIdempotencyKey(store, context, { create: "batch", input }, (within) => sendBatch(within, context, input));
            worker.wake();
        }),
        list: comments.list.handler(async ({ input, context }) => {
            const { ids, conversationId, connectionId, workRequested, source, externalId, filePath } = input;
            if (conversationId !== undefined)
                await checkReading(store, context, conversationId);
            const all = store.database.selectFrom("comments").selectAll();
            const permitted = filterBy(all, { org_id: context.orgId, id: context.access.narrow("comment") });
            const filters = { conversation_id: conversationId, source, external_id: externalId, file_path: filePath };
            let query = filterBy(permitted, { id: ids, ...filters, work_requested: workRequested });
            if (connectionId !== undefined)
                query = query.where(isAbout(store, connectionId));
            const { rows, ...tokens } = await readPage(input, query, { bytes: COMMENT_BYTES });
            return { comments: await asComments(store, rows), ...tokens };
        }),
        update: comments.update.use(needsFor("comment:update")).handler(async ({ input, context }) => {
            await store.transaction((within) => editComment(within, context, input));
            return show(context, input.id);
        }),
        delete: comments.delete.use(needsFor("comment:delete", "comment:update")).handler(async ({ input, context }) => {
            await store.transaction((within) => deleteComment(within, context, input.id));
        }),
    };
}
async function createComment(within, context, { id: conversationId, workRequested = true, anchor, ...request }) {
    const conversation = await readRecord(within, "conversations", context.orgId, conversationId);
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
        await requestWork(within, context.actor, { conversationId, commentId: id, request: asked });
    }
    return { id };
}
/** Listing takes read access to the conversation and its publication. */
async function checkReading(store, { orgId, access }, conversationId) {
    access.check("conversation:get", conversationId);
    const { publication_id: publicationId } = await readRecord(store, "conversations", orgId, conversationId);
    if (publicationId !== null)
        access.check("publication:get", publicationId);
}
/** A conversation without a connection is about all sources of its publication. */
function isAbout(store, connectionId) {
    return ({ or, eb, selectFrom }) => {
        const conversations = selectFrom("conversations")
            .select("id")
            .where("connection_id", "is", null)
            .where("publication_id", "in", selectUsers(store, connectionId, ["source"]));
        return or([eb("connection_id", "=", connectionId), eb("conversation_id", "in", conversations)]);
    };
}
async function editComment(within, context, { id, message }) {
    const row = await readEditable(within, context, id);
    if (row.message === message)
        return;
    await updateRecord(within, "comments", id, { message });
    const delta = audit_describeDelta({ message: row.message }, { message });
    const note = { type: "action-update", summary: "Edited a comment", delta, grows: true };
    await audit_writeAudit(within, context.actor, { ...note, config: configOf(row) });
}
async function deleteComment(within, context, id) {
    const row = await readEditable(within, context, id);
    await within.database.deleteFrom("comments").where("id", "=", id).execute();
    const note = { type: "action-delete", summary: "Deleted a comment" };
    await audit_writeAudit(within, context.actor, { ...note, config: configOf(row) });
}
async function readEditable(within, context, id) {
    const row = await readRecord(within, "comments", context.orgId, id);
    const conversation = await readRecord(within, "conversations", context.orgId, row.conversation_id);
    const { publication_id: publicationId } = conversation;
    if (publicationId !== null)
        context.access.check("publication:get", publicationId);
    if (row.author_id !== context.userId)
        throw new store_errors/* DomainError */.Jk("forbidden", "Only its author can change a comment.");
    if (row.work_requested === 1)
        throw (0,store_errors/* conflict */.hj)("This comment requested work and can no longer be changed.");
    const batched = await within.database
        .selectFrom("comment_batches")
        .select("aggregate_id")
        .where("item_id", "=", id)
        .executeTakeFirst();
    if (batched !== undefined)
        throw (0,store_errors/* conflict */.hj)(`This comment is part of batch ${batched.aggregate_id} and can no longer be changed.`);
    return row;
}
const configOf = (row) => ({ commentId: row.id, conversationId: row.conversation_id });
async function sendBatch(within, context, asked) {
    const conversation = await readRecord(within, "conversations", context.orgId, asked.id);
    const itemIds = [...new Set(asked.itemCommentIds)];
    await checkItems(within, conversation.id, itemIds);
    const message = asked.message || undefined;
    const id = await insertComment(within, context.actor, {
        conversation,
        authorId: context.userId,
        message: message ?? "Work on these comments.",
        workRequested: true,
        request: message === undefined ? {} : { body: message },
    });
    const rows = itemIds.map((item_id) => ({ aggregate_id: id, item_id }));
    await within.database.insertInto("comment_batches").values(rows).execute();
    const request = { ...(message === undefined ? {} : { body: message }), itemCommentIds: itemIds };
    await requestWork(within, context.actor, { conversationId: conversation.id, commentId: id, request });
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
        "are already in a batch": found.filter((row) => row.aggregate_id !== null).map(({ id }) => id),
    };
    const reasons = Object.entries(refused).filter(([, ids]) => ids.length > 0);
    if (reasons.length === 0)
        return;
    const sentences = reasons.map(([reason, ids]) => `These ${reason}: ${ids.map((id) => JSON.stringify(id)).join(", ")}.`);
    throw (0,store_errors/* badRequest */.li)(`A batch accepts only comments of its conversation that request no work. ${sentences.join(" ")}`);
}
async function requestWork(within, actor, asked) {
    const { conversationId, commentId, request } = asked;
    await refuseSuspended(within, actor.orgId);
    const conversation = await readRecord(within, "conversations", actor.orgId, conversationId);
    checkOpenForWork(conversation);
    await checkQueue(within, actor.orgId, { more: 1 });
    await insertTurn(within, actor, conversationId, { request, commentId });
    await updateRecord(within, "conversations", conversationId, { status: "running" });
}
const MAX_ANCHORED_CHARACTERS = 10_000;
/** Undefined if the recorded diff of the draft does not show the lines. */
async function readAnchoredLines(store, conversationId, { filePath, startLine, endLine = startLine }) {
    if (startLine === undefined || endLine === undefined)
        return undefined;
    const diff = await readLastEntry(store, conversationId, "diff");
    const lines = selectDiffLines(diff?.message ?? "", filePath, { start: startLine, end: endLine });
    return lines === undefined || lines.length > MAX_ANCHORED_CHARACTERS ? undefined : lines;
}

;// CONCATENATED MODULE: ./lib/service/domain/publications/change.js










/** Adds defaults. 400 without `docsRepo`, and for unknown, unreadable or unfit connections and events. */
async function checkPublicationConfig(store, caller, config = {}) {
    const { docsRepo = "", inputTriggers = {} } = config;
    if (docsRepo === "")
        throw (0,store_errors/* badRequest */.li)("config.docsRepo is missing: give the connection for drafts.");
    const given = [...new Set(config.sourceRepos)];
    const uses = listUses(config);
    const ids = uses.map(({ id }) => id);
    const rows = await connectionsOf(store, caller.orgId).where("id", "in", ids).execute();
    const known = new Map(rows.filter(({ id }) => caller.access.may("connection:get", id)).map((row) => [row.id, row]));
    for (const { field, id } of uses)
        checkField(`config.${field}`, field, id, known.get(id));
    const hasRepository = given.some((id) => known.get(id)?.type === "codehostRepo");
    const sourceRepos = hasRepository ? given : [docsRepo, ...given];
    if (sourceRepos.length > publications/* MAX_SOURCES */.uu) {
        throw (0,store_errors/* badRequest */.li)(`config.sourceRepos: without a repository among them, at most ${publications/* MAX_SOURCES */.uu - 1} are allowed.`);
    }
    for (const [id, events] of Object.entries(inputTriggers)) {
        if (!sourceRepos.includes(id)) {
            throw (0,store_errors/* badRequest */.li)(`config.inputTriggers: ${JSON.stringify(id)} is not one of sourceRepos.`);
        }
        checkEvents(known.get(id), events);
    }
    return { ...config, docsRepo, sourceRepos };
}
/** 400 for unknown slots, and for instructions that are neither readable nor the publication's own. */
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
    const linked = await readInstructions(store, publicationId === null ? [] : [publicationId]);
    const shown = new Set([...linked.values()].flat().map(({ instructionId }) => instructionId));
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
/** 409 if the name is taken. Needs the organization's lock. */
async function insertPublication(within, actor, { name, config, instructions }) {
    await checkNameIsFree(within, actor.orgId, name);
    const base = newRow(within, "pub");
    const slug = slugOf(name);
    const sameSlug = await publicationsOf(within, actor.orgId).where("branch_name", "=", slug).executeTakeFirst();
    const branch_name = buildBranchName(slug, sameSlug !== undefined, base.id);
    const row = { ...base, org_id: actor.orgId, name, branch_name, config_json: JSON.stringify(config), healthy: 1 };
    await insertRecord(within, "publications", row);
    await linkConnections(within, row.id, config);
    await replaceInstructions(within, { orgId: actor.orgId, publicationId: row.id }, instructions);
    const about = { publicationId: row.id, name };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Created a publication", config: about });
    return row;
}
async function replacePublication(within, actor, row, { name, config, instructions }) {
    await checkNameIsFree(within, actor.orgId, name, row.id);
    const hasNew = await replaceInstructions(within, { orgId: actor.orgId, publicationId: row.id }, instructions);
    await changePublication(within, actor, row, { name, config }, hasNew ? ["instructions: changed"] : []);
}
async function deletePublication(within, actor, { id, name }) {
    await releaseOwnInstructions(within, id);
    await within.database.deleteFrom("publications").where("id", "=", id).execute();
    const config = { publicationId: id, name };
    await audit_writeAudit(within, actor, { type: "action-delete", summary: "Deleted a publication", config });
}
/** Long texts: audit logs only say that they changed. */
const PROSE = new Set(["planningInstructions", "prCommitInstructions"]);
async function changePublication(within, actor, row, { name, config }, changed = []) {
    const config_json = JSON.stringify(config);
    const before = { name: row.name, ...parsePublicationConfig(row.config_json) };
    const described = audit_describeDelta(before, { name, ...parsePublicationConfig(config_json) }, PROSE);
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
    const note = { type: "action-update", summary: "Updated a publication", delta, grows: true };
    await audit_writeAudit(within, actor, { ...note, config: { publicationId: row.id } });
}
async function checkNameIsFree(within, orgId, name, exceptId = "") {
    const others = publicationsOf(within, orgId).where("id", "!=", exceptId);
    const taken = await others.where("name", "=", name).executeTakeFirst();
    if (taken !== undefined)
        throw (0,store_errors/* conflict */.hj)(`A publication ${JSON.stringify(name)} exists already: ${taken.id}.`);
}
/** Two changes never have the same time, so a caller who read before the second one cannot overwrite it. */
function laterThan(before, now) {
    return now > before ? now : new Date(Date.parse(before) + 1).toISOString();
}

;// CONCATENATED MODULE: ./lib/service/domain/connections/change.js









const APP_FIELDS = {
    codehostRepo: "codehostAppConnectionId",
    chatChannel: "chatAppConnectionId",
};
async function readDependents(store, { org_id, id }) {
    const others = await connectionsOf(store, org_id)
        .where("type", "in", Object.keys(APP_FIELDS))
        .orderBy("seq")
        .execute();
    return others.filter(({ type, config_json }) => isApp(id, type, parseConnectionFields(config_json)));
}
function isApp(id, type, fields) {
    const field = APP_FIELDS[type];
    return field !== undefined && fields[field] === id;
}
/** 400 for an app that does not exist or does not fit, an address that is plainly private, and a masked secret. */
async function checkConfig(store, caller, { type, fields, allowPrivate }) {
    for (const field of connections/* SECRET_FIELDS */.x1) {
        if (fields[field] === connections/* MASKED_SECRET */.zR)
            throw (0,store_errors/* badRequest */.li)(`config.${type}.${field} is masked. Give the secret.`);
    }
    for (const field of ["baseUrl", "repositoryUrl"]) {
        const address = fields[field];
        if (address === undefined)
            continue;
        try {
            checkPlainAddress(address, { allowPrivate, isRepository: field === "repositoryUrl" });
        }
        catch (error) {
            if (!(error instanceof errors/* ReleaseDocsError */.D3))
                throw error;
            throw (0,store_errors/* badRequest */.li)(`config.${type}.${field}: ${error.explanation}`);
        }
    }
    await checkApp(store, caller, { type, fields });
}
async function checkApp(store, { orgId, access }, { type, fields }) {
    const field = APP_FIELDS[type];
    if (field === undefined)
        return;
    const id = fields[field] ?? "";
    // A local folder has no code host.
    if (id === "" && fields.repositoryUrl?.startsWith("file:"))
        return;
    const row = await connectionsOf(store, orgId).where("id", "=", id).executeTakeFirst();
    checkField(`config.${type}.${field}`, field, id, access.may("connection:get", id) ? row : undefined);
}
/** 400 if a masked secret would go to another address or product: the caller may not know the secret. */
function unmaskFields(type, given, { type: storedType, fields: stored }) {
    const isSameType = type === storedType;
    const masked = [...connections/* SECRET_FIELDS */.x1]
        .filter((field) => given[field] === connections/* MASKED_SECRET */.zR)
        .filter((field) => !isSameType || stored[field] !== undefined);
    const [field] = masked;
    if (field === undefined)
        return given;
    if (!isSameType) {
        throw (0,store_errors/* badRequest */.li)(`config.${type}.${field}: give the secret, since the stored one is that of a ${storedType}.`);
    }
    if (given.baseUrl !== stored.baseUrl) {
        throw (0,store_errors/* badRequest */.li)(`config.${type}.${field}: give the secret again, since baseUrl changes.`);
    }
    return { ...given, ...Object.fromEntries(masked.map((name) => [name, stored[name] ?? ""])) };
}
/** Keeps the record without its secrets: past work refers to it. Deletes dependents unless `preserveDependencies`. */
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
    for (const dependent of await readDependents(within, row)) {
        await deleteConnection(within, actor, dependent, { preserveDependencies });
    }
    const used = await readUsingPublications(within, row.id);
    for (const publication of used)
        await detachConnection(within, actor, publication, row);
}
async function detachConnection(within, actor, row, { id, type }) {
    const config = parsePublicationConfig(row.config_json);
    const { docsRepo = "", sourceRepos = [], notifierConnection } = config;
    const left = sourceRepos.filter((source) => source !== id);
    const { repositories } = await readSources(within, actor.orgId, { sourceRepos: left });
    const isBare = type === "codehostRepo" && repositories.length === 0;
    if (docsRepo === id || isBare)
        return deletePublication(within, actor, row);
    const { [id]: _, ...triggers } = config.inputTriggers ?? {};
    const changed = {
        ...config,
        sourceRepos: left.length === 0 ? [docsRepo] : left,
        inputTriggers: Object.keys(triggers).length === 0 ? undefined : triggers,
        notifierConnection: notifierConnection === id ? undefined : notifierConnection,
    };
    await changePublication(within, actor, row, { name: row.name, config: changed });
}
const change_MAX_NAMED = 5;
/** 409 where publications or connections use a connection as what its new type cannot be, 400 for its own app. */
async function checkNewType(within, caller, row, { type, fields }) {
    if (isApp(row.id, type, fields)) {
        throw (0,store_errors/* badRequest */.li)(`config.${type}.${APP_FIELDS[type]}: a connection cannot name itself.`);
    }
    const uses = [...(await listPublicationUses(within, caller, row, type)), ...(await listAppUses(within, row, type))];
    if (uses.length === 0)
        return;
    const more = uses.length > change_MAX_NAMED ? ` and ${uses.length - change_MAX_NAMED} more` : "";
    throw (0,store_errors/* conflict */.hj)(`The connection ${row.name} is a ${row.type} and cannot become a ${type}: ${uses.slice(0, change_MAX_NAMED).join("; ")}` +
        `${more}. Change these first.`);
}
/** Names only publications that the caller can read. */
async function listPublicationUses(within, { access }, row, type) {
    const publications = await readUsingPublications(within, row.id);
    return publications.flatMap(({ id, name, config_json }) => {
        const publication = `the publication ${access.may("publication:get", id) ? name : id}`;
        const config = parsePublicationConfig(config_json);
        const events = config.inputTriggers?.[row.id] ?? [];
        const lost = events.filter((event) => !selectTriggerEvents(type).includes(event));
        const uses = listUses(config).filter((use) => use.id === row.id);
        return uses.flatMap(({ role, field }) => {
            if (!fitsField(field, type))
                return [describeUse(publication, field)];
            return role === "source" && lost.length > 0 ? [`${publication} is triggered by its ${lost.join(", ")}`] : [];
        });
    });
}
async function listAppUses(store, row, type) {
    return (await readDependents(store, row)).flatMap((dependent) => {
        const field = APP_FIELDS[dependent.type];
        return field === undefined || fitsField(field, type)
            ? []
            : [describeUse(`the connection ${dependent.name}`, field)];
    });
}
function describeUse(user, field) {
    return `${user} names it as ${field}, which takes ${nameFieldTypes(field)}`;
}

// EXTERNAL MODULE: ./lib/git/previous-tag.js
var previous_tag = __webpack_require__(6198);
;// CONCATENATED MODULE: ./lib/service/domain/jobs.js









/** With a conversation, a first turn and its task per publication. 402 if a billing check fails, 429 for a full queue. */
async function insertJob(within, actor, resolved) {
    await checkJobAllowance(within, actor.orgId);
    const { request, connectionId, publications } = resolved;
    // Before anything is stored, for callers that continue after a refusal.
    await checkQueue(within, actor.orgId, { more: publications.length });
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
    const { orgId: org_id, userId: user_id = null } = actor;
    const row = { ...newRow(within, "job"), ...given, org_id, state: "requested", user_id };
    await insertRecord(within, "jobs", row);
    const note = { type: "action-create", config: { jobId: row.id, title: given.title } };
    await audit_writeAudit(within, actor, { ...note, summary: "Created a job" });
    return row.id;
}
async function startJob(store, id) {
    await store.database
        .updateTable("jobs")
        .set({ state: "running", updated_at: store.now() })
        .where("id", "=", id)
        .where("state", "=", "requested")
        .execute();
}
/** Ends a job once all first turns are over; `errored` if one failed. */
async function settleJob(within, id) {
    // Locks the job's row: of two turns that end at once, the later sees the earlier.
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
    await updateRecord(within, "jobs", id, { state });
}
function asJob(row) {
    const { labels = [] } = parseJobLabels(row.request_json);
    return {
        ...asRecord(row),
        type: row.type,
        state: row.state,
        title: row.title,
        labels,
    };
}
const MAX_KNOWN = 5;
const MAX_LISTED = 10;
/** By ID, else by name. 400 if the caller can read none or several. */
async function resolveRecord(store, table, caller, idOrName) {
    return jobs_selectRecord(store, table, caller, await readNamed(store, table, caller, [idOrName]), idOrName);
}
/** Each as {@link resolveRecord}, in one query and without duplicates. */
async function resolveRecords(store, table, caller, idsOrNames) {
    const named = await readNamed(store, table, caller, idsOrNames);
    const found = new Map();
    for (const idOrName of new Set(idsOrNames)) {
        const row = await jobs_selectRecord(store, table, caller, named, idOrName);
        found.set(row.id, row);
    }
    return [...found.values()];
}
const resourceOf = (table) => (table === "connections" ? "connection" : "publication");
/** The records that the caller can read. */
async function readNamed(store, table, { orgId, access }, idsOrNames) {
    const [only] = idsOrNames;
    const rows = idsOrNames.length === 1 && only !== undefined
        ? await selectNamed(store, table, orgId, only)
        : await recordsOf(store, table, orgId)
            .where((where) => where.or([where("id", "in", idsOrNames), where("name", "in", idsOrNames)]))
            .execute();
    const readable = rows.filter(({ id }) => access.may(`${resourceOf(table)}:get`, id));
    return { byId: new Map(readable.map((row) => [row.id, row])), byName: Map.groupBy(readable, ({ name }) => name) };
}
async function jobs_selectRecord(store, table, { orgId, access }, { byId, byName }, idOrName) {
    const resource = resourceOf(table);
    const named = byName.get(idOrName) ?? [];
    const found = byId.get(idOrName) ?? named[0];
    if (found === undefined) {
        const known = access.may(`${resource}:list`) ? await recordsOf(store, table, orgId).limit(MAX_KNOWN).execute() : [];
        const names = known.length === 0 ? "" : `; known here: ${known.map(({ name }) => name).join(", ")}`;
        throw (0,store_errors/* badRequest */.li)(`There is no ${resource} ${JSON.stringify(idOrName)}${names}.`);
    }
    if (named.length <= 1 || found.id === idOrName)
        return found;
    const ids = listFirst(named.map(({ id }) => id));
    throw (0,store_errors/* badRequest */.li)(`Several ${table} are named ${JSON.stringify(idOrName)}: give one of the IDs ${ids}.`);
}
/** 400 if the caller can read none or several. */
async function resolveOnlyPublication(store, { orgId, access }) {
    const rows = await recordsOf(store, "publications", orgId).orderBy("seq").execute();
    const readable = rows.filter(({ id }) => access.may("publication:get", id));
    const [only, second] = readable;
    if (only === undefined)
        throw (0,store_errors/* badRequest */.li)("There is no publication yet. Create one first.");
    if (second === undefined)
        return only;
    const names = listFirst(readable.map(({ id, name }) => `${JSON.stringify(name)} (${id})`));
    throw (0,store_errors/* badRequest */.li)(`Give the publication, one of ${names}.`);
}
function listFirst(texts) {
    const more = texts.length > MAX_LISTED ? ` and ${texts.length - MAX_LISTED} more` : "";
    return texts.slice(0, MAX_LISTED).join(", ") + more;
}
const selectNamed = prepareEach((database, table, orgId, idOrName) => recordsOf({ database }, table, orgId).where((where) => where.or([where("id", "=", idOrName), where("name", "=", idOrName)])));
function recordsOf({ database }, table, orgId) {
    return database
        .selectFrom(table)
        .select(["id", "name", "config_json"])
        .where("org_id", "=", orgId)
        .$if(table === "connections", (query) => query.where(sql/* sql */.l.ref("deleted_at"), "is", null));
}

;// CONCATENATED MODULE: ./lib/service/domain/events.js













/** The oldest first, the newest 20 of each kind. A rewritten branch gives no merges; our own drafts are no events. */
async function readEvents(store, row, history) {
    const before = await readSeen(store, row.id);
    const known = new Set(parseTexts(before?.tags_json ?? "[]"));
    const events = before === undefined ? [] : [...(await findMerges(history, before)), ...(await findReleased(history, known))];
    // A tag that is created again is not new.
    const tags = new Set([...known, ...history.tags.map(({ name }) => name)]);
    return { before, after: { head: history.head, tags_json: JSON.stringify([...tags]) }, events };
}
/** One job per event, also after a crash. Does nothing if another sync was faster: the next sync finds the rest. */
async function recordEvents(within, actor, row, { before, after, events }) {
    await store_lockOrganization(within, actor.orgId);
    const present = await readSeen(within, row.id);
    if (JSON.stringify(present) !== JSON.stringify(before))
        return;
    await within.database
        .insertInto("connection_histories")
        .values({ connection_id: row.id, ...after })
        .onConflict((conflict) => conflict.column("connection_id").doUpdateSet(after))
        .execute();
    if (events.length === 0)
        return;
    const publications = await readUsingPublications(within, row.id, ["source"]);
    for (const event of events) {
        for (const publication of publications) {
            const { inputTriggers } = parsePublicationConfig(publication.config_json);
            if (inputTriggers?.[row.id]?.includes(event.event))
                await insertTriggered(within, actor, row, { event, publication });
        }
    }
}
/** Makes the next sync of a connection its first one. */
async function forgetHistory({ database }, connectionId) {
    await database.deleteFrom("connection_histories").where("connection_id", "=", connectionId).execute();
}
async function insertTriggered(within, actor, row, { event: { event, ...asked }, publication }) {
    const request = {
        ...asked,
        body: `New events in ${row.name}.`,
        labels: [`trigger:${event}`],
        publications: [publication.id],
        sourceConnection: row.id,
    };
    try {
        await insertJob(within, actor, { request, connectionId: row.id, publications: [publication] });
    }
    catch (error) {
        // Neither check stores anything, so the transaction is intact.
        if (!isBillingRefusal(error) && !isQueueRefusal(error))
            throw error;
        const note = { type: "error", summary: "A job was not created", delta: error.message };
        const config = { connectionId: row.id, publicationId: publication.id, event, title: asked.title };
        await audit_writeAudit(within, actor, { ...note, config });
    }
}
async function readSeen({ database }, connectionId) {
    return database
        .selectFrom("connection_histories")
        .select(["head", "tags_json"])
        .where("connection_id", "=", connectionId)
        .executeTakeFirst();
}
const MAX_EVENTS = 20;
async function findReleased(history, known) {
    const { directory, tags } = history;
    const releases = (0,git_tags/* buildReleases */.tu)(tags);
    const events = [];
    for (const release of releases.filter(({ tag }) => !known.has(tag.name)).slice(0, MAX_EVENTS)) {
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
    // The first release: no tag selector means all commits up to it.
    const startSha = await (0,ancestry/* readRootCommit */.yY)(directory, tag.commit);
    return { commits: { startSha, endSha: tag.commit, includeStartCommit: true } };
}
async function findMerges({ directory, head }, seen) {
    const range = ["--first-parent", `--max-count=${MAX_EVENTS}`, "--end-of-options", head, `^${seen.head}`];
    const relation = await (0,ancestry/* readRelation */.BS)(directory, seen.head, head).catch((error) => {
        // The commit no longer exists.
        if (!(error instanceof run/* GitCommandError */.iR))
            throw error;
    });
    if (relation !== "ancestor")
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

// EXTERNAL MODULE: ./lib/shared/json-api.js
var json_api = __webpack_require__(8350);
;// CONCATENATED MODULE: ./lib/service/domain/health.js









async function readConnectionHealth(parts, row) {
    if (row.paused === 1) {
        return { healthy: row.healthy === 1, isPaused: true, message: `${row.name} is paused and was not checked.` };
    }
    return (0,json_api/* checkHealth */.Ns)(() => readProductHealth(parts, row));
}
/** Milliseconds that a caller waits for the check of a new token. */
const MAX_FIRST_CHECK_MS = 5_000;
const LATE = {
    healthy: false,
    error: "The product did not answer in time.",
    message: "The token was not checked. Check the connection again.",
};
/**
 * Checks the token that a connection holds, or uses through its app, when it is stored or used again. A product that
 * cannot be reached now says nothing about it.
 */
async function checkNewToken(parts, actor, row) {
    const isLocal = parseConnectionFields(row.config_json).repositoryUrl?.startsWith("file:") ?? false;
    if (isLocal || row.paused === 1)
        return;
    const late = (0,external_node_timers_promises_.setTimeout)(MAX_FIRST_CHECK_MS, LATE, { ref: false });
    const health = await Promise.race([readTokenHealth(parts, row), late]);
    if (health === undefined || (health.healthy && row.healthy === 1))
        return;
    await parts.store.transaction(async (within) => {
        const present = await connectionsOf(within, actor.orgId).where("id", "=", row.id).executeTakeFirst();
        const isSame = present?.secrets === row.secrets && present.config_json === row.config_json;
        if (isSame)
            await recordHealthCheck(within, actor, present, health);
    });
}
async function readTokenHealth(parts, row) {
    let isAnswered = true;
    const health = await (0,json_api/* checkHealth */.Ns)(async () => {
        try {
            return await readProductHealth(parts, row);
        }
        catch (error) {
            isAnswered = (0,json_api/* isTokenRejected */.Cw)(error);
            throw error;
        }
    });
    return isAnswered ? health : undefined;
}
/** Records a check and its audit log. */
async function recordHealthCheck(within, actor, row, health) {
    const shown = asHealth(row.id, health);
    const delta = await recordConnectionHealth(within, row, health);
    const config = { connectionId: row.id, status: shown.status };
    const summary = `A connection is ${shown.status}`;
    await audit_writeAudit(within, actor, { type: "connection-health-check", summary, delta, config });
    return shown;
}
function asHealth(id, { healthy, isPaused = false, message, error }) {
    return { id, status: isPaused ? "paused" : healthy ? "healthy" : "unhealthy", message, error };
}
/** Returns the difference. Keeps `updated_at`, so that callers can still update what they read before. */
async function recordConnectionHealth(within, row, health, synced_at = row.synced_at) {
    if (health.isPaused)
        return "";
    const to = {
        healthy: Number(health.healthy),
        health_message: health.message ?? null,
        health_error: health.error ?? null,
        remaining_rate_limit_percent: health.remainingRateLimitPercent ?? row.remaining_rate_limit_percent,
        synced_at,
    };
    await within.database.updateTable("connections").set(to).where("id", "=", row.id).execute();
    const audited = (from) => ({
        healthy: from.healthy === 1,
        error: from.health_error,
        remainingRateLimitPercent: from.remaining_rate_limit_percent,
        syncedAt: from.synced_at,
    });
    return audit_describeDelta(audited(row), audited(to));
}
async function readProductHealth(parts, row) {
    if (row.type === "codehostRepo")
        return readRepositoryHealth(parts, row);
    if (row.type === "chatChannel")
        return readChannelHealth(parts, row);
    return (await openProduct(parts, row)).readHealth();
}
async function readRepositoryHealth(parts, row) {
    const connected = await readConnectedRepository(parts, row.id);
    const app = connected.app && (await readApp(parts, row));
    if (app === undefined) {
        // Without a code host, a fetch shows whether the repository can be read.
        const { repository, history } = await openRepository(parts, row);
        return { message: `${repository.name} is at ${history.head.slice(0, 7)}.` };
    }
    const codeHost = await openCodeHost(parts, app);
    const health = await codeHost.readHealth();
    const { fullName, defaultBranch } = await codeHost.readRepository(repositories_nameConnectedRepository(connected).name);
    const branch = defaultBranch === undefined ? "it has no commits yet" : `its default branch is ${defaultBranch}`;
    return { ...health, message: `The code host shows ${fullName}; ${branch}.` };
}
async function openRepository(parts, { id }) {
    return parts.repositories.open(await readConnectedRepository(parts, id), { olderThan: 0 });
}
async function readChannelHealth(parts, row) {
    if ((await readApp(parts, row)) === undefined) {
        return { healthy: false, error: "The chat app of this channel was deleted.", message: "Choose another chat app." };
    }
    const { slack, channelId } = await openChat(parts, row);
    const health = await slack.readHealth();
    const channel = (await slack.listChannels()).find(({ id }) => id === channelId);
    if (channel !== undefined)
        return { ...health, message: `${health.message} It can see the channel #${channel.name}.` };
    const error = `The chat app cannot see the channel ${channelId}.`;
    return { ...health, healthy: false, error, message: "Check the channel's ID, and invite the app to the channel." };
}
const health_MAX_MESSAGE_LENGTH = 1000;
async function readUsedConnections(store, publication) {
    const config = parsePublicationConfig(publication.config_json);
    const ids = [...new Set(listUses(config).map(({ id }) => id))];
    const rows = await connectionsOf(store, publication.org_id).where("id", "in", ids).execute();
    return ids.map((id) => ({ id, row: rows.find((row) => row.id === id) }));
}
const DELETED = { healthy: false, error: "The connection was deleted." };
/** A connection without health was deleted. */
function joinHealth(checked) {
    const faults = checked.flatMap(({ id, row, health: { healthy, isPaused, error, message } = DELETED }) => {
        const fault = isPaused ? message : (error ?? message);
        return healthy && !isPaused ? [] : [`${row?.name ?? id}: ${fault ?? "not healthy"}`];
    });
    return {
        healthy: faults.length === 0,
        message: (0,shared_text/* shorten */.ml)(faults.join(" "), health_MAX_MESSAGE_LENGTH),
        connections: checked.map(({ id, health = DELETED }) => asHealth(id, health)),
    };
}
async function recordPublicationHealth(within, row, health, synced_at = row.synced_at) {
    const to = { healthy: Number(health.healthy), health_message: health.message || null, synced_at };
    await within.database.updateTable("publications").set(to).where("id", "=", row.id).execute();
    const audited = (from) => ({
        healthy: from.healthy === 1,
        message: from.health_message,
        syncedAt: from.synced_at,
    });
    return audit_describeDelta(audited(row), audited(to));
}

;// CONCATENATED MODULE: ./lib/service/api/connections.js














const { connections: connections_connections } = procedures;
function implementConnections(parts) {
    const { store, vault, worker, outbound } = parts;
    const show = async ({ orgId }, id) => asConnection(await readConnection(store, orgId, id));
    return {
        ...implementProductRequests(parts),
        ...implementConnectionWork(parts),
        create: connections_connections.create.use(needs("connection:create")).handler(async ({ input, context }) => {
            const { name, paused = false, sync = false } = input;
            if (paused && sync)
                throw (0,store_errors/* badRequest */.li)("A paused connection cannot be synced; set paused or sync, not both.");
            const { type, fields } = selectVariant(input.config);
            const { id, isNew } = await withIdempotencyKey(store, context, { create: "connection", input }, async (within) => {
                await store_lockOrganization(within, context.orgId);
                await checkConfig(within, context, { type, fields, allowPrivate: outbound.allowPrivate });
                const newId = within.createId("cnn");
                const kept = sealConfig(vault, newId, fields);
                await insertConnection(within, context.actor, { id: newId, name, type, paused, ...kept });
                if (sync)
                    await insertTask(within, context.actor, { kind: "connection-sync", subjectId: newId });
                return { id: newId };
            });
            if (isNew)
                await checkNewToken(parts, context.actor, await readConnection(store, context.orgId, id));
            const answer = await show(context, id);
            if (sync)
                worker.wake();
            return answer;
        }),
        get: connections_connections.get.use(needsFor("connection:get")).handler(({ input, context }) => show(context, input.id)),
        list: connections_connections.list.handler(async ({ input, context }) => {
            const { name, type, paused, healthy, syncedAtBefore, remainingRateLimitPercent: percent } = input;
            const id = context.access.narrow("connection");
            let query = filterBy(connectionsOf(store, context.orgId), { id, name, type, paused, healthy });
            if (syncedAtBefore !== undefined)
                query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
            // The column holds integers, and PostgreSQL refuses to compare them with fractions.
            if (percent !== undefined)
                query = query.where("remaining_rate_limit_percent", "<=", Math.floor(percent));
            const { rows, ...tokens } = await readPage(input, query, { bytes: bytesOf("config_json", "secrets") });
            return { connections: rows.map(asConnection), ...tokens };
        }),
        update: connections_connections.update.use(needsFor("connection:update")).handler(async ({ input, context }) => {
            const before = await readConnection(store, context.orgId, input.id);
            await store.transaction((within) => change(within, parts, context, input));
            const after = await readConnection(store, context.orgId, input.id);
            const isOther = after.secrets !== before.secrets || after.config_json !== before.config_json;
            if (isOther || after.paused < before.paused)
                await checkNewToken(parts, context.actor, after);
            return show(context, input.id);
        }),
        delete: connections_connections.delete.handler(async ({ input, context }) => {
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
async function change(within, { vault, outbound }, context, { id, name, paused, config }) {
    await store_lockOrganization(within, context.orgId);
    const row = await readConnection(within, context.orgId, id);
    const { type, fields: given } = selectVariant(config);
    const stored = openConfig(vault, row);
    const fields = unmaskFields(type, given, { type: row.type, fields: stored });
    await checkConfig(within, context, { type, fields, allowPrivate: outbound.allowPrivate });
    const isOther = type !== row.type;
    if (isOther)
        await checkNewType(within, context, row, { type, fields });
    const before = isOther ? undefined : { secrets: row.secrets, fields: stored };
    const kept = sealConfig(vault, row.id, fields, before);
    const to = { ...kept, type, name: name ?? row.name, paused: paused === undefined ? row.paused : Number(paused) };
    await updateConnection(within, context.actor, row, to);
    if (fields.repositoryUrl !== stored.repositoryUrl)
        await forgetHistory(within, row.id);
}
function implementProductRequests(parts) {
    const { store } = parts;
    const readLister = ({ orgId }, id) => readConnection(store, orgId, id).catch(asBadRequest);
    return {
        health: connections_connections.health.use(needsFor("connection:get")).handler(async ({ input, context }) => {
            const row = await readConnection(store, context.orgId, input.id);
            const found = await readConnectionHealth(parts, row);
            return store.transaction((within) => recordHealthCheck(within, context.actor, row, found));
        }),
        listChannels: connections_connections.listChannels.use(needsFor("connection:get")).handler(async ({ input, context }) => {
            const { slack } = await openChat(parts, await readLister(context, input.id));
            return { channels: await asConflict(slack.listChannels()) };
        }),
        listTrackerStatuses: connections_connections.listTrackerStatuses
            .use(needsFor("connection:get"))
            .handler(async ({ input, context }) => {
            const tracker = await openTracker(parts, await readConnection(store, context.orgId, input.id));
            return { statuses: await asConflict(tracker.listStatuses()) };
        }),
        listCodehostbRepos: connections_connections.listCodehostbRepos.handler(async ({ input, context }) => {
            const { connectionId, workspace, token } = input;
            if (connectionId === undefined && workspace !== undefined && token !== undefined) {
                context.access.check("connection:get");
                const bitbucket = await openBitbucket(parts, { workspace, token });
                return { repos: await asConflict(bitbucket.listRepositories()) };
            }
            if (connectionId === undefined || workspace !== undefined || token !== undefined) {
                throw (0,store_errors/* badRequest */.li)("Give connectionId alone, or workspace together with token.");
            }
            context.access.check("connection:get", connectionId);
            const row = await readLister(context, connectionId);
            checkConnectionType(row, "codehostbApp", "lists no repositories");
            const bitbucket = await openBitbucketApp(parts, row);
            return { repos: await asConflict(bitbucket.listRepositories()) };
        }),
    };
}
/** Lists of channels and repositories answer 400, not 404, for an unknown connection. */
function asBadRequest(error) {
    throw error instanceof store_errors/* DomainError */.Jk && error.code === "not-found" ? (0,store_errors/* badRequest */.li)(error.message) : error;
}
/** A product's refusal becomes a 409 with its message: the request is valid and the caller can fix the cause. */
async function asConflict(asked) {
    return asked.catch((error) => {
        throw error instanceof errors/* ReleaseDocsError */.D3 ? (0,store_errors/* conflict */.hj)(error.explanation) : error;
    });
}
const MAX_WAIT_MS = 10 * 60_000;
function implementConnectionWork({ store, worker }) {
    return {
        sync: connections_connections.sync.use(needsFor("connection:update")).handler(async ({ input, context, signal }) => {
            const row = await readConnection(store, context.orgId, input.id);
            if (row.paused === 1)
                throw (0,store_errors/* conflict */.hj)(`The connection ${row.name} is paused and cannot be synced.`);
            const task = { kind: "connection-sync", subjectId: row.id };
            const taskId = await store.transaction((within) => insertTask(within, context.actor, task));
            worker.wake();
            if (input.wait === true)
                await waitForTask(store, taskId, { timeoutMs: MAX_WAIT_MS, signal });
        }),
        summarizeMerge: connections_connections.summarizeMerge
            .use(needsFor("connection:update"))
            .handler(async ({ input, context }) => {
            const row = await readConnection(store, context.orgId, input.id);
            checkConnectionType(row, "codehostRepo", "has no pull requests");
            if (row.paused === 1)
                throw (0,store_errors/* conflict */.hj)(`The connection ${row.name} is paused and cannot be read.`);
            const task = { kind: "merge-summary", subjectId: row.id, payload: { number: input.number } };
            await store.transaction(async (within) => {
                await refuseSuspended(within, context.orgId);
                await insertTask(within, context.actor, task);
            });
            worker.wake();
        }),
    };
}

;// CONCATENATED MODULE: ./lib/writer/version-forms.js
const ARCHIVE = /^(?=[\w.-]*\.(?:tgz|tar\.\w+|zip|gz|xz|deb|rpm|jar|whl|exe|dmg|msi|AppImage|crate|gem|nupkg)\b)/i;
const LINK = "[^\\s\"'`<>()\\[\\]]*";
const LINK_REST = new RegExp(`^${LINK}`);
const UNFINISHED = String.raw `[-.+~]*(?:alpha|beta|a|b|rc|pre|preview|dev|next|canary|snapshot|nightly|post)[-.]?\d*\b`;
const version_forms_KEY = String.raw `(?:from|exact|tag|rev|ref|version)\s*(?:[:=]>?|\()\s*["']?`;
const KEY_LINE = /^\s*(?:- )?(?:rev|ref|tag|version)\s*[:=]\s*["']?/gi;
const BADGE = /\bimg\.shields\.io\/badge\/(?:latest[_-]{0,2})?(?:version|release|stable)-/gi;
const FOLDER = String.raw `(?:releases/(?:download|tag)|archive(?:/refs/tags)?|tarball|zipball|(?:tar\.gz|zip)(?:/refs/tags)?)`;
const PAGES = String.raw `(?:crates\.io/crates|docs\.rs|pypi\.org/project|rubygems\.org/gems|npmjs\.com/package)`;
const MIRRORS = ["ghcr.io", "docker.io", "quay.io", "cdn.jsdelivr.net/gh", "codeload.github.com"];
/** How many characters behind a name are read. */
const MAX_REFERENCE = 500;
/** `exact` are full versions, `floating` the first numbers of some, such as `4` and `4.1`. */
function buildVersionForms(project, exact, floating) {
    const exactNames = sortLongestFirst(exact).map((version) => RegExp.escape(version));
    const floatingNames = sortLongestFirst(floating).map((version) => RegExp.escape(version));
    const whole = `(?:${exactNames.join("|")})(?![A-Za-z0-9]|\\.\\d|${UNFINISHED})`;
    const any = floating.length > 0 ? `${whole}|(?:${floatingNames.join("|")})(?!\\w|[-.][\\w*])` : whole;
    return {
        forms: [
            ...buildAddressForms(project, whole, any),
            ...project.packages.flatMap((name) => buildPackageForms(name, whole, any)),
            ...buildForms(BADGE, [""], whole),
        ],
        keyForms: buildForms(KEY_LINE, [""], any),
        inFileName: new RegExp(`(?:(?<=%40|%2F)|(?<![A-Za-z0-9.]))(?<v>v?)(?<version>${whole})`, "gi"),
    };
}
function sortLongestFirst(versions) {
    return [...versions].sort((a, b) => b.length - a.length);
}
/** Replaces each reference of a form with what `rename` returns for its parts and the text before it. */
function replaceReferences(line, form, rename) {
    let result = "";
    let end = 0;
    for (const { 0: name, index } of line.matchAll(form.subject)) {
        const start = index + name.length;
        const text = line.slice(start, start + MAX_REFERENCE);
        const match = form.version.exec(text);
        const after = match && form.after.exec(text.slice(match[0].length));
        if (!match || !after || index < end)
            continue;
        const { before = "", v = "", version = "" } = match.groups ?? {};
        const renamed = rename({ before: name + before, v, version, after: after[0] }, line.slice(0, index));
        if (renamed === undefined)
            continue;
        result += line.slice(end, index) + renamed;
        end = start + match[0].length + after[0].length;
    }
    return result + line.slice(end);
}
/** The repository itself, not as a part of another address. */
function matchAddress({ repository, host = "github.com" }) {
    const hosts = [host, ...MIRRORS].map((one) => RegExp.escape(one)).join("|");
    const behind = String.raw `(?<=(?<![\w.-])(?:(?:www\.|git@)?(?:${hosts})[/:]|(?:github|docker|oci|gh):(?://)?))`;
    const name = RegExp.escape(repository);
    return new RegExp(String.raw `(?:${behind}|(?<![\w./@:-]))${name}(?:\.git)?(?![\w-]|\.\w)`, "gi");
}
/** The forms with the repository's address. `whole` and `any` are sources: full versions, and also parts of them. */
function buildAddressForms(project, whole, any) {
    const { series } = project;
    const tag = series === "" ? "" : `(?:${RegExp.escape(series)}|${RegExp.escape(encodeURIComponent(series))})`;
    const repository = RegExp.escape(project.repository);
    const name = RegExp.escape(project.repository.replace(/^.*\//, ""));
    const raw = new RegExp(String.raw `\braw\.githubusercontent\.com/${repository}/`, "gi");
    const badge = new RegExp(String.raw `\bimg\.shields\.io/github/commits-since/${repository}/`, "gi");
    const address = matchAddress(project);
    return [
        ...buildForms(address, [
            String.raw `(?:/[\w./-]*)?@${tag}`,
            `${LINK}?[?&](?:ref|tag|version|rev)=(?:refs/tags/)?${tag}`,
            String.raw `#(?:semver:[\^~]?)?${tag}`,
            String.raw `["'\x60]?\s*(?:,\s*)?(?:\.\w+\(\s*)?${version_forms_KEY}${tag}`,
            series === "" ? ":" : "(?!)",
        ], any),
        ...buildForms(raw, [String.raw `(?:refs/tags/)?${tag}(?=[^\s/]+/)`], any),
        ...buildForms(address, [`/${FOLDER}/${tag}`], whole, LINK_REST),
        ...buildForms(badge, [tag], whole),
        ...buildForms(new RegExp(String.raw `(?<![\w@-])${name}[-_]`, "gi"), [""], whole, ARCHIVE),
    ];
}
/** The forms with the name of a package. */
function buildPackageForms(name, whole, any) {
    const parts = name.split(/[-_.]/).map((part) => RegExp.escape(part));
    const text = name.includes("/") ? RegExp.escape(name) : parts.join("[-_.]");
    const registry = String.raw `(?<=(?:unpkg\.com|esm\.sh|skypack\.dev|/npm)/|\bnpm:|\bjsr:)`;
    const own = String.raw `(?:${registry}|(?<![\w./@-]))${text}`;
    return [
        ...buildForms(new RegExp(String.raw `${own}(?![\w-])`, "gi"), [
            String.raw `@[\^~]?`,
            String.raw `(?:\[[\w,. -]+\])?\s*(?:===?|~=)\s*`,
            String.raw `["']?\s*=\s*["'][\^~=]?`,
            String.raw `["']?\s*=\s*\{[^}]*?\bversion\s*=\s*["'][\^~=]?`,
            ":",
            String.raw `\s+(?:-v|--version|--vers)[ =]["']?`,
        ], any),
        ...buildForms(new RegExp(`["']${own}["']`, "gi"), [String.raw `\s*(?::|=>|,)\s*["'](?:[\^~]|~> )?`], any),
        ...buildForms(new RegExp(`${PAGES}/${text}/`, "gi"), ["(?:v/|versions/)?"], whole),
        ...buildForms(new RegExp(String.raw `(?<![\w@-])${text}[-_]`, "gi"), [""], whole, ARCHIVE),
    ];
}
function buildForms(subject, befores, version, after = /^/) {
    return befores.map((before) => ({
        subject,
        version: new RegExp(`^(?<before>${before})(?<v>v?)(?<version>${version})`, "i"),
        after,
    }));
}

;// CONCATENATED MODULE: ./lib/writer/version-references.js




const MAX_LINE_LENGTH = 5000;
// Sections and sentences about the past keep old versions.
const HISTORY_HEADING = /change ?log|release notes|\bhistory\b|what['’]s new|\bmigrat|\bupgrad|\bbreaking\b|\bdeprecat|\bcompatib|\bnews\b|\bsupported versions\b/i;
const HISTORY_WORDS = /\b(?:since|before|until|prior to|(?:old|new|earli|lat)er than|introduced|added|removed|deprecated|changed|fixed|broken?|as of|starting (?:with|from|in|at)|(?:upgrad|updat|migrat|mov|com)\w* from|regression|up to|between|earlier)\b/gi;
/** In characters: how far such a word applies, and how much of the text before a version is read. */
const MAX_DISTANCE = 25;
const MAX_BEFORE = 200;
const ADDRESS_KEY = /\b(?:repo|source|url|git)\s*[:=]\s*["']?/gi;
const FROM_HERE = /(?:^|\s)from\s+[`*]{0,2}(?:https?:\S*)?$/;
/** Only clear references change; sentences about the past (`since …`) and tables stay. Undefined without a change. */
function updateReferences(text, project, move) {
    const change = createLineChange(project, move);
    const lines = (0,markdown/* splitLines */.uz)(text);
    const plain = (0,markdown/* findPlainLines */.nR)(lines);
    const changed = [];
    let above = "";
    let historyLevel;
    const result = lines.map((line, index) => {
        const level = plain[index] ? /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length : undefined;
        if (level !== undefined && level <= (historyLevel ?? level)) {
            historyLevel = HISTORY_HEADING.test(line) ? level : undefined;
        }
        const stays = historyLevel !== undefined || line.length > MAX_LINE_LENGTH || /^\s*\|/.test(line);
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
    const { forms, keyForms, inFileName } = buildVersionForms(project, [...exact.keys()], [...floating.keys()]);
    const address = matchAddress(project);
    const rename = (version) => renames.get(version) ?? version;
    const replace = (line, form) => replaceReferences(line, form, ({ before, v, version, after }, text) => {
        const start = text.slice(-MAX_BEFORE);
        const isPast = isHistory((0,shared_text/* trimTrailing */.ly)(start, /\S/)) || FROM_HERE.test(start);
        // A Go module's path contains its major version, and so do all imports of it.
        const isHalf = /\/v\d+@$/.test(before) && changesMajor(move);
        if (isHalf || isPast)
            return undefined;
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
        return namesAddress(above, address) ? keyForms.reduce(replace, own) : own;
    };
}
/** Whether a line ends with the address as a value, such as `repo: https://github.com/octo/widget`. */
function namesAddress(line, address) {
    const found = [...line.matchAll(address)].at(-1);
    if (found === undefined || !/^["']?,?\s*$/.test(line.slice(found.index + found[0].length)))
        return false;
    const before = line.slice(0, found.index);
    const value = before.split(/[\s"']/).at(-1) ?? "";
    return [...before.matchAll(ADDRESS_KEY)].some(({ 0: key, index }) => index + key.length >= before.length - value.length);
}
/** Whether a word about the past is near the end, in the same clause. */
function isHistory(text) {
    const clause = text.split(/[.!?;]/).at(-1) ?? "";
    return [...clause.matchAll(HISTORY_WORDS)].some(({ 0: word, index }) => index + word.length >= clause.length - MAX_DISTANCE);
}
const version_references_MANIFESTS = ["package.json", "pyproject.toml", "Cargo.toml", "go.mod"];
function parsePackageName(manifest, text) {
    if (manifest === "package.json")
        return readJsonName(text);
    if (manifest === "go.mod")
        return keepName(/^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1]);
    const tables = manifest === "Cargo.toml" ? ["package"] : ["project", "tool.poetry"];
    for (const table of tables) {
        const all = text.split("\n");
        const isStart = (line) => line.startsWith(`[${table}]`) && /^\s*(?:#|$)/.test(line.slice(table.length + 2));
        const start = all.findIndex(isStart);
        const lines = start === -1 ? [] : all.slice(start + 1);
        const end = lines.findIndex((line) => /^\s*\[/.test(line));
        const own = lines.slice(0, end === -1 ? undefined : end).join("\n");
        const name = keepName(/^name\s*=\s*["']([^"']+)["']/m.exec(own)?.[1]);
        if (name !== undefined)
            return name;
    }
    return undefined;
}
/** Those with the series' name; all without a series. */
function selectPackages(packages, series) {
    const own = nameWithoutScope((0,shared_text/* trimTrailing */.ly)(series, /[-@/_.]/));
    return packages.filter((name) => series === "" || nameWithoutScope(name) === own);
}
function nameWithoutScope(name) {
    return name.toLowerCase().replace(/^.*\//, "");
}
function readJsonName(text) {
    const content = (0,shared_text/* parseJson */.qF)(text);
    if (typeof content !== "object" || content === null || !("name" in content))
        return undefined;
    return typeof content.name === "string" ? keepName(content.name) : undefined;
}
function keepName(name) {
    return name !== undefined && /^@?[\w./-]{2,214}$/.test(name) ? name : undefined;
}
/** Undefined if no version is older. A final version's documents do not change to a prerelease. */
function buildVersionMove(earlier, to) {
    const from = earlier.filter((version) => (0,git_tags/* compareVersionNames */.G8)(version, to) < 0 && (isFinalVersion(to) || !isFinalVersion(version)));
    return from.length === 0 ? undefined : { from, to };
}
function changesMajor({ from, to }) {
    return from.some((version) => cutVersion(version, 1) !== cutVersion(to, 1));
}
/** Full versions, and their first one or two numbers (`v4`, `4.1`) where these change. */
function selectRenames(move) {
    const exact = new Map(move.from.map((version) => [version, move.to]));
    const floating = new Map();
    const isPlain = [...move.from, move.to].every((version) => /^\d+(?:\.\d+)*$/.test(version));
    for (const version of isPlain ? move.from : []) {
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
function cutVersion(version, length) {
    return version.split(".").slice(0, length).join(".");
}

;// CONCATENATED MODULE: ./lib/service/domain/documentation.js







const MAX_DOCUMENTS = 200;
const MAX_LINES_SHOWN = 10;
/** Each source's edits apply on top of those before it. */
async function updateDocuments({ readFile, listFiles }, sources, config, written) {
    const edits = new Map();
    const remarks = [];
    const draft = { listFiles, readFile: async (path) => edits.get(path)?.content ?? readFile(path) };
    const groups = groupBySource(written);
    for (const source of sources) {
        const updated = await updateDocumentation(draft, source, config, groups.get(source.repository.name) ?? []);
        for (const edit of updated.edits) {
            const before = edits.get(edit.path)?.why;
            edits.set(edit.path, { ...edit, why: before === undefined ? edit.why : `${before}; ${edit.why}` });
        }
        remarks.push(...updated.remarks);
    }
    return { edits: [...edits.values()], remarks: [...new Set(remarks)] };
}
/** Replaces the previous version by the released one; nothing without a release. */
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
    const files = await draft.listFiles("");
    const documents = selectDocuments(files, place).filter((path) => (0,draft_files/* acceptsPath */.lM)(draft_files/* checkDraftPath */.VU, path));
    const remarks = [];
    const { documentation: own = "" } = place;
    if (files.includes(own) && !documents.includes(own)) {
        remarks.push(`${own} was not checked for version references, because it is no document that a draft may change.`);
    }
    if (documents.length > MAX_DOCUMENTS) {
        remarks.push(`Only the first ${MAX_DOCUMENTS} of ${documents.length} documents were checked for version references.`);
    }
    const edits = [];
    for (const path of documents.slice(0, MAX_DOCUMENTS)) {
        const text = await draft.readFile(path).catch((error) => {
            if (!(error instanceof errors/* ReleaseDocsError */.D3))
                throw error;
            remarks.push(`${path} was not checked for version references. ${error.message}`);
            return undefined;
        });
        const updated = text === undefined ? undefined : updateReferences(text, project, move);
        if (updated !== undefined)
            edits.push({ path, content: updated.text, why: describeMove(updated.lines, move), renewed: true });
    }
    return { edits, remarks };
}
function documentation_selectRelease(written) {
    const [newest] = written;
    const name = (0,git_tags/* parseTagName */.fe)(newest?.span.tag ?? "");
    if (name === undefined)
        return undefined;
    const earlier = written.flatMap(({ span }) => (0,git_tags/* parseTagName */.fe)(span.previousTag ?? "")?.version ?? []);
    const move = buildVersionMove(earlier, name.version);
    return move && { series: name.series, move };
}
function describeMove(lines, { from, to }) {
    const named = lines.slice(0, MAX_LINES_SHOWN).join(", ");
    const where = `${lines.length === 1 ? "line" : "lines"} ${named}${lines.length > MAX_LINES_SHOWN ? " …" : ""}`;
    return `${countWords(lines.length, ["line names", "lines name"])} ${to} instead of ${from.join(" or ")} (${where})`;
}
const README = /^readme(?:[-_.][\w-]+(?:\.[\w-]+)*)?$/i;
const DOCUMENT = /\.(?:md|mdx|markdown)$/i;
// Documents about the past or about one version.
const HISTORICAL = /^(?:change(?:log|s)|history|news|release(?:s|[-_]?notes)?|whats[-_]?new|migrat\w*|upgrad\w*|breaking\w*|deprecat\w*|blog|posts|announcements|adrs?|rfcs?|archive|archived|versioned_\w+|version-.*)(?=$|[-_.])/i;
const documentation_VERSION = /^(?:v?\d+(?:[._]\d+)*|[\w.-]*[a-z]-v?\d+(?:\.\d+)+)(?:\.x)?$/i;
/** READMEs, `docs` and the publication's place, shallowest first; never changelogs or documents of one version. */
function selectDocuments(files, { paths, documentation }) {
    const homes = ["", ...(paths ?? []).map((path) => `${path.replace(/\/$/, "")}/`)];
    const own = documentation?.replace(/\/$/, "");
    const isReadme = (path) => homes.some((home) => path.startsWith(home) && README.test(path.slice(home.length)));
    const isDocument = (path) => DOCUMENT.test(path) && (/^docs?\//i.test(path) || (own !== undefined && path.startsWith(`${own}/`)));
    const rank = (path) => (isReadme(path) ? 0 : path.split("/").length);
    return files
        .filter((path) => path === own || ((isReadme(path) || isDocument(path)) && !isHistorical(path, own)))
        .map((path) => ({ path, rank: rank(path) }))
        .sort((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1))
        .map(({ path }) => path);
}
function isHistorical(path, own) {
    const below = own !== undefined && path.startsWith(`${own}/`) ? path.slice(own.length + 1) : path;
    return below.split("/").some((part) => HISTORICAL.test(part) || documentation_VERSION.test(part.replace(DOCUMENT, "")));
}
const MAX_FOLDERS = 10;
async function readPackages(readFile, folders = [""]) {
    const names = new Set();
    for (const folder of folders.slice(0, MAX_FOLDERS)) {
        const home = folder === "" ? "" : `${folder.replace(/^\.\//, "").replace(/\/$/, "")}/`;
        for (const manifest of version_references_MANIFESTS) {
            const path = `${home}${manifest}`;
            if (!(0,draft_files/* acceptsPath */.lM)(draft_files/* checkPlainPath */.Ei, path))
                continue;
            const text = await readFile(path).catch((error) => {
                // A manifest that is too large to read names no package.
                if (!(0,git_limits/* isLimitError */.g)(error))
                    throw error;
            });
            const name = text === undefined ? undefined : parsePackageName(manifest, text);
            if (name !== undefined)
                names.add(name);
        }
    }
    return [...names];
}

;// CONCATENATED MODULE: ./lib/writer/changelog/section.js






/** In the style of Keep a Changelog, without internal and documentation changes. */
function renderChangelogSection(span, notes, repository) {
    const source = repository.isQualified === true ? repository.name : undefined;
    const updates = renderDependencyLine(notes.dependencies);
    const dependencies = updates && source !== undefined ? `${updates} (${(0,markdown/* escapeMarkdown */.FV)(source)})` : updates;
    const parts = notes.sections.flatMap(({ name, entries }) => {
        const line = name === "changed" && dependencies !== undefined ? `- ${dependencies}` : "";
        const list = [renderEntries(entries, repository), line].filter((part) => part !== "").join("\n");
        return list === "" ? [] : `### ${(0,shared_text/* capitalize */.ZH)(name)}\n\n${list}`;
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
function parseEntries(body) {
    const lines = (0,markdown/* splitLines */.uz)(body);
    const plain = (0,markdown/* findPlainLines */.nR)(lines);
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
        loose: items
            .slice(0, -1)
            .some((item) => item.endsWith("\n") && item.slice(item.trimEnd().length, -1).includes("\n")),
    }));
}
function renderEntryGroups(groups) {
    const texts = groups.map(({ heading, lead, items, loose }) => {
        const isLoose = loose || items.some((item) => /\n\s*\n/.test(item));
        return [heading, lead, items.join(isLoose ? "\n\n" : "\n")].filter((part) => part !== "").join("\n\n");
    });
    return texts.filter((text) => text !== "").join("\n\n");
}
function trimLines(text) {
    return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}
/** How much of an entry is compared with others. */
const MAX_ENTRY_LENGTH = 10_000;
/** `#12` for each pull request at the entry's end (else anywhere), its commit, and its text without references. */
function selectEntryKeys(item) {
    const [first = ""] = item
        .slice(0, MAX_ENTRY_LENGTH)
        .replace(/^[-*+]\s+/, "")
        .split(/\n\s*\n|\n\s+[-*+]\s/);
    const text = first.replace(/\s+/g, " ").trim();
    if (/^\d+ dependency updates?\b/.test(text)) {
        const source = /\(([\w.-]+\/[\w.-]+)\)$/.exec(text)?.[1];
        return [source === undefined ? DEPENDENCIES_KEY : `${DEPENDENCIES_KEY}/${source}`];
    }
    const end = selectTrailingReferences(text);
    const references = selectReferences(end);
    const words = references.length > 0 ? text.slice(0, text.length - end.length) : text;
    const plain = (0,shared_text/* toPlainWords */.VY)(words);
    const named = references.length > 0 ? references : selectReferences(text);
    // Two repositories may say the same of a change of their own.
    const [source] = named.flatMap((name) => /^([\w.-]+\/[\w.-]+)[#!@]/.exec(name)?.[1] ?? []);
    const sourced = source === undefined ? plain : `${source} ${plain}`;
    return [...named, ...(plain === "" ? [] : [sourced])];
}
const DEPENDENCIES_KEY = "dependencies";
const REFERENCE = /(?:\((?:[^()]|\([^()]*\))*\)|\{\w+\}`\d+`|\[#\d+\](?:\([^()]*\))?)\.?/y;
const SEPARATORS = /[\s,]*/y;
/** The references that the text ends with, and what separates them. */
function selectTrailingReferences(text) {
    let start;
    let end = 0;
    while (end < text.length) {
        const next = matchAt(SEPARATORS, text, end) ?? end;
        const after = matchAt(REFERENCE, text, next);
        start = after === undefined ? undefined : (start ?? end);
        end = after ?? next + 1;
    }
    return start === undefined ? "" : text.slice(start);
}
/** Where the match at `index` ends. */
function matchAt(sticky, text, index) {
    sticky.lastIndex = index;
    return sticky.test(text) ? sticky.lastIndex : undefined;
}
// `[octo/widget#12](…)` and `[octo/widget@1a2b3c4](…)`: of one repository among several.
const QUALIFIED = /\[([\w.-]+\/[\w.-]+(?:[#!]\d+|@[0-9a-f]{7}))\](?:\([^()\s]*\))?/g;
function selectReferences(written) {
    const unescaped = written.replaceAll("\\", "");
    const qualified = [...unescaped.matchAll(QUALIFIED)].map(([, name = ""]) => name);
    const text = unescaped.replace(QUALIFIED, "");
    const numbers = text.matchAll(/(?<![\w&])[#!](\d+)\b|\/(?:pull|merge_requests|pull-requests)\/(\d+)|\{pr\}`(\d+)`/g);
    const commits = text.matchAll(/[([]([0-9a-f]{7,40})[)\]]/g);
    return [
        ...qualified,
        ...[...numbers].map((match) => `#${match[1] ?? match[2] ?? match[3]}`),
        ...[...commits].map((match) => (match[1] ?? "").slice(0, 7)),
    ];
}
const NO_USER_CHANGES = "No user-facing changes.";
/** Entries are the same if they share a pull request or text; the existing one wins. Merging twice changes nothing. */
function mergeEntries(existing, added, { withdrawn, reworded } = { withdrawn: [], reworded: [] }) {
    const before = parseEntries(existing);
    const fresh = parseEntries(added);
    const freshItems = new Map();
    for (const item of fresh.flatMap((group) => group.items)) {
        const [key] = selectEntryKeys(item);
        if (!freshItems.has(key))
            freshItems.set(key, item);
    }
    const [isWithdrawn, isReworded] = [new Set(withdrawn), new Set(reworded)];
    const renew = (item) => {
        const keys = selectEntryKeys(item);
        const isRenewed = keys[0]?.split("/")[0] === DEPENDENCIES_KEY || isReworded.has(keys.at(-1) ?? "");
        return (isRenewed ? freshItems.get(keys[0]) : undefined) ?? item;
    };
    const isReplaced = fresh.some(({ items }) => items.length > 0);
    const groups = before.map(({ lead, items, ...group }) => ({
        ...group,
        leads: [lead === NO_USER_CHANGES && isReplaced ? "" : lead],
        items: items.filter((item) => !isWithdrawn.has(selectEntryKeys(item)[0] ?? "")).map(renew),
        stays: items.length === 0,
    }));
    const known = new Set(groups.flatMap((group) => group.items.flatMap(selectEntryKeys)));
    const paragraphs = new Set(before.flatMap(({ lead, items }) => [lead, ...items].flatMap(splitParagraphs)));
    const more = fresh.flatMap(({ lead, items, ...group }) => {
        const own = items.filter((item) => !selectEntryKeys(item).some((key) => known.has(key)));
        const leads = lead === "" || splitParagraphs(lead).every((text) => paragraphs.has(text)) ? [] : [lead];
        return own.length > 0 || leads.length > 0 ? [{ ...group, leads, items: own, stays: false }] : [];
    });
    addGroups(groups, more);
    const kept = groups
        .map(({ heading, leads, items, loose, stays }) => {
        const lead = leads.filter((text) => text !== "").join("\n\n");
        return { group: { heading, lead, items, loose }, stays: stays || items.length > 0 || lead !== "" };
    })
        .flatMap(({ group, stays }) => (stays ? group : []));
    return JSON.stringify(before) === JSON.stringify(kept) ? trimLines(existing) : renderEntryGroups(kept);
}
function splitParagraphs(text) {
    return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}
const ORDER = SECTION_NAMES;
/** Adds to the first group of the same name, else before the first that has a later place, else at the end. */
function addGroups(groups, added) {
    const byName = new Map();
    for (const group of groups)
        if (!byName.has(section_nameOf(group)))
            byName.set(section_nameOf(group), group);
    for (const group of added) {
        const name = section_nameOf(group);
        const same = byName.get(name);
        if (same !== undefined) {
            same.leads.push(...group.leads);
            same.items.push(...group.items);
            continue;
        }
        byName.set(name, group);
        const rank = ORDER.indexOf(name);
        const later = rank === -1 ? -1 : groups.findIndex((other) => ORDER.indexOf(section_nameOf(other)) > rank);
        groups.splice(later === -1 ? groups.length : later, 0, group);
    }
}
function section_nameOf(group) {
    const name = (0,shared_text/* trimTrailing */.ly)(group.heading.replace(/^#+/, ""), /#/).trim().toLowerCase();
    return /^(?:⚠ *)?breaking(?: changes)?$/.test(name) ? "breaking" : name;
}

;// CONCATENATED MODULE: ./lib/writer/changelog/text.js



/** Ignores fenced code and comments. A section also ends at another heading of the same or a higher level. */
function parseChangelog(text) {
    const lines = (0,markdown/* splitLines */.uz)(text);
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
function findHeadings(lines) {
    const plain = (0,markdown/* findPlainLines */.nR)(lines);
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
const RELEASED = new RegExp(String.raw `^(?<small><small>)?(?<open>\[)?(?<prefix>(?:(?:version|release)\s+)?(?:@?[\w./-]+@)?v?)(?<version>${text_VERSION})(?<close>\])?(?<link>\([^)]*\))?(?<rest>.*)$`, "is");
const UNRELEASED = /^(?<open>\[)?(?:unreleased|upcoming|next(?: release)?)(?:\])?(?:\([^)]*\))?(?:\s*[-–—(].*)?$/i;
function parseVersionHeading(line, next) {
    const marked = /^ {0,3}(#{1,4})\s(.*)$/s.exec(line);
    const underlined = marked === null && next !== undefined && /^ {0,3}(?:-{3,}|={3,})\s*$/.test(next);
    if (marked === null && !underlined)
        return undefined;
    const title = marked === null ? line.trim() : trimClosing(marked[2] ?? "");
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
/** Without the `#` that may close a heading. */
function trimClosing(heading) {
    const title = heading.trim();
    const open = (0,shared_text/* trimTrailing */.ly)(title, /#/);
    return /\s$/.test(open) ? open.trimEnd() : title;
}
function renderVersionHeading(like, release) {
    const name = `${like.prefix}${release.version}`;
    const link = like.linked && release.compareUrl !== undefined ? `(${release.compareUrl})` : "";
    const title = like.brackets && (!like.linked || link !== "") ? `[${name}]${link}` : name;
    const date = like.date === undefined ? "" : `${like.date.before}${release.date}${like.date.after}`;
    return renderHeading(like, `${title}${date}`);
}
function renderUnreleasedHeading(like) {
    return renderHeading(like, like.brackets && !like.linked ? "[Unreleased]" : "Unreleased");
}
function renderHeading(like, title) {
    if (like.underline === undefined)
        return `${"#".repeat(like.level)} ${title}\n`;
    return `${title}\n${like.underline.trim().charAt(0).repeat(title.length)}\n`;
}
const text_REFERENCE = /^\[(?<label>unreleased|(?:@?[\w./-]+@)?v?\d+\.\d[^\]]*)\]:\s*(?<url>\S+)/i;
function usesLinkReferences(text) {
    return findLabels((0,markdown/* splitLines */.uz)(text)).some((label) => label !== undefined);
}
function findLabels(lines) {
    const plain = (0,markdown/* findPlainLines */.nR)(lines);
    return lines.map((line, index) => (plain[index] ? text_REFERENCE.exec(line)?.groups?.label : undefined));
}
/** In its place, else above the first older version, else at the end. */
function placeLinkReference(text, { label, url }, eol) {
    const lines = (0,markdown/* splitLines */.uz)(text);
    const labels = findLabels(lines);
    const at = labels.findIndex((other) => other !== undefined && text_normaliseLabel(other) === text_normaliseLabel(label));
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
function text_normaliseLabel(label) {
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
/** Existing entries and everything else stay byte for byte. Placing a section twice changes nothing. */
function placeInChangelog(existing, section) {
    const isNew = existing === undefined || existing.trim() === "";
    const text = isNew ? NEW_CHANGELOG : existing;
    const changelog = parseChangelog(text);
    const newest = selectHeadingStyle(changelog);
    const like = isOfSource(newest, section) ? newest : { ...newest, prefix: "" };
    const { version } = section;
    const parts = version === undefined
        ? placeUnreleased(changelog, section, like)
        : placeRelease(changelog, { ...section, version }, like);
    const placed = `${parts.map((part) => `${part.headingText}${part.body}`).join("")}${changelog.tail}`;
    return isNew || usesLinkReferences(text) ? placeReferences(placed, section) : placed;
}
function selectHeadingStyle({ parts }) {
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
function placeReferences(text, section) {
    const changelog = parseChangelog(text);
    const { parts, eol } = changelog;
    const bracketed = parts.flatMap((part) => (part.heading?.brackets && !part.heading.linked ? part.heading : []));
    const versions = parts.flatMap((part) => part.heading?.version ?? []);
    const { version, compareUrl } = section;
    // No page shows the unreleased changes of several repositories.
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
/** Only the newest release takes the entries below Unreleased. Each of several repositories has its own versions. */
function placeRelease(changelog, section, like) {
    const { parts, eol } = changelog;
    const isShared = isSharedChangelog(changelog, section);
    // How the version of each part compares with this one.
    const orders = parts.map(({ heading }) => heading?.version !== undefined && isOfSource(heading, section)
        ? (0,git_tags/* compareVersionNames */.G8)(heading.version, section.version)
        : undefined);
    const at = orders.indexOf(0);
    const isNewest = orders.every((order = 0) => order <= 0);
    const unreleasedAt = parts.findIndex(isUnreleased);
    const unreleased = isNewest ? parts[unreleasedAt] : undefined;
    const { taken, left } = takeUnreleased(toLineFeeds(unreleased?.body ?? ""), section.source, isShared);
    const existing = parts[at];
    const base = mergeEntries(toLineFeeds(existing?.body ?? ""), taken);
    const body = mergeEntries(base, adaptBody(changelog, section, like), section) || NO_USER_CHANGES;
    const result = [...parts];
    if (unreleased !== undefined && taken !== "")
        result[unreleasedAt] = withBody(unreleased, left, eol);
    if (existing !== undefined) {
        const headingText = existing.headingText.replace(/\d{4}-\d{2}-\d{2}/, section.date);
        result[at] = withBody({ ...existing, headingText }, body, eol);
        return result;
    }
    const older = orders.findIndex((order = 0) => order < 0);
    const last = orders.findLastIndex((order) => order !== undefined);
    const place = older !== -1 ? older : Math.max(last, unreleasedAt, 0) + 1;
    const heading = section.source === undefined ? like : { ...like, prefix: prefixOf(section.source) };
    return insertPart(changelog, result, place, { heading, headingText: renderVersionHeading(heading, section), body });
}
function isOfSource(heading, { source, series }) {
    const prefix = heading?.prefix.replace(/v$/, "") ?? "";
    if (source !== undefined)
        return prefix === prefixOf(source);
    return prefix.toLowerCase() === series || !/^[\w.-]+\/[\w.-]+@$/.test(prefix);
}
function isSharedChangelog({ parts }, section) {
    return parts.some(({ heading }) => heading?.version !== undefined && !isOfSource(heading, section));
}
function prefixOf(source) {
    return `${source.replace(/[^\w./-]+/g, "-")}@`;
}
function placeUnreleased(changelog, section, like) {
    const { parts, eol } = changelog;
    const at = parts.findIndex(isUnreleased);
    const existing = parts[at];
    const added = adaptBody(changelog, section, like);
    if (existing !== undefined) {
        const body = mergeEntries(toLineFeeds(existing.body), added, section);
        return parts.with(at, withBody(existing, body, eol));
    }
    if (added === "")
        return [...parts];
    const newest = parts.findIndex((part) => part.heading !== undefined);
    const part = { heading: { ...like, version: undefined }, headingText: renderUnreleasedHeading(like), body: added };
    return insertPart(changelog, [...parts], newest === -1 ? 1 : newest, part);
}
function isUnreleased(part) {
    return part.heading !== undefined && part.heading.version === undefined;
}
function withBody(part, body, eol) {
    if (part.body !== "" && trimLines(toLineFeeds(part.body)) === body)
        return part;
    const end = part.body.slice(trimLineEnds(part.body).length) || eol;
    return {
        ...part,
        body: body === "" ? (part.body.endsWith("\n") ? `${eol}` : "") : `${eol}${toLineEnds(body, eol)}${end}`,
    };
}
function insertPart({ tail, eol }, parts, place, added) {
    const empty = { ...added, headingText: toLineEnds(added.headingText, eol), body: "" };
    const part = withBody(empty, added.body, eol);
    const before = parts[place - 1];
    if (before !== undefined) {
        const text = `${before.headingText}${before.body}`;
        const gap = text === "" || /\n\r?\n$/.test(text) ? "" : /\n$/.test(text) ? eol : `${eol}${eol}`;
        parts[place - 1] = { ...before, body: `${before.body}${gap}` };
    }
    // A link reference directly below a list item would be a part of the item.
    const isLast = place >= parts.length && tail === "";
    parts.splice(place, 0, isLast ? part : { ...part, body: `${trimLineEnds(part.body)}${eol}${eol}` });
    return parts;
}
function trimLineEnds(text) {
    let end = text.length;
    while (text[end - 1] === "\n")
        end -= text[end - 2] === "\r" ? 2 : 1;
    return text.slice(0, end);
}
function toLineFeeds(text) {
    return text.replaceAll("\r\n", "\n");
}
function toLineEnds(text, eol) {
    return eol === "\n" ? text : text.replace(/\r?\n/g, eol);
}
/** The comments that are closed, and the text without them. */
function splitComments(text) {
    const comments = [];
    let rest = "";
    let end = 0;
    for (let start = text.indexOf("<!--"); start !== -1; start = text.indexOf("<!--", end)) {
        const close = text.indexOf("-->", start + 4);
        if (close === -1)
            break;
        rest += text.slice(end, start);
        end = close + 3;
        comments.push(text.slice(start, end));
    }
    return { comments, rest: rest + text.slice(end) };
}
/** Comments and their headings are a form, and stay. In a shared changelog a release takes its repository's entries. */
function takeUnreleased(body, source, isShared) {
    if (source !== undefined)
        return takeOwn(body, (item) => namesSource(item, source));
    if (isShared)
        return takeOwn(body, (item) => !NAMES_A_REPOSITORY.test(item.replaceAll("\\", "")));
    const groups = parseEntries(body);
    const taken = groups
        .map((group) => ({ ...group, lead: splitComments(group.lead).rest.trim() }))
        .filter((group) => group.items.length > 0 || group.lead !== "");
    const left = groups
        .map((group) => ({ ...group, lead: splitComments(group.lead).comments.join("\n\n"), items: [] }))
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
function namesSource(item, source) {
    const text = item.replaceAll("\\", "");
    return ["#", "!", "@"].some((mark) => text.includes(`${source}${mark}`)) || text.includes(`(${source})`);
}
/** The section's body with the heading level and the list marker of the changelog. */
function adaptBody({ parts }, { body }, { level }) {
    const marker = selectMarker(parts.map((part) => part.body).join(""));
    const lines = (0,markdown/* splitLines */.uz)(body);
    const plain = (0,markdown/* findPlainLines */.nR)(lines);
    return lines
        .map((line, index) => {
        if (!plain[index])
            return line;
        if (line.startsWith("### "))
            return `${"#".repeat(level + 1)} ${line.slice(4)}`;
        return line.startsWith("- ") ? `${marker}${line.slice(1)}` : line;
    })
        .join("");
}
function selectMarker(text) {
    const count = (form) => text.match(form)?.length ?? 0;
    return count(/^\* /gm) > count(/^- /gm) ? "*" : "-";
}

;// CONCATENATED MODULE: ./lib/service/domain/files.js





const files_CHANGELOG = "CHANGELOG.md";
const CHANGELOG_NAMES = /^(changelog|changes|history)\.md$/i;
/** `subject` names the notes of unreleased changes: `unreleased`, `pr-7`. */
async function writeFiles(draft, config, written, subject = "unreleased") {
    const edits = [];
    const files = await draft.listFiles("");
    const { writeChangelogs, writeReleaseNotes } = (0,publications/* selectKinds */.GK)(config);
    if (writeChangelogs) {
        const path = config.styleGuide?.changelogs?.path ?? selectChangelog(files);
        let content = await draft.readFile(path);
        // The newest release first: it claims the entries below Unreleased.
        for (const { span, notes, source } of written) {
            content = placeInChangelog(content, renderChangelogSection(span, notes, source));
        }
        const named = written.map(({ span }) => span.tag ?? "unreleased changes").join(", ");
        if (content !== undefined) {
            edits.push({ path, content, why: `the changelog, with ${named}`, kind: "changelog", spans: written });
        }
    }
    if (writeReleaseNotes) {
        const place = selectReleaseNotesPlace(files, config.styleGuide?.releaseNotes);
        // Unreleased changes are in the changelog, if there is one.
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
        // A path without the version holds one release, the newest, of each repository.
        if (before?.spans?.some(({ source }) => source.name === one.source.name))
            continue;
        const title = one.span.tag ?? "unreleased changes";
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
// The version, after the package where the tag names one: two packages may have the same version.
const files_RELEASE = "{release}";
/** The publication's path, else the pattern of existing files, else `docs/release-notes/`. Undefined: no file. */
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
        const isNotes = NOTES_FOLDER.test(folder) && (0,git_tags/* parseTagName */.fe)(version) !== undefined;
        return isNotes && (0,draft_files/* acceptsPath */.lM)(draft_files/* checkDraftPath */.VU, path) ? `${folder}${v}${files_VERSION}.md` : [];
    });
    return places.at(-1);
}
function nameReleaseNotesFile(place, { span, source }, subject) {
    const owner = source.isQualified === true ? `${source.name.split("/").at(-1)}-` : "";
    const { version, tag = "" } = span;
    if (version === undefined)
        return place.replaceAll(/v?\{version\}|\{release\}/g, `${owner}${subject}`);
    const series = ((0,git_tags/* parseTagName */.fe)(tag)?.series ?? "").replace(/[^\w.]+/g, "-").replace(/^-+/, "");
    const named = place.replaceAll(/(v?)\{version\}/gi, (_, v) => `${owner}${v}${version}`);
    return named.replaceAll(files_RELEASE, `${owner}${series}${version}`);
}
const MAX_SOURCES = 200;
/** Without `edit` the file of a commit that is not ours. */
function describeFile(path, edit, written = []) {
    const sources = edit === undefined ? [] : files_selectSources(edit, written);
    return {
        path,
        kind: edit === undefined ? "other" : (edit.kind ?? "documentation"),
        isNew: false,
        why: edit?.why ?? "changed on this branch by someone else",
        sources: sources.slice(0, MAX_SOURCES),
        moreSources: Math.max(0, sources.length - MAX_SOURCES),
    };
}
/** A document that names a new version comes from that release, every other file from the changes that it lists. */
function files_selectSources({ renewed, spans = [] }, written) {
    if (renewed === true) {
        const commit = written[0]?.span.commits[0];
        return commit === undefined ? [] : [{ sha: commit.sha, title: commit.subject }];
    }
    return spans.flatMap(({ notes }) => notes.changes.map(({ title, pullRequest, commits: [lead] }) => ({ sha: lead.sha, title, pullRequest })));
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/service/domain/sentences.js


const QUOTED = "(?:\"[^\"]+\"|`[^`]+`|'[^']+')";
const PATH = `(?:${QUOTED}|[\\w@.{}/+-]+)`;
/** A parser of sentences: the meaning by the first form that matches one completely and has a meaning. */
function compileForms(forms) {
    const rules = forms.map(([pattern, read]) => ({ pattern: new RegExp(`^(${pattern})$`, "is"), read }));
    return (sentence, ...context) => {
        for (const { pattern, read } of rules) {
            const match = pattern.exec(sentence);
            const meaning = match === null ? undefined : read(match.groups ?? {}, ...context);
            if (meaning !== undefined)
                return meaning;
        }
        return undefined;
    };
}
function unquote(text) {
    return text.replace(/^(["`'])(.*)\1$/, "$2").trim();
}
/** Undefined for a bare word, and for what is no plain path; whether a draft may write there is not checked. */
function parsePath(text = "") {
    const path = unquote(text).replace(/^\.\//, "");
    const isBare = text.trim() === unquote(text);
    if (isBare && !path.includes("/") && !/\w\.[a-z]\w{0,9}$/i.test(path))
        return undefined;
    return (0,draft_files/* acceptsPath */.lM)(draft_files/* checkPlainPath */.Ei, path.replace(/\/$/, "")) ? path : undefined;
}
const MAX_SENTENCE = 1000;
const POLITENESS = /^(?:please|kindly|also|and|then|always|we|let's|you (?:should|must|can)|(?:make|be) sure (?:to|you)|remember to|could you|can you),?\s+/i;
/** Gives `read` each line or sentence, trimmed. Skips headings, quotes and fenced code. */
function readSentences(text, read) {
    const understood = [];
    const others = [];
    const parse = (sentence) => {
        const meaning = sentence.length > MAX_SENTENCE ? undefined : read(trimSentence(sentence));
        if (meaning !== undefined)
            understood.push({ meaning, sentence });
        return meaning !== undefined;
    };
    for (const line of selectLines(text)) {
        if (!parse(line))
            others.push(...splitLine(line).filter((sentence) => !parse(sentence)));
    }
    return { understood, others };
}
/** An indented line after a list item belongs to that item. */
function selectLines(text) {
    const lines = [];
    let isInItem = false;
    const all = text.replace(/\r\n?/g, "\n").split("\n");
    const isPlain = (0,markdown/* findPlainLines */.nR)(all);
    for (const line of all.filter((_, index) => isPlain[index])) {
        const isItem = /^\s*(?:[-*+]|\d+[.)])\s/.test(line);
        if (isInItem && !isItem && /^\s+\S/.test(line)) {
            lines.push(`${lines.pop() ?? ""} ${line.trim()}`);
            continue;
        }
        isInItem = isItem;
        if (/^\s*(?:#{1,6}\s|>)/.test(line))
            continue;
        lines.push(line.replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/i, "").trim());
    }
    return lines.filter((line) => line !== "");
}
/** Splits at ends of sentences outside quotes; after a full stop a capital, a quote or a number sign has to follow. */
function splitLine(line) {
    const masked = line.replace(/`[^`]*`|"[^"]*"|“[^“”]*”/g, (quoted) => "x".repeat(quoted.length));
    const ends = [...masked.matchAll(/(?<=[!?;])\s+|(?<=\.)\s+(?=[A-Zx#])/g)].map((match) => match.index);
    return [0, ...ends]
        .map((start, index) => line.slice(start, ends[index]).trim())
        .filter((sentence) => sentence !== "");
}
function trimSentence(sentence) {
    let text = sentence
        .replace(/[“”]/g, '"')
        .replace(/[‘’]/g, "'")
        .replace(/\s+/g, " ")
        .replace(/(?<![.!;])[.!;]+$/, "")
        .trim();
    while (POLITENESS.test(text))
        text = text.replace(POLITENESS, "");
    return text;
}

;// CONCATENATED MODULE: ./lib/service/domain/guidance.js



const guidance_NAME = `(${QUOTED}|@?[\\w.:/-]+)`;
const NAMES = `(?<names>${guidance_NAME}((,? and |, ?)${guidance_NAME})*)`;
const FILE = "(the |our |all )?(?<file>change ?logs?|release notes|documentation|docs)( files?| folder)?";
const AT_PATH = `(in|into|to|at|under)( the (file|folder))? (?<path>${PATH})( for (each|every|a) (release|version))?`;
const PULLS = "(the |all |every |our )?(pull requests?|PRs?)";
const ABOUT = `(?<about>((the |all |every |our )?commits?|${PULLS})(,? and (commits?|${PULLS}))?)`;
const TITLES = `${ABOUT}( titles?| messages?| subjects?)?`;
const IS = "( (is|are|reads?|as|like|should (be|read|look like)|must (be|read)))?:?";
const guidance_PREFIX = `(?<text>${QUOTED}|\\S+)`;
const CONVENTIONAL = "(the )?conventional[- ]commits?( (messages?|titles?|style|format|convention|specification))?";
const OPEN = "(open|create|make|use|raise)";
const NOT = "(do not|don't|never)";
const DRAFTS = `(?<not>${NOT} )?${OPEN} (${PULLS} as (a )?drafts?|draft ${PULLS})`;
const CONTRIBUTORS = `((?<not>${NOT} )?(name|list|thank|mention|credit|include|show|welcome)|(?<omit>leave out|omit)) (the |all |any )?(?<fresh>new |first-time )?contributors`;
const LEAVE_OUT = `(leave out|omit|skip|exclude|hide|drop|${NOT} (list|mention|include|show|name))`;
const KIND = "((dependency|internal|docs?|documentation) (updates?|bumps?|changes?|work)|dependencies|chores)";
const readDraft = ({ not }) => ({ pullRequest: { draft: not === undefined } });
const readConventional = ({ about = "commits" }) => readTitle({ about, text: "docs: document {subject}" });
const FORMS = [
    ["Keep the changelog in docs/CHANGES.md", `(keep|put|write|place|store|save) ${FILE} ${AT_PATH}`, readPath],
    [
        "Release notes go to docs/releases/{version}.md",
        `${FILE} (should |must )?(go(es)?|belongs?|lives?|is|are|be)( kept| written| stored)? ${AT_PATH}`,
        readPath,
    ],
    ["Changelog: docs/CHANGES.md", `${FILE}( path)?: ?(?<path>${PATH})`, readPath],
    ["Use docs/CHANGES.md for the changelog", `use (?<path>${PATH}) (for|as) ${FILE}`, readPath],
    ['Title pull requests "docs: {subject}"', `(title|name|call) ${TITLES}${IS} (?<text>${QUOTED})`, readTitle],
    ["Commit message: docs for {subject}", `${ABOUT} (titles?|messages?|subjects?): (?<text>.+)`, readTitle],
    ['Commit messages should be "docs: {subject}"', `${TITLES}${IS} (?<text>${QUOTED})`, readTitle],
    ["Prefix commit messages with `docs:`", `(prefix|start|begin) ${TITLES} with ${guidance_PREFIX}`, readPrefix],
    ["Commit messages start with `docs:`", `${TITLES} (should |must )?(starts?|begins?) with ${guidance_PREFIX}`, readPrefix],
    ["Use the prefix `docs:` for commits", `use (the )?prefix ${guidance_PREFIX} (for|in|on) ${TITLES}`, readPrefix],
    ["Use conventional commits", `(use|follow|write) ${CONVENTIONAL}( (for|in) ${TITLES})?`, readConventional],
    ["Commit messages follow conventional commits", `${TITLES} (should )?(follow|use) ${CONVENTIONAL}`, readConventional],
    ["Open pull requests as drafts", DRAFTS, readDraft],
    ["Do not open pull requests as drafts", DRAFTS, readDraft],
    ["Label pull requests docs, release", `(label|tag) ${PULLS}( with| as)?:? ${NAMES}`, readLabels],
    ["Add the label docs to pull requests", `(add|set|use) (the )?labels? ${NAMES} (to|on|for) ${PULLS}`, readLabels],
    ["Labels: docs, release", `(pull request |PR )?labels?: ${NAMES}`, readLabels],
    [
        "Open pull requests against the develop branch",
        `(${OPEN}|send|target) ${PULLS} (against|into|onto) (the )?(branch )?(?<base>${guidance_NAME})( branch)?`,
        readBase,
    ],
    ["The base branch is develop", `(the )?base branch( of ${PULLS})?( is|:) (?<base>${guidance_NAME})`, readBase],
    ["Request reviews from octo/docs", `(request|ask for) (a )?reviews? from ${NAMES}`, readPeople("reviewers")],
    ["Assign pull requests to ada", `assign ${PULLS} to ${NAMES}`, readPeople("assignees")],
    ["Leave out dependency updates", `${LEAVE_OUT} (all )?(?<kinds>${KIND}((,? and |, ?)${KIND}){0,5})`, readKinds],
    ["Name contributors", CONTRIBUTORS, readContributors],
    ["Do not name contributors", CONTRIBUTORS, readContributors],
    ["Name new contributors", CONTRIBUTORS, readContributors],
    ["Do not name new contributors", CONTRIBUTORS, readContributors],
];
const GUIDANCE_EXAMPLES = FORMS.map(([example]) => example);
const parseGuidance = compileForms(FORMS.map(([, pattern, read]) => [pattern, read]));
function readPath({ file = "", path: written = "" }) {
    const path = parsePath(written);
    if (path === undefined)
        return undefined;
    const isFile = /\.\w+$/.test(path.replaceAll("{version}", ""));
    const isRelease = /^release/i.test(file);
    const document = isRelease && !isFile ? `${path.replace(/\/$/, "")}/{version}.md` : path;
    if (/[{}]/.test(isRelease ? document.replaceAll("{version}", "") : document))
        return undefined;
    if (isRelease)
        return ifDocument(document, { releaseNotes: { path: document } });
    if (/^doc/i.test(file)) {
        return ifDocument(isFile ? path : `${path.replace(/\/$/, "")}/index.md`, { documentation: { path } });
    }
    const changelog = path.endsWith("/") ? `${path}CHANGELOG.md` : path;
    return ifDocument(changelog, { changelogs: { path: changelog } });
}
function ifDocument(path, styleGuide) {
    return (0,draft_files/* acceptsPath */.lM)(draft_files/* checkDraftPath */.VU, path) ? { styleGuide } : undefined;
}
function readTitle({ about, text = "" }) {
    const title = unquote(text).replace(/\{(?:version|tag|release)\}/g, "{subject}");
    const isTitle = !/[{}]/.test(title.replaceAll("{subject}", "")) && /[\p{L}\p{N}]/u.test(title) && title.length <= 150;
    return isTitle ? selectAbout(about, { pullRequest: { title } }, { commitTitle: title }) : undefined;
}
function readPrefix({ about, text = "" }) {
    const prefix = unquote(text);
    const isPrefix = /^[^{}]{0,149}[^\w\s{}]$/.test(prefix);
    return isPrefix ? selectAbout(about, { pullRequestPrefix: prefix }, { commitPrefix: prefix }) : undefined;
}
function selectAbout(about = "", pullRequest, commit) {
    return { ...(/pull|PR/i.test(about) ? pullRequest : {}), ...(/commit/i.test(about) ? commit : {}) };
}
function parseNames(names = "") {
    const all = names.match(new RegExp(`${QUOTED}|[^\\s,]+`, "g")) ?? [];
    return [...new Set(all.filter((name) => name.toLowerCase() !== "and").map(unquote))];
}
function readLabels({ names = "" }) {
    // An adverb is no label: "label pull requests carefully".
    const isLabels = !/^\w+ly$/i.test(names) && parseNames(names).every((label) => label.length <= 50);
    return isLabels ? { pullRequest: { labels: parseNames(names) } } : undefined;
}
function readBase({ base: written = "" }) {
    const base = unquote(written);
    return /^(?!(?:the|a|an|it|each|every)$)\w[\w./-]*$/i.test(base) ? { pullRequest: { base } } : undefined;
}
function readPeople(role) {
    return ({ names }) => {
        const logins = parseNames(names).map((name) => name.replace(/^@/, ""));
        const areLogins = logins.every((login) => /^(?!(?:the|a|an|us|me|it)$)[\w-]{1,39}(?:\/[\w.-]+)?$/i.test(login));
        return areLogins ? { pullRequest: { [role]: logins } } : undefined;
    };
}
function readKinds({ kinds = "" }) {
    const named = { dependencies: /dependenc/i, internal: /internal|chores/i, documentation: /\bdoc/i };
    return { leaveOut: OMITTABLE_KINDS.filter((kind) => named[kind].test(kinds)) };
}
function readContributors({ not, omit, fresh }) {
    const isNamed = not === undefined && omit === undefined;
    return {
        styleGuide: { releaseNotes: fresh === undefined ? { contributors: isNamed } : { newContributors: isNamed } },
    };
}

;// CONCATENATED MODULE: ./lib/service/domain/follow-guidance.js





/**
 * Precedence: configuration, comments, linked instructions, the publication's texts; later sentences over earlier.
 * `titles` are templates with `{title}` for the request's title and `{subject}` for what is documented.
 */
function followGuidance(config, instructions = {}, comments = []) {
    const own = [config.planningInstructions, config.prCommitInstructions].filter((text) => text !== undefined);
    const linked = contract_instructions/* PUBLICATION_SLOTS */.Vp.flatMap((slot) => instructions[slot] ?? []);
    const read = [...own, ...linked, ...comments].map((text) => readSentences(text, parseGuidance));
    const understood = read.flatMap((one) => one.understood);
    const settings = joinSettings(understood.map(({ meaning }) => meaning));
    const { leaveOut = [], pullRequestPrefix, commitPrefix, commitTitle, ...fields } = settings;
    const title = config.pullRequest?.title ?? addPrefix(fields.pullRequest?.title, pullRequestPrefix);
    const overruled = understood.filter(({ meaning }) => isOverruled(meaning, config)).map(({ sentence }) => sentence);
    return {
        config: fillSettings(config, fields),
        titles: { pullRequest: title, commit: addPrefix(commitTitle ?? title, commitPrefix) },
        leaveOut,
        remarks: [
            ...(0,shared_text/* listQuoted */.x)("The configuration overrides these instructions", overruled),
            ...(0,shared_text/* listQuoted */.x)("These instructions are not understood and not followed", read.flatMap(({ others }) => others)),
        ],
    };
}
/** Later settings win; kinds of changes to leave out add up. */
function joinSettings(all) {
    const leaveOut = [...new Set(all.flatMap((settings) => settings.leaveOut ?? []))];
    const joined = all.reduce((earlier, later) => fillSettings(later, earlier), {});
    return { ...joined, ...(leaveOut.length === 0 ? {} : { leaveOut }) };
}
function addPrefix(title = "{title}", prefix = "") {
    return prefix === "" || title.startsWith(prefix) ? title : `${prefix} ${title}`;
}
function isOverruled({ styleGuide, pullRequest, pullRequestPrefix }, config) {
    if (pullRequestPrefix !== undefined && config.pullRequest?.title !== undefined)
        return true;
    const fields = { styleGuide, pullRequest };
    return !(0,external_node_util_.isDeepStrictEqual)(fillSettings(config, fields), fillSettings(fields, config));
}
function fillSettings(settings, defaults) {
    const isSet = ([, value]) => value !== undefined;
    const filled = Object.fromEntries(Object.entries(defaults).filter(isSet));
    for (const [name, value] of Object.entries(settings).filter(isSet)) {
        const preset = filled[name];
        filled[name] = isSection(value) && isSection(preset) ? fillSettings(value, preset) : value;
    }
    return filled;
}
function isSection(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./lib/shared/linked-page.js
var linked_page = __webpack_require__(8998);
// EXTERNAL MODULE: ./lib/hosts/bitbucket/pages.js
var pages = __webpack_require__(205);
// EXTERNAL MODULE: ./lib/hosts/github/pages.js
var github_pages = __webpack_require__(6339);
// EXTERNAL MODULE: ./lib/integrations/jira.js
var jira = __webpack_require__(5503);
;// CONCATENATED MODULE: ./lib/service/domain/link-readers.js










/** In the order to try. A token is used once, and only for pages of the origin that its API belongs to. */
async function selectReaders(parts, address, { connections, apps }) {
    const url = URL.parse(address);
    if (url === null)
        return [];
    const readers = new Map();
    for (const row of link_readers_ORDER.flatMap((type) => connections.filter((connection) => connection.type === type))) {
        const { id, read } = await selectReader(parts, url, { row, apps });
        if (read !== undefined && !readers.has(id))
            readers.set(id, read);
    }
    const own = selectOwn(parts, url);
    return [...readers.values(), ...(own === undefined ? [] : [own])];
}
const link_readers_ORDER = ["codehostRepo", "codehostApp", "codehostbApp", "tracker", "notesTool"];
/** `id` is the connection that has the token. */
async function selectReader(parts, url, { row, apps }) {
    const { id, type } = row;
    if (type === "tracker")
        return { id, read: selectByTracker(parts, url, row) };
    if (type === "notesTool")
        return { id, read: await selectByNotes(parts, url, row) };
    if (type !== "codehostRepo")
        return { id, read: selectByApp(parts, url, row)?.read };
    const { repositoryUrl = "", codehostAppConnectionId = "" } = parseConnectionFields(row.config_json);
    const app = apps.get(codehostAppConnectionId);
    return { id: codehostAppConnectionId, read: app && selectByRepository(parts, url, { app, repositoryUrl }) };
}
/** Uses the app's token for pages of this repository only; the user need not be able to read the app. */
function selectByRepository(parts, url, { app, repositoryUrl }) {
    const found = selectByApp({ ...parts, outbound: { ...parts.outbound, send: stayAt(parts.outbound.send) } }, url, app);
    const page = `${url.origin}/${found?.repository}`;
    return (0,git_repository.parseRemote)(repositoryUrl)?.webUrl.toLowerCase() === page.toLowerCase() ? found?.read : undefined;
}
/** Refuses redirects: a transferred issue is in another repository. */
function stayAt(send) {
    return async (address, request) => {
        const answer = await send(address, request);
        if (answer.url.pathname === new URL(address).pathname)
            return answer;
        throw new errors/* ReleaseDocsError */.D3("outbound/redirected", `${new URL(address).host} redirects to another page.`);
    };
}
function selectByApp(parts, url, app) {
    if (url.origin !== repositories_webOriginOf({ baseUrl: selectApiUrl(parts.outbound, app) }))
        return undefined;
    if (app.type === "codehostApp") {
        const link = (0,github_pages/* parseGitHubLink */.T8)(url);
        return link && { repository: link.repository, read: async () => (await openGitHubApp(parts, app)).readPage(link) };
    }
    const link = (0,pages/* parseBitbucketLink */.bF)(url);
    const { workspace = "" } = parseConnectionFields(app.config_json);
    if (!link?.repository.toLowerCase().startsWith(`${workspace.toLowerCase()}/`))
        return undefined;
    return { repository: link.repository, read: async () => (await openBitbucketApp(parts, app)).readPage(link) };
}
function selectByTracker(parts, url, row) {
    const { baseUrl = "" } = parseConnectionFields(row.config_json);
    const key = url.origin === URL.parse(baseUrl)?.origin ? (0,jira/* parseJiraKey */.J)(url) : undefined;
    return key === undefined ? undefined : async () => (await openTracker(parts, row)).readPage(key);
}
async function selectByNotes(parts, url, row) {
    const { parseNotionPageId } = await __webpack_require__.e(/* import() */ 870).then(__webpack_require__.bind(__webpack_require__, 870));
    const id = parseNotionPageId(url.href);
    if (id === undefined)
        return undefined;
    return async () => {
        const { title, text } = await (await openNotes(parts, row)).readPage(id);
        return { title: title || "Untitled page", excerpt: text };
    };
}
function selectOwn({ outbound: { ownGitHub } }, url) {
    if (ownGitHub === undefined || url.origin !== repositories_webOriginOf({ baseUrl: ownGitHub.apiUrl }))
        return undefined;
    const { apiUrl: baseUrl, token, send } = ownGitHub;
    const link = (0,github_pages/* parseGitHubLink */.T8)(url);
    if (link === undefined)
        return undefined;
    return async () => (await __webpack_require__.e(/* import() */ 312).then(__webpack_require__.bind(__webpack_require__, 6312))).createGitHub({ baseUrl, token, send }).readPage(link);
}
/** None for a deleted user. */
async function readReadableConnections(store, orgId, userId) {
    if (userId === null)
        return { connections: [], apps: new Map() };
    const [access, rows] = await Promise.all([
        readAccess(store, userId),
        connectionsOf(store, orgId).where("type", "in", link_readers_ORDER).where("paused", "=", 0).orderBy("seq").execute(),
    ]);
    const apps = rows.filter(({ type }) => type === "codehostApp" || type === "codehostbApp");
    return {
        connections: rows.filter(({ id }) => access.may("connection:get", id)),
        apps: new Map(apps.map((row) => [row.id, row])),
    };
}
function joinReadable(all) {
    const connections = new Map(all.flatMap((one) => one.connections.map((row) => [row.id, row])));
    return {
        connections: [...connections.values()].sort((one, other) => one.seq - other.seq),
        apps: new Map(all.flatMap(({ apps }) => [...apps])),
    };
}
async function readRequester({ database }, jobId) {
    if (jobId === null)
        return null;
    const job = await database.selectFrom("jobs").select("user_id").where("id", "=", jobId).executeTakeFirst();
    return job?.user_id ?? null;
}

;// CONCATENATED MODULE: ./lib/service/domain/links.js







/** Links, and items of a tracker. */
const MAX_READ = 20;
const MAX_LINKS_SHOWN = 50;
const MAX_TITLE = 150;
const MAX_EXCERPT = 300;
const READ_SECONDS = 30;
/** Reads `relevantLinks` (operation `jobs.create`), 20 at most in 30 s. Throws only the reason of `stop`. */
async function readLinks(parts, links, { orgId, stop }) {
    const all = [...Map.groupBy(links, ({ url }) => url)];
    if (all.length === 0)
        return { links: [], remarks: [] };
    const shown = all.slice(0, MAX_READ);
    const usersOf = (given) => [...new Set(given.map(({ askedBy }) => askedBy))];
    const users = usersOf(shown.flatMap(([, given]) => given));
    const readable = new Map(await Promise.all(users.map(async (user) => [user, await readReadableConnections(parts.store, orgId, user)])));
    const readableBy = (given) => joinReadable(usersOf(given).flatMap((user) => readable.get(user) ?? []));
    const { limited, isLate } = limitTime(parts, stop);
    const read = await Promise.all(shown.map(([url, given]) => readOne(limited, url, readableBy(given)).catch((error) => {
        if (isLate())
            return { url, fault: `Reading timed out after ${READ_SECONDS} s.` };
        throw error;
    })));
    const unread = read.flatMap((one) => ("fault" in one ? [describeUnread(one)] : []));
    return {
        links: read.filter((one) => "title" in one),
        remarks: [...unread, ...listRest(all.length, "link", "links")],
    };
}
function listRest(count, one, many) {
    const rest = countWords(count - MAX_READ, [`${one} was`, `${many} were`]);
    return count > MAX_READ ? [`${rest} not read: the maximum is ${MAX_READ}.`] : [];
}
const MAX_ADDRESS = 200;
/** Without user and query, which may be secrets. */
function describeUnread({ url, fault }) {
    const address = url.replace(/[?#].*$/s, "").replace(/\/\/[^/@]*@/, "//");
    return `The link ${(0,shared_text/* quoteText */.ol)(address, MAX_ADDRESS)} could not be read: ${fault}`;
}
/** `limited` sends until 30 s have passed, or until `stop`. */
function limitTime(parts, stop) {
    const late = AbortSignal.timeout(READ_SECONDS * 1000);
    const signal = AbortSignal.any([late, stop]);
    const bind = (send) => (address, request) => {
        signal.throwIfAborted();
        return send(address, { ...request, signal });
    };
    const { outbound } = parts;
    const own = outbound.ownGitHub;
    const ownGitHub = own && { ...own, send: bind(own.send) };
    const limited = { ...parts, outbound: { ...outbound, send: bind(outbound.send), ownGitHub } };
    return { limited, isLate: () => late.aborted && !stop.aborted };
}
async function readOne(parts, url, connections) {
    let reason;
    for (const read of await selectReaders(parts, url, connections)) {
        try {
            const { title, excerpt = "" } = await read();
            return { url, title: (0,shared_text/* quoteText */.ol)(title, MAX_TITLE), excerpt: (0,shared_text/* quoteText */.ol)(excerpt, MAX_EXCERPT) || undefined };
        }
        catch (error) {
            if (!(error instanceof errors/* ReleaseDocsError */.D3))
                throw error;
            reason ??= error.message;
        }
    }
    if (reason === undefined)
        return readLink(url, parts.outbound.send);
    return (await readPublicly(parts, url)) ?? { url, fault: reason };
}
/** The public page where no connection could read it; undefined for a sign-in page. */
async function readPublicly({ outbound }, url) {
    const { parseNotionPageId } = await __webpack_require__.e(/* import() */ 870).then(__webpack_require__.bind(__webpack_require__, 870));
    // Without a connection every page of Notion has the title "Notion".
    if (parseNotionPageId(url) !== undefined)
        return undefined;
    let origin;
    const reading = await readLink(url, async (address, request) => {
        const answer = await outbound.send(address, request);
        ({ origin } = answer.url);
        return answer;
    });
    // Private pages redirect to a sign-in page, mostly of another host.
    return "title" in reading && origin === URL.parse(url)?.origin ? reading : undefined;
}
function renderLinks(links) {
    const lines = links.flatMap(({ url, title, excerpt = "" }) => {
        const address = buildAddress(url);
        if (address === undefined)
            return [];
        const name = (0,markdown/* escapeMarkdown */.FV)((0,shared_text/* quoteText */.ol)(title, MAX_TITLE)).replace(/https?:\/\//gi, "");
        const words = (0,markdown/* escapeMarkdown */.FV)((0,shared_text/* quoteText */.ol)(excerpt, MAX_EXCERPT));
        return [`- [${name || new URL(address).host}](${address})${words === "" ? "" : `: ${words}`}`];
    });
    const more = lines.length > MAX_LINKS_SHOWN ? [`- and ${lines.length - MAX_LINKS_SHOWN} more`] : [];
    return [...lines.slice(0, MAX_LINKS_SHOWN), ...more].join("\n");
}
/** Without user and password. */
function buildAddress(text) {
    const url = URL.parse(text);
    if (url === null)
        return undefined;
    if (url.protocol !== "https:" && url.protocol !== "http:")
        return undefined;
    url.username = "";
    url.password = "";
    return url.href.replace(/[()`\\<>\s]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
const ACCEPT = "text/html, text/markdown, text/plain;q=0.9, application/xhtml+xml;q=0.8";
const HTML = /^(text\/html|application\/xhtml\+xml)$/;
/** Reads the first MiB (HTML: 256 KiB). Throws only what is not a `ReleaseDocsError`. */
async function readLink(url, send) {
    try {
        const answer = await send(url, { headers: { accept: ACCEPT }, cut: true });
        return await describeAnswer(url, answer);
    }
    catch (cause) {
        if (!(cause instanceof errors/* ReleaseDocsError */.D3))
            throw cause;
        return { url, fault: cause.message };
    }
}
async function describeAnswer(url, { status, headers, body, ...answer }) {
    const name = nameAddress(answer.url);
    if (status !== 200)
        return { url, fault: `${name} answered ${status}.` };
    const [type = "", ...parameters] = (headers["content-type"] ?? "text/plain").split(";").map((part) => part.trim());
    const kind = type.toLowerCase();
    if (!HTML.test(kind) && !/^text\/(plain|markdown|x-markdown)$/.test(kind)) {
        return { url, fault: `${name} has the type ${(0,shared_text/* quoteText */.ol)(type, 60)}; only HTML, Markdown and plain text are read.` };
    }
    const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice("charset=".length);
    const text = decodeBody(body, charset?.replaceAll('"', ""));
    const { title, excerpt } = HTML.test(kind) ? await (0,linked_page/* parseHtmlPage */.CB)(text) : (0,linked_page/* parseTextPage */.W)(text);
    return { url, title: title ?? name, excerpt };
}
function decodeBody(body, charset = "utf-8") {
    try {
        return new TextDecoder(charset).decode(body);
    }
    catch {
        // An unknown charset: most text is ASCII.
        return new TextDecoder().decode(body);
    }
}

;// CONCATENATED MODULE: ./lib/service/domain/comments/commands.js



// "Thanks!", and "Like this:" above a suggestion.
const SMALL_TALK = /^[^`"#/]{0,60}:$|^(?:thanks|thank you|thx|cheers|hi|hello|hey|lgtm|looks? good|great|nice|good|perfect|awesome)\b[\w ,']{0,40}$/i;
/** `octo/widget#12` means `#12` where `repository` is `octo/widget`. */
function parseComment({ body, anchor }, repository) {
    const text = body.replace(/\r\n?/g, "\n").replaceAll(`${repository}#`, "#");
    const { suggested, prose } = takeSuggestion(text);
    const { understood, others } = readSentences(prose, (sentence) => {
        if (SMALL_TALK.test(sentence))
            return { kind: "smallTalk" };
        const command = parseCommentCommand(sentence, anchor?.filePath);
        return command ?? (parseGuidance(sentence) === undefined ? undefined : { kind: "guidance" });
    });
    const suggestion = suggested === undefined || anchor === undefined ? undefined : { anchor, text: suggested };
    const isMisplaced = suggested !== undefined && anchor === undefined;
    return {
        commands: understood.flatMap(({ meaning }) => meaning.kind === "guidance" || meaning.kind === "smallTalk" ? [] : [meaning]),
        wrongCommands: others.filter((sentence) => COMMAND.test(sentence)),
        guidance: understood.flatMap(({ meaning, sentence }) => (meaning.kind === "guidance" ? [sentence] : [])),
        suggestion,
        // They may select commits.
        others: [
            ...others.filter((sentence) => !COMMAND.test(sentence)),
            ...(isMisplaced ? ["a suggestion without an anchor on lines"] : []),
        ],
    };
}
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
/** Listed in docs/guidance.md and in replies to wrong commands. */
const COMMENT_COMMANDS = [
    { form: "/exclude [path]", help: "Leaves a file out of the draft; without a path the file that the comment is on." },
    { form: "/restore path", help: "Puts an excluded file back into the draft." },
    { form: "/skip #12", help: "Leaves a change out of the notes." },
    { form: "/restore #12", help: "Lists a skipped change again." },
    { form: "/reword #12 New text", help: "Replaces the text of a change's entry." },
];
const COMMAND = /^\/[a-z]+(?=\s|$)/i;
const MAX_TEXT = 300;
const commands_REFERENCE = "(((the )?(pull request |PR |entry |change )?#\\d+|(the )?commit [0-9a-f]{4,64}|[0-9a-f]{7,64}))";
const REFERENCES = `(?<references>${commands_REFERENCE}((,? and |, ?)${commands_REFERENCE})*)`;
const IN_NOTES = "( (from|of|in|to) (the )?(notes|release notes|changelog|draft|documents))?";
const EXCLUDE = "(exclude|leave out|drop|omit|skip|remove)";
const commands_FORMS = [
    [
        `(/skip|leave out|drop|omit|skip|remove|take out|exclude|delete) ${REFERENCES}${IN_NOTES}`,
        ({ references }) => ({ kind: "leaveOut", references: parseReferences(references) }),
    ],
    [
        `(/restore|bring back|bring|take in|restore|include|list|keep|re-?add|add) ${REFERENCES}( again| back)?${IN_NOTES}`,
        ({ references }) => ({ kind: "bringBack", references: parseReferences(references) }),
    ],
    [`/reword (?<references>${commands_REFERENCE})(: ?| )(?<text>.+)`, readReword],
    [
        `(reword|rephrase|rename|retitle|change) (?<references>${commands_REFERENCE})(( (to|as))?: ?| (to|as)\\s|(?= ${QUOTED}$))(?<text>.+)`,
        readReword,
    ],
    [`/restore (?<path>${PATH})`, ({ path }) => commands_readPath("restore", path)],
    [
        `(/exclude|${EXCLUDE}) (the file )?(?<path>${PATH})( from the (draft|pull request))?`,
        ({ path }) => commands_readPath("exclude", path),
    ],
    [
        `/exclude|${EXCLUDE} this file`,
        (_, anchoredPath) => (anchoredPath === undefined ? undefined : { kind: "exclude", path: anchoredPath }),
    ],
];
const parseCommentCommand = compileForms(commands_FORMS);
function readReword({ references, text: written = "" }) {
    const [reference] = parseReferences(references);
    const isQuoted = new RegExp(`^${QUOTED}$`).test(written.trim());
    const text = (0,shared_text/* quoteText */.ol)(isQuoted ? unquote(written.trim()) : written, MAX_TEXT);
    return reference === undefined || !/[\p{L}\p{N}]/u.test(text) ? undefined : { kind: "reword", reference, text };
}
function commands_readPath(kind, written) {
    const path = parsePath(written);
    return path === undefined || path.endsWith("/") ? undefined : { kind, path };
}
function parseReferences(text = "") {
    return [...text.matchAll(/#(?<number>\d+)|\b(?<sha>[0-9a-f]{4,64})\b/gi)].map(({ groups }) => groups?.number === undefined ? { sha: (groups?.sha ?? "").toLowerCase() } : { pullRequest: Number(groups.number) });
}
function describeNotUnderstood(sentences) {
    const nameOf = (text) => (COMMAND.exec(text)?.[0] ?? "").toLowerCase();
    const byName = Map.groupBy(COMMENT_COMMANDS, ({ form }) => nameOf(form));
    const listForms = (commands) => commands.map(({ form }) => form).join(", ");
    const wrong = [...byName].flatMap(([name, commands]) => (0,shared_text/* listQuoted */.x)(`Invalid command, the form is ${listForms(commands)}`, sentences.filter((sentence) => nameOf(sentence) === name)));
    const unknown = sentences.filter((sentence) => COMMAND.test(sentence) && !byName.has(nameOf(sentence)));
    return [
        ...wrong,
        ...(0,shared_text/* listQuoted */.x)(`Unknown command, use one of ${listForms(COMMENT_COMMANDS)}`, unknown),
        ...(0,shared_text/* listQuoted */.x)("These sentences of the comments are not understood and not followed", sentences.filter((sentence) => !COMMAND.test(sentence))),
    ];
}
function nameReference(reference) {
    return "sha" in reference ? reference.sha : `#${reference.pullRequest}`;
}

;// CONCATENATED MODULE: ./lib/service/domain/commits/phrases.js

const MAX_WORD = 200;
/** Splits a body into words, in linear time; an overlong word only separates phrases. */
function splitWords(body) {
    const words = [];
    for (const [written] of body.matchAll(/\S+/g)) {
        if (written.length > MAX_WORD) {
            words.push({ text: "", closes: true });
            continue;
        }
        const opened = written.replace(/^["'`([{<*_“‘]+/, "");
        const text = /^.*[^"'`)\]}>*_”’.,;:!?]/s.exec(opened)?.[0] ?? "";
        words.push({ text, closes: /[.;!?)\]}]/.test(opened.slice(text.length)) });
    }
    return words;
}
const phrases_KINDS = new Map([
    ...["tag", "release", "version"].map((word) => [word, "tag"]),
    ...["commit", "commits", "revision", "sha"].map((word) => [word, "commit"]),
]);
/** Reads "the tag v1.2.0" at `index`. */
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
function looksLikeSha(word) {
    return /^[0-9a-f]{7,64}$/i.test(word) && /\d/.test(word) && /[a-f]/i.test(word);
}
/** The tag of a word: itself, the release of a short version (v1.2 → v1.2.0), or the word as written. */
function selectTagName(word, tags, isCalledTag) {
    if (word === "")
        return undefined;
    const { names, finals } = indexTags(tags);
    if (names.has(word) && (isCalledTag || /\d/.test(word)))
        return word;
    const version = (0,git_tags/* parseTagName */.fe)(word);
    if (version === undefined || (!isCalledTag && !isWrittenAsVersion(word)))
        return undefined;
    const [only, second] = finals.get(renderVersion(version)) ?? [];
    return second === undefined ? (only?.name ?? word) : word;
}
const indexes = new WeakMap();
/** Once for all words and sentences: a repository can have thousands of tags. */
function indexTags(tags) {
    const versionOf = ({ name }) => {
        const version = (0,git_tags/* parseTagName */.fe)(name);
        return version === undefined || !(0,git_tags/* isFinal */.dR)(version) ? "" : renderVersion(version);
    };
    const index = indexes.get(tags) ?? {
        names: new Set(tags.map(({ name }) => name)),
        finals: Map.groupBy(tags, versionOf),
    };
    indexes.set(tags, index);
    return index;
}
/** Equal for the same version, however many zeros it ends with. */
function renderVersion({ suffix, ...version }) {
    return [(0,git_tags/* renderKey */.kB)(version), suffix.kind, ...suffix.parts].join(" ");
}
function isWrittenAsVersion(word) {
    return !/^\d{4}[-.]\d\d[-.]\d\d/.test(word) && /(?:^|[-_/@])(?:v\d|\d+\.\d)/i.test(word);
}
const DAY = 86_400_000;
/** Reads phrases such as "7 days ago" and "March 3" in UTC. A day or a month means all of it, in the past. */
async function loadParseTime(now) {
    const { casual } = await __webpack_require__.e(/* import() */ 688).then(__webpack_require__.bind(__webpack_require__, 9307));
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
/** In UTC; weeks begin on Monday. */
function buildUnit(date, unit) {
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    const midnight = Math.floor(date.getTime() / DAY) * DAY;
    const monday = midnight - ((date.getUTCDay() + 6) % 7) * DAY;
    const quarter = month - (month % 3);
    const units = {
        year: [Date.UTC(year, 0), Date.UTC(year + 1, 0)],
        quarter: [Date.UTC(year, quarter), Date.UTC(year, quarter + 3)],
        month: [Date.UTC(year, month), Date.UTC(year, month + 1)],
        week: [monday, monday + 7 * DAY],
    };
    const [start, next] = units[unit] ?? [midnight, midnight + DAY];
    return { start: new Date(start), end: new Date(next - 1000) };
}

;// CONCATENATED MODULE: ./lib/service/domain/commits/body.js


const MAX_TIMES = 50;
const MAX_TIME_LENGTH = 100;
const MAX_QUOTED = 3;
const MAX_QUOTE = 100;
const MAY_SELECT = /\b(?:since|after|from|between|last|past|latest|previous|newest|recent|this|commits?|revision|sha)\b|[0-9a-f]{7}|\.\./i;
/** Reads which commits a body names (operation `jobs.create`). Several selections count as none; `origin` says so. */
async function selectFromBody(history, body, now) {
    const found = MAY_SELECT.test(body)
        ? findPhrases(splitWords(body), { tags: history.tags, now, parseTime: limit(await loadParseTime(now)) })
        : [];
    const phrases = await keepCommits(history, found);
    const distinct = [...new Map(phrases.map((phrase) => [JSON.stringify(phrase.meant), phrase])).values()];
    const [only, second] = distinct;
    if (only === undefined)
        return { changes: [], origin: describeNothing(found), isClear: false };
    if (second !== undefined) {
        const quotes = distinct.slice(0, MAX_QUOTED).map(({ quote }) => `"${quote}"`);
        return { changes: [], origin: `\`body\` names more than one selection: ${quotes.join(" and ")}`, isClear: false };
    }
    const changes = await body_buildChanges(history, only.meant);
    return { changes, origin: `read from "${only.quote}" in \`body\``, isClear: true };
}
/** Drops words that look like a SHA but are none of this history: a digest, a colour, an ID. */
async function keepCommits({ directory }, phrases) {
    const kept = phrases.map(async (phrase) => {
        if (phrase.looksLike === undefined)
            return [phrase];
        const known = await (0,revision/* readRevisions */.p2)(directory, phrase.looksLike);
        const commits = phrase.looksLike.filter((_, index) => known[index] !== "unknown");
        return commits.length === 0 ? [] : [buildNamed(commits, true)];
    });
    return (await Promise.all(kept)).flat();
}
function describeNothing(found) {
    const nothing = "neither `changes` nor `body` names any commits";
    const quotes = found.slice(0, MAX_QUOTED).map(({ quote }) => quote.slice(0, MAX_QUOTE));
    return quotes.length === 0 ? nothing : `${nothing}: there is no commit ${quotes.join(" or ")}`;
}
async function body_buildChanges({ directory, tags }, meant) {
    if (meant === "latest")
        return [];
    if (!("start" in meant))
        return [meant];
    const resolve = async ({ kind, name }) => kind === "tag" ? (await (0,revision/* resolveTag */.fn)(directory, tags, name)).commit : name;
    return [{ commits: { startSha: await resolve(meant.start), endSha: await resolve(meant.end) } }];
}
/** The same reader for a bounded number of texts: each costs milliseconds. */
function limit(parseTime) {
    const known = new Map();
    return (text) => {
        if (!known.has(text) && known.size < MAX_TIMES)
            known.set(text, parseTime(text));
        return known.get(text);
    };
}
const MAX_WORDS = 12;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const RECENT = /^(?:last|past|latest|previous|newest|recent)$/;
const OF_TIME = /^(hour|day|week|month|quarter|year)s?$/;
const OF_RELEASE = /^(?:release|version|tag)s?$/;
const TIME_BEGINS = /^(?:\d|an?$|last$|today|yesterday|one$|two$|three$|four$|five$|six$|seven$|eight$|nine$|ten$|jan|feb|mar|apr|may$|june?$|july?$|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)/i;
const READERS = [readSince, readBetween, readDelta, readRecent, readThis];
/** Finds every phrase that selects commits, in linear time: a phrase has at most 12 words. */
function findPhrases(words, context) {
    const phrases = [];
    const shas = new Set();
    let isCalled = false;
    for (let index = 0; index < words.length;) {
        const clause = selectClause(words, index);
        const reading = READERS.reduce((found, read) => found ?? read(clause, context), undefined);
        const named = reading ? undefined : readCommit(clause, context);
        if (reading !== undefined) {
            const quoted = clause.slice(0, reading.words).map(({ text }) => text);
            phrases.push({ quote: quoted.join(" "), meant: reading.meant });
        }
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
function buildNamed(shas, isCalled) {
    return { quote: shas.join(", "), meant: { commits: { shas } }, ...(isCalled ? {} : { looksLike: shas }) };
}
function selectClause(words, index) {
    const clause = words.slice(index, index + MAX_WORDS);
    const end = clause.findIndex(({ closes }) => closes);
    return end === -1 ? clause : clause.slice(0, end + 1);
}
function wordAt(words, index) {
    return words[index]?.text.toLowerCase() ?? "";
}
/** "since v1.2", "after commit abc1234", "since the last release", "since last month". */
function readSince(words, context) {
    if (!/^(?:since|after)$/.test(wordAt(words, 0)))
        return undefined;
    const article = Number(wordAt(words, 1) === "the");
    if (RECENT.test(wordAt(words, 1 + article)) && /^(?:release|version|tag)$/.test(wordAt(words, 2 + article))) {
        return { words: article + 3, meant: "latest" };
    }
    const start = parseReference(words, 1, context.tags);
    if (start !== undefined)
        return { words: start.words + 1, meant: buildSince(start) };
    const time = readTime(words, 1, words.length, context);
    if (time === undefined || time.start > context.now)
        return undefined;
    return { words: time.words + 1, meant: buildTimeRange(time.start, context.now) };
}
/** "from abc1234 to def5678", "between v1.2 and v1.3", "from 1 May to 3 June". */
function readBetween(words, context) {
    const opening = wordAt(words, 0);
    if (opening !== "from" && opening !== "between")
        return undefined;
    const joins = opening === "from" ? /^(?:to|until|till|through|up)$/ : /^and$/;
    const join = words.findIndex((_, at) => at > 1 && joins.test(wordAt(words, at)));
    if (join === -1)
        return undefined;
    const second = join + 1 + Number(wordAt(words, join) === "up");
    const start = parseReference(words, 1, context.tags);
    if (start !== undefined && start.words === join - 1) {
        if (/^(?:head|now|today|main|master)$/.test(wordAt(words, second))) {
            return { words: second + 1, meant: buildSince(start) };
        }
        const end = parseReference(words, second, context.tags);
        return end && { words: second + end.words, meant: buildBetween(start, end) };
    }
    const first = readTime(words, 1, join, context);
    const last = first && readTime(words, second, words.length, context);
    if (first === undefined || last === undefined || first.start >= last.end)
        return undefined;
    return { words: second + last.words, meant: buildTimeRange(first.start, last.end) };
}
function readDelta(words, { tags }) {
    const { text = "" } = words[0] ?? {};
    const dots = text.indexOf("..", 1);
    if (dots === -1)
        return undefined;
    const [from, to] = [text.slice(0, dots), text.slice(dots).replace(/^\.{2,3}/, "")];
    const [start, end] = [from, to].map((text) => parseReference([{ text, closes: true }], 0, tags));
    return start && end && { words: 1, meant: buildBetween(start, end) };
}
/** "last five commits", "the 3 most recent releases", "the latest release", "the past week", "last quarter". */
function readRecent(words, context) {
    let at = Number(wordAt(words, 0) === "the");
    const isDefinite = at > 0 || wordAt(words, at) === "past";
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
    const taken = at + 1;
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
function readThis(words, { now }) {
    const [, unit] = OF_TIME.exec(wordAt(words, 1)) ?? [];
    if (wordAt(words, 0) !== "this" || unit === undefined || unit === "hour")
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
    if (!/^(?:commits?|revision|sha)$/i.test(text) || !/^[0-9a-f]{7,64}$/i.test(words[1]?.text ?? ""))
        return undefined;
    return parseReference(words, 0, tags);
}
function readTime(words, index, end, { parseTime }) {
    const text = words.slice(index, end).map((word) => word.text);
    const article = Number(text[0]?.toLowerCase() === "the");
    if (!TIME_BEGINS.test(text[article] ?? ""))
        return undefined;
    const time = parseTime(text.slice(article).join(" ").slice(0, MAX_TIME_LENGTH));
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
    const render = (date) => date.toISOString().replace(".000Z", "Z");
    return { timeRange: { start: render(start), end: render(end) } };
}

// EXTERNAL MODULE: ./lib/git/ranges.js
var ranges = __webpack_require__(9128);
;// CONCATENATED MODULE: ./lib/service/domain/commits/spans.js







/** One span per release, else one for all selectors. `origin` ends the sentence; `paths` filters commits. */
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
        throw new errors/* ReleaseDocsError */.D3("git/no-releases", "This repository has no tag that names a version, so there is no last release.");
    }
    return pairs.map(({ tag, previous }) => [
        { range: (0,ranges/* buildRange */._M)(tag.commit, previous.tag?.commit), tag, previousTag: previous.tag },
    ]);
}
async function readSpan({ directory, tags }, selected, paths) {
    const commits = await readUnion(directory, selected, paths);
    const [only] = selected.length === 1 ? selected : [];
    const [newest] = commits;
    // A range of SHAs that ends in a tagged commit is that release.
    const isRange = only?.range.noWalk === false;
    const [release] = isRange ? (0,git_tags/* buildReleases */.tu)(tags.filter(({ commit }) => commit === newest?.sha)) : [];
    const tag = only?.tag ?? release?.tag;
    return {
        version: tag === undefined ? undefined : ((0,git_tags/* parseTagName */.fe)(tag.name)?.version ?? tag.name),
        tag: tag?.name,
        previousTag: only?.previousTag?.name,
        date: (tag?.createdAt ?? newest?.committedAt ?? "").slice(0, 10),
        commits,
    };
}
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
/** Throws `git/unknown-tag` or `git/unknown-revision`, with the nearest names. */
async function selectRange(history, selector) {
    if ("timeRange" in selector) {
        const window = { start: new Date(selector.timeRange.start), end: new Date(selector.timeRange.end) };
        return { range: await (0,ranges/* readCommitsBetween */.jc)(history.directory, history.head, window) };
    }
    if ("tags" in selector)
        return selectTags(history, selector.tags);
    return selectCommits(history, selector.commits);
}
async function selectLatest(history) {
    const { tag, previous } = await (0,ranges/* findLatestRange */.k)(history);
    const range = (0,ranges/* buildRange */._M)(tag?.commit ?? history.head, previous.tag?.commit);
    return { range, tag, previousTag: previous.tag };
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
/** A selector as part of a sentence: `v1.2.0..v1.3.0`, `the last 5 commits`. */
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
    const end = "endSha" in commits ? commits.endSha.slice(0, 7) : "HEAD";
    const included = "includeStartCommit" in commits && commits.includeStartCommit ? ", with its start" : "";
    return `${commits.startSha.slice(0, 7)}..${end}${included}`;
}

;// CONCATENATED MODULE: ./lib/service/domain/source-parts.js







/** Errors of selectors that are meant for another repository. */
const NOT_HERE = new Set([
    "git/unknown-tag",
    "git/unknown-revision",
    "git/ambiguous-revision",
    "git/start-not-in-end",
    "git/no-releases",
]);
/** Throws the first error if the selectors apply to no source. */
async function readParts(sources, request, given) {
    const read = await Promise.all(sources.map((source) => readPart(source, request, given).catch(asNotHere)));
    const parts = read.filter((one) => "source" in one);
    const failed = read.find((one) => one instanceof errors/* ReleaseDocsError */.D3);
    if (parts.length === 0 && failed !== undefined)
        throw failed;
    const missing = read.flatMap((one, index) => one instanceof errors/* ReleaseDocsError */.D3 ? [`The draft leaves out ${sources[index]?.repository.name}: ${one.message}`] : []);
    const sentence = parts
        .map((part) => (sources.length === 1 ? part.sentence : `${part.source.repository.name}: ${part.sentence}`))
        .join("\n");
    const remarks = parts.flatMap((part) => part.remarks);
    return { parts, sentence, remarks: [...new Set([...missing, ...remarks, ...selectNotUnderstood(parts)])] };
}
function asNotHere(error) {
    if (error instanceof errors/* ReleaseDocsError */.D3 && NOT_HERE.has(error.code))
        return error;
    throw error;
}
async function readPart(source, request, given) {
    const asked = await readRequestedWork(source, request, given);
    const { changes, origin } = asked.selection;
    const selected = await selectSpans(source.history, changes, origin, given.paths);
    const { spans, remarks } = await readMetadata(source, selected.spans);
    return { source, asked, spans, sentence: selected.sentence, remarks: [...remarks, ...asked.remarks] };
}
/** Only what no source understands: a sentence may name a change of another repository. */
function selectNotUnderstood([first, ...others]) {
    const unknown = others.map(({ asked }) => new Set(asked.notUnderstood));
    const isUnknown = (sentence) => unknown.every((sentences) => sentences.has(sentence));
    return describeNotUnderstood(first?.asked.notUnderstood.filter(isUnknown) ?? []);
}
const MAX_SELECTING_SENTENCES = 100;
/** The last comment that selects commits decides. Commands on files count from `excludedAt`. */
async function readRequestedWork({ history, repository }, request, { comments, now, excludedAt }) {
    const own = request.eventType === undefined ? (request.comments ?? []) : [];
    const all = [...own.map((body) => ({ body, createdAt: now, askedAt: new Date(0) })), ...comments];
    let selection = await readSelection(history, request, now);
    const notUnderstood = [];
    const parsed = all.map((comment) => ({ comment, parts: parseComment(comment, repository.name) }));
    for (const { comment, parts } of parsed) {
        const read = await selectFromComment(history, comment, parts.others);
        selection = read.selection ?? selection;
        notUnderstood.push(...parts.wrongCommands, ...read.others);
    }
    const counts = ({ createdAt, askedAt = createdAt }) => excludedAt === undefined || askedAt > excludedAt;
    const commands = parsed.flatMap(({ comment, parts: { commands } }) => commands.filter((command) => !("path" in command) || counts(comment)));
    return {
        selection,
        ...joinCommands(commands),
        guidance: parsed.flatMap(({ parts: { guidance } }) => guidance),
        suggestions: parsed.flatMap(({ parts: { suggestion } }) => suggestion ?? []),
        notUnderstood,
    };
}
/** With an event type `body` is context only (operation `jobs.create`). */
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
/** Several selections in one comment select nothing. */
async function selectFromComment(history, { changes, createdAt }, sentences) {
    if (changes !== undefined && changes.length > 0) {
        return { selection: { changes, origin: "from `changes` of a comment", isClear: true }, others: sentences };
    }
    const looked = sentences.slice(0, MAX_SELECTING_SENTENCES);
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
// Each is compared with every change.
const MAX_NAMED_CHANGES = 1_000;
function joinCommands(commands) {
    const leftOut = new Map();
    const neverLeftOut = [];
    const reword = [];
    const files = new Map();
    for (const command of commands) {
        if (command.kind === "reword")
            reword.push(command);
        else if ("path" in command)
            files.set(command.path, command.kind);
        else {
            for (const reference of command.references) {
                const name = nameReference(reference);
                if (command.kind === "leaveOut")
                    leftOut.set(name, reference);
                else if (!leftOut.delete(name))
                    neverLeftOut.push(name);
            }
        }
    }
    const pathsOf = (kind) => [...files].flatMap(([path, last]) => (last === kind ? [path] : []));
    const isTooMuch = Math.max(leftOut.size, reword.length) > MAX_NAMED_CHANGES;
    const limit = `The comments leave out or reword more than ${MAX_NAMED_CHANGES} changes; the rest is ignored.`;
    return {
        edits: { leaveOut: [...leftOut.values()].slice(0, MAX_NAMED_CHANGES), reword: reword.slice(0, MAX_NAMED_CHANGES) },
        excludedFiles: pathsOf("exclude"),
        restoredFiles: pathsOf("restore"),
        remarks: [
            ...(0,shared_text/* listQuoted */.x)("These changes were never left out, so nothing brings them back", neverLeftOut),
            ...(isTooMuch ? [limit] : []),
        ],
    };
}
function selectUnmatched(parts) {
    const selectLeftOut = ({ written }) => written.flatMap(({ notes }) => notes.leftOut);
    const selectListed = ({ written }) => written.flatMap(({ notes: { changes, dependencies } }) => {
        const updates = new Set(dependencies.shas);
        return changes.filter(({ commits }) => !updates.has(commits[0].sha));
    });
    const leaveOut = countMatches(parts, ({ edits }) => edits.leaveOut, selectLeftOut);
    const reword = countMatches(parts, ({ edits }) => edits.reword.map(({ reference }) => reference), selectListed);
    const selectNames = (matches, isMeant) => [...matches].filter(([, count]) => isMeant(count)).map(([name]) => name);
    const isMissing = (count) => count === 0;
    const ambiguous = new Set(selectNames([...leaveOut, ...reword], (count) => count > 1));
    return [
        ...(0,shared_text/* listQuoted */.x)("These changes cannot be left out: they are not in the notes", selectNames(leaveOut, isMissing)),
        ...(0,shared_text/* listQuoted */.x)("These changes cannot be reworded: they have no entry of their own", selectNames(reword, isMissing)),
        ...(0,shared_text/* listQuoted */.x)("These name changes of several repositories; write owner/name#12 to mean one", [...ambiguous]),
    ];
}
function countMatches(parts, select, changesOf) {
    const matches = new Map();
    for (const part of parts) {
        const changes = changesOf(part);
        for (const [name, reference] of new Map(select(part).map((one) => [nameReference(one), one]))) {
            const isListed = changes.some((change) => isNamedBy(change, reference));
            matches.set(name, (matches.get(name) ?? 0) + Number(isListed));
        }
    }
    return matches;
}

;// CONCATENATED MODULE: ./lib/service/domain/draft.js














/** Commits → notes → files → branch → text of the pull request. Throws what a person has to fix. */
async function writeDraft(workspace, publication, order) {
    const { addEntry, former } = order;
    const { sources } = workspace;
    const { written, config, titles, sentence, asked, unmatched } = await writeNotes(workspace, publication, order);
    const subject = nameSubject(written, order.request.eventType);
    const names = nameTitles(workspace, subject, order.title);
    const excluded = [...new Set([...(order.excludedFiles ?? []), ...(asked?.excludedFiles ?? [])])];
    const { restored, remarks: refusals } = selectRestored(asked?.restoredFiles ?? []);
    const excludedFiles = excluded.filter((path) => !restored.includes(path));
    const title = buildTitle(titles.pullRequest, names);
    const nothing = { branch: undefined, isEmptied: false, body: "", pullRequests: undefined, withheld: [] };
    const unwritten = { ...nothing, title, config, excludedFiles };
    const commits = written.reduce((sum, { span }) => sum + span.commits.length, 0);
    // Nothing is written, so nothing is restored either.
    if (commits === 0)
        return { ...unwritten, excludedFiles: excluded, summary: sentence };
    addNotices(addEntry, [...unmatched, ...refusals]);
    const content = { ...(await addNoteEntries(written, config, order)), sentence };
    const host = await workspace.openCodeHost();
    const branch = former?.branch ?? nameBranch(workspace, publication, subject);
    const openBranch = () => host.openDraft(branch, { base: config.pullRequest?.base });
    const { open, draft, edits, withheld, remarks } = await commitDraft(openBranch, {
        sources,
        config,
        written,
        subject: subject.branch,
        suggestions: asked?.suggestions ?? [],
        excludedFiles,
        restoredFiles: restored.flatMap((path) => order.withheld?.get(path) ?? []),
        formerFiles: former?.files ?? [],
        commit: { title: buildTitle(titles.commit, names), body: sentence },
    });
    addNotices(addEntry, remarks);
    const committed = { ...unwritten, withheld, pullRequests: open.pullRequests };
    if (draft === undefined) {
        const isEmptied = former !== undefined && former.files.length > 0;
        if (isEmptied) {
            const details = { branch: former.branch, files: [] };
            addEntry("draft", `The branch ${former.branch} no longer changes any file.`, details);
            addEntry("diff", "");
        }
        const why = isEmptied ? "the draft is empty now" : "the documents are already up to date";
        return { ...committed, isEmptied, summary: `Nothing to change for ${subject.spoken}: ${why}.` };
    }
    const described = await addFileEntries(addEntry, open, draft, { edits, written });
    const home = sources.find(({ isElsewhere }) => !isElsewhere)?.repository.name;
    const body = renderPullRequestBody({ ...content, ...described, subject: names.subject, written, home });
    const from = countWords(commits, ["commit", "commits"]);
    const summary = `Wrote ${draft.files.join(", ")} for ${subject.spoken}, from ${from}.`;
    return { ...committed, branch, summary, body };
}
function selectRestored(paths) {
    const isRefused = (path) => !(0,draft_files/* acceptsPath */.lM)((one) => (0,draft_files/* checkDraftPath */.VU)(one, true), path);
    const refused = paths.filter(isRefused);
    return {
        restored: paths.filter((path) => !refused.includes(path)),
        remarks: (0,shared_text/* listQuoted */.x)("These files stay excluded, because they are no documents that a draft may write", refused),
    };
}
async function writeNotes({ sources }, publication, order) {
    const { request, now, addEntry, comments = [], excludedAt } = order;
    const { paths } = publication.config;
    const { parts, sentence, remarks } = await readParts(sources, request, { comments, now, paths, excludedAt });
    const asked = parts[0]?.asked;
    const guided = followGuidance(publication.config, publication.instructions, asked?.guidance);
    const writePart = async ({ source, asked, spans }) => {
        const edits = { ...asked.edits, kinds: guided.leaveOut };
        return { written: await Promise.all(spans.map((span) => writeSpan(source, span, guided.config, edits))), edits };
    };
    const edited = await Promise.all(parts.map(writePart));
    addEntry("selection", sentence);
    addNotices(addEntry, [...guided.remarks, ...remarks]);
    const { config, titles } = guided;
    return { written: selectWritten(edited), config, titles, sentence, asked, unmatched: selectUnmatched(edited) };
}
/** Of several sources, only those that have any of the commits. */
function selectWritten(parts) {
    const all = parts.flatMap(({ written }) => written);
    const some = all.filter(({ span }) => span.commits.length > 0);
    return parts.length > 1 && some.length > 0 ? some : all;
}
async function addNoteEntries(written, config, { addEntry, links: read = [], readContext }) {
    const areSeveral = groupBySource(written).size > 1;
    const account = written
        .map(({ notes, source }) => `${areSeveral ? `${source.name}: ` : ""}${renderCommitCount(notes)}.`)
        .join(" ");
    addEntry("account", account);
    const hasReleaseNotes = (0,publications/* selectKinds */.GK)(config).writeReleaseNotes;
    if (hasReleaseNotes)
        addEntry("releaseNotes", renderAll(written));
    const messages = written.flatMap(({ span }) => span.commits.map(({ subject, body }) => `${subject}\n\n${body}`));
    const context = await readContext?.({ tags: written.flatMap(({ span }) => span.tag ?? []), messages });
    addNotices(addEntry, context?.remarks ?? []);
    const distinct = new Map([...read, ...(context?.links ?? [])].map((link) => [link.url, link]));
    const links = renderLinks([...distinct.values()]);
    if (links !== "")
        addEntry("links", links);
    return { account, hasReleaseNotes, links };
}
const MAX_TRIES = 4;
/** Writes the files and pushes them; starts over where someone pushes to the branch meanwhile. */
async function commitDraft(openBranch, parts) {
    for (let tries = MAX_TRIES - 1;; tries -= 1) {
        try {
            await putWithheld(openBranch, parts.restoredFiles);
            const open = await openBranch();
            const written = await writeEdits(open, parts);
            const draft = await open.write({ ...parts.commit, edits: written.edits });
            if (draft === undefined)
                await open.restoreFiles(parts.formerFiles);
            return await revertExcluded(openBranch, { open, draft, ...written }, parts);
        }
        catch (error) {
            const isMoved = error instanceof errors/* ReleaseDocsError */.D3 && error.code === "codehost/draft-moved";
            if (!isMoved || tries === 0)
                throw error;
        }
    }
}
async function putWithheld(openBranch, files) {
    if (files.length === 0)
        return;
    const open = await openBranch();
    await open.putFiles(files.map(({ content, file: { path } }) => ({ path, content })));
}
async function writeEdits(open, { sources, config, written, subject, suggestions, excludedFiles }) {
    const files = await writeFiles(open, config, written, subject);
    const documents = (0,publications/* selectKinds */.GK)(config).writeDocumentation
        ? await updateDocuments(open, sources, config, written)
        : { edits: [], remarks: [] };
    const taken = new Set(files.map(({ path }) => path));
    const all = [...files, ...documents.edits.filter(({ path }) => !taken.has(path))];
    const suggested = await writeSuggestions(open, all, suggestions);
    const withheld = [];
    for (const edit of suggested.edits.filter(({ path }) => excludedFiles.includes(path))) {
        const isNew = (await open.readFile(edit.path)) === undefined;
        withheld.push({ content: edit.content, file: { ...describeFile(edit.path, edit, written), isNew } });
    }
    return {
        edits: suggested.edits.filter(({ path }) => !excludedFiles.includes(path)),
        withheld,
        remarks: [...documents.remarks, ...suggested.remarks],
    };
}
/** Reverts excluded files on a branch that has commits of others, and so keeps earlier changes. */
async function revertExcluded(openBranch, committed, { excludedFiles }) {
    const { draft, withheld } = committed;
    const excluded = draft?.files.filter((path) => excludedFiles.includes(path)) ?? [];
    if (draft === undefined || excluded.length === 0)
        return committed;
    const held = await openBranch();
    const unknown = excluded.filter((path) => !withheld.some(({ file }) => file.path === path));
    const reverted = await readWithheldFiles(held, unknown);
    await held.restoreFiles(excluded);
    const files = draft.files.filter((path) => !excluded.includes(path));
    return {
        ...committed,
        open: await openBranch(),
        draft: files.length === 0 ? undefined : { ...draft, files },
        withheld: [...withheld, ...reverted],
    };
}
/** Reads files before they are excluded. Skips links and binary files: a draft cannot write them. */
async function readWithheldFiles(open, paths) {
    const read = async (path) => {
        try {
            const content = await open.readDrafted(path);
            return content === undefined ? [] : [{ content, file: describeFile(path) }];
        }
        catch (error) {
            if (error instanceof errors/* ReleaseDocsError */.D3)
                return [];
            throw error;
        }
    };
    return (await Promise.all(paths.map(read))).flat();
}
async function addFileEntries(addEntry, open, { branch, files }, { edits, written }) {
    const diff = await open.diff();
    const added = new Set([...diff.matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.+)$/gm)].map(([, path]) => path));
    const editOf = new Map(edits.map((edit) => [edit.path, edit]));
    const described = files.map((path) => ({ ...describeFile(path, editOf.get(path), written), isNew: added.has(path) }));
    const details = { branch, files: described, compareUrl: open.pullRequests?.compareUrl };
    addEntry("draft", `The branch ${branch} changes ${files.join(", ")}.`, details);
    const documents = edits.filter(({ path, renewed }) => renewed === true && files.includes(path));
    if (documents.length > 0) {
        addEntry("documentation", documents.map(({ path, why }) => `${path}: ${why}.`).join("\n"));
    }
    addEntry("diff", diff);
    return { files: described, renewed: documents.length };
}

;// CONCATENATED MODULE: ./lib/service/domain/update-draft.js












/** 400 for both or neither; 409 if the draft cannot be changed now, or its code host refuses. */
async function updateDraft(parts, actor, id, { staged, excludedFiles }) {
    if ((staged === undefined) === (excludedFiles === undefined)) {
        throw (0,store_errors/* badRequest */.li)("Give staged or excludedFiles, not both in one update.");
    }
    const row = await readRecord(parts.store, "conversations", actor.orgId, id);
    if (row.status === "running")
        throw (0,store_errors/* conflict */.hj)("This conversation is running. Wait until its turn is over.");
    const change = await (staged === undefined
        ? setExcluded(parts, row, excludedFiles ?? [])
        : setStaged(parts, row, staged)).catch((error) => {
        if (!(error instanceof errors/* ReleaseDocsError */.D3))
            throw error;
        const message = error.explanation;
        throw error.code === "codehost/path-refused" ? (0,store_errors/* badRequest */.li)(message) : (0,store_errors/* conflict */.hj)(message);
    });
    if (change === undefined)
        return;
    await parts.store.transaction(async (within) => {
        await insertEntries(within, { conversationId: row.id, turnId: null }, change.entries);
        const { status } = await readRecord(within, "conversations", actor.orgId, row.id);
        // A comment may have requested work meanwhile.
        const to = { ...change.to, ...(status === "running" ? { status } : {}) };
        await updateRecord(within, "conversations", row.id, to);
        const delta = audit_describeDelta(selectAudited(row), selectAudited({ ...row, ...to }));
        const config = { conversationId: row.id };
        await audit_writeAudit(within, actor, { type: "action-update", summary: "Updated a conversation", delta, config });
    });
}
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
    const last = await readLastEntry(parts.store, row.id, "pullRequest");
    const text = { title: row.title, body: last?.message ?? "", isOurs: false };
    const entries = [];
    const output_url = await publishDraft(pullRequests, config, text, collectEntries(entries));
    return { to: { status: "open", staged: 0, output_url }, entries };
}
async function setExcluded(parts, row, given) {
    if (row.branch === null)
        throw (0,store_errors/* conflict */.hj)("This conversation has no draft to exclude files from.");
    checkOpenForWork(row);
    const files = new Set(given);
    const before = new Set(parseTexts(row.excluded_files_json));
    const { open } = await openDraft(parts, row, row.branch);
    const { files: drafted } = await readRecordedDraft(parts.store, row.id);
    const draftedBy = new Map(drafted.map((file) => [file.path, file]));
    const known = readWithheld(row);
    const added = [...files].filter((path) => !before.has(path));
    const changed = added.length === 0 ? [] : await readChanged(await open(), added);
    for (const { content, file } of changed) {
        known.set(file.path, { content, file: draftedBy.get(file.path) ?? file });
    }
    const returned = [...before].filter((path) => !files.has(path));
    const restored = returned.flatMap((path) => known.get(path) ?? []);
    for (const { file } of restored)
        (0,draft_files/* checkDraftPath */.VU)(file.path, true);
    // Before the branch changes: a repeated call would not find the contents there.
    await storeWithheld(parts.store, row.id, known);
    if (added.length > 0)
        await (await open()).restoreFiles(added);
    await putWithheld(open, restored);
    const entries = [];
    const addEntry = collectEntries(entries);
    const unknown = returned.filter((path) => !known.has(path));
    if (unknown.length > 0) {
        addNotices(addEntry, [`The draft has no content for ${unknown.join(", ")}; the next turn may write it.`]);
    }
    const back = restored.map(({ file }) => file);
    await addRest(addEntry, await open(), [...drafted.filter(({ path }) => !files.has(path)), ...back]);
    const pullRequest = await readLastEntry(parts.store, row.id, "pullRequest");
    if (pullRequest !== undefined)
        addEntry("pullRequest", updateFileLines(pullRequest.message, [...files], back));
    const to = { excluded_files_json: JSON.stringify([...files]), excluded_at: parts.store.now() };
    return { to: { ...to, ...renderWithheld(known, [...files]) }, entries };
}
async function readChanged(open, paths) {
    const changed = new Set([...(await open.diff()).matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path));
    const drafted = paths.filter((path) => changed.has(path));
    return readWithheldFiles(open, drafted);
}
async function addRest(addEntry, open, left) {
    const files = [...new Map(left.map((file) => [file.path, file])).values()];
    const changes = files.length === 0 ? "nothing" : files.map(({ path }) => path).join(", ");
    const details = { branch: open.branch, files, compareUrl: open.pullRequests?.compareUrl };
    addEntry("draft", `Without excluded files, the branch ${open.branch} changes ${changes}.`, details);
    addEntry("diff", await open.diff());
}
async function openDraft(parts, row, branch) {
    if (row.publication_id === null)
        throw (0,store_errors/* conflict */.hj)("The publication of this conversation was deleted.");
    const publication = await readPublication(parts, row.publication_id);
    const { config } = followGuidance(publication.config, publication.instructions);
    const host = await parts.repositories.openCodeHost(publication.docs);
    return { config, open: () => host.openDraft(branch, { base: config.pullRequest?.base }) };
}

;// CONCATENATED MODULE: ./lib/service/api/conversations.js

















function implementConversations(parts) {
    const { store, worker } = parts;
    const { conversations } = procedures;
    const show = async (context, id) => {
        const row = await readRecord(store, "conversations", context.orgId, id);
        const [shown] = await asConversations(store, [row]);
        return shown ?? { id, status: row.status };
    };
    return {
        create: conversations.create.use(needs("conversation:create")).handler(async ({ input, context }) => {
            const { id, isNew } = await withIdempotencyKey(store, context, { create: "conversation", input }, (within) => conversations_insertConversation(within, context, input));
            const answer = await show(context, id);
            if (isNew)
                worker.wake();
            return answer;
        }),
        get: conversations.get.use(needsFor("conversation:get")).handler(({ input, context }) => show(context, input.id)),
        list: conversations.list.handler(async ({ input, context }) => {
            const { rows, ...tokens } = await readPage(input, selectConversations(store, context, input), {
                bytes: CONVERSATION_BYTES,
            });
            return { conversations: await asConversations(store, rows), ...tokens };
        }),
        update: conversations.update.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
            await updateDraft(parts, context.actor, input.id, input);
            return show(context, input.id);
        }),
        annotate: conversations.annotate.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
            const status = await store.transaction((within) => scheduleAnnotation(within, context, input.id));
            worker.wake();
            return { conversationId: input.id, status };
        }),
        notify: conversations.notify.use(needsFor("conversation:notify")).handler(async ({ input, context }) => {
            return notify(parts, context, input.id);
        }),
    };
}
async function conversations_insertConversation(within, context, input) {
    const { publication: named, stage = false, ...asked } = input;
    const publication = await (named === undefined
        ? resolveOnlyPublication(within, context)
        : resolveRecord(within, "publications", context, named));
    const config = parsePublicationConfig(publication.config_json);
    const { repositories } = await readSources(within, context.orgId, config);
    const [connectionId] = repositories;
    if (connectionId === undefined)
        throw (0,store_errors/* badRequest */.li)(`The publication ${publication.name} has no source repository.`);
    const request = { ...asked, title: `Update ${publication.name}`, sourceConnection: connectionId };
    const { conversationIds } = await insertJob(within, context.actor, {
        request,
        connectionId,
        fromAllSources: repositories.length > 1,
        publications: [publication],
        originType: "conversation",
        staged: stage,
    });
    return { id: conversationIds.join() };
}
function selectConversations({ database }, { orgId, access }, filter) {
    const { summary, branch, status, staged } = filter;
    return filterBy(database.selectFrom("conversations").selectAll(), {
        org_id: orgId,
        id: access.narrow("conversation"),
        branch,
        output_url: filter.outputUrl,
        job_id: filter.jobId,
        publication_id: filter.publicationId,
        operation_type: filter.operationType,
        status,
        origin_type: filter.originType,
        origin_url: filter.originURL,
        staged,
    }).$if(summary !== undefined, (some) => some.where(matchesSummary(summary ?? "")));
}
/** `skipped` if the conversation has no draft. */
async function scheduleAnnotation(within, { orgId, actor }, id) {
    await readRecord(within, "conversations", orgId, id);
    const draft = await readLastEntry(within, id, "draft");
    if (draft === undefined)
        return "skipped";
    await insertTask(within, actor, { kind: "annotate", subjectId: id, conversationId: id });
    const note = { type: "action-update", summary: "Requested annotations of a draft" };
    await audit_writeAudit(within, actor, { ...note, config: { conversationId: id } });
    return "scheduled";
}
const conversations_KIND = "notification";
/** Stores an entry before posting, so that a reused `Idempotency-Key` posts again only after a failure. */
async function notify(parts, context, id) {
    const { store } = parts;
    const conversation = await readRecord(store, "conversations", context.orgId, id);
    const connection = await readNotifier(store, conversation);
    const { slack, channelId } = await openChat(parts, connection);
    if (channelId === undefined)
        throw (0,store_errors/* conflict */.hj)(`The connection ${connection.name} names no channel.`);
    const { id: entryId, isNew } = await withIdempotencyKey(store, context, { create: conversations_KIND, input: { id } }, (within) => insertStarted(within, id, connection.name));
    if (!isNew) {
        const before = await readNotified(store, entryId);
        if (before !== undefined)
            return before;
    }
    const { compareUrl } = await readRecordedDraft(store, id);
    const message = await slack
        .postMessage({ channelId, text: renderMessage(conversation, compareUrl) })
        .catch(async (error) => {
        const fault = error instanceof errors/* ReleaseDocsError */.D3 ? error.explanation : String(error);
        const failed = `Posting to the channel of ${connection.name} failed. ${fault}`;
        await updateEntry(store, entryId, { status: "error", message: failed });
        throw error instanceof errors/* ReleaseDocsError */.D3 ? (0,store_errors/* conflict */.hj)(fault) : error;
    });
    const notified = { conversationId: id, connectionId: connection.id, channelId, messageId: message.ts };
    await store.transaction(async (within) => {
        const posted = `Posted to the channel of ${connection.name}.`;
        await updateEntry(within, entryId, { status: "success", message: posted, details: notified });
        const note = { type: "action-update", summary: "Posted a notification to a channel", config: notified };
        await audit_writeAudit(within, context.actor, note);
    });
    return notified;
}
async function insertStarted(within, conversationId, name) {
    const entry = { kind: conversations_KIND, status: "running", message: `Posting to the channel of ${name}.` };
    const [id = ""] = await insertEntries(within, { conversationId, turnId: null }, [entry]);
    return { id };
}
/** What the earlier call with this key posted; undefined if it failed. */
async function readNotified(store, entryId) {
    const entry = await readEntry(store, entryId);
    if (entry?.status === "success" && entry.details_json !== null)
        return parseNotified(entry.details_json);
    const isTaken = await updateEntry(store, entryId, { status: "running", message: entry?.message ?? "" }, "error");
    if (isTaken)
        return undefined;
    throw (0,store_errors/* conflict */.hj)("The result of the earlier call with this Idempotency-Key is unknown. Check the channel, and use another key to post again.");
}
async function readNotifier(store, conversation) {
    const { publication_id: publicationId, org_id: orgId } = conversation;
    if (publicationId === null)
        throw (0,store_errors/* conflict */.hj)("The publication of this conversation was deleted.");
    const { name, config_json } = await readRecord(store, "publications", orgId, publicationId);
    const { notifierConnection } = parsePublicationConfig(config_json);
    if (notifierConnection === undefined)
        throw (0,store_errors/* conflict */.hj)(`The publication ${name} has no notifierConnection.`);
    const connection = await connectionsOf(store, orgId).where("id", "=", notifierConnection).executeTakeFirst();
    if (connection === undefined)
        throw (0,store_errors/* conflict */.hj)(`The notifierConnection of the publication ${name} was deleted.`);
    if (connection.paused === 1)
        throw (0,store_errors/* conflict */.hj)(`The connection ${connection.name} is paused.`);
    return connection;
}
function renderMessage(row, compareUrl) {
    const first = [row.publication_name, row.title].filter((part) => part !== null).join(": ");
    const staged = row.status === "staged" && compareUrl !== undefined ? `Staged draft: ${compareUrl}` : undefined;
    const where = row.output_url === null ? staged : `Pull request: ${row.output_url}`;
    const state = row.status === "running" ? "Work in progress." : undefined;
    return [first, row.summary, where, state].filter((line) => line !== undefined && line !== null).join("\n");
}
function implementTurns({ store, worker }) {
    return {
        retry: procedures.turns.retry.use(needsFor("turn:update")).handler(async ({ input, context }) => {
            await store.transaction((within) => retryTurn(within, context, input.id));
            const turn = asTurn(await readRecord(store, "turns", context.orgId, input.id));
            worker.wake();
            return turn;
        }),
    };
}
/** The conversation's job keeps its state. */
async function retryTurn(within, { orgId, actor }, id) {
    const turn = await readRecord(within, "turns", orgId, id);
    if (turn.status !== "error")
        throw (0,store_errors/* conflict */.hj)(`Only a failed turn can be retried; the status of this one is ${turn.status}.`);
    await refuseSuspended(within, orgId);
    const { conversation_id: conversationId, retry_count: before } = turn;
    await updateRecord(within, "turns", id, { status: "running", error_message: null, retry_count: before + 1 });
    await insertTask(within, actor, { kind: "turn", subjectId: id, conversationId });
    await updateRecord(within, "conversations", conversationId, { status: "running" });
    const delta = `status: "error" → "running"; retryCount: ${before} → ${before + 1}`;
    const config = { turnId: id, conversationId };
    await audit_writeAudit(within, actor, { type: "action-update", summary: "Retried a turn", delta, config });
}

;// CONCATENATED MODULE: ./lib/service/api/instructions.js








function implementInstructions({ store }) {
    const { instructions } = procedures;
    const show = async ({ orgId }, id) => asInstruction(await readRecord(store, "instructions", orgId, id));
    return {
        list: instructions.list.handler(async ({ input, context }) => {
            const { type, global } = input;
            const id = narrowOrRefuse(context.access, "instruction");
            const all = store.database.selectFrom("instructions").selectAll();
            const query = filterBy(all, { org_id: context.orgId, id, type, global });
            const { rows, ...tokens } = await readPage(input, query, { bytes: bytesOf("content") });
            return { instructions: rows.map(asInstruction), ...tokens };
        }),
        get: instructions.get.use(needsFor("instruction:get")).handler(({ input, context }) => show(context, input.id)),
        create: instructions.create.use(needs("instruction:create")).handler(async ({ input, context }) => {
            const { id } = await withIdempotencyKey(store, context, { create: "instruction", input }, async (within) => ({
                id: await insertInstruction(within, context.actor, input),
            }));
            return show(context, id);
        }),
        update: instructions.update
            .use(needsFor("instruction:update"))
            .handler(async ({ input: { id, ...written }, context }) => {
            await store.transaction((within) => replaceInstruction(within, context.actor, id, written));
            return show(context, id);
        }),
        delete: instructions.delete.use(needsFor("instruction:delete")).handler(async ({ input, context }) => {
            await store.transaction((within) => deleteInstruction(within, context.actor, input.id));
        }),
    };
}
function implementInstructionLinks({ store }) {
    const { instructionLinks } = procedures;
    const show = async ({ orgId }, id) => asInstructionLink(await readRecord(store, "instruction_links", orgId, id));
    return {
        create: instructionLinks.create.use(needs("instructionLink:create")).handler(async ({ input, context }) => {
            const linking = { instructionId: input.id, publicationIds: [input.publicationId], slotTypes: [input.slotType] };
            checkLinking(context, linking);
            const asked = { create: "instruction link", input };
            const { id } = await withIdempotencyKey(store, context, asked, async (within) => ({
                id: (await linkInstruction(within, context, linking)).join(),
            }));
            return show(context, id);
        }),
        bulkCreate: instructionLinks.bulkCreate
            .use(needs("instructionLink:bulkCreate"))
            .handler(async ({ input, context }) => {
            const linking = { ...input, instructionId: input.id };
            checkLinking(context, linking);
            await withIdempotencyKey(store, context, { create: "instruction links", input }, async (within) => {
                await linkInstruction(within, context, linking);
                return { id: input.id };
            });
        }),
        list: instructionLinks.list.handler(async ({ input, context }) => {
            const { instructionId: instruction_id, publicationId: publication_id, slotType: slot_type } = input;
            const id = narrowOrRefuse(context.access, "instructionLink");
            const all = store.database.selectFrom("instruction_links").selectAll();
            const query = filterBy(all, { org_id: context.orgId, id, instruction_id, publication_id, slot_type });
            const { rows, ...tokens } = await readPage(input, query);
            return { instructionLinks: rows.map(asInstructionLink), ...tokens };
        }),
        get: instructionLinks.get
            .use(needsFor("instructionLink:get"))
            .handler(({ input, context }) => show(context, input.id)),
        delete: instructionLinks.delete
            .use(needsFor("instructionLink:delete"))
            .handler(({ input, context }) => deleteLinks(store, context, [input.id])),
        bulkDelete: instructionLinks.bulkDelete
            .use(needs("instructionLink:bulkDelete"))
            .handler(({ input, context }) => deleteLinks(store, context, input.ids)),
    };
}
async function deleteLinks(store, { orgId, actor }, ids) {
    await store.transaction(async (within) => {
        const gone = await removeLinks(within, orgId, "id", ids);
        if (gone.length === 0)
            return;
        const note = { type: "action-delete", summary: "Unlinked an instruction" };
        await audit_writeAudit(within, actor, { ...note, config: { instructionLinkIds: gone } });
    });
}
/** A publication shows the text of its instructions, so linking takes read access to both. */
function checkLinking({ access }, { instructionId, publicationIds }) {
    access.check("instruction:get", instructionId);
    for (const id of publicationIds)
        access.check("publication:get", id);
}
async function linkInstruction(within, { actor }, linking) {
    const { instructionId } = linking;
    const [publicationIds, slotTypes] = [[...new Set(linking.publicationIds)], [...new Set(linking.slotTypes)]];
    await store_lockOrganization(within, actor.orgId);
    const { publication_id: owner } = await readRecord(within, "instructions", actor.orgId, instructionId);
    const known = await lockPublications(within, actor.orgId, publicationIds);
    const unknown = publicationIds.find((id) => !known.has(id));
    if (unknown !== undefined)
        throw (0,store_errors/* badRequest */.li)(`There is no publication ${JSON.stringify(unknown)}.`);
    if (owner !== null && publicationIds.some((id) => id !== owner)) {
        throw (0,store_errors/* badRequest */.li)(`The instruction ${instructionId} belongs to the publication ${owner} only.`);
    }
    const slots = publicationIds.flatMap((publicationId) => slotTypes.map((slotType) => ({ publicationId, slotType })));
    const ids = await appendLinks(within, actor.orgId, instructionId, slots);
    const config = { instructionId, publicationIds, slotTypes, instructionLinkIds: ids };
    await audit_writeAudit(within, actor, { type: "action-create", summary: "Linked an instruction", config });
    return ids;
}
/** Keeps the publications from being deleted until the transaction ends. */
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








function implementJobs({ store, worker }) {
    const { jobs } = procedures;
    return {
        create: jobs.create.use(needs("job:create")).handler(async ({ input: { docRequest: input }, context }) => {
            const { id, isNew } = await withIdempotencyKey(store, context, { create: "job", input }, async (within) => {
                const connection = await resolveRecord(within, "connections", context, input.sourceConnection);
                const row = await readConnection(within, context.orgId, connection.id);
                checkConnectionType(row, "codehostRepo", "has no commits");
                const publications = await resolvePublications(within, context, connection, input);
                return insertJob(within, context.actor, { request: input, connectionId: connection.id, publications });
            });
            const job = await readRecord(store, "jobs", context.orgId, id);
            if (isNew)
                worker.wake();
            return asJob(job);
        }),
        get: jobs.get
            .use(needsFor("job:get"))
            .handler(async ({ input, context }) => asJob(await readRecord(store, "jobs", context.orgId, input.id))),
        list: jobs.list.handler(async ({ input, context }) => {
            const all = store.database.selectFrom("jobs").selectAll();
            const query = filterBy(all, { org_id: context.orgId, id: context.access.narrow("job") });
            const { rows, ...tokens } = await readPage(input, query, {
                bytes: bytesOf("request_json", "publication_ids_json"),
            });
            return { jobs: rows.map(asJob), ...tokens };
        }),
    };
}
/** Named publications need not list the connection. */
async function resolvePublications(store, context, connection, { publications: names = [] }) {
    if (names.length === 0) {
        const associated = await readUsingPublications(store, connection.id, ["source"]);
        const permitted = associated.filter(({ id }) => context.access.may("publication:get", id));
        if (permitted.length === 0)
            throw (0,store_errors/* badRequest */.li)(`No publication uses the connection ${connection.name}.`);
        return permitted;
    }
    return resolveRecords(store, "publications", context, names);
}

;// CONCATENATED MODULE: ./lib/service/api/publications.js














const { publications: publications_publications } = procedures;
function implementPublications(parts) {
    const { store } = parts;
    const show = async ({ orgId }, id) => {
        const [shown] = await asPublications(store, [await readRecord(store, "publications", orgId, id)]);
        return shown ?? { id, name: "" };
    };
    return {
        ...implementPublicationWork(parts),
        create: publications_publications.create.use(needs("publication:create")).handler(async ({ input, context }) => {
            const { id } = await withIdempotencyKey(store, context, { create: "publication", input }, async (within) => {
                await store_lockOrganization(within, context.orgId);
                const config = await checkPublicationConfig(within, context, input.config);
                const { name, instructions = [] } = input;
                await checkInstructions(within, context, instructions, null);
                return insertPublication(within, context.actor, { name, config, instructions });
            });
            return show(context, id);
        }),
        get: publications_publications.get.use(needsFor("publication:get")).handler(({ input, context }) => show(context, input.id)),
        list: publications_publications.list.handler(async ({ input, context }) => {
            const { name, ids, syncedAtBefore } = input;
            const permitted = context.access.narrow("publication");
            let query = filterBy(publicationsOf(store, context.orgId), { id: permitted, name });
            if (ids !== undefined)
                query = query.where("id", "in", ids);
            if (syncedAtBefore !== undefined)
                query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
            const { rows, ...tokens } = await readPage(input, query, { bytes: PUBLICATION_BYTES });
            return { publications: await asPublications(store, rows), ...tokens };
        }),
        update: publications_publications.update.use(needsFor("publication:update")).handler(async ({ input, context }) => {
            await store.transaction(async (within) => {
                await store_lockOrganization(within, context.orgId);
                const row = await readRecord(within, "publications", context.orgId, input.id);
                if (input.updatedAt !== undefined && Date.parse(input.updatedAt) !== Date.parse(row.updated_at)) {
                    throw (0,store_errors/* conflict */.hj)(`The publication was changed at ${row.updated_at}, after your copy. Read it again and repeat the update.`);
                }
                const config = await checkPublicationConfig(within, context, input.config);
                const { name, instructions = [] } = input;
                await checkInstructions(within, context, instructions, row.id);
                await replacePublication(within, context.actor, row, { name, config, instructions });
            });
            return show(context, input.id);
        }),
        delete: publications_publications.delete.use(needsFor("publication:delete")).handler(async ({ input, context }) => {
            await store.transaction(async (within) => {
                await store_lockOrganization(within, context.orgId);
                const row = await readRecord(within, "publications", context.orgId, input.id);
                await deletePublication(within, context.actor, row);
            });
        }),
    };
}
const NANOSECONDS_PER_MS = 1_000_000;
const DEFAULT_WAIT_MS = 60_000;
const publications_MAX_WAIT_MS = 10 * 60_000;
function implementPublicationWork(parts) {
    const { store, worker } = parts;
    return {
        health: publications_publications.health.use(needsFor("publication:get")).handler(async ({ input, context }) => {
            const row = await readRecord(store, "publications", context.orgId, input.id);
            const used = await readUsedConnections(store, row);
            const checked = await Promise.all(used.map(async (one) => ({ ...one, health: one.row && (await readConnectionHealth(parts, one.row)) })));
            const health = joinHealth(checked);
            await store.transaction(async (within) => {
                for (const one of checked)
                    if (one.row && one.health)
                        await recordConnectionHealth(within, one.row, one.health);
                const delta = await recordPublicationHealth(within, row, health);
                const summary = health.healthy ? "A publication is healthy" : "A publication is not healthy";
                const config = { publicationId: row.id, connections: health.connections };
                await audit_writeAudit(within, context.actor, { type: "publication-health-check", summary, delta, config });
            });
            const { healthy, message, connections } = health;
            const status = healthy ? "healthy" : "unhealthy";
            return { id: row.id, status, message: message || undefined, connections: [...connections] };
        }),
        sync: publications_publications.sync.use(needsFor("publication:update")).handler(async ({ input, context, signal }) => {
            const taskId = await store.transaction((within) => queueSync(within, context, input.id));
            worker.wake();
            if (input.wait !== true)
                return;
            const asked = input.timeout === undefined ? DEFAULT_WAIT_MS : input.timeout / NANOSECONDS_PER_MS;
            await waitForTask(store, taskId, { timeoutMs: Math.min(asked, publications_MAX_WAIT_MS), signal });
        }),
    };
}
async function queueSync(within, { orgId, actor }, id) {
    const { name, config_json } = await readRecord(within, "publications", orgId, id);
    await refuseSuspended(within, orgId);
    const { docsRepo } = parsePublicationConfig(config_json);
    if (docsRepo === undefined)
        throw (0,store_errors/* conflict */.hj)(`The publication ${name} has no docsRepo, so there is nothing to sync.`);
    const jobId = await insertSyncJob(within, actor, { id, name, connectionId: docsRepo });
    return insertTask(within, actor, { kind: "publication-sync", subjectId: id, payload: { jobId } });
}

;// CONCATENATED MODULE: ./lib/service/api/users.js



function implementUsers({ store }) {
    const { users } = procedures;
    const show = async ({ orgId }, id) => asUser(await readRecord(store, "users", orgId, id));
    return {
        me: users.me.handler(async ({ context }) => show(context, context.userId)),
        list: users.list.handler(async ({ input, context }) => {
            const { rows, ...tokens } = await readPage(input, users_selectUsers(store, context, input));
            return { users: rows.map(asUser), ...tokens };
        }),
        get: users.get.use(needsFor("user:get")).handler(({ input, context }) => show(context, input.id)),
    };
}
function users_selectUsers({ database }, { orgId, access }, filter) {
    const { email, name, authId: auth_id, query: text, roleIds, noBuiltinRole, invitationAccepted } = filter;
    const holders = database.selectFrom("user_roles").select("user_id");
    const builtIn = database.selectFrom("roles").select("id").where("org_id", "=", orgId).where("builtin", "=", 1);
    const filters = { email, name, auth_id, invitation_accepted: invitationAccepted };
    return filterBy(database.selectFrom("users").selectAll(), { org_id: orgId, id: access.narrow("user"), ...filters })
        .$if(text !== undefined, (some) => some.where(containsText(["name", "email"], text ?? "")))
        .$if(roleIds !== undefined, (some) => some.where("id", "in", holders.where("role_id", "in", roleIds ?? [])))
        .$if(noBuiltinRole !== undefined, (some) => some.where("id", noBuiltinRole ? "not in" : "in", holders.where("role_id", "in", builtIn)));
}
function asUser(row) {
    return {
        ...asRecord(row),
        authId: row.auth_id,
        email: row.email,
        name: row.name,
        // Belongs to a sign-in provider; this service has none.
        sfsToken: "",
        invitationAccepted: row.invitation_accepted === 1,
    };
}

;// CONCATENATED MODULE: ./lib/shared/tally.js
/** Counts what runs at the same time, by name. */
class Tally {
    #running = new Map();
    count(name) {
        return this.#running.get(name) ?? 0;
    }
    /** Counts one more; the returned function ends it. */
    enter(name) {
        this.#running.set(name, this.count(name) + 1);
        return () => {
            const left = this.count(name) - 1;
            if (left > 0)
                this.#running.set(name, left);
            else
                this.#running.delete(name);
        };
    }
    /** Those of which `count` or more run. */
    listFrom(count) {
        return [...this.#running].flatMap(([name, running]) => (running >= count ? [name] : []));
    }
}

;// CONCATENATED MODULE: ./lib/service/worker/clock-guard.js

/**
 * For a clock that is set back: makes tasks due that would wait for it, and ends leases without a heartbeat for their
 * term, which it measures in time that passed in this process. Call the result often.
 */
function createClockGuard(store, elapsed = () => performance.now()) {
    let seen = new Map();
    return async () => {
        await makeDistantTasksDue(store);
        const now = elapsed();
        const before = seen;
        seen = new Map();
        for (const lease of await listLeases(store)) {
            const heartbeat = `${lease.lease_token} ${lease.lease_until}`;
            const since = before.get(heartbeat) ?? now;
            seen.set(heartbeat, since);
            if (now - since > lease.termMs)
                await endLease(store, lease);
        }
    };
}
const CHECK_MS = 5_000;
function startClockGuard(store, onFault) {
    const check = createClockGuard(store);
    return setInterval(() => check().catch(onFault), CHECK_MS).unref();
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./lib/shared/process-groups.js
var process_groups = __webpack_require__(7549);
;// CONCATENATED MODULE: ./lib/service/worker/task-process.js





/** The task's process exceeded a limit, so another attempt would too. */
class TaskLimitError extends errors/* ReleaseDocsError */.D3 {
}
/** The task's process ended for an unknown reason. */
class TaskProcessError extends Error {
}
/** Keeps as many processes as tasks ran at once, each with one task at a time. */
function createTaskProcesses(options) {
    const all = new Set();
    const idle = [];
    const start = () => {
        const started = new TaskProcess(options);
        all.add(started);
        started.ended.then(() => {
            all.delete(started);
            if (idle.includes(started))
                idle.splice(idle.indexOf(started), 1);
        });
        return started;
    };
    return {
        run: async (task, signal) => {
            const taken = idle.pop() ?? start();
            try {
                await taken.run(task, signal);
            }
            finally {
                if (!taken.hasEnded)
                    idle.push(taken);
            }
        },
        close: () => {
            for (const one of all)
                one.kill();
        },
    };
}
const task_process_CHECK_MS = 500;
/** Milliseconds that a task has to end after its signal aborted. */
const ABORT_GRACE_MS = 2_000;
// Code and buffers are not in V8's heap.
const HEAP_SHARE = 0.75;
class TaskProcess {
    hasEnded = false;
    ended;
    #child;
    #options;
    #groups = new Set();
    #limit;
    #answer;
    #failure;
    constructor(options) {
        this.#options = options;
        this.#child = fork(options.script, ["task"], {
            env: options.environment,
            execArgv: [...process.execArgv, `--max-old-space-size=${Math.floor(options.maxMemory * HEAP_SHARE)}`],
            // A process group of its own.
            detached: true,
            stdio: ["ignore", "ignore", "ignore", "ipc"],
        });
        this.#child.on("message", (answer) => this.#take(answer));
        this.#child.on("error", options.onFault);
        this.ended = new Promise((resolve) => {
            // Not "exit": answers may still be on their way.
            this.#child.once("close", (code, signal) => {
                this.hasEnded = true;
                this.kill();
                this.#answer?.reject(this.#limit ?? explainEnd(options, code, signal));
                resolve();
            });
        });
        this.#child.send({ settings: options.settings });
    }
    async run(task, signal) {
        this.#answer = Promise.withResolvers();
        const { maxMemory, timeout } = this.#options;
        let aborting;
        const abort = () => {
            this.#child.send({ abort: true }, () => undefined);
            aborting = setTimeout(() => this.kill(), ABORT_GRACE_MS);
        };
        signal.addEventListener("abort", abort, { once: true });
        const deadline = setTimeout(() => this.#stop("task/timeout", `the time limit of ${timeout / 1000} s`), timeout);
        const check = setInterval(async () => {
            const used = await readMemory(this.#child.pid);
            if (used > maxMemory)
                this.#stop("task/memory", `the memory limit of ${maxMemory} MB`);
        }, task_process_CHECK_MS);
        try {
            this.#child.send({ task }, () => undefined);
            await this.#answer.promise;
        }
        finally {
            clearTimeout(deadline);
            clearInterval(check);
            clearTimeout(aborting);
            signal.removeEventListener("abort", abort);
            this.#answer = undefined;
        }
        if (this.#failure !== undefined)
            throw restoreFailure(this.#failure, task);
    }
    kill() {
        const { pid } = this.#child;
        for (const group of [...this.#groups, ...(pid === undefined ? [] : [pid])])
            killGroup(group);
        this.#groups.clear();
    }
    #stop(code, limit) {
        this.#limit = task_process_buildLimitError(code, limit);
        this.kill();
    }
    #take(answer) {
        if ("group" in answer) {
            if (answer.isRunning)
                this.#groups.add(answer.group);
            else
                this.#groups.delete(answer.group);
        }
        else if ("fault" in answer) {
            this.#options.onFault(restoreFailure(answer.fault));
        }
        else {
            this.#failure = answer.outcome === "failed" ? answer.failure : undefined;
            this.#answer?.resolve();
        }
    }
}
function task_process_buildLimitError(code, limit) {
    return new TaskLimitError(code, `The work exceeded ${limit}.`);
}
const ABORT_EXIT_CODE = 134;
function explainEnd({ maxMemory }, code, signal) {
    // How V8 ends a process whose heap is full.
    if (signal === "SIGABRT" || signal === "SIGTRAP" || code === ABORT_EXIT_CODE) {
        return task_process_buildLimitError("task/memory", `the memory limit of ${maxMemory} MB`);
    }
    return new TaskProcessError(`The process of the task ended (${signal ?? code}).`);
}
/** Megabytes; 0 where the system does not tell. */
async function readMemory(pid) {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
function task_process_describeFailure(error) {
    if (!(error instanceof Error))
        return { name: "Error", message: String(error), stack: "" };
    const { name, message, stack = "" } = error;
    const known = error instanceof ReleaseDocsError ? { code: error.code, hint: error.hint } : {};
    return { name, message, stack, ...known };
}
function restoreFailure({ name, message, stack, code, hint }, task) {
    if (name === "LeaseLostError" && task !== undefined)
        return new LeaseLostError(task);
    const error = code === undefined ? new Error(message) : new ReleaseDocsError(code, message, { hint });
    error.stack = stack;
    return error;
}

;// CONCATENATED MODULE: ./lib/service/worker/worker.js








/** Milliseconds between attempts to record the end of a task during an outage of the database. */
const OUTAGE_PAUSE_MS = 500;
/** Milliseconds that a stop waits for the database. */
const MAX_RELEASE_MS = 1000;
function createWorker(options) {
    const { store, concurrency, pollMs, onFault } = options;
    const turns = createTurns(options);
    const running = new Map();
    let isStopped = false;
    let looking;
    let isWoken = false;
    let isAlone = false;
    const look = async () => {
        do {
            isWoken = false;
            while (!isStopped && !isAlone && running.size < concurrency) {
                const { task, alone } = await takeNext(options, running.size === 0, turns);
                if (task === undefined)
                    break;
                isAlone = alone;
                const run = startRun(options, task);
                const leave = turns.enter(task.org_id);
                const ended = run.ended.finally(() => {
                    running.delete(ended);
                    leave();
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
    const timers = [startClockGuard(store, onFault), setInterval(wake, pollMs).unref()];
    wake();
    return {
        wake,
        idle: async () => {
            while (await hasTasks(store)) {
                wake();
                await looking;
                const [first] = running.keys();
                await (first ?? (0,external_node_timers_promises_.setTimeout)(5));
            }
        },
        /** Waits `graceMs` for running tasks and releases the others for another process. */
        stop: async (graceMs) => {
            isStopped = true;
            timers.forEach(clearInterval);
            await within(graceMs, Promise.resolve(looking).then(() => Promise.all(running.keys())));
            await within(MAX_RELEASE_MS, releaseAll([...running.values()]).catch(onFault));
        },
    };
}
async function takeNext({ store, leaseMs }, isIdle, turns) {
    const isDraining = await turns.mustDrain();
    const none = { task: undefined, alone: false };
    if (isDraining && !isIdle)
        return none;
    const token = (0,external_node_crypto_.randomUUID)();
    const terms = turns.read();
    for (const alone of isIdle ? [isDraining, !isDraining] : [false]) {
        const task = await takeTask(store, token, leaseMs, { ...terms, alone });
        if (task !== undefined)
            return { task, alone };
    }
    return none;
}
const DRAIN_CHECK_MS = 1000;
/** Whether to start no more tasks until one had its turn that runs only alone. */
function createDrainCheck(store) {
    let isDraining = false;
    let checked = Number.NEGATIVE_INFINITY;
    return async () => {
        const now = performance.now();
        if (!isDraining && now - checked < DRAIN_CHECK_MS)
            return false;
        checked = now;
        isDraining = await isSuspectOverdue(store);
        return isDraining;
    };
}
/** Which organization gets the next task of this process. One slot never goes to one that has all others. */
function createTurns({ store, concurrency }) {
    const running = new Tally();
    const maxRunning = Math.max(1, concurrency - 1);
    let after;
    return {
        mustDrain: createDrainCheck(store),
        read: () => ({ after, full: running.listFrom(maxRunning) }),
        enter: (orgId) => {
            after = orgId;
            return running.enter(orgId);
        },
    };
}
const releaseAll = (runs) => Promise.all(runs.map((run) => run.release()));
function startRun(options, task) {
    const { store, leaseMs } = options;
    const abort = new AbortController();
    const work = { task, signal: abort.signal, finish: (inside) => tasks_finishTask(inside, task) };
    const renewal = setInterval(() => {
        renewLease(store, task, leaseMs).then((isHeld) => {
            if (!isHeld)
                abort.abort(new tasks_LeaseLostError(task));
        }, options.onFault);
    }, leaseMs / 3).unref();
    const ended = runTask(options, work).finally(() => clearInterval(renewal));
    const release = async () => {
        abort.abort(new tasks_LeaseLostError(task));
        clearInterval(renewal);
        await releaseTask(store, task, 0, { isUndone: true });
    };
    return { ended, release };
}
async function runTask(options, work) {
    const { task } = work;
    const handler = options.taskHandlers[task.kind];
    // A newer version stored it, so leave it for that version.
    if (handler === undefined)
        return options.onFault(new Error(`No handler for tasks of type "${task.kind}".`));
    const began = performance.now();
    const outcome = await attempt(options, handler, work);
    options.onTaskEnd?.({ task, outcome, milliseconds: Math.round(performance.now() - began) });
}
async function attempt({ store, onFault, ...terms }, handler, work) {
    const { task, signal } = work;
    const report = (error) => onFault(error, { taskId: task.id });
    try {
        if (task.attempts > terms.maxAttempts)
            throw new Error(`The process ended during each of ${terms.maxAttempts} attempts.`);
        await handler.run(work);
        return "done";
    }
    catch (error) {
        if (error instanceof tasks_LeaseLostError || signal.aborted)
            return "lost";
        report(error);
        const isLast = task.attempts >= terms.maxAttempts || (0,git_limits/* isLimitError */.g)(error) || error instanceof TaskLimitError;
        // Attempts that ended with their process count too, so a few kills must not delay a task for hours.
        const delayMs = Math.min(terms.retryDelayMs * 2 ** (task.attempts - 1), MAX_RETRY_DELAY_MS);
        const isUndone = (0,store_outage/* isOutage */.uD)(error) || (await isUnwritable(store, report));
        const end = { isUndone, isSuspect: error instanceof TaskProcessError };
        const isExhausted = isLast && !isUndone;
        const record = () => (isExhausted ? handler.onExhausted(work, error) : releaseTask(store, task, delayMs, end));
        await retryOutages(record, signal).catch(report);
        return isExhausted ? "exhausted" : "retry";
    }
}
/** A full disk fails git too, whose messages prove nothing: a remote can choose them. */
async function isUnwritable(store, report) {
    try {
        await store.tryWriting();
        return false;
    }
    catch (error) {
        report(error);
        return (0,store_outage/* isOutage */.uD)(error);
    }
}
async function retryOutages(work, signal) {
    for (;;) {
        try {
            return await work();
        }
        catch (error) {
            if (!(0,store_outage/* isOutage */.uD)(error) || signal.aborted)
                throw error;
        }
        await (0,external_node_timers_promises_.setTimeout)(OUTAGE_PAUSE_MS);
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

;// CONCATENATED MODULE: ./lib/service/server/shared-reads.js
/**
 * Lets concurrent calls that ask for the same share one read, that of the last of them. It begins after that call arrived,
 * so none gets what was true before; calls that arrive while it runs share the next one. `gather` begins it once others
 * could have arrived.
 */
function createSharedReads(gather) {
    const waiting = new Map();
    const running = new Map();
    const begin = async (name, read) => {
        await Promise.all([new Promise((resolve) => gather(resolve)), running.get(name)]);
        waiting.delete(name);
        const reading = read();
        const ended = Promise.allSettled([reading]);
        running.set(name, ended);
        try {
            return await reading;
        }
        finally {
            if (running.get(name) === ended)
                running.delete(name);
        }
    };
    return (name, read) => {
        const joined = waiting.get(name);
        if (joined !== undefined) {
            joined.read = read;
            return joined.result;
        }
        const first = { read, result: begin(name, () => first.read()) };
        waiting.set(name, first);
        return first.result;
    };
}

;// CONCATENATED MODULE: ./lib/service/domain/repositories/cached.js










// A domain that cannot be registered (RFC 2606).
const AUTHOR = { name: "release-docs", email: "release-docs@noreply.invalid" };
/** Several processes can share the caches. */
function cached_createCachedRepositories(options) {
    return {
        open: async (source, { olderThan = options.olderThan } = {}) => {
            const cache = await buildCache(options, source);
            await syncRepositoryCache(cache, { olderThan });
            const history = await readHistory(cache.directory);
            const repository = nameConnectedRepository(source);
            const commits = await openCommitReader(selectGitHub(options, source), repository, options.onFault);
            const readFile = (path) => readFileAt(cache.directory, history.head, path).catch(refusedAsMissing);
            return { history, repository, commits, readFile };
        },
        openCodeHost: (docs) => cached_openCodeHost(options, docs),
        forget: (id) => rm(folderOf(options, id), { recursive: true, force: true }),
    };
}
async function cached_openCodeHost(options, docs) {
    const github = selectGitHub(options, docs);
    if (github !== undefined) {
        const { createGitHubCodeHost } = await __webpack_require__.e(/* import() */ 312).then(__webpack_require__.bind(__webpack_require__, 6312));
        return createGitHubCodeHost(github, nameConnectedRepository(docs).name);
    }
    if (docs.app === undefined && !options.allowPrivate) {
        throw new ReleaseDocsError("codehost/no-app", `The connection ${docs.name} names no code-host app, so no draft can be pushed there.`);
    }
    const cache = await buildCache(options, docs);
    const pullRequests = docs.app && (await openPullRequests(docs.app, nameConnectedRepository(docs).name, options.send));
    return createPushedCodeHost(cache, AUTHOR, pullRequests);
}
async function openPullRequests(app, name, send) {
    const { createBitbucketPullRequests } = await __webpack_require__.e(/* import() */ 193).then(__webpack_require__.bind(__webpack_require__, 5574));
    const access = { apiUrl: app.baseUrl, token: app.token, send };
    return createBitbucketPullRequests(access, { name, webUrl: `${webOriginOf(app)}/${name}` });
}
function selectGitHub({ send }, { app }) {
    if (app?.kind !== "github")
        return undefined;
    return { apiUrl: app.baseUrl, token: app.token, send };
}
/** Each URL has its own cache, so a changed URL does not disturb who still reads the old one. */
async function buildCache(options, connected) {
    const { url, curloptResolve } = await options.checkRemote(withoutCredentials(connected.repositoryUrl));
    const address = createHash("sha256").update(url).digest("hex").slice(0, 16);
    return {
        directory: join(folderOf(options, connected.id), `${address}.git`),
        root: options.directory,
        remote: {
            url,
            authorization: selectAuthorization(connected),
            resolve: curloptResolve,
            anyProtocol: options.allowPrivate,
        },
    };
}
function folderOf({ directory }, connectionId) {
    // IDs are ours, but this path is also deleted.
    return join(directory, connectionId.replace(/[^\w-]/g, "_"));
}

;// CONCATENATED MODULE: ./lib/writer/merge-summary.js






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
const merge_summary_MAX_TITLE_LENGTH = 150;
const MAX_EXCERPT_LENGTH = 300;
const MAX_AREAS = 4;
function summarizeMerge(work) {
    const { title, class: kind, breaking } = classifyChange(asChange(work));
    const name = (0,shared_text/* quoteText */.ol)(title.text, merge_summary_MAX_TITLE_LENGTH);
    const sentences = [
        `#${work.number} is ${WORDS[kind]}: ${asSentence(name)}`,
        asSentence((0,shared_text/* quoteText */.ol)(selectOpening(work.body), MAX_EXCERPT_LENGTH)),
        breaking === "" ? "" : `What breaks: ${asSentence((0,shared_text/* quoteText */.ol)(breaking, MAX_EXCERPT_LENGTH))}`,
        describeFiles(work),
        work.author === undefined ? "" : `Written by ${asSentence((0,shared_text/* quoteText */.ol)(work.author, merge_summary_MAX_TITLE_LENGTH))}`,
    ];
    return {
        title: (0,directives/* neutralizeTitle */._)(`Summary of #${work.number}: ${name}`),
        summary: (0,directives/* neutralizeMessage */.LD)(sentences.filter((text) => text !== "").join(" ")),
    };
}
function asChange({ number, title: raw, body, author, labels, mergeCommit, mergedAt, files }) {
    const title = cutTitle(raw);
    const account = author === undefined ? undefined : { login: author, isBot: author.endsWith("[bot]") };
    const verdict = selectLabelVerdict({ number, title, renamed: false, labels, author: account });
    const commit = { sha: mergeCommit, parents: [], committedAt: mergedAt, subject: title, body, paths: files };
    return {
        title,
        body,
        pullRequest: number,
        commits: [{ ...commit, author: { name: author ?? "", email: "" } }],
        hosted: { author: account, verdict },
    };
}
/** No heading, list, quote, table, code or template comment. */
function selectOpening(body) {
    const fences = new markdown/* FenceScanner */.uO();
    const lines = body
        .replaceAll("\r\n", "\n")
        .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
        .split("\n");
    const paragraphs = lines
        .map((line) => (fences.isCode(line) ? "" : line))
        .join("\n")
        .split(/\n\s*\n/);
    return paragraphs.find((text) => /^\s*[^\s#>|<*+\-[\d]/.test(text) && !/^BREAKING[ -]CHANGE/.test(text.trim())) ?? "";
}
function describeFiles({ files, moreFiles }) {
    if (files.length === 0)
        return "";
    const byArea = Map.groupBy(files, areaOf);
    const areas = [...byArea].sort(([, one], [, other]) => other.length - one.length);
    const shown = areas.slice(0, MAX_AREAS).map(([area, paths]) => `${paths.length} ${area}`);
    const others = areas.slice(MAX_AREAS).reduce((sum, [, paths]) => sum + paths.length, 0);
    if (others > 0)
        shown.push(`${others} elsewhere`);
    const count = `${moreFiles ? "more than " : ""}${files.length} ${files.length === 1 ? "file" : "files"}`;
    return `It changes ${count}: ${shown.join(", ")}.`;
}
function areaOf(path) {
    const folders = path.split("/").slice(0, -1).slice(0, 2);
    return folders.length === 0 ? "at the top" : `in ${(0,shared_text/* quoteText */.ol)(folders.join("/"), 60)}`;
}
function asSentence(text) {
    return text === "" || /[.!?…:]$/.test(text) ? text : `${text}.`;
}

;// CONCATENATED MODULE: ./lib/service/domain/summarize-merge.js











/** Operation `connections.summarizeMerge`. A failure is an audit log of the type `error`. */
function createMergeSummaryHandler(parts) {
    const { store } = parts;
    return {
        run: async (work) => {
            const { task, finish } = work;
            const row = await connectionsOf(store, task.org_id).where("id", "=", task.subject_id).executeTakeFirst();
            const summary = row && (await summarize(parts, row, parseMergeTask(task.payload_json).number).catch(asRefusal));
            if (summary instanceof errors/* ReleaseDocsError */.D3)
                return fail(parts, work, summary.explanation);
            await store.transaction(async (within) => {
                await store_lockOrganization(within, task.org_id);
                if (summary !== undefined)
                    await storeMergeSummary(within, actorOf(task), task.subject_id, summary);
                await finish(within);
            });
        },
        onExhausted: (work, error) => fail(parts, work, `The service failed: ${String(error)}`),
    };
}
async function summarize(parts, row, number) {
    const connected = await readConnectedRepository(parts, row.id);
    const app = connected.app && (await readApp(parts, row));
    if (app === undefined) {
        throw new errors/* ReleaseDocsError */.D3("codehost/no-app", `The connection ${row.name} names no code-host app, so there are no pull requests to be read.`);
    }
    const codeHost = await openCodeHost(parts, app);
    const merged = await codeHost.readMergedPullRequest(repositories_nameConnectedRepository(connected).name, number);
    return { ...summarizeMerge(merged), originUrl: merged.webUrl, number };
}
// A person has to fix these: they are not retried.
function asRefusal(error) {
    if (error instanceof errors/* ReleaseDocsError */.D3)
        return error;
    throw error;
}
async function fail({ store }, { task, finish }, delta) {
    const config = { connectionId: task.subject_id, ...parseMergeTask(task.payload_json) };
    await store.transaction(async (within) => {
        const summary = "A merged pull request was not summarized";
        await audit_writeAudit(within, actorOf(task), { type: "error", summary, delta, config });
        await finish(within);
    });
}
const summarize_merge_KIND = { operation_type: "summarize", origin_type: "merge" };
/** A closed conversation without a publication, one per address of a pull request. */
async function storeMergeSummary(within, actor, connectionId, { title, summary, originUrl, number }) {
    const known = await within.database
        .selectFrom("conversations")
        .select(["id", "summary"])
        .where((where) => where.and({ ...summarize_merge_KIND, org_id: actor.orgId, origin_url: originUrl }))
        .executeTakeFirst();
    if (known?.summary === summary)
        return;
    const id = known?.id ?? (await summarize_merge_insert(within, actor, connectionId, { title, originUrl, number }));
    await updateRecord(within, "conversations", id, { title, summary });
    const entry = { kind: "summary", status: "success", message: summary };
    await insertEntries(within, { conversationId: id, turnId: null }, [entry]);
    const type = known === undefined ? "action-create" : "action-update";
    const config = { conversationId: id, connectionId, number };
    await audit_writeAudit(within, actor, { type, summary: "Summarized a merged pull request", config });
}
async function summarize_merge_insert(within, { orgId }, connectionId, { title, originUrl, number }) {
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
    await insertRecord(within, "conversations", row);
    return row.id;
}

;// CONCATENATED MODULE: ./lib/service/domain/sync.js













/** An error of the product is a result too. Deleted and paused connections are skipped. */
function createConnectionSyncHandler(parts) {
    const { store } = parts;
    return createHandler(parts, async ({ task, finish }, sync) => {
        const row = await connectionsOf(store, task.org_id).where("id", "=", task.subject_id).executeTakeFirst();
        const synced = row && (await sync(row));
        await store.transaction(async (within) => {
            if (synced !== undefined)
                await recordSync(within, actorOf(task), synced);
            await finish(within);
        });
    });
}
function createHandler(parts, record) {
    return {
        run: (work) => record(work, (row) => syncConnection(parts, row)),
        onExhausted: (work, error) => {
            const health = { healthy: false, error: `The service failed: ${String(error)}` };
            return record(work, (row) => ({ row, health, at: parts.store.now() }));
        },
    };
}
async function syncConnection(parts, row) {
    const at = parts.store.now();
    const known = await readConnectionHealth(parts, row);
    if (known.isPaused || !known.healthy || row.type !== "codehostRepo")
        return { row, health: known, at };
    const fetched = {};
    const health = await (0,json_api/* checkHealth */.Ns)(async () => {
        const { history } = await openRepository(parts, row);
        fetched.newEvents = await readEvents(parts.store, row, history);
        fetched.statuses = await readPullRequestStatuses(parts, row);
        return known;
    });
    return { row, health, at, ...fetched };
}
/** Records nothing if the connection's config changed meanwhile. */
async function recordSync(within, actor, synced) {
    const { row, health, at, newEvents, statuses = [] } = synced;
    if (health.isPaused)
        return;
    await store_lockOrganization(within, actor.orgId);
    const present = await connectionsOf(within, actor.orgId).where("id", "=", row.id).executeTakeFirst();
    if (present !== undefined && (present.type !== row.type || present.config_json !== row.config_json))
        return;
    if (newEvents !== undefined)
        await recordEvents(within, actor, row, newEvents);
    for (const status of statuses)
        await recordPullRequestStatus(within, actor, status);
    const delta = await recordConnectionHealth(within, row, health, health.healthy ? at : row.synced_at);
    const summary = health.healthy ? "Synced a connection" : "Could not sync a connection";
    const config = { connectionId: row.id, healthy: health.healthy };
    await audit_writeAudit(within, actor, { type: "connection-sync", summary, delta, config });
}
/** Records everything together with the job's end, so that a retry records nothing twice. */
function createPublicationSyncHandler(parts) {
    const { store } = parts;
    return createHandler(parts, async ({ task, finish }, sync) => {
        const { jobId } = parseSyncTask(task.payload_json);
        if (jobId !== undefined)
            await startJob(store, jobId);
        const publication = await publicationsOf(store, task.org_id).where("id", "=", task.subject_id).executeTakeFirst();
        const connections = [];
        for (const { id, row } of publication ? await readUsedConnections(store, publication) : []) {
            connections.push({ id, synced: row && (await sync(row)) });
        }
        await store.transaction(async (within) => {
            if (publication !== undefined)
                await recordPublicationSync(within, actorOf(task), publication, connections);
            // Skipping a paused connection is intended; a deleted one cannot be synced.
            const isDone = publication && connections.every(({ synced }) => synced?.health.isPaused || synced?.health.healthy);
            if (jobId !== undefined)
                await updateRecord(within, "jobs", jobId, { state: isDone ? "done" : "errored" });
            await finish(within);
        });
    });
}
async function recordPublicationSync(within, actor, publication, connections) {
    for (const { synced } of connections)
        if (synced !== undefined)
            await recordSync(within, actor, synced);
    const health = joinHealth(connections.map(({ id, synced }) => ({ id, row: synced?.row, health: synced?.health })));
    const at = connections.findLast(({ synced }) => synced !== undefined)?.synced?.at ?? publication.synced_at;
    const delta = await recordPublicationHealth(within, publication, health, at);
    const config = { publicationId: publication.id, healthy: health.healthy };
    await audit_writeAudit(within, actor, { type: "action-update", summary: "Synced a publication", delta, config });
}
/** A failed request counts as `open`. */
async function readPullRequestStatuses(parts, row) {
    const drafts = await readOpenDrafts(parts.store, row);
    if (drafts.length === 0)
        return [];
    const host = await parts.repositories.openCodeHost(await readConnectedRepository(parts, row.id));
    const statuses = [];
    for (const { id, output_url } of drafts) {
        const [, number] = /\/(?:pull|pull-requests|pulls)\/(\d+)$/.exec(output_url ?? "") ?? [];
        if (number === undefined || host.readPullRequestState === undefined)
            continue;
        const state = await host.readPullRequestState(Number(number)).catch((error) => {
            if (error instanceof errors/* ReleaseDocsError */.D3)
                return "open";
            throw error;
        });
        if (state !== "open")
            statuses.push({ conversationId: id, state });
    }
    return statuses;
}

;// CONCATENATED MODULE: ./lib/service/domain/context.js





const MAX_PAGES = 5;
// One search each.
const MAX_VERSIONS = 5;
// The maximum of one request.
const MAX_KEYS = 100;
/** Reads the items that commits name and the notes that name the version. Throws only the reason of `stop`. */
async function readContext(parts, sources, about, stop) {
    const { limited, isLate } = limitTime(parts, stop);
    const read = await Promise.all(sources.map(async (source) => {
        if (source.type !== "tracker" && source.type !== "notesTool")
            return { links: [], remarks: [] };
        if (source.paused === 1)
            return context_fail(source, "It is paused.");
        try {
            const read = source.type === "tracker" ? readItems : readPages;
            return await read(limited, source, about);
        }
        catch (error) {
            if (error instanceof errors/* ReleaseDocsError */.D3)
                return context_fail(source, error.message);
            if (isLate())
                return context_fail(source, `It timed out after ${READ_SECONDS} s.`);
            throw error;
        }
    }));
    return { links: read.flatMap(({ links }) => links), remarks: read.flatMap(({ remarks }) => remarks) };
}
function context_fail({ name }, reason) {
    return { links: [], remarks: [`The source ${(0,shared_text/* quoteText */.ol)(name)} could not be read. ${reason}`] };
}
async function readItems(parts, source, { messages }) {
    // More keys than items: UTF-8 looks like a key, and only the tracker knows its projects.
    const keys = findItemKeys(messages).slice(0, MAX_KEYS);
    if (keys.length === 0)
        return { links: [], remarks: [] };
    const items = await (await openTracker(parts, source)).readItems(keys);
    const order = new Map(keys.map((key, index) => [key, index]));
    // A moved item has another key.
    const placeOf = ({ key }) => order.get(key) ?? keys.length;
    const sorted = items.toSorted((one, other) => placeOf(one) - placeOf(other));
    const name = (0,shared_text/* quoteText */.ol)(source.name);
    return {
        links: sorted.slice(0, MAX_READ).map(({ url, title, excerpt }) => ({ url, title, excerpt })),
        remarks: listRest(items.length, `item of ${name}`, `items of ${name}`),
    };
}
async function readPages(parts, source, { tags }) {
    const versions = [...new Set(tags.flatMap((tag) => selectVersion(tag) ?? []))].slice(0, MAX_VERSIONS);
    if (versions.length === 0)
        return { links: [], remarks: [] };
    const notes = await openNotes(parts, source);
    const found = [];
    for (const version of versions) {
        found.push(...(await notes.searchPages(version)).filter(({ title }) => namesVersion(title, version)));
    }
    const distinct = [...new Map(found.map((page) => [page.id, page])).values()];
    const links = distinct.slice(0, MAX_PAGES).map(async ({ id, url, title }) => {
        return { url, title, excerpt: (0,shared_text/* quoteText */.ol)(await notes.readStart(id), 300) || undefined };
    });
    return { links: await Promise.all(links), remarks: [] };
}
// Bounds for the patterns below.
const MAX_NAME = 250;
const MAX_MESSAGE = 10_000;
const ITEM_KEY = /(?<![A-Za-z\d_])[A-Z][A-Z\d_]{1,19}-[1-9]\d{0,8}(?![\w]|-\d)/g;
const WORD = /[^\s/()[\]"'“”«»,:;!?|]+/g;
/** Also finds texts like `UTF-8`. */
function findItemKeys(messages) {
    const keys = messages.flatMap((message) => message.slice(0, MAX_MESSAGE).match(ITEM_KEY) ?? []);
    return [...new Set(keys)];
}
/** `1.2.0` of `v1.2.0` and `widget@1.2.0`; undefined without a version. */
function selectVersion(subject) {
    const name = subject.slice(0, MAX_NAME);
    const parsed = (0,git_tags/* parseTagName */.fe)(name);
    // Too many titles contain a single number.
    return parsed !== undefined && parsed.numbers.length > 1 ? parsed.version : undefined;
}
/** Whether a title names exactly this version, such as `Plan of v1.2.0`; not `1.2.0-rc.1` or `11.2.0`. */
function namesVersion(title, version) {
    const words = title.slice(0, MAX_NAME).match(WORD) ?? [];
    return words.some((word) => word === version || selectVersion(word.replace(/\.$/, "")) === version);
}

;// CONCATENATED MODULE: ./lib/service/domain/turn-outcome.js



const UNCHANGED = { status: "no_changes", error: null, notes: [] };
const WAITING = { type: "assessment-pending", summary: "A staged draft waits for review" };
function buildCancelled(message) {
    return {
        status: "cancelled",
        error: message,
        conversation: { status: "cancelled", summary: message },
        entries: [{ kind: "error", status: "error", message }],
        reply: message,
        notes: [],
    };
}
/** A pushed draft stays known; whether and where it is published does not change. */
function buildFailure(error, entries = [], { staged: _, output_url: __, ...pushed } = {}) {
    const message = error instanceof errors/* ReleaseDocsError */.D3 ? `${error.explanation} (${error.code})` : `The service failed: ${String(error)}`;
    return {
        status: "error",
        error: message,
        conversation: { ...pushed, status: "needsAttention", summary: message },
        entries: [...entries, { kind: "error", status: "error", message }],
        reply: `This failed. ${message}`,
        notes: [{ type: "error", summary: "A turn failed", delta: message }],
    };
}
async function settleTurn(store, { turn, conversation }, { draft, entries, published }) {
    const excluded = renderExcluded(conversation, draft);
    const notices = entries.filter(({ kind }) => kind === "notice").map(({ message }) => message);
    const summary = [draft.summary, ...notices].join(" ");
    const isWritten = draft.branch !== undefined;
    // A conversation keeps its draft where a further turn finds nothing.
    const hadDraft = turn.triggering_comment_id !== null && conversation.branch !== null;
    if (hadDraft && !isWritten) {
        const kept = { status: conversation.staged === 1 ? "staged" : "open", ...excluded };
        if (!draft.isEmptied)
            return { ...UNCHANGED, conversation: kept, entries, reply: summary };
        const notes = kept.status === "staged" ? [WAITING] : [];
        return { status: "success", error: null, conversation: { ...kept, summary }, entries, reply: summary, notes };
    }
    const { change, isJoined } = published;
    if (hadDraft && (await isSameDraft(store, conversation.id, entries))) {
        const reply = ["Nothing to change: the draft is already up to date.", ...notices].join(" ");
        const { summary: _, ...rest } = change;
        return { ...UNCHANGED, conversation: { ...rest, ...excluded }, entries, reply };
    }
    return {
        status: isWritten ? "success" : "no_changes",
        error: null,
        conversation: { ...change, summary, ...excluded },
        entries,
        reply: change.status === "open" ? `${summary} ${change.output_url}` : summary,
        notes: isWritten ? buildAssessments(entries, change.status === "open", isJoined) : [],
    };
}
/** Files that this turn did not write stay as known. */
function renderExcluded(before, { excludedFiles, withheld }) {
    const known = readWithheld(before);
    for (const one of withheld)
        known.set(one.file.path, one);
    return { excluded_files_json: JSON.stringify(excludedFiles), ...renderWithheld(known, excludedFiles) };
}
const DRAFT_KINDS = ["releaseNotes", "diff", "pullRequest"];
async function isSameDraft(store, conversationId, entries) {
    const before = await readLastMessages(store, conversationId, DRAFT_KINDS);
    return entries.every(({ kind, message }) => !DRAFT_KINDS.includes(kind) || before.get(kind) === message);
}
function buildAssessments(entries, isPublished, isJoined) {
    const draft = entries.findLast(({ kind }) => kind === "draft");
    const { files = [] } = (draft?.details ?? {});
    const hasReleaseNotes = entries.some(({ kind, message }) => kind === "releaseNotes" && message !== "");
    const log = (isTrue, type, summary) => (isTrue ? [{ type, summary }] : []);
    const logFiles = (isMeant, type, summary) => {
        const paths = files.filter(isMeant).map(({ path }) => path);
        return log(paths.length > 0, type, summary).map((note) => ({ ...note, config: { files: paths } }));
    };
    return [
        ...log(hasReleaseNotes, "assessment-generate-release-notes", "Wrote release notes"),
        ...logFiles(({ kind, isNew }) => kind === "documentation" && !isNew, "assessment-edit-documentation", "Edited documentation"),
        ...logFiles(({ kind, isNew }) => kind !== "other" && isNew, "assessment-create-documentation", "Created documents"),
        ...logFiles(({ kind }) => kind === "changelog", "assessment-general-updates", "Updated the changelog"),
        ...log(isJoined, "assessment-combine-pr", "Added to the pull request that was open"),
        isPublished ? { type: "assessment-github-operations", summary: "Opened or updated the pull request" } : WAITING,
    ];
}

;// CONCATENATED MODULE: ./lib/service/domain/turn.js


















/** Records entries with the outcome, so that a retry records nothing twice; it finds the branch and pull request. */
function createTurnHandler(parts) {
    const { store } = parts;
    const read = async ({ task }) => {
        const turn = await readRecord(store, "turns", task.org_id, task.subject_id);
        return { turn, conversation: await readRecord(store, "conversations", task.org_id, turn.conversation_id) };
    };
    return {
        run: async (work) => {
            const subject = await read(work);
            const { job_id: jobId } = subject.conversation;
            if (jobId !== null)
                await startJob(store, jobId);
            await recordTurn(store, work, subject, await runTurn(parts, work, subject));
        },
        onExhausted: async (work, error) => recordTurn(store, work, await read(work), buildFailure(error)),
    };
}
/** GitHub's rate limits are retried where GitHub is called. */
const RETRYABLE = new Set(["git/remote-unreachable"]);
/** The pipeline of a turn: request → notes → draft on a branch → pull request → outcome. */
async function runTurn(parts, work, subject) {
    const { conversation } = subject;
    const entries = [];
    const addEntry = collectEntries(entries);
    let draft;
    try {
        if (conversation.publication_id === null) {
            return buildCancelled("The publication was deleted before this turn ran.");
        }
        const publication = await readPublication(parts, conversation.publication_id);
        const workspace = await openSources(parts, conversation, publication);
        const order = await readOrder(parts, subject, publication, { addEntry, signal: work.signal });
        draft = await writeDraft(workspace, publication, order);
        const published = await publishTurn(parts.store, work, { conversation, draft, addEntry });
        return await settleTurn(parts.store, subject, { draft, entries, published });
    }
    catch (error) {
        // A person has to fix the cause of every other error of ours: another attempt would fail alike.
        if (!(error instanceof errors/* ReleaseDocsError */.D3) || RETRYABLE.has(error.code))
            throw error;
        if (error.code === "codehost/connection-deleted")
            return buildCancelled(error.message);
        return buildFailure(error, entries, draft?.branch === undefined ? {} : describeDraft(draft));
    }
}
/** Without a repository of its own, all of the publication's. */
async function openSources(parts, { connection_id: connectionId }, { docs, sources }) {
    const ids = connectionId === null ? sources.repositories : [connectionId];
    const connected = await Promise.all(ids.map((id) => readConnectedRepository(parts, id)));
    const isOneOfSeveral = new Set([...ids, ...sources.repositories]).size > 1;
    return openWorkspace(parts.repositories, connected, docs, { isOneOfSeveral });
}
async function readOrder(parts, { turn, conversation }, { sources }, { addEntry, signal }) {
    const { store } = parts;
    const { id, branch, excluded_at: excludedAt } = conversation;
    const request = parseDocRequest(conversation.request_json);
    const { comments, relevantLinks } = await readWorkComments(store, turn);
    const askedBy = await readRequester(store, conversation.job_id);
    const links = [...(request.relevantLinks ?? []).map((url) => ({ url, askedBy })), ...relevantLinks];
    const read = await readLinks(parts, links, { orgId: conversation.org_id, stop: signal });
    addNotices(addEntry, read.remarks);
    return {
        request,
        // A conversation is created without a title.
        title: conversation.origin_type === "job" ? request.title : undefined,
        now: new Date(request.time ?? conversation.created_at),
        addEntry,
        comments,
        excludedFiles: parseTexts(conversation.excluded_files_json),
        withheld: readWithheld(conversation),
        excludedAt: excludedAt === null ? undefined : new Date(excludedAt),
        links: read.links,
        readContext: (about) => readContext(parts, sources.context, about, signal),
        former: branch === null
            ? undefined
            : { branch, files: (await readRecordedDraft(store, id)).files.map(({ path }) => path) },
    };
}
/** A staged draft without a pull request stays staged. */
async function publishTurn(store, { task }, { conversation, draft, addEntry }) {
    const change = describeDraft(draft);
    const unpublished = { change, isJoined: false };
    const { pullRequests } = draft;
    if (draft.branch === undefined || pullRequests === undefined)
        return unpublished;
    addEntry("pullRequest", draft.body);
    // Kept before opening one: an attempt after a kill must not mistake this turn's own pull request for an older one.
    const { openUrl = null } = await keepInTask(store, task, { openUrl: pullRequests.openUrl ?? null });
    if (conversation.staged === 1 && pullRequests.openUrl === undefined)
        return unpublished;
    const output_url = await publishDraft(pullRequests, draft.config, { ...draft, isOurs: openUrl === null }, addEntry);
    const isJoined = openUrl !== null && openUrl !== conversation.output_url;
    return { change: { ...change, status: "open", staged: 0, output_url }, isJoined };
}
function describeDraft({ branch, title, summary, pullRequests }) {
    if (branch === undefined) {
        return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
    }
    return { status: "staged", staged: 1, branch, output_url: null, title, summary };
}
async function recordTurn(store, { task, finish }, { turn, conversation }, outcome) {
    const actor = actorOf(task);
    await store.transaction(async (within) => {
        await insertEntries(within, { conversationId: conversation.id, turnId: turn.id }, outcome.entries);
        const now = await readRecord(within, "conversations", task.org_id, conversation.id);
        const change = keepPublished(conversation, now, outcome.conversation);
        await updateRecord(within, "conversations", conversation.id, change);
        await updateRecord(within, "turns", turn.id, { status: outcome.status, error_message: outcome.error });
        const { id: conversationId, publication_id: publicationId, job_id: jobId } = conversation;
        const about = { conversationId, turnId: turn.id, publicationId, jobId };
        for (const { config, ...note } of outcome.notes) {
            await audit_writeAudit(within, actor, { ...note, config: { ...about, ...config } });
        }
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
/** A draft that a caller published while the turn ran stays published. */
function keepPublished(before, now, change) {
    const isPublished = before.staged === 1 && now.staged === 0 && change.staged === 1;
    return isPublished ? { ...change, status: "open", staged: 0, output_url: now.output_url } : change;
}

;// CONCATENATED MODULE: ./lib/service/server/tasks.js













function createTaskHandlers(parts) {
    return {
        turn: createTurnHandler(parts),
        annotate: createAnnotationHandler(parts),
        "connection-sync": createConnectionSyncHandler(parts),
        "publication-sync": createPublicationSyncHandler(parts),
        "merge-summary": createMergeSummaryHandler(parts),
    };
}
/** Runs tasks in processes of their own; how one failed is recorded in this one. */
function isolateTasks(handlers, { run }) {
    const isolated = Object.entries(handlers).map(([kind, { onExhausted }]) => [
        kind,
        { run: ({ task, signal }) => run(task, signal), onExhausted },
    ]);
    return Object.fromEntries(isolated);
}
const MAX_REPOSITORY_AGE_MS = 60_000;
// An answer of a code host can contain a file.
const CODE_HOST = { longest: 32 * 2 ** 20, timeout: 60_000 };
/** What `serve` and its processes of tasks work with. */
async function openTaskParts({ database, repositories: directory, allowPrivate, codehostbUrl, gitLimits, ...limits }, environment, { onFault, poolSize }) {
    limitGit(gitLimits);
    const vault = readVault(environment);
    const store = await openStore(database, undefined, { onFault, poolSize, ...limits });
    const send = createOutbound({ allowPrivate, environment });
    const repositories = createCachedRepositories({
        directory,
        olderThan: MAX_REPOSITORY_AGE_MS,
        allowPrivate,
        checkRemote: (url) => checkRemote(url, { allowPrivate }),
        send: (url, request) => send(url, { ...request, ...CODE_HOST }),
        onFault,
    });
    return { vault, store, repositories, outbound: { send, allowPrivate, codehostbUrl } };
}
/** Takes tasks from the process that started it; not for people. */
const taskCommand = (command, { env }) => {
    command.action(async () => {
        const answer = (message) => void process.send?.(message);
        const reportAndExit = (error) => process.send?.({ fault: describeFailure(error) }, () => process.exit(1));
        startWatchdog({ parent: process.ppid });
        listenToGroups((group, isRunning) => answer({ group, isRunning }));
        process.umask(0o077);
        process.on("uncaughtException", reportAndExit).once("disconnect", () => process.exit());
        const onFault = (error) => answer({ fault: describeFailure(error) });
        let settings;
        let parts;
        let abort = new AbortController();
        const run = async (task, { signal }) => {
            try {
                if (settings === undefined)
                    throw new Error("A process of tasks got a task before its settings.");
                // With each task until the database can be opened.
                parts ??= await openTaskParts(settings, env, { onFault, poolSize: 2 });
                const handler = createTaskHandlers(parts)[task.kind];
                await handler.run({ task, signal, finish: (within) => finishTask(within, task) });
                return { outcome: "done" };
            }
            catch (error) {
                return { outcome: "failed", failure: describeFailure(error) };
            }
        };
        process.on("message", (order) => {
            if ("settings" in order)
                settings = order.settings;
            else if ("task" in order) {
                abort = new AbortController();
                void run(order.task, abort).then(answer);
            }
            else
                abort.abort();
        });
        await new Promise(() => undefined);
    });
};

;// CONCATENATED MODULE: ./lib/service/server/service.js






















const DEFAULT_WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, maxAttempts: 5, retryDelayMs: 1000 };
const RETRIED = new Set([429, 503]);
const RETRY_AFTER_SECONDS = "1";
const DEFAULT_MAX_BODY_BYTES = 2 ** 20;
function createService(options) {
    const { store, work, taskProcesses, onFault, onTaskEnd, maxBodyBytes = DEFAULT_MAX_BODY_BYTES } = options;
    const inProcess = createTaskHandlers(options);
    const worker = createWorker({
        ...DEFAULT_WORK,
        ...work,
        store,
        onFault,
        taskHandlers: taskProcesses === undefined ? inProcess : isolateTasks(inProcess, taskProcesses),
        ...(onTaskEnd && { onTaskEnd }),
    });
    const handle = service_createHandler({ ...options, worker }, onFault);
    const shareCallers = createSharedReads(setImmediate);
    const shareAnswers = createSharedReads(process.nextTick);
    const answerCall = async (call, requestId, { admit }) => {
        const isOpenApi = call.method === "GET" && new URL(call.url).pathname === OPENAPI_PATH;
        if (isOpenApi)
            return (await admit?.(undefined)) ?? answerOpenApi();
        const authorization = call.headers.get("authorization");
        const { caller, access } = await shareCallers(String(authorization), () => readCaller(store, authorization));
        const refusal = await admit?.(caller);
        if (refusal !== undefined)
            return refusal;
        const actor = { orgId: caller.orgId, requestId, userId: caller.userId, userName: caller.userName };
        const context = { ...caller, access, actor, idempotencyKey: readIdempotencyKey(call.headers) };
        if (call.method !== "GET")
            return handle(await readBody(call, maxBodyBytes), context);
        const { text, ...init } = await shareAnswers(`${caller.keyId} ${call.url}`, async () => {
            // Without the signal of the first caller, who may not wait for the answer.
            const answer = await handle(new Request(call.url), context);
            return { text: await answer.text(), status: answer.status, headers: [...answer.headers] };
        });
        return new Response(text, init);
    };
    return {
        fetch: async (request, notes = {}) => {
            const { requestId = createRequestId() } = notes;
            const answer = await answerCall(request, requestId, notes).catch((error) => {
                const { status } = toHttpError(error);
                if (status >= 500)
                    onFault(error, { requestId });
                return buildErrorAnswer(error, status === 401 ? { "www-authenticate": "Bearer" } : {});
            });
            answer.headers.set("x-request-id", requestId);
            // Clients send again only what such an answer refused.
            if (RETRIED.has(answer.status) && !answer.headers.has("retry-after")) {
                answer.headers.set("retry-after", RETRY_AFTER_SECONDS);
            }
            return answer;
        },
        idle: worker.idle,
        stop: worker.stop,
    };
}
/** Throws `unauthenticated`. */
async function readCaller(store, authorization) {
    const caller = await authenticate(store, authorization);
    return { caller, access: await readAccess(store, caller.userId) };
}
// An asset of the bundle, which `npm run generate` writes from the contract.
const OPENAPI_FILE = new URL(/* asset import */ __webpack_require__(7282), __webpack_require__.b);
let openApi;
async function answerOpenApi() {
    openApi ??= (0,promises_.readFile)(OPENAPI_FILE, "utf8");
    return new Response(await openApi, { headers: { "content-type": "application/yaml" } });
}
function service_createHandler(parts, onFault) {
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
            (0,shared_dist/* onError */.S5)((error) => {
                if (error instanceof store_errors/* DomainError */.Jk || (0,store_outage/* isOutage */.uD)(error))
                    throw toHttpError(error);
            }),
            (0,shared_dist/* onError */.S5)(async (error, { context, path }) => {
                if (!isBillingRefusal(error))
                    return;
                // Not in the transaction of the request, which was rolled back.
                const note = { type: "error", summary: "A billing check refused work", delta: error.message };
                await audit_writeAudit(parts.store, context.actor, { ...note, config: { operation: path.join(".") } });
            }),
            (0,shared_dist/* onError */.S5)((error, { context, signal }) => {
                // The client disconnected: no failure of the service.
                if (signal?.aborted === true)
                    return;
                if (toHttpError(error).status >= 500)
                    onFault(error, { requestId: context.actor.requestId });
            }),
        ],
    });
    return async (request, context) => {
        const url = replaceAlias(request.url);
        const refusal = refuseRoute(request.method, url.pathname);
        if (refusal !== undefined)
            return refusal;
        const canonical = url.href === request.url ? request : new Request(url, request);
        const { matched, response } = await handler.handle(canonical, { context });
        return matched ? response : buildErrorAnswer((0,store_errors/* notFound */.mX)("route", `${request.method} ${url.pathname}`));
    };
}
/** `/automations` is an alias of `/publications`. */
function replaceAlias(address) {
    const url = new URL(address);
    url.pathname = url.pathname.replace(/^\/api\/v1\/automations(?=\/|$)/, "/api/v1/publications");
    return url;
}
// As JSON escapes it. Neither database stores U+0000 in a text.
const NUL = /(?:^|[^\\])(?:\\\\)*\\u0000/;
// oRPC treats any other body as none, so that a request with optional fields only would pass.
const OBJECT = /^\s*\{/;
/** Throws 413, 415, and 400 for no JSON object, U+0000, and a client that disconnects. */
async function readBody(request, maxBytes) {
    const { url, method, signal, headers } = request;
    if (!["POST", "PUT", "PATCH", "DELETE"].includes(method))
        return request;
    const body = await readBytes(request, maxBytes);
    if (body.length === 0)
        return new Request(url, { method, signal });
    if (headers.has("content-encoding")) {
        throw new store_errors/* DomainError */.Jk("unsupported-media-type", "Send the body without Content-Encoding.");
    }
    if (!/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) {
        throw new store_errors/* DomainError */.Jk("unsupported-media-type", "Send the body as JSON, with Content-Type: application/json.");
    }
    const text = Buffer.from(body).toString("latin1");
    if (!OBJECT.test(text))
        throw (0,store_errors/* badRequest */.li)("The body is not a JSON object.");
    if (NUL.test(text))
        throw (0,store_errors/* badRequest */.li)("A text contains the character U+0000.");
    // No other header decides how the body is read.
    return new Request(url, { method, signal, body, headers: { "content-type": "application/json" } });
}
async function readBytes(request, maxBytes) {
    const declared = request.headers.get("content-length");
    const refuse = () => new store_errors/* DomainError */.Jk("too-large", `The body exceeds the maximum of ${maxBytes} bytes.`);
    if (Number(declared) > maxBytes)
        throw refuse();
    try {
        // Node's parser rejects a body that is longer than declared.
        if (declared !== null)
            return new Uint8Array(await request.arrayBuffer());
        const chunks = [];
        let length = 0;
        for await (const chunk of request.body ?? []) {
            length += chunk.length;
            if (length > maxBytes)
                throw refuse();
            chunks.push(chunk);
        }
        return Buffer.concat(chunks);
    }
    catch (cause) {
        throw cause instanceof store_errors/* DomainError */.Jk ? cause : (0,store_errors/* badRequest */.li)("The body ended before it was complete.");
    }
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










/** Also runs unfinished tasks. Throws what `openCheckout` throws. */
async function createBuiltInService(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const opened = built_in_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const checkout = await openCheckout(options.workspace, options.onFault);
        opened.defer(checkout.close);
        const store = await store_openStore(options.database ?? ":memory:", options.clock);
        opened.defer(store.close);
        await seedBuiltIn(store, checkout, options.apiKey);
        const service = createService({
            store,
            vault: createEphemeralVault(),
            repositories: checkout,
            outbound: createOutboundAccess(options.workspace.github),
            work: { retryDelayMs: 0 },
            onFault: options.onFault,
        });
        opened.defer(async () => {
            await service.idle();
            await service.stop(0);
        });
        const resources = opened.move();
        return {
            fetch: (request) => service.fetch(request),
            idle: service.idle,
            /** Waits for all tasks, then closes the store. */
            close: () => resources.disposeAsync(),
            /** Removes temporary files only, for a process that ends while tasks run. */
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
/** Public addresses, and GitHub's API wherever the runner has it. */
function createOutboundAccess(github) {
    const guard = { allowPrivate: false, environment: process.env };
    const outbound = { send: outbound_createOutbound(guard), allowPrivate: false };
    const trustedOrigin = URL.parse(github?.apiUrl ?? "")?.origin;
    if (github === undefined || trustedOrigin === undefined)
        return outbound;
    const { apiUrl, token } = github;
    return { ...outbound, ownGitHub: { apiUrl, token, send: outbound_createOutbound({ ...guard, trustedOrigin }) } };
}
/** Leaves a store that has the key as it is. */
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
    const { repository, history } = checkout.source;
    const address = repository.webUrl ?? `file://${history.repository.directory}`;
    const source = await seedConnection(within, orgId, repository.name, address);
    const known = new Map([[repository.name, source]]);
    const names = configuration.publications.map(({ name }) => name);
    for (const { name, config = {} } of configuration.publications) {
        const { docsRepo } = config;
        if (docsRepo !== undefined && !known.has(docsRepo) && reachesOthers && REPOSITORY.test(docsRepo)) {
            const page = address.split("/").slice(0, -2).concat(docsRepo).join("/");
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
// owner/name as on GitHub.
const REPOSITORY = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;
function resolveConfig(publication, config, source) {
    const [[own = ""] = []] = source.known;
    const resolve = (idOrName, known) => {
        const id = known.get(idOrName);
        if (id !== undefined)
            return id;
        throw new errors/* ReleaseDocsError */.D3("config/unknown-connection", `${CONFIGURATION_PATH}: publication ${publication} names an unknown connection ${idOrName}.`, {
            hint: `The built-in service reads ${own} only; omit the field to use it. docsRepo can be any owner/name on GitHub ` +
                "if the step has a github-token.",
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
/* harmony export */   ZH: () => (/* binding */ extendTable),
/* harmony export */   ZR: () => (/* binding */ createTable)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8956);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9938);


async function createTable(schema, name, definition) {
    const { database, dialect } = schema;
    const { primaryKey, unique, filters, indexes = [] } = definition;
    const created = database.schema.createTable(name);
    const isRecord = primaryKey === undefined;
    let table = isRecord ? dialect.addSequence(created) : created;
    for (const column of isRecord ? listRecordColumns(dialect) : [])
        table = table.addColumn(...column);
    for (const column of listColumns(definition, dialect))
        table = table.addColumn(...column);
    if (!isRecord)
        table = table.addPrimaryKeyConstraint(`${name}_primary`, [...primaryKey]);
    await table.execute();
    if (unique !== undefined)
        await createIndex(schema, name, unique.columns, unique);
    const lists = filters && [["org_id", "seq"], ...filters.map((column) => ["org_id", column, "seq"])];
    for (const index of [...(lists ?? []), ...indexes])
        await createIndex(schema, name, index);
}
async function extendTable(schema, name, added) {
    for (const column of listColumns(added, schema.dialect)) {
        await schema.database.schema
            .alterTable(name)
            .addColumn(...column)
            .execute();
    }
    for (const index of added.indexes ?? [])
        await createIndex(schema, name, index);
}
function listRecordColumns({ text }) {
    const id = define("id", text, (column) => column.unique());
    return [id, define("created_at", text), define("updated_at", text)];
}
function listColumns(columns, { text }) {
    const { defaulted = {}, choices = {}, texts = [], integers = [], references = {} } = columns;
    return [
        ...Object.entries(defaulted).map(([name, [value]]) => define(name, text, (column) => column.defaultTo(value))),
        ...[...Object.keys(choices), ...texts].map((name) => define(name, text)),
        ...integers.map((name) => define(name, "integer")),
        ...Object.entries(references).map(([name, [target, onDelete]]) => define(name, text, (column) => column.references(target).onDelete(onDelete))),
    ];
}
function define(name, type, build = (column) => column) {
    const required = (column) => build(column).notNull();
    return name.endsWith("?") ? [name.slice(0, -1), type, build] : [name, type, required];
}
async function createIndex({ database }, table, columns, unique) {
    const name = `${table}_by_${columns.map((column) => column.replaceAll(/\W+/g, "_")).join("_")}`;
    await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `create ${kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l.raw(unique ? "unique index" : "index")} ${kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l.id(name)}
      on ${kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l.table(table)} (${kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l.raw(columns.join(", "))})
      ${kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l.raw(unique?.where ? `where ${unique.where}` : "")}`.execute(database);
}
/** The parameters of a query; invalid where a text contains U+0000, which PostgreSQL cannot store. */
function refuseNul(parameters) {
    if (parameters.some((value) => typeof value === "string" && value.includes("\0"))) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .badRequest */ .li)("A text may not contain the character U+0000.");
    }
    return [...parameters];
}


/***/ }),

/***/ 9938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JK: () => (/* binding */ unauthenticated),
/* harmony export */   Jk: () => (/* binding */ DomainError),
/* harmony export */   ey: () => (/* binding */ paymentRequired),
/* harmony export */   hj: () => (/* binding */ conflict),
/* harmony export */   li: () => (/* binding */ badRequest),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   o0: () => (/* binding */ forbidden)
/* harmony export */ });
class DomainError extends Error {
    code;
    constructor(code, message) {
        super(message);
        this.name = "DomainError";
        this.code = code;
    }
}
const badRequest = (message) => new DomainError("invalid", message);
const unauthenticated = (message) => new DomainError("unauthenticated", message);
const notFound = (what, id) => new DomainError("not-found", `There is no ${what} ${JSON.stringify(id)}.`);
const conflict = (message) => new DomainError("conflict", message);
const paymentRequired = (message) => new DomainError("payment-required", message);
const forbidden = (permission) => new DomainError("forbidden", `This needs the permission ${permission}, which your user does not have.`);


/***/ }),

/***/ 1134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ explainDiskError),
/* harmony export */   qM: () => (/* binding */ buildOutage),
/* harmony export */   uD: () => (/* binding */ isOutage)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);

const OUTAGES = new Set([
    "store/unreachable",
    "store/busy",
    "store/full",
    "store/read-only",
    "store/disk",
]);
/** Whether the database cannot do now what it could before, so that a retry can succeed. Also of errors of task processes. */
function isOutage(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3 && OUTAGES.has(error.code);
}
const NO_SPACE = new Set(["ENOSPC", "EDQUOT"]);
const READ_ONLY = new Set(["EROFS", "EACCES", "EPERM"]);
/** Describes a full or read-only disk as an outage; returns other errors as they are. */
function explainDiskError(error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (NO_SPACE.has(code))
        return buildOutage("store/full", `No space is left on the disk: ${code}.`, error);
    if (READ_ONLY.has(code))
        return buildOutage("store/read-only", `The disk cannot be written: ${code}.`, error);
    return error;
}
function buildOutage(code, message, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3(code, message, { cause });
}


/***/ }),

/***/ 8455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ neutralizeDirectives),
/* harmony export */   LD: () => (/* binding */ neutralizeMessage),
/* harmony export */   _: () => (/* binding */ neutralizeTitle)
/* harmony export */ });
// Breaks what products read as a directive; readers do not see it.
const BREAK = "\u200B";
const KEYWORD = /\b(?:clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|reopen(?:s|ed|ing)?|hold(?:s|ing)?|wontfix|invalidat(?:e[sd]?|ing))(?=[:\s])/gi;
const KIND = /(?:the|issues?|bugs?|tickets?|tasks?|story|stories|prs?|pull|merge|requests?|work|items?)[:\s]\s*/iy;
const MAX_KINDS = 4;
const GAP = /:?\s*/y;
// `#1`, `!1`, `owner/repo#1`, `AB#1`, addresses, and `GH-1` and `PROJ-1`, maybe in brackets, quotes or emphasis.
const REFERENCE = /[[("'<*~`\\]*(?:[#!]\d|[\w./-]+[#!]\d|https?:|www\.|[a-z][a-z\d_]*-\d)/iy;
const GITHUB_NUMBER = /\bGH-(?=\d)/gi;
// Jira: `PROJ-1 #close #time 2h` on one line.
const ISSUE_KEY = /\b[a-z][a-z\d_]*-\d/i;
const SMART_COMMAND = /(?<![^\s\p{P}])#(?=\p{L})/gu;
const SKIP = /\[(?!\u200B)(?=[^[\]\n]{0,40}(?<![a-z])(?:skip|no|ignore|only|force|run|trigger|deploy|ci|cd)(?![a-z])[^[\]\n]{0,40}\])|\*{3}(?=no_ci\*{3})/gi;
const TRAILER = /^[ \t>*-]*(?:(?:[a-z]+-)+by|skip-[a-z]+|change-id|release-as|release-docs-tree|breaking[ -]change|cc|bug)(?=[ \t]*:)/gim;
// Quick actions of GitLab and bots: `/close`, `/tag v1`. A path has another slash.
const QUICK_ACTION = /^[ \t]*\/(?=[a-z][\w-]*(?:\s|$))/gim;
const AUTOSQUASH = /^(?:fixup|squash|amend)(?=!)/i;
const MENTION = /(?<![a-z\d])@(?=[\w{["])/gi;
const BIDI = /[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
/**
 * Text of a pull request that does nothing when it is merged: no closing keyword before a reference, no smart commit,
 * no trailer, no quick action, and nothing that skips CI. Mentions stay: Markdown is escaped where it is rendered.
 */
function neutralizeDirectives(text) {
    return text
        .replace(KEYWORD, (keyword, at) => (closes(text, at + keyword.length) ? keyword + BREAK : keyword))
        .replace(GITHUB_NUMBER, `$&${BREAK}`)
        .replace(SKIP, `$&${BREAK}`)
        .replace(TRAILER, `$&${BREAK}`)
        .replace(QUICK_ACTION, `$&${BREAK}`)
        .split("\n")
        .map((line) => (ISSUE_KEY.test(line) ? line.replace(SMART_COMMAND, `$&${BREAK}`) : line))
        .join("\n");
}
/** Whether a reference follows the keyword that ends at `end`. */
function closes(text, end) {
    const skip = (form, at) => {
        form.lastIndex = at;
        return form.test(text) ? form.lastIndex : at;
    };
    let at = skip(GAP, end);
    for (let kinds = 0; kinds < MAX_KINDS; kinds += 1)
        at = skip(KIND, at);
    return skip(REFERENCE, at) > at;
}
/** As {@link neutralizeDirectives}, for the body of a commit: it mentions no one either. */
function neutralizeMessage(text) {
    const plain = text.replace(/(?![\n\t])\p{Cc}/gu, " ").replace(BIDI, " ");
    return neutralizeDirectives(plain).replace(MENTION, `$&${BREAK}`);
}
/** As {@link neutralizeMessage}, for a commit's subject or a pull request's title: one line, and nothing to squash. */
function neutralizeTitle(text) {
    const line = text
        .replace(/[\s\p{Cc}]+/gu, " ")
        .replace(BIDI, " ")
        .trim();
    return neutralizeMessage(line).replace(AUTOSQUASH, `$&${BREAK}`).replace(/^!/, `${BREAK}!`);
}


/***/ }),

/***/ 8350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ MAX_TEXT_BYTES),
/* harmony export */   Cw: () => (/* binding */ isTokenRejected),
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
    const base = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trimTrailing */ .ly)(baseUrl, /\//);
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
        if (!(cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3))
            throw cause;
        return { healthy: false, message: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinParts */ .nn)([judgeToken(cause), cause.hint], " "), error: cause.message };
    }
}
const REJECTED = new Set(["product/bad-token", "product/forbidden"]);
const UNCHECKED = /^(?:outbound\/|product\/(?:failed|rate-limited|unreadable)$)/;
/** Whether the product refused the token itself, or what it was used for. */
function isTokenRejected(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3 && REJECTED.has(error.code);
}
function judgeToken(error) {
    if (isTokenRejected(error))
        return "The token is rejected.";
    return UNCHECKED.test(error.code) ? "The token was not checked." : "";
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
            const code = selectCode(status, said, headers);
            const hints = {
                "product/bad-token": `Make a new token in ${product} and store it in the connection.`,
                "product/forbidden": `Give the token of the connection the right to do that in ${product}.`,
                "product/rate-limited": `${product}'s rate limit is exceeded: try again ${when(headers)}.`,
                "product/failed": `Try again ${when(headers)}.`,
            };
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3(code, `${product} did not ${doing}: ${said}`, { hint: hints[code] });
        },
        unreadable: (doing, fault) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3("product/unreadable", `${product} gave no valid answer (${doing}): ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(redact(fault))}`),
    };
}
// Limits that GitHub and Slack name in words, beside the usual statuses.
const LIMITED = /rate.?limit|abuse detection|too many requests/i;
const CODES = {
    401: "product/bad-token",
    403: "product/forbidden",
    404: "product/not-found",
    410: "product/not-found",
    429: "product/rate-limited",
};
function selectCode(status, said, headers) {
    const isUsedUp = String(headers["x-ratelimit-remaining"]) === "0" || headers["retry-after"] !== undefined || LIMITED.test(said);
    if (isUsedUp && status < 500 && status !== 401 && status !== 404)
        return "product/rate-limited";
    return CODES[status] ?? (status < 500 ? "product/refused" : "product/failed");
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


/***/ }),

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ parseHtmlPage),
/* harmony export */   Mn: () => (/* binding */ splitRef),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   Uf: () => (/* binding */ splitPath),
/* harmony export */   W: () => (/* binding */ parseTextPage),
/* harmony export */   Xc: () => (/* binding */ describeMessage),
/* harmony export */   zU: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6422);

const MAX_EXCERPT = 300;
// What is cleaned of marks before it is cut: links in it can be long.
const MAX_MARKED_START = 5000;
const PROSE = /(^|\/)[^./]*$|\.(md|mdx|markdown|txt|rst|adoc)$/i;
/** Undefined where no text is left. */
const excerptOf = {
    markdown: (markdown) => {
        // Templates of issues begin with comments for the author.
        const shown = markdown
            .replace(/<!--[\s\S]*?(-->|$)/g, "")
            .slice(0, MAX_MARKED_START)
            .replace(/!\[[^[\]\n]*\]\([^[)\n]*\)/g, "")
            .replace(/\[([^[\]\n]*)\]\([^[)\n]*\)/g, "$1")
            .replace(/<\/?[a-z][^<>\n]{0,300}>/gi, "")
            .replace(/\*\*|__|`/g, "");
        return parseTextPage(shown).excerpt;
    },
    text: (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(text, MAX_EXCERPT) || undefined,
    file: (path, content) => {
        if (content.includes("\0"))
            return undefined;
        return PROSE.test(path) ? excerptOf.markdown(content) : excerptOf.text(content.slice(0, MAX_MARKED_START));
    },
};
function describeMessage(message) {
    const [title = "", ...body] = message.split("\n");
    return { title, excerpt: excerptOf.text(body.join("\n")) };
}
/** By the longest of `refs` that matches. */
function splitRef(refAndPath, refs) {
    const whole = refAndPath.join("/");
    const ref = refs
        .filter((name) => whole === name || whole.startsWith(`${name}/`))
        .sort((a, b) => b.length - a.length)[0];
    return ref === undefined ? undefined : { ref, path: whole.slice(ref.length + 1) };
}
function encodePath(path) {
    return path.split("/").map(encodeURIComponent).join("/");
}
/** Decoded; undefined if that fails or would lead to another place (`%2F..%2F`). */
function splitPath({ pathname }) {
    try {
        const parts = decodeURIComponent(pathname).split("/");
        return parts.some((part) => /^\.{1,2}$/.test(part)) ? undefined : parts.filter((part) => part !== "");
    }
    catch {
        return undefined;
    }
}
const MAX_TITLE = 150;
// What is collected before it is cut: enough for a sentence of the longest page.
const MAX_FIELD = 5000;
const MAX_TEXT_START = 50_000;
const MAX_HTML = 256 * 1024;
const FIELDS = new Set(["title", "h1", "p"]);
// Content of these is no markup: `true` keeps it as text.
const RAW_ELEMENTS = {
    title: true,
    iframe: false,
    noscript: false,
    script: false,
    style: false,
    svg: false,
    template: false,
    textarea: false,
};
/** The worst 256 KiB (87,000 elements) take 0.15 s; more is not read, since 1 MiB takes 0.7 s. */
async function parseHtmlPage(html) {
    const { NodeType, parse } = await __webpack_require__.e(/* import() */ 369).then(__webpack_require__.bind(__webpack_require__, 6369));
    // The parser takes quadratic time for comments that are not closed, and finds `</script>` in one spelling only.
    const plain = html
        .slice(0, MAX_HTML)
        .replace(/<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/?[a-z][^<>]*$/gi, "")
        .replace(/<\/?[a-z][^\s/>]*/gi, (tag) => tag.toLowerCase());
    // Without `parseNoneClosedTags` elements that are not closed take quadratic time: minutes for 1 MiB of `<div>`.
    const root = parse(plain, { parseNoneClosedTags: true, blockTextElements: RAW_ELEMENTS });
    const fields = [];
    const descriptions = [];
    // No recursion: pages nest as deep as they like.
    const rest = [{ node: root, field: undefined }];
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
        const { node } = next;
        let { field } = next;
        if (node.nodeType === NodeType.TEXT_NODE && field !== undefined && field.text.length < MAX_FIELD)
            field.text += node.text.slice(0, MAX_FIELD);
        if (node.rawTagName === "meta")
            descriptions.push(...selectDescription(node));
        if (FIELDS.has(node.rawTagName)) {
            field = { tag: node.rawTagName, text: "" };
            fields.push(field);
        }
        for (const child of node.childNodes.toReversed())
            rest.push({ node: child, field });
    }
    const textOf = (name) => fields.find(({ tag, text }) => tag === name && text.trim() !== "")?.text;
    const title = plain.includes("</title") ? textOf("title") : undefined;
    return {
        title: selectFirst([title, textOf("h1")], MAX_TITLE),
        excerpt: selectFirst([descriptions[0], firstSentence(textOf("p") ?? "")], MAX_EXCERPT),
    };
}
function selectDescription(meta) {
    const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
    return /^(og:)?description$/i.test(name) ? [meta.getAttribute("content") ?? ""] : [];
}
function parseTextPage(text) {
    const start = text.slice(0, MAX_TEXT_START).replaceAll("\r", "");
    const lines = start.replace(/^\uFEFF?---\n[\s\S]*?\n---\n/, "").split("\n");
    let title;
    const paragraph = [];
    for (const [index, line] of lines.entries()) {
        const isUnderlined = /^(=+|-+)\s*$/.test(lines[index + 1] ?? "") && /^[^\s#>|*-]/.test(line);
        const heading = parseHeading(line) ?? (isUnderlined ? line : undefined);
        // Neither HTML, quotes, tables, badges, code nor a rule.
        const isText = heading === undefined && !/^\s*([<>|!`~]|\[!|[-=]+\s*$|$)/.test(line);
        if (isText)
            paragraph.push(line);
        else if (paragraph.length > 0)
            break;
        title ??= heading;
    }
    return {
        title: selectFirst([title], MAX_TITLE),
        excerpt: selectFirst([firstSentence(paragraph.join(" "))], MAX_EXCERPT),
    };
}
function parseHeading(line) {
    const text = /^#{1,6}\s(.*)$/s.exec(line.slice(0, 300))?.[1];
    return text && (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimTrailing */ .ly)(text.trimStart(), /[\s#]/);
}
function firstSentence(text) {
    const plain = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(text, MAX_FIELD);
    return /^.*?[.!?…](?=\s)/u.exec(plain)?.[0] ?? plain;
}
function selectFirst(texts, longest) {
    return texts.map((text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(text ?? "", longest)).find((text) => text !== "");
}


/***/ }),

/***/ 2504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   G$: () => (/* binding */ cutMarkdown),
/* harmony export */   m4: () => (/* binding */ escapeMarkdownText),
/* harmony export */   nR: () => (/* binding */ findPlainLines),
/* harmony export */   pu: () => (/* binding */ maskInlineCode),
/* harmony export */   uO: () => (/* binding */ FenceScanner),
/* harmony export */   uz: () => (/* binding */ splitLines),
/* harmony export */   yN: () => (/* binding */ containMarkdown)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6422);

/**
 * Replaces what the global pattern `form` finds, and the rest with `plain`. Its group `ticks` finds backticks: the
 * group `code` is the code that they open. A token without a replacement is a part of the rest.
 */
function replaceTokens(text, form, replace, plain = (rest) => rest) {
    const closings = findClosings(text);
    let result = "";
    let end = 0;
    for (let match = form.exec(text); match !== null; match = form.exec(text)) {
        const closing = match.groups?.ticks === undefined ? undefined : closings.get(match.index);
        form.lastIndex = closing ?? form.lastIndex;
        const token = text.slice(match.index, form.lastIndex);
        const replaced = replace(token, closing === undefined ? (match.groups ?? {}) : { code: token });
        if (replaced === undefined)
            continue;
        result += plain(text.slice(end, match.index)) + replaced;
        end = form.lastIndex;
    }
    return result + plain(text.slice(end));
}
/** By where a run of backticks starts: where the next one of its length ends. */
function findClosings(text) {
    const closings = new Map();
    const openings = new Map();
    for (const { 0: ticks, index } of text.matchAll(/`+/g)) {
        const opening = openings.get(ticks.length);
        if (opening !== undefined)
            closings.set(opening, index + ticks.length);
        openings.set(ticks.length, index);
    }
    return closings;
}
function maskInlineCode(text) {
    return replaceTokens(text, /(?<ticks>`+)/g, (_, { code }) => code && "x");
}
/** Fences indented by more than `maxIndent` spaces are text: readers differ about those in list items. */
class FenceScanner {
    #fence;
    #maxIndent;
    constructor(maxIndent = 3) {
        this.#maxIndent = maxIndent;
    }
    isCode(line) {
        if (this.#fence !== undefined) {
            const [, lead = "", mark = ""] = /^([ \t]*)(`{3,}|~{3,})[ \t\r\n]*$/.exec(line) ?? [];
            if (mark.startsWith(this.#fence.mark) && lead.length <= this.#fence.indent.length + 3)
                this.#fence = undefined;
            return true;
        }
        const [, indent, mark] = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
        if (indent === undefined || mark === undefined)
            return false;
        if (indent.replaceAll("\t", "    ").length > this.#maxIndent)
            return false;
        this.#fence = { indent, mark };
        return true;
    }
    get closingLine() {
        return this.#fence && this.#fence.indent + this.#fence.mark;
    }
    /** Closes the code if the line ends its list item. Returns the closing line then. */
    leave(line) {
        if (this.#fence === undefined || line.trim() === "" || line.startsWith(this.#fence.indent))
            return undefined;
        const { closingLine } = this;
        this.#fence = undefined;
        return closingLine;
    }
}
function splitLines(text) {
    return text === "" ? [] : text.split(/(?<=\n)/);
}
function findPlainLines(lines) {
    const fences = new FenceScanner();
    let inComment = false;
    return lines.map((line) => {
        if (fences.closingLine === undefined && (inComment || /^ {0,3}<!--/.test(line))) {
            inComment = !line.slice(inComment ? 0 : line.indexOf("<!--") + 4).includes("-->");
            return false;
        }
        return !fences.isCode(line);
    });
}
const ESCAPE_FORMS = [
    /(?<ticks>`+)/.source,
    /(?<url>https?:\/\/[^\s<>`|*]+)/.source,
    /(?<mention>(?<![\w`/.@-])@[a-z\d](?:[\w./-]*[\w])?)/.source,
];
const ESCAPE_TOKENS = new RegExp(ESCAPE_FORMS.join("|"), "gi");
/** The line shows as written on GitHub: nothing pings, links or opens a block, and an `@name` becomes code. */
function escapeMarkdown(line) {
    const text = line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
    const replace = (_, { code, url, mention }) => code ?? url ?? (mention && `\`${mention}\``);
    return escapeBlock(replaceTokens(text, ESCAPE_TOKENS, replace, escapePlain));
}
function escapePlain(text) {
    return (text
        .replace(/\\(?=[!-/:-@[-`{-~])/g, "\\\\")
        .replace(/[*~|`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
        .replace(/&(?=#?\w+;)/g, "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        // No mention here, but it could become one beside the text before it.
        .replace(/@(?=\w)(?<![\w.]@)/g, "@\u200B"));
}
/** Keeps the first line of an entry from opening a heading, a list or a rule. */
function escapeBlock(text) {
    return text.replace(/^(?:#{1,6}(?=\s|$)|[-+=](?=[\s-=]|$))/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
/** {@link escapeMarkdown} for several lines. Lists, quotes and fenced code stay; open code is closed. */
function escapeMarkdownText(text) {
    const fences = new FenceScanner(Number.POSITIVE_INFINITY);
    const lines = text.split("\n").flatMap((line) => {
        const closing = fences.leave(line) ?? [];
        if (fences.isCode(line))
            return [closing, line].flat();
        const item = /^(\s*)([-*+]|\d{1,9}[.)])(\s+)(?=\S)/.exec(line)?.[0] ?? /^\s*/.exec(line)?.[0] ?? "";
        return [closing, `${item.replaceAll("\t", "  ")}${escapeMarkdown(line.slice(item.length))}`.trimEnd()].flat();
    });
    if (fences.closingLine !== undefined)
        lines.push(fences.closingLine.trim());
    return lines.join("\n");
}
/** Cuts between two items, closes open code and folds, and adds `pointer`, which says where the rest is. */
function cutMarkdown(text, maxLength, pointer) {
    if (text.length <= maxLength)
        return text;
    const lines = text.split("\n");
    const continued = findContinued(lines);
    const fences = new FenceScanner(Number.POSITIVE_INFINITY);
    let folds = 0;
    let length = pointer.length + 2;
    let kept = 0;
    let closing = "";
    for (const [index, line] of lines.entries()) {
        fences.isCode(line);
        const fence = fences.closingLine?.trim();
        if (fence === undefined)
            folds = Math.max(folds + count(line, /<details[\s>]/gi) - count(line, /<\/details>/gi), 0);
        const open = `${fence === undefined ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}`;
        length += line.length + 1;
        if (length + open.length > maxLength)
            break;
        if (continued[index])
            continue;
        kept = index + 1;
        closing = open;
    }
    const start = `${lines.slice(0, kept).join("\n").trimEnd()}${closing}`;
    return start === "" ? pointer : `${start}\n\n${pointer}`;
}
/** For each line, whether the next line that is not blank continues its item. */
function findContinued(lines) {
    let isIndented = false;
    const found = lines.toReversed().map((line) => {
        const isContinued = isIndented;
        if (line.trim() !== "")
            isIndented = /^\s/.test(line);
        return isContinued;
    });
    return found.reverse();
}
function count(line, form) {
    return line.match(form)?.length ?? 0;
}
const MAX_LINE_LENGTH = 20_000;
const INVISIBLE = /(?!\t)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const FOLD = /^ {0,3}<\/?details(?: open)?>\s*$/i;
const FOLD_TITLE = /^ {0,3}(?:<details(?: open)?>)?\s*<summary>(.*?)<\/summary>\s*$/i;
const CONTAIN_FORMS = [
    /(?<kept>\\[!-/:;=-@[-`{-~]|<https?:\/\/[^\s<>`]*>|https?:\/\/[^\s<>`|*()[\]]+)/.source,
    /(?<ticks>`+)|(?<lone>~{3,})/.source,
    /(?<link>\][(:])(?=\s*<?[a-z][a-z\d+.-]*:)(?!\s*<?(?:https?|mailto):)/.source,
    /(?<tag>\\?<)(?=[a-z/!?])/.source,
    /(?<mention>(?<!\w)@)(?=[a-z\d])/.source,
];
const CONTAIN_TOKENS = new RegExp(CONTAIN_FORMS.join("|"), "gi");
/** Contains foreign Markdown: no HTML, no mentions, web and mail links only. At most four times as long. */
function containMarkdown(text) {
    const contained = [];
    const fences = new FenceScanner();
    const lines = text.trim().split(/\r\n?|\n/);
    for (const line of lines.map(prepareLine)) {
        // Code in a list item ends with it, but code at the top level does not: closed, all readers agree.
        const closing = fences.leave(line);
        if (closing !== undefined)
            contained.push(closing);
        const before = fences.closingLine;
        if (fences.isCode(line)) {
            contained.push(fences.closingLine === undefined && before !== undefined ? before : line);
            continue;
        }
        // One blank line is enough where a fold was.
        for (const part of containLine(line))
            if (part !== "" || contained.at(-1) !== "")
                contained.push(part);
    }
    if (fences.closingLine !== undefined)
        contained.push(fences.closingLine);
    return contained.join("\n").trim();
}
/** Leading tabs become spaces: how far a tab reaches depends on what it is in. */
function prepareLine(raw) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(raw.replace(INVISIBLE, " "), MAX_LINE_LENGTH);
    return line.replace(/^[ \t]+/, (lead) => lead.replaceAll("\t", "    "));
}
function containLine(line) {
    if (FOLD.test(line))
        return [];
    const title = FOLD_TITLE.exec(line)?.[1];
    return title === undefined ? [containTokens(line)] : ["", `**${containTokens(title)}**`, ""];
}
function containTokens(line) {
    return replaceTokens(line, CONTAIN_TOKENS, (token, { code, ticks = "", lone, link, tag, mention }) => {
        // An entity would be shown as it is in code, and a table or a link can make text of the code.
        if (code !== undefined)
            return code.replace(/<(?=[a-z/!?])/gi, "<\u200B");
        if (lone !== undefined || ticks.length > 2)
            return token.replace(/[`~]/g, "\\$&");
        if (link !== undefined)
            return `]\\${link.slice(1)}`;
        if (tag !== undefined)
            return "&lt;";
        return mention === undefined ? token : "@\u200B";
    });
}


/***/ }),

/***/ 3374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ InvalidYamlError),
/* harmony export */   hN: () => (/* binding */ parseYaml)
/* harmony export */ });
/* unused harmony exports MAX_YAML_LENGTH, MAX_YAML_DEPTH, MAX_YAML_TOKENS, MAX_YAML_ALIASES */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);


/** In characters. */
const MAX_YAML_LENGTH = 128 * 1024;
const MAX_YAML_DEPTH = 50;
/** The library compares each key of a map with all others. */
const MAX_YAML_TOKENS = 20_000;
const MAX_YAML_ALIASES = 50;
/** `line` counts from 1. */
class InvalidYamlError extends Error {
    line;
    constructor(line, message) {
        super(message);
        this.line = line;
    }
}
/** Throws {@link InvalidYamlError}, also for a text that exceeds a limit above. */
function parseYaml(text) {
    if (text.length > MAX_YAML_LENGTH) {
        throw new InvalidYamlError(1, `the text is longer than ${MAX_YAML_LENGTH} characters`);
    }
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const lineOf = (offset) => lineCounter.linePos(offset).line;
    checkNesting(text);
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter, prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined)
        throw new InvalidYamlError(lineOf(error.pos[0]), error.message);
    checkAliases(document, lineOf);
    try {
        return { document, value: document.toJS({ maxAliasCount: MAX_YAML_ALIASES }), lineOf };
    }
    catch (cause) {
        throw new InvalidYamlError(1, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause));
    }
}
/** By the parser, which is not recursive; what comes after it is. */
function checkNesting(text) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    let [offset, tokens] = [0, 0];
    const refuse = (fault) => {
        throw new InvalidYamlError(text.slice(0, offset).split("\n").length, fault);
    };
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        for (const _ of parser.next(lexeme))
            ;
        offset += lexeme.length;
        tokens += 1;
        if (tokens > MAX_YAML_TOKENS)
            refuse(`the text has more than ${MAX_YAML_TOKENS} tokens`);
        if (parser.stack.length > MAX_YAML_DEPTH)
            refuse(`the text is nested more than ${MAX_YAML_DEPTH} levels deep`);
    }
}
function checkAliases(document, lineOf) {
    let count = 0;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, alias) {
            const line = lineOf(alias.range?.[0] ?? 0);
            count += 1;
            if (count > MAX_YAML_ALIASES)
                throw new InvalidYamlError(line, `there are more than ${MAX_YAML_ALIASES} aliases`);
            if (alias.resolve(document) !== undefined)
                return;
            throw new InvalidYamlError(line, `the alias *${alias.source} has no anchor`);
        },
    });
}


/***/ })

};
