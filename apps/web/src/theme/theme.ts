import { createTheme, type Theme } from '@mui/material/styles'
import { figures, prose } from './augment.ts'
import { components } from './components.ts'
import { groupsOf } from './groups.ts'
import { brandOf, groundsOf, tonesOf, type Mode } from './palette.ts'

export interface ThemeColours {
  readonly primary: string
  readonly secondary: string
}

/** Layout in pixels (coverage 9.041). */
export const layout = { sidebar: 230, collapsed: 102, barPhone: 64, bar: 92, accountMenu: 320 } as const

const heavy = { fontFamily: figures, fontWeight: 700 }

/** MUI's theme from a company's two colours and the reader's choice of light or dark. */
export function themeOf({ primary, secondary }: ThemeColours, mode: Mode): Theme {
  const grounds = groundsOf(mode)
  const tone = tonesOf(mode)
  return createTheme({
    breakpoints: { values: { xs: 0, sr: 350, sd: 420, sm: 600, md: 900, lg: 1200, xl: 1536, gt: 1920 } },
    shape: { borderRadius: 12 },
    palette: {
      mode,
      primary: brandOf(primary, mode),
      secondary: brandOf(secondary, mode),
      error: { main: tone.missing.ink, lighter: tone.missing.soft },
      warning: { main: tone.late.ink, lighter: tone.late.soft },
      success: { main: tone.done.ink, lighter: tone.done.soft },
      info: { main: tone.run.ink, lighter: tone.run.soft },
      background: { default: grounds.canvas, paper: grounds.paper },
      text: { primary: grounds.ink, secondary: grounds.soft, disabled: grounds.faint },
      divider: grounds.line,
      edge: grounds.edge,
      faint: grounds.faint,
      tone,
      group: groupsOf(mode),
    },
    typography: {
      fontFamily: prose,
      fontSize: 14,
      h1: { ...heavy, fontSize: '1.5rem', lineHeight: 1.25, letterSpacing: '-0.015em' },
      h2: { ...heavy, fontSize: '1.125rem', lineHeight: 1.35, letterSpacing: '-0.01em' },
      h3: { ...heavy, fontWeight: 650, fontSize: '0.9375rem', lineHeight: 1.4 },
      h6: { ...heavy, fontSize: '1.0625rem', lineHeight: 1.35 },
      subtitle1: { fontFamily: figures, fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.4 },
      subtitle2: { fontFamily: figures, fontWeight: 600, fontSize: '0.8125rem', lineHeight: 1.4 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
      button: { fontFamily: figures, fontWeight: 600, fontSize: '0.875rem', textTransform: 'none', letterSpacing: 0 },
      caption: { fontSize: '0.75rem' },
    },
    // Milliseconds: motion shows where something came from, and is over before one waits for it.
    transitions: {
      duration: { shortest: 90, shorter: 110, short: 130, standard: 160, complex: 180, enteringScreen: 160, leavingScreen: 120 },
      // Material lets a tall menu move for half a second, and takes no press until it is gone.
      getAutoHeightDuration: () => 160,
    },
    components: components(mode),
  })
}
