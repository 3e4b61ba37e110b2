import { isDeepStrictEqual } from "node:util";
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getVariableValues,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  validate,
} from "graphql";

type Sent = { query: string; variables?: Record<string, unknown> };
type Checked = { problems: string[]; fields: string[]; checkData: (data: unknown) => string[] };

let schema: Promise<GraphQLSchema> | undefined;

async function buildGitHubSchema(): Promise<GraphQLSchema> {
  const { schema: given } = await import("@octokit/graphql-schema");
  const github = buildSchema(given.idl, { assumeValid: true, assumeValidSDL: true, noLocation: true });
  for (const type of Object.values(github.getTypeMap())) {
    const isOwn = isScalarType(type) && !isSpecifiedScalarType(type) && type.name !== "CustomPropertyValue";
    if (isOwn) type.serialize = type.parseValue = (value) => parseText(value, type.name);
  }
  return github;
}

/** A schema's text does not say what its scalars are: GitHub's are texts. */
function parseText(value: unknown, name: string): string {
  const isTime = name === "DateTime" || name === "PreciseDateTime";
  if (typeof value === "string" && !(isTime && Number.isNaN(Date.parse(value)))) return value;
  throw new TypeError(`${JSON.stringify(value)} is no ${name}`);
}

/** What is wrong with a request by GitHub's schema, its fields of the root type, and a check of the data for it. */
export async function checkGraphQl({ query, variables = {} }: Sent): Promise<Checked> {
  schema ??= buildGitHubSchema();
  const github = await schema;
  const document = parse(query);
  const problems = validate(github, document).map(({ message }) => message);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION)
    return { problems: ["no operation"], fields: [], checkData: () => [] };
  const { errors = [] } = getVariableValues(github, operation.variableDefinitions ?? [], variables);
  problems.push(...errors.map(({ message }) => message));
  const root = operation.operation === "mutation" ? "Mutation" : "Query";
  const fields = selectNames(operation.selectionSet).map((name) => `${root}.${name}`);
  const isValid = problems.length === 0;
  const checkData = (data: unknown) => (isValid ? checkAnswer(github, document, operation, variables, data) : []);
  return { problems, fields, checkData };
}

function selectNames({ selections }: SelectionSetNode): string[] {
  return selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
}

/** Executes the query on the data itself: what comes out must be equal, without an error. */
function checkAnswer(
  github: GraphQLSchema,
  document: DocumentNode,
  { name }: OperationDefinitionNode,
  variables: Record<string, unknown>,
  data: unknown,
): string[] {
  const { data: expected, errors = [] } = executeSync({
    schema: github,
    document,
    operationName: name?.value,
    rootValue: data,
    variableValues: variables,
    fieldResolver: (source, _, __, { path }) => source[path.key],
    typeResolver: (value, _, info) => value.__typename ?? guessType(value, info),
  });
  const problems = errors.map(({ message, path }) => `${path?.join(".")}: ${message}`);
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(expected)), data);
  return problems.length > 0 || isSame ? problems : ["the data has other fields than the query"];
}

/** The type of a fragment whose fields the value has; else one that no fragment names. */
function guessType(value: object, { fieldNodes, schema: github, returnType, fragments }: GraphQLResolveInfo): string {
  const sets = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  const conditions = sets.flatMap((one) => {
    const fragment = one.kind === Kind.FRAGMENT_SPREAD ? fragments[one.name.value] : one;
    return fragment?.kind === Kind.INLINE_FRAGMENT || fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? [{ type: fragment.typeCondition?.name.value ?? "", names: selectNames(fragment.selectionSet) }]
      : [];
  });
  const fitting = conditions.find(({ names }) => names.every((name) => name in value))?.type;
  if (fitting !== undefined && isObjectType(github.getType(fitting))) return fitting;
  const abstract = github.getType(String(returnType).replace(/[[\]!]/g, ""));
  const possible =
    abstract && "getTypes" in abstract ? abstract.getTypes() : github.getPossibleTypes(abstract as never);
  return (possible.find(({ name }) => !conditions.some(({ type }) => type === name)) ?? possible[0])?.name ?? "";
}
