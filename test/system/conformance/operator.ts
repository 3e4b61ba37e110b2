import { runProgram } from "../../../src/service/server/command-line.ts";

/** What commands answer with `--json`, as far as it is read here. */
type Result = { id: string; userId: string; orgId: string; apiKey: string; roles: { id: string; name: string }[] };

/** Runs a command of the program on a service's data, given as its flags; what it answers. */
export type Operator = (...args: string[]) => Promise<Result>;

export function createOperator(place: readonly string[]): Operator {
  return async (...args) => {
    const told: string[] = [];
    const faults: string[] = [];
    const io = { out: (text: string) => void told.push(text), err: (text: string) => void faults.push(text), env: {} };
    const code = await runProgram([...args, ...place, "--json"], io);
    if (code !== 0) throw new Error(`${args.join(" ")}: ${faults.join("")}`);
    return JSON.parse(told.join(""));
  };
}

/** Who calls, by key: the built-in roles, roles of our own, and an organization of somebody else. */
export type People = Record<"admin" | "editor" | "viewer" | "commenter" | "nobody" | "outsider", string> & {
  orgId: string;
};

const COMMENTER = ["conversation:list", "conversation:get", "publication:get", "comment:create"];
// A role has to permit something; this is of no use to its holder without a connection.
const NOBODY = ["turn:list"];

/** Makes two organizations and their people. */
export async function addPeople(operate: Operator): Promise<People> {
  const own = await operate("init", "--organization", "Widgets", "--name", "admin", "--email", "admin@example.com");
  const { orgId } = own;
  const role = (name: string, permissions: readonly string[]) =>
    operate("roles", "add", name, ...permissions.flatMap((one) => ["--permission", one]), "--organization", orgId);
  await role("commenter", COMMENTER);
  await role("nobody", NOBODY);
  const add = async (name: string) => (await addPerson(operate, orgId, name, ["--role", name])).apiKey;
  return {
    orgId,
    admin: own.apiKey,
    editor: await add("editor"),
    viewer: await add("viewer"),
    commenter: await add("commenter"),
    nobody: await add("nobody"),
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
