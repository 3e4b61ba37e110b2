import { expect, test } from "vitest";
import { renderEmail } from "../../../../src/service/notifications/email.ts";
import { lastMorning, selectKind } from "../../../../src/service/notifications/notifications.ts";

test.each([
  ["success", "staged", "ready"],
  ["success", "open", "ready"],
  ["success", "needsAttention", "needsAttention"],
  ["no_changes", "needsAttention", "needsAttention"],
  ["error", "needsAttention", "failed"],
  ["no_changes", "staged", undefined],
  ["no_changes", "closed", undefined],
  ["cancelled", "cancelled", undefined],
])("a turn that ends as %s with a %s conversation notifies of %s", (turn, conversation, kind) => {
  expect(selectKind(turn, conversation)).toBe(kind);
});

test.each([
  ["2026-03-04T07:59:59.999Z", "2026-03-03T08:00:00.000Z"],
  ["2026-03-04T08:00:00.000Z", "2026-03-04T08:00:00.000Z"],
  ["2026-03-01T00:00:00.000Z", "2026-02-28T08:00:00.000Z"],
])("at %s the last morning was %s", (now, morning) => {
  expect(lastMorning({ now: () => now })).toBe(morning);
});

test("an email keeps hostile titles on one line and out of its HTML", () => {
  const item = {
    ...{ kind: "needsAttention" as const, conversationId: "cnv-1", publicationName: null },
    ...{ title: "x\r\nBcc: eve@example.org\r\n<img src=x>", summary: "\n</p><script>\n" },
  };
  const links = { appUrl: "https://docs.example.org", unsubscribeUrl: "https://docs.example.org/u" };
  const { subject, text, html } = renderEmail([item], links);
  expect(subject).toBe("Needs an answer: x Bcc: eve@example.org <img src=x>");
  expect(text).toContain("\n</p><script>\nhttps://docs.example.org/conversations/cnv-1/messages\n");
  expect(html).not.toMatch(/<img|<script/);
  expect(renderEmail([item, item], links).subject).toBe("2 drafts wait for you");
});
