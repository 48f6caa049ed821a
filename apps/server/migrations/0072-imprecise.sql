-- A reading coarser than 200 m says of no site that somebody stood there (decisions/06-clocking). The line says so, and the shift with it;
-- a line from before says nothing, so that its text stays as it is.
alter table clockings add is_imprecise boolean;
alter table shifts add is_clock_in_imprecise boolean not null default false;
alter table shifts add is_clock_out_imprecise boolean not null default false;
