import { FileDiffIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import type { RefObject } from "react";
import type { Anchor } from "../../contract/comments.ts";
import { useNewComment } from "./changes.ts";
import type { FileProps } from "./file-props.ts";
import styles from "./files.module.css";
import { type LineRange, renderSuggestion } from "./line-comments.ts";
import { TextForm } from "./text-form.tsx";

type LineComposerProps = Pick<FileProps, "conversationId" | "file" | "permitted"> & {
  range: LineRange;
  lines: ReadonlyMap<number, { text: string }>;
  typed: Readonly<RefObject<string>>;
  onText: (text: string) => void;
  onClose: () => void;
};

/** A comment on lines: kept until the review is sent, or sent at once. */
export function LineComposer(props: LineComposerProps) {
  const { conversationId, file, permitted, range, lines, typed, onText, onClose } = props;
  const { mutateAsync } = useNewComment(conversationId);
  const { start, end } = range;
  const anchor: Anchor = {
    filePath: file.filePath,
    startLine: start,
    endLine: end,
    ...(file.sha && { anchoredFileSha: file.sha }),
  };
  const submit = (workRequested: boolean) => (body: string) => mutateAsync({ body, workRequested, anchor });
  const texts = [...lines].flatMap(([line, { text }]) => (line >= start && line <= end ? [text] : []));
  // A range may span lines that the diff does not show.
  const isWhole = texts.length === end - start + 1;
  const add = { label: "Add comment", isPrimary: true, onSubmit: submit(false) };
  const request = { label: "Request this change", onSubmit: submit(true) };
  const place = start === end ? `line ${start}` : `lines ${start} to ${end}`;
  return (
    <div className={styles.composer}>
      <p className={styles.muted}>Comment on {place}</p>
      <TextForm
        label={`Comment on ${place}`}
        initial={typed.current}
        onText={onText}
        submits={permitted.requestWork ? [request, add] : [add]}
        onClose={onClose}
      >
        {(text, change) =>
          isWhole && (
            <Button
              leadingVisual={FileDiffIcon}
              onClick={() =>
                change(`${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${renderSuggestion(texts)}`)
              }
            >
              Suggest a change
            </Button>
          )
        }
      </TextForm>
    </div>
  );
}
