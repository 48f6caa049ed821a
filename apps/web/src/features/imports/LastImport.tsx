import { readLastImport, type LastImport as Last } from '@vigie/contract/imports/imports.ts'
import { epochOf } from '@vigie/contract/kit/time.ts'
import { notified } from '@vigie/contract/notifications/notifications.ts'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../api/live.ts'
import { useAsk } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenInstant } from '../../kit/dates.ts'
import { useNow } from '../../session/useNow.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

const tones = { writing: 'run', written: 'done', failed: 'late' } as const
const told = [notified]
/** Milliseconds for which it is news that an import was written: a day. */
const newsFor = 24 * 3_600_000

/** How one's last import ended, for whoever did not wait for it. */
export function LastImport() {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(60)
  const { data, refetch } = useAsk(readLastImport, {}, { staleTime: 0 })
  // The bell says that it has ended.
  useLive(told, () => void refetch())
  const last = data?.last
  if (!last || (last.state === 'written' && epochOf(now) - epochOf(last.begunAt) > newsFor)) return null
  return <Banner tone={tones[last.state]}>{t(`imports.last.${last.state}`, valuesOf(last, writtenInstant(last.begunAt, language)))}</Banner>
}

const valuesOf = ({ createdCount: created, changedCount: changed }: NonNullable<Last>, at: string) => ({ at, created, changed })
