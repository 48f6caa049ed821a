import type { AgentForm } from '@vigie/contract/agents/agents.fields.ts'
import type { changeAgent } from '@vigie/contract/agents/agents.ts'
import type { Input } from '@vigie/contract/kit/call.ts'
import { statement, type Db, type Query } from '../../platform/postgres/db.ts'

type Change = Input<typeof changeAgent>

const columns: Readonly<Record<keyof AgentForm, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  bornOn: 'born_on',
  phoneMobile: 'phone_mobile',
  phoneOffice: 'phone_office',
  email: 'email',
  address: 'address',
  addressComplement: 'address_complement',
  postcode: 'postcode',
  city: 'city',
  emergencyName: 'emergency_name',
  emergencyPhoneMobile: 'emergency_phone_mobile',
  emergencyPhoneOffice: 'emergency_phone_office',
  cardNumber: 'card_number',
  cardExpiresOn: 'card_expires_on',
  cardActivity: 'card_activity',
}

/**
 * Writes a change, if the agent still is as the form saw it: the columns that it names, and the whole of what the agent
 * has where it is given. No row back: somebody was faster. Null: the change says nothing.
 */
export function saveChange(db: Db, change: Change): Query<{ version: number }> | null {
  const { id, version, qualifications } = change
  const named = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => change[name] !== undefined)
  if (named.length === 0 && !qualifications) return null
  // Its trigger counts the version, whatever is written.
  const sets = ['version = version', ...named.map((name, at) => `${columns[name]} = $${at + 6}`)]
  return statement<{ version: number }>(
    `with held as (
       update agents set ${sets.join(', ')}
        where company_id = $1 and agent_id = $2 and ($3::int is null or version = $3) returning version),
     dropped as (
       delete from agent_qualifications q using held
        where q.company_id = $1 and q.agent_id = $2 and q.qualification_id <> all($4::int[])),
     had as (
       insert into agent_qualifications (company_id, agent_id, qualification_id, expires_on)
       select $1, $2, given.* from held, unnest($4::int[], $5::date[]) as given
       on conflict (company_id, agent_id, qualification_id) do update set expires_on = excluded.expires_on)
     select version from held`,
    [
      db.companyId,
      id,
      version ?? null,
      qualifications?.map((held) => held.id) ?? null,
      qualifications?.map(({ expiresOn }) => expiresOn) ?? null,
      ...named.map((name) => change[name]),
    ],
  )
}
