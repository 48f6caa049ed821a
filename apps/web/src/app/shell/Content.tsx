import Box from '@mui/material/Box'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useDisplay } from '../../theme/display.ts'

/** Pixels: where a page ends that is not stretched over a large screen (`themeStretch`, specification, section 3). */
const calm = 1200

/** The screen. When another one comes, it takes the focus: Tab goes on from its beginning, not from the menu. */
export function Content() {
  const { pathname } = useLocation()
  const { themeStretch } = useDisplay()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Box
      component="main"
      ref={main}
      id="content"
      tabIndex={-1}
      sx={{ flex: 1, minWidth: 0, px: { xs: 2, md: 3.5 }, py: { xs: 2, md: 3 } }}
      style={themeStretch ? undefined : { width: '100%', maxWidth: calm, marginInline: 'auto' }}
    >
      <Outlet />
    </Box>
  )
}
