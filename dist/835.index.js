export const id = 835;
export const ids = [835];
export const modules = {

/***/ 1789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ OpenAPIGenerator)
/* harmony export */ });
/* unused harmony exports C, L, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v */
/* harmony import */ var _orpc_client__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6881);
/* harmony import */ var _orpc_client_standard__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6831);
/* harmony import */ var _orpc_contract__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9728);
/* harmony import */ var _orpc_openapi_client_standard__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6402);
/* harmony import */ var _orpc_server__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2989);
/* harmony import */ var _orpc_shared__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1963);
/* harmony import */ var json_schema_typed_draft_2020_12__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9876);








const OPERATION_EXTENDER_SYMBOL = Symbol("ORPC_OPERATION_EXTENDER");
function customOpenAPIOperation(o, extend) {
  return new Proxy(o, {
    get(target, prop, receiver) {
      if (prop === OPERATION_EXTENDER_SYMBOL) {
        return extend;
      }
      return Reflect.get(target, prop, receiver);
    }
  });
}
function getCustomOpenAPIOperation(o) {
  return o[OPERATION_EXTENDER_SYMBOL];
}
function applyCustomOpenAPIOperation(operation, contract) {
  const operationCustoms = [];
  for (const errorItem of Object.values(contract["~orpc"].errorMap)) {
    const maybeExtender = errorItem ? getCustomOpenAPIOperation(errorItem) : void 0;
    if (maybeExtender) {
      operationCustoms.push(maybeExtender);
    }
  }
  if ((0,_orpc_server__WEBPACK_IMPORTED_MODULE_1__.i)(contract)) {
    for (const middleware of contract["~orpc"].middlewares) {
      const maybeExtender = getCustomOpenAPIOperation(middleware);
      if (maybeExtender) {
        operationCustoms.push(maybeExtender);
      }
    }
  }
  let currentOperation = operation;
  for (const custom of operationCustoms) {
    if (typeof custom === "function") {
      currentOperation = custom(currentOperation, contract);
    } else {
      currentOperation = {
        ...currentOperation,
        ...custom
      };
    }
  }
  return currentOperation;
}

const LOGIC_KEYWORDS = [
  "$dynamicRef",
  "$ref",
  "additionalItems",
  "additionalProperties",
  "allOf",
  "anyOf",
  "const",
  "contains",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
  "dependencies",
  "dependentRequired",
  "dependentSchemas",
  "else",
  "enum",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "if",
  "items",
  "maxContains",
  "maximum",
  "maxItems",
  "maxLength",
  "maxProperties",
  "minContains",
  "minimum",
  "minItems",
  "minLength",
  "minProperties",
  "multipleOf",
  "not",
  "oneOf",
  "pattern",
  "patternProperties",
  "prefixItems",
  "properties",
  "propertyNames",
  "required",
  "then",
  "type",
  "unevaluatedItems",
  "unevaluatedProperties",
  "uniqueItems"
];

