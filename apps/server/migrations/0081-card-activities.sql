-- The activities that an agent's professional card allows, and the one that a prestation asks for. Empty: not said, and any.
alter table agents add card_activity text not null default '';
alter table prestations add card_activity text not null default '';

-- Whether a card's activities, one or several between commas, hold the one that is asked for; as `allowsActivity` of the contract.
create function card_allows(held text, asked text) returns boolean language sql stable as $$
  select asked = '' or exists (
    select from regexp_split_to_table(lower(unaccent(held)), '[,;/]') one where trim(one) = trim(lower(unaccent(asked))))
$$;
grant execute on function card_allows to vigie_app;
