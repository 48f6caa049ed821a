-- What a manager fills in of a client, for letters, invoices and the site's people.
alter table clients
  add registration_number text not null default '',
  add vat_number text not null default '',
  add address text not null default '',
  add address_complement text not null default '',
  add postcode text not null default '',
  add city text not null default '',
  add email text not null default '',
  add phone text not null default '',
  add note text not null default '',
  -- a client that is closed leaves the lists that are chosen from; what was done for it stays
  add is_active boolean not null default true,
  -- grows at each change: a save is guarded by the version that the form saw
  add version int not null default 1;
select keep_history('clients', 'client', 'client_id', 'client', 'client_id', '', '');
