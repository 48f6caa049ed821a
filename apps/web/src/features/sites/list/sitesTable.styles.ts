import type { Theme } from '@mui/material/styles'
import { figures } from '../../../theme/augment.ts'
import { tableStyles } from '../../../ui/lists/table.styles.ts'
import { twoLines } from '../../../ui/twoLines.ts'

const narrow = 'minmax(11rem, 1.6fr) minmax(7rem, 1fr) 7rem'
const middle = 'minmax(12rem, 1.6fr) minmax(8rem, 1fr) minmax(8rem, 1fr) 6.5rem 8.5rem'
const wide = 'minmax(15rem, 1.7fr) minmax(10rem, 1fr) minmax(10rem, 1fr) 7rem 9rem'
const wideWithDistance = 'minmax(15rem, 1.7fr) minmax(9rem, 1fr) minmax(9rem, 1fr) 7rem 9rem 7rem'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The styles of the list of sites: its columns and what stands in them. */
export const sitesStyles = (theme: Theme) => {
  const { palette } = theme
  return {
    ...tableStyles(theme, [narrow, ['46rem', middle], ['64rem', wide]]),
    '&.measured .head, &.measured .row': { '@container (min-width: 64rem)': { gridTemplateColumns: wideWithDistance } },
    '& .row:last-child': { borderBottom: 0 },
    '& .site': { minWidth: 0 },
    '& .names': { display: 'grid', minWidth: 0, lineHeight: 1.25 },
    '& .names a': { ...oneLine, color: 'inherit', fontWeight: 600, textDecoration: 'none' },
    '& .names small': { ...oneLine, color: palette.text.secondary, fontSize: '0.75rem' },
    '& .alert': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3px',
      marginInlineStart: '8px',
      color: palette.tone.late.ink,
      fontWeight: 600,
      verticalAlign: 'bottom',
    },
    '& .client, & .town': { minWidth: 0 },
    '& .client span, & .town span': twoLines,
    '& .count, & .distance': { fontFamily: figures, whiteSpace: 'nowrap' },
    '& .client, & .count.all, & .distance': { display: 'none' },
    '& .none': { color: palette.text.secondary },
    '@container (min-width: 46rem)': { '& .client, & .count.all': { display: 'block' } },
    '@container (min-width: 64rem)': { '&.measured .distance, & .distance': { display: 'block' } },
  } as const
}
