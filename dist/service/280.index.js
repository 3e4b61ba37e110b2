export const id = 280;
export const ids = [280];
export const modules = {

/***/ 52111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ addStoreAction),
/* harmony export */   PD: () => (/* binding */ addOperatorCommand),
/* harmony export */   VW: () => (/* binding */ addStoreOptions),
/* harmony export */   c9: () => (/* binding */ checkLocation),
/* harmony export */   gN: () => (/* binding */ operatorOf),
/* harmony export */   l: () => (/* binding */ openDataFolder),
/* harmony export */   m9: () => (/* binding */ withNewStore),
/* harmony export */   wo: () => (/* binding */ readOperatorName)
/* harmony export */ });
/* unused harmony exports databaseIn, lockData */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_sqlite__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80099);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22730);
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
        const result = await withStore(database || databaseIn(data), (store) => store.transaction(async (within) => {
            const actor = operatorOf(await readOrganization(within, options.organization));
            return work(within, actor, options, command.processedArgs[0]);
        }));
        (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .printResult */ .RS)(io, options, result, render);
    });
}
async function withNewStore(options, io, work) {
    checkLocation(options);
    const { data = "", database } = options;
    if (database)
        return withStore(database, work);
    const warning = makeDataFolder(data);
    if (warning !== undefined)
        io.err(`${warning}\n`);
    // SQLite creates its other files with the permissions of this one.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(databaseIn(data), "a", 0o600));
    return withStore(databaseIn(data), work);
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
async function withStore(location, work) {
    const store = await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_6__/* .openStore */ .Ch)(location);
    try {
        return await work(store);
    }
    finally {
        await store.close();
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
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D({ code: "admin/no-store", message, hint: "Use init to create one." });
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
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D({
            code: "program/data",
            message: `Cannot use the folder ${directory}: ${reason}.`,
            hint: "Choose another folder with --data, or allow this user to write there.",
            cause,
        });
    }
}
/** Without `data` the folder is temporary. Throws `program/data` and `store/locked`. */
async function openDataFolder({ data, database }) {
    if (!data) {
        const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "release-docs-"));
        const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true });
        return { database: database || ":memory:", repositories: temporary, [Symbol.asyncDispose]: remove };
    }
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(data);
    const warning = makeDataFolder(directory);
    const lock = database ? undefined : lockData(directory);
    return {
        database: database || databaseIn(directory),
        repositories: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "repositories"),
        warning,
        [Symbol.asyncDispose]: async () => lock?.[Symbol.dispose](),
    };
}
/** The operating system ends the lock with the process, even after a kill. Throws `store/locked`. */
function lockData(directory) {
    const lock = new node_sqlite__WEBPACK_IMPORTED_MODULE_4__.DatabaseSync((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "serving.lock"), { timeout: 0 });
    try {
        lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
    }
    catch (cause) {
        lock.close();
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D({
            code: "store/locked",
            message: `Another process serves from ${directory}.`,
            hint: "Stop it, or choose another --data. Several processes can share a PostgreSQL database.",
            cause,
        });
    }
    return { [Symbol.dispose]: () => lock.close() };
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
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
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
    const created = database.schema.createTable(name);
    let table = definition.isRecord ? dialect.addSequence(created) : created;
    const recordColumns = definition.isRecord ? listRecordColumns(dialect) : [];
    for (const { column, type, build } of [...recordColumns, ...listColumns(definition, dialect)]) {
        table = table.addColumn(column, type, build);
    }
    if (definition.primaryKey !== undefined) {
        table = table.addPrimaryKeyConstraint(`${name}_primary`, [...definition.primaryKey]);
    }
    await table.execute();
    const { unique } = definition;
    if (unique !== undefined)
        await createIndex(schema, name, unique.columns, unique);
    for (const index of definition.indexes ?? [])
        await createIndex(schema, name, index);
}
async function extendTable(schema, name, added) {
    for (const { column, type, build } of listColumns(added, schema.dialect)) {
        await schema.database.schema.alterTable(name).addColumn(column, type, build).execute();
    }
    for (const index of added.indexes ?? [])
        await createIndex(schema, name, index);
}
function listRecordColumns({ text }) {
    return [
        { column: "id", type: text, build: (column) => column.notNull().unique() },
        { column: "created_at", type: text, build: (column) => column.notNull() },
        { column: "updated_at", type: text, build: (column) => column.notNull() },
    ];
}
function listColumns(columns, { text }) {
    const define = (name, type, build = (column) => column) => {
        const column = name.replace(/\?$/, "");
        return {
            column,
            type,
            build: column === name ? (built) => build(built).notNull() : build,
        };
    };
    return [
        ...Object.entries(columns.defaulted ?? {}).map(([name, [value]]) => define(name, text, (column) => column.defaultTo(value))),
        ...[...Object.keys(columns.choices ?? {}), ...(columns.texts ?? [])].map((name) => define(name, text)),
        ...(columns.integers ?? []).map((name) => define(name, "integer")),
        ...Object.entries(columns.references ?? {}).map(([name, [target, onDelete]]) => define(name, text, (column) => column.references(target).onDelete(onDelete))),
    ];
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
  VO: () => (/* binding */ lockOrganization),
  Pg: () => (/* binding */ newRow),
  Ch: () => (/* binding */ openStore),
  aE: () => (/* binding */ readRecord)
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
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(22730);
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
        isRecord: true,
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
        isRecord: true,
        texts: ["auth_id", "email", "name"],
        integers: ["invitation_accepted"],
        references: { org_id },
        indexes: [
            ["org_id", "seq"],
            ["org_id", "email", "seq"],
            ["org_id", "name", "seq"],
            ["org_id", "auth_id", "seq"],
        ],
    },
    roles: {
        isRecord: true,
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
        isRecord: true,
        texts: ["name", "lookup", "hash", "expires_at?", "revoked_at?"],
        references: { org_id, user_id },
        unique: { columns: ["lookup"] },
        indexes: [["org_id", "seq"], ["user_id"]],
    },
    // `secrets` is the secret part of the configuration, encrypted. A deleted row stays, since other records name it.
    connections: {
        isRecord: true,
        texts: ["name", "type", "config_json", "secrets?", "health_message?", "health_error?", "synced_at?", "deleted_at?"],
        integers: ["paused", "healthy", "remaining_rate_limit_percent?"],
        references: { org_id },
        indexes: [
            ["org_id", "seq"],
            ["org_id", "name", "seq"],
            ["org_id", "type", "seq"],
        ],
    },
    connection_histories: {
        texts: ["head", "tags_json"],
        references: { connection_id },
        primaryKey: ["connection_id"],
    },
    publications: {
        isRecord: true,
        texts: ["name", "branch_name?", "config_json", "synced_at?", "health_message?"],
        integers: ["healthy"],
        references: { org_id },
        unique: { columns: ["org_id", "name"] },
        indexes: [["org_id", "seq"]],
    },
    publication_connections: {
        choices: { role: ["source", "docs", "notifier"] },
        references: { publication_id, connection_id },
        primaryKey: ["publication_id", "connection_id", "role"],
        indexes: [["connection_id", "role"]],
    },
    instructions: {
        isRecord: true,
        texts: ["name", "type", "content"],
        integers: ["global"],
        references: { org_id, "publication_id?": publication_id },
        unique: { columns: ["org_id", "name", "type"], where: "global = 1" },
        indexes: [["org_id", "seq"], ["org_id", "type", "seq"], ["org_id", "global", "seq"], ["publication_id"]],
    },
    instruction_links: {
        isRecord: true,
        texts: ["slot_type"],
        integers: ["position"],
        references: { org_id, instruction_id: ["instructions.id", "cascade"], publication_id },
        indexes: [
            ["org_id", "seq"],
            ["org_id", "slot_type", "seq"],
            ["instruction_id", "seq"],
            ["publication_id", "seq"],
            ["publication_id", "slot_type", "position"],
        ],
    },
    jobs: {
        isRecord: true,
        texts: ["type", "state", "title", "request_json", "publication_ids_json"],
        references: { org_id, connection_id: ["connections.id", "no action"], "user_id?": ["users.id", "set null"] },
        indexes: [["org_id", "seq"]],
        added: { "2026-11-22-organization-billing": { indexes: [["org_id", "type", "created_at"]] } },
    },
    // `publication_name` outlives the publication.
    conversations: {
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
        indexes: [
            ["org_id", "seq"],
            ["org_id", "job_id", "seq"],
            ["org_id", "publication_id", "seq"],
            ["org_id", "status", "seq"],
            ["org_id", "staged", "seq"],
            ["org_id", "branch", "seq"],
            ["org_id", "output_url", "seq"],
            ["org_id", "operation_type", "seq"],
            ["org_id", "origin_type", "seq"],
            ["org_id", "origin_url", "seq"],
            ["org_id", SUMMARY, "seq"],
            ["job_id"],
            ["publication_id"],
            ["connection_id"],
        ],
        added: {
            // Comments before `excluded_at` do not change the excluded files.
            "2026-11-22-draft-sets": { texts: ["withheld_json?", "excluded_at?"] },
        },
    },
    comments: {
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
        indexes: [
            ["org_id", "seq"],
            ["org_id", "conversation_id", "seq"],
            ["org_id", "connection_id", "seq"],
            ["org_id", "work_requested", "seq"],
            ["org_id", "source", "seq"],
            ["org_id", "external_id", "seq"],
            ["org_id", "file_path", "seq"],
            ["conversation_id", "seq"],
            ["reply_to_id"],
        ],
        added: { "2026-11-22-draft-sets": { texts: ["anchored_lines?"] } },
    },
    comment_batches: {
        references: { aggregate_id: ["comments.id", "cascade"], item_id: ["comments.id", "cascade"] },
        primaryKey: ["aggregate_id", "item_id"],
        indexes: [["item_id"]],
    },
    turns: {
        isRecord: true,
        texts: ["status", "error_message?", "request_json"],
        integers: ["retry_count"],
        references: { org_id, conversation_id, "triggering_comment_id?": ["comments.id", "set null"] },
        indexes: [["conversation_id", "seq"], ["triggering_comment_id"]],
    },
    entries: {
        isRecord: true,
        texts: ["kind", "status", "message", "details_json?"],
        references: { conversation_id, "turn_id?": ["turns.id", "set null"] },
        indexes: [["conversation_id", "seq"], ["turn_id"]],
    },
    tasks: {
        isRecord: true,
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
        isRecord: true,
        texts: ["request_id?", "user_name?", "admin_user_name?", "type", "summary", "delta", "config_json"],
        references: { org_id },
        // Dropped by the migration that adds those below.
        indexes: [
            ["org_id", "seq"],
            ["org_id", "type", "seq"],
            ["org_id", SUMMARY, "seq"],
        ],
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
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/sqlite/sqlite-dialect.js + 2 modules
var sqlite_dialect = __webpack_require__(71523);
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
        kysely: new ImmediateSqliteDialect({ database: async () => asKyselyDatabase(openDatabase(location)) }),
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
async function failToClose() {
    throw new Error("A store cannot be closed from within its transaction.");
}
function newRow(store, prefix) {
    const now = store.now();
    return { id: store.createId(prefix), created_at: now, updated_at: now };
}
/** One transaction; a second process waits. */
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
        message: `A newer release-docs migrated the database to ${newer}, which this version does not support.`,
        hint: "Start the newer version, or use another database.",
        cause: error,
    });
}
async function findUnknown(database, known) {
    const done = await database.selectFrom("kysely_migration").select("name").execute();
    return done.map(({ name }) => name).findLast((name) => known[name] === undefined);
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


/***/ })

};
