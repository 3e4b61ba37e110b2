export const id = 438;
export const ids = [438];
export const modules = {

/***/ 9438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selectFromTrigger: () => (/* binding */ selectFromTrigger)
});

// UNUSED EXPORTS: selectFromPayload, selectFromSource

// EXTERNAL MODULE: ./lib/git/history.js
var git_history = __webpack_require__(12);
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
;// CONCATENATED MODULE: ./lib/action/select/checkout-source.js






/** Asks the repository on disk, whose whole history is at hand. */
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
        readPullCommits: async ({ head, base }) => {
            const tip = head === undefined ? undefined : await findCommit(directory, head);
            if (tip === undefined)
                return { missing: "its branch is gone" };
            const walk = "no-merges";
            return { commits: await (0,commits/* readAuthoredCommits */.X2)(directory, { tip, without: base, count: MOST_COMMITS, walk }) };
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
        // actions/checkout keeps other branches as those of the remote; a local one may be older.
        readBranch: async (name) => (await findCommit(directory, `refs/remotes/origin/${name}`)) ?? findCommit(directory, `refs/heads/${name}`),
    };
}
const MOST_COMMITS = 10_000;
async function findCommit(directory, name) {
    try {
        return await (0,revision/* resolveRevision */.eZ)(directory, name);
    }
    catch (error) {
        if (error instanceof errors/* ReleaseDocsError */.D && error.code === "git/unknown-revision")
            return undefined;
        throw error;
    }
}
/** A checkout that asks GitHub's API for what is in no branch any more: a deleted branch, the tip before a force push. */
function withGitHub(checkout, event, token) {
    const open = async () => (await __webpack_require__.e(/* import() */ 352).then(__webpack_require__.bind(__webpack_require__, 6352))).createGitHubSource(event, token);
    return {
        ...checkout,
        readPullCommits: async (pull) => {
            const known = await checkout.readPullCommits(pull);
            if ("commits" in known)
                return known;
            try {
                return await (await open()).readPullCommits(pull);
            }
            catch (error) {
                return { missing: `${known.missing} and ${explain(error)}` };
            }
        },
        readFork: async (commit, other) => {
            const known = await checkout.readFork(commit, other);
            if (!("missing" in known))
                return known;
            try {
                return await (await open()).readFork(commit, other);
            }
            catch (error) {
                return { missing: `${known.missing} and ${explain(error)}` };
            }
        },
    };
}
function explain(error) {
    if (!(error instanceof errors/* ReleaseDocsError */.D))
        throw error;
    return error.message.replace(/\.$/, "");
}

;// CONCATENATED MODULE: ./lib/action/select/selection.js

