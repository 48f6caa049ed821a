import type { Theme } from '@mui/material/styles'
import { figures } from '../../theme/augment.ts'
import { rowRem, tableStyles, veil } from '../../ui/lists/table.styles.ts'

/** Rem of a line of an agent's days: one line, on a small page two. */
export const lineRems = { wide: 2.25, small: 3.5 } as const

const columns = {
  small: 'minmax(0, 1fr) 5.25rem 5.25rem 5.5rem 7.25rem 1.25rem',
  middle: 'minmax(9rem, 1fr) 5rem 5.25rem 5.25rem 4.75rem 4.75rem 5.5rem 6.75rem 1.25rem',
  wide: 'minmax(11rem, 1fr) 5rem 5.25rem 5.25rem 5rem 5rem 4.25rem 4.5rem 5.75rem 6.75rem 1.25rem',
} as const

/** The table of hours: figures stand to the right, and what has no room on a smaller page is in the open row. */
export const hoursStyles = (theme: Theme) => {
  const { palette } = theme
  const table = tableStyles(theme, [columns.small, ['52rem', columns.middle], ['68rem', columns.wide]])
  return {
    ...table,
    '& .head, & .row': { ...table['& .head, & .row'], columnGap: '8px' },
    '& .head > *, & .row > *': { minWidth: 0 },
    '& .figure': { textAlign: 'end', whiteSpace: 'nowrap', fontFamily: figures, fontVariantNumeric: 'tabular-nums' },
    '& .head .figure': { fontSize: 'inherit', whiteSpace: 'normal', lineHeight: 1.15 },
    '& .head .figure .sort': { justifyContent: 'flex-end' },
    '& .contract': { color: palette.text.secondary },
    '& .row .done, & .total .figure': { fontWeight: 700 },
    '& .total .figure': { fontSize: '0.8125rem', letterSpacing: '-0.01em' },
    '& .row .state': { paddingInlineStart: '8px' },
    '& .night, & .holiday, & .break, & .sunday, & .contract': { display: 'none' },
    '@container (min-width: 52rem)': { '& .contract, & .night, & .sunday': { display: 'block' } },
    '@container (min-width: 68rem)': { '& .holiday, & .break': { display: 'block' } },
    '& .agent': { display: 'flex', alignItems: 'center', gap: '10px' },
    '& .agent .name': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .agent b': { fontWeight: 600 },
    '& .agent small': { color: palette.text.secondary, fontFamily: figures, fontSize: '0.8125rem', marginInlineStart: '8px' },
    '& .below': { color: palette.tone.late.ink },
    '& .apart': { margin: 0, padding: '0 16px 10px', textAlign: 'end', fontSize: '0.8125rem', color: palette.text.secondary },
    '& .row .open button': { all: 'unset', cursor: 'pointer', display: 'block' },
    '& .open svg': { display: 'block', color: palette.text.secondary, transition: 'transform 160ms' },
    '& .row.opened .open svg': { transform: 'rotate(180deg)' },
    '& .days': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      backgroundColor: veil(theme, palette.tone.wait.soft, 35),
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .row.total, & .row.total:hover': {
      position: 'static',
      height: `${rowRem}rem`,
      borderBottom: 0,
      cursor: 'default',
      backgroundColor: palette.background.paper,
    },
  } as const
}