function isFileSchema(schema) {
  return (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema) && schema.type === "string" && typeof schema.contentMediaType === "string";
}
function isObjectSchema(schema) {
  return (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema) && schema.type === "object";
}
function isAnySchema(schema) {
  if (schema === true) {
    return true;
  }
  if (Object.keys(schema).filter((v) => schema[v] !== void 0).every((k) => !LOGIC_KEYWORDS.includes(k))) {
    return true;
  }
  return false;
}
function isNeverSchema(schema) {
  if (schema === false) {
    return true;
  }
  if (typeof schema === "object" && schema.not !== void 0) {
    if (schema.not === true) {
      return true;
    }
    if (typeof schema.not === "object" && Object.keys(schema.not).length === 0) {
      return true;
    }
  }
  return false;
}
function separateObjectSchema(schema, separatedProperties) {
  if (Object.keys(schema).some(
    (k) => !["type", "properties", "required", "additionalProperties"].includes(k) && LOGIC_KEYWORDS.includes(k) && schema[k] !== void 0
  )) {
    return [{ type: "object" }, schema];
  }
  const matched = { ...schema };
  const rest = { ...schema };
  matched.properties = separatedProperties.reduce((acc, key) => {
    const keySchema = schema.properties?.[key] ?? schema.additionalProperties;
    if (keySchema !== void 0) {
      acc[key] = keySchema;
    }
    return acc;
  }, {});
  if (Object.keys(matched.properties).length === 0) {
    matched.properties = void 0;
  }
  matched.required = schema.required?.filter((key) => separatedProperties.includes(key));
  if (matched.required?.length === 0) {
    matched.required = void 0;
  }
  matched.examples = schema.examples?.map((example) => {
    if (!(0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(example)) {
      return example;
    }
    return Object.entries(example).reduce((acc, [key, value]) => {
      if (separatedProperties.includes(key)) {
        acc[key] = value;
      }
      return acc;
    }, {});
  });
  rest.properties = schema.properties && Object.entries(schema.properties).filter(([key]) => !separatedProperties.includes(key)).reduce((acc = {}, [key, value]) => {
    acc[key] = value;
    return acc;
  }, void 0);
  rest.required = schema.required?.filter((key) => !separatedProperties.includes(key));
  if (rest.required?.length === 0) {
    rest.required = void 0;
  }
  rest.examples = schema.examples?.map((example) => {
    if (!(0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(example)) {
      return example;
    }
    return Object.entries(example).reduce((acc, [key, value]) => {
      if (!separatedProperties.includes(key)) {
        acc[key] = value;
      }
      return acc;
    }, {});
  });
  return [matched, rest];
}
function filterSchemaBranches(schema, check, matches = []) {
  if (check(schema)) {
    matches.push(schema);
    return [matches, void 0];
  }
  if ((0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema)) {
    for (const keyword of ["anyOf", "oneOf"]) {
      if (schema[keyword] && Object.keys(schema).every(
        (k) => k === keyword || !LOGIC_KEYWORDS.includes(k)
      )) {
        const rest = schema[keyword].map((s) => filterSchemaBranches(s, check, matches)[1]).filter((v) => !!v);
        if (rest.length === 1 && typeof rest[0] === "object") {
          return [matches, { ...schema, [keyword]: void 0, ...rest[0] }];
        }
        return [matches, { ...schema, [keyword]: rest }];
      }
    }
  }
  return [matches, schema];
}
function applySchemaOptionality(required, schema) {
  if (required) {
    return schema;
  }
  return {
    anyOf: [
      schema,
      { not: {} }
    ]
  };
}
function expandUnionSchema(schema) {
  if (typeof schema === "object") {
    for (const keyword of ["anyOf", "oneOf"]) {
      if (schema[keyword] && Object.keys(schema).every(
        (k) => k === keyword || !LOGIC_KEYWORDS.includes(k)
      )) {
        return schema[keyword].flatMap((s) => expandUnionSchema(s));
      }
    }
  }
  return [schema];
}
function expandArrayableSchema(schema) {
  const schemas = expandUnionSchema(schema);
  if (schemas.length !== 2) {
    return void 0;
  }
  const arraySchema = schemas.find(
    (s) => typeof s === "object" && s.type === "array" && Object.keys(s).filter((k) => LOGIC_KEYWORDS.includes(k)).every((k) => k === "type" || k === "items")
  );
  if (arraySchema === void 0) {
    return void 0;
  }
  const items1 = arraySchema.items;
  const items2 = schemas.find((s) => s !== arraySchema);
  if ((0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .stringifyJSON */ .e4)(items1) !== (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .stringifyJSON */ .e4)(items2)) {
    return void 0;
  }
  return [items2, arraySchema];
}
const PRIMITIVE_SCHEMA_TYPES = /* @__PURE__ */ new Set([
  json_schema_typed_draft_2020_12__WEBPACK_IMPORTED_MODULE_0__/* .TypeName */ .Cn.String,
  json_schema_typed_draft_2020_12__WEBPACK_IMPORTED_MODULE_0__/* .TypeName */ .Cn.Number,
  json_schema_typed_draft_2020_12__WEBPACK_IMPORTED_MODULE_0__/* .TypeName */ .Cn.Integer,
  json_schema_typed_draft_2020_12__WEBPACK_IMPORTED_MODULE_0__/* .TypeName */ .Cn.Boolean,
  json_schema_typed_draft_2020_12__WEBPACK_IMPORTED_MODULE_0__/* .TypeName */ .Cn.Null
]);
function isPrimitiveSchema(schema) {
  return expandUnionSchema(schema).every((s) => {
    if (typeof s === "boolean") {
      return false;
    }
    if (typeof s.type === "string" && PRIMITIVE_SCHEMA_TYPES.has(s.type)) {
      return true;
    }
    if (s.const !== void 0) {
      return true;
    }
    return false;
  });
}

function toOpenAPIPath(path) {
  return (0,_orpc_openapi_client_standard__WEBPACK_IMPORTED_MODULE_3__.s)(path).replace(/\/\{\+([^}]+)\}/g, "/{$1}");
}
function toOpenAPIMethod(method) {
  return method.toLocaleLowerCase();
}
function toOpenAPIContent(schema) {
  const content = {};
  const [matches, restSchema] = filterSchemaBranches(schema, isFileSchema);
  for (const file of matches) {
    content[file.contentMediaType] = {
      schema: toOpenAPISchema(file)
    };
  }
  if (restSchema !== void 0 && !isAnySchema(restSchema) && !isNeverSchema(restSchema)) {
    content["application/json"] = {
      schema: toOpenAPISchema(restSchema)
    };
    const isStillHasFileSchema = (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .findDeepMatches */ .hu)((v) => (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(v) && isFileSchema(v), restSchema).values.length > 0;
    if (isStillHasFileSchema) {
      content["multipart/form-data"] = {
        schema: toOpenAPISchema(restSchema)
      };
    }
  }
  return content;
}
function toOpenAPIEventIteratorContent([yieldsRequired, yieldsSchema], [returnsRequired, returnsSchema]) {
  return {
    "text/event-stream": {
      schema: toOpenAPISchema({
        oneOf: [
          {
            type: "object",
            properties: {
              event: { const: "message" },
              data: yieldsSchema,
              id: { type: "string" },
              retry: { type: "number" }
            },
            required: yieldsRequired ? ["event", "data"] : ["event"]
          },
          {
            type: "object",
            properties: {
              event: { const: "done" },
              data: returnsSchema,
              id: { type: "string" },
              retry: { type: "number" }
            },
            required: returnsRequired ? ["event", "data"] : ["event"]
          },
          {
            type: "object",
            properties: {
              event: { const: "error" },
              data: {},
              id: { type: "string" },
              retry: { type: "number" }
            },
            required: ["event"]
          }
        ]
      })
    }
  };
}
function toOpenAPIParameters(schema, parameterIn) {
  const parameters = [];
  for (const key in schema.properties) {
    const keySchema = schema.properties[key];
    let isDeepObjectStyle = true;
    if (parameterIn !== "query") {
      isDeepObjectStyle = false;
    } else if (isPrimitiveSchema(keySchema)) {
      isDeepObjectStyle = false;
    } else {
      const [item] = expandArrayableSchema(keySchema) ?? [];
      if (item !== void 0 && isPrimitiveSchema(item)) {
        isDeepObjectStyle = false;
      }
    }
    parameters.push({
      name: key,
      in: parameterIn,
      required: schema.required?.includes(key),
      schema: toOpenAPISchema(keySchema),
      style: isDeepObjectStyle ? "deepObject" : void 0,
      explode: isDeepObjectStyle ? true : void 0,
      allowEmptyValue: parameterIn === "query" ? true : void 0,
      allowReserved: parameterIn === "query" ? true : void 0
    });
  }
  return parameters;
}
function checkParamsSchema(schema, params) {
  const properties = Object.keys(schema.properties ?? {});
  const required = schema.required ?? [];
  if (properties.length !== params.length || properties.some((v) => !params.includes(v))) {
    return false;
  }
  if (required.length !== params.length || required.some((v) => !params.includes(v))) {
    return false;
  }
  return true;
}
function toOpenAPISchema(schema) {
  return schema === true ? {} : schema === false ? { not: {} } : schema;
}
const OPENAPI_JSON_SCHEMA_REF_PREFIX = "#/components/schemas/";
function resolveOpenAPIJsonSchemaRef(doc, schema) {
  if (typeof schema !== "object" || !schema.$ref?.startsWith(OPENAPI_JSON_SCHEMA_REF_PREFIX)) {
    return schema;
  }
  const name = schema.$ref.slice(OPENAPI_JSON_SCHEMA_REF_PREFIX.length);
  const resolved = doc.components?.schemas?.[name];
  return resolved ?? schema;
}
function simplifyComposedObjectJsonSchemasAndRefs(schema, doc) {
  if (doc) {
    schema = resolveOpenAPIJsonSchemaRef(doc, schema);
  }
  if (typeof schema !== "object" || !schema.anyOf && !schema.oneOf && !schema.allOf) {
    return schema;
  }
  const unionSchemas = [
    ...(0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .toArray */ .$r)(schema.anyOf?.map((s) => simplifyComposedObjectJsonSchemasAndRefs(s, doc))),
    ...(0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .toArray */ .$r)(schema.oneOf?.map((s) => simplifyComposedObjectJsonSchemasAndRefs(s, doc)))
  ];
  const objectUnionSchemas = [];
  for (const u of unionSchemas) {
    if (!isObjectSchema(u)) {
      return schema;
    }
    objectUnionSchemas.push(u);
  }
  const mergedUnionPropertyMap = /* @__PURE__ */ new Map();
  for (const u of objectUnionSchemas) {
    if (u.properties) {
      for (const [key, value] of Object.entries(u.properties)) {
        let entry = mergedUnionPropertyMap.get(key);
        if (!entry) {
          const required = objectUnionSchemas.every((s) => s.required?.includes(key));
          entry = { required, schemas: [] };
          mergedUnionPropertyMap.set(key, entry);
        }
        entry.schemas.push(value);
      }
    }
  }
  const intersectionSchemas = (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .toArray */ .$r)(schema.allOf?.map((s) => simplifyComposedObjectJsonSchemasAndRefs(s, doc)));
  const objectIntersectionSchemas = [];
  for (const u of intersectionSchemas) {
    if (!isObjectSchema(u)) {
      return schema;
    }
    objectIntersectionSchemas.push(u);
  }
  if (isObjectSchema(schema)) {
    objectIntersectionSchemas.push(schema);
  }
  const mergedInteractionPropertyMap = /* @__PURE__ */ new Map();
  for (const u of objectIntersectionSchemas) {
    if (u.properties) {
      for (const [key, value] of Object.entries(u.properties)) {
        let entry = mergedInteractionPropertyMap.get(key);
        if (!entry) {
          const required = objectIntersectionSchemas.some((s) => s.required?.includes(key));
          entry = { required, schemas: [] };
          mergedInteractionPropertyMap.set(key, entry);
        }
        entry.schemas.push(value);
      }
    }
  }
  const resultObjectSchema = { type: "object", properties: {}, required: [] };
  const keys = /* @__PURE__ */ new Set([
    ...mergedUnionPropertyMap.keys(),
    ...mergedInteractionPropertyMap.keys()
  ]);
  if (keys.size === 0) {
    return schema;
  }
  const deduplicateSchemas = (schemas) => {
    const seen = /* @__PURE__ */ new Set();
    const result = [];
    for (const schema2 of schemas) {
      const key = (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .stringifyJSON */ .e4)(schema2);
      if (!seen.has(key)) {
        seen.add(key);
        result.push(schema2);
      }
    }
    return result;
  };
  for (const key of keys) {
    const unionEntry = mergedUnionPropertyMap.get(key);
    const intersectionEntry = mergedInteractionPropertyMap.get(key);
    resultObjectSchema.properties[key] = (() => {
      const dedupedUnionSchemas = unionEntry ? deduplicateSchemas(unionEntry.schemas) : [];
      const dedupedIntersectionSchemas = intersectionEntry ? deduplicateSchemas(intersectionEntry.schemas) : [];
      if (!dedupedUnionSchemas.length) {
        return dedupedIntersectionSchemas.length === 1 ? dedupedIntersectionSchemas[0] : { allOf: dedupedIntersectionSchemas };
      }
      if (!dedupedIntersectionSchemas.length) {
        return dedupedUnionSchemas.length === 1 ? dedupedUnionSchemas[0] : { anyOf: dedupedUnionSchemas };
      }
      const allOf = deduplicateSchemas([
        ...dedupedIntersectionSchemas,
        dedupedUnionSchemas.length === 1 ? dedupedUnionSchemas[0] : { anyOf: dedupedUnionSchemas }
      ]);
      return allOf.length === 1 ? allOf[0] : { allOf };
    })();
    if (unionEntry?.required || intersectionEntry?.required) {
      resultObjectSchema.required.push(key);
    }
  }
  return resultObjectSchema;
}

class CompositeSchemaConverter {
  converters;
  constructor(converters) {
    this.converters = converters;
  }
  async convert(schema, options) {
    for (const converter of this.converters) {
      if (await converter.condition(schema, options)) {
        return converter.convert(schema, options);
      }
    }
    return [false, {}];
  }
}

class OpenAPIGeneratorError extends Error {
}
class OpenAPIGenerator {
  serializer;
  converter;
  constructor(options = {}) {
    this.serializer = new _orpc_openapi_client_standard__WEBPACK_IMPORTED_MODULE_3__.S(options);
    this.converter = new CompositeSchemaConverter((0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .toArray */ .$r)(options.schemaConverters));
  }
  /**
   * Generates OpenAPI specifications from oRPC routers/contracts.
   *
   * @see {@link https://orpc.dev/docs/openapi/openapi-specification OpenAPI Specification Docs}
   */
  async generate(router, { customErrorResponseBodySchema, commonSchemas, filter: baseFilter, exclude, ...baseDoc } = {}) {
    const filter = baseFilter ?? (({ contract, path }) => {
      return !(exclude?.(contract, path) ?? false);
    });
    const doc = {
      ...(0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .clone */ .o8)(baseDoc),
      info: baseDoc.info ?? { title: "API Reference", version: "0.0.0" },
      openapi: "3.1.1"
    };
    const { baseSchemaConvertOptions, undefinedErrorJsonSchema } = await this.#resolveCommonSchemas(doc, commonSchemas);
    const contracts = [];
    await (0,_orpc_server__WEBPACK_IMPORTED_MODULE_1__.v)({ path: [], router }, (traverseOptions) => {
      if (!(0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .value */ .Uq)(filter, traverseOptions)) {
        return;
      }
      contracts.push(traverseOptions);
    });
    const errors = [];
    for (const { contract, path } of contracts) {
      const stringPath = path.join(".");
      try {
        const def = contract["~orpc"];
        const method = toOpenAPIMethod((0,_orpc_contract__WEBPACK_IMPORTED_MODULE_4__/* .fallbackContractConfig */ .HE)("defaultMethod", def.route.method));
        const httpPath = toOpenAPIPath(def.route.path ?? (0,_orpc_client_standard__WEBPACK_IMPORTED_MODULE_5__.t)(path));
        let operationObjectRef;
        if (def.route.spec !== void 0 && typeof def.route.spec !== "function") {
          operationObjectRef = def.route.spec;
        } else {
          operationObjectRef = {
            operationId: def.route.operationId ?? stringPath,
            summary: def.route.summary,
            description: def.route.description,
            deprecated: def.route.deprecated,
            tags: def.route.tags?.map((tag) => tag)
          };
          await this.#request(doc, operationObjectRef, def, baseSchemaConvertOptions);
          await this.#successResponse(doc, operationObjectRef, def, baseSchemaConvertOptions);
          await this.#errorResponse(operationObjectRef, def, baseSchemaConvertOptions, undefinedErrorJsonSchema, customErrorResponseBodySchema);
        }
        if (typeof def.route.spec === "function") {
          operationObjectRef = def.route.spec(operationObjectRef);
        }
        doc.paths ??= {};
        doc.paths[httpPath] ??= {};
        doc.paths[httpPath][method] = applyCustomOpenAPIOperation(operationObjectRef, contract);
      } catch (e) {
        if (!(e instanceof OpenAPIGeneratorError)) {
          throw e;
        }
        errors.push(
          `[OpenAPIGenerator] Error occurred while generating OpenAPI for procedure at path: ${stringPath}
${e.message}`
        );
      }
    }
    if (errors.length) {
      throw new OpenAPIGeneratorError(
        `Some error occurred during OpenAPI generation:

${errors.join("\n\n")}`
      );
    }
    return this.serializer.serialize(doc)[0];
  }
  async #resolveCommonSchemas(doc, commonSchemas) {
    let undefinedErrorJsonSchema = {
      type: "object",
      properties: {
        defined: { const: false },
        code: { type: "string" },
        status: { type: "number" },
        message: { type: "string" },
        data: {}
      },
      required: ["defined", "code", "status", "message"]
    };
    const baseSchemaConvertOptions = {};
    if (commonSchemas) {
      baseSchemaConvertOptions.components = [];
      for (const key in commonSchemas) {
        const options = commonSchemas[key];
        if (options.schema === void 0) {
          continue;
        }
        const { schema, strategy = "input" } = options;
        const [required, json] = await this.converter.convert(schema, { strategy });
        const allowedStrategies = [strategy];
        if (strategy === "input") {
          const [outputRequired, outputJson] = await this.converter.convert(schema, { strategy: "output" });
          if (outputRequired === required && (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .stringifyJSON */ .e4)(outputJson) === (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .stringifyJSON */ .e4)(json)) {
            allowedStrategies.push("output");
          }
        } else if (strategy === "output") {
          const [inputRequired, inputJson] = await this.converter.convert(schema, { strategy: "input" });
          if (inputRequired === required && (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .stringifyJSON */ .e4)(inputJson) === (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .stringifyJSON */ .e4)(json)) {
            allowedStrategies.push("input");
          }
        }
        baseSchemaConvertOptions.components.push({
          schema,
          required,
          ref: `#/components/schemas/${key}`,
          allowedStrategies
        });
      }
      doc.components ??= {};
      doc.components.schemas ??= {};
      for (const key in commonSchemas) {
        const options = commonSchemas[key];
        if (options.schema === void 0) {
          if (options.error === "UndefinedError") {
            doc.components.schemas[key] = toOpenAPISchema(undefinedErrorJsonSchema);
            undefinedErrorJsonSchema = { $ref: `#/components/schemas/${key}` };
          }
          continue;
        }
        const { schema, strategy = "input" } = options;
        const [, json] = await this.converter.convert(
          schema,
          {
            ...baseSchemaConvertOptions,
            strategy,
            minStructureDepthForRef: 1
            // not allow use $ref for root schemas
          }
        );
        doc.components.schemas[key] = toOpenAPISchema(json);
      }
    }
    return { baseSchemaConvertOptions, undefinedErrorJsonSchema };
  }
  async #request(doc, ref, def, baseSchemaConvertOptions) {
    const method = (0,_orpc_contract__WEBPACK_IMPORTED_MODULE_4__/* .fallbackContractConfig */ .HE)("defaultMethod", def.route.method);
    const details = (0,_orpc_contract__WEBPACK_IMPORTED_MODULE_4__/* .getEventIteratorSchemaDetails */ .gs)(def.inputSchema);
    if (details) {
      ref.requestBody = {
        required: true,
        content: toOpenAPIEventIteratorContent(
          await this.converter.convert(details.yields, { ...baseSchemaConvertOptions, strategy: "input" }),
          await this.converter.convert(details.returns, { ...baseSchemaConvertOptions, strategy: "input" })
        )
      };
      return;
    }
    const dynamicParams = (0,_orpc_openapi_client_standard__WEBPACK_IMPORTED_MODULE_3__.g)(def.route.path)?.map((v) => v.name);
    const inputStructure = (0,_orpc_contract__WEBPACK_IMPORTED_MODULE_4__/* .fallbackContractConfig */ .HE)("defaultInputStructure", def.route.inputStructure);
    let [required, schema] = await this.converter.convert(
      def.inputSchema,
      {
        ...baseSchemaConvertOptions,
        strategy: "input"
      }
    );
    let omitResponseBody = false;
    if (isAnySchema(schema) && !dynamicParams?.length) {
      return;
    }
    if (inputStructure === "detailed" || inputStructure === "compact" && (dynamicParams?.length || method === "GET")) {
      schema = simplifyComposedObjectJsonSchemasAndRefs(schema, doc);
    }
    if (inputStructure === "compact") {
      if (dynamicParams?.length) {
        const error2 = new OpenAPIGeneratorError(
          'When input structure is "compact", and path has dynamic params, input schema must be an object with all dynamic params as required.'
        );
        if (!isObjectSchema(schema)) {
          throw error2;
        }
        const [paramsSchema, rest] = separateObjectSchema(schema, dynamicParams);
        schema = rest;
        required = rest.required ? rest.required.length !== 0 : false;
        omitResponseBody = !required && !rest.properties;
        if (!checkParamsSchema(paramsSchema, dynamicParams)) {
          throw error2;
        }
        ref.parameters ??= [];
        ref.parameters.push(...toOpenAPIParameters(paramsSchema, "path"));
      }
      if (method === "GET") {
        if (!isObjectSchema(schema)) {
          throw new OpenAPIGeneratorError(
            'When method is "GET", input schema must satisfy: object | any | unknown'
          );
        }
        ref.parameters ??= [];
        ref.parameters.push(...toOpenAPIParameters(schema, "query"));
      } else if (!omitResponseBody) {
        ref.requestBody = {
          required,
          content: toOpenAPIContent(schema)
        };
      }
      return;
    }
    const error = new OpenAPIGeneratorError(
      'When input structure is "detailed", input schema must satisfy: { params?: Record<string, unknown>, query?: Record<string, unknown>, headers?: Record<string, unknown>, body?: unknown }'
    );
    if (!isObjectSchema(schema)) {
      throw error;
    }
    const resolvedParamSchema = schema.properties?.params !== void 0 ? simplifyComposedObjectJsonSchemasAndRefs(schema.properties.params, doc) : void 0;
    if (dynamicParams?.length && (resolvedParamSchema === void 0 || !isObjectSchema(resolvedParamSchema) || !checkParamsSchema(resolvedParamSchema, dynamicParams))) {
      throw new OpenAPIGeneratorError(
        'When input structure is "detailed" and path has dynamic params, the "params" schema must be an object with all dynamic params as required.'
      );
    }
    for (const from of ["params", "query", "headers"]) {
      const fromSchema = schema.properties?.[from];
      if (fromSchema !== void 0) {
        const resolvedSchema = simplifyComposedObjectJsonSchemasAndRefs(fromSchema, doc);
        if (!isObjectSchema(resolvedSchema)) {
          throw error;
        }
        const parameterIn = from === "params" ? "path" : from === "headers" ? "header" : "query";
        ref.parameters ??= [];
        ref.parameters.push(...toOpenAPIParameters(resolvedSchema, parameterIn));
      }
    }
    if (schema.properties?.body !== void 0) {
      ref.requestBody = {
        required: schema.required?.includes("body"),
        content: toOpenAPIContent(schema.properties.body)
      };
    }
  }
  async #successResponse(doc, ref, def, baseSchemaConvertOptions) {
    const outputSchema = def.outputSchema;
    const status = (0,_orpc_contract__WEBPACK_IMPORTED_MODULE_4__/* .fallbackContractConfig */ .HE)("defaultSuccessStatus", def.route.successStatus);
    const description = (0,_orpc_contract__WEBPACK_IMPORTED_MODULE_4__/* .fallbackContractConfig */ .HE)("defaultSuccessDescription", def.route?.successDescription);
    const eventIteratorSchemaDetails = (0,_orpc_contract__WEBPACK_IMPORTED_MODULE_4__/* .getEventIteratorSchemaDetails */ .gs)(outputSchema);
    const outputStructure = (0,_orpc_contract__WEBPACK_IMPORTED_MODULE_4__/* .fallbackContractConfig */ .HE)("defaultOutputStructure", def.route.outputStructure);
    if (eventIteratorSchemaDetails) {
      ref.responses ??= {};
      ref.responses[status] = {
        description,
        content: toOpenAPIEventIteratorContent(
          await this.converter.convert(eventIteratorSchemaDetails.yields, { ...baseSchemaConvertOptions, strategy: "output" }),
          await this.converter.convert(eventIteratorSchemaDetails.returns, { ...baseSchemaConvertOptions, strategy: "output" })
        )
      };
      return;
    }
    const [required, json] = await this.converter.convert(
      outputSchema,
      {
        ...baseSchemaConvertOptions,
        strategy: "output",
        minStructureDepthForRef: outputStructure === "detailed" ? 1 : 0
      }
    );
    if (outputStructure === "compact") {
      ref.responses ??= {};
      ref.responses[status] = {
        description
      };
      ref.responses[status].content = toOpenAPIContent(applySchemaOptionality(required, json));
      return;
    }
    const handledStatuses = /* @__PURE__ */ new Set();
    for (const item of expandUnionSchema(json)) {
      const error = new OpenAPIGeneratorError(`
        When output structure is "detailed", output schema must satisfy:
        { 
          status?: number, // must be a literal number and in the range of 200-399
          headers?: Record<string, unknown>, 
          body?: unknown 
        }
        
        But got: ${(0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .stringifyJSON */ .e4)(item)}
      `);
      const simplifiedItem = simplifyComposedObjectJsonSchemasAndRefs(item, doc);
      if (!isObjectSchema(simplifiedItem)) {
        throw error;
      }
      let schemaStatus;
      let schemaDescription;
      if (simplifiedItem.properties?.status !== void 0) {
        const statusSchema = resolveOpenAPIJsonSchemaRef(doc, simplifiedItem.properties.status);
        if (typeof statusSchema !== "object" || statusSchema.const === void 0 || typeof statusSchema.const !== "number" || !Number.isInteger(statusSchema.const) || (0,_orpc_client__WEBPACK_IMPORTED_MODULE_6__.d)(statusSchema.const)) {
          throw error;
        }
        schemaStatus = statusSchema.const;
        schemaDescription = statusSchema.description;
      }
      const itemStatus = schemaStatus ?? status;
      const itemDescription = schemaDescription ?? description;
      if (handledStatuses.has(itemStatus)) {
        throw new OpenAPIGeneratorError(`
          When output structure is "detailed", each success status must be unique.
          But got status: ${itemStatus} used more than once.
        `);
      }
      handledStatuses.add(itemStatus);
      ref.responses ??= {};
      ref.responses[itemStatus] = {
        description: itemDescription
      };
      if (simplifiedItem.properties?.headers !== void 0) {
        const headersSchema = simplifyComposedObjectJsonSchemasAndRefs(simplifiedItem.properties.headers, doc);
        if (!isObjectSchema(headersSchema)) {
          throw error;
        }
        for (const key in headersSchema.properties) {
          const headerSchema = headersSchema.properties[key];
          if (headerSchema !== void 0) {
            ref.responses[itemStatus].headers ??= {};
            ref.responses[itemStatus].headers[key] = {
              schema: toOpenAPISchema(headerSchema),
              required: simplifiedItem.required?.includes("headers") && headersSchema.required?.includes(key)
            };
          }
        }
      }
      if (simplifiedItem.properties?.body !== void 0) {
        ref.responses[itemStatus].content = toOpenAPIContent(
          applySchemaOptionality(simplifiedItem.required?.includes("body") ?? false, simplifiedItem.properties.body)
        );
      }
    }
  }
  async #errorResponse(ref, def, baseSchemaConvertOptions, undefinedErrorSchema, customErrorResponseBodySchema) {
    const errorMap = def.errorMap;
    const errorResponsesByStatus = {};
    for (const code in errorMap) {
      const config = errorMap[code];
      if (!config) {
        continue;
      }
      const status = (0,_orpc_client__WEBPACK_IMPORTED_MODULE_6__.f)(code, config.status);
      const defaultMessage = (0,_orpc_client__WEBPACK_IMPORTED_MODULE_6__.b)(code, config.message);
      errorResponsesByStatus[status] ??= { status, definedErrorDefinitions: [], errorSchemaVariants: [] };
      const [dataRequired, dataSchema] = await this.converter.convert(config.data, { ...baseSchemaConvertOptions, strategy: "output" });
      errorResponsesByStatus[status].definedErrorDefinitions.push([code, defaultMessage, dataRequired, dataSchema]);
      errorResponsesByStatus[status].errorSchemaVariants.push({
        type: "object",
        properties: {
          defined: { const: true },
          code: { const: code },
          status: { const: status },
          message: { type: "string", default: defaultMessage },
          data: dataSchema
        },
        required: dataRequired ? ["defined", "code", "status", "message", "data"] : ["defined", "code", "status", "message"]
      });
    }
    ref.responses ??= {};
    for (const statusString in errorResponsesByStatus) {
      const errorResponse = errorResponsesByStatus[statusString];
      const customBodySchema = (0,_orpc_shared__WEBPACK_IMPORTED_MODULE_2__/* .value */ .Uq)(customErrorResponseBodySchema, errorResponse.definedErrorDefinitions, errorResponse.status);
      ref.responses[statusString] = {
        description: statusString,
        content: toOpenAPIContent(customBodySchema ?? {
          oneOf: [
            ...errorResponse.errorSchemaVariants,
            undefinedErrorSchema
          ]
        })
      };
    }
  }
}




