import Typography from '@mui/material/Typography'
import { dayOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { siteScheduleAddress } from '../../../routing/addresses/schedules.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { Section } from '../../../ui/Section.tsx'
import { nowList } from './now.styles.ts'
import { NowRow } from './NowRow.tsx'
import { onNow } from './today.rules.ts'
import type { HomeShifts } from './useHomeShifts.ts'

/** A partner's agents who are on now, what alerts first. */
export function AgentsNow({ home }: { home: HomeShifts }) {
  const { t } = useTranslation()
  const { settings } = useExchange().environment
  const { data, error, refetch, now } = home
  const shown = data ? onNow(data, now, settings) : []
  const linkOf = ({ id, startsLocal }: (typeof shown)[number]['shift']) =>
    linkTo(siteScheduleAddress, { siteId: 0, day: dayOf(startsLocal), name: 'week', shiftId: id })
  return (
    <Section title={t('dashboard.now.agents')}>
      {error && !data ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : !data ? (
        <RowsSkeleton rows={4} height={56} />
      ) : shown.length === 0 ? (
        <Card sx={{ p: 2 }}>
          <Typography color="textSecondary">{t('dashboard.now.noAgents')}</Typography>
        </Card>
      ) : (
        <Card component="ul" aria-label={t('dashboard.now.agents')} sx={nowList}>
          {shown.map((judged) => (
            <NowRow key={judged.shift.id} judged={judged} now={now} link={linkOf(judged.shift)} />
          ))}
        </Card>
      )}
    </Section>
  )
}
