import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ForcedAct } from '@vigie/contract/clockings/clockings.rules.ts'
import { clockOf, dayOf, epochOf, offsetAt } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { useExchange } from '../../../session/store.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormNotice } from '../../../ui/forms/FormNotice.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { hasKeptDraft } from './drafts.ts'
import { GivenTime, onRound } from './GivenTime.tsx'
import { ReasonChoice } from './ReasonChoice.tsx'
import { useForcedForm } from './useForcedForm.ts'

interface ForcedClockingFormProps {
  readonly shift: Shift
  readonly act: ForcedAct
  readonly onRecorded: (shift: Shift) => void
}

const texts = {
  start: { title: 'shifts.forced.titleIn', time: 'shifts.forced.timeIn', submit: 'shifts.forced.submitIn' },
  end: { title: 'shifts.forced.titleOut', time: 'shifts.forced.timeOut', submit: 'shifts.forced.submitOut' },
} as const

/** A manager clocks outside the rules: why, when, and what else is to be said. */
export function ForcedClockingForm({ shift, act, onRecorded }: ForcedClockingFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { timeZone } = useExchange()
  const form = useForcedForm(shift, act, onRecorded)
  useToldAsKept(shift.id, act)
  const { nowLocal, isNow, meant, round } = form

  const time = clockOf(nowLocal)
  const isElsewhere = offsetAt(epochOf(shift.startsAt), shift.timeZone) !== offsetAt(epochOf(shift.startsAt), timeZone)
  const now = isElsewhere ? t('shifts.forced.nowAtSite', { time }) : t('shifts.forced.now', { time })
  const hint = meant
    ? t(`shifts.forced.${onRound(round)}`, { time: clockOf(meant), day: writtenDay(dayOf(meant), language, 'whole') })
    : isNow
      ? now
      : ''
  return (
    <Box component="form" {...form.formProps} aria-labelledby="forced-title" sx={styles}>
      <Box sx={{ mb: 0.5 }}>
        <Typography variant="h3" component="h3" id="forced-title">
          {t(texts[act].title)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('shifts.forced.text')}
        </Typography>
      </Box>
      <ReasonChoice occasion={{ act, isForced: true }} form={form} isRequired />
      <GivenTime label={t(texts[act].time)} form={form} {...(isNow && { placeholder: time })} hint={hint} />
      <Field
        label={t('shifts.forced.comment')}
        {...form.textProps('comment')}
        multiline
        sx={{ p: 0 }}
        minRows={2}
        maxRows={6}
        maxLength={1000}
        hint={t('shifts.forced.commentHint')}
      />
      <FormNotice form={form} />
      <SubmitButton isBusy={form.isBusy}>{t(texts[act].submit)}</SubmitButton>
    </Box>
  )
}

/** A panel that closes over what was typed says that it is still there. */
function useToldAsKept(shiftId: number, act: ForcedAct): void {
  const { t } = useTranslation()
  useEffect(() => () => void (hasKeptDraft(shiftId, act) && toast('info', t('shifts.forced.kept'))), [shiftId, act, t])
}

const styles = { display: 'grid', gap: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default' } as const
