import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { longestWaiver } from '@vigie/contract/planning/planning.assignment.ts'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/fields/Field.tsx'
import { FormNotice } from '../../../ui/forms/FormNotice.tsx'
import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'

interface WaiverFormProps {
  /** What it is about and for whom: what was typed outlives the form under this. */
  readonly about: string
  readonly name: string
  readonly give: (reason: string) => Promise<unknown>
  readonly explain: (error: unknown) => string
  readonly onCancel: () => void
}

const drafts = keptDrafts<{ readonly reason: string }>()
export const hasKeptWaiver = (about: string): boolean => drafts(about).read() !== undefined

/** Why a rule of law is passed: it is kept with the manager's name. */
export function WaiverForm({ about, name, give, explain, onCancel }: WaiverFormProps) {
  const { t } = useTranslation()
  const form = useForm({
    start: { reason: '' },
    kept: drafts(about),
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t('shifts.assign.reasonRequired') } : {}),
    nameOf: (field) => (field === 'waiver' ? 'reason' : field),
    send: ({ draft }) => give(draft.reason.trim()),
    onDone: () => undefined,
    explain,
  })
  return (
    <Box component="form" {...form.formProps} aria-label={t('shifts.assign.waiveFor', { name })} sx={styles}>
      <Field
        label={t('shifts.assign.reason')}
        hint={t('shifts.assign.reasonHint')}
        {...form.textProps('reason')}
        maxLength={longestWaiver}
        isFirst
        multiline
        maxRows={4}
        sx={{ p: 0 }}
      />
      <FormNotice form={form} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton isBusy={form.isBusy} size="medium" fullWidth={false}>
          {t('shifts.assign.giveAnyway')}
        </SubmitButton>
        <Button variant="outlined" color="inherit" onClick={onCancel} disabled={form.isBusy}>
          {t('common.cancel')}
        </Button>
      </Box>
    </Box>
  )
}

const styles = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', color: 'text.primary' } as const
