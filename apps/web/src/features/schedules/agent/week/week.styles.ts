import type { Theme } from '@mui/material/styles'
import { calendarGroups } from '@vigie/contract/schedules/schedules.rules.ts'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours } from '../../../../theme/forced.ts'
import { hatched } from '../../../../domains/schedules/calendarGroups.ts'
import { forcedWeek, weekMarks } from '../../../../domains/schedules/week.styles.ts'

/** Rem: the height of an hour of the week. */
export const hourRem = 1.75

/** The styles of a week's hours in one style. */
export const weekStyles = (theme: Theme) => {
  const { palette } = theme
  const rule = `1px solid ${palette.divider}`
  const tint = (group: 'weekend' | 'holiday') => `color-mix(in srgb, ${palette.group[group].soft} 50%, transparent)`
  return {
    display: 'grid',
    gridTemplateColumns: { xs: '1.75rem repeat(7, minmax(0, 1fr))', sm: '3.25rem repeat(7, minmax(0, 1fr))' },
    overflow: 'hidden',
    fontFamily: figures,
    '& .corner': { borderBottom: rule },
    '& .head': {
      display: 'grid',
      alignContent: 'start',
      justifyItems: { xs: 'center', sm: 'start' },
      gap: '1px',
      minWidth: 0,
      padding: { xs: '6px 2px', sm: '8px 10px' },
      borderBottom: rule,
      borderLeft: rule,
      '& span': { fontSize: '0.75rem', color: palette.text.secondary },
      '& b': { display: 'grid', placeItems: 'center', width: 28, height: 28, marginLeft: { sm: '-4px' }, fontSize: '1rem' },
      '& small': {
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        overflowWrap: 'break-word',
        hyphens: 'auto',
        fontSize: '0.6875rem',
        lineHeight: 1.3,
      },
      '& .change': { color: palette.tone.late.ink, fontSize: { xs: '0.625rem', sm: '0.6875rem' } },
      '& .away': {
        padding: '1px 5px',
        borderRadius: '5px',
        color: palette.group.unavailability.ink,
        backgroundColor: palette.group.unavailability.soft,
      },
      '&.weekend': { backgroundColor: palette.group.weekend.soft },
      '&.holiday': { backgroundColor: palette.group.holiday.soft, '& small': { color: palette.group.holiday.ink } },
      '&.today b': { borderRadius: '50%', color: palette.primary.contrastText, backgroundColor: palette.primary.main },
    },
    '& .gutter': { position: 'relative', fontSize: { xs: '0.6875rem', sm: '0.75rem' }, color: palette.text.secondary },
    '& .gutter span': { position: 'absolute', right: { xs: '4px', sm: '8px' }, transform: 'translateY(-50%)' },
    '& .day': {
      position: 'relative',
      borderLeft: rule,
      minWidth: 0,
      backgroundImage: `repeating-linear-gradient(${palette.divider} 0 1px, transparent 1px ${hourRem}rem)`,
      '&.weekend': { backgroundColor: tint('weekend') },
      '&.holiday': { backgroundColor: tint('holiday') },
      '& ul': { position: 'absolute', inset: 0, margin: 0, padding: 0, listStyle: 'none' },
      '& li': { position: 'absolute', padding: '1px 2px', containerType: 'inline-size' },
    },
    '& .block': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-start',
      alignItems: { xs: 'center', sm: 'stretch' },
      width: '100%',
      height: '100%',
      minWidth: 0,
      padding: { xs: '2px 1px', sm: '4px 7px' },
      border: '1px solid',
      borderRadius: '7px',
      font: 'inherit',
      fontSize: { xs: '0.6875rem', sm: '0.75rem' },
      lineHeight: 1.35,
      textAlign: { xs: 'center', sm: 'start' },
      overflow: 'hidden',
      cursor: 'pointer',
      '& b': { display: 'flex', alignItems: 'center', justifyContent: { xs: 'center', sm: 'start' }, gap: '4px', fontWeight: 600 },
      '& span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
      '& .times': { display: 'flex' },
      '& .time, & .to': { overflow: 'visible', whiteSpace: 'nowrap' },
      '& .place': { overflowWrap: 'anywhere', hyphens: 'auto' },
      '& .below': { display: 'none', verticalAlign: '-2px', marginRight: '3px' },
      // A tablet's day: the times have their line for themselves, and the sign stands before the place.
      '@container (max-width: 7.25rem)': { padding: '4px 5px', '& .before': { display: 'none' }, '& .below': { display: 'inline' } },
      // Several at one hour: the times stand one under the other, without the sign that the colour repeats; where not even
      // one has the room, it stands upright, and the place is told by what points at it. No time is broken.
      '@container (max-width: 5.5rem)': {
        padding: '3px',
        fontSize: '0.6875rem',
        '& .to': { display: 'none' },
        '& .times': { display: 'block' },
      },
      '@container (max-width: 2.3rem)': { paddingInline: 0, '& .time': { writingMode: 'vertical-rl' }, '& .place': { display: 'none' } },
      '& .mark': { fontWeight: 600, color: palette.tone.late.ink },
      '&.open': { outline: `2px solid ${palette.primary.readable}` },
      '&:hover': { borderColor: palette.text.secondary },
      '&:focus-visible': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: 1 },
    },
    ...Object.fromEntries(
      calendarGroups.map((group) => {
        const { ink, soft, mark } = palette.group[group]
        const background = group === 'unavailability' ? hatched(theme) : soft
        return [`& .block.${group}`, { color: ink, background, borderColor: `color-mix(in srgb, ${mark} 62%, transparent)` }]
      }),
    ),
    '& .block.changed': { borderColor: palette.tone.late.mark, borderWidth: 2 },
    ...weekMarks(theme, '.block'),
    // Where the clock changes, the hours of that day are not those of the others: it writes its own.
    '& .own': {
      position: 'absolute',
      right: '3px',
      zIndex: 1,
      transform: 'translateY(-50%)',
      fontSize: '0.625rem',
      color: palette.text.secondary,
      pointerEvents: 'none',
    },
    [forcedColours]: {
      ...forcedWeek('.block', hourRem),
      '& .head .away': { border: '1px dotted' },
      '& .block .mark': { color: 'inherit' },
    },
  } as const
}
