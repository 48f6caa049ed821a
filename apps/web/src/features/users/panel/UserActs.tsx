import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { inviteUserAgain } from '@vigie/contract/users/users.invite.ts'
import { changeUserAccess, type UserDetails } from '@vigie/contract/users/users.ts'
import { viewAsUser } from '@vigie/contract/users/users.viewing.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { useUser } from '../../../session/store.ts'
import { startViewing } from '../../../session/viewing.ts'
import { lowWindow } from '../../../theme/media.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { showHandOver } from '../../../ui/feedback/handOver.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { EyeIcon } from '../../../ui/firstIcons.tsx'
import { MailIcon } from '../../../ui/icons.tsx'
import { nameOf } from '../useUserWords.ts'
import { useUserAct } from './useUserActs.ts'

/** What an administrator does about a user: invite again, take or give back the access, look at the portal as this user. */
export function UserActs({ user }: { user: UserDetails }) {
  const { t } = useTranslation()
  const act = useUserAct()
  const [asking, setAsking] = useState<'withdraw' | 'view' | null>(null)
  const again = useSend(inviteUserAgain)
  const access = useSend(changeUserAccess)
  const view = useSend(viewAsUser)
  const isOwn = useUser().id === user.id
  const { id: userId, email, isActive, hasPassword } = user
  const name = nameOf(user)
  const sendAgain = () =>
    act(async () => {
      const { handOver } = await again.mutateAsync({ userId })
      if (!showHandOver(handOver)) toast('success', t('users.panel.invited', { email }))
    })
  const change = async (next: boolean) => {
    const isDone = await act(() => access.mutateAsync({ userId, isActive: next }))
    if (isDone) toast('success', t(next ? 'users.panel.givenBack' : 'users.panel.withdrawn'))
    setAsking(null)
  }
  const look = async () => {
    await act(async () => startViewing((await view.mutateAsync({ userId })).accessToken))
    setAsking(null)
  }
  return (
    <Box data-panel-foot sx={acts}>
      {isActive && !hasPassword && (
        <Button variant="outlined" color="inherit" startIcon={<MailIcon />} loading={again.isPending} onClick={() => void sendAgain()}>
          {t('users.panel.again')}
        </Button>
      )}
      {isActive ? (
        <Button variant="outlined" color="error" onClick={() => setAsking('withdraw')}>
          {t('users.panel.withdraw')}
        </Button>
      ) : (
        <Button variant="contained" loading={access.isPending} onClick={() => void change(true)}>
          {t('users.panel.giveBack')}
        </Button>
      )}
      {isActive && !isOwn && (
        <Button variant="outlined" color="inherit" startIcon={<EyeIcon />} onClick={() => setAsking('view')}>
          {t('users.panel.viewAs')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asking === 'withdraw'}
        variant="critical"
        title={t('users.panel.withdrawTitle', { name })}
        confirm={t('users.panel.withdraw')}
        onConfirm={() => change(false)}
        onCancel={() => setAsking(null)}
      >
        {t('users.panel.withdrawText')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'view'}
        title={t('users.panel.viewTitle', { name })}
        confirm={t('users.panel.viewConfirm')}
        onConfirm={look}
        onCancel={() => setAsking(null)}
      >
        {t('users.panel.viewText')}
      </ConfirmDialog>
    </Box>
  )
}

/** It stays in sight below what scrolls. */
const acts = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  px: 2.5,
  py: 1.75,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 44 },
  [lowWindow]: { position: 'static' },
} as const
