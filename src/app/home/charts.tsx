import type { Week } from "../../contract/resources/insight.ts";
import { Folded } from "../shell/controls/controls.tsx";
import styles from "./home.module.css";

/** A value of a week, and the color of what is between it and the one before; without one that is left out. */
type Value = { label: string; color?: string; of: (week: Week) => number | null | undefined };

type ChartProps = {
  title: string;
  weeks: readonly Week[];
  values: readonly Value[];
  /** Whether each value counts from zero, not from the one before. */
  isAbsolute?: boolean;
  name?: (value: number) => string;
  /** What it shows. */
  children: string;
};

const [DONE, ACCENT, NEUTRAL, DANGER] = ["done", "accent", "neutral", "danger"].map(
  (one) => `var(--bgColor-${one}-emphasis)`,
);
const OUTCOMES: readonly Value[] = [
  { label: "Merged", color: DONE, of: ({ merged }) => merged },
  { label: "Open", color: ACCENT, of: ({ open }) => open },
  { label: "Closed", color: NEUTRAL, of: ({ closed }) => closed },
  { label: "Failed", color: DANGER, of: ({ failed }) => failed },
];
const HOURS: readonly Value[] = [
  { label: "25% within", of: ({ hours: [lower] }) => lower },
  { label: "Median", color: DONE, of: ({ hours: [, median] }) => median },
  { label: "75% within", color: ACCENT, of: ({ hours: [, , upper] }) => upper },
];
const COST: readonly Value[] = [{ label: "Cost", color: ACCENT, of: ({ cost }) => cost }];

const nameHours = (hours: number) => (hours < 48 ? `${+hours.toFixed(1)} h` : `${+(hours / 24).toFixed(1)} days`);
const nameCost = (cost: number) => `$${cost.toFixed(2)}`;
const DAY = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
const nameWeek = ({ start }: Week) => DAY.format(new Date(start));

/** What became of drafts, how long they took, and what a model cost where one is set. */
export function Charts({ weeks }: { weeks: readonly Week[] }) {
  return (
    <div className={styles.charts}>
      <Chart {...{ title: "Drafts", weeks, values: OUTCOMES }}>By the week in which they began.</Chart>
      <Chart {...{ title: "Draft to merge", weeks, values: HOURS, isAbsolute: true, name: nameHours }}>
        The middle half of the times, by the week of the merge.
      </Chart>
      {weeks.some(({ cost }) => cost != null) && (
        <Chart {...{ title: "Model cost", weeks, values: COST, name: nameCost }}>
          By the week in which the work began.
        </Chart>
      )}
    </div>
  );
}

/** The parts of a week's bar, each from one value to another. */
export function stackParts(week: Week, values: readonly Value[], isAbsolute = false) {
  let end = 0;
  return values.map(({ label, color, of }) => {
    const from = end;
    end = isAbsolute ? (of(week) ?? end) : end + (of(week) ?? 0);
    return { label, color, from, to: end };
  });
}

function Chart({ title, weeks, values, isAbsolute, name = String, children }: ChartProps) {
  const bars = weeks.map((week) => stackParts(week, values, isAbsolute));
  const top = Math.max(...bars.flat().map(({ to }) => to));
  const describe = ({ of }: Value, week: Week) => {
    const value = of(week);
    return value == null ? "–" : name(value);
  };
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.muted}>{top === 0 ? `Nothing yet. ${children}` : children}</p>
      {top > 0 && (
        <>
          <Bars {...{ weeks, bars, top }} label={`${title}, at most ${name(top)} a week`} highest={name(top)} />
          <p className={styles.legend}>
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
                      <td key={value.label}>{describe(value, week)}</td>
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

type BarsProps = { weeks: readonly Week[]; bars: readonly ReturnType<typeof stackParts>[]; top: number };

/** 28 wide for each week, 100 high for the highest. */
function Bars({ weeks, bars, top, label, highest }: BarsProps & { label: string; highest: string }) {
  const yOf = (value: number) => 100 - (100 * value) / top;
  return (
    <svg viewBox={`0 -16 ${28 * weeks.length} 136`} role="img" aria-label={label} className={styles.bars}>
      <path d={`M0 0H${28 * weeks.length}m0 100H0`} />
      <text y={-4}>{highest}</text>
      {weeks.map((week, index) => (
        <g key={week.start} transform={`translate(${28 * index + 6} 0)`}>
          {bars[index]?.map(({ label, color = "none", from, to }) => (
            <rect key={label} width={16} y={yOf(to)} height={yOf(from) - yOf(to)} fill={color} />
          ))}
          {index % 4 === 0 && <text y={116}>{nameWeek(week)}</text>}
        </g>
      ))}
    </svg>
  );
}
