-- SIREN or SIRET of the company.
alter table companies add registration_number text not null default '' check (length(registration_number) <= 20);
