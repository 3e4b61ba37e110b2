export const id = 280;
export const ids = [280];
export const modules = {

/***/ 6442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ usageFault),
/* harmony export */   EL: () => (/* binding */ asUsageFault),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   d1: () => (/* binding */ runCommand),
/* harmony export */   og: () => (/* binding */ parseFlag)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);


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
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ code: "program/usage", message, hint: "--help tells what the command takes.", cause });
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
/** Rows as a person reads them in a terminal: columns by their names, one line a row. */
function renderTable(rows) {
    const [first] = rows;
    if (first === undefined)
        return "None.\n";
    const columns = Object.keys(first);
    const cells = [columns, ...rows.map((row) => columns.map((column) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(row[column] ?? "", 1_000) || "-"))];
    const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
    return cells
        .map((line) => `${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ")}`.trimEnd())
        .map((line) => `${line}\n`)
        .join("");
}


/***/ }),

/***/ 2111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ operate),
/* harmony export */   UC: () => (/* binding */ STORE_USAGE),
/* harmony export */   Wv: () => (/* binding */ STORE_FLAGS),
/* harmony export */   gN: () => (/* binding */ operatorOf),
/* harmony export */   l: () => (/* binding */ openDataFolder),
/* harmony export */   m9: () => (/* binding */ withNewStore),
/* harmony export */   wo: () => (/* binding */ readOperatorName)
/* harmony export */ });
/* unused harmony exports databaseIn, makeDataFolder, lockData */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_sqlite__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2730);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6140);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6442);








/** The flags that every command takes. */
const STORE_FLAGS = {
    data: { type: "string" },
    database: { type: "string" },
    organization: { type: "string" },
    json: { type: "boolean" },
};
/** How they are explained in each command's `--help`. */
const STORE_USAGE = `  --data DIR            the folder of the service's data, or RELEASE_DOCS_DATA
  --database URL        its PostgreSQL database in place of that folder's, or RELEASE_DOCS_DATABASE
  --json                answer in one line of JSON
`;
/**
 * Does what an operator asks for, in one transaction with the audit log that tells of it, in the organization that
 * `--organization` names, or the only one. Throws `program/usage`, `admin/no-store`, and what `openStore` throws.
 */
async function operate(flags, io, work) {
    const location = locate(flags, io.env);
    if (location.kind === "folder" && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(databaseIn(location.directory))) {
        throw noStore(`There is no database in ${location.directory}.`);
    }
    return withStore(location, (store) => store.transaction(async (within) => work(within, operatorOf(await readOrganization(within, flags.organization)))));
}
/**
 * Opens the store, for the time of `work`; where the folder or the file is not there it is made, for the operator alone.
 * A folder that was there keeps its permissions, which `io` is told of where others may read it.
 */
async function withNewStore(flags, io, work) {
    const location = locate(flags, io.env);
    if (location.kind === "folder")
        makePrivate(location.directory, io);
    return withStore(location, work);
}
/** Who an operator's changes are recorded for. */
function operatorOf(orgId) {
    return { orgId, requestId: null, userName: null, adminUserName: readOperatorName() };
}
/** The name of the operating system's user; a number where it has none, as in some containers. */
function readOperatorName() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_2__.userInfo)().username;
    }
    catch {
        return `uid ${process.getuid?.()}`;
    }
}
// As `serve` has it: where both are named, DIR is for repositories alone.
function locate({ data, database }, env) {
    const address = database || env.RELEASE_DOCS_DATABASE;
    if (address) {
        if (/^postgres(ql)?:\/\//.test(address))
            return { kind: "server", address };
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .usageFault */ .Ap)("--database is an address that starts with postgres://.");
    }
    const directory = data || env.RELEASE_DOCS_DATA;
    if (directory)
        return { kind: "folder", directory };
    throw (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .usageFault */ .Ap)("Say where the service keeps its records: --data DIR or --database URL.");
}
async function withStore(location, work) {
    const store = await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_6__/* .openStore */ .Ch)(location.kind === "folder" ? databaseIn(location.directory) : location.address);
    try {
        return await work(store);
    }
    finally {
        await store.close();
    }
}
function makePrivate(directory, io) {
    const remark = makeDataFolder(directory);
    if (remark !== undefined)
        io.err(`${remark}\n`);
    // The files that SQLite lays beside it have its permissions.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(databaseIn(directory), "a", 0o600));
}
async function readOrganization({ database }, asked) {
    const all = await database.selectFrom("organizations").select(["id", "name"]).orderBy("seq").execute();
    if (all.length === 0)
        throw noStore("The database holds no organization.");
    const [found, second] = asked === undefined ? all : all.filter(({ id }) => id === asked);
    const known = all.map(({ id, name }) => `${id} (${name})`).join(", ");
    if (found === undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .usageFault */ .Ap)(`There is no organization ${asked}; there are ${known}.`);
    if (second !== undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .usageFault */ .Ap)(`Say which organization is meant with --organization: ${known}.`);
    return found.id;
}
function noStore(message) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D({ code: "admin/no-store", message, hint: "init makes a service." });
}
/** The database in a folder of data. */
function databaseIn(directory) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "service.db");
}
/**
 * Makes a folder of data where there is none, for its owner alone. One that was there keeps its permissions; where
 * others may look into it, that is said. Throws `program/data`.
 */
