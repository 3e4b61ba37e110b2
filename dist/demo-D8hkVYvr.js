import{c as e}from"./options-DLTpZtvB.js";import{Xt as t}from"./built-in-BAbT---L.js";import{Ft as n,In as r,Lt as i,Mt as a,Tt as o,Ut as s,kn as c}from"./start-COPT2zeO.js";import{a as l,i as u}from"./sign-in-link-SpwAhbYY.js";import"./sessions-nwTfRZUt.js";import{c as d,l as f,o as p}from"./set-model-Di_Xc5m1.js";import{t as m}from"./init-S6eMvOKl.js";import{a as h,n as g,o as _,r as v,s as y}from"./serve-CqYbeQJP.js";import{i as b,u as x}from"./operated-store-CSCaVSYt.js";import{et as S}from"./select-B9Xar-RG.js";import{appendFileSync as C}from"node:fs";import{join as w}from"node:path";import{pathToFileURL as T}from"node:url";import{randomBytes as E}from"node:crypto";import{mkdir as D,mkdtemp as O,rm as k}from"node:fs/promises";import{tmpdir as A}from"node:os";function j(e,t){return async(n,r,i)=>{let a={authorization:`Bearer ${t}`,"content-type":`application/json`},o=new Request(`http://127.0.0.1/api/v1/${r}`,{method:n,headers:a,...i&&{body:JSON.stringify(i)}}),s=await e.fetch(o),c=await s.text();if(!s.ok)throw Error(`${n} ${r} of the demo got ${s.status}: ${c}`);return c===``?void 0:JSON.parse(c)}}const M=a({id:s()}),N=i({files:o(a({filePath:s(),sha:n(s())}))});async function P(e,{apiKey:t,repositoryUrl:n}){let r=j(e,t),i=async(e,t)=>M.parse(await r(`POST`,e,t)).id;await i(`users`,{name:`Reviewer`,email:`reviewer@example.com`,roles:[`viewer`]});let a=await ee(i,n),o=(e,t,n)=>i(`conversations/`,{stage:!0,publication:e,body:t,changes:[{tags:n}]});await o(I,`Add version 2.2.0 to the changelog.`,{start:`v2.1.0`,end:`v2.2.0`}),await o(F,`Write the release notes of version 2.1.0.`,{start:`v2.0.0`,end:`v2.1.0`});let s=await o(F,`Write the release notes of version 2.0.0, and update the install commands.`,{start:`v1.2.0`,end:`v2.0.0`});await r(`POST`,`conversations/${await o(I,`List everything since the first release in the changelog.`,{start:`v1.0.0`})}/cancel`),await e.idle();let{files:c}=N.parse(await r(`GET`,`conversations/${s}/diff`));await i(`conversations/${s}/comments`,L(c)),await i(`conversations/${s}/comments`,{body:`/reword #24 Ask for the departures of several piers at once`}),await o(I,`Add what changed since version 2.1.0 to the changelog.`,{start:`v2.1.0`}),await r(`POST`,`publications/${a}/sync`)}const F=`Release notes`,I=`Changelog`;async function ee(e,t){let n=await e(`connections`,{name:`ferrytime`,config:{codehostRepo:{repositoryUrl:t}}}),r=await e(`instructions`,{name:`Titles`,type:`commit`,content:`Title pull requests "docs: {subject}"
Label pull requests documentation`}),i=await e(`instructions`,{name:`No dependency updates`,type:`releaseNotes`,content:`Leave out dependency updates`}),a=(t,r,i)=>e(`publications`,{name:t,config:{docsRepo:n,...r},instructions:i}),o={slotType:`commit`,instructionId:r};return await a(I,{writeChangelogs:!0},[o]),a(F,{sourceRepos:[n],writeReleaseNotes:!0,writeChangelogs:!0,writeDocumentation:!0,inputTriggers:{[n]:[`releases`]}},[{slotType:`releaseNotes`,instructionId:i},o])}function L(e){let t=`README.md`;return{body:`Do we still recommend a global installation?`,workRequested:!1,anchor:{filePath:t,anchoredFileSha:e.find(e=>e.filePath===t)?.sha??void 0,startLine:8}}}const R=e=>`# Ferrytime

Ferry timetables over HTTP: departures, delays and connections of every pier in one small service.

## Install

\`\`\`sh
npm install --global ferrytime@${e}
ferrytime serve --port 8000
\`\`\`

[Quickstart](docs/quickstart.md) · [Configuration](docs/configuration.md) · [Changelog](CHANGELOG.md)
`,z=e=>`# Quickstart

Install version ${e}, and ask for the next departures of a pier:

\`\`\`sh
npm install --global ferrytime@${e}
ferrytime serve --port 8000 &
curl "http://localhost:8000/departures?pier=north"
\`\`\`

The answer lists line, destination and time.
`,B=[`
## [1.0.0] - {89 days ago}

### Added

- List the departures of a pier
- Set the time zone of all times
`,`
## [1.1.0] - {61 days ago}

### Added

- Show delays with their reason

### Fixed

- Keep departures after midnight in their order
`,`
## [1.2.0] - {33 days ago}

### Added

- Find connections with one change
- Print departures as a table

### Fixed

- Answer 404 for a pier that does not exist
`],V=(e,t)=>({"CHANGELOG.md":`# Changelog

All notable changes of Ferrytime are in this file. The format is based on
[Keep a Changelog](https://keepachangelog.com/en/1.1.0/).

## [Unreleased]
`+B.slice(0,t).reverse().join(``),"README.md":R(e),"docs/quickstart.md":z(e)}),H=(e,t)=>({[`src/${e}.ts`]:`export const ${e} = { revision: ${t} };\n`}),U=[{daysAgo:96,message:`feat: list the departures of a pier (#1)`,files:H(`departures`,1)},{daysAgo:92,message:`feat: set the time zone of all times (#2)`,files:H(`timezone`,1)},{daysAgo:90,message:`docs: describe the settings (#3)`,files:{"docs/configuration.md":`# Configuration

| setting | meaning | default |
| --- | --- | --- |
| \`port\` | where the service listens | 8000 |
| \`timezone\` | time zone of all times | UTC |
| \`cache\` | seconds that timetables are kept | 60 |
`}},{daysAgo:89,message:`chore: release 1.0.0`,files:V(`1.0.0`,1),tag:`v1.0.0`},{daysAgo:72,message:`feat: show delays with their reason (#6)`,files:H(`delays`,1)},{daysAgo:66,message:`fix: keep departures after midnight in their order (#8)`,files:H(`departures`,2)},{daysAgo:61,message:`chore: release 1.1.0`,files:V(`1.1.0`,2),tag:`v1.1.0`},{daysAgo:48,message:`feat: find connections with one change (#11)`,files:H(`connections`,1)},{daysAgo:44,message:`feat(cli): print departures as a table (#12)`,files:H(`table`,1)},{daysAgo:41,message:`fix: answer 404 for a pier that does not exist (#14)`,files:H(`piers`,1)},{daysAgo:36,message:`test: cover the change to summer time (#16)`,files:H(`summertime`,1)},{daysAgo:33,message:`chore: release 1.2.0`,files:V(`1.2.0`,3),tag:`v1.2.0`},{daysAgo:26,message:`feat: follow a ferry on the map (#21)`,files:H(`map`,1)},{daysAgo:21,message:"feat(api)!: return times in ISO 8601 (#23)\n\nBREAKING CHANGE: Departures have `departsAt`, such as 2026-01-05T10:00:00Z, instead of `time`. Read that field.",files:H(`departures`,3)},{daysAgo:18,message:`feat(api): ask for several piers in one request (#24)`,files:H(`piers`,2)},{daysAgo:16,message:`fix: show cancelled ferries as cancelled (#26)`,files:H(`delays`,2)},{daysAgo:15,message:`fix(cli): align columns of names with accents (#27)`,files:H(`table`,2)},{daysAgo:14,message:`chore(deps): bump the timetable parser from 3.1.0 to 3.2.0 (#28)`,files:H(`parser`,2)},{daysAgo:13,message:`refactor: move the cache into a module (#29)`,files:H(`cache`,1),tag:`v2.0.0`},{daysAgo:9,message:`feat: warn of storms on the route (#31)`,files:H(`storms`,1)},{daysAgo:7,message:`perf: read each timetable once (#33)`,files:H(`cache`,2)},{daysAgo:6,message:`fix: keep the map centered while it moves (#34)`,files:H(`map`,2),tag:`v2.1.0`},{daysAgo:3,message:`feat: subscribe to the delays of a line (#36)`,files:H(`delays`,3)},{daysAgo:2,message:`fix: close connections of clients that left (#37)`,files:H(`server`,1)}],W=86400;async function G(e,t){await D(e),await S(e,[`init`,`--bare`,`--quiet`,`--template=`,`--initial-branch=main`,`.`]);let n=Math.floor(t.getTime()/1e3/W)*W,r=U.map(e=>K(e,n));await S(e,[`fast-import`,`--quiet`],{input:r.join(``)})}function K({daysAgo:e,message:t,files:n,tag:r},i){let a=e=>i-e*W,o=e=>new Date(a(e)*1e3).toISOString().slice(0,10),s=Object.entries(n).map(([e,t])=>`M 100644 inline ${e}\n${q(t.replaceAll(/\{(\d+) days ago\}/g,(e,t)=>o(Number(t))))}`),c=`commit refs/heads/main\n${`committer Demo <demo@example.com> ${a(e)} +0000\n`}${q(t)}${s.join(``)}\n`;return r===void 0?c:`${c}reset refs/tags/${r}\nfrom refs/heads/main\n\n`}function q(e){return`data ${Buffer.byteLength(e)}\n${e}\n`}const J={organization:`Ferrytime`,name:`Demo`,email:`demo@example.com`},Y=(e,t)=>{e.option(`--port <port>`,`Port to listen on; a free one by default.`,d(0,65535),0).action(async({port:e})=>{let n=g([`SIGINT`,`SIGTERM`,`SIGHUP`]);process.umask(63);await using r=new AsyncDisposableStack;let i=await O(w(A(),`release-docs-demo-`));r.defer(()=>k(i,{recursive:!0,force:!0})),await X(i),t.err(`Writing the demo's history and its first drafts …
`),await Z(n,{folder:i,port:e,io:t})})};async function X(e){try{await t(e)}catch(e){if(!(e instanceof c)||e.code!==`git/not-installed`)throw e;let{command:t}=r[`git/not-installed`];throw new c(e.code,e.message,{hint:t,cause:e})}}async function Z(e,{folder:t,port:n,io:r}){let i=w(t,`ferrytime.git`);await G(i,new Date);let a=Q(w(t,`data`),n),{orgId:o,userId:s,apiKey:c}=await b(a,r,e=>m(e,J)),d=_({format:`text`,write:y(e=>C(w(t,`service.log`),e)),secrets:[]}),f={...r.env,RELEASE_DOCS_SECRETS_KEY:E(32).toString(`base64`)};await using p=await v(a,f,d);await h(e,p,{settings:a,log:d,onListening:async e=>{await P(p.service,{apiKey:c,repositoryUrl:T(i).href});let n=await p.store.transaction(e=>l(e,x(o),{id:s}));r.out($({signInUrl:u(e,n),apiKey:c,folder:t}))}})}function Q(t,n){let r=[`--data`,t,`--port`,String(n),`--allow-private`];return f(p(new e).parse(r,{from:`user`}),{})}function $({signInUrl:e,apiKey:t,folder:n}){return`Sign in  ${e}
API key  ${t}
Data     ${n}

The link works once, within 15 minutes. After that sign in with the API key.
Ctrl+C stops the demo and removes its data.
`}export{Y as demoCommand};