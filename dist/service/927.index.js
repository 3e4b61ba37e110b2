export const id = 927;
export const ids = [927];
export const modules = {

/***/ 2927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addUser: () => (/* binding */ addUser),
/* harmony export */   changeUser: () => (/* binding */ changeUser),
/* harmony export */   findUser: () => (/* binding */ findUser),
/* harmony export */   listMembers: () => (/* binding */ listMembers),
/* harmony export */   users: () => (/* binding */ users)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8956);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3759);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _security_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4590);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3722);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6140);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2111);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4074);











const USAGE = `users add --name NAME --email ADDRESS [--role ROLE]... [--grant RESOURCE:VERB:ID]...
                      makes a user with roles (admin, editor, viewer or one of roles list), or with permissions
                      on single records
users list            shows all users with their roles and grants
users update ID|ADDRESS [--role ROLE]... [--no-role ROLE]... [--grant G]... [--no-grant G]...
                      gives roles and grants to a user, and takes them

  --organization ID     the organization, where there are several
${_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_USAGE */ .UC}`;
/** `users add`, `users list`, `users update`: who is in an organization, and what each may do. */
const users = ([verb = "", ...args], io) => (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .runCommand */ .d1)(USAGE, [verb, ...args], io, async () => {
    if (verb === "add")
        return add(args, io);
    if (verb === "list")
        return list(args, io);
    if (verb === "update")
        return update(args, io);
    throw (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .usageFault */ .Ap)(`users does not know ${JSON.stringify(verb)}: it is users add, users list or users update.`);
});
const emailText = zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .email */ .Rpp().check(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._maxLength */ .Eb(254));
const GIVEN = { role: { type: "string", multiple: true }, grant: { type: "string", multiple: true } };
async function add(args, io) {
    const own = { name: { type: "string" }, email: { type: "string" }, ...GIVEN };
    const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options: { ..._operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_FLAGS */ .Wv, ...own } });
    const { role: roles = [], grant = [] } = values;
    const user = {
        name: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFlag */ .og)("--name", _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, values.name),
        email: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFlag */ .og)("--email", emailText, values.email),
        roles,
        grants: grant.map(_roles_js__WEBPACK_IMPORTED_MODULE_8__.parseGrant),
    };
    if (roles.length + grant.length === 0)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .usageFault */ .Ap)("Say what the user may do: --role or --grant.");
    const made = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .operate */ .NX)(values, io, (within, actor) => addUser(within, actor, user));
    io.out(values.json ? `${JSON.stringify(made)}\n` : `User  ${made.id}\n\nkeys add --user ${made.id} makes a key.\n`);
}
async function list(args, io) {
    const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options: _operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_FLAGS */ .Wv });
    const found = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .operate */ .NX)(values, io, (within, { orgId }) => listMembers(within, orgId));
    if (values.json)
        return io.out(`${JSON.stringify({ users: found })}\n`);
    io.out(renderMembers(found));
}
async function update(args, io) {
    const taken = { "no-role": GIVEN.role, "no-grant": GIVEN.grant };
    const options = { ..._operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_FLAGS */ .Wv, ...GIVEN, ...taken };
    const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options, allowPositionals: true });
    const [named = "", more] = positionals;
    if (named === "" || more !== undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .usageFault */ .Ap)("users update takes the ID or address of one user.");
    const change = {
        roles: values.role ?? [],
        grants: (values.grant ?? []).map(_roles_js__WEBPACK_IMPORTED_MODULE_8__.parseGrant),
        noRoles: values["no-role"] ?? [],
        noGrants: (values["no-grant"] ?? []).map(_roles_js__WEBPACK_IMPORTED_MODULE_8__.parseGrant),
    };
    const changed = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .operate */ .NX)(values, io, async (within, actor) => changeUser(within, actor, await findUser(within, actor.orgId, named), change));
    io.out(values.json ? `${JSON.stringify(changed)}\n` : renderMembers([changed]));
}
function renderMembers(members) {
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .renderTable */ .bo)(members.map(({ roles, grants, ...user }) => ({ ...user, roles: roles.join(", "), grants: grants.join(", ") })));
}
/** Adds a user with roles and grants. Throws `admin/exists` for an address that is taken, `admin/not-found`. */
async function addUser(within, actor, { name, email, roles, grants }) {
    await refuseTaken(within, actor.orgId, email);
    const user = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .insertUser */ .HW)(within, actor.orgId, { name, email });
    await give(within, actor.orgId, user, { roles, grants });
    const member = await readMember(within, actor.orgId, user.id);
    const { id: userId, ...config } = member;
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { type: "action-create", summary: "Created a user", config: { userId, ...config } });
    return member;
}
/** Gives roles and grants to a user and takes some; the user as it is then. Throws `admin/not-found` for a role. */
async function changeUser(within, actor, user, { noRoles, noGrants, ...given }) {
    const before = await readMember(within, actor.orgId, user.id);
    await give(within, actor.orgId, user, given);
    for (const role of noRoles)
        await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .takeRole */ .cS)(within, user, await findRole(within, actor.orgId, role));
    for (const grant of noGrants)
        await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .takeGrant */ .kl)(within, user, grant);
    const after = await readMember(within, actor.orgId, user.id);
    const delta = (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDelta */ .A)(before, after);
    const config = { userId: user.id };
    if (delta !== "")
        await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { type: "action-update", summary: "Updated a user", delta, config });
    return after;
}
async function give(within, orgId, user, { roles, grants }) {
    for (const role of roles)
        await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .giveRole */ .io)(within, user, await findRole(within, orgId, role));
    for (const grant of grants) {
        await (0,_roles_js__WEBPACK_IMPORTED_MODULE_8__.checkGrant)(within, orgId, grant);
        await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .giveGrant */ ["if"])(within, user, grant);
    }
}
async function findRole({ database }, orgId, name) {
    const roles = await database.selectFrom("roles").select(["id", "name"]).where("org_id", "=", orgId).execute();
    const found = roles.find((role) => role.name === name);
    if (found !== undefined)
        return found.id;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
        code: "admin/not-found",
        message: `There is no role ${name}; there are ${roles.map((role) => role.name).join(", ")}.`,
        hint: "roles add makes one.",
    });
}
async function refuseTaken(within, orgId, email) {
    await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .lockOrganization */ .VO)(within, orgId);
    const found = await within.database
        .selectFrom("users")
        .select("id")
        .where("org_id", "=", orgId)
        .where((0,kysely__WEBPACK_IMPORTED_MODULE_11__/* .sql */ .l) `lower(email)`, "=", email.toLowerCase())
        .executeTakeFirst();
    if (found === undefined)
        return;
    const message = `The user ${found.id} has the address ${email} already.`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({ code: "admin/exists", message, hint: "users update changes what a user may do." });
}
/** The users of an organization, the oldest first. */
async function listMembers({ database }, orgId) {
    const users = await database
        .selectFrom("users")
        .select(["id", "name", "email"])
        .where("org_id", "=", orgId)
        .orderBy("seq")
        .execute();
    const roles = await database
        .selectFrom("user_roles")
        .innerJoin("roles", "roles.id", "user_roles.role_id")
        .select(["user_id", "name"])
        .where("org_id", "=", orgId)
        .orderBy("roles.seq")
        .execute();
    const grants = await database
        .selectFrom("grants")
        .innerJoin("users", "users.id", "grants.user_id")
        .select(["user_id", "resource", "verb", "record_id"])
        .where("org_id", "=", orgId)
        .orderBy("resource")
        .orderBy("verb")
        .orderBy("record_id")
        .execute();
    return users.map((user) => ({
        ...user,
        roles: roles.filter((role) => role.user_id === user.id).map(({ name }) => name),
        grants: grants
            .filter((grant) => grant.user_id === user.id)
            .map(({ resource, verb, record_id }) => `${resource}:${verb}:${record_id}`),
    }));
}
async function readMember(store, orgId, id) {
    const member = (await listMembers(store, orgId)).find((user) => user.id === id);
    if (member === undefined)
        throw new Error(`The user ${id} is gone.`);
    return member;
}
/** The user with this ID or e-mail address. Throws `admin/not-found`, also where several have the address. */
async function findUser({ database }, orgId, idOrEmail) {
    const found = await database
        .selectFrom("users")
        .select(["id", "org_id", "name", "email"])
        .where("org_id", "=", orgId)
        .where((where) => where.or([where("id", "=", idOrEmail), where((0,kysely__WEBPACK_IMPORTED_MODULE_11__/* .sql */ .l) `lower(email)`, "=", idOrEmail.toLowerCase())]))
        .orderBy("seq")
        .execute();
    const [first, second] = found;
    if (first === undefined || second !== undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
            code: "admin/not-found",
            message: first === undefined ? `There is no user ${idOrEmail}.` : `Several users have the address ${idOrEmail}.`,
            hint: "users list shows who there is; give the ID.",
        });
    }
    return first;
}


/***/ })

};
