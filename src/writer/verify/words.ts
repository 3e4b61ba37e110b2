/** Of languages, shells and their usual programs: words that no project has to define. */
const WORDS = [
  "abstract and any array as assert async await base begin bool boolean break byte case cast catch char class console",
  "const constructor continue debugger declare def default defer delete dict do double elif else elsif end enum except",
  "export extends extern false final finally float fmt fn for foreach from func function get global goto if impl",
  "implements import in include inf infinity inline input instanceof int integer interface internal is iter keyof lambda",
  "len let list local long loop main map match mod module mut namespace NaN native never new nil none None not null",
  "number object of operator option or out override package panic pass print printf println private process protected",
  "pub public puts raise range readonly record ref repeat require return Result self select set short signed sizeof",
  "static str string String struct super switch symbol synchronized template then this throw throws trait true True",
  "False try tuple type typedef typeof undefined union unknown unless unsafe unsigned until use using val var vec Vec",
  "void volatile when where while with yield String Object Array Number Boolean Promise Error Map Set Date JSON Math",
  "apt awk bash brew bundle cargo cat cd chmod choco clone composer cp curl docker echo env exit gem git grep head host",
  "install kubectl latest localhost ls make mkdir mv npm npx null pip pnpm podman ps pwd python rm root run scoop sed",
  "sh stdin stdout stderr sudo tail tar touch unzip user wget winget xargs yarn zip foo bar baz qux example",
  "GitHub GitLab JavaScript TypeScript macOS iOS PostgreSQL MySQL SQLite OpenSSL WebSocket GraphQL YouTube LinkedIn",
  "JSON YAML TOML HTTP HTTPS HTML CSS XML URL URI API CLI UTF ASCII README CHANGELOG LICENSE MIT TODO",
  "get post put patch head delete options GET POST PUT PATCH HEAD DELETE OPTIONS stringify parse log push toString",
];
export const KNOWN_WORDS: ReadonlySet<string> = new Set(WORDS.join(" ").split(" "));
