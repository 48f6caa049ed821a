-- When a company was last looked at for alerts, and when that began again after a pause: until then no device could be heard.
create table alert_looks (
  company_id int primary key references companies,
  looked_at timestamptz not null,
  resumed_at timestamptz
);
select protect('alert_looks');
