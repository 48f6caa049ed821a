-- The types of documents that the file of an agent under a kind of contract must hold.
alter table contract_types add document_type_ids int[] not null default '{}';

-- A type of document that a kind of contract asks for is in use as much as one of a document.
create function document_types_asked() returns trigger language plpgsql as $$
begin
  if exists (select from contract_types where company_id = old.company_id and old.document_type_id = any(document_type_ids)) then
    raise foreign_key_violation using message = 'a kind of contract asks for this type of document';
  end if;
  return old;
end $$;
create trigger document_types_stay before delete on document_types for each row execute function document_types_asked();
