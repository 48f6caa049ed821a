import { useTranslation } from 'react-i18next'
import type { UnconfirmedDay } from '../../../domains/shifts/useUnconfirmedDays.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay, writtenDays } from '../../../kit/dates.ts'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { LeadLine } from './LeadLine.tsx'

/** How many acts wait to be confirmed, of whichever day, and the one click to them: to the oldest, whose filter names the others. */
export function UnconfirmedLine({ days }: { days: readonly UnconfirmedDay[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const count = days.reduce((sum, { actCount }) => sum + actCount, 0)
  const when = first === last ? writtenDay(first.day, language, 'whole') : writtenDays(first.day, last.day, language)
  return (
    <LeadLine
      label={t('dashboard.now.unconfirmedList')}
      link={linkTo(shiftsAddress, { day: first.day, filter: 'unconfirmed' })}
      tone="late"
      tag={t('shifts.states.unconfirmed')}
      title={t('dashboard.now.unconfirmed', { count })}
      note={when}
      act={t('shifts.actions.confirm')}
    />
  )
}
