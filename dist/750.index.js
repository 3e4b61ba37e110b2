export const id = 750;
export const ids = [750,549];
export const modules = {

/***/ 4812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Mo: () => (/* binding */ MAX_STDERR_BYTES),
/* harmony export */   Q5: () => (/* binding */ MAX_REMOTE_GIT_MS),
/* harmony export */   Z0: () => (/* binding */ buildIsolatedCommand),
/* harmony export */   jc: () => (/* binding */ MAX_GIT_MS),
/* harmony export */   l6: () => (/* binding */ MAX_LINE_LENGTH),
/* harmony export */   wC: () => (/* binding */ MAX_STREAM_BYTES)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _shared_git_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2802);


const MB = 2 ** 20;
const MAX_GIT_MS = 5 * 60_000;
const MAX_REMOTE_GIT_MS = 15 * 60_000;
const MAX_OUTPUT_BYTES = 64 * MB;
const MAX_STREAM_BYTES = 1024 * MB;
const MAX_LINE_LENGTH = MB;
const MAX_STDERR_BYTES = 2 ** 16;
// git maps packs into memory as far as these allow, and holds smaller files than the last one as a whole.
const FRUGAL = [
    ...["-c", "core.packedGitWindowSize=16m", "-c", "core.packedGitLimit=256m", "-c", "core.deltaBaseCacheLimit=32m"],
    ...["-c", "pack.threads=2", "-c", "pack.windowMemory=64m", "-c", "pack.deltaCacheSize=64m"],
    ...["-c", "core.bigFileThreshold=16m"],
];
// A limit that cannot be set (lower already, or unknown to the system) stays as it is.
const SCRIPT = 'ulimit -v "$1" 2>/dev/null; ulimit -f "$2" 2>/dev/null; shift 2; exec "$@"';
const BLOCK_BYTES = 512;
/**
 * The command that runs git with a limit of memory and of the size of each file it writes (bytes), and that ends with
 * this process where the system can do so.
 */
async function buildIsolatedCommand(args, maxWritten) {
    const git = ["git", ...FRUGAL, ...args];
    if (process.platform === "win32")
        return ["git", git.slice(1)];
    const blocks = maxWritten === undefined ? "unlimited" : String(Math.ceil(maxWritten / BLOCK_BYTES));
    const dying = (await canDieWithParent()) ? DYING : [];
    return ["sh", ["-c", SCRIPT, "sh", String(_shared_git_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLimits */ .hr.memory * 1024), blocks, ...dying, ...git]];
}
const DYING = ["setpriv", "--pdeathsig", "KILL", "--"];
let canDie;
function canDieWithParent() {
    const [program = "", ...args] = DYING;
    canDie ??= new Promise((resolve) => {
        if (process.platform !== "linux")
            return resolve(false);
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program, [...args, "true"], (error) => resolve(error === null));
    });
    return canDie;
}


/***/ }),

/***/ 8750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initBorrowingRepository: () => (/* binding */ initBorrowingRepository),
/* harmony export */   nameRepository: () => (/* binding */ nameRepository),
/* harmony export */   parseRemote: () => (/* binding */ parseRemote),
/* harmony export */   readRepository: () => (/* binding */ readRepository),
/* harmony export */   readSourceName: () => (/* binding */ readSourceName),
/* harmony export */   withoutCredentials: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6422);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2893);





