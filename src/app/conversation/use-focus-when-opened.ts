import { type RefObject, useEffect } from "react";

/** At the end of its text. */
export function useFocusWhenOpened(field: RefObject<HTMLTextAreaElement | null>, isOpened: boolean): void {
  useEffect(() => {
    const { current } = field;
    if (!isOpened || current === null) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [field, isOpened]);
}
