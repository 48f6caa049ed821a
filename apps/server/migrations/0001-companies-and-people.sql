-- Companies, who works for them, who may enter. Every table of a company carries company_id first in its keys, so that
-- it can be the distribution column, and lies under row-level security: no company set is an error, never rows.

create extension if not exists btree_gist;
create extension if not exists unaccent;

-- Puts a table under row-level security and lets the application work on it.
create function protect(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format(
    'create policy of_the_company on %s using (company_id = (select current_setting(''app.company'')::int))', name);
  execute format('grant select, insert, update, delete on %s to vigie_app', name);
end $$;

create table companies (
  company_id int primary key generated always as identity,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,31}$'),
  name text not null check (name <> ''),
  host text unique,
  -- Where the company lives when it has a server of its own: the lookup by code answers with it.
  url text,
  api_url text,
  api_version text not null default '1.8.0' check (api_version ~ '^\d+\.\d+\.\d+$'),
  time_zone text not null default 'Europe/Paris',
  logo_url text,
  declaration_number text,
  created_at timestamptz not null
);
select protect('companies');

create table company_settings (
  company_id int not null references companies,
  key text not null,
  value jsonb not null,
  primary key (company_id, key)
);
select protect('company_settings');

-- Texts that a company puts on pages (session parameter pagesTexts).
create table company_texts (
  company_id int not null references companies,
  page text not null,
  language text not null check (language in ('fr', 'en', 'de')),
  text text not null,
  primary key (company_id, page, language)
);
select protect('company_texts');

create table clients (
  company_id int not null references companies,
  client_id int not null generated always as identity,
  code text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (company_id, client_id),
  unique (company_id, code)
);
select protect('clients');

create table partners (
  company_id int not null references companies,
  partner_id int not null generated always as identity,
  code text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (company_id, partner_id),
  unique (company_id, code)
);
select protect('partners');

create table sites (
  company_id int not null references companies,
  site_id int not null generated always as identity,
  client_id int not null,
  code text not null,
  name text not null,
  address text not null default '',
  address_complement text not null default '',
  postcode text not null default '',
  city text not null default '',
  sector text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text not null,
  perimeter_metres int check (perimeter_metres > 0),
  instructions text not null default '',
  access text not null default '',
  phone text not null default '',
  is_active boolean not null default true,
  is_clocking_enabled boolean not null default true,
  can_clock_by_phone boolean not null default false,
  is_outside_area_refused boolean not null default false,
  created_at timestamptz not null,
  primary key (company_id, site_id),
  unique (company_id, code),
  foreign key (company_id, client_id) references clients
);
create index sites_by_client on sites (company_id, client_id);
select protect('sites');

create table agents (
  company_id int not null references companies,
  agent_id int not null generated always as identity,
  employee_number text not null,
  last_name text not null,
  first_name text not null,
  email text not null default '',
  phone_mobile text not null default '',
  address text not null default '',
  postcode text not null default '',
  city text not null default '',
  card_number text not null default '',
  card_expires_on date,
  -- HMAC under SECRET_KEY, never the code itself.
  clocking_code_hmac bytea,
  partner_id int,
  created_at timestamptz not null,
  primary key (company_id, agent_id),
  unique (company_id, employee_number),
  unique (company_id, clocking_code_hmac),
  foreign key (company_id, partner_id) references partners
);
select protect('agents');

create table agent_qualifications (
  company_id int not null,
  agent_id int not null,
  code text not null,
  primary key (company_id, agent_id, code),
  foreign key (company_id, agent_id) references agents
);
select protect('agent_qualifications');

create table nfc_cards (
  company_id int not null,
  uid text not null check (uid ~ '^[0-9A-F]+$'),
  agent_id int not null,
  primary key (company_id, uid),
  foreign key (company_id, agent_id) references agents
);
create index nfc_cards_of_agent on nfc_cards (company_id, agent_id);
select protect('nfc_cards');

create table contract_types (
  company_id int not null references companies,
  contract_type_id int not null generated always as identity,
  name text not null,
  primary key (company_id, contract_type_id),
  unique (company_id, name)
);
select protect('contract_types');

create table profiles (
  company_id int not null references companies,
  profile_id int not null generated always as identity,
  name text not null,
  -- null: neither day nor night; the hours of the shift decide (decisions, section 10)
  is_night boolean,
  primary key (company_id, profile_id),
  unique (company_id, name)
);
select protect('profiles');

create table activities (
  company_id int not null references companies,
  activity_id int not null generated always as identity,
  name text not null,
  primary key (company_id, activity_id),
  unique (company_id, name)
);
select protect('activities');

create table prestations (
  company_id int not null references companies,
  prestation_id int not null generated always as identity,
  name text not null,
  primary key (company_id, prestation_id),
  unique (company_id, name)
);
select protect('prestations');

