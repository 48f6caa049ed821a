import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { dayOf, localOf, monthOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { siteScheduleAddress, type SiteScheduleView } from '../../../routing/addresses/schedules.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { useOpened } from '../../../routing/useOpened.ts'
import { useNow } from '../../../session/clock.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import type { CellPosition } from './cells.rules.ts'
import { NoSiteChosen, OutsideWindow } from './EmptySchedule.tsx'
import { ScheduleBody } from './ScheduleBody.tsx'
import { ScheduleHead } from './ScheduleHead.tsx'
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx'
import { useCounted } from './useCounted.ts'
import { useEscape } from './useEscape.ts'
import { useLiveSchedules } from '../../../domains/schedules/useLiveSchedules.ts'
import { useShownDays } from './useShownDays.ts'
import { useSites } from './useSites.ts'
import { useSiteSchedule } from './useSiteSchedule.ts'
import { useWords } from './useWords.ts'

export interface OpenShift {
  readonly isOpen: boolean
  /** Undefined when what is shown does not hold it. */
  readonly shift: Shift | undefined
  readonly day: Day
  readonly now: Instant
  readonly onClose: () => void
}

interface SiteScheduleBoardProps {
  /** The open shift beside the schedule. */
  readonly Panel: ComponentType<OpenShift>
}

/** Seconds between two looks at what has become of the shifts. */
const step = 30

/** A site's schedule in three views: the month of its agents, its week hour by hour, the weekly sheet. */
export function SiteScheduleBoard({ Panel }: SiteScheduleBoardProps) {
  const { t } = useTranslation()
  const exchange = useExchange()
  const user = useUser()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const now = useNow(step)
  const words = useWords()
  const companyToday = dayOf(localOf(now, exchange.timeZone))
  const [view, changeAddress] = useAddress(siteScheduleAddress)
  const current = monthOf(companyToday)
  const bounds = boundsOf(user.role, current, exchange.environment.settings)
  const { days, months } = useShownDays(view)
  const { siteId, site, choices, hasChoice, isWaiting } = useSites(view.siteId)
  const query = useSiteSchedule(siteId, days, months, bounds)
  useLiveSchedules()
  const [meant, setMeant] = useState<CellPosition | null>(null)

  const { data } = query
  const known = data?.shifts[0]
  const zone = (siteId === 0 ? undefined : (site?.timeZone ?? known?.timeZone)) ?? exchange.timeZone
  const today = dayOf(localOf(now, zone))
  const zoneName = words.zone(zone, now)
  const siteName = siteId === 0 ? t('schedules.site.allSites') : (site?.name ?? known?.siteName)
  const counted = useCounted(data, days, words)
  const change = (changes: Partial<SiteScheduleView>) => changeAddress(changes, { isNewStep: true })
  const opened = useOpened(view, changeAddress)
  const close = () => {
    opened.close()
    focusOn(view.shiftId)
  }
  useEscape(view.shiftId !== null, close)
  const isBusy = isWaiting || (siteId !== null && !data && !query.error && !query.isOutside)
  const body = () => {
    if (isBusy) return <ScheduleSkeleton isPhone={isPhone} />
    if (siteId === null) return <NoSiteChosen />
    if (query.isOutside && bounds)
      return <OutsideWindow window={bounds} back={current} onBack={() => change({ month: current, day: companyToday })} />
    if (query.error || !data) {
      return (
        <Card>
          <ErrorState error={query.error} onRetry={query.retry} />
        </Card>
      )
    }
    return (
      <ScheduleBody
        schedule={data}
        view={view}
        siteId={siteId}
        siteName={siteName ?? t('schedules.site.site', { id: siteId })}
        zone={zone}
        zoneName={zoneName}
        bounds={bounds}
        today={today}
        now={now}
        words={words}
        isPhone={isPhone}
        meant={meant}
        onMean={setMeant}
        onOpen={opened.open}
        onChange={change}
      />
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ScheduleHead
        title={
          siteName ?? (isBusy ? '\u00a0' : data && siteId !== null ? t('schedules.site.site', { id: siteId }) : t('shell.titles.schedule'))
        }
        counted={counted}
        isCounting={isBusy}
        zone={zoneName}
        view={view}
        today={today}
        bounds={bounds}
        sites={hasChoice ? choices : null}
        siteId={siteId}
        onChange={change}
      />
      <LiveRegion className="visually-hidden">{counted}</LiveRegion>
      <Box className="printable">{body()}</Box>
      <Panel
        isOpen={view.shiftId !== null && data !== undefined}
        shift={data?.shifts.find(({ id }) => id === view.shiftId)}
        day={view.day}
        now={now}
        onClose={close}
      />
    </Box>
  )
}

/** What was opened from the schedule gives the focus back to it: to the board as a whole, else to the shift's own bar. */
function focusOn(shiftId: number | null): void {
  const bar = document.querySelector<HTMLElement>(`.printable [data-shift="${shiftId}"]`)
  ;(bar?.closest<HTMLElement>('[role="grid"]') ?? bar)?.focus({ preventScroll: true })
}
