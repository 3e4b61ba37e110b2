export const id = 74;
export const ids = [74];
export const modules = {

/***/ 74074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkGrant: () => (/* binding */ checkGrant),
/* harmony export */   parseGrant: () => (/* binding */ parseGrant),
/* harmony export */   rolesCommand: () => (/* binding */ rolesCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90401);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46756);
/* harmony import */ var _security_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64590);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33722);
/* harmony import */ var _store_columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20638);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6140);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52111);









const rolesCommand = (command, io) => {
    const add = (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_8__/* .addOperatorCommand */ .PD)(command, "add", "Create a role. users add --role NAME gives it to a user.")
        .argument("<name>", "Name of the role.", (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh))
        .requiredOption("--permission <resource:verb>", "Permission; can be repeated.", (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .collectWith */ .vN)(parsePermission));
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_8__/* .addStoreAction */ .$C)(add, io, insertNew, ({ id }) => `Role  ${id}\n`);
    const list = (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_8__/* .addOperatorCommand */ .PD)(command, "list", "List all roles with their permissions.");
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_8__/* .addStoreAction */ .$C)(list, io, listRoles, ({ roles }) => (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTable */ .bo)(roles.map(({ builtin, permissions, ...role }) => {
        return { ...role, permissions: builtin ? "built in" : permissions.join(", ") };
    })));
};
async function insertNew(within, actor, { permission }, name) {
    const permissions = [...new Set(permission)];
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_6__/* .lockOrganization */ .VO)(within, actor.orgId);
    const found = await within.database
        .selectFrom("roles")
        .select("id")
        .where("org_id", "=", actor.orgId)
        .where("name", "=", name)
        .executeTakeFirst();
    if (found !== undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("admin/exists", `Role ${found.id} already has the name ${name}.`);
    }
    const id = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .insertRole */ .Ko)(within, actor.orgId, { name, permissions });
    const config = { roleId: id, name, permissions };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { type: "action-create", summary: "Created a role", config });
    return { id, name, permissions };
}
async function listRoles({ database }, { orgId }) {
    const rows = await database
        .selectFrom("roles")
        .select(["id", "name", "builtin", "permissions_json"])
        .where("org_id", "=", orgId)
        .orderBy("seq")
        .execute();
    const roles = rows.map(({ id, name, builtin, permissions_json }) => {
        const permissions = (0,_store_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTexts */ .oh)(permissions_json);
        return { id, name, builtin: builtin === 1, permissions };
    });
    return { roles };
}
function parsePermission(text) {
    if ((0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .isPermission */ .Yo)(text))
        return text;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Expected a permission resource:verb, with a resource of ${_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .RESOURCES */ .eZ.join(", ")} and a verb of ${_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .VERBS */ .hU.join(", ")}.`);
}
const VERBS_ON_A_RECORD = ["list", "get", "update", "delete", "notify"];
function parseGrant(text) {
    const [resource, verb = "", ...id] = text.split(":");
    const recordId = id.join(":");
    if (recordId === "")
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di("Expected a grant resource:verb:id.");
    const permission = parsePermission(`${resource}:${verb}`);
    if (!VERBS_ON_A_RECORD.includes(verb)) {
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`${permission} does not apply to a single record: use a role instead.`);
    }
    return { permission, recordId };
}
/** Throws `admin/not-found`: a grant with a mistyped ID would grant nothing. */
async function checkGrant({ database }, orgId, { permission, recordId }) {
    const [resource] = permission.split(":");
    const found = await database
        .selectFrom(_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .RESOURCE_TABLES */ .z[resource])
        .select("id")
        .where("org_id", "=", orgId)
        .where("id", "=", recordId)
        .executeTakeFirst();
    if (found !== undefined)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D3("admin/not-found", `Record ${recordId} of type ${resource} not found.`);
}


/***/ })

};
