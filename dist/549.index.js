export const id = 549;
export const ids = [549];
export const modules = {

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
