/** What is written in the form, which is too long for a URL: kept in this tab until the request is sent. */
export type RequestTexts = { body: string; title: string };

const NAME = "release-docs.new-request";
const NONE: RequestTexts = { body: "", title: "" };

export function readTexts(): RequestTexts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? "{}");
    const { body = "", title = "" } = Object(stored) as Partial<Record<keyof RequestTexts, unknown>>;
    return { body: String(body), title: String(title) };
  } catch {
    // Not ours.
    return NONE;
  }
}

export function writeTexts(texts: RequestTexts): void {
  sessionStorage.setItem(NAME, JSON.stringify(texts));
}

export function forgetTexts(): void {
  sessionStorage.removeItem(NAME);
}
