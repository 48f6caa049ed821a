-- What managers write on a service, and whom they let read it (decision 58).

create table shift_comments (
  company_id int not null references companies,
  comment_id int generated always as identity,
  shift_id int not null,
  user_id int not null,
  text text not null check (length(text) between 1 and 2000),
  is_visible_client boolean not null,
  is_visible_agent boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (company_id, comment_id),
  foreign key (company_id, shift_id) references shifts on delete cascade,
  foreign key (company_id, user_id) references users
);
-- A service's, the latest first: they are read a page at a time.
create index shift_comments_of_shift on shift_comments (company_id, shift_id, comment_id);

select protect('shift_comments');
