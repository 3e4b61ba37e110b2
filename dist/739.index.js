export const id = 739;
export const ids = [739];
export const modules = {

/***/ 6739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  conclude: () => (/* binding */ conclude),
  concludeFailure: () => (/* binding */ concludeFailure)
});

// UNUSED EXPORTS: announce, mapTexts

// EXTERNAL MODULE: ./lib/shared/clock.js
var clock = __webpack_require__(3383);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/redaction.js
var redaction = __webpack_require__(4028);
// EXTERNAL MODULE: ./lib/shared/text.js
var shared_text = __webpack_require__(6422);
// EXTERNAL MODULE: ./lib/action/environment.js
var action_environment = __webpack_require__(2039);
// EXTERNAL MODULE: ./lib/action/outcome.js
var action_outcome = __webpack_require__(1006);
// EXTERNAL MODULE: ./lib/action/wait.js
var wait = __webpack_require__(481);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/hosts/github/client.js
var client = __webpack_require__(1368);
// EXTERNAL MODULE: ./lib/hosts/github/errors.js
var github_errors = __webpack_require__(8216);
// EXTERNAL MODULE: ./lib/shared/markdown.js
var markdown = __webpack_require__(2504);
// EXTERNAL MODULE: ./lib/action/request.js
var request = __webpack_require__(7367);
// EXTERNAL MODULE: ./lib/action/report/failure.js
var report_failure = __webpack_require__(5623);
;// CONCATENATED MODULE: ./lib/action/report/summary.js






