/** The states of a job in the order it goes through them (interface, "States and transitions"). */
export const JOB_STATES = Object.freeze(["requested", "running", "done", "errored"] as const);
export type JobState = (typeof JOB_STATES)[number];
