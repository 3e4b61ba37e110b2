import { useEffect } from "react";

/** Listens to keys wherever the focus is. */
export function useKeyDown(listen: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}
