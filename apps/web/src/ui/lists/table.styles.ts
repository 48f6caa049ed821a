import type { Theme } from '@mui/material/styles'
import { sortStyles } from './SortHead.tsx'
import { figures } from '../../theme/augment.ts'
import { layout } from '../../theme/theme.ts'
import { lowWindow } from '../../theme/media.ts'

/** Heights of a row and of the head, in the reader's own size of text: 44 and 40 pixels as browsers come. */
export const rowRem = 2.75
export const headRem = 2.5
export const pixelsOfRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** A colour as a veil on the paper, `percent` of it. */
export const veil = ({ palette }: Theme, colour: string, percent: number): string =>
  `color-mix(in srgb, ${colour} ${percent}%, ${palette.background.paper})`

/** Words that are neither cut nor held in one line. */
export const spacedWords = { whiteSpace: 'normal', maxHeight: 'none', overflowWrap: 'anywhere', WebkitLineClamp: 'none' } as const

/** The columns of a narrow table, then the wider ones, each from a width of the table on: `['52rem', '12rem 1fr']`. */
export type TableColumns = readonly [narrow: string, ...wider: readonly (readonly [from: string, columns: string])[]]

/**
 * The styles of a whole table in one style, so that a row is plain elements and thousands of them scroll smoothly.
 * Columns follow the width that the table has, not the page's. `row` is what a row has of its own, weaker than being selected.
 */
export const tableStyles = (theme: Theme, [narrow, ...wider]: TableColumns, row: Readonly<Record<string, string | object>> = {}) => {
  const { palette } = theme
  return {
    containerType: 'inline-size',
    // Clipped and not hidden: a head that sticks would not, inside something that scrolls.
    overflow: 'clip',
    // Around the list while no row is meant, else around the row.
    '&:focus-visible:has(.row.selected)': { outline: 'none' },
    '&:focus-visible .row.selected': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: -2 },
    '& .head, & .row': {
      display: 'grid',
      gridTemplateColumns: narrow,
      alignItems: 'center',
      columnGap: '16px',
      paddingInline: '16px',
      ...Object.fromEntries(wider.map(([from, columns]) => [`@container (min-width: ${from})`, { gridTemplateColumns: columns }])),
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
      [lowWindow]: { position: 'static' },
    },
    '& .head .sort': {
      ...sortStyles,
      '&:hover, &.on': { color: palette.text.primary },
      '&:focus-visible': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: 2 },
    },
    '& .rows': { position: 'relative' },
    // Below the head, too.
    '& .rows :is(a, button, input)': { scrollMarginTop: `${headRem + 0.5}rem`, scrollMarginBottom: '0.5rem' },
    '& .row': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: `${rowRem}rem`,
      cursor: 'pointer',
      fontSize: '0.875rem',
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
      '&:hover': { backgroundColor: veil(theme, palette.tone.wait.soft, 60) },
      ...row,
      '&.selected, &.selected:hover': {
        backgroundColor: veil(theme, palette.primary.lighter, 55),
        boxShadow: `inset 3px 0 0 ${palette.primary.readable}`,
      },
      // Still to come: there is nothing to press.
      '&.coming': { cursor: 'default' },
    },
    // Of a text that a reader spaces out all is read: rows grow with their words (useTableRows).
    '&&&.spaced .row': { height: 'auto', minHeight: `var(--row, ${rowRem}rem)`, paddingBlock: '4px' },
    '&&&.spaced .row :is([role="gridcell"], a, b, span, small):not(.visually-hidden, .timeline *)': spacedWords,
  } as const
}
