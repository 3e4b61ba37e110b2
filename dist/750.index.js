export const id = 750;
export const ids = [750];
export const modules = {

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
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2893);




// `--revs-only` makes a HEAD without a commit print nothing, where it would be an error otherwise.
const ASK = [
    "rev-parse",
    "--is-bare-repository",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--git-common-dir",
    "--show-cdup",
    "--revs-only",
    "HEAD",
    "--symbolic-full-name",
    "HEAD",
];
/**
 * Reads what repository `directory` (any folder of a checkout, or a bare git directory) belongs to.
 * Throws a {@link ReleaseDocsError}: `git/no-such-directory`, `git/not-installed`, `git/not-a-repository`, or
 * `git/unsafe-directory` where git refuses a folder that another user owns.
 */
async function readRepository(directory) {
    const [answer, remoteUrl] = await Promise.all([readAnswer(directory), readRemoteUrl(directory)]);
    const [bare, insideWorkTree, shallow, commonDirectory = "", ...rest] = answer.split("\n");
    // Where there are no files checked out, git prints no line for the way up to them.
    const upwards = insideWorkTree === "true" ? rest.shift() : undefined;
    const [head = "", symbolicName = ""] = rest;
    // git names the folders relative to where it ran, with links followed.
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
async function readAnswer(directory) {
    try {
        return await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ASK);
    }
    catch (error) {
        throw explainRefusal(directory, error);
    }
}
function explainRefusal(directory, error) {
    if (!(error instanceof _run_js__WEBPACK_IMPORTED_MODULE_3__/* .GitCommandError */ .iR))
        return error;
    if (error.stderr.includes("dubious ownership") || error.stderr.includes("unsafe repository")) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
            code: "git/unsafe-directory",
            message: `git refuses to read ${directory}, because it belongs to another user than the one who runs this step.`,
            hint: `Run \`git config --global --add safe.directory "${directory}"\` before this step.`,
            cause: error,
        });
    }
    if (!error.stderr.includes("not a git repository"))
        return error;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
        code: "git/not-a-repository",
        message: `${directory} is not in a git repository.`,
        hint: "Run actions/checkout before this step, or set `working-directory` to the folder of the checkout.",
        cause: error,
    });
}
async function readRemoteUrl(directory) {
    const urls = await readRemoteUrls(directory);
    const url = urls.get("origin") ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
    return url === undefined ? undefined : withoutCredentials(url);
}
/** Name → URL as configured, first one each; empty where there is no remote or no repository. */
async function readRemoteUrls(directory) {
    const listing = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["config", "--null", "--get-regexp", "^remote\\..*\\.url$"]).catch(() => "");
    const urls = new Map();
    for (const entry of listing.split("\0")) {
        const [key = "", url] = entry.split("\n", 2);
        const name = key.slice("remote.".length, -".url".length);
        if (url !== undefined && !urls.has(name))
            urls.set(name, url);
    }
    return urls;
}
const SCP_LIKE = /^(?:[^@/:\s]+@)?(\[[^\]]+\]|[^/:\s]+):(?!\/\/)(.+)$/;
/**
 * Reads host, name and page address from a remote's URL: `https://`, `http://`, `ssh://`, `git://` and
 * `git@host:owner/repo.git`. Credentials never survive. A port is kept for http(s) only, since a page is not
 * served on the port of ssh. Undefined for a folder, `file://`, or a path without an owner.
 */
