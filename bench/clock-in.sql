-- The writes of a clock-in for one act, as a developer would put them into one SQL function without any server: what the
-- road through the pipeline is measured against. Its parameters are what saveClocking saves, each alone.
create or replace function bench_bare_act(
  int, int, int, timestamptz, timestamptz, timestamptz, smallint, smallint, boolean, boolean, boolean, boolean,
  boolean, boolean, timestamptz, int, int, boolean, boolean, text, uuid, int, text, text, smallint, timestamptz, timestamptz,
  timestamptz, int, int, int, int, int, boolean, boolean, boolean, bytea, text, timestamptz, int, uuid, bytea, float8, float8,
  float8, text
) returns table (seq int, version int) language sql as $body$
  with s as (
    update shifts set
      arrived_at = $4, left_at = $5, pre_clock_in_at = $6, clock_in_status = $7, clock_out_status = $8, is_clock_in_forced = $9,
      is_clock_out_forced = $10, is_clock_in_outside_area = $11, is_clock_out_outside_area = $12, is_clock_in_offline = $13,
      is_clock_out_offline = $14, break_started_at = $15, break_minutes = $16, unconfirmed_count = $17,
      is_clock_in_unconfirmed = $18, is_clock_out_unconfirmed = $19, version = version + 1
    where company_id = $1 and shift_id = $2 and version = $3
      and exists (select from chain_heads c where c.company_id = $1 and c.site_id = shifts.site_id)
    returning site_id, version),
  h as (
    update chain_heads h set seq = h.seq + 1, hash = sha256(h.hash || convert_to($20, 'UTF8')) from s
     where h.company_id = $1 and h.site_id = s.site_id returning h.seq, h.hash, h.site_id),
  c as (
    insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, agent_id, kind, way, verdict, recorded_at,
        happened_at, device_at, drift_seconds, device_id, device_seq, user_id, anomaly_reason_id, is_forced,
        is_outside_area, is_offline, private_digest, doubt, anchor_at, elapsed_seconds, about_uuid, line, hash)
    select $1, h.site_id, h.seq, $21, $2, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37,
        $38, $39, $40, $41, $20, h.hash from h returning site_id, seq),
  d as (
    insert into clocking_details (company_id, site_id, seq, salt, latitude, longitude, accuracy_metres, comment)
    select $1, c.site_id, c.seq, $42, $43, $44, $45, $46 from c where $42 is not null)
  select c.seq, s.version from c, s
$body$
