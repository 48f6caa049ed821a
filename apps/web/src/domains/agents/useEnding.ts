import { expiryStateOf } from '@vigie/contract/agents/agents.rules.ts'
import { daysBetween, type Day } from '@vigie/contract/kit/time.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** `Expire dans 73 j` of a card that ends soon, wherever its agent is planned; null: it does not, or has ended. */
export function useEnding(today: Day): (expiresOn: Day | null) => string | null {
  const { t } = useTranslation()
  return useCallback(
    (expiresOn) => {
      if (expiresOn === null || expiryStateOf(expiresOn, today) !== 'expiring') return null
      const count = daysBetween(today, expiresOn)
      return count === 0 ? t('agents.card.expiresToday') : t('agents.card.expiresInDays', { count })
    },
    [t, today],
  )
}
