import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { useAsk } from '../../api/queries.ts'
import { isWithin } from '../../domains/schedules/calendarDays.ts'
import { useLiveSchedules } from '../../domains/schedules/useLiveSchedules.ts'
import { useExchange, useUser } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { useToday } from '../../session/today.ts'
import { monthsOfWeeks } from './week.rules.ts'

/** The agent's published services around some weeks: asked for as its schedule asks for them, so that they are often there. */
export function useOwnPlanning(mondays: readonly Day[]) {
  const exchange = useExchange()
  const { role } = useUser()
  const today = useToday()
  const isShown = mayUse(exchange, mayOpen.agentSchedule)
  const window = boundsOf(role, monthOf(today), exchange.environment.settings)
  const all = monthsOfWeeks(mondays)
  const months = all.filter((month) => isWithin(month, window)).slice(0, 4)
  useLiveSchedules()
  const one = useMonth(months[0], isShown)
  const two = useMonth(months[1], isShown)
  const three = useMonth(months[2], isShown)
  const four = useMonth(months[3], isShown)
  const answers = [one, two, three, four].slice(0, months.length)
  const come = answers.flatMap(({ data }) => data ?? [])
  const isPublished = ({ schedule }: Output<typeof readSchedules>) => schedule?.publishedAt != null
  return {
    isShown,
    planned: come.length === months.length ? come.flatMap(({ shifts }) => shifts) : undefined,
    hasFailed: answers.some(({ data, isError }) => data === undefined && isError),
    /** Every month of the weeks is published and may be looked at. */
    isWhole: months.length === all.length && come.every(isPublished),
  }
}

const useMonth = (month: Month | undefined, isShown: boolean) =>
  useAsk(readSchedules, { month: month ?? ('190001' as Month) }, { isEnabled: isShown && month !== undefined })
