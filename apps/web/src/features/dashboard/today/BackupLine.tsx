import type { BackupsRead } from '@vigie/contract/companies/companies.backups.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenInstant } from '../../../kit/dates.ts'
import { LeadLine } from './LeadLine.tsx'

/** That the backups of the installation want somebody who runs it; nothing where they are made, or none are set up. */
export function BackupLine({ backups }: { backups: BackupsRead | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!backups?.trouble) return null
  const { trouble, endedAt } = backups
  const last = endedAt === null ? t('dashboard.backups.none') : t('dashboard.backups.last', { at: writtenInstant(endedAt, language) })
  return (
    <LeadLine
      label={t('dashboard.backups.list')}
      link={null}
      tone="missing"
      tag={t('dashboard.backups.tag')}
      title={t(`dashboard.backups.${trouble}`)}
      note={`${last} ${t('dashboard.backups.tell')}`}
    />
  )
}
