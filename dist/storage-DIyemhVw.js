import{n as e}from"./compiled-query-Bw_u1P4T.js";import{B as t}from"./built-in-BAbT---L.js";import{r as n}from"./prepared-B11so2Ui.js";const r={audit_logs:[`summary`,`delta`,`config_json`],comments:[`message`,`anchor_json`,`anchored_lines`,`request_json`],connections:[`config_json`,`secrets`],conversations:[`title`,`labels_json`,`request_json`,`withheld_json`],entries:[`message`,`details_json`],instruction_links:[],instructions:[`name`,`content`],jobs:[`title`,`request_json`,`publication_ids_json`],publications:[`name`,`config_json`],turns:[`request_json`,`error_message`],model_responses:[`response`]},i=Object.keys(r).filter(e=>e!==`model_responses`),a={sqlite:1,postgres:16};async function o(t){let{database:n,dialect:r}=t;await n.schema.createTable(`stored_bytes`).addColumn(`org_id`,r.text,e=>e.notNull().references(`organizations.id`).onDelete(`cascade`)).addColumn(`part`,`integer`,e=>e.notNull()).addColumn(`bytes`,`bigint`,e=>e.notNull()).addPrimaryKeyConstraint(`stored_bytes_primary`,[`org_id`,`part`]).execute(),await s(t,i);let a=r.kind===`sqlite`?d:f;for(let t of[...a,u(r.kind,`organizations`),...i.map(p)])await e.raw(t).execute(n)}async function s({database:t,dialect:n},r){let i=n.kind===`sqlite`?h:g;for(let n of r.flatMap(i))await e.raw(n).execute(t)}const c=(e,t)=>[`0`,...(r[e]??[]).map(e=>`coalesce(octet_length(${t}.${e}), 0)`)].join(` + `),l=(e,t)=>e===`entries`?`(select org_id from conversations where id = ${t}.conversation_id)`:`${t}.org_id`,u=(e,t)=>`insert into stored_bytes (org_id, part, bytes)
    with recursive parts(part) as (select 0 union all select part + 1 from parts where part < ${a[e]-1})
    select id, part, 0 from ${t}, parts`,d=[`create trigger stored_organizations after insert on organizations begin
    ${u(`sqlite`,`(select new.id as id)`)};
  end`],f=[`create function count_stored_organizations() returns trigger language plpgsql as $$
  begin
    ${u(`postgres`,`(select new.id as id) as added`)};
    return null;
  end $$`,`create trigger stored_organizations after insert on organizations
    for each row execute function count_stored_organizations()`],p=e=>m(e,{from:e,part:`0`});function m(e,{from:t,part:n}){return`update stored_bytes set bytes = stored_bytes.bytes + counted.bytes
    from (select ${l(e,t)} as owner, sum(${c(e,t)} + 256) as bytes from ${t} group by 1)
    as counted where stored_bytes.org_id = counted.owner and stored_bytes.part = ${n}`}function h(e){let t=r[e]??[],n=(t,n,r)=>`create trigger stored_${e}_${t.slice(0,6)} after ${t} on ${e} begin
      update stored_bytes set bytes = bytes + ${r} where org_id = ${l(e,n)} and part = 0;
    end`,i=`update of ${t.join(`, `)}`;return[n(`insert`,`new`,`${c(e,`new`)} + 256`),n(`delete`,`old`,`-(${c(e,`old`)} + 256)`),...t.length===0?[]:[n(i,`new`,`${c(e,`new`)} - (${c(e,`old`)})`)]]}function g(e){let t=r[e]??[],n=t.length===0?``:`or update of ${t.join(`, `)}`;return[`create function count_stored_${e}() returns trigger language plpgsql as $$
    begin
      update stored_bytes set bytes = bytes + ${c(e,`new`)} - (${c(e,`old`)})
        + case tg_op when 'INSERT' then 256 when 'DELETE' then -256 else 0 end
        where part = pg_backend_pid() % ${a.postgres}
        and org_id = coalesce(${l(e,`new`)}, ${l(e,`old`)});
      return null;
    end $$`,`create trigger stored_${e} after insert or delete ${n} on ${e}
      for each row execute function count_stored_${e}()`]}async function _({database:t,dialect:n}){if(n.kind!==`sqlite`)for(let n of i.flatMap(v))await e.raw(n).execute(t)}function v(e){let t=r[e]??[],n=t.length===0?``:`or update of ${t.join(`, `)}`;return[`create function count_stored_added_${e}() returns trigger language plpgsql as $$
    begin
      ${m(e,{from:`added`,part:`pg_backend_pid() % ${a.postgres}`})};
      return null;
    end $$`,`drop trigger stored_${e} on ${e}`,`create trigger stored_${e} after delete ${n} on ${e}
      for each row execute function count_stored_${e}()`,`create trigger stored_added_${e} after insert on ${e} referencing new table as added
      for each statement execute function count_stored_added_${e}()`]}const y=n((t,n)=>t.selectNoFrom(e`(select cast(coalesce(sum(bytes), 0) as bigint) from stored_bytes where org_id = ${n})`.as(`stored`)));async function b(e,n){let{maxStoredBytes:r}=e;if(r===0)return;let[{stored:i}={stored:0}]=await y(e,n);if(i<=r)return;let a=`This organization may store ${r} bytes and would have ${i}. Delete instructions, publications or comments, or let the operator raise --organization-storage.`;throw new t(`too-large`,a)}export{s as i,b as n,_ as r,o as t};