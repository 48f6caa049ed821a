import { useTranslation } from 'react-i18next'
import { sendMessageAddress } from '../../../routing/addresses/notifications.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { MessageIcon } from '../../../ui/icons.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'

/** The way to a message to this agent, who has an account to read it by. */
export function WriteLink({ agentId }: { agentId: number }) {
  const { t } = useTranslation()
  return (
    <ButtonLink
      {...linkTo(sendMessageAddress, { agentId })}
      variant="outlined"
      color="inherit"
      startIcon={<MessageIcon />}
      sx={{ bgcolor: 'background.paper' }}
    >
      {t('notifications.list.send')}
    </ButtonLink>
  )
}