/***/ }),

/***/ 6180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k6: () => (/* binding */ ZodToJsonSchemaConverter)
});

// UNUSED EXPORTS: JSON_SCHEMA_INPUT_REGISTRY, JSON_SCHEMA_OUTPUT_REGISTRY, JSON_SCHEMA_REGISTRY, experimental_ZodSmartCoercionPlugin

// EXTERNAL MODULE: ./node_modules/@orpc/shared/dist/index.mjs
var dist = __webpack_require__(1963);
;// CONCATENATED MODULE: ./node_modules/@orpc/json-schema/dist/index.mjs



var JsonSchemaXNativeType = /* @__PURE__ */ ((JsonSchemaXNativeType2) => {
  JsonSchemaXNativeType2["BigInt"] = "bigint";
  JsonSchemaXNativeType2["RegExp"] = "regexp";
  JsonSchemaXNativeType2["Date"] = "date";
  JsonSchemaXNativeType2["Url"] = "url";
  JsonSchemaXNativeType2["Set"] = "set";
  JsonSchemaXNativeType2["Map"] = "map";
  return JsonSchemaXNativeType2;
})(JsonSchemaXNativeType || {});

const FLEXIBLE_DATE_FORMAT_REGEX = /^[^-]+-[^-]+-[^-]+$/;
class JsonSchemaCoercer {
  maxBigIntDigits;
  constructor(options = {}) {
    this.maxBigIntDigits = options.maxBigIntDigits ?? DEFAULT_MAX_BIGINT_DIGITS;
  }
  coerce(schema, value, options = {}) {
    const [, coerced] = this.#coerce(schema, value, options);
    return coerced;
  }
  #coerce(schema, originalValue, options) {
    if (typeof schema === "boolean") {
      return [schema, originalValue];
    }
    if (Array.isArray(schema.type)) {
      return this.#coerce({
        anyOf: schema.type.map((type) => ({ ...schema, type }))
      }, originalValue, options);
    }
    let coerced = originalValue;
    let satisfied = true;
    if (typeof schema.$ref === "string") {
      const refSchema = options?.components?.[schema.$ref];
      if (refSchema !== void 0) {
        const [subSatisfied, subCoerced] = this.#coerce(refSchema, coerced, options);
        coerced = subCoerced;
        satisfied = subSatisfied;
      }
    }
    const enumValues = schema.const !== void 0 ? [schema.const] : schema.enum;
    if (enumValues !== void 0 && !enumValues.includes(coerced)) {
      if (typeof coerced === "string") {
        const numberValue = this.#stringToNumber(coerced);
        if (enumValues.includes(numberValue)) {
          coerced = numberValue;
        } else {
          const booleanValue = this.#stringToBoolean(coerced);
          if (enumValues.includes(booleanValue)) {
            coerced = booleanValue;
          } else {
            satisfied = false;
          }
        }
      } else {
        satisfied = false;
      }
    }
    if (typeof schema.type === "string") {
      switch (schema.type) {
        case "null": {
          if (coerced !== null) {
            satisfied = false;
          }
          break;
        }
        case "string": {
          if (typeof coerced !== "string") {
            satisfied = false;
          }
          break;
        }
        case "number": {
          if (typeof coerced === "string") {
            coerced = this.#stringToNumber(coerced);
          }
          if (typeof coerced !== "number") {
            satisfied = false;
          }
          break;
        }
        case "integer": {
          if (typeof coerced === "string") {
            coerced = this.#stringToInteger(coerced);
          }
          if (typeof coerced !== "number" || !Number.isInteger(coerced)) {
            satisfied = false;
          }
          break;
        }
        case "boolean": {
          if (typeof coerced === "string") {
            coerced = this.#stringToBoolean(coerced);
          }
          if (typeof coerced !== "boolean") {
            satisfied = false;
          }
          break;
        }
        case "array": {
          if (Array.isArray(coerced)) {
            const prefixItemSchemas = "prefixItems" in schema ? toArray(schema.prefixItems) : Array.isArray(schema.items) ? schema.items : [];
            const itemSchema = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
            let shouldUseCoercedItems = false;
            const coercedItems = coerced.map((item, i) => {
              const subSchema = prefixItemSchemas[i] ?? itemSchema;
              if (subSchema === void 0) {
                satisfied = false;
                return item;
              }
              const [subSatisfied, subCoerced] = this.#coerce(subSchema, item, options);
              if (!subSatisfied) {
                satisfied = false;
              }
              if (subCoerced !== item) {
                shouldUseCoercedItems = true;
              }
              return subCoerced;
            });
            if (coercedItems.length < prefixItemSchemas.length) {
              satisfied = false;
            }
            if (shouldUseCoercedItems) {
              coerced = coercedItems;
            }
          } else {
            satisfied = false;
          }
          break;
        }
        case "object": {
          if (Array.isArray(coerced)) {
            coerced = { ...coerced };
          }
          if (isObject(coerced)) {
            let shouldUseCoercedItems = false;
            const coercedItems = new NullProtoObj();
            const patternProperties = Object.entries(schema.patternProperties ?? {}).map(([key, value]) => [new RegExp(key), value]);
            for (const key in coerced) {
              const value = coerced[key];
              const subSchema = (schema.properties !== void 0 && Object.hasOwn(schema.properties, key) ? schema.properties[key] : void 0) ?? patternProperties.find(([pattern]) => pattern.test(key))?.[1] ?? schema.additionalProperties;
              if (value === void 0 && !schema.required?.includes(key)) {
                coercedItems[key] = value;
              } else if (subSchema === void 0) {
                coercedItems[key] = value;
                satisfied = false;
              } else {
                const [subSatisfied, subCoerced] = this.#coerce(subSchema, value, options);
                coercedItems[key] = subCoerced;
                if (!subSatisfied) {
                  satisfied = false;
                }
                if (subCoerced !== value) {
                  shouldUseCoercedItems = true;
                }
              }
            }
            if (schema.required?.some((key) => !Object.hasOwn(coercedItems, key))) {
              satisfied = false;
            }
            if (shouldUseCoercedItems) {
              coerced = coercedItems;
            }
          } else {
            satisfied = false;
          }
          break;
        }
      }
    }
    if ("x-native-type" in schema && typeof schema["x-native-type"] === "string") {
      switch (schema["x-native-type"]) {
        case JsonSchemaXNativeType.Date: {
          if (typeof coerced === "string") {
            coerced = this.#stringToDate(coerced);
          }
          if (!(coerced instanceof Date)) {
            satisfied = false;
          }
          break;
        }
        case JsonSchemaXNativeType.BigInt: {
          switch (typeof coerced) {
            case "string":
              coerced = this.#stringToBigInt(coerced);
              break;
            case "number":
              coerced = this.#numberToBigInt(coerced);
              break;
          }
          if (typeof coerced !== "bigint") {
            satisfied = false;
          }
          break;
        }
        case JsonSchemaXNativeType.RegExp: {
          if (typeof coerced === "string") {
            coerced = this.#stringToRegExp(coerced);
          }
          if (!(coerced instanceof RegExp)) {
            satisfied = false;
          }
          break;
        }
        case JsonSchemaXNativeType.Url: {
          if (typeof coerced === "string") {
            coerced = this.#stringToURL(coerced);
          }
          if (!(coerced instanceof URL)) {
            satisfied = false;
          }
          break;
        }
        case JsonSchemaXNativeType.Set: {
          if (Array.isArray(coerced)) {
            coerced = this.#arrayToSet(coerced);
          }
          if (!(coerced instanceof Set)) {
            satisfied = false;
          }
          break;
        }
        case JsonSchemaXNativeType.Map: {
          if (Array.isArray(coerced)) {
            coerced = this.#arrayToMap(coerced);
          }
          if (!(coerced instanceof Map)) {
            satisfied = false;
          }
          break;
        }
      }
    }
    if (schema.allOf) {
      for (const subSchema of schema.allOf) {
        const [subSatisfied, subCoerced] = this.#coerce(subSchema, coerced, options);
        coerced = subCoerced;
        if (!subSatisfied) {
          satisfied = false;
        }
      }
    }
    for (const key of ["anyOf", "oneOf"]) {
      if (schema[key]) {
        let bestOptions;
        for (const subSchema of schema[key]) {
          const [subSatisfied, subCoerced] = this.#coerce(subSchema, coerced, options);
          if (subSatisfied) {
            if (!bestOptions || subCoerced === coerced) {
              bestOptions = { coerced: subCoerced, satisfied: subSatisfied };
            }
            if (subCoerced === coerced) {
              break;
            }
          }
        }
        coerced = bestOptions ? bestOptions.coerced : coerced;
        satisfied = bestOptions ? bestOptions.satisfied : false;
      }
    }
    if (typeof schema.not !== "undefined") {
      const [notSatisfied] = this.#coerce(schema.not, coerced, options);
      if (notSatisfied) {
        satisfied = false;
      }
    }
    return [satisfied, coerced];
  }
  #stringToNumber(value) {
    const num = Number.parseFloat(value);
    if (Number.isNaN(num) || num !== Number(value)) {
      return value;
    }
    return num;
  }
  #stringToInteger(value) {
    const num = Number.parseInt(value);
    if (Number.isNaN(num) || num !== Number(value)) {
      return value;
    }
    return num;
  }
  #stringToBoolean(value) {
    const lower = value.toLowerCase();
    if (lower === "false" || lower === "off") {
      return false;
    }
    if (lower === "true" || lower === "on") {
      return true;
    }
    return value;
  }
  #stringToBigInt(value) {
    return parseBigIntString(value, this.maxBigIntDigits) ?? value;
  }
  #numberToBigInt(value) {
    return guard(() => BigInt(value)) ?? value;
  }
  #stringToDate(value) {
    const date = new Date(value);
    if (Number.isNaN(date.getTime()) || !FLEXIBLE_DATE_FORMAT_REGEX.test(value)) {
      return value;
    }
    return date;
  }
  #stringToRegExp(value) {
    const match = value.match(/^\/(.*)\/([a-z]*)$/);
    if (match) {
      const [, pattern, flags] = match;
      return guard(() => new RegExp(pattern, flags)) ?? value;
    }
    return value;
  }
  #stringToURL(value) {
    return guard(() => new URL(value)) ?? value;
  }
  #arrayToSet(value) {
    const set = new Set(value);
    if (set.size !== value.length) {
      return value;
    }
    return set;
  }
  #arrayToMap(value) {
    if (value.some((item) => !Array.isArray(item) || item.length !== 2)) {
      return value;
    }
    const result = new Map(value);
    if (result.size !== value.length) {
      return value;
    }
    return result;
  }
}

