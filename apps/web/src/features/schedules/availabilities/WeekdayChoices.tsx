import Box from '@mui/material/Box'
import { weekdays } from '@vigie/contract/availabilities/availabilities.rules.ts'
import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import { useId } from 'react'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { figures } from '../../../theme/augment.ts'
import { ErrorIcon } from '../../../ui/firstIcons.tsx'

interface WeekdayChoicesProps {
  readonly label: string
  /** From Monday, 1, to Sunday, 7. */
  readonly value: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
  readonly problem?: string | undefined
}

/** Some days of the week, each as large as a finger needs. */
export function WeekdayChoices({ label, value, onChange, problem }: WeekdayChoicesProps) {
  const language = useLanguage()
  const id = useId()
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day].toSorted((one, other) => one - other))
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontFamily: figures, fontWeight: 600, fontSize: '0.875rem' }}>
        {label}
      </Box>
      <Box sx={styles}>
        {weekdays.map((day) => (
          <label key={day}>
            <input
              className="visually-hidden"
              type="checkbox"
              checked={value.includes(day)}
              {...(problem && { 'aria-invalid': true, 'aria-describedby': id })}
              onChange={() => toggle(day)}
            />
            {writtenDay(addDays(aMonday, day - 1), language, 'weekday')}
          </label>
        ))}
      </Box>
      <Box
        id={id}
        aria-live="polite"
        sx={{ display: 'flex', gap: 0.75, minHeight: 19, mt: 0.5, fontSize: '0.8125rem', color: 'tone.missing.ink' }}
      >
        {problem && <ErrorIcon size={16} style={{ flex: 'none', marginTop: 2 }} />}
        <span>{problem}</span>
      </Box>
    </Box>
  )
}

const aMonday = '2026-01-05' as Day
const styles = {
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: 'repeat(auto-fit, minmax(44px, 1fr))',
  '& label': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    border: 1,
    borderColor: 'edge',
    borderRadius: '10px',
    fontSize: '0.875rem',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:has(:checked)': { borderColor: 'primary.readable', color: 'primary.readable', bgcolor: 'primary.lighter', fontWeight: 600 },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2 },
  },
} as const
