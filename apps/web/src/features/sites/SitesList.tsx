import Button from '@mui/material/Button'
import { mayOpen } from '@vigie/contract/access.ts'
import type { SiteSort } from '@vigie/contract/sites/sites.sorts.ts'
import { useTranslation } from 'react-i18next'
import type { SiteChoice } from '../../routing/addresses/sites.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { QuietDrawing } from '../../ui/illustrations.tsx'
import { EmptyState, ErrorState, StatePage } from '../../ui/feedback/StatePage.tsx'
import { CardListSkeleton } from '../../ui/lists/skeletons.tsx'
import { headRem, rowRem } from '../../ui/lists/table.styles.ts'
import { SiteCards } from './SiteCards.tsx'
import { SitesSkeleton } from './SitesSkeleton.tsx'
import { SitesTable, type ListProps } from './SitesTable.tsx'

interface SitesListProps extends ListProps {
  readonly isPhone: boolean
  readonly isLoading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly choice: SiteChoice
  /** The company has no site at all. */
  readonly hasNone: boolean
  /** Narrowed by words, a client or a sector. */
  readonly isNarrowed: boolean
  /** Takes every filter away and shows all sites. */
  readonly onAll: () => void
  readonly selectedId: number | null
  readonly sort: SiteSort | null
  readonly onSort: (sort: SiteSort | null) => void
  readonly gridRef: React.Ref<HTMLDivElement>
}

/** The list in its four states: on its way, failed, empty, full. */
export function SitesList({ isPhone, isLoading, error, onRetry, choice, hasNone, isNarrowed, onAll, ...list }: SitesListProps) {
  const { t } = useTranslation()
  const mayImport = mayUse(useExchange(), mayOpen.imports)
  if (isLoading) return isPhone ? <CardListSkeleton height={108} /> : <SitesSkeleton />
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={onRetry} />
      </Card>
    )
  }
  if (list.total > 0) return isPhone ? <SiteCards {...list} /> : <SitesTable {...list} />
  const all = (
    <Button variant="outlined" color="inherit" onClick={onAll}>
      {t('sites.empty.seeAll')}
    </Button>
  )
  const toImport = mayImport && (
    <ButtonLink to="/import" variant="contained">
      {t('sites.empty.import')}
    </ButtonLink>
  )
  return (
    <Card sx={{ minHeight: `${headRem + 8 * rowRem}rem`, display: 'grid', alignContent: 'center' }}>
      {isNarrowed ? (
        <EmptyState title={t('sites.empty.filtered')} action={all} />
      ) : hasNone ? (
        <EmptyState title={t('sites.empty.title')} text={mayImport ? t('sites.empty.text') : undefined} action={toImport || undefined} />
      ) : choice === 'unassigned' ? (
        <StatePage drawing={<QuietDrawing />} title={t('sites.empty.fine')} text={t('sites.empty.fineText')} action={all} />
      ) : (
        <EmptyState title={t('sites.empty.inMonth')} text={t('sites.empty.inMonthText')} action={all} />
      )}
    </Card>
  )
}
