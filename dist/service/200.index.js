export const id = 200;
export const ids = [200];
export const modules = {

/***/ 7999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ wrongMethod),
/* harmony export */   Pq: () => (/* binding */ unprocessable),
/* harmony export */   W_: () => (/* binding */ unsupportedMediaType),
/* harmony export */   ey: () => (/* binding */ paymentRequired),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hU: () => (/* binding */ unavailable),
/* harmony export */   hj: () => (/* binding */ conflict),
/* harmony export */   li: () => (/* binding */ badRequest),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   nc: () => (/* binding */ unauthorized),
/* harmony export */   o0: () => (/* binding */ forbidden),
/* harmony export */   ru: () => (/* binding */ tooManyCalls),
/* harmony export */   vm: () => (/* binding */ notTheirs)
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
const tooManyCalls = (message) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("TOO_MANY_REQUESTS", { message });
/** 503: not now. */
const unavailable = (message) => new _orpc_server__WEBPACK_IMPORTED_MODULE_0__.c("SERVICE_UNAVAILABLE", { message });


/***/ }),

/***/ 26:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ usageFault),
/* harmony export */   EL: () => (/* binding */ asUsageFault),
/* harmony export */   d1: () => (/* binding */ runCommand),
/* harmony export */   og: () => (/* binding */ parseFlag)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);

/** Does the work of a command, or tells how to use it for `--help`. */
async function runCommand(usage, args, io, work) {
    if (args.includes("--help") || args.includes("-h")) {
        io.out(usage);
        return 0;
    }
    try {
        await work();
        return 0;
    }
    catch (error) {
        throw asUsageFault(error);
    }
}
/** A command line that is not understood. */
function usageFault(message, cause) {
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ code: "program/usage", message, hint: "--help tells what the command takes.", cause });
}
/** Parses the value of a flag, which has to be given unless the schema takes `undefined`. Throws `program/usage`. */
function parseFlag(flag, schema, value) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw usageFault(value === undefined ? `${flag} is missing.` : `${flag}: ${parsed.error.issues[0]?.message}.`);
}
/** What `parseArgs` of node:util throws as a failure of ours; everything else as it is. */
function asUsageFault(error) {
    return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
        ? usageFault(error.message.replace(/\.?$/, "."), error)
        : error;
}


/***/ }),

/***/ 1392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j6: () => (/* binding */ databaseIn),
  tb: () => (/* binding */ makeDataFolder),
  l: () => (/* binding */ openDataFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
;// CONCATENATED MODULE: ./lib/service/store/lock-data.js



/**
 * Holds a folder of data for this process alone, until it is disposed of or the process ends, however it does: the
 * lock is the operating system's, on a small database of its own. Programs that only add to the store need none.
 * Throws `store/locked` where another process serves from the folder.
 */
function lockData(directory) {
    const lock = new external_node_sqlite_.DatabaseSync((0,external_node_path_.join)(directory, "serving.lock"), { timeout: 0 });
    try {
        lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
    }
    catch (cause) {
        lock.close();
        throw new release_docs_error/* ReleaseDocsError */.D({
            code: "store/locked",
            message: `Another process serves from ${directory}.`,
            hint: "Stop that one first, or give this one another --data. Several processes can share a PostgreSQL database.",
            cause,
        });
    }
    return { [Symbol.dispose]: () => lock.close() };
}

;// CONCATENATED MODULE: ./lib/service/serve/data-folder.js






/** The database in a folder of data. */
function databaseIn(directory) {
    return (0,external_node_path_.join)(directory, "service.db");
}
/**
 * Makes a folder of data where there is none, for its owner alone. One that was there keeps its permissions; where
 * others may look into it, that is said. Throws `program/data`.
 */
function makeDataFolder(directory) {
    try {
        if ((0,external_node_fs_.mkdirSync)(directory, { recursive: true, mode: 0o700 }) !== undefined)
            (0,external_node_fs_.chmodSync)(directory, 0o700);
        const { mode } = (0,external_node_fs_.statSync)(directory);
        if ((mode & 0o077) === 0)
            return undefined;
        return `Others may look into ${directory}: chmod 700 ${directory} keeps them out.`;
    }
    catch (cause) {
        const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
        throw new release_docs_error/* ReleaseDocsError */.D({
            code: "program/data",
            message: `The folder ${directory} cannot be used: ${reason}.`,
            hint: "Choose another with --data, or let this user write there.",
            cause,
        });
    }
}
/**
 * Opens what the program was told, made where it is not there. Without `database` the records are there too, and this
 * process alone serves from it; without `data` repositories are in a temporary folder that goes with the process.
 * Throws `program/data` and `store/locked`.
 */
async function openDataFolder({ data, database }) {
    if (data === undefined) {
        const temporary = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "release-docs-"));
        const remove = () => (0,promises_.rm)(temporary, { recursive: true, force: true });
        return { database: database ?? ":memory:", repositories: temporary, [Symbol.asyncDispose]: remove };
    }
    const directory = (0,external_node_path_.resolve)(data);
    const remark = makeDataFolder(directory);
    const lock = database === undefined ? lockData(directory) : undefined;
    return {
        database: database ?? databaseIn(directory),
        repositories: (0,external_node_path_.join)(directory, "repositories"),
        ...(remark !== undefined && { remark }),
        [Symbol.asyncDispose]: async () => lock?.[Symbol.dispose](),
    };
}


