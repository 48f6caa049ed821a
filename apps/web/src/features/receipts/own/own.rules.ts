import type { OwnClocking } from '@vigie/contract/clockings/clockings.proof.ts'
import { readReceipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { addDays, addSeconds, dayOf, localOf, monthOf, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import type { KeptReceipt } from '../../../offline/receipts/database.ts'

/**
 * Where an act of one's own stands. done, late, toConfirm (by a manager), refused: as the server says · waiting: it lies on this
 * phone and is not sent yet · kept: known by the receipt on this phone alone · gone: this phone has its receipt, and the
 * journal does not show it.
 */
export type ActStanding = OwnClocking['state'] | 'late' | 'waiting' | 'kept' | 'gone'

export interface OwnAct {
  readonly clockingUuid: string
  readonly kind: string
  readonly siteName: string
  readonly timeZone: string
  readonly happenedAt: Instant
  readonly standing: ActStanding
  /** Why it is to be confirmed, or was refused. */
  readonly reason: string | null
  /** Null: it has none yet. */
  readonly receipt: string | null
}

/** What the server has answered of a month's services, and when, by its own clock. */
interface Listed {
  readonly acts: readonly OwnAct[]
  /** There are no more pages. */
  readonly isWhole: boolean
  readonly answeredAt: Instant
}

/** Seconds that an answer may be behind an act that was recorded as it was asked. */
const slack = 60

const timeOf = ({ happenedAt, timeZone }: Pick<OwnAct, 'happenedAt' | 'timeZone'>) => localOf(happenedAt, timeZone)
const isInMonth = (act: Pick<OwnAct, 'happenedAt' | 'timeZone'>, month: Month): boolean => monthOf(dayOf(timeOf(act))) === month

/**
 * The server lists an act in the month of its service: one that was made a little after the month's beginning may belong to
 * a night that began before it, one of the last day to a service of the next month.
 */
const isSurelyOf = (act: Pick<OwnAct, 'happenedAt' | 'timeZone'>, month: Month): boolean => {
  const day = dayOf(timeOf(act))
  return monthOf(addDays(day, -3)) === month && monthOf(addDays(day, 1)) === month
}

/**
 * A month's own acts, the newest first: what the server lists (null: nothing has come), what this phone has not sent yet, and
 * what it has receipts of. Without the server its receipts stand for the acts; beside the server's answer a receipt that it
 * does not list is told.
 */
export function ownActsOf(month: Month, listed: Listed | null, kept: readonly KeptReceipt[], waiting: readonly OwnAct[]): OwnAct[] {
  const onServer = listed?.acts ?? []
  const listedUuids = new Set(onServer.map(({ clockingUuid }) => clockingUuid))
  const unsent = waiting.filter((act) => !listedUuids.has(act.clockingUuid) && isInMonth(act, month))
  const known = new Set([...onServer, ...unsent].map(({ clockingUuid }) => clockingUuid))
  const byReceipt = kept
    .filter((receipt) => !known.has(receipt.clockingUuid) && isInMonth(receipt, month))
    .flatMap((receipt): OwnAct[] => {
      const said = readReceipt(receipt.text)?.said
      if (!said) return []
      // What has come since is not missing.
      const isAnswered = listed !== null && addSeconds(said.recordedAt, slack) < listed.answeredAt
      if (isAnswered && !(listed.isWhole && isSurelyOf(receipt, month))) return []
      const { clockingUuid, siteName, timeZone, happenedAt, text } = receipt
      const standing = isAnswered ? 'gone' : 'kept'
      return [{ clockingUuid, kind: said.kind, siteName, timeZone, happenedAt, standing, reason: null, receipt: text }]
    })
  return [...onServer, ...unsent, ...byReceipt].toSorted((one, other) => (one.happenedAt < other.happenedAt ? 1 : -1))
}

/** The same by the days of their sites, the newest first. */
export function byDay(acts: readonly OwnAct[]): { readonly day: Day; readonly acts: readonly OwnAct[] }[] {
  const days = new Map<Day, OwnAct[]>()
  for (const act of acts) {
    const day = dayOf(timeOf(act))
    days.set(day, [...(days.get(day) ?? []), act])
  }
  return [...days].map(([day, ofDay]) => ({ day, acts: ofDay })).toSorted((one, other) => (one.day < other.day ? 1 : -1))
}
