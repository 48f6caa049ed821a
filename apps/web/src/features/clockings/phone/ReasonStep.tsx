import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { clockOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { giveReason } from './actions.ts'
import type { Intent } from './flow.ts'
import { PositionLine, StepTitle } from './steps.tsx'

/** Outside the area, or before the planned end: why. The reason is the last thing asked; choosing it sends the act. */
export function ReasonStep({ intent }: { intent: Intent }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useAsk(listAnomalyReasons, {}, { staleTime: 3_600_000 })
  const isOutside = intent.areaCheck?.isOutside ?? false
  const isEarly = intent.act === 'end'
  const title = isOutside
    ? t('clockings.phone.reason.outside')
    : isEarly
      ? t('clockings.phone.reason.early', { time: clockOf(intent.shift.endsLocal) })
      : t('clockings.phone.reason.other')
  const text = isOutside
    ? t('clockings.phone.reason.outsideText', { distance: intent.areaCheck?.metres ?? 0 })
    : isEarly
      ? t('clockings.phone.reason.earlyText')
      : ''
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <StepTitle>{title}</StepTitle>
      {text && <Typography sx={{ fontSize: '1rem' }}>{text}</Typography>}
      <PositionLine intent={intent} isAccuracyAlone={isOutside} />
      {error && !data && (
        <Banner tone="late" action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}>
          {t('clockings.phone.reason.lost')}
        </Banner>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {!data && !error && Array.from({ length: 5 }, (_, at) => <Skeleton key={at} component="li" variant="rounded" height={52} />)}
        {data?.reasons.map(({ id, name }) => (
          <Box component="li" key={id} sx={{ display: 'grid' }}>
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => void giveReason(id)}
              sx={{ minHeight: 52, justifyContent: 'flex-start', textAlign: 'start', fontSize: '1rem' }}
            >
              {name}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
