-- An agent takes away what is held on it (decision 71): each act of its own, also where its service is somebody else's by now,
-- and each document that it was given, also where it is one of its readers no longer.
-- A clocked service stays with its agent, and its lines are found by it; only where acts were deleted or refused it may have gone to somebody
-- else. Acts themselves are in no other index: clocking writes no more than before.
create index clockings_gone_of_agent on clockings (company_id, agent_id) where kind in ('deletion', 'rejection');
create index document_readers_ever on document_readers (company_id, agent_id, document_id);
