import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { signInWith, type Credentials, type UserChoice } from '../../session/signing.ts'
import { EmailField } from '../../ui/fields/EmailField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'

interface SignInFormProps {
  readonly email: string
  readonly onSignedIn: () => void
  /** The password fits several users. */
  readonly onChoices: (credentials: Credentials, choices: readonly UserChoice[]) => void
}

/** Pixels that a refusal of three lines takes, the empty line of the field above among them: kept, so that nothing jumps when it comes. */
const noticeHeight = 82

/** E-mail and password. What was typed stays after a refusal. */
export function SignInForm({ email, onSignedIn, onChoices }: SignInFormProps) {
  const { t } = useTranslation()
  const form = useForm({
    start: { email, password: '' },
    validate: (typed) => ({
      ...(typed.email.trim() === '' && { email: t('auth.emailRequired') }),
      ...(typed.password === '' && { password: t('auth.passwordRequired') }),
    }),
    send: ({ draft }) => signInWith(draft),
    onDone: (choices, credentials) => (choices.length > 0 ? onChoices(credentials, choices) : onSignedIn()),
  })
  return (
    <Box component="form" {...form.formProps} sx={{ display: 'grid', gap: 1 }}>
      <EmailField autoComplete="username" isFirst={!email} name="email" {...form.textProps('email')} />
      {/* Whose address is known types the password next. */}
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        isFirst={Boolean(email)}
        name="password"
        {...form.textProps('password')}
      />
      <Box sx={{ minHeight: noticeHeight, display: 'grid', alignContent: 'center', mt: -3.25, pointerEvents: 'none' }}>
        <FormNotice form={form} />
      </Box>
      <SubmitButton isBusy={form.isBusy} sx={{ mt: 0 }}>
        {t('auth.signIn.submit')}
      </SubmitButton>
    </Box>
  )
}