class SmartCoercionPlugin {
  converter;
  coercer;
  cache = /* @__PURE__ */ new WeakMap();
  constructor(options = {}) {
    this.converter = new CompositeSchemaConverter(toArray(options.schemaConverters));
    this.coercer = new JsonSchemaCoercer(options);
  }
  init(options) {
    options.clientInterceptors ??= [];
    options.clientInterceptors.unshift(async (options2) => {
      const inputSchema = options2.procedure["~orpc"].inputSchema;
      if (!inputSchema) {
        return options2.next();
      }
      const coercedInput = await this.#coerce(inputSchema, options2.input);
      return options2.next({ ...options2, input: coercedInput });
    });
  }
  async #coerce(schema, value) {
    let jsonSchema = this.cache.get(schema);
    if (!jsonSchema) {
      jsonSchema = (await this.converter.convert(schema, { strategy: "input" }))[1];
      this.cache.set(schema, jsonSchema);
    }
    return this.coercer.coerce(jsonSchema, value);
  }
}



// EXTERNAL MODULE: ./node_modules/json-schema-typed/draft_2020_12.js
var draft_2020_12 = __webpack_require__(9876);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var util = __webpack_require__(4723);
;// CONCATENATED MODULE: ./node_modules/@orpc/zod/dist/zod4/index.mjs





