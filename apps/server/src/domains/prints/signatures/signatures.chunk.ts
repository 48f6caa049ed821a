import type { Day } from '@vigie/contract/kit/time.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Page } from '../paper/pages.ts'
import type { Edition, Words } from '../paper/paper.words.ts'
import { sitesOnSheets } from '../plannings/plannings.store.ts'
import { signaturePages } from './signature.pages.ts'
import { linesOfWeek, servicesOfWeek } from './signatures.store.ts'

export interface SignatureChunk {
  readonly ids: readonly number[]
  readonly week: Day
  readonly place: number
}

/** The signature sheets of some sites: one trip for all of them. */
export async function signaturesOfSites(
  db: Db,
  { ids, week, place }: SignatureChunk,
  { now, options }: Edition,
  words: Words,
): Promise<Page[][]> {
  const { hasTotals } = options
  const [sites, services, lines] = await db.batch(sitesOnSheets(db, ids), servicesOfWeek(db, ids, week), linesOfWeek(db, ids, week))
  const [byId, ofSites] = [new Map(sites.map((site) => [site.id, site])), Map.groupBy(services, ({ siteId }) => siteId)]
  const ofServices = Map.groupBy(lines, ({ shiftId }) => shiftId)
  return ids.map((id, at) => {
    const site = byId.get(id)
    return site
      ? signaturePages({ site, week, services: ofSites.get(id) ?? [], lines: ofServices, place: place + at, now, hasTotals }, words)
      : []
  })
}
