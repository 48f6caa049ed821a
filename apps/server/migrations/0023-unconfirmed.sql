-- The days with acts that are to be confirmed are asked for by every manager's home: the few shifts that bear one are found
-- without reading the others.
create index shifts_unconfirmed on shifts (company_id, starts_at) where unconfirmed_count > 0;
