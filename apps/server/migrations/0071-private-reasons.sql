-- A reason that says something of an agent's health: it is read where managers and the agent read, and printed on no sheet that a client
-- signs.
alter table anomaly_reasons add is_private boolean not null default false;
update anomaly_reasons set is_private = true where name = 'Maladie ou accident';
