/** How a secret is shown. */
export const MASKED_SECRET = "********";

type Text = string | null | undefined;

/** An entry of a conversation. */
export type Entry = { id: string; kind: string; message: string; turnId: Text; details?: Record<string, unknown> };

/** An instruction of a publication. */
export type Resolved = {
  id: string;
  instructionId: string;
  slotType: string;
  position: number;
  name: string;
  content: string;
};

type Lists = Record<
  | "jobs"
  | "connections"
  | "conversations"
  | "comments"
  | "publications"
  | "users"
  | "instructionLinks"
  | "auditLogs"
  | "channels"
  | "repos"
  | "statuses",
  Shown[]
>;

/**
 * The body of an answer, with the fields of all resources that rows read. Nothing checks it but the rows themselves and
 * `openapi.yaml`: a field that the resource lacks is undefined.
 */
export type Shown = Lists & {
  readonly [field: string]: unknown;
  id: string;
  orgId: string;
  name: string;
  type: string;
  error: string;
  state: string;
  status: string;
  labels: string[];
  healthy: boolean;
  paused: boolean;
  allowedTriggerEvents: string[];
  config: Record<string, unknown>;
  remainingRateLimitPercent: number;
  syncedAt: Text;
  createdAt: string;
  updatedAt: string;
  instructions: (Shown & Resolved)[];
  jobId: string;
  publicationId: string;
  publicationName: string;
  triggerType: string;
  connectionId: string;
  title: string;
  summary: string;
  branch: string;
  outputUrl: string;
  staged: boolean;
  excludedFiles: string[];
  entries: Entry[];
  message: string;
  conversationId: string;
  workRequested: boolean;
  replyIds: string[];
  batchedIntoIds: string[];
  request: Record<string, unknown>;
  errorMessage: Text;
  retryCount: number;
  authId: string;
  content: string;
  instructionId: string;
  slotType: string;
  position: number;
  nextPageToken: string | undefined;
  previousPageToken: string | undefined;
};
