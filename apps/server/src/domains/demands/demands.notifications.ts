import { demandStatus, type DemandStatus } from '@vigie/contract/demands/demands.forms.ts'
import { demandsChanged } from '@vigie/contract/demands/demands.ts'
import type { Swap, SwappedShift } from '@vigie/contract/demands/demands.swaps.ts'
import { addMonths, clockOf, dayOf, localOf, monthOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { audience } from '../../kit/audience.ts'
import type { Emit } from '../../kit/handle.ts'
import type { Company } from '../../kit/session.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { accountsOfAgents } from '../auth/users.store.ts'
import { notify } from '../notifications/notify.store.ts'
import { emitSchedules, type TouchedMonth } from '../schedules/schedules.watchers.ts'
import { managersThere, type DemandRow } from './demands.store.ts'

const answers = {
  [demandStatus.underWay]: 'underWay',
  [demandStatus.partly]: 'partly',
  [demandStatus.accepted]: 'accepted',
  [demandStatus.refused]: 'refused',
} as const

interface Told {
  readonly row: Pick<DemandRow, 'id' | 'typeId' | 'ownTypeName' | 'agentId' | 'agentName' | 'createdAt'>
  readonly company: Company
  readonly now: Instant
}
/** The bell of the managers: somebody waits for an answer. */
export async function tellManagers(db: Db, { row, now }: Told): Promise<void> {
  const userIds = (await db.read(managersThere(db))).map(({ userId }) => userId)
  if (userIds.length === 0) return
  const facts = { agent: row.agentName, typeId: row.typeId, ownType: row.ownTypeName }
  await db.save(
    notify(db, { kind: 'demandMade', facts, userIds, path: `/manager/demands?demandId=${row.id}`, about: `demand ${row.id}`, now }),
  )
}

/** The bell of its author: what became of it, in the words of whoever answered. */
export async function tellAuthor(
  db: Db,
  { row, company, now }: Told,
  answer: { readonly status: DemandStatus; readonly response: string },
): Promise<void> {
  const userIds = (await db.read(accountsOfAgents(db, [row.agentId]))).map(({ userId }) => userId)
  const word = answers[answer.status as keyof typeof answers]
  if (userIds.length === 0 || word === undefined) return
  const day = dayOf(localOf(row.createdAt, company.timeZone))
  const facts = { typeId: row.typeId, ownType: row.ownTypeName, answer: word, response: answer.response, day }
  const about = `demand ${row.id} ${word} ${now}`
  await db.save(notify(db, { kind: 'demandAnswered', facts, userIds, path: `/demand?demandId=${row.id}`, about, now }))
}

const plannedService = ({ siteName: site, startsLocal, endsLocal }: SwappedShift) => {
  return { site, day: dayOf(startsLocal), time: clockOf(startsLocal), until: clockOf(endsLocal) }
}
/** The bell of a colleague with whom an agent would swap: which service it would have, and which it would give. */
export async function tellColleague(
  db: Db,
  { id, agentName: agent }: Pick<DemandRow, 'id' | 'agentName'>,
  { shift, colleagueId, theirs }: Swap,
  now: Instant,
): Promise<void> {
  const userIds = (await db.read(accountsOfAgents(db, [colleagueId]))).map(({ userId }) => userId)
  if (userIds.length === 0 || shift === null) return
  const facts = { agent, ...plannedService(shift), inReturn: theirs && plannedService(theirs) }
  const about = `swap ${id} ${shift.id} ${colleagueId} ${theirs?.id ?? 'nothing'}`
  await db.save(notify(db, { kind: 'swapAsked', facts, userIds, path: `/schedule?month=${monthOf(shift.startsLocal)}`, about, now }))
}

/** Open pages: the managers' inbox, and its author's. */
export const emitDemand = (emit: Emit, companyId: number, { id, agentId }: Pick<DemandRow, 'id' | 'agentId'>): void =>
  emit(demandsChanged, { id }, [audience.demands(companyId), audience.agent(companyId, agentId)])

interface Absent {
  readonly agentId: number
  readonly partnerId: number | null
  /** Its first and its last moment. */
  readonly span: readonly [Instant, Instant]
}
/** Schedules that show an absence: those of its months. */
export function emitAbsence(emit: Emit, { id, timeZone }: Company, { agentId, partnerId, span }: Absent): void {
  const [first, last] = span.map((at) => monthOf(localOf(at, timeZone))) as [Month, Month]
  const months: TouchedMonth[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push({ agentId, month, partnerId })
  emitSchedules(emit, id, months)
}
