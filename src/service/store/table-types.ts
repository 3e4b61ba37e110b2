import type { Generated } from "kysely";
import type { TableDefinition } from "./databases/dialect.ts";

type Bare<Name> = Name extends `${infer Column}?` ? Column : Name;
type ColumnsOf<Name, Value> = { [One in Name as Bare<One> & string]: One extends `${string}?` ? Value | null : Value };
type Item<List> = List extends readonly (infer One)[] ? One : never;
type Field<Part, Name extends keyof TableDefinition> = Part extends { [One in Name]: infer Value }
  ? Value
  : Record<never, never>;

export type RecordColumns = { seq: Generated<number>; id: string; created_at: string; updated_at: string };
/** Of a definition in `schema.ts`. */
export type RowOf<Part> = ColumnsOf<Item<Field<Part, "texts">> | keyof Field<Part, "references">, string> &
  ColumnsOf<Item<Field<Part, "integers">>, number> & {
    [Column in keyof Field<Part, "choices">]: Item<Field<Part, "choices">[Column]>;
  } & {
    [Column in keyof Field<Part, "defaulted">]: Generated<Item<Field<Part, "defaulted">[Column]>>;
  };

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never;
export type AddedOf<Table> = Table extends { added: infer Steps }
  ? Intersection<{ [Step in keyof Steps]: RowOf<Steps[Step]> }[keyof Steps]>
  : unknown;
