import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { BottomSheet } from '../../../../ui/dialogs/BottomSheet.tsx'
import { CloseButton } from '../../../../ui/dialogs/CloseButton.tsx'
import { HolidayIcon } from '../../../../ui/icons.tsx'
import { SidePanel } from '../../../../ui/dialogs/SidePanel.tsx'
import { shiftsOfDay, type AgentSchedule } from '../calendar.rules.ts'
import { ShiftCard } from './ShiftCard.tsx'
import type { ScheduleWords } from '../useScheduleWords.ts'

interface DaySheetProps {
  /** Null: shut. */
  readonly day: Day | null
  readonly schedule: AgentSchedule
  readonly words: ScheduleWords
  readonly isOwn: boolean
  readonly onClose: () => void
}

/** A day's shifts with where they are: from below on a phone, at the side of a wide page. */
export function DaySheet({ day, schedule, words, isOwn, onClose }: DaySheetProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const title = day === null ? '' : capital(writtenDay(day, language, 'whole'))
  const content = day !== null && <DayContent day={day} schedule={schedule} words={words} isOwn={isOwn} />
  if (isPhone) {
    return (
      <BottomSheet isOpen={day !== null} onClose={onClose} title={title}>
        {content}
      </BottomSheet>
    )
  }
  return (
    <SidePanel isOpen={day !== null} onClose={onClose} label={t('schedules.day.label')}>
      <PanelHead key={day} title={title} onClose={onClose} />
      {content}
    </SidePanel>
  )
}

/** The panel takes the focus when it opens on a day, and Escape shuts it. */
function PanelHead({ title, onClose }: { title: string; onClose: () => void }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    const shut = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose()
    document.addEventListener('keydown', shut)
    return () => document.removeEventListener('keydown', shut)
    // Only another day takes the focus anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: '20px 12px 8px 20px' }}>
      <Typography ref={head} tabIndex={-1} variant="h2" sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
        {title}
      </Typography>
      <CloseButton onClose={onClose} />
    </Box>
  )
}

function DayContent({ day, schedule, words, isOwn }: { day: Day } & Pick<DaySheetProps, 'schedule' | 'words' | 'isOwn'>) {
  const { t } = useTranslation()
  const shifts = shiftsOfDay(day, schedule.shifts)
  const absences = schedule.absences.filter(
    ({ startsLocal, endsLocal }) => startsLocal < `${day} 23:59:59` && endsLocal > `${day} 00:00:00`,
  )
  const holiday = schedule.holidays.get(day)
  return (
    <Box sx={{ display: 'grid', gap: 2, p: '4px 20px 24px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {holiday !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'group.holiday.ink' }}>
          <HolidayIcon />
          <b>{holiday}</b>
        </Box>
      )}
      {absences.map((away) => (
        <Banner key={away.id} tone="wait">
          {words.absenceOn(away, day)}
        </Banner>
      ))}
      {shifts.length === 0 && <Typography color="textSecondary">{t('schedules.day.none')}</Typography>}
      {shifts.map((shift) => (
        <ShiftCard key={shift.id} shift={shift} isChanged={schedule.changedIds.has(shift.id)} words={words} isOwn={isOwn} />
      ))}
    </Box>
  )
}
