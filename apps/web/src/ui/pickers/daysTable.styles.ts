import type { SxProps, Theme } from '@mui/material/styles'
import { figures } from '../../theme/augment.ts'
import { forcedChosen, forcedColours } from '../../theme/forced.ts'

/** What the ground of a day tells. */
export interface GroundOfDay {
  readonly isWeekend: boolean
  /** Its name; null: none. */
  readonly holiday: string | null
  /** Of the month before or after. */
  readonly isOutside: boolean
}

export const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': {
    height: 36,
    px: { xs: 0, sm: 1.25 },
    textAlign: { xs: 'center', sm: 'start' },
    fontSize: '0.75rem',
    fontWeight: 500,
    color: 'text.secondary',
  },
  '& td': { p: 0, borderTop: 1, borderLeft: 1, borderColor: 'divider', verticalAlign: 'top', height: { xs: 60, sm: 112 } },
  '& td:first-of-type': { borderLeft: 0 },
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 26,
    height: 26,
    m: { xs: '3px auto 0', sm: '4px 0 0 4px' },
    width: 26,
    fontFamily: figures,
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& .number.today': { borderRadius: '50%', color: 'primary.contrastText', bgcolor: 'primary.main', [forcedColours]: forcedChosen },
} as const

/** A day is one target as large as its place. */
export const cellStyles = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'start',
  width: '100%',
  height: '100%',
  minHeight: 'inherit',
  textAlign: 'start',
  font: 'inherit',
  justifyContent: 'stretch',
  verticalAlign: 'top',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: '-2px' },
} as const

/** The ground of a day: weekends and holidays have their own, the open one a frame. */
export const dayGround = (day: GroundOfDay, isOpen: boolean): SxProps<Theme> => ({
  ...(day.isWeekend && { bgcolor: (theme: Theme) => `color-mix(in srgb, ${theme.palette.group.weekend.soft} 55%, transparent)` }),
  ...(day.holiday !== null && { bgcolor: (theme: Theme) => `color-mix(in srgb, ${theme.palette.group.holiday.soft} 70%, transparent)` }),
  ...(day.isOutside && { bgcolor: 'background.default' }),
  ...(isOpen && {
    boxShadow: (theme: Theme) => `inset 0 0 0 2px ${theme.palette.primary.readable}`,
    [forcedColours]: { outline: '3px solid Highlight', outlineOffset: '-3px' },
  }),
})
