import type { AnySchema, ContractProcedure, InferSchemaInput, InferSchemaOutput } from "@orpc/contract";
import type { Contract } from "./contract.ts";

type Call<Procedure, Options> =
  Procedure extends ContractProcedure<
    infer Input extends AnySchema,
    infer Output extends AnySchema,
    infer _Errors,
    infer _Meta
  >
    ? (input: InferSchemaInput<Input>, options?: Options) => Promise<InferSchemaOutput<Output>>
    : never;

/** A function for each operation of the contract. */
export type Calls<Options> = {
  [Resource in keyof Contract]: { [Verb in keyof Contract[Resource]]: Call<Contract[Resource][Verb], Options> };
};
