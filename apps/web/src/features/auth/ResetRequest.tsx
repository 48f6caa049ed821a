import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { sendResetLink } from '@vigie/contract/auth/auth.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { EmailField } from '../../ui/fields/EmailField.tsx'
import { SuccessDrawing } from '../../ui/illustrations/pages.tsx'
import { ErrorDrawing } from '../../ui/illustrations/states.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { StatePage } from '../../ui/feedback/StatePage.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextLink } from '../../ui/links/TextLink.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'

/** Asks for a link to a new password. The answer is the same for an address that nobody has. */
export function ResetRequest() {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<{ readonly email: string; readonly isSent: boolean } | null>(null)
  const form = useForm({
    start: { email: '' },
    validate: ({ email }) => (email.trim() === '' ? { email: t('auth.emailRequired') } : {}),
    send: async ({ draft }) => {
      const email = draft.email.trim()
      const { isSent } = await ask(sendResetLink, { email })
      return { email, isSent }
    },
    onDone: setSentTo,
  })
  const toSignIn = (
    <Box sx={{ textAlign: 'center' }}>
      <TextLink to="/login">{t('auth.reset.toSignIn')}</TextLink>
    </Box>
  )
  if (sentTo !== null) {
    const { email, isSent } = sentTo
    const text = isSent ? (
      <>
        {t('auth.reset.sentText', { email })} {t('auth.reset.sentHint')}
      </>
    ) : (
      t('auth.reset.unsentText')
    )
    const again = (
      <Button variant="outlined" color="inherit" onClick={() => setSentTo(null)}>
        {t('auth.reset.again')}
      </Button>
    )
    return (
      <LiveRegion>
        <StatePage
          isInCard
          isPage
          drawing={isSent ? <SuccessDrawing /> : <ErrorDrawing />}
          title={t(isSent ? 'auth.reset.sentTitle' : 'auth.reset.unsentTitle')}
          text={text}
          action={again}
        />
        {toSignIn}
      </LiveRegion>
    )
  }
  return (
    <Box component="form" {...form.formProps} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h1">{t('auth.reset.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('auth.reset.text')}
      </Typography>
      <EmailField autoComplete="username" isFirst name="email" {...form.textProps('email')} />
      {form.refusal && (
        <Box sx={{ mb: 1 }}>
          <FormNotice form={form} />
        </Box>
      )}
      <SubmitButton isBusy={form.isBusy}>{t('auth.reset.submit')}</SubmitButton>
      {toSignIn}
    </Box>
  )
}
