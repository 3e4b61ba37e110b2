export const id = 346;
export const ids = [346];
export const modules = {

/***/ 62346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createPostgresDialect: () => (/* binding */ createPostgresDialect)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94305);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85142);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50918);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87477);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40230);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48956);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71440);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83849);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1439);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39938);
/* harmony import */ var _outage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41134);





const INT8 = 20;
// serialization_failure and deadlock_detected: the transaction can be retried.
const RETRYABLE = new Set(["40001", "40P01"]);
// program_limit_exceeded (a text too long for an index) and numeric_value_out_of_range: the request is invalid.
const BEYOND_LIMITS = new Set(["54000", "22003"]);
const DISK_FULL = "53100";
const READ_ONLY_TRANSACTION = "25006";
// connection_exception, insufficient_resources, a shutdown or start, system_error.
const OUTAGE = /^(?:08|53|57P0[1-3]|58)/;
function createPostgresDialect(address, options) {
    const limit = { milliseconds: 0 };
    return {
        kind: "postgres",
        kysely: {
            createDriver: () => new OutageDriver({ pool: async () => openPool(address, options, limit) }),
            createAdapter: () => new kysely__WEBPACK_IMPORTED_MODULE_4__/* .PostgresAdapter */ .j(),
            createQueryCompiler: () => new kysely__WEBPACK_IMPORTED_MODULE_5__/* .PostgresQueryCompiler */ .l(),
            createIntrospector: (database) => new kysely__WEBPACK_IMPORTED_MODULE_6__/* .PostgresIntrospector */ .a(database),
        },
        // PostgreSQL rejects the empty list of `in ()`, which SQLite accepts.
        plugins: [new kysely__WEBPACK_IMPORTED_MODULE_7__/* .HandleEmptyInListsPlugin */ .H({ strategy: kysely__WEBPACK_IMPORTED_MODULE_8__/* .replaceWithNoncontingentExpression */ .D })],
        text: (0,kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l) `text collate "C"`,
        addSequence: (table) => table.addColumn("seq", "bigint", (column) => column.generatedAlwaysAsIdentity().primaryKey()),
        isConflict: (error) => RETRYABLE.has(codeOf(error)),
        limitQueries: () => {
            limit.milliseconds = options.queryTimeout ?? 0;
        },
        tryWriting: async (database) => {
            await (0,kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l) `do $$ begin
        create temporary table probe on commit drop as select md5(i::text) as filler from generate_series(1, 16000) as i;
      end $$`.execute(database);
        },
    };
}
class OutageDriver extends kysely__WEBPACK_IMPORTED_MODULE_10__/* .PostgresDriver */ .W {
    async commitTransaction(connection) {
        try {
            await super.commitTransaction(connection);
        }
        catch (error) {
            if (!(0,_outage_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutage */ .uD)(error) || error.code !== "store/unreachable")
                throw error;
            throw (0,_outage_js__WEBPACK_IMPORTED_MODULE_3__/* .buildOutage */ .qM)(error.code, `${error.message} The change may have been stored.`, error);
        }
    }
    // The server rolls back itself what a lost connection began.
    async rollbackTransaction(connection) {
        await super.rollbackTransaction(connection).catch((error) => {
            if (!(0,_outage_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutage */ .uD)(error))
                throw error;
        });
    }
}
function openPool(address, { poolSize, onFault }, limit) {
    const pool = new pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].Pool */ .Ay.Pool({
        connectionString: address,
        max: poolSize,
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
        application_name: "release-docs",
        types: {
            // `seq` and counts stay far below 2^53.
            getTypeParser: (oid, format) => (oid === INT8 ? Number : pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].types */ .Ay.types.getTypeParser(oid, format)),
        },
    });
    // Without its second argument, the client, which holds the key that cancels its queries.
    pool.on("error", (error) => onFault(unreachable(error)));
    return { connect: async () => asKyselyClient(await connect(pool), limit), end: () => pool.end() };
}
async function connect(pool) {
    try {
        return await pool.connect();
    }
    catch (cause) {
        throw unreachable(cause);
    }
}
function unreachable(cause) {
    const message = `The connection to PostgreSQL failed: ${codeOf(cause) || "no connection"}.`;
    return (0,_outage_js__WEBPACK_IMPORTED_MODULE_3__/* .buildOutage */ .qM)("store/unreachable", message, cause);
}
function asKyselyClient(client, limit) {
    let isLost = false;
    const lose = () => {
        isLost = true;
    };
    // The pool handles errors of idle clients only; those without a listener end the process.
    client.on("error", lose);
    const query = async (text, parameters) => {
        if (isLost)
            throw unreachable(undefined);
        try {
            const name = parameters.length > 0 ? nameStatement(text) : undefined;
            // The types lack `query_timeout` of a single query.
            const timed = { name, text, values: (0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseNul */ .SU)(parameters), query_timeout: limit.milliseconds };
            return await client.query(timed);
        }
        catch (error) {
            const explained = isLost || isTimeout(error) ? unreachable(error) : explain(error);
            if ((0,_outage_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutage */ .uD)(explained) && explained.code === "store/unreachable")
                lose();
            throw explained;
        }
    };
    const release = () => {
        client.release(isLost);
        client.off("error", lose);
    };
    return { query: query, release };
}
const MAX_STATEMENTS = 200;
const statements = new Map();
/** The first statements are prepared once per connection; others are parsed each time. */
function nameStatement(text) {
    const known = statements.get(text);
    if (known !== undefined || statements.size >= MAX_STATEMENTS)
        return known;
    const name = `statement-${statements.size}`;
    statements.set(text, name);
    return name;
}
function explain(error) {
    const code = codeOf(error);
    if (BEYOND_LIMITS.has(code))
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .badRequest */ .li)("A text or number is too large to be stored.");
    if (code === DISK_FULL)
        return (0,_outage_js__WEBPACK_IMPORTED_MODULE_3__/* .buildOutage */ .qM)("store/full", "No space is left for the database (PostgreSQL).", error);
    if (code === READ_ONLY_TRANSACTION)
        return (0,_outage_js__WEBPACK_IMPORTED_MODULE_3__/* .buildOutage */ .qM)("store/read-only", "PostgreSQL is read-only.", error);
    return OUTAGE.test(code) ? unreachable(error) : error;
}
/** Of `pg`, whose error has no code. */
function isTimeout(error) {
    return error instanceof Error && error.message === "Query read timeout";
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? String(error.code) : "";
}


/***/ })

};
