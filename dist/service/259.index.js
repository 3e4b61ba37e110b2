export const id = 259;
export const ids = [259,927,74];
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

/***/ 25259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keysCommand: () => (/* binding */ keysCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90401);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46756);
/* harmony import */ var _security_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3132);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33722);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52111);
/* harmony import */ var _users_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2927);








const keysCommand = (command, io) => {
    const add = (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .addOperatorCommand */ .PD)(command, "add", "Create an API key for a user. It is shown once.")
        .requiredOption("--user <id|address>", "ID or email address of the user.", (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reference */ .ir))
        .requiredOption("--name <name>", "Name of the key.", (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh))
        .option("--expires-at <time>", "When the key expires, such as 2027-01-31T00:00:00Z.", parseExpiry);
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .addStoreAction */ .$C)(add, io, addKey, ({ id, apiKey }) => {
        return `Key      ${id}\nAPI key  ${apiKey}\n\nSave it: only its hash is stored, and it is not shown again.\n`;
    });
    const list = (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .addOperatorCommand */ .PD)(command, "list", "List all API keys, without the keys themselves.");
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .addStoreAction */ .$C)(list, io, listKeys, ({ keys }) => (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTable */ .bo)(keys));
    const revoke = (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .addOperatorCommand */ .PD)(command, "revoke <key-id>", "Revoke an API key.");
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .addStoreAction */ .$C)(revoke, io, revokeOnce, ({ id, revokedAt }) => `Key ${id} was revoked at ${revokedAt}.\n`);
};
function parseExpiry(value) {
    const expiresAt = new Date((0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE)(value));
    if (expiresAt.getTime() <= Date.now())
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di("This time is over.");
    return expiresAt.toISOString();
}
async function addKey(within, actor, { user: idOrEmail, name, expiresAt }) {
    const user = await (0,_users_js__WEBPACK_IMPORTED_MODULE_7__.findUser)(within, actor.orgId, idOrEmail);
    const apiKey = (0,_security_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .createApiKey */ .Iq)();
    const id = await (0,_security_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .insertKey */ .dZ)(within, user, apiKey, { name, expiresAt });
    const config = { userId: user.id, name, expiresAt: expiresAt ?? null };
    const note = { type: "action-create", summary: "Created an API key" };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { ...note, config: { keyId: id, ...config } });
    return { id, ...config, apiKey };
}
async function listKeys({ database }, { orgId }) {
    const keys = await database
        .selectFrom("keys")
        .innerJoin("users", "users.id", "keys.user_id")
        .select(["keys.id", "keys.name", "users.name as user", "keys.user_id as userId", "keys.created_at as createdAt"])
        .select(["keys.expires_at as expiresAt", "keys.revoked_at as revokedAt"])
        .where("keys.org_id", "=", orgId)
        .orderBy("keys.seq")
        .execute();
    return { keys };
}
async function revokeOnce(within, actor, _, id) {
    const key = await within.database
        .selectFrom("keys")
        .select(["name", "user_id", "revoked_at"])
        .where("org_id", "=", actor.orgId)
        .where("id", "=", id)
        .executeTakeFirst();
    if (key === undefined)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("admin/not-found", `Key ${id} not found.`);
    if (key.revoked_at !== null)
        return { id, revokedAt: key.revoked_at };
    const revokedAt = await (0,_security_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .revokeKey */ .CB)(within, id);
    const config = { keyId: id, userId: key.user_id, name: key.name };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { type: "action-delete", summary: "Revoked an API key", config });
    return { id, revokedAt };
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

/***/ 74074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkGrant: () => (/* binding */ checkGrant),
/* harmony export */   parseGrant: () => (/* binding */ parseGrant),
/* harmony export */   rolesCommand: () => (/* binding */ rolesCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90401);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46756);
/* harmony import */ var _security_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64590);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33722);
/* harmony import */ var _store_columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20638);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92554);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52111);









