import type { Week } from "../../contract/resources/insight.ts";
import { Folded } from "../shell/controls/controls.tsx";
import look from "../shell/look.module.css";
import styles from "./home.module.css";
import { stackValues, type Value } from "./stack.ts";

/** `isAbsolute`: each value counts from zero, not from the one before. */
type Shown = { title: string; weeks: readonly Week[]; values: readonly Value[]; isAbsolute?: boolean };
type ChartProps = Shown & { name?: (value: number) => string; children: string };

const [DONE, ACCENT, NEUTRAL, DANGER] = ["done", "accent", "neutral", "danger"].map(
  (one) => `var(--bgColor-${one}-emphasis)`,
);
const OUTCOMES: readonly Value[] = [
  { label: "Merged", color: DONE, of: ({ merged }) => merged },
  { label: "In work", color: ACCENT, of: ({ open }) => open },
  { label: "Closed", color: NEUTRAL, of: ({ closed }) => closed },
  { label: "Failed", color: DANGER, of: ({ failed }) => failed },
];
const TIMES: readonly Value[] = [
  { label: "25% within", of: ({ minutes: [lower] }) => lower },
  { label: "Median", color: DONE, of: ({ minutes: [, median] }) => median },
  { label: "75% within", color: ACCENT, of: ({ minutes: [, , upper] }) => upper },
];
const COST: readonly Value[] = [{ label: "Cost", color: ACCENT, of: ({ cost }) => cost }];

const nameTime = (minutes: number) =>
  minutes < 2_880 ? `${+(minutes / 60).toFixed(1)} h` : `${+(minutes / 1_440).toFixed(1)} days`;
const nameCost = (cost: number) => `$${(cost / 1e6).toFixed(2)}`;
const DAY = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
const nameWeek = ({ start }: Week) => DAY.format(new Date(start));

/** What became of drafts, how long they took, and what a model cost where one is set. */
export function Charts({ weeks }: { weeks: readonly Week[] }) {
  return (
    <div className={styles.charts}>
      <Chart {...{ title: "Drafts", weeks, values: OUTCOMES }}>By the week in which they began.</Chart>
      <Chart {...{ title: "Draft to merge", weeks, values: TIMES, isAbsolute: true, name: nameTime }}>
        How long it took until half of the drafts, and 75% of them, were merged. By the week of the merge.
      </Chart>
      {weeks.some(({ cost }) => cost != null) && (
        <Chart {...{ title: "Model cost", weeks, values: COST, name: nameCost }}>
          By the week in which the work began.
        </Chart>
      )}
    </div>
  );
}

function Chart({ name = String, children, ...shown }: ChartProps) {
  const { title, weeks, values } = shown;
  const isEmpty = weeks.every((week) => values.every(({ of }) => !of(week)));
  const describe = (value: number | null | undefined) => (value == null ? "–" : name(value));
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className={look.small}>{isEmpty ? `Nothing yet. ${children}` : children}</p>
      {!isEmpty && (
        <>
          <Bars {...shown} name={name} />
          <p className={`${look.line} ${look.small} ${styles.legend}`}>
            {values.map(
              ({ label, color }) =>
                color && (
                  <span key={label} style={{ borderColor: color }}>
                    {label}
                  </span>
                ),
            )}
          </p>
          <Folded title="Show as table">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Week of</th>
                  {values.map(({ label }) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week.start}>
                    <th scope="row">{nameWeek(week)}</th>
                    {values.map((value) => (
                      <td key={value.label}>{describe(value.of(week))}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Folded>
        </>
      )}
    </section>
  );
}

/** 28 wide for each week, 100 high for the highest. */
function Bars({ title, weeks, values, isAbsolute, name }: Shown & { name: (value: number) => string }) {
  const bars = weeks.map((week) => stackValues(week, values, isAbsolute));
  const top = Math.max(...bars.flat().map(({ to }) => to));
  const yOf = (value: number) => 100 - (100 * value) / top;
  const label = `${title}, at most ${name(top)} a week`;
  return (
    <svg
      viewBox={`0 -16 ${28 * weeks.length} 136`}
      role="img"
      aria-label={label}
      className={`${look.small} ${styles.bars}`}
    >
      <path d={`M0 0H${28 * weeks.length}m0 100H0`} />
      <text y={-4}>{name(top)}</text>
      {weeks.map((week, index) => (
        <g key={week.start} transform={`translate(${28 * index + 6} 0)`}>
          {bars[index]?.toReversed().map(({ label, color, from, to }) => {
            // Also where all values of a week are the same, the median above the others.
            const height = Math.max(yOf(from) - yOf(to), isAbsolute && to > 0 ? 2 : 0);
            return <rect key={label} width={16} y={yOf(to)} height={height} fill={color} />;
          })}
          {index % 4 === 0 && <text y={116}>{nameWeek(week)}</text>}
        </g>
      ))}
    </svg>
  );
}