class experimental_ZodSmartCoercionPlugin {
  init(options) {
    options.clientInterceptors ??= [];
    options.clientInterceptors.unshift((options2) => {
      const inputSchema = options2.procedure["~orpc"].inputSchema;
      if (!inputSchema || inputSchema["~standard"].vendor !== "zod" || !("_zod" in inputSchema)) {
        return options2.next();
      }
      const coercedInput = this.#coerce(inputSchema, options2.input);
      return options2.next({ ...options2, input: coercedInput });
    });
  }
  #coerce(schema, value) {
    switch (schema._zod.def.type) {
      case "number": {
        if (typeof value === "string") {
          return this.#stringToNumber(value);
        }
        return value;
      }
      case "bigint": {
        if (typeof value === "string") {
          return this.#stringToBigInt(value);
        }
        return value;
      }
      case "boolean":
      case "success": {
        if (typeof value === "string") {
          return this.#stringToBoolean(value);
        }
        return value;
      }
      case "date": {
        if (typeof value === "string") {
          return this.#stringToDate(value);
        }
        return value;
      }
      case "literal":
      case "enum": {
        const literal = schema;
        if (!literal._zod.values.has(value) && typeof value === "string") {
          const num = this.#stringToNumber(value);
          if (literal._zod.values.has(num)) {
            return num;
          }
          const bool = this.#stringToBoolean(value);
          if (literal._zod.values.has(bool)) {
            return bool;
          }
          const bigint = this.#stringToBigInt(value);
          if (literal._zod.values.has(bigint)) {
            return bigint;
          }
        }
        return value;
      }
      case "array": {
        const array = schema;
        if (value === void 0) {
          return [];
        }
        if (Array.isArray(value)) {
          return value.map((v) => this.#coerce(array._zod.def.element, v));
        }
        return value;
      }
      case "tuple": {
        const tuple = schema;
        if (value === void 0) {
          return [];
        }
        if (Array.isArray(value)) {
          return value.map((v, i) => {
            const s = tuple._zod.def.items[i] ?? tuple._zod.def.rest;
            return s ? this.#coerce(s, v) : v;
          });
        }
        return value;
      }
      case "set": {
        const set = schema;
        if (value === void 0) {
          return /* @__PURE__ */ new Set();
        }
        if (Array.isArray(value)) {
          return new Set(
            value.map((v) => this.#coerce(set._zod.def.valueType, v))
          );
        }
        if (value instanceof Set) {
          return new Set(
            Array.from(value).map((v) => this.#coerce(set._zod.def.valueType, v))
          );
        }
        return value;
      }
      case "object": {
        const object = schema;
        if (value === void 0) {
          return {};
        }
        if (isObject(value)) {
          const newObj = new NullProtoObj();
          const shape = object._zod.def.shape;
          const keys = /* @__PURE__ */ new Set([
            ...Object.keys(value),
            ...Object.keys(shape)
          ]);
          for (const k of keys) {
            const s = (Object.hasOwn(shape, k) ? shape[k] : void 0) ?? object._zod.def.catchall;
            newObj[k] = s ? this.#coerce(s, value[k]) : value[k];
          }
          return newObj;
        }
        return value;
      }
      case "record": {
        const record = schema;
        if (value === void 0) {
          return {};
        }
        if (isObject(value)) {
          const newObj = new NullProtoObj();
          for (const [k, v] of Object.entries(value)) {
            const key = this.#coerce(record._zod.def.keyType, k);
            const val = this.#coerce(record._zod.def.valueType, v);
            newObj[key] = val;
          }
          return newObj;
        }
        return value;
      }
      case "map": {
        const map = schema;
        if (value === void 0) {
          return /* @__PURE__ */ new Map();
        }
        if (Array.isArray(value) && value.every((i) => Array.isArray(i) && i.length <= 2)) {
          return new Map(
            value.map(([k, v]) => [
              this.#coerce(map._zod.def.keyType, k),
              this.#coerce(map._zod.def.valueType, v)
            ])
          );
        }
        if (value instanceof Map) {
          return new Map(
            Array.from(value).map(([k, v]) => [
              this.#coerce(map._zod.def.keyType, k),
              this.#coerce(map._zod.def.valueType, v)
            ])
          );
        }
        return value;
      }
      case "union": {
        const union = schema;
        if (union._zod.def.options.length === 1) {
          return this.#coerce(union._zod.def.options[0], value);
        }
        if (isObject(value)) {
          const discriminator = "discriminator" in union._zod.def && typeof union._zod.def.discriminator === "string" ? union._zod.def.discriminator : void 0;
          for (const option of union._zod.def.options) {
            if (!option._zod.propValues) {
              continue;
            }
            if (discriminator !== void 0) {
              if (option._zod.propValues[discriminator]?.has(value[discriminator])) {
                return this.#coerce(option, value);
              }
            } else {
              for (const key in option._zod.propValues) {
                if (option._zod.propValues[key]?.has(value[key])) {
                  return this.#coerce(option, value);
                }
              }
            }
          }
        }
        return value;
      }
      case "intersection": {
        const intersection = schema;
        return this.#coerce(
          intersection._zod.def.right,
          this.#coerce(intersection._zod.def.left, value)
        );
      }
      case "optional": {
        const optional = schema;
        if (value === void 0) {
          return void 0;
        }
        return this.#coerce(optional._zod.def.innerType, value);
      }
      case "nonoptional": {
        const nonoptional = schema;
        return this.#coerce(nonoptional._zod.def.innerType, value);
      }
      case "nullable": {
        const nullable = schema;
        if (value === null) {
          return null;
        }
        return this.#coerce(nullable._zod.def.innerType, value);
      }
      case "readonly": {
        const readonly_ = schema;
        return this.#coerce(readonly_._zod.def.innerType, value);
      }
      case "pipe": {
        const pipe = schema;
        return this.#coerce(pipe._zod.def.in, value);
      }
      case "default":
      case "prefault": {
        const default_ = schema;
        if (value === void 0) {
          return value;
        }
        return this.#coerce(default_._zod.def.innerType, value);
      }
      case "catch": {
        const catch_ = schema;
        return this.#coerce(catch_._zod.def.innerType, value);
      }
      case "lazy": {
        const lazy = schema;
        if (value !== void 0) {
          return this.#coerce(lazy._zod.def.getter(), value);
        }
        return value;
      }
      default: {
        schema._zod.def.type;
        return value;
      }
    }
  }
  #stringToNumber(value) {
    const num = Number(value);
    return Number.isNaN(num) || num.toString() !== value ? value : num;
  }
  #stringToBigInt(value) {
    return parseBigIntString(value, DEFAULT_MAX_BIGINT_DIGITS) ?? value;
  }
  #stringToBoolean(value) {
    const lower = value.toLowerCase();
    if (lower === "false" || lower === "off" || lower === "f") {
      return false;
    }
    if (lower === "true" || lower === "on" || lower === "t") {
      return true;
    }
    return value;
  }
  #stringToDate(value) {
    const date = new Date(value);
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)) {
      return date;
    }
    return value;
  }
}

