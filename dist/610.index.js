export const id = 610;
export const ids = [610,739];
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
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2425);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _shared_redaction_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4028);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1413);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1006);
/* harmony import */ var _report_conclude_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6739);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5725);








/**
 * Runs as a command in a terminal and returns the exit code. Every input is a flag; the notes and the diff that a
 * pull request would hold go to standard output, everything else to standard error. The checkout stays untouched.
 */
async function runCommand(args, environment) {
    const reporter = createTerminalReporter(environment.RUNNER_DEBUG === "1");
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runGuarded */ .sg)(reporter, {}, async (signal) => {
        (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .checkRuntime */ .Nw)(process.versions.node);
        const { help, inputs } = parseFlags(args);
        if (help) {
            process.stdout.write(renderHelp());
            return 0;
        }
        const conclusion = {
            environment: { ...withoutRunner(environment), ...inputs },
            reporter,
            signal,
            start: _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m.now(),
        };
        const outcome = await (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .write */ .M9)({ ...conclusion, drafts: "scratch", clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m });
        reporter.print(renderDocuments(outcome));
        // The branch of a draft goes with the scratch repository.
        const conversations = outcome.conversations.map((conversation) => ({ ...conversation, branch: null }));
        return (0,_report_conclude_js__WEBPACK_IMPORTED_MODULE_5__.conclude)({ ...outcome, conversations }, conclusion);
    });
}
/** A command is not the step that it may be called from: the runner's event and inputs are not its own. */
function withoutRunner(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(GITHUB|INPUT)_/.test(name)));
}
function renderDocuments({ skipped, request, conversations }) {
    if (skipped !== undefined)
        return request === undefined ? "" : `${JSON.stringify(request, undefined, 2)}\n`;
    const diffs = conversations.flatMap((conversation) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .entryOf */ .Ms)(conversation, "diff") ?? []);
    return [(0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .releaseNotesOf */ .QG)(conversations), ...diffs]
        .filter((part) => part !== "")
        .map((part) => `${part.trimEnd()}\n`)
        .join("\n");
}
const FLAGS = Object.fromEntries(_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.map((name) => [name, { type: "string", multiple: true }]));
const SWITCHES = new Set(_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.filter((name) => /^(true|false)$/.test(_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputTable */ .Fu[name].default)).map((name) => `--${name}`));
/** Parses `--changes … --dry-run --title=…`. Throws `command/flags` for a flag that is no input. */
function parseFlags(args) {
    try {
        const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
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
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
            code: "command/flags",
            message: cause instanceof Error ? cause.message : String(cause),
            hint: "See --help for the flags; every input of the action is one.",
            cause,
        });
    }
}
/** The text of `--help`. */
function renderHelp() {
    const flags = _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.map((name) => {
        const { default: preset, description } = _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputTable */ .Fu[name];
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
/** Speaks to a person at a terminal: the story on standard error, so that standard output holds the documents alone. */
function createTerminalReporter(debug) {
    const { add, redact } = (0,_shared_redaction_js__WEBPACK_IMPORTED_MODULE_7__/* .createSecrets */ .g)();
    const say = async (line) => {
        process.stderr.write(`${disarm(redact(line))}\n`);
    };
    return {
        hide: add,
        print: (documents) => {
            process.stdout.write(redact(documents));
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
/** Text from outside could tell a terminal what to do by signs that nobody sees. */
function disarm(line) {
    return line.replace(/[^\P{Cc}\n\t]/gu, "");
}


/***/ }),

/***/ 6739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  conclude: () => (/* binding */ conclude),
  concludeFailure: () => (/* binding */ concludeFailure)
});

// UNUSED EXPORTS: announce, mapTexts

// EXTERNAL MODULE: ./lib/shared/clock.js + 1 modules
var clock = __webpack_require__(2425);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/redaction.js
var redaction = __webpack_require__(4028);
// EXTERNAL MODULE: ./lib/shared/text.js
var shared_text = __webpack_require__(6422);
// EXTERNAL MODULE: ./lib/action/inputs.js
var action_inputs = __webpack_require__(1413);
// EXTERNAL MODULE: ./lib/action/outcome.js
var action_outcome = __webpack_require__(1006);
// EXTERNAL MODULE: ./lib/action/result-url.js
var result_url = __webpack_require__(7165);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/hosts/github/client.js + 1 modules
var client = __webpack_require__(2942);
// EXTERNAL MODULE: ./lib/hosts/github/errors.js
var github_errors = __webpack_require__(8216);
// EXTERNAL MODULE: ./lib/action/event.js
var action_event = __webpack_require__(3118);
// EXTERNAL MODULE: ./lib/action/report/failure.js
var report_failure = __webpack_require__(5623);
// EXTERNAL MODULE: ./lib/shared/markdown.js
var markdown = __webpack_require__(2504);
// EXTERNAL MODULE: ./lib/action/request.js
var request = __webpack_require__(7367);
;// CONCATENATED MODULE: ./lib/action/report/summary.js






// GitHub refuses a summary of more than 1 MiB; what is escaped grows to four times its size at most.
const LONGEST_NOTES = 170_000;
const FULL_SHA = /\b[0-9a-f]{40}\b/g;
const LONGEST_SENTENCE = 1000;
const LONGEST_QUOTE = 2000;
const MOST_SENTENCES = 10;
/** The job summary in Markdown: the report, and below it the notes themselves, folded. */
function renderSummary(outcome, pages) {
    const parts = [`## ${renderHeadline(outcome)}`, renderReport(outcome, pages), renderNotes(outcome)];
    return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
/**
 * What a person wants to know of a run, in Markdown: what was asked, for which commits, what went wrong or needs
 * attention, a row for each publication, and how long it took.
 */
function renderReport(outcome, pages) {
    const { request, skipped, failure, code, conversations } = outcome;
    const parts = [
        request === undefined ? "" : `**${(0,markdown/* escapeMarkdown */.FV)(request.title)}**`,
        skipped === undefined ? "" : `Nothing was sent: ${sentence(skipped)}.`,
        renderCommits(outcome, pages),
        failure === undefined ? "" : quote(failure),
        code === undefined ? "" : renderCode(code, pages),
        ...(outcome.warnings ?? []).slice(0, MOST_SENTENCES).map(quote),
        renderPublications(conversations, pages),
        renderEffort(outcome),
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function renderCode(code, pages) {
    return pages.action === undefined
        ? `Error code: \`${code}\``
        : `Error code: ${renderLink(code, (0,report_failure/* addressOf */.ci)(code, pages))}`;
}
/** The range in the run's words, the page that shows it, and how the service understood it. */
function renderCommits({ selection, changes, conversations }, pages) {
    const told = selection === undefined ? "" : `Asked for: ${sentence(selection)}.`;
    const understood = conversations.flatMap((conversation) => (0,action_outcome/* entryOf */.Ms)(conversation, "selection") ?? []);
    const parts = [
        [told, renderRange(changes, pages)].filter((part) => part !== "").join(" "),
        ...[...new Set(understood)].slice(0, MOST_SENTENCES).map(sentence),
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function renderRange(changes, { repository }) {
    const address = (0,request/* buildCompareUrl */.Z)(changes, repository);
    if (address !== undefined) {
        const range = decodeURIComponent(address.slice(address.lastIndexOf("/") + 1));
        return `Compare ${renderLink(range.replace(FULL_SHA, shortSha), address)}.`;
    }
    const [only] = changes.length === 1 ? changes : [];
    const [sha, ...others] = only !== undefined && "commits" in only && "shas" in only.commits ? only.commits.shas : [];
    if (repository === undefined || sha === undefined || others.length > 0)
        return "";
    return `See ${renderLink(sha.replace(FULL_SHA, shortSha), `${repository}/commit/${sha}`)}.`;
}
function shortSha(sha) {
    return sha.slice(0, 7);
}
function renderEffort({ duration, job, skipped }) {
    if (skipped !== undefined)
        return "";
    const parts = [
        duration === undefined ? "" : `Took ${duration < 1000 ? "less than a second" : (0,shared_text/* renderDuration */.PP)(duration)}.`,
        job === undefined ? "" : `Job ${sentence(job.id)}.`,
    ];
    return parts.filter((part) => part !== "").join(" ");
}
function renderNotes({ conversations }) {
    const notes = (0,action_outcome/* releaseNotesOf */.QG)(conversations);
    if (notes === "")
        return "";
    const shown = cutLines(notes, LONGEST_NOTES);
    const parts = [
        "<details>\n<summary>Release notes</summary>",
        (0,markdown/* containMarkdown */.yN)(shown),
        shown === notes ? "" : "… cut here, since the page has a limit; the output `release-notes` has them whole.",
        "</details>",
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function sentence(text) {
    return (0,markdown/* escapeMarkdown */.FV)((0,shared_text/* shorten */.ml)(text, LONGEST_SENTENCE));
}
/** Every line a paragraph of its own: cause and next step stand apart. */
function quote(text) {
    const lines = (0,shared_text/* shorten */.ml)(text, LONGEST_QUOTE).split("\n").map(markdown/* escapeMarkdown */.FV);
    return lines
        .filter((line) => line !== "")
        .map((line) => `> ${line}`)
        .join("\n>\n");
}
const FAILURES = new Map([
    ["run/timeout", "not settled in time"],
    ["run/cancelled", "cancelled"],
]);
/** What came of a run, in one line of plain text that holds nothing from outside. */
function renderHeadline(outcome) {
    return `Release docs: ${describeEnd(outcome)}`;
}
function describeEnd({ state, skipped, failure, code, tolerated, conversations, warnings = [] }) {
    if (skipped !== undefined)
        return "nothing was sent";
    if (failure !== undefined)
        return `${FAILURES.get(code) ?? "failed"}${tolerated ? ", and the step goes on" : ""}`;
    if (state === "requested" || state === "running")
        return "sent, and the service is at work";
    const results = [...describePullRequests(conversations), ...describeDrafts(conversations)].join(" and ");
    if (results !== "")
        return `${results} ${/^\d| and /.test(results) ? "are" : "is"} ready`;
    if (warnings.length > 0)
        return "needs attention";
    const untouched = conversations.length > 0 && conversations.every(({ status }) => status === "closed");
    return untouched ? "nothing to change" : (state ?? "no answer");
}
function describePullRequests(conversations) {
    const [first, ...others] = conversations.flatMap((conversation) => (0,action_outcome/* pullRequestUrlOf */.jb)(conversation) ?? []);
    if (first === undefined)
        return [];
    if (others.length > 0)
        return [`${others.length + 1} pull requests`];
    const number = (0,action_outcome/* parsePullRequestAddress */.ys)(first)?.number;
    return [number === undefined ? "a pull request" : `pull request #${number}`];
}
function describeDrafts(conversations) {
    const drafts = conversations.filter((conversation) => conversation.branch && (0,action_outcome/* pullRequestUrlOf */.jb)(conversation) === undefined);
    if (drafts.length === 0)
        return [];
    return [drafts.length === 1 ? "a draft" : `${drafts.length} drafts`];
}
const LONGEST_CELL = 300;
const LONGEST_TABLE = 40_000;
const NOTHING = "–";
/**
 * A table with a row for each publication: its state, where its draft is, and what came out of it. Empty without
 * conversations; of a very long one the first rows.
 */
function renderPublications(conversations, pages) {
    if (conversations.length === 0)
        return "";
    const rows = conversations.map((conversation) => `| ${renderCells(conversation, pages).join(" | ")} |`);
    const table = cutLines(rows.join("\n"), LONGEST_TABLE);
    const missing = rows.length - table.split("\n").length;
    return [
        "| Publication | State | Branch | Pull request | Staged | Result |",
        "| --- | --- | --- | --- | --- | --- |",
        missing === 0 ? table : `${table}\n\n… and ${missing} more.`,
    ].join("\n");
}
function renderCells(conversation, pages) {
    const { publicationName, status, branch, staged, summary } = conversation;
    const url = (0,result_url/* resultUrlOf */.s)(conversation);
    const pull = url === undefined ? undefined : (0,action_outcome/* parsePullRequestAddress */.ys)(url);
    return [
        renderText(publicationName),
        renderText(status),
        // Only the pull request tells for certain in which repository the branch is.
        pull !== undefined && branch ? renderBranch(branch, pull.repository) : renderText(branch),
        url === undefined ? NOTHING : renderPullRequest(url, pages),
        staged ? "yes" : "no",
        renderText(summary),
        // In a table a bar ends the cell even inside a code span.
    ].map((cell) => cell.replace(/(?<!\\)\|/g, "\\|"));
}
function renderBranch(branch, repository) {
    const path = branch.split("/").map(encodeURIComponent).join("/");
    return renderLink((0,shared_text/* shorten */.ml)(branch, LONGEST_CELL), `${repository}/tree/${path}`);
}
/** `#12` where it is in the run's own repository, `octo/docs#12` where it is in another one. */
function renderPullRequest(address, pages) {
    const pull = (0,action_outcome/* parsePullRequestAddress */.ys)(address);
    if (pull === undefined)
        return parseWebAddress(address) ?? renderText(address);
    const label = pull.repository === pages.repository ? `#${pull.number}` : `${pull.name}#${pull.number}`;
    return renderLink((0,shared_text/* shorten */.ml)(label, LONGEST_CELL), address);
}
function renderText(text) {
    return (0,markdown/* escapeMarkdown */.FV)((0,shared_text/* shorten */.ml)(text ?? "", LONGEST_CELL)) || NOTHING;
}
const LONGEST_ADDRESS = 2000;
/** A link in Markdown, safe in a table; the label alone where the address is none of the web. */
function renderLink(label, address) {
    const text = (0,markdown/* escapeMarkdown */.FV)(label);
    const url = parseWebAddress(address);
    return url === undefined ? text : `[${text}](${url})`;
}
/** The address as it may stand in Markdown, without a user; undefined for anything but http and https. */
function parseWebAddress(address) {
    const url = address.length <= LONGEST_ADDRESS && URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return undefined;
    url.username = "";
    url.password = "";
    return url.href
        .replace(/[()|`*\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&(?=#?\w+;)/g, "&amp;");
}
/** The first lines of a text that fit into `longest` bytes of UTF-8; the text itself where all of them do. */
function cutLines(text, longest) {
    const bytes = Buffer.from(text);
    if (bytes.length <= longest)
        return text;
    // The byte after the longest piece may be the line feed that ends it.
    return bytes.subarray(0, Math.max(bytes.lastIndexOf("\n", longest), 0)).toString();
}

;// CONCATENATED MODULE: ./lib/action/report/comment.js









/**
 * Leaves the outcome on the event's pull request where the input `comment` asks for it: in the comment that an earlier
 * run of this step left there, else in a new one. A run that sent nothing leaves alone what is there. A comment that
 * cannot be made is a warning.
 */
async function leaveComment(outcome, { environment, reporter, signal }) {
    const inputs = (0,action_inputs/* readInputs */.Ko)(environment);
    if (!inputs.comment || outcome.skipped !== undefined || signal.aborted)
        return;
    const event = (0,action_event/* readEvent */.j_)(environment);
    const number = parsePullRequestNumber(event);
    if (number === undefined) {
        await reporter.notice("No comment was left: this run is not about a pull request.");
        return;
    }
    const token = inputs["github-token"];
    if (token === "") {
        await reporter.warning(explain(number, "the input github-token is empty"));
        return;
    }
    const mark = buildCommentMark(environment, inputs);
    const body = renderComment(mark, outcome, (0,report_failure/* readRunPages */.gA)(environment));
    try {
        const comments = await openPullRequestComments(event, token, number, signal);
        const own = await comments.findOwn(mark);
        // One that GitHub does not let us change is not ours after all, or is gone.
        if (own === undefined || !(await comments.update(own, body)))
            await comments.create(body);
    }
    catch (error) {
        await reporter.warning(explain(number, (0,github_errors/* describeGitHubError */.dZ)(error)));
    }
}
function explain(number, reason) {
    return (`The result could not be left on pull request #${number}: ${reason}.\n` +
        "Give the job the permission `pull-requests: write` and the step its `github-token`; a run for a pull request " +
        "from a fork has no such permission.");
}
/**
 * The hidden line that the comment of a step begins with. It is the same in every run of the step, and another one for
 * another job, or for a step of that job that writes other publications or reads another folder.
 */
function buildCommentMark(environment, inputs) {
    // Without the ref: the workflow is the same one on every branch.
    const workflow = (environment.GITHUB_WORKFLOW_REF ?? environment.GITHUB_WORKFLOW ?? "").replace(/@.*$/s, "");
    const key = [workflow, environment.GITHUB_JOB ?? "", inputs["working-directory"], [...inputs.publications].sort()];
    const hash = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 16);
    return `<!-- release-docs ${hash} -->`;
}
// GitHub takes 65,536 characters.
const LONGEST_REPORT = 50_000;
/** The comment on a pull request, in Markdown: the summary without the notes, and where to find those. */
function renderComment(mark, outcome, pages) {
    const parts = [
        mark,
        `### ${renderHeadline(outcome)}`,
        cutLines(renderReport(outcome, pages), LONGEST_REPORT),
        pages.run === undefined ? "" : `The summary of ${renderLink("the run", pages.run)} tells more.`,
    ];
    return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
const numbered = schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* object */.Ikc({ number: schemas/* int */.Whr(), pull_request: schemas/* optional */.lqM(schemas/* unknown */.L5J()) })), undefined);
const AboutPullRequest = schemas/* object */.Ikc({ pull_request: numbered, issue: numbered });
/** Number of the pull request that the event is about, also by a comment on it; undefined where there is none. */
function parsePullRequestNumber({ payload }) {
    const { pull_request: pull, issue } = AboutPullRequest.safeParse(payload).data ?? {};
    return pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
}
const PAGE = 100;
/** How long all of it may take, in milliseconds: the documents are written, and only the comment is missing. */
const LONGEST = 30_000;
const NOT_OURS = new Set([403, 404]);
const Author = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* optional */.lqM(schemas/* string */.YjP()) });
const CommentList = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* int */.Whr(), body: schemas/* nullish */.cl6(schemas/* string */.YjP()), user: schemas/* nullish */.cl6(Author) }));
/** Opens the comments of a pull request of the run's repository. */
async function openPullRequestComments(event, token, number, signal) {
    const octokit = await (0,client/* openOctokit */.Ov)({ apiUrl: event.apiUrl, token });
    const [owner = "", repo = ""] = (event.repository ?? "").split("/");
    const place = { owner, repo, request: { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]) } };
    const readMarked = async (mark) => {
        const marked = [];
        for (let page = 1;; page += 1) {
            const { data } = await octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
                ...place,
                issue_number: number,
                per_page: PAGE,
                page,
            });
            const comments = parseComments(data);
            marked.push(...comments.filter(({ body }) => body?.startsWith(mark)));
            if (comments.length < PAGE)
                return marked;
        }
    };
    // The workflow's own token and that of an app may not ask who they are; what they write is a bot's.
    const readLogin = async () => {
        const answer = await octokit.request("GET /user", { request: place.request }).catch((error) => {
            if ((0,github_errors/* statusOf */.c2)(error) === undefined)
                throw error;
        });
        return answer?.data.login;
    };
    return {
        findOwn: async (mark) => {
            const marked = await readMarked(mark);
            const login = marked.length === 0 ? undefined : await readLogin();
            return marked.find(({ user }) => (login === undefined ? user?.type === "Bot" : user?.login === login))?.id;
        },
        update: async (id, body) => {
            const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
            const answer = await octokit.request(route, { ...place, comment_id: id, body }).catch((error) => {
                if (!NOT_OURS.has((0,github_errors/* statusOf */.c2)(error) ?? 0))
                    throw error;
            });
            return answer !== undefined;
        },
        create: async (body) => {
            await octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
                ...place,
                issue_number: number,
                body,
            });
        },
    };
}
function parseComments(data) {
    const parsed = CommentList.safeParse(data);
    if (parsed.success)
        return parsed.data;
    throw new errors/* ReleaseDocsError */.D({
        code: "github/unexpected",
        message: "GitHub's API answered with comments in an unknown form",
        hint: "Check GITHUB_API_URL.",
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./lib/action/trigger.js
var action_trigger = __webpack_require__(8626);
;// CONCATENATED MODULE: ./lib/action/report/release-body.js








/** How long all of it may take, in milliseconds: the documents are written, and only the release lacks its text. */
const release_body_LONGEST = 30_000;
/** Statuses that GitHub answers with where the token may not write. */
const NOT_ALLOWED = new Set([401, 403, 404]);
const Release = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    tag_name: schemas/* string */.YjP(),
    draft: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    html_url: schemas/* optional */.lqM(schemas/* string */.YjP()),
});
/**
 * Puts the release notes of a settled run into the text of the release that it is about, as the input `release-body`
 * says. Whatever keeps that from being done is a warning or a notice: the documents are written.
 */
async function updateReleaseBody(outcome, { environment, reporter, signal }) {
    const inputs = (0,action_inputs/* readInputs */.Ko)(environment);
    const mode = inputs["release-body"];
    if (mode === "none" || outcome.state !== "done" || signal.aborted)
        return;
    const notes = (0,action_outcome/* releaseNotesOf */.QG)(outcome.conversations);
    const event = (0,action_event/* readEvent */.j_)(environment);
    const trigger = (0,action_trigger/* parseTrigger */.u)(event);
    const tag = "tag" in trigger ? trigger.tag : undefined;
    if (tag === undefined)
        return reporter.notice("No release was updated: this run is not about a release or a tag.");
    const left = `The release ${tag} was left as it is: `;
    if (notes === "")
        return reporter.notice(`${left}there are no release notes.`);
    if (inputs["github-token"] === "")
        return reporter.warning(`${left}the input github-token is empty.`);
    try {
        const octokit = await (0,client/* openOctokit */.Ov)({ apiUrl: event.apiUrl, token: inputs["github-token"] });
        const [owner = "", repo = ""] = (event.repository ?? "").split("/");
        const place = { owner, repo, request: { signal: AbortSignal.any([signal, AbortSignal.timeout(release_body_LONGEST)]) } };
        const release = await findRelease(octokit, place, tag);
        if (release === undefined)
            return reporter.notice(`No release was updated: there is none for the tag ${tag}.`);
        const existing = release.body ?? "";
        const placed = placeInRelease(existing, notes, mode, "The rest is in the changelog and in the run's summary.");
        if ("refused" in placed)
            return reporter.warning(`${left}${placed.refused}.`);
        if (toLineFeeds(placed.body) === toLineFeeds(existing))
            return reporter.info(`The release ${tag} says it already.`);
        const change = { ...place, release_id: release.id, body: placed.body };
        await octokit.request("PATCH /repos/{owner}/{repo}/releases/{release_id}", change);
        await reporter.info(`The release ${tag} holds the notes${release.html_url ? `: ${release.html_url}` : ""}.`);
    }
    catch (error) {
        await reporter.warning(`${left}${release_body_explain(error)}`);
    }
}
/** The release of a tag; a draft too, which GitHub only lists, and only for those who may write. */
async function findRelease(octokit, place, tag) {
    const route = "GET /repos/{owner}/{repo}/releases/tags/{tag}";
    const answer = await octokit.request(route, { ...place, tag }).catch((error) => {
        if ((0,github_errors/* statusOf */.c2)(error) !== 404)
            throw error;
    });
    if (answer !== undefined)
        return parse/* parse */.qg(Release, answer.data);
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/releases", { ...place, per_page: 100 });
    return parse/* parse */.qg(schemas/* array */.YOg(Release), data).find((release) => release.tag_name === tag);
}
function release_body_explain(error) {
    if (error instanceof core_errors/* $ZodError */.a$)
        return "GitHub's API answered in an unknown form. Check GITHUB_API_URL.";
    const status = (0,github_errors/* statusOf */.c2)(error);
    const reason = `${(0,github_errors/* describeGitHubError */.dZ)(error)}.`;
    if (status === undefined || !NOT_ALLOWED.has(status))
        return reason;
    return `${reason}\nGive the job the permission \`contents: write\`, or the step a token that may edit releases.`;
}
function toLineFeeds(text) {
    return text.replaceAll("\r\n", "\n");
}
const MARK = "<!-- release-docs: notes";
const BEGIN = `${MARK} begin -->`;
const END = `${MARK} end -->`;
// GitHub takes no longer body for a release, in characters.
const LONGEST_BODY = 125_000;
// Less than this of the notes is not worth a place.
const LEAST_ROOM = 500;
/**
 * Puts notes into the text of a release between hidden marks: `append` below what is there, or where the marks are
 * already; `replace` as the whole text. What stands outside of the marks stays byte for byte, and where one mark is lost
 * everything does. Notes that do not fit are cut, with `pointer` below them.
 */
function placeInRelease(existing, notes, mode, pointer) {
    const place = mode === "replace" ? { before: "", after: "" } : findPlace(existing);
    if (place === undefined) {
        return {
            refused: "one of the hidden marks around the notes is lost or doubled, so what we wrote cannot be told from what " +
                "somebody else did; delete the old notes together with the marks that are left, or use `replace`",
        };
    }
    const frame = (text) => `${place.before}${BEGIN}\n\n${text}\n\n${END}${place.after}`;
    const room = LONGEST_BODY - frame("").length;
    if (room < LEAST_ROOM)
        return { refused: "its own text leaves no room for the notes" };
    const text = notes.replaceAll(MARK, MARK.replace(" ", "  ")).trim();
    return { body: frame((0,markdown/* cutMarkdown */.G$)(text, room, pointer)) };
}
/** What is to stand before and after the notes; undefined where the marks do not tell. */
function findPlace(existing) {
    const [begins, ends] = [BEGIN, END].map((mark) => existing.split(mark).length - 1);
    if (begins === 0 && ends === 0) {
        if (existing.trim() === "")
            return { before: "", after: "" };
        const gap = /\n\r?\n$/.test(existing) ? "" : existing.endsWith("\n") ? "\n" : "\n\n";
        return { before: `${existing}${gap}`, after: "" };
    }
    const start = existing.indexOf(BEGIN);
    const end = existing.indexOf(END);
    if (begins !== 1 || ends !== 1 || end < start)
        return undefined;
    return { before: existing.slice(0, start), after: existing.slice(end + END.length) };
}

;// CONCATENATED MODULE: ./lib/action/report/conclude.js











/** Tells the end of a run everywhere, outputs, summary, comment and log, and returns the exit code. */
async function conclude(outcome, conclusion) {
    const { reporter } = conclusion;
    const told = prepare(outcome, conclusion);
    await reporter.outputs((0,action_outcome/* buildOutputs */.JZ)(told));
    await reporter.summary(renderSummary(told, (0,report_failure/* readRunPages */.gA)(conclusion.environment)));
    await leaveComment(told, conclusion);
    await updateReleaseBody(told, conclusion);
    return announce(told, conclusion);
}
/**
 * Leaves what is known of a run that ended in an error, in outputs, summary and comment; saying the error itself is
 * left to the caller. Never throws: the error is the news, whatever else fails after it.
 */
async function concludeFailure(error, known, conclusion) {
    const { reporter, environment } = conclusion;
    const { code, message: failure } = (0,report_failure/* describeFailure */.Ic)(error);
    const nothing = { state: undefined, job: undefined, conversations: [], changes: [], request: undefined };
    const told = prepare({ ...(known ?? nothing), failure, code, tolerated: false }, conclusion);
    const steps = [
        async () => known && reporter.outputs((0,action_outcome/* buildOutputs */.JZ)(told)),
        async () => reporter.summary(renderSummary(told, (0,report_failure/* readRunPages */.gA)(environment))),
        async () => leaveComment(told, conclusion),
    ];
    for (const step of steps)
        await step().catch((fault) => reporter.debug((0,errors/* renderCauses */.B)(fault)));
}
/** Secrets are taken out while they still look like themselves: escaped for Markdown, one may look like another text. */
function prepare(outcome, { environment, start }) {
    const { redact } = (0,redaction/* createSecrets */.g)(...(0,action_inputs/* readSecrets */.ql)(environment));
    return mapTexts({ ...outcome, duration: clock/* systemClock */.m.now() - start }, redact);
}
const LONGEST_MESSAGE = 2000;
const MOST_LINES = 10;
/**
 * Says how a run ended, once: an error with the cause, or a notice with the links; before it at most one warning.
 * Returns the exit code.
 */
async function announce(outcome, { reporter, environment }) {
    const { failure, code, tolerated, warnings = [] } = outcome;
    const render = (messages, of) => (0,report_failure/* renderFailure */.zt)({ code: of, message: limit(messages) }, environment);
    const concerns = failure !== undefined && tolerated ? [...warnings, failure] : warnings;
    if (concerns.length > 0)
        await reporter.warning(render(concerns, tolerated ? code : undefined));
    if (failure === undefined)
        await reporter.notice(limit(describeResult(outcome)));
    else if (!tolerated)
        await reporter.error(render([failure], code));
    return failure === undefined || tolerated ? 0 : 1;
}
function describeResult(outcome) {
    if (outcome.skipped !== undefined)
        return [`Nothing was sent: ${outcome.skipped}.`];
    const results = outcome.conversations.map((conversation) => {
        const { branch, summary } = conversation;
        const place = (0,result_url/* resultUrlOf */.s)(conversation) ?? (branch ? `Branch ${branch}` : "");
        return [place, summary ?? ""].filter((part) => part !== "").join(": ");
    });
    return [`${renderHeadline(outcome)}.`, ...results.filter((result) => result !== "")];
}
function limit(messages) {
    const lines = messages.flatMap((message) => message.split("\n"));
    const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), "…"] : lines;
    return (0,shared_text/* shorten */.ml)(shown.join("\n"), LONGEST_MESSAGE);
}
/** A copy of a plain value with every text in it changed, however deep; names of fields stay. */
function mapTexts(value, change) {
    const map = (part) => {
        if (typeof part === "string")
            return change(part);
        if (Array.isArray(part))
            return part.map(map);
        if (typeof part !== "object" || part === null)
            return part;
        return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, map(item)]));
    };
    return map(value);
}


