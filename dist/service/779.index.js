export const id = 779;
export const ids = [779];
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

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ revokeKey),
/* harmony export */   Iq: () => (/* binding */ createApiKey),
/* harmony export */   QF: () => (/* binding */ authenticate),
/* harmony export */   dZ: () => (/* binding */ insertKey),
/* harmony export */   fV: () => (/* binding */ parseBearer)
/* harmony export */ });
/* unused harmony export isKnownKey */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7999);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2611);



/** A new key: 32 random bytes behind a prefix by which a leak is recognised. */
function createApiKey() {
    return `rdk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url")}`;
}
/** Stores a key as its hash. `expiresAt` is RFC 3339; never unless given. */
async function insertKey(store, owner, apiKey, { name, expiresAt }) {
    const row = {
        ...(0,_store_store_js__WEBPACK_IMPORTED_MODULE_1__/* .newRow */ .P)(store, "key"),
        org_id: owner.org_id,
        user_id: owner.id,
        name,
        lookup: digest("lookup", apiKey).slice(0, 32),
        hash: digest("hash", apiKey),
        expires_at: expiresAt ?? null,
        revoked_at: null,
    };
    await store.database.insertInto("keys").values(row).execute();
    return row.id;
}
/** Ends a key from now on; when that was. */
async function revokeKey(within, id) {
    const now = within.now();
    await within.database.updateTable("keys").set({ revoked_at: now, updated_at: now }).where("id", "=", id).execute();
    return now;
}
/** Whether a key is stored, revoked and expired ones among them. */
async function isKnownKey(store, apiKey) {
    const found = await store.database
        .selectFrom("keys")
        .select("hash")
        .where("lookup", "=", digest("lookup", apiKey).slice(0, 32))
        .executeTakeFirst();
    return found !== undefined && isSame(found.hash, digest("hash", apiKey));
}
/** The key of an `Authorization` header; undefined where it has none. */
function parseBearer(authorization) {
    return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
/**
 * The user of the bearer key in `authorization` (interface, "Authentication"). The row is found by one digest and the
 * key held against another in constant time. 401 without a key and with one that is unknown, revoked or expired.
 */
async function authenticate(store, authorization) {
    const apiKey = parseBearer(authorization);
    if (apiKey === undefined)
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unauthorized */ .nc)("Give an API key: Authorization: Bearer <API_KEY>.");
    const found = await store.database
        .selectFrom("keys")
        .innerJoin("users", "users.id", "keys.user_id")
        .select(["keys.id", "keys.hash", "keys.expires_at", "keys.revoked_at"])
        .select(["users.id as user_id", "users.name as user_name", "users.org_id"])
        .where("keys.lookup", "=", digest("lookup", apiKey).slice(0, 32))
        .executeTakeFirst();
    if (found === undefined || !isSame(found.hash, digest("hash", apiKey))) {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unauthorized */ .nc)("This API key is not known here.");
    }
    if (found.revoked_at !== null)
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unauthorized */ .nc)("This API key was revoked.");
    if (found.expires_at !== null && Date.parse(found.expires_at) <= Date.parse(store.now())) {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unauthorized */ .nc)("This API key has expired.");
    }
    return { keyId: found.id, userId: found.user_id, userName: found.user_name, orgId: found.org_id };
}
function digest(purpose, apiKey) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${purpose}:${apiKey}`).digest("hex");
}
function isSame(left, right) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(left), Buffer.from(right));
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

/***/ 6779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keys: () => (/* binding */ keys)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _release_docs_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4335);
/* harmony import */ var _access_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3752);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3722);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26);
/* harmony import */ var _find_user_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3046);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6607);
/* harmony import */ var _render_table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4602);









const USAGE = `keys add --user ID|ADDRESS --name NAME [--expires-at TIME]
                      makes a key for a user, which is shown this once; TIME as in 2027-01-31T00:00:00Z
keys list             shows all keys, not what they are
keys revoke ID        ends a key

  --organization ID     the organization, where there are several
