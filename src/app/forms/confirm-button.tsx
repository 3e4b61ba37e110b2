import { Button, type ButtonProps, ConfirmationDialog } from "@primer/react";
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
  isBusy: boolean;
  onConfirm: () => void;
};

/** A button for what cannot be undone, which asks first. */
export function ConfirmButton({ label, describedAs, title, children, isBusy, onConfirm, ...button }: ConfirmProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" loading={isBusy} aria-label={describedAs} onClick={() => setAsking(true)} {...button}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmationDialog
          title={title}
          confirmButtonContent={label}
          confirmButtonType="danger"
          width="large"
          onClose={(gesture) => {
            setAsking(false);
            if (gesture === "confirm") onConfirm();
          }}
        >
          <div className={styles.parts}>{children}</div>
        </ConfirmationDialog>
      )}
    </>
  );
}
