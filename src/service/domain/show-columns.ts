type CamelCase<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Column;

/** Columns that the interface shows as they are stored, as fields in camel case: `userId` for `user_id`. */
export function showColumns<Row extends object, Column extends keyof Row & string>(row: Row, ...columns: Column[]) {
  const nameOf = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const fields = Object.fromEntries(columns.map((column) => [nameOf(column), row[column]]));
  return fields as { [Name in Column as CamelCase<Name>]: Row[Name] };
}
