import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Two small tables under row-level security, so that these tests do not depend on the product's schema. */
export const exampleSql = `
create table companies (company_id int generated always as identity primary key, code text not null unique);
create table notes (
  company_id int not null references companies,
  note_id bigint generated always as identity,
  body text not null,
  written_at timestamptz,
  wall timestamp,
  day date,
  price numeric,
  sizes bigint[],
  moments timestamptz[],
  extra jsonb not null default '{}',
  primary key (company_id, note_id),
  constraint notes_body_once unique (company_id, body)
);
alter table notes enable row level security;
create policy company on notes using (company_id = (select current_setting('app.company')::int));
create function company_by_code(wanted text) returns setof companies language sql stable security definer
  set search_path = public as $$ select * from companies where code = wanted $$;
revoke all on function company_by_code from public;
grant execute on function company_by_code to vigie_app;
grant select, insert, update, delete on notes to vigie_app;
insert into companies (code) values ('ONE'), ('TWO');
`

/** A folder of migrations holding the example. */
export function exampleFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-example-'))
  writeFileSync(path.join(folder, '0001-example.sql'), exampleSql)
  return folder
}
