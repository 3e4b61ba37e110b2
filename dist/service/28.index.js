export const id = 28;
export const ids = [28];
export const modules = {

/***/ 1613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ described)
/* harmony export */ });
/* harmony import */ var zod_locales__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(252);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);


// The small build of zod says only "Invalid input" until it is given a language.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W((0,zod_locales__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)());
/** The schema with the sentence that the OpenAPI document and a reader of the contract see beside it. */
function described(text, schema) {
    return schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y(text));
}


/***/ }),

/***/ 401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ byId),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   m$: () => (/* binding */ queryNumber),
/* harmony export */   n_: () => (/* binding */ queryList),
/* harmony export */   uK: () => (/* binding */ shownTimes),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   zV: () => (/* binding */ queryBoolean)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1613);


/** Text that has to say something, as long as a body may be. */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1));
/** A name: 1 to 255 characters, not only spaces. */
const nameText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(255), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/\S/, "a name is more than spaces"));
/** Texts, such as labels or links. */
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
/** A text of an answer that some services leave out or empty. */
const shownText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
/** A point in time of a request (RFC 3339). */
const timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true });
/**
 * An optional field of a request: `null` and the empty text count as absent, in a body as in a query. In the OpenAPI
 * document it is the field's own schema, not required.
 */
function optional(schema) {
    const absent = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (value === null || value === "" ? undefined : value));
    // What it accepts beyond the schema counts as absent, so for callers it is the optional schema.
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(absent, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(schema)));
}
/** A boolean in a query string: `true` or `false`, nothing else. */
const queryBoolean = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (value === "true" || value === "false" ? value === "true" : value)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY("it is true or false"));
/** A number in a query string, as JSON writes it (`0.5`, `5e-324`); the empty text is none. */
function queryNumber(schema) {
    const read = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => typeof value === "string" && /^-?\d{1,400}(?:\.\d{1,400})?(?:e[-+]?\d{1,3})?$/i.test(value) ? Number(value) : value);
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(read, schema);
}
/** Several values in a query string: separated by commas, or the parameter several times. */
const queryList = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (Array.isArray(value) ? value : [value]).flatMap((one) => typeof one === "string" ? one.split(",").filter((part) => part !== "") : [one])), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()));
/** The path parameter of a single record. */
const byId = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("Identifier of the record.", zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) });
/** When a record was made and last changed. */
const shownTimes = {
    createdAt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("When it was created.", shownText),
    updatedAt: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .W)("When it last changed.", shownText),
};


/***/ }),

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
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2611);
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
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2611);
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


/***/ }),

/***/ 252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4723);

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .parsedType */ .GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyPrimitive */ .B7(issue.values[0])}`;
                return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__() {
    return {
        localeError: error(),
    };
}


/***/ }),

/***/ 3102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1041);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
