-- A file that was read before a version was published, and is written after it, is the later of the two: its text holds, also for agents.
create or replace function sites_version_instructions() returns trigger language plpgsql as $$
declare
  at timestamptz := greatest(coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now()),
    (select max(i.published_at) from site_instructions i where i.company_id = new.company_id and i.site_id = new.site_id));
begin
  if new.instructions = (select i.text from site_instructions i
       where i.company_id = new.company_id and i.site_id = new.site_id and i.starts_at <= at
       order by i.starts_at desc, i.number desc limit 1) then
    return null;
  end if;
  insert into site_instructions (company_id, site_id, number, text, starts_at, published_at, author_id, created_at)
  select new.company_id, new.site_id,
         (select coalesce(max(number), 0) + 1 from site_instructions i where i.company_id = new.company_id and i.site_id = new.site_id),
         new.instructions, at, at, nullif(current_setting('app.actor', true), '')::int, at;
  return null;
end $$;
