export const id = 438;
export const ids = [438];
export const modules = {

/***/ 9438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selectFromTrigger: () => (/* binding */ selectFromTrigger)
});

// EXTERNAL MODULE: ./lib/git/history.js + 1 modules
var git_history = __webpack_require__(353);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/git/ancestry.js
var ancestry = __webpack_require__(2605);
// EXTERNAL MODULE: ./lib/git/commits.js
var commits = __webpack_require__(4958);
// EXTERNAL MODULE: ./lib/git/previous-tag.js
var previous_tag = __webpack_require__(6198);
// EXTERNAL MODULE: ./lib/git/ranges.js
var ranges = __webpack_require__(9128);
// EXTERNAL MODULE: ./lib/git/revision.js
var revision = __webpack_require__(6095);
// EXTERNAL MODULE: ./lib/git/run.js
var run = __webpack_require__(2893);
;// CONCATENATED MODULE: ./lib/action/select/checkout-source.js







function createCheckoutSource(history) {
    const { repository, directory, tags } = history;
    return {
        name: repository.shallow ? "the shallow clone, completed from its remote" : "the checkout",
        readRelease: async (name) => {
            const tag = await (0,revision/* resolveTag */.fn)(directory, tags, name);
            return { tag: tag.name, previous: await (0,previous_tag/* findPreviousTag */.Hf)(directory, tags, tag), head: tag.commit };
        },
        readLatest: async (head = history.head) => {
            const { tag, previous } = await (0,ranges/* findLatestRange */.k)({ ...history, head });
            return { tag: tag?.name, previous, head: tag?.commit ?? head };
        },
        readFirstCommit: (head) => (0,ancestry/* readRootCommit */.yY)(directory, head),
        readCommits: async (sha, count) => {
            const tip = await (0,revision/* resolveRevision */.eZ)(directory, sha);
            return (0,commits/* readAuthoredCommits */.X2)(directory, { tip, count, walk: "first-parents" });
        },
        readPullCommits: async ({ head }, base) => {
            const tip = head === undefined ? undefined : await findCommit(directory, head);
            if (tip === undefined)
                return { missing: "its branch is gone" };
            const walk = "no-merges";
            return { commits: await (0,commits/* readAuthoredCommits */.X2)(directory, { tip, without: base, count: MAX_COMMITS, walk }) };
        },
        readFork: async (commit, other) => {
            const [one, two] = await Promise.all([findCommit(directory, commit), findCommit(directory, other)]);
            if (one === undefined || two === undefined)
                return { missing: `${(one === undefined ? commit : other).slice(0, 7)} is gone` };
            const [relation, base] = await Promise.all([
                (0,ancestry/* readRelation */.BS)(directory, one, two),
                (0,ancestry/* readMergeBase */.yr)(directory, one, two),
            ]);
            return { relation, base };
        },
        // actions/checkout keeps other branches as remote branches; a local one may be older.
        readBranch: async (name) => (await findCommit(directory, `refs/remotes/origin/${name}`)) ?? findCommit(directory, `refs/heads/${name}`),
        countCommits: async (start, end) => Number(await (0,run/* runGit */.EO)(directory, ["rev-list", "--count", "--end-of-options", end, `^${start}`])),
    };
}
const MAX_COMMITS = 10_000;
async function findCommit(directory, name) {
    try {
        return await (0,revision/* resolveRevision */.eZ)(directory, name);
    }
    catch (error) {
        if (error instanceof errors/* ReleaseDocsError */.D3 && error.code === "git/unknown-revision")
            return undefined;
        throw error;
    }
}
/** Adds GitHub's API for commits without a branch: of deleted branches, or from before a force push. */
function withGitHub(checkout, event, token) {
    const orAsk = async (known, ask) => {
        if (!("missing" in known))
            return known;
        try {
            const { createGitHubSource } = await Promise.all(/* import() */[__webpack_require__.e(859), __webpack_require__.e(352)]).then(__webpack_require__.bind(__webpack_require__, 6352));
            return await ask(await createGitHubSource(event, token));
        }
        catch (error) {
            if (!(error instanceof errors/* ReleaseDocsError */.D3))
                throw error;
            return { missing: `${known.missing} and ${error.message.replace(/\.$/, "")}` };
        }
    };
    return {
        ...checkout,
        readPullCommits: async (pull, base) => orAsk(await checkout.readPullCommits(pull, base), (github) => github.readPullCommits(pull, base)),
        readFork: async (commit, other) => orAsk(await checkout.readFork(commit, other), (github) => github.readFork(commit, other)),
    };
}

