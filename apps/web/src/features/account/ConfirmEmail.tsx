import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { sendConfirmEmail } from '@vigie/contract/auth/auth.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../api/queries.ts'
import { useUser } from '../../session/store.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { MailIcon } from '../../ui/icons.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { Panel } from './Panel.tsx'

/** Asks for the link that confirms one's own address, and says how that went. */
export function ConfirmEmail() {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { email } = useUser()
  const { mutate, isPending, isSuccess, data, error } = useSend(sendConfirmEmail)
  if (!email) return null
  return (
    <Panel title={t('account.profile.confirm')} text={t('account.profile.confirmText')}>
      {error && <Banner tone="missing">{sentenceOf(error)}</Banner>}
      {isSuccess &&
        (data.isSent ? (
          <Banner tone="done">{t('account.profile.sent', { email })}</Banner>
        ) : (
          <Banner tone="missing">{t('account.profile.unsent')}</Banner>
        ))}
      <Box>
        <Button variant="outlined" color="inherit" startIcon={<MailIcon />} disabled={isPending || isSuccess} onClick={() => mutate({})}>
          {t('account.profile.send')}
        </Button>
      </Box>
    </Panel>
  )
}
