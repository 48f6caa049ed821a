import type { Theme } from '@mui/material/styles'
import { figures } from '../../../../theme/augment.ts'
import { forcedWeek, weekMarks } from '../../../../domains/schedules/week.styles.ts'
import { forcedColours } from '../../../../theme/forced.ts'
import { barStyles, forcedBars } from '../bar.styles.ts'

/** Rem: an hour of the week's grid, its gutter of hours, its head, and the least width of one of several lanes. */
export const hourRem = 2.25
export const gutterRem = 3.25
export const headRem = 3.75
export const laneRem = 4.5
/** And what a day with hours of its own keeps for them. */
export const ownRem = 2.5

/** The styles of the week's grid in one style. */
export const weekStyles = (theme: Theme) => {
  const { palette } = theme
  const rule = `1px solid ${palette.divider}`
  return {
    ...barStyles(theme),
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxHeight: 'max(26rem, calc(100dvh - 19rem))',
    '& .week': { display: 'grid', gridTemplateColumns: 'var(--columns)', minWidth: 'fit-content', margin: 0, padding: 0 },
    '& .corner, & .gutter': { position: 'sticky', left: 0, backgroundColor: palette.background.paper, borderRight: rule },
    '& .corner': { top: 0, zIndex: 4, borderBottom: rule },
    '& .gutter': { zIndex: 2, fontFamily: figures, fontSize: '0.75rem', color: palette.text.secondary },
    '& .gutter span': { position: 'absolute', right: '8px', transform: 'translateY(-50%)' },
    '& .head': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      display: 'grid',
      alignContent: 'center',
      height: `${headRem}rem`,
      paddingInline: '8px',
      backgroundColor: palette.background.paper,
      borderBottom: rule,
      borderRight: rule,
      fontFamily: figures,
      lineHeight: 1.3,
      minWidth: 0,
      containerType: 'inline-size',
      '& b': { fontWeight: 700, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .brief': { display: 'none' },
      '@container (max-width: 7rem)': { '& .short': { display: 'none' }, '& .brief': { display: 'inline' } },
      // Two lines where the day is narrow; the whole of it when it is pointed at.
      '& small': {
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        lineHeight: 1.2,
        fontSize: '0.75rem',
        color: palette.text.secondary,
      },
      '&.weekend': { backgroundColor: palette.group.weekend.soft },
      '&.holiday': { backgroundColor: palette.group.holiday.soft, '& small': { color: palette.group.holiday.ink } },
      '&.today b': { color: palette.primary.readable },
      '&.today': { boxShadow: `inset 0 -2px ${palette.primary.readable}` },
    },
    '& .day': {
      position: 'relative',
      borderRight: rule,
      minWidth: 0,
      backgroundImage: `repeating-linear-gradient(${palette.divider} 0 1px, transparent 1px ${hourRem}rem)`,
      '&.weekend': { backgroundColor: `color-mix(in srgb, ${palette.group.weekend.soft} 45%, transparent)` },
      '&.holiday': { backgroundColor: `color-mix(in srgb, ${palette.group.holiday.soft} 45%, transparent)` },
      '& ul': { position: 'absolute', inset: 0, margin: 0, padding: 0, listStyle: 'none' },
      '&.changed ul': { insetInlineStart: `${ownRem}rem` },
      // As wide as its lane: where that is narrow, times and names still stand whole.
      '& li': { position: 'absolute', padding: '1px 2px', containerType: 'inline-size' },
      '& .bar': {
        width: '100%',
        height: '100%',
        padding: '3px 6px',
        fontSize: '0.75rem',
        lineHeight: 1.3,
        whiteSpace: 'normal',
        // A button stands its content in its middle, unless it is told where.
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        overflow: 'clip',
        '@container (max-width: 5rem)': { padding: '3px', fontSize: '0.6875rem' },
      },
      // Whose head has been scrolled away keeps saying who it is.
      '& .bar .said': { position: 'sticky', top: `calc(${headRem}rem + 4px)`, display: 'grid', justifyItems: 'start', maxWidth: '100%' },
      '& .bar b': { fontWeight: 600, overflowWrap: 'normal' },
      '& .bar .name, & .bar .place': { fontWeight: 500, overflowWrap: 'anywhere', hyphens: 'auto' },
      // Behind the words of the bar.
      '& .bar .gap': {
        width: '100%',
        background: `repeating-linear-gradient(-45deg, ${palette.tone.missing.soft} 0 5px, ${palette.background.paper} 5px 9px)`,
        borderBlock: `1.5px solid ${palette.tone.missing.mark}`,
        [forcedColours]: { background: 'Canvas' },
      },
      '& .bar .empty': { fontWeight: 600, color: palette.tone.missing.ink },
      '& .bar .time': { whiteSpace: 'nowrap' },
      // No room below its times: who it is stands behind them.
      '& .low .said': { display: 'flex', gap: '4px', whiteSpace: 'nowrap' },
      '& .low .bar': { fontSize: '0.6875rem' },
      // Nor below what they say: the sign stands behind it, and where it has no room the name of the bar tells the state.
      '& .low .bar[data-mark]': {
        paddingInlineEnd: '18px',
        '@container (max-width: 9rem)': { paddingInlineEnd: '6px', '&::after': { display: 'none' } },
      },
      '& .low .place, & .low .empty': { display: 'none' },
      '& .low .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& .bar::after': { width: '10px !important', height: '10px !important', right: '4px !important', bottom: '4px !important' },
      ...weekMarks(theme, '.bar'),
      // Where the clock changes, the hours of that day are not those of the others: it writes its own.
      '& .own': {
        position: 'absolute',
        left: '4px',
        transform: 'translateY(-50%)',
        fontSize: '0.6875rem',
        color: palette.text.secondary,
        pointerEvents: 'none',
      },
      '& .more': { position: 'absolute', insetInline: '4px', bottom: '4px', fontSize: '0.75rem', zIndex: 1 },
    },
    [forcedColours]: { ...forcedWeek('.bar', hourRem), ...forcedBars, '& .head.today': { borderBottom: '3px solid Highlight' } },
  } as const
}

/** Side by side more than this cannot be read: the rest of the day is counted, and stands in the month. */
export const mostLanes = 12
