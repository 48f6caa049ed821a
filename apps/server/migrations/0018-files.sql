-- What files take up, and pictures of people and companies.

-- A file that is on its way into the storage: counted before it is kept, and known by its keys should its row never come.
create table arriving_files (
  company_id int not null references companies,
  storage_key text not null check (storage_key ~ '^[A-Za-z0-9_-]{32}$'),
  thumbnail_key text check (thumbnail_key ~ '^[A-Za-z0-9_-]{32}$'),
  user_id int,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null,
  primary key (company_id, storage_key),
  foreign key (company_id, user_id) references users
);
create index arriving_files_by_age on arriving_files (company_id, created_at);
select protect('arriving_files');

-- What the files of a company take up, those on their way included; and those that one user has filed.
create table storage_use (
  company_id int not null references companies,
  -- 0: of everybody
  user_id int not null,
  bytes bigint not null default 0 check (bytes >= 0),
  file_count int not null default 0 check (file_count >= 0),
  primary key (company_id, user_id)
);
select protect('storage_use');

-- The company's row first, so that whoever counts waits there for whoever counts already.
create function count_files(company int, who int, more_bytes bigint, more_files int) returns void language sql as $$
  insert into storage_use (company_id, user_id) values (company, 0) on conflict do nothing;
  update storage_use set bytes = bytes + more_bytes, file_count = file_count + more_files where company_id = company and user_id = 0;
  insert into storage_use (company_id, user_id) select company, who where who is not null on conflict do nothing;
  update storage_use set bytes = bytes + more_bytes, file_count = file_count + more_files where company_id = company and user_id = who;
$$;

-- Counts a file before it is kept: 'taken', or whose room is full. Counting holds the company's row until it is
-- committed, so that of uploads which come at once no more pass than there is room for.
create function reserve_file(company int, key text, thumbnail text, who int, size bigint, most bigint, most_own bigint, at timestamptz)
returns text language plpgsql as $$
declare used bigint;
begin
  perform count_files(company, who, 0, 0);
  select bytes into used from storage_use where company_id = company and user_id = 0;
  if used + size > most then
    return 'company_full';
  end if;
  select bytes into used from storage_use where company_id = company and user_id = who;
  if used + size > most_own then
    return 'user_full';
  end if;
  insert into arriving_files (company_id, storage_key, thumbnail_key, user_id, bytes, created_at)
  values (company, key, thumbnail, who, size, at);
  perform count_files(company, who, size, 1);
  return 'taken';
end $$;

-- Files whose rows never came are counted no more: answers the keys under which they lie. One whose row has come stays.
create function release_files(company int, keys text[]) returns table (storage_key text, thumbnail_key text) language plpgsql as $$
declare gone record;
begin
  for gone in
    delete from arriving_files a where a.company_id = company and a.storage_key = any(keys)
    returning a.storage_key, a.thumbnail_key, a.user_id, a.bytes
  loop
    perform count_files(company, gone.user_id, -gone.bytes, -1);
    storage_key := gone.storage_key;
    thumbnail_key := gone.thumbnail_key;
    return next;
  end loop;
end $$;

-- A file that has come is on its way no more. One that was made by the product itself was never counted before.
create function files_arrived() returns trigger language plpgsql as $$
declare one record;
begin
  for one in
    select n.company_id, n.uploaded_by, sum(n.bytes)::bigint as bytes, count(*)::int as files from arrived n
     where not exists (select from arriving_files a where a.company_id = n.company_id and a.storage_key = n.storage_key)
     group by n.company_id, n.uploaded_by
  loop
    perform count_files(one.company_id, one.uploaded_by, one.bytes, one.files);
  end loop;
  delete from arriving_files a using arrived n where a.company_id = n.company_id and a.storage_key = n.storage_key;
  return null;
end $$;
create trigger files_counted after insert on files referencing new table as arrived
  for each statement execute function files_arrived();
create index files_by_thumbnail on files (company_id, thumbnail_key) where thumbnail_key is not null;

-- Pictures of people, and the company's logo, drawn anew by the server and shown under a key that nobody guesses. An agent's
-- is that of its sheet, and of its account.
create table pictures (
  company_id int not null references companies,
  picture_key text not null check (picture_key ~ '^[A-Za-z0-9_-]{22}$'),
  -- whose: one of these; none: the company's logo
  agent_id int,
  user_id int,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 524288),
  created_at timestamptz not null,
  primary key (company_id, picture_key),
  unique nulls not distinct (company_id, agent_id, user_id),
  foreign key (company_id, agent_id) references agents on delete cascade,
  foreign key (company_id, user_id) references users on delete cascade,
  check (num_nonnulls(agent_id, user_id) <= 1)
);
select protect('pictures');

insert into pictures (company_id, picture_key, agent_id, user_id, media_type, bytes, created_at)
select distinct on (p.company_id, coalesce(-u.agent_id, u.user_id)) p.company_id, p.photo_key,
       case when u.role = 'resource' then u.agent_id end, case when u.role <> 'resource' then u.user_id end,
       p.media_type, p.bytes, p.created_at
  from user_photos p join users u on u.company_id = p.company_id and u.user_id = p.user_id
 order by p.company_id, coalesce(-u.agent_id, u.user_id), p.created_at desc;
drop table user_photos;

-- An account of an agent shows the picture of its sheet, as it bears its name (0014).
create or replace function agents_name_users() returns trigger language plpgsql as $$
begin
  update users u set first_name = n.first_name, last_name = n.last_name, photo_url = n.photo_url
    from changed n join former o on o.company_id = n.company_id and o.agent_id = n.agent_id
   where u.company_id = n.company_id and u.agent_id = n.agent_id and u.role = 'resource'
     and (n.first_name, n.last_name, n.photo_url) is distinct from (o.first_name, o.last_name, o.photo_url);
  return null;
end $$;
create function users_photo_of_sheet() returns trigger language plpgsql as $$
begin
  new.photo_url := (select photo_url from agents a where a.company_id = new.company_id and a.agent_id = new.agent_id);
  return new;
end $$;
create trigger users_shown before insert on users for each row when (new.role = 'resource')
  execute function users_photo_of_sheet();
update agents a set photo_url = '/photos/' || p.company_id || '.' || p.picture_key
  from pictures p where p.company_id = a.company_id and p.agent_id = a.agent_id;
update users u set photo_url = a.photo_url
  from agents a
 where a.company_id = u.company_id and a.agent_id = u.agent_id and u.role = 'resource' and a.photo_url is distinct from u.photo_url;
