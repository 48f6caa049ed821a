-- What the file of a picture was called when it came, so that an administrator recognises the logo that is there.
alter table pictures add file_name text not null default '';
