-- The highest code that ends in figures is found at the head of an index: among 100,000 agents all of them were sorted for the next number.
-- The same forms stand in the query (kit/next-code.ts); at most nine figures, so that each is a number.
create index agents_by_figures on agents (company_id, ((substring(employee_number from '[0-9]+$'))::numeric) desc, employee_number desc)
  where employee_number ~ '^[^0-9]{0,6}[0-9]{1,9}$';
create index sites_by_figures on sites (company_id, ((substring(code from '[0-9]+$'))::numeric) desc, code desc)
  where code ~ '^[^0-9]{0,6}[0-9]{1,9}$';
create index clients_by_figures on clients (company_id, ((substring(code from '[0-9]+$'))::numeric) desc, code desc)
  where code ~ '^[^0-9]{0,6}[0-9]{1,9}$';
