import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Demand, DemandEffects, DemandTypeForm } from '@vigie/contract/demands/demands.ts'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Coming } from '../../../ui/feedback/Coming.tsx'
import { DoneIcon, InfoIcon } from '../../../ui/icons.tsx'
import { isOfSheet } from '../asked.rules.ts'
import { AbsenceEffects, Line, type Cover } from './AbsenceEffects.tsx'
import { SheetChanges } from './SheetChanges.tsx'
import type { Effects } from './useEffects.ts'

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
      <Coming sx={{ p: 2, minHeight: 120 }}>
        <Skeleton variant="text" width="60%" />
        <Skeleton variant="text" width="80%" />
        <Skeleton variant="text" width="50%" />
      </Coming>
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

function Changes({ data: { seen, absence, changes }, demand, form, cover }: ChangesProps) {
  const { t } = useTranslation()
  // Something else by now than what was read first: that is said.
  const [first] = useState(seen)
  const moved: ReactNode = first !== seen && (
    <Box sx={{ p: 1.5, pb: 0 }}>
      <Banner tone="late">{t('demands.effects.moved')}</Banner>
    </Box>
  )
  if (absence) {
    return (
      <>
        {moved}
        <AbsenceEffects absence={absence} cover={cover} />
      </>
    )
  }
  if (changes.length > 0) {
    return (
      <>
        {moved}
        <SheetChanges changes={changes} form={form} />
      </>
    )
  }
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