const rolesCommand = (command, io) => {
    const add = (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_8__/* .addOperatorCommand */ .PD)(command, "add", "Create a role. users add --role NAME gives it to a user.")
        .argument("<name>", "Name of the role.", (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh))
        .requiredOption("--permission <resource:verb>", "Permission; can be repeated.", (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .collectWith */ .vN)(parsePermission));
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_8__/* .addStoreAction */ .$C)(add, io, insertNew, ({ id }) => `Role  ${id}\n`);
    const list = (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_8__/* .addOperatorCommand */ .PD)(command, "list", "List all roles with their permissions.");
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_8__/* .addStoreAction */ .$C)(list, io, listRoles, ({ roles }) => (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTable */ .bo)(roles.map(({ builtin, permissions, ...role }) => {
        return { ...role, permissions: builtin ? "built in" : permissions.join(", ") };
    })));
};
async function insertNew(within, actor, { permission }, name) {
    const permissions = [...new Set(permission)];
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_6__/* .lockOrganization */ .VO)(within, actor.orgId);
    const found = await within.database
        .selectFrom("roles")
        .select("id")
        .where("org_id", "=", actor.orgId)
        .where("name", "=", name)
        .executeTakeFirst();
    if (found !== undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("admin/exists", `Role ${found.id} already has the name ${name}.`);
    }
    const id = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .insertRole */ .Ko)(within, actor.orgId, { name, permissions });
    const config = { roleId: id, name, permissions };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { type: "action-create", summary: "Created a role", config });
    return { id, name, permissions };
}
async function listRoles({ database }, { orgId }) {
    const rows = await database
        .selectFrom("roles")
        .select(["id", "name", "builtin", "permissions_json"])
        .where("org_id", "=", orgId)
        .orderBy("seq")
        .execute();
    const roles = rows.map(({ id, name, builtin, permissions_json }) => {
        const permissions = (0,_store_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTexts */ .oh)(permissions_json);
        return { id, name, builtin: builtin === 1, permissions };
    });
    return { roles };
}
function parsePermission(text) {
    if ((0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .isPermission */ .Yo)(text))
        return text;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Expected a permission resource:verb, with a resource of ${_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .RESOURCES */ .eZ.join(", ")} and a verb of ${_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .VERBS */ .hU.join(", ")}.`);
}
const VERBS_ON_A_RECORD = ["list", "get", "update", "delete", "notify"];
function parseGrant(text) {
    const [resource, verb = "", ...id] = text.split(":");
    const recordId = id.join(":");
    if (recordId === "")
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di("Expected a grant resource:verb:id.");
    const permission = parsePermission(`${resource}:${verb}`);
    if (!VERBS_ON_A_RECORD.includes(verb)) {
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`${permission} does not apply to a single record: use a role instead.`);
    }
    return { permission, recordId };
}
/** Throws `admin/not-found`: a grant with a mistyped ID would grant nothing. */
async function checkGrant({ database }, orgId, { permission, recordId }) {
    const [resource] = permission.split(":");
    const found = await database
        .selectFrom(_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .RESOURCE_TABLES */ .z[resource])
        .select("id")
        .where("org_id", "=", orgId)
        .where("id", "=", recordId)
        .executeTakeFirst();
    if (found !== undefined)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("admin/not-found", `Record ${recordId} of type ${resource} not found.`);
}


/***/ }),

/***/ 2927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findUser: () => (/* binding */ findUser),
/* harmony export */   usersCommand: () => (/* binding */ usersCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(48956);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73305);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90401);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46756);
/* harmony import */ var _security_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64590);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33722);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92554);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52111);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74074);











const usersCommand = (command, io) => {
    const add = addGivenOptions((0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .addOperatorCommand */ .PD)(command, "add", "Create a user with roles or grants."))
        .requiredOption("--name <name>", "Name of the user.", (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh))
        .requiredOption("--email <address>", "Email address of the user.", (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .parseWith */ .Ku)(emailText))
        .hook("preAction", (_, action) => {
        const { role, grant } = action.opts();
        if (!role && !grant)
            throw (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .usageError */ .Wp)("A new user needs --role or --grant.");
    });
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .addStoreAction */ .$C)(add, io, addUser, ({ id }) => {
        return `User  ${id}\n\nCreate a key with: keys add --user ${id} --name NAME\n`;
    });
    const list = (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .addOperatorCommand */ .PD)(command, "list", "List all users with their roles and grants.");
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .addStoreAction */ .$C)(list, io, listMembers, ({ users }) => renderMembers(users));
    const update = addGivenOptions((0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .addOperatorCommand */ .PD)(command, "update", "Give and remove roles and grants of a user."))
        .argument("<id|address>", "ID or email address of the user.", (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reference */ .ir))
        .addOption(createRemoval("--no-role <role>", "Role to remove; can be repeated.", String))
        .addOption(createRemoval("--no-grant <grant>", "Grant to remove; can be repeated.", _roles_js__WEBPACK_IMPORTED_MODULE_8__.parseGrant));
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .addStoreAction */ .$C)(update, io, changeUser, (changed) => renderMembers([changed]));
};
const emailText = zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .email */ .Rpp().check(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._maxLength */ .Eb(254));
function addGivenOptions(command) {
    return command
        .option("--role <role>", "Role to give, one of roles list; can be repeated.", (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .collectWith */ .vN)(String))
        .option("--grant <grant>", "Permission on a record to give, resource:verb:id; can be repeated.", (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .collectWith */ .vN)(_roles_js__WEBPACK_IMPORTED_MODULE_8__.parseGrant));
}
/** An option that begins with `--no-` without being commander's negation of another one. */
function createRemoval(flags, description, parse) {
    return Object.assign(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(flags, description), { negate: false }).argParser((0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .collectWith */ .vN)(parse));
}
function renderMembers(members) {
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .renderTable */ .bo)(members.map(({ roles, grants, ...user }) => ({ ...user, roles: roles.join(", "), grants: grants.join(", ") })));
}
async function addUser(within, actor, given) {
    const { name, email } = given;
    const checked = await checkGiven(within, actor.orgId, given);
    await refuseTaken(within, actor.orgId, email);
    const user = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .insertUser */ .HW)(within, actor.orgId, { name, email });
    await give(within, user, checked);
    const member = await readMember(within, actor, user.id);
    const { id: userId, ...config } = member;
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { type: "action-create", summary: "Created a user", config: { userId, ...config } });
    return member;
}
async function changeUser(within, actor, change, idOrEmail) {
    const user = await findUser(within, actor.orgId, idOrEmail);
    const given = await checkGiven(within, actor.orgId, change);
    const lostRoles = await findRoles(within, actor.orgId, change.noRole);
    const before = await readMember(within, actor, user.id);
    await give(within, user, given);
    for (const role of lostRoles)
        await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .takeRole */ .cS)(within, user, role);
    for (const grant of change.noGrant ?? [])
        await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .takeGrant */ .kl)(within, user, grant);
    const after = await readMember(within, actor, user.id);
    const delta = (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDelta */ .A)(before, after);
    const note = { type: "action-update", summary: "Updated a user", delta, config: { userId: user.id } };
    if (delta !== "")
        await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, note);
    return after;
}
/** Throws `admin/not-found` before anything changes. */
async function checkGiven(store, orgId, { role, grant: grants = [] }) {
    for (const grant of grants)
        await (0,_roles_js__WEBPACK_IMPORTED_MODULE_8__.checkGrant)(store, orgId, grant);
    return { roleIds: await findRoles(store, orgId, role), grants };
}
async function give(within, user, { roleIds, grants }) {
    for (const id of roleIds)
        await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .giveRole */ .io)(within, user, id);
    for (const grant of grants)
        await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .giveGrant */ ["if"])(within, user, grant);
}
async function findRoles({ database }, orgId, names = []) {
    const roles = await database.selectFrom("roles").select(["id", "name"]).where("org_id", "=", orgId).execute();
    return names.map((name) => {
        const found = roles.find((role) => role.name === name);
        if (found !== undefined)
            return found.id;
        const message = `Role ${name} not found among ${roles.map((role) => role.name).join(", ")}.`;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("admin/not-found", message);
    });
}
async function refuseTaken(within, orgId, email) {
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .lockOrganization */ .VO)(within, orgId);
    const found = await within.database
        .selectFrom("users")
        .select("id")
        .where("org_id", "=", orgId)
        .where((0,kysely__WEBPACK_IMPORTED_MODULE_11__/* .sql */ .l) `lower(email)`, "=", email.toLowerCase())
        .executeTakeFirst();
    if (found === undefined)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("admin/exists", `User ${found.id} already has the address ${email}.`);
}
async function listMembers({ database }, { orgId }) {
    const found = await database
        .selectFrom("users")
        .select(["id", "name", "email"])
        .where("org_id", "=", orgId)
        .orderBy("seq")
        .execute();
    const roles = await database
        .selectFrom("user_roles")
        .innerJoin("roles", "roles.id", "user_roles.role_id")
        .select(["user_id", "name"])
        .where("org_id", "=", orgId)
        .orderBy("roles.seq")
        .execute();
    const grants = await database
        .selectFrom("grants")
        .innerJoin("users", "users.id", "grants.user_id")
        .select(["user_id", "resource", "verb", "record_id"])
        .where("org_id", "=", orgId)
        .orderBy("resource")
        .orderBy("verb")
        .orderBy("record_id")
        .execute();
    const users = found.map((user) => ({
        ...user,
        roles: roles.filter((role) => role.user_id === user.id).map(({ name }) => name),
        grants: grants
            .filter((grant) => grant.user_id === user.id)
            .map(({ resource, verb, record_id }) => `${resource}:${verb}:${record_id}`),
    }));
    return { users };
}
async function readMember(store, actor, id) {
    const member = (await listMembers(store, actor)).users.find((user) => user.id === id);
    if (member === undefined)
        throw new Error(`User ${id} was deleted meanwhile.`);
    return member;
}
/** Throws `admin/not-found`, also for several users with the address. */
async function findUser({ database }, orgId, idOrEmail) {
    const found = await database
        .selectFrom("users")
        .select(["id", "org_id"])
        .where("org_id", "=", orgId)
        .where((where) => where.or([where("id", "=", idOrEmail), where((0,kysely__WEBPACK_IMPORTED_MODULE_11__/* .sql */ .l) `lower(email)`, "=", idOrEmail.toLowerCase())]))
        .execute();
    const [first, second] = found;
    if (first !== undefined && second === undefined)
        return first;
    const message = first === undefined ? `User ${idOrEmail} not found.` : `Several users have the address ${idOrEmail}.`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("admin/not-found", message);
}


/***/ })

};
