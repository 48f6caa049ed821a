import Box from '@mui/material/Box'
import { Outlet } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { useDisplay } from '../../theme/display.ts'
import { DeferredRender } from '../../ui/feedback/DeferredRender.tsx'
import { FirstPainted } from '../../ui/feedback/FirstPainted.tsx'
import { useArrivingFocus } from './useArrivingFocus.ts'

/** Pixels: where a page ends that is not stretched over a large screen (`themeStretch`). */
const calm = 1200

/** The frame is drawn first, and the screen after it: two short tasks, and no long one. */
const asPainted = { '& .first-main': { p: 0 } }

/** The screen. */
export function Content({ children }: { children?: ReactNode }) {
  const { themeStretch } = useDisplay()
  const main = useRef<HTMLElement>(null)
  useArrivingFocus(main)
  return (
    <Box
      component="main"
      ref={main}
      id="content"
      tabIndex={-1}
      sx={{ flex: 1, minWidth: 0, px: { xs: 2, md: 3.5 }, py: { xs: 2, md: 3 } }}
      style={themeStretch ? undefined : { width: '100%', maxWidth: calm, marginInline: 'auto' }}
    >
      <DeferredRender meanwhile={<FirstPainted part=".first-main" sx={asPainted} />}>{children ?? <Outlet />}</DeferredRender>
    </Box>
  )
}
