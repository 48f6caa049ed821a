import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { layout } from '../../theme/theme.ts'
import { MenuIcon } from '../../ui/icons.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Crumbs } from './Crumbs.tsx'
import { LiveMark } from './LiveMark.tsx'

/** The bar at the top: where one is, whether it is live, who one is. 92 pixels, 64 on a small page. */
export function TopBar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: { xs: layout.barPhone, md: layout.bar },
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, md: 2.25 },
        px: { xs: 1.5, md: 3.5 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <IconButton aria-label={t('shell.menu.open')} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Crumbs />
      <LiveMark />
      <AccountMenu />
    </Box>
  )
}
