import { changeSettings, readSettings } from '@vigie/contract/companies/companies.settings.ts'
import { settingKeys, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { effectiveChanges, hasFeaturesOf, isOfCurrent } from './companies.settings.rules.ts'
import { settingIn } from './companies.settings.stored.ts'
import { saveSettings, storedSettings } from './companies.settings.store.ts'

/** The database notifies every open session of a change (0012). */
export const handlers = [
  handle(readSettings, async ({ db }) => ({ settings: (await gather(db)).current })),
  handle(changeSettings, async ({ input: { changes, was }, db, company, now }) => {
    requires(hasFeaturesOf(changes, company.apiVersion), 'FORBIDDEN')
    const { stored, current } = await gather(db)
    requires(isOfCurrent(changes, was, current), 'CONFLICT')
    const effective = effectiveChanges(changes, current, now)
    const rows = Object.entries(effective).map(([key, value]) => ({ key, was: stored.get(key) ?? null, value }))
    requires(await saveSettings(db, rows), 'CONFLICT')
    return { settings: { ...current, ...effective } }
  }),
]

/** All settings past the cache, and the texts that are stored of them. */
async function gather(db: Db): Promise<{ stored: ReadonlyMap<string, string>; current: CompanySettings }> {
  const stored = new Map((await db.read(storedSettings(db, settingKeys))).map((row) => [row.key, row.stored]))
  const current = Object.fromEntries(settingKeys.map((key) => [key, settingIn(key, stored.get(key))])) as CompanySettings
  return { stored, current }
}
