-- Administrators change who a user is: a save over an older reading is refused.
alter table users add version int not null default 1;
