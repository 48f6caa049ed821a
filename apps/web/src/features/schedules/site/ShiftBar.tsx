import { clockOf, epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { groupOfShift } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { emptyWithin, type PostShift } from '../../../domains/shifts/post.rules.ts'
import type { CSSProperties, ReactNode } from 'react'
import { useExchange } from '../../../session/store.ts'
import { markedState } from './marks.ts'
import type { Words } from './useWords.ts'

interface ShiftBarProps {
  readonly shift: PostShift
  readonly words: Words
  readonly now: Instant
  readonly isOpen: boolean
  /** Several sites stand together: each is named. */
  readonly isOfSites: boolean
  readonly id?: string | undefined
  readonly isMeant?: boolean
  readonly tabIndex?: number
  readonly style?: CSSProperties
  /** The time that the bar stands for, in milliseconds of the epoch; unset: the whole shift. */
  readonly span?: { readonly from: number; readonly to: number }
  readonly children?: ReactNode
  readonly onOpen: (shiftId: number) => void
}

/** `07` for a full hour, else `07:30`: a month of 31 columns has no room for more. Drawn, since the name says it in full. */
const brief = (clock: string): string => (clock.endsWith(':00') ? clock.slice(0, 2) : clock)

/** One shift as a bar: its times in its group's colour, its sign, and for whoever listens the whole of it. */
export function ShiftBar({ shift, words, now, isOpen, isOfSites, isMeant, span, children, onOpen, ...rest }: ShiftBarProps) {
  const { settings } = useExchange().environment
  const { mark } = markedState(shift, now, settings)
  const names = ['bar', groupOfShift(shift), shift.agentId === null && 'unassigned', isOpen && 'open', isMeant && 'meant']
  const whole = { from: epochOf(shift.startsAt), to: epochOf(shift.endsAt) }
  const label = words.whole(shift, now, isOfSites)
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      data-shift={shift.id}
      data-mark={mark ?? undefined}
      data-from={children ? undefined : brief(clockOf(shift.startsLocal))}
      data-to={children ? undefined : brief(clockOf(shift.endsLocal))}
      aria-label={label}
      title={label}
      onClick={() => onOpen(shift.id)}
      {...rest}
    >
      {shift.post &&
        emptyWithin(shift.post, span ?? whole).map(({ at, size }) => (
          <span key={at} className="gap" style={{ top: `${at * 100}%`, height: `${size * 100}%` }} />
        ))}
      {children}
    </button>
  )
}

/** Whether all of some shifts begin and end at full hours: their columns may be narrow. */
export const areBrief = (shifts: readonly Pick<Shift, 'startsLocal' | 'endsLocal'>[]): boolean =>
  shifts.every(({ startsLocal, endsLocal }) => startsLocal.slice(14, 16) === '00' && endsLocal.slice(14, 16) === '00')
