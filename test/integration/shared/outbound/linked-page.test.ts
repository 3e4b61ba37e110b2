import { expect, test } from "vitest";
import { readLink } from "../../../../src/drafting/links.ts";
import { parseHtmlPage, parseTextPage } from "../../../../src/shared/outbound/linked-page.ts";
import { findSlowPieces } from "../../../support/growth.ts";
import { guarded, inside } from "../../../support/inside.ts";
import { serveScripted } from "../../../support/scripted-server.ts";

async function read(type: string | undefined, body: string | Buffer, status = 200) {
  await using server = await serveScripted((_, response) => {
    response.writeHead(status, type === undefined ? {} : { "content-type": type }).end(body);
  });
  const url = `${server.url}/guide?key=hunter2`;
  const { url: read, ...reading } = await readLink(url, inside);
  expect(read).toBe(url);
  return JSON.parse(JSON.stringify(reading).replaceAll(server.url, "SERVER"));
}

test.each([
  [
    "text/html; charset=utf-8",
    '<!DOCTYPE html><html><head><title>Guide &amp; more</title><meta name="description" content="What it is."></head></html>',
    { title: "Guide & more", excerpt: "What it is." },
  ],
  ["text/markdown", "# Guide\n\nWhat it is. And more.", { title: "Guide", excerpt: "What it is." }],
  ["text/plain", "What it is", { title: "SERVER/guide", excerpt: "What it is" }],
  [undefined, "", { title: "SERVER/guide" }],
  ["text/html; charset=iso-8859-1", Buffer.from("<title>Caf\xe9</title>", "latin1"), { title: "Café" }],
  ["text/html; charset=nonsense", "<title>Café</title>", { title: "Café" }],
  ["application/pdf", "%PDF", { fault: expect.stringMatching(/^SERVER\/guide .*application\/pdf/) }],
])("a link of %s", async (type, body, reading) => {
  expect(await read(type, body)).toEqual(reading);
});

test("the end of a long page is not read", async () => {
  const page = `<title>Long</title>${"<p></p>".repeat(200_000)}<meta name=description content=late>`;
  expect(await read("text/html", page)).toEqual({ title: "Long" });
});

test.each([403, 404, 500, 204])("an answer of %i is an error, whatever its body", async (status) => {
  expect(await read("text/html", "<title>No</title>", status)).toEqual({ fault: `SERVER/guide answered ${status}.` });
});

test("a refused address is an error with the reason", async () => {
  const url = "http://127.0.0.1:9/?key=hunter2";
  expect(await readLink(url, guarded)).toEqual({
    url,
    fault: expect.stringMatching(/^127\.0\.0\.1:9 is a loopback address/),
  });
});

test("a cancelled run is not an error of the link", async () => {
  const reason = new Error("the service stops");
  const stopped: typeof inside = (url, request) => inside(url, { ...request, signal: AbortSignal.abort(reason) });
  await expect(readLink("http://127.0.0.1:9/", stopped)).rejects.toBe(reason);
});

test.each<[string, string, string | undefined, string | undefined]>([
  ["attributes in any order and quotes", "<meta content='A > B' name=Description>", undefined, "A > B"],
  ["the description for previews", '<meta property="og:description" content="Shown.">', undefined, "Shown."],
  ["the first heading for no title", "<h1 class=x>A <em>new</em> way</h1><h1>B</h1>", "A new way", undefined],
  ["an empty title", "<title> </title><h1>A</h1>", "A", undefined],
  ["the first sentence", "<p></p><p>It is <b>v1.2</b> now. More.</p><p>No.</p>", undefined, "It is v1.2 now."],
  [
    "no scripts, styles, comments or icons",
    "<script>'<title>x</title>'</script><!-- <p>y</p> --><svg><title>z</title></svg><p>A</p>",
    undefined,
    "A",
  ],
  ["references", "<p>&lt;b&gt; &#169; &#x1F600; &nbsp;&unknown; &#0;</p>", undefined, "<b> © 😀 &unknown; �"],
  ["markup in a title as text", "<title><b>A</b> &lt;i></title>", "<b>A</b> <i>", undefined],
  ["a sign that opens nothing", "<p>1 < 2 <= 3</p>", undefined, "1 < 2 <= 3"],
  ["a title that is not closed", "<title>A<p>B</p>", undefined, undefined],
  ["a tag that is not closed", '<p>A</p><p title="', undefined, "A"],
  ["other letters", "<TITLE>İstanbul</TITLE><P>Ğ</P>", "İstanbul", "Ğ"],
])("HTML: %s", async (_, html, title, excerpt) => {
  expect(await parseHtmlPage(html)).toEqual({ title, excerpt });
});

test.each<[string, string, string | undefined, string | undefined]>([
  ["front matter", "---\ntitle: x\n---\n# A\n\nB", "A", "B"],
  ["an underlined heading", "A\r\n===\r\n\r\nB", "A", "B"],
  ["badges and HTML before the text", "<p>\n\n[![ci](x)](y)\n![logo](z)\n\n## A ##\n\nB\nC. D", "A", "B C."],
  ["nothing", "", undefined, undefined],
])("Markdown: %s", (_, text, title, excerpt) => {
  expect(parseTextPage(text)).toEqual({ title, excerpt });
});

test("title and excerpt are bounded", async () => {
  const { title, excerpt } = await parseHtmlPage(`<title>${"a".repeat(9999)}</title><p>${"b".repeat(9999)}</p>`);
  expect([title?.length, excerpt?.length]).toEqual([150, 300]);
});

test("a page is read in time that grows with its length", async () => {
  const pieces = [
    ...["<title><title>", "<a ", '<a "', "<meta a=' b=\" ", "a", "<meta aaaa ", "<!--", "<!", "<script>"],
    ...["<script></script>", "&#1;&a", "<p>", "<div>", "<h1>", "<p></div>", "<![CDATA[", "# # \n", "\n", "- ", " "],
  ];
  const read = (page: string) =>
    Promise.all([parseHtmlPage(page), parseHtmlPage(`<meta ${page}`), parseTextPage(page)]);
  expect(await findSlowPieces(read, pieces)).toEqual([]);
});
