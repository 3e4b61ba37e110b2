import type { ConnectionField } from "../../../contract/connection-fields.ts";
import type { ConnectionConfig } from "../../../contract/connections.ts";
import type { InstructionType } from "../../../contract/instructions.ts";
import type { PublicationConfig, SlottedInstruction } from "../../../contract/publications.ts";

/** Replaces the name or ID in a field that refers to another record; `path` is that of the value. */
export type MapReference = (
  name: string,
  field: ConnectionField | "instructionId",
  path: readonly PropertyKey[],
) => string;

export type Body = {
  connections: { name: string; paused?: boolean | undefined; config: ConnectionConfig };
  instructions: { name: string; type: InstructionType; content: string };
  publications: { name: string; config: PublicationConfig; instructions: readonly SlottedInstruction[] };
};

export function mapConnectionConfig(config: ConnectionConfig, map: MapReference): ConnectionConfig {
  const { codehostRepo: repository, chatChannel: channel } = config;
  if (repository?.codehostAppConnectionId) {
    const field = "codehostAppConnectionId";
    const app = map(repository[field], field, ["config", "codehostRepo", field]);
    return { codehostRepo: { ...repository, [field]: app } };
  }
  if (channel === undefined) return config;
  const field = "chatAppConnectionId";
  return { chatChannel: { ...channel, [field]: map(channel[field], field, ["config", "chatChannel", field]) } };
}

export function mapPublicationConfig(config: PublicationConfig, map: MapReference): PublicationConfig {
  const { docsRepo, sourceRepos, inputTriggers, notifierConnection } = config;
  const given = <Value>(value: Value | undefined, change: (value: Value) => Value) =>
    value === undefined ? undefined : change(value);
  return {
    ...config,
    docsRepo: given(docsRepo, (name) => map(name, "docsRepo", ["config", "docsRepo"])),
    sourceRepos: given(sourceRepos, (names) =>
      names.map((name, index) => map(name, "sourceRepos", ["config", "sourceRepos", index])),
    ),
    notifierConnection: given(notifierConnection, (name) =>
      map(name, "notifierConnection", ["config", "notifierConnection"]),
    ),
    inputTriggers: given(inputTriggers, (triggers) =>
      Object.fromEntries(
        Object.entries(triggers).map(([name, events]) => [
          map(name, "sourceRepos", ["config", "inputTriggers", name]),
          events,
        ]),
      ),
    ),
  };
}

export function mapInstructions(
  given: readonly SlottedInstruction[],
  map: (name: string, index: number, slotType: string) => string,
): SlottedInstruction[] {
  return given.map((one, index) =>
    "instructionId" in one ? { ...one, instructionId: map(one.instructionId, index, one.slotType) } : one,
  );
}
