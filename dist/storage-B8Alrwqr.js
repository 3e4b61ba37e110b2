import{n as e}from"./compiled-query-Bw_u1P4T.js";import{z as t}from"./built-in-CZbiVVu5.js";import{r as n}from"./prepared-cyiQcO97.js";const r={audit_logs:[`summary`,`delta`,`config_json`],comments:[`message`,`anchor_json`,`anchored_lines`,`request_json`],connections:[`config_json`,`secrets`],conversations:[`title`,`labels_json`,`request_json`,`withheld_json`],entries:[`message`,`details_json`],instruction_links:[],instructions:[`name`,`content`],jobs:[`title`,`request_json`,`publication_ids_json`],publications:[`name`,`config_json`],turns:[`request_json`,`error_message`]},i={sqlite:1,postgres:16};async function a(t){let{database:n,dialect:i}=t;await n.schema.createTable(`stored_bytes`).addColumn(`org_id`,i.text,e=>e.notNull().references(`organizations.id`).onDelete(`cascade`)).addColumn(`part`,`integer`,e=>e.notNull()).addColumn(`bytes`,`bigint`,e=>e.notNull()).addPrimaryKeyConstraint(`stored_bytes_primary`,[`org_id`,`part`]).execute();let a=Object.keys(r),o=i.kind===`sqlite`?a.flatMap(f):a.flatMap(p),s=i.kind===`sqlite`?l:u;for(let t of[...o,...s,c(i.kind,`organizations`),...a.map(d)])await e.raw(t).execute(n)}const o=(e,t)=>[`0`,...(r[e]??[]).map(e=>`coalesce(octet_length(${t}.${e}), 0)`)].join(` + `),s=(e,t)=>e===`entries`?`(select org_id from conversations where id = ${t}.conversation_id)`:`${t}.org_id`,c=(e,t)=>`insert into stored_bytes (org_id, part, bytes)
    with recursive parts(part) as (select 0 union all select part + 1 from parts where part < ${i[e]-1})
    select id, part, 0 from ${t}, parts`,l=[`create trigger stored_organizations after insert on organizations begin
    ${c(`sqlite`,`(select new.id as id)`)};
  end`],u=[`create function count_stored_organizations() returns trigger language plpgsql as $$
  begin
    ${c(`postgres`,`(select new.id as id) as added`)};
    return null;
  end $$`,`create trigger stored_organizations after insert on organizations
    for each row execute function count_stored_organizations()`];function d(e){return`update stored_bytes set bytes = stored_bytes.bytes + counted.bytes
    from (select ${s(e,e)} as owner, sum(${o(e,e)} + 256) as bytes from ${e} group by 1)
    as counted where stored_bytes.org_id = counted.owner and stored_bytes.part = 0`}function f(e){let t=r[e]??[],n=(t,n,r)=>`create trigger stored_${e}_${t.slice(0,6)} after ${t} on ${e} begin
      update stored_bytes set bytes = bytes + ${r} where org_id = ${s(e,n)} and part = 0;
    end`,i=`update of ${t.join(`, `)}`;return[n(`insert`,`new`,`${o(e,`new`)} + 256`),n(`delete`,`old`,`-(${o(e,`old`)} + 256)`),...t.length===0?[]:[n(i,`new`,`${o(e,`new`)} - (${o(e,`old`)})`)]]}function p(e){let t=r[e]??[],n=t.length===0?``:`or update of ${t.join(`, `)}`;return[`create function count_stored_${e}() returns trigger language plpgsql as $$
    begin
      update stored_bytes set bytes = bytes + ${o(e,`new`)} - (${o(e,`old`)})
        + case tg_op when 'INSERT' then 256 when 'DELETE' then -256 else 0 end
        where part = pg_backend_pid() % ${i.postgres}
        and org_id = coalesce(${s(e,`new`)}, ${s(e,`old`)});
      return null;
    end $$`,`create trigger stored_${e} after insert or delete ${n} on ${e}
      for each row execute function count_stored_${e}()`]}const m=n((t,n)=>t.selectNoFrom(e`(select cast(coalesce(sum(bytes), 0) as bigint) from stored_bytes where org_id = ${n})`.as(`stored`)));async function h(e,n){let{maxStoredBytes:r}=e;if(r===0)return;let[{stored:i}={stored:0}]=await m(e,n);if(i<=r)return;let a=`This organization may store ${r} bytes and would have ${i}. Delete instructions, publications or comments, or let the operator raise --organization-storage.`;throw new t(`too-large`,a)}export{h as n,a as t};