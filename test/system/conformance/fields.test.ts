import { changeSelectors } from "./change-selectors.ts";
import { testSections } from "./conformance.ts";
import { fieldSections } from "./fields/field-sections.ts";

testSections([...fieldSections, changeSelectors]);
