-- Breaks (decision 46). `break_minutes` is what the journal says was taken, and `planned_break_minutes` what was planned. The law
-- asks for twenty minutes in a row: the longest of the breaks that are over says whether they were taken.

alter table shifts add longest_break_minutes int not null default 0 check (longest_break_minutes >= 0);

-- Of what is recorded already: a break ends with the next line of its service, which is its end or the departure.
update shifts s set longest_break_minutes = b.longest
  from (select company_id, shift_id, max(minutes) as longest
          from (select c.company_id, c.shift_id, c.kind,
                       floor(extract(epoch from lead(c.happened_at) over (partition by c.company_id, c.shift_id order by c.seq)
                         - c.happened_at) / 60)::int as minutes
                  from clockings c where c.kind in ('break_start', 'break_end', 'end')) l
         where l.kind = 'break_start' and l.minutes > 0 group by company_id, shift_id) b
 where s.company_id = b.company_id and s.shift_id = b.shift_id;

-- What a device kept and was refused for good may be a break.
alter table journal_entries
  drop constraint journal_entries_kind_check,
  add constraint journal_entries_kind_check check (kind in ('start', 'end', 'pre_clocking', 'break_start', 'break_end'));
