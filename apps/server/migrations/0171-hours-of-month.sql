-- The list of agents by their hours adds up every service of a month: it reads them from the index alone.
drop index shifts_of_month;
create index shifts_of_month on shifts (company_id, month, agent_id) include (starts_at, ends_at);
