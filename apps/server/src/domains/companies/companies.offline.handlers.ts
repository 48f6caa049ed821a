import { changeOfflineHours } from '@vigie/contract/companies/companies.offline.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../kit/handle.ts'
import { settingIn } from './companies.settings.stored.ts'
import { saveSettings, storedSettings } from './companies.settings.store.ts'

const key = 'clocking_offline_max_hours'

/** A change of the company is told by the database to every session that is open (0012). */
export const handlers = [
  handle(changeOfflineHours, async ({ input: { hours, version }, db }) => {
    const was = (await db.one(storedSettings(db, [key])))?.stored ?? null
    requires(settingIn(key, was) === version, 'CONFLICT')
    const [saved] = await db.save(saveSettings(db, { key, was, value: hours }))
    requires(saved, 'CONFLICT')
    return { hours, version: hours }
  }),
]