/***/ }),

/***/ 2942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ap: () => (/* binding */ openGitHubRest),
  Ov: () => (/* binding */ openOctokit)
});

// UNUSED EXPORTS: sendAsFetch

// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/hosts/github/errors.js
var github_errors = __webpack_require__(8216);
;// CONCATENATED MODULE: ./lib/hosts/retry.js

/** How long all waiting for one call may take, in milliseconds. */
const LONGEST_WAIT = 15 * 60_000;
/**
 * Makes a call, again where the server failed or wants to be asked later; `look` finds what a call that seemed to fail
 * has brought about, so that it is not made twice. `wait` resolves after so many milliseconds. Throws what `send` throws.
 */
async function persist({ parseFault, wait = sleep }, send, look) {
    let left = LONGEST_WAIT;
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            const fault = parseFault(error);
            const pause = fault === undefined ? undefined : (0,github_errors/* selectPause */.ZA)(fault, attempt, Date.now());
            if (fault === undefined || pause === undefined || pause > left)
                throw error;
            left -= pause;
            await wait(pause);
            const found = (0,github_errors/* isAmbiguous */.X2)(fault) ? await look?.() : undefined;
            if (found !== undefined)
                return found;
        }
    }
}
function sleep(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

;// CONCATENATED MODULE: ./lib/hosts/github/client.js



/** GitHub's own client at an API (`https://api.github.com`, `https://HOST/api/v3`); loaded here, and it logs nothing. It sends by `fetch`, else as its own. */
async function openOctokit({ apiUrl, token, fetch }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    return getOctokit(token, {
        baseUrl: apiUrl.replace(/\/+$/, ""),
        log: SILENT,
        ...(fetch === undefined ? {} : { request: { fetch } }),
    });
}
const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
/** Lets Octokit send by `send`, so that it reaches no other places than that does. */
function sendAsFetch(send) {
    return async (url, { method, headers, body }) => {
        const answer = await send({ method, url, headers, ...(body === undefined ? {} : { body }) });
        const entries = Object.entries(answer.headers).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
        // A Response refuses a body, even an empty one, with 204 and its like.
        return new Response(answer.body === "" ? null : answer.body, { status: answer.status, headers: entries });
    };
}
const ANSWER_TIME = 60_000;
/** Opens GitHub's API; Octokit is loaded here and not before. */
async function openGitHubRest(access, repository) {
    const octokit = await openOctokit(access);
    const apiUrl = access.apiUrl.replace(/\/+$/, "");
    const [owner = "", repo = ""] = repository.split("/");
    const send = async ({ route, parameters }) => {
        const request = { signal: AbortSignal.timeout(ANSWER_TIME) };
        // What the route does not name would be sent in the body.
        const place = route.includes("{owner}") ? { owner, repo } : {};
        return (await octokit.request(route, { ...place, ...parameters, request })).data;
    };
    const patience = { parseFault: github_errors/* parseGitHubFault */.$V, wait: access.wait };
    const call = async (asked, schema, look) => {
        const answer = await persist(patience, () => send(asked), look).catch((error) => {
            const fault = (0,github_errors/* parseGitHubFault */.$V)(error);
            throw fault === undefined ? error : (0,github_errors/* explainGitHub */.$2)({ repository, doing: asked.doing }, fault, error);
        });
        const parsed = schema.safeParse(answer);
        if (parsed.success)
            return parsed.data;
        throw buildUnexpected(asked, parsed.error.issues[0]?.path.join(".") ?? "");
    };
    return {
        repository,
        owner,
        graphqlUrl: `${apiUrl.replace(/\/api\/v3$/, "/api")}/graphql`,
        call,
        find: async (asked, schema) => {
            try {
                return await call(asked, schema);
            }
            catch (error) {
                if (error instanceof errors/* ReleaseDocsError */.D && error.code === "github/not-found")
                    return undefined;
                throw error;
            }
        },
    };
}
function buildUnexpected({ doing }, field) {
    return new errors/* ReleaseDocsError */.D({
        code: "github/unexpected",
        message: `GitHub's API answered in an unknown form when asked to ${doing}: ${field || "the answer"} is not as expected.`,
        hint: "Check GITHUB_API_URL; it has to be GitHub's API, such as https://api.github.com.",
    });
}


/***/ }),

