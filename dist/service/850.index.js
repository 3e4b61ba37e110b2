export const id = 850;
export const ids = [850];
export const modules = {

/***/ 203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ quoteText)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9146);

/** Somebody else's text as a part of one line: no line breaks or control characters, and cut where it is longer. */
function quoteText(text, longest = 200) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .m)(text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim(), longest);
}


/***/ }),

/***/ 2473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HW: () => (/* binding */ insertUser),
/* harmony export */   Ko: () => (/* binding */ insertRole),
/* harmony export */   cS: () => (/* binding */ takeRole),
/* harmony export */   hT: () => (/* binding */ insertOrganization),
/* harmony export */   "if": () => (/* binding */ giveGrant),
/* harmony export */   io: () => (/* binding */ giveRole),
/* harmony export */   kl: () => (/* binding */ takeGrant)
/* harmony export */ });
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9749);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6334);


/** Stores an organization with its built-in roles; its ID. */
async function insertOrganization(within, name) {
    const organization = { ...(0,_store_store_js__WEBPACK_IMPORTED_MODULE_0__/* .newRow */ .P)(within, "org"), name };
    await within.database.insertInto("organizations").values(organization).execute();
    for (const [role, permissions] of Object.entries(_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILTIN_ROLES */ .Iy)) {
        await insertRole(within, organization.id, { name: role, permissions, isBuiltin: true });
    }
    return organization.id;
}
/** Stores a role of an organization, where no other bears its name; its ID. */
async function insertRole(within, orgId, { name, permissions, isBuiltin = false }) {
    const row = {
        ...(0,_store_store_js__WEBPACK_IMPORTED_MODULE_0__/* .newRow */ .P)(within, "rol"),
        org_id: orgId,
        name,
        builtin: Number(isBuiltin),
        permissions_json: JSON.stringify(permissions),
    };
    await within.database.insertInto("roles").values(row).execute();
    return row.id;
}
/** Stores a user, with a role of the organization where one is named. Throws where there is no such role. */
async function insertUser(within, orgId, { name, email, role }) {
    const base = (0,_store_store_js__WEBPACK_IMPORTED_MODULE_0__/* .newRow */ .P)(within, "usr");
    const row = { ...base, org_id: orgId, auth_id: base.id, name, email, invitation_accepted: 1 };
    await within.database.insertInto("users").values(row).execute();
    if (role !== undefined)
        await giveRole(within, row, await readRoleId(within, orgId, role));
    return row;
}
async function readRoleId({ database }, orgId, name) {
    const role = await database
        .selectFrom("roles")
        .select("id")
        .where("org_id", "=", orgId)
        .where("name", "=", name)
        .executeTakeFirstOrThrow();
    return role.id;
}
/** Gives a role to a user of its organization; a role that is held already stays. */
async function giveRole({ database }, { id: user_id }, role_id) {
    await database
        .insertInto("user_roles")
        .values({ user_id, role_id })
        .onConflict((held) => held.doNothing())
        .execute();
}
/** Takes a role from a user, if it is held. */
async function takeRole({ database }, { id }, roleId) {
    await database.deleteFrom("user_roles").where("user_id", "=", id).where("role_id", "=", roleId).execute();
}
/** Grants a permission on one record to a user. */
async function giveGrant({ database }, user, grant) {
    await database
        .insertInto("grants")
        .values({ user_id: user.id, ...asColumns(grant) })
        .onConflict((held) => held.doNothing())
        .execute();
}
/** Takes a grant from a user, if it is held. */
async function takeGrant({ database }, user, grant) {
    const { resource, verb, record_id } = asColumns(grant);
    await database
        .deleteFrom("grants")
        .where("user_id", "=", user.id)
        .where("resource", "=", resource)
        .where("verb", "=", verb)
        .where("record_id", "=", record_id)
        .execute();
}
function asColumns({ permission, recordId }) {
    const [resource = "", verb = ""] = permission.split(":");
    return { resource, verb, record_id: recordId };
}


/***/ }),

