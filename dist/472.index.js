export const id = 472;
export const ids = [472];
export const modules = {

/***/ 2472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildOpenApi: () => (/* binding */ buildOpenApi),
  renderOpenApi: () => (/* binding */ renderOpenApi)
});

// EXTERNAL MODULE: ./node_modules/@orpc/openapi/dist/shared/openapi.BwdtJjDu.mjs
var openapi_BwdtJjDu = __webpack_require__(1789);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/contract/contract.js
var contract = __webpack_require__(3938);
;// CONCATENATED MODULE: ./lib/contract/openapi/json-schema.js
/** Whether a value is an object of the document, not a list. */
function isJson(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The copy of a node with every object in it replaced, the innermost first. */
function mapObjects(node, change) {
    if (Array.isArray(node))
        return node.map((item) => mapObjects(item, change));
    if (!isJson(node))
        return node;
    return change(Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapObjects(value, change)])));
}
/** A reference to a named schema. */
function refTo(name) {
    return { $ref: `#/components/schemas/${name}` };
}
/** `text` with a capital letter in front, as names of components have it. */
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./lib/contract/openapi/answers.js

/** Prefixes of IDs by the components that have such an `id`. */
const OWNERS = {
    Job: "job",
    Connection: "cnn",
    Health: "(?:cnn|pub)",
    Conversation: "cnv",
    Entry: "ent",
    Comment: "cmt",
    Turn: "trn",
    Publication: "pub",
    ResolvedInstruction: "inl",
    User: "usr",
    Instruction: "ins",
    InstructionLink: "inl",
    AuditLog: "adl",
};
/** Prefixes of IDs by the fields that refer to a record, or to several. */
const REFERENCES = {
    orgId: "org",
    jobId: "job",
    connectionId: "cnn",
    conversationId: "cnv",
    publicationId: "pub",
    instructionId: "ins",
    turnId: "trn",
    authorId: "usr",
    triggeringCommentId: "cmt",
    batchItemIds: "cmt",
    batchedIntoIds: "cmt",
    replyIds: "cmt",
};
/** Prefixes of IDs by the resource of a path. */
const PATHS = {
    jobs: "job",
    connections: "cnn",
    conversations: "cnv",
    conversation_comments: "cmt",
    conversation_turns: "trn",
    publications: "pub",
    users: "usr",
    instructions: "ins",
    "instruction-links": "inl",
    audit_logs: "adl",
};
/** Fields whose schema for clients is looser than what this service answers. */
const STRICTER = {
    Connection: { config: { oneOf: [refTo("ConnectionConfig"), { type: "null" }] } },
    Publication: { instructions: { type: ["array", "null"], items: refTo("ResolvedInstruction") } },
};
/**
 * The schema of an answer with what this service promises and a client does not rely on: patterns of IDs, RFC 3339
 * times, and {@link STRICTER}. `name` is that of its component, if any; a component that only requests have stays as it is.
 */
function promiseMore(schema, name) {
    const owner = OWNERS[name ?? ""];
    if (name !== undefined && owner === undefined)
        return schema;
    const stricter = STRICTER[name ?? ""] ?? {};
    return mapObjects(schema, (node) => {
        if (!isJson(node.properties))
            return node;
        const fields = Object.entries(node.properties).map(([field, value]) => {
            if (!isJson(value))
                return [field, value];
            const prefix = field === "id" ? owner : REFERENCES[field];
            const { description } = value;
            const own = stricter[field];
            return [field, own === undefined ? promiseText(value, field, prefix) : { ...own, description }];
        });
        return { ...node, properties: Object.fromEntries(fields) };
    });
}
function promiseText(schema, field, prefix) {
    if (isJson(schema.items))
        return { ...schema, items: promiseText(schema.items, field, prefix) };
    const isText = [schema.type].flat().includes("string");
    if (!isText)
        return schema;
    if (prefix !== undefined)
        return { ...schema, pattern: idPattern(prefix) };
    return field.endsWith("At") ? { ...schema, format: "date-time" } : schema;
}
/** The schema of the path parameter `id`, which names a record of the path's resource. */
function idOfPath(path, schema) {
    const [, , , resource = ""] = path.split("/");
    const prefix = PATHS[resource];
    return prefix === undefined ? schema : { ...schema, pattern: idPattern(prefix) };
}
function idPattern(prefix) {
    return `^${prefix}-[0-9a-f]{16}$`;
}

