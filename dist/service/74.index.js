export const id = 74;
export const ids = [74];
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


/***/ })

};
