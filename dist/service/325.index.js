export const id = 325;
export const ids = [325];
export const modules = {

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
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39938);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6140);



/** The prefix is for secret scanners. */
function createApiKey() {
    return `rdk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url")}`;
}
/** `expiresAt` is RFC 3339; by default the key does not expire. */
async function insertKey(store, owner, apiKey, { name, expiresAt }) {
    const row = {
        ...(0,_store_store_js__WEBPACK_IMPORTED_MODULE_2__/* .newRow */ .Pg)(store, "key"),
        org_id: owner.org_id,
        user_id: owner.id,
        name,
        lookup: digest("lookup", apiKey).slice(0, 32),
        hash: digest("hash", apiKey),
        expires_at: expiresAt ?? null,
    };
    await store.database.insertInto("keys").values(row).execute();
    return row.id;
}
async function revokeKey(within, id) {
    const now = within.now();
    await within.database.updateTable("keys").set({ revoked_at: now, updated_at: now }).where("id", "=", id).execute();
    return now;
}
/** Including revoked and expired keys. */
async function isKnownKey(store, apiKey) {
    return (await findKey(store, apiKey)) !== undefined;
}
/** One digest finds the row, another is compared in constant time. */
async function findKey({ database }, apiKey) {
    const found = await database
        .selectFrom("keys")
        .innerJoin("users", "users.id", "keys.user_id")
        .select(["keys.id", "keys.hash", "keys.expires_at", "keys.revoked_at"])
        .select(["users.id as user_id", "users.name as user_name", "users.org_id"])
        .where("keys.lookup", "=", digest("lookup", apiKey).slice(0, 32))
        .executeTakeFirst();
    const isEqual = found && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(found.hash), Buffer.from(digest("hash", apiKey)));
    return isEqual ? found : undefined;
}
function parseBearer(authorization) {
    return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
/** Throws `unauthenticated`. */
async function authenticate(store, authorization) {
    const apiKey = parseBearer(authorization);
    if (apiKey === undefined)
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .unauthenticated */ .JK)("Give an API key: Authorization: Bearer <API_KEY>.");
    const found = await findKey(store, apiKey);
    if (found === undefined)
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .unauthenticated */ .JK)("Unknown API key.");
    if (found.revoked_at !== null)
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .unauthenticated */ .JK)("This API key was revoked.");
    if (found.expires_at !== null && Date.parse(found.expires_at) <= Date.parse(store.now())) {
        throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .unauthenticated */ .JK)("This API key has expired.");
    }
    return { keyId: found.id, userId: found.user_id, userName: found.user_name, orgId: found.org_id };
}
function digest(purpose, apiKey) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", `${purpose}:${apiKey}`);
}


/***/ }),

/***/ 43325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initCommand: () => (/* binding */ initCommand)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48956);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73305);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90401);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46756);
/* harmony import */ var _security_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64590);
/* harmony import */ var _security_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3132);
/* harmony import */ var _store_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33722);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96442);
/* harmony import */ var _operated_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52111);









const initCommand = (command, io) => {
    (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .addStoreOptions */ .VW)(command)
        .option("--organization <name>", "Name of the organization.", (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh), "release-docs")
        .option("--name <name>", "Name of the user.", (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh), (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .readOperatorName */ .wo)())
        .option("--email <address>", "Email address of the user.", (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(emailOrNone))
        .option("--another", "Create one more organization in a database that has one.")
        .action(async (options) => {
        const made = await (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .changeNewStore */ .Eu)(options, io, (within) => insertAll(within, options));
        (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .printResult */ .RS)(io, options, made, (result) => render(result, options.organization));
    });
};
const emailOrNone = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(""), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .email */ .Rpp().check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._maxLength */ .Eb(254))]);
async function insertAll(within, { organization, name, email = "", another }) {
    // Two processes that start at once create one organization.
    if (within.kind === "postgres")
        await (0,kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l) `lock table organizations in share row exclusive mode`.execute(within.database);
    const found = await within.database.selectFrom("organizations").select(["id", "name"]).executeTakeFirst();
    if (found !== undefined && !another) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ReleaseDocsError */ .D3("admin/exists", `The database already has the organization ${found.id} (${found.name}).`, { hint: "Use keys add or users add to extend it, or init --another to create one more." });
    }
    const orgId = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_2__/* .insertOrganization */ .hT)(within, organization);
    const user = await (0,_security_access_js__WEBPACK_IMPORTED_MODULE_2__/* .insertUser */ .HW)(within, orgId, { name, email, role: "admin" });
    const apiKey = (0,_security_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .createApiKey */ .Iq)();
    const keyId = await (0,_security_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .insertKey */ .dZ)(within, user, apiKey, { name: "init" });
    const config = { organizationId: orgId, userId: user.id, keyId };
    await (0,_store_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAudit */ .f)(within, (0,_operated_store_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorOf */ .gN)(orgId), { type: "action-create", summary: "Created an organization", config });
    return { orgId, userId: user.id, apiKey };
}
function render({ orgId, userId, apiKey }, organization) {
    return `Organization  ${orgId} (${organization})
User          ${userId} (admin)
API key       ${apiKey}

Save the key: only its hash is stored, and it is not shown again.
The service encrypts the secrets of connections with a key of its own. Create it with
  openssl rand -base64 32
and pass it to serve as RELEASE_DOCS_SECRETS_KEY.
`;
}


/***/ })

};
