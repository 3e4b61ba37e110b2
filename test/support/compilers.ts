import { evaluate } from "@mdx-js/mdx";
import { DomUtils, parseDocument } from "htmlparser2";
import { Liquid } from "liquidjs";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { createMarkdownRenderer } from "vitepress";
import { createSSRApp } from "vue";
import { renderToString } from "vue/server-renderer";

/** Compiles Markdown as a site generator does, where `CANARY` is to be found, and returns HTML. Throws where a build would fail. */
export type Compile = (markdown: string) => Promise<string>;

export const CANARY = "RAN-7f3a";

const mdx = async (markdown: string, plugins: readonly unknown[]): Promise<string> => {
  const options = { ...runtime, remarkPlugins: [remarkGfm, ...plugins] };
  const { default: Content } = await evaluate(markdown, options as Parameters<typeof evaluate>[1]);
  return renderToStaticMarkup(createElement(Content));
};

type Node = { type: string; name?: string; value?: string; attributes?: object; children?: Node[] };

/** As Docusaurus: a text directive of a name alone is shown as it was written, any other directive replaces the text. */
const showNames = () => (tree: Node) => {
  const visit = (node: Node): void => {
    const isName = node.type === "textDirective" && node.children?.length === 0;
    if (isName && Object.keys(node.attributes ?? {}).length === 0) {
      node.type = "text";
      node.value = `:${node.name}`;
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
};

// Languages that its highlighter does not know are no fault.
const vitepress = createMarkdownRenderer(import.meta.dirname, {}, "/", { warn: () => {} });
const liquid = new Liquid({ jekyllInclude: true, dynamicPartials: false, templates: { "canary.html": CANARY } });

const renderGfm = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });

export const COMPILERS: Readonly<Record<string, Compile>> = {
  CommonMark: async (markdown) => micromark(markdown),
  GitHub: async (markdown) => renderGfm(markdown),
  MDX: (markdown) => mdx(markdown, []),
  Docusaurus: (markdown) => mdx(markdown, [remarkDirective, showNames]),
  VitePress: async (markdown) => {
    const template = (await vitepress).render(markdown);
    const app = createSSRApp({ template: `<div>${template}</div>`, data: () => ({ canary: CANARY }) });
    app.config.warnHandler = (message) => {
      throw new Error(message);
    };
    return renderToString(app);
  },
  Jekyll: async (markdown) => renderGfm(await liquid.parseAndRender(markdown, { canary: CANARY })),
};

/** The texts of the list's items. */
export function readItems(html: string): string[] {
  return DomUtils.getElementsByTagName("li", parseDocument(html)).map((item) => readVisible(readText(item)));
}

/** The text of HTML or of an element, without comments. */
export function readText(of: Parameters<typeof DomUtils.textContent>[0] | string): string {
  return DomUtils.textContent(typeof of === "string" ? parseDocument(of) : of);
}

/** Without what no reader sees, quotes and code marks; dashes, dots and quotes of typographers are those that were written. */
export function readVisible(text: string): string {
  return text
    .replace(/[–—…«»]/g, (mark) => ({ "–": "--", "—": "---", "…": "...", "«": "<<", "»": ">>" })[mark] ?? "")
    .replace(/[`"'“”‘’]/g, "")
    .replace(/[\u200B\u2060\u{E0000}-\u{E007F}]/gu, "")
    .replace(/[\s\u00a0]+/g, "");
}
