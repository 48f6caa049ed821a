import type { Theme } from '@mui/material/styles'
import { figures } from '../../theme/augment.ts'
import { layout } from '../../theme/theme.ts'
import { timelineLook } from './TimelineBar.tsx'

/** Heights of a row and of the head, in the reader's own size of text: 44 and 40 pixels as browsers come. */
export const rowRem = 2.75
export const headRem = 2.5
export const pixelsOfRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const widest = '13.5rem minmax(10rem, 1fr) minmax(11rem, 1.1fr) 8.25rem minmax(22rem, 29rem) 5rem'
const wide = '13rem minmax(7.5rem, 1fr) minmax(8rem, 1.1fr) 7.75rem minmax(14.25rem, 17rem) 4.5rem'
const middle = '13rem minmax(7rem, 1fr) minmax(7.5rem, 1.1fr) 7.75rem 11.25rem'
const narrow = 'minmax(9rem, 12.75rem) minmax(5.25rem, 1fr) minmax(5.5rem, 1.1fr) 7.25rem'

/** Two lines of a long name fit into a row; the rest is in the panel. */
const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', lineHeight: 1.25 } as const

/**
 * The look of the whole table in one style, so that a row is plain elements and 5,000 of them scroll smoothly. Columns
 * follow the width that the table has, not the page's.
 */
export const tableLook = (theme: Theme) => {
  const { palette } = theme
  const tint = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, ${palette.background.paper})`
  return {
    containerType: 'inline-size',
    // Clipped and not hidden: a head that sticks would not, inside something that scrolls.
    overflow: 'clip',
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible .row.selected': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: -2 },
    '& .head, & .row': {
      display: 'grid',
      gridTemplateColumns: narrow,
      alignItems: 'center',
      columnGap: '16px',
      paddingInline: '16px',
      '@container (min-width: 55rem)': { gridTemplateColumns: middle },
      '@container (min-width: 64rem)': { gridTemplateColumns: wide },
      '@container (min-width: 87.5rem)': { gridTemplateColumns: widest },
    },
    '& .head': {
      position: 'sticky',
      top: layout.barPhone,
      zIndex: 2,
      height: `${headRem}rem`,
      backgroundColor: palette.background.paper,
      borderBottom: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
      fontFamily: figures,
      fontWeight: 600,
      fontSize: '0.8125rem',
      [theme.breakpoints.up('md')]: { top: layout.bar },
    },
    '& .rows': { position: 'relative' },
    '& .row': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: `${rowRem}rem`,
      cursor: 'pointer',
      fontSize: '0.875rem',
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
      transition: 'background-color 160ms',
      '&:hover': { backgroundColor: tint(palette.tone.wait.soft, 60) },
      '&.hot': { backgroundColor: tint(palette.tone.missing.soft, 36) },
      '&.hot:hover': { backgroundColor: tint(palette.tone.missing.soft, 55) },
      '&.selected, &.selected:hover': {
        backgroundColor: tint(palette.primary.lighter, 55),
        boxShadow: `inset 3px 0 0 ${palette.primary.readable}`,
      },
      '&.fresh, &.fresh:hover': { backgroundColor: palette.tone.run.soft },
    },
    '& .row:last-child': { borderBottom: 0 },
    '& .state, & .agent, & .site, & .planned': { minWidth: 0 },
    '& .agent b': { ...twoLines },
    '& .site span': { ...twoLines },
    '& .planned': { fontFamily: figures, whiteSpace: 'nowrap', lineHeight: 1.25 },
    '& .planned small': { display: 'block', fontSize: '0.75rem', color: palette.text.secondary },
    '& .act': { fontFamily: figures, fontWeight: 600, color: palette.primary.readable },
    '& .timeline, & .act': { display: 'none' },
    '@container (min-width: 55rem)': { '& .timeline': { display: 'block' } },
    // Where the hours stand close, the two midnights and noon are enough.
    '@container (max-width: 63.99rem)': { '& .minor': { display: 'none' } },
    '@container (min-width: 64rem)': { '& .act': { display: 'block' } },
    '& .line': timelineLook(theme),
  } as const
}
