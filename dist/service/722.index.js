export const id = 722;
export const ids = [722];
export const modules = {

/***/ 33722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ describeDelta),
/* harmony export */   f: () => (/* binding */ writeAudit)
/* harmony export */ });
/* harmony import */ var _prepared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40960);
/* harmony import */ var _storage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48496);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92554);



/** 413 for a caller's change that stores more, if the organization then exceeds what it may store. */
async function writeAudit(within, actor, note) {
    const row = {
        ...(0,_store_js__WEBPACK_IMPORTED_MODULE_2__/* .newRow */ .Pg)(within, "adl"),
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
        return (0,_prepared_js__WEBPACK_IMPORTED_MODULE_0__/* .insertRecord */ .LB)(within, "audit_logs", row);
    (0,_storage_js__WEBPACK_IMPORTED_MODULE_1__/* .checkStoredBytes */ .VT)(within, await (0,_prepared_js__WEBPACK_IMPORTED_MODULE_0__/* .insertRecordReturning */ .xA)(within, "audit_logs", row, _storage_js__WEBPACK_IMPORTED_MODULE_1__/* .STORED_BYTES */ .UE));
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

/***/ 41134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ explainDiskError),
/* harmony export */   qM: () => (/* binding */ buildOutage),
/* harmony export */   uD: () => (/* binding */ isOutage)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46756);

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

/***/ 40960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LB: () => (/* binding */ insertRecord),
/* harmony export */   iA: () => (/* binding */ prepare),
/* harmony export */   jD: () => (/* binding */ prepareEach),
/* harmony export */   xA: () => (/* binding */ insertRecordReturning)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36560);

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
        const { rows } = await database.executeQuery(kysely__WEBPACK_IMPORTED_MODULE_0__/* .CompiledQuery */ .E.raw(text, values));
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
    const { rows } = await database.executeQuery(kysely__WEBPACK_IMPORTED_MODULE_0__/* .CompiledQuery */ .E.raw(text, Object.values(row)));
    return rows;
}


/***/ }),

/***/ 98337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ createSqliteDialect),
/* harmony export */   Ft: () => (/* binding */ SQLITE_BUSY),
/* harmony export */   mG: () => (/* binding */ readSqliteCode)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_sqlite__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80099);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72940);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81632);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48956);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78112);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36560);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34655);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46756);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1439);
/* harmony import */ var _outage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41134);







/** Queries wait for a running transaction. With `synchronous = NORMAL`, power loss can lose the last commits. */
function createSqliteDialect(location) {
    return {
        kind: "sqlite",
        kysely: {
            createDriver: () => new PatientSqliteDriver(openDatabase(location)),
            createAdapter: () => new TransactionalSqliteAdapter(),
            createQueryCompiler: () => new kysely__WEBPACK_IMPORTED_MODULE_6__/* .SqliteQueryCompiler */ .s(),
            createIntrospector: (database) => new kysely__WEBPACK_IMPORTED_MODULE_7__/* .SqliteIntrospector */ .D(database),
        },
        text: "text",
        addSequence: (table) => table.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement()),
        tryWriting: async (database) => {
            if (location !== ":memory:")
                await tryWritingBeside(location);
            await (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `pragma user_version = 0`.execute(database);
        },
    };
}
// More than a transaction needs: after a failed one, the log of SQLite still has space for some pages.
const MIN_FREE_BYTES = 2 ** 20;
async function tryWritingBeside(location) {
    const path = `${location}.probe`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, Buffer.alloc(MIN_FREE_BYTES), { flush: true });
    }
    catch (error) {
        throw (0,_outage_js__WEBPACK_IMPORTED_MODULE_5__/* .explainDiskError */ .FG)(error);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
    }
}
/** Milliseconds, at the start: later ones wait in {@link PatientConnection}. */
const OPEN_TIMEOUT_MS = 10_000;
function openDatabase(location) {
    return explained(() => {
        const database = new node_sqlite__WEBPACK_IMPORTED_MODULE_1__.DatabaseSync(location, { timeout: OPEN_TIMEOUT_MS });
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
class PatientSqliteDriver extends kysely__WEBPACK_IMPORTED_MODULE_9__/* .SqliteDriver */ .F {
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
        await connection.executeQuery(kysely__WEBPACK_IMPORTED_MODULE_10__/* .CompiledQuery */ .E.raw("begin immediate"));
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
                const isLocked = (0,_outage_js__WEBPACK_IMPORTED_MODULE_5__/* .isOutage */ .uD)(error) && error.code === "store/busy" && !this.#database.isTransaction;
                if (!isLocked || performance.now() - began > MAX_LOCK_WAIT_MS)
                    throw error;
            }
            await super.releaseConnection();
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(pause * (0.5 + Math.random()));
            await super.acquireConnection();
        }
    }
}
class TransactionalSqliteAdapter extends kysely__WEBPACK_IMPORTED_MODULE_11__/* .SqliteAdapter */ .U {
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
    const bind = (parameters) => (0,_dialect_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNul */ .SU)(parameters);
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
        throw outage === undefined ? error : (0,_outage_js__WEBPACK_IMPORTED_MODULE_5__/* .buildOutage */ .qM)(outage.code, `${outage.message}: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}.`, error);
    }
}
const SQLITE_BUSY = 5;
/** The primary result code of an error of `node:sqlite`; 0 of others. */
function readSqliteCode(error) {
    return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}


