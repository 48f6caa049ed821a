import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SendMessage } from '../../features/notifications/send/SendMessage.tsx'
import { sendMessageAddress } from '../../routing/addresses/notifications.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'

/** Envoyer un message: a manager's own words. */
export default function SendMessageScreen() {
  const { t } = useTranslation()
  const [{ agentId, siteId }] = useAddress(sendMessageAddress)
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={t('shell.titles.sendMessage')} text={t('notifications.send.text')} />
      <SendMessage agentId={agentId} siteId={siteId} />
    </Box>
  )
}
