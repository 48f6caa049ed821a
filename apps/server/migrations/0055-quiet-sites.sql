-- Sites of which somebody has nothing brought to it by mail or push (decision 81). What is turned off is kept, so that a new site is on.
create table quiet_sites (
  company_id int not null references companies,
  user_id int not null,
  site_id int not null,
  created_at timestamptz not null,
  primary key (company_id, user_id, site_id),
  foreign key (company_id, user_id) references users on delete cascade,
  foreign key (company_id, site_id) references sites on delete cascade
);
create index quiet_sites_of_site on quiet_sites (company_id, site_id);
select protect('quiet_sites');
