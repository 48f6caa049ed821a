import type { Agent } from '@vigie/contract/agents/agents.ts'
import { cardStateOf, expiryStateOf, type CardState, type ContractState } from '@vigie/contract/agents/agents.rules.ts'
import { daysBetween, type Day } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { monthsBetween } from './months.rules.ts'
import { useEnding } from '../../domains/agents/useEnding.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import type { Tone } from '../../theme/palette.ts'

/** The colour of each state; the words beside it say the same. */
export const toneOfCard: Record<CardState, Tone> = { valid: 'done', expiring: 'late', expired: 'missing', missing: 'wait' }
export const toneOfContract: Record<ContractState, Tone> = { active: 'done', coming: 'run', ended: 'wait' }

/** What is said of agents, in the reader's language. */
export function useAgentWords(today: Day) {
  const { t } = useTranslation()
  const language = useLanguage()
  const ending = useEnding(today)
  return useMemo(() => {
    const day = (given: Day) => writtenDay(given, language, 'digits')
    /** `jusqu'au 12/03/2027`, `depuis le 01/02/2026`. */
    const expiry = (expiresOn: Day | null): string => {
      if (expiresOn === null) return t('agents.card.endless')
      return t(expiresOn < today ? 'agents.card.since' : 'agents.card.until', { day: day(expiresOn) })
    }
    /** How many days are left, where they are few. */
    const left = (expiresOn: Day): string => {
      const count = daysBetween(today, expiresOn)
      return count === 0 ? t('agents.card.today') : t('agents.card.inDays', { count })
    }
    /** How long something still holds: in days while it ends soon, else in whole months, then in years. */
    const validity = (expiresOn: Day): string => {
      if (expiryStateOf(expiresOn, today) === 'expiring') return left(expiresOn)
      const months = monthsBetween(today, expiresOn)
      return months < 24 ? t('agents.card.months', { count: months }) : t('agents.card.years', { count: Math.floor(months / 12) })
    }
    const card = (agent: Pick<Agent, 'cardNumber' | 'cardExpiresOn'>) => {
      const state = cardStateOf(agent, today)
      return {
        state,
        word: (state === 'expiring' && ending(agent.cardExpiresOn)) || t(`agents.card.${state}`),
        expiry: state === 'missing' ? '' : expiry(agent.cardExpiresOn),
      }
    }
    return { day, expiry, validity, card }
  }, [t, language, today, ending])
}
export type AgentWords = ReturnType<typeof useAgentWords>
