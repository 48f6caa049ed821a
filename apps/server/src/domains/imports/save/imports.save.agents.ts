import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import type { Kept, Plan } from '../decide/imports.snapshot.rules.ts'
import { saveCatalogue } from './imports.save.names.ts'
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
  ['card_activity', 'text', (agent) => agent.cardActivity],
  ['born_on', 'date', (agent) => agent.bornOn],
  ['clocking_code_hmac', 'bytea', (agent) => (agent.codeDigest === null ? null : Buffer.from(agent.codeDigest, 'hex'))],
]

const agentOf = 'agents a on a.company_id = $1 and a.employee_number = given.employee_number'

interface Pair {
  readonly agent: Agent
  readonly value: string
}
const pairsOf = (all: readonly Agent[], valuesOf: (agent: Agent) => readonly string[]): Pair[] =>
  all.flatMap((agent) => valuesOf(agent).map((value) => ({ agent, value })))
const pairColumns: readonly SetColumn<Pair>[] = [
  ['employee_number', 'text', ({ agent }) => agent.employeeNumber],
  ['value', 'text', ({ value }) => value],
]

/** The badges of agents: cleared where they change, then written anew. */
async function saveBadges(db: Db, changed: readonly Agent[], all: readonly Agent[]): Promise<void> {
  await writeSet(
    db,
    changed,
    [number],
    (given) => `
    delete from nfc_cards using ${given} join ${agentOf} where nfc_cards.company_id = $1 and nfc_cards.agent_id = a.agent_id`,
    { isExact: false },
  )
  await writeSet(
    db,
    pairsOf(all, ({ badges }) => badges),
    pairColumns,
    (given) => `insert into nfc_cards (company_id, agent_id, uid) select $1, a.agent_id, given.value from ${given} join ${agentOf}`,
  )
}

/** An import speaks of diplomas and empowerments alone: what an agent has of other kinds is not touched. */
const imported = `q.kind in ('degree', 'empowerment')`

/** What agents have of the catalogue, whose new codes are added first. What stays keeps its last day. */
async function saveQualifications(db: Db, changed: readonly Agent[], all: readonly Agent[]): Promise<void> {
  await saveCatalogue(
    db,
    all.flatMap(({ qualifications }) => qualifications),
  )
  await writeSet(
    db,
    changed,
    [number, ['codes', 'text', ({ qualifications }) => qualifications.join(';')]],
    (given) => `
    delete from agent_qualifications aq using ${given} join ${agentOf} join qualifications q on q.company_id = $1 and ${imported}
    where aq.company_id = $1 and aq.agent_id = a.agent_id and aq.qualification_id = q.qualification_id
      and q.code <> all(string_to_array(given.codes, ';'))`,
    { isExact: false },
  )
  await writeSet(
    db,
    pairsOf(all, ({ qualifications }) => qualifications),
    pairColumns,
    (given) => `
    insert into agent_qualifications (company_id, agent_id, qualification_id)
    select $1, a.agent_id, q.qualification_id
      from ${given} join ${agentOf} join qualifications q on q.company_id = $1 and q.code = given.value and ${imported}
    on conflict (company_id, agent_id, qualification_id) do update set expires_on = agent_qualifications.expires_on`,
  )
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
  const changing = (field: keyof Agent) => plan.changes.filter(({ fields }) => fields.includes(field)).map(({ row }) => row)
  // Agents may exchange their codes: all are cleared before any is set, since a code is unique at every moment.
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
  await saveChecks(db, [...changes, ...creates], checks)
  await db.save(voidTakenNextCodes(db))
  const qualified = changing('qualifications')
  await saveQualifications(db, qualified, [...qualified, ...creates])
  const badged = changing('badges')
  await saveBadges(db, badged, [...badged, ...creates])
}
