import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '../../features/auth/ChangePasswordForm.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { toast } from '../../ui/feedback/toast.ts'

export default function SettingsPassword() {
  const { t } = useTranslation()
  const [changes, setChanges] = useState(0)
  const changed = () => {
    toast('success', t('auth.form.changed'))
    setChanges(changes + 1)
  }
  return (
    <Box sx={{ maxWidth: 520, display: 'grid', gap: 2.5 }}>
      <PageTitle title={t('shell.titles.password')} text={t('auth.form.othersEnd')} />
      <Card sx={{ p: { xs: 2.5, sm: 3.5 } }}>
        {/* A fresh form after each change: nothing of the former password stays in the page. */}
        <ChangePasswordForm key={changes} onChanged={changed} />
      </Card>
    </Box>
  )
}
