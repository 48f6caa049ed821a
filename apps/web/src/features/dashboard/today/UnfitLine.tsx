import type { UnfitShift } from '@vigie/contract/planning/planning.unfit.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay, writtenDays } from '../../../kit/dates.ts'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { LeadLine } from './LeadLine.tsx'
import { unfitCounts } from './unfit.rules.ts'

/** How many agents work these days although they may not, why, and the one click to their services; nothing where all are in order. */
export function UnfitLine({ shifts }: { shifts: readonly UnfitShift[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [first, last] = [shifts[0], shifts.at(-1)]
  const [most, ...others] = unfitCounts(shifts)
  if (!first || !last || !most) return null
  const when = first.day === last.day ? writtenDay(first.day, language, 'whole') : writtenDays(first.day, last.day, language)
  return (
    <LeadLine
      label={t('dashboard.unfit.list')}
      link={linkTo(shiftsAddress, { day: first.day, filter: 'unfit' })}
      tone="missing"
      tag={t('shifts.filters.unfit')}
      title={t(`dashboard.unfit.${most.code}`, { count: most.count })}
      note={[when, ...others.map(({ code, count }) => t(`dashboard.unfit.${code}`, { count }))].join(' · ')}
      act={t('shifts.actions.see')}
    />
  )
}
