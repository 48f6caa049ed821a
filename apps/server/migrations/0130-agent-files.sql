-- What an agent's file needs on screen: contracts that are changed over a version, papers with number, issue and proof, what is
-- lent to an agent, reminders of papers that end, who has looked at a national insurance number, and agents that are archived.

alter table contracts add version int not null default 1;
create trigger contracts_version before update on contracts for each row execute function agents_grow_version();

alter table agents
  -- the day, by the company's clock; null: it is not archived. Its accounts, code and badges go with it.
  add archived_on date;
create index agents_archived on agents (company_id, agent_id) where archived_on is not null;

alter table users
  -- turned off because its agent was archived: it comes back with the agent
  add is_archived boolean not null default false;

alter table agent_qualifications
  add number text not null default '',
  add issued_on date,
  -- the document of this agent that proves it
  add document_id int,
  add version int not null default 1,
  add foreign key (company_id, document_id) references documents;
create trigger agent_qualifications_version before update on agent_qualifications for each row execute function agents_grow_version();

-- What is handed out to an agent and comes back: one row for each thing.
create table loans (
  company_id int not null references companies,
  loan_id int not null generated always as identity,
  agent_id int not null,
  -- of the kind `equipment`
  qualification_id int not null,
  -- of the thing itself: its serial number, its size
  number text not null default '',
  given_on date not null,
  returned_on date check (returned_on >= given_on),
  -- «I have received it»: when the agent said so, and under which name. Once there, it and what was handed out cannot be changed.
  signed_at timestamptz,
  signed_as text,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (company_id, loan_id),
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, qualification_id) references qualifications,
  check ((signed_at is null) = (signed_as is null))
);
create index loans_of_agent on loans (company_id, agent_id);
select protect('loans');
create function loans_keep_signature() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a signed loan cannot be removed';
  end if;
  if (new.agent_id, new.qualification_id, new.number, new.given_on, new.signed_at, new.signed_as)
     is distinct from (old.agent_id, old.qualification_id, old.number, old.given_on, old.signed_at, old.signed_as) then
    raise exception 'a signed loan cannot be changed';
  end if;
  return new;
end $$;
create trigger loans_signed before update on loans for each row when (old.signed_at is not null) execute function loans_keep_signature();
create trigger loans_signed_stay before delete on loans for each row when (old.signed_at is not null) execute function loans_keep_signature();
create trigger loans_version before update on loans for each row execute function agents_grow_version();

-- Reminders of papers that end: each step once for each last day.
create table paper_reminders (
  company_id int not null references companies,
  reminder_id int not null generated always as identity,
  agent_id int not null,
  -- null: the professional card
  qualification_id int,
  expires_on date not null,
  -- days before
  step int not null,
  reminded_at timestamptz not null,
  primary key (company_id, reminder_id),
  unique nulls not distinct (company_id, agent_id, qualification_id, expires_on, step),
  foreign key (company_id, agent_id) references agents,
  foreign key (company_id, qualification_id) references qualifications
);
select protect('paper_reminders');
-- The nightly look finds what ends soon without reading all of what everybody has.
create index agents_cards_end on agents (company_id, card_expires_on) where card_expires_on is not null;
create index agent_qualifications_end on agent_qualifications (company_id, expires_on) where expires_on is not null;

-- The act `viewed`: a user has read a secret value in full.
alter table changes drop constraint changes_act_check;
alter table changes add constraint changes_act_check check (act in ('created', 'changed', 'removed', 'viewed'));
create function keep_viewed_number(agent int) returns void language sql security definer set search_path = public as $$
  insert into changes (company_id, subject, subject_id, entity, entity_id, act, fields, user_id, way, changed_at)
  select a.company_id, 'agent', a.agent_id, 'agent', a.agent_id, 'viewed', '{"national_insurance_number": null}',
         nullif(current_setting('app.actor', true), '')::int, coalesce(current_setting('app.way', true), ''),
         coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now())
    from agents a where a.company_id = current_setting('app.company')::int and a.agent_id = agent and a.national_insurance_number is not null
$$;

select keep_history('loans', 'agent', 'agent_id', 'loan', 'loan_id', '', '');
select keep_history('paper_reminders', 'agent', 'agent_id', 'reminder', 'reminder_id', '', 'qualification_id,reminded_at');
