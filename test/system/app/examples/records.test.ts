import { EMPTY_EXAMPLES, RECORD_EXAMPLES } from "../../../support/page-examples.ts";
import { checkExamples } from "./check.ts";

checkExamples(RECORD_EXAMPLES);
checkExamples(EMPTY_EXAMPLES, { isEmpty: true });
