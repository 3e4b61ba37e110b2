import { runProgram } from "../../../src/service/program/command-line.ts";

/** The fields of a `--json` result that rows read. */
type Result = { id: string; userId: string; orgId: string; apiKey: string; roles: { id: string; name: string }[] };

/** Runs a command of the program on a service's data, given as flags, and returns its result. */
export type Operator = (...args: string[]) => Promise<Result>;

export function createOperator(place: readonly string[]): Operator {
  return async (...args) => JSON.parse(await runCommand([...args, ...place, "--json"]));
}

/** Runs a command of the program in this process; what it prints. */
export async function runCommand(args: readonly string[]): Promise<string> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const io = {
    out: (text: string) => void stdout.push(text),
    err: (text: string) => void stderr.push(text),
    env: {},
  };
  const code = await runProgram([...args], io);
  if (code !== 0) throw new Error(`${args.join(" ")}: ${stderr.join("")}`);
  return stdout.join("");
}

/** The callers' keys: built-in roles, custom roles, and the admin of another organization. */
export type People = Record<"admin" | "maintainer" | "reader" | "commenter" | "unprivileged" | "outsider", string> & {
  orgId: string;
};

const COMMENTER = ["conversation:list", "conversation:get", "publication:get", "comment:create"];
// A role needs at least one permission; this one is useless without a grant on a connection.
const UNPRIVILEGED = ["turn:list"];

/** Makes two organizations and their people. */
export async function addPeople(operate: Operator): Promise<People> {
  const own = await operate("init", "--organization", "Widgets", "--name", "admin", "--email", "admin@example.com");
  const { orgId } = own;
  const role = (name: string, permissions: readonly string[]) =>
    operate("roles", "add", name, ...permissions.flatMap((one) => ["--permission", one]), "--organization", orgId);
  await role("commenter", COMMENTER);
  await role("unprivileged", UNPRIVILEGED);
  const add = async (name: string) => (await addPerson(operate, orgId, name, ["--role", name])).apiKey;
  return {
    orgId,
    admin: own.apiKey,
    maintainer: await add("maintainer"),
    reader: await add("reader"),
    commenter: await add("commenter"),
    unprivileged: await add("unprivileged"),
    outsider: (await operate("init", "--another", "--organization", "Others", "--name", "outsider")).apiKey,
  };
}

/** Makes a user with these flags of `users add`, and a key. */
export async function addPerson(operate: Operator, orgId: string, name: string, flags: readonly string[]) {
  const email = `${name.replaceAll(" ", ".")}@example.com`;
  const { id } = await operate("users", "add", "--name", name, "--email", email, ...flags, "--organization", orgId);
  const { apiKey } = await operate("keys", "add", "--user", id, "--name", "test", "--organization", orgId);
  return { userId: id, apiKey };
}