/***/ 8216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   $V: () => (/* binding */ parseGitHubFault),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZA: () => (/* binding */ selectPause),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* unused harmony export isRateLimited */
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);


/** Reads an error of Octokit; undefined for any other, which is no fault of GitHub's. */
function parseGitHubFault(error) {
    if (!(error instanceof Error))
        return undefined;
    if (error.name === "AbortError" || error.name === "TimeoutError") {
        return { status: undefined, message: "no answer in time", headers: {} };
    }
    if (!("status" in error) || typeof error.status !== "number")
        return undefined;
    const response = "response" in error && typeof error.response === "object" ? error.response : undefined;
    const headers = response !== null && response !== undefined && "headers" in response ? response.headers : {};
    return {
        // Octokit says 500 where no answer came at all.
        status: response === undefined ? undefined : error.status,
        message: quote(error.message),
        headers: (headers ?? {}),
    };
}
/** The status of GitHub's answer that an error tells of; undefined where there was none. */
function statusOf(error) {
    return parseGitHubFault(error)?.status;
}
/** What GitHub said, with its status, or why there was no answer: one line for a person. */
function describeGitHubError(error) {
    const fault = parseGitHubFault(error);
    const { status, message } = fault ?? {
        status: undefined,
        message: quote(error instanceof Error ? error.message : String(error)),
    };
    return status === undefined ? message : `${status} ${message}`;
}
/** Whether what was asked may have been done all the same. */
function isAmbiguous({ status }) {
    return status === undefined || status >= 500;
}
/** Whether GitHub wants to be asked later; nothing was done then. */
function isRateLimited({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return headers["retry-after"] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
}
/**
 * How long to wait before the same is asked again, in milliseconds; undefined where that is of no use. `attempt`
 * counts from 1, `now` is in milliseconds since 1970.
 */
function selectPause(fault, attempt, now) {
    if (isRateLimited(fault)) {
        const { headers } = fault;
        const told = Number(headers["retry-after"] ?? Number.NaN);
        if (told >= 0)
            return told * 1000;
        const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
        if (isUsedUp(headers) && reset > 0)
            return Math.max(reset * 1000 - now, 0) + 1000;
        return 60_000 * attempt;
    }
    return isAmbiguous(fault) && attempt <= 3 ? 1000 * 2 ** (attempt - 1) : undefined;
}
function isUsedUp(headers) {
    return String(headers["x-ratelimit-remaining"] ?? "") === "0";
}
function quote(text) {
    // Octokit adds the page that documents the call.
    return (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text.replace(/ - https?:\/\/\S+$/, ""));
}
const says = (words) => (fault) => words.test(fault.message);
const has = (status) => (fault) => fault.status === status;
/** GitHub's answers and what a person can do about them; the first that matches is told. */
const RULES = [
    {
        matches: isRateLimited,
        explain: (asked) => ({
            code: "github/rate-limited",
            message: `GitHub wanted to be asked later, for longer than this step waits; it could not ${told(asked)}.`,
            hint: "Run the step again later. A token of a GitHub App has a rate limit of its own.",
        }),
    },
    {
        matches: says(/not permitted to create or approve pull requests/i),
        explain: (asked) => ({
            code: "github/pull-requests-not-allowed",
            message: `The workflow's own token may not open pull requests in ${asked.repository}.`,
            hint: "Allow it in Settings, Actions, General, Workflow permissions: “Allow GitHub Actions to create and approve " +
                "pull requests” (an organisation may hold that setting), or give github-token a token of a GitHub App.",
        }),
    },
    {
        matches: says(/resource not accessible by (?:integration|personal access token)/i),
        explain: (asked) => ({
            code: "github/permission-missing",
            message: `The token may not ${told(asked)}: it lacks a permission.`,
            hint: "Give the job `permissions: { contents: write, pull-requests: write }`, or the token those two rights. On an " +
                "event from a fork the workflow's own token only reads, whatever the workflow says: run on push to the default " +
                "branch instead, or on pull_request_target (closed) without checking out the fork's code.",
        }),
    },
    {
        matches: says(/SAML|single sign-on/i),
        explain: (asked, fault) => ({
            code: "github/permission-missing",
            message: `The token may not ${told(asked)}: ${fault.message}`,
            hint: "Authorise the token for the organisation's single sign-on, in the token's own settings.",
        }),
    },
    {
        matches: says(/protected|rule violation|through a pull request|not authorized to push|reference update failed/i),
        explain: (asked, fault) => ({
            code: "github/branch-protected",
            message: `A rule of ${asked.repository} does not let the token ${asked.doing}: ${fault.message}`,
            hint: "Leave branches named release-docs/** out of the rule, or let the token's owner bypass it.",
        }),
    },
    {
        matches: has(401),
        explain: (asked, fault) => ({
            code: "github/bad-token",
            message: `GitHub does not know the token and could not ${told(asked)}: ${fault.message}`,
            hint: "Check the input github-token: the secret may be empty, expired or of another server.",
        }),
    },
    {
        matches: says(/repository is empty/i),
        explain: ({ repository }) => ({
            code: "github/no-base",
            message: `The repository ${repository} is empty, so there is nothing that a draft can start from.`,
            hint: "Make its first commit, such as a README, and run the step again.",
        }),
    },
    {
        matches: has(404),
        explain: (asked) => ({
            code: "github/not-found",
            message: `GitHub could not ${told(asked)}: it is not there, or the token may not see it.`,
            hint: "Check the name. The workflow's own token reaches its own repository only: for another one give github-token a " +
                "token of a GitHub App that is installed there, or a personal one with `contents` and `pull requests` to write.",
        }),
    },
    {
        matches: isAmbiguous,
        explain: (asked, fault) => ({
            code: "github/unreachable",
            message: `GitHub did not answer and could not ${told(asked)}: ${fault.status ?? ""} ${fault.message}`.trim(),
            hint: "Run the step again; https://www.githubstatus.com says whether GitHub has trouble.",
        }),
    },
];
/** Turns GitHub's refusal into a {@link ReleaseDocsError} with the next step. */
function explainGitHub(asked, fault, cause) {
    const rule = RULES.find(({ matches }) => matches(fault));
    const explanation = rule?.explain(asked, fault) ?? {
        code: "github/refused",
        message: `GitHub would not ${told(asked)}: ${fault.status ?? ""} ${fault.message}`,
        hint: "Check the token's rights (`contents: write`, `pull-requests: write`) and the repository's rules.",
    };
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ ...explanation, cause });
}
/** Whether GitHub refused in these words, where none of the rules above has more to say. */
function isRefusal(error, words) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "github/refused" && words.test(error.message);
}
function told({ doing, repository }) {
    return `${doing} in ${repository}`;
}


