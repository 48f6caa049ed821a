import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import * as may from '@vigie/contract/access.calls.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationChoicesAddress, notificationsAddress, sendMessageAddress } from '../../../routing/addresses/notifications.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { NoticeList } from '../list/NoticeList.tsx'
import { useNotices } from '../list/useNotices.ts'

/** What the bell opens on a page that has room for it. */
export default function BellPopover({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const notices = useNotices()
  const canSend = mayUse(useExchange(), may.sendNotifications)
  const hasUnread = notices.fresh.some(notices.isUnread)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      marginThreshold={8}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: paper } }}
    >
      <Box sx={head}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          {t('shell.titles.notifications')}
        </Typography>
        <Button size="small" onClick={notices.readAll} sx={{ visibility: hasUnread ? 'visible' : 'hidden' }}>
          {t('notifications.list.readAll')}
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        <NoticeList notices={notices} heading="h3" onLeave={onClose} />
      </Box>
      <Box sx={foot}>
        <ButtonLink {...linkTo(notificationsAddress)} onClick={onClose} size="small">
          {t('notifications.list.all')}
        </ButtonLink>
        {canSend && (
          <ButtonLink {...linkTo(sendMessageAddress)} onClick={onClose} size="small" color="inherit">
            {t('notifications.list.send')}
          </ButtonLink>
        )}
        <ButtonLink {...linkTo(notificationChoicesAddress)} onClick={onClose} size="small" color="inherit">
          {t('notifications.list.preferences')}
        </ButtonLink>
      </Box>
    </Popover>
  )
}

const paper = {
  width: 440,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(640px, calc(100vh - 112px))',
  display: 'flex',
  flexDirection: 'column',
} as const
const bar = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, flex: 'none' } as const
const head = { ...bar, px: 2, py: 1, minHeight: 56, borderBottom: 1, borderColor: 'divider' } as const
const foot = { ...bar, px: 1, py: 0.75, borderTop: 1, borderColor: 'divider' } as const
