import type { AnyNode, Expression, Function as FunctionNode } from "acorn";
import { findImport, type Module } from "./modules.ts";

/** A node with its module, since names mean something only there. */
export interface Place {
  readonly node: AnyNode;
  readonly module: Module;
}

/** Stands for any escaped text. */
const ESCAPED = "x";
const MAX_DEPTH = 40;

/** Finds all texts that an expression of constants can be. Throws where a part is no constant. */
export class Evaluator {
  readonly #modules: ReadonlyMap<string, Module>;
  #depth = 0;

  constructor(modules: ReadonlyMap<string, Module>) {
    this.#modules = modules;
  }

  /** The texts; those of a pattern are its source. */
  texts(place: Place): string[] {
    if (this.#depth >= MAX_DEPTH) throw unknown(place);
    this.#depth += 1;
    try {
      return [...new Set(this.#texts(place))];
    } finally {
      this.#depth -= 1;
    }
  }

  #texts(place: Place): string[] {
    const { node, module } = place;
    const at = (other: AnyNode): Place => ({ node: other, module });
    switch (node.type) {
      case "Literal":
        return [node.regex?.pattern ?? String(node.value)];
      case "TemplateLiteral":
        return this.#template(place, (quasi) => quasi.cooked ?? "");
      case "TaggedTemplateExpression":
        if (!isMember(node.tag, "String", "raw")) throw unknown(place);
        return this.#template(at(node.quasi), (quasi) => quasi.raw);
      case "BinaryExpression":
        if (node.operator !== "+") throw unknown(place);
        return combine([this.texts(at(node.left)), this.texts(at(node.right))], "");
      case "ConditionalExpression":
        return [node.consequent, node.alternate].flatMap((one) => this.texts(at(one)));
      case "MemberExpression":
        if (!isNamed(node.property, "source")) throw unknown(place);
        return this.texts(at(node.object));
      case "Identifier":
        return this.#named(place).flatMap((one) => this.texts(one));
      default:
        return this.#call(place);
    }
  }

  #call(place: Place): string[] {
    const { node, module } = place;
    const pattern = readPatternCall(node);
    if (pattern !== undefined) return this.texts({ node: first(pattern, place), module });
    if (node.type !== "CallExpression") throw unknown(place);
    if (isMember(node.callee, "RegExp", "escape")) return [ESCAPED];
    if (node.callee.type !== "MemberExpression" || !isNamed(node.callee.property, "join")) throw unknown(place);
    const parts = this.items({ node: node.callee.object, module }).map((item) => this.texts(item));
    const separators = this.texts({ node: first(node.arguments, place), module });
    return separators.flatMap((separator) => combine(parts, separator));
  }

  #template(place: Place, text: (quasi: { raw: string; cooked?: string | null | undefined }) => string): string[] {
    if (place.node.type !== "TemplateLiteral") throw unknown(place);
    const { quasis, expressions } = place.node;
    return combine(
      quasis.flatMap(({ value }, index) => {
        const expression = expressions[index];
        const after = expression === undefined ? [] : [this.texts({ node: expression, module: place.module })];
        return [[text(value)], ...after];
      }),
      "",
    );
  }

