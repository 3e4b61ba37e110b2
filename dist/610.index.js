export const id = 610;
export const ids = [610];
export const modules = {

/***/ 1610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTerminalReporter: () => (/* binding */ createTerminalReporter),
/* harmony export */   parseFlags: () => (/* binding */ parseFlags),
/* harmony export */   renderHelp: () => (/* binding */ renderHelp),
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3383);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _shared_redaction_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4028);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2039);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1413);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1006);
/* harmony import */ var _report_conclude_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6739);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5725);









/** Returns the exit code. Only release notes and diff go to standard output; the checkout is not changed. */
async function runCommand(args, { isDebug, proxies }) {
    const reporter = createTerminalReporter(isDebug);
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_7__/* .runGuarded */ .sg)(reporter, undefined, async (signal) => {
        (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .checkRuntime */ .Nw)(process.versions.node);
        const { help, inputs } = parseFlags(args);
        if (help) {
            process.stdout.write(renderHelp());
            return 0;
        }
        // Inside a step too, the command uses its flags, not the runner's event and inputs.
        const environment = { ...(0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvironment */ .Qo)({}), proxies, inputs };
        for (const secret of (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .selectSecrets */ ._X)(environment))
            reporter.hide(secret);
        const task = (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .readTask */ .gv)(environment);
        const conclusion = { environment, task, reporter, signal, start: _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m.now() };
        const outcome = await (0,_run_js__WEBPACK_IMPORTED_MODULE_7__/* .write */ .M9)({ ...conclusion, task, drafts: "scratch", clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m });
        reporter.print(renderDocuments(outcome));
        // The draft's branch is deleted with the scratch repository.
        const conversations = outcome.conversations.map((conversation) => ({ ...conversation, branch: null }));
        return (0,_report_conclude_js__WEBPACK_IMPORTED_MODULE_6__.conclude)({ ...outcome, conversations }, conclusion);
    });
}
function renderDocuments({ skipped, request, conversations }) {
    if (skipped !== undefined)
        return request === undefined ? "" : `${JSON.stringify(request, undefined, 2)}\n`;
    const diffs = conversations.flatMap((conversation) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .entryOf */ .Ms)(conversation, "diff") ?? []);
    return [(0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .releaseNotesOf */ .QG)(conversations), ...diffs]
        .filter((part) => part !== "")
        .map((part) => `${part.trimEnd()}\n`)
        .join("\n");
}
const FLAGS = Object.fromEntries(_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputNames */ .vj.map((name) => [name, { type: "string", multiple: true }]));
const SWITCHES = new Set(_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputNames */ .vj.filter((name) => /^(true|false)$/.test(_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu[name].default)).map((name) => `--${name}`));
function parseFlags(args) {
    try {
        const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: args.map((arg, index) => SWITCHES.has(arg) && !/^(true|false)$/.test(args[index + 1] ?? "") ? `${arg}=true` : arg),
            options: { ...FLAGS, help: { type: "boolean", short: "h" } },
        });
        const { help = false, ...inputs } = values;
        return {
            help: help === true,
            inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, [value].flat().join("\n")])),
        };
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
            code: "command/flags",
            message: cause instanceof Error ? cause.message : String(cause),
            hint: "Run with --help for a list of flags.",
            cause,
        });
    }
}
function renderHelp() {
    const flags = _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputNames */ .vj.map((name) => {
        const { default: preset, description } = _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu[name];
        const shown = preset === "" || preset.startsWith("$") ? "" : ` [${preset}]`;
        return `  --${name.padEnd(18)} ${description}${shown}`;
    });
    return [
        "Writes release notes and a changelog for the repository in this directory.",
        "",
        "Usage: node dist/index.js [--changes 'last 1 release'] [--title …] [--working-directory …]",
        "",
        "Prints the release notes and the diff of the pull request. The checkout is not changed.",
        "",
        ...flags,
        "",
    ].join("\n");
}
/** Logs to standard error; standard output is for documents only. */
function createTerminalReporter(debug) {
    const { add, redact } = (0,_shared_redaction_js__WEBPACK_IMPORTED_MODULE_8__/* .createSecrets */ .g)();
    const log = async (line) => {
        // Control characters in external text could be commands to the terminal.
        process.stderr.write(`${redact(line).replace(/[^\P{Cc}\n\t]/gu, "")}\n`);
    };
    return {
        hide: add,
        print: (documents) => {
            process.stdout.write(redact(documents));
        },
        info: log,
        group: async (title, detail) => {
            if (debug)
                await log(`${title}:\n${detail}`);
        },
        notice: log,
        warning: (message) => log(`warning: ${message}`),
        error: (message) => log(`error: ${message}`),
        debug: async (details) => {
            if (debug)
                await log(details);
        },
        outputs: async () => undefined,
        summary: async () => undefined,
    };
}


/***/ })

};
