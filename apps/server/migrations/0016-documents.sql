-- Documents: what a company gives to read, to whom, and the proof that it was read (decisions, section 9).

-- Bytes that lie in the storage (platform/storage) under a random key. A row is never changed: other bytes are another file.
create table files (
  company_id int not null references companies,
  file_id int not null generated always as identity,
  storage_key text not null check (storage_key ~ '^[A-Za-z0-9_-]{32}$'),
  -- as the person named it, without its path
  name text not null check (name <> '' and length(name) <= 200),
  -- by what it holds, not by its name
  media_type text not null,
  extension text not null check (extension ~ '^[a-z0-9]{0,8}$'),
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- of a PDF, where it could be counted
  pages int check (pages > 0),
  -- null: none is shown (decisions, section 9: pictures alone)
  thumbnail_key text check (thumbnail_key ~ '^[A-Za-z0-9_-]{32}$'),
  uploaded_by int,
  created_at timestamptz not null,
  primary key (company_id, file_id),
  unique (company_id, storage_key),
  foreign key (company_id, uploaded_by) references users
);
create index files_of_uploader on files (company_id, uploaded_by);
select protect('files');

-- Types of documents as a company names them (file_type of the specification, section 3).
create table document_types (
  company_id int not null references companies,
  document_type_id int not null generated always as identity,
  name text not null check (name <> ''),
  primary key (company_id, document_type_id),
  unique (company_id, name)
);
select protect('document_types');
insert into document_types (company_id, name)
  select c.company_id, t.name from companies c,
         unnest(array['Carte et diplôme', 'Consigne', 'Contrat', 'Note de service', 'Paie', 'Rapport', 'Sécurité']) as t (name);

create table documents (
  company_id int not null references companies,
  document_id int not null generated always as identity,
  name text not null check (name <> '' and length(name) <= 200),
  -- by what it is found and put in order: in small letters without accents, by bytes
  name_key text collate "C" not null default '',
  folder text not null default '',
  document_type_id int,
  -- Whose it is: one of these, by which it stands at a location (specification, section 2).
  owner text not null check (owner in ('company', 'client', 'site', 'agent', 'partner')),
  client_id int,
  site_id int,
  agent_id int,
  partner_id int,
  -- Whom it is for. Those of now and, where it is for all of an owner, those who come later: rows of document_readers.
  is_for_agents boolean not null,
  is_for_clients boolean not null,
  is_for_partners boolean not null,
  -- false: the readers were chosen one by one, and nobody joins them
  is_for_all boolean not null,
  asks_agents boolean not null default false,
  asks_partners boolean not null default false,
  -- null: the usual sentence in the reader's language (specification, section 9)
  validation_text text check (length(validation_text) between 1 and 500),
  -- in the zone of its site, or of the company
  validate_by date,
  -- «lecture entière»: validated after the last page has been shown
  wants_whole boolean not null default false,
  version int not null default 1 check (version > 0),
  file_id int not null,
  -- of the version that stands: kept by triggers on readers and readings
  reader_count int not null default 0,
  viewed_count int not null default 0,
  asked_count int not null default 0,
  validated_count int not null default 0,
  created_by int,
  created_at timestamptz not null,
  -- of the version that stands
  filed_at timestamptz not null,
  removed_at timestamptz,
  primary key (company_id, document_id),
  foreign key (company_id, document_type_id) references document_types,
  foreign key (company_id, client_id) references clients,
  foreign key (company_id, site_id) references sites,
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, partner_id) references partners,
  foreign key (company_id, file_id) references files,
  foreign key (company_id, created_by) references users,
  check (case owner
           when 'company' then num_nonnulls(client_id, site_id, agent_id, partner_id) = 0
           when 'client' then client_id is not null and num_nonnulls(site_id, agent_id, partner_id) = 0
           when 'site' then site_id is not null and num_nonnulls(client_id, agent_id, partner_id) = 0
           when 'agent' then agent_id is not null and num_nonnulls(client_id, site_id, partner_id) = 0
           else partner_id is not null and num_nonnulls(client_id, site_id, agent_id) = 0 end),
  check ((asks_agents or asks_partners) or (validate_by is null and not wants_whole))
);
create index documents_by_date on documents (company_id, created_at desc, document_id desc) where removed_at is null;
create index documents_by_name on documents (company_id, name_key, document_id) where removed_at is null;
create function documents_keys() returns trigger language plpgsql as $$
begin
  new.name_key := lower(unaccent(new.name));
  return new;
