import Box from '@mui/material/Box'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { SelectField } from '../choices/SelectField.tsx'

interface MonthDayFieldProps {
  readonly label: string
  /** `MM-DD`; either part may still be missing (`-`). */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem?: string | undefined
  readonly hint?: ReactNode
}

const two = (value: number) => String(value).padStart(2, '0')
const months = Array.from({ length: 12 }, (_, at) => two(at + 1))
const days = Array.from({ length: 31 }, (_, at) => two(at + 1))

/** A day of any year: its day and its month. */
export function MonthDayField({ label, value, onChange, problem, hint }: MonthDayFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [month = '', day = ''] = value.split('-')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' }}>
      <SelectField
        label={label}
        value={day}
        onChange={(next) => onChange(`${month}-${next}`)}
        choices={days.map((one) => ({ value: one, label: String(Number(one)) }))}
        placeholder={t('widgets.monthDay.day')}
        problem={problem}
        hint={hint}
      />
      <SelectField
        label={t('widgets.monthDay.month')}
        value={month}
        onChange={(next) => onChange(`${next}-${day}`)}
        choices={months.map((one) => ({ value: one, label: capital(writtenDay(`2024-${one}-01` as Day, language, 'monthAlone')) }))}
        placeholder={t('widgets.monthDay.month')}
      />
    </Box>
  )
}
