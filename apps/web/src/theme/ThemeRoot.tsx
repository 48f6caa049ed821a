import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
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
