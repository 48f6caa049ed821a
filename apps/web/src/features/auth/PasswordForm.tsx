import Box from '@mui/material/Box'
import { minimumLength, passwordProblems, type PasswordDemands, type PasswordForm as Values } from '@vigie/contract/auth/passwords.rules.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { useProblemWords } from '../../ui/forms/problems.ts'
import { useForm } from '../../ui/forms/useForm.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { PasswordRules } from './PasswordRules.tsx'

interface PasswordFormProps {
  readonly demands: PasswordDemands
  readonly submit: string
  /** Whose password it is, for the browser's keeper of passwords. */
  readonly email: string
  /** Sends it. What it throws is said in the form, and what was typed stays. */
  readonly onSubmit: (values: Values) => Promise<unknown>
  /** It was taken: leads on, to where nothing of this form is left. */
  readonly onDone: () => void
}

const empty: Values = { current: '', next: '', confirmation: '' }

/** The one form of passwords: forced, in the settings, and by a link. Its rules are the contract's, as on the server. */
export function PasswordForm({ demands, submit, email, onSubmit, onDone }: PasswordFormProps) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const form = useForm<Values, unknown>({
    start: empty,
    validate: (values) => wordsOf(passwordProblems(values, demands)),
    validatesOnBlur: true,
    send: ({ draft }) => onSubmit(draft),
    onDone,
    // A link's call names the new password plainly.
    nameOf: (field) => (field === 'password' ? 'next' : field),
  })
  const isReady = form.draft.confirmation !== '' && form.isRight
  const field = (name: keyof Values, label: string, autoComplete: string, above?: ReactNode) => (
    <PasswordField label={label} autoComplete={autoComplete} name={name} above={above} {...form.textProps(name)} />
  )
  const rules = <PasswordRules password={form.draft.next} isStrong={demands.isStrong} minimum={minimumLength(demands)} />
  return (
    <Box component="form" {...form.formProps} sx={{ display: 'grid', gap: 1 }}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {demands.isCurrentRequired && field('current', t('auth.form.current'), 'current-password')}
      {field('next', t('auth.form.next'), 'new-password', rules)}
      {field('confirmation', t('auth.form.confirmation'), 'new-password')}
      {form.refusal && (
        <Box sx={{ mb: 1 }}>
          <FormNotice form={form} />
        </Box>
      )}
      <SubmitButton isBusy={form.isBusy} disabled={!isReady} sx={{ mt: 1 }}>
        {submit}
      </SubmitButton>
    </Box>
  )
}
