import type { Theme } from '@mui/material/styles'
import { figures } from '../../theme/augment.ts'
import { tableStyles } from '../../ui/lists/table.styles.ts'

/** The styles of the log of roots: its columns and what stands in them. */
export const rootsStyles = (theme: Theme) => {
  const { palette } = theme
  return {
    ...tableStyles(theme, [
      '4rem minmax(11rem, 1fr) 5.5rem 8.5rem',
      ['44rem', '4.5rem minmax(11.5rem, 1fr) 5.5rem 4.5rem 6.5rem 9rem'],
      ['60rem', '5rem minmax(12rem, 1fr) 7rem 6rem 8rem 11rem 8rem'],
    ]),
    '& .row > *, & .head > *': { minWidth: 0 },
    '& .row .number': { fontWeight: 600 },
    '& .number, & .at, & .sites, & .acts': { fontFamily: figures },
    '& .kind, & .key': { color: palette.text.secondary },
    '& .sites, & .acts': { textAlign: 'end' },
    '& .sites, & .acts, & .key': { display: 'none' },
    '& .digest': { display: 'flex', alignItems: 'center', gap: '4px', paddingInlineStart: '12px' },
    '& .row :is(.digest, .key)': { fontFamily: 'monospace', fontSize: '0.8125rem' },
    '& .digest button': { color: palette.text.secondary },
    '@container (min-width: 44rem)': { '& .sites, & .acts': { display: 'block' } },
    '@container (min-width: 60rem)': { '& .key': { display: 'block' } },
  } as const
}