/** Nothing is to be sent, because of `reason`. */
function buildSkip(reason) {
    return { changes: [], source: reason, skipped: reason };
}
/** START..END, without START. */
function buildCommitRange(startSha, endSha, source) {
    return { changes: [{ commits: { startSha, endSha, includeStartCommit: false } }], source };
}
/** A release from the tag before it, or what came since the last release, or everything. */
async function selectReleaseRange(source, { tag, previous, head }) {
    const since = (0,previous_tag/* describePreviousTag */.TU)(previous);
    if (previous.tag !== undefined) {
        const start = previous.tag.name;
        return tag === undefined
            ? { changes: [{ tags: { start } }], source: `what came since ${since}` }
            : { changes: [{ tags: { start, end: tag } }], source: `the release ${tag} since ${since}` };
    }
    // No selector says "from the beginning": the range from the first commit, with it, does.
    const startSha = await source.readFirstCommit(head);
    return {
        changes: [{ commits: { startSha, endSha: head, includeStartCommit: true } }],
        source: tag === undefined ? "the whole history: no release yet" : `the release ${tag} since ${since}`,
    };
}
// Rebasing takes the code host moments; what lies further apart was not part of it.
const LONGEST_REBASE = 10 * 60_000;
/** What merging the pull request brought: its merge with its branch, the one squashed commit, or the rebased ones. */
async function selectMerge(source, trigger) {
    const told = `the merge of pull request #${trigger.number}`;
    const [merge] = await source.readCommits(trigger.mergeCommit, 1);
    if (merge === undefined)
        return selectOne(trigger.mergeCommit, told);
    const [parent, second] = merge.parents;
    // Pushed to the base by hand: the branch's own commits are there as they were.
    if (trigger.head === merge.sha)
        return selectPushed(source, trigger, merge, told);
    if (parent !== undefined && second !== undefined)
        return buildCommitRange(parent, merge.sha, told);
    if (trigger.commits === 1)
        return selectOne(merge.sha, `${told}, one commit (squashed or rebased)`);
    const { count, guessed } = await countRebased(source, trigger, merge);
    const basis = guessed === undefined ? "" : `, going by subject and dates, as ${guessed}`;
    if (count <= 1)
        return selectOne(merge.sha, `${told}, squashed${basis}`);
    return selectLast(source, merge, count, `${told}, rebased${basis}`);
}
/** How many commits, ending with `merge`, are the pull request's own: 0 or 1 where they were squashed. */
async function countRebased(source, trigger, merge) {
    const { number, head } = trigger;
    const pull = await source.readPullCommits({ number, base: merge.sha, ...(head === undefined ? {} : { head }) });
    if ("missing" in pull)
        return { count: await guessRebased(source, trigger, merge), guessed: pull.missing };
    const { commits: originals } = pull;
    if (originals.length === 0) {
        return { count: await guessRebased(source, trigger, merge), guessed: "its branch has no commits of its own" };
    }
    const chain = await source.readCommits(merge.sha, originals.length);
    // A rebase keeps who wrote what when; a squash is written anew.
    const differs = chain.findIndex((commit, index) => !isCopy(commit, originals[index]));
    return { count: differs === -1 ? chain.length : differs };
}
/** {@link countRebased} by what the commits on the base alone look like. */
async function guessRebased(source, { name, number, commits }, merge) {
    const [subject = ""] = merge.message.split("\n", 1);
    if (subject === name || subject.endsWith(`(#${number})`))
        return 1;
    if (merge.authoredAt === merge.committedAt || commits === undefined)
        return 1;
    const chain = await source.readCommits(merge.sha, commits);
    const end = chain.findIndex(({ committedAt, parents }) => parents.length !== 1 || Date.parse(merge.committedAt) - Date.parse(committedAt) > LONGEST_REBASE);
    return end === -1 ? chain.length : end;
}
function isCopy(commit, original) {
    return (original !== undefined &&
        commit.parents.length === 1 &&
        Date.parse(commit.authoredAt) === Date.parse(original.authoredAt) &&
        commit.message === original.message);
}
async function selectPushed(source, { base, commits }, merge, told) {
    const fork = base === undefined ? undefined : await source.readFork(base, merge.sha);
    const how = `${told}, pushed by hand`;
    const start = fork === undefined || "missing" in fork ? undefined : fork.base;
    if (start !== undefined && start !== merge.sha)
        return buildCommitRange(start, merge.sha, how);
    return selectLast(source, merge, commits ?? 1, how);
}
/** The last `count` commits along first parents, ending with `merge`. */
async function selectLast(source, merge, count, told) {
    const chain = await source.readCommits(merge.sha, count);
    const [start] = chain.at(-1)?.parents ?? [];
    if (start !== undefined)
        return buildCommitRange(start, merge.sha, told);
    return { changes: [{ commits: { shas: chain.map(({ sha }) => sha) } }], source: told };
}
function selectOne(sha, source) {
    return { changes: [{ commits: { shas: [sha] } }], source };
}
/** What the push brought to its branch; a new or rewritten branch counts from where it left the history that stays. */
async function selectPush(source, trigger) {
    const { branch, before, after } = trigger;
    if (before === undefined)
        return selectSinceDefault(source, trigger, `the new branch ${branch}`);
    const fork = await source.readFork(before, after);
    if ("missing" in fork) {
        // Also where only `after` is not there: what reads it next says so.
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
            return buildCommitRange(fork.base, after, `the rewritten part of ${branch}, since its old and new history parted`);
    }
}
/** Since the branch left the default branch; on that branch itself, since the last release. */
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
    const { changes, source: told } = await selectReleaseRange(source, range);
    // "Since the tag" would end at the head of the service, which need not be this branch's.
    if (range.tag === undefined && range.previous.tag !== undefined) {
        return buildCommitRange(range.previous.tag.commit, range.head, `${what}: ${told}`);
    }
    return { changes, source: `${what}: ${told}` };
}

;// CONCATENATED MODULE: ./lib/action/select/from-trigger.js




