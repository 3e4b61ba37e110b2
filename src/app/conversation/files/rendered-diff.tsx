import { parseDiff } from "react-diff-view";
import type { DiffFile } from "../../../contract/resources/conversations.ts";
import { MarkdownText } from "../markdown.tsx";
import styles from "./rendered-diff.module.css";

export const isProse = (path: string) => /\.(?:md|mdx|markdown)$/i.test(path);

/** The parts of a document that change, as readers see them before and after. */
export function RenderedDiff({ diff }: { diff: NonNullable<DiffFile["diff"]> }) {
  const [parsed] = parseDiff(diff);
  return (parsed?.hunks ?? []).map(({ content, changes }) => {
    const join = (left: "delete" | "insert") =>
      changes.flatMap(({ type, content: line }) => (type === left ? [] : [line])).join("\n");
    const [before, after] = [join("insert"), join("delete")];
    if (before.trim() === after.trim()) return null;
    return (
      <div key={content} className={styles.rendered} data-new={before.trim() === ""}>
        {before.trim() !== "" && <Side title="Before" text={before} />}
        <Side title="After" text={after} />
      </div>
    );
  });
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title} className={styles.side}>
      <p className={styles.sideTitle}>{title}</p>
      <MarkdownText text={text} />
    </section>
  );
}
