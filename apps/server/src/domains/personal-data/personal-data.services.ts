/**
 * The services of an agent ($2) that are held on it: of published months, and whatever it has clocked. What a manager only drafts is nobody's
 * working time yet.
 */
export const servicesTables = `shifts s
  left join schedule_months sm on sm.company_id = s.company_id and sm.agent_id = s.agent_id and sm.month = s.month`
export const isHeldService = `s.company_id = $1 and s.agent_id = $2
  and (sm.published_at is not null or s.clock_in_status is not null or s.clock_out_status is not null)`

/** The lines (c) of the journal that are an agent's ($2): of its services, and of those that went to others after its acts were deleted or refused. */
export const isHeldAct = `c.company_id = $1 and c.agent_id = $2 and c.shift_id = any(array(
  select s.shift_id from shifts s where s.company_id = $1 and s.agent_id = $2
  union select g.shift_id from clockings g where g.company_id = $1 and g.agent_id = $2 and g.kind in ('deletion', 'rejection')))`

/** What the agent is let read of what was written on its services. */
export const isHeldComment = `${isHeldService} and m.is_visible_agent`