function parseRemote(url) {
    const trimmed = url.trim();
    if (/^[a-z]:[\\/]/i.test(trimmed))
        return undefined;
    const place = trimmed.includes("://") ? parseUrl(trimmed) : parseScpLike(trimmed);
    if (place === undefined)
        return undefined;
    const parts = place.path.split("/").filter((part) => part !== "" && part !== "~");
    const last = parts.at(-1)?.replace(/\.git$/i, "");
    if (parts.length < 2 || last === undefined || last === "")
        return undefined;
    const name = [...parts.slice(0, -1), last].join("/");
    return { host: place.host, name, webUrl: `${place.protocol}//${place.host}/${name}` };
}
/** The URL without user name and password; a scp-like `git@host:path` holds no secret and stays as it is. */
function withoutCredentials(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}
function parseUrl(text) {
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const protocol = url.protocol.replace(/^git\+/, "");
    if (url.hostname === "")
        return undefined;
    if (protocol === "http:" || protocol === "https:")
        return { protocol, host: url.host, path: decodePath(url.pathname) };
    if (protocol === "ssh:" || protocol === "git:") {
        return { protocol: "https:", host: url.hostname.toLowerCase(), path: decodePath(url.pathname) };
    }
    return undefined;
}
function parseScpLike(text) {
    const match = SCP_LIKE.exec(text);
    const [, host, path] = match ?? [];
    if (host === undefined || path === undefined)
        return undefined;
    return { protocol: "https:", host: host.toLowerCase(), path };
}
function decodePath(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** What a repository is called, and the address of its page: from its remote, else its folder's name alone. */
function nameRepository(repository) {
    const remote = repository.remoteUrl === undefined ? undefined : parseRemote(repository.remoteUrl);
    return remote ?? { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(repository.directory).replace(/\.git$/, ""), webUrl: undefined };
}
/**
 * Makes `directory`, which may be one already, a bare repository at the commit `head` (full SHA) that reads the objects
 * of `repository` and writes to none but its own folder. Where history is cut off in `repository` it is cut off here.
 */
async function initBorrowingRepository(directory, repository, head) {
    const format = head.length === 64 ? ["--object-format=sha256"] : [];
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info"), { recursive: true });
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(directory, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "objects").replaceAll("\\", "/");
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info", "alternates"), `${objects}\n`);
    // git would look for the commits beyond the cut otherwise.
    if (repository.shallow)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "shallow"), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"));
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "HEAD"), `${head}\n`);
}
/** The name of the connection that stands for the repository at `directory`, where no event says it. */
async function readSourceName(directory) {
    return nameRepository(await readRepository(directory)).name;
}


/***/ }),

/***/ 2893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ buildSettings),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Yj: () => (/* binding */ NO_QUESTIONS),
/* harmony export */   fn: () => (/* binding */ runGitLines),
/* harmony export */   iR: () => (/* binding */ GitCommandError),
/* harmony export */   t1: () => (/* binding */ streamGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);



