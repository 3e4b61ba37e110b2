import { Button } from "@primer/react";
import { useState } from "react";
import type { Week } from "../../contract/resources/insight.ts";
import styles from "./home.module.css";

/** What is drawn of a week: from one value to another. */
type Part = { from: number; to: number; look: string };
type Column = { label: string; look?: string; of: (week: Week) => number | null | undefined };

type ChartProps = {
  title: string;
  weeks: readonly Week[];
  columns: readonly Column[];
  /** Without it the values of the columns, one on the other. */
  parts?: (week: Week) => Part[];
  name?: (value: number) => string;
  empty: string;
};

const nameHours = (hours: number) => (hours < 48 ? `${+hours.toFixed(1)} h` : `${+(hours / 24).toFixed(1)} days`);

/** What became of drafts, how long they took, and what a model cost. */
export function Charts({ weeks, hasModel }: { weeks: readonly Week[]; hasModel: boolean }) {
  return (
    <div className={styles.charts}>
      <Chart
        {...{ title: "Drafts", weeks, columns: OUTCOMES }}
        empty="How many drafts were merged, are open, were closed and failed, by the week in which they began."
      />
      <Chart
        {...{ title: "Time from draft to merge", weeks, columns: TIMES, parts: drawTimes, name: nameHours }}
        empty="The median of the drafts that were merged in a week, and where the middle half of them is."
      />
      {hasModel && (
        <Chart
          {...{ title: "Model cost", weeks, columns: COSTS, name: (cost) => `$${cost.toFixed(2)}` }}
          empty="What the model cost, by the week in which drafts began."
        />
      )}
    </div>
  );
}

const OUTCOMES: readonly Column[] = [
  { label: "Merged", look: "merged", of: ({ merged }) => merged },
  { label: "Open", look: "open", of: ({ open }) => open },
  { label: "Closed", look: "closed", of: ({ closed }) => closed },
  { label: "Failed", look: "failed", of: ({ failed }) => failed },
];
const TIMES: readonly Column[] = [
  { label: "A quarter took less than", of: ({ lowerHours }) => lowerHours },
  { label: "Median", look: "median", of: ({ medianHours }) => medianHours },
  { label: "A quarter took more than", of: ({ upperHours }) => upperHours },
];
const COSTS: readonly Column[] = [{ label: "Cost", look: "open", of: ({ cost }) => cost }];

const drawTimes = ({ lowerHours: from, medianHours: median, upperHours: to }: Week): Part[] =>
  from == null || median == null || to == null
    ? []
    : [
        { from, to, look: "spread" },
        { from: median, to: median, look: "median" },
      ];

/** The values of a week, one on the other. */
export function stackParts(week: Week, columns: readonly Column[]): Part[] {
  let from = 0;
  return columns.flatMap(({ of, look = "" }) => {
    const value = of(week) ?? 0;
    from += value;
    return value > 0 ? [{ from: from - value, to: from, look }] : [];
  });
}

function Chart({
  title,
  weeks,
  columns,
  empty,
  parts = (week) => stackParts(week, columns),
  name = String,
}: ChartProps) {
  const [isTable, setTable] = useState(false);
  const drawn = weeks.map(parts);
  const top = Math.max(0, ...drawn.flat().map(({ to }) => to));
  const shown = { title, weeks, columns, name };
  return (
    <section className={styles.chart} aria-label={title}>
      <header className={styles.header}>
        <h3>{title}</h3>
        {top > 0 && (
          <Button size="small" variant="invisible" onClick={() => setTable(!isTable)}>
            {isTable ? "Show as chart" : "Show as table"}
          </Button>
        )}
      </header>
      {top === 0 && <p className={styles.muted}>Nothing yet. {empty}</p>}
      {top > 0 && (isTable ? <Table {...shown} /> : <Bars {...shown} drawn={drawn} top={top} />)}
    </section>
  );
}

type ShownProps = Required<Pick<ChartProps, "title" | "weeks" | "columns" | "name">>;

function Table({ title, weeks, columns, name }: ShownProps) {
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.week}>
            <th scope="row">{nameDay(week)}</th>
            {columns.map(({ label, of }) => (
              <td key={label}>{describe(of(week), name)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DAY = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
const nameDay = ({ start }: Week) => DAY.format(new Date(start));
const describe = (value: number | null | undefined, name: (value: number) => string) =>
  value == null ? "–" : name(value);

/** Of the drawing, in its own pixels. */
const [WIDTH, HEIGHT, BAR, STEP] = [336, 120, 16, 28];

function Bars({ title, weeks, columns, name, drawn, top }: ShownProps & { drawn: readonly Part[][]; top: number }) {
  const scale = (value: number) => (value / top) * HEIGHT;
  return (
    <>
      <svg
        viewBox={`0 -16 ${WIDTH} ${HEIGHT + 36}`}
        role="img"
        aria-label={`${title} of ${weeks.length} weeks, at most ${name(top)}`}
      >
        <path d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
        <text y={-4}>{name(top)}</text>
        {weeks.map((week, index) => (
          <g key={week.week} transform={`translate(${index * STEP + (STEP - BAR) / 2} 0)`}>
            <title>
              {[
                `Week of ${nameDay(week)}`,
                ...columns.map(({ label, of }) => `${label}: ${describe(of(week), name)}`),
              ].join("\n")}
            </title>
            <rect width={BAR} height={HEIGHT} data-look="week" />
            {drawn[index]?.map(({ from, to, look }) => (
              <rect
                key={look}
                width={BAR}
                y={HEIGHT - scale(to) - 1}
                height={Math.max(2, scale(to - from))}
                data-look={look}
              />
            ))}
            {index % 4 === 0 && <text y={HEIGHT + 16}>{nameDay(week)}</text>}
          </g>
        ))}
      </svg>
      {columns.length > 1 && (
        <p className={styles.legend}>
          {columns.map(
            ({ label, look }) =>
              look && (
                <span key={label} data-look={look}>
                  {label}
                </span>
              ),
          )}
        </p>
      )}
    </>
  );
}
