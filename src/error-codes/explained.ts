/** A code of a failure, for a person who looks it up: what it means, and what to do. */
export type Explained = { means: string; help: string };