// With `--revs-only` a HEAD without a commit is no error.
const REV_PARSE = [
    ...["rev-parse", "--is-bare-repository", "--is-inside-work-tree", "--is-shallow-repository", "--git-common-dir"],
    ...["--show-cdup", "--revs-only", "HEAD", "--symbolic-full-name", "HEAD"],
];
/** `directory` may be a subfolder. Throws `git/not-a-repository` and `git/unsafe-directory`. */
async function readRepository(directory) {
    const [answer, remoteUrl] = await Promise.all([
        (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(directory, REV_PARSE).catch((error) => {
            throw explainNoRepository(directory, error);
        }),
        readRemoteUrl(directory),
    ]);
    const [bare, insideWorkTree, shallow, commonDirectory = "", ...rest] = answer.split("\n");
    // git prints no line for `--show-cdup` outside a work tree.
    const upwards = insideWorkTree === "true" ? rest.shift() : undefined;
    const [head = "", symbolicName = ""] = rest;
    // git prints paths relative to where it runs, with links resolved.
    const start = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
    const gitDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, commonDirectory);
    const branch = symbolicName.startsWith("refs/heads/") ? symbolicName.slice("refs/heads/".length) : undefined;
    return {
        directory: upwards === undefined ? gitDirectory : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, upwards),
        gitDirectory,
        head: head === "" ? undefined : head,
        ...(branch === undefined ? {} : { branch }),
        shallow: shallow === "true",
        ...(remoteUrl === undefined ? {} : { remoteUrl }),
        isBare: bare === "true",
    };
}
function explainNoRepository(directory, error) {
    if (!(error instanceof _run_js__WEBPACK_IMPORTED_MODULE_4__/* .GitCommandError */ .iR))
        return error;
    if (error.stderr.includes("dubious ownership") || error.stderr.includes("unsafe repository")) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/unsafe-directory", `git refuses to read ${directory}, because another user owns it.`, { hint: `Run \`git config --global --add safe.directory "${directory}"\` before this step.`, cause: error });
    }
    if (!error.stderr.includes("not a git repository"))
        return error;
    const message = `${directory} is not a git repository.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/not-a-repository", message, { cause: error });
}
async function readRemoteUrl(directory) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(directory, ["config", "--null", "--get-regexp", "^remote\\..*\\.url$"]).catch(() => "");
    const urls = new Map();
    for (const entry of listing.split("\0")) {
        const [key = "", url] = entry.split("\n", 2);
        const name = key.slice("remote.".length, -".url".length);
        if (url !== undefined && !urls.has(name))
            urls.set(name, url);
    }
    const url = urls.get("origin") ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
    return url === undefined ? undefined : withoutCredentials(url);
}
const SCP_LIKE = /^(?:[^@/:\s]+@)?(\[[^\]]+\]|[^/:\s]+):(?!\/\/)(.+)$/;
/** The port is kept for http(s) only. Undefined for a folder, `file://`, or a path without an owner. */
function parseRemote(url) {
    const trimmed = url.trim();
    if (/^[a-z]:[\\/]/i.test(trimmed))
        return undefined;
    const address = trimmed.includes("://") ? parseUrl(trimmed) : parseScpLike(trimmed);
    if (address === undefined)
        return undefined;
    const parts = address.path.split("/").filter((part) => part !== "" && part !== "~");
    const last = parts.at(-1)?.replace(/\.git$/i, "");
    if (parts.length < 2 || last === undefined || last === "")
        return undefined;
    const name = [...parts.slice(0, -1), last].join("/");
    return { host: address.host, name, webUrl: `${address.protocol}//${address.host}/${name}` };
}
/** Removes user name and password; scp-like `git@host:path` has no secret. */
function withoutCredentials(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}
function parseUrl(text) {
    const url = URL.parse(text);
    if (url === null)
        return undefined;
    const protocol = url.protocol.replace(/^git\+/, "");
    if (url.hostname === "")
        return undefined;
    if (protocol === "http:" || protocol === "https:")
        return { protocol, host: url.host, path: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeUri */ .z6)(url.pathname) };
    if (protocol === "ssh:" || protocol === "git:") {
        return { protocol: "https:", host: url.hostname.toLowerCase(), path: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeUri */ .z6)(url.pathname) };
    }
    return undefined;
}
function parseScpLike(text) {
    const [, host, path] = SCP_LIKE.exec(text) ?? [];
    if (host === undefined || path === undefined)
        return undefined;
    return { protocol: "https:", host: host.toLowerCase(), path };
}
function nameRepository(repository) {
    const remote = repository.remoteUrl === undefined ? undefined : parseRemote(repository.remoteUrl);
    return remote ?? { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(repository.directory).replace(/\.git$/, ""), webUrl: undefined };
}
/** Makes a bare repository at `head` (full SHA) that reads the objects of `repository`, and is as shallow. */
async function initBorrowingRepository(directory, repository, head) {
    const format = head.length === 64 ? ["--object-format=sha256"] : [];
    await removeForeign(directory);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info"), { recursive: true });
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(directory, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "objects").replaceAll("\\", "/");
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info", "alternates"), `${objects}\n`);
    // Without it git looks for the missing parents.
    if (repository.shallow)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "shallow"), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"));
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "HEAD"), `${head}\n`);
}
/** An earlier step may have left a link elsewhere here, or a configuration that names programs. */
async function removeForeign(directory) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(directory).catch(() => undefined);
    if (found?.isSymbolicLink())
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory);
    for (const name of ["config", "config.worktree", "hooks"]) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name), { recursive: true, force: true });
    }
}
async function readSourceName(directory) {
    return nameRepository(await readRepository(directory)).name;
}


