import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { figures } from '../../../theme/augment.ts'

/** A Monday. */
const monday = '2024-01-01' as Day

/** Chooses the weekdays of a repetition; at least one stays chosen. */
export function Weekdays({ value, onChange }: { value: readonly number[]; onChange: (weekdays: readonly number[]) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const named = (weekday: number, weekdayStyle: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { weekday: weekdayStyle, timeZone: 'UTC' }).format(Date.parse(addDays(monday, weekday - 1)))
  const turn = (weekday: number) => {
    const next = value.includes(weekday) ? value.filter((one) => one !== weekday) : [...value, weekday].toSorted((a, b) => a - b)
    if (next.length > 0) onChange(next)
  }
  return (
    <Box>
      <Box component="span" sx={{ display: 'block', fontFamily: figures, fontWeight: 600, fontSize: '0.875rem', mb: 0.5 }}>
        {t('newShifts.weekdays')}
      </Box>
      <Box role="group" aria-label={t('newShifts.weekdays')} sx={row}>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <ButtonBase
            key={weekday}
            aria-pressed={value.includes(weekday)}
            aria-label={named(weekday, 'long')}
            onClick={() => turn(weekday)}
            sx={[part, value.includes(weekday) && on]}
          >
            {named(weekday, 'short').replace('.', '')}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  )
}

const row = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '4px' } as const
const part = {
  minHeight: 44,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  fontFamily: figures,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const
const on = { bgcolor: 'action.selected', borderColor: 'primary.main', color: 'text.primary' } as const
