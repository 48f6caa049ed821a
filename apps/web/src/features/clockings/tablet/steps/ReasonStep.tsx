import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../../api/queries.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { giveReason } from '../actions.ts'
import type { Intent } from '../flow.ts'
import { NotMe, Stage, StageButton } from './Stage.tsx'
import { clockOf } from '../words.ts'

/** The reasons, asked when the clock opens and kept: they are there when somebody needs one. */
export const useReasons = (isOpen: boolean) => useAsk(listAnomalyReasons, {}, { isEnabled: isOpen, staleTime: 3_600_000 })

interface ReasonStepProps {
  readonly intent: Intent
  readonly returnsAt: number | null
}

/** A departure before the planned end: why. The reason is the last thing asked; choosing it sends the act. */
export function ReasonStep({ intent, returnsAt }: ReasonStepProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useReasons(true)
  const title =
    intent.act === 'end'
      ? t('clockings.tablet.reason.title', { time: clockOf(intent.shift.endsLocal) })
      : t('clockings.tablet.reason.titleOther')
  return (
    <Stage title={title} text={t('clockings.tablet.reason.text')} returnsAt={returnsAt}>
      {error && !data && <Banner tone="late">{t('clockings.tablet.reason.failed')}</Banner>}
      {error && !data && <StageButton onPress={() => void refetch()}>{t('common.retry')}</StageButton>}
      <Box
        component="ul"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px', m: 0, p: 0, listStyle: 'none' }}
      >
        {!data && !error && Array.from({ length: 6 }, (_, at) => <Skeleton key={at} component="li" variant="rounded" height={84} />)}
        {data?.reasons.map(({ id, name }) => (
          <Box component="li" key={id} sx={{ display: 'grid' }}>
            <StageButton onPress={() => giveReason(id)} sx={{ minHeight: 84, overflowWrap: 'break-word', hyphens: 'auto' }}>
              {name}
            </StageButton>
          </Box>
        ))}
      </Box>
      <NotMe />
    </Stage>
  )
}