// EXTERNAL MODULE: ./node_modules/@orpc/zod/dist/zod4/index.mjs + 1 modules
var zod4 = __webpack_require__(6180);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/contract/audit-logs.js
var audit_logs = __webpack_require__(437);
// EXTERNAL MODULE: ./lib/contract/change-selector.js
var change_selector = __webpack_require__(9508);
// EXTERNAL MODULE: ./lib/contract/comments.js
var comments = __webpack_require__(4410);
// EXTERNAL MODULE: ./lib/contract/connections.js + 1 modules
var connections = __webpack_require__(4924);
// EXTERNAL MODULE: ./lib/contract/conversations.js
var conversations = __webpack_require__(6802);
// EXTERNAL MODULE: ./lib/contract/fields.js
var fields = __webpack_require__(401);
// EXTERNAL MODULE: ./lib/contract/health.js
var health = __webpack_require__(4170);
// EXTERNAL MODULE: ./lib/contract/instructions.js
var instructions = __webpack_require__(5597);
// EXTERNAL MODULE: ./lib/contract/jobs.js
var jobs = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/contract/publications.js
var publications = __webpack_require__(3903);
// EXTERNAL MODULE: ./lib/contract/users.js
var users = __webpack_require__(9094);
;// CONCATENATED MODULE: ./lib/contract/openapi/named-schemas.js













/** A connection's config as one closed object for each type, which zod's object of optional keys does not say. */
const configVariants = Object.fromEntries(connections/* CONNECTION_TYPES */.ZH.map((type) => {
    const { description = "" } = registries/* globalRegistry */.fd.get(connections/* ConnectionConfig */.NN.shape[type]) ?? {};
    const variant = schemas/* strictObject */.rej({ [type]: (0,fields/* described */.WY)(description, connections/* CONNECTION_CONFIGS */.n$[type]) });
    return [`${capitalize(type)}Config`, variant];
}));
/** Schemas that the document shows in place of those of the contract. */
const SUBSTITUTES = new Map([
    [connections/* ConnectionConfig */.NN, schemas/* union */.KCZ(Object.values(configVariants))],
]);
/** The components of the document, by name. */
const NAMED_SCHEMAS = {
    Job: jobs/* Job */._O,
    DocRequest: jobs/* DocRequest */.GX,
    EventType: jobs/* EventType */.Bx,
    ChangeSelector: change_selector/* ChangeSelector */.EL,
    ...change_selector/* CHANGE_SELECTORS */.GW,
    Connection: connections/* Connection */.Ng,
    ConnectionConfig: connections/* ConnectionConfig */.NN,
    ...configVariants,
    Health: health/* Health */.X,
    Conversation: conversations/* Conversation */.sy,
    Entry: conversations/* Entry */.HK,
    Comment: comments/* Comment */.Mw,
    Anchor: comments/* Anchor */.Mz,
    Turn: conversations/* Turn */.uF,
    Publication: publications/* Publication */.N,
    PublicationConfig: publications/* PublicationConfig */.Nb,
    PullRequestStyle: publications/* PullRequestStyle */.Wc,
    ReleaseNotesStyle: publications/* ReleaseNotesStyle */.c7,
    ResolvedInstruction: publications/* ResolvedInstruction */.Le,
    SlottedInstruction: publications/* SlottedInstruction */.MW,
    User: users/* User */.K,
    Instruction: instructions/* Instruction */.bQ,
    InstructionType: instructions/* InstructionType */.lp,
    SlotType: instructions/* SlotType */.nT,
    InstructionLink: instructions/* InstructionLink */.r8,
    AuditLog: audit_logs/* AuditLog */.SB,
};

;// CONCATENATED MODULE: ./lib/contract/openapi/convert-schema.js




// What a component itself is made of; everywhere else a named schema is a reference.
let spelledOut;
/**
 * Zod's schemas as JSON schemas, with what oRPC's converter does not see: optional fields of requests are nullable,
 * and a named schema is a reference wherever it occurs, also with a description of its own or open to further fields.
 */
