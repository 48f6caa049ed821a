import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { writeSet } from './imports.sets.ts'

/**
 * Marks the months of the agents who have the shifts of these numbers as planned anew, so that an agent who had
 * validated one is asked again (decisions/05-time). Called before a change, for those who had them, and after it, for those who have them.
 *
 * The mark is always later than the validation that it finds, and than the mark before it: a validation that came in
 * while the import ran has not seen the change.
 */
export async function touchHolders(db: Db, numbers: readonly string[], now: Instant): Promise<void> {
  await writeSet(
    db,
    numbers,
    [['number', 'text', (number) => number]],
    (given) => `
    update schedule_months sm set changed_at = greatest($2::timestamptz, sm.validated_at + interval '1 second', sm.changed_at + interval '1 second')
    from (
      select m.agent_id, m.month from schedule_months m
       where m.company_id = $1 and (m.agent_id, m.month) in (
         select s.agent_id, s.month from ${given} join shifts s on s.company_id = $1 and s.number = given.number)
       order by m.agent_id, m.month for update
    ) held
    where sm.company_id = $1 and sm.agent_id = held.agent_id and sm.month = held.month`,
    { more: [now], isExact: false },
  )
}
