-- Proof against whoever holds the database (decisions, section 5): the log of roots is a file outside it. What stands here
-- is shown, and spares reading the file; what counts is the file.

create table chain_roots (
  company_id int not null references companies,
  number int not null check (number > 0),
  kind text not null check (kind in ('hour', 'night')),
  made_at timestamptz not null,
  site_count int not null,
  act_count bigint not null,
  -- of the Merkle tree over every site's head
  root bytea not null check (octet_length(root) = 32),
  -- SHA-256 of the entry's line in the file, and of the one before it; null: it is the first
  digest bytea not null check (octet_length(digest) = 32),
  previous bytea check (octet_length(previous) = 32),
  key_id text not null,
  signature bytea not null check (octet_length(signature) = 64),
  primary key (company_id, number)
);
select protect('chain_roots');
-- The application adds roots; it can neither change nor remove one.
revoke update, delete on chain_roots from vigie_app;

-- Each site's head as the last root has it, and the first root that had it.
create table rooted_heads (
  company_id int not null references companies,
  site_id int not null,
  seq int not null,
  hash bytea not null,
  number int not null,
  primary key (company_id, site_id)
);
select protect('rooted_heads');
