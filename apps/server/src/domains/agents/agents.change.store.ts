import type { changeAgent } from '@vigie/contract/agents.ts'
import type { Asked } from '@vigie/contract/kit/call.ts'
import { statement, type Db, type Query } from '../../platform/postgres/db.ts'

type Change = Asked<typeof changeAgent>

const columns = {
  email: 'email',
  phoneMobile: 'phone_mobile',
  phoneOffice: 'phone_office',
  address: 'address',
  postcode: 'postcode',
  city: 'city',
  cardNumber: 'card_number',
  cardExpiresOn: 'card_expires_on',
} as const satisfies Partial<Record<keyof Change, string>>

/** What writes a change: the columns that it names, and the whole of what the agent has where it is given. */
export function changesOf(db: Db, change: Change): Query<unknown>[] {
  const named = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => change[name] !== undefined)
  const sets = named.map((name, at) => `${columns[name]} = $${at + 3}`)
  const values = named.map((name) => change[name])
  return [
    ...(sets.length > 0
      ? [statement(`update agents set ${sets.join(', ')} where company_id = $1 and agent_id = $2`, [db.companyId, change.id, ...values])]
      : []),
    ...(change.qualifications ? qualificationsSaved(db, change.id, change.qualifications) : []),
  ]
}

function qualificationsSaved(db: Db, agentId: number, held: NonNullable<Change['qualifications']>): Query<unknown>[] {
  const ids = held.map(({ id }) => id)
  const days = held.map(({ expiresOn }) => expiresOn)
  return [
    statement('delete from agent_qualifications where company_id = $1 and agent_id = $2 and qualification_id <> all($3::int[])', [
      db.companyId,
      agentId,
      ids,
    ]),
    statement(
      `insert into agent_qualifications (company_id, agent_id, qualification_id, expires_on)
       select $1, $2, given.* from unnest($3::int[], $4::date[]) as given
       on conflict (company_id, agent_id, qualification_id) do update set expires_on = excluded.expires_on`,
      [db.companyId, agentId, ids, days],
    ),
  ]
}