const schemaConverter = new zod4/* ZodToJsonSchemaConverter */.k6({
    interceptors: [
        ({ next, ...call }) => {
            const { schema, options } = call;
            const name = schema === spelledOut ? undefined : findName(schema);
            if (name !== undefined)
                return [true, { ...refTo(name), ...ownDescription(schema) }];
            const [required, json] = next({ ...call, schema: SUBSTITUTES.get(schema) ?? schema });
            // A schema with a description comes by twice.
            const isNullable = json.anyOf?.some((one) => typeof one === "object" && one.type === "null") === true;
            const gainsNull = options.strategy === "input" && canBeAbsent(schema) && !isNullable;
            return [required, gainsNull ? { anyOf: [orEmpty(json), { type: "null" }] } : json];
        },
    ],
});
/** Every named schema as requests take it; answers fit it too. */
function convertNamedSchemas() {
    const converted = Object.entries(NAMED_SCHEMAS).map(([name, schema]) => {
        spelledOut = schema;
        const [, json] = schemaConverter.convert(schema, { strategy: "input" });
        return [name, json];
    });
    spelledOut = undefined;
    return Object.fromEntries(converted);
}
/** The schema of a text that counts as absent when it is empty. */
function orEmpty(schema) {
    const { minLength: _, pattern, format, ...rest } = schema;
    if (schema.type !== "string" || format === "date-time")
        return schema;
    return { ...rest, ...(typeof pattern === "string" && { pattern: `^$|${pattern}` }) };
}
/** The name of the schema, which may have a description of its own or be open to further fields. */
function findName(schema) {
    const base = withoutDescription(schema);
    return Object.entries(NAMED_SCHEMAS).find(([, one]) => one === base || hasSameFields(one, base))?.[0];
}
function withoutDescription(schema) {
    const { parent, def } = schema._zod;
    const [added, ...others] = (def.checks ?? []).slice(parent?._zod.def.checks?.length ?? 0);
    const isDescription = added?._zod.def.check === "describe" && others.length === 0;
    return parent !== undefined && isDescription ? withoutDescription(parent) : schema;
}
function ownDescription(schema) {
    const { description } = registries/* globalRegistry */.fd.get(schema) ?? {};
    const isOwn = description !== registries/* globalRegistry */.fd.get(withoutDescription(schema))?.description;
    return isOwn && description !== undefined ? { description } : {};
}
function hasSameFields(one, other) {
    const [left, right] = [fieldsOf(one), fieldsOf(other)];
    return (left.length > 0 &&
        left.length === right.length &&
        left.every(([name, field]) => right.some(([otherName, otherField]) => name === otherName && field === otherField)));
}
function fieldsOf({ _zod: { def } }) {
    return def.type === "object" ? Object.entries(def.shape) : [];
}
/** Whether null counts as absent: the schema is an `optional` of src/contract/fields.ts. */
function canBeAbsent({ _zod: { def } }) {
    if (def.type !== "optional")
        return false;
    const { def: inner } = def.innerType._zod;
    return inner.type === "pipe" && inner.in._zod.def.type === "transform";
}