// GitHub's limit is 1 MiB, and escaping makes a text at most four times as long.
const MAX_NOTES_BYTES = 170_000;
const FULL_SHA = /\b[0-9a-f]{40}\b/g;
const MAX_SENTENCE_LENGTH = 1000;
const MAX_QUOTE_LENGTH = 2000;
const MAX_SENTENCES = 10;
function renderSummary(outcome, pages) {
    const parts = [`## ${renderHeadline(outcome)}`, renderReport(outcome, pages), renderNotes(outcome)];
    return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
function renderReport(outcome, pages) {
    const { request, skipped, failure, code, conversations } = outcome;
    const parts = [
        request === undefined ? "" : `**${(0,markdown/* escapeMarkdown */.FV)(request.title)}**`,
        skipped === undefined ? "" : `Nothing was sent: ${sentence(skipped)}.`,
        renderCommits(outcome, pages),
        failure === undefined ? "" : quoteBlock(failure),
        code === undefined ? "" : renderCode(code, pages),
        ...(outcome.warnings ?? []).slice(0, MAX_SENTENCES).map(quoteBlock),
        renderPublications(conversations, pages),
        renderEffort(outcome),
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function renderCode(code, pages) {
    return pages.action === undefined
        ? `Error code: \`${code}\``
        : `Error code: ${renderLink(code, (0,report_failure/* errorPageOf */.hl)(code, pages))}`;
}
function renderCommits({ selection, changes, conversations }, pages) {
    const requested = selection === undefined ? "" : `Commits: ${sentence(selection)}.`;
    const understood = conversations.flatMap((conversation) => (0,action_outcome/* entryOf */.Ms)(conversation, "selection") ?? []);
    const parts = [
        [requested, renderRange(changes, pages)].filter((part) => part !== "").join(" "),
        ...[...new Set(understood)].slice(0, MAX_SENTENCES).map(sentence),
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function renderRange(changes, { repository }) {
    const url = (0,request/* buildChangesUrl */.T)(changes, repository);
    if (url !== undefined) {
        const range = decodeURIComponent(url.slice(url.lastIndexOf("/") + 1));
        return `Compare ${renderLink(range.replace(FULL_SHA, shortSha), url)}.`;
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
    const shown = cutLines(notes, MAX_NOTES_BYTES);
    const parts = [
        "<details>\n<summary>Release notes</summary>",
        (0,markdown/* containMarkdown */.yN)(shown),
        shown === notes ? "" : "… The rest is in the output `release-notes`.",
        "</details>",
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function sentence(text) {
    return (0,markdown/* escapeMarkdown */.FV)((0,shared_text/* shorten */.ml)(text, MAX_SENTENCE_LENGTH));
}
function quoteBlock(text) {
    const lines = (0,shared_text/* shorten */.ml)(text, MAX_QUOTE_LENGTH).split("\n").map(markdown/* escapeMarkdown */.FV);
    return lines
        .filter((line) => line !== "")
        .map((line) => `> ${line}`)
        .join("\n>\n");
}
const FAILURES = new Map([
    ["run/timeout", "timed out"],
    ["run/cancelled", "cancelled"],
]);
function renderHeadline(outcome) {
    return `Release docs: ${describeEnd(outcome)}`;
}
function describeEnd({ state, skipped, failure, code, tolerated, conversations, warnings = [] }) {
    if (skipped !== undefined)
        return "nothing was sent";
    if (failure !== undefined)
        return `${FAILURES.get(code) ?? "failed"}${tolerated ? " (the step continues)" : ""}`;
    if (state === "requested" || state === "running")
        return "request sent, the service is working";
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
const MAX_CELL_LENGTH = 300;
const MAX_TABLE_BYTES = 40_000;
const NOTHING = "–";
function renderPublications(conversations, pages) {
    if (conversations.length === 0)
        return "";
    const rows = conversations.map((conversation) => `| ${renderCells(conversation, pages).join(" | ")} |`);
    const table = cutLines(rows.join("\n"), MAX_TABLE_BYTES);
    const missing = rows.length - table.split("\n").length;
    return [
        "| Publication | State | Branch | Pull request | Staged | Result |",
        "| --- | --- | --- | --- | --- | --- |",
        missing === 0 ? table : `${table}\n\n… and ${missing} more.`,
    ].join("\n");
}
function renderCells(conversation, pages) {
    const { publicationName, status, branch, staged, summary } = conversation;
    const url = (0,wait/* resultUrlOf */.s1)(conversation);
    const pull = url === undefined ? undefined : (0,action_outcome/* parsePullRequestAddress */.ys)(url);
    return [
        renderText(publicationName),
        renderText(status),
        // Only the pull request's URL names the branch's repository.
        pull !== undefined && branch ? renderBranch(branch, pull.repository) : renderText(branch),
        url === undefined ? NOTHING : renderPullRequest(url, pages),
        staged ? "yes" : "no",
        renderText(summary),
        // `|` ends a cell even inside a code span.
    ].map((cell) => cell.replace(/(?<!\\)\|/g, "\\|"));
}
function renderBranch(branch, repository) {
    const path = branch.split("/").map(encodeURIComponent).join("/");
    return renderLink((0,shared_text/* shorten */.ml)(branch, MAX_CELL_LENGTH), `${repository}/tree/${path}`);
}
/** `#12` in the run's own repository, `octo/docs#12` in another one. */
function renderPullRequest(url, pages) {
    const pull = (0,action_outcome/* parsePullRequestAddress */.ys)(url);
    if (pull === undefined)
        return parseLink(url) ?? renderText(url);
    const label = pull.repository === pages.repository ? `#${pull.number}` : `${pull.name}#${pull.number}`;
    return renderLink((0,shared_text/* shorten */.ml)(label, MAX_CELL_LENGTH), url);
}
function renderText(text) {
    return (0,markdown/* escapeMarkdown */.FV)((0,shared_text/* shorten */.ml)(text ?? "", MAX_CELL_LENGTH)) || NOTHING;
}
const MAX_URL_LENGTH = 2000;
/** Only the label if the address is not http(s). */
function renderLink(label, address) {
    const text = (0,markdown/* escapeMarkdown */.FV)(label);
    const url = parseLink(address);
    return url === undefined ? text : `[${text}](${url})`;
}
/** The URL escaped for Markdown and without credentials; undefined unless http(s). */
function parseLink(address) {
    const url = address.length <= MAX_URL_LENGTH && URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return undefined;
    url.username = "";
    url.password = "";
    return url.href
        .replace(/[()|`*\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&(?=#?\w+;)/g, "&amp;");
}
function cutLines(text, longest) {
    const bytes = Buffer.from(text);
    if (bytes.length <= longest)
        return text;
    return bytes.subarray(0, Math.max(bytes.lastIndexOf("\n", longest), 0)).toString();
}

;// CONCATENATED MODULE: ./lib/action/report/comment.js






async function postComment(outcome, { environment, task, reporter, signal }) {
    if (!task?.inputs.comment || outcome.skipped !== undefined || signal.aborted)
        return;
    const { inputs, event } = task;
    const number = parsePullRequestNumber(event);
    if (number === undefined)
        return reporter.notice("No comment was posted: this run has no pull request.");
    const token = inputs["github-token"];
    if (token === "")
        return reporter.warning(describeFault(number, "the input github-token is empty"));
    const mark = buildCommentMark(environment, inputs);
    const body = renderComment(mark, outcome, environment.pages);
    try {
        const comments = await openPullRequestComments(event, token, number, signal);
        const own = await comments.findOwn(mark);
        // A comment that cannot be changed is not ours, or was deleted.
        if (own === undefined || !(await comments.update(own, body)))
            await comments.create(body);
    }
    catch (error) {
        await reporter.warning(describeFault(number, (0,github_errors/* describeGitHubError */.dZ)(error)));
    }
}
function describeFault(number, reason) {
    return (`Cannot comment on pull request #${number}: ${reason}.\n` +
        "Give the job `pull-requests: write` and the step a `github-token`. Runs for pull requests from forks cannot comment.");
}
/** Hidden, and the same in every run of a job that writes the same publications and folder. */
function buildCommentMark({ workflow, job }, inputs) {
    const key = [workflow, job, inputs["working-directory"], [...inputs.publications].sort()];
    const hash = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 16);
    return `<!-- release-docs ${hash} -->`;
}
// GitHub allows 65,536 characters.
const MAX_REPORT_LENGTH = 50_000;
function renderComment(mark, outcome, pages) {
    const parts = [
        mark,
        `### ${renderHeadline(outcome)}`,
        cutLines(renderReport(outcome, pages), MAX_REPORT_LENGTH),
        pages.run === undefined ? "" : `Details are in the summary of ${renderLink("this run", pages.run)}.`,
    ];
    return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
const numbered = schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* object */.Ikc({ number: schemas/* int */.Whr(), pull_request: schemas/* optional */.lqM(schemas/* unknown */.L5J()) })), undefined);
const AboutPullRequest = schemas/* object */.Ikc({ pull_request: numbered, issue: numbered });
/** The event's pull request, also for a comment on it. */
function parsePullRequestNumber({ payload }) {
    const { pull_request: pull, issue } = AboutPullRequest.safeParse(payload).data ?? {};
    return pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
}
/** For all calls, in milliseconds. */
const MAX_DURATION = 30_000;
const NOT_OURS = new Set([403, 404]);
const Author = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* optional */.lqM(schemas/* string */.YjP()) });
const CommentList = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* int */.Whr(), body: schemas/* nullish */.cl6(schemas/* string */.YjP()), user: schemas/* nullish */.cl6(Author) }));
async function openRunRepository(event, token, signal) {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(MAX_DURATION)]);
    const octokit = await (0,client/* openOctokit */.Ov)({ apiUrl: event.apiUrl, token, signal: bounded });
    const [owner = "", repo = ""] = (event.repository ?? "").split("/");
    return { octokit, place: { owner, repo } };
}
async function openPullRequestComments(event, token, number, signal) {
    const { octokit, place } = await openRunRepository(event, token, signal);
    const readMarked = (mark) => octokit.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { ...place, issue_number: number, per_page: 100 }, ({ data }) => parseComments(data).filter(({ body }) => body?.startsWith(mark)));
    // GITHUB_TOKEN and app tokens may not read /user; their comments are a bot's.
    const readLogin = async () => {
        const answer = await octokit.request("GET /user").catch((error) => {
            if ((0,github_errors/* statusOf */.c2)(error) === undefined)
                throw error;
        });
        return answer?.data.login;
    };
    return {
        /** The ID of the first comment with the mark that may be ours. */
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
        message: "GitHub sent an unexpected response for the comments",
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






const NOT_ALLOWED = new Set([401, 403, 404]);
const Release = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    tag_name: schemas/* string */.YjP(),
    draft: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    html_url: schemas/* optional */.lqM(schemas/* string */.YjP()),
});
/** Errors are warnings. */
async function updateReleaseBody(outcome, { task, reporter, signal }) {
    if (task === undefined)
        return;
    const { inputs, event } = task;
    const mode = inputs["release-body"];
    if (mode === "none" || outcome.state !== "done" || signal.aborted)
        return;
    const notes = (0,action_outcome/* releaseNotesOf */.QG)(outcome.conversations);
    const trigger = (0,action_trigger/* parseTrigger */.u)(event);
    const tag = "tag" in trigger ? trigger.tag : undefined;
    if (tag === undefined)
        return reporter.notice("No release was updated: this run has no release or tag.");
    const left = `The release ${tag} was not updated: `;
    if (notes === "")
        return reporter.notice(`${left}there are no release notes.`);
    if (inputs["github-token"] === "")
        return reporter.warning(`${left}the input github-token is empty.`);
    try {
        const opened = await openRunRepository(event, inputs["github-token"], signal);
        const release = await findRelease(opened, tag);
        if (release === undefined)
            return reporter.notice(`No release was updated: the tag ${tag} has no release.`);
        const existing = release.body ?? "";
        const placed = placeInRelease(existing, notes, mode, "The rest is in the changelog and in the run's summary.");
        if ("refused" in placed)
            return reporter.warning(`${left}${placed.refused}.`);
        if (toLineFeeds(placed.body) === toLineFeeds(existing))
            return reporter.info(`The release ${tag} is already up to date.`);
        const change = { ...opened.place, release_id: release.id, body: placed.body };
        await opened.octokit.request("PATCH /repos/{owner}/{repo}/releases/{release_id}", change);
        await reporter.info(`Added the notes to the release ${tag}${release.html_url ? `: ${release.html_url}` : ""}.`);
    }
    catch (error) {
        await reporter.warning(`${left}${describeRefusal(error)}`);
    }
}
/** The release of a tag. Drafts are only listed, for tokens that may write. */
async function findRelease({ octokit, place }, tag) {
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
function describeRefusal(error) {
    if (error instanceof core_errors/* $ZodError */.a$)
        return "GitHub's API sent an unexpected response. Check GITHUB_API_URL.";
    const status = (0,github_errors/* statusOf */.c2)(error);
    const reason = `${(0,github_errors/* describeGitHubError */.dZ)(error)}.`;
    if (status === undefined || !NOT_ALLOWED.has(status))
        return reason;
    return `${reason}\nGive the job the permission \`contents: write\`, or a token that may edit releases.`;
}
function toLineFeeds(text) {
    return text.replaceAll("\r\n", "\n");
}
const MARK = "<!-- release-docs: notes";
const BEGIN = `${MARK} begin -->`;
const END = `${MARK} end -->`;
// GitHub's limit, in characters.
const MAX_BODY_LENGTH = 125_000;
const MIN_NOTES_LENGTH = 500;
/** Puts the notes between hidden marks and keeps all other text. Notes that do not fit end with `pointer`. */
function placeInRelease(existing, notes, mode, pointer) {
    const place = mode === "replace" ? { before: "", after: "" } : findPlace(existing);
    if (place === undefined) {
        return {
            refused: "a hidden mark around the notes is missing or duplicated. Delete the old notes with the remaining marks, or use " +
                "`replace`",
        };
    }
    const frame = (text) => `${place.before}${BEGIN}\n\n${text}\n\n${END}${place.after}`;
    const room = MAX_BODY_LENGTH - frame("").length;
    if (room < MIN_NOTES_LENGTH)
        return { refused: "its text is too long to add notes" };
    const text = notes.replaceAll(MARK, MARK.replace(" ", "  ")).trim();
    return { body: frame((0,markdown/* cutMarkdown */.G$)(text, room, pointer)) };
}
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











/** Returns the exit code. */
async function conclude(outcome, conclusion) {
    const { reporter, environment } = conclusion;
    const safe = prepare(outcome, conclusion);
    await reporter.outputs((0,action_outcome/* buildOutputs */.JZ)(safe));
    await reporter.summary(renderSummary(safe, environment.pages));
    await postComment(safe, conclusion);
    await updateReleaseBody(safe, conclusion);
    return announce(safe, reporter, environment.pages);
}
/** The caller logs the error. Never throws, so that the error is not lost. */
async function concludeFailure(error, known, conclusion) {
    const { reporter, environment } = conclusion;
    const { code, message: failure } = (0,report_failure/* describeFailure */.Ic)(error);
    const unknown = { state: undefined, job: undefined, conversations: [], changes: [], request: undefined };
    const safe = prepare({ ...(known ?? unknown), failure, code, tolerated: false }, conclusion);
    const steps = [
        async () => known && reporter.outputs((0,action_outcome/* buildOutputs */.JZ)(safe)),
        async () => reporter.summary(renderSummary(safe, environment.pages)),
        async () => postComment(safe, conclusion),
    ];
    for (const step of steps)
        await step().catch((fault) => reporter.debug((0,errors/* renderCauses */.B)(fault)));
}
/** Redacts before Markdown is escaped: an escaped secret would not be recognized. */
function prepare(outcome, { environment, start }) {
    const { redact } = (0,redaction/* createSecrets */.g)(...(0,action_environment/* selectSecrets */._X)(environment));
    return mapTexts({ ...outcome, duration: clock/* systemClock */.m.now() - start }, redact);
}
const MAX_MESSAGE_LENGTH = 2000;
const MAX_LINES = 10;
/** At most one warning; returns the exit code. */
async function announce(outcome, reporter, pages) {
    const { failure, code, tolerated, warnings = [] } = outcome;
    const render = (messages, of) => (0,report_failure/* renderFailure */.zt)({ code: of, message: limit(messages) }, pages);
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
        const place = (0,wait/* resultUrlOf */.s1)(conversation) ?? (branch ? `Branch ${branch}` : "");
        return [place, summary ?? ""].filter((part) => part !== "").join(": ");
    });
    return [`${renderHeadline(outcome)}.`, ...results.filter((result) => result !== "")];
}
function limit(messages) {
    const lines = messages.flatMap((message) => message.split("\n"));
    const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), "…"] : lines;
    return (0,shared_text/* shorten */.ml)(shown.join("\n"), MAX_MESSAGE_LENGTH);
}
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

