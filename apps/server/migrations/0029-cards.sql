-- When an NFC card was given to its agent and by which manager, where it was given at a device or at the desk; both are
-- empty for one that came with an import.

alter table nfc_cards
  add given_at timestamptz,
  add given_by int,
  add foreign key (company_id, given_by) references users;
