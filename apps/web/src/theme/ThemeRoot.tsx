import CssBaseline from '@mui/material/CssBaseline'
// Not Material's own, which brings the variables of CSS that no theme of ours has: 3 KB of the sign-in.
import ThemeProvider from '@mui/system/ThemeProvider'
import { useEffect, useMemo, type ReactNode } from 'react'
import { isHex } from './colours.ts'
import { keepColours, keptColours, useDisplay } from './display.ts'
import { themeOf, type ThemeColours } from './theme.ts'

/** The theme of the company that is there; until it is known, the one of last time. */
export function ThemeRoot({ colours, children }: { colours: ThemeColours | null; children: ReactNode }) {
  const { themeMode } = useDisplay()
  const isGiven = colours !== null && isHex(colours.primary) && isHex(colours.secondary)
  const { primary, secondary } = isGiven ? colours : keptColours()
  const theme = useMemo(() => themeOf({ primary, secondary }, themeMode), [primary, secondary, themeMode])
  useEffect(() => {
    if (isGiven) keepColours({ primary, secondary })
  }, [isGiven, primary, secondary])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
