import Button from '@mui/material/Button'
import { firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import type { MonthBounds } from '@vigie/contract/schedules/schedules.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'

/** The address names a month that may not be looked at: which end was passed, and the way back. */
export function NotThisMonth({ month, bounds, onBack }: { month: Month; bounds: MonthBounds | null; onBack: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isLate = bounds !== null && month > bounds.last
  const limit = bounds ? writtenDay(firstDayOf(isLate ? bounds.last : bounds.first), language, 'month') : ''
  const back = (
    <Button variant="contained" onClick={onBack}>
      {t('availabilities.backToNow')}
    </Button>
  )
  return (
    <>
      <PageTitle title={t('availabilities.title')} />
      <Card sx={{ mt: 2 }}>
        <EmptyState
          title={t('availabilities.outside')}
          text={isLate ? t('widgets.calendar.tooLate', { limit }) : t('widgets.calendar.tooEarly', { limit })}
          action={back}
        />
      </Card>
    </>
  )
}
