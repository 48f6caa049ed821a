import { dayOf, type Day } from '@vigie/contract/kit/time.ts'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import { scheduleAddress } from '../../../../routing/addresses/schedules.ts'
import { linkTo } from '../../../../routing/linkTo.ts'
import { DoneIcon } from '../../../../ui/firstIcons.tsx'
import { CalendarIcon } from '../../../../ui/icons.tsx'
import { AppLine } from '../../../../ui/page/LineCard.tsx'
import { useSums } from '../Sums.tsx'
import { useScheduleWords, type ScheduleWords } from '../useScheduleWords.ts'
import { monthsToValidate, type MonthToValidate } from './todo.rules.ts'
import { useOwnWeek } from './useOwnWeek.ts'

/** Lines of a home: the months that wait for the agent's validation, and for another one once they have changed. */
export function MonthsToValidate() {
  const words = useScheduleWords()
  const { today, schedule: come } = useOwnWeek()
  const schedule = useDeferredValue(come)
  const months = schedule ? monthsToValidate(schedule, today) : []
  return months.map((month) => <ValidateLine key={month.month} {...month} today={today} words={words} />)
}

function ValidateLine({ month, isAgain, changed, shifts, today, words }: MonthToValidate & { today: Day; words: ScheduleWords }) {
  const { t } = useTranslation()
  const sums = useSums(shifts, words)
  const change = useChange(changed, words)
  const named = { month: words.month(month, today) }
  return (
    <AppLine
      {...linkTo(scheduleAddress, { month, isChecked: true })}
      icon={isAgain ? CalendarIcon : DoneIcon}
      tone={isAgain ? 'late' : 'run'}
      title={isAgain ? t('schedules.home.again', named) : t('schedules.home.validate', named)}
      note={isAgain ? change : sums}
    />
  )
}

/** What changed, by its first service: its day with its hours, or with the absence that it lies in. */
function useChange(changed: MonthToValidate['changed'], words: ScheduleWords): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const [first, ...others] = changed
  if (!first) return t('schedules.validation.removed')
  const day = capital(writtenDay(dayOf(first.startsLocal), language, 'short'))
  const what =
    first.unavailabilityName === null
      ? t('schedules.home.changedTo', { day, times: words.times(first) })
      : t('schedules.home.away', { day, type: first.unavailabilityName })
  return others.length > 0 ? t('schedules.home.andOthers', { what, count: others.length }) : what
}