/***/ 1368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ openGitHubRest),
/* harmony export */   Ov: () => (/* binding */ openOctokit),
/* harmony export */   _j: () => (/* binding */ createGitHubApi)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8350);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6422);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1201);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8216);





/** Opens Octokit without log and retries; loaded late, since it is large. */
async function openOctokit({ apiUrl, token, send, signal }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(758)]).then(__webpack_require__.bind(__webpack_require__, 9377));
    const baseUrl = apiUrl.replace(/\/+$/, "");
    const octokit = getOctokit(token, {
        baseUrl,
        log: SILENT,
        ...(send === undefined ? {} : { request: { fetch: sendAsFetch(send) } }),
    });
    // The plugin for pages passes no signal on, and follows the server's links wherever they lead.
    octokit.hook.before("request", (options) => {
        if (signal !== undefined)
            options.request.signal = signal;
        const { origin } = new URL(options.url, baseUrl);
        if (origin === new URL(baseUrl).origin)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "github/unexpected",
            message: `GitHub's next page is on another host, ${origin}; it was not requested.`,
            hint: "Check GITHUB_API_URL: it must be GitHub's API, such as https://api.github.com.",
        });
    });
    return octokit;
}
const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
// Milliseconds.
const ATTEMPT_TIMEOUT = 60_000;
const MAX_RETRIES = 100;
// Switches the plugin's own rule off.
const EVERY_FAILURE = Array.from({ length: 200 }, (_, index) => 400 + index);
/** Octokit with our retries. `request.look` finds what a failed attempt created. See docs/decisions/0013. */
async function openRetryingOctokit(access) {
    const [octokit, { retry }] = await Promise.all([openOctokit(access), __webpack_require__.e(/* import() */ 735).then(__webpack_require__.bind(__webpack_require__, 9735))]);
    // Before the plugin's hooks, so that it runs inside them, once per attempt.
    octokit.hook.wrap("request", async (request, options) => {
        const state = options.request;
        const found = state.mayBeDone === true ? await state.look?.() : undefined;
        if (found !== undefined)
            return { status: 200, url: options.url, headers: {}, data: found };
        state.signal = AbortSignal.timeout(ATTEMPT_TIMEOUT);
        try {
            return await request(options);
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServerFault */ .Hx)(error);
            const delay = fault && (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .selectRetryDelay */ .K8)(fault, (state.retryCount ?? 0) + 1, Date.now());
            if (fault === undefined || delay === undefined)
                throw error;
            state.mayBeDone = (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .isServerFailure */ .Ab)(fault);
            state.waited = (state.waited ?? 0) + delay;
            if (state.waited > _retry_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_WAIT */ .nC)
                throw error;
            // A failure while the body was read has no request.
            const failed = Object.assign(error, { request: { ...options } });
            throw retryRequest(failed, MAX_RETRIES, delay);
        }
    });
    const { retryRequest } = retry(octokit, {
        retry: { doNotRetry: EVERY_FAILURE, retryAfterBaseValue: access.second ?? 1000 },
    }).retry;
    return octokit;
}
/** `fetch` for Octokit over `send`. */
function sendAsFetch(send, limits = {}) {
    return async (input, { method = "GET", headers, body, signal } = {}) => {
        const answer = await send(String(input), {
            method,
            // Not by Headers, which throws its own error for a token that no header can have.
            headers: Object.fromEntries(headers instanceof Headers ? headers : Object.entries({ ...headers })),
            ...(typeof body === "string" ? { body } : {}),
            ...(signal ? { signal } : {}),
            ...limits,
        });
        // Response rejects any body with status 204.
        const content = answer.body.length === 0 ? null : new Uint8Array(answer.body);
        return new Response(content, { status: answer.status, headers: { ...answer.headers } });
    };
}
async function openGitHubRest(access, repository) {
    const octokit = await openRetryingOctokit(access);
    const [owner = "", repo = ""] = repository.split("/");
    const call = async (route, parameters, { doing, answer, look }) => {
        // What the route does not name would be sent in the body.
        const place = route.includes(" /") ? { owner, repo } : {};
        const { data } = await octokit
            .request(route.replace(/ \/$| (?=\/)/, " /repos/{owner}/{repo}"), { ...place, ...parameters, request: { look } })
            .catch((error) => {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServerFault */ .Hx)(error);
            throw fault === undefined ? error : (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .explainGitHub */ .$2)({ repository, doing }, fault, error);
        });
        const parsed = answer.safeParse(data);
        if (parsed.success)
            return parsed.data;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "github/unexpected",
            message: `GitHub's answer has an unknown form (${doing}): ${parsed.error.issues[0]?.path.join(".") || "the answer"} is not as expected.`,
            hint: "Check GITHUB_API_URL: it must be GitHub's API, such as https://api.github.com.",
        });
    };
    return {
        repository,
        owner,
        graphqlUrl: `${access.apiUrl.replace(/\/+$/, "").replace(/\/api\/v3$/, "/api")}/graphql`,
        call,
        find: (route, parameters, expected) => call(route, parameters, expected).catch((error) => {
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "github/not-found")
                return undefined;
            throw error;
        }),
    };
}
/** A client without retries, for callers who wait for the answer. Throws `product/…`. */
function createGitHubApi(access) {
    const { refuse, unreadable } = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createProductRefusals */ .lW)("GitHub", [access.token]);
    let opened;
    const request = async (doing, path, options) => {
        opened ??= openOctokit(access);
        const { accept, ...limits } = options;
        const parameters = {
            headers: { accept, "x-github-api-version": "2022-11-28" },
            request: { fetch: sendAsFetch(access.send, limits), parseSuccessResponseBody: !limits.cut },
        };
        const octokit = await opened;
        const answered = await octokit.request(`GET ${path}`, parameters).catch((error) => {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServerFault */ .Hx)(error);
            if (!(error instanceof Error) || fault?.status === undefined)
                throw error instanceof Error ? (error.cause ?? error) : error;
            const words = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStatus */ .Wn)(fault.status, (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutDocumentation */ .n8)(error.message));
            throw refuse(doing, fault.status, words, fault.headers);
        });
        // Octokit accepts a redirect that was not followed.
        if (answered.status >= 300)
            throw refuse(doing, answered.status, (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStatus */ .Wn)(answered.status, ""), {});
        return answered;
    };
    return {
        refuse,
        read: async ({ doing, path, answer }) => {
            const accept = "application/vnd.github+json";
            const { data, headers } = await request(doing, path, { accept, longest: _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ANSWER_BYTES */ .gB });
            const parsed = answer.safeParse(data);
            if (parsed.success)
                return { value: parsed.data, headers };
            throw unreadable(doing, typeof data === "string" ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(data, 100) : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .explainIssues */ ._u)(parsed.error.issues));
        },
        readText: async ({ doing, path, accept }) => {
            const { data } = await request(doing, path, { accept, longest: _shared_json_api_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_BYTES */ .$D, cut: true });
            return new Response(data).text();
        },
    };
}


