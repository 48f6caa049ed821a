import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { languages } from '@vigie/phrases/languages.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, useLanguage } from '../../i18n/i18n.ts'
import { signOutHere } from '../../session/signing.ts'
import { useUser } from '../../session/store.ts'
import { changeDisplay, useDisplay } from '../../theme/display.ts'
import { layout } from '../../theme/theme.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { CheckIcon, ExitIcon, KeyIcon, MoonIcon, SunIcon } from '../../ui/icons.tsx'

/** Who one is, and what is one's own: password, language, light or dark, sign-out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useUser()
  const { themeMode } = useDisplay()
  const language = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const name = `${user.firstName} ${user.lastName}`.trim()
  const other = themeMode === 'light' ? 'dark' : 'light'
  return (
    <>
      <ButtonBase
        aria-label={`${t('shell.account.open')} : ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '50%', width: 44, height: 44 }}
      >
        <Avatar {...user} />
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: layout.accountMenu, maxWidth: 'calc(100vw - 16px)' } } }}
      >
        <Box component="li" role="presentation" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 2, pt: 0.5, pb: 1.5 }}>
          <Avatar {...user} size={44} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle1">{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t(`common.roles.${user.role}`)} · {user.email}
            </Typography>
          </Box>
        </Box>
        <Divider sx={{ mb: 0.75 }} />
        <MenuItem
          onClick={() => {
            close()
            void navigate({ to: '/settings/password' })
          }}
        >
          <Line icon={<KeyIcon />}>{t('shell.account.password')}</Line>
        </MenuItem>
        <MenuItem onClick={() => changeDisplay({ themeMode: other })}>
          <Line icon={themeMode === 'light' ? <MoonIcon /> : <SunIcon />}>
            {other === 'dark' ? t('shell.account.toDark') : t('shell.account.toLight')}
          </Line>
        </MenuItem>
        <Divider />
        {languages.map((one) => (
          <MenuItem key={one} role="menuitemradio" aria-checked={one === language} lang={one} onClick={() => void changeLanguage(one)}>
            <Line icon={one === language ? <CheckIcon /> : <Box component="span" sx={{ width: 20 }} />}>
              {t(`common.languages.${one}`)}
            </Line>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => void signOutHere()}>
          <Line icon={<ExitIcon />}>{t('shell.account.signOut')}</Line>
        </MenuItem>
      </Menu>
    </>
  )
}

const Line = ({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, whiteSpace: 'normal' }}>
    {icon}
    <span>{children}</span>
  </Box>
)
