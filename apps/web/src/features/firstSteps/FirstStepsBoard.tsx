import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { readFirstSteps } from '@vigie/contract/dashboard/dashboard.ts'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { firstStepsAddress, type FirstStepName } from '../../routing/addresses/firstSteps.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { figures } from '../../theme/augment.ts'
import { ErrorState } from '../../ui/feedback/StatePage.tsx'
import { DoneIcon } from '../../ui/firstIcons.tsx'
import { TextLink } from '../../ui/links/TextLink.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { stepsOf } from './steps.rules.ts'

interface FirstStepsBoardProps {
  /** What is done in each step. */
  readonly renderStep: (name: FirstStepName, isDone: boolean) => ReactNode
}

/** What a company that begins does, step by step: the open one is the page. */
export function FirstStepsBoard({ renderStep }: FirstStepsBoardProps) {
  const { t } = useTranslation()
  const [{ step }, change] = useAddress(firstStepsAddress)
  const { data, isError, error, refetch } = useAsk(readFirstSteps, {}, { staleTime: 0 })
  const shown = step ?? (data && (stepsOf(data).find(({ isDone }) => !isDone)?.name ?? 'month'))
  // The step stays open while it is worked at: an agent that is added does not turn the page.
  useEffect(() => {
    if (step === null && shown) change({ step: shown }, inPlace)
  })
  if (!data) return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : null
  const steps = stepsOf(data)
  const count = steps.filter(({ isDone }) => isDone).length
  const open = steps.find(({ name }) => name === shown)!
  const next = steps.find(({ name, isDone }) => !isDone && name !== open.name)
  return (
    <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle
        title={t('firstSteps.title')}
        text={t('firstSteps.text')}
        actions={
          <Box sx={{ minWidth: 220 }}>
            <Typography sx={{ fontWeight: 600, fontSize: '0.875rem', mb: 0.5 }}>
              {t('firstSteps.progress', { count, of: steps.length })}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={(100 * count) / steps.length}
              aria-label={t('firstSteps.progress', { count, of: steps.length })}
              color="success"
              sx={{ height: 8, borderRadius: 4 }}
            />
          </Box>
        }
      />
      <Box sx={columns}>
        <Card sx={{ p: 0, overflow: 'hidden', gridArea: 'list' }}>
          <Box component="ol" aria-label={t('firstSteps.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {steps.map(({ name, isDone }, at) => (
              <Box component="li" key={name} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
                <ButtonBase
                  onClick={() => change({ step: name }, inPlace)}
                  aria-current={name === open.name ? 'step' : undefined}
                  sx={[line, name === open.name && isOpen]}
                >
                  <Box component="span" sx={[mark, isDone && isMarkDone, !isDone && name === open.name && isMarkOpen]}>
                    {isDone ? <DoneIcon size={18} role="img" aria-label={t('firstSteps.done')} aria-hidden={undefined} /> : at + 1}
                  </Box>
                  <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
                    <b>{t(`firstSteps.steps.${name}.title`)}</b>
                    <Box component="span" sx={about}>
                      {t(`firstSteps.steps.${name}.text`)}
                    </Box>
                  </Box>
                </ButtonBase>
              </Box>
            ))}
          </Box>
        </Card>
        <Card component="section" aria-label={t(`firstSteps.steps.${open.name}.title`)} sx={stepStyles}>
          <Typography variant="h2">{t(`firstSteps.steps.${open.name}.title`)}</Typography>
          {renderStep(open.name, open.isDone)}
          {open.isDone && next && (
            <Box>
              <ButtonBase onClick={() => change({ step: next.name }, inPlace)} sx={go}>
                {t('firstSteps.next', { step: t(`firstSteps.steps.${next.name}.title`) })}
              </ButtonBase>
            </Box>
          )}
        </Card>
        <Card sx={{ p: 2, display: 'grid', gap: 0.5, gridArea: 'elsewhere' }}>
          <Typography variant="h3" component="h2">
            {t('firstSteps.elsewhere.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
            {t('firstSteps.elsewhere.text')}
          </Typography>
          <TextLink to="/import">{t('firstSteps.elsewhere.import')}</TextLink>
        </Card>
      </Box>
    </Box>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '17rem minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"list" "step" "elsewhere"', md: '"list step" "elsewhere step"' },
} as const
const stepStyles = {
  gridArea: 'step',
  p: { xs: 2, md: 2.5 },
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const
const line = {
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: 1.5,
  p: { xs: 1, md: 1.75 },
  width: 1,
  minHeight: { xs: 48, md: 64 },
  textAlign: 'start',
  alignItems: 'center',
  borderInlineStart: '3px solid transparent',
  typography: 'body1',
} as const
/** On a phone the list is short, so that the open step is near. */
const about = { display: { xs: 'none', md: 'block' }, color: 'text.secondary', fontSize: '0.8125rem' } as const
const isOpen = { bgcolor: 'tone.run.soft', borderInlineStartColor: 'primary.main' } as const
const mark = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  bgcolor: 'action.hover',
  fontFamily: figures,
  fontWeight: 700,
} as const
const isMarkDone = { bgcolor: 'tone.done.soft', color: 'tone.done.ink' } as const
const isMarkOpen = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const
const go = { color: 'primary.main', fontWeight: 600, minHeight: 44, px: 0.5 } as const
