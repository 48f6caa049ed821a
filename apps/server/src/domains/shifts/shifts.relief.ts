/** How long before a departure the service of the relief may begin: until then both are there for the handover. */
const handover = `interval '60 minutes'`

interface LeftAt {
  /** When the agent of `s` left: the column, or an instant that is about to become it. */
  readonly leftAt: string
}

/**
 * A colleague `f` stood beside the agent of `s` in a service of the same post, which went on at `left`, and goes on from it in `f`: the
 * post of `s` has nobody more than before.
 */
const stoodBeside = (left: string) => `exists (select from shifts p
  where p.company_id = s.company_id and p.site_id = s.site_id and p.agent_id = f.agent_id and p.shift_id <> f.shift_id
    and p.starts_at > s.starts_at - interval '24 hours' and p.starts_at < f.starts_at
    and (p.starts_at <= s.starts_at or p.starts_at < ${left} - ${handover})
    and p.ends_at > ${left} and p.ends_at > f.starts_at - ${handover}
    and (p.prestation_id is null or s.prestation_id is null or p.prestation_id = s.prestation_id) and p.arrived_at is not null)`

/**
 * When the relief of a shift `s` whose agent leaves early clocked in, as SQL; null: it has not. A relief is another agent's service of the
 * same post: the one that took the rest of this shift, or one that begins after it, an hour before the departure at the earliest. Nobody
 * who stands there beside the agent anyway is one. Its arrival counts before the planned end, and it is still there when the agent leaves.
 */
export function reliefSql({ leftAt }: LeftAt): string {
  // Services begin at whole minutes.
  const left = `date_trunc('minute', ${leftAt})`
  return `(select min(f.arrived_at) from shifts f
  where f.company_id = s.company_id and f.site_id = s.site_id and f.shift_id <> s.shift_id and f.agent_id is distinct from s.agent_id
    and f.starts_at > s.starts_at and f.starts_at < s.ends_at + interval '24 hours'
    and (f.follows_id = s.shift_id or (f.starts_at >= ${left} - ${handover} and not ${stoodBeside(left)}))
    and (f.prestation_id is null or s.prestation_id is null or f.prestation_id = s.prestation_id)
    and f.arrived_at < s.ends_at and not f.is_clock_in_unconfirmed
    and (f.left_at is null or f.is_clock_out_unconfirmed or f.left_at > ${leftAt}))`
}

/** The same of a shift as it stands. Only a shift that was left early looks for one. */
export const relievedAt = `case when s.left_at < s.ends_at then ${reliefSql({ leftAt: 's.left_at' })} end`

/** Whom the accepted reason of an early departure depends on (decisions/06-clocking). */
export const leaveDependsOn = `case when s.left_at < s.ends_at then (select case when w.is_early_leave_accepted then w.depends_on end
  from anomaly_reasons w where w.company_id = s.company_id and w.anomaly_reason_id = s.clock_out_reason_id) end`

/** The status of the end as it stands now: what was recorded, but for a relief that has come since or has not. */
export const clockOutStatus = `case when not s.is_clock_in_unconfirmed and not s.is_clock_out_unconfirmed and (${leaveDependsOn}) = 'relief'
  then case when (${relievedAt}) is null then 2 else 1 end else s.clock_out_status end`

/** The services of the site of a shift `s` that were left early and are not over at an instant: an arrival may relieve them. */
export const leftEarlyIds = (at: string): string => `array(select e.shift_id from shifts e
  where e.company_id = s.company_id and e.site_id = s.site_id and e.left_at < e.ends_at and e.ends_at > ${at} and e.shift_id <> s.shift_id)`
