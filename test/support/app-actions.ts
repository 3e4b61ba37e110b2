/** A control of the app, and a call like the one that it leads to, which changes nothing where it is permitted. */
export type Action = {
  /** Pages of the app that show it, as their routes. */
  on: readonly string[];
  role: "button" | "link" | "menuitem";
  name: RegExp;
  call: readonly [method: string, path: string, body?: object];
};

// Built-in roles hold for every record, also for those that are not there.
const NONE = "0000000000000000";
const repository = { codehostRepo: { codehostAppConnectionId: `cnn-${NONE}`, repositoryUrl: "https://x.test/a/b" } };
const publication = { name: "None", config: { docsRepo: `cnn-${NONE}` } };
const instruction = { name: "Tone", type: "commit", content: "Be short." };
const request = { body: "Write.", publication: `pub-${NONE}`, stage: true };
const invitation = { name: "None", email: "none@example.org", roles: ["none"] };
const role = { name: "reader", permissions: ["user:list"] };
const own = { ready: true, needsAttention: true, failed: true };
const choices = { ...own, app: "all", email: "now", emailAbout: "participating" };
const model = { name: "none", url: "http://127.0.0.1/v1" };

const VERDICT = { verdict: "approved" };
const RESOLVED = { resolved: true };
const NOTE_EDIT = { edits: [{ reference: "#1", isHidden: false }] };

const CREATE = {
  connection: ["POST", "connections", { name: "None", config: repository }],
  publication: ["POST", "publications", publication],
  instruction: ["POST", "instructions", instruction],
  request: ["POST", "conversations/", request],
  job: ["POST", "jobs", { docRequest: { title: "None", body: "Write.", sourceConnection: `cnn-${NONE}` } }],
  user: ["POST", "users", invitation],
  role: ["POST", "roles", role],
  key: ["POST", "api_keys", { name: "none", expiresAt: "2020-01-01T00:00:00Z" }],
  comment: ["POST", `conversations/cnv-${NONE}/comments`, { body: "None.", workRequested: false }],
  change: ["POST", `conversations/cnv-${NONE}/comments`, { body: "None." }],
  link: ["POST", `instructions/ins-${NONE}/links`, { publicationId: `pub-${NONE}`, slotType: "planning" }],
} as const satisfies Record<string, Action["call"]>;

const UPDATE = {
  connection: ["PUT", `connections/cnn-${NONE}`, { name: "None", config: repository }],
  publication: ["PUT", `publications/pub-${NONE}`, publication],
  instruction: ["PUT", `instructions/ins-${NONE}`, instruction],
  conversation: ["PUT", `conversations/cnv-${NONE}`, { staged: false }],
  user: ["PATCH", `users/usr-${NONE}`, { roles: [] }],
  role: ["PUT", `roles/rol-${NONE}`, role],
} as const satisfies Record<string, Action["call"]>;

const form = (page: string, name: RegExp, call: Action["call"]): Action => ({ on: [page], role: "button", name, call });
const link = (pages: string[], name: RegExp, call: Action["call"]): Action => ({ on: pages, role: "link", name, call });
const button = (page: string, name: RegExp, ...call: Action["call"]): Action => form(page, name, call);

const ASSIGN: Action["call"] = ["PUT", `conversations/cnv-${NONE}/assignee`, { userId: null }];
const CONVERSATION = ["/", "/files", "/messages", "/turns"].map((tab) => `/conversations/$id${tab}`);

