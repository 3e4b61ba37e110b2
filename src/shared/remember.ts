const MAX_REMEMBERED = 4000;
const MAX_REMEMBERED_LENGTH = 200;

/** A pure function that answers at once where it was asked before; answers are shared: do not change them. */
export function remember<Answer extends NonNullable<unknown>>(
  answer: (text: string) => Answer,
  maxLength = MAX_REMEMBERED_LENGTH,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const found = answer(text);
    if (text.length > maxLength) return found;
    if (answers.size >= MAX_REMEMBERED) answers.clear();
    answers.set(text, found);
    return found;
  };
}
