import type { Query } from '@tanstack/react-query'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { readCompany } from '@vigie/contract/companies/companies.ts'
import { readPhone } from '@vigie/contract/clockings/clockings.journal.ts'
import { listLinks, listNews } from '@vigie/contract/news/news.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { queries } from '../api/queries.ts'
import { appVersion } from '../kit/version.ts'
import { onReset } from '../session/ending.ts'
import { offlineDatabase } from './database.ts'
import { currentOwner } from './owner.ts'

/** What opens without network: the agent's home, its schedule, and what an act needs. */
const calls: readonly Call[] = [readPhone, listAnomalyReasons, readSchedules, readCompany, listNews, listLinks]
const kept: ReadonlySet<unknown> = new Set(calls.map(nameOf))

/** Milliseconds: older than any answer, so that it is asked anew at once. */
const restoredAt = 1

const keyOf = (owner: string, queryKey: readonly unknown[]) => `${owner} ${JSON.stringify(queryKey)}`

/** Puts what was answered last into the screens, as old news: each is asked anew as soon as the network lets it. */
async function restore(owner: string): Promise<void> {
  const database = await offlineDatabase()
  for (const answer of await database.getAll('answers')) {
    // Another version may mean another shape.
    if (answer.owner !== owner || answer.version !== appVersion) continue
    if (queries.getQueryData(answer.queryKey) === undefined) queries.setQueryData(answer.queryKey, answer.data, { updatedAt: restoredAt })
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
  if (kept.has(queryKey[0]) && state.status === 'success' && state.dataUpdatedAt > restoredAt) keep(queryKey, state.data)
}

function keep(queryKey: readonly unknown[], data: unknown): void {
  const owner = currentOwner()
  if (owner === null) return
  const answer = { key: keyOf(owner, queryKey), owner, version: appVersion, queryKey, data }
  // Without it the screen simply does not open offline.
  void offlineDatabase()
    .then((database) => database.put('answers', answer))
    .catch(() => undefined)
}

// Signing out leaves nothing of the person but the acts that wait.
onReset(() => {
  void offlineDatabase()
    .then((database) => database.clear('answers'))
    .catch(() => undefined)
})
