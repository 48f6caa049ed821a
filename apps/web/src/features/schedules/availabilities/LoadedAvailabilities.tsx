import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { firstDayOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { PlusIcon } from '../../../ui/icons.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { offeredWeeks } from './offered.rules.ts'
import { OfferedList } from './OfferedList.tsx'
import { OfferedMonth } from './OfferedMonth.tsx'
import type { useAvailabilities } from './useAvailabilities.ts'

interface LoadedAvailabilitiesProps {
  readonly asked: ReturnType<typeof useAvailabilities>
  readonly month: Month
  readonly today: Day
  /** On a day; null: the month is over. */
  readonly onAdd: ((day: Day) => void) | null
}

/** The month in its four states: its calendar, and the list of what is offered. */
export function LoadedAvailabilities({ asked, month, today, onAdd }: LoadedAvailabilitiesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { answer, shifts, isOffline, error, retry } = asked
  const weeks = useMemo(
    () => offeredWeeks(month, { offered: answer?.availabilities ?? [], absences: answer?.unavailabilities ?? [], shifts }),
    [month, answer, shifts],
  )
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    )
  }
  if (!answer) {
    return (
      <LoadingPlaceholder>
        <Skeleton variant="rounded" sx={{ height: { xs: 400, sm: 560 }, transform: 'none' }} />
      </LoadingPlaceholder>
    )
  }
  const name = writtenDay(firstDayOf(month), language, 'month')
  const start = onAdd && answer.contracts.length > 0 && (
    <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => onAdd(firstFree(month, today))}>
      {t('availabilities.add.open')}
    </Button>
  )
  return (
    <>
      {isOffline && <Banner tone="late">{t('availabilities.offline')}</Banner>}
      <Box sx={columns}>
        <OfferedMonth
          label={t('availabilities.ofMonth', { month: name })}
          weeks={weeks}
          today={today}
          onAdd={answer.contracts.length > 0 ? onAdd : null}
        />
        {answer.availabilities.length > 0 ? (
          <OfferedList offered={answer.availabilities} contracts={answer.contracts} today={today} />
        ) : (
          <Card>
            <EmptyState
              title={t('availabilities.empty', { month: name })}
              text={onAdd ? t('availabilities.emptyText') : t('availabilities.emptyPast')}
              action={start}
            />
          </Card>
        )}
      </Box>
    </>
  )
}

/** Today in its own month, else the first of the month. */
const firstFree = (month: Month, today: Day): Day => (today.startsWith(firstDayOf(month).slice(0, 7)) ? today : firstDayOf(month))

/** Beside each other where both have room. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(340px, 1fr)' },
} as const