  /** The items of a list of constants. */
  items(place: Place): Place[] {
    const { node, module } = place;
    if (node.type === "Identifier") return this.#named(place).flatMap((one) => this.items(one));
    if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
      const { property } = node.callee;
      const [callback] = node.arguments;
      if (isNamed(property, "map") && callback?.type === "ArrowFunctionExpression" && callback.expression) {
        // The list may have any length; the callback's parameter can be every item at once. Two show how they meet.
        return [callback.body, callback.body].map((body) => ({ node: body, module }));
      }
    }
    if (node.type !== "ArrayExpression") throw unknown(place);
    return node.elements.flatMap((element) => {
      if (element === null) return [];
      if (element.type !== "SpreadElement") return [{ node: element, module }];
      return this.items({ node: element.argument, module });
    });
  }

  /** What a name can stand for: its `const`, or what callers pass. */
  #named(place: Place): Place[] {
    const { module } = place;
    if (place.node.type !== "Identifier") throw unknown(place);
    const { name } = place.node;
    for (let node = module.parents.get(place.node); node !== undefined; node = module.parents.get(node)) {
      const found = this.#declared({ node, module }, name);
      if (found !== undefined) return found;
    }
    const origin = findImport(module, name);
    const other = origin && this.#modules.get(origin.file);
    const initial = other && findConstant(other.program.body, origin.name);
    if (initial === undefined || other === undefined) throw unknown(place);
    return [{ node: initial, module: other }];
  }

  /** What a name stands for where this function or block declares it. */
  #declared(place: Place, name: string): Place[] | undefined {
    const { node, module } = place;
    if (isFunction(node)) return this.#parameter(place, node, name);
    const initial =
      node.type === "BlockStatement" || node.type === "Program" ? findConstant(node.body, name) : undefined;
    return initial && [{ node: initial, module }];
  }

  #parameter(place: Place, node: FunctionNode, name: string): Place[] | undefined {
    for (const [index, parameter] of node.params.entries()) {
      if (isNamed(parameter, name)) return this.#passed(place, index);
      if (parameter.type === "RestElement" && isNamed(parameter.argument, name)) throw unknown(place);
      if (parameter.type === "AssignmentPattern" && isNamed(parameter.left, name)) {
        return [...this.#passed(place, index), { node: parameter.right, module: place.module }];
      }
      if (parameter.type !== "ArrayPattern") continue;
      const position = parameter.elements.findIndex((element) => element !== null && isNamed(element, name));
      if (position === -1) continue;
      return this.#passed(place, index).flatMap((one) => this.items(one).slice(position, position + 1));
    }
    return undefined;
  }

  /** What a function gets as its parameter: items of a list, or an argument at each of its calls. */
  #passed(place: Place, index: number): Place[] {
    const { node, module } = place;
    const parent = module.parents.get(node);
    if (parent?.type === "CallExpression" && parent.callee.type === "MemberExpression" && index === 0) {
      if (isNamed(parent.callee.property, "map") || isNamed(parent.callee.property, "flatMap")) {
        return this.items({ node: parent.callee.object, module });
      }
    }
    const named =
      parent?.type === "VariableDeclarator" ? parent.id : node.type === "FunctionDeclaration" ? node.id : undefined;
    if (named?.type !== "Identifier") throw unknown(place);
    const passed = [...this.#modules.values()].flatMap((other) => {
      const origin = other === module ? { file: module.file, name: named.name } : findImport(other, named.name);
      if (origin?.file !== module.file || origin.name !== named.name) return [];
      return (other.calls.get(named.name) ?? []).flatMap(({ arguments: given }) => {
        const argument = given[index];
        return argument === undefined ? [] : [{ node: argument, module: other }];
      });
    });
    if (passed.length === 0) throw unknown(place);
    return passed;
  }
}

/** The arguments of `RegExp(…)` and `new RegExp(…)`. */
export function readPatternCall(node: AnyNode): readonly AnyNode[] | undefined {
  const isCall = node.type === "CallExpression" || node.type === "NewExpression";
  return isCall && isNamed(node.callee, "RegExp") ? node.arguments : undefined;
}

function isNamed(node: AnyNode, name: string): boolean {
  return node.type === "Identifier" && node.name === name;
}

function isMember(node: AnyNode, object: string, property: string): boolean {
  return node.type === "MemberExpression" && isNamed(node.object, object) && isNamed(node.property, property);
}

function isFunction(node: AnyNode): node is FunctionNode & AnyNode {
  return ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(node.type);
}

function findConstant(statements: readonly AnyNode[], name: string): Expression | undefined {
  for (const statement of statements) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") continue;
    const found = declaration.declarations.find(({ id }) => isNamed(id, name));
    if (found?.init) return found.init;
  }
  return undefined;
}

function first(nodes: readonly AnyNode[], place: Place): AnyNode {
  const [node] = nodes;
  if (node === undefined) throw unknown(place);
  return node;
}

function combine(parts: readonly (readonly string[])[], separator: string): string[] {
  const [head = [], ...rest] = parts;
  return rest.reduce<string[]>(
    (before, next) => before.flatMap((text) => next.map((after) => `${text}${separator}${after}`)),
    [...head],
  );
}

function unknown({ node, module }: Place): Error {
  return new Error(`${module.file}:${node.loc?.start.line}: ${node.type} is neither a constant nor RegExp.escape(…)`);
}
