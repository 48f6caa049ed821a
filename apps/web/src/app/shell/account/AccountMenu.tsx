import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../session/store.ts'
import { layout } from '../../../theme/theme.ts'
import { Avatar } from '../../../ui/marks/Avatar.tsx'
import { Counted } from '../../../ui/marks/Counted.tsx'
import { AccountLines } from './AccountLines.tsx'
import { unseenAtAvatar } from '../menu/unseen.ts'
import { useCounters } from '../menu/useCounters.ts'

/** Who one is: the avatar, and what is one's own behind it (320 pixels). */
export function AccountMenu() {
  const { t } = useTranslation()
  const user = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const unseen = unseenAtAvatar(user.role, useCounters())
  const close = () => setAnchor(null)
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <>
      <ButtonBase
        aria-label={[t('shell.account.open'), name, unseen > 0 && t('shell.menu.unseen', { count: unseen })].filter(Boolean).join(' – ')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '50%', width: 44, height: 44, flex: 'none' }}
      >
        <Counted count={unseen} isRound>
          <Avatar {...user} />
        </Counted>
      </ButtonBase>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('shell.account.open'),
            sx: { width: layout.accountMenu, maxWidth: 'calc(100vw - 16px)' },
          },
        }}
      >
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 2, py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
          <Avatar {...user} size={44} />
          <Box sx={{ minWidth: 0 }}>
            <strong>{name}</strong>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t(`common.roles.${user.role}`)} · {user.email}
            </Box>
          </Box>
        </Box>
        <AccountLines onDone={close} />
      </Popover>
    </>
  )
}
