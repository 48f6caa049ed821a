import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { demandStatus } from '@vigie/contract/demands/demands.forms.ts'
import { listDemands, type Demand } from '@vigie/contract/demands/demands.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { ownDemandsAddress } from '../../../routing/addresses/demands.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { EditIcon } from '../../../ui/icons.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { ChangeDemand } from '../make/ChangeDemand.tsx'
import { useDemandTypes } from '../useDemandTypes.ts'
import { useLiveDemands } from '../useLiveDemands.ts'
import { AskedPart } from '../view/AskedPart.tsx'
import { FilesPart, type DemandFile } from '../view/FilesPart.tsx'
import { useCancelling } from './CancelDemand.tsx'
import { OwnAnswer, OwnSteps } from './OwnAnswer.tsx'
import { useOwnState } from '../useOwnDemands.ts'

interface OwnDemandProps {
  readonly demandId: number | null
  readonly onFile: (file: DemandFile) => void
  /** It was cancelled here. */
  readonly onCancelled: () => void
}

/** One demand of one's own, kept true: what was asked, what was answered, and what may still be done. */
export function OwnDemand({ demandId, ...rest }: OwnDemandProps) {
  const { t } = useTranslation()
  useLiveDemands()
  const { data, error, refetch } = useAsk(listDemands, { id: demandId ?? 0, state: 'all' }, { isEnabled: demandId !== null })
  const all = <ButtonLink {...linkTo(ownDemandsAddress)}>{t('demands.own.back')}</ButtonLink>
  const demand = data?.demands[0]
  if (demand) return <Shown key={demand.id} demand={demand} {...rest} />
  if (error) {
    return (
      <NotShown>
        <ErrorState error={error} onRetry={() => void refetch()} elsewhere={all} />
      </NotShown>
    )
  }
  if (demandId === null || data) {
    return (
      <NotShown>
        <EmptyState title={t('demands.empty.missing')} action={all} />
      </NotShown>
    )
  }
  return (
    <LoadingPlaceholder sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Skeleton variant="rounded" height={40} width={220} />
      <Skeleton variant="rounded" height={220} />
    </LoadingPlaceholder>
  )
}

/** The page of a demand that cannot be shown, under the title of the address. */
function NotShown({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box sx={page}>
      <PageTitle title={t('shell.titles.demand')} />
      <Card>{children}</Card>
    </Box>
  )
}

function Shown({ demand, onFile, onCancelled }: Omit<OwnDemandProps, 'demandId'> & { demand: Demand }) {
  const { t } = useTranslation()
  const { formOf } = useDemandTypes()
  const form = formOf(demand.typeId)
  const state = useOwnState()(demand.status)
  const [isChanging, setChanging] = useState(false)
  const { cancel, question } = useCancelling(onCancelled)
  const isPending = demand.status === demandStatus.pending
  const acts = isPending && (
    <>
      {form && (
        <Button variant="outlined" color="inherit" startIcon={<EditIcon />} onClick={() => setChanging(true)} sx={act}>
          {t('demands.own.edit')}
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => cancel(demand)} sx={act}>
        {t('demands.own.cancel.confirm')}
      </Button>
    </>
  )
  return (
    <Box sx={page}>
      <PageTitle title={demand.typeName} text={<Tag tone={state.tone}>{state.word}</Tag>} actions={acts} />
      <OwnAnswer demand={demand} />
      <Card sx={{ p: 2, fontSize: '0.875rem' }}>
        <AskedPart demand={demand} form={form} hasEffects={false}>
          <FilesPart files={demand.files} onOpen={onFile} />
        </AskedPart>
      </Card>
      <OwnSteps demand={demand} />
      {isChanging && form && <ChangeDemand demand={demand} type={form} onClose={() => setChanging(false)} />}
      {question}
    </Box>
  )
}

const page = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 760 } as const
const act = { minHeight: 44, flex: { xs: 1, sm: 'none' } } as const
