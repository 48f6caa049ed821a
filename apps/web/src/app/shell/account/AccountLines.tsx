import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { languages } from '@vigie/phrases/languages.ts'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, useLanguage } from '../../../i18n/i18n.ts'
import { changeDisplay, useDisplay } from '../../../theme/display.ts'
import { CheckIcon, ExitIcon, KeyIcon, MoonIcon, PeopleIcon, SunIcon } from '../../../ui/icons.tsx'
import { leave } from '../live/leaving.ts'

/** Password, light or dark, language, sign-out. The arrows walk through them. */
export function AccountLines({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { themeMode } = useDisplay()
  const language = useLanguage()
  const isLight = themeMode === 'light'
  const go = (to: '/user/profile' | '/settings/password') => () => {
    onDone()
    void navigate({ to })
  }
  return (
    <MenuList autoFocusItem aria-label={t('shell.account.open')}>
      <MenuItem onClick={go('/user/profile')}>
        <Line icon={<PeopleIcon />}>{t('shell.titles.profile')}</Line>
      </MenuItem>
      <MenuItem onClick={go('/settings/password')}>
        <Line icon={<KeyIcon />}>{t('shell.account.password')}</Line>
      </MenuItem>
      <MenuItem onClick={() => changeDisplay({ themeMode: isLight ? 'dark' : 'light' })}>
        <Line icon={isLight ? <MoonIcon /> : <SunIcon />}>{isLight ? t('shell.account.toDark') : t('shell.account.toLight')}</Line>
      </MenuItem>
      <Divider />
      {languages.map((one) => (
        <MenuItem key={one} role="menuitemradio" aria-checked={one === language} lang={one} onClick={() => void changeLanguage(one)}>
          <Line icon={one === language ? <CheckIcon /> : <Box component="span" sx={{ width: 20 }} />}>{t(`common.languages.${one}`)}</Line>
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          onDone()
          leave()
        }}
      >
        <Line icon={<ExitIcon />}>{t('shell.account.signOut')}</Line>
      </MenuItem>
    </MenuList>
  )
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, whiteSpace: 'normal' }}>
    {icon}
    <span>{children}</span>
  </Box>
)
