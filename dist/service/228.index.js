export const id = 228;
export const ids = [228];
export const modules = {

/***/ 8267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OO: () => (/* binding */ isBillingRefusal),
/* harmony export */   Sq: () => (/* binding */ changeBilling),
/* harmony export */   gv: () => (/* binding */ checkJobAllowance),
/* harmony export */   i9: () => (/* binding */ refuseSuspended),
/* harmony export */   sR: () => (/* binding */ readBilling)
/* harmony export */ });
/* harmony import */ var _orpc_server__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6881);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3722);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9938);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6140);




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
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_1__/* .lockOrganization */ .VO)(within, orgId);
    if ((await countJobs(within, orgId)) < monthlyJobs)
        return;
    const { month, next } = monthsAt(within.now());
    const jobs = `${monthlyJobs} ${monthlyJobs === 1 ? "job" : "jobs"}`;
    const name = new Date(month).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
    throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .paymentRequired */ .ey)(`This organization has used its ${jobs} of ${name}; the next month begins on ${next}-01.`);
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
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_1__/* .lockOrganization */ .VO)(within, actor.orgId);
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
    throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .paymentRequired */ .ey)(`This organization is suspended: ${(reason ?? "").replace(/\.$/, "")}.`);
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

/***/ 4228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   organization: () => (/* binding */ organization)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6422);
/* harmony import */ var _domain_billing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8267);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2111);






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
        await (0,_domain_billing_js__WEBPACK_IMPORTED_MODULE_1__/* .changeBilling */ .Sq)(within, actor, change);
        return (0,_domain_billing_js__WEBPACK_IMPORTED_MODULE_1__/* .readBilling */ .sR)(within, actor.orgId);
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
        .map(([label, text]) => `${label.padEnd(14)}${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .ol)(text, 1_000)}\n`)
        .join("");
}


/***/ })

};
