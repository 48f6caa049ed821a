-- A piece of news may have a picture, drawn anew by the server. Its key stands in a link that dies with its session and its right.
alter table news
  add picture_key text check (picture_key ~ '^[A-Za-z0-9_-]{32}$'),
  -- what the picture shows, for who does not see it; empty: it only adorns
  add picture_text text not null default '';

create table news_pictures (
  company_id int not null references companies,
  picture_key text not null check (picture_key ~ '^[A-Za-z0-9_-]{32}$'),
  news_id int not null,
  media_type text not null check (media_type = 'image/webp'),
  bytes bytea not null check (octet_length(bytes) between 1 and 524288),
  created_at timestamptz not null,
  primary key (company_id, picture_key),
  unique (company_id, news_id),
  foreign key (company_id, news_id) references news on delete cascade
);
select protect('news_pictures');
