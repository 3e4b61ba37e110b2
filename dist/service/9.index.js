export const id = 9;
export const ids = [9];
export const modules = {

/***/ 65407:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

var map = {
	"./BurstyRateLimiter": [
		85860
	],
	"./BurstyRateLimiter.js": [
		85860
	],
	"./ExpressBruteFlexible": [
		83966,
		966
	],
	"./ExpressBruteFlexible.js": [
		83966,
		966
	],
	"./RLWrapperBlackAndWhite": [
		87383
	],
	"./RLWrapperBlackAndWhite.js": [
		87383
	],
	"./RLWrapperTimeouts": [
		24016
	],
	"./RLWrapperTimeouts.js": [
		24016
	],
	"./RateLimiterAbstract": [
		88569
	],
	"./RateLimiterAbstract.js": [
		88569
	],
	"./RateLimiterCluster": [
		10565
	],
	"./RateLimiterCluster.js": [
		10565
	],
	"./RateLimiterCompatibleAbstract": [
		77307
	],
	"./RateLimiterCompatibleAbstract.js": [
		77307
	],
	"./RateLimiterDrizzle": [
		50673
	],
	"./RateLimiterDrizzle.js": [
		50673
	],
	"./RateLimiterDrizzleNonAtomic": [
		75347
	],
	"./RateLimiterDrizzleNonAtomic.js": [
		75347
	],
	"./RateLimiterDynamo": [
		82309
	],
	"./RateLimiterDynamo.js": [
		82309
	],
	"./RateLimiterEtcd": [
		36481
	],
	"./RateLimiterEtcd.js": [
		36481
	],
	"./RateLimiterEtcdNonAtomic": [
		15299
	],
	"./RateLimiterEtcdNonAtomic.js": [
		15299
	],
	"./RateLimiterInsuredAbstract": [
		33847
	],
	"./RateLimiterInsuredAbstract.js": [
		33847
	],
	"./RateLimiterMemcache": [
		73250
	],
	"./RateLimiterMemcache.js": [
		73250
	],
	"./RateLimiterMemory": [
		24544
	],
	"./RateLimiterMemory.js": [
		24544
	],
	"./RateLimiterMongo": [
		28439
	],
	"./RateLimiterMongo.js": [
		28439
	],
	"./RateLimiterMySQL": [
		67793
	],
	"./RateLimiterMySQL.js": [
		67793
	],
	"./RateLimiterPostgres": [
		3740
	],
	"./RateLimiterPostgres.js": [
		3740
	],
	"./RateLimiterPrisma": [
		16323
	],
	"./RateLimiterPrisma.js": [
		16323
	],
	"./RateLimiterQueue": [
		52860
	],
	"./RateLimiterQueue.js": [
		52860
	],
	"./RateLimiterRedis": [
		54336
	],
	"./RateLimiterRedis.js": [
		54336
	],
	"./RateLimiterRedisNonAtomic": [
		87480
	],
	"./RateLimiterRedisNonAtomic.js": [
		87480
	],
	"./RateLimiterRes": [
		80449
	],
	"./RateLimiterRes.js": [
		80449
	],
	"./RateLimiterSQLite": [
		73283
	],
	"./RateLimiterSQLite.js": [
		73283
	],
	"./RateLimiterStoreAbstract": [
		65140
	],
	"./RateLimiterStoreAbstract.js": [
		65140
	],
	"./RateLimiterUnion": [
		10244
	],
	"./RateLimiterUnion.js": [
		10244
	],
	"./RateLimiterValkey": [
		32193
	],
	"./RateLimiterValkey.js": [
		32193
	],
	"./RateLimiterValkeyGlide": [
		53756
	],
	"./RateLimiterValkeyGlide.js": [
		53756
	],
	"./component/BlockedKeys": [
		38830
	],
	"./component/BlockedKeys/": [
		38830
	],
	"./component/BlockedKeys/BlockedKeys": [
		85202
	],
	"./component/BlockedKeys/BlockedKeys.js": [
		85202
	],
	"./component/BlockedKeys/index": [
		38830
	],
	"./component/BlockedKeys/index.js": [
		38830
	],
	"./component/MemoryStorage": [
		28178,
		178
	],
	"./component/MemoryStorage/": [
		28178,
		178
	],
	"./component/MemoryStorage/MemoryStorage": [
		81534
	],
	"./component/MemoryStorage/MemoryStorage.js": [
		81534
	],
	"./component/MemoryStorage/Record": [
		60749
	],
	"./component/MemoryStorage/Record.js": [
		60749
	],
	"./component/MemoryStorage/index": [
		28178,
		178
	],
	"./component/MemoryStorage/index.js": [
		28178,
		178
	],
	"./component/RateLimiterEtcdTransactionFailedError": [
		43184
	],
	"./component/RateLimiterEtcdTransactionFailedError.js": [
		43184
	],
	"./component/RateLimiterQueueError": [
		27948
	],
	"./component/RateLimiterQueueError.js": [
		27948
	],
	"./component/RateLimiterSetupError": [
		72922
	],
	"./component/RateLimiterSetupError.js": [
		72922
	],
	"./constants": [
		13880,
		880
	],
	"./constants.js": [
		13880,
		880
	],
	"./helper/isRateLimiterCompatible": [
		19238
	],
	"./helper/isRateLimiterCompatible.js": [
		19238
	]
};
function webpackAsyncContext(req) {
	if(!__webpack_require__.o(map, req)) {
		return Promise.resolve().then(() => {
			var e = new Error("Cannot find module '" + req + "'");
			e.code = 'MODULE_NOT_FOUND';
			throw e;
		});
	}

	var ids = map[req], id = ids[0];
	return Promise.all(ids.slice(1).map(__webpack_require__.e)).then(() => {
		return __webpack_require__.t(id, 7 | 16);
	});
}
webpackAsyncContext.keys = () => (Object.keys(map));
webpackAsyncContext.id = 65407;
module.exports = webpackAsyncContext;

/***/ }),

/***/ 52471:
/***/ ((module) => {

function webpackEmptyAsyncContext(req) {
	// Here Promise.resolve().then() is used instead of new Promise() to prevent
	// uncaught exception popping up in devtools
	return Promise.resolve().then(() => {
		var e = new Error("Cannot find module '" + req + "'");
		e.code = 'MODULE_NOT_FOUND';
		throw e;
	});
}
webpackEmptyAsyncContext.keys = () => ([]);
webpackEmptyAsyncContext.resolve = webpackEmptyAsyncContext;
webpackEmptyAsyncContext.id = 52471;
module.exports = webpackEmptyAsyncContext;

/***/ }),

/***/ 97282:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "8ee42688113daa3d022a.yaml";

/***/ }),

/***/ 3132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ revokeKey),
/* harmony export */   Iq: () => (/* binding */ createApiKey),
/* harmony export */   QF: () => (/* binding */ authenticate),
/* harmony export */   dZ: () => (/* binding */ insertKey)
/* harmony export */ });
/* unused harmony exports isKnownKey, parseBearer */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39938);
/* harmony import */ var _store_prepared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40960);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92554);




/** The prefix is for secret scanners. */
function createApiKey() {
    return `rdk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url")}`;
}
/** `expiresAt` is RFC 3339; by default the key does not expire. */
async function insertKey(store, owner, apiKey, { name, expiresAt }) {
    const row = {
        ...(0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .newRow */ .Pg)(store, "key"),
        org_id: owner.org_id,
        user_id: owner.id,
        name,
        lookup: digest("lookup", apiKey).slice(0, 32),
        hash: digest("hash", apiKey),
        expires_at: expiresAt ?? null,
    };
    await (0,_store_prepared_js__WEBPACK_IMPORTED_MODULE_2__/* .insertRecord */ .LB)(store, "keys", row);
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
const selectKey = (0,_store_prepared_js__WEBPACK_IMPORTED_MODULE_2__/* .prepare */ .iA)((database, lookup) => database
    .selectFrom("keys")
    .innerJoin("users", "users.id", "keys.user_id")
    .select(["keys.id", "keys.hash", "keys.expires_at", "keys.revoked_at"])
    .select(["users.id as user_id", "users.name as user_name", "users.org_id"])
    .where("keys.lookup", "=", lookup));
/** One digest finds the row, another is compared in constant time. */
async function findKey(store, apiKey) {
    const [found] = await selectKey(store, digest("lookup", apiKey).slice(0, 32));
    const isEqual = found && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(found.hash), Buffer.from(digest("hash", apiKey)));
    return isEqual ? found : undefined;
}
function parseBearer(authorization) {
    return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
/** Throws `unauthenticated`. */
async function authenticate(store, authorization) {
    const apiKey = parseBearer(authorization);
    if (apiKey === undefined)
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .unauthenticated */ .JK)("Give an API key: Authorization: Bearer <API_KEY>.");
    const found = await findKey(store, apiKey);
    if (found === undefined)
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .unauthenticated */ .JK)("Unknown API key.");
    if (found.revoked_at !== null)
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .unauthenticated */ .JK)("This API key was revoked.");
    if (found.expires_at !== null && Date.parse(found.expires_at) <= Date.parse(store.now())) {
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .unauthenticated */ .JK)("This API key has expired.");
    }
    return { keyId: found.id, userId: found.user_id, userName: found.user_name, orgId: found.org_id };
}
function digest(purpose, apiKey) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", `${purpose}:${apiKey}`);
}


/***/ }),

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
/* harmony import */ var _store_sqlite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98337);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92554);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96442);









function addStoreOptions(command) {
    return command
        .addOption(new _command_js__WEBPACK_IMPORTED_MODULE_8__/* .VariableOption */ .W6("--data <folder>", "Data folder of the service."))
        .addOption(new _command_js__WEBPACK_IMPORTED_MODULE_8__/* .VariableOption */ .W6("--database <url>", "PostgreSQL database to use instead of the data folder."))
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
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .printResult */ .RS)(io, options, result, render);
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
        makeDatabaseFile(data);
    }
    return changeStore(options, work);
}
async function changeStore({ data = "", database }, work) {
    const store = await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_7__/* .openStore */ .Ch)(database || databaseIn(data));
    return store.transaction(work).finally(store.close);
}
/** Throws `program/usage` without a database. Never quotes the URL: it may hold a password. */
function checkLocation({ data, database }) {
    if (!data && !database)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .usageError */ .Wp)("Use --data FOLDER or --database URL to say where the database is.");
    if (database && !/^postgres(ql)?:\/\//.test(database)) {
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .usageError */ .Wp)("The value of --database does not begin with postgres://.");
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
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .usageError */ .Wp)(`Organization ${asked} not found among ${known}.`);
    if (second !== undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .usageError */ .Wp)(`Use --organization to choose one of ${known}.`);
    return found.id;
}
function noStore(message) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D3("admin/no-store", message);
}
function databaseIn(directory) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "service.db");
}
function makeDatabaseFile(directory) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(databaseIn(directory), "a", 0o600));
    }
    catch (cause) {
        throw unusable(directory, cause);
    }
}
function unusable(directory, cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D3("program/data", `Cannot use the folder ${directory}: ${reason}.`, { cause });
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
        throw unusable(directory, cause);
    }
}
/** Without `data` the folder is temporary. Throws `program/data` and `store/locked`. */
async function openDataFolder({ data, database }, opened) {
    if (!data) {
        const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "release-docs-"));
        opened.defer(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true }));
        return { database: database || databaseIn(temporary), repositories: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary, "repositories") };
    }
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(data);
    const warning = makeDataFolder(directory);
    if (!database)
        opened.use(lockData(directory));
    return { database: database || databaseIn(directory), repositories: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "repositories"), warning };
}
/** The operating system ends the lock with the process, even after a kill. Throws `store/locked` and `program/data`. */
function lockData(directory) {
    let lock;
    try {
        lock = new node_sqlite__WEBPACK_IMPORTED_MODULE_4__.DatabaseSync((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "serving.lock"), { timeout: 0 });
        lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
        return lock;
    }
    catch (cause) {
        lock?.close();
        if ((0,_store_sqlite_js__WEBPACK_IMPORTED_MODULE_6__/* .readSqliteCode */ .mG)(cause) === _store_sqlite_js__WEBPACK_IMPORTED_MODULE_6__/* .SQLITE_BUSY */ .Ft) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D3("store/locked", `Another process serves from ${directory}.`, { cause });
        }
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ReleaseDocsError */ .D3("program/data", `Cannot write to the folder ${directory}: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause)}.`, {
            cause,
        });
    }
}


/***/ }),

/***/ 54049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  forgetRepositories: () => (/* binding */ forgetRepositories),
  serveCommand: () => (/* binding */ serveCommand)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(48956);
// EXTERNAL MODULE: ./lib/shared/errors.js + 4 modules
var errors = __webpack_require__(46756);
// EXTERNAL MODULE: ./lib/service/domain/connections/connections.js
var connections = __webpack_require__(8111);
// EXTERNAL MODULE: ./lib/service/worker/task-process.js
var task_process = __webpack_require__(82377);
// EXTERNAL MODULE: ./lib/service/worker/tasks.js
var tasks = __webpack_require__(30204);
// EXTERNAL MODULE: ./node_modules/@fastify/proxy-addr/index.js
var proxy_addr = __webpack_require__(17610);
// EXTERNAL MODULE: ./lib/shared/git-limits.js
var git_limits = __webpack_require__(12802);
// EXTERNAL MODULE: ./lib/service/server/command.js
var command = __webpack_require__(96442);
// EXTERNAL MODULE: ./lib/service/server/operated-store.js
var operated_store = __webpack_require__(52111);
;// CONCATENATED MODULE: ./lib/service/server/configuration.js





