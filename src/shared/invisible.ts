// Group 1 is what emoji and scripts need: joiners between their signs, the colours of emoji, the shapes of ideographs, and
// the tags of three flags: England, Scotland and Wales.
const INVISIBLE =
  /((?<=[\p{M}\p{Script=Arabic}])(?:\u200C|\u200D)(?=\p{L})|(?<=\p{Emoji_Modifier}|\p{Extended_Pictographic}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})(?:\uFE0E|\uFE0F)|(?<=[#*\d])\uFE0F(?=\u20E3)|(?<=\p{Ideographic})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})|(?![\t\n\r])\p{Cc}|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Without what nobody sees: controls, Unicode tags, soft hyphens, marks of direction, spaces without width. */
export function removeInvisible(text: string): string {
  return text.replace(/[\u2028\u2029]/g, "\n").replace(INVISIBLE, (_, kept = "") => kept);
}
