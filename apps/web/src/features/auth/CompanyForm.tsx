import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isOffline, isRefused } from '../../api/errors.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { enterCompany, LookUpUnavailable } from './findCompany.ts'

/** The company's code, as the manager gave it. */
export function CompanyForm() {
  const { t } = useTranslation()
  const router = useRouter()
  const sentenceOf = useSentence()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } })
  const send = handleSubmit(async ({ code }) => {
    setRefusal(null)
    try {
      await enterCompany(code.trim())
      await router.navigate({ to: '/', replace: true })
    } catch (error) {
      if (isRefused(error) && error.status === 404) setError('code', { type: 'server', message: error.message }, { shouldFocus: true })
      else if (error instanceof LookUpUnavailable) setRefusal(t('auth.company.unavailable'))
      else setRefusal(isOffline(error) ? t('auth.company.slow') : sentenceOf(error))
    }
  })
  const { ref, ...field } = register('code', { validate: (given) => given.trim() !== '' || t('auth.company.codeRequired') })
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h1">{t('auth.company.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('auth.company.text')}
      </Typography>
      <Field
        label={t('auth.company.code')}
        autoComplete="organization"
        isFirst
        inputRef={ref}
        maxLength={32}
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
        problem={formState.errors.code?.message}
        {...field}
      />
      {refusal && (
        <Box sx={{ mb: 1 }}>
          <Banner tone="missing">{refusal}</Banner>
        </Box>
      )}
      <SubmitButton isBusy={formState.isSubmitting}>{t('auth.company.submit')}</SubmitButton>
    </Box>
  )
}
