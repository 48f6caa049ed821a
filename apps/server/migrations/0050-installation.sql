-- What is true of the installation, and of no company. `secret_key`: the print of the key that codes and secrets are kept
-- with, so that another key is noticed before it writes anything. The application notes it once and cannot change it.
create table installation (
  name text primary key,
  value text not null
);
grant select, insert on installation to vigie_app;

-- Notes a fact where there is none, and answers the one that is noted.
create function noted(fact text, given text) returns table (kept text) language plpgsql as $$
begin
  insert into installation (name, value) values (fact, given) on conflict do nothing;
  return query select i.value from installation i where i.name = fact;
end
$$;
