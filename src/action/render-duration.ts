/** Milliseconds as a person says them: `45 s`, `2 min 30 s`, `1 h 5 min`. */
export function renderDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts: [number, string][] =
    seconds < 3600
      ? [
          [Math.floor(seconds / 60), "min"],
          [seconds % 60, "s"],
        ]
      : [
          [Math.floor(seconds / 3600), "h"],
          [Math.floor((seconds % 3600) / 60), "min"],
        ];
  const told = parts.filter(([amount]) => amount > 0);
  return told.length === 0 ? "0 s" : told.map(([amount, unit]) => `${amount} ${unit}`).join(" ");
}
