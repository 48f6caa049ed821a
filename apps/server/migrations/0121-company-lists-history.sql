-- Who has changed what in the lists of a company.
select keep_history('holidays', 'holidays', 'holiday_id', 'holidays', 'holiday_id', '', '');
select keep_history('sectors', 'sectors', 'sector_id', 'sectors', 'sector_id', '', '');
select keep_history('activities', 'activities', 'activity_id', 'activities', 'activity_id', '', '');
select keep_history('prestations', 'prestations', 'prestation_id', 'prestations', 'prestation_id', '', 'requirements_version');
select keep_history('profiles', 'profiles', 'profile_id', 'profiles', 'profile_id', '', '');
select keep_history('anomaly_reasons', 'anomalyReasons', 'anomaly_reason_id', 'anomalyReasons', 'anomaly_reason_id', '', '');
select keep_history('contract_types', 'contractTypes', 'contract_type_id', 'contractTypes', 'contract_type_id', '', '');
select keep_history('unavailability_types', 'unavailabilityTypes', 'unavailability_type_id', 'unavailabilityTypes', 'unavailability_type_id', '', '');
select keep_history('document_types', 'documentTypes', 'document_type_id', 'documentTypes', 'document_type_id', '', '');
select keep_history('qualifications', 'qualifications', 'qualification_id', 'qualifications', 'qualification_id', '', '');
select keep_history('links', 'links', 'link_id', 'links', 'link_id', '', 'place');
select keep_history('news', 'news', 'news_id', 'news', 'news_id', '', '');
