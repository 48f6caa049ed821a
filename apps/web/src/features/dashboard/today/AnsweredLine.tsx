import { useTranslation } from 'react-i18next'
import { missionsAddress } from '../../../routing/addresses/missions.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { LeadLine } from './LeadLine.tsx'

/** How many missions somebody said yes to, and the one click to giving them. */
export function AnsweredLine({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <LeadLine
      label={t('dashboard.now.answeredList')}
      link={linkTo(missionsAddress, { state: 'answered' })}
      tone="late"
      tag={t('missions.states.answered')}
      title={t('dashboard.now.answered', { count })}
      note={t('dashboard.now.answeredText')}
      act={t('shifts.mission.give')}
    />
  )
}
