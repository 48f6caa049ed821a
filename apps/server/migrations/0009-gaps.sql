-- The few acts before which a number of their device was missing, found without a look at all the others.

alter table journal_entries
  -- when it came, the number before it had not; it may have come since
  add came_after_gap boolean not null default false;

create function journal_entries_mark_gap() returns trigger language plpgsql as $$
begin
  new.came_after_gap := new.device_seq > 1 and not exists (
    select from journal_entries p
     where p.company_id = new.company_id and p.device_uuid = new.device_uuid and p.device_seq = new.device_seq - 1);
  return new;
end $$;
create trigger journal_entries_gap before insert on journal_entries for each row execute function journal_entries_mark_gap();

update journal_entries e set came_after_gap = true
 where e.device_seq > 1 and not exists (
   select from journal_entries p where p.company_id = e.company_id and p.device_uuid = e.device_uuid and p.device_seq = e.device_seq - 1);

create index journal_entries_after_gap on journal_entries (company_id, shift_id) where came_after_gap;
