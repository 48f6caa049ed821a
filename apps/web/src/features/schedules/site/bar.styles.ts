import type { Theme } from '@mui/material/styles'
import { calendarGroups, type CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import { figures } from '../../../theme/augment.ts'
import type { Tone } from '../../../theme/palette.ts'
import { forcedGroups, hatched } from '../../../domains/schedules/calendarGroups.ts'
import { forcedColours, forcedInk } from '../../../theme/forced.ts'
import type { Mark } from './marks.ts'

/** Each sign has a shape of its own, so that it is told without its colour: a tick, a triangle, an hourglass, a !. */
const exclamation = 'polygon(30% 0, 70% 0, 62% 64%, 50% 64%, 50% 76%, 66% 76%, 66% 100%, 34% 100%, 34% 76%, 50% 76%, 50% 64%, 38% 64%)'
export const markStyles: Record<Mark, { readonly tone: Tone; readonly clipPath: string }> = {
  done: { tone: 'done', clipPath: 'polygon(12% 46%, 0 62%, 40% 94%, 100% 20%, 84% 6%, 37% 64%)' },
  running: { tone: 'run', clipPath: 'polygon(12% 0, 100% 50%, 12% 100%)' },
  late: { tone: 'late', clipPath: 'polygon(0 0, 100% 0, 58% 50%, 100% 100%, 0 100%, 42% 50%)' },
  warning: { tone: 'late', clipPath: exclamation },
  missed: { tone: 'missing', clipPath: exclamation },
}

const ofGroup = (theme: Theme, group: CalendarGroup) => {
  const { ink, soft, mark } = theme.palette.group[group]
  return {
    color: ink,
    background: group === 'unavailability' ? hatched(theme) : soft,
    borderColor: `color-mix(in srgb, ${mark} 62%, transparent)`,
  }
}

/** The styles of shifts' bars, for whatever holds them: one style, so that a bar is one plain element. */
export const barStyles = (theme: Theme) =>
  ({
    '& .bar': {
      position: 'relative',
      display: 'block',
      minWidth: 0,
      p: '1px 0 1px 2px',
      border: '1px solid',
      borderRadius: '7px',
      font: 'inherit',
      fontFamily: figures,
      fontWeight: 600,
      fontSize: '0.6875rem',
      lineHeight: 1.2,
      textAlign: 'start',
      whiteSpace: 'pre-line',
      overflow: 'hidden',
      cursor: 'pointer',
      color: 'inherit',
      '&:hover': { borderColor: theme.palette.text.secondary },
      '&.open': { outline: `2px solid ${theme.palette.primary.readable}`, outlineOffset: 0 },
    },
    '& .bar[data-from]::before': { content: 'attr(data-from) "\\A" attr(data-to)' },
    ...Object.fromEntries(calendarGroups.map((group) => [`& .bar.${group}`, ofGroup(theme, group)])),
    // Nobody does it yet: an empty frame, whatever its time.
    '& .bar.unassigned': {
      color: theme.palette.tone.missing.ink,
      background: theme.palette.background.paper,
      border: `1.5px dashed ${theme.palette.tone.missing.mark}`,
    },
    // A stretch of the post that no agent held, at the edge of a bar that is too small for more.
    '& .bar .gap': {
      position: 'absolute',
      insetInlineStart: 0,
      width: '4px',
      background: theme.palette.tone.missing.mark,
      [forcedColours]: forcedInk,
    },
    '& .bar[data-from]:has(.gap)': { paddingInlineStart: '7px' },
    '& .bar[data-mark]::after': { content: '""', position: 'absolute', right: '1px', bottom: '3px', width: '7px', height: '7px' },
    ...Object.fromEntries(
      Object.entries(markStyles).map(([mark, { tone, clipPath }]) => [
        `& .bar[data-mark="${mark}"]::after`,
        { backgroundColor: theme.palette.tone[tone].ink, clipPath },
      ]),
    ),
  }) as const

/** The bars in the reader's own colours, for the same. */
export const forcedBars = {
  ...forcedGroups('& .bar'),
  '& .bar.unassigned': { forcedColorAdjust: 'auto', background: 'Canvas' },
  '& .bar[data-mark]::after': forcedInk,
  '& .bar.shiftNight:not(.unassigned)[data-mark]::after': { backgroundColor: 'Canvas' },
  '& .bar.open': { outline: '3px solid Highlight' },
} as const
