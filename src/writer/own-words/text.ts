import type { Format } from "../changelog/version-heading.ts";

/** Text of a project's own file. */
export type OwnText = {
  path: string;
  format: Format;
  body: string;
  /** The complete file: links of the body may be defined elsewhere in it. */
  file: string;
  /** Whether its heading still says that the version is to come. */
  isPending?: boolean;
};
