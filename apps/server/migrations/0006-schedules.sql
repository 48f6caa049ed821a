-- What changed in a month's planning after its agent validated it.

-- When the shift was last planned: made, moved, given to somebody else. Clocking it changes nothing here.
alter table shifts add planned_at timestamptz;

-- When the agent's month was last planned on, so that a shift that was taken away or moved out of it is seen too. Whoever
-- writes it sets it later than the validation that it finds: one that came in between has not seen this change.
alter table schedule_months add changed_at timestamptz;
