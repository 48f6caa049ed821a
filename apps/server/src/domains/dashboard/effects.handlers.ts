import { readSettingEffect } from '@vigie/contract/companies/companies.effects.ts'
import { addMonths, localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { reading } from '../../kit/handle.ts'
import { earlyUnder, lateUnder, sitesUnder } from './effects.store.ts'

export const handlers = [
  reading(readSettingEffect, async ({ input: { key, value }, db, now, company }) => {
    const month = addMonths(monthOf(localOf(now, company.timeZone)), -1)
    const counts = {
      clocking_late_tolerance_minutes: () => lateUnder(db, month, value),
      clocking_early_minutes: () => earlyUnder(db, month, value),
      site_perimeter_metres: () => sitesUnder(db),
    }
    return { month, ...(await db.one(counts[key]()))! }
  }),
]
