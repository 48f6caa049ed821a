import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { demandStatus, demandType, isOpenDemand } from '@vigie/contract/demands/demands.forms.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { writtenInstant } from '../../../kit/dates.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { absenceIn } from '../asked.rules.ts'
import { useDemandWords } from '../words.ts'
import { StepList } from '../StepList.tsx'

/** What a manager has answered, when, and what it has changed; it is told as it comes. */
export function OwnAnswer({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { response, status, handledAt } = demand
  const effect = useEffectWords(demand)
  const at = handledAt ? writtenInstant(handledAt, language) : ''
  if (status === demandStatus.cancelled) {
    return <Card sx={{ p: 2 }}>{t('demands.own.answer.cancelledOn', { at })}</Card>
  }
  if (isOpenDemand(status) && response === '') return null
  return (
    <Card role="status" sx={{ p: 2, display: 'grid', gap: 0.75 }}>
      <Typography variant="h3" component="h2" sx={{ fontSize: '0.9375rem' }}>
        {t('demands.own.answer.title')}
      </Typography>
      <Box {...ownWords} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: response ? 'text.primary' : 'text.secondary' }}>
        {response || t('demands.answered.noText')}
      </Box>
      {effect && <Box sx={{ overflowWrap: 'anywhere' }}>{effect}</Box>}
      {at && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t('demands.own.answer.on', { at })}</Box>}
    </Card>
  )
}

/** What an acceptance has changed; empty: nothing in the planning or on the sheet. */
function useEffectWords(demand: Demand): string {
  const { t } = useTranslation()
  const words = useDemandWords()
  if (demand.status !== demandStatus.accepted) return ''
  if (demand.typeId === demandType.info) return t('demands.own.effects.sheet')
  const absence = absenceIn(demand)
  if (!absence) return ''
  const type = demand.unavailabilityName ?? demand.typeName
  const [from, until] = [words.day(absence.from), words.day(absence.until)]
  if (absence.dayCount === 1) return t('demands.own.effects.awayDay', { day: from, type })
  return t('demands.own.effects.awayDays', { from, until, type })
}

/** While it is open: what holds, and what an acceptance will do. */
export function OwnSteps({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const words = useDemandWords()
  if (!isOpenDemand(demand.status)) return null
  const isPending = demand.status === demandStatus.pending
  const absence = absenceIn(demand)
  const accepted = () => {
    if (demand.typeId === demandType.info) return t('demands.own.steps.sheet')
    if (!absence) return t('demands.own.steps.answered')
    const type = demand.unavailabilityName ?? demand.typeName
    const [from, until] = [words.day(absence.from), words.day(absence.until)]
    if (absence.dayCount === 1) return t('demands.own.steps.awayDay', { day: from, type })
    return t('demands.own.steps.awayDays', { from, until, type })
  }
  return <StepList steps={[{ text: t(isPending ? 'demands.own.steps.mayCancel' : 'demands.own.steps.handled') }, { text: accepted() }]} />
}
