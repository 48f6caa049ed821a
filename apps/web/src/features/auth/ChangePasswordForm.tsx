import { changePassword } from '@vigie/contract/auth/auth.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { keepReached } from '../../offline/push/keep.ts'
import { useExchange, useUser } from '../../session/store.ts'
import { PasswordForm } from './PasswordForm.tsx'

/** Changes one's own password; the old one is not asked when it is new or expired (coverage 7.026). */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation()
  const { isPasswordStrong, isFirstLogin, isPasswordExpired, email, id: userId } = useUser()
  const { environment, theme } = useExchange()
  const { settings } = environment
  const isCurrentRequired = !isFirstLogin && !isPasswordExpired
  const demands = { isStrong: isPasswordStrong, companyMinimum: settings.password_min_length, isCurrentRequired }
  return (
    <PasswordForm
      demands={demands}
      email={email}
      submit={t('auth.form.submit')}
      onSubmit={({ current, next, confirmation }) =>
        ask(changePassword, { current: isCurrentRequired ? current : null, next, confirmation })
      }
      onDone={() => {
        keepReached({ companyCode: theme.code, userId }, true).catch(() => undefined)
        onChanged()
      }}
    />
  )
}
