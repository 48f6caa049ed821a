import { createHash } from 'node:crypto'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { delaysOf, forgottenAfterSeconds, type ThrottledBy } from './throttle.rules.ts'

export interface Subject {
  readonly by: ThrottledBy
  /** The e-mail, the device's id, the address: kept as a digest. */
  readonly of: string
}

const keyOf = ({ by, of }: Subject) => `${by}:${createHash('sha256').update(of.toLowerCase()).digest('base64url')}`

/** Every statement locks these rows in this order, so that two tries cannot deadlock. */
const inOrder = (subjects: readonly Subject[]): Subject[] => subjects.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

/**
 * Counts a try before it is made, so that many at once are counted too; refuses while a delay runs.
 * A try that turns out right is taken back by `forgive`.
 */
export async function countTry(db: Db, subjects: readonly Subject[], now: Instant): Promise<void> {
  const answers = await db.batch(...inOrder(subjects).map((subject) => counted(db, subject, now)))
  const lockedUntil = answers
    .flat()
    .map((row) => row.wasLockedUntil)
    .filter((until) => until !== null && until > now)
  if (lockedUntil.length === 0) return
  const seconds = Math.max(...lockedUntil.map((until) => Math.ceil((epochOf(until!) - epochOf(now)) / 1000)))
  throw new Refusal('TOO_MANY_TRIES', { seconds })
}

const counted = (db: Db, subject: Subject, now: Instant) =>
  statement<{ wasLockedUntil: Instant | null }>(
    `insert into throttles as t (company_id, subject, failures, failed_at, locked_until)
     values ($1, $2, 1, $3, $3::timestamptz + make_interval(secs => ($4::int[])[1]))
     on conflict (company_id, subject) do update set (failures, failed_at, locked_until) = (
       select n.failures, n.failed_at,
              case when t.locked_until > $3 then t.locked_until
                   else $3::timestamptz + make_interval(secs => ($4::int[])[least(n.failures, cardinality($4::int[]))]) end
         from (select case when t.locked_until > $3 then t.failures
                           when t.failed_at < $3::timestamptz - make_interval(secs => $5) then 1
                           else t.failures + 1 end as failures,
                      case when t.locked_until > $3 then t.failed_at else $3::timestamptz end as failed_at) n)
     returning old.locked_until as "wasLockedUntil"`,
    [db.companyId, keyOf(subject), now, delaysOf(subject.by), forgottenAfterSeconds],
  )

/** The try was right: the account's and the device's wrong ones are forgotten, the address's lose this one. */
export async function forgive(db: Db, subjects: readonly Subject[]): Promise<void> {
  await db.batch(
    ...inOrder(subjects).map((subject) =>
      statement(
        subject.by === 'address'
          ? 'update throttles set failures = greatest(failures - 1, 0), locked_until = null where company_id = $1 and subject = $2'
          : 'delete from throttles where company_id = $1 and subject = $2',
        [db.companyId, keyOf(subject)],
      ),
    ),
  )
}
