/**
 * Gives the focus to the page once the control that had it is gone, such as a button that was pressed: keys would do
 * nothing otherwise. Waits until the page shows what has changed.
 */
export function catchFocus(): void {
  requestAnimationFrame(() => requestAnimationFrame(focusPage));
}

function focusPage(): void {
  if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
}
