-- An agent takes away what is held on it (decision 71): each act of its own, also where its service is somebody else's by now,
-- and each document that it was given, also where it is one of its readers no longer.
create index clockings_of_agent on clockings (company_id, agent_id, site_id, seq);
create index document_readers_ever on document_readers (company_id, agent_id, document_id);
