export const id = 580;
export const ids = [580];
export const modules = {

/***/ 203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ quoteText)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9146);

/** Somebody else's text as a part of one line: no line breaks or control characters, and cut where it is longer. */
function quoteText(text, longest = 200) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .m)(text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim(), longest);
}


/***/ }),

/***/ 6053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OO: () => (/* binding */ isBillingRefusal),
/* harmony export */   Sq: () => (/* binding */ changeBilling),
/* harmony export */   gv: () => (/* binding */ checkJobAllowance),
/* harmony export */   i9: () => (/* binding */ refuseSuspended),
/* harmony export */   sR: () => (/* binding */ readBilling)
/* harmony export */ });
/* harmony import */ var _orpc_server__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6881);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7999);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3722);
/* harmony import */ var _store_lock_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7410);




/** Throws 402 where the organization is suspended: it queues no more work, and what was queued before is done. */
async function refuseSuspended(within, orgId) {
    refuseState(await readRow(within, orgId));
}
/**
 * The billing checks before a job is queued (interface, "Conversations", rule 2): 402 where the organization is
 * suspended or has used its allowance. With an allowance, the organization is held until `within` is over, so that two
 * creates never exceed it together.
 */
async function checkJobAllowance(within, orgId) {
    const { monthlyJobs, ...billing } = await readRow(within, orgId);
    refuseState(billing);
    if (monthlyJobs === null)
        return;
    await (0,_store_lock_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .lockOrganization */ .V)(within, orgId);
    if ((await countJobs(within, orgId)) < monthlyJobs)
        return;
    const { month, next } = monthsAt(within.now());
    const jobs = `${monthlyJobs} ${monthlyJobs === 1 ? "job" : "jobs"}`;
    const name = new Date(month).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
    throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .paymentRequired */ .ey)(`This organization has used its ${jobs} of ${name}; the next month begins on ${next}-01.`);
}
/** Whether a call or an event was refused by a billing check. */
function isBillingRefusal(error) {
    return error instanceof _orpc_server__WEBPACK_IMPORTED_MODULE_3__.c && error.status === 402;
}
/** The billing of an organization, and how many jobs it created this month. */
async function readBilling(store, orgId) {
    const { month } = monthsAt(store.now());
    return { ...(await readRow(store, orgId)), month, usedJobs: await countJobs(store, orgId) };
}
/** Changes the billing of an organization; what stays as it was leaves no audit log. */
async function changeBilling(within, actor, change) {
    await (0,_store_lock_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .lockOrganization */ .V)(within, actor.orgId);
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
function refuseState({ state, reason }) {
    if (state !== "suspended")
        return;
    throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .paymentRequired */ .ey)(`This organization is suspended: ${(reason ?? "").replace(/\.$/, "")}.`);
}
async function readRow({ database }, orgId) {
    return database
        .selectFrom("organizations")
        .select(["id", "name", "state", "state_reason as reason", "monthly_jobs as monthlyJobs"])
        .where("id", "=", orgId)
        .executeTakeFirstOrThrow();
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
/** The calendar month in UTC of a time, and the one after it. */
function monthsAt(time) {
    const date = new Date(time);
    const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
    return { month: time.slice(0, 7), next: next.toISOString().slice(0, 7) };
}


/***/ }),

/***/ 6607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ operate),
/* harmony export */   UC: () => (/* binding */ STORE_USAGE),
/* harmony export */   Wv: () => (/* binding */ STORE_FLAGS),
/* harmony export */   gN: () => (/* binding */ operatorOf),
/* harmony export */   m9: () => (/* binding */ withNewStore),
/* harmony export */   wo: () => (/* binding */ readOperatorName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4335);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2611);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26);
/* harmony import */ var _data_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1392);






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
    if (location.kind === "folder" && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .databaseIn */ .j6)(location.directory))) {
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
        return (0,node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().username;
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
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFault */ .Ap)("--database is an address that starts with postgres://.");
    }
    const directory = data || env.RELEASE_DOCS_DATA;
    if (directory)
        return { kind: "folder", directory };
    throw (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFault */ .Ap)("Say where the service keeps its records: --data DIR or --database URL.");
}
async function withStore(location, work) {
    const store = await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .openStore */ .C)(location.kind === "folder" ? (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .databaseIn */ .j6)(location.directory) : location.address);
    try {
        return await work(store);
    }
    finally {
        await store.close();
    }
}
function makePrivate(directory, io) {
    const remark = (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDataFolder */ .tb)(directory);
    if (remark !== undefined)
        io.err(`${remark}\n`);
    // The files that SQLite lays beside it have its permissions.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,_data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .databaseIn */ .j6)(directory), "a", 0o600));
}
async function readOrganization({ database }, asked) {
    const all = await database.selectFrom("organizations").select(["id", "name"]).orderBy("seq").execute();
    if (all.length === 0)
        throw noStore("The database holds no organization.");
    const [found, second] = asked === undefined ? all : all.filter(({ id }) => id === asked);
    const known = all.map(({ id, name }) => `${id} (${name})`).join(", ");
    if (found === undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFault */ .Ap)(`There is no organization ${asked}; there are ${known}.`);
    if (second !== undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFault */ .Ap)(`Say which organization is meant with --organization: ${known}.`);
    return found.id;
}
function noStore(message) {
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({ code: "admin/no-store", message, hint: "init makes a service." });
}


