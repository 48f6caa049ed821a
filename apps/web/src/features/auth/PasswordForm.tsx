import Box from '@mui/material/Box'
import { minimumLength, passwordProblems, type PasswordDemands, type PasswordForm as Values } from '@vigie/contract/auth/passwords.rules.ts'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../api/errors.ts'
import { useUnsaved } from '../../session/reach.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
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
  const sentenceOf = useSentence()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isTaken, setTaken] = useState(false)
  const form = useForm<Values>({
    defaultValues: empty,
    mode: 'onTouched',
    resolver: (values) => {
      const problems = passwordProblems(values, demands)
      if (problems.length === 0) return { values, errors: {} }
      const errors = problems.map(({ field, problem, values: given }) => [
        field,
        { type: problem, message: t(`problems.${problem}` as 'problems.required', given ?? {}) },
      ])
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
    },
  })
  const { touchedFields, errors, isSubmitting, isDirty } = form.formState
  const values = { ...empty, ...useWatch({ control: form.control }) }
  useUnsaved(isDirty && !isTaken)
  const send = form.handleSubmit(async (given) => {
    setRefusal(null)
    try {
      await onSubmit(given)
    } catch (error) {
      // A sentence at its field says more than one that points to it.
      if (!isRefused(error) || !showProblems(error.errors)) setRefusal(sentenceOf(error))
      return
    }
    // What was taken is no longer unsaved, before anybody leaves the page for it.
    flushSync(() => setTaken(true))
    onDone()
  })
  /** Puts the server's sentences at their fields; whether there was one. */
  const showProblems = (problems: Readonly<Record<string, string>>): boolean => {
    // A link's call names the new password plainly.
    const names: Readonly<Record<string, string | undefined>> = { ...problems, next: problems['next'] ?? problems['password'] }
    const known = (['current', 'next', 'confirmation'] as const).filter((name) => names[name])
    for (const name of known) form.setError(name, { type: 'server', message: names[name] ?? '' }, { shouldFocus: true })
    return known.length > 0
  }
  /** A change of one field may mend or break another: those already touched are judged anew. */
  const judge = () => {
    setRefusal(null)
    const touched = (['next', 'confirmation'] as const).filter((name) => touchedFields[name])
    if (touched.length > 0) void form.trigger(touched)
  }
  const isReady = Boolean(touchedFields.confirmation || values.confirmation) && passwordProblems(values, demands).length === 0
  const field = (name: keyof Values, label: string, autoComplete: string, above?: ReactNode) => {
    const { ref, ...rest } = form.register(name, { onChange: judge })
    return (
      <PasswordField label={label} autoComplete={autoComplete} inputRef={ref} problem={errors[name]?.message} above={above} {...rest} />
    )
  }
  const rules = <PasswordRules password={values.next} isStrong={demands.isStrong} minimum={minimumLength(demands)} />
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 1 }}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {demands.isCurrentRequired && field('current', t('auth.form.current'), 'current-password')}
      {field('next', t('auth.form.next'), 'new-password', rules)}
      {field('confirmation', t('auth.form.confirmation'), 'new-password')}
      {refusal && (
        <Box sx={{ mb: 1 }}>
          <Banner tone="missing">{refusal}</Banner>
        </Box>
      )}
      <SubmitButton isBusy={isSubmitting} disabled={!isReady} sx={{ mt: 1 }}>
        {submit}
      </SubmitButton>
    </Box>
  )
}