${_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_USAGE */ .UC}`;
/** `keys add`, `keys list`, `keys revoke`: the API keys of an organization's users. */
const keys = ([verb = "", ...args], io) => (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d1)(USAGE, [verb, ...args], io, async () => {
    if (verb === "add")
        return add(args, io);
    if (verb === "list")
        return list(args, io);
    if (verb === "revoke")
        return revoke(args, io);
    throw (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .usageFault */ .Ap)(`keys does not know ${JSON.stringify(verb)}: it is keys add, keys list or keys revoke.`);
});
async function add(args, io) {
    const own = { user: { type: "string" }, name: { type: "string" }, "expires-at": { type: "string" } };
    const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options: { ..._operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_FLAGS */ .Wv, ...own } });
    const named = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseFlag */ .og)("--user", _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, values.user);
    const name = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseFlag */ .og)("--name", _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, values.name);
    const expiresAt = parseExpiry(values["expires-at"]);
    const apiKey = (0,_access_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .createApiKey */ .Iq)();
    const made = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .operate */ .NX)(values, io, async (within, actor) => {
        const user = await (0,_find_user_js__WEBPACK_IMPORTED_MODULE_6__/* .findUser */ .H)(within, actor.orgId, named);
        const id = await (0,_access_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .insertKey */ .dZ)(within, user, apiKey, { name, expiresAt });
        const shown = { id, userId: user.id, name, expiresAt: expiresAt ?? null };
        const { id: keyId, ...config } = shown;
        const note = { type: "action-create", summary: "Created an API key" };
        await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { ...note, config: { keyId, ...config } });
        return { ...shown, apiKey };
    });
    if (values.json)
        return io.out(`${JSON.stringify(made)}\n`);
    io.out(`Key      ${made.id}\nAPI key  ${apiKey}\n\nKeep it: only its hash is stored, and it is not shown again.\n`);
}
function parseExpiry(given) {
    if (given === undefined)
        return undefined;
    const expiresAt = new Date((0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseFlag */ .og)("--expires-at", _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE, given));
    if (expiresAt.getTime() <= Date.now())
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .usageFault */ .Ap)("--expires-at is over already.");
    return expiresAt.toISOString();
}
async function list(args, io) {
    const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options: _operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_FLAGS */ .Wv });
    const found = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .operate */ .NX)(values, io, ({ database }, { orgId }) => database
        .selectFrom("keys")
        .innerJoin("users", "users.id", "keys.user_id")
        .select(["keys.id", "keys.name", "users.name as user", "keys.user_id as userId", "keys.created_at as createdAt"])
        .select(["keys.expires_at as expiresAt", "keys.revoked_at as revokedAt"])
        .where("keys.org_id", "=", orgId)
        .orderBy("keys.seq")
        .execute());
    io.out(values.json ? `${JSON.stringify({ keys: found })}\n` : (0,_render_table_js__WEBPACK_IMPORTED_MODULE_8__/* .renderTable */ .b)(found));
}
async function revoke(args, io) {
    const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options: _operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_FLAGS */ .Wv, allowPositionals: true });
    const [id, more] = positionals;
    if (id === undefined || more !== undefined)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .usageFault */ .Ap)("keys revoke takes the ID of one key.");
    const revokedAt = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .operate */ .NX)(values, io, (within, actor) => revokeOnce(within, actor, id));
    io.out(values.json ? `${JSON.stringify({ id, revokedAt })}\n` : `The key ${id} is revoked since ${revokedAt}.\n`);
}
async function revokeOnce(within, actor, id) {
    const key = await within.database
        .selectFrom("keys")
        .select(["name", "user_id", "revoked_at"])
        .where("org_id", "=", actor.orgId)
        .where("id", "=", id)
        .executeTakeFirst();
    if (key === undefined) {
        const hint = "keys list shows which there are.";
        throw new _release_docs_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({ code: "admin/not-found", message: `There is no key ${id}.`, hint });
    }
    if (key.revoked_at !== null)
        return key.revoked_at;
    const revokedAt = await (0,_access_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .revokeKey */ .CB)(within, id);
    const config = { keyId: id, userId: key.user_id, name: key.name };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, actor, { type: "action-delete", summary: "Revoked an API key", config });
    return revokedAt;
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
