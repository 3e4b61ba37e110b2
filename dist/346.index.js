export const id = 346;
export const ids = [346];
export const modules = {

/***/ 2346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createPostgresDialect: () => (/* binding */ createPostgresDialect)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4135);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8956);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3849);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1439);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9938);





const INT8 = 20;
// serialization_failure and deadlock_detected: the transaction can be retried.
const RETRYABLE = new Set(["40001", "40P01"]);
// program_limit_exceeded (a text too long for an index) and numeric_value_out_of_range: the request is invalid.
const BEYOND_LIMITS = new Set(["54000", "22003"]);
function createPostgresDialect(address, options) {
    return {
        kind: "postgres",
        kysely: new kysely__WEBPACK_IMPORTED_MODULE_4__/* .PostgresDialect */ .a({ pool: async () => openPool(address, options) }),
        text: (0,kysely__WEBPACK_IMPORTED_MODULE_5__/* .sql */ .l) `text collate "C"`,
        addSequence: (table) => table.addColumn("seq", "bigint", (column) => column.generatedAlwaysAsIdentity().primaryKey()),
        isRetryable: (error) => RETRYABLE.has(codeOf(error)),
    };
}
function openPool(address, { poolSize, onFault }) {
    const pool = new pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].Pool */ .Ay.Pool({
        connectionString: address,
        max: poolSize,
        connectionTimeoutMillis: 10_000,
        application_name: "release-docs",
        types: {
            // `seq` and counts stay far below 2^53.
            getTypeParser: (oid, format) => (oid === INT8 ? Number : pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].types */ .Ay.types.getTypeParser(oid, format)),
        },
    });
    pool.on("error", onFault);
    return { connect: async () => asKyselyClient(await connect(pool)), end: () => pool.end() };
}
async function connect(pool) {
    try {
        return await pool.connect();
    }
    catch (cause) {
        const message = `The connection to PostgreSQL failed: ${codeOf(cause) || "no connection"}.`;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D3("store/unreachable", message, { cause });
    }
}
function asKyselyClient(client) {
    const query = async (text, parameters) => {
        try {
            return await client.query(text, (0,_dialect_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseNul */ .SU)(parameters));
        }
        catch (error) {
            throw BEYOND_LIMITS.has(codeOf(error)) ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .badRequest */ .li)("A text or number is too large to be stored.") : error;
        }
    };
    return { query: query, release: () => client.release() };
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? String(error.code) : "";
}


/***/ })

};