end $$;
create trigger documents_sorted before insert or update of name on documents for each row execute function documents_keys();
create index documents_of_site on documents (company_id, site_id, created_at desc, document_id desc) where site_id is not null and removed_at is null;
create index documents_of_client on documents (company_id, client_id, created_at desc, document_id desc) where client_id is not null and removed_at is null;
create index documents_of_agent on documents (company_id, agent_id, created_at desc, document_id desc) where agent_id is not null and removed_at is null;
create index documents_of_partner on documents (company_id, partner_id, created_at desc, document_id desc) where partner_id is not null and removed_at is null;
create index documents_unvalidated on documents (company_id, created_at desc, document_id desc) where validated_count < asked_count and removed_at is null;
create index documents_unread on documents (company_id, created_at desc, document_id desc)
  where (viewed_count < reader_count or validated_count < asked_count) and removed_at is null;
-- What those who come later are given as well, by whose it is; and what is due.
create index documents_for_all on documents (company_id, owner) where is_for_all and removed_at is null;
create index documents_due on documents (company_id, validate_by) where validate_by is not null and removed_at is null;
select protect('documents');

-- Each version with its file: what somebody validated stays what it was.
create table document_versions (
  company_id int not null,
  document_id int not null,
  version int not null check (version > 0),
  file_id int not null,
  filed_by int,
  filed_at timestamptz not null,
  primary key (company_id, document_id, version),
  foreign key (company_id, document_id) references documents,
  foreign key (company_id, file_id) references files,
  foreign key (company_id, filed_by) references users
);
create index document_versions_of_file on document_versions (company_id, file_id);
select protect('document_versions');
revoke update, delete on document_versions from vigie_app;

-- Who is to read a document: an agent (with or without an account), or a user of a client or partner.
create table document_readers (
  company_id int not null,
  document_id int not null,
  document_reader_id int not null generated always as identity,
  agent_id int,
  user_id int,
  is_asked boolean not null,
  since timestamptz not null,
  -- null: still one of them
  until timestamptz,
  reminded_at timestamptz,
  primary key (company_id, document_id, document_reader_id),
  unique nulls not distinct (company_id, document_id, agent_id, user_id),
  foreign key (company_id, document_id) references documents,
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, user_id) references users,
  check (num_nonnulls(agent_id, user_id) = 1)
);
create index document_readers_of_agent on document_readers (company_id, agent_id, document_id) where until is null;
create index document_readers_of_user on document_readers (company_id, user_id, document_id) where until is null;
select protect('document_readers');

-- What was read and validated: the proof. A line of a version is completed, never taken back.
create table document_readings (
  company_id int not null,
  document_id int not null,
  document_reader_id int not null,
  version int not null,
  -- whose account it was
  user_id int not null,
  viewed_at timestamptz not null,
  -- the last page that was shown, of a document that wants to be read whole
  page int not null default 0,
  validated_at timestamptz,
  -- of the file that was validated, of the person as named then, of where from, of what was ticked
  sha256 bytea check (octet_length(sha256) = 32),
  full_name text,
  address text,
  validation_text text,
  primary key (company_id, document_id, document_reader_id, version),
  foreign key (company_id, document_id, document_reader_id) references document_readers,
  foreign key (company_id, document_id, version) references document_versions,
  foreign key (company_id, user_id) references users,
  check (num_nulls(validated_at, sha256, full_name, address, validation_text) in (0, 5))
);
select protect('document_readings');
revoke delete on document_readings from vigie_app;
-- What was viewed stays viewed, and what was validated stays as it was validated.
create function keep_document_reading() returns trigger language plpgsql as $$
begin
  if new.viewed_at <> old.viewed_at or new.page < old.page or old.validated_at is not null and
     (new.user_id, new.validated_at, new.sha256, new.full_name, new.address, new.validation_text)
     is distinct from (old.user_id, old.validated_at, old.sha256, old.full_name, old.address, old.validation_text) then
    raise exception 'a reading is completed, never changed';
  end if;
  return new;
end $$;
create trigger document_readings_kept before update on document_readings for each row execute function keep_document_reading();

-- How many are to read the version that stands, have viewed it, are asked to validate it, have validated it: what a statement
-- changes is added, however many readers there are. The documents are held first, in one order, and what is added is read
-- after that: whoever else changes a document's readers meanwhile has then been seen, or waits.
create function hold_documents(company int, ids int[]) returns void language plpgsql as $$
begin
  perform from documents d where d.company_id = company and d.document_id = any(ids) order by d.document_id for no key update;
