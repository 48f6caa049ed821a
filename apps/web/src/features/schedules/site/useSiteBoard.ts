import { isClient } from '@vigie/contract/access.ts'
import { dayOf, localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveSchedules } from '../../../domains/schedules/useLiveSchedules.ts'
import { wholePosts } from '../../../domains/shifts/post.rules.ts'
import type { SiteScheduleView } from '../../../routing/addresses/schedules.ts'
import { useNow } from '../../../session/useNow.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { useToday } from '../../../session/today.ts'
import { useShownDays } from './useShownDays.ts'
import { useSites } from './useSites.ts'
import { useSiteSchedule } from './useSiteSchedule.ts'
import { useWords } from './useWords.ts'

/** Seconds between two looks at what has become of the shifts. */
const step = 30

/** What a view shows: the site, its clock, the days, and the answer that is asked for them. */
export function useSiteBoard(view: SiteScheduleView) {
  const { t } = useTranslation()
  const { timeZone, environment } = useExchange()
  const { role } = useUser()
  const now = useNow(step)
  const words = useWords()
  const companyToday = useToday()
  const bounds = boundsOf(role, monthOf(companyToday), environment.settings)
  const { days, months } = useShownDays(view)
  const { siteId, site, choices, hasChoice, isWaiting } = useSites(view.siteId)
  const query = useSiteSchedule(siteId, days, months, bounds)
  useLiveSchedules()
  const { settings } = environment
  const data = useMemo(() => {
    const found = query.data
    return found && isClient(role) ? { ...found, shifts: wholePosts(found.shifts, now, settings) } : found
  }, [query.data, role, now, settings])
  const known = data?.shifts[0]
  const zone = (siteId === 0 ? undefined : (site?.timeZone ?? known?.timeZone)) ?? timeZone
  return {
    query: { ...query, data },
    now,
    words,
    bounds,
    days,
    siteId,
    /** What the reader may choose among; null where there is no choice. */
    sites: hasChoice ? choices : null,
    /** Undefined while it is not known. */
    siteName: siteId === 0 ? t('schedules.site.allSites') : (site?.name ?? known?.siteName),
    zone,
    /** Named where it is not the reader's own. */
    zoneName: words.zone(zone, now),
    companyToday,
    /** By the clock of the site. */
    today: dayOf(localOf(now, zone)),
    isBusy: isWaiting || (siteId !== null && !data && !query.error && !query.isOutside),
  }
}
export type SiteBoard = ReturnType<typeof useSiteBoard>
