-- Jobs of the installation as a whole (each night's works) are shown to the company that is alone in it, and to nobody where
-- there are several. Which of both it is, the queue's functions ask themselves (platform/queue/schema.seen.ts): what the
-- application's role would say about it need not be true.
grant execute on function company_alone to vigie_jobs;
