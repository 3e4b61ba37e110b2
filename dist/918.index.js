export const id = 918;
export const ids = [918];
export const modules = {

/***/ 8918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   selectSchedule: () => (/* binding */ selectSchedule)
/* harmony export */ });
/* unused harmony export findCronSlots */
/* harmony import */ var cron_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8628);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6859);




/** Since the last successful scheduled run, else between the schedule's last slots. Throws `event/no-schedule`. */
async function selectSchedule(cron, event, token, now) {
    const asked = await readLastRun(event, token);
    if (asked.start !== undefined && asked.start < (asked.end ?? now)) {
        return buildWindow(asked.start, asked.end ?? now, "since this workflow's last successful run (from GitHub's API)");
    }
    const slots = cron === undefined ? undefined : findCronSlots(cron, now);
    if (slots !== undefined) {
        return buildWindow(slots.before, slots.last, `between the last two slots of the schedule ${cron}; ${asked.why}`);
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D3("event/no-schedule", `Cannot determine the start of the scheduled run: ${asked.why}, and the event has no valid schedule.`);
}
async function readLastRun(event, token) {
    const workflow = /\/\.github\/workflows\/([^/@]+)@/.exec(event.workflowRef ?? "")?.[1];
    if (token === "" || event.repository === undefined || workflow === undefined) {
        return { why: "the last run is unknown without github-token" };
    }
    try {
        return { ...(await readLastSuccess(event, token, workflow)), why: "no earlier scheduled run succeeded" };
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D3))
            throw error;
        return { why: `GitHub's API failed: ${error.message.replace(/\.$/, "")}` };
    }
}
function buildWindow(start, end, why) {
    const [from, to] = [renderTime(start), renderTime(end)];
    return { changes: [{ timeRange: { start: from, end: to } }], source: `the commits from ${from} to ${to}, ${why}` };
}
function renderTime(date) {
    return `${date.toISOString().slice(0, 19)}Z`;
}
/** In UTC, up to `now`; undefined if the expression is invalid. */
function findCronSlots(cron, now) {
    // The parser also accepts seconds.
    if (cron.trim().split(/\s+/).length !== 5)
        return undefined;
    try {
        const slots = cron_parser__WEBPACK_IMPORTED_MODULE_0__.CronExpressionParser.parse(cron, { currentDate: new Date(now.getTime() + 1), tz: "UTC" });
        return { last: slots.prev().toDate(), before: slots.prev().toDate() };
    }
    catch {
        return undefined;
    }
}
const Run = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), created_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const Runs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ workflow_runs: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Run) });
/** When the last successful scheduled run was created, and when this one was. */
async function readLastSuccess(event, token, workflow) {
    const { read } = await (0,_github_js__WEBPACK_IMPORTED_MODULE_2__/* .openGitHubApi */ .II)(event, token);
    const branch = event.ref?.replace(/^refs\/heads\//, "");
    const filter = { event: "schedule", status: "success", per_page: 10, ...(branch === undefined ? {} : { branch }) };
    const runs = await read("actions/workflows/{workflow_id}/runs", { workflow_id: workflow, ...filter }, Runs);
    const self = event.run && (await read("actions/runs/{run_id}", { run_id: event.run.id }, Run));
    const end = parseDate(self?.data.created_at);
    const starts = (runs?.data.workflow_runs ?? [])
        .filter(({ id }) => String(id) !== event.run?.id)
        .flatMap(({ created_at }) => parseDate(created_at) ?? [])
        .filter((date) => end === undefined || date < end)
        .sort((a, b) => b.getTime() - a.getTime());
    return { start: starts[0], end };
}
function parseDate(text) {
    const date = new Date(text ?? "");
    return Number.isNaN(date.getTime()) ? undefined : date;
}


/***/ })

};
