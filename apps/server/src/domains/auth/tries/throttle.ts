import { createHash } from 'node:crypto'
import { isForNow, Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { keyedMutex } from '../../../kit/keyed-mutex.ts'
import type { Db, Query } from '../../../platform/postgres/db.ts'
import { budgetOf, type Counted } from './throttle.rules.ts'
import { clearWrong, countWrong, locksOf, type Lock } from './throttle.store.ts'

/** What wrong tries are counted by. */
export interface Subject {
  readonly counted: Counted
  /** As it is kept: the purpose with a digest of whom, in which no text can be written that reads like another's. */
  readonly key: string
}

export const subject = (counted: Counted, ...of: readonly (string | number)[]): Subject => ({
  counted,
  key: `${counted}:${createHash('sha256')
    .update(JSON.stringify([counted, ...of]))
    .digest('base64url')}`,
})

/** Letters that PostgreSQL may take for the same, whatever its locale, are the same here: an account has one count. */
export const foldedEmail = (email: string): string => email.trim().normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()

/** What stands around the tries themselves: a queue in which they wait, which tells whether they have. */
type Through = <T>(work: (hasWaited: boolean) => Promise<T>) => Promise<T>

/** What is found when locks are looked for: those of the subjects, and what is read with them. */
export interface InspectionResult<R> {
  readonly locks: readonly Lock[]
  readonly read: R
}

export interface Trying<R, T> {
  readonly db: Db
  readonly now: Instant
  /** The first is whose tries are made one after the other. */
  readonly subjects: readonly [Subject, ...Subject[]]
  /** Looks for the locks of those keys, in one trip with what is read anyway. What it refuses is no try. */
  readonly look?: (keys: readonly string[]) => Promise<InspectionResult<R>>
  readonly through?: Through
  /** How much a refusal weighs: 1 unless said, 0 for what tells nothing of a secret. */
  readonly weightOf?: (refusal: Refusal) => number
  /** What is answered without a refusal and is wrong all the same. */
  readonly isWrong?: (answer: NoInfer<T>) => boolean
}

/** To look for locks in one trip with the rows of one query. */
export const withRowsOf =
  <Row>(db: Db, query: Query<Row>) =>
  async (keys: readonly string[]): Promise<InspectionResult<Row[]>> => {
    const [locks, read] = await db.batch(locksOf(db, keys), query)
    return { locks, read }
  }

/** At one account at its address, at one device: the others are told that it is busy. */
const inTurn = keyedMutex(100)
const atOnce: Through = (work) => work(false)

/**
 * One try at a secret. Looks whether a subject is locked (and then refuses with TOO_MANY_TRIES and its `seconds`, and counts
 * nothing), tries, and counts a refusal of the try by every subject. What is right counts nothing; it clears those subjects of
 * which it knows the secret (`isClearedByRight`).
 *
 * In this process the tries of the first subject come one after the other, and those that had to wait in `through` are looked
 * at again when their turn comes, so that of many at once no more are made than of as many in a row: of an address or an
 * account by at most one task fewer than `through` runs at once. Several processes overshoot by one try of the first subject
 * for each further process, each time its lock ends; all of them are counted, so that what follows waits the longer.
 */
export async function tried<T, R = undefined>(
  { db, now, subjects, look, through = atOnce, weightOf = () => 1, isWrong = () => false }: Trying<R, T>,
  make: (read: R) => Promise<T>,
): Promise<T> {
  const keys = subjects.map(({ key }) => key)
  return inTurn(`${db.companyId} ${keys[0]}`, async () => {
    const { locks, read } = look ? await look(keys) : { locks: await db.read(locksOf(db, keys)), read: undefined as R }
    refuseLocked(locks, now)
    return through(async (hasWaited) => {
      if (hasWaited) refuseLocked(await db.read(locksOf(db, keys)), now)
      const answer = await make(read).catch(async (error: unknown) => {
        if (error instanceof Refusal && !isForNow(error.code)) await count(db, subjects, weightOf(error), now)
        throw error
      })
      if (isWrong(answer)) await count(db, subjects, 1, now)
      else await clear(db, subjects, locks)
      return answer
    })
  })
}

/** What is asked for, and not guessed: each time counts. */
export const countUse = (db: Db, subjects: readonly [Subject, ...Subject[]], now: Instant): Promise<void> =>
  tried({ db, now, subjects, isWrong: () => true }, () => Promise.resolve())

/** What was found wrong without a look at locks, because nobody can guess it: counts, and refuses with a code of its own. */
export const refuseWrong = (db: Db, subjects: readonly [Subject, ...Subject[]], code: RefusalCode, now: Instant): Promise<never> =>
  tried({ db, now, subjects }, () => Promise.reject(new Refusal(code)))

function refuseLocked(locks: readonly Lock[], now: Instant): void {
  const seconds = Math.max(0, ...locks.map(({ lockedUntil }) => Math.ceil((epochOf(lockedUntil) - epochOf(now)) / 1000)))
  if (seconds > 0) throw new Refusal('TOO_MANY_TRIES', { seconds })
}

/** In one order of the rows whoever counts, so that two tries cannot deadlock. */
async function count(db: Db, subjects: readonly Subject[], weight: number, now: Instant): Promise<void> {
  if (weight === 0) return
  const ordered = subjects.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  await db.batch(...ordered.map(({ counted, key }) => countWrong(db, key, budgetOf(counted), weight, now)))
}

async function clear(db: Db, subjects: readonly Subject[], locks: readonly Lock[]): Promise<void> {
  const own = subjects.filter(({ counted, key }) => budgetOf(counted).isClearedByRight && locks.some((lock) => lock.subject === key))
  if (own.length > 0)
    await db.save(
      clearWrong(
        db,
        own.map(({ key }) => key),
      ),
    )
}
