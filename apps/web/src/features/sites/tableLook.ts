import type { Theme } from '@mui/material/styles'
import { figures } from '../../theme/augment.ts'
import { layout } from '../../theme/theme.ts'

/** Heights of a row and of the head, in the reader's own size of text: 44 and 40 pixels as browsers come. */
export const rowRem = 2.75
export const headRem = 2.5
export const pixelsOfRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const columns = (name: string, ...rest: string[]) => ({ gridTemplateColumns: [name, ...rest].join(' ') })
const narrow = columns('minmax(11rem, 1.6fr)', 'minmax(7rem, 1fr)', '7rem')
const middle = columns('minmax(12rem, 1.6fr)', 'minmax(8rem, 1fr)', 'minmax(8rem, 1fr)', '6.5rem', '8.5rem')
const wide = columns('minmax(15rem, 1.7fr)', 'minmax(10rem, 1fr)', 'minmax(10rem, 1fr)', '7rem', '9rem')
const wideWithDistance = columns('minmax(15rem, 1.7fr)', 'minmax(9rem, 1fr)', 'minmax(9rem, 1fr)', '7rem', '9rem', '7rem')

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/**
 * The look of the whole table in one style, so that a row is plain elements and thousands of them scroll smoothly.
 * Columns follow the width that the table has, not the page's.
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
      alignItems: 'center',
      columnGap: '16px',
      paddingInline: '16px',
      ...narrow,
      '@container (min-width: 46rem)': middle,
      '@container (min-width: 64rem)': wide,
    },
    '&.measured .head, &.measured .row': { '@container (min-width: 64rem)': wideWithDistance },
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
    '& .sort': {
      all: 'unset',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      minHeight: 24,
      cursor: 'pointer',
      borderRadius: '6px',
      '&:hover, &.on': { color: palette.text.primary },
      '&:focus-visible': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: 2 },
      '& svg': { flex: 'none' },
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
      '&:hover': { backgroundColor: tint(palette.tone.wait.soft, 60) },
      '&.selected, &.selected:hover': {
        backgroundColor: tint(palette.primary.lighter, 55),
        boxShadow: `inset 3px 0 0 ${palette.primary.readable}`,
      },
      '&.coming': { cursor: 'default' },
    },
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
    '& .client, & .town': { ...oneLine, minWidth: 0 },
    '& .count, & .distance': { fontFamily: figures, whiteSpace: 'nowrap' },
    '& .client, & .count.all, & .distance': { display: 'none' },
    '& .none': { color: palette.text.secondary },
    '@container (min-width: 46rem)': { '& .client, & .count.all': { display: 'block' } },
    '@container (min-width: 64rem)': { '&.measured .distance, & .distance': { display: 'block' } },
  } as const
}
