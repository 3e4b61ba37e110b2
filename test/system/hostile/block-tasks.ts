/** Loaded before the program: makes the process of each task misbehave in the way that its user's name says. */
const ways: Readonly<Record<string, () => void>> = {
  loop: () => {
    for (;;);
  },
  heap: () => {
    for (const kept: unknown[] = []; ; ) kept.push(new Array(1000).fill(Math.random()));
  },
  buffers: () => {
    const kept: Buffer[] = [];
    setInterval(() => kept.push(Buffer.alloc(32 * 2 ** 20, 1)), 20);
  },
  exit: () => process.exit(3),
  kill: () => process.kill(process.pid, "SIGKILL"),
};

if (process.argv[2] === "task") {
  process.on("message", (order: { task?: { user_name: string } }) => ways[order.task?.user_name ?? ""]?.());
}
