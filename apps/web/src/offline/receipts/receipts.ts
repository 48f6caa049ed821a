import { readReceipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { createStore } from '../../kit/store.ts'
import type { NewAct } from '../acts.ts'
import { surely } from '../journal.ts'
import { closeReceipts, receiptsDatabase, type KeptReceipt } from './database.ts'

/** The most that one browser keeps, some 10 MB: years of one person, some months of a busy tablet. The oldest go first. */
const most = 10_000

/** How often receipts have come since the page began. */
const arrivals = createStore(0)
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('receipts')
tabs?.addEventListener('message', () => arrivals.set(arrivals.get() + 1))

/** What the server has answered of an act: its receipt, where it is recorded. */
interface Answered {
  readonly clockingUuid: string | null
  readonly receipt?: string | undefined
}

/**
 * Keeps the receipts that the server has answered to acts. They outlive the session, as the acts that wait do: they are their
 * author's proof, also against whoever runs the server. Whoever lets go of an act does so once they lie here. Rejects where they
 * could not be written and may be the next time: the act is then kept, and the server answers it again with its receipt.
 */
export async function keepReceipts(acts: readonly NewAct[], answers: readonly Answered[]): Promise<void> {
  const byUuid = new Map(acts.map((act) => [act.clockingUuid, act]))
  const receipts = answers.flatMap(({ clockingUuid, receipt }): KeptReceipt[] => {
    const act = byUuid.get(clockingUuid ?? '')
    if (!act || !receipt) return []
    const said = readReceipt(receipt)?.said
    if (!said) return []
    const { siteName, timeZone } = act.facts
    return [{ clockingUuid: act.clockingUuid, owner: act.owner, text: receipt, siteName, timeZone, happenedAt: said.happenedAt }]
  })
  if (receipts.length > 0) await surelyWrite(receipts)
}

/** How many sendings in a row may be answered anew because their receipts could not be written; then their acts go without. */
const mostFailures = 5
let failures = 0

/** A connection may have ended by itself, as where the browser clears up: another is tried at once. */
async function surelyWrite(receipts: readonly KeptReceipt[]): Promise<void> {
  try {
    await write(receipts).catch(async () => {
      await closeReceipts()
      await write(receipts)
    })
    failures = 0
  } catch (error) {
    // Where there is no room the journal has none either, and says so; of what has no end nothing is held up.
    if (isFull(error) || failures >= mostFailures) return
    failures += 1
    throw error
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

async function write(receipts: readonly KeptReceipt[]): Promise<void> {
  const database = await receiptsDatabase()
  const work = database.transaction('receipts', 'readwrite', surely)
  for (const receipt of receipts) await work.store.put(receipt)
  const tooMany = (await work.store.count()) - most
  const oldest = tooMany > 0 ? await work.store.index('byTime').getAllKeys(null, tooMany) : []
  for (const clockingUuid of oldest) await work.store.delete(clockingUuid)
  await work.done
  arrivals.set(arrivals.get() + 1)
  // A channel has no target: it reaches this origin's tabs alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage('kept')
}

/** What a person's browser keeps, the newest first; nothing where it keeps none. */
export async function keptReceipts(owner: string): Promise<KeptReceipt[]> {
  const database = await receiptsDatabase().catch(() => undefined)
  const all = (await database?.getAllFromIndex('receipts', 'byTime')) ?? []
  return all.filter((receipt) => receipt.owner === owner).toReversed()
}

/** Hears of receipts that come, in this tab or another. Answers how to stop. */
export const onReceipts = arrivals.subscribe
