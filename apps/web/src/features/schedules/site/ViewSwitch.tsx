import { useTranslation } from 'react-i18next'
import { siteViews, type SiteViewName } from '../../../routing/addresses/schedules.ts'
import { Segments } from '../../../ui/pickers/Segments.tsx'

/** Month, week, weekly sheet: one of them is on. */
export function ViewSwitch({ value, onChange }: { value: SiteViewName; onChange: (name: SiteViewName) => void }) {
  const { t } = useTranslation()
  const choices = siteViews.map((name) => ({ value: name, text: t(`schedules.site.views.${name}`) }))
  return <Segments label={t('schedules.site.view')} value={value} choices={choices} onChange={onChange} />
}
