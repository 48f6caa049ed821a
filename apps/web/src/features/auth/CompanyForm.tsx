import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isOffline, isRefused } from '../../api/errors.ts'
import { takeTarget } from '../../session/target.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { enterCompany, LookUpUnavailable } from './findCompany.ts'

/** The company's code, as the manager gave it. */
export function CompanyForm() {
  const { t } = useTranslation()
  const router = useRouter()
  const form = useForm({
    start: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: t('auth.company.codeRequired') } : {}),
    send: async ({ draft: { code } }) => {
      await enterCompany(code.trim())
      // Back to what was asked for: a tablet's clock, a link of a mail.
      await router.navigate({ href: takeTarget() ?? '/', replace: true })
    },
    onDone: () => undefined,
    explain: (error) => {
      if (isRefused(error) && error.status === 404) return { code: error.message }
      if (error instanceof LookUpUnavailable) return t('auth.company.unavailable')
      return isOffline(error) ? t('auth.company.slow') : undefined
    },
  })
  return (
    <Box component="form" {...form.formProps} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h1">{t('auth.company.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('auth.company.text')}
      </Typography>
      <Field
        label={t('auth.company.code')}
        autoComplete="organization"
        isFirst
        maxLength={32}
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
        name="code"
        {...form.textProps('code')}
      />
      {form.refusal && (
        <Box sx={{ mb: 1 }}>
          <FormNotice form={form} />
        </Box>
      )}
      <SubmitButton isBusy={form.isBusy}>{t('auth.company.submit')}</SubmitButton>
    </Box>
  )
}
