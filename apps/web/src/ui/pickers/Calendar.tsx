import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { capital, writtenDay } from '../../kit/dates.ts'
import { BackIcon, NextIcon } from '../icons.tsx'
import { MonthGrid, type Marked } from './MonthGrid.tsx'
import { clamped, sameDayOfMonth, stopOf, type Bounds } from './spans.ts'

interface CalendarProps {
  readonly label: string
  readonly chosen: Marked | null
  readonly today: Day
  readonly bounds?: Bounds<Day> | undefined
  readonly onChoose: (day: Day) => void
}

/** A month with the ways to others, and to today. Opens at what is chosen, else at today. */
export function Calendar({ label, chosen, today, bounds = {}, onChoose }: CalendarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [focused, setFocused] = useState(clamped(chosen?.from ?? today, bounds))
  const step = (months: number) => {
    const there = clamped(sameDayOfMonth(focused, months), bounds)
    const isStill = there.slice(0, 7) === focused.slice(0, 7)
    const name = months < 0 ? t('widgets.calendar.previousMonth') : t('widgets.calendar.nextMonth')
    return (
      <IconButton aria-label={name} title={name} disabled={isStill} onClick={() => setFocused(there)}>
        {months < 0 ? <BackIcon /> : <NextIcon />}
      </IconButton>
    )
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pb: 0.5 }}>
        <Typography variant="h3" component="p" aria-live="polite" sx={{ flex: 1, px: 1 }}>
          {capital(writtenDay(focused, language, 'month'))}
        </Typography>
        {step(-1)}
        {step(1)}
      </Box>
      <MonthGrid focused={focused} chosen={chosen} today={today} label={label} bounds={bounds} onFocus={setFocused} onChoose={onChoose} />
      {stopOf(today, bounds) === null && (
        <Button fullWidth sx={{ mt: 0.5 }} onClick={() => onChoose(today)}>
          {t('common.today')}
        </Button>
      )}
    </>
  )
}
