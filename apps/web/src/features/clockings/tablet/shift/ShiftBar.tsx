import Box from '@mui/material/Box'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge, forcedInk } from '../../../../theme/forced.ts'
import { navy, tonesOf } from '../../../../theme/palette.ts'
import { BreakIcon } from '../../../../ui/icons.tsx'
import { navyText } from '../../../../ui/page/tablet.ts'
import { clockOf, timeIn } from '../words.ts'
import { edgeOf, isClearOfEnds, placeOf } from './bar.rules.ts'

interface ShiftBarProps {
  readonly shift: Shift
  readonly now: Instant
  /** When the break of the law is due; null: it is not, or was taken. */
  readonly dueAt: Instant | null
}

/** The service as a line: what has passed of it, now, and the sixth hour of work. Everything that it shows is said in words beside it. */
export function ShiftBar({ shift, now, dueAt }: ShiftBarProps) {
  const { t } = useTranslation()
  const [at, from] = [placeOf(shift, now), placeOf(shift, shift.arrivedAt ?? shift.startsAt)]
  const due = dueAt === null ? null : placeOf(shift, dueAt)
  return (
    <Box aria-hidden="true" sx={styles}>
      <div className="hours">
        <span>{clockOf(shift.startsLocal)}</span>
        {isClearOfEnds(at) && <b style={{ left: `${at}%` }}>{timeIn(now, shift.timeZone)}</b>}
        <span>{clockOf(shift.endsLocal)}</span>
      </div>
      <div className="line">
        <i style={{ left: `${from}%`, width: `${Math.max(0, at - from)}%` }} />
        {due !== null && (
          <span className="due" style={{ left: `${due}%` }}>
            <BreakIcon size={14} strokeWidth={2.2} />
          </span>
        )}
        <em style={{ left: `${at}%` }} />
      </div>
      <div className="below">
        {dueAt !== null && due !== null && (
          <span style={edgeOf(due) === 'left' ? { left: `calc(${due}% - 12px)` } : { right: `calc(${100 - due}% - 12px)` }}>
            {t('clockings.breaks.mark', { time: timeIn(dueAt, shift.timeZone) })}
          </span>
        )}
      </div>
    </Box>
  )
}

const amber = tonesOf('dark').late

const styles = {
  mt: 4,
  fontFamily: figures,
  fontSize: 16,
  color: navyText,
  '& .hours': { position: 'relative', display: 'flex', justifyContent: 'space-between', mb: 1.5 },
  '& .hours b': { position: 'absolute', bottom: 4, transform: 'translateX(-50%)', fontWeight: 650, color: navy.text },
  '& .line': { position: 'relative', height: 16, borderRadius: 99, bgcolor: navy.line, [forcedColours]: forcedEdge },
  '& .line i': { position: 'absolute', top: 0, bottom: 0, borderRadius: 99, bgcolor: '#4d7df2', [forcedColours]: forcedInk },
  '& .line em': {
    position: 'absolute',
    top: -12,
    bottom: -12,
    width: 3,
    ml: '-1.5px',
    borderRadius: 2,
    bgcolor: navy.text,
    [forcedColours]: forcedInk,
  },
  '& .due': {
    position: 'absolute',
    top: -4,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    ml: '-12px',
    borderRadius: '50%',
    color: navy.ground,
    bgcolor: amber.mark,
    [forcedColours]: forcedEdge,
  },
  '& .below': { position: 'relative', height: 26, mt: 2.25 },
  '& .below span': { position: 'absolute', whiteSpace: 'nowrap', fontWeight: 650, color: amber.ink },
} as const