/** A git command that exited with another status than 0. */
class GitCommandError extends Error {
    exitCode;
    stderr;
    #args;
    constructor(args, exitCode, stderr) {
        super(`git ${args.join(" ")} exited with ${exitCode}: ${stderr.trim()}`);
        this.name = "GitCommandError";
        this.exitCode = exitCode;
        this.stderr = stderr;
        this.#args = args;
    }
    /** The same with another text for what git said. */
    withText(change) {
        return new GitCommandError(this.#args, this.exitCode, change(this.stderr));
    }
}
// The same history has to give the same bytes whatever the user's configuration, language or time zone.
const STEADY_CONFIG = [
    "-c",
    "core.quotePath=false",
    "-c",
    "log.showSignature=false",
    "-c",
    "log.follow=false",
    "-c",
    "diff.orderFile=/dev/null",
];
const STEADY_ENV = { LC_ALL: "C", TZ: "UTC", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_PAGER: "cat" };
// What a git hook exports to its children would send every command to the hook's own repository or index.
const HOOK_ENV = [
    "GIT_DIR",
    "GIT_COMMON_DIR",
    "GIT_WORK_TREE",
    "GIT_INDEX_FILE",
    "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_NAMESPACE",
    "GIT_PREFIX",
    "GIT_SHALLOW_FILE",
    "GIT_CONFIG",
];
function buildEnvironment(added) {
    const inherited = { ...process.env };
    for (const name of HOOK_ENV)
        delete inherited[name];
    return { ...inherited, ...STEADY_ENV, ...added };
}
async function startGit(directory, args, { env, timeout }) {
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", [...STEADY_CONFIG, ...args], {
            cwd: directory,
            env: buildEnvironment(env),
            stdio: ["pipe", "pipe", "pipe"],
            // A group of its own can be ended as a whole: what git has started would hold its output open.
            detached: timeout !== undefined,
        });
        if (timeout !== undefined)
            endInTime(child, timeout);
        return child;
    }
    catch (error) {
        throw await buildStartFailure(directory, error);
    }
}
function endInTime(child, timeout) {
    const timer = setTimeout(() => {
        try {
            if (child.pid !== undefined)
                process.kill(-child.pid);
        }
        catch (error) {
            // It has ended this very moment.
            if (!(error instanceof Error && "code" in error && error.code === "ESRCH"))
                throw error;
        }
    }, timeout);
    child.once("close", () => clearTimeout(timer));
}
/** Why git could not even be started: the folder is not there, or git is not. */
async function buildStartFailure(directory, cause) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory()) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
            code: "git/not-installed",
            message: "The program git could not be started.",
            hint: "Install git 2.31 or newer and make sure that it is on the PATH of this step.",
            cause,
        });
    }
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
        code: "git/no-such-directory",
        message: found ? `${directory} is a file, not a folder.` : `There is no folder ${directory}.`,
        hint: "Set `working-directory` to the folder of the checkout, and run actions/checkout before this step.",
        cause,
    });
}
/**
 * Starts git in `directory`, never through a shell, and yields its standard output piece by piece.
 * Throws {@link GitCommandError} when git exits with another status than 0, and a {@link ReleaseDocsError}
 * (`git/not-installed`, `git/no-such-directory`) when it cannot be started.
 */
async function* streamGit(directory, args, options = {}) {
    const child = await startGit(directory, args, options);
    const stderr = [];
    child.stderr.on("data", (piece) => stderr.push(piece));
    const exit = new Promise((resolve) => {
        child.once("error", resolve);
        child.once("close", (code, signal) => {
            if (signal !== null)
                stderr.push(Buffer.from(`ended by ${signal}`));
            resolve(code ?? 1);
        });
    });
    // A reader that stops early closes the pipe; git's own exit status tells whether that mattered.
    child.stdin.on("error", () => undefined);
    child.stdin.end(options.input);
    try {
        yield* child.stdout;
        const exitCode = await exit;
        if (exitCode instanceof Error)
            throw await buildStartFailure(directory, exitCode);
        if (exitCode !== 0)
            throw new GitCommandError(args, exitCode, Buffer.concat(stderr).toString("utf8"));
    }
    finally {
        child.kill();
    }
}
/** Runs git in `directory` and returns its whole standard output as text. Throws as {@link streamGit} does. */
async function runGit(directory, args, options = {}) {
    const pieces = [];
    for await (const piece of streamGit(directory, args, options))
        pieces.push(piece);
    return Buffer.concat(pieces).toString("utf8");
}
/** {@link runGit}, as the lines that hold something. */
async function runGitLines(directory, args) {
    return (await runGit(directory, args)).split("\n").filter((line) => line !== "");
}
/** Nobody is there to answer: whatever would ask for a password or a host key fails at once instead. */
const NO_QUESTIONS = {
    GIT_ASKPASS: "",
    SSH_ASKPASS: "false",
    SSH_ASKPASS_REQUIRE: "force",
    GCM_INTERACTIVE: "never",
};
/** Configuration for one command by its environment, where a list of processes does not show the tokens in it. */
function buildSettings(settings) {
    const first = Number(process.env.GIT_CONFIG_COUNT ?? 0);
    const pairs = settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${first + index}`, key],
        [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]);
    return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + settings.length) };
}


/***/ })

};