/***/ }),

/***/ 3722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ describeDelta),
/* harmony export */   f: () => (/* binding */ writeAudit)
/* harmony export */ });
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2611);

/** Records what was done. `within` is the transaction of the change that it tells of, so that neither is without the other. */
async function writeAudit(within, actor, note) {
    await within.database
        .insertInto("audit_logs")
        .values({
        ...(0,_store_js__WEBPACK_IMPORTED_MODULE_0__/* .newRow */ .P)(within, "adl"),
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


/***/ }),

/***/ 2611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ newRow),
  C: () => (/* binding */ openStore)
});

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
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
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

;// CONCATENATED MODULE: ./lib/service/store/schema/audit-log-times.js

const FILTERS = [[], ["type"], ["substr(lower(summary), 1, 200)"]];
/** Replaces the indexes of audit logs: lists page by time, then by `seq`, since any timestamp can be a page token. */
async function indexAuditLogsByTime(schema) {
    await defineIndexes(schema, "audit_logs", FILTERS.map((filter) => ["org_id", ...filter, "created_at", "seq"]));
    for (const middle of ["", "type_", "substr_lower_summary_1_200__"]) {
        await schema.database.schema.dropIndex(`audit_logs_by_org_id_${middle}seq`).execute();
    }
}

;// CONCATENATED MODULE: ./lib/service/store/schema/draft-sets.js
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

;// CONCATENATED MODULE: ./lib/service/store/schema/organization-billing.js

/** Adds what billing checks read: the state of an organization, its monthly allowance, and an index to count jobs by. */
async function addOrganizationBilling(schema) {
    const { database, dialect } = schema;
    await database.schema
        .alterTable("organizations")
        .addColumn("state", dialect.text, (column) => column.notNull().defaultTo("active"))
        .execute();
    await database.schema.alterTable("organizations").addColumn("state_reason", dialect.text).execute();
    await database.schema.alterTable("organizations").addColumn("monthly_jobs", "integer").execute();
    await defineIndexes(schema, "jobs", [["org_id", "type", "created_at"]]);
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
    await defineTable(schema, "connection_histories", {
        texts: ["head", "tags_json"],
        references: { connection_id: ["connections.id", "cascade"] },
        primaryKey: ["connection_id"],
    });
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
        texts: ["kind", "status", "message", "details_json?"],
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
var sqlite_adapter = __webpack_require__(4655);
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


/***/ })

};