function makeDataFolder(directory) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory, { recursive: true, mode: 0o700 }) !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(directory, 0o700);
        const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory);
        if ((mode & 0o077) === 0)
            return undefined;
        return `Others may look into ${directory}: chmod 700 ${directory} keeps them out.`;
    }
    catch (cause) {
        const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D({
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
        const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "release-docs-"));
        const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true });
        return { database: database ?? ":memory:", repositories: temporary, [Symbol.asyncDispose]: remove };
    }
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(data);
    const remark = makeDataFolder(directory);
    const lock = database === undefined ? lockData(directory) : undefined;
    return {
        database: database ?? databaseIn(directory),
        repositories: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "repositories"),
        ...(remark !== undefined && { remark }),
        [Symbol.asyncDispose]: async () => lock?.[Symbol.dispose](),
    };
}
/**
 * Holds a folder of data for this process alone, until it is disposed of or the process ends, however it does: the
 * lock is the operating system's, on a small database of its own. Programs that only add to the store need none.
 * Throws `store/locked` where another process serves from the folder.
 */
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
            hint: "Stop that one first, or give this one another --data. Several processes can share a PostgreSQL database.",
            cause,
        });
    }
    return { [Symbol.dispose]: () => lock.close() };
}


/***/ }),

/***/ 3722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ describeDelta),
/* harmony export */   f: () => (/* binding */ writeAudit)
/* harmony export */ });
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6140);

/** Records what was done. `within` is the transaction of the change that it tells of, so that neither is without the other. */
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
/** The fields that differ, as an audit log shows them; `hidden` ones are named without their values. */
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

/***/ 6140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VO: () => (/* binding */ lockOrganization),
  Pg: () => (/* binding */ newRow),
  Ch: () => (/* binding */ openStore)
});

// UNUSED EXPORTS: migrate

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
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
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


/***/ }),

/***/ 6422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M_: () => (/* binding */ tellTexts),
/* harmony export */   _u: () => (/* binding */ explainIssues),
/* harmony export */   fQ: () => (/* binding */ selectNearestNames),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   ol: () => (/* binding */ quoteText)
/* harmony export */ });
/* unused harmony export renderDuration */
/** The text in at most `longest` characters; what is cut off ends in an ellipsis, and never inside a character. */
function shorten(text, longest) {
    return text.length <= longest
        ? text
        : `${text
            .slice(0, longest - 1)
            .replace(/[\uD800-\uDBFF]$/, "")
            .trimEnd()}…`;
}
/** Somebody else's text as a part of one line: no line breaks or control characters, and cut where it is longer. */
function quoteText(text, longest = 200) {
    return shorten(text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim(), longest);
}
const MOST_QUOTED = 5;
const LONGEST_QUOTE = 100;
/** One sentence that quotes texts of others, bounded; none where there are none. */
function tellTexts(opening, texts) {
    if (texts.length === 0)
        return [];
    const quotes = texts.slice(0, MOST_QUOTED).map((text) => `"${quoteText(text, LONGEST_QUOTE)}"`);
    const more = texts.length > MOST_QUOTED ? ` and ${texts.length - MOST_QUOTED} more` : "";
    return [`${opening}: ${quotes.join(", ")}${more}.`];
}
/** Milliseconds as a person says them: `45 s`, `2 min 30 s`, `1 h 5 min`. */
function renderDuration(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    const parts = seconds < 3600
        ? [
            [Math.floor(seconds / 60), "min"],
            [seconds % 60, "s"],
        ]
        : [
            [Math.floor(seconds / 3600), "h"],
            [Math.floor((seconds % 3600) / 60), "min"],
        ];
    const told = parts.filter(([amount]) => amount > 0);
    return told.length === 0 ? "0 s" : told.map(([amount, unit]) => `${amount} ${unit}`).join(" ");
}
const MOST = 3;
/**
 * The up to three `known` names that a person may have meant by `name`: nearest by edit distance first, where at most
 * a third of the name differs or one begins with the other.
 */
function selectNearestNames(name, known) {
    const wanted = name.toLowerCase();
    const limit = Math.max(1, Math.floor(wanted.length / 3));
    return known
        .filter((other) => other !== "")
        .map((other) => ({ other, distance: measureDistance(wanted, other.toLowerCase(), limit) }))
        .filter(({ distance }) => distance <= limit)
        .sort((a, b) => a.distance - b.distance || compareNatural(b.other, a.other))
        .slice(0, MOST)
        .map(({ other }) => other);
}
function measureDistance(a, b, limit) {
    if (a.length > 2 && (b.startsWith(a) || a.startsWith(b)))
        return Math.min(limit, Math.abs(a.length - b.length));
    return Math.abs(a.length - b.length) > limit ? limit + 1 : measureEdits(a, b);
}
/** Levenshtein distance, one row at a time. */
function measureEdits(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (const [i, letter] of [...a].entries()) {
        const next = [i + 1];
        for (const [j, other] of [...b].entries()) {
            const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
            next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}
function compareNatural(a, b) {
    return new Intl.Collator("en", { numeric: true }).compare(a, b);
}
/** The faults in one line, each with the field that it is about: `changes.0.commits: …; title: …`. */
function explainIssues(issues) {
    return issues
        .map(({ path = [], message }) => {
        const field = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".");
        return field === "" ? message : `${field}: ${message}`;
    })
        .join("; ");
}


/***/ })

};
