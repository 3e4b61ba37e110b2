import { expect } from "vitest";
import type { Section } from "../section.ts";
import { turnOf } from "../turn-of.ts";
import { type Fields, fields, id, is, text } from "./field-rows.ts";

export const conversationFields: Section = {
  title: "Fields › Conversation",
  rows: {
    ...fields(async (env) => env.stage(env.onGitHub), {
      id: id("cnv"),
      status: is("staged"),
      branch: text,
      "outputUrl: empty while it is staged": (value) => expect(value ?? "").toBe(""),
      "staged: boolean; true means a staged draft": is(true),
      excludedFiles: is([]),
      publicationName: text,
      entries: (value) => {
        for (const entry of value as Fields[])
          expect(entry).toMatchObject({ id: expect.any(String), message: expect.any(String) });
      },
    }),
  },
};

export const commentFields: Section = {
  title: "Fields › Conversation comment",
  rows: fields(
    async (env) => {
      const { id: conversation } = await env.draft();
      const anchor = { filePath: "CHANGELOG.md", anchoredFileSha: "0".repeat(40), startLine: 2, endLine: 3 };
      return env.admin.ok.post(`/conversations/${conversation}/comments`, {
        body: "Nice.",
        workRequested: false,
        anchor,
      });
    },
    {
      id: id("cmt"),
      "message: text": is("Nice."),
      "workRequested: boolean; false means discussion only": is(false),
      "anchor: binds to filePath, anchoredFileSha and optional line-range fields": (value) =>
        expect(value).toMatchObject({
          filePath: "CHANGELOG.md",
          anchoredFileSha: "0".repeat(40),
          startLine: 2,
          endLine: 3,
        }),
      "batchItemIds: IDs of comments batched into this one": is([]),
      "batchedIntoIds: IDs of aggregates this comment was batched into": is([]),
      "replyIds: IDs of replies": is([]),
    },
  ),
};

export const turnFields: Section = {
  title: "Fields › Conversation turn",
  rows: fields(
    async (env) => {
      const failed = await env.write({ changes: [{ tags: { start: "v9.9.9", end: "v9.9.8" } }] });
      const turn = await env.admin.ok.post(`/conversation_turns/${turnOf(failed)}/retry`);
      await env.settle(failed.id);
      return turn;
    },
    {
      id: id("trn"),
      status: is("running"),
      errorMessage: is(null),
      retryCount: is(1),
      request: is(expect.objectContaining({ body: "Write." })),
      triggeringCommentId: is(null),
    },
  ),
};