/***/ }),

/***/ 2504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   G$: () => (/* binding */ cutMarkdown),
/* harmony export */   m4: () => (/* binding */ escapeMarkdownText),
/* harmony export */   yN: () => (/* binding */ containMarkdown)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6422);

const ESCAPE_TOKENS = /(?<!`)(?<ticks>`+)(?!`)(?<code>[^`]|[^`][\s\S]*?[^`])\k<ticks>(?!`)|(?<url>https?:\/\/[^\s<>`|*]+)|(?<mention>(?<![\w`/.@-])@[a-z\d](?:[\w./-]*[\w])?)/gi;
/**
 * Makes one line of somebody else's text safe to stand in GitHub markdown: it shows as it was written, code
 * spans stay code, an `@name` becomes code (no ping, and most are decorators or packages anyway), and nothing in it
 * opens HTML, links, images, emphasis, tables or another block.
 */
function escapeMarkdown(line) {
    const text = line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
    let escaped = "";
    let end = 0;
    for (const match of text.matchAll(ESCAPE_TOKENS)) {
        escaped += escapePlain(text.slice(end, match.index));
        const { mention } = match.groups ?? {};
        escaped += mention === undefined ? match[0] : `\`${mention}\``;
        end = match.index + match[0].length;
    }
    return escapeBlock(escaped + escapePlain(text.slice(end)));
}
function escapePlain(text) {
    return (text
        .replace(/\\(?=[!-/:-@[-`{-~])/g, "\\\\")
        .replace(/[*~|`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
        .replace(/&(?=#?\w+;)/g, "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        // What is left is no mention in this text, but could become one beside what stands before it.
        .replace(/@(?=\w)(?<![\w.]@)/g, "@\u200B"));
}
/** Keeps a line from opening a heading, a list or a rule where it stands first in an entry. */
function escapeBlock(text) {
    return text.replace(/^(?:#{1,6}(?=\s|$)|[-+=](?=[\s-=]|$))/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
/**
 * Makes a longer text safe in the same way: its lists, quotes of code and blank lines stay what they are, and
 * fenced code is left as it is and always closed.
 */
function escapeMarkdownText(text) {
    const lines = [];
    let fence;
    for (const line of text.split("\n")) {
        const marker = /^\s*(`{3,}|~{3,})([^`]*)$/.exec(line)?.[1];
        if (fence !== undefined) {
            lines.push(line);
            if (marker?.startsWith(fence) && line.trim() === marker)
                fence = undefined;
        }
        else if (marker !== undefined) {
            fence = marker;
            lines.push(line);
        }
        else {
            const item = /^(\s*)([-*+]|\d{1,9}[.)])(\s+)(?=\S)/.exec(line)?.[0] ?? /^\s*/.exec(line)?.[0] ?? "";
            lines.push(`${item.replaceAll("\t", "  ")}${escapeMarkdown(line.slice(item.length))}`.trimEnd());
        }
    }
    if (fence !== undefined)
        lines.push(fence);
    return lines.join("\n");
}
/**
 * The start of a Markdown text that fits into `longest` characters together with `pointer`, which says where the rest is.
 * It ends between two items; what is open there (code, a folded block) is closed. A text that fits stays as it is.
 */
function cutMarkdown(text, longest, pointer) {
    if (text.length <= longest)
        return text;
    const lines = text.split("\n");
    let fence = "";
    let folds = 0;
    let length = pointer.length + 2;
    let kept = 0;
    let closing = "";
    for (const [index, line] of lines.entries()) {
        const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
        if (fence === "")
            fence = mark;
        else if (mark.startsWith(fence) && line.trim() === mark)
            fence = "";
        if (fence === "")
            folds = Math.max(folds + count(line, /<details[\s>]/gi) - count(line, /<\/details>/gi), 0);
        const open = `${fence === "" ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}`;
        length += line.length + 1;
        if (length + open.length > longest)
            break;
        if (goesOn(lines, index + 1))
            continue;
        kept = index + 1;
        closing = open;
    }
    const start = `${lines.slice(0, kept).join("\n").trimEnd()}${closing}`;
    return start === "" ? pointer : `${start}\n\n${pointer}`;
}
/** Whether what comes next belongs to the item above: it is indented, also after a blank line. */
function goesOn(lines, from) {
    let next = from;
    while (next < lines.length && lines[next]?.trim() === "")
        next += 1;
    return /^\s/.test(lines[next] ?? "");
}
function count(line, form) {
    return line.match(form)?.length ?? 0;
}
const LONGEST_LINE = 20_000;
const UNSEEN = /(?!\t)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const OPENING = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^( *)(`{3,}|~{3,})\s*$/;
const FOLD = /^ {0,3}<\/?details(?: open)?>\s*$/i;
const FOLD_TITLE = /^ {0,3}(?:<details(?: open)?>)?\s*<summary>(.*?)<\/summary>\s*$/i;
const CONTAIN_TOKENS = new RegExp([
    /(?<kept>\\[!-/:;=-@[-`{-~]|<https?:\/\/[^\s<>`]*>|https?:\/\/[^\s<>`|*()[\]]+)/,
    /(?<code>(?<!`)(?<ticks>`+)(?!`)(?:[^`]|[^`].*?[^`])\k<ticks>(?!`))/,
    /(?<lone>`{3,}|~{3,})/,
    /(?<link>\][(:])(?=\s*<?[a-z][a-z\d+.-]*:)(?!\s*<?(?:https?|mailto):)/,
    /(?<tag>\\?<)(?=[a-z/!?])/,
    /(?<mention>(?<!\w)@)(?=[a-z\d])/,
]
    .map(({ source }) => source)
    .join("|"), "gi");
/**
 * Keeps a document that a service wrote in Markdown as it is, but for what could leave the block that it is put into
 * or reach a person: HTML becomes text (a fold becomes a bold line), an `@name` is no mention, links lead to web and
 * mail addresses only, and code is always closed. At most four times as long.
 */
function containMarkdown(text) {
    const contained = [];
    let fence;
    const lines = text.trim().split(/\r\n?|\n/);
    for (const line of lines.map(prepareLine)) {
        // A list item that ends takes its fence with it, the top of the document would not: closed, all readers agree.
        if (fence !== undefined && line.trim() !== "" && !line.startsWith(fence.indent)) {
            contained.push(fence.indent + fence.mark);
            fence = undefined;
        }
        if (fence === undefined) {
            fence = openFence(line);
            const kept = fence === undefined ? containLine(line) : [line];
            // Where a fold was, one blank line is enough.
            for (const piece of kept)
                if (piece !== "" || contained.at(-1) !== "")
                    contained.push(piece);
        }
        else if (closes(line, fence)) {
            contained.push(fence.indent + fence.mark);
            fence = undefined;
        }
        else
            contained.push(line);
    }
    if (fence !== undefined)
        contained.push(fence.indent + fence.mark);
    return contained.join("\n").trim();
}
/** Spaces for what leads a line, since how far a tab reaches depends on what it stands in. */
function prepareLine(raw) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(raw.replace(UNSEEN, " "), LONGEST_LINE);
    return line.replace(/^[ \t]+/, (lead) => lead.replaceAll("\t", "    "));
}
/** Deeper, in a quote or behind a list's mark, readers may differ about what is code: there it becomes text. */
function openFence(line) {
    const [, indent, mark] = OPENING.exec(line) ?? [];
    return indent === undefined || mark === undefined ? undefined : { indent, mark };
}
function closes(line, { indent, mark }) {
    const [, lead = "", closing = ""] = CLOSING.exec(line) ?? [];
    return closing.startsWith(mark) && lead.length <= indent.length + 3;
}
function containLine(line) {
    if (FOLD.test(line))
        return [];
    const title = FOLD_TITLE.exec(line)?.[1];
    return title === undefined ? [containPieces(line)] : ["", `**${containPieces(title)}**`, ""];
}
function containPieces(line) {
    return line.replace(CONTAIN_TOKENS, (piece, ...rest) => {
        const { code, lone, link, tag, mention } = rest.at(-1);
        // An entity would show as such in code. Whether it is code all over is another question: a table cuts it, a link too.
        if (code !== undefined)
            return code.replace(/<(?=[a-z/!?])/gi, "<\u200B");
        if (lone !== undefined)
            return lone.replace(/[`~]/g, "\\$&");
        if (link !== undefined)
            return `]\\${link.slice(1)}`;
        if (tag !== undefined)
            return "&lt;";
        return mention === undefined ? piece : "@\u200B";
    });
}


/***/ })

};
