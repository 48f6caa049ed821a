import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { clockOf, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import * as z from 'zod/mini'
import type { Company } from '../../../kit/session.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { task } from '../../../kit/task.ts'
import { readCompany } from '../../companies/companies.store.ts'
import { notify } from '../../notifications/notify.store.ts'
import { tellChanged } from '../record/record.tell.ts'
import { lookForChecks } from './checks.names.ts'
import { pendingChecks, type PendingCheck } from './checks.pending.rules.ts'
import { accountsOfAgents } from '../../auth/users.store.ts'
import { checkedShifts, countMissed, knownChecks, noteChecks, type CheckedRow } from './checks.store.ts'

/** Looks each minute at the verification calls of a company that has some: nothing of it is asked when somebody clocks. */
export const tasks = [
  task({
    name: lookForChecks,
    input: z.object({}),
    run: async (_, { db, now, emit }) => {
      const company = await readCompany(db)
      if (!company) return
      await tellOfChecks(db, company, now)
      const changed = await db.save(countMissed(db, now))
      await tellChanged(
        { db, company, now, emit },
        changed.map(({ shiftId }) => shiftId),
      )
    },
  }),
]

async function tellOfChecks(db: Db, company: Company, now: Instant): Promise<void> {
  const { shift_check_every_minutes: every, is_clocking_enabled: canAnswer } = company.settings
  if (every === 0 || !canAnswer || !hasFeature(company.apiVersion, 'shiftChecks')) return
  const [shifts, known] = await db.batch(checkedShifts(db, now), knownChecks(db, now))
  const pending = pendingChecks(shifts, known, now, company.settings)
  if (pending.length === 0) return
  const noted = pending.map(({ shift, dueAt, answerBy, isMissed }) => ({ shiftId: shift.id, dueAt, answerBy, isMissed }))
  await db.batch(noteChecks(db, noted, now), ...(await noticesOf(db, pending, now)))
}

type Pending = PendingCheck<CheckedRow>

/** What agents are told of calls that are due. Managers are alerted of those that were missed (alerts.tasks.ts). */
async function noticesOf(db: Db, pending: readonly Pending[], now: Instant) {
  const due = pending.filter(({ isMissed }) => !isMissed)
  const accounts = await db.read(accountsOfAgents(db, [...new Set(due.flatMap(({ shift }) => shift.agentId ?? []))]))
  return due.flatMap((check) => {
    const userIds = accounts.filter(({ agentId }) => agentId === check.shift.agentId).map(({ userId }) => userId)
    return userIds.length === 0 ? [] : [noticeOf(db, check, userIds, now)]
  })
}

function noticeOf(db: Db, { shift, dueAt, answerBy }: Pending, userIds: readonly number[], now: Instant) {
  const { id, siteId, siteName, timeZone, agentName } = shift
  const time = (at: Instant) => clockOf(localOf(at, timeZone))
  const facts = { agent: agentName, site: siteName, day: dayOf(localOf(dueAt, timeZone)), time: time(dueAt), by: time(answerBy) }
  return notify(db, { kind: 'shiftCheckDue', facts, userIds, path: '/resource', siteId, about: `check ${id} ${dueAt}`, now })
}