/***/ 6334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ BUILTIN_ROLES),
/* harmony export */   Yo: () => (/* binding */ isPermission),
/* harmony export */   eZ: () => (/* binding */ RESOURCES),
/* harmony export */   hU: () => (/* binding */ VERBS)
/* harmony export */ });
/* unused harmony export PERMISSIONS */
/** What there is to have permissions on. */
const RESOURCES = [
    "job",
    "connection",
    "conversation",
    "comment",
    "turn",
    "publication",
    "user",
    "instruction",
    "instructionLink",
    "auditLog",
];
/** What there is to do with them (interface, "Authentication", 3). A sync, a retry and an annotation are updates, a look at the health is a get. */
const VERBS = ["list", "get", "create", "update", "delete", "notify", "bulkCreate", "bulkDelete"];
const each = (resources, verbs) => resources.flatMap((resource) => verbs.map((verb) => `${resource}:${verb}`));
/** Every permission that there is. */
const PERMISSIONS = each(RESOURCES, VERBS);
const written = RESOURCES.filter((resource) => !["connection", "user", "auditLog"].includes(resource));
/** The roles that every organization has: all of it, all of the writing, and reading. */
const BUILTIN_ROLES = {
    admin: PERMISSIONS,
    editor: [...each(written, VERBS), ...each(["connection", "user"], ["list", "get"])],
    viewer: each(RESOURCES.filter((resource) => resource !== "auditLog"), ["list", "get"]),
};
/** Whether a text is a permission, spelled as here. */
function isPermission(text) {
    return PERMISSIONS.includes(text);
}


/***/ }),

/***/ 6607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ operate),
/* harmony export */   UC: () => (/* binding */ STORE_USAGE),
/* harmony export */   Wv: () => (/* binding */ STORE_FLAGS),
/* harmony export */   gN: () => (/* binding */ operatorOf),
/* harmony export */   m9: () => (/* binding */ withNewStore),
/* harmony export */   wo: () => (/* binding */ readOperatorName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4335);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9749);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26);
/* harmony import */ var _data_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1392);






/** The flags that every command takes. */
const STORE_FLAGS = {
    data: { type: "string" },
    database: { type: "string" },
    organization: { type: "string" },
    json: { type: "boolean" },
};
/** How they are explained in each command's `--help`. */
const STORE_USAGE = `  --data DIR            the folder of the service's data, or RELEASE_DOCS_DATA
  --database URL        its PostgreSQL database in place of that folder's, or RELEASE_DOCS_DATABASE
  --json                answer in one line of JSON
`;
/**
 * Does what an operator asks for, in one transaction with the audit log that tells of it, in the organization that
 * `--organization` names, or the only one. Throws `program/usage`, `admin/no-store`, and what `openStore` throws.
 */
async function operate(flags, io, work) {
    const location = locate(flags, io.env);
    if (location.kind === "folder" && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .databaseIn */ .j6)(location.directory))) {
        throw noStore(`There is no database in ${location.directory}.`);
    }
    return withStore(location, (store) => store.transaction(async (within) => work(within, operatorOf(await readOrganization(within, flags.organization)))));
}
/**
 * Opens the store, for the time of `work`; where the folder or the file is not there it is made, for the operator alone.
 * A folder that was there keeps its permissions, which `io` is told of where others may read it.
 */
async function withNewStore(flags, io, work) {
    const location = locate(flags, io.env);
    if (location.kind === "folder")
        makePrivate(location.directory, io);
    return withStore(location, work);
}
/** Who an operator's changes are recorded for. */
function operatorOf(orgId) {
    return { orgId, requestId: null, userName: null, adminUserName: readOperatorName() };
}
/** The name of the operating system's user; a number where it has none, as in some containers. */
function readOperatorName() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().username;
    }
    catch {
        return `uid ${process.getuid?.()}`;
    }
}
// As `serve` has it: where both are named, DIR is for repositories alone.
function locate({ data, database }, env) {
    const address = database || env.RELEASE_DOCS_DATABASE;
    if (address) {
        if (/^postgres(ql)?:\/\//.test(address))
            return { kind: "server", address };
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFault */ .Ap)("--database is an address that starts with postgres://.");
    }
    const directory = data || env.RELEASE_DOCS_DATA;
    if (directory)
        return { kind: "folder", directory };
    throw (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFault */ .Ap)("Say where the service keeps its records: --data DIR or --database URL.");
}
async function withStore(location, work) {
    const store = await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .openStore */ .C)(location.kind === "folder" ? (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .databaseIn */ .j6)(location.directory) : location.address);
    try {
        return await work(store);
    }
    finally {
        await store.close();
    }
}
function makePrivate(directory, io) {
    const remark = (0,_data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDataFolder */ .tb)(directory);
    if (remark !== undefined)
        io.err(`${remark}\n`);
    // The files that SQLite lays beside it have its permissions.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,_data_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .databaseIn */ .j6)(directory), "a", 0o600));
}
async function readOrganization({ database }, asked) {
    const all = await database.selectFrom("organizations").select(["id", "name"]).orderBy("seq").execute();
    if (all.length === 0)
        throw noStore("The database holds no organization.");
    const [found, second] = asked === undefined ? all : all.filter(({ id }) => id === asked);
    const known = all.map(({ id, name }) => `${id} (${name})`).join(", ");
    if (found === undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFault */ .Ap)(`There is no organization ${asked}; there are ${known}.`);
    if (second !== undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFault */ .Ap)(`Say which organization is meant with --organization: ${known}.`);
    return found.id;
}
function noStore(message) {
    return new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({ code: "admin/no-store", message, hint: "init makes a service." });
}


