import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import type { Kept, Plan } from '../decide/imports.snapshot.rules.ts'
import { saveCatalogue } from './imports.save.names.ts'
import { givenOf, namesOf, setsOf, writeSet, type SetColumn, type Wrote } from './imports.sets.ts'
import { lockUnchanged, type Compared } from './imports.unchanged.ts'

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
  ['card_activity', 'text', (agent) => agent.cardActivity],
  ['born_on', 'date', (agent) => agent.bornOn],
  ['clocking_code_hmac', 'bytea', (agent) => (agent.codeDigest === null ? null : Buffer.from(agent.codeDigest, 'hex'))],
]

const agentOf = 'agents a on a.company_id = $1 and a.employee_number = given.employee_number'

/** A badge or a qualification of an agent. */
interface Pair {
  readonly agent: Agent
  readonly value: string
}
const pairColumns: readonly SetColumn<Pair>[] = [
  ['employee_number', 'text', ({ agent }) => agent.employeeNumber],
  ['value', 'text', ({ value }) => value],
]

type ValuesOf = (agent: Agent) => readonly string[]
/** What agents lose and gain of a list. What the import does not name stays, also where a screen has just added it. */
function differencesIn({ creates, changes }: Plan<'agents'>, valuesOf: ValuesOf): { lost: Pair[]; gained: Pair[] } {
  const without = (agent: Agent, other: Agent | undefined): Pair[] => {
    const values = other ? valuesOf(other) : []
    return valuesOf(agent).flatMap((value) => (values.includes(value) ? [] : [{ agent, value }]))
  }
  return {
    lost: changes.flatMap(({ row, was }) => without(was, row)),
    gained: [...changes.flatMap(({ row, was }) => without(row, was)), ...creates.flatMap(({ row }) => without(row, undefined))],
  }
}

/** The badges of agents: two may exchange theirs, so all that are lost go first. */
async function saveBadges(db: Db, plan: Plan<'agents'>): Promise<void> {
  const { lost, gained } = differencesIn(plan, ({ badges }) => badges)
  await writeSet(
    db,
    lost,
    pairColumns,
    (given) => `
    delete from nfc_cards using ${given} join ${agentOf}
     where nfc_cards.company_id = $1 and nfc_cards.agent_id = a.agent_id and nfc_cards.uid = given.value`,
    { isExact: false },
  )
  await writeSet(
    db,
    gained,
    pairColumns,
    (given) => `insert into nfc_cards (company_id, agent_id, uid) select $1, a.agent_id, given.value from ${given} join ${agentOf}`,
  )
}

/** An import speaks of diplomas and empowerments alone: what an agent has of other kinds is not touched. */
const imported = `q.kind in ('degree', 'empowerment')`

/** What agents have of the catalogue, whose new codes are added first. What stays keeps its last day. */
async function saveQualifications(db: Db, plan: Plan<'agents'>): Promise<void> {
  const { lost, gained } = differencesIn(plan, ({ qualifications }) => qualifications)
  await saveCatalogue(
    db,
    gained.map(({ value }) => value),
  )
  await writeSet(
    db,
    lost,
    pairColumns,
    (given) => `
    delete from agent_qualifications aq using ${given} join ${agentOf} join qualifications q on q.company_id = $1 and ${imported}
    where aq.company_id = $1 and aq.agent_id = a.agent_id and aq.qualification_id = q.qualification_id and q.code = given.value`,
    { isExact: false },
  )
  await writeSet(
    db,
    gained,
    pairColumns,
    (given) => `
    insert into agent_qualifications (company_id, agent_id, qualification_id)
    select $1, a.agent_id, q.qualification_id
      from ${given} join ${agentOf} join qualifications q on q.company_id = $1 and q.code = given.value and ${imported}
    on conflict (company_id, agent_id, qualification_id) do update set expires_on = agent_qualifications.expires_on`,
  )
}

/** The same values, in whatever order. */
const isSameList = (list: string, was: string) =>
  `(select coalesce(jsonb_agg(value), '[]') @> ${was} and ${was} @> coalesce(jsonb_agg(value), '[]') from ${list})`
const compared: Compared<Agent> = {
  table: 'agents',
  key: 'employee_number',
  columns: agentColumns,
  beside: [
    {
      column: ['qualifications', 'jsonb', ({ qualifications }) => JSON.stringify(qualifications)],
      isSame: isSameList(
        `(select q.code as value from agent_qualifications h
            join qualifications q on q.company_id = h.company_id and q.qualification_id = h.qualification_id and ${imported}
           where h.company_id = $1 and h.agent_id = agents.agent_id) now`,
        'given.was_qualifications',
      ),
    },
    {
      column: ['badges', 'jsonb', ({ badges }) => JSON.stringify(badges)],
      isSame: isSameList(
        '(select n.uid as value from nfc_cards n where n.company_id = $1 and n.agent_id = agents.agent_id) now',
        'given.was_badges',
      ),
    },
  ],
}

/** What devices recognise new codes by without network, of the agents whose code the files name. */
async function saveChecks(db: Db, agents: readonly Agent[], checks: ReadonlyMap<string, number>): Promise<void> {
  const checkOf = ({ codeDigest }: Agent) => (codeDigest === null ? undefined : checks.get(codeDigest))
  await writeSet(
    db,
    agents.filter((agent) => checkOf(agent) !== undefined),
    [number, ['clocking_code_check', 'int', (agent) => checkOf(agent)!]],
    (given) => `
    update agents set clocking_code_check = given.clocking_code_check from ${given}
    where agents.company_id = $1 and agents.employee_number = given.employee_number`,
  )
}

/** A code that an agent has asked for and not used yet is void once another has it (decisions/08-offline): a code is one agent's. */
const voidTakenNextCodes = (db: Db) =>
  statement(
    `delete from agent_next_codes n using agents a
      where n.company_id = $1 and a.company_id = $1 and a.clocking_code_hmac = n.code_hmac`,
    [db.companyId],
  )

/** Agents with their qualifications, clocking codes and badges. */
export async function saveAgents(
  db: Db,
  plan: Plan<'agents'>,
  now: Instant,
  wrote: Wrote,
  checks: ReadonlyMap<string, number>,
): Promise<void> {
  const creates = plan.creates.map(({ row }) => row)
  const changes = plan.changes.map(({ row }) => row)
  await lockUnchanged(db, plan.changes, compared)
  // Agents may exchange their codes: all are cleared before any is set, since a code is unique at every moment.
  await writeSet(
    db,
    plan.changes.filter(({ fields }) => fields.includes('codeDigest')).map(({ row }) => row),
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
  await saveChecks(db, [...changes, ...creates], checks)
  await db.save(voidTakenNextCodes(db))
  await saveQualifications(db, plan)
  await saveBadges(db, plan)
}
