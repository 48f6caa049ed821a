import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { firstDayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { ownClockingsAddress } from '../../../routing/addresses/ownClockings.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { useOpened } from '../../../routing/useOpened.ts'
import { useToday } from '../../../session/today.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { ActRow } from './ActRow.tsx'
import { byDay, type OwnAct } from './own.rules.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { useOwnActs } from './useOwnActs.ts'

/** An agent's own acts of a month, the newest first, each with its receipt. */
export function OwnClockings() {
  const { t } = useTranslation()
  const today = useToday()
  const [view, change] = useAddress(ownClockingsAddress)
  const { acts, isOffline, error, retry } = useOwnActs(view.month)
  const opened = useOpened<'openUuid', string>('openUuid', view, change)
  const open = acts?.find((act): act is OwnAct & { receipt: string } => act.clockingUuid === view.openUuid && act.receipt !== null) ?? null
  const gone = acts?.filter(({ standing }) => standing === 'gone').length ?? 0
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 760 }}>
      <PageTitle title={t('clockings.own.title')} text={t('clockings.own.text')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <MonthPicker
          label={t('clockings.own.month')}
          value={view.month}
          thisMonth={monthOf(today)}
          bounds={{ max: monthOf(today) }}
          onChange={(month) => change({ month, openUuid: null }, { isNewStep: true })}
        />
        <Typography color="textSecondary" role="status">
          {acts && acts.length > 0 && t('clockings.own.count', { count: acts.length })}
        </Typography>
      </Box>
      {isOffline && <Banner tone="late">{t('clockings.own.offline')}</Banner>}
      {gone > 0 && <Banner tone="missing">{t('clockings.own.gone', { count: gone })}</Banner>}
      {acts ? (
        <Days acts={acts} month={view.month} today={today} onOpen={opened.open} />
      ) : error ? (
        <Card>
          <ErrorState error={error} onRetry={retry} />
        </Card>
      ) : (
        <Waiting />
      )}
      <ReceiptSheet act={open} onClose={opened.close} />
    </Box>
  )
}

interface DaysProps {
  readonly acts: readonly OwnAct[]
  readonly month: Month
  readonly today: Day
  readonly onOpen: (clockingUuid: string) => void
}

function Days({ acts, month, today, onOpen }: DaysProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (acts.length === 0) {
    const title = t('clockings.own.empty', { month: writtenDay(firstDayOf(month), language, 'month') })
    return (
      <Card>
        <EmptyState title={title} {...(month === monthOf(today) && { text: t('clockings.own.emptyText') })} />
      </Card>
    )
  }
  return byDay(acts).map(({ day, acts: ofDay }) => (
    <Box
      key={day}
      component="section"
      aria-labelledby={`day-${day}`}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography id={`day-${day}`} variant="h2">
        {day === today ? t('clockings.phone.when.today') : capital(writtenDay(day, language, 'whole'))}
      </Typography>
      <Card
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {ofDay.map((act) => (
          <li key={act.clockingUuid}>
            <ActRow act={act} onOpen={() => onOpen(act.clockingUuid)} />
          </li>
        ))}
      </Card>
    </Box>
  ))
}

const Waiting = () => (
  <LoadingPlaceholder sx={{ display: 'grid', gap: 1 }}>
    <Skeleton variant="text" width={180} sx={{ fontSize: '1.25rem' }} />
    <Skeleton variant="rounded" height={180} />
    <Skeleton variant="text" width={180} sx={{ fontSize: '1.25rem' }} />
    <Skeleton variant="rounded" height={180} />
  </LoadingPlaceholder>
)
