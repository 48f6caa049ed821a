import { requires } from '@vigie/contract/kit/refusal.ts'
import { addSeconds } from '@vigie/contract/kit/time.ts'
import { readArrivals } from '@vigie/contract/sites/sites.arrivals.ts'
import { arrivalDays, perimeterNeeded } from '@vigie/contract/sites/sites.arrivals.rules.ts'
import { reading } from '../../kit/handle.ts'
import { arrivalsAt } from './sites.arrivals.store.ts'
import { positionOf } from './sites.position.rules.ts'
import { scopeOf } from './sites.scope.rules.ts'
import { siteById } from './sites.sheet.store.ts'

export const handlers = [
  reading(readArrivals, async ({ input, db, now, session }) => {
    const [[site], arrivals] = await db.batch(
      siteById(db, input.siteId, scopeOf(session)),
      arrivalsAt(db, input.siteId, addSeconds(now, -arrivalDays * 86_400), now),
    )
    requires(site, 'NOT_FOUND')
    const { latitude, longitude } = site
    const point = positionOf(input) ?? (latitude === null || longitude === null ? undefined : { latitude, longitude })
    if (!point) return { neededMetres: null }
    return { neededMetres: arrivals.map((read) => perimeterNeeded(point, read)).toSorted((one, other) => one - other) }
  }),
]
