-- Contacts that managers keep on screen: what each does, a note, their order, and their history.
alter table contacts
  -- in the company's words: head nurse, fire safety
  add job text not null default '',
  add note text not null default '',
  -- among those of the same site or client; those alike stand by name
  add place int not null default 0,
  add created_at timestamptz,
  -- grows at each change: a save is guarded by the version that the form saw
  add version int not null default 1,
  -- null: neither of the two derived contacts
  alter code drop not null,
  alter code drop default,
  -- contacts of a client go with it
  drop constraint contacts_company_id_client_id_fkey,
  add foreign key (company_id, client_id) references clients on delete cascade;
update contacts set code = null where code = '';

-- A contact belongs to a site or to a client: only the sheet that shows it keeps its history.
create function changes_of_nobody() returns trigger language plpgsql as 'begin return null; end';
create trigger changes_have_subject before insert on changes for each row when (new.subject_id is null) execute function changes_of_nobody();
select keep_history('contacts', 'site', 'site_id', 'contact', 'contact_id', '', 'client_id,username,place');
alter trigger contacts_history_new on contacts rename to contacts_history_site_new;
alter trigger contacts_history_gone on contacts rename to contacts_history_site_gone;
alter trigger contacts_history_changed on contacts rename to contacts_history_site_changed;
select keep_history('contacts', 'client', 'client_id', 'contact', 'contact_id', '', 'site_id,username,place');
