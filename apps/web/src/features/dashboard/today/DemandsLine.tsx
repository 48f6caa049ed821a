import { useTranslation } from 'react-i18next'
import { useDemandCounts } from '../../../domains/demands/useDemandCounts.ts'
import { useWaited } from '../../../domains/demands/useWaited.ts'
import { waitsTooLong } from '../../../domains/demands/waited.rules.ts'
import { demandsAddress } from '../../../routing/addresses/demands.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useNow } from '../../../session/useNow.ts'
import { LeadLine } from './LeadLine.tsx'

/** How many demands wait for an answer, since when the oldest does, and the one click to them; nothing where none does. */
export function DemandsLine() {
  const { t } = useTranslation()
  const { data } = useDemandCounts()
  const now = useNow(60)
  const waited = useWaited()
  if (!data || data.open === 0) return null
  const { open, oldestAt } = data
  return (
    <LeadLine
      label={t('dashboard.now.demandsList')}
      link={linkTo(demandsAddress)}
      tone={oldestAt && waitsTooLong(oldestAt, now) ? 'late' : 'run'}
      tag={t('shell.titles.demands')}
      title={t('dashboard.now.demands', { count: open })}
      note={oldestAt && t('demands.oldest', { span: waited(oldestAt) })}
      act={t('dashboard.now.answer')}
    />
  )
}
