import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { clockOf, dayOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOf } from '../../../domains/clockings/kinds.ts'
import type { StandingAct } from '../../../domains/clockings/standing.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FormNotice } from '../../../ui/forms/FormNotice.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { EditIcon, TrashIcon } from '../../../ui/icons.tsx'
import { GivenTime, onRound } from '../forced/GivenTime.tsx'
import { ReasonChoice } from '../forced/ReasonChoice.tsx'
import { hasKeptCorrection } from './drafts.ts'
import { useCorrectionForm, useDeletionForm } from './useCorrection.ts'

interface CorrectClockingProps {
  readonly shift: Shift
  readonly act: StandingAct
  readonly onDone: (shift: Shift) => void
}
type Open = 'correct' | 'delete' | null

/** Of one recorded act: another time, or none at all, each with its reason. «En route» has no time that counts: it is deleted alone. */
export function CorrectClocking(props: CorrectClockingProps) {
  const { t } = useTranslation()
  const { act } = props
  const name = kindOf(act.kind, t)
  const [open, setOpen] = useState<Open>(
    () => (['correct', 'delete'] as const).find((does) => hasKeptCorrection(act.clockingUuid, does)) ?? null,
  )
  const opener = useRef<HTMLButtonElement>(null)
  const former = useRef(open)
  // Whoever takes it back stands again where it began.
  useEffect(() => {
    if (open === null && former.current !== null) opener.current?.focus()
    former.current = open
  }, [open])
  const close = () => setOpen(null)
  if (open === 'correct') return <CorrectionForm {...props} onClose={close} onDelete={() => setOpen('delete')} />
  if (open === 'delete') return <DeletionForm {...props} onClose={close} />
  const hasTime = act.kind !== 'pre_clocking'
  const label = t(hasTime ? 'shifts.correct.openOf' : 'shifts.correct.deleteOf', { act: name })
  return (
    <IconButton
      ref={opener}
      aria-label={label}
      title={t(hasTime ? 'shifts.correct.open' : 'shifts.correct.delete')}
      onClick={() => setOpen(hasTime ? 'correct' : 'delete')}
      sx={opening}
    >
      {hasTime ? <EditIcon size={18} /> : <TrashIcon size={18} />}
    </IconButton>
  )
}

interface OpenProps extends CorrectClockingProps {
  readonly onClose: () => void
}

function CorrectionForm({ shift, act, onDone, onClose, onDelete }: OpenProps & { readonly onDelete: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useCorrectionForm({ shift, act, onDone })
  useFocusIn(form.formProps.ref)
  const { meant, round } = form
  const hint = meant && t(`shifts.forced.${onRound(round)}`, { time: clockOf(meant), day: writtenDay(dayOf(meant), language, 'whole') })
  return (
    <Box
      component="form"
      tabIndex={-1}
      {...form.formProps}
      aria-label={t('shifts.correct.openOf', { act: kindOf(act.kind, t) })}
      sx={styles}
    >
      <GivenTime label={t('shifts.correct.time')} form={form} hint={hint ?? ''} />
      <ReasonChoice occasion={{ act: act.kind as AgentAct, isForced: true }} form={form} />
      <Comment form={form} />
      <FormNotice form={form} />
      <Box sx={buttons}>
        <SubmitButton isBusy={form.isBusy} size="medium" fullWidth={false}>
          {t('shifts.correct.submit')}
        </SubmitButton>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={form.isBusy}>
          {t('common.cancel')}
        </Button>
        <Button color="error" startIcon={<TrashIcon size={16} />} onClick={onDelete} disabled={form.isBusy}>
          {t('shifts.correct.delete')}
        </Button>
      </Box>
    </Box>
  )
}

function DeletionForm({ shift, act, onDone, onClose }: OpenProps) {
  const { t } = useTranslation()
  const form = useDeletionForm({ shift, act, onDone })
  useFocusIn(form.formProps.ref)
  const goes = act.kind === 'start' ? 'arrival' : act.kind === 'end' ? 'departure' : 'other'
  return (
    <Box
      component="form"
      tabIndex={-1}
      {...form.formProps}
      aria-label={t('shifts.correct.deleteOf', { act: kindOf(act.kind, t) })}
      sx={styles}
    >
      <Box component="p" sx={{ m: 0, fontWeight: 600, fontSize: '0.875rem' }}>
        {t(`shifts.correct.goes.${goes}`)}
      </Box>
      <Comment form={form} />
      <FormNotice form={form} />
      <Box sx={buttons}>
        <SubmitButton isBusy={form.isBusy} size="medium" fullWidth={false} color="error">
          {t('shifts.correct.submitDelete')}
        </SubmitButton>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={form.isBusy}>
          {t('common.cancel')}
        </Button>
      </Box>
    </Box>
  )
}

/** What was pressed is gone: the focus goes to the form, where a phone's keyboard does not hide what it says yet. */
function useFocusIn(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.focus({ preventScroll: true }), [form])
}

function Comment({ form }: { form: Pick<ReturnType<typeof useDeletionForm>, 'textProps'> }) {
  const { t } = useTranslation()
  return (
    <Field
      label={t('shifts.correct.comment')}
      {...form.textProps('comment')}
      required
      multiline
      minRows={2}
      maxRows={6}
      maxLength={500}
      hint={t('shifts.decide.reasonHint')}
      sx={{ p: 0, bgcolor: 'background.paper' }}
    />
  )
}

/** Beside its line, whose height it leaves as it is. */
const opening = {
  width: { xs: 44, md: 32 },
  height: { xs: 44, md: 32 },
  mt: { xs: -1, md: -0.25 },
  mb: -1,
  color: 'text.secondary',
} as const
const styles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.default',
  '&:focus': { outline: 'none' },
} as const
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { flex: { xs: '1 1 auto', sm: 'none' } } } as const
