import { clockOf, dayOf } from '@vigie/contract/kit/time.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import { answersOf } from './standing.rules.ts'

type MissionShift = Mission['shifts'][number]

/** The words of a mission: when it is, where, and what was answered. */
export function useMissionWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const times = (shift: MissionShift) => t('shifts.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })
  const when = (shift: MissionShift) => `${capital(writtenDay(dayOf(shift.startsLocal), language, 'short'))} · ${times(shift)}`
  return {
    when,
    /** Of its first service, and how many others there are. */
    first: ({ shifts }: Mission) => (shifts[0] ? when(shifts[0]) : ''),
    others: ({ shifts }: Mission) => (shifts.length > 1 ? t('missions.more', { count: shifts.length - 1 }) : ''),
    site: ({ shifts }: Mission) => {
      const names = [...new Set(shifts.map(({ siteName }) => siteName))]
      return [names[0] ?? '', ...(names.length > 1 ? [t('missions.sites', { count: names.length - 1 })] : [])].join(' ')
    },
    answers: (mission: Mission) => {
      const { yes, no, silent } = answersOf(mission)
      const said = [
        yes > 0 && t('missions.yes', { count: yes }),
        no > 0 && t('missions.no', { count: no }),
        silent > 0 && t('missions.silent', { count: silent }),
      ]
      return said.filter(Boolean).join(' · ')
    },
    taker: ({ agents, assignedAgentId }: Mission) => agents.find(({ agentId }) => agentId === assignedAgentId)?.agentName ?? '',
  }
}
