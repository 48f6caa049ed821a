import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { monthOf } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteScheduleView } from '../../../routing/addresses/schedules.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import type { CellPosition } from './month/cells.rules.ts'
import { NoSiteChosen, OutsideWindow } from './EmptySchedule.tsx'
import { ScheduleBody } from './ScheduleBody.tsx'
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx'
import type { SiteBoard } from './useSiteBoard.ts'

interface ScheduleStatesProps {
  readonly board: SiteBoard
  readonly view: SiteScheduleView
  readonly onOpen: (shiftId: number) => void
  readonly onChange: (changes: Partial<SiteScheduleView>) => void
}

/** The schedule in its states: on its way, no site chosen, a month that is not the reader's, failed, there. */
export function ScheduleStates({ board, view, onOpen, onChange }: ScheduleStatesProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [meant, setMeant] = useState<CellPosition | null>(null)
  const { query, siteId, siteName, bounds, companyToday } = board
  const { data } = query
  if (board.isBusy) return <ScheduleSkeleton isPhone={isPhone} />
  if (siteId === null) return <NoSiteChosen />
  if (query.isOutside && bounds) {
    const month = monthOf(companyToday)
    return <OutsideWindow window={bounds} back={month} onBack={() => onChange({ month, day: companyToday })} />
  }
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
      zone={board.zone}
      zoneName={board.zoneName}
      bounds={bounds}
      today={board.today}
      now={board.now}
      words={board.words}
      isPhone={isPhone}
      meant={meant}
      onMean={setMeant}
      onOpen={onOpen}
      onChange={onChange}
    />
  )
}
