import type { Theme } from '@mui/material/styles'
import { figures } from '../../../../theme/augment.ts'
import { hatched } from '../../../../domains/schedules/calendarGroups.ts'
import { forcedChosen, forcedColours } from '../../../../theme/forced.ts'
import { barStyles, forcedBars } from '../bar.styles.ts'

/** In the reader's own size of text. A finger gets bars of 44 pixels. */
export const sizesOf = (isCoarse: boolean) => ({ bar: isCoarse ? 2.75 : 2, gap: 0.125, pad: 0.25, head: 2.75 })
export type Sizes = ReturnType<typeof sizesOf>
/** Rem: the height of a line that holds so many shifts on its fullest day. */
export const lineRem = ({ bar, gap, pad }: Sizes, lanes: number): number => 2 * pad + lanes * bar + (lanes - 1) * gap

/** The styles of the whole board in one style: thousands of lines scroll as plain elements. */
export const boardStyles = (theme: Theme) => {
  const { palette } = theme
  const rule = `1px solid ${palette.divider}`
  // Lines stand free of the flow: their room must be said, or their rules end where the board does.
  const wide = 'calc(var(--who) + var(--days) * var(--day))'
  const who = { position: 'sticky', left: 0, zIndex: 2, backgroundColor: palette.background.paper, borderRight: rule } as const
  return {
    ...barStyles(theme),
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // What stands above and below it: the bar, the head of the page, the legend.
    maxHeight: 'max(26rem, calc(100dvh - 19rem))',
    '&:focus-visible': { outlineOffset: -2 },
    '& .columns': { display: 'grid', gridTemplateColumns: 'var(--who) repeat(var(--days), minmax(var(--day), 1fr))' },
    '& .head': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      minWidth: wide,
      backgroundColor: palette.background.paper,
      borderBottom: rule,
      fontFamily: figures,
    },
    '& .head .who': {
      ...who,
      zIndex: 4,
      display: 'flex',
      alignItems: 'center',
      paddingInline: '14px',
      fontWeight: 600,
      fontSize: '0.8125rem',
    },
    '& .day': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      lineHeight: 1.2,
      fontSize: '0.6875rem',
      color: palette.text.secondary,
      '&.weekend': { background: palette.group.weekend.soft },
      '&.holiday': { background: palette.group.holiday.soft, color: palette.group.holiday.ink },
      '&.holiday b': { color: palette.group.holiday.ink },
      '& b': { fontSize: '0.8125rem', fontWeight: 700, color: palette.text.primary, whiteSpace: 'nowrap' },
      '&.today b': { color: palette.primary.contrastText, background: palette.primary.main, borderRadius: 99, paddingInline: '4px' },
    },
    '& .rows': { position: 'relative', minWidth: wide },
    '& .tints': { position: 'absolute', inset: 0, pointerEvents: 'none' },
    '& .tints .weekend': { background: `color-mix(in srgb, ${palette.group.weekend.soft} 60%, transparent)` },
    '& .tints .holiday': { background: `color-mix(in srgb, ${palette.group.holiday.soft} 60%, transparent)` },
    '& .tints .today': { boxShadow: `inset 1px 0 ${palette.primary.readable}, inset -1px 0 ${palette.primary.readable}`, opacity: 0.55 },
    '& .row': { position: 'absolute', insetInline: 0, top: 0, borderBottom: rule },
    '& .row .who': { ...who, display: 'grid', alignContent: 'center', minWidth: 0, paddingInline: '14px', lineHeight: 1.25 },
    '& .row:hover .who': { backgroundColor: palette.tone.wait.soft },
    '& .who b, & .who small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .who b': { fontSize: '0.84375rem' },
    '& .who small': { fontSize: '0.75rem', color: palette.text.secondary },
    '& .unassigned .who b': { color: palette.tone.missing.ink },
    '& .site': { backgroundColor: palette.background.default },
    '& .site .who': { gridColumn: '1 / 11', backgroundColor: palette.background.default, borderRight: 0 },
    '& .cell': {
      gridRow: 1,
      display: 'grid',
      alignContent: 'start',
      rowGap: 'var(--gap)',
      padding: 'var(--pad) 2px',
      zIndex: 1,
      minWidth: 0,
    },
    // Times and sign share some thirty pixels: neither covers the other.
    '& .cell .bar': { height: 'var(--bar)', letterSpacing: '-0.05em', paddingLeft: '1px' },
    '& .cell .bar[data-mark]::after': { width: '6px', height: '6px', right: 0 },
    '& .cell.meant, & .bar.meant': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: -1, borderRadius: '7px' },
    '&:not(:focus-visible) .cell.meant, &:not(:focus-visible) .bar.meant:not(.open)': { outline: 'none' },
    '& .away': {
      gridRow: 1,
      margin: 'var(--pad) 2px',
      borderRadius: '7px',
      paddingInline: '6px',
      background: hatched(theme),
      color: palette.group.unavailability.ink,
      fontFamily: figures,
      fontWeight: 600,
      fontSize: '0.6875rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .away.demand': { border: `1px dashed ${palette.group.unavailability.mark}`, background: 'none' },
    [forcedColours]: {
      ...forcedBars,
      '& .day.today b': forcedChosen,
      '& .tints .today': { borderInline: '1px solid Highlight', opacity: 1 },
      '& .away': { background: 'Canvas', border: '1px dotted' },
      '& .away.demand': { borderStyle: 'dashed' },
      '& .cell.meant, & .bar.meant': { outlineColor: 'Highlight' },
    },
  } as const
}

/** What the board's styles are given by its month: how many days, and how wide and high they are. */
export const boardSizes = (sizes: Sizes, days: number, isNarrow: boolean) => {
  // Room for «00:30» with its sign beside it.
  const narrow = isNarrow ? '1.875rem' : '3.25rem'
  return {
    '--days': days,
    '--who': 'clamp(8rem, 18vw, 12rem)',
    '--day': `max(${narrow}, ${sizes.bar > 2 ? '2.75rem' : '0px'})`,
    '--bar': `${sizes.bar}rem`,
    '--gap': `${sizes.gap}rem`,
    '--pad': `${sizes.pad}rem`,
  } as React.CSSProperties
}
