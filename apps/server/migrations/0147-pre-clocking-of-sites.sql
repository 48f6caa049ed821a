-- «Je suis en route» as each site asks for it.
alter table sites
  -- asked of services that are added to it
  add asks_pre_clocking boolean not null default false,
  -- minutes before the start; null: the company's
  add pre_clock_minutes int check (pre_clock_minutes between 1 and 1440);
-- Of a service what its site asked when it was added; null: the company's.
alter table shifts add pre_clock_minutes int;
