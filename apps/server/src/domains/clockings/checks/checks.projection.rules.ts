import type { Instant } from '@vigie/contract/kit/time.ts'
import type { ShiftsTable } from '../../../platform/postgres/tables.ts'
import type { ClockingLine } from '../clockings.line.ts'

type Checked = Readonly<Pick<ShiftsTable, 'check_times' | 'pause_times'>>
type Said = Pick<ClockingLine, 'kind' | 'happened_at' | 'doubt'>

/** What one more act makes of the instants that verification calls are counted by. One that is to be confirmed makes nothing yet. */
export function checksAfter({ check_times, pause_times }: Checked, { kind, happened_at, doubt }: Said): Checked {
  const isPaused = pause_times.length % 2 === 1
  if (doubt !== null) return { check_times, pause_times }
  if (kind === 'check') return { check_times: inOrder([...check_times, happened_at]), pause_times }
  const isTurn = kind === 'break_start' ? !isPaused : isPaused && (kind === 'break_end' || kind === 'end')
  return { check_times, pause_times: isTurn ? [...pause_times, happened_at] : pause_times }
}

const inOrder = (times: readonly Instant[]): Instant[] => times.toSorted((one, other) => (one < other ? -1 : 1))
