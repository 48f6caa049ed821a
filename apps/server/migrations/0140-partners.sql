-- What an administrator fills in of a partner: the company that lends agents, what it proves, and whom to call there.
alter table partners
  add legal_form text not null default '',
  add registration_number text not null default '',
  add vat_number text not null default '',
  add authorisation_number text not null default '',
  -- the last day; null: it has none
  add authorisation_ends_on date,
  add contact_name text not null default '',
  add address text not null default '',
  add address_complement text not null default '',
  add postcode text not null default '',
  add city text not null default '',
  add email text not null default '',
  add phone text not null default '',
  add note text not null default '',
  -- a partner that is closed leaves the lists that are chosen from, and its users have no access; its agents and its past stay
  add is_active boolean not null default true,
  -- grows at each change: a save is guarded by the version that the form saw
  add version int not null default 1;
select keep_history('partners', 'partner', 'partner_id', 'partner', 'partner_id', '', '');
-- `users.is_archived` says the same of a partner's users as of an agent's: it was turned off because its partner was closed, and comes back with it.
-- The users and agents of one partner are counted beside each row of the list.
create index users_of_partner on users (company_id, partner_id) where partner_id is not null;