;// CONCATENATED MODULE: ./lib/contract/openapi/operations.js
const call = (operationId, ...refusals) => ({ operationId, refusals });
const create = (operationId, ...refusals) => ({
    ...call(operationId, ...refusals),
    isIdempotent: true,
});
/** Every operation of the contract. Most lists have no 403: they show what the caller may read. */
const OPERATIONS = {
    jobs: {
        create: create("createJob", 402, 403),
        get: call("getJob", 403),
        list: call("listJobs"),
    },
    connections: {
        create: create("createConnection", 403),
        list: call("listConnections", 403),
        get: call("getConnection", 403),
        update: call("updateConnection", 403, 409),
        delete: call("deleteConnection", 403),
        sync: call("syncConnection", 403, 409),
        health: call("getConnectionHealth", 403),
        listChannels: call("listConnectionChannels", 403, 409),
        listCodehostbRepos: call("listCodehostbRepos", 403, 409),
        listTrackerStatuses: call("listTrackerStatuses", 403, 409),
        summarizeMerge: call("summarizeMerge", 402, 403, 409),
    },
    conversations: {
        list: call("listConversations"),
        create: create("createConversation", 402, 403),
        get: call("getConversation", 403),
        update: call("updateConversation", 403, 409),
        annotate: call("annotateConversation", 403),
        notify: create("notifyConversation", 403, 409),
    },
    comments: {
        create: create("createComment", 402, 403, 409),
        sendBatch: create("sendCommentBatch", 402, 403, 409),
        list: call("listComments", 403, 404),
        update: call("updateComment", 403, 409),
        delete: call("deleteComment", 403, 409),
    },
    turns: {
        retry: call("retryTurn", 402, 403, 409),
    },
    publications: {
        create: create("createPublication", 403, 409),
        get: call("getPublication", 403),
        list: call("listPublications"),
        update: call("updatePublication", 403, 409),
        delete: call("deletePublication", 403),
        health: call("getPublicationHealth", 403),
        sync: call("syncPublication", 402, 403),
    },
    users: {
        me: call("getMe"),
        list: call("listUsers"),
        get: call("getUser", 403),
    },
    instructions: {
        list: call("listInstructions", 403),
        get: call("getInstruction", 403),
        create: create("createInstruction", 403, 409),
        update: call("updateInstruction", 403, 409),
        delete: call("deleteInstruction", 403),
    },
    instructionLinks: {
        create: create("createInstructionLink", 403),
        list: call("listInstructionLinks", 403),
        get: call("getInstructionLink", 403),
        delete: call("deleteInstructionLink", 403),
        bulkCreate: create("bulkCreateInstructionLinks", 403),
        bulkDelete: call("bulkDeleteInstructionLinks", 403),
    },
    auditLogs: {
        list: call("listAuditLogs"),
        get: call("getAuditLog", 403),
    },
};
/** Operations that succeed for a record that does not exist (interface, "Instructions"). */
const NEVER_MISSING = new Set(["deleteInstruction", "deleteInstructionLink"]);
/** The 4xx statuses of an operation, in order. */
function refusalsOf({ operationId, refusals, isIdempotent }, { hasId, hasBody }) {
    const missing = hasId && !NEVER_MISSING.has(operationId) ? [404] : [];
    const body = hasBody ? [413, 415] : [];
    const key = isIdempotent ? [422] : [];
    return [...new Set([400, 401, ...refusals, ...missing, ...body, ...key, 429])].sort((one, other) => one - other);
}

;// CONCATENATED MODULE: ./lib/contract/openapi/refusals.js

const RETRY_AFTER = {
    "Retry-After": {
        description: "Seconds until the next attempt can succeed.",
        schema: { type: "integer", minimum: 0 },
    },
};
/** The component of each documented status; names end so that they do not clash with those of schemas. */
const REFUSALS = {
    400: { name: "BadRequest", description: "The request is invalid; the body says what is wrong." },
    401: { name: "Unauthorized", description: "The API key is missing, unknown, revoked or expired." },
    402: { name: "PaymentRequired", description: "The organization is suspended or has used up its jobs." },
    403: { name: "Forbidden", description: "The user of the key lacks the permission." },
    404: { name: "NotFound", description: "There is no such record." },
    409: { name: "Conflict", description: "The request conflicts with the state of a record or of a connected system." },
    413: { name: "ContentTooLarge", description: "The body is too large." },
    415: { name: "UnsupportedMediaType", description: "The body is not sent as plain application/json." },
    422: { name: "UnprocessableContent", description: "The Idempotency-Key was used for another request." },
    429: { name: "TooManyRequests", description: "Too many calls; retry later.", headers: RETRY_AFTER },
};
const OTHER = {
    name: "OtherError",
    description: "Any other error: 405, 408, 431, 500, or 503 with `Retry-After`.",
};
const CONTENT = { "application/json": { schema: refTo("Error") } };
/** The responses of `components`. */
const REFUSAL_RESPONSES = Object.fromEntries([...Object.values(REFUSALS), OTHER].map(({ name, ...response }) => [name, { ...response, content: CONTENT }]));
/** The error body of every operation (design, "What the interface document leaves open"). */
const ErrorSchema = {
    type: "object",
    required: ["error"],
    properties: { error: { type: "string", description: "What is wrong, in a sentence." } },
};
/** The error responses of an operation that refuses with these statuses. */
function referRefusals(statuses) {
    const own = statuses.map((status) => [String(status), refer(REFUSALS[status]?.name ?? OTHER.name)]);
    return { ...Object.fromEntries(own), default: refer(OTHER.name) };
}
function refer(name) {
    return { $ref: `#/components/responses/${name}` };
}

