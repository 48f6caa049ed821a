import { useTranslation } from 'react-i18next'
import { alertsAddress } from '../../../routing/addresses/alerts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { LeadLine } from './LeadLine.tsx'

/** How many alerts nobody has taken charge of, and the one click to them. */
export function AlertsLine({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <LeadLine
      label={t('dashboard.now.openAlertsList')}
      link={linkTo(alertsAddress, { state: 'open' })}
      tone="missing"
      tag={t('dashboard.now.openAlertsTag')}
      title={t('dashboard.now.openAlerts', { count })}
      note={t('dashboard.now.openAlertsText')}
      act={t('dashboard.now.openAlertsSee')}
    />
  )
}
