import type { MarkForm } from "./code-host.ts";

const MARK = /(?:<!--|\[\/\/\]: # \() ?release-docs reply (?<key>[\w-]{1,200}) ?(?:-->|\))/;

/** A reply with its hidden mark, by which a later attempt finds it, and by which it is never taken for a person's. */
export function markReply(body: string, key: string, form: MarkForm): string {
  return appendMark(body, `release-docs reply ${key}`, form);
}

export function appendMark(body: string, mark: string, form: MarkForm): string {
  return `${body.trimEnd()}\n\n${form === "comment" ? `<!-- ${mark} -->` : `[//]: # (${mark})`}\n`;
}

/** The key of a reply of ours, or of another release-docs; undefined for other text. */
export function readReplyKey(body: string): string | undefined {
  return MARK.exec(body)?.groups?.key;
}
