import type { Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { ownZone } from '../../kit/dates.ts'
import { useNow } from '../../session/useNow.ts'
import { useTimeWords } from '../../ui/timeWords.ts'
import { waitedOf } from './waited.rules.ts'

/** «3 jours», «5 h»: how long something waits by now. */
export function useWaited(): (since: Instant) => string {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const now = useNow(60)
  return (since) => {
    const waited = waitedOf(since, now, ownZone())
    if ('days' in waited) return t('demands.days', { count: waited.days })
    return duration(waited.minutes < 60 ? waited.minutes : waited.minutes - (waited.minutes % 60))
  }
}
