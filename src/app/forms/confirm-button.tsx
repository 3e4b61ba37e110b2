import { Button, type ButtonProps, ConfirmationDialog, type ConfirmationDialogProps } from "@primer/react";
import { type ReactNode, useState } from "react";
import styles from "./form.module.css";

type ConfirmProps = Pick<ButtonProps, "size" | "leadingVisual"> & {
  label: string;
  /** For a screen reader, where several buttons have the same label. */
  describedAs?: string;
  /** A question. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  cancelLabel?: string;
  width?: ConfirmationDialogProps["width"];
  /** Begins once it is confirmed. */
  change: { isPending: boolean; mutate: () => void };
};

/** A button for what cannot be undone, which asks first. */
export function ConfirmButton(props: ConfirmProps) {
  const { label, describedAs, title, children, cancelLabel, width = "large", change, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        loading={change.isPending}
        aria-label={describedAs}
        onClick={() => setAsking(true)}
        {...button}
      >
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
            if (gesture === "confirm") change.mutate();
          }}
        >
          <div className={styles.parts}>{children}</div>
        </ConfirmationDialog>
      )}
    </>
  );
}
