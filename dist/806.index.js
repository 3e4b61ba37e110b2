export const id = 806;
export const ids = [806];
export const modules = {

/***/ 25806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keyOf: () => (/* binding */ keyOf),
/* harmony export */   markRequest: () => (/* binding */ markRequest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * Adds the run's marks to the labels: `run:<owner/repo>/<run id>`, the same in every attempt, and
 * `request:<12 hex digits>`, since the jobs of a matrix share a run and often a title.
 */
function markRequest(request, { run, repository = "" }) {
    if (run === undefined)
        return { request, marks: [] };
    const marks = [`run:${repository}/${run.id}`, `request:${digest(request).slice(0, 12)}`];
    return { request: { ...request, labels: [...new Set([...(request.labels ?? []), ...marks])] }, marks };
}
/** The `Idempotency-Key`: the same for the same request in the same attempt of a run, and for no other. */
function keyOf(request, { run, repository }) {
    const origin = run ?? { id: process.pid, attempt: process.hrtime.bigint().toString() };
    return digest([repository, origin.id, origin.attempt, request]).slice(0, 32);
}
function digest(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(value)).digest("hex");
}


/***/ })

};
