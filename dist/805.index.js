export const id = 805;
export const ids = [805];
export const modules = {

/***/ 805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selectFromHistory: () => (/* binding */ selectFromHistory)
});

// EXTERNAL MODULE: ./lib/git/latest-range.js
var latest_range = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/git/previous-tag.js + 1 modules
var previous_tag = __webpack_require__(6309);
// EXTERNAL MODULE: ./lib/git/read-commits.js
var read_commits = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/git/read-history.js + 1 modules
var read_history = __webpack_require__(2137);
// EXTERNAL MODULE: ./lib/git/revision.js + 1 modules
var revision = __webpack_require__(1484);
// EXTERNAL MODULE: ./lib/git/run-git.js
var run_git = __webpack_require__(3464);
;// CONCATENATED MODULE: ./lib/git/root-commit.js

/** Full SHA of the oldest commit without parents that `commit`, a full SHA, goes back to. */
async function readRootCommit(directory, commit) {
    const roots = await (0,run_git/* runGit */.EO)(directory, ["rev-list", "--max-parents=0", "--end-of-options", commit]);
    return roots.trim().split("\n").at(-1) ?? commit;
}

// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
;// CONCATENATED MODULE: ./lib/action/select-from-history.js







/** The commits that the trigger means, found in the history of the repository at `directory`. */
async function selectFromHistory(trigger, directory) {
    switch (trigger.kind) {
        case "release":
        case "push":
            return selectRelease(directory, trigger.tag);
        case "merge":
            return selectMerge(directory, trigger);
        case "manual":
            return trigger.tag === undefined ? selectLatest(directory) : selectRelease(directory, trigger.tag);
        default:
            throw new release_docs_error/* ReleaseDocsError */.D({
                code: "event/unsupported",
                message: `The event ${trigger.kind === "other" ? trigger.event : trigger.kind} does not say which commits are meant.`,
                hint: "Give the input changes, or run on release, push of a tag, pull_request closed or workflow_dispatch.",
            });
    }
}
/** From the tag before this one, by the rule of the previous tag, up to it. */
async function selectRelease(directory, name) {
    const history = await (0,read_history/* readHistory */.L)(directory);
    const tag = await (0,revision/* resolveTag */.fn)(directory, history.tags, name);
    const { tag: previous } = await (0,previous_tag/* findPreviousTag */.H)(directory, history.tags, tag);
    return buildSelection(history, { tag, previous });
}
/** By hand: the release that is checked out, else what came since the last one, else everything. */
async function selectLatest(directory) {
    const history = await (0,read_history/* readHistory */.L)(directory);
    return buildSelection(history, await (0,latest_range/* findLatestRange */.k)(history));
}
async function buildSelection(history, { tag, previous }) {
    if (previous !== undefined) {
        const [start, end] = [previous.name, tag?.name];
        return end === undefined
            ? { changes: [{ tags: { start } }], source: `what came since the last release, ${start}` }
            : { changes: [{ tags: { start, end } }], source: `the release ${end} and the tag before it, ${start}` };
    }
    // No selector says "from the beginning": the range from the first commit, with it, does.
    const endSha = tag?.commit ?? history.head;
    const startSha = await readRootCommit(history.repository.directory, endSha);
    return {
        changes: [{ commits: { startSha, endSha, includeStartCommit: true } }],
        source: tag === undefined ? "the whole history: no release yet" : `the first release, ${tag.name}`,
    };
}
async function selectMerge(directory, { number, name, mergeCommit, commits }) {
    await (0,read_history/* readHistory */.L)(directory);
    const sha = await (0,revision/* resolveRevision */.eZ)(directory, mergeCommit);
    const [commit] = await (0,read_commits/* readCommits */.F)(directory, [sha], { noWalk: true });
    const [parent, second] = commit?.parents ?? [];
    const source = `the merge of pull request #${number}`;
    if (parent !== undefined && second !== undefined) {
        return { changes: [{ commits: { startSha: parent, endSha: sha, includeStartCommit: false } }], source };
    }
    // One parent is a squash, whose subject is the pull request's, or the last of several rebased commits.
    const squashed = commits === 1 || commit?.subject === name || commit?.subject.endsWith(`(#${number})`);
    if (squashed)
        return { changes: [{ commits: { shas: [sha] } }], source: `${source}, squashed` };
    const before = await (0,revision/* resolveRevision */.eZ)(directory, `${sha}~${commits}`);
    return {
        changes: [{ commits: { startSha: before, endSha: sha, includeStartCommit: false } }],
        source: `${source}, rebased`,
    };
}


/***/ })

};