const GIT = git_limits/* DEFAULT_GIT_LIMITS */.Gx;
const configuration_option = (flags, description) => new command/* VariableOption */.W6(flags, description);
const numberOption = (flags, description, [preset, min, max]) => configuration_option(flags, description).default(preset).argParser(parseNumber(min, max));
const SERVE_OPTIONS = [
    numberOption("--port <port>", "Port to listen on; 0 takes a free one.", [8080, 0, 65_535]),
    configuration_option("--host <address>", "Address to listen on; 0.0.0.0 for all interfaces.").default("127.0.0.1"),
    configuration_option("--trusted-proxy <ranges>", "Proxies whose X-Forwarded-For is read: addresses, CIDR ranges, loopback.")
        .default([])
        .argParser(collectProxies),
    configuration_option("--data <folder>", "Folder for the SQLite database and fetched repositories."),
    configuration_option("--database <url>", "PostgreSQL database (postgres://…) to use instead of SQLite."),
    configuration_option("--allow-private", "Let every caller reach private addresses and file: repositories.")
        .default(false)
        .preset("true")
        .argParser(parseBoolean),
    configuration_option("--codehostb-url <url>", "API of the second code host; its public one by default.").argParser(parseWebUrl),
    numberOption("--concurrency <n>", "Concurrent tasks; 0 disables the worker in this process.", [3, 0, 64]),
    numberOption("--lease <seconds>", "How long the tasks of a dead process stay reserved for it.", [60, 1, 3600]),
    numberOption("--attempts <n>", "Maximum attempts per task.", [5, 1, 1000]),
    numberOption("--task-timeout <seconds>", "Maximum time of one attempt of a task.", [900, 1, 86_400]),
    numberOption("--task-memory <megabytes>", "Maximum memory of the process of a task.", [1024, 128, 65_536]),
    numberOption("--git-memory <megabytes>", "Maximum memory of one git process.", [GIT.memory, 64, 65_536]),
    numberOption("--max-commit-paths <n>", "Maximum files that one commit changes.", [GIT.commitPaths, 1, 10_000_000]),
    numberOption("--max-range-paths <n>", "Maximum files that the commits of a range change.", [
        GIT.rangePaths,
        1,
        50_000_000,
    ]),
    numberOption("--max-file <bytes>", "Maximum size of a file to read or edit.", [GIT.fileBytes, 1024, 64 * 2 ** 20]),
    numberOption("--max-repository <megabytes>", "Maximum size of one repository.", [GIT.repository, 1, 1_048_576]),
    numberOption("--max-repositories <megabytes>", "Maximum size of all fetched repositories.", [
        GIT.repositories,
        1,
        1_048_576,
    ]),
    numberOption("--rate-limit <n>", "Maximum calls per minute and API key; 0 for no limit.", [3000, 0, 1_000_000]),
    numberOption("--refusal-limit <n>", "Maximum failed keys per minute and address; 0 for no limit.", [60, 0, 1_000_000]),
    numberOption("--max-body <bytes>", "Maximum size of a request body.", [2 ** 20, 1024, 64 * 2 ** 20]),
    numberOption("--max-requests <n>", "Maximum concurrent requests.", [128, 1, 100_000]),
    numberOption("--organization-share <percent>", "Share of the concurrent requests that one organization may use; 100 for no limit.", [75, 1, 100]),
    numberOption("--answer-timeout <seconds>", "Maximum time for a client to read an answer.", [30, 1, 3600]),
    numberOption("--organization-queue <n>", "Maximum unfinished tasks of one organization; 0 for no limit.", [5000, 0, 1_000_000]),
    numberOption("--organization-storage <megabytes>", "Maximum that one organization stores in the database; 0 for no limit.", [1024, 0, 1_048_576]),
    numberOption("--grace <seconds>", "How long a stop waits for running requests and tasks.", [8, 0, 3600]),
    configuration_option("--log <format>", "Format of the log on standard error.").choices(["json", "text"]).default("json"),
];
function addServeOptions(command) {
    for (const one of SERVE_OPTIONS)
        command.addOption(one);
    return command;
}
function readServeSettings(command) {
    const { codehostbUrl, ...settings } = command.opts();
    (0,operated_store/* checkLocation */.c9)(settings);
    return codehostbUrl ? { ...settings, codehostbUrl } : settings;
}
function selectGitLimits(settings) {
    return {
        memory: settings.gitMemory,
        commitPaths: settings.maxCommitPaths,
        rangePaths: settings.maxRangePaths,
        fileBytes: settings.maxFile,
        repository: settings.maxRepository,
        repositories: settings.maxRepositories,
    };
}
function parseNumber(min, max) {
    return (value) => {
        if (/^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max)
            return Number(value);
        throw new esm/* InvalidArgumentError */.Di(`Expected a whole number from ${min} to ${max}.`);
    };
}
/** Separated by commas, or in repeated flags. */
function collectProxies(value, previous = []) {
    const ranges = value.split(",").flatMap((one) => one.trim() || []);
    try {
        proxy_addr.compile(ranges);
    }
    catch (error) {
        throw new esm/* InvalidArgumentError */.Di(`Expected addresses, CIDR ranges or loopback, linklocal, uniquelocal: ${error}.`);
    }
    return [...previous, ...ranges];
}
function parseBoolean(value) {
    if (value === "true" || value === "false")
        return value === "true";
    throw new esm/* InvalidArgumentError */.Di("Expected true or false.");
}
function parseWebUrl(value) {
    if (value === "" || /^https?:\/\//.test(value))
        return value;
    throw new esm/* InvalidArgumentError */.Di("Expected an http or https URL.");
}

// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(48280);
// EXTERNAL MODULE: ./node_modules/rate-limiter-flexible/index.js
var rate_limiter_flexible = __webpack_require__(8649);
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

// EXTERNAL MODULE: ./node_modules/@orpc/server/dist/index.mjs
var dist = __webpack_require__(11885);
// EXTERNAL MODULE: ./node_modules/@orpc/client/dist/shared/client.D_0j2fRr.mjs
var client_D_0j2fRr = __webpack_require__(76881);
// EXTERNAL MODULE: ./node_modules/@orpc/contract/dist/shared/contract.D_dZrO__.mjs
var contract_D_dZrO_ = __webpack_require__(82500);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(92765);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./lib/contract/fields.js
var fields = __webpack_require__(90401);
// EXTERNAL MODULE: ./lib/contract/routes.js
var routes = __webpack_require__(48022);
;// CONCATENATED MODULE: ./lib/contract/audit-logs.js



const AUDIT_LOG_TYPES = Object.freeze([
    "error",
    "assessment-pending",
    "assessment-generate-release-notes",
    "assessment-edit-documentation",
    "assessment-create-documentation",
    "assessment-general-updates",
    "assessment-combine-pr",
    "assessment-github-operations",
    "action-create",
    "action-delete",
    "action-update",
    "connection-sync",
    "connection-health-check",
    "publication-health-check",
]);
const AuditLog = schemas/* looseObject */._H3({
    id: (0,fields/* described */.WY)("Identifier with the prefix `adl-`.", schemas/* string */.YjP()),
    orgId: (0,fields/* described */.WY)("The organization that owns it.", schemas/* string */.YjP()),
    requestId: (0,fields/* described */.WY)("The request that caused it; empty without one.", schemas/* string */.YjP()),
    userName: (0,fields/* described */.WY)("The user; null without one.", fields/* shownText */.f$),
    type: (0,fields/* described */.WY)(`One of ${AUDIT_LOG_TYPES.join(", ")}; others may be added.`, schemas/* string */.YjP()),
    summary: (0,fields/* described */.WY)("Summary of the action.", schemas/* string */.YjP()),
    delta: (0,fields/* described */.WY)("The changed fields.", schemas/* string */.YjP()),
    config: (0,fields/* described */.WY)("Details, by type.", schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    adminUserName: (0,fields/* described */.WY)("The operator; null without one.", fields/* shownText */.f$),
    createdAt: (0,fields/* described */.WY)("When it was recorded.", schemas/* string */.YjP()),
    updatedAt: (0,fields/* described */.WY)("When it last changed, in UTC.", schemas/* string */.YjP()),
});
const AuditLogFilter = schemas/* object */.Ikc({
    ...fields/* pageQuery */.SB,
    next: (0,fields/* described */.WY)("Token of the page to read, or any RFC 3339 timestamp: that lists the logs created before it. " +
        "Fractions finer than milliseconds, offsets such as `+02:00` and a lower-case `t` or `z` are valid. 400 for other text.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    type: (0,fields/* described */.WY)("Filter by type; without it, types that start with `assessment-` are omitted.", (0,fields/* optional */.lq)(schemas/* enum */.k5n(AUDIT_LOG_TYPES))),
    summary: (0,fields/* described */.WY)("Filter by summary, case-insensitive; `%` matches any text.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
});
const auditLogId = schemas/* object */.Ikc({
    id: (0,fields/* described */.WY)("Identifier of the audit log.", schemas/* string */.YjP().check(api/* _regex */.Fk(/^adl-[0-9a-f]{16}$/, "an audit log's ID is adl- and 16 hexadecimal digits"))),
});
const ORDER = "Ordered by `createdAt`, then by order of creation.";
const auditLogs = {
    list: (0,fields/* operation */.MQ)(routes/* routes */.J.auditLogs.list, AuditLogFilter, {
        summary: "List audit logs, newest first",
        description: `Without \`type\`, types that start with \`assessment-\` are omitted. ${fields/* LISTED */.CQ} ${ORDER}`,
    }).output(schemas/* looseObject */._H3({
        auditLogs: (0,fields/* pageOf */.ZZ)(AuditLog),
        ...fields/* pageTokens */.oB,
        nextPageToken: (0,fields/* described */.WY)("A timestamp to give as `next`, with the same filters, for the next page.", fields/* shownText */.f$),
    })),
    get: (0,fields/* operation */.MQ)(routes/* routes */.J.auditLogs.get, auditLogId, {
        summary: "Read an audit log",
        description: "The permission is checked for each ID. A malformed ID is a 400.",
    }).output(AuditLog),
};

// EXTERNAL MODULE: ./lib/contract/comments.js
var comments = __webpack_require__(14410);
// EXTERNAL MODULE: ./lib/contract/connections.js
var contract_connections = __webpack_require__(6259);
// EXTERNAL MODULE: ./lib/contract/conversations.js
var conversations = __webpack_require__(86802);
// EXTERNAL MODULE: ./lib/contract/instructions.js
var instructions = __webpack_require__(5597);
// EXTERNAL MODULE: ./lib/contract/jobs.js + 1 modules
var jobs = __webpack_require__(17215);
// EXTERNAL MODULE: ./lib/contract/publications.js
var publications = __webpack_require__(93903);
;// CONCATENATED MODULE: ./lib/contract/users.js




const User = schemas/* looseObject */._H3({
    id: (0,fields/* described */.WY)("Identifier of the user.", schemas/* string */.YjP()),
    authId: (0,fields/* described */.WY)("Identifier at the sign-in provider.", schemas/* string */.YjP()),
    email: (0,fields/* described */.WY)("Email address.", schemas/* string */.YjP()),
    name: (0,fields/* described */.WY)("Name.", schemas/* string */.YjP()),
    sfsToken: (0,fields/* described */.WY)("May be empty.", schemas/* string */.YjP()),
    invitationAccepted: (0,fields/* described */.WY)("Whether the invitation was accepted.", schemas/* boolean */.zMY()),
    orgId: (0,fields/* described */.WY)("The organization of the user.", schemas/* string */.YjP()),
    createdAt: (0,fields/* described */.WY)("When it was created.", schemas/* string */.YjP()),
    updatedAt: (0,fields/* described */.WY)("When it last changed.", schemas/* string */.YjP()),
});
const UserFilter = schemas/* object */.Ikc({
    ...fields/* pageQuery */.SB,
    email: (0,fields/* described */.WY)("Filter by email address.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    name: (0,fields/* described */.WY)("Filter by name.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    authId: (0,fields/* described */.WY)("Filter by identifier at the sign-in provider.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    query: (0,fields/* described */.WY)("Filter by text in the name or email address.", (0,fields/* optional */.lq)(fields/* filterText */.Yf)),
    roleIds: (0,fields/* described */.WY)("Filter by role IDs, separated by commas.", (0,fields/* optional */.lq)(fields/* queryList */.n_)),
    noBuiltinRole: (0,fields/* described */.WY)("Filter by the absence of a built-in role.", (0,fields/* optional */.lq)(fields/* queryBoolean */.zV)),
    invitationAccepted: (0,fields/* described */.WY)("Filter by accepted invitation.", (0,fields/* optional */.lq)(fields/* queryBoolean */.zV)),
});
const users = {
    me: (0,fields/* operation */.MQ)(routes/* routes */.J.users.me, schemas/* unknown */.L5J(), {
        summary: "Read the authenticated user",
        description: "Returns the user of the API key.",
    }).output(User),
    list: (0,fields/* operation */.MQ)(routes/* routes */.J.users.list, UserFilter, {
        summary: "List users, newest first",
        description: fields/* LISTED */.CQ,
    }).output(schemas/* looseObject */._H3({ users: fields/* pageOf */.ZZ(User), ...fields/* pageTokens */.oB })),
    get: (0,fields/* operation */.MQ)(routes/* routes */.J.users.get, fields/* byId */.$H, {
        summary: "Read a user",
        description: "Returns one user of the organization.",
    }).output(User),
};

;// CONCATENATED MODULE: ./lib/contract/contract.js








const contract = {
    jobs: jobs/* jobs */.LR,
    connections: contract_connections/* connections */.oQ,
    conversations: conversations/* conversations */.NP,
    comments: comments/* comments */.nK,
    turns: conversations/* turns */.ZL,
    publications: publications/* publications */.Mu,
    users: users,
    instructions: instructions/* instructions */.GA,
    instructionLinks: instructions/* instructionLinks */.UZ,
    auditLogs: auditLogs,
};

// EXTERNAL MODULE: ./lib/shared/text.js
var shared_text = __webpack_require__(26422);
// EXTERNAL MODULE: ./lib/service/store/errors.js
var store_errors = __webpack_require__(39938);
// EXTERNAL MODULE: ./lib/service/store/outage.js
var store_outage = __webpack_require__(41134);
// EXTERNAL MODULE: ./lib/service/store/store.js + 3 modules
var store_store = __webpack_require__(92554);
;// CONCATENATED MODULE: ./lib/service/api/procedures.js







const procedures = (0,dist/* implement */.yx)(contract).$context();
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
const createRequestId = () => (0,store_store/* createId */.sX)("req");

;// CONCATENATED MODULE: ./lib/service/server/gateway.js





/** Logs every answer but a good probe's. */
function createGateway(options) {
    const answerCall = limitCalls(options);
    return async (request, arrival) => {
        const began = performance.now();
        const requestId = createRequestId();
        const { pathname } = new URL(request.url);
        const probe = PROBES[pathname];
        const { answer, caller } = probe === undefined
            ? await answerCall(request, { ...arrival, requestId })
            : { answer: refuseMethod(request.method, PROBE_METHODS) ?? (await probe(options)), caller: undefined };
        const { status } = answer;
        answer.headers.set("x-request-id", requestId);
        answer.headers.set("cache-control", "no-store");
        if (probe === undefined || status !== 200) {
            const ms = Math.round(performance.now() - began);
            const call = { requestId, method: request.method, path: pathname, status, ms, keyId: caller?.keyId };
            options.log[status >= 500 ? "error" : "info"]("request", call);
        }
        return answer;
    };
}
const PROBE_METHODS = ["GET", "HEAD"];
const PROBES = {
    "/healthz": async () => Response.json({ status: "alive" }),
    "/readyz": async ({ readinessError }) => {
        const reason = await readinessError();
        return reason === undefined ? Response.json({ status: "ready" }) : refuse("unavailable", reason, 1);
    },
};
/** A call counts from when its key is accepted, so that failed keys use nothing up, until its answer is sent. */
function limitCalls({ fetch, limits, maxRequests, organizationShare }) {
    let running = 0;
    const organizations = new Tally();
    const maxOfOne = Math.max(1, Math.floor((maxRequests * organizationShare) / 100));
    return async (request, { requestId, address, sent }) => {
        let caller;
        let leave = () => undefined;
        const admit = async (known) => {
            caller = known;
            const wait = known && (await limits.takeCall(known.keyId));
            if (wait !== undefined)
                return refuse("rate-limited", "Rate limit exceeded.", wait);
            if (running >= maxRequests)
                return refuse("unavailable", "Too many concurrent requests.", 1);
            // Calls without a key count together.
            const name = known?.orgId ?? "";
            if (organizations.count(name) >= maxOfOne) {
                return refuse("rate-limited", "Too many concurrent requests of this organization.", 1);
            }
            running += 1;
            const end = organizations.enter(name);
            leave = () => {
                running -= 1;
                end();
            };
            return undefined;
        };
        try {
            const answer = await fetch(request, { requestId, admit });
            const wait = answer.status === 401 ? await limits.takeFailure(address) : undefined;
            return { answer: wait === undefined ? answer : refuse("rate-limited", "Too many failed keys.", wait), caller };
        }
        finally {
            void sent.then(() => leave());
        }
    };
}
function refuse(code, message, retryAfterSeconds) {
    return buildErrorAnswer(new store_errors/* DomainError */.Jk(code, message), { "retry-after": String(retryAfterSeconds) });
}
/** 0 is no limit; each process counts alone. Both return the seconds to wait if the limit is exceeded. */
function createCallLimits(perMinute) {
    const calls = createLimiter(perMinute.callsPerMinute);
    const failures = createLimiter(perMinute.refusalsPerMinute);
    return {
        takeCall: (keyId) => calls.take(keyId),
        takeFailure: (address) => failures.take(groupAddress(address)),
    };
}
/** IPv6 addresses by their /64 network: one caller usually has all of it. */
function groupAddress(address) {
    if (!ipaddr.isValid(address))
        return address;
    const parsed = ipaddr.process(address);
    return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}
const MAX_NAMES = 10_000;
/** The library forgets a name when its minute ends; the set bounds how many there are within one. */
function createLimiter(points) {
    const limiter = new rate_limiter_flexible.RateLimiterMemory({ points, duration: 60 });
    // The name that was used last is at the end.
    const names = new Set();
    return {
        take: async (name) => {
            if (points === 0)
                return undefined;
            names.delete(name);
            names.add(name);
            const [oldest] = names;
            if (oldest !== undefined && names.size > MAX_NAMES) {
                names.delete(oldest);
                await limiter.delete(oldest);
            }
            try {
                await limiter.consume(name);
                return undefined;
            }
            catch (exceeded) {
                if (!(exceeded instanceof rate_limiter_flexible.RateLimiterRes))
                    throw exceeded;
                return Math.ceil(exceeded.msBeforeNext / 1000);
            }
        },
    };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var node_server_dist = __webpack_require__(26652);
;// CONCATENATED MODULE: ./lib/service/server/http.js






/** Milliseconds, and bytes of headers. */
const LIMITS = {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // Longer than proxies keep idle connections: else they send a request while this side closes.
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    // How often Node checks the first two.
    connectionsCheckingInterval: 1_000,
    // From when an answer is ready until it is sent.
    answerTimeout: 30_000,
};
const MAX_CONNECTIONS = 2_000;
// Unanswered requests of one connection. Node parses pipelined requests without a limit.
const MAX_PIPELINED = 10;
async function listen(service, { port = 0, host = "127.0.0.1", limits = {}, trustedProxies = [] } = {}) {
    const { answerTimeout, ...timeouts } = { ...LIMITS, ...limits };
    // HTTP/1.0 requests have no host.
    const options = { ...timeouts, requireHostHeader: false };
    const server = (0,external_node_http_.createServer)(options);
    server.maxConnections = MAX_CONNECTIONS;
    const isTrusted = proxy_addr.compile(trustedProxies);
    const running = answerRequests(server, service, { answerTimeout, isTrusted });
    await new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, resolve);
    });
    const address = server.address();
    /** Refuses new connections and waits at most `graceMs` for running requests. */
    const stop = async (graceMs) => {
        for (const answer of running)
            answer.shouldKeepAlive = false;
        server.prependListener("request", (_, answer) => {
            answer.shouldKeepAlive = false;
        });
        const timer = setTimeout(() => server.closeAllConnections(), graceMs);
        await new Promise((resolve) => server.close(resolve));
        clearTimeout(timer);
    };
    return {
        url: `http://${(0,external_node_net_.isIPv6)(host) ? `[${host}]` : host}:${address.port}`,
        stop,
        [Symbol.asyncDispose]: async () => {
            await stop(0);
            await service.close();
        },
    };
}
function answerRequests(server, service, { answerTimeout, isTrusted }) {
    const running = new Set();
    const answers = new WeakMap();
    const answer = (0,node_server_dist/* getRequestListener */.SE)(async (request, { incoming, outgoing }) => {
        const sent = new Promise((resolve) => outgoing.once("close", resolve));
        const address = readAddress(incoming, isTrusted);
        const answered = await service.fetch(request, { address, sent });
        const timer = setTimeout(() => incoming.socket.destroy(), answerTimeout);
        void sent.then(() => clearTimeout(timer));
        return answered;
    }, { hostname: "service", errorHandler: () => buildHttpRefusal() });
    server.on("request", (incoming, outgoing) => {
        const { socket } = incoming;
        const unanswered = answers.get(socket) ?? new Set();
        answers.set(socket, unanswered.add(outgoing));
        running.add(outgoing);
        outgoing.once("close", () => {
            running.delete(outgoing);
            unanswered.delete(outgoing);
        });
        if (unanswered.size > MAX_PIPELINED)
            socket.destroy();
        else
            answer(incoming, outgoing);
    });
    const refuse = async (socket, refusal) => {
        const text = await renderHttp(refusal);
        if (socket.writable)
            socket.end(text, () => socket.destroy());
    };
    // Node closes the connection unless something listens.
    server.on("connect", (_, socket) => refuse(socket, buildHttpRefusal("HPE_INVALID_METHOD")));
    // Requests that Node's parser or timeouts refuse.
    server.on("clientError", async (error, socket) => {
        const isAnswered = [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
        if (error.code === "ECONNRESET" || isAnswered)
            return socket.destroy();
        const isMalformed = error.code === "HPE_INVALID_METHOD" && !REQUEST_LINE.test(String(error.rawPacket));
        return refuse(socket, buildHttpRefusal(isMalformed ? "" : error.code));
    });
    return running;
}
/** Read from the right, past trusted proxies. What is no address counts for the proxy that reports it. */
function readAddress(incoming, isTrusted) {
    if (!(incoming instanceof external_node_http_.IncomingMessage))
        return "";
    return proxy_addr.all(incoming, isTrusted).findLast((address) => ipaddr.isValid(address)) ?? "";
}
// Of a request with a method that Node does not know: 405, since clients send again what a 501 answers.
const REQUEST_LINE = /^[!#$%&'*+.^`|~\w-]{1,100} \S{1,2000} HTTP\/1\.[01]\r\n/;
const REFUSALS = {
    HPE_HEADER_OVERFLOW: { status: 431, error: "The headers are too long." },
    HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: "The chunk extensions of the body are too long." },
    HPE_INVALID_METHOD: { status: 405, error: "The service does not support this method." },
    ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: "The request took too long to arrive." },
};
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const MALFORMED = { status: 400, error: "This is not a valid HTTP request." };
function buildHttpRefusal(code = "") {
    const { status, error } = REFUSALS[code] ?? MALFORMED;
    const allow = status === 405 && { allow: METHODS };
    const headers = { ...allow, "x-request-id": createRequestId(), connection: "close" };
    return Response.json({ error }, { status, headers });
}
/** The bytes of an answer, for a connection that Node's HTTP writer no longer serves. */
async function renderHttp(answer) {
    const body = await answer.text();
    answer.headers.set("content-length", String(Buffer.byteLength(body)));
    const lines = [`HTTP/1.1 ${answer.status} ${external_node_http_.STATUS_CODES[answer.status]}`];
    for (const [name, value] of answer.headers)
        lines.push(`${name}: ${value}`);
    return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

// EXTERNAL MODULE: ./node_modules/pino/pino.js
var pino = __webpack_require__(65005);
// EXTERNAL MODULE: ./lib/shared/redaction.js
var redaction = __webpack_require__(64028);
;// CONCATENATED MODULE: ./lib/service/server/log.js




const MAX_FIELD_LENGTH = 500;
const MAX_ERROR_LENGTH = 8_000;
const API_KEY = /\brdk_[\w-]+/g;
// Fields that are redacted whatever is in them, should one ever be logged.
const SECRET_FIELDS = ["authorization", "token", "apiKey", "password", "secret"];
/** Writes what one turn of the event loop logs at once, and the rest at an exit: a system call costs more than a line. */
function gatherWrites(write) {
    let lines = "";
    const flush = () => {
        const text = lines;
        lines = "";
        if (text !== "")
            write(text);
    };
    process.on("exit", flush);
    return (line) => {
        if (lines === "")
            setImmediate(flush);
        lines += line;
    };
}
function createLog({ format, write, secrets, now = () => new Date() }) {
    const { redact } = (0,redaction/* createSecrets */.g)(...secrets);
    const cleanField = ([name, value]) => {
        if (value === undefined || value === null)
            return [];
        if (typeof value !== "string")
            return [[name, value]];
        // Redact before cutting: half a secret would not be found.
        const text = redact(value).replace(API_KEY, "rdk_***");
        return [[name, (0,shared_text/* shorten */.ml)(text, name === "error" ? MAX_ERROR_LENGTH : MAX_FIELD_LENGTH)]];
    };
    const logger = pino({
        base: null,
        timestamp: () => `,"time":"${now().toISOString()}"`,
        redact: { paths: SECRET_FIELDS, censor: "***" },
        formatters: {
            level: (level) => ({ level }),
            log: (fields) => Object.fromEntries(Object.entries(fields).flatMap(cleanField)),
        },
    }, 
    // Synchronous and in this thread, so that the last line before an exit is not lost.
    { write: (line) => write(format === "json" ? line : renderText(JSON.parse(line))) });
    const writerOf = (level) => (event, fields) => logger[level]({ event, ...fields });
    const error = writerOf("error");
    return {
        info: writerOf("info"),
        warn: writerOf("warn"),
        error,
        fault: (cause, fields) => error("fault", { ...fields, error: (0,errors/* renderCauses */.Bu)(cause) }),
    };
}
function renderText({ time, level, event, ...fields }) {
    const rest = Object.entries(fields).map(([name, value]) => `${name}=${(0,shared_text/* quoteText */.ol)(String(value), MAX_ERROR_LENGTH)}`);
    return `${[time, String(level).padEnd(5), event, ...rest].join(" ")}\n`;
}

;// CONCATENATED MODULE: ./lib/service/server/outages.js

const CHECK_MS = 1000;
/** Logs the begin and the end of an outage of the database, instead of each call that fails meanwhile. */
function watchOutages(log) {
    let outage;
    let began = 0;
    let check;
    let watched;
    const fault = (cause, fields) => {
        const error = (0,store_outage/* explainDiskError */.FG)(cause);
        if (!(0,store_outage/* isOutage */.uD)(error)) {
            log.fault(cause, fields);
            return;
        }
        if (outage === undefined)
            began = performance.now();
        const { code, message, hint } = error;
        if (outage?.code !== code)
            log.error("outage", { ...fields, code, message, hint });
        outage = error;
        check ??= setTimeout(checkAgain, CHECK_MS).unref();
    };
    const checkAgain = async () => {
        const store = watched;
        const error = await store?.tryWriting().catch((cause) => cause);
        check = undefined;
        if (watched === undefined)
            return;
        if (error !== undefined)
            fault(error);
        if ((0,store_outage/* isOutage */.uD)(error))
            return;
        outage = undefined;
        log.info("recovered", { ms: Math.round(performance.now() - began) });
    };
    return {
        /** Of any kind; only outages are logged once. */
        fault,
        start: (store) => {
            watched = store;
        },
        stop: () => {
            watched = undefined;
            clearTimeout(check);
        },
        /** Why the database cannot be written; undefined if it can. */
        readError: () => outage?.message,
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/@orpc/openapi/dist/adapters/fetch/index.mjs + 10 modules
var fetch = __webpack_require__(30106);
// EXTERNAL MODULE: ./node_modules/@orpc/shared/dist/index.mjs
var shared_dist = __webpack_require__(21963);
// EXTERNAL MODULE: ./lib/service/store/columns.js
var columns = __webpack_require__(20638);
// EXTERNAL MODULE: ./lib/service/store/page.js
var page = __webpack_require__(84622);
;// CONCATENATED MODULE: ./lib/service/api/audit-logs.js





function implementAuditLogs({ store }) {
    const { auditLogs } = procedures;
    const logsOf = (orgId) => store.database.selectFrom("audit_logs").selectAll().where("org_id", "=", orgId);
    return {
        list: auditLogs.list.handler(async ({ input, context }) => {
            const { type, summary } = input;
            let query = (0,page/* filterBy */.WP)(logsOf(context.orgId), { id: context.access.narrow("auditLog"), type });
            if (type === undefined)
                query = query.where("type", "not like", "assessment-%");
            if (summary !== undefined)
                query = query.where((0,page/* matchesSummary */.WT)(summary));
            const { rows, ...tokens } = await (0,page/* readPage */.SP)(input, query, {
                tokens: page/* timestampTokens */.x2,
                bytes: (0,page/* bytesOf */.$$)("delta", "config_json"),
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
        ...(0,store_store/* asRecord */.qY)(row),
        requestId: row.request_id ?? "",
        userName: row.user_name,
        type: row.type,
        summary: row.summary,
        delta: row.delta,
        config: (0,columns/* parseDetails */.md)(row.config_json),
        adminUserName: row.admin_user_name,
    };
}

// EXTERNAL MODULE: ./lib/service/domain/billing.js
var billing = __webpack_require__(48267);
// EXTERNAL MODULE: ./lib/service/domain/comments/comments.js
var comments_comments = __webpack_require__(99437);
// EXTERNAL MODULE: ./lib/service/domain/comments/suggestions.js
var suggestions = __webpack_require__(4190);
// EXTERNAL MODULE: ./lib/service/domain/conversations.js
var domain_conversations = __webpack_require__(29708);
// EXTERNAL MODULE: ./lib/service/domain/entries.js
var domain_entries = __webpack_require__(60640);
// EXTERNAL MODULE: ./lib/service/domain/publications/publications.js
var publications_publications = __webpack_require__(23351);
// EXTERNAL MODULE: ./lib/service/store/audit.js
var audit = __webpack_require__(33722);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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

// EXTERNAL MODULE: ./lib/service/worker/queue.js
var queue = __webpack_require__(50617);
;// CONCATENATED MODULE: ./lib/service/api/comments.js













function implementComments(parts) {
    const { store, worker } = parts;
    const { comments } = procedures;
    const commenting = needsFor("comment:create", "conversation:get");
    const show = async (context, id) => {
        const row = await (0,store_store/* readRecord */.aE)(store, "comments", context.orgId, id);
        const [shown] = await (0,comments_comments/* asComments */.l7)(store, [row]);
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
            const permitted = (0,page/* filterBy */.WP)(all, { org_id: context.orgId, id: context.access.narrow("comment") });
            const filters = { conversation_id: conversationId, source, external_id: externalId, file_path: filePath };
            let query = (0,page/* filterBy */.WP)(permitted, { id: ids, ...filters, work_requested: workRequested });
            if (connectionId !== undefined)
                query = query.where(isAbout(store, connectionId));
            const { rows, ...tokens } = await (0,page/* readPage */.SP)(input, query, { bytes: comments_comments/* COMMENT_BYTES */.GJ });
            return { comments: await (0,comments_comments/* asComments */.l7)(store, rows), ...tokens };
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
    const conversation = await (0,store_store/* readRecord */.aE)(within, "conversations", context.orgId, conversationId);
    const id = await (0,comments_comments/* insertComment */.vt)(within, context.actor, {
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
    const { publication_id: publicationId } = await (0,store_store/* readRecord */.aE)(store, "conversations", orgId, conversationId);
    if (publicationId !== null)
        access.check("publication:get", publicationId);
}
/** A conversation without a connection is about all sources of its publication. */
function isAbout(store, connectionId) {
    return ({ or, eb, selectFrom }) => {
        const conversations = selectFrom("conversations")
            .select("id")
            .where("connection_id", "is", null)
            .where("publication_id", "in", (0,publications_publications/* selectUsers */.VR)(store, connectionId, ["source"]));
        return or([eb("connection_id", "=", connectionId), eb("conversation_id", "in", conversations)]);
    };
}
async function editComment(within, context, { id, message }) {
    const row = await readEditable(within, context, id);
    if (row.message === message)
        return;
    await (0,store_store/* updateRecord */.vL)(within, "comments", id, { message });
    const delta = (0,audit/* describeDelta */.A)({ message: row.message }, { message });
    const note = { type: "action-update", summary: "Edited a comment", delta, grows: true };
    await (0,audit/* writeAudit */.f)(within, context.actor, { ...note, config: configOf(row) });
}
async function deleteComment(within, context, id) {
    const row = await readEditable(within, context, id);
    await within.database.deleteFrom("comments").where("id", "=", id).execute();
    const note = { type: "action-delete", summary: "Deleted a comment" };
    await (0,audit/* writeAudit */.f)(within, context.actor, { ...note, config: configOf(row) });
}
async function readEditable(within, context, id) {
    const row = await (0,store_store/* readRecord */.aE)(within, "comments", context.orgId, id);
    const conversation = await (0,store_store/* readRecord */.aE)(within, "conversations", context.orgId, row.conversation_id);
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
    const conversation = await (0,store_store/* readRecord */.aE)(within, "conversations", context.orgId, asked.id);
    const itemIds = [...new Set(asked.itemCommentIds)];
    await checkItems(within, conversation.id, itemIds);
    const message = asked.message || undefined;
    const id = await (0,comments_comments/* insertComment */.vt)(within, context.actor, {
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
    await (0,billing/* refuseSuspended */.i9)(within, actor.orgId);
    const conversation = await (0,store_store/* readRecord */.aE)(within, "conversations", actor.orgId, conversationId);
    (0,domain_conversations/* checkOpenForWork */.Zz)(conversation);
    await (0,queue/* checkQueue */.ky)(within, actor.orgId, { more: 1 });
    await (0,domain_conversations/* insertTurn */.$)(within, actor, conversationId, { request, commentId });
    await (0,store_store/* updateRecord */.vL)(within, "conversations", conversationId, { status: "running" });
}
const MAX_ANCHORED_CHARACTERS = 10_000;
/** Undefined if the recorded diff of the draft does not show the lines. */
async function readAnchoredLines(store, conversationId, { filePath, startLine, endLine = startLine }) {
    if (startLine === undefined || endLine === undefined)
        return undefined;
    const diff = await (0,domain_entries/* readLastEntry */.nK)(store, conversationId, "diff");
    const lines = (0,suggestions/* selectDiffLines */.DD)(diff?.message ?? "", filePath, { start: startLine, end: endLine });
    return lines === undefined || lines.length > MAX_ANCHORED_CHARACTERS ? undefined : lines;
}

// EXTERNAL MODULE: ./lib/service/security/addresses.js
var addresses = __webpack_require__(31450);
// EXTERNAL MODULE: ./lib/service/store/prepared.js
var prepared = __webpack_require__(40960);
// EXTERNAL MODULE: ./lib/service/domain/pull-request.js
var pull_request = __webpack_require__(23657);
;// CONCATENATED MODULE: ./lib/service/domain/publications/change.js










/** Adds defaults. 400 without `docsRepo`, and for unknown, unreadable or unfit connections and events. */
async function checkPublicationConfig(store, caller, config = {}) {
    const { docsRepo = "", inputTriggers = {} } = config;
    if (docsRepo === "")
        throw (0,store_errors/* badRequest */.li)("config.docsRepo is missing: give the connection for drafts.");
    const given = [...new Set(config.sourceRepos)];
    const uses = (0,publications_publications/* listUses */.bJ)(config);
    const ids = uses.map(({ id }) => id);
    const rows = await (0,connections/* connectionsOf */.V1)(store, caller.orgId).where("id", "in", ids).execute();
    const known = new Map(rows.filter(({ id }) => caller.access.may("connection:get", id)).map((row) => [row.id, row]));
    for (const { field, id } of uses)
        (0,connections/* checkField */.PZ)(`config.${field}`, field, id, known.get(id));
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
    const slots = instructions/* PUBLICATION_SLOTS */.Vp;
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
    const linked = await (0,publications_publications/* readInstructions */.KK)(store, publicationId === null ? [] : [publicationId]);
    const shown = new Set([...linked.values()].flat().map(({ instructionId }) => instructionId));
    const known = rows.filter(({ id, global, publication_id }) => shown.has(id) || (global === 1 ? access.may("instruction:get", id) : publication_id === publicationId));
    const missing = ids.find((id) => !known.some((row) => row.id === id));
    if (missing !== undefined)
        throw (0,store_errors/* badRequest */.li)(`instructions: there is no instruction ${JSON.stringify(missing)}.`);
}
function checkEvents(row, events) {
    const emitted = (0,connections/* selectTriggerEvents */.e5)(row?.type ?? "");
    const unknown = events.find((event) => !emitted.includes(event));
    if (unknown === undefined)
        return;
    throw (0,store_errors/* badRequest */.li)(`config.inputTriggers: ${row?.name} is a ${row?.type}, which emits ${emitted.join(", ") || "no events"}, not ${JSON.stringify(unknown)}.`);
}
/** 409 if the name is taken. Needs the organization's lock. */
async function insertPublication(within, actor, { name, config, instructions }) {
    await checkNameIsFree(within, actor.orgId, name);
    const base = (0,store_store/* newRow */.Pg)(within, "pub");
    const slug = (0,pull_request/* slugOf */.tF)(name);
    const sameSlug = await (0,publications_publications/* publicationsOf */.h3)(within, actor.orgId).where("branch_name", "=", slug).executeTakeFirst();
    const branch_name = (0,pull_request/* buildBranchName */.AX)(slug, sameSlug !== undefined, base.id);
    const row = { ...base, org_id: actor.orgId, name, branch_name, config_json: JSON.stringify(config), healthy: 1 };
    await (0,prepared/* insertRecord */.LB)(within, "publications", row);
    await (0,publications_publications/* linkConnections */.Io)(within, row.id, config);
    await (0,publications_publications/* replaceInstructions */.k4)(within, { orgId: actor.orgId, publicationId: row.id }, instructions);
    const about = { publicationId: row.id, name };
    await (0,audit/* writeAudit */.f)(within, actor, { type: "action-create", summary: "Created a publication", config: about });
    return row;
}
async function replacePublication(within, actor, row, { name, config, instructions }) {
    await checkNameIsFree(within, actor.orgId, name, row.id);
    const hasNew = await (0,publications_publications/* replaceInstructions */.k4)(within, { orgId: actor.orgId, publicationId: row.id }, instructions);
    await changePublication(within, actor, row, { name, config }, hasNew ? ["instructions: changed"] : []);
}
async function deletePublication(within, actor, { id, name }) {
    await (0,publications_publications/* releaseOwnInstructions */.x3)(within, id);
    await within.database.deleteFrom("publications").where("id", "=", id).execute();
    const config = { publicationId: id, name };
    await (0,audit/* writeAudit */.f)(within, actor, { type: "action-delete", summary: "Deleted a publication", config });
}
/** Long texts: audit logs only say that they changed. */
const PROSE = new Set(["planningInstructions", "prCommitInstructions"]);
async function changePublication(within, actor, row, { name, config }, changed = []) {
    const config_json = JSON.stringify(config);
    const before = { name: row.name, ...(0,columns/* parsePublicationConfig */.OK)(row.config_json) };
    const described = (0,audit/* describeDelta */.A)(before, { name, ...(0,columns/* parsePublicationConfig */.OK)(config_json) }, PROSE);
    const delta = [described, ...changed].filter((part) => part !== "").join("; ");
    if (delta === "")
        return;
    const updated_at = laterThan(row.updated_at, within.now());
    await within.database
        .updateTable("publications")
        .set({ name, config_json, updated_at })
        .where("id", "=", row.id)
        .execute();
    await (0,publications_publications/* linkConnections */.Io)(within, row.id, config);
    const note = { type: "action-update", summary: "Updated a publication", delta, grows: true };
    await (0,audit/* writeAudit */.f)(within, actor, { ...note, config: { publicationId: row.id } });
}
async function checkNameIsFree(within, orgId, name, exceptId = "") {
    const others = (0,publications_publications/* publicationsOf */.h3)(within, orgId).where("id", "!=", exceptId);
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
    const others = await (0,connections/* connectionsOf */.V1)(store, org_id)
        .where("type", "in", Object.keys(APP_FIELDS))
        .orderBy("seq")
        .execute();
    return others.filter(({ type, config_json }) => isApp(id, type, (0,columns/* parseConnectionFields */.n1)(config_json)));
}
function isApp(id, type, fields) {
    const field = APP_FIELDS[type];
    return field !== undefined && fields[field] === id;
}
/** 400 for an app that does not exist or does not fit, an address that is plainly private, and a masked secret. */
async function checkConfig(store, caller, { type, fields, allowPrivate }) {
    for (const field of contract_connections/* SECRET_FIELDS */.x1) {
        if (fields[field] === contract_connections/* MASKED_SECRET */.zR)
            throw (0,store_errors/* badRequest */.li)(`config.${type}.${field} is masked. Give the secret.`);
    }
    for (const field of ["baseUrl", "repositoryUrl"]) {
        const address = fields[field];
        if (address === undefined)
            continue;
        try {
            (0,addresses/* checkPlainAddress */.BR)(address, { allowPrivate, isRepository: field === "repositoryUrl" });
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
    const row = await (0,connections/* connectionsOf */.V1)(store, orgId).where("id", "=", id).executeTakeFirst();
    (0,connections/* checkField */.PZ)(`config.${type}.${field}`, field, id, access.may("connection:get", id) ? row : undefined);
}
/** 400 if a masked secret would go to another address or product: the caller may not know the secret. */
function unmaskFields(type, given, { type: storedType, fields: stored }) {
    const isSameType = type === storedType;
    const masked = [...contract_connections/* SECRET_FIELDS */.x1]
        .filter((field) => given[field] === contract_connections/* MASKED_SECRET */.zR)
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
    await (0,audit/* writeAudit */.f)(within, actor, { type: "action-delete", summary: "Deleted a connection", config });
    if (preserveDependencies)
        return;
    for (const dependent of await readDependents(within, row)) {
        await deleteConnection(within, actor, dependent, { preserveDependencies });
    }
    const used = await (0,publications_publications/* readUsingPublications */.iS)(within, row.id);
    for (const publication of used)
        await detachConnection(within, actor, publication, row);
}
async function detachConnection(within, actor, row, { id, type }) {
    const config = (0,columns/* parsePublicationConfig */.OK)(row.config_json);
    const { docsRepo = "", sourceRepos = [], notifierConnection } = config;
    const left = sourceRepos.filter((source) => source !== id);
    const { repositories } = await (0,publications_publications/* readSources */.tW)(within, actor.orgId, { sourceRepos: left });
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
const MAX_NAMED = 5;
/** 409 where publications or connections use a connection as what its new type cannot be, 400 for its own app. */
async function checkNewType(within, caller, row, { type, fields }) {
    if (isApp(row.id, type, fields)) {
        throw (0,store_errors/* badRequest */.li)(`config.${type}.${APP_FIELDS[type]}: a connection cannot name itself.`);
    }
    const uses = [...(await listPublicationUses(within, caller, row, type)), ...(await listAppUses(within, row, type))];
    if (uses.length === 0)
        return;
    const more = uses.length > MAX_NAMED ? ` and ${uses.length - MAX_NAMED} more` : "";
    throw (0,store_errors/* conflict */.hj)(`The connection ${row.name} is a ${row.type} and cannot become a ${type}: ${uses.slice(0, MAX_NAMED).join("; ")}` +
        `${more}. Change these first.`);
}
/** Names only publications that the caller can read. */
async function listPublicationUses(within, { access }, row, type) {
    const publications = await (0,publications_publications/* readUsingPublications */.iS)(within, row.id);
    return publications.flatMap(({ id, name, config_json }) => {
        const publication = `the publication ${access.may("publication:get", id) ? name : id}`;
        const config = (0,columns/* parsePublicationConfig */.OK)(config_json);
        const events = config.inputTriggers?.[row.id] ?? [];
        const lost = events.filter((event) => !(0,connections/* selectTriggerEvents */.e5)(type).includes(event));
        const uses = (0,publications_publications/* listUses */.bJ)(config).filter((use) => use.id === row.id);
        return uses.flatMap(({ role, field }) => {
            if (!(0,connections/* fitsField */.RB)(field, type))
                return [describeUse(publication, field)];
            return role === "source" && lost.length > 0 ? [`${publication} is triggered by its ${lost.join(", ")}`] : [];
        });
    });
}
async function listAppUses(store, row, type) {
    return (await readDependents(store, row)).flatMap((dependent) => {
        const field = APP_FIELDS[dependent.type];
        return field === undefined || (0,connections/* fitsField */.RB)(field, type)
            ? []
            : [describeUse(`the connection ${dependent.name}`, field)];
    });
}
function describeUse(user, field) {
    return `${user} names it as ${field}, which takes ${(0,connections/* nameFieldTypes */.bK)(field)}`;
}

// EXTERNAL MODULE: ./lib/service/domain/connections/open.js
var connections_open = __webpack_require__(38420);
// EXTERNAL MODULE: ./lib/service/domain/events.js
var events = __webpack_require__(75395);
// EXTERNAL MODULE: ./lib/service/domain/health.js
var domain_health = __webpack_require__(96164);
;// CONCATENATED MODULE: ./lib/service/api/connections.js














const { connections: connections_connections } = procedures;
function implementConnections(parts) {
    const { store, vault, worker, outbound } = parts;
    const show = async ({ orgId }, id) => (0,connections/* asConnection */.DP)(await (0,connections/* readConnection */.dC)(store, orgId, id));
    return {
        ...implementProductRequests(parts),
        ...implementConnectionWork(parts),
        create: connections_connections.create.use(needs("connection:create")).handler(async ({ input, context }) => {
            const { name, paused = false, sync = false } = input;
            if (paused && sync)
                throw (0,store_errors/* badRequest */.li)("A paused connection cannot be synced; set paused or sync, not both.");
            const { type, fields } = (0,connections/* selectVariant */.g2)(input.config);
            const { id, isNew } = await withIdempotencyKey(store, context, { create: "connection", input }, async (within) => {
                await (0,store_store/* lockOrganization */.VO)(within, context.orgId);
                await checkConfig(within, context, { type, fields, allowPrivate: outbound.allowPrivate });
                const newId = within.createId("cnn");
                const kept = (0,connections/* sealConfig */.i7)(vault, newId, fields);
                await (0,connections/* insertConnection */.wx)(within, context.actor, { id: newId, name, type, paused, ...kept });
                if (sync)
                    await (0,queue/* insertTask */.$R)(within, context.actor, { kind: "connection-sync", subjectId: newId });
                return { id: newId };
            });
            if (isNew)
                await (0,domain_health/* checkNewToken */.UX)(parts, context.actor, await (0,connections/* readConnection */.dC)(store, context.orgId, id));
            const answer = await show(context, id);
            if (sync)
                worker.wake();
            return answer;
        }),
        get: connections_connections.get.use(needsFor("connection:get")).handler(({ input, context }) => show(context, input.id)),
        list: connections_connections.list.handler(async ({ input, context }) => {
            const { name, type, paused, healthy, syncedAtBefore, remainingRateLimitPercent: percent } = input;
            const id = context.access.narrow("connection");
            let query = (0,page/* filterBy */.WP)((0,connections/* connectionsOf */.V1)(store, context.orgId), { id, name, type, paused, healthy });
            if (syncedAtBefore !== undefined)
                query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
            // The column holds integers, and PostgreSQL refuses to compare them with fractions.
            if (percent !== undefined)
                query = query.where("remaining_rate_limit_percent", "<=", Math.floor(percent));
            const { rows, ...tokens } = await (0,page/* readPage */.SP)(input, query, { bytes: (0,page/* bytesOf */.$$)("config_json", "secrets") });
            return { connections: rows.map(connections/* asConnection */.DP), ...tokens };
        }),
        update: connections_connections.update.use(needsFor("connection:update")).handler(async ({ input, context }) => {
            const before = await (0,connections/* readConnection */.dC)(store, context.orgId, input.id);
            await store.transaction((within) => change(within, parts, context, input));
            const after = await (0,connections/* readConnection */.dC)(store, context.orgId, input.id);
            const isOther = after.secrets !== before.secrets || after.config_json !== before.config_json;
            if (isOther || after.paused < before.paused)
                await (0,domain_health/* checkNewToken */.UX)(parts, context.actor, after);
            return show(context, input.id);
        }),
        delete: connections_connections.delete.handler(async ({ input, context }) => {
            const { params, query } = input;
            context.access.check("connection:delete", params.id);
            await store.transaction(async (within) => {
                await (0,store_store/* lockOrganization */.VO)(within, context.orgId);
                const row = await (0,connections/* readConnection */.dC)(within, context.orgId, params.id);
                const { preserveDependencies = false } = query;
                await deleteConnection(within, context.actor, row, { preserveDependencies });
            });
        }),
    };
}
async function change(within, { vault, outbound }, context, { id, name, paused, config }) {
    await (0,store_store/* lockOrganization */.VO)(within, context.orgId);
    const row = await (0,connections/* readConnection */.dC)(within, context.orgId, id);
    const { type, fields: given } = (0,connections/* selectVariant */.g2)(config);
    const stored = (0,connections/* openConfig */.FR)(vault, row);
    const fields = unmaskFields(type, given, { type: row.type, fields: stored });
    await checkConfig(within, context, { type, fields, allowPrivate: outbound.allowPrivate });
    const isOther = type !== row.type;
    if (isOther)
        await checkNewType(within, context, row, { type, fields });
    const before = isOther ? undefined : { secrets: row.secrets, fields: stored };
    const kept = (0,connections/* sealConfig */.i7)(vault, row.id, fields, before);
    const to = { ...kept, type, name: name ?? row.name, paused: paused === undefined ? row.paused : Number(paused) };
    await (0,connections/* updateConnection */.yM)(within, context.actor, row, to);
    if (fields.repositoryUrl !== stored.repositoryUrl)
        await (0,events/* forgetHistory */.Id)(within, row.id);
}
function implementProductRequests(parts) {
    const { store } = parts;
    const readLister = ({ orgId }, id) => (0,connections/* readConnection */.dC)(store, orgId, id).catch(asBadRequest);
    return {
        health: connections_connections.health.use(needsFor("connection:get")).handler(async ({ input, context }) => {
            const row = await (0,connections/* readConnection */.dC)(store, context.orgId, input.id);
            const found = await (0,domain_health/* readConnectionHealth */.dv)(parts, row);
            return store.transaction((within) => (0,domain_health/* recordHealthCheck */.a9)(within, context.actor, row, found));
        }),
        listChannels: connections_connections.listChannels.use(needsFor("connection:get")).handler(async ({ input, context }) => {
            const { slack } = await (0,connections_open/* openChat */.JJ)(parts, await readLister(context, input.id));
            return { channels: await asConflict(slack.listChannels()) };
        }),
        listTrackerStatuses: connections_connections.listTrackerStatuses
            .use(needsFor("connection:get"))
            .handler(async ({ input, context }) => {
            const tracker = await (0,connections_open/* openTracker */.Zl)(parts, await (0,connections/* readConnection */.dC)(store, context.orgId, input.id));
            return { statuses: await asConflict(tracker.listStatuses()) };
        }),
        listCodehostbRepos: connections_connections.listCodehostbRepos.handler(async ({ input, context }) => {
            const { connectionId, workspace, token } = input;
            if (connectionId === undefined && workspace !== undefined && token !== undefined) {
                context.access.check("connection:get");
                const bitbucket = await (0,connections_open/* openBitbucket */.K3)(parts, { workspace, token });
                return { repos: await asConflict(bitbucket.listRepositories()) };
            }
            if (connectionId === undefined || workspace !== undefined || token !== undefined) {
                throw (0,store_errors/* badRequest */.li)("Give connectionId alone, or workspace together with token.");
            }
            context.access.check("connection:get", connectionId);
            const row = await readLister(context, connectionId);
            (0,connections/* checkConnectionType */.tt)(row, "codehostbApp", "lists no repositories");
            const bitbucket = await (0,connections_open/* openBitbucketApp */.H3)(parts, row);
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
            const row = await (0,connections/* readConnection */.dC)(store, context.orgId, input.id);
            if (row.paused === 1)
                throw (0,store_errors/* conflict */.hj)(`The connection ${row.name} is paused and cannot be synced.`);
            const task = { kind: "connection-sync", subjectId: row.id };
            const taskId = await store.transaction((within) => (0,queue/* insertTask */.$R)(within, context.actor, task));
            worker.wake();
            if (input.wait === true)
                await (0,tasks/* waitForTask */.aZ)(store, taskId, { timeoutMs: MAX_WAIT_MS, signal });
        }),
        summarizeMerge: connections_connections.summarizeMerge
            .use(needsFor("connection:update"))
            .handler(async ({ input, context }) => {
            const row = await (0,connections/* readConnection */.dC)(store, context.orgId, input.id);
            (0,connections/* checkConnectionType */.tt)(row, "codehostRepo", "has no pull requests");
            if (row.paused === 1)
                throw (0,store_errors/* conflict */.hj)(`The connection ${row.name} is paused and cannot be read.`);
            const task = { kind: "merge-summary", subjectId: row.id, payload: { number: input.number } };
            await store.transaction(async (within) => {
                await (0,billing/* refuseSuspended */.i9)(within, context.orgId);
                await (0,queue/* insertTask */.$R)(within, context.actor, task);
            });
            worker.wake();
        }),
    };
}

// EXTERNAL MODULE: ./lib/service/domain/jobs.js
var domain_jobs = __webpack_require__(43382);
// EXTERNAL MODULE: ./lib/hosts/draft-files.js + 1 modules
var draft_files = __webpack_require__(74932);
// EXTERNAL MODULE: ./lib/service/domain/draft.js + 13 modules
var draft = __webpack_require__(15583);
// EXTERNAL MODULE: ./lib/service/domain/follow-guidance.js
var follow_guidance = __webpack_require__(24702);
;// CONCATENATED MODULE: ./lib/service/domain/update-draft.js












/** 400 for both or neither; 409 if the draft cannot be changed now, or its code host refuses. */
async function updateDraft(parts, actor, id, { staged, excludedFiles }) {
    if ((staged === undefined) === (excludedFiles === undefined)) {
        throw (0,store_errors/* badRequest */.li)("Give staged or excludedFiles, not both in one update.");
    }
    const row = await (0,store_store/* readRecord */.aE)(parts.store, "conversations", actor.orgId, id);
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
        await (0,domain_entries/* insertEntries */.AT)(within, { conversationId: row.id, turnId: null }, change.entries);
        const { status } = await (0,store_store/* readRecord */.aE)(within, "conversations", actor.orgId, row.id);
        // A comment may have requested work meanwhile.
        const to = { ...change.to, ...(status === "running" ? { status } : {}) };
        await (0,store_store/* updateRecord */.vL)(within, "conversations", row.id, to);
        const delta = (0,audit/* describeDelta */.A)(selectAudited(row), selectAudited({ ...row, ...to }));
        const config = { conversationId: row.id };
        await (0,audit/* writeAudit */.f)(within, actor, { type: "action-update", summary: "Updated a conversation", delta, config });
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
    const last = await (0,domain_entries/* readLastEntry */.nK)(parts.store, row.id, "pullRequest");
    const text = { title: row.title, body: last?.message ?? "", isOurs: false };
    const entries = [];
    const output_url = await (0,pull_request/* publishDraft */.T2)(pullRequests, config, text, (0,domain_entries/* collectEntries */.XU)(entries));
    return { to: { status: "open", staged: 0, output_url }, entries };
}
async function setExcluded(parts, row, given) {
    if (row.branch === null)
        throw (0,store_errors/* conflict */.hj)("This conversation has no draft to exclude files from.");
    (0,domain_conversations/* checkOpenForWork */.Zz)(row);
    const files = new Set(given);
    const before = new Set((0,columns/* parseTexts */.oh)(row.excluded_files_json));
    const { open } = await openDraft(parts, row, row.branch);
    const { files: drafted } = await (0,domain_entries/* readRecordedDraft */.i2)(parts.store, row.id);
    const draftedBy = new Map(drafted.map((file) => [file.path, file]));
    const known = (0,domain_conversations/* readWithheld */.q9)(row);
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
    await (0,domain_conversations/* storeWithheld */.PV)(parts.store, row.id, known);
    if (added.length > 0)
        await (await open()).restoreFiles(added);
    await (0,draft/* putWithheld */.d4)(open, restored);
    const entries = [];
    const addEntry = (0,domain_entries/* collectEntries */.XU)(entries);
    const unknown = returned.filter((path) => !known.has(path));
    if (unknown.length > 0) {
        (0,domain_entries/* addNotices */.TL)(addEntry, [`The draft has no content for ${unknown.join(", ")}; the next turn may write it.`]);
    }
    const back = restored.map(({ file }) => file);
    await addRest(addEntry, await open(), [...drafted.filter(({ path }) => !files.has(path)), ...back]);
    const pullRequest = await (0,domain_entries/* readLastEntry */.nK)(parts.store, row.id, "pullRequest");
    if (pullRequest !== undefined)
        addEntry("pullRequest", (0,pull_request/* updateFileLines */.XN)(pullRequest.message, [...files], back));
    const to = { excluded_files_json: JSON.stringify([...files]), excluded_at: parts.store.now() };
    return { to: { ...to, ...(0,domain_conversations/* renderWithheld */.eJ)(known, [...files]) }, entries };
}
async function readChanged(open, paths) {
    const changed = new Set([...(await open.diff()).matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path));
    const drafted = paths.filter((path) => changed.has(path));
    return (0,draft/* readWithheldFiles */.pe)(open, drafted);
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
    const publication = await (0,publications_publications/* readPublication */.PT)(parts, row.publication_id);
    const { config } = (0,follow_guidance/* followGuidance */.G)(publication.config, publication.instructions);
    const host = await parts.repositories.openCodeHost(publication.docs);
    return { config, open: () => host.openDraft(branch, { base: config.pullRequest?.base }) };
}

;// CONCATENATED MODULE: ./lib/service/api/conversations.js

















function implementConversations(parts) {
    const { store, worker } = parts;
    const { conversations } = procedures;
    const show = async (context, id) => {
        const row = await (0,store_store/* readRecord */.aE)(store, "conversations", context.orgId, id);
        const [shown] = await (0,domain_conversations/* asConversations */.dZ)(store, [row]);
        return shown ?? { id, status: row.status };
    };
    return {
        create: conversations.create.use(needs("conversation:create")).handler(async ({ input, context }) => {
            const { id, isNew } = await withIdempotencyKey(store, context, { create: "conversation", input }, (within) => insertConversation(within, context, input));
            const answer = await show(context, id);
            if (isNew)
                worker.wake();
            return answer;
        }),
        get: conversations.get.use(needsFor("conversation:get")).handler(({ input, context }) => show(context, input.id)),
        list: conversations.list.handler(async ({ input, context }) => {
            const { rows, ...tokens } = await (0,page/* readPage */.SP)(input, selectConversations(store, context, input), {
                bytes: domain_conversations/* CONVERSATION_BYTES */._z,
            });
            return { conversations: await (0,domain_conversations/* asConversations */.dZ)(store, rows), ...tokens };
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
async function insertConversation(within, context, input) {
    const { publication: named, stage = false, ...asked } = input;
    const publication = await (named === undefined
        ? (0,domain_jobs/* resolveOnlyPublication */.lg)(within, context)
        : (0,domain_jobs/* resolveRecord */.wi)(within, "publications", context, named));
    const config = (0,columns/* parsePublicationConfig */.OK)(publication.config_json);
    const { repositories } = await (0,publications_publications/* readSources */.tW)(within, context.orgId, config);
    const [connectionId] = repositories;
    if (connectionId === undefined)
        throw (0,store_errors/* badRequest */.li)(`The publication ${publication.name} has no source repository.`);
    const request = { ...asked, title: `Update ${publication.name}`, sourceConnection: connectionId };
    const { conversationIds } = await (0,domain_jobs/* insertJob */.tf)(within, context.actor, {
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
    return (0,page/* filterBy */.WP)(database.selectFrom("conversations").selectAll(), {
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
    }).$if(summary !== undefined, (some) => some.where((0,page/* matchesSummary */.WT)(summary ?? "")));
}
/** `skipped` if the conversation has no draft. */
async function scheduleAnnotation(within, { orgId, actor }, id) {
    await (0,store_store/* readRecord */.aE)(within, "conversations", orgId, id);
    const draft = await (0,domain_entries/* readLastEntry */.nK)(within, id, "draft");
    if (draft === undefined)
        return "skipped";
    await (0,queue/* insertTask */.$R)(within, actor, { kind: "annotate", subjectId: id, conversationId: id });
    const note = { type: "action-update", summary: "Requested annotations of a draft" };
    await (0,audit/* writeAudit */.f)(within, actor, { ...note, config: { conversationId: id } });
    return "scheduled";
}
const KIND = "notification";
/** Stores an entry before posting, so that a reused `Idempotency-Key` posts again only after a failure. */
async function notify(parts, context, id) {
    const { store } = parts;
    const conversation = await (0,store_store/* readRecord */.aE)(store, "conversations", context.orgId, id);
    const connection = await readNotifier(store, conversation);
    const { slack, channelId } = await (0,connections_open/* openChat */.JJ)(parts, connection);
    if (channelId === undefined)
        throw (0,store_errors/* conflict */.hj)(`The connection ${connection.name} names no channel.`);
    const { id: entryId, isNew } = await withIdempotencyKey(store, context, { create: KIND, input: { id } }, (within) => insertStarted(within, id, connection.name));
    if (!isNew) {
        const before = await readNotified(store, entryId);
        if (before !== undefined)
            return before;
    }
    const { compareUrl } = await (0,domain_entries/* readRecordedDraft */.i2)(store, id);
    const message = await slack
        .postMessage({ channelId, text: renderMessage(conversation, compareUrl) })
        .catch(async (error) => {
        const fault = error instanceof errors/* ReleaseDocsError */.D3 ? error.explanation : String(error);
        const failed = `Posting to the channel of ${connection.name} failed. ${fault}`;
        await (0,domain_entries/* updateEntry */.W8)(store, entryId, { status: "error", message: failed });
        throw error instanceof errors/* ReleaseDocsError */.D3 ? (0,store_errors/* conflict */.hj)(fault) : error;
    });
    const notified = { conversationId: id, connectionId: connection.id, channelId, messageId: message.ts };
    await store.transaction(async (within) => {
        const posted = `Posted to the channel of ${connection.name}.`;
        await (0,domain_entries/* updateEntry */.W8)(within, entryId, { status: "success", message: posted, details: notified });
        const note = { type: "action-update", summary: "Posted a notification to a channel", config: notified };
        await (0,audit/* writeAudit */.f)(within, context.actor, note);
    });
    return notified;
}
async function insertStarted(within, conversationId, name) {
    const entry = { kind: KIND, status: "running", message: `Posting to the channel of ${name}.` };
    const [id = ""] = await (0,domain_entries/* insertEntries */.AT)(within, { conversationId, turnId: null }, [entry]);
    return { id };
}
/** What the earlier call with this key posted; undefined if it failed. */
async function readNotified(store, entryId) {
    const entry = await (0,domain_entries/* readEntry */.hB)(store, entryId);
    if (entry?.status === "success" && entry.details_json !== null)
        return (0,columns/* parseNotified */._4)(entry.details_json);
    const isTaken = await (0,domain_entries/* updateEntry */.W8)(store, entryId, { status: "running", message: entry?.message ?? "" }, "error");
    if (isTaken)
        return undefined;
    throw (0,store_errors/* conflict */.hj)("The result of the earlier call with this Idempotency-Key is unknown. Check the channel, and use another key to post again.");
}
async function readNotifier(store, conversation) {
    const { publication_id: publicationId, org_id: orgId } = conversation;
    if (publicationId === null)
        throw (0,store_errors/* conflict */.hj)("The publication of this conversation was deleted.");
    const { name, config_json } = await (0,store_store/* readRecord */.aE)(store, "publications", orgId, publicationId);
    const { notifierConnection } = (0,columns/* parsePublicationConfig */.OK)(config_json);
    if (notifierConnection === undefined)
        throw (0,store_errors/* conflict */.hj)(`The publication ${name} has no notifierConnection.`);
    const connection = await (0,connections/* connectionsOf */.V1)(store, orgId).where("id", "=", notifierConnection).executeTakeFirst();
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
            const turn = (0,domain_conversations/* asTurn */.qH)(await (0,store_store/* readRecord */.aE)(store, "turns", context.orgId, input.id));
            worker.wake();
            return turn;
        }),
    };
}
/** The conversation's job keeps its state. */
async function retryTurn(within, { orgId, actor }, id) {
    const turn = await (0,store_store/* readRecord */.aE)(within, "turns", orgId, id);
    if (turn.status !== "error")
        throw (0,store_errors/* conflict */.hj)(`Only a failed turn can be retried; the status of this one is ${turn.status}.`);
    await (0,billing/* refuseSuspended */.i9)(within, orgId);
    const { conversation_id: conversationId, retry_count: before } = turn;
    await (0,store_store/* updateRecord */.vL)(within, "turns", id, { status: "running", error_message: null, retry_count: before + 1 });
    await (0,queue/* insertTask */.$R)(within, actor, { kind: "turn", subjectId: id, conversationId });
    await (0,store_store/* updateRecord */.vL)(within, "conversations", conversationId, { status: "running" });
    const delta = `status: "error" → "running"; retryCount: ${before} → ${before + 1}`;
    const config = { turnId: id, conversationId };
    await (0,audit/* writeAudit */.f)(within, actor, { type: "action-update", summary: "Retried a turn", delta, config });
}

// EXTERNAL MODULE: ./lib/service/domain/instructions.js
var domain_instructions = __webpack_require__(23707);
// EXTERNAL MODULE: ./lib/service/security/access.js
var access = __webpack_require__(64590);
;// CONCATENATED MODULE: ./lib/service/api/instructions.js








function implementInstructions({ store }) {
    const { instructions } = procedures;
    const show = async ({ orgId }, id) => (0,domain_instructions/* asInstruction */.zQ)(await (0,store_store/* readRecord */.aE)(store, "instructions", orgId, id));
    return {
        list: instructions.list.handler(async ({ input, context }) => {
            const { type, global } = input;
            const id = (0,access/* narrowOrRefuse */.xh)(context.access, "instruction");
            const all = store.database.selectFrom("instructions").selectAll();
            const query = (0,page/* filterBy */.WP)(all, { org_id: context.orgId, id, type, global });
            const { rows, ...tokens } = await (0,page/* readPage */.SP)(input, query, { bytes: (0,page/* bytesOf */.$$)("content") });
            return { instructions: rows.map(domain_instructions/* asInstruction */.zQ), ...tokens };
        }),
        get: instructions.get.use(needsFor("instruction:get")).handler(({ input, context }) => show(context, input.id)),
        create: instructions.create.use(needs("instruction:create")).handler(async ({ input, context }) => {
            const { id } = await withIdempotencyKey(store, context, { create: "instruction", input }, async (within) => ({
                id: await (0,domain_instructions/* insertInstruction */.aS)(within, context.actor, input),
            }));
            return show(context, id);
        }),
        update: instructions.update
            .use(needsFor("instruction:update"))
            .handler(async ({ input: { id, ...written }, context }) => {
            await store.transaction((within) => (0,domain_instructions/* replaceInstruction */.D9)(within, context.actor, id, written));
            return show(context, id);
        }),
        delete: instructions.delete.use(needsFor("instruction:delete")).handler(async ({ input, context }) => {
            await store.transaction((within) => (0,domain_instructions/* deleteInstruction */.o2)(within, context.actor, input.id));
        }),
    };
}
function implementInstructionLinks({ store }) {
    const { instructionLinks } = procedures;
    const show = async ({ orgId }, id) => (0,domain_instructions/* asInstructionLink */.NV)(await (0,store_store/* readRecord */.aE)(store, "instruction_links", orgId, id));
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
            const id = (0,access/* narrowOrRefuse */.xh)(context.access, "instructionLink");
            const all = store.database.selectFrom("instruction_links").selectAll();
            const query = (0,page/* filterBy */.WP)(all, { org_id: context.orgId, id, instruction_id, publication_id, slot_type });
            const { rows, ...tokens } = await (0,page/* readPage */.SP)(input, query);
            return { instructionLinks: rows.map(domain_instructions/* asInstructionLink */.NV), ...tokens };
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
        const gone = await (0,domain_instructions/* removeLinks */.qJ)(within, orgId, "id", ids);
        if (gone.length === 0)
            return;
        const note = { type: "action-delete", summary: "Unlinked an instruction" };
        await (0,audit/* writeAudit */.f)(within, actor, { ...note, config: { instructionLinkIds: gone } });
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
    await (0,store_store/* lockOrganization */.VO)(within, actor.orgId);
    const { publication_id: owner } = await (0,store_store/* readRecord */.aE)(within, "instructions", actor.orgId, instructionId);
    const known = await lockPublications(within, actor.orgId, publicationIds);
    const unknown = publicationIds.find((id) => !known.has(id));
    if (unknown !== undefined)
        throw (0,store_errors/* badRequest */.li)(`There is no publication ${JSON.stringify(unknown)}.`);
    if (owner !== null && publicationIds.some((id) => id !== owner)) {
        throw (0,store_errors/* badRequest */.li)(`The instruction ${instructionId} belongs to the publication ${owner} only.`);
    }
    const slots = publicationIds.flatMap((publicationId) => slotTypes.map((slotType) => ({ publicationId, slotType })));
    const ids = await (0,domain_instructions/* appendLinks */.GP)(within, actor.orgId, instructionId, slots);
    const config = { instructionId, publicationIds, slotTypes, instructionLinkIds: ids };
    await (0,audit/* writeAudit */.f)(within, actor, { type: "action-create", summary: "Linked an instruction", config });
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
                const connection = await (0,domain_jobs/* resolveRecord */.wi)(within, "connections", context, input.sourceConnection);
                const row = await (0,connections/* readConnection */.dC)(within, context.orgId, connection.id);
                (0,connections/* checkConnectionType */.tt)(row, "codehostRepo", "has no commits");
                const publications = await resolvePublications(within, context, connection, input);
                return (0,domain_jobs/* insertJob */.tf)(within, context.actor, { request: input, connectionId: connection.id, publications });
            });
            const job = await (0,store_store/* readRecord */.aE)(store, "jobs", context.orgId, id);
            if (isNew)
                worker.wake();
            return (0,domain_jobs/* asJob */.sN)(job);
        }),
        get: jobs.get
            .use(needsFor("job:get"))
            .handler(async ({ input, context }) => (0,domain_jobs/* asJob */.sN)(await (0,store_store/* readRecord */.aE)(store, "jobs", context.orgId, input.id))),
        list: jobs.list.handler(async ({ input, context }) => {
            const all = store.database.selectFrom("jobs").selectAll();
            const query = (0,page/* filterBy */.WP)(all, { org_id: context.orgId, id: context.access.narrow("job") });
            const { rows, ...tokens } = await (0,page/* readPage */.SP)(input, query, {
                bytes: (0,page/* bytesOf */.$$)("request_json", "publication_ids_json"),
            });
            return { jobs: rows.map(domain_jobs/* asJob */.sN), ...tokens };
        }),
    };
}
/** Named publications need not list the connection. */
async function resolvePublications(store, context, connection, { publications: names = [] }) {
    if (names.length === 0) {
        const associated = await (0,publications_publications/* readUsingPublications */.iS)(store, connection.id, ["source"]);
        const permitted = associated.filter(({ id }) => context.access.may("publication:get", id));
        if (permitted.length === 0)
            throw (0,store_errors/* badRequest */.li)(`No publication uses the connection ${connection.name}.`);
        return permitted;
    }
    return (0,domain_jobs/* resolveRecords */.LE)(store, "publications", context, names);
}

;// CONCATENATED MODULE: ./lib/service/api/publications.js














const { publications: api_publications_publications } = procedures;
function implementPublications(parts) {
    const { store } = parts;
    const show = async ({ orgId }, id) => {
        const [shown] = await (0,publications_publications/* asPublications */.qb)(store, [await (0,store_store/* readRecord */.aE)(store, "publications", orgId, id)]);
        return shown ?? { id, name: "" };
    };
    return {
        ...implementPublicationWork(parts),
        create: api_publications_publications.create.use(needs("publication:create")).handler(async ({ input, context }) => {
            const { id } = await withIdempotencyKey(store, context, { create: "publication", input }, async (within) => {
                await (0,store_store/* lockOrganization */.VO)(within, context.orgId);
                const config = await checkPublicationConfig(within, context, input.config);
                const { name, instructions = [] } = input;
                await checkInstructions(within, context, instructions, null);
                return insertPublication(within, context.actor, { name, config, instructions });
            });
            return show(context, id);
        }),
        get: api_publications_publications.get.use(needsFor("publication:get")).handler(({ input, context }) => show(context, input.id)),
        list: api_publications_publications.list.handler(async ({ input, context }) => {
            const { name, ids, syncedAtBefore } = input;
            const permitted = context.access.narrow("publication");
            let query = (0,page/* filterBy */.WP)((0,publications_publications/* publicationsOf */.h3)(store, context.orgId), { id: permitted, name });
            if (ids !== undefined)
                query = query.where("id", "in", ids);
            if (syncedAtBefore !== undefined)
                query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
            const { rows, ...tokens } = await (0,page/* readPage */.SP)(input, query, { bytes: publications_publications/* PUBLICATION_BYTES */.lI });
            return { publications: await (0,publications_publications/* asPublications */.qb)(store, rows), ...tokens };
        }),
        update: api_publications_publications.update.use(needsFor("publication:update")).handler(async ({ input, context }) => {
            await store.transaction(async (within) => {
                await (0,store_store/* lockOrganization */.VO)(within, context.orgId);
                const row = await (0,store_store/* readRecord */.aE)(within, "publications", context.orgId, input.id);
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
        delete: api_publications_publications.delete.use(needsFor("publication:delete")).handler(async ({ input, context }) => {
            await store.transaction(async (within) => {
                await (0,store_store/* lockOrganization */.VO)(within, context.orgId);
                const row = await (0,store_store/* readRecord */.aE)(within, "publications", context.orgId, input.id);
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
        health: api_publications_publications.health.use(needsFor("publication:get")).handler(async ({ input, context }) => {
            const row = await (0,store_store/* readRecord */.aE)(store, "publications", context.orgId, input.id);
            const used = await (0,domain_health/* readUsedConnections */.Ph)(store, row);
            const checked = await Promise.all(used.map(async (one) => ({ ...one, health: one.row && (await (0,domain_health/* readConnectionHealth */.dv)(parts, one.row)) })));
            const health = (0,domain_health/* joinHealth */.hV)(checked);
            await store.transaction(async (within) => {
                for (const one of checked)
                    if (one.row && one.health)
                        await (0,domain_health/* recordConnectionHealth */.o4)(within, one.row, one.health);
                const delta = await (0,domain_health/* recordPublicationHealth */.ED)(within, row, health);
                const summary = health.healthy ? "A publication is healthy" : "A publication is not healthy";
                const config = { publicationId: row.id, connections: health.connections };
                await (0,audit/* writeAudit */.f)(within, context.actor, { type: "publication-health-check", summary, delta, config });
            });
            const { healthy, message, connections } = health;
            const status = healthy ? "healthy" : "unhealthy";
            return { id: row.id, status, message: message || undefined, connections: [...connections] };
        }),
        sync: api_publications_publications.sync.use(needsFor("publication:update")).handler(async ({ input, context, signal }) => {
            const taskId = await store.transaction((within) => queueSync(within, context, input.id));
            worker.wake();
            if (input.wait !== true)
                return;
            const asked = input.timeout === undefined ? DEFAULT_WAIT_MS : input.timeout / NANOSECONDS_PER_MS;
            await (0,tasks/* waitForTask */.aZ)(store, taskId, { timeoutMs: Math.min(asked, publications_MAX_WAIT_MS), signal });
        }),
    };
}
async function queueSync(within, { orgId, actor }, id) {
    const { name, config_json } = await (0,store_store/* readRecord */.aE)(within, "publications", orgId, id);
    await (0,billing/* refuseSuspended */.i9)(within, orgId);
    const { docsRepo } = (0,columns/* parsePublicationConfig */.OK)(config_json);
    if (docsRepo === undefined)
        throw (0,store_errors/* conflict */.hj)(`The publication ${name} has no docsRepo, so there is nothing to sync.`);
    const jobId = await (0,domain_jobs/* insertSyncJob */.aL)(within, actor, { id, name, connectionId: docsRepo });
    return (0,queue/* insertTask */.$R)(within, actor, { kind: "publication-sync", subjectId: id, payload: { jobId } });
}

;// CONCATENATED MODULE: ./lib/service/api/users.js



function implementUsers({ store }) {
    const { users } = procedures;
    const show = async ({ orgId }, id) => asUser(await (0,store_store/* readRecord */.aE)(store, "users", orgId, id));
    return {
        me: users.me.handler(async ({ context }) => show(context, context.userId)),
        list: users.list.handler(async ({ input, context }) => {
            const { rows, ...tokens } = await (0,page/* readPage */.SP)(input, selectUsers(store, context, input));
            return { users: rows.map(asUser), ...tokens };
        }),
        get: users.get.use(needsFor("user:get")).handler(({ input, context }) => show(context, input.id)),
    };
}
function selectUsers({ database }, { orgId, access }, filter) {
    const { email, name, authId: auth_id, query: text, roleIds, noBuiltinRole, invitationAccepted } = filter;
    const holders = database.selectFrom("user_roles").select("user_id");
    const builtIn = database.selectFrom("roles").select("id").where("org_id", "=", orgId).where("builtin", "=", 1);
    const filters = { email, name, auth_id, invitation_accepted: invitationAccepted };
    return (0,page/* filterBy */.WP)(database.selectFrom("users").selectAll(), { org_id: orgId, id: access.narrow("user"), ...filters })
        .$if(text !== undefined, (some) => some.where((0,page/* containsText */.rs)(["name", "email"], text ?? "")))
        .$if(roleIds !== undefined, (some) => some.where("id", "in", holders.where("role_id", "in", roleIds ?? [])))
        .$if(noBuiltinRole !== undefined, (some) => some.where("id", noBuiltinRole ? "not in" : "in", holders.where("role_id", "in", builtIn)));
}
function asUser(row) {
    return {
        ...(0,store_store/* asRecord */.qY)(row),
        authId: row.auth_id,
        email: row.email,
        name: row.name,
        // Belongs to a sign-in provider; this service has none.
        sfsToken: "",
        invitationAccepted: row.invitation_accepted === 1,
    };
}

// EXTERNAL MODULE: ./lib/service/security/keys.js
var keys = __webpack_require__(3132);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/service/worker/clock-guard.js

/**
 * For a clock that is set back: makes tasks due that would wait for it, and ends leases without a heartbeat for their
 * term, which it measures in time that passed in this process. Call the result often.
 */
function createClockGuard(store, elapsed = () => performance.now()) {
    let seen = new Map();
    return async () => {
        await (0,tasks/* makeDistantTasksDue */.IP)(store);
        const now = elapsed();
        const before = seen;
        seen = new Map();
        for (const lease of await (0,tasks/* listLeases */.mh)(store)) {
            const heartbeat = `${lease.lease_token} ${lease.lease_until}`;
            const since = before.get(heartbeat) ?? now;
            seen.set(heartbeat, since);
            if (now - since > lease.termMs)
                await (0,tasks/* endLease */.Kg)(store, lease);
        }
    };
}
const clock_guard_CHECK_MS = 5_000;
function startClockGuard(store, onFault) {
    const check = createClockGuard(store);
    return setInterval(() => check().catch(onFault), clock_guard_CHECK_MS).unref();
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
        const task = await (0,tasks/* takeTask */.fk)(store, token, leaseMs, { ...terms, alone });
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
        isDraining = await (0,tasks/* isSuspectOverdue */.U6)(store);
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
    const work = { task, signal: abort.signal, finish: (inside) => (0,tasks/* finishTask */.bA)(inside, task) };
    const renewal = setInterval(() => {
        (0,tasks/* renewLease */.EH)(store, task, leaseMs).then((isHeld) => {
            if (!isHeld)
                abort.abort(new tasks/* LeaseLostError */.Jd(task));
        }, options.onFault);
    }, leaseMs / 3).unref();
    const ended = runTask(options, work).finally(() => clearInterval(renewal));
    const release = async () => {
        abort.abort(new tasks/* LeaseLostError */.Jd(task));
        clearInterval(renewal);
        await (0,tasks/* releaseTask */.Fp)(store, task, 0, { isUndone: true });
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
        if (error instanceof tasks/* LeaseLostError */.Jd || signal.aborted)
            return "lost";
        report(error);
        const isLast = task.attempts >= terms.maxAttempts || (0,git_limits/* isLimitError */.g)(error) || error instanceof task_process/* TaskLimitError */.Hk;
        // Attempts that ended with their process count too, so a few kills must not delay a task for hours.
        const delayMs = Math.min(terms.retryDelayMs * 2 ** (task.attempts - 1), tasks/* MAX_RETRY_DELAY_MS */.pQ);
        const isUndone = (0,store_outage/* isOutage */.uD)(error) || (await isUnwritable(store, report));
        const end = { isUndone, isSuspect: error instanceof task_process/* TaskProcessError */.rT };
        const isExhausted = isLast && !isUndone;
        const record = () => (isExhausted ? handler.onExhausted(work, error) : (0,tasks/* releaseTask */.Fp)(store, task, delayMs, end));
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

// EXTERNAL MODULE: ./lib/service/server/tasks.js + 14 modules
var server_tasks = __webpack_require__(7601);
;// CONCATENATED MODULE: ./lib/service/server/service.js






















const DEFAULT_WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, maxAttempts: 5, retryDelayMs: 1000 };
const RETRIED = new Set([429, 503]);
const RETRY_AFTER_SECONDS = "1";
const DEFAULT_MAX_BODY_BYTES = 2 ** 20;
function createService(options) {
    const { store, work, taskProcesses, onFault, onTaskEnd, maxBodyBytes = DEFAULT_MAX_BODY_BYTES } = options;
    const inProcess = (0,server_tasks.createTaskHandlers)(options);
    const worker = createWorker({
        ...DEFAULT_WORK,
        ...work,
        store,
        onFault,
        taskHandlers: taskProcesses === undefined ? inProcess : (0,server_tasks.isolateTasks)(inProcess, taskProcesses),
        ...(onTaskEnd && { onTaskEnd }),
    });
    const handle = createHandler({ ...options, worker }, onFault);
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
    const caller = await (0,keys/* authenticate */.QF)(store, authorization);
    return { caller, access: await (0,access/* readAccess */.zS)(store, caller.userId) };
}
// An asset of the bundle, which `npm run generate` writes from the contract.
const OPENAPI_FILE = new URL(/* asset import */ __webpack_require__(97282), __webpack_require__.b);
let openApi;
async function answerOpenApi() {
    openApi ??= (0,promises_.readFile)(OPENAPI_FILE, "utf8");
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
            (0,shared_dist/* onError */.S5)((error) => {
                if (error instanceof store_errors/* DomainError */.Jk || (0,store_outage/* isOutage */.uD)(error))
                    throw toHttpError(error);
            }),
            (0,shared_dist/* onError */.S5)(async (error, { context, path }) => {
                if (!(0,billing/* isBillingRefusal */.OO)(error))
                    return;
                // Not in the transaction of the request, which was rolled back.
                const note = { type: "error", summary: "A billing check refused work", delta: error.message };
                await (0,audit/* writeAudit */.f)(parts.store, context.actor, { ...note, config: { operation: path.join(".") } });
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

;// CONCATENATED MODULE: ./lib/service/server/serve.js
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















/** Standard output is one line, the address, once calls are accepted; standard error is the log. */
const serveCommand = (command, io) => {
    addServeOptions(command).action(async () => {
        const settings = readServeSettings(command);
        const log = createLog({
            format: settings.log,
            write: gatherWrites(io.err),
            secrets: selectSecrets(settings, io.env),
        });
        // Only the owner may read the databases and repositories that it creates.
        process.umask(0o077);
        process.on("uncaughtException", (error) => {
            log.fault(error);
            process.exit(1);
        });
        const stopSignal = listenForStop();
        try {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const opened = __addDisposableResource(env_1, await openService(settings, io.env, log), true);
                await serveUntil(stopSignal, opened, { settings, log, out: io.out });
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
        catch (error) {
            if (error instanceof errors/* ReleaseDocsError */.D3) {
                log.error("failure", { message: error.message, hint: error.hint, code: error.code });
            }
            else
                log.fault(error);
            throw new esm/* CommanderError */.b7(1, "serve.failed", "The log has the reason.");
        }
    });
};
async function serveUntil(stopSignal, { service, readinessError }, { settings, log, out }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        let isStopping = false;
        const gateway = createGateway({
            fetch: service.fetch,
            readinessError: async () => (isStopping ? "The service is stopping." : readinessError()),
            limits: createCallLimits({ callsPerMinute: settings.rateLimit, refusalsPerMinute: settings.refusalLimit }),
            maxRequests: settings.maxRequests,
            organizationShare: settings.organizationShare,
            log,
        });
        const listening = __addDisposableResource(env_2, await listenAt(settings, gateway), true);
        out(`${listening.url}\n`);
        log.info("start", { address: listening.url });
        const signal = await stopSignal;
        isStopping = true;
        const graceMs = settings.grace * 1000;
        log.info("stop", { signal, graceMs });
        // In parallel: a call can wait for a task.
        await Promise.all([listening.stop(graceMs), service.stop(graceMs)]);
        log.info("end");
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
function listenAt(settings, fetch) {
    const { port, host, trustedProxy: trustedProxies } = settings;
    const limits = { answerTimeout: settings.answerTimeout * 1000 };
    return listen({ fetch, close: async () => undefined }, { port, host, trustedProxies, limits }).catch((cause) => {
        const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        const message = `Cannot listen on ${host}, port ${port}: ${reason}.`;
        throw new errors/* ReleaseDocsError */.D3("program/address", message, { cause });
    });
}
function selectSecrets({ database }, environment) {
    const keys = [environment.RELEASE_DOCS_SECRETS_KEY, ...(environment.RELEASE_DOCS_OLD_SECRETS_KEYS ?? "").split(",")];
    const password = database === undefined ? "" : (URL.parse(database)?.password ?? database);
    return [...keys, password, decodeURIComponent(password)].flatMap((secret) => secret ?? []);
}
async function openService(settings, environment, log) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const opened = __addDisposableResource(env_3, new AsyncDisposableStack(), true);
        const folder = await (0,operated_store/* openDataFolder */.l)(settings, opened);
        if (folder.warning !== undefined)
            log.warn("data", { message: folder.warning });
        const { allowPrivate, codehostbUrl } = settings;
        const limits = { maxQueuedTasks: settings.organizationQueue, maxStoredBytes: settings.organizationStorage * 2 ** 20 };
        const { database, repositories: fetched } = folder;
        const gitLimits = selectGitLimits(settings);
        const taskSettings = { database, repositories: fetched, allowPrivate, codehostbUrl, gitLimits, ...limits };
        const outages = watchOutages(log);
        const parts = await (0,server_tasks.openTaskParts)(taskSettings, environment, { onFault: outages.fault });
        const { store, vault, repositories } = parts;
        opened.defer(store.close);
        outages.start(store);
        opened.defer(async () => outages.stop());
        await (0,connections/* renewSecrets */.fm)(store, vault);
        // No other process works on the database of a locked folder.
        if (!settings.database)
            await (0,tasks/* endLeases */.$L)(store);
        await warnIfEmpty(store, log);
        await forgetRepositories(store, repositories);
        const taskProcesses = (0,task_process/* createTaskProcesses */.jr)({
            script: process.argv[1] ?? "",
            settings: taskSettings,
            environment,
            maxMemory: settings.taskMemory,
            timeout: settings.taskTimeout * 1000,
            onFault: outages.fault,
        });
        opened.defer(async () => taskProcesses.close());
        const service = createService({
            ...parts,
            taskProcesses,
            work: {
                concurrency: settings.concurrency,
                leaseMs: settings.lease * 1000,
                maxAttempts: settings.attempts,
            },
            maxBodyBytes: settings.maxBody,
            onFault: outages.fault,
            onTaskEnd: ({ task, outcome, milliseconds: ms }) => {
                const about = { taskId: task.id, kind: task.kind, subject: task.subject_id, conversation: task.conversation_id };
                log.info("task", { requestId: task.request_id, ...about, outcome, attempt: task.attempts, ms });
            },
        });
        const resources = opened.move();
        return {
            service,
            readinessError: () => readDatabaseError(store, outages),
            [Symbol.asyncDispose]: () => resources.disposeAsync(),
        };
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = __disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
async function readDatabaseError({ database }, outages) {
    const known = outages.readError();
    if (known !== undefined)
        return known;
    try {
        await (0,sql/* sql */.l) `select 1`.execute(database);
        return undefined;
    }
    catch (error) {
        outages.fault(error);
        return outages.readError() ?? "The database does not answer.";
    }
}
async function warnIfEmpty({ database }, log) {
    const found = await database.selectFrom("organizations").select("id").limit(1).executeTakeFirst();
    if (found === undefined)
        log.warn("empty", { message: "The database has no organization. Use init to create one." });
}
/** Keeps folders of connections that the store does not know. */
async function forgetRepositories({ database }, repositories) {
    const deleted = await database.selectFrom("connections").select("id").where("deleted_at", "is not", null).execute();
    for (const { id } of deleted)
        await repositories.forget(id);
}
/** A second signal ends the process at once. */
function listenForStop() {
    const { promise, resolve } = Promise.withResolvers();
    let isStopping = false;
    const stop = (name) => {
        if (isStopping)
            process.exit(128 + external_node_os_.constants.signals[name]);
        isStopping = true;
        resolve(name);
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
    return promise;
}


/***/ })

};
