import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '../../features/auth/ChangePasswordForm.tsx'
import { signOutHere } from '../../session/signing.ts'
import { useUser } from '../../session/store.ts'

/** A first sign-in or an expired password: nothing else can be done before it is replaced; then the app reloads. */
export function ForcedPassword() {
  const { t } = useTranslation()
  const { isFirstLogin, isPasswordExpired } = useUser()
  if (!isFirstLogin && !isPasswordExpired) return null
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="forced-title">
      <DialogContent sx={{ display: 'grid', gap: 1, p: 3 }}>
        <Typography id="forced-title" variant="h2">
          {isFirstLogin ? t('auth.forced.titleFirst') : t('auth.forced.titleExpired')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {isFirstLogin ? t('auth.forced.textFirst') : t('auth.forced.textExpired')}
        </Typography>
        <ChangePasswordForm onChanged={() => location.reload()} />
        <Button color="inherit" onClick={() => void signOutHere()}>
          {t('auth.forced.signOut')}
        </Button>
      </DialogContent>
    </Dialog>
  )
}
