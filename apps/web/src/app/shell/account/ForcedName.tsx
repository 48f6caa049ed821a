import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { role } from '@vigie/contract/access.ts'
import { changeProfile } from '@vigie/contract/auth/profile.ts'
import { profileProblems } from '@vigie/contract/auth/profile.rules.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { NameFields } from '../../../features/account/NameFields.tsx'
import { signOutHere } from '../../../session/signing.ts'
import { rereadSession } from '../../../session/start.ts'
import { useUser } from '../../../session/store.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { FormNotice } from '../../../ui/forms/FormNotice.tsx'
import { useProblemWords } from '../../../ui/forms/problems.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'

/** Whoever was invited without a name says it before anything else; an agent is called as on its sheet. */
export function ForcedName() {
  const { t } = useTranslation()
  const { firstName, lastName, role: own, isFirstLogin, isPasswordExpired } = useUser()
  const isNamed = firstName !== '' && lastName !== ''
  if (isNamed || isFirstLogin || isPasswordExpired || own === role.agent || own === role.device) return null
  return (
    <Modal
      isOpen
      isWide
      maxWidth="xs"
      title={t('account.naming.title')}
      subtitle={t('account.naming.text')}
      actions={
        <Button color="inherit" onClick={() => void signOutHere()}>
          {t('auth.forced.signOut')}
        </Button>
      }
    >
      <NameForm start={{ firstName, lastName }} />
    </Modal>
  )
}

function NameForm({ start }: { start: { readonly firstName: string; readonly lastName: string } }) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const form = useForm({
    start,
    judge: (draft) => wordsOf(profileProblems({ ...draft, phone: '' })),
    send: ({ draft }) => ask(changeProfile, draft),
    onDone: rereadSession,
  })
  return (
    <Box component="form" {...form.formProps} sx={{ display: 'grid', gap: 1 }}>
      <NameFields isFirst textProps={form.textProps} />
      <FormNotice form={form} />
      <SubmitButton isBusy={form.isBusy}>{t('account.naming.submit')}</SubmitButton>
    </Box>
  )
}
