import type { Theme } from '@mui/material/styles'
import { figures } from '../../../theme/augment.ts'
import { tableStyles, veil } from '../../../ui/lists/table.styles.ts'
import { twoLines } from '../../../ui/twoLines.ts'
import { timelineStyles } from '../TimelineBar.tsx'

const widest = '14rem minmax(10rem, 1fr) minmax(11rem, 1.1fr) 8.25rem minmax(22rem, 29rem) 5rem'
const wide = '14rem minmax(7.5rem, 1fr) minmax(8rem, 1.1fr) 7.75rem minmax(14.25rem, 17rem) 4.5rem'
const middle = '14rem minmax(7rem, 1fr) minmax(7.5rem, 1.1fr) 7.75rem 11.25rem'
const narrow = 'minmax(9rem, 14rem) minmax(5.25rem, 1fr) minmax(5.5rem, 1.1fr) 7.25rem'

/** The styles of the list of services: its columns and what stands in them. */
export const shiftsStyles = (theme: Theme) => {
  const { palette } = theme
  const row = {
    transition: 'background-color 160ms',
    '&.hot': { backgroundColor: veil(theme, palette.tone.missing.soft, 36) },
    '&.hot:hover': { backgroundColor: veil(theme, palette.tone.missing.soft, 55) },
  }
  return {
    ...tableStyles(theme, [narrow, ['55rem', middle], ['64rem', wide], ['87.5rem', widest]], row),
    '& .row.fresh, & .row.fresh:hover': { backgroundColor: palette.tone.run.soft },
    '& .row:last-child': { borderBottom: 0 },
    '& .state, & .agent, & .site, & .planned': { minWidth: 0 },
    '& .agent b': twoLines,
    '& .site span': twoLines,
    '& .planned': { fontFamily: figures, whiteSpace: 'nowrap', lineHeight: 1.25 },
    '& .planned small': {
      display: 'block',
      fontSize: '0.75rem',
      color: palette.text.secondary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& .act': { fontFamily: figures, fontWeight: 600, color: palette.primary.readable },
    '& .timeline, & .act': { display: 'none' },
    '@container (min-width: 55rem)': { '& .timeline': { display: 'block' } },
    // Where the hours stand close, the two midnights and noon are enough.
    '@container (max-width: 63.99rem)': { '& .minor': { display: 'none' } },
    '@container (min-width: 64rem)': { '& .act': { display: 'block' } },
    '& .line': timelineStyles(theme),
  } as const
}