;// CONCATENATED MODULE: ./lib/contract/openapi/tidy-schema.js

/**
 * A JSON schema in the form that other generators accept: types with "null" instead of unions with null, `oneOf` for
 * unions whose variants exclude each other, integers with one minimum, and nothing that only says "anything".
 */
function tidySchema(schema) {
    return mapObjects(schema, (node) => tidyUnion(tidyInteger(tidyObject(node))));
}
/** Whether null fits the schema. */
function isNullable({ type, oneOf }) {
    return [type].flat().includes("null") || (Array.isArray(oneOf) && oneOf.some(isNull));
}
/** The schema without null: how a parameter has it, which cannot be null. */
function withoutNull(schema) {
    const { type, oneOf, ...rest } = schema;
    if (Array.isArray(type))
        return { type: type.find((one) => one !== "null"), ...rest };
    if (!Array.isArray(oneOf) || !oneOf.some(isNull))
        return schema;
    return { ...oneOf.find((one) => !isNull(one)), ...rest };
}
const isNull = (schema) => isJson(schema) && schema.type === "null";
function tidyObject(node) {
    const { propertyNames, ...rest } = node;
    if (!isJson(rest.additionalProperties) || Object.keys(rest.additionalProperties).length > 0)
        return rest;
    const { additionalProperties: _, ...plain } = rest;
    // Further properties are allowed anyway; only a map has to say that it has any.
    return rest.properties === undefined ? { ...plain, additionalProperties: true } : plain;
}
function tidyInteger(node) {
    if (node.type === "number" && node.multipleOf === 1)
        return withoutMultiple(node);
    const { exclusiveMinimum, minimum, ...rest } = node;
    if (node.type !== "integer")
        return node;
    if (typeof exclusiveMinimum === "number")
        return { ...rest, minimum: exclusiveMinimum + 1 };
    return minimum === Number.MIN_SAFE_INTEGER ? rest : node;
}
function withoutMultiple({ multipleOf: _, ...rest }) {
    return { ...rest, type: "integer" };
}
function tidyUnion(node) {
    const { anyOf, ...rest } = node;
    if (!Array.isArray(anyOf))
        return node;
    // A union in a union with null was tidied before.
    const variants = anyOf.flatMap((one) => Array.isArray(one.oneOf) && Object.keys(one).length === 1 ? one.oneOf : [one]);
    const given = variants.filter((one) => !isNull(one));
    const [only] = given;
    if (given.length === variants.length)
        return { ...rest, [given.every(isClosed) ? "oneOf" : "anyOf"]: given };
    const isPlain = given.length === 1 && isJson(only) && only.enum === undefined && only.type !== undefined;
    if (!isPlain)
        return { ...rest, oneOf: [...given, { type: "null" }] };
    const types = [only.type].flat().filter((type) => type !== "null");
    return { ...only, ...rest, type: [...types, "null"] };
}
/** Named variants are objects that take one key each, as those of this contract are. */
function isClosed(variant) {
    return isJson(variant) && (variant.additionalProperties === false || typeof variant.$ref === "string");
}

;// CONCATENATED MODULE: ./lib/contract/openapi/describe-operation.js





