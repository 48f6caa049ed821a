import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import { demoAgentNumber, plannedAgents, withoutContractNumber } from './agents.plan.ts'
import { dice } from '../random.ts'
import type { ReferenceIds } from '../reference.ts'
import { postingOf } from './roster.ts'
import { idOf, insertion } from '../rows.ts'

export interface ContractContext {
  readonly db: Db
  readonly agentIds: ReadonlyMap<string, number>
  readonly reference: ReferenceIds
  readonly today: Day
}

interface PlannedContract {
  readonly agent: string
  readonly type: 'CDI' | 'CDD' | 'Sous-traitance'
  readonly startsOn: Day
  readonly endsOn: Day | null
}

/** Hundredths of an hour a month. */
const fullTime = 15_167
const threeFifths = 12_133

/**
 * The contracts of one agent. Those of the crews have no end, so that the planning goes on for as long as the
 * installation lives: a CDD that replaces someone may be without a term (Code du travail, art. L1242-7).
 */
function contractsOf(agent: string, today: Day): PlannedContract[] {
  const thrown = dice('contract', agent)
  const startsOn = addDays(today, -thrown.whole(240, 3_000))
  const one = (type: PlannedContract['type'], from: Day, to: Day | null = null): PlannedContract => ({
    agent,
    type,
    startsOn: from,
    endsOn: to,
  })
  if (agent === withoutContractNumber) return [one('CDD', addDays(today, -220), addDays(today, -40))]
  if (agent === demoAgentNumber) return [one('CDI', addDays(today, -640))]
  if (agent.startsWith('P')) return postingOf.get(agent)?.partner === 'ST1' ? [one('Sous-traitance', startsOn)] : []
  // A fixed term that was followed by a permanent contract, and the newcomers who are in no crew yet.
  if (agent === 'A010') return [one('CDD', startsOn, addDays(startsOn, 179)), one('CDI', addDays(startsOn, 180))]
  if (!postingOf.has(agent))
    return [
      thrown.happens(0.4) ? one('CDD', addDays(today, -thrown.whole(5, 60)), addDays(today, thrown.whole(20, 150))) : one('CDI', startsOn),
    ]
  return [one(thrown.happens(0.12) ? 'CDD' : 'CDI', startsOn)]
}

/** By day, by night or both, after the hours of the agent's crew. */
function profileOf(agent: string): 'Jour' | 'Nuit' | 'Mixte' {
  const kinds = new Set(
    postingOf
      .get(agent)
      ?.crew.cycle.filter((post) => post !== null)
      .map(({ profile }) => profile),
  )
  return kinds.size === 1 ? [...kinds][0]! : 'Mixte'
}

const hoursOf = (agent: string) => {
  const crew = postingOf.get(agent)?.crew
  return crew?.size === 3 ? threeFifths : fullTime
}

export async function saveContracts({ db, agentIds, reference, today }: ContractContext): Promise<void> {
  const rows = plannedAgents.flatMap(({ number }) =>
    contractsOf(number, today).map(({ agent, type, startsOn, endsOn }, at) => ({
      number: `C${agent}-${at + 1}`,
      agent_id: idOf(agentIds, agent),
      contract_type_id: idOf(reference.contractTypes, type),
      starts_on: startsOn,
      ends_on: endsOn,
      monthly_hours_hundredths: hoursOf(agent),
      category: 'Agent d’exploitation',
      coefficient: dice('coefficient', agent).pick(['130', '140', '140', '150', '160']),
      profile_id: idOf(reference.profiles, profileOf(agent)),
      can_access_availabilities: agent !== withoutContractNumber,
    })),
  )
  const columns = {
    number: 'text',
    agent_id: 'int',
    contract_type_id: 'int',
    starts_on: 'date',
    ends_on: 'date',
    monthly_hours_hundredths: 'int',
    category: 'text',
    coefficient: 'text',
    profile_id: 'int',
    can_access_availabilities: 'boolean',
  } as const
  await db.save(insertion(db, 'contracts', columns, rows))
}
