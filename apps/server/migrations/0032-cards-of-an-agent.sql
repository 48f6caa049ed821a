-- A card of an agent is named by a number of its own, so that lists and whoever takes it away never tell the one that opens
-- services; and where it was given at a device, at which.

alter table nfc_cards
  add card_id int not null generated always as identity,
  add given_at_device int,
  add unique (company_id, card_id),
  add foreign key (company_id, given_at_device) references devices;
