import Box from '@mui/material/Box'
import { firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Breaches } from './Breaches.tsx'
import { useBreaches } from './useBreaches.ts'
import type { usePublishing } from './usePublishing.ts'

interface ConfirmPublishingProps {
  readonly month: Month
  readonly publishing: ReturnType<typeof usePublishing>
}

/** Asks before agents see a month, or see it no more. */
export function ConfirmPublishing({ month, publishing: { asked, confirm, cancel } }: ConfirmPublishingProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const named = writtenDay(firstDayOf(month), language, 'month')
  const isWithdrawn = asked?.isPublished === false
  const { data: agents, isError } = useBreaches(month, asked)
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      variant={isWithdrawn ? 'warning' : 'info'}
      title={t(isWithdrawn ? 'schedules.publication.confirm.withdrawTitle' : 'schedules.publication.confirm.publishTitle', {
        month: named,
        count: asked?.count ?? 0,
      })}
      confirm={isWithdrawn ? t('schedules.publication.withdraw') : t('schedules.publication.publish')}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {isWithdrawn ? (
        t('schedules.publication.confirm.withdrawText')
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <span>{t('schedules.publication.confirm.publishText')}</span>
          <Breaches agents={agents} hasFailed={isError} />
        </Box>
      )}
    </ConfirmDialog>
  )
}
