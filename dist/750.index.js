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
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
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
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info"), { recursive: true });
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .execGit */ .Ix)(directory, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "objects").replaceAll("\\", "/");
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", "info", "alternates"), `${objects}\n`);
    // Without it git looks for the missing parents.
    if (repository.shallow)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, "shallow"), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"));
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"), { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "HEAD"), `${head}\n`);
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
/* harmony export */   Ix: () => (/* binding */ execGit),
/* harmony export */   WZ: () => (/* binding */ streamGitLines),
/* harmony export */   _7: () => (/* binding */ NO_PROMPTS),
/* harmony export */   fn: () => (/* binding */ runGitLines),
/* harmony export */   iR: () => (/* binding */ GitCommandError),
/* harmony export */   t1: () => (/* binding */ streamGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);



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
// The output must not depend on the user's configuration, language or time zone.
const FIXED_CONFIG = [
    ...["-c", "core.quotePath=false", "-c", "log.showSignature=false"],
    ...["-c", "log.follow=false", "-c", "diff.orderFile=/dev/null"],
];
const FIXED_ENV = { LC_ALL: "C", TZ: "UTC", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_PAGER: "cat" };
// Set inside a git hook, these would point every command at the hook's repository or index.
const HOOK_ENV = new Set([
    ...["GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_NAMESPACE"],
    ...["GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_CONFIG"],
]);
function buildEnvironment(added) {
    const inherited = Object.entries(process.env).flatMap(([name, value]) => value === undefined || HOOK_ENV.has(name) ? [] : [[name, value]]);
    return { ...Object.fromEntries(inherited), ...FIXED_ENV, ...added };
}
async function startGit(directory, args, { env, timeout }) {
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", [...FIXED_CONFIG, ...args], {
            cwd: directory,
            env: buildEnvironment(env),
            stdio: ["pipe", "pipe", "pipe"],
            // Its own process group, so that the processes git starts are killed with it.
            detached: timeout !== undefined,
        });
        if (timeout !== undefined)
            killAfter(child, timeout);
        return child;
    }
    catch (error) {
        throw await buildStartError(directory, error);
    }
}
function killAfter(child, timeout) {
    const timer = setTimeout(() => {
        try {
            if (child.pid !== undefined)
                process.kill(-child.pid);
        }
        catch (error) {
            // ESRCH: it has exited meanwhile.
            if (!(error instanceof Error && "code" in error && error.code === "ESRCH"))
                throw error;
        }
    }, timeout);
    child.once("close", () => clearTimeout(timer));
}
async function buildStartError(directory, cause) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => undefined);
    if (found?.isDirectory()) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/not-installed", "git could not be started.", { cause });
    }
    const message = found ? `${directory} is a file, not a folder.` : `The folder ${directory} does not exist.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("git/no-such-directory", message, { cause });
}
/** Throws {@link GitCommandError}, and `git/not-installed` or `git/no-such-directory` if git does not start. */
async function* streamGit(directory, args, options = {}) {
    const child = await startGit(directory, args, options);
    const stderr = [];
    child.stderr.on("data", (chunk) => stderr.push(chunk));
    const exit = new Promise((resolve) => {
        child.once("error", resolve);
        child.once("close", (code, signal) => {
            if (signal !== null)
                stderr.push(Buffer.from(`ended by ${signal}`));
            resolve(code ?? 1);
        });
    });
    // EPIPE when git exits before it has read everything; its exit status says whether that matters.
    child.stdin.on("error", () => undefined);
    child.stdin.end(options.input);
    try {
        yield* child.stdout;
        const exitCode = await exit;
        if (exitCode instanceof Error)
            throw await buildStartError(directory, exitCode);
        if (exitCode !== 0)
            throw new GitCommandError(args, exitCode, Buffer.concat(stderr).toString("utf8"));
    }
    finally {
        child.kill();
    }
}
/** Yields the complete lines of each chunk. */
async function* streamGitLines(directory, args, options = {}) {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of streamGit(directory, args, options)) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        yield lines;
    }
    if (rest !== "")
        yield [rest];
}
async function runGit(directory, args, options = {}) {
    const chunks = [];
    for await (const chunk of streamGit(directory, args, options))
        chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
}
async function runGitLines(directory, args) {
    return (await runGit(directory, args)).split("\n").filter((line) => line !== "");
}
/** For commands without input or timeout that write few NULs (docs/decisions/0005-starting-git.md). */
async function execGit(directory, args, env) {
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 1260));
    const options = { cwd: directory, env: buildEnvironment(env), silent: true, ignoreReturnCode: true };
    const result = await getExecOutput("git", [...FIXED_CONFIG, ...args], options).catch(async (error) => {
        throw await buildStartError(directory, error);
    });
    if (result.exitCode !== 0)
        throw new GitCommandError(args, result.exitCode ?? 1, result.stderr);
    return result.stdout;
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


/***/ })

};
