import type { CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Tone, ToneColours } from './palette.ts'

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xs: true
    sr: true
    sd: true
    sm: true
    md: true
    lg: true
    xl: true
    gt: true
  }
  interface Palette {
    tone: Record<Tone, ToneColours>
    /** The colour groups of calendars: `group.shiftNight.soft`. */
    group: Record<CalendarGroup, ToneColours>
    /** The frame of a field: 3 to 1 against the ground (WCAG 1.4.11). */
    edge: string
    faint: string
  }
  interface PaletteOptions {
    tone?: Record<Tone, ToneColours>
    group?: Record<CalendarGroup, ToneColours>
    edge?: string
    faint?: string
  }
  interface PaletteColor {
    lighter: string
    darker: string
    readable: string
  }
  interface SimplePaletteColorOptions {
    lighter?: string
    darker?: string
    readable?: string
  }
}

/** Public Sans: titles, times, figures, and whatever is heavier than the text. */
export const figures = '"Public Sans Variable", "Public Sans", Roboto, system-ui, sans-serif'
export const prose = 'Roboto, "Public Sans Variable", system-ui, sans-serif'
