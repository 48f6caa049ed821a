import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Kept, Plan } from './imports.scene.rules.ts'
import { givenOf, namesOf, setsOf, writeSet, type SetColumn, type Wrote } from './imports.sets.ts'

type Agent = Kept['agents']
const number: SetColumn<Agent> = ['employee_number', 'text', (agent) => agent.employeeNumber]
const agentColumns: readonly SetColumn<Agent>[] = [
  number,
  ['last_name', 'text', (agent) => agent.lastName],
  ['first_name', 'text', (agent) => agent.firstName],
  ['email', 'text', (agent) => agent.email],
  ['phone_mobile', 'text', (agent) => agent.phoneMobile],
  ['address', 'text', (agent) => agent.address],
  ['postcode', 'text', (agent) => agent.postcode],
  ['city', 'text', (agent) => agent.city],
  ['card_number', 'text', (agent) => agent.cardNumber],
  ['card_expires_on', 'date', (agent) => agent.cardExpiresOn],
  ['clocking_code_hmac', 'bytea', (agent) => (agent.codeDigest === null ? null : Buffer.from(agent.codeDigest, 'hex'))],
]

const agentOf = 'agents a on a.company_id = $1 and a.employee_number = given.employee_number'

/** What an agent has several of: cleared where it changes, then written anew. */
async function saveSeveral(
  db: Db,
  table: 'agent_qualifications' | 'nfc_cards',
  column: 'code' | 'uid',
  changed: readonly Agent[],
  all: readonly Agent[],
  valuesOf: (agent: Agent) => readonly string[],
): Promise<void> {
  await writeSet(
    db,
    changed,
    [number],
    (given) => `
    delete from ${table} using ${given} join ${agentOf} where ${table}.company_id = $1 and ${table}.agent_id = a.agent_id`,
    { isExact: false },
  )
  const pairs = all.flatMap((agent) => valuesOf(agent).map((value) => ({ agent, value })))
  const columns: SetColumn<(typeof pairs)[number]>[] = [
    ['employee_number', 'text', ({ agent }) => agent.employeeNumber],
    ['value', 'text', ({ value }) => value],
  ]
  await writeSet(
    db,
    pairs,
    columns,
    (given) => `
    insert into ${table} (company_id, agent_id, ${column}) select $1, a.agent_id, given.value from ${given} join ${agentOf}`,
  )
}

/** Agents with their qualifications, clocking codes and badges. */
export async function saveAgents(db: Db, plan: Plan<'agents'>, now: Instant, wrote: Wrote): Promise<void> {
  const creates = plan.creates.map(({ row }) => row)
  const changes = plan.changes.map(({ row }) => row)
  const changing = (field: keyof Agent) => plan.changes.filter(({ fields }) => fields.includes(field)).map(({ row }) => row)
  // Agents may exchange their codes: all are laid down before any is taken up, since a code is one agent's at any moment.
  await writeSet(
    db,
    changing('codeDigest'),
    [number],
    (given) => `
    update agents set clocking_code_hmac = null from ${given}
    where agents.company_id = $1 and agents.employee_number = given.employee_number`,
  )
  await writeSet(
    db,
    changes,
    agentColumns,
    (given) => `
    update agents set ${setsOf(agentColumns)} from ${given}
    where agents.company_id = $1 and agents.employee_number = given.employee_number`,
    { wrote },
  )
  await writeSet(
    db,
    creates,
    agentColumns,
    (given) => `
    insert into agents (company_id, created_at, ${namesOf(agentColumns)})
    select $1, $2::timestamptz, ${givenOf(agentColumns)} from ${given}`,
    { more: [now], wrote },
  )
  const qualified = changing('qualifications')
  await saveSeveral(db, 'agent_qualifications', 'code', qualified, [...qualified, ...creates], ({ qualifications }) => qualifications)
  const badged = changing('badges')
  await saveSeveral(db, 'nfc_cards', 'uid', badged, [...badged, ...creates], ({ badges }) => badges)
}