/***/ }),

/***/ 2893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ buildSettings),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   WZ: () => (/* binding */ streamGitLines),
/* harmony export */   _7: () => (/* binding */ NO_PROMPTS),
/* harmony export */   fn: () => (/* binding */ runGitLines),
/* harmony export */   iR: () => (/* binding */ GitCommandError),
/* harmony export */   t1: () => (/* binding */ streamGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _shared_git_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2802);
/* harmony import */ var _shared_process_groups_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7549);
/* harmony import */ var _isolation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4812);






class GitCommandError extends Error {
    exitCode;
    stderr;
    args;
    constructor(args, exitCode, stderr) {
        super(`git ${args.join(" ")} exited with ${exitCode}: ${stderr.trim()}`);
        this.name = "GitCommandError";
        this.exitCode = exitCode;
        this.stderr = stderr;
        this.args = args;
    }
}
// The output must not depend on the user's configuration, language or time zone, and no program of a repository's
// configuration may run.
const FIXED_CONFIG = [
    ...["-c", "core.quotePath=false", "-c", "log.showSignature=false"],
    ...["-c", "log.follow=false", "-c", "diff.orderFile=/dev/null", "-c", "trailer.separators=:"],
    ...["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "submodule.recurse=false"],
];
const FIXED_ENV = {
    ...{ LC_ALL: "C", TZ: "UTC", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_PAGER: "cat" },
    // Reading must not start a transport for what a partial clone lacks: its configuration names programs.
    ...{ GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none" },
};
// Set inside a git hook, these would point every command at the hook's repository or index.
const HOOK_ENV = new Set([
    ...["GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_NAMESPACE"],
    ...["GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_CONFIG"],
]);
function buildEnvironment(added) {
    const inherited = Object.entries(process.env).flatMap(([name, value]) => value === undefined || HOOK_ENV.has(name) ? [] : [[name, value]]);
    return { ...Object.fromEntries(inherited), ...FIXED_ENV, ...added };
}
async function startGit(directory, args, options) {
    const { env, isolated = _shared_git_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLimits */ .hr.isolatesAll, timeout = _isolation_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_GIT_MS */ .jc } = options;
    const all = [...FIXED_CONFIG, ...args];
    const maxWritten = typeof isolated === "object" ? isolated.maxWritten : undefined;
    const [program, programArgs] = isolated ? await (0,_isolation_js__WEBPACK_IMPORTED_MODULE_5__/* .buildIsolatedCommand */ .Z0)(all, maxWritten) : ["git", all];
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, programArgs, {
            cwd: directory,
            env: { ...buildEnvironment(env), ...(isolated && { MALLOC_ARENA_MAX: "2" }) },
            stdio: ["pipe", "pipe", "pipe"],
            // Its own process group, so that the processes git starts are killed with it.
            detached: process.platform !== "win32",
            windowsHide: true,
        });
        return new GitChild(child, timeout);
    }
    catch (error) {
        throw await buildStartError(directory, error);
    }
}
const KILL_GRACE_MS = 2_000;
/** A running git with its process group, which ends at the deadline and with this process. */
class GitChild {
    exit;
    isLate = false;
    stderr = "";
    #child;
    #isClosed = false;
    constructor(child, timeout) {
        this.#child = child;
        child.stderr.on("data", (chunk) => {
            if (this.stderr.length < _isolation_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_STDERR_BYTES */ .Mo)
                this.stderr += chunk.toString("utf8");
        });
        const deadline = setTimeout(() => {
            this.isLate = true;
            this.stop();
        }, timeout);
        const { pid } = child;
        if (pid !== undefined)
            (0,_shared_process_groups_js__WEBPACK_IMPORTED_MODULE_4__/* .addGroup */ .$)(pid);
        this.exit = new Promise((resolve) => {
            child.once("error", resolve);
            child.once("close", (code, signal) => {
                this.#isClosed = true;
                if (pid !== undefined)
                    (0,_shared_process_groups_js__WEBPACK_IMPORTED_MODULE_4__/* .removeGroup */ .Yp)(pid);
                if (signal !== null)
                    this.stderr += `ended by ${signal}`;
                resolve(code ?? 1);
            });
        });
        void this.exit.then(() => clearTimeout(deadline));
    }
    get stdout() {
        return this.#child.stdout;
    }
    write(input) {
        // EPIPE when git exits before it has read everything; its exit status says whether that matters.
        this.#child.stdin.on("error", () => undefined);
        this.#child.stdin.end(input);
    }
    /** Ends the group, unless git has ended. */
    stop() {
        const { pid } = this.#child;
        if (this.#isClosed || pid === undefined)
            return;
        // After SIGTERM git removes its lock files.
        (0,_shared_process_groups_js__WEBPACK_IMPORTED_MODULE_4__/* .killGroup */ .i0)(pid, "SIGTERM");
        const killing = setTimeout(_shared_process_groups_js__WEBPACK_IMPORTED_MODULE_4__/* .killGroup */ .i0, KILL_GRACE_MS, pid);
        void this.exit.then(() => clearTimeout(killing));
    }
}
async function buildStartError(directory, cause) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory()) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/not-installed", "git could not be started.", { cause });
    }
    const message = found ? `${directory} is a file, not a folder.` : `The folder ${directory} does not exist.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/no-such-directory", message, { cause });
}
/** Throws {@link GitCommandError}, `limit/git-…`, and `git/not-installed` or `git/no-such-directory` at its start. */
async function* streamGit(directory, args, options = {}) {
    const { maxOutput = _isolation_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_STREAM_BYTES */ .wC } = options;
    const child = await startGit(directory, args, options);
    child.write(options.input);
    let bytes = 0;
    try {
        for await (const piece of child.stdout) {
            bytes += piece.length;
            if (bytes > maxOutput) {
                throw (0,_shared_git_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .buildLimitError */ .i)("limit/git-output", `git ${selectCommand(args)} printed more than ${maxOutput} bytes.`);
            }
            yield piece;
        }
        const exitCode = await child.exit;
        if (exitCode instanceof Error)
            throw await buildStartError(directory, exitCode);
        if (exitCode !== 0)
            throw await explainExit(directory, new GitCommandError(args, exitCode, child.stderr), child);
    }
    finally {
        child.stop();
    }
}
// Of the shell that starts an isolated git.
const NOT_FOUND = 127;
async function explainExit(directory, error, { isLate }) {
    const command = `git ${selectCommand(error.args)}`;
    if (isLate)
        return (0,_shared_git_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .buildLimitError */ .i)("limit/git-time", `${command} took too long.`, error);
    if (/promisor remote|lazy fetching disabled/.test(error.stderr)) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/partial", `${command} misses objects here.`, { cause: error });
    }
    if (/out of memory|cannot allocate memory/i.test(error.stderr)) {
        return (0,_shared_git_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .buildLimitError */ .i)("limit/git-memory", `${command} needed more than ${_shared_git_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .gitLimits */ .hr.memory} MB of memory.`, error);
    }
    return error.exitCode === NOT_FOUND ? buildStartError(directory, error) : error;
}
/** Without the settings before it. */
function selectCommand(args) {
    return args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c") ?? "";
}
/** Yields the complete lines of each chunk. */
async function* streamGitLines(directory, args, options = {}) {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of streamGit(directory, args, options)) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        if (rest.length > _isolation_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LINE_LENGTH */ .l6) {
            throw (0,_shared_git_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .buildLimitError */ .i)("limit/git-output", `A line of git ${selectCommand(args)} is too long.`);
        }
        yield lines;
    }
    if (rest !== "")
        yield [rest];
}
async function runGit(directory, args, options = {}) {
    const chunks = [];
    const limited = { maxOutput: _isolation_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_OUTPUT_BYTES */ .$q, ...options };
    for await (const chunk of streamGit(directory, args, limited))
        chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
}
async function runGitLines(directory, args) {
    return (await runGit(directory, args)).split("\n").filter((line) => line !== "");
}
/** Makes git fail where it would ask for a password or a host key. */
const NO_PROMPTS = {
    GIT_ASKPASS: "",
    SSH_ASKPASS: "false",
    SSH_ASKPASS_REQUIRE: "force",
    GCM_INTERACTIVE: "never",
};
/** Configuration for one command, passed in the environment: arguments would show tokens in the process list. */
function buildSettings(settings) {
    const first = Number(process.env.GIT_CONFIG_COUNT ?? 0);
    const pairs = settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${first + index}`, key],
        [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]);
    return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + settings.length) };
}


