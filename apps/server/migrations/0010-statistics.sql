-- What an import fills is analysed at once: until the next round of autovacuum, a list of thousands would be planned as if
-- it had one row. The tables are the owner's.

create function analyse_imported() returns void language plpgsql security definer set search_path = public as $$
begin
  analyze clients, sites, agents, contracts, shifts;
end $$;
revoke all on function analyse_imported from public;
grant execute on function analyse_imported to vigie_app;
