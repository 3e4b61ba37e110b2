export const id = 932;
export const ids = [932];
export const modules = {

/***/ 9932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/client/clock.js + 1 modules
var clock = __webpack_require__(8195);
// EXTERNAL MODULE: ./lib/action/check-runtime.js
var check_runtime = __webpack_require__(7223);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
// EXTERNAL MODULE: ./lib/action/input-table.js
var input_table = __webpack_require__(8699);
;// CONCATENATED MODULE: ./lib/action/flags.js



const FLAGS = Object.fromEntries(input_table/* inputNames */.v.map((name) => [name, { type: "string", multiple: true }]));
const SWITCHES = new Set(input_table/* inputNames */.v.filter((name) => /^(true|false)$/.test(input_table/* inputTable */.F[name].default)).map((name) => `--${name}`));
/** Parses `--changes … --dry-run --title=…`. Throws `command/flags` for a flag that is no input. */
function parseFlags(args) {
    try {
        const { values } = (0,external_node_util_.parseArgs)({
            args: args.map((arg, index) => (SWITCHES.has(arg) && !isYesOrNo(args[index + 1]) ? `${arg}=true` : arg)),
            options: { ...FLAGS, help: { type: "boolean", short: "h" } },
        });
        const { help = false, ...inputs } = values;
        return {
            help: help === true,
            inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, [value].flat().join("\n")])),
        };
    }
    catch (cause) {
        throw new release_docs_error/* ReleaseDocsError */.D({
            code: "command/flags",
            message: cause instanceof Error ? cause.message : String(cause),
            hint: "See --help for the flags; every input of the action is one.",
            cause,
        });
    }
}
/** The text of `--help`. */
function renderHelp() {
    const flags = input_table/* inputNames */.v.map((name) => {
        const { default: preset, description } = input_table/* inputTable */.F[name];
        return `  --${name.padEnd(18)} ${description}${preset === "" || preset.startsWith("$") ? "" : ` [${preset}]`}`;
    });
    return [
        "Writes release notes and the changelog of the repository in this folder.",
        "",
        "Usage: node dist/index.js [--changes 'last 1 release'] [--title …] [--working-directory …]",
        "",
        "The notes and the diff that a pull request would hold go to standard output; the checkout stays as it is.",
        "",
        ...flags,
        "",
    ].join("\n");
}
function isYesOrNo(value) {
    return value === "true" || value === "false";
}

// EXTERNAL MODULE: ./lib/action/outcome.js + 1 modules
var outcome = __webpack_require__(2199);
// EXTERNAL MODULE: ./lib/action/run-guarded.js + 1 modules
var run_guarded = __webpack_require__(1212);
;// CONCATENATED MODULE: ./lib/action/terminal-reporter.js
/** Speaks to a person at a terminal: the story on standard error, so that standard output holds the documents alone. */
function createTerminalReporter(debug) {
    const secrets = new Set();
    const say = async (line) => {
        let safe = line;
        for (const secret of secrets)
            safe = safe.replaceAll(secret, "***");
        process.stderr.write(`${safe}\n`);
    };
    return {
        hide: (secret) => {
            secrets.add(secret);
        },
        info: say,
        group: async (title, detail) => {
            if (debug)
                await say(`${title}:\n${detail}`);
        },
        notice: say,
        warning: (message) => say(`warning: ${message}`),
        error: (message) => say(`error: ${message}`),
        debug: async (details) => {
            if (debug)
                await say(details);
        },
        outputs: async () => undefined,
        summary: async () => undefined,
    };
}

// EXTERNAL MODULE: ./lib/action/write.js + 19 modules
var write = __webpack_require__(7473);
;// CONCATENATED MODULE: ./lib/action/run-command.js







/**
 * Runs as a command in a terminal and returns the exit code. Every input is a flag; the notes and the diff that a
 * pull request would hold go to standard output, everything else to standard error. The checkout stays untouched.
 */
async function runCommand(args, environment) {
    const reporter = createTerminalReporter(environment.RUNNER_DEBUG === "1");
    return (0,run_guarded/* runGuarded */.s)(reporter, async (signal) => {
        (0,check_runtime/* checkRuntime */.N)(process.versions.node);
        const { help, inputs } = parseFlags(args);
        if (help) {
            process.stdout.write(renderHelp());
            return 0;
        }
        const outcome = await (0,write/* write */.M)({
            environment: { ...withoutRunner(environment), ...inputs },
            reporter,
            drafts: "scratch",
            clock: clock/* systemClock */.m,
            signal,
        });
        process.stdout.write(renderDocuments(outcome));
        if (outcome.failure !== undefined) {
            await (outcome.tolerated ? reporter.warning(outcome.failure) : reporter.error(outcome.failure));
            return outcome.tolerated ? 0 : 1;
        }
        for (const warning of outcome.warnings ?? [])
            await reporter.warning(warning);
        for (const { summary } of outcome.conversations)
            if (summary)
                await reporter.info(summary);
        return 0;
    });
}
/** A command is not the step that it may be called from: the runner's event and inputs are not its own. */
function withoutRunner(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(GITHUB|INPUT)_/.test(name)));
}
function renderDocuments({ skipped, request, conversations }) {
    if (skipped !== undefined)
        return request === undefined ? "" : `${JSON.stringify(request, undefined, 2)}\n`;
    const diffs = conversations.flatMap((conversation) => (0,outcome/* entryOf */.Ms)(conversation, "diff") ?? []);
    return [(0,outcome/* releaseNotesOf */.QG)(conversations), ...diffs]
        .filter((part) => part !== "")
        .map((part) => `${part.trimEnd()}\n`)
        .join("\n");
}


/***/ })

};
