import { changeShiftChecks, checksVersion } from '@vigie/contract/companies/companies.checks.ts'
import { companySettings, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { addSeconds } from '@vigie/contract/kit/time.ts'
import * as z from 'zod/mini'
import { handle } from '../../kit/handle.ts'
import { saveChecks, storedChecks } from './companies.checks.store.ts'

/** A change of the company is told by the database to every session that is open (0012). */
export const companyChecksHandlers = [
  handle(changeShiftChecks, async ({ input: { everyMinutes, answerMinutes, version }, db, now }) => {
    const stored = new Map((await db.read(storedChecks(db))).map((row) => [row.key, row.stored]))
    const stands = <K extends ChecksKey>(key: K) => standing(key, stored.get(key))
    requires(checksVersion(stands('shift_check_every_minutes'), stands('shift_check_answer_minutes')) === version, 'CONFLICT')
    const former = stands('shift_check_since')
    const since = former !== null && former >= now ? addSeconds(former, 1) : now
    const [saved] = await db.save(saveChecks(db, { was: stored.get('shift_check_since') ?? null, since, everyMinutes, answerMinutes }))
    requires(saved, 'CONFLICT')
    return { everyMinutes, answerMinutes, version: checksVersion(everyMinutes, answerMinutes) }
  }),
]

type ChecksKey = 'shift_check_every_minutes' | 'shift_check_answer_minutes' | 'shift_check_since'

/** What stands by what is stored: a value that the setting does not allow counts as none. */
function standing<K extends ChecksKey>(key: K, stored: string | undefined): CompanySettings[K] {
  const setting = companySettings.shape[key] as unknown as z.ZodMiniType<CompanySettings[K]>
  const read = z.safeParse(setting, stored === undefined ? undefined : JSON.parse(stored))
  return read.success ? read.data : z.parse(setting, undefined)
}
