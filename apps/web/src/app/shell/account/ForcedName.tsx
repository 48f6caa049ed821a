import Button from '@mui/material/Button'
import { role } from '@vigie/contract/access.ts'
import { changeProfile } from '@vigie/contract/auth/profile.ts'
import { profileProblems } from '@vigie/contract/auth/profile.rules.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { NameFields } from '../../../features/account/NameFields.tsx'
import { rereadSession } from '../../../session/start.ts'
import { useUser } from '../../../session/store.ts'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useProblemWords } from '../../../ui/forms/problems.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { signOut } from '../live/leaving.ts'

/** Whoever was invited without a name says it before anything else; an agent is called as on its sheet. */
export function ForcedName() {
  const { firstName, lastName, role: own, isFirstLogin, isPasswordExpired } = useUser()
  const isNamed = firstName !== '' && lastName !== ''
  if (isNamed || isFirstLogin || isPasswordExpired || own === role.agent || own === role.device) return null
  return <NameDialog start={{ firstName, lastName }} />
}

function NameDialog({ start }: { start: { readonly firstName: string; readonly lastName: string } }) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const form = useForm({
    start,
    validate: (draft) => wordsOf(profileProblems({ ...draft, phone: '' })),
    send: ({ draft }) => ask(changeProfile, draft),
    onDone: rereadSession,
  })
  const out = (
    <Button color="inherit" onClick={() => void signOut()}>
      {t('auth.forced.signOut')}
    </Button>
  )
  return (
    <FormModal
      form={form}
      maxWidth="xs"
      title={t('account.naming.title')}
      subtitle={t('account.naming.text')}
      submit={t('account.naming.submit')}
      more={out}
    >
      <NameFields isFirst textProps={form.textProps} />
    </FormModal>
  )
}
