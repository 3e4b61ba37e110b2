import { renderDuration, shorten } from "../../shared/text.ts";

const DELAY = 1000;
const INTERVAL = 100;
const FRAMES = [..."⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"];
const CLEAR_LINE = "\r\u001b[K";

/** The last line of a terminal, drawn from a second after now on. */
export function createStatusLine(terminal: NodeJS.WritableStream & { columns?: number }) {
  const start = Date.now();
  let [text, isDrawn, frame] = ["", false, 0];
  const draw = () => {
    const elapsed = Date.now() - start;
    if (elapsed < DELAY || text === "") return;
    frame = (frame + 1) % FRAMES.length;
    const line = `${FRAMES[frame]} ${text} (${renderDuration(elapsed)})`;
    terminal.write(`${CLEAR_LINE}${shorten(line, Math.max(10, (terminal.columns || 80) - 1))}`);
    isDrawn = true;
  };
  const clear = () => {
    if (isDrawn) terminal.write(CLEAR_LINE);
    isDrawn = false;
  };
  const timer = setInterval(draw, INTERVAL).unref();
  return {
    /** Replaces the text, which is one line without control characters. */
    show: (next: string) => {
      text = next;
    },
    /** Removes the line until it is drawn again: before anything else is written to the terminal. */
    clear,
    [Symbol.dispose]: () => {
      clearInterval(timer);
      clear();
    },
  };
}
