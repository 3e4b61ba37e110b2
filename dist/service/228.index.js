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
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6140);



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
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_2__/* .lockOrganization */ .VO)(within, orgId);
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
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_2__/* .lockOrganization */ .VO)(within, actor.orgId);
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
function monthsAt(time) {
    const date = new Date(time);
    const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
    return { month: time.slice(0, 7), next: next.toISOString().slice(0, 7) };
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
