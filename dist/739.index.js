export const id = 739;
export const ids = [739];
export const modules = {

/***/ 6739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  announce: () => (/* binding */ announce),
  conclude: () => (/* binding */ conclude),
  concludeFailure: () => (/* binding */ concludeFailure),
  mapTexts: () => (/* binding */ mapTexts)
});

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
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/hosts/github/client.js
var client = __webpack_require__(1368);
// EXTERNAL MODULE: ./lib/hosts/github/errors.js
var github_errors = __webpack_require__(8216);
// EXTERNAL MODULE: ./lib/action/github.js
var action_github = __webpack_require__(6859);
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
    return `${(0,shared_text/* joinParts */.nn)([`## ${renderHeadline(outcome)}`, renderReport(outcome, pages), renderNotes(outcome)])}\n`;
}
function renderReport(outcome, pages) {
    const { request, skipped, failure, code, conversations } = outcome;
    return (0,shared_text/* joinParts */.nn)([
        request && `**${(0,markdown/* escapeMarkdown */.FV)(request.title)}**`,
        skipped && `Nothing was sent: ${sentence(skipped)}.`,
        renderCommits(outcome, pages),
        failure && quoteBlock(failure),
        code && renderCode(code, pages),
        ...(outcome.warnings ?? []).slice(0, MAX_SENTENCES).map(quoteBlock),
        renderPublications(conversations, pages),
        renderEffort(outcome),
    ]);
}
function renderCode(code, pages) {
    return pages.action === undefined
        ? `Error code: \`${code}\``
        : `Error code: ${renderLink(code, (0,report_failure/* errorPageOf */.hl)(code, pages))}`;
}
function renderCommits({ selection, changes, conversations }, pages) {
    const requested = selection && `Commits: ${sentence(selection)}.`;
    const understood = conversations.flatMap((conversation) => (0,action_outcome/* entryOf */.Ms)(conversation, "selection") ?? []);
    return (0,shared_text/* joinParts */.nn)([
        (0,shared_text/* joinParts */.nn)([requested, renderRange(changes, pages)], " "),
        ...[...new Set(understood)].slice(0, MAX_SENTENCES).map(sentence),
    ]);
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
    const time = duration === undefined ? "" : `Took ${duration < 1000 ? "less than a second" : (0,shared_text/* renderDuration */.PP)(duration)}.`;
    return (0,shared_text/* joinParts */.nn)([time, job && `Job ${sentence(job.id)}.`], " ");
}
function renderNotes({ conversations }) {
    const notes = (0,action_outcome/* releaseNotesOf */.QG)(conversations);
    if (notes === "")
        return "";
    const shown = cutLines(notes, MAX_NOTES_BYTES);
    return (0,shared_text/* joinParts */.nn)([
        "<details>\n<summary>Release notes</summary>",
        (0,markdown/* containMarkdown */.yN)(shown),
        shown === notes ? "" : "… The rest is in the output `release-notes`.",
        "</details>",
    ]);
}
function sentence(text) {
    return (0,markdown/* escapeMarkdown */.FV)((0,shared_text/* shorten */.ml)(text, MAX_SENTENCE_LENGTH));
}
function quoteBlock(text) {
    const lines = (0,shared_text/* shorten */.ml)(text, MAX_QUOTE_LENGTH).split("\n").map(markdown/* escapeMarkdown */.FV);
    return (0,shared_text/* joinParts */.nn)(lines.map((line) => line && `> ${line}`), "\n>\n");
}
const ENDS = { "run/timeout": "timed out", "run/cancelled": "cancelled" };
function renderHeadline(outcome) {
    return `Release docs: ${describeEnd(outcome)}`;
}
function describeEnd({ state, skipped, failure, code, tolerated, conversations, warnings = [] }) {
    if (skipped !== undefined)
        return "nothing was sent";
    if (failure !== undefined)
        return `${(code && ENDS[code]) ?? "failed"}${tolerated ? " (the step continues)" : ""}`;
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
    const url = address.length <= MAX_URL_LENGTH ? URL.parse(address) : null;
    if (url === null || !/^https?:$/.test(url.protocol))
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







async function postComment(outcome, conclusion) {
    const { environment, task, reporter, signal } = conclusion;
    if (!task?.inputs.comment || outcome.skipped !== undefined || signal.aborted)
        return;
    const { inputs, event } = task;
    const number = parsePullRequestNumber(event);
    if (number === undefined)
        return reporter.notice("No comment was posted: this run has no pull request.");
    if (inputs["github-token"] === "")
        return reporter.warning(describeFault(number, "the input github-token is empty"));
    const mark = buildCommentMark(environment, inputs);
    const body = renderComment(mark, outcome, environment.pages);
    try {
        const github = await (0,action_github/* openForReport */.cS)(task, conclusion);
        const own = await findOwnComment(github, number, mark);
        // A comment that cannot be changed is not ours, or was deleted.
        if (own !== undefined && (await updateComment(github, own, body)))
            return;
        const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
        await github.octokit.request(route, { ...github.place, issue_number: number, body });
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
    const report = cutLines(renderReport(outcome, pages), MAX_REPORT_LENGTH);
    const details = pages.run && `Details are in the summary of ${renderLink("this run", pages.run)}.`;
    return `${(0,shared_text/* joinParts */.nn)([mark, `### ${renderHeadline(outcome)}`, report, details])}\n`;
}
const numbered = schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* object */.Ikc({ number: schemas/* int */.Whr(), pull_request: schemas/* optional */.lqM(schemas/* unknown */.L5J()) })), undefined);
const AboutPullRequest = schemas/* object */.Ikc({ pull_request: numbered, issue: numbered });
/** The event's pull request, also for a comment on it. */
function parsePullRequestNumber({ payload }) {
    const { pull_request: pull, issue } = AboutPullRequest.safeParse(payload).data ?? {};
    return pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
}
const NOT_OURS = new Set([403, 404]);
const Author = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* optional */.lqM(schemas/* string */.YjP()) });
const CommentList = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* int */.Whr(), body: schemas/* nullish */.cl6(schemas/* string */.YjP()), user: schemas/* nullish */.cl6(Author) }));
/** The ID of the first comment with the mark that may be ours. */
async function findOwnComment({ octokit, place }, number, mark) {
    const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
    const marked = [];
    for await (const data of (0,client/* readPages */.n4)(octokit, route, { ...place, issue_number: number })) {
        marked.push(...(0,action_github/* parseAnswer */.Wp)("the comments", data, CommentList).filter(({ body }) => body?.startsWith(mark)));
    }
    if (marked.length === 0)
        return undefined;
    // GITHUB_TOKEN and app tokens may not read /user; their comments are a bot's.
    const answer = await octokit.request("GET /user").catch((error) => {
        if ((0,github_errors/* statusOf */.c2)(error) === undefined)
            throw error;
    });
    const login = answer?.data.login;
    return marked.find(({ user }) => (login === undefined ? user?.type === "Bot" : user?.login === login))?.id;
}
async function updateComment({ octokit, place }, id, body) {
    const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
    const answer = await octokit.request(route, { ...place, comment_id: id, body }).catch((error) => {
        if (!NOT_OURS.has((0,github_errors/* statusOf */.c2)(error) ?? 0))
            throw error;
    });
    return answer !== undefined;
}

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
async function updateReleaseBody(outcome, conclusion) {
    const { task, reporter, signal } = conclusion;
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
        const opened = await (0,action_github/* openForReport */.cS)(task, conclusion);
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
        return (0,action_github/* parseAnswer */.Wp)("the release", answer.data, Release);
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/releases", { ...place, per_page: 100 });
    return (0,action_github/* parseAnswer */.Wp)("the releases", data, schemas/* array */.YOg(Release)).find((release) => release.tag_name === tag);
}
function describeRefusal(error) {
    if (error instanceof errors/* ReleaseDocsError */.D3)
        return error.explanation;
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
    const safe = prepare({ ...(known ?? action_outcome/* UNKNOWN */.HV), failure, code, tolerated: false }, conclusion);
    const steps = [
        async () => known && reporter.outputs((0,action_outcome/* buildOutputs */.JZ)(safe)),
        async () => reporter.summary(renderSummary(safe, environment.pages)),
        async () => postComment(safe, conclusion),
    ];
    for (const step of steps)
        await step().catch((fault) => reporter.debug((0,errors/* renderCauses */.Bu)(fault)));
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
        return (0,shared_text/* joinParts */.nn)([(0,wait/* resultUrlOf */.s1)(conversation) ?? (branch && `Branch ${branch}`), summary], ": ");
    });
    return [`${renderHeadline(outcome)}.`, ...results.filter((result) => result !== "")];
}
function limit(messages) {
    const lines = messages.flatMap((message) => message.split("\n"));
    const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), "…"] : lines;
    return (0,shared_text/* shorten */.ml)(shown.join("\n"), MAX_MESSAGE_LENGTH);
}
/** Of data as JSON has it. */
function mapTexts(value, change) {
    return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? change(part) : part));
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