;// CONCATENATED MODULE: ./lib/action/select/selection.js

function buildSkip(reason) {
    return { changes: [], source: reason, skipped: reason };
}
function buildCommitRange(startSha, endSha, source) {
    return { changes: [{ commits: { startSha, endSha, includeStartCommit: false } }], source };
}
async function selectReleaseRange(source, { tag, previous, head }) {
    const since = (0,previous_tag/* describePreviousTag */.TU)(previous);
    if (previous.tag !== undefined) {
        const { name: start, commit } = previous.tag;
        const renderTitle = async () => {
            const count = await source.countCommits(commit, head);
            const range = `${count === undefined ? "" : `${count} ${count === 1 ? "commit" : "commits"} `}since ${start}`;
            return tag === undefined ? range : `${tag} (${range})`;
        };
        return tag === undefined
            ? { changes: [{ tags: { start } }], source: `the commits since ${since}`, renderTitle }
            : { changes: [{ tags: { start, end: tag } }], source: `the release ${tag} since ${since}`, renderTitle };
    }
    // No selector means "from the beginning", so the range includes the first commit.
    const startSha = await source.readFirstCommit(head);
    return {
        changes: [{ commits: { startSha, endSha: head, includeStartCommit: true } }],
        source: tag === undefined ? "the full history: no release yet" : `the release ${tag} since ${since}`,
    };
}
// GitHub rebases within moments; older commits were not part of the rebase.
const MAX_REBASE_TIME = 10 * 60_000;
async function selectMerge(source, trigger) {
    const what = `the merge of pull request #${trigger.number}`;
    const [merge] = await source.readCommits(trigger.mergeCommit, 1);
    if (merge === undefined)
        return selectOne(trigger.mergeCommit, what);
    const [parent, second] = merge.parents;
    // Pushed to the base by hand: the branch's commits are unchanged.
    if (trigger.head === merge.sha)
        return selectPushed(source, trigger, merge, what);
    if (parent !== undefined && second !== undefined)
        return buildCommitRange(parent, merge.sha, what);
    if (trigger.commits === 1)
        return selectOne(merge.sha, `${what}, one commit (squashed or rebased)`);
    const { count, guessed } = await countRebased(source, trigger, merge);
    const basis = guessed === undefined ? "" : `, going by subject and dates, as ${guessed}`;
    if (count <= 1)
        return selectOne(merge.sha, `${what}, squashed${basis}`);
    return selectLast(source, merge, count, `${what}, rebased${basis}`);
}
/** How many commits, ending with `merge`, are the pull request's: 0 or 1 if squashed. */
async function countRebased(source, trigger, merge) {
    const pull = await source.readPullCommits(trigger, merge.sha);
    if ("missing" in pull)
        return { count: await guessRebased(source, trigger, merge), guessed: pull.missing };
    const { commits: originals } = pull;
    if (originals.length === 0) {
        return { count: await guessRebased(source, trigger, merge), guessed: "its branch has no commits of its own" };
    }
    const chain = await source.readCommits(merge.sha, originals.length);
    // A rebase keeps message and author date; a squash does not.
    const differs = chain.findIndex((commit, index) => !isCopy(commit, originals[index]));
    return { count: differs === -1 ? chain.length : differs };
}
/** {@link countRebased} without the original commits: by subjects and dates on the base. */
async function guessRebased(source, { name, number, commits }, merge) {
    const [subject = ""] = merge.message.split("\n", 1);
    if (subject === name || subject.endsWith(`(#${number})`))
        return 1;
    if (merge.authoredAt === merge.committedAt || commits === undefined)
        return 1;
    const chain = await source.readCommits(merge.sha, commits);
    const end = chain.findIndex(({ committedAt, parents }) => parents.length !== 1 || Date.parse(merge.committedAt) - Date.parse(committedAt) > MAX_REBASE_TIME);
    return end === -1 ? chain.length : end;
}
function isCopy(commit, original) {
    return (original !== undefined &&
        commit.parents.length === 1 &&
        Date.parse(commit.authoredAt) === Date.parse(original.authoredAt) &&
        commit.message === original.message);
}
async function selectPushed(source, { base, commits }, merge, what) {
    const fork = base === undefined ? undefined : await source.readFork(base, merge.sha);
    const how = `${what}, pushed by hand`;
    const start = fork === undefined || "missing" in fork ? undefined : fork.base;
    if (start !== undefined && start !== merge.sha)
        return buildCommitRange(start, merge.sha, how);
    return selectLast(source, merge, commits ?? 1, how);
}
async function selectLast(source, merge, count, what) {
    const chain = await source.readCommits(merge.sha, count);
    const [start] = chain.at(-1)?.parents ?? [];
    if (start !== undefined)
        return buildCommitRange(start, merge.sha, what);
    return { changes: [{ commits: { shas: chain.map(({ sha }) => sha) } }], source: what };
}
function selectOne(sha, source) {
    return { changes: [{ commits: { shas: [sha] } }], source };
}
async function selectPush(source, trigger) {
    const { branch, before, after } = trigger;
    if (before === undefined)
        return selectSinceDefault(source, trigger, `the new branch ${branch}`);
    const fork = await source.readFork(before, after);
    if ("missing" in fork) {
        // If `after` is missing too, the next read throws.
        return selectSinceDefault(source, trigger, `the rewritten branch ${branch} (${fork.missing})`);
    }
    switch (fork.relation) {
        case "ancestor":
            return buildCommitRange(before, after, `the push to ${branch}`);
        case "same":
            return buildSkip(`the push to ${branch} brought no commits`);
        case "descendant":
            return buildSkip(`${branch} was moved back, so the push brought no commits`);
        default:
            if (fork.base === undefined)
                return selectSinceDefault(source, trigger, `the rewritten branch ${branch}`);
            return buildCommitRange(fork.base, after, `the rewritten part of ${branch}`);
    }
}
/** Since the branch left the default branch; on the default branch, since the last release. */
async function selectSinceDefault(source, { branch, after, defaultBranch }, what) {
    const other = defaultBranch === undefined || defaultBranch === branch ? undefined : defaultBranch;
    const tip = other === undefined ? undefined : await source.readBranch(other);
    const fork = tip === undefined ? undefined : await source.readFork(tip, after);
    const base = fork === undefined || "missing" in fork ? undefined : fork.base;
    if (base === after)
        return buildSkip(`${what} has no commits that ${other} lacks`);
    if (base !== undefined)
        return buildCommitRange(base, after, `${what} since it left ${other}`);
    const [head] = await source.readCommits(after, 1);
    const range = await source.readLatest(head?.sha ?? after);
    const { changes, source: words } = await selectReleaseRange(source, range);
    // A range without an end would end at the service's head, which may be another branch.
    if (range.tag === undefined && range.previous.tag !== undefined) {
        return buildCommitRange(range.previous.tag.commit, range.head, `${what}: ${words}`);
    }
    return { changes, source: `${what}: ${words}` };
}