/***/ }),

/***/ 8216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   Hx: () => (/* binding */ parseServerFault),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   n8: () => (/* binding */ withoutDocumentation),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1201);



function parseServerFault(error) {
    if (!(error instanceof Error))
        return undefined;
    if (error.name === "AbortError" || error.name === "TimeoutError") {
        return { status: undefined, message: "no answer in time", headers: {} };
    }
    if (!("status" in error) || typeof error.status !== "number")
        return undefined;
    const { response } = error;
    return {
        // Octokit reports 500 for no answer.
        status: response === undefined ? undefined : error.status,
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(withoutDocumentation(error.message)),
        headers: response?.headers ?? {},
    };
}
function withoutDocumentation(message) {
    return message.replace(/ - https?:\/\/\S+$/, "");
}
function statusOf(error) {
    return parseServerFault(error)?.status;
}
/** GitHub's status and words, or why there was no answer, on one line. */
function describeGitHubError(error) {
    const { status, message } = parseServerFault(error) ?? {
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(error instanceof Error ? error.message : String(error)),
    };
    return status === undefined ? message : `${status} ${message}`;
}
const says = (words) => (fault) => words.test(fault.message);
const has = (status) => (fault) => fault.status === status;
/** The first rule that matches is used. */
const RULES = [
    {
        matches: _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimited */ .Jz,
        code: "github/rate-limited",
        message: (call) => `GitHub's rate limit is exceeded, so GitHub could not ${call}; it resets later than this step can wait.`,
        hint: "Run the step again later. A token of a GitHub App has a rate limit of its own.",
    },
    {
        matches: says(/not permitted to create or approve pull requests/i),
        code: "github/pull-requests-not-allowed",
        message: (_, __, repository) => `The workflow's own token may not open pull requests in ${repository}.`,
        hint: "Allow it in Settings, Actions, General, Workflow permissions: “Allow GitHub Actions to create and approve " +
            "pull requests” (an organisation may lock that setting), or give github-token a token of a GitHub App.",
    },
    {
        matches: says(/resource not accessible by (?:integration|personal access token)/i),
        code: "github/permission-missing",
        message: (call) => `The token may not ${call}: it lacks a permission.`,
        hint: "Give the job `permissions: { contents: write, pull-requests: write }`, or the token those two rights. On an " +
            "event from a fork the workflow's own token only reads: run on push to the default branch instead, or on " +
            "pull_request_target (closed) without checking out the fork's code.",
    },
    {
        matches: says(/SAML|single sign-on/i),
        code: "github/permission-missing",
        message: (call, { message }) => `The token may not ${call}: ${message}`,
        hint: "Authorise the token for the organisation's single sign-on, in the token's own settings.",
    },
    {
        matches: says(/protected|rule violation|through a pull request|not authorized to push|reference update failed/i),
        code: "github/branch-protected",
        message: (call, { message }) => `A rule of the repository does not let the token ${call}: ${message}`,
        hint: "Leave branches named release-docs/** out of the rule, or let the token's owner bypass it.",
    },
    {
        matches: has(401),
        code: "github/bad-token",
        message: (call, { message }) => `GitHub does not accept the token and could not ${call}: ${message}`,
        hint: "Check the input github-token: the secret may be empty, expired or of another server.",
    },
    {
        matches: says(/repository is empty/i),
        code: "github/no-base",
        message: (_, __, repository) => `The repository ${repository} is empty: a draft has no commit to start from.`,
        hint: "Make its first commit, such as a README, and run the step again.",
    },
    {
        matches: has(404),
        code: "github/not-found",
        message: (call) => `GitHub could not ${call}: it does not exist, or the token may not see it.`,
        hint: "Check the name. The workflow's own token reaches its own repository only: for another one give github-token a " +
            "token of a GitHub App that is installed there, or a personal one with `contents` and `pull requests` to write.",
    },
    {
        matches: _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isServerFailure */ .Ab,
        code: "github/unreachable",
        message: (call, { status = "", message }) => `GitHub failed or did not answer, and could not ${call}: ${status} ${message}`.trim(),
        hint: "Run the step again; https://www.githubstatus.com says whether GitHub has trouble.",
    },
];
const REFUSED = {
    matches: () => true,
    code: "github/refused",
    message: (call, { status, message }) => `GitHub would not ${call}: ${status ?? ""} ${message}`,
    hint: "Check the token's rights (`contents: write`, `pull-requests: write`) and the repository's rules.",
};
function explainGitHub({ repository, doing }, fault, cause) {
    const { code, message, hint } = RULES.find(({ matches }) => matches(fault)) ?? REFUSED;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ code, message: message(`${doing} in ${repository}`, fault, repository), hint, cause });
}
/** Whether GitHub refused with these words and no rule above matched. */
function isRefusal(error, words) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D && error.code === "github/refused" && words.test(error.message);
}


