-- What its recipient alone may read (a clocking code), also where an administrator reads the outbox. Of what lies there now nobody knows.
alter table outbox add column is_private boolean not null default false;
update outbox set is_private = true;
