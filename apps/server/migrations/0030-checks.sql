-- Verification calls during a long service: what answers them are lines of the journal; what was asked, and who was told, is kept
-- beside it.

alter table shifts
  -- projection of the journal: when a call was answered, and when breaks began and ended by turns
  add check_times timestamptz[] not null default '{}',
  add pause_times timestamptz[] not null default '{}',
  -- calls that nobody answered in time; no part of the journal, so that it does not grow the version
  add missed_check_count int not null default 0 check (missed_check_count >= 0);

-- Breaks that are recorded already; a departure ends one that is open.
update shifts s set pause_times = b.times || case when cardinality(b.times) % 2 = 1 then array_remove(array[s.left_at], null) else '{}' end
  from (select company_id, shift_id, array_agg(happened_at order by seq) as times
          from clockings where kind in ('break_start', 'break_end') and doubt is null group by company_id, shift_id) b
 where b.company_id = s.company_id and b.shift_id = s.shift_id;

-- The calls of which somebody was told: one row each, so that everybody is told once. What it said then stays, whatever the
-- company sets later.
create table shift_checks (
  company_id int not null,
  shift_id int not null,
  due_at timestamptz not null,
  answer_by timestamptz not null,
  -- null: its agent has been reminded, and its time is not over
  missed_at timestamptz,
  primary key (company_id, shift_id, due_at),
  foreign key (company_id, shift_id) references shifts on delete cascade
);
create index shift_checks_missed on shift_checks (company_id, missed_at) where missed_at is not null;
select protect('shift_checks');

alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in ('start', 'end', 'pre_clocking', 'break_start', 'break_end', 'check'));