/***/ }),

/***/ 1201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ isServerFailure),
/* harmony export */   Jz: () => (/* binding */ isRateLimited),
/* harmony export */   K8: () => (/* binding */ selectRetryDelay),
/* harmony export */   nC: () => (/* binding */ MAX_WAIT)
/* harmony export */ });
/** Seconds; of all waits for one call. */
const MAX_WAIT = 15 * 60;
/** No answer, or a server error: the call may have been carried out. */
function isServerFailure({ status }) {
    return status === undefined || status >= 500;
}
function isRateLimited({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return headers["retry-after"] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
}
/** Seconds until the next attempt (counted from 1); undefined for no retry. `now` is in milliseconds since 1970. */
function selectRetryDelay(fault, attempt, now) {
    if (!isRateLimited(fault))
        return isServerFailure(fault) && attempt <= 3 ? 2 ** (attempt - 1) : undefined;
    const { headers } = fault;
    const retryAfter = Number(headers["retry-after"] ?? Number.NaN);
    if (retryAfter >= 0)
        return retryAfter;
    const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
    // Clocks differ: wait one second more, also after the reset.
    return isUsedUp(headers) && reset > 0 ? Math.max(Math.ceil(reset - now / 1000), 0) + 1 : 60 * attempt;
}
function isUsedUp(headers) {
    return String(headers["x-ratelimit-remaining"] ?? "") === "0";
}


/***/ }),

