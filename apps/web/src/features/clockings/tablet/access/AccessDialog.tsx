import { useTranslation } from 'react-i18next'
import { EmailField } from '../../../../ui/fields/EmailField.tsx'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormModal } from '../../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../../ui/forms/useForm.ts'
import { openAccess } from './access.ts'

/** The manager-access dialog: who opens ten minutes on this device. What is typed here goes with it: a device hangs on a wall. */
export function AccessDialog({ onClose, onOpened = onClose }: { onClose: () => void; onOpened?: () => void }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const form = useForm({
    start: { email: '', password: '' },
    validate: ({ email, password }) => ({
      ...(email.trim() === '' && { email: t('auth.emailRequired') }),
      ...(password === '' && { password: t('auth.passwordRequired') }),
    }),
    send: ({ draft: { email, password } }) => openAccess(email, password),
    onDone: onOpened,
    // The server's sentence in a snackbar too (coverage 8.032); that of the form stays, and is read aloud.
    explain: (error) => {
      toast('error', sentenceOf(error))
      return undefined
    },
  })
  return (
    <FormModal
      form={form}
      isOnTablet
      forgets
      maxWidth="xs"
      onClose={onClose}
      title={t('clockings.tablet.access.title')}
      subtitle={t('clockings.tablet.access.text')}
      submit={t('clockings.tablet.access.open')}
    >
      <EmailField autoComplete="off" isFirst {...form.textProps('email')} />
      <PasswordField label={t('auth.password')} autoComplete="off" {...form.textProps('password')} />
    </FormModal>
  )
}
