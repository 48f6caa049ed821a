import type { Query } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listAvailabilities } from '@vigie/contract/availabilities/availabilities.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { countDocuments, countUnseenDocuments, listDocuments } from '@vigie/contract/documents/documents.ts'
import { listOwnClockings } from '@vigie/contract/clockings/clockings.proof.ts'
import { listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { readCompany } from '@vigie/contract/companies/companies.infos.ts'
import { readPhone } from '@vigie/contract/clockings/clockings.journal.ts'
import { readOffer } from '@vigie/contract/missions/missions.offered.ts'
import { listMissions } from '@vigie/contract/missions/missions.ts'
import { listLinks, listNews } from '@vigie/contract/news/news.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { queries } from '../api/queries.ts'
import { ownTask } from '../kit/ownTask.ts'
import { onReset } from '../session/ending.ts'
import { offlineDatabase, type KeptAnswer } from './database.ts'
import { currentOwner } from './owner.ts'

/** What opens without network: the agent's home, its schedule, its missions, the lists of its documents and of its own acts, and what an act needs. */
const calls: readonly Call[] = [
  readPhone,
  listAnomalyReasons,
  readSchedules,
  readCompany,
  listNews,
  listLinks,
  listDocuments,
  countDocuments,
  countUnseenDocuments,
  listOwnClockings,
  listMissions,
  readOffer,
  listAvailabilities,
]
const kept: ReadonlyMap<unknown, Call> = new Map(calls.map((call) => [nameOf(call), call]))

/** Milliseconds: older than any answer, so that it is asked anew at once. */
const restoredAt = 1

/** A list that comes page by page is held as its pages (api/pages.ts). */
interface Paged {
  readonly pages: readonly unknown[]
  readonly pageParams: readonly unknown[]
}
const isPaged = (data: unknown): data is Paged => typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

/**
 * An answer as it is kept: by the wire's names, which never change. Opened, it is judged like one that has just come: what
 * another version of the app has kept, and what this one no longer reads, is undefined. Of a list that comes page by page
 * the first is kept.
 */
export const closed = (call: Call, data: unknown): unknown =>
  isPaged(data) ? { pages: [z.encode(call.output, data.pages[0])], pageParams: data.pageParams.slice(0, 1) } : z.encode(call.output, data)
export function openedOf({ queryKey, data }: Pick<KeptAnswer, 'queryKey' | 'data'>): unknown {
  const call = kept.get(queryKey[0])
  if (!call) return undefined
  const read = z.safeParse(call.output, isPaged(data) ? data.pages[0] : data)
  if (!read.success) return undefined
  return isPaged(data) ? { pages: [read.data], pageParams: data.pageParams } : read.data
}

const keyOf = (owner: string, queryKey: readonly unknown[]) => `${owner} ${JSON.stringify(queryKey)}`

/** Puts what was answered last into the screens, as old news: each is asked anew as soon as the network lets it. */
async function restore(owner: string): Promise<void> {
  const database = await offlineDatabase()
  const own = (await database.getAll('answers')).filter((answer) => answer.owner === owner)
  for (const answer of own) {
    await ownTask()
    // Whoever has signed out meanwhile leaves nothing, and what has come meanwhile is newer.
    if (currentOwner() !== owner) return
    if (queries.getQueryData(answer.queryKey) !== undefined) continue
    const data = openedOf(answer)
    if (data !== undefined) queries.setQueryData(answer.queryKey, data, { updatedAt: restoredAt })
  }
}

let isKeeping = false

/** Keeps what the server answers to the person who is signed in, until they sign out; what was kept opens the screens. */
export async function keepAnswers(): Promise<void> {
  const owner = currentOwner()
  if (owner) await restore(owner).catch(() => undefined)
  if (isKeeping) return
  isKeeping = true
  const cache = queries.getQueryCache()
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keepIfNew(event.query)
  })
  // Answered while this part was still on its way.
  cache.getAll().forEach(keepIfNew)
}

function keepIfNew({ queryKey, state }: Query): void {
  const call = kept.get(queryKey[0])
  if (call && state.status === 'success' && state.dataUpdatedAt > restoredAt) keep(call, queryKey, state.data)
}

function keep(call: Call, queryKey: readonly unknown[], data: unknown): void {
  const owner = currentOwner()
  if (owner === null) return
  // Without it the screen simply does not open offline.
  void offlineDatabase()
    .then((database) => database.put('answers', { key: keyOf(owner, queryKey), owner, queryKey, data: closed(call, data) }))
    .catch(() => undefined)
}

// Signing out leaves nothing of the person but the acts that wait.
onReset(() => {
  void offlineDatabase()
    .then((database) => database.clear('answers'))
    .catch(() => undefined)
})
