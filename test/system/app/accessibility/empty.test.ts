import { EMPTY_EXAMPLES } from "../../../support/page-examples.ts";
import { checkAccessibility } from "./axe.ts";

checkAccessibility(EMPTY_EXAMPLES, { isEmpty: true });
