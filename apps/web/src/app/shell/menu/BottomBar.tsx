import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { lowWindow } from '../../../theme/media.ts'
import { BoxLink } from '../../../ui/links/BoxLink.tsx'
import { Counted } from '../../../ui/marks/Counted.tsx'
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
  const bar = useRoomBelow()
  if (lines.length < 2) return null
  return (
    <Box
      component="nav"
      ref={bar}
      // What the browser's own bar of scrolling takes when a window opens over the page is not taken from it.
      className="mui-fixed"
      aria-label={t('shell.menu.label')}
      sx={{
        position: 'fixed',
        insetInline: 0,
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
            flex: '1 1 0',
            // A longer word takes its room from the shorter ones.
            minWidth: 'min-content',
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
            {t(line.label)}
            <UnseenText path={line.path} count={unseenAt(line.path, counters)} />
          </span>
        </BoxLink>
      ))}
    </Box>
  )
}

/**
 * The page ends above the bar, as high as its words make it, and what takes the focus comes to stand above it (WCAG 2.4.11).
 * The bar stands still and the page scrolls under it: whatever lies there is not its neighbour but out of sight (2.5.8).
 */
const roomAbove = {
  html: { scrollPaddingBottom: 'calc(var(--bottom-bar, 57px) + 24px)', [lowWindow]: { scrollPaddingBottom: 8 } },
  '#content': { marginBottom: 'var(--bottom-bar, 57px)', [lowWindow]: { marginBottom: 0 } },
}

/** Keeps the height of the bar where the page's styles read it. */
function useRoomBelow(): (bar: HTMLElement | null) => void {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    const { style } = document.documentElement
    // Told before each paint, the first as well: to measure it here would lay the page out in the midst of its drawing.
    const observer = new ResizeObserver(([seen]) => {
      if (seen?.borderBoxSize[0]) style.setProperty('--bottom-bar', `${Math.round(seen.borderBoxSize[0].blockSize)}px`)
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [])
}
