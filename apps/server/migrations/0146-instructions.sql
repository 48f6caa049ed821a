-- The instructions of a site in versions, and which agents have opened each. What every screen shows stays in `sites.instructions`:
-- the text of the version that holds.
create table site_instructions (
  company_id int not null references companies,
  instructions_id int not null generated always as identity,
  site_id int not null,
  number int not null check (number > 0),
  text text not null,
  -- the day from which it holds, as its author has chosen it; null: as soon as it is published
  starts_on date,
  -- null: a draft. It holds from then until the next one does
  starts_at timestamptz,
  published_at timestamptz,
  -- null: by a file, a command or a job
  author_id int,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (company_id, instructions_id),
  unique (company_id, site_id, number),
  foreign key (company_id, site_id) references sites on delete cascade,
  foreign key (company_id, author_id) references users,
  check ((starts_at is null) = (published_at is null))
);
select protect('site_instructions');
-- One draft at a time.
create unique index site_instructions_draft on site_instructions (company_id, site_id) where published_at is null;
create trigger site_instructions_version before update on site_instructions for each row execute function agents_grow_version();

create table site_instruction_reads (
  company_id int not null references companies,
  instructions_id int not null,
  agent_id int not null,
  -- the first time that it was opened
  read_at timestamptz not null,
  primary key (company_id, instructions_id, agent_id),
  foreign key (company_id, instructions_id) references site_instructions on delete cascade,
  foreign key (company_id, agent_id) references agents
);
create index site_instruction_reads_of_agent on site_instruction_reads (company_id, agent_id);
select protect('site_instruction_reads');

insert into site_instructions (company_id, site_id, number, text, starts_at, published_at, created_at)
select company_id, site_id, 1, instructions, created_at, created_at, created_at from sites where instructions <> '';

-- A text that comes by another way than a version (a file, a new site) is a version of its own, which holds at once.
create function sites_version_instructions() returns trigger language plpgsql as $$
declare
  at timestamptz := coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now());
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
create trigger sites_instructions_new after insert on sites for each row when (new.instructions <> '')
  execute function sites_version_instructions();
create trigger sites_instructions_changed after update of instructions on sites for each row
  when (new.instructions is distinct from old.instructions) execute function sites_version_instructions();