create table contracts (
  company_id int not null references companies,
  contract_id int not null generated always as identity,
  number text not null,
  agent_id int not null,
  contract_type_id int not null,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  -- hundredths of an hour a month: 15167 is 151.67 h
  monthly_hours_hundredths int check (monthly_hours_hundredths >= 0),
  category text not null default '',
  coefficient text not null default '',
  profile_id int,
  can_access_availabilities boolean not null default true,
  primary key (company_id, contract_id),
  unique (company_id, number),
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, contract_type_id) references contract_types,
  foreign key (company_id, profile_id) references profiles
);
create index contracts_of_agent on contracts (company_id, agent_id);
select protect('contracts');

create table users (
  company_id int not null references companies,
  user_id int not null generated always as identity,
  role text not null
    check (role in ('manager', 'manager_partner', 'resource', 'client', 'client_user', 'clocking_device')),
  username text not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  photo_url text,
  password_hash text,
  is_first_login boolean not null default true,
  is_password_strong boolean not null default false,
  password_expires_at timestamptz,
  is_email_confirmed boolean not null default false,
  is_active boolean not null default true,
  sms_provider text,
  language text not null default 'fr' check (language in ('fr', 'en', 'de')),
  agent_id int,
  client_id int,
  partner_id int,
  device_id int,
  created_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, client_id) references clients,
  foreign key (company_id, partner_id) references partners,
  check (role <> 'resource' or agent_id is not null),
  check (role not in ('client', 'client_user') or client_id is not null),
  check (role <> 'manager_partner' or partner_id is not null)
);
create index users_by_email on users (company_id, lower(email));
create index users_of_agent on users (company_id, agent_id);
select protect('users');

create table user_rights (
  company_id int not null,
  user_id int not null,
  "right" text not null,
  primary key (company_id, user_id, "right"),
  foreign key (company_id, user_id) references users
);
select protect('user_rights');

create table user_forbidden_pages (
  company_id int not null,
  user_id int not null,
  page text not null,
  primary key (company_id, user_id, page),
  foreign key (company_id, user_id) references users
);
select protect('user_forbidden_pages');

-- Several clients of one user (userClientIds); a client_user is held to sites instead.
create table user_clients (
  company_id int not null,
  user_id int not null,
  client_id int not null,
  primary key (company_id, user_id, client_id),
  foreign key (company_id, user_id) references users,
  foreign key (company_id, client_id) references clients
);
select protect('user_clients');

create table user_sites (
  company_id int not null,
  user_id int not null,
  site_id int not null,
  primary key (company_id, user_id, site_id),
  foreign key (company_id, user_id) references users,
  foreign key (company_id, site_id) references sites
);
select protect('user_sites');

-- token_hash is the SHA-256 of the access token; the token itself is never kept.
create table sessions (
  company_id int not null,
  token_hash bytea not null,
  user_id int not null,
  kind text not null check (kind in ('web', 'native', 'device')),
  created_at timestamptz not null,
  acted_at timestamptz not null,
  -- null: never (a paired device)
  idle_minutes int,
  -- A manager's access on a clocking device ends here.
  ended_at timestamptz,
  primary key (company_id, token_hash),
  foreign key (company_id, user_id) references users
);
create index sessions_of_user on sessions (company_id, user_id);
select protect('sessions');

-- Reset, invitation and confirmation links: once, for a time.
create table one_time_links (
  company_id int not null,
  token_hash bytea not null,
  user_id int not null,
  kind text not null check (kind in ('reset', 'invitation', 'confirmation')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, token_hash),
  foreign key (company_id, user_id) references users
);
create index one_time_links_of_user on one_time_links (company_id, user_id);
select protect('one_time_links');

-- Wrong tries by what was tried: an account, a device, an address. The delay grows with them.
create table throttles (
  company_id int not null references companies,
  subject text not null,
  failures int not null,
  failed_at timestamptz not null,
  locked_until timestamptz,
  primary key (company_id, subject)
);
select protect('throttles');

create table preferences (
  company_id int not null,
  user_id int not null,
  key text not null,
  value jsonb not null,
  primary key (company_id, user_id, key),
  foreign key (company_id, user_id) references users
);
select protect('preferences');

-- What is to be sent, and what would have been sent where no provider is set.
create table outbox (
  company_id int not null references companies,
  message_id bigint not null generated always as identity,
  way text not null check (way in ('mail', 'sms', 'push')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  user_id int,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (company_id, message_id),
  foreign key (company_id, user_id) references users
);
create index outbox_unsent on outbox (company_id, message_id) where sent_at is null;
select protect('outbox');

-- The few questions that are asked before a company is known. They belong to the owner and answer nothing else.
create function company_by_code(given text) returns int language sql stable security definer
  set search_path = public as $$ select company_id from companies where code = upper(given) $$;
create function company_by_host(given text) returns int language sql stable security definer
  set search_path = public as $$ select company_id from companies where host = lower(given) $$;
create function company_alone() returns int language sql stable security definer
  set search_path = public as $$ select min(company_id) from companies having count(*) = 1 $$;
create function company_ids() returns setof int language sql stable security definer
  set search_path = public as $$ select company_id from companies order by company_id $$;
revoke all on function company_by_code, company_by_host, company_alone, company_ids from public;
grant execute on function company_by_code, company_by_host, company_alone, company_ids to vigie_app;