/***/ }),

/***/ 8714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qb: () => (/* binding */ parseGrant),
/* harmony export */   tz: () => (/* binding */ parsePermission),
/* harmony export */   v0: () => (/* binding */ checkGrant)
/* harmony export */ });
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);
/* harmony import */ var _access_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6334);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26);



/** A permission as `resource:verb`. Throws `program/usage` for what is none. */
function parsePermission(text) {
    if ((0,_access_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .isPermission */ .Yo)(text))
        return text;
    throw (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .usageFault */ .Ap)(`${JSON.stringify(text)} is no permission: it is resource:verb with a resource of ${_access_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .RESOURCES */ .eZ.join(", ")} and a ` +
        `verb of ${_access_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .VERBS */ .hU.join(", ")}.`);
}
const ON_A_RECORD = ["list", "get", "update", "delete", "notify"];
/** A grant as `resource:verb:id`. Throws `program/usage` for what is none, and for what is not done to one record. */
function parseGrant(text) {
    const [resource, verb = "", ...id] = text.split(":");
    const recordId = id.join(":");
    if (recordId === "")
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .usageFault */ .Ap)(`${JSON.stringify(text)} is no grant: it is resource:verb:id.`);
    const permission = parsePermission(`${resource}:${verb}`);
    if (!ON_A_RECORD.includes(verb)) {
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .usageFault */ .Ap)(`${permission} is not done to a single record: give it by a role (roles add, users add --role).`);
    }
    return { permission, recordId };
}
const TABLES = {
    job: "jobs",
    connection: "connections",
    conversation: "conversations",
    comment: "comments",
    turn: "turns",
    publication: "publications",
    user: "users",
    instruction: "instructions",
    instructionLink: "instruction_links",
    auditLog: "audit_logs",
};
/** Throws `admin/not-found` where an organization has no such record: a grant with a slip in it would grant nothing. */
async function checkGrant({ database }, orgId, { permission, recordId }) {
    const [resource] = permission.split(":");
    const found = await database
        .selectFrom(TABLES[resource])
        .select("id")
        .where("org_id", "=", orgId)
        .where("id", "=", recordId)
        .executeTakeFirst();
    if (found !== undefined)
        return;
    const message = `There is no ${resource} ${recordId}.`;
    throw new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({ code: "admin/not-found", message, hint: "Give the ID of a record that is there." });
}


/***/ }),

/***/ 4602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTable)
/* harmony export */ });
/* harmony import */ var _quote_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(203);

/** Rows as a person reads them in a terminal: columns by their names, one line a row. */
function renderTable(rows) {
    const [first] = rows;
    if (first === undefined)
        return "None.\n";
    const columns = Object.keys(first);
    const cells = [columns, ...rows.map((row) => columns.map((column) => (0,_quote_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(row[column] ?? "", 1_000) || "-"))];
    const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
    return cells
        .map((line) => `${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ")}`.trimEnd())
        .map((line) => `${line}\n`)
        .join("");
}


/***/ }),

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


/***/ }),

/***/ 7410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ lockOrganization)
/* harmony export */ });
/**
 * Holds an organization until the transaction `within` is over: for what has to be unique in it or still there, and is
 * looked for before something else is stored. On SQLite a transaction has the whole database to itself.
 */
async function lockOrganization(within, orgId) {
    if (within.kind === "sqlite")
        return;
    await within.database
        .selectFrom("organizations")
        .select("id")
        .where("id", "=", orgId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
}


/***/ }),

/***/ 9146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shorten)
/* harmony export */ });
/** The text in at most `longest` characters; what is cut off ends in an ellipsis, and never inside a character. */
function shorten(text, longest) {
    return text.length <= longest
        ? text
        : `${text
            .slice(0, longest - 1)
            .replace(/[\uD800-\uDBFF]$/, "")
            .trimEnd()}…`;
}


/***/ })

};