/** What the app shows of the test's records. */
export const ACTIONS: readonly Action[] = [
  form("/", /^Document/, CREATE.request),
  link(["/conversations"], /^New request$/, CREATE.request),
  form("/requests/new", /^Write a draft$/, CREATE.request),
  link(["/publications"], /^New publication$/, CREATE.publication),
  form("/publications/new", /^Create (publication|and write)/, CREATE.publication),
  link(["/publications/$id"], /^Release$/, CREATE.job),
  form("/publications/$id/release", /^Prepare v/, CREATE.job),
  link(["/publications/$id/release"], /^Turn it on$/, UPDATE.publication),
  link(["/publications/$id"], /^Edit$/, UPDATE.publication),
  form("/publications/$id/edit", /^Save$/, UPDATE.publication),
  button("/publications/$id", /^Delete$/, "DELETE", `publications/pub-${NONE}`),
  button("/publications/$id", /^Sync$/, "POST", `publications/pub-${NONE}/sync`),
  button("/publications/$id", /^Check now$/, "GET", `publications/pub-${NONE}/health`),
  link(["/connections"], /^New connection$/, CREATE.connection),
  link(["/connections/new"], /^Connect /, CREATE.connection),
  link(["/connections/$id"], /^Edit$/, UPDATE.connection),
  form("/connections/$id/edit", /^Save$/, UPDATE.connection),
  button("/connections/$id", /^Delete$/, "DELETE", `connections/cnn-${NONE}`),
  button("/connections/$id", /^Sync$/, "POST", `connections/cnn-${NONE}/sync`),
  button("/connections/$id", /^Check now$/, "GET", `connections/cnn-${NONE}/health`),
  link(["/library"], /^New instruction$/, CREATE.instruction),
  form("/library/new", /^Create instruction$/, CREATE.instruction),
  link(["/library/$id"], /^Edit$/, UPDATE.instruction),
  form("/library/$id/edit", /^Save$/, UPDATE.instruction),
  button("/library/$id", /^Delete$/, "DELETE", `instructions/ins-${NONE}`),
  form("/library/$id", /^Link$/, CREATE.link),
  button("/library/$id", /^Remove from /, "DELETE", `instruction-links/inl-${NONE}`),
  link(["/users"], /^Invite a user$/, CREATE.user),
  form("/users/new", /^Create invitation$/, CREATE.user),
  link(["/users/$id"], /^Edit$/, UPDATE.user),
  form("/users/$id/edit", /^Save$/, UPDATE.user),
  ...["/users", "/users/$id"].map((page) =>
    button(page, /^New sign-in link$/, "POST", `users/usr-${NONE}/sign_in_links`),
  ),
  link(["/users/roles"], /^New role$/, CREATE.role),
  form("/users/roles/new", /^Create role$/, CREATE.role),
  link(["/users/roles/$id"], /^Edit$/, UPDATE.role),
  form("/users/roles/$id/edit", /^Save$/, UPDATE.role),
  button("/users/roles/$id", /^Delete$/, "DELETE", `roles/rol-${NONE}`),
  link(["/settings/keys"], /^New API key$/, CREATE.key),
  form("/settings/keys/new", /^Create API key$/, CREATE.key),
  button("/settings/keys", /^Revoke /, "DELETE", `api_keys/key-${NONE}`),
  button("/settings/webhooks", /^Replace secret of /, "POST", `connections/cnn-${NONE}/webhook/secret`),
  form("/settings/notifications", /^Save$/, ["PUT", "notifications/settings", choices]),
  form("/settings/model", /^Save$/, ["PUT", "model", model]),
  { on: CONVERSATION, role: "button", name: /^Publish$/, call: UPDATE.conversation },
  {
    on: CONVERSATION,
    role: "menuitem",
    name: /^Explain changes/,
    call: ["POST", `conversations/cnv-${NONE}/annotate`],
  },
  { on: CONVERSATION, role: "menuitem", name: /^Assign to/, call: ASSIGN },
  {
    on: CONVERSATION,
    role: "menuitem",
    name: /^Dismiss/,
    call: ["POST", `conversations/cnv-${NONE}/dismiss`, {}],
  },
  form("/conversations", /^Actions of /, ASSIGN),
  { on: CONVERSATION, role: "menuitem", name: /^Notify/, call: ["POST", `conversations/cnv-${NONE}/notify`] },
  button("/conversations/$id/files", /^Review changes$/, "POST", `conversations/cnv-${NONE}/reviews`, VERDICT),
  button("/conversations/$id/messages", /^Resolve$/, "PUT", `conversation_comments/cmt-${NONE}/resolved`, RESOLVED),
  { on: CONVERSATION, role: "menuitem", name: /^Edit and run again$/, call: CREATE.request },
  button("/conversations/$id/turns", /^Edit and run again$/, ...CREATE.request),
  button("/conversations/$id/", /^(Edit|Arrange) #/, "POST", `conversations/cnv-${NONE}/note_edits`, NOTE_EDIT),
  button("/conversations/$id/files", /^Discard changes of /, ...UPDATE.conversation),
  button("/conversations/$id/files", /^Comment on line/, ...CREATE.comment),
  button("/conversations/$id/messages", /^Comment$/, ...CREATE.comment),
  button("/conversations/$id/messages", /^Request changes$/, ...CREATE.change),
];

/** Buttons that only read, or change what this page shows before it is sent. */
export const NEUTRAL = new RegExp(
  [
    /^(Cancel|Clear filters|Try again|Newer|Older|More actions|Mark all as read|Commands)$/,
    /^(Fold|Show|Hide|Load|Add a|Move|Where|Copy:) /,
    /^(Rendered|Source)$/,
    /^Remove .* \d+$/,
    /^(Publications|Slots): /,
    /^(Unified|Side by side|Split)$/,
  ]
    .map(({ source }) => source)
    .join("|"),
);
