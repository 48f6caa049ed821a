import { useTranslation } from 'react-i18next'
import { useDemandCounts } from '../../../domains/demands/useDemandCounts.ts'
import { useWaited } from '../../../domains/demands/useWaited.ts'

/** How many demands wait, however the list is narrowed, and since when the oldest does. */
export function WaitingLine() {
  const { t } = useTranslation()
  const { data } = useDemandCounts()
  const waited = useWaited()
  const said = data && [
    data.open === 0 ? t('demands.nothingWaits') : t('demands.waiting', { count: data.open }),
    data.oldestAt && t('demands.oldest', { span: waited(data.oldestAt) }),
  ]
  return said?.filter(Boolean).join(' · ')
}