end $$;

create function document_readers_added() returns trigger language plpgsql as $$
declare one record;
begin
  for one in select company_id, array_agg(distinct document_id) as ids from changed group by company_id loop
    perform hold_documents(one.company_id, one.ids);
    update documents d set reader_count = d.reader_count + n.readers, asked_count = d.asked_count + n.asked
      from (select c.document_id, count(*) as readers, count(*) filter (where c.is_asked) as asked
              from changed c where c.company_id = one.company_id and c.until is null group by c.document_id) n
     where d.company_id = one.company_id and d.document_id = n.document_id;
  end loop;
  return null;
end $$;
-- A reminder changes nothing of what is counted, and holds no document.
create function document_readers_changed() returns trigger language plpgsql as $$
declare one record;
begin
  for one in
    select c.company_id, array_agg(distinct c.document_id) as ids
      from changed c join former f using (company_id, document_id, document_reader_id)
     where (c.until is null) <> (f.until is null) or c.is_asked <> f.is_asked group by c.company_id
  loop
    perform hold_documents(one.company_id, one.ids);
    update documents d
       set reader_count = d.reader_count + n.readers, viewed_count = d.viewed_count + n.viewed,
           asked_count = d.asked_count + n.asked, validated_count = d.validated_count + n.validated
      from (select m.document_id, sum(m.reads) as readers, sum(m.asks) as asked,
                   coalesce(sum(m.reads) filter (where g.viewed_at is not null), 0) as viewed,
                   coalesce(sum(m.asks) filter (where g.validated_at is not null), 0) as validated
              from (select c.document_id, c.document_reader_id,
                           (c.until is null)::int - (f.until is null)::int as reads,
                           (c.until is null and c.is_asked)::int - (f.until is null and f.is_asked)::int as asks
                      from changed c join former f using (company_id, document_id, document_reader_id)
                     where c.company_id = one.company_id) m
              join documents o on o.company_id = one.company_id and o.document_id = m.document_id
              left join document_readings g on g.company_id = o.company_id and g.document_id = o.document_id
                    and g.document_reader_id = m.document_reader_id and g.version = o.version
             where m.reads <> 0 or m.asks <> 0 group by m.document_id) n
     where d.company_id = one.company_id and d.document_id = n.document_id;
  end loop;
  return null;
end $$;
create trigger document_readers_added after insert on document_readers referencing new table as changed
  for each statement execute function document_readers_added();
create trigger document_readers_changed after update on document_readers referencing old table as former new table as changed
  for each statement execute function document_readers_changed();

-- A reading of a version that no longer stands counts nothing: the one that took its place began with none. The lists go
-- together: a reading for each entry, and what it adds.
create function count_readings(company int, ids int[], readers int[], versions int[], viewed int[], validated int[])
  returns void language plpgsql as $$
begin
  perform hold_documents(company, ids);
  update documents d set viewed_count = d.viewed_count + n.viewed, validated_count = d.validated_count + n.validated
    from (select m.document_id, m.version, sum(m.viewed) as viewed, coalesce(sum(m.validated) filter (where r.is_asked), 0) as validated
            from unnest(ids, readers, versions, viewed, validated) as m (document_id, reader_id, version, viewed, validated)
            join document_readers r on r.company_id = company and r.document_id = m.document_id and r.document_reader_id = m.reader_id
           where r.until is null group by m.document_id, m.version) n
   where d.company_id = company and d.document_id = n.document_id and d.version = n.version;
end $$;
create function document_readings_added() returns trigger language plpgsql as $$
begin
  perform count_readings(company_id, array_agg(document_id), array_agg(document_reader_id), array_agg(version),
      array_agg(1), array_agg((validated_at is not null)::int))
    from changed group by company_id;
  return null;
end $$;
create function document_readings_changed() returns trigger language plpgsql as $$
begin
  perform count_readings(c.company_id, array_agg(c.document_id), array_agg(c.document_reader_id), array_agg(c.version),
      array_agg(0), array_agg(1))
    from changed c join former f using (company_id, document_id, document_reader_id, version)
   where f.validated_at is null and c.validated_at is not null group by c.company_id;
  return null;
end $$;
create trigger document_readings_added after insert on document_readings referencing new table as changed
  for each statement execute function document_readings_added();
create trigger document_readings_changed after update on document_readings referencing old table as former new table as changed
  for each statement execute function document_readings_changed();
grant execute on function hold_documents, count_readings to vigie_app;
