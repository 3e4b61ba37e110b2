import { describe, expect, test } from "vitest";
import { planFile } from "../../../../support/planned-file.ts";

const github = { id: "cnn-1", name: "github", type: "codehostApp", config: { codehostApp: { token: "********" } } };
const widget = {
  id: "cnn-2",
  name: "octo/widget",
  type: "codehostRepo",
  config: { codehostRepo: { codehostAppConnectionId: "cnn-1", repositoryUrl: "https://github.com/octo/widget" } },
};
const jira = {
  id: "cnn-3",
  name: "jira",
  type: "tracker",
  config: { tracker: { baseUrl: "https://j.example", email: "a@b.example", token: "********" } },
};
const tone = { id: "ins-1", name: "Tone", type: "releaseNotes", content: "Be friendly.\nBe short.\n", global: true };
const link = { ...tone, id: "inl-1", instructionId: "ins-1", slotType: "releaseNotes", position: 0 };
const own = { ...link, instructionId: "ins-9", name: "releaseNotes 2", content: "Name the version.", global: false };
const config = {
  docsRepo: "cnn-2",
  sourceRepos: ["cnn-2"],
  writeReleaseNotes: true,
  inputTriggers: { "cnn-2": ["releases"] },
};
const notes = { id: "pub-1", name: "notes", config, instructions: [link, own] };
const state = { connections: [widget, github], instructions: [tone], publications: [notes] };

const CONNECTIONS = `connections:
  - { name: github, config: { codehostApp: { token: "\${TOKEN}" } } }
  - name: octo/widget
    config: { codehostRepo: { codehostAppConnectionId: github, repositoryUrl: "https://github.com/octo/widget" } }
`;
const INSTRUCTIONS = `instructions:
  - { name: Tone, type: releaseNotes, content: "Be friendly.\\nBe short.\\n" }
`;
const PUBLICATIONS = `publications:
  - name: notes
    config: { docsRepo: octo/widget, inputTriggers: { octo/widget: [releases] }, writeReleaseNotes: true }
    instructions:
      - { slotType: releaseNotes, instructionId: Tone }
      - { slotType: releaseNotes, content: Name the version. }
`;
const FILE = CONNECTIONS + INSTRUCTIONS + PUBLICATIONS;

/** What changes, as `action name field: before → after`. */
function listChanges(...given: Parameters<typeof planFile>): string[] {
  return planFile(...given).flatMap(({ action, name, differences, reason }) => {
    if (action === "none") return [];
    const fields = differences.map(({ field, before, after }) => ` ${field}: ${before} → ${after}`);
    return fields.length === 0
      ? [`${action} ${name}${reason === undefined ? "" : ` (${reason})`}`]
      : fields.map((one) => `${action} ${name}${one}`);
  });
}

const TEXTS = PUBLICATIONS.slice(PUBLICATIONS.indexOf("    instructions"));
const FLAG = "writeReleaseNotes: true";
const VERSION = '[Tone, releaseNotes 2: "Name the version."]';
const URL = "config.codehostRepo.repositoryUrl";

test.each<[what: string, from: string, to: string, changes: string[]]>([
  ["a field is added", FLAG, `${FLAG}, paths: [src]`, ["notes config.paths: undefined → [src]"]],
  ["a field is removed", `, ${FLAG}`, "", ["notes config.writeReleaseNotes: true → undefined"]],
  [
    "an event changes",
    "[releases]",
    "[newIssues]",
    ["notes config.inputTriggers.octo/widget: [releases] → [newIssues]"],
  ],
  [
    "a line of a text changes",
    "Be short.",
    "Be brief.",
    ['Tone content: line 2 of 3: "Be short." → line 2 of 3: "Be brief."'],
  ],
  ["instructions are left out", TEXTS, "", []],
  [
    "instructions are none",
    TEXTS,
    "    instructions: []\n",
    [`notes instructions.releaseNotes: ${VERSION} → undefined`],
  ],
  [
    "an address changes",
    "com/octo/widget",
    "com/octo/gadget",
    [`octo/widget ${URL}: "https://github.com/octo/widget" → "https://github.com/octo/gadget"`],
  ],
])("if %s", (_, from, to, changes) => {
  expect(FILE).toContain(from);
  expect(listChanges(FILE.replace(from, to), { state })).toEqual(changes.map((one) => `update ${one}`));
});

