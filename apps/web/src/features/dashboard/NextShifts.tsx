import { nextShiftsShown } from '@vigie/contract/dashboard/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { NextIcon } from '../../ui/icons.tsx'
import { Section } from '../../ui/Section.tsx'
import { RowsSkeleton } from '../../ui/lists/skeletons.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/StatePage.tsx'
import { NextShift } from './NextShift.tsx'
import { useNextShifts } from './useNextShifts.ts'

/** The shifts that begin next: who is expected where, and what has been heard of them. */
export function NextShifts({ address }: { address: string | null }) {
  const { t } = useTranslation()
  const { shifts, error, refetch, now } = useNextShifts()
  const all = address && (
    <ButtonLink {...linkTo(shiftsAddress)} variant="text" endIcon={<NextIcon />} sx={{ minHeight: 44, mr: -2 }}>
      {t('home.today.all')}
    </ButtonLink>
  )
  return (
    <Section title={t('dashboard.next.title')} aside={all}>
      {error && !shifts ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : !shifts ? (
        <RowsSkeleton rows={nextShiftsShown} height={52} />
      ) : shifts.length === 0 ? (
        <Card>
          <EmptyState title={t('dashboard.next.none')} text={t('dashboard.next.noneText')} />
        </Card>
      ) : (
        <Card component="ul" aria-label={t('dashboard.next.list', { count: shifts.length })} sx={list}>
          {shifts.map((shift) => (
            <NextShift key={shift.id} shift={shift} now={now} isLink={address !== null} />
          ))}
        </Card>
      )}
    </Section>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', overflow: 'hidden', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const
