/** Loaded before the program: sets its clock back by an hour when the process gets SIGUSR2. */
const HOUR = 3_600_000;
let back = 0;
const now = Date.now.bind(Date);

class MovedDate extends Date {
  constructor(...given: []) {
    super(...(given.length === 0 ? ([now() - back] as unknown as []) : given));
  }

  static override now(): number {
    return now() - back;
  }
}

globalThis.Date = MovedDate as DateConstructor;
process.on("SIGUSR2", () => {
  back = HOUR;
});