const IDEMPOTENCY_KEY = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "A call with the key of an earlier one in the last 24 hours gets that one's record instead of another.",
    schema: { type: "string", maxLength: 255 },
};
/** An operation of oRPC's document as other generators accept it; its own bodies are components. */
function describeOperation({ operation, path, facts, tag, hasAnswer, addSchema }) {
    const { operationId } = facts;
    const hoist = (schema, suffix) => {
        if (schema.$ref !== undefined)
            return schema;
        const name = `${capitalize(operationId)}${suffix}`;
        addSchema(name, schema);
        return refTo(name);
    };
    const { operationId: _, tags: __, summary, description, parameters = [], requestBody, responses, ...rest } = operation;
    const hasBody = requestBody !== undefined;
    const hasId = path.includes("{id}");
    const statuses = refusalsOf(facts, { hasId, hasBody });
    const described = parameters.map((one) => describeParameter(one, path, statuses.includes(404)));
    const all = facts.isIdempotent ? [...described, IDEMPOTENCY_KEY] : described;
    const body = isJson(requestBody) ? mapContent(requestBody, (schema) => hoist(schema, "Request")) : undefined;
    const successes = Object.entries(responses).map(([status, response]) => {
        const answer = hasAnswer ? mapContent(response, (schema) => hoist(promiseMore(schema), "Result")) : {};
        return [status, { ...answer, description: DESCRIPTIONS[status] ?? "OK" }];
    });
    return {
        operationId,
        summary,
        description,
        tags: [tag],
        ...rest,
        ...(all.length > 0 && { parameters: all }),
        ...(body !== undefined && { requestBody: body }),
        responses: { ...Object.fromEntries(successes), ...referRefusals(statuses) },
    };
}
const DESCRIPTIONS = {
    200: "Success.",
    201: "The new record.",
    202: "Accepted; the work runs in the background.",
    204: "Success, without a body.",
};
function mapContent(holder, change) {
    const { content } = holder;
    const json = content?.["application/json"]?.schema;
    if (json === undefined)
        return holder;
    return { ...holder, content: { "application/json": { schema: change(tidySchema(json)) } } };
}
function describeParameter(parameter, path, canBeMissing) {
    const { name, in: place, required } = parameter;
    const schema = tidySchema(parameter.schema);
    const { description, ...plain } = withoutNull(schema);
    const isInPath = place === "path";
    return {
        name,
        in: place,
        required: required === true,
        ...(description !== undefined && { description }),
        // What is null in a body is empty in a query: absent.
        ...(isNullable(schema) && plain.type !== "array" && { allowEmptyValue: true }),
        ...(plain.type === "array" && { style: "form", explode: false }),
        schema: isInPath && canBeMissing ? idOfPath(path, plain) : plain,
    };
}

;// CONCATENATED MODULE: ./lib/contract/openapi/tags.js
/** Tags in the order of the interface document, with the resources of the contract that each one groups. */
const TAGS = [
    {
        name: "Jobs",
        description: "A job documents changes for one or more publications, in the background.",
        resources: ["jobs"],
    },
    {
        name: "Connections",
        description: "Connections link the service to code hosts, repositories, chat apps, notes tools and trackers.",
        resources: ["connections"],
    },
    {
        name: "Conversations",
        description: "Conversations (Work History) record the work for a publication, with comments and turns.",
        resources: ["conversations", "comments", "turns"],
    },
    {
        name: "Publications",
        description: "A publication ties a docs destination to sources, with writing options and instructions.",
        resources: ["publications"],
    },
    { name: "Users", description: "The users of the organization.", resources: ["users"] },
    {
        name: "Instructions",
        description: "Reusable texts, and the links that attach them to the slots of publications.",
        resources: ["instructions", "instructionLinks"],
    },
    { name: "Audit logs", description: "Records of actions in the organization.", resources: ["auditLogs"] },
];
/** The tag of the deprecated `/automations` paths. */
const AUTOMATIONS_TAG = {
    name: "Automations",
    description: "Deprecated aliases: publications under their old name.",
};

;// CONCATENATED MODULE: ./lib/contract/openapi.js










const INFO = {
    title: "Release-Documentation Service",
    version: "1",
    description: "Release notes, changelogs and documentation updates, written from the history of the code. `null` and the empty " +
        "text count as absent in optional fields of bodies and queries, except for `staged=null` and " +
        "`remainingRateLimitPercent=`, which are a 400. Other unknown fields of a body are ignored, but not those of a " +
        "change selector. Clients treat IDs as opaque.",
    license: { name: "MIT", identifier: "MIT" },
};
/**
 * The interface as an OpenAPI document, made from the contract by rules that look at shapes. Publications are in it a
 * second time under their old name, deprecated (interface, "Versioning", 2).
 */
