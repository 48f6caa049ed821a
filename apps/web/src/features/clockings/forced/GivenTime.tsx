import Box from '@mui/material/Box'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { CardChoices } from '../../../ui/fields/choices/CardChoices.tsx'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { TimeField } from '../../../ui/fields/dates/TimeField.tsx'
import type { Draft } from './drafts.ts'

/** What a time that is typed needs of the form that it stands in. */
export interface TimedForm {
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  readonly problemOf: (field: keyof Draft) => string | undefined
  /** The days to choose from; none: it is of today. */
  readonly days: readonly Day[]
  /** `HH:mm`, where it comes twice that night and must be said which. */
  readonly twice: string | null
}
interface GivenTimeProps {
  readonly label: string
  readonly form: TimedForm
  readonly placeholder?: string
  readonly hint: ReactNode
}

/** A time of the site's clock, its day where it may be another one than today, and which of two where the change of clock makes it twice. */
export function GivenTime({ label, form, hint, placeholder }: GivenTimeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { draft, change, problemOf, days, twice } = form
  const time = (
    <TimeField
      {...(placeholder !== undefined && { placeholder })}
      label={label}
      value={draft.time}
      onChange={(typed) => change({ time: typed, which: '' })}
      problem={problemOf('time')}
      hint={hint}
    />
  )
  return (
    <>
      {days.length === 0 ? (
        time
      ) : (
        <Box sx={styles}>
          <SelectField
            label={t('shifts.forced.day')}
            value={draft.day}
            onChange={(day) => change({ day, which: '' })}
            choices={days.map((day) => ({ value: day, label: writtenDay(day, language, 'short') }))}
            placeholder={t('shifts.forced.dayChoose')}
            problem={problemOf('day')}
          />
          {time}
        </Box>
      )}
      {twice && (
        <CardChoices
          label={t('shifts.forced.twice', { time: twice })}
          value={draft.which}
          onChange={(which) => change({ which })}
          choices={(['first', 'second'] as const).map((value) => ({ value, text: t(`shifts.forced.${value}`, { time: twice }) }))}
          problem={problemOf('which')}
        />
      )}
    </>
  )
}

const rounds = { first: 'onFirst', second: 'onSecond' } as const
/** The sentence that says a whole time: which of two it is, where it comes twice. */
export const onRound = (round: 'first' | 'second' | null) => (round ? rounds[round] : 'on')

/** The day beside its time. */
const styles = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, alignItems: 'start' } as const
