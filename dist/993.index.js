export const id = 993;
export const ids = [993];
export const modules = {

/***/ 8235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ checkBranchName)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);

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
    throw new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "codehost/bad-branch",
        message: `${JSON.stringify(branch)} is no name for a branch.`,
        hint: "Use letters, digits, `-` and `/`, such as `release-docs/v1.2.0`.",
    });
}


/***/ }),

/***/ 5489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);

/**
 * The text of a file's bytes, byte for byte. Throws a {@link ReleaseDocsError} (`codehost/not-text`) where it is not
 * UTF-8, since writing it back would destroy it.
 */
function decodeText(path, bytes) {
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (cause) {
        throw new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "codehost/not-text",
            message: `${path} is not a UTF-8 text file.`,
            hint: "Convert it to UTF-8, or name another file.",
            cause,
        });
    }
}


/***/ }),

/***/ 7584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isOwnCommit),
/* harmony export */   x: () => (/* binding */ markMessage)
/* harmony export */ });
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


/***/ }),

/***/ 7378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ buildDraftMoved)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);

/** Somebody moved a draft's branch between reading and writing it (`codehost/draft-moved`). */
function buildDraftMoved(branch, cause) {
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
        code: "codehost/draft-moved",
        message: `Somebody committed to the branch ${branch} at the same time.`,
        hint: "Do it again once that is over; nothing of theirs was overwritten.",
        cause,
    });
}


/***/ }),

/***/ 9978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ checkPlainPath),
/* harmony export */   Pi: () => (/* binding */ checkPathInTree),
/* harmony export */   VU: () => (/* binding */ checkDraftPath)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);

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
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
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


/***/ }),

/***/ 831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ readTreeEntries),
/* harmony export */   Zc: () => (/* binding */ readTree),
/* harmony export */   p6: () => (/* binding */ listPrefixes),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _git_run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3464);
/* harmony import */ var _decode_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5489);


/**
 * The entries of `commit` (full SHA) at `paths`, and at the folders above them where these are no folders, by path.
 */
async function readTreeEntries(directory, commit, paths) {
    if (paths.length === 0)
        return new Map();
    const wanted = new Set(paths.flatMap(listPrefixes));
    const args = ["--literal-pathspecs", "ls-tree", "-z", "--full-tree", commit, "--", ...wanted];
    const entries = parseTree(await (0,_git_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, args));
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
    const entries = parseTree(await (0,_git_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(directory, args));
    return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}
/** The text of a blob, byte for byte. Throws what `decodeText` throws. */
async function readText(directory, entry) {
    const pieces = [];
    for await (const piece of (0,_git_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t1)(directory, ["cat-file", "blob", entry.sha]))
        pieces.push(piece);
    return (0,_decode_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(entry.path, Buffer.concat(pieces));
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


/***/ }),

/***/ 9077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ cutMarkdown)
/* harmony export */ });
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


/***/ }),

