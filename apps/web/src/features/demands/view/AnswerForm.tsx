import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { demandStatus } from '@vigie/contract/demands/demands.forms.ts'
import { longestDemandText } from '@vigie/contract/demands/demands.rules.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import { longestWaiver } from '@vigie/contract/planning/planning.assignment.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AdaptiveMenu } from '../../../ui/dialogs/AdaptiveMenu.tsx'
import { useMenuAnchor } from '../../../ui/dialogs/useMenuAnchor.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { CheckIcon, ClockIcon, MoreIcon, SlidersIcon } from '../../../ui/icons.tsx'
import { StandingAnswer } from './StandingAnswer.tsx'
import { asksWaiver, cannotAccept, useAnswer, type Answered, type AnswerStatus } from './useAnswer.ts'
import type { Effects } from './useEffects.ts'
import { useLackingRight } from './useLackingRight.ts'

interface AnswerFormProps {
  readonly demand: Demand
  readonly effects: Effects
  readonly onAnswered: (answered: Answered) => void
}

/** The manager's answer: a text, yes or no; and beside them, quietly, what leaves it open. */
export function AnswerForm({ demand, effects, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation()
  const { mean, meant, isOvertaken, ...form } = useAnswer(demand, effects, onAnswered)
  const lacks = useLackingRight(effects.data)
  const menu = useMenuAnchor()
  const element = useRef<HTMLFormElement | null>(null)
  const { ref, ...formProps } = form.formProps
  const hold = (node: HTMLFormElement | null) => {
    ref.current = node
    element.current = node
  }
  const send = (status: AnswerStatus) => {
    mean(status)
    element.current?.requestSubmit()
  }
  const isBusyWith = (status: AnswerStatus) => form.isBusy && meant === status
  return (
    <Box component="form" {...formProps} ref={hold} data-panel-foot sx={styles}>
      {form.refusal && <Banner tone="missing">{form.refusal}</Banner>}
      {isOvertaken && <StandingAnswer demand={demand} />}
      <Field
        label={t('demands.answer.label', { name: demand.agentName })}
        placeholder={t('demands.answer.placeholder')}
        multiline
        maxRows={6}
        sx={{ p: 0 }}
        hint={t('demands.answer.still')}
        maxLength={longestDemandText}
        {...form.textProps('response')}
      />
      {asksWaiver(effects.data) && (
        <Field
          label={t('shifts.assign.reason')}
          hint={t('shifts.assign.reasonHint')}
          multiline
          maxRows={4}
          sx={{ p: 0 }}
          maxLength={longestWaiver}
          {...form.textProps('waiver')}
        />
      )}
      <Box className="acts">
        <IconButton
          aria-label={t('demands.answer.more')}
          title={t('demands.answer.more')}
          aria-haspopup="menu"
          disabled={form.isBusy}
          onClick={menu.open}
          sx={{ width: 44, height: 44, mr: 'auto', ml: -1 }}
        >
          <MoreIcon />
        </IconButton>
        <Button
          className="refuse"
          variant="outlined"
          color="error"
          loading={isBusyWith(demandStatus.refused)}
          disabled={form.isBusy}
          onClick={() => send(demandStatus.refused)}
        >
          {t('demands.answer.refuse')}
        </Button>
        <Button
          className="accept"
          variant="contained"
          startIcon={<CheckIcon />}
          loading={isBusyWith(demandStatus.accepted)}
          // What it would change has to be seen before; which right it asks for is said there.
          disabled={form.isBusy || effects.data === undefined || lacks !== null || cannotAccept(effects.data)}
          onClick={() => send(demandStatus.accepted)}
        >
          {t('demands.answer.accept')}
        </Button>
      </Box>
      <AdaptiveMenu
        anchor={menu}
        title={t('demands.answer.more')}
        options={[
          {
            id: 'underWay',
            text: t('demands.answer.underWay'),
            caption: t('demands.answer.underWayHint'),
            icon: ClockIcon,
            handler: () => send(demandStatus.underWay),
          },
          {
            id: 'partly',
            text: t('demands.answer.partly'),
            caption: t('demands.answer.partlyHint'),
            icon: SlidersIcon,
            handler: () => send(demandStatus.partly),
          },
        ]}
      />
    </Box>
  )
}

const styles = {
  flex: 'none',
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: 'minmax(0, 1fr)',
  px: { xs: 2, sm: 3 },
  pt: 1.5,
  pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', sm: 2 },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& .acts': { display: 'flex', alignItems: 'center', gap: 1 },
  '& .MuiButton-root': { minHeight: 44 },
  '& .refuse': { minWidth: '8rem', flex: { xs: 1, sm: 'none' } },
  '& .accept': { minWidth: { xs: '9rem', sm: '12rem' }, flex: { xs: 1, sm: 'none' } },
} as const
