-- What PostgreSQL knows of a table before it has counted its rows, which it does by itself a minute after there are some. Until
-- then it takes a company for a two-hundredth of any table, so that every index that begins with one seems to lead to a single
-- row, and which of them it takes is chance. The plan that it makes then is kept while the table grows: a clock-in read all
-- shifts, and whoever identified themselves all tickets. Once rows are counted, these figures give way to what was found.

-- One column of a table of which nothing is known yet: in how many ways it differs (below 0: a share of the rows, -1 in each), how
-- many bytes it takes, and the value that nearly all rows have. PostgreSQL takes such figures from version 18 on.
create function expect_column(of_table regclass, of_column text, ways real, bytes int, usual text default null) returns void
language plpgsql set search_path = public as $$
declare
  known text := (select relname from pg_class where oid = of_table);
begin
  if current_setting('server_version_num')::int < 180000
     or exists (select from pg_stats where schemaname = 'public' and tablename = known and attname = of_column) then
    return;
  end if;
  if usual is null then
    perform pg_restore_attribute_stats('schemaname', 'public', 'relname', known, 'attname', of_column, 'inherited', false,
      'null_frac', 0::real, 'avg_width', bytes, 'n_distinct', ways);
  else
    perform pg_restore_attribute_stats('schemaname', 'public', 'relname', known, 'attname', of_column, 'inherited', false,
      'null_frac', 0::real, 'avg_width', bytes, 'n_distinct', ways,
      'most_common_vals', format('{%s}', usual), 'most_common_freqs', '{0.99}'::real[]);
  end if;
end $$;

-- What the keys of a company's table say: all its rows are of one company, and what is unique within one is another in each row.
create function expect_keys(of_table regclass) returns void language plpgsql set search_path = public as $$
declare
  of_company smallint := (select attnum from pg_attribute where attrelid = of_table and attname = 'company_id');
  one record;
begin
  if of_company is null then
    return;
  end if;
  perform expect_column(of_table, 'company_id', 1, 4);
  for one in
    select distinct a.attname::text as name, case when a.attlen > 0 then a.attlen else 32 end::int as bytes
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[1]
     where i.indrelid = of_table and i.indisunique and i.indpred is null and i.indnkeyatts = 2 and i.indkey[0] = of_company
  loop
    perform expect_column(of_table, one.name, -1, one.bytes);
  end loop;
end $$;
revoke all on function expect_column, expect_keys from public;

-- A month is one of a dozen and never leads to few shifts; a number is short, and a narrow shift makes a table of many. Next to
-- none has an act that is to be confirmed. (Before their keys, which would take a number for longer.)
select expect_column('shifts', 'number', -1, 7), expect_column('shifts', 'month', 12, 7),
       expect_column('shifts', 'unconfirmed_count', 3, 4, '0'), expect_column('schedule_months', 'month', 12, 7);
select expect_keys(oid) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r';

-- As it was, and later tables are known by their keys from the start too.
create or replace function protect(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format(
    'create policy of_the_company on %s using (company_id = (select current_setting(''app.company'')::int))', name);
  execute format('grant select, insert, update, delete on %s to vigie_app', name);
  perform expect_keys(name);
end $$;
