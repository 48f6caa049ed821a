import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/i18n.ts'
import { capital, writtenDay } from '../kit/dates.ts'
import { BackIcon, CalendarIcon, NextIcon } from './icons.tsx'
import { MonthGrid } from './MonthGrid.tsx'

interface DateFieldProps {
  readonly label: string
  readonly value: Day
  readonly today: Day
  readonly onChange: (day: Day) => void
}

/** A day, and a calendar to choose another. It closes with the choice. */
export function DateField({ label, value, today, onChange }: DateFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [focused, setFocused] = useState(value)
  const open = (element: HTMLElement) => {
    setFocused(value)
    setAnchor(element)
  }
  const choose = (day: Day) => {
    setAnchor(null)
    onChange(day)
  }
  const written = writtenDay(value, language, 'digits')
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CalendarIcon />}
        aria-label={`${label} : ${written}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
        sx={{ bgcolor: 'background.paper' }}
      >
        {written}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { p: 1.5, mt: 0.75, borderRadius: 1, border: 1, borderColor: 'divider', boxShadow: 8 },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pb: 0.5 }}>
          <Typography variant="h3" component="p" aria-live="polite" sx={{ flex: 1, px: 1 }}>
            {capital(writtenDay(focused, language, 'month'))}
          </Typography>
          <IconButton aria-label={t('services.day.previousMonth')} onClick={() => setFocused(sameDayOfMonth(focused, -1))}>
            <BackIcon />
          </IconButton>
          <IconButton aria-label={t('services.day.nextMonth')} onClick={() => setFocused(sameDayOfMonth(focused, 1))}>
            <NextIcon />
          </IconButton>
        </Box>
        <MonthGrid focused={focused} chosen={value} today={today} label={label} onFocus={setFocused} onChoose={choose} />
        <Button fullWidth sx={{ mt: 0.5 }} onClick={() => choose(today)}>
          {t('common.today')}
        </Button>
      </Popover>
    </>
  )
}

/** The same day so many months later, or the last of a shorter month. */
export function sameDayOfMonth(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10) as Day
}