/***/ }),

/***/ 48496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UE: () => (/* binding */ STORED_BYTES),
/* harmony export */   VT: () => (/* binding */ checkStoredBytes),
/* harmony export */   oE: () => (/* binding */ addStoredBytes)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48956);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39938);


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
        await kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l.raw(statement).execute(database);
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
const STORED_BYTES = (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `(
  select cast(coalesce(sum(bytes), 0) as bigint) from stored_bytes where org_id = audit_logs.org_id)`;
/** 413 if an organization with `bytes` exceeds what it may store. */
function checkStoredBytes({ maxStoredBytes }, bytes) {
    if (maxStoredBytes === 0 || bytes <= maxStoredBytes)
        return;
    const message = `This organization may store ${maxStoredBytes} bytes and would have ${bytes}. Delete instructions, publications or ` +
        "comments, or let the operator raise --organization-storage.";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DomainError */ .Jk("too-large", message);
}


/***/ }),

/***/ 92554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qY: () => (/* binding */ asRecord),
  sX: () => (/* binding */ createId),
  VO: () => (/* binding */ lockOrganization),
  Pg: () => (/* binding */ newRow),
  Ch: () => (/* binding */ openStore),
  aE: () => (/* binding */ readRecord),
  vL: () => (/* binding */ updateRecord)
});

// UNUSED EXPORTS: migrate

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/kysely.js + 65 modules
var kysely = __webpack_require__(61980);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/migration/migrator.js + 1 modules
var migration_migrator = __webpack_require__(47611);
// EXTERNAL MODULE: ./lib/shared/errors.js + 4 modules
var errors = __webpack_require__(46756);
// EXTERNAL MODULE: ./lib/service/store/errors.js
var store_errors = __webpack_require__(39938);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(48956);
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

// EXTERNAL MODULE: ./lib/service/store/storage.js
var storage = __webpack_require__(48496);
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
        "2026-11-22-stored-bytes": migrate(storage/* addStoredBytes */.oE),
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

// EXTERNAL MODULE: ./lib/service/store/prepared.js
var prepared = __webpack_require__(40960);
// EXTERNAL MODULE: ./lib/service/store/sqlite.js
var sqlite = __webpack_require__(98337);
;// CONCATENATED MODULE: ./lib/service/store/store.js








/** Longer than any query of a call takes. */
const QUERY_TIMEOUT_MS = 20_000;
/** `location` is `:memory:`, a path or a `postgres://` address. Throws `store/newer` and outages (`store/outage.ts`). */
async function openStore(location, clock = () => new Date(), options = {}) {
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
        return (0,sqlite/* createSqliteDialect */.Fe)(location);
    const { createPostgresDialect } = await Promise.all(/* import() */[__webpack_require__.e(561), __webpack_require__.e(346)]).then(__webpack_require__.bind(__webpack_require__, 62346));
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
const selectRecord = (0,prepared/* prepareEach */.jD)((database, table, orgId, id) => database.selectFrom(table).selectAll().where("org_id", "=", orgId).where("id", "=", id));
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


/***/ })

};
