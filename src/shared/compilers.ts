// Liquid, Jinja, Hugo and includes run before Markdown is read, in code too. MDX runs braces outside of code. Vue reads the
// page that Markdown became, in which no escape is left: readers do not see this break.
const BREAK = "\u200B";

/** Entities of `{`, which are braces to what reads the page that Markdown became. */
export const BRACE = /&(?:#0{0,9}123|#x0{0,9}7b|lbrace|lcub);/gi;

/** Braces outside of code as text: `\{`, an entity before what opens a tag with them, and a break between two. */
export function escapeBraces(text: string): string {
  const apart = text.replace(/%(?=7b)/gi, "&#37;").replace(/\{(?=\{)/g, `{${BREAK}`);
  return apart.replace(/\{(?:(?=([^\w\s}"'(\u200B]))|)/g, (_, mark?: string) =>
    mark === undefined ? "\\{" : "&#123;",
  );
}

/** Containers, admonitions and tabs of site generators, includes, and modules of MDX. */
const OPENING = /^(?::{2}|:(?=\s)|={2}|!{3}|\?{3}|\/{3}|\+{3}|\^$|!include\b|(?:im|ex)port(?=\s))/;

/** The start of a block as text. */
export function escapeOpening(text: string): string {
  return text.replace(OPENING, (mark) => `&#${mark.charCodeAt(0)};${mark.slice(1)}`);
}

/** A fence with its language only: other words run code, include files or set attributes. */
export function cutFence(line: string): string {
  return line.replace(/^([ \t]*[`~]+[ \t]*[\w+#.-]*).*$/s, "$1").replace(/-vue$/, "");
}

/** For what is written to a file: what runs before Markdown is read does not, in code either. */
export function breakTemplates(markdown: string): string {
  return markdown.replace(/\{(?=[{%#!])|8<(?=-)|<(?=!--)|!{3}(?=[ \t]*include)/g, `$&${BREAK}`);
}
