/** Listed in docs/guidance.md and in replies to wrong commands, and offered by the app. */
export const COMMENT_COMMANDS: readonly { form: string; help: string }[] = [
  { form: "/exclude [path]", help: "Leaves a file out of the draft; without a path the file that the comment is on." },
  { form: "/restore path", help: "Puts an excluded file back into the draft." },
  { form: "/skip #12", help: "Leaves a change out of the notes." },
  { form: "/restore #12", help: "Lists a skipped change again." },
  { form: "/reword #12 New text", help: "Replaces the text of a change's entry." },
  { form: "/move #12 to Fixed", help: "Moves an entry to the end of another section." },
  { form: "/move #12 before #13", help: "Moves an entry in front of another one." },
  { form: "/merge #12 into #13", help: "Joins an entry with another one, whose text stays." },
];
