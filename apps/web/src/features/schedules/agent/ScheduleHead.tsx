import Box from '@mui/material/Box'
import { firstDayOf, lastDayOf, monthOf, type Day } from '@vigie/contract/kit/time.ts'
import type { MonthBounds } from '@vigie/contract/schedules/schedules.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { agentViews, type ScheduleView } from '../../../routing/addresses/schedules.ts'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { PrintButton } from '../../../ui/paper/PrintButton.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../../ui/page/TitleLine.tsx'
import { Segments } from '../../../ui/pickers/Segments.tsx'
import { WeekPicker } from '../../../ui/pickers/WeekPicker.tsx'
import { ShareButton } from './share/ShareButton.tsx'
import { turnTo } from './turnTo.rules.ts'

interface ScheduleHeadProps {
  readonly view: ScheduleView
  readonly today: Day
  readonly bounds: MonthBounds | null
  /** What is in it, in words; undefined while it is on its way. */
  readonly sums: ReactNode
  readonly onChange: (changes: Partial<ScheduleView>) => void
}

/** The agent's own schedule: how much it is, and the ways to other views and times. */
export function ScheduleHead({ view, today, bounds, sums, onChange }: ScheduleHeadProps) {
  const { t } = useTranslation()
  const months = bounds ? { min: bounds.first, max: bounds.last } : {}
  const days = bounds ? { min: firstDayOf(bounds.first), max: lastDayOf(bounds.last) } : {}
  return (
    <>
      <PageTitle title={t('schedules.title')} text={<TitleLine isComing={sums === undefined}>{sums}</TitleLine>} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <Segments
          label={t('schedules.view')}
          value={view.name}
          choices={agentViews.map((value) => ({ value, text: t(`schedules.views.${value}`) }))}
          onChange={(name) => onChange({ ...turnTo(name, view, today), open: null })}
        />
        <Box sx={beside}>
          {view.name === 'month' ? (
            <MonthPicker
              label={t('schedules.month')}
              value={view.month}
              thisMonth={monthOf(today)}
              bounds={months}
              onChange={(month) => onChange({ month, day: monthOf(today) === month ? today : firstDayOf(month), open: null })}
            />
          ) : (
            <WeekPicker
              label={t('schedules.week')}
              value={view.day}
              today={today}
              bounds={days}
              onChange={({ from }) => onChange({ day: from, month: monthOf(from), open: null })}
            />
          )}
          <ShareButton />
        </Box>
        <PrintButton isReady={Boolean(sums)} />
      </Box>
    </>
  )
}

/** On a phone the time and what shares it are one line. */
const beside = { display: 'flex', gap: 1.25, minWidth: 0, width: { xs: '100%', sm: 'auto' } } as const
