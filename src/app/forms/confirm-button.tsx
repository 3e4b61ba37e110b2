import { Button, type ButtonProps, ConfirmationDialog, type ConfirmationDialogProps } from "@primer/react";
import { type ReactNode, useState } from "react";
import styles from "./form.module.css";
import { type Change, useChange } from "./use-change.ts";

type ConfirmProps<Answer> = Pick<ButtonProps, "size" | "leadingVisual"> & {
  label: string;
  /** For a screen reader, where several buttons have the same label. */
  describedAs?: string;
  /** A question. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  cancelLabel?: string;
  width?: ConfirmationDialogProps["width"];
  /** What begins once it is confirmed. */
  change: Change<void, Answer>;
};

/** A button for what cannot be undone, which asks first. */
export function ConfirmButton<Answer>(props: ConfirmProps<Answer>) {
  const { label, describedAs, title, children, cancelLabel, width = "large", change, ...button } = props;
  const { isPending, mutate } = useChange(change);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" loading={isPending} aria-label={describedAs} onClick={() => setAsking(true)} {...button}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmationDialog
          title={title}
          confirmButtonContent={label}
          confirmButtonType="danger"
          cancelButtonContent={cancelLabel}
          width={width}
          onClose={(gesture) => {
            setAsking(false);
            if (gesture === "confirm") mutate();
          }}
        >
          <div className={styles.parts}>{children}</div>
        </ConfirmationDialog>
      )}
    </>
  );
}
