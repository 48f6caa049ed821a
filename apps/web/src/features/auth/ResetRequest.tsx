import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { sendResetLink } from '@vigie/contract/auth/auth.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { isRefused } from '../../api/errors.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { SuccessDrawing } from '../../ui/illustrations.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { StatePage } from '../../ui/feedback/StatePage.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'

/** Asks for a link to a new password. The answer is the same for an address that nobody has. */
export function ResetRequest() {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { email: '' } })
  const send = handleSubmit(async ({ email }) => {
    setRefusal(null)
    try {
      await ask(sendResetLink, { email: email.trim() })
      setSentTo(email.trim())
    } catch (error) {
      const problem = isRefused(error) ? error.errors['email'] : undefined
      if (problem) setError('email', { type: 'server', message: problem }, { shouldFocus: true })
      else setRefusal(sentenceOf(error))
    }
  })
  const toSignIn = (
    <Box sx={{ textAlign: 'center' }}>
      <TextLink to="/login">{t('auth.reset.toSignIn')}</TextLink>
    </Box>
  )
  if (sentTo !== null) {
    const text = (
      <>
        {t('auth.reset.sentText', { email: sentTo })} {t('auth.reset.sentHint')}
      </>
    )
    const again = (
      <Button variant="outlined" color="inherit" onClick={() => setSentTo(null)}>
        {t('auth.reset.again')}
      </Button>
    )
    return (
      <LiveRegion>
        <StatePage isInCard isPage drawing={<SuccessDrawing />} title={t('auth.reset.sentTitle')} text={text} action={again} />
        {toSignIn}
      </LiveRegion>
    )
  }
  const { ref, ...field } = register('email', { validate: (given) => given.trim() !== '' || t('auth.emailRequired') })
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h1">{t('auth.reset.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('auth.reset.text')}
      </Typography>
      <Field
        label={t('auth.email')}
        type="email"
        autoComplete="username"
        isFirst
        inputRef={ref}
        inputProps={{ autoCapitalize: 'none', inputMode: 'email', spellCheck: false }}
        problem={formState.errors.email?.message}
        {...field}
      />
      {refusal && (
        <Box sx={{ mb: 1 }}>
          <Banner tone="missing">{refusal}</Banner>
        </Box>
      )}
      <SubmitButton isBusy={formState.isSubmitting}>{t('auth.reset.submit')}</SubmitButton>
      {toSignIn}
    </Box>
  )
}
