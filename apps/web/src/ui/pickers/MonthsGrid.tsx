import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { addMonths, firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { capital, writtenDay } from '../../kit/dates.ts'
import { figures } from '../../theme/augment.ts'
import { BackIcon, NextIcon } from '../icons.tsx'
import { clamped, stopOf, type Bounds } from './spans.ts'

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
}

interface MonthsGridProps {
  readonly label: string
  readonly chosen: Month
  readonly thisMonth: Month
  readonly bounds: Bounds<Month>
  readonly onChoose: (month: Month) => void
}

/** The twelve months of a year, three in a row. Arrows move by months, Page keys by years. */
export function MonthsGrid({ label, chosen, thisMonth, bounds, onChoose }: MonthsGridProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [focused, setFocused] = useState(clamped(chosen, bounds))
  const grid = useRef<HTMLDivElement>(null)
  const isMoving = useRef(true)
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-month="${focused}"]`)?.focus({ preventScroll: true })
    isMoving.current = false
  }, [focused])
  const year = focused.slice(0, 4)
  const months = Array.from({ length: 12 }, (_, at) => `${year}${String(at + 1).padStart(2, '0')}` as Month)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    isMoving.current = true
    setFocused(clamped(addMonths(focused, step), bounds))
  }
  const toYear = (years: -1 | 1) => {
    const there = clamped(addMonths(focused, years * 12), bounds)
    const name = years < 0 ? t('widgets.calendar.previousYear') : t('widgets.calendar.nextYear')
    return (
      <IconButton aria-label={name} title={name} disabled={there.slice(0, 4) === year} onClick={() => setFocused(there)}>
        {years < 0 ? <BackIcon /> : <NextIcon />}
      </IconButton>
    )
  }
  return (
    <Box sx={{ width: 272, maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pb: 0.5 }}>
        <Typography variant="h3" component="p" aria-live="polite" sx={{ flex: 1, px: 1 }}>
          {year}
        </Typography>
        {toYear(-1)}
        {toYear(1)}
      </Box>
      <Box ref={grid} role="listbox" aria-label={t('common.named', { name: label, value: year })} onKeyDown={move} sx={threes}>
        {months.map((month) => {
          const isOut = stopOf(month, bounds) !== null
          const day = firstDayOf(month)
          return (
            <ButtonBase
              key={month}
              role="option"
              data-month={month}
              tabIndex={month === focused ? 0 : -1}
              aria-selected={month === chosen}
              aria-current={month === thisMonth ? 'date' : undefined}
              aria-disabled={isOut || undefined}
              onClick={() => isOut || onChoose(month)}
              sx={monthStyles}
            >
              {capital(writtenDay(day, language, 'monthAlone'))}
              <span className="visually-hidden"> {year}</span>
            </ButtonBase>
          )
        })}
      </Box>
      {stopOf(thisMonth, bounds) === null && (
        <Button fullWidth sx={{ mt: 0.5 }} onClick={() => onChoose(thisMonth)}>
          {t('widgets.calendar.thisMonth')}
        </Button>
      )}
    </Box>
  )
}

const threes = { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 } as const
const monthStyles = {
  position: 'relative',
  minHeight: 44,
  borderRadius: '8px',
  fontFamily: figures,
  fontSize: '0.8125rem',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { fontWeight: 700, color: 'primary.readable' },
  '&[aria-selected="true"]': { color: 'primary.contrastText', bgcolor: 'primary.main', fontWeight: 700 },
  '&[aria-disabled="true"]': { color: 'text.disabled', textDecoration: 'line-through', cursor: 'not-allowed' },
} as const
