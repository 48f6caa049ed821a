import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardChoices } from '../../../ui/fields/choices/CardChoices.tsx'
import { TimeField } from '../../../ui/fields/dates/TimeField.tsx'
import type { Draft } from './drafts.ts'

/** What a time that is typed needs of the form that it stands in. */
export interface TimedForm {
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  readonly problemOf: (field: keyof Draft) => string | undefined
  /** `HH:mm`, where it comes twice that night and must be said which. */
  readonly twice: string | null
}
interface GivenTimeProps {
  readonly label: string
  readonly form: TimedForm
  readonly placeholder?: string
  readonly hint: ReactNode
}

/** A time of the site's clock, and which of two where the change of clock makes it twice. */
export function GivenTime({ label, form, hint, ...rest }: GivenTimeProps) {
  const { t } = useTranslation()
  const { draft, change, problemOf, twice } = form
  return (
    <>
      <TimeField
        {...rest}
        label={label}
        value={draft.time}
        onChange={(typed) => change({ time: typed, which: '' })}
        problem={problemOf('time')}
        hint={hint}
      />
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
