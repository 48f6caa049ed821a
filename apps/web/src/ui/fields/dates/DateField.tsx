import type { Day } from '@vigie/contract/kit/time.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { Calendar } from '../../pickers/Calendar.tsx'
import { readDay } from './dayText.ts'
import { CalendarIcon } from '../../icons.tsx'
import { stopOf, type Bounds } from '../../pickers/spans.ts'
import { PickedField } from './PickedField.tsx'

interface DateFieldProps {
  readonly label: string
  /** Null while it is empty, or while what was typed is no day that may be chosen. */
  readonly value: Day | null
  readonly today: Day
  readonly onChange: (day: Day | null) => void
  readonly bounds?: Bounds<Day>
  readonly problem?: string | undefined
  readonly hint?: ReactNode
  readonly isDisabled?: boolean
}

/** A day of a form, typed or chosen in a calendar. What is wrong with it is said when one leaves it. */
export function DateField({ label, value, today, onChange, bounds = {}, problem, hint, isDisabled = false }: DateFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = (day: Day) => writtenDay(day, language, 'digits')
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? (value ? written(value) : '')
  const [wasLeft, setLeft] = useState(false)
  // What is told from outside stands in the place of what was typed.
  const reported = useRef(value)
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setDraft(null)
  }, [value])
  const allowed = (day: Day | null) => (day && stopOf(day, bounds) === null ? day : null)
  const report = (day: Day | null) => {
    if (day === value) return
    reported.current = day
    onChange(day)
  }
  const type = (text: string) => {
    setDraft(text)
    report(allowed(readDay(text, false)))
  }
  const leave = () => {
    setLeft(true)
    const day = allowed(readDay(text))
    if (!day) return
    setDraft(null)
    report(day)
  }
  const choose = (day: Day) => {
    setDraft(null)
    report(day)
  }
  const wrong = wasLeft ? wrongWith(text) : undefined
  return (
    <PickedField
      label={label}
      value={text}
      isDisabled={isDisabled}
      onChange={(event) => type(event.target.value)}
      onFocus={() => setLeft(false)}
      onBlur={leave}
      placeholder={t('widgets.day.format')}
      maxLength={10}
      problem={problem ?? wrong}
      hint={hint}
      picker={{ name: t('widgets.calendar.open'), icon: CalendarIcon }}
    >
      {(close) => (
        <Calendar
          label={label}
          chosen={value && { from: value, to: value }}
          today={today}
          bounds={bounds}
          onChoose={(day) => {
            close()
            choose(day)
          }}
        />
      )}
    </PickedField>
  )

  function wrongWith(typed: string): string | undefined {
    if (typed.trim() === '') return undefined
    const day = readDay(typed)
    if (!day) return t('widgets.day.unread', { example: written(today) })
    const stop = stopOf(day, bounds)
    return stop ? t(`widgets.day.${stop}`, { limit: written(stop === 'tooLate' ? bounds.max! : bounds.min!) }) : undefined
  }
}
