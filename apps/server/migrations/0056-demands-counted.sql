-- How many demands of some agents stand how is counted in the index alone (decision 80).
create index demands_counted on demands (company_id, agent_id, status, demand_type_id);
