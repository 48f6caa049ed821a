-- The open break as its agent has said it: also by acts that are to be confirmed, which count nothing until a manager decides. Whoever is
-- there is offered what follows it, and ends such a break (decision 46).

alter table shifts add said_break_started_at timestamptz;

update shifts set said_break_started_at = break_started_at where break_started_at is not null;
