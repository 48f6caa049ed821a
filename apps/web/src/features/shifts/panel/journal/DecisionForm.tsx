import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { FormNotice } from '../../../../ui/forms/FormNotice.tsx'
import { SubmitButton } from '../../../../ui/SubmitButton.tsx'
import { useTimeWords } from '../../../../ui/timeWords.ts'
import { consequencesOf } from './journal.rules.ts'
import { hasKeptReason } from './reasons.ts'
import { decisions } from './story.styles.ts'
import { mostReasonLength, useDecision } from './useDecision.ts'
import { useWrittenAt } from './useWritten.ts'

interface DecisionFormProps {
  readonly line: RecordedLine
  readonly lines: readonly RecordedLine[]
  readonly shift: Shift
  readonly isConfirmed: boolean
  readonly onCancel: () => void
  /** The act is decided: this goes. */
  readonly onLeave?: (() => void) | undefined
}

/** What the decision changes, said before it is taken, and the reason for it, which is written into the journal. */
export function DecisionForm({ line, lines, shift, isConfirmed, onCancel, onLeave }: DecisionFormProps) {
  const { t } = useTranslation()
  const { span } = useTimeWords()
  const { inSentence } = useWrittenAt(shift)
  const form = useDecision(shift, line, isConfirmed, onLeave)
  useToldAsKept(line.clockingUuid, isConfirmed)
  const said = useRef<HTMLParagraphElement>(null)
  // Where no field takes the caret by itself, for a phone's keyboard would hide this, the focus goes to what is said.
  useEffect(() => {
    if (!said.current?.parentElement?.contains(document.activeElement)) said.current?.focus()
  }, [])
  const words = isConfirmed ? 'confirming' : 'refusing'
  const sentences = consequencesOf(shift, lines, line, isConfirmed).map(({ key, at, former = at, minutes = 0 }) =>
    t(`shifts.decide.consequences.${key}`, { time: inSentence(at), former: inSentence(former), duration: span(minutes) }),
  )
  return (
    <Box component="form" {...form.formProps} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="p" ref={said} tabIndex={-1} sx={{ fontWeight: 600 }}>
        {sentences.join(' ')}
      </Box>
      <Field
        label={t(`shifts.decide.${words}.reason`)}
        {...form.textProps('reason')}
        isFirst
        required
        multiline
        minRows={2}
        maxRows={6}
        maxLength={mostReasonLength}
        hint={t('shifts.decide.reasonHint')}
        sx={{ p: 0, bgcolor: 'background.paper' }}
      />
      <FormNotice form={form} />
      <Box sx={decisions}>
        <SubmitButton isBusy={form.isBusy} size="medium" fullWidth={false} color={isConfirmed ? 'primary' : 'error'}>
          {t(`shifts.decide.${words}.submit`)}
        </SubmitButton>
        <Button variant="outlined" color="inherit" onClick={onCancel} disabled={form.isBusy} sx={{ bgcolor: 'background.paper' }}>
          {t('common.cancel')}
        </Button>
      </Box>
    </Box>
  )
}

/** A panel that closes over what was typed says that it is still there. */
function useToldAsKept(clockingUuid: string, isConfirmed: boolean): void {
  const { t } = useTranslation()
  useEffect(
    () => () => void (hasKeptReason(clockingUuid, isConfirmed) && toast('info', t('shifts.forced.kept'))),
    [clockingUuid, isConfirmed, t],
  )
}
