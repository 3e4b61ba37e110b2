import { type DragEvent, useState } from "react";

/** Not text: an entry that is dropped elsewhere leaves nothing. */
const TYPE = "application/x-release-docs-entry";

/** What can be dragged; its menu does the same for the keyboard and for touch. */
export const dragOf = (reference: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(TYPE, reference);
    dataTransfer.effectAllowed = "move";
  },
});

/** Where entries can be dropped. */
export function useDrop(onEntry: (reference: string) => void) {
  const [isOver, setOver] = useState(false);
  return {
    "data-over": isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onEntry(event.dataTransfer.getData(TYPE));
    },
  };
}
