import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { longestWaiver } from '@vigie/contract/planning/planning.assignment.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/fields/Field.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'

interface WaiverFormProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onGive: (reason: string) => void
  readonly onCancel: () => void
}

/** Why a rule of law is passed: it is kept with the manager's name. */
export function WaiverForm({ name, isBusy, onGive, onCancel }: WaiverFormProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && reason.trim() === ''
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('shifts.assign.waiveFor', { name })}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (reason.trim() !== '' && !isBusy) onGive(reason.trim())
      }}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', color: 'text.primary' }}
    >
      <Field
        label={t('shifts.assign.reason')}
        hint={t('shifts.assign.reasonHint')}
        problem={isMissing ? t('shifts.assign.reasonRequired') : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={longestWaiver}
        isFirst
        multiline
        maxRows={4}
        sx={{ p: 0 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton isBusy={isBusy} size="medium" fullWidth={false}>
          {t('shifts.assign.giveAnyway')}
        </SubmitButton>
        <Button variant="outlined" color="inherit" onClick={onCancel} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
      </Box>
    </Box>
  )
}
