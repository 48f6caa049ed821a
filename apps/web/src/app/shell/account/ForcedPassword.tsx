import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '../../../features/auth/ChangePasswordForm.tsx'
import { useUser } from '../../../session/store.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { signOut } from '../live/leaving.ts'

/** A first sign-in or an expired password: nothing else can be done before it is replaced; then the app reloads. */
export function ForcedPassword() {
  const { t } = useTranslation()
  const { isFirstLogin, isPasswordExpired } = useUser()
  if (!isFirstLogin && !isPasswordExpired) return null
  return (
    <Modal
      isOpen
      isWide
      maxWidth="xs"
      title={isFirstLogin ? t('auth.forced.titleFirst') : t('auth.forced.titleExpired')}
      subtitle={isFirstLogin ? t('auth.forced.textFirst') : t('auth.forced.textExpired')}
      actions={
        <Button color="inherit" onClick={() => void signOut()}>
          {t('auth.forced.signOut')}
        </Button>
      }
    >
      <ChangePasswordForm onChanged={() => location.reload()} />
    </Modal>
  )
}
