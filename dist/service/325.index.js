export const id = 325;
export const ids = [325];
export const modules = {

/***/ 401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ byId),
/* harmony export */   CQ: () => (/* binding */ LISTED),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SB: () => (/* binding */ pageQuery),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   dU: () => (/* binding */ shownLabels),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   m$: () => (/* binding */ queryNumber),
/* harmony export */   n_: () => (/* binding */ queryList),
/* harmony export */   oB: () => (/* binding */ pageTokens),
/* harmony export */   uK: () => (/* binding */ shownTimes),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   zV: () => (/* binding */ queryBoolean)
/* harmony export */ });
/* harmony import */ var zod_locales__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(252);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3102);


// The small build of zod says only "Invalid input" until it is given a language.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W((0,zod_locales__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)());
/** The schema with the sentence that the OpenAPI document and a reader of the contract see beside it. */
function described(text, schema) {
    return schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y(text));
}
/** Text that has to say something, as long as a body may be. */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1));
/** A name: 1 to 255 characters, not only spaces. */
const nameText = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(255), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/\S/, "a name is more than spaces"));
/** Texts, such as labels or links. */
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
/** A text of an answer that some services leave out or empty. */
const shownText = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
/** A point in time of a request (RFC 3339). */
const timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$({ offset: true });
/**
 * An optional field of a request: `null` and the empty text count as absent, in a body as in a query. In the OpenAPI
 * document it is the field's own schema, not required.
 */
function optional(schema) {
    const absent = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (value === null || value === "" ? undefined : value));
    // What it accepts beyond the schema counts as absent, so for callers it is the optional schema.
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(absent, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(schema)));
}
/** A boolean in a query string: `true` or `false`, nothing else. */
const queryBoolean = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (value === "true" || value === "false" ? value === "true" : value)), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY("it is true or false"));
/** A number in a query string, as JSON writes it (`0.5`, `5e-324`); the empty text is none. */
function queryNumber(schema) {
    const read = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => typeof value === "string" && /^-?\d{1,400}(?:\.\d{1,400})?(?:e[-+]?\d{1,3})?$/i.test(value) ? Number(value) : value);
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(read, schema);
}
/** Several values in a query string: separated by commas, or the parameter several times. */
const queryList = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (Array.isArray(value) ? value : [value]).flatMap((one) => typeof one === "string" ? one.split(",").filter((part) => part !== "") : [one])), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()));
/** The path parameter of a single record. */
const byId = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: described("Identifier of the record.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
/** When a record was made and last changed. */
const shownTimes = {
    createdAt: described("When it was created.", shownText),
    updatedAt: described("When it last changed.", shownText),
};
const MAX_PAGE_SIZE = 200;
const pageSize = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(queryNumber(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig("pageSize is a whole number of at least 1")
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._multipleOf */ .Hi(1, "pageSize is a whole number of at least 1"), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1, "pageSize is at least 1"))), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((size) => Math.min(size, MAX_PAGE_SIZE)));
/** Query fields that every list takes (interface, "Limits"; names and sizes from the design). */
const pageQuery = {
    next: described("Token of the page to read, from a page before or after it; the first page without one.", optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    pageSize: described(`How many records a page holds: 50 unless told; more than ${MAX_PAGE_SIZE} are ${MAX_PAGE_SIZE}.`, optional(pageSize)),
};
/** What a list holds (interface, "Authentication", 3). */
const LISTED = "Lists every record that the caller may list or get, by a role or by a grant; no others.";
/** Tokens that every list answers with when there is a page after or before it. */
const pageTokens = {
    nextPageToken: described("Give it as `next` to read the page after this one.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    previousPageToken: described("Give it as `next` to read the page before this one.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
};
/** The labels of a record, where a service shows them as texts; the interface does not say how it shows them. */
const shownLabels = described("Labels of the request.", zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())), undefined));


/***/ }),

