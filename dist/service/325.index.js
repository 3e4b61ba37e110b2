export const id = 325;
export const ids = [325];
export const modules = {

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

/***/ 43325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initCommand: () => (/* binding */ initCommand)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48956);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73305);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90401);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46756);
/* harmony import */ var _security_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64590);
/* harmony import */ var _security_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3132);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33722);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52111);









const initCommand = (command, io) => {
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .addStoreOptions */ .VW)(command)
        .option("--organization <name>", "Name of the organization.", (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh), "release-docs")
        .option("--name <name>", "Name of the user.", (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh), (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .readOperatorName */ .wo)())
        .option("--email <address>", "Email address of the user.", (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(emailOrNone))
        .option("--another", "Create one more organization in a database that has one.")
        .action(async (options) => {
        const made = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .changeNewStore */ .Eu)(options, io, (within) => insertAll(within, options));
        (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .printResult */ .RS)(io, options, made, (result) => render(result, options.organization));
    });
};
const emailOrNone = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(""), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .email */ .Rpp().check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._maxLength */ .Eb(254))]);
async function insertAll(within, { organization, name, email = "", another }) {
    // Two processes that start at once create one organization.
    if (within.kind === "postgres")
        await (0,kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l) `lock table organizations in share row exclusive mode`.execute(within.database);
    const found = await within.database.selectFrom("organizations").select(["id", "name"]).executeTakeFirst();
    if (found !== undefined && !another) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D3("admin/exists", `The database already has the organization ${found.id} (${found.name}).`, { hint: "Use keys add or users add to extend it, or init --another to create one more." });
    }
    const orgId = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_2__/* .insertOrganization */ .hT)(within, organization);
    const user = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_2__/* .insertUser */ .HW)(within, orgId, { name, email, role: "admin" });
    const apiKey = (0,_security_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .createApiKey */ .Iq)();
    const keyId = await (0,_security_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .insertKey */ .dZ)(within, user, apiKey, { name: "init" });
    const config = { organizationId: orgId, userId: user.id, keyId };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorOf */ .gN)(orgId), { type: "action-create", summary: "Created an organization", config });
    return { orgId, userId: user.id, apiKey };
}
function render({ orgId, userId, apiKey }, organization) {
    return `Organization  ${orgId} (${organization})
User          ${userId} (admin)
API key       ${apiKey}

Save the key: only its hash is stored, and it is not shown again.
The service encrypts the secrets of connections with a key of its own. Create it with
  openssl rand -base64 32
and pass it to serve as RELEASE_DOCS_SECRETS_KEY.
`;
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


/***/ })

};
