/** A sentence of the service: what is between backticks is code. */
export function InlineCode({ text }: { text: string }) {
  // Every second part was between backticks.
  const parts = text.split(/`([^`]+)`/);
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
