import { dayOf, type Day } from '@vigie/contract/kit/time.ts'
import { sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteSchedule } from './useSiteSchedule.ts'
import type { Words } from './useWords.ts'

/** How much begins on the days that are shown, in words; null while it is on its way. */
export function useCounted(schedule: SiteSchedule | undefined, days: readonly Day[], words: Words): string | null {
  const { t } = useTranslation()
  return useMemo(() => {
    if (!schedule) return null
    const [first, last] = [days[0]!, days.at(-1)!]
    const own = schedule.shifts.filter(({ startsLocal }) => dayOf(startsLocal) >= first && dayOf(startsLocal) <= last)
    if (own.length === 0) return t('schedules.site.none')
    const counted = t('schedules.site.counted', {
      shifts: t('schedules.site.shiftCount', { count: own.length }),
      agents: t('schedules.site.agentCount', { count: new Set(own.flatMap(({ agentId }) => agentId ?? [])).size }),
      hours: words.duration(sumsOf(own).minutes),
    })
    const unassigned = own.filter(({ agentId }) => agentId === null).length
    return unassigned === 0 ? counted : `${counted} · ${t('schedules.site.unassignedCount', { count: unassigned })}`
  }, [schedule, days, words, t])
}
