import Box from '@mui/material/Box'
import type { HoursClosing, MonthHours } from '@vigie/contract/hours/hours.ts'
import { firstDayOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay, writtenInstant } from '../../kit/dates.ts'
import { LockIcon } from '../../ui/icons.tsx'
import { Card } from '../../ui/page/Card.tsx'

/** Who has closed the month and when, what counted zero and why, and where later changes go. */
export function ClosedNote({ hours, closing }: { hours: MonthHours; closing: HoursClosing }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { closedAt, closedByName, reason, unsettledCount } = closing
  return (
    <Card sx={{ display: 'flex', gap: 1.5, p: 2, alignItems: 'start' }}>
      <Box sx={{ color: 'text.secondary', display: 'grid', pt: '2px' }}>
        <LockIcon />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', '& p': { m: 0 } }}>
        <p>
          <b>{t('hours.closedBy', { day: writtenInstant(closedAt, language), name: closedByName })}</b>
        </p>
        {unsettledCount > 0 && <p>{t('hours.closedWithout', { count: unsettledCount, reason })}</p>}
        {hours.carriesTo && (
          <Box component="p" sx={{ color: 'text.secondary' }}>
            {t('hours.closedLater', { month: writtenDay(firstDayOf(hours.carriesTo), language, 'month') })}
          </Box>
        )}
      </Box>
    </Card>
  )
}
