import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/marks/Tag.tsx'

/** The agent has said to be available for all of it. */
export function SaysAvailable() {
  const { t } = useTranslation()
  return <Tag tone="done">{t('shifts.assign.available')}</Tag>
}
