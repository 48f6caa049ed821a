import { lowWindow } from '../../theme/media.ts'
import { layout } from '../../theme/theme.ts'

/** As high as the window on a wide page, so that the list, the sheet and the act are in sight together. */
export const columns = {
  display: 'grid',
  gap: { xs: 2, lg: 3.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '336px minmax(0, 1fr)' },
  height: { lg: `max(600px, calc(100dvh - ${layout.bar + 116}px))` },
  [lowWindow]: { height: 'auto' },
} as const

export const left = {
  display: 'grid',
  gap: 2,
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a small page the list has a height of its own: what stands below it stays in reach.
  gridTemplateRows: { xs: 'auto clamp(360px, 58dvh, 620px) auto', lg: 'auto minmax(0, 1fr) auto' },
  '& > [role="group"]': { width: '100%' },
} as const

export const right = {
  display: 'grid',
  gap: 2,
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  [lowWindow]: { gridTemplateRows: '320px auto' },
} as const