/***/ 4590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HW: () => (/* binding */ insertUser),
/* harmony export */   Ko: () => (/* binding */ insertRole),
/* harmony export */   Yo: () => (/* binding */ isPermission),
/* harmony export */   cS: () => (/* binding */ takeRole),
/* harmony export */   eZ: () => (/* binding */ RESOURCES),
/* harmony export */   hT: () => (/* binding */ insertOrganization),
/* harmony export */   hU: () => (/* binding */ VERBS),
/* harmony export */   "if": () => (/* binding */ giveGrant),
/* harmony export */   io: () => (/* binding */ giveRole),
/* harmony export */   kl: () => (/* binding */ takeGrant),
/* harmony export */   xh: () => (/* binding */ narrowOrRefuse),
/* harmony export */   zS: () => (/* binding */ readAccess)
/* harmony export */ });
/* unused harmony exports PERMISSIONS, BUILTIN_ROLES, createAccess */
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9938);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6140);


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
/** What `permissions` and `grants` allow. */
function createAccess(permissions, grants) {
    const granted = new Set(grants.map(({ permission, recordId }) => `${permission}:${recordId}`));
    const may = (permission, recordId) => permissions.has(permission) || (recordId !== undefined && granted.has(`${permission}:${recordId}`));
    return {
        may,
        check: (permission, recordId) => {
            if (!may(permission, recordId))
                throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .forbidden */ .o0)(permission);
        },
        narrow: (resource) => {
            const listed = [`${resource}:list`, `${resource}:get`];
            if (listed.some((permission) => permissions.has(permission)))
                return undefined;
            const ids = grants.filter(({ permission }) => listed.includes(permission)).map(({ recordId }) => recordId);
            return [...new Set(ids)].sort();
        },
    };
}
/** As {@link Access.narrow}, for a list that is no list without any permission: 403 where nothing is granted. */
function narrowOrRefuse(access, resource) {
    const ids = access.narrow(resource);
    if (ids?.length === 0)
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .forbidden */ .o0)(`${resource}:list`);
    return ids;
}
/** What a user may do, from roles and grants as they stand now. */
async function readAccess(store, userId) {
    const [roles, granted] = await Promise.all([
        store.database
            .selectFrom("user_roles")
            .innerJoin("roles", "roles.id", "user_roles.role_id")
            .select("roles.permissions_json")
            .where("user_roles.user_id", "=", userId)
            .execute(),
        store.database
            .selectFrom("grants")
            .select(["resource", "verb", "record_id"])
            .where("user_id", "=", userId)
            .execute(),
    ]);
    const permissions = new Set(roles.flatMap(({ permissions_json }) => JSON.parse(permissions_json)));
    const grants = granted.flatMap(({ resource, verb, record_id: recordId }) => {
        const permission = `${resource}:${verb}`;
        return isPermission(permission) ? [{ permission, recordId }] : [];
    });
    return createAccess(permissions, grants);
}
/** Stores an organization with its built-in roles; its ID. */
async function insertOrganization(within, name) {
    const organization = { ...(0,_store_store_js__WEBPACK_IMPORTED_MODULE_0__/* .newRow */ .Pg)(within, "org"), name };
    await within.database.insertInto("organizations").values(organization).execute();
    for (const [role, permissions] of Object.entries(BUILTIN_ROLES)) {
        await insertRole(within, organization.id, { name: role, permissions, isBuiltin: true });
    }
    return organization.id;
}
/** Stores a role of an organization, where no other bears its name; its ID. */
async function insertRole(within, orgId, { name, permissions, isBuiltin = false }) {
    const row = {
        ...(0,_store_store_js__WEBPACK_IMPORTED_MODULE_0__/* .newRow */ .Pg)(within, "rol"),
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
    const base = (0,_store_store_js__WEBPACK_IMPORTED_MODULE_0__/* .newRow */ .Pg)(within, "usr");
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

/***/ 3132:
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
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9938);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6140);



