import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import { plannedAgents } from './agents.plan.ts'
import { dice, type Dice } from '../random.ts'
import { postingOf } from './roster.ts'
import { idOf, insertion } from '../rows.ts'

/** A line of the catalogue, as rows point at it. */
const keyOf = (kind: string, code: string) => `${kind}/${code}`

/** The ids of the catalogue, by kind and code: a company has it from its first day. */
async function readCatalogue(db: Db): Promise<Map<string, number>> {
  const rows = await db.read(
    statement<{ id: number; kind: string; code: string }>(
      'select qualification_id as id, kind, code from qualifications where company_id = $1',
      [db.companyId],
    ),
  )
  return new Map(rows.map(({ id, kind, code }) => [keyOf(kind, code), id]))
}

interface Held {
  readonly key: string
  readonly expiresOn: Day | null
}
const postsOf = (number: string) => postingOf.get(number)?.crew.cycle.filter((post) => post !== null) ?? []

/** Some years from now; of one paper in twelve it has run out, of one in eight it soon will. */
function lastDay(thrown: Dice, today: Day, years: number): Day {
  const fate = thrown.next()
  if (fate < 1 / 12) return addDays(today, thrown.whole(-120, -2))
  return addDays(today, fate < 1 / 12 + 1 / 8 ? thrown.whole(6, 80) : thrown.whole(100, years * 365))
}

/** What an agent has for the posts it is sent to. */
function trainingOf(number: string, today: Day): Held[] {
  const thrown = dice('qualifications', number)
  const prestations = new Set<string>(postsOf(number).map(({ prestation }) => prestation))
  const codes = ['APS']
  if (thrown.happens(0.6)) codes.push('SST')
  if (thrown.happens(0.3)) codes.push('H0B0')
  if (prestations.has('SSIAP 1') || prestations.has('SSIAP 2')) codes.push('SSIAP1')
  if (prestations.has('SSIAP 2')) codes.push('SSIAP2')
  if (prestations.has('Agent cynophile')) codes.push('CYNO')
  return codes.map((code) => ({
    key: keyOf(code === 'H0B0' ? 'empowerment' : 'degree', code),
    expiresOn: code === 'APS' ? null : lastDay(dice('paper', number, code), today, code === 'SST' ? 2 : 3),
  }))
}

/** What else the company knows of an agent. */
function restOf(number: string, today: Day): Held[] {
  const thrown = dice('people', number)
  const nationality = thrown.pick(['FR', 'FR', 'FR', 'FR', 'FR', 'UE', 'HUE'])
  const held: Held[] = [
    { key: keyOf('nationality', nationality), expiresOn: null },
    { key: keyOf('language', 'FR'), expiresOn: null },
    { key: keyOf('job', thrown.happens(0.12) ? 'CE' : 'ADS'), expiresOn: null },
    { key: keyOf('formality', 'VM'), expiresOn: lastDay(thrown, today, 2) },
    { key: keyOf('equipment', 'TENUE'), expiresOn: null },
  ]
  if (thrown.happens(0.4)) held.push({ key: keyOf('language', 'EN'), expiresOn: null })
  if (thrown.happens(0.5)) held.push({ key: keyOf('equipment', 'RADIO'), expiresOn: null })
  if (nationality === 'HUE') held.push({ key: keyOf('formality', 'TS'), expiresOn: lastDay(thrown, today, 4) })
  return held
}

/** What everybody has. */
export async function saveQualifications(db: Db, agentIds: ReadonlyMap<string, number>, today: Day): Promise<void> {
  const catalogue = await readCatalogue(db)
  const rows = plannedAgents.flatMap(({ number }) =>
    [...trainingOf(number, today), ...restOf(number, today)].map(({ key, expiresOn }) => ({
      agent_id: idOf(agentIds, number),
      qualification_id: idOf(catalogue, key),
      expires_on: expiresOn,
    })),
  )
  await db.save(insertion(db, 'agent_qualifications', { agent_id: 'int', qualification_id: 'int', expires_on: 'date' }, rows))
}
