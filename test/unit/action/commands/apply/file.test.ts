import { describe, expect, test } from "vitest";
import { parseServiceFile } from "../../../../../src/action/commands/apply/file.ts";
import { findProblems } from "../../../../support/planned-file.ts";

const variable = (name: string) => `"\${${name}}"`;
const app = (token: string) => `connections:\n  - name: github\n    config: { codehostApp: { token: ${token} } }\n`;
const REPOSITORY = `connections:
  - name: octo/widget
    config: { codehostRepo: { repositoryUrl: "file:///srv/widget" } }
`;
const variables = { TOKEN: "token-1" };

test("all faults are named at once, in the order of the file, with line and column", () => {
  const file = `${app(variable("MISSING"))}  - name: github
    config: { tracker: { baseUrl: octo, email: ada@example.org } }
    pausd: true
instructions:
  - { name: Tone, type: release, content: "" }
publications:
  - name: notes
    config: { docsRepo: octo/widget, writeChangelog: true }
    instructions: [{ slotType: styleGuide, instructionId: Tone }]
`;
  expect(findProblems(file)).toEqual([
    expect.stringMatching(
      /^3:37: connections\[0\]\.config\.codehostApp\.token: needs the variable MISSING, which is not set/,
    ),
    expect.stringMatching(/^4:11: connections\[1\]\.name: "github" is in the file twice$/),
    expect.stringMatching(/^5:24: connections\[1\]\.config\.tracker\.token: is missing/),
    expect.stringMatching(/^5:35: connections\[1\]\.config\.tracker\.baseUrl: an address is written with its scheme/),
    expect.stringMatching(/^6:5: connections\[1\]\.pausd: is no field here; did you mean paused\?$/),
    expect.stringMatching(/^8:25: instructions\[0\]\.type: must be one of/),
    expect.stringMatching(/^8:43: instructions\[0\]\.content: is empty$/),
    expect.stringMatching(/^11:25: publications\[0\]\.config\.docsRepo: names the connection "octo\/widget", /),
    expect.stringMatching(
      /^11:38: publications\[0\]\.config\.writeChangelog: is no field here; did you mean writeChangelogs\?$/,
    ),
    expect.stringMatching(/^12:32: publications\[0\]\.instructions\[0\]\.slotType: must be one of "documentation", /),
  ]);
});

const TWICE = `${app(variable("TOKEN"))}${app(variable("TOKEN")).replace("connections:\n", "")}`;
const publication = (config: string, more = "") => `publications: [{ name: a, config: { ${config} }${more} }]`;
const withInstruction = (fields: string) =>
  REPOSITORY + publication("docsRepo: octo/widget", `, instructions: [{ ${fields} }]`);
const SECOND = REPOSITORY.replace("connections:\n", "").replaceAll("octo/widget", "b");
const NO_SECTIONS = /^1:1: the file has at least one of connections, instructions and publications$/;
const MISSPELT =
  /^4:\d+: publications\[0\]\.config\.docsRepo: names the connection "octo\/wigdet", .* did you mean "octo\/widget"\?$/;
const URL = '"https://github.com/octo/a"';

