import { benchNotes } from "./notes.ts";
import { benchRange } from "./range.ts";
import { benchStart } from "./start.ts";

/** Measures what the design promises about speed; every figure is a ratio to a bare command in the same run. */

const only = process.argv[2];
if (only === undefined || only === "start") await benchStart();
if (only === undefined || only === "notes") await benchNotes();
if (only === undefined || only === "range") await benchRange();