/***/ 8350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ MAX_TEXT_BYTES),
/* harmony export */   E: () => (/* binding */ selectRateLimit),
/* harmony export */   M9: () => (/* binding */ createProductApi),
/* harmony export */   Ns: () => (/* binding */ checkHealth),
/* harmony export */   Wn: () => (/* binding */ describeStatus),
/* harmony export */   gB: () => (/* binding */ MAX_ANSWER_BYTES),
/* harmony export */   lW: () => (/* binding */ createProductRefusals)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4028);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6422);



/** 100 items with all of their fields. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const MAX_TEXT_BYTES = 64 * 1024;
/** Throws `product/…`, and what `send` throws. */
function createProductApi({ product, baseUrl, headers, secrets, words, send }) {
    const base = baseUrl.replace(/\/+$/, "");
    const { refuse, unreadable } = createProductRefusals(product, secrets);
    const ask = async (doing, path, request) => {
        const url = path.startsWith("/") ? base + path : path;
        if (URL.parse(url)?.origin !== URL.parse(base)?.origin)
            throw unreadable(doing, "the next page is on another host");
        const answer = await send(url, request);
        if (answer.status >= 200 && answer.status < 300)
            return answer;
        const text = answer.body.toString("utf8");
        throw refuse(doing, answer.status, describeStatus(answer.status, words((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text)) ?? text), answer.headers);
    };
    return {
        refuse,
        read: async ({ doing, path, answer: schema, body }) => {
            const type = { "content-type": "application/json; charset=utf-8" };
            const answer = await ask(doing, path, {
                ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
                headers: { accept: "application/json", ...(body === undefined ? {} : type), ...headers },
                longest: MAX_ANSWER_BYTES,
            });
            const text = answer.body.toString("utf8");
            const value = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return { value: parsed.data, headers: answer.headers };
            throw unreadable(doing, value === undefined ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text, 100) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .explainIssues */ ._u)(parsed.error.issues));
        },
        readText: async ({ doing, path, accept }) => {
            const request = { headers: { ...headers, accept }, longest: MAX_TEXT_BYTES, cut: true };
            return (await ask(doing, path, request)).body.toString("utf8");
        },
    };
}
function selectRateLimit(headers) {
    const limit = Number(headers["x-ratelimit-limit"] ?? Number.NaN);
    const remaining = Number(headers["x-ratelimit-remaining"] ?? Number.NaN);
    if (!(limit > 0) || !(remaining >= 0))
        return {};
    return { remainingRateLimitPercent: Math.min(100, Math.round((remaining / limit) * 100)) };
}
async function checkHealth(look) {
    try {
        return { healthy: true, ...(await look()) };
    }
    catch (cause) {
        if (!(cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D))
            throw cause;
        return { healthy: false, message: cause.hint, error: cause.message };
    }
}
function describeStatus(status, words) {
    return words === "" ? `status ${status}` : `status ${status}, ${words}`;
}
/** Secrets are removed before texts are truncated. */
function createProductRefusals(product, secrets) {
    const { redact } = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .createSecrets */ .g)(...secrets);
    return {
        refuse: (doing, status, words, headers) => {
            const said = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(redact(words));
            const message = `${product} did not ${doing}: ${said}`;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ message, ...judge(product, status, said, headers) });
        },
        unreadable: (doing, fault) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "product/unreadable",
            message: `${product} gave no valid answer (${doing}): ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(redact(fault))}`,
            hint: `Check the base address of the connection: a sign-in page or another program may answer in place of ${product}.`,
        }),
    };
}
// Limits that GitHub and Slack name in words, beside the usual statuses.
const LIMITED = /rate.?limit|abuse detection|too many requests/i;
function judge(product, status, said, headers) {
    const isUsedUp = String(headers["x-ratelimit-remaining"]) === "0" || headers["retry-after"] !== undefined || LIMITED.test(said);
    if (status === 429 || (isUsedUp && status < 500 && status !== 401 && status !== 404)) {
        return { code: "product/rate-limited", hint: `${product}'s rate limit is exceeded: try again ${when(headers)}.` };
    }
    if (status === 401) {
        return { code: "product/bad-token", hint: `Make a new token in ${product} and store it in the connection.` };
    }
    if (status === 403) {
        return { code: "product/forbidden", hint: `Give the token of the connection the right to do that in ${product}.` };
    }
    if (status === 404 || status === 410) {
        return { code: "product/not-found", hint: "Check its name, and that the token of the connection may see it." };
    }
    if (status >= 500)
        return { code: "product/failed", hint: `Try again ${when(headers)}.` };
    return { code: "product/refused", hint: "Correct what the quoted words are about." };
}
function when(headers) {
    const wait = String(headers["retry-after"] ?? "");
    if (/^\d{1,9}$/.test(wait))
        return `in ${wait} s`;
    // Seconds since 1970 at GitHub, a date at Atlassian.
    const reset = String(headers["x-ratelimit-reset"] ?? "");
    const time = new Date(/^\d{1,12}$/.test(reset) ? Number(reset) * 1000 : reset);
    return Number.isNaN(time.getTime()) ? "later" : `after ${time.toISOString()}`;
}