describe.each<[fault: string, file: string, message: RegExp]>([
  ["a file without sections", "# none\n", NO_SECTIONS],
  ["an empty section", "connections:\n", /^1:1?.*connections: is a list of connections; write \[\] for none/],
  ["a name that is twice in the file", TWICE, /^4:11: connections\[1\]\.name: "github" is in the file twice$/],
  ["a secret in the file", app("ghp_abc"), /^3:\d+: .*token: is a secret, which no file may contain: write \$\{NAME\}/],
  ["a secret within a text", app(`"Bearer \${TOKEN}"`), /token: is a secret, which no file may contain/],
  ["an empty variable", app(variable("EMPTY")), /needs the variable EMPTY, which is empty/],
  [
    "a variable of the runner",
    app(variable("ACTIONS_RUNTIME_TOKEN")),
    /names ACTIONS_RUNTIME_TOKEN, a variable of the runner/,
  ],
  ["a token of the runner", app(variable("GITHUB_TOKEN")), /names GITHUB_TOKEN, a variable of the runner/],
  [
    "two types",
    app(`${variable("TOKEN")} }, chatApp: { token: ${variable("TOKEN")}`),
    /this one has codehostApp and chatApp$/,
  ],
  [
    "an unknown type",
    "connections: [{ name: a, config: { github: {} } }]",
    /config\.github: is no field here; the fields are codehostRepo, /,
  ],
  ["a name that resembles another", REPOSITORY + publication("docsRepo: octo/wigdet"), MISSPELT],
  [
    "a type that does not fit",
    app(variable("TOKEN")) + publication("docsRepo: github"),
    /docsRepo: names "github", a codehostApp; give a codehostRepo$/,
  ],
  [
    "a repository without its app",
    `connections: [{ name: a, config: { codehostRepo: { repositoryUrl: ${URL} } } }]`,
    /codehostRepo: needs codehostAppConnectionId, a codehostApp or codehostbApp$/,
  ],
  [
    "a source that does not exist, with events",
    REPOSITORY + publication("docsRepo: widget, inputTriggers: { octo/widget: [releases] }"),
    /docsRepo: names the connection "widget"/,
  ],
  [
    "a number for a text",
    `connections: [{ name: a, config: { codehostApp: { appId: 12, privateKey: "\${TOKEN}" } } }]`,
    /appId: is a number; write it in quotes$/,
  ],
  ["a slot that is missing", withInstruction("content: a"), /slotType: is missing$/],
  [
    "an unknown event",
    REPOSITORY + publication("docsRepo: octo/widget, inputTriggers: { octo/widget: [release] }"),
    /inputTriggers\.octo\/widget: has release, but a codehostRepo emits pullRequests, /,
  ],
  [
    "events of what is no source",
    REPOSITORY + SECOND + publication("docsRepo: b, inputTriggers: { octo/widget: [releases] }"),
    /inputTriggers\.octo\/widget: is for a connection that is not one of sourceRepos$/,
  ],
  [
    "an instruction that does not exist",
    withInstruction("slotType: planning, instructionId: Tone"),
    /instructionId: names the instruction "Tone", which is neither in the file nor in the service; add it/,
  ],
  [
    "an instruction with ID and content",
    withInstruction("slotType: planning, instructionId: Tone, content: a"),
    /instructions\[0\]: has either instructionId/,
  ],
])("%s", (_, file, message) => {
  test("is the only problem", () => {
    const given = { ...variables, EMPTY: " ", ACTIONS_RUNTIME_TOKEN: "x", GITHUB_TOKEN: "x" };
    expect(findProblems(file, { variables: given })).toEqual([expect.stringMatching(message)]);
  });
});

test("what an entry with faults refers to is checked too", () => {
  const file = `connections:
  - name: octo/widget
    pausd: true
    config: { codehostRepo: { codehostAppConnectionId: githbu, repositoryUrl: "https://github.com/octo/widget" } }
  - { name: jira, config: { tracker: { baseUrl: octo, email: ada@example.org, token: "\${MISSING}" } } }
publications:
  - name: notes
    writeReleaseNotes: true
    config:
      docsRepo: octo/widgte
      sourceRepos: [octo/widget, jria]
      inputTriggers: { octo/gadget: [releases] }
      notifierConnection: chat
    instructions: [{ slotType: planning, instructionId: Tone }, { slotType: none, instructionId: Tone }]
`;
  expect(findProblems(file).map((line) => line.replace(/; .*/, ""))).toEqual([
    "3:5: connections[0].pausd: is no field here",
    expect.stringMatching(/^4:.*codehostAppConnectionId: names the connection "githbu", which is neither/),
    expect.stringMatching(/^5:.*baseUrl: an address is written with its scheme/),
    expect.stringMatching(/^5:.*token: needs the variable MISSING, which is not set/),
    "8:5: publications[0].writeReleaseNotes: is no field here",
    expect.stringMatching(/^10:.*docsRepo: names the connection "octo\/widgte"/),
    expect.stringMatching(/^11:.*sourceRepos\[1\]: names the connection "jria"/),
    expect.stringMatching(/^12:.*octo\/gadget: names the connection "octo\/gadget"/),
    expect.stringMatching(/^13:.*notifierConnection: names the connection "chat"/),
    expect.stringMatching(/^14:.*instructions\[0\]\.instructionId: names the instruction "Tone"/),
    expect.stringMatching(/^14:.*instructions\[1\]\.slotType: must be one of/),
  ]);
});

