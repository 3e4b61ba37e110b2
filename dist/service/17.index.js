export const id = 17;
export const ids = [17];
export const modules = {

/***/ 4017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderOpenApi: () => (/* binding */ renderOpenApi)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/@orpc/openapi/dist/shared/openapi.BwdtJjDu.mjs
var openapi_BwdtJjDu = __webpack_require__(4170);
// EXTERNAL MODULE: ./node_modules/@orpc/zod/dist/zod4/index.mjs + 1 modules
var zod4 = __webpack_require__(6180);
// EXTERNAL MODULE: ./lib/contract/audit-logs.js + 1 modules
var audit_logs = __webpack_require__(9539);
// EXTERNAL MODULE: ./lib/contract/change-selector.js
var change_selector = __webpack_require__(9508);
// EXTERNAL MODULE: ./lib/contract/comments.js
var comments = __webpack_require__(4410);
// EXTERNAL MODULE: ./lib/contract/connections.js
var connections = __webpack_require__(6259);
// EXTERNAL MODULE: ./lib/contract/contract.js
var contract = __webpack_require__(3938);
// EXTERNAL MODULE: ./lib/contract/conversations.js
var conversations = __webpack_require__(6802);
// EXTERNAL MODULE: ./lib/contract/instruction-links.js
var instruction_links = __webpack_require__(2850);
// EXTERNAL MODULE: ./lib/contract/instructions.js
var instructions = __webpack_require__(5597);
// EXTERNAL MODULE: ./lib/contract/jobs.js + 1 modules
var jobs = __webpack_require__(2917);
// EXTERNAL MODULE: ./lib/contract/publication-config.js
var publication_config = __webpack_require__(8659);
// EXTERNAL MODULE: ./lib/contract/publications.js
var publications = __webpack_require__(3903);
// EXTERNAL MODULE: ./lib/contract/turns.js
var turns = __webpack_require__(9358);
// EXTERNAL MODULE: ./lib/contract/users.js
var users = __webpack_require__(9094);
;// CONCATENATED MODULE: ./lib/contract/build-openapi.js















const METHODS = ["get", "post", "put", "patch", "delete"];
const NAMED = {
    Job: jobs/* Job */._O,
    DocRequest: jobs/* DocRequest */.GX,
    ChangeSelector: change_selector/* ChangeSelector */.E,
    Connection: connections/* Connection */.Ng,
    Conversation: conversations/* Conversation */.sy,
    Comment: comments/* Comment */.Mw,
    Turn: turns/* Turn */.u,
    Publication: publications/* Publication */.N,
    PublicationConfig: publication_config/* PublicationConfig */.Nb,
    User: users/* User */.K,
    Instruction: instructions/* Instruction */.b,
    InstructionLink: instruction_links/* InstructionLink */.r,
    AuditLog: audit_logs/* AuditLog */.S,
};
const REFUSAL = {
    description: "Refused: 400, 401, 402, 403, 404, 409, 413, 422, 429 with `Retry-After`, or 500; the body says why.",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
};
/**
 * The interface as an OpenAPI document, made from the contract. Publications are in it a second time under their old
 * name, deprecated (interface, "Versioning", 2).
 */
async function buildOpenApi() {
    const generator = new openapi_BwdtJjDu.O({ schemaConverters: [new zod4/* ZodToJsonSchemaConverter */.k6()] });
    const document = await generator.generate(contract/* contract */.d, {
        info: {
            title: "Release-Documentation Service",
            version: "1",
            description: "Release notes, changelogs and documentation updates, written from the history of the code.",
        },
        security: [{ bearer: [] }],
        commonSchemas: Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, { schema }])),
        components: {
            securitySchemes: { bearer: { type: "http", scheme: "bearer", description: "An API key." } },
            schemas: {
                Error: {
                    type: "object",
                    required: ["error"],
                    properties: { error: { type: "string", description: "What is wrong, in a sentence." } },
                },
            },
        },
    });
    const paths = {};
    for (const [path, item = {}] of Object.entries(document.paths ?? {})) {
        const told = { ...item };
        const old = { ...item };
        for (const method of METHODS) {
            const operation = item[method];
            if (operation === undefined)
                continue;
            told[method] = withRefusal(operation, path);
            old[method] = { ...told[method], deprecated: true, operationId: `${operation.operationId}.asAutomation` };
        }
        paths[path] = told;
        const automations = path.replace(/^\/api\/v1\/publications\b/, "/api/v1/automations");
        if (automations !== path)
            paths[automations] = old;
    }
    return { ...document, paths };
}
function withRefusal(operation, path) {
    const [, , , resource = ""] = path.split("/");
    const responses = hasBody(operation.operationId) ? operation.responses : withoutContent(operation.responses);
    return { ...operation, tags: [resource], responses: { ...responses, default: REFUSAL } };
}
const procedures = contract/* contract */.d;
function hasBody(operationId = "") {
    const [resource = "", verb = ""] = operationId.split(".");
    return procedures[resource]?.[verb]?.["~orpc"].outputSchema !== undefined;
}
/** The generator tells of an answer without a body that it may be anything or nothing. */
function withoutContent(responses) {
    const told = Object.entries(responses ?? {}).map(([status, { description = "OK" }]) => [status, { description }]);
    return Object.fromEntries(told);
}

;// CONCATENATED MODULE: ./lib/contract/render-openapi.js


const HEAD = "# Made by npm run generate from src/contract.\n";
/** The OpenAPI document as the text of `openapi.yaml`, which the service answers too. */
async function renderOpenApi() {
    return HEAD + (0,dist/* stringify */.As)(await buildOpenApi(), { aliasDuplicateObjects: false, lineWidth: 120 });
}


/***/ })

};
