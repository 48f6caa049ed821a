import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { DoneIcon, InfoIcon } from '../../../ui/firstIcons.tsx'
import { isOfSheet } from '../asked.rules.ts'
import { AbsenceEffects, Line, type Cover } from './AbsenceEffects.tsx'
import { effectsMoved } from './moved.rules.ts'
import { SheetChanges } from './SheetChanges.tsx'
import { SwapEffects } from './SwapEffects.tsx'
import type { Effects } from './useEffects.ts'
import { useLackingRight } from './useLackingRight.ts'

interface EffectsPartProps {
  readonly demand: Demand
  readonly form: DemandTypeForm | undefined
  readonly effects: Effects
  readonly cover: Cover
}

/** «Si vous acceptez»: what changes, said before anything does. */
export function EffectsPart({ demand, form, effects, cover }: EffectsPartProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={styles}>
      <Box className="head">
        <InfoIcon size={18} />
        <Typography variant="h3" id={id} sx={{ fontSize: '0.9375rem' }}>
          {t('demands.effects.title')}
        </Typography>
      </Box>
      <EffectsBody demand={demand} form={form} effects={effects} cover={cover} />
    </Box>
  )
}

function EffectsBody({ demand, form, effects: { data, isError, retry }, cover }: EffectsPartProps) {
  const { t } = useTranslation()
  if (data) return <Changes data={data} demand={demand} form={form} cover={cover} />
  if (!isError) {
    return (
      <LoadingPlaceholder sx={{ p: 2, minHeight: 120 }}>
        <Skeleton variant="text" width="60%" />
        <Skeleton variant="text" width="80%" />
        <Skeleton variant="text" width="50%" />
      </LoadingPlaceholder>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2 }}>
      <Typography color="textSecondary">{t('demands.effects.lost')}</Typography>
      <Button size="small" onClick={retry}>
        {t('common.retry')}
      </Button>
    </Box>
  )
}

type ChangesProps = { readonly data: DemandEffects } & Pick<EffectsPartProps, 'demand' | 'form' | 'cover'>

function Changes({ data, demand, form, cover }: ChangesProps) {
  const { t } = useTranslation()
  const lacks = useLackingRight(data)
  // Something else by now than what was read first: that is said. Its version alone says nothing, for an answer changes it too.
  const [first] = useState(data)
  const moved = effectsMoved(first, data)
  return (
    <>
      {(lacks || moved) && (
        <Box sx={{ display: 'grid', gap: 1, p: 1.5, pb: 0 }}>
          {lacks && <Banner tone="wait">{t(`demands.effects.lacks.${lacks}`)}</Banner>}
          {moved && <Banner tone="late">{t(moved === 'planning' ? 'demands.effects.moved' : 'demands.effects.movedOther')}</Banner>}
        </Box>
      )}
      <Changed data={data} demand={demand} form={form} cover={cover} />
    </>
  )
}

function Changed({ data: { absence, changes, swap }, demand, form, cover }: ChangesProps) {
  const { t } = useTranslation()
  if (absence) return <AbsenceEffects absence={absence} cover={cover} />
  if (swap) return <SwapEffects swap={swap} author={demand.agentName} />
  if (changes.length > 0) return <SheetChanges changes={changes} form={form} />
  return (
    <Box component="ul" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
      <Line icon={DoneIcon}>{t(isOfSheet(demand) ? 'demands.effects.sameSheet' : 'demands.effects.nothing')}</Line>
    </Box>
  )
}

const styles = {
  containerType: 'inline-size',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  fontSize: '0.875rem',
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    px: 2,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.default',
    '& svg': { color: 'primary.readable' },
  },
} as const
