import { connections } from "./connections.ts";
import { conversations } from "./conversations.ts";
import { jobs } from "./jobs.ts";
import { publications } from "./publications.ts";
import { users } from "./users.ts";

/** The HTTP interface as data: what the service implements and the client speaks. */
export const contract = { jobs, conversations, publications, connections, users };
export type Contract = typeof contract;
