import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { changeShiftChecks, checksVersion } from '@vigie/contract/companies/companies.checks.ts'
import { checkAnswer, checkEvery } from '@vigie/contract/companies/settings.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { rereadSession } from '../../session/start.ts'
import { useExchange } from '../../session/store.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { FormModal } from '../../ui/forms/FormModal.tsx'
import { useVersionedForm } from '../../ui/forms/useVersionedForm.ts'
import { BellIcon } from '../../ui/icons.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'
import { Card } from '../../ui/page/Card.tsx'

/** How often agents on duty are asked whether all is well, and the way to change it. Nothing where the company's version has no calls. */
export function ShiftChecks() {
  const { t } = useTranslation()
  const { features, settings } = useExchange().environment
  const [isOpen, setOpen] = useState(false)
  const every = settings.shift_check_every_minutes
  const answer = settings.shift_check_answer_minutes
  if (!features.includes('shiftChecks')) return null
  return (
    <Card component="section" aria-labelledby="shift-checks" sx={styles}>
      <ToneTile tone="late" icon={BellIcon} size={36} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography id="shift-checks" variant="h3" component="h2">
          {t('clockings.checks.form.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {every === 0 ? t('clockings.checks.form.off') : t('clockings.checks.form.on', { every, answer })}
        </Typography>
      </Box>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)} sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}>
        {t('clockings.checks.form.change')}
      </Button>
      {isOpen && <ChecksDialog every={every} answer={answer} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const minutesIn = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)
const everyIn = (typed: string): number | null => {
  const minutes = minutesIn(typed)
  return minutes !== null && (minutes === 0 || (minutes >= checkEvery.least && minutes <= checkEvery.most)) ? minutes : null
}
const answerIn = (typed: string): number | null => {
  const minutes = minutesIn(typed)
  return minutes !== null && minutes >= checkAnswer.least && minutes <= checkAnswer.most ? minutes : null
}

function ChecksDialog({ every, answer, onClose }: { every: number; answer: number; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useVersionedForm<{ every: string; answer: string }, unknown>({
    now: { every: String(every), answer: String(answer) },
    version: checksVersion(every, answer),
    changed: t('clockings.checks.form.changed'),
    refresh: rereadSession,
    judge: (draft) => ({
      ...(everyIn(draft.every) === null && { every: t('clockings.checks.form.everyWrong', checkEvery) }),
      ...(answerIn(draft.answer) === null && { answer: t('clockings.checks.form.answerWrong', checkAnswer) }),
    }),
    send: ({ draft, version }) =>
      ask(changeShiftChecks, {
        everyMinutes: everyIn(draft.every)!,
        answerMinutes: answerIn(draft.answer)!,
        version: version ?? checksVersion(every, answer),
      }),
    onUntouched: onClose,
    onDone: async () => {
      await rereadSession()
      toast('success', t('clockings.checks.form.saved'))
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={t('clockings.checks.form.title')}
      subtitle={t('clockings.checks.form.about')}
      submit={t('clockings.checks.form.save')}
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 360 }}>
        <Field
          label={t('clockings.checks.form.every')}
          name="every"
          isFirst
          maxLength={3}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          hint={form.theirsOf('every') ?? t('clockings.checks.form.everyHint', checkEvery)}
          {...form.textProps('every')}
        />
        <Field
          label={t('clockings.checks.form.answer')}
          name="answer"
          maxLength={2}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          hint={form.theirsOf('answer') ?? t('clockings.checks.form.answerHint', checkAnswer)}
          {...form.textProps('answer')}
        />
      </Box>
    </FormModal>
  )
}

const styles = { p: { xs: 2, sm: 2.5 }, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const
