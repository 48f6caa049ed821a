-- By what messages are listed and found: whom and what they are about in small letters without accents, by bytes. Cut, since
-- an index holds no text of any length.
alter table outbox add recipient_key text collate "C" not null default '', add subject_key text collate "C" not null default '';
create function outbox_keys() returns trigger language plpgsql as $$
begin
  new.recipient_key := left(lower(unaccent(new.recipient)), 200);
  new.subject_key := left(lower(unaccent(new.subject)), 200);
  return new;
end $$;
create trigger outbox_sorted before insert or update of recipient, subject on outbox
  for each row execute function outbox_keys();
update outbox set recipient = recipient;
-- All that the list is narrowed, counted and put in order by, so that the messages themselves are read for one page alone.
create index outbox_listed on outbox (company_id, created_at, message_id) include (way, recipient_key, subject_key);
