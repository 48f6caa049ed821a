import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/StatePage.tsx'
import { CardListSkeleton } from '../../ui/lists/skeletons.tsx'
import { headRem, rowRem } from '../../ui/lists/table.styles.ts'
import { AgentCards } from './AgentCards.tsx'
import { AgentsSkeleton } from './AgentsSkeleton.tsx'
import { AgentsTable } from './AgentsTable.tsx'

type TableProps = React.ComponentProps<typeof AgentsTable>
interface AgentsListProps extends TableProps {
  readonly isPhone: boolean
  readonly isLoading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly isNarrowed: boolean
  readonly onClear: () => void
}

/** The list in its four states: on its way, failed, empty, full. */
export function AgentsList({ isPhone, isLoading, error, onRetry, isNarrowed, onClear, ...list }: AgentsListProps) {
  const { t } = useTranslation()
  if (isLoading) return isPhone ? <CardListSkeleton height={84} /> : <AgentsSkeleton hasRights={list.hasRights} />
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={onRetry} />
      </Card>
    )
  }
  if (list.agents.length > 0) return isPhone ? <AgentCards {...list} /> : <AgentsTable {...list} />
  const clear = (
    <Button variant="outlined" color="inherit" onClick={onClear}>
      {t('agents.filters.clear')}
    </Button>
  )
  return (
    <Card sx={{ minHeight: `${headRem + 8 * rowRem}rem`, display: 'grid', alignContent: 'center' }}>
      {isNarrowed ? (
        <EmptyState title={t('agents.empty.filtered')} action={clear} />
      ) : (
        <EmptyState title={t('agents.empty.title')} text={t(list.hasRights ? 'agents.empty.text' : 'agents.empty.clientText')} />
      )}
    </Card>
  )
}
