-- Search by the beginnings of words, news and links.

-- The words by which something is found: small letters without accents, cut at whatever is neither letter nor digit. A
-- phone number is one word of digits beside its parts; an e-mail address is one word beside its parts.
create function search_words_of(given text) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}') from (
    select unnest(regexp_split_to_array(plain, '[^[:alnum:]]+')) as word
      from (select lower(unaccent(given)) as plain) p
    union all
    select unnest(regexp_matches(lower(unaccent(given)), '[^[:space:]]+@[^[:space:]]+', 'g'))
    union all
    select regexp_replace(match[1], '[^0-9]', '', 'g') from regexp_matches(given, '(\+?[0-9][0-9 .\-]{6,}[0-9])', 'g') match
  ) w where word <> ''
$$;
grant execute on function search_words_of to vigie_app;

create table search_words (
  company_id int not null references companies,
  kind text not null check (kind in ('agent', 'site')),
  -- by bytes, so that a btree finds beginnings between two bounds: under row-level security no other operator keeps its index
  word text collate "C" not null,
  id int not null,
  primary key (company_id, kind, word, id)
);
create index search_words_of_thing on search_words (company_id, kind, id);
select protect('search_words');

create function index_words(company int, thing text, thing_id int, given text) returns void language sql as $$
  delete from search_words where company_id = company and kind = thing and id = thing_id;
  insert into search_words (company_id, kind, word, id)
    select company, thing, word, thing_id from unnest(search_words_of(given)) word;
$$;
grant execute on function index_words to vigie_app;

create function agents_index_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.last_name, new.first_name, new.employee_number, new.phone_mobile, new.email)
      = (old.last_name, old.first_name, old.employee_number, old.phone_mobile, old.email) then
    return new;
  end if;
  perform index_words(new.company_id, 'agent', new.agent_id,
    concat_ws(' ', new.last_name, new.first_name, new.employee_number, new.email) || ' ' || new.phone_mobile);
  return new;
end $$;
create trigger agents_words after insert or update on agents for each row execute function agents_index_words();

create function sites_index_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.name, new.code, new.city) = (old.name, old.code, old.city) then return new; end if;
  perform index_words(new.company_id, 'site', new.site_id, concat_ws(' ', new.name, new.code, new.city));
  return new;
end $$;
create trigger sites_words after insert or update on sites for each row execute function sites_index_words();

insert into search_words (company_id, kind, word, id)
  select company_id, 'agent', word, agent_id from agents,
    unnest(search_words_of(concat_ws(' ', last_name, first_name, employee_number, email) || ' ' || phone_mobile)) word;
insert into search_words (company_id, kind, word, id)
  select company_id, 'site', word, site_id from sites, unnest(search_words_of(concat_ws(' ', name, code, city))) word;

create table news (
  company_id int not null references companies,
  news_id int not null generated always as identity,
  title text not null check (title <> ''),
  body text not null,
  published_at timestamptz not null,
  primary key (company_id, news_id)
);
select protect('news');

create table links (
  company_id int not null references companies,
  link_id int not null generated always as identity,
  name text not null check (name <> ''),
  url text not null check (url ~ '^https?://'),
  place int not null default 0,
  primary key (company_id, link_id)
);
select protect('links');

-- To whom news and links are shown; without a row, to nobody.
create table news_roles (
  company_id int not null,
  news_id int not null,
  role text not null check (role in ('manager', 'manager_partner', 'resource', 'client', 'client_user')),
  primary key (company_id, news_id, role),
  foreign key (company_id, news_id) references news
);
select protect('news_roles');
create table link_roles (
  company_id int not null,
  link_id int not null,
  role text not null check (role in ('manager', 'manager_partner', 'resource', 'client', 'client_user')),
  primary key (company_id, link_id, role),
  foreign key (company_id, link_id) references links
);
select protect('link_roles');