/***/ }),

/***/ 2802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cz: () => (/* binding */ checkFileSize),
/* harmony export */   g: () => (/* binding */ isLimitError),
/* harmony export */   hr: () => (/* binding */ gitLimits),
/* harmony export */   i: () => (/* binding */ buildLimitError)
/* harmony export */ });
/* unused harmony exports DEFAULT_GIT_LIMITS, limitGit */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);

const MB = 2 ** 20;
const DEFAULT_GIT_LIMITS = {
    memory: 1024,
    commitPaths: 500_000,
    rangePaths: 2_000_000,
    fileBytes: 4 * MB,
    repository: 2048,
    repositories: 20_480,
};
/** Those of this process; `isolatesAll`: each git command is isolated, not only those that ask for it. */
const gitLimits = { ...DEFAULT_GIT_LIMITS, isolatesAll: false };
/** For a process that reads repositories of strangers. */
function limitGit(limits) {
    Object.assign(gitLimits, limits, { isolatesAll: true });
}
/** `message` says what exceeded which limit. */
function buildLimitError(code, message, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3(code, message, { cause });
}
/** Whether another attempt would exceed the same limit. */
function isLimitError(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D3 && error.code.startsWith("limit/");
}
/** Throws `limit/file`. */
function checkFileSize(path, bytes) {
    if (bytes <= gitLimits.fileBytes)
        return;
    throw buildLimitError("limit/file", `${path} has ${bytes} bytes; at most ${gitLimits.fileBytes} are read.`);
}


