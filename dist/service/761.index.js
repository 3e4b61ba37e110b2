export const id = 761;
export const ids = [761];
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

/***/ 3046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ findUser)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8956);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4335);


/** The user with this ID or e-mail address. Throws `admin/not-found`, also where several have the address. */
async function findUser({ database }, orgId, idOrEmail) {
    const found = await database
        .selectFrom("users")
        .select(["id", "org_id", "name", "email"])
        .where("org_id", "=", orgId)
        .where((where) => where.or([where("id", "=", idOrEmail), where((0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `lower(email)`, "=", idOrEmail.toLowerCase())]))
        .orderBy("seq")
        .execute();
    const [first, second] = found;
    if (first === undefined || second !== undefined) {
        throw new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReleaseDocsError */ .D({
            code: "admin/not-found",
            message: first === undefined ? `There is no user ${idOrEmail}.` : `Several users have the address ${idOrEmail}.`,
            hint: "users list shows who there is; give the ID.",
        });
    }
    return first;
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

/***/ 8761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  users: () => (/* binding */ users)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./lib/contract/fields.js
var fields = __webpack_require__(401);
// EXTERNAL MODULE: ./lib/service/serve/command.js
var command = __webpack_require__(26);
// EXTERNAL MODULE: ./lib/service/serve/find-user.js
var find_user = __webpack_require__(3046);
// EXTERNAL MODULE: ./lib/service/serve/operated-store.js
var operated_store = __webpack_require__(6607);
// EXTERNAL MODULE: ./lib/service/serve/parse-permission.js
var parse_permission = __webpack_require__(8714);
// EXTERNAL MODULE: ./lib/service/serve/render-table.js
var render_table = __webpack_require__(4602);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(8956);
// EXTERNAL MODULE: ./lib/release-docs-error.js
var release_docs_error = __webpack_require__(4335);
// EXTERNAL MODULE: ./lib/service/access/members.js
var members = __webpack_require__(2473);
// EXTERNAL MODULE: ./lib/service/store/audit.js
var audit = __webpack_require__(3722);
// EXTERNAL MODULE: ./lib/service/store/lock-rows.js
var lock_rows = __webpack_require__(7410);
;// CONCATENATED MODULE: ./lib/service/serve/user-changes.js






/** Adds a user with roles and grants. Throws `admin/exists` for an address that is taken, `admin/not-found`. */
async function addUser(within, actor, { name, email, roles, grants }) {
    await refuseTaken(within, actor.orgId, email);
    const user = await (0,members/* insertUser */.HW)(within, actor.orgId, { name, email });
    await give(within, actor.orgId, user, { roles, grants });
    const member = await readMember(within, actor.orgId, user.id);
    const { id: userId, ...config } = member;
    await (0,audit/* writeAudit */.f)(within, actor, { type: "action-create", summary: "Created a user", config: { userId, ...config } });
    return member;
}
/** Gives roles and grants to a user and takes some; the user as it is then. Throws `admin/not-found` for a role. */
async function changeUser(within, actor, user, { noRoles, noGrants, ...given }) {
    const before = await readMember(within, actor.orgId, user.id);
    await give(within, actor.orgId, user, given);
    for (const role of noRoles)
        await (0,members/* takeRole */.cS)(within, user, await findRole(within, actor.orgId, role));
    for (const grant of noGrants)
        await (0,members/* takeGrant */.kl)(within, user, grant);
    const after = await readMember(within, actor.orgId, user.id);
    const delta = (0,audit/* describeDelta */.A)(before, after);
    const config = { userId: user.id };
    if (delta !== "")
        await (0,audit/* writeAudit */.f)(within, actor, { type: "action-update", summary: "Updated a user", delta, config });
    return after;
}
async function give(within, orgId, user, { roles, grants }) {
    for (const role of roles)
        await (0,members/* giveRole */.io)(within, user, await findRole(within, orgId, role));
    for (const grant of grants) {
        await (0,parse_permission/* checkGrant */.v0)(within, orgId, grant);
        await (0,members/* giveGrant */["if"])(within, user, grant);
    }
}
async function findRole({ database }, orgId, name) {
    const roles = await database.selectFrom("roles").select(["id", "name"]).where("org_id", "=", orgId).execute();
    const found = roles.find((role) => role.name === name);
    if (found !== undefined)
        return found.id;
    throw new release_docs_error/* ReleaseDocsError */.D({
        code: "admin/not-found",
        message: `There is no role ${name}; there are ${roles.map((role) => role.name).join(", ")}.`,
        hint: "roles add makes one.",
    });
}
async function refuseTaken(within, orgId, email) {
    await (0,lock_rows/* lockOrganization */.V)(within, orgId);
    const found = await within.database
        .selectFrom("users")
        .select("id")
        .where("org_id", "=", orgId)
        .where((0,sql/* sql */.l) `lower(email)`, "=", email.toLowerCase())
        .executeTakeFirst();
    if (found === undefined)
        return;
    const message = `The user ${found.id} has the address ${email} already.`;
    throw new release_docs_error/* ReleaseDocsError */.D({ code: "admin/exists", message, hint: "users update changes what a user may do." });
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

;// CONCATENATED MODULE: ./lib/service/serve/users.js









const USAGE = `users add --name NAME --email ADDRESS [--role ROLE]... [--grant RESOURCE:VERB:ID]...
                      makes a user with roles (admin, editor, viewer or one of roles list), or with permissions
                      on single records
users list            shows all users with their roles and grants
users update ID|ADDRESS [--role ROLE]... [--no-role ROLE]... [--grant G]... [--no-grant G]...
                      gives roles and grants to a user, and takes them

  --organization ID     the organization, where there are several
${operated_store/* STORE_USAGE */.UC}`;
/** `users add`, `users list`, `users update`: who is in an organization, and what each may do. */
const users = ([verb = "", ...args], io) => (0,command/* runCommand */.d1)(USAGE, [verb, ...args], io, async () => {
    if (verb === "add")
        return add(args, io);
    if (verb === "list")
        return list(args, io);
    if (verb === "update")
        return update(args, io);
    throw (0,command/* usageFault */.Ap)(`users does not know ${JSON.stringify(verb)}: it is users add, users list or users update.`);
});
const emailText = schemas/* email */.Rpp().check(api/* _maxLength */.Eb(254));
const GIVEN = { role: { type: "string", multiple: true }, grant: { type: "string", multiple: true } };
async function add(args, io) {
    const own = { name: { type: "string" }, email: { type: "string" }, ...GIVEN };
    const { values } = (0,external_node_util_.parseArgs)({ args, options: { ...operated_store/* STORE_FLAGS */.Wv, ...own } });
    const { role: roles = [], grant = [] } = values;
    const user = {
        name: (0,command/* parseFlag */.og)("--name", fields/* nameText */.fh, values.name),
        email: (0,command/* parseFlag */.og)("--email", emailText, values.email),
        roles,
        grants: grant.map(parse_permission/* parseGrant */.qb),
    };
    if (roles.length + grant.length === 0)
        throw (0,command/* usageFault */.Ap)("Say what the user may do: --role or --grant.");
    const made = await (0,operated_store/* operate */.NX)(values, io, (within, actor) => addUser(within, actor, user));
    io.out(values.json ? `${JSON.stringify(made)}\n` : `User  ${made.id}\n\nkeys add --user ${made.id} makes a key.\n`);
}
async function list(args, io) {
    const { values } = (0,external_node_util_.parseArgs)({ args, options: operated_store/* STORE_FLAGS */.Wv });
    const found = await (0,operated_store/* operate */.NX)(values, io, (within, { orgId }) => listMembers(within, orgId));
    if (values.json)
        return io.out(`${JSON.stringify({ users: found })}\n`);
    io.out(renderMembers(found));
}
async function update(args, io) {
    const taken = { "no-role": GIVEN.role, "no-grant": GIVEN.grant };
    const options = { ...operated_store/* STORE_FLAGS */.Wv, ...GIVEN, ...taken };
    const { values, positionals } = (0,external_node_util_.parseArgs)({ args, options, allowPositionals: true });
    const [named = "", more] = positionals;
    if (named === "" || more !== undefined)
        throw (0,command/* usageFault */.Ap)("users update takes the ID or address of one user.");
    const change = {
        roles: values.role ?? [],
        grants: (values.grant ?? []).map(parse_permission/* parseGrant */.qb),
        noRoles: values["no-role"] ?? [],
        noGrants: (values["no-grant"] ?? []).map(parse_permission/* parseGrant */.qb),
    };
    const changed = await (0,operated_store/* operate */.NX)(values, io, async (within, actor) => changeUser(within, actor, await (0,find_user/* findUser */.H)(within, actor.orgId, named), change));
    io.out(values.json ? `${JSON.stringify(changed)}\n` : renderMembers([changed]));
}
function renderMembers(members) {
    return (0,render_table/* renderTable */.b)(members.map(({ roles, grants, ...user }) => ({ ...user, roles: roles.join(", "), grants: grants.join(", ") })));
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
