import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { useLocation } from '@tanstack/react-router'
import { Bell } from '../../features/notifications/bell/Bell.tsx'
import { useExchange, useUser } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import type { Theme } from '@mui/material/styles'
import { layout } from '../../theme/theme.ts'
import { lowWindow } from '../../theme/media.ts'
import { MenuIcon } from '../../ui/icons.tsx'
import { AccountMenu } from './account/AccountMenu.tsx'
import { Crumbs } from './Crumbs.tsx'
import { addressOf } from '../routes.ts'
import { ConnectionNote, roomForNote } from './live/ConnectionNote.tsx'
import { LiveMark } from './live/LiveMark.tsx'
import { Search } from './Search.tsx'

/** The bar at the top: where one is, whether it is live, who one is. 92 pixels, 64 on a small page. */
export function TopBar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const { t } = useTranslation()
  const address = addressOf(useLocation().pathname)
  const exchange = useExchange()
  const isAgent = useUser().role === role.agent
  const hasSearch = !isAgent && address?.hasSearch !== false && mayUse(exchange, may.search)
  return (
    <Box
      component="header"
      sx={[
        roomForNote,
        {
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          minHeight: { xs: layout.barPhone, md: layout.bar },
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          // On a phone the title of the page has what is left: «Stempeluhren» in one line.
          gap: { xs: 0.5, sm: 1, md: 2.25 },
          px: { xs: 1.5, md: 3.5 },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          [lowWindow]: { position: 'static' },
        },
      ]}
    >
      <GlobalStyles styles={roomBelow} />
      {onMenu && (
        <IconButton aria-label={t('shell.menu.open')} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Crumbs />
      {hasSearch && <Search hasKey={!address?.hasOwnSearch} />}
      <LiveMark />
      <ConnectionNote />
      <Bell />
      <AccountMenu />
    </Box>
  )
}

/** What takes the focus comes to stand below the bar, not under it (WCAG 2.4.11). */
const roomBelow = (theme: Theme) => ({
  html: {
    scrollPaddingTop: layout.barPhone + 8,
    [theme.breakpoints.up('md')]: { scrollPaddingTop: layout.bar + 8 },
    [lowWindow]: { scrollPaddingTop: 8 },
  },
})
