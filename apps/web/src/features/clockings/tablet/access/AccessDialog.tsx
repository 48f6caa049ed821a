import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../../ui/dialogs/Modal.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { FormNotice } from '../../../../ui/forms/FormNotice.tsx'
import { useForm } from '../../../../ui/forms/useForm.ts'
import { SubmitButton } from '../../../../ui/SubmitButton.tsx'
import { tabletTarget } from '../../../../ui/page/tablet.ts'
import { openAccess } from './access.ts'

/** The manager-access dialog: who opens ten minutes on this device. */
export function AccessDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    start: { email: '', password: '' },
    judge: ({ email, password }) => ({
      ...(email.trim() === '' && { email: t('auth.emailRequired') }),
      ...(password === '' && { password: t('auth.passwordRequired') }),
    }),
    send: ({ draft: { email, password } }) => openAccess(email, password),
    onDone: onClose,
  })
  return (
    <Modal
      isOpen
      isWide
      isAtWall
      maxWidth="xs"
      onClose={onClose}
      title={t('clockings.tablet.access.title')}
      subtitle={t('clockings.tablet.access.text')}
    >
      <Box component="form" {...form.formProps} sx={forFingers}>
        <Field
          label={t('auth.email')}
          type="email"
          autoComplete="off"
          isFirst
          inputProps={{ autoCapitalize: 'none', inputMode: 'email', spellCheck: false }}
          {...form.textProps('email')}
        />
        <PasswordField label={t('auth.password')} autoComplete="off" {...form.textProps('password')} />
        <FormNotice form={form} />
        <SubmitButton isBusy={form.isBusy}>{t('clockings.tablet.access.open')}</SubmitButton>
      </Box>
    </Modal>
  )
}

const forFingers = {
  display: 'grid',
  gap: 1,
  '& .MuiOutlinedInput-input': { height: 40, fontSize: 18 },
  '& .MuiIconButton-root': { width: tabletTarget, height: tabletTarget },
  '& .MuiButton-root': { minHeight: tabletTarget, borderRadius: '16px', fontSize: 18 },
} as const
