import { useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** The project's own drawings for the states of a page. All are decorative: the sentence below says what they mean. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 110" width={160} height={110} fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Its colours, in light and dark. */
export function useInks() {
  const { palette } = useTheme()
  return { paper: palette.background.paper, line: palette.edge, faint: palette.divider, ground: palette.tone.wait.soft, tone: palette.tone }
}