/***/ }),

/***/ 7549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ addGroup),
/* harmony export */   Yp: () => (/* binding */ removeGroup),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   startWatchdog: () => (/* binding */ startWatchdog)
/* harmony export */ });
/* unused harmony export listenToGroups */
const running = new Set();
const listeners = new Set();
/** Kills the group when this process exits; {@link listenToGroups} and {@link startWatchdog} cover its other ends. */
function addGroup(group) {
    if (running.size === 0)
        process.on("exit", killGroups);
    running.add(group);
    for (const listener of listeners)
        listener(group, true);
}
function removeGroup(group) {
    if (!running.delete(group))
        return;
    if (running.size === 0)
        process.off("exit", killGroups);
    for (const listener of listeners)
        listener(group, false);
}
function listenToGroups(listener) {
    listeners.add(listener);
    for (const group of running)
        listener(group, true);
}
function killGroups() {
    for (const group of running)
        killGroup(group);
}
/** Kills a process and its descendants; on Windows the process only. */
function killGroup(group, signal = "SIGKILL") {
    try {
        process.kill(process.platform === "win32" ? group : -group, signal);
    }
    catch (error) {
        // ESRCH: it has ended meanwhile.
        if (!(error instanceof Error && "code" in error && error.code === "ESRCH"))
            throw error;
    }
}
/** A thread that ends this process and its groups, with SIGKILL, even while its event loop is blocked. */
function startWatchdog(orders) {
    // Loaded here: the first request of a step leaves before.
    const { Worker } = process.getBuiltinModule("node:worker_threads");
    // A function as text: a bundle has no file of its own for a thread.
    const thread = new Worker(`(${keepWatch})()`, { eval: true, workerData: orders });
    thread.unref();
    const listener = (group, isRunning) => thread.postMessage({ group, isRunning });
    listenToGroups(listener);
    return {
        [Symbol.dispose]: () => {
            listeners.delete(listener);
            void thread.terminate();
        },
    };
}
/** Refers to nothing outside of itself. */
function keepWatch() {
    const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
    const { writeSync } = process.getBuiltinModule("node:fs");
    const { parent, deadline, lastWords = "" } = workerData;
    const groups = new Set();
    const end = (words) => {
        try {
            writeSync(1, words);
        }
        finally {
            for (const group of groups) {
                try {
                    process.kill(-group, "SIGKILL");
                }
                catch {
                    // It has ended meanwhile.
                }
            }
            process.kill(process.pid, "SIGKILL");
        }
    };
    parentPort?.on("message", ({ group, isRunning }) => {
        if (isRunning)
            groups.add(group);
        else
            groups.delete(group);
    });
    // Node's maximum: a longer timer fires at once.
    if (deadline !== undefined)
        setTimeout(end, Math.min(deadline, 2 ** 31 - 1), lastWords);
    if (parent !== undefined) {
        setInterval(() => {
            if (process.ppid !== parent)
                end("");
        }, 500);
    }
}


/***/ })

};
