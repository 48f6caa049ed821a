import type { ListedDevice } from '@vigie/contract/devices/devices.list.ts'
import { isOnlineAt } from '@vigie/contract/devices/devices.state.rules.ts'
import { metresBetween, type Point } from '@vigie/contract/kit/distance.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { GapRow, ListedRow } from './devices.list.store.ts'

const pointOf = (latitude: number | null, longitude: number | null): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** The devices as a manager sees them: each link with its device's gaps, and how far its site lies from the device's first. */
export function listedAt(rows: readonly ListedRow[], gaps: readonly GapRow[], now: Instant): ListedDevice[] {
  const gapsOf = Map.groupBy(gaps, ({ deviceId }) => deviceId)
  // The first that it was linked to.
  const firstOf = new Map<number, ListedRow>()
  for (const row of rows) if (row.deviceSiteId < (firstOf.get(row.deviceId)?.deviceSiteId ?? Infinity)) firstOf.set(row.deviceId, row)
  return rows.map(({ latitude, longitude, siteLatitude, siteLongitude, ...row }) => {
    const first = firstOf.get(row.deviceId)!
    const site = pointOf(siteLatitude, siteLongitude)
    const from = first.deviceSiteId === row.deviceSiteId ? null : pointOf(first.siteLatitude, first.siteLongitude)
    const own = gapsOf.get(row.deviceId) ?? []
    return {
      ...row,
      position: pointOf(latitude, longitude),
      isOnline: isOnlineAt(row.seenAt, now),
      missingCount: own[0]?.missingCount ?? 0,
      missing: own.map(({ fromNumber, toNumber, afterAt, beforeAt }) => ({ fromNumber, toNumber, afterAt, beforeAt })),
      distanceMetres: from && site ? Math.round(metresBetween(from, site)) : null,
    }
  })
}
