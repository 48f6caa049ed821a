import type { Month } from '@vigie/contract/kit/time.ts'
import { monthOf } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { useMemo } from 'react'
import { useAsk } from '../../../../api/queries.ts'
import { daysFrom } from '../../../../domains/schedules/calendarDays.ts'
import { useLiveSchedules } from '../../../../domains/schedules/useLiveSchedules.ts'
import { useExchange, useUser } from '../../../../session/store.ts'
import { useToday } from '../../../../session/today.ts'
import { weekOf } from '../../../../ui/pickers/spans.ts'
import { scheduleOf, type Answer } from '../calendar.rules.ts'
import { homeMonths } from './todo.rules.ts'

/** The agent's own week, and its schedule over the months that the week and a validation ask for: two, at a turn of the month three. */
export function useOwnWeek() {
  const { environment } = useExchange()
  const { role } = useUser()
  const today = useToday()
  const monday = weekOf(today).from
  const week = useMemo(() => daysFrom(monday), [monday])
  const months = homeMonths(week, today, boundsOf(role, monthOf(today), environment.settings))
  useLiveSchedules()
  const one = useMonth(months[0])
  const two = useMonth(months[1])
  const three = useMonth(months[2])
  const key = months.join(' ')
  const schedule = useMemo(() => {
    const asked = key.split(' ') as Month[]
    const answers = [one, two, three].slice(0, asked.length)
    if (!answers.every((answer) => answer !== undefined)) return undefined
    return scheduleOf(new Map<Month, Answer>(answers.map((answer, at) => [asked[at]!, answer])), week[0]!, week.at(-1)!)
  }, [key, one, two, three, week])
  return { week, today, schedule }
}

/** Asked as the schedule's own page asks it, so that the page has it at once. */
const useMonth = (month: Month | undefined): Answer | undefined =>
  useAsk(readSchedules, { month: month ?? ('190001' as Month) }, { isEnabled: month !== undefined }).data