/** In order of precedence; the first that can tell is believed. */
const RESOLVERS = [fromSchedule, fromMergeGroup, fromCheckout, fromGitHub, fromPayload];
/** What a step that lacks history or git ends with; any other failure is about the history itself. */
const NO_HISTORY = new Set(["git/not-a-repository", "git/no-such-directory", "git/not-installed", "git/shallow"]);
/**
 * The commits that the trigger means. Throws `event/unsupported` for an event that means none, and
 * `event/no-history` where nothing at hand can tell.
 */
async function selectFromTrigger(trigger, place) {
    if (trigger.kind === "skip" || trigger.kind === "other")
        throw buildUnsupported(trigger);
    for (const resolve of RESOLVERS) {
        const selection = await resolve(trigger, place);
        if (selection !== undefined)
            return selection;
    }
    throw new errors/* ReleaseDocsError */.D({
        code: "event/no-history",
        message: `Which commits are meant cannot be told: there is no git history in ${place.directory}, and the event alone does not say it.`,
        hint: "Add a step with actions/checkout and `fetch-depth: 0` before this one, or give it `github-token` and the " +
            "permission `contents: read`.",
    });
}
async function fromSchedule(trigger, { event, token }) {
    if (trigger.kind !== "schedule")
        return undefined;
    const { selectSchedule } = await Promise.all(/* import() */[__webpack_require__.e(628), __webpack_require__.e(918)]).then(__webpack_require__.bind(__webpack_require__, 8918));
    return selectSchedule(trigger.cron, event, token, new Date());
}
async function fromMergeGroup(trigger) {
    if (trigger.kind !== "group")
        return undefined;
    return buildCommitRange(trigger.base, trigger.head, `what the merge queue brought to ${trigger.branch}`);
}
async function fromCheckout(trigger, place) {
    let source;
    try {
        source = createCheckoutSource(await (0,git_history/* readHistory */.Lu)(place.directory));
    }
    catch (error) {
        if (place.remote && error instanceof errors/* ReleaseDocsError */.D && NO_HISTORY.has(error.code))
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
    const { createGitHubSource } = await __webpack_require__.e(/* import() */ 352).then(__webpack_require__.bind(__webpack_require__, 6352));
    return selectFromSource(await createGitHubSource(event, token), trigger);
}
async function fromPayload(trigger) {
    return selectFromPayload(trigger);
}
function buildUnsupported(trigger) {
    const event = trigger.kind === "other" ? trigger.event : trigger.reason;
    return new errors/* ReleaseDocsError */.D({
        code: "event/unsupported",
        message: `The event ${event} does not say which commits are meant.`,
        hint: "Give the input changes, or run on release, push, create of a tag, pull_request closed, merge_group, " +
            "schedule or workflow_dispatch.",
    });
}
// GitHub lists no more commits of a push than this.
const MOST_LISTED = 2048;
const FULL_SHA = /^[0-9a-f]{40,64}$/i;
/** What the event alone says, where that is the whole answer; undefined where more has to be asked. */
function selectFromPayload(trigger) {
    const selection = selectKnownChanges(trigger);
    return selection && { ...selection, source: `${selection.source} (from the event alone)` };
}
function selectKnownChanges(trigger) {
    if (trigger.kind === "branch")
        return from_trigger_selectPushed(trigger);
    // More commits than one could be a squash or a rebase, and half of it would be lost.
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
    if (added === undefined || added.length >= MOST_LISTED)
        return undefined;
    if (added.length === 0)
        return buildSkip(`the push to ${branch} brought no commits of its own`);
    const what = before === undefined ? "new" : "rewritten";
    return {
        changes: [{ commits: { shas: [...added] } }],
        source: `the commits that the ${what} branch ${branch} added`,
    };
}
/** The commits that the trigger means, as `source` tells; undefined for a trigger that is not about history. */
async function selectFromSource(source, trigger) {
    const selection = await selectBySource(source, trigger);
    return selection && { ...selection, source: `${selection.source} (from ${source.name})` };
}
async function selectBySource(source, trigger) {
    switch (trigger.kind) {
        case "release":
        case "push":
            return selectReleaseRange(source, await source.readRelease(trigger.tag));
        case "manual":
            return selectReleaseRange(source, trigger.tag === undefined ? await source.readLatest() : await source.readRelease(trigger.tag));
        case "merge":
            return selectMerge(source, trigger);
        case "branch":
            return selectPush(source, trigger);
        default:
            return undefined;
    }
}


/***/ })

};
