import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { readLink, resetPassword } from '@vigie/contract/auth/auth.ts'
import { isStrongToken } from '@vigie/contract/auth/passwords.rules.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { isRefused } from '../../api/errors.ts'
import { LoadingPlaceholder } from '../../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState } from '../../ui/feedback/StatePage.tsx'
import { DeadLink } from './DeadLink.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { useOnce } from './useOnce.ts'

/** A new password by a link's token, or the first one by an invitation. DeferredRender one signs in with it (coverage 4.016). */
export function LinkPassword({ token, onDone }: { token: string; onDone: (email: string) => void }) {
  const { t } = useTranslation()
  const { answer: link, error, retry } = useOnce(() => ask(readLink, { token }))
  if (isRefused(error) && error.status === 422) return <DeadLink text={error.message} />
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!link) return <Waiting />
  const isWelcome = link.kind === 'invitation'
  const isNamed = link.firstName !== ''
  const who = { name: link.firstName, email: link.email }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h1">
        {isWelcome ? t(isNamed ? 'auth.reset.welcomeTitle' : 'auth.reset.welcomeTitleBare', who) : t('auth.reset.chooseTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {isWelcome ? t('auth.reset.welcomeText', who) : t(isNamed ? 'auth.reset.chooseText' : 'auth.reset.chooseTextBare', who)}
      </Typography>
      <PasswordForm
        demands={{ isStrong: link.isStrong || isStrongToken(token), companyMinimum: link.minimumLength, isCurrentRequired: false }}
        email={link.email}
        submit={t('auth.reset.submitNew')}
        // Over HTTP: it ends the sessions of this user, and with one of them the socket that would bring the answer.
        onSubmit={({ next }) => ask(resetPassword, { token, password: next }, { isByHttp: true })}
        onDone={() => onDone(link.email)}
      />
    </Box>
  )
}

/** The form's own size, while the link is read. */
function Waiting() {
  return (
    <LoadingPlaceholder sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="text" width="60%" sx={{ fontSize: '1.5rem' }} />
      <Skeleton variant="text" />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
    </LoadingPlaceholder>
  )
}
