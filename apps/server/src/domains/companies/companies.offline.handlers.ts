import { changeOfflineHours } from '@vigie/contract/companies/companies.offline.ts'
import { companySettings } from '@vigie/contract/companies/settings.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import * as z from 'zod/mini'
import { handle } from '../../kit/handle.ts'
import { saveOfflineHours, storedOfflineHours } from './companies.offline.store.ts'

/** A change of the company is told by the database to every session that is open (0012). */
export const offlineHandlers = [
  handle(changeOfflineHours, async ({ input: { hours, version }, db }) => {
    const stored = (await db.one(storedOfflineHours(db)))?.stored ?? null
    requires(hoursIn(stored) === version, 'CONFLICT')
    const [saved] = await db.save(saveOfflineHours(db, stored, hours))
    requires(saved, 'CONFLICT')
    return { hours, version: hours }
  }),
]

/** What stands by what is stored: a value that the setting does not allow counts as none. */
function hoursIn(stored: string | null): number {
  const setting = companySettings.shape.clocking_offline_max_hours
  const read = z.safeParse(setting, stored === null ? undefined : JSON.parse(stored))
  return read.success ? read.data : z.parse(setting, undefined)
}
