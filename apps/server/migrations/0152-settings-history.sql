-- Who has changed what of the company's settings, its texts and who it is on paper. A setting and a text get a number, by which a change
-- names its row.
alter table company_settings add setting_id int not null generated always as identity, add unique (company_id, setting_id);
-- No screen has written texts so far. One that is emptied stays, so that its history has a name.
update company_texts set text = left(text, 600) where length(text) > 600;
alter table company_texts add text_id int not null generated always as identity, add unique (company_id, text_id),
  add check (length(text) <= 600);

select keep_history('company_settings', 'settings', 'setting_id', 'setting', 'setting_id', '', '');
select keep_history('company_texts', 'settings', 'text_id', 'pageText', 'text_id', '', '');
-- That a company is there is no change of its settings.
create trigger companies_history_changed after update on companies referencing old table as former new table as changed
  for each statement execute function keep_changes('settings', 'company_id', 'company', 'company_id', 'logo_url',
    'code,host,url,api_url,api_version,identity_version');