const JSON_SCHEMA_REGISTRY = (0,registries/* registry */.u5)();
const JSON_SCHEMA_INPUT_REGISTRY = (0,registries/* registry */.u5)();
const JSON_SCHEMA_OUTPUT_REGISTRY = (0,registries/* registry */.u5)();

class ZodToJsonSchemaConverter {
  maxLazyDepth;
  maxStructureDepth;
  anyJsonSchema;
  unsupportedJsonSchema;
  undefinedJsonSchema;
  interceptors;
  constructor(options = {}) {
    this.maxLazyDepth = options.maxLazyDepth ?? 2;
    this.maxStructureDepth = options.maxStructureDepth ?? 10;
    this.anyJsonSchema = options.anyJsonSchema ?? {};
    this.unsupportedJsonSchema = options.unsupportedJsonSchema ?? { not: {} };
    this.undefinedJsonSchema = options.undefinedJsonSchema ?? { not: {} };
    this.interceptors = options.interceptors ?? [];
  }
  condition(schema) {
    return schema !== void 0 && schema["~standard"].vendor === "zod" && "_zod" in schema;
  }
  convert(schema, options) {
    return this.#convert(schema, options, 0, 0);
  }
  #convert(schema, options, lazyDepth, structureDepth, isHandledCustomJSONSchema = false) {
    return (0,dist/* intercept */.Zc)(
      this.interceptors,
      { schema, options, lazyDepth, isHandledCustomJSONSchema },
      ({ schema: schema2, options: options2, lazyDepth: lazyDepth2, isHandledCustomJSONSchema: isHandledCustomJSONSchema2 }) => {
        if (structureDepth > this.maxStructureDepth) {
          return [false, this.anyJsonSchema];
        }
        if (!options2.minStructureDepthForRef || options2.minStructureDepthForRef <= structureDepth) {
          const components = (0,dist/* toArray */.$r)(options2.components);
          for (const component of components) {
            if (component.schema === schema2 && component.allowedStrategies.includes(options2.strategy)) {
              return [component.required, { $ref: component.ref }];
            }
          }
        }
        if (!isHandledCustomJSONSchema2) {
          const customJSONSchema = this.#getCustomJsonSchema(schema2, options2);
          if (customJSONSchema) {
            const [required, json] = this.#convert(schema2, options2, lazyDepth2, structureDepth, true);
            return [required, { ...json, ...customJSONSchema }];
          }
        }
        switch (schema2._zod.def.type) {
          case "string": {
            const string = schema2;
            const json = { type: "string" };
            const { minimum, maximum, format, patterns, contentEncoding } = aggregateChecks(string);
            if (typeof minimum === "number") {
              json.minLength = minimum;
            }
            if (typeof maximum === "number") {
              json.maxLength = maximum;
            }
            if (typeof contentEncoding === "string") {
              json.contentEncoding = this.#handleContentEncoding(contentEncoding);
            }
            if (typeof format === "string" && format !== "regex" && json.contentEncoding === void 0) {
              json.format = this.#handleStringFormat(format);
            }
            if (patterns instanceof Set && json.contentEncoding === void 0 && json.format === void 0) {
              for (const pattern of patterns) {
                if (json.pattern === void 0) {
                  json.pattern = pattern.source;
                } else {
                  json.allOf ??= [];
                  json.allOf.push({ pattern: pattern.source });
                }
              }
            }
            if (format === "jwt" && json.contentEncoding === void 0 && json.format === void 0 && json.pattern === void 0) {
              json.pattern = /^[\w-]+\.[\w-]+\.[\w-]+$/.source;
            }
            return [true, json];
          }
          case "number": {
            const number = schema2;
            const json = { type: "number" };
            const { minimum, maximum, format, multipleOf, exclusiveMaximum, exclusiveMinimum } = aggregateChecks(number);
            if (typeof format === "string" && format?.includes("int")) {
              json.type = "integer";
            }
            if (typeof minimum === "number") {
              json.minimum = minimum;
            }
            if (typeof maximum === "number") {
              json.maximum = maximum;
            }
            if (typeof exclusiveMinimum === "number") {
              json.exclusiveMinimum = exclusiveMinimum;
            }
            if (typeof exclusiveMaximum === "number") {
              json.exclusiveMaximum = exclusiveMaximum;
            }
            if (typeof multipleOf === "number") {
              json.multipleOf = multipleOf;
            }
            return [true, json];
          }
          case "boolean": {
            return [true, { type: "boolean" }];
          }
          case "bigint": {
            return [true, {
              "type": "string",
              "pattern": "^-?[0-9]+$",
              "x-native-type": JsonSchemaXNativeType.BigInt
            }];
          }
          case "date": {
            return [true, {
              "type": "string",
              "format": draft_2020_12/* Format */.yL.DateTime,
              "x-native-type": JsonSchemaXNativeType.Date
            }];
          }
          case "null": {
            return [true, { type: "null" }];
          }
          case "undefined":
          case "void": {
            return [false, this.undefinedJsonSchema];
          }
          case "any": {
            return [false, this.anyJsonSchema];
          }
          case "unknown": {
            return [false, this.anyJsonSchema];
          }
          case "never": {
            return [true, this.unsupportedJsonSchema];
          }
          case "array": {
            const array = schema2;
            const json = { type: "array" };
            const { minimum, maximum } = aggregateChecks(array);
            if (typeof minimum === "number") {
              json.minItems = minimum;
            }
            if (typeof maximum === "number") {
              json.maxItems = maximum;
            }
            json.items = this.#handleArrayItemJsonSchema(this.#convert(array._zod.def.element, options2, lazyDepth2, structureDepth + 1), options2);
            return [true, json];
          }
          case "object": {
            const object = schema2;
            const json = { type: "object" };
            for (const [key, value] of Object.entries(object._zod.def.shape)) {
              const [itemRequired, itemJson] = this.#convert(value, options2, lazyDepth2, structureDepth + 1);
              json.properties ??= {};
              json.properties[key] = itemJson;
              if (itemRequired) {
                json.required ??= [];
                json.required.push(key);
              }
            }
            if (object._zod.def.catchall) {
              if (object._zod.def.catchall._zod.def.type === "never") {
                json.additionalProperties = false;
              } else {
                const [_, addJson] = this.#convert(object._zod.def.catchall, options2, lazyDepth2, structureDepth + 1);
                json.additionalProperties = addJson;
              }
            }
            return [true, json];
          }
          case "union": {
            const union = schema2;
            const anyOf = [];
            let required = true;
            for (const item of union._zod.def.options) {
              const [itemRequired, itemJson] = this.#convert(item, options2, lazyDepth2, structureDepth + 1);
              if (!itemRequired) {
                required = false;
              }
              if (options2.strategy === "input") {
                if (itemJson !== this.undefinedJsonSchema && itemJson !== this.unsupportedJsonSchema) {
                  anyOf.push(itemJson);
                }
              } else {
                if (itemJson !== this.undefinedJsonSchema) {
                  anyOf.push(itemJson);
                }
              }
            }
            return [required, { anyOf }];
          }
          case "intersection": {
            const intersection = schema2;
            const json = { allOf: [] };
            let required = false;
            for (const item of [intersection._zod.def.left, intersection._zod.def.right]) {
              const [itemRequired, itemJson] = this.#convert(item, options2, lazyDepth2, structureDepth + 1);
              json.allOf.push(itemJson);
              if (itemRequired) {
                required = true;
              }
            }
            return [required, json];
          }
          case "tuple": {
            const tuple = schema2;
            const json = { type: "array", prefixItems: [] };
            for (const item of tuple._zod.def.items) {
              json.prefixItems.push(this.#handleArrayItemJsonSchema(this.#convert(item, options2, lazyDepth2, structureDepth + 1), options2));
            }
            if (tuple._zod.def.rest) {
              json.items = this.#handleArrayItemJsonSchema(this.#convert(tuple._zod.def.rest, options2, lazyDepth2, structureDepth + 1), options2);
            }
            const { minimum, maximum } = aggregateChecks(tuple);
            if (typeof minimum === "number") {
              json.minItems = minimum;
            }
            if (typeof maximum === "number") {
              json.maxItems = maximum;
            }
            return [true, json];
          }
          case "record": {
            const record = schema2;
            const json = { type: "object" };
            json.propertyNames = this.#convert(record._zod.def.keyType, options2, lazyDepth2, structureDepth + 1)[1];
            json.additionalProperties = this.#convert(record._zod.def.valueType, options2, lazyDepth2, structureDepth + 1)[1];
            return [true, json];
          }
          case "map": {
            const map = schema2;
            return [true, {
              "type": "array",
              "items": {
                type: "array",
                prefixItems: [
                  this.#handleArrayItemJsonSchema(this.#convert(map._zod.def.keyType, options2, lazyDepth2, structureDepth + 1), options2),
                  this.#handleArrayItemJsonSchema(this.#convert(map._zod.def.valueType, options2, lazyDepth2, structureDepth + 1), options2)
                ],
                maxItems: 2,
                minItems: 2
              },
              "x-native-type": JsonSchemaXNativeType.Map
            }];
          }
          case "set": {
            const set = schema2;
            return [true, {
              "type": "array",
              "uniqueItems": true,
              "items": this.#handleArrayItemJsonSchema(this.#convert(set._zod.def.valueType, options2, lazyDepth2, structureDepth + 1), options2),
              "x-native-type": JsonSchemaXNativeType.Set
            }];
          }
          case "enum": {
            const enum_ = schema2;
            const values = getEnumValues(enum_._zod.def.entries);
            const json = { enum: values };
            if (values.every((v) => typeof v === "string")) {
              json.type = "string";
            } else if (values.every((v) => Number.isFinite(v))) {
              json.type = "number";
            }
            return [true, json];
          }
          case "literal": {
            const literal = schema2;
            let required = true;
            const values = /* @__PURE__ */ new Set();
            for (const value of literal._zod.def.values) {
              if (value === void 0) {
                required = false;
              } else {
                values.add(typeof value === "bigint" ? value.toString() : value);
              }
            }
            const json = values.size === 0 ? this.undefinedJsonSchema : values.size === 1 ? { const: values.values().next().value } : { enum: Array.from(values) };
            return [required, json];
          }
          case "file": {
            const file = schema2;
            const oneOf = [];
            const { mime } = aggregateChecks(file);
            if (mime === void 0 || Array.isArray(mime) && mime.every((m) => typeof m === "string")) {
              for (const type of mime ?? ["*/*"]) {
                oneOf.push({
                  type: "string",
                  contentMediaType: type
                });
              }
            }
            return [true, oneOf.length === 1 ? oneOf[0] : { anyOf: oneOf }];
          }
          case "transform": {
            return [false, this.anyJsonSchema];
          }
          case "nullable": {
            const nullable = schema2;
            const [required, json] = this.#convert(nullable._zod.def.innerType, options2, lazyDepth2, structureDepth);
            return [required, { anyOf: [json, { type: "null" }] }];
          }
          case "nonoptional": {
            const nonoptional = schema2;
            const [, json] = this.#convert(nonoptional._zod.def.innerType, options2, lazyDepth2, structureDepth);
            return [true, json];
          }
          case "success": {
            return [true, { type: "boolean" }];
          }
          case "default":
          case "prefault": {
            const default_ = schema2;
            const [, json] = this.#convert(default_._zod.def.innerType, options2, lazyDepth2, structureDepth);
            return [false, {
              ...json,
              default: default_._zod.def.defaultValue
            }];
          }
          case "catch": {
            const catch_ = schema2;
            return this.#convert(catch_._zod.def.innerType, options2, lazyDepth2, structureDepth);
          }
          case "nan": {
            return [true, options2.strategy === "input" ? this.unsupportedJsonSchema : { type: "null" }];
          }
          case "pipe": {
            const pipe = schema2;
            return this.#convert(
              // prefer out schema when in schema is preprocess/transform
              options2.strategy === "input" && pipe._zod.def.in._zod.def.type !== "transform" ? pipe._zod.def.in : pipe._zod.def.out,
              options2,
              lazyDepth2,
              structureDepth
            );
          }
          case "readonly": {
            const readonly_ = schema2;
            const [required, json] = this.#convert(readonly_._zod.def.innerType, options2, lazyDepth2, structureDepth);
            return [required, { ...json, readOnly: true }];
          }
          case "template_literal": {
            const templateLiteral = schema2;
            return [true, {
              type: "string",
              pattern: templateLiteral._zod.pattern.source
            }];
          }
          case "optional": {
            const optional = schema2;
            const [, json] = this.#convert(optional._zod.def.innerType, options2, lazyDepth2, structureDepth);
            return [false, json];
          }
          case "lazy": {
            const lazy = schema2;
            const currentLazyDepth = lazyDepth2 + 1;
            if (currentLazyDepth > this.maxLazyDepth) {
              return [false, this.anyJsonSchema];
            }
            return this.#convert(lazy._zod.def.getter(), options2, currentLazyDepth, structureDepth);
          }
          default: {
            schema2._zod.def.type;
            return [true, this.unsupportedJsonSchema];
          }
        }
      }
    );
  }
  #getCustomJsonSchema(schema, options) {
    if (options.strategy === "input" && JSON_SCHEMA_INPUT_REGISTRY.has(schema)) {
      return JSON_SCHEMA_INPUT_REGISTRY.get(schema);
    }
    if (options.strategy === "output" && JSON_SCHEMA_OUTPUT_REGISTRY.has(schema)) {
      return JSON_SCHEMA_OUTPUT_REGISTRY.get(schema);
    }
    if (JSON_SCHEMA_REGISTRY.has(schema)) {
      return JSON_SCHEMA_REGISTRY.get(schema);
    }
    const global = registries/* globalRegistry */.fd.get(schema);
    if (global) {
      return {
        title: global.title,
        description: global.description,
        examples: Array.isArray(global.examples) ? global.examples : void 0
      };
    }
  }
  #handleArrayItemJsonSchema([required, schema], options) {
    if (required || options.strategy === "input" || schema.default !== void 0) {
      return schema;
    }
    if (schema === this.undefinedJsonSchema) {
      return { type: "null" };
    }
    return {
      anyOf: [
        // schema can contain { type: 'null' } so we should use anyOf instead of oneOf
        schema,
        { type: "null" }
      ]
    };
  }
  #handleStringFormat(format) {
    if (format === "guid") {
      return draft_2020_12/* Format */.yL.UUID;
    }
    if (format === "url") {
      return draft_2020_12/* Format */.yL.URI;
    }
    if (format === "datetime") {
      return draft_2020_12/* Format */.yL.DateTime;
    }
    return Object.values(draft_2020_12/* Format */.yL).includes(format) ? format : void 0;
  }
  #handleContentEncoding(contentEncoding) {
    return Object.values(draft_2020_12/* ContentEncoding */.r8).includes(contentEncoding) ? contentEncoding : void 0;
  }
}
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => !numericValues.includes(+k)).map(([_, v]) => v);
  return values;
}
function aggregateChecks(schema) {
  const constraints = {};
  const narrowMin = (key, value) => {
    if (typeof value === "number" && (constraints[key] === void 0 || value > constraints[key])) {
      constraints[key] = value;
    }
  };
  const narrowMax = (key, value) => {
    if (typeof value === "number" && (constraints[key] === void 0 || value < constraints[key])) {
      constraints[key] = value;
    }
  };
  const checks = schema._zod.traits.has("$ZodCheck") ? [schema, ...schema._zod.def.checks ?? []] : [...schema._zod.def.checks ?? []];
  for (const check of checks) {
    const def = check._zod.def;
    switch (def.check) {
      case "greater_than": {
        narrowMin(def.inclusive ? "minimum" : "exclusiveMinimum", def.value);
        break;
      }
      case "less_than": {
        narrowMax(def.inclusive ? "maximum" : "exclusiveMaximum", def.value);
        break;
      }
      case "multiple_of": {
        if (typeof def.value === "number") {
          constraints.multipleOf ??= def.value;
        }
        break;
      }
      case "number_format": {
        constraints.format = def.format;
        const [minimum, maximum] = util/* NUMBER_FORMAT_RANGES */.zH[def.format];
        narrowMin("minimum", minimum);
        narrowMax("maximum", maximum);
        break;
      }
      case "min_length": {
        narrowMin("minimum", def.minimum);
        break;
      }
      case "max_length": {
        narrowMax("maximum", def.maximum);
        break;
      }
      case "length_equals": {
        narrowMin("minimum", def.length);
        narrowMax("maximum", def.length);
        break;
      }
      case "string_format": {
        constraints.format = def.format;
        if (def.pattern) {
          constraints.patterns ??= /* @__PURE__ */ new Set();
          constraints.patterns.add(def.pattern);
        }
        if (def.format === "base64" || def.format === "base64url") {
          constraints.contentEncoding = def.format;
        }
        break;
      }
      case "mime_type": {
        constraints.mime = constraints.mime ? constraints.mime.filter((m) => def.mime.includes(m)) : [...def.mime];
        break;
      }
    }
  }
  return constraints;
}




