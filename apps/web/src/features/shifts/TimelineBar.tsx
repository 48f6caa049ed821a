import Box from '@mui/material/Box'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { isUnconfirmed } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Theme } from '@mui/material/styles'
import type { Tone } from '../../theme/palette.ts'
import { forcedColours } from '../../theme/forced.ts'
import { axisOf, barsOf, positionOf, type Axis, type Bar } from './timeline.ts'

interface TimelineBarProps {
  readonly shift: Shift
  readonly day: Day
  readonly now: Instant
  readonly tone: Tone
}

const share = (part: number) => `${(part * 100).toFixed(2)}%`
const span = ({ at, width }: Bar) => ({ left: share(at), width: share(width) })

/** One shift on the hours of its own site: what was planned, what was done, and now. The times beside it say the same. */
export function TimelineBar({ shift, day, now, tone }: TimelineBarProps) {
  const axis = axisOf(day, shift.timeZone)
  const { planned, actual } = barsOf(axis, shift, now)
  const at = positionOf(axis, now)
  return (
    <div className="line" aria-hidden="true" style={{ backgroundImage: gridOf(axis) }}>
      {planned && <u style={span(planned)} />}
      {actual && <i className={isUnconfirmed(shift) ? `${tone} unsure` : tone} style={span(actual)} />}
      {at !== null && <s style={{ left: share(at) }} />}
    </div>
  )
}

const grids = new WeakMap<Axis, string>()
/** A hairline at each six hours, the midnights a little stronger; drawn as one background. */
function gridOf(axis: Axis): string {
  let grid = grids.get(axis)
  if (!grid) {
    const line = ({ hour, at }: Axis['ticks'][number]) => {
      const colour = hour === 0 ? 'var(--midnight)' : 'var(--hour)'
      return `linear-gradient(90deg, transparent ${share(at)}, ${colour} ${share(at)}, ${colour} calc(${share(at)} + 1px), transparent calc(${share(at)} + 1px))`
    }
    grids.set(axis, (grid = axis.ticks.slice(1, -1).map(line).join(', ')))
  }
  return grid
}

/** The hours above the bars. */
export function TimelineHours({ day, zone, write }: { day: Day; zone: string; write: (hour: number) => string }) {
  const { ticks } = axisOf(day, zone)
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'relative',
        height: '1.4em',
        '& span': { position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
      }}
    >
      {ticks.slice(1, -1).map(({ hour, at }) => (
        <span key={at} className={hour % 12 === 0 ? undefined : 'minor'} style={{ left: share(at) }}>
          {write(hour)}
        </span>
      ))}
    </Box>
  )
}

/** The styles of bars, for whatever holds them. */
export const timelineStyles = (theme: Theme) => {
  const { tone, mode } = theme.palette
  const bar = { position: 'absolute', top: '50%', transform: 'translateY(-50%)', minWidth: 3 } as const
  return {
    '--hour': theme.palette.divider,
    '--midnight': mode === 'light' ? '#c9d2de' : '#3b4d68',
    position: 'relative',
    height: 24,
    '& u': { ...bar, height: 8, borderRadius: '4px', backgroundColor: mode === 'light' ? '#d3dbe7' : '#33455f' },
    '& i': { ...bar, height: 12, borderRadius: '6px', backgroundColor: tone.run.mark },
    '& i.done': { backgroundColor: tone.done.mark },
    '& i.late': { backgroundColor: tone.late.mark },
    // What may not have been.
    '& i.unsure': {
      backgroundImage: `repeating-linear-gradient(-45deg, transparent 0 4px, ${theme.palette.background.paper} 4px 7px)`,
    },
    '& s': { position: 'absolute', top: -4, bottom: -4, width: 2, marginLeft: '-1px', backgroundColor: tone.missing.mark, opacity: 0.6 },
    [forcedColours]: {
      '& u, & i, & s': { forcedColorAdjust: 'none' },
      '& u': { backgroundColor: 'GrayText' },
      '& i, & i.done, & i.late': { backgroundColor: 'CanvasText' },
      '& s': { backgroundColor: 'Highlight', opacity: 1 },
    },
  } as const
}