/** A new key: 32 random bytes behind a prefix by which a leak is recognised. */
function createApiKey() {
    return `rdk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url")}`;
}
/** Stores a key as its hash. `expiresAt` is RFC 3339; never unless given. */
async function insertKey(store, owner, apiKey, { name, expiresAt }) {
    const row = {
        ...(0,_store_store_js__WEBPACK_IMPORTED_MODULE_1__/* .newRow */ .Pg)(store, "key"),
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
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .unauthorized */ .nc)("Give an API key: Authorization: Bearer <API_KEY>.");
    const found = await store.database
        .selectFrom("keys")
        .innerJoin("users", "users.id", "keys.user_id")
        .select(["keys.id", "keys.hash", "keys.expires_at", "keys.revoked_at"])
        .select(["users.id as user_id", "users.name as user_name", "users.org_id"])
        .where("keys.lookup", "=", digest("lookup", apiKey).slice(0, 32))
        .executeTakeFirst();
    if (found === undefined || !isSame(found.hash, digest("hash", apiKey))) {
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .unauthorized */ .nc)("This API key is not known here.");
    }
    if (found.revoked_at !== null)
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .unauthorized */ .nc)("This API key was revoked.");
    if (found.expires_at !== null && Date.parse(found.expires_at) <= Date.parse(store.now())) {
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .unauthorized */ .nc)("This API key has expired.");
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

/***/ 3325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8956);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3759);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _security_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4590);
/* harmony import */ var _security_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3132);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3722);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2111);










const USAGE = `init: makes an organization, its first user and that user's key, which is shown this once

  --organization NAME   its name; release-docs unless given
  --name NAME           the user's name; yours unless given
  --email ADDRESS       the user's address
  --another             where there is an organization already, make one more
${_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_USAGE */ .UC}`;
/** `init`: makes an organization with its first user, an admin, and a key. Another one only with `--another`. */
const init = (args, io) => (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .runCommand */ .d1)(USAGE, args, io, async () => {
    const options = { ..._operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .STORE_FLAGS */ .Wv, name: { type: "string" }, email: { type: "string" } };
    const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options: { ...options, another: { type: "boolean" } } });
    const asked = {
        organization: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFlag */ .og)("--organization", _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, values.organization ?? "release-docs"),
        name: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFlag */ .og)("--name", _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh, values.name ?? (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .readOperatorName */ .wo)()),
        email: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFlag */ .og)("--email", zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz(""), zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .email */ .Rpp().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ._maxLength */ .Eb(254))]), values.email ?? ""),
        isAnother: values.another === true,
    };
    const made = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .withNewStore */ .m9)(values, io, (store) => store.transaction((within) => insertAll(within, asked)));
    io.out(values.json ? `${JSON.stringify(made)}\n` : render(made, asked.organization));
});
async function insertAll(within, { organization, name, email, isAnother }) {
    // Two that start at once make one organization.
    if (within.kind === "postgres")
        await (0,kysely__WEBPACK_IMPORTED_MODULE_10__/* .sql */ .l) `lock table organizations in share row exclusive mode`.execute(within.database);
    const found = await within.database.selectFrom("organizations").select(["id", "name"]).executeTakeFirst();
    if (found !== undefined && !isAnother) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseDocsError */ .D({
            code: "admin/exists",
            message: `There is an organization already: ${found.id} (${found.name}).`,
            hint: "keys add makes a further key, users add a further user; init --another makes a further organization.",
        });
    }
    const orgId = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .insertOrganization */ .hT)(within, organization);
    const user = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_3__/* .insertUser */ .HW)(within, orgId, { name, email, role: "admin" });
    const apiKey = (0,_security_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .createApiKey */ .Iq)();
    const keyId = await (0,_security_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .insertKey */ .dZ)(within, user, apiKey, { name: "init" });
    const config = { organizationId: orgId, userId: user.id, keyId };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAudit */ .f)(within, (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_7__/* .operatorOf */ .gN)(orgId), { type: "action-create", summary: "Created an organization", config });
    return { orgId, userId: user.id, apiKey };
}
function render({ orgId, userId, apiKey }, organization) {
    return `Organization  ${orgId} (${organization})
User          ${userId} (admin)
API key       ${apiKey}

Keep the key: only its hash is stored, and it is not shown again.
The service encrypts the secrets of connections with a key of its own, which is not kept here. Make one with
  openssl rand -base64 32
and give it to serve as RELEASE_DOCS_SECRETS_KEY.
`;
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
