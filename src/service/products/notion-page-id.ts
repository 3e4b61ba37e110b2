/**
 * The page that an address of Notion means, as its API has it (with dashes); undefined for any other address. A page
 * that is opened beside another one is the one that is meant (`?p=`).
 */
export function parseNotionPageId(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/(^|\.)notion\.(so|site|com)$/.test(url.hostname)) return undefined;
  const last = url.pathname.split("/").at(-1) ?? "";
  const digits = /(?:^|-)([\da-f]{32})$/i;
  const [, id] = digits.exec(url.searchParams.get("p") ?? "") ?? digits.exec(last) ?? [];
  return id?.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
