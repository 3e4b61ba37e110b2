/** The URL if a link may lead there; undefined for others, such as `javascript:`. */
export function parseWebAddress(text: string | null | undefined): string | undefined {
  const url = URL.parse(text ?? "");
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url.href : undefined;
}
