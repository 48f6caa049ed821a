import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { demandType } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useTranslation } from 'react-i18next'
import { ownDemandsAddress } from '../../../routing/addresses/demands.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { useOpened } from '../../../routing/useOpened.ts'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { ListStates } from '../../../ui/lists/ListStates.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { MakeDemand } from '../make/MakeDemand.tsx'
import { useOwnContracts } from '../make/useBeginning.ts'
import { useDemandTypes } from '../useDemandTypes.ts'
import { useLiveDemands } from '../useLiveDemands.ts'
import { useCancelling } from './CancelDemand.tsx'
import { OwnDemandRow } from './OwnDemandRow.tsx'
import { TypeCards, TypeCardsSkeleton } from './TypeCards.tsx'
import { useOwnAdvances, useOwnDemands } from '../useOwnDemands.ts'

/** An agent's demands: what it may ask for, and what became of what it has asked. */
export function OwnDemandsBoard() {
  const { t } = useTranslation()
  useLiveDemands()
  const [view, change] = useAddress(ownDemandsAddress)
  const opened = useOpened('typeId', view, change)
  const { types, formOf, isPending, error, retry } = useDemandTypes()
  const { query, demands } = useOwnDemands()
  const { cancel, question } = useCancelling()
  const closedBecause = useClosed()
  const type = typeToOpen(view, types)
  const away = formOf(demandType.unavailability)
  const close = () => (view.shiftId === null ? opened.close() : change({ typeId: null, shiftId: null }))
  const isOpen = type !== undefined && closedBecause(type) === null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1080 }}>
      <PageTitle title={t('demands.own.new')} />
      {isPending ? (
        <TypeCardsSkeleton />
      ) : error ? (
        <Card>
          <ErrorState error={error} onRetry={retry} />
        </Card>
      ) : types.some(({ isOffered }) => isOffered) ? (
        <TypeCards types={types} closedBecause={closedBecause} onOpen={opened.open} />
      ) : (
        <Card sx={{ p: 2, color: 'text.secondary' }}>{t('demands.own.noTypes')}</Card>
      )}
      {/* How high the cards are is known with the types alone: what stands below them comes after. */}
      {!isPending && (
        <Section title={t('demands.own.mine')}>
          <ListStates
            query={query}
            isEmpty={demands.length === 0}
            skeleton={<RowsSkeleton rows={4} height={73} />}
            empty={<EmptyState title={t('demands.own.empty.title')} text={t('demands.own.empty.text')} />}
            emptyStyles={{}}
          >
            <Card component="ul" aria-label={t('demands.own.mine')} sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}>
              {demands.map((demand) => (
                <OwnDemandRow key={demand.id} demand={demand} form={formOf(demand.typeId)} onCancel={() => cancel(demand)} />
              ))}
            </Card>
            {query.hasNextPage && (
              <Button
                variant="outlined"
                color="inherit"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
                sx={{ justifySelf: 'center', minHeight: 44 }}
              >
                {t('demands.own.older')}
              </Button>
            )}
          </ListStates>
        </Section>
      )}
      {isOpen && (
        <MakeDemand
          key={`${type.id} ${view.shiftId}`}
          type={type}
          shiftId={view.shiftId}
          onClose={close}
          onAway={type.id === demandType.planning && away?.isOffered ? () => change({ typeId: away.id }) : undefined}
        />
      )}
      {question}
    </Box>
  )
}

/** The type that the address names; about a service a change of the planning, or else an absence. */
function typeToOpen({ typeId, shiftId }: { typeId: number | null; shiftId: number | null }, types: readonly DemandTypeForm[]) {
  const offered = types.filter(({ isOffered }) => isOffered)
  if (typeId !== null) return offered.find(({ id }) => id === typeId)
  if (shiftId === null) return undefined
  return offered.find(({ id }) => id === demandType.planning) ?? offered.find(({ id }) => id === demandType.unavailability)
}

/** An advance once in a month for each contract: where it was asked for under all of them its card is closed, and says so. */
function useClosed(): (type: DemandTypeForm) => string | null {
  const { t } = useTranslation()
  const { contracts, isKnown } = useOwnContracts()
  const advances = useOwnAdvances()
  return ({ id }) => {
    if (id !== demandType.advance || !isKnown || advances.isPending) return null
    if (contracts.length === 0) return t('demands.own.closed.noContract')
    return contracts.every((one) => advances.contractIds.has(one.id)) ? t('demands.own.closed.advance', { month: advances.month }) : null
  }
}
