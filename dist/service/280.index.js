export const id = 280;
export const ids = [280];
export const modules = {

/***/ 52111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ addStoreAction),
/* harmony export */   Eu: () => (/* binding */ changeNewStore),
/* harmony export */   PD: () => (/* binding */ addOperatorCommand),
/* harmony export */   VW: () => (/* binding */ addStoreOptions),
/* harmony export */   c9: () => (/* binding */ checkLocation),
/* harmony export */   gN: () => (/* binding */ operatorOf),
/* harmony export */   l: () => (/* binding */ openDataFolder),
/* harmony export */   wo: () => (/* binding */ readOperatorName)
/* harmony export */ });
/* unused harmony exports databaseIn, lockData */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_sqlite__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80099);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46756);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6140);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96442);








function addStoreOptions(command) {
    return command
        .addOption(new _command_js__WEBPACK_IMPORTED_MODULE_7__/* .VariableOption */ .W6("--data <folder>", "Data folder of the service."))
        .addOption(new _command_js__WEBPACK_IMPORTED_MODULE_7__/* .VariableOption */ .W6("--database <url>", "PostgreSQL database to use instead of the data folder."))
        .option("--json", "Print one line of JSON.");
}
function addOperatorCommand(parent, nameAndArguments, description) {
    // So that a command line without a verb prints the verbs and not "unknown option".
    parent.allowUnknownOption();
    return addStoreOptions(parent.command(nameAndArguments).description(description)).option("--organization <id>", "Organization to use, if there are several.");
}
/** Throws `program/usage`, `admin/no-store` and what `openStore` throws. */
function addStoreAction(command, io, work, render) {
    command.action(async () => {
        const options = command.opts();
        checkLocation(options);
        const { data = "", database } = options;
        if (!database && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(databaseIn(data)))
            throw noStore(`No database found in ${data}.`);
        const result = await changeStore(options, async (within) => {
            const actor = operatorOf(await readOrganization(within, options.organization));
            return work(within, actor, options, command.processedArgs[0]);
        });
        (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .printResult */ .RS)(io, options, result, render);
    });
}
/** Creates the data folder and the database unless they exist, and runs `work` in a transaction. */
async function changeNewStore(options, io, work) {
    checkLocation(options);
    const { data = "", database } = options;
    if (!database) {
        const warning = makeDataFolder(data);
        if (warning !== undefined)
            io.err(`${warning}\n`);
        // SQLite creates its other files with the permissions of this one.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(databaseIn(data), "a", 0o600));
    }
    return changeStore(options, work);
}
async function changeStore({ data = "", database }, work) {
    const store = await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_6__/* .openStore */ .Ch)(database || databaseIn(data));
    return store.transaction(work).finally(store.close);
}
/** Throws `program/usage` without a database. Never quotes the URL: it may hold a password. */
function checkLocation({ data, database }) {
    if (!data && !database)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)("Use --data FOLDER or --database URL to say where the database is.");
    if (database && !/^postgres(ql)?:\/\//.test(database)) {
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)("The value of --database does not begin with postgres://.");
    }
}
function operatorOf(orgId) {
    return { orgId, requestId: null, userName: null, adminUserName: readOperatorName() };
}
function readOperatorName() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_2__.userInfo)().username;
    }
    catch {
        return `uid ${process.getuid?.()}`;
    }
}
async function readOrganization({ database }, asked) {
    const all = await database.selectFrom("organizations").select(["id", "name"]).orderBy("seq").execute();
    if (all.length === 0)
        throw noStore("The database has no organization.");
    const [found, second] = asked === undefined ? all : all.filter(({ id }) => id === asked);
    const known = all.map(({ id, name }) => `${id} (${name})`).join(", ");
    if (found === undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)(`Organization ${asked} not found among ${known}.`);
    if (second !== undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)(`Use --organization to choose one of ${known}.`);
    return found.id;
}
function noStore(message) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D3("admin/no-store", message);
}
function databaseIn(directory) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "service.db");
}
/** Returns a warning if other users can read an existing folder. */
function makeDataFolder(directory) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory, { recursive: true, mode: 0o700 }) !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(directory, 0o700);
        const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory);
        if ((mode & 0o077) === 0)
            return undefined;
        return `Other users can read ${directory}. Run chmod 700 ${directory} to prevent that.`;
    }
    catch (cause) {
        const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
        const message = `Cannot use the folder ${directory}: ${reason}.`;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D3("program/data", message, { cause });
    }
}
/** Without `data` the folder is temporary. Throws `program/data` and `store/locked`. */
async function openDataFolder({ data, database }, opened) {
    if (!data) {
        const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "release-docs-"));
        opened.defer(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true }));
        return { database: database || ":memory:", repositories: temporary };
    }
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(data);
    const warning = makeDataFolder(directory);
    if (!database)
        opened.use(lockData(directory));
    return { database: database || databaseIn(directory), repositories: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "repositories"), warning };
}
/** The operating system ends the lock with the process, even after a kill. Throws `store/locked`. */
function lockData(directory) {
    const lock = new node_sqlite__WEBPACK_IMPORTED_MODULE_4__.DatabaseSync((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "serving.lock"), { timeout: 0 });
    try {
        lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
    }
    catch (cause) {
        lock.close();
        const message = `Another process serves from ${directory}.`;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D3("store/locked", message, { cause });
    }
    return lock;
}


/***/ }),

