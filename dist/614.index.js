export const id = 614;
export const ids = [614];
export const modules = {

/***/ 7614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selectSchedule: () => (/* binding */ selectSchedule)
});

// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
;// CONCATENATED MODULE: ./lib/action/cron-slot.js
const DAY = 24 * 3_600_000;
// 29 February comes at least once in eight years.
const MOST_DAYS = 8 * 366 + 1;
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
/** The latest slot of the POSIX cron expression `cron` (UTC) that is not after `now`, and the one before it. */
function findCronSlots(cron, now) {
    const fields = cron.trim().toUpperCase().split(/\s+/);
    if (fields.length !== 5)
        return undefined;
    const [minuteField = "", hourField = "", dayField = "", monthField = "", weekdayField = ""] = fields;
    const minutes = parseField(minuteField, 0, 59);
    const hours = parseField(hourField, 0, 23);
    const days = parseField(dayField, 1, 31);
    const months = parseField(monthField, 1, 12, MONTHS);
    const weekdays = parseField(weekdayField, 0, 7, WEEKDAYS);
    if (!minutes || !hours || !days || !months || !weekdays)
        return undefined;
    // Where both days are restricted either will do; else the open one says nothing.
    const either = !dayField.startsWith("*") && !weekdayField.startsWith("*");
    const isDay = (date) => {
        const byDay = days.has(date.getUTCDate());
        const byWeekday = weekdays.has(date.getUTCDay()) || (date.getUTCDay() === 0 && weekdays.has(7));
        return months.has(date.getUTCMonth() + 1) && (either ? byDay || byWeekday : byDay && byWeekday);
    };
    const times = [...hours].flatMap((hour) => [...minutes].map((minute) => (hour * 60 + minute) * 60_000));
    times.sort((a, b) => b - a);
    return collectTwo(isDay, times, now);
}
function collectTwo(isDay, times, now) {
    const today = Math.floor(now.getTime() / DAY) * DAY;
    let last;
    for (let day = today; day > today - MOST_DAYS * DAY; day -= DAY) {
        if (!isDay(new Date(day)))
            continue;
        for (const time of times) {
            if (day + time > now.getTime())
                continue;
            if (last !== undefined)
                return { last, before: new Date(day + time) };
            last = new Date(day + time);
        }
    }
    return undefined;
}
/** The numbers that a field allows: a list of numbers, names, ranges and steps; undefined where it is malformed. */
function parseField(field, low, high, names = []) {
    const allowed = new Set();
    for (const part of field.split(",")) {
        const match = /^(?:(\*)|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/.exec(part);
        if (match === null)
            return undefined;
        const [, every, from = "", to, step] = match;
        const start = every ? low : parseNumber(from, low, names);
        const open = step === undefined ? start : high;
        const end = every ? high : to === undefined ? open : parseNumber(to, low, names);
        const width = Number(step ?? 1);
        if (!(start >= low && end <= high && start <= end && width >= 1))
            return undefined;
        for (let value = start; value <= end; value += width)
            allowed.add(value);
    }
    return allowed;
}
function parseNumber(text, low, names) {
    if (/^\d+$/.test(text))
        return Number(text);
    const index = names.indexOf(text);
    return index === -1 ? Number.NaN : index + low;
}

;// CONCATENATED MODULE: ./lib/action/select-schedule.js


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
    const { readLastSuccess } = await __webpack_require__.e(/* import() */ 358).then(__webpack_require__.bind(__webpack_require__, 1358));
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
