-- An agent's form is saved over the agent that it was filled from, and over no other.

alter table agents
  -- grows at each change: a save is guarded by the version that the form saw
  add version int not null default 1;

create function agents_grow_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger agents_version before update on agents for each row execute function agents_grow_version();
