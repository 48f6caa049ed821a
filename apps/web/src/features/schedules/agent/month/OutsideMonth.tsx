import Button from '@mui/material/Button'
import { firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import type { MonthBounds } from '@vigie/contract/schedules/schedules.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { Card } from '../../../../ui/page/Card.tsx'
import { PageTitle } from '../../../../ui/page/PageTitle.tsx'
import { EmptyState } from '../../../../ui/feedback/StatePage.tsx'

/** The address names a month that may not be looked at: which end was passed, and the way back. */
export function OutsideMonth({ month, bounds, onBack }: { month: Month; bounds: MonthBounds | null; onBack: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isLate = bounds !== null && month > bounds.last
  const limit = bounds ? writtenDay(firstDayOf(isLate ? bounds.last : bounds.first), language, 'month') : ''
  return (
    <>
      <PageTitle title={t('schedules.title')} />
      <Card>
        <EmptyState
          title={t('schedules.outside')}
          text={isLate ? t('widgets.calendar.tooLate', { limit }) : t('widgets.calendar.tooEarly', { limit })}
          action={
            <Button variant="contained" onClick={onBack}>
              {t('schedules.backToNow')}
            </Button>
          }
        />
      </Card>
    </>
  )
}
