import type { OwnClocking } from '@vigie/contract/clockings/clockings.proof.ts'
import { readReceipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import {
  addDays,
  addSeconds,
  dayOf,
  localOf,
  monthOf,
  type Day,
  type Instant,
  type LocalDateTime,
  type Month,
} from '@vigie/contract/kit/time.ts'
import type { KeptReceipt } from '../../../offline/receipts/database.ts'

/**
 * Where an act of one's own stands. done, late, toConfirm (by a manager), refused, corrected, deleted: as the server says · waiting: it lies on this
 * phone and is not sent yet · kept: known by the receipt on this phone alone · moved: the journal holds it, and its service
 * has become another's, or another month's · gone: this phone has its receipt, and the journal does not hold it.
 */
export type ActStanding = OwnClocking['state'] | 'late' | 'waiting' | 'kept' | 'moved' | 'gone'

export interface OwnAct {
  readonly clockingUuid: string
  readonly kind: string
  readonly siteName: string
  readonly timeZone: string
  readonly happenedAt: Instant
  readonly standing: ActStanding
  /** On the clock of the site, where a manager has corrected it. */
  readonly standsLocal?: LocalDateTime | null
  /** Where the phone was when its reading was too coarse to say; an answer that was kept from before says nothing. */
  readonly isImprecise?: boolean
  readonly distanceMetres?: number | null
  readonly accuracyMetres?: number | null
  /** Why it is to be confirmed, or was refused, corrected or deleted. */
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

/** Whether the journal holds the act of a receipt, by its uuid, as the server has answered of those that it does not list. */
export type Held = ReadonlyMap<string, boolean>

/**
 * A month's own acts, the newest first: what the server lists (null: nothing has come), what this phone has not sent yet, and
 * what it has receipts of. Without the server its receipts stand for the acts. The server lists the acts of one's services as
 * they stand now; of a receipt that it does not list is told whether the journal holds it, and nothing until that is known.
 */
export function ownActsOf(
  month: Month,
  listed: Listed | null,
  kept: readonly KeptReceipt[],
  waiting: readonly OwnAct[],
  held: Held = new Map(),
): OwnAct[] {
  const onServer = listed?.acts ?? []
  const listedUuids = new Set(onServer.map(({ clockingUuid }) => clockingUuid))
  const unsent = waiting.filter((act) => !listedUuids.has(act.clockingUuid) && isInMonth(act, month))
  const known = new Set([...onServer, ...unsent].map(({ clockingUuid }) => clockingUuid))
  const unlisted = new Set(unlistedOf(month, listed, kept))
  const byReceipt = kept
    .filter((receipt) => !known.has(receipt.clockingUuid) && isInMonth(receipt, month))
    .flatMap((receipt): OwnAct[] => {
      const said = readReceipt(receipt.text)?.said
      if (!said || (isAnsweredAfter(listed, said) && !unlisted.has(receipt))) return []
      const { clockingUuid, siteName, timeZone, happenedAt, text } = receipt
      const isHeld = unlisted.has(receipt) ? held.get(clockingUuid) : undefined
      const standing = isHeld === undefined ? 'kept' : isHeld ? 'moved' : 'gone'
      return [{ clockingUuid, kind: said.kind, siteName, timeZone, happenedAt, standing, reason: null, receipt: text }]
    })
  return [...onServer, ...unsent, ...byReceipt].toSorted((one, other) => (one.happenedAt < other.happenedAt ? 1 : -1))
}

/** The receipts of a month whose acts the server would have listed, and has not: it is asked of each whether the journal holds it. */
export function unlistedOf(month: Month, listed: Listed | null, kept: readonly KeptReceipt[]): KeptReceipt[] {
  if (!listed?.isWhole) return []
  const uuids = new Set(listed.acts.map(({ clockingUuid }) => clockingUuid))
  return kept.filter((receipt) => {
    const said = readReceipt(receipt.text)?.said
    return (
      said && isInMonth(receipt, month) && isSurelyOf(receipt, month) && !uuids.has(receipt.clockingUuid) && isAnsweredAfter(listed, said)
    )
  })
}

/** Whether the list was answered after an act was recorded: what has come since is not missing. */
const isAnsweredAfter = (listed: Listed | null, { recordedAt }: { readonly recordedAt: Instant }): boolean =>
  listed !== null && addSeconds(recordedAt, slack) < listed.answeredAt

/** The same by the days of their sites, the newest first. */
export function byDay(acts: readonly OwnAct[]): { readonly day: Day; readonly acts: readonly OwnAct[] }[] {
  const days = new Map<Day, OwnAct[]>()
  for (const act of acts) {
    const day = dayOf(timeOf(act))
    days.set(day, [...(days.get(day) ?? []), act])
  }
  return [...days].map(([day, ofDay]) => ({ day, acts: ofDay })).toSorted((one, other) => (one.day < other.day ? 1 : -1))
}