test("an instruction of another type is another one", () => {
  expect(listChanges(INSTRUCTIONS.replace("releaseNotes", "planning"), { state })).toEqual([
    expect.stringMatching(/^create Tone content: /),
    "keep Tone (not in the file)",
  ]);
});

describe("secrets", () => {
  const secret = (file: string, healthy: boolean, updateSecrets = false) =>
    listChanges(file, { state: { ...state, connections: [widget, { ...github, healthy }] }, updateSecrets });

  test("are sent to a connection that is unhealthy, or on request", () => {
    expect(secret(FILE, true)).toEqual([]);
    expect(secret(FILE, false)).toEqual([
      "update github config.codehostApp.token: (secret) → (secret, sent again: the connection is unhealthy)",
    ]);
    expect(secret(FILE, true, true)).toEqual([
      "update github config.codehostApp.token: (secret) → (secret, sent again)",
    ]);
  });

  test("that the service generates stay, others are removed", () => {
    const hooked = { ...github, config: { codehostApp: { token: "********", webhookSecret: "********" } } };
    expect(listChanges(FILE, { state: { ...state, connections: [widget, hooked] } })).toEqual([]);
    const keyed = { ...github, config: { codehostApp: { token: "********", privateKey: "********" } } };
    expect(listChanges(FILE, { state: { ...state, connections: [widget, keyed] } })).toEqual([
      "update github config.codehostApp.privateKey: (secret) → undefined",
    ]);
  });
});

describe("what is not in the file", () => {
  const old = {
    id: "pub-2",
    name: "old",
    config: { docsRepo: "cnn-2", sourceRepos: ["cnn-2", "cnn-3"] },
    instructions: [{ ...link, instructionId: "ins-2" }],
  };
  const length = { id: "ins-2", name: "Length", type: "changelog", content: "Be short.", global: true };
  const more = { connections: [...state.connections, jira], instructions: [tone, length], publications: [notes, old] };

  test("is listed and stays", () => {
    expect(listChanges(FILE, { state: more })).toEqual([
      "keep jira (not in the file)",
      "keep Length (not in the file)",
      "keep old (not in the file)",
    ]);
  });

  test("stays with prune in a section that the file does not have, with what it refers to", () => {
    expect(listChanges(CONNECTIONS + INSTRUCTIONS, { state: more, prune: true })).toEqual([
      "keep jira (not in the file, but the publication old uses it)",
      "keep Length (not in the file, but the publication old uses it)",
    ]);
    expect(listChanges(PUBLICATIONS, { state: more, prune: true })).toEqual(["delete old"]);
  });

  test("stays with prune if the file refers to it, with what it refers to itself", () => {
    expect(listChanges(`connections: []\ninstructions: []\n${PUBLICATIONS}`, { state: more, prune: true })).toEqual([
      "keep octo/widget (not in the file, but the publication notes uses it)",
      "keep github (not in the file, but the connection octo/widget uses it)",
      "delete jira",
      "keep Tone (not in the file, but the publication notes uses it)",
      "delete Length",
      "delete old",
    ]);
  });

  test("stays with prune as the style guide of a publication that stays", () => {
    const listWith = (publicationId: string) => {
      const styleGuides = [{ ...link, publicationId, instructionId: "ins-2", slotType: "styleGuide" }];
      return listChanges(FILE, { state: { ...more, connections: state.connections, styleGuides }, prune: true });
    };
    expect(listWith("pub-1")).toContain("keep Length (not in the file, but the publication notes uses it)");
    expect(listWith("pub-2")).toContain("delete Length");
  });

  test("stays with prune if it is of a type that no file has", () => {
    const later = { id: "cnn-4", name: "later", type: "forge", config: { forge: {} } };
    expect(listChanges(CONNECTIONS, { state: { connections: [...state.connections, later] }, prune: true })).toEqual([
      "keep later (not in the file)",
    ]);
  });
});
