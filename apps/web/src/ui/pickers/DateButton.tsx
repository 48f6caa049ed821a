import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { Calendar } from './Calendar.tsx'
import { CalendarIcon } from '../icons.tsx'
import { PickerPopover } from './PickerPopover.tsx'

interface DateButtonProps {
  readonly label: string
  readonly value: Day
  readonly today: Day
  readonly onChange: (day: Day) => void
  /** On a phone its sign alone, where the page's title says the day. */
  readonly isSignOnPhone?: boolean
}

/** The day that a page shows, and a calendar to go to another. It closes with the choice. In a form: DateField. */
export function DateButton({ label, value, today, onChange, isSignOnPhone = false }: DateButtonProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
        aria-label={t('common.named', { name: label, value: written })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={[{ bgcolor: 'background.paper' }, isSignOnPhone && signOnPhone]}
      >
        <span>{written}</span>
      </Button>
      <PickerPopover anchor={anchor} label={label} onClose={() => setAnchor(null)}>
        <Calendar label={label} chosen={{ from: value, to: value }} today={today} onChoose={choose} />
      </PickerPopover>
    </>
  )
}

const signOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    minWidth: 44,
    px: 1,
    '& > span:last-of-type': { display: 'none' },
    '& .MuiButton-startIcon': { m: 0 },
  },
})
