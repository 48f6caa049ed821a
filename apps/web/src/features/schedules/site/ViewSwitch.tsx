import { useTranslation } from 'react-i18next'
import { Segments } from '../../../ui/pickers/Segments.tsx'
import { viewNames, type ViewName } from './view.ts'

/** Month, week, weekly sheet: one of them is on. */
export function ViewSwitch({ value, onChange }: { value: ViewName; onChange: (name: ViewName) => void }) {
  const { t } = useTranslation()
  const choices = viewNames.map((name) => ({ value: name, text: t(`schedules.site.views.${name}`) }))
  return <Segments label={t('schedules.site.view')} value={value} choices={choices} onChange={onChange} />
}
