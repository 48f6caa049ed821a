import type { Theme } from '@mui/material/styles'
import { figures } from '../../../theme/augment.ts'
import { forcedColours } from '../../../theme/forced.ts'
import { veil } from '../../../ui/lists/table.styles.ts'

/** A row in rem: the name, and below it what tells it from another of the same. */
export const choiceRem = 3

export const choicesCard = { display: 'flex', flexDirection: 'column', overflow: 'hidden', minHeight: 0 } as const

/** The line that chooses the whole list, as its rows are. */
export const allLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  pl: 1,
  pr: 2,
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  cursor: 'pointer',
  '& b': { flex: 1, minWidth: 0 },
  '& span.count': { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' },
} as const

/** The list scrolls inside its card: below it stand the options, and beside it the sheet. */
export const choiceStyles = (theme: Theme) => {
  const { palette } = theme
  return {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    '&:focus-visible': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: -2 },
    '&:focus-visible:has(.row.selected)': { outline: 'none' },
    '&:focus-visible .row.selected': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: -2 },
    '& .rows': { position: 'relative' },
    '& .row': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: `${choiceRem}rem`,
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      paddingInline: '8px 16px',
      fontSize: '0.875rem',
      cursor: 'pointer',
      borderBottom: `1px solid ${palette.divider}`,
      '&:hover': { backgroundColor: veil(theme, palette.tone.wait.soft, 60) },
      '&.selected, &.selected:hover': {
        backgroundColor: veil(theme, palette.primary.lighter, 55),
        boxShadow: `inset 3px 0 0 ${palette.primary.readable}`,
        [forcedColours]: { borderInlineStart: '6px solid Highlight' },
      },
      '&.coming': { cursor: 'default' },
    },
    // Where no sheet stands beside the list, the row that the keyboard means is seen while it works.
    [theme.breakpoints.down('lg')]: { '&:not(:focus-visible) .row.selected': { backgroundColor: 'transparent', boxShadow: 'none' } },
    '& .row:last-child': { borderBottom: 0 },
    '& .name': { flex: 1, minWidth: 0, display: 'grid' },
    '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { fontFamily: figures, fontWeight: 600, lineHeight: 1.35 },
    '& small, & .count': { color: palette.text.secondary, fontSize: '0.75rem', lineHeight: 1.35 },
    '& .count': { fontSize: '0.8125rem', whiteSpace: 'nowrap' },
    // Of a text that a reader spaces out all is read: rows grow with their words.
    '&&.spaced .row': { height: 'auto', minHeight: `${choiceRem}rem`, paddingBlock: '4px' },
    '&&.spaced :is(b, small, .count)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  } as const
}
