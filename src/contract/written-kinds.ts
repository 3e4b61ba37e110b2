import type { PublicationConfig } from "./resources/publications.ts";

type WrittenKinds = Record<"writeDocumentation" | "writeReleaseNotes" | "writeChangelogs", boolean>;

export function selectKinds(config: PublicationConfig): WrittenKinds {
  const { writeDocumentation, writeReleaseNotes, writeChangelogs } = config;
  const byDefault = ![writeDocumentation, writeReleaseNotes, writeChangelogs].includes(true);
  return {
    writeDocumentation: writeDocumentation ?? byDefault,
    writeReleaseNotes: writeReleaseNotes ?? byDefault,
    writeChangelogs: writeChangelogs ?? byDefault,
  };
}
