import { expect } from "vitest";
import type { TestEnvironment } from "../environment.ts";
import type { Section } from "../section.ts";

/** A record as an answer shows it. */
export type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown, record: Fields, env: TestEnvironment) => void;

/** One test per field, with its check; the record is read once. */
export function fields(
  read: (env: TestEnvironment) => Promise<Fields>,
  checks: Readonly<Record<string, Check>>,
): Section["rows"] {
  const records = new WeakMap<TestEnvironment, Promise<Fields>>();
  const readOnce = (env: TestEnvironment): Promise<Fields> => {
    const record = records.get(env) ?? read(env);
    records.set(env, record);
    return record;
  };
  const rows = Object.entries(checks).map(([row, check]) => [
    row,
    async (env: TestEnvironment) => {
      const record = await readOnce(env);
      for (const name of row.split(":", 1)[0]?.split(", ") ?? []) {
        expect(record).toHaveProperty([name]);
        check(record[name], record, env);
      }
    },
  ]);
  return Object.fromEntries(rows);
}

/** A check that a field equals this. */
export const is =
  (expected: unknown): Check =>
  (value) =>
    expect(value).toEqual(expected);
export const text = is(expect.any(String));
/** An ID with this prefix. */
export const id = (prefix: string) => is(expect.stringMatching(new RegExp(`^${prefix}-[0-9a-f]{16}$`)));
/** A point in time as the service writes it. */
export const time: Check = (value) => expect(new Date(String(value)).toISOString()).toBe(value);