/***/ 33722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ describeDelta),
/* harmony export */   f: () => (/* binding */ writeAudit)
/* harmony export */ });
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6140);

async function writeAudit(within, actor, note) {
    await within.database
        .insertInto("audit_logs")
        .values({
        ...(0,_store_js__WEBPACK_IMPORTED_MODULE_0__/* .newRow */ .Pg)(within, "adl"),
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
/** The fields that differ, for an audit log; `hidden` ones without values. */
function describeDelta(before, after, hidden = new Set()) {
    const shown = (value) => (value === undefined ? "nothing" : JSON.stringify(value));
    return Object.keys({ ...before, ...after })
        .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
        .map((field) => hidden.has(field) ? `${field}: changed` : `${field}: ${shown(before[field])} → ${shown(after[field])}`)
        .join("; ");
}


/***/ }),

/***/ 1439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SU: () => (/* binding */ refuseNul),
/* harmony export */   ZH: () => (/* binding */ extendTable),
/* harmony export */   ZR: () => (/* binding */ createTable)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48956);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39938);


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

/***/ 39938:
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

/***/ 6140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qY: () => (/* binding */ asRecord),
  VO: () => (/* binding */ lockOrganization),
  Pg: () => (/* binding */ newRow),
  Ch: () => (/* binding */ openStore),
  aE: () => (/* binding */ readRecord),
  vL: () => (/* binding */ updateRecord)
});

// UNUSED EXPORTS: migrate

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/plugin/handle-empty-in-lists/handle-empty-in-lists-plugin.js + 1 modules
var handle_empty_in_lists_plugin = __webpack_require__(87477);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/plugin/handle-empty-in-lists/handle-empty-in-lists.js
var handle_empty_in_lists = __webpack_require__(40230);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/kysely.js + 65 modules
var kysely = __webpack_require__(61980);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/migration/migrator.js + 1 modules
var migration_migrator = __webpack_require__(47611);
// EXTERNAL MODULE: ./lib/shared/errors.js + 4 modules
var errors = __webpack_require__(46756);
// EXTERNAL MODULE: ./lib/service/store/errors.js
var store_errors = __webpack_require__(39938);
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

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-query-compiler.js
var sqlite_query_compiler = __webpack_require__(72940);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-introspector.js
var sqlite_introspector = __webpack_require__(81632);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-driver.js
var sqlite_driver = __webpack_require__(78112);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(36560);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-adapter.js
var sqlite_adapter = __webpack_require__(34655);
;// CONCATENATED MODULE: ./lib/service/store/sqlite.js



/** Queries wait for a running transaction. With `synchronous = NORMAL`, power loss can lose the last commits. */
function createSqliteDialect(location) {
    return {
        kind: "sqlite",
        kysely: {
            createDriver: () => new ImmediateSqliteDriver({ database: async () => asKyselyDatabase(openDatabase(location)) }),
            createAdapter: () => new TransactionalSqliteAdapter(),
            createQueryCompiler: () => new sqlite_query_compiler/* SqliteQueryCompiler */.s(),
            createIntrospector: (database) => new sqlite_introspector/* SqliteIntrospector */.D(database),
        },
        text: "text",
        addSequence: (table) => table.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement()),
        isRetryable: () => false,
    };
}
function openDatabase(location) {
    const database = new external_node_sqlite_.DatabaseSync(location, { timeout: 10_000 });
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON");
    return database;
}
class ImmediateSqliteDriver extends sqlite_driver/* SqliteDriver */.F {
    // A transaction that reads before it writes would fail at once after a write of another process.
    async beginTransaction(connection) {
        await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw("begin immediate"));
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
            const statement = asKyselyStatement(database.prepare(sql));
            kept.set(sql, statement);
            return statement;
        },
    };
}
function asKyselyStatement(statement) {
    const bind = (parameters) => (0,dialect/* refuseNul */.SU)(parameters);
    return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
    };
}

;// CONCATENATED MODULE: ./lib/service/store/store.js






/** `location` is `:memory:`, a path or a `postgres://` address. Throws `store/newer` and `store/unreachable`. */
async function openStore(location, clock = () => new Date(), options = {}) {
    const dialect = await openDialect(location, options);
    // PostgreSQL rejects the empty list of `in ()`, which SQLite accepts.
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
            const close = () => Promise.reject(new Error("A store cannot be closed from within its transaction."));
            const joined = { ...base, database: within, transaction: (more) => more(joined), close };
            return work(joined);
        }),
        close: () => database.destroy(),
    };
}
const POSTGRES = /^postgres(ql)?:\/\//;
async function openDialect(location, { poolSize = 10, onFault = () => undefined }) {
    if (!POSTGRES.test(location))
        return createSqliteDialect(location);
    const { createPostgresDialect } = await Promise.all(/* import() */[__webpack_require__.e(131), __webpack_require__.e(346)]).then(__webpack_require__.bind(__webpack_require__, 62346));
    return createPostgresDialect(location, { poolSize, onFault });
}
const ATTEMPTS = 6;
async function transact(database, { isRetryable }, work) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await database.transaction().execute(work);
        }
        catch (error) {
            if (attempt >= ATTEMPTS || !isRetryable(error))
                throw error;
            await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
        }
    }
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
async function lockOrganization(within, orgId) {
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
async function readRecord({ database }, table, orgId, id) {
    const row = await database
        .selectFrom(table)
        .selectAll()
        .where("org_id", "=", orgId)
        .where("id", "=", id)
        .executeTakeFirst();
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


/***/ })

};
