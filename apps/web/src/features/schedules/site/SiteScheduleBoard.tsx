import Box from '@mui/material/Box'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { siteScheduleAddress, type SiteScheduleView } from '../../../routing/addresses/schedules.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { useOpened } from '../../../routing/useOpened.ts'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { sharedPostOf, shownUnder, type PostShift, type SharedPost } from '../../../domains/shifts/post.rules.ts'
import { useExchange } from '../../../session/store.ts'
import { ScheduleHead } from './ScheduleHead.tsx'
import { ScheduleStates } from './ScheduleStates.tsx'
import { useCounted } from './useCounted.ts'
import { useEscape } from '../../../ui/page/useEscape.ts'
import { useSiteBoard } from './useSiteBoard.ts'

export interface OpenShift {
  readonly isOpen: boolean
  /** Undefined when what is shown does not hold it. */
  readonly shift: PostShift | undefined
  /** Its post, where it changed hands while it ran. */
  readonly post: SharedPost | null
  readonly day: Day
  readonly now: Instant
  readonly onClose: () => void
}

interface SiteScheduleBoardProps {
  /** The open shift beside the schedule. */
  readonly Panel: ComponentType<OpenShift>
}

/** A site's schedule in three views: the month of its agents, its week hour by hour, the weekly sheet. */
export function SiteScheduleBoard({ Panel }: SiteScheduleBoardProps) {
  const { t } = useTranslation()
  const { settings } = useExchange().environment
  const [view, changeAddress] = useAddress(siteScheduleAddress)
  const change = (changes: Partial<SiteScheduleView>) => changeAddress(changes, { isNewStep: true })
  const board = useSiteBoard(view)
  const { siteId, siteName, isBusy } = board
  const { data } = board.query
  const counted = useCounted(data, board.days, board.words)
  const opened = useOpened('shiftId', view, changeAddress)
  const unnamed = data && siteId !== null ? t('schedules.site.site', { id: siteId }) : t('shell.titles.schedule')
  const shift = shownUnder(data?.shifts ?? [], view.shiftId)
  const close = () => {
    opened.close()
    focusOn(shift?.id ?? null)
  }
  useEscape(view.shiftId !== null, close)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ScheduleHead
        title={siteName ?? (isBusy ? '\u00a0' : unnamed)}
        counted={counted}
        isCounting={isBusy}
        zone={board.zoneName}
        view={view}
        today={board.today}
        bounds={board.bounds}
        sites={board.sites}
        siteId={siteId}
        onChange={change}
      />
      <LiveRegion className="visually-hidden">{counted}</LiveRegion>
      <Box className="site-schedule">
        <ScheduleStates board={board} view={view} onOpen={opened.open} onChange={change} />
      </Box>
      <Panel
        isOpen={view.shiftId !== null && data !== undefined}
        shift={shift}
        post={shift ? (shift.post ?? sharedPostOf(shift, data?.shifts ?? [], board.now, settings)) : null}
        day={view.day}
        now={board.now}
        onClose={close}
      />
    </Box>
  )
}

/** What was opened from the schedule gives the focus back to it: to the board as a whole, else to the shift's own bar. */
function focusOn(shiftId: number | null): void {
  const bar = document.querySelector<HTMLElement>(`.site-schedule [data-shift="${shiftId}"]`)
  ;(bar?.closest<HTMLElement>('[role="grid"]') ?? bar)?.focus({ preventScroll: true })
}
