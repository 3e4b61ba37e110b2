export const id = 850;
export const ids = [850];
export const modules = {

/***/ 5850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   roles: () => (/* binding */ roles)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4335);
/* harmony import */ var _access_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2473);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3722);
/* harmony import */ var _store_lock_rows_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7410);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6607);
/* harmony import */ var _parse_permission_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8714);
/* harmony import */ var _render_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4602);










const USAGE = `roles add NAME --permission RESOURCE:VERB...
                      makes a role of these permissions; users add --role NAME gives it
roles list            shows all roles with their permissions

  --organization ID     the organization, where there are several
${_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .STORE_USAGE */ .UC}`;
/** `roles add`, `roles list`: what users may do beside the built-in roles. */
const roles = ([verb = "", ...args], io) => (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d1)(USAGE, [verb, ...args], io, async () => {
    if (verb === "add")
        return add(args, io);
    if (verb === "list")
        return list(args, io);
    throw (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .usageFault */ .Ap)(`roles does not know ${JSON.stringify(verb)}: it is roles add or roles list.`);
});
async function add(args, io) {
    const options = { ..._operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .STORE_FLAGS */ .Wv, permission: { type: "string", multiple: true } };
    const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options, allowPositionals: true });
    const [given, more] = positionals;
    if (more !== undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .usageFault */ .Ap)("roles add takes one name; each permission needs its own --permission.");
    const name = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseFlag */ .og)("the role's name", _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, given);
    const permissions = [...new Set((values.permission ?? []).map(_parse_permission_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePermission */ .tz))];
    if (permissions.length === 0)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .usageFault */ .Ap)("--permission is missing.");
    const made = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .operate */ .NX)(values, io, (within, actor) => insertNew(within, actor, name, permissions));
    io.out(values.json ? `${JSON.stringify(made)}\n` : `Role  ${made.id}\n`);
}
async function insertNew(within, actor, name, permissions) {
    await (0,_store_lock_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .lockOrganization */ .V)(within, actor.orgId);
    const found = await within.database
        .selectFrom("roles")
        .select("id")
        .where("org_id", "=", actor.orgId)
        .where("name", "=", name)
        .executeTakeFirst();
    if (found !== undefined) {
        const message = `The role ${found.id} has the name ${name} already.`;
        throw new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({ code: "admin/exists", message, hint: "Choose another name." });
    }
    const id = await (0,_access_members_js__WEBPACK_IMPORTED_MODULE_3__/* .insertRole */ .Ko)(within, actor.orgId, { name, permissions });
    const config = { roleId: id, name, permissions };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { type: "action-create", summary: "Created a role", config });
    return { id, name, permissions };
}
async function list(args, io) {
    const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options: _operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .STORE_FLAGS */ .Wv });
    const rows = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .operate */ .NX)(values, io, ({ database }, { orgId }) => database
        .selectFrom("roles")
        .select(["id", "name", "builtin", "permissions_json"])
        .where("org_id", "=", orgId)
        .orderBy("seq")
        .execute());
    const found = rows.map(({ id, name, builtin, permissions_json }) => {
        const permissions = JSON.parse(permissions_json);
        return { id, name, builtin: builtin === 1, permissions };
    });
    if (values.json)
        return io.out(`${JSON.stringify({ roles: found })}\n`);
    const shown = found.map(({ builtin, permissions, ...role }) => ({
        ...role,
        permissions: builtin ? "built in" : permissions.join(", "),
    }));
    io.out((0,_render_table_js__WEBPACK_IMPORTED_MODULE_9__/* .renderTable */ .b)(shown));
}


/***/ })

};