/**
 * Replaces what the global pattern `form` finds, and the rest with `plain`. Its group `ticks` finds backticks: the
 * group `code` is the code that they open. A token without a replacement is a part of the rest.
 */
function replaceTokens(text, form, replace, plain = (rest) => rest) {
    const closings = findClosings(text);
    let result = "";
    let end = 0;
    for (let match = form.exec(text); match !== null; match = form.exec(text)) {
        const closing = match.groups?.ticks === undefined ? undefined : closings.get(match.index);
        form.lastIndex = closing ?? form.lastIndex;
        const token = text.slice(match.index, form.lastIndex);
        const replaced = replace(token, closing === undefined ? (match.groups ?? {}) : { code: token });
        if (replaced === undefined)
            continue;
        result += plain(text.slice(end, match.index)) + replaced;
        end = form.lastIndex;
    }
    return result + plain(text.slice(end));
}
/** By where a run of backticks starts: where the next one of its length ends. */
function findClosings(text) {
    const closings = new Map();
    const openings = new Map();
    for (const { 0: ticks, index } of text.matchAll(/`+/g)) {
        const opening = openings.get(ticks.length);
        if (opening !== undefined)
            closings.set(opening, index + ticks.length);
        openings.set(ticks.length, index);
    }
    return closings;
}
function maskInlineCode(text) {
    return replaceTokens(text, /(?<ticks>`+)/g, (_, { code }) => code && "x");
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
const ESCAPE_FORMS = [
    /(?<ticks>`+)/.source,
    /(?<url>https?:\/\/[^\s<>`|*]+)/.source,
    /(?<mention>(?<![\w`/.@-])@[a-z\d](?:[\w./-]*[\w])?)/.source,
];
const ESCAPE_TOKENS = new RegExp(ESCAPE_FORMS.join("|"), "gi");
/** The line shows as written on GitHub: nothing pings, links or opens a block, and an `@name` becomes code. */
function escapeMarkdown(line) {
    const text = line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
    const replace = (_, { code, url, mention }) => code ?? url ?? (mention && `\`${mention}\``);
    return escapeBlock(replaceTokens(text, ESCAPE_TOKENS, replace, escapePlain));
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
    const continued = findContinued(lines);
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
        if (continued[index])
            continue;
        kept = index + 1;
        closing = open;
    }
    const start = `${lines.slice(0, kept).join("\n").trimEnd()}${closing}`;
    return start === "" ? pointer : `${start}\n\n${pointer}`;
}
/** For each line, whether the next line that is not blank continues its item. */
function findContinued(lines) {
    let isIndented = false;
    const found = lines.toReversed().map((line) => {
        const isContinued = isIndented;
        if (line.trim() !== "")
            isIndented = /^\s/.test(line);
        return isContinued;
    });
    return found.reverse();
}
function count(line, form) {
    return line.match(form)?.length ?? 0;
}
const MAX_LINE_LENGTH = 20_000;
const INVISIBLE = /(?!\t)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const FOLD = /^ {0,3}<\/?details(?: open)?>\s*$/i;
const FOLD_TITLE = /^ {0,3}(?:<details(?: open)?>)?\s*<summary>(.*?)<\/summary>\s*$/i;
const CONTAIN_FORMS = [
    /(?<kept>\\[!-/:;=-@[-`{-~]|<https?:\/\/[^\s<>`]*>|https?:\/\/[^\s<>`|*()[\]]+)/.source,
    /(?<ticks>`+)|(?<lone>~{3,})/.source,
    /(?<link>\][(:])(?=\s*<?[a-z][a-z\d+.-]*:)(?!\s*<?(?:https?|mailto):)/.source,
    /(?<tag>\\?<)(?=[a-z/!?])/.source,
    /(?<mention>(?<!\w)@)(?=[a-z\d])/.source,
];
const CONTAIN_TOKENS = new RegExp(CONTAIN_FORMS.join("|"), "gi");
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
    return replaceTokens(line, CONTAIN_TOKENS, (token, { code, ticks = "", lone, link, tag, mention }) => {
        // An entity would be shown as it is in code, and a table or a link can make text of the code.
        if (code !== undefined)
            return code.replace(/<(?=[a-z/!?])/gi, "<\u200B");
        if (lone !== undefined || ticks.length > 2)
            return token.replace(/[`~]/g, "\\$&");
        if (link !== undefined)
            return `]\\${link.slice(1)}`;
        if (tag !== undefined)
            return "&lt;";
        return mention === undefined ? token : "@\u200B";
    });
}


/***/ })

};
