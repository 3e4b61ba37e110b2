export const id = 228;
export const ids = [228];
export const modules = {

/***/ 48267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OO: () => (/* binding */ isBillingRefusal),
/* harmony export */   Sq: () => (/* binding */ changeBilling),
/* harmony export */   gv: () => (/* binding */ checkJobAllowance),
/* harmony export */   i9: () => (/* binding */ refuseSuspended),
/* harmony export */   sR: () => (/* binding */ readBilling)
/* harmony export */ });
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33722);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39938);
/* harmony import */ var _store_prepared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40960);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92554);




/** 402 for a suspended organization. Queued work still runs. */
async function refuseSuspended(within, orgId) {
    const billing = await readRow(within, orgId);
    if (billing.state !== "suspended")
        return billing;
    throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .paymentRequired */ .ey)(`This organization is suspended: ${(billing.reason ?? "").replace(/\.$/, "")}.`);
}
/** 402 for a suspended or exceeded organization. Locks it, so that two concurrent creates cannot exceed the limit. */
async function checkJobAllowance(within, orgId) {
    const { monthlyJobs } = await refuseSuspended(within, orgId);
    if (monthlyJobs === null)
        return;
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .lockOrganization */ .VO)(within, orgId);
    if ((await countJobs(within, orgId)) < monthlyJobs)
        return;
    const { month, next } = monthsAt(within.now());
    const jobs = `${monthlyJobs} ${monthlyJobs === 1 ? "job" : "jobs"}`;
    const name = new Date(month).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
    throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .paymentRequired */ .ey)(`This organization has used its ${jobs} of ${name}; the next month begins on ${next}-01.`);
}
function isBillingRefusal(error) {
    return error instanceof _store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DomainError */ .Jk && error.code === "payment-required";
}
async function readBilling(store, orgId) {
    const { month } = monthsAt(store.now());
    return { ...(await readRow(store, orgId)), month, usedJobs: await countJobs(store, orgId) };
}
async function changeBilling(within, actor, change) {
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .lockOrganization */ .VO)(within, actor.orgId);
    const { id, name: _, ...before } = await readRow(within, actor.orgId);
    const after = { ...before, ...change };
    const delta = (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .describeDelta */ .A)(before, after);
    if (delta === "")
        return;
    await within.database
        .updateTable("organizations")
        .set({ state: after.state, state_reason: after.reason, monthly_jobs: after.monthlyJobs, updated_at: within.now() })
        .where("id", "=", id)
        .execute();
    const note = { type: "action-update", summary: "Changed the billing of the organization", delta };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .writeAudit */ .f)(within, actor, { ...note, config: { organizationId: id } });
}
const selectBilling = (0,_store_prepared_js__WEBPACK_IMPORTED_MODULE_2__/* .prepare */ .iA)((database, orgId) => database
    .selectFrom("organizations")
    .select(["id", "name", "state", "state_reason as reason", "monthly_jobs as monthlyJobs"])
    .where("id", "=", orgId));
async function readRow(store, orgId) {
    const [row] = await selectBilling(store, orgId);
    if (row === undefined)
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .notFound */ .mX)("organization", orgId);
    return row;
}
async function countJobs({ database, now }, orgId) {
    const { count } = await database
        .selectFrom("jobs")
        .select(({ fn }) => fn.countAll().as("count"))
        .where("org_id", "=", orgId)
        .where("type", "=", "doc-request")
        .where("created_at", ">=", `${monthsAt(now()).month}-01T00:00:00.000Z`)
        .executeTakeFirstOrThrow();
    return count;
}
function monthsAt(time) {
    const date = new Date(time);
    const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
    return { month: time.slice(0, 7), next: next.toISOString().slice(0, 7) };
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

/***/ 44228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   organizationCommand: () => (/* binding */ organizationCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73305);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26422);
/* harmony import */ var _domain_billing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48267);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52111);






const reasonText = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._trim */ .WN(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1, "A reason is more than spaces"), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._maxLength */ .Eb(1_000));
const organizationCommand = (command, io) => {
    const add = (verb, description, buildChange) => {
        const added = (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_4__/* .addOperatorCommand */ .PD)(command, `${verb} [id]`, description).hook("preAction", selectOrganization);
        const change = async (within, actor, options) => {
            await (0,_domain_billing_js__WEBPACK_IMPORTED_MODULE_2__/* .changeBilling */ .Sq)(within, actor, buildChange(options));
            return (0,_domain_billing_js__WEBPACK_IMPORTED_MODULE_2__/* .readBilling */ .sR)(within, actor.orgId);
        };
        (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_4__/* .addStoreAction */ .$C)(added, io, change, render);
        return added;
    };
    add("show", "Show state, monthly limit and the jobs of this month.", () => ({}));
    const suspend = "Refuse new work with status 402. Queued tasks still run; reads still work.";
    add("suspend", suspend, ({ reason }) => ({ state: "suspended", reason })).requiredOption("--reason <text>", "Reason to show to callers.", (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWith */ .Ku)(reasonText));
    add("resume", "Accept new work again.", () => ({ state: "active", reason: null }));
    const allow = "Set how many jobs the organization may create per calendar month (UTC).";
    add("allow", allow, ({ jobs }) => ({ monthlyJobs: jobs === "unlimited" ? null : jobs })).requiredOption("--jobs <number|unlimited>", "Maximum jobs per month.", parseJobs);
};
function parseJobs(value) {
    if (value === "unlimited")
        return value;
    if (/^\d{1,9}$/.test(value))
        return Number(value);
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di("Expected a whole number of jobs per month, or unlimited.");
}
/** Takes the argument `[id]` for `--organization`. */
function selectOrganization(command) {
    const [id] = command.args;
    const { organization = id } = command.opts();
    if (id !== undefined && organization !== id) {
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`Two organizations are given: ${id} and --organization ${organization}.`);
    }
    command.setOptionValue("organization", organization);
}
function render({ id, name, state, reason, monthlyJobs, month, usedJobs }) {
    const lines = {
        Organization: `${id} (${name})`,
        State: state,
        ...(reason === null ? {} : { Reason: reason }),
        Allowance: monthlyJobs === null ? "unlimited" : `${monthlyJobs} jobs a month`,
        Used: `${usedJobs} in ${month}`,
    };
    return Object.entries(lines)
        .map(([label, text]) => `${label.padEnd(14)}${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text, 1_000)}\n`)
        .join("");
}


/***/ })

};