/***/ }),

/***/ 9876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ TypeName),
/* harmony export */   r8: () => (/* binding */ ContentEncoding),
/* harmony export */   yL: () => (/* binding */ Format)
/* harmony export */ });
/* unused harmony exports draft, $schema, keywords */
// @generated
// This code is automatically generated. Manual editing is not recommended.
/*
 * BSD-2-Clause License
 *
 * Original source code is copyright (c) 2025 Remy Rylan
 * <https://github.com/RemyRylan>
 *
 * Documentation and keyword descriptions are copyright (c) 2020 IETF Trust
 * <https://www.ietf.org/>, Austin Wright <aaa@bzfx.net>, Henry Andrews
 * <andrews_henry@yahoo.com>, Ben Hutton <ben@jsonschema.dev>, and Greg Dennis
 * <gregsdennis@yahoo.com>. All rights reserved.
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice,
 *    this list of conditions and the following disclaimer.
 *
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the documentation
 *    and/or other materials provided with the distribution.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS"
 * AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE
 * IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE
 * ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE
 * LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR
 * CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF
 * SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS
 * INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN
 * CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE)
 * ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE
 * POSSIBILITY OF SUCH DAMAGE.
 */
const draft = "2020-12";
const $schema = "https://json-schema.org/draft/2020-12/schema";
// -----------------------------------------------------------------------------
/**
 * Content encoding strategy enum.
 *
 * - [Content-Transfer-Encoding Syntax](https://datatracker.ietf.org/doc/html/rfc2045#section-6.1)
 * - [7bit vs 8bit encoding](https://stackoverflow.com/questions/25710599/content-transfer-encoding-7bit-or-8-bit/28531705#28531705)
 */
