import type { AttackedProgram } from "./attacked-program.ts";

export const create = ({ attacker }: AttackedProgram, name: string) =>
  attacker.call("POST", "instructions", { name, type: "commit", content: "Short.", global: true });
export const ready = async ({ url }: AttackedProgram) => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, text: await answer.text() };
};
export const outagesOf = ({ program }: AttackedProgram) =>
  program.log().flatMap(({ event, code }) => (event === "outage" || event === "fault" ? [code] : []));
