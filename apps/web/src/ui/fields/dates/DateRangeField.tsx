import Box from '@mui/material/Box'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boundsFrom, changedRange, wholeRange, type DateRange, type OpenRange } from './dateRange.ts'
import { DateField } from './DateField.tsx'
import type { Bounds } from '../../pickers/spans.ts'

interface DateRangeFieldProps {
  /** What the two days are for: read to those who cannot see what stands around them. */
  readonly label: string
  readonly value: DateRange | null
  readonly today: Day
  /** From today to one year ahead, unless said otherwise. */
  readonly bounds?: Bounds<Day>
  /** Told when both days are there and may be chosen, and only then. */
  readonly onChange: (range: DateRange) => void
  readonly isDisabled?: boolean
}

const nothing: OpenRange = { from: null, to: null }

/** «Du» and «Au». A start after the end makes the end equal to it. */
export function DateRangeField({ label, value, today, bounds, onChange, isDisabled = false }: DateRangeFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState<OpenRange>(value ?? nothing)
  const limits = boundsFrom(today, bounds)
  const reported = useRef(value)
  useEffect(() => {
    if (value?.from === reported.current?.from && value?.to === reported.current?.to) return
    reported.current = value
    setOpen(value ?? nothing)
  }, [value])
  const change = (changes: Partial<OpenRange>) => {
    const next = changedRange(open, changes)
    setOpen(next)
    const whole = wholeRange(next, limits)
    if (!whole) return
    reported.current = whole
    onChange(whole)
  }
  const shared = { today, bounds: limits, isDisabled }
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: { xs: 0.5, sm: 2 }, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <span id={id} className="visually-hidden">
        {label}
      </span>
      <DateField {...shared} label={t('widgets.range.from')} value={open.from} onChange={(from) => change({ from })} />
      <DateField {...shared} label={t('widgets.range.to')} value={open.to} onChange={(to) => change({ to })} />
    </Box>
  )
}
