export const id=`demo-demo`;export const ids=[`demo-demo`];export const modules={52175:((e,t,n)=>{n.r(t),n.d(t,{demoCommand:()=>V});var r=n(77598),i=n(73024),a=n(51455),o=n(48161),s=n(76760),c=n(73136),l=n(48179),u=n(50491),d=n(54168),f=n(69976),p=n(22695),m=n(38068),h=n(8212),g=n(27938),_=n(90739),v=n(84410),y=n(11558),b=n(34927),x=n(94343);function S(e,t){return async(n,r,i)=>{let a={authorization:`Bearer ${t}`,"content-type":`application/json`},o=new Request(`http://127.0.0.1/api/v1/${r}`,{method:n,headers:a,...i&&{body:JSON.stringify(i)}}),s=await e.fetch(o),c=await s.text();if(!s.ok)throw Error(`${n} ${r} of the demo got ${s.status}: ${c}`);return c===``?void 0:JSON.parse(c)}}let C=x._H3({id:x.YjP()}),w=x.Ikc({files:x.YOg(x._H3({filePath:x.YjP(),sha:x.cl6(x.YjP())}))});async function T(e,{apiKey:t,repositoryUrl:n}){let r=S(e,t),i=async(e,t)=>C.parse(await r(`POST`,e,t)).id;await i(`users`,{name:`Reviewer`,email:`reviewer@example.com`,roles:[`viewer`]});let a=await O(i,n),o=(e,t,n)=>i(`conversations/`,{stage:!0,publication:e,body:t,changes:[{tags:n}]});await o(D,`Add version 2.2.0 to the changelog.`,{start:`v2.1.0`,end:`v2.2.0`}),await o(E,`Write the release notes of version 2.1.0.`,{start:`v2.0.0`,end:`v2.1.0`});let s=await o(E,`Write the release notes of version 2.0.0, and update the install commands.`,{start:`v1.2.0`,end:`v2.0.0`});await r(`POST`,`conversations/${await o(D,`List everything since the first release in the changelog.`,{start:`v1.0.0`})}/cancel`),await e.idle();let{files:c}=w.parse(await r(`GET`,`conversations/${s}/diff`));await i(`conversations/${s}/comments`,k(c)),await i(`conversations/${s}/comments`,{body:`/reword #24 Ask for the departures of several piers at once`}),await o(D,`Add what changed since version 2.1.0 to the changelog.`,{start:`v2.1.0`}),await r(`POST`,`publications/${a}/sync`)}let E=`Release notes`,D=`Changelog`;async function O(e,t){let n=await e(`connections`,{name:`ferrytime`,config:{codehostRepo:{repositoryUrl:t}}}),r=await e(`instructions`,{name:`Titles`,type:`commit`,content:`Title pull requests "docs: {subject}"
Label pull requests documentation`}),i=await e(`instructions`,{name:`No dependency updates`,type:`releaseNotes`,content:`Leave out dependency updates`}),a=(t,r,i)=>e(`publications`,{name:t,config:{docsRepo:n,...r},instructions:i}),o={slotType:`commit`,instructionId:r};return await a(D,{writeChangelogs:!0},[o]),a(E,{sourceRepos:[n],writeReleaseNotes:!0,writeChangelogs:!0,writeDocumentation:!0,inputTriggers:{[n]:[`releases`]}},[{slotType:`releaseNotes`,instructionId:i},o])}function k(e){let t=`README.md`;return{body:`Do we still recommend a global installation?`,workRequested:!1,anchor:{filePath:t,anchoredFileSha:e.find(e=>e.filePath===t)?.sha??void 0,startLine:8}}}let A=e=>`# Ferrytime

Ferry timetables over HTTP: departures, delays and connections of every pier in one small service.

## Install

\`\`\`sh
npm install --global ferrytime@${e}
ferrytime serve --port 8000
\`\`\`

[Quickstart](docs/quickstart.md) · [Configuration](docs/configuration.md) · [Changelog](CHANGELOG.md)
`,j=e=>`# Quickstart

Install version ${e}, and ask for the next departures of a pier:

\`\`\`sh
npm install --global ferrytime@${e}
ferrytime serve --port 8000 &
curl "http://localhost:8000/departures?pier=north"
\`\`\`

The answer lists line, destination and time.
`,M=[`
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
`],N=(e,t)=>({"CHANGELOG.md":`# Changelog

All notable changes of Ferrytime are in this file. The format is based on
[Keep a Changelog](https://keepachangelog.com/en/1.1.0/).

## [Unreleased]
`+M.slice(0,t).reverse().join(``),"README.md":A(e),"docs/quickstart.md":j(e)}),P=(e,t)=>({[`src/${e}.ts`]:`export const ${e} = { revision: ${t} };\n`}),F=[{daysAgo:96,message:`feat: list the departures of a pier (#1)`,files:P(`departures`,1)},{daysAgo:92,message:`feat: set the time zone of all times (#2)`,files:P(`timezone`,1)},{daysAgo:90,message:`docs: describe the settings (#3)`,files:{"docs/configuration.md":`# Configuration

| setting | meaning | default |
| --- | --- | --- |
| \`port\` | where the service listens | 8000 |
| \`timezone\` | time zone of all times | UTC |
| \`cache\` | seconds that timetables are kept | 60 |
`}},{daysAgo:89,message:`chore: release 1.0.0`,files:N(`1.0.0`,1),tag:`v1.0.0`},{daysAgo:72,message:`feat: show delays with their reason (#6)`,files:P(`delays`,1)},{daysAgo:66,message:`fix: keep departures after midnight in their order (#8)`,files:P(`departures`,2)},{daysAgo:61,message:`chore: release 1.1.0`,files:N(`1.1.0`,2),tag:`v1.1.0`},{daysAgo:48,message:`feat: find connections with one change (#11)`,files:P(`connections`,1)},{daysAgo:44,message:`feat(cli): print departures as a table (#12)`,files:P(`table`,1)},{daysAgo:41,message:`fix: answer 404 for a pier that does not exist (#14)`,files:P(`piers`,1)},{daysAgo:36,message:`test: cover the change to summer time (#16)`,files:P(`summertime`,1)},{daysAgo:33,message:`chore: release 1.2.0`,files:N(`1.2.0`,3),tag:`v1.2.0`},{daysAgo:26,message:`feat: follow a ferry on the map (#21)`,files:P(`map`,1)},{daysAgo:21,message:"feat(api)!: return times in ISO 8601 (#23)\n\nBREAKING CHANGE: Departures have `departsAt`, such as 2026-01-05T10:00:00Z, instead of `time`. Read that field.",files:P(`departures`,3)},{daysAgo:18,message:`feat(api): ask for several piers in one request (#24)`,files:P(`piers`,2)},{daysAgo:16,message:`fix: show cancelled ferries as cancelled (#26)`,files:P(`delays`,2)},{daysAgo:15,message:`fix(cli): align columns of names with accents (#27)`,files:P(`table`,2)},{daysAgo:14,message:`chore(deps): bump the timetable parser from 3.1.0 to 3.2.0 (#28)`,files:P(`parser`,2)},{daysAgo:13,message:`refactor: move the cache into a module (#29)`,files:P(`cache`,1),tag:`v2.0.0`},{daysAgo:9,message:`feat: warn of storms on the route (#31)`,files:P(`storms`,1)},{daysAgo:7,message:`perf: read each timetable once (#33)`,files:P(`cache`,2)},{daysAgo:6,message:`fix: keep the map centered while it moves (#34)`,files:P(`map`,2),tag:`v2.1.0`},{daysAgo:3,message:`feat: subscribe to the delays of a line (#36)`,files:P(`delays`,3)},{daysAgo:2,message:`fix: close connections of clients that left (#37)`,files:P(`server`,1)}],I=86400;async function L(e,t){await(0,a.mkdir)(e),await(0,u.EO)(e,[`init`,`--bare`,`--quiet`,`--template=`,`--initial-branch=main`,`.`]);let n=Math.floor(t.getTime()/1e3/I)*I,r=F.map(e=>R(e,n));await(0,u.EO)(e,[`fast-import`,`--quiet`],{input:r.join(``)})}function R({daysAgo:e,message:t,files:n,tag:r},i){let a=e=>i-e*I,o=e=>new Date(a(e)*1e3).toISOString().slice(0,10),s=Object.entries(n).map(([e,t])=>`M 100644 inline ${e}\n${z(t.replaceAll(/\{(\d+) days ago\}/g,(e,t)=>o(Number(t))))}`),c=`commit refs/heads/main\n${`committer Demo <demo@example.com> ${a(e)} +0000\n`}${z(t)}${s.join(``)}\n`;return r===void 0?c:`${c}reset refs/tags/${r}\nfrom refs/heads/main\n\n`}function z(e){return`data ${Buffer.byteLength(e)}\n${e}\n`}let B={organization:`Ferrytime`,name:`Demo`,email:`demo@example.com`},V=(e,t)=>{e.option(`--port <port>`,`Port to listen on; a free one by default.`,(0,p.$J)(0,65535),0).action(async({port:e})=>{let n=(0,b.listenForStop)([`SIGINT`,`SIGTERM`,`SIGHUP`]);process.umask(63);await using r=new AsyncDisposableStack;let i=await(0,a.mkdtemp)((0,s.join)((0,o.tmpdir)(),`release-docs-demo-`));r.defer(()=>(0,a.rm)(i,{recursive:!0,force:!0})),await H(i),t.err(`Writing the demo's history and its first drafts …
`),await U(n,{folder:i,port:e,io:t})})};async function H(e){try{await(0,u.lg)(e)}catch(e){if(!(e instanceof d.D3)||e.code!==`git/not-installed`)throw e;let{command:t}=d.fv[`git/not-installed`];throw new d.D3(e.code,e.message,{hint:t,cause:e})}}async function U(e,{folder:t,port:n,io:a}){let o=(0,s.join)(t,`ferrytime.git`);await L(o,new Date);let l=W((0,s.join)(t,`data`),n),{orgId:u,userId:d,apiKey:p}=await(0,m.Eu)(l,a,e=>(0,y.createFirstOrganization)(e,B)),_=(0,f.h)({format:`text`,write:(0,f.s)(e=>(0,i.appendFileSync)((0,s.join)(t,`service.log`),e)),secrets:[]}),v={...a.env,RELEASE_DOCS_SECRETS_KEY:(0,r.randomBytes)(32).toString(`base64`)};await using x=await(0,b.openService)(l,v,_);await(0,b.serveUntil)(e,x,{settings:l,log:_,onListening:async e=>{await T(x.service,{apiKey:p,repositoryUrl:(0,c.pathToFileURL)(o).href});let n=await x.store.transaction(e=>(0,g.c)(e,(0,m.gN)(u),{id:d}));a.out(G({signInUrl:(0,h.FX)(e,n),apiKey:p,folder:t}))}})}function W(e,t){let n=[`--data`,e,`--port`,String(t),`--allow-private`];return(0,v.N2)((0,v.Jv)(new l.uB).parse(n,{from:`user`}),{})}function G({signInUrl:e,apiKey:t,folder:n}){return`Sign in  ${e}
API key  ${t}
Data     ${n}

The link works once, within ${_.AU} minutes. After that sign in with the API key.
Ctrl+C stops the demo and removes its data.
`}}),11558:((e,t,n)=>{n.r(t),n.d(t,{createFirstOrganization:()=>_,initCommand:()=>h});var r=n(48956),i=n(94343),a=n(59687),o=n(94617),s=n(54168),c=n(22695),l=n(38068),u=n(8212),d=n(30096),f=n(44126),p=n(90739),m=n(63044);let h=(e,t)=>{(0,l.VW)(e).option(`--organization <name>`,`Name of the organization.`,(0,c.Ku)(a.fh),`release-docs`).option(`--name <name>`,`Name of the user.`,(0,c.Ku)(a.fh),(0,l.wo)()).option(`--email <address>`,`Email address of the user.`,(0,c.Ku)(g)).addOption((0,u.X6)()).option(`--another`,`Create one more organization in a database that has one.`).action(async e=>{let n=await(0,l.Eu)(e,t,t=>_(t,e));(0,c.RS)(t,e,n,t=>v(t,e.organization))})},g=i.KCZ([i.euz(``),o.c1]);async function _(e,{organization:t,name:n,email:i=``,another:a,url:o}){e.kind===`postgres`&&await(0,r.l)`lock table organizations in share row exclusive mode`.execute(e.database);let c=await e.database.selectFrom(`organizations`).select([`id`,`name`]).executeTakeFirst();if(c!==void 0&&!a)throw new s.D3(`admin/exists`,`The database already has the organization ${c.id} (${c.name}).`,{hint:`Use keys add or users add to extend it, or init --another to create one more.`});let h=await(0,d.hT)(e,t),g=await(0,d.HW)(e,h,{name:n,email:i,role:`admin`}),_=(0,f.Iq)(),v=await(0,f.dZ)(e,g,_,{name:`init`}),y={organizationId:h,userId:g.id,keyId:v};return await(0,m.fs)(e,(0,l.gN)(h),{type:`action-create`,summary:`Created an organization`,config:y}),{orgId:h,userId:g.id,apiKey:_,signInUrl:(0,u.FX)(o,await(0,p.oX)(e,g))}}function v({orgId:e,userId:t,apiKey:n,signInUrl:r},i){return`Organization  ${e} (${i})
User          ${t} (admin)
API key       ${n}
Sign in       ${r}

Save the key: only its hash is stored, and it is not shown again.
The link signs in once, within ${p.AU} minutes; \`users link\` prints another one.
The service encrypts the secrets of connections with a key of its own. Create it with
  openssl rand -base64 32
and pass it to serve as RELEASE_DOCS_SECRETS_KEY.
`}})};