var ContentEncoding;
(function (ContentEncoding) {
    /**
     * Only US-ASCII characters, which use the lower 7 bits for each character.
     *
     * Each line must be less than 1,000 characters.
     */
    ContentEncoding["7bit"] = "7bit";
    /**
     * Allow extended ASCII characters which can use the 8th (highest) bit to
     * indicate special characters not available in 7bit.
     *
     * Each line must be less than 1,000 characters.
     */
    ContentEncoding["8bit"] = "8bit";
    /**
     * Useful for data that is mostly non-text.
     */
    ContentEncoding["Base64"] = "base64";
    /**
     * Same character set as 8bit, with no line length restriction.
     */
    ContentEncoding["Binary"] = "binary";
    /**
     * An extension token defined by a standards-track RFC and registered with
     * IANA.
     */
    ContentEncoding["IETFToken"] = "ietf-token";
    /**
     * Lines are limited to 76 characters, and line breaks are represented using
     * special characters that are escaped.
     */
    ContentEncoding["QuotedPrintable"] = "quoted-printable";
    /**
     * The two characters "X-" or "x-" followed, with no intervening white space,
     * by any token.
     */
    ContentEncoding["XToken"] = "x-token";
})(ContentEncoding || (ContentEncoding = {}));
/**
 * This enum provides well-known formats that apply to strings.
 */
var Format;
(function (Format) {
    /**
     * A string instance is valid against this attribute if it is a valid
     * representation according to the "full-date" production in
     * [RFC 3339][RFC3339].
     *
     * [RFC3339]: https://datatracker.ietf.org/doc/html/rfc3339
     */
    Format["Date"] = "date";
    /**
     * A string instance is valid against this attribute if it is a valid
     * representation according to the "date-time" production in
     * [RFC 3339][RFC3339].
     *
     * [RFC3339]: https://datatracker.ietf.org/doc/html/rfc3339
     */
    Format["DateTime"] = "date-time";
    /**
     * A string instance is valid against this attribute if it is a valid
     * representation according to the "duration" production.
     */
    Format["Duration"] = "duration";
    /**
     * A string instance is valid against this attribute if it is a valid Internet
     * email address as defined by by the "Mailbox" ABNF rule in [RFC
     * 5321][RFC5322], section 4.1.2.
     *
     * [RFC5321]: https://datatracker.ietf.org/doc/html/rfc5321
     */
    Format["Email"] = "email";
    /**
     * As defined by [RFC 1123, section 2.1][RFC1123], including host names
     * produced using the Punycode algorithm specified in
     * [RFC 5891, section 4.4][RFC5891].
     *
     * [RFC1123]: https://datatracker.ietf.org/doc/html/rfc1123
     * [RFC5891]: https://datatracker.ietf.org/doc/html/rfc5891
     */
    Format["Hostname"] = "hostname";
    /**
     * A string instance is valid against this attribute if it is a valid Internet
     * email address as defined by the extended "Mailbox" ABNF rule in
     * [RFC 6531][RFC6531], section 3.3.
     *
     * [RFC6531]: https://datatracker.ietf.org/doc/html/rfc6531
     */
    Format["IDNEmail"] = "idn-email";
    /**
     * As defined by either [RFC 1123, section 2.1][RFC1123] as for hostname, or
     * an internationalized hostname as defined by
     * [RFC 5890, section 2.3.2.3][RFC5890].
     *
     * [RFC1123]: https://datatracker.ietf.org/doc/html/rfc1123
     * [RFC5890]: https://datatracker.ietf.org/doc/html/rfc5890
     */
    Format["IDNHostname"] = "idn-hostname";
    /**
     * An IPv4 address according to the "dotted-quad" ABNF syntax as defined in
     * [RFC 2673, section 3.2][RFC2673].
     *
     * [RFC2673]: https://datatracker.ietf.org/doc/html/rfc2673
     */
    Format["IPv4"] = "ipv4";
    /**
     * An IPv6 address as defined in [RFC 4291, section 2.2][RFC4291].
     *
     * [RFC4291]: https://datatracker.ietf.org/doc/html/rfc4291
     */
    Format["IPv6"] = "ipv6";
    /**
     * A string instance is valid against this attribute if it is a valid IRI,
     * according to [RFC 3987][RFC3987].
     *
     * [RFC3987]: https://datatracker.ietf.org/doc/html/rfc3987
     */
    Format["IRI"] = "iri";
    /**
     * A string instance is valid against this attribute if it is a valid IRI
     * Reference (either an IRI or a relative-reference), according to
     * [RFC 3987][RFC3987].
     *
     * [RFC3987]: https://datatracker.ietf.org/doc/html/rfc3987
     */
    Format["IRIReference"] = "iri-reference";
    /**
     * A string instance is valid against this attribute if it is a valid JSON
     * string representation of a JSON Pointer, according to
     * [RFC 6901, section 5][RFC6901].
     *
     * [RFC6901]: https://datatracker.ietf.org/doc/html/rfc6901
     */
    Format["JSONPointer"] = "json-pointer";
    /**
     * A string instance is valid against this attribute if it is a valid JSON
     * string representation of a JSON Pointer fragment, according to
     * [RFC 6901, section 5][RFC6901].
     *
     * [RFC6901]: https://datatracker.ietf.org/doc/html/rfc6901
     */
    Format["JSONPointerURIFragment"] = "json-pointer-uri-fragment";
    /**
     * This attribute applies to string instances.
     *
     * A regular expression, which SHOULD be valid according to the
     * [ECMA-262][ecma262] regular expression dialect.
     *
     * Implementations that validate formats MUST accept at least the subset of
     * [ECMA-262][ecma262] defined in the [Regular Expressions][regexInterop]
     * section of this specification, and SHOULD accept all valid
     * [ECMA-262][ecma262] expressions.
     *
     * [ecma262]: https://www.ecma-international.org/publications-and-standards/standards/ecma-262/
     * [regexInterop]: https://json-schema.org/draft/2020-12/json-schema-validation.html#regexInterop
     */
    Format["RegEx"] = "regex";
    /**
     * A string instance is valid against this attribute if it is a valid
     * [Relative JSON Pointer][relative-json-pointer].
     *
     * [relative-json-pointer]: https://datatracker.ietf.org/doc/html/draft-handrews-relative-json-pointer-01
     */
    Format["RelativeJSONPointer"] = "relative-json-pointer";
    /**
     * A string instance is valid against this attribute if it is a valid
     * representation according to the "time" production in [RFC 3339][RFC3339].
     *
     * [RFC3339]: https://datatracker.ietf.org/doc/html/rfc3339
     */
    Format["Time"] = "time";
    /**
     * A string instance is valid against this attribute if it is a valid URI,
     * according to [RFC3986][RFC3986].
     *
     * [RFC3986]: https://datatracker.ietf.org/doc/html/rfc3986
     */
    Format["URI"] = "uri";
    /**
     * A string instance is valid against this attribute if it is a valid URI
     * Reference (either a URI or a relative-reference), according to
     * [RFC3986][RFC3986].
     *
     * [RFC3986]: https://datatracker.ietf.org/doc/html/rfc3986
     */
    Format["URIReference"] = "uri-reference";
    /**
     * A string instance is valid against this attribute if it is a valid URI
     * Template (of any level), according to [RFC 6570][RFC6570].
     *
     * Note that URI Templates may be used for IRIs; there is no separate IRI
     * Template specification.
     *
     * [RFC6570]: https://datatracker.ietf.org/doc/html/rfc6570
     */
    Format["URITemplate"] = "uri-template";
    /**
     * A string instance is valid against this attribute if it is a valid string
     * representation of a UUID, according to [RFC 4122][RFC4122].
     *
     * [RFC4122]: https://datatracker.ietf.org/doc/html/rfc4122
     */
    Format["UUID"] = "uuid";
})(Format || (Format = {}));
/**
 * Enum consisting of simple type names for the `type` keyword
 */
var TypeName;
(function (TypeName) {
    /**
     * Value MUST be an array.
     */
    TypeName["Array"] = "array";
    /**
     * Value MUST be a boolean.
     */
    TypeName["Boolean"] = "boolean";
    /**
     * Value MUST be an integer, no floating point numbers are allowed. This is a
     * subset of the number type.
     */
    TypeName["Integer"] = "integer";
    /**
     * Value MUST be null. Note this is mainly for purpose of being able use union
     * types to define nullability. If this type is not included in a union, null
     * values are not allowed (the primitives listed above do not allow nulls on
     * their own).
     */
    TypeName["Null"] = "null";
    /**
     * Value MUST be a number, floating point numbers are allowed.
     */
    TypeName["Number"] = "number";
    /**
     * Value MUST be an object.
     */
    TypeName["Object"] = "object";
    /**
     * Value MUST be a string.
     */
    TypeName["String"] = "string";
})(TypeName || (TypeName = {}));
// -----------------------------------------------------------------------------
// Keywords
// -----------------------------------------------------------------------------
const keywords = (/* unused pure expression or super */ null && ([
    "$anchor",
    "$comment",
    "$defs",
    "$dynamicAnchor",
    "$dynamicRef",
    "$id",
    "$ref",
    "$schema",
    "$vocabulary",
    "additionalItems",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "contains",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
    "default",
    "definitions",
    "dependencies",
    "dependentRequired",
    "dependentSchemas",
    "deprecated",
    "description",
    "else",
    "enum",
    "examples",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "if",
    "items",
    "maxContains",
    "maximum",
    "maxItems",
    "maxLength",
    "maxProperties",
    "minContains",
    "minimum",
    "minItems",
    "minLength",
    "minProperties",
    "multipleOf",
    "not",
    "oneOf",
    "pattern",
    "patternProperties",
    "prefixItems",
    "properties",
    "propertyNames",
    "readOnly",
    "required",
    "then",
    "title",
    "type",
    "unevaluatedItems",
    "unevaluatedProperties",
    "uniqueItems",
    "writeOnly",
]));


/***/ })

};
