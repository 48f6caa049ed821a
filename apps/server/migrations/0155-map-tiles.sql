-- The servers of the map tiles that companies have named: the page's policy of contents lets images of these in (decisions/14-web). A page
-- is asked for before its company is known; scheme and host of a public server are all that this answers, never which company's they are.
create function map_tile_origins() returns setof text language sql stable security definer
  set search_path = public as $$
  select distinct lower(substring(value #>> '{}' from '^https://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?=/)')) as origin
    from company_settings where key = 'map_tiles_url' and value #>> '{}' like 'https://%' order by origin limit 100 $$;
revoke all on function map_tile_origins from public;
grant execute on function map_tile_origins to vigie_app;
