import type { Entry } from "./match.ts";
import { ASPECTS, type Points } from "./points.ts";
import { WAYS, type Way } from "./project.ts";
import type { Range } from "./ranges.ts";
import type { Score } from "./score.ts";

export type Measured = {
  range: Range;
  way: Way;
  score: Score;
  /** The section in the drafted changelog. */
  draft: Score | undefined;
  points: Points | undefined;
  output: string;
};

const TITLES: Readonly<Record<Way, string>> = {
  tagged: "At the tag",
  pending: "With the section for unreleased changes",
  unwritten: "Without the project's own section",
};

/** Markdown: a table for each way, the totals with their targets, then what a person has to look at. */
export function renderReport(measured: readonly Measured[], { withOutput }: { withOutput: boolean }): string {
  const parts = WAYS.flatMap((way) => {
    const rows = measured.filter((one) => one.way === way);
    return rows.length === 0 ? [] : [`## ${TITLES[way]}`, renderTable(rows), renderTotals(rows)];
  });
  const details = measured.map((one) => renderDetails(one, withOutput));
  return `${[...parts, "## Details", ...details].join("\n\n")}\n`;
}

const COLUMNS = [
  "range",
  "announced",
  "listed",
  "lines",
  "noise",
  "duplicates",
  "wrong headings",
  "first third",
  "breaking",
  "to judge",
  "draft: lines",
  "draft: faults",
  ...ASPECTS,
];

function renderTable(rows: readonly Measured[]): string {
  const body = rows.map(({ range, score, draft, points }) => [
    `${range.repository} ${range.from}..${range.to}`,
    score.announced,
    score.listed,
    score.lines,
    score.noise.length,
    score.duplicates.length,
    score.wrongHeadings.length,
    `${score.firsts.early} of ${score.firsts.all}`,
    `${score.breaking.marked} of ${score.breaking.all}, ${score.breaking.wrong} wrong`,
    score.toJudge.length,
    draft?.lines ?? "–",
    draft === undefined ? "–" : countFaults(draft),
    ...ASPECTS.map((aspect) => points?.[aspect] ?? "–"),
  ]);
  const divider = COLUMNS.map((_, index) => (index === 0 ? "---" : "--:"));
  return [COLUMNS, divider, ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function renderTotals(rows: readonly Measured[]): string {
  const sum = (pick: (score: Score) => number) => rows.reduce((total, { score }) => total + pick(score), 0);
  const announced = sum((score) => score.announced);
  const lines = sum((score) => score.lines);
  const surplus = sum((score) => score.noise.length + score.duplicates.length);
  const wrong = sum((score) => score.wrongHeadings.length);
  const drafts = rows.flatMap(({ draft }) => draft ?? []);
  const drafted = drafts.reduce((total, draft) => total + draft.lines, 0);
  const faults = drafts.reduce((total, draft) => total + countFaults(draft), 0);
  const rated = rows.flatMap(({ points }) => (points === undefined ? [] : ASPECTS.map((aspect) => points[aspect])));
  const points = rated.reduce((total, one) => total + one, 0);
  const listed = sum((score) => score.listed);
  const [firsts, early] = [sum(({ firsts }) => firsts.all), sum(({ firsts }) => firsts.early)];
  const [breaking, marked] = [sum(({ breaking }) => breaking.all), sum(({ breaking }) => breaking.marked)];
  const wronglyMarked = sum(({ breaking }) => breaking.wrong);
  return [
    "| | of | | target |",
    "| --- | --: | --: | --: |",
    `| listed: ${listed} | ${announced} | ${percent(listed, announced)} | ≥ 97 % |`,
    `| noise and duplicates: ${surplus} | ${lines} lines | ${percent(surplus, lines)} | < 5 % |`,
    `| wrong headings: ${wrong} | ${lines - surplus} lines | ${percent(wrong, lines - surplus)} | < 5 % |`,
    `| first in the first third: ${early} | ${firsts} | ${percent(early, firsts)} | ≥ 80 % |`,
    `| breaking marked: ${marked}, wrongly: ${wronglyMarked} | ${breaking} | ${percent(marked, breaking)} | ≥ 74 %, 0 |`,
    `| noise and duplicates in drafts: ${faults} | ${drafted} lines | ${percent(faults, drafted)} | < 5 % |`,
    `| points: ${points} | ${2 * rated.length} | ${percent(points, 2 * rated.length)} | ≥ 85 % |`,
  ].join("\n");
}

function countFaults({ noise, duplicates }: Score): number {
  return noise.length + duplicates.length;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}

function renderDetails({ range, way, score, draft, output }: Measured, withOutput: boolean): string {
  const lists = [
    renderList(
      "missing",
      score.missing.map(({ change, commits }) => `${change} (${commits.join(", ")})`),
    ),
    renderList("noise", score.noise.map(renderEntry)),
    renderList("duplicates", score.duplicates.map(renderEntry)),
    renderList(
      "wrong headings",
      score.wrongHeadings.map((entry) => `${entry.heading ?? "no heading"}: ${renderEntry(entry)}`),
    ),
    renderList("to judge", score.toJudge.map(renderEntry)),
    renderList("in the draft", [...(draft?.noise ?? []), ...(draft?.duplicates ?? [])].map(renderEntry)),
    withOutput ? `\`\`\`\`text\n${output}\n\`\`\`\`` : "",
  ].filter((list) => list !== "");
  return [`### ${range.repository}: ${TITLES[way].toLowerCase()}`, ...(lists.length > 0 ? lists : ["Nothing."])].join(
    "\n\n",
  );
}

function renderEntry({ text }: Entry): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

function renderList(title: string, items: readonly string[]): string {
  return items.length === 0 ? "" : `${title}:\n${items.map((item) => `- ${item}`).join("\n")}`;
}
