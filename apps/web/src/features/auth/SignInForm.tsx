import Box from '@mui/material/Box'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { signInWith, type Credentials, type UserChoice } from '../../session/signing.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'

interface SignInFormProps {
  readonly email: string
  readonly onSignedIn: () => void
  /** The password fits several users. */
  readonly onChoices: (credentials: Credentials, choices: readonly UserChoice[]) => void
}

/** E-mail and password. What was typed stays after a refusal. */
export function SignInForm({ email, onSignedIn, onChoices }: SignInFormProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email, password: '' } })
  const send = handleSubmit(async (credentials) => {
    setRefusal(null)
    try {
      const choices = await signInWith(credentials)
      if (choices.length > 0) onChoices(credentials, choices)
      else onSignedIn()
    } catch (error) {
      setRefusal(sentenceOf(error))
    }
  })
  const { ref: emailRef, ...emailField } = register('email', { validate: (given) => given.trim() !== '' || t('auth.emailRequired') })
  const { ref: passwordRef, ...passwordField } = register('password', { required: t('auth.passwordRequired') })
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 1 }}>
      <Field
        label={t('auth.email')}
        type="email"
        autoComplete="username"
        isFirst
        inputRef={emailRef}
        inputProps={{ autoCapitalize: 'none', inputMode: 'email', spellCheck: false }}
        problem={formState.errors.email?.message}
        {...emailField}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        inputRef={passwordRef}
        problem={formState.errors.password?.message}
        {...passwordField}
      />
      {refusal && (
        <Box sx={{ mb: 1 }}>
          <Banner tone="missing">{refusal}</Banner>
        </Box>
      )}
      <SubmitButton isBusy={formState.isSubmitting} sx={{ mt: 0.5 }}>
        {t('auth.signIn.submit')}
      </SubmitButton>
    </Box>
  )
}
