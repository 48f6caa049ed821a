/** What holds on a day between $3 and $4. */
export const holds = 'k.company_id = $1 and k.starts_on <= $4::date and (k.ends_on is null or k.ends_on >= $3::date)'
/** A contract's shifts are its agent's: by agent and month ($2) an index finds them. */
export const ofContract = 's.company_id = k.company_id and s.month = $2 and s.agent_id = k.agent_id and s.contract_id = k.contract_id'
/** The days around those of $from and $to, wide enough for every zone, so that an index on starts serves. */
export const around = (from: string, to: string) =>
  `s.starts_at >= (${from}::date - 1)::timestamp at time zone 'UTC' and s.starts_at < (${to}::date + 2)::timestamp at time zone 'UTC'`