/***/ 9756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown),
/* harmony export */   m: () => (/* binding */ escapeMarkdownText)
/* harmony export */ });
const PIECES = /(?<!`)(?<ticks>`+)(?!`)(?<code>[^`]|[^`][\s\S]*?[^`])\k<ticks>(?!`)|(?<url>https?:\/\/[^\s<>`|*]+)|(?<mention>(?<![\w`/.@-])@[a-z\d](?:[\w./-]*[\w])?)/gi;
/**
 * Makes one line of somebody else's text safe to stand in GitHub markdown: it shows as it was written, code
 * spans stay code, an `@name` becomes code (no ping, and most are decorators or packages anyway), and nothing in it
 * opens HTML, links, images, emphasis, tables or another block.
 */
function escapeMarkdown(line) {
    const text = line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
    let escaped = "";
    let end = 0;
    for (const match of text.matchAll(PIECES)) {
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


/***/ }),

/***/ 7568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ nameRepository)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9416);


/** What a repository is called, and the address of its page: from its remote, else its folder's name alone. */
function nameRepository(repository) {
    const remote = repository.remoteUrl === undefined ? undefined : (0,_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRemote */ .M)(repository.remoteUrl);
    return remote ?? { name: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(repository.directory).replace(/\.git$/, ""), webUrl: undefined };
}


/***/ }),

/***/ 7993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBuiltInService: () => (/* binding */ createBuiltInService)
});

// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/service/refusal.js
var refusal = __webpack_require__(7999);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/kysely.js + 65 modules
var kysely = __webpack_require__(1980);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/migration/migrator.js + 1 modules
var migration_migrator = __webpack_require__(7611);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(8956);
;// CONCATENATED MODULE: ./lib/service/store/schema/define-table.js

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
        await (0,sql/* sql */.l) `create ${sql/* sql */.l.raw(options.unique ? "unique index" : "index")} ${sql/* sql */.l.id(name)}
      on ${sql/* sql */.l.table(table)} (${sql/* sql */.l.raw(columns.join(", "))})
      ${sql/* sql */.l.raw(options.where === undefined ? "" : `where ${options.where}`)}`.execute(database);
    }
}

;// CONCATENATED MODULE: ./lib/service/store/schema/account-tables.js

/** Organizations, their users, and what each user may do and with which keys. */
async function createAccountTables(schema) {
    const org_id = ["organizations.id", "cascade"];
    const user_id = ["users.id", "cascade"];
    await defineTable(schema, "organizations", { isRecord: true, texts: ["name"] });
    await defineTable(schema, "users", {
        isRecord: true,
        texts: ["auth_id", "email", "name"],
        integers: ["invitation_accepted"],
        references: { org_id },
    });
    await defineIndexes(schema, "users", [
        ["org_id", "seq"],
        ["org_id", "email", "seq"],
        ["org_id", "name", "seq"],
        ["org_id", "auth_id", "seq"],
    ]);
    await defineTable(schema, "roles", {
        isRecord: true,
        texts: ["name", "permissions_json"],
        integers: ["builtin"],
        references: { org_id },
    });
    await defineIndexes(schema, "roles", [["org_id", "name"]], { unique: true });
    await defineTable(schema, "user_roles", {
        references: { user_id, role_id: ["roles.id", "cascade"] },
        primaryKey: ["user_id", "role_id"],
    });
    await defineIndexes(schema, "user_roles", [["role_id"]]);
    await defineTable(schema, "grants", {
        texts: ["resource", "verb", "record_id"],
        references: { user_id },
        primaryKey: ["user_id", "resource", "verb", "record_id"],
    });
    await defineTable(schema, "keys", {
        isRecord: true,
        texts: ["name", "lookup", "hash", "expires_at?", "revoked_at?"],
        references: { org_id, user_id },
    });
    await defineIndexes(schema, "keys", [["lookup"]], { unique: true });
    await defineIndexes(schema, "keys", [["org_id", "seq"], ["user_id"]]);
}

;// CONCATENATED MODULE: ./lib/service/store/schema/publication-tables.js

const org_id = ["organizations.id", "cascade"];
/** Connections, the publications that are made of them, and the instructions that publications follow. */
async function createPublicationTables(schema) {
    await defineTable(schema, "connections", {
        isRecord: true,
        texts: ["name", "type", "config_json", "secrets?", "health_message?", "health_error?", "synced_at?", "deleted_at?"],
        integers: ["paused", "healthy", "remaining_rate_limit_percent?"],
        references: { org_id },
    });
    await defineIndexes(schema, "connections", [
        ["org_id", "seq"],
        ["org_id", "name", "seq"],
        ["org_id", "type", "seq"],
    ]);
    await defineTable(schema, "publications", {
        isRecord: true,
        texts: ["name", "branch_name?", "config_json", "synced_at?", "health_message?"],
        integers: ["healthy"],
        references: { org_id },
    });
    await defineIndexes(schema, "publications", [["org_id", "name"]], { unique: true });
    await defineIndexes(schema, "publications", [["org_id", "seq"]]);
    await defineTable(schema, "publication_connections", {
        texts: ["role"],
        references: { publication_id: ["publications.id", "cascade"], connection_id: ["connections.id", "cascade"] },
        primaryKey: ["publication_id", "connection_id", "role"],
    });
    await defineIndexes(schema, "publication_connections", [["connection_id", "role"]]);
    await createInstructionTables(schema);
}
async function createInstructionTables(schema) {
    await defineTable(schema, "instructions", {
        isRecord: true,
        texts: ["name", "type", "content"],
        integers: ["global"],
        references: { org_id, "publication_id?": ["publications.id", "cascade"] },
    });
    await defineIndexes(schema, "instructions", [["org_id", "name", "type"]], { unique: true, where: "global = 1" });
    await defineIndexes(schema, "instructions", [
        ["org_id", "seq"],
        ["org_id", "type", "seq"],
        ["org_id", "global", "seq"],
        ["publication_id"],
    ]);
    await defineTable(schema, "instruction_links", {
        isRecord: true,
        texts: ["slot_type"],
        integers: ["position"],
        references: {
            org_id,
            instruction_id: ["instructions.id", "cascade"],
            publication_id: ["publications.id", "cascade"],
        },
    });
    await defineIndexes(schema, "instruction_links", [
        ["org_id", "seq"],
        ["org_id", "slot_type", "seq"],
        ["instruction_id", "seq"],
        ["publication_id", "seq"],
        ["publication_id", "slot_type", "position"],
    ]);
}

;// CONCATENATED MODULE: ./lib/service/store/schema/running-tables.js

/** What the service runs by: work to do, creates that are made once, and what was changed by whom. */
async function createRunningTables(schema) {
    const org_id = ["organizations.id", "cascade"];
    await defineTable(schema, "tasks", {
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
    await defineIndexes(schema, "tasks", [["run_after", "seq"], ["conversation_id", "seq"], ["subject_id"]]);
    await defineTable(schema, "idempotency_keys", {
        texts: ["key", "body_hash", "record_id", "created_at"],
        references: { org_id },
        primaryKey: ["org_id", "key"],
    });
    await defineIndexes(schema, "idempotency_keys", [["created_at"]]);
    await defineTable(schema, "audit_logs", {
        isRecord: true,
        texts: ["request_id?", "user_name?", "admin_user_name?", "type", "summary", "delta", "config_json"],
        references: { org_id },
    });
    await defineIndexes(schema, "audit_logs", [
        ["org_id", "seq"],
        ["org_id", "type", "seq"],
        ["org_id", "substr(lower(summary), 1, 200)", "seq"],
    ]);
}

;// CONCATENATED MODULE: ./lib/service/store/schema/work-tables.js

const work_tables_org_id = ["organizations.id", "cascade"];
const conversation_id = ["conversations.id", "cascade"];
// PostgreSQL takes no more than 2.7 kB into an index; what is longer is told apart by the row itself.
const SUMMARY = "substr(lower(summary), 1, 200)";
/** Jobs, the conversations that they lead to, and what was said and done in those. */
async function createWorkTables(schema) {
    await defineTable(schema, "jobs", {
        isRecord: true,
        texts: ["type", "state", "title", "request_json", "publication_ids_json"],
        references: {
            org_id: work_tables_org_id,
            connection_id: ["connections.id", "no action"],
            "user_id?": ["users.id", "set null"],
        },
    });
    await defineIndexes(schema, "jobs", [["org_id", "seq"]]);
    await createConversations(schema);
    await createComments(schema);
    await defineTable(schema, "turns", {
        isRecord: true,
        texts: ["status", "error_message?", "request_json"],
        integers: ["retry_count"],
        references: { org_id: work_tables_org_id, conversation_id, "triggering_comment_id?": ["comments.id", "set null"] },
    });
    await defineIndexes(schema, "turns", [["conversation_id", "seq"], ["triggering_comment_id"]]);
    await defineTable(schema, "entries", {
        isRecord: true,
        texts: ["kind", "status", "message"],
        references: { conversation_id, "turn_id?": ["turns.id", "set null"] },
    });
    await defineIndexes(schema, "entries", [["conversation_id", "seq"], ["turn_id"]]);
}
async function createConversations(schema) {
    await defineTable(schema, "conversations", {
        isRecord: true,
        texts: [
            ...["publication_name?", "status", "branch?", "output_url?", "excluded_files_json", "trigger_type"],
            ...["operation_type", "title", "labels_json", "summary?", "request_json", "origin_type", "origin_url?"],
        ],
        integers: ["staged"],
        references: {
            org_id: work_tables_org_id,
            "job_id?": ["jobs.id", "set null"],
            "publication_id?": ["publications.id", "set null"],
            "connection_id?": ["connections.id", "set null"],
        },
    });
    const filters = [
        ...["job_id", "publication_id", "status", "staged", "branch", "output_url"],
        ...["operation_type", "origin_type", "origin_url", SUMMARY],
    ];
    await defineIndexes(schema, "conversations", [
        ["org_id", "seq"],
        ...filters.map((column) => ["org_id", column, "seq"]),
        // For what the database does itself when a job, publication or connection goes.
        ["job_id"],
        ["publication_id"],
        ["connection_id"],
    ]);
}
async function createComments(schema) {
    await defineTable(schema, "comments", {
        isRecord: true,
        texts: ["message", "anchor_json?", "file_path?", "source", "external_id?", "request_json"],
        integers: ["work_requested"],
        references: {
            org_id: work_tables_org_id,
            conversation_id,
            "connection_id?": ["connections.id", "set null"],
            "author_id?": ["users.id", "set null"],
            "reply_to_id?": ["comments.id", "set null"],
        },
    });
    const filters = ["conversation_id", "connection_id", "work_requested", "source", "external_id", "file_path"];
    await defineIndexes(schema, "comments", [
        ["org_id", "seq"],
        ...filters.map((column) => ["org_id", column, "seq"]),
        ["conversation_id", "seq"],
        ["reply_to_id"],
    ]);
    await defineTable(schema, "comment_batches", {
        references: { aggregate_id: ["comments.id", "cascade"], item_id: ["comments.id", "cascade"] },
        primaryKey: ["aggregate_id", "item_id"],
    });
    await defineIndexes(schema, "comment_batches", [["item_id"]]);
}

;// CONCATENATED MODULE: ./lib/service/store/migrate.js






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
    throw new release_docs_error/* ReleaseDocsError */.D({
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

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-dialect.js + 2 modules
var sqlite_dialect = __webpack_require__(1523);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-driver.js
var sqlite_driver = __webpack_require__(8112);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(6560);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-adapter.js
var sqlite_adapter = __webpack_require__(7036);
// EXTERNAL MODULE: ./lib/service/store/refuse-nul.js
var refuse_nul = __webpack_require__(8971);
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
    const bind = (parameters) => (0,refuse_nul/* refuseNul */.S)(parameters);
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
    const database = new kysely/* Kysely */._$({ dialect: dialect.kysely });
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
    const { createPostgresDialect } = await Promise.all(/* import() */[__webpack_require__.e(131), __webpack_require__.e(346)]).then(__webpack_require__.bind(__webpack_require__, 2346));
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

;// CONCATENATED MODULE: ./lib/service/access/keys.js



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
/** Whether a key is stored, revoked and expired ones among them. */
async function isKnownKey(store, apiKey) {
    const found = await store.database
        .selectFrom("keys")
        .select("hash")
        .where("lookup", "=", digest("lookup", apiKey).slice(0, 32))
        .executeTakeFirst();
    return found !== undefined && isSame(found.hash, digest("hash", apiKey));
}
/**
 * The user of the bearer key in `authorization` (interface, "Authentication"). The row is found by one digest and the
 * key held against another in constant time. 401 without a key and with one that is unknown, revoked or expired.
 */
async function authenticate(store, authorization) {
    const apiKey = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
    if (apiKey === undefined)
        throw (0,refusal/* unauthorized */.nc)("Give an API key: Authorization: Bearer <API_KEY>.");
    const found = await store.database
        .selectFrom("keys")
        .innerJoin("users", "users.id", "keys.user_id")
        .select(["keys.id", "keys.hash", "keys.expires_at", "keys.revoked_at"])
        .select(["users.id as user_id", "users.name as user_name", "users.org_id"])
        .where("keys.lookup", "=", digest("lookup", apiKey).slice(0, 32))
        .executeTakeFirst();
    if (found === undefined || !isSame(found.hash, digest("hash", apiKey))) {
        throw (0,refusal/* unauthorized */.nc)("This API key is not known here.");
    }
    if (found.revoked_at !== null)
        throw (0,refusal/* unauthorized */.nc)("This API key was revoked.");
    if (found.expires_at !== null && Date.parse(found.expires_at) <= Date.parse(store.now())) {
        throw (0,refusal/* unauthorized */.nc)("This API key has expired.");
    }
    return { keyId: found.id, userId: found.user_id, userName: found.user_name, orgId: found.org_id };
}
function digest(purpose, apiKey) {
    return (0,external_node_crypto_.createHash)("sha256").update(`${purpose}:${apiKey}`).digest("hex");
}
function isSame(left, right) {
    return (0,external_node_crypto_.timingSafeEqual)(Buffer.from(left), Buffer.from(right));
}

;// CONCATENATED MODULE: ./lib/service/access/permissions.js
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

;// CONCATENATED MODULE: ./lib/service/access/members.js


/** Stores an organization with its built-in roles; its ID. */
async function insertOrganization(store, name) {
    const organization = { ...newRow(store, "org"), name };
    await store.database.insertInto("organizations").values(organization).execute();
    for (const [role, permissions] of Object.entries(BUILTIN_ROLES)) {
        const row = { org_id: organization.id, name: role, builtin: 1, permissions_json: JSON.stringify(permissions) };
        await store.database
            .insertInto("roles")
            .values({ ...newRow(store, "rol"), ...row })
            .execute();
    }
    return organization.id;
}
/** Stores a user with a role of the organization, by its name. Throws where there is no such role. */
async function insertUser(store, orgId, user) {
    const role = await store.database
        .selectFrom("roles")
        .select("id")
        .where("org_id", "=", orgId)
        .where("name", "=", user.role)
        .executeTakeFirstOrThrow();
    const base = newRow(store, "usr");
    const row = { ...base, org_id: orgId, auth_id: base.id, name: user.name, email: user.email, invitation_accepted: 1 };
    await store.database.insertInto("users").values(row).execute();
    await store.database.insertInto("user_roles").values({ user_id: row.id, role_id: role.id }).execute();
    return row;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./lib/contract/publication-config.js
var publication_config = __webpack_require__(8659);
;// CONCATENATED MODULE: ./lib/service/configuration.js






/** Where a repository says what is to be written, from its root. */
const CONFIGURATION_PATH = ".github/release-docs.yml";
// As the interface has it, only that a typing error is refused and connections may be given by name.
const { styleGuide, pullRequest: _, ...settings } = publication_config/* PublicationConfig */.Nb.shape;
const FilePlace = schemas/* strictObject */.rej({ path: schemas/* optional */.lqM(schemas/* string */.YjP().check(api/* _minLength */.m9(1))) });
const ConfiguredPublication = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    config: schemas/* optional */.lqM(schemas/* strictObject */.rej({
        ...settings,
        pullRequest: schemas/* optional */.lqM(schemas/* strictObject */.rej(publication_config/* PullRequestStyle */.Wc.shape)),
        styleGuide: schemas/* optional */.lqM(schemas/* strictObject */.rej({
            documentation: schemas/* optional */.lqM(FilePlace),
            releaseNotes: schemas/* optional */.lqM(schemas/* strictObject */.rej(publication_config/* ReleaseNotesStyle */.c7.shape)),
            changelogs: schemas/* optional */.lqM(FilePlace),
        })),
    })),
});
/** The schema of `.github/release-docs.yml`. */
const Configuration = schemas/* strictObject */.rej({
    publications: schemas/* array */.YOg(ConfiguredPublication).check(api/* _minLength */.m9(1), schemas/* refine */.YPB((all) => new Set(all.map(({ name }) => name)).size === all.length, "two publications bear the same name")),
});
/** What a repository without a configuration gets: a changelog section and release notes. */
const DEFAULT_CONFIGURATION = { publications: [{ name: "release-docs" }] };
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
    const fieldName = errors/* toDotPath */.sR(field) || "the file";
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
    return new release_docs_error/* ReleaseDocsError */.D({
        code: "config/invalid",
        message: `${CONFIGURATION_PATH}, line ${line}: ${fault}`,
        hint: `Correct the field, or delete ${CONFIGURATION_PATH} to get the defaults: a changelog section and release notes.`,
    });
}

;// CONCATENATED MODULE: ./lib/service/records/publication-record.js
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

;// CONCATENATED MODULE: ./lib/service/built-in-seed.js






/**
 * Puts the organization of one into an empty store: its user and key, the repository and those that drafts go to as
 * connections, and the publications of the configuration. A store that has them already is left as it is.
 */
async function seedBuiltIn(store, workspace, apiKey) {
    if (await isKnownKey(store, apiKey))
        return;
    await store.transaction(async (within) => {
        const orgId = await insertOrganization(within, "release-docs");
        const user = await insertUser(within, orgId, { name: "release-docs", email: "", role: "admin" });
        await insertKey(within, user, apiKey, { name: "step" });
        await seedPublications(within, orgId, workspace);
    });
}
async function seedPublications(within, orgId, workspace) {
    const { repository, history } = workspace;
    const address = repository.webUrl ?? `file://${history.repository.directory}`;
    const source = await seedConnection(within, orgId, repository.name, address);
    const known = new Map([[repository.name, source]]);
    for (const { name, config = {} } of workspace.configuration.publications) {
        const { docsRepo } = config;
        if (docsRepo !== undefined && !known.has(docsRepo) && workspace.reachesOthers && REPOSITORY.test(docsRepo)) {
            const page = address.replace(/[^/]+\/[^/]+$/, docsRepo);
            known.set(docsRepo, await seedConnection(within, orgId, docsRepo, page));
        }
        const resolved = resolveConfig(name, config, { id: source, known });
        const row = { org_id: orgId, name, branch_name: null, config_json: JSON.stringify(resolved), healthy: 1 };
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
const WHOLE_WORK = { writeDocumentation: false, writeReleaseNotes: true, writeChangelogs: true };
function resolveConfig(publication, config, source) {
    const [[own = ""] = []] = source.known;
    const resolve = (idOrName, known) => {
        const id = known.get(idOrName);
        if (id !== undefined)
            return id;
        throw new release_docs_error/* ReleaseDocsError */.D({
            code: "config/unknown-connection",
            message: `${CONFIGURATION_PATH}: the publication ${publication} names the connection ${idOrName}, which is not known here.`,
            hint: `The built-in service reads ${own} only; leave the field out to use it. As docsRepo it takes any owner/name ` +
                "on GitHub, in a step that has a github-token.",
        });
    };
    const sources = new Map([[own, source.id]]);
    return {
        ...WHOLE_WORK,
        ...config,
        sourceRepos: (config.sourceRepos ?? [own]).map((name) => resolve(name, sources)),
        docsRepo: resolve(config.docsRepo ?? own, source.known),
    };
}

// EXTERNAL MODULE: ./node_modules/@orpc/openapi/dist/adapters/fetch/index.mjs + 10 modules
var fetch = __webpack_require__(106);
// EXTERNAL MODULE: ./node_modules/@orpc/shared/dist/index.mjs
var shared_dist = __webpack_require__(1963);
;// CONCATENATED MODULE: ./lib/service/access/access.js

/** What `permissions` and `grants` allow. */
function createAccess(permissions, grants) {
    const may = (permission, recordId) => permissions.has(permission) ||
        (recordId !== undefined && grants.some((grant) => grant.permission === permission && grant.recordId === recordId));
    return {
        may,
        check: (permission, recordId) => {
            if (!may(permission, recordId))
                throw (0,refusal/* forbidden */.o0)(permission);
        },
        narrow: (resource) => {
            if (permissions.has(`${resource}:list`))
                return undefined;
            const listed = [`${resource}:list`, `${resource}:get`];
            return grants.filter(({ permission }) => listed.includes(permission)).map(({ recordId }) => recordId);
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/access/read-access.js


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

// EXTERNAL MODULE: ./node_modules/@orpc/contract/dist/shared/contract.D_dZrO__.mjs
var contract_D_dZrO_ = __webpack_require__(119);
// EXTERNAL MODULE: ./node_modules/@orpc/client/dist/shared/client.D_0j2fRr.mjs
var client_D_0j2fRr = __webpack_require__(6881);
// EXTERNAL MODULE: ./lib/contract/explain-issues.js
var explain_issues = __webpack_require__(7814);
;// CONCATENATED MODULE: ./lib/service/error-answer.js


/** The body of every error: `{"error": "…"}` (design, "What the interface document leaves open"). */
function buildErrorBody(error) {
    // A 500 has a cause of this kind too, when an answer breaks its own schema: that is nobody's business outside.
    const { status, cause, message } = error;
    return { error: status === 400 && cause instanceof contract_D_dZrO_.V ? (0,explain_issues/* explainIssues */._)(cause.issues) : message };
}
/** An error as a whole answer, for what is refused before a route is found. */
function buildErrorAnswer(error) {
    return Response.json(buildErrorBody(error), { status: error.status });
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

// EXTERNAL MODULE: ./node_modules/@orpc/server/dist/index.mjs
var server_dist = __webpack_require__(1885);
// EXTERNAL MODULE: ./lib/contract/contract.js + 15 modules
var contract = __webpack_require__(9315);
;// CONCATENATED MODULE: ./lib/service/procedures.js


/** The contract's routes, each waiting for its handler. */
const procedures = (0,server_dist/* implement */.yx)(contract/* contract */.d).$context();

;// CONCATENATED MODULE: ./lib/service/store/page-tokens.js
const FIELDS = /^([on])(\d{10})(-?\d{1,15})$/;
function renderFields({ direction, mark, bound }) {
    return `${direction === "older" ? "o" : "n"}${mark}${bound}`;
}
function parseFields(text) {
    const [, letter, mark = "", bound] = FIELDS.exec(text) ?? [];
    return letter === undefined
        ? undefined
        : { direction: letter === "o" ? "older" : "newer", mark, bound: Number(bound) };
}
/** Tokens that mean nothing to a caller. */
const opaqueTokens = {
    render: (position) => Buffer.from(renderFields(position)).toString("base64url"),
    parse: (token) => {
        const fields = Buffer.from(token, "base64url");
        // Decoding passes over what is not of the alphabet.
        return fields.toString("base64url") === token ? parseFields(fields.toString()) : undefined;
    },
};
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}([01])(\d{10})(\d{16})Z$/;
const EPOCH = "1970-01-01T00:00:00.000Z";
/**
 * Tokens that are timestamps (interface, "Audit logs"): the time of a row in RFC 3339, whose further decimals say the
 * direction, the mark and the position, since several rows can have one time.
 */
const timestampTokens = {
    render: ({ direction, mark, bound }, createdAt = EPOCH) => createdAt.replace(/Z$/, `${direction === "older" ? 0 : 1}${mark}${String(Math.max(bound, 0)).padStart(16, "0")}Z`),
    parse: (token) => {
        const [, digit, mark = "", bound] = TIMESTAMP.exec(token) ?? [];
        return digit === undefined
            ? undefined
            : { direction: digit === "0" ? "older" : "newer", mark, bound: Number(bound) };
    },
};

;// CONCATENATED MODULE: ./lib/service/store/page.js




const DEFAULT_PAGE_SIZE = 50;
/**
 * Reads one page of what `query` selects, by `seq`, the newest row first. The query brings its own conditions, no order
 * and no limit, and has one table, so that `seq` means one column. A token is good for the same query with the same
 * parameters only, and refused with 400 for any other. Rows that are added meanwhile come before the first page: the
 * previous page of the second is the first as it was, and going back from there yields what came later.
 */
async function readPage({ next, pageSize = DEFAULT_PAGE_SIZE }, query, tokens = opaqueTokens) {
    const mark = markOf(query);
    const position = next === undefined ? undefined : parseToken(next, mark, tokens);
    const found = await selectRows(query, position, pageSize + 1).execute();
    const rows = found.slice(0, pageSize);
    if (position?.direction === "newer")
        rows.reverse();
    const hasMore = found.length > pageSize;
    const [hasOlder, hasNewer] = position?.direction === "newer" ? [true, hasMore] : [hasMore, position !== undefined];
    const newest = rows.at(0)?.seq ?? (position?.bound ?? 0) - 1;
    const oldest = rows.at(-1)?.seq ?? (position?.bound ?? 0) + 1;
    const render = (row, to) => tokens.render({ ...to, mark }, row?.created_at);
    return {
        rows,
        ...(hasOlder && { nextPageToken: render(rows.at(-1), { direction: "older", bound: oldest }) }),
        ...(hasNewer && { previousPageToken: render(rows.at(0), { direction: "newer", bound: newest }) }),
    };
}
function selectRows(query, position, limit) {
    const seq = sql/* sql */.l.ref("seq");
    if (position === undefined)
        return query.orderBy(seq, "desc").limit(limit);
    const { direction, bound } = position;
    return direction === "older"
        ? query.where(seq, "<", bound).orderBy(seq, "desc").limit(limit)
        : query.where(seq, ">", bound).orderBy(seq, "asc").limit(limit);
}
/** Tells a list with its filters from every other. */
function markOf(query) {
    const { sql: text, parameters } = query.compile();
    const hash = (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([text, parameters]))
        .digest();
    return String(hash.readUInt32BE()).padStart(10, "0");
}
function parseToken(token, mark, tokens) {
    const parsed = tokens.parse(token);
    if (parsed === undefined)
        throw (0,refusal/* badRequest */.li)("next is not a token that a page of a list gave.");
    if (parsed.mark !== mark)
        throw (0,refusal/* badRequest */.li)("next is a token of another list, or of this one with other filters.");
    return parsed;
}

;// CONCATENATED MODULE: ./lib/service/resources/connections.js



// Interface, "Events", 2: what a repository can emit.
const REPOSITORY_TRIGGER_EVENTS = ["pullRequests", "newIssues", "issueComments", "releases"];
/** Read and list connections (interface, "Connections"). */
function implementConnections({ store }) {
    const connectionsOf = (orgId) => store.database.selectFrom("connections").selectAll().where("org_id", "=", orgId);
    return {
        get: procedures.connections.get.handler(async ({ input, context }) => {
            const row = await connectionsOf(context.orgId).where("id", "=", input.id).executeTakeFirst();
            if (row === undefined)
                throw (0,refusal/* notFound */.mX)("connection", input.id);
            return asConnection(row);
        }),
        list: procedures.connections.list.handler(async ({ input, context }) => {
            const { name, type, paused, healthy, syncedAtBefore, remainingRateLimitPercent: percent } = input;
            const { rows, ...tokens } = await readPage(input, connectionsOf(context.orgId)
                .$if(name !== undefined, (only) => only.where("name", "=", name ?? ""))
                .$if(type !== undefined, (only) => only.where("type", "=", type ?? ""))
                .$if(paused !== undefined, (only) => only.where("paused", "=", Number(paused)))
                .$if(healthy !== undefined, (only) => only.where("healthy", "=", Number(healthy)))
                .$if(syncedAtBefore !== undefined, (only) => only.where("synced_at", "<", syncedAtBefore ?? ""))
                .$if(percent !== undefined, (only) => only.where("remaining_rate_limit_percent", "<=", percent ?? 0)));
            return { connections: rows.map(asConnection), ...tokens };
        }),
    };
}
function asConnection(row) {
    const config = JSON.parse(row.config_json);
    return {
        id: row.id,
        orgId: row.org_id,
        name: row.name,
        type: row.type,
        allowedTriggerEvents: REPOSITORY_TRIGGER_EVENTS,
        healthy: row.healthy === 1,
        paused: row.paused === 1,
        config: { [row.type]: config },
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}

;// CONCATENATED MODULE: ./lib/service/store/audit.js

/** Records what was done. `within` is the transaction of the change that it tells of, so that neither is without the other. */
async function writeAudit(within, actor, note) {
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
function describeDelta(before, after, hidden = new Set()) {
    const shown = (value) => (value === undefined ? "nothing" : JSON.stringify(value));
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
        .map((field) => hidden.has(field) ? `${field}: changed` : `${field}: ${shown(before[field])} → ${shown(after[field])}`)
        .join("; ");
}

;// CONCATENATED MODULE: ./lib/service/records/conversation-record.js



/** Stores the conversation of one publication of a job; `running` until its first turn is over. Its ID. */
async function insertConversation(within, actor, asked) {
    const { request, publication, origin } = asked;
    const row = {
        ...newRow(within, "cnv"),
        org_id: actor.orgId,
        job_id: asked.jobId,
        publication_id: publication.id,
        publication_name: publication.name,
        connection_id: asked.connectionId,
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
    await writeAudit(within, actor, { type: "action-create", summary: "Created a conversation", config });
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
        throw (0,refusal/* notFound */.mX)("conversation", id);
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
/** Adds what was done to a conversation, in order; `turnId` is null where no turn did it. */
async function insertEntries(within, place, entries) {
    if (entries.length === 0)
        return;
    const rows = entries.map((entry) => ({
        ...newRow(within, "ent"),
        conversation_id: place.conversationId,
        turn_id: place.turnId,
        ...entry,
    }));
    await within.database.insertInto("entries").values(rows).execute();
}
/** Conversations as answers show them, each with its entries, the oldest first. */
async function asConversations(store, rows) {
    if (rows.length === 0)
        return [];
    const ids = rows.map(({ id }) => id);
    const entries = await store.database
        .selectFrom("entries")
        .selectAll()
        .where("conversation_id", "in", ids)
        .orderBy("seq")
        .execute();
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
        entries: entries.map(({ id, kind, status, message, turn_id: turnId, created_at: createdAt }) => ({
            id,
            kind,
            status,
            message,
            turnId,
            createdAt,
        })),
    };
}

;// CONCATENATED MODULE: ./lib/service/work/tasks.js


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
/**
 * Leases the oldest task that is due, that nobody has, and before which its conversation has no other; undefined where
 * there is none. Two workers never get the same one.
 */
async function takeTask(store, token, leaseMs) {
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
        .returningAll()
        .executeTakeFirst();
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

;// CONCATENATED MODULE: ./lib/service/records/turn-record.js


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
/** Ends a turn, in the transaction of its outcome. */
async function endTurn(within, id, status, errorMessage) {
    await within.database
        .updateTable("turns")
        .set({ status, error_message: errorMessage, updated_at: within.now() })
        .where("id", "=", id)
        .execute();
}
/** The turn with this ID. Throws where it is gone. */
async function readTurn({ database }, id) {
    return database.selectFrom("turns").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

;// CONCATENATED MODULE: ./lib/service/records/job-record.js





/**
 * Stores a job in its first state, `requested`, with a conversation and a first turn for each publication, and the
 * tasks to do them. IDs of the job and of its conversations, in the order of the publications.
 */
async function insertJob(within, actor, resolved) {
    const { request, connectionId, publications } = resolved;
    const job = {
        ...newRow(within, "job"),
        org_id: actor.orgId,
        type: "doc-request",
        state: "requested",
        title: request.title,
        request_json: JSON.stringify(request),
        connection_id: connectionId,
        publication_ids_json: JSON.stringify(publications.map(({ id }) => id)),
        user_id: actor.userId,
    };
    await within.database.insertInto("jobs").values(job).execute();
    const note = { type: "action-create", config: { jobId: job.id, title: request.title } };
    await writeAudit(within, actor, { ...note, summary: "Created a job" });
    const conversationIds = [];
    for (const publication of publications) {
        const conversationId = await insertConversation(within, actor, { ...resolved, jobId: job.id, publication });
        await insertTurn(within, actor, conversationId, { request });
        conversationIds.push(conversationId);
    }
    return { id: job.id, conversationIds };
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
        throw (0,refusal/* notFound */.mX)("job", id);
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

;// CONCATENATED MODULE: ./lib/service/records/resolve-record.js


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
        throw (0,refusal/* badRequest */.li)(`There is no ${resource} ${JSON.stringify(idOrName)}${others}.`);
    }
    if (second !== undefined) {
        const ids = known.map((row) => row.id).join(", ");
        throw (0,refusal/* badRequest */.li)(`Several ${table} are named ${JSON.stringify(idOrName)}: give one of the IDs ${ids}.`);
    }
    return first;
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

;// CONCATENATED MODULE: ./lib/service/store/idempotency.js


const KEPT = 24 * 3_600_000;
const LONGEST_KEY = 255;
/** The `Idempotency-Key` of a call, where it has one. 400 for one of more than 255 characters. */
function readIdempotencyKey(headers) {
    const key = headers.get("idempotency-key") || undefined;
    if (key !== undefined && key.length > LONGEST_KEY)
        throw (0,refusal/* badRequest */.li)("An Idempotency-Key has at most 255 characters.");
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
        throw (0,refusal/* unprocessable */.Pq)("This Idempotency-Key was used for another request.");
    return kept.record_id;
}

;// CONCATENATED MODULE: ./lib/service/store/pattern.js


const LONGEST_PATTERN = 1_000;
/**
 * The condition that the column `summary` is `pattern`, of any case, where `%` stands for anything (interface, "Audit
 * logs"); every other character is itself. The 26 letters are told without case, all others with it: what both
 * databases know alike. Without `%` the index finds the rows. 400 for a pattern of more than 1,000 characters.
 */
function matchesSummary(pattern) {
    if (pattern.length > LONGEST_PATTERN)
        throw (0,refusal/* badRequest */.li)("summary has at most 1,000 characters.");
    const folded = foldCase(pattern);
    if (!folded.includes("%")) {
        const start = [...folded].slice(0, 200).join("");
        return (0,sql/* sql */.l) `(substr(lower(summary), 1, 200) = ${start} and lower(summary) = ${folded})`;
    }
    return (0,sql/* sql */.l) `lower(summary) like ${folded.replaceAll(/[\\_]/g, "\\$&")} escape '\\'`;
}
/** A text with the letters A to Z in lower case. */
function foldCase(text) {
    return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

// EXTERNAL MODULE: ./lib/cut-markdown.js
var cut_markdown = __webpack_require__(9077);
// EXTERNAL MODULE: ./lib/escape-markdown.js
var escape_markdown = __webpack_require__(9756);
;// CONCATENATED MODULE: ./lib/writer/count-commits.js
const REASONS = {
    merge: ["branch merge", "branch merges"],
    carrier: ["merge that only carries other changes", "merges that only carry other changes"],
    release: ["release chore", "release chores"],
    fixup: ["fixup", "fixups"],
    skipped: ["commit that asks to be skipped", "commits that ask to be skipped"],
    reverted: ["commit that was reverted or reverts one", "commits that were reverted or revert one"],
    backport: ["backport of a listed change", "backports of listed changes"],
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

;// CONCATENATED MODULE: ./lib/writer/links.js

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
/** `[#12](…/pull/12)`, or `#12` where the repository's address is not known. */
function renderPullRequestLink(repository, number) {
    const { mark, pull } = selectPages(repository);
    return linkTo(repository, `${mark}${number}`, `${pull}/${number}`);
}
/** `[1a2b3c4](…/commit/1a2b…)`, or the seven digits where the repository's address is not known. */
function renderCommitLink(repository, sha) {
    return linkTo(repository, sha.slice(0, 7), `${selectPages(repository).commit}/${sha}`);
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
    return url === undefined ? undefined : `[${(0,escape_markdown/* escapeMarkdown */.F)(`${from}...${to}`)}](${url})`;
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

;// CONCATENATED MODULE: ./lib/service/drafts/pull-request-text.js




/** GitHub takes 65,536 characters; what the code host adds needs some. */
const LONGEST_BODY = 64_000;
const MOST_FILES = 100;
/** Title and settings of a publication's pull request; `subject` is what it is about (`v1.2.0`). */
function buildTitle({ pullRequest }, subject) {
    const title = pullRequest?.title?.replaceAll("{subject}", subject) ?? `Document ${subject}`;
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
    const { releaseNotes } = content;
    const above = [
        pull_request_text_renderCommits(content),
        `## Files\n\n${renderFiles(content)}`,
        `## Please check\n\n${renderChecklist(content)}`,
        "Edit what you like on this branch: a later run goes on top of it and takes nothing back.",
    ].join("\n\n");
    if (releaseNotes === "")
        return tame(above, content);
    const opening = tame(`${above}\n\n## Release notes\n\n`, content);
    const notes = tame(releaseNotes.trim(), content);
    const rest = "… cut here, since GitHub takes no longer text: the output `release-notes` of the run has it whole.";
    return `${opening}${(0,cut_markdown/* cutMarkdown */.G)(notes, LONGEST_BODY - opening.length, rest)}`;
}
/** A text made before some files were taken out of the draft, without them. */
function leaveOutFiles(body, paths) {
    const isOut = (line) => paths.some((path) => line.startsWith(`- ${nameFile(path)}: `));
    return body
        .split("\n")
        .filter((line) => !isOut(line))
        .join("\n");
}
function pull_request_text_renderCommits({ subject, sentence, account, written, releaseNotes, source }) {
    const [only, second] = written;
    const link = only === undefined || second !== undefined ? undefined : renderRange(only, source);
    const parts = [
        `The documents for ${(0,escape_markdown/* escapeMarkdown */.F)(subject)}, written by release-docs from the git history.`,
        (0,escape_markdown/* escapeMarkdown */.F)(sentence),
        link === undefined ? "" : `Commits: ${link}.`,
        // The notes end with it.
        releaseNotes === "" ? (0,escape_markdown/* escapeMarkdown */.F)(account) : "",
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function renderRange({ span }, source) {
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
    return `- ${nameFile(path)}: ${(0,escape_markdown/* escapeMarkdown */.F)(why)}`;
}
function nameFile(path) {
    return path.includes("`") ? (0,escape_markdown/* escapeMarkdown */.F)(path) : `\`${path}\``;
}
function renderChecklist({ written }) {
    const entries = (name) => written
        .flatMap(({ notes }) => notes.sections)
        .filter((section) => section.name === name)
        .flatMap((section) => section.entries).length;
    const breaking = entries("breaking");
    const security = entries("security");
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
    ]
        .map((line) => `- [ ] ${line}`)
        .join("\n");
}
const CLOSING = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=:?\s+(?:\[?#\d|\[?[\w.-]+\/[\w.-]+#\d|\[?https?:\/\/))/gi;
/** Keeps GitHub from closing issues when the pull request is merged, and from reading another repository's numbers as its own. */
function tame(text, { source, isElsewhere }) {
    const harmless = text.replace(CLOSING, "$1\u200B");
    return isElsewhere ? harmless.replace(/(?<![\w/[&`#])#(?=\d+\b)/g, `${source.name}#`) : harmless;
}

;// CONCATENATED MODULE: ./lib/service/drafts/publish-draft.js

/** Opens a draft's pull request, or renews the one that is open, tells what is to be known of it, and returns its address. */
async function publishDraft({ publish }, config, text, tell) {
    const { url, remarks } = await publish(buildPullRequest(config, text.title, text.body));
    for (const remark of remarks)
        await tell("notice", remark);
    return url;
}

;// CONCATENATED MODULE: ./lib/service/records/read-publication.js
/** The publication with this ID, and the name of the connection that its drafts go to. Throws where one is gone. */
async function readPublication(store, id) {
    const { name, config_json } = await store.database
        .selectFrom("publications")
        .select(["name", "config_json"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const config = JSON.parse(config_json);
    const docs = await store.database
        .selectFrom("connections")
        .select("name")
        .where("id", "=", config.docsRepo ?? "")
        .executeTakeFirstOrThrow();
    return { name, config, docsRepository: docs.name };
}

;// CONCATENATED MODULE: ./lib/service/resources/update-draft.js







/**
 * Opens a staged draft as a pull request, or takes files back on its branch (interface, "Conversations", rule 4). 400
 * for both at once and for neither; 409 where the draft is not there to be changed, or its code host refuses.
 */
async function updateDraft(parts, actor, row, { staged, excludedFiles }) {
    if (staged !== undefined && excludedFiles !== undefined) {
        throw (0,refusal/* badRequest */.li)("Give staged or excludedFiles, not both in one update.");
    }
    if (staged === undefined && excludedFiles === undefined)
        throw (0,refusal/* badRequest */.li)("Give staged or excludedFiles.");
    if (row.status === "running")
        throw (0,refusal/* conflict */.hj)("This conversation is being written: wait until it is not running.");
    const change = await (staged === undefined
        ? excludeFiles(parts, row, excludedFiles ?? [])
        : setStaged(parts, row, staged)).catch((error) => {
        // What the code host refuses is told to the caller, who can mend it.
        throw error instanceof release_docs_error/* ReleaseDocsError */.D ? (0,refusal/* conflict */.hj)(`${error.message} ${error.hint}`) : error;
    });
    if (change === undefined)
        return;
    await parts.store.transaction(async (within) => {
        await insertEntries(within, { conversationId: row.id, turnId: null }, change.entries);
        await updateConversation(within, row.id, change.to);
        const delta = describeDelta(row, { ...row, ...change.to });
        const config = { conversationId: row.id };
        await writeAudit(within, actor, { type: "action-update", summary: "Updated a conversation", delta, config });
    });
}
async function setStaged(parts, row, staged) {
    if (staged === (row.staged === 1))
        return undefined;
    if (staged)
        throw (0,refusal/* conflict */.hj)("A draft that is not staged cannot be staged again.");
    if (row.branch === null)
        throw (0,refusal/* conflict */.hj)("This conversation has no draft to publish yet.");
    const { draft, config } = await openDraft(parts, row, row.branch);
    if (draft.pullRequests === undefined) {
        throw (0,refusal/* conflict */.hj)(`This code host has no pull requests: the draft stays on the branch ${row.branch}.`);
    }
    const [conversation] = await asConversations(parts.store, [row]);
    const told = conversation?.entries?.findLast(({ kind }) => kind === "pullRequest")?.message ?? "";
    const body = leaveOutFiles(told, JSON.parse(row.excluded_files_json));
    const entries = [];
    const tell = async (kind, message) => void entries.push({ kind, message, status: "success" });
    const output_url = await publishDraft(draft.pullRequests, config, { title: row.title, body }, tell);
    return { to: { status: "open", staged: 0, output_url }, entries };
}
async function excludeFiles(parts, row, files) {
    if (row.branch === null)
        throw (0,refusal/* conflict */.hj)("This conversation has no draft to exclude files from.");
    const before = JSON.parse(row.excluded_files_json);
    const returned = before.filter((file) => !files.includes(file));
    if (returned.length > 0)
        throw (0,refusal/* conflict */.hj)(`Excluded files cannot be taken in again: ${returned.join(", ")}.`);
    const { draft } = await openDraft(parts, row, row.branch);
    await draft.restoreFiles(files);
    return { to: { excluded_files_json: JSON.stringify(files) }, entries: [] };
}
async function openDraft({ store, workspace }, row, branch) {
    if (row.publication_id === null)
        throw (0,refusal/* conflict */.hj)("The publication of this conversation is gone.");
    const { config, docsRepository } = await readPublication(store, row.publication_id);
    const host = await workspace.openCodeHost(docsRepository);
    return { config, draft: await host.openDraft(branch, { base: config.pullRequest?.base }) };
}

;// CONCATENATED MODULE: ./lib/service/resources/conversations.js









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
            const { id, isNew } = await keepOnce(store, context, { create: "conversation", input }, (within) => insertAsked(within, context, input));
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
            const { rows, ...tokens } = await readPage(input, filtered(store, context, input));
            return { conversations: await asConversations(store, rows), ...tokens };
        }),
        update: procedures.conversations.update.handler(async ({ input, context }) => {
            context.access.check("conversation:update", input.id);
            await updateDraft(parts, context.actor, await readConversation(store, context.orgId, input.id), input);
            return show(context, input.id);
        }),
    };
}
/** Stores what a conversation's creation asks for: the job that does the work, and the conversation. Its ID. */
async function insertAsked(within, context, input) {
    const publication = await resolveRecord(within, "publications", context, input.publication);
    const connectionId = sourceOf(publication);
    const { publication: _, stage = false, ...asked } = input;
    const request = { ...asked, title: `Update ${publication.name}`, sourceConnection: connectionId };
    const origin = { type: "conversation", staged: stage };
    const actor = { ...context.actor, userId: context.userId };
    const { conversationIds } = await insertJob(within, actor, {
        request,
        connectionId,
        publications: [publication],
        origin,
    });
    return { id: conversationIds.join() };
}
function sourceOf({ name, config_json }) {
    const { sourceRepos = [] } = JSON.parse(config_json);
    const [source, second] = sourceRepos;
    if (source === undefined)
        throw (0,refusal/* badRequest */.li)(`The publication ${name} has no source repository.`);
    if (second !== undefined) {
        throw (0,refusal/* badRequest */.li)(`The publication ${name} has several source repositories: create a job that names one.`);
    }
    return source;
}
const FILTER_COLUMNS = {
    branch: "branch",
    outputUrl: "output_url",
    jobId: "job_id",
    publicationId: "publication_id",
    operationType: "operation_type",
    status: "status",
    originType: "origin_type",
    originURL: "origin_url",
};
function filtered(store, { orgId, access }, filter) {
    let query = store.database.selectFrom("conversations").selectAll().where("org_id", "=", orgId);
    const ids = access.narrow("conversation");
    if (ids !== undefined)
        query = query.where("id", "in", ids);
    for (const [name, column] of Object.entries(FILTER_COLUMNS)) {
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

;// CONCATENATED MODULE: ./lib/service/resources/jobs.js






/** Create, read and list jobs (interface, "Jobs", rules 1 to 7). */
function implementJobs({ store, worker }) {
    return {
        create: procedures.jobs.create.handler(async ({ input, context }) => {
            context.access.check("job:create");
            const { id, isNew } = await keepOnce(store, context, { create: "job", input }, async (within) => {
                const connection = await resolveRecord(within, "connections", context, input.sourceConnection);
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
/** Those that the request names, which have to use the connection; without any, all that use it (rules 2 and 4). */
async function resolvePublications(store, context, connection, { publications: names = [] }) {
    const associated = await readAssociated(store, connection.id);
    if (names.length === 0) {
        const permitted = associated.filter(({ id }) => context.access.may("publication:get", id));
        if (permitted.length === 0)
            throw (0,refusal/* badRequest */.li)(`No publication uses the connection ${connection.name}.`);
        return permitted;
    }
    const named = new Map();
    for (const name of names) {
        const publication = await resolveRecord(store, "publications", context, name);
        if (!associated.some(({ id }) => id === publication.id)) {
            throw (0,refusal/* badRequest */.li)(`The publication ${publication.name} does not use the connection ${connection.name}.`);
        }
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

;// CONCATENATED MODULE: ./lib/service/resources/publications.js



/** Read and list publications (interface, "Publications"). */
function implementPublications({ store }) {
    const publicationsOf = (orgId) => store.database.selectFrom("publications").selectAll().where("org_id", "=", orgId);
    return {
        get: procedures.publications.get.handler(async ({ input, context }) => {
            const row = await publicationsOf(context.orgId).where("id", "=", input.id).executeTakeFirst();
            if (row === undefined)
                throw (0,refusal/* notFound */.mX)("publication", input.id);
            return asPublication(row);
        }),
        list: procedures.publications.list.handler(async ({ input, context }) => {
            const { rows, ...tokens } = await readPage(input, publicationsOf(context.orgId)
                .$if(input.name !== undefined, (named) => named.where("name", "=", input.name ?? ""))
                .$if(input.ids !== undefined, (some) => some.where("id", "in", input.ids ?? []))
                .$if(input.syncedAtBefore !== undefined, (old) => old.where("synced_at", "<", input.syncedAtBefore ?? "")));
            return { publications: rows.map(asPublication), ...tokens };
        }),
    };
}
function asPublication(row) {
    const config = JSON.parse(row.config_json);
    return {
        id: row.id,
        orgId: row.org_id,
        name: row.name,
        config,
        instructions: [],
        createdAt: row.created_at,
        updatedAt: row.updated_at,
    };
}

;// CONCATENATED MODULE: ./lib/service/resources/users.js


/** `GET /me` (interface, "Users"). */
function implementUsers({ store }) {
    return {
        me: procedures.users.me.handler(async ({ context }) => {
            const row = await store.database
                .selectFrom("users")
                .selectAll()
                .where("id", "=", context.userId)
                .executeTakeFirst();
            if (row === undefined)
                throw (0,refusal/* notFound */.mX)("user", context.userId);
            return {
                id: row.id,
                authId: row.auth_id,
                email: row.email,
                name: row.name,
                sfsToken: "",
                invitationAccepted: row.invitation_accepted === 1,
                orgId: row.org_id,
                createdAt: row.created_at,
                updatedAt: row.updated_at,
            };
        }),
    };
}

// EXTERNAL MODULE: ./lib/git/revision.js + 1 modules
var revision = __webpack_require__(3544);
;// CONCATENATED MODULE: ./lib/service/commits/body-time.js
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

;// CONCATENATED MODULE: ./lib/service/commits/body-words.js
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

// EXTERNAL MODULE: ./lib/git/tag-name.js
var tag_name = __webpack_require__(8946);
// EXTERNAL MODULE: ./lib/git/version-order.js
var version_order = __webpack_require__(2593);
;// CONCATENATED MODULE: ./lib/service/commits/body-reference.js


const KINDS = new Map([
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
    const kind = KINDS.get(words[at]?.text.toLowerCase() ?? "");
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
    const version = (0,tag_name/* parseTagName */.f)(word);
    if (version === undefined || (!isCalledTag && !isWrittenAsVersion(word)))
        return undefined;
    const same = tags.filter(({ name }) => {
        const other = (0,tag_name/* parseTagName */.f)(name);
        return other?.series === version.series && (0,version_order/* isFinal */.dR)(other) && (0,version_order/* compareVersions */.Zy)(other, version) === 0;
    });
    return same.length === 1 ? same[0]?.name : word;
}
function isWrittenAsVersion(word) {
    return !/^\d{4}[-.]\d\d[-.]\d\d/.test(word) && /(?:^|[-_/@])(?:v\d|\d+\.\d)/i.test(word);
}

;// CONCATENATED MODULE: ./lib/service/commits/find-phrases.js


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

;// CONCATENATED MODULE: ./lib/service/commits/select-from-body.js




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
        return { changes: [], origin: describeNothing(found) };
    if (second !== undefined)
        return { changes: [], origin: `\`body\` names more than one selection: ${quoted}` };
    return { changes: await buildChanges(history, only.meant), origin: `read from ${quoted} in \`body\`` };
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
async function buildChanges({ directory, tags }, meant) {
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

// EXTERNAL MODULE: ./lib/git/floating.js
var floating = __webpack_require__(1752);
// EXTERNAL MODULE: ./lib/git/previous-tag.js + 1 modules
var previous_tag = __webpack_require__(6309);
// EXTERNAL MODULE: ./lib/git/releases.js
var git_releases = __webpack_require__(9548);
;// CONCATENATED MODULE: ./lib/git/last-releases.js




/**
 * The last `count` releases of a series, newest first: from its highest version (finals only unless
 * `prereleases`), each time the tag before. Fewer where the series has no more. `tags` are all of the repository.
 */
async function findReleases(directory, tags, count, options = {}) {
    const releases = (0,git_releases/* buildReleases */.tu)(tags);
    const series = options.series?.toLowerCase() ?? (0,git_releases/* selectSeries */.W0)(releases);
    let tag;
    for (const release of releases) {
        if (release.series !== series || (options.prereleases !== true && !(0,version_order/* isFinal */.dR)(release)))
            continue;
        if (await (0,floating/* isFloating */.v)(directory, release, releases))
            continue;
        tag = release.tag;
        break;
    }
    const pairs = [];
    while (tag !== undefined && pairs.length < count) {
        const previous = await (0,previous_tag/* findPreviousTag */.Hf)(directory, tags, tag);
        pairs.push({ tag, previous });
        tag = previous.tag;
    }
    return pairs;
}

// EXTERNAL MODULE: ./lib/git/run-git.js
var run_git = __webpack_require__(3464);
;// CONCATENATED MODULE: ./lib/git/order-commits.js

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
    for await (const piece of (0,run_git/* streamGit */.t1)(directory, ["rev-list", "--topo-order", "--stdin"], { input })) {
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

// EXTERNAL MODULE: ./lib/git/ancestry.js
var ancestry = __webpack_require__(7367);
;// CONCATENATED MODULE: ./lib/git/range.js



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
    const relation = await (0,ancestry/* readRelation */.BS)(directory, start, end);
    if (relation === "same" || relation === "ancestor") {
        return { revisions: [end, `^${start}^@`], noWalk: false, isOrdered: true };
    }
    const reversed = relation === "descendant";
    throw new release_docs_error/* ReleaseDocsError */.D({
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
    return { revisions: await (0,run_git/* runGitLines */.fn)(directory, args), noWalk: true, isOrdered: true };
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
    for await (const piece of (0,run_git/* streamGit */.t1)(directory, args)) {
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

;// CONCATENATED MODULE: ./lib/git/read-commits.js

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
        throw new run_git/* GitCommandError */.iR(args, 128, `bad revision ${JSON.stringify(revision)}`);
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
    for await (const piece of (0,run_git/* streamGit */.t1)(directory, args, { input: `${revisions.join("\n")}\n` })) {
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

;// CONCATENATED MODULE: ./lib/service/commits/describe-selector.js

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

// EXTERNAL MODULE: ./lib/git/latest-range.js
var latest_range = __webpack_require__(1105);
;// CONCATENATED MODULE: ./lib/git/main-branch.js

/**
 * Full SHA of the newest commit of the main branch: the one that `origin` calls its own (`origin/HEAD`), where the
 * clone knows it and something else is checked out; else the head.
 */
async function readMainBranch({ directory, repository: { branch }, head }) {
    const args = ["for-each-ref", "--format=%(symref) %(objectname)", "refs/remotes/origin/HEAD"];
    const [name = "", commit = ""] = (await (0,run_git/* runGit */.EO)(directory, args)).trim().split(" ");
    return commit === "" || name === `refs/remotes/origin/${branch}` ? head : commit;
}

;// CONCATENATED MODULE: ./lib/service/commits/select-range.js




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
    const { tag, previous } = await (0,latest_range/* findLatestRange */.k)(history);
    const range = buildRange(tag?.commit ?? history.head, previous.tag?.commit);
    return {
        range,
        ...(tag === undefined ? {} : { tag }),
        ...(previous.tag === undefined ? {} : { previousTag: previous.tag }),
    };
}
async function selectTimeRange({ directory, head }, { start, end }) {
    return { range: await readCommitsBetween(directory, head, { start: new Date(start), end: new Date(end) }) };
}
async function selectTags({ directory, head, tags }, selector) {
    const previousTag = await (0,revision/* resolveTag */.fn)(directory, tags, selector.start);
    if (selector.end === undefined)
        return { range: buildRange(head, previousTag.commit), previousTag };
    const tag = await (0,revision/* resolveTag */.fn)(directory, tags, selector.end);
    return { range: buildRange(tag.commit, previousTag.commit), previousTag, tag };
}
async function selectCommits(history, selector) {
    const { directory, head } = history;
    if ("count" in selector) {
        return { range: await readLastCommits(directory, await readMainBranch(history), selector.count) };
    }
    if ("shas" in selector)
        return { range: buildExplicitRange(await (0,revision/* resolveRevisions */.Zz)(directory, selector.shas)) };
    const named = "endSha" in selector ? [selector.startSha, selector.endSha] : [selector.startSha];
    const [start = "", end = head] = await (0,revision/* resolveRevisions */.Zz)(directory, named);
    const includesStart = "includeStartCommit" in selector && selector.includeStartCommit === true;
    return { range: includesStart ? await readInclusiveRange(directory, start, end) : buildRange(end, start) };
}

;// CONCATENATED MODULE: ./lib/service/commits/select-spans.js










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
    const pairs = await findReleases(directory, tags, count);
    if (pairs.length === 0) {
        throw new release_docs_error/* ReleaseDocsError */.D({
            code: "git/no-releases",
            message: "This repository has no tag that names a version, so there is no last release.",
            hint: "Tag a release first (v1.0.0), or give a range of commits as changes.",
        });
    }
    return pairs.map(({ tag, previous }) => [
        {
            range: buildRange(tag.commit, previous.tag?.commit),
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
        version: tag === undefined ? undefined : ((0,tag_name/* parseTagName */.f)(tag.name)?.version ?? tag.name),
        tag: tag?.name,
        previousTag: only?.previousTag?.name,
        date: (tag?.createdAt ?? newest?.committedAt ?? "").slice(0, 10),
        commits,
    };
}
function tagOn(sha, tags) {
    return (0,git_releases/* buildReleases */.tu)(tags.filter(({ commit }) => commit === sha))[0]?.tag;
}
/** Every commit of the ranges once, the newest first. */
async function readUnion(directory, selected, paths) {
    const within = paths === undefined ? {} : { paths };
    const [only] = selected.length === 1 ? selected : [];
    if (only?.range.isOrdered)
        return readCommits(directory, only.range.revisions, { ...only.range, ...within });
    const bySha = new Map();
    for (const { range } of selected) {
        const commits = await readCommits(directory, range.revisions, { ...range, ...within });
        for (const commit of commits)
            bySha.set(commit.sha, commit);
    }
    return orderCommits(directory, [...bySha.values()]);
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

;// CONCATENATED MODULE: ./lib/service/drafts/name-subject.js

/** The newest release that is documented; else the pull request, after a merge; else what is not released yet. */
function nameSubject(written, eventType) {
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
function pullRequestsOf({ sections, internal, documentation, dependencies }) {
    const entries = [...sections.flatMap((section) => section.entries), ...internal, ...documentation];
    return [...entries.map(({ pullRequest }) => pullRequest), ...dependencies.pullRequests];
}
/** A subject as it is spoken of in another repository than its own, named `owner/name`: `octo/widget v1.3.0`. */
function speakElsewhere({ spoken }, repository) {
    return spoken.startsWith("#") ? `${repository}${spoken}` : `${repository} ${spoken}`;
}
/**
 * The branch of a publication's draft on this subject. Two publications of a repository get a branch each, and a
 * repository whose drafts go to another one has its name in them, since others may send theirs there too.
 */
function nameBranch({ configuration, repository }, publication, subject) {
    const source = publication.docsRepository === repository.name ? [] : [slugOf(repository.name)];
    const slugs = configuration.publications.map(({ name }) => slugOf(name));
    const own = slugs.length === 1 ? [] : [nameUniquely(publication.name, slugs)];
    return ["release-docs", ...source, ...own, subject.branch].join("/");
}
function nameUniquely(publication, slugs) {
    const slug = slugOf(publication);
    if (slug !== "" && slugs.filter((other) => other === slug).length === 1)
        return slug;
    const mark = (0,external_node_crypto_.createHash)("sha256").update(publication).digest("hex").slice(0, 7);
    return [slug, mark].filter((part) => part !== "").join("-");
}
function slugOf(name) {
    return name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-+|-+$/g, "");
}

;// CONCATENATED MODULE: ./lib/writer/change.js
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
            notShown.push({ reason, shas: change.commits.map((commit) => commit.sha) });
    }
    return { changes, notShown };
}
/** The commits of a change that is more than one: those that its merge carried, or all of a rebase. */
function selectWork(change) {
    return change.commits.length < 2 ? [] : change.commits.filter((commit) => commit.parents.length < 2);
}
/** The files that a change touches: those of the commits it carries, or of its merge where none is known. */
function selectPaths(change) {
    const work = selectWork(change);
    if (work.length === 0)
        return change.commits[0].paths;
    return [...new Set(work.flatMap((commit) => commit.paths))];
}

;// CONCATENATED MODULE: ./lib/writer/path-kind.js
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

;// CONCATENATED MODULE: ./lib/writer/chores.js


const VERSION = String.raw `(?:[\w@/.-]*[@/-])?v?\d+\.\d+(?:\.\d+)*(?:[-.+]?\w+)*(?:\s*(?:,|and|&)\s*(?:[\w@/.-]*[@/-])?v?\d+\.\d+[\w.+-]*)*`;
const TYPE = String.raw `(?:(?:chore|build|ci|release|misc|meta|maint|deploy|pkg)(?:\([^)]*\))?: *)?`;
const RELEASE_TITLES = [
    new RegExp(`^${TYPE}(?:release[sd]?|publish|version|tag|prep(?:are)?)?[ :-]*(?:for +|the +)?(?:release[sd]?|version)? *:?${VERSION}(?: *release)?$`, "i"),
    new RegExp(`^${TYPE}(?:bump|set|update|change|increase|increment|start|begin)(?: the)?(?: package| project| app| crate| module| library| dev| next| snapshot)? (?:version|development)(?: number)?(?: of \\S+)?(?: (?:from \\S+ )?to)? *${VERSION}$`, "i"),
    new RegExp(`^${TYPE}bump(?: to)? v?\\d+\\.\\d+\\.\\d+[\\w.+-]*$`, "i"),
    new RegExp(`^${TYPE}(?:start|begin) (?:version )?${VERSION}(?: development)?$`, "i"),
    new RegExp(`^${TYPE}(?:prepare|prep|get ready|ready)(?: for)?(?: the| a| next| new)* (?:release|version)s?(?: (?:for )?${VERSION})?$`, "i"),
    new RegExp(`^${TYPE}(?:release|releasing)(?: version)? ${VERSION}\\b`, "i"),
    new RegExp(`^${TYPE}(?:\\w+: *)?(?:version packages|new release|release|publish|version bump|bump(?: the)? versions?)(?: \\([^)]*\\))?$`, "i"),
    /^(?:chore|build|ci)\((?:main|master|release|[\w./-]*release[\w./-]*)\)!?: *(?:release|publish|v?\d)/i,
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
    if (OWN_MERGE.test(lead.subject) || OWN_DRAFT.test(lead.body))
        return "release";
    const paths = selectPaths(change);
    if (VERSIONING.test(change.title) && paths.length > 0 && paths.every(isManifest))
        return "release";
    return isReleaseTitle(change.title) ? "release" : undefined;
}

;// CONCATENATED MODULE: ./lib/writer/release-rules.js
/** A login as it is compared: `Dependabot[bot]` and `dependabot` are one. */
function normaliseLogin(login) {
    return login.toLowerCase().replace(/\[bot\]$/, "");
}

;// CONCATENATED MODULE: ./lib/writer/label-verdict.js

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
function parsePullRequest(commit) {
    for (const form of MERGE_FORMS) {
        const inSubject = form.subject.exec(commit.subject)?.groups;
        if (inSubject === undefined)
            continue;
        const inBody = form.body?.exec(commit.body)?.groups;
        if (form.body !== undefined && inBody === undefined)
            continue;
        const [firstLine = "", ...rest] = commit.body.split("\n");
        const isTitle = firstLine !== "" && !/^(See merge request|Approved-by:|Related work items)/.test(firstLine);
        const title = inSubject.title ?? (isTitle ? trimNumber(firstLine.replace(/^\d+: | r=\S+( a=\S+)?$/g, "")) : "");
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
    const { pullRequest: facts, isMerge = false, elsewhere = [] } = known?.get(commit.sha) ?? {};
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

;// CONCATENATED MODULE: ./lib/writer/changes.js



// `Merge branch 'main'`, `chore: merge main into next`, `back merge`, `master sync`.
const JOINS_BRANCHES = /^(?:\w+(?:\([^)]*\))?: *)?(?:back[- ]?)?(?:merge[ds]?|merging|sync(?:ed|s|ing)?)\b|\bsync$/i;
/**
 * Groups commits, newest first, into changes: along the first parents each commit is one change, and a merge
 * of a pull request (or one with a title of its own) is one change with the commits of its side that no
 * older merge brought in. A merge that only joins branches, makes a release or carries other pull requests is
 * set aside, and what it brought in is told on its own. Where the code host tells of pull requests, the commits of one
 * that was rebased are one change too.
 */
function changes_buildChanges(commits, metadata) {
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

;// CONCATENATED MODULE: ./lib/service/drafts/release-rules.js




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
 * Reads how the checkout at `directory` sorts pull requests for GitHub's own release notes (`.github/release.yml`).
 * Never throws for what the file says.
 */
async function readReleaseRules(directory) {
    for (const path of PATHS) {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(directory, path), "utf8").catch(() => undefined);
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
        return refuse(`${errors/* toDotPath */.sR(parsed.error.issues[0]?.path ?? [])} is not as GitHub has it`);
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

;// CONCATENATED MODULE: ./lib/service/drafts/read-metadata.js


/** Asks the code host about the commits of all spans at once. Without one to ask the spans stay as they are. */
async function readMetadata({ commits, history }, spans) {
    const shas = new Set(commits === undefined ? [] : spans.flatMap((span) => selectLeads(span.commits)));
    if (commits === undefined || shas.size === 0)
        return { spans, remarks: [] };
    const [{ facts, missing }, { rules, fault }] = await Promise.all([
        commits.readFacts([...shas]),
        readReleaseRules(history.repository.directory),
    ]);
    const remarks = [missing, facts.size === 0 ? undefined : fault].filter((remark) => remark !== undefined);
    if (facts.size === 0)
        return { spans, remarks };
    const metadata = { facts, rules };
    return { spans: spans.map((span) => ({ ...span, metadata })), remarks };
}
/** The commits that a change is told by: what a merge carried came with the merge's own pull request. */
function selectLeads(commits) {
    const { changes, notShown } = changes_buildChanges(commits);
    return [...changes.map((change) => change.commits[0].sha), ...notShown.flatMap(({ shas }) => shas)];
}

;// CONCATENATED MODULE: ./lib/writer/version-heading.js
const version_heading_VERSION = String.raw `\d+(?:\.\d+)+(?:[-+.]?[0-9A-Za-z]+(?:[-+.][0-9A-Za-z]+)*)?`;
const RELEASED = new RegExp(String.raw `^(?<small><small>)?(?<open>\[)?(?<prefix>(?:(?:version|release)\s+)?(?:@?[\w./-]+@)?v?)(?<version>${version_heading_VERSION})(?<close>\])?(?<link>\([^)]*\))?(?<rest>.*)$`, "i");
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

;// CONCATENATED MODULE: ./lib/writer/changelog-text.js

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

;// CONCATENATED MODULE: ./lib/writer/link-references.js


const REFERENCE = /^\[(?<label>unreleased|v?\d+(?:\.\d+)+[^\]]*)\]:\s*(?<url>\S+)/i;
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
    const at = labels.findIndex((other) => other !== undefined && normalise(other) === normalise(label));
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
function normalise(label) {
    return label.toLowerCase().replace(/^v(?=\d)/, "");
}
function isOlder(other, label) {
    if (/^unreleased$/i.test(other))
        return false;
    return /^unreleased$/i.test(label) || (0,version_order/* compareVersionNames */.G8)(other, label) < 0;
}
function closeLine(line, eol) {
    return line.endsWith("\n") ? line : `${line}${eol}`;
}

;// CONCATENATED MODULE: ./lib/writer/changelog-entries.js

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
 * the parentheses at its end (anywhere, where there are none), its commit, its text without references.
 */
function selectEntryKeys(item) {
    const [first = ""] = item.replace(/^[-*+]\s+/, "").split(/\n\s*\n|\n\s+[-*+]\s/);
    const text = first.replace(/\s+/g, " ").trim();
    if (/^\d+ dependency updates?\b/.test(text))
        return [DEPENDENCIES_KEY];
    const end = TRAILING_REFERENCES.exec(text)?.[0] ?? "";
    const references = selectReferences(end);
    const words = references.length > 0 ? text.slice(0, text.length - end.length) : text;
    const plain = words
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim()
        .toLowerCase();
    return [...(references.length > 0 ? references : selectReferences(text)), ...(plain === "" ? [] : [plain])];
}
/** The key of the line that counts the dependency updates. */
const DEPENDENCIES_KEY = "dependencies";
const TRAILING_REFERENCES = /(?:[\s,]*(?:\((?:[^()]|\([^()]*\))*\)|\{\w+\}`\d+`|\[#\d+\](?:\([^()]*\))?)\.?)+$/;
function selectReferences(text) {
    const numbers = text.matchAll(/(?<![\w&])[#!](\d+)\b|\/(?:pull|merge_requests|pull-requests)\/(\d+)|\{pr\}`(\d+)`/g);
    const commits = text.matchAll(/[([]([0-9a-f]{7,40})[)\]]/g);
    return [
        ...[...numbers].map((match) => `#${match[1] ?? match[2] ?? match[3]}`),
        ...[...commits].map((match) => (match[1] ?? "").slice(0, 7)),
    ];
}

;// CONCATENATED MODULE: ./lib/writer/merge-entries.js

const ORDER = ["breaking", "added", "changed", "deprecated", "removed", "fixed", "security"];
/** Said where a release holds nothing for users. */
const NOTHING_TO_TELL = "No user-facing changes.";
/**
 * Adds to the body of a section what it does not say yet, each entry below its own heading; merging the
 * same text again gives the same bytes. Entries are the same when they name the same pull request or say the
 * same; the one that stands there wins, but the line about dependencies is replaced. `withdrawn` are keys of
 * changes that were taken back: their entries go. The result has no blank lines around it.
 */
function mergeEntries(existing, added, withdrawn = []) {
    const before = parseEntries(existing);
    const fresh = parseEntries(added);
    const dependencies = fresh.flatMap((group) => group.items).find(isDependencyLine);
    const groups = before.map((group) => ({
        ...group,
        lead: group.lead === NOTHING_TO_TELL && fresh.some(({ items }) => items.length > 0) ? "" : group.lead,
        items: group.items
            .filter((item) => !withdrawn.includes(selectEntryKeys(item)[0] ?? ""))
            .map((item) => (dependencies !== undefined && isDependencyLine(item) ? dependencies : item)),
    }));
    const known = new Set(groups.flatMap((group) => group.items.flatMap(selectEntryKeys)));
    for (const group of fresh) {
        const items = group.items.filter((item) => !selectEntryKeys(item).some((key) => known.has(key)));
        const lead = group.lead !== "" && !existing.includes(group.lead) ? group.lead : "";
        if (items.length > 0 || lead !== "")
            addGroup(groups, { ...group, lead, items });
    }
    const kept = groups.filter((group, index) => group.items.length > 0 || group.lead !== "" || before[index]?.items.length === 0);
    return merge_entries_isSame(before, kept) ? trimLines(existing) : renderEntryGroups(kept);
}
function isDependencyLine(item) {
    return selectEntryKeys(item)[0] === DEPENDENCIES_KEY;
}
function merge_entries_isSame(before, after) {
    return JSON.stringify(before) === JSON.stringify(after);
}
function addGroup(groups, group) {
    const at = groups.findIndex((other) => nameOf(other) === nameOf(group));
    const same = groups[at];
    if (same !== undefined) {
        const lead = [same.lead, group.lead].filter((part) => part !== "").join("\n\n");
        groups[at] = { ...same, lead, items: [...same.items, ...group.items] };
        return;
    }
    const rank = ORDER.indexOf(nameOf(group));
    const later = groups.findIndex((other) => rank >= 0 && ORDER.indexOf(nameOf(other)) > rank);
    groups.splice(later === -1 ? groups.length : later, 0, group);
}
function nameOf(group) {
    const name = group.heading
        .replace(/^#+|#+$/g, "")
        .trim()
        .toLowerCase();
    return /^(?:⚠ *)?breaking(?: changes)?$/.test(name) ? "breaking" : name;
}

;// CONCATENATED MODULE: ./lib/writer/section-body.js


const COMMENT = /<!--[\s\S]*?-->/g;
/**
 * Splits what stands below Unreleased into what a release takes with it and what stays: comments and the headings
 * they explain are a form to fill in, and stay. Neither has blank lines around it.
 */
function takeUnreleased(body) {
    const groups = parseEntries(body);
    const taken = groups
        .map((group) => ({ ...group, lead: group.lead.replace(COMMENT, "").trim() }))
        .filter((group) => group.items.length > 0 || group.lead !== "");
    const left = groups
        .map((group) => ({ ...group, lead: (group.lead.match(COMMENT) ?? []).join("\n\n"), items: [] }))
        .filter((group) => group.lead !== "");
    return { taken: renderEntryGroups(taken), left: renderEntryGroups(left) };
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

;// CONCATENATED MODULE: ./lib/writer/place-section.js





/**
 * Puts a release among a changelog's parts: into the section of its version, or into a new one in version
 * order with a heading like `like`. The newest release takes in what stands below Unreleased.
 */
function placeRelease(changelog, section, like) {
    const { parts, eol } = changelog;
    const versions = parts.map((part) => part.heading?.version);
    const at = versions.findIndex((version) => version !== undefined && (0,version_order/* compareVersionNames */.G8)(version, section.version) === 0);
    const isNewest = versions.every((version) => version === undefined || (0,version_order/* compareVersionNames */.G8)(version, section.version) <= 0);
    const unreleasedAt = parts.findIndex(isUnreleased);
    const unreleased = isNewest ? parts[unreleasedAt] : undefined;
    const { taken, left } = takeUnreleased(toLineFeeds(unreleased?.body ?? ""));
    const existing = parts[at];
    const base = mergeEntries(toLineFeeds(existing?.body ?? ""), taken);
    const body = mergeEntries(base, adaptFor(changelog, section, like), section.withdrawn) || NOTHING_TO_TELL;
    const result = [...parts];
    if (unreleased !== undefined && taken !== "")
        result[unreleasedAt] = withBody(unreleased, left, eol);
    if (existing !== undefined) {
        const headingText = existing.headingText.replace(/\d{4}-\d{2}-\d{2}/, section.date);
        result[at] = withBody({ ...existing, headingText }, body, eol);
        return result;
    }
    const older = versions.findIndex((version) => version !== undefined && (0,version_order/* compareVersionNames */.G8)(version, section.version) < 0);
    const last = versions.findLastIndex((version) => version !== undefined);
    const place = older !== -1 ? older : Math.max(last, unreleasedAt, 0) + 1;
    const headingText = toLineEnds(renderVersionHeading(like, section), eol);
    return insertPart(result, place, withBody({ heading: like, headingText, body: "" }, body, eol), eol);
}
/** Merges what is not released into Unreleased, above the newest version; nothing to say changes nothing. */
function placeUnreleased(changelog, section, like) {
    const { parts, eol } = changelog;
    const at = parts.findIndex(isUnreleased);
    const existing = parts[at];
    const added = adaptFor(changelog, section, like);
    if (existing !== undefined) {
        const body = mergeEntries(toLineFeeds(existing.body), added, section.withdrawn);
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

;// CONCATENATED MODULE: ./lib/writer/change-class.js
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

;// CONCATENATED MODULE: ./lib/writer/entry-lines.js



const LEAST_OF_A_SCOPE = 4;
/**
 * One list item: `- **css:** Minify the style tag ([#12](…))`, below it what its breaking footers say,
 * indented so that it stays in the item. Ends without a line feed.
 */
function renderEntry(entry, repository) {
    const link = entry.pullRequest === undefined
        ? renderCommitLink(repository, entry.shas[0])
        : renderPullRequestLink(repository, entry.pullRequest);
    const scope = entry.scope === undefined ? "" : `**${(0,escape_markdown/* escapeMarkdown */.F)(entry.scope)}:** `;
    const line = `- ${scope}${(0,escape_markdown/* escapeMarkdown */.F)(entry.text)} (${link})`;
    if (entry.breaking === "" || entry_lines_isSame(entry.breaking, entry.text))
        return line;
    const note = (0,escape_markdown/* escapeMarkdownText */.m)(entry.breaking).replace(/^(?=.)/gm, "  ");
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
        return `- **${(0,escape_markdown/* escapeMarkdown */.F)(entry.scope ?? "")}:**\n${joinItems(inner).replace(/^(?=.)/gm, "  ")}`;
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
    const versions = [from, to].filter((version) => version !== undefined).map(escape_markdown/* escapeMarkdown */.F);
    return [`\`${name}\``, versions.join(" → ")].filter((part) => part !== "").join(" ");
}
function entry_lines_isSame(one, other) {
    const plain = (text) => text.trim().replace(/\.$/, "").toLowerCase();
    return plain(one) === plain(other);
}

;// CONCATENATED MODULE: ./lib/writer/changelog-section.js




const HEADINGS = { ...SECTION_HEADINGS, breaking: "Breaking" };
/**
 * Writes the section of a changelog in the manner of Keep a Changelog: breaking changes first, then its six
 * headings; one line counts the dependency updates below Changed, internal and documentation work is left out.
 */
function renderChangelogSection(span, notes, repository) {
    const dependencies = renderDependencyLine(notes.dependencies);
    const parts = notes.sections.flatMap(({ name, entries }) => {
        const line = name === "changed" && dependencies !== undefined ? `- ${dependencies}` : "";
        const list = [renderEntries(entries, repository), line].filter((part) => part !== "").join("\n");
        return list === "" ? [] : `### ${HEADINGS[name]}\n\n${list}`;
    });
    const { tag, previousTag } = span;
    const newest = tag ?? previousTag;
    return {
        version: span.version,
        date: span.date,
        body: parts.join("\n\n"),
        compareUrl: tag && (previousTag ? buildCompareUrl(repository, previousTag, tag) : buildTagUrl(repository, tag)),
        unreleasedUrl: newest === undefined ? undefined : buildCompareUrl(repository, newest, "HEAD"),
        withdrawn: selectWithdrawn(span, notes),
    };
}
function selectWithdrawn(span, notes) {
    const shas = new Set(notes.notShown.filter(({ reason }) => reason === "reverted").flatMap((item) => item.shas));
    return span.commits
        .filter((commit) => shas.has(commit.sha))
        .flatMap((commit) => [`#${selectPullRequest(commit, span.metadata?.facts)?.number}`, commit.sha.slice(0, 7)])
        .filter((key) => key !== "#undefined");
}

;// CONCATENATED MODULE: ./lib/writer/changelog.js





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
    const like = selectLike(changelog);
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
    const { parts, eol } = parseChangelog(text);
    const bracketed = parts.flatMap((part) => (part.heading?.brackets && !part.heading.linked ? part.heading : []));
    const versions = parts.flatMap((part) => part.heading?.version ?? []);
    const { version, compareUrl, unreleasedUrl } = section;
    let result = text;
    const own = bracketed.find((heading) => heading.version !== undefined && heading.version === version);
    if (own !== undefined && compareUrl !== undefined) {
        result = placeLinkReference(result, { label: `${own.prefix}${own.version}`, url: compareUrl }, eol);
    }
    const isNewest = version === undefined || versions.every((other) => (0,version_order/* compareVersionNames */.G8)(other, version) <= 0);
    if (isNewest && unreleasedUrl !== undefined && bracketed.some((heading) => heading.version === undefined)) {
        result = placeLinkReference(result, { label: "unreleased", url: unreleasedUrl }, eol);
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/service/drafts/release-notes-place.js

const NOTES_FOLDER = /^(?:.*\/)?(?:releases?|release[-_]?notes)\/$/i;
/**
 * Where a repository already keeps a file of release notes for each version, such as `docs/releases/v{version}.md`;
 * undefined where it keeps none. `files` are all paths of the repository.
 */
function selectReleaseNotesPlace(files) {
    const places = files.flatMap((path) => {
        const [, folder = "", v = "", version = ""] = /^(.*\/)(v?)(\d[^/]*)\.md$/i.exec(path) ?? [];
        return NOTES_FOLDER.test(folder) && (0,tag_name/* parseTagName */.f)(version) !== undefined ? `${folder}${v}{version}.md` : [];
    });
    return places.at(-1);
}

;// CONCATENATED MODULE: ./lib/service/drafts/write-files.js


const write_files_CHANGELOG = "CHANGELOG.md";
const CHANGELOG_NAMES = /^(changelog|changes|history)\.md$/i;
/**
 * The files that a publication keeps, as they are to be in a draft: the changelog, and release notes where there is a
 * place. `repository` is the one that is written about.
 */
async function writeFiles(draft, repository, config, written) {
    const edits = [];
    const files = await draft.listFiles("");
    if (config.writeChangelogs !== false) {
        const path = config.styleGuide?.changelogs?.path ?? selectChangelog(files);
        let content = await draft.readFile(path);
        // The newest release first: what stands below Unreleased is its own.
        for (const { span, notes } of written) {
            content = placeInChangelog(content, renderChangelogSection(span, notes, repository));
        }
        const named = written.map(({ span }) => span.tag ?? "what is not released yet").join(", ");
        if (content !== undefined)
            edits.push({ path, content, why: `the changelog, with ${named}` });
    }
    if (config.writeReleaseNotes !== false)
        edits.push(...buildReleaseNotes(files, config, written));
    return edits;
}
function selectChangelog(files) {
    const known = files.filter((path) => CHANGELOG_NAMES.test(path));
    return known.find((path) => path.toLowerCase() === write_files_CHANGELOG.toLowerCase()) ?? known[0] ?? write_files_CHANGELOG;
}
function buildReleaseNotes(files, config, written) {
    const place = config.styleGuide?.releaseNotes?.path ?? selectReleaseNotesPlace(files);
    if (place === undefined)
        return [];
    const edits = new Map();
    for (const { span, releaseNotes } of written) {
        if (span.version === undefined || releaseNotes === "")
            continue;
        const path = place.replaceAll("{version}", span.version);
        // A place without the version holds one release, the newest.
        if (!edits.has(path))
            edits.set(path, { path, content: releaseNotes, why: `the release notes of ${span.tag}` });
    }
    return [...edits.values()];
}

;// CONCATENATED MODULE: ./lib/writer/backports.js

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

;// CONCATENATED MODULE: ./lib/writer/breaking-change.js
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

;// CONCATENATED MODULE: ./lib/writer/parse-title.js
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

;// CONCATENATED MODULE: ./lib/writer/dependency-update.js



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

;// CONCATENATED MODULE: ./lib/writer/dependencies.js

/** Folds the dependency updates among the changes, newest first, and gives back the other changes. */
function foldDependencies(classified) {
    const others = [];
    const packages = new Map();
    const shas = [];
    const pullRequests = [];
    let changes = 0;
    let unnamed = 0;
    for (const item of classified) {
        const updates = parseDependencyUpdate(item.change);
        if (updates === undefined) {
            others.push(item);
            continue;
        }
        changes += 1;
        if (item.change.pullRequest !== undefined)
            pullRequests.push(item.change.pullRequest);
        shas.push(...item.change.commits.map((commit) => commit.sha));
        if (updates.length === 0)
            unnamed += 1;
        for (const update of updates)
            packages.set(update.name, joinUpdates(packages.get(update.name), update));
    }
    const sorted = [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    const notable = sorted.filter((update) => update.security || (update.major && update.runtime));
    return {
        dependencies: { count: sorted.length + unnamed, packages: sorted, notable, changes, shas, pullRequests },
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

;// CONCATENATED MODULE: ./lib/writer/reverts.js


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
            notShown.push({ reason: "reverted", shas: gone.commits.map((commit) => commit.sha) });
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
        title: again ? reverts_normalise(`Revert "${rest}"`) : reverts_normalise(rest),
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
/** Whether taking this commit back takes the whole change back. */
function standsFor(change, sha) {
    const [lead, ...carried] = change.commits;
    if (lead.sha.startsWith(sha))
        return carried.length === 0 || lead.parents.length > 1;
    const work = selectWork(change);
    return work.length === 1 && work[0]?.sha.startsWith(sha) === true;
}
/** What a revert may call a change: all of its title, or only the sentence without its conventional type. */
function selectTitles(change) {
    return [reverts_normalise(change.title), reverts_normalise(parseTitle(change.title).text)];
}
/** A title without numbers, quotes and capitals, so that `Revert "Revert "x" (#1)" (#2)` meets `Revert "x" (#1)`. */
function reverts_normalise(title) {
    return title
        .replace(/\s*\(#\d+\)/g, "")
        .replace(/["'“”`]/g, "")
        .replace(/^reverts?[:,]* /i, "revert ")
        .replace(/\s+/g, " ")
        .trim()
        .toLowerCase();
}

;// CONCATENATED MODULE: ./lib/writer/notes.js







/**
 * Builds notes from commits, newest first in topological order, and from what is known of them beyond git. Pure: the
 * same commits and the same metadata give the same notes.
 * Each commit is accounted for exactly once: in an entry, in the dependency updates or in `notShown`.
 */
function buildNotes(commits, metadata) {
    const sifted = removeBackports(cancelReverts(removeChores(changes_buildChanges(commits, metadata))));
    const classified = sifted.changes.map(classifyChange);
    const { dependencies, others } = foldDependencies(classified);
    const select = (name) => others.filter((item) => item.class === name).map(buildEntry);
    return {
        sections: SECTION_NAMES.map((name) => ({ name, entries: select(name) })),
        dependencies,
        internal: select("internal"),
        documentation: select("documentation"),
        notShown: joinReasons(sifted.notShown),
        changes: sifted.changes,
    };
}
function buildEntry({ change, title, breaking }) {
    const [lead, ...carried] = change.commits;
    return {
        text: startSentence(title.text),
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

;// CONCATENATED MODULE: ./lib/writer/people.js

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
            const same = [...near].filter(({ person }) => people_isSame(person, seen));
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
function people_isSame(person, seen) {
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

;// CONCATENATED MODULE: ./lib/writer/credits.js



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
        return (0,escape_markdown/* escapeMarkdown */.F)(labelOf(person));
    return `[${(0,escape_markdown/* escapeMarkdown */.F)(person.login)}](${host}/${encodeURIComponent(person.login)})`;
}
function joinNames(names) {
    return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

;// CONCATENATED MODULE: ./lib/writer/release-notes.js





const release_notes_HEADINGS = { ...SECTION_HEADINGS, breaking: "Breaking changes" };
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
        .map((section) => `### ${release_notes_HEADINGS[section.name]}\n\n${renderGroupedEntries(section.entries, repository)}`);
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

;// CONCATENATED MODULE: ./lib/git/earlier-authors.js

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
    for await (const piece of (0,run_git/* streamGit */.t1)(directory, args, { input: `${before.join("\n")}\n` })) {
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

;// CONCATENATED MODULE: ./lib/service/drafts/read-credits.js


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
    const earlier = await readEarlierAuthors(directory, commits);
    if (earlier === undefined)
        return [];
    const logins = new Set([...earlier.emails].flatMap((email) => selectNoreplyLogin(email) ?? []));
    return people.filter(({ name, login, emails }) => emails.length > 0 &&
        !emails.some((email) => earlier.emails.has(email)) &&
        !earlier.names.has(name.toLowerCase()) &&
        !logins.has(login?.toLowerCase() ?? ""));
}

;// CONCATENATED MODULE: ./lib/service/drafts/written-span.js



/** Writes the notes of a span, as the publication wants them. */
async function writeSpan({ history, repository }, span, config = {}) {
    const notes = buildNotes(span.commits, span.metadata);
    const credits = await readCredits(history, span, notes, config.styleGuide?.releaseNotes ?? {});
    return { span, notes, releaseNotes: renderReleaseNotes(span, notes, repository, credits) };
}

;// CONCATENATED MODULE: ./lib/service/drafts/write-draft.js









const MOST_TRIES = 4;
/** Does the work of one publication: commits → notes → files → draft. Throws what a person has to mend. */
async function writeDraft(workspace, publication, { request, now, tell }) {
    const { history, repository } = workspace;
    const { config, docsRepository } = publication;
    const { changes, origin } = await readSelection(history, request, now);
    const { spans: selected, sentence } = await selectSpans(history, changes, origin, config.paths);
    const { spans, remarks } = await readMetadata(workspace, selected);
    const written = await Promise.all(spans.map((span) => writeSpan(workspace, span, publication.config)));
    const subject = nameSubject(written, request.eventType);
    const isElsewhere = docsRepository !== repository.name;
    const spoken = isElsewhere ? speakElsewhere(subject, repository.name) : subject.spoken;
    const title = buildTitle(config, spoken);
    await tell("selection", sentence);
    for (const remark of remarks)
        await tell("notice", remark);
    const commits = spans.reduce((sum, span) => sum + span.commits.length, 0);
    if (commits === 0)
        return { branch: undefined, title, summary: sentence, body: "", pullRequests: undefined };
    const account = written.map(renderAccount).join(" ");
    await tell("account", account);
    const releaseNotes = config.writeReleaseNotes === false ? "" : renderAll(written);
    if (config.writeReleaseNotes !== false)
        await tell("releaseNotes", releaseNotes);
    const branch = nameBranch(workspace, publication, subject);
    const { open, edits, draft } = await leaveDraft(workspace, publication, { branch, title, sentence, written });
    const { pullRequests } = open;
    if (draft === undefined) {
        const summary = `Nothing to change for ${subject.spoken}: the documents say it already.`;
        return { branch: undefined, title, summary, body: "", pullRequests };
    }
    const files = draft.files.join(", ");
    await tell("draft", `The branch ${draft.branch} changes ${files}.`);
    await tell("diff", await open.diff());
    const content = {
        subject: spoken,
        sentence,
        account,
        written,
        releaseNotes,
        edits,
        files: draft.files,
        source: repository,
        isElsewhere,
    };
    const summary = `Wrote ${files} for ${subject.spoken}, from ${countWords(commits, ["commit", "commits"])}.`;
    return { branch: draft.branch, title, summary, body: renderPullRequestBody(content), pullRequests };
}
/** Reads and writes the draft; again from the start where somebody commits to its branch in between. */
async function leaveDraft({ openCodeHost, repository }, { config, docsRepository }, { branch, title, sentence, written }) {
    const host = await openCodeHost(docsRepository);
    for (let left = MOST_TRIES - 1;; left -= 1) {
        const open = await host.openDraft(branch, { base: config.pullRequest?.base });
        const edits = await writeFiles(open, repository, config, written);
        try {
            return { open, edits, draft: await open.write({ title, body: sentence, edits }) };
        }
        catch (error) {
            const moved = error instanceof release_docs_error/* ReleaseDocsError */.D && error.code === "codehost/draft-moved";
            if (!moved || left === 0)
                throw error;
        }
    }
}
/** `changes` before `body`; with an event type `body` is context only (interface, rules 6 and 7 of create-job). */
async function readSelection(history, request, now) {
    if (request.changes !== undefined && request.changes.length > 0) {
        return { changes: request.changes, origin: "from `changes`" };
    }
    if (request.eventType !== undefined) {
        return { changes: [], origin: `\`changes\` names none, and \`body\` is only read without \`eventType\`` };
    }
    return selectFromBody(history, request.body, now);
}
function renderAccount({ notes }) {
    return `${renderCommitCount(countCommits(notes))}.`;
}
/** The notes of every release, under its name where there are several. */
function renderAll(written) {
    const [only, second] = written;
    if (second === undefined)
        return only?.releaseNotes ?? "";
    return written
        .filter(({ releaseNotes }) => releaseNotes !== "")
        .map(({ span, releaseNotes }) => `## ${span.tag ?? "Unreleased"}\n\n${releaseNotes.trim()}\n`)
        .join("\n");
}

;// CONCATENATED MODULE: ./lib/service/work/perform-turn.js









/**
 * Does turns: a draft is written, and published where it is not staged. What was told and how it ended are recorded
 * at once, so that a turn that is begun again tells nothing twice; branch and pull request are found again.
 */
function createTurnPerformer(parts) {
    const { store } = parts;
    const read = async ({ task }) => {
        const turn = await readTurn(store, task.subject_id);
        return { turn, conversation: await readConversation(store, task.org_id, turn.conversation_id) };
    };
    return {
        perform: async (work) => {
            const { turn, conversation } = await read(work);
            if (conversation.job_id !== null)
                await startJob(store, conversation.job_id);
            await record(store, work, { turn, conversation }, await performTurn(parts, turn, conversation));
        },
        giveUp: async (work, error) => {
            const subject = await read(work);
            await record(store, work, subject, describeFailure(error, { told: [], left: {} }));
        },
    };
}
async function performTurn({ store, workspace }, turn, conversation) {
    const request = JSON.parse(turn.request_json);
    const entries = [];
    const tell = async (kind, message) => void entries.push({ kind, message, status: "success" });
    let ended = {};
    try {
        if (conversation.publication_id === null)
            return CANCELLED;
        const publication = await readPublication(store, conversation.publication_id);
        if (publication.config.prCommitInstructions)
            await tell("notice", NOT_FOLLOWED);
        const draft = await writeDraft(workspace, publication, { request, now: new Date(store.now()), tell });
        ended = describeDraft(draft);
        const { pullRequests } = draft;
        // A draft that has a pull request already is staged no more.
        const isPublished = conversation.staged === 0 || pullRequests?.openUrl !== undefined;
        if (draft.branch !== undefined && pullRequests !== undefined) {
            await tell("pullRequest", draft.body);
            if (isPublished) {
                const output_url = await publishDraft(pullRequests, publication.config, draft, tell);
                ended = { ...ended, status: "open", staged: 0, output_url };
            }
        }
        const notices = entries.filter(({ kind }) => kind === "notice").map(({ message }) => message);
        const summary = [draft.summary, ...notices].join(" ");
        const status = draft.branch === undefined ? "no_changes" : "success";
        return { status, error: null, conversation: { ...ended, summary }, entries };
    }
    catch (error) {
        // What a person has to mend is not mended by another attempt.
        if (!(error instanceof release_docs_error/* ReleaseDocsError */.D))
            throw error;
        return describeFailure(error, { told: entries, left: ended });
    }
}
const CANCELLED = {
    status: "cancelled",
    error: "The publication was deleted.",
    conversation: { status: "cancelled", summary: "The publication was deleted before this was written." },
    entries: [{ kind: "error", status: "error", message: "The publication was deleted before this was written." }],
};
const NOT_FOLLOWED = "`prCommitInstructions` is guidance for a writer that reads prose, which the built-in one does not: " +
    "`pullRequest.title` and its neighbours say what pull requests and commits look like.";
/** How the conversation stands with a draft that has no pull request yet, or with nothing to change. */
function describeDraft({ branch, title, summary, pullRequests }) {
    if (branch === undefined) {
        return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
    }
    return { status: "staged", staged: 1, branch, output_url: pullRequests?.compareUrl ?? null, title, summary };
}
/** A failure as an outcome; a draft that was left before it stays known. */
function describeFailure(error, { told, left }) {
    const message = error instanceof release_docs_error/* ReleaseDocsError */.D
        ? `${error.message} ${error.hint} (${error.code})`
        : `The service failed: ${String(error)}`;
    return {
        status: "error",
        error: message,
        conversation: { ...left, status: "needsAttention", summary: message },
        entries: [...told, { kind: "error", status: "error", message }],
    };
}
async function record(store, { task, finish }, { turn, conversation }, { status, error, entries, conversation: ended }) {
    await store.transaction(async (within) => {
        await insertEntries(within, { conversationId: conversation.id, turnId: turn.id }, entries);
        await updateConversation(within, conversation.id, ended);
        await endTurn(within, turn.id, status, error);
        const config = { conversationId: conversation.id, turnId: turn.id };
        if (error !== null) {
            await writeAudit(within, actorOf(task), { type: "error", summary: "A turn failed", delta: error, config });
        }
        if (conversation.job_id !== null)
            await settleJob(within, conversation.job_id);
        await finish(within);
    });
}

;// CONCATENATED MODULE: ./lib/service/work/performers.js

/** How each kind of task is done. */
function createPerformers(parts) {
    return { turn: createTurnPerformer(parts) };
}

;// CONCATENATED MODULE: ./lib/service/work/worker.js


/** Starts a worker; tasks that an earlier process left are found by its first look. */
function createWorker(options) {
    const { store, concurrency, pollMs, onFault } = options;
    const running = new Map();
    let isStopped = false;
    let looking;
    let isWoken = false;
    const look = async () => {
        do {
            isWoken = false;
            while (!isStopped && running.size < concurrency) {
                const task = await takeTask(store, (0,external_node_crypto_.randomUUID)(), options.leaseMs);
                if (task === undefined)
                    break;
                const run = startRun(options, task);
                const ended = run.ended.finally(() => {
                    running.delete(ended);
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
async function perform({ store, performers, onFault, ...terms }, work) {
    const { task, signal } = work;
    const performer = performers[task.kind];
    // Stored by a later program: it stays for one that knows it.
    if (performer === undefined)
        return onFault(new Error(`Nobody here knows how to do ${task.kind}.`));
    try {
        // It was begun often enough, and each time the process ended before it did.
        if (task.attempts > terms.mostAttempts)
            throw new Error(`It was begun ${terms.mostAttempts} times and never ended.`);
        await performer.perform(work);
    }
    catch (error) {
        if (error instanceof LeaseLostError || signal.aborted)
            return;
        onFault(error);
        const isLast = task.attempts >= terms.mostAttempts;
        const delayMs = terms.retryDelayMs * 2 ** (task.attempts - 1);
        await (isLast ? performer.giveUp(work, error) : releaseTask(store, task, delayMs, false)).catch(onFault);
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

;// CONCATENATED MODULE: ./lib/service/service.js














const WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, mostAttempts: 5, retryDelayMs: 1000 };
/** Serves the interface on a store, and does the work that it finds there. */
function createService({ work, onFault, ...options }) {
    const { store } = options;
    const worker = createWorker({
        ...WORK,
        ...work,
        store,
        onFault,
        performers: createPerformers({ ...options, onFault }),
    });
    const handle = createHandler({ ...options, worker }, onFault);
    return {
        fetch: async (request) => {
            const requestId = store.createId("req");
            const answer = await answerCall(request).catch((error) => buildErrorAnswer(asAnswerable(error, onFault)));
            answer.headers.set("x-request-id", requestId);
            return answer;
            async function answerCall(call) {
                const caller = await authenticate(store, call.headers.get("authorization"));
                const access = await readAccess(store, caller.userId);
                const actor = { orgId: caller.orgId, requestId, userName: caller.userName };
                return handle(call, { ...caller, access, actor, idempotencyKey: readIdempotencyKey(call.headers) });
            }
        },
        idle: worker.idle,
        stop: worker.stop,
    };
}
function createHandler(parts, onFault) {
    const router = {
        jobs: implementJobs(parts),
        conversations: implementConversations(parts),
        publications: implementPublications(parts),
        connections: implementConnections(parts),
        users: implementUsers(parts),
    };
    const handler = new fetch/* OpenAPIHandler */.R(router, {
        customErrorResponseBodyEncoder: buildErrorBody,
        clientInterceptors: [(0,shared_dist/* onError */.S5)((error) => void asAnswerable(error, onFault))],
    });
    return async (request, context) => {
        const { matched, response } = await handler.handle(withPresentName(request), { context });
        if (matched)
            return response;
        throw (0,refusal/* notFound */.mX)("route", `${request.method} ${new URL(request.url).pathname}`);
    };
}
/** Publications were called automations once (interface, "Versioning", 2). */
function withPresentName(request) {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api\/v1\/automations(?=\/|$)/, "/api/v1/publications");
    return path === url.pathname ? request : new Request(new URL(path + url.search, url), request);
}

// EXTERNAL MODULE: ./lib/codehost/branch-name.js
var branch_name = __webpack_require__(8235);
// EXTERNAL MODULE: ./lib/codehost/draft-mark.js
var draft_mark = __webpack_require__(7584);
// EXTERNAL MODULE: ./lib/codehost/draft-moved.js
var draft_moved = __webpack_require__(7378);
;// CONCATENATED MODULE: ./lib/codehost/draft-branch.js





/** Reads a draft's branch in the repository `store`; where it is not there yet, it starts at `base` (full SHA). */
async function readDraftBranch(store, branch, base) {
    const tip = await readTip(store, branch);
    if (tip === undefined)
        return { tip, start: base, shared: false };
    const start = (await (0,ancestry/* readMergeBase */.yr)(store, base, tip)) ?? base;
    const listing = await (0,run_git/* runGit */.EO)(store, ["log", "-z", "--format=%T%n%B", `${start}..${tip}`, "--"]);
    const commits = listing.split("\0").filter((text) => text.trim() !== "");
    const isOwn = (text) => (0,draft_mark/* isOwnCommit */.u)({ tree: text.slice(0, text.indexOf("\n")), message: text });
    return { tip, start, shared: !commits.every(isOwn) };
}
/**
 * Refuses to write a branch that somebody has checked out, whose files would then seem changed.
 * Throws a {@link ReleaseDocsError} (`codehost/branch-in-use`).
 */
async function checkNotCheckedOut(directory, branch) {
    const listing = await (0,run_git/* runGit */.EO)(directory, ["worktree", "list", "--porcelain"]);
    if (!listing.split("\n").includes(`branch refs/heads/${branch}`))
        return;
    throw new release_docs_error/* ReleaseDocsError */.D({
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
    if (!(error instanceof run_git/* GitCommandError */.iR))
        return error;
    if ((await readTip(store, branch)) !== before)
        return (0,draft_moved/* buildDraftMoved */.P)(branch, error);
    return new release_docs_error/* ReleaseDocsError */.D({
        code: "codehost/branch-not-moved",
        message: `git would not move the branch ${branch}: ${error.stderr.trim()}`,
        hint: "Another branch may have a part of its name; delete or rename that one, and run the step again.",
        cause: error,
    });
}
async function readTip(store, branch) {
    try {
        return (await (0,run_git/* runGit */.EO)(store, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`])).trim();
    }
    catch (error) {
        if (error instanceof run_git/* GitCommandError */.iR && error.exitCode === 1)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/codehost/draft-path.js
var draft_path = __webpack_require__(9978);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/git/borrowing-repository.js
var borrowing_repository = __webpack_require__(2224);
;// CONCATENATED MODULE: ./lib/codehost/scratch-repository.js




/**
 * Makes a temporary bare repository that reads the objects of `repository` and writes to none but its own folder.
 * `base` is the full SHA of one of its commits. `close` removes it.
 */
async function createScratchRepository(repository, base) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "release-docs-scratch-"));
    const close = () => (0,promises_.rm)(directory, { recursive: true, force: true });
    try {
        await (0,borrowing_repository/* initBorrowingRepository */.y)(directory, repository, base);
        return { directory, close };
    }
    catch (error) {
        await close();
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/codehost/tree.js
var tree = __webpack_require__(831);
;// CONCATENATED MODULE: ./lib/codehost/write-commit.js




// The index is a temporary file, but settings of the user could still make git write beside it or run a hook.
const ALONE = [
    ...["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "core.splitIndex=false"],
    ...["-c", "core.sparseCheckout=false", "-c", "index.sparse=false", "-c", "i18n.commitEncoding=UTF-8"],
];
/** Stores a file's content, exactly as it is, in the repository `store`, and returns its object name. */
async function writeBlob(store, content) {
    return (await (0,run_git/* runGit */.EO)(store, ["hash-object", "-w", "--stdin"], { input: content })).trim();
}
/** Writes the tree of `commit` (full SHA) with `changes` made to it, and returns its object name. */
async function writeTree(store, commit, changes) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "release-docs-index-"));
    try {
        const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(folder, "index") };
        await (0,run_git/* runGit */.EO)(store, [...ALONE, "read-tree", commit], { env });
        const removed = "0".repeat(commit.length);
        const input = changes
            .map(({ path, ...entry }) => `${entry.sha === undefined ? `0 ${removed}` : `${entry.mode} ${entry.sha}`}\t${path}\0`)
            .join("");
        await (0,run_git/* runGit */.EO)(store, [...ALONE, "update-index", "-z", "--index-info"], { env, input });
        return (await (0,run_git/* runGit */.EO)(store, [...ALONE, "write-tree"], { env })).trim();
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** Makes a commit of `tree` on `parent` (full SHAs) that no branch holds yet, and returns its full SHA. */
async function writeCommit(store, commit) {
    const args = [...ALONE, "commit-tree", commit.tree, "-p", commit.parent, "-F", "-"];
    const env = buildIdentity(commit.signature);
    return (await (0,run_git/* runGit */.EO)(store, args, { env, input: `${commit.message.trim()}\n` })).trim();
}
/** Moves a branch from `before` (full SHA; undefined: it must not be there) to `after`; git refuses if it has moved. */
async function moveBranch(store, branch, move) {
    const before = move.before ?? "0".repeat(move.after.length);
    const args = [...ALONE, "update-ref", "-m", "release-docs: draft", `refs/heads/${branch}`, move.after, before];
    await (0,run_git/* runGit */.EO)(store, args, { env: buildIdentity(move.signature) });
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

;// CONCATENATED MODULE: ./lib/codehost/local-repository.js









/**
 * Opens a repository as a {@link CodeHost}. The checkout, the index, HEAD and the configuration are never touched.
 * Throws a {@link ReleaseDocsError} for a base that is not there.
 */
async function createLocalCodeHost(options) {
    const { repository } = options;
    const home = repository.directory;
    const base = await (0,revision/* resolveRevision */.eZ)(home, options.base);
    const date = options.date ?? (await readCommitDate(home, base));
    const scratch = options.drafts === "scratch" ? await createScratchRepository(repository, base) : undefined;
    const place = { home, store: scratch?.directory ?? home, base, signature: { ...options.author, date } };
    const close = async () => scratch?.close();
    return {
        openDraft: async (branch, { base: other } = {}) => local_repository_openDraft({ ...place, base: other === undefined ? base : await (0,revision/* resolveRevision */.eZ)(home, other) }, branch),
        close,
        [Symbol.asyncDispose]: close,
    };
}
async function local_repository_openDraft(place, branch) {
    (0,branch_name/* checkBranchName */.I)(branch);
    const state = await readDraftBranch(place.store, branch, place.base);
    const opened = { ...place, ...state, branch, source: state.shared ? (state.tip ?? place.base) : place.base };
    return {
        branch,
        readFile: (path) => readFileAt(opened, path),
        listFiles: (folder) => listFilesAt(opened, folder),
        write: (request) => local_repository_writeDraft(opened, request),
        restoreFiles: (paths) => restoreFiles(opened, paths),
        diff: () => readDiff(opened),
    };
}
async function readFileAt({ store, source }, path) {
    (0,draft_path/* checkPlainPath */.Ei)(path);
    const entries = await (0,tree/* readTreeEntries */.H8)(store, source, [path]);
    const entry = entries.get(path);
    if (entry?.type === "blob")
        (0,draft_path/* checkPathInTree */.Pi)(path, entries);
    return entry?.type === "blob" ? (0,tree/* readText */.yR)(store, entry) : undefined;
}
async function listFilesAt({ store, source }, folder) {
    const below = folder.replace(/\/+$/, "");
    if (below !== "")
        (0,draft_path/* checkPlainPath */.Ei)(below);
    const entries = await (0,tree/* readTree */.Zc)(store, source, below);
    return entries.filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path);
}
async function local_repository_writeDraft(opened, { title, body, edits }) {
    const { store, base, branch, source, start } = opened;
    for (const { path } of edits)
        (0,draft_path/* checkDraftPath */.VU)(path);
    const paths = edits.map(({ path }) => path);
    const entries = await (0,tree/* readTreeEntries */.H8)(store, source, paths);
    const changes = [];
    for (const { path, content } of edits) {
        (0,draft_path/* checkPathInTree */.Pi)(path, entries);
        changes.push({ path, mode: entries.get(path)?.mode ?? "100644", sha: await writeBlob(store, content) });
    }
    const commit = await commitChanges(opened, { parent: source, changes, message: { title, body } });
    if (commit === undefined)
        return undefined;
    const files = await readChangedPaths(store, source === base ? base : start, commit);
    return files.length === 0 ? undefined : { branch, commit, files };
}
async function restoreFiles(opened, paths) {
    const { store, tip, start } = opened;
    for (const path of paths)
        (0,draft_path/* checkPlainPath */.Ei)(path);
    if (tip === undefined)
        return;
    const entries = await (0,tree/* readTreeEntries */.H8)(store, start, paths);
    const changes = paths.map((path) => {
        const entry = entries.get(path);
        return entry?.type === "blob" ? { path, mode: entry.mode, sha: entry.sha } : { path, sha: undefined };
    });
    await commitChanges(opened, {
        parent: tip,
        changes,
        message: { title: `Leave out ${paths.join(", ")}`, body: "" },
    });
}
/**
 * Commits changes to `parent` and moves the branch there from where it was opened. The branch's newest commit, which
 * stays where it says the same already; undefined where nothing differs from the base.
 */
async function commitChanges({ home, store, base, branch, tip, signature }, asked) {
    const { parent, changes } = asked;
    const tree = await writeTree(store, parent, changes);
    if (tree === (await readTreeOf(store, parent)))
        return parent === base ? undefined : parent;
    if (tip !== undefined && tree === (await readTreeOf(store, tip)))
        return tip;
    if (store === home)
        await checkNotCheckedOut(home, branch);
    const after = await writeCommit(store, { tree, parent, message: (0,draft_mark/* markMessage */.x)(asked.message, tree), signature });
    try {
        await moveBranch(store, branch, { before: tip, after, signature });
    }
    catch (error) {
        throw await explainMove(store, { branch, before: tip }, error);
    }
    return after;
}
async function readTreeOf(store, commit) {
    return (await (0,run_git/* runGit */.EO)(store, ["rev-parse", "--verify", `${commit}^{tree}`])).trim();
}
async function readDiff({ store, base, branch }) {
    const { tip, start } = await readDraftBranch(store, branch, base);
    if (tip === undefined)
        return "";
    const steady = [
        "--no-color",
        "--no-ext-diff",
        "--no-textconv",
        "--src-prefix=a/",
        "--dst-prefix=b/",
        "--no-relative",
    ];
    const shape = ["--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers", "--no-renames", "--full-index"];
    return (0,run_git/* runGit */.EO)(store, [
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
    const listing = await (0,run_git/* runGit */.EO)(store, ["diff-tree", "-r", "-z", "--name-only", "--no-renames", start, commit]);
    return listing
        .split("\0")
        .filter((path) => path !== "")
        .sort();
}
async function readCommitDate(directory, commit) {
    const seconds = Number(await (0,run_git/* runGit */.EO)(directory, ["log", "--no-walk", "--format=%ct", commit, "--"]));
    return new Date(seconds * 1000).toISOString();
}

// EXTERNAL MODULE: ./lib/git/read-history.js + 1 modules
var read_history = __webpack_require__(2137);
// EXTERNAL MODULE: ./lib/git/repository-name.js
var repository_name = __webpack_require__(7568);
;// CONCATENATED MODULE: ./lib/service/workspace.js




// Whom GitHub shows for commits that a workflow makes; an address of our own could be anybody's.
const WORKFLOW_BOT = {
    name: "github-actions[bot]",
    email: "41898282+github-actions[bot]@users.noreply.github.com",
};
/**
 * Opens the repository at `directory`. Throws what a person can mend: no repository, no commit,
 * a clone without the history, a broken configuration. `onFault` hears of what the code host did not tell.
 */
async function openWorkspace(options, onFault = () => undefined) {
    const history = await (0,read_history/* readHistory */.L)(options.directory);
    const configuration = await readConfiguration(history.repository.directory);
    const repository = options.repository ?? (0,repository_name/* nameRepository */.K)(history.repository);
    const commits = await openCommitReader(options.github, repository, onFault);
    const place = { history, configuration, repository, commits };
    if (options.drafts === "pullRequests") {
        const { github } = options;
        // Loaded only where it is used: a draft on disk needs nothing of GitHub.
        const { createGitHubCodeHost } = await __webpack_require__.e(/* import() */ 754).then(__webpack_require__.bind(__webpack_require__, 3754));
        const hosts = new Map();
        const openCodeHost = (name) => {
            const host = hosts.get(name) ?? createGitHubCodeHost(github, name);
            hosts.set(name, host);
            return host;
        };
        return { ...place, reachesOthers: true, openCodeHost, close: async () => undefined };
    }
    const codeHost = await createLocalCodeHost({
        repository: history.repository,
        base: history.head,
        drafts: options.drafts,
        author: WORKFLOW_BOT,
    });
    return { ...place, reachesOthers: false, openCodeHost: async () => codeHost, close: () => codeHost.close() };
}
async function openCommitReader(github, { name, webUrl }, onFault) {
    if (github === undefined || webUrl === undefined)
        return undefined;
    // A token of github.com is no business of another host, and another host's is none of github.com's.
    if (github.apiUrl === "https://api.github.com" && !webUrl.startsWith("https://github.com/"))
        return undefined;
    // Loaded only where it is used.
    const { createGitHubCommitReader } = await __webpack_require__.e(/* import() */ 54).then(__webpack_require__.bind(__webpack_require__, 2054));
    return createGitHubCommitReader(github, name, onFault);
}

;// CONCATENATED MODULE: ./lib/service/built-in.js
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




/**
 * Opens the repository and a store with its one publication or those that it configures, takes up unfinished work and
 * serves. Throws what `openWorkspace` throws.
 */
async function createBuiltInService(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const workspace = await openWorkspace(options.workspace, options.onFault);
        opened.defer(workspace.close);
        const store = await openStore(options.database ?? ":memory:", options.clock);
        opened.defer(store.close);
        await seedBuiltIn(store, workspace, options.apiKey);
        const service = createService({ store, workspace, work: { retryDelayMs: 0 }, onFault: options.onFault });
        opened.defer(async () => {
            await service.idle();
            await service.stop(0);
        });
        const held = opened.move();
        return {
            fetch: service.fetch,
            idle: service.idle,
            close: () => held.disposeAsync(),
            abandon: workspace.close,
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 7999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pq: () => (/* binding */ unprocessable),
/* harmony export */   hj: () => (/* binding */ conflict),
/* harmony export */   li: () => (/* binding */ badRequest),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   nc: () => (/* binding */ unauthorized),
/* harmony export */   o0: () => (/* binding */ forbidden)
/* harmony export */ });
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
/** 403: the key is known, and its user may not do this. */
const forbidden = (permission) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("FORBIDDEN", { message: `This needs the permission ${permission}, which your user does not have.` });


/***/ }),

/***/ 8971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ refuseNul)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7999);

/** The parameters of a query as they are; 400 where a text holds U+0000, which PostgreSQL cannot keep. */
function refuseNul(parameters) {
    if (parameters.some((value) => typeof value === "string" && value.includes("\0"))) {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .badRequest */ .li)("A text may not hold the character U+0000.");
    }
    return [...parameters];
}


/***/ })

};
