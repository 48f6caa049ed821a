import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/store.ts'
import { figures } from '../../theme/augment.ts'
import { lowWindow } from '../../theme/media.ts'
import { BoxLink } from '../../ui/BoxLink.tsx'
import { Counted } from '../../ui/Counted.tsx'
import { targetOf } from './menus.ts'
import { unseenAt } from './unseen.ts'
import { UnseenText } from './UnseenText.tsx'
import { useCounters } from './useCounters.ts'
import { useMenu } from './useMenu.ts'

/** On a phone, the first group of the menu under the thumb. One line alone needs no bar. */
export function BottomBar() {
  const { t } = useTranslation()
  const user = useUser()
  const counters = useCounters()
  const lines = useMenu().main.slice(0, 5)
  if (lines.length < 2) return null
  return (
    <Box
      component="nav"
      aria-label={t('shell.menu.label')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        [lowWindow]: { position: 'static' },
      }}
    >
      <GlobalStyles styles={roomAbove} />
      {lines.map(({ icon: LineIcon, ...line }) => (
        <BoxLink
          key={line.path}
          {...targetOf(line, user)}
          activeOptions={{ exact: true, includeSearch: false }}
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'grid',
            justifyItems: 'center',
            gap: 0.25,
            py: 1,
            minHeight: 56,
            fontFamily: figures,
            fontWeight: 600,
            // The longest word fits the narrowest phone, and one that does not is parted as one writes it.
            fontSize: 'clamp(0.625rem, 3.1vw, 0.71875rem)',
            lineHeight: 1.3,
            overflowWrap: 'normal',
            hyphens: 'auto',
            textDecoration: 'none',
            textAlign: 'center',
            color: 'text.secondary',
            '&[aria-current="page"]': { color: 'primary.readable' },
          }}
        >
          <span aria-hidden="true" style={{ display: 'flex' }}>
            <Counted count={unseenAt(line.path, counters)}>
              <LineIcon size={22} />
            </Counted>
          </span>
          <span>
            {t(`shell.menu.lines.${line.label}`)}
            <UnseenText count={unseenAt(line.path, counters)} />
          </span>
        </BoxLink>
      ))}
    </Box>
  )
}

/** What takes the focus comes to stand above the bar, not under it (WCAG 2.4.11). */
const roomAbove = { html: { scrollPaddingBottom: 'calc(80px + env(safe-area-inset-bottom))', [lowWindow]: { scrollPaddingBottom: 8 } } }
