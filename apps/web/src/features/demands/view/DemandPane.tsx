import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import type { useOpenDemand } from '../list/useDemands.ts'
import { DemandView, type DemandViewProps } from './DemandView.tsx'

interface DemandPaneProps extends Omit<DemandViewProps, 'demand' | 'form'> {
  readonly open: ReturnType<typeof useOpenDemand>
  readonly formOf: (typeId: number) => DemandViewProps['form']
  /** One is chosen. */
  readonly isChosen: boolean
  /** What the answer before has left to do. */
  readonly notice: ReactNode
}

/** The demand that is read, in its four states. */
export function DemandPane({ open, formOf, isChosen, notice, ...rest }: DemandPaneProps) {
  return (
    <Box sx={styles}>
      {notice}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <PaneBody open={open} formOf={formOf} isChosen={isChosen} {...rest} />
      </Box>
    </Box>
  )
}

function PaneBody({ open, formOf, isChosen, ...rest }: Omit<DemandPaneProps, 'notice'>) {
  const { t } = useTranslation()
  const { demand, isComing, error, retry } = open
  // Another demand is another form: what was typed for this one is kept for it.
  if (demand) return <DemandView key={demand.id} demand={demand} form={formOf(demand.typeId)} {...rest} />
  if (isComing) return <PaneSkeleton />
  return (
    <>
      {rest.close && <Box sx={{ display: 'flex', justifyContent: 'end', p: 1 }}>{rest.close}</Box>}
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : isChosen ? (
        <EmptyState title={t('demands.empty.missing')} text={t('demands.empty.missingText')} />
      ) : (
        <EmptyState title={t('demands.empty.choose')} />
      )}
    </>
  )
}

/** Of the final size, while it is on its way. */
export const PaneSkeleton = () => (
  <LoadingPlaceholder sx={{ display: 'block', height: '100%' }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: { xs: 2, sm: 3 }, py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
      <Skeleton variant="circular" width={44} height={44} />
      <Box sx={{ flex: 1 }}>
        <Skeleton variant="text" width="40%" sx={{ fontSize: '1.25rem' }} />
        <Skeleton variant="text" width="55%" />
      </Box>
    </Box>
    <Box sx={{ display: 'grid', gap: 2.5, px: { xs: 2, sm: 3 }, py: 2 }}>
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={180} />
    </Box>
  </LoadingPlaceholder>
)

const styles = { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 } as const
