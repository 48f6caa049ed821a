import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { useTranslation } from 'react-i18next'
import { notificationChoicesAddress, sendMessageAddress } from '../../../routing/addresses/notifications.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { KeysButton } from '../../../ui/lists/KeysButton.tsx'
import { ListPage } from '../../../ui/lists/ListPage.tsx'
import { useListPage } from '../../../ui/lists/useListPage.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { MessageIcon, SettingsIcon } from '../../../ui/icons.tsx'
import { NoticeList } from './NoticeList.tsx'
import { useNotices } from './useNotices.ts'

/** Everything that one was told, with the whole of what each says. */
export function NoticesPage() {
  const { t } = useTranslation()
  const notices = useNotices()
  const all = [...notices.fresh, ...notices.older]
  const page = useListPage({ ids: all.map(({ id }) => id) })
  const canSend = mayUse(useExchange(), may.sendNotifications)
  return (
    <Box sx={{ maxWidth: 760 }}>
      <ListPage
        page={page}
        head={
          <PageTitle
            title={t('shell.titles.notifications')}
            text={t('notifications.list.text')}
            actions={
              <>
                {/* Always there: the title stands where it stood when the first unread one comes. */}
                <Button
                  variant="outlined"
                  color="inherit"
                  disabled={!notices.fresh.some(notices.isUnread)}
                  onClick={notices.readAll}
                  sx={ground}
                >
                  {t('notifications.list.readAll')}
                </Button>
                <ButtonLink
                  {...linkTo(notificationChoicesAddress)}
                  variant="outlined"
                  color="inherit"
                  startIcon={<SettingsIcon />}
                  sx={ground}
                >
                  {t('notifications.list.preferences')}
                </ButtonLink>
                {canSend && (
                  <ButtonLink {...linkTo(sendMessageAddress)} variant="contained" startIcon={<MessageIcon />}>
                    {t('notifications.list.send')}
                  </ButtonLink>
                )}
                <KeysButton onHelp={page.onHelp} />
              </>
            }
          />
        }
        counted={notices.isPending ? undefined : t('notifications.list.count', { count: all.length })}
      >
        <Card sx={{ overflow: 'hidden' }}>
          <NoticeList notices={notices} heading="h2" listRef={page.grid} />
        </Card>
      </ListPage>
    </Box>
  )
}

const ground = { bgcolor: 'background.paper' } as const
