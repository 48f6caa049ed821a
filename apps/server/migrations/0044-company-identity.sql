-- What a company says of itself on paper is changed by its administrators: each change names the one that it was made from.
alter table companies add column identity_version int not null default 1;
