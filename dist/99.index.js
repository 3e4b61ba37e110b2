export const id = 99;
export const ids = [99];
export const modules = {

/***/ 33099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selectSchedule: () => (/* binding */ selectSchedule)
});

// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(54335);
// EXTERNAL MODULE: ./node_modules/cron-parser/dist/index.js
var dist = __webpack_require__(28628);
;// CONCATENATED MODULE: ./lib/action/changes/cron-slot.js

/**
 * The latest slot of the POSIX cron expression `cron` (UTC) that is not after `now`, and the one before it;
 * undefined for what GitHub takes for no schedule.
 */
function findCronSlots(cron, now) {
    // The parser would take a sixth field for seconds.
    if (cron.trim().split(/\s+/).length !== 5)
        return undefined;
    try {
        const slots = dist.CronExpressionParser.parse(cron, { currentDate: new Date(now.getTime() + 1), tz: "UTC" });
        return { last: slots.prev().toDate(), before: slots.prev().toDate() };
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/action/changes/select-schedule.js


/**
 * What came since this workflow ran last on schedule and succeeded, as GitHub knows; where GitHub cannot be asked or
 * knows of no such run, the time between the last two slots of the schedule. Throws `event/no-schedule` for neither.
 */
async function selectSchedule(cron, event, token, now) {
    const asked = await readLastRun(event, token);
    if (asked.start !== undefined && asked.start < (asked.end ?? now)) {
        return buildWindow(asked.start, asked.end ?? now, "since this workflow's last successful run (from GitHub's API)");
    }
    const slots = cron === undefined ? undefined : findCronSlots(cron, now);
    if (slots !== undefined) {
        return buildWindow(slots.before, slots.last, `between the last two slots of the schedule ${cron}; ${asked.why}`);
    }
    throw new release_docs_error/* ReleaseDocsError */.D({
        code: "event/no-schedule",
        message: `Since when the scheduled run is to write cannot be told: ${asked.why}, and the event names no schedule that can be read.`,
        hint: "Give `github-token` the permission `actions: read`, or give the input changes.",
    });
}
async function readLastRun(event, token) {
    const workflow = /\/\.github\/workflows\/([^/@]+)@/.exec(event.workflowRef ?? "")?.[1];
    if (token === "" || event.repository === undefined || workflow === undefined) {
        return { why: "there is no github-token to ask for the last run" };
    }
    const { readLastSuccess } = await __webpack_require__.e(/* import() */ 472).then(__webpack_require__.bind(__webpack_require__, 57472));
    try {
        const { start, end } = await readLastSuccess(event, token, workflow);
        return { start, end, why: "no earlier run of this workflow on schedule succeeded" };
    }
    catch (error) {
        if (!(error instanceof release_docs_error/* ReleaseDocsError */.D))
            throw error;
        return { why: `GitHub could not say when it last succeeded: ${error.message.replace(/\.$/, "")}` };
    }
}
function buildWindow(start, end, why) {
    const [from, to] = [renderTime(start), renderTime(end)];
    return { changes: [{ timeRange: { start: from, end: to } }], source: `what came from ${from} to ${to}, ${why}` };
}
function renderTime(date) {
    return `${date.toISOString().slice(0, 19)}Z`;
}


/***/ })

};