/***/ }),

/***/ 2504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   G$: () => (/* binding */ cutMarkdown),
/* harmony export */   m4: () => (/* binding */ escapeMarkdownText),
/* harmony export */   nR: () => (/* binding */ findPlainLines),
/* harmony export */   pu: () => (/* binding */ maskInlineCode),
/* harmony export */   uO: () => (/* binding */ FenceScanner),
/* harmony export */   uz: () => (/* binding */ splitLines),
/* harmony export */   yN: () => (/* binding */ containMarkdown)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6422);

const INLINE_CODE = /(?<!`)(?<ticks>`+)(?!`)(?:[^`]|[^`][\s\S]*?[^`])\k<ticks>(?!`)/;
function maskInlineCode(text) {
    return text.replace(new RegExp(INLINE_CODE, "g"), "x");
}
/** Fences indented by more than `maxIndent` spaces are text: readers differ about those in list items. */
class FenceScanner {
    #fence;
    #maxIndent;
    constructor(maxIndent = 3) {
        this.#maxIndent = maxIndent;
    }
    isCode(line) {
        if (this.#fence !== undefined) {
            const [, lead = "", mark = ""] = /^([ \t]*)(`{3,}|~{3,})[ \t\r\n]*$/.exec(line) ?? [];
            if (mark.startsWith(this.#fence.mark) && lead.length <= this.#fence.indent.length + 3)
                this.#fence = undefined;
            return true;
        }
        const [, indent, mark] = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
        if (indent === undefined || mark === undefined)
            return false;
        if (indent.replaceAll("\t", "    ").length > this.#maxIndent)
            return false;
        this.#fence = { indent, mark };
        return true;
    }
    get closingLine() {
        return this.#fence && this.#fence.indent + this.#fence.mark;
    }
    /** Closes the code if the line ends its list item. Returns the closing line then. */
    leave(line) {
        if (this.#fence === undefined || line.trim() === "" || line.startsWith(this.#fence.indent))
            return undefined;
        const { closingLine } = this;
        this.#fence = undefined;
        return closingLine;
    }
}
function splitLines(text) {
    return text === "" ? [] : text.split(/(?<=\n)/);
}
function findPlainLines(lines) {
    const fences = new FenceScanner();
    let inComment = false;
    return lines.map((line) => {
        if (fences.closingLine === undefined && (inComment || /^ {0,3}<!--/.test(line))) {
            inComment = !line.slice(inComment ? 0 : line.indexOf("<!--") + 4).includes("-->");
            return false;
        }
        return !fences.isCode(line);
    });
}
function joinForms(...forms) {
    return new RegExp(forms.map(({ source }) => source).join("|"), "gi");
}
const ESCAPE_TOKENS = joinForms(INLINE_CODE, /https?:\/\/[^\s<>`|*]+/, /(?<mention>(?<![\w`/.@-])@[a-z\d](?:[\w./-]*[\w])?)/);
/** The line shows as written on GitHub: nothing pings, links or opens a block, and an `@name` becomes code. */
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
        // No mention here, but it could become one beside the text before it.
        .replace(/@(?=\w)(?<![\w.]@)/g, "@\u200B"));
}
/** Keeps the first line of an entry from opening a heading, a list or a rule. */
function escapeBlock(text) {
    return text.replace(/^(?:#{1,6}(?=\s|$)|[-+=](?=[\s-=]|$))/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
/** {@link escapeMarkdown} for several lines. Lists, quotes and fenced code stay; open code is closed. */
function escapeMarkdownText(text) {
    const fences = new FenceScanner(Number.POSITIVE_INFINITY);
    const lines = text.split("\n").flatMap((line) => {
        const closing = fences.leave(line) ?? [];
        if (fences.isCode(line))
            return [closing, line].flat();
        const item = /^(\s*)([-*+]|\d{1,9}[.)])(\s+)(?=\S)/.exec(line)?.[0] ?? /^\s*/.exec(line)?.[0] ?? "";
        return [closing, `${item.replaceAll("\t", "  ")}${escapeMarkdown(line.slice(item.length))}`.trimEnd()].flat();
    });
    if (fences.closingLine !== undefined)
        lines.push(fences.closingLine.trim());
    return lines.join("\n");
}
/** Cuts between two items, closes open code and folds, and adds `pointer`, which says where the rest is. */
function cutMarkdown(text, maxLength, pointer) {
    if (text.length <= maxLength)
        return text;
    const lines = text.split("\n");
    const fences = new FenceScanner(Number.POSITIVE_INFINITY);
    let folds = 0;
    let length = pointer.length + 2;
    let kept = 0;
    let closing = "";
    for (const [index, line] of lines.entries()) {
        fences.isCode(line);
        const fence = fences.closingLine?.trim();
        if (fence === undefined)
            folds = Math.max(folds + count(line, /<details[\s>]/gi) - count(line, /<\/details>/gi), 0);
        const open = `${fence === undefined ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}`;
        length += line.length + 1;
        if (length + open.length > maxLength)
            break;
        if (isContinued(lines, index + 1))
            continue;
        kept = index + 1;
        closing = open;
    }
    const start = `${lines.slice(0, kept).join("\n").trimEnd()}${closing}`;
    return start === "" ? pointer : `${start}\n\n${pointer}`;
}
function isContinued(lines, from) {
    // Without a copy of the lines, which would take time that grows with the square.
    let next = from;
    while (next < lines.length && lines[next]?.trim() === "")
        next += 1;
    return /^\s/.test(lines[next] ?? "");
}
function count(line, form) {
    return line.match(form)?.length ?? 0;
}
const MAX_LINE_LENGTH = 20_000;
const INVISIBLE = /(?!\t)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const FOLD = /^ {0,3}<\/?details(?: open)?>\s*$/i;
const FOLD_TITLE = /^ {0,3}(?:<details(?: open)?>)?\s*<summary>(.*?)<\/summary>\s*$/i;
const CONTAIN_TOKENS = joinForms(/(?<kept>\\[!-/:;=-@[-`{-~]|<https?:\/\/[^\s<>`]*>|https?:\/\/[^\s<>`|*()[\]]+)/, new RegExp(`(?<code>${INLINE_CODE.source})`), /(?<lone>`{3,}|~{3,})/, /(?<link>\][(:])(?=\s*<?[a-z][a-z\d+.-]*:)(?!\s*<?(?:https?|mailto):)/, /(?<tag>\\?<)(?=[a-z/!?])/, /(?<mention>(?<!\w)@)(?=[a-z\d])/);
/** Contains foreign Markdown: no HTML, no mentions, web and mail links only. At most four times as long. */
function containMarkdown(text) {
    const contained = [];
    const fences = new FenceScanner();
    const lines = text.trim().split(/\r\n?|\n/);
    for (const line of lines.map(prepareLine)) {
        // Code in a list item ends with it, but code at the top level does not: closed, all readers agree.
        const closing = fences.leave(line);
        if (closing !== undefined)
            contained.push(closing);
        const before = fences.closingLine;
        if (fences.isCode(line)) {
            contained.push(fences.closingLine === undefined && before !== undefined ? before : line);
            continue;
        }
        // One blank line is enough where a fold was.
        for (const part of containLine(line))
            if (part !== "" || contained.at(-1) !== "")
                contained.push(part);
    }
    if (fences.closingLine !== undefined)
        contained.push(fences.closingLine);
    return contained.join("\n").trim();
}
/** Leading tabs become spaces: how far a tab reaches depends on what it is in. */
function prepareLine(raw) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(raw.replace(INVISIBLE, " "), MAX_LINE_LENGTH);
    return line.replace(/^[ \t]+/, (lead) => lead.replaceAll("\t", "    "));
}
function containLine(line) {
    if (FOLD.test(line))
        return [];
    const title = FOLD_TITLE.exec(line)?.[1];
    return title === undefined ? [containTokens(line)] : ["", `**${containTokens(title)}**`, ""];
}
function containTokens(line) {
    return line.replace(CONTAIN_TOKENS, (token, ...rest) => {
        const { code, lone, link, tag, mention } = rest.at(-1);
        // An entity would be shown as it is in code, and a table or a link can make text of the code.
        if (code !== undefined)
            return code.replace(/<(?=[a-z/!?])/gi, "<\u200B");
        if (lone !== undefined)
            return lone.replace(/[`~]/g, "\\$&");
        if (link !== undefined)
            return `]\\${link.slice(1)}`;
        if (tag !== undefined)
            return "&lt;";
        return mention === undefined ? token : "@\u200B";
    });
}


/***/ })

};