;// CONCATENATED MODULE: ./lib/action/select/from-trigger.js




const NO_HISTORY = new Set(["git/not-a-repository", "git/no-such-directory", "git/not-installed", "git/shallow"]);
/** Throws `event/unsupported` for an event without commits, and `event/no-history`. */
async function selectFromTrigger(trigger, place) {
    switch (trigger.kind) {
        case "skip":
            throw buildUnsupported(trigger.reason);
        case "other":
            throw buildUnsupported(trigger.event);
        case "schedule": {
            const { selectSchedule } = await Promise.all(/* import() */[__webpack_require__.e(628), __webpack_require__.e(859), __webpack_require__.e(918)]).then(__webpack_require__.bind(__webpack_require__, 8918));
            return selectSchedule(trigger.cron, place.event, place.token, new Date());
        }
        case "group":
            return buildCommitRange(trigger.base, trigger.head, `the merge queue's commits on ${trigger.branch}`);
    }
    const selection = (await fromCheckout(trigger, place)) ?? (await fromGitHub(trigger, place)) ?? fromPayload(trigger);
    if (selection !== undefined)
        return selection;
    throw new errors/* ReleaseDocsError */.D3("event/no-history", `Cannot determine the commits: ${place.directory} has no git history, and the event does not contain them.`);
}
async function fromCheckout(trigger, place) {
    let source;
    try {
        source = createCheckoutSource(await (0,git_history/* readHistory */.L)(place.directory));
    }
    catch (error) {
        if (place.remote && error instanceof errors/* ReleaseDocsError */.D3 && NO_HISTORY.has(error.code))
            return undefined;
        throw error;
    }
    const { event, token } = place;
    const knowsGitHub = token !== "" && event.repository !== undefined;
    return selectFromSource(knowsGitHub ? withGitHub(source, event, token) : source, trigger);
}
async function fromGitHub(trigger, { event, token }) {
    if (token === "" || event.repository === undefined)
        return undefined;
    const { createGitHubSource } = await Promise.all(/* import() */[__webpack_require__.e(859), __webpack_require__.e(352)]).then(__webpack_require__.bind(__webpack_require__, 6352));
    return selectFromSource(await createGitHubSource(event, token), trigger);
}
function buildUnsupported(event) {
    return new errors/* ReleaseDocsError */.D3("event/unsupported", `Cannot determine the commits: the event ${event} has none.`);
}
// GitHub's maximum for a push.
const MAX_LISTED = 2048;
const FULL_SHA = /^[0-9a-f]{40,64}$/i;
/** The commits that the payload lists; undefined if it may not list all. */
function fromPayload(trigger) {
    const selection = selectKnownChanges(trigger);
    return selection && { ...selection, source: `${selection.source} (from the event alone)` };
}
function selectKnownChanges(trigger) {
    if (trigger.kind === "branch")
        return from_trigger_selectPushed(trigger);
    // Several commits may have been squashed or rebased.
    if (trigger.kind !== "merge" || trigger.commits !== 1 || !FULL_SHA.test(trigger.mergeCommit))
        return undefined;
    const source = `the merge of pull request #${trigger.number}, one commit`;
    return { changes: [{ commits: { shas: [trigger.mergeCommit] } }], source };
}
function from_trigger_selectPushed({ branch, before, after, forced, added }) {
    if (before !== undefined && before === after)
        return buildSkip(`the push to ${branch} brought no commits`);
    if (before !== undefined && !forced)
        return buildCommitRange(before, after, `the push to ${branch}`);
    if (added === undefined || added.length >= MAX_LISTED)
        return undefined;
    if (added.length === 0)
        return buildSkip(`the push to ${branch} brought no commits of its own`);
    const what = before === undefined ? "new" : "rewritten";
    return {
        changes: [{ commits: { shas: [...added] } }],
        source: `the commits that the ${what} branch ${branch} added`,
    };
}
async function selectFromSource(source, trigger) {
    const selection = await selectBySource(source, trigger);
    return { ...selection, source: `${selection.source} (from ${source.name})` };
}
async function selectBySource(source, trigger) {
    switch (trigger.kind) {
        case "release":
        case "push":
            return selectReleaseRange(source, await source.readRelease(trigger.tag));
        case "manual":
            return selectReleaseRange(source, await (trigger.tag ? source.readRelease(trigger.tag) : source.readLatest()));
        case "merge":
            return selectMerge(source, trigger);
        case "branch":
            return selectPush(source, trigger);
    }
}


/***/ })

};