test.each([
  [`connections:\n  - { token: \${{ secrets.TOKEN }} }\n`, /^f:2:.*; write a variable in quotes, as "\$\{NAME\}"$/],
  ["connections: []\nconnections: []\n", /^f:2:1: Map keys must be unique/],
  [`connections: ${"[".repeat(60)}`, /nested more than/],
])("%j is refused with its place", (text, message) => {
  expect(() => parseServiceFile("f", text)).toThrow(
    expect.objectContaining({ code: "apply/invalid", message: expect.stringMatching(message) }),
  );
});

describe("what several records of the service have as a name", () => {
  const two = ["cnn-1", "cnn-2"].map((id) => ({ id, name: "octo/widget", type: "codehostRepo" }));

  test.each<[string, string, RegExp]>([
    [
      "has it",
      REPOSITORY,
      /^2:11: connections\[0\]\.name: is the name of several connections of the service: cnn-1, cnn-2/,
    ],
    [
      "refers to it",
      publication("docsRepo: octo/widget"),
      /docsRepo: is "octo\/widget", the name of several connections; rename all but one, or give an ID$/,
    ],
  ])("is refused where the file %s, but not by ID", (_, file, message) => {
    expect(findProblems(file, { state: { connections: two } })).toEqual([expect.stringMatching(message)]);
    expect(findProblems(publication("docsRepo: cnn-2"), { state: { connections: two } })).toEqual([]);
  });
});

test("two entries cannot rename one record", () => {
  const file = `instructions:
  - { name: a, renamedFrom: old, type: planning, content: a }
  - { name: b, renamedFrom: old, type: planning, content: b }
`;
  const instructions = [{ id: "ins-1", name: "old", type: "planning", content: "a" }];
  expect(findProblems(file, { state: { instructions } })).toEqual([
    expect.stringMatching(/^3:29: instructions\[1\]\.renamedFrom: is a record that the file names twice: old$/),
  ]);
});

describe("a rename to a name that the service has already", () => {
  const present = (...names: string[]) => ({
    state: {
      instructions: names.map((name) => ({ id: `ins-${name}`, name, type: "planning", content: "a" })),
    },
  });
  const rename = (...renames: [name: string, renamedFrom?: string][]) => {
    const lines = renames.map(([name, from]) => {
      const former = from === undefined ? "" : ` renamedFrom: ${from},`;
      return `  - { name: ${name},${former} type: planning, content: a }\n`;
    });
    return `instructions:\n${lines.join("")}`;
  };

  test("is refused while the service has the former name", () => {
    expect(findProblems(rename(["b", "a"]), present("a", "b"))).toEqual([
      '2:29: instructions[0].renamedFrom: names "a", but "b" exists already; remove one of the two from the service, or remove renamedFrom',
    ]);
  });

  test.each<[what: string, file: string, names: string[]]>([["from its own name", rename(["a", "a"]), ["a"]]])(
    "is no fault %s",
    (_, file, names) => {
      expect(findProblems(file, present(...names))).toEqual([]);
    },
  );

  test.each<[length: string, file: string, names: string[]]>([["two", rename(["a", "b"], ["b", "a"]), ["a", "b"]]])(
    "is refused as an exchange of %s names",
    (_, file, names) => {
      const problems = findProblems(file, present(...names));
      expect(problems).toHaveLength(names.length);
      for (const problem of problems)
        expect(problem).toMatch(/renamedFrom: names ".", which the file renames too: names/);
    },
  );

  test("is no fault besides those of the entry that has the former name", () => {
    const file = rename(["b", "a"], ["a"]).replace("{ name: a,", "{ name: a, pausd: true,");
    expect(findProblems(file, present("a", "b"))).toEqual([expect.stringContaining("pausd: is no field here")]);
  });

  test("of a name from a circle of others is no fault besides those of the circle", () => {
    const file = rename(["d", "a"], ["a", "b"], ["b", "a"]);
    expect(findProblems(file, present("a", "b", "d"))).toHaveLength(2);
  });
});
