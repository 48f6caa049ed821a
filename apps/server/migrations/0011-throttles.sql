-- Wrong tries leak away instead of being forgotten all at once: what is kept is when nothing of them is left. The names of
-- what is counted have changed too, so that nothing of the old counts is worth keeping.

drop table throttles;

create table throttles (
  company_id int not null references companies,
  -- purpose and by whom, and a digest of whom (throttle.rules.ts)
  subject text not null,
  -- each wrong try moves it on; the distance from now is how many there are
  empty_at timestamptz not null,
  -- until then nothing is looked at, and nothing is counted
  locked_until timestamptz not null,
  primary key (company_id, subject)
);
select protect('throttles');
