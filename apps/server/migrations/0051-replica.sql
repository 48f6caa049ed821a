-- What a trip to a read replica begins with (platform/postgres/replica). It raises VR001 to VR004 unless this is a standby of
-- the named cluster and timeline, entered by the same role into the same database, that has replayed the log up to `place`.
create function prove_replica(place pg_lsn, cluster bigint, timeline integer, role_name text, database_name text)
returns void language plpgsql stable as $$
begin
  if not pg_is_in_recovery() then
    raise exception 'this is no replica' using errcode = 'VR001';
  end if;
  -- The control file may be behind until the next restartpoint: then the primary answers.
  if cluster <> (select c.system_identifier from pg_control_system() c)
    or timeline <> (select greatest(c.timeline_id, r.min_recovery_end_timeline) from pg_control_checkpoint() c, pg_control_recovery() r)
    or database_name <> current_database() then
    raise exception 'this is a replica of another database' using errcode = 'VR002';
  end if;
  if role_name <> current_user then
    raise exception 'this is another role' using errcode = 'VR003';
  end if;
  if coalesce(pg_last_wal_replay_lsn() < place, true) then
    raise exception 'this replica is behind' using errcode = 'VR004';
  end if;
end
$$;
