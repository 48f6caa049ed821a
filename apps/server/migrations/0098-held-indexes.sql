-- What is held on an agent is read by the agent: services that it no longer kept, and alerts about it.
create index handovers_of_former on handovers (company_id, former_agent_id, handover_id) where former_agent_id is not null;
create index alerts_of_agent on alerts (company_id, agent_id, alert_id) where agent_id is not null;
