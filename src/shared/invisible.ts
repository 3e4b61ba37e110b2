// Group 1 is what emoji and scripts need: joiners between their signs, and the colours of emoji.
const INVISIBLE =
  /((?<=[\p{M}\p{Script=Arabic}])(?:\u200C|\u200D)(?=\p{L})|(?<=\p{Emoji_Modifier}|\p{Extended_Pictographic}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})(?:\uFE0E|\uFE0F)|(?<=[#*\d])\uFE0F(?=\u20E3))|(?![\t\n\r])\p{Cc}|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Without what nobody sees: controls, Unicode tags, soft hyphens, marks of direction, spaces without width. */
export function removeInvisible(text: string): string {
  return text.replace(/[\u2028\u2029]/g, "\n").replace(INVISIBLE, (_, kept = "") => kept);
}
