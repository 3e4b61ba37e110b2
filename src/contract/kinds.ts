// Without schemas, as `routes.ts`.

/** What instructions of a publication are about. */
export const PUBLICATION_SLOTS = ["documentation", "releaseNotes", "changelog", "commit", "planning"] as const;
export type PublicationSlot = (typeof PUBLICATION_SLOTS)[number];

/** What instructions of the library are about. */
export const SLOT_TYPES = [...PUBLICATION_SLOTS, "styleGuide"] as const;

/** The kinds of changes that notes list, each in a section, in the order of a changelog. */
export const NOTE_SECTIONS = ["breaking", "added", "changed", "deprecated", "removed", "fixed", "security"] as const;
export type NoteSection = (typeof NOTE_SECTIONS)[number];

/** The kinds of changes, in the order of their sections. */
export const SHOWN_KINDS = [...NOTE_SECTIONS, "documentation", "internal"] as const;

export const AUDIT_LOG_TYPES = Object.freeze([
  "error",
  "assessment-pending",
  "assessment-generate-release-notes",
  "assessment-edit-documentation",
  "assessment-create-documentation",
  "assessment-general-updates",
  "assessment-combine-pr",
  "assessment-github-operations",
  "action-create",
  "action-delete",
  "action-update",
  "connection-sync",
  "connection-health-check",
  "publication-health-check",
] as const);
export type AuditLogType = (typeof AUDIT_LOG_TYPES)[number];

/** What people are notified of, and the tab of the conversation's page that shows it. */
export const NOTIFICATION_TABS = { ready: "", needsAttention: "/messages", failed: "/turns" } as const;
export type NotificationKind = keyof typeof NOTIFICATION_TABS;

/** Why no GitHub App was connected: the code in the address of the page, and what it says. */
export const GITHUB_APP_FAILURES = {
  expired:
    "This registration of a GitHub App has ended or was used. Start again: it works once, for an hour, in one session.",
  failed: "GitHub did not create the app, or its key was not accepted. The service's log says why. Start again.",
} as const;

/** Why a sign-in by the provider failed: the code in the fragment of the sign-in page, and what the page says. */
export const SIGN_IN_FAILURES = {
  expired: "This sign-in took too long. Sign in again.",
  email: "The sign-in provider gave no verified email address.",
  domain: "People with your email address may not sign in here. Choose another account at the sign-in provider.",
  identity: "Another identity of the sign-in provider already uses your email address. Ask an administrator.",
  address: "The service does not know this address as its own. The operator has to set serve --url.",
  refused: "The sign-in provider refused.",
  failed: "The sign-in failed. Try again, or ask the operator, whose log has the reason.",
} as const;

/** Listed in docs/guidance.md and in replies to wrong commands, and offered by the app. */
export const COMMENT_COMMANDS: readonly { form: string; help: string }[] = [
  { form: "/exclude [path]", help: "Leaves a file out of the draft; without a path the file that the comment is on." },
  { form: "/restore path", help: "Puts an excluded file back into the draft." },
  { form: "/skip #12", help: "Leaves a change out of the notes." },
  { form: "/restore #12", help: "Lists a skipped change again." },
  { form: "/reword #12 New text", help: "Replaces the text of a change's entry." },
  { form: "/move #12 to Fixed", help: "Moves an entry to the end of another section." },
  { form: "/move #12 before #13", help: "Moves an entry in front of another one." },
  { form: "/merge #12 into #13", help: "Joins an entry with another one, whose text stays." },
];
