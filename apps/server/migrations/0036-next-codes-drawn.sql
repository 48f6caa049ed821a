-- When a code that an agent has asked for was drawn: who asks again is sent the same for a day, and then another (decision 55).

alter table agent_next_codes add drawn_at timestamptz;

update agent_next_codes set drawn_at = expires_at - interval '24 hours';

alter table agent_next_codes alter drawn_at set not null;
