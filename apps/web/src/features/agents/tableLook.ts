import type { Theme } from '@mui/material/styles'
import { figures } from '../../theme/augment.ts'
import { layout } from '../../theme/theme.ts'

/** Heights of a row and of the head, in the reader's own size of text: 44 and 40 pixels as browsers come. */
export const rowRem = 2.75
export const headRem = 2.5
export const pixelsOfRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const whole = {
  wide: 'minmax(13rem, 1.4fr) 7rem 15.5rem minmax(9rem, 1.2fr) 10rem 6rem',
  middle: 'minmax(12rem, 1.3fr) 6.5rem 15.5rem minmax(7rem, 1fr) 5.5rem',
  narrow: 'minmax(10rem, 1.2fr) minmax(8.5rem, 1fr) 5.5rem',
}
const limited = {
  wide: 'minmax(13rem, 1fr) 15.5rem 17rem minmax(10rem, 1fr)',
  middle: 'minmax(12rem, 1.2fr) 15.5rem minmax(8rem, 1fr)',
  narrow: 'minmax(10rem, 1.2fr) minmax(8.5rem, 1fr)',
}

/**
 * The look of the whole table in one style, so that a row is plain elements and thousands of them scroll smoothly.
 * Columns follow the width that the table has, not the page's.
 */
export const tableLook =
  (hasRights: boolean) =>
  ({ palette, breakpoints }: Theme) => {
    const columns = hasRights ? whole : limited
    const tint = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, ${palette.background.paper})`
    return {
      containerType: 'inline-size',
      // Clipped and not hidden: a head that sticks would not, inside something that scrolls.
      overflow: 'clip',
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible .row.selected': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: -2 },
      '& .head, & .row': {
        display: 'grid',
        gridTemplateColumns: columns.narrow,
        alignItems: 'center',
        columnGap: '16px',
        paddingInline: '16px',
        '@container (min-width: 52rem)': { gridTemplateColumns: columns.middle },
        '@container (min-width: 66rem)': { gridTemplateColumns: columns.wide },
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
        [breakpoints.up('md')]: { top: layout.bar },
      },
      '& .head button': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        minHeight: 32,
        padding: 0,
        border: 0,
        background: 'none',
        font: 'inherit',
        color: 'inherit',
        cursor: 'pointer',
        '&:hover, &[data-on]': { color: palette.text.primary },
        '& svg': { opacity: 0 },
        '&[data-on] svg': { opacity: 1 },
        '&[data-down] svg': { transform: 'rotate(180deg)' },
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
      },
      '& .row > *, & .head > *': { minWidth: 0 },
      '& .name': { display: 'flex', alignItems: 'center', gap: '12px' },
      '& .name a': {
        color: 'inherit',
        fontWeight: 600,
        textDecoration: 'none',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& .number, & .hours': { fontFamily: figures, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
      '& .hours': { textAlign: 'end', fontWeight: 600 },
      '& .hours.none': { color: palette.text.secondary, fontWeight: 400 },
      '& .card': { display: 'flex', alignItems: 'center', gap: '8px', whiteSpace: 'nowrap' },
      '& .card small': { fontSize: '0.8125rem', color: palette.text.secondary, overflow: 'hidden', textOverflow: 'ellipsis' },
      '& .skills': { color: palette.text.secondary, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .number, & .skills, & .contract, & .cardNumber': { display: 'none' },
      '& .cardNumber': { fontFamily: figures, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '@container (max-width: 51.99rem)': { '& .card small': { display: 'none' } },
      '@container (min-width: 52rem)': { '& .number, & .skills': { display: 'block' } },
      '@container (min-width: 66rem)': { '& .contract, & .cardNumber': { display: 'block' } },
    } as const
  }
