import { CatchBoundary } from "@tanstack/react-router";
import { memo } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { SafeLink } from "../shell/shown-text.tsx";
import { foldDetails, type MarkdownNode } from "./fold-details.ts";
import styles from "./markdown.module.css";
import { isReadable } from "./readable-markdown.ts";

/** Nothing of another site is loaded, and no link leads anywhere but to a web page. */
const COMPONENTS: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  img: ({ src, alt }) => <SafeLink href={typeof src === "string" ? src : undefined}>{alt || "Image"}</SafeLink>,
  table: ({ children }) => (
    <div className={styles.scroll}>
      <table>{children}</table>
    </div>
  ),
};

const MAX_DEPTH = 100;

/** What nests deeper than any text of a person is shown as it is: to draw it takes more stack than a browser has. */
function showDeepAsCode() {
  return (root: MarkdownNode, file: { toString: () => string }) => {
    let level: MarkdownNode[] = [root];
    for (let depth = 0; level.length > 0; depth += 1) {
      if (depth === MAX_DEPTH) {
        root.children = [{ type: "code", value: String(file) }];
        return;
      }
      level = level.flatMap(({ children = [] }) => children);
    }
  };
}

/** Markdown of anyone: HTML in it is left out. A text that the parser fails on is shown as it is. */
export const MarkdownText = memo(function MarkdownText({ text }: { text: string }) {
  const plain = <pre className={styles.plain}>{text}</pre>;
  return (
    <div dir="auto" className={styles.markdown}>
      {isReadable(text) ? (
        <CatchBoundary getResetKey={() => text} errorComponent={() => plain}>
          <Markdown remarkPlugins={[remarkGfm, foldDetails, showDeepAsCode]} components={COMPONENTS} skipHtml>
            {text}
          </Markdown>
        </CatchBoundary>
      ) : (
        plain
      )}
    </div>
  );
});