/***/ }),

/***/ 6580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   organization: () => (/* binding */ organization)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
/* harmony import */ var _quote_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(203);
/* harmony import */ var _records_organization_billing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6053);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6607);






const USAGE = `organization show [ID]
                      shows state, allowance and the jobs of this month
organization suspend [ID] --reason TEXT
                      refuses new work with 402 and the reason; queued work is done, reads and discussion stay
organization resume [ID]
                      accepts work again
organization allow [ID] --jobs NUMBER|unlimited
                      sets how many jobs it may create in a calendar month (UTC)

  --organization ID     the organization, where there are several; ID means the same
${_operated_store_js__WEBPACK_IMPORTED_MODULE_3__/* .STORE_USAGE */ .UC}`;
/** `organization show`, `suspend`, `resume`, `allow`: what an operator decides about an organization. */
const organization = ([verb = "", ...args], io) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runCommand */ .d1)(USAGE, [verb, ...args], io, async () => {
    const parse = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (parse === undefined) {
        const known = "organization show, suspend, resume or allow";
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .usageFault */ .Ap)(`organization does not know ${JSON.stringify(verb)}: it is ${known}.`);
    }
    await run(verb, args, io, parse);
});
const reasonText = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(1_000), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(/\S/, "a reason is more than spaces"));
const jobsText = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(/^(\d{1,9}|unlimited)$/, "it is a whole number of jobs a month, or unlimited"));
/** What each command changes. */
const VERBS = {
    show: () => ({}),
    suspend: ({ reason }) => ({ state: "suspended", reason: (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFlag */ .og)("--reason", reasonText, reason).trim() }),
    resume: () => ({ state: "active", reason: null }),
    allow: ({ jobs }) => {
        const given = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFlag */ .og)("--jobs", jobsText, jobs);
        return { monthlyJobs: given === "unlimited" ? null : Number(given) };
    },
};
const OWN_FLAGS = { suspend: { reason: { type: "string" } }, allow: { jobs: { type: "string" } } };
async function run(verb, args, io, parse) {
    const options = { ..._operated_store_js__WEBPACK_IMPORTED_MODULE_3__/* .STORE_FLAGS */ .Wv, ...(Object.hasOwn(OWN_FLAGS, verb) && OWN_FLAGS[verb]) };
    const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options, allowPositionals: true });
    const [id, more] = positionals;
    if (more !== undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .usageFault */ .Ap)(`organization ${verb} takes the ID of one organization.`);
    const named = values.organization;
    if (id !== undefined && named !== undefined && id !== named) {
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .usageFault */ .Ap)(`Name one organization: ${id}, or --organization ${named}.`);
    }
    const change = parse(values);
    const shown = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_3__/* .operate */ .NX)({ ...values, organization: id ?? named }, io, async (within, actor) => {
        await (0,_records_organization_billing_js__WEBPACK_IMPORTED_MODULE_1__/* .changeBilling */ .Sq)(within, actor, change);
        return (0,_records_organization_billing_js__WEBPACK_IMPORTED_MODULE_1__/* .readBilling */ .sR)(within, actor.orgId);
    });
    io.out(values.json ? `${JSON.stringify(shown)}\n` : render(shown));
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
        .map(([label, text]) => `${label.padEnd(14)}${(0,_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(text, 1_000)}\n`)
        .join("");
}


/***/ }),

/***/ 7410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ lockOrganization)
/* harmony export */ });
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

/***/ 9146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shorten)
/* harmony export */ });
/** The text in at most `longest` characters; what is cut off ends in an ellipsis, and never inside a character. */
function shorten(text, longest) {
    return text.length <= longest
        ? text
        : `${text
            .slice(0, longest - 1)
            .replace(/[\uD800-\uDBFF]$/, "")
            .trimEnd()}…`;
}


/***/ })

};
