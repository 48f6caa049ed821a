-- Notices: rows first, then sent by the ways that their reader has chosen (decisions, section 9).

create table notifications (
  company_id int not null,
  notification_id bigint not null generated always as identity,
  user_id int not null,
  kind text not null,
  -- What the sentence of its kind names, in no language: it is said in the reader's when it is shown or sent.
  facts jsonb not null default '{}',
  -- The page that it leads to, with its query; never another site.
  path text not null check (path ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$' and length(path) <= 500),
  site_id int,
  -- What it is about (`document 12 v3`): of one thing a person is told once in each kind.
  about text not null check (length(about) between 1 and 200),
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, notification_id),
  unique (company_id, user_id, kind, about),
  foreign key (company_id, user_id) references users,
  foreign key (company_id, site_id) references sites
);
create index notifications_of_user on notifications (company_id, user_id, notification_id desc);
create index notifications_unread on notifications (company_id, user_id, notification_id desc) where read_at is null;
select protect('notifications');

-- What somebody chose apart from what each kind begins with (notifications.kinds of the contract).
create table notification_preferences (
  company_id int not null,
  user_id int not null,
  kind text not null,
  way text not null check (way in ('mail', 'push', 'sms', 'native')),
  is_on boolean not null,
  primary key (company_id, user_id, kind, way),
  foreign key (company_id, user_id) references users
);
select protect('notification_preferences');

-- Where a browser is reached (RFC 8030). One browser belongs to who signed in last.
create table push_subscriptions (
  company_id int not null,
  push_subscription_id int not null generated always as identity,
  user_id int not null,
  -- as the browser names itself
  device text not null check (length(device) between 1 and 100),
  endpoint text not null check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  -- in base64url: a point of P-256, and 16 bytes
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null,
  primary key (company_id, push_subscription_id),
  unique (company_id, endpoint),
  foreign key (company_id, user_id) references users
);
create index push_subscriptions_of_user on push_subscriptions (company_id, user_id);
select protect('push_subscriptions');

-- Whoever changes a password, or is shut out, may have lost a telephone: what is told goes to no browser of before.
create function users_close_browsers() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where company_id = new.company_id and user_id = new.user_id;
  return null;
end $$;
create trigger users_close_browsers after update of password_hash, is_active on users for each row
  when (old.password_hash is distinct from new.password_hash or not new.is_active) execute function users_close_browsers();

-- What is to be sent, and what became of it. Kept: this installation does not send in that way.
alter table outbox add notification_id bigint,
  add push_subscription_id int,
  add state text not null default 'waiting' check (state in ('waiting', 'sent', 'givenUp', 'kept')),
  add tries int not null default 0,
  add tried_at timestamptz,
  -- why the last try came to nothing, without addresses
  add failure text not null default '' check (length(failure) <= 300),
  add foreign key (company_id, notification_id) references notifications;
update outbox set state = case when sent_at is null then 'kept' else 'sent' end;
alter table outbox add check ((state = 'sent') = (sent_at is not null));
drop index outbox_unsent;
drop index outbox_listed;
create index outbox_listed on outbox (company_id, created_at, message_id) include (way, state, recipient_key, subject_key);
-- Of one notice one message goes by each way, and to each browser.
create unique index outbox_of_notification on outbox (company_id, notification_id, way, coalesce(push_subscription_id, 0))
  where notification_id is not null;
