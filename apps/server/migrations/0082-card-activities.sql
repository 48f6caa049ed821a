-- An activity may itself be written with commas («Transport de fonds, de bijoux»): each part that is asked for is looked for among those of the card.
create or replace function card_allows(held text, asked text) returns boolean language sql stable as $$
  select not exists (
    select from regexp_split_to_table(lower(unaccent(asked)), '[,;/]') part
     where btrim(part, E' \t\u00a0') <> '' and not exists (
       select from regexp_split_to_table(lower(unaccent(held)), '[,;/]') one where btrim(one, E' \t\u00a0') = btrim(part, E' \t\u00a0')))
$$;
