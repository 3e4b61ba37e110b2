type IdPrefix =
  | ("job" | "cnv" | "trn" | "cmt" | "pub" | "cnn" | "ins" | "inl" | "usr" | "adl")
  | ("org" | "req" | "key" | "rol" | "ent" | "tsk" | "dlv" | "ses" | "cod" | "ntf");

/** What new rows need of a store. */
export type RowSource = {
  createId: (prefix: IdPrefix) => string;
  /** RFC 3339 in UTC with milliseconds. */
  now: () => string;
};

// No secrets: they only keep processes apart.
const PROCESS = renderBits(Math.floor(Math.random() * 2 ** 24)).slice(-4);
let count = Math.floor(Math.random() * 2 ** 24);

/** By minute, process and count, so that the indexes of new records grow at one end: that halves what a create writes. */
export function createId(prefix: IdPrefix): string {
  count += 1;
  const minute = Math.floor(Date.now() / 60_000);
  return `${prefix}-${renderBits(minute)}${PROCESS}${renderBits(count)}`;
}

/** The lowest 24 bits. */
function renderBits(value: number): string {
  return (value % 2 ** 24).toString(16).padStart(6, "0");
}

export function newRow(store: RowSource, prefix: IdPrefix): { id: string; created_at: string; updated_at: string } {
  const now = store.now();
  return { id: store.createId(prefix), created_at: now, updated_at: now };
}

/** `time` is RFC 3339. */
export function after(time: string, milliseconds: number): string {
  return new Date(Date.parse(time) + milliseconds).toISOString();
}

/** The fields that every record shows. */
export function asRecord(row: { id: string; org_id: string; created_at: string; updated_at: string }) {
  return { id: row.id, orgId: row.org_id, createdAt: row.created_at, updatedAt: row.updated_at };
}

type CamelCase<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Column;

/** Columns that the interface shows as they are stored, as fields in camel case: `userId` for `user_id`. */
export function showColumns<Row extends object, Column extends keyof Row & string>(row: Row, ...columns: Column[]) {
  const nameOf = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const fields = Object.fromEntries(columns.map((column) => [nameOf(column), row[column]]));
  return fields as { [Name in Column as CamelCase<Name>]: Row[Name] };
}
