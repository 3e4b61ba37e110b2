import { keepTyped, readTyped } from "../shell/typed-text.ts";

/** What is written in the form, which is too long for a URL. */
export type RequestTexts = { body: string; title: string };

const [BODY, TITLE] = ["request.body", "request.title"];

export function readTexts(): RequestTexts {
  return { body: readTyped(BODY), title: readTyped(TITLE) };
}

export function writeTexts({ body, title }: RequestTexts): void {
  keepTyped(BODY, body);
  keepTyped(TITLE, title);
}

export function forgetTexts(): void {
  writeTexts({ body: "", title: "" });
}
