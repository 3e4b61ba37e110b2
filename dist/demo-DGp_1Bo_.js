import{c as e}from"./options-CspTt3N9.js";import{Ut as t}from"./built-in-Mp6nXYPI.js";import{Nt as n,St as r,Tn as i,jt as a,kt as o,xn as s,zt as c}from"./start-BmC6zu7Q.js";import{a as l,i as u}from"./sign-in-link-Dp-QQexZ.js";import"./sessions-CKa9t2WC.js";import{c as d,l as f,o as p}from"./set-model-CcYdWCL9.js";import{t as m}from"./init-DnM_F0S4.js";import{a as h,n as ee,o as g,r as _,s as v}from"./serve-ghFfsE87.js";import{i as y,l as b}from"./operated-store-Dtx-QJiq.js";import{nt as x}from"./select-CfHNQaqA.js";import{appendFileSync as S}from"node:fs";import{join as C}from"node:path";import{pathToFileURL as w}from"node:url";import{randomBytes as T}from"node:crypto";import{mkdir as E,mkdtemp as D,rm as O}from"node:fs/promises";import{tmpdir as k}from"node:os";function A(e,t){return async(n,r,i)=>{let a={authorization:`Bearer ${t}`,"content-type":`application/json`},o=new Request(`http://127.0.0.1/api/v1/${r}`,{method:n,headers:a,...i&&{body:JSON.stringify(i)}}),s=await e.fetch(o),c=await s.text();if(!s.ok)throw Error(`${n} ${r} of the demo got ${s.status}: ${c}`);return c===``?void 0:JSON.parse(c)}}const j=o({id:c()}),M=n({files:r(o({filePath:c(),sha:a(c())}))});async function N(e,{apiKey:t,repositoryUrl:n}){let r=A(e,t),i=async(e,t)=>j.parse(await r(`POST`,e,t)).id;await i(`users`,{name:`Reviewer`,email:`reviewer@example.com`,roles:[`viewer`]});let a=await I(i,n),o=e=>i(`conversations/`,{stage:!0,...e});await o({...z,publication:F}),await o({...B,publication:P});let s=await o({...V,publication:P});await r(`POST`,`conversations/${await o({...R,publication:F})}/cancel`),await e.idle();let{files:c}=M.parse(await r(`GET`,`conversations/${s}/diff`));await i(`conversations/${s}/comments`,U(c)),await i(`conversations/${s}/comments`,{body:`/reword #24 Ask for the departures of several piers at once`}),await o({...H,publication:F}),await r(`POST`,`publications/${a}/sync`)}const P=`Release notes`,F=`Changelog`;async function I(e,t){let n=await e(`connections`,{name:`ferrytime`,config:{codehostRepo:{repositoryUrl:t}}}),r=await e(`instructions`,{name:`Titles`,type:`commit`,content:`Title pull requests "docs: {subject}"
Label pull requests documentation`}),i=await e(`instructions`,{name:`No dependency updates`,type:`releaseNotes`,content:`Leave out dependency updates`}),a=(t,r,i)=>e(`publications`,{name:t,config:{docsRepo:n,...r},instructions:i}),o={slotType:`commit`,instructionId:r};return await a(F,{writeChangelogs:!0},[o]),a(P,{sourceRepos:[n],writeReleaseNotes:!0,writeChangelogs:!0,writeDocumentation:!0,inputTriggers:{[n]:[`releases`]}},[{slotType:`releaseNotes`,instructionId:i},o])}const L=(e,t)=>[{tags:{start:e,end:t}}],R={body:`List everything since the first release in the changelog.`,changes:[{tags:{start:`v1.0.0`}}]},z={body:`Add version 2.2.0 to the changelog.`,changes:L(`v2.1.0`,`v2.2.0`)},B={body:`Write the release notes of version 2.1.0.`,changes:L(`v2.0.0`,`v2.1.0`)},V={body:`Write the release notes of version 2.0.0, and update the install commands.`,changes:L(`v1.2.0`,`v2.0.0`)},H={body:`Add what changed since version 2.1.0 to the changelog.`,changes:[{tags:{start:`v2.1.0`}}]};function U(e){let t=`README.md`;return{body:`Do we still recommend a global installation?`,workRequested:!1,anchor:{filePath:t,anchoredFileSha:e.find(e=>e.filePath===t)?.sha??void 0,startLine:8}}}const W=e=>`# Ferrytime

Ferry timetables over HTTP: departures, delays and connections of every pier in one small service.

## Install

\`\`\`sh
npm install --global ferrytime@${e}
ferrytime serve --port 8000
\`\`\`

[Quickstart](docs/quickstart.md) · [Configuration](docs/configuration.md) · [Changelog](CHANGELOG.md)
`,G=e=>`# Quickstart

Install version ${e}, and ask for the next departures of a pier:

\`\`\`sh
npm install --global ferrytime@${e}
ferrytime serve --port 8000 &
curl "http://localhost:8000/departures?pier=north"
\`\`\`

The answer lists line, destination and time.
`,K=[`
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
`],q=(e,t)=>({"CHANGELOG.md":`# Changelog

All notable changes of Ferrytime are in this file. The format is based on
[Keep a Changelog](https://keepachangelog.com/en/1.1.0/).

## [Unreleased]
`+K.slice(0,t).reverse().join(``),"README.md":W(e),"docs/quickstart.md":G(e)}),J=(e,t)=>({[`src/${e}.ts`]:`export const ${e} = { revision: ${t} };\n`}),Y=[{daysAgo:96,message:`feat: list the departures of a pier (#1)`,files:J(`departures`,1)},{daysAgo:92,message:`feat: set the time zone of all times (#2)`,files:J(`timezone`,1)},{daysAgo:90,message:`docs: describe the settings (#3)`,files:{"docs/configuration.md":`# Configuration

| setting | meaning | default |
| --- | --- | --- |
| \`port\` | where the service listens | 8000 |
| \`timezone\` | time zone of all times | UTC |
| \`cache\` | seconds that timetables are kept | 60 |
`}},{daysAgo:89,message:`chore: release 1.0.0`,files:q(`1.0.0`,1),tag:`v1.0.0`},{daysAgo:72,message:`feat: show delays with their reason (#6)`,files:J(`delays`,1)},{daysAgo:66,message:`fix: keep departures after midnight in their order (#8)`,files:J(`departures`,2)},{daysAgo:61,message:`chore: release 1.1.0`,files:q(`1.1.0`,2),tag:`v1.1.0`},{daysAgo:48,message:`feat: find connections with one change (#11)`,files:J(`connections`,1)},{daysAgo:44,message:`feat(cli): print departures as a table (#12)`,files:J(`table`,1)},{daysAgo:41,message:`fix: answer 404 for a pier that does not exist (#14)`,files:J(`piers`,1)},{daysAgo:36,message:`test: cover the change to summer time (#16)`,files:J(`summertime`,1)},{daysAgo:33,message:`chore: release 1.2.0`,files:q(`1.2.0`,3),tag:`v1.2.0`},{daysAgo:26,message:`feat: follow a ferry on the map (#21)`,files:J(`map`,1)},{daysAgo:21,message:"feat(api)!: return times in ISO 8601 (#23)\n\nBREAKING CHANGE: Departures have `departsAt`, such as 2026-01-05T10:00:00Z, instead of `time`. Read that field.",files:J(`departures`,3)},{daysAgo:18,message:`feat(api): ask for several piers in one request (#24)`,files:J(`piers`,2)},{daysAgo:16,message:`fix: show cancelled ferries as cancelled (#26)`,files:J(`delays`,2)},{daysAgo:15,message:`fix(cli): align columns of names with accents (#27)`,files:J(`table`,2)},{daysAgo:14,message:`chore(deps): bump the timetable parser from 3.1.0 to 3.2.0 (#28)`,files:J(`parser`,2)},{daysAgo:13,message:`refactor: move the cache into a module (#29)`,files:J(`cache`,1),tag:`v2.0.0`},{daysAgo:9,message:`feat: warn of storms on the route (#31)`,files:J(`storms`,1)},{daysAgo:7,message:`perf: read each timetable once (#33)`,files:J(`cache`,2)},{daysAgo:6,message:`fix: keep the map centered while it moves (#34)`,files:J(`map`,2),tag:`v2.1.0`},{daysAgo:3,message:`feat: subscribe to the delays of a line (#36)`,files:J(`delays`,3)},{daysAgo:2,message:`fix: close connections of clients that left (#37)`,files:J(`server`,1)}],X=86400;async function Z(e,t){await E(e),await x(e,[`init`,`--bare`,`--quiet`,`--template=`,`--initial-branch=main`,`.`]);let n=Math.floor(t.getTime()/1e3/X)*X,r=Y.map(e=>Q(e,n));await x(e,[`fast-import`,`--quiet`],{input:r.join(``)})}function Q({daysAgo:e,message:t,files:n,tag:r},i){let a=e=>i-e*X,o=e=>new Date(a(e)*1e3).toISOString().slice(0,10),s=Object.entries(n).map(([e,t])=>`M 100644 inline ${e}\n${$(t.replaceAll(/\{(\d+) days ago\}/g,(e,t)=>o(Number(t))))}`),c=`commit refs/heads/main\n${`committer Demo <demo@example.com> ${a(e)} +0000\n`}${$(t)}${s.join(``)}\n`;return r===void 0?c:`${c}reset refs/tags/${r}\nfrom refs/heads/main\n\n`}function $(e){return`data ${Buffer.byteLength(e)}\n${e}\n`}const te={organization:`Ferrytime`,name:`Demo`,email:`demo@example.com`},ne=(e,t)=>{e.option(`--port <port>`,`Port to listen on; a free one by default.`,d(0,65535),0).action(async({port:e})=>{let n=ee([`SIGINT`,`SIGTERM`,`SIGHUP`]);process.umask(63);await using r=new AsyncDisposableStack;let i=await D(C(k(),`release-docs-demo-`));r.defer(()=>O(i,{recursive:!0,force:!0})),await re(i),t.err(`Writing the demo's history and its first drafts …
`),await ie(n,{folder:i,port:e,io:t})})};async function re(e){try{await t(e)}catch(e){if(!(e instanceof s)||e.code!==`git/not-installed`)throw e;let{command:t}=i[`git/not-installed`];throw new s(e.code,e.message,{hint:t,cause:e})}}async function ie(e,{folder:t,port:n,io:r}){let i=C(t,`ferrytime.git`);await Z(i,new Date);let a=ae(C(t,`data`),n),{orgId:o,userId:s,apiKey:c}=await y(a,r,e=>m(e,te)),d=g({format:`text`,write:v(e=>S(C(t,`service.log`),e)),secrets:[]}),f={...r.env,RELEASE_DOCS_SECRETS_KEY:T(32).toString(`base64`)};await using p=await _(a,f,d);await h(e,p,{settings:a,log:d,onListening:async e=>{await N(p.service,{apiKey:c,repositoryUrl:w(i).href});let n=await p.store.transaction(e=>l(e,b(o),{id:s}));r.out(oe({signInUrl:u(e,n),apiKey:c,folder:t}))}})}function ae(t,n){let r=[`--data`,t,`--port`,String(n),`--allow-private`];return f(p(new e).parse(r,{from:`user`}),{})}function oe({signInUrl:e,apiKey:t,folder:n}){return`Sign in  ${e}
API key  ${t}
Data     ${n}

The link works once, within 15 minutes. After that sign in with the API key.
Ctrl+C stops the demo and removes its data.
`}export{ne as demoCommand};