async function buildOpenApi() {
    const named = Object.entries(convertNamedSchemas());
    const schemas = { Error: ErrorSchema };
    for (const [name, schema] of named)
        schemas[name] = promiseMore(tidySchema(schema), name);
    const generator = new openapi_BwdtJjDu.O({ schemaConverters: [schemaConverter] });
    const generated = await generator.generate(contract/* contract */.d);
    const paths = describePaths((generated.paths ?? {}), (name, schema) => {
        if (schemas[name] !== undefined)
            throw new Error(`Two schemas have the name ${name}.`);
        schemas[name] = schema;
    });
    return {
        openapi: "3.1.1",
        info: INFO,
        servers: [{ url: "/", description: "The service that serves this document." }],
        security: [{ bearer: [] }],
        tags: [...TAGS, AUTOMATIONS_TAG].map(({ name, description }) => ({ name, description })),
        paths: { ...withBothSlashes(paths), ...aliasPublications(paths) },
        components: {
            securitySchemes: { bearer: { type: "http", scheme: "bearer", description: "An API key." } },
            responses: REFUSAL_RESPONSES,
            schemas,
        },
    };
}
/** The operations of oRPC's document in the order of the contract, each as generators accept it. */
function describePaths(generated, addSchema) {
    const paths = {};
    for (const { name: tag, resources } of TAGS) {
        for (const { procedure, facts } of resources.flatMap((resource) => Object.values(verbsOf(resource)))) {
            const { route, outputSchema } = procedure["~orpc"];
            const { path = "/", method = "GET" } = route;
            // oRPC drops a trailing slash, which the interface has.
            const operation = generated[path.replace(/\/$/, "")]?.[method.toLowerCase()] ?? {};
            const hasAnswer = outputSchema !== undefined;
            const described = describeOperation({ operation, path, facts, tag, hasAnswer, addSchema });
            paths[path] = { ...paths[path], [method.toLowerCase()]: described };
        }
    }
    return paths;
}
function verbsOf(resource) {
    const procedures = contract/* contract */.d[resource];
    const facts = OPERATIONS[resource];
    return Object.fromEntries(Object.entries(procedures).flatMap(([verb, procedure]) => {
        const own = facts[verb];
        if (own === undefined)
            throw new Error(`src/contract/openapi/operations.ts lacks ${resource}.${verb}.`);
        return [[verb, { procedure, facts: own }]];
    }));
}
function aliasPublications(paths) {
    const old = Object.entries(paths).flatMap(([path, item]) => {
        const alias = path.replace(/^\/api\/v1\/publications\b/, "/api/v1/automations");
        if (alias === path)
            return [];
        const operations = Object.entries(item).map(([method, operation]) => {
            const operationId = String(operation.operationId).replace("Publication", "Automation");
            return [method, { ...operation, operationId, tags: [AUTOMATIONS_TAG.name], deprecated: true }];
        });
        return [[alias, Object.fromEntries(operations)]];
    });
    return Object.fromEntries(old);
}
/** The service serves a path with and without a trailing slash, so the document has both where the interface has one. */
function withBothSlashes(paths) {
    const both = Object.entries(paths).flatMap(([path, item]) => {
        const slashed = path.replace(/\/?$/, "/");
        const bare = slashed.slice(0, -1);
        const [own, other] = path === slashed ? [slashed, bare] : [bare, slashed];
        if (paths[slashed] === undefined)
            return [[path, item]];
        const suffix = own === slashed ? "WithSlash" : "WithoutSlash";
        return [[path, { ...mapItem(paths[other] ?? {}, (id) => `${id}${suffix}`), ...item }]];
    });
    return Object.fromEntries(both);
}
function mapItem(item, rename) {
    const renamed = Object.entries(item).map(([method, operation]) => [
        method,
        { ...operation, operationId: rename(String(operation.operationId)) },
    ]);
    return Object.fromEntries(renamed);
}
const HEAD = "# Made by npm run generate from src/contract.\n";
/** The OpenAPI document as the text of `openapi.yaml`, which the service answers too. */
async function renderOpenApi() {
    return HEAD + (0,dist/* stringify */.As)(await buildOpenApi(), { aliasDuplicateObjects: false, lineWidth: 120 });
}


/***/ })

};
